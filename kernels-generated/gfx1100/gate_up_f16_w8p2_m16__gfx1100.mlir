// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=8, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w8p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 4096 : index
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
  %c25 = arith.constant 1024 : index
  %c26 = arith.constant 1536 : index
  %c27 = arith.constant 2048 : index
  %c28 = arith.constant 2560 : index
  %c29 = arith.constant 3072 : index
  %c30 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c33 = arith.constant 23 : i32
  %c34 = arith.constant 141 : i32
  %c35 = arith.constant 268 : i32
  %c36 = arith.constant 14 : i32
  %c37 = arith.constant 0x3F800000 : f32
  %c38 = arith.constant 0xBFB8AA3B : f32
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
    %290 = arith.muli %249, %c5 : index
    %291 = arith.addi %290, %c4 : index
    %292 = arith.muli %291, %c1 : index
    %293 = arith.addi %292, %248 : index
    %294 = arith.addi %293, %c4 : index
    %295 = memref.load %12[%294] : memref<?xf32>
    %296 = arith.addi %294, %c17 : index
    %297 = memref.load %12[%296] : memref<?xf32>
    %298 = arith.addf %295, %297 : f32
    %299 = arith.addi %294, %c25 : index
    %300 = memref.load %12[%299] : memref<?xf32>
    %301 = arith.addf %298, %300 : f32
    %302 = arith.addi %294, %c26 : index
    %303 = memref.load %12[%302] : memref<?xf32>
    %304 = arith.addf %301, %303 : f32
    %305 = arith.addi %294, %c27 : index
    %306 = memref.load %12[%305] : memref<?xf32>
    %307 = arith.addf %304, %306 : f32
    %308 = arith.addi %294, %c28 : index
    %309 = memref.load %12[%308] : memref<?xf32>
    %310 = arith.addf %307, %309 : f32
    %311 = arith.addi %294, %c29 : index
    %312 = memref.load %12[%311] : memref<?xf32>
    %313 = arith.addf %310, %312 : f32
    %314 = arith.addi %294, %c30 : index
    %315 = memref.load %12[%314] : memref<?xf32>
    %316 = arith.addf %313, %315 : f32
    %317 = arith.muli %291, %c1 : index
    %318 = arith.addi %317, %248 : index
    %319 = arith.addi %318, %c18 : index
    %320 = memref.load %12[%319] : memref<?xf32>
    %321 = arith.addi %319, %c17 : index
    %322 = memref.load %12[%321] : memref<?xf32>
    %323 = arith.addf %320, %322 : f32
    %324 = arith.addi %319, %c25 : index
    %325 = memref.load %12[%324] : memref<?xf32>
    %326 = arith.addf %323, %325 : f32
    %327 = arith.addi %319, %c26 : index
    %328 = memref.load %12[%327] : memref<?xf32>
    %329 = arith.addf %326, %328 : f32
    %330 = arith.addi %319, %c27 : index
    %331 = memref.load %12[%330] : memref<?xf32>
    %332 = arith.addf %329, %331 : f32
    %333 = arith.addi %319, %c28 : index
    %334 = memref.load %12[%333] : memref<?xf32>
    %335 = arith.addf %332, %334 : f32
    %336 = arith.addi %319, %c29 : index
    %337 = memref.load %12[%336] : memref<?xf32>
    %338 = arith.addf %335, %337 : f32
    %339 = arith.addi %319, %c30 : index
    %340 = memref.load %12[%339] : memref<?xf32>
    %341 = arith.addf %338, %340 : f32
    %342 = wave.lane
    %343 = arith.addi %11, %c4 : index
    %344 = arith.muli %291, %c3 : index
    %345 = arith.addi %343, %344 : index
    %346 = arith.divui %342, %c7 : index
    %347 = arith.addi %345, %346 : index
    %348 = arith.cmpi slt, %347, %10 : index
    scf.if %348 {
      %349 = arith.cmpi eq, %hasFactors, %c5 : index
      %350 = arith.muli %347, %c3 : index
      %351 = memref.load %factors[%350] : memref<?xf32>
      %352 = arith.mulf %351, %operandScale : f32
      %353 = arith.select %349, %352, %operandScale : f32
      %354 = arith.remui %342, %c7 : index
      %355 = arith.muli %354, %c16 : index
      %356 = arith.addi %6, %355 : index
      %357 = vector.load %w[%356] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %358 = vector.bitcast %357 : vector<4xi8> to vector<1xf32>
      %359 = vector.extract %358[0] : f32 from vector<1xf32>
      %360 = arith.mulf %359, %353 : f32
      %361 = arith.mulf %316, %360 : f32
      %362 = arith.remui %342, %c7 : index
      %363 = arith.muli %362, %c16 : index
      %364 = arith.addi %8, %363 : index
      %365 = vector.load %w[%364] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %366 = vector.bitcast %365 : vector<4xi8> to vector<1xf32>
      %367 = vector.extract %366[0] : f32 from vector<1xf32>
      %368 = arith.mulf %367, %353 : f32
      %369 = arith.mulf %341, %368 : f32
      %370 = arith.addi %6, %c20 : index
      %371 = vector.load %w[%370] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %372 = vector.bitcast %371 : vector<4xi8> to vector<1xf32>
      %373 = vector.extract %372[0] : f32 from vector<1xf32>
      %374 = arith.muli %347, %c3 : index
      %375 = arith.addi %374, %c5 : index
      %376 = memref.load %factors[%375] : memref<?xf32>
      %377 = arith.mulf %376, %373 : f32
      %378 = arith.bitcast %377 : f32 to i32
      %379 = arith.shrui %378, %c33 : i32
      %380 = arith.maxsi %379, %c34 : i32
      %381 = arith.subi %c35, %380 : i32
      %382 = arith.shli %381, %c33 : i32
      %383 = arith.subi %380, %c36 : i32
      %384 = arith.shli %383, %c33 : i32
      %385 = arith.bitcast %382 : i32 to f32
      %386 = arith.bitcast %384 : i32 to f32
      %387 = arith.cmpi eq, %0, %c4 : index
      %388 = wave.lane
      %389 = arith.remui %388, %c7 : index
      %390 = arith.cmpi eq, %389, %c4 : index
      %391 = arith.andi %387, %390 : i1
      scf.if %391 {
        %392 = arith.muli %347, %c3 : index
        memref.store %386, %out_factors[%392] : memref<?xf32>
      }
      %393 = arith.mulf %361, %c38 : f32
      %394 = wave.exp2 %393 : f32
      %395 = arith.addf %c37, %394 : f32
      %396 = arith.divf %361, %395 : f32
      %397 = arith.mulf %396, %369 : f32
      %398 = arith.mulf %397, %385 : f32
      %399 = arith.truncf %398 : f32 to f16
      %400 = arith.muli %0, %c7 : index
      %401 = wave.lane
      %402 = arith.remui %401, %c7 : index
      %403 = arith.addi %400, %402 : index
      %404 = arith.divui %347, %outTileRows : index
      %405 = arith.divui %outputFeatures, %c7 : index
      %406 = arith.muli %404, %405 : index
      %407 = arith.divui %403, %c7 : index
      %408 = arith.addi %406, %407 : index
      %409 = arith.muli %408, %c3 : index
      %410 = arith.remui %403, %c7 : index
      %411 = arith.divui %410, %c12 : index
      %412 = arith.addi %409, %411 : index
      %413 = arith.muli %outTileRows, %c12 : index
      %414 = arith.muli %412, %413 : index
      %415 = arith.remui %347, %outTileRows : index
      %416 = arith.muli %415, %c12 : index
      %417 = arith.addi %414, %416 : index
      %418 = arith.remui %403, %c12 : index
      %419 = arith.addi %417, %418 : index
      memref.store %399, %out[%419] : memref<?xf16>
    }
  }
  wave.return
}
