// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=1, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w1p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 16 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 4 : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 2 : index
  %c19 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %c21 = arith.constant 0x3F800000 : f32
  %c22 = arith.constant 5 : index
  %c23 = arith.constant 6 : index
  %c24 = arith.constant 7 : index
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
  %10 = arith.cmpi eq, %hasResidual, %c3 : index
  %11 = wave.block 0
  %12 = arith.muli %11, %c6 : index
  %13 = arith.cmpi slt, %9, %8 : index
  scf.if %13 {
    %14 = wave.lane
    %15 = arith.remui %14, %c6 : index
    %16 = wave.scratch %operandHalves : memref<?xf16>
    %17 = arith.divui %operandHalves, %c11 : index
    %18 = wave.wave
    %19 = arith.muli %18, %c1 : index
    %20 = wave.lane
    %21 = arith.addi %19, %20 : index
    scf.for %22 = %21 to %17 step %c1 {
      %23 = arith.muli %22, %c11 : index
      %24 = arith.addi %c4, %23 : index
      %25 = vector.load %x[%24] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %26 = arith.muli %22, %c11 : index
      vector.store %25, %16[%26] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %27 = arith.remui %15, %tileRows : index
    %28 = arith.muli %27, %c11 : index
    %29 = wave.wave
    %30 = arith.divui %inputFeatures, %c6 : index
    %31 = arith.muli %29, %stepsPerWave : index
    %32 = arith.minsi %31, %30 : index
    %33 = arith.addi %32, %stepsPerWave : index
    %34 = arith.minsi %33, %30 : index
    %35 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %36 = arith.subi %34, %32 : index
    %37 = arith.divui %36, %c15 : index
    %38 = arith.muli %37, %c15 : index
    %39 = arith.addi %32, %38 : index
    %40 = arith.addi %32, %stepsPerWave : index
    %41 = arith.select %35, %40, %39 : index
    %44 = scf.for %42 = %32 to %41 step %c15 iter_args(%43 = %c12) -> (vector<8xf32>) {
      %45 = wave.lane
      %46 = arith.addi %42, %c4 : index
      %47 = arith.addi %6, %c2 : index
      %48 = arith.muli %46, %c16 : index
      %49 = arith.addi %47, %48 : index
      %50 = arith.remui %45, %c6 : index
      %51 = arith.muli %50, %c6 : index
      %52 = arith.addi %49, %51 : index
      %53 = vector.load %w[%52] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %54 = vector.bitcast %53 : vector<16xi8> to vector<8xf16>
      %55 = arith.addi %52, %c17 : index
      %56 = vector.load %w[%55] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %57 = vector.bitcast %56 : vector<16xi8> to vector<8xf16>
      %58 = vector.shuffle %54, %57 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %59 = arith.addi %42, %c3 : index
      %60 = arith.addi %6, %c2 : index
      %61 = arith.muli %59, %c16 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.remui %45, %c6 : index
      %64 = arith.muli %63, %c6 : index
      %65 = arith.addi %62, %64 : index
      %66 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %67 = vector.bitcast %66 : vector<16xi8> to vector<8xf16>
      %68 = arith.addi %65, %c17 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<8xf16>
      %71 = vector.shuffle %67, %70 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %72 = arith.addi %42, %c18 : index
      %73 = arith.addi %6, %c2 : index
      %74 = arith.muli %72, %c16 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.remui %45, %c6 : index
      %77 = arith.muli %76, %c6 : index
      %78 = arith.addi %75, %77 : index
      %79 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %80 = vector.bitcast %79 : vector<16xi8> to vector<8xf16>
      %81 = arith.addi %78, %c17 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<8xf16>
      %84 = vector.shuffle %80, %83 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = arith.addi %42, %c19 : index
      %86 = arith.addi %6, %c2 : index
      %87 = arith.muli %85, %c16 : index
      %88 = arith.addi %86, %87 : index
      %89 = arith.remui %45, %c6 : index
      %90 = arith.muli %89, %c6 : index
      %91 = arith.addi %88, %90 : index
      %92 = vector.load %w[%91] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %93 = vector.bitcast %92 : vector<16xi8> to vector<8xf16>
      %94 = arith.addi %91, %c17 : index
      %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %96 = vector.bitcast %95 : vector<16xi8> to vector<8xf16>
      %97 = vector.shuffle %93, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = arith.muli %42, %c3 : index
      %99 = arith.addi %98, %c4 : index
      %100 = arith.muli %tileRows, %c6 : index
      %101 = arith.muli %99, %100 : index
      %102 = arith.addi %28, %101 : index
      %103 = vector.load %16[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %104 = arith.muli %tileRows, %c11 : index
      %105 = arith.addi %102, %104 : index
      %106 = vector.load %16[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %107 = vector.shuffle %103, %106 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %108 = wave.mma %107, %58, %43 : vector<16xf16>, vector<8xf32>
      %109 = arith.muli %42, %c3 : index
      %110 = arith.addi %109, %c3 : index
      %111 = arith.muli %tileRows, %c6 : index
      %112 = arith.muli %110, %111 : index
      %113 = arith.addi %28, %112 : index
      %114 = vector.load %16[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %115 = arith.muli %tileRows, %c11 : index
      %116 = arith.addi %113, %115 : index
      %117 = vector.load %16[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %118 = vector.shuffle %114, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %119 = wave.mma %118, %71, %108 : vector<16xf16>, vector<8xf32>
      %120 = arith.muli %42, %c3 : index
      %121 = arith.addi %120, %c18 : index
      %122 = arith.muli %tileRows, %c6 : index
      %123 = arith.muli %121, %122 : index
      %124 = arith.addi %28, %123 : index
      %125 = vector.load %16[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %126 = arith.muli %tileRows, %c11 : index
      %127 = arith.addi %124, %126 : index
      %128 = vector.load %16[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %129 = vector.shuffle %125, %128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = wave.mma %129, %84, %119 : vector<16xf16>, vector<8xf32>
      %131 = arith.muli %42, %c3 : index
      %132 = arith.addi %131, %c19 : index
      %133 = arith.muli %tileRows, %c6 : index
      %134 = arith.muli %132, %133 : index
      %135 = arith.addi %28, %134 : index
      %136 = vector.load %16[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %137 = arith.muli %tileRows, %c11 : index
      %138 = arith.addi %135, %137 : index
      %139 = vector.load %16[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %140 = vector.shuffle %136, %139 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %141 = wave.mma %140, %97, %130 : vector<16xf16>, vector<8xf32>
      scf.yield %141 : vector<8xf32>
    }
    %142 = arith.select %35, %41, %34 : index
    %145 = scf.for %143 = %41 to %142 step %c3 iter_args(%144 = %44) -> (vector<8xf32>) {
      %146 = wave.lane
      %147 = arith.addi %143, %c4 : index
      %148 = arith.addi %6, %c2 : index
      %149 = arith.muli %147, %c16 : index
      %150 = arith.addi %148, %149 : index
      %151 = arith.remui %146, %c6 : index
      %152 = arith.muli %151, %c6 : index
      %153 = arith.addi %150, %152 : index
      %154 = vector.load %w[%153] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %155 = vector.bitcast %154 : vector<16xi8> to vector<8xf16>
      %156 = arith.addi %153, %c17 : index
      %157 = vector.load %w[%156] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %158 = vector.bitcast %157 : vector<16xi8> to vector<8xf16>
      %159 = vector.shuffle %155, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %160 = arith.muli %143, %c3 : index
      %161 = arith.addi %160, %c4 : index
      %162 = arith.muli %tileRows, %c6 : index
      %163 = arith.muli %161, %162 : index
      %164 = arith.addi %28, %163 : index
      %165 = vector.load %16[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %166 = arith.muli %tileRows, %c11 : index
      %167 = arith.addi %164, %166 : index
      %168 = vector.load %16[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %169 = vector.shuffle %165, %168 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %170 = wave.mma %169, %159, %144 : vector<16xf16>, vector<8xf32>
      scf.yield %170 : vector<8xf32>
    }
    %171 = wave.lane
    %172 = vector.extract %145[0] : f32 from vector<8xf32>
    %173 = wave.lane
    %174 = arith.addi %9, %c4 : index
    %175 = arith.muli %c4, %c18 : index
    %176 = arith.addi %174, %175 : index
    %177 = arith.divui %173, %c6 : index
    %178 = arith.addi %176, %177 : index
    %179 = arith.cmpi slt, %178, %8 : index
    scf.if %179 {
      %180 = arith.cmpi eq, %hasFactors, %c3 : index
      %181 = memref.load %factors[%178] : memref<?xf32>
      %182 = arith.select %180, %181, %c21 : f32
      %183 = arith.remui %173, %c6 : index
      %184 = arith.muli %183, %c15 : index
      %185 = arith.addi %6, %184 : index
      %186 = vector.load %w[%185] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %187 = vector.bitcast %186 : vector<4xi8> to vector<1xf32>
      %188 = vector.extract %187[0] : f32 from vector<1xf32>
      %189 = arith.mulf %188, %182 : f32
      %190 = arith.mulf %172, %189 : f32
      %191 = arith.muli %178, %outputFeatures : index
      %192 = arith.addi %191, %12 : index
      %193 = wave.lane
      %194 = arith.remui %193, %c6 : index
      %195 = arith.addi %192, %194 : index
      scf.if %10 {
        %196 = arith.addi %195, %c4 : index
        %197 = memref.load %residual[%196] : memref<?xf32>
        %198 = arith.addf %197, %190 : f32
        %199 = arith.addi %195, %c4 : index
        memref.store %198, %out[%199] : memref<?xf32>
      } else {
        %200 = arith.addi %195, %c4 : index
        memref.store %190, %out[%200] : memref<?xf32>
      }
    }
    %201 = vector.extract %145[1] : f32 from vector<8xf32>
    %202 = wave.lane
    %203 = arith.addi %9, %c4 : index
    %204 = arith.muli %c3, %c18 : index
    %205 = arith.addi %203, %204 : index
    %206 = arith.divui %202, %c6 : index
    %207 = arith.addi %205, %206 : index
    %208 = arith.cmpi slt, %207, %8 : index
    scf.if %208 {
      %209 = arith.cmpi eq, %hasFactors, %c3 : index
      %210 = memref.load %factors[%207] : memref<?xf32>
      %211 = arith.select %209, %210, %c21 : f32
      %212 = arith.remui %202, %c6 : index
      %213 = arith.muli %212, %c15 : index
      %214 = arith.addi %6, %213 : index
      %215 = vector.load %w[%214] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %216 = vector.bitcast %215 : vector<4xi8> to vector<1xf32>
      %217 = vector.extract %216[0] : f32 from vector<1xf32>
      %218 = arith.mulf %217, %211 : f32
      %219 = arith.mulf %201, %218 : f32
      %220 = arith.muli %207, %outputFeatures : index
      %221 = arith.addi %220, %12 : index
      %222 = wave.lane
      %223 = arith.remui %222, %c6 : index
      %224 = arith.addi %221, %223 : index
      scf.if %10 {
        %225 = arith.addi %224, %c4 : index
        %226 = memref.load %residual[%225] : memref<?xf32>
        %227 = arith.addf %226, %219 : f32
        %228 = arith.addi %224, %c4 : index
        memref.store %227, %out[%228] : memref<?xf32>
      } else {
        %229 = arith.addi %224, %c4 : index
        memref.store %219, %out[%229] : memref<?xf32>
      }
    }
    %230 = vector.extract %145[2] : f32 from vector<8xf32>
    %231 = wave.lane
    %232 = arith.addi %9, %c4 : index
    %233 = arith.muli %c18, %c18 : index
    %234 = arith.addi %232, %233 : index
    %235 = arith.divui %231, %c6 : index
    %236 = arith.addi %234, %235 : index
    %237 = arith.cmpi slt, %236, %8 : index
    scf.if %237 {
      %238 = arith.cmpi eq, %hasFactors, %c3 : index
      %239 = memref.load %factors[%236] : memref<?xf32>
      %240 = arith.select %238, %239, %c21 : f32
      %241 = arith.remui %231, %c6 : index
      %242 = arith.muli %241, %c15 : index
      %243 = arith.addi %6, %242 : index
      %244 = vector.load %w[%243] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %245 = vector.bitcast %244 : vector<4xi8> to vector<1xf32>
      %246 = vector.extract %245[0] : f32 from vector<1xf32>
      %247 = arith.mulf %246, %240 : f32
      %248 = arith.mulf %230, %247 : f32
      %249 = arith.muli %236, %outputFeatures : index
      %250 = arith.addi %249, %12 : index
      %251 = wave.lane
      %252 = arith.remui %251, %c6 : index
      %253 = arith.addi %250, %252 : index
      scf.if %10 {
        %254 = arith.addi %253, %c4 : index
        %255 = memref.load %residual[%254] : memref<?xf32>
        %256 = arith.addf %255, %248 : f32
        %257 = arith.addi %253, %c4 : index
        memref.store %256, %out[%257] : memref<?xf32>
      } else {
        %258 = arith.addi %253, %c4 : index
        memref.store %248, %out[%258] : memref<?xf32>
      }
    }
    %259 = vector.extract %145[3] : f32 from vector<8xf32>
    %260 = wave.lane
    %261 = arith.addi %9, %c4 : index
    %262 = arith.muli %c19, %c18 : index
    %263 = arith.addi %261, %262 : index
    %264 = arith.divui %260, %c6 : index
    %265 = arith.addi %263, %264 : index
    %266 = arith.cmpi slt, %265, %8 : index
    scf.if %266 {
      %267 = arith.cmpi eq, %hasFactors, %c3 : index
      %268 = memref.load %factors[%265] : memref<?xf32>
      %269 = arith.select %267, %268, %c21 : f32
      %270 = arith.remui %260, %c6 : index
      %271 = arith.muli %270, %c15 : index
      %272 = arith.addi %6, %271 : index
      %273 = vector.load %w[%272] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %274 = vector.bitcast %273 : vector<4xi8> to vector<1xf32>
      %275 = vector.extract %274[0] : f32 from vector<1xf32>
      %276 = arith.mulf %275, %269 : f32
      %277 = arith.mulf %259, %276 : f32
      %278 = arith.muli %265, %outputFeatures : index
      %279 = arith.addi %278, %12 : index
      %280 = wave.lane
      %281 = arith.remui %280, %c6 : index
      %282 = arith.addi %279, %281 : index
      scf.if %10 {
        %283 = arith.addi %282, %c4 : index
        %284 = memref.load %residual[%283] : memref<?xf32>
        %285 = arith.addf %284, %277 : f32
        %286 = arith.addi %282, %c4 : index
        memref.store %285, %out[%286] : memref<?xf32>
      } else {
        %287 = arith.addi %282, %c4 : index
        memref.store %277, %out[%287] : memref<?xf32>
      }
    }
    %288 = vector.extract %145[4] : f32 from vector<8xf32>
    %289 = wave.lane
    %290 = arith.addi %9, %c4 : index
    %291 = arith.muli %c15, %c18 : index
    %292 = arith.addi %290, %291 : index
    %293 = arith.divui %289, %c6 : index
    %294 = arith.addi %292, %293 : index
    %295 = arith.cmpi slt, %294, %8 : index
    scf.if %295 {
      %296 = arith.cmpi eq, %hasFactors, %c3 : index
      %297 = memref.load %factors[%294] : memref<?xf32>
      %298 = arith.select %296, %297, %c21 : f32
      %299 = arith.remui %289, %c6 : index
      %300 = arith.muli %299, %c15 : index
      %301 = arith.addi %6, %300 : index
      %302 = vector.load %w[%301] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %303 = vector.bitcast %302 : vector<4xi8> to vector<1xf32>
      %304 = vector.extract %303[0] : f32 from vector<1xf32>
      %305 = arith.mulf %304, %298 : f32
      %306 = arith.mulf %288, %305 : f32
      %307 = arith.muli %294, %outputFeatures : index
      %308 = arith.addi %307, %12 : index
      %309 = wave.lane
      %310 = arith.remui %309, %c6 : index
      %311 = arith.addi %308, %310 : index
      scf.if %10 {
        %312 = arith.addi %311, %c4 : index
        %313 = memref.load %residual[%312] : memref<?xf32>
        %314 = arith.addf %313, %306 : f32
        %315 = arith.addi %311, %c4 : index
        memref.store %314, %out[%315] : memref<?xf32>
      } else {
        %316 = arith.addi %311, %c4 : index
        memref.store %306, %out[%316] : memref<?xf32>
      }
    }
    %317 = vector.extract %145[5] : f32 from vector<8xf32>
    %318 = wave.lane
    %319 = arith.addi %9, %c4 : index
    %320 = arith.muli %c22, %c18 : index
    %321 = arith.addi %319, %320 : index
    %322 = arith.divui %318, %c6 : index
    %323 = arith.addi %321, %322 : index
    %324 = arith.cmpi slt, %323, %8 : index
    scf.if %324 {
      %325 = arith.cmpi eq, %hasFactors, %c3 : index
      %326 = memref.load %factors[%323] : memref<?xf32>
      %327 = arith.select %325, %326, %c21 : f32
      %328 = arith.remui %318, %c6 : index
      %329 = arith.muli %328, %c15 : index
      %330 = arith.addi %6, %329 : index
      %331 = vector.load %w[%330] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %332 = vector.bitcast %331 : vector<4xi8> to vector<1xf32>
      %333 = vector.extract %332[0] : f32 from vector<1xf32>
      %334 = arith.mulf %333, %327 : f32
      %335 = arith.mulf %317, %334 : f32
      %336 = arith.muli %323, %outputFeatures : index
      %337 = arith.addi %336, %12 : index
      %338 = wave.lane
      %339 = arith.remui %338, %c6 : index
      %340 = arith.addi %337, %339 : index
      scf.if %10 {
        %341 = arith.addi %340, %c4 : index
        %342 = memref.load %residual[%341] : memref<?xf32>
        %343 = arith.addf %342, %335 : f32
        %344 = arith.addi %340, %c4 : index
        memref.store %343, %out[%344] : memref<?xf32>
      } else {
        %345 = arith.addi %340, %c4 : index
        memref.store %335, %out[%345] : memref<?xf32>
      }
    }
    %346 = vector.extract %145[6] : f32 from vector<8xf32>
    %347 = wave.lane
    %348 = arith.addi %9, %c4 : index
    %349 = arith.muli %c23, %c18 : index
    %350 = arith.addi %348, %349 : index
    %351 = arith.divui %347, %c6 : index
    %352 = arith.addi %350, %351 : index
    %353 = arith.cmpi slt, %352, %8 : index
    scf.if %353 {
      %354 = arith.cmpi eq, %hasFactors, %c3 : index
      %355 = memref.load %factors[%352] : memref<?xf32>
      %356 = arith.select %354, %355, %c21 : f32
      %357 = arith.remui %347, %c6 : index
      %358 = arith.muli %357, %c15 : index
      %359 = arith.addi %6, %358 : index
      %360 = vector.load %w[%359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %361 = vector.bitcast %360 : vector<4xi8> to vector<1xf32>
      %362 = vector.extract %361[0] : f32 from vector<1xf32>
      %363 = arith.mulf %362, %356 : f32
      %364 = arith.mulf %346, %363 : f32
      %365 = arith.muli %352, %outputFeatures : index
      %366 = arith.addi %365, %12 : index
      %367 = wave.lane
      %368 = arith.remui %367, %c6 : index
      %369 = arith.addi %366, %368 : index
      scf.if %10 {
        %370 = arith.addi %369, %c4 : index
        %371 = memref.load %residual[%370] : memref<?xf32>
        %372 = arith.addf %371, %364 : f32
        %373 = arith.addi %369, %c4 : index
        memref.store %372, %out[%373] : memref<?xf32>
      } else {
        %374 = arith.addi %369, %c4 : index
        memref.store %364, %out[%374] : memref<?xf32>
      }
    }
    %375 = vector.extract %145[7] : f32 from vector<8xf32>
    %376 = wave.lane
    %377 = arith.addi %9, %c4 : index
    %378 = arith.muli %c24, %c18 : index
    %379 = arith.addi %377, %378 : index
    %380 = arith.divui %376, %c6 : index
    %381 = arith.addi %379, %380 : index
    %382 = arith.cmpi slt, %381, %8 : index
    scf.if %382 {
      %383 = arith.cmpi eq, %hasFactors, %c3 : index
      %384 = memref.load %factors[%381] : memref<?xf32>
      %385 = arith.select %383, %384, %c21 : f32
      %386 = arith.remui %376, %c6 : index
      %387 = arith.muli %386, %c15 : index
      %388 = arith.addi %6, %387 : index
      %389 = vector.load %w[%388] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %390 = vector.bitcast %389 : vector<4xi8> to vector<1xf32>
      %391 = vector.extract %390[0] : f32 from vector<1xf32>
      %392 = arith.mulf %391, %385 : f32
      %393 = arith.mulf %375, %392 : f32
      %394 = arith.muli %381, %outputFeatures : index
      %395 = arith.addi %394, %12 : index
      %396 = wave.lane
      %397 = arith.remui %396, %c6 : index
      %398 = arith.addi %395, %397 : index
      scf.if %10 {
        %399 = arith.addi %398, %c4 : index
        %400 = memref.load %residual[%399] : memref<?xf32>
        %401 = arith.addf %400, %393 : f32
        %402 = arith.addi %398, %c4 : index
        memref.store %401, %out[%402] : memref<?xf32>
      } else {
        %403 = arith.addi %398, %c4 : index
        memref.store %393, %out[%403] : memref<?xf32>
      }
    }
  }
  wave.return
}
