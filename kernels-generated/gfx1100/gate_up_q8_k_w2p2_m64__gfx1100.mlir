// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q8_k', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q8_k_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %c11 = arith.constant 1024 : index
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
  %c36 = arith.constant 4 : index
  %c37 = arith.constant 512 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c40 = arith.constant 23 : i32
  %c41 = arith.constant 141 : i32
  %c42 = arith.constant 268 : i32
  %c43 = arith.constant 14 : i32
  %c44 = arith.constant 0x3F800000 : f32
  %c45 = arith.constant 0xBFB8AA3B : f32
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
    %1003 = arith.muli %962, %c36 : index
    %1004 = arith.addi %1003, %c8 : index
    %1005 = arith.muli %1004, %c5 : index
    %1006 = arith.addi %1005, %961 : index
    %1007 = arith.addi %1006, %c8 : index
    %1008 = memref.load %21[%1007] : memref<?xf32>
    %1009 = arith.addi %1007, %c37 : index
    %1010 = memref.load %21[%1009] : memref<?xf32>
    %1011 = arith.addf %1008, %1010 : f32
    %1012 = arith.muli %1004, %c5 : index
    %1013 = arith.addi %1012, %961 : index
    %1014 = arith.addi %1013, %c4 : index
    %1015 = memref.load %21[%1014] : memref<?xf32>
    %1016 = arith.addi %1014, %c37 : index
    %1017 = memref.load %21[%1016] : memref<?xf32>
    %1018 = arith.addf %1015, %1017 : f32
    %1019 = wave.lane
    %1020 = arith.addi %20, %c8 : index
    %1021 = arith.muli %1004, %c3 : index
    %1022 = arith.addi %1020, %1021 : index
    %1023 = arith.divui %1019, %c1 : index
    %1024 = arith.addi %1022, %1023 : index
    %1025 = arith.cmpi slt, %1024, %19 : index
    scf.if %1025 {
      %1026 = arith.cmpi eq, %hasFactors, %c2 : index
      %1027 = arith.muli %1024, %c3 : index
      %1028 = memref.load %factors[%1027] : memref<?xf32>
      %1029 = arith.mulf %1028, %operandScale : f32
      %1030 = arith.select %1026, %1029, %operandScale : f32
      %1031 = arith.remui %1019, %c1 : index
      %1032 = arith.muli %1031, %c36 : index
      %1033 = arith.addi %15, %1032 : index
      %1034 = vector.load %w[%1033] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1035 = vector.bitcast %1034 : vector<4xi8> to vector<1xf32>
      %1036 = vector.extract %1035[0] : f32 from vector<1xf32>
      %1037 = arith.mulf %1036, %1030 : f32
      %1038 = arith.mulf %1011, %1037 : f32
      %1039 = arith.remui %1019, %c1 : index
      %1040 = arith.muli %1039, %c36 : index
      %1041 = arith.addi %17, %1040 : index
      %1042 = vector.load %w[%1041] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1043 = vector.bitcast %1042 : vector<4xi8> to vector<1xf32>
      %1044 = vector.extract %1043[0] : f32 from vector<1xf32>
      %1045 = arith.mulf %1044, %1030 : f32
      %1046 = arith.mulf %1018, %1045 : f32
      %1047 = arith.addi %15, %c10 : index
      %1048 = vector.load %w[%1047] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1049 = vector.bitcast %1048 : vector<4xi8> to vector<1xf32>
      %1050 = vector.extract %1049[0] : f32 from vector<1xf32>
      %1051 = arith.muli %1024, %c3 : index
      %1052 = arith.addi %1051, %c2 : index
      %1053 = memref.load %factors[%1052] : memref<?xf32>
      %1054 = arith.mulf %1053, %1050 : f32
      %1055 = arith.bitcast %1054 : f32 to i32
      %1056 = arith.shrui %1055, %c40 : i32
      %1057 = arith.maxsi %1056, %c41 : i32
      %1058 = arith.subi %c42, %1057 : i32
      %1059 = arith.shli %1058, %c40 : i32
      %1060 = arith.subi %1057, %c43 : i32
      %1061 = arith.shli %1060, %c40 : i32
      %1062 = arith.bitcast %1059 : i32 to f32
      %1063 = arith.bitcast %1061 : i32 to f32
      %1064 = arith.cmpi eq, %0, %c8 : index
      %1065 = wave.lane
      %1066 = arith.remui %1065, %c1 : index
      %1067 = arith.cmpi eq, %1066, %c8 : index
      %1068 = arith.andi %1064, %1067 : i1
      scf.if %1068 {
        %1069 = arith.muli %1024, %c3 : index
        memref.store %1063, %out_factors[%1069] : memref<?xf32>
      }
      %1070 = arith.mulf %1038, %c45 : f32
      %1071 = wave.exp2 %1070 : f32
      %1072 = arith.addf %c44, %1071 : f32
      %1073 = arith.divf %1038, %1072 : f32
      %1074 = arith.mulf %1073, %1046 : f32
      %1075 = arith.mulf %1074, %1062 : f32
      %1076 = arith.truncf %1075 : f32 to f16
      %1077 = arith.muli %0, %c1 : index
      %1078 = wave.lane
      %1079 = arith.remui %1078, %c1 : index
      %1080 = arith.addi %1077, %1079 : index
      %1081 = arith.divui %1024, %outTileRows : index
      %1082 = arith.divui %outputFeatures, %c1 : index
      %1083 = arith.muli %1081, %1082 : index
      %1084 = arith.divui %1080, %c1 : index
      %1085 = arith.addi %1083, %1084 : index
      %1086 = arith.muli %1085, %c3 : index
      %1087 = arith.remui %1080, %c1 : index
      %1088 = arith.divui %1087, %c15 : index
      %1089 = arith.addi %1086, %1088 : index
      %1090 = arith.muli %outTileRows, %c15 : index
      %1091 = arith.muli %1089, %1090 : index
      %1092 = arith.remui %1024, %outTileRows : index
      %1093 = arith.muli %1092, %c15 : index
      %1094 = arith.addi %1091, %1093 : index
      %1095 = arith.remui %1080, %c15 : index
      %1096 = arith.addi %1094, %1095 : index
      memref.store %1076, %out[%1096] : memref<?xf16>
    }
    %1097 = arith.muli %962, %c36 : index
    %1098 = arith.addi %1097, %c2 : index
    %1099 = arith.muli %1098, %c5 : index
    %1100 = arith.addi %1099, %961 : index
    %1101 = arith.addi %1100, %c8 : index
    %1102 = memref.load %21[%1101] : memref<?xf32>
    %1103 = arith.addi %1101, %c37 : index
    %1104 = memref.load %21[%1103] : memref<?xf32>
    %1105 = arith.addf %1102, %1104 : f32
    %1106 = arith.muli %1098, %c5 : index
    %1107 = arith.addi %1106, %961 : index
    %1108 = arith.addi %1107, %c4 : index
    %1109 = memref.load %21[%1108] : memref<?xf32>
    %1110 = arith.addi %1108, %c37 : index
    %1111 = memref.load %21[%1110] : memref<?xf32>
    %1112 = arith.addf %1109, %1111 : f32
    %1113 = wave.lane
    %1114 = arith.addi %20, %c8 : index
    %1115 = arith.muli %1098, %c3 : index
    %1116 = arith.addi %1114, %1115 : index
    %1117 = arith.divui %1113, %c1 : index
    %1118 = arith.addi %1116, %1117 : index
    %1119 = arith.cmpi slt, %1118, %19 : index
    scf.if %1119 {
      %1120 = arith.cmpi eq, %hasFactors, %c2 : index
      %1121 = arith.muli %1118, %c3 : index
      %1122 = memref.load %factors[%1121] : memref<?xf32>
      %1123 = arith.mulf %1122, %operandScale : f32
      %1124 = arith.select %1120, %1123, %operandScale : f32
      %1125 = arith.remui %1113, %c1 : index
      %1126 = arith.muli %1125, %c36 : index
      %1127 = arith.addi %15, %1126 : index
      %1128 = vector.load %w[%1127] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1129 = vector.bitcast %1128 : vector<4xi8> to vector<1xf32>
      %1130 = vector.extract %1129[0] : f32 from vector<1xf32>
      %1131 = arith.mulf %1130, %1124 : f32
      %1132 = arith.mulf %1105, %1131 : f32
      %1133 = arith.remui %1113, %c1 : index
      %1134 = arith.muli %1133, %c36 : index
      %1135 = arith.addi %17, %1134 : index
      %1136 = vector.load %w[%1135] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1137 = vector.bitcast %1136 : vector<4xi8> to vector<1xf32>
      %1138 = vector.extract %1137[0] : f32 from vector<1xf32>
      %1139 = arith.mulf %1138, %1124 : f32
      %1140 = arith.mulf %1112, %1139 : f32
      %1141 = arith.addi %15, %c10 : index
      %1142 = vector.load %w[%1141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1143 = vector.bitcast %1142 : vector<4xi8> to vector<1xf32>
      %1144 = vector.extract %1143[0] : f32 from vector<1xf32>
      %1145 = arith.muli %1118, %c3 : index
      %1146 = arith.addi %1145, %c2 : index
      %1147 = memref.load %factors[%1146] : memref<?xf32>
      %1148 = arith.mulf %1147, %1144 : f32
      %1149 = arith.bitcast %1148 : f32 to i32
      %1150 = arith.shrui %1149, %c40 : i32
      %1151 = arith.maxsi %1150, %c41 : i32
      %1152 = arith.subi %c42, %1151 : i32
      %1153 = arith.shli %1152, %c40 : i32
      %1154 = arith.subi %1151, %c43 : i32
      %1155 = arith.shli %1154, %c40 : i32
      %1156 = arith.bitcast %1153 : i32 to f32
      %1157 = arith.bitcast %1155 : i32 to f32
      %1158 = arith.cmpi eq, %0, %c8 : index
      %1159 = wave.lane
      %1160 = arith.remui %1159, %c1 : index
      %1161 = arith.cmpi eq, %1160, %c8 : index
      %1162 = arith.andi %1158, %1161 : i1
      scf.if %1162 {
        %1163 = arith.muli %1118, %c3 : index
        memref.store %1157, %out_factors[%1163] : memref<?xf32>
      }
      %1164 = arith.mulf %1132, %c45 : f32
      %1165 = wave.exp2 %1164 : f32
      %1166 = arith.addf %c44, %1165 : f32
      %1167 = arith.divf %1132, %1166 : f32
      %1168 = arith.mulf %1167, %1140 : f32
      %1169 = arith.mulf %1168, %1156 : f32
      %1170 = arith.truncf %1169 : f32 to f16
      %1171 = arith.muli %0, %c1 : index
      %1172 = wave.lane
      %1173 = arith.remui %1172, %c1 : index
      %1174 = arith.addi %1171, %1173 : index
      %1175 = arith.divui %1118, %outTileRows : index
      %1176 = arith.divui %outputFeatures, %c1 : index
      %1177 = arith.muli %1175, %1176 : index
      %1178 = arith.divui %1174, %c1 : index
      %1179 = arith.addi %1177, %1178 : index
      %1180 = arith.muli %1179, %c3 : index
      %1181 = arith.remui %1174, %c1 : index
      %1182 = arith.divui %1181, %c15 : index
      %1183 = arith.addi %1180, %1182 : index
      %1184 = arith.muli %outTileRows, %c15 : index
      %1185 = arith.muli %1183, %1184 : index
      %1186 = arith.remui %1118, %outTileRows : index
      %1187 = arith.muli %1186, %c15 : index
      %1188 = arith.addi %1185, %1187 : index
      %1189 = arith.remui %1174, %c15 : index
      %1190 = arith.addi %1188, %1189 : index
      memref.store %1170, %out[%1190] : memref<?xf16>
    }
    %1191 = arith.muli %962, %c36 : index
    %1192 = arith.addi %1191, %c3 : index
    %1193 = arith.muli %1192, %c5 : index
    %1194 = arith.addi %1193, %961 : index
    %1195 = arith.addi %1194, %c8 : index
    %1196 = memref.load %21[%1195] : memref<?xf32>
    %1197 = arith.addi %1195, %c37 : index
    %1198 = memref.load %21[%1197] : memref<?xf32>
    %1199 = arith.addf %1196, %1198 : f32
    %1200 = arith.muli %1192, %c5 : index
    %1201 = arith.addi %1200, %961 : index
    %1202 = arith.addi %1201, %c4 : index
    %1203 = memref.load %21[%1202] : memref<?xf32>
    %1204 = arith.addi %1202, %c37 : index
    %1205 = memref.load %21[%1204] : memref<?xf32>
    %1206 = arith.addf %1203, %1205 : f32
    %1207 = wave.lane
    %1208 = arith.addi %20, %c8 : index
    %1209 = arith.muli %1192, %c3 : index
    %1210 = arith.addi %1208, %1209 : index
    %1211 = arith.divui %1207, %c1 : index
    %1212 = arith.addi %1210, %1211 : index
    %1213 = arith.cmpi slt, %1212, %19 : index
    scf.if %1213 {
      %1214 = arith.cmpi eq, %hasFactors, %c2 : index
      %1215 = arith.muli %1212, %c3 : index
      %1216 = memref.load %factors[%1215] : memref<?xf32>
      %1217 = arith.mulf %1216, %operandScale : f32
      %1218 = arith.select %1214, %1217, %operandScale : f32
      %1219 = arith.remui %1207, %c1 : index
      %1220 = arith.muli %1219, %c36 : index
      %1221 = arith.addi %15, %1220 : index
      %1222 = vector.load %w[%1221] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1223 = vector.bitcast %1222 : vector<4xi8> to vector<1xf32>
      %1224 = vector.extract %1223[0] : f32 from vector<1xf32>
      %1225 = arith.mulf %1224, %1218 : f32
      %1226 = arith.mulf %1199, %1225 : f32
      %1227 = arith.remui %1207, %c1 : index
      %1228 = arith.muli %1227, %c36 : index
      %1229 = arith.addi %17, %1228 : index
      %1230 = vector.load %w[%1229] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1231 = vector.bitcast %1230 : vector<4xi8> to vector<1xf32>
      %1232 = vector.extract %1231[0] : f32 from vector<1xf32>
      %1233 = arith.mulf %1232, %1218 : f32
      %1234 = arith.mulf %1206, %1233 : f32
      %1235 = arith.addi %15, %c10 : index
      %1236 = vector.load %w[%1235] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1237 = vector.bitcast %1236 : vector<4xi8> to vector<1xf32>
      %1238 = vector.extract %1237[0] : f32 from vector<1xf32>
      %1239 = arith.muli %1212, %c3 : index
      %1240 = arith.addi %1239, %c2 : index
      %1241 = memref.load %factors[%1240] : memref<?xf32>
      %1242 = arith.mulf %1241, %1238 : f32
      %1243 = arith.bitcast %1242 : f32 to i32
      %1244 = arith.shrui %1243, %c40 : i32
      %1245 = arith.maxsi %1244, %c41 : i32
      %1246 = arith.subi %c42, %1245 : i32
      %1247 = arith.shli %1246, %c40 : i32
      %1248 = arith.subi %1245, %c43 : i32
      %1249 = arith.shli %1248, %c40 : i32
      %1250 = arith.bitcast %1247 : i32 to f32
      %1251 = arith.bitcast %1249 : i32 to f32
      %1252 = arith.cmpi eq, %0, %c8 : index
      %1253 = wave.lane
      %1254 = arith.remui %1253, %c1 : index
      %1255 = arith.cmpi eq, %1254, %c8 : index
      %1256 = arith.andi %1252, %1255 : i1
      scf.if %1256 {
        %1257 = arith.muli %1212, %c3 : index
        memref.store %1251, %out_factors[%1257] : memref<?xf32>
      }
      %1258 = arith.mulf %1226, %c45 : f32
      %1259 = wave.exp2 %1258 : f32
      %1260 = arith.addf %c44, %1259 : f32
      %1261 = arith.divf %1226, %1260 : f32
      %1262 = arith.mulf %1261, %1234 : f32
      %1263 = arith.mulf %1262, %1250 : f32
      %1264 = arith.truncf %1263 : f32 to f16
      %1265 = arith.muli %0, %c1 : index
      %1266 = wave.lane
      %1267 = arith.remui %1266, %c1 : index
      %1268 = arith.addi %1265, %1267 : index
      %1269 = arith.divui %1212, %outTileRows : index
      %1270 = arith.divui %outputFeatures, %c1 : index
      %1271 = arith.muli %1269, %1270 : index
      %1272 = arith.divui %1268, %c1 : index
      %1273 = arith.addi %1271, %1272 : index
      %1274 = arith.muli %1273, %c3 : index
      %1275 = arith.remui %1268, %c1 : index
      %1276 = arith.divui %1275, %c15 : index
      %1277 = arith.addi %1274, %1276 : index
      %1278 = arith.muli %outTileRows, %c15 : index
      %1279 = arith.muli %1277, %1278 : index
      %1280 = arith.remui %1212, %outTileRows : index
      %1281 = arith.muli %1280, %c15 : index
      %1282 = arith.addi %1279, %1281 : index
      %1283 = arith.remui %1268, %c15 : index
      %1284 = arith.addi %1282, %1283 : index
      memref.store %1264, %out[%1284] : memref<?xf16>
    }
    %1285 = arith.muli %962, %c36 : index
    %1286 = arith.addi %1285, %c31 : index
    %1287 = arith.muli %1286, %c5 : index
    %1288 = arith.addi %1287, %961 : index
    %1289 = arith.addi %1288, %c8 : index
    %1290 = memref.load %21[%1289] : memref<?xf32>
    %1291 = arith.addi %1289, %c37 : index
    %1292 = memref.load %21[%1291] : memref<?xf32>
    %1293 = arith.addf %1290, %1292 : f32
    %1294 = arith.muli %1286, %c5 : index
    %1295 = arith.addi %1294, %961 : index
    %1296 = arith.addi %1295, %c4 : index
    %1297 = memref.load %21[%1296] : memref<?xf32>
    %1298 = arith.addi %1296, %c37 : index
    %1299 = memref.load %21[%1298] : memref<?xf32>
    %1300 = arith.addf %1297, %1299 : f32
    %1301 = wave.lane
    %1302 = arith.addi %20, %c8 : index
    %1303 = arith.muli %1286, %c3 : index
    %1304 = arith.addi %1302, %1303 : index
    %1305 = arith.divui %1301, %c1 : index
    %1306 = arith.addi %1304, %1305 : index
    %1307 = arith.cmpi slt, %1306, %19 : index
    scf.if %1307 {
      %1308 = arith.cmpi eq, %hasFactors, %c2 : index
      %1309 = arith.muli %1306, %c3 : index
      %1310 = memref.load %factors[%1309] : memref<?xf32>
      %1311 = arith.mulf %1310, %operandScale : f32
      %1312 = arith.select %1308, %1311, %operandScale : f32
      %1313 = arith.remui %1301, %c1 : index
      %1314 = arith.muli %1313, %c36 : index
      %1315 = arith.addi %15, %1314 : index
      %1316 = vector.load %w[%1315] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1317 = vector.bitcast %1316 : vector<4xi8> to vector<1xf32>
      %1318 = vector.extract %1317[0] : f32 from vector<1xf32>
      %1319 = arith.mulf %1318, %1312 : f32
      %1320 = arith.mulf %1293, %1319 : f32
      %1321 = arith.remui %1301, %c1 : index
      %1322 = arith.muli %1321, %c36 : index
      %1323 = arith.addi %17, %1322 : index
      %1324 = vector.load %w[%1323] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1325 = vector.bitcast %1324 : vector<4xi8> to vector<1xf32>
      %1326 = vector.extract %1325[0] : f32 from vector<1xf32>
      %1327 = arith.mulf %1326, %1312 : f32
      %1328 = arith.mulf %1300, %1327 : f32
      %1329 = arith.addi %15, %c10 : index
      %1330 = vector.load %w[%1329] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1331 = vector.bitcast %1330 : vector<4xi8> to vector<1xf32>
      %1332 = vector.extract %1331[0] : f32 from vector<1xf32>
      %1333 = arith.muli %1306, %c3 : index
      %1334 = arith.addi %1333, %c2 : index
      %1335 = memref.load %factors[%1334] : memref<?xf32>
      %1336 = arith.mulf %1335, %1332 : f32
      %1337 = arith.bitcast %1336 : f32 to i32
      %1338 = arith.shrui %1337, %c40 : i32
      %1339 = arith.maxsi %1338, %c41 : i32
      %1340 = arith.subi %c42, %1339 : i32
      %1341 = arith.shli %1340, %c40 : i32
      %1342 = arith.subi %1339, %c43 : i32
      %1343 = arith.shli %1342, %c40 : i32
      %1344 = arith.bitcast %1341 : i32 to f32
      %1345 = arith.bitcast %1343 : i32 to f32
      %1346 = arith.cmpi eq, %0, %c8 : index
      %1347 = wave.lane
      %1348 = arith.remui %1347, %c1 : index
      %1349 = arith.cmpi eq, %1348, %c8 : index
      %1350 = arith.andi %1346, %1349 : i1
      scf.if %1350 {
        %1351 = arith.muli %1306, %c3 : index
        memref.store %1345, %out_factors[%1351] : memref<?xf32>
      }
      %1352 = arith.mulf %1320, %c45 : f32
      %1353 = wave.exp2 %1352 : f32
      %1354 = arith.addf %c44, %1353 : f32
      %1355 = arith.divf %1320, %1354 : f32
      %1356 = arith.mulf %1355, %1328 : f32
      %1357 = arith.mulf %1356, %1344 : f32
      %1358 = arith.truncf %1357 : f32 to f16
      %1359 = arith.muli %0, %c1 : index
      %1360 = wave.lane
      %1361 = arith.remui %1360, %c1 : index
      %1362 = arith.addi %1359, %1361 : index
      %1363 = arith.divui %1306, %outTileRows : index
      %1364 = arith.divui %outputFeatures, %c1 : index
      %1365 = arith.muli %1363, %1364 : index
      %1366 = arith.divui %1362, %c1 : index
      %1367 = arith.addi %1365, %1366 : index
      %1368 = arith.muli %1367, %c3 : index
      %1369 = arith.remui %1362, %c1 : index
      %1370 = arith.divui %1369, %c15 : index
      %1371 = arith.addi %1368, %1370 : index
      %1372 = arith.muli %outTileRows, %c15 : index
      %1373 = arith.muli %1371, %1372 : index
      %1374 = arith.remui %1306, %outTileRows : index
      %1375 = arith.muli %1374, %c15 : index
      %1376 = arith.addi %1373, %1375 : index
      %1377 = arith.remui %1362, %c15 : index
      %1378 = arith.addi %1376, %1377 : index
      memref.store %1358, %out[%1378] : memref<?xf16>
    }
    %1379 = wave.lane
    wave.barrier
    %1380 = wave.wave
    %1381 = arith.muli %1380, %c3 : index
    %1382 = arith.addi %1381, %c8 : index
    %1383 = arith.muli %1382, %c4 : index
    %1384 = arith.addi %1383, %1379 : index
    %1385 = vector.extract %683#2[0] : f32 from vector<8xf32>
    %1386 = arith.addi %1384, %c8 : index
    memref.store %1385, %21[%1386] : memref<?xf32>
    %1387 = vector.extract %683#2[1] : f32 from vector<8xf32>
    %1388 = arith.addi %1384, %c5 : index
    memref.store %1387, %21[%1388] : memref<?xf32>
    %1389 = vector.extract %683#2[2] : f32 from vector<8xf32>
    %1390 = arith.addi %1384, %c10 : index
    memref.store %1389, %21[%1390] : memref<?xf32>
    %1391 = vector.extract %683#2[3] : f32 from vector<8xf32>
    %1392 = arith.addi %1384, %c32 : index
    memref.store %1391, %21[%1392] : memref<?xf32>
    %1393 = vector.extract %683#2[4] : f32 from vector<8xf32>
    %1394 = arith.addi %1384, %c7 : index
    memref.store %1393, %21[%1394] : memref<?xf32>
    %1395 = vector.extract %683#2[5] : f32 from vector<8xf32>
    %1396 = arith.addi %1384, %c33 : index
    memref.store %1395, %21[%1396] : memref<?xf32>
    %1397 = vector.extract %683#2[6] : f32 from vector<8xf32>
    %1398 = arith.addi %1384, %c34 : index
    memref.store %1397, %21[%1398] : memref<?xf32>
    %1399 = vector.extract %683#2[7] : f32 from vector<8xf32>
    %1400 = arith.addi %1384, %c35 : index
    memref.store %1399, %21[%1400] : memref<?xf32>
    %1401 = arith.muli %1380, %c3 : index
    %1402 = arith.addi %1401, %c2 : index
    %1403 = arith.muli %1402, %c4 : index
    %1404 = arith.addi %1403, %1379 : index
    %1405 = vector.extract %683#3[0] : f32 from vector<8xf32>
    %1406 = arith.addi %1404, %c8 : index
    memref.store %1405, %21[%1406] : memref<?xf32>
    %1407 = vector.extract %683#3[1] : f32 from vector<8xf32>
    %1408 = arith.addi %1404, %c5 : index
    memref.store %1407, %21[%1408] : memref<?xf32>
    %1409 = vector.extract %683#3[2] : f32 from vector<8xf32>
    %1410 = arith.addi %1404, %c10 : index
    memref.store %1409, %21[%1410] : memref<?xf32>
    %1411 = vector.extract %683#3[3] : f32 from vector<8xf32>
    %1412 = arith.addi %1404, %c32 : index
    memref.store %1411, %21[%1412] : memref<?xf32>
    %1413 = vector.extract %683#3[4] : f32 from vector<8xf32>
    %1414 = arith.addi %1404, %c7 : index
    memref.store %1413, %21[%1414] : memref<?xf32>
    %1415 = vector.extract %683#3[5] : f32 from vector<8xf32>
    %1416 = arith.addi %1404, %c33 : index
    memref.store %1415, %21[%1416] : memref<?xf32>
    %1417 = vector.extract %683#3[6] : f32 from vector<8xf32>
    %1418 = arith.addi %1404, %c34 : index
    memref.store %1417, %21[%1418] : memref<?xf32>
    %1419 = vector.extract %683#3[7] : f32 from vector<8xf32>
    %1420 = arith.addi %1404, %c35 : index
    memref.store %1419, %21[%1420] : memref<?xf32>
    wave.barrier
    %1421 = arith.muli %1380, %c36 : index
    %1422 = arith.addi %1421, %c8 : index
    %1423 = arith.muli %1422, %c5 : index
    %1424 = arith.addi %1423, %1379 : index
    %1425 = arith.addi %1424, %c8 : index
    %1426 = memref.load %21[%1425] : memref<?xf32>
    %1427 = arith.addi %1425, %c37 : index
    %1428 = memref.load %21[%1427] : memref<?xf32>
    %1429 = arith.addf %1426, %1428 : f32
    %1430 = arith.muli %1422, %c5 : index
    %1431 = arith.addi %1430, %1379 : index
    %1432 = arith.addi %1431, %c4 : index
    %1433 = memref.load %21[%1432] : memref<?xf32>
    %1434 = arith.addi %1432, %c37 : index
    %1435 = memref.load %21[%1434] : memref<?xf32>
    %1436 = arith.addf %1433, %1435 : f32
    %1437 = wave.lane
    %1438 = arith.addi %20, %c1 : index
    %1439 = arith.muli %1422, %c3 : index
    %1440 = arith.addi %1438, %1439 : index
    %1441 = arith.divui %1437, %c1 : index
    %1442 = arith.addi %1440, %1441 : index
    %1443 = arith.cmpi slt, %1442, %19 : index
    scf.if %1443 {
      %1444 = arith.cmpi eq, %hasFactors, %c2 : index
      %1445 = arith.muli %1442, %c3 : index
      %1446 = memref.load %factors[%1445] : memref<?xf32>
      %1447 = arith.mulf %1446, %operandScale : f32
      %1448 = arith.select %1444, %1447, %operandScale : f32
      %1449 = arith.remui %1437, %c1 : index
      %1450 = arith.muli %1449, %c36 : index
      %1451 = arith.addi %15, %1450 : index
      %1452 = vector.load %w[%1451] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1453 = vector.bitcast %1452 : vector<4xi8> to vector<1xf32>
      %1454 = vector.extract %1453[0] : f32 from vector<1xf32>
      %1455 = arith.mulf %1454, %1448 : f32
      %1456 = arith.mulf %1429, %1455 : f32
      %1457 = arith.remui %1437, %c1 : index
      %1458 = arith.muli %1457, %c36 : index
      %1459 = arith.addi %17, %1458 : index
      %1460 = vector.load %w[%1459] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1461 = vector.bitcast %1460 : vector<4xi8> to vector<1xf32>
      %1462 = vector.extract %1461[0] : f32 from vector<1xf32>
      %1463 = arith.mulf %1462, %1448 : f32
      %1464 = arith.mulf %1436, %1463 : f32
      %1465 = arith.addi %15, %c10 : index
      %1466 = vector.load %w[%1465] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1467 = vector.bitcast %1466 : vector<4xi8> to vector<1xf32>
      %1468 = vector.extract %1467[0] : f32 from vector<1xf32>
      %1469 = arith.muli %1442, %c3 : index
      %1470 = arith.addi %1469, %c2 : index
      %1471 = memref.load %factors[%1470] : memref<?xf32>
      %1472 = arith.mulf %1471, %1468 : f32
      %1473 = arith.bitcast %1472 : f32 to i32
      %1474 = arith.shrui %1473, %c40 : i32
      %1475 = arith.maxsi %1474, %c41 : i32
      %1476 = arith.subi %c42, %1475 : i32
      %1477 = arith.shli %1476, %c40 : i32
      %1478 = arith.subi %1475, %c43 : i32
      %1479 = arith.shli %1478, %c40 : i32
      %1480 = arith.bitcast %1477 : i32 to f32
      %1481 = arith.bitcast %1479 : i32 to f32
      %1482 = arith.cmpi eq, %0, %c8 : index
      %1483 = wave.lane
      %1484 = arith.remui %1483, %c1 : index
      %1485 = arith.cmpi eq, %1484, %c8 : index
      %1486 = arith.andi %1482, %1485 : i1
      scf.if %1486 {
        %1487 = arith.muli %1442, %c3 : index
        memref.store %1481, %out_factors[%1487] : memref<?xf32>
      }
      %1488 = arith.mulf %1456, %c45 : f32
      %1489 = wave.exp2 %1488 : f32
      %1490 = arith.addf %c44, %1489 : f32
      %1491 = arith.divf %1456, %1490 : f32
      %1492 = arith.mulf %1491, %1464 : f32
      %1493 = arith.mulf %1492, %1480 : f32
      %1494 = arith.truncf %1493 : f32 to f16
      %1495 = arith.muli %0, %c1 : index
      %1496 = wave.lane
      %1497 = arith.remui %1496, %c1 : index
      %1498 = arith.addi %1495, %1497 : index
      %1499 = arith.divui %1442, %outTileRows : index
      %1500 = arith.divui %outputFeatures, %c1 : index
      %1501 = arith.muli %1499, %1500 : index
      %1502 = arith.divui %1498, %c1 : index
      %1503 = arith.addi %1501, %1502 : index
      %1504 = arith.muli %1503, %c3 : index
      %1505 = arith.remui %1498, %c1 : index
      %1506 = arith.divui %1505, %c15 : index
      %1507 = arith.addi %1504, %1506 : index
      %1508 = arith.muli %outTileRows, %c15 : index
      %1509 = arith.muli %1507, %1508 : index
      %1510 = arith.remui %1442, %outTileRows : index
      %1511 = arith.muli %1510, %c15 : index
      %1512 = arith.addi %1509, %1511 : index
      %1513 = arith.remui %1498, %c15 : index
      %1514 = arith.addi %1512, %1513 : index
      memref.store %1494, %out[%1514] : memref<?xf16>
    }
    %1515 = arith.muli %1380, %c36 : index
    %1516 = arith.addi %1515, %c2 : index
    %1517 = arith.muli %1516, %c5 : index
    %1518 = arith.addi %1517, %1379 : index
    %1519 = arith.addi %1518, %c8 : index
    %1520 = memref.load %21[%1519] : memref<?xf32>
    %1521 = arith.addi %1519, %c37 : index
    %1522 = memref.load %21[%1521] : memref<?xf32>
    %1523 = arith.addf %1520, %1522 : f32
    %1524 = arith.muli %1516, %c5 : index
    %1525 = arith.addi %1524, %1379 : index
    %1526 = arith.addi %1525, %c4 : index
    %1527 = memref.load %21[%1526] : memref<?xf32>
    %1528 = arith.addi %1526, %c37 : index
    %1529 = memref.load %21[%1528] : memref<?xf32>
    %1530 = arith.addf %1527, %1529 : f32
    %1531 = wave.lane
    %1532 = arith.addi %20, %c1 : index
    %1533 = arith.muli %1516, %c3 : index
    %1534 = arith.addi %1532, %1533 : index
    %1535 = arith.divui %1531, %c1 : index
    %1536 = arith.addi %1534, %1535 : index
    %1537 = arith.cmpi slt, %1536, %19 : index
    scf.if %1537 {
      %1538 = arith.cmpi eq, %hasFactors, %c2 : index
      %1539 = arith.muli %1536, %c3 : index
      %1540 = memref.load %factors[%1539] : memref<?xf32>
      %1541 = arith.mulf %1540, %operandScale : f32
      %1542 = arith.select %1538, %1541, %operandScale : f32
      %1543 = arith.remui %1531, %c1 : index
      %1544 = arith.muli %1543, %c36 : index
      %1545 = arith.addi %15, %1544 : index
      %1546 = vector.load %w[%1545] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1547 = vector.bitcast %1546 : vector<4xi8> to vector<1xf32>
      %1548 = vector.extract %1547[0] : f32 from vector<1xf32>
      %1549 = arith.mulf %1548, %1542 : f32
      %1550 = arith.mulf %1523, %1549 : f32
      %1551 = arith.remui %1531, %c1 : index
      %1552 = arith.muli %1551, %c36 : index
      %1553 = arith.addi %17, %1552 : index
      %1554 = vector.load %w[%1553] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1555 = vector.bitcast %1554 : vector<4xi8> to vector<1xf32>
      %1556 = vector.extract %1555[0] : f32 from vector<1xf32>
      %1557 = arith.mulf %1556, %1542 : f32
      %1558 = arith.mulf %1530, %1557 : f32
      %1559 = arith.addi %15, %c10 : index
      %1560 = vector.load %w[%1559] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1561 = vector.bitcast %1560 : vector<4xi8> to vector<1xf32>
      %1562 = vector.extract %1561[0] : f32 from vector<1xf32>
      %1563 = arith.muli %1536, %c3 : index
      %1564 = arith.addi %1563, %c2 : index
      %1565 = memref.load %factors[%1564] : memref<?xf32>
      %1566 = arith.mulf %1565, %1562 : f32
      %1567 = arith.bitcast %1566 : f32 to i32
      %1568 = arith.shrui %1567, %c40 : i32
      %1569 = arith.maxsi %1568, %c41 : i32
      %1570 = arith.subi %c42, %1569 : i32
      %1571 = arith.shli %1570, %c40 : i32
      %1572 = arith.subi %1569, %c43 : i32
      %1573 = arith.shli %1572, %c40 : i32
      %1574 = arith.bitcast %1571 : i32 to f32
      %1575 = arith.bitcast %1573 : i32 to f32
      %1576 = arith.cmpi eq, %0, %c8 : index
      %1577 = wave.lane
      %1578 = arith.remui %1577, %c1 : index
      %1579 = arith.cmpi eq, %1578, %c8 : index
      %1580 = arith.andi %1576, %1579 : i1
      scf.if %1580 {
        %1581 = arith.muli %1536, %c3 : index
        memref.store %1575, %out_factors[%1581] : memref<?xf32>
      }
      %1582 = arith.mulf %1550, %c45 : f32
      %1583 = wave.exp2 %1582 : f32
      %1584 = arith.addf %c44, %1583 : f32
      %1585 = arith.divf %1550, %1584 : f32
      %1586 = arith.mulf %1585, %1558 : f32
      %1587 = arith.mulf %1586, %1574 : f32
      %1588 = arith.truncf %1587 : f32 to f16
      %1589 = arith.muli %0, %c1 : index
      %1590 = wave.lane
      %1591 = arith.remui %1590, %c1 : index
      %1592 = arith.addi %1589, %1591 : index
      %1593 = arith.divui %1536, %outTileRows : index
      %1594 = arith.divui %outputFeatures, %c1 : index
      %1595 = arith.muli %1593, %1594 : index
      %1596 = arith.divui %1592, %c1 : index
      %1597 = arith.addi %1595, %1596 : index
      %1598 = arith.muli %1597, %c3 : index
      %1599 = arith.remui %1592, %c1 : index
      %1600 = arith.divui %1599, %c15 : index
      %1601 = arith.addi %1598, %1600 : index
      %1602 = arith.muli %outTileRows, %c15 : index
      %1603 = arith.muli %1601, %1602 : index
      %1604 = arith.remui %1536, %outTileRows : index
      %1605 = arith.muli %1604, %c15 : index
      %1606 = arith.addi %1603, %1605 : index
      %1607 = arith.remui %1592, %c15 : index
      %1608 = arith.addi %1606, %1607 : index
      memref.store %1588, %out[%1608] : memref<?xf16>
    }
    %1609 = arith.muli %1380, %c36 : index
    %1610 = arith.addi %1609, %c3 : index
    %1611 = arith.muli %1610, %c5 : index
    %1612 = arith.addi %1611, %1379 : index
    %1613 = arith.addi %1612, %c8 : index
    %1614 = memref.load %21[%1613] : memref<?xf32>
    %1615 = arith.addi %1613, %c37 : index
    %1616 = memref.load %21[%1615] : memref<?xf32>
    %1617 = arith.addf %1614, %1616 : f32
    %1618 = arith.muli %1610, %c5 : index
    %1619 = arith.addi %1618, %1379 : index
    %1620 = arith.addi %1619, %c4 : index
    %1621 = memref.load %21[%1620] : memref<?xf32>
    %1622 = arith.addi %1620, %c37 : index
    %1623 = memref.load %21[%1622] : memref<?xf32>
    %1624 = arith.addf %1621, %1623 : f32
    %1625 = wave.lane
    %1626 = arith.addi %20, %c1 : index
    %1627 = arith.muli %1610, %c3 : index
    %1628 = arith.addi %1626, %1627 : index
    %1629 = arith.divui %1625, %c1 : index
    %1630 = arith.addi %1628, %1629 : index
    %1631 = arith.cmpi slt, %1630, %19 : index
    scf.if %1631 {
      %1632 = arith.cmpi eq, %hasFactors, %c2 : index
      %1633 = arith.muli %1630, %c3 : index
      %1634 = memref.load %factors[%1633] : memref<?xf32>
      %1635 = arith.mulf %1634, %operandScale : f32
      %1636 = arith.select %1632, %1635, %operandScale : f32
      %1637 = arith.remui %1625, %c1 : index
      %1638 = arith.muli %1637, %c36 : index
      %1639 = arith.addi %15, %1638 : index
      %1640 = vector.load %w[%1639] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1641 = vector.bitcast %1640 : vector<4xi8> to vector<1xf32>
      %1642 = vector.extract %1641[0] : f32 from vector<1xf32>
      %1643 = arith.mulf %1642, %1636 : f32
      %1644 = arith.mulf %1617, %1643 : f32
      %1645 = arith.remui %1625, %c1 : index
      %1646 = arith.muli %1645, %c36 : index
      %1647 = arith.addi %17, %1646 : index
      %1648 = vector.load %w[%1647] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1649 = vector.bitcast %1648 : vector<4xi8> to vector<1xf32>
      %1650 = vector.extract %1649[0] : f32 from vector<1xf32>
      %1651 = arith.mulf %1650, %1636 : f32
      %1652 = arith.mulf %1624, %1651 : f32
      %1653 = arith.addi %15, %c10 : index
      %1654 = vector.load %w[%1653] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1655 = vector.bitcast %1654 : vector<4xi8> to vector<1xf32>
      %1656 = vector.extract %1655[0] : f32 from vector<1xf32>
      %1657 = arith.muli %1630, %c3 : index
      %1658 = arith.addi %1657, %c2 : index
      %1659 = memref.load %factors[%1658] : memref<?xf32>
      %1660 = arith.mulf %1659, %1656 : f32
      %1661 = arith.bitcast %1660 : f32 to i32
      %1662 = arith.shrui %1661, %c40 : i32
      %1663 = arith.maxsi %1662, %c41 : i32
      %1664 = arith.subi %c42, %1663 : i32
      %1665 = arith.shli %1664, %c40 : i32
      %1666 = arith.subi %1663, %c43 : i32
      %1667 = arith.shli %1666, %c40 : i32
      %1668 = arith.bitcast %1665 : i32 to f32
      %1669 = arith.bitcast %1667 : i32 to f32
      %1670 = arith.cmpi eq, %0, %c8 : index
      %1671 = wave.lane
      %1672 = arith.remui %1671, %c1 : index
      %1673 = arith.cmpi eq, %1672, %c8 : index
      %1674 = arith.andi %1670, %1673 : i1
      scf.if %1674 {
        %1675 = arith.muli %1630, %c3 : index
        memref.store %1669, %out_factors[%1675] : memref<?xf32>
      }
      %1676 = arith.mulf %1644, %c45 : f32
      %1677 = wave.exp2 %1676 : f32
      %1678 = arith.addf %c44, %1677 : f32
      %1679 = arith.divf %1644, %1678 : f32
      %1680 = arith.mulf %1679, %1652 : f32
      %1681 = arith.mulf %1680, %1668 : f32
      %1682 = arith.truncf %1681 : f32 to f16
      %1683 = arith.muli %0, %c1 : index
      %1684 = wave.lane
      %1685 = arith.remui %1684, %c1 : index
      %1686 = arith.addi %1683, %1685 : index
      %1687 = arith.divui %1630, %outTileRows : index
      %1688 = arith.divui %outputFeatures, %c1 : index
      %1689 = arith.muli %1687, %1688 : index
      %1690 = arith.divui %1686, %c1 : index
      %1691 = arith.addi %1689, %1690 : index
      %1692 = arith.muli %1691, %c3 : index
      %1693 = arith.remui %1686, %c1 : index
      %1694 = arith.divui %1693, %c15 : index
      %1695 = arith.addi %1692, %1694 : index
      %1696 = arith.muli %outTileRows, %c15 : index
      %1697 = arith.muli %1695, %1696 : index
      %1698 = arith.remui %1630, %outTileRows : index
      %1699 = arith.muli %1698, %c15 : index
      %1700 = arith.addi %1697, %1699 : index
      %1701 = arith.remui %1686, %c15 : index
      %1702 = arith.addi %1700, %1701 : index
      memref.store %1682, %out[%1702] : memref<?xf16>
    }
    %1703 = arith.muli %1380, %c36 : index
    %1704 = arith.addi %1703, %c31 : index
    %1705 = arith.muli %1704, %c5 : index
    %1706 = arith.addi %1705, %1379 : index
    %1707 = arith.addi %1706, %c8 : index
    %1708 = memref.load %21[%1707] : memref<?xf32>
    %1709 = arith.addi %1707, %c37 : index
    %1710 = memref.load %21[%1709] : memref<?xf32>
    %1711 = arith.addf %1708, %1710 : f32
    %1712 = arith.muli %1704, %c5 : index
    %1713 = arith.addi %1712, %1379 : index
    %1714 = arith.addi %1713, %c4 : index
    %1715 = memref.load %21[%1714] : memref<?xf32>
    %1716 = arith.addi %1714, %c37 : index
    %1717 = memref.load %21[%1716] : memref<?xf32>
    %1718 = arith.addf %1715, %1717 : f32
    %1719 = wave.lane
    %1720 = arith.addi %20, %c1 : index
    %1721 = arith.muli %1704, %c3 : index
    %1722 = arith.addi %1720, %1721 : index
    %1723 = arith.divui %1719, %c1 : index
    %1724 = arith.addi %1722, %1723 : index
    %1725 = arith.cmpi slt, %1724, %19 : index
    scf.if %1725 {
      %1726 = arith.cmpi eq, %hasFactors, %c2 : index
      %1727 = arith.muli %1724, %c3 : index
      %1728 = memref.load %factors[%1727] : memref<?xf32>
      %1729 = arith.mulf %1728, %operandScale : f32
      %1730 = arith.select %1726, %1729, %operandScale : f32
      %1731 = arith.remui %1719, %c1 : index
      %1732 = arith.muli %1731, %c36 : index
      %1733 = arith.addi %15, %1732 : index
      %1734 = vector.load %w[%1733] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1735 = vector.bitcast %1734 : vector<4xi8> to vector<1xf32>
      %1736 = vector.extract %1735[0] : f32 from vector<1xf32>
      %1737 = arith.mulf %1736, %1730 : f32
      %1738 = arith.mulf %1711, %1737 : f32
      %1739 = arith.remui %1719, %c1 : index
      %1740 = arith.muli %1739, %c36 : index
      %1741 = arith.addi %17, %1740 : index
      %1742 = vector.load %w[%1741] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1743 = vector.bitcast %1742 : vector<4xi8> to vector<1xf32>
      %1744 = vector.extract %1743[0] : f32 from vector<1xf32>
      %1745 = arith.mulf %1744, %1730 : f32
      %1746 = arith.mulf %1718, %1745 : f32
      %1747 = arith.addi %15, %c10 : index
      %1748 = vector.load %w[%1747] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1749 = vector.bitcast %1748 : vector<4xi8> to vector<1xf32>
      %1750 = vector.extract %1749[0] : f32 from vector<1xf32>
      %1751 = arith.muli %1724, %c3 : index
      %1752 = arith.addi %1751, %c2 : index
      %1753 = memref.load %factors[%1752] : memref<?xf32>
      %1754 = arith.mulf %1753, %1750 : f32
      %1755 = arith.bitcast %1754 : f32 to i32
      %1756 = arith.shrui %1755, %c40 : i32
      %1757 = arith.maxsi %1756, %c41 : i32
      %1758 = arith.subi %c42, %1757 : i32
      %1759 = arith.shli %1758, %c40 : i32
      %1760 = arith.subi %1757, %c43 : i32
      %1761 = arith.shli %1760, %c40 : i32
      %1762 = arith.bitcast %1759 : i32 to f32
      %1763 = arith.bitcast %1761 : i32 to f32
      %1764 = arith.cmpi eq, %0, %c8 : index
      %1765 = wave.lane
      %1766 = arith.remui %1765, %c1 : index
      %1767 = arith.cmpi eq, %1766, %c8 : index
      %1768 = arith.andi %1764, %1767 : i1
      scf.if %1768 {
        %1769 = arith.muli %1724, %c3 : index
        memref.store %1763, %out_factors[%1769] : memref<?xf32>
      }
      %1770 = arith.mulf %1738, %c45 : f32
      %1771 = wave.exp2 %1770 : f32
      %1772 = arith.addf %c44, %1771 : f32
      %1773 = arith.divf %1738, %1772 : f32
      %1774 = arith.mulf %1773, %1746 : f32
      %1775 = arith.mulf %1774, %1762 : f32
      %1776 = arith.truncf %1775 : f32 to f16
      %1777 = arith.muli %0, %c1 : index
      %1778 = wave.lane
      %1779 = arith.remui %1778, %c1 : index
      %1780 = arith.addi %1777, %1779 : index
      %1781 = arith.divui %1724, %outTileRows : index
      %1782 = arith.divui %outputFeatures, %c1 : index
      %1783 = arith.muli %1781, %1782 : index
      %1784 = arith.divui %1780, %c1 : index
      %1785 = arith.addi %1783, %1784 : index
      %1786 = arith.muli %1785, %c3 : index
      %1787 = arith.remui %1780, %c1 : index
      %1788 = arith.divui %1787, %c15 : index
      %1789 = arith.addi %1786, %1788 : index
      %1790 = arith.muli %outTileRows, %c15 : index
      %1791 = arith.muli %1789, %1790 : index
      %1792 = arith.remui %1724, %outTileRows : index
      %1793 = arith.muli %1792, %c15 : index
      %1794 = arith.addi %1791, %1793 : index
      %1795 = arith.remui %1780, %c15 : index
      %1796 = arith.addi %1794, %1795 : index
      memref.store %1776, %out[%1796] : memref<?xf16>
    }
    %1797 = wave.lane
    wave.barrier
    %1798 = wave.wave
    %1799 = arith.muli %1798, %c3 : index
    %1800 = arith.addi %1799, %c8 : index
    %1801 = arith.muli %1800, %c4 : index
    %1802 = arith.addi %1801, %1797 : index
    %1803 = vector.extract %683#4[0] : f32 from vector<8xf32>
    %1804 = arith.addi %1802, %c8 : index
    memref.store %1803, %21[%1804] : memref<?xf32>
    %1805 = vector.extract %683#4[1] : f32 from vector<8xf32>
    %1806 = arith.addi %1802, %c5 : index
    memref.store %1805, %21[%1806] : memref<?xf32>
    %1807 = vector.extract %683#4[2] : f32 from vector<8xf32>
    %1808 = arith.addi %1802, %c10 : index
    memref.store %1807, %21[%1808] : memref<?xf32>
    %1809 = vector.extract %683#4[3] : f32 from vector<8xf32>
    %1810 = arith.addi %1802, %c32 : index
    memref.store %1809, %21[%1810] : memref<?xf32>
    %1811 = vector.extract %683#4[4] : f32 from vector<8xf32>
    %1812 = arith.addi %1802, %c7 : index
    memref.store %1811, %21[%1812] : memref<?xf32>
    %1813 = vector.extract %683#4[5] : f32 from vector<8xf32>
    %1814 = arith.addi %1802, %c33 : index
    memref.store %1813, %21[%1814] : memref<?xf32>
    %1815 = vector.extract %683#4[6] : f32 from vector<8xf32>
    %1816 = arith.addi %1802, %c34 : index
    memref.store %1815, %21[%1816] : memref<?xf32>
    %1817 = vector.extract %683#4[7] : f32 from vector<8xf32>
    %1818 = arith.addi %1802, %c35 : index
    memref.store %1817, %21[%1818] : memref<?xf32>
    %1819 = arith.muli %1798, %c3 : index
    %1820 = arith.addi %1819, %c2 : index
    %1821 = arith.muli %1820, %c4 : index
    %1822 = arith.addi %1821, %1797 : index
    %1823 = vector.extract %683#5[0] : f32 from vector<8xf32>
    %1824 = arith.addi %1822, %c8 : index
    memref.store %1823, %21[%1824] : memref<?xf32>
    %1825 = vector.extract %683#5[1] : f32 from vector<8xf32>
    %1826 = arith.addi %1822, %c5 : index
    memref.store %1825, %21[%1826] : memref<?xf32>
    %1827 = vector.extract %683#5[2] : f32 from vector<8xf32>
    %1828 = arith.addi %1822, %c10 : index
    memref.store %1827, %21[%1828] : memref<?xf32>
    %1829 = vector.extract %683#5[3] : f32 from vector<8xf32>
    %1830 = arith.addi %1822, %c32 : index
    memref.store %1829, %21[%1830] : memref<?xf32>
    %1831 = vector.extract %683#5[4] : f32 from vector<8xf32>
    %1832 = arith.addi %1822, %c7 : index
    memref.store %1831, %21[%1832] : memref<?xf32>
    %1833 = vector.extract %683#5[5] : f32 from vector<8xf32>
    %1834 = arith.addi %1822, %c33 : index
    memref.store %1833, %21[%1834] : memref<?xf32>
    %1835 = vector.extract %683#5[6] : f32 from vector<8xf32>
    %1836 = arith.addi %1822, %c34 : index
    memref.store %1835, %21[%1836] : memref<?xf32>
    %1837 = vector.extract %683#5[7] : f32 from vector<8xf32>
    %1838 = arith.addi %1822, %c35 : index
    memref.store %1837, %21[%1838] : memref<?xf32>
    wave.barrier
    %1839 = arith.muli %1798, %c36 : index
    %1840 = arith.addi %1839, %c8 : index
    %1841 = arith.muli %1840, %c5 : index
    %1842 = arith.addi %1841, %1797 : index
    %1843 = arith.addi %1842, %c8 : index
    %1844 = memref.load %21[%1843] : memref<?xf32>
    %1845 = arith.addi %1843, %c37 : index
    %1846 = memref.load %21[%1845] : memref<?xf32>
    %1847 = arith.addf %1844, %1846 : f32
    %1848 = arith.muli %1840, %c5 : index
    %1849 = arith.addi %1848, %1797 : index
    %1850 = arith.addi %1849, %c4 : index
    %1851 = memref.load %21[%1850] : memref<?xf32>
    %1852 = arith.addi %1850, %c37 : index
    %1853 = memref.load %21[%1852] : memref<?xf32>
    %1854 = arith.addf %1851, %1853 : f32
    %1855 = wave.lane
    %1856 = arith.addi %20, %c5 : index
    %1857 = arith.muli %1840, %c3 : index
    %1858 = arith.addi %1856, %1857 : index
    %1859 = arith.divui %1855, %c1 : index
    %1860 = arith.addi %1858, %1859 : index
    %1861 = arith.cmpi slt, %1860, %19 : index
    scf.if %1861 {
      %1862 = arith.cmpi eq, %hasFactors, %c2 : index
      %1863 = arith.muli %1860, %c3 : index
      %1864 = memref.load %factors[%1863] : memref<?xf32>
      %1865 = arith.mulf %1864, %operandScale : f32
      %1866 = arith.select %1862, %1865, %operandScale : f32
      %1867 = arith.remui %1855, %c1 : index
      %1868 = arith.muli %1867, %c36 : index
      %1869 = arith.addi %15, %1868 : index
      %1870 = vector.load %w[%1869] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1871 = vector.bitcast %1870 : vector<4xi8> to vector<1xf32>
      %1872 = vector.extract %1871[0] : f32 from vector<1xf32>
      %1873 = arith.mulf %1872, %1866 : f32
      %1874 = arith.mulf %1847, %1873 : f32
      %1875 = arith.remui %1855, %c1 : index
      %1876 = arith.muli %1875, %c36 : index
      %1877 = arith.addi %17, %1876 : index
      %1878 = vector.load %w[%1877] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1879 = vector.bitcast %1878 : vector<4xi8> to vector<1xf32>
      %1880 = vector.extract %1879[0] : f32 from vector<1xf32>
      %1881 = arith.mulf %1880, %1866 : f32
      %1882 = arith.mulf %1854, %1881 : f32
      %1883 = arith.addi %15, %c10 : index
      %1884 = vector.load %w[%1883] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1885 = vector.bitcast %1884 : vector<4xi8> to vector<1xf32>
      %1886 = vector.extract %1885[0] : f32 from vector<1xf32>
      %1887 = arith.muli %1860, %c3 : index
      %1888 = arith.addi %1887, %c2 : index
      %1889 = memref.load %factors[%1888] : memref<?xf32>
      %1890 = arith.mulf %1889, %1886 : f32
      %1891 = arith.bitcast %1890 : f32 to i32
      %1892 = arith.shrui %1891, %c40 : i32
      %1893 = arith.maxsi %1892, %c41 : i32
      %1894 = arith.subi %c42, %1893 : i32
      %1895 = arith.shli %1894, %c40 : i32
      %1896 = arith.subi %1893, %c43 : i32
      %1897 = arith.shli %1896, %c40 : i32
      %1898 = arith.bitcast %1895 : i32 to f32
      %1899 = arith.bitcast %1897 : i32 to f32
      %1900 = arith.cmpi eq, %0, %c8 : index
      %1901 = wave.lane
      %1902 = arith.remui %1901, %c1 : index
      %1903 = arith.cmpi eq, %1902, %c8 : index
      %1904 = arith.andi %1900, %1903 : i1
      scf.if %1904 {
        %1905 = arith.muli %1860, %c3 : index
        memref.store %1899, %out_factors[%1905] : memref<?xf32>
      }
      %1906 = arith.mulf %1874, %c45 : f32
      %1907 = wave.exp2 %1906 : f32
      %1908 = arith.addf %c44, %1907 : f32
      %1909 = arith.divf %1874, %1908 : f32
      %1910 = arith.mulf %1909, %1882 : f32
      %1911 = arith.mulf %1910, %1898 : f32
      %1912 = arith.truncf %1911 : f32 to f16
      %1913 = arith.muli %0, %c1 : index
      %1914 = wave.lane
      %1915 = arith.remui %1914, %c1 : index
      %1916 = arith.addi %1913, %1915 : index
      %1917 = arith.divui %1860, %outTileRows : index
      %1918 = arith.divui %outputFeatures, %c1 : index
      %1919 = arith.muli %1917, %1918 : index
      %1920 = arith.divui %1916, %c1 : index
      %1921 = arith.addi %1919, %1920 : index
      %1922 = arith.muli %1921, %c3 : index
      %1923 = arith.remui %1916, %c1 : index
      %1924 = arith.divui %1923, %c15 : index
      %1925 = arith.addi %1922, %1924 : index
      %1926 = arith.muli %outTileRows, %c15 : index
      %1927 = arith.muli %1925, %1926 : index
      %1928 = arith.remui %1860, %outTileRows : index
      %1929 = arith.muli %1928, %c15 : index
      %1930 = arith.addi %1927, %1929 : index
      %1931 = arith.remui %1916, %c15 : index
      %1932 = arith.addi %1930, %1931 : index
      memref.store %1912, %out[%1932] : memref<?xf16>
    }
    %1933 = arith.muli %1798, %c36 : index
    %1934 = arith.addi %1933, %c2 : index
    %1935 = arith.muli %1934, %c5 : index
    %1936 = arith.addi %1935, %1797 : index
    %1937 = arith.addi %1936, %c8 : index
    %1938 = memref.load %21[%1937] : memref<?xf32>
    %1939 = arith.addi %1937, %c37 : index
    %1940 = memref.load %21[%1939] : memref<?xf32>
    %1941 = arith.addf %1938, %1940 : f32
    %1942 = arith.muli %1934, %c5 : index
    %1943 = arith.addi %1942, %1797 : index
    %1944 = arith.addi %1943, %c4 : index
    %1945 = memref.load %21[%1944] : memref<?xf32>
    %1946 = arith.addi %1944, %c37 : index
    %1947 = memref.load %21[%1946] : memref<?xf32>
    %1948 = arith.addf %1945, %1947 : f32
    %1949 = wave.lane
    %1950 = arith.addi %20, %c5 : index
    %1951 = arith.muli %1934, %c3 : index
    %1952 = arith.addi %1950, %1951 : index
    %1953 = arith.divui %1949, %c1 : index
    %1954 = arith.addi %1952, %1953 : index
    %1955 = arith.cmpi slt, %1954, %19 : index
    scf.if %1955 {
      %1956 = arith.cmpi eq, %hasFactors, %c2 : index
      %1957 = arith.muli %1954, %c3 : index
      %1958 = memref.load %factors[%1957] : memref<?xf32>
      %1959 = arith.mulf %1958, %operandScale : f32
      %1960 = arith.select %1956, %1959, %operandScale : f32
      %1961 = arith.remui %1949, %c1 : index
      %1962 = arith.muli %1961, %c36 : index
      %1963 = arith.addi %15, %1962 : index
      %1964 = vector.load %w[%1963] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1965 = vector.bitcast %1964 : vector<4xi8> to vector<1xf32>
      %1966 = vector.extract %1965[0] : f32 from vector<1xf32>
      %1967 = arith.mulf %1966, %1960 : f32
      %1968 = arith.mulf %1941, %1967 : f32
      %1969 = arith.remui %1949, %c1 : index
      %1970 = arith.muli %1969, %c36 : index
      %1971 = arith.addi %17, %1970 : index
      %1972 = vector.load %w[%1971] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1973 = vector.bitcast %1972 : vector<4xi8> to vector<1xf32>
      %1974 = vector.extract %1973[0] : f32 from vector<1xf32>
      %1975 = arith.mulf %1974, %1960 : f32
      %1976 = arith.mulf %1948, %1975 : f32
      %1977 = arith.addi %15, %c10 : index
      %1978 = vector.load %w[%1977] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1979 = vector.bitcast %1978 : vector<4xi8> to vector<1xf32>
      %1980 = vector.extract %1979[0] : f32 from vector<1xf32>
      %1981 = arith.muli %1954, %c3 : index
      %1982 = arith.addi %1981, %c2 : index
      %1983 = memref.load %factors[%1982] : memref<?xf32>
      %1984 = arith.mulf %1983, %1980 : f32
      %1985 = arith.bitcast %1984 : f32 to i32
      %1986 = arith.shrui %1985, %c40 : i32
      %1987 = arith.maxsi %1986, %c41 : i32
      %1988 = arith.subi %c42, %1987 : i32
      %1989 = arith.shli %1988, %c40 : i32
      %1990 = arith.subi %1987, %c43 : i32
      %1991 = arith.shli %1990, %c40 : i32
      %1992 = arith.bitcast %1989 : i32 to f32
      %1993 = arith.bitcast %1991 : i32 to f32
      %1994 = arith.cmpi eq, %0, %c8 : index
      %1995 = wave.lane
      %1996 = arith.remui %1995, %c1 : index
      %1997 = arith.cmpi eq, %1996, %c8 : index
      %1998 = arith.andi %1994, %1997 : i1
      scf.if %1998 {
        %1999 = arith.muli %1954, %c3 : index
        memref.store %1993, %out_factors[%1999] : memref<?xf32>
      }
      %2000 = arith.mulf %1968, %c45 : f32
      %2001 = wave.exp2 %2000 : f32
      %2002 = arith.addf %c44, %2001 : f32
      %2003 = arith.divf %1968, %2002 : f32
      %2004 = arith.mulf %2003, %1976 : f32
      %2005 = arith.mulf %2004, %1992 : f32
      %2006 = arith.truncf %2005 : f32 to f16
      %2007 = arith.muli %0, %c1 : index
      %2008 = wave.lane
      %2009 = arith.remui %2008, %c1 : index
      %2010 = arith.addi %2007, %2009 : index
      %2011 = arith.divui %1954, %outTileRows : index
      %2012 = arith.divui %outputFeatures, %c1 : index
      %2013 = arith.muli %2011, %2012 : index
      %2014 = arith.divui %2010, %c1 : index
      %2015 = arith.addi %2013, %2014 : index
      %2016 = arith.muli %2015, %c3 : index
      %2017 = arith.remui %2010, %c1 : index
      %2018 = arith.divui %2017, %c15 : index
      %2019 = arith.addi %2016, %2018 : index
      %2020 = arith.muli %outTileRows, %c15 : index
      %2021 = arith.muli %2019, %2020 : index
      %2022 = arith.remui %1954, %outTileRows : index
      %2023 = arith.muli %2022, %c15 : index
      %2024 = arith.addi %2021, %2023 : index
      %2025 = arith.remui %2010, %c15 : index
      %2026 = arith.addi %2024, %2025 : index
      memref.store %2006, %out[%2026] : memref<?xf16>
    }
    %2027 = arith.muli %1798, %c36 : index
    %2028 = arith.addi %2027, %c3 : index
    %2029 = arith.muli %2028, %c5 : index
    %2030 = arith.addi %2029, %1797 : index
    %2031 = arith.addi %2030, %c8 : index
    %2032 = memref.load %21[%2031] : memref<?xf32>
    %2033 = arith.addi %2031, %c37 : index
    %2034 = memref.load %21[%2033] : memref<?xf32>
    %2035 = arith.addf %2032, %2034 : f32
    %2036 = arith.muli %2028, %c5 : index
    %2037 = arith.addi %2036, %1797 : index
    %2038 = arith.addi %2037, %c4 : index
    %2039 = memref.load %21[%2038] : memref<?xf32>
    %2040 = arith.addi %2038, %c37 : index
    %2041 = memref.load %21[%2040] : memref<?xf32>
    %2042 = arith.addf %2039, %2041 : f32
    %2043 = wave.lane
    %2044 = arith.addi %20, %c5 : index
    %2045 = arith.muli %2028, %c3 : index
    %2046 = arith.addi %2044, %2045 : index
    %2047 = arith.divui %2043, %c1 : index
    %2048 = arith.addi %2046, %2047 : index
    %2049 = arith.cmpi slt, %2048, %19 : index
    scf.if %2049 {
      %2050 = arith.cmpi eq, %hasFactors, %c2 : index
      %2051 = arith.muli %2048, %c3 : index
      %2052 = memref.load %factors[%2051] : memref<?xf32>
      %2053 = arith.mulf %2052, %operandScale : f32
      %2054 = arith.select %2050, %2053, %operandScale : f32
      %2055 = arith.remui %2043, %c1 : index
      %2056 = arith.muli %2055, %c36 : index
      %2057 = arith.addi %15, %2056 : index
      %2058 = vector.load %w[%2057] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2059 = vector.bitcast %2058 : vector<4xi8> to vector<1xf32>
      %2060 = vector.extract %2059[0] : f32 from vector<1xf32>
      %2061 = arith.mulf %2060, %2054 : f32
      %2062 = arith.mulf %2035, %2061 : f32
      %2063 = arith.remui %2043, %c1 : index
      %2064 = arith.muli %2063, %c36 : index
      %2065 = arith.addi %17, %2064 : index
      %2066 = vector.load %w[%2065] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2067 = vector.bitcast %2066 : vector<4xi8> to vector<1xf32>
      %2068 = vector.extract %2067[0] : f32 from vector<1xf32>
      %2069 = arith.mulf %2068, %2054 : f32
      %2070 = arith.mulf %2042, %2069 : f32
      %2071 = arith.addi %15, %c10 : index
      %2072 = vector.load %w[%2071] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2073 = vector.bitcast %2072 : vector<4xi8> to vector<1xf32>
      %2074 = vector.extract %2073[0] : f32 from vector<1xf32>
      %2075 = arith.muli %2048, %c3 : index
      %2076 = arith.addi %2075, %c2 : index
      %2077 = memref.load %factors[%2076] : memref<?xf32>
      %2078 = arith.mulf %2077, %2074 : f32
      %2079 = arith.bitcast %2078 : f32 to i32
      %2080 = arith.shrui %2079, %c40 : i32
      %2081 = arith.maxsi %2080, %c41 : i32
      %2082 = arith.subi %c42, %2081 : i32
      %2083 = arith.shli %2082, %c40 : i32
      %2084 = arith.subi %2081, %c43 : i32
      %2085 = arith.shli %2084, %c40 : i32
      %2086 = arith.bitcast %2083 : i32 to f32
      %2087 = arith.bitcast %2085 : i32 to f32
      %2088 = arith.cmpi eq, %0, %c8 : index
      %2089 = wave.lane
      %2090 = arith.remui %2089, %c1 : index
      %2091 = arith.cmpi eq, %2090, %c8 : index
      %2092 = arith.andi %2088, %2091 : i1
      scf.if %2092 {
        %2093 = arith.muli %2048, %c3 : index
        memref.store %2087, %out_factors[%2093] : memref<?xf32>
      }
      %2094 = arith.mulf %2062, %c45 : f32
      %2095 = wave.exp2 %2094 : f32
      %2096 = arith.addf %c44, %2095 : f32
      %2097 = arith.divf %2062, %2096 : f32
      %2098 = arith.mulf %2097, %2070 : f32
      %2099 = arith.mulf %2098, %2086 : f32
      %2100 = arith.truncf %2099 : f32 to f16
      %2101 = arith.muli %0, %c1 : index
      %2102 = wave.lane
      %2103 = arith.remui %2102, %c1 : index
      %2104 = arith.addi %2101, %2103 : index
      %2105 = arith.divui %2048, %outTileRows : index
      %2106 = arith.divui %outputFeatures, %c1 : index
      %2107 = arith.muli %2105, %2106 : index
      %2108 = arith.divui %2104, %c1 : index
      %2109 = arith.addi %2107, %2108 : index
      %2110 = arith.muli %2109, %c3 : index
      %2111 = arith.remui %2104, %c1 : index
      %2112 = arith.divui %2111, %c15 : index
      %2113 = arith.addi %2110, %2112 : index
      %2114 = arith.muli %outTileRows, %c15 : index
      %2115 = arith.muli %2113, %2114 : index
      %2116 = arith.remui %2048, %outTileRows : index
      %2117 = arith.muli %2116, %c15 : index
      %2118 = arith.addi %2115, %2117 : index
      %2119 = arith.remui %2104, %c15 : index
      %2120 = arith.addi %2118, %2119 : index
      memref.store %2100, %out[%2120] : memref<?xf16>
    }
    %2121 = arith.muli %1798, %c36 : index
    %2122 = arith.addi %2121, %c31 : index
    %2123 = arith.muli %2122, %c5 : index
    %2124 = arith.addi %2123, %1797 : index
    %2125 = arith.addi %2124, %c8 : index
    %2126 = memref.load %21[%2125] : memref<?xf32>
    %2127 = arith.addi %2125, %c37 : index
    %2128 = memref.load %21[%2127] : memref<?xf32>
    %2129 = arith.addf %2126, %2128 : f32
    %2130 = arith.muli %2122, %c5 : index
    %2131 = arith.addi %2130, %1797 : index
    %2132 = arith.addi %2131, %c4 : index
    %2133 = memref.load %21[%2132] : memref<?xf32>
    %2134 = arith.addi %2132, %c37 : index
    %2135 = memref.load %21[%2134] : memref<?xf32>
    %2136 = arith.addf %2133, %2135 : f32
    %2137 = wave.lane
    %2138 = arith.addi %20, %c5 : index
    %2139 = arith.muli %2122, %c3 : index
    %2140 = arith.addi %2138, %2139 : index
    %2141 = arith.divui %2137, %c1 : index
    %2142 = arith.addi %2140, %2141 : index
    %2143 = arith.cmpi slt, %2142, %19 : index
    scf.if %2143 {
      %2144 = arith.cmpi eq, %hasFactors, %c2 : index
      %2145 = arith.muli %2142, %c3 : index
      %2146 = memref.load %factors[%2145] : memref<?xf32>
      %2147 = arith.mulf %2146, %operandScale : f32
      %2148 = arith.select %2144, %2147, %operandScale : f32
      %2149 = arith.remui %2137, %c1 : index
      %2150 = arith.muli %2149, %c36 : index
      %2151 = arith.addi %15, %2150 : index
      %2152 = vector.load %w[%2151] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2153 = vector.bitcast %2152 : vector<4xi8> to vector<1xf32>
      %2154 = vector.extract %2153[0] : f32 from vector<1xf32>
      %2155 = arith.mulf %2154, %2148 : f32
      %2156 = arith.mulf %2129, %2155 : f32
      %2157 = arith.remui %2137, %c1 : index
      %2158 = arith.muli %2157, %c36 : index
      %2159 = arith.addi %17, %2158 : index
      %2160 = vector.load %w[%2159] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2161 = vector.bitcast %2160 : vector<4xi8> to vector<1xf32>
      %2162 = vector.extract %2161[0] : f32 from vector<1xf32>
      %2163 = arith.mulf %2162, %2148 : f32
      %2164 = arith.mulf %2136, %2163 : f32
      %2165 = arith.addi %15, %c10 : index
      %2166 = vector.load %w[%2165] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2167 = vector.bitcast %2166 : vector<4xi8> to vector<1xf32>
      %2168 = vector.extract %2167[0] : f32 from vector<1xf32>
      %2169 = arith.muli %2142, %c3 : index
      %2170 = arith.addi %2169, %c2 : index
      %2171 = memref.load %factors[%2170] : memref<?xf32>
      %2172 = arith.mulf %2171, %2168 : f32
      %2173 = arith.bitcast %2172 : f32 to i32
      %2174 = arith.shrui %2173, %c40 : i32
      %2175 = arith.maxsi %2174, %c41 : i32
      %2176 = arith.subi %c42, %2175 : i32
      %2177 = arith.shli %2176, %c40 : i32
      %2178 = arith.subi %2175, %c43 : i32
      %2179 = arith.shli %2178, %c40 : i32
      %2180 = arith.bitcast %2177 : i32 to f32
      %2181 = arith.bitcast %2179 : i32 to f32
      %2182 = arith.cmpi eq, %0, %c8 : index
      %2183 = wave.lane
      %2184 = arith.remui %2183, %c1 : index
      %2185 = arith.cmpi eq, %2184, %c8 : index
      %2186 = arith.andi %2182, %2185 : i1
      scf.if %2186 {
        %2187 = arith.muli %2142, %c3 : index
        memref.store %2181, %out_factors[%2187] : memref<?xf32>
      }
      %2188 = arith.mulf %2156, %c45 : f32
      %2189 = wave.exp2 %2188 : f32
      %2190 = arith.addf %c44, %2189 : f32
      %2191 = arith.divf %2156, %2190 : f32
      %2192 = arith.mulf %2191, %2164 : f32
      %2193 = arith.mulf %2192, %2180 : f32
      %2194 = arith.truncf %2193 : f32 to f16
      %2195 = arith.muli %0, %c1 : index
      %2196 = wave.lane
      %2197 = arith.remui %2196, %c1 : index
      %2198 = arith.addi %2195, %2197 : index
      %2199 = arith.divui %2142, %outTileRows : index
      %2200 = arith.divui %outputFeatures, %c1 : index
      %2201 = arith.muli %2199, %2200 : index
      %2202 = arith.divui %2198, %c1 : index
      %2203 = arith.addi %2201, %2202 : index
      %2204 = arith.muli %2203, %c3 : index
      %2205 = arith.remui %2198, %c1 : index
      %2206 = arith.divui %2205, %c15 : index
      %2207 = arith.addi %2204, %2206 : index
      %2208 = arith.muli %outTileRows, %c15 : index
      %2209 = arith.muli %2207, %2208 : index
      %2210 = arith.remui %2142, %outTileRows : index
      %2211 = arith.muli %2210, %c15 : index
      %2212 = arith.addi %2209, %2211 : index
      %2213 = arith.remui %2198, %c15 : index
      %2214 = arith.addi %2212, %2213 : index
      memref.store %2194, %out[%2214] : memref<?xf16>
    }
    %2215 = wave.lane
    wave.barrier
    %2216 = wave.wave
    %2217 = arith.muli %2216, %c3 : index
    %2218 = arith.addi %2217, %c8 : index
    %2219 = arith.muli %2218, %c4 : index
    %2220 = arith.addi %2219, %2215 : index
    %2221 = vector.extract %683#6[0] : f32 from vector<8xf32>
    %2222 = arith.addi %2220, %c8 : index
    memref.store %2221, %21[%2222] : memref<?xf32>
    %2223 = vector.extract %683#6[1] : f32 from vector<8xf32>
    %2224 = arith.addi %2220, %c5 : index
    memref.store %2223, %21[%2224] : memref<?xf32>
    %2225 = vector.extract %683#6[2] : f32 from vector<8xf32>
    %2226 = arith.addi %2220, %c10 : index
    memref.store %2225, %21[%2226] : memref<?xf32>
    %2227 = vector.extract %683#6[3] : f32 from vector<8xf32>
    %2228 = arith.addi %2220, %c32 : index
    memref.store %2227, %21[%2228] : memref<?xf32>
    %2229 = vector.extract %683#6[4] : f32 from vector<8xf32>
    %2230 = arith.addi %2220, %c7 : index
    memref.store %2229, %21[%2230] : memref<?xf32>
    %2231 = vector.extract %683#6[5] : f32 from vector<8xf32>
    %2232 = arith.addi %2220, %c33 : index
    memref.store %2231, %21[%2232] : memref<?xf32>
    %2233 = vector.extract %683#6[6] : f32 from vector<8xf32>
    %2234 = arith.addi %2220, %c34 : index
    memref.store %2233, %21[%2234] : memref<?xf32>
    %2235 = vector.extract %683#6[7] : f32 from vector<8xf32>
    %2236 = arith.addi %2220, %c35 : index
    memref.store %2235, %21[%2236] : memref<?xf32>
    %2237 = arith.muli %2216, %c3 : index
    %2238 = arith.addi %2237, %c2 : index
    %2239 = arith.muli %2238, %c4 : index
    %2240 = arith.addi %2239, %2215 : index
    %2241 = vector.extract %683#7[0] : f32 from vector<8xf32>
    %2242 = arith.addi %2240, %c8 : index
    memref.store %2241, %21[%2242] : memref<?xf32>
    %2243 = vector.extract %683#7[1] : f32 from vector<8xf32>
    %2244 = arith.addi %2240, %c5 : index
    memref.store %2243, %21[%2244] : memref<?xf32>
    %2245 = vector.extract %683#7[2] : f32 from vector<8xf32>
    %2246 = arith.addi %2240, %c10 : index
    memref.store %2245, %21[%2246] : memref<?xf32>
    %2247 = vector.extract %683#7[3] : f32 from vector<8xf32>
    %2248 = arith.addi %2240, %c32 : index
    memref.store %2247, %21[%2248] : memref<?xf32>
    %2249 = vector.extract %683#7[4] : f32 from vector<8xf32>
    %2250 = arith.addi %2240, %c7 : index
    memref.store %2249, %21[%2250] : memref<?xf32>
    %2251 = vector.extract %683#7[5] : f32 from vector<8xf32>
    %2252 = arith.addi %2240, %c33 : index
    memref.store %2251, %21[%2252] : memref<?xf32>
    %2253 = vector.extract %683#7[6] : f32 from vector<8xf32>
    %2254 = arith.addi %2240, %c34 : index
    memref.store %2253, %21[%2254] : memref<?xf32>
    %2255 = vector.extract %683#7[7] : f32 from vector<8xf32>
    %2256 = arith.addi %2240, %c35 : index
    memref.store %2255, %21[%2256] : memref<?xf32>
    wave.barrier
    %2257 = arith.muli %2216, %c36 : index
    %2258 = arith.addi %2257, %c8 : index
    %2259 = arith.muli %2258, %c5 : index
    %2260 = arith.addi %2259, %2215 : index
    %2261 = arith.addi %2260, %c8 : index
    %2262 = memref.load %21[%2261] : memref<?xf32>
    %2263 = arith.addi %2261, %c37 : index
    %2264 = memref.load %21[%2263] : memref<?xf32>
    %2265 = arith.addf %2262, %2264 : f32
    %2266 = arith.muli %2258, %c5 : index
    %2267 = arith.addi %2266, %2215 : index
    %2268 = arith.addi %2267, %c4 : index
    %2269 = memref.load %21[%2268] : memref<?xf32>
    %2270 = arith.addi %2268, %c37 : index
    %2271 = memref.load %21[%2270] : memref<?xf32>
    %2272 = arith.addf %2269, %2271 : f32
    %2273 = wave.lane
    %2274 = arith.addi %20, %c16 : index
    %2275 = arith.muli %2258, %c3 : index
    %2276 = arith.addi %2274, %2275 : index
    %2277 = arith.divui %2273, %c1 : index
    %2278 = arith.addi %2276, %2277 : index
    %2279 = arith.cmpi slt, %2278, %19 : index
    scf.if %2279 {
      %2280 = arith.cmpi eq, %hasFactors, %c2 : index
      %2281 = arith.muli %2278, %c3 : index
      %2282 = memref.load %factors[%2281] : memref<?xf32>
      %2283 = arith.mulf %2282, %operandScale : f32
      %2284 = arith.select %2280, %2283, %operandScale : f32
      %2285 = arith.remui %2273, %c1 : index
      %2286 = arith.muli %2285, %c36 : index
      %2287 = arith.addi %15, %2286 : index
      %2288 = vector.load %w[%2287] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2289 = vector.bitcast %2288 : vector<4xi8> to vector<1xf32>
      %2290 = vector.extract %2289[0] : f32 from vector<1xf32>
      %2291 = arith.mulf %2290, %2284 : f32
      %2292 = arith.mulf %2265, %2291 : f32
      %2293 = arith.remui %2273, %c1 : index
      %2294 = arith.muli %2293, %c36 : index
      %2295 = arith.addi %17, %2294 : index
      %2296 = vector.load %w[%2295] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2297 = vector.bitcast %2296 : vector<4xi8> to vector<1xf32>
      %2298 = vector.extract %2297[0] : f32 from vector<1xf32>
      %2299 = arith.mulf %2298, %2284 : f32
      %2300 = arith.mulf %2272, %2299 : f32
      %2301 = arith.addi %15, %c10 : index
      %2302 = vector.load %w[%2301] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2303 = vector.bitcast %2302 : vector<4xi8> to vector<1xf32>
      %2304 = vector.extract %2303[0] : f32 from vector<1xf32>
      %2305 = arith.muli %2278, %c3 : index
      %2306 = arith.addi %2305, %c2 : index
      %2307 = memref.load %factors[%2306] : memref<?xf32>
      %2308 = arith.mulf %2307, %2304 : f32
      %2309 = arith.bitcast %2308 : f32 to i32
      %2310 = arith.shrui %2309, %c40 : i32
      %2311 = arith.maxsi %2310, %c41 : i32
      %2312 = arith.subi %c42, %2311 : i32
      %2313 = arith.shli %2312, %c40 : i32
      %2314 = arith.subi %2311, %c43 : i32
      %2315 = arith.shli %2314, %c40 : i32
      %2316 = arith.bitcast %2313 : i32 to f32
      %2317 = arith.bitcast %2315 : i32 to f32
      %2318 = arith.cmpi eq, %0, %c8 : index
      %2319 = wave.lane
      %2320 = arith.remui %2319, %c1 : index
      %2321 = arith.cmpi eq, %2320, %c8 : index
      %2322 = arith.andi %2318, %2321 : i1
      scf.if %2322 {
        %2323 = arith.muli %2278, %c3 : index
        memref.store %2317, %out_factors[%2323] : memref<?xf32>
      }
      %2324 = arith.mulf %2292, %c45 : f32
      %2325 = wave.exp2 %2324 : f32
      %2326 = arith.addf %c44, %2325 : f32
      %2327 = arith.divf %2292, %2326 : f32
      %2328 = arith.mulf %2327, %2300 : f32
      %2329 = arith.mulf %2328, %2316 : f32
      %2330 = arith.truncf %2329 : f32 to f16
      %2331 = arith.muli %0, %c1 : index
      %2332 = wave.lane
      %2333 = arith.remui %2332, %c1 : index
      %2334 = arith.addi %2331, %2333 : index
      %2335 = arith.divui %2278, %outTileRows : index
      %2336 = arith.divui %outputFeatures, %c1 : index
      %2337 = arith.muli %2335, %2336 : index
      %2338 = arith.divui %2334, %c1 : index
      %2339 = arith.addi %2337, %2338 : index
      %2340 = arith.muli %2339, %c3 : index
      %2341 = arith.remui %2334, %c1 : index
      %2342 = arith.divui %2341, %c15 : index
      %2343 = arith.addi %2340, %2342 : index
      %2344 = arith.muli %outTileRows, %c15 : index
      %2345 = arith.muli %2343, %2344 : index
      %2346 = arith.remui %2278, %outTileRows : index
      %2347 = arith.muli %2346, %c15 : index
      %2348 = arith.addi %2345, %2347 : index
      %2349 = arith.remui %2334, %c15 : index
      %2350 = arith.addi %2348, %2349 : index
      memref.store %2330, %out[%2350] : memref<?xf16>
    }
    %2351 = arith.muli %2216, %c36 : index
    %2352 = arith.addi %2351, %c2 : index
    %2353 = arith.muli %2352, %c5 : index
    %2354 = arith.addi %2353, %2215 : index
    %2355 = arith.addi %2354, %c8 : index
    %2356 = memref.load %21[%2355] : memref<?xf32>
    %2357 = arith.addi %2355, %c37 : index
    %2358 = memref.load %21[%2357] : memref<?xf32>
    %2359 = arith.addf %2356, %2358 : f32
    %2360 = arith.muli %2352, %c5 : index
    %2361 = arith.addi %2360, %2215 : index
    %2362 = arith.addi %2361, %c4 : index
    %2363 = memref.load %21[%2362] : memref<?xf32>
    %2364 = arith.addi %2362, %c37 : index
    %2365 = memref.load %21[%2364] : memref<?xf32>
    %2366 = arith.addf %2363, %2365 : f32
    %2367 = wave.lane
    %2368 = arith.addi %20, %c16 : index
    %2369 = arith.muli %2352, %c3 : index
    %2370 = arith.addi %2368, %2369 : index
    %2371 = arith.divui %2367, %c1 : index
    %2372 = arith.addi %2370, %2371 : index
    %2373 = arith.cmpi slt, %2372, %19 : index
    scf.if %2373 {
      %2374 = arith.cmpi eq, %hasFactors, %c2 : index
      %2375 = arith.muli %2372, %c3 : index
      %2376 = memref.load %factors[%2375] : memref<?xf32>
      %2377 = arith.mulf %2376, %operandScale : f32
      %2378 = arith.select %2374, %2377, %operandScale : f32
      %2379 = arith.remui %2367, %c1 : index
      %2380 = arith.muli %2379, %c36 : index
      %2381 = arith.addi %15, %2380 : index
      %2382 = vector.load %w[%2381] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2383 = vector.bitcast %2382 : vector<4xi8> to vector<1xf32>
      %2384 = vector.extract %2383[0] : f32 from vector<1xf32>
      %2385 = arith.mulf %2384, %2378 : f32
      %2386 = arith.mulf %2359, %2385 : f32
      %2387 = arith.remui %2367, %c1 : index
      %2388 = arith.muli %2387, %c36 : index
      %2389 = arith.addi %17, %2388 : index
      %2390 = vector.load %w[%2389] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2391 = vector.bitcast %2390 : vector<4xi8> to vector<1xf32>
      %2392 = vector.extract %2391[0] : f32 from vector<1xf32>
      %2393 = arith.mulf %2392, %2378 : f32
      %2394 = arith.mulf %2366, %2393 : f32
      %2395 = arith.addi %15, %c10 : index
      %2396 = vector.load %w[%2395] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2397 = vector.bitcast %2396 : vector<4xi8> to vector<1xf32>
      %2398 = vector.extract %2397[0] : f32 from vector<1xf32>
      %2399 = arith.muli %2372, %c3 : index
      %2400 = arith.addi %2399, %c2 : index
      %2401 = memref.load %factors[%2400] : memref<?xf32>
      %2402 = arith.mulf %2401, %2398 : f32
      %2403 = arith.bitcast %2402 : f32 to i32
      %2404 = arith.shrui %2403, %c40 : i32
      %2405 = arith.maxsi %2404, %c41 : i32
      %2406 = arith.subi %c42, %2405 : i32
      %2407 = arith.shli %2406, %c40 : i32
      %2408 = arith.subi %2405, %c43 : i32
      %2409 = arith.shli %2408, %c40 : i32
      %2410 = arith.bitcast %2407 : i32 to f32
      %2411 = arith.bitcast %2409 : i32 to f32
      %2412 = arith.cmpi eq, %0, %c8 : index
      %2413 = wave.lane
      %2414 = arith.remui %2413, %c1 : index
      %2415 = arith.cmpi eq, %2414, %c8 : index
      %2416 = arith.andi %2412, %2415 : i1
      scf.if %2416 {
        %2417 = arith.muli %2372, %c3 : index
        memref.store %2411, %out_factors[%2417] : memref<?xf32>
      }
      %2418 = arith.mulf %2386, %c45 : f32
      %2419 = wave.exp2 %2418 : f32
      %2420 = arith.addf %c44, %2419 : f32
      %2421 = arith.divf %2386, %2420 : f32
      %2422 = arith.mulf %2421, %2394 : f32
      %2423 = arith.mulf %2422, %2410 : f32
      %2424 = arith.truncf %2423 : f32 to f16
      %2425 = arith.muli %0, %c1 : index
      %2426 = wave.lane
      %2427 = arith.remui %2426, %c1 : index
      %2428 = arith.addi %2425, %2427 : index
      %2429 = arith.divui %2372, %outTileRows : index
      %2430 = arith.divui %outputFeatures, %c1 : index
      %2431 = arith.muli %2429, %2430 : index
      %2432 = arith.divui %2428, %c1 : index
      %2433 = arith.addi %2431, %2432 : index
      %2434 = arith.muli %2433, %c3 : index
      %2435 = arith.remui %2428, %c1 : index
      %2436 = arith.divui %2435, %c15 : index
      %2437 = arith.addi %2434, %2436 : index
      %2438 = arith.muli %outTileRows, %c15 : index
      %2439 = arith.muli %2437, %2438 : index
      %2440 = arith.remui %2372, %outTileRows : index
      %2441 = arith.muli %2440, %c15 : index
      %2442 = arith.addi %2439, %2441 : index
      %2443 = arith.remui %2428, %c15 : index
      %2444 = arith.addi %2442, %2443 : index
      memref.store %2424, %out[%2444] : memref<?xf16>
    }
    %2445 = arith.muli %2216, %c36 : index
    %2446 = arith.addi %2445, %c3 : index
    %2447 = arith.muli %2446, %c5 : index
    %2448 = arith.addi %2447, %2215 : index
    %2449 = arith.addi %2448, %c8 : index
    %2450 = memref.load %21[%2449] : memref<?xf32>
    %2451 = arith.addi %2449, %c37 : index
    %2452 = memref.load %21[%2451] : memref<?xf32>
    %2453 = arith.addf %2450, %2452 : f32
    %2454 = arith.muli %2446, %c5 : index
    %2455 = arith.addi %2454, %2215 : index
    %2456 = arith.addi %2455, %c4 : index
    %2457 = memref.load %21[%2456] : memref<?xf32>
    %2458 = arith.addi %2456, %c37 : index
    %2459 = memref.load %21[%2458] : memref<?xf32>
    %2460 = arith.addf %2457, %2459 : f32
    %2461 = wave.lane
    %2462 = arith.addi %20, %c16 : index
    %2463 = arith.muli %2446, %c3 : index
    %2464 = arith.addi %2462, %2463 : index
    %2465 = arith.divui %2461, %c1 : index
    %2466 = arith.addi %2464, %2465 : index
    %2467 = arith.cmpi slt, %2466, %19 : index
    scf.if %2467 {
      %2468 = arith.cmpi eq, %hasFactors, %c2 : index
      %2469 = arith.muli %2466, %c3 : index
      %2470 = memref.load %factors[%2469] : memref<?xf32>
      %2471 = arith.mulf %2470, %operandScale : f32
      %2472 = arith.select %2468, %2471, %operandScale : f32
      %2473 = arith.remui %2461, %c1 : index
      %2474 = arith.muli %2473, %c36 : index
      %2475 = arith.addi %15, %2474 : index
      %2476 = vector.load %w[%2475] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2477 = vector.bitcast %2476 : vector<4xi8> to vector<1xf32>
      %2478 = vector.extract %2477[0] : f32 from vector<1xf32>
      %2479 = arith.mulf %2478, %2472 : f32
      %2480 = arith.mulf %2453, %2479 : f32
      %2481 = arith.remui %2461, %c1 : index
      %2482 = arith.muli %2481, %c36 : index
      %2483 = arith.addi %17, %2482 : index
      %2484 = vector.load %w[%2483] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2485 = vector.bitcast %2484 : vector<4xi8> to vector<1xf32>
      %2486 = vector.extract %2485[0] : f32 from vector<1xf32>
      %2487 = arith.mulf %2486, %2472 : f32
      %2488 = arith.mulf %2460, %2487 : f32
      %2489 = arith.addi %15, %c10 : index
      %2490 = vector.load %w[%2489] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2491 = vector.bitcast %2490 : vector<4xi8> to vector<1xf32>
      %2492 = vector.extract %2491[0] : f32 from vector<1xf32>
      %2493 = arith.muli %2466, %c3 : index
      %2494 = arith.addi %2493, %c2 : index
      %2495 = memref.load %factors[%2494] : memref<?xf32>
      %2496 = arith.mulf %2495, %2492 : f32
      %2497 = arith.bitcast %2496 : f32 to i32
      %2498 = arith.shrui %2497, %c40 : i32
      %2499 = arith.maxsi %2498, %c41 : i32
      %2500 = arith.subi %c42, %2499 : i32
      %2501 = arith.shli %2500, %c40 : i32
      %2502 = arith.subi %2499, %c43 : i32
      %2503 = arith.shli %2502, %c40 : i32
      %2504 = arith.bitcast %2501 : i32 to f32
      %2505 = arith.bitcast %2503 : i32 to f32
      %2506 = arith.cmpi eq, %0, %c8 : index
      %2507 = wave.lane
      %2508 = arith.remui %2507, %c1 : index
      %2509 = arith.cmpi eq, %2508, %c8 : index
      %2510 = arith.andi %2506, %2509 : i1
      scf.if %2510 {
        %2511 = arith.muli %2466, %c3 : index
        memref.store %2505, %out_factors[%2511] : memref<?xf32>
      }
      %2512 = arith.mulf %2480, %c45 : f32
      %2513 = wave.exp2 %2512 : f32
      %2514 = arith.addf %c44, %2513 : f32
      %2515 = arith.divf %2480, %2514 : f32
      %2516 = arith.mulf %2515, %2488 : f32
      %2517 = arith.mulf %2516, %2504 : f32
      %2518 = arith.truncf %2517 : f32 to f16
      %2519 = arith.muli %0, %c1 : index
      %2520 = wave.lane
      %2521 = arith.remui %2520, %c1 : index
      %2522 = arith.addi %2519, %2521 : index
      %2523 = arith.divui %2466, %outTileRows : index
      %2524 = arith.divui %outputFeatures, %c1 : index
      %2525 = arith.muli %2523, %2524 : index
      %2526 = arith.divui %2522, %c1 : index
      %2527 = arith.addi %2525, %2526 : index
      %2528 = arith.muli %2527, %c3 : index
      %2529 = arith.remui %2522, %c1 : index
      %2530 = arith.divui %2529, %c15 : index
      %2531 = arith.addi %2528, %2530 : index
      %2532 = arith.muli %outTileRows, %c15 : index
      %2533 = arith.muli %2531, %2532 : index
      %2534 = arith.remui %2466, %outTileRows : index
      %2535 = arith.muli %2534, %c15 : index
      %2536 = arith.addi %2533, %2535 : index
      %2537 = arith.remui %2522, %c15 : index
      %2538 = arith.addi %2536, %2537 : index
      memref.store %2518, %out[%2538] : memref<?xf16>
    }
    %2539 = arith.muli %2216, %c36 : index
    %2540 = arith.addi %2539, %c31 : index
    %2541 = arith.muli %2540, %c5 : index
    %2542 = arith.addi %2541, %2215 : index
    %2543 = arith.addi %2542, %c8 : index
    %2544 = memref.load %21[%2543] : memref<?xf32>
    %2545 = arith.addi %2543, %c37 : index
    %2546 = memref.load %21[%2545] : memref<?xf32>
    %2547 = arith.addf %2544, %2546 : f32
    %2548 = arith.muli %2540, %c5 : index
    %2549 = arith.addi %2548, %2215 : index
    %2550 = arith.addi %2549, %c4 : index
    %2551 = memref.load %21[%2550] : memref<?xf32>
    %2552 = arith.addi %2550, %c37 : index
    %2553 = memref.load %21[%2552] : memref<?xf32>
    %2554 = arith.addf %2551, %2553 : f32
    %2555 = wave.lane
    %2556 = arith.addi %20, %c16 : index
    %2557 = arith.muli %2540, %c3 : index
    %2558 = arith.addi %2556, %2557 : index
    %2559 = arith.divui %2555, %c1 : index
    %2560 = arith.addi %2558, %2559 : index
    %2561 = arith.cmpi slt, %2560, %19 : index
    scf.if %2561 {
      %2562 = arith.cmpi eq, %hasFactors, %c2 : index
      %2563 = arith.muli %2560, %c3 : index
      %2564 = memref.load %factors[%2563] : memref<?xf32>
      %2565 = arith.mulf %2564, %operandScale : f32
      %2566 = arith.select %2562, %2565, %operandScale : f32
      %2567 = arith.remui %2555, %c1 : index
      %2568 = arith.muli %2567, %c36 : index
      %2569 = arith.addi %15, %2568 : index
      %2570 = vector.load %w[%2569] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2571 = vector.bitcast %2570 : vector<4xi8> to vector<1xf32>
      %2572 = vector.extract %2571[0] : f32 from vector<1xf32>
      %2573 = arith.mulf %2572, %2566 : f32
      %2574 = arith.mulf %2547, %2573 : f32
      %2575 = arith.remui %2555, %c1 : index
      %2576 = arith.muli %2575, %c36 : index
      %2577 = arith.addi %17, %2576 : index
      %2578 = vector.load %w[%2577] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2579 = vector.bitcast %2578 : vector<4xi8> to vector<1xf32>
      %2580 = vector.extract %2579[0] : f32 from vector<1xf32>
      %2581 = arith.mulf %2580, %2566 : f32
      %2582 = arith.mulf %2554, %2581 : f32
      %2583 = arith.addi %15, %c10 : index
      %2584 = vector.load %w[%2583] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2585 = vector.bitcast %2584 : vector<4xi8> to vector<1xf32>
      %2586 = vector.extract %2585[0] : f32 from vector<1xf32>
      %2587 = arith.muli %2560, %c3 : index
      %2588 = arith.addi %2587, %c2 : index
      %2589 = memref.load %factors[%2588] : memref<?xf32>
      %2590 = arith.mulf %2589, %2586 : f32
      %2591 = arith.bitcast %2590 : f32 to i32
      %2592 = arith.shrui %2591, %c40 : i32
      %2593 = arith.maxsi %2592, %c41 : i32
      %2594 = arith.subi %c42, %2593 : i32
      %2595 = arith.shli %2594, %c40 : i32
      %2596 = arith.subi %2593, %c43 : i32
      %2597 = arith.shli %2596, %c40 : i32
      %2598 = arith.bitcast %2595 : i32 to f32
      %2599 = arith.bitcast %2597 : i32 to f32
      %2600 = arith.cmpi eq, %0, %c8 : index
      %2601 = wave.lane
      %2602 = arith.remui %2601, %c1 : index
      %2603 = arith.cmpi eq, %2602, %c8 : index
      %2604 = arith.andi %2600, %2603 : i1
      scf.if %2604 {
        %2605 = arith.muli %2560, %c3 : index
        memref.store %2599, %out_factors[%2605] : memref<?xf32>
      }
      %2606 = arith.mulf %2574, %c45 : f32
      %2607 = wave.exp2 %2606 : f32
      %2608 = arith.addf %c44, %2607 : f32
      %2609 = arith.divf %2574, %2608 : f32
      %2610 = arith.mulf %2609, %2582 : f32
      %2611 = arith.mulf %2610, %2598 : f32
      %2612 = arith.truncf %2611 : f32 to f16
      %2613 = arith.muli %0, %c1 : index
      %2614 = wave.lane
      %2615 = arith.remui %2614, %c1 : index
      %2616 = arith.addi %2613, %2615 : index
      %2617 = arith.divui %2560, %outTileRows : index
      %2618 = arith.divui %outputFeatures, %c1 : index
      %2619 = arith.muli %2617, %2618 : index
      %2620 = arith.divui %2616, %c1 : index
      %2621 = arith.addi %2619, %2620 : index
      %2622 = arith.muli %2621, %c3 : index
      %2623 = arith.remui %2616, %c1 : index
      %2624 = arith.divui %2623, %c15 : index
      %2625 = arith.addi %2622, %2624 : index
      %2626 = arith.muli %outTileRows, %c15 : index
      %2627 = arith.muli %2625, %2626 : index
      %2628 = arith.remui %2560, %outTileRows : index
      %2629 = arith.muli %2628, %c15 : index
      %2630 = arith.addi %2627, %2629 : index
      %2631 = arith.remui %2616, %c15 : index
      %2632 = arith.addi %2630, %2631 : index
      memref.store %2612, %out[%2632] : memref<?xf16>
    }
  }
  wave.return
}
