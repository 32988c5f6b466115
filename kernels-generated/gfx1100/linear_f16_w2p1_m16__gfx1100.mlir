// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=2, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w2p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c11 = arith.constant 2 : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 4 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 3 : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant 96 : index
  %c21 = arith.constant 160 : index
  %c22 = arith.constant 192 : index
  %c23 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %2, %c2 : index
  %4 = arith.muli %0, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.muli %5, %3 : index
  %7 = memref.load %step[%countAt] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.muli %1, %c6 : index
  %10 = wave.scratch %c7 : memref<?xf32>
  %11 = arith.cmpi eq, %hasResidual, %c3 : index
  %12 = wave.block 0
  %13 = arith.muli %12, %c6 : index
  %14 = arith.cmpi slt, %9, %8 : index
  scf.if %14 {
    %15 = wave.lane
    %16 = arith.remui %15, %c6 : index
    %17 = arith.remui %16, %tileRows : index
    %18 = arith.addi %9, %17 : index
    %19 = arith.divui %18, %tileRows : index
    %20 = arith.divui %inputFeatures, %c6 : index
    %21 = arith.muli %19, %20 : index
    %22 = arith.divui %c4, %c6 : index
    %23 = arith.addi %21, %22 : index
    %24 = arith.muli %23, %c11 : index
    %25 = arith.remui %c4, %c6 : index
    %26 = arith.divui %25, %c12 : index
    %27 = arith.addi %24, %26 : index
    %28 = arith.muli %tileRows, %c12 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.remui %18, %tileRows : index
    %31 = arith.muli %30, %c12 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.remui %c4, %c12 : index
    %34 = arith.addi %32, %33 : index
    %35 = wave.wave
    %36 = arith.divui %inputFeatures, %c6 : index
    %37 = arith.muli %35, %stepsPerWave : index
    %38 = arith.minsi %37, %36 : index
    %39 = arith.addi %38, %stepsPerWave : index
    %40 = arith.minsi %39, %36 : index
    %41 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %42 = arith.subi %40, %38 : index
    %43 = arith.divui %42, %c16 : index
    %44 = arith.muli %43, %c16 : index
    %45 = arith.addi %38, %44 : index
    %46 = arith.addi %38, %stepsPerWave : index
    %47 = arith.select %41, %46, %45 : index
    %50 = scf.for %48 = %38 to %47 step %c16 iter_args(%49 = %c13) -> (vector<8xf32>) {
      %51 = wave.lane
      %52 = arith.addi %48, %c4 : index
      %53 = arith.addi %6, %c2 : index
      %54 = arith.muli %52, %c7 : index
      %55 = arith.addi %53, %54 : index
      %56 = arith.remui %51, %c6 : index
      %57 = arith.muli %56, %c6 : index
      %58 = arith.addi %55, %57 : index
      %59 = vector.load %w[%58] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %60 = vector.bitcast %59 : vector<16xi8> to vector<8xf16>
      %61 = arith.addi %58, %c17 : index
      %62 = vector.load %w[%61] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %63 = vector.bitcast %62 : vector<16xi8> to vector<8xf16>
      %64 = vector.shuffle %60, %63 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %65 = arith.addi %48, %c3 : index
      %66 = arith.addi %6, %c2 : index
      %67 = arith.muli %65, %c7 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.remui %51, %c6 : index
      %70 = arith.muli %69, %c6 : index
      %71 = arith.addi %68, %70 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<8xf16>
      %74 = arith.addi %71, %c17 : index
      %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %76 = vector.bitcast %75 : vector<16xi8> to vector<8xf16>
      %77 = vector.shuffle %73, %76 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %78 = arith.addi %48, %c11 : index
      %79 = arith.addi %6, %c2 : index
      %80 = arith.muli %78, %c7 : index
      %81 = arith.addi %79, %80 : index
      %82 = arith.remui %51, %c6 : index
      %83 = arith.muli %82, %c6 : index
      %84 = arith.addi %81, %83 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<8xf16>
      %87 = arith.addi %84, %c17 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<8xf16>
      %90 = vector.shuffle %86, %89 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %91 = arith.addi %48, %c18 : index
      %92 = arith.addi %6, %c2 : index
      %93 = arith.muli %91, %c7 : index
      %94 = arith.addi %92, %93 : index
      %95 = arith.remui %51, %c6 : index
      %96 = arith.muli %95, %c6 : index
      %97 = arith.addi %94, %96 : index
      %98 = vector.load %w[%97] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %99 = vector.bitcast %98 : vector<16xi8> to vector<8xf16>
      %100 = arith.addi %97, %c17 : index
      %101 = vector.load %w[%100] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %102 = vector.bitcast %101 : vector<16xi8> to vector<8xf16>
      %103 = vector.shuffle %99, %102 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %104 = arith.muli %48, %c3 : index
      %105 = arith.addi %104, %c4 : index
      %106 = arith.muli %tileRows, %c6 : index
      %107 = arith.muli %105, %106 : index
      %108 = arith.addi %34, %107 : index
      %109 = vector.load %x[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %110 = arith.muli %tileRows, %c12 : index
      %111 = arith.addi %108, %110 : index
      %112 = vector.load %x[%111] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %113 = vector.shuffle %109, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %114 = wave.mma %113, %64, %49 : vector<16xf16>, vector<8xf32>
      %115 = arith.muli %48, %c3 : index
      %116 = arith.addi %115, %c3 : index
      %117 = arith.muli %tileRows, %c6 : index
      %118 = arith.muli %116, %117 : index
      %119 = arith.addi %34, %118 : index
      %120 = vector.load %x[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %121 = arith.muli %tileRows, %c12 : index
      %122 = arith.addi %119, %121 : index
      %123 = vector.load %x[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %124 = vector.shuffle %120, %123 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %125 = wave.mma %124, %77, %114 : vector<16xf16>, vector<8xf32>
      %126 = arith.muli %48, %c3 : index
      %127 = arith.addi %126, %c11 : index
      %128 = arith.muli %tileRows, %c6 : index
      %129 = arith.muli %127, %128 : index
      %130 = arith.addi %34, %129 : index
      %131 = vector.load %x[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %132 = arith.muli %tileRows, %c12 : index
      %133 = arith.addi %130, %132 : index
      %134 = vector.load %x[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %135 = vector.shuffle %131, %134 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %136 = wave.mma %135, %90, %125 : vector<16xf16>, vector<8xf32>
      %137 = arith.muli %48, %c3 : index
      %138 = arith.addi %137, %c18 : index
      %139 = arith.muli %tileRows, %c6 : index
      %140 = arith.muli %138, %139 : index
      %141 = arith.addi %34, %140 : index
      %142 = vector.load %x[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %143 = arith.muli %tileRows, %c12 : index
      %144 = arith.addi %141, %143 : index
      %145 = vector.load %x[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %146 = vector.shuffle %142, %145 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = wave.mma %146, %103, %136 : vector<16xf16>, vector<8xf32>
      scf.yield %147 : vector<8xf32>
    }
    %148 = arith.select %41, %47, %40 : index
    %151 = scf.for %149 = %47 to %148 step %c3 iter_args(%150 = %50) -> (vector<8xf32>) {
      %152 = wave.lane
      %153 = arith.addi %149, %c4 : index
      %154 = arith.addi %6, %c2 : index
      %155 = arith.muli %153, %c7 : index
      %156 = arith.addi %154, %155 : index
      %157 = arith.remui %152, %c6 : index
      %158 = arith.muli %157, %c6 : index
      %159 = arith.addi %156, %158 : index
      %160 = vector.load %w[%159] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %161 = vector.bitcast %160 : vector<16xi8> to vector<8xf16>
      %162 = arith.addi %159, %c17 : index
      %163 = vector.load %w[%162] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %164 = vector.bitcast %163 : vector<16xi8> to vector<8xf16>
      %165 = vector.shuffle %161, %164 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %166 = arith.muli %149, %c3 : index
      %167 = arith.addi %166, %c4 : index
      %168 = arith.muli %tileRows, %c6 : index
      %169 = arith.muli %167, %168 : index
      %170 = arith.addi %34, %169 : index
      %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = arith.muli %tileRows, %c12 : index
      %173 = arith.addi %170, %172 : index
      %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = vector.shuffle %171, %174 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %176 = wave.mma %175, %165, %150 : vector<16xf16>, vector<8xf32>
      scf.yield %176 : vector<8xf32>
    }
    %177 = wave.lane
    %178 = wave.wave
    %179 = arith.muli %178, %c3 : index
    %180 = arith.addi %179, %c4 : index
    %181 = arith.muli %180, %c17 : index
    %182 = arith.addi %181, %177 : index
    %183 = vector.extract %151[0] : f32 from vector<8xf32>
    %184 = arith.addi %182, %c4 : index
    memref.store %183, %10[%184] : memref<?xf32>
    %185 = vector.extract %151[1] : f32 from vector<8xf32>
    %186 = arith.addi %182, %c1 : index
    memref.store %185, %10[%186] : memref<?xf32>
    %187 = vector.extract %151[2] : f32 from vector<8xf32>
    %188 = arith.addi %182, %c19 : index
    memref.store %187, %10[%188] : memref<?xf32>
    %189 = vector.extract %151[3] : f32 from vector<8xf32>
    %190 = arith.addi %182, %c20 : index
    memref.store %189, %10[%190] : memref<?xf32>
    %191 = vector.extract %151[4] : f32 from vector<8xf32>
    %192 = arith.addi %182, %c2 : index
    memref.store %191, %10[%192] : memref<?xf32>
    %193 = vector.extract %151[5] : f32 from vector<8xf32>
    %194 = arith.addi %182, %c21 : index
    memref.store %193, %10[%194] : memref<?xf32>
    %195 = vector.extract %151[6] : f32 from vector<8xf32>
    %196 = arith.addi %182, %c22 : index
    memref.store %195, %10[%196] : memref<?xf32>
    %197 = vector.extract %151[7] : f32 from vector<8xf32>
    %198 = arith.addi %182, %c23 : index
    memref.store %197, %10[%198] : memref<?xf32>
    wave.barrier
    %199 = arith.muli %178, %c16 : index
    %200 = arith.addi %199, %c4 : index
    %201 = arith.muli %200, %c1 : index
    %202 = arith.addi %201, %177 : index
    %203 = arith.addi %202, %c4 : index
    %204 = memref.load %10[%203] : memref<?xf32>
    %205 = arith.addi %203, %c17 : index
    %206 = memref.load %10[%205] : memref<?xf32>
    %207 = arith.addf %204, %206 : f32
    %208 = wave.lane
    %209 = arith.addi %9, %c4 : index
    %210 = arith.muli %200, %c11 : index
    %211 = arith.addi %209, %210 : index
    %212 = arith.divui %208, %c6 : index
    %213 = arith.addi %211, %212 : index
    %214 = arith.cmpi slt, %213, %8 : index
    scf.if %214 {
      %215 = arith.cmpi eq, %hasFactors, %c3 : index
      %216 = arith.muli %213, %c11 : index
      %217 = memref.load %factors[%216] : memref<?xf32>
      %218 = arith.mulf %217, %operandScale : f32
      %219 = arith.select %215, %218, %operandScale : f32
      %220 = arith.remui %208, %c6 : index
      %221 = arith.muli %220, %c16 : index
      %222 = arith.addi %6, %221 : index
      %223 = vector.load %w[%222] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %224 = vector.bitcast %223 : vector<4xi8> to vector<1xf32>
      %225 = vector.extract %224[0] : f32 from vector<1xf32>
      %226 = arith.mulf %225, %219 : f32
      %227 = arith.mulf %207, %226 : f32
      %228 = arith.muli %213, %outputFeatures : index
      %229 = arith.addi %228, %13 : index
      %230 = wave.lane
      %231 = arith.remui %230, %c6 : index
      %232 = arith.addi %229, %231 : index
      scf.if %11 {
        %233 = arith.addi %232, %c4 : index
        %234 = memref.load %residual[%233] : memref<?xf32>
        %235 = arith.addf %234, %227 : f32
        %236 = arith.addi %232, %c4 : index
        memref.store %235, %out[%236] : memref<?xf32>
      } else {
        %237 = arith.addi %232, %c4 : index
        memref.store %227, %out[%237] : memref<?xf32>
      }
    }
    %238 = arith.muli %178, %c16 : index
    %239 = arith.addi %238, %c3 : index
    %240 = arith.muli %239, %c1 : index
    %241 = arith.addi %240, %177 : index
    %242 = arith.addi %241, %c4 : index
    %243 = memref.load %10[%242] : memref<?xf32>
    %244 = arith.addi %242, %c17 : index
    %245 = memref.load %10[%244] : memref<?xf32>
    %246 = arith.addf %243, %245 : f32
    %247 = wave.lane
    %248 = arith.addi %9, %c4 : index
    %249 = arith.muli %239, %c11 : index
    %250 = arith.addi %248, %249 : index
    %251 = arith.divui %247, %c6 : index
    %252 = arith.addi %250, %251 : index
    %253 = arith.cmpi slt, %252, %8 : index
    scf.if %253 {
      %254 = arith.cmpi eq, %hasFactors, %c3 : index
      %255 = arith.muli %252, %c11 : index
      %256 = memref.load %factors[%255] : memref<?xf32>
      %257 = arith.mulf %256, %operandScale : f32
      %258 = arith.select %254, %257, %operandScale : f32
      %259 = arith.remui %247, %c6 : index
      %260 = arith.muli %259, %c16 : index
      %261 = arith.addi %6, %260 : index
      %262 = vector.load %w[%261] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %263 = vector.bitcast %262 : vector<4xi8> to vector<1xf32>
      %264 = vector.extract %263[0] : f32 from vector<1xf32>
      %265 = arith.mulf %264, %258 : f32
      %266 = arith.mulf %246, %265 : f32
      %267 = arith.muli %252, %outputFeatures : index
      %268 = arith.addi %267, %13 : index
      %269 = wave.lane
      %270 = arith.remui %269, %c6 : index
      %271 = arith.addi %268, %270 : index
      scf.if %11 {
        %272 = arith.addi %271, %c4 : index
        %273 = memref.load %residual[%272] : memref<?xf32>
        %274 = arith.addf %273, %266 : f32
        %275 = arith.addi %271, %c4 : index
        memref.store %274, %out[%275] : memref<?xf32>
      } else {
        %276 = arith.addi %271, %c4 : index
        memref.store %266, %out[%276] : memref<?xf32>
      }
    }
    %277 = arith.muli %178, %c16 : index
    %278 = arith.addi %277, %c11 : index
    %279 = arith.muli %278, %c1 : index
    %280 = arith.addi %279, %177 : index
    %281 = arith.addi %280, %c4 : index
    %282 = memref.load %10[%281] : memref<?xf32>
    %283 = arith.addi %281, %c17 : index
    %284 = memref.load %10[%283] : memref<?xf32>
    %285 = arith.addf %282, %284 : f32
    %286 = wave.lane
    %287 = arith.addi %9, %c4 : index
    %288 = arith.muli %278, %c11 : index
    %289 = arith.addi %287, %288 : index
    %290 = arith.divui %286, %c6 : index
    %291 = arith.addi %289, %290 : index
    %292 = arith.cmpi slt, %291, %8 : index
    scf.if %292 {
      %293 = arith.cmpi eq, %hasFactors, %c3 : index
      %294 = arith.muli %291, %c11 : index
      %295 = memref.load %factors[%294] : memref<?xf32>
      %296 = arith.mulf %295, %operandScale : f32
      %297 = arith.select %293, %296, %operandScale : f32
      %298 = arith.remui %286, %c6 : index
      %299 = arith.muli %298, %c16 : index
      %300 = arith.addi %6, %299 : index
      %301 = vector.load %w[%300] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %302 = vector.bitcast %301 : vector<4xi8> to vector<1xf32>
      %303 = vector.extract %302[0] : f32 from vector<1xf32>
      %304 = arith.mulf %303, %297 : f32
      %305 = arith.mulf %285, %304 : f32
      %306 = arith.muli %291, %outputFeatures : index
      %307 = arith.addi %306, %13 : index
      %308 = wave.lane
      %309 = arith.remui %308, %c6 : index
      %310 = arith.addi %307, %309 : index
      scf.if %11 {
        %311 = arith.addi %310, %c4 : index
        %312 = memref.load %residual[%311] : memref<?xf32>
        %313 = arith.addf %312, %305 : f32
        %314 = arith.addi %310, %c4 : index
        memref.store %313, %out[%314] : memref<?xf32>
      } else {
        %315 = arith.addi %310, %c4 : index
        memref.store %305, %out[%315] : memref<?xf32>
      }
    }
    %316 = arith.muli %178, %c16 : index
    %317 = arith.addi %316, %c18 : index
    %318 = arith.muli %317, %c1 : index
    %319 = arith.addi %318, %177 : index
    %320 = arith.addi %319, %c4 : index
    %321 = memref.load %10[%320] : memref<?xf32>
    %322 = arith.addi %320, %c17 : index
    %323 = memref.load %10[%322] : memref<?xf32>
    %324 = arith.addf %321, %323 : f32
    %325 = wave.lane
    %326 = arith.addi %9, %c4 : index
    %327 = arith.muli %317, %c11 : index
    %328 = arith.addi %326, %327 : index
    %329 = arith.divui %325, %c6 : index
    %330 = arith.addi %328, %329 : index
    %331 = arith.cmpi slt, %330, %8 : index
    scf.if %331 {
      %332 = arith.cmpi eq, %hasFactors, %c3 : index
      %333 = arith.muli %330, %c11 : index
      %334 = memref.load %factors[%333] : memref<?xf32>
      %335 = arith.mulf %334, %operandScale : f32
      %336 = arith.select %332, %335, %operandScale : f32
      %337 = arith.remui %325, %c6 : index
      %338 = arith.muli %337, %c16 : index
      %339 = arith.addi %6, %338 : index
      %340 = vector.load %w[%339] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %341 = vector.bitcast %340 : vector<4xi8> to vector<1xf32>
      %342 = vector.extract %341[0] : f32 from vector<1xf32>
      %343 = arith.mulf %342, %336 : f32
      %344 = arith.mulf %324, %343 : f32
      %345 = arith.muli %330, %outputFeatures : index
      %346 = arith.addi %345, %13 : index
      %347 = wave.lane
      %348 = arith.remui %347, %c6 : index
      %349 = arith.addi %346, %348 : index
      scf.if %11 {
        %350 = arith.addi %349, %c4 : index
        %351 = memref.load %residual[%350] : memref<?xf32>
        %352 = arith.addf %351, %344 : f32
        %353 = arith.addi %349, %c4 : index
        memref.store %352, %out[%353] : memref<?xf32>
      } else {
        %354 = arith.addi %349, %c4 : index
        memref.store %344, %out[%354] : memref<?xf32>
      }
    }
  }
  wave.return
}
