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
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c10 = arith.constant 1024 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 512 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c17 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 64 : index
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
  %12 = wave.wave
  %13 = wave.scratch %operandHalves : memref<?xf16>
  %14 = wave.scratch %c10 : memref<?xf32>
  %15 = arith.cmpi slt, %11, %10 : index
  scf.if %15 {
    %16 = arith.muli %1, %c5 : index
    %17 = wave.wave
    %18 = arith.muli %17, %c1 : index
    %19 = wave.lane
    %20 = arith.addi %18, %19 : index
    %21 = arith.muli %20, %c13 : index
    scf.for %22 = %21 to %operandHalves step %c14 {
      %23 = vector.load %x[%22] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %23, %13[%22] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %24 = arith.divui %inputFeatures, %c7 : index
    %25 = arith.muli %12, %stepsPerWave : index
    %26 = arith.minsi %25, %24 : index
    %27 = arith.addi %26, %stepsPerWave : index
    %28 = arith.minsi %27, %24 : index
    %29 = arith.subi %28, %26 : index
    %30 = arith.divui %29, %c17 : index
    %31 = arith.muli %30, %c17 : index
    %32 = arith.addi %26, %31 : index
    %33 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %34 = arith.addi %26, %stepsPerWave : index
    %35 = arith.select %33, %34, %32 : index
    %39:2 = scf.for %36 = %26 to %35 step %c17 iter_args(%37 = %c15, %38 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %40 = wave.lane
      %41 = arith.addi %36, %c4 : index
      %42 = arith.addi %6, %c2 : index
      %43 = arith.muli %41, %c14 : index
      %44 = arith.addi %42, %43 : index
      %45 = arith.remui %40, %c7 : index
      %46 = arith.muli %45, %c7 : index
      %47 = arith.addi %44, %46 : index
      %48 = vector.load %w[%47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %49 = vector.bitcast %48 : vector<16xi8> to vector<8xf16>
      %50 = arith.addi %47, %c19 : index
      %51 = vector.load %w[%50] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %52 = vector.bitcast %51 : vector<16xi8> to vector<8xf16>
      %53 = vector.shuffle %49, %52 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %54 = arith.addi %36, %c5 : index
      %55 = arith.addi %6, %c2 : index
      %56 = arith.muli %54, %c14 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.remui %40, %c7 : index
      %59 = arith.muli %58, %c7 : index
      %60 = arith.addi %57, %59 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = arith.addi %60, %c19 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<8xf16>
      %66 = vector.shuffle %62, %65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %67 = arith.addi %36, %c3 : index
      %68 = arith.addi %6, %c2 : index
      %69 = arith.muli %67, %c14 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.remui %40, %c7 : index
      %72 = arith.muli %71, %c7 : index
      %73 = arith.addi %70, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = arith.addi %73, %c19 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<8xf16>
      %79 = vector.shuffle %75, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %80 = arith.addi %36, %c20 : index
      %81 = arith.addi %6, %c2 : index
      %82 = arith.muli %80, %c14 : index
      %83 = arith.addi %81, %82 : index
      %84 = arith.remui %40, %c7 : index
      %85 = arith.muli %84, %c7 : index
      %86 = arith.addi %83, %85 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = arith.addi %86, %c19 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<8xf16>
      %92 = vector.shuffle %88, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = arith.addi %36, %c4 : index
      %94 = arith.addi %8, %c2 : index
      %95 = arith.muli %93, %c14 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.remui %40, %c7 : index
      %98 = arith.muli %97, %c7 : index
      %99 = arith.addi %96, %98 : index
      %100 = vector.load %w[%99] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %101 = vector.bitcast %100 : vector<16xi8> to vector<8xf16>
      %102 = arith.addi %99, %c19 : index
      %103 = vector.load %w[%102] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %104 = vector.bitcast %103 : vector<16xi8> to vector<8xf16>
      %105 = vector.shuffle %101, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %106 = arith.addi %36, %c5 : index
      %107 = arith.addi %8, %c2 : index
      %108 = arith.muli %106, %c14 : index
      %109 = arith.addi %107, %108 : index
      %110 = arith.remui %40, %c7 : index
      %111 = arith.muli %110, %c7 : index
      %112 = arith.addi %109, %111 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<8xf16>
      %115 = arith.addi %112, %c19 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<8xf16>
      %118 = vector.shuffle %114, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %119 = arith.addi %36, %c3 : index
      %120 = arith.addi %8, %c2 : index
      %121 = arith.muli %119, %c14 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.remui %40, %c7 : index
      %124 = arith.muli %123, %c7 : index
      %125 = arith.addi %122, %124 : index
      %126 = vector.load %w[%125] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %127 = vector.bitcast %126 : vector<16xi8> to vector<8xf16>
      %128 = arith.addi %125, %c19 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<8xf16>
      %131 = vector.shuffle %127, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = arith.addi %36, %c20 : index
      %133 = arith.addi %8, %c2 : index
      %134 = arith.muli %132, %c14 : index
      %135 = arith.addi %133, %134 : index
      %136 = arith.remui %40, %c7 : index
      %137 = arith.muli %136, %c7 : index
      %138 = arith.addi %135, %137 : index
      %139 = vector.load %w[%138] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %140 = vector.bitcast %139 : vector<16xi8> to vector<8xf16>
      %141 = arith.addi %138, %c19 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<8xf16>
      %144 = vector.shuffle %140, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = arith.addi %16, %c4 : index
      %146 = arith.muli %36, %c5 : index
      %147 = arith.addi %146, %c4 : index
      %148 = arith.divui %inputFeatures, %c7 : index
      %149 = arith.muli %145, %148 : index
      %150 = arith.addi %149, %147 : index
      %151 = arith.muli %tileRows, %c7 : index
      %152 = arith.muli %150, %151 : index
      %153 = arith.remui %40, %tileRows : index
      %154 = arith.muli %153, %c13 : index
      %155 = arith.addi %152, %154 : index
      %156 = vector.load %13[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %157 = arith.muli %tileRows, %c13 : index
      %158 = arith.addi %155, %157 : index
      %159 = vector.load %13[%158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = vector.shuffle %156, %159 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %161 = wave.mma %160, %53, %37 : vector<16xf16>, vector<8xf32>
      %162 = wave.mma %160, %105, %38 : vector<16xf16>, vector<8xf32>
      %163 = arith.addi %16, %c4 : index
      %164 = arith.muli %36, %c5 : index
      %165 = arith.addi %164, %c5 : index
      %166 = arith.divui %inputFeatures, %c7 : index
      %167 = arith.muli %163, %166 : index
      %168 = arith.addi %167, %165 : index
      %169 = arith.muli %tileRows, %c7 : index
      %170 = arith.muli %168, %169 : index
      %171 = arith.remui %40, %tileRows : index
      %172 = arith.muli %171, %c13 : index
      %173 = arith.addi %170, %172 : index
      %174 = vector.load %13[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = arith.muli %tileRows, %c13 : index
      %176 = arith.addi %173, %175 : index
      %177 = vector.load %13[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = vector.shuffle %174, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %179 = wave.mma %178, %66, %161 : vector<16xf16>, vector<8xf32>
      %180 = wave.mma %178, %118, %162 : vector<16xf16>, vector<8xf32>
      %181 = arith.addi %16, %c4 : index
      %182 = arith.muli %36, %c5 : index
      %183 = arith.addi %182, %c3 : index
      %184 = arith.divui %inputFeatures, %c7 : index
      %185 = arith.muli %181, %184 : index
      %186 = arith.addi %185, %183 : index
      %187 = arith.muli %tileRows, %c7 : index
      %188 = arith.muli %186, %187 : index
      %189 = arith.remui %40, %tileRows : index
      %190 = arith.muli %189, %c13 : index
      %191 = arith.addi %188, %190 : index
      %192 = vector.load %13[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = arith.muli %tileRows, %c13 : index
      %194 = arith.addi %191, %193 : index
      %195 = vector.load %13[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = vector.shuffle %192, %195 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %197 = wave.mma %196, %79, %179 : vector<16xf16>, vector<8xf32>
      %198 = wave.mma %196, %131, %180 : vector<16xf16>, vector<8xf32>
      %199 = arith.addi %16, %c4 : index
      %200 = arith.muli %36, %c5 : index
      %201 = arith.addi %200, %c20 : index
      %202 = arith.divui %inputFeatures, %c7 : index
      %203 = arith.muli %199, %202 : index
      %204 = arith.addi %203, %201 : index
      %205 = arith.muli %tileRows, %c7 : index
      %206 = arith.muli %204, %205 : index
      %207 = arith.remui %40, %tileRows : index
      %208 = arith.muli %207, %c13 : index
      %209 = arith.addi %206, %208 : index
      %210 = vector.load %13[%209] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %211 = arith.muli %tileRows, %c13 : index
      %212 = arith.addi %209, %211 : index
      %213 = vector.load %13[%212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %214 = vector.shuffle %210, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %215 = wave.mma %214, %92, %197 : vector<16xf16>, vector<8xf32>
      %216 = wave.mma %214, %144, %198 : vector<16xf16>, vector<8xf32>
      scf.yield %215, %216 : vector<8xf32>, vector<8xf32>
    }
    %217 = arith.select %33, %35, %28 : index
    %221:2 = scf.for %218 = %35 to %217 step %c5 iter_args(%219 = %39#0, %220 = %39#1) -> (vector<8xf32>, vector<8xf32>) {
      %222 = wave.lane
      %223 = arith.addi %218, %c4 : index
      %224 = arith.addi %6, %c2 : index
      %225 = arith.muli %223, %c14 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.remui %222, %c7 : index
      %228 = arith.muli %227, %c7 : index
      %229 = arith.addi %226, %228 : index
      %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %231 = vector.bitcast %230 : vector<16xi8> to vector<8xf16>
      %232 = arith.addi %229, %c19 : index
      %233 = vector.load %w[%232] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %234 = vector.bitcast %233 : vector<16xi8> to vector<8xf16>
      %235 = vector.shuffle %231, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = arith.addi %218, %c4 : index
      %237 = arith.addi %8, %c2 : index
      %238 = arith.muli %236, %c14 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.remui %222, %c7 : index
      %241 = arith.muli %240, %c7 : index
      %242 = arith.addi %239, %241 : index
      %243 = vector.load %w[%242] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %244 = vector.bitcast %243 : vector<16xi8> to vector<8xf16>
      %245 = arith.addi %242, %c19 : index
      %246 = vector.load %w[%245] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %247 = vector.bitcast %246 : vector<16xi8> to vector<8xf16>
      %248 = vector.shuffle %244, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = arith.addi %16, %c4 : index
      %250 = arith.muli %218, %c5 : index
      %251 = arith.addi %250, %c4 : index
      %252 = arith.divui %inputFeatures, %c7 : index
      %253 = arith.muli %249, %252 : index
      %254 = arith.addi %253, %251 : index
      %255 = arith.muli %tileRows, %c7 : index
      %256 = arith.muli %254, %255 : index
      %257 = arith.remui %222, %tileRows : index
      %258 = arith.muli %257, %c13 : index
      %259 = arith.addi %256, %258 : index
      %260 = vector.load %13[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = arith.muli %tileRows, %c13 : index
      %262 = arith.addi %259, %261 : index
      %263 = vector.load %13[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = vector.shuffle %260, %263 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %265 = wave.mma %264, %235, %219 : vector<16xf16>, vector<8xf32>
      %266 = wave.mma %264, %248, %220 : vector<16xf16>, vector<8xf32>
      scf.yield %265, %266 : vector<8xf32>, vector<8xf32>
    }
    %267 = wave.lane
    %268 = wave.wave
    %269 = arith.muli %268, %c3 : index
    %270 = arith.addi %269, %c4 : index
    %271 = arith.muli %270, %c19 : index
    %272 = arith.addi %271, %267 : index
    %273 = vector.extract %221#0[0] : f32 from vector<8xf32>
    %274 = arith.addi %272, %c4 : index
    memref.store %273, %14[%274] : memref<?xf32>
    %275 = vector.extract %221#0[1] : f32 from vector<8xf32>
    %276 = arith.addi %272, %c1 : index
    memref.store %275, %14[%276] : memref<?xf32>
    %277 = vector.extract %221#0[2] : f32 from vector<8xf32>
    %278 = arith.addi %272, %c21 : index
    memref.store %277, %14[%278] : memref<?xf32>
    %279 = vector.extract %221#0[3] : f32 from vector<8xf32>
    %280 = arith.addi %272, %c22 : index
    memref.store %279, %14[%280] : memref<?xf32>
    %281 = vector.extract %221#0[4] : f32 from vector<8xf32>
    %282 = arith.addi %272, %c2 : index
    memref.store %281, %14[%282] : memref<?xf32>
    %283 = vector.extract %221#0[5] : f32 from vector<8xf32>
    %284 = arith.addi %272, %c23 : index
    memref.store %283, %14[%284] : memref<?xf32>
    %285 = vector.extract %221#0[6] : f32 from vector<8xf32>
    %286 = arith.addi %272, %c24 : index
    memref.store %285, %14[%286] : memref<?xf32>
    %287 = vector.extract %221#0[7] : f32 from vector<8xf32>
    %288 = arith.addi %272, %c25 : index
    memref.store %287, %14[%288] : memref<?xf32>
    %289 = arith.muli %268, %c3 : index
    %290 = arith.addi %289, %c5 : index
    %291 = arith.muli %290, %c19 : index
    %292 = arith.addi %291, %267 : index
    %293 = vector.extract %221#1[0] : f32 from vector<8xf32>
    %294 = arith.addi %292, %c4 : index
    memref.store %293, %14[%294] : memref<?xf32>
    %295 = vector.extract %221#1[1] : f32 from vector<8xf32>
    %296 = arith.addi %292, %c1 : index
    memref.store %295, %14[%296] : memref<?xf32>
    %297 = vector.extract %221#1[2] : f32 from vector<8xf32>
    %298 = arith.addi %292, %c21 : index
    memref.store %297, %14[%298] : memref<?xf32>
    %299 = vector.extract %221#1[3] : f32 from vector<8xf32>
    %300 = arith.addi %292, %c22 : index
    memref.store %299, %14[%300] : memref<?xf32>
    %301 = vector.extract %221#1[4] : f32 from vector<8xf32>
    %302 = arith.addi %292, %c2 : index
    memref.store %301, %14[%302] : memref<?xf32>
    %303 = vector.extract %221#1[5] : f32 from vector<8xf32>
    %304 = arith.addi %292, %c23 : index
    memref.store %303, %14[%304] : memref<?xf32>
    %305 = vector.extract %221#1[6] : f32 from vector<8xf32>
    %306 = arith.addi %292, %c24 : index
    memref.store %305, %14[%306] : memref<?xf32>
    %307 = vector.extract %221#1[7] : f32 from vector<8xf32>
    %308 = arith.addi %292, %c25 : index
    memref.store %307, %14[%308] : memref<?xf32>
    wave.barrier
    %309 = arith.muli %268, %c17 : index
    %310 = arith.addi %309, %c4 : index
    %311 = arith.muli %310, %c1 : index
    %312 = arith.addi %311, %267 : index
    %313 = arith.addi %312, %c4 : index
    %314 = memref.load %14[%313] : memref<?xf32>
    %315 = arith.addi %313, %c14 : index
    %316 = memref.load %14[%315] : memref<?xf32>
    %317 = arith.addf %314, %316 : f32
    %318 = arith.muli %310, %c1 : index
    %319 = arith.addi %318, %267 : index
    %320 = arith.addi %319, %c19 : index
    %321 = memref.load %14[%320] : memref<?xf32>
    %322 = arith.addi %320, %c14 : index
    %323 = memref.load %14[%322] : memref<?xf32>
    %324 = arith.addf %321, %323 : f32
    %325 = wave.lane
    %326 = arith.addi %11, %c4 : index
    %327 = arith.muli %310, %c3 : index
    %328 = arith.addi %326, %327 : index
    %329 = arith.divui %325, %c7 : index
    %330 = arith.addi %328, %329 : index
    %331 = arith.cmpi slt, %330, %10 : index
    scf.if %331 {
      %332 = arith.cmpi eq, %hasFactors, %c5 : index
      %333 = memref.load %factors[%330] : memref<?xf32>
      %334 = arith.select %332, %333, %c27 : f32
      %335 = arith.remui %325, %c7 : index
      %336 = arith.muli %335, %c17 : index
      %337 = arith.addi %6, %336 : index
      %338 = vector.load %w[%337] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %339 = vector.bitcast %338 : vector<4xi8> to vector<1xf32>
      %340 = vector.extract %339[0] : f32 from vector<1xf32>
      %341 = arith.mulf %340, %334 : f32
      %342 = arith.mulf %317, %341 : f32
      %343 = arith.remui %325, %c7 : index
      %344 = arith.muli %343, %c17 : index
      %345 = arith.addi %8, %344 : index
      %346 = vector.load %w[%345] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %347 = vector.bitcast %346 : vector<4xi8> to vector<1xf32>
      %348 = vector.extract %347[0] : f32 from vector<1xf32>
      %349 = arith.mulf %348, %334 : f32
      %350 = arith.mulf %324, %349 : f32
      %351 = arith.addi %6, %c21 : index
      %352 = vector.load %w[%351] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %353 = vector.bitcast %352 : vector<4xi8> to vector<1xf32>
      %354 = vector.extract %353[0] : f32 from vector<1xf32>
      %355 = arith.mulf %342, %c28 : f32
      %356 = wave.exp2 %355 : f32
      %357 = arith.addf %c27, %356 : f32
      %358 = arith.divf %342, %357 : f32
      %359 = arith.mulf %358, %350 : f32
      %360 = arith.mulf %359, %354 : f32
      %361 = arith.minimumf %360, %c29 : f32
      %362 = arith.maximumf %361, %c30 : f32
      %363 = arith.truncf %362 : f32 to f16
      %364 = arith.muli %0, %c7 : index
      %365 = wave.lane
      %366 = arith.remui %365, %c7 : index
      %367 = arith.addi %364, %366 : index
      %368 = arith.divui %330, %outTileRows : index
      %369 = arith.divui %outputFeatures, %c7 : index
      %370 = arith.muli %368, %369 : index
      %371 = arith.divui %367, %c7 : index
      %372 = arith.addi %370, %371 : index
      %373 = arith.muli %372, %c3 : index
      %374 = arith.remui %367, %c7 : index
      %375 = arith.divui %374, %c13 : index
      %376 = arith.addi %373, %375 : index
      %377 = arith.muli %outTileRows, %c13 : index
      %378 = arith.muli %376, %377 : index
      %379 = arith.remui %330, %outTileRows : index
      %380 = arith.muli %379, %c13 : index
      %381 = arith.addi %378, %380 : index
      %382 = arith.remui %367, %c13 : index
      %383 = arith.addi %381, %382 : index
      memref.store %363, %out[%383] : memref<?xf16>
    }
    %384 = arith.muli %268, %c17 : index
    %385 = arith.addi %384, %c5 : index
    %386 = arith.muli %385, %c1 : index
    %387 = arith.addi %386, %267 : index
    %388 = arith.addi %387, %c4 : index
    %389 = memref.load %14[%388] : memref<?xf32>
    %390 = arith.addi %388, %c14 : index
    %391 = memref.load %14[%390] : memref<?xf32>
    %392 = arith.addf %389, %391 : f32
    %393 = arith.muli %385, %c1 : index
    %394 = arith.addi %393, %267 : index
    %395 = arith.addi %394, %c19 : index
    %396 = memref.load %14[%395] : memref<?xf32>
    %397 = arith.addi %395, %c14 : index
    %398 = memref.load %14[%397] : memref<?xf32>
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
      %408 = memref.load %factors[%405] : memref<?xf32>
      %409 = arith.select %407, %408, %c27 : f32
      %410 = arith.remui %400, %c7 : index
      %411 = arith.muli %410, %c17 : index
      %412 = arith.addi %6, %411 : index
      %413 = vector.load %w[%412] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %414 = vector.bitcast %413 : vector<4xi8> to vector<1xf32>
      %415 = vector.extract %414[0] : f32 from vector<1xf32>
      %416 = arith.mulf %415, %409 : f32
      %417 = arith.mulf %392, %416 : f32
      %418 = arith.remui %400, %c7 : index
      %419 = arith.muli %418, %c17 : index
      %420 = arith.addi %8, %419 : index
      %421 = vector.load %w[%420] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %422 = vector.bitcast %421 : vector<4xi8> to vector<1xf32>
      %423 = vector.extract %422[0] : f32 from vector<1xf32>
      %424 = arith.mulf %423, %409 : f32
      %425 = arith.mulf %399, %424 : f32
      %426 = arith.addi %6, %c21 : index
      %427 = vector.load %w[%426] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %428 = vector.bitcast %427 : vector<4xi8> to vector<1xf32>
      %429 = vector.extract %428[0] : f32 from vector<1xf32>
      %430 = arith.mulf %417, %c28 : f32
      %431 = wave.exp2 %430 : f32
      %432 = arith.addf %c27, %431 : f32
      %433 = arith.divf %417, %432 : f32
      %434 = arith.mulf %433, %425 : f32
      %435 = arith.mulf %434, %429 : f32
      %436 = arith.minimumf %435, %c29 : f32
      %437 = arith.maximumf %436, %c30 : f32
      %438 = arith.truncf %437 : f32 to f16
      %439 = arith.muli %0, %c7 : index
      %440 = wave.lane
      %441 = arith.remui %440, %c7 : index
      %442 = arith.addi %439, %441 : index
      %443 = arith.divui %405, %outTileRows : index
      %444 = arith.divui %outputFeatures, %c7 : index
      %445 = arith.muli %443, %444 : index
      %446 = arith.divui %442, %c7 : index
      %447 = arith.addi %445, %446 : index
      %448 = arith.muli %447, %c3 : index
      %449 = arith.remui %442, %c7 : index
      %450 = arith.divui %449, %c13 : index
      %451 = arith.addi %448, %450 : index
      %452 = arith.muli %outTileRows, %c13 : index
      %453 = arith.muli %451, %452 : index
      %454 = arith.remui %405, %outTileRows : index
      %455 = arith.muli %454, %c13 : index
      %456 = arith.addi %453, %455 : index
      %457 = arith.remui %442, %c13 : index
      %458 = arith.addi %456, %457 : index
      memref.store %438, %out[%458] : memref<?xf16>
    }
    %459 = arith.muli %268, %c17 : index
    %460 = arith.addi %459, %c3 : index
    %461 = arith.muli %460, %c1 : index
    %462 = arith.addi %461, %267 : index
    %463 = arith.addi %462, %c4 : index
    %464 = memref.load %14[%463] : memref<?xf32>
    %465 = arith.addi %463, %c14 : index
    %466 = memref.load %14[%465] : memref<?xf32>
    %467 = arith.addf %464, %466 : f32
    %468 = arith.muli %460, %c1 : index
    %469 = arith.addi %468, %267 : index
    %470 = arith.addi %469, %c19 : index
    %471 = memref.load %14[%470] : memref<?xf32>
    %472 = arith.addi %470, %c14 : index
    %473 = memref.load %14[%472] : memref<?xf32>
    %474 = arith.addf %471, %473 : f32
    %475 = wave.lane
    %476 = arith.addi %11, %c4 : index
    %477 = arith.muli %460, %c3 : index
    %478 = arith.addi %476, %477 : index
    %479 = arith.divui %475, %c7 : index
    %480 = arith.addi %478, %479 : index
    %481 = arith.cmpi slt, %480, %10 : index
    scf.if %481 {
      %482 = arith.cmpi eq, %hasFactors, %c5 : index
      %483 = memref.load %factors[%480] : memref<?xf32>
      %484 = arith.select %482, %483, %c27 : f32
      %485 = arith.remui %475, %c7 : index
      %486 = arith.muli %485, %c17 : index
      %487 = arith.addi %6, %486 : index
      %488 = vector.load %w[%487] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %489 = vector.bitcast %488 : vector<4xi8> to vector<1xf32>
      %490 = vector.extract %489[0] : f32 from vector<1xf32>
      %491 = arith.mulf %490, %484 : f32
      %492 = arith.mulf %467, %491 : f32
      %493 = arith.remui %475, %c7 : index
      %494 = arith.muli %493, %c17 : index
      %495 = arith.addi %8, %494 : index
      %496 = vector.load %w[%495] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %497 = vector.bitcast %496 : vector<4xi8> to vector<1xf32>
      %498 = vector.extract %497[0] : f32 from vector<1xf32>
      %499 = arith.mulf %498, %484 : f32
      %500 = arith.mulf %474, %499 : f32
      %501 = arith.addi %6, %c21 : index
      %502 = vector.load %w[%501] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %503 = vector.bitcast %502 : vector<4xi8> to vector<1xf32>
      %504 = vector.extract %503[0] : f32 from vector<1xf32>
      %505 = arith.mulf %492, %c28 : f32
      %506 = wave.exp2 %505 : f32
      %507 = arith.addf %c27, %506 : f32
      %508 = arith.divf %492, %507 : f32
      %509 = arith.mulf %508, %500 : f32
      %510 = arith.mulf %509, %504 : f32
      %511 = arith.minimumf %510, %c29 : f32
      %512 = arith.maximumf %511, %c30 : f32
      %513 = arith.truncf %512 : f32 to f16
      %514 = arith.muli %0, %c7 : index
      %515 = wave.lane
      %516 = arith.remui %515, %c7 : index
      %517 = arith.addi %514, %516 : index
      %518 = arith.divui %480, %outTileRows : index
      %519 = arith.divui %outputFeatures, %c7 : index
      %520 = arith.muli %518, %519 : index
      %521 = arith.divui %517, %c7 : index
      %522 = arith.addi %520, %521 : index
      %523 = arith.muli %522, %c3 : index
      %524 = arith.remui %517, %c7 : index
      %525 = arith.divui %524, %c13 : index
      %526 = arith.addi %523, %525 : index
      %527 = arith.muli %outTileRows, %c13 : index
      %528 = arith.muli %526, %527 : index
      %529 = arith.remui %480, %outTileRows : index
      %530 = arith.muli %529, %c13 : index
      %531 = arith.addi %528, %530 : index
      %532 = arith.remui %517, %c13 : index
      %533 = arith.addi %531, %532 : index
      memref.store %513, %out[%533] : memref<?xf16>
    }
    %534 = arith.muli %268, %c17 : index
    %535 = arith.addi %534, %c20 : index
    %536 = arith.muli %535, %c1 : index
    %537 = arith.addi %536, %267 : index
    %538 = arith.addi %537, %c4 : index
    %539 = memref.load %14[%538] : memref<?xf32>
    %540 = arith.addi %538, %c14 : index
    %541 = memref.load %14[%540] : memref<?xf32>
    %542 = arith.addf %539, %541 : f32
    %543 = arith.muli %535, %c1 : index
    %544 = arith.addi %543, %267 : index
    %545 = arith.addi %544, %c19 : index
    %546 = memref.load %14[%545] : memref<?xf32>
    %547 = arith.addi %545, %c14 : index
    %548 = memref.load %14[%547] : memref<?xf32>
    %549 = arith.addf %546, %548 : f32
    %550 = wave.lane
    %551 = arith.addi %11, %c4 : index
    %552 = arith.muli %535, %c3 : index
    %553 = arith.addi %551, %552 : index
    %554 = arith.divui %550, %c7 : index
    %555 = arith.addi %553, %554 : index
    %556 = arith.cmpi slt, %555, %10 : index
    scf.if %556 {
      %557 = arith.cmpi eq, %hasFactors, %c5 : index
      %558 = memref.load %factors[%555] : memref<?xf32>
      %559 = arith.select %557, %558, %c27 : f32
      %560 = arith.remui %550, %c7 : index
      %561 = arith.muli %560, %c17 : index
      %562 = arith.addi %6, %561 : index
      %563 = vector.load %w[%562] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %564 = vector.bitcast %563 : vector<4xi8> to vector<1xf32>
      %565 = vector.extract %564[0] : f32 from vector<1xf32>
      %566 = arith.mulf %565, %559 : f32
      %567 = arith.mulf %542, %566 : f32
      %568 = arith.remui %550, %c7 : index
      %569 = arith.muli %568, %c17 : index
      %570 = arith.addi %8, %569 : index
      %571 = vector.load %w[%570] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %572 = vector.bitcast %571 : vector<4xi8> to vector<1xf32>
      %573 = vector.extract %572[0] : f32 from vector<1xf32>
      %574 = arith.mulf %573, %559 : f32
      %575 = arith.mulf %549, %574 : f32
      %576 = arith.addi %6, %c21 : index
      %577 = vector.load %w[%576] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %578 = vector.bitcast %577 : vector<4xi8> to vector<1xf32>
      %579 = vector.extract %578[0] : f32 from vector<1xf32>
      %580 = arith.mulf %567, %c28 : f32
      %581 = wave.exp2 %580 : f32
      %582 = arith.addf %c27, %581 : f32
      %583 = arith.divf %567, %582 : f32
      %584 = arith.mulf %583, %575 : f32
      %585 = arith.mulf %584, %579 : f32
      %586 = arith.minimumf %585, %c29 : f32
      %587 = arith.maximumf %586, %c30 : f32
      %588 = arith.truncf %587 : f32 to f16
      %589 = arith.muli %0, %c7 : index
      %590 = wave.lane
      %591 = arith.remui %590, %c7 : index
      %592 = arith.addi %589, %591 : index
      %593 = arith.divui %555, %outTileRows : index
      %594 = arith.divui %outputFeatures, %c7 : index
      %595 = arith.muli %593, %594 : index
      %596 = arith.divui %592, %c7 : index
      %597 = arith.addi %595, %596 : index
      %598 = arith.muli %597, %c3 : index
      %599 = arith.remui %592, %c7 : index
      %600 = arith.divui %599, %c13 : index
      %601 = arith.addi %598, %600 : index
      %602 = arith.muli %outTileRows, %c13 : index
      %603 = arith.muli %601, %602 : index
      %604 = arith.remui %555, %outTileRows : index
      %605 = arith.muli %604, %c13 : index
      %606 = arith.addi %603, %605 : index
      %607 = arith.remui %592, %c13 : index
      %608 = arith.addi %606, %607 : index
      memref.store %588, %out[%608] : memref<?xf16>
    }
  }
  wave.return
}
