// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='q8_0', splits=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_s1_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 4 : index
  %c8 = arith.constant 16384 : index
  %hasResidual = wave.param "hasResidual" : index
  %c10 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 0 : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 256 : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant dense<16711935> : vector<4xi32>
  %c19 = arith.constant dense<1677747200> : vector<4xi32>
  %c20 = arith.constant dense<8> : vector<4xi32>
  %c21 = arith.constant dense<0x6480> : vector<16xf16>
  %c22 = arith.constant 8192 : index
  %c23 = arith.constant 9 : index
  %c24 = arith.constant 10 : index
  %c25 = arith.constant 11 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c28 = arith.constant 3 : index
  %c29 = arith.constant 6 : index
  %c30 = arith.constant 12 : index
  %c31 = arith.constant 14 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = wave.lane
  %4 = memref.load %step[%countAt] : memref<?xi32>
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.muli %1, %c2 : index
  %7 = arith.muli %inputFeatures, %c4 : index
  %8 = arith.addi %inputFeatures, %c5 : index
  %9 = arith.divui %8, %c2 : index
  %10 = arith.muli %9, %c2 : index
  %11 = arith.addi %7, %10 : index
  %12 = arith.addi %11, %c2 : index
  %13 = arith.divui %2, %c6 : index
  %14 = arith.muli %13, %c6 : index
  %15 = arith.remui %2, %c6 : index
  %16 = arith.muli %15, %c7 : index
  %17 = wave.scratch %c8 : memref<?xf16>
  %18 = arith.cmpi eq, %hasResidual, %c10 : index
  %19 = arith.cmpi slt, %6, %5 : index
  scf.if %19 {
    %20 = arith.divui %inputFeatures, %c13 : index
    %21 = arith.muli %1, %c15 : index
    %22 = arith.addi %21, %2 : index
    %23 = arith.divui %inputFeatures, %c4 : index
    %24 = arith.muli %22, %23 : index
    %25 = arith.muli %c14, %c6 : index
    %26 = arith.addi %24, %25 : index
    %27 = arith.muli %26, %c16 : index
    %28 = arith.muli %3, %c15 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.addi %29, %c14 : index
    %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %32 = arith.muli %3, %c15 : index
    %33 = arith.addi %27, %32 : index
    %34 = arith.addi %33, %c16 : index
    %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %36 = arith.muli %0, %c15 : index
    %37 = arith.addi %36, %2 : index
    %38 = arith.subi %panels, %c10 : index
    %39 = arith.minsi %37, %38 : index
    %40 = arith.muli %39, %12 : index
    %41 = arith.remui %3, %c4 : index
    %42 = arith.addi %40, %c2 : index
    %43 = arith.muli %c14, %c13 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.muli %41, %c6 : index
    %46 = arith.addi %44, %45 : index
    %47 = vector.load %w[%46] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    %48 = vector.bitcast %47 : vector<2xi8> to vector<1xf16>
    %49 = vector.extract %48[0] : f16 from vector<1xf16>
    %50 = vector.broadcast %49 : f16 to vector<16xf16>
    %51 = arith.addi %40, %c2 : index
    %52 = arith.addi %inputFeatures, %c5 : index
    %53 = arith.divui %52, %c2 : index
    %54 = arith.muli %53, %c2 : index
    %55 = arith.addi %51, %54 : index
    %56 = arith.muli %c14, %c17 : index
    %57 = arith.addi %55, %56 : index
    %58 = arith.addi %57, %c14 : index
    %59 = arith.muli %41, %c4 : index
    %60 = arith.addi %58, %59 : index
    %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
    %62 = vector.bitcast %61 : vector<16xi8> to vector<4xi32>
    %63 = arith.andi %62, %c18 : vector<4xi32>
    %64 = arith.ori %63, %c19 : vector<4xi32>
    %65 = vector.bitcast %64 : vector<4xi32> to vector<8xf16>
    %66 = arith.shrui %62, %c20 : vector<4xi32>
    %67 = arith.andi %66, %c18 : vector<4xi32>
    %68 = arith.ori %67, %c19 : vector<4xi32>
    %69 = vector.bitcast %68 : vector<4xi32> to vector<8xf16>
    %70 = vector.shuffle %65, %69 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %71 = arith.subf %70, %c21 : vector<16xf16>
    %72 = arith.mulf %71, %50 : vector<16xf16>
    %73 = arith.muli %c14, %c17 : index
    %74 = arith.addi %55, %73 : index
    %75 = arith.addi %74, %c16 : index
    %76 = arith.muli %41, %c4 : index
    %77 = arith.addi %75, %76 : index
    %78 = vector.load %w[%77] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
    %79 = vector.bitcast %78 : vector<16xi8> to vector<4xi32>
    %80 = arith.andi %79, %c18 : vector<4xi32>
    %81 = arith.ori %80, %c19 : vector<4xi32>
    %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
    %83 = arith.shrui %79, %c20 : vector<4xi32>
    %84 = arith.andi %83, %c18 : vector<4xi32>
    %85 = arith.ori %84, %c19 : vector<4xi32>
    %86 = vector.bitcast %85 : vector<4xi32> to vector<8xf16>
    %87 = vector.shuffle %82, %86 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %88 = arith.subf %87, %c21 : vector<16xf16>
    %89 = arith.mulf %88, %50 : vector<16xf16>
    %90 = arith.cmpi sge, %3, %c4 : index
    %91 = vector.shuffle %72, %72 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %92 = vector.shuffle %72, %72 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %93 = arith.select %90, %91, %92 : vector<8xf16>
    %94 = vector.shuffle %89, %89 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %95 = vector.shuffle %89, %89 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %96 = arith.select %90, %94, %95 : vector<8xf16>
    %97 = arith.addi %2, %c14 : index
    %98 = arith.muli %97, %c6 : index
    %99 = arith.addi %98, %c14 : index
    %100 = arith.muli %99, %c16 : index
    %101 = arith.muli %c14, %c22 : index
    %102 = arith.addi %101, %100 : index
    %103 = arith.muli %3, %c15 : index
    %104 = arith.addi %102, %103 : index
    vector.store %31, %17[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %105 = arith.addi %2, %c14 : index
    %106 = arith.muli %105, %c6 : index
    %107 = arith.addi %106, %c10 : index
    %108 = arith.muli %107, %c16 : index
    %109 = arith.muli %c14, %c22 : index
    %110 = arith.addi %109, %108 : index
    %111 = arith.muli %3, %c15 : index
    %112 = arith.addi %110, %111 : index
    vector.store %35, %17[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %113 = arith.addi %2, %c15 : index
    %114 = arith.muli %113, %c6 : index
    %115 = arith.addi %114, %c14 : index
    %116 = arith.muli %115, %c16 : index
    %117 = arith.muli %c14, %c22 : index
    %118 = arith.addi %117, %116 : index
    %119 = arith.muli %3, %c15 : index
    %120 = arith.addi %118, %119 : index
    vector.store %93, %17[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %121 = arith.addi %2, %c15 : index
    %122 = arith.muli %121, %c6 : index
    %123 = arith.addi %122, %c10 : index
    %124 = arith.muli %123, %c16 : index
    %125 = arith.muli %c14, %c22 : index
    %126 = arith.addi %125, %124 : index
    %127 = arith.muli %3, %c15 : index
    %128 = arith.addi %126, %127 : index
    vector.store %96, %17[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %138:8 = scf.for %129 = %c14 to %20 step %c10 iter_args(%130 = %c12, %131 = %c12, %132 = %c12, %133 = %c12, %134 = %c12, %135 = %c12, %136 = %c12, %137 = %c12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %139 = arith.addi %129, %c10 : index
      %140 = arith.subi %20, %c10 : index
      %141 = arith.minsi %139, %140 : index
      %142 = arith.muli %1, %c15 : index
      %143 = arith.addi %142, %2 : index
      %144 = arith.divui %inputFeatures, %c4 : index
      %145 = arith.muli %143, %144 : index
      %146 = arith.muli %141, %c6 : index
      %147 = arith.addi %145, %146 : index
      %148 = arith.muli %147, %c16 : index
      %149 = arith.muli %3, %c15 : index
      %150 = arith.addi %148, %149 : index
      %151 = arith.addi %150, %c14 : index
      %152 = vector.load %x[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %153 = arith.muli %3, %c15 : index
      %154 = arith.addi %148, %153 : index
      %155 = arith.addi %154, %c16 : index
      %156 = vector.load %x[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %157 = arith.muli %0, %c15 : index
      %158 = arith.addi %157, %2 : index
      %159 = arith.subi %panels, %c10 : index
      %160 = arith.minsi %158, %159 : index
      %161 = arith.muli %160, %12 : index
      %162 = arith.remui %3, %c4 : index
      %163 = arith.addi %161, %c2 : index
      %164 = arith.muli %141, %c13 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.muli %162, %c6 : index
      %167 = arith.addi %165, %166 : index
      %168 = vector.load %w[%167] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %169 = vector.bitcast %168 : vector<2xi8> to vector<1xf16>
      %170 = vector.extract %169[0] : f16 from vector<1xf16>
      %171 = vector.broadcast %170 : f16 to vector<16xf16>
      %172 = arith.addi %161, %c2 : index
      %173 = arith.addi %inputFeatures, %c5 : index
      %174 = arith.divui %173, %c2 : index
      %175 = arith.muli %174, %c2 : index
      %176 = arith.addi %172, %175 : index
      %177 = arith.muli %141, %c17 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.addi %178, %c14 : index
      %180 = arith.muli %162, %c4 : index
      %181 = arith.addi %179, %180 : index
      %182 = vector.load %w[%181] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %183 = vector.bitcast %182 : vector<16xi8> to vector<4xi32>
      %184 = arith.andi %183, %c18 : vector<4xi32>
      %185 = arith.ori %184, %c19 : vector<4xi32>
      %186 = vector.bitcast %185 : vector<4xi32> to vector<8xf16>
      %187 = arith.shrui %183, %c20 : vector<4xi32>
      %188 = arith.andi %187, %c18 : vector<4xi32>
      %189 = arith.ori %188, %c19 : vector<4xi32>
      %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
      %191 = vector.shuffle %186, %190 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = arith.subf %191, %c21 : vector<16xf16>
      %193 = arith.mulf %192, %171 : vector<16xf16>
      %194 = arith.muli %141, %c17 : index
      %195 = arith.addi %176, %194 : index
      %196 = arith.addi %195, %c16 : index
      %197 = arith.muli %162, %c4 : index
      %198 = arith.addi %196, %197 : index
      %199 = vector.load %w[%198] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %200 = vector.bitcast %199 : vector<16xi8> to vector<4xi32>
      %201 = arith.andi %200, %c18 : vector<4xi32>
      %202 = arith.ori %201, %c19 : vector<4xi32>
      %203 = vector.bitcast %202 : vector<4xi32> to vector<8xf16>
      %204 = arith.shrui %200, %c20 : vector<4xi32>
      %205 = arith.andi %204, %c18 : vector<4xi32>
      %206 = arith.ori %205, %c19 : vector<4xi32>
      %207 = vector.bitcast %206 : vector<4xi32> to vector<8xf16>
      %208 = vector.shuffle %203, %207 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = arith.subf %208, %c21 : vector<16xf16>
      %210 = arith.mulf %209, %171 : vector<16xf16>
      %211 = arith.cmpi sge, %3, %c4 : index
      %212 = vector.shuffle %193, %193 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
      %213 = vector.shuffle %193, %193 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
      %214 = arith.select %211, %212, %213 : vector<8xf16>
      %215 = vector.shuffle %210, %210 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
      %216 = vector.shuffle %210, %210 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
      %217 = arith.select %211, %215, %216 : vector<8xf16>
      %218 = arith.remui %129, %c6 : index
      %219 = arith.addi %14, %c14 : index
      %220 = arith.muli %219, %c6 : index
      %221 = arith.addi %220, %c14 : index
      %222 = arith.muli %221, %c16 : index
      %223 = arith.remui %3, %c4 : index
      %224 = arith.muli %223, %c15 : index
      %225 = arith.addi %222, %224 : index
      %226 = arith.muli %218, %c22 : index
      %227 = arith.addi %225, %226 : index
      %228 = vector.load %17[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %229 = arith.addi %227, %c2 : index
      %230 = vector.load %17[%229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %231 = vector.shuffle %228, %230 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %232 = arith.addi %14, %c10 : index
      %233 = arith.muli %232, %c6 : index
      %234 = arith.addi %233, %c14 : index
      %235 = arith.muli %234, %c16 : index
      %236 = arith.remui %3, %c4 : index
      %237 = arith.muli %236, %c15 : index
      %238 = arith.addi %235, %237 : index
      %239 = arith.muli %218, %c22 : index
      %240 = arith.addi %238, %239 : index
      %241 = vector.load %17[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = arith.addi %240, %c2 : index
      %243 = vector.load %17[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = vector.shuffle %241, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = arith.addi %16, %c15 : index
      %246 = arith.muli %245, %c6 : index
      %247 = arith.addi %246, %c14 : index
      %248 = arith.muli %247, %c16 : index
      %249 = arith.remui %3, %c4 : index
      %250 = arith.muli %249, %c15 : index
      %251 = arith.addi %248, %250 : index
      %252 = arith.muli %218, %c22 : index
      %253 = arith.addi %251, %252 : index
      %254 = vector.load %17[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = arith.addi %253, %c2 : index
      %256 = vector.load %17[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = vector.shuffle %254, %256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %258 = wave.mma %231, %257, %130 : vector<16xf16>, vector<8xf32>
      %259 = wave.mma %244, %257, %134 : vector<16xf16>, vector<8xf32>
      %260 = arith.addi %16, %c23 : index
      %261 = arith.muli %260, %c6 : index
      %262 = arith.addi %261, %c14 : index
      %263 = arith.muli %262, %c16 : index
      %264 = arith.remui %3, %c4 : index
      %265 = arith.muli %264, %c15 : index
      %266 = arith.addi %263, %265 : index
      %267 = arith.muli %218, %c22 : index
      %268 = arith.addi %266, %267 : index
      %269 = vector.load %17[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = arith.addi %268, %c2 : index
      %271 = vector.load %17[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = vector.shuffle %269, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = wave.mma %231, %272, %131 : vector<16xf16>, vector<8xf32>
      %274 = wave.mma %244, %272, %135 : vector<16xf16>, vector<8xf32>
      %275 = arith.addi %16, %c24 : index
      %276 = arith.muli %275, %c6 : index
      %277 = arith.addi %276, %c14 : index
      %278 = arith.muli %277, %c16 : index
      %279 = arith.remui %3, %c4 : index
      %280 = arith.muli %279, %c15 : index
      %281 = arith.addi %278, %280 : index
      %282 = arith.muli %218, %c22 : index
      %283 = arith.addi %281, %282 : index
      %284 = vector.load %17[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %285 = arith.addi %283, %c2 : index
      %286 = vector.load %17[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = vector.shuffle %284, %286 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %288 = wave.mma %231, %287, %132 : vector<16xf16>, vector<8xf32>
      %289 = wave.mma %244, %287, %136 : vector<16xf16>, vector<8xf32>
      %290 = arith.addi %16, %c25 : index
      %291 = arith.muli %290, %c6 : index
      %292 = arith.addi %291, %c14 : index
      %293 = arith.muli %292, %c16 : index
      %294 = arith.remui %3, %c4 : index
      %295 = arith.muli %294, %c15 : index
      %296 = arith.addi %293, %295 : index
      %297 = arith.muli %218, %c22 : index
      %298 = arith.addi %296, %297 : index
      %299 = vector.load %17[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %300 = arith.addi %298, %c2 : index
      %301 = vector.load %17[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %302 = vector.shuffle %299, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %303 = wave.mma %231, %302, %133 : vector<16xf16>, vector<8xf32>
      %304 = wave.mma %244, %302, %137 : vector<16xf16>, vector<8xf32>
      %305 = arith.addi %14, %c14 : index
      %306 = arith.muli %305, %c6 : index
      %307 = arith.addi %306, %c10 : index
      %308 = arith.muli %307, %c16 : index
      %309 = arith.remui %3, %c4 : index
      %310 = arith.muli %309, %c15 : index
      %311 = arith.addi %308, %310 : index
      %312 = arith.muli %218, %c22 : index
      %313 = arith.addi %311, %312 : index
      %314 = vector.load %17[%313] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %315 = arith.addi %313, %c2 : index
      %316 = vector.load %17[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %317 = vector.shuffle %314, %316 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %318 = arith.addi %14, %c10 : index
      %319 = arith.muli %318, %c6 : index
      %320 = arith.addi %319, %c10 : index
      %321 = arith.muli %320, %c16 : index
      %322 = arith.remui %3, %c4 : index
      %323 = arith.muli %322, %c15 : index
      %324 = arith.addi %321, %323 : index
      %325 = arith.muli %218, %c22 : index
      %326 = arith.addi %324, %325 : index
      %327 = vector.load %17[%326] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %328 = arith.addi %326, %c2 : index
      %329 = vector.load %17[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %330 = vector.shuffle %327, %329 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %331 = arith.addi %16, %c15 : index
      %332 = arith.muli %331, %c6 : index
      %333 = arith.addi %332, %c10 : index
      %334 = arith.muli %333, %c16 : index
      %335 = arith.remui %3, %c4 : index
      %336 = arith.muli %335, %c15 : index
      %337 = arith.addi %334, %336 : index
      %338 = arith.muli %218, %c22 : index
      %339 = arith.addi %337, %338 : index
      %340 = vector.load %17[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %341 = arith.addi %339, %c2 : index
      %342 = vector.load %17[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %343 = vector.shuffle %340, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %344 = wave.mma %317, %343, %258 : vector<16xf16>, vector<8xf32>
      %345 = wave.mma %330, %343, %259 : vector<16xf16>, vector<8xf32>
      %346 = arith.addi %16, %c23 : index
      %347 = arith.muli %346, %c6 : index
      %348 = arith.addi %347, %c10 : index
      %349 = arith.muli %348, %c16 : index
      %350 = arith.remui %3, %c4 : index
      %351 = arith.muli %350, %c15 : index
      %352 = arith.addi %349, %351 : index
      %353 = arith.muli %218, %c22 : index
      %354 = arith.addi %352, %353 : index
      %355 = vector.load %17[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %356 = arith.addi %354, %c2 : index
      %357 = vector.load %17[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %358 = vector.shuffle %355, %357 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %359 = wave.mma %317, %358, %273 : vector<16xf16>, vector<8xf32>
      %360 = wave.mma %330, %358, %274 : vector<16xf16>, vector<8xf32>
      %361 = arith.addi %16, %c24 : index
      %362 = arith.muli %361, %c6 : index
      %363 = arith.addi %362, %c10 : index
      %364 = arith.muli %363, %c16 : index
      %365 = arith.remui %3, %c4 : index
      %366 = arith.muli %365, %c15 : index
      %367 = arith.addi %364, %366 : index
      %368 = arith.muli %218, %c22 : index
      %369 = arith.addi %367, %368 : index
      %370 = vector.load %17[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %371 = arith.addi %369, %c2 : index
      %372 = vector.load %17[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %373 = vector.shuffle %370, %372 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %374 = wave.mma %317, %373, %288 : vector<16xf16>, vector<8xf32>
      %375 = wave.mma %330, %373, %289 : vector<16xf16>, vector<8xf32>
      %376 = arith.addi %16, %c25 : index
      %377 = arith.muli %376, %c6 : index
      %378 = arith.addi %377, %c10 : index
      %379 = arith.muli %378, %c16 : index
      %380 = arith.remui %3, %c4 : index
      %381 = arith.muli %380, %c15 : index
      %382 = arith.addi %379, %381 : index
      %383 = arith.muli %218, %c22 : index
      %384 = arith.addi %382, %383 : index
      %385 = vector.load %17[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = arith.addi %384, %c2 : index
      %387 = vector.load %17[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %388 = vector.shuffle %385, %387 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %389 = wave.mma %317, %388, %303 : vector<16xf16>, vector<8xf32>
      %390 = wave.mma %330, %388, %304 : vector<16xf16>, vector<8xf32>
      %391 = arith.subi %c10, %218 : index
      %392 = arith.addi %2, %c14 : index
      %393 = arith.muli %392, %c6 : index
      %394 = arith.addi %393, %c14 : index
      %395 = arith.muli %394, %c16 : index
      %396 = arith.muli %391, %c22 : index
      %397 = arith.addi %396, %395 : index
      %398 = arith.muli %3, %c15 : index
      %399 = arith.addi %397, %398 : index
      vector.store %152, %17[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %400 = arith.addi %2, %c14 : index
      %401 = arith.muli %400, %c6 : index
      %402 = arith.addi %401, %c10 : index
      %403 = arith.muli %402, %c16 : index
      %404 = arith.muli %391, %c22 : index
      %405 = arith.addi %404, %403 : index
      %406 = arith.muli %3, %c15 : index
      %407 = arith.addi %405, %406 : index
      vector.store %156, %17[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = arith.addi %2, %c15 : index
      %409 = arith.muli %408, %c6 : index
      %410 = arith.addi %409, %c14 : index
      %411 = arith.muli %410, %c16 : index
      %412 = arith.muli %391, %c22 : index
      %413 = arith.addi %412, %411 : index
      %414 = arith.muli %3, %c15 : index
      %415 = arith.addi %413, %414 : index
      vector.store %214, %17[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = arith.addi %2, %c15 : index
      %417 = arith.muli %416, %c6 : index
      %418 = arith.addi %417, %c10 : index
      %419 = arith.muli %418, %c16 : index
      %420 = arith.muli %391, %c22 : index
      %421 = arith.addi %420, %419 : index
      %422 = arith.muli %3, %c15 : index
      %423 = arith.addi %421, %422 : index
      vector.store %217, %17[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      wave.barrier
      scf.yield %344, %359, %374, %389, %345, %360, %375, %390 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %424 = arith.addi %14, %c14 : index
    %425 = arith.muli %424, %c4 : index
    %426 = arith.addi %6, %425 : index
    %427 = arith.addi %426, %c14 : index
    %428 = arith.divui %3, %c4 : index
    %429 = arith.addi %427, %428 : index
    %430 = arith.cmpi slt, %429, %5 : index
    scf.if %430 {
      %431 = arith.cmpi eq, %hasFactors, %c10 : index
      %432 = arith.muli %429, %c6 : index
      %433 = memref.load %factors[%432] : memref<?xf32>
      %434 = arith.mulf %433, %operandScale : f32
      %435 = arith.select %431, %434, %operandScale : f32
      %436 = vector.extract %138#0[0] : f32 from vector<8xf32>
      %437 = arith.addi %16, %c14 : index
      %438 = arith.muli %0, %c15 : index
      %439 = arith.addi %438, %437 : index
      %440 = arith.subi %panels, %c10 : index
      %441 = arith.minsi %439, %440 : index
      %442 = arith.muli %441, %12 : index
      %443 = arith.remui %3, %c4 : index
      %444 = arith.muli %443, %c7 : index
      %445 = arith.addi %442, %444 : index
      %446 = vector.load %w[%445] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %447 = vector.bitcast %446 : vector<4xi8> to vector<1xf32>
      %448 = vector.extract %447[0] : f32 from vector<1xf32>
      %449 = arith.mulf %448, %435 : f32
      %450 = arith.mulf %436, %449 : f32
      %451 = vector.extract %138#1[0] : f32 from vector<8xf32>
      %452 = arith.addi %16, %c10 : index
      %453 = arith.muli %0, %c15 : index
      %454 = arith.addi %453, %452 : index
      %455 = arith.subi %panels, %c10 : index
      %456 = arith.minsi %454, %455 : index
      %457 = arith.muli %456, %12 : index
      %458 = arith.remui %3, %c4 : index
      %459 = arith.muli %458, %c7 : index
      %460 = arith.addi %457, %459 : index
      %461 = vector.load %w[%460] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %462 = vector.bitcast %461 : vector<4xi8> to vector<1xf32>
      %463 = vector.extract %462[0] : f32 from vector<1xf32>
      %464 = arith.mulf %463, %435 : f32
      %465 = arith.mulf %451, %464 : f32
      %466 = vector.extract %138#2[0] : f32 from vector<8xf32>
      %467 = arith.addi %16, %c6 : index
      %468 = arith.muli %0, %c15 : index
      %469 = arith.addi %468, %467 : index
      %470 = arith.subi %panels, %c10 : index
      %471 = arith.minsi %469, %470 : index
      %472 = arith.muli %471, %12 : index
      %473 = arith.remui %3, %c4 : index
      %474 = arith.muli %473, %c7 : index
      %475 = arith.addi %472, %474 : index
      %476 = vector.load %w[%475] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %477 = vector.bitcast %476 : vector<4xi8> to vector<1xf32>
      %478 = vector.extract %477[0] : f32 from vector<1xf32>
      %479 = arith.mulf %478, %435 : f32
      %480 = arith.mulf %466, %479 : f32
      %481 = vector.extract %138#3[0] : f32 from vector<8xf32>
      %482 = arith.addi %16, %c28 : index
      %483 = arith.muli %0, %c15 : index
      %484 = arith.addi %483, %482 : index
      %485 = arith.subi %panels, %c10 : index
      %486 = arith.minsi %484, %485 : index
      %487 = arith.muli %486, %12 : index
      %488 = arith.remui %3, %c4 : index
      %489 = arith.muli %488, %c7 : index
      %490 = arith.addi %487, %489 : index
      %491 = vector.load %w[%490] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %492 = vector.bitcast %491 : vector<4xi8> to vector<1xf32>
      %493 = vector.extract %492[0] : f32 from vector<1xf32>
      %494 = arith.mulf %493, %435 : f32
      %495 = arith.mulf %481, %494 : f32
      %496 = arith.muli %0, %c15 : index
      %497 = arith.addi %496, %16 : index
      %498 = arith.addi %497, %c14 : index
      %499 = arith.muli %429, %outputFeatures : index
      %500 = arith.muli %498, %c4 : index
      %501 = arith.addi %499, %500 : index
      %502 = wave.lane
      %503 = arith.remui %502, %c4 : index
      %504 = arith.addi %501, %503 : index
      %505 = arith.cmpi slt, %498, %panels : index
      scf.if %505 {
        scf.if %18 {
          %506 = memref.load %residual[%504] : memref<?xf32>
          %507 = arith.addf %506, %450 : f32
          memref.store %507, %out[%504] : memref<?xf32>
        } else {
          memref.store %450, %out[%504] : memref<?xf32>
        }
      }
      %508 = arith.muli %0, %c15 : index
      %509 = arith.addi %508, %16 : index
      %510 = arith.addi %509, %c10 : index
      %511 = arith.muli %429, %outputFeatures : index
      %512 = arith.muli %510, %c4 : index
      %513 = arith.addi %511, %512 : index
      %514 = wave.lane
      %515 = arith.remui %514, %c4 : index
      %516 = arith.addi %513, %515 : index
      %517 = arith.cmpi slt, %510, %panels : index
      scf.if %517 {
        scf.if %18 {
          %518 = memref.load %residual[%516] : memref<?xf32>
          %519 = arith.addf %518, %465 : f32
          memref.store %519, %out[%516] : memref<?xf32>
        } else {
          memref.store %465, %out[%516] : memref<?xf32>
        }
      }
      %520 = arith.muli %0, %c15 : index
      %521 = arith.addi %520, %16 : index
      %522 = arith.addi %521, %c6 : index
      %523 = arith.muli %429, %outputFeatures : index
      %524 = arith.muli %522, %c4 : index
      %525 = arith.addi %523, %524 : index
      %526 = wave.lane
      %527 = arith.remui %526, %c4 : index
      %528 = arith.addi %525, %527 : index
      %529 = arith.cmpi slt, %522, %panels : index
      scf.if %529 {
        scf.if %18 {
          %530 = memref.load %residual[%528] : memref<?xf32>
          %531 = arith.addf %530, %480 : f32
          memref.store %531, %out[%528] : memref<?xf32>
        } else {
          memref.store %480, %out[%528] : memref<?xf32>
        }
      }
      %532 = arith.muli %0, %c15 : index
      %533 = arith.addi %532, %16 : index
      %534 = arith.addi %533, %c28 : index
      %535 = arith.muli %429, %outputFeatures : index
      %536 = arith.muli %534, %c4 : index
      %537 = arith.addi %535, %536 : index
      %538 = wave.lane
      %539 = arith.remui %538, %c4 : index
      %540 = arith.addi %537, %539 : index
      %541 = arith.cmpi slt, %534, %panels : index
      scf.if %541 {
        scf.if %18 {
          %542 = memref.load %residual[%540] : memref<?xf32>
          %543 = arith.addf %542, %495 : f32
          memref.store %543, %out[%540] : memref<?xf32>
        } else {
          memref.store %495, %out[%540] : memref<?xf32>
        }
      }
    }
    %544 = arith.addi %14, %c14 : index
    %545 = arith.muli %544, %c4 : index
    %546 = arith.addi %6, %545 : index
    %547 = arith.addi %546, %c6 : index
    %548 = arith.divui %3, %c4 : index
    %549 = arith.addi %547, %548 : index
    %550 = arith.cmpi slt, %549, %5 : index
    scf.if %550 {
      %551 = arith.cmpi eq, %hasFactors, %c10 : index
      %552 = arith.muli %549, %c6 : index
      %553 = memref.load %factors[%552] : memref<?xf32>
      %554 = arith.mulf %553, %operandScale : f32
      %555 = arith.select %551, %554, %operandScale : f32
      %556 = vector.extract %138#0[1] : f32 from vector<8xf32>
      %557 = arith.addi %16, %c14 : index
      %558 = arith.muli %0, %c15 : index
      %559 = arith.addi %558, %557 : index
      %560 = arith.subi %panels, %c10 : index
      %561 = arith.minsi %559, %560 : index
      %562 = arith.muli %561, %12 : index
      %563 = arith.remui %3, %c4 : index
      %564 = arith.muli %563, %c7 : index
      %565 = arith.addi %562, %564 : index
      %566 = vector.load %w[%565] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %567 = vector.bitcast %566 : vector<4xi8> to vector<1xf32>
      %568 = vector.extract %567[0] : f32 from vector<1xf32>
      %569 = arith.mulf %568, %555 : f32
      %570 = arith.mulf %556, %569 : f32
      %571 = vector.extract %138#1[1] : f32 from vector<8xf32>
      %572 = arith.addi %16, %c10 : index
      %573 = arith.muli %0, %c15 : index
      %574 = arith.addi %573, %572 : index
      %575 = arith.subi %panels, %c10 : index
      %576 = arith.minsi %574, %575 : index
      %577 = arith.muli %576, %12 : index
      %578 = arith.remui %3, %c4 : index
      %579 = arith.muli %578, %c7 : index
      %580 = arith.addi %577, %579 : index
      %581 = vector.load %w[%580] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %582 = vector.bitcast %581 : vector<4xi8> to vector<1xf32>
      %583 = vector.extract %582[0] : f32 from vector<1xf32>
      %584 = arith.mulf %583, %555 : f32
      %585 = arith.mulf %571, %584 : f32
      %586 = vector.extract %138#2[1] : f32 from vector<8xf32>
      %587 = arith.addi %16, %c6 : index
      %588 = arith.muli %0, %c15 : index
      %589 = arith.addi %588, %587 : index
      %590 = arith.subi %panels, %c10 : index
      %591 = arith.minsi %589, %590 : index
      %592 = arith.muli %591, %12 : index
      %593 = arith.remui %3, %c4 : index
      %594 = arith.muli %593, %c7 : index
      %595 = arith.addi %592, %594 : index
      %596 = vector.load %w[%595] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %597 = vector.bitcast %596 : vector<4xi8> to vector<1xf32>
      %598 = vector.extract %597[0] : f32 from vector<1xf32>
      %599 = arith.mulf %598, %555 : f32
      %600 = arith.mulf %586, %599 : f32
      %601 = vector.extract %138#3[1] : f32 from vector<8xf32>
      %602 = arith.addi %16, %c28 : index
      %603 = arith.muli %0, %c15 : index
      %604 = arith.addi %603, %602 : index
      %605 = arith.subi %panels, %c10 : index
      %606 = arith.minsi %604, %605 : index
      %607 = arith.muli %606, %12 : index
      %608 = arith.remui %3, %c4 : index
      %609 = arith.muli %608, %c7 : index
      %610 = arith.addi %607, %609 : index
      %611 = vector.load %w[%610] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %612 = vector.bitcast %611 : vector<4xi8> to vector<1xf32>
      %613 = vector.extract %612[0] : f32 from vector<1xf32>
      %614 = arith.mulf %613, %555 : f32
      %615 = arith.mulf %601, %614 : f32
      %616 = arith.muli %0, %c15 : index
      %617 = arith.addi %616, %16 : index
      %618 = arith.addi %617, %c14 : index
      %619 = arith.muli %549, %outputFeatures : index
      %620 = arith.muli %618, %c4 : index
      %621 = arith.addi %619, %620 : index
      %622 = wave.lane
      %623 = arith.remui %622, %c4 : index
      %624 = arith.addi %621, %623 : index
      %625 = arith.cmpi slt, %618, %panels : index
      scf.if %625 {
        scf.if %18 {
          %626 = memref.load %residual[%624] : memref<?xf32>
          %627 = arith.addf %626, %570 : f32
          memref.store %627, %out[%624] : memref<?xf32>
        } else {
          memref.store %570, %out[%624] : memref<?xf32>
        }
      }
      %628 = arith.muli %0, %c15 : index
      %629 = arith.addi %628, %16 : index
      %630 = arith.addi %629, %c10 : index
      %631 = arith.muli %549, %outputFeatures : index
      %632 = arith.muli %630, %c4 : index
      %633 = arith.addi %631, %632 : index
      %634 = wave.lane
      %635 = arith.remui %634, %c4 : index
      %636 = arith.addi %633, %635 : index
      %637 = arith.cmpi slt, %630, %panels : index
      scf.if %637 {
        scf.if %18 {
          %638 = memref.load %residual[%636] : memref<?xf32>
          %639 = arith.addf %638, %585 : f32
          memref.store %639, %out[%636] : memref<?xf32>
        } else {
          memref.store %585, %out[%636] : memref<?xf32>
        }
      }
      %640 = arith.muli %0, %c15 : index
      %641 = arith.addi %640, %16 : index
      %642 = arith.addi %641, %c6 : index
      %643 = arith.muli %549, %outputFeatures : index
      %644 = arith.muli %642, %c4 : index
      %645 = arith.addi %643, %644 : index
      %646 = wave.lane
      %647 = arith.remui %646, %c4 : index
      %648 = arith.addi %645, %647 : index
      %649 = arith.cmpi slt, %642, %panels : index
      scf.if %649 {
        scf.if %18 {
          %650 = memref.load %residual[%648] : memref<?xf32>
          %651 = arith.addf %650, %600 : f32
          memref.store %651, %out[%648] : memref<?xf32>
        } else {
          memref.store %600, %out[%648] : memref<?xf32>
        }
      }
      %652 = arith.muli %0, %c15 : index
      %653 = arith.addi %652, %16 : index
      %654 = arith.addi %653, %c28 : index
      %655 = arith.muli %549, %outputFeatures : index
      %656 = arith.muli %654, %c4 : index
      %657 = arith.addi %655, %656 : index
      %658 = wave.lane
      %659 = arith.remui %658, %c4 : index
      %660 = arith.addi %657, %659 : index
      %661 = arith.cmpi slt, %654, %panels : index
      scf.if %661 {
        scf.if %18 {
          %662 = memref.load %residual[%660] : memref<?xf32>
          %663 = arith.addf %662, %615 : f32
          memref.store %663, %out[%660] : memref<?xf32>
        } else {
          memref.store %615, %out[%660] : memref<?xf32>
        }
      }
    }
    %664 = arith.addi %14, %c14 : index
    %665 = arith.muli %664, %c4 : index
    %666 = arith.addi %6, %665 : index
    %667 = arith.addi %666, %c7 : index
    %668 = arith.divui %3, %c4 : index
    %669 = arith.addi %667, %668 : index
    %670 = arith.cmpi slt, %669, %5 : index
    scf.if %670 {
      %671 = arith.cmpi eq, %hasFactors, %c10 : index
      %672 = arith.muli %669, %c6 : index
      %673 = memref.load %factors[%672] : memref<?xf32>
      %674 = arith.mulf %673, %operandScale : f32
      %675 = arith.select %671, %674, %operandScale : f32
      %676 = vector.extract %138#0[2] : f32 from vector<8xf32>
      %677 = arith.addi %16, %c14 : index
      %678 = arith.muli %0, %c15 : index
      %679 = arith.addi %678, %677 : index
      %680 = arith.subi %panels, %c10 : index
      %681 = arith.minsi %679, %680 : index
      %682 = arith.muli %681, %12 : index
      %683 = arith.remui %3, %c4 : index
      %684 = arith.muli %683, %c7 : index
      %685 = arith.addi %682, %684 : index
      %686 = vector.load %w[%685] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %687 = vector.bitcast %686 : vector<4xi8> to vector<1xf32>
      %688 = vector.extract %687[0] : f32 from vector<1xf32>
      %689 = arith.mulf %688, %675 : f32
      %690 = arith.mulf %676, %689 : f32
      %691 = vector.extract %138#1[2] : f32 from vector<8xf32>
      %692 = arith.addi %16, %c10 : index
      %693 = arith.muli %0, %c15 : index
      %694 = arith.addi %693, %692 : index
      %695 = arith.subi %panels, %c10 : index
      %696 = arith.minsi %694, %695 : index
      %697 = arith.muli %696, %12 : index
      %698 = arith.remui %3, %c4 : index
      %699 = arith.muli %698, %c7 : index
      %700 = arith.addi %697, %699 : index
      %701 = vector.load %w[%700] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %702 = vector.bitcast %701 : vector<4xi8> to vector<1xf32>
      %703 = vector.extract %702[0] : f32 from vector<1xf32>
      %704 = arith.mulf %703, %675 : f32
      %705 = arith.mulf %691, %704 : f32
      %706 = vector.extract %138#2[2] : f32 from vector<8xf32>
      %707 = arith.addi %16, %c6 : index
      %708 = arith.muli %0, %c15 : index
      %709 = arith.addi %708, %707 : index
      %710 = arith.subi %panels, %c10 : index
      %711 = arith.minsi %709, %710 : index
      %712 = arith.muli %711, %12 : index
      %713 = arith.remui %3, %c4 : index
      %714 = arith.muli %713, %c7 : index
      %715 = arith.addi %712, %714 : index
      %716 = vector.load %w[%715] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %717 = vector.bitcast %716 : vector<4xi8> to vector<1xf32>
      %718 = vector.extract %717[0] : f32 from vector<1xf32>
      %719 = arith.mulf %718, %675 : f32
      %720 = arith.mulf %706, %719 : f32
      %721 = vector.extract %138#3[2] : f32 from vector<8xf32>
      %722 = arith.addi %16, %c28 : index
      %723 = arith.muli %0, %c15 : index
      %724 = arith.addi %723, %722 : index
      %725 = arith.subi %panels, %c10 : index
      %726 = arith.minsi %724, %725 : index
      %727 = arith.muli %726, %12 : index
      %728 = arith.remui %3, %c4 : index
      %729 = arith.muli %728, %c7 : index
      %730 = arith.addi %727, %729 : index
      %731 = vector.load %w[%730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %732 = vector.bitcast %731 : vector<4xi8> to vector<1xf32>
      %733 = vector.extract %732[0] : f32 from vector<1xf32>
      %734 = arith.mulf %733, %675 : f32
      %735 = arith.mulf %721, %734 : f32
      %736 = arith.muli %0, %c15 : index
      %737 = arith.addi %736, %16 : index
      %738 = arith.addi %737, %c14 : index
      %739 = arith.muli %669, %outputFeatures : index
      %740 = arith.muli %738, %c4 : index
      %741 = arith.addi %739, %740 : index
      %742 = wave.lane
      %743 = arith.remui %742, %c4 : index
      %744 = arith.addi %741, %743 : index
      %745 = arith.cmpi slt, %738, %panels : index
      scf.if %745 {
        scf.if %18 {
          %746 = memref.load %residual[%744] : memref<?xf32>
          %747 = arith.addf %746, %690 : f32
          memref.store %747, %out[%744] : memref<?xf32>
        } else {
          memref.store %690, %out[%744] : memref<?xf32>
        }
      }
      %748 = arith.muli %0, %c15 : index
      %749 = arith.addi %748, %16 : index
      %750 = arith.addi %749, %c10 : index
      %751 = arith.muli %669, %outputFeatures : index
      %752 = arith.muli %750, %c4 : index
      %753 = arith.addi %751, %752 : index
      %754 = wave.lane
      %755 = arith.remui %754, %c4 : index
      %756 = arith.addi %753, %755 : index
      %757 = arith.cmpi slt, %750, %panels : index
      scf.if %757 {
        scf.if %18 {
          %758 = memref.load %residual[%756] : memref<?xf32>
          %759 = arith.addf %758, %705 : f32
          memref.store %759, %out[%756] : memref<?xf32>
        } else {
          memref.store %705, %out[%756] : memref<?xf32>
        }
      }
      %760 = arith.muli %0, %c15 : index
      %761 = arith.addi %760, %16 : index
      %762 = arith.addi %761, %c6 : index
      %763 = arith.muli %669, %outputFeatures : index
      %764 = arith.muli %762, %c4 : index
      %765 = arith.addi %763, %764 : index
      %766 = wave.lane
      %767 = arith.remui %766, %c4 : index
      %768 = arith.addi %765, %767 : index
      %769 = arith.cmpi slt, %762, %panels : index
      scf.if %769 {
        scf.if %18 {
          %770 = memref.load %residual[%768] : memref<?xf32>
          %771 = arith.addf %770, %720 : f32
          memref.store %771, %out[%768] : memref<?xf32>
        } else {
          memref.store %720, %out[%768] : memref<?xf32>
        }
      }
      %772 = arith.muli %0, %c15 : index
      %773 = arith.addi %772, %16 : index
      %774 = arith.addi %773, %c28 : index
      %775 = arith.muli %669, %outputFeatures : index
      %776 = arith.muli %774, %c4 : index
      %777 = arith.addi %775, %776 : index
      %778 = wave.lane
      %779 = arith.remui %778, %c4 : index
      %780 = arith.addi %777, %779 : index
      %781 = arith.cmpi slt, %774, %panels : index
      scf.if %781 {
        scf.if %18 {
          %782 = memref.load %residual[%780] : memref<?xf32>
          %783 = arith.addf %782, %735 : f32
          memref.store %783, %out[%780] : memref<?xf32>
        } else {
          memref.store %735, %out[%780] : memref<?xf32>
        }
      }
    }
    %784 = arith.addi %14, %c14 : index
    %785 = arith.muli %784, %c4 : index
    %786 = arith.addi %6, %785 : index
    %787 = arith.addi %786, %c29 : index
    %788 = arith.divui %3, %c4 : index
    %789 = arith.addi %787, %788 : index
    %790 = arith.cmpi slt, %789, %5 : index
    scf.if %790 {
      %791 = arith.cmpi eq, %hasFactors, %c10 : index
      %792 = arith.muli %789, %c6 : index
      %793 = memref.load %factors[%792] : memref<?xf32>
      %794 = arith.mulf %793, %operandScale : f32
      %795 = arith.select %791, %794, %operandScale : f32
      %796 = vector.extract %138#0[3] : f32 from vector<8xf32>
      %797 = arith.addi %16, %c14 : index
      %798 = arith.muli %0, %c15 : index
      %799 = arith.addi %798, %797 : index
      %800 = arith.subi %panels, %c10 : index
      %801 = arith.minsi %799, %800 : index
      %802 = arith.muli %801, %12 : index
      %803 = arith.remui %3, %c4 : index
      %804 = arith.muli %803, %c7 : index
      %805 = arith.addi %802, %804 : index
      %806 = vector.load %w[%805] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %807 = vector.bitcast %806 : vector<4xi8> to vector<1xf32>
      %808 = vector.extract %807[0] : f32 from vector<1xf32>
      %809 = arith.mulf %808, %795 : f32
      %810 = arith.mulf %796, %809 : f32
      %811 = vector.extract %138#1[3] : f32 from vector<8xf32>
      %812 = arith.addi %16, %c10 : index
      %813 = arith.muli %0, %c15 : index
      %814 = arith.addi %813, %812 : index
      %815 = arith.subi %panels, %c10 : index
      %816 = arith.minsi %814, %815 : index
      %817 = arith.muli %816, %12 : index
      %818 = arith.remui %3, %c4 : index
      %819 = arith.muli %818, %c7 : index
      %820 = arith.addi %817, %819 : index
      %821 = vector.load %w[%820] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %822 = vector.bitcast %821 : vector<4xi8> to vector<1xf32>
      %823 = vector.extract %822[0] : f32 from vector<1xf32>
      %824 = arith.mulf %823, %795 : f32
      %825 = arith.mulf %811, %824 : f32
      %826 = vector.extract %138#2[3] : f32 from vector<8xf32>
      %827 = arith.addi %16, %c6 : index
      %828 = arith.muli %0, %c15 : index
      %829 = arith.addi %828, %827 : index
      %830 = arith.subi %panels, %c10 : index
      %831 = arith.minsi %829, %830 : index
      %832 = arith.muli %831, %12 : index
      %833 = arith.remui %3, %c4 : index
      %834 = arith.muli %833, %c7 : index
      %835 = arith.addi %832, %834 : index
      %836 = vector.load %w[%835] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %837 = vector.bitcast %836 : vector<4xi8> to vector<1xf32>
      %838 = vector.extract %837[0] : f32 from vector<1xf32>
      %839 = arith.mulf %838, %795 : f32
      %840 = arith.mulf %826, %839 : f32
      %841 = vector.extract %138#3[3] : f32 from vector<8xf32>
      %842 = arith.addi %16, %c28 : index
      %843 = arith.muli %0, %c15 : index
      %844 = arith.addi %843, %842 : index
      %845 = arith.subi %panels, %c10 : index
      %846 = arith.minsi %844, %845 : index
      %847 = arith.muli %846, %12 : index
      %848 = arith.remui %3, %c4 : index
      %849 = arith.muli %848, %c7 : index
      %850 = arith.addi %847, %849 : index
      %851 = vector.load %w[%850] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %852 = vector.bitcast %851 : vector<4xi8> to vector<1xf32>
      %853 = vector.extract %852[0] : f32 from vector<1xf32>
      %854 = arith.mulf %853, %795 : f32
      %855 = arith.mulf %841, %854 : f32
      %856 = arith.muli %0, %c15 : index
      %857 = arith.addi %856, %16 : index
      %858 = arith.addi %857, %c14 : index
      %859 = arith.muli %789, %outputFeatures : index
      %860 = arith.muli %858, %c4 : index
      %861 = arith.addi %859, %860 : index
      %862 = wave.lane
      %863 = arith.remui %862, %c4 : index
      %864 = arith.addi %861, %863 : index
      %865 = arith.cmpi slt, %858, %panels : index
      scf.if %865 {
        scf.if %18 {
          %866 = memref.load %residual[%864] : memref<?xf32>
          %867 = arith.addf %866, %810 : f32
          memref.store %867, %out[%864] : memref<?xf32>
        } else {
          memref.store %810, %out[%864] : memref<?xf32>
        }
      }
      %868 = arith.muli %0, %c15 : index
      %869 = arith.addi %868, %16 : index
      %870 = arith.addi %869, %c10 : index
      %871 = arith.muli %789, %outputFeatures : index
      %872 = arith.muli %870, %c4 : index
      %873 = arith.addi %871, %872 : index
      %874 = wave.lane
      %875 = arith.remui %874, %c4 : index
      %876 = arith.addi %873, %875 : index
      %877 = arith.cmpi slt, %870, %panels : index
      scf.if %877 {
        scf.if %18 {
          %878 = memref.load %residual[%876] : memref<?xf32>
          %879 = arith.addf %878, %825 : f32
          memref.store %879, %out[%876] : memref<?xf32>
        } else {
          memref.store %825, %out[%876] : memref<?xf32>
        }
      }
      %880 = arith.muli %0, %c15 : index
      %881 = arith.addi %880, %16 : index
      %882 = arith.addi %881, %c6 : index
      %883 = arith.muli %789, %outputFeatures : index
      %884 = arith.muli %882, %c4 : index
      %885 = arith.addi %883, %884 : index
      %886 = wave.lane
      %887 = arith.remui %886, %c4 : index
      %888 = arith.addi %885, %887 : index
      %889 = arith.cmpi slt, %882, %panels : index
      scf.if %889 {
        scf.if %18 {
          %890 = memref.load %residual[%888] : memref<?xf32>
          %891 = arith.addf %890, %840 : f32
          memref.store %891, %out[%888] : memref<?xf32>
        } else {
          memref.store %840, %out[%888] : memref<?xf32>
        }
      }
      %892 = arith.muli %0, %c15 : index
      %893 = arith.addi %892, %16 : index
      %894 = arith.addi %893, %c28 : index
      %895 = arith.muli %789, %outputFeatures : index
      %896 = arith.muli %894, %c4 : index
      %897 = arith.addi %895, %896 : index
      %898 = wave.lane
      %899 = arith.remui %898, %c4 : index
      %900 = arith.addi %897, %899 : index
      %901 = arith.cmpi slt, %894, %panels : index
      scf.if %901 {
        scf.if %18 {
          %902 = memref.load %residual[%900] : memref<?xf32>
          %903 = arith.addf %902, %855 : f32
          memref.store %903, %out[%900] : memref<?xf32>
        } else {
          memref.store %855, %out[%900] : memref<?xf32>
        }
      }
    }
    %904 = arith.addi %14, %c14 : index
    %905 = arith.muli %904, %c4 : index
    %906 = arith.addi %6, %905 : index
    %907 = arith.addi %906, %c15 : index
    %908 = arith.divui %3, %c4 : index
    %909 = arith.addi %907, %908 : index
    %910 = arith.cmpi slt, %909, %5 : index
    scf.if %910 {
      %911 = arith.cmpi eq, %hasFactors, %c10 : index
      %912 = arith.muli %909, %c6 : index
      %913 = memref.load %factors[%912] : memref<?xf32>
      %914 = arith.mulf %913, %operandScale : f32
      %915 = arith.select %911, %914, %operandScale : f32
      %916 = vector.extract %138#0[4] : f32 from vector<8xf32>
      %917 = arith.addi %16, %c14 : index
      %918 = arith.muli %0, %c15 : index
      %919 = arith.addi %918, %917 : index
      %920 = arith.subi %panels, %c10 : index
      %921 = arith.minsi %919, %920 : index
      %922 = arith.muli %921, %12 : index
      %923 = arith.remui %3, %c4 : index
      %924 = arith.muli %923, %c7 : index
      %925 = arith.addi %922, %924 : index
      %926 = vector.load %w[%925] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %927 = vector.bitcast %926 : vector<4xi8> to vector<1xf32>
      %928 = vector.extract %927[0] : f32 from vector<1xf32>
      %929 = arith.mulf %928, %915 : f32
      %930 = arith.mulf %916, %929 : f32
      %931 = vector.extract %138#1[4] : f32 from vector<8xf32>
      %932 = arith.addi %16, %c10 : index
      %933 = arith.muli %0, %c15 : index
      %934 = arith.addi %933, %932 : index
      %935 = arith.subi %panels, %c10 : index
      %936 = arith.minsi %934, %935 : index
      %937 = arith.muli %936, %12 : index
      %938 = arith.remui %3, %c4 : index
      %939 = arith.muli %938, %c7 : index
      %940 = arith.addi %937, %939 : index
      %941 = vector.load %w[%940] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %942 = vector.bitcast %941 : vector<4xi8> to vector<1xf32>
      %943 = vector.extract %942[0] : f32 from vector<1xf32>
      %944 = arith.mulf %943, %915 : f32
      %945 = arith.mulf %931, %944 : f32
      %946 = vector.extract %138#2[4] : f32 from vector<8xf32>
      %947 = arith.addi %16, %c6 : index
      %948 = arith.muli %0, %c15 : index
      %949 = arith.addi %948, %947 : index
      %950 = arith.subi %panels, %c10 : index
      %951 = arith.minsi %949, %950 : index
      %952 = arith.muli %951, %12 : index
      %953 = arith.remui %3, %c4 : index
      %954 = arith.muli %953, %c7 : index
      %955 = arith.addi %952, %954 : index
      %956 = vector.load %w[%955] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %957 = vector.bitcast %956 : vector<4xi8> to vector<1xf32>
      %958 = vector.extract %957[0] : f32 from vector<1xf32>
      %959 = arith.mulf %958, %915 : f32
      %960 = arith.mulf %946, %959 : f32
      %961 = vector.extract %138#3[4] : f32 from vector<8xf32>
      %962 = arith.addi %16, %c28 : index
      %963 = arith.muli %0, %c15 : index
      %964 = arith.addi %963, %962 : index
      %965 = arith.subi %panels, %c10 : index
      %966 = arith.minsi %964, %965 : index
      %967 = arith.muli %966, %12 : index
      %968 = arith.remui %3, %c4 : index
      %969 = arith.muli %968, %c7 : index
      %970 = arith.addi %967, %969 : index
      %971 = vector.load %w[%970] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %972 = vector.bitcast %971 : vector<4xi8> to vector<1xf32>
      %973 = vector.extract %972[0] : f32 from vector<1xf32>
      %974 = arith.mulf %973, %915 : f32
      %975 = arith.mulf %961, %974 : f32
      %976 = arith.muli %0, %c15 : index
      %977 = arith.addi %976, %16 : index
      %978 = arith.addi %977, %c14 : index
      %979 = arith.muli %909, %outputFeatures : index
      %980 = arith.muli %978, %c4 : index
      %981 = arith.addi %979, %980 : index
      %982 = wave.lane
      %983 = arith.remui %982, %c4 : index
      %984 = arith.addi %981, %983 : index
      %985 = arith.cmpi slt, %978, %panels : index
      scf.if %985 {
        scf.if %18 {
          %986 = memref.load %residual[%984] : memref<?xf32>
          %987 = arith.addf %986, %930 : f32
          memref.store %987, %out[%984] : memref<?xf32>
        } else {
          memref.store %930, %out[%984] : memref<?xf32>
        }
      }
      %988 = arith.muli %0, %c15 : index
      %989 = arith.addi %988, %16 : index
      %990 = arith.addi %989, %c10 : index
      %991 = arith.muli %909, %outputFeatures : index
      %992 = arith.muli %990, %c4 : index
      %993 = arith.addi %991, %992 : index
      %994 = wave.lane
      %995 = arith.remui %994, %c4 : index
      %996 = arith.addi %993, %995 : index
      %997 = arith.cmpi slt, %990, %panels : index
      scf.if %997 {
        scf.if %18 {
          %998 = memref.load %residual[%996] : memref<?xf32>
          %999 = arith.addf %998, %945 : f32
          memref.store %999, %out[%996] : memref<?xf32>
        } else {
          memref.store %945, %out[%996] : memref<?xf32>
        }
      }
      %1000 = arith.muli %0, %c15 : index
      %1001 = arith.addi %1000, %16 : index
      %1002 = arith.addi %1001, %c6 : index
      %1003 = arith.muli %909, %outputFeatures : index
      %1004 = arith.muli %1002, %c4 : index
      %1005 = arith.addi %1003, %1004 : index
      %1006 = wave.lane
      %1007 = arith.remui %1006, %c4 : index
      %1008 = arith.addi %1005, %1007 : index
      %1009 = arith.cmpi slt, %1002, %panels : index
      scf.if %1009 {
        scf.if %18 {
          %1010 = memref.load %residual[%1008] : memref<?xf32>
          %1011 = arith.addf %1010, %960 : f32
          memref.store %1011, %out[%1008] : memref<?xf32>
        } else {
          memref.store %960, %out[%1008] : memref<?xf32>
        }
      }
      %1012 = arith.muli %0, %c15 : index
      %1013 = arith.addi %1012, %16 : index
      %1014 = arith.addi %1013, %c28 : index
      %1015 = arith.muli %909, %outputFeatures : index
      %1016 = arith.muli %1014, %c4 : index
      %1017 = arith.addi %1015, %1016 : index
      %1018 = wave.lane
      %1019 = arith.remui %1018, %c4 : index
      %1020 = arith.addi %1017, %1019 : index
      %1021 = arith.cmpi slt, %1014, %panels : index
      scf.if %1021 {
        scf.if %18 {
          %1022 = memref.load %residual[%1020] : memref<?xf32>
          %1023 = arith.addf %1022, %975 : f32
          memref.store %1023, %out[%1020] : memref<?xf32>
        } else {
          memref.store %975, %out[%1020] : memref<?xf32>
        }
      }
    }
    %1024 = arith.addi %14, %c14 : index
    %1025 = arith.muli %1024, %c4 : index
    %1026 = arith.addi %6, %1025 : index
    %1027 = arith.addi %1026, %c24 : index
    %1028 = arith.divui %3, %c4 : index
    %1029 = arith.addi %1027, %1028 : index
    %1030 = arith.cmpi slt, %1029, %5 : index
    scf.if %1030 {
      %1031 = arith.cmpi eq, %hasFactors, %c10 : index
      %1032 = arith.muli %1029, %c6 : index
      %1033 = memref.load %factors[%1032] : memref<?xf32>
      %1034 = arith.mulf %1033, %operandScale : f32
      %1035 = arith.select %1031, %1034, %operandScale : f32
      %1036 = vector.extract %138#0[5] : f32 from vector<8xf32>
      %1037 = arith.addi %16, %c14 : index
      %1038 = arith.muli %0, %c15 : index
      %1039 = arith.addi %1038, %1037 : index
      %1040 = arith.subi %panels, %c10 : index
      %1041 = arith.minsi %1039, %1040 : index
      %1042 = arith.muli %1041, %12 : index
      %1043 = arith.remui %3, %c4 : index
      %1044 = arith.muli %1043, %c7 : index
      %1045 = arith.addi %1042, %1044 : index
      %1046 = vector.load %w[%1045] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1047 = vector.bitcast %1046 : vector<4xi8> to vector<1xf32>
      %1048 = vector.extract %1047[0] : f32 from vector<1xf32>
      %1049 = arith.mulf %1048, %1035 : f32
      %1050 = arith.mulf %1036, %1049 : f32
      %1051 = vector.extract %138#1[5] : f32 from vector<8xf32>
      %1052 = arith.addi %16, %c10 : index
      %1053 = arith.muli %0, %c15 : index
      %1054 = arith.addi %1053, %1052 : index
      %1055 = arith.subi %panels, %c10 : index
      %1056 = arith.minsi %1054, %1055 : index
      %1057 = arith.muli %1056, %12 : index
      %1058 = arith.remui %3, %c4 : index
      %1059 = arith.muli %1058, %c7 : index
      %1060 = arith.addi %1057, %1059 : index
      %1061 = vector.load %w[%1060] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1062 = vector.bitcast %1061 : vector<4xi8> to vector<1xf32>
      %1063 = vector.extract %1062[0] : f32 from vector<1xf32>
      %1064 = arith.mulf %1063, %1035 : f32
      %1065 = arith.mulf %1051, %1064 : f32
      %1066 = vector.extract %138#2[5] : f32 from vector<8xf32>
      %1067 = arith.addi %16, %c6 : index
      %1068 = arith.muli %0, %c15 : index
      %1069 = arith.addi %1068, %1067 : index
      %1070 = arith.subi %panels, %c10 : index
      %1071 = arith.minsi %1069, %1070 : index
      %1072 = arith.muli %1071, %12 : index
      %1073 = arith.remui %3, %c4 : index
      %1074 = arith.muli %1073, %c7 : index
      %1075 = arith.addi %1072, %1074 : index
      %1076 = vector.load %w[%1075] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1077 = vector.bitcast %1076 : vector<4xi8> to vector<1xf32>
      %1078 = vector.extract %1077[0] : f32 from vector<1xf32>
      %1079 = arith.mulf %1078, %1035 : f32
      %1080 = arith.mulf %1066, %1079 : f32
      %1081 = vector.extract %138#3[5] : f32 from vector<8xf32>
      %1082 = arith.addi %16, %c28 : index
      %1083 = arith.muli %0, %c15 : index
      %1084 = arith.addi %1083, %1082 : index
      %1085 = arith.subi %panels, %c10 : index
      %1086 = arith.minsi %1084, %1085 : index
      %1087 = arith.muli %1086, %12 : index
      %1088 = arith.remui %3, %c4 : index
      %1089 = arith.muli %1088, %c7 : index
      %1090 = arith.addi %1087, %1089 : index
      %1091 = vector.load %w[%1090] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1092 = vector.bitcast %1091 : vector<4xi8> to vector<1xf32>
      %1093 = vector.extract %1092[0] : f32 from vector<1xf32>
      %1094 = arith.mulf %1093, %1035 : f32
      %1095 = arith.mulf %1081, %1094 : f32
      %1096 = arith.muli %0, %c15 : index
      %1097 = arith.addi %1096, %16 : index
      %1098 = arith.addi %1097, %c14 : index
      %1099 = arith.muli %1029, %outputFeatures : index
      %1100 = arith.muli %1098, %c4 : index
      %1101 = arith.addi %1099, %1100 : index
      %1102 = wave.lane
      %1103 = arith.remui %1102, %c4 : index
      %1104 = arith.addi %1101, %1103 : index
      %1105 = arith.cmpi slt, %1098, %panels : index
      scf.if %1105 {
        scf.if %18 {
          %1106 = memref.load %residual[%1104] : memref<?xf32>
          %1107 = arith.addf %1106, %1050 : f32
          memref.store %1107, %out[%1104] : memref<?xf32>
        } else {
          memref.store %1050, %out[%1104] : memref<?xf32>
        }
      }
      %1108 = arith.muli %0, %c15 : index
      %1109 = arith.addi %1108, %16 : index
      %1110 = arith.addi %1109, %c10 : index
      %1111 = arith.muli %1029, %outputFeatures : index
      %1112 = arith.muli %1110, %c4 : index
      %1113 = arith.addi %1111, %1112 : index
      %1114 = wave.lane
      %1115 = arith.remui %1114, %c4 : index
      %1116 = arith.addi %1113, %1115 : index
      %1117 = arith.cmpi slt, %1110, %panels : index
      scf.if %1117 {
        scf.if %18 {
          %1118 = memref.load %residual[%1116] : memref<?xf32>
          %1119 = arith.addf %1118, %1065 : f32
          memref.store %1119, %out[%1116] : memref<?xf32>
        } else {
          memref.store %1065, %out[%1116] : memref<?xf32>
        }
      }
      %1120 = arith.muli %0, %c15 : index
      %1121 = arith.addi %1120, %16 : index
      %1122 = arith.addi %1121, %c6 : index
      %1123 = arith.muli %1029, %outputFeatures : index
      %1124 = arith.muli %1122, %c4 : index
      %1125 = arith.addi %1123, %1124 : index
      %1126 = wave.lane
      %1127 = arith.remui %1126, %c4 : index
      %1128 = arith.addi %1125, %1127 : index
      %1129 = arith.cmpi slt, %1122, %panels : index
      scf.if %1129 {
        scf.if %18 {
          %1130 = memref.load %residual[%1128] : memref<?xf32>
          %1131 = arith.addf %1130, %1080 : f32
          memref.store %1131, %out[%1128] : memref<?xf32>
        } else {
          memref.store %1080, %out[%1128] : memref<?xf32>
        }
      }
      %1132 = arith.muli %0, %c15 : index
      %1133 = arith.addi %1132, %16 : index
      %1134 = arith.addi %1133, %c28 : index
      %1135 = arith.muli %1029, %outputFeatures : index
      %1136 = arith.muli %1134, %c4 : index
      %1137 = arith.addi %1135, %1136 : index
      %1138 = wave.lane
      %1139 = arith.remui %1138, %c4 : index
      %1140 = arith.addi %1137, %1139 : index
      %1141 = arith.cmpi slt, %1134, %panels : index
      scf.if %1141 {
        scf.if %18 {
          %1142 = memref.load %residual[%1140] : memref<?xf32>
          %1143 = arith.addf %1142, %1095 : f32
          memref.store %1143, %out[%1140] : memref<?xf32>
        } else {
          memref.store %1095, %out[%1140] : memref<?xf32>
        }
      }
    }
    %1144 = arith.addi %14, %c14 : index
    %1145 = arith.muli %1144, %c4 : index
    %1146 = arith.addi %6, %1145 : index
    %1147 = arith.addi %1146, %c30 : index
    %1148 = arith.divui %3, %c4 : index
    %1149 = arith.addi %1147, %1148 : index
    %1150 = arith.cmpi slt, %1149, %5 : index
    scf.if %1150 {
      %1151 = arith.cmpi eq, %hasFactors, %c10 : index
      %1152 = arith.muli %1149, %c6 : index
      %1153 = memref.load %factors[%1152] : memref<?xf32>
      %1154 = arith.mulf %1153, %operandScale : f32
      %1155 = arith.select %1151, %1154, %operandScale : f32
      %1156 = vector.extract %138#0[6] : f32 from vector<8xf32>
      %1157 = arith.addi %16, %c14 : index
      %1158 = arith.muli %0, %c15 : index
      %1159 = arith.addi %1158, %1157 : index
      %1160 = arith.subi %panels, %c10 : index
      %1161 = arith.minsi %1159, %1160 : index
      %1162 = arith.muli %1161, %12 : index
      %1163 = arith.remui %3, %c4 : index
      %1164 = arith.muli %1163, %c7 : index
      %1165 = arith.addi %1162, %1164 : index
      %1166 = vector.load %w[%1165] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1167 = vector.bitcast %1166 : vector<4xi8> to vector<1xf32>
      %1168 = vector.extract %1167[0] : f32 from vector<1xf32>
      %1169 = arith.mulf %1168, %1155 : f32
      %1170 = arith.mulf %1156, %1169 : f32
      %1171 = vector.extract %138#1[6] : f32 from vector<8xf32>
      %1172 = arith.addi %16, %c10 : index
      %1173 = arith.muli %0, %c15 : index
      %1174 = arith.addi %1173, %1172 : index
      %1175 = arith.subi %panels, %c10 : index
      %1176 = arith.minsi %1174, %1175 : index
      %1177 = arith.muli %1176, %12 : index
      %1178 = arith.remui %3, %c4 : index
      %1179 = arith.muli %1178, %c7 : index
      %1180 = arith.addi %1177, %1179 : index
      %1181 = vector.load %w[%1180] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1182 = vector.bitcast %1181 : vector<4xi8> to vector<1xf32>
      %1183 = vector.extract %1182[0] : f32 from vector<1xf32>
      %1184 = arith.mulf %1183, %1155 : f32
      %1185 = arith.mulf %1171, %1184 : f32
      %1186 = vector.extract %138#2[6] : f32 from vector<8xf32>
      %1187 = arith.addi %16, %c6 : index
      %1188 = arith.muli %0, %c15 : index
      %1189 = arith.addi %1188, %1187 : index
      %1190 = arith.subi %panels, %c10 : index
      %1191 = arith.minsi %1189, %1190 : index
      %1192 = arith.muli %1191, %12 : index
      %1193 = arith.remui %3, %c4 : index
      %1194 = arith.muli %1193, %c7 : index
      %1195 = arith.addi %1192, %1194 : index
      %1196 = vector.load %w[%1195] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1197 = vector.bitcast %1196 : vector<4xi8> to vector<1xf32>
      %1198 = vector.extract %1197[0] : f32 from vector<1xf32>
      %1199 = arith.mulf %1198, %1155 : f32
      %1200 = arith.mulf %1186, %1199 : f32
      %1201 = vector.extract %138#3[6] : f32 from vector<8xf32>
      %1202 = arith.addi %16, %c28 : index
      %1203 = arith.muli %0, %c15 : index
      %1204 = arith.addi %1203, %1202 : index
      %1205 = arith.subi %panels, %c10 : index
      %1206 = arith.minsi %1204, %1205 : index
      %1207 = arith.muli %1206, %12 : index
      %1208 = arith.remui %3, %c4 : index
      %1209 = arith.muli %1208, %c7 : index
      %1210 = arith.addi %1207, %1209 : index
      %1211 = vector.load %w[%1210] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1212 = vector.bitcast %1211 : vector<4xi8> to vector<1xf32>
      %1213 = vector.extract %1212[0] : f32 from vector<1xf32>
      %1214 = arith.mulf %1213, %1155 : f32
      %1215 = arith.mulf %1201, %1214 : f32
      %1216 = arith.muli %0, %c15 : index
      %1217 = arith.addi %1216, %16 : index
      %1218 = arith.addi %1217, %c14 : index
      %1219 = arith.muli %1149, %outputFeatures : index
      %1220 = arith.muli %1218, %c4 : index
      %1221 = arith.addi %1219, %1220 : index
      %1222 = wave.lane
      %1223 = arith.remui %1222, %c4 : index
      %1224 = arith.addi %1221, %1223 : index
      %1225 = arith.cmpi slt, %1218, %panels : index
      scf.if %1225 {
        scf.if %18 {
          %1226 = memref.load %residual[%1224] : memref<?xf32>
          %1227 = arith.addf %1226, %1170 : f32
          memref.store %1227, %out[%1224] : memref<?xf32>
        } else {
          memref.store %1170, %out[%1224] : memref<?xf32>
        }
      }
      %1228 = arith.muli %0, %c15 : index
      %1229 = arith.addi %1228, %16 : index
      %1230 = arith.addi %1229, %c10 : index
      %1231 = arith.muli %1149, %outputFeatures : index
      %1232 = arith.muli %1230, %c4 : index
      %1233 = arith.addi %1231, %1232 : index
      %1234 = wave.lane
      %1235 = arith.remui %1234, %c4 : index
      %1236 = arith.addi %1233, %1235 : index
      %1237 = arith.cmpi slt, %1230, %panels : index
      scf.if %1237 {
        scf.if %18 {
          %1238 = memref.load %residual[%1236] : memref<?xf32>
          %1239 = arith.addf %1238, %1185 : f32
          memref.store %1239, %out[%1236] : memref<?xf32>
        } else {
          memref.store %1185, %out[%1236] : memref<?xf32>
        }
      }
      %1240 = arith.muli %0, %c15 : index
      %1241 = arith.addi %1240, %16 : index
      %1242 = arith.addi %1241, %c6 : index
      %1243 = arith.muli %1149, %outputFeatures : index
      %1244 = arith.muli %1242, %c4 : index
      %1245 = arith.addi %1243, %1244 : index
      %1246 = wave.lane
      %1247 = arith.remui %1246, %c4 : index
      %1248 = arith.addi %1245, %1247 : index
      %1249 = arith.cmpi slt, %1242, %panels : index
      scf.if %1249 {
        scf.if %18 {
          %1250 = memref.load %residual[%1248] : memref<?xf32>
          %1251 = arith.addf %1250, %1200 : f32
          memref.store %1251, %out[%1248] : memref<?xf32>
        } else {
          memref.store %1200, %out[%1248] : memref<?xf32>
        }
      }
      %1252 = arith.muli %0, %c15 : index
      %1253 = arith.addi %1252, %16 : index
      %1254 = arith.addi %1253, %c28 : index
      %1255 = arith.muli %1149, %outputFeatures : index
      %1256 = arith.muli %1254, %c4 : index
      %1257 = arith.addi %1255, %1256 : index
      %1258 = wave.lane
      %1259 = arith.remui %1258, %c4 : index
      %1260 = arith.addi %1257, %1259 : index
      %1261 = arith.cmpi slt, %1254, %panels : index
      scf.if %1261 {
        scf.if %18 {
          %1262 = memref.load %residual[%1260] : memref<?xf32>
          %1263 = arith.addf %1262, %1215 : f32
          memref.store %1263, %out[%1260] : memref<?xf32>
        } else {
          memref.store %1215, %out[%1260] : memref<?xf32>
        }
      }
    }
    %1264 = arith.addi %14, %c14 : index
    %1265 = arith.muli %1264, %c4 : index
    %1266 = arith.addi %6, %1265 : index
    %1267 = arith.addi %1266, %c31 : index
    %1268 = arith.divui %3, %c4 : index
    %1269 = arith.addi %1267, %1268 : index
    %1270 = arith.cmpi slt, %1269, %5 : index
    scf.if %1270 {
      %1271 = arith.cmpi eq, %hasFactors, %c10 : index
      %1272 = arith.muli %1269, %c6 : index
      %1273 = memref.load %factors[%1272] : memref<?xf32>
      %1274 = arith.mulf %1273, %operandScale : f32
      %1275 = arith.select %1271, %1274, %operandScale : f32
      %1276 = vector.extract %138#0[7] : f32 from vector<8xf32>
      %1277 = arith.addi %16, %c14 : index
      %1278 = arith.muli %0, %c15 : index
      %1279 = arith.addi %1278, %1277 : index
      %1280 = arith.subi %panels, %c10 : index
      %1281 = arith.minsi %1279, %1280 : index
      %1282 = arith.muli %1281, %12 : index
      %1283 = arith.remui %3, %c4 : index
      %1284 = arith.muli %1283, %c7 : index
      %1285 = arith.addi %1282, %1284 : index
      %1286 = vector.load %w[%1285] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1287 = vector.bitcast %1286 : vector<4xi8> to vector<1xf32>
      %1288 = vector.extract %1287[0] : f32 from vector<1xf32>
      %1289 = arith.mulf %1288, %1275 : f32
      %1290 = arith.mulf %1276, %1289 : f32
      %1291 = vector.extract %138#1[7] : f32 from vector<8xf32>
      %1292 = arith.addi %16, %c10 : index
      %1293 = arith.muli %0, %c15 : index
      %1294 = arith.addi %1293, %1292 : index
      %1295 = arith.subi %panels, %c10 : index
      %1296 = arith.minsi %1294, %1295 : index
      %1297 = arith.muli %1296, %12 : index
      %1298 = arith.remui %3, %c4 : index
      %1299 = arith.muli %1298, %c7 : index
      %1300 = arith.addi %1297, %1299 : index
      %1301 = vector.load %w[%1300] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1302 = vector.bitcast %1301 : vector<4xi8> to vector<1xf32>
      %1303 = vector.extract %1302[0] : f32 from vector<1xf32>
      %1304 = arith.mulf %1303, %1275 : f32
      %1305 = arith.mulf %1291, %1304 : f32
      %1306 = vector.extract %138#2[7] : f32 from vector<8xf32>
      %1307 = arith.addi %16, %c6 : index
      %1308 = arith.muli %0, %c15 : index
      %1309 = arith.addi %1308, %1307 : index
      %1310 = arith.subi %panels, %c10 : index
      %1311 = arith.minsi %1309, %1310 : index
      %1312 = arith.muli %1311, %12 : index
      %1313 = arith.remui %3, %c4 : index
      %1314 = arith.muli %1313, %c7 : index
      %1315 = arith.addi %1312, %1314 : index
      %1316 = vector.load %w[%1315] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1317 = vector.bitcast %1316 : vector<4xi8> to vector<1xf32>
      %1318 = vector.extract %1317[0] : f32 from vector<1xf32>
      %1319 = arith.mulf %1318, %1275 : f32
      %1320 = arith.mulf %1306, %1319 : f32
      %1321 = vector.extract %138#3[7] : f32 from vector<8xf32>
      %1322 = arith.addi %16, %c28 : index
      %1323 = arith.muli %0, %c15 : index
      %1324 = arith.addi %1323, %1322 : index
      %1325 = arith.subi %panels, %c10 : index
      %1326 = arith.minsi %1324, %1325 : index
      %1327 = arith.muli %1326, %12 : index
      %1328 = arith.remui %3, %c4 : index
      %1329 = arith.muli %1328, %c7 : index
      %1330 = arith.addi %1327, %1329 : index
      %1331 = vector.load %w[%1330] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1332 = vector.bitcast %1331 : vector<4xi8> to vector<1xf32>
      %1333 = vector.extract %1332[0] : f32 from vector<1xf32>
      %1334 = arith.mulf %1333, %1275 : f32
      %1335 = arith.mulf %1321, %1334 : f32
      %1336 = arith.muli %0, %c15 : index
      %1337 = arith.addi %1336, %16 : index
      %1338 = arith.addi %1337, %c14 : index
      %1339 = arith.muli %1269, %outputFeatures : index
      %1340 = arith.muli %1338, %c4 : index
      %1341 = arith.addi %1339, %1340 : index
      %1342 = wave.lane
      %1343 = arith.remui %1342, %c4 : index
      %1344 = arith.addi %1341, %1343 : index
      %1345 = arith.cmpi slt, %1338, %panels : index
      scf.if %1345 {
        scf.if %18 {
          %1346 = memref.load %residual[%1344] : memref<?xf32>
          %1347 = arith.addf %1346, %1290 : f32
          memref.store %1347, %out[%1344] : memref<?xf32>
        } else {
          memref.store %1290, %out[%1344] : memref<?xf32>
        }
      }
      %1348 = arith.muli %0, %c15 : index
      %1349 = arith.addi %1348, %16 : index
      %1350 = arith.addi %1349, %c10 : index
      %1351 = arith.muli %1269, %outputFeatures : index
      %1352 = arith.muli %1350, %c4 : index
      %1353 = arith.addi %1351, %1352 : index
      %1354 = wave.lane
      %1355 = arith.remui %1354, %c4 : index
      %1356 = arith.addi %1353, %1355 : index
      %1357 = arith.cmpi slt, %1350, %panels : index
      scf.if %1357 {
        scf.if %18 {
          %1358 = memref.load %residual[%1356] : memref<?xf32>
          %1359 = arith.addf %1358, %1305 : f32
          memref.store %1359, %out[%1356] : memref<?xf32>
        } else {
          memref.store %1305, %out[%1356] : memref<?xf32>
        }
      }
      %1360 = arith.muli %0, %c15 : index
      %1361 = arith.addi %1360, %16 : index
      %1362 = arith.addi %1361, %c6 : index
      %1363 = arith.muli %1269, %outputFeatures : index
      %1364 = arith.muli %1362, %c4 : index
      %1365 = arith.addi %1363, %1364 : index
      %1366 = wave.lane
      %1367 = arith.remui %1366, %c4 : index
      %1368 = arith.addi %1365, %1367 : index
      %1369 = arith.cmpi slt, %1362, %panels : index
      scf.if %1369 {
        scf.if %18 {
          %1370 = memref.load %residual[%1368] : memref<?xf32>
          %1371 = arith.addf %1370, %1320 : f32
          memref.store %1371, %out[%1368] : memref<?xf32>
        } else {
          memref.store %1320, %out[%1368] : memref<?xf32>
        }
      }
      %1372 = arith.muli %0, %c15 : index
      %1373 = arith.addi %1372, %16 : index
      %1374 = arith.addi %1373, %c28 : index
      %1375 = arith.muli %1269, %outputFeatures : index
      %1376 = arith.muli %1374, %c4 : index
      %1377 = arith.addi %1375, %1376 : index
      %1378 = wave.lane
      %1379 = arith.remui %1378, %c4 : index
      %1380 = arith.addi %1377, %1379 : index
      %1381 = arith.cmpi slt, %1374, %panels : index
      scf.if %1381 {
        scf.if %18 {
          %1382 = memref.load %residual[%1380] : memref<?xf32>
          %1383 = arith.addf %1382, %1335 : f32
          memref.store %1383, %out[%1380] : memref<?xf32>
        } else {
          memref.store %1335, %out[%1380] : memref<?xf32>
        }
      }
    }
    %1384 = arith.addi %14, %c10 : index
    %1385 = arith.muli %1384, %c4 : index
    %1386 = arith.addi %6, %1385 : index
    %1387 = arith.addi %1386, %c14 : index
    %1388 = arith.divui %3, %c4 : index
    %1389 = arith.addi %1387, %1388 : index
    %1390 = arith.cmpi slt, %1389, %5 : index
    scf.if %1390 {
      %1391 = arith.cmpi eq, %hasFactors, %c10 : index
      %1392 = arith.muli %1389, %c6 : index
      %1393 = memref.load %factors[%1392] : memref<?xf32>
      %1394 = arith.mulf %1393, %operandScale : f32
      %1395 = arith.select %1391, %1394, %operandScale : f32
      %1396 = vector.extract %138#4[0] : f32 from vector<8xf32>
      %1397 = arith.addi %16, %c14 : index
      %1398 = arith.muli %0, %c15 : index
      %1399 = arith.addi %1398, %1397 : index
      %1400 = arith.subi %panels, %c10 : index
      %1401 = arith.minsi %1399, %1400 : index
      %1402 = arith.muli %1401, %12 : index
      %1403 = arith.remui %3, %c4 : index
      %1404 = arith.muli %1403, %c7 : index
      %1405 = arith.addi %1402, %1404 : index
      %1406 = vector.load %w[%1405] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1407 = vector.bitcast %1406 : vector<4xi8> to vector<1xf32>
      %1408 = vector.extract %1407[0] : f32 from vector<1xf32>
      %1409 = arith.mulf %1408, %1395 : f32
      %1410 = arith.mulf %1396, %1409 : f32
      %1411 = vector.extract %138#5[0] : f32 from vector<8xf32>
      %1412 = arith.addi %16, %c10 : index
      %1413 = arith.muli %0, %c15 : index
      %1414 = arith.addi %1413, %1412 : index
      %1415 = arith.subi %panels, %c10 : index
      %1416 = arith.minsi %1414, %1415 : index
      %1417 = arith.muli %1416, %12 : index
      %1418 = arith.remui %3, %c4 : index
      %1419 = arith.muli %1418, %c7 : index
      %1420 = arith.addi %1417, %1419 : index
      %1421 = vector.load %w[%1420] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1422 = vector.bitcast %1421 : vector<4xi8> to vector<1xf32>
      %1423 = vector.extract %1422[0] : f32 from vector<1xf32>
      %1424 = arith.mulf %1423, %1395 : f32
      %1425 = arith.mulf %1411, %1424 : f32
      %1426 = vector.extract %138#6[0] : f32 from vector<8xf32>
      %1427 = arith.addi %16, %c6 : index
      %1428 = arith.muli %0, %c15 : index
      %1429 = arith.addi %1428, %1427 : index
      %1430 = arith.subi %panels, %c10 : index
      %1431 = arith.minsi %1429, %1430 : index
      %1432 = arith.muli %1431, %12 : index
      %1433 = arith.remui %3, %c4 : index
      %1434 = arith.muli %1433, %c7 : index
      %1435 = arith.addi %1432, %1434 : index
      %1436 = vector.load %w[%1435] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1437 = vector.bitcast %1436 : vector<4xi8> to vector<1xf32>
      %1438 = vector.extract %1437[0] : f32 from vector<1xf32>
      %1439 = arith.mulf %1438, %1395 : f32
      %1440 = arith.mulf %1426, %1439 : f32
      %1441 = vector.extract %138#7[0] : f32 from vector<8xf32>
      %1442 = arith.addi %16, %c28 : index
      %1443 = arith.muli %0, %c15 : index
      %1444 = arith.addi %1443, %1442 : index
      %1445 = arith.subi %panels, %c10 : index
      %1446 = arith.minsi %1444, %1445 : index
      %1447 = arith.muli %1446, %12 : index
      %1448 = arith.remui %3, %c4 : index
      %1449 = arith.muli %1448, %c7 : index
      %1450 = arith.addi %1447, %1449 : index
      %1451 = vector.load %w[%1450] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1452 = vector.bitcast %1451 : vector<4xi8> to vector<1xf32>
      %1453 = vector.extract %1452[0] : f32 from vector<1xf32>
      %1454 = arith.mulf %1453, %1395 : f32
      %1455 = arith.mulf %1441, %1454 : f32
      %1456 = arith.muli %0, %c15 : index
      %1457 = arith.addi %1456, %16 : index
      %1458 = arith.addi %1457, %c14 : index
      %1459 = arith.muli %1389, %outputFeatures : index
      %1460 = arith.muli %1458, %c4 : index
      %1461 = arith.addi %1459, %1460 : index
      %1462 = wave.lane
      %1463 = arith.remui %1462, %c4 : index
      %1464 = arith.addi %1461, %1463 : index
      %1465 = arith.cmpi slt, %1458, %panels : index
      scf.if %1465 {
        scf.if %18 {
          %1466 = memref.load %residual[%1464] : memref<?xf32>
          %1467 = arith.addf %1466, %1410 : f32
          memref.store %1467, %out[%1464] : memref<?xf32>
        } else {
          memref.store %1410, %out[%1464] : memref<?xf32>
        }
      }
      %1468 = arith.muli %0, %c15 : index
      %1469 = arith.addi %1468, %16 : index
      %1470 = arith.addi %1469, %c10 : index
      %1471 = arith.muli %1389, %outputFeatures : index
      %1472 = arith.muli %1470, %c4 : index
      %1473 = arith.addi %1471, %1472 : index
      %1474 = wave.lane
      %1475 = arith.remui %1474, %c4 : index
      %1476 = arith.addi %1473, %1475 : index
      %1477 = arith.cmpi slt, %1470, %panels : index
      scf.if %1477 {
        scf.if %18 {
          %1478 = memref.load %residual[%1476] : memref<?xf32>
          %1479 = arith.addf %1478, %1425 : f32
          memref.store %1479, %out[%1476] : memref<?xf32>
        } else {
          memref.store %1425, %out[%1476] : memref<?xf32>
        }
      }
      %1480 = arith.muli %0, %c15 : index
      %1481 = arith.addi %1480, %16 : index
      %1482 = arith.addi %1481, %c6 : index
      %1483 = arith.muli %1389, %outputFeatures : index
      %1484 = arith.muli %1482, %c4 : index
      %1485 = arith.addi %1483, %1484 : index
      %1486 = wave.lane
      %1487 = arith.remui %1486, %c4 : index
      %1488 = arith.addi %1485, %1487 : index
      %1489 = arith.cmpi slt, %1482, %panels : index
      scf.if %1489 {
        scf.if %18 {
          %1490 = memref.load %residual[%1488] : memref<?xf32>
          %1491 = arith.addf %1490, %1440 : f32
          memref.store %1491, %out[%1488] : memref<?xf32>
        } else {
          memref.store %1440, %out[%1488] : memref<?xf32>
        }
      }
      %1492 = arith.muli %0, %c15 : index
      %1493 = arith.addi %1492, %16 : index
      %1494 = arith.addi %1493, %c28 : index
      %1495 = arith.muli %1389, %outputFeatures : index
      %1496 = arith.muli %1494, %c4 : index
      %1497 = arith.addi %1495, %1496 : index
      %1498 = wave.lane
      %1499 = arith.remui %1498, %c4 : index
      %1500 = arith.addi %1497, %1499 : index
      %1501 = arith.cmpi slt, %1494, %panels : index
      scf.if %1501 {
        scf.if %18 {
          %1502 = memref.load %residual[%1500] : memref<?xf32>
          %1503 = arith.addf %1502, %1455 : f32
          memref.store %1503, %out[%1500] : memref<?xf32>
        } else {
          memref.store %1455, %out[%1500] : memref<?xf32>
        }
      }
    }
    %1504 = arith.addi %14, %c10 : index
    %1505 = arith.muli %1504, %c4 : index
    %1506 = arith.addi %6, %1505 : index
    %1507 = arith.addi %1506, %c6 : index
    %1508 = arith.divui %3, %c4 : index
    %1509 = arith.addi %1507, %1508 : index
    %1510 = arith.cmpi slt, %1509, %5 : index
    scf.if %1510 {
      %1511 = arith.cmpi eq, %hasFactors, %c10 : index
      %1512 = arith.muli %1509, %c6 : index
      %1513 = memref.load %factors[%1512] : memref<?xf32>
      %1514 = arith.mulf %1513, %operandScale : f32
      %1515 = arith.select %1511, %1514, %operandScale : f32
      %1516 = vector.extract %138#4[1] : f32 from vector<8xf32>
      %1517 = arith.addi %16, %c14 : index
      %1518 = arith.muli %0, %c15 : index
      %1519 = arith.addi %1518, %1517 : index
      %1520 = arith.subi %panels, %c10 : index
      %1521 = arith.minsi %1519, %1520 : index
      %1522 = arith.muli %1521, %12 : index
      %1523 = arith.remui %3, %c4 : index
      %1524 = arith.muli %1523, %c7 : index
      %1525 = arith.addi %1522, %1524 : index
      %1526 = vector.load %w[%1525] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1527 = vector.bitcast %1526 : vector<4xi8> to vector<1xf32>
      %1528 = vector.extract %1527[0] : f32 from vector<1xf32>
      %1529 = arith.mulf %1528, %1515 : f32
      %1530 = arith.mulf %1516, %1529 : f32
      %1531 = vector.extract %138#5[1] : f32 from vector<8xf32>
      %1532 = arith.addi %16, %c10 : index
      %1533 = arith.muli %0, %c15 : index
      %1534 = arith.addi %1533, %1532 : index
      %1535 = arith.subi %panels, %c10 : index
      %1536 = arith.minsi %1534, %1535 : index
      %1537 = arith.muli %1536, %12 : index
      %1538 = arith.remui %3, %c4 : index
      %1539 = arith.muli %1538, %c7 : index
      %1540 = arith.addi %1537, %1539 : index
      %1541 = vector.load %w[%1540] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1542 = vector.bitcast %1541 : vector<4xi8> to vector<1xf32>
      %1543 = vector.extract %1542[0] : f32 from vector<1xf32>
      %1544 = arith.mulf %1543, %1515 : f32
      %1545 = arith.mulf %1531, %1544 : f32
      %1546 = vector.extract %138#6[1] : f32 from vector<8xf32>
      %1547 = arith.addi %16, %c6 : index
      %1548 = arith.muli %0, %c15 : index
      %1549 = arith.addi %1548, %1547 : index
      %1550 = arith.subi %panels, %c10 : index
      %1551 = arith.minsi %1549, %1550 : index
      %1552 = arith.muli %1551, %12 : index
      %1553 = arith.remui %3, %c4 : index
      %1554 = arith.muli %1553, %c7 : index
      %1555 = arith.addi %1552, %1554 : index
      %1556 = vector.load %w[%1555] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1557 = vector.bitcast %1556 : vector<4xi8> to vector<1xf32>
      %1558 = vector.extract %1557[0] : f32 from vector<1xf32>
      %1559 = arith.mulf %1558, %1515 : f32
      %1560 = arith.mulf %1546, %1559 : f32
      %1561 = vector.extract %138#7[1] : f32 from vector<8xf32>
      %1562 = arith.addi %16, %c28 : index
      %1563 = arith.muli %0, %c15 : index
      %1564 = arith.addi %1563, %1562 : index
      %1565 = arith.subi %panels, %c10 : index
      %1566 = arith.minsi %1564, %1565 : index
      %1567 = arith.muli %1566, %12 : index
      %1568 = arith.remui %3, %c4 : index
      %1569 = arith.muli %1568, %c7 : index
      %1570 = arith.addi %1567, %1569 : index
      %1571 = vector.load %w[%1570] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1572 = vector.bitcast %1571 : vector<4xi8> to vector<1xf32>
      %1573 = vector.extract %1572[0] : f32 from vector<1xf32>
      %1574 = arith.mulf %1573, %1515 : f32
      %1575 = arith.mulf %1561, %1574 : f32
      %1576 = arith.muli %0, %c15 : index
      %1577 = arith.addi %1576, %16 : index
      %1578 = arith.addi %1577, %c14 : index
      %1579 = arith.muli %1509, %outputFeatures : index
      %1580 = arith.muli %1578, %c4 : index
      %1581 = arith.addi %1579, %1580 : index
      %1582 = wave.lane
      %1583 = arith.remui %1582, %c4 : index
      %1584 = arith.addi %1581, %1583 : index
      %1585 = arith.cmpi slt, %1578, %panels : index
      scf.if %1585 {
        scf.if %18 {
          %1586 = memref.load %residual[%1584] : memref<?xf32>
          %1587 = arith.addf %1586, %1530 : f32
          memref.store %1587, %out[%1584] : memref<?xf32>
        } else {
          memref.store %1530, %out[%1584] : memref<?xf32>
        }
      }
      %1588 = arith.muli %0, %c15 : index
      %1589 = arith.addi %1588, %16 : index
      %1590 = arith.addi %1589, %c10 : index
      %1591 = arith.muli %1509, %outputFeatures : index
      %1592 = arith.muli %1590, %c4 : index
      %1593 = arith.addi %1591, %1592 : index
      %1594 = wave.lane
      %1595 = arith.remui %1594, %c4 : index
      %1596 = arith.addi %1593, %1595 : index
      %1597 = arith.cmpi slt, %1590, %panels : index
      scf.if %1597 {
        scf.if %18 {
          %1598 = memref.load %residual[%1596] : memref<?xf32>
          %1599 = arith.addf %1598, %1545 : f32
          memref.store %1599, %out[%1596] : memref<?xf32>
        } else {
          memref.store %1545, %out[%1596] : memref<?xf32>
        }
      }
      %1600 = arith.muli %0, %c15 : index
      %1601 = arith.addi %1600, %16 : index
      %1602 = arith.addi %1601, %c6 : index
      %1603 = arith.muli %1509, %outputFeatures : index
      %1604 = arith.muli %1602, %c4 : index
      %1605 = arith.addi %1603, %1604 : index
      %1606 = wave.lane
      %1607 = arith.remui %1606, %c4 : index
      %1608 = arith.addi %1605, %1607 : index
      %1609 = arith.cmpi slt, %1602, %panels : index
      scf.if %1609 {
        scf.if %18 {
          %1610 = memref.load %residual[%1608] : memref<?xf32>
          %1611 = arith.addf %1610, %1560 : f32
          memref.store %1611, %out[%1608] : memref<?xf32>
        } else {
          memref.store %1560, %out[%1608] : memref<?xf32>
        }
      }
      %1612 = arith.muli %0, %c15 : index
      %1613 = arith.addi %1612, %16 : index
      %1614 = arith.addi %1613, %c28 : index
      %1615 = arith.muli %1509, %outputFeatures : index
      %1616 = arith.muli %1614, %c4 : index
      %1617 = arith.addi %1615, %1616 : index
      %1618 = wave.lane
      %1619 = arith.remui %1618, %c4 : index
      %1620 = arith.addi %1617, %1619 : index
      %1621 = arith.cmpi slt, %1614, %panels : index
      scf.if %1621 {
        scf.if %18 {
          %1622 = memref.load %residual[%1620] : memref<?xf32>
          %1623 = arith.addf %1622, %1575 : f32
          memref.store %1623, %out[%1620] : memref<?xf32>
        } else {
          memref.store %1575, %out[%1620] : memref<?xf32>
        }
      }
    }
    %1624 = arith.addi %14, %c10 : index
    %1625 = arith.muli %1624, %c4 : index
    %1626 = arith.addi %6, %1625 : index
    %1627 = arith.addi %1626, %c7 : index
    %1628 = arith.divui %3, %c4 : index
    %1629 = arith.addi %1627, %1628 : index
    %1630 = arith.cmpi slt, %1629, %5 : index
    scf.if %1630 {
      %1631 = arith.cmpi eq, %hasFactors, %c10 : index
      %1632 = arith.muli %1629, %c6 : index
      %1633 = memref.load %factors[%1632] : memref<?xf32>
      %1634 = arith.mulf %1633, %operandScale : f32
      %1635 = arith.select %1631, %1634, %operandScale : f32
      %1636 = vector.extract %138#4[2] : f32 from vector<8xf32>
      %1637 = arith.addi %16, %c14 : index
      %1638 = arith.muli %0, %c15 : index
      %1639 = arith.addi %1638, %1637 : index
      %1640 = arith.subi %panels, %c10 : index
      %1641 = arith.minsi %1639, %1640 : index
      %1642 = arith.muli %1641, %12 : index
      %1643 = arith.remui %3, %c4 : index
      %1644 = arith.muli %1643, %c7 : index
      %1645 = arith.addi %1642, %1644 : index
      %1646 = vector.load %w[%1645] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1647 = vector.bitcast %1646 : vector<4xi8> to vector<1xf32>
      %1648 = vector.extract %1647[0] : f32 from vector<1xf32>
      %1649 = arith.mulf %1648, %1635 : f32
      %1650 = arith.mulf %1636, %1649 : f32
      %1651 = vector.extract %138#5[2] : f32 from vector<8xf32>
      %1652 = arith.addi %16, %c10 : index
      %1653 = arith.muli %0, %c15 : index
      %1654 = arith.addi %1653, %1652 : index
      %1655 = arith.subi %panels, %c10 : index
      %1656 = arith.minsi %1654, %1655 : index
      %1657 = arith.muli %1656, %12 : index
      %1658 = arith.remui %3, %c4 : index
      %1659 = arith.muli %1658, %c7 : index
      %1660 = arith.addi %1657, %1659 : index
      %1661 = vector.load %w[%1660] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1662 = vector.bitcast %1661 : vector<4xi8> to vector<1xf32>
      %1663 = vector.extract %1662[0] : f32 from vector<1xf32>
      %1664 = arith.mulf %1663, %1635 : f32
      %1665 = arith.mulf %1651, %1664 : f32
      %1666 = vector.extract %138#6[2] : f32 from vector<8xf32>
      %1667 = arith.addi %16, %c6 : index
      %1668 = arith.muli %0, %c15 : index
      %1669 = arith.addi %1668, %1667 : index
      %1670 = arith.subi %panels, %c10 : index
      %1671 = arith.minsi %1669, %1670 : index
      %1672 = arith.muli %1671, %12 : index
      %1673 = arith.remui %3, %c4 : index
      %1674 = arith.muli %1673, %c7 : index
      %1675 = arith.addi %1672, %1674 : index
      %1676 = vector.load %w[%1675] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1677 = vector.bitcast %1676 : vector<4xi8> to vector<1xf32>
      %1678 = vector.extract %1677[0] : f32 from vector<1xf32>
      %1679 = arith.mulf %1678, %1635 : f32
      %1680 = arith.mulf %1666, %1679 : f32
      %1681 = vector.extract %138#7[2] : f32 from vector<8xf32>
      %1682 = arith.addi %16, %c28 : index
      %1683 = arith.muli %0, %c15 : index
      %1684 = arith.addi %1683, %1682 : index
      %1685 = arith.subi %panels, %c10 : index
      %1686 = arith.minsi %1684, %1685 : index
      %1687 = arith.muli %1686, %12 : index
      %1688 = arith.remui %3, %c4 : index
      %1689 = arith.muli %1688, %c7 : index
      %1690 = arith.addi %1687, %1689 : index
      %1691 = vector.load %w[%1690] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1692 = vector.bitcast %1691 : vector<4xi8> to vector<1xf32>
      %1693 = vector.extract %1692[0] : f32 from vector<1xf32>
      %1694 = arith.mulf %1693, %1635 : f32
      %1695 = arith.mulf %1681, %1694 : f32
      %1696 = arith.muli %0, %c15 : index
      %1697 = arith.addi %1696, %16 : index
      %1698 = arith.addi %1697, %c14 : index
      %1699 = arith.muli %1629, %outputFeatures : index
      %1700 = arith.muli %1698, %c4 : index
      %1701 = arith.addi %1699, %1700 : index
      %1702 = wave.lane
      %1703 = arith.remui %1702, %c4 : index
      %1704 = arith.addi %1701, %1703 : index
      %1705 = arith.cmpi slt, %1698, %panels : index
      scf.if %1705 {
        scf.if %18 {
          %1706 = memref.load %residual[%1704] : memref<?xf32>
          %1707 = arith.addf %1706, %1650 : f32
          memref.store %1707, %out[%1704] : memref<?xf32>
        } else {
          memref.store %1650, %out[%1704] : memref<?xf32>
        }
      }
      %1708 = arith.muli %0, %c15 : index
      %1709 = arith.addi %1708, %16 : index
      %1710 = arith.addi %1709, %c10 : index
      %1711 = arith.muli %1629, %outputFeatures : index
      %1712 = arith.muli %1710, %c4 : index
      %1713 = arith.addi %1711, %1712 : index
      %1714 = wave.lane
      %1715 = arith.remui %1714, %c4 : index
      %1716 = arith.addi %1713, %1715 : index
      %1717 = arith.cmpi slt, %1710, %panels : index
      scf.if %1717 {
        scf.if %18 {
          %1718 = memref.load %residual[%1716] : memref<?xf32>
          %1719 = arith.addf %1718, %1665 : f32
          memref.store %1719, %out[%1716] : memref<?xf32>
        } else {
          memref.store %1665, %out[%1716] : memref<?xf32>
        }
      }
      %1720 = arith.muli %0, %c15 : index
      %1721 = arith.addi %1720, %16 : index
      %1722 = arith.addi %1721, %c6 : index
      %1723 = arith.muli %1629, %outputFeatures : index
      %1724 = arith.muli %1722, %c4 : index
      %1725 = arith.addi %1723, %1724 : index
      %1726 = wave.lane
      %1727 = arith.remui %1726, %c4 : index
      %1728 = arith.addi %1725, %1727 : index
      %1729 = arith.cmpi slt, %1722, %panels : index
      scf.if %1729 {
        scf.if %18 {
          %1730 = memref.load %residual[%1728] : memref<?xf32>
          %1731 = arith.addf %1730, %1680 : f32
          memref.store %1731, %out[%1728] : memref<?xf32>
        } else {
          memref.store %1680, %out[%1728] : memref<?xf32>
        }
      }
      %1732 = arith.muli %0, %c15 : index
      %1733 = arith.addi %1732, %16 : index
      %1734 = arith.addi %1733, %c28 : index
      %1735 = arith.muli %1629, %outputFeatures : index
      %1736 = arith.muli %1734, %c4 : index
      %1737 = arith.addi %1735, %1736 : index
      %1738 = wave.lane
      %1739 = arith.remui %1738, %c4 : index
      %1740 = arith.addi %1737, %1739 : index
      %1741 = arith.cmpi slt, %1734, %panels : index
      scf.if %1741 {
        scf.if %18 {
          %1742 = memref.load %residual[%1740] : memref<?xf32>
          %1743 = arith.addf %1742, %1695 : f32
          memref.store %1743, %out[%1740] : memref<?xf32>
        } else {
          memref.store %1695, %out[%1740] : memref<?xf32>
        }
      }
    }
    %1744 = arith.addi %14, %c10 : index
    %1745 = arith.muli %1744, %c4 : index
    %1746 = arith.addi %6, %1745 : index
    %1747 = arith.addi %1746, %c29 : index
    %1748 = arith.divui %3, %c4 : index
    %1749 = arith.addi %1747, %1748 : index
    %1750 = arith.cmpi slt, %1749, %5 : index
    scf.if %1750 {
      %1751 = arith.cmpi eq, %hasFactors, %c10 : index
      %1752 = arith.muli %1749, %c6 : index
      %1753 = memref.load %factors[%1752] : memref<?xf32>
      %1754 = arith.mulf %1753, %operandScale : f32
      %1755 = arith.select %1751, %1754, %operandScale : f32
      %1756 = vector.extract %138#4[3] : f32 from vector<8xf32>
      %1757 = arith.addi %16, %c14 : index
      %1758 = arith.muli %0, %c15 : index
      %1759 = arith.addi %1758, %1757 : index
      %1760 = arith.subi %panels, %c10 : index
      %1761 = arith.minsi %1759, %1760 : index
      %1762 = arith.muli %1761, %12 : index
      %1763 = arith.remui %3, %c4 : index
      %1764 = arith.muli %1763, %c7 : index
      %1765 = arith.addi %1762, %1764 : index
      %1766 = vector.load %w[%1765] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1767 = vector.bitcast %1766 : vector<4xi8> to vector<1xf32>
      %1768 = vector.extract %1767[0] : f32 from vector<1xf32>
      %1769 = arith.mulf %1768, %1755 : f32
      %1770 = arith.mulf %1756, %1769 : f32
      %1771 = vector.extract %138#5[3] : f32 from vector<8xf32>
      %1772 = arith.addi %16, %c10 : index
      %1773 = arith.muli %0, %c15 : index
      %1774 = arith.addi %1773, %1772 : index
      %1775 = arith.subi %panels, %c10 : index
      %1776 = arith.minsi %1774, %1775 : index
      %1777 = arith.muli %1776, %12 : index
      %1778 = arith.remui %3, %c4 : index
      %1779 = arith.muli %1778, %c7 : index
      %1780 = arith.addi %1777, %1779 : index
      %1781 = vector.load %w[%1780] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1782 = vector.bitcast %1781 : vector<4xi8> to vector<1xf32>
      %1783 = vector.extract %1782[0] : f32 from vector<1xf32>
      %1784 = arith.mulf %1783, %1755 : f32
      %1785 = arith.mulf %1771, %1784 : f32
      %1786 = vector.extract %138#6[3] : f32 from vector<8xf32>
      %1787 = arith.addi %16, %c6 : index
      %1788 = arith.muli %0, %c15 : index
      %1789 = arith.addi %1788, %1787 : index
      %1790 = arith.subi %panels, %c10 : index
      %1791 = arith.minsi %1789, %1790 : index
      %1792 = arith.muli %1791, %12 : index
      %1793 = arith.remui %3, %c4 : index
      %1794 = arith.muli %1793, %c7 : index
      %1795 = arith.addi %1792, %1794 : index
      %1796 = vector.load %w[%1795] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1797 = vector.bitcast %1796 : vector<4xi8> to vector<1xf32>
      %1798 = vector.extract %1797[0] : f32 from vector<1xf32>
      %1799 = arith.mulf %1798, %1755 : f32
      %1800 = arith.mulf %1786, %1799 : f32
      %1801 = vector.extract %138#7[3] : f32 from vector<8xf32>
      %1802 = arith.addi %16, %c28 : index
      %1803 = arith.muli %0, %c15 : index
      %1804 = arith.addi %1803, %1802 : index
      %1805 = arith.subi %panels, %c10 : index
      %1806 = arith.minsi %1804, %1805 : index
      %1807 = arith.muli %1806, %12 : index
      %1808 = arith.remui %3, %c4 : index
      %1809 = arith.muli %1808, %c7 : index
      %1810 = arith.addi %1807, %1809 : index
      %1811 = vector.load %w[%1810] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1812 = vector.bitcast %1811 : vector<4xi8> to vector<1xf32>
      %1813 = vector.extract %1812[0] : f32 from vector<1xf32>
      %1814 = arith.mulf %1813, %1755 : f32
      %1815 = arith.mulf %1801, %1814 : f32
      %1816 = arith.muli %0, %c15 : index
      %1817 = arith.addi %1816, %16 : index
      %1818 = arith.addi %1817, %c14 : index
      %1819 = arith.muli %1749, %outputFeatures : index
      %1820 = arith.muli %1818, %c4 : index
      %1821 = arith.addi %1819, %1820 : index
      %1822 = wave.lane
      %1823 = arith.remui %1822, %c4 : index
      %1824 = arith.addi %1821, %1823 : index
      %1825 = arith.cmpi slt, %1818, %panels : index
      scf.if %1825 {
        scf.if %18 {
          %1826 = memref.load %residual[%1824] : memref<?xf32>
          %1827 = arith.addf %1826, %1770 : f32
          memref.store %1827, %out[%1824] : memref<?xf32>
        } else {
          memref.store %1770, %out[%1824] : memref<?xf32>
        }
      }
      %1828 = arith.muli %0, %c15 : index
      %1829 = arith.addi %1828, %16 : index
      %1830 = arith.addi %1829, %c10 : index
      %1831 = arith.muli %1749, %outputFeatures : index
      %1832 = arith.muli %1830, %c4 : index
      %1833 = arith.addi %1831, %1832 : index
      %1834 = wave.lane
      %1835 = arith.remui %1834, %c4 : index
      %1836 = arith.addi %1833, %1835 : index
      %1837 = arith.cmpi slt, %1830, %panels : index
      scf.if %1837 {
        scf.if %18 {
          %1838 = memref.load %residual[%1836] : memref<?xf32>
          %1839 = arith.addf %1838, %1785 : f32
          memref.store %1839, %out[%1836] : memref<?xf32>
        } else {
          memref.store %1785, %out[%1836] : memref<?xf32>
        }
      }
      %1840 = arith.muli %0, %c15 : index
      %1841 = arith.addi %1840, %16 : index
      %1842 = arith.addi %1841, %c6 : index
      %1843 = arith.muli %1749, %outputFeatures : index
      %1844 = arith.muli %1842, %c4 : index
      %1845 = arith.addi %1843, %1844 : index
      %1846 = wave.lane
      %1847 = arith.remui %1846, %c4 : index
      %1848 = arith.addi %1845, %1847 : index
      %1849 = arith.cmpi slt, %1842, %panels : index
      scf.if %1849 {
        scf.if %18 {
          %1850 = memref.load %residual[%1848] : memref<?xf32>
          %1851 = arith.addf %1850, %1800 : f32
          memref.store %1851, %out[%1848] : memref<?xf32>
        } else {
          memref.store %1800, %out[%1848] : memref<?xf32>
        }
      }
      %1852 = arith.muli %0, %c15 : index
      %1853 = arith.addi %1852, %16 : index
      %1854 = arith.addi %1853, %c28 : index
      %1855 = arith.muli %1749, %outputFeatures : index
      %1856 = arith.muli %1854, %c4 : index
      %1857 = arith.addi %1855, %1856 : index
      %1858 = wave.lane
      %1859 = arith.remui %1858, %c4 : index
      %1860 = arith.addi %1857, %1859 : index
      %1861 = arith.cmpi slt, %1854, %panels : index
      scf.if %1861 {
        scf.if %18 {
          %1862 = memref.load %residual[%1860] : memref<?xf32>
          %1863 = arith.addf %1862, %1815 : f32
          memref.store %1863, %out[%1860] : memref<?xf32>
        } else {
          memref.store %1815, %out[%1860] : memref<?xf32>
        }
      }
    }
    %1864 = arith.addi %14, %c10 : index
    %1865 = arith.muli %1864, %c4 : index
    %1866 = arith.addi %6, %1865 : index
    %1867 = arith.addi %1866, %c15 : index
    %1868 = arith.divui %3, %c4 : index
    %1869 = arith.addi %1867, %1868 : index
    %1870 = arith.cmpi slt, %1869, %5 : index
    scf.if %1870 {
      %1871 = arith.cmpi eq, %hasFactors, %c10 : index
      %1872 = arith.muli %1869, %c6 : index
      %1873 = memref.load %factors[%1872] : memref<?xf32>
      %1874 = arith.mulf %1873, %operandScale : f32
      %1875 = arith.select %1871, %1874, %operandScale : f32
      %1876 = vector.extract %138#4[4] : f32 from vector<8xf32>
      %1877 = arith.addi %16, %c14 : index
      %1878 = arith.muli %0, %c15 : index
      %1879 = arith.addi %1878, %1877 : index
      %1880 = arith.subi %panels, %c10 : index
      %1881 = arith.minsi %1879, %1880 : index
      %1882 = arith.muli %1881, %12 : index
      %1883 = arith.remui %3, %c4 : index
      %1884 = arith.muli %1883, %c7 : index
      %1885 = arith.addi %1882, %1884 : index
      %1886 = vector.load %w[%1885] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1887 = vector.bitcast %1886 : vector<4xi8> to vector<1xf32>
      %1888 = vector.extract %1887[0] : f32 from vector<1xf32>
      %1889 = arith.mulf %1888, %1875 : f32
      %1890 = arith.mulf %1876, %1889 : f32
      %1891 = vector.extract %138#5[4] : f32 from vector<8xf32>
      %1892 = arith.addi %16, %c10 : index
      %1893 = arith.muli %0, %c15 : index
      %1894 = arith.addi %1893, %1892 : index
      %1895 = arith.subi %panels, %c10 : index
      %1896 = arith.minsi %1894, %1895 : index
      %1897 = arith.muli %1896, %12 : index
      %1898 = arith.remui %3, %c4 : index
      %1899 = arith.muli %1898, %c7 : index
      %1900 = arith.addi %1897, %1899 : index
      %1901 = vector.load %w[%1900] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1902 = vector.bitcast %1901 : vector<4xi8> to vector<1xf32>
      %1903 = vector.extract %1902[0] : f32 from vector<1xf32>
      %1904 = arith.mulf %1903, %1875 : f32
      %1905 = arith.mulf %1891, %1904 : f32
      %1906 = vector.extract %138#6[4] : f32 from vector<8xf32>
      %1907 = arith.addi %16, %c6 : index
      %1908 = arith.muli %0, %c15 : index
      %1909 = arith.addi %1908, %1907 : index
      %1910 = arith.subi %panels, %c10 : index
      %1911 = arith.minsi %1909, %1910 : index
      %1912 = arith.muli %1911, %12 : index
      %1913 = arith.remui %3, %c4 : index
      %1914 = arith.muli %1913, %c7 : index
      %1915 = arith.addi %1912, %1914 : index
      %1916 = vector.load %w[%1915] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1917 = vector.bitcast %1916 : vector<4xi8> to vector<1xf32>
      %1918 = vector.extract %1917[0] : f32 from vector<1xf32>
      %1919 = arith.mulf %1918, %1875 : f32
      %1920 = arith.mulf %1906, %1919 : f32
      %1921 = vector.extract %138#7[4] : f32 from vector<8xf32>
      %1922 = arith.addi %16, %c28 : index
      %1923 = arith.muli %0, %c15 : index
      %1924 = arith.addi %1923, %1922 : index
      %1925 = arith.subi %panels, %c10 : index
      %1926 = arith.minsi %1924, %1925 : index
      %1927 = arith.muli %1926, %12 : index
      %1928 = arith.remui %3, %c4 : index
      %1929 = arith.muli %1928, %c7 : index
      %1930 = arith.addi %1927, %1929 : index
      %1931 = vector.load %w[%1930] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1932 = vector.bitcast %1931 : vector<4xi8> to vector<1xf32>
      %1933 = vector.extract %1932[0] : f32 from vector<1xf32>
      %1934 = arith.mulf %1933, %1875 : f32
      %1935 = arith.mulf %1921, %1934 : f32
      %1936 = arith.muli %0, %c15 : index
      %1937 = arith.addi %1936, %16 : index
      %1938 = arith.addi %1937, %c14 : index
      %1939 = arith.muli %1869, %outputFeatures : index
      %1940 = arith.muli %1938, %c4 : index
      %1941 = arith.addi %1939, %1940 : index
      %1942 = wave.lane
      %1943 = arith.remui %1942, %c4 : index
      %1944 = arith.addi %1941, %1943 : index
      %1945 = arith.cmpi slt, %1938, %panels : index
      scf.if %1945 {
        scf.if %18 {
          %1946 = memref.load %residual[%1944] : memref<?xf32>
          %1947 = arith.addf %1946, %1890 : f32
          memref.store %1947, %out[%1944] : memref<?xf32>
        } else {
          memref.store %1890, %out[%1944] : memref<?xf32>
        }
      }
      %1948 = arith.muli %0, %c15 : index
      %1949 = arith.addi %1948, %16 : index
      %1950 = arith.addi %1949, %c10 : index
      %1951 = arith.muli %1869, %outputFeatures : index
      %1952 = arith.muli %1950, %c4 : index
      %1953 = arith.addi %1951, %1952 : index
      %1954 = wave.lane
      %1955 = arith.remui %1954, %c4 : index
      %1956 = arith.addi %1953, %1955 : index
      %1957 = arith.cmpi slt, %1950, %panels : index
      scf.if %1957 {
        scf.if %18 {
          %1958 = memref.load %residual[%1956] : memref<?xf32>
          %1959 = arith.addf %1958, %1905 : f32
          memref.store %1959, %out[%1956] : memref<?xf32>
        } else {
          memref.store %1905, %out[%1956] : memref<?xf32>
        }
      }
      %1960 = arith.muli %0, %c15 : index
      %1961 = arith.addi %1960, %16 : index
      %1962 = arith.addi %1961, %c6 : index
      %1963 = arith.muli %1869, %outputFeatures : index
      %1964 = arith.muli %1962, %c4 : index
      %1965 = arith.addi %1963, %1964 : index
      %1966 = wave.lane
      %1967 = arith.remui %1966, %c4 : index
      %1968 = arith.addi %1965, %1967 : index
      %1969 = arith.cmpi slt, %1962, %panels : index
      scf.if %1969 {
        scf.if %18 {
          %1970 = memref.load %residual[%1968] : memref<?xf32>
          %1971 = arith.addf %1970, %1920 : f32
          memref.store %1971, %out[%1968] : memref<?xf32>
        } else {
          memref.store %1920, %out[%1968] : memref<?xf32>
        }
      }
      %1972 = arith.muli %0, %c15 : index
      %1973 = arith.addi %1972, %16 : index
      %1974 = arith.addi %1973, %c28 : index
      %1975 = arith.muli %1869, %outputFeatures : index
      %1976 = arith.muli %1974, %c4 : index
      %1977 = arith.addi %1975, %1976 : index
      %1978 = wave.lane
      %1979 = arith.remui %1978, %c4 : index
      %1980 = arith.addi %1977, %1979 : index
      %1981 = arith.cmpi slt, %1974, %panels : index
      scf.if %1981 {
        scf.if %18 {
          %1982 = memref.load %residual[%1980] : memref<?xf32>
          %1983 = arith.addf %1982, %1935 : f32
          memref.store %1983, %out[%1980] : memref<?xf32>
        } else {
          memref.store %1935, %out[%1980] : memref<?xf32>
        }
      }
    }
    %1984 = arith.addi %14, %c10 : index
    %1985 = arith.muli %1984, %c4 : index
    %1986 = arith.addi %6, %1985 : index
    %1987 = arith.addi %1986, %c24 : index
    %1988 = arith.divui %3, %c4 : index
    %1989 = arith.addi %1987, %1988 : index
    %1990 = arith.cmpi slt, %1989, %5 : index
    scf.if %1990 {
      %1991 = arith.cmpi eq, %hasFactors, %c10 : index
      %1992 = arith.muli %1989, %c6 : index
      %1993 = memref.load %factors[%1992] : memref<?xf32>
      %1994 = arith.mulf %1993, %operandScale : f32
      %1995 = arith.select %1991, %1994, %operandScale : f32
      %1996 = vector.extract %138#4[5] : f32 from vector<8xf32>
      %1997 = arith.addi %16, %c14 : index
      %1998 = arith.muli %0, %c15 : index
      %1999 = arith.addi %1998, %1997 : index
      %2000 = arith.subi %panels, %c10 : index
      %2001 = arith.minsi %1999, %2000 : index
      %2002 = arith.muli %2001, %12 : index
      %2003 = arith.remui %3, %c4 : index
      %2004 = arith.muli %2003, %c7 : index
      %2005 = arith.addi %2002, %2004 : index
      %2006 = vector.load %w[%2005] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2007 = vector.bitcast %2006 : vector<4xi8> to vector<1xf32>
      %2008 = vector.extract %2007[0] : f32 from vector<1xf32>
      %2009 = arith.mulf %2008, %1995 : f32
      %2010 = arith.mulf %1996, %2009 : f32
      %2011 = vector.extract %138#5[5] : f32 from vector<8xf32>
      %2012 = arith.addi %16, %c10 : index
      %2013 = arith.muli %0, %c15 : index
      %2014 = arith.addi %2013, %2012 : index
      %2015 = arith.subi %panels, %c10 : index
      %2016 = arith.minsi %2014, %2015 : index
      %2017 = arith.muli %2016, %12 : index
      %2018 = arith.remui %3, %c4 : index
      %2019 = arith.muli %2018, %c7 : index
      %2020 = arith.addi %2017, %2019 : index
      %2021 = vector.load %w[%2020] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2022 = vector.bitcast %2021 : vector<4xi8> to vector<1xf32>
      %2023 = vector.extract %2022[0] : f32 from vector<1xf32>
      %2024 = arith.mulf %2023, %1995 : f32
      %2025 = arith.mulf %2011, %2024 : f32
      %2026 = vector.extract %138#6[5] : f32 from vector<8xf32>
      %2027 = arith.addi %16, %c6 : index
      %2028 = arith.muli %0, %c15 : index
      %2029 = arith.addi %2028, %2027 : index
      %2030 = arith.subi %panels, %c10 : index
      %2031 = arith.minsi %2029, %2030 : index
      %2032 = arith.muli %2031, %12 : index
      %2033 = arith.remui %3, %c4 : index
      %2034 = arith.muli %2033, %c7 : index
      %2035 = arith.addi %2032, %2034 : index
      %2036 = vector.load %w[%2035] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2037 = vector.bitcast %2036 : vector<4xi8> to vector<1xf32>
      %2038 = vector.extract %2037[0] : f32 from vector<1xf32>
      %2039 = arith.mulf %2038, %1995 : f32
      %2040 = arith.mulf %2026, %2039 : f32
      %2041 = vector.extract %138#7[5] : f32 from vector<8xf32>
      %2042 = arith.addi %16, %c28 : index
      %2043 = arith.muli %0, %c15 : index
      %2044 = arith.addi %2043, %2042 : index
      %2045 = arith.subi %panels, %c10 : index
      %2046 = arith.minsi %2044, %2045 : index
      %2047 = arith.muli %2046, %12 : index
      %2048 = arith.remui %3, %c4 : index
      %2049 = arith.muli %2048, %c7 : index
      %2050 = arith.addi %2047, %2049 : index
      %2051 = vector.load %w[%2050] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2052 = vector.bitcast %2051 : vector<4xi8> to vector<1xf32>
      %2053 = vector.extract %2052[0] : f32 from vector<1xf32>
      %2054 = arith.mulf %2053, %1995 : f32
      %2055 = arith.mulf %2041, %2054 : f32
      %2056 = arith.muli %0, %c15 : index
      %2057 = arith.addi %2056, %16 : index
      %2058 = arith.addi %2057, %c14 : index
      %2059 = arith.muli %1989, %outputFeatures : index
      %2060 = arith.muli %2058, %c4 : index
      %2061 = arith.addi %2059, %2060 : index
      %2062 = wave.lane
      %2063 = arith.remui %2062, %c4 : index
      %2064 = arith.addi %2061, %2063 : index
      %2065 = arith.cmpi slt, %2058, %panels : index
      scf.if %2065 {
        scf.if %18 {
          %2066 = memref.load %residual[%2064] : memref<?xf32>
          %2067 = arith.addf %2066, %2010 : f32
          memref.store %2067, %out[%2064] : memref<?xf32>
        } else {
          memref.store %2010, %out[%2064] : memref<?xf32>
        }
      }
      %2068 = arith.muli %0, %c15 : index
      %2069 = arith.addi %2068, %16 : index
      %2070 = arith.addi %2069, %c10 : index
      %2071 = arith.muli %1989, %outputFeatures : index
      %2072 = arith.muli %2070, %c4 : index
      %2073 = arith.addi %2071, %2072 : index
      %2074 = wave.lane
      %2075 = arith.remui %2074, %c4 : index
      %2076 = arith.addi %2073, %2075 : index
      %2077 = arith.cmpi slt, %2070, %panels : index
      scf.if %2077 {
        scf.if %18 {
          %2078 = memref.load %residual[%2076] : memref<?xf32>
          %2079 = arith.addf %2078, %2025 : f32
          memref.store %2079, %out[%2076] : memref<?xf32>
        } else {
          memref.store %2025, %out[%2076] : memref<?xf32>
        }
      }
      %2080 = arith.muli %0, %c15 : index
      %2081 = arith.addi %2080, %16 : index
      %2082 = arith.addi %2081, %c6 : index
      %2083 = arith.muli %1989, %outputFeatures : index
      %2084 = arith.muli %2082, %c4 : index
      %2085 = arith.addi %2083, %2084 : index
      %2086 = wave.lane
      %2087 = arith.remui %2086, %c4 : index
      %2088 = arith.addi %2085, %2087 : index
      %2089 = arith.cmpi slt, %2082, %panels : index
      scf.if %2089 {
        scf.if %18 {
          %2090 = memref.load %residual[%2088] : memref<?xf32>
          %2091 = arith.addf %2090, %2040 : f32
          memref.store %2091, %out[%2088] : memref<?xf32>
        } else {
          memref.store %2040, %out[%2088] : memref<?xf32>
        }
      }
      %2092 = arith.muli %0, %c15 : index
      %2093 = arith.addi %2092, %16 : index
      %2094 = arith.addi %2093, %c28 : index
      %2095 = arith.muli %1989, %outputFeatures : index
      %2096 = arith.muli %2094, %c4 : index
      %2097 = arith.addi %2095, %2096 : index
      %2098 = wave.lane
      %2099 = arith.remui %2098, %c4 : index
      %2100 = arith.addi %2097, %2099 : index
      %2101 = arith.cmpi slt, %2094, %panels : index
      scf.if %2101 {
        scf.if %18 {
          %2102 = memref.load %residual[%2100] : memref<?xf32>
          %2103 = arith.addf %2102, %2055 : f32
          memref.store %2103, %out[%2100] : memref<?xf32>
        } else {
          memref.store %2055, %out[%2100] : memref<?xf32>
        }
      }
    }
    %2104 = arith.addi %14, %c10 : index
    %2105 = arith.muli %2104, %c4 : index
    %2106 = arith.addi %6, %2105 : index
    %2107 = arith.addi %2106, %c30 : index
    %2108 = arith.divui %3, %c4 : index
    %2109 = arith.addi %2107, %2108 : index
    %2110 = arith.cmpi slt, %2109, %5 : index
    scf.if %2110 {
      %2111 = arith.cmpi eq, %hasFactors, %c10 : index
      %2112 = arith.muli %2109, %c6 : index
      %2113 = memref.load %factors[%2112] : memref<?xf32>
      %2114 = arith.mulf %2113, %operandScale : f32
      %2115 = arith.select %2111, %2114, %operandScale : f32
      %2116 = vector.extract %138#4[6] : f32 from vector<8xf32>
      %2117 = arith.addi %16, %c14 : index
      %2118 = arith.muli %0, %c15 : index
      %2119 = arith.addi %2118, %2117 : index
      %2120 = arith.subi %panels, %c10 : index
      %2121 = arith.minsi %2119, %2120 : index
      %2122 = arith.muli %2121, %12 : index
      %2123 = arith.remui %3, %c4 : index
      %2124 = arith.muli %2123, %c7 : index
      %2125 = arith.addi %2122, %2124 : index
      %2126 = vector.load %w[%2125] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2127 = vector.bitcast %2126 : vector<4xi8> to vector<1xf32>
      %2128 = vector.extract %2127[0] : f32 from vector<1xf32>
      %2129 = arith.mulf %2128, %2115 : f32
      %2130 = arith.mulf %2116, %2129 : f32
      %2131 = vector.extract %138#5[6] : f32 from vector<8xf32>
      %2132 = arith.addi %16, %c10 : index
      %2133 = arith.muli %0, %c15 : index
      %2134 = arith.addi %2133, %2132 : index
      %2135 = arith.subi %panels, %c10 : index
      %2136 = arith.minsi %2134, %2135 : index
      %2137 = arith.muli %2136, %12 : index
      %2138 = arith.remui %3, %c4 : index
      %2139 = arith.muli %2138, %c7 : index
      %2140 = arith.addi %2137, %2139 : index
      %2141 = vector.load %w[%2140] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2142 = vector.bitcast %2141 : vector<4xi8> to vector<1xf32>
      %2143 = vector.extract %2142[0] : f32 from vector<1xf32>
      %2144 = arith.mulf %2143, %2115 : f32
      %2145 = arith.mulf %2131, %2144 : f32
      %2146 = vector.extract %138#6[6] : f32 from vector<8xf32>
      %2147 = arith.addi %16, %c6 : index
      %2148 = arith.muli %0, %c15 : index
      %2149 = arith.addi %2148, %2147 : index
      %2150 = arith.subi %panels, %c10 : index
      %2151 = arith.minsi %2149, %2150 : index
      %2152 = arith.muli %2151, %12 : index
      %2153 = arith.remui %3, %c4 : index
      %2154 = arith.muli %2153, %c7 : index
      %2155 = arith.addi %2152, %2154 : index
      %2156 = vector.load %w[%2155] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2157 = vector.bitcast %2156 : vector<4xi8> to vector<1xf32>
      %2158 = vector.extract %2157[0] : f32 from vector<1xf32>
      %2159 = arith.mulf %2158, %2115 : f32
      %2160 = arith.mulf %2146, %2159 : f32
      %2161 = vector.extract %138#7[6] : f32 from vector<8xf32>
      %2162 = arith.addi %16, %c28 : index
      %2163 = arith.muli %0, %c15 : index
      %2164 = arith.addi %2163, %2162 : index
      %2165 = arith.subi %panels, %c10 : index
      %2166 = arith.minsi %2164, %2165 : index
      %2167 = arith.muli %2166, %12 : index
      %2168 = arith.remui %3, %c4 : index
      %2169 = arith.muli %2168, %c7 : index
      %2170 = arith.addi %2167, %2169 : index
      %2171 = vector.load %w[%2170] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2172 = vector.bitcast %2171 : vector<4xi8> to vector<1xf32>
      %2173 = vector.extract %2172[0] : f32 from vector<1xf32>
      %2174 = arith.mulf %2173, %2115 : f32
      %2175 = arith.mulf %2161, %2174 : f32
      %2176 = arith.muli %0, %c15 : index
      %2177 = arith.addi %2176, %16 : index
      %2178 = arith.addi %2177, %c14 : index
      %2179 = arith.muli %2109, %outputFeatures : index
      %2180 = arith.muli %2178, %c4 : index
      %2181 = arith.addi %2179, %2180 : index
      %2182 = wave.lane
      %2183 = arith.remui %2182, %c4 : index
      %2184 = arith.addi %2181, %2183 : index
      %2185 = arith.cmpi slt, %2178, %panels : index
      scf.if %2185 {
        scf.if %18 {
          %2186 = memref.load %residual[%2184] : memref<?xf32>
          %2187 = arith.addf %2186, %2130 : f32
          memref.store %2187, %out[%2184] : memref<?xf32>
        } else {
          memref.store %2130, %out[%2184] : memref<?xf32>
        }
      }
      %2188 = arith.muli %0, %c15 : index
      %2189 = arith.addi %2188, %16 : index
      %2190 = arith.addi %2189, %c10 : index
      %2191 = arith.muli %2109, %outputFeatures : index
      %2192 = arith.muli %2190, %c4 : index
      %2193 = arith.addi %2191, %2192 : index
      %2194 = wave.lane
      %2195 = arith.remui %2194, %c4 : index
      %2196 = arith.addi %2193, %2195 : index
      %2197 = arith.cmpi slt, %2190, %panels : index
      scf.if %2197 {
        scf.if %18 {
          %2198 = memref.load %residual[%2196] : memref<?xf32>
          %2199 = arith.addf %2198, %2145 : f32
          memref.store %2199, %out[%2196] : memref<?xf32>
        } else {
          memref.store %2145, %out[%2196] : memref<?xf32>
        }
      }
      %2200 = arith.muli %0, %c15 : index
      %2201 = arith.addi %2200, %16 : index
      %2202 = arith.addi %2201, %c6 : index
      %2203 = arith.muli %2109, %outputFeatures : index
      %2204 = arith.muli %2202, %c4 : index
      %2205 = arith.addi %2203, %2204 : index
      %2206 = wave.lane
      %2207 = arith.remui %2206, %c4 : index
      %2208 = arith.addi %2205, %2207 : index
      %2209 = arith.cmpi slt, %2202, %panels : index
      scf.if %2209 {
        scf.if %18 {
          %2210 = memref.load %residual[%2208] : memref<?xf32>
          %2211 = arith.addf %2210, %2160 : f32
          memref.store %2211, %out[%2208] : memref<?xf32>
        } else {
          memref.store %2160, %out[%2208] : memref<?xf32>
        }
      }
      %2212 = arith.muli %0, %c15 : index
      %2213 = arith.addi %2212, %16 : index
      %2214 = arith.addi %2213, %c28 : index
      %2215 = arith.muli %2109, %outputFeatures : index
      %2216 = arith.muli %2214, %c4 : index
      %2217 = arith.addi %2215, %2216 : index
      %2218 = wave.lane
      %2219 = arith.remui %2218, %c4 : index
      %2220 = arith.addi %2217, %2219 : index
      %2221 = arith.cmpi slt, %2214, %panels : index
      scf.if %2221 {
        scf.if %18 {
          %2222 = memref.load %residual[%2220] : memref<?xf32>
          %2223 = arith.addf %2222, %2175 : f32
          memref.store %2223, %out[%2220] : memref<?xf32>
        } else {
          memref.store %2175, %out[%2220] : memref<?xf32>
        }
      }
    }
    %2224 = arith.addi %14, %c10 : index
    %2225 = arith.muli %2224, %c4 : index
    %2226 = arith.addi %6, %2225 : index
    %2227 = arith.addi %2226, %c31 : index
    %2228 = arith.divui %3, %c4 : index
    %2229 = arith.addi %2227, %2228 : index
    %2230 = arith.cmpi slt, %2229, %5 : index
    scf.if %2230 {
      %2231 = arith.cmpi eq, %hasFactors, %c10 : index
      %2232 = arith.muli %2229, %c6 : index
      %2233 = memref.load %factors[%2232] : memref<?xf32>
      %2234 = arith.mulf %2233, %operandScale : f32
      %2235 = arith.select %2231, %2234, %operandScale : f32
      %2236 = vector.extract %138#4[7] : f32 from vector<8xf32>
      %2237 = arith.addi %16, %c14 : index
      %2238 = arith.muli %0, %c15 : index
      %2239 = arith.addi %2238, %2237 : index
      %2240 = arith.subi %panels, %c10 : index
      %2241 = arith.minsi %2239, %2240 : index
      %2242 = arith.muli %2241, %12 : index
      %2243 = arith.remui %3, %c4 : index
      %2244 = arith.muli %2243, %c7 : index
      %2245 = arith.addi %2242, %2244 : index
      %2246 = vector.load %w[%2245] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2247 = vector.bitcast %2246 : vector<4xi8> to vector<1xf32>
      %2248 = vector.extract %2247[0] : f32 from vector<1xf32>
      %2249 = arith.mulf %2248, %2235 : f32
      %2250 = arith.mulf %2236, %2249 : f32
      %2251 = vector.extract %138#5[7] : f32 from vector<8xf32>
      %2252 = arith.addi %16, %c10 : index
      %2253 = arith.muli %0, %c15 : index
      %2254 = arith.addi %2253, %2252 : index
      %2255 = arith.subi %panels, %c10 : index
      %2256 = arith.minsi %2254, %2255 : index
      %2257 = arith.muli %2256, %12 : index
      %2258 = arith.remui %3, %c4 : index
      %2259 = arith.muli %2258, %c7 : index
      %2260 = arith.addi %2257, %2259 : index
      %2261 = vector.load %w[%2260] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2262 = vector.bitcast %2261 : vector<4xi8> to vector<1xf32>
      %2263 = vector.extract %2262[0] : f32 from vector<1xf32>
      %2264 = arith.mulf %2263, %2235 : f32
      %2265 = arith.mulf %2251, %2264 : f32
      %2266 = vector.extract %138#6[7] : f32 from vector<8xf32>
      %2267 = arith.addi %16, %c6 : index
      %2268 = arith.muli %0, %c15 : index
      %2269 = arith.addi %2268, %2267 : index
      %2270 = arith.subi %panels, %c10 : index
      %2271 = arith.minsi %2269, %2270 : index
      %2272 = arith.muli %2271, %12 : index
      %2273 = arith.remui %3, %c4 : index
      %2274 = arith.muli %2273, %c7 : index
      %2275 = arith.addi %2272, %2274 : index
      %2276 = vector.load %w[%2275] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2277 = vector.bitcast %2276 : vector<4xi8> to vector<1xf32>
      %2278 = vector.extract %2277[0] : f32 from vector<1xf32>
      %2279 = arith.mulf %2278, %2235 : f32
      %2280 = arith.mulf %2266, %2279 : f32
      %2281 = vector.extract %138#7[7] : f32 from vector<8xf32>
      %2282 = arith.addi %16, %c28 : index
      %2283 = arith.muli %0, %c15 : index
      %2284 = arith.addi %2283, %2282 : index
      %2285 = arith.subi %panels, %c10 : index
      %2286 = arith.minsi %2284, %2285 : index
      %2287 = arith.muli %2286, %12 : index
      %2288 = arith.remui %3, %c4 : index
      %2289 = arith.muli %2288, %c7 : index
      %2290 = arith.addi %2287, %2289 : index
      %2291 = vector.load %w[%2290] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2292 = vector.bitcast %2291 : vector<4xi8> to vector<1xf32>
      %2293 = vector.extract %2292[0] : f32 from vector<1xf32>
      %2294 = arith.mulf %2293, %2235 : f32
      %2295 = arith.mulf %2281, %2294 : f32
      %2296 = arith.muli %0, %c15 : index
      %2297 = arith.addi %2296, %16 : index
      %2298 = arith.addi %2297, %c14 : index
      %2299 = arith.muli %2229, %outputFeatures : index
      %2300 = arith.muli %2298, %c4 : index
      %2301 = arith.addi %2299, %2300 : index
      %2302 = wave.lane
      %2303 = arith.remui %2302, %c4 : index
      %2304 = arith.addi %2301, %2303 : index
      %2305 = arith.cmpi slt, %2298, %panels : index
      scf.if %2305 {
        scf.if %18 {
          %2306 = memref.load %residual[%2304] : memref<?xf32>
          %2307 = arith.addf %2306, %2250 : f32
          memref.store %2307, %out[%2304] : memref<?xf32>
        } else {
          memref.store %2250, %out[%2304] : memref<?xf32>
        }
      }
      %2308 = arith.muli %0, %c15 : index
      %2309 = arith.addi %2308, %16 : index
      %2310 = arith.addi %2309, %c10 : index
      %2311 = arith.muli %2229, %outputFeatures : index
      %2312 = arith.muli %2310, %c4 : index
      %2313 = arith.addi %2311, %2312 : index
      %2314 = wave.lane
      %2315 = arith.remui %2314, %c4 : index
      %2316 = arith.addi %2313, %2315 : index
      %2317 = arith.cmpi slt, %2310, %panels : index
      scf.if %2317 {
        scf.if %18 {
          %2318 = memref.load %residual[%2316] : memref<?xf32>
          %2319 = arith.addf %2318, %2265 : f32
          memref.store %2319, %out[%2316] : memref<?xf32>
        } else {
          memref.store %2265, %out[%2316] : memref<?xf32>
        }
      }
      %2320 = arith.muli %0, %c15 : index
      %2321 = arith.addi %2320, %16 : index
      %2322 = arith.addi %2321, %c6 : index
      %2323 = arith.muli %2229, %outputFeatures : index
      %2324 = arith.muli %2322, %c4 : index
      %2325 = arith.addi %2323, %2324 : index
      %2326 = wave.lane
      %2327 = arith.remui %2326, %c4 : index
      %2328 = arith.addi %2325, %2327 : index
      %2329 = arith.cmpi slt, %2322, %panels : index
      scf.if %2329 {
        scf.if %18 {
          %2330 = memref.load %residual[%2328] : memref<?xf32>
          %2331 = arith.addf %2330, %2280 : f32
          memref.store %2331, %out[%2328] : memref<?xf32>
        } else {
          memref.store %2280, %out[%2328] : memref<?xf32>
        }
      }
      %2332 = arith.muli %0, %c15 : index
      %2333 = arith.addi %2332, %16 : index
      %2334 = arith.addi %2333, %c28 : index
      %2335 = arith.muli %2229, %outputFeatures : index
      %2336 = arith.muli %2334, %c4 : index
      %2337 = arith.addi %2335, %2336 : index
      %2338 = wave.lane
      %2339 = arith.remui %2338, %c4 : index
      %2340 = arith.addi %2337, %2339 : index
      %2341 = arith.cmpi slt, %2334, %panels : index
      scf.if %2341 {
        scf.if %18 {
          %2342 = memref.load %residual[%2340] : memref<?xf32>
          %2343 = arith.addf %2342, %2295 : f32
          memref.store %2343, %out[%2340] : memref<?xf32>
        } else {
          memref.store %2295, %out[%2340] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
