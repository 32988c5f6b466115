// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='q8_0')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_q8_0_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf32>) {
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
  %outputFeatures = wave.param "outputFeatures" : index
  %c27 = arith.constant 5 : index
  %c28 = arith.constant 6 : index
  %c29 = arith.constant 7 : index
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
      %485 = arith.muli %462, %outputFeatures : index
      %486 = arith.muli %0, %c14 : index
      %487 = arith.addi %485, %486 : index
      %488 = wave.lane
      %489 = arith.remui %488, %c5 : index
      %490 = arith.addi %487, %489 : index
      %491 = arith.addi %490, %c1 : index
      memref.store %476, %out[%491] : memref<?xf32>
      %492 = arith.addi %490, %c5 : index
      memref.store %484, %out[%492] : memref<?xf32>
    }
    %493 = vector.extract %323#0[1] : f32 from vector<8xf32>
    %494 = vector.extract %323#1[1] : f32 from vector<8xf32>
    %495 = wave.lane
    %496 = arith.muli %c3, %c4 : index
    %497 = arith.divui %495, %c5 : index
    %498 = arith.addi %496, %497 : index
    %499 = arith.cmpi slt, %498, %13 : index
    scf.if %499 {
      %500 = arith.addi %pairsAt, %10 : index
      %501 = arith.subi %13, %c3 : index
      %502 = arith.minsi %498, %501 : index
      %503 = arith.addi %500, %502 : index
      %504 = memref.load %groups[%503] : memref<?xi32>
      %505 = arith.index_cast %504 : i32 to index
      %506 = arith.divui %505, %rowDivisor : index
      %507 = arith.cmpi eq, %hasFactors, %c3 : index
      %508 = arith.muli %506, %c4 : index
      %509 = memref.load %factors[%508] : memref<?xf32>
      %510 = arith.mulf %509, %operandScale : f32
      %511 = arith.select %507, %510, %operandScale : f32
      %512 = arith.remui %495, %c5 : index
      %513 = arith.muli %512, %c2 : index
      %514 = arith.addi %26, %513 : index
      %515 = vector.load %w[%514] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %516 = vector.bitcast %515 : vector<4xi8> to vector<1xf32>
      %517 = vector.extract %516[0] : f32 from vector<1xf32>
      %518 = arith.mulf %517, %511 : f32
      %519 = arith.mulf %493, %518 : f32
      %520 = arith.remui %495, %c5 : index
      %521 = arith.muli %520, %c2 : index
      %522 = arith.addi %28, %521 : index
      %523 = vector.load %w[%522] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %524 = vector.bitcast %523 : vector<4xi8> to vector<1xf32>
      %525 = vector.extract %524[0] : f32 from vector<1xf32>
      %526 = arith.mulf %525, %511 : f32
      %527 = arith.mulf %494, %526 : f32
      %528 = arith.muli %505, %outputFeatures : index
      %529 = arith.muli %0, %c14 : index
      %530 = arith.addi %528, %529 : index
      %531 = wave.lane
      %532 = arith.remui %531, %c5 : index
      %533 = arith.addi %530, %532 : index
      %534 = arith.addi %533, %c1 : index
      memref.store %519, %out[%534] : memref<?xf32>
      %535 = arith.addi %533, %c5 : index
      memref.store %527, %out[%535] : memref<?xf32>
    }
    %536 = vector.extract %323#0[2] : f32 from vector<8xf32>
    %537 = vector.extract %323#1[2] : f32 from vector<8xf32>
    %538 = wave.lane
    %539 = arith.muli %c4, %c4 : index
    %540 = arith.divui %538, %c5 : index
    %541 = arith.addi %539, %540 : index
    %542 = arith.cmpi slt, %541, %13 : index
    scf.if %542 {
      %543 = arith.addi %pairsAt, %10 : index
      %544 = arith.subi %13, %c3 : index
      %545 = arith.minsi %541, %544 : index
      %546 = arith.addi %543, %545 : index
      %547 = memref.load %groups[%546] : memref<?xi32>
      %548 = arith.index_cast %547 : i32 to index
      %549 = arith.divui %548, %rowDivisor : index
      %550 = arith.cmpi eq, %hasFactors, %c3 : index
      %551 = arith.muli %549, %c4 : index
      %552 = memref.load %factors[%551] : memref<?xf32>
      %553 = arith.mulf %552, %operandScale : f32
      %554 = arith.select %550, %553, %operandScale : f32
      %555 = arith.remui %538, %c5 : index
      %556 = arith.muli %555, %c2 : index
      %557 = arith.addi %26, %556 : index
      %558 = vector.load %w[%557] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %559 = vector.bitcast %558 : vector<4xi8> to vector<1xf32>
      %560 = vector.extract %559[0] : f32 from vector<1xf32>
      %561 = arith.mulf %560, %554 : f32
      %562 = arith.mulf %536, %561 : f32
      %563 = arith.remui %538, %c5 : index
      %564 = arith.muli %563, %c2 : index
      %565 = arith.addi %28, %564 : index
      %566 = vector.load %w[%565] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %567 = vector.bitcast %566 : vector<4xi8> to vector<1xf32>
      %568 = vector.extract %567[0] : f32 from vector<1xf32>
      %569 = arith.mulf %568, %554 : f32
      %570 = arith.mulf %537, %569 : f32
      %571 = arith.muli %548, %outputFeatures : index
      %572 = arith.muli %0, %c14 : index
      %573 = arith.addi %571, %572 : index
      %574 = wave.lane
      %575 = arith.remui %574, %c5 : index
      %576 = arith.addi %573, %575 : index
      %577 = arith.addi %576, %c1 : index
      memref.store %562, %out[%577] : memref<?xf32>
      %578 = arith.addi %576, %c5 : index
      memref.store %570, %out[%578] : memref<?xf32>
    }
    %579 = vector.extract %323#0[3] : f32 from vector<8xf32>
    %580 = vector.extract %323#1[3] : f32 from vector<8xf32>
    %581 = wave.lane
    %582 = arith.muli %c23, %c4 : index
    %583 = arith.divui %581, %c5 : index
    %584 = arith.addi %582, %583 : index
    %585 = arith.cmpi slt, %584, %13 : index
    scf.if %585 {
      %586 = arith.addi %pairsAt, %10 : index
      %587 = arith.subi %13, %c3 : index
      %588 = arith.minsi %584, %587 : index
      %589 = arith.addi %586, %588 : index
      %590 = memref.load %groups[%589] : memref<?xi32>
      %591 = arith.index_cast %590 : i32 to index
      %592 = arith.divui %591, %rowDivisor : index
      %593 = arith.cmpi eq, %hasFactors, %c3 : index
      %594 = arith.muli %592, %c4 : index
      %595 = memref.load %factors[%594] : memref<?xf32>
      %596 = arith.mulf %595, %operandScale : f32
      %597 = arith.select %593, %596, %operandScale : f32
      %598 = arith.remui %581, %c5 : index
      %599 = arith.muli %598, %c2 : index
      %600 = arith.addi %26, %599 : index
      %601 = vector.load %w[%600] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %602 = vector.bitcast %601 : vector<4xi8> to vector<1xf32>
      %603 = vector.extract %602[0] : f32 from vector<1xf32>
      %604 = arith.mulf %603, %597 : f32
      %605 = arith.mulf %579, %604 : f32
      %606 = arith.remui %581, %c5 : index
      %607 = arith.muli %606, %c2 : index
      %608 = arith.addi %28, %607 : index
      %609 = vector.load %w[%608] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %610 = vector.bitcast %609 : vector<4xi8> to vector<1xf32>
      %611 = vector.extract %610[0] : f32 from vector<1xf32>
      %612 = arith.mulf %611, %597 : f32
      %613 = arith.mulf %580, %612 : f32
      %614 = arith.muli %591, %outputFeatures : index
      %615 = arith.muli %0, %c14 : index
      %616 = arith.addi %614, %615 : index
      %617 = wave.lane
      %618 = arith.remui %617, %c5 : index
      %619 = arith.addi %616, %618 : index
      %620 = arith.addi %619, %c1 : index
      memref.store %605, %out[%620] : memref<?xf32>
      %621 = arith.addi %619, %c5 : index
      memref.store %613, %out[%621] : memref<?xf32>
    }
    %622 = vector.extract %323#0[4] : f32 from vector<8xf32>
    %623 = vector.extract %323#1[4] : f32 from vector<8xf32>
    %624 = wave.lane
    %625 = arith.muli %c2, %c4 : index
    %626 = arith.divui %624, %c5 : index
    %627 = arith.addi %625, %626 : index
    %628 = arith.cmpi slt, %627, %13 : index
    scf.if %628 {
      %629 = arith.addi %pairsAt, %10 : index
      %630 = arith.subi %13, %c3 : index
      %631 = arith.minsi %627, %630 : index
      %632 = arith.addi %629, %631 : index
      %633 = memref.load %groups[%632] : memref<?xi32>
      %634 = arith.index_cast %633 : i32 to index
      %635 = arith.divui %634, %rowDivisor : index
      %636 = arith.cmpi eq, %hasFactors, %c3 : index
      %637 = arith.muli %635, %c4 : index
      %638 = memref.load %factors[%637] : memref<?xf32>
      %639 = arith.mulf %638, %operandScale : f32
      %640 = arith.select %636, %639, %operandScale : f32
      %641 = arith.remui %624, %c5 : index
      %642 = arith.muli %641, %c2 : index
      %643 = arith.addi %26, %642 : index
      %644 = vector.load %w[%643] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %645 = vector.bitcast %644 : vector<4xi8> to vector<1xf32>
      %646 = vector.extract %645[0] : f32 from vector<1xf32>
      %647 = arith.mulf %646, %640 : f32
      %648 = arith.mulf %622, %647 : f32
      %649 = arith.remui %624, %c5 : index
      %650 = arith.muli %649, %c2 : index
      %651 = arith.addi %28, %650 : index
      %652 = vector.load %w[%651] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %653 = vector.bitcast %652 : vector<4xi8> to vector<1xf32>
      %654 = vector.extract %653[0] : f32 from vector<1xf32>
      %655 = arith.mulf %654, %640 : f32
      %656 = arith.mulf %623, %655 : f32
      %657 = arith.muli %634, %outputFeatures : index
      %658 = arith.muli %0, %c14 : index
      %659 = arith.addi %657, %658 : index
      %660 = wave.lane
      %661 = arith.remui %660, %c5 : index
      %662 = arith.addi %659, %661 : index
      %663 = arith.addi %662, %c1 : index
      memref.store %648, %out[%663] : memref<?xf32>
      %664 = arith.addi %662, %c5 : index
      memref.store %656, %out[%664] : memref<?xf32>
    }
    %665 = vector.extract %323#0[5] : f32 from vector<8xf32>
    %666 = vector.extract %323#1[5] : f32 from vector<8xf32>
    %667 = wave.lane
    %668 = arith.muli %c27, %c4 : index
    %669 = arith.divui %667, %c5 : index
    %670 = arith.addi %668, %669 : index
    %671 = arith.cmpi slt, %670, %13 : index
    scf.if %671 {
      %672 = arith.addi %pairsAt, %10 : index
      %673 = arith.subi %13, %c3 : index
      %674 = arith.minsi %670, %673 : index
      %675 = arith.addi %672, %674 : index
      %676 = memref.load %groups[%675] : memref<?xi32>
      %677 = arith.index_cast %676 : i32 to index
      %678 = arith.divui %677, %rowDivisor : index
      %679 = arith.cmpi eq, %hasFactors, %c3 : index
      %680 = arith.muli %678, %c4 : index
      %681 = memref.load %factors[%680] : memref<?xf32>
      %682 = arith.mulf %681, %operandScale : f32
      %683 = arith.select %679, %682, %operandScale : f32
      %684 = arith.remui %667, %c5 : index
      %685 = arith.muli %684, %c2 : index
      %686 = arith.addi %26, %685 : index
      %687 = vector.load %w[%686] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %688 = vector.bitcast %687 : vector<4xi8> to vector<1xf32>
      %689 = vector.extract %688[0] : f32 from vector<1xf32>
      %690 = arith.mulf %689, %683 : f32
      %691 = arith.mulf %665, %690 : f32
      %692 = arith.remui %667, %c5 : index
      %693 = arith.muli %692, %c2 : index
      %694 = arith.addi %28, %693 : index
      %695 = vector.load %w[%694] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %696 = vector.bitcast %695 : vector<4xi8> to vector<1xf32>
      %697 = vector.extract %696[0] : f32 from vector<1xf32>
      %698 = arith.mulf %697, %683 : f32
      %699 = arith.mulf %666, %698 : f32
      %700 = arith.muli %677, %outputFeatures : index
      %701 = arith.muli %0, %c14 : index
      %702 = arith.addi %700, %701 : index
      %703 = wave.lane
      %704 = arith.remui %703, %c5 : index
      %705 = arith.addi %702, %704 : index
      %706 = arith.addi %705, %c1 : index
      memref.store %691, %out[%706] : memref<?xf32>
      %707 = arith.addi %705, %c5 : index
      memref.store %699, %out[%707] : memref<?xf32>
    }
    %708 = vector.extract %323#0[6] : f32 from vector<8xf32>
    %709 = vector.extract %323#1[6] : f32 from vector<8xf32>
    %710 = wave.lane
    %711 = arith.muli %c28, %c4 : index
    %712 = arith.divui %710, %c5 : index
    %713 = arith.addi %711, %712 : index
    %714 = arith.cmpi slt, %713, %13 : index
    scf.if %714 {
      %715 = arith.addi %pairsAt, %10 : index
      %716 = arith.subi %13, %c3 : index
      %717 = arith.minsi %713, %716 : index
      %718 = arith.addi %715, %717 : index
      %719 = memref.load %groups[%718] : memref<?xi32>
      %720 = arith.index_cast %719 : i32 to index
      %721 = arith.divui %720, %rowDivisor : index
      %722 = arith.cmpi eq, %hasFactors, %c3 : index
      %723 = arith.muli %721, %c4 : index
      %724 = memref.load %factors[%723] : memref<?xf32>
      %725 = arith.mulf %724, %operandScale : f32
      %726 = arith.select %722, %725, %operandScale : f32
      %727 = arith.remui %710, %c5 : index
      %728 = arith.muli %727, %c2 : index
      %729 = arith.addi %26, %728 : index
      %730 = vector.load %w[%729] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %731 = vector.bitcast %730 : vector<4xi8> to vector<1xf32>
      %732 = vector.extract %731[0] : f32 from vector<1xf32>
      %733 = arith.mulf %732, %726 : f32
      %734 = arith.mulf %708, %733 : f32
      %735 = arith.remui %710, %c5 : index
      %736 = arith.muli %735, %c2 : index
      %737 = arith.addi %28, %736 : index
      %738 = vector.load %w[%737] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %739 = vector.bitcast %738 : vector<4xi8> to vector<1xf32>
      %740 = vector.extract %739[0] : f32 from vector<1xf32>
      %741 = arith.mulf %740, %726 : f32
      %742 = arith.mulf %709, %741 : f32
      %743 = arith.muli %720, %outputFeatures : index
      %744 = arith.muli %0, %c14 : index
      %745 = arith.addi %743, %744 : index
      %746 = wave.lane
      %747 = arith.remui %746, %c5 : index
      %748 = arith.addi %745, %747 : index
      %749 = arith.addi %748, %c1 : index
      memref.store %734, %out[%749] : memref<?xf32>
      %750 = arith.addi %748, %c5 : index
      memref.store %742, %out[%750] : memref<?xf32>
    }
    %751 = vector.extract %323#0[7] : f32 from vector<8xf32>
    %752 = vector.extract %323#1[7] : f32 from vector<8xf32>
    %753 = wave.lane
    %754 = arith.muli %c29, %c4 : index
    %755 = arith.divui %753, %c5 : index
    %756 = arith.addi %754, %755 : index
    %757 = arith.cmpi slt, %756, %13 : index
    scf.if %757 {
      %758 = arith.addi %pairsAt, %10 : index
      %759 = arith.subi %13, %c3 : index
      %760 = arith.minsi %756, %759 : index
      %761 = arith.addi %758, %760 : index
      %762 = memref.load %groups[%761] : memref<?xi32>
      %763 = arith.index_cast %762 : i32 to index
      %764 = arith.divui %763, %rowDivisor : index
      %765 = arith.cmpi eq, %hasFactors, %c3 : index
      %766 = arith.muli %764, %c4 : index
      %767 = memref.load %factors[%766] : memref<?xf32>
      %768 = arith.mulf %767, %operandScale : f32
      %769 = arith.select %765, %768, %operandScale : f32
      %770 = arith.remui %753, %c5 : index
      %771 = arith.muli %770, %c2 : index
      %772 = arith.addi %26, %771 : index
      %773 = vector.load %w[%772] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %774 = vector.bitcast %773 : vector<4xi8> to vector<1xf32>
      %775 = vector.extract %774[0] : f32 from vector<1xf32>
      %776 = arith.mulf %775, %769 : f32
      %777 = arith.mulf %751, %776 : f32
      %778 = arith.remui %753, %c5 : index
      %779 = arith.muli %778, %c2 : index
      %780 = arith.addi %28, %779 : index
      %781 = vector.load %w[%780] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %782 = vector.bitcast %781 : vector<4xi8> to vector<1xf32>
      %783 = vector.extract %782[0] : f32 from vector<1xf32>
      %784 = arith.mulf %783, %769 : f32
      %785 = arith.mulf %752, %784 : f32
      %786 = arith.muli %763, %outputFeatures : index
      %787 = arith.muli %0, %c14 : index
      %788 = arith.addi %786, %787 : index
      %789 = wave.lane
      %790 = arith.remui %789, %c5 : index
      %791 = arith.addi %788, %790 : index
      %792 = arith.addi %791, %c1 : index
      memref.store %777, %out[%792] : memref<?xf32>
      %793 = arith.addi %791, %c5 : index
      memref.store %785, %out[%793] : memref<?xf32>
    }
  }
  wave.return
}
