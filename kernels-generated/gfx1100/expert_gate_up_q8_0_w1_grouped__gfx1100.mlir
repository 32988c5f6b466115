// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='q8_0', waves=1, grouped=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_gate_up_q8_0_w1_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %pairsAt = wave.param "pairsAt" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant dense<16711935> : vector<4xi32>
  %c19 = arith.constant dense<1677747200> : vector<4xi32>
  %c20 = arith.constant dense<8> : vector<4xi32>
  %c21 = arith.constant dense<0x6480> : vector<16xf16>
  %c22 = arith.constant 256 : index
  %c23 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c26 = arith.constant 64 : index
  %c27 = arith.constant 23 : i32
  %c28 = arith.constant 141 : i32
  %c29 = arith.constant 268 : i32
  %c30 = arith.constant 14 : i32
  %c31 = arith.constant 0x3F800000 : f32
  %c32 = arith.constant 0xBFB8AA3B : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %c34 = arith.constant 5 : index
  %c35 = arith.constant 6 : index
  %c36 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = memref.load %groups[%c1] : memref<?xi32>
  %3 = arith.index_cast %2 : i32 to index
  %4 = arith.cmpi slt, %1, %3 : index
  %5 = arith.muli %1, %c2 : index
  %6 = arith.addi %5, %c2 : index
  %7 = wave.lane
  scf.if %4 {
    %8 = arith.addi %6, %c3 : index
    %9 = memref.load %groups[%8] : memref<?xi32>
    %10 = arith.index_cast %9 : i32 to index
    %11 = arith.addi %6, %c4 : index
    %12 = memref.load %groups[%11] : memref<?xi32>
    %13 = arith.index_cast %12 : i32 to index
    %14 = memref.load %groups[%6] : memref<?xi32>
    %15 = arith.index_cast %14 : i32 to index
    %16 = arith.muli %inputFeatures, %c5 : index
    %17 = arith.addi %inputFeatures, %c6 : index
    %18 = arith.divui %17, %c7 : index
    %19 = arith.muli %18, %c7 : index
    %20 = arith.addi %16, %19 : index
    %21 = arith.addi %20, %c7 : index
    %22 = arith.muli %15, %panelsPerExpert : index
    %23 = arith.muli %0, %c4 : index
    %24 = arith.addi %22, %23 : index
    %25 = arith.addi %24, %c1 : index
    %26 = arith.muli %25, %21 : index
    %27 = arith.addi %24, %c3 : index
    %28 = arith.muli %27, %21 : index
    %29 = arith.remui %7, %c5 : index
    %30 = arith.addi %pairsAt, %10 : index
    %31 = arith.subi %13, %c3 : index
    %32 = arith.minsi %29, %31 : index
    %33 = arith.addi %30, %32 : index
    %34 = memref.load %groups[%33] : memref<?xi32>
    %35 = arith.index_cast %34 : i32 to index
    %36 = arith.divui %35, %rowDivisor : index
    %37 = arith.divui %36, %tileRows : index
    %38 = arith.divui %inputFeatures, %c5 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.divui %c1, %c5 : index
    %41 = arith.addi %39, %40 : index
    %42 = arith.muli %41, %c4 : index
    %43 = arith.remui %c1, %c5 : index
    %44 = arith.divui %43, %c12 : index
    %45 = arith.addi %42, %44 : index
    %46 = arith.muli %tileRows, %c12 : index
    %47 = arith.muli %45, %46 : index
    %48 = arith.remui %36, %tileRows : index
    %49 = arith.muli %48, %c12 : index
    %50 = arith.addi %47, %49 : index
    %51 = arith.remui %c1, %c12 : index
    %52 = arith.addi %50, %51 : index
    %53 = wave.wave
    %54 = arith.divui %inputFeatures, %c14 : index
    %55 = arith.muli %53, %stepsPerWave : index
    %56 = arith.minsi %55, %54 : index
    %57 = arith.addi %56, %stepsPerWave : index
    %58 = arith.minsi %57, %54 : index
    %59 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %60 = arith.subi %58, %56 : index
    %61 = arith.divui %60, %c4 : index
    %62 = arith.muli %61, %c4 : index
    %63 = arith.addi %56, %62 : index
    %64 = arith.addi %56, %stepsPerWave : index
    %65 = arith.select %59, %64, %63 : index
    %69:2 = scf.for %66 = %56 to %65 step %c4 iter_args(%67 = %c13, %68 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %70 = wave.lane
      %71 = arith.addi %66, %c1 : index
      %72 = arith.remui %70, %c5 : index
      %73 = arith.addi %26, %c7 : index
      %74 = arith.muli %71, %c14 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.muli %72, %c4 : index
      %77 = arith.addi %75, %76 : index
      %78 = vector.load %w[%77] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %79 = vector.bitcast %78 : vector<2xi8> to vector<1xf16>
      %80 = vector.extract %79[0] : f16 from vector<1xf16>
      %81 = vector.broadcast %80 : f16 to vector<16xf16>
      %82 = arith.addi %26, %c7 : index
      %83 = arith.addi %inputFeatures, %c6 : index
      %84 = arith.divui %83, %c7 : index
      %85 = arith.muli %84, %c7 : index
      %86 = arith.addi %82, %85 : index
      %87 = arith.muli %71, %c17 : index
      %88 = arith.addi %86, %87 : index
      %89 = arith.addi %88, %c1 : index
      %90 = arith.muli %72, %c5 : index
      %91 = arith.addi %89, %90 : index
      %92 = vector.load %w[%91] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %93 = vector.bitcast %92 : vector<16xi8> to vector<4xi32>
      %94 = arith.andi %93, %c18 : vector<4xi32>
      %95 = arith.ori %94, %c19 : vector<4xi32>
      %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
      %97 = arith.shrui %93, %c20 : vector<4xi32>
      %98 = arith.andi %97, %c18 : vector<4xi32>
      %99 = arith.ori %98, %c19 : vector<4xi32>
      %100 = vector.bitcast %99 : vector<4xi32> to vector<8xf16>
      %101 = vector.shuffle %96, %100 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %102 = arith.subf %101, %c21 : vector<16xf16>
      %103 = arith.mulf %102, %81 : vector<16xf16>
      %104 = arith.muli %71, %c17 : index
      %105 = arith.addi %86, %104 : index
      %106 = arith.addi %105, %c22 : index
      %107 = arith.muli %72, %c5 : index
      %108 = arith.addi %106, %107 : index
      %109 = vector.load %w[%108] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %110 = vector.bitcast %109 : vector<16xi8> to vector<4xi32>
      %111 = arith.andi %110, %c18 : vector<4xi32>
      %112 = arith.ori %111, %c19 : vector<4xi32>
      %113 = vector.bitcast %112 : vector<4xi32> to vector<8xf16>
      %114 = arith.shrui %110, %c20 : vector<4xi32>
      %115 = arith.andi %114, %c18 : vector<4xi32>
      %116 = arith.ori %115, %c19 : vector<4xi32>
      %117 = vector.bitcast %116 : vector<4xi32> to vector<8xf16>
      %118 = vector.shuffle %113, %117 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %119 = arith.subf %118, %c21 : vector<16xf16>
      %120 = arith.mulf %119, %81 : vector<16xf16>
      %121 = arith.addi %66, %c3 : index
      %122 = arith.remui %70, %c5 : index
      %123 = arith.addi %26, %c7 : index
      %124 = arith.muli %121, %c14 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.muli %122, %c4 : index
      %127 = arith.addi %125, %126 : index
      %128 = vector.load %w[%127] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %129 = vector.bitcast %128 : vector<2xi8> to vector<1xf16>
      %130 = vector.extract %129[0] : f16 from vector<1xf16>
      %131 = vector.broadcast %130 : f16 to vector<16xf16>
      %132 = arith.addi %26, %c7 : index
      %133 = arith.addi %inputFeatures, %c6 : index
      %134 = arith.divui %133, %c7 : index
      %135 = arith.muli %134, %c7 : index
      %136 = arith.addi %132, %135 : index
      %137 = arith.muli %121, %c17 : index
      %138 = arith.addi %136, %137 : index
      %139 = arith.addi %138, %c1 : index
      %140 = arith.muli %122, %c5 : index
      %141 = arith.addi %139, %140 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<4xi32>
      %144 = arith.andi %143, %c18 : vector<4xi32>
      %145 = arith.ori %144, %c19 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = arith.shrui %143, %c20 : vector<4xi32>
      %148 = arith.andi %147, %c18 : vector<4xi32>
      %149 = arith.ori %148, %c19 : vector<4xi32>
      %150 = vector.bitcast %149 : vector<4xi32> to vector<8xf16>
      %151 = vector.shuffle %146, %150 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %152 = arith.subf %151, %c21 : vector<16xf16>
      %153 = arith.mulf %152, %131 : vector<16xf16>
      %154 = arith.muli %121, %c17 : index
      %155 = arith.addi %136, %154 : index
      %156 = arith.addi %155, %c22 : index
      %157 = arith.muli %122, %c5 : index
      %158 = arith.addi %156, %157 : index
      %159 = vector.load %w[%158] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %160 = vector.bitcast %159 : vector<16xi8> to vector<4xi32>
      %161 = arith.andi %160, %c18 : vector<4xi32>
      %162 = arith.ori %161, %c19 : vector<4xi32>
      %163 = vector.bitcast %162 : vector<4xi32> to vector<8xf16>
      %164 = arith.shrui %160, %c20 : vector<4xi32>
      %165 = arith.andi %164, %c18 : vector<4xi32>
      %166 = arith.ori %165, %c19 : vector<4xi32>
      %167 = vector.bitcast %166 : vector<4xi32> to vector<8xf16>
      %168 = vector.shuffle %163, %167 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = arith.subf %168, %c21 : vector<16xf16>
      %170 = arith.mulf %169, %131 : vector<16xf16>
      %171 = arith.addi %66, %c1 : index
      %172 = arith.remui %70, %c5 : index
      %173 = arith.addi %28, %c7 : index
      %174 = arith.muli %171, %c14 : index
      %175 = arith.addi %173, %174 : index
      %176 = arith.muli %172, %c4 : index
      %177 = arith.addi %175, %176 : index
      %178 = vector.load %w[%177] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %179 = vector.bitcast %178 : vector<2xi8> to vector<1xf16>
      %180 = vector.extract %179[0] : f16 from vector<1xf16>
      %181 = vector.broadcast %180 : f16 to vector<16xf16>
      %182 = arith.addi %28, %c7 : index
      %183 = arith.addi %inputFeatures, %c6 : index
      %184 = arith.divui %183, %c7 : index
      %185 = arith.muli %184, %c7 : index
      %186 = arith.addi %182, %185 : index
      %187 = arith.muli %171, %c17 : index
      %188 = arith.addi %186, %187 : index
      %189 = arith.addi %188, %c1 : index
      %190 = arith.muli %172, %c5 : index
      %191 = arith.addi %189, %190 : index
      %192 = vector.load %w[%191] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %193 = vector.bitcast %192 : vector<16xi8> to vector<4xi32>
      %194 = arith.andi %193, %c18 : vector<4xi32>
      %195 = arith.ori %194, %c19 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %193, %c20 : vector<4xi32>
      %198 = arith.andi %197, %c18 : vector<4xi32>
      %199 = arith.ori %198, %c19 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = vector.shuffle %196, %200 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = arith.subf %201, %c21 : vector<16xf16>
      %203 = arith.mulf %202, %181 : vector<16xf16>
      %204 = arith.muli %171, %c17 : index
      %205 = arith.addi %186, %204 : index
      %206 = arith.addi %205, %c22 : index
      %207 = arith.muli %172, %c5 : index
      %208 = arith.addi %206, %207 : index
      %209 = vector.load %w[%208] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %210 = vector.bitcast %209 : vector<16xi8> to vector<4xi32>
      %211 = arith.andi %210, %c18 : vector<4xi32>
      %212 = arith.ori %211, %c19 : vector<4xi32>
      %213 = vector.bitcast %212 : vector<4xi32> to vector<8xf16>
      %214 = arith.shrui %210, %c20 : vector<4xi32>
      %215 = arith.andi %214, %c18 : vector<4xi32>
      %216 = arith.ori %215, %c19 : vector<4xi32>
      %217 = vector.bitcast %216 : vector<4xi32> to vector<8xf16>
      %218 = vector.shuffle %213, %217 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %219 = arith.subf %218, %c21 : vector<16xf16>
      %220 = arith.mulf %219, %181 : vector<16xf16>
      %221 = arith.addi %66, %c3 : index
      %222 = arith.remui %70, %c5 : index
      %223 = arith.addi %28, %c7 : index
      %224 = arith.muli %221, %c14 : index
      %225 = arith.addi %223, %224 : index
      %226 = arith.muli %222, %c4 : index
      %227 = arith.addi %225, %226 : index
      %228 = vector.load %w[%227] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %229 = vector.bitcast %228 : vector<2xi8> to vector<1xf16>
      %230 = vector.extract %229[0] : f16 from vector<1xf16>
      %231 = vector.broadcast %230 : f16 to vector<16xf16>
      %232 = arith.addi %28, %c7 : index
      %233 = arith.addi %inputFeatures, %c6 : index
      %234 = arith.divui %233, %c7 : index
      %235 = arith.muli %234, %c7 : index
      %236 = arith.addi %232, %235 : index
      %237 = arith.muli %221, %c17 : index
      %238 = arith.addi %236, %237 : index
      %239 = arith.addi %238, %c1 : index
      %240 = arith.muli %222, %c5 : index
      %241 = arith.addi %239, %240 : index
      %242 = vector.load %w[%241] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %243 = vector.bitcast %242 : vector<16xi8> to vector<4xi32>
      %244 = arith.andi %243, %c18 : vector<4xi32>
      %245 = arith.ori %244, %c19 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = arith.shrui %243, %c20 : vector<4xi32>
      %248 = arith.andi %247, %c18 : vector<4xi32>
      %249 = arith.ori %248, %c19 : vector<4xi32>
      %250 = vector.bitcast %249 : vector<4xi32> to vector<8xf16>
      %251 = vector.shuffle %246, %250 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = arith.subf %251, %c21 : vector<16xf16>
      %253 = arith.mulf %252, %231 : vector<16xf16>
      %254 = arith.muli %221, %c17 : index
      %255 = arith.addi %236, %254 : index
      %256 = arith.addi %255, %c22 : index
      %257 = arith.muli %222, %c5 : index
      %258 = arith.addi %256, %257 : index
      %259 = vector.load %w[%258] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %260 = vector.bitcast %259 : vector<16xi8> to vector<4xi32>
      %261 = arith.andi %260, %c18 : vector<4xi32>
      %262 = arith.ori %261, %c19 : vector<4xi32>
      %263 = vector.bitcast %262 : vector<4xi32> to vector<8xf16>
      %264 = arith.shrui %260, %c20 : vector<4xi32>
      %265 = arith.andi %264, %c18 : vector<4xi32>
      %266 = arith.ori %265, %c19 : vector<4xi32>
      %267 = vector.bitcast %266 : vector<4xi32> to vector<8xf16>
      %268 = vector.shuffle %263, %267 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %269 = arith.subf %268, %c21 : vector<16xf16>
      %270 = arith.mulf %269, %231 : vector<16xf16>
      %271 = arith.muli %66, %c4 : index
      %272 = arith.addi %271, %c1 : index
      %273 = arith.muli %tileRows, %c5 : index
      %274 = arith.muli %272, %273 : index
      %275 = arith.addi %52, %274 : index
      %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = arith.muli %tileRows, %c12 : index
      %278 = arith.addi %275, %277 : index
      %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = vector.shuffle %276, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %281 = wave.mma %280, %103, %67 : vector<16xf16>, vector<8xf32>
      %282 = wave.mma %280, %203, %68 : vector<16xf16>, vector<8xf32>
      %283 = arith.muli %66, %c4 : index
      %284 = arith.addi %283, %c3 : index
      %285 = arith.muli %tileRows, %c5 : index
      %286 = arith.muli %284, %285 : index
      %287 = arith.addi %52, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = arith.muli %tileRows, %c12 : index
      %290 = arith.addi %287, %289 : index
      %291 = vector.load %x[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = vector.shuffle %288, %291 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %293 = wave.mma %292, %120, %281 : vector<16xf16>, vector<8xf32>
      %294 = wave.mma %292, %220, %282 : vector<16xf16>, vector<8xf32>
      %295 = arith.muli %66, %c4 : index
      %296 = arith.addi %295, %c4 : index
      %297 = arith.muli %tileRows, %c5 : index
      %298 = arith.muli %296, %297 : index
      %299 = arith.addi %52, %298 : index
      %300 = vector.load %x[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = arith.muli %tileRows, %c12 : index
      %302 = arith.addi %299, %301 : index
      %303 = vector.load %x[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = vector.shuffle %300, %303 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %305 = wave.mma %304, %153, %293 : vector<16xf16>, vector<8xf32>
      %306 = wave.mma %304, %253, %294 : vector<16xf16>, vector<8xf32>
      %307 = arith.muli %66, %c4 : index
      %308 = arith.addi %307, %c23 : index
      %309 = arith.muli %tileRows, %c5 : index
      %310 = arith.muli %308, %309 : index
      %311 = arith.addi %52, %310 : index
      %312 = vector.load %x[%311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %313 = arith.muli %tileRows, %c12 : index
      %314 = arith.addi %311, %313 : index
      %315 = vector.load %x[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %316 = vector.shuffle %312, %315 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %317 = wave.mma %316, %170, %305 : vector<16xf16>, vector<8xf32>
      %318 = wave.mma %316, %270, %306 : vector<16xf16>, vector<8xf32>
      scf.yield %317, %318 : vector<8xf32>, vector<8xf32>
    }
    %319 = arith.select %59, %65, %58 : index
    %323:2 = scf.for %320 = %65 to %319 step %c3 iter_args(%321 = %69#0, %322 = %69#1) -> (vector<8xf32>, vector<8xf32>) {
      %324 = wave.lane
      %325 = arith.addi %320, %c1 : index
      %326 = arith.remui %324, %c5 : index
      %327 = arith.addi %26, %c7 : index
      %328 = arith.muli %325, %c14 : index
      %329 = arith.addi %327, %328 : index
      %330 = arith.muli %326, %c4 : index
      %331 = arith.addi %329, %330 : index
      %332 = vector.load %w[%331] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %333 = vector.bitcast %332 : vector<2xi8> to vector<1xf16>
      %334 = vector.extract %333[0] : f16 from vector<1xf16>
      %335 = vector.broadcast %334 : f16 to vector<16xf16>
      %336 = arith.addi %26, %c7 : index
      %337 = arith.addi %inputFeatures, %c6 : index
      %338 = arith.divui %337, %c7 : index
      %339 = arith.muli %338, %c7 : index
      %340 = arith.addi %336, %339 : index
      %341 = arith.muli %325, %c17 : index
      %342 = arith.addi %340, %341 : index
      %343 = arith.addi %342, %c1 : index
      %344 = arith.muli %326, %c5 : index
      %345 = arith.addi %343, %344 : index
      %346 = vector.load %w[%345] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %347 = vector.bitcast %346 : vector<16xi8> to vector<4xi32>
      %348 = arith.andi %347, %c18 : vector<4xi32>
      %349 = arith.ori %348, %c19 : vector<4xi32>
      %350 = vector.bitcast %349 : vector<4xi32> to vector<8xf16>
      %351 = arith.shrui %347, %c20 : vector<4xi32>
      %352 = arith.andi %351, %c18 : vector<4xi32>
      %353 = arith.ori %352, %c19 : vector<4xi32>
      %354 = vector.bitcast %353 : vector<4xi32> to vector<8xf16>
      %355 = vector.shuffle %350, %354 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %356 = arith.subf %355, %c21 : vector<16xf16>
      %357 = arith.mulf %356, %335 : vector<16xf16>
      %358 = arith.muli %325, %c17 : index
      %359 = arith.addi %340, %358 : index
      %360 = arith.addi %359, %c22 : index
      %361 = arith.muli %326, %c5 : index
      %362 = arith.addi %360, %361 : index
      %363 = vector.load %w[%362] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %364 = vector.bitcast %363 : vector<16xi8> to vector<4xi32>
      %365 = arith.andi %364, %c18 : vector<4xi32>
      %366 = arith.ori %365, %c19 : vector<4xi32>
      %367 = vector.bitcast %366 : vector<4xi32> to vector<8xf16>
      %368 = arith.shrui %364, %c20 : vector<4xi32>
      %369 = arith.andi %368, %c18 : vector<4xi32>
      %370 = arith.ori %369, %c19 : vector<4xi32>
      %371 = vector.bitcast %370 : vector<4xi32> to vector<8xf16>
      %372 = vector.shuffle %367, %371 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %373 = arith.subf %372, %c21 : vector<16xf16>
      %374 = arith.mulf %373, %335 : vector<16xf16>
      %375 = arith.addi %320, %c1 : index
      %376 = arith.remui %324, %c5 : index
      %377 = arith.addi %28, %c7 : index
      %378 = arith.muli %375, %c14 : index
      %379 = arith.addi %377, %378 : index
      %380 = arith.muli %376, %c4 : index
      %381 = arith.addi %379, %380 : index
      %382 = vector.load %w[%381] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %383 = vector.bitcast %382 : vector<2xi8> to vector<1xf16>
      %384 = vector.extract %383[0] : f16 from vector<1xf16>
      %385 = vector.broadcast %384 : f16 to vector<16xf16>
      %386 = arith.addi %28, %c7 : index
      %387 = arith.addi %inputFeatures, %c6 : index
      %388 = arith.divui %387, %c7 : index
      %389 = arith.muli %388, %c7 : index
      %390 = arith.addi %386, %389 : index
      %391 = arith.muli %375, %c17 : index
      %392 = arith.addi %390, %391 : index
      %393 = arith.addi %392, %c1 : index
      %394 = arith.muli %376, %c5 : index
      %395 = arith.addi %393, %394 : index
      %396 = vector.load %w[%395] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %397 = vector.bitcast %396 : vector<16xi8> to vector<4xi32>
      %398 = arith.andi %397, %c18 : vector<4xi32>
      %399 = arith.ori %398, %c19 : vector<4xi32>
      %400 = vector.bitcast %399 : vector<4xi32> to vector<8xf16>
      %401 = arith.shrui %397, %c20 : vector<4xi32>
      %402 = arith.andi %401, %c18 : vector<4xi32>
      %403 = arith.ori %402, %c19 : vector<4xi32>
      %404 = vector.bitcast %403 : vector<4xi32> to vector<8xf16>
      %405 = vector.shuffle %400, %404 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %406 = arith.subf %405, %c21 : vector<16xf16>
      %407 = arith.mulf %406, %385 : vector<16xf16>
      %408 = arith.muli %375, %c17 : index
      %409 = arith.addi %390, %408 : index
      %410 = arith.addi %409, %c22 : index
      %411 = arith.muli %376, %c5 : index
      %412 = arith.addi %410, %411 : index
      %413 = vector.load %w[%412] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %414 = vector.bitcast %413 : vector<16xi8> to vector<4xi32>
      %415 = arith.andi %414, %c18 : vector<4xi32>
      %416 = arith.ori %415, %c19 : vector<4xi32>
      %417 = vector.bitcast %416 : vector<4xi32> to vector<8xf16>
      %418 = arith.shrui %414, %c20 : vector<4xi32>
      %419 = arith.andi %418, %c18 : vector<4xi32>
      %420 = arith.ori %419, %c19 : vector<4xi32>
      %421 = vector.bitcast %420 : vector<4xi32> to vector<8xf16>
      %422 = vector.shuffle %417, %421 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %423 = arith.subf %422, %c21 : vector<16xf16>
      %424 = arith.mulf %423, %385 : vector<16xf16>
      %425 = arith.muli %320, %c4 : index
      %426 = arith.addi %425, %c1 : index
      %427 = arith.muli %tileRows, %c5 : index
      %428 = arith.muli %426, %427 : index
      %429 = arith.addi %52, %428 : index
      %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %431 = arith.muli %tileRows, %c12 : index
      %432 = arith.addi %429, %431 : index
      %433 = vector.load %x[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %434 = vector.shuffle %430, %433 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %435 = wave.mma %434, %357, %321 : vector<16xf16>, vector<8xf32>
      %436 = wave.mma %434, %407, %322 : vector<16xf16>, vector<8xf32>
      %437 = arith.muli %320, %c4 : index
      %438 = arith.addi %437, %c3 : index
      %439 = arith.muli %tileRows, %c5 : index
      %440 = arith.muli %438, %439 : index
      %441 = arith.addi %52, %440 : index
      %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %443 = arith.muli %tileRows, %c12 : index
      %444 = arith.addi %441, %443 : index
      %445 = vector.load %x[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %446 = vector.shuffle %442, %445 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %447 = wave.mma %446, %374, %435 : vector<16xf16>, vector<8xf32>
      %448 = wave.mma %446, %424, %436 : vector<16xf16>, vector<8xf32>
      scf.yield %447, %448 : vector<8xf32>, vector<8xf32>
    }
    %449 = wave.lane
    %450 = vector.extract %323#0[0] : f32 from vector<8xf32>
    %451 = vector.extract %323#1[0] : f32 from vector<8xf32>
    %452 = wave.lane
    %453 = arith.muli %c1, %c4 : index
    %454 = arith.divui %452, %c5 : index
    %455 = arith.addi %453, %454 : index
    %456 = arith.cmpi slt, %455, %13 : index
    scf.if %456 {
      %457 = arith.addi %pairsAt, %10 : index
      %458 = arith.subi %13, %c3 : index
      %459 = arith.minsi %455, %458 : index
      %460 = arith.addi %457, %459 : index
      %461 = memref.load %groups[%460] : memref<?xi32>
      %462 = arith.index_cast %461 : i32 to index
      %463 = arith.divui %462, %rowDivisor : index
      %464 = arith.cmpi eq, %hasFactors, %c3 : index
      %465 = arith.muli %463, %c4 : index
      %466 = memref.load %factors[%465] : memref<?xf32>
      %467 = arith.mulf %466, %operandScale : f32
      %468 = arith.select %464, %467, %operandScale : f32
      %469 = arith.remui %452, %c5 : index
      %470 = arith.muli %469, %c2 : index
      %471 = arith.addi %26, %470 : index
      %472 = vector.load %w[%471] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %473 = vector.bitcast %472 : vector<4xi8> to vector<1xf32>
      %474 = vector.extract %473[0] : f32 from vector<1xf32>
      %475 = arith.mulf %474, %468 : f32
      %476 = arith.mulf %450, %475 : f32
      %477 = arith.remui %452, %c5 : index
      %478 = arith.muli %477, %c2 : index
      %479 = arith.addi %28, %478 : index
      %480 = vector.load %w[%479] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %481 = vector.bitcast %480 : vector<4xi8> to vector<1xf32>
      %482 = vector.extract %481[0] : f32 from vector<1xf32>
      %483 = arith.mulf %482, %468 : f32
      %484 = arith.mulf %451, %483 : f32
      %485 = arith.divui %462, %rowDivisor : index
      %486 = arith.addi %26, %c26 : index
      %487 = vector.load %w[%486] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %488 = vector.bitcast %487 : vector<4xi8> to vector<1xf32>
      %489 = vector.extract %488[0] : f32 from vector<1xf32>
      %490 = arith.muli %485, %c4 : index
      %491 = arith.addi %490, %c3 : index
      %492 = memref.load %factors[%491] : memref<?xf32>
      %493 = arith.mulf %492, %489 : f32
      %494 = arith.bitcast %493 : f32 to i32
      %495 = arith.shrui %494, %c27 : i32
      %496 = arith.maxsi %495, %c28 : i32
      %497 = arith.subi %c29, %496 : i32
      %498 = arith.shli %497, %c27 : i32
      %499 = arith.subi %496, %c30 : i32
      %500 = arith.shli %499, %c27 : i32
      %501 = arith.bitcast %498 : i32 to f32
      %502 = arith.bitcast %500 : i32 to f32
      %503 = arith.cmpi eq, %0, %c1 : index
      %504 = wave.lane
      %505 = arith.remui %504, %c5 : index
      %506 = arith.cmpi eq, %505, %c1 : index
      %507 = arith.andi %503, %506 : i1
      scf.if %507 {
        %508 = arith.muli %462, %c4 : index
        memref.store %502, %out_factors[%508] : memref<?xf32>
      }
      %509 = arith.mulf %476, %c32 : f32
      %510 = wave.exp2 %509 : f32
      %511 = arith.addf %c31, %510 : f32
      %512 = arith.divf %476, %511 : f32
      %513 = arith.mulf %512, %484 : f32
      %514 = arith.mulf %513, %501 : f32
      %515 = arith.truncf %514 : f32 to f16
      %516 = arith.muli %462, %outputFeatures : index
      %517 = arith.muli %0, %c5 : index
      %518 = arith.addi %516, %517 : index
      %519 = wave.lane
      %520 = arith.remui %519, %c5 : index
      %521 = arith.addi %518, %520 : index
      memref.store %515, %out[%521] : memref<?xf16>
    }
    %522 = vector.extract %323#0[1] : f32 from vector<8xf32>
    %523 = vector.extract %323#1[1] : f32 from vector<8xf32>
    %524 = wave.lane
    %525 = arith.muli %c3, %c4 : index
    %526 = arith.divui %524, %c5 : index
    %527 = arith.addi %525, %526 : index
    %528 = arith.cmpi slt, %527, %13 : index
    scf.if %528 {
      %529 = arith.addi %pairsAt, %10 : index
      %530 = arith.subi %13, %c3 : index
      %531 = arith.minsi %527, %530 : index
      %532 = arith.addi %529, %531 : index
      %533 = memref.load %groups[%532] : memref<?xi32>
      %534 = arith.index_cast %533 : i32 to index
      %535 = arith.divui %534, %rowDivisor : index
      %536 = arith.cmpi eq, %hasFactors, %c3 : index
      %537 = arith.muli %535, %c4 : index
      %538 = memref.load %factors[%537] : memref<?xf32>
      %539 = arith.mulf %538, %operandScale : f32
      %540 = arith.select %536, %539, %operandScale : f32
      %541 = arith.remui %524, %c5 : index
      %542 = arith.muli %541, %c2 : index
      %543 = arith.addi %26, %542 : index
      %544 = vector.load %w[%543] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %545 = vector.bitcast %544 : vector<4xi8> to vector<1xf32>
      %546 = vector.extract %545[0] : f32 from vector<1xf32>
      %547 = arith.mulf %546, %540 : f32
      %548 = arith.mulf %522, %547 : f32
      %549 = arith.remui %524, %c5 : index
      %550 = arith.muli %549, %c2 : index
      %551 = arith.addi %28, %550 : index
      %552 = vector.load %w[%551] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %553 = vector.bitcast %552 : vector<4xi8> to vector<1xf32>
      %554 = vector.extract %553[0] : f32 from vector<1xf32>
      %555 = arith.mulf %554, %540 : f32
      %556 = arith.mulf %523, %555 : f32
      %557 = arith.divui %534, %rowDivisor : index
      %558 = arith.addi %26, %c26 : index
      %559 = vector.load %w[%558] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %560 = vector.bitcast %559 : vector<4xi8> to vector<1xf32>
      %561 = vector.extract %560[0] : f32 from vector<1xf32>
      %562 = arith.muli %557, %c4 : index
      %563 = arith.addi %562, %c3 : index
      %564 = memref.load %factors[%563] : memref<?xf32>
      %565 = arith.mulf %564, %561 : f32
      %566 = arith.bitcast %565 : f32 to i32
      %567 = arith.shrui %566, %c27 : i32
      %568 = arith.maxsi %567, %c28 : i32
      %569 = arith.subi %c29, %568 : i32
      %570 = arith.shli %569, %c27 : i32
      %571 = arith.subi %568, %c30 : i32
      %572 = arith.shli %571, %c27 : i32
      %573 = arith.bitcast %570 : i32 to f32
      %574 = arith.bitcast %572 : i32 to f32
      %575 = arith.cmpi eq, %0, %c1 : index
      %576 = wave.lane
      %577 = arith.remui %576, %c5 : index
      %578 = arith.cmpi eq, %577, %c1 : index
      %579 = arith.andi %575, %578 : i1
      scf.if %579 {
        %580 = arith.muli %534, %c4 : index
        memref.store %574, %out_factors[%580] : memref<?xf32>
      }
      %581 = arith.mulf %548, %c32 : f32
      %582 = wave.exp2 %581 : f32
      %583 = arith.addf %c31, %582 : f32
      %584 = arith.divf %548, %583 : f32
      %585 = arith.mulf %584, %556 : f32
      %586 = arith.mulf %585, %573 : f32
      %587 = arith.truncf %586 : f32 to f16
      %588 = arith.muli %534, %outputFeatures : index
      %589 = arith.muli %0, %c5 : index
      %590 = arith.addi %588, %589 : index
      %591 = wave.lane
      %592 = arith.remui %591, %c5 : index
      %593 = arith.addi %590, %592 : index
      memref.store %587, %out[%593] : memref<?xf16>
    }
    %594 = vector.extract %323#0[2] : f32 from vector<8xf32>
    %595 = vector.extract %323#1[2] : f32 from vector<8xf32>
    %596 = wave.lane
    %597 = arith.muli %c4, %c4 : index
    %598 = arith.divui %596, %c5 : index
    %599 = arith.addi %597, %598 : index
    %600 = arith.cmpi slt, %599, %13 : index
    scf.if %600 {
      %601 = arith.addi %pairsAt, %10 : index
      %602 = arith.subi %13, %c3 : index
      %603 = arith.minsi %599, %602 : index
      %604 = arith.addi %601, %603 : index
      %605 = memref.load %groups[%604] : memref<?xi32>
      %606 = arith.index_cast %605 : i32 to index
      %607 = arith.divui %606, %rowDivisor : index
      %608 = arith.cmpi eq, %hasFactors, %c3 : index
      %609 = arith.muli %607, %c4 : index
      %610 = memref.load %factors[%609] : memref<?xf32>
      %611 = arith.mulf %610, %operandScale : f32
      %612 = arith.select %608, %611, %operandScale : f32
      %613 = arith.remui %596, %c5 : index
      %614 = arith.muli %613, %c2 : index
      %615 = arith.addi %26, %614 : index
      %616 = vector.load %w[%615] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %617 = vector.bitcast %616 : vector<4xi8> to vector<1xf32>
      %618 = vector.extract %617[0] : f32 from vector<1xf32>
      %619 = arith.mulf %618, %612 : f32
      %620 = arith.mulf %594, %619 : f32
      %621 = arith.remui %596, %c5 : index
      %622 = arith.muli %621, %c2 : index
      %623 = arith.addi %28, %622 : index
      %624 = vector.load %w[%623] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %625 = vector.bitcast %624 : vector<4xi8> to vector<1xf32>
      %626 = vector.extract %625[0] : f32 from vector<1xf32>
      %627 = arith.mulf %626, %612 : f32
      %628 = arith.mulf %595, %627 : f32
      %629 = arith.divui %606, %rowDivisor : index
      %630 = arith.addi %26, %c26 : index
      %631 = vector.load %w[%630] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %632 = vector.bitcast %631 : vector<4xi8> to vector<1xf32>
      %633 = vector.extract %632[0] : f32 from vector<1xf32>
      %634 = arith.muli %629, %c4 : index
      %635 = arith.addi %634, %c3 : index
      %636 = memref.load %factors[%635] : memref<?xf32>
      %637 = arith.mulf %636, %633 : f32
      %638 = arith.bitcast %637 : f32 to i32
      %639 = arith.shrui %638, %c27 : i32
      %640 = arith.maxsi %639, %c28 : i32
      %641 = arith.subi %c29, %640 : i32
      %642 = arith.shli %641, %c27 : i32
      %643 = arith.subi %640, %c30 : i32
      %644 = arith.shli %643, %c27 : i32
      %645 = arith.bitcast %642 : i32 to f32
      %646 = arith.bitcast %644 : i32 to f32
      %647 = arith.cmpi eq, %0, %c1 : index
      %648 = wave.lane
      %649 = arith.remui %648, %c5 : index
      %650 = arith.cmpi eq, %649, %c1 : index
      %651 = arith.andi %647, %650 : i1
      scf.if %651 {
        %652 = arith.muli %606, %c4 : index
        memref.store %646, %out_factors[%652] : memref<?xf32>
      }
      %653 = arith.mulf %620, %c32 : f32
      %654 = wave.exp2 %653 : f32
      %655 = arith.addf %c31, %654 : f32
      %656 = arith.divf %620, %655 : f32
      %657 = arith.mulf %656, %628 : f32
      %658 = arith.mulf %657, %645 : f32
      %659 = arith.truncf %658 : f32 to f16
      %660 = arith.muli %606, %outputFeatures : index
      %661 = arith.muli %0, %c5 : index
      %662 = arith.addi %660, %661 : index
      %663 = wave.lane
      %664 = arith.remui %663, %c5 : index
      %665 = arith.addi %662, %664 : index
      memref.store %659, %out[%665] : memref<?xf16>
    }
    %666 = vector.extract %323#0[3] : f32 from vector<8xf32>
    %667 = vector.extract %323#1[3] : f32 from vector<8xf32>
    %668 = wave.lane
    %669 = arith.muli %c23, %c4 : index
    %670 = arith.divui %668, %c5 : index
    %671 = arith.addi %669, %670 : index
    %672 = arith.cmpi slt, %671, %13 : index
    scf.if %672 {
      %673 = arith.addi %pairsAt, %10 : index
      %674 = arith.subi %13, %c3 : index
      %675 = arith.minsi %671, %674 : index
      %676 = arith.addi %673, %675 : index
      %677 = memref.load %groups[%676] : memref<?xi32>
      %678 = arith.index_cast %677 : i32 to index
      %679 = arith.divui %678, %rowDivisor : index
      %680 = arith.cmpi eq, %hasFactors, %c3 : index
      %681 = arith.muli %679, %c4 : index
      %682 = memref.load %factors[%681] : memref<?xf32>
      %683 = arith.mulf %682, %operandScale : f32
      %684 = arith.select %680, %683, %operandScale : f32
      %685 = arith.remui %668, %c5 : index
      %686 = arith.muli %685, %c2 : index
      %687 = arith.addi %26, %686 : index
      %688 = vector.load %w[%687] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %689 = vector.bitcast %688 : vector<4xi8> to vector<1xf32>
      %690 = vector.extract %689[0] : f32 from vector<1xf32>
      %691 = arith.mulf %690, %684 : f32
      %692 = arith.mulf %666, %691 : f32
      %693 = arith.remui %668, %c5 : index
      %694 = arith.muli %693, %c2 : index
      %695 = arith.addi %28, %694 : index
      %696 = vector.load %w[%695] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %697 = vector.bitcast %696 : vector<4xi8> to vector<1xf32>
      %698 = vector.extract %697[0] : f32 from vector<1xf32>
      %699 = arith.mulf %698, %684 : f32
      %700 = arith.mulf %667, %699 : f32
      %701 = arith.divui %678, %rowDivisor : index
      %702 = arith.addi %26, %c26 : index
      %703 = vector.load %w[%702] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %704 = vector.bitcast %703 : vector<4xi8> to vector<1xf32>
      %705 = vector.extract %704[0] : f32 from vector<1xf32>
      %706 = arith.muli %701, %c4 : index
      %707 = arith.addi %706, %c3 : index
      %708 = memref.load %factors[%707] : memref<?xf32>
      %709 = arith.mulf %708, %705 : f32
      %710 = arith.bitcast %709 : f32 to i32
      %711 = arith.shrui %710, %c27 : i32
      %712 = arith.maxsi %711, %c28 : i32
      %713 = arith.subi %c29, %712 : i32
      %714 = arith.shli %713, %c27 : i32
      %715 = arith.subi %712, %c30 : i32
      %716 = arith.shli %715, %c27 : i32
      %717 = arith.bitcast %714 : i32 to f32
      %718 = arith.bitcast %716 : i32 to f32
      %719 = arith.cmpi eq, %0, %c1 : index
      %720 = wave.lane
      %721 = arith.remui %720, %c5 : index
      %722 = arith.cmpi eq, %721, %c1 : index
      %723 = arith.andi %719, %722 : i1
      scf.if %723 {
        %724 = arith.muli %678, %c4 : index
        memref.store %718, %out_factors[%724] : memref<?xf32>
      }
      %725 = arith.mulf %692, %c32 : f32
      %726 = wave.exp2 %725 : f32
      %727 = arith.addf %c31, %726 : f32
      %728 = arith.divf %692, %727 : f32
      %729 = arith.mulf %728, %700 : f32
      %730 = arith.mulf %729, %717 : f32
      %731 = arith.truncf %730 : f32 to f16
      %732 = arith.muli %678, %outputFeatures : index
      %733 = arith.muli %0, %c5 : index
      %734 = arith.addi %732, %733 : index
      %735 = wave.lane
      %736 = arith.remui %735, %c5 : index
      %737 = arith.addi %734, %736 : index
      memref.store %731, %out[%737] : memref<?xf16>
    }
    %738 = vector.extract %323#0[4] : f32 from vector<8xf32>
    %739 = vector.extract %323#1[4] : f32 from vector<8xf32>
    %740 = wave.lane
    %741 = arith.muli %c2, %c4 : index
    %742 = arith.divui %740, %c5 : index
    %743 = arith.addi %741, %742 : index
    %744 = arith.cmpi slt, %743, %13 : index
    scf.if %744 {
      %745 = arith.addi %pairsAt, %10 : index
      %746 = arith.subi %13, %c3 : index
      %747 = arith.minsi %743, %746 : index
      %748 = arith.addi %745, %747 : index
      %749 = memref.load %groups[%748] : memref<?xi32>
      %750 = arith.index_cast %749 : i32 to index
      %751 = arith.divui %750, %rowDivisor : index
      %752 = arith.cmpi eq, %hasFactors, %c3 : index
      %753 = arith.muli %751, %c4 : index
      %754 = memref.load %factors[%753] : memref<?xf32>
      %755 = arith.mulf %754, %operandScale : f32
      %756 = arith.select %752, %755, %operandScale : f32
      %757 = arith.remui %740, %c5 : index
      %758 = arith.muli %757, %c2 : index
      %759 = arith.addi %26, %758 : index
      %760 = vector.load %w[%759] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %761 = vector.bitcast %760 : vector<4xi8> to vector<1xf32>
      %762 = vector.extract %761[0] : f32 from vector<1xf32>
      %763 = arith.mulf %762, %756 : f32
      %764 = arith.mulf %738, %763 : f32
      %765 = arith.remui %740, %c5 : index
      %766 = arith.muli %765, %c2 : index
      %767 = arith.addi %28, %766 : index
      %768 = vector.load %w[%767] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %769 = vector.bitcast %768 : vector<4xi8> to vector<1xf32>
      %770 = vector.extract %769[0] : f32 from vector<1xf32>
      %771 = arith.mulf %770, %756 : f32
      %772 = arith.mulf %739, %771 : f32
      %773 = arith.divui %750, %rowDivisor : index
      %774 = arith.addi %26, %c26 : index
      %775 = vector.load %w[%774] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %776 = vector.bitcast %775 : vector<4xi8> to vector<1xf32>
      %777 = vector.extract %776[0] : f32 from vector<1xf32>
      %778 = arith.muli %773, %c4 : index
      %779 = arith.addi %778, %c3 : index
      %780 = memref.load %factors[%779] : memref<?xf32>
      %781 = arith.mulf %780, %777 : f32
      %782 = arith.bitcast %781 : f32 to i32
      %783 = arith.shrui %782, %c27 : i32
      %784 = arith.maxsi %783, %c28 : i32
      %785 = arith.subi %c29, %784 : i32
      %786 = arith.shli %785, %c27 : i32
      %787 = arith.subi %784, %c30 : i32
      %788 = arith.shli %787, %c27 : i32
      %789 = arith.bitcast %786 : i32 to f32
      %790 = arith.bitcast %788 : i32 to f32
      %791 = arith.cmpi eq, %0, %c1 : index
      %792 = wave.lane
      %793 = arith.remui %792, %c5 : index
      %794 = arith.cmpi eq, %793, %c1 : index
      %795 = arith.andi %791, %794 : i1
      scf.if %795 {
        %796 = arith.muli %750, %c4 : index
        memref.store %790, %out_factors[%796] : memref<?xf32>
      }
      %797 = arith.mulf %764, %c32 : f32
      %798 = wave.exp2 %797 : f32
      %799 = arith.addf %c31, %798 : f32
      %800 = arith.divf %764, %799 : f32
      %801 = arith.mulf %800, %772 : f32
      %802 = arith.mulf %801, %789 : f32
      %803 = arith.truncf %802 : f32 to f16
      %804 = arith.muli %750, %outputFeatures : index
      %805 = arith.muli %0, %c5 : index
      %806 = arith.addi %804, %805 : index
      %807 = wave.lane
      %808 = arith.remui %807, %c5 : index
      %809 = arith.addi %806, %808 : index
      memref.store %803, %out[%809] : memref<?xf16>
    }
    %810 = vector.extract %323#0[5] : f32 from vector<8xf32>
    %811 = vector.extract %323#1[5] : f32 from vector<8xf32>
    %812 = wave.lane
    %813 = arith.muli %c34, %c4 : index
    %814 = arith.divui %812, %c5 : index
    %815 = arith.addi %813, %814 : index
    %816 = arith.cmpi slt, %815, %13 : index
    scf.if %816 {
      %817 = arith.addi %pairsAt, %10 : index
      %818 = arith.subi %13, %c3 : index
      %819 = arith.minsi %815, %818 : index
      %820 = arith.addi %817, %819 : index
      %821 = memref.load %groups[%820] : memref<?xi32>
      %822 = arith.index_cast %821 : i32 to index
      %823 = arith.divui %822, %rowDivisor : index
      %824 = arith.cmpi eq, %hasFactors, %c3 : index
      %825 = arith.muli %823, %c4 : index
      %826 = memref.load %factors[%825] : memref<?xf32>
      %827 = arith.mulf %826, %operandScale : f32
      %828 = arith.select %824, %827, %operandScale : f32
      %829 = arith.remui %812, %c5 : index
      %830 = arith.muli %829, %c2 : index
      %831 = arith.addi %26, %830 : index
      %832 = vector.load %w[%831] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %833 = vector.bitcast %832 : vector<4xi8> to vector<1xf32>
      %834 = vector.extract %833[0] : f32 from vector<1xf32>
      %835 = arith.mulf %834, %828 : f32
      %836 = arith.mulf %810, %835 : f32
      %837 = arith.remui %812, %c5 : index
      %838 = arith.muli %837, %c2 : index
      %839 = arith.addi %28, %838 : index
      %840 = vector.load %w[%839] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %841 = vector.bitcast %840 : vector<4xi8> to vector<1xf32>
      %842 = vector.extract %841[0] : f32 from vector<1xf32>
      %843 = arith.mulf %842, %828 : f32
      %844 = arith.mulf %811, %843 : f32
      %845 = arith.divui %822, %rowDivisor : index
      %846 = arith.addi %26, %c26 : index
      %847 = vector.load %w[%846] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %848 = vector.bitcast %847 : vector<4xi8> to vector<1xf32>
      %849 = vector.extract %848[0] : f32 from vector<1xf32>
      %850 = arith.muli %845, %c4 : index
      %851 = arith.addi %850, %c3 : index
      %852 = memref.load %factors[%851] : memref<?xf32>
      %853 = arith.mulf %852, %849 : f32
      %854 = arith.bitcast %853 : f32 to i32
      %855 = arith.shrui %854, %c27 : i32
      %856 = arith.maxsi %855, %c28 : i32
      %857 = arith.subi %c29, %856 : i32
      %858 = arith.shli %857, %c27 : i32
      %859 = arith.subi %856, %c30 : i32
      %860 = arith.shli %859, %c27 : i32
      %861 = arith.bitcast %858 : i32 to f32
      %862 = arith.bitcast %860 : i32 to f32
      %863 = arith.cmpi eq, %0, %c1 : index
      %864 = wave.lane
      %865 = arith.remui %864, %c5 : index
      %866 = arith.cmpi eq, %865, %c1 : index
      %867 = arith.andi %863, %866 : i1
      scf.if %867 {
        %868 = arith.muli %822, %c4 : index
        memref.store %862, %out_factors[%868] : memref<?xf32>
      }
      %869 = arith.mulf %836, %c32 : f32
      %870 = wave.exp2 %869 : f32
      %871 = arith.addf %c31, %870 : f32
      %872 = arith.divf %836, %871 : f32
      %873 = arith.mulf %872, %844 : f32
      %874 = arith.mulf %873, %861 : f32
      %875 = arith.truncf %874 : f32 to f16
      %876 = arith.muli %822, %outputFeatures : index
      %877 = arith.muli %0, %c5 : index
      %878 = arith.addi %876, %877 : index
      %879 = wave.lane
      %880 = arith.remui %879, %c5 : index
      %881 = arith.addi %878, %880 : index
      memref.store %875, %out[%881] : memref<?xf16>
    }
    %882 = vector.extract %323#0[6] : f32 from vector<8xf32>
    %883 = vector.extract %323#1[6] : f32 from vector<8xf32>
    %884 = wave.lane
    %885 = arith.muli %c35, %c4 : index
    %886 = arith.divui %884, %c5 : index
    %887 = arith.addi %885, %886 : index
    %888 = arith.cmpi slt, %887, %13 : index
    scf.if %888 {
      %889 = arith.addi %pairsAt, %10 : index
      %890 = arith.subi %13, %c3 : index
      %891 = arith.minsi %887, %890 : index
      %892 = arith.addi %889, %891 : index
      %893 = memref.load %groups[%892] : memref<?xi32>
      %894 = arith.index_cast %893 : i32 to index
      %895 = arith.divui %894, %rowDivisor : index
      %896 = arith.cmpi eq, %hasFactors, %c3 : index
      %897 = arith.muli %895, %c4 : index
      %898 = memref.load %factors[%897] : memref<?xf32>
      %899 = arith.mulf %898, %operandScale : f32
      %900 = arith.select %896, %899, %operandScale : f32
      %901 = arith.remui %884, %c5 : index
      %902 = arith.muli %901, %c2 : index
      %903 = arith.addi %26, %902 : index
      %904 = vector.load %w[%903] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %905 = vector.bitcast %904 : vector<4xi8> to vector<1xf32>
      %906 = vector.extract %905[0] : f32 from vector<1xf32>
      %907 = arith.mulf %906, %900 : f32
      %908 = arith.mulf %882, %907 : f32
      %909 = arith.remui %884, %c5 : index
      %910 = arith.muli %909, %c2 : index
      %911 = arith.addi %28, %910 : index
      %912 = vector.load %w[%911] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %913 = vector.bitcast %912 : vector<4xi8> to vector<1xf32>
      %914 = vector.extract %913[0] : f32 from vector<1xf32>
      %915 = arith.mulf %914, %900 : f32
      %916 = arith.mulf %883, %915 : f32
      %917 = arith.divui %894, %rowDivisor : index
      %918 = arith.addi %26, %c26 : index
      %919 = vector.load %w[%918] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %920 = vector.bitcast %919 : vector<4xi8> to vector<1xf32>
      %921 = vector.extract %920[0] : f32 from vector<1xf32>
      %922 = arith.muli %917, %c4 : index
      %923 = arith.addi %922, %c3 : index
      %924 = memref.load %factors[%923] : memref<?xf32>
      %925 = arith.mulf %924, %921 : f32
      %926 = arith.bitcast %925 : f32 to i32
      %927 = arith.shrui %926, %c27 : i32
      %928 = arith.maxsi %927, %c28 : i32
      %929 = arith.subi %c29, %928 : i32
      %930 = arith.shli %929, %c27 : i32
      %931 = arith.subi %928, %c30 : i32
      %932 = arith.shli %931, %c27 : i32
      %933 = arith.bitcast %930 : i32 to f32
      %934 = arith.bitcast %932 : i32 to f32
      %935 = arith.cmpi eq, %0, %c1 : index
      %936 = wave.lane
      %937 = arith.remui %936, %c5 : index
      %938 = arith.cmpi eq, %937, %c1 : index
      %939 = arith.andi %935, %938 : i1
      scf.if %939 {
        %940 = arith.muli %894, %c4 : index
        memref.store %934, %out_factors[%940] : memref<?xf32>
      }
      %941 = arith.mulf %908, %c32 : f32
      %942 = wave.exp2 %941 : f32
      %943 = arith.addf %c31, %942 : f32
      %944 = arith.divf %908, %943 : f32
      %945 = arith.mulf %944, %916 : f32
      %946 = arith.mulf %945, %933 : f32
      %947 = arith.truncf %946 : f32 to f16
      %948 = arith.muli %894, %outputFeatures : index
      %949 = arith.muli %0, %c5 : index
      %950 = arith.addi %948, %949 : index
      %951 = wave.lane
      %952 = arith.remui %951, %c5 : index
      %953 = arith.addi %950, %952 : index
      memref.store %947, %out[%953] : memref<?xf16>
    }
    %954 = vector.extract %323#0[7] : f32 from vector<8xf32>
    %955 = vector.extract %323#1[7] : f32 from vector<8xf32>
    %956 = wave.lane
    %957 = arith.muli %c36, %c4 : index
    %958 = arith.divui %956, %c5 : index
    %959 = arith.addi %957, %958 : index
    %960 = arith.cmpi slt, %959, %13 : index
    scf.if %960 {
      %961 = arith.addi %pairsAt, %10 : index
      %962 = arith.subi %13, %c3 : index
      %963 = arith.minsi %959, %962 : index
      %964 = arith.addi %961, %963 : index
      %965 = memref.load %groups[%964] : memref<?xi32>
      %966 = arith.index_cast %965 : i32 to index
      %967 = arith.divui %966, %rowDivisor : index
      %968 = arith.cmpi eq, %hasFactors, %c3 : index
      %969 = arith.muli %967, %c4 : index
      %970 = memref.load %factors[%969] : memref<?xf32>
      %971 = arith.mulf %970, %operandScale : f32
      %972 = arith.select %968, %971, %operandScale : f32
      %973 = arith.remui %956, %c5 : index
      %974 = arith.muli %973, %c2 : index
      %975 = arith.addi %26, %974 : index
      %976 = vector.load %w[%975] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %977 = vector.bitcast %976 : vector<4xi8> to vector<1xf32>
      %978 = vector.extract %977[0] : f32 from vector<1xf32>
      %979 = arith.mulf %978, %972 : f32
      %980 = arith.mulf %954, %979 : f32
      %981 = arith.remui %956, %c5 : index
      %982 = arith.muli %981, %c2 : index
      %983 = arith.addi %28, %982 : index
      %984 = vector.load %w[%983] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %985 = vector.bitcast %984 : vector<4xi8> to vector<1xf32>
      %986 = vector.extract %985[0] : f32 from vector<1xf32>
      %987 = arith.mulf %986, %972 : f32
      %988 = arith.mulf %955, %987 : f32
      %989 = arith.divui %966, %rowDivisor : index
      %990 = arith.addi %26, %c26 : index
      %991 = vector.load %w[%990] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %992 = vector.bitcast %991 : vector<4xi8> to vector<1xf32>
      %993 = vector.extract %992[0] : f32 from vector<1xf32>
      %994 = arith.muli %989, %c4 : index
      %995 = arith.addi %994, %c3 : index
      %996 = memref.load %factors[%995] : memref<?xf32>
      %997 = arith.mulf %996, %993 : f32
      %998 = arith.bitcast %997 : f32 to i32
      %999 = arith.shrui %998, %c27 : i32
      %1000 = arith.maxsi %999, %c28 : i32
      %1001 = arith.subi %c29, %1000 : i32
      %1002 = arith.shli %1001, %c27 : i32
      %1003 = arith.subi %1000, %c30 : i32
      %1004 = arith.shli %1003, %c27 : i32
      %1005 = arith.bitcast %1002 : i32 to f32
      %1006 = arith.bitcast %1004 : i32 to f32
      %1007 = arith.cmpi eq, %0, %c1 : index
      %1008 = wave.lane
      %1009 = arith.remui %1008, %c5 : index
      %1010 = arith.cmpi eq, %1009, %c1 : index
      %1011 = arith.andi %1007, %1010 : i1
      scf.if %1011 {
        %1012 = arith.muli %966, %c4 : index
        memref.store %1006, %out_factors[%1012] : memref<?xf32>
      }
      %1013 = arith.mulf %980, %c32 : f32
      %1014 = wave.exp2 %1013 : f32
      %1015 = arith.addf %c31, %1014 : f32
      %1016 = arith.divf %980, %1015 : f32
      %1017 = arith.mulf %1016, %988 : f32
      %1018 = arith.mulf %1017, %1005 : f32
      %1019 = arith.truncf %1018 : f32 to f16
      %1020 = arith.muli %966, %outputFeatures : index
      %1021 = arith.muli %0, %c5 : index
      %1022 = arith.addi %1020, %1021 : index
      %1023 = wave.lane
      %1024 = arith.remui %1023, %c5 : index
      %1025 = arith.addi %1022, %1024 : index
      memref.store %1019, %out[%1025] : memref<?xf16>
    }
  }
  wave.return
}
