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
  %tileRows = wave.param "tileRows" : index
  %c10 = arith.constant 4096 : index
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
  %c32 = arith.constant 2048 : index
  %c33 = arith.constant 2560 : index
  %c34 = arith.constant 3072 : index
  %c35 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %c37 = arith.constant 0x3F800000 : f32
  %c38 = arith.constant 0xBFB8AA3B : f32
  %c39 = arith.constant 0x477FE000 : f32
  %c40 = arith.constant 0xC77FE000 : f32
  %c41 = arith.constant 48 : index
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
    %829 = arith.muli %788, %c6 : index
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
    %844 = arith.addi %833, %c32 : index
    %845 = memref.load %17[%844] : memref<?xf32>
    %846 = arith.addf %843, %845 : f32
    %847 = arith.addi %833, %c33 : index
    %848 = memref.load %17[%847] : memref<?xf32>
    %849 = arith.addf %846, %848 : f32
    %850 = arith.addi %833, %c34 : index
    %851 = memref.load %17[%850] : memref<?xf32>
    %852 = arith.addf %849, %851 : f32
    %853 = arith.addi %833, %c35 : index
    %854 = memref.load %17[%853] : memref<?xf32>
    %855 = arith.addf %852, %854 : f32
    %856 = arith.muli %830, %c15 : index
    %857 = arith.addi %856, %787 : index
    %858 = arith.addi %857, %c23 : index
    %859 = memref.load %17[%858] : memref<?xf32>
    %860 = arith.addi %858, %c18 : index
    %861 = memref.load %17[%860] : memref<?xf32>
    %862 = arith.addf %859, %861 : f32
    %863 = arith.addi %858, %c30 : index
    %864 = memref.load %17[%863] : memref<?xf32>
    %865 = arith.addf %862, %864 : f32
    %866 = arith.addi %858, %c31 : index
    %867 = memref.load %17[%866] : memref<?xf32>
    %868 = arith.addf %865, %867 : f32
    %869 = arith.addi %858, %c32 : index
    %870 = memref.load %17[%869] : memref<?xf32>
    %871 = arith.addf %868, %870 : f32
    %872 = arith.addi %858, %c33 : index
    %873 = memref.load %17[%872] : memref<?xf32>
    %874 = arith.addf %871, %873 : f32
    %875 = arith.addi %858, %c34 : index
    %876 = memref.load %17[%875] : memref<?xf32>
    %877 = arith.addf %874, %876 : f32
    %878 = arith.addi %858, %c35 : index
    %879 = memref.load %17[%878] : memref<?xf32>
    %880 = arith.addf %877, %879 : f32
    %881 = wave.lane
    %882 = arith.addi %15, %c5 : index
    %883 = arith.muli %830, %c4 : index
    %884 = arith.addi %882, %883 : index
    %885 = arith.divui %881, %c1 : index
    %886 = arith.addi %884, %885 : index
    %887 = arith.cmpi slt, %886, %14 : index
    scf.if %887 {
      %888 = arith.cmpi eq, %hasFactors, %c6 : index
      %889 = memref.load %factors[%886] : memref<?xf32>
      %890 = arith.select %888, %889, %c37 : f32
      %891 = arith.remui %881, %c1 : index
      %892 = arith.muli %891, %c13 : index
      %893 = arith.addi %10, %892 : index
      %894 = vector.load %w[%893] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %895 = vector.bitcast %894 : vector<4xi8> to vector<1xf32>
      %896 = vector.extract %895[0] : f32 from vector<1xf32>
      %897 = arith.mulf %896, %890 : f32
      %898 = arith.mulf %855, %897 : f32
      %899 = arith.remui %881, %c1 : index
      %900 = arith.muli %899, %c13 : index
      %901 = arith.addi %12, %900 : index
      %902 = vector.load %w[%901] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %903 = vector.bitcast %902 : vector<4xi8> to vector<1xf32>
      %904 = vector.extract %903[0] : f32 from vector<1xf32>
      %905 = arith.mulf %904, %890 : f32
      %906 = arith.mulf %880, %905 : f32
      %907 = arith.addi %10, %c8 : index
      %908 = vector.load %w[%907] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %909 = vector.bitcast %908 : vector<4xi8> to vector<1xf32>
      %910 = vector.extract %909[0] : f32 from vector<1xf32>
      %911 = arith.mulf %898, %c38 : f32
      %912 = wave.exp2 %911 : f32
      %913 = arith.addf %c37, %912 : f32
      %914 = arith.divf %898, %913 : f32
      %915 = arith.mulf %914, %906 : f32
      %916 = arith.mulf %915, %910 : f32
      %917 = arith.minimumf %916, %c39 : f32
      %918 = arith.maximumf %917, %c40 : f32
      %919 = arith.truncf %918 : f32 to f16
      %920 = arith.muli %0, %c1 : index
      %921 = wave.lane
      %922 = arith.remui %921, %c1 : index
      %923 = arith.addi %920, %922 : index
      %924 = arith.divui %886, %outTileRows : index
      %925 = arith.divui %outputFeatures, %c1 : index
      %926 = arith.muli %924, %925 : index
      %927 = arith.divui %923, %c1 : index
      %928 = arith.addi %926, %927 : index
      %929 = arith.muli %928, %c4 : index
      %930 = arith.remui %923, %c1 : index
      %931 = arith.divui %930, %c24 : index
      %932 = arith.addi %929, %931 : index
      %933 = arith.muli %outTileRows, %c24 : index
      %934 = arith.muli %932, %933 : index
      %935 = arith.remui %886, %outTileRows : index
      %936 = arith.muli %935, %c24 : index
      %937 = arith.addi %934, %936 : index
      %938 = arith.remui %923, %c24 : index
      %939 = arith.addi %937, %938 : index
      memref.store %919, %out[%939] : memref<?xf16>
    }
    %940 = wave.lane
    wave.barrier
    %941 = wave.wave
    %942 = arith.muli %941, %c4 : index
    %943 = arith.addi %942, %c5 : index
    %944 = arith.muli %943, %c23 : index
    %945 = arith.addi %944, %940 : index
    %946 = vector.extract %541#2[0] : f32 from vector<8xf32>
    %947 = arith.addi %945, %c5 : index
    memref.store %946, %17[%947] : memref<?xf32>
    %948 = vector.extract %541#2[1] : f32 from vector<8xf32>
    %949 = arith.addi %945, %c15 : index
    memref.store %948, %17[%949] : memref<?xf32>
    %950 = vector.extract %541#2[2] : f32 from vector<8xf32>
    %951 = arith.addi %945, %c8 : index
    memref.store %950, %17[%951] : memref<?xf32>
    %952 = vector.extract %541#2[3] : f32 from vector<8xf32>
    %953 = arith.addi %945, %c26 : index
    memref.store %952, %17[%953] : memref<?xf32>
    %954 = vector.extract %541#2[4] : f32 from vector<8xf32>
    %955 = arith.addi %945, %c3 : index
    memref.store %954, %17[%955] : memref<?xf32>
    %956 = vector.extract %541#2[5] : f32 from vector<8xf32>
    %957 = arith.addi %945, %c27 : index
    memref.store %956, %17[%957] : memref<?xf32>
    %958 = vector.extract %541#2[6] : f32 from vector<8xf32>
    %959 = arith.addi %945, %c28 : index
    memref.store %958, %17[%959] : memref<?xf32>
    %960 = vector.extract %541#2[7] : f32 from vector<8xf32>
    %961 = arith.addi %945, %c29 : index
    memref.store %960, %17[%961] : memref<?xf32>
    %962 = arith.muli %941, %c4 : index
    %963 = arith.addi %962, %c6 : index
    %964 = arith.muli %963, %c23 : index
    %965 = arith.addi %964, %940 : index
    %966 = vector.extract %541#3[0] : f32 from vector<8xf32>
    %967 = arith.addi %965, %c5 : index
    memref.store %966, %17[%967] : memref<?xf32>
    %968 = vector.extract %541#3[1] : f32 from vector<8xf32>
    %969 = arith.addi %965, %c15 : index
    memref.store %968, %17[%969] : memref<?xf32>
    %970 = vector.extract %541#3[2] : f32 from vector<8xf32>
    %971 = arith.addi %965, %c8 : index
    memref.store %970, %17[%971] : memref<?xf32>
    %972 = vector.extract %541#3[3] : f32 from vector<8xf32>
    %973 = arith.addi %965, %c26 : index
    memref.store %972, %17[%973] : memref<?xf32>
    %974 = vector.extract %541#3[4] : f32 from vector<8xf32>
    %975 = arith.addi %965, %c3 : index
    memref.store %974, %17[%975] : memref<?xf32>
    %976 = vector.extract %541#3[5] : f32 from vector<8xf32>
    %977 = arith.addi %965, %c27 : index
    memref.store %976, %17[%977] : memref<?xf32>
    %978 = vector.extract %541#3[6] : f32 from vector<8xf32>
    %979 = arith.addi %965, %c28 : index
    memref.store %978, %17[%979] : memref<?xf32>
    %980 = vector.extract %541#3[7] : f32 from vector<8xf32>
    %981 = arith.addi %965, %c29 : index
    memref.store %980, %17[%981] : memref<?xf32>
    wave.barrier
    %982 = arith.muli %941, %c6 : index
    %983 = arith.addi %982, %c5 : index
    %984 = arith.muli %983, %c15 : index
    %985 = arith.addi %984, %940 : index
    %986 = arith.addi %985, %c5 : index
    %987 = memref.load %17[%986] : memref<?xf32>
    %988 = arith.addi %986, %c18 : index
    %989 = memref.load %17[%988] : memref<?xf32>
    %990 = arith.addf %987, %989 : f32
    %991 = arith.addi %986, %c30 : index
    %992 = memref.load %17[%991] : memref<?xf32>
    %993 = arith.addf %990, %992 : f32
    %994 = arith.addi %986, %c31 : index
    %995 = memref.load %17[%994] : memref<?xf32>
    %996 = arith.addf %993, %995 : f32
    %997 = arith.addi %986, %c32 : index
    %998 = memref.load %17[%997] : memref<?xf32>
    %999 = arith.addf %996, %998 : f32
    %1000 = arith.addi %986, %c33 : index
    %1001 = memref.load %17[%1000] : memref<?xf32>
    %1002 = arith.addf %999, %1001 : f32
    %1003 = arith.addi %986, %c34 : index
    %1004 = memref.load %17[%1003] : memref<?xf32>
    %1005 = arith.addf %1002, %1004 : f32
    %1006 = arith.addi %986, %c35 : index
    %1007 = memref.load %17[%1006] : memref<?xf32>
    %1008 = arith.addf %1005, %1007 : f32
    %1009 = arith.muli %983, %c15 : index
    %1010 = arith.addi %1009, %940 : index
    %1011 = arith.addi %1010, %c23 : index
    %1012 = memref.load %17[%1011] : memref<?xf32>
    %1013 = arith.addi %1011, %c18 : index
    %1014 = memref.load %17[%1013] : memref<?xf32>
    %1015 = arith.addf %1012, %1014 : f32
    %1016 = arith.addi %1011, %c30 : index
    %1017 = memref.load %17[%1016] : memref<?xf32>
    %1018 = arith.addf %1015, %1017 : f32
    %1019 = arith.addi %1011, %c31 : index
    %1020 = memref.load %17[%1019] : memref<?xf32>
    %1021 = arith.addf %1018, %1020 : f32
    %1022 = arith.addi %1011, %c32 : index
    %1023 = memref.load %17[%1022] : memref<?xf32>
    %1024 = arith.addf %1021, %1023 : f32
    %1025 = arith.addi %1011, %c33 : index
    %1026 = memref.load %17[%1025] : memref<?xf32>
    %1027 = arith.addf %1024, %1026 : f32
    %1028 = arith.addi %1011, %c34 : index
    %1029 = memref.load %17[%1028] : memref<?xf32>
    %1030 = arith.addf %1027, %1029 : f32
    %1031 = arith.addi %1011, %c35 : index
    %1032 = memref.load %17[%1031] : memref<?xf32>
    %1033 = arith.addf %1030, %1032 : f32
    %1034 = wave.lane
    %1035 = arith.addi %15, %c1 : index
    %1036 = arith.muli %983, %c4 : index
    %1037 = arith.addi %1035, %1036 : index
    %1038 = arith.divui %1034, %c1 : index
    %1039 = arith.addi %1037, %1038 : index
    %1040 = arith.cmpi slt, %1039, %14 : index
    scf.if %1040 {
      %1041 = arith.cmpi eq, %hasFactors, %c6 : index
      %1042 = memref.load %factors[%1039] : memref<?xf32>
      %1043 = arith.select %1041, %1042, %c37 : f32
      %1044 = arith.remui %1034, %c1 : index
      %1045 = arith.muli %1044, %c13 : index
      %1046 = arith.addi %10, %1045 : index
      %1047 = vector.load %w[%1046] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1048 = vector.bitcast %1047 : vector<4xi8> to vector<1xf32>
      %1049 = vector.extract %1048[0] : f32 from vector<1xf32>
      %1050 = arith.mulf %1049, %1043 : f32
      %1051 = arith.mulf %1008, %1050 : f32
      %1052 = arith.remui %1034, %c1 : index
      %1053 = arith.muli %1052, %c13 : index
      %1054 = arith.addi %12, %1053 : index
      %1055 = vector.load %w[%1054] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1056 = vector.bitcast %1055 : vector<4xi8> to vector<1xf32>
      %1057 = vector.extract %1056[0] : f32 from vector<1xf32>
      %1058 = arith.mulf %1057, %1043 : f32
      %1059 = arith.mulf %1033, %1058 : f32
      %1060 = arith.addi %10, %c8 : index
      %1061 = vector.load %w[%1060] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1062 = vector.bitcast %1061 : vector<4xi8> to vector<1xf32>
      %1063 = vector.extract %1062[0] : f32 from vector<1xf32>
      %1064 = arith.mulf %1051, %c38 : f32
      %1065 = wave.exp2 %1064 : f32
      %1066 = arith.addf %c37, %1065 : f32
      %1067 = arith.divf %1051, %1066 : f32
      %1068 = arith.mulf %1067, %1059 : f32
      %1069 = arith.mulf %1068, %1063 : f32
      %1070 = arith.minimumf %1069, %c39 : f32
      %1071 = arith.maximumf %1070, %c40 : f32
      %1072 = arith.truncf %1071 : f32 to f16
      %1073 = arith.muli %0, %c1 : index
      %1074 = wave.lane
      %1075 = arith.remui %1074, %c1 : index
      %1076 = arith.addi %1073, %1075 : index
      %1077 = arith.divui %1039, %outTileRows : index
      %1078 = arith.divui %outputFeatures, %c1 : index
      %1079 = arith.muli %1077, %1078 : index
      %1080 = arith.divui %1076, %c1 : index
      %1081 = arith.addi %1079, %1080 : index
      %1082 = arith.muli %1081, %c4 : index
      %1083 = arith.remui %1076, %c1 : index
      %1084 = arith.divui %1083, %c24 : index
      %1085 = arith.addi %1082, %1084 : index
      %1086 = arith.muli %outTileRows, %c24 : index
      %1087 = arith.muli %1085, %1086 : index
      %1088 = arith.remui %1039, %outTileRows : index
      %1089 = arith.muli %1088, %c24 : index
      %1090 = arith.addi %1087, %1089 : index
      %1091 = arith.remui %1076, %c24 : index
      %1092 = arith.addi %1090, %1091 : index
      memref.store %1072, %out[%1092] : memref<?xf16>
    }
    %1093 = wave.lane
    wave.barrier
    %1094 = wave.wave
    %1095 = arith.muli %1094, %c4 : index
    %1096 = arith.addi %1095, %c5 : index
    %1097 = arith.muli %1096, %c23 : index
    %1098 = arith.addi %1097, %1093 : index
    %1099 = vector.extract %541#4[0] : f32 from vector<8xf32>
    %1100 = arith.addi %1098, %c5 : index
    memref.store %1099, %17[%1100] : memref<?xf32>
    %1101 = vector.extract %541#4[1] : f32 from vector<8xf32>
    %1102 = arith.addi %1098, %c15 : index
    memref.store %1101, %17[%1102] : memref<?xf32>
    %1103 = vector.extract %541#4[2] : f32 from vector<8xf32>
    %1104 = arith.addi %1098, %c8 : index
    memref.store %1103, %17[%1104] : memref<?xf32>
    %1105 = vector.extract %541#4[3] : f32 from vector<8xf32>
    %1106 = arith.addi %1098, %c26 : index
    memref.store %1105, %17[%1106] : memref<?xf32>
    %1107 = vector.extract %541#4[4] : f32 from vector<8xf32>
    %1108 = arith.addi %1098, %c3 : index
    memref.store %1107, %17[%1108] : memref<?xf32>
    %1109 = vector.extract %541#4[5] : f32 from vector<8xf32>
    %1110 = arith.addi %1098, %c27 : index
    memref.store %1109, %17[%1110] : memref<?xf32>
    %1111 = vector.extract %541#4[6] : f32 from vector<8xf32>
    %1112 = arith.addi %1098, %c28 : index
    memref.store %1111, %17[%1112] : memref<?xf32>
    %1113 = vector.extract %541#4[7] : f32 from vector<8xf32>
    %1114 = arith.addi %1098, %c29 : index
    memref.store %1113, %17[%1114] : memref<?xf32>
    %1115 = arith.muli %1094, %c4 : index
    %1116 = arith.addi %1115, %c6 : index
    %1117 = arith.muli %1116, %c23 : index
    %1118 = arith.addi %1117, %1093 : index
    %1119 = vector.extract %541#5[0] : f32 from vector<8xf32>
    %1120 = arith.addi %1118, %c5 : index
    memref.store %1119, %17[%1120] : memref<?xf32>
    %1121 = vector.extract %541#5[1] : f32 from vector<8xf32>
    %1122 = arith.addi %1118, %c15 : index
    memref.store %1121, %17[%1122] : memref<?xf32>
    %1123 = vector.extract %541#5[2] : f32 from vector<8xf32>
    %1124 = arith.addi %1118, %c8 : index
    memref.store %1123, %17[%1124] : memref<?xf32>
    %1125 = vector.extract %541#5[3] : f32 from vector<8xf32>
    %1126 = arith.addi %1118, %c26 : index
    memref.store %1125, %17[%1126] : memref<?xf32>
    %1127 = vector.extract %541#5[4] : f32 from vector<8xf32>
    %1128 = arith.addi %1118, %c3 : index
    memref.store %1127, %17[%1128] : memref<?xf32>
    %1129 = vector.extract %541#5[5] : f32 from vector<8xf32>
    %1130 = arith.addi %1118, %c27 : index
    memref.store %1129, %17[%1130] : memref<?xf32>
    %1131 = vector.extract %541#5[6] : f32 from vector<8xf32>
    %1132 = arith.addi %1118, %c28 : index
    memref.store %1131, %17[%1132] : memref<?xf32>
    %1133 = vector.extract %541#5[7] : f32 from vector<8xf32>
    %1134 = arith.addi %1118, %c29 : index
    memref.store %1133, %17[%1134] : memref<?xf32>
    wave.barrier
    %1135 = arith.muli %1094, %c6 : index
    %1136 = arith.addi %1135, %c5 : index
    %1137 = arith.muli %1136, %c15 : index
    %1138 = arith.addi %1137, %1093 : index
    %1139 = arith.addi %1138, %c5 : index
    %1140 = memref.load %17[%1139] : memref<?xf32>
    %1141 = arith.addi %1139, %c18 : index
    %1142 = memref.load %17[%1141] : memref<?xf32>
    %1143 = arith.addf %1140, %1142 : f32
    %1144 = arith.addi %1139, %c30 : index
    %1145 = memref.load %17[%1144] : memref<?xf32>
    %1146 = arith.addf %1143, %1145 : f32
    %1147 = arith.addi %1139, %c31 : index
    %1148 = memref.load %17[%1147] : memref<?xf32>
    %1149 = arith.addf %1146, %1148 : f32
    %1150 = arith.addi %1139, %c32 : index
    %1151 = memref.load %17[%1150] : memref<?xf32>
    %1152 = arith.addf %1149, %1151 : f32
    %1153 = arith.addi %1139, %c33 : index
    %1154 = memref.load %17[%1153] : memref<?xf32>
    %1155 = arith.addf %1152, %1154 : f32
    %1156 = arith.addi %1139, %c34 : index
    %1157 = memref.load %17[%1156] : memref<?xf32>
    %1158 = arith.addf %1155, %1157 : f32
    %1159 = arith.addi %1139, %c35 : index
    %1160 = memref.load %17[%1159] : memref<?xf32>
    %1161 = arith.addf %1158, %1160 : f32
    %1162 = arith.muli %1136, %c15 : index
    %1163 = arith.addi %1162, %1093 : index
    %1164 = arith.addi %1163, %c23 : index
    %1165 = memref.load %17[%1164] : memref<?xf32>
    %1166 = arith.addi %1164, %c18 : index
    %1167 = memref.load %17[%1166] : memref<?xf32>
    %1168 = arith.addf %1165, %1167 : f32
    %1169 = arith.addi %1164, %c30 : index
    %1170 = memref.load %17[%1169] : memref<?xf32>
    %1171 = arith.addf %1168, %1170 : f32
    %1172 = arith.addi %1164, %c31 : index
    %1173 = memref.load %17[%1172] : memref<?xf32>
    %1174 = arith.addf %1171, %1173 : f32
    %1175 = arith.addi %1164, %c32 : index
    %1176 = memref.load %17[%1175] : memref<?xf32>
    %1177 = arith.addf %1174, %1176 : f32
    %1178 = arith.addi %1164, %c33 : index
    %1179 = memref.load %17[%1178] : memref<?xf32>
    %1180 = arith.addf %1177, %1179 : f32
    %1181 = arith.addi %1164, %c34 : index
    %1182 = memref.load %17[%1181] : memref<?xf32>
    %1183 = arith.addf %1180, %1182 : f32
    %1184 = arith.addi %1164, %c35 : index
    %1185 = memref.load %17[%1184] : memref<?xf32>
    %1186 = arith.addf %1183, %1185 : f32
    %1187 = wave.lane
    %1188 = arith.addi %15, %c15 : index
    %1189 = arith.muli %1136, %c4 : index
    %1190 = arith.addi %1188, %1189 : index
    %1191 = arith.divui %1187, %c1 : index
    %1192 = arith.addi %1190, %1191 : index
    %1193 = arith.cmpi slt, %1192, %14 : index
    scf.if %1193 {
      %1194 = arith.cmpi eq, %hasFactors, %c6 : index
      %1195 = memref.load %factors[%1192] : memref<?xf32>
      %1196 = arith.select %1194, %1195, %c37 : f32
      %1197 = arith.remui %1187, %c1 : index
      %1198 = arith.muli %1197, %c13 : index
      %1199 = arith.addi %10, %1198 : index
      %1200 = vector.load %w[%1199] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1201 = vector.bitcast %1200 : vector<4xi8> to vector<1xf32>
      %1202 = vector.extract %1201[0] : f32 from vector<1xf32>
      %1203 = arith.mulf %1202, %1196 : f32
      %1204 = arith.mulf %1161, %1203 : f32
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
      %1217 = arith.mulf %1204, %c38 : f32
      %1218 = wave.exp2 %1217 : f32
      %1219 = arith.addf %c37, %1218 : f32
      %1220 = arith.divf %1204, %1219 : f32
      %1221 = arith.mulf %1220, %1212 : f32
      %1222 = arith.mulf %1221, %1216 : f32
      %1223 = arith.minimumf %1222, %c39 : f32
      %1224 = arith.maximumf %1223, %c40 : f32
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
    %1246 = wave.lane
    wave.barrier
    %1247 = wave.wave
    %1248 = arith.muli %1247, %c4 : index
    %1249 = arith.addi %1248, %c5 : index
    %1250 = arith.muli %1249, %c23 : index
    %1251 = arith.addi %1250, %1246 : index
    %1252 = vector.extract %541#6[0] : f32 from vector<8xf32>
    %1253 = arith.addi %1251, %c5 : index
    memref.store %1252, %17[%1253] : memref<?xf32>
    %1254 = vector.extract %541#6[1] : f32 from vector<8xf32>
    %1255 = arith.addi %1251, %c15 : index
    memref.store %1254, %17[%1255] : memref<?xf32>
    %1256 = vector.extract %541#6[2] : f32 from vector<8xf32>
    %1257 = arith.addi %1251, %c8 : index
    memref.store %1256, %17[%1257] : memref<?xf32>
    %1258 = vector.extract %541#6[3] : f32 from vector<8xf32>
    %1259 = arith.addi %1251, %c26 : index
    memref.store %1258, %17[%1259] : memref<?xf32>
    %1260 = vector.extract %541#6[4] : f32 from vector<8xf32>
    %1261 = arith.addi %1251, %c3 : index
    memref.store %1260, %17[%1261] : memref<?xf32>
    %1262 = vector.extract %541#6[5] : f32 from vector<8xf32>
    %1263 = arith.addi %1251, %c27 : index
    memref.store %1262, %17[%1263] : memref<?xf32>
    %1264 = vector.extract %541#6[6] : f32 from vector<8xf32>
    %1265 = arith.addi %1251, %c28 : index
    memref.store %1264, %17[%1265] : memref<?xf32>
    %1266 = vector.extract %541#6[7] : f32 from vector<8xf32>
    %1267 = arith.addi %1251, %c29 : index
    memref.store %1266, %17[%1267] : memref<?xf32>
    %1268 = arith.muli %1247, %c4 : index
    %1269 = arith.addi %1268, %c6 : index
    %1270 = arith.muli %1269, %c23 : index
    %1271 = arith.addi %1270, %1246 : index
    %1272 = vector.extract %541#7[0] : f32 from vector<8xf32>
    %1273 = arith.addi %1271, %c5 : index
    memref.store %1272, %17[%1273] : memref<?xf32>
    %1274 = vector.extract %541#7[1] : f32 from vector<8xf32>
    %1275 = arith.addi %1271, %c15 : index
    memref.store %1274, %17[%1275] : memref<?xf32>
    %1276 = vector.extract %541#7[2] : f32 from vector<8xf32>
    %1277 = arith.addi %1271, %c8 : index
    memref.store %1276, %17[%1277] : memref<?xf32>
    %1278 = vector.extract %541#7[3] : f32 from vector<8xf32>
    %1279 = arith.addi %1271, %c26 : index
    memref.store %1278, %17[%1279] : memref<?xf32>
    %1280 = vector.extract %541#7[4] : f32 from vector<8xf32>
    %1281 = arith.addi %1271, %c3 : index
    memref.store %1280, %17[%1281] : memref<?xf32>
    %1282 = vector.extract %541#7[5] : f32 from vector<8xf32>
    %1283 = arith.addi %1271, %c27 : index
    memref.store %1282, %17[%1283] : memref<?xf32>
    %1284 = vector.extract %541#7[6] : f32 from vector<8xf32>
    %1285 = arith.addi %1271, %c28 : index
    memref.store %1284, %17[%1285] : memref<?xf32>
    %1286 = vector.extract %541#7[7] : f32 from vector<8xf32>
    %1287 = arith.addi %1271, %c29 : index
    memref.store %1286, %17[%1287] : memref<?xf32>
    wave.barrier
    %1288 = arith.muli %1247, %c6 : index
    %1289 = arith.addi %1288, %c5 : index
    %1290 = arith.muli %1289, %c15 : index
    %1291 = arith.addi %1290, %1246 : index
    %1292 = arith.addi %1291, %c5 : index
    %1293 = memref.load %17[%1292] : memref<?xf32>
    %1294 = arith.addi %1292, %c18 : index
    %1295 = memref.load %17[%1294] : memref<?xf32>
    %1296 = arith.addf %1293, %1295 : f32
    %1297 = arith.addi %1292, %c30 : index
    %1298 = memref.load %17[%1297] : memref<?xf32>
    %1299 = arith.addf %1296, %1298 : f32
    %1300 = arith.addi %1292, %c31 : index
    %1301 = memref.load %17[%1300] : memref<?xf32>
    %1302 = arith.addf %1299, %1301 : f32
    %1303 = arith.addi %1292, %c32 : index
    %1304 = memref.load %17[%1303] : memref<?xf32>
    %1305 = arith.addf %1302, %1304 : f32
    %1306 = arith.addi %1292, %c33 : index
    %1307 = memref.load %17[%1306] : memref<?xf32>
    %1308 = arith.addf %1305, %1307 : f32
    %1309 = arith.addi %1292, %c34 : index
    %1310 = memref.load %17[%1309] : memref<?xf32>
    %1311 = arith.addf %1308, %1310 : f32
    %1312 = arith.addi %1292, %c35 : index
    %1313 = memref.load %17[%1312] : memref<?xf32>
    %1314 = arith.addf %1311, %1313 : f32
    %1315 = arith.muli %1289, %c15 : index
    %1316 = arith.addi %1315, %1246 : index
    %1317 = arith.addi %1316, %c23 : index
    %1318 = memref.load %17[%1317] : memref<?xf32>
    %1319 = arith.addi %1317, %c18 : index
    %1320 = memref.load %17[%1319] : memref<?xf32>
    %1321 = arith.addf %1318, %1320 : f32
    %1322 = arith.addi %1317, %c30 : index
    %1323 = memref.load %17[%1322] : memref<?xf32>
    %1324 = arith.addf %1321, %1323 : f32
    %1325 = arith.addi %1317, %c31 : index
    %1326 = memref.load %17[%1325] : memref<?xf32>
    %1327 = arith.addf %1324, %1326 : f32
    %1328 = arith.addi %1317, %c32 : index
    %1329 = memref.load %17[%1328] : memref<?xf32>
    %1330 = arith.addf %1327, %1329 : f32
    %1331 = arith.addi %1317, %c33 : index
    %1332 = memref.load %17[%1331] : memref<?xf32>
    %1333 = arith.addf %1330, %1332 : f32
    %1334 = arith.addi %1317, %c34 : index
    %1335 = memref.load %17[%1334] : memref<?xf32>
    %1336 = arith.addf %1333, %1335 : f32
    %1337 = arith.addi %1317, %c35 : index
    %1338 = memref.load %17[%1337] : memref<?xf32>
    %1339 = arith.addf %1336, %1338 : f32
    %1340 = wave.lane
    %1341 = arith.addi %15, %c41 : index
    %1342 = arith.muli %1289, %c4 : index
    %1343 = arith.addi %1341, %1342 : index
    %1344 = arith.divui %1340, %c1 : index
    %1345 = arith.addi %1343, %1344 : index
    %1346 = arith.cmpi slt, %1345, %14 : index
    scf.if %1346 {
      %1347 = arith.cmpi eq, %hasFactors, %c6 : index
      %1348 = memref.load %factors[%1345] : memref<?xf32>
      %1349 = arith.select %1347, %1348, %c37 : f32
      %1350 = arith.remui %1340, %c1 : index
      %1351 = arith.muli %1350, %c13 : index
      %1352 = arith.addi %10, %1351 : index
      %1353 = vector.load %w[%1352] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1354 = vector.bitcast %1353 : vector<4xi8> to vector<1xf32>
      %1355 = vector.extract %1354[0] : f32 from vector<1xf32>
      %1356 = arith.mulf %1355, %1349 : f32
      %1357 = arith.mulf %1314, %1356 : f32
      %1358 = arith.remui %1340, %c1 : index
      %1359 = arith.muli %1358, %c13 : index
      %1360 = arith.addi %12, %1359 : index
      %1361 = vector.load %w[%1360] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1362 = vector.bitcast %1361 : vector<4xi8> to vector<1xf32>
      %1363 = vector.extract %1362[0] : f32 from vector<1xf32>
      %1364 = arith.mulf %1363, %1349 : f32
      %1365 = arith.mulf %1339, %1364 : f32
      %1366 = arith.addi %10, %c8 : index
      %1367 = vector.load %w[%1366] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1368 = vector.bitcast %1367 : vector<4xi8> to vector<1xf32>
      %1369 = vector.extract %1368[0] : f32 from vector<1xf32>
      %1370 = arith.mulf %1357, %c38 : f32
      %1371 = wave.exp2 %1370 : f32
      %1372 = arith.addf %c37, %1371 : f32
      %1373 = arith.divf %1357, %1372 : f32
      %1374 = arith.mulf %1373, %1365 : f32
      %1375 = arith.mulf %1374, %1369 : f32
      %1376 = arith.minimumf %1375, %c39 : f32
      %1377 = arith.maximumf %1376, %c40 : f32
      %1378 = arith.truncf %1377 : f32 to f16
      %1379 = arith.muli %0, %c1 : index
      %1380 = wave.lane
      %1381 = arith.remui %1380, %c1 : index
      %1382 = arith.addi %1379, %1381 : index
      %1383 = arith.divui %1345, %outTileRows : index
      %1384 = arith.divui %outputFeatures, %c1 : index
      %1385 = arith.muli %1383, %1384 : index
      %1386 = arith.divui %1382, %c1 : index
      %1387 = arith.addi %1385, %1386 : index
      %1388 = arith.muli %1387, %c4 : index
      %1389 = arith.remui %1382, %c1 : index
      %1390 = arith.divui %1389, %c24 : index
      %1391 = arith.addi %1388, %1390 : index
      %1392 = arith.muli %outTileRows, %c24 : index
      %1393 = arith.muli %1391, %1392 : index
      %1394 = arith.remui %1345, %outTileRows : index
      %1395 = arith.muli %1394, %c24 : index
      %1396 = arith.addi %1393, %1395 : index
      %1397 = arith.remui %1382, %c24 : index
      %1398 = arith.addi %1396, %1397 : index
      memref.store %1378, %out[%1398] : memref<?xf16>
    }
  }
  wave.return
}
