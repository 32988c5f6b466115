// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='f16', waves=1, grouped=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_gate_up_f16_w1_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
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
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 23 : i32
  %c23 = arith.constant 141 : i32
  %c24 = arith.constant 268 : i32
  %c25 = arith.constant 14 : i32
  %c26 = arith.constant 0x3F800000 : f32
  %c27 = arith.constant 0xBFB8AA3B : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %c29 = arith.constant 5 : index
  %c30 = arith.constant 6 : index
  %c31 = arith.constant 7 : index
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
      %299 = arith.divui %276, %rowDivisor : index
      %300 = arith.addi %22, %c21 : index
      %301 = vector.load %w[%300] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %302 = vector.bitcast %301 : vector<4xi8> to vector<1xf32>
      %303 = vector.extract %302[0] : f32 from vector<1xf32>
      %304 = arith.muli %299, %c4 : index
      %305 = arith.addi %304, %c3 : index
      %306 = memref.load %factors[%305] : memref<?xf32>
      %307 = arith.mulf %306, %303 : f32
      %308 = arith.bitcast %307 : f32 to i32
      %309 = arith.shrui %308, %c22 : i32
      %310 = arith.maxsi %309, %c23 : i32
      %311 = arith.subi %c24, %310 : i32
      %312 = arith.shli %311, %c22 : i32
      %313 = arith.subi %310, %c25 : i32
      %314 = arith.shli %313, %c22 : i32
      %315 = arith.bitcast %312 : i32 to f32
      %316 = arith.bitcast %314 : i32 to f32
      %317 = arith.cmpi eq, %0, %c1 : index
      %318 = wave.lane
      %319 = arith.remui %318, %c9 : index
      %320 = arith.cmpi eq, %319, %c1 : index
      %321 = arith.andi %317, %320 : i1
      scf.if %321 {
        %322 = arith.muli %276, %c4 : index
        memref.store %316, %out_factors[%322] : memref<?xf32>
      }
      %323 = arith.mulf %290, %c27 : f32
      %324 = wave.exp2 %323 : f32
      %325 = arith.addf %c26, %324 : f32
      %326 = arith.divf %290, %325 : f32
      %327 = arith.mulf %326, %298 : f32
      %328 = arith.mulf %327, %315 : f32
      %329 = arith.truncf %328 : f32 to f16
      %330 = arith.muli %276, %outputFeatures : index
      %331 = arith.muli %0, %c9 : index
      %332 = arith.addi %330, %331 : index
      %333 = wave.lane
      %334 = arith.remui %333, %c9 : index
      %335 = arith.addi %332, %334 : index
      memref.store %329, %out[%335] : memref<?xf16>
    }
    %336 = vector.extract %223#0[1] : f32 from vector<8xf32>
    %337 = vector.extract %223#1[1] : f32 from vector<8xf32>
    %338 = wave.lane
    %339 = arith.muli %c3, %c4 : index
    %340 = arith.divui %338, %c9 : index
    %341 = arith.addi %339, %340 : index
    %342 = arith.cmpi slt, %341, %13 : index
    scf.if %342 {
      %343 = arith.addi %pairsAt, %10 : index
      %344 = arith.subi %13, %c3 : index
      %345 = arith.minsi %341, %344 : index
      %346 = arith.addi %343, %345 : index
      %347 = memref.load %groups[%346] : memref<?xi32>
      %348 = arith.index_cast %347 : i32 to index
      %349 = arith.divui %348, %rowDivisor : index
      %350 = arith.cmpi eq, %hasFactors, %c3 : index
      %351 = arith.muli %349, %c4 : index
      %352 = memref.load %factors[%351] : memref<?xf32>
      %353 = arith.mulf %352, %operandScale : f32
      %354 = arith.select %350, %353, %operandScale : f32
      %355 = arith.remui %338, %c9 : index
      %356 = arith.muli %355, %c2 : index
      %357 = arith.addi %22, %356 : index
      %358 = vector.load %w[%357] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %359 = vector.bitcast %358 : vector<4xi8> to vector<1xf32>
      %360 = vector.extract %359[0] : f32 from vector<1xf32>
      %361 = arith.mulf %360, %354 : f32
      %362 = arith.mulf %336, %361 : f32
      %363 = arith.remui %338, %c9 : index
      %364 = arith.muli %363, %c2 : index
      %365 = arith.addi %24, %364 : index
      %366 = vector.load %w[%365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %367 = vector.bitcast %366 : vector<4xi8> to vector<1xf32>
      %368 = vector.extract %367[0] : f32 from vector<1xf32>
      %369 = arith.mulf %368, %354 : f32
      %370 = arith.mulf %337, %369 : f32
      %371 = arith.divui %348, %rowDivisor : index
      %372 = arith.addi %22, %c21 : index
      %373 = vector.load %w[%372] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %374 = vector.bitcast %373 : vector<4xi8> to vector<1xf32>
      %375 = vector.extract %374[0] : f32 from vector<1xf32>
      %376 = arith.muli %371, %c4 : index
      %377 = arith.addi %376, %c3 : index
      %378 = memref.load %factors[%377] : memref<?xf32>
      %379 = arith.mulf %378, %375 : f32
      %380 = arith.bitcast %379 : f32 to i32
      %381 = arith.shrui %380, %c22 : i32
      %382 = arith.maxsi %381, %c23 : i32
      %383 = arith.subi %c24, %382 : i32
      %384 = arith.shli %383, %c22 : i32
      %385 = arith.subi %382, %c25 : i32
      %386 = arith.shli %385, %c22 : i32
      %387 = arith.bitcast %384 : i32 to f32
      %388 = arith.bitcast %386 : i32 to f32
      %389 = arith.cmpi eq, %0, %c1 : index
      %390 = wave.lane
      %391 = arith.remui %390, %c9 : index
      %392 = arith.cmpi eq, %391, %c1 : index
      %393 = arith.andi %389, %392 : i1
      scf.if %393 {
        %394 = arith.muli %348, %c4 : index
        memref.store %388, %out_factors[%394] : memref<?xf32>
      }
      %395 = arith.mulf %362, %c27 : f32
      %396 = wave.exp2 %395 : f32
      %397 = arith.addf %c26, %396 : f32
      %398 = arith.divf %362, %397 : f32
      %399 = arith.mulf %398, %370 : f32
      %400 = arith.mulf %399, %387 : f32
      %401 = arith.truncf %400 : f32 to f16
      %402 = arith.muli %348, %outputFeatures : index
      %403 = arith.muli %0, %c9 : index
      %404 = arith.addi %402, %403 : index
      %405 = wave.lane
      %406 = arith.remui %405, %c9 : index
      %407 = arith.addi %404, %406 : index
      memref.store %401, %out[%407] : memref<?xf16>
    }
    %408 = vector.extract %223#0[2] : f32 from vector<8xf32>
    %409 = vector.extract %223#1[2] : f32 from vector<8xf32>
    %410 = wave.lane
    %411 = arith.muli %c4, %c4 : index
    %412 = arith.divui %410, %c9 : index
    %413 = arith.addi %411, %412 : index
    %414 = arith.cmpi slt, %413, %13 : index
    scf.if %414 {
      %415 = arith.addi %pairsAt, %10 : index
      %416 = arith.subi %13, %c3 : index
      %417 = arith.minsi %413, %416 : index
      %418 = arith.addi %415, %417 : index
      %419 = memref.load %groups[%418] : memref<?xi32>
      %420 = arith.index_cast %419 : i32 to index
      %421 = arith.divui %420, %rowDivisor : index
      %422 = arith.cmpi eq, %hasFactors, %c3 : index
      %423 = arith.muli %421, %c4 : index
      %424 = memref.load %factors[%423] : memref<?xf32>
      %425 = arith.mulf %424, %operandScale : f32
      %426 = arith.select %422, %425, %operandScale : f32
      %427 = arith.remui %410, %c9 : index
      %428 = arith.muli %427, %c2 : index
      %429 = arith.addi %22, %428 : index
      %430 = vector.load %w[%429] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %431 = vector.bitcast %430 : vector<4xi8> to vector<1xf32>
      %432 = vector.extract %431[0] : f32 from vector<1xf32>
      %433 = arith.mulf %432, %426 : f32
      %434 = arith.mulf %408, %433 : f32
      %435 = arith.remui %410, %c9 : index
      %436 = arith.muli %435, %c2 : index
      %437 = arith.addi %24, %436 : index
      %438 = vector.load %w[%437] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %439 = vector.bitcast %438 : vector<4xi8> to vector<1xf32>
      %440 = vector.extract %439[0] : f32 from vector<1xf32>
      %441 = arith.mulf %440, %426 : f32
      %442 = arith.mulf %409, %441 : f32
      %443 = arith.divui %420, %rowDivisor : index
      %444 = arith.addi %22, %c21 : index
      %445 = vector.load %w[%444] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %446 = vector.bitcast %445 : vector<4xi8> to vector<1xf32>
      %447 = vector.extract %446[0] : f32 from vector<1xf32>
      %448 = arith.muli %443, %c4 : index
      %449 = arith.addi %448, %c3 : index
      %450 = memref.load %factors[%449] : memref<?xf32>
      %451 = arith.mulf %450, %447 : f32
      %452 = arith.bitcast %451 : f32 to i32
      %453 = arith.shrui %452, %c22 : i32
      %454 = arith.maxsi %453, %c23 : i32
      %455 = arith.subi %c24, %454 : i32
      %456 = arith.shli %455, %c22 : i32
      %457 = arith.subi %454, %c25 : i32
      %458 = arith.shli %457, %c22 : i32
      %459 = arith.bitcast %456 : i32 to f32
      %460 = arith.bitcast %458 : i32 to f32
      %461 = arith.cmpi eq, %0, %c1 : index
      %462 = wave.lane
      %463 = arith.remui %462, %c9 : index
      %464 = arith.cmpi eq, %463, %c1 : index
      %465 = arith.andi %461, %464 : i1
      scf.if %465 {
        %466 = arith.muli %420, %c4 : index
        memref.store %460, %out_factors[%466] : memref<?xf32>
      }
      %467 = arith.mulf %434, %c27 : f32
      %468 = wave.exp2 %467 : f32
      %469 = arith.addf %c26, %468 : f32
      %470 = arith.divf %434, %469 : f32
      %471 = arith.mulf %470, %442 : f32
      %472 = arith.mulf %471, %459 : f32
      %473 = arith.truncf %472 : f32 to f16
      %474 = arith.muli %420, %outputFeatures : index
      %475 = arith.muli %0, %c9 : index
      %476 = arith.addi %474, %475 : index
      %477 = wave.lane
      %478 = arith.remui %477, %c9 : index
      %479 = arith.addi %476, %478 : index
      memref.store %473, %out[%479] : memref<?xf16>
    }
    %480 = vector.extract %223#0[3] : f32 from vector<8xf32>
    %481 = vector.extract %223#1[3] : f32 from vector<8xf32>
    %482 = wave.lane
    %483 = arith.muli %c18, %c4 : index
    %484 = arith.divui %482, %c9 : index
    %485 = arith.addi %483, %484 : index
    %486 = arith.cmpi slt, %485, %13 : index
    scf.if %486 {
      %487 = arith.addi %pairsAt, %10 : index
      %488 = arith.subi %13, %c3 : index
      %489 = arith.minsi %485, %488 : index
      %490 = arith.addi %487, %489 : index
      %491 = memref.load %groups[%490] : memref<?xi32>
      %492 = arith.index_cast %491 : i32 to index
      %493 = arith.divui %492, %rowDivisor : index
      %494 = arith.cmpi eq, %hasFactors, %c3 : index
      %495 = arith.muli %493, %c4 : index
      %496 = memref.load %factors[%495] : memref<?xf32>
      %497 = arith.mulf %496, %operandScale : f32
      %498 = arith.select %494, %497, %operandScale : f32
      %499 = arith.remui %482, %c9 : index
      %500 = arith.muli %499, %c2 : index
      %501 = arith.addi %22, %500 : index
      %502 = vector.load %w[%501] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %503 = vector.bitcast %502 : vector<4xi8> to vector<1xf32>
      %504 = vector.extract %503[0] : f32 from vector<1xf32>
      %505 = arith.mulf %504, %498 : f32
      %506 = arith.mulf %480, %505 : f32
      %507 = arith.remui %482, %c9 : index
      %508 = arith.muli %507, %c2 : index
      %509 = arith.addi %24, %508 : index
      %510 = vector.load %w[%509] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %511 = vector.bitcast %510 : vector<4xi8> to vector<1xf32>
      %512 = vector.extract %511[0] : f32 from vector<1xf32>
      %513 = arith.mulf %512, %498 : f32
      %514 = arith.mulf %481, %513 : f32
      %515 = arith.divui %492, %rowDivisor : index
      %516 = arith.addi %22, %c21 : index
      %517 = vector.load %w[%516] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %518 = vector.bitcast %517 : vector<4xi8> to vector<1xf32>
      %519 = vector.extract %518[0] : f32 from vector<1xf32>
      %520 = arith.muli %515, %c4 : index
      %521 = arith.addi %520, %c3 : index
      %522 = memref.load %factors[%521] : memref<?xf32>
      %523 = arith.mulf %522, %519 : f32
      %524 = arith.bitcast %523 : f32 to i32
      %525 = arith.shrui %524, %c22 : i32
      %526 = arith.maxsi %525, %c23 : i32
      %527 = arith.subi %c24, %526 : i32
      %528 = arith.shli %527, %c22 : i32
      %529 = arith.subi %526, %c25 : i32
      %530 = arith.shli %529, %c22 : i32
      %531 = arith.bitcast %528 : i32 to f32
      %532 = arith.bitcast %530 : i32 to f32
      %533 = arith.cmpi eq, %0, %c1 : index
      %534 = wave.lane
      %535 = arith.remui %534, %c9 : index
      %536 = arith.cmpi eq, %535, %c1 : index
      %537 = arith.andi %533, %536 : i1
      scf.if %537 {
        %538 = arith.muli %492, %c4 : index
        memref.store %532, %out_factors[%538] : memref<?xf32>
      }
      %539 = arith.mulf %506, %c27 : f32
      %540 = wave.exp2 %539 : f32
      %541 = arith.addf %c26, %540 : f32
      %542 = arith.divf %506, %541 : f32
      %543 = arith.mulf %542, %514 : f32
      %544 = arith.mulf %543, %531 : f32
      %545 = arith.truncf %544 : f32 to f16
      %546 = arith.muli %492, %outputFeatures : index
      %547 = arith.muli %0, %c9 : index
      %548 = arith.addi %546, %547 : index
      %549 = wave.lane
      %550 = arith.remui %549, %c9 : index
      %551 = arith.addi %548, %550 : index
      memref.store %545, %out[%551] : memref<?xf16>
    }
    %552 = vector.extract %223#0[4] : f32 from vector<8xf32>
    %553 = vector.extract %223#1[4] : f32 from vector<8xf32>
    %554 = wave.lane
    %555 = arith.muli %c2, %c4 : index
    %556 = arith.divui %554, %c9 : index
    %557 = arith.addi %555, %556 : index
    %558 = arith.cmpi slt, %557, %13 : index
    scf.if %558 {
      %559 = arith.addi %pairsAt, %10 : index
      %560 = arith.subi %13, %c3 : index
      %561 = arith.minsi %557, %560 : index
      %562 = arith.addi %559, %561 : index
      %563 = memref.load %groups[%562] : memref<?xi32>
      %564 = arith.index_cast %563 : i32 to index
      %565 = arith.divui %564, %rowDivisor : index
      %566 = arith.cmpi eq, %hasFactors, %c3 : index
      %567 = arith.muli %565, %c4 : index
      %568 = memref.load %factors[%567] : memref<?xf32>
      %569 = arith.mulf %568, %operandScale : f32
      %570 = arith.select %566, %569, %operandScale : f32
      %571 = arith.remui %554, %c9 : index
      %572 = arith.muli %571, %c2 : index
      %573 = arith.addi %22, %572 : index
      %574 = vector.load %w[%573] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %575 = vector.bitcast %574 : vector<4xi8> to vector<1xf32>
      %576 = vector.extract %575[0] : f32 from vector<1xf32>
      %577 = arith.mulf %576, %570 : f32
      %578 = arith.mulf %552, %577 : f32
      %579 = arith.remui %554, %c9 : index
      %580 = arith.muli %579, %c2 : index
      %581 = arith.addi %24, %580 : index
      %582 = vector.load %w[%581] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %583 = vector.bitcast %582 : vector<4xi8> to vector<1xf32>
      %584 = vector.extract %583[0] : f32 from vector<1xf32>
      %585 = arith.mulf %584, %570 : f32
      %586 = arith.mulf %553, %585 : f32
      %587 = arith.divui %564, %rowDivisor : index
      %588 = arith.addi %22, %c21 : index
      %589 = vector.load %w[%588] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %590 = vector.bitcast %589 : vector<4xi8> to vector<1xf32>
      %591 = vector.extract %590[0] : f32 from vector<1xf32>
      %592 = arith.muli %587, %c4 : index
      %593 = arith.addi %592, %c3 : index
      %594 = memref.load %factors[%593] : memref<?xf32>
      %595 = arith.mulf %594, %591 : f32
      %596 = arith.bitcast %595 : f32 to i32
      %597 = arith.shrui %596, %c22 : i32
      %598 = arith.maxsi %597, %c23 : i32
      %599 = arith.subi %c24, %598 : i32
      %600 = arith.shli %599, %c22 : i32
      %601 = arith.subi %598, %c25 : i32
      %602 = arith.shli %601, %c22 : i32
      %603 = arith.bitcast %600 : i32 to f32
      %604 = arith.bitcast %602 : i32 to f32
      %605 = arith.cmpi eq, %0, %c1 : index
      %606 = wave.lane
      %607 = arith.remui %606, %c9 : index
      %608 = arith.cmpi eq, %607, %c1 : index
      %609 = arith.andi %605, %608 : i1
      scf.if %609 {
        %610 = arith.muli %564, %c4 : index
        memref.store %604, %out_factors[%610] : memref<?xf32>
      }
      %611 = arith.mulf %578, %c27 : f32
      %612 = wave.exp2 %611 : f32
      %613 = arith.addf %c26, %612 : f32
      %614 = arith.divf %578, %613 : f32
      %615 = arith.mulf %614, %586 : f32
      %616 = arith.mulf %615, %603 : f32
      %617 = arith.truncf %616 : f32 to f16
      %618 = arith.muli %564, %outputFeatures : index
      %619 = arith.muli %0, %c9 : index
      %620 = arith.addi %618, %619 : index
      %621 = wave.lane
      %622 = arith.remui %621, %c9 : index
      %623 = arith.addi %620, %622 : index
      memref.store %617, %out[%623] : memref<?xf16>
    }
    %624 = vector.extract %223#0[5] : f32 from vector<8xf32>
    %625 = vector.extract %223#1[5] : f32 from vector<8xf32>
    %626 = wave.lane
    %627 = arith.muli %c29, %c4 : index
    %628 = arith.divui %626, %c9 : index
    %629 = arith.addi %627, %628 : index
    %630 = arith.cmpi slt, %629, %13 : index
    scf.if %630 {
      %631 = arith.addi %pairsAt, %10 : index
      %632 = arith.subi %13, %c3 : index
      %633 = arith.minsi %629, %632 : index
      %634 = arith.addi %631, %633 : index
      %635 = memref.load %groups[%634] : memref<?xi32>
      %636 = arith.index_cast %635 : i32 to index
      %637 = arith.divui %636, %rowDivisor : index
      %638 = arith.cmpi eq, %hasFactors, %c3 : index
      %639 = arith.muli %637, %c4 : index
      %640 = memref.load %factors[%639] : memref<?xf32>
      %641 = arith.mulf %640, %operandScale : f32
      %642 = arith.select %638, %641, %operandScale : f32
      %643 = arith.remui %626, %c9 : index
      %644 = arith.muli %643, %c2 : index
      %645 = arith.addi %22, %644 : index
      %646 = vector.load %w[%645] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %647 = vector.bitcast %646 : vector<4xi8> to vector<1xf32>
      %648 = vector.extract %647[0] : f32 from vector<1xf32>
      %649 = arith.mulf %648, %642 : f32
      %650 = arith.mulf %624, %649 : f32
      %651 = arith.remui %626, %c9 : index
      %652 = arith.muli %651, %c2 : index
      %653 = arith.addi %24, %652 : index
      %654 = vector.load %w[%653] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %655 = vector.bitcast %654 : vector<4xi8> to vector<1xf32>
      %656 = vector.extract %655[0] : f32 from vector<1xf32>
      %657 = arith.mulf %656, %642 : f32
      %658 = arith.mulf %625, %657 : f32
      %659 = arith.divui %636, %rowDivisor : index
      %660 = arith.addi %22, %c21 : index
      %661 = vector.load %w[%660] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %662 = vector.bitcast %661 : vector<4xi8> to vector<1xf32>
      %663 = vector.extract %662[0] : f32 from vector<1xf32>
      %664 = arith.muli %659, %c4 : index
      %665 = arith.addi %664, %c3 : index
      %666 = memref.load %factors[%665] : memref<?xf32>
      %667 = arith.mulf %666, %663 : f32
      %668 = arith.bitcast %667 : f32 to i32
      %669 = arith.shrui %668, %c22 : i32
      %670 = arith.maxsi %669, %c23 : i32
      %671 = arith.subi %c24, %670 : i32
      %672 = arith.shli %671, %c22 : i32
      %673 = arith.subi %670, %c25 : i32
      %674 = arith.shli %673, %c22 : i32
      %675 = arith.bitcast %672 : i32 to f32
      %676 = arith.bitcast %674 : i32 to f32
      %677 = arith.cmpi eq, %0, %c1 : index
      %678 = wave.lane
      %679 = arith.remui %678, %c9 : index
      %680 = arith.cmpi eq, %679, %c1 : index
      %681 = arith.andi %677, %680 : i1
      scf.if %681 {
        %682 = arith.muli %636, %c4 : index
        memref.store %676, %out_factors[%682] : memref<?xf32>
      }
      %683 = arith.mulf %650, %c27 : f32
      %684 = wave.exp2 %683 : f32
      %685 = arith.addf %c26, %684 : f32
      %686 = arith.divf %650, %685 : f32
      %687 = arith.mulf %686, %658 : f32
      %688 = arith.mulf %687, %675 : f32
      %689 = arith.truncf %688 : f32 to f16
      %690 = arith.muli %636, %outputFeatures : index
      %691 = arith.muli %0, %c9 : index
      %692 = arith.addi %690, %691 : index
      %693 = wave.lane
      %694 = arith.remui %693, %c9 : index
      %695 = arith.addi %692, %694 : index
      memref.store %689, %out[%695] : memref<?xf16>
    }
    %696 = vector.extract %223#0[6] : f32 from vector<8xf32>
    %697 = vector.extract %223#1[6] : f32 from vector<8xf32>
    %698 = wave.lane
    %699 = arith.muli %c30, %c4 : index
    %700 = arith.divui %698, %c9 : index
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
      %711 = arith.muli %709, %c4 : index
      %712 = memref.load %factors[%711] : memref<?xf32>
      %713 = arith.mulf %712, %operandScale : f32
      %714 = arith.select %710, %713, %operandScale : f32
      %715 = arith.remui %698, %c9 : index
      %716 = arith.muli %715, %c2 : index
      %717 = arith.addi %22, %716 : index
      %718 = vector.load %w[%717] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %719 = vector.bitcast %718 : vector<4xi8> to vector<1xf32>
      %720 = vector.extract %719[0] : f32 from vector<1xf32>
      %721 = arith.mulf %720, %714 : f32
      %722 = arith.mulf %696, %721 : f32
      %723 = arith.remui %698, %c9 : index
      %724 = arith.muli %723, %c2 : index
      %725 = arith.addi %24, %724 : index
      %726 = vector.load %w[%725] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %727 = vector.bitcast %726 : vector<4xi8> to vector<1xf32>
      %728 = vector.extract %727[0] : f32 from vector<1xf32>
      %729 = arith.mulf %728, %714 : f32
      %730 = arith.mulf %697, %729 : f32
      %731 = arith.divui %708, %rowDivisor : index
      %732 = arith.addi %22, %c21 : index
      %733 = vector.load %w[%732] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %734 = vector.bitcast %733 : vector<4xi8> to vector<1xf32>
      %735 = vector.extract %734[0] : f32 from vector<1xf32>
      %736 = arith.muli %731, %c4 : index
      %737 = arith.addi %736, %c3 : index
      %738 = memref.load %factors[%737] : memref<?xf32>
      %739 = arith.mulf %738, %735 : f32
      %740 = arith.bitcast %739 : f32 to i32
      %741 = arith.shrui %740, %c22 : i32
      %742 = arith.maxsi %741, %c23 : i32
      %743 = arith.subi %c24, %742 : i32
      %744 = arith.shli %743, %c22 : i32
      %745 = arith.subi %742, %c25 : i32
      %746 = arith.shli %745, %c22 : i32
      %747 = arith.bitcast %744 : i32 to f32
      %748 = arith.bitcast %746 : i32 to f32
      %749 = arith.cmpi eq, %0, %c1 : index
      %750 = wave.lane
      %751 = arith.remui %750, %c9 : index
      %752 = arith.cmpi eq, %751, %c1 : index
      %753 = arith.andi %749, %752 : i1
      scf.if %753 {
        %754 = arith.muli %708, %c4 : index
        memref.store %748, %out_factors[%754] : memref<?xf32>
      }
      %755 = arith.mulf %722, %c27 : f32
      %756 = wave.exp2 %755 : f32
      %757 = arith.addf %c26, %756 : f32
      %758 = arith.divf %722, %757 : f32
      %759 = arith.mulf %758, %730 : f32
      %760 = arith.mulf %759, %747 : f32
      %761 = arith.truncf %760 : f32 to f16
      %762 = arith.muli %708, %outputFeatures : index
      %763 = arith.muli %0, %c9 : index
      %764 = arith.addi %762, %763 : index
      %765 = wave.lane
      %766 = arith.remui %765, %c9 : index
      %767 = arith.addi %764, %766 : index
      memref.store %761, %out[%767] : memref<?xf16>
    }
    %768 = vector.extract %223#0[7] : f32 from vector<8xf32>
    %769 = vector.extract %223#1[7] : f32 from vector<8xf32>
    %770 = wave.lane
    %771 = arith.muli %c31, %c4 : index
    %772 = arith.divui %770, %c9 : index
    %773 = arith.addi %771, %772 : index
    %774 = arith.cmpi slt, %773, %13 : index
    scf.if %774 {
      %775 = arith.addi %pairsAt, %10 : index
      %776 = arith.subi %13, %c3 : index
      %777 = arith.minsi %773, %776 : index
      %778 = arith.addi %775, %777 : index
      %779 = memref.load %groups[%778] : memref<?xi32>
      %780 = arith.index_cast %779 : i32 to index
      %781 = arith.divui %780, %rowDivisor : index
      %782 = arith.cmpi eq, %hasFactors, %c3 : index
      %783 = arith.muli %781, %c4 : index
      %784 = memref.load %factors[%783] : memref<?xf32>
      %785 = arith.mulf %784, %operandScale : f32
      %786 = arith.select %782, %785, %operandScale : f32
      %787 = arith.remui %770, %c9 : index
      %788 = arith.muli %787, %c2 : index
      %789 = arith.addi %22, %788 : index
      %790 = vector.load %w[%789] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %791 = vector.bitcast %790 : vector<4xi8> to vector<1xf32>
      %792 = vector.extract %791[0] : f32 from vector<1xf32>
      %793 = arith.mulf %792, %786 : f32
      %794 = arith.mulf %768, %793 : f32
      %795 = arith.remui %770, %c9 : index
      %796 = arith.muli %795, %c2 : index
      %797 = arith.addi %24, %796 : index
      %798 = vector.load %w[%797] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %799 = vector.bitcast %798 : vector<4xi8> to vector<1xf32>
      %800 = vector.extract %799[0] : f32 from vector<1xf32>
      %801 = arith.mulf %800, %786 : f32
      %802 = arith.mulf %769, %801 : f32
      %803 = arith.divui %780, %rowDivisor : index
      %804 = arith.addi %22, %c21 : index
      %805 = vector.load %w[%804] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %806 = vector.bitcast %805 : vector<4xi8> to vector<1xf32>
      %807 = vector.extract %806[0] : f32 from vector<1xf32>
      %808 = arith.muli %803, %c4 : index
      %809 = arith.addi %808, %c3 : index
      %810 = memref.load %factors[%809] : memref<?xf32>
      %811 = arith.mulf %810, %807 : f32
      %812 = arith.bitcast %811 : f32 to i32
      %813 = arith.shrui %812, %c22 : i32
      %814 = arith.maxsi %813, %c23 : i32
      %815 = arith.subi %c24, %814 : i32
      %816 = arith.shli %815, %c22 : i32
      %817 = arith.subi %814, %c25 : i32
      %818 = arith.shli %817, %c22 : i32
      %819 = arith.bitcast %816 : i32 to f32
      %820 = arith.bitcast %818 : i32 to f32
      %821 = arith.cmpi eq, %0, %c1 : index
      %822 = wave.lane
      %823 = arith.remui %822, %c9 : index
      %824 = arith.cmpi eq, %823, %c1 : index
      %825 = arith.andi %821, %824 : i1
      scf.if %825 {
        %826 = arith.muli %780, %c4 : index
        memref.store %820, %out_factors[%826] : memref<?xf32>
      }
      %827 = arith.mulf %794, %c27 : f32
      %828 = wave.exp2 %827 : f32
      %829 = arith.addf %c26, %828 : f32
      %830 = arith.divf %794, %829 : f32
      %831 = arith.mulf %830, %802 : f32
      %832 = arith.mulf %831, %819 : f32
      %833 = arith.truncf %832 : f32 to f16
      %834 = arith.muli %780, %outputFeatures : index
      %835 = arith.muli %0, %c9 : index
      %836 = arith.addi %834, %835 : index
      %837 = wave.lane
      %838 = arith.remui %837, %c9 : index
      %839 = arith.addi %836, %838 : index
      memref.store %833, %out[%839] : memref<?xf16>
    }
  }
  wave.return
}
