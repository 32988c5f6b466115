// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q8_k', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q8_k_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c11 = arith.constant 4096 : index
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
  %c39 = arith.constant 2048 : index
  %c40 = arith.constant 2560 : index
  %c41 = arith.constant 3072 : index
  %c42 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c45 = arith.constant 4 : index
  %c46 = arith.constant 23 : i32
  %c47 = arith.constant 141 : i32
  %c48 = arith.constant 268 : i32
  %c49 = arith.constant 14 : i32
  %c50 = arith.constant 0x3F800000 : f32
  %c51 = arith.constant 0xBFB8AA3B : f32
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
    %1003 = arith.muli %962, %c2 : index
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
    %1018 = arith.addi %1007, %c39 : index
    %1019 = memref.load %21[%1018] : memref<?xf32>
    %1020 = arith.addf %1017, %1019 : f32
    %1021 = arith.addi %1007, %c40 : index
    %1022 = memref.load %21[%1021] : memref<?xf32>
    %1023 = arith.addf %1020, %1022 : f32
    %1024 = arith.addi %1007, %c41 : index
    %1025 = memref.load %21[%1024] : memref<?xf32>
    %1026 = arith.addf %1023, %1025 : f32
    %1027 = arith.addi %1007, %c42 : index
    %1028 = memref.load %21[%1027] : memref<?xf32>
    %1029 = arith.addf %1026, %1028 : f32
    %1030 = arith.muli %1004, %c5 : index
    %1031 = arith.addi %1030, %961 : index
    %1032 = arith.addi %1031, %c4 : index
    %1033 = memref.load %21[%1032] : memref<?xf32>
    %1034 = arith.addi %1032, %c36 : index
    %1035 = memref.load %21[%1034] : memref<?xf32>
    %1036 = arith.addf %1033, %1035 : f32
    %1037 = arith.addi %1032, %c37 : index
    %1038 = memref.load %21[%1037] : memref<?xf32>
    %1039 = arith.addf %1036, %1038 : f32
    %1040 = arith.addi %1032, %c38 : index
    %1041 = memref.load %21[%1040] : memref<?xf32>
    %1042 = arith.addf %1039, %1041 : f32
    %1043 = arith.addi %1032, %c39 : index
    %1044 = memref.load %21[%1043] : memref<?xf32>
    %1045 = arith.addf %1042, %1044 : f32
    %1046 = arith.addi %1032, %c40 : index
    %1047 = memref.load %21[%1046] : memref<?xf32>
    %1048 = arith.addf %1045, %1047 : f32
    %1049 = arith.addi %1032, %c41 : index
    %1050 = memref.load %21[%1049] : memref<?xf32>
    %1051 = arith.addf %1048, %1050 : f32
    %1052 = arith.addi %1032, %c42 : index
    %1053 = memref.load %21[%1052] : memref<?xf32>
    %1054 = arith.addf %1051, %1053 : f32
    %1055 = wave.lane
    %1056 = arith.addi %20, %c8 : index
    %1057 = arith.muli %1004, %c3 : index
    %1058 = arith.addi %1056, %1057 : index
    %1059 = arith.divui %1055, %c1 : index
    %1060 = arith.addi %1058, %1059 : index
    %1061 = arith.cmpi slt, %1060, %19 : index
    scf.if %1061 {
      %1062 = arith.cmpi eq, %hasFactors, %c2 : index
      %1063 = arith.muli %1060, %c3 : index
      %1064 = memref.load %factors[%1063] : memref<?xf32>
      %1065 = arith.mulf %1064, %operandScale : f32
      %1066 = arith.select %1062, %1065, %operandScale : f32
      %1067 = arith.remui %1055, %c1 : index
      %1068 = arith.muli %1067, %c45 : index
      %1069 = arith.addi %15, %1068 : index
      %1070 = vector.load %w[%1069] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1071 = vector.bitcast %1070 : vector<4xi8> to vector<1xf32>
      %1072 = vector.extract %1071[0] : f32 from vector<1xf32>
      %1073 = arith.mulf %1072, %1066 : f32
      %1074 = arith.mulf %1029, %1073 : f32
      %1075 = arith.remui %1055, %c1 : index
      %1076 = arith.muli %1075, %c45 : index
      %1077 = arith.addi %17, %1076 : index
      %1078 = vector.load %w[%1077] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1079 = vector.bitcast %1078 : vector<4xi8> to vector<1xf32>
      %1080 = vector.extract %1079[0] : f32 from vector<1xf32>
      %1081 = arith.mulf %1080, %1066 : f32
      %1082 = arith.mulf %1054, %1081 : f32
      %1083 = arith.addi %15, %c10 : index
      %1084 = vector.load %w[%1083] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1085 = vector.bitcast %1084 : vector<4xi8> to vector<1xf32>
      %1086 = vector.extract %1085[0] : f32 from vector<1xf32>
      %1087 = arith.muli %1060, %c3 : index
      %1088 = arith.addi %1087, %c2 : index
      %1089 = memref.load %factors[%1088] : memref<?xf32>
      %1090 = arith.mulf %1089, %1086 : f32
      %1091 = arith.bitcast %1090 : f32 to i32
      %1092 = arith.shrui %1091, %c46 : i32
      %1093 = arith.maxsi %1092, %c47 : i32
      %1094 = arith.subi %c48, %1093 : i32
      %1095 = arith.shli %1094, %c46 : i32
      %1096 = arith.subi %1093, %c49 : i32
      %1097 = arith.shli %1096, %c46 : i32
      %1098 = arith.bitcast %1095 : i32 to f32
      %1099 = arith.bitcast %1097 : i32 to f32
      %1100 = arith.cmpi eq, %0, %c8 : index
      %1101 = wave.lane
      %1102 = arith.remui %1101, %c1 : index
      %1103 = arith.cmpi eq, %1102, %c8 : index
      %1104 = arith.andi %1100, %1103 : i1
      scf.if %1104 {
        %1105 = arith.muli %1060, %c3 : index
        memref.store %1099, %out_factors[%1105] : memref<?xf32>
      }
      %1106 = arith.mulf %1074, %c51 : f32
      %1107 = wave.exp2 %1106 : f32
      %1108 = arith.addf %c50, %1107 : f32
      %1109 = arith.divf %1074, %1108 : f32
      %1110 = arith.mulf %1109, %1082 : f32
      %1111 = arith.mulf %1110, %1098 : f32
      %1112 = arith.truncf %1111 : f32 to f16
      %1113 = arith.muli %0, %c1 : index
      %1114 = wave.lane
      %1115 = arith.remui %1114, %c1 : index
      %1116 = arith.addi %1113, %1115 : index
      %1117 = arith.divui %1060, %outTileRows : index
      %1118 = arith.divui %outputFeatures, %c1 : index
      %1119 = arith.muli %1117, %1118 : index
      %1120 = arith.divui %1116, %c1 : index
      %1121 = arith.addi %1119, %1120 : index
      %1122 = arith.muli %1121, %c3 : index
      %1123 = arith.remui %1116, %c1 : index
      %1124 = arith.divui %1123, %c15 : index
      %1125 = arith.addi %1122, %1124 : index
      %1126 = arith.muli %outTileRows, %c15 : index
      %1127 = arith.muli %1125, %1126 : index
      %1128 = arith.remui %1060, %outTileRows : index
      %1129 = arith.muli %1128, %c15 : index
      %1130 = arith.addi %1127, %1129 : index
      %1131 = arith.remui %1116, %c15 : index
      %1132 = arith.addi %1130, %1131 : index
      memref.store %1112, %out[%1132] : memref<?xf16>
    }
    %1133 = wave.lane
    wave.barrier
    %1134 = wave.wave
    %1135 = arith.muli %1134, %c3 : index
    %1136 = arith.addi %1135, %c8 : index
    %1137 = arith.muli %1136, %c4 : index
    %1138 = arith.addi %1137, %1133 : index
    %1139 = vector.extract %683#2[0] : f32 from vector<8xf32>
    %1140 = arith.addi %1138, %c8 : index
    memref.store %1139, %21[%1140] : memref<?xf32>
    %1141 = vector.extract %683#2[1] : f32 from vector<8xf32>
    %1142 = arith.addi %1138, %c5 : index
    memref.store %1141, %21[%1142] : memref<?xf32>
    %1143 = vector.extract %683#2[2] : f32 from vector<8xf32>
    %1144 = arith.addi %1138, %c10 : index
    memref.store %1143, %21[%1144] : memref<?xf32>
    %1145 = vector.extract %683#2[3] : f32 from vector<8xf32>
    %1146 = arith.addi %1138, %c32 : index
    memref.store %1145, %21[%1146] : memref<?xf32>
    %1147 = vector.extract %683#2[4] : f32 from vector<8xf32>
    %1148 = arith.addi %1138, %c7 : index
    memref.store %1147, %21[%1148] : memref<?xf32>
    %1149 = vector.extract %683#2[5] : f32 from vector<8xf32>
    %1150 = arith.addi %1138, %c33 : index
    memref.store %1149, %21[%1150] : memref<?xf32>
    %1151 = vector.extract %683#2[6] : f32 from vector<8xf32>
    %1152 = arith.addi %1138, %c34 : index
    memref.store %1151, %21[%1152] : memref<?xf32>
    %1153 = vector.extract %683#2[7] : f32 from vector<8xf32>
    %1154 = arith.addi %1138, %c35 : index
    memref.store %1153, %21[%1154] : memref<?xf32>
    %1155 = arith.muli %1134, %c3 : index
    %1156 = arith.addi %1155, %c2 : index
    %1157 = arith.muli %1156, %c4 : index
    %1158 = arith.addi %1157, %1133 : index
    %1159 = vector.extract %683#3[0] : f32 from vector<8xf32>
    %1160 = arith.addi %1158, %c8 : index
    memref.store %1159, %21[%1160] : memref<?xf32>
    %1161 = vector.extract %683#3[1] : f32 from vector<8xf32>
    %1162 = arith.addi %1158, %c5 : index
    memref.store %1161, %21[%1162] : memref<?xf32>
    %1163 = vector.extract %683#3[2] : f32 from vector<8xf32>
    %1164 = arith.addi %1158, %c10 : index
    memref.store %1163, %21[%1164] : memref<?xf32>
    %1165 = vector.extract %683#3[3] : f32 from vector<8xf32>
    %1166 = arith.addi %1158, %c32 : index
    memref.store %1165, %21[%1166] : memref<?xf32>
    %1167 = vector.extract %683#3[4] : f32 from vector<8xf32>
    %1168 = arith.addi %1158, %c7 : index
    memref.store %1167, %21[%1168] : memref<?xf32>
    %1169 = vector.extract %683#3[5] : f32 from vector<8xf32>
    %1170 = arith.addi %1158, %c33 : index
    memref.store %1169, %21[%1170] : memref<?xf32>
    %1171 = vector.extract %683#3[6] : f32 from vector<8xf32>
    %1172 = arith.addi %1158, %c34 : index
    memref.store %1171, %21[%1172] : memref<?xf32>
    %1173 = vector.extract %683#3[7] : f32 from vector<8xf32>
    %1174 = arith.addi %1158, %c35 : index
    memref.store %1173, %21[%1174] : memref<?xf32>
    wave.barrier
    %1175 = arith.muli %1134, %c2 : index
    %1176 = arith.addi %1175, %c8 : index
    %1177 = arith.muli %1176, %c5 : index
    %1178 = arith.addi %1177, %1133 : index
    %1179 = arith.addi %1178, %c8 : index
    %1180 = memref.load %21[%1179] : memref<?xf32>
    %1181 = arith.addi %1179, %c36 : index
    %1182 = memref.load %21[%1181] : memref<?xf32>
    %1183 = arith.addf %1180, %1182 : f32
    %1184 = arith.addi %1179, %c37 : index
    %1185 = memref.load %21[%1184] : memref<?xf32>
    %1186 = arith.addf %1183, %1185 : f32
    %1187 = arith.addi %1179, %c38 : index
    %1188 = memref.load %21[%1187] : memref<?xf32>
    %1189 = arith.addf %1186, %1188 : f32
    %1190 = arith.addi %1179, %c39 : index
    %1191 = memref.load %21[%1190] : memref<?xf32>
    %1192 = arith.addf %1189, %1191 : f32
    %1193 = arith.addi %1179, %c40 : index
    %1194 = memref.load %21[%1193] : memref<?xf32>
    %1195 = arith.addf %1192, %1194 : f32
    %1196 = arith.addi %1179, %c41 : index
    %1197 = memref.load %21[%1196] : memref<?xf32>
    %1198 = arith.addf %1195, %1197 : f32
    %1199 = arith.addi %1179, %c42 : index
    %1200 = memref.load %21[%1199] : memref<?xf32>
    %1201 = arith.addf %1198, %1200 : f32
    %1202 = arith.muli %1176, %c5 : index
    %1203 = arith.addi %1202, %1133 : index
    %1204 = arith.addi %1203, %c4 : index
    %1205 = memref.load %21[%1204] : memref<?xf32>
    %1206 = arith.addi %1204, %c36 : index
    %1207 = memref.load %21[%1206] : memref<?xf32>
    %1208 = arith.addf %1205, %1207 : f32
    %1209 = arith.addi %1204, %c37 : index
    %1210 = memref.load %21[%1209] : memref<?xf32>
    %1211 = arith.addf %1208, %1210 : f32
    %1212 = arith.addi %1204, %c38 : index
    %1213 = memref.load %21[%1212] : memref<?xf32>
    %1214 = arith.addf %1211, %1213 : f32
    %1215 = arith.addi %1204, %c39 : index
    %1216 = memref.load %21[%1215] : memref<?xf32>
    %1217 = arith.addf %1214, %1216 : f32
    %1218 = arith.addi %1204, %c40 : index
    %1219 = memref.load %21[%1218] : memref<?xf32>
    %1220 = arith.addf %1217, %1219 : f32
    %1221 = arith.addi %1204, %c41 : index
    %1222 = memref.load %21[%1221] : memref<?xf32>
    %1223 = arith.addf %1220, %1222 : f32
    %1224 = arith.addi %1204, %c42 : index
    %1225 = memref.load %21[%1224] : memref<?xf32>
    %1226 = arith.addf %1223, %1225 : f32
    %1227 = wave.lane
    %1228 = arith.addi %20, %c1 : index
    %1229 = arith.muli %1176, %c3 : index
    %1230 = arith.addi %1228, %1229 : index
    %1231 = arith.divui %1227, %c1 : index
    %1232 = arith.addi %1230, %1231 : index
    %1233 = arith.cmpi slt, %1232, %19 : index
    scf.if %1233 {
      %1234 = arith.cmpi eq, %hasFactors, %c2 : index
      %1235 = arith.muli %1232, %c3 : index
      %1236 = memref.load %factors[%1235] : memref<?xf32>
      %1237 = arith.mulf %1236, %operandScale : f32
      %1238 = arith.select %1234, %1237, %operandScale : f32
      %1239 = arith.remui %1227, %c1 : index
      %1240 = arith.muli %1239, %c45 : index
      %1241 = arith.addi %15, %1240 : index
      %1242 = vector.load %w[%1241] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1243 = vector.bitcast %1242 : vector<4xi8> to vector<1xf32>
      %1244 = vector.extract %1243[0] : f32 from vector<1xf32>
      %1245 = arith.mulf %1244, %1238 : f32
      %1246 = arith.mulf %1201, %1245 : f32
      %1247 = arith.remui %1227, %c1 : index
      %1248 = arith.muli %1247, %c45 : index
      %1249 = arith.addi %17, %1248 : index
      %1250 = vector.load %w[%1249] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1251 = vector.bitcast %1250 : vector<4xi8> to vector<1xf32>
      %1252 = vector.extract %1251[0] : f32 from vector<1xf32>
      %1253 = arith.mulf %1252, %1238 : f32
      %1254 = arith.mulf %1226, %1253 : f32
      %1255 = arith.addi %15, %c10 : index
      %1256 = vector.load %w[%1255] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1257 = vector.bitcast %1256 : vector<4xi8> to vector<1xf32>
      %1258 = vector.extract %1257[0] : f32 from vector<1xf32>
      %1259 = arith.muli %1232, %c3 : index
      %1260 = arith.addi %1259, %c2 : index
      %1261 = memref.load %factors[%1260] : memref<?xf32>
      %1262 = arith.mulf %1261, %1258 : f32
      %1263 = arith.bitcast %1262 : f32 to i32
      %1264 = arith.shrui %1263, %c46 : i32
      %1265 = arith.maxsi %1264, %c47 : i32
      %1266 = arith.subi %c48, %1265 : i32
      %1267 = arith.shli %1266, %c46 : i32
      %1268 = arith.subi %1265, %c49 : i32
      %1269 = arith.shli %1268, %c46 : i32
      %1270 = arith.bitcast %1267 : i32 to f32
      %1271 = arith.bitcast %1269 : i32 to f32
      %1272 = arith.cmpi eq, %0, %c8 : index
      %1273 = wave.lane
      %1274 = arith.remui %1273, %c1 : index
      %1275 = arith.cmpi eq, %1274, %c8 : index
      %1276 = arith.andi %1272, %1275 : i1
      scf.if %1276 {
        %1277 = arith.muli %1232, %c3 : index
        memref.store %1271, %out_factors[%1277] : memref<?xf32>
      }
      %1278 = arith.mulf %1246, %c51 : f32
      %1279 = wave.exp2 %1278 : f32
      %1280 = arith.addf %c50, %1279 : f32
      %1281 = arith.divf %1246, %1280 : f32
      %1282 = arith.mulf %1281, %1254 : f32
      %1283 = arith.mulf %1282, %1270 : f32
      %1284 = arith.truncf %1283 : f32 to f16
      %1285 = arith.muli %0, %c1 : index
      %1286 = wave.lane
      %1287 = arith.remui %1286, %c1 : index
      %1288 = arith.addi %1285, %1287 : index
      %1289 = arith.divui %1232, %outTileRows : index
      %1290 = arith.divui %outputFeatures, %c1 : index
      %1291 = arith.muli %1289, %1290 : index
      %1292 = arith.divui %1288, %c1 : index
      %1293 = arith.addi %1291, %1292 : index
      %1294 = arith.muli %1293, %c3 : index
      %1295 = arith.remui %1288, %c1 : index
      %1296 = arith.divui %1295, %c15 : index
      %1297 = arith.addi %1294, %1296 : index
      %1298 = arith.muli %outTileRows, %c15 : index
      %1299 = arith.muli %1297, %1298 : index
      %1300 = arith.remui %1232, %outTileRows : index
      %1301 = arith.muli %1300, %c15 : index
      %1302 = arith.addi %1299, %1301 : index
      %1303 = arith.remui %1288, %c15 : index
      %1304 = arith.addi %1302, %1303 : index
      memref.store %1284, %out[%1304] : memref<?xf16>
    }
    %1305 = wave.lane
    wave.barrier
    %1306 = wave.wave
    %1307 = arith.muli %1306, %c3 : index
    %1308 = arith.addi %1307, %c8 : index
    %1309 = arith.muli %1308, %c4 : index
    %1310 = arith.addi %1309, %1305 : index
    %1311 = vector.extract %683#4[0] : f32 from vector<8xf32>
    %1312 = arith.addi %1310, %c8 : index
    memref.store %1311, %21[%1312] : memref<?xf32>
    %1313 = vector.extract %683#4[1] : f32 from vector<8xf32>
    %1314 = arith.addi %1310, %c5 : index
    memref.store %1313, %21[%1314] : memref<?xf32>
    %1315 = vector.extract %683#4[2] : f32 from vector<8xf32>
    %1316 = arith.addi %1310, %c10 : index
    memref.store %1315, %21[%1316] : memref<?xf32>
    %1317 = vector.extract %683#4[3] : f32 from vector<8xf32>
    %1318 = arith.addi %1310, %c32 : index
    memref.store %1317, %21[%1318] : memref<?xf32>
    %1319 = vector.extract %683#4[4] : f32 from vector<8xf32>
    %1320 = arith.addi %1310, %c7 : index
    memref.store %1319, %21[%1320] : memref<?xf32>
    %1321 = vector.extract %683#4[5] : f32 from vector<8xf32>
    %1322 = arith.addi %1310, %c33 : index
    memref.store %1321, %21[%1322] : memref<?xf32>
    %1323 = vector.extract %683#4[6] : f32 from vector<8xf32>
    %1324 = arith.addi %1310, %c34 : index
    memref.store %1323, %21[%1324] : memref<?xf32>
    %1325 = vector.extract %683#4[7] : f32 from vector<8xf32>
    %1326 = arith.addi %1310, %c35 : index
    memref.store %1325, %21[%1326] : memref<?xf32>
    %1327 = arith.muli %1306, %c3 : index
    %1328 = arith.addi %1327, %c2 : index
    %1329 = arith.muli %1328, %c4 : index
    %1330 = arith.addi %1329, %1305 : index
    %1331 = vector.extract %683#5[0] : f32 from vector<8xf32>
    %1332 = arith.addi %1330, %c8 : index
    memref.store %1331, %21[%1332] : memref<?xf32>
    %1333 = vector.extract %683#5[1] : f32 from vector<8xf32>
    %1334 = arith.addi %1330, %c5 : index
    memref.store %1333, %21[%1334] : memref<?xf32>
    %1335 = vector.extract %683#5[2] : f32 from vector<8xf32>
    %1336 = arith.addi %1330, %c10 : index
    memref.store %1335, %21[%1336] : memref<?xf32>
    %1337 = vector.extract %683#5[3] : f32 from vector<8xf32>
    %1338 = arith.addi %1330, %c32 : index
    memref.store %1337, %21[%1338] : memref<?xf32>
    %1339 = vector.extract %683#5[4] : f32 from vector<8xf32>
    %1340 = arith.addi %1330, %c7 : index
    memref.store %1339, %21[%1340] : memref<?xf32>
    %1341 = vector.extract %683#5[5] : f32 from vector<8xf32>
    %1342 = arith.addi %1330, %c33 : index
    memref.store %1341, %21[%1342] : memref<?xf32>
    %1343 = vector.extract %683#5[6] : f32 from vector<8xf32>
    %1344 = arith.addi %1330, %c34 : index
    memref.store %1343, %21[%1344] : memref<?xf32>
    %1345 = vector.extract %683#5[7] : f32 from vector<8xf32>
    %1346 = arith.addi %1330, %c35 : index
    memref.store %1345, %21[%1346] : memref<?xf32>
    wave.barrier
    %1347 = arith.muli %1306, %c2 : index
    %1348 = arith.addi %1347, %c8 : index
    %1349 = arith.muli %1348, %c5 : index
    %1350 = arith.addi %1349, %1305 : index
    %1351 = arith.addi %1350, %c8 : index
    %1352 = memref.load %21[%1351] : memref<?xf32>
    %1353 = arith.addi %1351, %c36 : index
    %1354 = memref.load %21[%1353] : memref<?xf32>
    %1355 = arith.addf %1352, %1354 : f32
    %1356 = arith.addi %1351, %c37 : index
    %1357 = memref.load %21[%1356] : memref<?xf32>
    %1358 = arith.addf %1355, %1357 : f32
    %1359 = arith.addi %1351, %c38 : index
    %1360 = memref.load %21[%1359] : memref<?xf32>
    %1361 = arith.addf %1358, %1360 : f32
    %1362 = arith.addi %1351, %c39 : index
    %1363 = memref.load %21[%1362] : memref<?xf32>
    %1364 = arith.addf %1361, %1363 : f32
    %1365 = arith.addi %1351, %c40 : index
    %1366 = memref.load %21[%1365] : memref<?xf32>
    %1367 = arith.addf %1364, %1366 : f32
    %1368 = arith.addi %1351, %c41 : index
    %1369 = memref.load %21[%1368] : memref<?xf32>
    %1370 = arith.addf %1367, %1369 : f32
    %1371 = arith.addi %1351, %c42 : index
    %1372 = memref.load %21[%1371] : memref<?xf32>
    %1373 = arith.addf %1370, %1372 : f32
    %1374 = arith.muli %1348, %c5 : index
    %1375 = arith.addi %1374, %1305 : index
    %1376 = arith.addi %1375, %c4 : index
    %1377 = memref.load %21[%1376] : memref<?xf32>
    %1378 = arith.addi %1376, %c36 : index
    %1379 = memref.load %21[%1378] : memref<?xf32>
    %1380 = arith.addf %1377, %1379 : f32
    %1381 = arith.addi %1376, %c37 : index
    %1382 = memref.load %21[%1381] : memref<?xf32>
    %1383 = arith.addf %1380, %1382 : f32
    %1384 = arith.addi %1376, %c38 : index
    %1385 = memref.load %21[%1384] : memref<?xf32>
    %1386 = arith.addf %1383, %1385 : f32
    %1387 = arith.addi %1376, %c39 : index
    %1388 = memref.load %21[%1387] : memref<?xf32>
    %1389 = arith.addf %1386, %1388 : f32
    %1390 = arith.addi %1376, %c40 : index
    %1391 = memref.load %21[%1390] : memref<?xf32>
    %1392 = arith.addf %1389, %1391 : f32
    %1393 = arith.addi %1376, %c41 : index
    %1394 = memref.load %21[%1393] : memref<?xf32>
    %1395 = arith.addf %1392, %1394 : f32
    %1396 = arith.addi %1376, %c42 : index
    %1397 = memref.load %21[%1396] : memref<?xf32>
    %1398 = arith.addf %1395, %1397 : f32
    %1399 = wave.lane
    %1400 = arith.addi %20, %c5 : index
    %1401 = arith.muli %1348, %c3 : index
    %1402 = arith.addi %1400, %1401 : index
    %1403 = arith.divui %1399, %c1 : index
    %1404 = arith.addi %1402, %1403 : index
    %1405 = arith.cmpi slt, %1404, %19 : index
    scf.if %1405 {
      %1406 = arith.cmpi eq, %hasFactors, %c2 : index
      %1407 = arith.muli %1404, %c3 : index
      %1408 = memref.load %factors[%1407] : memref<?xf32>
      %1409 = arith.mulf %1408, %operandScale : f32
      %1410 = arith.select %1406, %1409, %operandScale : f32
      %1411 = arith.remui %1399, %c1 : index
      %1412 = arith.muli %1411, %c45 : index
      %1413 = arith.addi %15, %1412 : index
      %1414 = vector.load %w[%1413] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1415 = vector.bitcast %1414 : vector<4xi8> to vector<1xf32>
      %1416 = vector.extract %1415[0] : f32 from vector<1xf32>
      %1417 = arith.mulf %1416, %1410 : f32
      %1418 = arith.mulf %1373, %1417 : f32
      %1419 = arith.remui %1399, %c1 : index
      %1420 = arith.muli %1419, %c45 : index
      %1421 = arith.addi %17, %1420 : index
      %1422 = vector.load %w[%1421] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1423 = vector.bitcast %1422 : vector<4xi8> to vector<1xf32>
      %1424 = vector.extract %1423[0] : f32 from vector<1xf32>
      %1425 = arith.mulf %1424, %1410 : f32
      %1426 = arith.mulf %1398, %1425 : f32
      %1427 = arith.addi %15, %c10 : index
      %1428 = vector.load %w[%1427] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1429 = vector.bitcast %1428 : vector<4xi8> to vector<1xf32>
      %1430 = vector.extract %1429[0] : f32 from vector<1xf32>
      %1431 = arith.muli %1404, %c3 : index
      %1432 = arith.addi %1431, %c2 : index
      %1433 = memref.load %factors[%1432] : memref<?xf32>
      %1434 = arith.mulf %1433, %1430 : f32
      %1435 = arith.bitcast %1434 : f32 to i32
      %1436 = arith.shrui %1435, %c46 : i32
      %1437 = arith.maxsi %1436, %c47 : i32
      %1438 = arith.subi %c48, %1437 : i32
      %1439 = arith.shli %1438, %c46 : i32
      %1440 = arith.subi %1437, %c49 : i32
      %1441 = arith.shli %1440, %c46 : i32
      %1442 = arith.bitcast %1439 : i32 to f32
      %1443 = arith.bitcast %1441 : i32 to f32
      %1444 = arith.cmpi eq, %0, %c8 : index
      %1445 = wave.lane
      %1446 = arith.remui %1445, %c1 : index
      %1447 = arith.cmpi eq, %1446, %c8 : index
      %1448 = arith.andi %1444, %1447 : i1
      scf.if %1448 {
        %1449 = arith.muli %1404, %c3 : index
        memref.store %1443, %out_factors[%1449] : memref<?xf32>
      }
      %1450 = arith.mulf %1418, %c51 : f32
      %1451 = wave.exp2 %1450 : f32
      %1452 = arith.addf %c50, %1451 : f32
      %1453 = arith.divf %1418, %1452 : f32
      %1454 = arith.mulf %1453, %1426 : f32
      %1455 = arith.mulf %1454, %1442 : f32
      %1456 = arith.truncf %1455 : f32 to f16
      %1457 = arith.muli %0, %c1 : index
      %1458 = wave.lane
      %1459 = arith.remui %1458, %c1 : index
      %1460 = arith.addi %1457, %1459 : index
      %1461 = arith.divui %1404, %outTileRows : index
      %1462 = arith.divui %outputFeatures, %c1 : index
      %1463 = arith.muli %1461, %1462 : index
      %1464 = arith.divui %1460, %c1 : index
      %1465 = arith.addi %1463, %1464 : index
      %1466 = arith.muli %1465, %c3 : index
      %1467 = arith.remui %1460, %c1 : index
      %1468 = arith.divui %1467, %c15 : index
      %1469 = arith.addi %1466, %1468 : index
      %1470 = arith.muli %outTileRows, %c15 : index
      %1471 = arith.muli %1469, %1470 : index
      %1472 = arith.remui %1404, %outTileRows : index
      %1473 = arith.muli %1472, %c15 : index
      %1474 = arith.addi %1471, %1473 : index
      %1475 = arith.remui %1460, %c15 : index
      %1476 = arith.addi %1474, %1475 : index
      memref.store %1456, %out[%1476] : memref<?xf16>
    }
    %1477 = wave.lane
    wave.barrier
    %1478 = wave.wave
    %1479 = arith.muli %1478, %c3 : index
    %1480 = arith.addi %1479, %c8 : index
    %1481 = arith.muli %1480, %c4 : index
    %1482 = arith.addi %1481, %1477 : index
    %1483 = vector.extract %683#6[0] : f32 from vector<8xf32>
    %1484 = arith.addi %1482, %c8 : index
    memref.store %1483, %21[%1484] : memref<?xf32>
    %1485 = vector.extract %683#6[1] : f32 from vector<8xf32>
    %1486 = arith.addi %1482, %c5 : index
    memref.store %1485, %21[%1486] : memref<?xf32>
    %1487 = vector.extract %683#6[2] : f32 from vector<8xf32>
    %1488 = arith.addi %1482, %c10 : index
    memref.store %1487, %21[%1488] : memref<?xf32>
    %1489 = vector.extract %683#6[3] : f32 from vector<8xf32>
    %1490 = arith.addi %1482, %c32 : index
    memref.store %1489, %21[%1490] : memref<?xf32>
    %1491 = vector.extract %683#6[4] : f32 from vector<8xf32>
    %1492 = arith.addi %1482, %c7 : index
    memref.store %1491, %21[%1492] : memref<?xf32>
    %1493 = vector.extract %683#6[5] : f32 from vector<8xf32>
    %1494 = arith.addi %1482, %c33 : index
    memref.store %1493, %21[%1494] : memref<?xf32>
    %1495 = vector.extract %683#6[6] : f32 from vector<8xf32>
    %1496 = arith.addi %1482, %c34 : index
    memref.store %1495, %21[%1496] : memref<?xf32>
    %1497 = vector.extract %683#6[7] : f32 from vector<8xf32>
    %1498 = arith.addi %1482, %c35 : index
    memref.store %1497, %21[%1498] : memref<?xf32>
    %1499 = arith.muli %1478, %c3 : index
    %1500 = arith.addi %1499, %c2 : index
    %1501 = arith.muli %1500, %c4 : index
    %1502 = arith.addi %1501, %1477 : index
    %1503 = vector.extract %683#7[0] : f32 from vector<8xf32>
    %1504 = arith.addi %1502, %c8 : index
    memref.store %1503, %21[%1504] : memref<?xf32>
    %1505 = vector.extract %683#7[1] : f32 from vector<8xf32>
    %1506 = arith.addi %1502, %c5 : index
    memref.store %1505, %21[%1506] : memref<?xf32>
    %1507 = vector.extract %683#7[2] : f32 from vector<8xf32>
    %1508 = arith.addi %1502, %c10 : index
    memref.store %1507, %21[%1508] : memref<?xf32>
    %1509 = vector.extract %683#7[3] : f32 from vector<8xf32>
    %1510 = arith.addi %1502, %c32 : index
    memref.store %1509, %21[%1510] : memref<?xf32>
    %1511 = vector.extract %683#7[4] : f32 from vector<8xf32>
    %1512 = arith.addi %1502, %c7 : index
    memref.store %1511, %21[%1512] : memref<?xf32>
    %1513 = vector.extract %683#7[5] : f32 from vector<8xf32>
    %1514 = arith.addi %1502, %c33 : index
    memref.store %1513, %21[%1514] : memref<?xf32>
    %1515 = vector.extract %683#7[6] : f32 from vector<8xf32>
    %1516 = arith.addi %1502, %c34 : index
    memref.store %1515, %21[%1516] : memref<?xf32>
    %1517 = vector.extract %683#7[7] : f32 from vector<8xf32>
    %1518 = arith.addi %1502, %c35 : index
    memref.store %1517, %21[%1518] : memref<?xf32>
    wave.barrier
    %1519 = arith.muli %1478, %c2 : index
    %1520 = arith.addi %1519, %c8 : index
    %1521 = arith.muli %1520, %c5 : index
    %1522 = arith.addi %1521, %1477 : index
    %1523 = arith.addi %1522, %c8 : index
    %1524 = memref.load %21[%1523] : memref<?xf32>
    %1525 = arith.addi %1523, %c36 : index
    %1526 = memref.load %21[%1525] : memref<?xf32>
    %1527 = arith.addf %1524, %1526 : f32
    %1528 = arith.addi %1523, %c37 : index
    %1529 = memref.load %21[%1528] : memref<?xf32>
    %1530 = arith.addf %1527, %1529 : f32
    %1531 = arith.addi %1523, %c38 : index
    %1532 = memref.load %21[%1531] : memref<?xf32>
    %1533 = arith.addf %1530, %1532 : f32
    %1534 = arith.addi %1523, %c39 : index
    %1535 = memref.load %21[%1534] : memref<?xf32>
    %1536 = arith.addf %1533, %1535 : f32
    %1537 = arith.addi %1523, %c40 : index
    %1538 = memref.load %21[%1537] : memref<?xf32>
    %1539 = arith.addf %1536, %1538 : f32
    %1540 = arith.addi %1523, %c41 : index
    %1541 = memref.load %21[%1540] : memref<?xf32>
    %1542 = arith.addf %1539, %1541 : f32
    %1543 = arith.addi %1523, %c42 : index
    %1544 = memref.load %21[%1543] : memref<?xf32>
    %1545 = arith.addf %1542, %1544 : f32
    %1546 = arith.muli %1520, %c5 : index
    %1547 = arith.addi %1546, %1477 : index
    %1548 = arith.addi %1547, %c4 : index
    %1549 = memref.load %21[%1548] : memref<?xf32>
    %1550 = arith.addi %1548, %c36 : index
    %1551 = memref.load %21[%1550] : memref<?xf32>
    %1552 = arith.addf %1549, %1551 : f32
    %1553 = arith.addi %1548, %c37 : index
    %1554 = memref.load %21[%1553] : memref<?xf32>
    %1555 = arith.addf %1552, %1554 : f32
    %1556 = arith.addi %1548, %c38 : index
    %1557 = memref.load %21[%1556] : memref<?xf32>
    %1558 = arith.addf %1555, %1557 : f32
    %1559 = arith.addi %1548, %c39 : index
    %1560 = memref.load %21[%1559] : memref<?xf32>
    %1561 = arith.addf %1558, %1560 : f32
    %1562 = arith.addi %1548, %c40 : index
    %1563 = memref.load %21[%1562] : memref<?xf32>
    %1564 = arith.addf %1561, %1563 : f32
    %1565 = arith.addi %1548, %c41 : index
    %1566 = memref.load %21[%1565] : memref<?xf32>
    %1567 = arith.addf %1564, %1566 : f32
    %1568 = arith.addi %1548, %c42 : index
    %1569 = memref.load %21[%1568] : memref<?xf32>
    %1570 = arith.addf %1567, %1569 : f32
    %1571 = wave.lane
    %1572 = arith.addi %20, %c16 : index
    %1573 = arith.muli %1520, %c3 : index
    %1574 = arith.addi %1572, %1573 : index
    %1575 = arith.divui %1571, %c1 : index
    %1576 = arith.addi %1574, %1575 : index
    %1577 = arith.cmpi slt, %1576, %19 : index
    scf.if %1577 {
      %1578 = arith.cmpi eq, %hasFactors, %c2 : index
      %1579 = arith.muli %1576, %c3 : index
      %1580 = memref.load %factors[%1579] : memref<?xf32>
      %1581 = arith.mulf %1580, %operandScale : f32
      %1582 = arith.select %1578, %1581, %operandScale : f32
      %1583 = arith.remui %1571, %c1 : index
      %1584 = arith.muli %1583, %c45 : index
      %1585 = arith.addi %15, %1584 : index
      %1586 = vector.load %w[%1585] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1587 = vector.bitcast %1586 : vector<4xi8> to vector<1xf32>
      %1588 = vector.extract %1587[0] : f32 from vector<1xf32>
      %1589 = arith.mulf %1588, %1582 : f32
      %1590 = arith.mulf %1545, %1589 : f32
      %1591 = arith.remui %1571, %c1 : index
      %1592 = arith.muli %1591, %c45 : index
      %1593 = arith.addi %17, %1592 : index
      %1594 = vector.load %w[%1593] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1595 = vector.bitcast %1594 : vector<4xi8> to vector<1xf32>
      %1596 = vector.extract %1595[0] : f32 from vector<1xf32>
      %1597 = arith.mulf %1596, %1582 : f32
      %1598 = arith.mulf %1570, %1597 : f32
      %1599 = arith.addi %15, %c10 : index
      %1600 = vector.load %w[%1599] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1601 = vector.bitcast %1600 : vector<4xi8> to vector<1xf32>
      %1602 = vector.extract %1601[0] : f32 from vector<1xf32>
      %1603 = arith.muli %1576, %c3 : index
      %1604 = arith.addi %1603, %c2 : index
      %1605 = memref.load %factors[%1604] : memref<?xf32>
      %1606 = arith.mulf %1605, %1602 : f32
      %1607 = arith.bitcast %1606 : f32 to i32
      %1608 = arith.shrui %1607, %c46 : i32
      %1609 = arith.maxsi %1608, %c47 : i32
      %1610 = arith.subi %c48, %1609 : i32
      %1611 = arith.shli %1610, %c46 : i32
      %1612 = arith.subi %1609, %c49 : i32
      %1613 = arith.shli %1612, %c46 : i32
      %1614 = arith.bitcast %1611 : i32 to f32
      %1615 = arith.bitcast %1613 : i32 to f32
      %1616 = arith.cmpi eq, %0, %c8 : index
      %1617 = wave.lane
      %1618 = arith.remui %1617, %c1 : index
      %1619 = arith.cmpi eq, %1618, %c8 : index
      %1620 = arith.andi %1616, %1619 : i1
      scf.if %1620 {
        %1621 = arith.muli %1576, %c3 : index
        memref.store %1615, %out_factors[%1621] : memref<?xf32>
      }
      %1622 = arith.mulf %1590, %c51 : f32
      %1623 = wave.exp2 %1622 : f32
      %1624 = arith.addf %c50, %1623 : f32
      %1625 = arith.divf %1590, %1624 : f32
      %1626 = arith.mulf %1625, %1598 : f32
      %1627 = arith.mulf %1626, %1614 : f32
      %1628 = arith.truncf %1627 : f32 to f16
      %1629 = arith.muli %0, %c1 : index
      %1630 = wave.lane
      %1631 = arith.remui %1630, %c1 : index
      %1632 = arith.addi %1629, %1631 : index
      %1633 = arith.divui %1576, %outTileRows : index
      %1634 = arith.divui %outputFeatures, %c1 : index
      %1635 = arith.muli %1633, %1634 : index
      %1636 = arith.divui %1632, %c1 : index
      %1637 = arith.addi %1635, %1636 : index
      %1638 = arith.muli %1637, %c3 : index
      %1639 = arith.remui %1632, %c1 : index
      %1640 = arith.divui %1639, %c15 : index
      %1641 = arith.addi %1638, %1640 : index
      %1642 = arith.muli %outTileRows, %c15 : index
      %1643 = arith.muli %1641, %1642 : index
      %1644 = arith.remui %1576, %outTileRows : index
      %1645 = arith.muli %1644, %c15 : index
      %1646 = arith.addi %1643, %1645 : index
      %1647 = arith.remui %1632, %c15 : index
      %1648 = arith.addi %1646, %1647 : index
      memref.store %1628, %out[%1648] : memref<?xf16>
    }
  }
  wave.return
}
