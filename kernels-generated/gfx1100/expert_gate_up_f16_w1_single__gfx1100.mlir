// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='f16', waves=1, grouped=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_gate_up_f16_w1_single__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 1 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %tileRows = wave.param "tileRows" : index
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 4 : index
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
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = memref.load %step[%c1] : memref<?xi32>
  %3 = arith.index_cast %2 : i32 to index
  %4 = arith.muli %3, %expertsPerToken : index
  %5 = arith.cmpi slt, %1, %4 : index
  %6 = wave.lane
  scf.if %5 {
    %7 = memref.load %ids[%1] : memref<?xi32>
    %8 = arith.index_cast %7 : i32 to index
    %9 = arith.muli %inputFeatures, %c3 : index
    %10 = arith.addi %9, %c4 : index
    %11 = arith.muli %8, %panelsPerExpert : index
    %12 = arith.muli %0, %c6 : index
    %13 = arith.addi %11, %12 : index
    %14 = arith.addi %13, %c1 : index
    %15 = arith.muli %14, %10 : index
    %16 = arith.addi %13, %c7 : index
    %17 = arith.muli %16, %10 : index
    %18 = arith.divui %1, %rowDivisor : index
    %19 = wave.scratch %inputFeatures : memref<?xf16>
    %20 = arith.divui %18, %tileRows : index
    %21 = arith.divui %inputFeatures, %c10 : index
    %22 = arith.muli %20, %21 : index
    %23 = arith.divui %c1, %c10 : index
    %24 = arith.addi %22, %23 : index
    %25 = arith.muli %24, %c6 : index
    %26 = arith.remui %c1, %c10 : index
    %27 = arith.divui %26, %c11 : index
    %28 = arith.addi %25, %27 : index
    %29 = arith.muli %tileRows, %c11 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.remui %18, %tileRows : index
    %32 = arith.muli %31, %c11 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.remui %c1, %c11 : index
    %35 = arith.addi %33, %34 : index
    %36 = arith.divui %inputFeatures, %c11 : index
    %37 = arith.muli %tileRows, %c11 : index
    %38 = wave.wave
    %39 = arith.muli %38, %c3 : index
    %40 = wave.lane
    %41 = arith.addi %39, %40 : index
    scf.for %42 = %41 to %36 step %c3 {
      %43 = arith.muli %42, %37 : index
      %44 = arith.addi %35, %43 : index
      %45 = vector.load %x[%44] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %46 = arith.muli %42, %c11 : index
      vector.store %45, %19[%46] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %47 = wave.wave
    %48 = arith.divui %inputFeatures, %c10 : index
    %49 = arith.muli %47, %stepsPerWave : index
    %50 = arith.minsi %49, %48 : index
    %51 = arith.addi %50, %stepsPerWave : index
    %52 = arith.minsi %51, %48 : index
    %53 = arith.cmpi eq, %wholeBlocks, %c7 : index
    %54 = arith.subi %52, %50 : index
    %55 = arith.divui %54, %c15 : index
    %56 = arith.muli %55, %c15 : index
    %57 = arith.addi %50, %56 : index
    %58 = arith.addi %50, %stepsPerWave : index
    %59 = arith.select %53, %58, %57 : index
    %63:2 = scf.for %60 = %50 to %59 step %c15 iter_args(%61 = %c12, %62 = %c12) -> (vector<8xf32>, vector<8xf32>) {
      %64 = wave.lane
      %65 = arith.addi %60, %c1 : index
      %66 = arith.addi %15, %c4 : index
      %67 = arith.muli %65, %c16 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.remui %64, %c10 : index
      %70 = arith.muli %69, %c10 : index
      %71 = arith.addi %68, %70 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<8xf16>
      %74 = arith.addi %71, %c17 : index
      %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %76 = vector.bitcast %75 : vector<16xi8> to vector<8xf16>
      %77 = vector.shuffle %73, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %78 = arith.addi %60, %c7 : index
      %79 = arith.addi %15, %c4 : index
      %80 = arith.muli %78, %c16 : index
      %81 = arith.addi %79, %80 : index
      %82 = arith.remui %64, %c10 : index
      %83 = arith.muli %82, %c10 : index
      %84 = arith.addi %81, %83 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<8xf16>
      %87 = arith.addi %84, %c17 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<8xf16>
      %90 = vector.shuffle %86, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %91 = arith.addi %60, %c6 : index
      %92 = arith.addi %15, %c4 : index
      %93 = arith.muli %91, %c16 : index
      %94 = arith.addi %92, %93 : index
      %95 = arith.remui %64, %c10 : index
      %96 = arith.muli %95, %c10 : index
      %97 = arith.addi %94, %96 : index
      %98 = vector.load %w[%97] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %99 = vector.bitcast %98 : vector<16xi8> to vector<8xf16>
      %100 = arith.addi %97, %c17 : index
      %101 = vector.load %w[%100] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %102 = vector.bitcast %101 : vector<16xi8> to vector<8xf16>
      %103 = vector.shuffle %99, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = arith.addi %60, %c18 : index
      %105 = arith.addi %15, %c4 : index
      %106 = arith.muli %104, %c16 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.remui %64, %c10 : index
      %109 = arith.muli %108, %c10 : index
      %110 = arith.addi %107, %109 : index
      %111 = vector.load %w[%110] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<8xf16>
      %113 = arith.addi %110, %c17 : index
      %114 = vector.load %w[%113] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %115 = vector.bitcast %114 : vector<16xi8> to vector<8xf16>
      %116 = vector.shuffle %112, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %117 = arith.addi %60, %c1 : index
      %118 = arith.addi %17, %c4 : index
      %119 = arith.muli %117, %c16 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.remui %64, %c10 : index
      %122 = arith.muli %121, %c10 : index
      %123 = arith.addi %120, %122 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<8xf16>
      %126 = arith.addi %123, %c17 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<8xf16>
      %129 = vector.shuffle %125, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = arith.addi %60, %c7 : index
      %131 = arith.addi %17, %c4 : index
      %132 = arith.muli %130, %c16 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.remui %64, %c10 : index
      %135 = arith.muli %134, %c10 : index
      %136 = arith.addi %133, %135 : index
      %137 = vector.load %w[%136] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %138 = vector.bitcast %137 : vector<16xi8> to vector<8xf16>
      %139 = arith.addi %136, %c17 : index
      %140 = vector.load %w[%139] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %141 = vector.bitcast %140 : vector<16xi8> to vector<8xf16>
      %142 = vector.shuffle %138, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = arith.addi %60, %c6 : index
      %144 = arith.addi %17, %c4 : index
      %145 = arith.muli %143, %c16 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.remui %64, %c10 : index
      %148 = arith.muli %147, %c10 : index
      %149 = arith.addi %146, %148 : index
      %150 = vector.load %w[%149] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %151 = vector.bitcast %150 : vector<16xi8> to vector<8xf16>
      %152 = arith.addi %149, %c17 : index
      %153 = vector.load %w[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %154 = vector.bitcast %153 : vector<16xi8> to vector<8xf16>
      %155 = vector.shuffle %151, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %156 = arith.addi %60, %c18 : index
      %157 = arith.addi %17, %c4 : index
      %158 = arith.muli %156, %c16 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.remui %64, %c10 : index
      %161 = arith.muli %160, %c10 : index
      %162 = arith.addi %159, %161 : index
      %163 = vector.load %w[%162] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %164 = vector.bitcast %163 : vector<16xi8> to vector<8xf16>
      %165 = arith.addi %162, %c17 : index
      %166 = vector.load %w[%165] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %167 = vector.bitcast %166 : vector<16xi8> to vector<8xf16>
      %168 = vector.shuffle %164, %167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = arith.muli %60, %c7 : index
      %170 = arith.addi %169, %c1 : index
      %171 = arith.muli %c7, %c10 : index
      %172 = arith.muli %170, %171 : index
      %173 = arith.addi %c1, %172 : index
      %174 = vector.load %19[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = arith.muli %c7, %c11 : index
      %176 = arith.addi %173, %175 : index
      %177 = vector.load %19[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = vector.shuffle %174, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %179 = wave.mma %178, %77, %61 : vector<16xf16>, vector<8xf32>
      %180 = wave.mma %178, %129, %62 : vector<16xf16>, vector<8xf32>
      %181 = arith.muli %60, %c7 : index
      %182 = arith.addi %181, %c7 : index
      %183 = arith.muli %c7, %c10 : index
      %184 = arith.muli %182, %183 : index
      %185 = arith.addi %c1, %184 : index
      %186 = vector.load %19[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = arith.muli %c7, %c11 : index
      %188 = arith.addi %185, %187 : index
      %189 = vector.load %19[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = vector.shuffle %186, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %191 = wave.mma %190, %90, %179 : vector<16xf16>, vector<8xf32>
      %192 = wave.mma %190, %142, %180 : vector<16xf16>, vector<8xf32>
      %193 = arith.muli %60, %c7 : index
      %194 = arith.addi %193, %c6 : index
      %195 = arith.muli %c7, %c10 : index
      %196 = arith.muli %194, %195 : index
      %197 = arith.addi %c1, %196 : index
      %198 = vector.load %19[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %199 = arith.muli %c7, %c11 : index
      %200 = arith.addi %197, %199 : index
      %201 = vector.load %19[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %202 = vector.shuffle %198, %201 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %203 = wave.mma %202, %103, %191 : vector<16xf16>, vector<8xf32>
      %204 = wave.mma %202, %155, %192 : vector<16xf16>, vector<8xf32>
      %205 = arith.muli %60, %c7 : index
      %206 = arith.addi %205, %c18 : index
      %207 = arith.muli %c7, %c10 : index
      %208 = arith.muli %206, %207 : index
      %209 = arith.addi %c1, %208 : index
      %210 = vector.load %19[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %211 = arith.muli %c7, %c11 : index
      %212 = arith.addi %209, %211 : index
      %213 = vector.load %19[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %214 = vector.shuffle %210, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %215 = wave.mma %214, %116, %203 : vector<16xf16>, vector<8xf32>
      %216 = wave.mma %214, %168, %204 : vector<16xf16>, vector<8xf32>
      scf.yield %215, %216 : vector<8xf32>, vector<8xf32>
    }
    %217 = arith.select %53, %59, %52 : index
    %221:2 = scf.for %218 = %59 to %217 step %c7 iter_args(%219 = %63#0, %220 = %63#1) -> (vector<8xf32>, vector<8xf32>) {
      %222 = wave.lane
      %223 = arith.addi %218, %c1 : index
      %224 = arith.addi %15, %c4 : index
      %225 = arith.muli %223, %c16 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.remui %222, %c10 : index
      %228 = arith.muli %227, %c10 : index
      %229 = arith.addi %226, %228 : index
      %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %231 = vector.bitcast %230 : vector<16xi8> to vector<8xf16>
      %232 = arith.addi %229, %c17 : index
      %233 = vector.load %w[%232] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %234 = vector.bitcast %233 : vector<16xi8> to vector<8xf16>
      %235 = vector.shuffle %231, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = arith.addi %218, %c1 : index
      %237 = arith.addi %17, %c4 : index
      %238 = arith.muli %236, %c16 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.remui %222, %c10 : index
      %241 = arith.muli %240, %c10 : index
      %242 = arith.addi %239, %241 : index
      %243 = vector.load %w[%242] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %244 = vector.bitcast %243 : vector<16xi8> to vector<8xf16>
      %245 = arith.addi %242, %c17 : index
      %246 = vector.load %w[%245] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %247 = vector.bitcast %246 : vector<16xi8> to vector<8xf16>
      %248 = vector.shuffle %244, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = arith.muli %218, %c7 : index
      %250 = arith.addi %249, %c1 : index
      %251 = arith.muli %c7, %c10 : index
      %252 = arith.muli %250, %251 : index
      %253 = arith.addi %c1, %252 : index
      %254 = vector.load %19[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = arith.muli %c7, %c11 : index
      %256 = arith.addi %253, %255 : index
      %257 = vector.load %19[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = vector.shuffle %254, %257 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %259 = wave.mma %258, %235, %219 : vector<16xf16>, vector<8xf32>
      %260 = wave.mma %258, %248, %220 : vector<16xf16>, vector<8xf32>
      scf.yield %259, %260 : vector<8xf32>, vector<8xf32>
    }
    %261 = wave.lane
    %262 = vector.extract %221#0[0] : f32 from vector<8xf32>
    %263 = vector.extract %221#1[0] : f32 from vector<8xf32>
    %264 = wave.lane
    %265 = arith.muli %c1, %c6 : index
    %266 = arith.divui %264, %c10 : index
    %267 = arith.addi %265, %266 : index
    %268 = arith.cmpi slt, %267, %c7 : index
    scf.if %268 {
      %269 = arith.divui %1, %rowDivisor : index
      %270 = arith.cmpi eq, %hasFactors, %c7 : index
      %271 = arith.muli %269, %c6 : index
      %272 = memref.load %factors[%271] : memref<?xf32>
      %273 = arith.mulf %272, %operandScale : f32
      %274 = arith.select %270, %273, %operandScale : f32
      %275 = arith.remui %264, %c10 : index
      %276 = arith.muli %275, %c15 : index
      %277 = arith.addi %15, %276 : index
      %278 = vector.load %w[%277] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %279 = vector.bitcast %278 : vector<4xi8> to vector<1xf32>
      %280 = vector.extract %279[0] : f32 from vector<1xf32>
      %281 = arith.mulf %280, %274 : f32
      %282 = arith.mulf %262, %281 : f32
      %283 = arith.remui %264, %c10 : index
      %284 = arith.muli %283, %c15 : index
      %285 = arith.addi %17, %284 : index
      %286 = vector.load %w[%285] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %287 = vector.bitcast %286 : vector<4xi8> to vector<1xf32>
      %288 = vector.extract %287[0] : f32 from vector<1xf32>
      %289 = arith.mulf %288, %274 : f32
      %290 = arith.mulf %263, %289 : f32
      %291 = arith.divui %1, %rowDivisor : index
      %292 = arith.addi %15, %c21 : index
      %293 = vector.load %w[%292] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %294 = vector.bitcast %293 : vector<4xi8> to vector<1xf32>
      %295 = vector.extract %294[0] : f32 from vector<1xf32>
      %296 = arith.muli %291, %c6 : index
      %297 = arith.addi %296, %c7 : index
      %298 = memref.load %factors[%297] : memref<?xf32>
      %299 = arith.mulf %298, %295 : f32
      %300 = arith.bitcast %299 : f32 to i32
      %301 = arith.shrui %300, %c22 : i32
      %302 = arith.maxsi %301, %c23 : i32
      %303 = arith.subi %c24, %302 : i32
      %304 = arith.shli %303, %c22 : i32
      %305 = arith.subi %302, %c25 : i32
      %306 = arith.shli %305, %c22 : i32
      %307 = arith.bitcast %304 : i32 to f32
      %308 = arith.bitcast %306 : i32 to f32
      %309 = arith.cmpi eq, %0, %c1 : index
      %310 = wave.lane
      %311 = arith.remui %310, %c10 : index
      %312 = arith.cmpi eq, %311, %c1 : index
      %313 = arith.andi %309, %312 : i1
      scf.if %313 {
        %314 = arith.muli %1, %c6 : index
        memref.store %308, %out_factors[%314] : memref<?xf32>
      }
      %315 = arith.mulf %282, %c27 : f32
      %316 = wave.exp2 %315 : f32
      %317 = arith.addf %c26, %316 : f32
      %318 = arith.divf %282, %317 : f32
      %319 = arith.mulf %318, %290 : f32
      %320 = arith.mulf %319, %307 : f32
      %321 = arith.truncf %320 : f32 to f16
      %322 = arith.muli %1, %outputFeatures : index
      %323 = arith.muli %0, %c10 : index
      %324 = arith.addi %322, %323 : index
      %325 = wave.lane
      %326 = arith.remui %325, %c10 : index
      %327 = arith.addi %324, %326 : index
      memref.store %321, %out[%327] : memref<?xf16>
    }
  }
  wave.return
}
