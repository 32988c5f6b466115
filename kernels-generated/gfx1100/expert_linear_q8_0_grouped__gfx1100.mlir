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
  %c25 = arith.constant 0x3F800000 : f32
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
      %465 = memref.load %factors[%463] : memref<?xf32>
      %466 = arith.select %464, %465, %c25 : f32
      %467 = arith.remui %452, %c5 : index
      %468 = arith.muli %467, %c2 : index
      %469 = arith.addi %26, %468 : index
      %470 = vector.load %w[%469] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %471 = vector.bitcast %470 : vector<4xi8> to vector<1xf32>
      %472 = vector.extract %471[0] : f32 from vector<1xf32>
      %473 = arith.mulf %472, %466 : f32
      %474 = arith.mulf %450, %473 : f32
      %475 = arith.remui %452, %c5 : index
      %476 = arith.muli %475, %c2 : index
      %477 = arith.addi %28, %476 : index
      %478 = vector.load %w[%477] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %479 = vector.bitcast %478 : vector<4xi8> to vector<1xf32>
      %480 = vector.extract %479[0] : f32 from vector<1xf32>
      %481 = arith.mulf %480, %466 : f32
      %482 = arith.mulf %451, %481 : f32
      %483 = arith.muli %462, %outputFeatures : index
      %484 = arith.muli %0, %c14 : index
      %485 = arith.addi %483, %484 : index
      %486 = wave.lane
      %487 = arith.remui %486, %c5 : index
      %488 = arith.addi %485, %487 : index
      %489 = arith.addi %488, %c1 : index
      memref.store %474, %out[%489] : memref<?xf32>
      %490 = arith.addi %488, %c5 : index
      memref.store %482, %out[%490] : memref<?xf32>
    }
    %491 = vector.extract %323#0[1] : f32 from vector<8xf32>
    %492 = vector.extract %323#1[1] : f32 from vector<8xf32>
    %493 = wave.lane
    %494 = arith.muli %c3, %c4 : index
    %495 = arith.divui %493, %c5 : index
    %496 = arith.addi %494, %495 : index
    %497 = arith.cmpi slt, %496, %13 : index
    scf.if %497 {
      %498 = arith.addi %pairsAt, %10 : index
      %499 = arith.subi %13, %c3 : index
      %500 = arith.minsi %496, %499 : index
      %501 = arith.addi %498, %500 : index
      %502 = memref.load %groups[%501] : memref<?xi32>
      %503 = arith.index_cast %502 : i32 to index
      %504 = arith.divui %503, %rowDivisor : index
      %505 = arith.cmpi eq, %hasFactors, %c3 : index
      %506 = memref.load %factors[%504] : memref<?xf32>
      %507 = arith.select %505, %506, %c25 : f32
      %508 = arith.remui %493, %c5 : index
      %509 = arith.muli %508, %c2 : index
      %510 = arith.addi %26, %509 : index
      %511 = vector.load %w[%510] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %512 = vector.bitcast %511 : vector<4xi8> to vector<1xf32>
      %513 = vector.extract %512[0] : f32 from vector<1xf32>
      %514 = arith.mulf %513, %507 : f32
      %515 = arith.mulf %491, %514 : f32
      %516 = arith.remui %493, %c5 : index
      %517 = arith.muli %516, %c2 : index
      %518 = arith.addi %28, %517 : index
      %519 = vector.load %w[%518] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %520 = vector.bitcast %519 : vector<4xi8> to vector<1xf32>
      %521 = vector.extract %520[0] : f32 from vector<1xf32>
      %522 = arith.mulf %521, %507 : f32
      %523 = arith.mulf %492, %522 : f32
      %524 = arith.muli %503, %outputFeatures : index
      %525 = arith.muli %0, %c14 : index
      %526 = arith.addi %524, %525 : index
      %527 = wave.lane
      %528 = arith.remui %527, %c5 : index
      %529 = arith.addi %526, %528 : index
      %530 = arith.addi %529, %c1 : index
      memref.store %515, %out[%530] : memref<?xf32>
      %531 = arith.addi %529, %c5 : index
      memref.store %523, %out[%531] : memref<?xf32>
    }
    %532 = vector.extract %323#0[2] : f32 from vector<8xf32>
    %533 = vector.extract %323#1[2] : f32 from vector<8xf32>
    %534 = wave.lane
    %535 = arith.muli %c4, %c4 : index
    %536 = arith.divui %534, %c5 : index
    %537 = arith.addi %535, %536 : index
    %538 = arith.cmpi slt, %537, %13 : index
    scf.if %538 {
      %539 = arith.addi %pairsAt, %10 : index
      %540 = arith.subi %13, %c3 : index
      %541 = arith.minsi %537, %540 : index
      %542 = arith.addi %539, %541 : index
      %543 = memref.load %groups[%542] : memref<?xi32>
      %544 = arith.index_cast %543 : i32 to index
      %545 = arith.divui %544, %rowDivisor : index
      %546 = arith.cmpi eq, %hasFactors, %c3 : index
      %547 = memref.load %factors[%545] : memref<?xf32>
      %548 = arith.select %546, %547, %c25 : f32
      %549 = arith.remui %534, %c5 : index
      %550 = arith.muli %549, %c2 : index
      %551 = arith.addi %26, %550 : index
      %552 = vector.load %w[%551] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %553 = vector.bitcast %552 : vector<4xi8> to vector<1xf32>
      %554 = vector.extract %553[0] : f32 from vector<1xf32>
      %555 = arith.mulf %554, %548 : f32
      %556 = arith.mulf %532, %555 : f32
      %557 = arith.remui %534, %c5 : index
      %558 = arith.muli %557, %c2 : index
      %559 = arith.addi %28, %558 : index
      %560 = vector.load %w[%559] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %561 = vector.bitcast %560 : vector<4xi8> to vector<1xf32>
      %562 = vector.extract %561[0] : f32 from vector<1xf32>
      %563 = arith.mulf %562, %548 : f32
      %564 = arith.mulf %533, %563 : f32
      %565 = arith.muli %544, %outputFeatures : index
      %566 = arith.muli %0, %c14 : index
      %567 = arith.addi %565, %566 : index
      %568 = wave.lane
      %569 = arith.remui %568, %c5 : index
      %570 = arith.addi %567, %569 : index
      %571 = arith.addi %570, %c1 : index
      memref.store %556, %out[%571] : memref<?xf32>
      %572 = arith.addi %570, %c5 : index
      memref.store %564, %out[%572] : memref<?xf32>
    }
    %573 = vector.extract %323#0[3] : f32 from vector<8xf32>
    %574 = vector.extract %323#1[3] : f32 from vector<8xf32>
    %575 = wave.lane
    %576 = arith.muli %c23, %c4 : index
    %577 = arith.divui %575, %c5 : index
    %578 = arith.addi %576, %577 : index
    %579 = arith.cmpi slt, %578, %13 : index
    scf.if %579 {
      %580 = arith.addi %pairsAt, %10 : index
      %581 = arith.subi %13, %c3 : index
      %582 = arith.minsi %578, %581 : index
      %583 = arith.addi %580, %582 : index
      %584 = memref.load %groups[%583] : memref<?xi32>
      %585 = arith.index_cast %584 : i32 to index
      %586 = arith.divui %585, %rowDivisor : index
      %587 = arith.cmpi eq, %hasFactors, %c3 : index
      %588 = memref.load %factors[%586] : memref<?xf32>
      %589 = arith.select %587, %588, %c25 : f32
      %590 = arith.remui %575, %c5 : index
      %591 = arith.muli %590, %c2 : index
      %592 = arith.addi %26, %591 : index
      %593 = vector.load %w[%592] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %594 = vector.bitcast %593 : vector<4xi8> to vector<1xf32>
      %595 = vector.extract %594[0] : f32 from vector<1xf32>
      %596 = arith.mulf %595, %589 : f32
      %597 = arith.mulf %573, %596 : f32
      %598 = arith.remui %575, %c5 : index
      %599 = arith.muli %598, %c2 : index
      %600 = arith.addi %28, %599 : index
      %601 = vector.load %w[%600] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %602 = vector.bitcast %601 : vector<4xi8> to vector<1xf32>
      %603 = vector.extract %602[0] : f32 from vector<1xf32>
      %604 = arith.mulf %603, %589 : f32
      %605 = arith.mulf %574, %604 : f32
      %606 = arith.muli %585, %outputFeatures : index
      %607 = arith.muli %0, %c14 : index
      %608 = arith.addi %606, %607 : index
      %609 = wave.lane
      %610 = arith.remui %609, %c5 : index
      %611 = arith.addi %608, %610 : index
      %612 = arith.addi %611, %c1 : index
      memref.store %597, %out[%612] : memref<?xf32>
      %613 = arith.addi %611, %c5 : index
      memref.store %605, %out[%613] : memref<?xf32>
    }
    %614 = vector.extract %323#0[4] : f32 from vector<8xf32>
    %615 = vector.extract %323#1[4] : f32 from vector<8xf32>
    %616 = wave.lane
    %617 = arith.muli %c2, %c4 : index
    %618 = arith.divui %616, %c5 : index
    %619 = arith.addi %617, %618 : index
    %620 = arith.cmpi slt, %619, %13 : index
    scf.if %620 {
      %621 = arith.addi %pairsAt, %10 : index
      %622 = arith.subi %13, %c3 : index
      %623 = arith.minsi %619, %622 : index
      %624 = arith.addi %621, %623 : index
      %625 = memref.load %groups[%624] : memref<?xi32>
      %626 = arith.index_cast %625 : i32 to index
      %627 = arith.divui %626, %rowDivisor : index
      %628 = arith.cmpi eq, %hasFactors, %c3 : index
      %629 = memref.load %factors[%627] : memref<?xf32>
      %630 = arith.select %628, %629, %c25 : f32
      %631 = arith.remui %616, %c5 : index
      %632 = arith.muli %631, %c2 : index
      %633 = arith.addi %26, %632 : index
      %634 = vector.load %w[%633] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %635 = vector.bitcast %634 : vector<4xi8> to vector<1xf32>
      %636 = vector.extract %635[0] : f32 from vector<1xf32>
      %637 = arith.mulf %636, %630 : f32
      %638 = arith.mulf %614, %637 : f32
      %639 = arith.remui %616, %c5 : index
      %640 = arith.muli %639, %c2 : index
      %641 = arith.addi %28, %640 : index
      %642 = vector.load %w[%641] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %643 = vector.bitcast %642 : vector<4xi8> to vector<1xf32>
      %644 = vector.extract %643[0] : f32 from vector<1xf32>
      %645 = arith.mulf %644, %630 : f32
      %646 = arith.mulf %615, %645 : f32
      %647 = arith.muli %626, %outputFeatures : index
      %648 = arith.muli %0, %c14 : index
      %649 = arith.addi %647, %648 : index
      %650 = wave.lane
      %651 = arith.remui %650, %c5 : index
      %652 = arith.addi %649, %651 : index
      %653 = arith.addi %652, %c1 : index
      memref.store %638, %out[%653] : memref<?xf32>
      %654 = arith.addi %652, %c5 : index
      memref.store %646, %out[%654] : memref<?xf32>
    }
    %655 = vector.extract %323#0[5] : f32 from vector<8xf32>
    %656 = vector.extract %323#1[5] : f32 from vector<8xf32>
    %657 = wave.lane
    %658 = arith.muli %c27, %c4 : index
    %659 = arith.divui %657, %c5 : index
    %660 = arith.addi %658, %659 : index
    %661 = arith.cmpi slt, %660, %13 : index
    scf.if %661 {
      %662 = arith.addi %pairsAt, %10 : index
      %663 = arith.subi %13, %c3 : index
      %664 = arith.minsi %660, %663 : index
      %665 = arith.addi %662, %664 : index
      %666 = memref.load %groups[%665] : memref<?xi32>
      %667 = arith.index_cast %666 : i32 to index
      %668 = arith.divui %667, %rowDivisor : index
      %669 = arith.cmpi eq, %hasFactors, %c3 : index
      %670 = memref.load %factors[%668] : memref<?xf32>
      %671 = arith.select %669, %670, %c25 : f32
      %672 = arith.remui %657, %c5 : index
      %673 = arith.muli %672, %c2 : index
      %674 = arith.addi %26, %673 : index
      %675 = vector.load %w[%674] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %676 = vector.bitcast %675 : vector<4xi8> to vector<1xf32>
      %677 = vector.extract %676[0] : f32 from vector<1xf32>
      %678 = arith.mulf %677, %671 : f32
      %679 = arith.mulf %655, %678 : f32
      %680 = arith.remui %657, %c5 : index
      %681 = arith.muli %680, %c2 : index
      %682 = arith.addi %28, %681 : index
      %683 = vector.load %w[%682] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %684 = vector.bitcast %683 : vector<4xi8> to vector<1xf32>
      %685 = vector.extract %684[0] : f32 from vector<1xf32>
      %686 = arith.mulf %685, %671 : f32
      %687 = arith.mulf %656, %686 : f32
      %688 = arith.muli %667, %outputFeatures : index
      %689 = arith.muli %0, %c14 : index
      %690 = arith.addi %688, %689 : index
      %691 = wave.lane
      %692 = arith.remui %691, %c5 : index
      %693 = arith.addi %690, %692 : index
      %694 = arith.addi %693, %c1 : index
      memref.store %679, %out[%694] : memref<?xf32>
      %695 = arith.addi %693, %c5 : index
      memref.store %687, %out[%695] : memref<?xf32>
    }
    %696 = vector.extract %323#0[6] : f32 from vector<8xf32>
    %697 = vector.extract %323#1[6] : f32 from vector<8xf32>
    %698 = wave.lane
    %699 = arith.muli %c28, %c4 : index
    %700 = arith.divui %698, %c5 : index
    %701 = arith.addi %699, %700 : index
    %702 = arith.cmpi slt, %701, %13 : index
    scf.if %702 {
      %703 = arith.addi %pairsAt, %10 : index
      %704 = arith.subi %13, %c3 : index
      %705 = arith.minsi %701, %704 : index
      %706 = arith.addi %703, %705 : index
      %707 = memref.load %groups[%706] : memref<?xi32>
      %708 = arith.index_cast %707 : i32 to index
      %709 = arith.divui %708, %rowDivisor : index
      %710 = arith.cmpi eq, %hasFactors, %c3 : index
      %711 = memref.load %factors[%709] : memref<?xf32>
      %712 = arith.select %710, %711, %c25 : f32
      %713 = arith.remui %698, %c5 : index
      %714 = arith.muli %713, %c2 : index
      %715 = arith.addi %26, %714 : index
      %716 = vector.load %w[%715] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %717 = vector.bitcast %716 : vector<4xi8> to vector<1xf32>
      %718 = vector.extract %717[0] : f32 from vector<1xf32>
      %719 = arith.mulf %718, %712 : f32
      %720 = arith.mulf %696, %719 : f32
      %721 = arith.remui %698, %c5 : index
      %722 = arith.muli %721, %c2 : index
      %723 = arith.addi %28, %722 : index
      %724 = vector.load %w[%723] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %725 = vector.bitcast %724 : vector<4xi8> to vector<1xf32>
      %726 = vector.extract %725[0] : f32 from vector<1xf32>
      %727 = arith.mulf %726, %712 : f32
      %728 = arith.mulf %697, %727 : f32
      %729 = arith.muli %708, %outputFeatures : index
      %730 = arith.muli %0, %c14 : index
      %731 = arith.addi %729, %730 : index
      %732 = wave.lane
      %733 = arith.remui %732, %c5 : index
      %734 = arith.addi %731, %733 : index
      %735 = arith.addi %734, %c1 : index
      memref.store %720, %out[%735] : memref<?xf32>
      %736 = arith.addi %734, %c5 : index
      memref.store %728, %out[%736] : memref<?xf32>
    }
    %737 = vector.extract %323#0[7] : f32 from vector<8xf32>
    %738 = vector.extract %323#1[7] : f32 from vector<8xf32>
    %739 = wave.lane
    %740 = arith.muli %c29, %c4 : index
    %741 = arith.divui %739, %c5 : index
    %742 = arith.addi %740, %741 : index
    %743 = arith.cmpi slt, %742, %13 : index
    scf.if %743 {
      %744 = arith.addi %pairsAt, %10 : index
      %745 = arith.subi %13, %c3 : index
      %746 = arith.minsi %742, %745 : index
      %747 = arith.addi %744, %746 : index
      %748 = memref.load %groups[%747] : memref<?xi32>
      %749 = arith.index_cast %748 : i32 to index
      %750 = arith.divui %749, %rowDivisor : index
      %751 = arith.cmpi eq, %hasFactors, %c3 : index
      %752 = memref.load %factors[%750] : memref<?xf32>
      %753 = arith.select %751, %752, %c25 : f32
      %754 = arith.remui %739, %c5 : index
      %755 = arith.muli %754, %c2 : index
      %756 = arith.addi %26, %755 : index
      %757 = vector.load %w[%756] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %758 = vector.bitcast %757 : vector<4xi8> to vector<1xf32>
      %759 = vector.extract %758[0] : f32 from vector<1xf32>
      %760 = arith.mulf %759, %753 : f32
      %761 = arith.mulf %737, %760 : f32
      %762 = arith.remui %739, %c5 : index
      %763 = arith.muli %762, %c2 : index
      %764 = arith.addi %28, %763 : index
      %765 = vector.load %w[%764] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %766 = vector.bitcast %765 : vector<4xi8> to vector<1xf32>
      %767 = vector.extract %766[0] : f32 from vector<1xf32>
      %768 = arith.mulf %767, %753 : f32
      %769 = arith.mulf %738, %768 : f32
      %770 = arith.muli %749, %outputFeatures : index
      %771 = arith.muli %0, %c14 : index
      %772 = arith.addi %770, %771 : index
      %773 = wave.lane
      %774 = arith.remui %773, %c5 : index
      %775 = arith.addi %772, %774 : index
      %776 = arith.addi %775, %c1 : index
      memref.store %761, %out[%776] : memref<?xf32>
      %777 = arith.addi %775, %c5 : index
      memref.store %769, %out[%777] : memref<?xf32>
    }
  }
  wave.return
}
