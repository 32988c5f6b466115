// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='f16')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_f16_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 32 : index
  %c6 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c9 = arith.constant 16 : index
  %pairsAt = wave.param "pairsAt" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %c20 = arith.constant 0x3F800000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %c22 = arith.constant 5 : index
  %c23 = arith.constant 6 : index
  %c24 = arith.constant 7 : index
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
    %17 = arith.addi %16, %c6 : index
    %18 = arith.muli %15, %panelsPerExpert : index
    %19 = arith.muli %0, %c4 : index
    %20 = arith.addi %18, %19 : index
    %21 = arith.addi %20, %c1 : index
    %22 = arith.muli %21, %17 : index
    %23 = arith.addi %20, %c3 : index
    %24 = arith.muli %23, %17 : index
    %25 = arith.remui %7, %c9 : index
    %26 = arith.addi %pairsAt, %10 : index
    %27 = arith.subi %13, %c3 : index
    %28 = arith.minsi %25, %27 : index
    %29 = arith.addi %26, %28 : index
    %30 = memref.load %groups[%29] : memref<?xi32>
    %31 = arith.index_cast %30 : i32 to index
    %32 = arith.divui %31, %rowDivisor : index
    %33 = arith.divui %32, %tileRows : index
    %34 = arith.divui %inputFeatures, %c9 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.divui %c1, %c9 : index
    %37 = arith.addi %35, %36 : index
    %38 = arith.muli %37, %c4 : index
    %39 = arith.remui %c1, %c9 : index
    %40 = arith.divui %39, %c12 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.muli %tileRows, %c12 : index
    %43 = arith.muli %41, %42 : index
    %44 = arith.remui %32, %tileRows : index
    %45 = arith.muli %44, %c12 : index
    %46 = arith.addi %43, %45 : index
    %47 = arith.remui %c1, %c12 : index
    %48 = arith.addi %46, %47 : index
    %49 = wave.wave
    %50 = arith.divui %inputFeatures, %c9 : index
    %51 = arith.muli %49, %stepsPerWave : index
    %52 = arith.minsi %51, %50 : index
    %53 = arith.addi %52, %stepsPerWave : index
    %54 = arith.minsi %53, %50 : index
    %55 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %56 = arith.subi %54, %52 : index
    %57 = arith.divui %56, %c2 : index
    %58 = arith.muli %57, %c2 : index
    %59 = arith.addi %52, %58 : index
    %60 = arith.addi %52, %stepsPerWave : index
    %61 = arith.select %55, %60, %59 : index
    %65:2 = scf.for %62 = %52 to %61 step %c2 iter_args(%63 = %c13, %64 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %66 = wave.lane
      %67 = arith.addi %62, %c1 : index
      %68 = arith.addi %22, %c6 : index
      %69 = arith.muli %67, %c16 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.remui %66, %c9 : index
      %72 = arith.muli %71, %c9 : index
      %73 = arith.addi %70, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = arith.addi %73, %c17 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<8xf16>
      %79 = vector.shuffle %75, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %80 = arith.addi %62, %c3 : index
      %81 = arith.addi %22, %c6 : index
      %82 = arith.muli %80, %c16 : index
      %83 = arith.addi %81, %82 : index
      %84 = arith.remui %66, %c9 : index
      %85 = arith.muli %84, %c9 : index
      %86 = arith.addi %83, %85 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = arith.addi %86, %c17 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<8xf16>
      %92 = vector.shuffle %88, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = arith.addi %62, %c4 : index
      %94 = arith.addi %22, %c6 : index
      %95 = arith.muli %93, %c16 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.remui %66, %c9 : index
      %98 = arith.muli %97, %c9 : index
      %99 = arith.addi %96, %98 : index
      %100 = vector.load %w[%99] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %101 = vector.bitcast %100 : vector<16xi8> to vector<8xf16>
      %102 = arith.addi %99, %c17 : index
      %103 = vector.load %w[%102] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %104 = vector.bitcast %103 : vector<16xi8> to vector<8xf16>
      %105 = vector.shuffle %101, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %106 = arith.addi %62, %c18 : index
      %107 = arith.addi %22, %c6 : index
      %108 = arith.muli %106, %c16 : index
      %109 = arith.addi %107, %108 : index
      %110 = arith.remui %66, %c9 : index
      %111 = arith.muli %110, %c9 : index
      %112 = arith.addi %109, %111 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<8xf16>
      %115 = arith.addi %112, %c17 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<8xf16>
      %118 = vector.shuffle %114, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %119 = arith.addi %62, %c1 : index
      %120 = arith.addi %24, %c6 : index
      %121 = arith.muli %119, %c16 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.remui %66, %c9 : index
      %124 = arith.muli %123, %c9 : index
      %125 = arith.addi %122, %124 : index
      %126 = vector.load %w[%125] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %127 = vector.bitcast %126 : vector<16xi8> to vector<8xf16>
      %128 = arith.addi %125, %c17 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<8xf16>
      %131 = vector.shuffle %127, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = arith.addi %62, %c3 : index
      %133 = arith.addi %24, %c6 : index
      %134 = arith.muli %132, %c16 : index
      %135 = arith.addi %133, %134 : index
      %136 = arith.remui %66, %c9 : index
      %137 = arith.muli %136, %c9 : index
      %138 = arith.addi %135, %137 : index
      %139 = vector.load %w[%138] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %140 = vector.bitcast %139 : vector<16xi8> to vector<8xf16>
      %141 = arith.addi %138, %c17 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<8xf16>
      %144 = vector.shuffle %140, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = arith.addi %62, %c4 : index
      %146 = arith.addi %24, %c6 : index
      %147 = arith.muli %145, %c16 : index
      %148 = arith.addi %146, %147 : index
      %149 = arith.remui %66, %c9 : index
      %150 = arith.muli %149, %c9 : index
      %151 = arith.addi %148, %150 : index
      %152 = vector.load %w[%151] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %153 = vector.bitcast %152 : vector<16xi8> to vector<8xf16>
      %154 = arith.addi %151, %c17 : index
      %155 = vector.load %w[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %156 = vector.bitcast %155 : vector<16xi8> to vector<8xf16>
      %157 = vector.shuffle %153, %156 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %158 = arith.addi %62, %c18 : index
      %159 = arith.addi %24, %c6 : index
      %160 = arith.muli %158, %c16 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.remui %66, %c9 : index
      %163 = arith.muli %162, %c9 : index
      %164 = arith.addi %161, %163 : index
      %165 = vector.load %w[%164] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %166 = vector.bitcast %165 : vector<16xi8> to vector<8xf16>
      %167 = arith.addi %164, %c17 : index
      %168 = vector.load %w[%167] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %169 = vector.bitcast %168 : vector<16xi8> to vector<8xf16>
      %170 = vector.shuffle %166, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = arith.muli %62, %c3 : index
      %172 = arith.addi %171, %c1 : index
      %173 = arith.muli %tileRows, %c9 : index
      %174 = arith.muli %172, %173 : index
      %175 = arith.addi %48, %174 : index
      %176 = vector.load %x[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %177 = arith.muli %tileRows, %c12 : index
      %178 = arith.addi %175, %177 : index
      %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %180 = vector.shuffle %176, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %181 = wave.mma %180, %79, %63 : vector<16xf16>, vector<8xf32>
      %182 = wave.mma %180, %131, %64 : vector<16xf16>, vector<8xf32>
      %183 = arith.muli %62, %c3 : index
      %184 = arith.addi %183, %c3 : index
      %185 = arith.muli %tileRows, %c9 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.addi %48, %186 : index
      %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %189 = arith.muli %tileRows, %c12 : index
      %190 = arith.addi %187, %189 : index
      %191 = vector.load %x[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %192 = vector.shuffle %188, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %193 = wave.mma %192, %92, %181 : vector<16xf16>, vector<8xf32>
      %194 = wave.mma %192, %144, %182 : vector<16xf16>, vector<8xf32>
      %195 = arith.muli %62, %c3 : index
      %196 = arith.addi %195, %c4 : index
      %197 = arith.muli %tileRows, %c9 : index
      %198 = arith.muli %196, %197 : index
      %199 = arith.addi %48, %198 : index
      %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = arith.muli %tileRows, %c12 : index
      %202 = arith.addi %199, %201 : index
      %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %204 = vector.shuffle %200, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = wave.mma %204, %105, %193 : vector<16xf16>, vector<8xf32>
      %206 = wave.mma %204, %157, %194 : vector<16xf16>, vector<8xf32>
      %207 = arith.muli %62, %c3 : index
      %208 = arith.addi %207, %c18 : index
      %209 = arith.muli %tileRows, %c9 : index
      %210 = arith.muli %208, %209 : index
      %211 = arith.addi %48, %210 : index
      %212 = vector.load %x[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %213 = arith.muli %tileRows, %c12 : index
      %214 = arith.addi %211, %213 : index
      %215 = vector.load %x[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %216 = vector.shuffle %212, %215 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %217 = wave.mma %216, %118, %205 : vector<16xf16>, vector<8xf32>
      %218 = wave.mma %216, %170, %206 : vector<16xf16>, vector<8xf32>
      scf.yield %217, %218 : vector<8xf32>, vector<8xf32>
    }
    %219 = arith.select %55, %61, %54 : index
    %223:2 = scf.for %220 = %61 to %219 step %c3 iter_args(%221 = %65#0, %222 = %65#1) -> (vector<8xf32>, vector<8xf32>) {
      %224 = wave.lane
      %225 = arith.addi %220, %c1 : index
      %226 = arith.addi %22, %c6 : index
      %227 = arith.muli %225, %c16 : index
      %228 = arith.addi %226, %227 : index
      %229 = arith.remui %224, %c9 : index
      %230 = arith.muli %229, %c9 : index
      %231 = arith.addi %228, %230 : index
      %232 = vector.load %w[%231] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %233 = vector.bitcast %232 : vector<16xi8> to vector<8xf16>
      %234 = arith.addi %231, %c17 : index
      %235 = vector.load %w[%234] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %236 = vector.bitcast %235 : vector<16xi8> to vector<8xf16>
      %237 = vector.shuffle %233, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %238 = arith.addi %220, %c1 : index
      %239 = arith.addi %24, %c6 : index
      %240 = arith.muli %238, %c16 : index
      %241 = arith.addi %239, %240 : index
      %242 = arith.remui %224, %c9 : index
      %243 = arith.muli %242, %c9 : index
      %244 = arith.addi %241, %243 : index
      %245 = vector.load %w[%244] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %246 = vector.bitcast %245 : vector<16xi8> to vector<8xf16>
      %247 = arith.addi %244, %c17 : index
      %248 = vector.load %w[%247] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %249 = vector.bitcast %248 : vector<16xi8> to vector<8xf16>
      %250 = vector.shuffle %246, %249 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = arith.muli %220, %c3 : index
      %252 = arith.addi %251, %c1 : index
      %253 = arith.muli %tileRows, %c9 : index
      %254 = arith.muli %252, %253 : index
      %255 = arith.addi %48, %254 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = arith.muli %tileRows, %c12 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = vector.shuffle %256, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = wave.mma %260, %237, %221 : vector<16xf16>, vector<8xf32>
      %262 = wave.mma %260, %250, %222 : vector<16xf16>, vector<8xf32>
      scf.yield %261, %262 : vector<8xf32>, vector<8xf32>
    }
    %263 = wave.lane
    %264 = vector.extract %223#0[0] : f32 from vector<8xf32>
    %265 = vector.extract %223#1[0] : f32 from vector<8xf32>
    %266 = wave.lane
    %267 = arith.muli %c1, %c4 : index
    %268 = arith.divui %266, %c9 : index
    %269 = arith.addi %267, %268 : index
    %270 = arith.cmpi slt, %269, %13 : index
    scf.if %270 {
      %271 = arith.addi %pairsAt, %10 : index
      %272 = arith.subi %13, %c3 : index
      %273 = arith.minsi %269, %272 : index
      %274 = arith.addi %271, %273 : index
      %275 = memref.load %groups[%274] : memref<?xi32>
      %276 = arith.index_cast %275 : i32 to index
      %277 = arith.divui %276, %rowDivisor : index
      %278 = arith.cmpi eq, %hasFactors, %c3 : index
      %279 = memref.load %factors[%277] : memref<?xf32>
      %280 = arith.select %278, %279, %c20 : f32
      %281 = arith.remui %266, %c9 : index
      %282 = arith.muli %281, %c2 : index
      %283 = arith.addi %22, %282 : index
      %284 = vector.load %w[%283] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %285 = vector.bitcast %284 : vector<4xi8> to vector<1xf32>
      %286 = vector.extract %285[0] : f32 from vector<1xf32>
      %287 = arith.mulf %286, %280 : f32
      %288 = arith.mulf %264, %287 : f32
      %289 = arith.remui %266, %c9 : index
      %290 = arith.muli %289, %c2 : index
      %291 = arith.addi %24, %290 : index
      %292 = vector.load %w[%291] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %293 = vector.bitcast %292 : vector<4xi8> to vector<1xf32>
      %294 = vector.extract %293[0] : f32 from vector<1xf32>
      %295 = arith.mulf %294, %280 : f32
      %296 = arith.mulf %265, %295 : f32
      %297 = arith.muli %276, %outputFeatures : index
      %298 = arith.muli %0, %c5 : index
      %299 = arith.addi %297, %298 : index
      %300 = wave.lane
      %301 = arith.remui %300, %c9 : index
      %302 = arith.addi %299, %301 : index
      %303 = arith.addi %302, %c1 : index
      memref.store %288, %out[%303] : memref<?xf32>
      %304 = arith.addi %302, %c9 : index
      memref.store %296, %out[%304] : memref<?xf32>
    }
    %305 = vector.extract %223#0[1] : f32 from vector<8xf32>
    %306 = vector.extract %223#1[1] : f32 from vector<8xf32>
    %307 = wave.lane
    %308 = arith.muli %c3, %c4 : index
    %309 = arith.divui %307, %c9 : index
    %310 = arith.addi %308, %309 : index
    %311 = arith.cmpi slt, %310, %13 : index
    scf.if %311 {
      %312 = arith.addi %pairsAt, %10 : index
      %313 = arith.subi %13, %c3 : index
      %314 = arith.minsi %310, %313 : index
      %315 = arith.addi %312, %314 : index
      %316 = memref.load %groups[%315] : memref<?xi32>
      %317 = arith.index_cast %316 : i32 to index
      %318 = arith.divui %317, %rowDivisor : index
      %319 = arith.cmpi eq, %hasFactors, %c3 : index
      %320 = memref.load %factors[%318] : memref<?xf32>
      %321 = arith.select %319, %320, %c20 : f32
      %322 = arith.remui %307, %c9 : index
      %323 = arith.muli %322, %c2 : index
      %324 = arith.addi %22, %323 : index
      %325 = vector.load %w[%324] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %326 = vector.bitcast %325 : vector<4xi8> to vector<1xf32>
      %327 = vector.extract %326[0] : f32 from vector<1xf32>
      %328 = arith.mulf %327, %321 : f32
      %329 = arith.mulf %305, %328 : f32
      %330 = arith.remui %307, %c9 : index
      %331 = arith.muli %330, %c2 : index
      %332 = arith.addi %24, %331 : index
      %333 = vector.load %w[%332] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %334 = vector.bitcast %333 : vector<4xi8> to vector<1xf32>
      %335 = vector.extract %334[0] : f32 from vector<1xf32>
      %336 = arith.mulf %335, %321 : f32
      %337 = arith.mulf %306, %336 : f32
      %338 = arith.muli %317, %outputFeatures : index
      %339 = arith.muli %0, %c5 : index
      %340 = arith.addi %338, %339 : index
      %341 = wave.lane
      %342 = arith.remui %341, %c9 : index
      %343 = arith.addi %340, %342 : index
      %344 = arith.addi %343, %c1 : index
      memref.store %329, %out[%344] : memref<?xf32>
      %345 = arith.addi %343, %c9 : index
      memref.store %337, %out[%345] : memref<?xf32>
    }
    %346 = vector.extract %223#0[2] : f32 from vector<8xf32>
    %347 = vector.extract %223#1[2] : f32 from vector<8xf32>
    %348 = wave.lane
    %349 = arith.muli %c4, %c4 : index
    %350 = arith.divui %348, %c9 : index
    %351 = arith.addi %349, %350 : index
    %352 = arith.cmpi slt, %351, %13 : index
    scf.if %352 {
      %353 = arith.addi %pairsAt, %10 : index
      %354 = arith.subi %13, %c3 : index
      %355 = arith.minsi %351, %354 : index
      %356 = arith.addi %353, %355 : index
      %357 = memref.load %groups[%356] : memref<?xi32>
      %358 = arith.index_cast %357 : i32 to index
      %359 = arith.divui %358, %rowDivisor : index
      %360 = arith.cmpi eq, %hasFactors, %c3 : index
      %361 = memref.load %factors[%359] : memref<?xf32>
      %362 = arith.select %360, %361, %c20 : f32
      %363 = arith.remui %348, %c9 : index
      %364 = arith.muli %363, %c2 : index
      %365 = arith.addi %22, %364 : index
      %366 = vector.load %w[%365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %367 = vector.bitcast %366 : vector<4xi8> to vector<1xf32>
      %368 = vector.extract %367[0] : f32 from vector<1xf32>
      %369 = arith.mulf %368, %362 : f32
      %370 = arith.mulf %346, %369 : f32
      %371 = arith.remui %348, %c9 : index
      %372 = arith.muli %371, %c2 : index
      %373 = arith.addi %24, %372 : index
      %374 = vector.load %w[%373] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %375 = vector.bitcast %374 : vector<4xi8> to vector<1xf32>
      %376 = vector.extract %375[0] : f32 from vector<1xf32>
      %377 = arith.mulf %376, %362 : f32
      %378 = arith.mulf %347, %377 : f32
      %379 = arith.muli %358, %outputFeatures : index
      %380 = arith.muli %0, %c5 : index
      %381 = arith.addi %379, %380 : index
      %382 = wave.lane
      %383 = arith.remui %382, %c9 : index
      %384 = arith.addi %381, %383 : index
      %385 = arith.addi %384, %c1 : index
      memref.store %370, %out[%385] : memref<?xf32>
      %386 = arith.addi %384, %c9 : index
      memref.store %378, %out[%386] : memref<?xf32>
    }
    %387 = vector.extract %223#0[3] : f32 from vector<8xf32>
    %388 = vector.extract %223#1[3] : f32 from vector<8xf32>
    %389 = wave.lane
    %390 = arith.muli %c18, %c4 : index
    %391 = arith.divui %389, %c9 : index
    %392 = arith.addi %390, %391 : index
    %393 = arith.cmpi slt, %392, %13 : index
    scf.if %393 {
      %394 = arith.addi %pairsAt, %10 : index
      %395 = arith.subi %13, %c3 : index
      %396 = arith.minsi %392, %395 : index
      %397 = arith.addi %394, %396 : index
      %398 = memref.load %groups[%397] : memref<?xi32>
      %399 = arith.index_cast %398 : i32 to index
      %400 = arith.divui %399, %rowDivisor : index
      %401 = arith.cmpi eq, %hasFactors, %c3 : index
      %402 = memref.load %factors[%400] : memref<?xf32>
      %403 = arith.select %401, %402, %c20 : f32
      %404 = arith.remui %389, %c9 : index
      %405 = arith.muli %404, %c2 : index
      %406 = arith.addi %22, %405 : index
      %407 = vector.load %w[%406] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %408 = vector.bitcast %407 : vector<4xi8> to vector<1xf32>
      %409 = vector.extract %408[0] : f32 from vector<1xf32>
      %410 = arith.mulf %409, %403 : f32
      %411 = arith.mulf %387, %410 : f32
      %412 = arith.remui %389, %c9 : index
      %413 = arith.muli %412, %c2 : index
      %414 = arith.addi %24, %413 : index
      %415 = vector.load %w[%414] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %416 = vector.bitcast %415 : vector<4xi8> to vector<1xf32>
      %417 = vector.extract %416[0] : f32 from vector<1xf32>
      %418 = arith.mulf %417, %403 : f32
      %419 = arith.mulf %388, %418 : f32
      %420 = arith.muli %399, %outputFeatures : index
      %421 = arith.muli %0, %c5 : index
      %422 = arith.addi %420, %421 : index
      %423 = wave.lane
      %424 = arith.remui %423, %c9 : index
      %425 = arith.addi %422, %424 : index
      %426 = arith.addi %425, %c1 : index
      memref.store %411, %out[%426] : memref<?xf32>
      %427 = arith.addi %425, %c9 : index
      memref.store %419, %out[%427] : memref<?xf32>
    }
    %428 = vector.extract %223#0[4] : f32 from vector<8xf32>
    %429 = vector.extract %223#1[4] : f32 from vector<8xf32>
    %430 = wave.lane
    %431 = arith.muli %c2, %c4 : index
    %432 = arith.divui %430, %c9 : index
    %433 = arith.addi %431, %432 : index
    %434 = arith.cmpi slt, %433, %13 : index
    scf.if %434 {
      %435 = arith.addi %pairsAt, %10 : index
      %436 = arith.subi %13, %c3 : index
      %437 = arith.minsi %433, %436 : index
      %438 = arith.addi %435, %437 : index
      %439 = memref.load %groups[%438] : memref<?xi32>
      %440 = arith.index_cast %439 : i32 to index
      %441 = arith.divui %440, %rowDivisor : index
      %442 = arith.cmpi eq, %hasFactors, %c3 : index
      %443 = memref.load %factors[%441] : memref<?xf32>
      %444 = arith.select %442, %443, %c20 : f32
      %445 = arith.remui %430, %c9 : index
      %446 = arith.muli %445, %c2 : index
      %447 = arith.addi %22, %446 : index
      %448 = vector.load %w[%447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %449 = vector.bitcast %448 : vector<4xi8> to vector<1xf32>
      %450 = vector.extract %449[0] : f32 from vector<1xf32>
      %451 = arith.mulf %450, %444 : f32
      %452 = arith.mulf %428, %451 : f32
      %453 = arith.remui %430, %c9 : index
      %454 = arith.muli %453, %c2 : index
      %455 = arith.addi %24, %454 : index
      %456 = vector.load %w[%455] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %457 = vector.bitcast %456 : vector<4xi8> to vector<1xf32>
      %458 = vector.extract %457[0] : f32 from vector<1xf32>
      %459 = arith.mulf %458, %444 : f32
      %460 = arith.mulf %429, %459 : f32
      %461 = arith.muli %440, %outputFeatures : index
      %462 = arith.muli %0, %c5 : index
      %463 = arith.addi %461, %462 : index
      %464 = wave.lane
      %465 = arith.remui %464, %c9 : index
      %466 = arith.addi %463, %465 : index
      %467 = arith.addi %466, %c1 : index
      memref.store %452, %out[%467] : memref<?xf32>
      %468 = arith.addi %466, %c9 : index
      memref.store %460, %out[%468] : memref<?xf32>
    }
    %469 = vector.extract %223#0[5] : f32 from vector<8xf32>
    %470 = vector.extract %223#1[5] : f32 from vector<8xf32>
    %471 = wave.lane
    %472 = arith.muli %c22, %c4 : index
    %473 = arith.divui %471, %c9 : index
    %474 = arith.addi %472, %473 : index
    %475 = arith.cmpi slt, %474, %13 : index
    scf.if %475 {
      %476 = arith.addi %pairsAt, %10 : index
      %477 = arith.subi %13, %c3 : index
      %478 = arith.minsi %474, %477 : index
      %479 = arith.addi %476, %478 : index
      %480 = memref.load %groups[%479] : memref<?xi32>
      %481 = arith.index_cast %480 : i32 to index
      %482 = arith.divui %481, %rowDivisor : index
      %483 = arith.cmpi eq, %hasFactors, %c3 : index
      %484 = memref.load %factors[%482] : memref<?xf32>
      %485 = arith.select %483, %484, %c20 : f32
      %486 = arith.remui %471, %c9 : index
      %487 = arith.muli %486, %c2 : index
      %488 = arith.addi %22, %487 : index
      %489 = vector.load %w[%488] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %490 = vector.bitcast %489 : vector<4xi8> to vector<1xf32>
      %491 = vector.extract %490[0] : f32 from vector<1xf32>
      %492 = arith.mulf %491, %485 : f32
      %493 = arith.mulf %469, %492 : f32
      %494 = arith.remui %471, %c9 : index
      %495 = arith.muli %494, %c2 : index
      %496 = arith.addi %24, %495 : index
      %497 = vector.load %w[%496] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %498 = vector.bitcast %497 : vector<4xi8> to vector<1xf32>
      %499 = vector.extract %498[0] : f32 from vector<1xf32>
      %500 = arith.mulf %499, %485 : f32
      %501 = arith.mulf %470, %500 : f32
      %502 = arith.muli %481, %outputFeatures : index
      %503 = arith.muli %0, %c5 : index
      %504 = arith.addi %502, %503 : index
      %505 = wave.lane
      %506 = arith.remui %505, %c9 : index
      %507 = arith.addi %504, %506 : index
      %508 = arith.addi %507, %c1 : index
      memref.store %493, %out[%508] : memref<?xf32>
      %509 = arith.addi %507, %c9 : index
      memref.store %501, %out[%509] : memref<?xf32>
    }
    %510 = vector.extract %223#0[6] : f32 from vector<8xf32>
    %511 = vector.extract %223#1[6] : f32 from vector<8xf32>
    %512 = wave.lane
    %513 = arith.muli %c23, %c4 : index
    %514 = arith.divui %512, %c9 : index
    %515 = arith.addi %513, %514 : index
    %516 = arith.cmpi slt, %515, %13 : index
    scf.if %516 {
      %517 = arith.addi %pairsAt, %10 : index
      %518 = arith.subi %13, %c3 : index
      %519 = arith.minsi %515, %518 : index
      %520 = arith.addi %517, %519 : index
      %521 = memref.load %groups[%520] : memref<?xi32>
      %522 = arith.index_cast %521 : i32 to index
      %523 = arith.divui %522, %rowDivisor : index
      %524 = arith.cmpi eq, %hasFactors, %c3 : index
      %525 = memref.load %factors[%523] : memref<?xf32>
      %526 = arith.select %524, %525, %c20 : f32
      %527 = arith.remui %512, %c9 : index
      %528 = arith.muli %527, %c2 : index
      %529 = arith.addi %22, %528 : index
      %530 = vector.load %w[%529] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %531 = vector.bitcast %530 : vector<4xi8> to vector<1xf32>
      %532 = vector.extract %531[0] : f32 from vector<1xf32>
      %533 = arith.mulf %532, %526 : f32
      %534 = arith.mulf %510, %533 : f32
      %535 = arith.remui %512, %c9 : index
      %536 = arith.muli %535, %c2 : index
      %537 = arith.addi %24, %536 : index
      %538 = vector.load %w[%537] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %539 = vector.bitcast %538 : vector<4xi8> to vector<1xf32>
      %540 = vector.extract %539[0] : f32 from vector<1xf32>
      %541 = arith.mulf %540, %526 : f32
      %542 = arith.mulf %511, %541 : f32
      %543 = arith.muli %522, %outputFeatures : index
      %544 = arith.muli %0, %c5 : index
      %545 = arith.addi %543, %544 : index
      %546 = wave.lane
      %547 = arith.remui %546, %c9 : index
      %548 = arith.addi %545, %547 : index
      %549 = arith.addi %548, %c1 : index
      memref.store %534, %out[%549] : memref<?xf32>
      %550 = arith.addi %548, %c9 : index
      memref.store %542, %out[%550] : memref<?xf32>
    }
    %551 = vector.extract %223#0[7] : f32 from vector<8xf32>
    %552 = vector.extract %223#1[7] : f32 from vector<8xf32>
    %553 = wave.lane
    %554 = arith.muli %c24, %c4 : index
    %555 = arith.divui %553, %c9 : index
    %556 = arith.addi %554, %555 : index
    %557 = arith.cmpi slt, %556, %13 : index
    scf.if %557 {
      %558 = arith.addi %pairsAt, %10 : index
      %559 = arith.subi %13, %c3 : index
      %560 = arith.minsi %556, %559 : index
      %561 = arith.addi %558, %560 : index
      %562 = memref.load %groups[%561] : memref<?xi32>
      %563 = arith.index_cast %562 : i32 to index
      %564 = arith.divui %563, %rowDivisor : index
      %565 = arith.cmpi eq, %hasFactors, %c3 : index
      %566 = memref.load %factors[%564] : memref<?xf32>
      %567 = arith.select %565, %566, %c20 : f32
      %568 = arith.remui %553, %c9 : index
      %569 = arith.muli %568, %c2 : index
      %570 = arith.addi %22, %569 : index
      %571 = vector.load %w[%570] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %572 = vector.bitcast %571 : vector<4xi8> to vector<1xf32>
      %573 = vector.extract %572[0] : f32 from vector<1xf32>
      %574 = arith.mulf %573, %567 : f32
      %575 = arith.mulf %551, %574 : f32
      %576 = arith.remui %553, %c9 : index
      %577 = arith.muli %576, %c2 : index
      %578 = arith.addi %24, %577 : index
      %579 = vector.load %w[%578] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %580 = vector.bitcast %579 : vector<4xi8> to vector<1xf32>
      %581 = vector.extract %580[0] : f32 from vector<1xf32>
      %582 = arith.mulf %581, %567 : f32
      %583 = arith.mulf %552, %582 : f32
      %584 = arith.muli %563, %outputFeatures : index
      %585 = arith.muli %0, %c5 : index
      %586 = arith.addi %584, %585 : index
      %587 = wave.lane
      %588 = arith.remui %587, %c9 : index
      %589 = arith.addi %586, %588 : index
      %590 = arith.addi %589, %c1 : index
      memref.store %575, %out[%590] : memref<?xf32>
      %591 = arith.addi %589, %c9 : index
      memref.store %583, %out[%591] : memref<?xf32>
    }
  }
  wave.return
}
