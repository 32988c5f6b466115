// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=4, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w4p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 4 : i64} {
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
  %c10 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 1024 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c17 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 64 : index
  %c23 = arith.constant 96 : index
  %c24 = arith.constant 160 : index
  %c25 = arith.constant 192 : index
  %c26 = arith.constant 224 : index
  %c27 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %c29 = arith.constant 0x3F800000 : f32
  %c30 = arith.constant 0xBFB8AA3B : f32
  %c31 = arith.constant 0x477FE000 : f32
  %c32 = arith.constant 0xC77FE000 : f32
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
      %43 = arith.muli %41, %c19 : index
      %44 = arith.addi %42, %43 : index
      %45 = arith.remui %40, %c7 : index
      %46 = arith.muli %45, %c7 : index
      %47 = arith.addi %44, %46 : index
      %48 = vector.load %w[%47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %49 = vector.bitcast %48 : vector<16xi8> to vector<8xf16>
      %50 = arith.addi %47, %c20 : index
      %51 = vector.load %w[%50] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %52 = vector.bitcast %51 : vector<16xi8> to vector<8xf16>
      %53 = vector.shuffle %49, %52 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %54 = arith.addi %36, %c5 : index
      %55 = arith.addi %6, %c2 : index
      %56 = arith.muli %54, %c19 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.remui %40, %c7 : index
      %59 = arith.muli %58, %c7 : index
      %60 = arith.addi %57, %59 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = arith.addi %60, %c20 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<8xf16>
      %66 = vector.shuffle %62, %65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %67 = arith.addi %36, %c3 : index
      %68 = arith.addi %6, %c2 : index
      %69 = arith.muli %67, %c19 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.remui %40, %c7 : index
      %72 = arith.muli %71, %c7 : index
      %73 = arith.addi %70, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = arith.addi %73, %c20 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<8xf16>
      %79 = vector.shuffle %75, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %80 = arith.addi %36, %c21 : index
      %81 = arith.addi %6, %c2 : index
      %82 = arith.muli %80, %c19 : index
      %83 = arith.addi %81, %82 : index
      %84 = arith.remui %40, %c7 : index
      %85 = arith.muli %84, %c7 : index
      %86 = arith.addi %83, %85 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = arith.addi %86, %c20 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<8xf16>
      %92 = vector.shuffle %88, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = arith.addi %36, %c4 : index
      %94 = arith.addi %8, %c2 : index
      %95 = arith.muli %93, %c19 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.remui %40, %c7 : index
      %98 = arith.muli %97, %c7 : index
      %99 = arith.addi %96, %98 : index
      %100 = vector.load %w[%99] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %101 = vector.bitcast %100 : vector<16xi8> to vector<8xf16>
      %102 = arith.addi %99, %c20 : index
      %103 = vector.load %w[%102] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %104 = vector.bitcast %103 : vector<16xi8> to vector<8xf16>
      %105 = vector.shuffle %101, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %106 = arith.addi %36, %c5 : index
      %107 = arith.addi %8, %c2 : index
      %108 = arith.muli %106, %c19 : index
      %109 = arith.addi %107, %108 : index
      %110 = arith.remui %40, %c7 : index
      %111 = arith.muli %110, %c7 : index
      %112 = arith.addi %109, %111 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<8xf16>
      %115 = arith.addi %112, %c20 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<8xf16>
      %118 = vector.shuffle %114, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %119 = arith.addi %36, %c3 : index
      %120 = arith.addi %8, %c2 : index
      %121 = arith.muli %119, %c19 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.remui %40, %c7 : index
      %124 = arith.muli %123, %c7 : index
      %125 = arith.addi %122, %124 : index
      %126 = vector.load %w[%125] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %127 = vector.bitcast %126 : vector<16xi8> to vector<8xf16>
      %128 = arith.addi %125, %c20 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<8xf16>
      %131 = vector.shuffle %127, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = arith.addi %36, %c21 : index
      %133 = arith.addi %8, %c2 : index
      %134 = arith.muli %132, %c19 : index
      %135 = arith.addi %133, %134 : index
      %136 = arith.remui %40, %c7 : index
      %137 = arith.muli %136, %c7 : index
      %138 = arith.addi %135, %137 : index
      %139 = vector.load %w[%138] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %140 = vector.bitcast %139 : vector<16xi8> to vector<8xf16>
      %141 = arith.addi %138, %c20 : index
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
      %201 = arith.addi %200, %c21 : index
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
      %225 = arith.muli %223, %c19 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.remui %222, %c7 : index
      %228 = arith.muli %227, %c7 : index
      %229 = arith.addi %226, %228 : index
      %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %231 = vector.bitcast %230 : vector<16xi8> to vector<8xf16>
      %232 = arith.addi %229, %c20 : index
      %233 = vector.load %w[%232] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %234 = vector.bitcast %233 : vector<16xi8> to vector<8xf16>
      %235 = vector.shuffle %231, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = arith.addi %218, %c4 : index
      %237 = arith.addi %8, %c2 : index
      %238 = arith.muli %236, %c19 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.remui %222, %c7 : index
      %241 = arith.muli %240, %c7 : index
      %242 = arith.addi %239, %241 : index
      %243 = vector.load %w[%242] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %244 = vector.bitcast %243 : vector<16xi8> to vector<8xf16>
      %245 = arith.addi %242, %c20 : index
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
    %271 = arith.muli %270, %c20 : index
    %272 = arith.addi %271, %267 : index
    %273 = vector.extract %221#0[0] : f32 from vector<8xf32>
    %274 = arith.addi %272, %c4 : index
    memref.store %273, %14[%274] : memref<?xf32>
    %275 = vector.extract %221#0[1] : f32 from vector<8xf32>
    %276 = arith.addi %272, %c1 : index
    memref.store %275, %14[%276] : memref<?xf32>
    %277 = vector.extract %221#0[2] : f32 from vector<8xf32>
    %278 = arith.addi %272, %c22 : index
    memref.store %277, %14[%278] : memref<?xf32>
    %279 = vector.extract %221#0[3] : f32 from vector<8xf32>
    %280 = arith.addi %272, %c23 : index
    memref.store %279, %14[%280] : memref<?xf32>
    %281 = vector.extract %221#0[4] : f32 from vector<8xf32>
    %282 = arith.addi %272, %c2 : index
    memref.store %281, %14[%282] : memref<?xf32>
    %283 = vector.extract %221#0[5] : f32 from vector<8xf32>
    %284 = arith.addi %272, %c24 : index
    memref.store %283, %14[%284] : memref<?xf32>
    %285 = vector.extract %221#0[6] : f32 from vector<8xf32>
    %286 = arith.addi %272, %c25 : index
    memref.store %285, %14[%286] : memref<?xf32>
    %287 = vector.extract %221#0[7] : f32 from vector<8xf32>
    %288 = arith.addi %272, %c26 : index
    memref.store %287, %14[%288] : memref<?xf32>
    %289 = arith.muli %268, %c3 : index
    %290 = arith.addi %289, %c5 : index
    %291 = arith.muli %290, %c20 : index
    %292 = arith.addi %291, %267 : index
    %293 = vector.extract %221#1[0] : f32 from vector<8xf32>
    %294 = arith.addi %292, %c4 : index
    memref.store %293, %14[%294] : memref<?xf32>
    %295 = vector.extract %221#1[1] : f32 from vector<8xf32>
    %296 = arith.addi %292, %c1 : index
    memref.store %295, %14[%296] : memref<?xf32>
    %297 = vector.extract %221#1[2] : f32 from vector<8xf32>
    %298 = arith.addi %292, %c22 : index
    memref.store %297, %14[%298] : memref<?xf32>
    %299 = vector.extract %221#1[3] : f32 from vector<8xf32>
    %300 = arith.addi %292, %c23 : index
    memref.store %299, %14[%300] : memref<?xf32>
    %301 = vector.extract %221#1[4] : f32 from vector<8xf32>
    %302 = arith.addi %292, %c2 : index
    memref.store %301, %14[%302] : memref<?xf32>
    %303 = vector.extract %221#1[5] : f32 from vector<8xf32>
    %304 = arith.addi %292, %c24 : index
    memref.store %303, %14[%304] : memref<?xf32>
    %305 = vector.extract %221#1[6] : f32 from vector<8xf32>
    %306 = arith.addi %292, %c25 : index
    memref.store %305, %14[%306] : memref<?xf32>
    %307 = vector.extract %221#1[7] : f32 from vector<8xf32>
    %308 = arith.addi %292, %c26 : index
    memref.store %307, %14[%308] : memref<?xf32>
    wave.barrier
    %309 = arith.muli %268, %c3 : index
    %310 = arith.addi %309, %c4 : index
    %311 = arith.muli %310, %c1 : index
    %312 = arith.addi %311, %267 : index
    %313 = arith.addi %312, %c4 : index
    %314 = memref.load %14[%313] : memref<?xf32>
    %315 = arith.addi %313, %c19 : index
    %316 = memref.load %14[%315] : memref<?xf32>
    %317 = arith.addf %314, %316 : f32
    %318 = arith.addi %313, %c14 : index
    %319 = memref.load %14[%318] : memref<?xf32>
    %320 = arith.addf %317, %319 : f32
    %321 = arith.addi %313, %c27 : index
    %322 = memref.load %14[%321] : memref<?xf32>
    %323 = arith.addf %320, %322 : f32
    %324 = arith.muli %310, %c1 : index
    %325 = arith.addi %324, %267 : index
    %326 = arith.addi %325, %c20 : index
    %327 = memref.load %14[%326] : memref<?xf32>
    %328 = arith.addi %326, %c19 : index
    %329 = memref.load %14[%328] : memref<?xf32>
    %330 = arith.addf %327, %329 : f32
    %331 = arith.addi %326, %c14 : index
    %332 = memref.load %14[%331] : memref<?xf32>
    %333 = arith.addf %330, %332 : f32
    %334 = arith.addi %326, %c27 : index
    %335 = memref.load %14[%334] : memref<?xf32>
    %336 = arith.addf %333, %335 : f32
    %337 = wave.lane
    %338 = arith.addi %11, %c4 : index
    %339 = arith.muli %310, %c3 : index
    %340 = arith.addi %338, %339 : index
    %341 = arith.divui %337, %c7 : index
    %342 = arith.addi %340, %341 : index
    %343 = arith.cmpi slt, %342, %10 : index
    scf.if %343 {
      %344 = arith.cmpi eq, %hasFactors, %c5 : index
      %345 = memref.load %factors[%342] : memref<?xf32>
      %346 = arith.select %344, %345, %c29 : f32
      %347 = arith.remui %337, %c7 : index
      %348 = arith.muli %347, %c17 : index
      %349 = arith.addi %6, %348 : index
      %350 = vector.load %w[%349] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %351 = vector.bitcast %350 : vector<4xi8> to vector<1xf32>
      %352 = vector.extract %351[0] : f32 from vector<1xf32>
      %353 = arith.mulf %352, %346 : f32
      %354 = arith.mulf %323, %353 : f32
      %355 = arith.remui %337, %c7 : index
      %356 = arith.muli %355, %c17 : index
      %357 = arith.addi %8, %356 : index
      %358 = vector.load %w[%357] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %359 = vector.bitcast %358 : vector<4xi8> to vector<1xf32>
      %360 = vector.extract %359[0] : f32 from vector<1xf32>
      %361 = arith.mulf %360, %346 : f32
      %362 = arith.mulf %336, %361 : f32
      %363 = arith.addi %6, %c22 : index
      %364 = vector.load %w[%363] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %365 = vector.bitcast %364 : vector<4xi8> to vector<1xf32>
      %366 = vector.extract %365[0] : f32 from vector<1xf32>
      %367 = arith.mulf %354, %c30 : f32
      %368 = wave.exp2 %367 : f32
      %369 = arith.addf %c29, %368 : f32
      %370 = arith.divf %354, %369 : f32
      %371 = arith.mulf %370, %362 : f32
      %372 = arith.mulf %371, %366 : f32
      %373 = arith.minimumf %372, %c31 : f32
      %374 = arith.maximumf %373, %c32 : f32
      %375 = arith.truncf %374 : f32 to f16
      %376 = arith.muli %0, %c7 : index
      %377 = wave.lane
      %378 = arith.remui %377, %c7 : index
      %379 = arith.addi %376, %378 : index
      %380 = arith.divui %342, %outTileRows : index
      %381 = arith.divui %outputFeatures, %c7 : index
      %382 = arith.muli %380, %381 : index
      %383 = arith.divui %379, %c7 : index
      %384 = arith.addi %382, %383 : index
      %385 = arith.muli %384, %c3 : index
      %386 = arith.remui %379, %c7 : index
      %387 = arith.divui %386, %c13 : index
      %388 = arith.addi %385, %387 : index
      %389 = arith.muli %outTileRows, %c13 : index
      %390 = arith.muli %388, %389 : index
      %391 = arith.remui %342, %outTileRows : index
      %392 = arith.muli %391, %c13 : index
      %393 = arith.addi %390, %392 : index
      %394 = arith.remui %379, %c13 : index
      %395 = arith.addi %393, %394 : index
      memref.store %375, %out[%395] : memref<?xf16>
    }
    %396 = arith.muli %268, %c3 : index
    %397 = arith.addi %396, %c5 : index
    %398 = arith.muli %397, %c1 : index
    %399 = arith.addi %398, %267 : index
    %400 = arith.addi %399, %c4 : index
    %401 = memref.load %14[%400] : memref<?xf32>
    %402 = arith.addi %400, %c19 : index
    %403 = memref.load %14[%402] : memref<?xf32>
    %404 = arith.addf %401, %403 : f32
    %405 = arith.addi %400, %c14 : index
    %406 = memref.load %14[%405] : memref<?xf32>
    %407 = arith.addf %404, %406 : f32
    %408 = arith.addi %400, %c27 : index
    %409 = memref.load %14[%408] : memref<?xf32>
    %410 = arith.addf %407, %409 : f32
    %411 = arith.muli %397, %c1 : index
    %412 = arith.addi %411, %267 : index
    %413 = arith.addi %412, %c20 : index
    %414 = memref.load %14[%413] : memref<?xf32>
    %415 = arith.addi %413, %c19 : index
    %416 = memref.load %14[%415] : memref<?xf32>
    %417 = arith.addf %414, %416 : f32
    %418 = arith.addi %413, %c14 : index
    %419 = memref.load %14[%418] : memref<?xf32>
    %420 = arith.addf %417, %419 : f32
    %421 = arith.addi %413, %c27 : index
    %422 = memref.load %14[%421] : memref<?xf32>
    %423 = arith.addf %420, %422 : f32
    %424 = wave.lane
    %425 = arith.addi %11, %c4 : index
    %426 = arith.muli %397, %c3 : index
    %427 = arith.addi %425, %426 : index
    %428 = arith.divui %424, %c7 : index
    %429 = arith.addi %427, %428 : index
    %430 = arith.cmpi slt, %429, %10 : index
    scf.if %430 {
      %431 = arith.cmpi eq, %hasFactors, %c5 : index
      %432 = memref.load %factors[%429] : memref<?xf32>
      %433 = arith.select %431, %432, %c29 : f32
      %434 = arith.remui %424, %c7 : index
      %435 = arith.muli %434, %c17 : index
      %436 = arith.addi %6, %435 : index
      %437 = vector.load %w[%436] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %438 = vector.bitcast %437 : vector<4xi8> to vector<1xf32>
      %439 = vector.extract %438[0] : f32 from vector<1xf32>
      %440 = arith.mulf %439, %433 : f32
      %441 = arith.mulf %410, %440 : f32
      %442 = arith.remui %424, %c7 : index
      %443 = arith.muli %442, %c17 : index
      %444 = arith.addi %8, %443 : index
      %445 = vector.load %w[%444] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %446 = vector.bitcast %445 : vector<4xi8> to vector<1xf32>
      %447 = vector.extract %446[0] : f32 from vector<1xf32>
      %448 = arith.mulf %447, %433 : f32
      %449 = arith.mulf %423, %448 : f32
      %450 = arith.addi %6, %c22 : index
      %451 = vector.load %w[%450] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %452 = vector.bitcast %451 : vector<4xi8> to vector<1xf32>
      %453 = vector.extract %452[0] : f32 from vector<1xf32>
      %454 = arith.mulf %441, %c30 : f32
      %455 = wave.exp2 %454 : f32
      %456 = arith.addf %c29, %455 : f32
      %457 = arith.divf %441, %456 : f32
      %458 = arith.mulf %457, %449 : f32
      %459 = arith.mulf %458, %453 : f32
      %460 = arith.minimumf %459, %c31 : f32
      %461 = arith.maximumf %460, %c32 : f32
      %462 = arith.truncf %461 : f32 to f16
      %463 = arith.muli %0, %c7 : index
      %464 = wave.lane
      %465 = arith.remui %464, %c7 : index
      %466 = arith.addi %463, %465 : index
      %467 = arith.divui %429, %outTileRows : index
      %468 = arith.divui %outputFeatures, %c7 : index
      %469 = arith.muli %467, %468 : index
      %470 = arith.divui %466, %c7 : index
      %471 = arith.addi %469, %470 : index
      %472 = arith.muli %471, %c3 : index
      %473 = arith.remui %466, %c7 : index
      %474 = arith.divui %473, %c13 : index
      %475 = arith.addi %472, %474 : index
      %476 = arith.muli %outTileRows, %c13 : index
      %477 = arith.muli %475, %476 : index
      %478 = arith.remui %429, %outTileRows : index
      %479 = arith.muli %478, %c13 : index
      %480 = arith.addi %477, %479 : index
      %481 = arith.remui %466, %c13 : index
      %482 = arith.addi %480, %481 : index
      memref.store %462, %out[%482] : memref<?xf16>
    }
  }
  wave.return
}
