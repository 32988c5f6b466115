// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=2, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w2p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 2 : i64} {
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
  %c26 = arith.constant 0x3F800000 : f32
  %c27 = arith.constant 0xBFB8AA3B : f32
  %c28 = arith.constant 0x477FE000 : f32
  %c29 = arith.constant 0xC77FE000 : f32
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
      %314 = memref.load %factors[%311] : memref<?xf32>
      %315 = arith.select %313, %314, %c26 : f32
      %316 = arith.remui %306, %c7 : index
      %317 = arith.muli %316, %c16 : index
      %318 = arith.addi %6, %317 : index
      %319 = vector.load %w[%318] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %320 = vector.bitcast %319 : vector<4xi8> to vector<1xf32>
      %321 = vector.extract %320[0] : f32 from vector<1xf32>
      %322 = arith.mulf %321, %315 : f32
      %323 = arith.mulf %298, %322 : f32
      %324 = arith.remui %306, %c7 : index
      %325 = arith.muli %324, %c16 : index
      %326 = arith.addi %8, %325 : index
      %327 = vector.load %w[%326] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %328 = vector.bitcast %327 : vector<4xi8> to vector<1xf32>
      %329 = vector.extract %328[0] : f32 from vector<1xf32>
      %330 = arith.mulf %329, %315 : f32
      %331 = arith.mulf %305, %330 : f32
      %332 = arith.addi %6, %c20 : index
      %333 = vector.load %w[%332] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %334 = vector.bitcast %333 : vector<4xi8> to vector<1xf32>
      %335 = vector.extract %334[0] : f32 from vector<1xf32>
      %336 = arith.mulf %323, %c27 : f32
      %337 = wave.exp2 %336 : f32
      %338 = arith.addf %c26, %337 : f32
      %339 = arith.divf %323, %338 : f32
      %340 = arith.mulf %339, %331 : f32
      %341 = arith.mulf %340, %335 : f32
      %342 = arith.minimumf %341, %c28 : f32
      %343 = arith.maximumf %342, %c29 : f32
      %344 = arith.truncf %343 : f32 to f16
      %345 = arith.muli %0, %c7 : index
      %346 = wave.lane
      %347 = arith.remui %346, %c7 : index
      %348 = arith.addi %345, %347 : index
      %349 = arith.divui %311, %outTileRows : index
      %350 = arith.divui %outputFeatures, %c7 : index
      %351 = arith.muli %349, %350 : index
      %352 = arith.divui %348, %c7 : index
      %353 = arith.addi %351, %352 : index
      %354 = arith.muli %353, %c3 : index
      %355 = arith.remui %348, %c7 : index
      %356 = arith.divui %355, %c12 : index
      %357 = arith.addi %354, %356 : index
      %358 = arith.muli %outTileRows, %c12 : index
      %359 = arith.muli %357, %358 : index
      %360 = arith.remui %311, %outTileRows : index
      %361 = arith.muli %360, %c12 : index
      %362 = arith.addi %359, %361 : index
      %363 = arith.remui %348, %c12 : index
      %364 = arith.addi %362, %363 : index
      memref.store %344, %out[%364] : memref<?xf16>
    }
    %365 = arith.muli %249, %c16 : index
    %366 = arith.addi %365, %c5 : index
    %367 = arith.muli %366, %c1 : index
    %368 = arith.addi %367, %248 : index
    %369 = arith.addi %368, %c4 : index
    %370 = memref.load %12[%369] : memref<?xf32>
    %371 = arith.addi %369, %c17 : index
    %372 = memref.load %12[%371] : memref<?xf32>
    %373 = arith.addf %370, %372 : f32
    %374 = arith.muli %366, %c1 : index
    %375 = arith.addi %374, %248 : index
    %376 = arith.addi %375, %c18 : index
    %377 = memref.load %12[%376] : memref<?xf32>
    %378 = arith.addi %376, %c17 : index
    %379 = memref.load %12[%378] : memref<?xf32>
    %380 = arith.addf %377, %379 : f32
    %381 = wave.lane
    %382 = arith.addi %11, %c4 : index
    %383 = arith.muli %366, %c3 : index
    %384 = arith.addi %382, %383 : index
    %385 = arith.divui %381, %c7 : index
    %386 = arith.addi %384, %385 : index
    %387 = arith.cmpi slt, %386, %10 : index
    scf.if %387 {
      %388 = arith.cmpi eq, %hasFactors, %c5 : index
      %389 = memref.load %factors[%386] : memref<?xf32>
      %390 = arith.select %388, %389, %c26 : f32
      %391 = arith.remui %381, %c7 : index
      %392 = arith.muli %391, %c16 : index
      %393 = arith.addi %6, %392 : index
      %394 = vector.load %w[%393] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %395 = vector.bitcast %394 : vector<4xi8> to vector<1xf32>
      %396 = vector.extract %395[0] : f32 from vector<1xf32>
      %397 = arith.mulf %396, %390 : f32
      %398 = arith.mulf %373, %397 : f32
      %399 = arith.remui %381, %c7 : index
      %400 = arith.muli %399, %c16 : index
      %401 = arith.addi %8, %400 : index
      %402 = vector.load %w[%401] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %403 = vector.bitcast %402 : vector<4xi8> to vector<1xf32>
      %404 = vector.extract %403[0] : f32 from vector<1xf32>
      %405 = arith.mulf %404, %390 : f32
      %406 = arith.mulf %380, %405 : f32
      %407 = arith.addi %6, %c20 : index
      %408 = vector.load %w[%407] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %409 = vector.bitcast %408 : vector<4xi8> to vector<1xf32>
      %410 = vector.extract %409[0] : f32 from vector<1xf32>
      %411 = arith.mulf %398, %c27 : f32
      %412 = wave.exp2 %411 : f32
      %413 = arith.addf %c26, %412 : f32
      %414 = arith.divf %398, %413 : f32
      %415 = arith.mulf %414, %406 : f32
      %416 = arith.mulf %415, %410 : f32
      %417 = arith.minimumf %416, %c28 : f32
      %418 = arith.maximumf %417, %c29 : f32
      %419 = arith.truncf %418 : f32 to f16
      %420 = arith.muli %0, %c7 : index
      %421 = wave.lane
      %422 = arith.remui %421, %c7 : index
      %423 = arith.addi %420, %422 : index
      %424 = arith.divui %386, %outTileRows : index
      %425 = arith.divui %outputFeatures, %c7 : index
      %426 = arith.muli %424, %425 : index
      %427 = arith.divui %423, %c7 : index
      %428 = arith.addi %426, %427 : index
      %429 = arith.muli %428, %c3 : index
      %430 = arith.remui %423, %c7 : index
      %431 = arith.divui %430, %c12 : index
      %432 = arith.addi %429, %431 : index
      %433 = arith.muli %outTileRows, %c12 : index
      %434 = arith.muli %432, %433 : index
      %435 = arith.remui %386, %outTileRows : index
      %436 = arith.muli %435, %c12 : index
      %437 = arith.addi %434, %436 : index
      %438 = arith.remui %423, %c12 : index
      %439 = arith.addi %437, %438 : index
      memref.store %419, %out[%439] : memref<?xf16>
    }
    %440 = arith.muli %249, %c16 : index
    %441 = arith.addi %440, %c3 : index
    %442 = arith.muli %441, %c1 : index
    %443 = arith.addi %442, %248 : index
    %444 = arith.addi %443, %c4 : index
    %445 = memref.load %12[%444] : memref<?xf32>
    %446 = arith.addi %444, %c17 : index
    %447 = memref.load %12[%446] : memref<?xf32>
    %448 = arith.addf %445, %447 : f32
    %449 = arith.muli %441, %c1 : index
    %450 = arith.addi %449, %248 : index
    %451 = arith.addi %450, %c18 : index
    %452 = memref.load %12[%451] : memref<?xf32>
    %453 = arith.addi %451, %c17 : index
    %454 = memref.load %12[%453] : memref<?xf32>
    %455 = arith.addf %452, %454 : f32
    %456 = wave.lane
    %457 = arith.addi %11, %c4 : index
    %458 = arith.muli %441, %c3 : index
    %459 = arith.addi %457, %458 : index
    %460 = arith.divui %456, %c7 : index
    %461 = arith.addi %459, %460 : index
    %462 = arith.cmpi slt, %461, %10 : index
    scf.if %462 {
      %463 = arith.cmpi eq, %hasFactors, %c5 : index
      %464 = memref.load %factors[%461] : memref<?xf32>
      %465 = arith.select %463, %464, %c26 : f32
      %466 = arith.remui %456, %c7 : index
      %467 = arith.muli %466, %c16 : index
      %468 = arith.addi %6, %467 : index
      %469 = vector.load %w[%468] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %470 = vector.bitcast %469 : vector<4xi8> to vector<1xf32>
      %471 = vector.extract %470[0] : f32 from vector<1xf32>
      %472 = arith.mulf %471, %465 : f32
      %473 = arith.mulf %448, %472 : f32
      %474 = arith.remui %456, %c7 : index
      %475 = arith.muli %474, %c16 : index
      %476 = arith.addi %8, %475 : index
      %477 = vector.load %w[%476] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %478 = vector.bitcast %477 : vector<4xi8> to vector<1xf32>
      %479 = vector.extract %478[0] : f32 from vector<1xf32>
      %480 = arith.mulf %479, %465 : f32
      %481 = arith.mulf %455, %480 : f32
      %482 = arith.addi %6, %c20 : index
      %483 = vector.load %w[%482] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %484 = vector.bitcast %483 : vector<4xi8> to vector<1xf32>
      %485 = vector.extract %484[0] : f32 from vector<1xf32>
      %486 = arith.mulf %473, %c27 : f32
      %487 = wave.exp2 %486 : f32
      %488 = arith.addf %c26, %487 : f32
      %489 = arith.divf %473, %488 : f32
      %490 = arith.mulf %489, %481 : f32
      %491 = arith.mulf %490, %485 : f32
      %492 = arith.minimumf %491, %c28 : f32
      %493 = arith.maximumf %492, %c29 : f32
      %494 = arith.truncf %493 : f32 to f16
      %495 = arith.muli %0, %c7 : index
      %496 = wave.lane
      %497 = arith.remui %496, %c7 : index
      %498 = arith.addi %495, %497 : index
      %499 = arith.divui %461, %outTileRows : index
      %500 = arith.divui %outputFeatures, %c7 : index
      %501 = arith.muli %499, %500 : index
      %502 = arith.divui %498, %c7 : index
      %503 = arith.addi %501, %502 : index
      %504 = arith.muli %503, %c3 : index
      %505 = arith.remui %498, %c7 : index
      %506 = arith.divui %505, %c12 : index
      %507 = arith.addi %504, %506 : index
      %508 = arith.muli %outTileRows, %c12 : index
      %509 = arith.muli %507, %508 : index
      %510 = arith.remui %461, %outTileRows : index
      %511 = arith.muli %510, %c12 : index
      %512 = arith.addi %509, %511 : index
      %513 = arith.remui %498, %c12 : index
      %514 = arith.addi %512, %513 : index
      memref.store %494, %out[%514] : memref<?xf16>
    }
    %515 = arith.muli %249, %c16 : index
    %516 = arith.addi %515, %c19 : index
    %517 = arith.muli %516, %c1 : index
    %518 = arith.addi %517, %248 : index
    %519 = arith.addi %518, %c4 : index
    %520 = memref.load %12[%519] : memref<?xf32>
    %521 = arith.addi %519, %c17 : index
    %522 = memref.load %12[%521] : memref<?xf32>
    %523 = arith.addf %520, %522 : f32
    %524 = arith.muli %516, %c1 : index
    %525 = arith.addi %524, %248 : index
    %526 = arith.addi %525, %c18 : index
    %527 = memref.load %12[%526] : memref<?xf32>
    %528 = arith.addi %526, %c17 : index
    %529 = memref.load %12[%528] : memref<?xf32>
    %530 = arith.addf %527, %529 : f32
    %531 = wave.lane
    %532 = arith.addi %11, %c4 : index
    %533 = arith.muli %516, %c3 : index
    %534 = arith.addi %532, %533 : index
    %535 = arith.divui %531, %c7 : index
    %536 = arith.addi %534, %535 : index
    %537 = arith.cmpi slt, %536, %10 : index
    scf.if %537 {
      %538 = arith.cmpi eq, %hasFactors, %c5 : index
      %539 = memref.load %factors[%536] : memref<?xf32>
      %540 = arith.select %538, %539, %c26 : f32
      %541 = arith.remui %531, %c7 : index
      %542 = arith.muli %541, %c16 : index
      %543 = arith.addi %6, %542 : index
      %544 = vector.load %w[%543] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %545 = vector.bitcast %544 : vector<4xi8> to vector<1xf32>
      %546 = vector.extract %545[0] : f32 from vector<1xf32>
      %547 = arith.mulf %546, %540 : f32
      %548 = arith.mulf %523, %547 : f32
      %549 = arith.remui %531, %c7 : index
      %550 = arith.muli %549, %c16 : index
      %551 = arith.addi %8, %550 : index
      %552 = vector.load %w[%551] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %553 = vector.bitcast %552 : vector<4xi8> to vector<1xf32>
      %554 = vector.extract %553[0] : f32 from vector<1xf32>
      %555 = arith.mulf %554, %540 : f32
      %556 = arith.mulf %530, %555 : f32
      %557 = arith.addi %6, %c20 : index
      %558 = vector.load %w[%557] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %559 = vector.bitcast %558 : vector<4xi8> to vector<1xf32>
      %560 = vector.extract %559[0] : f32 from vector<1xf32>
      %561 = arith.mulf %548, %c27 : f32
      %562 = wave.exp2 %561 : f32
      %563 = arith.addf %c26, %562 : f32
      %564 = arith.divf %548, %563 : f32
      %565 = arith.mulf %564, %556 : f32
      %566 = arith.mulf %565, %560 : f32
      %567 = arith.minimumf %566, %c28 : f32
      %568 = arith.maximumf %567, %c29 : f32
      %569 = arith.truncf %568 : f32 to f16
      %570 = arith.muli %0, %c7 : index
      %571 = wave.lane
      %572 = arith.remui %571, %c7 : index
      %573 = arith.addi %570, %572 : index
      %574 = arith.divui %536, %outTileRows : index
      %575 = arith.divui %outputFeatures, %c7 : index
      %576 = arith.muli %574, %575 : index
      %577 = arith.divui %573, %c7 : index
      %578 = arith.addi %576, %577 : index
      %579 = arith.muli %578, %c3 : index
      %580 = arith.remui %573, %c7 : index
      %581 = arith.divui %580, %c12 : index
      %582 = arith.addi %579, %581 : index
      %583 = arith.muli %outTileRows, %c12 : index
      %584 = arith.muli %582, %583 : index
      %585 = arith.remui %536, %outTileRows : index
      %586 = arith.muli %585, %c12 : index
      %587 = arith.addi %584, %586 : index
      %588 = arith.remui %573, %c12 : index
      %589 = arith.addi %587, %588 : index
      memref.store %569, %out[%589] : memref<?xf16>
    }
  }
  wave.return
}
