// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q8_0', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q8_0_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant dense<16711935> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<8> : vector<4xi32>
  %c23 = arith.constant dense<0x6480> : vector<16xf16>
  %c24 = arith.constant 256 : index
  %c25 = arith.constant 3 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 224 : index
  %c30 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c33 = arith.constant 23 : i32
  %c34 = arith.constant 141 : i32
  %c35 = arith.constant 268 : i32
  %c36 = arith.constant 14 : i32
  %c37 = arith.constant 0x3F800000 : f32
  %c38 = arith.constant 0xBFB8AA3B : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.muli %4, %c3 : index
  %6 = arith.addi %2, %5 : index
  %7 = arith.addi %6, %c3 : index
  %8 = arith.muli %0, %c4 : index
  %9 = arith.addi %8, %c5 : index
  %10 = arith.muli %9, %7 : index
  %11 = arith.addi %8, %c6 : index
  %12 = arith.muli %11, %7 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %1, %c8 : index
  %16 = wave.scratch %c9 : memref<?xf32>
  %17 = arith.cmpi slt, %15, %14 : index
  scf.if %17 {
    %18 = wave.lane
    %19 = arith.remui %18, %c1 : index
    %20 = arith.remui %19, %tileRows : index
    %21 = arith.addi %15, %20 : index
    %22 = arith.divui %21, %tileRows : index
    %23 = arith.divui %inputFeatures, %c1 : index
    %24 = arith.muli %22, %23 : index
    %25 = arith.divui %c5, %c1 : index
    %26 = arith.addi %24, %25 : index
    %27 = arith.muli %26, %c4 : index
    %28 = arith.remui %c5, %c1 : index
    %29 = arith.divui %28, %c13 : index
    %30 = arith.addi %27, %29 : index
    %31 = arith.muli %tileRows, %c13 : index
    %32 = arith.muli %30, %31 : index
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c13 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.remui %c5, %c13 : index
    %37 = arith.addi %35, %36 : index
    %38 = arith.addi %19, %c1 : index
    %39 = arith.addi %15, %38 : index
    %40 = arith.divui %39, %tileRows : index
    %41 = arith.divui %inputFeatures, %c1 : index
    %42 = arith.muli %40, %41 : index
    %43 = arith.divui %c5, %c1 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.muli %44, %c4 : index
    %46 = arith.remui %c5, %c1 : index
    %47 = arith.divui %46, %c13 : index
    %48 = arith.addi %45, %47 : index
    %49 = arith.muli %tileRows, %c13 : index
    %50 = arith.muli %48, %49 : index
    %51 = arith.remui %39, %tileRows : index
    %52 = arith.muli %51, %c13 : index
    %53 = arith.addi %50, %52 : index
    %54 = arith.remui %c5, %c13 : index
    %55 = arith.addi %53, %54 : index
    %56 = arith.addi %19, %c14 : index
    %57 = arith.addi %15, %56 : index
    %58 = arith.divui %57, %tileRows : index
    %59 = arith.divui %inputFeatures, %c1 : index
    %60 = arith.muli %58, %59 : index
    %61 = arith.divui %c5, %c1 : index
    %62 = arith.addi %60, %61 : index
    %63 = arith.muli %62, %c4 : index
    %64 = arith.remui %c5, %c1 : index
    %65 = arith.divui %64, %c13 : index
    %66 = arith.addi %63, %65 : index
    %67 = arith.muli %tileRows, %c13 : index
    %68 = arith.muli %66, %67 : index
    %69 = arith.remui %57, %tileRows : index
    %70 = arith.muli %69, %c13 : index
    %71 = arith.addi %68, %70 : index
    %72 = arith.remui %c5, %c13 : index
    %73 = arith.addi %71, %72 : index
    %74 = arith.addi %19, %c15 : index
    %75 = arith.addi %15, %74 : index
    %76 = arith.divui %75, %tileRows : index
    %77 = arith.divui %inputFeatures, %c1 : index
    %78 = arith.muli %76, %77 : index
    %79 = arith.divui %c5, %c1 : index
    %80 = arith.addi %78, %79 : index
    %81 = arith.muli %80, %c4 : index
    %82 = arith.remui %c5, %c1 : index
    %83 = arith.divui %82, %c13 : index
    %84 = arith.addi %81, %83 : index
    %85 = arith.muli %tileRows, %c13 : index
    %86 = arith.muli %84, %85 : index
    %87 = arith.remui %75, %tileRows : index
    %88 = arith.muli %87, %c13 : index
    %89 = arith.addi %86, %88 : index
    %90 = arith.remui %c5, %c13 : index
    %91 = arith.addi %89, %90 : index
    %92 = wave.wave
    %93 = arith.divui %inputFeatures, %c14 : index
    %94 = arith.muli %92, %stepsPerWave : index
    %95 = arith.minsi %94, %93 : index
    %96 = arith.addi %95, %stepsPerWave : index
    %97 = arith.minsi %96, %93 : index
    %98 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %99 = arith.subi %97, %95 : index
    %100 = arith.divui %99, %c4 : index
    %101 = arith.muli %100, %c4 : index
    %102 = arith.addi %95, %101 : index
    %103 = arith.addi %95, %stepsPerWave : index
    %104 = arith.select %98, %103, %102 : index
    %114:8 = scf.for %105 = %95 to %104 step %c4 iter_args(%106 = %c16, %107 = %c16, %108 = %c16, %109 = %c16, %110 = %c16, %111 = %c16, %112 = %c16, %113 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %115 = wave.lane
      %116 = arith.addi %105, %c5 : index
      %117 = arith.remui %115, %c1 : index
      %118 = arith.addi %10, %c3 : index
      %119 = arith.muli %116, %c14 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.muli %117, %c4 : index
      %122 = arith.addi %120, %121 : index
      %123 = vector.load %w[%122] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %124 = vector.bitcast %123 : vector<2xi8> to vector<1xf16>
      %125 = vector.extract %124[0] : f16 from vector<1xf16>
      %126 = vector.broadcast %125 : f16 to vector<16xf16>
      %127 = arith.addi %10, %c3 : index
      %128 = arith.addi %inputFeatures, %c2 : index
      %129 = arith.divui %128, %c3 : index
      %130 = arith.muli %129, %c3 : index
      %131 = arith.addi %127, %130 : index
      %132 = arith.muli %116, %c19 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.addi %133, %c5 : index
      %135 = arith.muli %117, %c1 : index
      %136 = arith.addi %134, %135 : index
      %137 = vector.load %w[%136] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %138 = vector.bitcast %137 : vector<16xi8> to vector<4xi32>
      %139 = arith.andi %138, %c20 : vector<4xi32>
      %140 = arith.ori %139, %c21 : vector<4xi32>
      %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
      %142 = arith.shrui %138, %c22 : vector<4xi32>
      %143 = arith.andi %142, %c20 : vector<4xi32>
      %144 = arith.ori %143, %c21 : vector<4xi32>
      %145 = vector.bitcast %144 : vector<4xi32> to vector<8xf16>
      %146 = vector.shuffle %141, %145 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = arith.subf %146, %c23 : vector<16xf16>
      %148 = arith.mulf %147, %126 : vector<16xf16>
      %149 = arith.muli %116, %c19 : index
      %150 = arith.addi %131, %149 : index
      %151 = arith.addi %150, %c24 : index
      %152 = arith.muli %117, %c1 : index
      %153 = arith.addi %151, %152 : index
      %154 = vector.load %w[%153] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %155 = vector.bitcast %154 : vector<16xi8> to vector<4xi32>
      %156 = arith.andi %155, %c20 : vector<4xi32>
      %157 = arith.ori %156, %c21 : vector<4xi32>
      %158 = vector.bitcast %157 : vector<4xi32> to vector<8xf16>
      %159 = arith.shrui %155, %c22 : vector<4xi32>
      %160 = arith.andi %159, %c20 : vector<4xi32>
      %161 = arith.ori %160, %c21 : vector<4xi32>
      %162 = vector.bitcast %161 : vector<4xi32> to vector<8xf16>
      %163 = vector.shuffle %158, %162 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %164 = arith.subf %163, %c23 : vector<16xf16>
      %165 = arith.mulf %164, %126 : vector<16xf16>
      %166 = arith.addi %105, %c6 : index
      %167 = arith.remui %115, %c1 : index
      %168 = arith.addi %10, %c3 : index
      %169 = arith.muli %166, %c14 : index
      %170 = arith.addi %168, %169 : index
      %171 = arith.muli %167, %c4 : index
      %172 = arith.addi %170, %171 : index
      %173 = vector.load %w[%172] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %174 = vector.bitcast %173 : vector<2xi8> to vector<1xf16>
      %175 = vector.extract %174[0] : f16 from vector<1xf16>
      %176 = vector.broadcast %175 : f16 to vector<16xf16>
      %177 = arith.addi %10, %c3 : index
      %178 = arith.addi %inputFeatures, %c2 : index
      %179 = arith.divui %178, %c3 : index
      %180 = arith.muli %179, %c3 : index
      %181 = arith.addi %177, %180 : index
      %182 = arith.muli %166, %c19 : index
      %183 = arith.addi %181, %182 : index
      %184 = arith.addi %183, %c5 : index
      %185 = arith.muli %167, %c1 : index
      %186 = arith.addi %184, %185 : index
      %187 = vector.load %w[%186] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %188 = vector.bitcast %187 : vector<16xi8> to vector<4xi32>
      %189 = arith.andi %188, %c20 : vector<4xi32>
      %190 = arith.ori %189, %c21 : vector<4xi32>
      %191 = vector.bitcast %190 : vector<4xi32> to vector<8xf16>
      %192 = arith.shrui %188, %c22 : vector<4xi32>
      %193 = arith.andi %192, %c20 : vector<4xi32>
      %194 = arith.ori %193, %c21 : vector<4xi32>
      %195 = vector.bitcast %194 : vector<4xi32> to vector<8xf16>
      %196 = vector.shuffle %191, %195 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %197 = arith.subf %196, %c23 : vector<16xf16>
      %198 = arith.mulf %197, %176 : vector<16xf16>
      %199 = arith.muli %166, %c19 : index
      %200 = arith.addi %181, %199 : index
      %201 = arith.addi %200, %c24 : index
      %202 = arith.muli %167, %c1 : index
      %203 = arith.addi %201, %202 : index
      %204 = vector.load %w[%203] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %205 = vector.bitcast %204 : vector<16xi8> to vector<4xi32>
      %206 = arith.andi %205, %c20 : vector<4xi32>
      %207 = arith.ori %206, %c21 : vector<4xi32>
      %208 = vector.bitcast %207 : vector<4xi32> to vector<8xf16>
      %209 = arith.shrui %205, %c22 : vector<4xi32>
      %210 = arith.andi %209, %c20 : vector<4xi32>
      %211 = arith.ori %210, %c21 : vector<4xi32>
      %212 = vector.bitcast %211 : vector<4xi32> to vector<8xf16>
      %213 = vector.shuffle %208, %212 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %214 = arith.subf %213, %c23 : vector<16xf16>
      %215 = arith.mulf %214, %176 : vector<16xf16>
      %216 = arith.addi %105, %c5 : index
      %217 = arith.remui %115, %c1 : index
      %218 = arith.addi %12, %c3 : index
      %219 = arith.muli %216, %c14 : index
      %220 = arith.addi %218, %219 : index
      %221 = arith.muli %217, %c4 : index
      %222 = arith.addi %220, %221 : index
      %223 = vector.load %w[%222] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %224 = vector.bitcast %223 : vector<2xi8> to vector<1xf16>
      %225 = vector.extract %224[0] : f16 from vector<1xf16>
      %226 = vector.broadcast %225 : f16 to vector<16xf16>
      %227 = arith.addi %12, %c3 : index
      %228 = arith.addi %inputFeatures, %c2 : index
      %229 = arith.divui %228, %c3 : index
      %230 = arith.muli %229, %c3 : index
      %231 = arith.addi %227, %230 : index
      %232 = arith.muli %216, %c19 : index
      %233 = arith.addi %231, %232 : index
      %234 = arith.addi %233, %c5 : index
      %235 = arith.muli %217, %c1 : index
      %236 = arith.addi %234, %235 : index
      %237 = vector.load %w[%236] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %238 = vector.bitcast %237 : vector<16xi8> to vector<4xi32>
      %239 = arith.andi %238, %c20 : vector<4xi32>
      %240 = arith.ori %239, %c21 : vector<4xi32>
      %241 = vector.bitcast %240 : vector<4xi32> to vector<8xf16>
      %242 = arith.shrui %238, %c22 : vector<4xi32>
      %243 = arith.andi %242, %c20 : vector<4xi32>
      %244 = arith.ori %243, %c21 : vector<4xi32>
      %245 = vector.bitcast %244 : vector<4xi32> to vector<8xf16>
      %246 = vector.shuffle %241, %245 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %247 = arith.subf %246, %c23 : vector<16xf16>
      %248 = arith.mulf %247, %226 : vector<16xf16>
      %249 = arith.muli %216, %c19 : index
      %250 = arith.addi %231, %249 : index
      %251 = arith.addi %250, %c24 : index
      %252 = arith.muli %217, %c1 : index
      %253 = arith.addi %251, %252 : index
      %254 = vector.load %w[%253] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %255 = vector.bitcast %254 : vector<16xi8> to vector<4xi32>
      %256 = arith.andi %255, %c20 : vector<4xi32>
      %257 = arith.ori %256, %c21 : vector<4xi32>
      %258 = vector.bitcast %257 : vector<4xi32> to vector<8xf16>
      %259 = arith.shrui %255, %c22 : vector<4xi32>
      %260 = arith.andi %259, %c20 : vector<4xi32>
      %261 = arith.ori %260, %c21 : vector<4xi32>
      %262 = vector.bitcast %261 : vector<4xi32> to vector<8xf16>
      %263 = vector.shuffle %258, %262 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %264 = arith.subf %263, %c23 : vector<16xf16>
      %265 = arith.mulf %264, %226 : vector<16xf16>
      %266 = arith.addi %105, %c6 : index
      %267 = arith.remui %115, %c1 : index
      %268 = arith.addi %12, %c3 : index
      %269 = arith.muli %266, %c14 : index
      %270 = arith.addi %268, %269 : index
      %271 = arith.muli %267, %c4 : index
      %272 = arith.addi %270, %271 : index
      %273 = vector.load %w[%272] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %274 = vector.bitcast %273 : vector<2xi8> to vector<1xf16>
      %275 = vector.extract %274[0] : f16 from vector<1xf16>
      %276 = vector.broadcast %275 : f16 to vector<16xf16>
      %277 = arith.addi %12, %c3 : index
      %278 = arith.addi %inputFeatures, %c2 : index
      %279 = arith.divui %278, %c3 : index
      %280 = arith.muli %279, %c3 : index
      %281 = arith.addi %277, %280 : index
      %282 = arith.muli %266, %c19 : index
      %283 = arith.addi %281, %282 : index
      %284 = arith.addi %283, %c5 : index
      %285 = arith.muli %267, %c1 : index
      %286 = arith.addi %284, %285 : index
      %287 = vector.load %w[%286] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %288 = vector.bitcast %287 : vector<16xi8> to vector<4xi32>
      %289 = arith.andi %288, %c20 : vector<4xi32>
      %290 = arith.ori %289, %c21 : vector<4xi32>
      %291 = vector.bitcast %290 : vector<4xi32> to vector<8xf16>
      %292 = arith.shrui %288, %c22 : vector<4xi32>
      %293 = arith.andi %292, %c20 : vector<4xi32>
      %294 = arith.ori %293, %c21 : vector<4xi32>
      %295 = vector.bitcast %294 : vector<4xi32> to vector<8xf16>
      %296 = vector.shuffle %291, %295 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %297 = arith.subf %296, %c23 : vector<16xf16>
      %298 = arith.mulf %297, %276 : vector<16xf16>
      %299 = arith.muli %266, %c19 : index
      %300 = arith.addi %281, %299 : index
      %301 = arith.addi %300, %c24 : index
      %302 = arith.muli %267, %c1 : index
      %303 = arith.addi %301, %302 : index
      %304 = vector.load %w[%303] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %305 = vector.bitcast %304 : vector<16xi8> to vector<4xi32>
      %306 = arith.andi %305, %c20 : vector<4xi32>
      %307 = arith.ori %306, %c21 : vector<4xi32>
      %308 = vector.bitcast %307 : vector<4xi32> to vector<8xf16>
      %309 = arith.shrui %305, %c22 : vector<4xi32>
      %310 = arith.andi %309, %c20 : vector<4xi32>
      %311 = arith.ori %310, %c21 : vector<4xi32>
      %312 = vector.bitcast %311 : vector<4xi32> to vector<8xf16>
      %313 = vector.shuffle %308, %312 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %314 = arith.subf %313, %c23 : vector<16xf16>
      %315 = arith.mulf %314, %276 : vector<16xf16>
      %316 = arith.muli %105, %c4 : index
      %317 = arith.addi %316, %c5 : index
      %318 = arith.muli %tileRows, %c1 : index
      %319 = arith.muli %317, %318 : index
      %320 = arith.addi %37, %319 : index
      %321 = vector.load %x[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %322 = arith.muli %tileRows, %c13 : index
      %323 = arith.addi %320, %322 : index
      %324 = vector.load %x[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %325 = vector.shuffle %321, %324 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %326 = wave.mma %325, %148, %106 : vector<16xf16>, vector<8xf32>
      %327 = wave.mma %325, %248, %107 : vector<16xf16>, vector<8xf32>
      %328 = arith.muli %105, %c4 : index
      %329 = arith.addi %328, %c5 : index
      %330 = arith.muli %tileRows, %c1 : index
      %331 = arith.muli %329, %330 : index
      %332 = arith.addi %55, %331 : index
      %333 = vector.load %x[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %334 = arith.muli %tileRows, %c13 : index
      %335 = arith.addi %332, %334 : index
      %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %337 = vector.shuffle %333, %336 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %338 = wave.mma %337, %148, %108 : vector<16xf16>, vector<8xf32>
      %339 = wave.mma %337, %248, %109 : vector<16xf16>, vector<8xf32>
      %340 = arith.muli %105, %c4 : index
      %341 = arith.addi %340, %c5 : index
      %342 = arith.muli %tileRows, %c1 : index
      %343 = arith.muli %341, %342 : index
      %344 = arith.addi %73, %343 : index
      %345 = vector.load %x[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %346 = arith.muli %tileRows, %c13 : index
      %347 = arith.addi %344, %346 : index
      %348 = vector.load %x[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %349 = vector.shuffle %345, %348 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %350 = wave.mma %349, %148, %110 : vector<16xf16>, vector<8xf32>
      %351 = wave.mma %349, %248, %111 : vector<16xf16>, vector<8xf32>
      %352 = arith.muli %105, %c4 : index
      %353 = arith.addi %352, %c5 : index
      %354 = arith.muli %tileRows, %c1 : index
      %355 = arith.muli %353, %354 : index
      %356 = arith.addi %91, %355 : index
      %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %358 = arith.muli %tileRows, %c13 : index
      %359 = arith.addi %356, %358 : index
      %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = vector.shuffle %357, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %362 = wave.mma %361, %148, %112 : vector<16xf16>, vector<8xf32>
      %363 = wave.mma %361, %248, %113 : vector<16xf16>, vector<8xf32>
      %364 = arith.muli %105, %c4 : index
      %365 = arith.addi %364, %c6 : index
      %366 = arith.muli %tileRows, %c1 : index
      %367 = arith.muli %365, %366 : index
      %368 = arith.addi %37, %367 : index
      %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %370 = arith.muli %tileRows, %c13 : index
      %371 = arith.addi %368, %370 : index
      %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %373 = vector.shuffle %369, %372 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %374 = wave.mma %373, %165, %326 : vector<16xf16>, vector<8xf32>
      %375 = wave.mma %373, %265, %327 : vector<16xf16>, vector<8xf32>
      %376 = arith.muli %105, %c4 : index
      %377 = arith.addi %376, %c6 : index
      %378 = arith.muli %tileRows, %c1 : index
      %379 = arith.muli %377, %378 : index
      %380 = arith.addi %55, %379 : index
      %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %382 = arith.muli %tileRows, %c13 : index
      %383 = arith.addi %380, %382 : index
      %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %385 = vector.shuffle %381, %384 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %386 = wave.mma %385, %165, %338 : vector<16xf16>, vector<8xf32>
      %387 = wave.mma %385, %265, %339 : vector<16xf16>, vector<8xf32>
      %388 = arith.muli %105, %c4 : index
      %389 = arith.addi %388, %c6 : index
      %390 = arith.muli %tileRows, %c1 : index
      %391 = arith.muli %389, %390 : index
      %392 = arith.addi %73, %391 : index
      %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = arith.muli %tileRows, %c13 : index
      %395 = arith.addi %392, %394 : index
      %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %397 = vector.shuffle %393, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %398 = wave.mma %397, %165, %350 : vector<16xf16>, vector<8xf32>
      %399 = wave.mma %397, %265, %351 : vector<16xf16>, vector<8xf32>
      %400 = arith.muli %105, %c4 : index
      %401 = arith.addi %400, %c6 : index
      %402 = arith.muli %tileRows, %c1 : index
      %403 = arith.muli %401, %402 : index
      %404 = arith.addi %91, %403 : index
      %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = arith.muli %tileRows, %c13 : index
      %407 = arith.addi %404, %406 : index
      %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = vector.shuffle %405, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %410 = wave.mma %409, %165, %362 : vector<16xf16>, vector<8xf32>
      %411 = wave.mma %409, %265, %363 : vector<16xf16>, vector<8xf32>
      %412 = arith.muli %105, %c4 : index
      %413 = arith.addi %412, %c4 : index
      %414 = arith.muli %tileRows, %c1 : index
      %415 = arith.muli %413, %414 : index
      %416 = arith.addi %37, %415 : index
      %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %418 = arith.muli %tileRows, %c13 : index
      %419 = arith.addi %416, %418 : index
      %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %421 = vector.shuffle %417, %420 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %422 = wave.mma %421, %198, %374 : vector<16xf16>, vector<8xf32>
      %423 = wave.mma %421, %298, %375 : vector<16xf16>, vector<8xf32>
      %424 = arith.muli %105, %c4 : index
      %425 = arith.addi %424, %c4 : index
      %426 = arith.muli %tileRows, %c1 : index
      %427 = arith.muli %425, %426 : index
      %428 = arith.addi %55, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = arith.muli %tileRows, %c13 : index
      %431 = arith.addi %428, %430 : index
      %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %433 = vector.shuffle %429, %432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %434 = wave.mma %433, %198, %386 : vector<16xf16>, vector<8xf32>
      %435 = wave.mma %433, %298, %387 : vector<16xf16>, vector<8xf32>
      %436 = arith.muli %105, %c4 : index
      %437 = arith.addi %436, %c4 : index
      %438 = arith.muli %tileRows, %c1 : index
      %439 = arith.muli %437, %438 : index
      %440 = arith.addi %73, %439 : index
      %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %442 = arith.muli %tileRows, %c13 : index
      %443 = arith.addi %440, %442 : index
      %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %445 = vector.shuffle %441, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %446 = wave.mma %445, %198, %398 : vector<16xf16>, vector<8xf32>
      %447 = wave.mma %445, %298, %399 : vector<16xf16>, vector<8xf32>
      %448 = arith.muli %105, %c4 : index
      %449 = arith.addi %448, %c4 : index
      %450 = arith.muli %tileRows, %c1 : index
      %451 = arith.muli %449, %450 : index
      %452 = arith.addi %91, %451 : index
      %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %454 = arith.muli %tileRows, %c13 : index
      %455 = arith.addi %452, %454 : index
      %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %457 = vector.shuffle %453, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %458 = wave.mma %457, %198, %410 : vector<16xf16>, vector<8xf32>
      %459 = wave.mma %457, %298, %411 : vector<16xf16>, vector<8xf32>
      %460 = arith.muli %105, %c4 : index
      %461 = arith.addi %460, %c25 : index
      %462 = arith.muli %tileRows, %c1 : index
      %463 = arith.muli %461, %462 : index
      %464 = arith.addi %37, %463 : index
      %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %466 = arith.muli %tileRows, %c13 : index
      %467 = arith.addi %464, %466 : index
      %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %469 = vector.shuffle %465, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %470 = wave.mma %469, %215, %422 : vector<16xf16>, vector<8xf32>
      %471 = wave.mma %469, %315, %423 : vector<16xf16>, vector<8xf32>
      %472 = arith.muli %105, %c4 : index
      %473 = arith.addi %472, %c25 : index
      %474 = arith.muli %tileRows, %c1 : index
      %475 = arith.muli %473, %474 : index
      %476 = arith.addi %55, %475 : index
      %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %478 = arith.muli %tileRows, %c13 : index
      %479 = arith.addi %476, %478 : index
      %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %481 = vector.shuffle %477, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %482 = wave.mma %481, %215, %434 : vector<16xf16>, vector<8xf32>
      %483 = wave.mma %481, %315, %435 : vector<16xf16>, vector<8xf32>
      %484 = arith.muli %105, %c4 : index
      %485 = arith.addi %484, %c25 : index
      %486 = arith.muli %tileRows, %c1 : index
      %487 = arith.muli %485, %486 : index
      %488 = arith.addi %73, %487 : index
      %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %490 = arith.muli %tileRows, %c13 : index
      %491 = arith.addi %488, %490 : index
      %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %493 = vector.shuffle %489, %492 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %494 = wave.mma %493, %215, %446 : vector<16xf16>, vector<8xf32>
      %495 = wave.mma %493, %315, %447 : vector<16xf16>, vector<8xf32>
      %496 = arith.muli %105, %c4 : index
      %497 = arith.addi %496, %c25 : index
      %498 = arith.muli %tileRows, %c1 : index
      %499 = arith.muli %497, %498 : index
      %500 = arith.addi %91, %499 : index
      %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %502 = arith.muli %tileRows, %c13 : index
      %503 = arith.addi %500, %502 : index
      %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %505 = vector.shuffle %501, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %506 = wave.mma %505, %215, %458 : vector<16xf16>, vector<8xf32>
      %507 = wave.mma %505, %315, %459 : vector<16xf16>, vector<8xf32>
      scf.yield %470, %471, %482, %483, %494, %495, %506, %507 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %508 = arith.select %98, %104, %97 : index
    %518:8 = scf.for %509 = %104 to %508 step %c6 iter_args(%510 = %114#0, %511 = %114#1, %512 = %114#2, %513 = %114#3, %514 = %114#4, %515 = %114#5, %516 = %114#6, %517 = %114#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %519 = wave.lane
      %520 = arith.addi %509, %c5 : index
      %521 = arith.remui %519, %c1 : index
      %522 = arith.addi %10, %c3 : index
      %523 = arith.muli %520, %c14 : index
      %524 = arith.addi %522, %523 : index
      %525 = arith.muli %521, %c4 : index
      %526 = arith.addi %524, %525 : index
      %527 = vector.load %w[%526] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %528 = vector.bitcast %527 : vector<2xi8> to vector<1xf16>
      %529 = vector.extract %528[0] : f16 from vector<1xf16>
      %530 = vector.broadcast %529 : f16 to vector<16xf16>
      %531 = arith.addi %10, %c3 : index
      %532 = arith.addi %inputFeatures, %c2 : index
      %533 = arith.divui %532, %c3 : index
      %534 = arith.muli %533, %c3 : index
      %535 = arith.addi %531, %534 : index
      %536 = arith.muli %520, %c19 : index
      %537 = arith.addi %535, %536 : index
      %538 = arith.addi %537, %c5 : index
      %539 = arith.muli %521, %c1 : index
      %540 = arith.addi %538, %539 : index
      %541 = vector.load %w[%540] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %542 = vector.bitcast %541 : vector<16xi8> to vector<4xi32>
      %543 = arith.andi %542, %c20 : vector<4xi32>
      %544 = arith.ori %543, %c21 : vector<4xi32>
      %545 = vector.bitcast %544 : vector<4xi32> to vector<8xf16>
      %546 = arith.shrui %542, %c22 : vector<4xi32>
      %547 = arith.andi %546, %c20 : vector<4xi32>
      %548 = arith.ori %547, %c21 : vector<4xi32>
      %549 = vector.bitcast %548 : vector<4xi32> to vector<8xf16>
      %550 = vector.shuffle %545, %549 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %551 = arith.subf %550, %c23 : vector<16xf16>
      %552 = arith.mulf %551, %530 : vector<16xf16>
      %553 = arith.muli %520, %c19 : index
      %554 = arith.addi %535, %553 : index
      %555 = arith.addi %554, %c24 : index
      %556 = arith.muli %521, %c1 : index
      %557 = arith.addi %555, %556 : index
      %558 = vector.load %w[%557] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %559 = vector.bitcast %558 : vector<16xi8> to vector<4xi32>
      %560 = arith.andi %559, %c20 : vector<4xi32>
      %561 = arith.ori %560, %c21 : vector<4xi32>
      %562 = vector.bitcast %561 : vector<4xi32> to vector<8xf16>
      %563 = arith.shrui %559, %c22 : vector<4xi32>
      %564 = arith.andi %563, %c20 : vector<4xi32>
      %565 = arith.ori %564, %c21 : vector<4xi32>
      %566 = vector.bitcast %565 : vector<4xi32> to vector<8xf16>
      %567 = vector.shuffle %562, %566 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %568 = arith.subf %567, %c23 : vector<16xf16>
      %569 = arith.mulf %568, %530 : vector<16xf16>
      %570 = arith.addi %509, %c5 : index
      %571 = arith.remui %519, %c1 : index
      %572 = arith.addi %12, %c3 : index
      %573 = arith.muli %570, %c14 : index
      %574 = arith.addi %572, %573 : index
      %575 = arith.muli %571, %c4 : index
      %576 = arith.addi %574, %575 : index
      %577 = vector.load %w[%576] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %578 = vector.bitcast %577 : vector<2xi8> to vector<1xf16>
      %579 = vector.extract %578[0] : f16 from vector<1xf16>
      %580 = vector.broadcast %579 : f16 to vector<16xf16>
      %581 = arith.addi %12, %c3 : index
      %582 = arith.addi %inputFeatures, %c2 : index
      %583 = arith.divui %582, %c3 : index
      %584 = arith.muli %583, %c3 : index
      %585 = arith.addi %581, %584 : index
      %586 = arith.muli %570, %c19 : index
      %587 = arith.addi %585, %586 : index
      %588 = arith.addi %587, %c5 : index
      %589 = arith.muli %571, %c1 : index
      %590 = arith.addi %588, %589 : index
      %591 = vector.load %w[%590] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %592 = vector.bitcast %591 : vector<16xi8> to vector<4xi32>
      %593 = arith.andi %592, %c20 : vector<4xi32>
      %594 = arith.ori %593, %c21 : vector<4xi32>
      %595 = vector.bitcast %594 : vector<4xi32> to vector<8xf16>
      %596 = arith.shrui %592, %c22 : vector<4xi32>
      %597 = arith.andi %596, %c20 : vector<4xi32>
      %598 = arith.ori %597, %c21 : vector<4xi32>
      %599 = vector.bitcast %598 : vector<4xi32> to vector<8xf16>
      %600 = vector.shuffle %595, %599 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %601 = arith.subf %600, %c23 : vector<16xf16>
      %602 = arith.mulf %601, %580 : vector<16xf16>
      %603 = arith.muli %570, %c19 : index
      %604 = arith.addi %585, %603 : index
      %605 = arith.addi %604, %c24 : index
      %606 = arith.muli %571, %c1 : index
      %607 = arith.addi %605, %606 : index
      %608 = vector.load %w[%607] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %609 = vector.bitcast %608 : vector<16xi8> to vector<4xi32>
      %610 = arith.andi %609, %c20 : vector<4xi32>
      %611 = arith.ori %610, %c21 : vector<4xi32>
      %612 = vector.bitcast %611 : vector<4xi32> to vector<8xf16>
      %613 = arith.shrui %609, %c22 : vector<4xi32>
      %614 = arith.andi %613, %c20 : vector<4xi32>
      %615 = arith.ori %614, %c21 : vector<4xi32>
      %616 = vector.bitcast %615 : vector<4xi32> to vector<8xf16>
      %617 = vector.shuffle %612, %616 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %618 = arith.subf %617, %c23 : vector<16xf16>
      %619 = arith.mulf %618, %580 : vector<16xf16>
      %620 = arith.muli %509, %c4 : index
      %621 = arith.addi %620, %c5 : index
      %622 = arith.muli %tileRows, %c1 : index
      %623 = arith.muli %621, %622 : index
      %624 = arith.addi %37, %623 : index
      %625 = vector.load %x[%624] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %626 = arith.muli %tileRows, %c13 : index
      %627 = arith.addi %624, %626 : index
      %628 = vector.load %x[%627] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %629 = vector.shuffle %625, %628 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %630 = wave.mma %629, %552, %510 : vector<16xf16>, vector<8xf32>
      %631 = wave.mma %629, %602, %511 : vector<16xf16>, vector<8xf32>
      %632 = arith.muli %509, %c4 : index
      %633 = arith.addi %632, %c5 : index
      %634 = arith.muli %tileRows, %c1 : index
      %635 = arith.muli %633, %634 : index
      %636 = arith.addi %55, %635 : index
      %637 = vector.load %x[%636] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %638 = arith.muli %tileRows, %c13 : index
      %639 = arith.addi %636, %638 : index
      %640 = vector.load %x[%639] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %641 = vector.shuffle %637, %640 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %642 = wave.mma %641, %552, %512 : vector<16xf16>, vector<8xf32>
      %643 = wave.mma %641, %602, %513 : vector<16xf16>, vector<8xf32>
      %644 = arith.muli %509, %c4 : index
      %645 = arith.addi %644, %c5 : index
      %646 = arith.muli %tileRows, %c1 : index
      %647 = arith.muli %645, %646 : index
      %648 = arith.addi %73, %647 : index
      %649 = vector.load %x[%648] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %650 = arith.muli %tileRows, %c13 : index
      %651 = arith.addi %648, %650 : index
      %652 = vector.load %x[%651] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %653 = vector.shuffle %649, %652 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %654 = wave.mma %653, %552, %514 : vector<16xf16>, vector<8xf32>
      %655 = wave.mma %653, %602, %515 : vector<16xf16>, vector<8xf32>
      %656 = arith.muli %509, %c4 : index
      %657 = arith.addi %656, %c5 : index
      %658 = arith.muli %tileRows, %c1 : index
      %659 = arith.muli %657, %658 : index
      %660 = arith.addi %91, %659 : index
      %661 = vector.load %x[%660] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %662 = arith.muli %tileRows, %c13 : index
      %663 = arith.addi %660, %662 : index
      %664 = vector.load %x[%663] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %665 = vector.shuffle %661, %664 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %666 = wave.mma %665, %552, %516 : vector<16xf16>, vector<8xf32>
      %667 = wave.mma %665, %602, %517 : vector<16xf16>, vector<8xf32>
      %668 = arith.muli %509, %c4 : index
      %669 = arith.addi %668, %c6 : index
      %670 = arith.muli %tileRows, %c1 : index
      %671 = arith.muli %669, %670 : index
      %672 = arith.addi %37, %671 : index
      %673 = vector.load %x[%672] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %674 = arith.muli %tileRows, %c13 : index
      %675 = arith.addi %672, %674 : index
      %676 = vector.load %x[%675] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %677 = vector.shuffle %673, %676 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %678 = wave.mma %677, %569, %630 : vector<16xf16>, vector<8xf32>
      %679 = wave.mma %677, %619, %631 : vector<16xf16>, vector<8xf32>
      %680 = arith.muli %509, %c4 : index
      %681 = arith.addi %680, %c6 : index
      %682 = arith.muli %tileRows, %c1 : index
      %683 = arith.muli %681, %682 : index
      %684 = arith.addi %55, %683 : index
      %685 = vector.load %x[%684] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %686 = arith.muli %tileRows, %c13 : index
      %687 = arith.addi %684, %686 : index
      %688 = vector.load %x[%687] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %689 = vector.shuffle %685, %688 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %690 = wave.mma %689, %569, %642 : vector<16xf16>, vector<8xf32>
      %691 = wave.mma %689, %619, %643 : vector<16xf16>, vector<8xf32>
      %692 = arith.muli %509, %c4 : index
      %693 = arith.addi %692, %c6 : index
      %694 = arith.muli %tileRows, %c1 : index
      %695 = arith.muli %693, %694 : index
      %696 = arith.addi %73, %695 : index
      %697 = vector.load %x[%696] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %698 = arith.muli %tileRows, %c13 : index
      %699 = arith.addi %696, %698 : index
      %700 = vector.load %x[%699] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %701 = vector.shuffle %697, %700 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %702 = wave.mma %701, %569, %654 : vector<16xf16>, vector<8xf32>
      %703 = wave.mma %701, %619, %655 : vector<16xf16>, vector<8xf32>
      %704 = arith.muli %509, %c4 : index
      %705 = arith.addi %704, %c6 : index
      %706 = arith.muli %tileRows, %c1 : index
      %707 = arith.muli %705, %706 : index
      %708 = arith.addi %91, %707 : index
      %709 = vector.load %x[%708] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %710 = arith.muli %tileRows, %c13 : index
      %711 = arith.addi %708, %710 : index
      %712 = vector.load %x[%711] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %713 = vector.shuffle %709, %712 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %714 = wave.mma %713, %569, %666 : vector<16xf16>, vector<8xf32>
      %715 = wave.mma %713, %619, %667 : vector<16xf16>, vector<8xf32>
      scf.yield %678, %679, %690, %691, %702, %703, %714, %715 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %716 = wave.lane
    %717 = wave.wave
    %718 = arith.muli %717, %c4 : index
    %719 = arith.addi %718, %c5 : index
    %720 = arith.muli %719, %c24 : index
    %721 = arith.addi %720, %716 : index
    %722 = vector.extract %518#0[0] : f32 from vector<8xf32>
    %723 = arith.addi %721, %c5 : index
    memref.store %722, %16[%723] : memref<?xf32>
    %724 = vector.extract %518#0[1] : f32 from vector<8xf32>
    %725 = arith.addi %721, %c14 : index
    memref.store %724, %16[%725] : memref<?xf32>
    %726 = vector.extract %518#0[2] : f32 from vector<8xf32>
    %727 = arith.addi %721, %c8 : index
    memref.store %726, %16[%727] : memref<?xf32>
    %728 = vector.extract %518#0[3] : f32 from vector<8xf32>
    %729 = arith.addi %721, %c26 : index
    memref.store %728, %16[%729] : memref<?xf32>
    %730 = vector.extract %518#0[4] : f32 from vector<8xf32>
    %731 = arith.addi %721, %c3 : index
    memref.store %730, %16[%731] : memref<?xf32>
    %732 = vector.extract %518#0[5] : f32 from vector<8xf32>
    %733 = arith.addi %721, %c27 : index
    memref.store %732, %16[%733] : memref<?xf32>
    %734 = vector.extract %518#0[6] : f32 from vector<8xf32>
    %735 = arith.addi %721, %c28 : index
    memref.store %734, %16[%735] : memref<?xf32>
    %736 = vector.extract %518#0[7] : f32 from vector<8xf32>
    %737 = arith.addi %721, %c29 : index
    memref.store %736, %16[%737] : memref<?xf32>
    %738 = arith.muli %717, %c4 : index
    %739 = arith.addi %738, %c6 : index
    %740 = arith.muli %739, %c24 : index
    %741 = arith.addi %740, %716 : index
    %742 = vector.extract %518#1[0] : f32 from vector<8xf32>
    %743 = arith.addi %741, %c5 : index
    memref.store %742, %16[%743] : memref<?xf32>
    %744 = vector.extract %518#1[1] : f32 from vector<8xf32>
    %745 = arith.addi %741, %c14 : index
    memref.store %744, %16[%745] : memref<?xf32>
    %746 = vector.extract %518#1[2] : f32 from vector<8xf32>
    %747 = arith.addi %741, %c8 : index
    memref.store %746, %16[%747] : memref<?xf32>
    %748 = vector.extract %518#1[3] : f32 from vector<8xf32>
    %749 = arith.addi %741, %c26 : index
    memref.store %748, %16[%749] : memref<?xf32>
    %750 = vector.extract %518#1[4] : f32 from vector<8xf32>
    %751 = arith.addi %741, %c3 : index
    memref.store %750, %16[%751] : memref<?xf32>
    %752 = vector.extract %518#1[5] : f32 from vector<8xf32>
    %753 = arith.addi %741, %c27 : index
    memref.store %752, %16[%753] : memref<?xf32>
    %754 = vector.extract %518#1[6] : f32 from vector<8xf32>
    %755 = arith.addi %741, %c28 : index
    memref.store %754, %16[%755] : memref<?xf32>
    %756 = vector.extract %518#1[7] : f32 from vector<8xf32>
    %757 = arith.addi %741, %c29 : index
    memref.store %756, %16[%757] : memref<?xf32>
    wave.barrier
    %758 = arith.muli %717, %c30 : index
    %759 = arith.addi %758, %c5 : index
    %760 = arith.muli %759, %c14 : index
    %761 = arith.addi %760, %716 : index
    %762 = arith.addi %761, %c5 : index
    %763 = memref.load %16[%762] : memref<?xf32>
    %764 = arith.addi %762, %c19 : index
    %765 = memref.load %16[%764] : memref<?xf32>
    %766 = arith.addf %763, %765 : f32
    %767 = arith.muli %759, %c14 : index
    %768 = arith.addi %767, %716 : index
    %769 = arith.addi %768, %c24 : index
    %770 = memref.load %16[%769] : memref<?xf32>
    %771 = arith.addi %769, %c19 : index
    %772 = memref.load %16[%771] : memref<?xf32>
    %773 = arith.addf %770, %772 : f32
    %774 = wave.lane
    %775 = arith.addi %15, %c5 : index
    %776 = arith.muli %759, %c4 : index
    %777 = arith.addi %775, %776 : index
    %778 = arith.divui %774, %c1 : index
    %779 = arith.addi %777, %778 : index
    %780 = arith.cmpi slt, %779, %14 : index
    scf.if %780 {
      %781 = arith.cmpi eq, %hasFactors, %c6 : index
      %782 = arith.muli %779, %c4 : index
      %783 = memref.load %factors[%782] : memref<?xf32>
      %784 = arith.mulf %783, %operandScale : f32
      %785 = arith.select %781, %784, %operandScale : f32
      %786 = arith.remui %774, %c1 : index
      %787 = arith.muli %786, %c30 : index
      %788 = arith.addi %10, %787 : index
      %789 = vector.load %w[%788] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %790 = vector.bitcast %789 : vector<4xi8> to vector<1xf32>
      %791 = vector.extract %790[0] : f32 from vector<1xf32>
      %792 = arith.mulf %791, %785 : f32
      %793 = arith.mulf %766, %792 : f32
      %794 = arith.remui %774, %c1 : index
      %795 = arith.muli %794, %c30 : index
      %796 = arith.addi %12, %795 : index
      %797 = vector.load %w[%796] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %798 = vector.bitcast %797 : vector<4xi8> to vector<1xf32>
      %799 = vector.extract %798[0] : f32 from vector<1xf32>
      %800 = arith.mulf %799, %785 : f32
      %801 = arith.mulf %773, %800 : f32
      %802 = arith.addi %10, %c8 : index
      %803 = vector.load %w[%802] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %804 = vector.bitcast %803 : vector<4xi8> to vector<1xf32>
      %805 = vector.extract %804[0] : f32 from vector<1xf32>
      %806 = arith.muli %779, %c4 : index
      %807 = arith.addi %806, %c6 : index
      %808 = memref.load %factors[%807] : memref<?xf32>
      %809 = arith.mulf %808, %805 : f32
      %810 = arith.bitcast %809 : f32 to i32
      %811 = arith.shrui %810, %c33 : i32
      %812 = arith.maxsi %811, %c34 : i32
      %813 = arith.subi %c35, %812 : i32
      %814 = arith.shli %813, %c33 : i32
      %815 = arith.subi %812, %c36 : i32
      %816 = arith.shli %815, %c33 : i32
      %817 = arith.bitcast %814 : i32 to f32
      %818 = arith.bitcast %816 : i32 to f32
      %819 = arith.cmpi eq, %0, %c5 : index
      %820 = wave.lane
      %821 = arith.remui %820, %c1 : index
      %822 = arith.cmpi eq, %821, %c5 : index
      %823 = arith.andi %819, %822 : i1
      scf.if %823 {
        %824 = arith.muli %779, %c4 : index
        memref.store %818, %out_factors[%824] : memref<?xf32>
      }
      %825 = arith.mulf %793, %c38 : f32
      %826 = wave.exp2 %825 : f32
      %827 = arith.addf %c37, %826 : f32
      %828 = arith.divf %793, %827 : f32
      %829 = arith.mulf %828, %801 : f32
      %830 = arith.mulf %829, %817 : f32
      %831 = arith.truncf %830 : f32 to f16
      %832 = arith.muli %0, %c1 : index
      %833 = wave.lane
      %834 = arith.remui %833, %c1 : index
      %835 = arith.addi %832, %834 : index
      %836 = arith.divui %779, %outTileRows : index
      %837 = arith.divui %outputFeatures, %c1 : index
      %838 = arith.muli %836, %837 : index
      %839 = arith.divui %835, %c1 : index
      %840 = arith.addi %838, %839 : index
      %841 = arith.muli %840, %c4 : index
      %842 = arith.remui %835, %c1 : index
      %843 = arith.divui %842, %c13 : index
      %844 = arith.addi %841, %843 : index
      %845 = arith.muli %outTileRows, %c13 : index
      %846 = arith.muli %844, %845 : index
      %847 = arith.remui %779, %outTileRows : index
      %848 = arith.muli %847, %c13 : index
      %849 = arith.addi %846, %848 : index
      %850 = arith.remui %835, %c13 : index
      %851 = arith.addi %849, %850 : index
      memref.store %831, %out[%851] : memref<?xf16>
    }
    %852 = arith.muli %717, %c30 : index
    %853 = arith.addi %852, %c6 : index
    %854 = arith.muli %853, %c14 : index
    %855 = arith.addi %854, %716 : index
    %856 = arith.addi %855, %c5 : index
    %857 = memref.load %16[%856] : memref<?xf32>
    %858 = arith.addi %856, %c19 : index
    %859 = memref.load %16[%858] : memref<?xf32>
    %860 = arith.addf %857, %859 : f32
    %861 = arith.muli %853, %c14 : index
    %862 = arith.addi %861, %716 : index
    %863 = arith.addi %862, %c24 : index
    %864 = memref.load %16[%863] : memref<?xf32>
    %865 = arith.addi %863, %c19 : index
    %866 = memref.load %16[%865] : memref<?xf32>
    %867 = arith.addf %864, %866 : f32
    %868 = wave.lane
    %869 = arith.addi %15, %c5 : index
    %870 = arith.muli %853, %c4 : index
    %871 = arith.addi %869, %870 : index
    %872 = arith.divui %868, %c1 : index
    %873 = arith.addi %871, %872 : index
    %874 = arith.cmpi slt, %873, %14 : index
    scf.if %874 {
      %875 = arith.cmpi eq, %hasFactors, %c6 : index
      %876 = arith.muli %873, %c4 : index
      %877 = memref.load %factors[%876] : memref<?xf32>
      %878 = arith.mulf %877, %operandScale : f32
      %879 = arith.select %875, %878, %operandScale : f32
      %880 = arith.remui %868, %c1 : index
      %881 = arith.muli %880, %c30 : index
      %882 = arith.addi %10, %881 : index
      %883 = vector.load %w[%882] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %884 = vector.bitcast %883 : vector<4xi8> to vector<1xf32>
      %885 = vector.extract %884[0] : f32 from vector<1xf32>
      %886 = arith.mulf %885, %879 : f32
      %887 = arith.mulf %860, %886 : f32
      %888 = arith.remui %868, %c1 : index
      %889 = arith.muli %888, %c30 : index
      %890 = arith.addi %12, %889 : index
      %891 = vector.load %w[%890] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %892 = vector.bitcast %891 : vector<4xi8> to vector<1xf32>
      %893 = vector.extract %892[0] : f32 from vector<1xf32>
      %894 = arith.mulf %893, %879 : f32
      %895 = arith.mulf %867, %894 : f32
      %896 = arith.addi %10, %c8 : index
      %897 = vector.load %w[%896] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %898 = vector.bitcast %897 : vector<4xi8> to vector<1xf32>
      %899 = vector.extract %898[0] : f32 from vector<1xf32>
      %900 = arith.muli %873, %c4 : index
      %901 = arith.addi %900, %c6 : index
      %902 = memref.load %factors[%901] : memref<?xf32>
      %903 = arith.mulf %902, %899 : f32
      %904 = arith.bitcast %903 : f32 to i32
      %905 = arith.shrui %904, %c33 : i32
      %906 = arith.maxsi %905, %c34 : i32
      %907 = arith.subi %c35, %906 : i32
      %908 = arith.shli %907, %c33 : i32
      %909 = arith.subi %906, %c36 : i32
      %910 = arith.shli %909, %c33 : i32
      %911 = arith.bitcast %908 : i32 to f32
      %912 = arith.bitcast %910 : i32 to f32
      %913 = arith.cmpi eq, %0, %c5 : index
      %914 = wave.lane
      %915 = arith.remui %914, %c1 : index
      %916 = arith.cmpi eq, %915, %c5 : index
      %917 = arith.andi %913, %916 : i1
      scf.if %917 {
        %918 = arith.muli %873, %c4 : index
        memref.store %912, %out_factors[%918] : memref<?xf32>
      }
      %919 = arith.mulf %887, %c38 : f32
      %920 = wave.exp2 %919 : f32
      %921 = arith.addf %c37, %920 : f32
      %922 = arith.divf %887, %921 : f32
      %923 = arith.mulf %922, %895 : f32
      %924 = arith.mulf %923, %911 : f32
      %925 = arith.truncf %924 : f32 to f16
      %926 = arith.muli %0, %c1 : index
      %927 = wave.lane
      %928 = arith.remui %927, %c1 : index
      %929 = arith.addi %926, %928 : index
      %930 = arith.divui %873, %outTileRows : index
      %931 = arith.divui %outputFeatures, %c1 : index
      %932 = arith.muli %930, %931 : index
      %933 = arith.divui %929, %c1 : index
      %934 = arith.addi %932, %933 : index
      %935 = arith.muli %934, %c4 : index
      %936 = arith.remui %929, %c1 : index
      %937 = arith.divui %936, %c13 : index
      %938 = arith.addi %935, %937 : index
      %939 = arith.muli %outTileRows, %c13 : index
      %940 = arith.muli %938, %939 : index
      %941 = arith.remui %873, %outTileRows : index
      %942 = arith.muli %941, %c13 : index
      %943 = arith.addi %940, %942 : index
      %944 = arith.remui %929, %c13 : index
      %945 = arith.addi %943, %944 : index
      memref.store %925, %out[%945] : memref<?xf16>
    }
    %946 = arith.muli %717, %c30 : index
    %947 = arith.addi %946, %c4 : index
    %948 = arith.muli %947, %c14 : index
    %949 = arith.addi %948, %716 : index
    %950 = arith.addi %949, %c5 : index
    %951 = memref.load %16[%950] : memref<?xf32>
    %952 = arith.addi %950, %c19 : index
    %953 = memref.load %16[%952] : memref<?xf32>
    %954 = arith.addf %951, %953 : f32
    %955 = arith.muli %947, %c14 : index
    %956 = arith.addi %955, %716 : index
    %957 = arith.addi %956, %c24 : index
    %958 = memref.load %16[%957] : memref<?xf32>
    %959 = arith.addi %957, %c19 : index
    %960 = memref.load %16[%959] : memref<?xf32>
    %961 = arith.addf %958, %960 : f32
    %962 = wave.lane
    %963 = arith.addi %15, %c5 : index
    %964 = arith.muli %947, %c4 : index
    %965 = arith.addi %963, %964 : index
    %966 = arith.divui %962, %c1 : index
    %967 = arith.addi %965, %966 : index
    %968 = arith.cmpi slt, %967, %14 : index
    scf.if %968 {
      %969 = arith.cmpi eq, %hasFactors, %c6 : index
      %970 = arith.muli %967, %c4 : index
      %971 = memref.load %factors[%970] : memref<?xf32>
      %972 = arith.mulf %971, %operandScale : f32
      %973 = arith.select %969, %972, %operandScale : f32
      %974 = arith.remui %962, %c1 : index
      %975 = arith.muli %974, %c30 : index
      %976 = arith.addi %10, %975 : index
      %977 = vector.load %w[%976] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %978 = vector.bitcast %977 : vector<4xi8> to vector<1xf32>
      %979 = vector.extract %978[0] : f32 from vector<1xf32>
      %980 = arith.mulf %979, %973 : f32
      %981 = arith.mulf %954, %980 : f32
      %982 = arith.remui %962, %c1 : index
      %983 = arith.muli %982, %c30 : index
      %984 = arith.addi %12, %983 : index
      %985 = vector.load %w[%984] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %986 = vector.bitcast %985 : vector<4xi8> to vector<1xf32>
      %987 = vector.extract %986[0] : f32 from vector<1xf32>
      %988 = arith.mulf %987, %973 : f32
      %989 = arith.mulf %961, %988 : f32
      %990 = arith.addi %10, %c8 : index
      %991 = vector.load %w[%990] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %992 = vector.bitcast %991 : vector<4xi8> to vector<1xf32>
      %993 = vector.extract %992[0] : f32 from vector<1xf32>
      %994 = arith.muli %967, %c4 : index
      %995 = arith.addi %994, %c6 : index
      %996 = memref.load %factors[%995] : memref<?xf32>
      %997 = arith.mulf %996, %993 : f32
      %998 = arith.bitcast %997 : f32 to i32
      %999 = arith.shrui %998, %c33 : i32
      %1000 = arith.maxsi %999, %c34 : i32
      %1001 = arith.subi %c35, %1000 : i32
      %1002 = arith.shli %1001, %c33 : i32
      %1003 = arith.subi %1000, %c36 : i32
      %1004 = arith.shli %1003, %c33 : i32
      %1005 = arith.bitcast %1002 : i32 to f32
      %1006 = arith.bitcast %1004 : i32 to f32
      %1007 = arith.cmpi eq, %0, %c5 : index
      %1008 = wave.lane
      %1009 = arith.remui %1008, %c1 : index
      %1010 = arith.cmpi eq, %1009, %c5 : index
      %1011 = arith.andi %1007, %1010 : i1
      scf.if %1011 {
        %1012 = arith.muli %967, %c4 : index
        memref.store %1006, %out_factors[%1012] : memref<?xf32>
      }
      %1013 = arith.mulf %981, %c38 : f32
      %1014 = wave.exp2 %1013 : f32
      %1015 = arith.addf %c37, %1014 : f32
      %1016 = arith.divf %981, %1015 : f32
      %1017 = arith.mulf %1016, %989 : f32
      %1018 = arith.mulf %1017, %1005 : f32
      %1019 = arith.truncf %1018 : f32 to f16
      %1020 = arith.muli %0, %c1 : index
      %1021 = wave.lane
      %1022 = arith.remui %1021, %c1 : index
      %1023 = arith.addi %1020, %1022 : index
      %1024 = arith.divui %967, %outTileRows : index
      %1025 = arith.divui %outputFeatures, %c1 : index
      %1026 = arith.muli %1024, %1025 : index
      %1027 = arith.divui %1023, %c1 : index
      %1028 = arith.addi %1026, %1027 : index
      %1029 = arith.muli %1028, %c4 : index
      %1030 = arith.remui %1023, %c1 : index
      %1031 = arith.divui %1030, %c13 : index
      %1032 = arith.addi %1029, %1031 : index
      %1033 = arith.muli %outTileRows, %c13 : index
      %1034 = arith.muli %1032, %1033 : index
      %1035 = arith.remui %967, %outTileRows : index
      %1036 = arith.muli %1035, %c13 : index
      %1037 = arith.addi %1034, %1036 : index
      %1038 = arith.remui %1023, %c13 : index
      %1039 = arith.addi %1037, %1038 : index
      memref.store %1019, %out[%1039] : memref<?xf16>
    }
    %1040 = arith.muli %717, %c30 : index
    %1041 = arith.addi %1040, %c25 : index
    %1042 = arith.muli %1041, %c14 : index
    %1043 = arith.addi %1042, %716 : index
    %1044 = arith.addi %1043, %c5 : index
    %1045 = memref.load %16[%1044] : memref<?xf32>
    %1046 = arith.addi %1044, %c19 : index
    %1047 = memref.load %16[%1046] : memref<?xf32>
    %1048 = arith.addf %1045, %1047 : f32
    %1049 = arith.muli %1041, %c14 : index
    %1050 = arith.addi %1049, %716 : index
    %1051 = arith.addi %1050, %c24 : index
    %1052 = memref.load %16[%1051] : memref<?xf32>
    %1053 = arith.addi %1051, %c19 : index
    %1054 = memref.load %16[%1053] : memref<?xf32>
    %1055 = arith.addf %1052, %1054 : f32
    %1056 = wave.lane
    %1057 = arith.addi %15, %c5 : index
    %1058 = arith.muli %1041, %c4 : index
    %1059 = arith.addi %1057, %1058 : index
    %1060 = arith.divui %1056, %c1 : index
    %1061 = arith.addi %1059, %1060 : index
    %1062 = arith.cmpi slt, %1061, %14 : index
    scf.if %1062 {
      %1063 = arith.cmpi eq, %hasFactors, %c6 : index
      %1064 = arith.muli %1061, %c4 : index
      %1065 = memref.load %factors[%1064] : memref<?xf32>
      %1066 = arith.mulf %1065, %operandScale : f32
      %1067 = arith.select %1063, %1066, %operandScale : f32
      %1068 = arith.remui %1056, %c1 : index
      %1069 = arith.muli %1068, %c30 : index
      %1070 = arith.addi %10, %1069 : index
      %1071 = vector.load %w[%1070] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1072 = vector.bitcast %1071 : vector<4xi8> to vector<1xf32>
      %1073 = vector.extract %1072[0] : f32 from vector<1xf32>
      %1074 = arith.mulf %1073, %1067 : f32
      %1075 = arith.mulf %1048, %1074 : f32
      %1076 = arith.remui %1056, %c1 : index
      %1077 = arith.muli %1076, %c30 : index
      %1078 = arith.addi %12, %1077 : index
      %1079 = vector.load %w[%1078] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1080 = vector.bitcast %1079 : vector<4xi8> to vector<1xf32>
      %1081 = vector.extract %1080[0] : f32 from vector<1xf32>
      %1082 = arith.mulf %1081, %1067 : f32
      %1083 = arith.mulf %1055, %1082 : f32
      %1084 = arith.addi %10, %c8 : index
      %1085 = vector.load %w[%1084] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1086 = vector.bitcast %1085 : vector<4xi8> to vector<1xf32>
      %1087 = vector.extract %1086[0] : f32 from vector<1xf32>
      %1088 = arith.muli %1061, %c4 : index
      %1089 = arith.addi %1088, %c6 : index
      %1090 = memref.load %factors[%1089] : memref<?xf32>
      %1091 = arith.mulf %1090, %1087 : f32
      %1092 = arith.bitcast %1091 : f32 to i32
      %1093 = arith.shrui %1092, %c33 : i32
      %1094 = arith.maxsi %1093, %c34 : i32
      %1095 = arith.subi %c35, %1094 : i32
      %1096 = arith.shli %1095, %c33 : i32
      %1097 = arith.subi %1094, %c36 : i32
      %1098 = arith.shli %1097, %c33 : i32
      %1099 = arith.bitcast %1096 : i32 to f32
      %1100 = arith.bitcast %1098 : i32 to f32
      %1101 = arith.cmpi eq, %0, %c5 : index
      %1102 = wave.lane
      %1103 = arith.remui %1102, %c1 : index
      %1104 = arith.cmpi eq, %1103, %c5 : index
      %1105 = arith.andi %1101, %1104 : i1
      scf.if %1105 {
        %1106 = arith.muli %1061, %c4 : index
        memref.store %1100, %out_factors[%1106] : memref<?xf32>
      }
      %1107 = arith.mulf %1075, %c38 : f32
      %1108 = wave.exp2 %1107 : f32
      %1109 = arith.addf %c37, %1108 : f32
      %1110 = arith.divf %1075, %1109 : f32
      %1111 = arith.mulf %1110, %1083 : f32
      %1112 = arith.mulf %1111, %1099 : f32
      %1113 = arith.truncf %1112 : f32 to f16
      %1114 = arith.muli %0, %c1 : index
      %1115 = wave.lane
      %1116 = arith.remui %1115, %c1 : index
      %1117 = arith.addi %1114, %1116 : index
      %1118 = arith.divui %1061, %outTileRows : index
      %1119 = arith.divui %outputFeatures, %c1 : index
      %1120 = arith.muli %1118, %1119 : index
      %1121 = arith.divui %1117, %c1 : index
      %1122 = arith.addi %1120, %1121 : index
      %1123 = arith.muli %1122, %c4 : index
      %1124 = arith.remui %1117, %c1 : index
      %1125 = arith.divui %1124, %c13 : index
      %1126 = arith.addi %1123, %1125 : index
      %1127 = arith.muli %outTileRows, %c13 : index
      %1128 = arith.muli %1126, %1127 : index
      %1129 = arith.remui %1061, %outTileRows : index
      %1130 = arith.muli %1129, %c13 : index
      %1131 = arith.addi %1128, %1130 : index
      %1132 = arith.remui %1117, %c13 : index
      %1133 = arith.addi %1131, %1132 : index
      memref.store %1113, %out[%1133] : memref<?xf16>
    }
    %1134 = wave.lane
    wave.barrier
    %1135 = wave.wave
    %1136 = arith.muli %1135, %c4 : index
    %1137 = arith.addi %1136, %c5 : index
    %1138 = arith.muli %1137, %c24 : index
    %1139 = arith.addi %1138, %1134 : index
    %1140 = vector.extract %518#2[0] : f32 from vector<8xf32>
    %1141 = arith.addi %1139, %c5 : index
    memref.store %1140, %16[%1141] : memref<?xf32>
    %1142 = vector.extract %518#2[1] : f32 from vector<8xf32>
    %1143 = arith.addi %1139, %c14 : index
    memref.store %1142, %16[%1143] : memref<?xf32>
    %1144 = vector.extract %518#2[2] : f32 from vector<8xf32>
    %1145 = arith.addi %1139, %c8 : index
    memref.store %1144, %16[%1145] : memref<?xf32>
    %1146 = vector.extract %518#2[3] : f32 from vector<8xf32>
    %1147 = arith.addi %1139, %c26 : index
    memref.store %1146, %16[%1147] : memref<?xf32>
    %1148 = vector.extract %518#2[4] : f32 from vector<8xf32>
    %1149 = arith.addi %1139, %c3 : index
    memref.store %1148, %16[%1149] : memref<?xf32>
    %1150 = vector.extract %518#2[5] : f32 from vector<8xf32>
    %1151 = arith.addi %1139, %c27 : index
    memref.store %1150, %16[%1151] : memref<?xf32>
    %1152 = vector.extract %518#2[6] : f32 from vector<8xf32>
    %1153 = arith.addi %1139, %c28 : index
    memref.store %1152, %16[%1153] : memref<?xf32>
    %1154 = vector.extract %518#2[7] : f32 from vector<8xf32>
    %1155 = arith.addi %1139, %c29 : index
    memref.store %1154, %16[%1155] : memref<?xf32>
    %1156 = arith.muli %1135, %c4 : index
    %1157 = arith.addi %1156, %c6 : index
    %1158 = arith.muli %1157, %c24 : index
    %1159 = arith.addi %1158, %1134 : index
    %1160 = vector.extract %518#3[0] : f32 from vector<8xf32>
    %1161 = arith.addi %1159, %c5 : index
    memref.store %1160, %16[%1161] : memref<?xf32>
    %1162 = vector.extract %518#3[1] : f32 from vector<8xf32>
    %1163 = arith.addi %1159, %c14 : index
    memref.store %1162, %16[%1163] : memref<?xf32>
    %1164 = vector.extract %518#3[2] : f32 from vector<8xf32>
    %1165 = arith.addi %1159, %c8 : index
    memref.store %1164, %16[%1165] : memref<?xf32>
    %1166 = vector.extract %518#3[3] : f32 from vector<8xf32>
    %1167 = arith.addi %1159, %c26 : index
    memref.store %1166, %16[%1167] : memref<?xf32>
    %1168 = vector.extract %518#3[4] : f32 from vector<8xf32>
    %1169 = arith.addi %1159, %c3 : index
    memref.store %1168, %16[%1169] : memref<?xf32>
    %1170 = vector.extract %518#3[5] : f32 from vector<8xf32>
    %1171 = arith.addi %1159, %c27 : index
    memref.store %1170, %16[%1171] : memref<?xf32>
    %1172 = vector.extract %518#3[6] : f32 from vector<8xf32>
    %1173 = arith.addi %1159, %c28 : index
    memref.store %1172, %16[%1173] : memref<?xf32>
    %1174 = vector.extract %518#3[7] : f32 from vector<8xf32>
    %1175 = arith.addi %1159, %c29 : index
    memref.store %1174, %16[%1175] : memref<?xf32>
    wave.barrier
    %1176 = arith.muli %1135, %c30 : index
    %1177 = arith.addi %1176, %c5 : index
    %1178 = arith.muli %1177, %c14 : index
    %1179 = arith.addi %1178, %1134 : index
    %1180 = arith.addi %1179, %c5 : index
    %1181 = memref.load %16[%1180] : memref<?xf32>
    %1182 = arith.addi %1180, %c19 : index
    %1183 = memref.load %16[%1182] : memref<?xf32>
    %1184 = arith.addf %1181, %1183 : f32
    %1185 = arith.muli %1177, %c14 : index
    %1186 = arith.addi %1185, %1134 : index
    %1187 = arith.addi %1186, %c24 : index
    %1188 = memref.load %16[%1187] : memref<?xf32>
    %1189 = arith.addi %1187, %c19 : index
    %1190 = memref.load %16[%1189] : memref<?xf32>
    %1191 = arith.addf %1188, %1190 : f32
    %1192 = wave.lane
    %1193 = arith.addi %15, %c1 : index
    %1194 = arith.muli %1177, %c4 : index
    %1195 = arith.addi %1193, %1194 : index
    %1196 = arith.divui %1192, %c1 : index
    %1197 = arith.addi %1195, %1196 : index
    %1198 = arith.cmpi slt, %1197, %14 : index
    scf.if %1198 {
      %1199 = arith.cmpi eq, %hasFactors, %c6 : index
      %1200 = arith.muli %1197, %c4 : index
      %1201 = memref.load %factors[%1200] : memref<?xf32>
      %1202 = arith.mulf %1201, %operandScale : f32
      %1203 = arith.select %1199, %1202, %operandScale : f32
      %1204 = arith.remui %1192, %c1 : index
      %1205 = arith.muli %1204, %c30 : index
      %1206 = arith.addi %10, %1205 : index
      %1207 = vector.load %w[%1206] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1208 = vector.bitcast %1207 : vector<4xi8> to vector<1xf32>
      %1209 = vector.extract %1208[0] : f32 from vector<1xf32>
      %1210 = arith.mulf %1209, %1203 : f32
      %1211 = arith.mulf %1184, %1210 : f32
      %1212 = arith.remui %1192, %c1 : index
      %1213 = arith.muli %1212, %c30 : index
      %1214 = arith.addi %12, %1213 : index
      %1215 = vector.load %w[%1214] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1216 = vector.bitcast %1215 : vector<4xi8> to vector<1xf32>
      %1217 = vector.extract %1216[0] : f32 from vector<1xf32>
      %1218 = arith.mulf %1217, %1203 : f32
      %1219 = arith.mulf %1191, %1218 : f32
      %1220 = arith.addi %10, %c8 : index
      %1221 = vector.load %w[%1220] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1222 = vector.bitcast %1221 : vector<4xi8> to vector<1xf32>
      %1223 = vector.extract %1222[0] : f32 from vector<1xf32>
      %1224 = arith.muli %1197, %c4 : index
      %1225 = arith.addi %1224, %c6 : index
      %1226 = memref.load %factors[%1225] : memref<?xf32>
      %1227 = arith.mulf %1226, %1223 : f32
      %1228 = arith.bitcast %1227 : f32 to i32
      %1229 = arith.shrui %1228, %c33 : i32
      %1230 = arith.maxsi %1229, %c34 : i32
      %1231 = arith.subi %c35, %1230 : i32
      %1232 = arith.shli %1231, %c33 : i32
      %1233 = arith.subi %1230, %c36 : i32
      %1234 = arith.shli %1233, %c33 : i32
      %1235 = arith.bitcast %1232 : i32 to f32
      %1236 = arith.bitcast %1234 : i32 to f32
      %1237 = arith.cmpi eq, %0, %c5 : index
      %1238 = wave.lane
      %1239 = arith.remui %1238, %c1 : index
      %1240 = arith.cmpi eq, %1239, %c5 : index
      %1241 = arith.andi %1237, %1240 : i1
      scf.if %1241 {
        %1242 = arith.muli %1197, %c4 : index
        memref.store %1236, %out_factors[%1242] : memref<?xf32>
      }
      %1243 = arith.mulf %1211, %c38 : f32
      %1244 = wave.exp2 %1243 : f32
      %1245 = arith.addf %c37, %1244 : f32
      %1246 = arith.divf %1211, %1245 : f32
      %1247 = arith.mulf %1246, %1219 : f32
      %1248 = arith.mulf %1247, %1235 : f32
      %1249 = arith.truncf %1248 : f32 to f16
      %1250 = arith.muli %0, %c1 : index
      %1251 = wave.lane
      %1252 = arith.remui %1251, %c1 : index
      %1253 = arith.addi %1250, %1252 : index
      %1254 = arith.divui %1197, %outTileRows : index
      %1255 = arith.divui %outputFeatures, %c1 : index
      %1256 = arith.muli %1254, %1255 : index
      %1257 = arith.divui %1253, %c1 : index
      %1258 = arith.addi %1256, %1257 : index
      %1259 = arith.muli %1258, %c4 : index
      %1260 = arith.remui %1253, %c1 : index
      %1261 = arith.divui %1260, %c13 : index
      %1262 = arith.addi %1259, %1261 : index
      %1263 = arith.muli %outTileRows, %c13 : index
      %1264 = arith.muli %1262, %1263 : index
      %1265 = arith.remui %1197, %outTileRows : index
      %1266 = arith.muli %1265, %c13 : index
      %1267 = arith.addi %1264, %1266 : index
      %1268 = arith.remui %1253, %c13 : index
      %1269 = arith.addi %1267, %1268 : index
      memref.store %1249, %out[%1269] : memref<?xf16>
    }
    %1270 = arith.muli %1135, %c30 : index
    %1271 = arith.addi %1270, %c6 : index
    %1272 = arith.muli %1271, %c14 : index
    %1273 = arith.addi %1272, %1134 : index
    %1274 = arith.addi %1273, %c5 : index
    %1275 = memref.load %16[%1274] : memref<?xf32>
    %1276 = arith.addi %1274, %c19 : index
    %1277 = memref.load %16[%1276] : memref<?xf32>
    %1278 = arith.addf %1275, %1277 : f32
    %1279 = arith.muli %1271, %c14 : index
    %1280 = arith.addi %1279, %1134 : index
    %1281 = arith.addi %1280, %c24 : index
    %1282 = memref.load %16[%1281] : memref<?xf32>
    %1283 = arith.addi %1281, %c19 : index
    %1284 = memref.load %16[%1283] : memref<?xf32>
    %1285 = arith.addf %1282, %1284 : f32
    %1286 = wave.lane
    %1287 = arith.addi %15, %c1 : index
    %1288 = arith.muli %1271, %c4 : index
    %1289 = arith.addi %1287, %1288 : index
    %1290 = arith.divui %1286, %c1 : index
    %1291 = arith.addi %1289, %1290 : index
    %1292 = arith.cmpi slt, %1291, %14 : index
    scf.if %1292 {
      %1293 = arith.cmpi eq, %hasFactors, %c6 : index
      %1294 = arith.muli %1291, %c4 : index
      %1295 = memref.load %factors[%1294] : memref<?xf32>
      %1296 = arith.mulf %1295, %operandScale : f32
      %1297 = arith.select %1293, %1296, %operandScale : f32
      %1298 = arith.remui %1286, %c1 : index
      %1299 = arith.muli %1298, %c30 : index
      %1300 = arith.addi %10, %1299 : index
      %1301 = vector.load %w[%1300] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1302 = vector.bitcast %1301 : vector<4xi8> to vector<1xf32>
      %1303 = vector.extract %1302[0] : f32 from vector<1xf32>
      %1304 = arith.mulf %1303, %1297 : f32
      %1305 = arith.mulf %1278, %1304 : f32
      %1306 = arith.remui %1286, %c1 : index
      %1307 = arith.muli %1306, %c30 : index
      %1308 = arith.addi %12, %1307 : index
      %1309 = vector.load %w[%1308] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1310 = vector.bitcast %1309 : vector<4xi8> to vector<1xf32>
      %1311 = vector.extract %1310[0] : f32 from vector<1xf32>
      %1312 = arith.mulf %1311, %1297 : f32
      %1313 = arith.mulf %1285, %1312 : f32
      %1314 = arith.addi %10, %c8 : index
      %1315 = vector.load %w[%1314] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1316 = vector.bitcast %1315 : vector<4xi8> to vector<1xf32>
      %1317 = vector.extract %1316[0] : f32 from vector<1xf32>
      %1318 = arith.muli %1291, %c4 : index
      %1319 = arith.addi %1318, %c6 : index
      %1320 = memref.load %factors[%1319] : memref<?xf32>
      %1321 = arith.mulf %1320, %1317 : f32
      %1322 = arith.bitcast %1321 : f32 to i32
      %1323 = arith.shrui %1322, %c33 : i32
      %1324 = arith.maxsi %1323, %c34 : i32
      %1325 = arith.subi %c35, %1324 : i32
      %1326 = arith.shli %1325, %c33 : i32
      %1327 = arith.subi %1324, %c36 : i32
      %1328 = arith.shli %1327, %c33 : i32
      %1329 = arith.bitcast %1326 : i32 to f32
      %1330 = arith.bitcast %1328 : i32 to f32
      %1331 = arith.cmpi eq, %0, %c5 : index
      %1332 = wave.lane
      %1333 = arith.remui %1332, %c1 : index
      %1334 = arith.cmpi eq, %1333, %c5 : index
      %1335 = arith.andi %1331, %1334 : i1
      scf.if %1335 {
        %1336 = arith.muli %1291, %c4 : index
        memref.store %1330, %out_factors[%1336] : memref<?xf32>
      }
      %1337 = arith.mulf %1305, %c38 : f32
      %1338 = wave.exp2 %1337 : f32
      %1339 = arith.addf %c37, %1338 : f32
      %1340 = arith.divf %1305, %1339 : f32
      %1341 = arith.mulf %1340, %1313 : f32
      %1342 = arith.mulf %1341, %1329 : f32
      %1343 = arith.truncf %1342 : f32 to f16
      %1344 = arith.muli %0, %c1 : index
      %1345 = wave.lane
      %1346 = arith.remui %1345, %c1 : index
      %1347 = arith.addi %1344, %1346 : index
      %1348 = arith.divui %1291, %outTileRows : index
      %1349 = arith.divui %outputFeatures, %c1 : index
      %1350 = arith.muli %1348, %1349 : index
      %1351 = arith.divui %1347, %c1 : index
      %1352 = arith.addi %1350, %1351 : index
      %1353 = arith.muli %1352, %c4 : index
      %1354 = arith.remui %1347, %c1 : index
      %1355 = arith.divui %1354, %c13 : index
      %1356 = arith.addi %1353, %1355 : index
      %1357 = arith.muli %outTileRows, %c13 : index
      %1358 = arith.muli %1356, %1357 : index
      %1359 = arith.remui %1291, %outTileRows : index
      %1360 = arith.muli %1359, %c13 : index
      %1361 = arith.addi %1358, %1360 : index
      %1362 = arith.remui %1347, %c13 : index
      %1363 = arith.addi %1361, %1362 : index
      memref.store %1343, %out[%1363] : memref<?xf16>
    }
    %1364 = arith.muli %1135, %c30 : index
    %1365 = arith.addi %1364, %c4 : index
    %1366 = arith.muli %1365, %c14 : index
    %1367 = arith.addi %1366, %1134 : index
    %1368 = arith.addi %1367, %c5 : index
    %1369 = memref.load %16[%1368] : memref<?xf32>
    %1370 = arith.addi %1368, %c19 : index
    %1371 = memref.load %16[%1370] : memref<?xf32>
    %1372 = arith.addf %1369, %1371 : f32
    %1373 = arith.muli %1365, %c14 : index
    %1374 = arith.addi %1373, %1134 : index
    %1375 = arith.addi %1374, %c24 : index
    %1376 = memref.load %16[%1375] : memref<?xf32>
    %1377 = arith.addi %1375, %c19 : index
    %1378 = memref.load %16[%1377] : memref<?xf32>
    %1379 = arith.addf %1376, %1378 : f32
    %1380 = wave.lane
    %1381 = arith.addi %15, %c1 : index
    %1382 = arith.muli %1365, %c4 : index
    %1383 = arith.addi %1381, %1382 : index
    %1384 = arith.divui %1380, %c1 : index
    %1385 = arith.addi %1383, %1384 : index
    %1386 = arith.cmpi slt, %1385, %14 : index
    scf.if %1386 {
      %1387 = arith.cmpi eq, %hasFactors, %c6 : index
      %1388 = arith.muli %1385, %c4 : index
      %1389 = memref.load %factors[%1388] : memref<?xf32>
      %1390 = arith.mulf %1389, %operandScale : f32
      %1391 = arith.select %1387, %1390, %operandScale : f32
      %1392 = arith.remui %1380, %c1 : index
      %1393 = arith.muli %1392, %c30 : index
      %1394 = arith.addi %10, %1393 : index
      %1395 = vector.load %w[%1394] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1396 = vector.bitcast %1395 : vector<4xi8> to vector<1xf32>
      %1397 = vector.extract %1396[0] : f32 from vector<1xf32>
      %1398 = arith.mulf %1397, %1391 : f32
      %1399 = arith.mulf %1372, %1398 : f32
      %1400 = arith.remui %1380, %c1 : index
      %1401 = arith.muli %1400, %c30 : index
      %1402 = arith.addi %12, %1401 : index
      %1403 = vector.load %w[%1402] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1404 = vector.bitcast %1403 : vector<4xi8> to vector<1xf32>
      %1405 = vector.extract %1404[0] : f32 from vector<1xf32>
      %1406 = arith.mulf %1405, %1391 : f32
      %1407 = arith.mulf %1379, %1406 : f32
      %1408 = arith.addi %10, %c8 : index
      %1409 = vector.load %w[%1408] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1410 = vector.bitcast %1409 : vector<4xi8> to vector<1xf32>
      %1411 = vector.extract %1410[0] : f32 from vector<1xf32>
      %1412 = arith.muli %1385, %c4 : index
      %1413 = arith.addi %1412, %c6 : index
      %1414 = memref.load %factors[%1413] : memref<?xf32>
      %1415 = arith.mulf %1414, %1411 : f32
      %1416 = arith.bitcast %1415 : f32 to i32
      %1417 = arith.shrui %1416, %c33 : i32
      %1418 = arith.maxsi %1417, %c34 : i32
      %1419 = arith.subi %c35, %1418 : i32
      %1420 = arith.shli %1419, %c33 : i32
      %1421 = arith.subi %1418, %c36 : i32
      %1422 = arith.shli %1421, %c33 : i32
      %1423 = arith.bitcast %1420 : i32 to f32
      %1424 = arith.bitcast %1422 : i32 to f32
      %1425 = arith.cmpi eq, %0, %c5 : index
      %1426 = wave.lane
      %1427 = arith.remui %1426, %c1 : index
      %1428 = arith.cmpi eq, %1427, %c5 : index
      %1429 = arith.andi %1425, %1428 : i1
      scf.if %1429 {
        %1430 = arith.muli %1385, %c4 : index
        memref.store %1424, %out_factors[%1430] : memref<?xf32>
      }
      %1431 = arith.mulf %1399, %c38 : f32
      %1432 = wave.exp2 %1431 : f32
      %1433 = arith.addf %c37, %1432 : f32
      %1434 = arith.divf %1399, %1433 : f32
      %1435 = arith.mulf %1434, %1407 : f32
      %1436 = arith.mulf %1435, %1423 : f32
      %1437 = arith.truncf %1436 : f32 to f16
      %1438 = arith.muli %0, %c1 : index
      %1439 = wave.lane
      %1440 = arith.remui %1439, %c1 : index
      %1441 = arith.addi %1438, %1440 : index
      %1442 = arith.divui %1385, %outTileRows : index
      %1443 = arith.divui %outputFeatures, %c1 : index
      %1444 = arith.muli %1442, %1443 : index
      %1445 = arith.divui %1441, %c1 : index
      %1446 = arith.addi %1444, %1445 : index
      %1447 = arith.muli %1446, %c4 : index
      %1448 = arith.remui %1441, %c1 : index
      %1449 = arith.divui %1448, %c13 : index
      %1450 = arith.addi %1447, %1449 : index
      %1451 = arith.muli %outTileRows, %c13 : index
      %1452 = arith.muli %1450, %1451 : index
      %1453 = arith.remui %1385, %outTileRows : index
      %1454 = arith.muli %1453, %c13 : index
      %1455 = arith.addi %1452, %1454 : index
      %1456 = arith.remui %1441, %c13 : index
      %1457 = arith.addi %1455, %1456 : index
      memref.store %1437, %out[%1457] : memref<?xf16>
    }
    %1458 = arith.muli %1135, %c30 : index
    %1459 = arith.addi %1458, %c25 : index
    %1460 = arith.muli %1459, %c14 : index
    %1461 = arith.addi %1460, %1134 : index
    %1462 = arith.addi %1461, %c5 : index
    %1463 = memref.load %16[%1462] : memref<?xf32>
    %1464 = arith.addi %1462, %c19 : index
    %1465 = memref.load %16[%1464] : memref<?xf32>
    %1466 = arith.addf %1463, %1465 : f32
    %1467 = arith.muli %1459, %c14 : index
    %1468 = arith.addi %1467, %1134 : index
    %1469 = arith.addi %1468, %c24 : index
    %1470 = memref.load %16[%1469] : memref<?xf32>
    %1471 = arith.addi %1469, %c19 : index
    %1472 = memref.load %16[%1471] : memref<?xf32>
    %1473 = arith.addf %1470, %1472 : f32
    %1474 = wave.lane
    %1475 = arith.addi %15, %c1 : index
    %1476 = arith.muli %1459, %c4 : index
    %1477 = arith.addi %1475, %1476 : index
    %1478 = arith.divui %1474, %c1 : index
    %1479 = arith.addi %1477, %1478 : index
    %1480 = arith.cmpi slt, %1479, %14 : index
    scf.if %1480 {
      %1481 = arith.cmpi eq, %hasFactors, %c6 : index
      %1482 = arith.muli %1479, %c4 : index
      %1483 = memref.load %factors[%1482] : memref<?xf32>
      %1484 = arith.mulf %1483, %operandScale : f32
      %1485 = arith.select %1481, %1484, %operandScale : f32
      %1486 = arith.remui %1474, %c1 : index
      %1487 = arith.muli %1486, %c30 : index
      %1488 = arith.addi %10, %1487 : index
      %1489 = vector.load %w[%1488] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1490 = vector.bitcast %1489 : vector<4xi8> to vector<1xf32>
      %1491 = vector.extract %1490[0] : f32 from vector<1xf32>
      %1492 = arith.mulf %1491, %1485 : f32
      %1493 = arith.mulf %1466, %1492 : f32
      %1494 = arith.remui %1474, %c1 : index
      %1495 = arith.muli %1494, %c30 : index
      %1496 = arith.addi %12, %1495 : index
      %1497 = vector.load %w[%1496] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1498 = vector.bitcast %1497 : vector<4xi8> to vector<1xf32>
      %1499 = vector.extract %1498[0] : f32 from vector<1xf32>
      %1500 = arith.mulf %1499, %1485 : f32
      %1501 = arith.mulf %1473, %1500 : f32
      %1502 = arith.addi %10, %c8 : index
      %1503 = vector.load %w[%1502] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1504 = vector.bitcast %1503 : vector<4xi8> to vector<1xf32>
      %1505 = vector.extract %1504[0] : f32 from vector<1xf32>
      %1506 = arith.muli %1479, %c4 : index
      %1507 = arith.addi %1506, %c6 : index
      %1508 = memref.load %factors[%1507] : memref<?xf32>
      %1509 = arith.mulf %1508, %1505 : f32
      %1510 = arith.bitcast %1509 : f32 to i32
      %1511 = arith.shrui %1510, %c33 : i32
      %1512 = arith.maxsi %1511, %c34 : i32
      %1513 = arith.subi %c35, %1512 : i32
      %1514 = arith.shli %1513, %c33 : i32
      %1515 = arith.subi %1512, %c36 : i32
      %1516 = arith.shli %1515, %c33 : i32
      %1517 = arith.bitcast %1514 : i32 to f32
      %1518 = arith.bitcast %1516 : i32 to f32
      %1519 = arith.cmpi eq, %0, %c5 : index
      %1520 = wave.lane
      %1521 = arith.remui %1520, %c1 : index
      %1522 = arith.cmpi eq, %1521, %c5 : index
      %1523 = arith.andi %1519, %1522 : i1
      scf.if %1523 {
        %1524 = arith.muli %1479, %c4 : index
        memref.store %1518, %out_factors[%1524] : memref<?xf32>
      }
      %1525 = arith.mulf %1493, %c38 : f32
      %1526 = wave.exp2 %1525 : f32
      %1527 = arith.addf %c37, %1526 : f32
      %1528 = arith.divf %1493, %1527 : f32
      %1529 = arith.mulf %1528, %1501 : f32
      %1530 = arith.mulf %1529, %1517 : f32
      %1531 = arith.truncf %1530 : f32 to f16
      %1532 = arith.muli %0, %c1 : index
      %1533 = wave.lane
      %1534 = arith.remui %1533, %c1 : index
      %1535 = arith.addi %1532, %1534 : index
      %1536 = arith.divui %1479, %outTileRows : index
      %1537 = arith.divui %outputFeatures, %c1 : index
      %1538 = arith.muli %1536, %1537 : index
      %1539 = arith.divui %1535, %c1 : index
      %1540 = arith.addi %1538, %1539 : index
      %1541 = arith.muli %1540, %c4 : index
      %1542 = arith.remui %1535, %c1 : index
      %1543 = arith.divui %1542, %c13 : index
      %1544 = arith.addi %1541, %1543 : index
      %1545 = arith.muli %outTileRows, %c13 : index
      %1546 = arith.muli %1544, %1545 : index
      %1547 = arith.remui %1479, %outTileRows : index
      %1548 = arith.muli %1547, %c13 : index
      %1549 = arith.addi %1546, %1548 : index
      %1550 = arith.remui %1535, %c13 : index
      %1551 = arith.addi %1549, %1550 : index
      memref.store %1531, %out[%1551] : memref<?xf16>
    }
    %1552 = wave.lane
    wave.barrier
    %1553 = wave.wave
    %1554 = arith.muli %1553, %c4 : index
    %1555 = arith.addi %1554, %c5 : index
    %1556 = arith.muli %1555, %c24 : index
    %1557 = arith.addi %1556, %1552 : index
    %1558 = vector.extract %518#4[0] : f32 from vector<8xf32>
    %1559 = arith.addi %1557, %c5 : index
    memref.store %1558, %16[%1559] : memref<?xf32>
    %1560 = vector.extract %518#4[1] : f32 from vector<8xf32>
    %1561 = arith.addi %1557, %c14 : index
    memref.store %1560, %16[%1561] : memref<?xf32>
    %1562 = vector.extract %518#4[2] : f32 from vector<8xf32>
    %1563 = arith.addi %1557, %c8 : index
    memref.store %1562, %16[%1563] : memref<?xf32>
    %1564 = vector.extract %518#4[3] : f32 from vector<8xf32>
    %1565 = arith.addi %1557, %c26 : index
    memref.store %1564, %16[%1565] : memref<?xf32>
    %1566 = vector.extract %518#4[4] : f32 from vector<8xf32>
    %1567 = arith.addi %1557, %c3 : index
    memref.store %1566, %16[%1567] : memref<?xf32>
    %1568 = vector.extract %518#4[5] : f32 from vector<8xf32>
    %1569 = arith.addi %1557, %c27 : index
    memref.store %1568, %16[%1569] : memref<?xf32>
    %1570 = vector.extract %518#4[6] : f32 from vector<8xf32>
    %1571 = arith.addi %1557, %c28 : index
    memref.store %1570, %16[%1571] : memref<?xf32>
    %1572 = vector.extract %518#4[7] : f32 from vector<8xf32>
    %1573 = arith.addi %1557, %c29 : index
    memref.store %1572, %16[%1573] : memref<?xf32>
    %1574 = arith.muli %1553, %c4 : index
    %1575 = arith.addi %1574, %c6 : index
    %1576 = arith.muli %1575, %c24 : index
    %1577 = arith.addi %1576, %1552 : index
    %1578 = vector.extract %518#5[0] : f32 from vector<8xf32>
    %1579 = arith.addi %1577, %c5 : index
    memref.store %1578, %16[%1579] : memref<?xf32>
    %1580 = vector.extract %518#5[1] : f32 from vector<8xf32>
    %1581 = arith.addi %1577, %c14 : index
    memref.store %1580, %16[%1581] : memref<?xf32>
    %1582 = vector.extract %518#5[2] : f32 from vector<8xf32>
    %1583 = arith.addi %1577, %c8 : index
    memref.store %1582, %16[%1583] : memref<?xf32>
    %1584 = vector.extract %518#5[3] : f32 from vector<8xf32>
    %1585 = arith.addi %1577, %c26 : index
    memref.store %1584, %16[%1585] : memref<?xf32>
    %1586 = vector.extract %518#5[4] : f32 from vector<8xf32>
    %1587 = arith.addi %1577, %c3 : index
    memref.store %1586, %16[%1587] : memref<?xf32>
    %1588 = vector.extract %518#5[5] : f32 from vector<8xf32>
    %1589 = arith.addi %1577, %c27 : index
    memref.store %1588, %16[%1589] : memref<?xf32>
    %1590 = vector.extract %518#5[6] : f32 from vector<8xf32>
    %1591 = arith.addi %1577, %c28 : index
    memref.store %1590, %16[%1591] : memref<?xf32>
    %1592 = vector.extract %518#5[7] : f32 from vector<8xf32>
    %1593 = arith.addi %1577, %c29 : index
    memref.store %1592, %16[%1593] : memref<?xf32>
    wave.barrier
    %1594 = arith.muli %1553, %c30 : index
    %1595 = arith.addi %1594, %c5 : index
    %1596 = arith.muli %1595, %c14 : index
    %1597 = arith.addi %1596, %1552 : index
    %1598 = arith.addi %1597, %c5 : index
    %1599 = memref.load %16[%1598] : memref<?xf32>
    %1600 = arith.addi %1598, %c19 : index
    %1601 = memref.load %16[%1600] : memref<?xf32>
    %1602 = arith.addf %1599, %1601 : f32
    %1603 = arith.muli %1595, %c14 : index
    %1604 = arith.addi %1603, %1552 : index
    %1605 = arith.addi %1604, %c24 : index
    %1606 = memref.load %16[%1605] : memref<?xf32>
    %1607 = arith.addi %1605, %c19 : index
    %1608 = memref.load %16[%1607] : memref<?xf32>
    %1609 = arith.addf %1606, %1608 : f32
    %1610 = wave.lane
    %1611 = arith.addi %15, %c14 : index
    %1612 = arith.muli %1595, %c4 : index
    %1613 = arith.addi %1611, %1612 : index
    %1614 = arith.divui %1610, %c1 : index
    %1615 = arith.addi %1613, %1614 : index
    %1616 = arith.cmpi slt, %1615, %14 : index
    scf.if %1616 {
      %1617 = arith.cmpi eq, %hasFactors, %c6 : index
      %1618 = arith.muli %1615, %c4 : index
      %1619 = memref.load %factors[%1618] : memref<?xf32>
      %1620 = arith.mulf %1619, %operandScale : f32
      %1621 = arith.select %1617, %1620, %operandScale : f32
      %1622 = arith.remui %1610, %c1 : index
      %1623 = arith.muli %1622, %c30 : index
      %1624 = arith.addi %10, %1623 : index
      %1625 = vector.load %w[%1624] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1626 = vector.bitcast %1625 : vector<4xi8> to vector<1xf32>
      %1627 = vector.extract %1626[0] : f32 from vector<1xf32>
      %1628 = arith.mulf %1627, %1621 : f32
      %1629 = arith.mulf %1602, %1628 : f32
      %1630 = arith.remui %1610, %c1 : index
      %1631 = arith.muli %1630, %c30 : index
      %1632 = arith.addi %12, %1631 : index
      %1633 = vector.load %w[%1632] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1634 = vector.bitcast %1633 : vector<4xi8> to vector<1xf32>
      %1635 = vector.extract %1634[0] : f32 from vector<1xf32>
      %1636 = arith.mulf %1635, %1621 : f32
      %1637 = arith.mulf %1609, %1636 : f32
      %1638 = arith.addi %10, %c8 : index
      %1639 = vector.load %w[%1638] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1640 = vector.bitcast %1639 : vector<4xi8> to vector<1xf32>
      %1641 = vector.extract %1640[0] : f32 from vector<1xf32>
      %1642 = arith.muli %1615, %c4 : index
      %1643 = arith.addi %1642, %c6 : index
      %1644 = memref.load %factors[%1643] : memref<?xf32>
      %1645 = arith.mulf %1644, %1641 : f32
      %1646 = arith.bitcast %1645 : f32 to i32
      %1647 = arith.shrui %1646, %c33 : i32
      %1648 = arith.maxsi %1647, %c34 : i32
      %1649 = arith.subi %c35, %1648 : i32
      %1650 = arith.shli %1649, %c33 : i32
      %1651 = arith.subi %1648, %c36 : i32
      %1652 = arith.shli %1651, %c33 : i32
      %1653 = arith.bitcast %1650 : i32 to f32
      %1654 = arith.bitcast %1652 : i32 to f32
      %1655 = arith.cmpi eq, %0, %c5 : index
      %1656 = wave.lane
      %1657 = arith.remui %1656, %c1 : index
      %1658 = arith.cmpi eq, %1657, %c5 : index
      %1659 = arith.andi %1655, %1658 : i1
      scf.if %1659 {
        %1660 = arith.muli %1615, %c4 : index
        memref.store %1654, %out_factors[%1660] : memref<?xf32>
      }
      %1661 = arith.mulf %1629, %c38 : f32
      %1662 = wave.exp2 %1661 : f32
      %1663 = arith.addf %c37, %1662 : f32
      %1664 = arith.divf %1629, %1663 : f32
      %1665 = arith.mulf %1664, %1637 : f32
      %1666 = arith.mulf %1665, %1653 : f32
      %1667 = arith.truncf %1666 : f32 to f16
      %1668 = arith.muli %0, %c1 : index
      %1669 = wave.lane
      %1670 = arith.remui %1669, %c1 : index
      %1671 = arith.addi %1668, %1670 : index
      %1672 = arith.divui %1615, %outTileRows : index
      %1673 = arith.divui %outputFeatures, %c1 : index
      %1674 = arith.muli %1672, %1673 : index
      %1675 = arith.divui %1671, %c1 : index
      %1676 = arith.addi %1674, %1675 : index
      %1677 = arith.muli %1676, %c4 : index
      %1678 = arith.remui %1671, %c1 : index
      %1679 = arith.divui %1678, %c13 : index
      %1680 = arith.addi %1677, %1679 : index
      %1681 = arith.muli %outTileRows, %c13 : index
      %1682 = arith.muli %1680, %1681 : index
      %1683 = arith.remui %1615, %outTileRows : index
      %1684 = arith.muli %1683, %c13 : index
      %1685 = arith.addi %1682, %1684 : index
      %1686 = arith.remui %1671, %c13 : index
      %1687 = arith.addi %1685, %1686 : index
      memref.store %1667, %out[%1687] : memref<?xf16>
    }
    %1688 = arith.muli %1553, %c30 : index
    %1689 = arith.addi %1688, %c6 : index
    %1690 = arith.muli %1689, %c14 : index
    %1691 = arith.addi %1690, %1552 : index
    %1692 = arith.addi %1691, %c5 : index
    %1693 = memref.load %16[%1692] : memref<?xf32>
    %1694 = arith.addi %1692, %c19 : index
    %1695 = memref.load %16[%1694] : memref<?xf32>
    %1696 = arith.addf %1693, %1695 : f32
    %1697 = arith.muli %1689, %c14 : index
    %1698 = arith.addi %1697, %1552 : index
    %1699 = arith.addi %1698, %c24 : index
    %1700 = memref.load %16[%1699] : memref<?xf32>
    %1701 = arith.addi %1699, %c19 : index
    %1702 = memref.load %16[%1701] : memref<?xf32>
    %1703 = arith.addf %1700, %1702 : f32
    %1704 = wave.lane
    %1705 = arith.addi %15, %c14 : index
    %1706 = arith.muli %1689, %c4 : index
    %1707 = arith.addi %1705, %1706 : index
    %1708 = arith.divui %1704, %c1 : index
    %1709 = arith.addi %1707, %1708 : index
    %1710 = arith.cmpi slt, %1709, %14 : index
    scf.if %1710 {
      %1711 = arith.cmpi eq, %hasFactors, %c6 : index
      %1712 = arith.muli %1709, %c4 : index
      %1713 = memref.load %factors[%1712] : memref<?xf32>
      %1714 = arith.mulf %1713, %operandScale : f32
      %1715 = arith.select %1711, %1714, %operandScale : f32
      %1716 = arith.remui %1704, %c1 : index
      %1717 = arith.muli %1716, %c30 : index
      %1718 = arith.addi %10, %1717 : index
      %1719 = vector.load %w[%1718] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1720 = vector.bitcast %1719 : vector<4xi8> to vector<1xf32>
      %1721 = vector.extract %1720[0] : f32 from vector<1xf32>
      %1722 = arith.mulf %1721, %1715 : f32
      %1723 = arith.mulf %1696, %1722 : f32
      %1724 = arith.remui %1704, %c1 : index
      %1725 = arith.muli %1724, %c30 : index
      %1726 = arith.addi %12, %1725 : index
      %1727 = vector.load %w[%1726] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1728 = vector.bitcast %1727 : vector<4xi8> to vector<1xf32>
      %1729 = vector.extract %1728[0] : f32 from vector<1xf32>
      %1730 = arith.mulf %1729, %1715 : f32
      %1731 = arith.mulf %1703, %1730 : f32
      %1732 = arith.addi %10, %c8 : index
      %1733 = vector.load %w[%1732] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1734 = vector.bitcast %1733 : vector<4xi8> to vector<1xf32>
      %1735 = vector.extract %1734[0] : f32 from vector<1xf32>
      %1736 = arith.muli %1709, %c4 : index
      %1737 = arith.addi %1736, %c6 : index
      %1738 = memref.load %factors[%1737] : memref<?xf32>
      %1739 = arith.mulf %1738, %1735 : f32
      %1740 = arith.bitcast %1739 : f32 to i32
      %1741 = arith.shrui %1740, %c33 : i32
      %1742 = arith.maxsi %1741, %c34 : i32
      %1743 = arith.subi %c35, %1742 : i32
      %1744 = arith.shli %1743, %c33 : i32
      %1745 = arith.subi %1742, %c36 : i32
      %1746 = arith.shli %1745, %c33 : i32
      %1747 = arith.bitcast %1744 : i32 to f32
      %1748 = arith.bitcast %1746 : i32 to f32
      %1749 = arith.cmpi eq, %0, %c5 : index
      %1750 = wave.lane
      %1751 = arith.remui %1750, %c1 : index
      %1752 = arith.cmpi eq, %1751, %c5 : index
      %1753 = arith.andi %1749, %1752 : i1
      scf.if %1753 {
        %1754 = arith.muli %1709, %c4 : index
        memref.store %1748, %out_factors[%1754] : memref<?xf32>
      }
      %1755 = arith.mulf %1723, %c38 : f32
      %1756 = wave.exp2 %1755 : f32
      %1757 = arith.addf %c37, %1756 : f32
      %1758 = arith.divf %1723, %1757 : f32
      %1759 = arith.mulf %1758, %1731 : f32
      %1760 = arith.mulf %1759, %1747 : f32
      %1761 = arith.truncf %1760 : f32 to f16
      %1762 = arith.muli %0, %c1 : index
      %1763 = wave.lane
      %1764 = arith.remui %1763, %c1 : index
      %1765 = arith.addi %1762, %1764 : index
      %1766 = arith.divui %1709, %outTileRows : index
      %1767 = arith.divui %outputFeatures, %c1 : index
      %1768 = arith.muli %1766, %1767 : index
      %1769 = arith.divui %1765, %c1 : index
      %1770 = arith.addi %1768, %1769 : index
      %1771 = arith.muli %1770, %c4 : index
      %1772 = arith.remui %1765, %c1 : index
      %1773 = arith.divui %1772, %c13 : index
      %1774 = arith.addi %1771, %1773 : index
      %1775 = arith.muli %outTileRows, %c13 : index
      %1776 = arith.muli %1774, %1775 : index
      %1777 = arith.remui %1709, %outTileRows : index
      %1778 = arith.muli %1777, %c13 : index
      %1779 = arith.addi %1776, %1778 : index
      %1780 = arith.remui %1765, %c13 : index
      %1781 = arith.addi %1779, %1780 : index
      memref.store %1761, %out[%1781] : memref<?xf16>
    }
    %1782 = arith.muli %1553, %c30 : index
    %1783 = arith.addi %1782, %c4 : index
    %1784 = arith.muli %1783, %c14 : index
    %1785 = arith.addi %1784, %1552 : index
    %1786 = arith.addi %1785, %c5 : index
    %1787 = memref.load %16[%1786] : memref<?xf32>
    %1788 = arith.addi %1786, %c19 : index
    %1789 = memref.load %16[%1788] : memref<?xf32>
    %1790 = arith.addf %1787, %1789 : f32
    %1791 = arith.muli %1783, %c14 : index
    %1792 = arith.addi %1791, %1552 : index
    %1793 = arith.addi %1792, %c24 : index
    %1794 = memref.load %16[%1793] : memref<?xf32>
    %1795 = arith.addi %1793, %c19 : index
    %1796 = memref.load %16[%1795] : memref<?xf32>
    %1797 = arith.addf %1794, %1796 : f32
    %1798 = wave.lane
    %1799 = arith.addi %15, %c14 : index
    %1800 = arith.muli %1783, %c4 : index
    %1801 = arith.addi %1799, %1800 : index
    %1802 = arith.divui %1798, %c1 : index
    %1803 = arith.addi %1801, %1802 : index
    %1804 = arith.cmpi slt, %1803, %14 : index
    scf.if %1804 {
      %1805 = arith.cmpi eq, %hasFactors, %c6 : index
      %1806 = arith.muli %1803, %c4 : index
      %1807 = memref.load %factors[%1806] : memref<?xf32>
      %1808 = arith.mulf %1807, %operandScale : f32
      %1809 = arith.select %1805, %1808, %operandScale : f32
      %1810 = arith.remui %1798, %c1 : index
      %1811 = arith.muli %1810, %c30 : index
      %1812 = arith.addi %10, %1811 : index
      %1813 = vector.load %w[%1812] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1814 = vector.bitcast %1813 : vector<4xi8> to vector<1xf32>
      %1815 = vector.extract %1814[0] : f32 from vector<1xf32>
      %1816 = arith.mulf %1815, %1809 : f32
      %1817 = arith.mulf %1790, %1816 : f32
      %1818 = arith.remui %1798, %c1 : index
      %1819 = arith.muli %1818, %c30 : index
      %1820 = arith.addi %12, %1819 : index
      %1821 = vector.load %w[%1820] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1822 = vector.bitcast %1821 : vector<4xi8> to vector<1xf32>
      %1823 = vector.extract %1822[0] : f32 from vector<1xf32>
      %1824 = arith.mulf %1823, %1809 : f32
      %1825 = arith.mulf %1797, %1824 : f32
      %1826 = arith.addi %10, %c8 : index
      %1827 = vector.load %w[%1826] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1828 = vector.bitcast %1827 : vector<4xi8> to vector<1xf32>
      %1829 = vector.extract %1828[0] : f32 from vector<1xf32>
      %1830 = arith.muli %1803, %c4 : index
      %1831 = arith.addi %1830, %c6 : index
      %1832 = memref.load %factors[%1831] : memref<?xf32>
      %1833 = arith.mulf %1832, %1829 : f32
      %1834 = arith.bitcast %1833 : f32 to i32
      %1835 = arith.shrui %1834, %c33 : i32
      %1836 = arith.maxsi %1835, %c34 : i32
      %1837 = arith.subi %c35, %1836 : i32
      %1838 = arith.shli %1837, %c33 : i32
      %1839 = arith.subi %1836, %c36 : i32
      %1840 = arith.shli %1839, %c33 : i32
      %1841 = arith.bitcast %1838 : i32 to f32
      %1842 = arith.bitcast %1840 : i32 to f32
      %1843 = arith.cmpi eq, %0, %c5 : index
      %1844 = wave.lane
      %1845 = arith.remui %1844, %c1 : index
      %1846 = arith.cmpi eq, %1845, %c5 : index
      %1847 = arith.andi %1843, %1846 : i1
      scf.if %1847 {
        %1848 = arith.muli %1803, %c4 : index
        memref.store %1842, %out_factors[%1848] : memref<?xf32>
      }
      %1849 = arith.mulf %1817, %c38 : f32
      %1850 = wave.exp2 %1849 : f32
      %1851 = arith.addf %c37, %1850 : f32
      %1852 = arith.divf %1817, %1851 : f32
      %1853 = arith.mulf %1852, %1825 : f32
      %1854 = arith.mulf %1853, %1841 : f32
      %1855 = arith.truncf %1854 : f32 to f16
      %1856 = arith.muli %0, %c1 : index
      %1857 = wave.lane
      %1858 = arith.remui %1857, %c1 : index
      %1859 = arith.addi %1856, %1858 : index
      %1860 = arith.divui %1803, %outTileRows : index
      %1861 = arith.divui %outputFeatures, %c1 : index
      %1862 = arith.muli %1860, %1861 : index
      %1863 = arith.divui %1859, %c1 : index
      %1864 = arith.addi %1862, %1863 : index
      %1865 = arith.muli %1864, %c4 : index
      %1866 = arith.remui %1859, %c1 : index
      %1867 = arith.divui %1866, %c13 : index
      %1868 = arith.addi %1865, %1867 : index
      %1869 = arith.muli %outTileRows, %c13 : index
      %1870 = arith.muli %1868, %1869 : index
      %1871 = arith.remui %1803, %outTileRows : index
      %1872 = arith.muli %1871, %c13 : index
      %1873 = arith.addi %1870, %1872 : index
      %1874 = arith.remui %1859, %c13 : index
      %1875 = arith.addi %1873, %1874 : index
      memref.store %1855, %out[%1875] : memref<?xf16>
    }
    %1876 = arith.muli %1553, %c30 : index
    %1877 = arith.addi %1876, %c25 : index
    %1878 = arith.muli %1877, %c14 : index
    %1879 = arith.addi %1878, %1552 : index
    %1880 = arith.addi %1879, %c5 : index
    %1881 = memref.load %16[%1880] : memref<?xf32>
    %1882 = arith.addi %1880, %c19 : index
    %1883 = memref.load %16[%1882] : memref<?xf32>
    %1884 = arith.addf %1881, %1883 : f32
    %1885 = arith.muli %1877, %c14 : index
    %1886 = arith.addi %1885, %1552 : index
    %1887 = arith.addi %1886, %c24 : index
    %1888 = memref.load %16[%1887] : memref<?xf32>
    %1889 = arith.addi %1887, %c19 : index
    %1890 = memref.load %16[%1889] : memref<?xf32>
    %1891 = arith.addf %1888, %1890 : f32
    %1892 = wave.lane
    %1893 = arith.addi %15, %c14 : index
    %1894 = arith.muli %1877, %c4 : index
    %1895 = arith.addi %1893, %1894 : index
    %1896 = arith.divui %1892, %c1 : index
    %1897 = arith.addi %1895, %1896 : index
    %1898 = arith.cmpi slt, %1897, %14 : index
    scf.if %1898 {
      %1899 = arith.cmpi eq, %hasFactors, %c6 : index
      %1900 = arith.muli %1897, %c4 : index
      %1901 = memref.load %factors[%1900] : memref<?xf32>
      %1902 = arith.mulf %1901, %operandScale : f32
      %1903 = arith.select %1899, %1902, %operandScale : f32
      %1904 = arith.remui %1892, %c1 : index
      %1905 = arith.muli %1904, %c30 : index
      %1906 = arith.addi %10, %1905 : index
      %1907 = vector.load %w[%1906] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1908 = vector.bitcast %1907 : vector<4xi8> to vector<1xf32>
      %1909 = vector.extract %1908[0] : f32 from vector<1xf32>
      %1910 = arith.mulf %1909, %1903 : f32
      %1911 = arith.mulf %1884, %1910 : f32
      %1912 = arith.remui %1892, %c1 : index
      %1913 = arith.muli %1912, %c30 : index
      %1914 = arith.addi %12, %1913 : index
      %1915 = vector.load %w[%1914] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1916 = vector.bitcast %1915 : vector<4xi8> to vector<1xf32>
      %1917 = vector.extract %1916[0] : f32 from vector<1xf32>
      %1918 = arith.mulf %1917, %1903 : f32
      %1919 = arith.mulf %1891, %1918 : f32
      %1920 = arith.addi %10, %c8 : index
      %1921 = vector.load %w[%1920] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1922 = vector.bitcast %1921 : vector<4xi8> to vector<1xf32>
      %1923 = vector.extract %1922[0] : f32 from vector<1xf32>
      %1924 = arith.muli %1897, %c4 : index
      %1925 = arith.addi %1924, %c6 : index
      %1926 = memref.load %factors[%1925] : memref<?xf32>
      %1927 = arith.mulf %1926, %1923 : f32
      %1928 = arith.bitcast %1927 : f32 to i32
      %1929 = arith.shrui %1928, %c33 : i32
      %1930 = arith.maxsi %1929, %c34 : i32
      %1931 = arith.subi %c35, %1930 : i32
      %1932 = arith.shli %1931, %c33 : i32
      %1933 = arith.subi %1930, %c36 : i32
      %1934 = arith.shli %1933, %c33 : i32
      %1935 = arith.bitcast %1932 : i32 to f32
      %1936 = arith.bitcast %1934 : i32 to f32
      %1937 = arith.cmpi eq, %0, %c5 : index
      %1938 = wave.lane
      %1939 = arith.remui %1938, %c1 : index
      %1940 = arith.cmpi eq, %1939, %c5 : index
      %1941 = arith.andi %1937, %1940 : i1
      scf.if %1941 {
        %1942 = arith.muli %1897, %c4 : index
        memref.store %1936, %out_factors[%1942] : memref<?xf32>
      }
      %1943 = arith.mulf %1911, %c38 : f32
      %1944 = wave.exp2 %1943 : f32
      %1945 = arith.addf %c37, %1944 : f32
      %1946 = arith.divf %1911, %1945 : f32
      %1947 = arith.mulf %1946, %1919 : f32
      %1948 = arith.mulf %1947, %1935 : f32
      %1949 = arith.truncf %1948 : f32 to f16
      %1950 = arith.muli %0, %c1 : index
      %1951 = wave.lane
      %1952 = arith.remui %1951, %c1 : index
      %1953 = arith.addi %1950, %1952 : index
      %1954 = arith.divui %1897, %outTileRows : index
      %1955 = arith.divui %outputFeatures, %c1 : index
      %1956 = arith.muli %1954, %1955 : index
      %1957 = arith.divui %1953, %c1 : index
      %1958 = arith.addi %1956, %1957 : index
      %1959 = arith.muli %1958, %c4 : index
      %1960 = arith.remui %1953, %c1 : index
      %1961 = arith.divui %1960, %c13 : index
      %1962 = arith.addi %1959, %1961 : index
      %1963 = arith.muli %outTileRows, %c13 : index
      %1964 = arith.muli %1962, %1963 : index
      %1965 = arith.remui %1897, %outTileRows : index
      %1966 = arith.muli %1965, %c13 : index
      %1967 = arith.addi %1964, %1966 : index
      %1968 = arith.remui %1953, %c13 : index
      %1969 = arith.addi %1967, %1968 : index
      memref.store %1949, %out[%1969] : memref<?xf16>
    }
    %1970 = wave.lane
    wave.barrier
    %1971 = wave.wave
    %1972 = arith.muli %1971, %c4 : index
    %1973 = arith.addi %1972, %c5 : index
    %1974 = arith.muli %1973, %c24 : index
    %1975 = arith.addi %1974, %1970 : index
    %1976 = vector.extract %518#6[0] : f32 from vector<8xf32>
    %1977 = arith.addi %1975, %c5 : index
    memref.store %1976, %16[%1977] : memref<?xf32>
    %1978 = vector.extract %518#6[1] : f32 from vector<8xf32>
    %1979 = arith.addi %1975, %c14 : index
    memref.store %1978, %16[%1979] : memref<?xf32>
    %1980 = vector.extract %518#6[2] : f32 from vector<8xf32>
    %1981 = arith.addi %1975, %c8 : index
    memref.store %1980, %16[%1981] : memref<?xf32>
    %1982 = vector.extract %518#6[3] : f32 from vector<8xf32>
    %1983 = arith.addi %1975, %c26 : index
    memref.store %1982, %16[%1983] : memref<?xf32>
    %1984 = vector.extract %518#6[4] : f32 from vector<8xf32>
    %1985 = arith.addi %1975, %c3 : index
    memref.store %1984, %16[%1985] : memref<?xf32>
    %1986 = vector.extract %518#6[5] : f32 from vector<8xf32>
    %1987 = arith.addi %1975, %c27 : index
    memref.store %1986, %16[%1987] : memref<?xf32>
    %1988 = vector.extract %518#6[6] : f32 from vector<8xf32>
    %1989 = arith.addi %1975, %c28 : index
    memref.store %1988, %16[%1989] : memref<?xf32>
    %1990 = vector.extract %518#6[7] : f32 from vector<8xf32>
    %1991 = arith.addi %1975, %c29 : index
    memref.store %1990, %16[%1991] : memref<?xf32>
    %1992 = arith.muli %1971, %c4 : index
    %1993 = arith.addi %1992, %c6 : index
    %1994 = arith.muli %1993, %c24 : index
    %1995 = arith.addi %1994, %1970 : index
    %1996 = vector.extract %518#7[0] : f32 from vector<8xf32>
    %1997 = arith.addi %1995, %c5 : index
    memref.store %1996, %16[%1997] : memref<?xf32>
    %1998 = vector.extract %518#7[1] : f32 from vector<8xf32>
    %1999 = arith.addi %1995, %c14 : index
    memref.store %1998, %16[%1999] : memref<?xf32>
    %2000 = vector.extract %518#7[2] : f32 from vector<8xf32>
    %2001 = arith.addi %1995, %c8 : index
    memref.store %2000, %16[%2001] : memref<?xf32>
    %2002 = vector.extract %518#7[3] : f32 from vector<8xf32>
    %2003 = arith.addi %1995, %c26 : index
    memref.store %2002, %16[%2003] : memref<?xf32>
    %2004 = vector.extract %518#7[4] : f32 from vector<8xf32>
    %2005 = arith.addi %1995, %c3 : index
    memref.store %2004, %16[%2005] : memref<?xf32>
    %2006 = vector.extract %518#7[5] : f32 from vector<8xf32>
    %2007 = arith.addi %1995, %c27 : index
    memref.store %2006, %16[%2007] : memref<?xf32>
    %2008 = vector.extract %518#7[6] : f32 from vector<8xf32>
    %2009 = arith.addi %1995, %c28 : index
    memref.store %2008, %16[%2009] : memref<?xf32>
    %2010 = vector.extract %518#7[7] : f32 from vector<8xf32>
    %2011 = arith.addi %1995, %c29 : index
    memref.store %2010, %16[%2011] : memref<?xf32>
    wave.barrier
    %2012 = arith.muli %1971, %c30 : index
    %2013 = arith.addi %2012, %c5 : index
    %2014 = arith.muli %2013, %c14 : index
    %2015 = arith.addi %2014, %1970 : index
    %2016 = arith.addi %2015, %c5 : index
    %2017 = memref.load %16[%2016] : memref<?xf32>
    %2018 = arith.addi %2016, %c19 : index
    %2019 = memref.load %16[%2018] : memref<?xf32>
    %2020 = arith.addf %2017, %2019 : f32
    %2021 = arith.muli %2013, %c14 : index
    %2022 = arith.addi %2021, %1970 : index
    %2023 = arith.addi %2022, %c24 : index
    %2024 = memref.load %16[%2023] : memref<?xf32>
    %2025 = arith.addi %2023, %c19 : index
    %2026 = memref.load %16[%2025] : memref<?xf32>
    %2027 = arith.addf %2024, %2026 : f32
    %2028 = wave.lane
    %2029 = arith.addi %15, %c15 : index
    %2030 = arith.muli %2013, %c4 : index
    %2031 = arith.addi %2029, %2030 : index
    %2032 = arith.divui %2028, %c1 : index
    %2033 = arith.addi %2031, %2032 : index
    %2034 = arith.cmpi slt, %2033, %14 : index
    scf.if %2034 {
      %2035 = arith.cmpi eq, %hasFactors, %c6 : index
      %2036 = arith.muli %2033, %c4 : index
      %2037 = memref.load %factors[%2036] : memref<?xf32>
      %2038 = arith.mulf %2037, %operandScale : f32
      %2039 = arith.select %2035, %2038, %operandScale : f32
      %2040 = arith.remui %2028, %c1 : index
      %2041 = arith.muli %2040, %c30 : index
      %2042 = arith.addi %10, %2041 : index
      %2043 = vector.load %w[%2042] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2044 = vector.bitcast %2043 : vector<4xi8> to vector<1xf32>
      %2045 = vector.extract %2044[0] : f32 from vector<1xf32>
      %2046 = arith.mulf %2045, %2039 : f32
      %2047 = arith.mulf %2020, %2046 : f32
      %2048 = arith.remui %2028, %c1 : index
      %2049 = arith.muli %2048, %c30 : index
      %2050 = arith.addi %12, %2049 : index
      %2051 = vector.load %w[%2050] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2052 = vector.bitcast %2051 : vector<4xi8> to vector<1xf32>
      %2053 = vector.extract %2052[0] : f32 from vector<1xf32>
      %2054 = arith.mulf %2053, %2039 : f32
      %2055 = arith.mulf %2027, %2054 : f32
      %2056 = arith.addi %10, %c8 : index
      %2057 = vector.load %w[%2056] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2058 = vector.bitcast %2057 : vector<4xi8> to vector<1xf32>
      %2059 = vector.extract %2058[0] : f32 from vector<1xf32>
      %2060 = arith.muli %2033, %c4 : index
      %2061 = arith.addi %2060, %c6 : index
      %2062 = memref.load %factors[%2061] : memref<?xf32>
      %2063 = arith.mulf %2062, %2059 : f32
      %2064 = arith.bitcast %2063 : f32 to i32
      %2065 = arith.shrui %2064, %c33 : i32
      %2066 = arith.maxsi %2065, %c34 : i32
      %2067 = arith.subi %c35, %2066 : i32
      %2068 = arith.shli %2067, %c33 : i32
      %2069 = arith.subi %2066, %c36 : i32
      %2070 = arith.shli %2069, %c33 : i32
      %2071 = arith.bitcast %2068 : i32 to f32
      %2072 = arith.bitcast %2070 : i32 to f32
      %2073 = arith.cmpi eq, %0, %c5 : index
      %2074 = wave.lane
      %2075 = arith.remui %2074, %c1 : index
      %2076 = arith.cmpi eq, %2075, %c5 : index
      %2077 = arith.andi %2073, %2076 : i1
      scf.if %2077 {
        %2078 = arith.muli %2033, %c4 : index
        memref.store %2072, %out_factors[%2078] : memref<?xf32>
      }
      %2079 = arith.mulf %2047, %c38 : f32
      %2080 = wave.exp2 %2079 : f32
      %2081 = arith.addf %c37, %2080 : f32
      %2082 = arith.divf %2047, %2081 : f32
      %2083 = arith.mulf %2082, %2055 : f32
      %2084 = arith.mulf %2083, %2071 : f32
      %2085 = arith.truncf %2084 : f32 to f16
      %2086 = arith.muli %0, %c1 : index
      %2087 = wave.lane
      %2088 = arith.remui %2087, %c1 : index
      %2089 = arith.addi %2086, %2088 : index
      %2090 = arith.divui %2033, %outTileRows : index
      %2091 = arith.divui %outputFeatures, %c1 : index
      %2092 = arith.muli %2090, %2091 : index
      %2093 = arith.divui %2089, %c1 : index
      %2094 = arith.addi %2092, %2093 : index
      %2095 = arith.muli %2094, %c4 : index
      %2096 = arith.remui %2089, %c1 : index
      %2097 = arith.divui %2096, %c13 : index
      %2098 = arith.addi %2095, %2097 : index
      %2099 = arith.muli %outTileRows, %c13 : index
      %2100 = arith.muli %2098, %2099 : index
      %2101 = arith.remui %2033, %outTileRows : index
      %2102 = arith.muli %2101, %c13 : index
      %2103 = arith.addi %2100, %2102 : index
      %2104 = arith.remui %2089, %c13 : index
      %2105 = arith.addi %2103, %2104 : index
      memref.store %2085, %out[%2105] : memref<?xf16>
    }
    %2106 = arith.muli %1971, %c30 : index
    %2107 = arith.addi %2106, %c6 : index
    %2108 = arith.muli %2107, %c14 : index
    %2109 = arith.addi %2108, %1970 : index
    %2110 = arith.addi %2109, %c5 : index
    %2111 = memref.load %16[%2110] : memref<?xf32>
    %2112 = arith.addi %2110, %c19 : index
    %2113 = memref.load %16[%2112] : memref<?xf32>
    %2114 = arith.addf %2111, %2113 : f32
    %2115 = arith.muli %2107, %c14 : index
    %2116 = arith.addi %2115, %1970 : index
    %2117 = arith.addi %2116, %c24 : index
    %2118 = memref.load %16[%2117] : memref<?xf32>
    %2119 = arith.addi %2117, %c19 : index
    %2120 = memref.load %16[%2119] : memref<?xf32>
    %2121 = arith.addf %2118, %2120 : f32
    %2122 = wave.lane
    %2123 = arith.addi %15, %c15 : index
    %2124 = arith.muli %2107, %c4 : index
    %2125 = arith.addi %2123, %2124 : index
    %2126 = arith.divui %2122, %c1 : index
    %2127 = arith.addi %2125, %2126 : index
    %2128 = arith.cmpi slt, %2127, %14 : index
    scf.if %2128 {
      %2129 = arith.cmpi eq, %hasFactors, %c6 : index
      %2130 = arith.muli %2127, %c4 : index
      %2131 = memref.load %factors[%2130] : memref<?xf32>
      %2132 = arith.mulf %2131, %operandScale : f32
      %2133 = arith.select %2129, %2132, %operandScale : f32
      %2134 = arith.remui %2122, %c1 : index
      %2135 = arith.muli %2134, %c30 : index
      %2136 = arith.addi %10, %2135 : index
      %2137 = vector.load %w[%2136] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2138 = vector.bitcast %2137 : vector<4xi8> to vector<1xf32>
      %2139 = vector.extract %2138[0] : f32 from vector<1xf32>
      %2140 = arith.mulf %2139, %2133 : f32
      %2141 = arith.mulf %2114, %2140 : f32
      %2142 = arith.remui %2122, %c1 : index
      %2143 = arith.muli %2142, %c30 : index
      %2144 = arith.addi %12, %2143 : index
      %2145 = vector.load %w[%2144] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2146 = vector.bitcast %2145 : vector<4xi8> to vector<1xf32>
      %2147 = vector.extract %2146[0] : f32 from vector<1xf32>
      %2148 = arith.mulf %2147, %2133 : f32
      %2149 = arith.mulf %2121, %2148 : f32
      %2150 = arith.addi %10, %c8 : index
      %2151 = vector.load %w[%2150] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2152 = vector.bitcast %2151 : vector<4xi8> to vector<1xf32>
      %2153 = vector.extract %2152[0] : f32 from vector<1xf32>
      %2154 = arith.muli %2127, %c4 : index
      %2155 = arith.addi %2154, %c6 : index
      %2156 = memref.load %factors[%2155] : memref<?xf32>
      %2157 = arith.mulf %2156, %2153 : f32
      %2158 = arith.bitcast %2157 : f32 to i32
      %2159 = arith.shrui %2158, %c33 : i32
      %2160 = arith.maxsi %2159, %c34 : i32
      %2161 = arith.subi %c35, %2160 : i32
      %2162 = arith.shli %2161, %c33 : i32
      %2163 = arith.subi %2160, %c36 : i32
      %2164 = arith.shli %2163, %c33 : i32
      %2165 = arith.bitcast %2162 : i32 to f32
      %2166 = arith.bitcast %2164 : i32 to f32
      %2167 = arith.cmpi eq, %0, %c5 : index
      %2168 = wave.lane
      %2169 = arith.remui %2168, %c1 : index
      %2170 = arith.cmpi eq, %2169, %c5 : index
      %2171 = arith.andi %2167, %2170 : i1
      scf.if %2171 {
        %2172 = arith.muli %2127, %c4 : index
        memref.store %2166, %out_factors[%2172] : memref<?xf32>
      }
      %2173 = arith.mulf %2141, %c38 : f32
      %2174 = wave.exp2 %2173 : f32
      %2175 = arith.addf %c37, %2174 : f32
      %2176 = arith.divf %2141, %2175 : f32
      %2177 = arith.mulf %2176, %2149 : f32
      %2178 = arith.mulf %2177, %2165 : f32
      %2179 = arith.truncf %2178 : f32 to f16
      %2180 = arith.muli %0, %c1 : index
      %2181 = wave.lane
      %2182 = arith.remui %2181, %c1 : index
      %2183 = arith.addi %2180, %2182 : index
      %2184 = arith.divui %2127, %outTileRows : index
      %2185 = arith.divui %outputFeatures, %c1 : index
      %2186 = arith.muli %2184, %2185 : index
      %2187 = arith.divui %2183, %c1 : index
      %2188 = arith.addi %2186, %2187 : index
      %2189 = arith.muli %2188, %c4 : index
      %2190 = arith.remui %2183, %c1 : index
      %2191 = arith.divui %2190, %c13 : index
      %2192 = arith.addi %2189, %2191 : index
      %2193 = arith.muli %outTileRows, %c13 : index
      %2194 = arith.muli %2192, %2193 : index
      %2195 = arith.remui %2127, %outTileRows : index
      %2196 = arith.muli %2195, %c13 : index
      %2197 = arith.addi %2194, %2196 : index
      %2198 = arith.remui %2183, %c13 : index
      %2199 = arith.addi %2197, %2198 : index
      memref.store %2179, %out[%2199] : memref<?xf16>
    }
    %2200 = arith.muli %1971, %c30 : index
    %2201 = arith.addi %2200, %c4 : index
    %2202 = arith.muli %2201, %c14 : index
    %2203 = arith.addi %2202, %1970 : index
    %2204 = arith.addi %2203, %c5 : index
    %2205 = memref.load %16[%2204] : memref<?xf32>
    %2206 = arith.addi %2204, %c19 : index
    %2207 = memref.load %16[%2206] : memref<?xf32>
    %2208 = arith.addf %2205, %2207 : f32
    %2209 = arith.muli %2201, %c14 : index
    %2210 = arith.addi %2209, %1970 : index
    %2211 = arith.addi %2210, %c24 : index
    %2212 = memref.load %16[%2211] : memref<?xf32>
    %2213 = arith.addi %2211, %c19 : index
    %2214 = memref.load %16[%2213] : memref<?xf32>
    %2215 = arith.addf %2212, %2214 : f32
    %2216 = wave.lane
    %2217 = arith.addi %15, %c15 : index
    %2218 = arith.muli %2201, %c4 : index
    %2219 = arith.addi %2217, %2218 : index
    %2220 = arith.divui %2216, %c1 : index
    %2221 = arith.addi %2219, %2220 : index
    %2222 = arith.cmpi slt, %2221, %14 : index
    scf.if %2222 {
      %2223 = arith.cmpi eq, %hasFactors, %c6 : index
      %2224 = arith.muli %2221, %c4 : index
      %2225 = memref.load %factors[%2224] : memref<?xf32>
      %2226 = arith.mulf %2225, %operandScale : f32
      %2227 = arith.select %2223, %2226, %operandScale : f32
      %2228 = arith.remui %2216, %c1 : index
      %2229 = arith.muli %2228, %c30 : index
      %2230 = arith.addi %10, %2229 : index
      %2231 = vector.load %w[%2230] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2232 = vector.bitcast %2231 : vector<4xi8> to vector<1xf32>
      %2233 = vector.extract %2232[0] : f32 from vector<1xf32>
      %2234 = arith.mulf %2233, %2227 : f32
      %2235 = arith.mulf %2208, %2234 : f32
      %2236 = arith.remui %2216, %c1 : index
      %2237 = arith.muli %2236, %c30 : index
      %2238 = arith.addi %12, %2237 : index
      %2239 = vector.load %w[%2238] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2240 = vector.bitcast %2239 : vector<4xi8> to vector<1xf32>
      %2241 = vector.extract %2240[0] : f32 from vector<1xf32>
      %2242 = arith.mulf %2241, %2227 : f32
      %2243 = arith.mulf %2215, %2242 : f32
      %2244 = arith.addi %10, %c8 : index
      %2245 = vector.load %w[%2244] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2246 = vector.bitcast %2245 : vector<4xi8> to vector<1xf32>
      %2247 = vector.extract %2246[0] : f32 from vector<1xf32>
      %2248 = arith.muli %2221, %c4 : index
      %2249 = arith.addi %2248, %c6 : index
      %2250 = memref.load %factors[%2249] : memref<?xf32>
      %2251 = arith.mulf %2250, %2247 : f32
      %2252 = arith.bitcast %2251 : f32 to i32
      %2253 = arith.shrui %2252, %c33 : i32
      %2254 = arith.maxsi %2253, %c34 : i32
      %2255 = arith.subi %c35, %2254 : i32
      %2256 = arith.shli %2255, %c33 : i32
      %2257 = arith.subi %2254, %c36 : i32
      %2258 = arith.shli %2257, %c33 : i32
      %2259 = arith.bitcast %2256 : i32 to f32
      %2260 = arith.bitcast %2258 : i32 to f32
      %2261 = arith.cmpi eq, %0, %c5 : index
      %2262 = wave.lane
      %2263 = arith.remui %2262, %c1 : index
      %2264 = arith.cmpi eq, %2263, %c5 : index
      %2265 = arith.andi %2261, %2264 : i1
      scf.if %2265 {
        %2266 = arith.muli %2221, %c4 : index
        memref.store %2260, %out_factors[%2266] : memref<?xf32>
      }
      %2267 = arith.mulf %2235, %c38 : f32
      %2268 = wave.exp2 %2267 : f32
      %2269 = arith.addf %c37, %2268 : f32
      %2270 = arith.divf %2235, %2269 : f32
      %2271 = arith.mulf %2270, %2243 : f32
      %2272 = arith.mulf %2271, %2259 : f32
      %2273 = arith.truncf %2272 : f32 to f16
      %2274 = arith.muli %0, %c1 : index
      %2275 = wave.lane
      %2276 = arith.remui %2275, %c1 : index
      %2277 = arith.addi %2274, %2276 : index
      %2278 = arith.divui %2221, %outTileRows : index
      %2279 = arith.divui %outputFeatures, %c1 : index
      %2280 = arith.muli %2278, %2279 : index
      %2281 = arith.divui %2277, %c1 : index
      %2282 = arith.addi %2280, %2281 : index
      %2283 = arith.muli %2282, %c4 : index
      %2284 = arith.remui %2277, %c1 : index
      %2285 = arith.divui %2284, %c13 : index
      %2286 = arith.addi %2283, %2285 : index
      %2287 = arith.muli %outTileRows, %c13 : index
      %2288 = arith.muli %2286, %2287 : index
      %2289 = arith.remui %2221, %outTileRows : index
      %2290 = arith.muli %2289, %c13 : index
      %2291 = arith.addi %2288, %2290 : index
      %2292 = arith.remui %2277, %c13 : index
      %2293 = arith.addi %2291, %2292 : index
      memref.store %2273, %out[%2293] : memref<?xf16>
    }
    %2294 = arith.muli %1971, %c30 : index
    %2295 = arith.addi %2294, %c25 : index
    %2296 = arith.muli %2295, %c14 : index
    %2297 = arith.addi %2296, %1970 : index
    %2298 = arith.addi %2297, %c5 : index
    %2299 = memref.load %16[%2298] : memref<?xf32>
    %2300 = arith.addi %2298, %c19 : index
    %2301 = memref.load %16[%2300] : memref<?xf32>
    %2302 = arith.addf %2299, %2301 : f32
    %2303 = arith.muli %2295, %c14 : index
    %2304 = arith.addi %2303, %1970 : index
    %2305 = arith.addi %2304, %c24 : index
    %2306 = memref.load %16[%2305] : memref<?xf32>
    %2307 = arith.addi %2305, %c19 : index
    %2308 = memref.load %16[%2307] : memref<?xf32>
    %2309 = arith.addf %2306, %2308 : f32
    %2310 = wave.lane
    %2311 = arith.addi %15, %c15 : index
    %2312 = arith.muli %2295, %c4 : index
    %2313 = arith.addi %2311, %2312 : index
    %2314 = arith.divui %2310, %c1 : index
    %2315 = arith.addi %2313, %2314 : index
    %2316 = arith.cmpi slt, %2315, %14 : index
    scf.if %2316 {
      %2317 = arith.cmpi eq, %hasFactors, %c6 : index
      %2318 = arith.muli %2315, %c4 : index
      %2319 = memref.load %factors[%2318] : memref<?xf32>
      %2320 = arith.mulf %2319, %operandScale : f32
      %2321 = arith.select %2317, %2320, %operandScale : f32
      %2322 = arith.remui %2310, %c1 : index
      %2323 = arith.muli %2322, %c30 : index
      %2324 = arith.addi %10, %2323 : index
      %2325 = vector.load %w[%2324] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2326 = vector.bitcast %2325 : vector<4xi8> to vector<1xf32>
      %2327 = vector.extract %2326[0] : f32 from vector<1xf32>
      %2328 = arith.mulf %2327, %2321 : f32
      %2329 = arith.mulf %2302, %2328 : f32
      %2330 = arith.remui %2310, %c1 : index
      %2331 = arith.muli %2330, %c30 : index
      %2332 = arith.addi %12, %2331 : index
      %2333 = vector.load %w[%2332] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2334 = vector.bitcast %2333 : vector<4xi8> to vector<1xf32>
      %2335 = vector.extract %2334[0] : f32 from vector<1xf32>
      %2336 = arith.mulf %2335, %2321 : f32
      %2337 = arith.mulf %2309, %2336 : f32
      %2338 = arith.addi %10, %c8 : index
      %2339 = vector.load %w[%2338] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2340 = vector.bitcast %2339 : vector<4xi8> to vector<1xf32>
      %2341 = vector.extract %2340[0] : f32 from vector<1xf32>
      %2342 = arith.muli %2315, %c4 : index
      %2343 = arith.addi %2342, %c6 : index
      %2344 = memref.load %factors[%2343] : memref<?xf32>
      %2345 = arith.mulf %2344, %2341 : f32
      %2346 = arith.bitcast %2345 : f32 to i32
      %2347 = arith.shrui %2346, %c33 : i32
      %2348 = arith.maxsi %2347, %c34 : i32
      %2349 = arith.subi %c35, %2348 : i32
      %2350 = arith.shli %2349, %c33 : i32
      %2351 = arith.subi %2348, %c36 : i32
      %2352 = arith.shli %2351, %c33 : i32
      %2353 = arith.bitcast %2350 : i32 to f32
      %2354 = arith.bitcast %2352 : i32 to f32
      %2355 = arith.cmpi eq, %0, %c5 : index
      %2356 = wave.lane
      %2357 = arith.remui %2356, %c1 : index
      %2358 = arith.cmpi eq, %2357, %c5 : index
      %2359 = arith.andi %2355, %2358 : i1
      scf.if %2359 {
        %2360 = arith.muli %2315, %c4 : index
        memref.store %2354, %out_factors[%2360] : memref<?xf32>
      }
      %2361 = arith.mulf %2329, %c38 : f32
      %2362 = wave.exp2 %2361 : f32
      %2363 = arith.addf %c37, %2362 : f32
      %2364 = arith.divf %2329, %2363 : f32
      %2365 = arith.mulf %2364, %2337 : f32
      %2366 = arith.mulf %2365, %2353 : f32
      %2367 = arith.truncf %2366 : f32 to f16
      %2368 = arith.muli %0, %c1 : index
      %2369 = wave.lane
      %2370 = arith.remui %2369, %c1 : index
      %2371 = arith.addi %2368, %2370 : index
      %2372 = arith.divui %2315, %outTileRows : index
      %2373 = arith.divui %outputFeatures, %c1 : index
      %2374 = arith.muli %2372, %2373 : index
      %2375 = arith.divui %2371, %c1 : index
      %2376 = arith.addi %2374, %2375 : index
      %2377 = arith.muli %2376, %c4 : index
      %2378 = arith.remui %2371, %c1 : index
      %2379 = arith.divui %2378, %c13 : index
      %2380 = arith.addi %2377, %2379 : index
      %2381 = arith.muli %outTileRows, %c13 : index
      %2382 = arith.muli %2380, %2381 : index
      %2383 = arith.remui %2315, %outTileRows : index
      %2384 = arith.muli %2383, %c13 : index
      %2385 = arith.addi %2382, %2384 : index
      %2386 = arith.remui %2371, %c13 : index
      %2387 = arith.addi %2385, %2386 : index
      memref.store %2367, %out[%2387] : memref<?xf16>
    }
  }
  wave.return
}
