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
  %tileRows = wave.param "tileRows" : index
  %c10 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant dense<16711935> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<8> : vector<4xi32>
  %c22 = arith.constant dense<0x6480> : vector<16xf16>
  %c23 = arith.constant 256 : index
  %c24 = arith.constant 8 : index
  %c25 = arith.constant 3 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 224 : index
  %c30 = arith.constant 1024 : index
  %c31 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %c33 = arith.constant 0x3F800000 : f32
  %c34 = arith.constant 0xBFB8AA3B : f32
  %c35 = arith.constant 0x477FE000 : f32
  %c36 = arith.constant 0xC77FE000 : f32
  %c37 = arith.constant 48 : index
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
  %16 = wave.wave
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = arith.cmpi slt, %15, %14 : index
  scf.if %18 {
    %19 = arith.muli %1, %c13 : index
    %20 = arith.divui %inputFeatures, %c15 : index
    %21 = arith.muli %16, %stepsPerWave : index
    %22 = arith.minsi %21, %20 : index
    %23 = arith.addi %22, %stepsPerWave : index
    %24 = arith.minsi %23, %20 : index
    %25 = arith.subi %24, %22 : index
    %26 = arith.divui %25, %c4 : index
    %27 = arith.muli %26, %c4 : index
    %28 = arith.addi %22, %27 : index
    %29 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %30 = arith.addi %22, %stepsPerWave : index
    %31 = arith.select %29, %30, %28 : index
    %41:8 = scf.for %32 = %22 to %31 step %c4 iter_args(%33 = %c14, %34 = %c14, %35 = %c14, %36 = %c14, %37 = %c14, %38 = %c14, %39 = %c14, %40 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %42 = wave.lane
      %43 = arith.addi %32, %c5 : index
      %44 = arith.remui %42, %c1 : index
      %45 = arith.addi %10, %c3 : index
      %46 = arith.muli %43, %c15 : index
      %47 = arith.addi %45, %46 : index
      %48 = arith.muli %44, %c4 : index
      %49 = arith.addi %47, %48 : index
      %50 = vector.load %w[%49] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %51 = vector.bitcast %50 : vector<2xi8> to vector<1xf16>
      %52 = vector.extract %51[0] : f16 from vector<1xf16>
      %53 = vector.broadcast %52 : f16 to vector<16xf16>
      %54 = arith.addi %10, %c3 : index
      %55 = arith.addi %inputFeatures, %c2 : index
      %56 = arith.divui %55, %c3 : index
      %57 = arith.muli %56, %c3 : index
      %58 = arith.addi %54, %57 : index
      %59 = arith.muli %43, %c18 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.addi %60, %c5 : index
      %62 = arith.muli %44, %c1 : index
      %63 = arith.addi %61, %62 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<4xi32>
      %66 = arith.andi %65, %c19 : vector<4xi32>
      %67 = arith.ori %66, %c20 : vector<4xi32>
      %68 = vector.bitcast %67 : vector<4xi32> to vector<8xf16>
      %69 = arith.shrui %65, %c21 : vector<4xi32>
      %70 = arith.andi %69, %c19 : vector<4xi32>
      %71 = arith.ori %70, %c20 : vector<4xi32>
      %72 = vector.bitcast %71 : vector<4xi32> to vector<8xf16>
      %73 = vector.shuffle %68, %72 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %74 = arith.subf %73, %c22 : vector<16xf16>
      %75 = arith.mulf %74, %53 : vector<16xf16>
      %76 = arith.muli %43, %c18 : index
      %77 = arith.addi %58, %76 : index
      %78 = arith.addi %77, %c23 : index
      %79 = arith.muli %44, %c1 : index
      %80 = arith.addi %78, %79 : index
      %81 = vector.load %w[%80] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %82 = vector.bitcast %81 : vector<16xi8> to vector<4xi32>
      %83 = arith.andi %82, %c19 : vector<4xi32>
      %84 = arith.ori %83, %c20 : vector<4xi32>
      %85 = vector.bitcast %84 : vector<4xi32> to vector<8xf16>
      %86 = arith.shrui %82, %c21 : vector<4xi32>
      %87 = arith.andi %86, %c19 : vector<4xi32>
      %88 = arith.ori %87, %c20 : vector<4xi32>
      %89 = vector.bitcast %88 : vector<4xi32> to vector<8xf16>
      %90 = vector.shuffle %85, %89 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %91 = arith.subf %90, %c22 : vector<16xf16>
      %92 = arith.mulf %91, %53 : vector<16xf16>
      %93 = arith.addi %32, %c6 : index
      %94 = arith.remui %42, %c1 : index
      %95 = arith.addi %10, %c3 : index
      %96 = arith.muli %93, %c15 : index
      %97 = arith.addi %95, %96 : index
      %98 = arith.muli %94, %c4 : index
      %99 = arith.addi %97, %98 : index
      %100 = vector.load %w[%99] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %101 = vector.bitcast %100 : vector<2xi8> to vector<1xf16>
      %102 = vector.extract %101[0] : f16 from vector<1xf16>
      %103 = vector.broadcast %102 : f16 to vector<16xf16>
      %104 = arith.addi %10, %c3 : index
      %105 = arith.addi %inputFeatures, %c2 : index
      %106 = arith.divui %105, %c3 : index
      %107 = arith.muli %106, %c3 : index
      %108 = arith.addi %104, %107 : index
      %109 = arith.muli %93, %c18 : index
      %110 = arith.addi %108, %109 : index
      %111 = arith.addi %110, %c5 : index
      %112 = arith.muli %94, %c1 : index
      %113 = arith.addi %111, %112 : index
      %114 = vector.load %w[%113] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %115 = vector.bitcast %114 : vector<16xi8> to vector<4xi32>
      %116 = arith.andi %115, %c19 : vector<4xi32>
      %117 = arith.ori %116, %c20 : vector<4xi32>
      %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
      %119 = arith.shrui %115, %c21 : vector<4xi32>
      %120 = arith.andi %119, %c19 : vector<4xi32>
      %121 = arith.ori %120, %c20 : vector<4xi32>
      %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
      %123 = vector.shuffle %118, %122 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %124 = arith.subf %123, %c22 : vector<16xf16>
      %125 = arith.mulf %124, %103 : vector<16xf16>
      %126 = arith.muli %93, %c18 : index
      %127 = arith.addi %108, %126 : index
      %128 = arith.addi %127, %c23 : index
      %129 = arith.muli %94, %c1 : index
      %130 = arith.addi %128, %129 : index
      %131 = vector.load %w[%130] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %132 = vector.bitcast %131 : vector<16xi8> to vector<4xi32>
      %133 = arith.andi %132, %c19 : vector<4xi32>
      %134 = arith.ori %133, %c20 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = arith.shrui %132, %c21 : vector<4xi32>
      %137 = arith.andi %136, %c19 : vector<4xi32>
      %138 = arith.ori %137, %c20 : vector<4xi32>
      %139 = vector.bitcast %138 : vector<4xi32> to vector<8xf16>
      %140 = vector.shuffle %135, %139 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = arith.subf %140, %c22 : vector<16xf16>
      %142 = arith.mulf %141, %103 : vector<16xf16>
      %143 = arith.addi %32, %c5 : index
      %144 = arith.remui %42, %c1 : index
      %145 = arith.addi %12, %c3 : index
      %146 = arith.muli %143, %c15 : index
      %147 = arith.addi %145, %146 : index
      %148 = arith.muli %144, %c4 : index
      %149 = arith.addi %147, %148 : index
      %150 = vector.load %w[%149] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %151 = vector.bitcast %150 : vector<2xi8> to vector<1xf16>
      %152 = vector.extract %151[0] : f16 from vector<1xf16>
      %153 = vector.broadcast %152 : f16 to vector<16xf16>
      %154 = arith.addi %12, %c3 : index
      %155 = arith.addi %inputFeatures, %c2 : index
      %156 = arith.divui %155, %c3 : index
      %157 = arith.muli %156, %c3 : index
      %158 = arith.addi %154, %157 : index
      %159 = arith.muli %143, %c18 : index
      %160 = arith.addi %158, %159 : index
      %161 = arith.addi %160, %c5 : index
      %162 = arith.muli %144, %c1 : index
      %163 = arith.addi %161, %162 : index
      %164 = vector.load %w[%163] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %165 = vector.bitcast %164 : vector<16xi8> to vector<4xi32>
      %166 = arith.andi %165, %c19 : vector<4xi32>
      %167 = arith.ori %166, %c20 : vector<4xi32>
      %168 = vector.bitcast %167 : vector<4xi32> to vector<8xf16>
      %169 = arith.shrui %165, %c21 : vector<4xi32>
      %170 = arith.andi %169, %c19 : vector<4xi32>
      %171 = arith.ori %170, %c20 : vector<4xi32>
      %172 = vector.bitcast %171 : vector<4xi32> to vector<8xf16>
      %173 = vector.shuffle %168, %172 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %174 = arith.subf %173, %c22 : vector<16xf16>
      %175 = arith.mulf %174, %153 : vector<16xf16>
      %176 = arith.muli %143, %c18 : index
      %177 = arith.addi %158, %176 : index
      %178 = arith.addi %177, %c23 : index
      %179 = arith.muli %144, %c1 : index
      %180 = arith.addi %178, %179 : index
      %181 = vector.load %w[%180] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %182 = vector.bitcast %181 : vector<16xi8> to vector<4xi32>
      %183 = arith.andi %182, %c19 : vector<4xi32>
      %184 = arith.ori %183, %c20 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = arith.shrui %182, %c21 : vector<4xi32>
      %187 = arith.andi %186, %c19 : vector<4xi32>
      %188 = arith.ori %187, %c20 : vector<4xi32>
      %189 = vector.bitcast %188 : vector<4xi32> to vector<8xf16>
      %190 = vector.shuffle %185, %189 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %191 = arith.subf %190, %c22 : vector<16xf16>
      %192 = arith.mulf %191, %153 : vector<16xf16>
      %193 = arith.addi %32, %c6 : index
      %194 = arith.remui %42, %c1 : index
      %195 = arith.addi %12, %c3 : index
      %196 = arith.muli %193, %c15 : index
      %197 = arith.addi %195, %196 : index
      %198 = arith.muli %194, %c4 : index
      %199 = arith.addi %197, %198 : index
      %200 = vector.load %w[%199] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %201 = vector.bitcast %200 : vector<2xi8> to vector<1xf16>
      %202 = vector.extract %201[0] : f16 from vector<1xf16>
      %203 = vector.broadcast %202 : f16 to vector<16xf16>
      %204 = arith.addi %12, %c3 : index
      %205 = arith.addi %inputFeatures, %c2 : index
      %206 = arith.divui %205, %c3 : index
      %207 = arith.muli %206, %c3 : index
      %208 = arith.addi %204, %207 : index
      %209 = arith.muli %193, %c18 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.addi %210, %c5 : index
      %212 = arith.muli %194, %c1 : index
      %213 = arith.addi %211, %212 : index
      %214 = vector.load %w[%213] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %215 = vector.bitcast %214 : vector<16xi8> to vector<4xi32>
      %216 = arith.andi %215, %c19 : vector<4xi32>
      %217 = arith.ori %216, %c20 : vector<4xi32>
      %218 = vector.bitcast %217 : vector<4xi32> to vector<8xf16>
      %219 = arith.shrui %215, %c21 : vector<4xi32>
      %220 = arith.andi %219, %c19 : vector<4xi32>
      %221 = arith.ori %220, %c20 : vector<4xi32>
      %222 = vector.bitcast %221 : vector<4xi32> to vector<8xf16>
      %223 = vector.shuffle %218, %222 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %224 = arith.subf %223, %c22 : vector<16xf16>
      %225 = arith.mulf %224, %203 : vector<16xf16>
      %226 = arith.muli %193, %c18 : index
      %227 = arith.addi %208, %226 : index
      %228 = arith.addi %227, %c23 : index
      %229 = arith.muli %194, %c1 : index
      %230 = arith.addi %228, %229 : index
      %231 = vector.load %w[%230] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %232 = vector.bitcast %231 : vector<16xi8> to vector<4xi32>
      %233 = arith.andi %232, %c19 : vector<4xi32>
      %234 = arith.ori %233, %c20 : vector<4xi32>
      %235 = vector.bitcast %234 : vector<4xi32> to vector<8xf16>
      %236 = arith.shrui %232, %c21 : vector<4xi32>
      %237 = arith.andi %236, %c19 : vector<4xi32>
      %238 = arith.ori %237, %c20 : vector<4xi32>
      %239 = vector.bitcast %238 : vector<4xi32> to vector<8xf16>
      %240 = vector.shuffle %235, %239 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = arith.subf %240, %c22 : vector<16xf16>
      %242 = arith.mulf %241, %203 : vector<16xf16>
      %243 = arith.addi %19, %c5 : index
      %244 = arith.muli %32, %c4 : index
      %245 = arith.addi %244, %c5 : index
      %246 = arith.divui %inputFeatures, %c1 : index
      %247 = arith.muli %243, %246 : index
      %248 = arith.addi %247, %245 : index
      %249 = arith.muli %tileRows, %c1 : index
      %250 = arith.muli %248, %249 : index
      %251 = arith.remui %42, %tileRows : index
      %252 = arith.muli %251, %c24 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = arith.muli %tileRows, %c24 : index
      %256 = arith.addi %253, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = vector.shuffle %254, %257 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %259 = wave.mma %258, %75, %33 : vector<16xf16>, vector<8xf32>
      %260 = wave.mma %258, %175, %34 : vector<16xf16>, vector<8xf32>
      %261 = arith.addi %19, %c6 : index
      %262 = arith.muli %32, %c4 : index
      %263 = arith.addi %262, %c5 : index
      %264 = arith.divui %inputFeatures, %c1 : index
      %265 = arith.muli %261, %264 : index
      %266 = arith.addi %265, %263 : index
      %267 = arith.muli %tileRows, %c1 : index
      %268 = arith.muli %266, %267 : index
      %269 = arith.remui %42, %tileRows : index
      %270 = arith.muli %269, %c24 : index
      %271 = arith.addi %268, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = arith.muli %tileRows, %c24 : index
      %274 = arith.addi %271, %273 : index
      %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = vector.shuffle %272, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %277 = wave.mma %276, %75, %35 : vector<16xf16>, vector<8xf32>
      %278 = wave.mma %276, %175, %36 : vector<16xf16>, vector<8xf32>
      %279 = arith.addi %19, %c4 : index
      %280 = arith.muli %32, %c4 : index
      %281 = arith.addi %280, %c5 : index
      %282 = arith.divui %inputFeatures, %c1 : index
      %283 = arith.muli %279, %282 : index
      %284 = arith.addi %283, %281 : index
      %285 = arith.muli %tileRows, %c1 : index
      %286 = arith.muli %284, %285 : index
      %287 = arith.remui %42, %tileRows : index
      %288 = arith.muli %287, %c24 : index
      %289 = arith.addi %286, %288 : index
      %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = arith.muli %tileRows, %c24 : index
      %292 = arith.addi %289, %291 : index
      %293 = vector.load %x[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = vector.shuffle %290, %293 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = wave.mma %294, %75, %37 : vector<16xf16>, vector<8xf32>
      %296 = wave.mma %294, %175, %38 : vector<16xf16>, vector<8xf32>
      %297 = arith.addi %19, %c25 : index
      %298 = arith.muli %32, %c4 : index
      %299 = arith.addi %298, %c5 : index
      %300 = arith.divui %inputFeatures, %c1 : index
      %301 = arith.muli %297, %300 : index
      %302 = arith.addi %301, %299 : index
      %303 = arith.muli %tileRows, %c1 : index
      %304 = arith.muli %302, %303 : index
      %305 = arith.remui %42, %tileRows : index
      %306 = arith.muli %305, %c24 : index
      %307 = arith.addi %304, %306 : index
      %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %309 = arith.muli %tileRows, %c24 : index
      %310 = arith.addi %307, %309 : index
      %311 = vector.load %x[%310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %312 = vector.shuffle %308, %311 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %313 = wave.mma %312, %75, %39 : vector<16xf16>, vector<8xf32>
      %314 = wave.mma %312, %175, %40 : vector<16xf16>, vector<8xf32>
      %315 = arith.addi %19, %c5 : index
      %316 = arith.muli %32, %c4 : index
      %317 = arith.addi %316, %c6 : index
      %318 = arith.divui %inputFeatures, %c1 : index
      %319 = arith.muli %315, %318 : index
      %320 = arith.addi %319, %317 : index
      %321 = arith.muli %tileRows, %c1 : index
      %322 = arith.muli %320, %321 : index
      %323 = arith.remui %42, %tileRows : index
      %324 = arith.muli %323, %c24 : index
      %325 = arith.addi %322, %324 : index
      %326 = vector.load %x[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %327 = arith.muli %tileRows, %c24 : index
      %328 = arith.addi %325, %327 : index
      %329 = vector.load %x[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %330 = vector.shuffle %326, %329 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %331 = wave.mma %330, %92, %259 : vector<16xf16>, vector<8xf32>
      %332 = wave.mma %330, %192, %260 : vector<16xf16>, vector<8xf32>
      %333 = arith.addi %19, %c6 : index
      %334 = arith.muli %32, %c4 : index
      %335 = arith.addi %334, %c6 : index
      %336 = arith.divui %inputFeatures, %c1 : index
      %337 = arith.muli %333, %336 : index
      %338 = arith.addi %337, %335 : index
      %339 = arith.muli %tileRows, %c1 : index
      %340 = arith.muli %338, %339 : index
      %341 = arith.remui %42, %tileRows : index
      %342 = arith.muli %341, %c24 : index
      %343 = arith.addi %340, %342 : index
      %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %345 = arith.muli %tileRows, %c24 : index
      %346 = arith.addi %343, %345 : index
      %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = vector.shuffle %344, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %349 = wave.mma %348, %92, %277 : vector<16xf16>, vector<8xf32>
      %350 = wave.mma %348, %192, %278 : vector<16xf16>, vector<8xf32>
      %351 = arith.addi %19, %c4 : index
      %352 = arith.muli %32, %c4 : index
      %353 = arith.addi %352, %c6 : index
      %354 = arith.divui %inputFeatures, %c1 : index
      %355 = arith.muli %351, %354 : index
      %356 = arith.addi %355, %353 : index
      %357 = arith.muli %tileRows, %c1 : index
      %358 = arith.muli %356, %357 : index
      %359 = arith.remui %42, %tileRows : index
      %360 = arith.muli %359, %c24 : index
      %361 = arith.addi %358, %360 : index
      %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %363 = arith.muli %tileRows, %c24 : index
      %364 = arith.addi %361, %363 : index
      %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %366 = vector.shuffle %362, %365 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %367 = wave.mma %366, %92, %295 : vector<16xf16>, vector<8xf32>
      %368 = wave.mma %366, %192, %296 : vector<16xf16>, vector<8xf32>
      %369 = arith.addi %19, %c25 : index
      %370 = arith.muli %32, %c4 : index
      %371 = arith.addi %370, %c6 : index
      %372 = arith.divui %inputFeatures, %c1 : index
      %373 = arith.muli %369, %372 : index
      %374 = arith.addi %373, %371 : index
      %375 = arith.muli %tileRows, %c1 : index
      %376 = arith.muli %374, %375 : index
      %377 = arith.remui %42, %tileRows : index
      %378 = arith.muli %377, %c24 : index
      %379 = arith.addi %376, %378 : index
      %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %381 = arith.muli %tileRows, %c24 : index
      %382 = arith.addi %379, %381 : index
      %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = vector.shuffle %380, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %385 = wave.mma %384, %92, %313 : vector<16xf16>, vector<8xf32>
      %386 = wave.mma %384, %192, %314 : vector<16xf16>, vector<8xf32>
      %387 = arith.addi %19, %c5 : index
      %388 = arith.muli %32, %c4 : index
      %389 = arith.addi %388, %c4 : index
      %390 = arith.divui %inputFeatures, %c1 : index
      %391 = arith.muli %387, %390 : index
      %392 = arith.addi %391, %389 : index
      %393 = arith.muli %tileRows, %c1 : index
      %394 = arith.muli %392, %393 : index
      %395 = arith.remui %42, %tileRows : index
      %396 = arith.muli %395, %c24 : index
      %397 = arith.addi %394, %396 : index
      %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = arith.muli %tileRows, %c24 : index
      %400 = arith.addi %397, %399 : index
      %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = vector.shuffle %398, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %403 = wave.mma %402, %125, %331 : vector<16xf16>, vector<8xf32>
      %404 = wave.mma %402, %225, %332 : vector<16xf16>, vector<8xf32>
      %405 = arith.addi %19, %c6 : index
      %406 = arith.muli %32, %c4 : index
      %407 = arith.addi %406, %c4 : index
      %408 = arith.divui %inputFeatures, %c1 : index
      %409 = arith.muli %405, %408 : index
      %410 = arith.addi %409, %407 : index
      %411 = arith.muli %tileRows, %c1 : index
      %412 = arith.muli %410, %411 : index
      %413 = arith.remui %42, %tileRows : index
      %414 = arith.muli %413, %c24 : index
      %415 = arith.addi %412, %414 : index
      %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = arith.muli %tileRows, %c24 : index
      %418 = arith.addi %415, %417 : index
      %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %420 = vector.shuffle %416, %419 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %421 = wave.mma %420, %125, %349 : vector<16xf16>, vector<8xf32>
      %422 = wave.mma %420, %225, %350 : vector<16xf16>, vector<8xf32>
      %423 = arith.addi %19, %c4 : index
      %424 = arith.muli %32, %c4 : index
      %425 = arith.addi %424, %c4 : index
      %426 = arith.divui %inputFeatures, %c1 : index
      %427 = arith.muli %423, %426 : index
      %428 = arith.addi %427, %425 : index
      %429 = arith.muli %tileRows, %c1 : index
      %430 = arith.muli %428, %429 : index
      %431 = arith.remui %42, %tileRows : index
      %432 = arith.muli %431, %c24 : index
      %433 = arith.addi %430, %432 : index
      %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = arith.muli %tileRows, %c24 : index
      %436 = arith.addi %433, %435 : index
      %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %438 = vector.shuffle %434, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %439 = wave.mma %438, %125, %367 : vector<16xf16>, vector<8xf32>
      %440 = wave.mma %438, %225, %368 : vector<16xf16>, vector<8xf32>
      %441 = arith.addi %19, %c25 : index
      %442 = arith.muli %32, %c4 : index
      %443 = arith.addi %442, %c4 : index
      %444 = arith.divui %inputFeatures, %c1 : index
      %445 = arith.muli %441, %444 : index
      %446 = arith.addi %445, %443 : index
      %447 = arith.muli %tileRows, %c1 : index
      %448 = arith.muli %446, %447 : index
      %449 = arith.remui %42, %tileRows : index
      %450 = arith.muli %449, %c24 : index
      %451 = arith.addi %448, %450 : index
      %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = arith.muli %tileRows, %c24 : index
      %454 = arith.addi %451, %453 : index
      %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = vector.shuffle %452, %455 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %457 = wave.mma %456, %125, %385 : vector<16xf16>, vector<8xf32>
      %458 = wave.mma %456, %225, %386 : vector<16xf16>, vector<8xf32>
      %459 = arith.addi %19, %c5 : index
      %460 = arith.muli %32, %c4 : index
      %461 = arith.addi %460, %c25 : index
      %462 = arith.divui %inputFeatures, %c1 : index
      %463 = arith.muli %459, %462 : index
      %464 = arith.addi %463, %461 : index
      %465 = arith.muli %tileRows, %c1 : index
      %466 = arith.muli %464, %465 : index
      %467 = arith.remui %42, %tileRows : index
      %468 = arith.muli %467, %c24 : index
      %469 = arith.addi %466, %468 : index
      %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %471 = arith.muli %tileRows, %c24 : index
      %472 = arith.addi %469, %471 : index
      %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %474 = vector.shuffle %470, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %475 = wave.mma %474, %142, %403 : vector<16xf16>, vector<8xf32>
      %476 = wave.mma %474, %242, %404 : vector<16xf16>, vector<8xf32>
      %477 = arith.addi %19, %c6 : index
      %478 = arith.muli %32, %c4 : index
      %479 = arith.addi %478, %c25 : index
      %480 = arith.divui %inputFeatures, %c1 : index
      %481 = arith.muli %477, %480 : index
      %482 = arith.addi %481, %479 : index
      %483 = arith.muli %tileRows, %c1 : index
      %484 = arith.muli %482, %483 : index
      %485 = arith.remui %42, %tileRows : index
      %486 = arith.muli %485, %c24 : index
      %487 = arith.addi %484, %486 : index
      %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = arith.muli %tileRows, %c24 : index
      %490 = arith.addi %487, %489 : index
      %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %492 = vector.shuffle %488, %491 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %493 = wave.mma %492, %142, %421 : vector<16xf16>, vector<8xf32>
      %494 = wave.mma %492, %242, %422 : vector<16xf16>, vector<8xf32>
      %495 = arith.addi %19, %c4 : index
      %496 = arith.muli %32, %c4 : index
      %497 = arith.addi %496, %c25 : index
      %498 = arith.divui %inputFeatures, %c1 : index
      %499 = arith.muli %495, %498 : index
      %500 = arith.addi %499, %497 : index
      %501 = arith.muli %tileRows, %c1 : index
      %502 = arith.muli %500, %501 : index
      %503 = arith.remui %42, %tileRows : index
      %504 = arith.muli %503, %c24 : index
      %505 = arith.addi %502, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = arith.muli %tileRows, %c24 : index
      %508 = arith.addi %505, %507 : index
      %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %510 = vector.shuffle %506, %509 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %511 = wave.mma %510, %142, %439 : vector<16xf16>, vector<8xf32>
      %512 = wave.mma %510, %242, %440 : vector<16xf16>, vector<8xf32>
      %513 = arith.addi %19, %c25 : index
      %514 = arith.muli %32, %c4 : index
      %515 = arith.addi %514, %c25 : index
      %516 = arith.divui %inputFeatures, %c1 : index
      %517 = arith.muli %513, %516 : index
      %518 = arith.addi %517, %515 : index
      %519 = arith.muli %tileRows, %c1 : index
      %520 = arith.muli %518, %519 : index
      %521 = arith.remui %42, %tileRows : index
      %522 = arith.muli %521, %c24 : index
      %523 = arith.addi %520, %522 : index
      %524 = vector.load %x[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %525 = arith.muli %tileRows, %c24 : index
      %526 = arith.addi %523, %525 : index
      %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %528 = vector.shuffle %524, %527 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %529 = wave.mma %528, %142, %457 : vector<16xf16>, vector<8xf32>
      %530 = wave.mma %528, %242, %458 : vector<16xf16>, vector<8xf32>
      scf.yield %475, %476, %493, %494, %511, %512, %529, %530 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %531 = arith.select %29, %31, %24 : index
    %541:8 = scf.for %532 = %31 to %531 step %c6 iter_args(%533 = %41#0, %534 = %41#1, %535 = %41#2, %536 = %41#3, %537 = %41#4, %538 = %41#5, %539 = %41#6, %540 = %41#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %542 = wave.lane
      %543 = arith.addi %532, %c5 : index
      %544 = arith.remui %542, %c1 : index
      %545 = arith.addi %10, %c3 : index
      %546 = arith.muli %543, %c15 : index
      %547 = arith.addi %545, %546 : index
      %548 = arith.muli %544, %c4 : index
      %549 = arith.addi %547, %548 : index
      %550 = vector.load %w[%549] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %551 = vector.bitcast %550 : vector<2xi8> to vector<1xf16>
      %552 = vector.extract %551[0] : f16 from vector<1xf16>
      %553 = vector.broadcast %552 : f16 to vector<16xf16>
      %554 = arith.addi %10, %c3 : index
      %555 = arith.addi %inputFeatures, %c2 : index
      %556 = arith.divui %555, %c3 : index
      %557 = arith.muli %556, %c3 : index
      %558 = arith.addi %554, %557 : index
      %559 = arith.muli %543, %c18 : index
      %560 = arith.addi %558, %559 : index
      %561 = arith.addi %560, %c5 : index
      %562 = arith.muli %544, %c1 : index
      %563 = arith.addi %561, %562 : index
      %564 = vector.load %w[%563] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %565 = vector.bitcast %564 : vector<16xi8> to vector<4xi32>
      %566 = arith.andi %565, %c19 : vector<4xi32>
      %567 = arith.ori %566, %c20 : vector<4xi32>
      %568 = vector.bitcast %567 : vector<4xi32> to vector<8xf16>
      %569 = arith.shrui %565, %c21 : vector<4xi32>
      %570 = arith.andi %569, %c19 : vector<4xi32>
      %571 = arith.ori %570, %c20 : vector<4xi32>
      %572 = vector.bitcast %571 : vector<4xi32> to vector<8xf16>
      %573 = vector.shuffle %568, %572 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %574 = arith.subf %573, %c22 : vector<16xf16>
      %575 = arith.mulf %574, %553 : vector<16xf16>
      %576 = arith.muli %543, %c18 : index
      %577 = arith.addi %558, %576 : index
      %578 = arith.addi %577, %c23 : index
      %579 = arith.muli %544, %c1 : index
      %580 = arith.addi %578, %579 : index
      %581 = vector.load %w[%580] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %582 = vector.bitcast %581 : vector<16xi8> to vector<4xi32>
      %583 = arith.andi %582, %c19 : vector<4xi32>
      %584 = arith.ori %583, %c20 : vector<4xi32>
      %585 = vector.bitcast %584 : vector<4xi32> to vector<8xf16>
      %586 = arith.shrui %582, %c21 : vector<4xi32>
      %587 = arith.andi %586, %c19 : vector<4xi32>
      %588 = arith.ori %587, %c20 : vector<4xi32>
      %589 = vector.bitcast %588 : vector<4xi32> to vector<8xf16>
      %590 = vector.shuffle %585, %589 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %591 = arith.subf %590, %c22 : vector<16xf16>
      %592 = arith.mulf %591, %553 : vector<16xf16>
      %593 = arith.addi %532, %c5 : index
      %594 = arith.remui %542, %c1 : index
      %595 = arith.addi %12, %c3 : index
      %596 = arith.muli %593, %c15 : index
      %597 = arith.addi %595, %596 : index
      %598 = arith.muli %594, %c4 : index
      %599 = arith.addi %597, %598 : index
      %600 = vector.load %w[%599] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %601 = vector.bitcast %600 : vector<2xi8> to vector<1xf16>
      %602 = vector.extract %601[0] : f16 from vector<1xf16>
      %603 = vector.broadcast %602 : f16 to vector<16xf16>
      %604 = arith.addi %12, %c3 : index
      %605 = arith.addi %inputFeatures, %c2 : index
      %606 = arith.divui %605, %c3 : index
      %607 = arith.muli %606, %c3 : index
      %608 = arith.addi %604, %607 : index
      %609 = arith.muli %593, %c18 : index
      %610 = arith.addi %608, %609 : index
      %611 = arith.addi %610, %c5 : index
      %612 = arith.muli %594, %c1 : index
      %613 = arith.addi %611, %612 : index
      %614 = vector.load %w[%613] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %615 = vector.bitcast %614 : vector<16xi8> to vector<4xi32>
      %616 = arith.andi %615, %c19 : vector<4xi32>
      %617 = arith.ori %616, %c20 : vector<4xi32>
      %618 = vector.bitcast %617 : vector<4xi32> to vector<8xf16>
      %619 = arith.shrui %615, %c21 : vector<4xi32>
      %620 = arith.andi %619, %c19 : vector<4xi32>
      %621 = arith.ori %620, %c20 : vector<4xi32>
      %622 = vector.bitcast %621 : vector<4xi32> to vector<8xf16>
      %623 = vector.shuffle %618, %622 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %624 = arith.subf %623, %c22 : vector<16xf16>
      %625 = arith.mulf %624, %603 : vector<16xf16>
      %626 = arith.muli %593, %c18 : index
      %627 = arith.addi %608, %626 : index
      %628 = arith.addi %627, %c23 : index
      %629 = arith.muli %594, %c1 : index
      %630 = arith.addi %628, %629 : index
      %631 = vector.load %w[%630] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %632 = vector.bitcast %631 : vector<16xi8> to vector<4xi32>
      %633 = arith.andi %632, %c19 : vector<4xi32>
      %634 = arith.ori %633, %c20 : vector<4xi32>
      %635 = vector.bitcast %634 : vector<4xi32> to vector<8xf16>
      %636 = arith.shrui %632, %c21 : vector<4xi32>
      %637 = arith.andi %636, %c19 : vector<4xi32>
      %638 = arith.ori %637, %c20 : vector<4xi32>
      %639 = vector.bitcast %638 : vector<4xi32> to vector<8xf16>
      %640 = vector.shuffle %635, %639 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %641 = arith.subf %640, %c22 : vector<16xf16>
      %642 = arith.mulf %641, %603 : vector<16xf16>
      %643 = arith.addi %19, %c5 : index
      %644 = arith.muli %532, %c4 : index
      %645 = arith.addi %644, %c5 : index
      %646 = arith.divui %inputFeatures, %c1 : index
      %647 = arith.muli %643, %646 : index
      %648 = arith.addi %647, %645 : index
      %649 = arith.muli %tileRows, %c1 : index
      %650 = arith.muli %648, %649 : index
      %651 = arith.remui %542, %tileRows : index
      %652 = arith.muli %651, %c24 : index
      %653 = arith.addi %650, %652 : index
      %654 = vector.load %x[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %655 = arith.muli %tileRows, %c24 : index
      %656 = arith.addi %653, %655 : index
      %657 = vector.load %x[%656] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %658 = vector.shuffle %654, %657 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %659 = wave.mma %658, %575, %533 : vector<16xf16>, vector<8xf32>
      %660 = wave.mma %658, %625, %534 : vector<16xf16>, vector<8xf32>
      %661 = arith.addi %19, %c6 : index
      %662 = arith.muli %532, %c4 : index
      %663 = arith.addi %662, %c5 : index
      %664 = arith.divui %inputFeatures, %c1 : index
      %665 = arith.muli %661, %664 : index
      %666 = arith.addi %665, %663 : index
      %667 = arith.muli %tileRows, %c1 : index
      %668 = arith.muli %666, %667 : index
      %669 = arith.remui %542, %tileRows : index
      %670 = arith.muli %669, %c24 : index
      %671 = arith.addi %668, %670 : index
      %672 = vector.load %x[%671] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %673 = arith.muli %tileRows, %c24 : index
      %674 = arith.addi %671, %673 : index
      %675 = vector.load %x[%674] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %676 = vector.shuffle %672, %675 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %677 = wave.mma %676, %575, %535 : vector<16xf16>, vector<8xf32>
      %678 = wave.mma %676, %625, %536 : vector<16xf16>, vector<8xf32>
      %679 = arith.addi %19, %c4 : index
      %680 = arith.muli %532, %c4 : index
      %681 = arith.addi %680, %c5 : index
      %682 = arith.divui %inputFeatures, %c1 : index
      %683 = arith.muli %679, %682 : index
      %684 = arith.addi %683, %681 : index
      %685 = arith.muli %tileRows, %c1 : index
      %686 = arith.muli %684, %685 : index
      %687 = arith.remui %542, %tileRows : index
      %688 = arith.muli %687, %c24 : index
      %689 = arith.addi %686, %688 : index
      %690 = vector.load %x[%689] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %691 = arith.muli %tileRows, %c24 : index
      %692 = arith.addi %689, %691 : index
      %693 = vector.load %x[%692] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %694 = vector.shuffle %690, %693 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %695 = wave.mma %694, %575, %537 : vector<16xf16>, vector<8xf32>
      %696 = wave.mma %694, %625, %538 : vector<16xf16>, vector<8xf32>
      %697 = arith.addi %19, %c25 : index
      %698 = arith.muli %532, %c4 : index
      %699 = arith.addi %698, %c5 : index
      %700 = arith.divui %inputFeatures, %c1 : index
      %701 = arith.muli %697, %700 : index
      %702 = arith.addi %701, %699 : index
      %703 = arith.muli %tileRows, %c1 : index
      %704 = arith.muli %702, %703 : index
      %705 = arith.remui %542, %tileRows : index
      %706 = arith.muli %705, %c24 : index
      %707 = arith.addi %704, %706 : index
      %708 = vector.load %x[%707] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %709 = arith.muli %tileRows, %c24 : index
      %710 = arith.addi %707, %709 : index
      %711 = vector.load %x[%710] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %712 = vector.shuffle %708, %711 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %713 = wave.mma %712, %575, %539 : vector<16xf16>, vector<8xf32>
      %714 = wave.mma %712, %625, %540 : vector<16xf16>, vector<8xf32>
      %715 = arith.addi %19, %c5 : index
      %716 = arith.muli %532, %c4 : index
      %717 = arith.addi %716, %c6 : index
      %718 = arith.divui %inputFeatures, %c1 : index
      %719 = arith.muli %715, %718 : index
      %720 = arith.addi %719, %717 : index
      %721 = arith.muli %tileRows, %c1 : index
      %722 = arith.muli %720, %721 : index
      %723 = arith.remui %542, %tileRows : index
      %724 = arith.muli %723, %c24 : index
      %725 = arith.addi %722, %724 : index
      %726 = vector.load %x[%725] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %727 = arith.muli %tileRows, %c24 : index
      %728 = arith.addi %725, %727 : index
      %729 = vector.load %x[%728] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %730 = vector.shuffle %726, %729 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %731 = wave.mma %730, %592, %659 : vector<16xf16>, vector<8xf32>
      %732 = wave.mma %730, %642, %660 : vector<16xf16>, vector<8xf32>
      %733 = arith.addi %19, %c6 : index
      %734 = arith.muli %532, %c4 : index
      %735 = arith.addi %734, %c6 : index
      %736 = arith.divui %inputFeatures, %c1 : index
      %737 = arith.muli %733, %736 : index
      %738 = arith.addi %737, %735 : index
      %739 = arith.muli %tileRows, %c1 : index
      %740 = arith.muli %738, %739 : index
      %741 = arith.remui %542, %tileRows : index
      %742 = arith.muli %741, %c24 : index
      %743 = arith.addi %740, %742 : index
      %744 = vector.load %x[%743] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %745 = arith.muli %tileRows, %c24 : index
      %746 = arith.addi %743, %745 : index
      %747 = vector.load %x[%746] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %748 = vector.shuffle %744, %747 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %749 = wave.mma %748, %592, %677 : vector<16xf16>, vector<8xf32>
      %750 = wave.mma %748, %642, %678 : vector<16xf16>, vector<8xf32>
      %751 = arith.addi %19, %c4 : index
      %752 = arith.muli %532, %c4 : index
      %753 = arith.addi %752, %c6 : index
      %754 = arith.divui %inputFeatures, %c1 : index
      %755 = arith.muli %751, %754 : index
      %756 = arith.addi %755, %753 : index
      %757 = arith.muli %tileRows, %c1 : index
      %758 = arith.muli %756, %757 : index
      %759 = arith.remui %542, %tileRows : index
      %760 = arith.muli %759, %c24 : index
      %761 = arith.addi %758, %760 : index
      %762 = vector.load %x[%761] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %763 = arith.muli %tileRows, %c24 : index
      %764 = arith.addi %761, %763 : index
      %765 = vector.load %x[%764] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %766 = vector.shuffle %762, %765 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %767 = wave.mma %766, %592, %695 : vector<16xf16>, vector<8xf32>
      %768 = wave.mma %766, %642, %696 : vector<16xf16>, vector<8xf32>
      %769 = arith.addi %19, %c25 : index
      %770 = arith.muli %532, %c4 : index
      %771 = arith.addi %770, %c6 : index
      %772 = arith.divui %inputFeatures, %c1 : index
      %773 = arith.muli %769, %772 : index
      %774 = arith.addi %773, %771 : index
      %775 = arith.muli %tileRows, %c1 : index
      %776 = arith.muli %774, %775 : index
      %777 = arith.remui %542, %tileRows : index
      %778 = arith.muli %777, %c24 : index
      %779 = arith.addi %776, %778 : index
      %780 = vector.load %x[%779] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %781 = arith.muli %tileRows, %c24 : index
      %782 = arith.addi %779, %781 : index
      %783 = vector.load %x[%782] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %784 = vector.shuffle %780, %783 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %785 = wave.mma %784, %592, %713 : vector<16xf16>, vector<8xf32>
      %786 = wave.mma %784, %642, %714 : vector<16xf16>, vector<8xf32>
      scf.yield %731, %732, %749, %750, %767, %768, %785, %786 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %787 = wave.lane
    %788 = wave.wave
    %789 = arith.muli %788, %c4 : index
    %790 = arith.addi %789, %c5 : index
    %791 = arith.muli %790, %c23 : index
    %792 = arith.addi %791, %787 : index
    %793 = vector.extract %541#0[0] : f32 from vector<8xf32>
    %794 = arith.addi %792, %c5 : index
    memref.store %793, %17[%794] : memref<?xf32>
    %795 = vector.extract %541#0[1] : f32 from vector<8xf32>
    %796 = arith.addi %792, %c15 : index
    memref.store %795, %17[%796] : memref<?xf32>
    %797 = vector.extract %541#0[2] : f32 from vector<8xf32>
    %798 = arith.addi %792, %c8 : index
    memref.store %797, %17[%798] : memref<?xf32>
    %799 = vector.extract %541#0[3] : f32 from vector<8xf32>
    %800 = arith.addi %792, %c26 : index
    memref.store %799, %17[%800] : memref<?xf32>
    %801 = vector.extract %541#0[4] : f32 from vector<8xf32>
    %802 = arith.addi %792, %c3 : index
    memref.store %801, %17[%802] : memref<?xf32>
    %803 = vector.extract %541#0[5] : f32 from vector<8xf32>
    %804 = arith.addi %792, %c27 : index
    memref.store %803, %17[%804] : memref<?xf32>
    %805 = vector.extract %541#0[6] : f32 from vector<8xf32>
    %806 = arith.addi %792, %c28 : index
    memref.store %805, %17[%806] : memref<?xf32>
    %807 = vector.extract %541#0[7] : f32 from vector<8xf32>
    %808 = arith.addi %792, %c29 : index
    memref.store %807, %17[%808] : memref<?xf32>
    %809 = arith.muli %788, %c4 : index
    %810 = arith.addi %809, %c6 : index
    %811 = arith.muli %810, %c23 : index
    %812 = arith.addi %811, %787 : index
    %813 = vector.extract %541#1[0] : f32 from vector<8xf32>
    %814 = arith.addi %812, %c5 : index
    memref.store %813, %17[%814] : memref<?xf32>
    %815 = vector.extract %541#1[1] : f32 from vector<8xf32>
    %816 = arith.addi %812, %c15 : index
    memref.store %815, %17[%816] : memref<?xf32>
    %817 = vector.extract %541#1[2] : f32 from vector<8xf32>
    %818 = arith.addi %812, %c8 : index
    memref.store %817, %17[%818] : memref<?xf32>
    %819 = vector.extract %541#1[3] : f32 from vector<8xf32>
    %820 = arith.addi %812, %c26 : index
    memref.store %819, %17[%820] : memref<?xf32>
    %821 = vector.extract %541#1[4] : f32 from vector<8xf32>
    %822 = arith.addi %812, %c3 : index
    memref.store %821, %17[%822] : memref<?xf32>
    %823 = vector.extract %541#1[5] : f32 from vector<8xf32>
    %824 = arith.addi %812, %c27 : index
    memref.store %823, %17[%824] : memref<?xf32>
    %825 = vector.extract %541#1[6] : f32 from vector<8xf32>
    %826 = arith.addi %812, %c28 : index
    memref.store %825, %17[%826] : memref<?xf32>
    %827 = vector.extract %541#1[7] : f32 from vector<8xf32>
    %828 = arith.addi %812, %c29 : index
    memref.store %827, %17[%828] : memref<?xf32>
    wave.barrier
    %829 = arith.muli %788, %c4 : index
    %830 = arith.addi %829, %c5 : index
    %831 = arith.muli %830, %c15 : index
    %832 = arith.addi %831, %787 : index
    %833 = arith.addi %832, %c5 : index
    %834 = memref.load %17[%833] : memref<?xf32>
    %835 = arith.addi %833, %c18 : index
    %836 = memref.load %17[%835] : memref<?xf32>
    %837 = arith.addf %834, %836 : f32
    %838 = arith.addi %833, %c30 : index
    %839 = memref.load %17[%838] : memref<?xf32>
    %840 = arith.addf %837, %839 : f32
    %841 = arith.addi %833, %c31 : index
    %842 = memref.load %17[%841] : memref<?xf32>
    %843 = arith.addf %840, %842 : f32
    %844 = arith.muli %830, %c15 : index
    %845 = arith.addi %844, %787 : index
    %846 = arith.addi %845, %c23 : index
    %847 = memref.load %17[%846] : memref<?xf32>
    %848 = arith.addi %846, %c18 : index
    %849 = memref.load %17[%848] : memref<?xf32>
    %850 = arith.addf %847, %849 : f32
    %851 = arith.addi %846, %c30 : index
    %852 = memref.load %17[%851] : memref<?xf32>
    %853 = arith.addf %850, %852 : f32
    %854 = arith.addi %846, %c31 : index
    %855 = memref.load %17[%854] : memref<?xf32>
    %856 = arith.addf %853, %855 : f32
    %857 = wave.lane
    %858 = arith.addi %15, %c5 : index
    %859 = arith.muli %830, %c4 : index
    %860 = arith.addi %858, %859 : index
    %861 = arith.divui %857, %c1 : index
    %862 = arith.addi %860, %861 : index
    %863 = arith.cmpi slt, %862, %14 : index
    scf.if %863 {
      %864 = arith.cmpi eq, %hasFactors, %c6 : index
      %865 = memref.load %factors[%862] : memref<?xf32>
      %866 = arith.select %864, %865, %c33 : f32
      %867 = arith.remui %857, %c1 : index
      %868 = arith.muli %867, %c13 : index
      %869 = arith.addi %10, %868 : index
      %870 = vector.load %w[%869] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %871 = vector.bitcast %870 : vector<4xi8> to vector<1xf32>
      %872 = vector.extract %871[0] : f32 from vector<1xf32>
      %873 = arith.mulf %872, %866 : f32
      %874 = arith.mulf %843, %873 : f32
      %875 = arith.remui %857, %c1 : index
      %876 = arith.muli %875, %c13 : index
      %877 = arith.addi %12, %876 : index
      %878 = vector.load %w[%877] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %879 = vector.bitcast %878 : vector<4xi8> to vector<1xf32>
      %880 = vector.extract %879[0] : f32 from vector<1xf32>
      %881 = arith.mulf %880, %866 : f32
      %882 = arith.mulf %856, %881 : f32
      %883 = arith.addi %10, %c8 : index
      %884 = vector.load %w[%883] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %885 = vector.bitcast %884 : vector<4xi8> to vector<1xf32>
      %886 = vector.extract %885[0] : f32 from vector<1xf32>
      %887 = arith.mulf %874, %c34 : f32
      %888 = wave.exp2 %887 : f32
      %889 = arith.addf %c33, %888 : f32
      %890 = arith.divf %874, %889 : f32
      %891 = arith.mulf %890, %882 : f32
      %892 = arith.mulf %891, %886 : f32
      %893 = arith.minimumf %892, %c35 : f32
      %894 = arith.maximumf %893, %c36 : f32
      %895 = arith.truncf %894 : f32 to f16
      %896 = arith.muli %0, %c1 : index
      %897 = wave.lane
      %898 = arith.remui %897, %c1 : index
      %899 = arith.addi %896, %898 : index
      %900 = arith.divui %862, %outTileRows : index
      %901 = arith.divui %outputFeatures, %c1 : index
      %902 = arith.muli %900, %901 : index
      %903 = arith.divui %899, %c1 : index
      %904 = arith.addi %902, %903 : index
      %905 = arith.muli %904, %c4 : index
      %906 = arith.remui %899, %c1 : index
      %907 = arith.divui %906, %c24 : index
      %908 = arith.addi %905, %907 : index
      %909 = arith.muli %outTileRows, %c24 : index
      %910 = arith.muli %908, %909 : index
      %911 = arith.remui %862, %outTileRows : index
      %912 = arith.muli %911, %c24 : index
      %913 = arith.addi %910, %912 : index
      %914 = arith.remui %899, %c24 : index
      %915 = arith.addi %913, %914 : index
      memref.store %895, %out[%915] : memref<?xf16>
    }
    %916 = arith.muli %788, %c4 : index
    %917 = arith.addi %916, %c6 : index
    %918 = arith.muli %917, %c15 : index
    %919 = arith.addi %918, %787 : index
    %920 = arith.addi %919, %c5 : index
    %921 = memref.load %17[%920] : memref<?xf32>
    %922 = arith.addi %920, %c18 : index
    %923 = memref.load %17[%922] : memref<?xf32>
    %924 = arith.addf %921, %923 : f32
    %925 = arith.addi %920, %c30 : index
    %926 = memref.load %17[%925] : memref<?xf32>
    %927 = arith.addf %924, %926 : f32
    %928 = arith.addi %920, %c31 : index
    %929 = memref.load %17[%928] : memref<?xf32>
    %930 = arith.addf %927, %929 : f32
    %931 = arith.muli %917, %c15 : index
    %932 = arith.addi %931, %787 : index
    %933 = arith.addi %932, %c23 : index
    %934 = memref.load %17[%933] : memref<?xf32>
    %935 = arith.addi %933, %c18 : index
    %936 = memref.load %17[%935] : memref<?xf32>
    %937 = arith.addf %934, %936 : f32
    %938 = arith.addi %933, %c30 : index
    %939 = memref.load %17[%938] : memref<?xf32>
    %940 = arith.addf %937, %939 : f32
    %941 = arith.addi %933, %c31 : index
    %942 = memref.load %17[%941] : memref<?xf32>
    %943 = arith.addf %940, %942 : f32
    %944 = wave.lane
    %945 = arith.addi %15, %c5 : index
    %946 = arith.muli %917, %c4 : index
    %947 = arith.addi %945, %946 : index
    %948 = arith.divui %944, %c1 : index
    %949 = arith.addi %947, %948 : index
    %950 = arith.cmpi slt, %949, %14 : index
    scf.if %950 {
      %951 = arith.cmpi eq, %hasFactors, %c6 : index
      %952 = memref.load %factors[%949] : memref<?xf32>
      %953 = arith.select %951, %952, %c33 : f32
      %954 = arith.remui %944, %c1 : index
      %955 = arith.muli %954, %c13 : index
      %956 = arith.addi %10, %955 : index
      %957 = vector.load %w[%956] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %958 = vector.bitcast %957 : vector<4xi8> to vector<1xf32>
      %959 = vector.extract %958[0] : f32 from vector<1xf32>
      %960 = arith.mulf %959, %953 : f32
      %961 = arith.mulf %930, %960 : f32
      %962 = arith.remui %944, %c1 : index
      %963 = arith.muli %962, %c13 : index
      %964 = arith.addi %12, %963 : index
      %965 = vector.load %w[%964] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %966 = vector.bitcast %965 : vector<4xi8> to vector<1xf32>
      %967 = vector.extract %966[0] : f32 from vector<1xf32>
      %968 = arith.mulf %967, %953 : f32
      %969 = arith.mulf %943, %968 : f32
      %970 = arith.addi %10, %c8 : index
      %971 = vector.load %w[%970] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %972 = vector.bitcast %971 : vector<4xi8> to vector<1xf32>
      %973 = vector.extract %972[0] : f32 from vector<1xf32>
      %974 = arith.mulf %961, %c34 : f32
      %975 = wave.exp2 %974 : f32
      %976 = arith.addf %c33, %975 : f32
      %977 = arith.divf %961, %976 : f32
      %978 = arith.mulf %977, %969 : f32
      %979 = arith.mulf %978, %973 : f32
      %980 = arith.minimumf %979, %c35 : f32
      %981 = arith.maximumf %980, %c36 : f32
      %982 = arith.truncf %981 : f32 to f16
      %983 = arith.muli %0, %c1 : index
      %984 = wave.lane
      %985 = arith.remui %984, %c1 : index
      %986 = arith.addi %983, %985 : index
      %987 = arith.divui %949, %outTileRows : index
      %988 = arith.divui %outputFeatures, %c1 : index
      %989 = arith.muli %987, %988 : index
      %990 = arith.divui %986, %c1 : index
      %991 = arith.addi %989, %990 : index
      %992 = arith.muli %991, %c4 : index
      %993 = arith.remui %986, %c1 : index
      %994 = arith.divui %993, %c24 : index
      %995 = arith.addi %992, %994 : index
      %996 = arith.muli %outTileRows, %c24 : index
      %997 = arith.muli %995, %996 : index
      %998 = arith.remui %949, %outTileRows : index
      %999 = arith.muli %998, %c24 : index
      %1000 = arith.addi %997, %999 : index
      %1001 = arith.remui %986, %c24 : index
      %1002 = arith.addi %1000, %1001 : index
      memref.store %982, %out[%1002] : memref<?xf16>
    }
    %1003 = wave.lane
    wave.barrier
    %1004 = wave.wave
    %1005 = arith.muli %1004, %c4 : index
    %1006 = arith.addi %1005, %c5 : index
    %1007 = arith.muli %1006, %c23 : index
    %1008 = arith.addi %1007, %1003 : index
    %1009 = vector.extract %541#2[0] : f32 from vector<8xf32>
    %1010 = arith.addi %1008, %c5 : index
    memref.store %1009, %17[%1010] : memref<?xf32>
    %1011 = vector.extract %541#2[1] : f32 from vector<8xf32>
    %1012 = arith.addi %1008, %c15 : index
    memref.store %1011, %17[%1012] : memref<?xf32>
    %1013 = vector.extract %541#2[2] : f32 from vector<8xf32>
    %1014 = arith.addi %1008, %c8 : index
    memref.store %1013, %17[%1014] : memref<?xf32>
    %1015 = vector.extract %541#2[3] : f32 from vector<8xf32>
    %1016 = arith.addi %1008, %c26 : index
    memref.store %1015, %17[%1016] : memref<?xf32>
    %1017 = vector.extract %541#2[4] : f32 from vector<8xf32>
    %1018 = arith.addi %1008, %c3 : index
    memref.store %1017, %17[%1018] : memref<?xf32>
    %1019 = vector.extract %541#2[5] : f32 from vector<8xf32>
    %1020 = arith.addi %1008, %c27 : index
    memref.store %1019, %17[%1020] : memref<?xf32>
    %1021 = vector.extract %541#2[6] : f32 from vector<8xf32>
    %1022 = arith.addi %1008, %c28 : index
    memref.store %1021, %17[%1022] : memref<?xf32>
    %1023 = vector.extract %541#2[7] : f32 from vector<8xf32>
    %1024 = arith.addi %1008, %c29 : index
    memref.store %1023, %17[%1024] : memref<?xf32>
    %1025 = arith.muli %1004, %c4 : index
    %1026 = arith.addi %1025, %c6 : index
    %1027 = arith.muli %1026, %c23 : index
    %1028 = arith.addi %1027, %1003 : index
    %1029 = vector.extract %541#3[0] : f32 from vector<8xf32>
    %1030 = arith.addi %1028, %c5 : index
    memref.store %1029, %17[%1030] : memref<?xf32>
    %1031 = vector.extract %541#3[1] : f32 from vector<8xf32>
    %1032 = arith.addi %1028, %c15 : index
    memref.store %1031, %17[%1032] : memref<?xf32>
    %1033 = vector.extract %541#3[2] : f32 from vector<8xf32>
    %1034 = arith.addi %1028, %c8 : index
    memref.store %1033, %17[%1034] : memref<?xf32>
    %1035 = vector.extract %541#3[3] : f32 from vector<8xf32>
    %1036 = arith.addi %1028, %c26 : index
    memref.store %1035, %17[%1036] : memref<?xf32>
    %1037 = vector.extract %541#3[4] : f32 from vector<8xf32>
    %1038 = arith.addi %1028, %c3 : index
    memref.store %1037, %17[%1038] : memref<?xf32>
    %1039 = vector.extract %541#3[5] : f32 from vector<8xf32>
    %1040 = arith.addi %1028, %c27 : index
    memref.store %1039, %17[%1040] : memref<?xf32>
    %1041 = vector.extract %541#3[6] : f32 from vector<8xf32>
    %1042 = arith.addi %1028, %c28 : index
    memref.store %1041, %17[%1042] : memref<?xf32>
    %1043 = vector.extract %541#3[7] : f32 from vector<8xf32>
    %1044 = arith.addi %1028, %c29 : index
    memref.store %1043, %17[%1044] : memref<?xf32>
    wave.barrier
    %1045 = arith.muli %1004, %c4 : index
    %1046 = arith.addi %1045, %c5 : index
    %1047 = arith.muli %1046, %c15 : index
    %1048 = arith.addi %1047, %1003 : index
    %1049 = arith.addi %1048, %c5 : index
    %1050 = memref.load %17[%1049] : memref<?xf32>
    %1051 = arith.addi %1049, %c18 : index
    %1052 = memref.load %17[%1051] : memref<?xf32>
    %1053 = arith.addf %1050, %1052 : f32
    %1054 = arith.addi %1049, %c30 : index
    %1055 = memref.load %17[%1054] : memref<?xf32>
    %1056 = arith.addf %1053, %1055 : f32
    %1057 = arith.addi %1049, %c31 : index
    %1058 = memref.load %17[%1057] : memref<?xf32>
    %1059 = arith.addf %1056, %1058 : f32
    %1060 = arith.muli %1046, %c15 : index
    %1061 = arith.addi %1060, %1003 : index
    %1062 = arith.addi %1061, %c23 : index
    %1063 = memref.load %17[%1062] : memref<?xf32>
    %1064 = arith.addi %1062, %c18 : index
    %1065 = memref.load %17[%1064] : memref<?xf32>
    %1066 = arith.addf %1063, %1065 : f32
    %1067 = arith.addi %1062, %c30 : index
    %1068 = memref.load %17[%1067] : memref<?xf32>
    %1069 = arith.addf %1066, %1068 : f32
    %1070 = arith.addi %1062, %c31 : index
    %1071 = memref.load %17[%1070] : memref<?xf32>
    %1072 = arith.addf %1069, %1071 : f32
    %1073 = wave.lane
    %1074 = arith.addi %15, %c1 : index
    %1075 = arith.muli %1046, %c4 : index
    %1076 = arith.addi %1074, %1075 : index
    %1077 = arith.divui %1073, %c1 : index
    %1078 = arith.addi %1076, %1077 : index
    %1079 = arith.cmpi slt, %1078, %14 : index
    scf.if %1079 {
      %1080 = arith.cmpi eq, %hasFactors, %c6 : index
      %1081 = memref.load %factors[%1078] : memref<?xf32>
      %1082 = arith.select %1080, %1081, %c33 : f32
      %1083 = arith.remui %1073, %c1 : index
      %1084 = arith.muli %1083, %c13 : index
      %1085 = arith.addi %10, %1084 : index
      %1086 = vector.load %w[%1085] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1087 = vector.bitcast %1086 : vector<4xi8> to vector<1xf32>
      %1088 = vector.extract %1087[0] : f32 from vector<1xf32>
      %1089 = arith.mulf %1088, %1082 : f32
      %1090 = arith.mulf %1059, %1089 : f32
      %1091 = arith.remui %1073, %c1 : index
      %1092 = arith.muli %1091, %c13 : index
      %1093 = arith.addi %12, %1092 : index
      %1094 = vector.load %w[%1093] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1095 = vector.bitcast %1094 : vector<4xi8> to vector<1xf32>
      %1096 = vector.extract %1095[0] : f32 from vector<1xf32>
      %1097 = arith.mulf %1096, %1082 : f32
      %1098 = arith.mulf %1072, %1097 : f32
      %1099 = arith.addi %10, %c8 : index
      %1100 = vector.load %w[%1099] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1101 = vector.bitcast %1100 : vector<4xi8> to vector<1xf32>
      %1102 = vector.extract %1101[0] : f32 from vector<1xf32>
      %1103 = arith.mulf %1090, %c34 : f32
      %1104 = wave.exp2 %1103 : f32
      %1105 = arith.addf %c33, %1104 : f32
      %1106 = arith.divf %1090, %1105 : f32
      %1107 = arith.mulf %1106, %1098 : f32
      %1108 = arith.mulf %1107, %1102 : f32
      %1109 = arith.minimumf %1108, %c35 : f32
      %1110 = arith.maximumf %1109, %c36 : f32
      %1111 = arith.truncf %1110 : f32 to f16
      %1112 = arith.muli %0, %c1 : index
      %1113 = wave.lane
      %1114 = arith.remui %1113, %c1 : index
      %1115 = arith.addi %1112, %1114 : index
      %1116 = arith.divui %1078, %outTileRows : index
      %1117 = arith.divui %outputFeatures, %c1 : index
      %1118 = arith.muli %1116, %1117 : index
      %1119 = arith.divui %1115, %c1 : index
      %1120 = arith.addi %1118, %1119 : index
      %1121 = arith.muli %1120, %c4 : index
      %1122 = arith.remui %1115, %c1 : index
      %1123 = arith.divui %1122, %c24 : index
      %1124 = arith.addi %1121, %1123 : index
      %1125 = arith.muli %outTileRows, %c24 : index
      %1126 = arith.muli %1124, %1125 : index
      %1127 = arith.remui %1078, %outTileRows : index
      %1128 = arith.muli %1127, %c24 : index
      %1129 = arith.addi %1126, %1128 : index
      %1130 = arith.remui %1115, %c24 : index
      %1131 = arith.addi %1129, %1130 : index
      memref.store %1111, %out[%1131] : memref<?xf16>
    }
    %1132 = arith.muli %1004, %c4 : index
    %1133 = arith.addi %1132, %c6 : index
    %1134 = arith.muli %1133, %c15 : index
    %1135 = arith.addi %1134, %1003 : index
    %1136 = arith.addi %1135, %c5 : index
    %1137 = memref.load %17[%1136] : memref<?xf32>
    %1138 = arith.addi %1136, %c18 : index
    %1139 = memref.load %17[%1138] : memref<?xf32>
    %1140 = arith.addf %1137, %1139 : f32
    %1141 = arith.addi %1136, %c30 : index
    %1142 = memref.load %17[%1141] : memref<?xf32>
    %1143 = arith.addf %1140, %1142 : f32
    %1144 = arith.addi %1136, %c31 : index
    %1145 = memref.load %17[%1144] : memref<?xf32>
    %1146 = arith.addf %1143, %1145 : f32
    %1147 = arith.muli %1133, %c15 : index
    %1148 = arith.addi %1147, %1003 : index
    %1149 = arith.addi %1148, %c23 : index
    %1150 = memref.load %17[%1149] : memref<?xf32>
    %1151 = arith.addi %1149, %c18 : index
    %1152 = memref.load %17[%1151] : memref<?xf32>
    %1153 = arith.addf %1150, %1152 : f32
    %1154 = arith.addi %1149, %c30 : index
    %1155 = memref.load %17[%1154] : memref<?xf32>
    %1156 = arith.addf %1153, %1155 : f32
    %1157 = arith.addi %1149, %c31 : index
    %1158 = memref.load %17[%1157] : memref<?xf32>
    %1159 = arith.addf %1156, %1158 : f32
    %1160 = wave.lane
    %1161 = arith.addi %15, %c1 : index
    %1162 = arith.muli %1133, %c4 : index
    %1163 = arith.addi %1161, %1162 : index
    %1164 = arith.divui %1160, %c1 : index
    %1165 = arith.addi %1163, %1164 : index
    %1166 = arith.cmpi slt, %1165, %14 : index
    scf.if %1166 {
      %1167 = arith.cmpi eq, %hasFactors, %c6 : index
      %1168 = memref.load %factors[%1165] : memref<?xf32>
      %1169 = arith.select %1167, %1168, %c33 : f32
      %1170 = arith.remui %1160, %c1 : index
      %1171 = arith.muli %1170, %c13 : index
      %1172 = arith.addi %10, %1171 : index
      %1173 = vector.load %w[%1172] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1174 = vector.bitcast %1173 : vector<4xi8> to vector<1xf32>
      %1175 = vector.extract %1174[0] : f32 from vector<1xf32>
      %1176 = arith.mulf %1175, %1169 : f32
      %1177 = arith.mulf %1146, %1176 : f32
      %1178 = arith.remui %1160, %c1 : index
      %1179 = arith.muli %1178, %c13 : index
      %1180 = arith.addi %12, %1179 : index
      %1181 = vector.load %w[%1180] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1182 = vector.bitcast %1181 : vector<4xi8> to vector<1xf32>
      %1183 = vector.extract %1182[0] : f32 from vector<1xf32>
      %1184 = arith.mulf %1183, %1169 : f32
      %1185 = arith.mulf %1159, %1184 : f32
      %1186 = arith.addi %10, %c8 : index
      %1187 = vector.load %w[%1186] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1188 = vector.bitcast %1187 : vector<4xi8> to vector<1xf32>
      %1189 = vector.extract %1188[0] : f32 from vector<1xf32>
      %1190 = arith.mulf %1177, %c34 : f32
      %1191 = wave.exp2 %1190 : f32
      %1192 = arith.addf %c33, %1191 : f32
      %1193 = arith.divf %1177, %1192 : f32
      %1194 = arith.mulf %1193, %1185 : f32
      %1195 = arith.mulf %1194, %1189 : f32
      %1196 = arith.minimumf %1195, %c35 : f32
      %1197 = arith.maximumf %1196, %c36 : f32
      %1198 = arith.truncf %1197 : f32 to f16
      %1199 = arith.muli %0, %c1 : index
      %1200 = wave.lane
      %1201 = arith.remui %1200, %c1 : index
      %1202 = arith.addi %1199, %1201 : index
      %1203 = arith.divui %1165, %outTileRows : index
      %1204 = arith.divui %outputFeatures, %c1 : index
      %1205 = arith.muli %1203, %1204 : index
      %1206 = arith.divui %1202, %c1 : index
      %1207 = arith.addi %1205, %1206 : index
      %1208 = arith.muli %1207, %c4 : index
      %1209 = arith.remui %1202, %c1 : index
      %1210 = arith.divui %1209, %c24 : index
      %1211 = arith.addi %1208, %1210 : index
      %1212 = arith.muli %outTileRows, %c24 : index
      %1213 = arith.muli %1211, %1212 : index
      %1214 = arith.remui %1165, %outTileRows : index
      %1215 = arith.muli %1214, %c24 : index
      %1216 = arith.addi %1213, %1215 : index
      %1217 = arith.remui %1202, %c24 : index
      %1218 = arith.addi %1216, %1217 : index
      memref.store %1198, %out[%1218] : memref<?xf16>
    }
    %1219 = wave.lane
    wave.barrier
    %1220 = wave.wave
    %1221 = arith.muli %1220, %c4 : index
    %1222 = arith.addi %1221, %c5 : index
    %1223 = arith.muli %1222, %c23 : index
    %1224 = arith.addi %1223, %1219 : index
    %1225 = vector.extract %541#4[0] : f32 from vector<8xf32>
    %1226 = arith.addi %1224, %c5 : index
    memref.store %1225, %17[%1226] : memref<?xf32>
    %1227 = vector.extract %541#4[1] : f32 from vector<8xf32>
    %1228 = arith.addi %1224, %c15 : index
    memref.store %1227, %17[%1228] : memref<?xf32>
    %1229 = vector.extract %541#4[2] : f32 from vector<8xf32>
    %1230 = arith.addi %1224, %c8 : index
    memref.store %1229, %17[%1230] : memref<?xf32>
    %1231 = vector.extract %541#4[3] : f32 from vector<8xf32>
    %1232 = arith.addi %1224, %c26 : index
    memref.store %1231, %17[%1232] : memref<?xf32>
    %1233 = vector.extract %541#4[4] : f32 from vector<8xf32>
    %1234 = arith.addi %1224, %c3 : index
    memref.store %1233, %17[%1234] : memref<?xf32>
    %1235 = vector.extract %541#4[5] : f32 from vector<8xf32>
    %1236 = arith.addi %1224, %c27 : index
    memref.store %1235, %17[%1236] : memref<?xf32>
    %1237 = vector.extract %541#4[6] : f32 from vector<8xf32>
    %1238 = arith.addi %1224, %c28 : index
    memref.store %1237, %17[%1238] : memref<?xf32>
    %1239 = vector.extract %541#4[7] : f32 from vector<8xf32>
    %1240 = arith.addi %1224, %c29 : index
    memref.store %1239, %17[%1240] : memref<?xf32>
    %1241 = arith.muli %1220, %c4 : index
    %1242 = arith.addi %1241, %c6 : index
    %1243 = arith.muli %1242, %c23 : index
    %1244 = arith.addi %1243, %1219 : index
    %1245 = vector.extract %541#5[0] : f32 from vector<8xf32>
    %1246 = arith.addi %1244, %c5 : index
    memref.store %1245, %17[%1246] : memref<?xf32>
    %1247 = vector.extract %541#5[1] : f32 from vector<8xf32>
    %1248 = arith.addi %1244, %c15 : index
    memref.store %1247, %17[%1248] : memref<?xf32>
    %1249 = vector.extract %541#5[2] : f32 from vector<8xf32>
    %1250 = arith.addi %1244, %c8 : index
    memref.store %1249, %17[%1250] : memref<?xf32>
    %1251 = vector.extract %541#5[3] : f32 from vector<8xf32>
    %1252 = arith.addi %1244, %c26 : index
    memref.store %1251, %17[%1252] : memref<?xf32>
    %1253 = vector.extract %541#5[4] : f32 from vector<8xf32>
    %1254 = arith.addi %1244, %c3 : index
    memref.store %1253, %17[%1254] : memref<?xf32>
    %1255 = vector.extract %541#5[5] : f32 from vector<8xf32>
    %1256 = arith.addi %1244, %c27 : index
    memref.store %1255, %17[%1256] : memref<?xf32>
    %1257 = vector.extract %541#5[6] : f32 from vector<8xf32>
    %1258 = arith.addi %1244, %c28 : index
    memref.store %1257, %17[%1258] : memref<?xf32>
    %1259 = vector.extract %541#5[7] : f32 from vector<8xf32>
    %1260 = arith.addi %1244, %c29 : index
    memref.store %1259, %17[%1260] : memref<?xf32>
    wave.barrier
    %1261 = arith.muli %1220, %c4 : index
    %1262 = arith.addi %1261, %c5 : index
    %1263 = arith.muli %1262, %c15 : index
    %1264 = arith.addi %1263, %1219 : index
    %1265 = arith.addi %1264, %c5 : index
    %1266 = memref.load %17[%1265] : memref<?xf32>
    %1267 = arith.addi %1265, %c18 : index
    %1268 = memref.load %17[%1267] : memref<?xf32>
    %1269 = arith.addf %1266, %1268 : f32
    %1270 = arith.addi %1265, %c30 : index
    %1271 = memref.load %17[%1270] : memref<?xf32>
    %1272 = arith.addf %1269, %1271 : f32
    %1273 = arith.addi %1265, %c31 : index
    %1274 = memref.load %17[%1273] : memref<?xf32>
    %1275 = arith.addf %1272, %1274 : f32
    %1276 = arith.muli %1262, %c15 : index
    %1277 = arith.addi %1276, %1219 : index
    %1278 = arith.addi %1277, %c23 : index
    %1279 = memref.load %17[%1278] : memref<?xf32>
    %1280 = arith.addi %1278, %c18 : index
    %1281 = memref.load %17[%1280] : memref<?xf32>
    %1282 = arith.addf %1279, %1281 : f32
    %1283 = arith.addi %1278, %c30 : index
    %1284 = memref.load %17[%1283] : memref<?xf32>
    %1285 = arith.addf %1282, %1284 : f32
    %1286 = arith.addi %1278, %c31 : index
    %1287 = memref.load %17[%1286] : memref<?xf32>
    %1288 = arith.addf %1285, %1287 : f32
    %1289 = wave.lane
    %1290 = arith.addi %15, %c15 : index
    %1291 = arith.muli %1262, %c4 : index
    %1292 = arith.addi %1290, %1291 : index
    %1293 = arith.divui %1289, %c1 : index
    %1294 = arith.addi %1292, %1293 : index
    %1295 = arith.cmpi slt, %1294, %14 : index
    scf.if %1295 {
      %1296 = arith.cmpi eq, %hasFactors, %c6 : index
      %1297 = memref.load %factors[%1294] : memref<?xf32>
      %1298 = arith.select %1296, %1297, %c33 : f32
      %1299 = arith.remui %1289, %c1 : index
      %1300 = arith.muli %1299, %c13 : index
      %1301 = arith.addi %10, %1300 : index
      %1302 = vector.load %w[%1301] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1303 = vector.bitcast %1302 : vector<4xi8> to vector<1xf32>
      %1304 = vector.extract %1303[0] : f32 from vector<1xf32>
      %1305 = arith.mulf %1304, %1298 : f32
      %1306 = arith.mulf %1275, %1305 : f32
      %1307 = arith.remui %1289, %c1 : index
      %1308 = arith.muli %1307, %c13 : index
      %1309 = arith.addi %12, %1308 : index
      %1310 = vector.load %w[%1309] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1311 = vector.bitcast %1310 : vector<4xi8> to vector<1xf32>
      %1312 = vector.extract %1311[0] : f32 from vector<1xf32>
      %1313 = arith.mulf %1312, %1298 : f32
      %1314 = arith.mulf %1288, %1313 : f32
      %1315 = arith.addi %10, %c8 : index
      %1316 = vector.load %w[%1315] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1317 = vector.bitcast %1316 : vector<4xi8> to vector<1xf32>
      %1318 = vector.extract %1317[0] : f32 from vector<1xf32>
      %1319 = arith.mulf %1306, %c34 : f32
      %1320 = wave.exp2 %1319 : f32
      %1321 = arith.addf %c33, %1320 : f32
      %1322 = arith.divf %1306, %1321 : f32
      %1323 = arith.mulf %1322, %1314 : f32
      %1324 = arith.mulf %1323, %1318 : f32
      %1325 = arith.minimumf %1324, %c35 : f32
      %1326 = arith.maximumf %1325, %c36 : f32
      %1327 = arith.truncf %1326 : f32 to f16
      %1328 = arith.muli %0, %c1 : index
      %1329 = wave.lane
      %1330 = arith.remui %1329, %c1 : index
      %1331 = arith.addi %1328, %1330 : index
      %1332 = arith.divui %1294, %outTileRows : index
      %1333 = arith.divui %outputFeatures, %c1 : index
      %1334 = arith.muli %1332, %1333 : index
      %1335 = arith.divui %1331, %c1 : index
      %1336 = arith.addi %1334, %1335 : index
      %1337 = arith.muli %1336, %c4 : index
      %1338 = arith.remui %1331, %c1 : index
      %1339 = arith.divui %1338, %c24 : index
      %1340 = arith.addi %1337, %1339 : index
      %1341 = arith.muli %outTileRows, %c24 : index
      %1342 = arith.muli %1340, %1341 : index
      %1343 = arith.remui %1294, %outTileRows : index
      %1344 = arith.muli %1343, %c24 : index
      %1345 = arith.addi %1342, %1344 : index
      %1346 = arith.remui %1331, %c24 : index
      %1347 = arith.addi %1345, %1346 : index
      memref.store %1327, %out[%1347] : memref<?xf16>
    }
    %1348 = arith.muli %1220, %c4 : index
    %1349 = arith.addi %1348, %c6 : index
    %1350 = arith.muli %1349, %c15 : index
    %1351 = arith.addi %1350, %1219 : index
    %1352 = arith.addi %1351, %c5 : index
    %1353 = memref.load %17[%1352] : memref<?xf32>
    %1354 = arith.addi %1352, %c18 : index
    %1355 = memref.load %17[%1354] : memref<?xf32>
    %1356 = arith.addf %1353, %1355 : f32
    %1357 = arith.addi %1352, %c30 : index
    %1358 = memref.load %17[%1357] : memref<?xf32>
    %1359 = arith.addf %1356, %1358 : f32
    %1360 = arith.addi %1352, %c31 : index
    %1361 = memref.load %17[%1360] : memref<?xf32>
    %1362 = arith.addf %1359, %1361 : f32
    %1363 = arith.muli %1349, %c15 : index
    %1364 = arith.addi %1363, %1219 : index
    %1365 = arith.addi %1364, %c23 : index
    %1366 = memref.load %17[%1365] : memref<?xf32>
    %1367 = arith.addi %1365, %c18 : index
    %1368 = memref.load %17[%1367] : memref<?xf32>
    %1369 = arith.addf %1366, %1368 : f32
    %1370 = arith.addi %1365, %c30 : index
    %1371 = memref.load %17[%1370] : memref<?xf32>
    %1372 = arith.addf %1369, %1371 : f32
    %1373 = arith.addi %1365, %c31 : index
    %1374 = memref.load %17[%1373] : memref<?xf32>
    %1375 = arith.addf %1372, %1374 : f32
    %1376 = wave.lane
    %1377 = arith.addi %15, %c15 : index
    %1378 = arith.muli %1349, %c4 : index
    %1379 = arith.addi %1377, %1378 : index
    %1380 = arith.divui %1376, %c1 : index
    %1381 = arith.addi %1379, %1380 : index
    %1382 = arith.cmpi slt, %1381, %14 : index
    scf.if %1382 {
      %1383 = arith.cmpi eq, %hasFactors, %c6 : index
      %1384 = memref.load %factors[%1381] : memref<?xf32>
      %1385 = arith.select %1383, %1384, %c33 : f32
      %1386 = arith.remui %1376, %c1 : index
      %1387 = arith.muli %1386, %c13 : index
      %1388 = arith.addi %10, %1387 : index
      %1389 = vector.load %w[%1388] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1390 = vector.bitcast %1389 : vector<4xi8> to vector<1xf32>
      %1391 = vector.extract %1390[0] : f32 from vector<1xf32>
      %1392 = arith.mulf %1391, %1385 : f32
      %1393 = arith.mulf %1362, %1392 : f32
      %1394 = arith.remui %1376, %c1 : index
      %1395 = arith.muli %1394, %c13 : index
      %1396 = arith.addi %12, %1395 : index
      %1397 = vector.load %w[%1396] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1398 = vector.bitcast %1397 : vector<4xi8> to vector<1xf32>
      %1399 = vector.extract %1398[0] : f32 from vector<1xf32>
      %1400 = arith.mulf %1399, %1385 : f32
      %1401 = arith.mulf %1375, %1400 : f32
      %1402 = arith.addi %10, %c8 : index
      %1403 = vector.load %w[%1402] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1404 = vector.bitcast %1403 : vector<4xi8> to vector<1xf32>
      %1405 = vector.extract %1404[0] : f32 from vector<1xf32>
      %1406 = arith.mulf %1393, %c34 : f32
      %1407 = wave.exp2 %1406 : f32
      %1408 = arith.addf %c33, %1407 : f32
      %1409 = arith.divf %1393, %1408 : f32
      %1410 = arith.mulf %1409, %1401 : f32
      %1411 = arith.mulf %1410, %1405 : f32
      %1412 = arith.minimumf %1411, %c35 : f32
      %1413 = arith.maximumf %1412, %c36 : f32
      %1414 = arith.truncf %1413 : f32 to f16
      %1415 = arith.muli %0, %c1 : index
      %1416 = wave.lane
      %1417 = arith.remui %1416, %c1 : index
      %1418 = arith.addi %1415, %1417 : index
      %1419 = arith.divui %1381, %outTileRows : index
      %1420 = arith.divui %outputFeatures, %c1 : index
      %1421 = arith.muli %1419, %1420 : index
      %1422 = arith.divui %1418, %c1 : index
      %1423 = arith.addi %1421, %1422 : index
      %1424 = arith.muli %1423, %c4 : index
      %1425 = arith.remui %1418, %c1 : index
      %1426 = arith.divui %1425, %c24 : index
      %1427 = arith.addi %1424, %1426 : index
      %1428 = arith.muli %outTileRows, %c24 : index
      %1429 = arith.muli %1427, %1428 : index
      %1430 = arith.remui %1381, %outTileRows : index
      %1431 = arith.muli %1430, %c24 : index
      %1432 = arith.addi %1429, %1431 : index
      %1433 = arith.remui %1418, %c24 : index
      %1434 = arith.addi %1432, %1433 : index
      memref.store %1414, %out[%1434] : memref<?xf16>
    }
    %1435 = wave.lane
    wave.barrier
    %1436 = wave.wave
    %1437 = arith.muli %1436, %c4 : index
    %1438 = arith.addi %1437, %c5 : index
    %1439 = arith.muli %1438, %c23 : index
    %1440 = arith.addi %1439, %1435 : index
    %1441 = vector.extract %541#6[0] : f32 from vector<8xf32>
    %1442 = arith.addi %1440, %c5 : index
    memref.store %1441, %17[%1442] : memref<?xf32>
    %1443 = vector.extract %541#6[1] : f32 from vector<8xf32>
    %1444 = arith.addi %1440, %c15 : index
    memref.store %1443, %17[%1444] : memref<?xf32>
    %1445 = vector.extract %541#6[2] : f32 from vector<8xf32>
    %1446 = arith.addi %1440, %c8 : index
    memref.store %1445, %17[%1446] : memref<?xf32>
    %1447 = vector.extract %541#6[3] : f32 from vector<8xf32>
    %1448 = arith.addi %1440, %c26 : index
    memref.store %1447, %17[%1448] : memref<?xf32>
    %1449 = vector.extract %541#6[4] : f32 from vector<8xf32>
    %1450 = arith.addi %1440, %c3 : index
    memref.store %1449, %17[%1450] : memref<?xf32>
    %1451 = vector.extract %541#6[5] : f32 from vector<8xf32>
    %1452 = arith.addi %1440, %c27 : index
    memref.store %1451, %17[%1452] : memref<?xf32>
    %1453 = vector.extract %541#6[6] : f32 from vector<8xf32>
    %1454 = arith.addi %1440, %c28 : index
    memref.store %1453, %17[%1454] : memref<?xf32>
    %1455 = vector.extract %541#6[7] : f32 from vector<8xf32>
    %1456 = arith.addi %1440, %c29 : index
    memref.store %1455, %17[%1456] : memref<?xf32>
    %1457 = arith.muli %1436, %c4 : index
    %1458 = arith.addi %1457, %c6 : index
    %1459 = arith.muli %1458, %c23 : index
    %1460 = arith.addi %1459, %1435 : index
    %1461 = vector.extract %541#7[0] : f32 from vector<8xf32>
    %1462 = arith.addi %1460, %c5 : index
    memref.store %1461, %17[%1462] : memref<?xf32>
    %1463 = vector.extract %541#7[1] : f32 from vector<8xf32>
    %1464 = arith.addi %1460, %c15 : index
    memref.store %1463, %17[%1464] : memref<?xf32>
    %1465 = vector.extract %541#7[2] : f32 from vector<8xf32>
    %1466 = arith.addi %1460, %c8 : index
    memref.store %1465, %17[%1466] : memref<?xf32>
    %1467 = vector.extract %541#7[3] : f32 from vector<8xf32>
    %1468 = arith.addi %1460, %c26 : index
    memref.store %1467, %17[%1468] : memref<?xf32>
    %1469 = vector.extract %541#7[4] : f32 from vector<8xf32>
    %1470 = arith.addi %1460, %c3 : index
    memref.store %1469, %17[%1470] : memref<?xf32>
    %1471 = vector.extract %541#7[5] : f32 from vector<8xf32>
    %1472 = arith.addi %1460, %c27 : index
    memref.store %1471, %17[%1472] : memref<?xf32>
    %1473 = vector.extract %541#7[6] : f32 from vector<8xf32>
    %1474 = arith.addi %1460, %c28 : index
    memref.store %1473, %17[%1474] : memref<?xf32>
    %1475 = vector.extract %541#7[7] : f32 from vector<8xf32>
    %1476 = arith.addi %1460, %c29 : index
    memref.store %1475, %17[%1476] : memref<?xf32>
    wave.barrier
    %1477 = arith.muli %1436, %c4 : index
    %1478 = arith.addi %1477, %c5 : index
    %1479 = arith.muli %1478, %c15 : index
    %1480 = arith.addi %1479, %1435 : index
    %1481 = arith.addi %1480, %c5 : index
    %1482 = memref.load %17[%1481] : memref<?xf32>
    %1483 = arith.addi %1481, %c18 : index
    %1484 = memref.load %17[%1483] : memref<?xf32>
    %1485 = arith.addf %1482, %1484 : f32
    %1486 = arith.addi %1481, %c30 : index
    %1487 = memref.load %17[%1486] : memref<?xf32>
    %1488 = arith.addf %1485, %1487 : f32
    %1489 = arith.addi %1481, %c31 : index
    %1490 = memref.load %17[%1489] : memref<?xf32>
    %1491 = arith.addf %1488, %1490 : f32
    %1492 = arith.muli %1478, %c15 : index
    %1493 = arith.addi %1492, %1435 : index
    %1494 = arith.addi %1493, %c23 : index
    %1495 = memref.load %17[%1494] : memref<?xf32>
    %1496 = arith.addi %1494, %c18 : index
    %1497 = memref.load %17[%1496] : memref<?xf32>
    %1498 = arith.addf %1495, %1497 : f32
    %1499 = arith.addi %1494, %c30 : index
    %1500 = memref.load %17[%1499] : memref<?xf32>
    %1501 = arith.addf %1498, %1500 : f32
    %1502 = arith.addi %1494, %c31 : index
    %1503 = memref.load %17[%1502] : memref<?xf32>
    %1504 = arith.addf %1501, %1503 : f32
    %1505 = wave.lane
    %1506 = arith.addi %15, %c37 : index
    %1507 = arith.muli %1478, %c4 : index
    %1508 = arith.addi %1506, %1507 : index
    %1509 = arith.divui %1505, %c1 : index
    %1510 = arith.addi %1508, %1509 : index
    %1511 = arith.cmpi slt, %1510, %14 : index
    scf.if %1511 {
      %1512 = arith.cmpi eq, %hasFactors, %c6 : index
      %1513 = memref.load %factors[%1510] : memref<?xf32>
      %1514 = arith.select %1512, %1513, %c33 : f32
      %1515 = arith.remui %1505, %c1 : index
      %1516 = arith.muli %1515, %c13 : index
      %1517 = arith.addi %10, %1516 : index
      %1518 = vector.load %w[%1517] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1519 = vector.bitcast %1518 : vector<4xi8> to vector<1xf32>
      %1520 = vector.extract %1519[0] : f32 from vector<1xf32>
      %1521 = arith.mulf %1520, %1514 : f32
      %1522 = arith.mulf %1491, %1521 : f32
      %1523 = arith.remui %1505, %c1 : index
      %1524 = arith.muli %1523, %c13 : index
      %1525 = arith.addi %12, %1524 : index
      %1526 = vector.load %w[%1525] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1527 = vector.bitcast %1526 : vector<4xi8> to vector<1xf32>
      %1528 = vector.extract %1527[0] : f32 from vector<1xf32>
      %1529 = arith.mulf %1528, %1514 : f32
      %1530 = arith.mulf %1504, %1529 : f32
      %1531 = arith.addi %10, %c8 : index
      %1532 = vector.load %w[%1531] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1533 = vector.bitcast %1532 : vector<4xi8> to vector<1xf32>
      %1534 = vector.extract %1533[0] : f32 from vector<1xf32>
      %1535 = arith.mulf %1522, %c34 : f32
      %1536 = wave.exp2 %1535 : f32
      %1537 = arith.addf %c33, %1536 : f32
      %1538 = arith.divf %1522, %1537 : f32
      %1539 = arith.mulf %1538, %1530 : f32
      %1540 = arith.mulf %1539, %1534 : f32
      %1541 = arith.minimumf %1540, %c35 : f32
      %1542 = arith.maximumf %1541, %c36 : f32
      %1543 = arith.truncf %1542 : f32 to f16
      %1544 = arith.muli %0, %c1 : index
      %1545 = wave.lane
      %1546 = arith.remui %1545, %c1 : index
      %1547 = arith.addi %1544, %1546 : index
      %1548 = arith.divui %1510, %outTileRows : index
      %1549 = arith.divui %outputFeatures, %c1 : index
      %1550 = arith.muli %1548, %1549 : index
      %1551 = arith.divui %1547, %c1 : index
      %1552 = arith.addi %1550, %1551 : index
      %1553 = arith.muli %1552, %c4 : index
      %1554 = arith.remui %1547, %c1 : index
      %1555 = arith.divui %1554, %c24 : index
      %1556 = arith.addi %1553, %1555 : index
      %1557 = arith.muli %outTileRows, %c24 : index
      %1558 = arith.muli %1556, %1557 : index
      %1559 = arith.remui %1510, %outTileRows : index
      %1560 = arith.muli %1559, %c24 : index
      %1561 = arith.addi %1558, %1560 : index
      %1562 = arith.remui %1547, %c24 : index
      %1563 = arith.addi %1561, %1562 : index
      memref.store %1543, %out[%1563] : memref<?xf16>
    }
    %1564 = arith.muli %1436, %c4 : index
    %1565 = arith.addi %1564, %c6 : index
    %1566 = arith.muli %1565, %c15 : index
    %1567 = arith.addi %1566, %1435 : index
    %1568 = arith.addi %1567, %c5 : index
    %1569 = memref.load %17[%1568] : memref<?xf32>
    %1570 = arith.addi %1568, %c18 : index
    %1571 = memref.load %17[%1570] : memref<?xf32>
    %1572 = arith.addf %1569, %1571 : f32
    %1573 = arith.addi %1568, %c30 : index
    %1574 = memref.load %17[%1573] : memref<?xf32>
    %1575 = arith.addf %1572, %1574 : f32
    %1576 = arith.addi %1568, %c31 : index
    %1577 = memref.load %17[%1576] : memref<?xf32>
    %1578 = arith.addf %1575, %1577 : f32
    %1579 = arith.muli %1565, %c15 : index
    %1580 = arith.addi %1579, %1435 : index
    %1581 = arith.addi %1580, %c23 : index
    %1582 = memref.load %17[%1581] : memref<?xf32>
    %1583 = arith.addi %1581, %c18 : index
    %1584 = memref.load %17[%1583] : memref<?xf32>
    %1585 = arith.addf %1582, %1584 : f32
    %1586 = arith.addi %1581, %c30 : index
    %1587 = memref.load %17[%1586] : memref<?xf32>
    %1588 = arith.addf %1585, %1587 : f32
    %1589 = arith.addi %1581, %c31 : index
    %1590 = memref.load %17[%1589] : memref<?xf32>
    %1591 = arith.addf %1588, %1590 : f32
    %1592 = wave.lane
    %1593 = arith.addi %15, %c37 : index
    %1594 = arith.muli %1565, %c4 : index
    %1595 = arith.addi %1593, %1594 : index
    %1596 = arith.divui %1592, %c1 : index
    %1597 = arith.addi %1595, %1596 : index
    %1598 = arith.cmpi slt, %1597, %14 : index
    scf.if %1598 {
      %1599 = arith.cmpi eq, %hasFactors, %c6 : index
      %1600 = memref.load %factors[%1597] : memref<?xf32>
      %1601 = arith.select %1599, %1600, %c33 : f32
      %1602 = arith.remui %1592, %c1 : index
      %1603 = arith.muli %1602, %c13 : index
      %1604 = arith.addi %10, %1603 : index
      %1605 = vector.load %w[%1604] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1606 = vector.bitcast %1605 : vector<4xi8> to vector<1xf32>
      %1607 = vector.extract %1606[0] : f32 from vector<1xf32>
      %1608 = arith.mulf %1607, %1601 : f32
      %1609 = arith.mulf %1578, %1608 : f32
      %1610 = arith.remui %1592, %c1 : index
      %1611 = arith.muli %1610, %c13 : index
      %1612 = arith.addi %12, %1611 : index
      %1613 = vector.load %w[%1612] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1614 = vector.bitcast %1613 : vector<4xi8> to vector<1xf32>
      %1615 = vector.extract %1614[0] : f32 from vector<1xf32>
      %1616 = arith.mulf %1615, %1601 : f32
      %1617 = arith.mulf %1591, %1616 : f32
      %1618 = arith.addi %10, %c8 : index
      %1619 = vector.load %w[%1618] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1620 = vector.bitcast %1619 : vector<4xi8> to vector<1xf32>
      %1621 = vector.extract %1620[0] : f32 from vector<1xf32>
      %1622 = arith.mulf %1609, %c34 : f32
      %1623 = wave.exp2 %1622 : f32
      %1624 = arith.addf %c33, %1623 : f32
      %1625 = arith.divf %1609, %1624 : f32
      %1626 = arith.mulf %1625, %1617 : f32
      %1627 = arith.mulf %1626, %1621 : f32
      %1628 = arith.minimumf %1627, %c35 : f32
      %1629 = arith.maximumf %1628, %c36 : f32
      %1630 = arith.truncf %1629 : f32 to f16
      %1631 = arith.muli %0, %c1 : index
      %1632 = wave.lane
      %1633 = arith.remui %1632, %c1 : index
      %1634 = arith.addi %1631, %1633 : index
      %1635 = arith.divui %1597, %outTileRows : index
      %1636 = arith.divui %outputFeatures, %c1 : index
      %1637 = arith.muli %1635, %1636 : index
      %1638 = arith.divui %1634, %c1 : index
      %1639 = arith.addi %1637, %1638 : index
      %1640 = arith.muli %1639, %c4 : index
      %1641 = arith.remui %1634, %c1 : index
      %1642 = arith.divui %1641, %c24 : index
      %1643 = arith.addi %1640, %1642 : index
      %1644 = arith.muli %outTileRows, %c24 : index
      %1645 = arith.muli %1643, %1644 : index
      %1646 = arith.remui %1597, %outTileRows : index
      %1647 = arith.muli %1646, %c24 : index
      %1648 = arith.addi %1645, %1647 : index
      %1649 = arith.remui %1634, %c24 : index
      %1650 = arith.addi %1648, %1649 : index
      memref.store %1630, %out[%1650] : memref<?xf16>
    }
  }
  wave.return
}
