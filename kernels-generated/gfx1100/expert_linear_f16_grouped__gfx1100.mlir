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
  %operandScale = wave.param "operandScale" : f32
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
      %279 = arith.muli %277, %c4 : index
      %280 = memref.load %factors[%279] : memref<?xf32>
      %281 = arith.mulf %280, %operandScale : f32
      %282 = arith.select %278, %281, %operandScale : f32
      %283 = arith.remui %266, %c9 : index
      %284 = arith.muli %283, %c2 : index
      %285 = arith.addi %22, %284 : index
      %286 = vector.load %w[%285] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %287 = vector.bitcast %286 : vector<4xi8> to vector<1xf32>
      %288 = vector.extract %287[0] : f32 from vector<1xf32>
      %289 = arith.mulf %288, %282 : f32
      %290 = arith.mulf %264, %289 : f32
      %291 = arith.remui %266, %c9 : index
      %292 = arith.muli %291, %c2 : index
      %293 = arith.addi %24, %292 : index
      %294 = vector.load %w[%293] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %295 = vector.bitcast %294 : vector<4xi8> to vector<1xf32>
      %296 = vector.extract %295[0] : f32 from vector<1xf32>
      %297 = arith.mulf %296, %282 : f32
      %298 = arith.mulf %265, %297 : f32
      %299 = arith.muli %276, %outputFeatures : index
      %300 = arith.muli %0, %c5 : index
      %301 = arith.addi %299, %300 : index
      %302 = wave.lane
      %303 = arith.remui %302, %c9 : index
      %304 = arith.addi %301, %303 : index
      %305 = arith.addi %304, %c1 : index
      memref.store %290, %out[%305] : memref<?xf32>
      %306 = arith.addi %304, %c9 : index
      memref.store %298, %out[%306] : memref<?xf32>
    }
    %307 = vector.extract %223#0[1] : f32 from vector<8xf32>
    %308 = vector.extract %223#1[1] : f32 from vector<8xf32>
    %309 = wave.lane
    %310 = arith.muli %c3, %c4 : index
    %311 = arith.divui %309, %c9 : index
    %312 = arith.addi %310, %311 : index
    %313 = arith.cmpi slt, %312, %13 : index
    scf.if %313 {
      %314 = arith.addi %pairsAt, %10 : index
      %315 = arith.subi %13, %c3 : index
      %316 = arith.minsi %312, %315 : index
      %317 = arith.addi %314, %316 : index
      %318 = memref.load %groups[%317] : memref<?xi32>
      %319 = arith.index_cast %318 : i32 to index
      %320 = arith.divui %319, %rowDivisor : index
      %321 = arith.cmpi eq, %hasFactors, %c3 : index
      %322 = arith.muli %320, %c4 : index
      %323 = memref.load %factors[%322] : memref<?xf32>
      %324 = arith.mulf %323, %operandScale : f32
      %325 = arith.select %321, %324, %operandScale : f32
      %326 = arith.remui %309, %c9 : index
      %327 = arith.muli %326, %c2 : index
      %328 = arith.addi %22, %327 : index
      %329 = vector.load %w[%328] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %330 = vector.bitcast %329 : vector<4xi8> to vector<1xf32>
      %331 = vector.extract %330[0] : f32 from vector<1xf32>
      %332 = arith.mulf %331, %325 : f32
      %333 = arith.mulf %307, %332 : f32
      %334 = arith.remui %309, %c9 : index
      %335 = arith.muli %334, %c2 : index
      %336 = arith.addi %24, %335 : index
      %337 = vector.load %w[%336] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %338 = vector.bitcast %337 : vector<4xi8> to vector<1xf32>
      %339 = vector.extract %338[0] : f32 from vector<1xf32>
      %340 = arith.mulf %339, %325 : f32
      %341 = arith.mulf %308, %340 : f32
      %342 = arith.muli %319, %outputFeatures : index
      %343 = arith.muli %0, %c5 : index
      %344 = arith.addi %342, %343 : index
      %345 = wave.lane
      %346 = arith.remui %345, %c9 : index
      %347 = arith.addi %344, %346 : index
      %348 = arith.addi %347, %c1 : index
      memref.store %333, %out[%348] : memref<?xf32>
      %349 = arith.addi %347, %c9 : index
      memref.store %341, %out[%349] : memref<?xf32>
    }
    %350 = vector.extract %223#0[2] : f32 from vector<8xf32>
    %351 = vector.extract %223#1[2] : f32 from vector<8xf32>
    %352 = wave.lane
    %353 = arith.muli %c4, %c4 : index
    %354 = arith.divui %352, %c9 : index
    %355 = arith.addi %353, %354 : index
    %356 = arith.cmpi slt, %355, %13 : index
    scf.if %356 {
      %357 = arith.addi %pairsAt, %10 : index
      %358 = arith.subi %13, %c3 : index
      %359 = arith.minsi %355, %358 : index
      %360 = arith.addi %357, %359 : index
      %361 = memref.load %groups[%360] : memref<?xi32>
      %362 = arith.index_cast %361 : i32 to index
      %363 = arith.divui %362, %rowDivisor : index
      %364 = arith.cmpi eq, %hasFactors, %c3 : index
      %365 = arith.muli %363, %c4 : index
      %366 = memref.load %factors[%365] : memref<?xf32>
      %367 = arith.mulf %366, %operandScale : f32
      %368 = arith.select %364, %367, %operandScale : f32
      %369 = arith.remui %352, %c9 : index
      %370 = arith.muli %369, %c2 : index
      %371 = arith.addi %22, %370 : index
      %372 = vector.load %w[%371] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %373 = vector.bitcast %372 : vector<4xi8> to vector<1xf32>
      %374 = vector.extract %373[0] : f32 from vector<1xf32>
      %375 = arith.mulf %374, %368 : f32
      %376 = arith.mulf %350, %375 : f32
      %377 = arith.remui %352, %c9 : index
      %378 = arith.muli %377, %c2 : index
      %379 = arith.addi %24, %378 : index
      %380 = vector.load %w[%379] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %381 = vector.bitcast %380 : vector<4xi8> to vector<1xf32>
      %382 = vector.extract %381[0] : f32 from vector<1xf32>
      %383 = arith.mulf %382, %368 : f32
      %384 = arith.mulf %351, %383 : f32
      %385 = arith.muli %362, %outputFeatures : index
      %386 = arith.muli %0, %c5 : index
      %387 = arith.addi %385, %386 : index
      %388 = wave.lane
      %389 = arith.remui %388, %c9 : index
      %390 = arith.addi %387, %389 : index
      %391 = arith.addi %390, %c1 : index
      memref.store %376, %out[%391] : memref<?xf32>
      %392 = arith.addi %390, %c9 : index
      memref.store %384, %out[%392] : memref<?xf32>
    }
    %393 = vector.extract %223#0[3] : f32 from vector<8xf32>
    %394 = vector.extract %223#1[3] : f32 from vector<8xf32>
    %395 = wave.lane
    %396 = arith.muli %c18, %c4 : index
    %397 = arith.divui %395, %c9 : index
    %398 = arith.addi %396, %397 : index
    %399 = arith.cmpi slt, %398, %13 : index
    scf.if %399 {
      %400 = arith.addi %pairsAt, %10 : index
      %401 = arith.subi %13, %c3 : index
      %402 = arith.minsi %398, %401 : index
      %403 = arith.addi %400, %402 : index
      %404 = memref.load %groups[%403] : memref<?xi32>
      %405 = arith.index_cast %404 : i32 to index
      %406 = arith.divui %405, %rowDivisor : index
      %407 = arith.cmpi eq, %hasFactors, %c3 : index
      %408 = arith.muli %406, %c4 : index
      %409 = memref.load %factors[%408] : memref<?xf32>
      %410 = arith.mulf %409, %operandScale : f32
      %411 = arith.select %407, %410, %operandScale : f32
      %412 = arith.remui %395, %c9 : index
      %413 = arith.muli %412, %c2 : index
      %414 = arith.addi %22, %413 : index
      %415 = vector.load %w[%414] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %416 = vector.bitcast %415 : vector<4xi8> to vector<1xf32>
      %417 = vector.extract %416[0] : f32 from vector<1xf32>
      %418 = arith.mulf %417, %411 : f32
      %419 = arith.mulf %393, %418 : f32
      %420 = arith.remui %395, %c9 : index
      %421 = arith.muli %420, %c2 : index
      %422 = arith.addi %24, %421 : index
      %423 = vector.load %w[%422] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %424 = vector.bitcast %423 : vector<4xi8> to vector<1xf32>
      %425 = vector.extract %424[0] : f32 from vector<1xf32>
      %426 = arith.mulf %425, %411 : f32
      %427 = arith.mulf %394, %426 : f32
      %428 = arith.muli %405, %outputFeatures : index
      %429 = arith.muli %0, %c5 : index
      %430 = arith.addi %428, %429 : index
      %431 = wave.lane
      %432 = arith.remui %431, %c9 : index
      %433 = arith.addi %430, %432 : index
      %434 = arith.addi %433, %c1 : index
      memref.store %419, %out[%434] : memref<?xf32>
      %435 = arith.addi %433, %c9 : index
      memref.store %427, %out[%435] : memref<?xf32>
    }
    %436 = vector.extract %223#0[4] : f32 from vector<8xf32>
    %437 = vector.extract %223#1[4] : f32 from vector<8xf32>
    %438 = wave.lane
    %439 = arith.muli %c2, %c4 : index
    %440 = arith.divui %438, %c9 : index
    %441 = arith.addi %439, %440 : index
    %442 = arith.cmpi slt, %441, %13 : index
    scf.if %442 {
      %443 = arith.addi %pairsAt, %10 : index
      %444 = arith.subi %13, %c3 : index
      %445 = arith.minsi %441, %444 : index
      %446 = arith.addi %443, %445 : index
      %447 = memref.load %groups[%446] : memref<?xi32>
      %448 = arith.index_cast %447 : i32 to index
      %449 = arith.divui %448, %rowDivisor : index
      %450 = arith.cmpi eq, %hasFactors, %c3 : index
      %451 = arith.muli %449, %c4 : index
      %452 = memref.load %factors[%451] : memref<?xf32>
      %453 = arith.mulf %452, %operandScale : f32
      %454 = arith.select %450, %453, %operandScale : f32
      %455 = arith.remui %438, %c9 : index
      %456 = arith.muli %455, %c2 : index
      %457 = arith.addi %22, %456 : index
      %458 = vector.load %w[%457] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %459 = vector.bitcast %458 : vector<4xi8> to vector<1xf32>
      %460 = vector.extract %459[0] : f32 from vector<1xf32>
      %461 = arith.mulf %460, %454 : f32
      %462 = arith.mulf %436, %461 : f32
      %463 = arith.remui %438, %c9 : index
      %464 = arith.muli %463, %c2 : index
      %465 = arith.addi %24, %464 : index
      %466 = vector.load %w[%465] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %467 = vector.bitcast %466 : vector<4xi8> to vector<1xf32>
      %468 = vector.extract %467[0] : f32 from vector<1xf32>
      %469 = arith.mulf %468, %454 : f32
      %470 = arith.mulf %437, %469 : f32
      %471 = arith.muli %448, %outputFeatures : index
      %472 = arith.muli %0, %c5 : index
      %473 = arith.addi %471, %472 : index
      %474 = wave.lane
      %475 = arith.remui %474, %c9 : index
      %476 = arith.addi %473, %475 : index
      %477 = arith.addi %476, %c1 : index
      memref.store %462, %out[%477] : memref<?xf32>
      %478 = arith.addi %476, %c9 : index
      memref.store %470, %out[%478] : memref<?xf32>
    }
    %479 = vector.extract %223#0[5] : f32 from vector<8xf32>
    %480 = vector.extract %223#1[5] : f32 from vector<8xf32>
    %481 = wave.lane
    %482 = arith.muli %c22, %c4 : index
    %483 = arith.divui %481, %c9 : index
    %484 = arith.addi %482, %483 : index
    %485 = arith.cmpi slt, %484, %13 : index
    scf.if %485 {
      %486 = arith.addi %pairsAt, %10 : index
      %487 = arith.subi %13, %c3 : index
      %488 = arith.minsi %484, %487 : index
      %489 = arith.addi %486, %488 : index
      %490 = memref.load %groups[%489] : memref<?xi32>
      %491 = arith.index_cast %490 : i32 to index
      %492 = arith.divui %491, %rowDivisor : index
      %493 = arith.cmpi eq, %hasFactors, %c3 : index
      %494 = arith.muli %492, %c4 : index
      %495 = memref.load %factors[%494] : memref<?xf32>
      %496 = arith.mulf %495, %operandScale : f32
      %497 = arith.select %493, %496, %operandScale : f32
      %498 = arith.remui %481, %c9 : index
      %499 = arith.muli %498, %c2 : index
      %500 = arith.addi %22, %499 : index
      %501 = vector.load %w[%500] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %502 = vector.bitcast %501 : vector<4xi8> to vector<1xf32>
      %503 = vector.extract %502[0] : f32 from vector<1xf32>
      %504 = arith.mulf %503, %497 : f32
      %505 = arith.mulf %479, %504 : f32
      %506 = arith.remui %481, %c9 : index
      %507 = arith.muli %506, %c2 : index
      %508 = arith.addi %24, %507 : index
      %509 = vector.load %w[%508] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %510 = vector.bitcast %509 : vector<4xi8> to vector<1xf32>
      %511 = vector.extract %510[0] : f32 from vector<1xf32>
      %512 = arith.mulf %511, %497 : f32
      %513 = arith.mulf %480, %512 : f32
      %514 = arith.muli %491, %outputFeatures : index
      %515 = arith.muli %0, %c5 : index
      %516 = arith.addi %514, %515 : index
      %517 = wave.lane
      %518 = arith.remui %517, %c9 : index
      %519 = arith.addi %516, %518 : index
      %520 = arith.addi %519, %c1 : index
      memref.store %505, %out[%520] : memref<?xf32>
      %521 = arith.addi %519, %c9 : index
      memref.store %513, %out[%521] : memref<?xf32>
    }
    %522 = vector.extract %223#0[6] : f32 from vector<8xf32>
    %523 = vector.extract %223#1[6] : f32 from vector<8xf32>
    %524 = wave.lane
    %525 = arith.muli %c23, %c4 : index
    %526 = arith.divui %524, %c9 : index
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
      %541 = arith.remui %524, %c9 : index
      %542 = arith.muli %541, %c2 : index
      %543 = arith.addi %22, %542 : index
      %544 = vector.load %w[%543] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %545 = vector.bitcast %544 : vector<4xi8> to vector<1xf32>
      %546 = vector.extract %545[0] : f32 from vector<1xf32>
      %547 = arith.mulf %546, %540 : f32
      %548 = arith.mulf %522, %547 : f32
      %549 = arith.remui %524, %c9 : index
      %550 = arith.muli %549, %c2 : index
      %551 = arith.addi %24, %550 : index
      %552 = vector.load %w[%551] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %553 = vector.bitcast %552 : vector<4xi8> to vector<1xf32>
      %554 = vector.extract %553[0] : f32 from vector<1xf32>
      %555 = arith.mulf %554, %540 : f32
      %556 = arith.mulf %523, %555 : f32
      %557 = arith.muli %534, %outputFeatures : index
      %558 = arith.muli %0, %c5 : index
      %559 = arith.addi %557, %558 : index
      %560 = wave.lane
      %561 = arith.remui %560, %c9 : index
      %562 = arith.addi %559, %561 : index
      %563 = arith.addi %562, %c1 : index
      memref.store %548, %out[%563] : memref<?xf32>
      %564 = arith.addi %562, %c9 : index
      memref.store %556, %out[%564] : memref<?xf32>
    }
    %565 = vector.extract %223#0[7] : f32 from vector<8xf32>
    %566 = vector.extract %223#1[7] : f32 from vector<8xf32>
    %567 = wave.lane
    %568 = arith.muli %c24, %c4 : index
    %569 = arith.divui %567, %c9 : index
    %570 = arith.addi %568, %569 : index
    %571 = arith.cmpi slt, %570, %13 : index
    scf.if %571 {
      %572 = arith.addi %pairsAt, %10 : index
      %573 = arith.subi %13, %c3 : index
      %574 = arith.minsi %570, %573 : index
      %575 = arith.addi %572, %574 : index
      %576 = memref.load %groups[%575] : memref<?xi32>
      %577 = arith.index_cast %576 : i32 to index
      %578 = arith.divui %577, %rowDivisor : index
      %579 = arith.cmpi eq, %hasFactors, %c3 : index
      %580 = arith.muli %578, %c4 : index
      %581 = memref.load %factors[%580] : memref<?xf32>
      %582 = arith.mulf %581, %operandScale : f32
      %583 = arith.select %579, %582, %operandScale : f32
      %584 = arith.remui %567, %c9 : index
      %585 = arith.muli %584, %c2 : index
      %586 = arith.addi %22, %585 : index
      %587 = vector.load %w[%586] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %588 = vector.bitcast %587 : vector<4xi8> to vector<1xf32>
      %589 = vector.extract %588[0] : f32 from vector<1xf32>
      %590 = arith.mulf %589, %583 : f32
      %591 = arith.mulf %565, %590 : f32
      %592 = arith.remui %567, %c9 : index
      %593 = arith.muli %592, %c2 : index
      %594 = arith.addi %24, %593 : index
      %595 = vector.load %w[%594] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %596 = vector.bitcast %595 : vector<4xi8> to vector<1xf32>
      %597 = vector.extract %596[0] : f32 from vector<1xf32>
      %598 = arith.mulf %597, %583 : f32
      %599 = arith.mulf %566, %598 : f32
      %600 = arith.muli %577, %outputFeatures : index
      %601 = arith.muli %0, %c5 : index
      %602 = arith.addi %600, %601 : index
      %603 = wave.lane
      %604 = arith.remui %603, %c9 : index
      %605 = arith.addi %602, %604 : index
      %606 = arith.addi %605, %c1 : index
      memref.store %591, %out[%606] : memref<?xf32>
      %607 = arith.addi %605, %c9 : index
      memref.store %599, %out[%607] : memref<?xf32>
    }
  }
  wave.return
}
