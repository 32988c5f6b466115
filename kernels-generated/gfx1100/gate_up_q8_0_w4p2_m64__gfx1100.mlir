// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q8_0', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q8_0_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 2048 : index
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
  %c30 = arith.constant 1024 : index
  %c31 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c34 = arith.constant 4 : index
  %c35 = arith.constant 23 : i32
  %c36 = arith.constant 141 : i32
  %c37 = arith.constant 268 : i32
  %c38 = arith.constant 14 : i32
  %c39 = arith.constant 0x3F800000 : f32
  %c40 = arith.constant 0xBFB8AA3B : f32
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
    %758 = arith.muli %717, %c4 : index
    %759 = arith.addi %758, %c5 : index
    %760 = arith.muli %759, %c14 : index
    %761 = arith.addi %760, %716 : index
    %762 = arith.addi %761, %c5 : index
    %763 = memref.load %16[%762] : memref<?xf32>
    %764 = arith.addi %762, %c19 : index
    %765 = memref.load %16[%764] : memref<?xf32>
    %766 = arith.addf %763, %765 : f32
    %767 = arith.addi %762, %c30 : index
    %768 = memref.load %16[%767] : memref<?xf32>
    %769 = arith.addf %766, %768 : f32
    %770 = arith.addi %762, %c31 : index
    %771 = memref.load %16[%770] : memref<?xf32>
    %772 = arith.addf %769, %771 : f32
    %773 = arith.muli %759, %c14 : index
    %774 = arith.addi %773, %716 : index
    %775 = arith.addi %774, %c24 : index
    %776 = memref.load %16[%775] : memref<?xf32>
    %777 = arith.addi %775, %c19 : index
    %778 = memref.load %16[%777] : memref<?xf32>
    %779 = arith.addf %776, %778 : f32
    %780 = arith.addi %775, %c30 : index
    %781 = memref.load %16[%780] : memref<?xf32>
    %782 = arith.addf %779, %781 : f32
    %783 = arith.addi %775, %c31 : index
    %784 = memref.load %16[%783] : memref<?xf32>
    %785 = arith.addf %782, %784 : f32
    %786 = wave.lane
    %787 = arith.addi %15, %c5 : index
    %788 = arith.muli %759, %c4 : index
    %789 = arith.addi %787, %788 : index
    %790 = arith.divui %786, %c1 : index
    %791 = arith.addi %789, %790 : index
    %792 = arith.cmpi slt, %791, %14 : index
    scf.if %792 {
      %793 = arith.cmpi eq, %hasFactors, %c6 : index
      %794 = arith.muli %791, %c4 : index
      %795 = memref.load %factors[%794] : memref<?xf32>
      %796 = arith.mulf %795, %operandScale : f32
      %797 = arith.select %793, %796, %operandScale : f32
      %798 = arith.remui %786, %c1 : index
      %799 = arith.muli %798, %c34 : index
      %800 = arith.addi %10, %799 : index
      %801 = vector.load %w[%800] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %802 = vector.bitcast %801 : vector<4xi8> to vector<1xf32>
      %803 = vector.extract %802[0] : f32 from vector<1xf32>
      %804 = arith.mulf %803, %797 : f32
      %805 = arith.mulf %772, %804 : f32
      %806 = arith.remui %786, %c1 : index
      %807 = arith.muli %806, %c34 : index
      %808 = arith.addi %12, %807 : index
      %809 = vector.load %w[%808] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %810 = vector.bitcast %809 : vector<4xi8> to vector<1xf32>
      %811 = vector.extract %810[0] : f32 from vector<1xf32>
      %812 = arith.mulf %811, %797 : f32
      %813 = arith.mulf %785, %812 : f32
      %814 = arith.addi %10, %c8 : index
      %815 = vector.load %w[%814] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %816 = vector.bitcast %815 : vector<4xi8> to vector<1xf32>
      %817 = vector.extract %816[0] : f32 from vector<1xf32>
      %818 = arith.muli %791, %c4 : index
      %819 = arith.addi %818, %c6 : index
      %820 = memref.load %factors[%819] : memref<?xf32>
      %821 = arith.mulf %820, %817 : f32
      %822 = arith.bitcast %821 : f32 to i32
      %823 = arith.shrui %822, %c35 : i32
      %824 = arith.maxsi %823, %c36 : i32
      %825 = arith.subi %c37, %824 : i32
      %826 = arith.shli %825, %c35 : i32
      %827 = arith.subi %824, %c38 : i32
      %828 = arith.shli %827, %c35 : i32
      %829 = arith.bitcast %826 : i32 to f32
      %830 = arith.bitcast %828 : i32 to f32
      %831 = arith.cmpi eq, %0, %c5 : index
      %832 = wave.lane
      %833 = arith.remui %832, %c1 : index
      %834 = arith.cmpi eq, %833, %c5 : index
      %835 = arith.andi %831, %834 : i1
      scf.if %835 {
        %836 = arith.muli %791, %c4 : index
        memref.store %830, %out_factors[%836] : memref<?xf32>
      }
      %837 = arith.mulf %805, %c40 : f32
      %838 = wave.exp2 %837 : f32
      %839 = arith.addf %c39, %838 : f32
      %840 = arith.divf %805, %839 : f32
      %841 = arith.mulf %840, %813 : f32
      %842 = arith.mulf %841, %829 : f32
      %843 = arith.truncf %842 : f32 to f16
      %844 = arith.muli %0, %c1 : index
      %845 = wave.lane
      %846 = arith.remui %845, %c1 : index
      %847 = arith.addi %844, %846 : index
      %848 = arith.divui %791, %outTileRows : index
      %849 = arith.divui %outputFeatures, %c1 : index
      %850 = arith.muli %848, %849 : index
      %851 = arith.divui %847, %c1 : index
      %852 = arith.addi %850, %851 : index
      %853 = arith.muli %852, %c4 : index
      %854 = arith.remui %847, %c1 : index
      %855 = arith.divui %854, %c13 : index
      %856 = arith.addi %853, %855 : index
      %857 = arith.muli %outTileRows, %c13 : index
      %858 = arith.muli %856, %857 : index
      %859 = arith.remui %791, %outTileRows : index
      %860 = arith.muli %859, %c13 : index
      %861 = arith.addi %858, %860 : index
      %862 = arith.remui %847, %c13 : index
      %863 = arith.addi %861, %862 : index
      memref.store %843, %out[%863] : memref<?xf16>
    }
    %864 = arith.muli %717, %c4 : index
    %865 = arith.addi %864, %c6 : index
    %866 = arith.muli %865, %c14 : index
    %867 = arith.addi %866, %716 : index
    %868 = arith.addi %867, %c5 : index
    %869 = memref.load %16[%868] : memref<?xf32>
    %870 = arith.addi %868, %c19 : index
    %871 = memref.load %16[%870] : memref<?xf32>
    %872 = arith.addf %869, %871 : f32
    %873 = arith.addi %868, %c30 : index
    %874 = memref.load %16[%873] : memref<?xf32>
    %875 = arith.addf %872, %874 : f32
    %876 = arith.addi %868, %c31 : index
    %877 = memref.load %16[%876] : memref<?xf32>
    %878 = arith.addf %875, %877 : f32
    %879 = arith.muli %865, %c14 : index
    %880 = arith.addi %879, %716 : index
    %881 = arith.addi %880, %c24 : index
    %882 = memref.load %16[%881] : memref<?xf32>
    %883 = arith.addi %881, %c19 : index
    %884 = memref.load %16[%883] : memref<?xf32>
    %885 = arith.addf %882, %884 : f32
    %886 = arith.addi %881, %c30 : index
    %887 = memref.load %16[%886] : memref<?xf32>
    %888 = arith.addf %885, %887 : f32
    %889 = arith.addi %881, %c31 : index
    %890 = memref.load %16[%889] : memref<?xf32>
    %891 = arith.addf %888, %890 : f32
    %892 = wave.lane
    %893 = arith.addi %15, %c5 : index
    %894 = arith.muli %865, %c4 : index
    %895 = arith.addi %893, %894 : index
    %896 = arith.divui %892, %c1 : index
    %897 = arith.addi %895, %896 : index
    %898 = arith.cmpi slt, %897, %14 : index
    scf.if %898 {
      %899 = arith.cmpi eq, %hasFactors, %c6 : index
      %900 = arith.muli %897, %c4 : index
      %901 = memref.load %factors[%900] : memref<?xf32>
      %902 = arith.mulf %901, %operandScale : f32
      %903 = arith.select %899, %902, %operandScale : f32
      %904 = arith.remui %892, %c1 : index
      %905 = arith.muli %904, %c34 : index
      %906 = arith.addi %10, %905 : index
      %907 = vector.load %w[%906] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %908 = vector.bitcast %907 : vector<4xi8> to vector<1xf32>
      %909 = vector.extract %908[0] : f32 from vector<1xf32>
      %910 = arith.mulf %909, %903 : f32
      %911 = arith.mulf %878, %910 : f32
      %912 = arith.remui %892, %c1 : index
      %913 = arith.muli %912, %c34 : index
      %914 = arith.addi %12, %913 : index
      %915 = vector.load %w[%914] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %916 = vector.bitcast %915 : vector<4xi8> to vector<1xf32>
      %917 = vector.extract %916[0] : f32 from vector<1xf32>
      %918 = arith.mulf %917, %903 : f32
      %919 = arith.mulf %891, %918 : f32
      %920 = arith.addi %10, %c8 : index
      %921 = vector.load %w[%920] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %922 = vector.bitcast %921 : vector<4xi8> to vector<1xf32>
      %923 = vector.extract %922[0] : f32 from vector<1xf32>
      %924 = arith.muli %897, %c4 : index
      %925 = arith.addi %924, %c6 : index
      %926 = memref.load %factors[%925] : memref<?xf32>
      %927 = arith.mulf %926, %923 : f32
      %928 = arith.bitcast %927 : f32 to i32
      %929 = arith.shrui %928, %c35 : i32
      %930 = arith.maxsi %929, %c36 : i32
      %931 = arith.subi %c37, %930 : i32
      %932 = arith.shli %931, %c35 : i32
      %933 = arith.subi %930, %c38 : i32
      %934 = arith.shli %933, %c35 : i32
      %935 = arith.bitcast %932 : i32 to f32
      %936 = arith.bitcast %934 : i32 to f32
      %937 = arith.cmpi eq, %0, %c5 : index
      %938 = wave.lane
      %939 = arith.remui %938, %c1 : index
      %940 = arith.cmpi eq, %939, %c5 : index
      %941 = arith.andi %937, %940 : i1
      scf.if %941 {
        %942 = arith.muli %897, %c4 : index
        memref.store %936, %out_factors[%942] : memref<?xf32>
      }
      %943 = arith.mulf %911, %c40 : f32
      %944 = wave.exp2 %943 : f32
      %945 = arith.addf %c39, %944 : f32
      %946 = arith.divf %911, %945 : f32
      %947 = arith.mulf %946, %919 : f32
      %948 = arith.mulf %947, %935 : f32
      %949 = arith.truncf %948 : f32 to f16
      %950 = arith.muli %0, %c1 : index
      %951 = wave.lane
      %952 = arith.remui %951, %c1 : index
      %953 = arith.addi %950, %952 : index
      %954 = arith.divui %897, %outTileRows : index
      %955 = arith.divui %outputFeatures, %c1 : index
      %956 = arith.muli %954, %955 : index
      %957 = arith.divui %953, %c1 : index
      %958 = arith.addi %956, %957 : index
      %959 = arith.muli %958, %c4 : index
      %960 = arith.remui %953, %c1 : index
      %961 = arith.divui %960, %c13 : index
      %962 = arith.addi %959, %961 : index
      %963 = arith.muli %outTileRows, %c13 : index
      %964 = arith.muli %962, %963 : index
      %965 = arith.remui %897, %outTileRows : index
      %966 = arith.muli %965, %c13 : index
      %967 = arith.addi %964, %966 : index
      %968 = arith.remui %953, %c13 : index
      %969 = arith.addi %967, %968 : index
      memref.store %949, %out[%969] : memref<?xf16>
    }
    %970 = wave.lane
    wave.barrier
    %971 = wave.wave
    %972 = arith.muli %971, %c4 : index
    %973 = arith.addi %972, %c5 : index
    %974 = arith.muli %973, %c24 : index
    %975 = arith.addi %974, %970 : index
    %976 = vector.extract %518#2[0] : f32 from vector<8xf32>
    %977 = arith.addi %975, %c5 : index
    memref.store %976, %16[%977] : memref<?xf32>
    %978 = vector.extract %518#2[1] : f32 from vector<8xf32>
    %979 = arith.addi %975, %c14 : index
    memref.store %978, %16[%979] : memref<?xf32>
    %980 = vector.extract %518#2[2] : f32 from vector<8xf32>
    %981 = arith.addi %975, %c8 : index
    memref.store %980, %16[%981] : memref<?xf32>
    %982 = vector.extract %518#2[3] : f32 from vector<8xf32>
    %983 = arith.addi %975, %c26 : index
    memref.store %982, %16[%983] : memref<?xf32>
    %984 = vector.extract %518#2[4] : f32 from vector<8xf32>
    %985 = arith.addi %975, %c3 : index
    memref.store %984, %16[%985] : memref<?xf32>
    %986 = vector.extract %518#2[5] : f32 from vector<8xf32>
    %987 = arith.addi %975, %c27 : index
    memref.store %986, %16[%987] : memref<?xf32>
    %988 = vector.extract %518#2[6] : f32 from vector<8xf32>
    %989 = arith.addi %975, %c28 : index
    memref.store %988, %16[%989] : memref<?xf32>
    %990 = vector.extract %518#2[7] : f32 from vector<8xf32>
    %991 = arith.addi %975, %c29 : index
    memref.store %990, %16[%991] : memref<?xf32>
    %992 = arith.muli %971, %c4 : index
    %993 = arith.addi %992, %c6 : index
    %994 = arith.muli %993, %c24 : index
    %995 = arith.addi %994, %970 : index
    %996 = vector.extract %518#3[0] : f32 from vector<8xf32>
    %997 = arith.addi %995, %c5 : index
    memref.store %996, %16[%997] : memref<?xf32>
    %998 = vector.extract %518#3[1] : f32 from vector<8xf32>
    %999 = arith.addi %995, %c14 : index
    memref.store %998, %16[%999] : memref<?xf32>
    %1000 = vector.extract %518#3[2] : f32 from vector<8xf32>
    %1001 = arith.addi %995, %c8 : index
    memref.store %1000, %16[%1001] : memref<?xf32>
    %1002 = vector.extract %518#3[3] : f32 from vector<8xf32>
    %1003 = arith.addi %995, %c26 : index
    memref.store %1002, %16[%1003] : memref<?xf32>
    %1004 = vector.extract %518#3[4] : f32 from vector<8xf32>
    %1005 = arith.addi %995, %c3 : index
    memref.store %1004, %16[%1005] : memref<?xf32>
    %1006 = vector.extract %518#3[5] : f32 from vector<8xf32>
    %1007 = arith.addi %995, %c27 : index
    memref.store %1006, %16[%1007] : memref<?xf32>
    %1008 = vector.extract %518#3[6] : f32 from vector<8xf32>
    %1009 = arith.addi %995, %c28 : index
    memref.store %1008, %16[%1009] : memref<?xf32>
    %1010 = vector.extract %518#3[7] : f32 from vector<8xf32>
    %1011 = arith.addi %995, %c29 : index
    memref.store %1010, %16[%1011] : memref<?xf32>
    wave.barrier
    %1012 = arith.muli %971, %c4 : index
    %1013 = arith.addi %1012, %c5 : index
    %1014 = arith.muli %1013, %c14 : index
    %1015 = arith.addi %1014, %970 : index
    %1016 = arith.addi %1015, %c5 : index
    %1017 = memref.load %16[%1016] : memref<?xf32>
    %1018 = arith.addi %1016, %c19 : index
    %1019 = memref.load %16[%1018] : memref<?xf32>
    %1020 = arith.addf %1017, %1019 : f32
    %1021 = arith.addi %1016, %c30 : index
    %1022 = memref.load %16[%1021] : memref<?xf32>
    %1023 = arith.addf %1020, %1022 : f32
    %1024 = arith.addi %1016, %c31 : index
    %1025 = memref.load %16[%1024] : memref<?xf32>
    %1026 = arith.addf %1023, %1025 : f32
    %1027 = arith.muli %1013, %c14 : index
    %1028 = arith.addi %1027, %970 : index
    %1029 = arith.addi %1028, %c24 : index
    %1030 = memref.load %16[%1029] : memref<?xf32>
    %1031 = arith.addi %1029, %c19 : index
    %1032 = memref.load %16[%1031] : memref<?xf32>
    %1033 = arith.addf %1030, %1032 : f32
    %1034 = arith.addi %1029, %c30 : index
    %1035 = memref.load %16[%1034] : memref<?xf32>
    %1036 = arith.addf %1033, %1035 : f32
    %1037 = arith.addi %1029, %c31 : index
    %1038 = memref.load %16[%1037] : memref<?xf32>
    %1039 = arith.addf %1036, %1038 : f32
    %1040 = wave.lane
    %1041 = arith.addi %15, %c1 : index
    %1042 = arith.muli %1013, %c4 : index
    %1043 = arith.addi %1041, %1042 : index
    %1044 = arith.divui %1040, %c1 : index
    %1045 = arith.addi %1043, %1044 : index
    %1046 = arith.cmpi slt, %1045, %14 : index
    scf.if %1046 {
      %1047 = arith.cmpi eq, %hasFactors, %c6 : index
      %1048 = arith.muli %1045, %c4 : index
      %1049 = memref.load %factors[%1048] : memref<?xf32>
      %1050 = arith.mulf %1049, %operandScale : f32
      %1051 = arith.select %1047, %1050, %operandScale : f32
      %1052 = arith.remui %1040, %c1 : index
      %1053 = arith.muli %1052, %c34 : index
      %1054 = arith.addi %10, %1053 : index
      %1055 = vector.load %w[%1054] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1056 = vector.bitcast %1055 : vector<4xi8> to vector<1xf32>
      %1057 = vector.extract %1056[0] : f32 from vector<1xf32>
      %1058 = arith.mulf %1057, %1051 : f32
      %1059 = arith.mulf %1026, %1058 : f32
      %1060 = arith.remui %1040, %c1 : index
      %1061 = arith.muli %1060, %c34 : index
      %1062 = arith.addi %12, %1061 : index
      %1063 = vector.load %w[%1062] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1064 = vector.bitcast %1063 : vector<4xi8> to vector<1xf32>
      %1065 = vector.extract %1064[0] : f32 from vector<1xf32>
      %1066 = arith.mulf %1065, %1051 : f32
      %1067 = arith.mulf %1039, %1066 : f32
      %1068 = arith.addi %10, %c8 : index
      %1069 = vector.load %w[%1068] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1070 = vector.bitcast %1069 : vector<4xi8> to vector<1xf32>
      %1071 = vector.extract %1070[0] : f32 from vector<1xf32>
      %1072 = arith.muli %1045, %c4 : index
      %1073 = arith.addi %1072, %c6 : index
      %1074 = memref.load %factors[%1073] : memref<?xf32>
      %1075 = arith.mulf %1074, %1071 : f32
      %1076 = arith.bitcast %1075 : f32 to i32
      %1077 = arith.shrui %1076, %c35 : i32
      %1078 = arith.maxsi %1077, %c36 : i32
      %1079 = arith.subi %c37, %1078 : i32
      %1080 = arith.shli %1079, %c35 : i32
      %1081 = arith.subi %1078, %c38 : i32
      %1082 = arith.shli %1081, %c35 : i32
      %1083 = arith.bitcast %1080 : i32 to f32
      %1084 = arith.bitcast %1082 : i32 to f32
      %1085 = arith.cmpi eq, %0, %c5 : index
      %1086 = wave.lane
      %1087 = arith.remui %1086, %c1 : index
      %1088 = arith.cmpi eq, %1087, %c5 : index
      %1089 = arith.andi %1085, %1088 : i1
      scf.if %1089 {
        %1090 = arith.muli %1045, %c4 : index
        memref.store %1084, %out_factors[%1090] : memref<?xf32>
      }
      %1091 = arith.mulf %1059, %c40 : f32
      %1092 = wave.exp2 %1091 : f32
      %1093 = arith.addf %c39, %1092 : f32
      %1094 = arith.divf %1059, %1093 : f32
      %1095 = arith.mulf %1094, %1067 : f32
      %1096 = arith.mulf %1095, %1083 : f32
      %1097 = arith.truncf %1096 : f32 to f16
      %1098 = arith.muli %0, %c1 : index
      %1099 = wave.lane
      %1100 = arith.remui %1099, %c1 : index
      %1101 = arith.addi %1098, %1100 : index
      %1102 = arith.divui %1045, %outTileRows : index
      %1103 = arith.divui %outputFeatures, %c1 : index
      %1104 = arith.muli %1102, %1103 : index
      %1105 = arith.divui %1101, %c1 : index
      %1106 = arith.addi %1104, %1105 : index
      %1107 = arith.muli %1106, %c4 : index
      %1108 = arith.remui %1101, %c1 : index
      %1109 = arith.divui %1108, %c13 : index
      %1110 = arith.addi %1107, %1109 : index
      %1111 = arith.muli %outTileRows, %c13 : index
      %1112 = arith.muli %1110, %1111 : index
      %1113 = arith.remui %1045, %outTileRows : index
      %1114 = arith.muli %1113, %c13 : index
      %1115 = arith.addi %1112, %1114 : index
      %1116 = arith.remui %1101, %c13 : index
      %1117 = arith.addi %1115, %1116 : index
      memref.store %1097, %out[%1117] : memref<?xf16>
    }
    %1118 = arith.muli %971, %c4 : index
    %1119 = arith.addi %1118, %c6 : index
    %1120 = arith.muli %1119, %c14 : index
    %1121 = arith.addi %1120, %970 : index
    %1122 = arith.addi %1121, %c5 : index
    %1123 = memref.load %16[%1122] : memref<?xf32>
    %1124 = arith.addi %1122, %c19 : index
    %1125 = memref.load %16[%1124] : memref<?xf32>
    %1126 = arith.addf %1123, %1125 : f32
    %1127 = arith.addi %1122, %c30 : index
    %1128 = memref.load %16[%1127] : memref<?xf32>
    %1129 = arith.addf %1126, %1128 : f32
    %1130 = arith.addi %1122, %c31 : index
    %1131 = memref.load %16[%1130] : memref<?xf32>
    %1132 = arith.addf %1129, %1131 : f32
    %1133 = arith.muli %1119, %c14 : index
    %1134 = arith.addi %1133, %970 : index
    %1135 = arith.addi %1134, %c24 : index
    %1136 = memref.load %16[%1135] : memref<?xf32>
    %1137 = arith.addi %1135, %c19 : index
    %1138 = memref.load %16[%1137] : memref<?xf32>
    %1139 = arith.addf %1136, %1138 : f32
    %1140 = arith.addi %1135, %c30 : index
    %1141 = memref.load %16[%1140] : memref<?xf32>
    %1142 = arith.addf %1139, %1141 : f32
    %1143 = arith.addi %1135, %c31 : index
    %1144 = memref.load %16[%1143] : memref<?xf32>
    %1145 = arith.addf %1142, %1144 : f32
    %1146 = wave.lane
    %1147 = arith.addi %15, %c1 : index
    %1148 = arith.muli %1119, %c4 : index
    %1149 = arith.addi %1147, %1148 : index
    %1150 = arith.divui %1146, %c1 : index
    %1151 = arith.addi %1149, %1150 : index
    %1152 = arith.cmpi slt, %1151, %14 : index
    scf.if %1152 {
      %1153 = arith.cmpi eq, %hasFactors, %c6 : index
      %1154 = arith.muli %1151, %c4 : index
      %1155 = memref.load %factors[%1154] : memref<?xf32>
      %1156 = arith.mulf %1155, %operandScale : f32
      %1157 = arith.select %1153, %1156, %operandScale : f32
      %1158 = arith.remui %1146, %c1 : index
      %1159 = arith.muli %1158, %c34 : index
      %1160 = arith.addi %10, %1159 : index
      %1161 = vector.load %w[%1160] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1162 = vector.bitcast %1161 : vector<4xi8> to vector<1xf32>
      %1163 = vector.extract %1162[0] : f32 from vector<1xf32>
      %1164 = arith.mulf %1163, %1157 : f32
      %1165 = arith.mulf %1132, %1164 : f32
      %1166 = arith.remui %1146, %c1 : index
      %1167 = arith.muli %1166, %c34 : index
      %1168 = arith.addi %12, %1167 : index
      %1169 = vector.load %w[%1168] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1170 = vector.bitcast %1169 : vector<4xi8> to vector<1xf32>
      %1171 = vector.extract %1170[0] : f32 from vector<1xf32>
      %1172 = arith.mulf %1171, %1157 : f32
      %1173 = arith.mulf %1145, %1172 : f32
      %1174 = arith.addi %10, %c8 : index
      %1175 = vector.load %w[%1174] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1176 = vector.bitcast %1175 : vector<4xi8> to vector<1xf32>
      %1177 = vector.extract %1176[0] : f32 from vector<1xf32>
      %1178 = arith.muli %1151, %c4 : index
      %1179 = arith.addi %1178, %c6 : index
      %1180 = memref.load %factors[%1179] : memref<?xf32>
      %1181 = arith.mulf %1180, %1177 : f32
      %1182 = arith.bitcast %1181 : f32 to i32
      %1183 = arith.shrui %1182, %c35 : i32
      %1184 = arith.maxsi %1183, %c36 : i32
      %1185 = arith.subi %c37, %1184 : i32
      %1186 = arith.shli %1185, %c35 : i32
      %1187 = arith.subi %1184, %c38 : i32
      %1188 = arith.shli %1187, %c35 : i32
      %1189 = arith.bitcast %1186 : i32 to f32
      %1190 = arith.bitcast %1188 : i32 to f32
      %1191 = arith.cmpi eq, %0, %c5 : index
      %1192 = wave.lane
      %1193 = arith.remui %1192, %c1 : index
      %1194 = arith.cmpi eq, %1193, %c5 : index
      %1195 = arith.andi %1191, %1194 : i1
      scf.if %1195 {
        %1196 = arith.muli %1151, %c4 : index
        memref.store %1190, %out_factors[%1196] : memref<?xf32>
      }
      %1197 = arith.mulf %1165, %c40 : f32
      %1198 = wave.exp2 %1197 : f32
      %1199 = arith.addf %c39, %1198 : f32
      %1200 = arith.divf %1165, %1199 : f32
      %1201 = arith.mulf %1200, %1173 : f32
      %1202 = arith.mulf %1201, %1189 : f32
      %1203 = arith.truncf %1202 : f32 to f16
      %1204 = arith.muli %0, %c1 : index
      %1205 = wave.lane
      %1206 = arith.remui %1205, %c1 : index
      %1207 = arith.addi %1204, %1206 : index
      %1208 = arith.divui %1151, %outTileRows : index
      %1209 = arith.divui %outputFeatures, %c1 : index
      %1210 = arith.muli %1208, %1209 : index
      %1211 = arith.divui %1207, %c1 : index
      %1212 = arith.addi %1210, %1211 : index
      %1213 = arith.muli %1212, %c4 : index
      %1214 = arith.remui %1207, %c1 : index
      %1215 = arith.divui %1214, %c13 : index
      %1216 = arith.addi %1213, %1215 : index
      %1217 = arith.muli %outTileRows, %c13 : index
      %1218 = arith.muli %1216, %1217 : index
      %1219 = arith.remui %1151, %outTileRows : index
      %1220 = arith.muli %1219, %c13 : index
      %1221 = arith.addi %1218, %1220 : index
      %1222 = arith.remui %1207, %c13 : index
      %1223 = arith.addi %1221, %1222 : index
      memref.store %1203, %out[%1223] : memref<?xf16>
    }
    %1224 = wave.lane
    wave.barrier
    %1225 = wave.wave
    %1226 = arith.muli %1225, %c4 : index
    %1227 = arith.addi %1226, %c5 : index
    %1228 = arith.muli %1227, %c24 : index
    %1229 = arith.addi %1228, %1224 : index
    %1230 = vector.extract %518#4[0] : f32 from vector<8xf32>
    %1231 = arith.addi %1229, %c5 : index
    memref.store %1230, %16[%1231] : memref<?xf32>
    %1232 = vector.extract %518#4[1] : f32 from vector<8xf32>
    %1233 = arith.addi %1229, %c14 : index
    memref.store %1232, %16[%1233] : memref<?xf32>
    %1234 = vector.extract %518#4[2] : f32 from vector<8xf32>
    %1235 = arith.addi %1229, %c8 : index
    memref.store %1234, %16[%1235] : memref<?xf32>
    %1236 = vector.extract %518#4[3] : f32 from vector<8xf32>
    %1237 = arith.addi %1229, %c26 : index
    memref.store %1236, %16[%1237] : memref<?xf32>
    %1238 = vector.extract %518#4[4] : f32 from vector<8xf32>
    %1239 = arith.addi %1229, %c3 : index
    memref.store %1238, %16[%1239] : memref<?xf32>
    %1240 = vector.extract %518#4[5] : f32 from vector<8xf32>
    %1241 = arith.addi %1229, %c27 : index
    memref.store %1240, %16[%1241] : memref<?xf32>
    %1242 = vector.extract %518#4[6] : f32 from vector<8xf32>
    %1243 = arith.addi %1229, %c28 : index
    memref.store %1242, %16[%1243] : memref<?xf32>
    %1244 = vector.extract %518#4[7] : f32 from vector<8xf32>
    %1245 = arith.addi %1229, %c29 : index
    memref.store %1244, %16[%1245] : memref<?xf32>
    %1246 = arith.muli %1225, %c4 : index
    %1247 = arith.addi %1246, %c6 : index
    %1248 = arith.muli %1247, %c24 : index
    %1249 = arith.addi %1248, %1224 : index
    %1250 = vector.extract %518#5[0] : f32 from vector<8xf32>
    %1251 = arith.addi %1249, %c5 : index
    memref.store %1250, %16[%1251] : memref<?xf32>
    %1252 = vector.extract %518#5[1] : f32 from vector<8xf32>
    %1253 = arith.addi %1249, %c14 : index
    memref.store %1252, %16[%1253] : memref<?xf32>
    %1254 = vector.extract %518#5[2] : f32 from vector<8xf32>
    %1255 = arith.addi %1249, %c8 : index
    memref.store %1254, %16[%1255] : memref<?xf32>
    %1256 = vector.extract %518#5[3] : f32 from vector<8xf32>
    %1257 = arith.addi %1249, %c26 : index
    memref.store %1256, %16[%1257] : memref<?xf32>
    %1258 = vector.extract %518#5[4] : f32 from vector<8xf32>
    %1259 = arith.addi %1249, %c3 : index
    memref.store %1258, %16[%1259] : memref<?xf32>
    %1260 = vector.extract %518#5[5] : f32 from vector<8xf32>
    %1261 = arith.addi %1249, %c27 : index
    memref.store %1260, %16[%1261] : memref<?xf32>
    %1262 = vector.extract %518#5[6] : f32 from vector<8xf32>
    %1263 = arith.addi %1249, %c28 : index
    memref.store %1262, %16[%1263] : memref<?xf32>
    %1264 = vector.extract %518#5[7] : f32 from vector<8xf32>
    %1265 = arith.addi %1249, %c29 : index
    memref.store %1264, %16[%1265] : memref<?xf32>
    wave.barrier
    %1266 = arith.muli %1225, %c4 : index
    %1267 = arith.addi %1266, %c5 : index
    %1268 = arith.muli %1267, %c14 : index
    %1269 = arith.addi %1268, %1224 : index
    %1270 = arith.addi %1269, %c5 : index
    %1271 = memref.load %16[%1270] : memref<?xf32>
    %1272 = arith.addi %1270, %c19 : index
    %1273 = memref.load %16[%1272] : memref<?xf32>
    %1274 = arith.addf %1271, %1273 : f32
    %1275 = arith.addi %1270, %c30 : index
    %1276 = memref.load %16[%1275] : memref<?xf32>
    %1277 = arith.addf %1274, %1276 : f32
    %1278 = arith.addi %1270, %c31 : index
    %1279 = memref.load %16[%1278] : memref<?xf32>
    %1280 = arith.addf %1277, %1279 : f32
    %1281 = arith.muli %1267, %c14 : index
    %1282 = arith.addi %1281, %1224 : index
    %1283 = arith.addi %1282, %c24 : index
    %1284 = memref.load %16[%1283] : memref<?xf32>
    %1285 = arith.addi %1283, %c19 : index
    %1286 = memref.load %16[%1285] : memref<?xf32>
    %1287 = arith.addf %1284, %1286 : f32
    %1288 = arith.addi %1283, %c30 : index
    %1289 = memref.load %16[%1288] : memref<?xf32>
    %1290 = arith.addf %1287, %1289 : f32
    %1291 = arith.addi %1283, %c31 : index
    %1292 = memref.load %16[%1291] : memref<?xf32>
    %1293 = arith.addf %1290, %1292 : f32
    %1294 = wave.lane
    %1295 = arith.addi %15, %c14 : index
    %1296 = arith.muli %1267, %c4 : index
    %1297 = arith.addi %1295, %1296 : index
    %1298 = arith.divui %1294, %c1 : index
    %1299 = arith.addi %1297, %1298 : index
    %1300 = arith.cmpi slt, %1299, %14 : index
    scf.if %1300 {
      %1301 = arith.cmpi eq, %hasFactors, %c6 : index
      %1302 = arith.muli %1299, %c4 : index
      %1303 = memref.load %factors[%1302] : memref<?xf32>
      %1304 = arith.mulf %1303, %operandScale : f32
      %1305 = arith.select %1301, %1304, %operandScale : f32
      %1306 = arith.remui %1294, %c1 : index
      %1307 = arith.muli %1306, %c34 : index
      %1308 = arith.addi %10, %1307 : index
      %1309 = vector.load %w[%1308] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1310 = vector.bitcast %1309 : vector<4xi8> to vector<1xf32>
      %1311 = vector.extract %1310[0] : f32 from vector<1xf32>
      %1312 = arith.mulf %1311, %1305 : f32
      %1313 = arith.mulf %1280, %1312 : f32
      %1314 = arith.remui %1294, %c1 : index
      %1315 = arith.muli %1314, %c34 : index
      %1316 = arith.addi %12, %1315 : index
      %1317 = vector.load %w[%1316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1318 = vector.bitcast %1317 : vector<4xi8> to vector<1xf32>
      %1319 = vector.extract %1318[0] : f32 from vector<1xf32>
      %1320 = arith.mulf %1319, %1305 : f32
      %1321 = arith.mulf %1293, %1320 : f32
      %1322 = arith.addi %10, %c8 : index
      %1323 = vector.load %w[%1322] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1324 = vector.bitcast %1323 : vector<4xi8> to vector<1xf32>
      %1325 = vector.extract %1324[0] : f32 from vector<1xf32>
      %1326 = arith.muli %1299, %c4 : index
      %1327 = arith.addi %1326, %c6 : index
      %1328 = memref.load %factors[%1327] : memref<?xf32>
      %1329 = arith.mulf %1328, %1325 : f32
      %1330 = arith.bitcast %1329 : f32 to i32
      %1331 = arith.shrui %1330, %c35 : i32
      %1332 = arith.maxsi %1331, %c36 : i32
      %1333 = arith.subi %c37, %1332 : i32
      %1334 = arith.shli %1333, %c35 : i32
      %1335 = arith.subi %1332, %c38 : i32
      %1336 = arith.shli %1335, %c35 : i32
      %1337 = arith.bitcast %1334 : i32 to f32
      %1338 = arith.bitcast %1336 : i32 to f32
      %1339 = arith.cmpi eq, %0, %c5 : index
      %1340 = wave.lane
      %1341 = arith.remui %1340, %c1 : index
      %1342 = arith.cmpi eq, %1341, %c5 : index
      %1343 = arith.andi %1339, %1342 : i1
      scf.if %1343 {
        %1344 = arith.muli %1299, %c4 : index
        memref.store %1338, %out_factors[%1344] : memref<?xf32>
      }
      %1345 = arith.mulf %1313, %c40 : f32
      %1346 = wave.exp2 %1345 : f32
      %1347 = arith.addf %c39, %1346 : f32
      %1348 = arith.divf %1313, %1347 : f32
      %1349 = arith.mulf %1348, %1321 : f32
      %1350 = arith.mulf %1349, %1337 : f32
      %1351 = arith.truncf %1350 : f32 to f16
      %1352 = arith.muli %0, %c1 : index
      %1353 = wave.lane
      %1354 = arith.remui %1353, %c1 : index
      %1355 = arith.addi %1352, %1354 : index
      %1356 = arith.divui %1299, %outTileRows : index
      %1357 = arith.divui %outputFeatures, %c1 : index
      %1358 = arith.muli %1356, %1357 : index
      %1359 = arith.divui %1355, %c1 : index
      %1360 = arith.addi %1358, %1359 : index
      %1361 = arith.muli %1360, %c4 : index
      %1362 = arith.remui %1355, %c1 : index
      %1363 = arith.divui %1362, %c13 : index
      %1364 = arith.addi %1361, %1363 : index
      %1365 = arith.muli %outTileRows, %c13 : index
      %1366 = arith.muli %1364, %1365 : index
      %1367 = arith.remui %1299, %outTileRows : index
      %1368 = arith.muli %1367, %c13 : index
      %1369 = arith.addi %1366, %1368 : index
      %1370 = arith.remui %1355, %c13 : index
      %1371 = arith.addi %1369, %1370 : index
      memref.store %1351, %out[%1371] : memref<?xf16>
    }
    %1372 = arith.muli %1225, %c4 : index
    %1373 = arith.addi %1372, %c6 : index
    %1374 = arith.muli %1373, %c14 : index
    %1375 = arith.addi %1374, %1224 : index
    %1376 = arith.addi %1375, %c5 : index
    %1377 = memref.load %16[%1376] : memref<?xf32>
    %1378 = arith.addi %1376, %c19 : index
    %1379 = memref.load %16[%1378] : memref<?xf32>
    %1380 = arith.addf %1377, %1379 : f32
    %1381 = arith.addi %1376, %c30 : index
    %1382 = memref.load %16[%1381] : memref<?xf32>
    %1383 = arith.addf %1380, %1382 : f32
    %1384 = arith.addi %1376, %c31 : index
    %1385 = memref.load %16[%1384] : memref<?xf32>
    %1386 = arith.addf %1383, %1385 : f32
    %1387 = arith.muli %1373, %c14 : index
    %1388 = arith.addi %1387, %1224 : index
    %1389 = arith.addi %1388, %c24 : index
    %1390 = memref.load %16[%1389] : memref<?xf32>
    %1391 = arith.addi %1389, %c19 : index
    %1392 = memref.load %16[%1391] : memref<?xf32>
    %1393 = arith.addf %1390, %1392 : f32
    %1394 = arith.addi %1389, %c30 : index
    %1395 = memref.load %16[%1394] : memref<?xf32>
    %1396 = arith.addf %1393, %1395 : f32
    %1397 = arith.addi %1389, %c31 : index
    %1398 = memref.load %16[%1397] : memref<?xf32>
    %1399 = arith.addf %1396, %1398 : f32
    %1400 = wave.lane
    %1401 = arith.addi %15, %c14 : index
    %1402 = arith.muli %1373, %c4 : index
    %1403 = arith.addi %1401, %1402 : index
    %1404 = arith.divui %1400, %c1 : index
    %1405 = arith.addi %1403, %1404 : index
    %1406 = arith.cmpi slt, %1405, %14 : index
    scf.if %1406 {
      %1407 = arith.cmpi eq, %hasFactors, %c6 : index
      %1408 = arith.muli %1405, %c4 : index
      %1409 = memref.load %factors[%1408] : memref<?xf32>
      %1410 = arith.mulf %1409, %operandScale : f32
      %1411 = arith.select %1407, %1410, %operandScale : f32
      %1412 = arith.remui %1400, %c1 : index
      %1413 = arith.muli %1412, %c34 : index
      %1414 = arith.addi %10, %1413 : index
      %1415 = vector.load %w[%1414] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1416 = vector.bitcast %1415 : vector<4xi8> to vector<1xf32>
      %1417 = vector.extract %1416[0] : f32 from vector<1xf32>
      %1418 = arith.mulf %1417, %1411 : f32
      %1419 = arith.mulf %1386, %1418 : f32
      %1420 = arith.remui %1400, %c1 : index
      %1421 = arith.muli %1420, %c34 : index
      %1422 = arith.addi %12, %1421 : index
      %1423 = vector.load %w[%1422] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1424 = vector.bitcast %1423 : vector<4xi8> to vector<1xf32>
      %1425 = vector.extract %1424[0] : f32 from vector<1xf32>
      %1426 = arith.mulf %1425, %1411 : f32
      %1427 = arith.mulf %1399, %1426 : f32
      %1428 = arith.addi %10, %c8 : index
      %1429 = vector.load %w[%1428] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1430 = vector.bitcast %1429 : vector<4xi8> to vector<1xf32>
      %1431 = vector.extract %1430[0] : f32 from vector<1xf32>
      %1432 = arith.muli %1405, %c4 : index
      %1433 = arith.addi %1432, %c6 : index
      %1434 = memref.load %factors[%1433] : memref<?xf32>
      %1435 = arith.mulf %1434, %1431 : f32
      %1436 = arith.bitcast %1435 : f32 to i32
      %1437 = arith.shrui %1436, %c35 : i32
      %1438 = arith.maxsi %1437, %c36 : i32
      %1439 = arith.subi %c37, %1438 : i32
      %1440 = arith.shli %1439, %c35 : i32
      %1441 = arith.subi %1438, %c38 : i32
      %1442 = arith.shli %1441, %c35 : i32
      %1443 = arith.bitcast %1440 : i32 to f32
      %1444 = arith.bitcast %1442 : i32 to f32
      %1445 = arith.cmpi eq, %0, %c5 : index
      %1446 = wave.lane
      %1447 = arith.remui %1446, %c1 : index
      %1448 = arith.cmpi eq, %1447, %c5 : index
      %1449 = arith.andi %1445, %1448 : i1
      scf.if %1449 {
        %1450 = arith.muli %1405, %c4 : index
        memref.store %1444, %out_factors[%1450] : memref<?xf32>
      }
      %1451 = arith.mulf %1419, %c40 : f32
      %1452 = wave.exp2 %1451 : f32
      %1453 = arith.addf %c39, %1452 : f32
      %1454 = arith.divf %1419, %1453 : f32
      %1455 = arith.mulf %1454, %1427 : f32
      %1456 = arith.mulf %1455, %1443 : f32
      %1457 = arith.truncf %1456 : f32 to f16
      %1458 = arith.muli %0, %c1 : index
      %1459 = wave.lane
      %1460 = arith.remui %1459, %c1 : index
      %1461 = arith.addi %1458, %1460 : index
      %1462 = arith.divui %1405, %outTileRows : index
      %1463 = arith.divui %outputFeatures, %c1 : index
      %1464 = arith.muli %1462, %1463 : index
      %1465 = arith.divui %1461, %c1 : index
      %1466 = arith.addi %1464, %1465 : index
      %1467 = arith.muli %1466, %c4 : index
      %1468 = arith.remui %1461, %c1 : index
      %1469 = arith.divui %1468, %c13 : index
      %1470 = arith.addi %1467, %1469 : index
      %1471 = arith.muli %outTileRows, %c13 : index
      %1472 = arith.muli %1470, %1471 : index
      %1473 = arith.remui %1405, %outTileRows : index
      %1474 = arith.muli %1473, %c13 : index
      %1475 = arith.addi %1472, %1474 : index
      %1476 = arith.remui %1461, %c13 : index
      %1477 = arith.addi %1475, %1476 : index
      memref.store %1457, %out[%1477] : memref<?xf16>
    }
    %1478 = wave.lane
    wave.barrier
    %1479 = wave.wave
    %1480 = arith.muli %1479, %c4 : index
    %1481 = arith.addi %1480, %c5 : index
    %1482 = arith.muli %1481, %c24 : index
    %1483 = arith.addi %1482, %1478 : index
    %1484 = vector.extract %518#6[0] : f32 from vector<8xf32>
    %1485 = arith.addi %1483, %c5 : index
    memref.store %1484, %16[%1485] : memref<?xf32>
    %1486 = vector.extract %518#6[1] : f32 from vector<8xf32>
    %1487 = arith.addi %1483, %c14 : index
    memref.store %1486, %16[%1487] : memref<?xf32>
    %1488 = vector.extract %518#6[2] : f32 from vector<8xf32>
    %1489 = arith.addi %1483, %c8 : index
    memref.store %1488, %16[%1489] : memref<?xf32>
    %1490 = vector.extract %518#6[3] : f32 from vector<8xf32>
    %1491 = arith.addi %1483, %c26 : index
    memref.store %1490, %16[%1491] : memref<?xf32>
    %1492 = vector.extract %518#6[4] : f32 from vector<8xf32>
    %1493 = arith.addi %1483, %c3 : index
    memref.store %1492, %16[%1493] : memref<?xf32>
    %1494 = vector.extract %518#6[5] : f32 from vector<8xf32>
    %1495 = arith.addi %1483, %c27 : index
    memref.store %1494, %16[%1495] : memref<?xf32>
    %1496 = vector.extract %518#6[6] : f32 from vector<8xf32>
    %1497 = arith.addi %1483, %c28 : index
    memref.store %1496, %16[%1497] : memref<?xf32>
    %1498 = vector.extract %518#6[7] : f32 from vector<8xf32>
    %1499 = arith.addi %1483, %c29 : index
    memref.store %1498, %16[%1499] : memref<?xf32>
    %1500 = arith.muli %1479, %c4 : index
    %1501 = arith.addi %1500, %c6 : index
    %1502 = arith.muli %1501, %c24 : index
    %1503 = arith.addi %1502, %1478 : index
    %1504 = vector.extract %518#7[0] : f32 from vector<8xf32>
    %1505 = arith.addi %1503, %c5 : index
    memref.store %1504, %16[%1505] : memref<?xf32>
    %1506 = vector.extract %518#7[1] : f32 from vector<8xf32>
    %1507 = arith.addi %1503, %c14 : index
    memref.store %1506, %16[%1507] : memref<?xf32>
    %1508 = vector.extract %518#7[2] : f32 from vector<8xf32>
    %1509 = arith.addi %1503, %c8 : index
    memref.store %1508, %16[%1509] : memref<?xf32>
    %1510 = vector.extract %518#7[3] : f32 from vector<8xf32>
    %1511 = arith.addi %1503, %c26 : index
    memref.store %1510, %16[%1511] : memref<?xf32>
    %1512 = vector.extract %518#7[4] : f32 from vector<8xf32>
    %1513 = arith.addi %1503, %c3 : index
    memref.store %1512, %16[%1513] : memref<?xf32>
    %1514 = vector.extract %518#7[5] : f32 from vector<8xf32>
    %1515 = arith.addi %1503, %c27 : index
    memref.store %1514, %16[%1515] : memref<?xf32>
    %1516 = vector.extract %518#7[6] : f32 from vector<8xf32>
    %1517 = arith.addi %1503, %c28 : index
    memref.store %1516, %16[%1517] : memref<?xf32>
    %1518 = vector.extract %518#7[7] : f32 from vector<8xf32>
    %1519 = arith.addi %1503, %c29 : index
    memref.store %1518, %16[%1519] : memref<?xf32>
    wave.barrier
    %1520 = arith.muli %1479, %c4 : index
    %1521 = arith.addi %1520, %c5 : index
    %1522 = arith.muli %1521, %c14 : index
    %1523 = arith.addi %1522, %1478 : index
    %1524 = arith.addi %1523, %c5 : index
    %1525 = memref.load %16[%1524] : memref<?xf32>
    %1526 = arith.addi %1524, %c19 : index
    %1527 = memref.load %16[%1526] : memref<?xf32>
    %1528 = arith.addf %1525, %1527 : f32
    %1529 = arith.addi %1524, %c30 : index
    %1530 = memref.load %16[%1529] : memref<?xf32>
    %1531 = arith.addf %1528, %1530 : f32
    %1532 = arith.addi %1524, %c31 : index
    %1533 = memref.load %16[%1532] : memref<?xf32>
    %1534 = arith.addf %1531, %1533 : f32
    %1535 = arith.muli %1521, %c14 : index
    %1536 = arith.addi %1535, %1478 : index
    %1537 = arith.addi %1536, %c24 : index
    %1538 = memref.load %16[%1537] : memref<?xf32>
    %1539 = arith.addi %1537, %c19 : index
    %1540 = memref.load %16[%1539] : memref<?xf32>
    %1541 = arith.addf %1538, %1540 : f32
    %1542 = arith.addi %1537, %c30 : index
    %1543 = memref.load %16[%1542] : memref<?xf32>
    %1544 = arith.addf %1541, %1543 : f32
    %1545 = arith.addi %1537, %c31 : index
    %1546 = memref.load %16[%1545] : memref<?xf32>
    %1547 = arith.addf %1544, %1546 : f32
    %1548 = wave.lane
    %1549 = arith.addi %15, %c15 : index
    %1550 = arith.muli %1521, %c4 : index
    %1551 = arith.addi %1549, %1550 : index
    %1552 = arith.divui %1548, %c1 : index
    %1553 = arith.addi %1551, %1552 : index
    %1554 = arith.cmpi slt, %1553, %14 : index
    scf.if %1554 {
      %1555 = arith.cmpi eq, %hasFactors, %c6 : index
      %1556 = arith.muli %1553, %c4 : index
      %1557 = memref.load %factors[%1556] : memref<?xf32>
      %1558 = arith.mulf %1557, %operandScale : f32
      %1559 = arith.select %1555, %1558, %operandScale : f32
      %1560 = arith.remui %1548, %c1 : index
      %1561 = arith.muli %1560, %c34 : index
      %1562 = arith.addi %10, %1561 : index
      %1563 = vector.load %w[%1562] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1564 = vector.bitcast %1563 : vector<4xi8> to vector<1xf32>
      %1565 = vector.extract %1564[0] : f32 from vector<1xf32>
      %1566 = arith.mulf %1565, %1559 : f32
      %1567 = arith.mulf %1534, %1566 : f32
      %1568 = arith.remui %1548, %c1 : index
      %1569 = arith.muli %1568, %c34 : index
      %1570 = arith.addi %12, %1569 : index
      %1571 = vector.load %w[%1570] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1572 = vector.bitcast %1571 : vector<4xi8> to vector<1xf32>
      %1573 = vector.extract %1572[0] : f32 from vector<1xf32>
      %1574 = arith.mulf %1573, %1559 : f32
      %1575 = arith.mulf %1547, %1574 : f32
      %1576 = arith.addi %10, %c8 : index
      %1577 = vector.load %w[%1576] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1578 = vector.bitcast %1577 : vector<4xi8> to vector<1xf32>
      %1579 = vector.extract %1578[0] : f32 from vector<1xf32>
      %1580 = arith.muli %1553, %c4 : index
      %1581 = arith.addi %1580, %c6 : index
      %1582 = memref.load %factors[%1581] : memref<?xf32>
      %1583 = arith.mulf %1582, %1579 : f32
      %1584 = arith.bitcast %1583 : f32 to i32
      %1585 = arith.shrui %1584, %c35 : i32
      %1586 = arith.maxsi %1585, %c36 : i32
      %1587 = arith.subi %c37, %1586 : i32
      %1588 = arith.shli %1587, %c35 : i32
      %1589 = arith.subi %1586, %c38 : i32
      %1590 = arith.shli %1589, %c35 : i32
      %1591 = arith.bitcast %1588 : i32 to f32
      %1592 = arith.bitcast %1590 : i32 to f32
      %1593 = arith.cmpi eq, %0, %c5 : index
      %1594 = wave.lane
      %1595 = arith.remui %1594, %c1 : index
      %1596 = arith.cmpi eq, %1595, %c5 : index
      %1597 = arith.andi %1593, %1596 : i1
      scf.if %1597 {
        %1598 = arith.muli %1553, %c4 : index
        memref.store %1592, %out_factors[%1598] : memref<?xf32>
      }
      %1599 = arith.mulf %1567, %c40 : f32
      %1600 = wave.exp2 %1599 : f32
      %1601 = arith.addf %c39, %1600 : f32
      %1602 = arith.divf %1567, %1601 : f32
      %1603 = arith.mulf %1602, %1575 : f32
      %1604 = arith.mulf %1603, %1591 : f32
      %1605 = arith.truncf %1604 : f32 to f16
      %1606 = arith.muli %0, %c1 : index
      %1607 = wave.lane
      %1608 = arith.remui %1607, %c1 : index
      %1609 = arith.addi %1606, %1608 : index
      %1610 = arith.divui %1553, %outTileRows : index
      %1611 = arith.divui %outputFeatures, %c1 : index
      %1612 = arith.muli %1610, %1611 : index
      %1613 = arith.divui %1609, %c1 : index
      %1614 = arith.addi %1612, %1613 : index
      %1615 = arith.muli %1614, %c4 : index
      %1616 = arith.remui %1609, %c1 : index
      %1617 = arith.divui %1616, %c13 : index
      %1618 = arith.addi %1615, %1617 : index
      %1619 = arith.muli %outTileRows, %c13 : index
      %1620 = arith.muli %1618, %1619 : index
      %1621 = arith.remui %1553, %outTileRows : index
      %1622 = arith.muli %1621, %c13 : index
      %1623 = arith.addi %1620, %1622 : index
      %1624 = arith.remui %1609, %c13 : index
      %1625 = arith.addi %1623, %1624 : index
      memref.store %1605, %out[%1625] : memref<?xf16>
    }
    %1626 = arith.muli %1479, %c4 : index
    %1627 = arith.addi %1626, %c6 : index
    %1628 = arith.muli %1627, %c14 : index
    %1629 = arith.addi %1628, %1478 : index
    %1630 = arith.addi %1629, %c5 : index
    %1631 = memref.load %16[%1630] : memref<?xf32>
    %1632 = arith.addi %1630, %c19 : index
    %1633 = memref.load %16[%1632] : memref<?xf32>
    %1634 = arith.addf %1631, %1633 : f32
    %1635 = arith.addi %1630, %c30 : index
    %1636 = memref.load %16[%1635] : memref<?xf32>
    %1637 = arith.addf %1634, %1636 : f32
    %1638 = arith.addi %1630, %c31 : index
    %1639 = memref.load %16[%1638] : memref<?xf32>
    %1640 = arith.addf %1637, %1639 : f32
    %1641 = arith.muli %1627, %c14 : index
    %1642 = arith.addi %1641, %1478 : index
    %1643 = arith.addi %1642, %c24 : index
    %1644 = memref.load %16[%1643] : memref<?xf32>
    %1645 = arith.addi %1643, %c19 : index
    %1646 = memref.load %16[%1645] : memref<?xf32>
    %1647 = arith.addf %1644, %1646 : f32
    %1648 = arith.addi %1643, %c30 : index
    %1649 = memref.load %16[%1648] : memref<?xf32>
    %1650 = arith.addf %1647, %1649 : f32
    %1651 = arith.addi %1643, %c31 : index
    %1652 = memref.load %16[%1651] : memref<?xf32>
    %1653 = arith.addf %1650, %1652 : f32
    %1654 = wave.lane
    %1655 = arith.addi %15, %c15 : index
    %1656 = arith.muli %1627, %c4 : index
    %1657 = arith.addi %1655, %1656 : index
    %1658 = arith.divui %1654, %c1 : index
    %1659 = arith.addi %1657, %1658 : index
    %1660 = arith.cmpi slt, %1659, %14 : index
    scf.if %1660 {
      %1661 = arith.cmpi eq, %hasFactors, %c6 : index
      %1662 = arith.muli %1659, %c4 : index
      %1663 = memref.load %factors[%1662] : memref<?xf32>
      %1664 = arith.mulf %1663, %operandScale : f32
      %1665 = arith.select %1661, %1664, %operandScale : f32
      %1666 = arith.remui %1654, %c1 : index
      %1667 = arith.muli %1666, %c34 : index
      %1668 = arith.addi %10, %1667 : index
      %1669 = vector.load %w[%1668] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1670 = vector.bitcast %1669 : vector<4xi8> to vector<1xf32>
      %1671 = vector.extract %1670[0] : f32 from vector<1xf32>
      %1672 = arith.mulf %1671, %1665 : f32
      %1673 = arith.mulf %1640, %1672 : f32
      %1674 = arith.remui %1654, %c1 : index
      %1675 = arith.muli %1674, %c34 : index
      %1676 = arith.addi %12, %1675 : index
      %1677 = vector.load %w[%1676] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1678 = vector.bitcast %1677 : vector<4xi8> to vector<1xf32>
      %1679 = vector.extract %1678[0] : f32 from vector<1xf32>
      %1680 = arith.mulf %1679, %1665 : f32
      %1681 = arith.mulf %1653, %1680 : f32
      %1682 = arith.addi %10, %c8 : index
      %1683 = vector.load %w[%1682] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1684 = vector.bitcast %1683 : vector<4xi8> to vector<1xf32>
      %1685 = vector.extract %1684[0] : f32 from vector<1xf32>
      %1686 = arith.muli %1659, %c4 : index
      %1687 = arith.addi %1686, %c6 : index
      %1688 = memref.load %factors[%1687] : memref<?xf32>
      %1689 = arith.mulf %1688, %1685 : f32
      %1690 = arith.bitcast %1689 : f32 to i32
      %1691 = arith.shrui %1690, %c35 : i32
      %1692 = arith.maxsi %1691, %c36 : i32
      %1693 = arith.subi %c37, %1692 : i32
      %1694 = arith.shli %1693, %c35 : i32
      %1695 = arith.subi %1692, %c38 : i32
      %1696 = arith.shli %1695, %c35 : i32
      %1697 = arith.bitcast %1694 : i32 to f32
      %1698 = arith.bitcast %1696 : i32 to f32
      %1699 = arith.cmpi eq, %0, %c5 : index
      %1700 = wave.lane
      %1701 = arith.remui %1700, %c1 : index
      %1702 = arith.cmpi eq, %1701, %c5 : index
      %1703 = arith.andi %1699, %1702 : i1
      scf.if %1703 {
        %1704 = arith.muli %1659, %c4 : index
        memref.store %1698, %out_factors[%1704] : memref<?xf32>
      }
      %1705 = arith.mulf %1673, %c40 : f32
      %1706 = wave.exp2 %1705 : f32
      %1707 = arith.addf %c39, %1706 : f32
      %1708 = arith.divf %1673, %1707 : f32
      %1709 = arith.mulf %1708, %1681 : f32
      %1710 = arith.mulf %1709, %1697 : f32
      %1711 = arith.truncf %1710 : f32 to f16
      %1712 = arith.muli %0, %c1 : index
      %1713 = wave.lane
      %1714 = arith.remui %1713, %c1 : index
      %1715 = arith.addi %1712, %1714 : index
      %1716 = arith.divui %1659, %outTileRows : index
      %1717 = arith.divui %outputFeatures, %c1 : index
      %1718 = arith.muli %1716, %1717 : index
      %1719 = arith.divui %1715, %c1 : index
      %1720 = arith.addi %1718, %1719 : index
      %1721 = arith.muli %1720, %c4 : index
      %1722 = arith.remui %1715, %c1 : index
      %1723 = arith.divui %1722, %c13 : index
      %1724 = arith.addi %1721, %1723 : index
      %1725 = arith.muli %outTileRows, %c13 : index
      %1726 = arith.muli %1724, %1725 : index
      %1727 = arith.remui %1659, %outTileRows : index
      %1728 = arith.muli %1727, %c13 : index
      %1729 = arith.addi %1726, %1728 : index
      %1730 = arith.remui %1715, %c13 : index
      %1731 = arith.addi %1729, %1730 : index
      memref.store %1711, %out[%1731] : memref<?xf16>
    }
  }
  wave.return
}
