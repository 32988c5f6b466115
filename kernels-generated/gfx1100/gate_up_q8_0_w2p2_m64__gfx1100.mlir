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
  %tileRows = wave.param "tileRows" : index
  %c10 = arith.constant 1024 : index
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
  %hasFactors = wave.param "hasFactors" : index
  %c31 = arith.constant 0x3F800000 : f32
  %c32 = arith.constant 0xBFB8AA3B : f32
  %c33 = arith.constant 0x477FE000 : f32
  %c34 = arith.constant 0xC77FE000 : f32
  %c35 = arith.constant 48 : index
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
    %829 = arith.muli %788, %c13 : index
    %830 = arith.addi %829, %c5 : index
    %831 = arith.muli %830, %c15 : index
    %832 = arith.addi %831, %787 : index
    %833 = arith.addi %832, %c5 : index
    %834 = memref.load %17[%833] : memref<?xf32>
    %835 = arith.addi %833, %c18 : index
    %836 = memref.load %17[%835] : memref<?xf32>
    %837 = arith.addf %834, %836 : f32
    %838 = arith.muli %830, %c15 : index
    %839 = arith.addi %838, %787 : index
    %840 = arith.addi %839, %c23 : index
    %841 = memref.load %17[%840] : memref<?xf32>
    %842 = arith.addi %840, %c18 : index
    %843 = memref.load %17[%842] : memref<?xf32>
    %844 = arith.addf %841, %843 : f32
    %845 = wave.lane
    %846 = arith.addi %15, %c5 : index
    %847 = arith.muli %830, %c4 : index
    %848 = arith.addi %846, %847 : index
    %849 = arith.divui %845, %c1 : index
    %850 = arith.addi %848, %849 : index
    %851 = arith.cmpi slt, %850, %14 : index
    scf.if %851 {
      %852 = arith.cmpi eq, %hasFactors, %c6 : index
      %853 = memref.load %factors[%850] : memref<?xf32>
      %854 = arith.select %852, %853, %c31 : f32
      %855 = arith.remui %845, %c1 : index
      %856 = arith.muli %855, %c13 : index
      %857 = arith.addi %10, %856 : index
      %858 = vector.load %w[%857] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %859 = vector.bitcast %858 : vector<4xi8> to vector<1xf32>
      %860 = vector.extract %859[0] : f32 from vector<1xf32>
      %861 = arith.mulf %860, %854 : f32
      %862 = arith.mulf %837, %861 : f32
      %863 = arith.remui %845, %c1 : index
      %864 = arith.muli %863, %c13 : index
      %865 = arith.addi %12, %864 : index
      %866 = vector.load %w[%865] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %867 = vector.bitcast %866 : vector<4xi8> to vector<1xf32>
      %868 = vector.extract %867[0] : f32 from vector<1xf32>
      %869 = arith.mulf %868, %854 : f32
      %870 = arith.mulf %844, %869 : f32
      %871 = arith.addi %10, %c8 : index
      %872 = vector.load %w[%871] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %873 = vector.bitcast %872 : vector<4xi8> to vector<1xf32>
      %874 = vector.extract %873[0] : f32 from vector<1xf32>
      %875 = arith.mulf %862, %c32 : f32
      %876 = wave.exp2 %875 : f32
      %877 = arith.addf %c31, %876 : f32
      %878 = arith.divf %862, %877 : f32
      %879 = arith.mulf %878, %870 : f32
      %880 = arith.mulf %879, %874 : f32
      %881 = arith.minimumf %880, %c33 : f32
      %882 = arith.maximumf %881, %c34 : f32
      %883 = arith.truncf %882 : f32 to f16
      %884 = arith.muli %0, %c1 : index
      %885 = wave.lane
      %886 = arith.remui %885, %c1 : index
      %887 = arith.addi %884, %886 : index
      %888 = arith.divui %850, %outTileRows : index
      %889 = arith.divui %outputFeatures, %c1 : index
      %890 = arith.muli %888, %889 : index
      %891 = arith.divui %887, %c1 : index
      %892 = arith.addi %890, %891 : index
      %893 = arith.muli %892, %c4 : index
      %894 = arith.remui %887, %c1 : index
      %895 = arith.divui %894, %c24 : index
      %896 = arith.addi %893, %895 : index
      %897 = arith.muli %outTileRows, %c24 : index
      %898 = arith.muli %896, %897 : index
      %899 = arith.remui %850, %outTileRows : index
      %900 = arith.muli %899, %c24 : index
      %901 = arith.addi %898, %900 : index
      %902 = arith.remui %887, %c24 : index
      %903 = arith.addi %901, %902 : index
      memref.store %883, %out[%903] : memref<?xf16>
    }
    %904 = arith.muli %788, %c13 : index
    %905 = arith.addi %904, %c6 : index
    %906 = arith.muli %905, %c15 : index
    %907 = arith.addi %906, %787 : index
    %908 = arith.addi %907, %c5 : index
    %909 = memref.load %17[%908] : memref<?xf32>
    %910 = arith.addi %908, %c18 : index
    %911 = memref.load %17[%910] : memref<?xf32>
    %912 = arith.addf %909, %911 : f32
    %913 = arith.muli %905, %c15 : index
    %914 = arith.addi %913, %787 : index
    %915 = arith.addi %914, %c23 : index
    %916 = memref.load %17[%915] : memref<?xf32>
    %917 = arith.addi %915, %c18 : index
    %918 = memref.load %17[%917] : memref<?xf32>
    %919 = arith.addf %916, %918 : f32
    %920 = wave.lane
    %921 = arith.addi %15, %c5 : index
    %922 = arith.muli %905, %c4 : index
    %923 = arith.addi %921, %922 : index
    %924 = arith.divui %920, %c1 : index
    %925 = arith.addi %923, %924 : index
    %926 = arith.cmpi slt, %925, %14 : index
    scf.if %926 {
      %927 = arith.cmpi eq, %hasFactors, %c6 : index
      %928 = memref.load %factors[%925] : memref<?xf32>
      %929 = arith.select %927, %928, %c31 : f32
      %930 = arith.remui %920, %c1 : index
      %931 = arith.muli %930, %c13 : index
      %932 = arith.addi %10, %931 : index
      %933 = vector.load %w[%932] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %934 = vector.bitcast %933 : vector<4xi8> to vector<1xf32>
      %935 = vector.extract %934[0] : f32 from vector<1xf32>
      %936 = arith.mulf %935, %929 : f32
      %937 = arith.mulf %912, %936 : f32
      %938 = arith.remui %920, %c1 : index
      %939 = arith.muli %938, %c13 : index
      %940 = arith.addi %12, %939 : index
      %941 = vector.load %w[%940] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %942 = vector.bitcast %941 : vector<4xi8> to vector<1xf32>
      %943 = vector.extract %942[0] : f32 from vector<1xf32>
      %944 = arith.mulf %943, %929 : f32
      %945 = arith.mulf %919, %944 : f32
      %946 = arith.addi %10, %c8 : index
      %947 = vector.load %w[%946] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %948 = vector.bitcast %947 : vector<4xi8> to vector<1xf32>
      %949 = vector.extract %948[0] : f32 from vector<1xf32>
      %950 = arith.mulf %937, %c32 : f32
      %951 = wave.exp2 %950 : f32
      %952 = arith.addf %c31, %951 : f32
      %953 = arith.divf %937, %952 : f32
      %954 = arith.mulf %953, %945 : f32
      %955 = arith.mulf %954, %949 : f32
      %956 = arith.minimumf %955, %c33 : f32
      %957 = arith.maximumf %956, %c34 : f32
      %958 = arith.truncf %957 : f32 to f16
      %959 = arith.muli %0, %c1 : index
      %960 = wave.lane
      %961 = arith.remui %960, %c1 : index
      %962 = arith.addi %959, %961 : index
      %963 = arith.divui %925, %outTileRows : index
      %964 = arith.divui %outputFeatures, %c1 : index
      %965 = arith.muli %963, %964 : index
      %966 = arith.divui %962, %c1 : index
      %967 = arith.addi %965, %966 : index
      %968 = arith.muli %967, %c4 : index
      %969 = arith.remui %962, %c1 : index
      %970 = arith.divui %969, %c24 : index
      %971 = arith.addi %968, %970 : index
      %972 = arith.muli %outTileRows, %c24 : index
      %973 = arith.muli %971, %972 : index
      %974 = arith.remui %925, %outTileRows : index
      %975 = arith.muli %974, %c24 : index
      %976 = arith.addi %973, %975 : index
      %977 = arith.remui %962, %c24 : index
      %978 = arith.addi %976, %977 : index
      memref.store %958, %out[%978] : memref<?xf16>
    }
    %979 = arith.muli %788, %c13 : index
    %980 = arith.addi %979, %c4 : index
    %981 = arith.muli %980, %c15 : index
    %982 = arith.addi %981, %787 : index
    %983 = arith.addi %982, %c5 : index
    %984 = memref.load %17[%983] : memref<?xf32>
    %985 = arith.addi %983, %c18 : index
    %986 = memref.load %17[%985] : memref<?xf32>
    %987 = arith.addf %984, %986 : f32
    %988 = arith.muli %980, %c15 : index
    %989 = arith.addi %988, %787 : index
    %990 = arith.addi %989, %c23 : index
    %991 = memref.load %17[%990] : memref<?xf32>
    %992 = arith.addi %990, %c18 : index
    %993 = memref.load %17[%992] : memref<?xf32>
    %994 = arith.addf %991, %993 : f32
    %995 = wave.lane
    %996 = arith.addi %15, %c5 : index
    %997 = arith.muli %980, %c4 : index
    %998 = arith.addi %996, %997 : index
    %999 = arith.divui %995, %c1 : index
    %1000 = arith.addi %998, %999 : index
    %1001 = arith.cmpi slt, %1000, %14 : index
    scf.if %1001 {
      %1002 = arith.cmpi eq, %hasFactors, %c6 : index
      %1003 = memref.load %factors[%1000] : memref<?xf32>
      %1004 = arith.select %1002, %1003, %c31 : f32
      %1005 = arith.remui %995, %c1 : index
      %1006 = arith.muli %1005, %c13 : index
      %1007 = arith.addi %10, %1006 : index
      %1008 = vector.load %w[%1007] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1009 = vector.bitcast %1008 : vector<4xi8> to vector<1xf32>
      %1010 = vector.extract %1009[0] : f32 from vector<1xf32>
      %1011 = arith.mulf %1010, %1004 : f32
      %1012 = arith.mulf %987, %1011 : f32
      %1013 = arith.remui %995, %c1 : index
      %1014 = arith.muli %1013, %c13 : index
      %1015 = arith.addi %12, %1014 : index
      %1016 = vector.load %w[%1015] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1017 = vector.bitcast %1016 : vector<4xi8> to vector<1xf32>
      %1018 = vector.extract %1017[0] : f32 from vector<1xf32>
      %1019 = arith.mulf %1018, %1004 : f32
      %1020 = arith.mulf %994, %1019 : f32
      %1021 = arith.addi %10, %c8 : index
      %1022 = vector.load %w[%1021] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1023 = vector.bitcast %1022 : vector<4xi8> to vector<1xf32>
      %1024 = vector.extract %1023[0] : f32 from vector<1xf32>
      %1025 = arith.mulf %1012, %c32 : f32
      %1026 = wave.exp2 %1025 : f32
      %1027 = arith.addf %c31, %1026 : f32
      %1028 = arith.divf %1012, %1027 : f32
      %1029 = arith.mulf %1028, %1020 : f32
      %1030 = arith.mulf %1029, %1024 : f32
      %1031 = arith.minimumf %1030, %c33 : f32
      %1032 = arith.maximumf %1031, %c34 : f32
      %1033 = arith.truncf %1032 : f32 to f16
      %1034 = arith.muli %0, %c1 : index
      %1035 = wave.lane
      %1036 = arith.remui %1035, %c1 : index
      %1037 = arith.addi %1034, %1036 : index
      %1038 = arith.divui %1000, %outTileRows : index
      %1039 = arith.divui %outputFeatures, %c1 : index
      %1040 = arith.muli %1038, %1039 : index
      %1041 = arith.divui %1037, %c1 : index
      %1042 = arith.addi %1040, %1041 : index
      %1043 = arith.muli %1042, %c4 : index
      %1044 = arith.remui %1037, %c1 : index
      %1045 = arith.divui %1044, %c24 : index
      %1046 = arith.addi %1043, %1045 : index
      %1047 = arith.muli %outTileRows, %c24 : index
      %1048 = arith.muli %1046, %1047 : index
      %1049 = arith.remui %1000, %outTileRows : index
      %1050 = arith.muli %1049, %c24 : index
      %1051 = arith.addi %1048, %1050 : index
      %1052 = arith.remui %1037, %c24 : index
      %1053 = arith.addi %1051, %1052 : index
      memref.store %1033, %out[%1053] : memref<?xf16>
    }
    %1054 = arith.muli %788, %c13 : index
    %1055 = arith.addi %1054, %c25 : index
    %1056 = arith.muli %1055, %c15 : index
    %1057 = arith.addi %1056, %787 : index
    %1058 = arith.addi %1057, %c5 : index
    %1059 = memref.load %17[%1058] : memref<?xf32>
    %1060 = arith.addi %1058, %c18 : index
    %1061 = memref.load %17[%1060] : memref<?xf32>
    %1062 = arith.addf %1059, %1061 : f32
    %1063 = arith.muli %1055, %c15 : index
    %1064 = arith.addi %1063, %787 : index
    %1065 = arith.addi %1064, %c23 : index
    %1066 = memref.load %17[%1065] : memref<?xf32>
    %1067 = arith.addi %1065, %c18 : index
    %1068 = memref.load %17[%1067] : memref<?xf32>
    %1069 = arith.addf %1066, %1068 : f32
    %1070 = wave.lane
    %1071 = arith.addi %15, %c5 : index
    %1072 = arith.muli %1055, %c4 : index
    %1073 = arith.addi %1071, %1072 : index
    %1074 = arith.divui %1070, %c1 : index
    %1075 = arith.addi %1073, %1074 : index
    %1076 = arith.cmpi slt, %1075, %14 : index
    scf.if %1076 {
      %1077 = arith.cmpi eq, %hasFactors, %c6 : index
      %1078 = memref.load %factors[%1075] : memref<?xf32>
      %1079 = arith.select %1077, %1078, %c31 : f32
      %1080 = arith.remui %1070, %c1 : index
      %1081 = arith.muli %1080, %c13 : index
      %1082 = arith.addi %10, %1081 : index
      %1083 = vector.load %w[%1082] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1084 = vector.bitcast %1083 : vector<4xi8> to vector<1xf32>
      %1085 = vector.extract %1084[0] : f32 from vector<1xf32>
      %1086 = arith.mulf %1085, %1079 : f32
      %1087 = arith.mulf %1062, %1086 : f32
      %1088 = arith.remui %1070, %c1 : index
      %1089 = arith.muli %1088, %c13 : index
      %1090 = arith.addi %12, %1089 : index
      %1091 = vector.load %w[%1090] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1092 = vector.bitcast %1091 : vector<4xi8> to vector<1xf32>
      %1093 = vector.extract %1092[0] : f32 from vector<1xf32>
      %1094 = arith.mulf %1093, %1079 : f32
      %1095 = arith.mulf %1069, %1094 : f32
      %1096 = arith.addi %10, %c8 : index
      %1097 = vector.load %w[%1096] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1098 = vector.bitcast %1097 : vector<4xi8> to vector<1xf32>
      %1099 = vector.extract %1098[0] : f32 from vector<1xf32>
      %1100 = arith.mulf %1087, %c32 : f32
      %1101 = wave.exp2 %1100 : f32
      %1102 = arith.addf %c31, %1101 : f32
      %1103 = arith.divf %1087, %1102 : f32
      %1104 = arith.mulf %1103, %1095 : f32
      %1105 = arith.mulf %1104, %1099 : f32
      %1106 = arith.minimumf %1105, %c33 : f32
      %1107 = arith.maximumf %1106, %c34 : f32
      %1108 = arith.truncf %1107 : f32 to f16
      %1109 = arith.muli %0, %c1 : index
      %1110 = wave.lane
      %1111 = arith.remui %1110, %c1 : index
      %1112 = arith.addi %1109, %1111 : index
      %1113 = arith.divui %1075, %outTileRows : index
      %1114 = arith.divui %outputFeatures, %c1 : index
      %1115 = arith.muli %1113, %1114 : index
      %1116 = arith.divui %1112, %c1 : index
      %1117 = arith.addi %1115, %1116 : index
      %1118 = arith.muli %1117, %c4 : index
      %1119 = arith.remui %1112, %c1 : index
      %1120 = arith.divui %1119, %c24 : index
      %1121 = arith.addi %1118, %1120 : index
      %1122 = arith.muli %outTileRows, %c24 : index
      %1123 = arith.muli %1121, %1122 : index
      %1124 = arith.remui %1075, %outTileRows : index
      %1125 = arith.muli %1124, %c24 : index
      %1126 = arith.addi %1123, %1125 : index
      %1127 = arith.remui %1112, %c24 : index
      %1128 = arith.addi %1126, %1127 : index
      memref.store %1108, %out[%1128] : memref<?xf16>
    }
    %1129 = wave.lane
    wave.barrier
    %1130 = wave.wave
    %1131 = arith.muli %1130, %c4 : index
    %1132 = arith.addi %1131, %c5 : index
    %1133 = arith.muli %1132, %c23 : index
    %1134 = arith.addi %1133, %1129 : index
    %1135 = vector.extract %541#2[0] : f32 from vector<8xf32>
    %1136 = arith.addi %1134, %c5 : index
    memref.store %1135, %17[%1136] : memref<?xf32>
    %1137 = vector.extract %541#2[1] : f32 from vector<8xf32>
    %1138 = arith.addi %1134, %c15 : index
    memref.store %1137, %17[%1138] : memref<?xf32>
    %1139 = vector.extract %541#2[2] : f32 from vector<8xf32>
    %1140 = arith.addi %1134, %c8 : index
    memref.store %1139, %17[%1140] : memref<?xf32>
    %1141 = vector.extract %541#2[3] : f32 from vector<8xf32>
    %1142 = arith.addi %1134, %c26 : index
    memref.store %1141, %17[%1142] : memref<?xf32>
    %1143 = vector.extract %541#2[4] : f32 from vector<8xf32>
    %1144 = arith.addi %1134, %c3 : index
    memref.store %1143, %17[%1144] : memref<?xf32>
    %1145 = vector.extract %541#2[5] : f32 from vector<8xf32>
    %1146 = arith.addi %1134, %c27 : index
    memref.store %1145, %17[%1146] : memref<?xf32>
    %1147 = vector.extract %541#2[6] : f32 from vector<8xf32>
    %1148 = arith.addi %1134, %c28 : index
    memref.store %1147, %17[%1148] : memref<?xf32>
    %1149 = vector.extract %541#2[7] : f32 from vector<8xf32>
    %1150 = arith.addi %1134, %c29 : index
    memref.store %1149, %17[%1150] : memref<?xf32>
    %1151 = arith.muli %1130, %c4 : index
    %1152 = arith.addi %1151, %c6 : index
    %1153 = arith.muli %1152, %c23 : index
    %1154 = arith.addi %1153, %1129 : index
    %1155 = vector.extract %541#3[0] : f32 from vector<8xf32>
    %1156 = arith.addi %1154, %c5 : index
    memref.store %1155, %17[%1156] : memref<?xf32>
    %1157 = vector.extract %541#3[1] : f32 from vector<8xf32>
    %1158 = arith.addi %1154, %c15 : index
    memref.store %1157, %17[%1158] : memref<?xf32>
    %1159 = vector.extract %541#3[2] : f32 from vector<8xf32>
    %1160 = arith.addi %1154, %c8 : index
    memref.store %1159, %17[%1160] : memref<?xf32>
    %1161 = vector.extract %541#3[3] : f32 from vector<8xf32>
    %1162 = arith.addi %1154, %c26 : index
    memref.store %1161, %17[%1162] : memref<?xf32>
    %1163 = vector.extract %541#3[4] : f32 from vector<8xf32>
    %1164 = arith.addi %1154, %c3 : index
    memref.store %1163, %17[%1164] : memref<?xf32>
    %1165 = vector.extract %541#3[5] : f32 from vector<8xf32>
    %1166 = arith.addi %1154, %c27 : index
    memref.store %1165, %17[%1166] : memref<?xf32>
    %1167 = vector.extract %541#3[6] : f32 from vector<8xf32>
    %1168 = arith.addi %1154, %c28 : index
    memref.store %1167, %17[%1168] : memref<?xf32>
    %1169 = vector.extract %541#3[7] : f32 from vector<8xf32>
    %1170 = arith.addi %1154, %c29 : index
    memref.store %1169, %17[%1170] : memref<?xf32>
    wave.barrier
    %1171 = arith.muli %1130, %c13 : index
    %1172 = arith.addi %1171, %c5 : index
    %1173 = arith.muli %1172, %c15 : index
    %1174 = arith.addi %1173, %1129 : index
    %1175 = arith.addi %1174, %c5 : index
    %1176 = memref.load %17[%1175] : memref<?xf32>
    %1177 = arith.addi %1175, %c18 : index
    %1178 = memref.load %17[%1177] : memref<?xf32>
    %1179 = arith.addf %1176, %1178 : f32
    %1180 = arith.muli %1172, %c15 : index
    %1181 = arith.addi %1180, %1129 : index
    %1182 = arith.addi %1181, %c23 : index
    %1183 = memref.load %17[%1182] : memref<?xf32>
    %1184 = arith.addi %1182, %c18 : index
    %1185 = memref.load %17[%1184] : memref<?xf32>
    %1186 = arith.addf %1183, %1185 : f32
    %1187 = wave.lane
    %1188 = arith.addi %15, %c1 : index
    %1189 = arith.muli %1172, %c4 : index
    %1190 = arith.addi %1188, %1189 : index
    %1191 = arith.divui %1187, %c1 : index
    %1192 = arith.addi %1190, %1191 : index
    %1193 = arith.cmpi slt, %1192, %14 : index
    scf.if %1193 {
      %1194 = arith.cmpi eq, %hasFactors, %c6 : index
      %1195 = memref.load %factors[%1192] : memref<?xf32>
      %1196 = arith.select %1194, %1195, %c31 : f32
      %1197 = arith.remui %1187, %c1 : index
      %1198 = arith.muli %1197, %c13 : index
      %1199 = arith.addi %10, %1198 : index
      %1200 = vector.load %w[%1199] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1201 = vector.bitcast %1200 : vector<4xi8> to vector<1xf32>
      %1202 = vector.extract %1201[0] : f32 from vector<1xf32>
      %1203 = arith.mulf %1202, %1196 : f32
      %1204 = arith.mulf %1179, %1203 : f32
      %1205 = arith.remui %1187, %c1 : index
      %1206 = arith.muli %1205, %c13 : index
      %1207 = arith.addi %12, %1206 : index
      %1208 = vector.load %w[%1207] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1209 = vector.bitcast %1208 : vector<4xi8> to vector<1xf32>
      %1210 = vector.extract %1209[0] : f32 from vector<1xf32>
      %1211 = arith.mulf %1210, %1196 : f32
      %1212 = arith.mulf %1186, %1211 : f32
      %1213 = arith.addi %10, %c8 : index
      %1214 = vector.load %w[%1213] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1215 = vector.bitcast %1214 : vector<4xi8> to vector<1xf32>
      %1216 = vector.extract %1215[0] : f32 from vector<1xf32>
      %1217 = arith.mulf %1204, %c32 : f32
      %1218 = wave.exp2 %1217 : f32
      %1219 = arith.addf %c31, %1218 : f32
      %1220 = arith.divf %1204, %1219 : f32
      %1221 = arith.mulf %1220, %1212 : f32
      %1222 = arith.mulf %1221, %1216 : f32
      %1223 = arith.minimumf %1222, %c33 : f32
      %1224 = arith.maximumf %1223, %c34 : f32
      %1225 = arith.truncf %1224 : f32 to f16
      %1226 = arith.muli %0, %c1 : index
      %1227 = wave.lane
      %1228 = arith.remui %1227, %c1 : index
      %1229 = arith.addi %1226, %1228 : index
      %1230 = arith.divui %1192, %outTileRows : index
      %1231 = arith.divui %outputFeatures, %c1 : index
      %1232 = arith.muli %1230, %1231 : index
      %1233 = arith.divui %1229, %c1 : index
      %1234 = arith.addi %1232, %1233 : index
      %1235 = arith.muli %1234, %c4 : index
      %1236 = arith.remui %1229, %c1 : index
      %1237 = arith.divui %1236, %c24 : index
      %1238 = arith.addi %1235, %1237 : index
      %1239 = arith.muli %outTileRows, %c24 : index
      %1240 = arith.muli %1238, %1239 : index
      %1241 = arith.remui %1192, %outTileRows : index
      %1242 = arith.muli %1241, %c24 : index
      %1243 = arith.addi %1240, %1242 : index
      %1244 = arith.remui %1229, %c24 : index
      %1245 = arith.addi %1243, %1244 : index
      memref.store %1225, %out[%1245] : memref<?xf16>
    }
    %1246 = arith.muli %1130, %c13 : index
    %1247 = arith.addi %1246, %c6 : index
    %1248 = arith.muli %1247, %c15 : index
    %1249 = arith.addi %1248, %1129 : index
    %1250 = arith.addi %1249, %c5 : index
    %1251 = memref.load %17[%1250] : memref<?xf32>
    %1252 = arith.addi %1250, %c18 : index
    %1253 = memref.load %17[%1252] : memref<?xf32>
    %1254 = arith.addf %1251, %1253 : f32
    %1255 = arith.muli %1247, %c15 : index
    %1256 = arith.addi %1255, %1129 : index
    %1257 = arith.addi %1256, %c23 : index
    %1258 = memref.load %17[%1257] : memref<?xf32>
    %1259 = arith.addi %1257, %c18 : index
    %1260 = memref.load %17[%1259] : memref<?xf32>
    %1261 = arith.addf %1258, %1260 : f32
    %1262 = wave.lane
    %1263 = arith.addi %15, %c1 : index
    %1264 = arith.muli %1247, %c4 : index
    %1265 = arith.addi %1263, %1264 : index
    %1266 = arith.divui %1262, %c1 : index
    %1267 = arith.addi %1265, %1266 : index
    %1268 = arith.cmpi slt, %1267, %14 : index
    scf.if %1268 {
      %1269 = arith.cmpi eq, %hasFactors, %c6 : index
      %1270 = memref.load %factors[%1267] : memref<?xf32>
      %1271 = arith.select %1269, %1270, %c31 : f32
      %1272 = arith.remui %1262, %c1 : index
      %1273 = arith.muli %1272, %c13 : index
      %1274 = arith.addi %10, %1273 : index
      %1275 = vector.load %w[%1274] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1276 = vector.bitcast %1275 : vector<4xi8> to vector<1xf32>
      %1277 = vector.extract %1276[0] : f32 from vector<1xf32>
      %1278 = arith.mulf %1277, %1271 : f32
      %1279 = arith.mulf %1254, %1278 : f32
      %1280 = arith.remui %1262, %c1 : index
      %1281 = arith.muli %1280, %c13 : index
      %1282 = arith.addi %12, %1281 : index
      %1283 = vector.load %w[%1282] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1284 = vector.bitcast %1283 : vector<4xi8> to vector<1xf32>
      %1285 = vector.extract %1284[0] : f32 from vector<1xf32>
      %1286 = arith.mulf %1285, %1271 : f32
      %1287 = arith.mulf %1261, %1286 : f32
      %1288 = arith.addi %10, %c8 : index
      %1289 = vector.load %w[%1288] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1290 = vector.bitcast %1289 : vector<4xi8> to vector<1xf32>
      %1291 = vector.extract %1290[0] : f32 from vector<1xf32>
      %1292 = arith.mulf %1279, %c32 : f32
      %1293 = wave.exp2 %1292 : f32
      %1294 = arith.addf %c31, %1293 : f32
      %1295 = arith.divf %1279, %1294 : f32
      %1296 = arith.mulf %1295, %1287 : f32
      %1297 = arith.mulf %1296, %1291 : f32
      %1298 = arith.minimumf %1297, %c33 : f32
      %1299 = arith.maximumf %1298, %c34 : f32
      %1300 = arith.truncf %1299 : f32 to f16
      %1301 = arith.muli %0, %c1 : index
      %1302 = wave.lane
      %1303 = arith.remui %1302, %c1 : index
      %1304 = arith.addi %1301, %1303 : index
      %1305 = arith.divui %1267, %outTileRows : index
      %1306 = arith.divui %outputFeatures, %c1 : index
      %1307 = arith.muli %1305, %1306 : index
      %1308 = arith.divui %1304, %c1 : index
      %1309 = arith.addi %1307, %1308 : index
      %1310 = arith.muli %1309, %c4 : index
      %1311 = arith.remui %1304, %c1 : index
      %1312 = arith.divui %1311, %c24 : index
      %1313 = arith.addi %1310, %1312 : index
      %1314 = arith.muli %outTileRows, %c24 : index
      %1315 = arith.muli %1313, %1314 : index
      %1316 = arith.remui %1267, %outTileRows : index
      %1317 = arith.muli %1316, %c24 : index
      %1318 = arith.addi %1315, %1317 : index
      %1319 = arith.remui %1304, %c24 : index
      %1320 = arith.addi %1318, %1319 : index
      memref.store %1300, %out[%1320] : memref<?xf16>
    }
    %1321 = arith.muli %1130, %c13 : index
    %1322 = arith.addi %1321, %c4 : index
    %1323 = arith.muli %1322, %c15 : index
    %1324 = arith.addi %1323, %1129 : index
    %1325 = arith.addi %1324, %c5 : index
    %1326 = memref.load %17[%1325] : memref<?xf32>
    %1327 = arith.addi %1325, %c18 : index
    %1328 = memref.load %17[%1327] : memref<?xf32>
    %1329 = arith.addf %1326, %1328 : f32
    %1330 = arith.muli %1322, %c15 : index
    %1331 = arith.addi %1330, %1129 : index
    %1332 = arith.addi %1331, %c23 : index
    %1333 = memref.load %17[%1332] : memref<?xf32>
    %1334 = arith.addi %1332, %c18 : index
    %1335 = memref.load %17[%1334] : memref<?xf32>
    %1336 = arith.addf %1333, %1335 : f32
    %1337 = wave.lane
    %1338 = arith.addi %15, %c1 : index
    %1339 = arith.muli %1322, %c4 : index
    %1340 = arith.addi %1338, %1339 : index
    %1341 = arith.divui %1337, %c1 : index
    %1342 = arith.addi %1340, %1341 : index
    %1343 = arith.cmpi slt, %1342, %14 : index
    scf.if %1343 {
      %1344 = arith.cmpi eq, %hasFactors, %c6 : index
      %1345 = memref.load %factors[%1342] : memref<?xf32>
      %1346 = arith.select %1344, %1345, %c31 : f32
      %1347 = arith.remui %1337, %c1 : index
      %1348 = arith.muli %1347, %c13 : index
      %1349 = arith.addi %10, %1348 : index
      %1350 = vector.load %w[%1349] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1351 = vector.bitcast %1350 : vector<4xi8> to vector<1xf32>
      %1352 = vector.extract %1351[0] : f32 from vector<1xf32>
      %1353 = arith.mulf %1352, %1346 : f32
      %1354 = arith.mulf %1329, %1353 : f32
      %1355 = arith.remui %1337, %c1 : index
      %1356 = arith.muli %1355, %c13 : index
      %1357 = arith.addi %12, %1356 : index
      %1358 = vector.load %w[%1357] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1359 = vector.bitcast %1358 : vector<4xi8> to vector<1xf32>
      %1360 = vector.extract %1359[0] : f32 from vector<1xf32>
      %1361 = arith.mulf %1360, %1346 : f32
      %1362 = arith.mulf %1336, %1361 : f32
      %1363 = arith.addi %10, %c8 : index
      %1364 = vector.load %w[%1363] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1365 = vector.bitcast %1364 : vector<4xi8> to vector<1xf32>
      %1366 = vector.extract %1365[0] : f32 from vector<1xf32>
      %1367 = arith.mulf %1354, %c32 : f32
      %1368 = wave.exp2 %1367 : f32
      %1369 = arith.addf %c31, %1368 : f32
      %1370 = arith.divf %1354, %1369 : f32
      %1371 = arith.mulf %1370, %1362 : f32
      %1372 = arith.mulf %1371, %1366 : f32
      %1373 = arith.minimumf %1372, %c33 : f32
      %1374 = arith.maximumf %1373, %c34 : f32
      %1375 = arith.truncf %1374 : f32 to f16
      %1376 = arith.muli %0, %c1 : index
      %1377 = wave.lane
      %1378 = arith.remui %1377, %c1 : index
      %1379 = arith.addi %1376, %1378 : index
      %1380 = arith.divui %1342, %outTileRows : index
      %1381 = arith.divui %outputFeatures, %c1 : index
      %1382 = arith.muli %1380, %1381 : index
      %1383 = arith.divui %1379, %c1 : index
      %1384 = arith.addi %1382, %1383 : index
      %1385 = arith.muli %1384, %c4 : index
      %1386 = arith.remui %1379, %c1 : index
      %1387 = arith.divui %1386, %c24 : index
      %1388 = arith.addi %1385, %1387 : index
      %1389 = arith.muli %outTileRows, %c24 : index
      %1390 = arith.muli %1388, %1389 : index
      %1391 = arith.remui %1342, %outTileRows : index
      %1392 = arith.muli %1391, %c24 : index
      %1393 = arith.addi %1390, %1392 : index
      %1394 = arith.remui %1379, %c24 : index
      %1395 = arith.addi %1393, %1394 : index
      memref.store %1375, %out[%1395] : memref<?xf16>
    }
    %1396 = arith.muli %1130, %c13 : index
    %1397 = arith.addi %1396, %c25 : index
    %1398 = arith.muli %1397, %c15 : index
    %1399 = arith.addi %1398, %1129 : index
    %1400 = arith.addi %1399, %c5 : index
    %1401 = memref.load %17[%1400] : memref<?xf32>
    %1402 = arith.addi %1400, %c18 : index
    %1403 = memref.load %17[%1402] : memref<?xf32>
    %1404 = arith.addf %1401, %1403 : f32
    %1405 = arith.muli %1397, %c15 : index
    %1406 = arith.addi %1405, %1129 : index
    %1407 = arith.addi %1406, %c23 : index
    %1408 = memref.load %17[%1407] : memref<?xf32>
    %1409 = arith.addi %1407, %c18 : index
    %1410 = memref.load %17[%1409] : memref<?xf32>
    %1411 = arith.addf %1408, %1410 : f32
    %1412 = wave.lane
    %1413 = arith.addi %15, %c1 : index
    %1414 = arith.muli %1397, %c4 : index
    %1415 = arith.addi %1413, %1414 : index
    %1416 = arith.divui %1412, %c1 : index
    %1417 = arith.addi %1415, %1416 : index
    %1418 = arith.cmpi slt, %1417, %14 : index
    scf.if %1418 {
      %1419 = arith.cmpi eq, %hasFactors, %c6 : index
      %1420 = memref.load %factors[%1417] : memref<?xf32>
      %1421 = arith.select %1419, %1420, %c31 : f32
      %1422 = arith.remui %1412, %c1 : index
      %1423 = arith.muli %1422, %c13 : index
      %1424 = arith.addi %10, %1423 : index
      %1425 = vector.load %w[%1424] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1426 = vector.bitcast %1425 : vector<4xi8> to vector<1xf32>
      %1427 = vector.extract %1426[0] : f32 from vector<1xf32>
      %1428 = arith.mulf %1427, %1421 : f32
      %1429 = arith.mulf %1404, %1428 : f32
      %1430 = arith.remui %1412, %c1 : index
      %1431 = arith.muli %1430, %c13 : index
      %1432 = arith.addi %12, %1431 : index
      %1433 = vector.load %w[%1432] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1434 = vector.bitcast %1433 : vector<4xi8> to vector<1xf32>
      %1435 = vector.extract %1434[0] : f32 from vector<1xf32>
      %1436 = arith.mulf %1435, %1421 : f32
      %1437 = arith.mulf %1411, %1436 : f32
      %1438 = arith.addi %10, %c8 : index
      %1439 = vector.load %w[%1438] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1440 = vector.bitcast %1439 : vector<4xi8> to vector<1xf32>
      %1441 = vector.extract %1440[0] : f32 from vector<1xf32>
      %1442 = arith.mulf %1429, %c32 : f32
      %1443 = wave.exp2 %1442 : f32
      %1444 = arith.addf %c31, %1443 : f32
      %1445 = arith.divf %1429, %1444 : f32
      %1446 = arith.mulf %1445, %1437 : f32
      %1447 = arith.mulf %1446, %1441 : f32
      %1448 = arith.minimumf %1447, %c33 : f32
      %1449 = arith.maximumf %1448, %c34 : f32
      %1450 = arith.truncf %1449 : f32 to f16
      %1451 = arith.muli %0, %c1 : index
      %1452 = wave.lane
      %1453 = arith.remui %1452, %c1 : index
      %1454 = arith.addi %1451, %1453 : index
      %1455 = arith.divui %1417, %outTileRows : index
      %1456 = arith.divui %outputFeatures, %c1 : index
      %1457 = arith.muli %1455, %1456 : index
      %1458 = arith.divui %1454, %c1 : index
      %1459 = arith.addi %1457, %1458 : index
      %1460 = arith.muli %1459, %c4 : index
      %1461 = arith.remui %1454, %c1 : index
      %1462 = arith.divui %1461, %c24 : index
      %1463 = arith.addi %1460, %1462 : index
      %1464 = arith.muli %outTileRows, %c24 : index
      %1465 = arith.muli %1463, %1464 : index
      %1466 = arith.remui %1417, %outTileRows : index
      %1467 = arith.muli %1466, %c24 : index
      %1468 = arith.addi %1465, %1467 : index
      %1469 = arith.remui %1454, %c24 : index
      %1470 = arith.addi %1468, %1469 : index
      memref.store %1450, %out[%1470] : memref<?xf16>
    }
    %1471 = wave.lane
    wave.barrier
    %1472 = wave.wave
    %1473 = arith.muli %1472, %c4 : index
    %1474 = arith.addi %1473, %c5 : index
    %1475 = arith.muli %1474, %c23 : index
    %1476 = arith.addi %1475, %1471 : index
    %1477 = vector.extract %541#4[0] : f32 from vector<8xf32>
    %1478 = arith.addi %1476, %c5 : index
    memref.store %1477, %17[%1478] : memref<?xf32>
    %1479 = vector.extract %541#4[1] : f32 from vector<8xf32>
    %1480 = arith.addi %1476, %c15 : index
    memref.store %1479, %17[%1480] : memref<?xf32>
    %1481 = vector.extract %541#4[2] : f32 from vector<8xf32>
    %1482 = arith.addi %1476, %c8 : index
    memref.store %1481, %17[%1482] : memref<?xf32>
    %1483 = vector.extract %541#4[3] : f32 from vector<8xf32>
    %1484 = arith.addi %1476, %c26 : index
    memref.store %1483, %17[%1484] : memref<?xf32>
    %1485 = vector.extract %541#4[4] : f32 from vector<8xf32>
    %1486 = arith.addi %1476, %c3 : index
    memref.store %1485, %17[%1486] : memref<?xf32>
    %1487 = vector.extract %541#4[5] : f32 from vector<8xf32>
    %1488 = arith.addi %1476, %c27 : index
    memref.store %1487, %17[%1488] : memref<?xf32>
    %1489 = vector.extract %541#4[6] : f32 from vector<8xf32>
    %1490 = arith.addi %1476, %c28 : index
    memref.store %1489, %17[%1490] : memref<?xf32>
    %1491 = vector.extract %541#4[7] : f32 from vector<8xf32>
    %1492 = arith.addi %1476, %c29 : index
    memref.store %1491, %17[%1492] : memref<?xf32>
    %1493 = arith.muli %1472, %c4 : index
    %1494 = arith.addi %1493, %c6 : index
    %1495 = arith.muli %1494, %c23 : index
    %1496 = arith.addi %1495, %1471 : index
    %1497 = vector.extract %541#5[0] : f32 from vector<8xf32>
    %1498 = arith.addi %1496, %c5 : index
    memref.store %1497, %17[%1498] : memref<?xf32>
    %1499 = vector.extract %541#5[1] : f32 from vector<8xf32>
    %1500 = arith.addi %1496, %c15 : index
    memref.store %1499, %17[%1500] : memref<?xf32>
    %1501 = vector.extract %541#5[2] : f32 from vector<8xf32>
    %1502 = arith.addi %1496, %c8 : index
    memref.store %1501, %17[%1502] : memref<?xf32>
    %1503 = vector.extract %541#5[3] : f32 from vector<8xf32>
    %1504 = arith.addi %1496, %c26 : index
    memref.store %1503, %17[%1504] : memref<?xf32>
    %1505 = vector.extract %541#5[4] : f32 from vector<8xf32>
    %1506 = arith.addi %1496, %c3 : index
    memref.store %1505, %17[%1506] : memref<?xf32>
    %1507 = vector.extract %541#5[5] : f32 from vector<8xf32>
    %1508 = arith.addi %1496, %c27 : index
    memref.store %1507, %17[%1508] : memref<?xf32>
    %1509 = vector.extract %541#5[6] : f32 from vector<8xf32>
    %1510 = arith.addi %1496, %c28 : index
    memref.store %1509, %17[%1510] : memref<?xf32>
    %1511 = vector.extract %541#5[7] : f32 from vector<8xf32>
    %1512 = arith.addi %1496, %c29 : index
    memref.store %1511, %17[%1512] : memref<?xf32>
    wave.barrier
    %1513 = arith.muli %1472, %c13 : index
    %1514 = arith.addi %1513, %c5 : index
    %1515 = arith.muli %1514, %c15 : index
    %1516 = arith.addi %1515, %1471 : index
    %1517 = arith.addi %1516, %c5 : index
    %1518 = memref.load %17[%1517] : memref<?xf32>
    %1519 = arith.addi %1517, %c18 : index
    %1520 = memref.load %17[%1519] : memref<?xf32>
    %1521 = arith.addf %1518, %1520 : f32
    %1522 = arith.muli %1514, %c15 : index
    %1523 = arith.addi %1522, %1471 : index
    %1524 = arith.addi %1523, %c23 : index
    %1525 = memref.load %17[%1524] : memref<?xf32>
    %1526 = arith.addi %1524, %c18 : index
    %1527 = memref.load %17[%1526] : memref<?xf32>
    %1528 = arith.addf %1525, %1527 : f32
    %1529 = wave.lane
    %1530 = arith.addi %15, %c15 : index
    %1531 = arith.muli %1514, %c4 : index
    %1532 = arith.addi %1530, %1531 : index
    %1533 = arith.divui %1529, %c1 : index
    %1534 = arith.addi %1532, %1533 : index
    %1535 = arith.cmpi slt, %1534, %14 : index
    scf.if %1535 {
      %1536 = arith.cmpi eq, %hasFactors, %c6 : index
      %1537 = memref.load %factors[%1534] : memref<?xf32>
      %1538 = arith.select %1536, %1537, %c31 : f32
      %1539 = arith.remui %1529, %c1 : index
      %1540 = arith.muli %1539, %c13 : index
      %1541 = arith.addi %10, %1540 : index
      %1542 = vector.load %w[%1541] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1543 = vector.bitcast %1542 : vector<4xi8> to vector<1xf32>
      %1544 = vector.extract %1543[0] : f32 from vector<1xf32>
      %1545 = arith.mulf %1544, %1538 : f32
      %1546 = arith.mulf %1521, %1545 : f32
      %1547 = arith.remui %1529, %c1 : index
      %1548 = arith.muli %1547, %c13 : index
      %1549 = arith.addi %12, %1548 : index
      %1550 = vector.load %w[%1549] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1551 = vector.bitcast %1550 : vector<4xi8> to vector<1xf32>
      %1552 = vector.extract %1551[0] : f32 from vector<1xf32>
      %1553 = arith.mulf %1552, %1538 : f32
      %1554 = arith.mulf %1528, %1553 : f32
      %1555 = arith.addi %10, %c8 : index
      %1556 = vector.load %w[%1555] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1557 = vector.bitcast %1556 : vector<4xi8> to vector<1xf32>
      %1558 = vector.extract %1557[0] : f32 from vector<1xf32>
      %1559 = arith.mulf %1546, %c32 : f32
      %1560 = wave.exp2 %1559 : f32
      %1561 = arith.addf %c31, %1560 : f32
      %1562 = arith.divf %1546, %1561 : f32
      %1563 = arith.mulf %1562, %1554 : f32
      %1564 = arith.mulf %1563, %1558 : f32
      %1565 = arith.minimumf %1564, %c33 : f32
      %1566 = arith.maximumf %1565, %c34 : f32
      %1567 = arith.truncf %1566 : f32 to f16
      %1568 = arith.muli %0, %c1 : index
      %1569 = wave.lane
      %1570 = arith.remui %1569, %c1 : index
      %1571 = arith.addi %1568, %1570 : index
      %1572 = arith.divui %1534, %outTileRows : index
      %1573 = arith.divui %outputFeatures, %c1 : index
      %1574 = arith.muli %1572, %1573 : index
      %1575 = arith.divui %1571, %c1 : index
      %1576 = arith.addi %1574, %1575 : index
      %1577 = arith.muli %1576, %c4 : index
      %1578 = arith.remui %1571, %c1 : index
      %1579 = arith.divui %1578, %c24 : index
      %1580 = arith.addi %1577, %1579 : index
      %1581 = arith.muli %outTileRows, %c24 : index
      %1582 = arith.muli %1580, %1581 : index
      %1583 = arith.remui %1534, %outTileRows : index
      %1584 = arith.muli %1583, %c24 : index
      %1585 = arith.addi %1582, %1584 : index
      %1586 = arith.remui %1571, %c24 : index
      %1587 = arith.addi %1585, %1586 : index
      memref.store %1567, %out[%1587] : memref<?xf16>
    }
    %1588 = arith.muli %1472, %c13 : index
    %1589 = arith.addi %1588, %c6 : index
    %1590 = arith.muli %1589, %c15 : index
    %1591 = arith.addi %1590, %1471 : index
    %1592 = arith.addi %1591, %c5 : index
    %1593 = memref.load %17[%1592] : memref<?xf32>
    %1594 = arith.addi %1592, %c18 : index
    %1595 = memref.load %17[%1594] : memref<?xf32>
    %1596 = arith.addf %1593, %1595 : f32
    %1597 = arith.muli %1589, %c15 : index
    %1598 = arith.addi %1597, %1471 : index
    %1599 = arith.addi %1598, %c23 : index
    %1600 = memref.load %17[%1599] : memref<?xf32>
    %1601 = arith.addi %1599, %c18 : index
    %1602 = memref.load %17[%1601] : memref<?xf32>
    %1603 = arith.addf %1600, %1602 : f32
    %1604 = wave.lane
    %1605 = arith.addi %15, %c15 : index
    %1606 = arith.muli %1589, %c4 : index
    %1607 = arith.addi %1605, %1606 : index
    %1608 = arith.divui %1604, %c1 : index
    %1609 = arith.addi %1607, %1608 : index
    %1610 = arith.cmpi slt, %1609, %14 : index
    scf.if %1610 {
      %1611 = arith.cmpi eq, %hasFactors, %c6 : index
      %1612 = memref.load %factors[%1609] : memref<?xf32>
      %1613 = arith.select %1611, %1612, %c31 : f32
      %1614 = arith.remui %1604, %c1 : index
      %1615 = arith.muli %1614, %c13 : index
      %1616 = arith.addi %10, %1615 : index
      %1617 = vector.load %w[%1616] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1618 = vector.bitcast %1617 : vector<4xi8> to vector<1xf32>
      %1619 = vector.extract %1618[0] : f32 from vector<1xf32>
      %1620 = arith.mulf %1619, %1613 : f32
      %1621 = arith.mulf %1596, %1620 : f32
      %1622 = arith.remui %1604, %c1 : index
      %1623 = arith.muli %1622, %c13 : index
      %1624 = arith.addi %12, %1623 : index
      %1625 = vector.load %w[%1624] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1626 = vector.bitcast %1625 : vector<4xi8> to vector<1xf32>
      %1627 = vector.extract %1626[0] : f32 from vector<1xf32>
      %1628 = arith.mulf %1627, %1613 : f32
      %1629 = arith.mulf %1603, %1628 : f32
      %1630 = arith.addi %10, %c8 : index
      %1631 = vector.load %w[%1630] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1632 = vector.bitcast %1631 : vector<4xi8> to vector<1xf32>
      %1633 = vector.extract %1632[0] : f32 from vector<1xf32>
      %1634 = arith.mulf %1621, %c32 : f32
      %1635 = wave.exp2 %1634 : f32
      %1636 = arith.addf %c31, %1635 : f32
      %1637 = arith.divf %1621, %1636 : f32
      %1638 = arith.mulf %1637, %1629 : f32
      %1639 = arith.mulf %1638, %1633 : f32
      %1640 = arith.minimumf %1639, %c33 : f32
      %1641 = arith.maximumf %1640, %c34 : f32
      %1642 = arith.truncf %1641 : f32 to f16
      %1643 = arith.muli %0, %c1 : index
      %1644 = wave.lane
      %1645 = arith.remui %1644, %c1 : index
      %1646 = arith.addi %1643, %1645 : index
      %1647 = arith.divui %1609, %outTileRows : index
      %1648 = arith.divui %outputFeatures, %c1 : index
      %1649 = arith.muli %1647, %1648 : index
      %1650 = arith.divui %1646, %c1 : index
      %1651 = arith.addi %1649, %1650 : index
      %1652 = arith.muli %1651, %c4 : index
      %1653 = arith.remui %1646, %c1 : index
      %1654 = arith.divui %1653, %c24 : index
      %1655 = arith.addi %1652, %1654 : index
      %1656 = arith.muli %outTileRows, %c24 : index
      %1657 = arith.muli %1655, %1656 : index
      %1658 = arith.remui %1609, %outTileRows : index
      %1659 = arith.muli %1658, %c24 : index
      %1660 = arith.addi %1657, %1659 : index
      %1661 = arith.remui %1646, %c24 : index
      %1662 = arith.addi %1660, %1661 : index
      memref.store %1642, %out[%1662] : memref<?xf16>
    }
    %1663 = arith.muli %1472, %c13 : index
    %1664 = arith.addi %1663, %c4 : index
    %1665 = arith.muli %1664, %c15 : index
    %1666 = arith.addi %1665, %1471 : index
    %1667 = arith.addi %1666, %c5 : index
    %1668 = memref.load %17[%1667] : memref<?xf32>
    %1669 = arith.addi %1667, %c18 : index
    %1670 = memref.load %17[%1669] : memref<?xf32>
    %1671 = arith.addf %1668, %1670 : f32
    %1672 = arith.muli %1664, %c15 : index
    %1673 = arith.addi %1672, %1471 : index
    %1674 = arith.addi %1673, %c23 : index
    %1675 = memref.load %17[%1674] : memref<?xf32>
    %1676 = arith.addi %1674, %c18 : index
    %1677 = memref.load %17[%1676] : memref<?xf32>
    %1678 = arith.addf %1675, %1677 : f32
    %1679 = wave.lane
    %1680 = arith.addi %15, %c15 : index
    %1681 = arith.muli %1664, %c4 : index
    %1682 = arith.addi %1680, %1681 : index
    %1683 = arith.divui %1679, %c1 : index
    %1684 = arith.addi %1682, %1683 : index
    %1685 = arith.cmpi slt, %1684, %14 : index
    scf.if %1685 {
      %1686 = arith.cmpi eq, %hasFactors, %c6 : index
      %1687 = memref.load %factors[%1684] : memref<?xf32>
      %1688 = arith.select %1686, %1687, %c31 : f32
      %1689 = arith.remui %1679, %c1 : index
      %1690 = arith.muli %1689, %c13 : index
      %1691 = arith.addi %10, %1690 : index
      %1692 = vector.load %w[%1691] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1693 = vector.bitcast %1692 : vector<4xi8> to vector<1xf32>
      %1694 = vector.extract %1693[0] : f32 from vector<1xf32>
      %1695 = arith.mulf %1694, %1688 : f32
      %1696 = arith.mulf %1671, %1695 : f32
      %1697 = arith.remui %1679, %c1 : index
      %1698 = arith.muli %1697, %c13 : index
      %1699 = arith.addi %12, %1698 : index
      %1700 = vector.load %w[%1699] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1701 = vector.bitcast %1700 : vector<4xi8> to vector<1xf32>
      %1702 = vector.extract %1701[0] : f32 from vector<1xf32>
      %1703 = arith.mulf %1702, %1688 : f32
      %1704 = arith.mulf %1678, %1703 : f32
      %1705 = arith.addi %10, %c8 : index
      %1706 = vector.load %w[%1705] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1707 = vector.bitcast %1706 : vector<4xi8> to vector<1xf32>
      %1708 = vector.extract %1707[0] : f32 from vector<1xf32>
      %1709 = arith.mulf %1696, %c32 : f32
      %1710 = wave.exp2 %1709 : f32
      %1711 = arith.addf %c31, %1710 : f32
      %1712 = arith.divf %1696, %1711 : f32
      %1713 = arith.mulf %1712, %1704 : f32
      %1714 = arith.mulf %1713, %1708 : f32
      %1715 = arith.minimumf %1714, %c33 : f32
      %1716 = arith.maximumf %1715, %c34 : f32
      %1717 = arith.truncf %1716 : f32 to f16
      %1718 = arith.muli %0, %c1 : index
      %1719 = wave.lane
      %1720 = arith.remui %1719, %c1 : index
      %1721 = arith.addi %1718, %1720 : index
      %1722 = arith.divui %1684, %outTileRows : index
      %1723 = arith.divui %outputFeatures, %c1 : index
      %1724 = arith.muli %1722, %1723 : index
      %1725 = arith.divui %1721, %c1 : index
      %1726 = arith.addi %1724, %1725 : index
      %1727 = arith.muli %1726, %c4 : index
      %1728 = arith.remui %1721, %c1 : index
      %1729 = arith.divui %1728, %c24 : index
      %1730 = arith.addi %1727, %1729 : index
      %1731 = arith.muli %outTileRows, %c24 : index
      %1732 = arith.muli %1730, %1731 : index
      %1733 = arith.remui %1684, %outTileRows : index
      %1734 = arith.muli %1733, %c24 : index
      %1735 = arith.addi %1732, %1734 : index
      %1736 = arith.remui %1721, %c24 : index
      %1737 = arith.addi %1735, %1736 : index
      memref.store %1717, %out[%1737] : memref<?xf16>
    }
    %1738 = arith.muli %1472, %c13 : index
    %1739 = arith.addi %1738, %c25 : index
    %1740 = arith.muli %1739, %c15 : index
    %1741 = arith.addi %1740, %1471 : index
    %1742 = arith.addi %1741, %c5 : index
    %1743 = memref.load %17[%1742] : memref<?xf32>
    %1744 = arith.addi %1742, %c18 : index
    %1745 = memref.load %17[%1744] : memref<?xf32>
    %1746 = arith.addf %1743, %1745 : f32
    %1747 = arith.muli %1739, %c15 : index
    %1748 = arith.addi %1747, %1471 : index
    %1749 = arith.addi %1748, %c23 : index
    %1750 = memref.load %17[%1749] : memref<?xf32>
    %1751 = arith.addi %1749, %c18 : index
    %1752 = memref.load %17[%1751] : memref<?xf32>
    %1753 = arith.addf %1750, %1752 : f32
    %1754 = wave.lane
    %1755 = arith.addi %15, %c15 : index
    %1756 = arith.muli %1739, %c4 : index
    %1757 = arith.addi %1755, %1756 : index
    %1758 = arith.divui %1754, %c1 : index
    %1759 = arith.addi %1757, %1758 : index
    %1760 = arith.cmpi slt, %1759, %14 : index
    scf.if %1760 {
      %1761 = arith.cmpi eq, %hasFactors, %c6 : index
      %1762 = memref.load %factors[%1759] : memref<?xf32>
      %1763 = arith.select %1761, %1762, %c31 : f32
      %1764 = arith.remui %1754, %c1 : index
      %1765 = arith.muli %1764, %c13 : index
      %1766 = arith.addi %10, %1765 : index
      %1767 = vector.load %w[%1766] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1768 = vector.bitcast %1767 : vector<4xi8> to vector<1xf32>
      %1769 = vector.extract %1768[0] : f32 from vector<1xf32>
      %1770 = arith.mulf %1769, %1763 : f32
      %1771 = arith.mulf %1746, %1770 : f32
      %1772 = arith.remui %1754, %c1 : index
      %1773 = arith.muli %1772, %c13 : index
      %1774 = arith.addi %12, %1773 : index
      %1775 = vector.load %w[%1774] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1776 = vector.bitcast %1775 : vector<4xi8> to vector<1xf32>
      %1777 = vector.extract %1776[0] : f32 from vector<1xf32>
      %1778 = arith.mulf %1777, %1763 : f32
      %1779 = arith.mulf %1753, %1778 : f32
      %1780 = arith.addi %10, %c8 : index
      %1781 = vector.load %w[%1780] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1782 = vector.bitcast %1781 : vector<4xi8> to vector<1xf32>
      %1783 = vector.extract %1782[0] : f32 from vector<1xf32>
      %1784 = arith.mulf %1771, %c32 : f32
      %1785 = wave.exp2 %1784 : f32
      %1786 = arith.addf %c31, %1785 : f32
      %1787 = arith.divf %1771, %1786 : f32
      %1788 = arith.mulf %1787, %1779 : f32
      %1789 = arith.mulf %1788, %1783 : f32
      %1790 = arith.minimumf %1789, %c33 : f32
      %1791 = arith.maximumf %1790, %c34 : f32
      %1792 = arith.truncf %1791 : f32 to f16
      %1793 = arith.muli %0, %c1 : index
      %1794 = wave.lane
      %1795 = arith.remui %1794, %c1 : index
      %1796 = arith.addi %1793, %1795 : index
      %1797 = arith.divui %1759, %outTileRows : index
      %1798 = arith.divui %outputFeatures, %c1 : index
      %1799 = arith.muli %1797, %1798 : index
      %1800 = arith.divui %1796, %c1 : index
      %1801 = arith.addi %1799, %1800 : index
      %1802 = arith.muli %1801, %c4 : index
      %1803 = arith.remui %1796, %c1 : index
      %1804 = arith.divui %1803, %c24 : index
      %1805 = arith.addi %1802, %1804 : index
      %1806 = arith.muli %outTileRows, %c24 : index
      %1807 = arith.muli %1805, %1806 : index
      %1808 = arith.remui %1759, %outTileRows : index
      %1809 = arith.muli %1808, %c24 : index
      %1810 = arith.addi %1807, %1809 : index
      %1811 = arith.remui %1796, %c24 : index
      %1812 = arith.addi %1810, %1811 : index
      memref.store %1792, %out[%1812] : memref<?xf16>
    }
    %1813 = wave.lane
    wave.barrier
    %1814 = wave.wave
    %1815 = arith.muli %1814, %c4 : index
    %1816 = arith.addi %1815, %c5 : index
    %1817 = arith.muli %1816, %c23 : index
    %1818 = arith.addi %1817, %1813 : index
    %1819 = vector.extract %541#6[0] : f32 from vector<8xf32>
    %1820 = arith.addi %1818, %c5 : index
    memref.store %1819, %17[%1820] : memref<?xf32>
    %1821 = vector.extract %541#6[1] : f32 from vector<8xf32>
    %1822 = arith.addi %1818, %c15 : index
    memref.store %1821, %17[%1822] : memref<?xf32>
    %1823 = vector.extract %541#6[2] : f32 from vector<8xf32>
    %1824 = arith.addi %1818, %c8 : index
    memref.store %1823, %17[%1824] : memref<?xf32>
    %1825 = vector.extract %541#6[3] : f32 from vector<8xf32>
    %1826 = arith.addi %1818, %c26 : index
    memref.store %1825, %17[%1826] : memref<?xf32>
    %1827 = vector.extract %541#6[4] : f32 from vector<8xf32>
    %1828 = arith.addi %1818, %c3 : index
    memref.store %1827, %17[%1828] : memref<?xf32>
    %1829 = vector.extract %541#6[5] : f32 from vector<8xf32>
    %1830 = arith.addi %1818, %c27 : index
    memref.store %1829, %17[%1830] : memref<?xf32>
    %1831 = vector.extract %541#6[6] : f32 from vector<8xf32>
    %1832 = arith.addi %1818, %c28 : index
    memref.store %1831, %17[%1832] : memref<?xf32>
    %1833 = vector.extract %541#6[7] : f32 from vector<8xf32>
    %1834 = arith.addi %1818, %c29 : index
    memref.store %1833, %17[%1834] : memref<?xf32>
    %1835 = arith.muli %1814, %c4 : index
    %1836 = arith.addi %1835, %c6 : index
    %1837 = arith.muli %1836, %c23 : index
    %1838 = arith.addi %1837, %1813 : index
    %1839 = vector.extract %541#7[0] : f32 from vector<8xf32>
    %1840 = arith.addi %1838, %c5 : index
    memref.store %1839, %17[%1840] : memref<?xf32>
    %1841 = vector.extract %541#7[1] : f32 from vector<8xf32>
    %1842 = arith.addi %1838, %c15 : index
    memref.store %1841, %17[%1842] : memref<?xf32>
    %1843 = vector.extract %541#7[2] : f32 from vector<8xf32>
    %1844 = arith.addi %1838, %c8 : index
    memref.store %1843, %17[%1844] : memref<?xf32>
    %1845 = vector.extract %541#7[3] : f32 from vector<8xf32>
    %1846 = arith.addi %1838, %c26 : index
    memref.store %1845, %17[%1846] : memref<?xf32>
    %1847 = vector.extract %541#7[4] : f32 from vector<8xf32>
    %1848 = arith.addi %1838, %c3 : index
    memref.store %1847, %17[%1848] : memref<?xf32>
    %1849 = vector.extract %541#7[5] : f32 from vector<8xf32>
    %1850 = arith.addi %1838, %c27 : index
    memref.store %1849, %17[%1850] : memref<?xf32>
    %1851 = vector.extract %541#7[6] : f32 from vector<8xf32>
    %1852 = arith.addi %1838, %c28 : index
    memref.store %1851, %17[%1852] : memref<?xf32>
    %1853 = vector.extract %541#7[7] : f32 from vector<8xf32>
    %1854 = arith.addi %1838, %c29 : index
    memref.store %1853, %17[%1854] : memref<?xf32>
    wave.barrier
    %1855 = arith.muli %1814, %c13 : index
    %1856 = arith.addi %1855, %c5 : index
    %1857 = arith.muli %1856, %c15 : index
    %1858 = arith.addi %1857, %1813 : index
    %1859 = arith.addi %1858, %c5 : index
    %1860 = memref.load %17[%1859] : memref<?xf32>
    %1861 = arith.addi %1859, %c18 : index
    %1862 = memref.load %17[%1861] : memref<?xf32>
    %1863 = arith.addf %1860, %1862 : f32
    %1864 = arith.muli %1856, %c15 : index
    %1865 = arith.addi %1864, %1813 : index
    %1866 = arith.addi %1865, %c23 : index
    %1867 = memref.load %17[%1866] : memref<?xf32>
    %1868 = arith.addi %1866, %c18 : index
    %1869 = memref.load %17[%1868] : memref<?xf32>
    %1870 = arith.addf %1867, %1869 : f32
    %1871 = wave.lane
    %1872 = arith.addi %15, %c35 : index
    %1873 = arith.muli %1856, %c4 : index
    %1874 = arith.addi %1872, %1873 : index
    %1875 = arith.divui %1871, %c1 : index
    %1876 = arith.addi %1874, %1875 : index
    %1877 = arith.cmpi slt, %1876, %14 : index
    scf.if %1877 {
      %1878 = arith.cmpi eq, %hasFactors, %c6 : index
      %1879 = memref.load %factors[%1876] : memref<?xf32>
      %1880 = arith.select %1878, %1879, %c31 : f32
      %1881 = arith.remui %1871, %c1 : index
      %1882 = arith.muli %1881, %c13 : index
      %1883 = arith.addi %10, %1882 : index
      %1884 = vector.load %w[%1883] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1885 = vector.bitcast %1884 : vector<4xi8> to vector<1xf32>
      %1886 = vector.extract %1885[0] : f32 from vector<1xf32>
      %1887 = arith.mulf %1886, %1880 : f32
      %1888 = arith.mulf %1863, %1887 : f32
      %1889 = arith.remui %1871, %c1 : index
      %1890 = arith.muli %1889, %c13 : index
      %1891 = arith.addi %12, %1890 : index
      %1892 = vector.load %w[%1891] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1893 = vector.bitcast %1892 : vector<4xi8> to vector<1xf32>
      %1894 = vector.extract %1893[0] : f32 from vector<1xf32>
      %1895 = arith.mulf %1894, %1880 : f32
      %1896 = arith.mulf %1870, %1895 : f32
      %1897 = arith.addi %10, %c8 : index
      %1898 = vector.load %w[%1897] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1899 = vector.bitcast %1898 : vector<4xi8> to vector<1xf32>
      %1900 = vector.extract %1899[0] : f32 from vector<1xf32>
      %1901 = arith.mulf %1888, %c32 : f32
      %1902 = wave.exp2 %1901 : f32
      %1903 = arith.addf %c31, %1902 : f32
      %1904 = arith.divf %1888, %1903 : f32
      %1905 = arith.mulf %1904, %1896 : f32
      %1906 = arith.mulf %1905, %1900 : f32
      %1907 = arith.minimumf %1906, %c33 : f32
      %1908 = arith.maximumf %1907, %c34 : f32
      %1909 = arith.truncf %1908 : f32 to f16
      %1910 = arith.muli %0, %c1 : index
      %1911 = wave.lane
      %1912 = arith.remui %1911, %c1 : index
      %1913 = arith.addi %1910, %1912 : index
      %1914 = arith.divui %1876, %outTileRows : index
      %1915 = arith.divui %outputFeatures, %c1 : index
      %1916 = arith.muli %1914, %1915 : index
      %1917 = arith.divui %1913, %c1 : index
      %1918 = arith.addi %1916, %1917 : index
      %1919 = arith.muli %1918, %c4 : index
      %1920 = arith.remui %1913, %c1 : index
      %1921 = arith.divui %1920, %c24 : index
      %1922 = arith.addi %1919, %1921 : index
      %1923 = arith.muli %outTileRows, %c24 : index
      %1924 = arith.muli %1922, %1923 : index
      %1925 = arith.remui %1876, %outTileRows : index
      %1926 = arith.muli %1925, %c24 : index
      %1927 = arith.addi %1924, %1926 : index
      %1928 = arith.remui %1913, %c24 : index
      %1929 = arith.addi %1927, %1928 : index
      memref.store %1909, %out[%1929] : memref<?xf16>
    }
    %1930 = arith.muli %1814, %c13 : index
    %1931 = arith.addi %1930, %c6 : index
    %1932 = arith.muli %1931, %c15 : index
    %1933 = arith.addi %1932, %1813 : index
    %1934 = arith.addi %1933, %c5 : index
    %1935 = memref.load %17[%1934] : memref<?xf32>
    %1936 = arith.addi %1934, %c18 : index
    %1937 = memref.load %17[%1936] : memref<?xf32>
    %1938 = arith.addf %1935, %1937 : f32
    %1939 = arith.muli %1931, %c15 : index
    %1940 = arith.addi %1939, %1813 : index
    %1941 = arith.addi %1940, %c23 : index
    %1942 = memref.load %17[%1941] : memref<?xf32>
    %1943 = arith.addi %1941, %c18 : index
    %1944 = memref.load %17[%1943] : memref<?xf32>
    %1945 = arith.addf %1942, %1944 : f32
    %1946 = wave.lane
    %1947 = arith.addi %15, %c35 : index
    %1948 = arith.muli %1931, %c4 : index
    %1949 = arith.addi %1947, %1948 : index
    %1950 = arith.divui %1946, %c1 : index
    %1951 = arith.addi %1949, %1950 : index
    %1952 = arith.cmpi slt, %1951, %14 : index
    scf.if %1952 {
      %1953 = arith.cmpi eq, %hasFactors, %c6 : index
      %1954 = memref.load %factors[%1951] : memref<?xf32>
      %1955 = arith.select %1953, %1954, %c31 : f32
      %1956 = arith.remui %1946, %c1 : index
      %1957 = arith.muli %1956, %c13 : index
      %1958 = arith.addi %10, %1957 : index
      %1959 = vector.load %w[%1958] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1960 = vector.bitcast %1959 : vector<4xi8> to vector<1xf32>
      %1961 = vector.extract %1960[0] : f32 from vector<1xf32>
      %1962 = arith.mulf %1961, %1955 : f32
      %1963 = arith.mulf %1938, %1962 : f32
      %1964 = arith.remui %1946, %c1 : index
      %1965 = arith.muli %1964, %c13 : index
      %1966 = arith.addi %12, %1965 : index
      %1967 = vector.load %w[%1966] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1968 = vector.bitcast %1967 : vector<4xi8> to vector<1xf32>
      %1969 = vector.extract %1968[0] : f32 from vector<1xf32>
      %1970 = arith.mulf %1969, %1955 : f32
      %1971 = arith.mulf %1945, %1970 : f32
      %1972 = arith.addi %10, %c8 : index
      %1973 = vector.load %w[%1972] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1974 = vector.bitcast %1973 : vector<4xi8> to vector<1xf32>
      %1975 = vector.extract %1974[0] : f32 from vector<1xf32>
      %1976 = arith.mulf %1963, %c32 : f32
      %1977 = wave.exp2 %1976 : f32
      %1978 = arith.addf %c31, %1977 : f32
      %1979 = arith.divf %1963, %1978 : f32
      %1980 = arith.mulf %1979, %1971 : f32
      %1981 = arith.mulf %1980, %1975 : f32
      %1982 = arith.minimumf %1981, %c33 : f32
      %1983 = arith.maximumf %1982, %c34 : f32
      %1984 = arith.truncf %1983 : f32 to f16
      %1985 = arith.muli %0, %c1 : index
      %1986 = wave.lane
      %1987 = arith.remui %1986, %c1 : index
      %1988 = arith.addi %1985, %1987 : index
      %1989 = arith.divui %1951, %outTileRows : index
      %1990 = arith.divui %outputFeatures, %c1 : index
      %1991 = arith.muli %1989, %1990 : index
      %1992 = arith.divui %1988, %c1 : index
      %1993 = arith.addi %1991, %1992 : index
      %1994 = arith.muli %1993, %c4 : index
      %1995 = arith.remui %1988, %c1 : index
      %1996 = arith.divui %1995, %c24 : index
      %1997 = arith.addi %1994, %1996 : index
      %1998 = arith.muli %outTileRows, %c24 : index
      %1999 = arith.muli %1997, %1998 : index
      %2000 = arith.remui %1951, %outTileRows : index
      %2001 = arith.muli %2000, %c24 : index
      %2002 = arith.addi %1999, %2001 : index
      %2003 = arith.remui %1988, %c24 : index
      %2004 = arith.addi %2002, %2003 : index
      memref.store %1984, %out[%2004] : memref<?xf16>
    }
    %2005 = arith.muli %1814, %c13 : index
    %2006 = arith.addi %2005, %c4 : index
    %2007 = arith.muli %2006, %c15 : index
    %2008 = arith.addi %2007, %1813 : index
    %2009 = arith.addi %2008, %c5 : index
    %2010 = memref.load %17[%2009] : memref<?xf32>
    %2011 = arith.addi %2009, %c18 : index
    %2012 = memref.load %17[%2011] : memref<?xf32>
    %2013 = arith.addf %2010, %2012 : f32
    %2014 = arith.muli %2006, %c15 : index
    %2015 = arith.addi %2014, %1813 : index
    %2016 = arith.addi %2015, %c23 : index
    %2017 = memref.load %17[%2016] : memref<?xf32>
    %2018 = arith.addi %2016, %c18 : index
    %2019 = memref.load %17[%2018] : memref<?xf32>
    %2020 = arith.addf %2017, %2019 : f32
    %2021 = wave.lane
    %2022 = arith.addi %15, %c35 : index
    %2023 = arith.muli %2006, %c4 : index
    %2024 = arith.addi %2022, %2023 : index
    %2025 = arith.divui %2021, %c1 : index
    %2026 = arith.addi %2024, %2025 : index
    %2027 = arith.cmpi slt, %2026, %14 : index
    scf.if %2027 {
      %2028 = arith.cmpi eq, %hasFactors, %c6 : index
      %2029 = memref.load %factors[%2026] : memref<?xf32>
      %2030 = arith.select %2028, %2029, %c31 : f32
      %2031 = arith.remui %2021, %c1 : index
      %2032 = arith.muli %2031, %c13 : index
      %2033 = arith.addi %10, %2032 : index
      %2034 = vector.load %w[%2033] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2035 = vector.bitcast %2034 : vector<4xi8> to vector<1xf32>
      %2036 = vector.extract %2035[0] : f32 from vector<1xf32>
      %2037 = arith.mulf %2036, %2030 : f32
      %2038 = arith.mulf %2013, %2037 : f32
      %2039 = arith.remui %2021, %c1 : index
      %2040 = arith.muli %2039, %c13 : index
      %2041 = arith.addi %12, %2040 : index
      %2042 = vector.load %w[%2041] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2043 = vector.bitcast %2042 : vector<4xi8> to vector<1xf32>
      %2044 = vector.extract %2043[0] : f32 from vector<1xf32>
      %2045 = arith.mulf %2044, %2030 : f32
      %2046 = arith.mulf %2020, %2045 : f32
      %2047 = arith.addi %10, %c8 : index
      %2048 = vector.load %w[%2047] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2049 = vector.bitcast %2048 : vector<4xi8> to vector<1xf32>
      %2050 = vector.extract %2049[0] : f32 from vector<1xf32>
      %2051 = arith.mulf %2038, %c32 : f32
      %2052 = wave.exp2 %2051 : f32
      %2053 = arith.addf %c31, %2052 : f32
      %2054 = arith.divf %2038, %2053 : f32
      %2055 = arith.mulf %2054, %2046 : f32
      %2056 = arith.mulf %2055, %2050 : f32
      %2057 = arith.minimumf %2056, %c33 : f32
      %2058 = arith.maximumf %2057, %c34 : f32
      %2059 = arith.truncf %2058 : f32 to f16
      %2060 = arith.muli %0, %c1 : index
      %2061 = wave.lane
      %2062 = arith.remui %2061, %c1 : index
      %2063 = arith.addi %2060, %2062 : index
      %2064 = arith.divui %2026, %outTileRows : index
      %2065 = arith.divui %outputFeatures, %c1 : index
      %2066 = arith.muli %2064, %2065 : index
      %2067 = arith.divui %2063, %c1 : index
      %2068 = arith.addi %2066, %2067 : index
      %2069 = arith.muli %2068, %c4 : index
      %2070 = arith.remui %2063, %c1 : index
      %2071 = arith.divui %2070, %c24 : index
      %2072 = arith.addi %2069, %2071 : index
      %2073 = arith.muli %outTileRows, %c24 : index
      %2074 = arith.muli %2072, %2073 : index
      %2075 = arith.remui %2026, %outTileRows : index
      %2076 = arith.muli %2075, %c24 : index
      %2077 = arith.addi %2074, %2076 : index
      %2078 = arith.remui %2063, %c24 : index
      %2079 = arith.addi %2077, %2078 : index
      memref.store %2059, %out[%2079] : memref<?xf16>
    }
    %2080 = arith.muli %1814, %c13 : index
    %2081 = arith.addi %2080, %c25 : index
    %2082 = arith.muli %2081, %c15 : index
    %2083 = arith.addi %2082, %1813 : index
    %2084 = arith.addi %2083, %c5 : index
    %2085 = memref.load %17[%2084] : memref<?xf32>
    %2086 = arith.addi %2084, %c18 : index
    %2087 = memref.load %17[%2086] : memref<?xf32>
    %2088 = arith.addf %2085, %2087 : f32
    %2089 = arith.muli %2081, %c15 : index
    %2090 = arith.addi %2089, %1813 : index
    %2091 = arith.addi %2090, %c23 : index
    %2092 = memref.load %17[%2091] : memref<?xf32>
    %2093 = arith.addi %2091, %c18 : index
    %2094 = memref.load %17[%2093] : memref<?xf32>
    %2095 = arith.addf %2092, %2094 : f32
    %2096 = wave.lane
    %2097 = arith.addi %15, %c35 : index
    %2098 = arith.muli %2081, %c4 : index
    %2099 = arith.addi %2097, %2098 : index
    %2100 = arith.divui %2096, %c1 : index
    %2101 = arith.addi %2099, %2100 : index
    %2102 = arith.cmpi slt, %2101, %14 : index
    scf.if %2102 {
      %2103 = arith.cmpi eq, %hasFactors, %c6 : index
      %2104 = memref.load %factors[%2101] : memref<?xf32>
      %2105 = arith.select %2103, %2104, %c31 : f32
      %2106 = arith.remui %2096, %c1 : index
      %2107 = arith.muli %2106, %c13 : index
      %2108 = arith.addi %10, %2107 : index
      %2109 = vector.load %w[%2108] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2110 = vector.bitcast %2109 : vector<4xi8> to vector<1xf32>
      %2111 = vector.extract %2110[0] : f32 from vector<1xf32>
      %2112 = arith.mulf %2111, %2105 : f32
      %2113 = arith.mulf %2088, %2112 : f32
      %2114 = arith.remui %2096, %c1 : index
      %2115 = arith.muli %2114, %c13 : index
      %2116 = arith.addi %12, %2115 : index
      %2117 = vector.load %w[%2116] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2118 = vector.bitcast %2117 : vector<4xi8> to vector<1xf32>
      %2119 = vector.extract %2118[0] : f32 from vector<1xf32>
      %2120 = arith.mulf %2119, %2105 : f32
      %2121 = arith.mulf %2095, %2120 : f32
      %2122 = arith.addi %10, %c8 : index
      %2123 = vector.load %w[%2122] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2124 = vector.bitcast %2123 : vector<4xi8> to vector<1xf32>
      %2125 = vector.extract %2124[0] : f32 from vector<1xf32>
      %2126 = arith.mulf %2113, %c32 : f32
      %2127 = wave.exp2 %2126 : f32
      %2128 = arith.addf %c31, %2127 : f32
      %2129 = arith.divf %2113, %2128 : f32
      %2130 = arith.mulf %2129, %2121 : f32
      %2131 = arith.mulf %2130, %2125 : f32
      %2132 = arith.minimumf %2131, %c33 : f32
      %2133 = arith.maximumf %2132, %c34 : f32
      %2134 = arith.truncf %2133 : f32 to f16
      %2135 = arith.muli %0, %c1 : index
      %2136 = wave.lane
      %2137 = arith.remui %2136, %c1 : index
      %2138 = arith.addi %2135, %2137 : index
      %2139 = arith.divui %2101, %outTileRows : index
      %2140 = arith.divui %outputFeatures, %c1 : index
      %2141 = arith.muli %2139, %2140 : index
      %2142 = arith.divui %2138, %c1 : index
      %2143 = arith.addi %2141, %2142 : index
      %2144 = arith.muli %2143, %c4 : index
      %2145 = arith.remui %2138, %c1 : index
      %2146 = arith.divui %2145, %c24 : index
      %2147 = arith.addi %2144, %2146 : index
      %2148 = arith.muli %outTileRows, %c24 : index
      %2149 = arith.muli %2147, %2148 : index
      %2150 = arith.remui %2101, %outTileRows : index
      %2151 = arith.muli %2150, %c24 : index
      %2152 = arith.addi %2149, %2151 : index
      %2153 = arith.remui %2138, %c24 : index
      %2154 = arith.addi %2152, %2153 : index
      memref.store %2134, %out[%2154] : memref<?xf16>
    }
  }
  wave.return
}
