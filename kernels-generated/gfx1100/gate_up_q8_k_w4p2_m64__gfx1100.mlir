// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q8_k', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q8_k_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 32 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 64 : index
  %c11 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 48 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c30 = arith.constant dense<0x6480> : vector<32xf16>
  %c31 = arith.constant 3 : index
  %c32 = arith.constant 96 : index
  %c33 = arith.constant 160 : index
  %c34 = arith.constant 192 : index
  %c35 = arith.constant 224 : index
  %c36 = arith.constant 512 : index
  %c37 = arith.constant 1024 : index
  %c38 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c41 = arith.constant 4 : index
  %c42 = arith.constant 23 : i32
  %c43 = arith.constant 141 : i32
  %c44 = arith.constant 268 : i32
  %c45 = arith.constant 14 : i32
  %c46 = arith.constant 0x3F800000 : f32
  %c47 = arith.constant 0xBFB8AA3B : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.divui %inputFeatures, %c4 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.divui %8, %c7 : index
  %10 = arith.muli %9, %c7 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %0, %c3 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %12 : index
  %16 = arith.addi %13, %c2 : index
  %17 = arith.muli %16, %12 : index
  %18 = memref.load %step[%countAt] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.muli %1, %c10 : index
  %21 = wave.scratch %c11 : memref<?xf32>
  %22 = arith.cmpi slt, %20, %19 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c1 : index
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %20, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c1 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c8, %c1 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c3 : index
    %33 = arith.remui %c8, %c1 : index
    %34 = arith.divui %33, %c15 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c15 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c15 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c8, %c15 : index
    %42 = arith.addi %40, %41 : index
    %43 = arith.addi %24, %c1 : index
    %44 = arith.addi %20, %43 : index
    %45 = arith.divui %44, %tileRows : index
    %46 = arith.divui %inputFeatures, %c1 : index
    %47 = arith.muli %45, %46 : index
    %48 = arith.divui %c8, %c1 : index
    %49 = arith.addi %47, %48 : index
    %50 = arith.muli %49, %c3 : index
    %51 = arith.remui %c8, %c1 : index
    %52 = arith.divui %51, %c15 : index
    %53 = arith.addi %50, %52 : index
    %54 = arith.muli %tileRows, %c15 : index
    %55 = arith.muli %53, %54 : index
    %56 = arith.remui %44, %tileRows : index
    %57 = arith.muli %56, %c15 : index
    %58 = arith.addi %55, %57 : index
    %59 = arith.remui %c8, %c15 : index
    %60 = arith.addi %58, %59 : index
    %61 = arith.addi %24, %c5 : index
    %62 = arith.addi %20, %61 : index
    %63 = arith.divui %62, %tileRows : index
    %64 = arith.divui %inputFeatures, %c1 : index
    %65 = arith.muli %63, %64 : index
    %66 = arith.divui %c8, %c1 : index
    %67 = arith.addi %65, %66 : index
    %68 = arith.muli %67, %c3 : index
    %69 = arith.remui %c8, %c1 : index
    %70 = arith.divui %69, %c15 : index
    %71 = arith.addi %68, %70 : index
    %72 = arith.muli %tileRows, %c15 : index
    %73 = arith.muli %71, %72 : index
    %74 = arith.remui %62, %tileRows : index
    %75 = arith.muli %74, %c15 : index
    %76 = arith.addi %73, %75 : index
    %77 = arith.remui %c8, %c15 : index
    %78 = arith.addi %76, %77 : index
    %79 = arith.addi %24, %c16 : index
    %80 = arith.addi %20, %79 : index
    %81 = arith.divui %80, %tileRows : index
    %82 = arith.divui %inputFeatures, %c1 : index
    %83 = arith.muli %81, %82 : index
    %84 = arith.divui %c8, %c1 : index
    %85 = arith.addi %83, %84 : index
    %86 = arith.muli %85, %c3 : index
    %87 = arith.remui %c8, %c1 : index
    %88 = arith.divui %87, %c15 : index
    %89 = arith.addi %86, %88 : index
    %90 = arith.muli %tileRows, %c15 : index
    %91 = arith.muli %89, %90 : index
    %92 = arith.remui %80, %tileRows : index
    %93 = arith.muli %92, %c15 : index
    %94 = arith.addi %91, %93 : index
    %95 = arith.remui %c8, %c15 : index
    %96 = arith.addi %94, %95 : index
    %97 = wave.wave
    %98 = arith.divui %inputFeatures, %c5 : index
    %99 = arith.muli %97, %stepsPerWave : index
    %100 = arith.minsi %99, %98 : index
    %101 = arith.addi %100, %stepsPerWave : index
    %102 = arith.minsi %101, %98 : index
    %103 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %104 = arith.subi %102, %100 : index
    %105 = arith.divui %104, %c3 : index
    %106 = arith.muli %105, %c3 : index
    %107 = arith.addi %100, %106 : index
    %108 = arith.addi %100, %stepsPerWave : index
    %109 = arith.select %103, %108, %107 : index
    %119:8 = scf.for %110 = %100 to %109 step %c3 iter_args(%111 = %c17, %112 = %c17, %113 = %c17, %114 = %c17, %115 = %c17, %116 = %c17, %117 = %c17, %118 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %120 = wave.lane
      %121 = arith.addi %110, %c8 : index
      %122 = arith.remui %120, %c1 : index
      %123 = arith.addi %15, %c7 : index
      %124 = arith.divui %121, %c15 : index
      %125 = arith.muli %124, %c5 : index
      %126 = arith.addi %123, %125 : index
      %127 = arith.muli %122, %c3 : index
      %128 = arith.addi %126, %127 : index
      %129 = vector.load %w[%128] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %130 = vector.bitcast %129 : vector<2xi8> to vector<1xf16>
      %131 = arith.divui %inputFeatures, %c4 : index
      %132 = arith.muli %131, %c5 : index
      %133 = arith.addi %123, %132 : index
      %134 = arith.muli %121, %c1 : index
      %135 = arith.addi %133, %134 : index
      %136 = arith.muli %122, %c2 : index
      %137 = arith.addi %135, %136 : index
      %138 = vector.load %w[%137] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %139 = vector.extract %130[0] : f16 from vector<1xf16>
      %140 = arith.extf %139 : f16 to f32
      %141 = vector.extract %138[0] : i8 from vector<1xi8>
      %142 = arith.extsi %141 : i8 to i32
      %143 = arith.sitofp %142 : i32 to f32
      %144 = arith.mulf %140, %143 : f32
      %145 = arith.truncf %144 : f32 to f16
      %146 = vector.broadcast %145 : f16 to vector<16xf16>
      %147 = arith.addi %15, %c7 : index
      %148 = arith.muli %inputFeatures, %c2 : index
      %149 = arith.divui %148, %c3 : index
      %150 = arith.divui %inputFeatures, %c4 : index
      %151 = arith.muli %150, %c5 : index
      %152 = arith.addi %151, %149 : index
      %153 = arith.addi %152, %c6 : index
      %154 = arith.divui %153, %c7 : index
      %155 = arith.muli %154, %c7 : index
      %156 = arith.addi %147, %155 : index
      %157 = arith.muli %inputFeatures, %c15 : index
      %158 = arith.addi %156, %157 : index
      %159 = arith.muli %121, %c1 : index
      %160 = arith.addi %159, %122 : index
      %161 = arith.muli %160, %c1 : index
      %162 = arith.addi %158, %161 : index
      %163 = arith.muli %121, %c4 : index
      %164 = arith.addi %156, %163 : index
      %165 = arith.muli %122, %c1 : index
      %166 = arith.addi %164, %165 : index
      %167 = vector.load %w[%162] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %168 = vector.bitcast %167 : vector<16xi8> to vector<4xi32>
      %169 = vector.load %w[%166] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %170 = vector.bitcast %169 : vector<16xi8> to vector<4xi32>
      %171 = arith.shrui %170, %c20 : vector<4xi32>
      %172 = arith.andi %171, %c21 : vector<4xi32>
      %173 = arith.shrui %168, %c22 : vector<4xi32>
      %174 = arith.andi %173, %c21 : vector<4xi32>
      %175 = arith.shli %174, %c23 : vector<4xi32>
      %176 = arith.ori %172, %175 : vector<4xi32>
      %177 = arith.ori %176, %c24 : vector<4xi32>
      %178 = vector.bitcast %177 : vector<4xi32> to vector<8xf16>
      %179 = arith.shrui %170, %c23 : vector<4xi32>
      %180 = arith.andi %179, %c21 : vector<4xi32>
      %181 = arith.shrui %168, %c25 : vector<4xi32>
      %182 = arith.andi %181, %c21 : vector<4xi32>
      %183 = arith.shli %182, %c23 : vector<4xi32>
      %184 = arith.ori %180, %183 : vector<4xi32>
      %185 = arith.ori %184, %c24 : vector<4xi32>
      %186 = vector.bitcast %185 : vector<4xi32> to vector<8xf16>
      %187 = arith.shrui %170, %c26 : vector<4xi32>
      %188 = arith.andi %187, %c21 : vector<4xi32>
      %189 = arith.shrui %168, %c27 : vector<4xi32>
      %190 = arith.andi %189, %c21 : vector<4xi32>
      %191 = arith.shli %190, %c23 : vector<4xi32>
      %192 = arith.ori %188, %191 : vector<4xi32>
      %193 = arith.ori %192, %c24 : vector<4xi32>
      %194 = vector.bitcast %193 : vector<4xi32> to vector<8xf16>
      %195 = arith.shrui %170, %c28 : vector<4xi32>
      %196 = arith.andi %195, %c21 : vector<4xi32>
      %197 = arith.shrui %168, %c29 : vector<4xi32>
      %198 = arith.andi %197, %c21 : vector<4xi32>
      %199 = arith.shli %198, %c23 : vector<4xi32>
      %200 = arith.ori %196, %199 : vector<4xi32>
      %201 = arith.ori %200, %c24 : vector<4xi32>
      %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
      %203 = vector.shuffle %178, %186 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = vector.shuffle %194, %202 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = vector.shuffle %203, %204 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %206 = arith.subf %205, %c30 : vector<32xf16>
      %207 = vector.shuffle %206, %206 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %208 = vector.shuffle %206, %206 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %209 = arith.mulf %207, %146 : vector<16xf16>
      %210 = arith.mulf %208, %146 : vector<16xf16>
      %211 = arith.addi %110, %c2 : index
      %212 = arith.remui %120, %c1 : index
      %213 = arith.addi %15, %c7 : index
      %214 = arith.divui %211, %c15 : index
      %215 = arith.muli %214, %c5 : index
      %216 = arith.addi %213, %215 : index
      %217 = arith.muli %212, %c3 : index
      %218 = arith.addi %216, %217 : index
      %219 = vector.load %w[%218] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %220 = vector.bitcast %219 : vector<2xi8> to vector<1xf16>
      %221 = arith.divui %inputFeatures, %c4 : index
      %222 = arith.muli %221, %c5 : index
      %223 = arith.addi %213, %222 : index
      %224 = arith.muli %211, %c1 : index
      %225 = arith.addi %223, %224 : index
      %226 = arith.muli %212, %c2 : index
      %227 = arith.addi %225, %226 : index
      %228 = vector.load %w[%227] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %229 = vector.extract %220[0] : f16 from vector<1xf16>
      %230 = arith.extf %229 : f16 to f32
      %231 = vector.extract %228[0] : i8 from vector<1xi8>
      %232 = arith.extsi %231 : i8 to i32
      %233 = arith.sitofp %232 : i32 to f32
      %234 = arith.mulf %230, %233 : f32
      %235 = arith.truncf %234 : f32 to f16
      %236 = vector.broadcast %235 : f16 to vector<16xf16>
      %237 = arith.addi %15, %c7 : index
      %238 = arith.muli %inputFeatures, %c2 : index
      %239 = arith.divui %238, %c3 : index
      %240 = arith.divui %inputFeatures, %c4 : index
      %241 = arith.muli %240, %c5 : index
      %242 = arith.addi %241, %239 : index
      %243 = arith.addi %242, %c6 : index
      %244 = arith.divui %243, %c7 : index
      %245 = arith.muli %244, %c7 : index
      %246 = arith.addi %237, %245 : index
      %247 = arith.muli %inputFeatures, %c15 : index
      %248 = arith.addi %246, %247 : index
      %249 = arith.muli %211, %c1 : index
      %250 = arith.addi %249, %212 : index
      %251 = arith.muli %250, %c1 : index
      %252 = arith.addi %248, %251 : index
      %253 = arith.muli %211, %c4 : index
      %254 = arith.addi %246, %253 : index
      %255 = arith.muli %212, %c1 : index
      %256 = arith.addi %254, %255 : index
      %257 = vector.load %w[%252] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %258 = vector.bitcast %257 : vector<16xi8> to vector<4xi32>
      %259 = vector.load %w[%256] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %260 = vector.bitcast %259 : vector<16xi8> to vector<4xi32>
      %261 = arith.shrui %260, %c20 : vector<4xi32>
      %262 = arith.andi %261, %c21 : vector<4xi32>
      %263 = arith.shrui %258, %c22 : vector<4xi32>
      %264 = arith.andi %263, %c21 : vector<4xi32>
      %265 = arith.shli %264, %c23 : vector<4xi32>
      %266 = arith.ori %262, %265 : vector<4xi32>
      %267 = arith.ori %266, %c24 : vector<4xi32>
      %268 = vector.bitcast %267 : vector<4xi32> to vector<8xf16>
      %269 = arith.shrui %260, %c23 : vector<4xi32>
      %270 = arith.andi %269, %c21 : vector<4xi32>
      %271 = arith.shrui %258, %c25 : vector<4xi32>
      %272 = arith.andi %271, %c21 : vector<4xi32>
      %273 = arith.shli %272, %c23 : vector<4xi32>
      %274 = arith.ori %270, %273 : vector<4xi32>
      %275 = arith.ori %274, %c24 : vector<4xi32>
      %276 = vector.bitcast %275 : vector<4xi32> to vector<8xf16>
      %277 = arith.shrui %260, %c26 : vector<4xi32>
      %278 = arith.andi %277, %c21 : vector<4xi32>
      %279 = arith.shrui %258, %c27 : vector<4xi32>
      %280 = arith.andi %279, %c21 : vector<4xi32>
      %281 = arith.shli %280, %c23 : vector<4xi32>
      %282 = arith.ori %278, %281 : vector<4xi32>
      %283 = arith.ori %282, %c24 : vector<4xi32>
      %284 = vector.bitcast %283 : vector<4xi32> to vector<8xf16>
      %285 = arith.shrui %260, %c28 : vector<4xi32>
      %286 = arith.andi %285, %c21 : vector<4xi32>
      %287 = arith.shrui %258, %c29 : vector<4xi32>
      %288 = arith.andi %287, %c21 : vector<4xi32>
      %289 = arith.shli %288, %c23 : vector<4xi32>
      %290 = arith.ori %286, %289 : vector<4xi32>
      %291 = arith.ori %290, %c24 : vector<4xi32>
      %292 = vector.bitcast %291 : vector<4xi32> to vector<8xf16>
      %293 = vector.shuffle %268, %276 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %294 = vector.shuffle %284, %292 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = vector.shuffle %293, %294 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %296 = arith.subf %295, %c30 : vector<32xf16>
      %297 = vector.shuffle %296, %296 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %298 = vector.shuffle %296, %296 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %299 = arith.mulf %297, %236 : vector<16xf16>
      %300 = arith.mulf %298, %236 : vector<16xf16>
      %301 = arith.addi %110, %c8 : index
      %302 = arith.remui %120, %c1 : index
      %303 = arith.addi %17, %c7 : index
      %304 = arith.divui %301, %c15 : index
      %305 = arith.muli %304, %c5 : index
      %306 = arith.addi %303, %305 : index
      %307 = arith.muli %302, %c3 : index
      %308 = arith.addi %306, %307 : index
      %309 = vector.load %w[%308] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %310 = vector.bitcast %309 : vector<2xi8> to vector<1xf16>
      %311 = arith.divui %inputFeatures, %c4 : index
      %312 = arith.muli %311, %c5 : index
      %313 = arith.addi %303, %312 : index
      %314 = arith.muli %301, %c1 : index
      %315 = arith.addi %313, %314 : index
      %316 = arith.muli %302, %c2 : index
      %317 = arith.addi %315, %316 : index
      %318 = vector.load %w[%317] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %319 = vector.extract %310[0] : f16 from vector<1xf16>
      %320 = arith.extf %319 : f16 to f32
      %321 = vector.extract %318[0] : i8 from vector<1xi8>
      %322 = arith.extsi %321 : i8 to i32
      %323 = arith.sitofp %322 : i32 to f32
      %324 = arith.mulf %320, %323 : f32
      %325 = arith.truncf %324 : f32 to f16
      %326 = vector.broadcast %325 : f16 to vector<16xf16>
      %327 = arith.addi %17, %c7 : index
      %328 = arith.muli %inputFeatures, %c2 : index
      %329 = arith.divui %328, %c3 : index
      %330 = arith.divui %inputFeatures, %c4 : index
      %331 = arith.muli %330, %c5 : index
      %332 = arith.addi %331, %329 : index
      %333 = arith.addi %332, %c6 : index
      %334 = arith.divui %333, %c7 : index
      %335 = arith.muli %334, %c7 : index
      %336 = arith.addi %327, %335 : index
      %337 = arith.muli %inputFeatures, %c15 : index
      %338 = arith.addi %336, %337 : index
      %339 = arith.muli %301, %c1 : index
      %340 = arith.addi %339, %302 : index
      %341 = arith.muli %340, %c1 : index
      %342 = arith.addi %338, %341 : index
      %343 = arith.muli %301, %c4 : index
      %344 = arith.addi %336, %343 : index
      %345 = arith.muli %302, %c1 : index
      %346 = arith.addi %344, %345 : index
      %347 = vector.load %w[%342] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %348 = vector.bitcast %347 : vector<16xi8> to vector<4xi32>
      %349 = vector.load %w[%346] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %350 = vector.bitcast %349 : vector<16xi8> to vector<4xi32>
      %351 = arith.shrui %350, %c20 : vector<4xi32>
      %352 = arith.andi %351, %c21 : vector<4xi32>
      %353 = arith.shrui %348, %c22 : vector<4xi32>
      %354 = arith.andi %353, %c21 : vector<4xi32>
      %355 = arith.shli %354, %c23 : vector<4xi32>
      %356 = arith.ori %352, %355 : vector<4xi32>
      %357 = arith.ori %356, %c24 : vector<4xi32>
      %358 = vector.bitcast %357 : vector<4xi32> to vector<8xf16>
      %359 = arith.shrui %350, %c23 : vector<4xi32>
      %360 = arith.andi %359, %c21 : vector<4xi32>
      %361 = arith.shrui %348, %c25 : vector<4xi32>
      %362 = arith.andi %361, %c21 : vector<4xi32>
      %363 = arith.shli %362, %c23 : vector<4xi32>
      %364 = arith.ori %360, %363 : vector<4xi32>
      %365 = arith.ori %364, %c24 : vector<4xi32>
      %366 = vector.bitcast %365 : vector<4xi32> to vector<8xf16>
      %367 = arith.shrui %350, %c26 : vector<4xi32>
      %368 = arith.andi %367, %c21 : vector<4xi32>
      %369 = arith.shrui %348, %c27 : vector<4xi32>
      %370 = arith.andi %369, %c21 : vector<4xi32>
      %371 = arith.shli %370, %c23 : vector<4xi32>
      %372 = arith.ori %368, %371 : vector<4xi32>
      %373 = arith.ori %372, %c24 : vector<4xi32>
      %374 = vector.bitcast %373 : vector<4xi32> to vector<8xf16>
      %375 = arith.shrui %350, %c28 : vector<4xi32>
      %376 = arith.andi %375, %c21 : vector<4xi32>
      %377 = arith.shrui %348, %c29 : vector<4xi32>
      %378 = arith.andi %377, %c21 : vector<4xi32>
      %379 = arith.shli %378, %c23 : vector<4xi32>
      %380 = arith.ori %376, %379 : vector<4xi32>
      %381 = arith.ori %380, %c24 : vector<4xi32>
      %382 = vector.bitcast %381 : vector<4xi32> to vector<8xf16>
      %383 = vector.shuffle %358, %366 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %384 = vector.shuffle %374, %382 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %385 = vector.shuffle %383, %384 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %386 = arith.subf %385, %c30 : vector<32xf16>
      %387 = vector.shuffle %386, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %388 = vector.shuffle %386, %386 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %389 = arith.mulf %387, %326 : vector<16xf16>
      %390 = arith.mulf %388, %326 : vector<16xf16>
      %391 = arith.addi %110, %c2 : index
      %392 = arith.remui %120, %c1 : index
      %393 = arith.addi %17, %c7 : index
      %394 = arith.divui %391, %c15 : index
      %395 = arith.muli %394, %c5 : index
      %396 = arith.addi %393, %395 : index
      %397 = arith.muli %392, %c3 : index
      %398 = arith.addi %396, %397 : index
      %399 = vector.load %w[%398] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %400 = vector.bitcast %399 : vector<2xi8> to vector<1xf16>
      %401 = arith.divui %inputFeatures, %c4 : index
      %402 = arith.muli %401, %c5 : index
      %403 = arith.addi %393, %402 : index
      %404 = arith.muli %391, %c1 : index
      %405 = arith.addi %403, %404 : index
      %406 = arith.muli %392, %c2 : index
      %407 = arith.addi %405, %406 : index
      %408 = vector.load %w[%407] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %409 = vector.extract %400[0] : f16 from vector<1xf16>
      %410 = arith.extf %409 : f16 to f32
      %411 = vector.extract %408[0] : i8 from vector<1xi8>
      %412 = arith.extsi %411 : i8 to i32
      %413 = arith.sitofp %412 : i32 to f32
      %414 = arith.mulf %410, %413 : f32
      %415 = arith.truncf %414 : f32 to f16
      %416 = vector.broadcast %415 : f16 to vector<16xf16>
      %417 = arith.addi %17, %c7 : index
      %418 = arith.muli %inputFeatures, %c2 : index
      %419 = arith.divui %418, %c3 : index
      %420 = arith.divui %inputFeatures, %c4 : index
      %421 = arith.muli %420, %c5 : index
      %422 = arith.addi %421, %419 : index
      %423 = arith.addi %422, %c6 : index
      %424 = arith.divui %423, %c7 : index
      %425 = arith.muli %424, %c7 : index
      %426 = arith.addi %417, %425 : index
      %427 = arith.muli %inputFeatures, %c15 : index
      %428 = arith.addi %426, %427 : index
      %429 = arith.muli %391, %c1 : index
      %430 = arith.addi %429, %392 : index
      %431 = arith.muli %430, %c1 : index
      %432 = arith.addi %428, %431 : index
      %433 = arith.muli %391, %c4 : index
      %434 = arith.addi %426, %433 : index
      %435 = arith.muli %392, %c1 : index
      %436 = arith.addi %434, %435 : index
      %437 = vector.load %w[%432] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %438 = vector.bitcast %437 : vector<16xi8> to vector<4xi32>
      %439 = vector.load %w[%436] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %440 = vector.bitcast %439 : vector<16xi8> to vector<4xi32>
      %441 = arith.shrui %440, %c20 : vector<4xi32>
      %442 = arith.andi %441, %c21 : vector<4xi32>
      %443 = arith.shrui %438, %c22 : vector<4xi32>
      %444 = arith.andi %443, %c21 : vector<4xi32>
      %445 = arith.shli %444, %c23 : vector<4xi32>
      %446 = arith.ori %442, %445 : vector<4xi32>
      %447 = arith.ori %446, %c24 : vector<4xi32>
      %448 = vector.bitcast %447 : vector<4xi32> to vector<8xf16>
      %449 = arith.shrui %440, %c23 : vector<4xi32>
      %450 = arith.andi %449, %c21 : vector<4xi32>
      %451 = arith.shrui %438, %c25 : vector<4xi32>
      %452 = arith.andi %451, %c21 : vector<4xi32>
      %453 = arith.shli %452, %c23 : vector<4xi32>
      %454 = arith.ori %450, %453 : vector<4xi32>
      %455 = arith.ori %454, %c24 : vector<4xi32>
      %456 = vector.bitcast %455 : vector<4xi32> to vector<8xf16>
      %457 = arith.shrui %440, %c26 : vector<4xi32>
      %458 = arith.andi %457, %c21 : vector<4xi32>
      %459 = arith.shrui %438, %c27 : vector<4xi32>
      %460 = arith.andi %459, %c21 : vector<4xi32>
      %461 = arith.shli %460, %c23 : vector<4xi32>
      %462 = arith.ori %458, %461 : vector<4xi32>
      %463 = arith.ori %462, %c24 : vector<4xi32>
      %464 = vector.bitcast %463 : vector<4xi32> to vector<8xf16>
      %465 = arith.shrui %440, %c28 : vector<4xi32>
      %466 = arith.andi %465, %c21 : vector<4xi32>
      %467 = arith.shrui %438, %c29 : vector<4xi32>
      %468 = arith.andi %467, %c21 : vector<4xi32>
      %469 = arith.shli %468, %c23 : vector<4xi32>
      %470 = arith.ori %466, %469 : vector<4xi32>
      %471 = arith.ori %470, %c24 : vector<4xi32>
      %472 = vector.bitcast %471 : vector<4xi32> to vector<8xf16>
      %473 = vector.shuffle %448, %456 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %474 = vector.shuffle %464, %472 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %475 = vector.shuffle %473, %474 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %476 = arith.subf %475, %c30 : vector<32xf16>
      %477 = vector.shuffle %476, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %478 = vector.shuffle %476, %476 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %479 = arith.mulf %477, %416 : vector<16xf16>
      %480 = arith.mulf %478, %416 : vector<16xf16>
      %481 = arith.muli %110, %c3 : index
      %482 = arith.addi %481, %c8 : index
      %483 = arith.muli %tileRows, %c1 : index
      %484 = arith.muli %482, %483 : index
      %485 = arith.addi %42, %484 : index
      %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %487 = arith.muli %tileRows, %c15 : index
      %488 = arith.addi %485, %487 : index
      %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %490 = vector.shuffle %486, %489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %491 = wave.mma %490, %209, %111 : vector<16xf16>, vector<8xf32>
      %492 = wave.mma %490, %389, %112 : vector<16xf16>, vector<8xf32>
      %493 = arith.muli %110, %c3 : index
      %494 = arith.addi %493, %c8 : index
      %495 = arith.muli %tileRows, %c1 : index
      %496 = arith.muli %494, %495 : index
      %497 = arith.addi %60, %496 : index
      %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %499 = arith.muli %tileRows, %c15 : index
      %500 = arith.addi %497, %499 : index
      %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %502 = vector.shuffle %498, %501 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %503 = wave.mma %502, %209, %113 : vector<16xf16>, vector<8xf32>
      %504 = wave.mma %502, %389, %114 : vector<16xf16>, vector<8xf32>
      %505 = arith.muli %110, %c3 : index
      %506 = arith.addi %505, %c8 : index
      %507 = arith.muli %tileRows, %c1 : index
      %508 = arith.muli %506, %507 : index
      %509 = arith.addi %78, %508 : index
      %510 = vector.load %x[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %511 = arith.muli %tileRows, %c15 : index
      %512 = arith.addi %509, %511 : index
      %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %514 = vector.shuffle %510, %513 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %515 = wave.mma %514, %209, %115 : vector<16xf16>, vector<8xf32>
      %516 = wave.mma %514, %389, %116 : vector<16xf16>, vector<8xf32>
      %517 = arith.muli %110, %c3 : index
      %518 = arith.addi %517, %c8 : index
      %519 = arith.muli %tileRows, %c1 : index
      %520 = arith.muli %518, %519 : index
      %521 = arith.addi %96, %520 : index
      %522 = vector.load %x[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %523 = arith.muli %tileRows, %c15 : index
      %524 = arith.addi %521, %523 : index
      %525 = vector.load %x[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %526 = vector.shuffle %522, %525 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %527 = wave.mma %526, %209, %117 : vector<16xf16>, vector<8xf32>
      %528 = wave.mma %526, %389, %118 : vector<16xf16>, vector<8xf32>
      %529 = arith.muli %110, %c3 : index
      %530 = arith.addi %529, %c2 : index
      %531 = arith.muli %tileRows, %c1 : index
      %532 = arith.muli %530, %531 : index
      %533 = arith.addi %42, %532 : index
      %534 = vector.load %x[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %535 = arith.muli %tileRows, %c15 : index
      %536 = arith.addi %533, %535 : index
      %537 = vector.load %x[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %538 = vector.shuffle %534, %537 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %539 = wave.mma %538, %210, %491 : vector<16xf16>, vector<8xf32>
      %540 = wave.mma %538, %390, %492 : vector<16xf16>, vector<8xf32>
      %541 = arith.muli %110, %c3 : index
      %542 = arith.addi %541, %c2 : index
      %543 = arith.muli %tileRows, %c1 : index
      %544 = arith.muli %542, %543 : index
      %545 = arith.addi %60, %544 : index
      %546 = vector.load %x[%545] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %547 = arith.muli %tileRows, %c15 : index
      %548 = arith.addi %545, %547 : index
      %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %550 = vector.shuffle %546, %549 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %551 = wave.mma %550, %210, %503 : vector<16xf16>, vector<8xf32>
      %552 = wave.mma %550, %390, %504 : vector<16xf16>, vector<8xf32>
      %553 = arith.muli %110, %c3 : index
      %554 = arith.addi %553, %c2 : index
      %555 = arith.muli %tileRows, %c1 : index
      %556 = arith.muli %554, %555 : index
      %557 = arith.addi %78, %556 : index
      %558 = vector.load %x[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %559 = arith.muli %tileRows, %c15 : index
      %560 = arith.addi %557, %559 : index
      %561 = vector.load %x[%560] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %562 = vector.shuffle %558, %561 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %563 = wave.mma %562, %210, %515 : vector<16xf16>, vector<8xf32>
      %564 = wave.mma %562, %390, %516 : vector<16xf16>, vector<8xf32>
      %565 = arith.muli %110, %c3 : index
      %566 = arith.addi %565, %c2 : index
      %567 = arith.muli %tileRows, %c1 : index
      %568 = arith.muli %566, %567 : index
      %569 = arith.addi %96, %568 : index
      %570 = vector.load %x[%569] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %571 = arith.muli %tileRows, %c15 : index
      %572 = arith.addi %569, %571 : index
      %573 = vector.load %x[%572] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %574 = vector.shuffle %570, %573 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %575 = wave.mma %574, %210, %527 : vector<16xf16>, vector<8xf32>
      %576 = wave.mma %574, %390, %528 : vector<16xf16>, vector<8xf32>
      %577 = arith.muli %110, %c3 : index
      %578 = arith.addi %577, %c3 : index
      %579 = arith.muli %tileRows, %c1 : index
      %580 = arith.muli %578, %579 : index
      %581 = arith.addi %42, %580 : index
      %582 = vector.load %x[%581] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %583 = arith.muli %tileRows, %c15 : index
      %584 = arith.addi %581, %583 : index
      %585 = vector.load %x[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %586 = vector.shuffle %582, %585 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %587 = wave.mma %586, %299, %539 : vector<16xf16>, vector<8xf32>
      %588 = wave.mma %586, %479, %540 : vector<16xf16>, vector<8xf32>
      %589 = arith.muli %110, %c3 : index
      %590 = arith.addi %589, %c3 : index
      %591 = arith.muli %tileRows, %c1 : index
      %592 = arith.muli %590, %591 : index
      %593 = arith.addi %60, %592 : index
      %594 = vector.load %x[%593] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %595 = arith.muli %tileRows, %c15 : index
      %596 = arith.addi %593, %595 : index
      %597 = vector.load %x[%596] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %598 = vector.shuffle %594, %597 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %599 = wave.mma %598, %299, %551 : vector<16xf16>, vector<8xf32>
      %600 = wave.mma %598, %479, %552 : vector<16xf16>, vector<8xf32>
      %601 = arith.muli %110, %c3 : index
      %602 = arith.addi %601, %c3 : index
      %603 = arith.muli %tileRows, %c1 : index
      %604 = arith.muli %602, %603 : index
      %605 = arith.addi %78, %604 : index
      %606 = vector.load %x[%605] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %607 = arith.muli %tileRows, %c15 : index
      %608 = arith.addi %605, %607 : index
      %609 = vector.load %x[%608] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %610 = vector.shuffle %606, %609 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %611 = wave.mma %610, %299, %563 : vector<16xf16>, vector<8xf32>
      %612 = wave.mma %610, %479, %564 : vector<16xf16>, vector<8xf32>
      %613 = arith.muli %110, %c3 : index
      %614 = arith.addi %613, %c3 : index
      %615 = arith.muli %tileRows, %c1 : index
      %616 = arith.muli %614, %615 : index
      %617 = arith.addi %96, %616 : index
      %618 = vector.load %x[%617] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %619 = arith.muli %tileRows, %c15 : index
      %620 = arith.addi %617, %619 : index
      %621 = vector.load %x[%620] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %622 = vector.shuffle %618, %621 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %623 = wave.mma %622, %299, %575 : vector<16xf16>, vector<8xf32>
      %624 = wave.mma %622, %479, %576 : vector<16xf16>, vector<8xf32>
      %625 = arith.muli %110, %c3 : index
      %626 = arith.addi %625, %c31 : index
      %627 = arith.muli %tileRows, %c1 : index
      %628 = arith.muli %626, %627 : index
      %629 = arith.addi %42, %628 : index
      %630 = vector.load %x[%629] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %631 = arith.muli %tileRows, %c15 : index
      %632 = arith.addi %629, %631 : index
      %633 = vector.load %x[%632] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %634 = vector.shuffle %630, %633 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %635 = wave.mma %634, %300, %587 : vector<16xf16>, vector<8xf32>
      %636 = wave.mma %634, %480, %588 : vector<16xf16>, vector<8xf32>
      %637 = arith.muli %110, %c3 : index
      %638 = arith.addi %637, %c31 : index
      %639 = arith.muli %tileRows, %c1 : index
      %640 = arith.muli %638, %639 : index
      %641 = arith.addi %60, %640 : index
      %642 = vector.load %x[%641] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %643 = arith.muli %tileRows, %c15 : index
      %644 = arith.addi %641, %643 : index
      %645 = vector.load %x[%644] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %646 = vector.shuffle %642, %645 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %647 = wave.mma %646, %300, %599 : vector<16xf16>, vector<8xf32>
      %648 = wave.mma %646, %480, %600 : vector<16xf16>, vector<8xf32>
      %649 = arith.muli %110, %c3 : index
      %650 = arith.addi %649, %c31 : index
      %651 = arith.muli %tileRows, %c1 : index
      %652 = arith.muli %650, %651 : index
      %653 = arith.addi %78, %652 : index
      %654 = vector.load %x[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %655 = arith.muli %tileRows, %c15 : index
      %656 = arith.addi %653, %655 : index
      %657 = vector.load %x[%656] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %658 = vector.shuffle %654, %657 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %659 = wave.mma %658, %300, %611 : vector<16xf16>, vector<8xf32>
      %660 = wave.mma %658, %480, %612 : vector<16xf16>, vector<8xf32>
      %661 = arith.muli %110, %c3 : index
      %662 = arith.addi %661, %c31 : index
      %663 = arith.muli %tileRows, %c1 : index
      %664 = arith.muli %662, %663 : index
      %665 = arith.addi %96, %664 : index
      %666 = vector.load %x[%665] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %667 = arith.muli %tileRows, %c15 : index
      %668 = arith.addi %665, %667 : index
      %669 = vector.load %x[%668] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %670 = vector.shuffle %666, %669 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %671 = wave.mma %670, %300, %623 : vector<16xf16>, vector<8xf32>
      %672 = wave.mma %670, %480, %624 : vector<16xf16>, vector<8xf32>
      scf.yield %635, %636, %647, %648, %659, %660, %671, %672 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %673 = arith.select %103, %109, %102 : index
    %683:8 = scf.for %674 = %109 to %673 step %c2 iter_args(%675 = %119#0, %676 = %119#1, %677 = %119#2, %678 = %119#3, %679 = %119#4, %680 = %119#5, %681 = %119#6, %682 = %119#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %684 = wave.lane
      %685 = arith.addi %674, %c8 : index
      %686 = arith.remui %684, %c1 : index
      %687 = arith.addi %15, %c7 : index
      %688 = arith.divui %685, %c15 : index
      %689 = arith.muli %688, %c5 : index
      %690 = arith.addi %687, %689 : index
      %691 = arith.muli %686, %c3 : index
      %692 = arith.addi %690, %691 : index
      %693 = vector.load %w[%692] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %694 = vector.bitcast %693 : vector<2xi8> to vector<1xf16>
      %695 = arith.divui %inputFeatures, %c4 : index
      %696 = arith.muli %695, %c5 : index
      %697 = arith.addi %687, %696 : index
      %698 = arith.muli %685, %c1 : index
      %699 = arith.addi %697, %698 : index
      %700 = arith.muli %686, %c2 : index
      %701 = arith.addi %699, %700 : index
      %702 = vector.load %w[%701] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %703 = vector.extract %694[0] : f16 from vector<1xf16>
      %704 = arith.extf %703 : f16 to f32
      %705 = vector.extract %702[0] : i8 from vector<1xi8>
      %706 = arith.extsi %705 : i8 to i32
      %707 = arith.sitofp %706 : i32 to f32
      %708 = arith.mulf %704, %707 : f32
      %709 = arith.truncf %708 : f32 to f16
      %710 = vector.broadcast %709 : f16 to vector<16xf16>
      %711 = arith.addi %15, %c7 : index
      %712 = arith.muli %inputFeatures, %c2 : index
      %713 = arith.divui %712, %c3 : index
      %714 = arith.divui %inputFeatures, %c4 : index
      %715 = arith.muli %714, %c5 : index
      %716 = arith.addi %715, %713 : index
      %717 = arith.addi %716, %c6 : index
      %718 = arith.divui %717, %c7 : index
      %719 = arith.muli %718, %c7 : index
      %720 = arith.addi %711, %719 : index
      %721 = arith.muli %inputFeatures, %c15 : index
      %722 = arith.addi %720, %721 : index
      %723 = arith.muli %685, %c1 : index
      %724 = arith.addi %723, %686 : index
      %725 = arith.muli %724, %c1 : index
      %726 = arith.addi %722, %725 : index
      %727 = arith.muli %685, %c4 : index
      %728 = arith.addi %720, %727 : index
      %729 = arith.muli %686, %c1 : index
      %730 = arith.addi %728, %729 : index
      %731 = vector.load %w[%726] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %732 = vector.bitcast %731 : vector<16xi8> to vector<4xi32>
      %733 = vector.load %w[%730] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %734 = vector.bitcast %733 : vector<16xi8> to vector<4xi32>
      %735 = arith.shrui %734, %c20 : vector<4xi32>
      %736 = arith.andi %735, %c21 : vector<4xi32>
      %737 = arith.shrui %732, %c22 : vector<4xi32>
      %738 = arith.andi %737, %c21 : vector<4xi32>
      %739 = arith.shli %738, %c23 : vector<4xi32>
      %740 = arith.ori %736, %739 : vector<4xi32>
      %741 = arith.ori %740, %c24 : vector<4xi32>
      %742 = vector.bitcast %741 : vector<4xi32> to vector<8xf16>
      %743 = arith.shrui %734, %c23 : vector<4xi32>
      %744 = arith.andi %743, %c21 : vector<4xi32>
      %745 = arith.shrui %732, %c25 : vector<4xi32>
      %746 = arith.andi %745, %c21 : vector<4xi32>
      %747 = arith.shli %746, %c23 : vector<4xi32>
      %748 = arith.ori %744, %747 : vector<4xi32>
      %749 = arith.ori %748, %c24 : vector<4xi32>
      %750 = vector.bitcast %749 : vector<4xi32> to vector<8xf16>
      %751 = arith.shrui %734, %c26 : vector<4xi32>
      %752 = arith.andi %751, %c21 : vector<4xi32>
      %753 = arith.shrui %732, %c27 : vector<4xi32>
      %754 = arith.andi %753, %c21 : vector<4xi32>
      %755 = arith.shli %754, %c23 : vector<4xi32>
      %756 = arith.ori %752, %755 : vector<4xi32>
      %757 = arith.ori %756, %c24 : vector<4xi32>
      %758 = vector.bitcast %757 : vector<4xi32> to vector<8xf16>
      %759 = arith.shrui %734, %c28 : vector<4xi32>
      %760 = arith.andi %759, %c21 : vector<4xi32>
      %761 = arith.shrui %732, %c29 : vector<4xi32>
      %762 = arith.andi %761, %c21 : vector<4xi32>
      %763 = arith.shli %762, %c23 : vector<4xi32>
      %764 = arith.ori %760, %763 : vector<4xi32>
      %765 = arith.ori %764, %c24 : vector<4xi32>
      %766 = vector.bitcast %765 : vector<4xi32> to vector<8xf16>
      %767 = vector.shuffle %742, %750 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %768 = vector.shuffle %758, %766 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %769 = vector.shuffle %767, %768 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %770 = arith.subf %769, %c30 : vector<32xf16>
      %771 = vector.shuffle %770, %770 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %772 = vector.shuffle %770, %770 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %773 = arith.mulf %771, %710 : vector<16xf16>
      %774 = arith.mulf %772, %710 : vector<16xf16>
      %775 = arith.addi %674, %c8 : index
      %776 = arith.remui %684, %c1 : index
      %777 = arith.addi %17, %c7 : index
      %778 = arith.divui %775, %c15 : index
      %779 = arith.muli %778, %c5 : index
      %780 = arith.addi %777, %779 : index
      %781 = arith.muli %776, %c3 : index
      %782 = arith.addi %780, %781 : index
      %783 = vector.load %w[%782] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %784 = vector.bitcast %783 : vector<2xi8> to vector<1xf16>
      %785 = arith.divui %inputFeatures, %c4 : index
      %786 = arith.muli %785, %c5 : index
      %787 = arith.addi %777, %786 : index
      %788 = arith.muli %775, %c1 : index
      %789 = arith.addi %787, %788 : index
      %790 = arith.muli %776, %c2 : index
      %791 = arith.addi %789, %790 : index
      %792 = vector.load %w[%791] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %793 = vector.extract %784[0] : f16 from vector<1xf16>
      %794 = arith.extf %793 : f16 to f32
      %795 = vector.extract %792[0] : i8 from vector<1xi8>
      %796 = arith.extsi %795 : i8 to i32
      %797 = arith.sitofp %796 : i32 to f32
      %798 = arith.mulf %794, %797 : f32
      %799 = arith.truncf %798 : f32 to f16
      %800 = vector.broadcast %799 : f16 to vector<16xf16>
      %801 = arith.addi %17, %c7 : index
      %802 = arith.muli %inputFeatures, %c2 : index
      %803 = arith.divui %802, %c3 : index
      %804 = arith.divui %inputFeatures, %c4 : index
      %805 = arith.muli %804, %c5 : index
      %806 = arith.addi %805, %803 : index
      %807 = arith.addi %806, %c6 : index
      %808 = arith.divui %807, %c7 : index
      %809 = arith.muli %808, %c7 : index
      %810 = arith.addi %801, %809 : index
      %811 = arith.muli %inputFeatures, %c15 : index
      %812 = arith.addi %810, %811 : index
      %813 = arith.muli %775, %c1 : index
      %814 = arith.addi %813, %776 : index
      %815 = arith.muli %814, %c1 : index
      %816 = arith.addi %812, %815 : index
      %817 = arith.muli %775, %c4 : index
      %818 = arith.addi %810, %817 : index
      %819 = arith.muli %776, %c1 : index
      %820 = arith.addi %818, %819 : index
      %821 = vector.load %w[%816] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %822 = vector.bitcast %821 : vector<16xi8> to vector<4xi32>
      %823 = vector.load %w[%820] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %824 = vector.bitcast %823 : vector<16xi8> to vector<4xi32>
      %825 = arith.shrui %824, %c20 : vector<4xi32>
      %826 = arith.andi %825, %c21 : vector<4xi32>
      %827 = arith.shrui %822, %c22 : vector<4xi32>
      %828 = arith.andi %827, %c21 : vector<4xi32>
      %829 = arith.shli %828, %c23 : vector<4xi32>
      %830 = arith.ori %826, %829 : vector<4xi32>
      %831 = arith.ori %830, %c24 : vector<4xi32>
      %832 = vector.bitcast %831 : vector<4xi32> to vector<8xf16>
      %833 = arith.shrui %824, %c23 : vector<4xi32>
      %834 = arith.andi %833, %c21 : vector<4xi32>
      %835 = arith.shrui %822, %c25 : vector<4xi32>
      %836 = arith.andi %835, %c21 : vector<4xi32>
      %837 = arith.shli %836, %c23 : vector<4xi32>
      %838 = arith.ori %834, %837 : vector<4xi32>
      %839 = arith.ori %838, %c24 : vector<4xi32>
      %840 = vector.bitcast %839 : vector<4xi32> to vector<8xf16>
      %841 = arith.shrui %824, %c26 : vector<4xi32>
      %842 = arith.andi %841, %c21 : vector<4xi32>
      %843 = arith.shrui %822, %c27 : vector<4xi32>
      %844 = arith.andi %843, %c21 : vector<4xi32>
      %845 = arith.shli %844, %c23 : vector<4xi32>
      %846 = arith.ori %842, %845 : vector<4xi32>
      %847 = arith.ori %846, %c24 : vector<4xi32>
      %848 = vector.bitcast %847 : vector<4xi32> to vector<8xf16>
      %849 = arith.shrui %824, %c28 : vector<4xi32>
      %850 = arith.andi %849, %c21 : vector<4xi32>
      %851 = arith.shrui %822, %c29 : vector<4xi32>
      %852 = arith.andi %851, %c21 : vector<4xi32>
      %853 = arith.shli %852, %c23 : vector<4xi32>
      %854 = arith.ori %850, %853 : vector<4xi32>
      %855 = arith.ori %854, %c24 : vector<4xi32>
      %856 = vector.bitcast %855 : vector<4xi32> to vector<8xf16>
      %857 = vector.shuffle %832, %840 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %858 = vector.shuffle %848, %856 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %859 = vector.shuffle %857, %858 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %860 = arith.subf %859, %c30 : vector<32xf16>
      %861 = vector.shuffle %860, %860 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %862 = vector.shuffle %860, %860 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %863 = arith.mulf %861, %800 : vector<16xf16>
      %864 = arith.mulf %862, %800 : vector<16xf16>
      %865 = arith.muli %674, %c3 : index
      %866 = arith.addi %865, %c8 : index
      %867 = arith.muli %tileRows, %c1 : index
      %868 = arith.muli %866, %867 : index
      %869 = arith.addi %42, %868 : index
      %870 = vector.load %x[%869] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %871 = arith.muli %tileRows, %c15 : index
      %872 = arith.addi %869, %871 : index
      %873 = vector.load %x[%872] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %874 = vector.shuffle %870, %873 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %875 = wave.mma %874, %773, %675 : vector<16xf16>, vector<8xf32>
      %876 = wave.mma %874, %863, %676 : vector<16xf16>, vector<8xf32>
      %877 = arith.muli %674, %c3 : index
      %878 = arith.addi %877, %c8 : index
      %879 = arith.muli %tileRows, %c1 : index
      %880 = arith.muli %878, %879 : index
      %881 = arith.addi %60, %880 : index
      %882 = vector.load %x[%881] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %883 = arith.muli %tileRows, %c15 : index
      %884 = arith.addi %881, %883 : index
      %885 = vector.load %x[%884] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %886 = vector.shuffle %882, %885 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %887 = wave.mma %886, %773, %677 : vector<16xf16>, vector<8xf32>
      %888 = wave.mma %886, %863, %678 : vector<16xf16>, vector<8xf32>
      %889 = arith.muli %674, %c3 : index
      %890 = arith.addi %889, %c8 : index
      %891 = arith.muli %tileRows, %c1 : index
      %892 = arith.muli %890, %891 : index
      %893 = arith.addi %78, %892 : index
      %894 = vector.load %x[%893] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %895 = arith.muli %tileRows, %c15 : index
      %896 = arith.addi %893, %895 : index
      %897 = vector.load %x[%896] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %898 = vector.shuffle %894, %897 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %899 = wave.mma %898, %773, %679 : vector<16xf16>, vector<8xf32>
      %900 = wave.mma %898, %863, %680 : vector<16xf16>, vector<8xf32>
      %901 = arith.muli %674, %c3 : index
      %902 = arith.addi %901, %c8 : index
      %903 = arith.muli %tileRows, %c1 : index
      %904 = arith.muli %902, %903 : index
      %905 = arith.addi %96, %904 : index
      %906 = vector.load %x[%905] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %907 = arith.muli %tileRows, %c15 : index
      %908 = arith.addi %905, %907 : index
      %909 = vector.load %x[%908] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %910 = vector.shuffle %906, %909 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %911 = wave.mma %910, %773, %681 : vector<16xf16>, vector<8xf32>
      %912 = wave.mma %910, %863, %682 : vector<16xf16>, vector<8xf32>
      %913 = arith.muli %674, %c3 : index
      %914 = arith.addi %913, %c2 : index
      %915 = arith.muli %tileRows, %c1 : index
      %916 = arith.muli %914, %915 : index
      %917 = arith.addi %42, %916 : index
      %918 = vector.load %x[%917] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %919 = arith.muli %tileRows, %c15 : index
      %920 = arith.addi %917, %919 : index
      %921 = vector.load %x[%920] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %922 = vector.shuffle %918, %921 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %923 = wave.mma %922, %774, %875 : vector<16xf16>, vector<8xf32>
      %924 = wave.mma %922, %864, %876 : vector<16xf16>, vector<8xf32>
      %925 = arith.muli %674, %c3 : index
      %926 = arith.addi %925, %c2 : index
      %927 = arith.muli %tileRows, %c1 : index
      %928 = arith.muli %926, %927 : index
      %929 = arith.addi %60, %928 : index
      %930 = vector.load %x[%929] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %931 = arith.muli %tileRows, %c15 : index
      %932 = arith.addi %929, %931 : index
      %933 = vector.load %x[%932] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %934 = vector.shuffle %930, %933 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %935 = wave.mma %934, %774, %887 : vector<16xf16>, vector<8xf32>
      %936 = wave.mma %934, %864, %888 : vector<16xf16>, vector<8xf32>
      %937 = arith.muli %674, %c3 : index
      %938 = arith.addi %937, %c2 : index
      %939 = arith.muli %tileRows, %c1 : index
      %940 = arith.muli %938, %939 : index
      %941 = arith.addi %78, %940 : index
      %942 = vector.load %x[%941] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %943 = arith.muli %tileRows, %c15 : index
      %944 = arith.addi %941, %943 : index
      %945 = vector.load %x[%944] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %946 = vector.shuffle %942, %945 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %947 = wave.mma %946, %774, %899 : vector<16xf16>, vector<8xf32>
      %948 = wave.mma %946, %864, %900 : vector<16xf16>, vector<8xf32>
      %949 = arith.muli %674, %c3 : index
      %950 = arith.addi %949, %c2 : index
      %951 = arith.muli %tileRows, %c1 : index
      %952 = arith.muli %950, %951 : index
      %953 = arith.addi %96, %952 : index
      %954 = vector.load %x[%953] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %955 = arith.muli %tileRows, %c15 : index
      %956 = arith.addi %953, %955 : index
      %957 = vector.load %x[%956] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %958 = vector.shuffle %954, %957 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %959 = wave.mma %958, %774, %911 : vector<16xf16>, vector<8xf32>
      %960 = wave.mma %958, %864, %912 : vector<16xf16>, vector<8xf32>
      scf.yield %923, %924, %935, %936, %947, %948, %959, %960 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %961 = wave.lane
    %962 = wave.wave
    %963 = arith.muli %962, %c3 : index
    %964 = arith.addi %963, %c8 : index
    %965 = arith.muli %964, %c4 : index
    %966 = arith.addi %965, %961 : index
    %967 = vector.extract %683#0[0] : f32 from vector<8xf32>
    %968 = arith.addi %966, %c8 : index
    memref.store %967, %21[%968] : memref<?xf32>
    %969 = vector.extract %683#0[1] : f32 from vector<8xf32>
    %970 = arith.addi %966, %c5 : index
    memref.store %969, %21[%970] : memref<?xf32>
    %971 = vector.extract %683#0[2] : f32 from vector<8xf32>
    %972 = arith.addi %966, %c10 : index
    memref.store %971, %21[%972] : memref<?xf32>
    %973 = vector.extract %683#0[3] : f32 from vector<8xf32>
    %974 = arith.addi %966, %c32 : index
    memref.store %973, %21[%974] : memref<?xf32>
    %975 = vector.extract %683#0[4] : f32 from vector<8xf32>
    %976 = arith.addi %966, %c7 : index
    memref.store %975, %21[%976] : memref<?xf32>
    %977 = vector.extract %683#0[5] : f32 from vector<8xf32>
    %978 = arith.addi %966, %c33 : index
    memref.store %977, %21[%978] : memref<?xf32>
    %979 = vector.extract %683#0[6] : f32 from vector<8xf32>
    %980 = arith.addi %966, %c34 : index
    memref.store %979, %21[%980] : memref<?xf32>
    %981 = vector.extract %683#0[7] : f32 from vector<8xf32>
    %982 = arith.addi %966, %c35 : index
    memref.store %981, %21[%982] : memref<?xf32>
    %983 = arith.muli %962, %c3 : index
    %984 = arith.addi %983, %c2 : index
    %985 = arith.muli %984, %c4 : index
    %986 = arith.addi %985, %961 : index
    %987 = vector.extract %683#1[0] : f32 from vector<8xf32>
    %988 = arith.addi %986, %c8 : index
    memref.store %987, %21[%988] : memref<?xf32>
    %989 = vector.extract %683#1[1] : f32 from vector<8xf32>
    %990 = arith.addi %986, %c5 : index
    memref.store %989, %21[%990] : memref<?xf32>
    %991 = vector.extract %683#1[2] : f32 from vector<8xf32>
    %992 = arith.addi %986, %c10 : index
    memref.store %991, %21[%992] : memref<?xf32>
    %993 = vector.extract %683#1[3] : f32 from vector<8xf32>
    %994 = arith.addi %986, %c32 : index
    memref.store %993, %21[%994] : memref<?xf32>
    %995 = vector.extract %683#1[4] : f32 from vector<8xf32>
    %996 = arith.addi %986, %c7 : index
    memref.store %995, %21[%996] : memref<?xf32>
    %997 = vector.extract %683#1[5] : f32 from vector<8xf32>
    %998 = arith.addi %986, %c33 : index
    memref.store %997, %21[%998] : memref<?xf32>
    %999 = vector.extract %683#1[6] : f32 from vector<8xf32>
    %1000 = arith.addi %986, %c34 : index
    memref.store %999, %21[%1000] : memref<?xf32>
    %1001 = vector.extract %683#1[7] : f32 from vector<8xf32>
    %1002 = arith.addi %986, %c35 : index
    memref.store %1001, %21[%1002] : memref<?xf32>
    wave.barrier
    %1003 = arith.muli %962, %c3 : index
    %1004 = arith.addi %1003, %c8 : index
    %1005 = arith.muli %1004, %c5 : index
    %1006 = arith.addi %1005, %961 : index
    %1007 = arith.addi %1006, %c8 : index
    %1008 = memref.load %21[%1007] : memref<?xf32>
    %1009 = arith.addi %1007, %c36 : index
    %1010 = memref.load %21[%1009] : memref<?xf32>
    %1011 = arith.addf %1008, %1010 : f32
    %1012 = arith.addi %1007, %c37 : index
    %1013 = memref.load %21[%1012] : memref<?xf32>
    %1014 = arith.addf %1011, %1013 : f32
    %1015 = arith.addi %1007, %c38 : index
    %1016 = memref.load %21[%1015] : memref<?xf32>
    %1017 = arith.addf %1014, %1016 : f32
    %1018 = arith.muli %1004, %c5 : index
    %1019 = arith.addi %1018, %961 : index
    %1020 = arith.addi %1019, %c4 : index
    %1021 = memref.load %21[%1020] : memref<?xf32>
    %1022 = arith.addi %1020, %c36 : index
    %1023 = memref.load %21[%1022] : memref<?xf32>
    %1024 = arith.addf %1021, %1023 : f32
    %1025 = arith.addi %1020, %c37 : index
    %1026 = memref.load %21[%1025] : memref<?xf32>
    %1027 = arith.addf %1024, %1026 : f32
    %1028 = arith.addi %1020, %c38 : index
    %1029 = memref.load %21[%1028] : memref<?xf32>
    %1030 = arith.addf %1027, %1029 : f32
    %1031 = wave.lane
    %1032 = arith.addi %20, %c8 : index
    %1033 = arith.muli %1004, %c3 : index
    %1034 = arith.addi %1032, %1033 : index
    %1035 = arith.divui %1031, %c1 : index
    %1036 = arith.addi %1034, %1035 : index
    %1037 = arith.cmpi slt, %1036, %19 : index
    scf.if %1037 {
      %1038 = arith.cmpi eq, %hasFactors, %c2 : index
      %1039 = arith.muli %1036, %c3 : index
      %1040 = memref.load %factors[%1039] : memref<?xf32>
      %1041 = arith.mulf %1040, %operandScale : f32
      %1042 = arith.select %1038, %1041, %operandScale : f32
      %1043 = arith.remui %1031, %c1 : index
      %1044 = arith.muli %1043, %c41 : index
      %1045 = arith.addi %15, %1044 : index
      %1046 = vector.load %w[%1045] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1047 = vector.bitcast %1046 : vector<4xi8> to vector<1xf32>
      %1048 = vector.extract %1047[0] : f32 from vector<1xf32>
      %1049 = arith.mulf %1048, %1042 : f32
      %1050 = arith.mulf %1017, %1049 : f32
      %1051 = arith.remui %1031, %c1 : index
      %1052 = arith.muli %1051, %c41 : index
      %1053 = arith.addi %17, %1052 : index
      %1054 = vector.load %w[%1053] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1055 = vector.bitcast %1054 : vector<4xi8> to vector<1xf32>
      %1056 = vector.extract %1055[0] : f32 from vector<1xf32>
      %1057 = arith.mulf %1056, %1042 : f32
      %1058 = arith.mulf %1030, %1057 : f32
      %1059 = arith.addi %15, %c10 : index
      %1060 = vector.load %w[%1059] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1061 = vector.bitcast %1060 : vector<4xi8> to vector<1xf32>
      %1062 = vector.extract %1061[0] : f32 from vector<1xf32>
      %1063 = arith.muli %1036, %c3 : index
      %1064 = arith.addi %1063, %c2 : index
      %1065 = memref.load %factors[%1064] : memref<?xf32>
      %1066 = arith.mulf %1065, %1062 : f32
      %1067 = arith.bitcast %1066 : f32 to i32
      %1068 = arith.shrui %1067, %c42 : i32
      %1069 = arith.maxsi %1068, %c43 : i32
      %1070 = arith.subi %c44, %1069 : i32
      %1071 = arith.shli %1070, %c42 : i32
      %1072 = arith.subi %1069, %c45 : i32
      %1073 = arith.shli %1072, %c42 : i32
      %1074 = arith.bitcast %1071 : i32 to f32
      %1075 = arith.bitcast %1073 : i32 to f32
      %1076 = arith.cmpi eq, %0, %c8 : index
      %1077 = wave.lane
      %1078 = arith.remui %1077, %c1 : index
      %1079 = arith.cmpi eq, %1078, %c8 : index
      %1080 = arith.andi %1076, %1079 : i1
      scf.if %1080 {
        %1081 = arith.muli %1036, %c3 : index
        memref.store %1075, %out_factors[%1081] : memref<?xf32>
      }
      %1082 = arith.mulf %1050, %c47 : f32
      %1083 = wave.exp2 %1082 : f32
      %1084 = arith.addf %c46, %1083 : f32
      %1085 = arith.divf %1050, %1084 : f32
      %1086 = arith.mulf %1085, %1058 : f32
      %1087 = arith.mulf %1086, %1074 : f32
      %1088 = arith.truncf %1087 : f32 to f16
      %1089 = arith.muli %0, %c1 : index
      %1090 = wave.lane
      %1091 = arith.remui %1090, %c1 : index
      %1092 = arith.addi %1089, %1091 : index
      %1093 = arith.divui %1036, %outTileRows : index
      %1094 = arith.divui %outputFeatures, %c1 : index
      %1095 = arith.muli %1093, %1094 : index
      %1096 = arith.divui %1092, %c1 : index
      %1097 = arith.addi %1095, %1096 : index
      %1098 = arith.muli %1097, %c3 : index
      %1099 = arith.remui %1092, %c1 : index
      %1100 = arith.divui %1099, %c15 : index
      %1101 = arith.addi %1098, %1100 : index
      %1102 = arith.muli %outTileRows, %c15 : index
      %1103 = arith.muli %1101, %1102 : index
      %1104 = arith.remui %1036, %outTileRows : index
      %1105 = arith.muli %1104, %c15 : index
      %1106 = arith.addi %1103, %1105 : index
      %1107 = arith.remui %1092, %c15 : index
      %1108 = arith.addi %1106, %1107 : index
      memref.store %1088, %out[%1108] : memref<?xf16>
    }
    %1109 = arith.muli %962, %c3 : index
    %1110 = arith.addi %1109, %c2 : index
    %1111 = arith.muli %1110, %c5 : index
    %1112 = arith.addi %1111, %961 : index
    %1113 = arith.addi %1112, %c8 : index
    %1114 = memref.load %21[%1113] : memref<?xf32>
    %1115 = arith.addi %1113, %c36 : index
    %1116 = memref.load %21[%1115] : memref<?xf32>
    %1117 = arith.addf %1114, %1116 : f32
    %1118 = arith.addi %1113, %c37 : index
    %1119 = memref.load %21[%1118] : memref<?xf32>
    %1120 = arith.addf %1117, %1119 : f32
    %1121 = arith.addi %1113, %c38 : index
    %1122 = memref.load %21[%1121] : memref<?xf32>
    %1123 = arith.addf %1120, %1122 : f32
    %1124 = arith.muli %1110, %c5 : index
    %1125 = arith.addi %1124, %961 : index
    %1126 = arith.addi %1125, %c4 : index
    %1127 = memref.load %21[%1126] : memref<?xf32>
    %1128 = arith.addi %1126, %c36 : index
    %1129 = memref.load %21[%1128] : memref<?xf32>
    %1130 = arith.addf %1127, %1129 : f32
    %1131 = arith.addi %1126, %c37 : index
    %1132 = memref.load %21[%1131] : memref<?xf32>
    %1133 = arith.addf %1130, %1132 : f32
    %1134 = arith.addi %1126, %c38 : index
    %1135 = memref.load %21[%1134] : memref<?xf32>
    %1136 = arith.addf %1133, %1135 : f32
    %1137 = wave.lane
    %1138 = arith.addi %20, %c8 : index
    %1139 = arith.muli %1110, %c3 : index
    %1140 = arith.addi %1138, %1139 : index
    %1141 = arith.divui %1137, %c1 : index
    %1142 = arith.addi %1140, %1141 : index
    %1143 = arith.cmpi slt, %1142, %19 : index
    scf.if %1143 {
      %1144 = arith.cmpi eq, %hasFactors, %c2 : index
      %1145 = arith.muli %1142, %c3 : index
      %1146 = memref.load %factors[%1145] : memref<?xf32>
      %1147 = arith.mulf %1146, %operandScale : f32
      %1148 = arith.select %1144, %1147, %operandScale : f32
      %1149 = arith.remui %1137, %c1 : index
      %1150 = arith.muli %1149, %c41 : index
      %1151 = arith.addi %15, %1150 : index
      %1152 = vector.load %w[%1151] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1153 = vector.bitcast %1152 : vector<4xi8> to vector<1xf32>
      %1154 = vector.extract %1153[0] : f32 from vector<1xf32>
      %1155 = arith.mulf %1154, %1148 : f32
      %1156 = arith.mulf %1123, %1155 : f32
      %1157 = arith.remui %1137, %c1 : index
      %1158 = arith.muli %1157, %c41 : index
      %1159 = arith.addi %17, %1158 : index
      %1160 = vector.load %w[%1159] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1161 = vector.bitcast %1160 : vector<4xi8> to vector<1xf32>
      %1162 = vector.extract %1161[0] : f32 from vector<1xf32>
      %1163 = arith.mulf %1162, %1148 : f32
      %1164 = arith.mulf %1136, %1163 : f32
      %1165 = arith.addi %15, %c10 : index
      %1166 = vector.load %w[%1165] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1167 = vector.bitcast %1166 : vector<4xi8> to vector<1xf32>
      %1168 = vector.extract %1167[0] : f32 from vector<1xf32>
      %1169 = arith.muli %1142, %c3 : index
      %1170 = arith.addi %1169, %c2 : index
      %1171 = memref.load %factors[%1170] : memref<?xf32>
      %1172 = arith.mulf %1171, %1168 : f32
      %1173 = arith.bitcast %1172 : f32 to i32
      %1174 = arith.shrui %1173, %c42 : i32
      %1175 = arith.maxsi %1174, %c43 : i32
      %1176 = arith.subi %c44, %1175 : i32
      %1177 = arith.shli %1176, %c42 : i32
      %1178 = arith.subi %1175, %c45 : i32
      %1179 = arith.shli %1178, %c42 : i32
      %1180 = arith.bitcast %1177 : i32 to f32
      %1181 = arith.bitcast %1179 : i32 to f32
      %1182 = arith.cmpi eq, %0, %c8 : index
      %1183 = wave.lane
      %1184 = arith.remui %1183, %c1 : index
      %1185 = arith.cmpi eq, %1184, %c8 : index
      %1186 = arith.andi %1182, %1185 : i1
      scf.if %1186 {
        %1187 = arith.muli %1142, %c3 : index
        memref.store %1181, %out_factors[%1187] : memref<?xf32>
      }
      %1188 = arith.mulf %1156, %c47 : f32
      %1189 = wave.exp2 %1188 : f32
      %1190 = arith.addf %c46, %1189 : f32
      %1191 = arith.divf %1156, %1190 : f32
      %1192 = arith.mulf %1191, %1164 : f32
      %1193 = arith.mulf %1192, %1180 : f32
      %1194 = arith.truncf %1193 : f32 to f16
      %1195 = arith.muli %0, %c1 : index
      %1196 = wave.lane
      %1197 = arith.remui %1196, %c1 : index
      %1198 = arith.addi %1195, %1197 : index
      %1199 = arith.divui %1142, %outTileRows : index
      %1200 = arith.divui %outputFeatures, %c1 : index
      %1201 = arith.muli %1199, %1200 : index
      %1202 = arith.divui %1198, %c1 : index
      %1203 = arith.addi %1201, %1202 : index
      %1204 = arith.muli %1203, %c3 : index
      %1205 = arith.remui %1198, %c1 : index
      %1206 = arith.divui %1205, %c15 : index
      %1207 = arith.addi %1204, %1206 : index
      %1208 = arith.muli %outTileRows, %c15 : index
      %1209 = arith.muli %1207, %1208 : index
      %1210 = arith.remui %1142, %outTileRows : index
      %1211 = arith.muli %1210, %c15 : index
      %1212 = arith.addi %1209, %1211 : index
      %1213 = arith.remui %1198, %c15 : index
      %1214 = arith.addi %1212, %1213 : index
      memref.store %1194, %out[%1214] : memref<?xf16>
    }
    %1215 = wave.lane
    wave.barrier
    %1216 = wave.wave
    %1217 = arith.muli %1216, %c3 : index
    %1218 = arith.addi %1217, %c8 : index
    %1219 = arith.muli %1218, %c4 : index
    %1220 = arith.addi %1219, %1215 : index
    %1221 = vector.extract %683#2[0] : f32 from vector<8xf32>
    %1222 = arith.addi %1220, %c8 : index
    memref.store %1221, %21[%1222] : memref<?xf32>
    %1223 = vector.extract %683#2[1] : f32 from vector<8xf32>
    %1224 = arith.addi %1220, %c5 : index
    memref.store %1223, %21[%1224] : memref<?xf32>
    %1225 = vector.extract %683#2[2] : f32 from vector<8xf32>
    %1226 = arith.addi %1220, %c10 : index
    memref.store %1225, %21[%1226] : memref<?xf32>
    %1227 = vector.extract %683#2[3] : f32 from vector<8xf32>
    %1228 = arith.addi %1220, %c32 : index
    memref.store %1227, %21[%1228] : memref<?xf32>
    %1229 = vector.extract %683#2[4] : f32 from vector<8xf32>
    %1230 = arith.addi %1220, %c7 : index
    memref.store %1229, %21[%1230] : memref<?xf32>
    %1231 = vector.extract %683#2[5] : f32 from vector<8xf32>
    %1232 = arith.addi %1220, %c33 : index
    memref.store %1231, %21[%1232] : memref<?xf32>
    %1233 = vector.extract %683#2[6] : f32 from vector<8xf32>
    %1234 = arith.addi %1220, %c34 : index
    memref.store %1233, %21[%1234] : memref<?xf32>
    %1235 = vector.extract %683#2[7] : f32 from vector<8xf32>
    %1236 = arith.addi %1220, %c35 : index
    memref.store %1235, %21[%1236] : memref<?xf32>
    %1237 = arith.muli %1216, %c3 : index
    %1238 = arith.addi %1237, %c2 : index
    %1239 = arith.muli %1238, %c4 : index
    %1240 = arith.addi %1239, %1215 : index
    %1241 = vector.extract %683#3[0] : f32 from vector<8xf32>
    %1242 = arith.addi %1240, %c8 : index
    memref.store %1241, %21[%1242] : memref<?xf32>
    %1243 = vector.extract %683#3[1] : f32 from vector<8xf32>
    %1244 = arith.addi %1240, %c5 : index
    memref.store %1243, %21[%1244] : memref<?xf32>
    %1245 = vector.extract %683#3[2] : f32 from vector<8xf32>
    %1246 = arith.addi %1240, %c10 : index
    memref.store %1245, %21[%1246] : memref<?xf32>
    %1247 = vector.extract %683#3[3] : f32 from vector<8xf32>
    %1248 = arith.addi %1240, %c32 : index
    memref.store %1247, %21[%1248] : memref<?xf32>
    %1249 = vector.extract %683#3[4] : f32 from vector<8xf32>
    %1250 = arith.addi %1240, %c7 : index
    memref.store %1249, %21[%1250] : memref<?xf32>
    %1251 = vector.extract %683#3[5] : f32 from vector<8xf32>
    %1252 = arith.addi %1240, %c33 : index
    memref.store %1251, %21[%1252] : memref<?xf32>
    %1253 = vector.extract %683#3[6] : f32 from vector<8xf32>
    %1254 = arith.addi %1240, %c34 : index
    memref.store %1253, %21[%1254] : memref<?xf32>
    %1255 = vector.extract %683#3[7] : f32 from vector<8xf32>
    %1256 = arith.addi %1240, %c35 : index
    memref.store %1255, %21[%1256] : memref<?xf32>
    wave.barrier
    %1257 = arith.muli %1216, %c3 : index
    %1258 = arith.addi %1257, %c8 : index
    %1259 = arith.muli %1258, %c5 : index
    %1260 = arith.addi %1259, %1215 : index
    %1261 = arith.addi %1260, %c8 : index
    %1262 = memref.load %21[%1261] : memref<?xf32>
    %1263 = arith.addi %1261, %c36 : index
    %1264 = memref.load %21[%1263] : memref<?xf32>
    %1265 = arith.addf %1262, %1264 : f32
    %1266 = arith.addi %1261, %c37 : index
    %1267 = memref.load %21[%1266] : memref<?xf32>
    %1268 = arith.addf %1265, %1267 : f32
    %1269 = arith.addi %1261, %c38 : index
    %1270 = memref.load %21[%1269] : memref<?xf32>
    %1271 = arith.addf %1268, %1270 : f32
    %1272 = arith.muli %1258, %c5 : index
    %1273 = arith.addi %1272, %1215 : index
    %1274 = arith.addi %1273, %c4 : index
    %1275 = memref.load %21[%1274] : memref<?xf32>
    %1276 = arith.addi %1274, %c36 : index
    %1277 = memref.load %21[%1276] : memref<?xf32>
    %1278 = arith.addf %1275, %1277 : f32
    %1279 = arith.addi %1274, %c37 : index
    %1280 = memref.load %21[%1279] : memref<?xf32>
    %1281 = arith.addf %1278, %1280 : f32
    %1282 = arith.addi %1274, %c38 : index
    %1283 = memref.load %21[%1282] : memref<?xf32>
    %1284 = arith.addf %1281, %1283 : f32
    %1285 = wave.lane
    %1286 = arith.addi %20, %c1 : index
    %1287 = arith.muli %1258, %c3 : index
    %1288 = arith.addi %1286, %1287 : index
    %1289 = arith.divui %1285, %c1 : index
    %1290 = arith.addi %1288, %1289 : index
    %1291 = arith.cmpi slt, %1290, %19 : index
    scf.if %1291 {
      %1292 = arith.cmpi eq, %hasFactors, %c2 : index
      %1293 = arith.muli %1290, %c3 : index
      %1294 = memref.load %factors[%1293] : memref<?xf32>
      %1295 = arith.mulf %1294, %operandScale : f32
      %1296 = arith.select %1292, %1295, %operandScale : f32
      %1297 = arith.remui %1285, %c1 : index
      %1298 = arith.muli %1297, %c41 : index
      %1299 = arith.addi %15, %1298 : index
      %1300 = vector.load %w[%1299] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1301 = vector.bitcast %1300 : vector<4xi8> to vector<1xf32>
      %1302 = vector.extract %1301[0] : f32 from vector<1xf32>
      %1303 = arith.mulf %1302, %1296 : f32
      %1304 = arith.mulf %1271, %1303 : f32
      %1305 = arith.remui %1285, %c1 : index
      %1306 = arith.muli %1305, %c41 : index
      %1307 = arith.addi %17, %1306 : index
      %1308 = vector.load %w[%1307] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1309 = vector.bitcast %1308 : vector<4xi8> to vector<1xf32>
      %1310 = vector.extract %1309[0] : f32 from vector<1xf32>
      %1311 = arith.mulf %1310, %1296 : f32
      %1312 = arith.mulf %1284, %1311 : f32
      %1313 = arith.addi %15, %c10 : index
      %1314 = vector.load %w[%1313] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1315 = vector.bitcast %1314 : vector<4xi8> to vector<1xf32>
      %1316 = vector.extract %1315[0] : f32 from vector<1xf32>
      %1317 = arith.muli %1290, %c3 : index
      %1318 = arith.addi %1317, %c2 : index
      %1319 = memref.load %factors[%1318] : memref<?xf32>
      %1320 = arith.mulf %1319, %1316 : f32
      %1321 = arith.bitcast %1320 : f32 to i32
      %1322 = arith.shrui %1321, %c42 : i32
      %1323 = arith.maxsi %1322, %c43 : i32
      %1324 = arith.subi %c44, %1323 : i32
      %1325 = arith.shli %1324, %c42 : i32
      %1326 = arith.subi %1323, %c45 : i32
      %1327 = arith.shli %1326, %c42 : i32
      %1328 = arith.bitcast %1325 : i32 to f32
      %1329 = arith.bitcast %1327 : i32 to f32
      %1330 = arith.cmpi eq, %0, %c8 : index
      %1331 = wave.lane
      %1332 = arith.remui %1331, %c1 : index
      %1333 = arith.cmpi eq, %1332, %c8 : index
      %1334 = arith.andi %1330, %1333 : i1
      scf.if %1334 {
        %1335 = arith.muli %1290, %c3 : index
        memref.store %1329, %out_factors[%1335] : memref<?xf32>
      }
      %1336 = arith.mulf %1304, %c47 : f32
      %1337 = wave.exp2 %1336 : f32
      %1338 = arith.addf %c46, %1337 : f32
      %1339 = arith.divf %1304, %1338 : f32
      %1340 = arith.mulf %1339, %1312 : f32
      %1341 = arith.mulf %1340, %1328 : f32
      %1342 = arith.truncf %1341 : f32 to f16
      %1343 = arith.muli %0, %c1 : index
      %1344 = wave.lane
      %1345 = arith.remui %1344, %c1 : index
      %1346 = arith.addi %1343, %1345 : index
      %1347 = arith.divui %1290, %outTileRows : index
      %1348 = arith.divui %outputFeatures, %c1 : index
      %1349 = arith.muli %1347, %1348 : index
      %1350 = arith.divui %1346, %c1 : index
      %1351 = arith.addi %1349, %1350 : index
      %1352 = arith.muli %1351, %c3 : index
      %1353 = arith.remui %1346, %c1 : index
      %1354 = arith.divui %1353, %c15 : index
      %1355 = arith.addi %1352, %1354 : index
      %1356 = arith.muli %outTileRows, %c15 : index
      %1357 = arith.muli %1355, %1356 : index
      %1358 = arith.remui %1290, %outTileRows : index
      %1359 = arith.muli %1358, %c15 : index
      %1360 = arith.addi %1357, %1359 : index
      %1361 = arith.remui %1346, %c15 : index
      %1362 = arith.addi %1360, %1361 : index
      memref.store %1342, %out[%1362] : memref<?xf16>
    }
    %1363 = arith.muli %1216, %c3 : index
    %1364 = arith.addi %1363, %c2 : index
    %1365 = arith.muli %1364, %c5 : index
    %1366 = arith.addi %1365, %1215 : index
    %1367 = arith.addi %1366, %c8 : index
    %1368 = memref.load %21[%1367] : memref<?xf32>
    %1369 = arith.addi %1367, %c36 : index
    %1370 = memref.load %21[%1369] : memref<?xf32>
    %1371 = arith.addf %1368, %1370 : f32
    %1372 = arith.addi %1367, %c37 : index
    %1373 = memref.load %21[%1372] : memref<?xf32>
    %1374 = arith.addf %1371, %1373 : f32
    %1375 = arith.addi %1367, %c38 : index
    %1376 = memref.load %21[%1375] : memref<?xf32>
    %1377 = arith.addf %1374, %1376 : f32
    %1378 = arith.muli %1364, %c5 : index
    %1379 = arith.addi %1378, %1215 : index
    %1380 = arith.addi %1379, %c4 : index
    %1381 = memref.load %21[%1380] : memref<?xf32>
    %1382 = arith.addi %1380, %c36 : index
    %1383 = memref.load %21[%1382] : memref<?xf32>
    %1384 = arith.addf %1381, %1383 : f32
    %1385 = arith.addi %1380, %c37 : index
    %1386 = memref.load %21[%1385] : memref<?xf32>
    %1387 = arith.addf %1384, %1386 : f32
    %1388 = arith.addi %1380, %c38 : index
    %1389 = memref.load %21[%1388] : memref<?xf32>
    %1390 = arith.addf %1387, %1389 : f32
    %1391 = wave.lane
    %1392 = arith.addi %20, %c1 : index
    %1393 = arith.muli %1364, %c3 : index
    %1394 = arith.addi %1392, %1393 : index
    %1395 = arith.divui %1391, %c1 : index
    %1396 = arith.addi %1394, %1395 : index
    %1397 = arith.cmpi slt, %1396, %19 : index
    scf.if %1397 {
      %1398 = arith.cmpi eq, %hasFactors, %c2 : index
      %1399 = arith.muli %1396, %c3 : index
      %1400 = memref.load %factors[%1399] : memref<?xf32>
      %1401 = arith.mulf %1400, %operandScale : f32
      %1402 = arith.select %1398, %1401, %operandScale : f32
      %1403 = arith.remui %1391, %c1 : index
      %1404 = arith.muli %1403, %c41 : index
      %1405 = arith.addi %15, %1404 : index
      %1406 = vector.load %w[%1405] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1407 = vector.bitcast %1406 : vector<4xi8> to vector<1xf32>
      %1408 = vector.extract %1407[0] : f32 from vector<1xf32>
      %1409 = arith.mulf %1408, %1402 : f32
      %1410 = arith.mulf %1377, %1409 : f32
      %1411 = arith.remui %1391, %c1 : index
      %1412 = arith.muli %1411, %c41 : index
      %1413 = arith.addi %17, %1412 : index
      %1414 = vector.load %w[%1413] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1415 = vector.bitcast %1414 : vector<4xi8> to vector<1xf32>
      %1416 = vector.extract %1415[0] : f32 from vector<1xf32>
      %1417 = arith.mulf %1416, %1402 : f32
      %1418 = arith.mulf %1390, %1417 : f32
      %1419 = arith.addi %15, %c10 : index
      %1420 = vector.load %w[%1419] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1421 = vector.bitcast %1420 : vector<4xi8> to vector<1xf32>
      %1422 = vector.extract %1421[0] : f32 from vector<1xf32>
      %1423 = arith.muli %1396, %c3 : index
      %1424 = arith.addi %1423, %c2 : index
      %1425 = memref.load %factors[%1424] : memref<?xf32>
      %1426 = arith.mulf %1425, %1422 : f32
      %1427 = arith.bitcast %1426 : f32 to i32
      %1428 = arith.shrui %1427, %c42 : i32
      %1429 = arith.maxsi %1428, %c43 : i32
      %1430 = arith.subi %c44, %1429 : i32
      %1431 = arith.shli %1430, %c42 : i32
      %1432 = arith.subi %1429, %c45 : i32
      %1433 = arith.shli %1432, %c42 : i32
      %1434 = arith.bitcast %1431 : i32 to f32
      %1435 = arith.bitcast %1433 : i32 to f32
      %1436 = arith.cmpi eq, %0, %c8 : index
      %1437 = wave.lane
      %1438 = arith.remui %1437, %c1 : index
      %1439 = arith.cmpi eq, %1438, %c8 : index
      %1440 = arith.andi %1436, %1439 : i1
      scf.if %1440 {
        %1441 = arith.muli %1396, %c3 : index
        memref.store %1435, %out_factors[%1441] : memref<?xf32>
      }
      %1442 = arith.mulf %1410, %c47 : f32
      %1443 = wave.exp2 %1442 : f32
      %1444 = arith.addf %c46, %1443 : f32
      %1445 = arith.divf %1410, %1444 : f32
      %1446 = arith.mulf %1445, %1418 : f32
      %1447 = arith.mulf %1446, %1434 : f32
      %1448 = arith.truncf %1447 : f32 to f16
      %1449 = arith.muli %0, %c1 : index
      %1450 = wave.lane
      %1451 = arith.remui %1450, %c1 : index
      %1452 = arith.addi %1449, %1451 : index
      %1453 = arith.divui %1396, %outTileRows : index
      %1454 = arith.divui %outputFeatures, %c1 : index
      %1455 = arith.muli %1453, %1454 : index
      %1456 = arith.divui %1452, %c1 : index
      %1457 = arith.addi %1455, %1456 : index
      %1458 = arith.muli %1457, %c3 : index
      %1459 = arith.remui %1452, %c1 : index
      %1460 = arith.divui %1459, %c15 : index
      %1461 = arith.addi %1458, %1460 : index
      %1462 = arith.muli %outTileRows, %c15 : index
      %1463 = arith.muli %1461, %1462 : index
      %1464 = arith.remui %1396, %outTileRows : index
      %1465 = arith.muli %1464, %c15 : index
      %1466 = arith.addi %1463, %1465 : index
      %1467 = arith.remui %1452, %c15 : index
      %1468 = arith.addi %1466, %1467 : index
      memref.store %1448, %out[%1468] : memref<?xf16>
    }
    %1469 = wave.lane
    wave.barrier
    %1470 = wave.wave
    %1471 = arith.muli %1470, %c3 : index
    %1472 = arith.addi %1471, %c8 : index
    %1473 = arith.muli %1472, %c4 : index
    %1474 = arith.addi %1473, %1469 : index
    %1475 = vector.extract %683#4[0] : f32 from vector<8xf32>
    %1476 = arith.addi %1474, %c8 : index
    memref.store %1475, %21[%1476] : memref<?xf32>
    %1477 = vector.extract %683#4[1] : f32 from vector<8xf32>
    %1478 = arith.addi %1474, %c5 : index
    memref.store %1477, %21[%1478] : memref<?xf32>
    %1479 = vector.extract %683#4[2] : f32 from vector<8xf32>
    %1480 = arith.addi %1474, %c10 : index
    memref.store %1479, %21[%1480] : memref<?xf32>
    %1481 = vector.extract %683#4[3] : f32 from vector<8xf32>
    %1482 = arith.addi %1474, %c32 : index
    memref.store %1481, %21[%1482] : memref<?xf32>
    %1483 = vector.extract %683#4[4] : f32 from vector<8xf32>
    %1484 = arith.addi %1474, %c7 : index
    memref.store %1483, %21[%1484] : memref<?xf32>
    %1485 = vector.extract %683#4[5] : f32 from vector<8xf32>
    %1486 = arith.addi %1474, %c33 : index
    memref.store %1485, %21[%1486] : memref<?xf32>
    %1487 = vector.extract %683#4[6] : f32 from vector<8xf32>
    %1488 = arith.addi %1474, %c34 : index
    memref.store %1487, %21[%1488] : memref<?xf32>
    %1489 = vector.extract %683#4[7] : f32 from vector<8xf32>
    %1490 = arith.addi %1474, %c35 : index
    memref.store %1489, %21[%1490] : memref<?xf32>
    %1491 = arith.muli %1470, %c3 : index
    %1492 = arith.addi %1491, %c2 : index
    %1493 = arith.muli %1492, %c4 : index
    %1494 = arith.addi %1493, %1469 : index
    %1495 = vector.extract %683#5[0] : f32 from vector<8xf32>
    %1496 = arith.addi %1494, %c8 : index
    memref.store %1495, %21[%1496] : memref<?xf32>
    %1497 = vector.extract %683#5[1] : f32 from vector<8xf32>
    %1498 = arith.addi %1494, %c5 : index
    memref.store %1497, %21[%1498] : memref<?xf32>
    %1499 = vector.extract %683#5[2] : f32 from vector<8xf32>
    %1500 = arith.addi %1494, %c10 : index
    memref.store %1499, %21[%1500] : memref<?xf32>
    %1501 = vector.extract %683#5[3] : f32 from vector<8xf32>
    %1502 = arith.addi %1494, %c32 : index
    memref.store %1501, %21[%1502] : memref<?xf32>
    %1503 = vector.extract %683#5[4] : f32 from vector<8xf32>
    %1504 = arith.addi %1494, %c7 : index
    memref.store %1503, %21[%1504] : memref<?xf32>
    %1505 = vector.extract %683#5[5] : f32 from vector<8xf32>
    %1506 = arith.addi %1494, %c33 : index
    memref.store %1505, %21[%1506] : memref<?xf32>
    %1507 = vector.extract %683#5[6] : f32 from vector<8xf32>
    %1508 = arith.addi %1494, %c34 : index
    memref.store %1507, %21[%1508] : memref<?xf32>
    %1509 = vector.extract %683#5[7] : f32 from vector<8xf32>
    %1510 = arith.addi %1494, %c35 : index
    memref.store %1509, %21[%1510] : memref<?xf32>
    wave.barrier
    %1511 = arith.muli %1470, %c3 : index
    %1512 = arith.addi %1511, %c8 : index
    %1513 = arith.muli %1512, %c5 : index
    %1514 = arith.addi %1513, %1469 : index
    %1515 = arith.addi %1514, %c8 : index
    %1516 = memref.load %21[%1515] : memref<?xf32>
    %1517 = arith.addi %1515, %c36 : index
    %1518 = memref.load %21[%1517] : memref<?xf32>
    %1519 = arith.addf %1516, %1518 : f32
    %1520 = arith.addi %1515, %c37 : index
    %1521 = memref.load %21[%1520] : memref<?xf32>
    %1522 = arith.addf %1519, %1521 : f32
    %1523 = arith.addi %1515, %c38 : index
    %1524 = memref.load %21[%1523] : memref<?xf32>
    %1525 = arith.addf %1522, %1524 : f32
    %1526 = arith.muli %1512, %c5 : index
    %1527 = arith.addi %1526, %1469 : index
    %1528 = arith.addi %1527, %c4 : index
    %1529 = memref.load %21[%1528] : memref<?xf32>
    %1530 = arith.addi %1528, %c36 : index
    %1531 = memref.load %21[%1530] : memref<?xf32>
    %1532 = arith.addf %1529, %1531 : f32
    %1533 = arith.addi %1528, %c37 : index
    %1534 = memref.load %21[%1533] : memref<?xf32>
    %1535 = arith.addf %1532, %1534 : f32
    %1536 = arith.addi %1528, %c38 : index
    %1537 = memref.load %21[%1536] : memref<?xf32>
    %1538 = arith.addf %1535, %1537 : f32
    %1539 = wave.lane
    %1540 = arith.addi %20, %c5 : index
    %1541 = arith.muli %1512, %c3 : index
    %1542 = arith.addi %1540, %1541 : index
    %1543 = arith.divui %1539, %c1 : index
    %1544 = arith.addi %1542, %1543 : index
    %1545 = arith.cmpi slt, %1544, %19 : index
    scf.if %1545 {
      %1546 = arith.cmpi eq, %hasFactors, %c2 : index
      %1547 = arith.muli %1544, %c3 : index
      %1548 = memref.load %factors[%1547] : memref<?xf32>
      %1549 = arith.mulf %1548, %operandScale : f32
      %1550 = arith.select %1546, %1549, %operandScale : f32
      %1551 = arith.remui %1539, %c1 : index
      %1552 = arith.muli %1551, %c41 : index
      %1553 = arith.addi %15, %1552 : index
      %1554 = vector.load %w[%1553] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1555 = vector.bitcast %1554 : vector<4xi8> to vector<1xf32>
      %1556 = vector.extract %1555[0] : f32 from vector<1xf32>
      %1557 = arith.mulf %1556, %1550 : f32
      %1558 = arith.mulf %1525, %1557 : f32
      %1559 = arith.remui %1539, %c1 : index
      %1560 = arith.muli %1559, %c41 : index
      %1561 = arith.addi %17, %1560 : index
      %1562 = vector.load %w[%1561] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1563 = vector.bitcast %1562 : vector<4xi8> to vector<1xf32>
      %1564 = vector.extract %1563[0] : f32 from vector<1xf32>
      %1565 = arith.mulf %1564, %1550 : f32
      %1566 = arith.mulf %1538, %1565 : f32
      %1567 = arith.addi %15, %c10 : index
      %1568 = vector.load %w[%1567] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1569 = vector.bitcast %1568 : vector<4xi8> to vector<1xf32>
      %1570 = vector.extract %1569[0] : f32 from vector<1xf32>
      %1571 = arith.muli %1544, %c3 : index
      %1572 = arith.addi %1571, %c2 : index
      %1573 = memref.load %factors[%1572] : memref<?xf32>
      %1574 = arith.mulf %1573, %1570 : f32
      %1575 = arith.bitcast %1574 : f32 to i32
      %1576 = arith.shrui %1575, %c42 : i32
      %1577 = arith.maxsi %1576, %c43 : i32
      %1578 = arith.subi %c44, %1577 : i32
      %1579 = arith.shli %1578, %c42 : i32
      %1580 = arith.subi %1577, %c45 : i32
      %1581 = arith.shli %1580, %c42 : i32
      %1582 = arith.bitcast %1579 : i32 to f32
      %1583 = arith.bitcast %1581 : i32 to f32
      %1584 = arith.cmpi eq, %0, %c8 : index
      %1585 = wave.lane
      %1586 = arith.remui %1585, %c1 : index
      %1587 = arith.cmpi eq, %1586, %c8 : index
      %1588 = arith.andi %1584, %1587 : i1
      scf.if %1588 {
        %1589 = arith.muli %1544, %c3 : index
        memref.store %1583, %out_factors[%1589] : memref<?xf32>
      }
      %1590 = arith.mulf %1558, %c47 : f32
      %1591 = wave.exp2 %1590 : f32
      %1592 = arith.addf %c46, %1591 : f32
      %1593 = arith.divf %1558, %1592 : f32
      %1594 = arith.mulf %1593, %1566 : f32
      %1595 = arith.mulf %1594, %1582 : f32
      %1596 = arith.truncf %1595 : f32 to f16
      %1597 = arith.muli %0, %c1 : index
      %1598 = wave.lane
      %1599 = arith.remui %1598, %c1 : index
      %1600 = arith.addi %1597, %1599 : index
      %1601 = arith.divui %1544, %outTileRows : index
      %1602 = arith.divui %outputFeatures, %c1 : index
      %1603 = arith.muli %1601, %1602 : index
      %1604 = arith.divui %1600, %c1 : index
      %1605 = arith.addi %1603, %1604 : index
      %1606 = arith.muli %1605, %c3 : index
      %1607 = arith.remui %1600, %c1 : index
      %1608 = arith.divui %1607, %c15 : index
      %1609 = arith.addi %1606, %1608 : index
      %1610 = arith.muli %outTileRows, %c15 : index
      %1611 = arith.muli %1609, %1610 : index
      %1612 = arith.remui %1544, %outTileRows : index
      %1613 = arith.muli %1612, %c15 : index
      %1614 = arith.addi %1611, %1613 : index
      %1615 = arith.remui %1600, %c15 : index
      %1616 = arith.addi %1614, %1615 : index
      memref.store %1596, %out[%1616] : memref<?xf16>
    }
    %1617 = arith.muli %1470, %c3 : index
    %1618 = arith.addi %1617, %c2 : index
    %1619 = arith.muli %1618, %c5 : index
    %1620 = arith.addi %1619, %1469 : index
    %1621 = arith.addi %1620, %c8 : index
    %1622 = memref.load %21[%1621] : memref<?xf32>
    %1623 = arith.addi %1621, %c36 : index
    %1624 = memref.load %21[%1623] : memref<?xf32>
    %1625 = arith.addf %1622, %1624 : f32
    %1626 = arith.addi %1621, %c37 : index
    %1627 = memref.load %21[%1626] : memref<?xf32>
    %1628 = arith.addf %1625, %1627 : f32
    %1629 = arith.addi %1621, %c38 : index
    %1630 = memref.load %21[%1629] : memref<?xf32>
    %1631 = arith.addf %1628, %1630 : f32
    %1632 = arith.muli %1618, %c5 : index
    %1633 = arith.addi %1632, %1469 : index
    %1634 = arith.addi %1633, %c4 : index
    %1635 = memref.load %21[%1634] : memref<?xf32>
    %1636 = arith.addi %1634, %c36 : index
    %1637 = memref.load %21[%1636] : memref<?xf32>
    %1638 = arith.addf %1635, %1637 : f32
    %1639 = arith.addi %1634, %c37 : index
    %1640 = memref.load %21[%1639] : memref<?xf32>
    %1641 = arith.addf %1638, %1640 : f32
    %1642 = arith.addi %1634, %c38 : index
    %1643 = memref.load %21[%1642] : memref<?xf32>
    %1644 = arith.addf %1641, %1643 : f32
    %1645 = wave.lane
    %1646 = arith.addi %20, %c5 : index
    %1647 = arith.muli %1618, %c3 : index
    %1648 = arith.addi %1646, %1647 : index
    %1649 = arith.divui %1645, %c1 : index
    %1650 = arith.addi %1648, %1649 : index
    %1651 = arith.cmpi slt, %1650, %19 : index
    scf.if %1651 {
      %1652 = arith.cmpi eq, %hasFactors, %c2 : index
      %1653 = arith.muli %1650, %c3 : index
      %1654 = memref.load %factors[%1653] : memref<?xf32>
      %1655 = arith.mulf %1654, %operandScale : f32
      %1656 = arith.select %1652, %1655, %operandScale : f32
      %1657 = arith.remui %1645, %c1 : index
      %1658 = arith.muli %1657, %c41 : index
      %1659 = arith.addi %15, %1658 : index
      %1660 = vector.load %w[%1659] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1661 = vector.bitcast %1660 : vector<4xi8> to vector<1xf32>
      %1662 = vector.extract %1661[0] : f32 from vector<1xf32>
      %1663 = arith.mulf %1662, %1656 : f32
      %1664 = arith.mulf %1631, %1663 : f32
      %1665 = arith.remui %1645, %c1 : index
      %1666 = arith.muli %1665, %c41 : index
      %1667 = arith.addi %17, %1666 : index
      %1668 = vector.load %w[%1667] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1669 = vector.bitcast %1668 : vector<4xi8> to vector<1xf32>
      %1670 = vector.extract %1669[0] : f32 from vector<1xf32>
      %1671 = arith.mulf %1670, %1656 : f32
      %1672 = arith.mulf %1644, %1671 : f32
      %1673 = arith.addi %15, %c10 : index
      %1674 = vector.load %w[%1673] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1675 = vector.bitcast %1674 : vector<4xi8> to vector<1xf32>
      %1676 = vector.extract %1675[0] : f32 from vector<1xf32>
      %1677 = arith.muli %1650, %c3 : index
      %1678 = arith.addi %1677, %c2 : index
      %1679 = memref.load %factors[%1678] : memref<?xf32>
      %1680 = arith.mulf %1679, %1676 : f32
      %1681 = arith.bitcast %1680 : f32 to i32
      %1682 = arith.shrui %1681, %c42 : i32
      %1683 = arith.maxsi %1682, %c43 : i32
      %1684 = arith.subi %c44, %1683 : i32
      %1685 = arith.shli %1684, %c42 : i32
      %1686 = arith.subi %1683, %c45 : i32
      %1687 = arith.shli %1686, %c42 : i32
      %1688 = arith.bitcast %1685 : i32 to f32
      %1689 = arith.bitcast %1687 : i32 to f32
      %1690 = arith.cmpi eq, %0, %c8 : index
      %1691 = wave.lane
      %1692 = arith.remui %1691, %c1 : index
      %1693 = arith.cmpi eq, %1692, %c8 : index
      %1694 = arith.andi %1690, %1693 : i1
      scf.if %1694 {
        %1695 = arith.muli %1650, %c3 : index
        memref.store %1689, %out_factors[%1695] : memref<?xf32>
      }
      %1696 = arith.mulf %1664, %c47 : f32
      %1697 = wave.exp2 %1696 : f32
      %1698 = arith.addf %c46, %1697 : f32
      %1699 = arith.divf %1664, %1698 : f32
      %1700 = arith.mulf %1699, %1672 : f32
      %1701 = arith.mulf %1700, %1688 : f32
      %1702 = arith.truncf %1701 : f32 to f16
      %1703 = arith.muli %0, %c1 : index
      %1704 = wave.lane
      %1705 = arith.remui %1704, %c1 : index
      %1706 = arith.addi %1703, %1705 : index
      %1707 = arith.divui %1650, %outTileRows : index
      %1708 = arith.divui %outputFeatures, %c1 : index
      %1709 = arith.muli %1707, %1708 : index
      %1710 = arith.divui %1706, %c1 : index
      %1711 = arith.addi %1709, %1710 : index
      %1712 = arith.muli %1711, %c3 : index
      %1713 = arith.remui %1706, %c1 : index
      %1714 = arith.divui %1713, %c15 : index
      %1715 = arith.addi %1712, %1714 : index
      %1716 = arith.muli %outTileRows, %c15 : index
      %1717 = arith.muli %1715, %1716 : index
      %1718 = arith.remui %1650, %outTileRows : index
      %1719 = arith.muli %1718, %c15 : index
      %1720 = arith.addi %1717, %1719 : index
      %1721 = arith.remui %1706, %c15 : index
      %1722 = arith.addi %1720, %1721 : index
      memref.store %1702, %out[%1722] : memref<?xf16>
    }
    %1723 = wave.lane
    wave.barrier
    %1724 = wave.wave
    %1725 = arith.muli %1724, %c3 : index
    %1726 = arith.addi %1725, %c8 : index
    %1727 = arith.muli %1726, %c4 : index
    %1728 = arith.addi %1727, %1723 : index
    %1729 = vector.extract %683#6[0] : f32 from vector<8xf32>
    %1730 = arith.addi %1728, %c8 : index
    memref.store %1729, %21[%1730] : memref<?xf32>
    %1731 = vector.extract %683#6[1] : f32 from vector<8xf32>
    %1732 = arith.addi %1728, %c5 : index
    memref.store %1731, %21[%1732] : memref<?xf32>
    %1733 = vector.extract %683#6[2] : f32 from vector<8xf32>
    %1734 = arith.addi %1728, %c10 : index
    memref.store %1733, %21[%1734] : memref<?xf32>
    %1735 = vector.extract %683#6[3] : f32 from vector<8xf32>
    %1736 = arith.addi %1728, %c32 : index
    memref.store %1735, %21[%1736] : memref<?xf32>
    %1737 = vector.extract %683#6[4] : f32 from vector<8xf32>
    %1738 = arith.addi %1728, %c7 : index
    memref.store %1737, %21[%1738] : memref<?xf32>
    %1739 = vector.extract %683#6[5] : f32 from vector<8xf32>
    %1740 = arith.addi %1728, %c33 : index
    memref.store %1739, %21[%1740] : memref<?xf32>
    %1741 = vector.extract %683#6[6] : f32 from vector<8xf32>
    %1742 = arith.addi %1728, %c34 : index
    memref.store %1741, %21[%1742] : memref<?xf32>
    %1743 = vector.extract %683#6[7] : f32 from vector<8xf32>
    %1744 = arith.addi %1728, %c35 : index
    memref.store %1743, %21[%1744] : memref<?xf32>
    %1745 = arith.muli %1724, %c3 : index
    %1746 = arith.addi %1745, %c2 : index
    %1747 = arith.muli %1746, %c4 : index
    %1748 = arith.addi %1747, %1723 : index
    %1749 = vector.extract %683#7[0] : f32 from vector<8xf32>
    %1750 = arith.addi %1748, %c8 : index
    memref.store %1749, %21[%1750] : memref<?xf32>
    %1751 = vector.extract %683#7[1] : f32 from vector<8xf32>
    %1752 = arith.addi %1748, %c5 : index
    memref.store %1751, %21[%1752] : memref<?xf32>
    %1753 = vector.extract %683#7[2] : f32 from vector<8xf32>
    %1754 = arith.addi %1748, %c10 : index
    memref.store %1753, %21[%1754] : memref<?xf32>
    %1755 = vector.extract %683#7[3] : f32 from vector<8xf32>
    %1756 = arith.addi %1748, %c32 : index
    memref.store %1755, %21[%1756] : memref<?xf32>
    %1757 = vector.extract %683#7[4] : f32 from vector<8xf32>
    %1758 = arith.addi %1748, %c7 : index
    memref.store %1757, %21[%1758] : memref<?xf32>
    %1759 = vector.extract %683#7[5] : f32 from vector<8xf32>
    %1760 = arith.addi %1748, %c33 : index
    memref.store %1759, %21[%1760] : memref<?xf32>
    %1761 = vector.extract %683#7[6] : f32 from vector<8xf32>
    %1762 = arith.addi %1748, %c34 : index
    memref.store %1761, %21[%1762] : memref<?xf32>
    %1763 = vector.extract %683#7[7] : f32 from vector<8xf32>
    %1764 = arith.addi %1748, %c35 : index
    memref.store %1763, %21[%1764] : memref<?xf32>
    wave.barrier
    %1765 = arith.muli %1724, %c3 : index
    %1766 = arith.addi %1765, %c8 : index
    %1767 = arith.muli %1766, %c5 : index
    %1768 = arith.addi %1767, %1723 : index
    %1769 = arith.addi %1768, %c8 : index
    %1770 = memref.load %21[%1769] : memref<?xf32>
    %1771 = arith.addi %1769, %c36 : index
    %1772 = memref.load %21[%1771] : memref<?xf32>
    %1773 = arith.addf %1770, %1772 : f32
    %1774 = arith.addi %1769, %c37 : index
    %1775 = memref.load %21[%1774] : memref<?xf32>
    %1776 = arith.addf %1773, %1775 : f32
    %1777 = arith.addi %1769, %c38 : index
    %1778 = memref.load %21[%1777] : memref<?xf32>
    %1779 = arith.addf %1776, %1778 : f32
    %1780 = arith.muli %1766, %c5 : index
    %1781 = arith.addi %1780, %1723 : index
    %1782 = arith.addi %1781, %c4 : index
    %1783 = memref.load %21[%1782] : memref<?xf32>
    %1784 = arith.addi %1782, %c36 : index
    %1785 = memref.load %21[%1784] : memref<?xf32>
    %1786 = arith.addf %1783, %1785 : f32
    %1787 = arith.addi %1782, %c37 : index
    %1788 = memref.load %21[%1787] : memref<?xf32>
    %1789 = arith.addf %1786, %1788 : f32
    %1790 = arith.addi %1782, %c38 : index
    %1791 = memref.load %21[%1790] : memref<?xf32>
    %1792 = arith.addf %1789, %1791 : f32
    %1793 = wave.lane
    %1794 = arith.addi %20, %c16 : index
    %1795 = arith.muli %1766, %c3 : index
    %1796 = arith.addi %1794, %1795 : index
    %1797 = arith.divui %1793, %c1 : index
    %1798 = arith.addi %1796, %1797 : index
    %1799 = arith.cmpi slt, %1798, %19 : index
    scf.if %1799 {
      %1800 = arith.cmpi eq, %hasFactors, %c2 : index
      %1801 = arith.muli %1798, %c3 : index
      %1802 = memref.load %factors[%1801] : memref<?xf32>
      %1803 = arith.mulf %1802, %operandScale : f32
      %1804 = arith.select %1800, %1803, %operandScale : f32
      %1805 = arith.remui %1793, %c1 : index
      %1806 = arith.muli %1805, %c41 : index
      %1807 = arith.addi %15, %1806 : index
      %1808 = vector.load %w[%1807] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1809 = vector.bitcast %1808 : vector<4xi8> to vector<1xf32>
      %1810 = vector.extract %1809[0] : f32 from vector<1xf32>
      %1811 = arith.mulf %1810, %1804 : f32
      %1812 = arith.mulf %1779, %1811 : f32
      %1813 = arith.remui %1793, %c1 : index
      %1814 = arith.muli %1813, %c41 : index
      %1815 = arith.addi %17, %1814 : index
      %1816 = vector.load %w[%1815] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1817 = vector.bitcast %1816 : vector<4xi8> to vector<1xf32>
      %1818 = vector.extract %1817[0] : f32 from vector<1xf32>
      %1819 = arith.mulf %1818, %1804 : f32
      %1820 = arith.mulf %1792, %1819 : f32
      %1821 = arith.addi %15, %c10 : index
      %1822 = vector.load %w[%1821] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1823 = vector.bitcast %1822 : vector<4xi8> to vector<1xf32>
      %1824 = vector.extract %1823[0] : f32 from vector<1xf32>
      %1825 = arith.muli %1798, %c3 : index
      %1826 = arith.addi %1825, %c2 : index
      %1827 = memref.load %factors[%1826] : memref<?xf32>
      %1828 = arith.mulf %1827, %1824 : f32
      %1829 = arith.bitcast %1828 : f32 to i32
      %1830 = arith.shrui %1829, %c42 : i32
      %1831 = arith.maxsi %1830, %c43 : i32
      %1832 = arith.subi %c44, %1831 : i32
      %1833 = arith.shli %1832, %c42 : i32
      %1834 = arith.subi %1831, %c45 : i32
      %1835 = arith.shli %1834, %c42 : i32
      %1836 = arith.bitcast %1833 : i32 to f32
      %1837 = arith.bitcast %1835 : i32 to f32
      %1838 = arith.cmpi eq, %0, %c8 : index
      %1839 = wave.lane
      %1840 = arith.remui %1839, %c1 : index
      %1841 = arith.cmpi eq, %1840, %c8 : index
      %1842 = arith.andi %1838, %1841 : i1
      scf.if %1842 {
        %1843 = arith.muli %1798, %c3 : index
        memref.store %1837, %out_factors[%1843] : memref<?xf32>
      }
      %1844 = arith.mulf %1812, %c47 : f32
      %1845 = wave.exp2 %1844 : f32
      %1846 = arith.addf %c46, %1845 : f32
      %1847 = arith.divf %1812, %1846 : f32
      %1848 = arith.mulf %1847, %1820 : f32
      %1849 = arith.mulf %1848, %1836 : f32
      %1850 = arith.truncf %1849 : f32 to f16
      %1851 = arith.muli %0, %c1 : index
      %1852 = wave.lane
      %1853 = arith.remui %1852, %c1 : index
      %1854 = arith.addi %1851, %1853 : index
      %1855 = arith.divui %1798, %outTileRows : index
      %1856 = arith.divui %outputFeatures, %c1 : index
      %1857 = arith.muli %1855, %1856 : index
      %1858 = arith.divui %1854, %c1 : index
      %1859 = arith.addi %1857, %1858 : index
      %1860 = arith.muli %1859, %c3 : index
      %1861 = arith.remui %1854, %c1 : index
      %1862 = arith.divui %1861, %c15 : index
      %1863 = arith.addi %1860, %1862 : index
      %1864 = arith.muli %outTileRows, %c15 : index
      %1865 = arith.muli %1863, %1864 : index
      %1866 = arith.remui %1798, %outTileRows : index
      %1867 = arith.muli %1866, %c15 : index
      %1868 = arith.addi %1865, %1867 : index
      %1869 = arith.remui %1854, %c15 : index
      %1870 = arith.addi %1868, %1869 : index
      memref.store %1850, %out[%1870] : memref<?xf16>
    }
    %1871 = arith.muli %1724, %c3 : index
    %1872 = arith.addi %1871, %c2 : index
    %1873 = arith.muli %1872, %c5 : index
    %1874 = arith.addi %1873, %1723 : index
    %1875 = arith.addi %1874, %c8 : index
    %1876 = memref.load %21[%1875] : memref<?xf32>
    %1877 = arith.addi %1875, %c36 : index
    %1878 = memref.load %21[%1877] : memref<?xf32>
    %1879 = arith.addf %1876, %1878 : f32
    %1880 = arith.addi %1875, %c37 : index
    %1881 = memref.load %21[%1880] : memref<?xf32>
    %1882 = arith.addf %1879, %1881 : f32
    %1883 = arith.addi %1875, %c38 : index
    %1884 = memref.load %21[%1883] : memref<?xf32>
    %1885 = arith.addf %1882, %1884 : f32
    %1886 = arith.muli %1872, %c5 : index
    %1887 = arith.addi %1886, %1723 : index
    %1888 = arith.addi %1887, %c4 : index
    %1889 = memref.load %21[%1888] : memref<?xf32>
    %1890 = arith.addi %1888, %c36 : index
    %1891 = memref.load %21[%1890] : memref<?xf32>
    %1892 = arith.addf %1889, %1891 : f32
    %1893 = arith.addi %1888, %c37 : index
    %1894 = memref.load %21[%1893] : memref<?xf32>
    %1895 = arith.addf %1892, %1894 : f32
    %1896 = arith.addi %1888, %c38 : index
    %1897 = memref.load %21[%1896] : memref<?xf32>
    %1898 = arith.addf %1895, %1897 : f32
    %1899 = wave.lane
    %1900 = arith.addi %20, %c16 : index
    %1901 = arith.muli %1872, %c3 : index
    %1902 = arith.addi %1900, %1901 : index
    %1903 = arith.divui %1899, %c1 : index
    %1904 = arith.addi %1902, %1903 : index
    %1905 = arith.cmpi slt, %1904, %19 : index
    scf.if %1905 {
      %1906 = arith.cmpi eq, %hasFactors, %c2 : index
      %1907 = arith.muli %1904, %c3 : index
      %1908 = memref.load %factors[%1907] : memref<?xf32>
      %1909 = arith.mulf %1908, %operandScale : f32
      %1910 = arith.select %1906, %1909, %operandScale : f32
      %1911 = arith.remui %1899, %c1 : index
      %1912 = arith.muli %1911, %c41 : index
      %1913 = arith.addi %15, %1912 : index
      %1914 = vector.load %w[%1913] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1915 = vector.bitcast %1914 : vector<4xi8> to vector<1xf32>
      %1916 = vector.extract %1915[0] : f32 from vector<1xf32>
      %1917 = arith.mulf %1916, %1910 : f32
      %1918 = arith.mulf %1885, %1917 : f32
      %1919 = arith.remui %1899, %c1 : index
      %1920 = arith.muli %1919, %c41 : index
      %1921 = arith.addi %17, %1920 : index
      %1922 = vector.load %w[%1921] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1923 = vector.bitcast %1922 : vector<4xi8> to vector<1xf32>
      %1924 = vector.extract %1923[0] : f32 from vector<1xf32>
      %1925 = arith.mulf %1924, %1910 : f32
      %1926 = arith.mulf %1898, %1925 : f32
      %1927 = arith.addi %15, %c10 : index
      %1928 = vector.load %w[%1927] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1929 = vector.bitcast %1928 : vector<4xi8> to vector<1xf32>
      %1930 = vector.extract %1929[0] : f32 from vector<1xf32>
      %1931 = arith.muli %1904, %c3 : index
      %1932 = arith.addi %1931, %c2 : index
      %1933 = memref.load %factors[%1932] : memref<?xf32>
      %1934 = arith.mulf %1933, %1930 : f32
      %1935 = arith.bitcast %1934 : f32 to i32
      %1936 = arith.shrui %1935, %c42 : i32
      %1937 = arith.maxsi %1936, %c43 : i32
      %1938 = arith.subi %c44, %1937 : i32
      %1939 = arith.shli %1938, %c42 : i32
      %1940 = arith.subi %1937, %c45 : i32
      %1941 = arith.shli %1940, %c42 : i32
      %1942 = arith.bitcast %1939 : i32 to f32
      %1943 = arith.bitcast %1941 : i32 to f32
      %1944 = arith.cmpi eq, %0, %c8 : index
      %1945 = wave.lane
      %1946 = arith.remui %1945, %c1 : index
      %1947 = arith.cmpi eq, %1946, %c8 : index
      %1948 = arith.andi %1944, %1947 : i1
      scf.if %1948 {
        %1949 = arith.muli %1904, %c3 : index
        memref.store %1943, %out_factors[%1949] : memref<?xf32>
      }
      %1950 = arith.mulf %1918, %c47 : f32
      %1951 = wave.exp2 %1950 : f32
      %1952 = arith.addf %c46, %1951 : f32
      %1953 = arith.divf %1918, %1952 : f32
      %1954 = arith.mulf %1953, %1926 : f32
      %1955 = arith.mulf %1954, %1942 : f32
      %1956 = arith.truncf %1955 : f32 to f16
      %1957 = arith.muli %0, %c1 : index
      %1958 = wave.lane
      %1959 = arith.remui %1958, %c1 : index
      %1960 = arith.addi %1957, %1959 : index
      %1961 = arith.divui %1904, %outTileRows : index
      %1962 = arith.divui %outputFeatures, %c1 : index
      %1963 = arith.muli %1961, %1962 : index
      %1964 = arith.divui %1960, %c1 : index
      %1965 = arith.addi %1963, %1964 : index
      %1966 = arith.muli %1965, %c3 : index
      %1967 = arith.remui %1960, %c1 : index
      %1968 = arith.divui %1967, %c15 : index
      %1969 = arith.addi %1966, %1968 : index
      %1970 = arith.muli %outTileRows, %c15 : index
      %1971 = arith.muli %1969, %1970 : index
      %1972 = arith.remui %1904, %outTileRows : index
      %1973 = arith.muli %1972, %c15 : index
      %1974 = arith.addi %1971, %1973 : index
      %1975 = arith.remui %1960, %c15 : index
      %1976 = arith.addi %1974, %1975 : index
      memref.store %1956, %out[%1976] : memref<?xf16>
    }
  }
  wave.return
}
