// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=4, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w4p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %c8 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 160 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 224 : index
  %c26 = arith.constant 1024 : index
  %c27 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 23 : i32
  %c31 = arith.constant 141 : i32
  %c32 = arith.constant 268 : i32
  %c33 = arith.constant 14 : i32
  %c34 = arith.constant 0x3F800000 : f32
  %c35 = arith.constant 0xBFB8AA3B : f32
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
    %16 = wave.scratch %operandHalves : memref<?xf16>
    %17 = arith.divui %operandHalves, %c13 : index
    %18 = wave.wave
    %19 = arith.muli %18, %c1 : index
    %20 = wave.lane
    %21 = arith.addi %19, %20 : index
    scf.for %22 = %21 to %17 step %c2 {
      %23 = arith.muli %22, %c13 : index
      %24 = arith.addi %c4, %23 : index
      %25 = vector.load %x[%24] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %26 = arith.muli %22, %c13 : index
      vector.store %25, %16[%26] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %27 = arith.remui %15, %tileRows : index
    %28 = arith.muli %27, %c13 : index
    %29 = wave.wave
    %30 = arith.divui %inputFeatures, %c7 : index
    %31 = arith.muli %29, %stepsPerWave : index
    %32 = arith.minsi %31, %30 : index
    %33 = arith.addi %32, %stepsPerWave : index
    %34 = arith.minsi %33, %30 : index
    %35 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %36 = arith.subi %34, %32 : index
    %37 = arith.divui %36, %c17 : index
    %38 = arith.muli %37, %c17 : index
    %39 = arith.addi %32, %38 : index
    %40 = arith.addi %32, %stepsPerWave : index
    %41 = arith.select %35, %40, %39 : index
    %45:2 = scf.for %42 = %32 to %41 step %c17 iter_args(%43 = %c14, %44 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %46 = wave.lane
      %47 = arith.addi %42, %c4 : index
      %48 = arith.addi %6, %c2 : index
      %49 = arith.muli %47, %c18 : index
      %50 = arith.addi %48, %49 : index
      %51 = arith.remui %46, %c7 : index
      %52 = arith.muli %51, %c7 : index
      %53 = arith.addi %50, %52 : index
      %54 = vector.load %w[%53] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %55 = vector.bitcast %54 : vector<16xi8> to vector<8xf16>
      %56 = arith.addi %53, %c19 : index
      %57 = vector.load %w[%56] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %58 = vector.bitcast %57 : vector<16xi8> to vector<8xf16>
      %59 = vector.shuffle %55, %58 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %60 = arith.addi %42, %c5 : index
      %61 = arith.addi %6, %c2 : index
      %62 = arith.muli %60, %c18 : index
      %63 = arith.addi %61, %62 : index
      %64 = arith.remui %46, %c7 : index
      %65 = arith.muli %64, %c7 : index
      %66 = arith.addi %63, %65 : index
      %67 = vector.load %w[%66] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %68 = vector.bitcast %67 : vector<16xi8> to vector<8xf16>
      %69 = arith.addi %66, %c19 : index
      %70 = vector.load %w[%69] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %71 = vector.bitcast %70 : vector<16xi8> to vector<8xf16>
      %72 = vector.shuffle %68, %71 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %73 = arith.addi %42, %c3 : index
      %74 = arith.addi %6, %c2 : index
      %75 = arith.muli %73, %c18 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.remui %46, %c7 : index
      %78 = arith.muli %77, %c7 : index
      %79 = arith.addi %76, %78 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<8xf16>
      %82 = arith.addi %79, %c19 : index
      %83 = vector.load %w[%82] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %84 = vector.bitcast %83 : vector<16xi8> to vector<8xf16>
      %85 = vector.shuffle %81, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %86 = arith.addi %42, %c20 : index
      %87 = arith.addi %6, %c2 : index
      %88 = arith.muli %86, %c18 : index
      %89 = arith.addi %87, %88 : index
      %90 = arith.remui %46, %c7 : index
      %91 = arith.muli %90, %c7 : index
      %92 = arith.addi %89, %91 : index
      %93 = vector.load %w[%92] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<8xf16>
      %95 = arith.addi %92, %c19 : index
      %96 = vector.load %w[%95] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %97 = vector.bitcast %96 : vector<16xi8> to vector<8xf16>
      %98 = vector.shuffle %94, %97 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %99 = arith.addi %42, %c4 : index
      %100 = arith.addi %8, %c2 : index
      %101 = arith.muli %99, %c18 : index
      %102 = arith.addi %100, %101 : index
      %103 = arith.remui %46, %c7 : index
      %104 = arith.muli %103, %c7 : index
      %105 = arith.addi %102, %104 : index
      %106 = vector.load %w[%105] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %107 = vector.bitcast %106 : vector<16xi8> to vector<8xf16>
      %108 = arith.addi %105, %c19 : index
      %109 = vector.load %w[%108] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %110 = vector.bitcast %109 : vector<16xi8> to vector<8xf16>
      %111 = vector.shuffle %107, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %112 = arith.addi %42, %c5 : index
      %113 = arith.addi %8, %c2 : index
      %114 = arith.muli %112, %c18 : index
      %115 = arith.addi %113, %114 : index
      %116 = arith.remui %46, %c7 : index
      %117 = arith.muli %116, %c7 : index
      %118 = arith.addi %115, %117 : index
      %119 = vector.load %w[%118] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %120 = vector.bitcast %119 : vector<16xi8> to vector<8xf16>
      %121 = arith.addi %118, %c19 : index
      %122 = vector.load %w[%121] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %123 = vector.bitcast %122 : vector<16xi8> to vector<8xf16>
      %124 = vector.shuffle %120, %123 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %125 = arith.addi %42, %c3 : index
      %126 = arith.addi %8, %c2 : index
      %127 = arith.muli %125, %c18 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.remui %46, %c7 : index
      %130 = arith.muli %129, %c7 : index
      %131 = arith.addi %128, %130 : index
      %132 = vector.load %w[%131] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %133 = vector.bitcast %132 : vector<16xi8> to vector<8xf16>
      %134 = arith.addi %131, %c19 : index
      %135 = vector.load %w[%134] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %136 = vector.bitcast %135 : vector<16xi8> to vector<8xf16>
      %137 = vector.shuffle %133, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %138 = arith.addi %42, %c20 : index
      %139 = arith.addi %8, %c2 : index
      %140 = arith.muli %138, %c18 : index
      %141 = arith.addi %139, %140 : index
      %142 = arith.remui %46, %c7 : index
      %143 = arith.muli %142, %c7 : index
      %144 = arith.addi %141, %143 : index
      %145 = vector.load %w[%144] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %146 = vector.bitcast %145 : vector<16xi8> to vector<8xf16>
      %147 = arith.addi %144, %c19 : index
      %148 = vector.load %w[%147] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %149 = vector.bitcast %148 : vector<16xi8> to vector<8xf16>
      %150 = vector.shuffle %146, %149 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = arith.muli %42, %c5 : index
      %152 = arith.addi %151, %c4 : index
      %153 = arith.muli %tileRows, %c7 : index
      %154 = arith.muli %152, %153 : index
      %155 = arith.addi %28, %154 : index
      %156 = vector.load %16[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %157 = arith.muli %tileRows, %c13 : index
      %158 = arith.addi %155, %157 : index
      %159 = vector.load %16[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = vector.shuffle %156, %159 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %161 = wave.mma %160, %59, %43 : vector<16xf16>, vector<8xf32>
      %162 = wave.mma %160, %111, %44 : vector<16xf16>, vector<8xf32>
      %163 = arith.muli %42, %c5 : index
      %164 = arith.addi %163, %c5 : index
      %165 = arith.muli %tileRows, %c7 : index
      %166 = arith.muli %164, %165 : index
      %167 = arith.addi %28, %166 : index
      %168 = vector.load %16[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %169 = arith.muli %tileRows, %c13 : index
      %170 = arith.addi %167, %169 : index
      %171 = vector.load %16[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = vector.shuffle %168, %171 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %173 = wave.mma %172, %72, %161 : vector<16xf16>, vector<8xf32>
      %174 = wave.mma %172, %124, %162 : vector<16xf16>, vector<8xf32>
      %175 = arith.muli %42, %c5 : index
      %176 = arith.addi %175, %c3 : index
      %177 = arith.muli %tileRows, %c7 : index
      %178 = arith.muli %176, %177 : index
      %179 = arith.addi %28, %178 : index
      %180 = vector.load %16[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = arith.muli %tileRows, %c13 : index
      %182 = arith.addi %179, %181 : index
      %183 = vector.load %16[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %184 = vector.shuffle %180, %183 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %185 = wave.mma %184, %85, %173 : vector<16xf16>, vector<8xf32>
      %186 = wave.mma %184, %137, %174 : vector<16xf16>, vector<8xf32>
      %187 = arith.muli %42, %c5 : index
      %188 = arith.addi %187, %c20 : index
      %189 = arith.muli %tileRows, %c7 : index
      %190 = arith.muli %188, %189 : index
      %191 = arith.addi %28, %190 : index
      %192 = vector.load %16[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = arith.muli %tileRows, %c13 : index
      %194 = arith.addi %191, %193 : index
      %195 = vector.load %16[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = vector.shuffle %192, %195 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %197 = wave.mma %196, %98, %185 : vector<16xf16>, vector<8xf32>
      %198 = wave.mma %196, %150, %186 : vector<16xf16>, vector<8xf32>
      scf.yield %197, %198 : vector<8xf32>, vector<8xf32>
    }
    %199 = arith.select %35, %41, %34 : index
    %203:2 = scf.for %200 = %41 to %199 step %c5 iter_args(%201 = %45#0, %202 = %45#1) -> (vector<8xf32>, vector<8xf32>) {
      %204 = wave.lane
      %205 = arith.addi %200, %c4 : index
      %206 = arith.addi %6, %c2 : index
      %207 = arith.muli %205, %c18 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.remui %204, %c7 : index
      %210 = arith.muli %209, %c7 : index
      %211 = arith.addi %208, %210 : index
      %212 = vector.load %w[%211] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %213 = vector.bitcast %212 : vector<16xi8> to vector<8xf16>
      %214 = arith.addi %211, %c19 : index
      %215 = vector.load %w[%214] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %216 = vector.bitcast %215 : vector<16xi8> to vector<8xf16>
      %217 = vector.shuffle %213, %216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %218 = arith.addi %200, %c4 : index
      %219 = arith.addi %8, %c2 : index
      %220 = arith.muli %218, %c18 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.remui %204, %c7 : index
      %223 = arith.muli %222, %c7 : index
      %224 = arith.addi %221, %223 : index
      %225 = vector.load %w[%224] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %226 = vector.bitcast %225 : vector<16xi8> to vector<8xf16>
      %227 = arith.addi %224, %c19 : index
      %228 = vector.load %w[%227] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %229 = vector.bitcast %228 : vector<16xi8> to vector<8xf16>
      %230 = vector.shuffle %226, %229 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = arith.muli %200, %c5 : index
      %232 = arith.addi %231, %c4 : index
      %233 = arith.muli %tileRows, %c7 : index
      %234 = arith.muli %232, %233 : index
      %235 = arith.addi %28, %234 : index
      %236 = vector.load %16[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %237 = arith.muli %tileRows, %c13 : index
      %238 = arith.addi %235, %237 : index
      %239 = vector.load %16[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %240 = vector.shuffle %236, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = wave.mma %240, %217, %201 : vector<16xf16>, vector<8xf32>
      %242 = wave.mma %240, %230, %202 : vector<16xf16>, vector<8xf32>
      scf.yield %241, %242 : vector<8xf32>, vector<8xf32>
    }
    %243 = wave.lane
    %244 = wave.wave
    %245 = arith.muli %244, %c3 : index
    %246 = arith.addi %245, %c4 : index
    %247 = arith.muli %246, %c19 : index
    %248 = arith.addi %247, %243 : index
    %249 = vector.extract %203#0[0] : f32 from vector<8xf32>
    %250 = arith.addi %248, %c4 : index
    memref.store %249, %12[%250] : memref<?xf32>
    %251 = vector.extract %203#0[1] : f32 from vector<8xf32>
    %252 = arith.addi %248, %c1 : index
    memref.store %251, %12[%252] : memref<?xf32>
    %253 = vector.extract %203#0[2] : f32 from vector<8xf32>
    %254 = arith.addi %248, %c21 : index
    memref.store %253, %12[%254] : memref<?xf32>
    %255 = vector.extract %203#0[3] : f32 from vector<8xf32>
    %256 = arith.addi %248, %c22 : index
    memref.store %255, %12[%256] : memref<?xf32>
    %257 = vector.extract %203#0[4] : f32 from vector<8xf32>
    %258 = arith.addi %248, %c2 : index
    memref.store %257, %12[%258] : memref<?xf32>
    %259 = vector.extract %203#0[5] : f32 from vector<8xf32>
    %260 = arith.addi %248, %c23 : index
    memref.store %259, %12[%260] : memref<?xf32>
    %261 = vector.extract %203#0[6] : f32 from vector<8xf32>
    %262 = arith.addi %248, %c24 : index
    memref.store %261, %12[%262] : memref<?xf32>
    %263 = vector.extract %203#0[7] : f32 from vector<8xf32>
    %264 = arith.addi %248, %c25 : index
    memref.store %263, %12[%264] : memref<?xf32>
    %265 = arith.muli %244, %c3 : index
    %266 = arith.addi %265, %c5 : index
    %267 = arith.muli %266, %c19 : index
    %268 = arith.addi %267, %243 : index
    %269 = vector.extract %203#1[0] : f32 from vector<8xf32>
    %270 = arith.addi %268, %c4 : index
    memref.store %269, %12[%270] : memref<?xf32>
    %271 = vector.extract %203#1[1] : f32 from vector<8xf32>
    %272 = arith.addi %268, %c1 : index
    memref.store %271, %12[%272] : memref<?xf32>
    %273 = vector.extract %203#1[2] : f32 from vector<8xf32>
    %274 = arith.addi %268, %c21 : index
    memref.store %273, %12[%274] : memref<?xf32>
    %275 = vector.extract %203#1[3] : f32 from vector<8xf32>
    %276 = arith.addi %268, %c22 : index
    memref.store %275, %12[%276] : memref<?xf32>
    %277 = vector.extract %203#1[4] : f32 from vector<8xf32>
    %278 = arith.addi %268, %c2 : index
    memref.store %277, %12[%278] : memref<?xf32>
    %279 = vector.extract %203#1[5] : f32 from vector<8xf32>
    %280 = arith.addi %268, %c23 : index
    memref.store %279, %12[%280] : memref<?xf32>
    %281 = vector.extract %203#1[6] : f32 from vector<8xf32>
    %282 = arith.addi %268, %c24 : index
    memref.store %281, %12[%282] : memref<?xf32>
    %283 = vector.extract %203#1[7] : f32 from vector<8xf32>
    %284 = arith.addi %268, %c25 : index
    memref.store %283, %12[%284] : memref<?xf32>
    wave.barrier
    %285 = arith.muli %244, %c3 : index
    %286 = arith.addi %285, %c4 : index
    %287 = arith.muli %286, %c1 : index
    %288 = arith.addi %287, %243 : index
    %289 = arith.addi %288, %c4 : index
    %290 = memref.load %12[%289] : memref<?xf32>
    %291 = arith.addi %289, %c18 : index
    %292 = memref.load %12[%291] : memref<?xf32>
    %293 = arith.addf %290, %292 : f32
    %294 = arith.addi %289, %c26 : index
    %295 = memref.load %12[%294] : memref<?xf32>
    %296 = arith.addf %293, %295 : f32
    %297 = arith.addi %289, %c27 : index
    %298 = memref.load %12[%297] : memref<?xf32>
    %299 = arith.addf %296, %298 : f32
    %300 = arith.muli %286, %c1 : index
    %301 = arith.addi %300, %243 : index
    %302 = arith.addi %301, %c19 : index
    %303 = memref.load %12[%302] : memref<?xf32>
    %304 = arith.addi %302, %c18 : index
    %305 = memref.load %12[%304] : memref<?xf32>
    %306 = arith.addf %303, %305 : f32
    %307 = arith.addi %302, %c26 : index
    %308 = memref.load %12[%307] : memref<?xf32>
    %309 = arith.addf %306, %308 : f32
    %310 = arith.addi %302, %c27 : index
    %311 = memref.load %12[%310] : memref<?xf32>
    %312 = arith.addf %309, %311 : f32
    %313 = wave.lane
    %314 = arith.addi %11, %c4 : index
    %315 = arith.muli %286, %c3 : index
    %316 = arith.addi %314, %315 : index
    %317 = arith.divui %313, %c7 : index
    %318 = arith.addi %316, %317 : index
    %319 = arith.cmpi slt, %318, %10 : index
    scf.if %319 {
      %320 = arith.cmpi eq, %hasFactors, %c5 : index
      %321 = arith.muli %318, %c3 : index
      %322 = memref.load %factors[%321] : memref<?xf32>
      %323 = arith.mulf %322, %operandScale : f32
      %324 = arith.select %320, %323, %operandScale : f32
      %325 = arith.remui %313, %c7 : index
      %326 = arith.muli %325, %c17 : index
      %327 = arith.addi %6, %326 : index
      %328 = vector.load %w[%327] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %329 = vector.bitcast %328 : vector<4xi8> to vector<1xf32>
      %330 = vector.extract %329[0] : f32 from vector<1xf32>
      %331 = arith.mulf %330, %324 : f32
      %332 = arith.mulf %299, %331 : f32
      %333 = arith.remui %313, %c7 : index
      %334 = arith.muli %333, %c17 : index
      %335 = arith.addi %8, %334 : index
      %336 = vector.load %w[%335] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %337 = vector.bitcast %336 : vector<4xi8> to vector<1xf32>
      %338 = vector.extract %337[0] : f32 from vector<1xf32>
      %339 = arith.mulf %338, %324 : f32
      %340 = arith.mulf %312, %339 : f32
      %341 = arith.addi %6, %c21 : index
      %342 = vector.load %w[%341] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %343 = vector.bitcast %342 : vector<4xi8> to vector<1xf32>
      %344 = vector.extract %343[0] : f32 from vector<1xf32>
      %345 = arith.muli %318, %c3 : index
      %346 = arith.addi %345, %c5 : index
      %347 = memref.load %factors[%346] : memref<?xf32>
      %348 = arith.mulf %347, %344 : f32
      %349 = arith.bitcast %348 : f32 to i32
      %350 = arith.shrui %349, %c30 : i32
      %351 = arith.maxsi %350, %c31 : i32
      %352 = arith.subi %c32, %351 : i32
      %353 = arith.shli %352, %c30 : i32
      %354 = arith.subi %351, %c33 : i32
      %355 = arith.shli %354, %c30 : i32
      %356 = arith.bitcast %353 : i32 to f32
      %357 = arith.bitcast %355 : i32 to f32
      %358 = arith.cmpi eq, %0, %c4 : index
      %359 = wave.lane
      %360 = arith.remui %359, %c7 : index
      %361 = arith.cmpi eq, %360, %c4 : index
      %362 = arith.andi %358, %361 : i1
      scf.if %362 {
        %363 = arith.muli %318, %c3 : index
        memref.store %357, %out_factors[%363] : memref<?xf32>
      }
      %364 = arith.mulf %332, %c35 : f32
      %365 = wave.exp2 %364 : f32
      %366 = arith.addf %c34, %365 : f32
      %367 = arith.divf %332, %366 : f32
      %368 = arith.mulf %367, %340 : f32
      %369 = arith.mulf %368, %356 : f32
      %370 = arith.truncf %369 : f32 to f16
      %371 = arith.muli %0, %c7 : index
      %372 = wave.lane
      %373 = arith.remui %372, %c7 : index
      %374 = arith.addi %371, %373 : index
      %375 = arith.divui %318, %outTileRows : index
      %376 = arith.divui %outputFeatures, %c7 : index
      %377 = arith.muli %375, %376 : index
      %378 = arith.divui %374, %c7 : index
      %379 = arith.addi %377, %378 : index
      %380 = arith.muli %379, %c3 : index
      %381 = arith.remui %374, %c7 : index
      %382 = arith.divui %381, %c13 : index
      %383 = arith.addi %380, %382 : index
      %384 = arith.muli %outTileRows, %c13 : index
      %385 = arith.muli %383, %384 : index
      %386 = arith.remui %318, %outTileRows : index
      %387 = arith.muli %386, %c13 : index
      %388 = arith.addi %385, %387 : index
      %389 = arith.remui %374, %c13 : index
      %390 = arith.addi %388, %389 : index
      memref.store %370, %out[%390] : memref<?xf16>
    }
    %391 = arith.muli %244, %c3 : index
    %392 = arith.addi %391, %c5 : index
    %393 = arith.muli %392, %c1 : index
    %394 = arith.addi %393, %243 : index
    %395 = arith.addi %394, %c4 : index
    %396 = memref.load %12[%395] : memref<?xf32>
    %397 = arith.addi %395, %c18 : index
    %398 = memref.load %12[%397] : memref<?xf32>
    %399 = arith.addf %396, %398 : f32
    %400 = arith.addi %395, %c26 : index
    %401 = memref.load %12[%400] : memref<?xf32>
    %402 = arith.addf %399, %401 : f32
    %403 = arith.addi %395, %c27 : index
    %404 = memref.load %12[%403] : memref<?xf32>
    %405 = arith.addf %402, %404 : f32
    %406 = arith.muli %392, %c1 : index
    %407 = arith.addi %406, %243 : index
    %408 = arith.addi %407, %c19 : index
    %409 = memref.load %12[%408] : memref<?xf32>
    %410 = arith.addi %408, %c18 : index
    %411 = memref.load %12[%410] : memref<?xf32>
    %412 = arith.addf %409, %411 : f32
    %413 = arith.addi %408, %c26 : index
    %414 = memref.load %12[%413] : memref<?xf32>
    %415 = arith.addf %412, %414 : f32
    %416 = arith.addi %408, %c27 : index
    %417 = memref.load %12[%416] : memref<?xf32>
    %418 = arith.addf %415, %417 : f32
    %419 = wave.lane
    %420 = arith.addi %11, %c4 : index
    %421 = arith.muli %392, %c3 : index
    %422 = arith.addi %420, %421 : index
    %423 = arith.divui %419, %c7 : index
    %424 = arith.addi %422, %423 : index
    %425 = arith.cmpi slt, %424, %10 : index
    scf.if %425 {
      %426 = arith.cmpi eq, %hasFactors, %c5 : index
      %427 = arith.muli %424, %c3 : index
      %428 = memref.load %factors[%427] : memref<?xf32>
      %429 = arith.mulf %428, %operandScale : f32
      %430 = arith.select %426, %429, %operandScale : f32
      %431 = arith.remui %419, %c7 : index
      %432 = arith.muli %431, %c17 : index
      %433 = arith.addi %6, %432 : index
      %434 = vector.load %w[%433] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %435 = vector.bitcast %434 : vector<4xi8> to vector<1xf32>
      %436 = vector.extract %435[0] : f32 from vector<1xf32>
      %437 = arith.mulf %436, %430 : f32
      %438 = arith.mulf %405, %437 : f32
      %439 = arith.remui %419, %c7 : index
      %440 = arith.muli %439, %c17 : index
      %441 = arith.addi %8, %440 : index
      %442 = vector.load %w[%441] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %443 = vector.bitcast %442 : vector<4xi8> to vector<1xf32>
      %444 = vector.extract %443[0] : f32 from vector<1xf32>
      %445 = arith.mulf %444, %430 : f32
      %446 = arith.mulf %418, %445 : f32
      %447 = arith.addi %6, %c21 : index
      %448 = vector.load %w[%447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %449 = vector.bitcast %448 : vector<4xi8> to vector<1xf32>
      %450 = vector.extract %449[0] : f32 from vector<1xf32>
      %451 = arith.muli %424, %c3 : index
      %452 = arith.addi %451, %c5 : index
      %453 = memref.load %factors[%452] : memref<?xf32>
      %454 = arith.mulf %453, %450 : f32
      %455 = arith.bitcast %454 : f32 to i32
      %456 = arith.shrui %455, %c30 : i32
      %457 = arith.maxsi %456, %c31 : i32
      %458 = arith.subi %c32, %457 : i32
      %459 = arith.shli %458, %c30 : i32
      %460 = arith.subi %457, %c33 : i32
      %461 = arith.shli %460, %c30 : i32
      %462 = arith.bitcast %459 : i32 to f32
      %463 = arith.bitcast %461 : i32 to f32
      %464 = arith.cmpi eq, %0, %c4 : index
      %465 = wave.lane
      %466 = arith.remui %465, %c7 : index
      %467 = arith.cmpi eq, %466, %c4 : index
      %468 = arith.andi %464, %467 : i1
      scf.if %468 {
        %469 = arith.muli %424, %c3 : index
        memref.store %463, %out_factors[%469] : memref<?xf32>
      }
      %470 = arith.mulf %438, %c35 : f32
      %471 = wave.exp2 %470 : f32
      %472 = arith.addf %c34, %471 : f32
      %473 = arith.divf %438, %472 : f32
      %474 = arith.mulf %473, %446 : f32
      %475 = arith.mulf %474, %462 : f32
      %476 = arith.truncf %475 : f32 to f16
      %477 = arith.muli %0, %c7 : index
      %478 = wave.lane
      %479 = arith.remui %478, %c7 : index
      %480 = arith.addi %477, %479 : index
      %481 = arith.divui %424, %outTileRows : index
      %482 = arith.divui %outputFeatures, %c7 : index
      %483 = arith.muli %481, %482 : index
      %484 = arith.divui %480, %c7 : index
      %485 = arith.addi %483, %484 : index
      %486 = arith.muli %485, %c3 : index
      %487 = arith.remui %480, %c7 : index
      %488 = arith.divui %487, %c13 : index
      %489 = arith.addi %486, %488 : index
      %490 = arith.muli %outTileRows, %c13 : index
      %491 = arith.muli %489, %490 : index
      %492 = arith.remui %424, %outTileRows : index
      %493 = arith.muli %492, %c13 : index
      %494 = arith.addi %491, %493 : index
      %495 = arith.remui %480, %c13 : index
      %496 = arith.addi %494, %495 : index
      memref.store %476, %out[%496] : memref<?xf16>
    }
  }
  wave.return
}
