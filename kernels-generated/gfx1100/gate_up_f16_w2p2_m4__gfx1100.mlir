// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=2, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w2p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 64 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 160 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c28 = arith.constant 23 : i32
  %c29 = arith.constant 141 : i32
  %c30 = arith.constant 268 : i32
  %c31 = arith.constant 14 : i32
  %c32 = arith.constant 0x3F800000 : f32
  %c33 = arith.constant 0xBFB8AA3B : f32
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
    scf.for %22 = %21 to %17 step %c14 {
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
    %37 = arith.divui %36, %c18 : index
    %38 = arith.muli %37, %c18 : index
    %39 = arith.addi %32, %38 : index
    %40 = arith.addi %32, %stepsPerWave : index
    %41 = arith.select %35, %40, %39 : index
    %45:2 = scf.for %42 = %32 to %41 step %c18 iter_args(%43 = %c15, %44 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %46 = wave.lane
      %47 = arith.addi %42, %c4 : index
      %48 = arith.addi %6, %c2 : index
      %49 = arith.muli %47, %c19 : index
      %50 = arith.addi %48, %49 : index
      %51 = arith.remui %46, %c7 : index
      %52 = arith.muli %51, %c7 : index
      %53 = arith.addi %50, %52 : index
      %54 = vector.load %w[%53] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %55 = vector.bitcast %54 : vector<16xi8> to vector<8xf16>
      %56 = arith.addi %53, %c20 : index
      %57 = vector.load %w[%56] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %58 = vector.bitcast %57 : vector<16xi8> to vector<8xf16>
      %59 = vector.shuffle %55, %58 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %60 = arith.addi %42, %c5 : index
      %61 = arith.addi %6, %c2 : index
      %62 = arith.muli %60, %c19 : index
      %63 = arith.addi %61, %62 : index
      %64 = arith.remui %46, %c7 : index
      %65 = arith.muli %64, %c7 : index
      %66 = arith.addi %63, %65 : index
      %67 = vector.load %w[%66] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %68 = vector.bitcast %67 : vector<16xi8> to vector<8xf16>
      %69 = arith.addi %66, %c20 : index
      %70 = vector.load %w[%69] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %71 = vector.bitcast %70 : vector<16xi8> to vector<8xf16>
      %72 = vector.shuffle %68, %71 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %73 = arith.addi %42, %c3 : index
      %74 = arith.addi %6, %c2 : index
      %75 = arith.muli %73, %c19 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.remui %46, %c7 : index
      %78 = arith.muli %77, %c7 : index
      %79 = arith.addi %76, %78 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<8xf16>
      %82 = arith.addi %79, %c20 : index
      %83 = vector.load %w[%82] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %84 = vector.bitcast %83 : vector<16xi8> to vector<8xf16>
      %85 = vector.shuffle %81, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %86 = arith.addi %42, %c21 : index
      %87 = arith.addi %6, %c2 : index
      %88 = arith.muli %86, %c19 : index
      %89 = arith.addi %87, %88 : index
      %90 = arith.remui %46, %c7 : index
      %91 = arith.muli %90, %c7 : index
      %92 = arith.addi %89, %91 : index
      %93 = vector.load %w[%92] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<8xf16>
      %95 = arith.addi %92, %c20 : index
      %96 = vector.load %w[%95] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %97 = vector.bitcast %96 : vector<16xi8> to vector<8xf16>
      %98 = vector.shuffle %94, %97 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %99 = arith.addi %42, %c4 : index
      %100 = arith.addi %8, %c2 : index
      %101 = arith.muli %99, %c19 : index
      %102 = arith.addi %100, %101 : index
      %103 = arith.remui %46, %c7 : index
      %104 = arith.muli %103, %c7 : index
      %105 = arith.addi %102, %104 : index
      %106 = vector.load %w[%105] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %107 = vector.bitcast %106 : vector<16xi8> to vector<8xf16>
      %108 = arith.addi %105, %c20 : index
      %109 = vector.load %w[%108] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %110 = vector.bitcast %109 : vector<16xi8> to vector<8xf16>
      %111 = vector.shuffle %107, %110 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %112 = arith.addi %42, %c5 : index
      %113 = arith.addi %8, %c2 : index
      %114 = arith.muli %112, %c19 : index
      %115 = arith.addi %113, %114 : index
      %116 = arith.remui %46, %c7 : index
      %117 = arith.muli %116, %c7 : index
      %118 = arith.addi %115, %117 : index
      %119 = vector.load %w[%118] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %120 = vector.bitcast %119 : vector<16xi8> to vector<8xf16>
      %121 = arith.addi %118, %c20 : index
      %122 = vector.load %w[%121] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %123 = vector.bitcast %122 : vector<16xi8> to vector<8xf16>
      %124 = vector.shuffle %120, %123 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %125 = arith.addi %42, %c3 : index
      %126 = arith.addi %8, %c2 : index
      %127 = arith.muli %125, %c19 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.remui %46, %c7 : index
      %130 = arith.muli %129, %c7 : index
      %131 = arith.addi %128, %130 : index
      %132 = vector.load %w[%131] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %133 = vector.bitcast %132 : vector<16xi8> to vector<8xf16>
      %134 = arith.addi %131, %c20 : index
      %135 = vector.load %w[%134] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %136 = vector.bitcast %135 : vector<16xi8> to vector<8xf16>
      %137 = vector.shuffle %133, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %138 = arith.addi %42, %c21 : index
      %139 = arith.addi %8, %c2 : index
      %140 = arith.muli %138, %c19 : index
      %141 = arith.addi %139, %140 : index
      %142 = arith.remui %46, %c7 : index
      %143 = arith.muli %142, %c7 : index
      %144 = arith.addi %141, %143 : index
      %145 = vector.load %w[%144] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %146 = vector.bitcast %145 : vector<16xi8> to vector<8xf16>
      %147 = arith.addi %144, %c20 : index
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
      %188 = arith.addi %187, %c21 : index
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
      %207 = arith.muli %205, %c19 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.remui %204, %c7 : index
      %210 = arith.muli %209, %c7 : index
      %211 = arith.addi %208, %210 : index
      %212 = vector.load %w[%211] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %213 = vector.bitcast %212 : vector<16xi8> to vector<8xf16>
      %214 = arith.addi %211, %c20 : index
      %215 = vector.load %w[%214] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %216 = vector.bitcast %215 : vector<16xi8> to vector<8xf16>
      %217 = vector.shuffle %213, %216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %218 = arith.addi %200, %c4 : index
      %219 = arith.addi %8, %c2 : index
      %220 = arith.muli %218, %c19 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.remui %204, %c7 : index
      %223 = arith.muli %222, %c7 : index
      %224 = arith.addi %221, %223 : index
      %225 = vector.load %w[%224] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %226 = vector.bitcast %225 : vector<16xi8> to vector<8xf16>
      %227 = arith.addi %224, %c20 : index
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
    %247 = arith.muli %246, %c20 : index
    %248 = arith.addi %247, %243 : index
    %249 = vector.extract %203#0[0] : f32 from vector<8xf32>
    %250 = arith.addi %248, %c4 : index
    memref.store %249, %12[%250] : memref<?xf32>
    %251 = vector.extract %203#0[1] : f32 from vector<8xf32>
    %252 = arith.addi %248, %c1 : index
    memref.store %251, %12[%252] : memref<?xf32>
    %253 = vector.extract %203#0[2] : f32 from vector<8xf32>
    %254 = arith.addi %248, %c14 : index
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
    %267 = arith.muli %266, %c20 : index
    %268 = arith.addi %267, %243 : index
    %269 = vector.extract %203#1[0] : f32 from vector<8xf32>
    %270 = arith.addi %268, %c4 : index
    memref.store %269, %12[%270] : memref<?xf32>
    %271 = vector.extract %203#1[1] : f32 from vector<8xf32>
    %272 = arith.addi %268, %c1 : index
    memref.store %271, %12[%272] : memref<?xf32>
    %273 = vector.extract %203#1[2] : f32 from vector<8xf32>
    %274 = arith.addi %268, %c14 : index
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
    %285 = arith.muli %244, %c18 : index
    %286 = arith.addi %285, %c4 : index
    %287 = arith.muli %286, %c1 : index
    %288 = arith.addi %287, %243 : index
    %289 = arith.addi %288, %c4 : index
    %290 = memref.load %12[%289] : memref<?xf32>
    %291 = arith.addi %289, %c19 : index
    %292 = memref.load %12[%291] : memref<?xf32>
    %293 = arith.addf %290, %292 : f32
    %294 = arith.muli %286, %c1 : index
    %295 = arith.addi %294, %243 : index
    %296 = arith.addi %295, %c20 : index
    %297 = memref.load %12[%296] : memref<?xf32>
    %298 = arith.addi %296, %c19 : index
    %299 = memref.load %12[%298] : memref<?xf32>
    %300 = arith.addf %297, %299 : f32
    %301 = wave.lane
    %302 = arith.addi %11, %c4 : index
    %303 = arith.muli %286, %c3 : index
    %304 = arith.addi %302, %303 : index
    %305 = arith.divui %301, %c7 : index
    %306 = arith.addi %304, %305 : index
    %307 = arith.cmpi slt, %306, %10 : index
    scf.if %307 {
      %308 = arith.cmpi eq, %hasFactors, %c5 : index
      %309 = arith.muli %306, %c3 : index
      %310 = memref.load %factors[%309] : memref<?xf32>
      %311 = arith.mulf %310, %operandScale : f32
      %312 = arith.select %308, %311, %operandScale : f32
      %313 = arith.remui %301, %c7 : index
      %314 = arith.muli %313, %c18 : index
      %315 = arith.addi %6, %314 : index
      %316 = vector.load %w[%315] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %317 = vector.bitcast %316 : vector<4xi8> to vector<1xf32>
      %318 = vector.extract %317[0] : f32 from vector<1xf32>
      %319 = arith.mulf %318, %312 : f32
      %320 = arith.mulf %293, %319 : f32
      %321 = arith.remui %301, %c7 : index
      %322 = arith.muli %321, %c18 : index
      %323 = arith.addi %8, %322 : index
      %324 = vector.load %w[%323] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %325 = vector.bitcast %324 : vector<4xi8> to vector<1xf32>
      %326 = vector.extract %325[0] : f32 from vector<1xf32>
      %327 = arith.mulf %326, %312 : f32
      %328 = arith.mulf %300, %327 : f32
      %329 = arith.addi %6, %c14 : index
      %330 = vector.load %w[%329] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %331 = vector.bitcast %330 : vector<4xi8> to vector<1xf32>
      %332 = vector.extract %331[0] : f32 from vector<1xf32>
      %333 = arith.muli %306, %c3 : index
      %334 = arith.addi %333, %c5 : index
      %335 = memref.load %factors[%334] : memref<?xf32>
      %336 = arith.mulf %335, %332 : f32
      %337 = arith.bitcast %336 : f32 to i32
      %338 = arith.shrui %337, %c28 : i32
      %339 = arith.maxsi %338, %c29 : i32
      %340 = arith.subi %c30, %339 : i32
      %341 = arith.shli %340, %c28 : i32
      %342 = arith.subi %339, %c31 : i32
      %343 = arith.shli %342, %c28 : i32
      %344 = arith.bitcast %341 : i32 to f32
      %345 = arith.bitcast %343 : i32 to f32
      %346 = arith.cmpi eq, %0, %c4 : index
      %347 = wave.lane
      %348 = arith.remui %347, %c7 : index
      %349 = arith.cmpi eq, %348, %c4 : index
      %350 = arith.andi %346, %349 : i1
      scf.if %350 {
        %351 = arith.muli %306, %c3 : index
        memref.store %345, %out_factors[%351] : memref<?xf32>
      }
      %352 = arith.mulf %320, %c33 : f32
      %353 = wave.exp2 %352 : f32
      %354 = arith.addf %c32, %353 : f32
      %355 = arith.divf %320, %354 : f32
      %356 = arith.mulf %355, %328 : f32
      %357 = arith.mulf %356, %344 : f32
      %358 = arith.truncf %357 : f32 to f16
      %359 = arith.muli %0, %c7 : index
      %360 = wave.lane
      %361 = arith.remui %360, %c7 : index
      %362 = arith.addi %359, %361 : index
      %363 = arith.divui %306, %outTileRows : index
      %364 = arith.divui %outputFeatures, %c7 : index
      %365 = arith.muli %363, %364 : index
      %366 = arith.divui %362, %c7 : index
      %367 = arith.addi %365, %366 : index
      %368 = arith.muli %367, %c3 : index
      %369 = arith.remui %362, %c7 : index
      %370 = arith.divui %369, %c13 : index
      %371 = arith.addi %368, %370 : index
      %372 = arith.muli %outTileRows, %c13 : index
      %373 = arith.muli %371, %372 : index
      %374 = arith.remui %306, %outTileRows : index
      %375 = arith.muli %374, %c13 : index
      %376 = arith.addi %373, %375 : index
      %377 = arith.remui %362, %c13 : index
      %378 = arith.addi %376, %377 : index
      memref.store %358, %out[%378] : memref<?xf16>
    }
    %379 = arith.muli %244, %c18 : index
    %380 = arith.addi %379, %c5 : index
    %381 = arith.muli %380, %c1 : index
    %382 = arith.addi %381, %243 : index
    %383 = arith.addi %382, %c4 : index
    %384 = memref.load %12[%383] : memref<?xf32>
    %385 = arith.addi %383, %c19 : index
    %386 = memref.load %12[%385] : memref<?xf32>
    %387 = arith.addf %384, %386 : f32
    %388 = arith.muli %380, %c1 : index
    %389 = arith.addi %388, %243 : index
    %390 = arith.addi %389, %c20 : index
    %391 = memref.load %12[%390] : memref<?xf32>
    %392 = arith.addi %390, %c19 : index
    %393 = memref.load %12[%392] : memref<?xf32>
    %394 = arith.addf %391, %393 : f32
    %395 = wave.lane
    %396 = arith.addi %11, %c4 : index
    %397 = arith.muli %380, %c3 : index
    %398 = arith.addi %396, %397 : index
    %399 = arith.divui %395, %c7 : index
    %400 = arith.addi %398, %399 : index
    %401 = arith.cmpi slt, %400, %10 : index
    scf.if %401 {
      %402 = arith.cmpi eq, %hasFactors, %c5 : index
      %403 = arith.muli %400, %c3 : index
      %404 = memref.load %factors[%403] : memref<?xf32>
      %405 = arith.mulf %404, %operandScale : f32
      %406 = arith.select %402, %405, %operandScale : f32
      %407 = arith.remui %395, %c7 : index
      %408 = arith.muli %407, %c18 : index
      %409 = arith.addi %6, %408 : index
      %410 = vector.load %w[%409] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %411 = vector.bitcast %410 : vector<4xi8> to vector<1xf32>
      %412 = vector.extract %411[0] : f32 from vector<1xf32>
      %413 = arith.mulf %412, %406 : f32
      %414 = arith.mulf %387, %413 : f32
      %415 = arith.remui %395, %c7 : index
      %416 = arith.muli %415, %c18 : index
      %417 = arith.addi %8, %416 : index
      %418 = vector.load %w[%417] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %419 = vector.bitcast %418 : vector<4xi8> to vector<1xf32>
      %420 = vector.extract %419[0] : f32 from vector<1xf32>
      %421 = arith.mulf %420, %406 : f32
      %422 = arith.mulf %394, %421 : f32
      %423 = arith.addi %6, %c14 : index
      %424 = vector.load %w[%423] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %425 = vector.bitcast %424 : vector<4xi8> to vector<1xf32>
      %426 = vector.extract %425[0] : f32 from vector<1xf32>
      %427 = arith.muli %400, %c3 : index
      %428 = arith.addi %427, %c5 : index
      %429 = memref.load %factors[%428] : memref<?xf32>
      %430 = arith.mulf %429, %426 : f32
      %431 = arith.bitcast %430 : f32 to i32
      %432 = arith.shrui %431, %c28 : i32
      %433 = arith.maxsi %432, %c29 : i32
      %434 = arith.subi %c30, %433 : i32
      %435 = arith.shli %434, %c28 : i32
      %436 = arith.subi %433, %c31 : i32
      %437 = arith.shli %436, %c28 : i32
      %438 = arith.bitcast %435 : i32 to f32
      %439 = arith.bitcast %437 : i32 to f32
      %440 = arith.cmpi eq, %0, %c4 : index
      %441 = wave.lane
      %442 = arith.remui %441, %c7 : index
      %443 = arith.cmpi eq, %442, %c4 : index
      %444 = arith.andi %440, %443 : i1
      scf.if %444 {
        %445 = arith.muli %400, %c3 : index
        memref.store %439, %out_factors[%445] : memref<?xf32>
      }
      %446 = arith.mulf %414, %c33 : f32
      %447 = wave.exp2 %446 : f32
      %448 = arith.addf %c32, %447 : f32
      %449 = arith.divf %414, %448 : f32
      %450 = arith.mulf %449, %422 : f32
      %451 = arith.mulf %450, %438 : f32
      %452 = arith.truncf %451 : f32 to f16
      %453 = arith.muli %0, %c7 : index
      %454 = wave.lane
      %455 = arith.remui %454, %c7 : index
      %456 = arith.addi %453, %455 : index
      %457 = arith.divui %400, %outTileRows : index
      %458 = arith.divui %outputFeatures, %c7 : index
      %459 = arith.muli %457, %458 : index
      %460 = arith.divui %456, %c7 : index
      %461 = arith.addi %459, %460 : index
      %462 = arith.muli %461, %c3 : index
      %463 = arith.remui %456, %c7 : index
      %464 = arith.divui %463, %c13 : index
      %465 = arith.addi %462, %464 : index
      %466 = arith.muli %outTileRows, %c13 : index
      %467 = arith.muli %465, %466 : index
      %468 = arith.remui %400, %outTileRows : index
      %469 = arith.muli %468, %c13 : index
      %470 = arith.addi %467, %469 : index
      %471 = arith.remui %456, %c13 : index
      %472 = arith.addi %470, %471 : index
      memref.store %452, %out[%472] : memref<?xf16>
    }
    %473 = arith.muli %244, %c18 : index
    %474 = arith.addi %473, %c3 : index
    %475 = arith.muli %474, %c1 : index
    %476 = arith.addi %475, %243 : index
    %477 = arith.addi %476, %c4 : index
    %478 = memref.load %12[%477] : memref<?xf32>
    %479 = arith.addi %477, %c19 : index
    %480 = memref.load %12[%479] : memref<?xf32>
    %481 = arith.addf %478, %480 : f32
    %482 = arith.muli %474, %c1 : index
    %483 = arith.addi %482, %243 : index
    %484 = arith.addi %483, %c20 : index
    %485 = memref.load %12[%484] : memref<?xf32>
    %486 = arith.addi %484, %c19 : index
    %487 = memref.load %12[%486] : memref<?xf32>
    %488 = arith.addf %485, %487 : f32
    %489 = wave.lane
    %490 = arith.addi %11, %c4 : index
    %491 = arith.muli %474, %c3 : index
    %492 = arith.addi %490, %491 : index
    %493 = arith.divui %489, %c7 : index
    %494 = arith.addi %492, %493 : index
    %495 = arith.cmpi slt, %494, %10 : index
    scf.if %495 {
      %496 = arith.cmpi eq, %hasFactors, %c5 : index
      %497 = arith.muli %494, %c3 : index
      %498 = memref.load %factors[%497] : memref<?xf32>
      %499 = arith.mulf %498, %operandScale : f32
      %500 = arith.select %496, %499, %operandScale : f32
      %501 = arith.remui %489, %c7 : index
      %502 = arith.muli %501, %c18 : index
      %503 = arith.addi %6, %502 : index
      %504 = vector.load %w[%503] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %505 = vector.bitcast %504 : vector<4xi8> to vector<1xf32>
      %506 = vector.extract %505[0] : f32 from vector<1xf32>
      %507 = arith.mulf %506, %500 : f32
      %508 = arith.mulf %481, %507 : f32
      %509 = arith.remui %489, %c7 : index
      %510 = arith.muli %509, %c18 : index
      %511 = arith.addi %8, %510 : index
      %512 = vector.load %w[%511] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %513 = vector.bitcast %512 : vector<4xi8> to vector<1xf32>
      %514 = vector.extract %513[0] : f32 from vector<1xf32>
      %515 = arith.mulf %514, %500 : f32
      %516 = arith.mulf %488, %515 : f32
      %517 = arith.addi %6, %c14 : index
      %518 = vector.load %w[%517] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %519 = vector.bitcast %518 : vector<4xi8> to vector<1xf32>
      %520 = vector.extract %519[0] : f32 from vector<1xf32>
      %521 = arith.muli %494, %c3 : index
      %522 = arith.addi %521, %c5 : index
      %523 = memref.load %factors[%522] : memref<?xf32>
      %524 = arith.mulf %523, %520 : f32
      %525 = arith.bitcast %524 : f32 to i32
      %526 = arith.shrui %525, %c28 : i32
      %527 = arith.maxsi %526, %c29 : i32
      %528 = arith.subi %c30, %527 : i32
      %529 = arith.shli %528, %c28 : i32
      %530 = arith.subi %527, %c31 : i32
      %531 = arith.shli %530, %c28 : i32
      %532 = arith.bitcast %529 : i32 to f32
      %533 = arith.bitcast %531 : i32 to f32
      %534 = arith.cmpi eq, %0, %c4 : index
      %535 = wave.lane
      %536 = arith.remui %535, %c7 : index
      %537 = arith.cmpi eq, %536, %c4 : index
      %538 = arith.andi %534, %537 : i1
      scf.if %538 {
        %539 = arith.muli %494, %c3 : index
        memref.store %533, %out_factors[%539] : memref<?xf32>
      }
      %540 = arith.mulf %508, %c33 : f32
      %541 = wave.exp2 %540 : f32
      %542 = arith.addf %c32, %541 : f32
      %543 = arith.divf %508, %542 : f32
      %544 = arith.mulf %543, %516 : f32
      %545 = arith.mulf %544, %532 : f32
      %546 = arith.truncf %545 : f32 to f16
      %547 = arith.muli %0, %c7 : index
      %548 = wave.lane
      %549 = arith.remui %548, %c7 : index
      %550 = arith.addi %547, %549 : index
      %551 = arith.divui %494, %outTileRows : index
      %552 = arith.divui %outputFeatures, %c7 : index
      %553 = arith.muli %551, %552 : index
      %554 = arith.divui %550, %c7 : index
      %555 = arith.addi %553, %554 : index
      %556 = arith.muli %555, %c3 : index
      %557 = arith.remui %550, %c7 : index
      %558 = arith.divui %557, %c13 : index
      %559 = arith.addi %556, %558 : index
      %560 = arith.muli %outTileRows, %c13 : index
      %561 = arith.muli %559, %560 : index
      %562 = arith.remui %494, %outTileRows : index
      %563 = arith.muli %562, %c13 : index
      %564 = arith.addi %561, %563 : index
      %565 = arith.remui %550, %c13 : index
      %566 = arith.addi %564, %565 : index
      memref.store %546, %out[%566] : memref<?xf16>
    }
    %567 = arith.muli %244, %c18 : index
    %568 = arith.addi %567, %c21 : index
    %569 = arith.muli %568, %c1 : index
    %570 = arith.addi %569, %243 : index
    %571 = arith.addi %570, %c4 : index
    %572 = memref.load %12[%571] : memref<?xf32>
    %573 = arith.addi %571, %c19 : index
    %574 = memref.load %12[%573] : memref<?xf32>
    %575 = arith.addf %572, %574 : f32
    %576 = arith.muli %568, %c1 : index
    %577 = arith.addi %576, %243 : index
    %578 = arith.addi %577, %c20 : index
    %579 = memref.load %12[%578] : memref<?xf32>
    %580 = arith.addi %578, %c19 : index
    %581 = memref.load %12[%580] : memref<?xf32>
    %582 = arith.addf %579, %581 : f32
    %583 = wave.lane
    %584 = arith.addi %11, %c4 : index
    %585 = arith.muli %568, %c3 : index
    %586 = arith.addi %584, %585 : index
    %587 = arith.divui %583, %c7 : index
    %588 = arith.addi %586, %587 : index
    %589 = arith.cmpi slt, %588, %10 : index
    scf.if %589 {
      %590 = arith.cmpi eq, %hasFactors, %c5 : index
      %591 = arith.muli %588, %c3 : index
      %592 = memref.load %factors[%591] : memref<?xf32>
      %593 = arith.mulf %592, %operandScale : f32
      %594 = arith.select %590, %593, %operandScale : f32
      %595 = arith.remui %583, %c7 : index
      %596 = arith.muli %595, %c18 : index
      %597 = arith.addi %6, %596 : index
      %598 = vector.load %w[%597] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %599 = vector.bitcast %598 : vector<4xi8> to vector<1xf32>
      %600 = vector.extract %599[0] : f32 from vector<1xf32>
      %601 = arith.mulf %600, %594 : f32
      %602 = arith.mulf %575, %601 : f32
      %603 = arith.remui %583, %c7 : index
      %604 = arith.muli %603, %c18 : index
      %605 = arith.addi %8, %604 : index
      %606 = vector.load %w[%605] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %607 = vector.bitcast %606 : vector<4xi8> to vector<1xf32>
      %608 = vector.extract %607[0] : f32 from vector<1xf32>
      %609 = arith.mulf %608, %594 : f32
      %610 = arith.mulf %582, %609 : f32
      %611 = arith.addi %6, %c14 : index
      %612 = vector.load %w[%611] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %613 = vector.bitcast %612 : vector<4xi8> to vector<1xf32>
      %614 = vector.extract %613[0] : f32 from vector<1xf32>
      %615 = arith.muli %588, %c3 : index
      %616 = arith.addi %615, %c5 : index
      %617 = memref.load %factors[%616] : memref<?xf32>
      %618 = arith.mulf %617, %614 : f32
      %619 = arith.bitcast %618 : f32 to i32
      %620 = arith.shrui %619, %c28 : i32
      %621 = arith.maxsi %620, %c29 : i32
      %622 = arith.subi %c30, %621 : i32
      %623 = arith.shli %622, %c28 : i32
      %624 = arith.subi %621, %c31 : i32
      %625 = arith.shli %624, %c28 : i32
      %626 = arith.bitcast %623 : i32 to f32
      %627 = arith.bitcast %625 : i32 to f32
      %628 = arith.cmpi eq, %0, %c4 : index
      %629 = wave.lane
      %630 = arith.remui %629, %c7 : index
      %631 = arith.cmpi eq, %630, %c4 : index
      %632 = arith.andi %628, %631 : i1
      scf.if %632 {
        %633 = arith.muli %588, %c3 : index
        memref.store %627, %out_factors[%633] : memref<?xf32>
      }
      %634 = arith.mulf %602, %c33 : f32
      %635 = wave.exp2 %634 : f32
      %636 = arith.addf %c32, %635 : f32
      %637 = arith.divf %602, %636 : f32
      %638 = arith.mulf %637, %610 : f32
      %639 = arith.mulf %638, %626 : f32
      %640 = arith.truncf %639 : f32 to f16
      %641 = arith.muli %0, %c7 : index
      %642 = wave.lane
      %643 = arith.remui %642, %c7 : index
      %644 = arith.addi %641, %643 : index
      %645 = arith.divui %588, %outTileRows : index
      %646 = arith.divui %outputFeatures, %c7 : index
      %647 = arith.muli %645, %646 : index
      %648 = arith.divui %644, %c7 : index
      %649 = arith.addi %647, %648 : index
      %650 = arith.muli %649, %c3 : index
      %651 = arith.remui %644, %c7 : index
      %652 = arith.divui %651, %c13 : index
      %653 = arith.addi %650, %652 : index
      %654 = arith.muli %outTileRows, %c13 : index
      %655 = arith.muli %653, %654 : index
      %656 = arith.remui %588, %outTileRows : index
      %657 = arith.muli %656, %c13 : index
      %658 = arith.addi %655, %657 : index
      %659 = arith.remui %644, %c13 : index
      %660 = arith.addi %658, %659 : index
      memref.store %640, %out[%660] : memref<?xf16>
    }
  }
  wave.return
}
