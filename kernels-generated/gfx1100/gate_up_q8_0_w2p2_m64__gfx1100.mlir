// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q8_0', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q8_0_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 2 : i64} {
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
  %c32 = arith.constant 0x3F800000 : f32
  %c33 = arith.constant 0xBFB8AA3B : f32
  %c34 = arith.constant 0x477FE000 : f32
  %c35 = arith.constant 0xC77FE000 : f32
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
      %782 = memref.load %factors[%779] : memref<?xf32>
      %783 = arith.select %781, %782, %c32 : f32
      %784 = arith.remui %774, %c1 : index
      %785 = arith.muli %784, %c30 : index
      %786 = arith.addi %10, %785 : index
      %787 = vector.load %w[%786] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %788 = vector.bitcast %787 : vector<4xi8> to vector<1xf32>
      %789 = vector.extract %788[0] : f32 from vector<1xf32>
      %790 = arith.mulf %789, %783 : f32
      %791 = arith.mulf %766, %790 : f32
      %792 = arith.remui %774, %c1 : index
      %793 = arith.muli %792, %c30 : index
      %794 = arith.addi %12, %793 : index
      %795 = vector.load %w[%794] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %796 = vector.bitcast %795 : vector<4xi8> to vector<1xf32>
      %797 = vector.extract %796[0] : f32 from vector<1xf32>
      %798 = arith.mulf %797, %783 : f32
      %799 = arith.mulf %773, %798 : f32
      %800 = arith.addi %10, %c8 : index
      %801 = vector.load %w[%800] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %802 = vector.bitcast %801 : vector<4xi8> to vector<1xf32>
      %803 = vector.extract %802[0] : f32 from vector<1xf32>
      %804 = arith.mulf %791, %c33 : f32
      %805 = wave.exp2 %804 : f32
      %806 = arith.addf %c32, %805 : f32
      %807 = arith.divf %791, %806 : f32
      %808 = arith.mulf %807, %799 : f32
      %809 = arith.mulf %808, %803 : f32
      %810 = arith.minimumf %809, %c34 : f32
      %811 = arith.maximumf %810, %c35 : f32
      %812 = arith.truncf %811 : f32 to f16
      %813 = arith.muli %0, %c1 : index
      %814 = wave.lane
      %815 = arith.remui %814, %c1 : index
      %816 = arith.addi %813, %815 : index
      %817 = arith.divui %779, %outTileRows : index
      %818 = arith.divui %outputFeatures, %c1 : index
      %819 = arith.muli %817, %818 : index
      %820 = arith.divui %816, %c1 : index
      %821 = arith.addi %819, %820 : index
      %822 = arith.muli %821, %c4 : index
      %823 = arith.remui %816, %c1 : index
      %824 = arith.divui %823, %c13 : index
      %825 = arith.addi %822, %824 : index
      %826 = arith.muli %outTileRows, %c13 : index
      %827 = arith.muli %825, %826 : index
      %828 = arith.remui %779, %outTileRows : index
      %829 = arith.muli %828, %c13 : index
      %830 = arith.addi %827, %829 : index
      %831 = arith.remui %816, %c13 : index
      %832 = arith.addi %830, %831 : index
      memref.store %812, %out[%832] : memref<?xf16>
    }
    %833 = arith.muli %717, %c30 : index
    %834 = arith.addi %833, %c6 : index
    %835 = arith.muli %834, %c14 : index
    %836 = arith.addi %835, %716 : index
    %837 = arith.addi %836, %c5 : index
    %838 = memref.load %16[%837] : memref<?xf32>
    %839 = arith.addi %837, %c19 : index
    %840 = memref.load %16[%839] : memref<?xf32>
    %841 = arith.addf %838, %840 : f32
    %842 = arith.muli %834, %c14 : index
    %843 = arith.addi %842, %716 : index
    %844 = arith.addi %843, %c24 : index
    %845 = memref.load %16[%844] : memref<?xf32>
    %846 = arith.addi %844, %c19 : index
    %847 = memref.load %16[%846] : memref<?xf32>
    %848 = arith.addf %845, %847 : f32
    %849 = wave.lane
    %850 = arith.addi %15, %c5 : index
    %851 = arith.muli %834, %c4 : index
    %852 = arith.addi %850, %851 : index
    %853 = arith.divui %849, %c1 : index
    %854 = arith.addi %852, %853 : index
    %855 = arith.cmpi slt, %854, %14 : index
    scf.if %855 {
      %856 = arith.cmpi eq, %hasFactors, %c6 : index
      %857 = memref.load %factors[%854] : memref<?xf32>
      %858 = arith.select %856, %857, %c32 : f32
      %859 = arith.remui %849, %c1 : index
      %860 = arith.muli %859, %c30 : index
      %861 = arith.addi %10, %860 : index
      %862 = vector.load %w[%861] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %863 = vector.bitcast %862 : vector<4xi8> to vector<1xf32>
      %864 = vector.extract %863[0] : f32 from vector<1xf32>
      %865 = arith.mulf %864, %858 : f32
      %866 = arith.mulf %841, %865 : f32
      %867 = arith.remui %849, %c1 : index
      %868 = arith.muli %867, %c30 : index
      %869 = arith.addi %12, %868 : index
      %870 = vector.load %w[%869] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %871 = vector.bitcast %870 : vector<4xi8> to vector<1xf32>
      %872 = vector.extract %871[0] : f32 from vector<1xf32>
      %873 = arith.mulf %872, %858 : f32
      %874 = arith.mulf %848, %873 : f32
      %875 = arith.addi %10, %c8 : index
      %876 = vector.load %w[%875] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %877 = vector.bitcast %876 : vector<4xi8> to vector<1xf32>
      %878 = vector.extract %877[0] : f32 from vector<1xf32>
      %879 = arith.mulf %866, %c33 : f32
      %880 = wave.exp2 %879 : f32
      %881 = arith.addf %c32, %880 : f32
      %882 = arith.divf %866, %881 : f32
      %883 = arith.mulf %882, %874 : f32
      %884 = arith.mulf %883, %878 : f32
      %885 = arith.minimumf %884, %c34 : f32
      %886 = arith.maximumf %885, %c35 : f32
      %887 = arith.truncf %886 : f32 to f16
      %888 = arith.muli %0, %c1 : index
      %889 = wave.lane
      %890 = arith.remui %889, %c1 : index
      %891 = arith.addi %888, %890 : index
      %892 = arith.divui %854, %outTileRows : index
      %893 = arith.divui %outputFeatures, %c1 : index
      %894 = arith.muli %892, %893 : index
      %895 = arith.divui %891, %c1 : index
      %896 = arith.addi %894, %895 : index
      %897 = arith.muli %896, %c4 : index
      %898 = arith.remui %891, %c1 : index
      %899 = arith.divui %898, %c13 : index
      %900 = arith.addi %897, %899 : index
      %901 = arith.muli %outTileRows, %c13 : index
      %902 = arith.muli %900, %901 : index
      %903 = arith.remui %854, %outTileRows : index
      %904 = arith.muli %903, %c13 : index
      %905 = arith.addi %902, %904 : index
      %906 = arith.remui %891, %c13 : index
      %907 = arith.addi %905, %906 : index
      memref.store %887, %out[%907] : memref<?xf16>
    }
    %908 = arith.muli %717, %c30 : index
    %909 = arith.addi %908, %c4 : index
    %910 = arith.muli %909, %c14 : index
    %911 = arith.addi %910, %716 : index
    %912 = arith.addi %911, %c5 : index
    %913 = memref.load %16[%912] : memref<?xf32>
    %914 = arith.addi %912, %c19 : index
    %915 = memref.load %16[%914] : memref<?xf32>
    %916 = arith.addf %913, %915 : f32
    %917 = arith.muli %909, %c14 : index
    %918 = arith.addi %917, %716 : index
    %919 = arith.addi %918, %c24 : index
    %920 = memref.load %16[%919] : memref<?xf32>
    %921 = arith.addi %919, %c19 : index
    %922 = memref.load %16[%921] : memref<?xf32>
    %923 = arith.addf %920, %922 : f32
    %924 = wave.lane
    %925 = arith.addi %15, %c5 : index
    %926 = arith.muli %909, %c4 : index
    %927 = arith.addi %925, %926 : index
    %928 = arith.divui %924, %c1 : index
    %929 = arith.addi %927, %928 : index
    %930 = arith.cmpi slt, %929, %14 : index
    scf.if %930 {
      %931 = arith.cmpi eq, %hasFactors, %c6 : index
      %932 = memref.load %factors[%929] : memref<?xf32>
      %933 = arith.select %931, %932, %c32 : f32
      %934 = arith.remui %924, %c1 : index
      %935 = arith.muli %934, %c30 : index
      %936 = arith.addi %10, %935 : index
      %937 = vector.load %w[%936] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %938 = vector.bitcast %937 : vector<4xi8> to vector<1xf32>
      %939 = vector.extract %938[0] : f32 from vector<1xf32>
      %940 = arith.mulf %939, %933 : f32
      %941 = arith.mulf %916, %940 : f32
      %942 = arith.remui %924, %c1 : index
      %943 = arith.muli %942, %c30 : index
      %944 = arith.addi %12, %943 : index
      %945 = vector.load %w[%944] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %946 = vector.bitcast %945 : vector<4xi8> to vector<1xf32>
      %947 = vector.extract %946[0] : f32 from vector<1xf32>
      %948 = arith.mulf %947, %933 : f32
      %949 = arith.mulf %923, %948 : f32
      %950 = arith.addi %10, %c8 : index
      %951 = vector.load %w[%950] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %952 = vector.bitcast %951 : vector<4xi8> to vector<1xf32>
      %953 = vector.extract %952[0] : f32 from vector<1xf32>
      %954 = arith.mulf %941, %c33 : f32
      %955 = wave.exp2 %954 : f32
      %956 = arith.addf %c32, %955 : f32
      %957 = arith.divf %941, %956 : f32
      %958 = arith.mulf %957, %949 : f32
      %959 = arith.mulf %958, %953 : f32
      %960 = arith.minimumf %959, %c34 : f32
      %961 = arith.maximumf %960, %c35 : f32
      %962 = arith.truncf %961 : f32 to f16
      %963 = arith.muli %0, %c1 : index
      %964 = wave.lane
      %965 = arith.remui %964, %c1 : index
      %966 = arith.addi %963, %965 : index
      %967 = arith.divui %929, %outTileRows : index
      %968 = arith.divui %outputFeatures, %c1 : index
      %969 = arith.muli %967, %968 : index
      %970 = arith.divui %966, %c1 : index
      %971 = arith.addi %969, %970 : index
      %972 = arith.muli %971, %c4 : index
      %973 = arith.remui %966, %c1 : index
      %974 = arith.divui %973, %c13 : index
      %975 = arith.addi %972, %974 : index
      %976 = arith.muli %outTileRows, %c13 : index
      %977 = arith.muli %975, %976 : index
      %978 = arith.remui %929, %outTileRows : index
      %979 = arith.muli %978, %c13 : index
      %980 = arith.addi %977, %979 : index
      %981 = arith.remui %966, %c13 : index
      %982 = arith.addi %980, %981 : index
      memref.store %962, %out[%982] : memref<?xf16>
    }
    %983 = arith.muli %717, %c30 : index
    %984 = arith.addi %983, %c25 : index
    %985 = arith.muli %984, %c14 : index
    %986 = arith.addi %985, %716 : index
    %987 = arith.addi %986, %c5 : index
    %988 = memref.load %16[%987] : memref<?xf32>
    %989 = arith.addi %987, %c19 : index
    %990 = memref.load %16[%989] : memref<?xf32>
    %991 = arith.addf %988, %990 : f32
    %992 = arith.muli %984, %c14 : index
    %993 = arith.addi %992, %716 : index
    %994 = arith.addi %993, %c24 : index
    %995 = memref.load %16[%994] : memref<?xf32>
    %996 = arith.addi %994, %c19 : index
    %997 = memref.load %16[%996] : memref<?xf32>
    %998 = arith.addf %995, %997 : f32
    %999 = wave.lane
    %1000 = arith.addi %15, %c5 : index
    %1001 = arith.muli %984, %c4 : index
    %1002 = arith.addi %1000, %1001 : index
    %1003 = arith.divui %999, %c1 : index
    %1004 = arith.addi %1002, %1003 : index
    %1005 = arith.cmpi slt, %1004, %14 : index
    scf.if %1005 {
      %1006 = arith.cmpi eq, %hasFactors, %c6 : index
      %1007 = memref.load %factors[%1004] : memref<?xf32>
      %1008 = arith.select %1006, %1007, %c32 : f32
      %1009 = arith.remui %999, %c1 : index
      %1010 = arith.muli %1009, %c30 : index
      %1011 = arith.addi %10, %1010 : index
      %1012 = vector.load %w[%1011] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1013 = vector.bitcast %1012 : vector<4xi8> to vector<1xf32>
      %1014 = vector.extract %1013[0] : f32 from vector<1xf32>
      %1015 = arith.mulf %1014, %1008 : f32
      %1016 = arith.mulf %991, %1015 : f32
      %1017 = arith.remui %999, %c1 : index
      %1018 = arith.muli %1017, %c30 : index
      %1019 = arith.addi %12, %1018 : index
      %1020 = vector.load %w[%1019] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1021 = vector.bitcast %1020 : vector<4xi8> to vector<1xf32>
      %1022 = vector.extract %1021[0] : f32 from vector<1xf32>
      %1023 = arith.mulf %1022, %1008 : f32
      %1024 = arith.mulf %998, %1023 : f32
      %1025 = arith.addi %10, %c8 : index
      %1026 = vector.load %w[%1025] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1027 = vector.bitcast %1026 : vector<4xi8> to vector<1xf32>
      %1028 = vector.extract %1027[0] : f32 from vector<1xf32>
      %1029 = arith.mulf %1016, %c33 : f32
      %1030 = wave.exp2 %1029 : f32
      %1031 = arith.addf %c32, %1030 : f32
      %1032 = arith.divf %1016, %1031 : f32
      %1033 = arith.mulf %1032, %1024 : f32
      %1034 = arith.mulf %1033, %1028 : f32
      %1035 = arith.minimumf %1034, %c34 : f32
      %1036 = arith.maximumf %1035, %c35 : f32
      %1037 = arith.truncf %1036 : f32 to f16
      %1038 = arith.muli %0, %c1 : index
      %1039 = wave.lane
      %1040 = arith.remui %1039, %c1 : index
      %1041 = arith.addi %1038, %1040 : index
      %1042 = arith.divui %1004, %outTileRows : index
      %1043 = arith.divui %outputFeatures, %c1 : index
      %1044 = arith.muli %1042, %1043 : index
      %1045 = arith.divui %1041, %c1 : index
      %1046 = arith.addi %1044, %1045 : index
      %1047 = arith.muli %1046, %c4 : index
      %1048 = arith.remui %1041, %c1 : index
      %1049 = arith.divui %1048, %c13 : index
      %1050 = arith.addi %1047, %1049 : index
      %1051 = arith.muli %outTileRows, %c13 : index
      %1052 = arith.muli %1050, %1051 : index
      %1053 = arith.remui %1004, %outTileRows : index
      %1054 = arith.muli %1053, %c13 : index
      %1055 = arith.addi %1052, %1054 : index
      %1056 = arith.remui %1041, %c13 : index
      %1057 = arith.addi %1055, %1056 : index
      memref.store %1037, %out[%1057] : memref<?xf16>
    }
    %1058 = wave.lane
    wave.barrier
    %1059 = wave.wave
    %1060 = arith.muli %1059, %c4 : index
    %1061 = arith.addi %1060, %c5 : index
    %1062 = arith.muli %1061, %c24 : index
    %1063 = arith.addi %1062, %1058 : index
    %1064 = vector.extract %518#2[0] : f32 from vector<8xf32>
    %1065 = arith.addi %1063, %c5 : index
    memref.store %1064, %16[%1065] : memref<?xf32>
    %1066 = vector.extract %518#2[1] : f32 from vector<8xf32>
    %1067 = arith.addi %1063, %c14 : index
    memref.store %1066, %16[%1067] : memref<?xf32>
    %1068 = vector.extract %518#2[2] : f32 from vector<8xf32>
    %1069 = arith.addi %1063, %c8 : index
    memref.store %1068, %16[%1069] : memref<?xf32>
    %1070 = vector.extract %518#2[3] : f32 from vector<8xf32>
    %1071 = arith.addi %1063, %c26 : index
    memref.store %1070, %16[%1071] : memref<?xf32>
    %1072 = vector.extract %518#2[4] : f32 from vector<8xf32>
    %1073 = arith.addi %1063, %c3 : index
    memref.store %1072, %16[%1073] : memref<?xf32>
    %1074 = vector.extract %518#2[5] : f32 from vector<8xf32>
    %1075 = arith.addi %1063, %c27 : index
    memref.store %1074, %16[%1075] : memref<?xf32>
    %1076 = vector.extract %518#2[6] : f32 from vector<8xf32>
    %1077 = arith.addi %1063, %c28 : index
    memref.store %1076, %16[%1077] : memref<?xf32>
    %1078 = vector.extract %518#2[7] : f32 from vector<8xf32>
    %1079 = arith.addi %1063, %c29 : index
    memref.store %1078, %16[%1079] : memref<?xf32>
    %1080 = arith.muli %1059, %c4 : index
    %1081 = arith.addi %1080, %c6 : index
    %1082 = arith.muli %1081, %c24 : index
    %1083 = arith.addi %1082, %1058 : index
    %1084 = vector.extract %518#3[0] : f32 from vector<8xf32>
    %1085 = arith.addi %1083, %c5 : index
    memref.store %1084, %16[%1085] : memref<?xf32>
    %1086 = vector.extract %518#3[1] : f32 from vector<8xf32>
    %1087 = arith.addi %1083, %c14 : index
    memref.store %1086, %16[%1087] : memref<?xf32>
    %1088 = vector.extract %518#3[2] : f32 from vector<8xf32>
    %1089 = arith.addi %1083, %c8 : index
    memref.store %1088, %16[%1089] : memref<?xf32>
    %1090 = vector.extract %518#3[3] : f32 from vector<8xf32>
    %1091 = arith.addi %1083, %c26 : index
    memref.store %1090, %16[%1091] : memref<?xf32>
    %1092 = vector.extract %518#3[4] : f32 from vector<8xf32>
    %1093 = arith.addi %1083, %c3 : index
    memref.store %1092, %16[%1093] : memref<?xf32>
    %1094 = vector.extract %518#3[5] : f32 from vector<8xf32>
    %1095 = arith.addi %1083, %c27 : index
    memref.store %1094, %16[%1095] : memref<?xf32>
    %1096 = vector.extract %518#3[6] : f32 from vector<8xf32>
    %1097 = arith.addi %1083, %c28 : index
    memref.store %1096, %16[%1097] : memref<?xf32>
    %1098 = vector.extract %518#3[7] : f32 from vector<8xf32>
    %1099 = arith.addi %1083, %c29 : index
    memref.store %1098, %16[%1099] : memref<?xf32>
    wave.barrier
    %1100 = arith.muli %1059, %c30 : index
    %1101 = arith.addi %1100, %c5 : index
    %1102 = arith.muli %1101, %c14 : index
    %1103 = arith.addi %1102, %1058 : index
    %1104 = arith.addi %1103, %c5 : index
    %1105 = memref.load %16[%1104] : memref<?xf32>
    %1106 = arith.addi %1104, %c19 : index
    %1107 = memref.load %16[%1106] : memref<?xf32>
    %1108 = arith.addf %1105, %1107 : f32
    %1109 = arith.muli %1101, %c14 : index
    %1110 = arith.addi %1109, %1058 : index
    %1111 = arith.addi %1110, %c24 : index
    %1112 = memref.load %16[%1111] : memref<?xf32>
    %1113 = arith.addi %1111, %c19 : index
    %1114 = memref.load %16[%1113] : memref<?xf32>
    %1115 = arith.addf %1112, %1114 : f32
    %1116 = wave.lane
    %1117 = arith.addi %15, %c1 : index
    %1118 = arith.muli %1101, %c4 : index
    %1119 = arith.addi %1117, %1118 : index
    %1120 = arith.divui %1116, %c1 : index
    %1121 = arith.addi %1119, %1120 : index
    %1122 = arith.cmpi slt, %1121, %14 : index
    scf.if %1122 {
      %1123 = arith.cmpi eq, %hasFactors, %c6 : index
      %1124 = memref.load %factors[%1121] : memref<?xf32>
      %1125 = arith.select %1123, %1124, %c32 : f32
      %1126 = arith.remui %1116, %c1 : index
      %1127 = arith.muli %1126, %c30 : index
      %1128 = arith.addi %10, %1127 : index
      %1129 = vector.load %w[%1128] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1130 = vector.bitcast %1129 : vector<4xi8> to vector<1xf32>
      %1131 = vector.extract %1130[0] : f32 from vector<1xf32>
      %1132 = arith.mulf %1131, %1125 : f32
      %1133 = arith.mulf %1108, %1132 : f32
      %1134 = arith.remui %1116, %c1 : index
      %1135 = arith.muli %1134, %c30 : index
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
      %1146 = arith.mulf %1133, %c33 : f32
      %1147 = wave.exp2 %1146 : f32
      %1148 = arith.addf %c32, %1147 : f32
      %1149 = arith.divf %1133, %1148 : f32
      %1150 = arith.mulf %1149, %1141 : f32
      %1151 = arith.mulf %1150, %1145 : f32
      %1152 = arith.minimumf %1151, %c34 : f32
      %1153 = arith.maximumf %1152, %c35 : f32
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
    %1175 = arith.muli %1059, %c30 : index
    %1176 = arith.addi %1175, %c6 : index
    %1177 = arith.muli %1176, %c14 : index
    %1178 = arith.addi %1177, %1058 : index
    %1179 = arith.addi %1178, %c5 : index
    %1180 = memref.load %16[%1179] : memref<?xf32>
    %1181 = arith.addi %1179, %c19 : index
    %1182 = memref.load %16[%1181] : memref<?xf32>
    %1183 = arith.addf %1180, %1182 : f32
    %1184 = arith.muli %1176, %c14 : index
    %1185 = arith.addi %1184, %1058 : index
    %1186 = arith.addi %1185, %c24 : index
    %1187 = memref.load %16[%1186] : memref<?xf32>
    %1188 = arith.addi %1186, %c19 : index
    %1189 = memref.load %16[%1188] : memref<?xf32>
    %1190 = arith.addf %1187, %1189 : f32
    %1191 = wave.lane
    %1192 = arith.addi %15, %c1 : index
    %1193 = arith.muli %1176, %c4 : index
    %1194 = arith.addi %1192, %1193 : index
    %1195 = arith.divui %1191, %c1 : index
    %1196 = arith.addi %1194, %1195 : index
    %1197 = arith.cmpi slt, %1196, %14 : index
    scf.if %1197 {
      %1198 = arith.cmpi eq, %hasFactors, %c6 : index
      %1199 = memref.load %factors[%1196] : memref<?xf32>
      %1200 = arith.select %1198, %1199, %c32 : f32
      %1201 = arith.remui %1191, %c1 : index
      %1202 = arith.muli %1201, %c30 : index
      %1203 = arith.addi %10, %1202 : index
      %1204 = vector.load %w[%1203] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1205 = vector.bitcast %1204 : vector<4xi8> to vector<1xf32>
      %1206 = vector.extract %1205[0] : f32 from vector<1xf32>
      %1207 = arith.mulf %1206, %1200 : f32
      %1208 = arith.mulf %1183, %1207 : f32
      %1209 = arith.remui %1191, %c1 : index
      %1210 = arith.muli %1209, %c30 : index
      %1211 = arith.addi %12, %1210 : index
      %1212 = vector.load %w[%1211] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1213 = vector.bitcast %1212 : vector<4xi8> to vector<1xf32>
      %1214 = vector.extract %1213[0] : f32 from vector<1xf32>
      %1215 = arith.mulf %1214, %1200 : f32
      %1216 = arith.mulf %1190, %1215 : f32
      %1217 = arith.addi %10, %c8 : index
      %1218 = vector.load %w[%1217] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1219 = vector.bitcast %1218 : vector<4xi8> to vector<1xf32>
      %1220 = vector.extract %1219[0] : f32 from vector<1xf32>
      %1221 = arith.mulf %1208, %c33 : f32
      %1222 = wave.exp2 %1221 : f32
      %1223 = arith.addf %c32, %1222 : f32
      %1224 = arith.divf %1208, %1223 : f32
      %1225 = arith.mulf %1224, %1216 : f32
      %1226 = arith.mulf %1225, %1220 : f32
      %1227 = arith.minimumf %1226, %c34 : f32
      %1228 = arith.maximumf %1227, %c35 : f32
      %1229 = arith.truncf %1228 : f32 to f16
      %1230 = arith.muli %0, %c1 : index
      %1231 = wave.lane
      %1232 = arith.remui %1231, %c1 : index
      %1233 = arith.addi %1230, %1232 : index
      %1234 = arith.divui %1196, %outTileRows : index
      %1235 = arith.divui %outputFeatures, %c1 : index
      %1236 = arith.muli %1234, %1235 : index
      %1237 = arith.divui %1233, %c1 : index
      %1238 = arith.addi %1236, %1237 : index
      %1239 = arith.muli %1238, %c4 : index
      %1240 = arith.remui %1233, %c1 : index
      %1241 = arith.divui %1240, %c13 : index
      %1242 = arith.addi %1239, %1241 : index
      %1243 = arith.muli %outTileRows, %c13 : index
      %1244 = arith.muli %1242, %1243 : index
      %1245 = arith.remui %1196, %outTileRows : index
      %1246 = arith.muli %1245, %c13 : index
      %1247 = arith.addi %1244, %1246 : index
      %1248 = arith.remui %1233, %c13 : index
      %1249 = arith.addi %1247, %1248 : index
      memref.store %1229, %out[%1249] : memref<?xf16>
    }
    %1250 = arith.muli %1059, %c30 : index
    %1251 = arith.addi %1250, %c4 : index
    %1252 = arith.muli %1251, %c14 : index
    %1253 = arith.addi %1252, %1058 : index
    %1254 = arith.addi %1253, %c5 : index
    %1255 = memref.load %16[%1254] : memref<?xf32>
    %1256 = arith.addi %1254, %c19 : index
    %1257 = memref.load %16[%1256] : memref<?xf32>
    %1258 = arith.addf %1255, %1257 : f32
    %1259 = arith.muli %1251, %c14 : index
    %1260 = arith.addi %1259, %1058 : index
    %1261 = arith.addi %1260, %c24 : index
    %1262 = memref.load %16[%1261] : memref<?xf32>
    %1263 = arith.addi %1261, %c19 : index
    %1264 = memref.load %16[%1263] : memref<?xf32>
    %1265 = arith.addf %1262, %1264 : f32
    %1266 = wave.lane
    %1267 = arith.addi %15, %c1 : index
    %1268 = arith.muli %1251, %c4 : index
    %1269 = arith.addi %1267, %1268 : index
    %1270 = arith.divui %1266, %c1 : index
    %1271 = arith.addi %1269, %1270 : index
    %1272 = arith.cmpi slt, %1271, %14 : index
    scf.if %1272 {
      %1273 = arith.cmpi eq, %hasFactors, %c6 : index
      %1274 = memref.load %factors[%1271] : memref<?xf32>
      %1275 = arith.select %1273, %1274, %c32 : f32
      %1276 = arith.remui %1266, %c1 : index
      %1277 = arith.muli %1276, %c30 : index
      %1278 = arith.addi %10, %1277 : index
      %1279 = vector.load %w[%1278] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1280 = vector.bitcast %1279 : vector<4xi8> to vector<1xf32>
      %1281 = vector.extract %1280[0] : f32 from vector<1xf32>
      %1282 = arith.mulf %1281, %1275 : f32
      %1283 = arith.mulf %1258, %1282 : f32
      %1284 = arith.remui %1266, %c1 : index
      %1285 = arith.muli %1284, %c30 : index
      %1286 = arith.addi %12, %1285 : index
      %1287 = vector.load %w[%1286] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1288 = vector.bitcast %1287 : vector<4xi8> to vector<1xf32>
      %1289 = vector.extract %1288[0] : f32 from vector<1xf32>
      %1290 = arith.mulf %1289, %1275 : f32
      %1291 = arith.mulf %1265, %1290 : f32
      %1292 = arith.addi %10, %c8 : index
      %1293 = vector.load %w[%1292] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1294 = vector.bitcast %1293 : vector<4xi8> to vector<1xf32>
      %1295 = vector.extract %1294[0] : f32 from vector<1xf32>
      %1296 = arith.mulf %1283, %c33 : f32
      %1297 = wave.exp2 %1296 : f32
      %1298 = arith.addf %c32, %1297 : f32
      %1299 = arith.divf %1283, %1298 : f32
      %1300 = arith.mulf %1299, %1291 : f32
      %1301 = arith.mulf %1300, %1295 : f32
      %1302 = arith.minimumf %1301, %c34 : f32
      %1303 = arith.maximumf %1302, %c35 : f32
      %1304 = arith.truncf %1303 : f32 to f16
      %1305 = arith.muli %0, %c1 : index
      %1306 = wave.lane
      %1307 = arith.remui %1306, %c1 : index
      %1308 = arith.addi %1305, %1307 : index
      %1309 = arith.divui %1271, %outTileRows : index
      %1310 = arith.divui %outputFeatures, %c1 : index
      %1311 = arith.muli %1309, %1310 : index
      %1312 = arith.divui %1308, %c1 : index
      %1313 = arith.addi %1311, %1312 : index
      %1314 = arith.muli %1313, %c4 : index
      %1315 = arith.remui %1308, %c1 : index
      %1316 = arith.divui %1315, %c13 : index
      %1317 = arith.addi %1314, %1316 : index
      %1318 = arith.muli %outTileRows, %c13 : index
      %1319 = arith.muli %1317, %1318 : index
      %1320 = arith.remui %1271, %outTileRows : index
      %1321 = arith.muli %1320, %c13 : index
      %1322 = arith.addi %1319, %1321 : index
      %1323 = arith.remui %1308, %c13 : index
      %1324 = arith.addi %1322, %1323 : index
      memref.store %1304, %out[%1324] : memref<?xf16>
    }
    %1325 = arith.muli %1059, %c30 : index
    %1326 = arith.addi %1325, %c25 : index
    %1327 = arith.muli %1326, %c14 : index
    %1328 = arith.addi %1327, %1058 : index
    %1329 = arith.addi %1328, %c5 : index
    %1330 = memref.load %16[%1329] : memref<?xf32>
    %1331 = arith.addi %1329, %c19 : index
    %1332 = memref.load %16[%1331] : memref<?xf32>
    %1333 = arith.addf %1330, %1332 : f32
    %1334 = arith.muli %1326, %c14 : index
    %1335 = arith.addi %1334, %1058 : index
    %1336 = arith.addi %1335, %c24 : index
    %1337 = memref.load %16[%1336] : memref<?xf32>
    %1338 = arith.addi %1336, %c19 : index
    %1339 = memref.load %16[%1338] : memref<?xf32>
    %1340 = arith.addf %1337, %1339 : f32
    %1341 = wave.lane
    %1342 = arith.addi %15, %c1 : index
    %1343 = arith.muli %1326, %c4 : index
    %1344 = arith.addi %1342, %1343 : index
    %1345 = arith.divui %1341, %c1 : index
    %1346 = arith.addi %1344, %1345 : index
    %1347 = arith.cmpi slt, %1346, %14 : index
    scf.if %1347 {
      %1348 = arith.cmpi eq, %hasFactors, %c6 : index
      %1349 = memref.load %factors[%1346] : memref<?xf32>
      %1350 = arith.select %1348, %1349, %c32 : f32
      %1351 = arith.remui %1341, %c1 : index
      %1352 = arith.muli %1351, %c30 : index
      %1353 = arith.addi %10, %1352 : index
      %1354 = vector.load %w[%1353] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1355 = vector.bitcast %1354 : vector<4xi8> to vector<1xf32>
      %1356 = vector.extract %1355[0] : f32 from vector<1xf32>
      %1357 = arith.mulf %1356, %1350 : f32
      %1358 = arith.mulf %1333, %1357 : f32
      %1359 = arith.remui %1341, %c1 : index
      %1360 = arith.muli %1359, %c30 : index
      %1361 = arith.addi %12, %1360 : index
      %1362 = vector.load %w[%1361] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1363 = vector.bitcast %1362 : vector<4xi8> to vector<1xf32>
      %1364 = vector.extract %1363[0] : f32 from vector<1xf32>
      %1365 = arith.mulf %1364, %1350 : f32
      %1366 = arith.mulf %1340, %1365 : f32
      %1367 = arith.addi %10, %c8 : index
      %1368 = vector.load %w[%1367] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1369 = vector.bitcast %1368 : vector<4xi8> to vector<1xf32>
      %1370 = vector.extract %1369[0] : f32 from vector<1xf32>
      %1371 = arith.mulf %1358, %c33 : f32
      %1372 = wave.exp2 %1371 : f32
      %1373 = arith.addf %c32, %1372 : f32
      %1374 = arith.divf %1358, %1373 : f32
      %1375 = arith.mulf %1374, %1366 : f32
      %1376 = arith.mulf %1375, %1370 : f32
      %1377 = arith.minimumf %1376, %c34 : f32
      %1378 = arith.maximumf %1377, %c35 : f32
      %1379 = arith.truncf %1378 : f32 to f16
      %1380 = arith.muli %0, %c1 : index
      %1381 = wave.lane
      %1382 = arith.remui %1381, %c1 : index
      %1383 = arith.addi %1380, %1382 : index
      %1384 = arith.divui %1346, %outTileRows : index
      %1385 = arith.divui %outputFeatures, %c1 : index
      %1386 = arith.muli %1384, %1385 : index
      %1387 = arith.divui %1383, %c1 : index
      %1388 = arith.addi %1386, %1387 : index
      %1389 = arith.muli %1388, %c4 : index
      %1390 = arith.remui %1383, %c1 : index
      %1391 = arith.divui %1390, %c13 : index
      %1392 = arith.addi %1389, %1391 : index
      %1393 = arith.muli %outTileRows, %c13 : index
      %1394 = arith.muli %1392, %1393 : index
      %1395 = arith.remui %1346, %outTileRows : index
      %1396 = arith.muli %1395, %c13 : index
      %1397 = arith.addi %1394, %1396 : index
      %1398 = arith.remui %1383, %c13 : index
      %1399 = arith.addi %1397, %1398 : index
      memref.store %1379, %out[%1399] : memref<?xf16>
    }
    %1400 = wave.lane
    wave.barrier
    %1401 = wave.wave
    %1402 = arith.muli %1401, %c4 : index
    %1403 = arith.addi %1402, %c5 : index
    %1404 = arith.muli %1403, %c24 : index
    %1405 = arith.addi %1404, %1400 : index
    %1406 = vector.extract %518#4[0] : f32 from vector<8xf32>
    %1407 = arith.addi %1405, %c5 : index
    memref.store %1406, %16[%1407] : memref<?xf32>
    %1408 = vector.extract %518#4[1] : f32 from vector<8xf32>
    %1409 = arith.addi %1405, %c14 : index
    memref.store %1408, %16[%1409] : memref<?xf32>
    %1410 = vector.extract %518#4[2] : f32 from vector<8xf32>
    %1411 = arith.addi %1405, %c8 : index
    memref.store %1410, %16[%1411] : memref<?xf32>
    %1412 = vector.extract %518#4[3] : f32 from vector<8xf32>
    %1413 = arith.addi %1405, %c26 : index
    memref.store %1412, %16[%1413] : memref<?xf32>
    %1414 = vector.extract %518#4[4] : f32 from vector<8xf32>
    %1415 = arith.addi %1405, %c3 : index
    memref.store %1414, %16[%1415] : memref<?xf32>
    %1416 = vector.extract %518#4[5] : f32 from vector<8xf32>
    %1417 = arith.addi %1405, %c27 : index
    memref.store %1416, %16[%1417] : memref<?xf32>
    %1418 = vector.extract %518#4[6] : f32 from vector<8xf32>
    %1419 = arith.addi %1405, %c28 : index
    memref.store %1418, %16[%1419] : memref<?xf32>
    %1420 = vector.extract %518#4[7] : f32 from vector<8xf32>
    %1421 = arith.addi %1405, %c29 : index
    memref.store %1420, %16[%1421] : memref<?xf32>
    %1422 = arith.muli %1401, %c4 : index
    %1423 = arith.addi %1422, %c6 : index
    %1424 = arith.muli %1423, %c24 : index
    %1425 = arith.addi %1424, %1400 : index
    %1426 = vector.extract %518#5[0] : f32 from vector<8xf32>
    %1427 = arith.addi %1425, %c5 : index
    memref.store %1426, %16[%1427] : memref<?xf32>
    %1428 = vector.extract %518#5[1] : f32 from vector<8xf32>
    %1429 = arith.addi %1425, %c14 : index
    memref.store %1428, %16[%1429] : memref<?xf32>
    %1430 = vector.extract %518#5[2] : f32 from vector<8xf32>
    %1431 = arith.addi %1425, %c8 : index
    memref.store %1430, %16[%1431] : memref<?xf32>
    %1432 = vector.extract %518#5[3] : f32 from vector<8xf32>
    %1433 = arith.addi %1425, %c26 : index
    memref.store %1432, %16[%1433] : memref<?xf32>
    %1434 = vector.extract %518#5[4] : f32 from vector<8xf32>
    %1435 = arith.addi %1425, %c3 : index
    memref.store %1434, %16[%1435] : memref<?xf32>
    %1436 = vector.extract %518#5[5] : f32 from vector<8xf32>
    %1437 = arith.addi %1425, %c27 : index
    memref.store %1436, %16[%1437] : memref<?xf32>
    %1438 = vector.extract %518#5[6] : f32 from vector<8xf32>
    %1439 = arith.addi %1425, %c28 : index
    memref.store %1438, %16[%1439] : memref<?xf32>
    %1440 = vector.extract %518#5[7] : f32 from vector<8xf32>
    %1441 = arith.addi %1425, %c29 : index
    memref.store %1440, %16[%1441] : memref<?xf32>
    wave.barrier
    %1442 = arith.muli %1401, %c30 : index
    %1443 = arith.addi %1442, %c5 : index
    %1444 = arith.muli %1443, %c14 : index
    %1445 = arith.addi %1444, %1400 : index
    %1446 = arith.addi %1445, %c5 : index
    %1447 = memref.load %16[%1446] : memref<?xf32>
    %1448 = arith.addi %1446, %c19 : index
    %1449 = memref.load %16[%1448] : memref<?xf32>
    %1450 = arith.addf %1447, %1449 : f32
    %1451 = arith.muli %1443, %c14 : index
    %1452 = arith.addi %1451, %1400 : index
    %1453 = arith.addi %1452, %c24 : index
    %1454 = memref.load %16[%1453] : memref<?xf32>
    %1455 = arith.addi %1453, %c19 : index
    %1456 = memref.load %16[%1455] : memref<?xf32>
    %1457 = arith.addf %1454, %1456 : f32
    %1458 = wave.lane
    %1459 = arith.addi %15, %c14 : index
    %1460 = arith.muli %1443, %c4 : index
    %1461 = arith.addi %1459, %1460 : index
    %1462 = arith.divui %1458, %c1 : index
    %1463 = arith.addi %1461, %1462 : index
    %1464 = arith.cmpi slt, %1463, %14 : index
    scf.if %1464 {
      %1465 = arith.cmpi eq, %hasFactors, %c6 : index
      %1466 = memref.load %factors[%1463] : memref<?xf32>
      %1467 = arith.select %1465, %1466, %c32 : f32
      %1468 = arith.remui %1458, %c1 : index
      %1469 = arith.muli %1468, %c30 : index
      %1470 = arith.addi %10, %1469 : index
      %1471 = vector.load %w[%1470] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1472 = vector.bitcast %1471 : vector<4xi8> to vector<1xf32>
      %1473 = vector.extract %1472[0] : f32 from vector<1xf32>
      %1474 = arith.mulf %1473, %1467 : f32
      %1475 = arith.mulf %1450, %1474 : f32
      %1476 = arith.remui %1458, %c1 : index
      %1477 = arith.muli %1476, %c30 : index
      %1478 = arith.addi %12, %1477 : index
      %1479 = vector.load %w[%1478] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1480 = vector.bitcast %1479 : vector<4xi8> to vector<1xf32>
      %1481 = vector.extract %1480[0] : f32 from vector<1xf32>
      %1482 = arith.mulf %1481, %1467 : f32
      %1483 = arith.mulf %1457, %1482 : f32
      %1484 = arith.addi %10, %c8 : index
      %1485 = vector.load %w[%1484] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1486 = vector.bitcast %1485 : vector<4xi8> to vector<1xf32>
      %1487 = vector.extract %1486[0] : f32 from vector<1xf32>
      %1488 = arith.mulf %1475, %c33 : f32
      %1489 = wave.exp2 %1488 : f32
      %1490 = arith.addf %c32, %1489 : f32
      %1491 = arith.divf %1475, %1490 : f32
      %1492 = arith.mulf %1491, %1483 : f32
      %1493 = arith.mulf %1492, %1487 : f32
      %1494 = arith.minimumf %1493, %c34 : f32
      %1495 = arith.maximumf %1494, %c35 : f32
      %1496 = arith.truncf %1495 : f32 to f16
      %1497 = arith.muli %0, %c1 : index
      %1498 = wave.lane
      %1499 = arith.remui %1498, %c1 : index
      %1500 = arith.addi %1497, %1499 : index
      %1501 = arith.divui %1463, %outTileRows : index
      %1502 = arith.divui %outputFeatures, %c1 : index
      %1503 = arith.muli %1501, %1502 : index
      %1504 = arith.divui %1500, %c1 : index
      %1505 = arith.addi %1503, %1504 : index
      %1506 = arith.muli %1505, %c4 : index
      %1507 = arith.remui %1500, %c1 : index
      %1508 = arith.divui %1507, %c13 : index
      %1509 = arith.addi %1506, %1508 : index
      %1510 = arith.muli %outTileRows, %c13 : index
      %1511 = arith.muli %1509, %1510 : index
      %1512 = arith.remui %1463, %outTileRows : index
      %1513 = arith.muli %1512, %c13 : index
      %1514 = arith.addi %1511, %1513 : index
      %1515 = arith.remui %1500, %c13 : index
      %1516 = arith.addi %1514, %1515 : index
      memref.store %1496, %out[%1516] : memref<?xf16>
    }
    %1517 = arith.muli %1401, %c30 : index
    %1518 = arith.addi %1517, %c6 : index
    %1519 = arith.muli %1518, %c14 : index
    %1520 = arith.addi %1519, %1400 : index
    %1521 = arith.addi %1520, %c5 : index
    %1522 = memref.load %16[%1521] : memref<?xf32>
    %1523 = arith.addi %1521, %c19 : index
    %1524 = memref.load %16[%1523] : memref<?xf32>
    %1525 = arith.addf %1522, %1524 : f32
    %1526 = arith.muli %1518, %c14 : index
    %1527 = arith.addi %1526, %1400 : index
    %1528 = arith.addi %1527, %c24 : index
    %1529 = memref.load %16[%1528] : memref<?xf32>
    %1530 = arith.addi %1528, %c19 : index
    %1531 = memref.load %16[%1530] : memref<?xf32>
    %1532 = arith.addf %1529, %1531 : f32
    %1533 = wave.lane
    %1534 = arith.addi %15, %c14 : index
    %1535 = arith.muli %1518, %c4 : index
    %1536 = arith.addi %1534, %1535 : index
    %1537 = arith.divui %1533, %c1 : index
    %1538 = arith.addi %1536, %1537 : index
    %1539 = arith.cmpi slt, %1538, %14 : index
    scf.if %1539 {
      %1540 = arith.cmpi eq, %hasFactors, %c6 : index
      %1541 = memref.load %factors[%1538] : memref<?xf32>
      %1542 = arith.select %1540, %1541, %c32 : f32
      %1543 = arith.remui %1533, %c1 : index
      %1544 = arith.muli %1543, %c30 : index
      %1545 = arith.addi %10, %1544 : index
      %1546 = vector.load %w[%1545] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1547 = vector.bitcast %1546 : vector<4xi8> to vector<1xf32>
      %1548 = vector.extract %1547[0] : f32 from vector<1xf32>
      %1549 = arith.mulf %1548, %1542 : f32
      %1550 = arith.mulf %1525, %1549 : f32
      %1551 = arith.remui %1533, %c1 : index
      %1552 = arith.muli %1551, %c30 : index
      %1553 = arith.addi %12, %1552 : index
      %1554 = vector.load %w[%1553] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1555 = vector.bitcast %1554 : vector<4xi8> to vector<1xf32>
      %1556 = vector.extract %1555[0] : f32 from vector<1xf32>
      %1557 = arith.mulf %1556, %1542 : f32
      %1558 = arith.mulf %1532, %1557 : f32
      %1559 = arith.addi %10, %c8 : index
      %1560 = vector.load %w[%1559] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1561 = vector.bitcast %1560 : vector<4xi8> to vector<1xf32>
      %1562 = vector.extract %1561[0] : f32 from vector<1xf32>
      %1563 = arith.mulf %1550, %c33 : f32
      %1564 = wave.exp2 %1563 : f32
      %1565 = arith.addf %c32, %1564 : f32
      %1566 = arith.divf %1550, %1565 : f32
      %1567 = arith.mulf %1566, %1558 : f32
      %1568 = arith.mulf %1567, %1562 : f32
      %1569 = arith.minimumf %1568, %c34 : f32
      %1570 = arith.maximumf %1569, %c35 : f32
      %1571 = arith.truncf %1570 : f32 to f16
      %1572 = arith.muli %0, %c1 : index
      %1573 = wave.lane
      %1574 = arith.remui %1573, %c1 : index
      %1575 = arith.addi %1572, %1574 : index
      %1576 = arith.divui %1538, %outTileRows : index
      %1577 = arith.divui %outputFeatures, %c1 : index
      %1578 = arith.muli %1576, %1577 : index
      %1579 = arith.divui %1575, %c1 : index
      %1580 = arith.addi %1578, %1579 : index
      %1581 = arith.muli %1580, %c4 : index
      %1582 = arith.remui %1575, %c1 : index
      %1583 = arith.divui %1582, %c13 : index
      %1584 = arith.addi %1581, %1583 : index
      %1585 = arith.muli %outTileRows, %c13 : index
      %1586 = arith.muli %1584, %1585 : index
      %1587 = arith.remui %1538, %outTileRows : index
      %1588 = arith.muli %1587, %c13 : index
      %1589 = arith.addi %1586, %1588 : index
      %1590 = arith.remui %1575, %c13 : index
      %1591 = arith.addi %1589, %1590 : index
      memref.store %1571, %out[%1591] : memref<?xf16>
    }
    %1592 = arith.muli %1401, %c30 : index
    %1593 = arith.addi %1592, %c4 : index
    %1594 = arith.muli %1593, %c14 : index
    %1595 = arith.addi %1594, %1400 : index
    %1596 = arith.addi %1595, %c5 : index
    %1597 = memref.load %16[%1596] : memref<?xf32>
    %1598 = arith.addi %1596, %c19 : index
    %1599 = memref.load %16[%1598] : memref<?xf32>
    %1600 = arith.addf %1597, %1599 : f32
    %1601 = arith.muli %1593, %c14 : index
    %1602 = arith.addi %1601, %1400 : index
    %1603 = arith.addi %1602, %c24 : index
    %1604 = memref.load %16[%1603] : memref<?xf32>
    %1605 = arith.addi %1603, %c19 : index
    %1606 = memref.load %16[%1605] : memref<?xf32>
    %1607 = arith.addf %1604, %1606 : f32
    %1608 = wave.lane
    %1609 = arith.addi %15, %c14 : index
    %1610 = arith.muli %1593, %c4 : index
    %1611 = arith.addi %1609, %1610 : index
    %1612 = arith.divui %1608, %c1 : index
    %1613 = arith.addi %1611, %1612 : index
    %1614 = arith.cmpi slt, %1613, %14 : index
    scf.if %1614 {
      %1615 = arith.cmpi eq, %hasFactors, %c6 : index
      %1616 = memref.load %factors[%1613] : memref<?xf32>
      %1617 = arith.select %1615, %1616, %c32 : f32
      %1618 = arith.remui %1608, %c1 : index
      %1619 = arith.muli %1618, %c30 : index
      %1620 = arith.addi %10, %1619 : index
      %1621 = vector.load %w[%1620] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1622 = vector.bitcast %1621 : vector<4xi8> to vector<1xf32>
      %1623 = vector.extract %1622[0] : f32 from vector<1xf32>
      %1624 = arith.mulf %1623, %1617 : f32
      %1625 = arith.mulf %1600, %1624 : f32
      %1626 = arith.remui %1608, %c1 : index
      %1627 = arith.muli %1626, %c30 : index
      %1628 = arith.addi %12, %1627 : index
      %1629 = vector.load %w[%1628] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1630 = vector.bitcast %1629 : vector<4xi8> to vector<1xf32>
      %1631 = vector.extract %1630[0] : f32 from vector<1xf32>
      %1632 = arith.mulf %1631, %1617 : f32
      %1633 = arith.mulf %1607, %1632 : f32
      %1634 = arith.addi %10, %c8 : index
      %1635 = vector.load %w[%1634] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1636 = vector.bitcast %1635 : vector<4xi8> to vector<1xf32>
      %1637 = vector.extract %1636[0] : f32 from vector<1xf32>
      %1638 = arith.mulf %1625, %c33 : f32
      %1639 = wave.exp2 %1638 : f32
      %1640 = arith.addf %c32, %1639 : f32
      %1641 = arith.divf %1625, %1640 : f32
      %1642 = arith.mulf %1641, %1633 : f32
      %1643 = arith.mulf %1642, %1637 : f32
      %1644 = arith.minimumf %1643, %c34 : f32
      %1645 = arith.maximumf %1644, %c35 : f32
      %1646 = arith.truncf %1645 : f32 to f16
      %1647 = arith.muli %0, %c1 : index
      %1648 = wave.lane
      %1649 = arith.remui %1648, %c1 : index
      %1650 = arith.addi %1647, %1649 : index
      %1651 = arith.divui %1613, %outTileRows : index
      %1652 = arith.divui %outputFeatures, %c1 : index
      %1653 = arith.muli %1651, %1652 : index
      %1654 = arith.divui %1650, %c1 : index
      %1655 = arith.addi %1653, %1654 : index
      %1656 = arith.muli %1655, %c4 : index
      %1657 = arith.remui %1650, %c1 : index
      %1658 = arith.divui %1657, %c13 : index
      %1659 = arith.addi %1656, %1658 : index
      %1660 = arith.muli %outTileRows, %c13 : index
      %1661 = arith.muli %1659, %1660 : index
      %1662 = arith.remui %1613, %outTileRows : index
      %1663 = arith.muli %1662, %c13 : index
      %1664 = arith.addi %1661, %1663 : index
      %1665 = arith.remui %1650, %c13 : index
      %1666 = arith.addi %1664, %1665 : index
      memref.store %1646, %out[%1666] : memref<?xf16>
    }
    %1667 = arith.muli %1401, %c30 : index
    %1668 = arith.addi %1667, %c25 : index
    %1669 = arith.muli %1668, %c14 : index
    %1670 = arith.addi %1669, %1400 : index
    %1671 = arith.addi %1670, %c5 : index
    %1672 = memref.load %16[%1671] : memref<?xf32>
    %1673 = arith.addi %1671, %c19 : index
    %1674 = memref.load %16[%1673] : memref<?xf32>
    %1675 = arith.addf %1672, %1674 : f32
    %1676 = arith.muli %1668, %c14 : index
    %1677 = arith.addi %1676, %1400 : index
    %1678 = arith.addi %1677, %c24 : index
    %1679 = memref.load %16[%1678] : memref<?xf32>
    %1680 = arith.addi %1678, %c19 : index
    %1681 = memref.load %16[%1680] : memref<?xf32>
    %1682 = arith.addf %1679, %1681 : f32
    %1683 = wave.lane
    %1684 = arith.addi %15, %c14 : index
    %1685 = arith.muli %1668, %c4 : index
    %1686 = arith.addi %1684, %1685 : index
    %1687 = arith.divui %1683, %c1 : index
    %1688 = arith.addi %1686, %1687 : index
    %1689 = arith.cmpi slt, %1688, %14 : index
    scf.if %1689 {
      %1690 = arith.cmpi eq, %hasFactors, %c6 : index
      %1691 = memref.load %factors[%1688] : memref<?xf32>
      %1692 = arith.select %1690, %1691, %c32 : f32
      %1693 = arith.remui %1683, %c1 : index
      %1694 = arith.muli %1693, %c30 : index
      %1695 = arith.addi %10, %1694 : index
      %1696 = vector.load %w[%1695] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1697 = vector.bitcast %1696 : vector<4xi8> to vector<1xf32>
      %1698 = vector.extract %1697[0] : f32 from vector<1xf32>
      %1699 = arith.mulf %1698, %1692 : f32
      %1700 = arith.mulf %1675, %1699 : f32
      %1701 = arith.remui %1683, %c1 : index
      %1702 = arith.muli %1701, %c30 : index
      %1703 = arith.addi %12, %1702 : index
      %1704 = vector.load %w[%1703] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1705 = vector.bitcast %1704 : vector<4xi8> to vector<1xf32>
      %1706 = vector.extract %1705[0] : f32 from vector<1xf32>
      %1707 = arith.mulf %1706, %1692 : f32
      %1708 = arith.mulf %1682, %1707 : f32
      %1709 = arith.addi %10, %c8 : index
      %1710 = vector.load %w[%1709] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1711 = vector.bitcast %1710 : vector<4xi8> to vector<1xf32>
      %1712 = vector.extract %1711[0] : f32 from vector<1xf32>
      %1713 = arith.mulf %1700, %c33 : f32
      %1714 = wave.exp2 %1713 : f32
      %1715 = arith.addf %c32, %1714 : f32
      %1716 = arith.divf %1700, %1715 : f32
      %1717 = arith.mulf %1716, %1708 : f32
      %1718 = arith.mulf %1717, %1712 : f32
      %1719 = arith.minimumf %1718, %c34 : f32
      %1720 = arith.maximumf %1719, %c35 : f32
      %1721 = arith.truncf %1720 : f32 to f16
      %1722 = arith.muli %0, %c1 : index
      %1723 = wave.lane
      %1724 = arith.remui %1723, %c1 : index
      %1725 = arith.addi %1722, %1724 : index
      %1726 = arith.divui %1688, %outTileRows : index
      %1727 = arith.divui %outputFeatures, %c1 : index
      %1728 = arith.muli %1726, %1727 : index
      %1729 = arith.divui %1725, %c1 : index
      %1730 = arith.addi %1728, %1729 : index
      %1731 = arith.muli %1730, %c4 : index
      %1732 = arith.remui %1725, %c1 : index
      %1733 = arith.divui %1732, %c13 : index
      %1734 = arith.addi %1731, %1733 : index
      %1735 = arith.muli %outTileRows, %c13 : index
      %1736 = arith.muli %1734, %1735 : index
      %1737 = arith.remui %1688, %outTileRows : index
      %1738 = arith.muli %1737, %c13 : index
      %1739 = arith.addi %1736, %1738 : index
      %1740 = arith.remui %1725, %c13 : index
      %1741 = arith.addi %1739, %1740 : index
      memref.store %1721, %out[%1741] : memref<?xf16>
    }
    %1742 = wave.lane
    wave.barrier
    %1743 = wave.wave
    %1744 = arith.muli %1743, %c4 : index
    %1745 = arith.addi %1744, %c5 : index
    %1746 = arith.muli %1745, %c24 : index
    %1747 = arith.addi %1746, %1742 : index
    %1748 = vector.extract %518#6[0] : f32 from vector<8xf32>
    %1749 = arith.addi %1747, %c5 : index
    memref.store %1748, %16[%1749] : memref<?xf32>
    %1750 = vector.extract %518#6[1] : f32 from vector<8xf32>
    %1751 = arith.addi %1747, %c14 : index
    memref.store %1750, %16[%1751] : memref<?xf32>
    %1752 = vector.extract %518#6[2] : f32 from vector<8xf32>
    %1753 = arith.addi %1747, %c8 : index
    memref.store %1752, %16[%1753] : memref<?xf32>
    %1754 = vector.extract %518#6[3] : f32 from vector<8xf32>
    %1755 = arith.addi %1747, %c26 : index
    memref.store %1754, %16[%1755] : memref<?xf32>
    %1756 = vector.extract %518#6[4] : f32 from vector<8xf32>
    %1757 = arith.addi %1747, %c3 : index
    memref.store %1756, %16[%1757] : memref<?xf32>
    %1758 = vector.extract %518#6[5] : f32 from vector<8xf32>
    %1759 = arith.addi %1747, %c27 : index
    memref.store %1758, %16[%1759] : memref<?xf32>
    %1760 = vector.extract %518#6[6] : f32 from vector<8xf32>
    %1761 = arith.addi %1747, %c28 : index
    memref.store %1760, %16[%1761] : memref<?xf32>
    %1762 = vector.extract %518#6[7] : f32 from vector<8xf32>
    %1763 = arith.addi %1747, %c29 : index
    memref.store %1762, %16[%1763] : memref<?xf32>
    %1764 = arith.muli %1743, %c4 : index
    %1765 = arith.addi %1764, %c6 : index
    %1766 = arith.muli %1765, %c24 : index
    %1767 = arith.addi %1766, %1742 : index
    %1768 = vector.extract %518#7[0] : f32 from vector<8xf32>
    %1769 = arith.addi %1767, %c5 : index
    memref.store %1768, %16[%1769] : memref<?xf32>
    %1770 = vector.extract %518#7[1] : f32 from vector<8xf32>
    %1771 = arith.addi %1767, %c14 : index
    memref.store %1770, %16[%1771] : memref<?xf32>
    %1772 = vector.extract %518#7[2] : f32 from vector<8xf32>
    %1773 = arith.addi %1767, %c8 : index
    memref.store %1772, %16[%1773] : memref<?xf32>
    %1774 = vector.extract %518#7[3] : f32 from vector<8xf32>
    %1775 = arith.addi %1767, %c26 : index
    memref.store %1774, %16[%1775] : memref<?xf32>
    %1776 = vector.extract %518#7[4] : f32 from vector<8xf32>
    %1777 = arith.addi %1767, %c3 : index
    memref.store %1776, %16[%1777] : memref<?xf32>
    %1778 = vector.extract %518#7[5] : f32 from vector<8xf32>
    %1779 = arith.addi %1767, %c27 : index
    memref.store %1778, %16[%1779] : memref<?xf32>
    %1780 = vector.extract %518#7[6] : f32 from vector<8xf32>
    %1781 = arith.addi %1767, %c28 : index
    memref.store %1780, %16[%1781] : memref<?xf32>
    %1782 = vector.extract %518#7[7] : f32 from vector<8xf32>
    %1783 = arith.addi %1767, %c29 : index
    memref.store %1782, %16[%1783] : memref<?xf32>
    wave.barrier
    %1784 = arith.muli %1743, %c30 : index
    %1785 = arith.addi %1784, %c5 : index
    %1786 = arith.muli %1785, %c14 : index
    %1787 = arith.addi %1786, %1742 : index
    %1788 = arith.addi %1787, %c5 : index
    %1789 = memref.load %16[%1788] : memref<?xf32>
    %1790 = arith.addi %1788, %c19 : index
    %1791 = memref.load %16[%1790] : memref<?xf32>
    %1792 = arith.addf %1789, %1791 : f32
    %1793 = arith.muli %1785, %c14 : index
    %1794 = arith.addi %1793, %1742 : index
    %1795 = arith.addi %1794, %c24 : index
    %1796 = memref.load %16[%1795] : memref<?xf32>
    %1797 = arith.addi %1795, %c19 : index
    %1798 = memref.load %16[%1797] : memref<?xf32>
    %1799 = arith.addf %1796, %1798 : f32
    %1800 = wave.lane
    %1801 = arith.addi %15, %c15 : index
    %1802 = arith.muli %1785, %c4 : index
    %1803 = arith.addi %1801, %1802 : index
    %1804 = arith.divui %1800, %c1 : index
    %1805 = arith.addi %1803, %1804 : index
    %1806 = arith.cmpi slt, %1805, %14 : index
    scf.if %1806 {
      %1807 = arith.cmpi eq, %hasFactors, %c6 : index
      %1808 = memref.load %factors[%1805] : memref<?xf32>
      %1809 = arith.select %1807, %1808, %c32 : f32
      %1810 = arith.remui %1800, %c1 : index
      %1811 = arith.muli %1810, %c30 : index
      %1812 = arith.addi %10, %1811 : index
      %1813 = vector.load %w[%1812] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1814 = vector.bitcast %1813 : vector<4xi8> to vector<1xf32>
      %1815 = vector.extract %1814[0] : f32 from vector<1xf32>
      %1816 = arith.mulf %1815, %1809 : f32
      %1817 = arith.mulf %1792, %1816 : f32
      %1818 = arith.remui %1800, %c1 : index
      %1819 = arith.muli %1818, %c30 : index
      %1820 = arith.addi %12, %1819 : index
      %1821 = vector.load %w[%1820] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1822 = vector.bitcast %1821 : vector<4xi8> to vector<1xf32>
      %1823 = vector.extract %1822[0] : f32 from vector<1xf32>
      %1824 = arith.mulf %1823, %1809 : f32
      %1825 = arith.mulf %1799, %1824 : f32
      %1826 = arith.addi %10, %c8 : index
      %1827 = vector.load %w[%1826] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1828 = vector.bitcast %1827 : vector<4xi8> to vector<1xf32>
      %1829 = vector.extract %1828[0] : f32 from vector<1xf32>
      %1830 = arith.mulf %1817, %c33 : f32
      %1831 = wave.exp2 %1830 : f32
      %1832 = arith.addf %c32, %1831 : f32
      %1833 = arith.divf %1817, %1832 : f32
      %1834 = arith.mulf %1833, %1825 : f32
      %1835 = arith.mulf %1834, %1829 : f32
      %1836 = arith.minimumf %1835, %c34 : f32
      %1837 = arith.maximumf %1836, %c35 : f32
      %1838 = arith.truncf %1837 : f32 to f16
      %1839 = arith.muli %0, %c1 : index
      %1840 = wave.lane
      %1841 = arith.remui %1840, %c1 : index
      %1842 = arith.addi %1839, %1841 : index
      %1843 = arith.divui %1805, %outTileRows : index
      %1844 = arith.divui %outputFeatures, %c1 : index
      %1845 = arith.muli %1843, %1844 : index
      %1846 = arith.divui %1842, %c1 : index
      %1847 = arith.addi %1845, %1846 : index
      %1848 = arith.muli %1847, %c4 : index
      %1849 = arith.remui %1842, %c1 : index
      %1850 = arith.divui %1849, %c13 : index
      %1851 = arith.addi %1848, %1850 : index
      %1852 = arith.muli %outTileRows, %c13 : index
      %1853 = arith.muli %1851, %1852 : index
      %1854 = arith.remui %1805, %outTileRows : index
      %1855 = arith.muli %1854, %c13 : index
      %1856 = arith.addi %1853, %1855 : index
      %1857 = arith.remui %1842, %c13 : index
      %1858 = arith.addi %1856, %1857 : index
      memref.store %1838, %out[%1858] : memref<?xf16>
    }
    %1859 = arith.muli %1743, %c30 : index
    %1860 = arith.addi %1859, %c6 : index
    %1861 = arith.muli %1860, %c14 : index
    %1862 = arith.addi %1861, %1742 : index
    %1863 = arith.addi %1862, %c5 : index
    %1864 = memref.load %16[%1863] : memref<?xf32>
    %1865 = arith.addi %1863, %c19 : index
    %1866 = memref.load %16[%1865] : memref<?xf32>
    %1867 = arith.addf %1864, %1866 : f32
    %1868 = arith.muli %1860, %c14 : index
    %1869 = arith.addi %1868, %1742 : index
    %1870 = arith.addi %1869, %c24 : index
    %1871 = memref.load %16[%1870] : memref<?xf32>
    %1872 = arith.addi %1870, %c19 : index
    %1873 = memref.load %16[%1872] : memref<?xf32>
    %1874 = arith.addf %1871, %1873 : f32
    %1875 = wave.lane
    %1876 = arith.addi %15, %c15 : index
    %1877 = arith.muli %1860, %c4 : index
    %1878 = arith.addi %1876, %1877 : index
    %1879 = arith.divui %1875, %c1 : index
    %1880 = arith.addi %1878, %1879 : index
    %1881 = arith.cmpi slt, %1880, %14 : index
    scf.if %1881 {
      %1882 = arith.cmpi eq, %hasFactors, %c6 : index
      %1883 = memref.load %factors[%1880] : memref<?xf32>
      %1884 = arith.select %1882, %1883, %c32 : f32
      %1885 = arith.remui %1875, %c1 : index
      %1886 = arith.muli %1885, %c30 : index
      %1887 = arith.addi %10, %1886 : index
      %1888 = vector.load %w[%1887] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1889 = vector.bitcast %1888 : vector<4xi8> to vector<1xf32>
      %1890 = vector.extract %1889[0] : f32 from vector<1xf32>
      %1891 = arith.mulf %1890, %1884 : f32
      %1892 = arith.mulf %1867, %1891 : f32
      %1893 = arith.remui %1875, %c1 : index
      %1894 = arith.muli %1893, %c30 : index
      %1895 = arith.addi %12, %1894 : index
      %1896 = vector.load %w[%1895] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1897 = vector.bitcast %1896 : vector<4xi8> to vector<1xf32>
      %1898 = vector.extract %1897[0] : f32 from vector<1xf32>
      %1899 = arith.mulf %1898, %1884 : f32
      %1900 = arith.mulf %1874, %1899 : f32
      %1901 = arith.addi %10, %c8 : index
      %1902 = vector.load %w[%1901] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1903 = vector.bitcast %1902 : vector<4xi8> to vector<1xf32>
      %1904 = vector.extract %1903[0] : f32 from vector<1xf32>
      %1905 = arith.mulf %1892, %c33 : f32
      %1906 = wave.exp2 %1905 : f32
      %1907 = arith.addf %c32, %1906 : f32
      %1908 = arith.divf %1892, %1907 : f32
      %1909 = arith.mulf %1908, %1900 : f32
      %1910 = arith.mulf %1909, %1904 : f32
      %1911 = arith.minimumf %1910, %c34 : f32
      %1912 = arith.maximumf %1911, %c35 : f32
      %1913 = arith.truncf %1912 : f32 to f16
      %1914 = arith.muli %0, %c1 : index
      %1915 = wave.lane
      %1916 = arith.remui %1915, %c1 : index
      %1917 = arith.addi %1914, %1916 : index
      %1918 = arith.divui %1880, %outTileRows : index
      %1919 = arith.divui %outputFeatures, %c1 : index
      %1920 = arith.muli %1918, %1919 : index
      %1921 = arith.divui %1917, %c1 : index
      %1922 = arith.addi %1920, %1921 : index
      %1923 = arith.muli %1922, %c4 : index
      %1924 = arith.remui %1917, %c1 : index
      %1925 = arith.divui %1924, %c13 : index
      %1926 = arith.addi %1923, %1925 : index
      %1927 = arith.muli %outTileRows, %c13 : index
      %1928 = arith.muli %1926, %1927 : index
      %1929 = arith.remui %1880, %outTileRows : index
      %1930 = arith.muli %1929, %c13 : index
      %1931 = arith.addi %1928, %1930 : index
      %1932 = arith.remui %1917, %c13 : index
      %1933 = arith.addi %1931, %1932 : index
      memref.store %1913, %out[%1933] : memref<?xf16>
    }
    %1934 = arith.muli %1743, %c30 : index
    %1935 = arith.addi %1934, %c4 : index
    %1936 = arith.muli %1935, %c14 : index
    %1937 = arith.addi %1936, %1742 : index
    %1938 = arith.addi %1937, %c5 : index
    %1939 = memref.load %16[%1938] : memref<?xf32>
    %1940 = arith.addi %1938, %c19 : index
    %1941 = memref.load %16[%1940] : memref<?xf32>
    %1942 = arith.addf %1939, %1941 : f32
    %1943 = arith.muli %1935, %c14 : index
    %1944 = arith.addi %1943, %1742 : index
    %1945 = arith.addi %1944, %c24 : index
    %1946 = memref.load %16[%1945] : memref<?xf32>
    %1947 = arith.addi %1945, %c19 : index
    %1948 = memref.load %16[%1947] : memref<?xf32>
    %1949 = arith.addf %1946, %1948 : f32
    %1950 = wave.lane
    %1951 = arith.addi %15, %c15 : index
    %1952 = arith.muli %1935, %c4 : index
    %1953 = arith.addi %1951, %1952 : index
    %1954 = arith.divui %1950, %c1 : index
    %1955 = arith.addi %1953, %1954 : index
    %1956 = arith.cmpi slt, %1955, %14 : index
    scf.if %1956 {
      %1957 = arith.cmpi eq, %hasFactors, %c6 : index
      %1958 = memref.load %factors[%1955] : memref<?xf32>
      %1959 = arith.select %1957, %1958, %c32 : f32
      %1960 = arith.remui %1950, %c1 : index
      %1961 = arith.muli %1960, %c30 : index
      %1962 = arith.addi %10, %1961 : index
      %1963 = vector.load %w[%1962] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1964 = vector.bitcast %1963 : vector<4xi8> to vector<1xf32>
      %1965 = vector.extract %1964[0] : f32 from vector<1xf32>
      %1966 = arith.mulf %1965, %1959 : f32
      %1967 = arith.mulf %1942, %1966 : f32
      %1968 = arith.remui %1950, %c1 : index
      %1969 = arith.muli %1968, %c30 : index
      %1970 = arith.addi %12, %1969 : index
      %1971 = vector.load %w[%1970] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1972 = vector.bitcast %1971 : vector<4xi8> to vector<1xf32>
      %1973 = vector.extract %1972[0] : f32 from vector<1xf32>
      %1974 = arith.mulf %1973, %1959 : f32
      %1975 = arith.mulf %1949, %1974 : f32
      %1976 = arith.addi %10, %c8 : index
      %1977 = vector.load %w[%1976] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1978 = vector.bitcast %1977 : vector<4xi8> to vector<1xf32>
      %1979 = vector.extract %1978[0] : f32 from vector<1xf32>
      %1980 = arith.mulf %1967, %c33 : f32
      %1981 = wave.exp2 %1980 : f32
      %1982 = arith.addf %c32, %1981 : f32
      %1983 = arith.divf %1967, %1982 : f32
      %1984 = arith.mulf %1983, %1975 : f32
      %1985 = arith.mulf %1984, %1979 : f32
      %1986 = arith.minimumf %1985, %c34 : f32
      %1987 = arith.maximumf %1986, %c35 : f32
      %1988 = arith.truncf %1987 : f32 to f16
      %1989 = arith.muli %0, %c1 : index
      %1990 = wave.lane
      %1991 = arith.remui %1990, %c1 : index
      %1992 = arith.addi %1989, %1991 : index
      %1993 = arith.divui %1955, %outTileRows : index
      %1994 = arith.divui %outputFeatures, %c1 : index
      %1995 = arith.muli %1993, %1994 : index
      %1996 = arith.divui %1992, %c1 : index
      %1997 = arith.addi %1995, %1996 : index
      %1998 = arith.muli %1997, %c4 : index
      %1999 = arith.remui %1992, %c1 : index
      %2000 = arith.divui %1999, %c13 : index
      %2001 = arith.addi %1998, %2000 : index
      %2002 = arith.muli %outTileRows, %c13 : index
      %2003 = arith.muli %2001, %2002 : index
      %2004 = arith.remui %1955, %outTileRows : index
      %2005 = arith.muli %2004, %c13 : index
      %2006 = arith.addi %2003, %2005 : index
      %2007 = arith.remui %1992, %c13 : index
      %2008 = arith.addi %2006, %2007 : index
      memref.store %1988, %out[%2008] : memref<?xf16>
    }
    %2009 = arith.muli %1743, %c30 : index
    %2010 = arith.addi %2009, %c25 : index
    %2011 = arith.muli %2010, %c14 : index
    %2012 = arith.addi %2011, %1742 : index
    %2013 = arith.addi %2012, %c5 : index
    %2014 = memref.load %16[%2013] : memref<?xf32>
    %2015 = arith.addi %2013, %c19 : index
    %2016 = memref.load %16[%2015] : memref<?xf32>
    %2017 = arith.addf %2014, %2016 : f32
    %2018 = arith.muli %2010, %c14 : index
    %2019 = arith.addi %2018, %1742 : index
    %2020 = arith.addi %2019, %c24 : index
    %2021 = memref.load %16[%2020] : memref<?xf32>
    %2022 = arith.addi %2020, %c19 : index
    %2023 = memref.load %16[%2022] : memref<?xf32>
    %2024 = arith.addf %2021, %2023 : f32
    %2025 = wave.lane
    %2026 = arith.addi %15, %c15 : index
    %2027 = arith.muli %2010, %c4 : index
    %2028 = arith.addi %2026, %2027 : index
    %2029 = arith.divui %2025, %c1 : index
    %2030 = arith.addi %2028, %2029 : index
    %2031 = arith.cmpi slt, %2030, %14 : index
    scf.if %2031 {
      %2032 = arith.cmpi eq, %hasFactors, %c6 : index
      %2033 = memref.load %factors[%2030] : memref<?xf32>
      %2034 = arith.select %2032, %2033, %c32 : f32
      %2035 = arith.remui %2025, %c1 : index
      %2036 = arith.muli %2035, %c30 : index
      %2037 = arith.addi %10, %2036 : index
      %2038 = vector.load %w[%2037] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2039 = vector.bitcast %2038 : vector<4xi8> to vector<1xf32>
      %2040 = vector.extract %2039[0] : f32 from vector<1xf32>
      %2041 = arith.mulf %2040, %2034 : f32
      %2042 = arith.mulf %2017, %2041 : f32
      %2043 = arith.remui %2025, %c1 : index
      %2044 = arith.muli %2043, %c30 : index
      %2045 = arith.addi %12, %2044 : index
      %2046 = vector.load %w[%2045] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2047 = vector.bitcast %2046 : vector<4xi8> to vector<1xf32>
      %2048 = vector.extract %2047[0] : f32 from vector<1xf32>
      %2049 = arith.mulf %2048, %2034 : f32
      %2050 = arith.mulf %2024, %2049 : f32
      %2051 = arith.addi %10, %c8 : index
      %2052 = vector.load %w[%2051] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2053 = vector.bitcast %2052 : vector<4xi8> to vector<1xf32>
      %2054 = vector.extract %2053[0] : f32 from vector<1xf32>
      %2055 = arith.mulf %2042, %c33 : f32
      %2056 = wave.exp2 %2055 : f32
      %2057 = arith.addf %c32, %2056 : f32
      %2058 = arith.divf %2042, %2057 : f32
      %2059 = arith.mulf %2058, %2050 : f32
      %2060 = arith.mulf %2059, %2054 : f32
      %2061 = arith.minimumf %2060, %c34 : f32
      %2062 = arith.maximumf %2061, %c35 : f32
      %2063 = arith.truncf %2062 : f32 to f16
      %2064 = arith.muli %0, %c1 : index
      %2065 = wave.lane
      %2066 = arith.remui %2065, %c1 : index
      %2067 = arith.addi %2064, %2066 : index
      %2068 = arith.divui %2030, %outTileRows : index
      %2069 = arith.divui %outputFeatures, %c1 : index
      %2070 = arith.muli %2068, %2069 : index
      %2071 = arith.divui %2067, %c1 : index
      %2072 = arith.addi %2070, %2071 : index
      %2073 = arith.muli %2072, %c4 : index
      %2074 = arith.remui %2067, %c1 : index
      %2075 = arith.divui %2074, %c13 : index
      %2076 = arith.addi %2073, %2075 : index
      %2077 = arith.muli %outTileRows, %c13 : index
      %2078 = arith.muli %2076, %2077 : index
      %2079 = arith.remui %2030, %outTileRows : index
      %2080 = arith.muli %2079, %c13 : index
      %2081 = arith.addi %2078, %2080 : index
      %2082 = arith.remui %2067, %c13 : index
      %2083 = arith.addi %2081, %2082 : index
      memref.store %2063, %out[%2083] : memref<?xf16>
    }
  }
  wave.return
}
