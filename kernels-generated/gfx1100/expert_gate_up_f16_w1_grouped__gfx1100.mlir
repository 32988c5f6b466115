// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='f16', waves=1, grouped=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_gate_up_f16_w1_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf16>) {
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
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 0xBFB8AA3B : f32
  %c23 = arith.constant 0x477FE000 : f32
  %c24 = arith.constant 0xC77FE000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %c26 = arith.constant 5 : index
  %c27 = arith.constant 6 : index
  %c28 = arith.constant 7 : index
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
      %297 = arith.addi %22, %c21 : index
      %298 = vector.load %w[%297] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %299 = vector.bitcast %298 : vector<4xi8> to vector<1xf32>
      %300 = vector.extract %299[0] : f32 from vector<1xf32>
      %301 = arith.mulf %288, %c22 : f32
      %302 = wave.exp2 %301 : f32
      %303 = arith.addf %c20, %302 : f32
      %304 = arith.divf %288, %303 : f32
      %305 = arith.mulf %304, %296 : f32
      %306 = arith.mulf %305, %300 : f32
      %307 = arith.minimumf %306, %c23 : f32
      %308 = arith.maximumf %307, %c24 : f32
      %309 = arith.truncf %308 : f32 to f16
      %310 = arith.muli %276, %outputFeatures : index
      %311 = arith.muli %0, %c9 : index
      %312 = arith.addi %310, %311 : index
      %313 = wave.lane
      %314 = arith.remui %313, %c9 : index
      %315 = arith.addi %312, %314 : index
      memref.store %309, %out[%315] : memref<?xf16>
    }
    %316 = vector.extract %223#0[1] : f32 from vector<8xf32>
    %317 = vector.extract %223#1[1] : f32 from vector<8xf32>
    %318 = wave.lane
    %319 = arith.muli %c3, %c4 : index
    %320 = arith.divui %318, %c9 : index
    %321 = arith.addi %319, %320 : index
    %322 = arith.cmpi slt, %321, %13 : index
    scf.if %322 {
      %323 = arith.addi %pairsAt, %10 : index
      %324 = arith.subi %13, %c3 : index
      %325 = arith.minsi %321, %324 : index
      %326 = arith.addi %323, %325 : index
      %327 = memref.load %groups[%326] : memref<?xi32>
      %328 = arith.index_cast %327 : i32 to index
      %329 = arith.divui %328, %rowDivisor : index
      %330 = arith.cmpi eq, %hasFactors, %c3 : index
      %331 = memref.load %factors[%329] : memref<?xf32>
      %332 = arith.select %330, %331, %c20 : f32
      %333 = arith.remui %318, %c9 : index
      %334 = arith.muli %333, %c2 : index
      %335 = arith.addi %22, %334 : index
      %336 = vector.load %w[%335] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %337 = vector.bitcast %336 : vector<4xi8> to vector<1xf32>
      %338 = vector.extract %337[0] : f32 from vector<1xf32>
      %339 = arith.mulf %338, %332 : f32
      %340 = arith.mulf %316, %339 : f32
      %341 = arith.remui %318, %c9 : index
      %342 = arith.muli %341, %c2 : index
      %343 = arith.addi %24, %342 : index
      %344 = vector.load %w[%343] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %345 = vector.bitcast %344 : vector<4xi8> to vector<1xf32>
      %346 = vector.extract %345[0] : f32 from vector<1xf32>
      %347 = arith.mulf %346, %332 : f32
      %348 = arith.mulf %317, %347 : f32
      %349 = arith.addi %22, %c21 : index
      %350 = vector.load %w[%349] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %351 = vector.bitcast %350 : vector<4xi8> to vector<1xf32>
      %352 = vector.extract %351[0] : f32 from vector<1xf32>
      %353 = arith.mulf %340, %c22 : f32
      %354 = wave.exp2 %353 : f32
      %355 = arith.addf %c20, %354 : f32
      %356 = arith.divf %340, %355 : f32
      %357 = arith.mulf %356, %348 : f32
      %358 = arith.mulf %357, %352 : f32
      %359 = arith.minimumf %358, %c23 : f32
      %360 = arith.maximumf %359, %c24 : f32
      %361 = arith.truncf %360 : f32 to f16
      %362 = arith.muli %328, %outputFeatures : index
      %363 = arith.muli %0, %c9 : index
      %364 = arith.addi %362, %363 : index
      %365 = wave.lane
      %366 = arith.remui %365, %c9 : index
      %367 = arith.addi %364, %366 : index
      memref.store %361, %out[%367] : memref<?xf16>
    }
    %368 = vector.extract %223#0[2] : f32 from vector<8xf32>
    %369 = vector.extract %223#1[2] : f32 from vector<8xf32>
    %370 = wave.lane
    %371 = arith.muli %c4, %c4 : index
    %372 = arith.divui %370, %c9 : index
    %373 = arith.addi %371, %372 : index
    %374 = arith.cmpi slt, %373, %13 : index
    scf.if %374 {
      %375 = arith.addi %pairsAt, %10 : index
      %376 = arith.subi %13, %c3 : index
      %377 = arith.minsi %373, %376 : index
      %378 = arith.addi %375, %377 : index
      %379 = memref.load %groups[%378] : memref<?xi32>
      %380 = arith.index_cast %379 : i32 to index
      %381 = arith.divui %380, %rowDivisor : index
      %382 = arith.cmpi eq, %hasFactors, %c3 : index
      %383 = memref.load %factors[%381] : memref<?xf32>
      %384 = arith.select %382, %383, %c20 : f32
      %385 = arith.remui %370, %c9 : index
      %386 = arith.muli %385, %c2 : index
      %387 = arith.addi %22, %386 : index
      %388 = vector.load %w[%387] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %389 = vector.bitcast %388 : vector<4xi8> to vector<1xf32>
      %390 = vector.extract %389[0] : f32 from vector<1xf32>
      %391 = arith.mulf %390, %384 : f32
      %392 = arith.mulf %368, %391 : f32
      %393 = arith.remui %370, %c9 : index
      %394 = arith.muli %393, %c2 : index
      %395 = arith.addi %24, %394 : index
      %396 = vector.load %w[%395] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %397 = vector.bitcast %396 : vector<4xi8> to vector<1xf32>
      %398 = vector.extract %397[0] : f32 from vector<1xf32>
      %399 = arith.mulf %398, %384 : f32
      %400 = arith.mulf %369, %399 : f32
      %401 = arith.addi %22, %c21 : index
      %402 = vector.load %w[%401] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %403 = vector.bitcast %402 : vector<4xi8> to vector<1xf32>
      %404 = vector.extract %403[0] : f32 from vector<1xf32>
      %405 = arith.mulf %392, %c22 : f32
      %406 = wave.exp2 %405 : f32
      %407 = arith.addf %c20, %406 : f32
      %408 = arith.divf %392, %407 : f32
      %409 = arith.mulf %408, %400 : f32
      %410 = arith.mulf %409, %404 : f32
      %411 = arith.minimumf %410, %c23 : f32
      %412 = arith.maximumf %411, %c24 : f32
      %413 = arith.truncf %412 : f32 to f16
      %414 = arith.muli %380, %outputFeatures : index
      %415 = arith.muli %0, %c9 : index
      %416 = arith.addi %414, %415 : index
      %417 = wave.lane
      %418 = arith.remui %417, %c9 : index
      %419 = arith.addi %416, %418 : index
      memref.store %413, %out[%419] : memref<?xf16>
    }
    %420 = vector.extract %223#0[3] : f32 from vector<8xf32>
    %421 = vector.extract %223#1[3] : f32 from vector<8xf32>
    %422 = wave.lane
    %423 = arith.muli %c18, %c4 : index
    %424 = arith.divui %422, %c9 : index
    %425 = arith.addi %423, %424 : index
    %426 = arith.cmpi slt, %425, %13 : index
    scf.if %426 {
      %427 = arith.addi %pairsAt, %10 : index
      %428 = arith.subi %13, %c3 : index
      %429 = arith.minsi %425, %428 : index
      %430 = arith.addi %427, %429 : index
      %431 = memref.load %groups[%430] : memref<?xi32>
      %432 = arith.index_cast %431 : i32 to index
      %433 = arith.divui %432, %rowDivisor : index
      %434 = arith.cmpi eq, %hasFactors, %c3 : index
      %435 = memref.load %factors[%433] : memref<?xf32>
      %436 = arith.select %434, %435, %c20 : f32
      %437 = arith.remui %422, %c9 : index
      %438 = arith.muli %437, %c2 : index
      %439 = arith.addi %22, %438 : index
      %440 = vector.load %w[%439] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %441 = vector.bitcast %440 : vector<4xi8> to vector<1xf32>
      %442 = vector.extract %441[0] : f32 from vector<1xf32>
      %443 = arith.mulf %442, %436 : f32
      %444 = arith.mulf %420, %443 : f32
      %445 = arith.remui %422, %c9 : index
      %446 = arith.muli %445, %c2 : index
      %447 = arith.addi %24, %446 : index
      %448 = vector.load %w[%447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %449 = vector.bitcast %448 : vector<4xi8> to vector<1xf32>
      %450 = vector.extract %449[0] : f32 from vector<1xf32>
      %451 = arith.mulf %450, %436 : f32
      %452 = arith.mulf %421, %451 : f32
      %453 = arith.addi %22, %c21 : index
      %454 = vector.load %w[%453] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %455 = vector.bitcast %454 : vector<4xi8> to vector<1xf32>
      %456 = vector.extract %455[0] : f32 from vector<1xf32>
      %457 = arith.mulf %444, %c22 : f32
      %458 = wave.exp2 %457 : f32
      %459 = arith.addf %c20, %458 : f32
      %460 = arith.divf %444, %459 : f32
      %461 = arith.mulf %460, %452 : f32
      %462 = arith.mulf %461, %456 : f32
      %463 = arith.minimumf %462, %c23 : f32
      %464 = arith.maximumf %463, %c24 : f32
      %465 = arith.truncf %464 : f32 to f16
      %466 = arith.muli %432, %outputFeatures : index
      %467 = arith.muli %0, %c9 : index
      %468 = arith.addi %466, %467 : index
      %469 = wave.lane
      %470 = arith.remui %469, %c9 : index
      %471 = arith.addi %468, %470 : index
      memref.store %465, %out[%471] : memref<?xf16>
    }
    %472 = vector.extract %223#0[4] : f32 from vector<8xf32>
    %473 = vector.extract %223#1[4] : f32 from vector<8xf32>
    %474 = wave.lane
    %475 = arith.muli %c2, %c4 : index
    %476 = arith.divui %474, %c9 : index
    %477 = arith.addi %475, %476 : index
    %478 = arith.cmpi slt, %477, %13 : index
    scf.if %478 {
      %479 = arith.addi %pairsAt, %10 : index
      %480 = arith.subi %13, %c3 : index
      %481 = arith.minsi %477, %480 : index
      %482 = arith.addi %479, %481 : index
      %483 = memref.load %groups[%482] : memref<?xi32>
      %484 = arith.index_cast %483 : i32 to index
      %485 = arith.divui %484, %rowDivisor : index
      %486 = arith.cmpi eq, %hasFactors, %c3 : index
      %487 = memref.load %factors[%485] : memref<?xf32>
      %488 = arith.select %486, %487, %c20 : f32
      %489 = arith.remui %474, %c9 : index
      %490 = arith.muli %489, %c2 : index
      %491 = arith.addi %22, %490 : index
      %492 = vector.load %w[%491] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %493 = vector.bitcast %492 : vector<4xi8> to vector<1xf32>
      %494 = vector.extract %493[0] : f32 from vector<1xf32>
      %495 = arith.mulf %494, %488 : f32
      %496 = arith.mulf %472, %495 : f32
      %497 = arith.remui %474, %c9 : index
      %498 = arith.muli %497, %c2 : index
      %499 = arith.addi %24, %498 : index
      %500 = vector.load %w[%499] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %501 = vector.bitcast %500 : vector<4xi8> to vector<1xf32>
      %502 = vector.extract %501[0] : f32 from vector<1xf32>
      %503 = arith.mulf %502, %488 : f32
      %504 = arith.mulf %473, %503 : f32
      %505 = arith.addi %22, %c21 : index
      %506 = vector.load %w[%505] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %507 = vector.bitcast %506 : vector<4xi8> to vector<1xf32>
      %508 = vector.extract %507[0] : f32 from vector<1xf32>
      %509 = arith.mulf %496, %c22 : f32
      %510 = wave.exp2 %509 : f32
      %511 = arith.addf %c20, %510 : f32
      %512 = arith.divf %496, %511 : f32
      %513 = arith.mulf %512, %504 : f32
      %514 = arith.mulf %513, %508 : f32
      %515 = arith.minimumf %514, %c23 : f32
      %516 = arith.maximumf %515, %c24 : f32
      %517 = arith.truncf %516 : f32 to f16
      %518 = arith.muli %484, %outputFeatures : index
      %519 = arith.muli %0, %c9 : index
      %520 = arith.addi %518, %519 : index
      %521 = wave.lane
      %522 = arith.remui %521, %c9 : index
      %523 = arith.addi %520, %522 : index
      memref.store %517, %out[%523] : memref<?xf16>
    }
    %524 = vector.extract %223#0[5] : f32 from vector<8xf32>
    %525 = vector.extract %223#1[5] : f32 from vector<8xf32>
    %526 = wave.lane
    %527 = arith.muli %c26, %c4 : index
    %528 = arith.divui %526, %c9 : index
    %529 = arith.addi %527, %528 : index
    %530 = arith.cmpi slt, %529, %13 : index
    scf.if %530 {
      %531 = arith.addi %pairsAt, %10 : index
      %532 = arith.subi %13, %c3 : index
      %533 = arith.minsi %529, %532 : index
      %534 = arith.addi %531, %533 : index
      %535 = memref.load %groups[%534] : memref<?xi32>
      %536 = arith.index_cast %535 : i32 to index
      %537 = arith.divui %536, %rowDivisor : index
      %538 = arith.cmpi eq, %hasFactors, %c3 : index
      %539 = memref.load %factors[%537] : memref<?xf32>
      %540 = arith.select %538, %539, %c20 : f32
      %541 = arith.remui %526, %c9 : index
      %542 = arith.muli %541, %c2 : index
      %543 = arith.addi %22, %542 : index
      %544 = vector.load %w[%543] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %545 = vector.bitcast %544 : vector<4xi8> to vector<1xf32>
      %546 = vector.extract %545[0] : f32 from vector<1xf32>
      %547 = arith.mulf %546, %540 : f32
      %548 = arith.mulf %524, %547 : f32
      %549 = arith.remui %526, %c9 : index
      %550 = arith.muli %549, %c2 : index
      %551 = arith.addi %24, %550 : index
      %552 = vector.load %w[%551] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %553 = vector.bitcast %552 : vector<4xi8> to vector<1xf32>
      %554 = vector.extract %553[0] : f32 from vector<1xf32>
      %555 = arith.mulf %554, %540 : f32
      %556 = arith.mulf %525, %555 : f32
      %557 = arith.addi %22, %c21 : index
      %558 = vector.load %w[%557] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %559 = vector.bitcast %558 : vector<4xi8> to vector<1xf32>
      %560 = vector.extract %559[0] : f32 from vector<1xf32>
      %561 = arith.mulf %548, %c22 : f32
      %562 = wave.exp2 %561 : f32
      %563 = arith.addf %c20, %562 : f32
      %564 = arith.divf %548, %563 : f32
      %565 = arith.mulf %564, %556 : f32
      %566 = arith.mulf %565, %560 : f32
      %567 = arith.minimumf %566, %c23 : f32
      %568 = arith.maximumf %567, %c24 : f32
      %569 = arith.truncf %568 : f32 to f16
      %570 = arith.muli %536, %outputFeatures : index
      %571 = arith.muli %0, %c9 : index
      %572 = arith.addi %570, %571 : index
      %573 = wave.lane
      %574 = arith.remui %573, %c9 : index
      %575 = arith.addi %572, %574 : index
      memref.store %569, %out[%575] : memref<?xf16>
    }
    %576 = vector.extract %223#0[6] : f32 from vector<8xf32>
    %577 = vector.extract %223#1[6] : f32 from vector<8xf32>
    %578 = wave.lane
    %579 = arith.muli %c27, %c4 : index
    %580 = arith.divui %578, %c9 : index
    %581 = arith.addi %579, %580 : index
    %582 = arith.cmpi slt, %581, %13 : index
    scf.if %582 {
      %583 = arith.addi %pairsAt, %10 : index
      %584 = arith.subi %13, %c3 : index
      %585 = arith.minsi %581, %584 : index
      %586 = arith.addi %583, %585 : index
      %587 = memref.load %groups[%586] : memref<?xi32>
      %588 = arith.index_cast %587 : i32 to index
      %589 = arith.divui %588, %rowDivisor : index
      %590 = arith.cmpi eq, %hasFactors, %c3 : index
      %591 = memref.load %factors[%589] : memref<?xf32>
      %592 = arith.select %590, %591, %c20 : f32
      %593 = arith.remui %578, %c9 : index
      %594 = arith.muli %593, %c2 : index
      %595 = arith.addi %22, %594 : index
      %596 = vector.load %w[%595] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %597 = vector.bitcast %596 : vector<4xi8> to vector<1xf32>
      %598 = vector.extract %597[0] : f32 from vector<1xf32>
      %599 = arith.mulf %598, %592 : f32
      %600 = arith.mulf %576, %599 : f32
      %601 = arith.remui %578, %c9 : index
      %602 = arith.muli %601, %c2 : index
      %603 = arith.addi %24, %602 : index
      %604 = vector.load %w[%603] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %605 = vector.bitcast %604 : vector<4xi8> to vector<1xf32>
      %606 = vector.extract %605[0] : f32 from vector<1xf32>
      %607 = arith.mulf %606, %592 : f32
      %608 = arith.mulf %577, %607 : f32
      %609 = arith.addi %22, %c21 : index
      %610 = vector.load %w[%609] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %611 = vector.bitcast %610 : vector<4xi8> to vector<1xf32>
      %612 = vector.extract %611[0] : f32 from vector<1xf32>
      %613 = arith.mulf %600, %c22 : f32
      %614 = wave.exp2 %613 : f32
      %615 = arith.addf %c20, %614 : f32
      %616 = arith.divf %600, %615 : f32
      %617 = arith.mulf %616, %608 : f32
      %618 = arith.mulf %617, %612 : f32
      %619 = arith.minimumf %618, %c23 : f32
      %620 = arith.maximumf %619, %c24 : f32
      %621 = arith.truncf %620 : f32 to f16
      %622 = arith.muli %588, %outputFeatures : index
      %623 = arith.muli %0, %c9 : index
      %624 = arith.addi %622, %623 : index
      %625 = wave.lane
      %626 = arith.remui %625, %c9 : index
      %627 = arith.addi %624, %626 : index
      memref.store %621, %out[%627] : memref<?xf16>
    }
    %628 = vector.extract %223#0[7] : f32 from vector<8xf32>
    %629 = vector.extract %223#1[7] : f32 from vector<8xf32>
    %630 = wave.lane
    %631 = arith.muli %c28, %c4 : index
    %632 = arith.divui %630, %c9 : index
    %633 = arith.addi %631, %632 : index
    %634 = arith.cmpi slt, %633, %13 : index
    scf.if %634 {
      %635 = arith.addi %pairsAt, %10 : index
      %636 = arith.subi %13, %c3 : index
      %637 = arith.minsi %633, %636 : index
      %638 = arith.addi %635, %637 : index
      %639 = memref.load %groups[%638] : memref<?xi32>
      %640 = arith.index_cast %639 : i32 to index
      %641 = arith.divui %640, %rowDivisor : index
      %642 = arith.cmpi eq, %hasFactors, %c3 : index
      %643 = memref.load %factors[%641] : memref<?xf32>
      %644 = arith.select %642, %643, %c20 : f32
      %645 = arith.remui %630, %c9 : index
      %646 = arith.muli %645, %c2 : index
      %647 = arith.addi %22, %646 : index
      %648 = vector.load %w[%647] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %649 = vector.bitcast %648 : vector<4xi8> to vector<1xf32>
      %650 = vector.extract %649[0] : f32 from vector<1xf32>
      %651 = arith.mulf %650, %644 : f32
      %652 = arith.mulf %628, %651 : f32
      %653 = arith.remui %630, %c9 : index
      %654 = arith.muli %653, %c2 : index
      %655 = arith.addi %24, %654 : index
      %656 = vector.load %w[%655] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %657 = vector.bitcast %656 : vector<4xi8> to vector<1xf32>
      %658 = vector.extract %657[0] : f32 from vector<1xf32>
      %659 = arith.mulf %658, %644 : f32
      %660 = arith.mulf %629, %659 : f32
      %661 = arith.addi %22, %c21 : index
      %662 = vector.load %w[%661] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %663 = vector.bitcast %662 : vector<4xi8> to vector<1xf32>
      %664 = vector.extract %663[0] : f32 from vector<1xf32>
      %665 = arith.mulf %652, %c22 : f32
      %666 = wave.exp2 %665 : f32
      %667 = arith.addf %c20, %666 : f32
      %668 = arith.divf %652, %667 : f32
      %669 = arith.mulf %668, %660 : f32
      %670 = arith.mulf %669, %664 : f32
      %671 = arith.minimumf %670, %c23 : f32
      %672 = arith.maximumf %671, %c24 : f32
      %673 = arith.truncf %672 : f32 to f16
      %674 = arith.muli %640, %outputFeatures : index
      %675 = arith.muli %0, %c9 : index
      %676 = arith.addi %674, %675 : index
      %677 = wave.lane
      %678 = arith.remui %677, %c9 : index
      %679 = arith.addi %676, %678 : index
      memref.store %673, %out[%679] : memref<?xf16>
    }
  }
  wave.return
}
