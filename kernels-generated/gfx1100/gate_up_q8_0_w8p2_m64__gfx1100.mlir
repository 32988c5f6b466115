// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q8_0', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q8_0_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 4096 : index
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
  %c32 = arith.constant 2048 : index
  %c33 = arith.constant 2560 : index
  %c34 = arith.constant 3072 : index
  %c35 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c38 = arith.constant 4 : index
  %c39 = arith.constant 23 : i32
  %c40 = arith.constant 141 : i32
  %c41 = arith.constant 268 : i32
  %c42 = arith.constant 14 : i32
  %c43 = arith.constant 0x3F800000 : f32
  %c44 = arith.constant 0xBFB8AA3B : f32
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
    %758 = arith.muli %717, %c6 : index
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
    %773 = arith.addi %762, %c32 : index
    %774 = memref.load %16[%773] : memref<?xf32>
    %775 = arith.addf %772, %774 : f32
    %776 = arith.addi %762, %c33 : index
    %777 = memref.load %16[%776] : memref<?xf32>
    %778 = arith.addf %775, %777 : f32
    %779 = arith.addi %762, %c34 : index
    %780 = memref.load %16[%779] : memref<?xf32>
    %781 = arith.addf %778, %780 : f32
    %782 = arith.addi %762, %c35 : index
    %783 = memref.load %16[%782] : memref<?xf32>
    %784 = arith.addf %781, %783 : f32
    %785 = arith.muli %759, %c14 : index
    %786 = arith.addi %785, %716 : index
    %787 = arith.addi %786, %c24 : index
    %788 = memref.load %16[%787] : memref<?xf32>
    %789 = arith.addi %787, %c19 : index
    %790 = memref.load %16[%789] : memref<?xf32>
    %791 = arith.addf %788, %790 : f32
    %792 = arith.addi %787, %c30 : index
    %793 = memref.load %16[%792] : memref<?xf32>
    %794 = arith.addf %791, %793 : f32
    %795 = arith.addi %787, %c31 : index
    %796 = memref.load %16[%795] : memref<?xf32>
    %797 = arith.addf %794, %796 : f32
    %798 = arith.addi %787, %c32 : index
    %799 = memref.load %16[%798] : memref<?xf32>
    %800 = arith.addf %797, %799 : f32
    %801 = arith.addi %787, %c33 : index
    %802 = memref.load %16[%801] : memref<?xf32>
    %803 = arith.addf %800, %802 : f32
    %804 = arith.addi %787, %c34 : index
    %805 = memref.load %16[%804] : memref<?xf32>
    %806 = arith.addf %803, %805 : f32
    %807 = arith.addi %787, %c35 : index
    %808 = memref.load %16[%807] : memref<?xf32>
    %809 = arith.addf %806, %808 : f32
    %810 = wave.lane
    %811 = arith.addi %15, %c5 : index
    %812 = arith.muli %759, %c4 : index
    %813 = arith.addi %811, %812 : index
    %814 = arith.divui %810, %c1 : index
    %815 = arith.addi %813, %814 : index
    %816 = arith.cmpi slt, %815, %14 : index
    scf.if %816 {
      %817 = arith.cmpi eq, %hasFactors, %c6 : index
      %818 = arith.muli %815, %c4 : index
      %819 = memref.load %factors[%818] : memref<?xf32>
      %820 = arith.mulf %819, %operandScale : f32
      %821 = arith.select %817, %820, %operandScale : f32
      %822 = arith.remui %810, %c1 : index
      %823 = arith.muli %822, %c38 : index
      %824 = arith.addi %10, %823 : index
      %825 = vector.load %w[%824] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %826 = vector.bitcast %825 : vector<4xi8> to vector<1xf32>
      %827 = vector.extract %826[0] : f32 from vector<1xf32>
      %828 = arith.mulf %827, %821 : f32
      %829 = arith.mulf %784, %828 : f32
      %830 = arith.remui %810, %c1 : index
      %831 = arith.muli %830, %c38 : index
      %832 = arith.addi %12, %831 : index
      %833 = vector.load %w[%832] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %834 = vector.bitcast %833 : vector<4xi8> to vector<1xf32>
      %835 = vector.extract %834[0] : f32 from vector<1xf32>
      %836 = arith.mulf %835, %821 : f32
      %837 = arith.mulf %809, %836 : f32
      %838 = arith.addi %10, %c8 : index
      %839 = vector.load %w[%838] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %840 = vector.bitcast %839 : vector<4xi8> to vector<1xf32>
      %841 = vector.extract %840[0] : f32 from vector<1xf32>
      %842 = arith.muli %815, %c4 : index
      %843 = arith.addi %842, %c6 : index
      %844 = memref.load %factors[%843] : memref<?xf32>
      %845 = arith.mulf %844, %841 : f32
      %846 = arith.bitcast %845 : f32 to i32
      %847 = arith.shrui %846, %c39 : i32
      %848 = arith.maxsi %847, %c40 : i32
      %849 = arith.subi %c41, %848 : i32
      %850 = arith.shli %849, %c39 : i32
      %851 = arith.subi %848, %c42 : i32
      %852 = arith.shli %851, %c39 : i32
      %853 = arith.bitcast %850 : i32 to f32
      %854 = arith.bitcast %852 : i32 to f32
      %855 = arith.cmpi eq, %0, %c5 : index
      %856 = wave.lane
      %857 = arith.remui %856, %c1 : index
      %858 = arith.cmpi eq, %857, %c5 : index
      %859 = arith.andi %855, %858 : i1
      scf.if %859 {
        %860 = arith.muli %815, %c4 : index
        memref.store %854, %out_factors[%860] : memref<?xf32>
      }
      %861 = arith.mulf %829, %c44 : f32
      %862 = wave.exp2 %861 : f32
      %863 = arith.addf %c43, %862 : f32
      %864 = arith.divf %829, %863 : f32
      %865 = arith.mulf %864, %837 : f32
      %866 = arith.mulf %865, %853 : f32
      %867 = arith.truncf %866 : f32 to f16
      %868 = arith.muli %0, %c1 : index
      %869 = wave.lane
      %870 = arith.remui %869, %c1 : index
      %871 = arith.addi %868, %870 : index
      %872 = arith.divui %815, %outTileRows : index
      %873 = arith.divui %outputFeatures, %c1 : index
      %874 = arith.muli %872, %873 : index
      %875 = arith.divui %871, %c1 : index
      %876 = arith.addi %874, %875 : index
      %877 = arith.muli %876, %c4 : index
      %878 = arith.remui %871, %c1 : index
      %879 = arith.divui %878, %c13 : index
      %880 = arith.addi %877, %879 : index
      %881 = arith.muli %outTileRows, %c13 : index
      %882 = arith.muli %880, %881 : index
      %883 = arith.remui %815, %outTileRows : index
      %884 = arith.muli %883, %c13 : index
      %885 = arith.addi %882, %884 : index
      %886 = arith.remui %871, %c13 : index
      %887 = arith.addi %885, %886 : index
      memref.store %867, %out[%887] : memref<?xf16>
    }
    %888 = wave.lane
    wave.barrier
    %889 = wave.wave
    %890 = arith.muli %889, %c4 : index
    %891 = arith.addi %890, %c5 : index
    %892 = arith.muli %891, %c24 : index
    %893 = arith.addi %892, %888 : index
    %894 = vector.extract %518#2[0] : f32 from vector<8xf32>
    %895 = arith.addi %893, %c5 : index
    memref.store %894, %16[%895] : memref<?xf32>
    %896 = vector.extract %518#2[1] : f32 from vector<8xf32>
    %897 = arith.addi %893, %c14 : index
    memref.store %896, %16[%897] : memref<?xf32>
    %898 = vector.extract %518#2[2] : f32 from vector<8xf32>
    %899 = arith.addi %893, %c8 : index
    memref.store %898, %16[%899] : memref<?xf32>
    %900 = vector.extract %518#2[3] : f32 from vector<8xf32>
    %901 = arith.addi %893, %c26 : index
    memref.store %900, %16[%901] : memref<?xf32>
    %902 = vector.extract %518#2[4] : f32 from vector<8xf32>
    %903 = arith.addi %893, %c3 : index
    memref.store %902, %16[%903] : memref<?xf32>
    %904 = vector.extract %518#2[5] : f32 from vector<8xf32>
    %905 = arith.addi %893, %c27 : index
    memref.store %904, %16[%905] : memref<?xf32>
    %906 = vector.extract %518#2[6] : f32 from vector<8xf32>
    %907 = arith.addi %893, %c28 : index
    memref.store %906, %16[%907] : memref<?xf32>
    %908 = vector.extract %518#2[7] : f32 from vector<8xf32>
    %909 = arith.addi %893, %c29 : index
    memref.store %908, %16[%909] : memref<?xf32>
    %910 = arith.muli %889, %c4 : index
    %911 = arith.addi %910, %c6 : index
    %912 = arith.muli %911, %c24 : index
    %913 = arith.addi %912, %888 : index
    %914 = vector.extract %518#3[0] : f32 from vector<8xf32>
    %915 = arith.addi %913, %c5 : index
    memref.store %914, %16[%915] : memref<?xf32>
    %916 = vector.extract %518#3[1] : f32 from vector<8xf32>
    %917 = arith.addi %913, %c14 : index
    memref.store %916, %16[%917] : memref<?xf32>
    %918 = vector.extract %518#3[2] : f32 from vector<8xf32>
    %919 = arith.addi %913, %c8 : index
    memref.store %918, %16[%919] : memref<?xf32>
    %920 = vector.extract %518#3[3] : f32 from vector<8xf32>
    %921 = arith.addi %913, %c26 : index
    memref.store %920, %16[%921] : memref<?xf32>
    %922 = vector.extract %518#3[4] : f32 from vector<8xf32>
    %923 = arith.addi %913, %c3 : index
    memref.store %922, %16[%923] : memref<?xf32>
    %924 = vector.extract %518#3[5] : f32 from vector<8xf32>
    %925 = arith.addi %913, %c27 : index
    memref.store %924, %16[%925] : memref<?xf32>
    %926 = vector.extract %518#3[6] : f32 from vector<8xf32>
    %927 = arith.addi %913, %c28 : index
    memref.store %926, %16[%927] : memref<?xf32>
    %928 = vector.extract %518#3[7] : f32 from vector<8xf32>
    %929 = arith.addi %913, %c29 : index
    memref.store %928, %16[%929] : memref<?xf32>
    wave.barrier
    %930 = arith.muli %889, %c6 : index
    %931 = arith.addi %930, %c5 : index
    %932 = arith.muli %931, %c14 : index
    %933 = arith.addi %932, %888 : index
    %934 = arith.addi %933, %c5 : index
    %935 = memref.load %16[%934] : memref<?xf32>
    %936 = arith.addi %934, %c19 : index
    %937 = memref.load %16[%936] : memref<?xf32>
    %938 = arith.addf %935, %937 : f32
    %939 = arith.addi %934, %c30 : index
    %940 = memref.load %16[%939] : memref<?xf32>
    %941 = arith.addf %938, %940 : f32
    %942 = arith.addi %934, %c31 : index
    %943 = memref.load %16[%942] : memref<?xf32>
    %944 = arith.addf %941, %943 : f32
    %945 = arith.addi %934, %c32 : index
    %946 = memref.load %16[%945] : memref<?xf32>
    %947 = arith.addf %944, %946 : f32
    %948 = arith.addi %934, %c33 : index
    %949 = memref.load %16[%948] : memref<?xf32>
    %950 = arith.addf %947, %949 : f32
    %951 = arith.addi %934, %c34 : index
    %952 = memref.load %16[%951] : memref<?xf32>
    %953 = arith.addf %950, %952 : f32
    %954 = arith.addi %934, %c35 : index
    %955 = memref.load %16[%954] : memref<?xf32>
    %956 = arith.addf %953, %955 : f32
    %957 = arith.muli %931, %c14 : index
    %958 = arith.addi %957, %888 : index
    %959 = arith.addi %958, %c24 : index
    %960 = memref.load %16[%959] : memref<?xf32>
    %961 = arith.addi %959, %c19 : index
    %962 = memref.load %16[%961] : memref<?xf32>
    %963 = arith.addf %960, %962 : f32
    %964 = arith.addi %959, %c30 : index
    %965 = memref.load %16[%964] : memref<?xf32>
    %966 = arith.addf %963, %965 : f32
    %967 = arith.addi %959, %c31 : index
    %968 = memref.load %16[%967] : memref<?xf32>
    %969 = arith.addf %966, %968 : f32
    %970 = arith.addi %959, %c32 : index
    %971 = memref.load %16[%970] : memref<?xf32>
    %972 = arith.addf %969, %971 : f32
    %973 = arith.addi %959, %c33 : index
    %974 = memref.load %16[%973] : memref<?xf32>
    %975 = arith.addf %972, %974 : f32
    %976 = arith.addi %959, %c34 : index
    %977 = memref.load %16[%976] : memref<?xf32>
    %978 = arith.addf %975, %977 : f32
    %979 = arith.addi %959, %c35 : index
    %980 = memref.load %16[%979] : memref<?xf32>
    %981 = arith.addf %978, %980 : f32
    %982 = wave.lane
    %983 = arith.addi %15, %c1 : index
    %984 = arith.muli %931, %c4 : index
    %985 = arith.addi %983, %984 : index
    %986 = arith.divui %982, %c1 : index
    %987 = arith.addi %985, %986 : index
    %988 = arith.cmpi slt, %987, %14 : index
    scf.if %988 {
      %989 = arith.cmpi eq, %hasFactors, %c6 : index
      %990 = arith.muli %987, %c4 : index
      %991 = memref.load %factors[%990] : memref<?xf32>
      %992 = arith.mulf %991, %operandScale : f32
      %993 = arith.select %989, %992, %operandScale : f32
      %994 = arith.remui %982, %c1 : index
      %995 = arith.muli %994, %c38 : index
      %996 = arith.addi %10, %995 : index
      %997 = vector.load %w[%996] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %998 = vector.bitcast %997 : vector<4xi8> to vector<1xf32>
      %999 = vector.extract %998[0] : f32 from vector<1xf32>
      %1000 = arith.mulf %999, %993 : f32
      %1001 = arith.mulf %956, %1000 : f32
      %1002 = arith.remui %982, %c1 : index
      %1003 = arith.muli %1002, %c38 : index
      %1004 = arith.addi %12, %1003 : index
      %1005 = vector.load %w[%1004] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1006 = vector.bitcast %1005 : vector<4xi8> to vector<1xf32>
      %1007 = vector.extract %1006[0] : f32 from vector<1xf32>
      %1008 = arith.mulf %1007, %993 : f32
      %1009 = arith.mulf %981, %1008 : f32
      %1010 = arith.addi %10, %c8 : index
      %1011 = vector.load %w[%1010] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1012 = vector.bitcast %1011 : vector<4xi8> to vector<1xf32>
      %1013 = vector.extract %1012[0] : f32 from vector<1xf32>
      %1014 = arith.muli %987, %c4 : index
      %1015 = arith.addi %1014, %c6 : index
      %1016 = memref.load %factors[%1015] : memref<?xf32>
      %1017 = arith.mulf %1016, %1013 : f32
      %1018 = arith.bitcast %1017 : f32 to i32
      %1019 = arith.shrui %1018, %c39 : i32
      %1020 = arith.maxsi %1019, %c40 : i32
      %1021 = arith.subi %c41, %1020 : i32
      %1022 = arith.shli %1021, %c39 : i32
      %1023 = arith.subi %1020, %c42 : i32
      %1024 = arith.shli %1023, %c39 : i32
      %1025 = arith.bitcast %1022 : i32 to f32
      %1026 = arith.bitcast %1024 : i32 to f32
      %1027 = arith.cmpi eq, %0, %c5 : index
      %1028 = wave.lane
      %1029 = arith.remui %1028, %c1 : index
      %1030 = arith.cmpi eq, %1029, %c5 : index
      %1031 = arith.andi %1027, %1030 : i1
      scf.if %1031 {
        %1032 = arith.muli %987, %c4 : index
        memref.store %1026, %out_factors[%1032] : memref<?xf32>
      }
      %1033 = arith.mulf %1001, %c44 : f32
      %1034 = wave.exp2 %1033 : f32
      %1035 = arith.addf %c43, %1034 : f32
      %1036 = arith.divf %1001, %1035 : f32
      %1037 = arith.mulf %1036, %1009 : f32
      %1038 = arith.mulf %1037, %1025 : f32
      %1039 = arith.truncf %1038 : f32 to f16
      %1040 = arith.muli %0, %c1 : index
      %1041 = wave.lane
      %1042 = arith.remui %1041, %c1 : index
      %1043 = arith.addi %1040, %1042 : index
      %1044 = arith.divui %987, %outTileRows : index
      %1045 = arith.divui %outputFeatures, %c1 : index
      %1046 = arith.muli %1044, %1045 : index
      %1047 = arith.divui %1043, %c1 : index
      %1048 = arith.addi %1046, %1047 : index
      %1049 = arith.muli %1048, %c4 : index
      %1050 = arith.remui %1043, %c1 : index
      %1051 = arith.divui %1050, %c13 : index
      %1052 = arith.addi %1049, %1051 : index
      %1053 = arith.muli %outTileRows, %c13 : index
      %1054 = arith.muli %1052, %1053 : index
      %1055 = arith.remui %987, %outTileRows : index
      %1056 = arith.muli %1055, %c13 : index
      %1057 = arith.addi %1054, %1056 : index
      %1058 = arith.remui %1043, %c13 : index
      %1059 = arith.addi %1057, %1058 : index
      memref.store %1039, %out[%1059] : memref<?xf16>
    }
    %1060 = wave.lane
    wave.barrier
    %1061 = wave.wave
    %1062 = arith.muli %1061, %c4 : index
    %1063 = arith.addi %1062, %c5 : index
    %1064 = arith.muli %1063, %c24 : index
    %1065 = arith.addi %1064, %1060 : index
    %1066 = vector.extract %518#4[0] : f32 from vector<8xf32>
    %1067 = arith.addi %1065, %c5 : index
    memref.store %1066, %16[%1067] : memref<?xf32>
    %1068 = vector.extract %518#4[1] : f32 from vector<8xf32>
    %1069 = arith.addi %1065, %c14 : index
    memref.store %1068, %16[%1069] : memref<?xf32>
    %1070 = vector.extract %518#4[2] : f32 from vector<8xf32>
    %1071 = arith.addi %1065, %c8 : index
    memref.store %1070, %16[%1071] : memref<?xf32>
    %1072 = vector.extract %518#4[3] : f32 from vector<8xf32>
    %1073 = arith.addi %1065, %c26 : index
    memref.store %1072, %16[%1073] : memref<?xf32>
    %1074 = vector.extract %518#4[4] : f32 from vector<8xf32>
    %1075 = arith.addi %1065, %c3 : index
    memref.store %1074, %16[%1075] : memref<?xf32>
    %1076 = vector.extract %518#4[5] : f32 from vector<8xf32>
    %1077 = arith.addi %1065, %c27 : index
    memref.store %1076, %16[%1077] : memref<?xf32>
    %1078 = vector.extract %518#4[6] : f32 from vector<8xf32>
    %1079 = arith.addi %1065, %c28 : index
    memref.store %1078, %16[%1079] : memref<?xf32>
    %1080 = vector.extract %518#4[7] : f32 from vector<8xf32>
    %1081 = arith.addi %1065, %c29 : index
    memref.store %1080, %16[%1081] : memref<?xf32>
    %1082 = arith.muli %1061, %c4 : index
    %1083 = arith.addi %1082, %c6 : index
    %1084 = arith.muli %1083, %c24 : index
    %1085 = arith.addi %1084, %1060 : index
    %1086 = vector.extract %518#5[0] : f32 from vector<8xf32>
    %1087 = arith.addi %1085, %c5 : index
    memref.store %1086, %16[%1087] : memref<?xf32>
    %1088 = vector.extract %518#5[1] : f32 from vector<8xf32>
    %1089 = arith.addi %1085, %c14 : index
    memref.store %1088, %16[%1089] : memref<?xf32>
    %1090 = vector.extract %518#5[2] : f32 from vector<8xf32>
    %1091 = arith.addi %1085, %c8 : index
    memref.store %1090, %16[%1091] : memref<?xf32>
    %1092 = vector.extract %518#5[3] : f32 from vector<8xf32>
    %1093 = arith.addi %1085, %c26 : index
    memref.store %1092, %16[%1093] : memref<?xf32>
    %1094 = vector.extract %518#5[4] : f32 from vector<8xf32>
    %1095 = arith.addi %1085, %c3 : index
    memref.store %1094, %16[%1095] : memref<?xf32>
    %1096 = vector.extract %518#5[5] : f32 from vector<8xf32>
    %1097 = arith.addi %1085, %c27 : index
    memref.store %1096, %16[%1097] : memref<?xf32>
    %1098 = vector.extract %518#5[6] : f32 from vector<8xf32>
    %1099 = arith.addi %1085, %c28 : index
    memref.store %1098, %16[%1099] : memref<?xf32>
    %1100 = vector.extract %518#5[7] : f32 from vector<8xf32>
    %1101 = arith.addi %1085, %c29 : index
    memref.store %1100, %16[%1101] : memref<?xf32>
    wave.barrier
    %1102 = arith.muli %1061, %c6 : index
    %1103 = arith.addi %1102, %c5 : index
    %1104 = arith.muli %1103, %c14 : index
    %1105 = arith.addi %1104, %1060 : index
    %1106 = arith.addi %1105, %c5 : index
    %1107 = memref.load %16[%1106] : memref<?xf32>
    %1108 = arith.addi %1106, %c19 : index
    %1109 = memref.load %16[%1108] : memref<?xf32>
    %1110 = arith.addf %1107, %1109 : f32
    %1111 = arith.addi %1106, %c30 : index
    %1112 = memref.load %16[%1111] : memref<?xf32>
    %1113 = arith.addf %1110, %1112 : f32
    %1114 = arith.addi %1106, %c31 : index
    %1115 = memref.load %16[%1114] : memref<?xf32>
    %1116 = arith.addf %1113, %1115 : f32
    %1117 = arith.addi %1106, %c32 : index
    %1118 = memref.load %16[%1117] : memref<?xf32>
    %1119 = arith.addf %1116, %1118 : f32
    %1120 = arith.addi %1106, %c33 : index
    %1121 = memref.load %16[%1120] : memref<?xf32>
    %1122 = arith.addf %1119, %1121 : f32
    %1123 = arith.addi %1106, %c34 : index
    %1124 = memref.load %16[%1123] : memref<?xf32>
    %1125 = arith.addf %1122, %1124 : f32
    %1126 = arith.addi %1106, %c35 : index
    %1127 = memref.load %16[%1126] : memref<?xf32>
    %1128 = arith.addf %1125, %1127 : f32
    %1129 = arith.muli %1103, %c14 : index
    %1130 = arith.addi %1129, %1060 : index
    %1131 = arith.addi %1130, %c24 : index
    %1132 = memref.load %16[%1131] : memref<?xf32>
    %1133 = arith.addi %1131, %c19 : index
    %1134 = memref.load %16[%1133] : memref<?xf32>
    %1135 = arith.addf %1132, %1134 : f32
    %1136 = arith.addi %1131, %c30 : index
    %1137 = memref.load %16[%1136] : memref<?xf32>
    %1138 = arith.addf %1135, %1137 : f32
    %1139 = arith.addi %1131, %c31 : index
    %1140 = memref.load %16[%1139] : memref<?xf32>
    %1141 = arith.addf %1138, %1140 : f32
    %1142 = arith.addi %1131, %c32 : index
    %1143 = memref.load %16[%1142] : memref<?xf32>
    %1144 = arith.addf %1141, %1143 : f32
    %1145 = arith.addi %1131, %c33 : index
    %1146 = memref.load %16[%1145] : memref<?xf32>
    %1147 = arith.addf %1144, %1146 : f32
    %1148 = arith.addi %1131, %c34 : index
    %1149 = memref.load %16[%1148] : memref<?xf32>
    %1150 = arith.addf %1147, %1149 : f32
    %1151 = arith.addi %1131, %c35 : index
    %1152 = memref.load %16[%1151] : memref<?xf32>
    %1153 = arith.addf %1150, %1152 : f32
    %1154 = wave.lane
    %1155 = arith.addi %15, %c14 : index
    %1156 = arith.muli %1103, %c4 : index
    %1157 = arith.addi %1155, %1156 : index
    %1158 = arith.divui %1154, %c1 : index
    %1159 = arith.addi %1157, %1158 : index
    %1160 = arith.cmpi slt, %1159, %14 : index
    scf.if %1160 {
      %1161 = arith.cmpi eq, %hasFactors, %c6 : index
      %1162 = arith.muli %1159, %c4 : index
      %1163 = memref.load %factors[%1162] : memref<?xf32>
      %1164 = arith.mulf %1163, %operandScale : f32
      %1165 = arith.select %1161, %1164, %operandScale : f32
      %1166 = arith.remui %1154, %c1 : index
      %1167 = arith.muli %1166, %c38 : index
      %1168 = arith.addi %10, %1167 : index
      %1169 = vector.load %w[%1168] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1170 = vector.bitcast %1169 : vector<4xi8> to vector<1xf32>
      %1171 = vector.extract %1170[0] : f32 from vector<1xf32>
      %1172 = arith.mulf %1171, %1165 : f32
      %1173 = arith.mulf %1128, %1172 : f32
      %1174 = arith.remui %1154, %c1 : index
      %1175 = arith.muli %1174, %c38 : index
      %1176 = arith.addi %12, %1175 : index
      %1177 = vector.load %w[%1176] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1178 = vector.bitcast %1177 : vector<4xi8> to vector<1xf32>
      %1179 = vector.extract %1178[0] : f32 from vector<1xf32>
      %1180 = arith.mulf %1179, %1165 : f32
      %1181 = arith.mulf %1153, %1180 : f32
      %1182 = arith.addi %10, %c8 : index
      %1183 = vector.load %w[%1182] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1184 = vector.bitcast %1183 : vector<4xi8> to vector<1xf32>
      %1185 = vector.extract %1184[0] : f32 from vector<1xf32>
      %1186 = arith.muli %1159, %c4 : index
      %1187 = arith.addi %1186, %c6 : index
      %1188 = memref.load %factors[%1187] : memref<?xf32>
      %1189 = arith.mulf %1188, %1185 : f32
      %1190 = arith.bitcast %1189 : f32 to i32
      %1191 = arith.shrui %1190, %c39 : i32
      %1192 = arith.maxsi %1191, %c40 : i32
      %1193 = arith.subi %c41, %1192 : i32
      %1194 = arith.shli %1193, %c39 : i32
      %1195 = arith.subi %1192, %c42 : i32
      %1196 = arith.shli %1195, %c39 : i32
      %1197 = arith.bitcast %1194 : i32 to f32
      %1198 = arith.bitcast %1196 : i32 to f32
      %1199 = arith.cmpi eq, %0, %c5 : index
      %1200 = wave.lane
      %1201 = arith.remui %1200, %c1 : index
      %1202 = arith.cmpi eq, %1201, %c5 : index
      %1203 = arith.andi %1199, %1202 : i1
      scf.if %1203 {
        %1204 = arith.muli %1159, %c4 : index
        memref.store %1198, %out_factors[%1204] : memref<?xf32>
      }
      %1205 = arith.mulf %1173, %c44 : f32
      %1206 = wave.exp2 %1205 : f32
      %1207 = arith.addf %c43, %1206 : f32
      %1208 = arith.divf %1173, %1207 : f32
      %1209 = arith.mulf %1208, %1181 : f32
      %1210 = arith.mulf %1209, %1197 : f32
      %1211 = arith.truncf %1210 : f32 to f16
      %1212 = arith.muli %0, %c1 : index
      %1213 = wave.lane
      %1214 = arith.remui %1213, %c1 : index
      %1215 = arith.addi %1212, %1214 : index
      %1216 = arith.divui %1159, %outTileRows : index
      %1217 = arith.divui %outputFeatures, %c1 : index
      %1218 = arith.muli %1216, %1217 : index
      %1219 = arith.divui %1215, %c1 : index
      %1220 = arith.addi %1218, %1219 : index
      %1221 = arith.muli %1220, %c4 : index
      %1222 = arith.remui %1215, %c1 : index
      %1223 = arith.divui %1222, %c13 : index
      %1224 = arith.addi %1221, %1223 : index
      %1225 = arith.muli %outTileRows, %c13 : index
      %1226 = arith.muli %1224, %1225 : index
      %1227 = arith.remui %1159, %outTileRows : index
      %1228 = arith.muli %1227, %c13 : index
      %1229 = arith.addi %1226, %1228 : index
      %1230 = arith.remui %1215, %c13 : index
      %1231 = arith.addi %1229, %1230 : index
      memref.store %1211, %out[%1231] : memref<?xf16>
    }
    %1232 = wave.lane
    wave.barrier
    %1233 = wave.wave
    %1234 = arith.muli %1233, %c4 : index
    %1235 = arith.addi %1234, %c5 : index
    %1236 = arith.muli %1235, %c24 : index
    %1237 = arith.addi %1236, %1232 : index
    %1238 = vector.extract %518#6[0] : f32 from vector<8xf32>
    %1239 = arith.addi %1237, %c5 : index
    memref.store %1238, %16[%1239] : memref<?xf32>
    %1240 = vector.extract %518#6[1] : f32 from vector<8xf32>
    %1241 = arith.addi %1237, %c14 : index
    memref.store %1240, %16[%1241] : memref<?xf32>
    %1242 = vector.extract %518#6[2] : f32 from vector<8xf32>
    %1243 = arith.addi %1237, %c8 : index
    memref.store %1242, %16[%1243] : memref<?xf32>
    %1244 = vector.extract %518#6[3] : f32 from vector<8xf32>
    %1245 = arith.addi %1237, %c26 : index
    memref.store %1244, %16[%1245] : memref<?xf32>
    %1246 = vector.extract %518#6[4] : f32 from vector<8xf32>
    %1247 = arith.addi %1237, %c3 : index
    memref.store %1246, %16[%1247] : memref<?xf32>
    %1248 = vector.extract %518#6[5] : f32 from vector<8xf32>
    %1249 = arith.addi %1237, %c27 : index
    memref.store %1248, %16[%1249] : memref<?xf32>
    %1250 = vector.extract %518#6[6] : f32 from vector<8xf32>
    %1251 = arith.addi %1237, %c28 : index
    memref.store %1250, %16[%1251] : memref<?xf32>
    %1252 = vector.extract %518#6[7] : f32 from vector<8xf32>
    %1253 = arith.addi %1237, %c29 : index
    memref.store %1252, %16[%1253] : memref<?xf32>
    %1254 = arith.muli %1233, %c4 : index
    %1255 = arith.addi %1254, %c6 : index
    %1256 = arith.muli %1255, %c24 : index
    %1257 = arith.addi %1256, %1232 : index
    %1258 = vector.extract %518#7[0] : f32 from vector<8xf32>
    %1259 = arith.addi %1257, %c5 : index
    memref.store %1258, %16[%1259] : memref<?xf32>
    %1260 = vector.extract %518#7[1] : f32 from vector<8xf32>
    %1261 = arith.addi %1257, %c14 : index
    memref.store %1260, %16[%1261] : memref<?xf32>
    %1262 = vector.extract %518#7[2] : f32 from vector<8xf32>
    %1263 = arith.addi %1257, %c8 : index
    memref.store %1262, %16[%1263] : memref<?xf32>
    %1264 = vector.extract %518#7[3] : f32 from vector<8xf32>
    %1265 = arith.addi %1257, %c26 : index
    memref.store %1264, %16[%1265] : memref<?xf32>
    %1266 = vector.extract %518#7[4] : f32 from vector<8xf32>
    %1267 = arith.addi %1257, %c3 : index
    memref.store %1266, %16[%1267] : memref<?xf32>
    %1268 = vector.extract %518#7[5] : f32 from vector<8xf32>
    %1269 = arith.addi %1257, %c27 : index
    memref.store %1268, %16[%1269] : memref<?xf32>
    %1270 = vector.extract %518#7[6] : f32 from vector<8xf32>
    %1271 = arith.addi %1257, %c28 : index
    memref.store %1270, %16[%1271] : memref<?xf32>
    %1272 = vector.extract %518#7[7] : f32 from vector<8xf32>
    %1273 = arith.addi %1257, %c29 : index
    memref.store %1272, %16[%1273] : memref<?xf32>
    wave.barrier
    %1274 = arith.muli %1233, %c6 : index
    %1275 = arith.addi %1274, %c5 : index
    %1276 = arith.muli %1275, %c14 : index
    %1277 = arith.addi %1276, %1232 : index
    %1278 = arith.addi %1277, %c5 : index
    %1279 = memref.load %16[%1278] : memref<?xf32>
    %1280 = arith.addi %1278, %c19 : index
    %1281 = memref.load %16[%1280] : memref<?xf32>
    %1282 = arith.addf %1279, %1281 : f32
    %1283 = arith.addi %1278, %c30 : index
    %1284 = memref.load %16[%1283] : memref<?xf32>
    %1285 = arith.addf %1282, %1284 : f32
    %1286 = arith.addi %1278, %c31 : index
    %1287 = memref.load %16[%1286] : memref<?xf32>
    %1288 = arith.addf %1285, %1287 : f32
    %1289 = arith.addi %1278, %c32 : index
    %1290 = memref.load %16[%1289] : memref<?xf32>
    %1291 = arith.addf %1288, %1290 : f32
    %1292 = arith.addi %1278, %c33 : index
    %1293 = memref.load %16[%1292] : memref<?xf32>
    %1294 = arith.addf %1291, %1293 : f32
    %1295 = arith.addi %1278, %c34 : index
    %1296 = memref.load %16[%1295] : memref<?xf32>
    %1297 = arith.addf %1294, %1296 : f32
    %1298 = arith.addi %1278, %c35 : index
    %1299 = memref.load %16[%1298] : memref<?xf32>
    %1300 = arith.addf %1297, %1299 : f32
    %1301 = arith.muli %1275, %c14 : index
    %1302 = arith.addi %1301, %1232 : index
    %1303 = arith.addi %1302, %c24 : index
    %1304 = memref.load %16[%1303] : memref<?xf32>
    %1305 = arith.addi %1303, %c19 : index
    %1306 = memref.load %16[%1305] : memref<?xf32>
    %1307 = arith.addf %1304, %1306 : f32
    %1308 = arith.addi %1303, %c30 : index
    %1309 = memref.load %16[%1308] : memref<?xf32>
    %1310 = arith.addf %1307, %1309 : f32
    %1311 = arith.addi %1303, %c31 : index
    %1312 = memref.load %16[%1311] : memref<?xf32>
    %1313 = arith.addf %1310, %1312 : f32
    %1314 = arith.addi %1303, %c32 : index
    %1315 = memref.load %16[%1314] : memref<?xf32>
    %1316 = arith.addf %1313, %1315 : f32
    %1317 = arith.addi %1303, %c33 : index
    %1318 = memref.load %16[%1317] : memref<?xf32>
    %1319 = arith.addf %1316, %1318 : f32
    %1320 = arith.addi %1303, %c34 : index
    %1321 = memref.load %16[%1320] : memref<?xf32>
    %1322 = arith.addf %1319, %1321 : f32
    %1323 = arith.addi %1303, %c35 : index
    %1324 = memref.load %16[%1323] : memref<?xf32>
    %1325 = arith.addf %1322, %1324 : f32
    %1326 = wave.lane
    %1327 = arith.addi %15, %c15 : index
    %1328 = arith.muli %1275, %c4 : index
    %1329 = arith.addi %1327, %1328 : index
    %1330 = arith.divui %1326, %c1 : index
    %1331 = arith.addi %1329, %1330 : index
    %1332 = arith.cmpi slt, %1331, %14 : index
    scf.if %1332 {
      %1333 = arith.cmpi eq, %hasFactors, %c6 : index
      %1334 = arith.muli %1331, %c4 : index
      %1335 = memref.load %factors[%1334] : memref<?xf32>
      %1336 = arith.mulf %1335, %operandScale : f32
      %1337 = arith.select %1333, %1336, %operandScale : f32
      %1338 = arith.remui %1326, %c1 : index
      %1339 = arith.muli %1338, %c38 : index
      %1340 = arith.addi %10, %1339 : index
      %1341 = vector.load %w[%1340] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1342 = vector.bitcast %1341 : vector<4xi8> to vector<1xf32>
      %1343 = vector.extract %1342[0] : f32 from vector<1xf32>
      %1344 = arith.mulf %1343, %1337 : f32
      %1345 = arith.mulf %1300, %1344 : f32
      %1346 = arith.remui %1326, %c1 : index
      %1347 = arith.muli %1346, %c38 : index
      %1348 = arith.addi %12, %1347 : index
      %1349 = vector.load %w[%1348] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1350 = vector.bitcast %1349 : vector<4xi8> to vector<1xf32>
      %1351 = vector.extract %1350[0] : f32 from vector<1xf32>
      %1352 = arith.mulf %1351, %1337 : f32
      %1353 = arith.mulf %1325, %1352 : f32
      %1354 = arith.addi %10, %c8 : index
      %1355 = vector.load %w[%1354] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1356 = vector.bitcast %1355 : vector<4xi8> to vector<1xf32>
      %1357 = vector.extract %1356[0] : f32 from vector<1xf32>
      %1358 = arith.muli %1331, %c4 : index
      %1359 = arith.addi %1358, %c6 : index
      %1360 = memref.load %factors[%1359] : memref<?xf32>
      %1361 = arith.mulf %1360, %1357 : f32
      %1362 = arith.bitcast %1361 : f32 to i32
      %1363 = arith.shrui %1362, %c39 : i32
      %1364 = arith.maxsi %1363, %c40 : i32
      %1365 = arith.subi %c41, %1364 : i32
      %1366 = arith.shli %1365, %c39 : i32
      %1367 = arith.subi %1364, %c42 : i32
      %1368 = arith.shli %1367, %c39 : i32
      %1369 = arith.bitcast %1366 : i32 to f32
      %1370 = arith.bitcast %1368 : i32 to f32
      %1371 = arith.cmpi eq, %0, %c5 : index
      %1372 = wave.lane
      %1373 = arith.remui %1372, %c1 : index
      %1374 = arith.cmpi eq, %1373, %c5 : index
      %1375 = arith.andi %1371, %1374 : i1
      scf.if %1375 {
        %1376 = arith.muli %1331, %c4 : index
        memref.store %1370, %out_factors[%1376] : memref<?xf32>
      }
      %1377 = arith.mulf %1345, %c44 : f32
      %1378 = wave.exp2 %1377 : f32
      %1379 = arith.addf %c43, %1378 : f32
      %1380 = arith.divf %1345, %1379 : f32
      %1381 = arith.mulf %1380, %1353 : f32
      %1382 = arith.mulf %1381, %1369 : f32
      %1383 = arith.truncf %1382 : f32 to f16
      %1384 = arith.muli %0, %c1 : index
      %1385 = wave.lane
      %1386 = arith.remui %1385, %c1 : index
      %1387 = arith.addi %1384, %1386 : index
      %1388 = arith.divui %1331, %outTileRows : index
      %1389 = arith.divui %outputFeatures, %c1 : index
      %1390 = arith.muli %1388, %1389 : index
      %1391 = arith.divui %1387, %c1 : index
      %1392 = arith.addi %1390, %1391 : index
      %1393 = arith.muli %1392, %c4 : index
      %1394 = arith.remui %1387, %c1 : index
      %1395 = arith.divui %1394, %c13 : index
      %1396 = arith.addi %1393, %1395 : index
      %1397 = arith.muli %outTileRows, %c13 : index
      %1398 = arith.muli %1396, %1397 : index
      %1399 = arith.remui %1331, %outTileRows : index
      %1400 = arith.muli %1399, %c13 : index
      %1401 = arith.addi %1398, %1400 : index
      %1402 = arith.remui %1387, %c13 : index
      %1403 = arith.addi %1401, %1402 : index
      memref.store %1383, %out[%1403] : memref<?xf16>
    }
  }
  wave.return
}
