// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q8_0', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q8_0_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c37 = arith.constant 0x3F800000 : f32
  %c38 = arith.constant 4 : index
  %c39 = arith.constant 0xBFB8AA3B : f32
  %c40 = arith.constant 0x477FE000 : f32
  %c41 = arith.constant 0xC77FE000 : f32
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
      %818 = memref.load %factors[%815] : memref<?xf32>
      %819 = arith.select %817, %818, %c37 : f32
      %820 = arith.remui %810, %c1 : index
      %821 = arith.muli %820, %c38 : index
      %822 = arith.addi %10, %821 : index
      %823 = vector.load %w[%822] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %824 = vector.bitcast %823 : vector<4xi8> to vector<1xf32>
      %825 = vector.extract %824[0] : f32 from vector<1xf32>
      %826 = arith.mulf %825, %819 : f32
      %827 = arith.mulf %784, %826 : f32
      %828 = arith.remui %810, %c1 : index
      %829 = arith.muli %828, %c38 : index
      %830 = arith.addi %12, %829 : index
      %831 = vector.load %w[%830] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %832 = vector.bitcast %831 : vector<4xi8> to vector<1xf32>
      %833 = vector.extract %832[0] : f32 from vector<1xf32>
      %834 = arith.mulf %833, %819 : f32
      %835 = arith.mulf %809, %834 : f32
      %836 = arith.addi %10, %c8 : index
      %837 = vector.load %w[%836] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %838 = vector.bitcast %837 : vector<4xi8> to vector<1xf32>
      %839 = vector.extract %838[0] : f32 from vector<1xf32>
      %840 = arith.mulf %827, %c39 : f32
      %841 = wave.exp2 %840 : f32
      %842 = arith.addf %c37, %841 : f32
      %843 = arith.divf %827, %842 : f32
      %844 = arith.mulf %843, %835 : f32
      %845 = arith.mulf %844, %839 : f32
      %846 = arith.minimumf %845, %c40 : f32
      %847 = arith.maximumf %846, %c41 : f32
      %848 = arith.truncf %847 : f32 to f16
      %849 = arith.muli %0, %c1 : index
      %850 = wave.lane
      %851 = arith.remui %850, %c1 : index
      %852 = arith.addi %849, %851 : index
      %853 = arith.divui %815, %outTileRows : index
      %854 = arith.divui %outputFeatures, %c1 : index
      %855 = arith.muli %853, %854 : index
      %856 = arith.divui %852, %c1 : index
      %857 = arith.addi %855, %856 : index
      %858 = arith.muli %857, %c4 : index
      %859 = arith.remui %852, %c1 : index
      %860 = arith.divui %859, %c13 : index
      %861 = arith.addi %858, %860 : index
      %862 = arith.muli %outTileRows, %c13 : index
      %863 = arith.muli %861, %862 : index
      %864 = arith.remui %815, %outTileRows : index
      %865 = arith.muli %864, %c13 : index
      %866 = arith.addi %863, %865 : index
      %867 = arith.remui %852, %c13 : index
      %868 = arith.addi %866, %867 : index
      memref.store %848, %out[%868] : memref<?xf16>
    }
    %869 = wave.lane
    wave.barrier
    %870 = wave.wave
    %871 = arith.muli %870, %c4 : index
    %872 = arith.addi %871, %c5 : index
    %873 = arith.muli %872, %c24 : index
    %874 = arith.addi %873, %869 : index
    %875 = vector.extract %518#2[0] : f32 from vector<8xf32>
    %876 = arith.addi %874, %c5 : index
    memref.store %875, %16[%876] : memref<?xf32>
    %877 = vector.extract %518#2[1] : f32 from vector<8xf32>
    %878 = arith.addi %874, %c14 : index
    memref.store %877, %16[%878] : memref<?xf32>
    %879 = vector.extract %518#2[2] : f32 from vector<8xf32>
    %880 = arith.addi %874, %c8 : index
    memref.store %879, %16[%880] : memref<?xf32>
    %881 = vector.extract %518#2[3] : f32 from vector<8xf32>
    %882 = arith.addi %874, %c26 : index
    memref.store %881, %16[%882] : memref<?xf32>
    %883 = vector.extract %518#2[4] : f32 from vector<8xf32>
    %884 = arith.addi %874, %c3 : index
    memref.store %883, %16[%884] : memref<?xf32>
    %885 = vector.extract %518#2[5] : f32 from vector<8xf32>
    %886 = arith.addi %874, %c27 : index
    memref.store %885, %16[%886] : memref<?xf32>
    %887 = vector.extract %518#2[6] : f32 from vector<8xf32>
    %888 = arith.addi %874, %c28 : index
    memref.store %887, %16[%888] : memref<?xf32>
    %889 = vector.extract %518#2[7] : f32 from vector<8xf32>
    %890 = arith.addi %874, %c29 : index
    memref.store %889, %16[%890] : memref<?xf32>
    %891 = arith.muli %870, %c4 : index
    %892 = arith.addi %891, %c6 : index
    %893 = arith.muli %892, %c24 : index
    %894 = arith.addi %893, %869 : index
    %895 = vector.extract %518#3[0] : f32 from vector<8xf32>
    %896 = arith.addi %894, %c5 : index
    memref.store %895, %16[%896] : memref<?xf32>
    %897 = vector.extract %518#3[1] : f32 from vector<8xf32>
    %898 = arith.addi %894, %c14 : index
    memref.store %897, %16[%898] : memref<?xf32>
    %899 = vector.extract %518#3[2] : f32 from vector<8xf32>
    %900 = arith.addi %894, %c8 : index
    memref.store %899, %16[%900] : memref<?xf32>
    %901 = vector.extract %518#3[3] : f32 from vector<8xf32>
    %902 = arith.addi %894, %c26 : index
    memref.store %901, %16[%902] : memref<?xf32>
    %903 = vector.extract %518#3[4] : f32 from vector<8xf32>
    %904 = arith.addi %894, %c3 : index
    memref.store %903, %16[%904] : memref<?xf32>
    %905 = vector.extract %518#3[5] : f32 from vector<8xf32>
    %906 = arith.addi %894, %c27 : index
    memref.store %905, %16[%906] : memref<?xf32>
    %907 = vector.extract %518#3[6] : f32 from vector<8xf32>
    %908 = arith.addi %894, %c28 : index
    memref.store %907, %16[%908] : memref<?xf32>
    %909 = vector.extract %518#3[7] : f32 from vector<8xf32>
    %910 = arith.addi %894, %c29 : index
    memref.store %909, %16[%910] : memref<?xf32>
    wave.barrier
    %911 = arith.muli %870, %c6 : index
    %912 = arith.addi %911, %c5 : index
    %913 = arith.muli %912, %c14 : index
    %914 = arith.addi %913, %869 : index
    %915 = arith.addi %914, %c5 : index
    %916 = memref.load %16[%915] : memref<?xf32>
    %917 = arith.addi %915, %c19 : index
    %918 = memref.load %16[%917] : memref<?xf32>
    %919 = arith.addf %916, %918 : f32
    %920 = arith.addi %915, %c30 : index
    %921 = memref.load %16[%920] : memref<?xf32>
    %922 = arith.addf %919, %921 : f32
    %923 = arith.addi %915, %c31 : index
    %924 = memref.load %16[%923] : memref<?xf32>
    %925 = arith.addf %922, %924 : f32
    %926 = arith.addi %915, %c32 : index
    %927 = memref.load %16[%926] : memref<?xf32>
    %928 = arith.addf %925, %927 : f32
    %929 = arith.addi %915, %c33 : index
    %930 = memref.load %16[%929] : memref<?xf32>
    %931 = arith.addf %928, %930 : f32
    %932 = arith.addi %915, %c34 : index
    %933 = memref.load %16[%932] : memref<?xf32>
    %934 = arith.addf %931, %933 : f32
    %935 = arith.addi %915, %c35 : index
    %936 = memref.load %16[%935] : memref<?xf32>
    %937 = arith.addf %934, %936 : f32
    %938 = arith.muli %912, %c14 : index
    %939 = arith.addi %938, %869 : index
    %940 = arith.addi %939, %c24 : index
    %941 = memref.load %16[%940] : memref<?xf32>
    %942 = arith.addi %940, %c19 : index
    %943 = memref.load %16[%942] : memref<?xf32>
    %944 = arith.addf %941, %943 : f32
    %945 = arith.addi %940, %c30 : index
    %946 = memref.load %16[%945] : memref<?xf32>
    %947 = arith.addf %944, %946 : f32
    %948 = arith.addi %940, %c31 : index
    %949 = memref.load %16[%948] : memref<?xf32>
    %950 = arith.addf %947, %949 : f32
    %951 = arith.addi %940, %c32 : index
    %952 = memref.load %16[%951] : memref<?xf32>
    %953 = arith.addf %950, %952 : f32
    %954 = arith.addi %940, %c33 : index
    %955 = memref.load %16[%954] : memref<?xf32>
    %956 = arith.addf %953, %955 : f32
    %957 = arith.addi %940, %c34 : index
    %958 = memref.load %16[%957] : memref<?xf32>
    %959 = arith.addf %956, %958 : f32
    %960 = arith.addi %940, %c35 : index
    %961 = memref.load %16[%960] : memref<?xf32>
    %962 = arith.addf %959, %961 : f32
    %963 = wave.lane
    %964 = arith.addi %15, %c1 : index
    %965 = arith.muli %912, %c4 : index
    %966 = arith.addi %964, %965 : index
    %967 = arith.divui %963, %c1 : index
    %968 = arith.addi %966, %967 : index
    %969 = arith.cmpi slt, %968, %14 : index
    scf.if %969 {
      %970 = arith.cmpi eq, %hasFactors, %c6 : index
      %971 = memref.load %factors[%968] : memref<?xf32>
      %972 = arith.select %970, %971, %c37 : f32
      %973 = arith.remui %963, %c1 : index
      %974 = arith.muli %973, %c38 : index
      %975 = arith.addi %10, %974 : index
      %976 = vector.load %w[%975] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %977 = vector.bitcast %976 : vector<4xi8> to vector<1xf32>
      %978 = vector.extract %977[0] : f32 from vector<1xf32>
      %979 = arith.mulf %978, %972 : f32
      %980 = arith.mulf %937, %979 : f32
      %981 = arith.remui %963, %c1 : index
      %982 = arith.muli %981, %c38 : index
      %983 = arith.addi %12, %982 : index
      %984 = vector.load %w[%983] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %985 = vector.bitcast %984 : vector<4xi8> to vector<1xf32>
      %986 = vector.extract %985[0] : f32 from vector<1xf32>
      %987 = arith.mulf %986, %972 : f32
      %988 = arith.mulf %962, %987 : f32
      %989 = arith.addi %10, %c8 : index
      %990 = vector.load %w[%989] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %991 = vector.bitcast %990 : vector<4xi8> to vector<1xf32>
      %992 = vector.extract %991[0] : f32 from vector<1xf32>
      %993 = arith.mulf %980, %c39 : f32
      %994 = wave.exp2 %993 : f32
      %995 = arith.addf %c37, %994 : f32
      %996 = arith.divf %980, %995 : f32
      %997 = arith.mulf %996, %988 : f32
      %998 = arith.mulf %997, %992 : f32
      %999 = arith.minimumf %998, %c40 : f32
      %1000 = arith.maximumf %999, %c41 : f32
      %1001 = arith.truncf %1000 : f32 to f16
      %1002 = arith.muli %0, %c1 : index
      %1003 = wave.lane
      %1004 = arith.remui %1003, %c1 : index
      %1005 = arith.addi %1002, %1004 : index
      %1006 = arith.divui %968, %outTileRows : index
      %1007 = arith.divui %outputFeatures, %c1 : index
      %1008 = arith.muli %1006, %1007 : index
      %1009 = arith.divui %1005, %c1 : index
      %1010 = arith.addi %1008, %1009 : index
      %1011 = arith.muli %1010, %c4 : index
      %1012 = arith.remui %1005, %c1 : index
      %1013 = arith.divui %1012, %c13 : index
      %1014 = arith.addi %1011, %1013 : index
      %1015 = arith.muli %outTileRows, %c13 : index
      %1016 = arith.muli %1014, %1015 : index
      %1017 = arith.remui %968, %outTileRows : index
      %1018 = arith.muli %1017, %c13 : index
      %1019 = arith.addi %1016, %1018 : index
      %1020 = arith.remui %1005, %c13 : index
      %1021 = arith.addi %1019, %1020 : index
      memref.store %1001, %out[%1021] : memref<?xf16>
    }
    %1022 = wave.lane
    wave.barrier
    %1023 = wave.wave
    %1024 = arith.muli %1023, %c4 : index
    %1025 = arith.addi %1024, %c5 : index
    %1026 = arith.muli %1025, %c24 : index
    %1027 = arith.addi %1026, %1022 : index
    %1028 = vector.extract %518#4[0] : f32 from vector<8xf32>
    %1029 = arith.addi %1027, %c5 : index
    memref.store %1028, %16[%1029] : memref<?xf32>
    %1030 = vector.extract %518#4[1] : f32 from vector<8xf32>
    %1031 = arith.addi %1027, %c14 : index
    memref.store %1030, %16[%1031] : memref<?xf32>
    %1032 = vector.extract %518#4[2] : f32 from vector<8xf32>
    %1033 = arith.addi %1027, %c8 : index
    memref.store %1032, %16[%1033] : memref<?xf32>
    %1034 = vector.extract %518#4[3] : f32 from vector<8xf32>
    %1035 = arith.addi %1027, %c26 : index
    memref.store %1034, %16[%1035] : memref<?xf32>
    %1036 = vector.extract %518#4[4] : f32 from vector<8xf32>
    %1037 = arith.addi %1027, %c3 : index
    memref.store %1036, %16[%1037] : memref<?xf32>
    %1038 = vector.extract %518#4[5] : f32 from vector<8xf32>
    %1039 = arith.addi %1027, %c27 : index
    memref.store %1038, %16[%1039] : memref<?xf32>
    %1040 = vector.extract %518#4[6] : f32 from vector<8xf32>
    %1041 = arith.addi %1027, %c28 : index
    memref.store %1040, %16[%1041] : memref<?xf32>
    %1042 = vector.extract %518#4[7] : f32 from vector<8xf32>
    %1043 = arith.addi %1027, %c29 : index
    memref.store %1042, %16[%1043] : memref<?xf32>
    %1044 = arith.muli %1023, %c4 : index
    %1045 = arith.addi %1044, %c6 : index
    %1046 = arith.muli %1045, %c24 : index
    %1047 = arith.addi %1046, %1022 : index
    %1048 = vector.extract %518#5[0] : f32 from vector<8xf32>
    %1049 = arith.addi %1047, %c5 : index
    memref.store %1048, %16[%1049] : memref<?xf32>
    %1050 = vector.extract %518#5[1] : f32 from vector<8xf32>
    %1051 = arith.addi %1047, %c14 : index
    memref.store %1050, %16[%1051] : memref<?xf32>
    %1052 = vector.extract %518#5[2] : f32 from vector<8xf32>
    %1053 = arith.addi %1047, %c8 : index
    memref.store %1052, %16[%1053] : memref<?xf32>
    %1054 = vector.extract %518#5[3] : f32 from vector<8xf32>
    %1055 = arith.addi %1047, %c26 : index
    memref.store %1054, %16[%1055] : memref<?xf32>
    %1056 = vector.extract %518#5[4] : f32 from vector<8xf32>
    %1057 = arith.addi %1047, %c3 : index
    memref.store %1056, %16[%1057] : memref<?xf32>
    %1058 = vector.extract %518#5[5] : f32 from vector<8xf32>
    %1059 = arith.addi %1047, %c27 : index
    memref.store %1058, %16[%1059] : memref<?xf32>
    %1060 = vector.extract %518#5[6] : f32 from vector<8xf32>
    %1061 = arith.addi %1047, %c28 : index
    memref.store %1060, %16[%1061] : memref<?xf32>
    %1062 = vector.extract %518#5[7] : f32 from vector<8xf32>
    %1063 = arith.addi %1047, %c29 : index
    memref.store %1062, %16[%1063] : memref<?xf32>
    wave.barrier
    %1064 = arith.muli %1023, %c6 : index
    %1065 = arith.addi %1064, %c5 : index
    %1066 = arith.muli %1065, %c14 : index
    %1067 = arith.addi %1066, %1022 : index
    %1068 = arith.addi %1067, %c5 : index
    %1069 = memref.load %16[%1068] : memref<?xf32>
    %1070 = arith.addi %1068, %c19 : index
    %1071 = memref.load %16[%1070] : memref<?xf32>
    %1072 = arith.addf %1069, %1071 : f32
    %1073 = arith.addi %1068, %c30 : index
    %1074 = memref.load %16[%1073] : memref<?xf32>
    %1075 = arith.addf %1072, %1074 : f32
    %1076 = arith.addi %1068, %c31 : index
    %1077 = memref.load %16[%1076] : memref<?xf32>
    %1078 = arith.addf %1075, %1077 : f32
    %1079 = arith.addi %1068, %c32 : index
    %1080 = memref.load %16[%1079] : memref<?xf32>
    %1081 = arith.addf %1078, %1080 : f32
    %1082 = arith.addi %1068, %c33 : index
    %1083 = memref.load %16[%1082] : memref<?xf32>
    %1084 = arith.addf %1081, %1083 : f32
    %1085 = arith.addi %1068, %c34 : index
    %1086 = memref.load %16[%1085] : memref<?xf32>
    %1087 = arith.addf %1084, %1086 : f32
    %1088 = arith.addi %1068, %c35 : index
    %1089 = memref.load %16[%1088] : memref<?xf32>
    %1090 = arith.addf %1087, %1089 : f32
    %1091 = arith.muli %1065, %c14 : index
    %1092 = arith.addi %1091, %1022 : index
    %1093 = arith.addi %1092, %c24 : index
    %1094 = memref.load %16[%1093] : memref<?xf32>
    %1095 = arith.addi %1093, %c19 : index
    %1096 = memref.load %16[%1095] : memref<?xf32>
    %1097 = arith.addf %1094, %1096 : f32
    %1098 = arith.addi %1093, %c30 : index
    %1099 = memref.load %16[%1098] : memref<?xf32>
    %1100 = arith.addf %1097, %1099 : f32
    %1101 = arith.addi %1093, %c31 : index
    %1102 = memref.load %16[%1101] : memref<?xf32>
    %1103 = arith.addf %1100, %1102 : f32
    %1104 = arith.addi %1093, %c32 : index
    %1105 = memref.load %16[%1104] : memref<?xf32>
    %1106 = arith.addf %1103, %1105 : f32
    %1107 = arith.addi %1093, %c33 : index
    %1108 = memref.load %16[%1107] : memref<?xf32>
    %1109 = arith.addf %1106, %1108 : f32
    %1110 = arith.addi %1093, %c34 : index
    %1111 = memref.load %16[%1110] : memref<?xf32>
    %1112 = arith.addf %1109, %1111 : f32
    %1113 = arith.addi %1093, %c35 : index
    %1114 = memref.load %16[%1113] : memref<?xf32>
    %1115 = arith.addf %1112, %1114 : f32
    %1116 = wave.lane
    %1117 = arith.addi %15, %c14 : index
    %1118 = arith.muli %1065, %c4 : index
    %1119 = arith.addi %1117, %1118 : index
    %1120 = arith.divui %1116, %c1 : index
    %1121 = arith.addi %1119, %1120 : index
    %1122 = arith.cmpi slt, %1121, %14 : index
    scf.if %1122 {
      %1123 = arith.cmpi eq, %hasFactors, %c6 : index
      %1124 = memref.load %factors[%1121] : memref<?xf32>
      %1125 = arith.select %1123, %1124, %c37 : f32
      %1126 = arith.remui %1116, %c1 : index
      %1127 = arith.muli %1126, %c38 : index
      %1128 = arith.addi %10, %1127 : index
      %1129 = vector.load %w[%1128] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1130 = vector.bitcast %1129 : vector<4xi8> to vector<1xf32>
      %1131 = vector.extract %1130[0] : f32 from vector<1xf32>
      %1132 = arith.mulf %1131, %1125 : f32
      %1133 = arith.mulf %1090, %1132 : f32
      %1134 = arith.remui %1116, %c1 : index
      %1135 = arith.muli %1134, %c38 : index
      %1136 = arith.addi %12, %1135 : index
      %1137 = vector.load %w[%1136] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1138 = vector.bitcast %1137 : vector<4xi8> to vector<1xf32>
      %1139 = vector.extract %1138[0] : f32 from vector<1xf32>
      %1140 = arith.mulf %1139, %1125 : f32
      %1141 = arith.mulf %1115, %1140 : f32
      %1142 = arith.addi %10, %c8 : index
      %1143 = vector.load %w[%1142] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1144 = vector.bitcast %1143 : vector<4xi8> to vector<1xf32>
      %1145 = vector.extract %1144[0] : f32 from vector<1xf32>
      %1146 = arith.mulf %1133, %c39 : f32
      %1147 = wave.exp2 %1146 : f32
      %1148 = arith.addf %c37, %1147 : f32
      %1149 = arith.divf %1133, %1148 : f32
      %1150 = arith.mulf %1149, %1141 : f32
      %1151 = arith.mulf %1150, %1145 : f32
      %1152 = arith.minimumf %1151, %c40 : f32
      %1153 = arith.maximumf %1152, %c41 : f32
      %1154 = arith.truncf %1153 : f32 to f16
      %1155 = arith.muli %0, %c1 : index
      %1156 = wave.lane
      %1157 = arith.remui %1156, %c1 : index
      %1158 = arith.addi %1155, %1157 : index
      %1159 = arith.divui %1121, %outTileRows : index
      %1160 = arith.divui %outputFeatures, %c1 : index
      %1161 = arith.muli %1159, %1160 : index
      %1162 = arith.divui %1158, %c1 : index
      %1163 = arith.addi %1161, %1162 : index
      %1164 = arith.muli %1163, %c4 : index
      %1165 = arith.remui %1158, %c1 : index
      %1166 = arith.divui %1165, %c13 : index
      %1167 = arith.addi %1164, %1166 : index
      %1168 = arith.muli %outTileRows, %c13 : index
      %1169 = arith.muli %1167, %1168 : index
      %1170 = arith.remui %1121, %outTileRows : index
      %1171 = arith.muli %1170, %c13 : index
      %1172 = arith.addi %1169, %1171 : index
      %1173 = arith.remui %1158, %c13 : index
      %1174 = arith.addi %1172, %1173 : index
      memref.store %1154, %out[%1174] : memref<?xf16>
    }
    %1175 = wave.lane
    wave.barrier
    %1176 = wave.wave
    %1177 = arith.muli %1176, %c4 : index
    %1178 = arith.addi %1177, %c5 : index
    %1179 = arith.muli %1178, %c24 : index
    %1180 = arith.addi %1179, %1175 : index
    %1181 = vector.extract %518#6[0] : f32 from vector<8xf32>
    %1182 = arith.addi %1180, %c5 : index
    memref.store %1181, %16[%1182] : memref<?xf32>
    %1183 = vector.extract %518#6[1] : f32 from vector<8xf32>
    %1184 = arith.addi %1180, %c14 : index
    memref.store %1183, %16[%1184] : memref<?xf32>
    %1185 = vector.extract %518#6[2] : f32 from vector<8xf32>
    %1186 = arith.addi %1180, %c8 : index
    memref.store %1185, %16[%1186] : memref<?xf32>
    %1187 = vector.extract %518#6[3] : f32 from vector<8xf32>
    %1188 = arith.addi %1180, %c26 : index
    memref.store %1187, %16[%1188] : memref<?xf32>
    %1189 = vector.extract %518#6[4] : f32 from vector<8xf32>
    %1190 = arith.addi %1180, %c3 : index
    memref.store %1189, %16[%1190] : memref<?xf32>
    %1191 = vector.extract %518#6[5] : f32 from vector<8xf32>
    %1192 = arith.addi %1180, %c27 : index
    memref.store %1191, %16[%1192] : memref<?xf32>
    %1193 = vector.extract %518#6[6] : f32 from vector<8xf32>
    %1194 = arith.addi %1180, %c28 : index
    memref.store %1193, %16[%1194] : memref<?xf32>
    %1195 = vector.extract %518#6[7] : f32 from vector<8xf32>
    %1196 = arith.addi %1180, %c29 : index
    memref.store %1195, %16[%1196] : memref<?xf32>
    %1197 = arith.muli %1176, %c4 : index
    %1198 = arith.addi %1197, %c6 : index
    %1199 = arith.muli %1198, %c24 : index
    %1200 = arith.addi %1199, %1175 : index
    %1201 = vector.extract %518#7[0] : f32 from vector<8xf32>
    %1202 = arith.addi %1200, %c5 : index
    memref.store %1201, %16[%1202] : memref<?xf32>
    %1203 = vector.extract %518#7[1] : f32 from vector<8xf32>
    %1204 = arith.addi %1200, %c14 : index
    memref.store %1203, %16[%1204] : memref<?xf32>
    %1205 = vector.extract %518#7[2] : f32 from vector<8xf32>
    %1206 = arith.addi %1200, %c8 : index
    memref.store %1205, %16[%1206] : memref<?xf32>
    %1207 = vector.extract %518#7[3] : f32 from vector<8xf32>
    %1208 = arith.addi %1200, %c26 : index
    memref.store %1207, %16[%1208] : memref<?xf32>
    %1209 = vector.extract %518#7[4] : f32 from vector<8xf32>
    %1210 = arith.addi %1200, %c3 : index
    memref.store %1209, %16[%1210] : memref<?xf32>
    %1211 = vector.extract %518#7[5] : f32 from vector<8xf32>
    %1212 = arith.addi %1200, %c27 : index
    memref.store %1211, %16[%1212] : memref<?xf32>
    %1213 = vector.extract %518#7[6] : f32 from vector<8xf32>
    %1214 = arith.addi %1200, %c28 : index
    memref.store %1213, %16[%1214] : memref<?xf32>
    %1215 = vector.extract %518#7[7] : f32 from vector<8xf32>
    %1216 = arith.addi %1200, %c29 : index
    memref.store %1215, %16[%1216] : memref<?xf32>
    wave.barrier
    %1217 = arith.muli %1176, %c6 : index
    %1218 = arith.addi %1217, %c5 : index
    %1219 = arith.muli %1218, %c14 : index
    %1220 = arith.addi %1219, %1175 : index
    %1221 = arith.addi %1220, %c5 : index
    %1222 = memref.load %16[%1221] : memref<?xf32>
    %1223 = arith.addi %1221, %c19 : index
    %1224 = memref.load %16[%1223] : memref<?xf32>
    %1225 = arith.addf %1222, %1224 : f32
    %1226 = arith.addi %1221, %c30 : index
    %1227 = memref.load %16[%1226] : memref<?xf32>
    %1228 = arith.addf %1225, %1227 : f32
    %1229 = arith.addi %1221, %c31 : index
    %1230 = memref.load %16[%1229] : memref<?xf32>
    %1231 = arith.addf %1228, %1230 : f32
    %1232 = arith.addi %1221, %c32 : index
    %1233 = memref.load %16[%1232] : memref<?xf32>
    %1234 = arith.addf %1231, %1233 : f32
    %1235 = arith.addi %1221, %c33 : index
    %1236 = memref.load %16[%1235] : memref<?xf32>
    %1237 = arith.addf %1234, %1236 : f32
    %1238 = arith.addi %1221, %c34 : index
    %1239 = memref.load %16[%1238] : memref<?xf32>
    %1240 = arith.addf %1237, %1239 : f32
    %1241 = arith.addi %1221, %c35 : index
    %1242 = memref.load %16[%1241] : memref<?xf32>
    %1243 = arith.addf %1240, %1242 : f32
    %1244 = arith.muli %1218, %c14 : index
    %1245 = arith.addi %1244, %1175 : index
    %1246 = arith.addi %1245, %c24 : index
    %1247 = memref.load %16[%1246] : memref<?xf32>
    %1248 = arith.addi %1246, %c19 : index
    %1249 = memref.load %16[%1248] : memref<?xf32>
    %1250 = arith.addf %1247, %1249 : f32
    %1251 = arith.addi %1246, %c30 : index
    %1252 = memref.load %16[%1251] : memref<?xf32>
    %1253 = arith.addf %1250, %1252 : f32
    %1254 = arith.addi %1246, %c31 : index
    %1255 = memref.load %16[%1254] : memref<?xf32>
    %1256 = arith.addf %1253, %1255 : f32
    %1257 = arith.addi %1246, %c32 : index
    %1258 = memref.load %16[%1257] : memref<?xf32>
    %1259 = arith.addf %1256, %1258 : f32
    %1260 = arith.addi %1246, %c33 : index
    %1261 = memref.load %16[%1260] : memref<?xf32>
    %1262 = arith.addf %1259, %1261 : f32
    %1263 = arith.addi %1246, %c34 : index
    %1264 = memref.load %16[%1263] : memref<?xf32>
    %1265 = arith.addf %1262, %1264 : f32
    %1266 = arith.addi %1246, %c35 : index
    %1267 = memref.load %16[%1266] : memref<?xf32>
    %1268 = arith.addf %1265, %1267 : f32
    %1269 = wave.lane
    %1270 = arith.addi %15, %c15 : index
    %1271 = arith.muli %1218, %c4 : index
    %1272 = arith.addi %1270, %1271 : index
    %1273 = arith.divui %1269, %c1 : index
    %1274 = arith.addi %1272, %1273 : index
    %1275 = arith.cmpi slt, %1274, %14 : index
    scf.if %1275 {
      %1276 = arith.cmpi eq, %hasFactors, %c6 : index
      %1277 = memref.load %factors[%1274] : memref<?xf32>
      %1278 = arith.select %1276, %1277, %c37 : f32
      %1279 = arith.remui %1269, %c1 : index
      %1280 = arith.muli %1279, %c38 : index
      %1281 = arith.addi %10, %1280 : index
      %1282 = vector.load %w[%1281] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1283 = vector.bitcast %1282 : vector<4xi8> to vector<1xf32>
      %1284 = vector.extract %1283[0] : f32 from vector<1xf32>
      %1285 = arith.mulf %1284, %1278 : f32
      %1286 = arith.mulf %1243, %1285 : f32
      %1287 = arith.remui %1269, %c1 : index
      %1288 = arith.muli %1287, %c38 : index
      %1289 = arith.addi %12, %1288 : index
      %1290 = vector.load %w[%1289] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1291 = vector.bitcast %1290 : vector<4xi8> to vector<1xf32>
      %1292 = vector.extract %1291[0] : f32 from vector<1xf32>
      %1293 = arith.mulf %1292, %1278 : f32
      %1294 = arith.mulf %1268, %1293 : f32
      %1295 = arith.addi %10, %c8 : index
      %1296 = vector.load %w[%1295] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1297 = vector.bitcast %1296 : vector<4xi8> to vector<1xf32>
      %1298 = vector.extract %1297[0] : f32 from vector<1xf32>
      %1299 = arith.mulf %1286, %c39 : f32
      %1300 = wave.exp2 %1299 : f32
      %1301 = arith.addf %c37, %1300 : f32
      %1302 = arith.divf %1286, %1301 : f32
      %1303 = arith.mulf %1302, %1294 : f32
      %1304 = arith.mulf %1303, %1298 : f32
      %1305 = arith.minimumf %1304, %c40 : f32
      %1306 = arith.maximumf %1305, %c41 : f32
      %1307 = arith.truncf %1306 : f32 to f16
      %1308 = arith.muli %0, %c1 : index
      %1309 = wave.lane
      %1310 = arith.remui %1309, %c1 : index
      %1311 = arith.addi %1308, %1310 : index
      %1312 = arith.divui %1274, %outTileRows : index
      %1313 = arith.divui %outputFeatures, %c1 : index
      %1314 = arith.muli %1312, %1313 : index
      %1315 = arith.divui %1311, %c1 : index
      %1316 = arith.addi %1314, %1315 : index
      %1317 = arith.muli %1316, %c4 : index
      %1318 = arith.remui %1311, %c1 : index
      %1319 = arith.divui %1318, %c13 : index
      %1320 = arith.addi %1317, %1319 : index
      %1321 = arith.muli %outTileRows, %c13 : index
      %1322 = arith.muli %1320, %1321 : index
      %1323 = arith.remui %1274, %outTileRows : index
      %1324 = arith.muli %1323, %c13 : index
      %1325 = arith.addi %1322, %1324 : index
      %1326 = arith.remui %1311, %c13 : index
      %1327 = arith.addi %1325, %1326 : index
      memref.store %1307, %out[%1327] : memref<?xf16>
    }
  }
  wave.return
}
