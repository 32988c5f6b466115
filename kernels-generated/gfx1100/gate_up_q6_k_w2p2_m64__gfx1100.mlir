// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q6_k', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q6_k_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %c11 = arith.constant 1024 : index
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
  %c38 = arith.constant 4 : index
  %c39 = arith.constant 512 : index
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
    %1043 = arith.muli %1002, %c38 : index
    %1044 = arith.addi %1043, %c7 : index
    %1045 = arith.muli %1044, %c3 : index
    %1046 = arith.addi %1045, %1001 : index
    %1047 = arith.addi %1046, %c7 : index
    %1048 = memref.load %19[%1047] : memref<?xf32>
    %1049 = arith.addi %1047, %c39 : index
    %1050 = memref.load %19[%1049] : memref<?xf32>
    %1051 = arith.addf %1048, %1050 : f32
    %1052 = arith.muli %1044, %c3 : index
    %1053 = arith.addi %1052, %1001 : index
    %1054 = arith.addi %1053, %c2 : index
    %1055 = memref.load %19[%1054] : memref<?xf32>
    %1056 = arith.addi %1054, %c39 : index
    %1057 = memref.load %19[%1056] : memref<?xf32>
    %1058 = arith.addf %1055, %1057 : f32
    %1059 = wave.lane
    %1060 = arith.addi %18, %c7 : index
    %1061 = arith.muli %1044, %c6 : index
    %1062 = arith.addi %1060, %1061 : index
    %1063 = arith.divui %1059, %c15 : index
    %1064 = arith.addi %1062, %1063 : index
    %1065 = arith.cmpi slt, %1064, %17 : index
    scf.if %1065 {
      %1066 = arith.cmpi eq, %hasFactors, %c8 : index
      %1067 = arith.muli %1064, %c6 : index
      %1068 = memref.load %factors[%1067] : memref<?xf32>
      %1069 = arith.mulf %1068, %operandScale : f32
      %1070 = arith.select %1066, %1069, %operandScale : f32
      %1071 = arith.remui %1059, %c15 : index
      %1072 = arith.muli %1071, %c38 : index
      %1073 = arith.addi %13, %1072 : index
      %1074 = vector.load %w[%1073] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1075 = vector.bitcast %1074 : vector<4xi8> to vector<1xf32>
      %1076 = vector.extract %1075[0] : f32 from vector<1xf32>
      %1077 = arith.mulf %1076, %1070 : f32
      %1078 = arith.mulf %1051, %1077 : f32
      %1079 = arith.remui %1059, %c15 : index
      %1080 = arith.muli %1079, %c38 : index
      %1081 = arith.addi %15, %1080 : index
      %1082 = vector.load %w[%1081] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1083 = vector.bitcast %1082 : vector<4xi8> to vector<1xf32>
      %1084 = vector.extract %1083[0] : f32 from vector<1xf32>
      %1085 = arith.mulf %1084, %1070 : f32
      %1086 = arith.mulf %1058, %1085 : f32
      %1087 = arith.addi %13, %c10 : index
      %1088 = vector.load %w[%1087] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1089 = vector.bitcast %1088 : vector<4xi8> to vector<1xf32>
      %1090 = vector.extract %1089[0] : f32 from vector<1xf32>
      %1091 = arith.muli %1064, %c6 : index
      %1092 = arith.addi %1091, %c8 : index
      %1093 = memref.load %factors[%1092] : memref<?xf32>
      %1094 = arith.mulf %1093, %1090 : f32
      %1095 = arith.bitcast %1094 : f32 to i32
      %1096 = arith.shrui %1095, %c42 : i32
      %1097 = arith.maxsi %1096, %c43 : i32
      %1098 = arith.subi %c44, %1097 : i32
      %1099 = arith.shli %1098, %c42 : i32
      %1100 = arith.subi %1097, %c45 : i32
      %1101 = arith.shli %1100, %c42 : i32
      %1102 = arith.bitcast %1099 : i32 to f32
      %1103 = arith.bitcast %1101 : i32 to f32
      %1104 = arith.cmpi eq, %0, %c7 : index
      %1105 = wave.lane
      %1106 = arith.remui %1105, %c15 : index
      %1107 = arith.cmpi eq, %1106, %c7 : index
      %1108 = arith.andi %1104, %1107 : i1
      scf.if %1108 {
        %1109 = arith.muli %1064, %c6 : index
        memref.store %1103, %out_factors[%1109] : memref<?xf32>
      }
      %1110 = arith.mulf %1078, %c47 : f32
      %1111 = wave.exp2 %1110 : f32
      %1112 = arith.addf %c46, %1111 : f32
      %1113 = arith.divf %1078, %1112 : f32
      %1114 = arith.mulf %1113, %1086 : f32
      %1115 = arith.mulf %1114, %1102 : f32
      %1116 = arith.truncf %1115 : f32 to f16
      %1117 = arith.muli %0, %c15 : index
      %1118 = wave.lane
      %1119 = arith.remui %1118, %c15 : index
      %1120 = arith.addi %1117, %1119 : index
      %1121 = arith.divui %1064, %outTileRows : index
      %1122 = arith.divui %outputFeatures, %c15 : index
      %1123 = arith.muli %1121, %1122 : index
      %1124 = arith.divui %1120, %c15 : index
      %1125 = arith.addi %1123, %1124 : index
      %1126 = arith.muli %1125, %c6 : index
      %1127 = arith.remui %1120, %c15 : index
      %1128 = arith.divui %1127, %c16 : index
      %1129 = arith.addi %1126, %1128 : index
      %1130 = arith.muli %outTileRows, %c16 : index
      %1131 = arith.muli %1129, %1130 : index
      %1132 = arith.remui %1064, %outTileRows : index
      %1133 = arith.muli %1132, %c16 : index
      %1134 = arith.addi %1131, %1133 : index
      %1135 = arith.remui %1120, %c16 : index
      %1136 = arith.addi %1134, %1135 : index
      memref.store %1116, %out[%1136] : memref<?xf16>
    }
    %1137 = arith.muli %1002, %c38 : index
    %1138 = arith.addi %1137, %c8 : index
    %1139 = arith.muli %1138, %c3 : index
    %1140 = arith.addi %1139, %1001 : index
    %1141 = arith.addi %1140, %c7 : index
    %1142 = memref.load %19[%1141] : memref<?xf32>
    %1143 = arith.addi %1141, %c39 : index
    %1144 = memref.load %19[%1143] : memref<?xf32>
    %1145 = arith.addf %1142, %1144 : f32
    %1146 = arith.muli %1138, %c3 : index
    %1147 = arith.addi %1146, %1001 : index
    %1148 = arith.addi %1147, %c2 : index
    %1149 = memref.load %19[%1148] : memref<?xf32>
    %1150 = arith.addi %1148, %c39 : index
    %1151 = memref.load %19[%1150] : memref<?xf32>
    %1152 = arith.addf %1149, %1151 : f32
    %1153 = wave.lane
    %1154 = arith.addi %18, %c7 : index
    %1155 = arith.muli %1138, %c6 : index
    %1156 = arith.addi %1154, %1155 : index
    %1157 = arith.divui %1153, %c15 : index
    %1158 = arith.addi %1156, %1157 : index
    %1159 = arith.cmpi slt, %1158, %17 : index
    scf.if %1159 {
      %1160 = arith.cmpi eq, %hasFactors, %c8 : index
      %1161 = arith.muli %1158, %c6 : index
      %1162 = memref.load %factors[%1161] : memref<?xf32>
      %1163 = arith.mulf %1162, %operandScale : f32
      %1164 = arith.select %1160, %1163, %operandScale : f32
      %1165 = arith.remui %1153, %c15 : index
      %1166 = arith.muli %1165, %c38 : index
      %1167 = arith.addi %13, %1166 : index
      %1168 = vector.load %w[%1167] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1169 = vector.bitcast %1168 : vector<4xi8> to vector<1xf32>
      %1170 = vector.extract %1169[0] : f32 from vector<1xf32>
      %1171 = arith.mulf %1170, %1164 : f32
      %1172 = arith.mulf %1145, %1171 : f32
      %1173 = arith.remui %1153, %c15 : index
      %1174 = arith.muli %1173, %c38 : index
      %1175 = arith.addi %15, %1174 : index
      %1176 = vector.load %w[%1175] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1177 = vector.bitcast %1176 : vector<4xi8> to vector<1xf32>
      %1178 = vector.extract %1177[0] : f32 from vector<1xf32>
      %1179 = arith.mulf %1178, %1164 : f32
      %1180 = arith.mulf %1152, %1179 : f32
      %1181 = arith.addi %13, %c10 : index
      %1182 = vector.load %w[%1181] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1183 = vector.bitcast %1182 : vector<4xi8> to vector<1xf32>
      %1184 = vector.extract %1183[0] : f32 from vector<1xf32>
      %1185 = arith.muli %1158, %c6 : index
      %1186 = arith.addi %1185, %c8 : index
      %1187 = memref.load %factors[%1186] : memref<?xf32>
      %1188 = arith.mulf %1187, %1184 : f32
      %1189 = arith.bitcast %1188 : f32 to i32
      %1190 = arith.shrui %1189, %c42 : i32
      %1191 = arith.maxsi %1190, %c43 : i32
      %1192 = arith.subi %c44, %1191 : i32
      %1193 = arith.shli %1192, %c42 : i32
      %1194 = arith.subi %1191, %c45 : i32
      %1195 = arith.shli %1194, %c42 : i32
      %1196 = arith.bitcast %1193 : i32 to f32
      %1197 = arith.bitcast %1195 : i32 to f32
      %1198 = arith.cmpi eq, %0, %c7 : index
      %1199 = wave.lane
      %1200 = arith.remui %1199, %c15 : index
      %1201 = arith.cmpi eq, %1200, %c7 : index
      %1202 = arith.andi %1198, %1201 : i1
      scf.if %1202 {
        %1203 = arith.muli %1158, %c6 : index
        memref.store %1197, %out_factors[%1203] : memref<?xf32>
      }
      %1204 = arith.mulf %1172, %c47 : f32
      %1205 = wave.exp2 %1204 : f32
      %1206 = arith.addf %c46, %1205 : f32
      %1207 = arith.divf %1172, %1206 : f32
      %1208 = arith.mulf %1207, %1180 : f32
      %1209 = arith.mulf %1208, %1196 : f32
      %1210 = arith.truncf %1209 : f32 to f16
      %1211 = arith.muli %0, %c15 : index
      %1212 = wave.lane
      %1213 = arith.remui %1212, %c15 : index
      %1214 = arith.addi %1211, %1213 : index
      %1215 = arith.divui %1158, %outTileRows : index
      %1216 = arith.divui %outputFeatures, %c15 : index
      %1217 = arith.muli %1215, %1216 : index
      %1218 = arith.divui %1214, %c15 : index
      %1219 = arith.addi %1217, %1218 : index
      %1220 = arith.muli %1219, %c6 : index
      %1221 = arith.remui %1214, %c15 : index
      %1222 = arith.divui %1221, %c16 : index
      %1223 = arith.addi %1220, %1222 : index
      %1224 = arith.muli %outTileRows, %c16 : index
      %1225 = arith.muli %1223, %1224 : index
      %1226 = arith.remui %1158, %outTileRows : index
      %1227 = arith.muli %1226, %c16 : index
      %1228 = arith.addi %1225, %1227 : index
      %1229 = arith.remui %1214, %c16 : index
      %1230 = arith.addi %1228, %1229 : index
      memref.store %1210, %out[%1230] : memref<?xf16>
    }
    %1231 = arith.muli %1002, %c38 : index
    %1232 = arith.addi %1231, %c6 : index
    %1233 = arith.muli %1232, %c3 : index
    %1234 = arith.addi %1233, %1001 : index
    %1235 = arith.addi %1234, %c7 : index
    %1236 = memref.load %19[%1235] : memref<?xf32>
    %1237 = arith.addi %1235, %c39 : index
    %1238 = memref.load %19[%1237] : memref<?xf32>
    %1239 = arith.addf %1236, %1238 : f32
    %1240 = arith.muli %1232, %c3 : index
    %1241 = arith.addi %1240, %1001 : index
    %1242 = arith.addi %1241, %c2 : index
    %1243 = memref.load %19[%1242] : memref<?xf32>
    %1244 = arith.addi %1242, %c39 : index
    %1245 = memref.load %19[%1244] : memref<?xf32>
    %1246 = arith.addf %1243, %1245 : f32
    %1247 = wave.lane
    %1248 = arith.addi %18, %c7 : index
    %1249 = arith.muli %1232, %c6 : index
    %1250 = arith.addi %1248, %1249 : index
    %1251 = arith.divui %1247, %c15 : index
    %1252 = arith.addi %1250, %1251 : index
    %1253 = arith.cmpi slt, %1252, %17 : index
    scf.if %1253 {
      %1254 = arith.cmpi eq, %hasFactors, %c8 : index
      %1255 = arith.muli %1252, %c6 : index
      %1256 = memref.load %factors[%1255] : memref<?xf32>
      %1257 = arith.mulf %1256, %operandScale : f32
      %1258 = arith.select %1254, %1257, %operandScale : f32
      %1259 = arith.remui %1247, %c15 : index
      %1260 = arith.muli %1259, %c38 : index
      %1261 = arith.addi %13, %1260 : index
      %1262 = vector.load %w[%1261] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1263 = vector.bitcast %1262 : vector<4xi8> to vector<1xf32>
      %1264 = vector.extract %1263[0] : f32 from vector<1xf32>
      %1265 = arith.mulf %1264, %1258 : f32
      %1266 = arith.mulf %1239, %1265 : f32
      %1267 = arith.remui %1247, %c15 : index
      %1268 = arith.muli %1267, %c38 : index
      %1269 = arith.addi %15, %1268 : index
      %1270 = vector.load %w[%1269] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1271 = vector.bitcast %1270 : vector<4xi8> to vector<1xf32>
      %1272 = vector.extract %1271[0] : f32 from vector<1xf32>
      %1273 = arith.mulf %1272, %1258 : f32
      %1274 = arith.mulf %1246, %1273 : f32
      %1275 = arith.addi %13, %c10 : index
      %1276 = vector.load %w[%1275] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1277 = vector.bitcast %1276 : vector<4xi8> to vector<1xf32>
      %1278 = vector.extract %1277[0] : f32 from vector<1xf32>
      %1279 = arith.muli %1252, %c6 : index
      %1280 = arith.addi %1279, %c8 : index
      %1281 = memref.load %factors[%1280] : memref<?xf32>
      %1282 = arith.mulf %1281, %1278 : f32
      %1283 = arith.bitcast %1282 : f32 to i32
      %1284 = arith.shrui %1283, %c42 : i32
      %1285 = arith.maxsi %1284, %c43 : i32
      %1286 = arith.subi %c44, %1285 : i32
      %1287 = arith.shli %1286, %c42 : i32
      %1288 = arith.subi %1285, %c45 : i32
      %1289 = arith.shli %1288, %c42 : i32
      %1290 = arith.bitcast %1287 : i32 to f32
      %1291 = arith.bitcast %1289 : i32 to f32
      %1292 = arith.cmpi eq, %0, %c7 : index
      %1293 = wave.lane
      %1294 = arith.remui %1293, %c15 : index
      %1295 = arith.cmpi eq, %1294, %c7 : index
      %1296 = arith.andi %1292, %1295 : i1
      scf.if %1296 {
        %1297 = arith.muli %1252, %c6 : index
        memref.store %1291, %out_factors[%1297] : memref<?xf32>
      }
      %1298 = arith.mulf %1266, %c47 : f32
      %1299 = wave.exp2 %1298 : f32
      %1300 = arith.addf %c46, %1299 : f32
      %1301 = arith.divf %1266, %1300 : f32
      %1302 = arith.mulf %1301, %1274 : f32
      %1303 = arith.mulf %1302, %1290 : f32
      %1304 = arith.truncf %1303 : f32 to f16
      %1305 = arith.muli %0, %c15 : index
      %1306 = wave.lane
      %1307 = arith.remui %1306, %c15 : index
      %1308 = arith.addi %1305, %1307 : index
      %1309 = arith.divui %1252, %outTileRows : index
      %1310 = arith.divui %outputFeatures, %c15 : index
      %1311 = arith.muli %1309, %1310 : index
      %1312 = arith.divui %1308, %c15 : index
      %1313 = arith.addi %1311, %1312 : index
      %1314 = arith.muli %1313, %c6 : index
      %1315 = arith.remui %1308, %c15 : index
      %1316 = arith.divui %1315, %c16 : index
      %1317 = arith.addi %1314, %1316 : index
      %1318 = arith.muli %outTileRows, %c16 : index
      %1319 = arith.muli %1317, %1318 : index
      %1320 = arith.remui %1252, %outTileRows : index
      %1321 = arith.muli %1320, %c16 : index
      %1322 = arith.addi %1319, %1321 : index
      %1323 = arith.remui %1308, %c16 : index
      %1324 = arith.addi %1322, %1323 : index
      memref.store %1304, %out[%1324] : memref<?xf16>
    }
    %1325 = arith.muli %1002, %c38 : index
    %1326 = arith.addi %1325, %c33 : index
    %1327 = arith.muli %1326, %c3 : index
    %1328 = arith.addi %1327, %1001 : index
    %1329 = arith.addi %1328, %c7 : index
    %1330 = memref.load %19[%1329] : memref<?xf32>
    %1331 = arith.addi %1329, %c39 : index
    %1332 = memref.load %19[%1331] : memref<?xf32>
    %1333 = arith.addf %1330, %1332 : f32
    %1334 = arith.muli %1326, %c3 : index
    %1335 = arith.addi %1334, %1001 : index
    %1336 = arith.addi %1335, %c2 : index
    %1337 = memref.load %19[%1336] : memref<?xf32>
    %1338 = arith.addi %1336, %c39 : index
    %1339 = memref.load %19[%1338] : memref<?xf32>
    %1340 = arith.addf %1337, %1339 : f32
    %1341 = wave.lane
    %1342 = arith.addi %18, %c7 : index
    %1343 = arith.muli %1326, %c6 : index
    %1344 = arith.addi %1342, %1343 : index
    %1345 = arith.divui %1341, %c15 : index
    %1346 = arith.addi %1344, %1345 : index
    %1347 = arith.cmpi slt, %1346, %17 : index
    scf.if %1347 {
      %1348 = arith.cmpi eq, %hasFactors, %c8 : index
      %1349 = arith.muli %1346, %c6 : index
      %1350 = memref.load %factors[%1349] : memref<?xf32>
      %1351 = arith.mulf %1350, %operandScale : f32
      %1352 = arith.select %1348, %1351, %operandScale : f32
      %1353 = arith.remui %1341, %c15 : index
      %1354 = arith.muli %1353, %c38 : index
      %1355 = arith.addi %13, %1354 : index
      %1356 = vector.load %w[%1355] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1357 = vector.bitcast %1356 : vector<4xi8> to vector<1xf32>
      %1358 = vector.extract %1357[0] : f32 from vector<1xf32>
      %1359 = arith.mulf %1358, %1352 : f32
      %1360 = arith.mulf %1333, %1359 : f32
      %1361 = arith.remui %1341, %c15 : index
      %1362 = arith.muli %1361, %c38 : index
      %1363 = arith.addi %15, %1362 : index
      %1364 = vector.load %w[%1363] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1365 = vector.bitcast %1364 : vector<4xi8> to vector<1xf32>
      %1366 = vector.extract %1365[0] : f32 from vector<1xf32>
      %1367 = arith.mulf %1366, %1352 : f32
      %1368 = arith.mulf %1340, %1367 : f32
      %1369 = arith.addi %13, %c10 : index
      %1370 = vector.load %w[%1369] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1371 = vector.bitcast %1370 : vector<4xi8> to vector<1xf32>
      %1372 = vector.extract %1371[0] : f32 from vector<1xf32>
      %1373 = arith.muli %1346, %c6 : index
      %1374 = arith.addi %1373, %c8 : index
      %1375 = memref.load %factors[%1374] : memref<?xf32>
      %1376 = arith.mulf %1375, %1372 : f32
      %1377 = arith.bitcast %1376 : f32 to i32
      %1378 = arith.shrui %1377, %c42 : i32
      %1379 = arith.maxsi %1378, %c43 : i32
      %1380 = arith.subi %c44, %1379 : i32
      %1381 = arith.shli %1380, %c42 : i32
      %1382 = arith.subi %1379, %c45 : i32
      %1383 = arith.shli %1382, %c42 : i32
      %1384 = arith.bitcast %1381 : i32 to f32
      %1385 = arith.bitcast %1383 : i32 to f32
      %1386 = arith.cmpi eq, %0, %c7 : index
      %1387 = wave.lane
      %1388 = arith.remui %1387, %c15 : index
      %1389 = arith.cmpi eq, %1388, %c7 : index
      %1390 = arith.andi %1386, %1389 : i1
      scf.if %1390 {
        %1391 = arith.muli %1346, %c6 : index
        memref.store %1385, %out_factors[%1391] : memref<?xf32>
      }
      %1392 = arith.mulf %1360, %c47 : f32
      %1393 = wave.exp2 %1392 : f32
      %1394 = arith.addf %c46, %1393 : f32
      %1395 = arith.divf %1360, %1394 : f32
      %1396 = arith.mulf %1395, %1368 : f32
      %1397 = arith.mulf %1396, %1384 : f32
      %1398 = arith.truncf %1397 : f32 to f16
      %1399 = arith.muli %0, %c15 : index
      %1400 = wave.lane
      %1401 = arith.remui %1400, %c15 : index
      %1402 = arith.addi %1399, %1401 : index
      %1403 = arith.divui %1346, %outTileRows : index
      %1404 = arith.divui %outputFeatures, %c15 : index
      %1405 = arith.muli %1403, %1404 : index
      %1406 = arith.divui %1402, %c15 : index
      %1407 = arith.addi %1405, %1406 : index
      %1408 = arith.muli %1407, %c6 : index
      %1409 = arith.remui %1402, %c15 : index
      %1410 = arith.divui %1409, %c16 : index
      %1411 = arith.addi %1408, %1410 : index
      %1412 = arith.muli %outTileRows, %c16 : index
      %1413 = arith.muli %1411, %1412 : index
      %1414 = arith.remui %1346, %outTileRows : index
      %1415 = arith.muli %1414, %c16 : index
      %1416 = arith.addi %1413, %1415 : index
      %1417 = arith.remui %1402, %c16 : index
      %1418 = arith.addi %1416, %1417 : index
      memref.store %1398, %out[%1418] : memref<?xf16>
    }
    %1419 = wave.lane
    wave.barrier
    %1420 = wave.wave
    %1421 = arith.muli %1420, %c6 : index
    %1422 = arith.addi %1421, %c7 : index
    %1423 = arith.muli %1422, %c2 : index
    %1424 = arith.addi %1423, %1419 : index
    %1425 = vector.extract %709#2[0] : f32 from vector<8xf32>
    %1426 = arith.addi %1424, %c7 : index
    memref.store %1425, %19[%1426] : memref<?xf32>
    %1427 = vector.extract %709#2[1] : f32 from vector<8xf32>
    %1428 = arith.addi %1424, %c3 : index
    memref.store %1427, %19[%1428] : memref<?xf32>
    %1429 = vector.extract %709#2[2] : f32 from vector<8xf32>
    %1430 = arith.addi %1424, %c10 : index
    memref.store %1429, %19[%1430] : memref<?xf32>
    %1431 = vector.extract %709#2[3] : f32 from vector<8xf32>
    %1432 = arith.addi %1424, %c34 : index
    memref.store %1431, %19[%1432] : memref<?xf32>
    %1433 = vector.extract %709#2[4] : f32 from vector<8xf32>
    %1434 = arith.addi %1424, %c5 : index
    memref.store %1433, %19[%1434] : memref<?xf32>
    %1435 = vector.extract %709#2[5] : f32 from vector<8xf32>
    %1436 = arith.addi %1424, %c35 : index
    memref.store %1435, %19[%1436] : memref<?xf32>
    %1437 = vector.extract %709#2[6] : f32 from vector<8xf32>
    %1438 = arith.addi %1424, %c36 : index
    memref.store %1437, %19[%1438] : memref<?xf32>
    %1439 = vector.extract %709#2[7] : f32 from vector<8xf32>
    %1440 = arith.addi %1424, %c37 : index
    memref.store %1439, %19[%1440] : memref<?xf32>
    %1441 = arith.muli %1420, %c6 : index
    %1442 = arith.addi %1441, %c8 : index
    %1443 = arith.muli %1442, %c2 : index
    %1444 = arith.addi %1443, %1419 : index
    %1445 = vector.extract %709#3[0] : f32 from vector<8xf32>
    %1446 = arith.addi %1444, %c7 : index
    memref.store %1445, %19[%1446] : memref<?xf32>
    %1447 = vector.extract %709#3[1] : f32 from vector<8xf32>
    %1448 = arith.addi %1444, %c3 : index
    memref.store %1447, %19[%1448] : memref<?xf32>
    %1449 = vector.extract %709#3[2] : f32 from vector<8xf32>
    %1450 = arith.addi %1444, %c10 : index
    memref.store %1449, %19[%1450] : memref<?xf32>
    %1451 = vector.extract %709#3[3] : f32 from vector<8xf32>
    %1452 = arith.addi %1444, %c34 : index
    memref.store %1451, %19[%1452] : memref<?xf32>
    %1453 = vector.extract %709#3[4] : f32 from vector<8xf32>
    %1454 = arith.addi %1444, %c5 : index
    memref.store %1453, %19[%1454] : memref<?xf32>
    %1455 = vector.extract %709#3[5] : f32 from vector<8xf32>
    %1456 = arith.addi %1444, %c35 : index
    memref.store %1455, %19[%1456] : memref<?xf32>
    %1457 = vector.extract %709#3[6] : f32 from vector<8xf32>
    %1458 = arith.addi %1444, %c36 : index
    memref.store %1457, %19[%1458] : memref<?xf32>
    %1459 = vector.extract %709#3[7] : f32 from vector<8xf32>
    %1460 = arith.addi %1444, %c37 : index
    memref.store %1459, %19[%1460] : memref<?xf32>
    wave.barrier
    %1461 = arith.muli %1420, %c38 : index
    %1462 = arith.addi %1461, %c7 : index
    %1463 = arith.muli %1462, %c3 : index
    %1464 = arith.addi %1463, %1419 : index
    %1465 = arith.addi %1464, %c7 : index
    %1466 = memref.load %19[%1465] : memref<?xf32>
    %1467 = arith.addi %1465, %c39 : index
    %1468 = memref.load %19[%1467] : memref<?xf32>
    %1469 = arith.addf %1466, %1468 : f32
    %1470 = arith.muli %1462, %c3 : index
    %1471 = arith.addi %1470, %1419 : index
    %1472 = arith.addi %1471, %c2 : index
    %1473 = memref.load %19[%1472] : memref<?xf32>
    %1474 = arith.addi %1472, %c39 : index
    %1475 = memref.load %19[%1474] : memref<?xf32>
    %1476 = arith.addf %1473, %1475 : f32
    %1477 = wave.lane
    %1478 = arith.addi %18, %c15 : index
    %1479 = arith.muli %1462, %c6 : index
    %1480 = arith.addi %1478, %1479 : index
    %1481 = arith.divui %1477, %c15 : index
    %1482 = arith.addi %1480, %1481 : index
    %1483 = arith.cmpi slt, %1482, %17 : index
    scf.if %1483 {
      %1484 = arith.cmpi eq, %hasFactors, %c8 : index
      %1485 = arith.muli %1482, %c6 : index
      %1486 = memref.load %factors[%1485] : memref<?xf32>
      %1487 = arith.mulf %1486, %operandScale : f32
      %1488 = arith.select %1484, %1487, %operandScale : f32
      %1489 = arith.remui %1477, %c15 : index
      %1490 = arith.muli %1489, %c38 : index
      %1491 = arith.addi %13, %1490 : index
      %1492 = vector.load %w[%1491] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1493 = vector.bitcast %1492 : vector<4xi8> to vector<1xf32>
      %1494 = vector.extract %1493[0] : f32 from vector<1xf32>
      %1495 = arith.mulf %1494, %1488 : f32
      %1496 = arith.mulf %1469, %1495 : f32
      %1497 = arith.remui %1477, %c15 : index
      %1498 = arith.muli %1497, %c38 : index
      %1499 = arith.addi %15, %1498 : index
      %1500 = vector.load %w[%1499] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1501 = vector.bitcast %1500 : vector<4xi8> to vector<1xf32>
      %1502 = vector.extract %1501[0] : f32 from vector<1xf32>
      %1503 = arith.mulf %1502, %1488 : f32
      %1504 = arith.mulf %1476, %1503 : f32
      %1505 = arith.addi %13, %c10 : index
      %1506 = vector.load %w[%1505] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1507 = vector.bitcast %1506 : vector<4xi8> to vector<1xf32>
      %1508 = vector.extract %1507[0] : f32 from vector<1xf32>
      %1509 = arith.muli %1482, %c6 : index
      %1510 = arith.addi %1509, %c8 : index
      %1511 = memref.load %factors[%1510] : memref<?xf32>
      %1512 = arith.mulf %1511, %1508 : f32
      %1513 = arith.bitcast %1512 : f32 to i32
      %1514 = arith.shrui %1513, %c42 : i32
      %1515 = arith.maxsi %1514, %c43 : i32
      %1516 = arith.subi %c44, %1515 : i32
      %1517 = arith.shli %1516, %c42 : i32
      %1518 = arith.subi %1515, %c45 : i32
      %1519 = arith.shli %1518, %c42 : i32
      %1520 = arith.bitcast %1517 : i32 to f32
      %1521 = arith.bitcast %1519 : i32 to f32
      %1522 = arith.cmpi eq, %0, %c7 : index
      %1523 = wave.lane
      %1524 = arith.remui %1523, %c15 : index
      %1525 = arith.cmpi eq, %1524, %c7 : index
      %1526 = arith.andi %1522, %1525 : i1
      scf.if %1526 {
        %1527 = arith.muli %1482, %c6 : index
        memref.store %1521, %out_factors[%1527] : memref<?xf32>
      }
      %1528 = arith.mulf %1496, %c47 : f32
      %1529 = wave.exp2 %1528 : f32
      %1530 = arith.addf %c46, %1529 : f32
      %1531 = arith.divf %1496, %1530 : f32
      %1532 = arith.mulf %1531, %1504 : f32
      %1533 = arith.mulf %1532, %1520 : f32
      %1534 = arith.truncf %1533 : f32 to f16
      %1535 = arith.muli %0, %c15 : index
      %1536 = wave.lane
      %1537 = arith.remui %1536, %c15 : index
      %1538 = arith.addi %1535, %1537 : index
      %1539 = arith.divui %1482, %outTileRows : index
      %1540 = arith.divui %outputFeatures, %c15 : index
      %1541 = arith.muli %1539, %1540 : index
      %1542 = arith.divui %1538, %c15 : index
      %1543 = arith.addi %1541, %1542 : index
      %1544 = arith.muli %1543, %c6 : index
      %1545 = arith.remui %1538, %c15 : index
      %1546 = arith.divui %1545, %c16 : index
      %1547 = arith.addi %1544, %1546 : index
      %1548 = arith.muli %outTileRows, %c16 : index
      %1549 = arith.muli %1547, %1548 : index
      %1550 = arith.remui %1482, %outTileRows : index
      %1551 = arith.muli %1550, %c16 : index
      %1552 = arith.addi %1549, %1551 : index
      %1553 = arith.remui %1538, %c16 : index
      %1554 = arith.addi %1552, %1553 : index
      memref.store %1534, %out[%1554] : memref<?xf16>
    }
    %1555 = arith.muli %1420, %c38 : index
    %1556 = arith.addi %1555, %c8 : index
    %1557 = arith.muli %1556, %c3 : index
    %1558 = arith.addi %1557, %1419 : index
    %1559 = arith.addi %1558, %c7 : index
    %1560 = memref.load %19[%1559] : memref<?xf32>
    %1561 = arith.addi %1559, %c39 : index
    %1562 = memref.load %19[%1561] : memref<?xf32>
    %1563 = arith.addf %1560, %1562 : f32
    %1564 = arith.muli %1556, %c3 : index
    %1565 = arith.addi %1564, %1419 : index
    %1566 = arith.addi %1565, %c2 : index
    %1567 = memref.load %19[%1566] : memref<?xf32>
    %1568 = arith.addi %1566, %c39 : index
    %1569 = memref.load %19[%1568] : memref<?xf32>
    %1570 = arith.addf %1567, %1569 : f32
    %1571 = wave.lane
    %1572 = arith.addi %18, %c15 : index
    %1573 = arith.muli %1556, %c6 : index
    %1574 = arith.addi %1572, %1573 : index
    %1575 = arith.divui %1571, %c15 : index
    %1576 = arith.addi %1574, %1575 : index
    %1577 = arith.cmpi slt, %1576, %17 : index
    scf.if %1577 {
      %1578 = arith.cmpi eq, %hasFactors, %c8 : index
      %1579 = arith.muli %1576, %c6 : index
      %1580 = memref.load %factors[%1579] : memref<?xf32>
      %1581 = arith.mulf %1580, %operandScale : f32
      %1582 = arith.select %1578, %1581, %operandScale : f32
      %1583 = arith.remui %1571, %c15 : index
      %1584 = arith.muli %1583, %c38 : index
      %1585 = arith.addi %13, %1584 : index
      %1586 = vector.load %w[%1585] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1587 = vector.bitcast %1586 : vector<4xi8> to vector<1xf32>
      %1588 = vector.extract %1587[0] : f32 from vector<1xf32>
      %1589 = arith.mulf %1588, %1582 : f32
      %1590 = arith.mulf %1563, %1589 : f32
      %1591 = arith.remui %1571, %c15 : index
      %1592 = arith.muli %1591, %c38 : index
      %1593 = arith.addi %15, %1592 : index
      %1594 = vector.load %w[%1593] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1595 = vector.bitcast %1594 : vector<4xi8> to vector<1xf32>
      %1596 = vector.extract %1595[0] : f32 from vector<1xf32>
      %1597 = arith.mulf %1596, %1582 : f32
      %1598 = arith.mulf %1570, %1597 : f32
      %1599 = arith.addi %13, %c10 : index
      %1600 = vector.load %w[%1599] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1601 = vector.bitcast %1600 : vector<4xi8> to vector<1xf32>
      %1602 = vector.extract %1601[0] : f32 from vector<1xf32>
      %1603 = arith.muli %1576, %c6 : index
      %1604 = arith.addi %1603, %c8 : index
      %1605 = memref.load %factors[%1604] : memref<?xf32>
      %1606 = arith.mulf %1605, %1602 : f32
      %1607 = arith.bitcast %1606 : f32 to i32
      %1608 = arith.shrui %1607, %c42 : i32
      %1609 = arith.maxsi %1608, %c43 : i32
      %1610 = arith.subi %c44, %1609 : i32
      %1611 = arith.shli %1610, %c42 : i32
      %1612 = arith.subi %1609, %c45 : i32
      %1613 = arith.shli %1612, %c42 : i32
      %1614 = arith.bitcast %1611 : i32 to f32
      %1615 = arith.bitcast %1613 : i32 to f32
      %1616 = arith.cmpi eq, %0, %c7 : index
      %1617 = wave.lane
      %1618 = arith.remui %1617, %c15 : index
      %1619 = arith.cmpi eq, %1618, %c7 : index
      %1620 = arith.andi %1616, %1619 : i1
      scf.if %1620 {
        %1621 = arith.muli %1576, %c6 : index
        memref.store %1615, %out_factors[%1621] : memref<?xf32>
      }
      %1622 = arith.mulf %1590, %c47 : f32
      %1623 = wave.exp2 %1622 : f32
      %1624 = arith.addf %c46, %1623 : f32
      %1625 = arith.divf %1590, %1624 : f32
      %1626 = arith.mulf %1625, %1598 : f32
      %1627 = arith.mulf %1626, %1614 : f32
      %1628 = arith.truncf %1627 : f32 to f16
      %1629 = arith.muli %0, %c15 : index
      %1630 = wave.lane
      %1631 = arith.remui %1630, %c15 : index
      %1632 = arith.addi %1629, %1631 : index
      %1633 = arith.divui %1576, %outTileRows : index
      %1634 = arith.divui %outputFeatures, %c15 : index
      %1635 = arith.muli %1633, %1634 : index
      %1636 = arith.divui %1632, %c15 : index
      %1637 = arith.addi %1635, %1636 : index
      %1638 = arith.muli %1637, %c6 : index
      %1639 = arith.remui %1632, %c15 : index
      %1640 = arith.divui %1639, %c16 : index
      %1641 = arith.addi %1638, %1640 : index
      %1642 = arith.muli %outTileRows, %c16 : index
      %1643 = arith.muli %1641, %1642 : index
      %1644 = arith.remui %1576, %outTileRows : index
      %1645 = arith.muli %1644, %c16 : index
      %1646 = arith.addi %1643, %1645 : index
      %1647 = arith.remui %1632, %c16 : index
      %1648 = arith.addi %1646, %1647 : index
      memref.store %1628, %out[%1648] : memref<?xf16>
    }
    %1649 = arith.muli %1420, %c38 : index
    %1650 = arith.addi %1649, %c6 : index
    %1651 = arith.muli %1650, %c3 : index
    %1652 = arith.addi %1651, %1419 : index
    %1653 = arith.addi %1652, %c7 : index
    %1654 = memref.load %19[%1653] : memref<?xf32>
    %1655 = arith.addi %1653, %c39 : index
    %1656 = memref.load %19[%1655] : memref<?xf32>
    %1657 = arith.addf %1654, %1656 : f32
    %1658 = arith.muli %1650, %c3 : index
    %1659 = arith.addi %1658, %1419 : index
    %1660 = arith.addi %1659, %c2 : index
    %1661 = memref.load %19[%1660] : memref<?xf32>
    %1662 = arith.addi %1660, %c39 : index
    %1663 = memref.load %19[%1662] : memref<?xf32>
    %1664 = arith.addf %1661, %1663 : f32
    %1665 = wave.lane
    %1666 = arith.addi %18, %c15 : index
    %1667 = arith.muli %1650, %c6 : index
    %1668 = arith.addi %1666, %1667 : index
    %1669 = arith.divui %1665, %c15 : index
    %1670 = arith.addi %1668, %1669 : index
    %1671 = arith.cmpi slt, %1670, %17 : index
    scf.if %1671 {
      %1672 = arith.cmpi eq, %hasFactors, %c8 : index
      %1673 = arith.muli %1670, %c6 : index
      %1674 = memref.load %factors[%1673] : memref<?xf32>
      %1675 = arith.mulf %1674, %operandScale : f32
      %1676 = arith.select %1672, %1675, %operandScale : f32
      %1677 = arith.remui %1665, %c15 : index
      %1678 = arith.muli %1677, %c38 : index
      %1679 = arith.addi %13, %1678 : index
      %1680 = vector.load %w[%1679] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1681 = vector.bitcast %1680 : vector<4xi8> to vector<1xf32>
      %1682 = vector.extract %1681[0] : f32 from vector<1xf32>
      %1683 = arith.mulf %1682, %1676 : f32
      %1684 = arith.mulf %1657, %1683 : f32
      %1685 = arith.remui %1665, %c15 : index
      %1686 = arith.muli %1685, %c38 : index
      %1687 = arith.addi %15, %1686 : index
      %1688 = vector.load %w[%1687] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1689 = vector.bitcast %1688 : vector<4xi8> to vector<1xf32>
      %1690 = vector.extract %1689[0] : f32 from vector<1xf32>
      %1691 = arith.mulf %1690, %1676 : f32
      %1692 = arith.mulf %1664, %1691 : f32
      %1693 = arith.addi %13, %c10 : index
      %1694 = vector.load %w[%1693] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1695 = vector.bitcast %1694 : vector<4xi8> to vector<1xf32>
      %1696 = vector.extract %1695[0] : f32 from vector<1xf32>
      %1697 = arith.muli %1670, %c6 : index
      %1698 = arith.addi %1697, %c8 : index
      %1699 = memref.load %factors[%1698] : memref<?xf32>
      %1700 = arith.mulf %1699, %1696 : f32
      %1701 = arith.bitcast %1700 : f32 to i32
      %1702 = arith.shrui %1701, %c42 : i32
      %1703 = arith.maxsi %1702, %c43 : i32
      %1704 = arith.subi %c44, %1703 : i32
      %1705 = arith.shli %1704, %c42 : i32
      %1706 = arith.subi %1703, %c45 : i32
      %1707 = arith.shli %1706, %c42 : i32
      %1708 = arith.bitcast %1705 : i32 to f32
      %1709 = arith.bitcast %1707 : i32 to f32
      %1710 = arith.cmpi eq, %0, %c7 : index
      %1711 = wave.lane
      %1712 = arith.remui %1711, %c15 : index
      %1713 = arith.cmpi eq, %1712, %c7 : index
      %1714 = arith.andi %1710, %1713 : i1
      scf.if %1714 {
        %1715 = arith.muli %1670, %c6 : index
        memref.store %1709, %out_factors[%1715] : memref<?xf32>
      }
      %1716 = arith.mulf %1684, %c47 : f32
      %1717 = wave.exp2 %1716 : f32
      %1718 = arith.addf %c46, %1717 : f32
      %1719 = arith.divf %1684, %1718 : f32
      %1720 = arith.mulf %1719, %1692 : f32
      %1721 = arith.mulf %1720, %1708 : f32
      %1722 = arith.truncf %1721 : f32 to f16
      %1723 = arith.muli %0, %c15 : index
      %1724 = wave.lane
      %1725 = arith.remui %1724, %c15 : index
      %1726 = arith.addi %1723, %1725 : index
      %1727 = arith.divui %1670, %outTileRows : index
      %1728 = arith.divui %outputFeatures, %c15 : index
      %1729 = arith.muli %1727, %1728 : index
      %1730 = arith.divui %1726, %c15 : index
      %1731 = arith.addi %1729, %1730 : index
      %1732 = arith.muli %1731, %c6 : index
      %1733 = arith.remui %1726, %c15 : index
      %1734 = arith.divui %1733, %c16 : index
      %1735 = arith.addi %1732, %1734 : index
      %1736 = arith.muli %outTileRows, %c16 : index
      %1737 = arith.muli %1735, %1736 : index
      %1738 = arith.remui %1670, %outTileRows : index
      %1739 = arith.muli %1738, %c16 : index
      %1740 = arith.addi %1737, %1739 : index
      %1741 = arith.remui %1726, %c16 : index
      %1742 = arith.addi %1740, %1741 : index
      memref.store %1722, %out[%1742] : memref<?xf16>
    }
    %1743 = arith.muli %1420, %c38 : index
    %1744 = arith.addi %1743, %c33 : index
    %1745 = arith.muli %1744, %c3 : index
    %1746 = arith.addi %1745, %1419 : index
    %1747 = arith.addi %1746, %c7 : index
    %1748 = memref.load %19[%1747] : memref<?xf32>
    %1749 = arith.addi %1747, %c39 : index
    %1750 = memref.load %19[%1749] : memref<?xf32>
    %1751 = arith.addf %1748, %1750 : f32
    %1752 = arith.muli %1744, %c3 : index
    %1753 = arith.addi %1752, %1419 : index
    %1754 = arith.addi %1753, %c2 : index
    %1755 = memref.load %19[%1754] : memref<?xf32>
    %1756 = arith.addi %1754, %c39 : index
    %1757 = memref.load %19[%1756] : memref<?xf32>
    %1758 = arith.addf %1755, %1757 : f32
    %1759 = wave.lane
    %1760 = arith.addi %18, %c15 : index
    %1761 = arith.muli %1744, %c6 : index
    %1762 = arith.addi %1760, %1761 : index
    %1763 = arith.divui %1759, %c15 : index
    %1764 = arith.addi %1762, %1763 : index
    %1765 = arith.cmpi slt, %1764, %17 : index
    scf.if %1765 {
      %1766 = arith.cmpi eq, %hasFactors, %c8 : index
      %1767 = arith.muli %1764, %c6 : index
      %1768 = memref.load %factors[%1767] : memref<?xf32>
      %1769 = arith.mulf %1768, %operandScale : f32
      %1770 = arith.select %1766, %1769, %operandScale : f32
      %1771 = arith.remui %1759, %c15 : index
      %1772 = arith.muli %1771, %c38 : index
      %1773 = arith.addi %13, %1772 : index
      %1774 = vector.load %w[%1773] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1775 = vector.bitcast %1774 : vector<4xi8> to vector<1xf32>
      %1776 = vector.extract %1775[0] : f32 from vector<1xf32>
      %1777 = arith.mulf %1776, %1770 : f32
      %1778 = arith.mulf %1751, %1777 : f32
      %1779 = arith.remui %1759, %c15 : index
      %1780 = arith.muli %1779, %c38 : index
      %1781 = arith.addi %15, %1780 : index
      %1782 = vector.load %w[%1781] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1783 = vector.bitcast %1782 : vector<4xi8> to vector<1xf32>
      %1784 = vector.extract %1783[0] : f32 from vector<1xf32>
      %1785 = arith.mulf %1784, %1770 : f32
      %1786 = arith.mulf %1758, %1785 : f32
      %1787 = arith.addi %13, %c10 : index
      %1788 = vector.load %w[%1787] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1789 = vector.bitcast %1788 : vector<4xi8> to vector<1xf32>
      %1790 = vector.extract %1789[0] : f32 from vector<1xf32>
      %1791 = arith.muli %1764, %c6 : index
      %1792 = arith.addi %1791, %c8 : index
      %1793 = memref.load %factors[%1792] : memref<?xf32>
      %1794 = arith.mulf %1793, %1790 : f32
      %1795 = arith.bitcast %1794 : f32 to i32
      %1796 = arith.shrui %1795, %c42 : i32
      %1797 = arith.maxsi %1796, %c43 : i32
      %1798 = arith.subi %c44, %1797 : i32
      %1799 = arith.shli %1798, %c42 : i32
      %1800 = arith.subi %1797, %c45 : i32
      %1801 = arith.shli %1800, %c42 : i32
      %1802 = arith.bitcast %1799 : i32 to f32
      %1803 = arith.bitcast %1801 : i32 to f32
      %1804 = arith.cmpi eq, %0, %c7 : index
      %1805 = wave.lane
      %1806 = arith.remui %1805, %c15 : index
      %1807 = arith.cmpi eq, %1806, %c7 : index
      %1808 = arith.andi %1804, %1807 : i1
      scf.if %1808 {
        %1809 = arith.muli %1764, %c6 : index
        memref.store %1803, %out_factors[%1809] : memref<?xf32>
      }
      %1810 = arith.mulf %1778, %c47 : f32
      %1811 = wave.exp2 %1810 : f32
      %1812 = arith.addf %c46, %1811 : f32
      %1813 = arith.divf %1778, %1812 : f32
      %1814 = arith.mulf %1813, %1786 : f32
      %1815 = arith.mulf %1814, %1802 : f32
      %1816 = arith.truncf %1815 : f32 to f16
      %1817 = arith.muli %0, %c15 : index
      %1818 = wave.lane
      %1819 = arith.remui %1818, %c15 : index
      %1820 = arith.addi %1817, %1819 : index
      %1821 = arith.divui %1764, %outTileRows : index
      %1822 = arith.divui %outputFeatures, %c15 : index
      %1823 = arith.muli %1821, %1822 : index
      %1824 = arith.divui %1820, %c15 : index
      %1825 = arith.addi %1823, %1824 : index
      %1826 = arith.muli %1825, %c6 : index
      %1827 = arith.remui %1820, %c15 : index
      %1828 = arith.divui %1827, %c16 : index
      %1829 = arith.addi %1826, %1828 : index
      %1830 = arith.muli %outTileRows, %c16 : index
      %1831 = arith.muli %1829, %1830 : index
      %1832 = arith.remui %1764, %outTileRows : index
      %1833 = arith.muli %1832, %c16 : index
      %1834 = arith.addi %1831, %1833 : index
      %1835 = arith.remui %1820, %c16 : index
      %1836 = arith.addi %1834, %1835 : index
      memref.store %1816, %out[%1836] : memref<?xf16>
    }
    %1837 = wave.lane
    wave.barrier
    %1838 = wave.wave
    %1839 = arith.muli %1838, %c6 : index
    %1840 = arith.addi %1839, %c7 : index
    %1841 = arith.muli %1840, %c2 : index
    %1842 = arith.addi %1841, %1837 : index
    %1843 = vector.extract %709#4[0] : f32 from vector<8xf32>
    %1844 = arith.addi %1842, %c7 : index
    memref.store %1843, %19[%1844] : memref<?xf32>
    %1845 = vector.extract %709#4[1] : f32 from vector<8xf32>
    %1846 = arith.addi %1842, %c3 : index
    memref.store %1845, %19[%1846] : memref<?xf32>
    %1847 = vector.extract %709#4[2] : f32 from vector<8xf32>
    %1848 = arith.addi %1842, %c10 : index
    memref.store %1847, %19[%1848] : memref<?xf32>
    %1849 = vector.extract %709#4[3] : f32 from vector<8xf32>
    %1850 = arith.addi %1842, %c34 : index
    memref.store %1849, %19[%1850] : memref<?xf32>
    %1851 = vector.extract %709#4[4] : f32 from vector<8xf32>
    %1852 = arith.addi %1842, %c5 : index
    memref.store %1851, %19[%1852] : memref<?xf32>
    %1853 = vector.extract %709#4[5] : f32 from vector<8xf32>
    %1854 = arith.addi %1842, %c35 : index
    memref.store %1853, %19[%1854] : memref<?xf32>
    %1855 = vector.extract %709#4[6] : f32 from vector<8xf32>
    %1856 = arith.addi %1842, %c36 : index
    memref.store %1855, %19[%1856] : memref<?xf32>
    %1857 = vector.extract %709#4[7] : f32 from vector<8xf32>
    %1858 = arith.addi %1842, %c37 : index
    memref.store %1857, %19[%1858] : memref<?xf32>
    %1859 = arith.muli %1838, %c6 : index
    %1860 = arith.addi %1859, %c8 : index
    %1861 = arith.muli %1860, %c2 : index
    %1862 = arith.addi %1861, %1837 : index
    %1863 = vector.extract %709#5[0] : f32 from vector<8xf32>
    %1864 = arith.addi %1862, %c7 : index
    memref.store %1863, %19[%1864] : memref<?xf32>
    %1865 = vector.extract %709#5[1] : f32 from vector<8xf32>
    %1866 = arith.addi %1862, %c3 : index
    memref.store %1865, %19[%1866] : memref<?xf32>
    %1867 = vector.extract %709#5[2] : f32 from vector<8xf32>
    %1868 = arith.addi %1862, %c10 : index
    memref.store %1867, %19[%1868] : memref<?xf32>
    %1869 = vector.extract %709#5[3] : f32 from vector<8xf32>
    %1870 = arith.addi %1862, %c34 : index
    memref.store %1869, %19[%1870] : memref<?xf32>
    %1871 = vector.extract %709#5[4] : f32 from vector<8xf32>
    %1872 = arith.addi %1862, %c5 : index
    memref.store %1871, %19[%1872] : memref<?xf32>
    %1873 = vector.extract %709#5[5] : f32 from vector<8xf32>
    %1874 = arith.addi %1862, %c35 : index
    memref.store %1873, %19[%1874] : memref<?xf32>
    %1875 = vector.extract %709#5[6] : f32 from vector<8xf32>
    %1876 = arith.addi %1862, %c36 : index
    memref.store %1875, %19[%1876] : memref<?xf32>
    %1877 = vector.extract %709#5[7] : f32 from vector<8xf32>
    %1878 = arith.addi %1862, %c37 : index
    memref.store %1877, %19[%1878] : memref<?xf32>
    wave.barrier
    %1879 = arith.muli %1838, %c38 : index
    %1880 = arith.addi %1879, %c7 : index
    %1881 = arith.muli %1880, %c3 : index
    %1882 = arith.addi %1881, %1837 : index
    %1883 = arith.addi %1882, %c7 : index
    %1884 = memref.load %19[%1883] : memref<?xf32>
    %1885 = arith.addi %1883, %c39 : index
    %1886 = memref.load %19[%1885] : memref<?xf32>
    %1887 = arith.addf %1884, %1886 : f32
    %1888 = arith.muli %1880, %c3 : index
    %1889 = arith.addi %1888, %1837 : index
    %1890 = arith.addi %1889, %c2 : index
    %1891 = memref.load %19[%1890] : memref<?xf32>
    %1892 = arith.addi %1890, %c39 : index
    %1893 = memref.load %19[%1892] : memref<?xf32>
    %1894 = arith.addf %1891, %1893 : f32
    %1895 = wave.lane
    %1896 = arith.addi %18, %c3 : index
    %1897 = arith.muli %1880, %c6 : index
    %1898 = arith.addi %1896, %1897 : index
    %1899 = arith.divui %1895, %c15 : index
    %1900 = arith.addi %1898, %1899 : index
    %1901 = arith.cmpi slt, %1900, %17 : index
    scf.if %1901 {
      %1902 = arith.cmpi eq, %hasFactors, %c8 : index
      %1903 = arith.muli %1900, %c6 : index
      %1904 = memref.load %factors[%1903] : memref<?xf32>
      %1905 = arith.mulf %1904, %operandScale : f32
      %1906 = arith.select %1902, %1905, %operandScale : f32
      %1907 = arith.remui %1895, %c15 : index
      %1908 = arith.muli %1907, %c38 : index
      %1909 = arith.addi %13, %1908 : index
      %1910 = vector.load %w[%1909] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1911 = vector.bitcast %1910 : vector<4xi8> to vector<1xf32>
      %1912 = vector.extract %1911[0] : f32 from vector<1xf32>
      %1913 = arith.mulf %1912, %1906 : f32
      %1914 = arith.mulf %1887, %1913 : f32
      %1915 = arith.remui %1895, %c15 : index
      %1916 = arith.muli %1915, %c38 : index
      %1917 = arith.addi %15, %1916 : index
      %1918 = vector.load %w[%1917] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1919 = vector.bitcast %1918 : vector<4xi8> to vector<1xf32>
      %1920 = vector.extract %1919[0] : f32 from vector<1xf32>
      %1921 = arith.mulf %1920, %1906 : f32
      %1922 = arith.mulf %1894, %1921 : f32
      %1923 = arith.addi %13, %c10 : index
      %1924 = vector.load %w[%1923] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1925 = vector.bitcast %1924 : vector<4xi8> to vector<1xf32>
      %1926 = vector.extract %1925[0] : f32 from vector<1xf32>
      %1927 = arith.muli %1900, %c6 : index
      %1928 = arith.addi %1927, %c8 : index
      %1929 = memref.load %factors[%1928] : memref<?xf32>
      %1930 = arith.mulf %1929, %1926 : f32
      %1931 = arith.bitcast %1930 : f32 to i32
      %1932 = arith.shrui %1931, %c42 : i32
      %1933 = arith.maxsi %1932, %c43 : i32
      %1934 = arith.subi %c44, %1933 : i32
      %1935 = arith.shli %1934, %c42 : i32
      %1936 = arith.subi %1933, %c45 : i32
      %1937 = arith.shli %1936, %c42 : i32
      %1938 = arith.bitcast %1935 : i32 to f32
      %1939 = arith.bitcast %1937 : i32 to f32
      %1940 = arith.cmpi eq, %0, %c7 : index
      %1941 = wave.lane
      %1942 = arith.remui %1941, %c15 : index
      %1943 = arith.cmpi eq, %1942, %c7 : index
      %1944 = arith.andi %1940, %1943 : i1
      scf.if %1944 {
        %1945 = arith.muli %1900, %c6 : index
        memref.store %1939, %out_factors[%1945] : memref<?xf32>
      }
      %1946 = arith.mulf %1914, %c47 : f32
      %1947 = wave.exp2 %1946 : f32
      %1948 = arith.addf %c46, %1947 : f32
      %1949 = arith.divf %1914, %1948 : f32
      %1950 = arith.mulf %1949, %1922 : f32
      %1951 = arith.mulf %1950, %1938 : f32
      %1952 = arith.truncf %1951 : f32 to f16
      %1953 = arith.muli %0, %c15 : index
      %1954 = wave.lane
      %1955 = arith.remui %1954, %c15 : index
      %1956 = arith.addi %1953, %1955 : index
      %1957 = arith.divui %1900, %outTileRows : index
      %1958 = arith.divui %outputFeatures, %c15 : index
      %1959 = arith.muli %1957, %1958 : index
      %1960 = arith.divui %1956, %c15 : index
      %1961 = arith.addi %1959, %1960 : index
      %1962 = arith.muli %1961, %c6 : index
      %1963 = arith.remui %1956, %c15 : index
      %1964 = arith.divui %1963, %c16 : index
      %1965 = arith.addi %1962, %1964 : index
      %1966 = arith.muli %outTileRows, %c16 : index
      %1967 = arith.muli %1965, %1966 : index
      %1968 = arith.remui %1900, %outTileRows : index
      %1969 = arith.muli %1968, %c16 : index
      %1970 = arith.addi %1967, %1969 : index
      %1971 = arith.remui %1956, %c16 : index
      %1972 = arith.addi %1970, %1971 : index
      memref.store %1952, %out[%1972] : memref<?xf16>
    }
    %1973 = arith.muli %1838, %c38 : index
    %1974 = arith.addi %1973, %c8 : index
    %1975 = arith.muli %1974, %c3 : index
    %1976 = arith.addi %1975, %1837 : index
    %1977 = arith.addi %1976, %c7 : index
    %1978 = memref.load %19[%1977] : memref<?xf32>
    %1979 = arith.addi %1977, %c39 : index
    %1980 = memref.load %19[%1979] : memref<?xf32>
    %1981 = arith.addf %1978, %1980 : f32
    %1982 = arith.muli %1974, %c3 : index
    %1983 = arith.addi %1982, %1837 : index
    %1984 = arith.addi %1983, %c2 : index
    %1985 = memref.load %19[%1984] : memref<?xf32>
    %1986 = arith.addi %1984, %c39 : index
    %1987 = memref.load %19[%1986] : memref<?xf32>
    %1988 = arith.addf %1985, %1987 : f32
    %1989 = wave.lane
    %1990 = arith.addi %18, %c3 : index
    %1991 = arith.muli %1974, %c6 : index
    %1992 = arith.addi %1990, %1991 : index
    %1993 = arith.divui %1989, %c15 : index
    %1994 = arith.addi %1992, %1993 : index
    %1995 = arith.cmpi slt, %1994, %17 : index
    scf.if %1995 {
      %1996 = arith.cmpi eq, %hasFactors, %c8 : index
      %1997 = arith.muli %1994, %c6 : index
      %1998 = memref.load %factors[%1997] : memref<?xf32>
      %1999 = arith.mulf %1998, %operandScale : f32
      %2000 = arith.select %1996, %1999, %operandScale : f32
      %2001 = arith.remui %1989, %c15 : index
      %2002 = arith.muli %2001, %c38 : index
      %2003 = arith.addi %13, %2002 : index
      %2004 = vector.load %w[%2003] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2005 = vector.bitcast %2004 : vector<4xi8> to vector<1xf32>
      %2006 = vector.extract %2005[0] : f32 from vector<1xf32>
      %2007 = arith.mulf %2006, %2000 : f32
      %2008 = arith.mulf %1981, %2007 : f32
      %2009 = arith.remui %1989, %c15 : index
      %2010 = arith.muli %2009, %c38 : index
      %2011 = arith.addi %15, %2010 : index
      %2012 = vector.load %w[%2011] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2013 = vector.bitcast %2012 : vector<4xi8> to vector<1xf32>
      %2014 = vector.extract %2013[0] : f32 from vector<1xf32>
      %2015 = arith.mulf %2014, %2000 : f32
      %2016 = arith.mulf %1988, %2015 : f32
      %2017 = arith.addi %13, %c10 : index
      %2018 = vector.load %w[%2017] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2019 = vector.bitcast %2018 : vector<4xi8> to vector<1xf32>
      %2020 = vector.extract %2019[0] : f32 from vector<1xf32>
      %2021 = arith.muli %1994, %c6 : index
      %2022 = arith.addi %2021, %c8 : index
      %2023 = memref.load %factors[%2022] : memref<?xf32>
      %2024 = arith.mulf %2023, %2020 : f32
      %2025 = arith.bitcast %2024 : f32 to i32
      %2026 = arith.shrui %2025, %c42 : i32
      %2027 = arith.maxsi %2026, %c43 : i32
      %2028 = arith.subi %c44, %2027 : i32
      %2029 = arith.shli %2028, %c42 : i32
      %2030 = arith.subi %2027, %c45 : i32
      %2031 = arith.shli %2030, %c42 : i32
      %2032 = arith.bitcast %2029 : i32 to f32
      %2033 = arith.bitcast %2031 : i32 to f32
      %2034 = arith.cmpi eq, %0, %c7 : index
      %2035 = wave.lane
      %2036 = arith.remui %2035, %c15 : index
      %2037 = arith.cmpi eq, %2036, %c7 : index
      %2038 = arith.andi %2034, %2037 : i1
      scf.if %2038 {
        %2039 = arith.muli %1994, %c6 : index
        memref.store %2033, %out_factors[%2039] : memref<?xf32>
      }
      %2040 = arith.mulf %2008, %c47 : f32
      %2041 = wave.exp2 %2040 : f32
      %2042 = arith.addf %c46, %2041 : f32
      %2043 = arith.divf %2008, %2042 : f32
      %2044 = arith.mulf %2043, %2016 : f32
      %2045 = arith.mulf %2044, %2032 : f32
      %2046 = arith.truncf %2045 : f32 to f16
      %2047 = arith.muli %0, %c15 : index
      %2048 = wave.lane
      %2049 = arith.remui %2048, %c15 : index
      %2050 = arith.addi %2047, %2049 : index
      %2051 = arith.divui %1994, %outTileRows : index
      %2052 = arith.divui %outputFeatures, %c15 : index
      %2053 = arith.muli %2051, %2052 : index
      %2054 = arith.divui %2050, %c15 : index
      %2055 = arith.addi %2053, %2054 : index
      %2056 = arith.muli %2055, %c6 : index
      %2057 = arith.remui %2050, %c15 : index
      %2058 = arith.divui %2057, %c16 : index
      %2059 = arith.addi %2056, %2058 : index
      %2060 = arith.muli %outTileRows, %c16 : index
      %2061 = arith.muli %2059, %2060 : index
      %2062 = arith.remui %1994, %outTileRows : index
      %2063 = arith.muli %2062, %c16 : index
      %2064 = arith.addi %2061, %2063 : index
      %2065 = arith.remui %2050, %c16 : index
      %2066 = arith.addi %2064, %2065 : index
      memref.store %2046, %out[%2066] : memref<?xf16>
    }
    %2067 = arith.muli %1838, %c38 : index
    %2068 = arith.addi %2067, %c6 : index
    %2069 = arith.muli %2068, %c3 : index
    %2070 = arith.addi %2069, %1837 : index
    %2071 = arith.addi %2070, %c7 : index
    %2072 = memref.load %19[%2071] : memref<?xf32>
    %2073 = arith.addi %2071, %c39 : index
    %2074 = memref.load %19[%2073] : memref<?xf32>
    %2075 = arith.addf %2072, %2074 : f32
    %2076 = arith.muli %2068, %c3 : index
    %2077 = arith.addi %2076, %1837 : index
    %2078 = arith.addi %2077, %c2 : index
    %2079 = memref.load %19[%2078] : memref<?xf32>
    %2080 = arith.addi %2078, %c39 : index
    %2081 = memref.load %19[%2080] : memref<?xf32>
    %2082 = arith.addf %2079, %2081 : f32
    %2083 = wave.lane
    %2084 = arith.addi %18, %c3 : index
    %2085 = arith.muli %2068, %c6 : index
    %2086 = arith.addi %2084, %2085 : index
    %2087 = arith.divui %2083, %c15 : index
    %2088 = arith.addi %2086, %2087 : index
    %2089 = arith.cmpi slt, %2088, %17 : index
    scf.if %2089 {
      %2090 = arith.cmpi eq, %hasFactors, %c8 : index
      %2091 = arith.muli %2088, %c6 : index
      %2092 = memref.load %factors[%2091] : memref<?xf32>
      %2093 = arith.mulf %2092, %operandScale : f32
      %2094 = arith.select %2090, %2093, %operandScale : f32
      %2095 = arith.remui %2083, %c15 : index
      %2096 = arith.muli %2095, %c38 : index
      %2097 = arith.addi %13, %2096 : index
      %2098 = vector.load %w[%2097] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2099 = vector.bitcast %2098 : vector<4xi8> to vector<1xf32>
      %2100 = vector.extract %2099[0] : f32 from vector<1xf32>
      %2101 = arith.mulf %2100, %2094 : f32
      %2102 = arith.mulf %2075, %2101 : f32
      %2103 = arith.remui %2083, %c15 : index
      %2104 = arith.muli %2103, %c38 : index
      %2105 = arith.addi %15, %2104 : index
      %2106 = vector.load %w[%2105] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2107 = vector.bitcast %2106 : vector<4xi8> to vector<1xf32>
      %2108 = vector.extract %2107[0] : f32 from vector<1xf32>
      %2109 = arith.mulf %2108, %2094 : f32
      %2110 = arith.mulf %2082, %2109 : f32
      %2111 = arith.addi %13, %c10 : index
      %2112 = vector.load %w[%2111] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2113 = vector.bitcast %2112 : vector<4xi8> to vector<1xf32>
      %2114 = vector.extract %2113[0] : f32 from vector<1xf32>
      %2115 = arith.muli %2088, %c6 : index
      %2116 = arith.addi %2115, %c8 : index
      %2117 = memref.load %factors[%2116] : memref<?xf32>
      %2118 = arith.mulf %2117, %2114 : f32
      %2119 = arith.bitcast %2118 : f32 to i32
      %2120 = arith.shrui %2119, %c42 : i32
      %2121 = arith.maxsi %2120, %c43 : i32
      %2122 = arith.subi %c44, %2121 : i32
      %2123 = arith.shli %2122, %c42 : i32
      %2124 = arith.subi %2121, %c45 : i32
      %2125 = arith.shli %2124, %c42 : i32
      %2126 = arith.bitcast %2123 : i32 to f32
      %2127 = arith.bitcast %2125 : i32 to f32
      %2128 = arith.cmpi eq, %0, %c7 : index
      %2129 = wave.lane
      %2130 = arith.remui %2129, %c15 : index
      %2131 = arith.cmpi eq, %2130, %c7 : index
      %2132 = arith.andi %2128, %2131 : i1
      scf.if %2132 {
        %2133 = arith.muli %2088, %c6 : index
        memref.store %2127, %out_factors[%2133] : memref<?xf32>
      }
      %2134 = arith.mulf %2102, %c47 : f32
      %2135 = wave.exp2 %2134 : f32
      %2136 = arith.addf %c46, %2135 : f32
      %2137 = arith.divf %2102, %2136 : f32
      %2138 = arith.mulf %2137, %2110 : f32
      %2139 = arith.mulf %2138, %2126 : f32
      %2140 = arith.truncf %2139 : f32 to f16
      %2141 = arith.muli %0, %c15 : index
      %2142 = wave.lane
      %2143 = arith.remui %2142, %c15 : index
      %2144 = arith.addi %2141, %2143 : index
      %2145 = arith.divui %2088, %outTileRows : index
      %2146 = arith.divui %outputFeatures, %c15 : index
      %2147 = arith.muli %2145, %2146 : index
      %2148 = arith.divui %2144, %c15 : index
      %2149 = arith.addi %2147, %2148 : index
      %2150 = arith.muli %2149, %c6 : index
      %2151 = arith.remui %2144, %c15 : index
      %2152 = arith.divui %2151, %c16 : index
      %2153 = arith.addi %2150, %2152 : index
      %2154 = arith.muli %outTileRows, %c16 : index
      %2155 = arith.muli %2153, %2154 : index
      %2156 = arith.remui %2088, %outTileRows : index
      %2157 = arith.muli %2156, %c16 : index
      %2158 = arith.addi %2155, %2157 : index
      %2159 = arith.remui %2144, %c16 : index
      %2160 = arith.addi %2158, %2159 : index
      memref.store %2140, %out[%2160] : memref<?xf16>
    }
    %2161 = arith.muli %1838, %c38 : index
    %2162 = arith.addi %2161, %c33 : index
    %2163 = arith.muli %2162, %c3 : index
    %2164 = arith.addi %2163, %1837 : index
    %2165 = arith.addi %2164, %c7 : index
    %2166 = memref.load %19[%2165] : memref<?xf32>
    %2167 = arith.addi %2165, %c39 : index
    %2168 = memref.load %19[%2167] : memref<?xf32>
    %2169 = arith.addf %2166, %2168 : f32
    %2170 = arith.muli %2162, %c3 : index
    %2171 = arith.addi %2170, %1837 : index
    %2172 = arith.addi %2171, %c2 : index
    %2173 = memref.load %19[%2172] : memref<?xf32>
    %2174 = arith.addi %2172, %c39 : index
    %2175 = memref.load %19[%2174] : memref<?xf32>
    %2176 = arith.addf %2173, %2175 : f32
    %2177 = wave.lane
    %2178 = arith.addi %18, %c3 : index
    %2179 = arith.muli %2162, %c6 : index
    %2180 = arith.addi %2178, %2179 : index
    %2181 = arith.divui %2177, %c15 : index
    %2182 = arith.addi %2180, %2181 : index
    %2183 = arith.cmpi slt, %2182, %17 : index
    scf.if %2183 {
      %2184 = arith.cmpi eq, %hasFactors, %c8 : index
      %2185 = arith.muli %2182, %c6 : index
      %2186 = memref.load %factors[%2185] : memref<?xf32>
      %2187 = arith.mulf %2186, %operandScale : f32
      %2188 = arith.select %2184, %2187, %operandScale : f32
      %2189 = arith.remui %2177, %c15 : index
      %2190 = arith.muli %2189, %c38 : index
      %2191 = arith.addi %13, %2190 : index
      %2192 = vector.load %w[%2191] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2193 = vector.bitcast %2192 : vector<4xi8> to vector<1xf32>
      %2194 = vector.extract %2193[0] : f32 from vector<1xf32>
      %2195 = arith.mulf %2194, %2188 : f32
      %2196 = arith.mulf %2169, %2195 : f32
      %2197 = arith.remui %2177, %c15 : index
      %2198 = arith.muli %2197, %c38 : index
      %2199 = arith.addi %15, %2198 : index
      %2200 = vector.load %w[%2199] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2201 = vector.bitcast %2200 : vector<4xi8> to vector<1xf32>
      %2202 = vector.extract %2201[0] : f32 from vector<1xf32>
      %2203 = arith.mulf %2202, %2188 : f32
      %2204 = arith.mulf %2176, %2203 : f32
      %2205 = arith.addi %13, %c10 : index
      %2206 = vector.load %w[%2205] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2207 = vector.bitcast %2206 : vector<4xi8> to vector<1xf32>
      %2208 = vector.extract %2207[0] : f32 from vector<1xf32>
      %2209 = arith.muli %2182, %c6 : index
      %2210 = arith.addi %2209, %c8 : index
      %2211 = memref.load %factors[%2210] : memref<?xf32>
      %2212 = arith.mulf %2211, %2208 : f32
      %2213 = arith.bitcast %2212 : f32 to i32
      %2214 = arith.shrui %2213, %c42 : i32
      %2215 = arith.maxsi %2214, %c43 : i32
      %2216 = arith.subi %c44, %2215 : i32
      %2217 = arith.shli %2216, %c42 : i32
      %2218 = arith.subi %2215, %c45 : i32
      %2219 = arith.shli %2218, %c42 : i32
      %2220 = arith.bitcast %2217 : i32 to f32
      %2221 = arith.bitcast %2219 : i32 to f32
      %2222 = arith.cmpi eq, %0, %c7 : index
      %2223 = wave.lane
      %2224 = arith.remui %2223, %c15 : index
      %2225 = arith.cmpi eq, %2224, %c7 : index
      %2226 = arith.andi %2222, %2225 : i1
      scf.if %2226 {
        %2227 = arith.muli %2182, %c6 : index
        memref.store %2221, %out_factors[%2227] : memref<?xf32>
      }
      %2228 = arith.mulf %2196, %c47 : f32
      %2229 = wave.exp2 %2228 : f32
      %2230 = arith.addf %c46, %2229 : f32
      %2231 = arith.divf %2196, %2230 : f32
      %2232 = arith.mulf %2231, %2204 : f32
      %2233 = arith.mulf %2232, %2220 : f32
      %2234 = arith.truncf %2233 : f32 to f16
      %2235 = arith.muli %0, %c15 : index
      %2236 = wave.lane
      %2237 = arith.remui %2236, %c15 : index
      %2238 = arith.addi %2235, %2237 : index
      %2239 = arith.divui %2182, %outTileRows : index
      %2240 = arith.divui %outputFeatures, %c15 : index
      %2241 = arith.muli %2239, %2240 : index
      %2242 = arith.divui %2238, %c15 : index
      %2243 = arith.addi %2241, %2242 : index
      %2244 = arith.muli %2243, %c6 : index
      %2245 = arith.remui %2238, %c15 : index
      %2246 = arith.divui %2245, %c16 : index
      %2247 = arith.addi %2244, %2246 : index
      %2248 = arith.muli %outTileRows, %c16 : index
      %2249 = arith.muli %2247, %2248 : index
      %2250 = arith.remui %2182, %outTileRows : index
      %2251 = arith.muli %2250, %c16 : index
      %2252 = arith.addi %2249, %2251 : index
      %2253 = arith.remui %2238, %c16 : index
      %2254 = arith.addi %2252, %2253 : index
      memref.store %2234, %out[%2254] : memref<?xf16>
    }
    %2255 = wave.lane
    wave.barrier
    %2256 = wave.wave
    %2257 = arith.muli %2256, %c6 : index
    %2258 = arith.addi %2257, %c7 : index
    %2259 = arith.muli %2258, %c2 : index
    %2260 = arith.addi %2259, %2255 : index
    %2261 = vector.extract %709#6[0] : f32 from vector<8xf32>
    %2262 = arith.addi %2260, %c7 : index
    memref.store %2261, %19[%2262] : memref<?xf32>
    %2263 = vector.extract %709#6[1] : f32 from vector<8xf32>
    %2264 = arith.addi %2260, %c3 : index
    memref.store %2263, %19[%2264] : memref<?xf32>
    %2265 = vector.extract %709#6[2] : f32 from vector<8xf32>
    %2266 = arith.addi %2260, %c10 : index
    memref.store %2265, %19[%2266] : memref<?xf32>
    %2267 = vector.extract %709#6[3] : f32 from vector<8xf32>
    %2268 = arith.addi %2260, %c34 : index
    memref.store %2267, %19[%2268] : memref<?xf32>
    %2269 = vector.extract %709#6[4] : f32 from vector<8xf32>
    %2270 = arith.addi %2260, %c5 : index
    memref.store %2269, %19[%2270] : memref<?xf32>
    %2271 = vector.extract %709#6[5] : f32 from vector<8xf32>
    %2272 = arith.addi %2260, %c35 : index
    memref.store %2271, %19[%2272] : memref<?xf32>
    %2273 = vector.extract %709#6[6] : f32 from vector<8xf32>
    %2274 = arith.addi %2260, %c36 : index
    memref.store %2273, %19[%2274] : memref<?xf32>
    %2275 = vector.extract %709#6[7] : f32 from vector<8xf32>
    %2276 = arith.addi %2260, %c37 : index
    memref.store %2275, %19[%2276] : memref<?xf32>
    %2277 = arith.muli %2256, %c6 : index
    %2278 = arith.addi %2277, %c8 : index
    %2279 = arith.muli %2278, %c2 : index
    %2280 = arith.addi %2279, %2255 : index
    %2281 = vector.extract %709#7[0] : f32 from vector<8xf32>
    %2282 = arith.addi %2280, %c7 : index
    memref.store %2281, %19[%2282] : memref<?xf32>
    %2283 = vector.extract %709#7[1] : f32 from vector<8xf32>
    %2284 = arith.addi %2280, %c3 : index
    memref.store %2283, %19[%2284] : memref<?xf32>
    %2285 = vector.extract %709#7[2] : f32 from vector<8xf32>
    %2286 = arith.addi %2280, %c10 : index
    memref.store %2285, %19[%2286] : memref<?xf32>
    %2287 = vector.extract %709#7[3] : f32 from vector<8xf32>
    %2288 = arith.addi %2280, %c34 : index
    memref.store %2287, %19[%2288] : memref<?xf32>
    %2289 = vector.extract %709#7[4] : f32 from vector<8xf32>
    %2290 = arith.addi %2280, %c5 : index
    memref.store %2289, %19[%2290] : memref<?xf32>
    %2291 = vector.extract %709#7[5] : f32 from vector<8xf32>
    %2292 = arith.addi %2280, %c35 : index
    memref.store %2291, %19[%2292] : memref<?xf32>
    %2293 = vector.extract %709#7[6] : f32 from vector<8xf32>
    %2294 = arith.addi %2280, %c36 : index
    memref.store %2293, %19[%2294] : memref<?xf32>
    %2295 = vector.extract %709#7[7] : f32 from vector<8xf32>
    %2296 = arith.addi %2280, %c37 : index
    memref.store %2295, %19[%2296] : memref<?xf32>
    wave.barrier
    %2297 = arith.muli %2256, %c38 : index
    %2298 = arith.addi %2297, %c7 : index
    %2299 = arith.muli %2298, %c3 : index
    %2300 = arith.addi %2299, %2255 : index
    %2301 = arith.addi %2300, %c7 : index
    %2302 = memref.load %19[%2301] : memref<?xf32>
    %2303 = arith.addi %2301, %c39 : index
    %2304 = memref.load %19[%2303] : memref<?xf32>
    %2305 = arith.addf %2302, %2304 : f32
    %2306 = arith.muli %2298, %c3 : index
    %2307 = arith.addi %2306, %2255 : index
    %2308 = arith.addi %2307, %c2 : index
    %2309 = memref.load %19[%2308] : memref<?xf32>
    %2310 = arith.addi %2308, %c39 : index
    %2311 = memref.load %19[%2310] : memref<?xf32>
    %2312 = arith.addf %2309, %2311 : f32
    %2313 = wave.lane
    %2314 = arith.addi %18, %c17 : index
    %2315 = arith.muli %2298, %c6 : index
    %2316 = arith.addi %2314, %2315 : index
    %2317 = arith.divui %2313, %c15 : index
    %2318 = arith.addi %2316, %2317 : index
    %2319 = arith.cmpi slt, %2318, %17 : index
    scf.if %2319 {
      %2320 = arith.cmpi eq, %hasFactors, %c8 : index
      %2321 = arith.muli %2318, %c6 : index
      %2322 = memref.load %factors[%2321] : memref<?xf32>
      %2323 = arith.mulf %2322, %operandScale : f32
      %2324 = arith.select %2320, %2323, %operandScale : f32
      %2325 = arith.remui %2313, %c15 : index
      %2326 = arith.muli %2325, %c38 : index
      %2327 = arith.addi %13, %2326 : index
      %2328 = vector.load %w[%2327] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2329 = vector.bitcast %2328 : vector<4xi8> to vector<1xf32>
      %2330 = vector.extract %2329[0] : f32 from vector<1xf32>
      %2331 = arith.mulf %2330, %2324 : f32
      %2332 = arith.mulf %2305, %2331 : f32
      %2333 = arith.remui %2313, %c15 : index
      %2334 = arith.muli %2333, %c38 : index
      %2335 = arith.addi %15, %2334 : index
      %2336 = vector.load %w[%2335] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2337 = vector.bitcast %2336 : vector<4xi8> to vector<1xf32>
      %2338 = vector.extract %2337[0] : f32 from vector<1xf32>
      %2339 = arith.mulf %2338, %2324 : f32
      %2340 = arith.mulf %2312, %2339 : f32
      %2341 = arith.addi %13, %c10 : index
      %2342 = vector.load %w[%2341] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2343 = vector.bitcast %2342 : vector<4xi8> to vector<1xf32>
      %2344 = vector.extract %2343[0] : f32 from vector<1xf32>
      %2345 = arith.muli %2318, %c6 : index
      %2346 = arith.addi %2345, %c8 : index
      %2347 = memref.load %factors[%2346] : memref<?xf32>
      %2348 = arith.mulf %2347, %2344 : f32
      %2349 = arith.bitcast %2348 : f32 to i32
      %2350 = arith.shrui %2349, %c42 : i32
      %2351 = arith.maxsi %2350, %c43 : i32
      %2352 = arith.subi %c44, %2351 : i32
      %2353 = arith.shli %2352, %c42 : i32
      %2354 = arith.subi %2351, %c45 : i32
      %2355 = arith.shli %2354, %c42 : i32
      %2356 = arith.bitcast %2353 : i32 to f32
      %2357 = arith.bitcast %2355 : i32 to f32
      %2358 = arith.cmpi eq, %0, %c7 : index
      %2359 = wave.lane
      %2360 = arith.remui %2359, %c15 : index
      %2361 = arith.cmpi eq, %2360, %c7 : index
      %2362 = arith.andi %2358, %2361 : i1
      scf.if %2362 {
        %2363 = arith.muli %2318, %c6 : index
        memref.store %2357, %out_factors[%2363] : memref<?xf32>
      }
      %2364 = arith.mulf %2332, %c47 : f32
      %2365 = wave.exp2 %2364 : f32
      %2366 = arith.addf %c46, %2365 : f32
      %2367 = arith.divf %2332, %2366 : f32
      %2368 = arith.mulf %2367, %2340 : f32
      %2369 = arith.mulf %2368, %2356 : f32
      %2370 = arith.truncf %2369 : f32 to f16
      %2371 = arith.muli %0, %c15 : index
      %2372 = wave.lane
      %2373 = arith.remui %2372, %c15 : index
      %2374 = arith.addi %2371, %2373 : index
      %2375 = arith.divui %2318, %outTileRows : index
      %2376 = arith.divui %outputFeatures, %c15 : index
      %2377 = arith.muli %2375, %2376 : index
      %2378 = arith.divui %2374, %c15 : index
      %2379 = arith.addi %2377, %2378 : index
      %2380 = arith.muli %2379, %c6 : index
      %2381 = arith.remui %2374, %c15 : index
      %2382 = arith.divui %2381, %c16 : index
      %2383 = arith.addi %2380, %2382 : index
      %2384 = arith.muli %outTileRows, %c16 : index
      %2385 = arith.muli %2383, %2384 : index
      %2386 = arith.remui %2318, %outTileRows : index
      %2387 = arith.muli %2386, %c16 : index
      %2388 = arith.addi %2385, %2387 : index
      %2389 = arith.remui %2374, %c16 : index
      %2390 = arith.addi %2388, %2389 : index
      memref.store %2370, %out[%2390] : memref<?xf16>
    }
    %2391 = arith.muli %2256, %c38 : index
    %2392 = arith.addi %2391, %c8 : index
    %2393 = arith.muli %2392, %c3 : index
    %2394 = arith.addi %2393, %2255 : index
    %2395 = arith.addi %2394, %c7 : index
    %2396 = memref.load %19[%2395] : memref<?xf32>
    %2397 = arith.addi %2395, %c39 : index
    %2398 = memref.load %19[%2397] : memref<?xf32>
    %2399 = arith.addf %2396, %2398 : f32
    %2400 = arith.muli %2392, %c3 : index
    %2401 = arith.addi %2400, %2255 : index
    %2402 = arith.addi %2401, %c2 : index
    %2403 = memref.load %19[%2402] : memref<?xf32>
    %2404 = arith.addi %2402, %c39 : index
    %2405 = memref.load %19[%2404] : memref<?xf32>
    %2406 = arith.addf %2403, %2405 : f32
    %2407 = wave.lane
    %2408 = arith.addi %18, %c17 : index
    %2409 = arith.muli %2392, %c6 : index
    %2410 = arith.addi %2408, %2409 : index
    %2411 = arith.divui %2407, %c15 : index
    %2412 = arith.addi %2410, %2411 : index
    %2413 = arith.cmpi slt, %2412, %17 : index
    scf.if %2413 {
      %2414 = arith.cmpi eq, %hasFactors, %c8 : index
      %2415 = arith.muli %2412, %c6 : index
      %2416 = memref.load %factors[%2415] : memref<?xf32>
      %2417 = arith.mulf %2416, %operandScale : f32
      %2418 = arith.select %2414, %2417, %operandScale : f32
      %2419 = arith.remui %2407, %c15 : index
      %2420 = arith.muli %2419, %c38 : index
      %2421 = arith.addi %13, %2420 : index
      %2422 = vector.load %w[%2421] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2423 = vector.bitcast %2422 : vector<4xi8> to vector<1xf32>
      %2424 = vector.extract %2423[0] : f32 from vector<1xf32>
      %2425 = arith.mulf %2424, %2418 : f32
      %2426 = arith.mulf %2399, %2425 : f32
      %2427 = arith.remui %2407, %c15 : index
      %2428 = arith.muli %2427, %c38 : index
      %2429 = arith.addi %15, %2428 : index
      %2430 = vector.load %w[%2429] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2431 = vector.bitcast %2430 : vector<4xi8> to vector<1xf32>
      %2432 = vector.extract %2431[0] : f32 from vector<1xf32>
      %2433 = arith.mulf %2432, %2418 : f32
      %2434 = arith.mulf %2406, %2433 : f32
      %2435 = arith.addi %13, %c10 : index
      %2436 = vector.load %w[%2435] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2437 = vector.bitcast %2436 : vector<4xi8> to vector<1xf32>
      %2438 = vector.extract %2437[0] : f32 from vector<1xf32>
      %2439 = arith.muli %2412, %c6 : index
      %2440 = arith.addi %2439, %c8 : index
      %2441 = memref.load %factors[%2440] : memref<?xf32>
      %2442 = arith.mulf %2441, %2438 : f32
      %2443 = arith.bitcast %2442 : f32 to i32
      %2444 = arith.shrui %2443, %c42 : i32
      %2445 = arith.maxsi %2444, %c43 : i32
      %2446 = arith.subi %c44, %2445 : i32
      %2447 = arith.shli %2446, %c42 : i32
      %2448 = arith.subi %2445, %c45 : i32
      %2449 = arith.shli %2448, %c42 : i32
      %2450 = arith.bitcast %2447 : i32 to f32
      %2451 = arith.bitcast %2449 : i32 to f32
      %2452 = arith.cmpi eq, %0, %c7 : index
      %2453 = wave.lane
      %2454 = arith.remui %2453, %c15 : index
      %2455 = arith.cmpi eq, %2454, %c7 : index
      %2456 = arith.andi %2452, %2455 : i1
      scf.if %2456 {
        %2457 = arith.muli %2412, %c6 : index
        memref.store %2451, %out_factors[%2457] : memref<?xf32>
      }
      %2458 = arith.mulf %2426, %c47 : f32
      %2459 = wave.exp2 %2458 : f32
      %2460 = arith.addf %c46, %2459 : f32
      %2461 = arith.divf %2426, %2460 : f32
      %2462 = arith.mulf %2461, %2434 : f32
      %2463 = arith.mulf %2462, %2450 : f32
      %2464 = arith.truncf %2463 : f32 to f16
      %2465 = arith.muli %0, %c15 : index
      %2466 = wave.lane
      %2467 = arith.remui %2466, %c15 : index
      %2468 = arith.addi %2465, %2467 : index
      %2469 = arith.divui %2412, %outTileRows : index
      %2470 = arith.divui %outputFeatures, %c15 : index
      %2471 = arith.muli %2469, %2470 : index
      %2472 = arith.divui %2468, %c15 : index
      %2473 = arith.addi %2471, %2472 : index
      %2474 = arith.muli %2473, %c6 : index
      %2475 = arith.remui %2468, %c15 : index
      %2476 = arith.divui %2475, %c16 : index
      %2477 = arith.addi %2474, %2476 : index
      %2478 = arith.muli %outTileRows, %c16 : index
      %2479 = arith.muli %2477, %2478 : index
      %2480 = arith.remui %2412, %outTileRows : index
      %2481 = arith.muli %2480, %c16 : index
      %2482 = arith.addi %2479, %2481 : index
      %2483 = arith.remui %2468, %c16 : index
      %2484 = arith.addi %2482, %2483 : index
      memref.store %2464, %out[%2484] : memref<?xf16>
    }
    %2485 = arith.muli %2256, %c38 : index
    %2486 = arith.addi %2485, %c6 : index
    %2487 = arith.muli %2486, %c3 : index
    %2488 = arith.addi %2487, %2255 : index
    %2489 = arith.addi %2488, %c7 : index
    %2490 = memref.load %19[%2489] : memref<?xf32>
    %2491 = arith.addi %2489, %c39 : index
    %2492 = memref.load %19[%2491] : memref<?xf32>
    %2493 = arith.addf %2490, %2492 : f32
    %2494 = arith.muli %2486, %c3 : index
    %2495 = arith.addi %2494, %2255 : index
    %2496 = arith.addi %2495, %c2 : index
    %2497 = memref.load %19[%2496] : memref<?xf32>
    %2498 = arith.addi %2496, %c39 : index
    %2499 = memref.load %19[%2498] : memref<?xf32>
    %2500 = arith.addf %2497, %2499 : f32
    %2501 = wave.lane
    %2502 = arith.addi %18, %c17 : index
    %2503 = arith.muli %2486, %c6 : index
    %2504 = arith.addi %2502, %2503 : index
    %2505 = arith.divui %2501, %c15 : index
    %2506 = arith.addi %2504, %2505 : index
    %2507 = arith.cmpi slt, %2506, %17 : index
    scf.if %2507 {
      %2508 = arith.cmpi eq, %hasFactors, %c8 : index
      %2509 = arith.muli %2506, %c6 : index
      %2510 = memref.load %factors[%2509] : memref<?xf32>
      %2511 = arith.mulf %2510, %operandScale : f32
      %2512 = arith.select %2508, %2511, %operandScale : f32
      %2513 = arith.remui %2501, %c15 : index
      %2514 = arith.muli %2513, %c38 : index
      %2515 = arith.addi %13, %2514 : index
      %2516 = vector.load %w[%2515] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2517 = vector.bitcast %2516 : vector<4xi8> to vector<1xf32>
      %2518 = vector.extract %2517[0] : f32 from vector<1xf32>
      %2519 = arith.mulf %2518, %2512 : f32
      %2520 = arith.mulf %2493, %2519 : f32
      %2521 = arith.remui %2501, %c15 : index
      %2522 = arith.muli %2521, %c38 : index
      %2523 = arith.addi %15, %2522 : index
      %2524 = vector.load %w[%2523] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2525 = vector.bitcast %2524 : vector<4xi8> to vector<1xf32>
      %2526 = vector.extract %2525[0] : f32 from vector<1xf32>
      %2527 = arith.mulf %2526, %2512 : f32
      %2528 = arith.mulf %2500, %2527 : f32
      %2529 = arith.addi %13, %c10 : index
      %2530 = vector.load %w[%2529] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2531 = vector.bitcast %2530 : vector<4xi8> to vector<1xf32>
      %2532 = vector.extract %2531[0] : f32 from vector<1xf32>
      %2533 = arith.muli %2506, %c6 : index
      %2534 = arith.addi %2533, %c8 : index
      %2535 = memref.load %factors[%2534] : memref<?xf32>
      %2536 = arith.mulf %2535, %2532 : f32
      %2537 = arith.bitcast %2536 : f32 to i32
      %2538 = arith.shrui %2537, %c42 : i32
      %2539 = arith.maxsi %2538, %c43 : i32
      %2540 = arith.subi %c44, %2539 : i32
      %2541 = arith.shli %2540, %c42 : i32
      %2542 = arith.subi %2539, %c45 : i32
      %2543 = arith.shli %2542, %c42 : i32
      %2544 = arith.bitcast %2541 : i32 to f32
      %2545 = arith.bitcast %2543 : i32 to f32
      %2546 = arith.cmpi eq, %0, %c7 : index
      %2547 = wave.lane
      %2548 = arith.remui %2547, %c15 : index
      %2549 = arith.cmpi eq, %2548, %c7 : index
      %2550 = arith.andi %2546, %2549 : i1
      scf.if %2550 {
        %2551 = arith.muli %2506, %c6 : index
        memref.store %2545, %out_factors[%2551] : memref<?xf32>
      }
      %2552 = arith.mulf %2520, %c47 : f32
      %2553 = wave.exp2 %2552 : f32
      %2554 = arith.addf %c46, %2553 : f32
      %2555 = arith.divf %2520, %2554 : f32
      %2556 = arith.mulf %2555, %2528 : f32
      %2557 = arith.mulf %2556, %2544 : f32
      %2558 = arith.truncf %2557 : f32 to f16
      %2559 = arith.muli %0, %c15 : index
      %2560 = wave.lane
      %2561 = arith.remui %2560, %c15 : index
      %2562 = arith.addi %2559, %2561 : index
      %2563 = arith.divui %2506, %outTileRows : index
      %2564 = arith.divui %outputFeatures, %c15 : index
      %2565 = arith.muli %2563, %2564 : index
      %2566 = arith.divui %2562, %c15 : index
      %2567 = arith.addi %2565, %2566 : index
      %2568 = arith.muli %2567, %c6 : index
      %2569 = arith.remui %2562, %c15 : index
      %2570 = arith.divui %2569, %c16 : index
      %2571 = arith.addi %2568, %2570 : index
      %2572 = arith.muli %outTileRows, %c16 : index
      %2573 = arith.muli %2571, %2572 : index
      %2574 = arith.remui %2506, %outTileRows : index
      %2575 = arith.muli %2574, %c16 : index
      %2576 = arith.addi %2573, %2575 : index
      %2577 = arith.remui %2562, %c16 : index
      %2578 = arith.addi %2576, %2577 : index
      memref.store %2558, %out[%2578] : memref<?xf16>
    }
    %2579 = arith.muli %2256, %c38 : index
    %2580 = arith.addi %2579, %c33 : index
    %2581 = arith.muli %2580, %c3 : index
    %2582 = arith.addi %2581, %2255 : index
    %2583 = arith.addi %2582, %c7 : index
    %2584 = memref.load %19[%2583] : memref<?xf32>
    %2585 = arith.addi %2583, %c39 : index
    %2586 = memref.load %19[%2585] : memref<?xf32>
    %2587 = arith.addf %2584, %2586 : f32
    %2588 = arith.muli %2580, %c3 : index
    %2589 = arith.addi %2588, %2255 : index
    %2590 = arith.addi %2589, %c2 : index
    %2591 = memref.load %19[%2590] : memref<?xf32>
    %2592 = arith.addi %2590, %c39 : index
    %2593 = memref.load %19[%2592] : memref<?xf32>
    %2594 = arith.addf %2591, %2593 : f32
    %2595 = wave.lane
    %2596 = arith.addi %18, %c17 : index
    %2597 = arith.muli %2580, %c6 : index
    %2598 = arith.addi %2596, %2597 : index
    %2599 = arith.divui %2595, %c15 : index
    %2600 = arith.addi %2598, %2599 : index
    %2601 = arith.cmpi slt, %2600, %17 : index
    scf.if %2601 {
      %2602 = arith.cmpi eq, %hasFactors, %c8 : index
      %2603 = arith.muli %2600, %c6 : index
      %2604 = memref.load %factors[%2603] : memref<?xf32>
      %2605 = arith.mulf %2604, %operandScale : f32
      %2606 = arith.select %2602, %2605, %operandScale : f32
      %2607 = arith.remui %2595, %c15 : index
      %2608 = arith.muli %2607, %c38 : index
      %2609 = arith.addi %13, %2608 : index
      %2610 = vector.load %w[%2609] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2611 = vector.bitcast %2610 : vector<4xi8> to vector<1xf32>
      %2612 = vector.extract %2611[0] : f32 from vector<1xf32>
      %2613 = arith.mulf %2612, %2606 : f32
      %2614 = arith.mulf %2587, %2613 : f32
      %2615 = arith.remui %2595, %c15 : index
      %2616 = arith.muli %2615, %c38 : index
      %2617 = arith.addi %15, %2616 : index
      %2618 = vector.load %w[%2617] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2619 = vector.bitcast %2618 : vector<4xi8> to vector<1xf32>
      %2620 = vector.extract %2619[0] : f32 from vector<1xf32>
      %2621 = arith.mulf %2620, %2606 : f32
      %2622 = arith.mulf %2594, %2621 : f32
      %2623 = arith.addi %13, %c10 : index
      %2624 = vector.load %w[%2623] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2625 = vector.bitcast %2624 : vector<4xi8> to vector<1xf32>
      %2626 = vector.extract %2625[0] : f32 from vector<1xf32>
      %2627 = arith.muli %2600, %c6 : index
      %2628 = arith.addi %2627, %c8 : index
      %2629 = memref.load %factors[%2628] : memref<?xf32>
      %2630 = arith.mulf %2629, %2626 : f32
      %2631 = arith.bitcast %2630 : f32 to i32
      %2632 = arith.shrui %2631, %c42 : i32
      %2633 = arith.maxsi %2632, %c43 : i32
      %2634 = arith.subi %c44, %2633 : i32
      %2635 = arith.shli %2634, %c42 : i32
      %2636 = arith.subi %2633, %c45 : i32
      %2637 = arith.shli %2636, %c42 : i32
      %2638 = arith.bitcast %2635 : i32 to f32
      %2639 = arith.bitcast %2637 : i32 to f32
      %2640 = arith.cmpi eq, %0, %c7 : index
      %2641 = wave.lane
      %2642 = arith.remui %2641, %c15 : index
      %2643 = arith.cmpi eq, %2642, %c7 : index
      %2644 = arith.andi %2640, %2643 : i1
      scf.if %2644 {
        %2645 = arith.muli %2600, %c6 : index
        memref.store %2639, %out_factors[%2645] : memref<?xf32>
      }
      %2646 = arith.mulf %2614, %c47 : f32
      %2647 = wave.exp2 %2646 : f32
      %2648 = arith.addf %c46, %2647 : f32
      %2649 = arith.divf %2614, %2648 : f32
      %2650 = arith.mulf %2649, %2622 : f32
      %2651 = arith.mulf %2650, %2638 : f32
      %2652 = arith.truncf %2651 : f32 to f16
      %2653 = arith.muli %0, %c15 : index
      %2654 = wave.lane
      %2655 = arith.remui %2654, %c15 : index
      %2656 = arith.addi %2653, %2655 : index
      %2657 = arith.divui %2600, %outTileRows : index
      %2658 = arith.divui %outputFeatures, %c15 : index
      %2659 = arith.muli %2657, %2658 : index
      %2660 = arith.divui %2656, %c15 : index
      %2661 = arith.addi %2659, %2660 : index
      %2662 = arith.muli %2661, %c6 : index
      %2663 = arith.remui %2656, %c15 : index
      %2664 = arith.divui %2663, %c16 : index
      %2665 = arith.addi %2662, %2664 : index
      %2666 = arith.muli %outTileRows, %c16 : index
      %2667 = arith.muli %2665, %2666 : index
      %2668 = arith.remui %2600, %outTileRows : index
      %2669 = arith.muli %2668, %c16 : index
      %2670 = arith.addi %2667, %2669 : index
      %2671 = arith.remui %2656, %c16 : index
      %2672 = arith.addi %2670, %2671 : index
      memref.store %2652, %out[%2672] : memref<?xf16>
    }
  }
  wave.return
}
