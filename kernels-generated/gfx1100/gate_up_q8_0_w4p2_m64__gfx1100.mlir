// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q8_0', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q8_0_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 4 : i64} {
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
  %c33 = arith.constant 0x3F800000 : f32
  %c34 = arith.constant 4 : index
  %c35 = arith.constant 0xBFB8AA3B : f32
  %c36 = arith.constant 0x477FE000 : f32
  %c37 = arith.constant 0xC77FE000 : f32
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
      %794 = memref.load %factors[%791] : memref<?xf32>
      %795 = arith.select %793, %794, %c33 : f32
      %796 = arith.remui %786, %c1 : index
      %797 = arith.muli %796, %c34 : index
      %798 = arith.addi %10, %797 : index
      %799 = vector.load %w[%798] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %800 = vector.bitcast %799 : vector<4xi8> to vector<1xf32>
      %801 = vector.extract %800[0] : f32 from vector<1xf32>
      %802 = arith.mulf %801, %795 : f32
      %803 = arith.mulf %772, %802 : f32
      %804 = arith.remui %786, %c1 : index
      %805 = arith.muli %804, %c34 : index
      %806 = arith.addi %12, %805 : index
      %807 = vector.load %w[%806] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %808 = vector.bitcast %807 : vector<4xi8> to vector<1xf32>
      %809 = vector.extract %808[0] : f32 from vector<1xf32>
      %810 = arith.mulf %809, %795 : f32
      %811 = arith.mulf %785, %810 : f32
      %812 = arith.addi %10, %c8 : index
      %813 = vector.load %w[%812] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %814 = vector.bitcast %813 : vector<4xi8> to vector<1xf32>
      %815 = vector.extract %814[0] : f32 from vector<1xf32>
      %816 = arith.mulf %803, %c35 : f32
      %817 = wave.exp2 %816 : f32
      %818 = arith.addf %c33, %817 : f32
      %819 = arith.divf %803, %818 : f32
      %820 = arith.mulf %819, %811 : f32
      %821 = arith.mulf %820, %815 : f32
      %822 = arith.minimumf %821, %c36 : f32
      %823 = arith.maximumf %822, %c37 : f32
      %824 = arith.truncf %823 : f32 to f16
      %825 = arith.muli %0, %c1 : index
      %826 = wave.lane
      %827 = arith.remui %826, %c1 : index
      %828 = arith.addi %825, %827 : index
      %829 = arith.divui %791, %outTileRows : index
      %830 = arith.divui %outputFeatures, %c1 : index
      %831 = arith.muli %829, %830 : index
      %832 = arith.divui %828, %c1 : index
      %833 = arith.addi %831, %832 : index
      %834 = arith.muli %833, %c4 : index
      %835 = arith.remui %828, %c1 : index
      %836 = arith.divui %835, %c13 : index
      %837 = arith.addi %834, %836 : index
      %838 = arith.muli %outTileRows, %c13 : index
      %839 = arith.muli %837, %838 : index
      %840 = arith.remui %791, %outTileRows : index
      %841 = arith.muli %840, %c13 : index
      %842 = arith.addi %839, %841 : index
      %843 = arith.remui %828, %c13 : index
      %844 = arith.addi %842, %843 : index
      memref.store %824, %out[%844] : memref<?xf16>
    }
    %845 = arith.muli %717, %c4 : index
    %846 = arith.addi %845, %c6 : index
    %847 = arith.muli %846, %c14 : index
    %848 = arith.addi %847, %716 : index
    %849 = arith.addi %848, %c5 : index
    %850 = memref.load %16[%849] : memref<?xf32>
    %851 = arith.addi %849, %c19 : index
    %852 = memref.load %16[%851] : memref<?xf32>
    %853 = arith.addf %850, %852 : f32
    %854 = arith.addi %849, %c30 : index
    %855 = memref.load %16[%854] : memref<?xf32>
    %856 = arith.addf %853, %855 : f32
    %857 = arith.addi %849, %c31 : index
    %858 = memref.load %16[%857] : memref<?xf32>
    %859 = arith.addf %856, %858 : f32
    %860 = arith.muli %846, %c14 : index
    %861 = arith.addi %860, %716 : index
    %862 = arith.addi %861, %c24 : index
    %863 = memref.load %16[%862] : memref<?xf32>
    %864 = arith.addi %862, %c19 : index
    %865 = memref.load %16[%864] : memref<?xf32>
    %866 = arith.addf %863, %865 : f32
    %867 = arith.addi %862, %c30 : index
    %868 = memref.load %16[%867] : memref<?xf32>
    %869 = arith.addf %866, %868 : f32
    %870 = arith.addi %862, %c31 : index
    %871 = memref.load %16[%870] : memref<?xf32>
    %872 = arith.addf %869, %871 : f32
    %873 = wave.lane
    %874 = arith.addi %15, %c5 : index
    %875 = arith.muli %846, %c4 : index
    %876 = arith.addi %874, %875 : index
    %877 = arith.divui %873, %c1 : index
    %878 = arith.addi %876, %877 : index
    %879 = arith.cmpi slt, %878, %14 : index
    scf.if %879 {
      %880 = arith.cmpi eq, %hasFactors, %c6 : index
      %881 = memref.load %factors[%878] : memref<?xf32>
      %882 = arith.select %880, %881, %c33 : f32
      %883 = arith.remui %873, %c1 : index
      %884 = arith.muli %883, %c34 : index
      %885 = arith.addi %10, %884 : index
      %886 = vector.load %w[%885] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %887 = vector.bitcast %886 : vector<4xi8> to vector<1xf32>
      %888 = vector.extract %887[0] : f32 from vector<1xf32>
      %889 = arith.mulf %888, %882 : f32
      %890 = arith.mulf %859, %889 : f32
      %891 = arith.remui %873, %c1 : index
      %892 = arith.muli %891, %c34 : index
      %893 = arith.addi %12, %892 : index
      %894 = vector.load %w[%893] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %895 = vector.bitcast %894 : vector<4xi8> to vector<1xf32>
      %896 = vector.extract %895[0] : f32 from vector<1xf32>
      %897 = arith.mulf %896, %882 : f32
      %898 = arith.mulf %872, %897 : f32
      %899 = arith.addi %10, %c8 : index
      %900 = vector.load %w[%899] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %901 = vector.bitcast %900 : vector<4xi8> to vector<1xf32>
      %902 = vector.extract %901[0] : f32 from vector<1xf32>
      %903 = arith.mulf %890, %c35 : f32
      %904 = wave.exp2 %903 : f32
      %905 = arith.addf %c33, %904 : f32
      %906 = arith.divf %890, %905 : f32
      %907 = arith.mulf %906, %898 : f32
      %908 = arith.mulf %907, %902 : f32
      %909 = arith.minimumf %908, %c36 : f32
      %910 = arith.maximumf %909, %c37 : f32
      %911 = arith.truncf %910 : f32 to f16
      %912 = arith.muli %0, %c1 : index
      %913 = wave.lane
      %914 = arith.remui %913, %c1 : index
      %915 = arith.addi %912, %914 : index
      %916 = arith.divui %878, %outTileRows : index
      %917 = arith.divui %outputFeatures, %c1 : index
      %918 = arith.muli %916, %917 : index
      %919 = arith.divui %915, %c1 : index
      %920 = arith.addi %918, %919 : index
      %921 = arith.muli %920, %c4 : index
      %922 = arith.remui %915, %c1 : index
      %923 = arith.divui %922, %c13 : index
      %924 = arith.addi %921, %923 : index
      %925 = arith.muli %outTileRows, %c13 : index
      %926 = arith.muli %924, %925 : index
      %927 = arith.remui %878, %outTileRows : index
      %928 = arith.muli %927, %c13 : index
      %929 = arith.addi %926, %928 : index
      %930 = arith.remui %915, %c13 : index
      %931 = arith.addi %929, %930 : index
      memref.store %911, %out[%931] : memref<?xf16>
    }
    %932 = wave.lane
    wave.barrier
    %933 = wave.wave
    %934 = arith.muli %933, %c4 : index
    %935 = arith.addi %934, %c5 : index
    %936 = arith.muli %935, %c24 : index
    %937 = arith.addi %936, %932 : index
    %938 = vector.extract %518#2[0] : f32 from vector<8xf32>
    %939 = arith.addi %937, %c5 : index
    memref.store %938, %16[%939] : memref<?xf32>
    %940 = vector.extract %518#2[1] : f32 from vector<8xf32>
    %941 = arith.addi %937, %c14 : index
    memref.store %940, %16[%941] : memref<?xf32>
    %942 = vector.extract %518#2[2] : f32 from vector<8xf32>
    %943 = arith.addi %937, %c8 : index
    memref.store %942, %16[%943] : memref<?xf32>
    %944 = vector.extract %518#2[3] : f32 from vector<8xf32>
    %945 = arith.addi %937, %c26 : index
    memref.store %944, %16[%945] : memref<?xf32>
    %946 = vector.extract %518#2[4] : f32 from vector<8xf32>
    %947 = arith.addi %937, %c3 : index
    memref.store %946, %16[%947] : memref<?xf32>
    %948 = vector.extract %518#2[5] : f32 from vector<8xf32>
    %949 = arith.addi %937, %c27 : index
    memref.store %948, %16[%949] : memref<?xf32>
    %950 = vector.extract %518#2[6] : f32 from vector<8xf32>
    %951 = arith.addi %937, %c28 : index
    memref.store %950, %16[%951] : memref<?xf32>
    %952 = vector.extract %518#2[7] : f32 from vector<8xf32>
    %953 = arith.addi %937, %c29 : index
    memref.store %952, %16[%953] : memref<?xf32>
    %954 = arith.muli %933, %c4 : index
    %955 = arith.addi %954, %c6 : index
    %956 = arith.muli %955, %c24 : index
    %957 = arith.addi %956, %932 : index
    %958 = vector.extract %518#3[0] : f32 from vector<8xf32>
    %959 = arith.addi %957, %c5 : index
    memref.store %958, %16[%959] : memref<?xf32>
    %960 = vector.extract %518#3[1] : f32 from vector<8xf32>
    %961 = arith.addi %957, %c14 : index
    memref.store %960, %16[%961] : memref<?xf32>
    %962 = vector.extract %518#3[2] : f32 from vector<8xf32>
    %963 = arith.addi %957, %c8 : index
    memref.store %962, %16[%963] : memref<?xf32>
    %964 = vector.extract %518#3[3] : f32 from vector<8xf32>
    %965 = arith.addi %957, %c26 : index
    memref.store %964, %16[%965] : memref<?xf32>
    %966 = vector.extract %518#3[4] : f32 from vector<8xf32>
    %967 = arith.addi %957, %c3 : index
    memref.store %966, %16[%967] : memref<?xf32>
    %968 = vector.extract %518#3[5] : f32 from vector<8xf32>
    %969 = arith.addi %957, %c27 : index
    memref.store %968, %16[%969] : memref<?xf32>
    %970 = vector.extract %518#3[6] : f32 from vector<8xf32>
    %971 = arith.addi %957, %c28 : index
    memref.store %970, %16[%971] : memref<?xf32>
    %972 = vector.extract %518#3[7] : f32 from vector<8xf32>
    %973 = arith.addi %957, %c29 : index
    memref.store %972, %16[%973] : memref<?xf32>
    wave.barrier
    %974 = arith.muli %933, %c4 : index
    %975 = arith.addi %974, %c5 : index
    %976 = arith.muli %975, %c14 : index
    %977 = arith.addi %976, %932 : index
    %978 = arith.addi %977, %c5 : index
    %979 = memref.load %16[%978] : memref<?xf32>
    %980 = arith.addi %978, %c19 : index
    %981 = memref.load %16[%980] : memref<?xf32>
    %982 = arith.addf %979, %981 : f32
    %983 = arith.addi %978, %c30 : index
    %984 = memref.load %16[%983] : memref<?xf32>
    %985 = arith.addf %982, %984 : f32
    %986 = arith.addi %978, %c31 : index
    %987 = memref.load %16[%986] : memref<?xf32>
    %988 = arith.addf %985, %987 : f32
    %989 = arith.muli %975, %c14 : index
    %990 = arith.addi %989, %932 : index
    %991 = arith.addi %990, %c24 : index
    %992 = memref.load %16[%991] : memref<?xf32>
    %993 = arith.addi %991, %c19 : index
    %994 = memref.load %16[%993] : memref<?xf32>
    %995 = arith.addf %992, %994 : f32
    %996 = arith.addi %991, %c30 : index
    %997 = memref.load %16[%996] : memref<?xf32>
    %998 = arith.addf %995, %997 : f32
    %999 = arith.addi %991, %c31 : index
    %1000 = memref.load %16[%999] : memref<?xf32>
    %1001 = arith.addf %998, %1000 : f32
    %1002 = wave.lane
    %1003 = arith.addi %15, %c1 : index
    %1004 = arith.muli %975, %c4 : index
    %1005 = arith.addi %1003, %1004 : index
    %1006 = arith.divui %1002, %c1 : index
    %1007 = arith.addi %1005, %1006 : index
    %1008 = arith.cmpi slt, %1007, %14 : index
    scf.if %1008 {
      %1009 = arith.cmpi eq, %hasFactors, %c6 : index
      %1010 = memref.load %factors[%1007] : memref<?xf32>
      %1011 = arith.select %1009, %1010, %c33 : f32
      %1012 = arith.remui %1002, %c1 : index
      %1013 = arith.muli %1012, %c34 : index
      %1014 = arith.addi %10, %1013 : index
      %1015 = vector.load %w[%1014] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1016 = vector.bitcast %1015 : vector<4xi8> to vector<1xf32>
      %1017 = vector.extract %1016[0] : f32 from vector<1xf32>
      %1018 = arith.mulf %1017, %1011 : f32
      %1019 = arith.mulf %988, %1018 : f32
      %1020 = arith.remui %1002, %c1 : index
      %1021 = arith.muli %1020, %c34 : index
      %1022 = arith.addi %12, %1021 : index
      %1023 = vector.load %w[%1022] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1024 = vector.bitcast %1023 : vector<4xi8> to vector<1xf32>
      %1025 = vector.extract %1024[0] : f32 from vector<1xf32>
      %1026 = arith.mulf %1025, %1011 : f32
      %1027 = arith.mulf %1001, %1026 : f32
      %1028 = arith.addi %10, %c8 : index
      %1029 = vector.load %w[%1028] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1030 = vector.bitcast %1029 : vector<4xi8> to vector<1xf32>
      %1031 = vector.extract %1030[0] : f32 from vector<1xf32>
      %1032 = arith.mulf %1019, %c35 : f32
      %1033 = wave.exp2 %1032 : f32
      %1034 = arith.addf %c33, %1033 : f32
      %1035 = arith.divf %1019, %1034 : f32
      %1036 = arith.mulf %1035, %1027 : f32
      %1037 = arith.mulf %1036, %1031 : f32
      %1038 = arith.minimumf %1037, %c36 : f32
      %1039 = arith.maximumf %1038, %c37 : f32
      %1040 = arith.truncf %1039 : f32 to f16
      %1041 = arith.muli %0, %c1 : index
      %1042 = wave.lane
      %1043 = arith.remui %1042, %c1 : index
      %1044 = arith.addi %1041, %1043 : index
      %1045 = arith.divui %1007, %outTileRows : index
      %1046 = arith.divui %outputFeatures, %c1 : index
      %1047 = arith.muli %1045, %1046 : index
      %1048 = arith.divui %1044, %c1 : index
      %1049 = arith.addi %1047, %1048 : index
      %1050 = arith.muli %1049, %c4 : index
      %1051 = arith.remui %1044, %c1 : index
      %1052 = arith.divui %1051, %c13 : index
      %1053 = arith.addi %1050, %1052 : index
      %1054 = arith.muli %outTileRows, %c13 : index
      %1055 = arith.muli %1053, %1054 : index
      %1056 = arith.remui %1007, %outTileRows : index
      %1057 = arith.muli %1056, %c13 : index
      %1058 = arith.addi %1055, %1057 : index
      %1059 = arith.remui %1044, %c13 : index
      %1060 = arith.addi %1058, %1059 : index
      memref.store %1040, %out[%1060] : memref<?xf16>
    }
    %1061 = arith.muli %933, %c4 : index
    %1062 = arith.addi %1061, %c6 : index
    %1063 = arith.muli %1062, %c14 : index
    %1064 = arith.addi %1063, %932 : index
    %1065 = arith.addi %1064, %c5 : index
    %1066 = memref.load %16[%1065] : memref<?xf32>
    %1067 = arith.addi %1065, %c19 : index
    %1068 = memref.load %16[%1067] : memref<?xf32>
    %1069 = arith.addf %1066, %1068 : f32
    %1070 = arith.addi %1065, %c30 : index
    %1071 = memref.load %16[%1070] : memref<?xf32>
    %1072 = arith.addf %1069, %1071 : f32
    %1073 = arith.addi %1065, %c31 : index
    %1074 = memref.load %16[%1073] : memref<?xf32>
    %1075 = arith.addf %1072, %1074 : f32
    %1076 = arith.muli %1062, %c14 : index
    %1077 = arith.addi %1076, %932 : index
    %1078 = arith.addi %1077, %c24 : index
    %1079 = memref.load %16[%1078] : memref<?xf32>
    %1080 = arith.addi %1078, %c19 : index
    %1081 = memref.load %16[%1080] : memref<?xf32>
    %1082 = arith.addf %1079, %1081 : f32
    %1083 = arith.addi %1078, %c30 : index
    %1084 = memref.load %16[%1083] : memref<?xf32>
    %1085 = arith.addf %1082, %1084 : f32
    %1086 = arith.addi %1078, %c31 : index
    %1087 = memref.load %16[%1086] : memref<?xf32>
    %1088 = arith.addf %1085, %1087 : f32
    %1089 = wave.lane
    %1090 = arith.addi %15, %c1 : index
    %1091 = arith.muli %1062, %c4 : index
    %1092 = arith.addi %1090, %1091 : index
    %1093 = arith.divui %1089, %c1 : index
    %1094 = arith.addi %1092, %1093 : index
    %1095 = arith.cmpi slt, %1094, %14 : index
    scf.if %1095 {
      %1096 = arith.cmpi eq, %hasFactors, %c6 : index
      %1097 = memref.load %factors[%1094] : memref<?xf32>
      %1098 = arith.select %1096, %1097, %c33 : f32
      %1099 = arith.remui %1089, %c1 : index
      %1100 = arith.muli %1099, %c34 : index
      %1101 = arith.addi %10, %1100 : index
      %1102 = vector.load %w[%1101] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1103 = vector.bitcast %1102 : vector<4xi8> to vector<1xf32>
      %1104 = vector.extract %1103[0] : f32 from vector<1xf32>
      %1105 = arith.mulf %1104, %1098 : f32
      %1106 = arith.mulf %1075, %1105 : f32
      %1107 = arith.remui %1089, %c1 : index
      %1108 = arith.muli %1107, %c34 : index
      %1109 = arith.addi %12, %1108 : index
      %1110 = vector.load %w[%1109] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1111 = vector.bitcast %1110 : vector<4xi8> to vector<1xf32>
      %1112 = vector.extract %1111[0] : f32 from vector<1xf32>
      %1113 = arith.mulf %1112, %1098 : f32
      %1114 = arith.mulf %1088, %1113 : f32
      %1115 = arith.addi %10, %c8 : index
      %1116 = vector.load %w[%1115] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1117 = vector.bitcast %1116 : vector<4xi8> to vector<1xf32>
      %1118 = vector.extract %1117[0] : f32 from vector<1xf32>
      %1119 = arith.mulf %1106, %c35 : f32
      %1120 = wave.exp2 %1119 : f32
      %1121 = arith.addf %c33, %1120 : f32
      %1122 = arith.divf %1106, %1121 : f32
      %1123 = arith.mulf %1122, %1114 : f32
      %1124 = arith.mulf %1123, %1118 : f32
      %1125 = arith.minimumf %1124, %c36 : f32
      %1126 = arith.maximumf %1125, %c37 : f32
      %1127 = arith.truncf %1126 : f32 to f16
      %1128 = arith.muli %0, %c1 : index
      %1129 = wave.lane
      %1130 = arith.remui %1129, %c1 : index
      %1131 = arith.addi %1128, %1130 : index
      %1132 = arith.divui %1094, %outTileRows : index
      %1133 = arith.divui %outputFeatures, %c1 : index
      %1134 = arith.muli %1132, %1133 : index
      %1135 = arith.divui %1131, %c1 : index
      %1136 = arith.addi %1134, %1135 : index
      %1137 = arith.muli %1136, %c4 : index
      %1138 = arith.remui %1131, %c1 : index
      %1139 = arith.divui %1138, %c13 : index
      %1140 = arith.addi %1137, %1139 : index
      %1141 = arith.muli %outTileRows, %c13 : index
      %1142 = arith.muli %1140, %1141 : index
      %1143 = arith.remui %1094, %outTileRows : index
      %1144 = arith.muli %1143, %c13 : index
      %1145 = arith.addi %1142, %1144 : index
      %1146 = arith.remui %1131, %c13 : index
      %1147 = arith.addi %1145, %1146 : index
      memref.store %1127, %out[%1147] : memref<?xf16>
    }
    %1148 = wave.lane
    wave.barrier
    %1149 = wave.wave
    %1150 = arith.muli %1149, %c4 : index
    %1151 = arith.addi %1150, %c5 : index
    %1152 = arith.muli %1151, %c24 : index
    %1153 = arith.addi %1152, %1148 : index
    %1154 = vector.extract %518#4[0] : f32 from vector<8xf32>
    %1155 = arith.addi %1153, %c5 : index
    memref.store %1154, %16[%1155] : memref<?xf32>
    %1156 = vector.extract %518#4[1] : f32 from vector<8xf32>
    %1157 = arith.addi %1153, %c14 : index
    memref.store %1156, %16[%1157] : memref<?xf32>
    %1158 = vector.extract %518#4[2] : f32 from vector<8xf32>
    %1159 = arith.addi %1153, %c8 : index
    memref.store %1158, %16[%1159] : memref<?xf32>
    %1160 = vector.extract %518#4[3] : f32 from vector<8xf32>
    %1161 = arith.addi %1153, %c26 : index
    memref.store %1160, %16[%1161] : memref<?xf32>
    %1162 = vector.extract %518#4[4] : f32 from vector<8xf32>
    %1163 = arith.addi %1153, %c3 : index
    memref.store %1162, %16[%1163] : memref<?xf32>
    %1164 = vector.extract %518#4[5] : f32 from vector<8xf32>
    %1165 = arith.addi %1153, %c27 : index
    memref.store %1164, %16[%1165] : memref<?xf32>
    %1166 = vector.extract %518#4[6] : f32 from vector<8xf32>
    %1167 = arith.addi %1153, %c28 : index
    memref.store %1166, %16[%1167] : memref<?xf32>
    %1168 = vector.extract %518#4[7] : f32 from vector<8xf32>
    %1169 = arith.addi %1153, %c29 : index
    memref.store %1168, %16[%1169] : memref<?xf32>
    %1170 = arith.muli %1149, %c4 : index
    %1171 = arith.addi %1170, %c6 : index
    %1172 = arith.muli %1171, %c24 : index
    %1173 = arith.addi %1172, %1148 : index
    %1174 = vector.extract %518#5[0] : f32 from vector<8xf32>
    %1175 = arith.addi %1173, %c5 : index
    memref.store %1174, %16[%1175] : memref<?xf32>
    %1176 = vector.extract %518#5[1] : f32 from vector<8xf32>
    %1177 = arith.addi %1173, %c14 : index
    memref.store %1176, %16[%1177] : memref<?xf32>
    %1178 = vector.extract %518#5[2] : f32 from vector<8xf32>
    %1179 = arith.addi %1173, %c8 : index
    memref.store %1178, %16[%1179] : memref<?xf32>
    %1180 = vector.extract %518#5[3] : f32 from vector<8xf32>
    %1181 = arith.addi %1173, %c26 : index
    memref.store %1180, %16[%1181] : memref<?xf32>
    %1182 = vector.extract %518#5[4] : f32 from vector<8xf32>
    %1183 = arith.addi %1173, %c3 : index
    memref.store %1182, %16[%1183] : memref<?xf32>
    %1184 = vector.extract %518#5[5] : f32 from vector<8xf32>
    %1185 = arith.addi %1173, %c27 : index
    memref.store %1184, %16[%1185] : memref<?xf32>
    %1186 = vector.extract %518#5[6] : f32 from vector<8xf32>
    %1187 = arith.addi %1173, %c28 : index
    memref.store %1186, %16[%1187] : memref<?xf32>
    %1188 = vector.extract %518#5[7] : f32 from vector<8xf32>
    %1189 = arith.addi %1173, %c29 : index
    memref.store %1188, %16[%1189] : memref<?xf32>
    wave.barrier
    %1190 = arith.muli %1149, %c4 : index
    %1191 = arith.addi %1190, %c5 : index
    %1192 = arith.muli %1191, %c14 : index
    %1193 = arith.addi %1192, %1148 : index
    %1194 = arith.addi %1193, %c5 : index
    %1195 = memref.load %16[%1194] : memref<?xf32>
    %1196 = arith.addi %1194, %c19 : index
    %1197 = memref.load %16[%1196] : memref<?xf32>
    %1198 = arith.addf %1195, %1197 : f32
    %1199 = arith.addi %1194, %c30 : index
    %1200 = memref.load %16[%1199] : memref<?xf32>
    %1201 = arith.addf %1198, %1200 : f32
    %1202 = arith.addi %1194, %c31 : index
    %1203 = memref.load %16[%1202] : memref<?xf32>
    %1204 = arith.addf %1201, %1203 : f32
    %1205 = arith.muli %1191, %c14 : index
    %1206 = arith.addi %1205, %1148 : index
    %1207 = arith.addi %1206, %c24 : index
    %1208 = memref.load %16[%1207] : memref<?xf32>
    %1209 = arith.addi %1207, %c19 : index
    %1210 = memref.load %16[%1209] : memref<?xf32>
    %1211 = arith.addf %1208, %1210 : f32
    %1212 = arith.addi %1207, %c30 : index
    %1213 = memref.load %16[%1212] : memref<?xf32>
    %1214 = arith.addf %1211, %1213 : f32
    %1215 = arith.addi %1207, %c31 : index
    %1216 = memref.load %16[%1215] : memref<?xf32>
    %1217 = arith.addf %1214, %1216 : f32
    %1218 = wave.lane
    %1219 = arith.addi %15, %c14 : index
    %1220 = arith.muli %1191, %c4 : index
    %1221 = arith.addi %1219, %1220 : index
    %1222 = arith.divui %1218, %c1 : index
    %1223 = arith.addi %1221, %1222 : index
    %1224 = arith.cmpi slt, %1223, %14 : index
    scf.if %1224 {
      %1225 = arith.cmpi eq, %hasFactors, %c6 : index
      %1226 = memref.load %factors[%1223] : memref<?xf32>
      %1227 = arith.select %1225, %1226, %c33 : f32
      %1228 = arith.remui %1218, %c1 : index
      %1229 = arith.muli %1228, %c34 : index
      %1230 = arith.addi %10, %1229 : index
      %1231 = vector.load %w[%1230] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1232 = vector.bitcast %1231 : vector<4xi8> to vector<1xf32>
      %1233 = vector.extract %1232[0] : f32 from vector<1xf32>
      %1234 = arith.mulf %1233, %1227 : f32
      %1235 = arith.mulf %1204, %1234 : f32
      %1236 = arith.remui %1218, %c1 : index
      %1237 = arith.muli %1236, %c34 : index
      %1238 = arith.addi %12, %1237 : index
      %1239 = vector.load %w[%1238] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1240 = vector.bitcast %1239 : vector<4xi8> to vector<1xf32>
      %1241 = vector.extract %1240[0] : f32 from vector<1xf32>
      %1242 = arith.mulf %1241, %1227 : f32
      %1243 = arith.mulf %1217, %1242 : f32
      %1244 = arith.addi %10, %c8 : index
      %1245 = vector.load %w[%1244] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1246 = vector.bitcast %1245 : vector<4xi8> to vector<1xf32>
      %1247 = vector.extract %1246[0] : f32 from vector<1xf32>
      %1248 = arith.mulf %1235, %c35 : f32
      %1249 = wave.exp2 %1248 : f32
      %1250 = arith.addf %c33, %1249 : f32
      %1251 = arith.divf %1235, %1250 : f32
      %1252 = arith.mulf %1251, %1243 : f32
      %1253 = arith.mulf %1252, %1247 : f32
      %1254 = arith.minimumf %1253, %c36 : f32
      %1255 = arith.maximumf %1254, %c37 : f32
      %1256 = arith.truncf %1255 : f32 to f16
      %1257 = arith.muli %0, %c1 : index
      %1258 = wave.lane
      %1259 = arith.remui %1258, %c1 : index
      %1260 = arith.addi %1257, %1259 : index
      %1261 = arith.divui %1223, %outTileRows : index
      %1262 = arith.divui %outputFeatures, %c1 : index
      %1263 = arith.muli %1261, %1262 : index
      %1264 = arith.divui %1260, %c1 : index
      %1265 = arith.addi %1263, %1264 : index
      %1266 = arith.muli %1265, %c4 : index
      %1267 = arith.remui %1260, %c1 : index
      %1268 = arith.divui %1267, %c13 : index
      %1269 = arith.addi %1266, %1268 : index
      %1270 = arith.muli %outTileRows, %c13 : index
      %1271 = arith.muli %1269, %1270 : index
      %1272 = arith.remui %1223, %outTileRows : index
      %1273 = arith.muli %1272, %c13 : index
      %1274 = arith.addi %1271, %1273 : index
      %1275 = arith.remui %1260, %c13 : index
      %1276 = arith.addi %1274, %1275 : index
      memref.store %1256, %out[%1276] : memref<?xf16>
    }
    %1277 = arith.muli %1149, %c4 : index
    %1278 = arith.addi %1277, %c6 : index
    %1279 = arith.muli %1278, %c14 : index
    %1280 = arith.addi %1279, %1148 : index
    %1281 = arith.addi %1280, %c5 : index
    %1282 = memref.load %16[%1281] : memref<?xf32>
    %1283 = arith.addi %1281, %c19 : index
    %1284 = memref.load %16[%1283] : memref<?xf32>
    %1285 = arith.addf %1282, %1284 : f32
    %1286 = arith.addi %1281, %c30 : index
    %1287 = memref.load %16[%1286] : memref<?xf32>
    %1288 = arith.addf %1285, %1287 : f32
    %1289 = arith.addi %1281, %c31 : index
    %1290 = memref.load %16[%1289] : memref<?xf32>
    %1291 = arith.addf %1288, %1290 : f32
    %1292 = arith.muli %1278, %c14 : index
    %1293 = arith.addi %1292, %1148 : index
    %1294 = arith.addi %1293, %c24 : index
    %1295 = memref.load %16[%1294] : memref<?xf32>
    %1296 = arith.addi %1294, %c19 : index
    %1297 = memref.load %16[%1296] : memref<?xf32>
    %1298 = arith.addf %1295, %1297 : f32
    %1299 = arith.addi %1294, %c30 : index
    %1300 = memref.load %16[%1299] : memref<?xf32>
    %1301 = arith.addf %1298, %1300 : f32
    %1302 = arith.addi %1294, %c31 : index
    %1303 = memref.load %16[%1302] : memref<?xf32>
    %1304 = arith.addf %1301, %1303 : f32
    %1305 = wave.lane
    %1306 = arith.addi %15, %c14 : index
    %1307 = arith.muli %1278, %c4 : index
    %1308 = arith.addi %1306, %1307 : index
    %1309 = arith.divui %1305, %c1 : index
    %1310 = arith.addi %1308, %1309 : index
    %1311 = arith.cmpi slt, %1310, %14 : index
    scf.if %1311 {
      %1312 = arith.cmpi eq, %hasFactors, %c6 : index
      %1313 = memref.load %factors[%1310] : memref<?xf32>
      %1314 = arith.select %1312, %1313, %c33 : f32
      %1315 = arith.remui %1305, %c1 : index
      %1316 = arith.muli %1315, %c34 : index
      %1317 = arith.addi %10, %1316 : index
      %1318 = vector.load %w[%1317] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1319 = vector.bitcast %1318 : vector<4xi8> to vector<1xf32>
      %1320 = vector.extract %1319[0] : f32 from vector<1xf32>
      %1321 = arith.mulf %1320, %1314 : f32
      %1322 = arith.mulf %1291, %1321 : f32
      %1323 = arith.remui %1305, %c1 : index
      %1324 = arith.muli %1323, %c34 : index
      %1325 = arith.addi %12, %1324 : index
      %1326 = vector.load %w[%1325] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1327 = vector.bitcast %1326 : vector<4xi8> to vector<1xf32>
      %1328 = vector.extract %1327[0] : f32 from vector<1xf32>
      %1329 = arith.mulf %1328, %1314 : f32
      %1330 = arith.mulf %1304, %1329 : f32
      %1331 = arith.addi %10, %c8 : index
      %1332 = vector.load %w[%1331] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1333 = vector.bitcast %1332 : vector<4xi8> to vector<1xf32>
      %1334 = vector.extract %1333[0] : f32 from vector<1xf32>
      %1335 = arith.mulf %1322, %c35 : f32
      %1336 = wave.exp2 %1335 : f32
      %1337 = arith.addf %c33, %1336 : f32
      %1338 = arith.divf %1322, %1337 : f32
      %1339 = arith.mulf %1338, %1330 : f32
      %1340 = arith.mulf %1339, %1334 : f32
      %1341 = arith.minimumf %1340, %c36 : f32
      %1342 = arith.maximumf %1341, %c37 : f32
      %1343 = arith.truncf %1342 : f32 to f16
      %1344 = arith.muli %0, %c1 : index
      %1345 = wave.lane
      %1346 = arith.remui %1345, %c1 : index
      %1347 = arith.addi %1344, %1346 : index
      %1348 = arith.divui %1310, %outTileRows : index
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
      %1359 = arith.remui %1310, %outTileRows : index
      %1360 = arith.muli %1359, %c13 : index
      %1361 = arith.addi %1358, %1360 : index
      %1362 = arith.remui %1347, %c13 : index
      %1363 = arith.addi %1361, %1362 : index
      memref.store %1343, %out[%1363] : memref<?xf16>
    }
    %1364 = wave.lane
    wave.barrier
    %1365 = wave.wave
    %1366 = arith.muli %1365, %c4 : index
    %1367 = arith.addi %1366, %c5 : index
    %1368 = arith.muli %1367, %c24 : index
    %1369 = arith.addi %1368, %1364 : index
    %1370 = vector.extract %518#6[0] : f32 from vector<8xf32>
    %1371 = arith.addi %1369, %c5 : index
    memref.store %1370, %16[%1371] : memref<?xf32>
    %1372 = vector.extract %518#6[1] : f32 from vector<8xf32>
    %1373 = arith.addi %1369, %c14 : index
    memref.store %1372, %16[%1373] : memref<?xf32>
    %1374 = vector.extract %518#6[2] : f32 from vector<8xf32>
    %1375 = arith.addi %1369, %c8 : index
    memref.store %1374, %16[%1375] : memref<?xf32>
    %1376 = vector.extract %518#6[3] : f32 from vector<8xf32>
    %1377 = arith.addi %1369, %c26 : index
    memref.store %1376, %16[%1377] : memref<?xf32>
    %1378 = vector.extract %518#6[4] : f32 from vector<8xf32>
    %1379 = arith.addi %1369, %c3 : index
    memref.store %1378, %16[%1379] : memref<?xf32>
    %1380 = vector.extract %518#6[5] : f32 from vector<8xf32>
    %1381 = arith.addi %1369, %c27 : index
    memref.store %1380, %16[%1381] : memref<?xf32>
    %1382 = vector.extract %518#6[6] : f32 from vector<8xf32>
    %1383 = arith.addi %1369, %c28 : index
    memref.store %1382, %16[%1383] : memref<?xf32>
    %1384 = vector.extract %518#6[7] : f32 from vector<8xf32>
    %1385 = arith.addi %1369, %c29 : index
    memref.store %1384, %16[%1385] : memref<?xf32>
    %1386 = arith.muli %1365, %c4 : index
    %1387 = arith.addi %1386, %c6 : index
    %1388 = arith.muli %1387, %c24 : index
    %1389 = arith.addi %1388, %1364 : index
    %1390 = vector.extract %518#7[0] : f32 from vector<8xf32>
    %1391 = arith.addi %1389, %c5 : index
    memref.store %1390, %16[%1391] : memref<?xf32>
    %1392 = vector.extract %518#7[1] : f32 from vector<8xf32>
    %1393 = arith.addi %1389, %c14 : index
    memref.store %1392, %16[%1393] : memref<?xf32>
    %1394 = vector.extract %518#7[2] : f32 from vector<8xf32>
    %1395 = arith.addi %1389, %c8 : index
    memref.store %1394, %16[%1395] : memref<?xf32>
    %1396 = vector.extract %518#7[3] : f32 from vector<8xf32>
    %1397 = arith.addi %1389, %c26 : index
    memref.store %1396, %16[%1397] : memref<?xf32>
    %1398 = vector.extract %518#7[4] : f32 from vector<8xf32>
    %1399 = arith.addi %1389, %c3 : index
    memref.store %1398, %16[%1399] : memref<?xf32>
    %1400 = vector.extract %518#7[5] : f32 from vector<8xf32>
    %1401 = arith.addi %1389, %c27 : index
    memref.store %1400, %16[%1401] : memref<?xf32>
    %1402 = vector.extract %518#7[6] : f32 from vector<8xf32>
    %1403 = arith.addi %1389, %c28 : index
    memref.store %1402, %16[%1403] : memref<?xf32>
    %1404 = vector.extract %518#7[7] : f32 from vector<8xf32>
    %1405 = arith.addi %1389, %c29 : index
    memref.store %1404, %16[%1405] : memref<?xf32>
    wave.barrier
    %1406 = arith.muli %1365, %c4 : index
    %1407 = arith.addi %1406, %c5 : index
    %1408 = arith.muli %1407, %c14 : index
    %1409 = arith.addi %1408, %1364 : index
    %1410 = arith.addi %1409, %c5 : index
    %1411 = memref.load %16[%1410] : memref<?xf32>
    %1412 = arith.addi %1410, %c19 : index
    %1413 = memref.load %16[%1412] : memref<?xf32>
    %1414 = arith.addf %1411, %1413 : f32
    %1415 = arith.addi %1410, %c30 : index
    %1416 = memref.load %16[%1415] : memref<?xf32>
    %1417 = arith.addf %1414, %1416 : f32
    %1418 = arith.addi %1410, %c31 : index
    %1419 = memref.load %16[%1418] : memref<?xf32>
    %1420 = arith.addf %1417, %1419 : f32
    %1421 = arith.muli %1407, %c14 : index
    %1422 = arith.addi %1421, %1364 : index
    %1423 = arith.addi %1422, %c24 : index
    %1424 = memref.load %16[%1423] : memref<?xf32>
    %1425 = arith.addi %1423, %c19 : index
    %1426 = memref.load %16[%1425] : memref<?xf32>
    %1427 = arith.addf %1424, %1426 : f32
    %1428 = arith.addi %1423, %c30 : index
    %1429 = memref.load %16[%1428] : memref<?xf32>
    %1430 = arith.addf %1427, %1429 : f32
    %1431 = arith.addi %1423, %c31 : index
    %1432 = memref.load %16[%1431] : memref<?xf32>
    %1433 = arith.addf %1430, %1432 : f32
    %1434 = wave.lane
    %1435 = arith.addi %15, %c15 : index
    %1436 = arith.muli %1407, %c4 : index
    %1437 = arith.addi %1435, %1436 : index
    %1438 = arith.divui %1434, %c1 : index
    %1439 = arith.addi %1437, %1438 : index
    %1440 = arith.cmpi slt, %1439, %14 : index
    scf.if %1440 {
      %1441 = arith.cmpi eq, %hasFactors, %c6 : index
      %1442 = memref.load %factors[%1439] : memref<?xf32>
      %1443 = arith.select %1441, %1442, %c33 : f32
      %1444 = arith.remui %1434, %c1 : index
      %1445 = arith.muli %1444, %c34 : index
      %1446 = arith.addi %10, %1445 : index
      %1447 = vector.load %w[%1446] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1448 = vector.bitcast %1447 : vector<4xi8> to vector<1xf32>
      %1449 = vector.extract %1448[0] : f32 from vector<1xf32>
      %1450 = arith.mulf %1449, %1443 : f32
      %1451 = arith.mulf %1420, %1450 : f32
      %1452 = arith.remui %1434, %c1 : index
      %1453 = arith.muli %1452, %c34 : index
      %1454 = arith.addi %12, %1453 : index
      %1455 = vector.load %w[%1454] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1456 = vector.bitcast %1455 : vector<4xi8> to vector<1xf32>
      %1457 = vector.extract %1456[0] : f32 from vector<1xf32>
      %1458 = arith.mulf %1457, %1443 : f32
      %1459 = arith.mulf %1433, %1458 : f32
      %1460 = arith.addi %10, %c8 : index
      %1461 = vector.load %w[%1460] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1462 = vector.bitcast %1461 : vector<4xi8> to vector<1xf32>
      %1463 = vector.extract %1462[0] : f32 from vector<1xf32>
      %1464 = arith.mulf %1451, %c35 : f32
      %1465 = wave.exp2 %1464 : f32
      %1466 = arith.addf %c33, %1465 : f32
      %1467 = arith.divf %1451, %1466 : f32
      %1468 = arith.mulf %1467, %1459 : f32
      %1469 = arith.mulf %1468, %1463 : f32
      %1470 = arith.minimumf %1469, %c36 : f32
      %1471 = arith.maximumf %1470, %c37 : f32
      %1472 = arith.truncf %1471 : f32 to f16
      %1473 = arith.muli %0, %c1 : index
      %1474 = wave.lane
      %1475 = arith.remui %1474, %c1 : index
      %1476 = arith.addi %1473, %1475 : index
      %1477 = arith.divui %1439, %outTileRows : index
      %1478 = arith.divui %outputFeatures, %c1 : index
      %1479 = arith.muli %1477, %1478 : index
      %1480 = arith.divui %1476, %c1 : index
      %1481 = arith.addi %1479, %1480 : index
      %1482 = arith.muli %1481, %c4 : index
      %1483 = arith.remui %1476, %c1 : index
      %1484 = arith.divui %1483, %c13 : index
      %1485 = arith.addi %1482, %1484 : index
      %1486 = arith.muli %outTileRows, %c13 : index
      %1487 = arith.muli %1485, %1486 : index
      %1488 = arith.remui %1439, %outTileRows : index
      %1489 = arith.muli %1488, %c13 : index
      %1490 = arith.addi %1487, %1489 : index
      %1491 = arith.remui %1476, %c13 : index
      %1492 = arith.addi %1490, %1491 : index
      memref.store %1472, %out[%1492] : memref<?xf16>
    }
    %1493 = arith.muli %1365, %c4 : index
    %1494 = arith.addi %1493, %c6 : index
    %1495 = arith.muli %1494, %c14 : index
    %1496 = arith.addi %1495, %1364 : index
    %1497 = arith.addi %1496, %c5 : index
    %1498 = memref.load %16[%1497] : memref<?xf32>
    %1499 = arith.addi %1497, %c19 : index
    %1500 = memref.load %16[%1499] : memref<?xf32>
    %1501 = arith.addf %1498, %1500 : f32
    %1502 = arith.addi %1497, %c30 : index
    %1503 = memref.load %16[%1502] : memref<?xf32>
    %1504 = arith.addf %1501, %1503 : f32
    %1505 = arith.addi %1497, %c31 : index
    %1506 = memref.load %16[%1505] : memref<?xf32>
    %1507 = arith.addf %1504, %1506 : f32
    %1508 = arith.muli %1494, %c14 : index
    %1509 = arith.addi %1508, %1364 : index
    %1510 = arith.addi %1509, %c24 : index
    %1511 = memref.load %16[%1510] : memref<?xf32>
    %1512 = arith.addi %1510, %c19 : index
    %1513 = memref.load %16[%1512] : memref<?xf32>
    %1514 = arith.addf %1511, %1513 : f32
    %1515 = arith.addi %1510, %c30 : index
    %1516 = memref.load %16[%1515] : memref<?xf32>
    %1517 = arith.addf %1514, %1516 : f32
    %1518 = arith.addi %1510, %c31 : index
    %1519 = memref.load %16[%1518] : memref<?xf32>
    %1520 = arith.addf %1517, %1519 : f32
    %1521 = wave.lane
    %1522 = arith.addi %15, %c15 : index
    %1523 = arith.muli %1494, %c4 : index
    %1524 = arith.addi %1522, %1523 : index
    %1525 = arith.divui %1521, %c1 : index
    %1526 = arith.addi %1524, %1525 : index
    %1527 = arith.cmpi slt, %1526, %14 : index
    scf.if %1527 {
      %1528 = arith.cmpi eq, %hasFactors, %c6 : index
      %1529 = memref.load %factors[%1526] : memref<?xf32>
      %1530 = arith.select %1528, %1529, %c33 : f32
      %1531 = arith.remui %1521, %c1 : index
      %1532 = arith.muli %1531, %c34 : index
      %1533 = arith.addi %10, %1532 : index
      %1534 = vector.load %w[%1533] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1535 = vector.bitcast %1534 : vector<4xi8> to vector<1xf32>
      %1536 = vector.extract %1535[0] : f32 from vector<1xf32>
      %1537 = arith.mulf %1536, %1530 : f32
      %1538 = arith.mulf %1507, %1537 : f32
      %1539 = arith.remui %1521, %c1 : index
      %1540 = arith.muli %1539, %c34 : index
      %1541 = arith.addi %12, %1540 : index
      %1542 = vector.load %w[%1541] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1543 = vector.bitcast %1542 : vector<4xi8> to vector<1xf32>
      %1544 = vector.extract %1543[0] : f32 from vector<1xf32>
      %1545 = arith.mulf %1544, %1530 : f32
      %1546 = arith.mulf %1520, %1545 : f32
      %1547 = arith.addi %10, %c8 : index
      %1548 = vector.load %w[%1547] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1549 = vector.bitcast %1548 : vector<4xi8> to vector<1xf32>
      %1550 = vector.extract %1549[0] : f32 from vector<1xf32>
      %1551 = arith.mulf %1538, %c35 : f32
      %1552 = wave.exp2 %1551 : f32
      %1553 = arith.addf %c33, %1552 : f32
      %1554 = arith.divf %1538, %1553 : f32
      %1555 = arith.mulf %1554, %1546 : f32
      %1556 = arith.mulf %1555, %1550 : f32
      %1557 = arith.minimumf %1556, %c36 : f32
      %1558 = arith.maximumf %1557, %c37 : f32
      %1559 = arith.truncf %1558 : f32 to f16
      %1560 = arith.muli %0, %c1 : index
      %1561 = wave.lane
      %1562 = arith.remui %1561, %c1 : index
      %1563 = arith.addi %1560, %1562 : index
      %1564 = arith.divui %1526, %outTileRows : index
      %1565 = arith.divui %outputFeatures, %c1 : index
      %1566 = arith.muli %1564, %1565 : index
      %1567 = arith.divui %1563, %c1 : index
      %1568 = arith.addi %1566, %1567 : index
      %1569 = arith.muli %1568, %c4 : index
      %1570 = arith.remui %1563, %c1 : index
      %1571 = arith.divui %1570, %c13 : index
      %1572 = arith.addi %1569, %1571 : index
      %1573 = arith.muli %outTileRows, %c13 : index
      %1574 = arith.muli %1572, %1573 : index
      %1575 = arith.remui %1526, %outTileRows : index
      %1576 = arith.muli %1575, %c13 : index
      %1577 = arith.addi %1574, %1576 : index
      %1578 = arith.remui %1563, %c13 : index
      %1579 = arith.addi %1577, %1578 : index
      memref.store %1559, %out[%1579] : memref<?xf16>
    }
  }
  wave.return
}
