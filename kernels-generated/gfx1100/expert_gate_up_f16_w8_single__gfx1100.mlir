// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertGateUp(format='f16', waves=8, grouped=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_gate_up_f16_w8_single__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %ids: memref<?xi32>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %expertsPerToken = wave.param "expertsPerToken" : index
  %c3 = arith.constant 4096 : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 1 : index
  %rowDivisor = wave.param "rowDivisor" : index
  %tileRows = wave.param "tileRows" : index
  %c11 = arith.constant 16 : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 256 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 1024 : index
  %c21 = arith.constant 1536 : index
  %c22 = arith.constant 2048 : index
  %c23 = arith.constant 2560 : index
  %c24 = arith.constant 3072 : index
  %c25 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c28 = arith.constant 64 : index
  %c29 = arith.constant 23 : i32
  %c30 = arith.constant 141 : i32
  %c31 = arith.constant 268 : i32
  %c32 = arith.constant 14 : i32
  %c33 = arith.constant 0x3F800000 : f32
  %c34 = arith.constant 0xBFB8AA3B : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = memref.load %step[%c1] : memref<?xi32>
  %3 = arith.index_cast %2 : i32 to index
  %4 = arith.muli %3, %expertsPerToken : index
  %5 = arith.cmpi slt, %1, %4 : index
  %6 = wave.scratch %c3 : memref<?xf32>
  %7 = wave.lane
  scf.if %5 {
    %8 = memref.load %ids[%1] : memref<?xi32>
    %9 = arith.index_cast %8 : i32 to index
    %10 = arith.muli %inputFeatures, %c4 : index
    %11 = arith.addi %10, %c5 : index
    %12 = arith.muli %9, %panelsPerExpert : index
    %13 = arith.muli %0, %c7 : index
    %14 = arith.addi %12, %13 : index
    %15 = arith.addi %14, %c1 : index
    %16 = arith.muli %15, %11 : index
    %17 = arith.addi %14, %c8 : index
    %18 = arith.muli %17, %11 : index
    %19 = arith.divui %1, %rowDivisor : index
    %20 = wave.scratch %inputFeatures : memref<?xf16>
    %21 = arith.divui %19, %tileRows : index
    %22 = arith.divui %inputFeatures, %c11 : index
    %23 = arith.muli %21, %22 : index
    %24 = arith.divui %c1, %c11 : index
    %25 = arith.addi %23, %24 : index
    %26 = arith.muli %25, %c7 : index
    %27 = arith.remui %c1, %c11 : index
    %28 = arith.divui %27, %c12 : index
    %29 = arith.addi %26, %28 : index
    %30 = arith.muli %tileRows, %c12 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.remui %19, %tileRows : index
    %33 = arith.muli %32, %c12 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.remui %c1, %c12 : index
    %36 = arith.addi %34, %35 : index
    %37 = arith.divui %inputFeatures, %c12 : index
    %38 = arith.muli %tileRows, %c12 : index
    %39 = wave.wave
    %40 = arith.muli %39, %c4 : index
    %41 = wave.lane
    %42 = arith.addi %40, %41 : index
    scf.for %43 = %42 to %37 step %c13 {
      %44 = arith.muli %43, %38 : index
      %45 = arith.addi %36, %44 : index
      %46 = vector.load %x[%45] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %47 = arith.muli %43, %c12 : index
      vector.store %46, %20[%47] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %48 = wave.wave
    %49 = arith.divui %inputFeatures, %c11 : index
    %50 = arith.muli %48, %stepsPerWave : index
    %51 = arith.minsi %50, %49 : index
    %52 = arith.addi %51, %stepsPerWave : index
    %53 = arith.minsi %52, %49 : index
    %54 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %55 = arith.subi %53, %51 : index
    %56 = arith.divui %55, %c17 : index
    %57 = arith.muli %56, %c17 : index
    %58 = arith.addi %51, %57 : index
    %59 = arith.addi %51, %stepsPerWave : index
    %60 = arith.select %54, %59, %58 : index
    %64:2 = scf.for %61 = %51 to %60 step %c17 iter_args(%62 = %c14, %63 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %65 = wave.lane
      %66 = arith.addi %61, %c1 : index
      %67 = arith.addi %16, %c5 : index
      %68 = arith.muli %66, %c18 : index
      %69 = arith.addi %67, %68 : index
      %70 = arith.remui %65, %c11 : index
      %71 = arith.muli %70, %c11 : index
      %72 = arith.addi %69, %71 : index
      %73 = vector.load %w[%72] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %74 = vector.bitcast %73 : vector<16xi8> to vector<8xf16>
      %75 = arith.addi %72, %c13 : index
      %76 = vector.load %w[%75] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %77 = vector.bitcast %76 : vector<16xi8> to vector<8xf16>
      %78 = vector.shuffle %74, %77 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %79 = arith.addi %61, %c8 : index
      %80 = arith.addi %16, %c5 : index
      %81 = arith.muli %79, %c18 : index
      %82 = arith.addi %80, %81 : index
      %83 = arith.remui %65, %c11 : index
      %84 = arith.muli %83, %c11 : index
      %85 = arith.addi %82, %84 : index
      %86 = vector.load %w[%85] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %87 = vector.bitcast %86 : vector<16xi8> to vector<8xf16>
      %88 = arith.addi %85, %c13 : index
      %89 = vector.load %w[%88] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %90 = vector.bitcast %89 : vector<16xi8> to vector<8xf16>
      %91 = vector.shuffle %87, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %92 = arith.addi %61, %c7 : index
      %93 = arith.addi %16, %c5 : index
      %94 = arith.muli %92, %c18 : index
      %95 = arith.addi %93, %94 : index
      %96 = arith.remui %65, %c11 : index
      %97 = arith.muli %96, %c11 : index
      %98 = arith.addi %95, %97 : index
      %99 = vector.load %w[%98] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %100 = vector.bitcast %99 : vector<16xi8> to vector<8xf16>
      %101 = arith.addi %98, %c13 : index
      %102 = vector.load %w[%101] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %103 = vector.bitcast %102 : vector<16xi8> to vector<8xf16>
      %104 = vector.shuffle %100, %103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %105 = arith.addi %61, %c19 : index
      %106 = arith.addi %16, %c5 : index
      %107 = arith.muli %105, %c18 : index
      %108 = arith.addi %106, %107 : index
      %109 = arith.remui %65, %c11 : index
      %110 = arith.muli %109, %c11 : index
      %111 = arith.addi %108, %110 : index
      %112 = vector.load %w[%111] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %113 = vector.bitcast %112 : vector<16xi8> to vector<8xf16>
      %114 = arith.addi %111, %c13 : index
      %115 = vector.load %w[%114] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %116 = vector.bitcast %115 : vector<16xi8> to vector<8xf16>
      %117 = vector.shuffle %113, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %118 = arith.addi %61, %c1 : index
      %119 = arith.addi %18, %c5 : index
      %120 = arith.muli %118, %c18 : index
      %121 = arith.addi %119, %120 : index
      %122 = arith.remui %65, %c11 : index
      %123 = arith.muli %122, %c11 : index
      %124 = arith.addi %121, %123 : index
      %125 = vector.load %w[%124] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %126 = vector.bitcast %125 : vector<16xi8> to vector<8xf16>
      %127 = arith.addi %124, %c13 : index
      %128 = vector.load %w[%127] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %129 = vector.bitcast %128 : vector<16xi8> to vector<8xf16>
      %130 = vector.shuffle %126, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = arith.addi %61, %c8 : index
      %132 = arith.addi %18, %c5 : index
      %133 = arith.muli %131, %c18 : index
      %134 = arith.addi %132, %133 : index
      %135 = arith.remui %65, %c11 : index
      %136 = arith.muli %135, %c11 : index
      %137 = arith.addi %134, %136 : index
      %138 = vector.load %w[%137] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %139 = vector.bitcast %138 : vector<16xi8> to vector<8xf16>
      %140 = arith.addi %137, %c13 : index
      %141 = vector.load %w[%140] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %142 = vector.bitcast %141 : vector<16xi8> to vector<8xf16>
      %143 = vector.shuffle %139, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = arith.addi %61, %c7 : index
      %145 = arith.addi %18, %c5 : index
      %146 = arith.muli %144, %c18 : index
      %147 = arith.addi %145, %146 : index
      %148 = arith.remui %65, %c11 : index
      %149 = arith.muli %148, %c11 : index
      %150 = arith.addi %147, %149 : index
      %151 = vector.load %w[%150] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %152 = vector.bitcast %151 : vector<16xi8> to vector<8xf16>
      %153 = arith.addi %150, %c13 : index
      %154 = vector.load %w[%153] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %155 = vector.bitcast %154 : vector<16xi8> to vector<8xf16>
      %156 = vector.shuffle %152, %155 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %157 = arith.addi %61, %c19 : index
      %158 = arith.addi %18, %c5 : index
      %159 = arith.muli %157, %c18 : index
      %160 = arith.addi %158, %159 : index
      %161 = arith.remui %65, %c11 : index
      %162 = arith.muli %161, %c11 : index
      %163 = arith.addi %160, %162 : index
      %164 = vector.load %w[%163] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %165 = vector.bitcast %164 : vector<16xi8> to vector<8xf16>
      %166 = arith.addi %163, %c13 : index
      %167 = vector.load %w[%166] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %168 = vector.bitcast %167 : vector<16xi8> to vector<8xf16>
      %169 = vector.shuffle %165, %168 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %170 = arith.muli %61, %c8 : index
      %171 = arith.addi %170, %c1 : index
      %172 = arith.muli %c8, %c11 : index
      %173 = arith.muli %171, %172 : index
      %174 = arith.addi %c1, %173 : index
      %175 = vector.load %20[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %176 = arith.muli %c8, %c12 : index
      %177 = arith.addi %174, %176 : index
      %178 = vector.load %20[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %179 = vector.shuffle %175, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %180 = wave.mma %179, %78, %62 : vector<16xf16>, vector<8xf32>
      %181 = wave.mma %179, %130, %63 : vector<16xf16>, vector<8xf32>
      %182 = arith.muli %61, %c8 : index
      %183 = arith.addi %182, %c8 : index
      %184 = arith.muli %c8, %c11 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.addi %c1, %185 : index
      %187 = vector.load %20[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = arith.muli %c8, %c12 : index
      %189 = arith.addi %186, %188 : index
      %190 = vector.load %20[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = vector.shuffle %187, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = wave.mma %191, %91, %180 : vector<16xf16>, vector<8xf32>
      %193 = wave.mma %191, %143, %181 : vector<16xf16>, vector<8xf32>
      %194 = arith.muli %61, %c8 : index
      %195 = arith.addi %194, %c7 : index
      %196 = arith.muli %c8, %c11 : index
      %197 = arith.muli %195, %196 : index
      %198 = arith.addi %c1, %197 : index
      %199 = vector.load %20[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %200 = arith.muli %c8, %c12 : index
      %201 = arith.addi %198, %200 : index
      %202 = vector.load %20[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %203 = vector.shuffle %199, %202 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = wave.mma %203, %104, %192 : vector<16xf16>, vector<8xf32>
      %205 = wave.mma %203, %156, %193 : vector<16xf16>, vector<8xf32>
      %206 = arith.muli %61, %c8 : index
      %207 = arith.addi %206, %c19 : index
      %208 = arith.muli %c8, %c11 : index
      %209 = arith.muli %207, %208 : index
      %210 = arith.addi %c1, %209 : index
      %211 = vector.load %20[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %212 = arith.muli %c8, %c12 : index
      %213 = arith.addi %210, %212 : index
      %214 = vector.load %20[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %215 = vector.shuffle %211, %214 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %216 = wave.mma %215, %117, %204 : vector<16xf16>, vector<8xf32>
      %217 = wave.mma %215, %169, %205 : vector<16xf16>, vector<8xf32>
      scf.yield %216, %217 : vector<8xf32>, vector<8xf32>
    }
    %218 = arith.select %54, %60, %53 : index
    %222:2 = scf.for %219 = %60 to %218 step %c8 iter_args(%220 = %64#0, %221 = %64#1) -> (vector<8xf32>, vector<8xf32>) {
      %223 = wave.lane
      %224 = arith.addi %219, %c1 : index
      %225 = arith.addi %16, %c5 : index
      %226 = arith.muli %224, %c18 : index
      %227 = arith.addi %225, %226 : index
      %228 = arith.remui %223, %c11 : index
      %229 = arith.muli %228, %c11 : index
      %230 = arith.addi %227, %229 : index
      %231 = vector.load %w[%230] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %232 = vector.bitcast %231 : vector<16xi8> to vector<8xf16>
      %233 = arith.addi %230, %c13 : index
      %234 = vector.load %w[%233] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %235 = vector.bitcast %234 : vector<16xi8> to vector<8xf16>
      %236 = vector.shuffle %232, %235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = arith.addi %219, %c1 : index
      %238 = arith.addi %18, %c5 : index
      %239 = arith.muli %237, %c18 : index
      %240 = arith.addi %238, %239 : index
      %241 = arith.remui %223, %c11 : index
      %242 = arith.muli %241, %c11 : index
      %243 = arith.addi %240, %242 : index
      %244 = vector.load %w[%243] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %245 = vector.bitcast %244 : vector<16xi8> to vector<8xf16>
      %246 = arith.addi %243, %c13 : index
      %247 = vector.load %w[%246] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %248 = vector.bitcast %247 : vector<16xi8> to vector<8xf16>
      %249 = vector.shuffle %245, %248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %250 = arith.muli %219, %c8 : index
      %251 = arith.addi %250, %c1 : index
      %252 = arith.muli %c8, %c11 : index
      %253 = arith.muli %251, %252 : index
      %254 = arith.addi %c1, %253 : index
      %255 = vector.load %20[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = arith.muli %c8, %c12 : index
      %257 = arith.addi %254, %256 : index
      %258 = vector.load %20[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = vector.shuffle %255, %258 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %260 = wave.mma %259, %236, %220 : vector<16xf16>, vector<8xf32>
      %261 = wave.mma %259, %249, %221 : vector<16xf16>, vector<8xf32>
      scf.yield %260, %261 : vector<8xf32>, vector<8xf32>
    }
    %262 = wave.lane
    %263 = wave.wave
    %264 = arith.muli %263, %c7 : index
    %265 = arith.addi %264, %c1 : index
    %266 = arith.muli %265, %c13 : index
    %267 = arith.addi %266, %262 : index
    %268 = vector.extract %222#0[0] : f32 from vector<8xf32>
    %269 = arith.addi %267, %c1 : index
    memref.store %268, %6[%269] : memref<?xf32>
    %270 = arith.muli %263, %c7 : index
    %271 = arith.addi %270, %c8 : index
    %272 = arith.muli %271, %c13 : index
    %273 = arith.addi %272, %262 : index
    %274 = vector.extract %222#1[0] : f32 from vector<8xf32>
    %275 = arith.addi %273, %c1 : index
    memref.store %274, %6[%275] : memref<?xf32>
    wave.barrier
    scf.for %276 = %263 to %c8 step %c12 {
      %277 = arith.muli %276, %c4 : index
      %278 = arith.addi %277, %262 : index
      %279 = arith.addi %278, %c1 : index
      %280 = memref.load %6[%279] : memref<?xf32>
      %281 = arith.addi %279, %c18 : index
      %282 = memref.load %6[%281] : memref<?xf32>
      %283 = arith.addf %280, %282 : f32
      %284 = arith.addi %279, %c20 : index
      %285 = memref.load %6[%284] : memref<?xf32>
      %286 = arith.addf %283, %285 : f32
      %287 = arith.addi %279, %c21 : index
      %288 = memref.load %6[%287] : memref<?xf32>
      %289 = arith.addf %286, %288 : f32
      %290 = arith.addi %279, %c22 : index
      %291 = memref.load %6[%290] : memref<?xf32>
      %292 = arith.addf %289, %291 : f32
      %293 = arith.addi %279, %c23 : index
      %294 = memref.load %6[%293] : memref<?xf32>
      %295 = arith.addf %292, %294 : f32
      %296 = arith.addi %279, %c24 : index
      %297 = memref.load %6[%296] : memref<?xf32>
      %298 = arith.addf %295, %297 : f32
      %299 = arith.addi %279, %c25 : index
      %300 = memref.load %6[%299] : memref<?xf32>
      %301 = arith.addf %298, %300 : f32
      %302 = arith.muli %276, %c4 : index
      %303 = arith.addi %302, %262 : index
      %304 = arith.addi %303, %c13 : index
      %305 = memref.load %6[%304] : memref<?xf32>
      %306 = arith.addi %304, %c18 : index
      %307 = memref.load %6[%306] : memref<?xf32>
      %308 = arith.addf %305, %307 : f32
      %309 = arith.addi %304, %c20 : index
      %310 = memref.load %6[%309] : memref<?xf32>
      %311 = arith.addf %308, %310 : f32
      %312 = arith.addi %304, %c21 : index
      %313 = memref.load %6[%312] : memref<?xf32>
      %314 = arith.addf %311, %313 : f32
      %315 = arith.addi %304, %c22 : index
      %316 = memref.load %6[%315] : memref<?xf32>
      %317 = arith.addf %314, %316 : f32
      %318 = arith.addi %304, %c23 : index
      %319 = memref.load %6[%318] : memref<?xf32>
      %320 = arith.addf %317, %319 : f32
      %321 = arith.addi %304, %c24 : index
      %322 = memref.load %6[%321] : memref<?xf32>
      %323 = arith.addf %320, %322 : f32
      %324 = arith.addi %304, %c25 : index
      %325 = memref.load %6[%324] : memref<?xf32>
      %326 = arith.addf %323, %325 : f32
      %327 = wave.lane
      %328 = arith.muli %276, %c7 : index
      %329 = arith.divui %327, %c11 : index
      %330 = arith.addi %328, %329 : index
      %331 = arith.cmpi slt, %330, %c8 : index
      scf.if %331 {
        %332 = arith.divui %1, %rowDivisor : index
        %333 = arith.cmpi eq, %hasFactors, %c8 : index
        %334 = arith.muli %332, %c7 : index
        %335 = memref.load %factors[%334] : memref<?xf32>
        %336 = arith.mulf %335, %operandScale : f32
        %337 = arith.select %333, %336, %operandScale : f32
        %338 = arith.remui %327, %c11 : index
        %339 = arith.muli %338, %c17 : index
        %340 = arith.addi %16, %339 : index
        %341 = vector.load %w[%340] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %342 = vector.bitcast %341 : vector<4xi8> to vector<1xf32>
        %343 = vector.extract %342[0] : f32 from vector<1xf32>
        %344 = arith.mulf %343, %337 : f32
        %345 = arith.mulf %301, %344 : f32
        %346 = arith.remui %327, %c11 : index
        %347 = arith.muli %346, %c17 : index
        %348 = arith.addi %18, %347 : index
        %349 = vector.load %w[%348] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %350 = vector.bitcast %349 : vector<4xi8> to vector<1xf32>
        %351 = vector.extract %350[0] : f32 from vector<1xf32>
        %352 = arith.mulf %351, %337 : f32
        %353 = arith.mulf %326, %352 : f32
        %354 = arith.divui %1, %rowDivisor : index
        %355 = arith.addi %16, %c28 : index
        %356 = vector.load %w[%355] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %357 = vector.bitcast %356 : vector<4xi8> to vector<1xf32>
        %358 = vector.extract %357[0] : f32 from vector<1xf32>
        %359 = arith.muli %354, %c7 : index
        %360 = arith.addi %359, %c8 : index
        %361 = memref.load %factors[%360] : memref<?xf32>
        %362 = arith.mulf %361, %358 : f32
        %363 = arith.bitcast %362 : f32 to i32
        %364 = arith.shrui %363, %c29 : i32
        %365 = arith.maxsi %364, %c30 : i32
        %366 = arith.subi %c31, %365 : i32
        %367 = arith.shli %366, %c29 : i32
        %368 = arith.subi %365, %c32 : i32
        %369 = arith.shli %368, %c29 : i32
        %370 = arith.bitcast %367 : i32 to f32
        %371 = arith.bitcast %369 : i32 to f32
        %372 = arith.cmpi eq, %0, %c1 : index
        %373 = wave.lane
        %374 = arith.remui %373, %c11 : index
        %375 = arith.cmpi eq, %374, %c1 : index
        %376 = arith.andi %372, %375 : i1
        scf.if %376 {
          %377 = arith.muli %1, %c7 : index
          memref.store %371, %out_factors[%377] : memref<?xf32>
        }
        %378 = arith.mulf %345, %c34 : f32
        %379 = wave.exp2 %378 : f32
        %380 = arith.addf %c33, %379 : f32
        %381 = arith.divf %345, %380 : f32
        %382 = arith.mulf %381, %353 : f32
        %383 = arith.mulf %382, %370 : f32
        %384 = arith.truncf %383 : f32 to f16
        %385 = arith.muli %1, %outputFeatures : index
        %386 = arith.muli %0, %c11 : index
        %387 = arith.addi %385, %386 : index
        %388 = wave.lane
        %389 = arith.remui %388, %c11 : index
        %390 = arith.addi %387, %389 : index
        memref.store %384, %out[%390] : memref<?xf16>
      }
    }
  }
  wave.return
}
