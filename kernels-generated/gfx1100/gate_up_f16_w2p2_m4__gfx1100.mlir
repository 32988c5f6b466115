// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=2, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w2p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 2 : i64} {
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
  %c27 = arith.constant 0x3F800000 : f32
  %c28 = arith.constant 0xBFB8AA3B : f32
  %c29 = arith.constant 0x477FE000 : f32
  %c30 = arith.constant 0xC77FE000 : f32
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
      %309 = memref.load %factors[%306] : memref<?xf32>
      %310 = arith.select %308, %309, %c27 : f32
      %311 = arith.remui %301, %c7 : index
      %312 = arith.muli %311, %c18 : index
      %313 = arith.addi %6, %312 : index
      %314 = vector.load %w[%313] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %315 = vector.bitcast %314 : vector<4xi8> to vector<1xf32>
      %316 = vector.extract %315[0] : f32 from vector<1xf32>
      %317 = arith.mulf %316, %310 : f32
      %318 = arith.mulf %293, %317 : f32
      %319 = arith.remui %301, %c7 : index
      %320 = arith.muli %319, %c18 : index
      %321 = arith.addi %8, %320 : index
      %322 = vector.load %w[%321] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %323 = vector.bitcast %322 : vector<4xi8> to vector<1xf32>
      %324 = vector.extract %323[0] : f32 from vector<1xf32>
      %325 = arith.mulf %324, %310 : f32
      %326 = arith.mulf %300, %325 : f32
      %327 = arith.addi %6, %c14 : index
      %328 = vector.load %w[%327] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %329 = vector.bitcast %328 : vector<4xi8> to vector<1xf32>
      %330 = vector.extract %329[0] : f32 from vector<1xf32>
      %331 = arith.mulf %318, %c28 : f32
      %332 = wave.exp2 %331 : f32
      %333 = arith.addf %c27, %332 : f32
      %334 = arith.divf %318, %333 : f32
      %335 = arith.mulf %334, %326 : f32
      %336 = arith.mulf %335, %330 : f32
      %337 = arith.minimumf %336, %c29 : f32
      %338 = arith.maximumf %337, %c30 : f32
      %339 = arith.truncf %338 : f32 to f16
      %340 = arith.muli %0, %c7 : index
      %341 = wave.lane
      %342 = arith.remui %341, %c7 : index
      %343 = arith.addi %340, %342 : index
      %344 = arith.divui %306, %outTileRows : index
      %345 = arith.divui %outputFeatures, %c7 : index
      %346 = arith.muli %344, %345 : index
      %347 = arith.divui %343, %c7 : index
      %348 = arith.addi %346, %347 : index
      %349 = arith.muli %348, %c3 : index
      %350 = arith.remui %343, %c7 : index
      %351 = arith.divui %350, %c13 : index
      %352 = arith.addi %349, %351 : index
      %353 = arith.muli %outTileRows, %c13 : index
      %354 = arith.muli %352, %353 : index
      %355 = arith.remui %306, %outTileRows : index
      %356 = arith.muli %355, %c13 : index
      %357 = arith.addi %354, %356 : index
      %358 = arith.remui %343, %c13 : index
      %359 = arith.addi %357, %358 : index
      memref.store %339, %out[%359] : memref<?xf16>
    }
    %360 = arith.muli %244, %c18 : index
    %361 = arith.addi %360, %c5 : index
    %362 = arith.muli %361, %c1 : index
    %363 = arith.addi %362, %243 : index
    %364 = arith.addi %363, %c4 : index
    %365 = memref.load %12[%364] : memref<?xf32>
    %366 = arith.addi %364, %c19 : index
    %367 = memref.load %12[%366] : memref<?xf32>
    %368 = arith.addf %365, %367 : f32
    %369 = arith.muli %361, %c1 : index
    %370 = arith.addi %369, %243 : index
    %371 = arith.addi %370, %c20 : index
    %372 = memref.load %12[%371] : memref<?xf32>
    %373 = arith.addi %371, %c19 : index
    %374 = memref.load %12[%373] : memref<?xf32>
    %375 = arith.addf %372, %374 : f32
    %376 = wave.lane
    %377 = arith.addi %11, %c4 : index
    %378 = arith.muli %361, %c3 : index
    %379 = arith.addi %377, %378 : index
    %380 = arith.divui %376, %c7 : index
    %381 = arith.addi %379, %380 : index
    %382 = arith.cmpi slt, %381, %10 : index
    scf.if %382 {
      %383 = arith.cmpi eq, %hasFactors, %c5 : index
      %384 = memref.load %factors[%381] : memref<?xf32>
      %385 = arith.select %383, %384, %c27 : f32
      %386 = arith.remui %376, %c7 : index
      %387 = arith.muli %386, %c18 : index
      %388 = arith.addi %6, %387 : index
      %389 = vector.load %w[%388] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %390 = vector.bitcast %389 : vector<4xi8> to vector<1xf32>
      %391 = vector.extract %390[0] : f32 from vector<1xf32>
      %392 = arith.mulf %391, %385 : f32
      %393 = arith.mulf %368, %392 : f32
      %394 = arith.remui %376, %c7 : index
      %395 = arith.muli %394, %c18 : index
      %396 = arith.addi %8, %395 : index
      %397 = vector.load %w[%396] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %398 = vector.bitcast %397 : vector<4xi8> to vector<1xf32>
      %399 = vector.extract %398[0] : f32 from vector<1xf32>
      %400 = arith.mulf %399, %385 : f32
      %401 = arith.mulf %375, %400 : f32
      %402 = arith.addi %6, %c14 : index
      %403 = vector.load %w[%402] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %404 = vector.bitcast %403 : vector<4xi8> to vector<1xf32>
      %405 = vector.extract %404[0] : f32 from vector<1xf32>
      %406 = arith.mulf %393, %c28 : f32
      %407 = wave.exp2 %406 : f32
      %408 = arith.addf %c27, %407 : f32
      %409 = arith.divf %393, %408 : f32
      %410 = arith.mulf %409, %401 : f32
      %411 = arith.mulf %410, %405 : f32
      %412 = arith.minimumf %411, %c29 : f32
      %413 = arith.maximumf %412, %c30 : f32
      %414 = arith.truncf %413 : f32 to f16
      %415 = arith.muli %0, %c7 : index
      %416 = wave.lane
      %417 = arith.remui %416, %c7 : index
      %418 = arith.addi %415, %417 : index
      %419 = arith.divui %381, %outTileRows : index
      %420 = arith.divui %outputFeatures, %c7 : index
      %421 = arith.muli %419, %420 : index
      %422 = arith.divui %418, %c7 : index
      %423 = arith.addi %421, %422 : index
      %424 = arith.muli %423, %c3 : index
      %425 = arith.remui %418, %c7 : index
      %426 = arith.divui %425, %c13 : index
      %427 = arith.addi %424, %426 : index
      %428 = arith.muli %outTileRows, %c13 : index
      %429 = arith.muli %427, %428 : index
      %430 = arith.remui %381, %outTileRows : index
      %431 = arith.muli %430, %c13 : index
      %432 = arith.addi %429, %431 : index
      %433 = arith.remui %418, %c13 : index
      %434 = arith.addi %432, %433 : index
      memref.store %414, %out[%434] : memref<?xf16>
    }
    %435 = arith.muli %244, %c18 : index
    %436 = arith.addi %435, %c3 : index
    %437 = arith.muli %436, %c1 : index
    %438 = arith.addi %437, %243 : index
    %439 = arith.addi %438, %c4 : index
    %440 = memref.load %12[%439] : memref<?xf32>
    %441 = arith.addi %439, %c19 : index
    %442 = memref.load %12[%441] : memref<?xf32>
    %443 = arith.addf %440, %442 : f32
    %444 = arith.muli %436, %c1 : index
    %445 = arith.addi %444, %243 : index
    %446 = arith.addi %445, %c20 : index
    %447 = memref.load %12[%446] : memref<?xf32>
    %448 = arith.addi %446, %c19 : index
    %449 = memref.load %12[%448] : memref<?xf32>
    %450 = arith.addf %447, %449 : f32
    %451 = wave.lane
    %452 = arith.addi %11, %c4 : index
    %453 = arith.muli %436, %c3 : index
    %454 = arith.addi %452, %453 : index
    %455 = arith.divui %451, %c7 : index
    %456 = arith.addi %454, %455 : index
    %457 = arith.cmpi slt, %456, %10 : index
    scf.if %457 {
      %458 = arith.cmpi eq, %hasFactors, %c5 : index
      %459 = memref.load %factors[%456] : memref<?xf32>
      %460 = arith.select %458, %459, %c27 : f32
      %461 = arith.remui %451, %c7 : index
      %462 = arith.muli %461, %c18 : index
      %463 = arith.addi %6, %462 : index
      %464 = vector.load %w[%463] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %465 = vector.bitcast %464 : vector<4xi8> to vector<1xf32>
      %466 = vector.extract %465[0] : f32 from vector<1xf32>
      %467 = arith.mulf %466, %460 : f32
      %468 = arith.mulf %443, %467 : f32
      %469 = arith.remui %451, %c7 : index
      %470 = arith.muli %469, %c18 : index
      %471 = arith.addi %8, %470 : index
      %472 = vector.load %w[%471] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %473 = vector.bitcast %472 : vector<4xi8> to vector<1xf32>
      %474 = vector.extract %473[0] : f32 from vector<1xf32>
      %475 = arith.mulf %474, %460 : f32
      %476 = arith.mulf %450, %475 : f32
      %477 = arith.addi %6, %c14 : index
      %478 = vector.load %w[%477] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %479 = vector.bitcast %478 : vector<4xi8> to vector<1xf32>
      %480 = vector.extract %479[0] : f32 from vector<1xf32>
      %481 = arith.mulf %468, %c28 : f32
      %482 = wave.exp2 %481 : f32
      %483 = arith.addf %c27, %482 : f32
      %484 = arith.divf %468, %483 : f32
      %485 = arith.mulf %484, %476 : f32
      %486 = arith.mulf %485, %480 : f32
      %487 = arith.minimumf %486, %c29 : f32
      %488 = arith.maximumf %487, %c30 : f32
      %489 = arith.truncf %488 : f32 to f16
      %490 = arith.muli %0, %c7 : index
      %491 = wave.lane
      %492 = arith.remui %491, %c7 : index
      %493 = arith.addi %490, %492 : index
      %494 = arith.divui %456, %outTileRows : index
      %495 = arith.divui %outputFeatures, %c7 : index
      %496 = arith.muli %494, %495 : index
      %497 = arith.divui %493, %c7 : index
      %498 = arith.addi %496, %497 : index
      %499 = arith.muli %498, %c3 : index
      %500 = arith.remui %493, %c7 : index
      %501 = arith.divui %500, %c13 : index
      %502 = arith.addi %499, %501 : index
      %503 = arith.muli %outTileRows, %c13 : index
      %504 = arith.muli %502, %503 : index
      %505 = arith.remui %456, %outTileRows : index
      %506 = arith.muli %505, %c13 : index
      %507 = arith.addi %504, %506 : index
      %508 = arith.remui %493, %c13 : index
      %509 = arith.addi %507, %508 : index
      memref.store %489, %out[%509] : memref<?xf16>
    }
    %510 = arith.muli %244, %c18 : index
    %511 = arith.addi %510, %c21 : index
    %512 = arith.muli %511, %c1 : index
    %513 = arith.addi %512, %243 : index
    %514 = arith.addi %513, %c4 : index
    %515 = memref.load %12[%514] : memref<?xf32>
    %516 = arith.addi %514, %c19 : index
    %517 = memref.load %12[%516] : memref<?xf32>
    %518 = arith.addf %515, %517 : f32
    %519 = arith.muli %511, %c1 : index
    %520 = arith.addi %519, %243 : index
    %521 = arith.addi %520, %c20 : index
    %522 = memref.load %12[%521] : memref<?xf32>
    %523 = arith.addi %521, %c19 : index
    %524 = memref.load %12[%523] : memref<?xf32>
    %525 = arith.addf %522, %524 : f32
    %526 = wave.lane
    %527 = arith.addi %11, %c4 : index
    %528 = arith.muli %511, %c3 : index
    %529 = arith.addi %527, %528 : index
    %530 = arith.divui %526, %c7 : index
    %531 = arith.addi %529, %530 : index
    %532 = arith.cmpi slt, %531, %10 : index
    scf.if %532 {
      %533 = arith.cmpi eq, %hasFactors, %c5 : index
      %534 = memref.load %factors[%531] : memref<?xf32>
      %535 = arith.select %533, %534, %c27 : f32
      %536 = arith.remui %526, %c7 : index
      %537 = arith.muli %536, %c18 : index
      %538 = arith.addi %6, %537 : index
      %539 = vector.load %w[%538] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %540 = vector.bitcast %539 : vector<4xi8> to vector<1xf32>
      %541 = vector.extract %540[0] : f32 from vector<1xf32>
      %542 = arith.mulf %541, %535 : f32
      %543 = arith.mulf %518, %542 : f32
      %544 = arith.remui %526, %c7 : index
      %545 = arith.muli %544, %c18 : index
      %546 = arith.addi %8, %545 : index
      %547 = vector.load %w[%546] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %548 = vector.bitcast %547 : vector<4xi8> to vector<1xf32>
      %549 = vector.extract %548[0] : f32 from vector<1xf32>
      %550 = arith.mulf %549, %535 : f32
      %551 = arith.mulf %525, %550 : f32
      %552 = arith.addi %6, %c14 : index
      %553 = vector.load %w[%552] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %554 = vector.bitcast %553 : vector<4xi8> to vector<1xf32>
      %555 = vector.extract %554[0] : f32 from vector<1xf32>
      %556 = arith.mulf %543, %c28 : f32
      %557 = wave.exp2 %556 : f32
      %558 = arith.addf %c27, %557 : f32
      %559 = arith.divf %543, %558 : f32
      %560 = arith.mulf %559, %551 : f32
      %561 = arith.mulf %560, %555 : f32
      %562 = arith.minimumf %561, %c29 : f32
      %563 = arith.maximumf %562, %c30 : f32
      %564 = arith.truncf %563 : f32 to f16
      %565 = arith.muli %0, %c7 : index
      %566 = wave.lane
      %567 = arith.remui %566, %c7 : index
      %568 = arith.addi %565, %567 : index
      %569 = arith.divui %531, %outTileRows : index
      %570 = arith.divui %outputFeatures, %c7 : index
      %571 = arith.muli %569, %570 : index
      %572 = arith.divui %568, %c7 : index
      %573 = arith.addi %571, %572 : index
      %574 = arith.muli %573, %c3 : index
      %575 = arith.remui %568, %c7 : index
      %576 = arith.divui %575, %c13 : index
      %577 = arith.addi %574, %576 : index
      %578 = arith.muli %outTileRows, %c13 : index
      %579 = arith.muli %577, %578 : index
      %580 = arith.remui %531, %outTileRows : index
      %581 = arith.muli %580, %c13 : index
      %582 = arith.addi %579, %581 : index
      %583 = arith.remui %568, %c13 : index
      %584 = arith.addi %582, %583 : index
      memref.store %564, %out[%584] : memref<?xf16>
    }
  }
  wave.return
}
