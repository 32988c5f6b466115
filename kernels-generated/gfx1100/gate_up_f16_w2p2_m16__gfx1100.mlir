// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=2, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w2p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 4 : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 3 : index
  %c20 = arith.constant 64 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c27 = arith.constant 23 : i32
  %c28 = arith.constant 141 : i32
  %c29 = arith.constant 268 : i32
  %c30 = arith.constant 14 : i32
  %c31 = arith.constant 0x3F800000 : f32
  %c32 = arith.constant 0xBFB8AA3B : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %2, %c2 : index
  %4 = arith.muli %0, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.muli %5, %3 : index
  %7 = arith.addi %4, %c5 : index
  %8 = arith.muli %7, %3 : index
  %9 = memref.load %step[%countAt] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %c7 : index
  %12 = wave.scratch %c8 : memref<?xf32>
  %13 = arith.cmpi slt, %11, %10 : index
  scf.if %13 {
    %14 = wave.lane
    %15 = arith.remui %14, %c7 : index
    %16 = arith.remui %15, %tileRows : index
    %17 = arith.addi %11, %16 : index
    %18 = arith.divui %17, %tileRows : index
    %19 = arith.divui %inputFeatures, %c7 : index
    %20 = arith.muli %18, %19 : index
    %21 = arith.divui %c4, %c7 : index
    %22 = arith.addi %20, %21 : index
    %23 = arith.muli %22, %c3 : index
    %24 = arith.remui %c4, %c7 : index
    %25 = arith.divui %24, %c12 : index
    %26 = arith.addi %23, %25 : index
    %27 = arith.muli %tileRows, %c12 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.remui %17, %tileRows : index
    %30 = arith.muli %29, %c12 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.remui %c4, %c12 : index
    %33 = arith.addi %31, %32 : index
    %34 = wave.wave
    %35 = arith.divui %inputFeatures, %c7 : index
    %36 = arith.muli %34, %stepsPerWave : index
    %37 = arith.minsi %36, %35 : index
    %38 = arith.addi %37, %stepsPerWave : index
    %39 = arith.minsi %38, %35 : index
    %40 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %41 = arith.subi %39, %37 : index
    %42 = arith.divui %41, %c16 : index
    %43 = arith.muli %42, %c16 : index
    %44 = arith.addi %37, %43 : index
    %45 = arith.addi %37, %stepsPerWave : index
    %46 = arith.select %40, %45, %44 : index
    %50:2 = scf.for %47 = %37 to %46 step %c16 iter_args(%48 = %c13, %49 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %51 = wave.lane
      %52 = arith.addi %47, %c4 : index
      %53 = arith.addi %6, %c2 : index
      %54 = arith.muli %52, %c17 : index
      %55 = arith.addi %53, %54 : index
      %56 = arith.remui %51, %c7 : index
      %57 = arith.muli %56, %c7 : index
      %58 = arith.addi %55, %57 : index
      %59 = vector.load %w[%58] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %60 = vector.bitcast %59 : vector<16xi8> to vector<8xf16>
      %61 = arith.addi %58, %c18 : index
      %62 = vector.load %w[%61] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %63 = vector.bitcast %62 : vector<16xi8> to vector<8xf16>
      %64 = vector.shuffle %60, %63 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %65 = arith.addi %47, %c5 : index
      %66 = arith.addi %6, %c2 : index
      %67 = arith.muli %65, %c17 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.remui %51, %c7 : index
      %70 = arith.muli %69, %c7 : index
      %71 = arith.addi %68, %70 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<8xf16>
      %74 = arith.addi %71, %c18 : index
      %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %76 = vector.bitcast %75 : vector<16xi8> to vector<8xf16>
      %77 = vector.shuffle %73, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %78 = arith.addi %47, %c3 : index
      %79 = arith.addi %6, %c2 : index
      %80 = arith.muli %78, %c17 : index
      %81 = arith.addi %79, %80 : index
      %82 = arith.remui %51, %c7 : index
      %83 = arith.muli %82, %c7 : index
      %84 = arith.addi %81, %83 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<8xf16>
      %87 = arith.addi %84, %c18 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<8xf16>
      %90 = vector.shuffle %86, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %91 = arith.addi %47, %c19 : index
      %92 = arith.addi %6, %c2 : index
      %93 = arith.muli %91, %c17 : index
      %94 = arith.addi %92, %93 : index
      %95 = arith.remui %51, %c7 : index
      %96 = arith.muli %95, %c7 : index
      %97 = arith.addi %94, %96 : index
      %98 = vector.load %w[%97] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %99 = vector.bitcast %98 : vector<16xi8> to vector<8xf16>
      %100 = arith.addi %97, %c18 : index
      %101 = vector.load %w[%100] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %102 = vector.bitcast %101 : vector<16xi8> to vector<8xf16>
      %103 = vector.shuffle %99, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = arith.addi %47, %c4 : index
      %105 = arith.addi %8, %c2 : index
      %106 = arith.muli %104, %c17 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.remui %51, %c7 : index
      %109 = arith.muli %108, %c7 : index
      %110 = arith.addi %107, %109 : index
      %111 = vector.load %w[%110] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<8xf16>
      %113 = arith.addi %110, %c18 : index
      %114 = vector.load %w[%113] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %115 = vector.bitcast %114 : vector<16xi8> to vector<8xf16>
      %116 = vector.shuffle %112, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %117 = arith.addi %47, %c5 : index
      %118 = arith.addi %8, %c2 : index
      %119 = arith.muli %117, %c17 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.remui %51, %c7 : index
      %122 = arith.muli %121, %c7 : index
      %123 = arith.addi %120, %122 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<8xf16>
      %126 = arith.addi %123, %c18 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<8xf16>
      %129 = vector.shuffle %125, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = arith.addi %47, %c3 : index
      %131 = arith.addi %8, %c2 : index
      %132 = arith.muli %130, %c17 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.remui %51, %c7 : index
      %135 = arith.muli %134, %c7 : index
      %136 = arith.addi %133, %135 : index
      %137 = vector.load %w[%136] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %138 = vector.bitcast %137 : vector<16xi8> to vector<8xf16>
      %139 = arith.addi %136, %c18 : index
      %140 = vector.load %w[%139] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %141 = vector.bitcast %140 : vector<16xi8> to vector<8xf16>
      %142 = vector.shuffle %138, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = arith.addi %47, %c19 : index
      %144 = arith.addi %8, %c2 : index
      %145 = arith.muli %143, %c17 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.remui %51, %c7 : index
      %148 = arith.muli %147, %c7 : index
      %149 = arith.addi %146, %148 : index
      %150 = vector.load %w[%149] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %151 = vector.bitcast %150 : vector<16xi8> to vector<8xf16>
      %152 = arith.addi %149, %c18 : index
      %153 = vector.load %w[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %154 = vector.bitcast %153 : vector<16xi8> to vector<8xf16>
      %155 = vector.shuffle %151, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %156 = arith.muli %47, %c5 : index
      %157 = arith.addi %156, %c4 : index
      %158 = arith.muli %tileRows, %c7 : index
      %159 = arith.muli %157, %158 : index
      %160 = arith.addi %33, %159 : index
      %161 = vector.load %x[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %162 = arith.muli %tileRows, %c12 : index
      %163 = arith.addi %160, %162 : index
      %164 = vector.load %x[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = vector.shuffle %161, %164 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %166 = wave.mma %165, %64, %48 : vector<16xf16>, vector<8xf32>
      %167 = wave.mma %165, %116, %49 : vector<16xf16>, vector<8xf32>
      %168 = arith.muli %47, %c5 : index
      %169 = arith.addi %168, %c5 : index
      %170 = arith.muli %tileRows, %c7 : index
      %171 = arith.muli %169, %170 : index
      %172 = arith.addi %33, %171 : index
      %173 = vector.load %x[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %174 = arith.muli %tileRows, %c12 : index
      %175 = arith.addi %172, %174 : index
      %176 = vector.load %x[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %177 = vector.shuffle %173, %176 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %178 = wave.mma %177, %77, %166 : vector<16xf16>, vector<8xf32>
      %179 = wave.mma %177, %129, %167 : vector<16xf16>, vector<8xf32>
      %180 = arith.muli %47, %c5 : index
      %181 = arith.addi %180, %c3 : index
      %182 = arith.muli %tileRows, %c7 : index
      %183 = arith.muli %181, %182 : index
      %184 = arith.addi %33, %183 : index
      %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %186 = arith.muli %tileRows, %c12 : index
      %187 = arith.addi %184, %186 : index
      %188 = vector.load %x[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %189 = vector.shuffle %185, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = wave.mma %189, %90, %178 : vector<16xf16>, vector<8xf32>
      %191 = wave.mma %189, %142, %179 : vector<16xf16>, vector<8xf32>
      %192 = arith.muli %47, %c5 : index
      %193 = arith.addi %192, %c19 : index
      %194 = arith.muli %tileRows, %c7 : index
      %195 = arith.muli %193, %194 : index
      %196 = arith.addi %33, %195 : index
      %197 = vector.load %x[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %198 = arith.muli %tileRows, %c12 : index
      %199 = arith.addi %196, %198 : index
      %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = vector.shuffle %197, %200 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = wave.mma %201, %103, %190 : vector<16xf16>, vector<8xf32>
      %203 = wave.mma %201, %155, %191 : vector<16xf16>, vector<8xf32>
      scf.yield %202, %203 : vector<8xf32>, vector<8xf32>
    }
    %204 = arith.select %40, %46, %39 : index
    %208:2 = scf.for %205 = %46 to %204 step %c5 iter_args(%206 = %50#0, %207 = %50#1) -> (vector<8xf32>, vector<8xf32>) {
      %209 = wave.lane
      %210 = arith.addi %205, %c4 : index
      %211 = arith.addi %6, %c2 : index
      %212 = arith.muli %210, %c17 : index
      %213 = arith.addi %211, %212 : index
      %214 = arith.remui %209, %c7 : index
      %215 = arith.muli %214, %c7 : index
      %216 = arith.addi %213, %215 : index
      %217 = vector.load %w[%216] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %218 = vector.bitcast %217 : vector<16xi8> to vector<8xf16>
      %219 = arith.addi %216, %c18 : index
      %220 = vector.load %w[%219] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %221 = vector.bitcast %220 : vector<16xi8> to vector<8xf16>
      %222 = vector.shuffle %218, %221 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %223 = arith.addi %205, %c4 : index
      %224 = arith.addi %8, %c2 : index
      %225 = arith.muli %223, %c17 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.remui %209, %c7 : index
      %228 = arith.muli %227, %c7 : index
      %229 = arith.addi %226, %228 : index
      %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %231 = vector.bitcast %230 : vector<16xi8> to vector<8xf16>
      %232 = arith.addi %229, %c18 : index
      %233 = vector.load %w[%232] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %234 = vector.bitcast %233 : vector<16xi8> to vector<8xf16>
      %235 = vector.shuffle %231, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = arith.muli %205, %c5 : index
      %237 = arith.addi %236, %c4 : index
      %238 = arith.muli %tileRows, %c7 : index
      %239 = arith.muli %237, %238 : index
      %240 = arith.addi %33, %239 : index
      %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = arith.muli %tileRows, %c12 : index
      %243 = arith.addi %240, %242 : index
      %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = vector.shuffle %241, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = wave.mma %245, %222, %206 : vector<16xf16>, vector<8xf32>
      %247 = wave.mma %245, %235, %207 : vector<16xf16>, vector<8xf32>
      scf.yield %246, %247 : vector<8xf32>, vector<8xf32>
    }
    %248 = wave.lane
    %249 = wave.wave
    %250 = arith.muli %249, %c3 : index
    %251 = arith.addi %250, %c4 : index
    %252 = arith.muli %251, %c18 : index
    %253 = arith.addi %252, %248 : index
    %254 = vector.extract %208#0[0] : f32 from vector<8xf32>
    %255 = arith.addi %253, %c4 : index
    memref.store %254, %12[%255] : memref<?xf32>
    %256 = vector.extract %208#0[1] : f32 from vector<8xf32>
    %257 = arith.addi %253, %c1 : index
    memref.store %256, %12[%257] : memref<?xf32>
    %258 = vector.extract %208#0[2] : f32 from vector<8xf32>
    %259 = arith.addi %253, %c20 : index
    memref.store %258, %12[%259] : memref<?xf32>
    %260 = vector.extract %208#0[3] : f32 from vector<8xf32>
    %261 = arith.addi %253, %c21 : index
    memref.store %260, %12[%261] : memref<?xf32>
    %262 = vector.extract %208#0[4] : f32 from vector<8xf32>
    %263 = arith.addi %253, %c2 : index
    memref.store %262, %12[%263] : memref<?xf32>
    %264 = vector.extract %208#0[5] : f32 from vector<8xf32>
    %265 = arith.addi %253, %c22 : index
    memref.store %264, %12[%265] : memref<?xf32>
    %266 = vector.extract %208#0[6] : f32 from vector<8xf32>
    %267 = arith.addi %253, %c23 : index
    memref.store %266, %12[%267] : memref<?xf32>
    %268 = vector.extract %208#0[7] : f32 from vector<8xf32>
    %269 = arith.addi %253, %c24 : index
    memref.store %268, %12[%269] : memref<?xf32>
    %270 = arith.muli %249, %c3 : index
    %271 = arith.addi %270, %c5 : index
    %272 = arith.muli %271, %c18 : index
    %273 = arith.addi %272, %248 : index
    %274 = vector.extract %208#1[0] : f32 from vector<8xf32>
    %275 = arith.addi %273, %c4 : index
    memref.store %274, %12[%275] : memref<?xf32>
    %276 = vector.extract %208#1[1] : f32 from vector<8xf32>
    %277 = arith.addi %273, %c1 : index
    memref.store %276, %12[%277] : memref<?xf32>
    %278 = vector.extract %208#1[2] : f32 from vector<8xf32>
    %279 = arith.addi %273, %c20 : index
    memref.store %278, %12[%279] : memref<?xf32>
    %280 = vector.extract %208#1[3] : f32 from vector<8xf32>
    %281 = arith.addi %273, %c21 : index
    memref.store %280, %12[%281] : memref<?xf32>
    %282 = vector.extract %208#1[4] : f32 from vector<8xf32>
    %283 = arith.addi %273, %c2 : index
    memref.store %282, %12[%283] : memref<?xf32>
    %284 = vector.extract %208#1[5] : f32 from vector<8xf32>
    %285 = arith.addi %273, %c22 : index
    memref.store %284, %12[%285] : memref<?xf32>
    %286 = vector.extract %208#1[6] : f32 from vector<8xf32>
    %287 = arith.addi %273, %c23 : index
    memref.store %286, %12[%287] : memref<?xf32>
    %288 = vector.extract %208#1[7] : f32 from vector<8xf32>
    %289 = arith.addi %273, %c24 : index
    memref.store %288, %12[%289] : memref<?xf32>
    wave.barrier
    %290 = arith.muli %249, %c16 : index
    %291 = arith.addi %290, %c4 : index
    %292 = arith.muli %291, %c1 : index
    %293 = arith.addi %292, %248 : index
    %294 = arith.addi %293, %c4 : index
    %295 = memref.load %12[%294] : memref<?xf32>
    %296 = arith.addi %294, %c17 : index
    %297 = memref.load %12[%296] : memref<?xf32>
    %298 = arith.addf %295, %297 : f32
    %299 = arith.muli %291, %c1 : index
    %300 = arith.addi %299, %248 : index
    %301 = arith.addi %300, %c18 : index
    %302 = memref.load %12[%301] : memref<?xf32>
    %303 = arith.addi %301, %c17 : index
    %304 = memref.load %12[%303] : memref<?xf32>
    %305 = arith.addf %302, %304 : f32
    %306 = wave.lane
    %307 = arith.addi %11, %c4 : index
    %308 = arith.muli %291, %c3 : index
    %309 = arith.addi %307, %308 : index
    %310 = arith.divui %306, %c7 : index
    %311 = arith.addi %309, %310 : index
    %312 = arith.cmpi slt, %311, %10 : index
    scf.if %312 {
      %313 = arith.cmpi eq, %hasFactors, %c5 : index
      %314 = arith.muli %311, %c3 : index
      %315 = memref.load %factors[%314] : memref<?xf32>
      %316 = arith.mulf %315, %operandScale : f32
      %317 = arith.select %313, %316, %operandScale : f32
      %318 = arith.remui %306, %c7 : index
      %319 = arith.muli %318, %c16 : index
      %320 = arith.addi %6, %319 : index
      %321 = vector.load %w[%320] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %322 = vector.bitcast %321 : vector<4xi8> to vector<1xf32>
      %323 = vector.extract %322[0] : f32 from vector<1xf32>
      %324 = arith.mulf %323, %317 : f32
      %325 = arith.mulf %298, %324 : f32
      %326 = arith.remui %306, %c7 : index
      %327 = arith.muli %326, %c16 : index
      %328 = arith.addi %8, %327 : index
      %329 = vector.load %w[%328] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %330 = vector.bitcast %329 : vector<4xi8> to vector<1xf32>
      %331 = vector.extract %330[0] : f32 from vector<1xf32>
      %332 = arith.mulf %331, %317 : f32
      %333 = arith.mulf %305, %332 : f32
      %334 = arith.addi %6, %c20 : index
      %335 = vector.load %w[%334] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %336 = vector.bitcast %335 : vector<4xi8> to vector<1xf32>
      %337 = vector.extract %336[0] : f32 from vector<1xf32>
      %338 = arith.muli %311, %c3 : index
      %339 = arith.addi %338, %c5 : index
      %340 = memref.load %factors[%339] : memref<?xf32>
      %341 = arith.mulf %340, %337 : f32
      %342 = arith.bitcast %341 : f32 to i32
      %343 = arith.shrui %342, %c27 : i32
      %344 = arith.maxsi %343, %c28 : i32
      %345 = arith.subi %c29, %344 : i32
      %346 = arith.shli %345, %c27 : i32
      %347 = arith.subi %344, %c30 : i32
      %348 = arith.shli %347, %c27 : i32
      %349 = arith.bitcast %346 : i32 to f32
      %350 = arith.bitcast %348 : i32 to f32
      %351 = arith.cmpi eq, %0, %c4 : index
      %352 = wave.lane
      %353 = arith.remui %352, %c7 : index
      %354 = arith.cmpi eq, %353, %c4 : index
      %355 = arith.andi %351, %354 : i1
      scf.if %355 {
        %356 = arith.muli %311, %c3 : index
        memref.store %350, %out_factors[%356] : memref<?xf32>
      }
      %357 = arith.mulf %325, %c32 : f32
      %358 = wave.exp2 %357 : f32
      %359 = arith.addf %c31, %358 : f32
      %360 = arith.divf %325, %359 : f32
      %361 = arith.mulf %360, %333 : f32
      %362 = arith.mulf %361, %349 : f32
      %363 = arith.truncf %362 : f32 to f16
      %364 = arith.muli %0, %c7 : index
      %365 = wave.lane
      %366 = arith.remui %365, %c7 : index
      %367 = arith.addi %364, %366 : index
      %368 = arith.divui %311, %outTileRows : index
      %369 = arith.divui %outputFeatures, %c7 : index
      %370 = arith.muli %368, %369 : index
      %371 = arith.divui %367, %c7 : index
      %372 = arith.addi %370, %371 : index
      %373 = arith.muli %372, %c3 : index
      %374 = arith.remui %367, %c7 : index
      %375 = arith.divui %374, %c12 : index
      %376 = arith.addi %373, %375 : index
      %377 = arith.muli %outTileRows, %c12 : index
      %378 = arith.muli %376, %377 : index
      %379 = arith.remui %311, %outTileRows : index
      %380 = arith.muli %379, %c12 : index
      %381 = arith.addi %378, %380 : index
      %382 = arith.remui %367, %c12 : index
      %383 = arith.addi %381, %382 : index
      memref.store %363, %out[%383] : memref<?xf16>
    }
    %384 = arith.muli %249, %c16 : index
    %385 = arith.addi %384, %c5 : index
    %386 = arith.muli %385, %c1 : index
    %387 = arith.addi %386, %248 : index
    %388 = arith.addi %387, %c4 : index
    %389 = memref.load %12[%388] : memref<?xf32>
    %390 = arith.addi %388, %c17 : index
    %391 = memref.load %12[%390] : memref<?xf32>
    %392 = arith.addf %389, %391 : f32
    %393 = arith.muli %385, %c1 : index
    %394 = arith.addi %393, %248 : index
    %395 = arith.addi %394, %c18 : index
    %396 = memref.load %12[%395] : memref<?xf32>
    %397 = arith.addi %395, %c17 : index
    %398 = memref.load %12[%397] : memref<?xf32>
    %399 = arith.addf %396, %398 : f32
    %400 = wave.lane
    %401 = arith.addi %11, %c4 : index
    %402 = arith.muli %385, %c3 : index
    %403 = arith.addi %401, %402 : index
    %404 = arith.divui %400, %c7 : index
    %405 = arith.addi %403, %404 : index
    %406 = arith.cmpi slt, %405, %10 : index
    scf.if %406 {
      %407 = arith.cmpi eq, %hasFactors, %c5 : index
      %408 = arith.muli %405, %c3 : index
      %409 = memref.load %factors[%408] : memref<?xf32>
      %410 = arith.mulf %409, %operandScale : f32
      %411 = arith.select %407, %410, %operandScale : f32
      %412 = arith.remui %400, %c7 : index
      %413 = arith.muli %412, %c16 : index
      %414 = arith.addi %6, %413 : index
      %415 = vector.load %w[%414] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %416 = vector.bitcast %415 : vector<4xi8> to vector<1xf32>
      %417 = vector.extract %416[0] : f32 from vector<1xf32>
      %418 = arith.mulf %417, %411 : f32
      %419 = arith.mulf %392, %418 : f32
      %420 = arith.remui %400, %c7 : index
      %421 = arith.muli %420, %c16 : index
      %422 = arith.addi %8, %421 : index
      %423 = vector.load %w[%422] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %424 = vector.bitcast %423 : vector<4xi8> to vector<1xf32>
      %425 = vector.extract %424[0] : f32 from vector<1xf32>
      %426 = arith.mulf %425, %411 : f32
      %427 = arith.mulf %399, %426 : f32
      %428 = arith.addi %6, %c20 : index
      %429 = vector.load %w[%428] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %430 = vector.bitcast %429 : vector<4xi8> to vector<1xf32>
      %431 = vector.extract %430[0] : f32 from vector<1xf32>
      %432 = arith.muli %405, %c3 : index
      %433 = arith.addi %432, %c5 : index
      %434 = memref.load %factors[%433] : memref<?xf32>
      %435 = arith.mulf %434, %431 : f32
      %436 = arith.bitcast %435 : f32 to i32
      %437 = arith.shrui %436, %c27 : i32
      %438 = arith.maxsi %437, %c28 : i32
      %439 = arith.subi %c29, %438 : i32
      %440 = arith.shli %439, %c27 : i32
      %441 = arith.subi %438, %c30 : i32
      %442 = arith.shli %441, %c27 : i32
      %443 = arith.bitcast %440 : i32 to f32
      %444 = arith.bitcast %442 : i32 to f32
      %445 = arith.cmpi eq, %0, %c4 : index
      %446 = wave.lane
      %447 = arith.remui %446, %c7 : index
      %448 = arith.cmpi eq, %447, %c4 : index
      %449 = arith.andi %445, %448 : i1
      scf.if %449 {
        %450 = arith.muli %405, %c3 : index
        memref.store %444, %out_factors[%450] : memref<?xf32>
      }
      %451 = arith.mulf %419, %c32 : f32
      %452 = wave.exp2 %451 : f32
      %453 = arith.addf %c31, %452 : f32
      %454 = arith.divf %419, %453 : f32
      %455 = arith.mulf %454, %427 : f32
      %456 = arith.mulf %455, %443 : f32
      %457 = arith.truncf %456 : f32 to f16
      %458 = arith.muli %0, %c7 : index
      %459 = wave.lane
      %460 = arith.remui %459, %c7 : index
      %461 = arith.addi %458, %460 : index
      %462 = arith.divui %405, %outTileRows : index
      %463 = arith.divui %outputFeatures, %c7 : index
      %464 = arith.muli %462, %463 : index
      %465 = arith.divui %461, %c7 : index
      %466 = arith.addi %464, %465 : index
      %467 = arith.muli %466, %c3 : index
      %468 = arith.remui %461, %c7 : index
      %469 = arith.divui %468, %c12 : index
      %470 = arith.addi %467, %469 : index
      %471 = arith.muli %outTileRows, %c12 : index
      %472 = arith.muli %470, %471 : index
      %473 = arith.remui %405, %outTileRows : index
      %474 = arith.muli %473, %c12 : index
      %475 = arith.addi %472, %474 : index
      %476 = arith.remui %461, %c12 : index
      %477 = arith.addi %475, %476 : index
      memref.store %457, %out[%477] : memref<?xf16>
    }
    %478 = arith.muli %249, %c16 : index
    %479 = arith.addi %478, %c3 : index
    %480 = arith.muli %479, %c1 : index
    %481 = arith.addi %480, %248 : index
    %482 = arith.addi %481, %c4 : index
    %483 = memref.load %12[%482] : memref<?xf32>
    %484 = arith.addi %482, %c17 : index
    %485 = memref.load %12[%484] : memref<?xf32>
    %486 = arith.addf %483, %485 : f32
    %487 = arith.muli %479, %c1 : index
    %488 = arith.addi %487, %248 : index
    %489 = arith.addi %488, %c18 : index
    %490 = memref.load %12[%489] : memref<?xf32>
    %491 = arith.addi %489, %c17 : index
    %492 = memref.load %12[%491] : memref<?xf32>
    %493 = arith.addf %490, %492 : f32
    %494 = wave.lane
    %495 = arith.addi %11, %c4 : index
    %496 = arith.muli %479, %c3 : index
    %497 = arith.addi %495, %496 : index
    %498 = arith.divui %494, %c7 : index
    %499 = arith.addi %497, %498 : index
    %500 = arith.cmpi slt, %499, %10 : index
    scf.if %500 {
      %501 = arith.cmpi eq, %hasFactors, %c5 : index
      %502 = arith.muli %499, %c3 : index
      %503 = memref.load %factors[%502] : memref<?xf32>
      %504 = arith.mulf %503, %operandScale : f32
      %505 = arith.select %501, %504, %operandScale : f32
      %506 = arith.remui %494, %c7 : index
      %507 = arith.muli %506, %c16 : index
      %508 = arith.addi %6, %507 : index
      %509 = vector.load %w[%508] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %510 = vector.bitcast %509 : vector<4xi8> to vector<1xf32>
      %511 = vector.extract %510[0] : f32 from vector<1xf32>
      %512 = arith.mulf %511, %505 : f32
      %513 = arith.mulf %486, %512 : f32
      %514 = arith.remui %494, %c7 : index
      %515 = arith.muli %514, %c16 : index
      %516 = arith.addi %8, %515 : index
      %517 = vector.load %w[%516] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %518 = vector.bitcast %517 : vector<4xi8> to vector<1xf32>
      %519 = vector.extract %518[0] : f32 from vector<1xf32>
      %520 = arith.mulf %519, %505 : f32
      %521 = arith.mulf %493, %520 : f32
      %522 = arith.addi %6, %c20 : index
      %523 = vector.load %w[%522] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %524 = vector.bitcast %523 : vector<4xi8> to vector<1xf32>
      %525 = vector.extract %524[0] : f32 from vector<1xf32>
      %526 = arith.muli %499, %c3 : index
      %527 = arith.addi %526, %c5 : index
      %528 = memref.load %factors[%527] : memref<?xf32>
      %529 = arith.mulf %528, %525 : f32
      %530 = arith.bitcast %529 : f32 to i32
      %531 = arith.shrui %530, %c27 : i32
      %532 = arith.maxsi %531, %c28 : i32
      %533 = arith.subi %c29, %532 : i32
      %534 = arith.shli %533, %c27 : i32
      %535 = arith.subi %532, %c30 : i32
      %536 = arith.shli %535, %c27 : i32
      %537 = arith.bitcast %534 : i32 to f32
      %538 = arith.bitcast %536 : i32 to f32
      %539 = arith.cmpi eq, %0, %c4 : index
      %540 = wave.lane
      %541 = arith.remui %540, %c7 : index
      %542 = arith.cmpi eq, %541, %c4 : index
      %543 = arith.andi %539, %542 : i1
      scf.if %543 {
        %544 = arith.muli %499, %c3 : index
        memref.store %538, %out_factors[%544] : memref<?xf32>
      }
      %545 = arith.mulf %513, %c32 : f32
      %546 = wave.exp2 %545 : f32
      %547 = arith.addf %c31, %546 : f32
      %548 = arith.divf %513, %547 : f32
      %549 = arith.mulf %548, %521 : f32
      %550 = arith.mulf %549, %537 : f32
      %551 = arith.truncf %550 : f32 to f16
      %552 = arith.muli %0, %c7 : index
      %553 = wave.lane
      %554 = arith.remui %553, %c7 : index
      %555 = arith.addi %552, %554 : index
      %556 = arith.divui %499, %outTileRows : index
      %557 = arith.divui %outputFeatures, %c7 : index
      %558 = arith.muli %556, %557 : index
      %559 = arith.divui %555, %c7 : index
      %560 = arith.addi %558, %559 : index
      %561 = arith.muli %560, %c3 : index
      %562 = arith.remui %555, %c7 : index
      %563 = arith.divui %562, %c12 : index
      %564 = arith.addi %561, %563 : index
      %565 = arith.muli %outTileRows, %c12 : index
      %566 = arith.muli %564, %565 : index
      %567 = arith.remui %499, %outTileRows : index
      %568 = arith.muli %567, %c12 : index
      %569 = arith.addi %566, %568 : index
      %570 = arith.remui %555, %c12 : index
      %571 = arith.addi %569, %570 : index
      memref.store %551, %out[%571] : memref<?xf16>
    }
    %572 = arith.muli %249, %c16 : index
    %573 = arith.addi %572, %c19 : index
    %574 = arith.muli %573, %c1 : index
    %575 = arith.addi %574, %248 : index
    %576 = arith.addi %575, %c4 : index
    %577 = memref.load %12[%576] : memref<?xf32>
    %578 = arith.addi %576, %c17 : index
    %579 = memref.load %12[%578] : memref<?xf32>
    %580 = arith.addf %577, %579 : f32
    %581 = arith.muli %573, %c1 : index
    %582 = arith.addi %581, %248 : index
    %583 = arith.addi %582, %c18 : index
    %584 = memref.load %12[%583] : memref<?xf32>
    %585 = arith.addi %583, %c17 : index
    %586 = memref.load %12[%585] : memref<?xf32>
    %587 = arith.addf %584, %586 : f32
    %588 = wave.lane
    %589 = arith.addi %11, %c4 : index
    %590 = arith.muli %573, %c3 : index
    %591 = arith.addi %589, %590 : index
    %592 = arith.divui %588, %c7 : index
    %593 = arith.addi %591, %592 : index
    %594 = arith.cmpi slt, %593, %10 : index
    scf.if %594 {
      %595 = arith.cmpi eq, %hasFactors, %c5 : index
      %596 = arith.muli %593, %c3 : index
      %597 = memref.load %factors[%596] : memref<?xf32>
      %598 = arith.mulf %597, %operandScale : f32
      %599 = arith.select %595, %598, %operandScale : f32
      %600 = arith.remui %588, %c7 : index
      %601 = arith.muli %600, %c16 : index
      %602 = arith.addi %6, %601 : index
      %603 = vector.load %w[%602] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %604 = vector.bitcast %603 : vector<4xi8> to vector<1xf32>
      %605 = vector.extract %604[0] : f32 from vector<1xf32>
      %606 = arith.mulf %605, %599 : f32
      %607 = arith.mulf %580, %606 : f32
      %608 = arith.remui %588, %c7 : index
      %609 = arith.muli %608, %c16 : index
      %610 = arith.addi %8, %609 : index
      %611 = vector.load %w[%610] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %612 = vector.bitcast %611 : vector<4xi8> to vector<1xf32>
      %613 = vector.extract %612[0] : f32 from vector<1xf32>
      %614 = arith.mulf %613, %599 : f32
      %615 = arith.mulf %587, %614 : f32
      %616 = arith.addi %6, %c20 : index
      %617 = vector.load %w[%616] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %618 = vector.bitcast %617 : vector<4xi8> to vector<1xf32>
      %619 = vector.extract %618[0] : f32 from vector<1xf32>
      %620 = arith.muli %593, %c3 : index
      %621 = arith.addi %620, %c5 : index
      %622 = memref.load %factors[%621] : memref<?xf32>
      %623 = arith.mulf %622, %619 : f32
      %624 = arith.bitcast %623 : f32 to i32
      %625 = arith.shrui %624, %c27 : i32
      %626 = arith.maxsi %625, %c28 : i32
      %627 = arith.subi %c29, %626 : i32
      %628 = arith.shli %627, %c27 : i32
      %629 = arith.subi %626, %c30 : i32
      %630 = arith.shli %629, %c27 : i32
      %631 = arith.bitcast %628 : i32 to f32
      %632 = arith.bitcast %630 : i32 to f32
      %633 = arith.cmpi eq, %0, %c4 : index
      %634 = wave.lane
      %635 = arith.remui %634, %c7 : index
      %636 = arith.cmpi eq, %635, %c4 : index
      %637 = arith.andi %633, %636 : i1
      scf.if %637 {
        %638 = arith.muli %593, %c3 : index
        memref.store %632, %out_factors[%638] : memref<?xf32>
      }
      %639 = arith.mulf %607, %c32 : f32
      %640 = wave.exp2 %639 : f32
      %641 = arith.addf %c31, %640 : f32
      %642 = arith.divf %607, %641 : f32
      %643 = arith.mulf %642, %615 : f32
      %644 = arith.mulf %643, %631 : f32
      %645 = arith.truncf %644 : f32 to f16
      %646 = arith.muli %0, %c7 : index
      %647 = wave.lane
      %648 = arith.remui %647, %c7 : index
      %649 = arith.addi %646, %648 : index
      %650 = arith.divui %593, %outTileRows : index
      %651 = arith.divui %outputFeatures, %c7 : index
      %652 = arith.muli %650, %651 : index
      %653 = arith.divui %649, %c7 : index
      %654 = arith.addi %652, %653 : index
      %655 = arith.muli %654, %c3 : index
      %656 = arith.remui %649, %c7 : index
      %657 = arith.divui %656, %c12 : index
      %658 = arith.addi %655, %657 : index
      %659 = arith.muli %outTileRows, %c12 : index
      %660 = arith.muli %658, %659 : index
      %661 = arith.remui %593, %outTileRows : index
      %662 = arith.muli %661, %c12 : index
      %663 = arith.addi %660, %662 : index
      %664 = arith.remui %649, %c12 : index
      %665 = arith.addi %663, %664 : index
      memref.store %645, %out[%665] : memref<?xf16>
    }
  }
  wave.return
}
