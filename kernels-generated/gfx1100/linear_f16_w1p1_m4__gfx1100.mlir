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
  %operandScale = wave.param "operandScale" : f32
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
      %181 = arith.muli %178, %c18 : index
      %182 = memref.load %factors[%181] : memref<?xf32>
      %183 = arith.mulf %182, %operandScale : f32
      %184 = arith.select %180, %183, %operandScale : f32
      %185 = arith.remui %173, %c6 : index
      %186 = arith.muli %185, %c15 : index
      %187 = arith.addi %6, %186 : index
      %188 = vector.load %w[%187] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %189 = vector.bitcast %188 : vector<4xi8> to vector<1xf32>
      %190 = vector.extract %189[0] : f32 from vector<1xf32>
      %191 = arith.mulf %190, %184 : f32
      %192 = arith.mulf %172, %191 : f32
      %193 = arith.muli %178, %outputFeatures : index
      %194 = arith.addi %193, %12 : index
      %195 = wave.lane
      %196 = arith.remui %195, %c6 : index
      %197 = arith.addi %194, %196 : index
      scf.if %10 {
        %198 = arith.addi %197, %c4 : index
        %199 = memref.load %residual[%198] : memref<?xf32>
        %200 = arith.addf %199, %192 : f32
        %201 = arith.addi %197, %c4 : index
        memref.store %200, %out[%201] : memref<?xf32>
      } else {
        %202 = arith.addi %197, %c4 : index
        memref.store %192, %out[%202] : memref<?xf32>
      }
    }
    %203 = vector.extract %145[1] : f32 from vector<8xf32>
    %204 = wave.lane
    %205 = arith.addi %9, %c4 : index
    %206 = arith.muli %c3, %c18 : index
    %207 = arith.addi %205, %206 : index
    %208 = arith.divui %204, %c6 : index
    %209 = arith.addi %207, %208 : index
    %210 = arith.cmpi slt, %209, %8 : index
    scf.if %210 {
      %211 = arith.cmpi eq, %hasFactors, %c3 : index
      %212 = arith.muli %209, %c18 : index
      %213 = memref.load %factors[%212] : memref<?xf32>
      %214 = arith.mulf %213, %operandScale : f32
      %215 = arith.select %211, %214, %operandScale : f32
      %216 = arith.remui %204, %c6 : index
      %217 = arith.muli %216, %c15 : index
      %218 = arith.addi %6, %217 : index
      %219 = vector.load %w[%218] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %220 = vector.bitcast %219 : vector<4xi8> to vector<1xf32>
      %221 = vector.extract %220[0] : f32 from vector<1xf32>
      %222 = arith.mulf %221, %215 : f32
      %223 = arith.mulf %203, %222 : f32
      %224 = arith.muli %209, %outputFeatures : index
      %225 = arith.addi %224, %12 : index
      %226 = wave.lane
      %227 = arith.remui %226, %c6 : index
      %228 = arith.addi %225, %227 : index
      scf.if %10 {
        %229 = arith.addi %228, %c4 : index
        %230 = memref.load %residual[%229] : memref<?xf32>
        %231 = arith.addf %230, %223 : f32
        %232 = arith.addi %228, %c4 : index
        memref.store %231, %out[%232] : memref<?xf32>
      } else {
        %233 = arith.addi %228, %c4 : index
        memref.store %223, %out[%233] : memref<?xf32>
      }
    }
    %234 = vector.extract %145[2] : f32 from vector<8xf32>
    %235 = wave.lane
    %236 = arith.addi %9, %c4 : index
    %237 = arith.muli %c18, %c18 : index
    %238 = arith.addi %236, %237 : index
    %239 = arith.divui %235, %c6 : index
    %240 = arith.addi %238, %239 : index
    %241 = arith.cmpi slt, %240, %8 : index
    scf.if %241 {
      %242 = arith.cmpi eq, %hasFactors, %c3 : index
      %243 = arith.muli %240, %c18 : index
      %244 = memref.load %factors[%243] : memref<?xf32>
      %245 = arith.mulf %244, %operandScale : f32
      %246 = arith.select %242, %245, %operandScale : f32
      %247 = arith.remui %235, %c6 : index
      %248 = arith.muli %247, %c15 : index
      %249 = arith.addi %6, %248 : index
      %250 = vector.load %w[%249] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %251 = vector.bitcast %250 : vector<4xi8> to vector<1xf32>
      %252 = vector.extract %251[0] : f32 from vector<1xf32>
      %253 = arith.mulf %252, %246 : f32
      %254 = arith.mulf %234, %253 : f32
      %255 = arith.muli %240, %outputFeatures : index
      %256 = arith.addi %255, %12 : index
      %257 = wave.lane
      %258 = arith.remui %257, %c6 : index
      %259 = arith.addi %256, %258 : index
      scf.if %10 {
        %260 = arith.addi %259, %c4 : index
        %261 = memref.load %residual[%260] : memref<?xf32>
        %262 = arith.addf %261, %254 : f32
        %263 = arith.addi %259, %c4 : index
        memref.store %262, %out[%263] : memref<?xf32>
      } else {
        %264 = arith.addi %259, %c4 : index
        memref.store %254, %out[%264] : memref<?xf32>
      }
    }
    %265 = vector.extract %145[3] : f32 from vector<8xf32>
    %266 = wave.lane
    %267 = arith.addi %9, %c4 : index
    %268 = arith.muli %c19, %c18 : index
    %269 = arith.addi %267, %268 : index
    %270 = arith.divui %266, %c6 : index
    %271 = arith.addi %269, %270 : index
    %272 = arith.cmpi slt, %271, %8 : index
    scf.if %272 {
      %273 = arith.cmpi eq, %hasFactors, %c3 : index
      %274 = arith.muli %271, %c18 : index
      %275 = memref.load %factors[%274] : memref<?xf32>
      %276 = arith.mulf %275, %operandScale : f32
      %277 = arith.select %273, %276, %operandScale : f32
      %278 = arith.remui %266, %c6 : index
      %279 = arith.muli %278, %c15 : index
      %280 = arith.addi %6, %279 : index
      %281 = vector.load %w[%280] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %282 = vector.bitcast %281 : vector<4xi8> to vector<1xf32>
      %283 = vector.extract %282[0] : f32 from vector<1xf32>
      %284 = arith.mulf %283, %277 : f32
      %285 = arith.mulf %265, %284 : f32
      %286 = arith.muli %271, %outputFeatures : index
      %287 = arith.addi %286, %12 : index
      %288 = wave.lane
      %289 = arith.remui %288, %c6 : index
      %290 = arith.addi %287, %289 : index
      scf.if %10 {
        %291 = arith.addi %290, %c4 : index
        %292 = memref.load %residual[%291] : memref<?xf32>
        %293 = arith.addf %292, %285 : f32
        %294 = arith.addi %290, %c4 : index
        memref.store %293, %out[%294] : memref<?xf32>
      } else {
        %295 = arith.addi %290, %c4 : index
        memref.store %285, %out[%295] : memref<?xf32>
      }
    }
    %296 = vector.extract %145[4] : f32 from vector<8xf32>
    %297 = wave.lane
    %298 = arith.addi %9, %c4 : index
    %299 = arith.muli %c15, %c18 : index
    %300 = arith.addi %298, %299 : index
    %301 = arith.divui %297, %c6 : index
    %302 = arith.addi %300, %301 : index
    %303 = arith.cmpi slt, %302, %8 : index
    scf.if %303 {
      %304 = arith.cmpi eq, %hasFactors, %c3 : index
      %305 = arith.muli %302, %c18 : index
      %306 = memref.load %factors[%305] : memref<?xf32>
      %307 = arith.mulf %306, %operandScale : f32
      %308 = arith.select %304, %307, %operandScale : f32
      %309 = arith.remui %297, %c6 : index
      %310 = arith.muli %309, %c15 : index
      %311 = arith.addi %6, %310 : index
      %312 = vector.load %w[%311] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %313 = vector.bitcast %312 : vector<4xi8> to vector<1xf32>
      %314 = vector.extract %313[0] : f32 from vector<1xf32>
      %315 = arith.mulf %314, %308 : f32
      %316 = arith.mulf %296, %315 : f32
      %317 = arith.muli %302, %outputFeatures : index
      %318 = arith.addi %317, %12 : index
      %319 = wave.lane
      %320 = arith.remui %319, %c6 : index
      %321 = arith.addi %318, %320 : index
      scf.if %10 {
        %322 = arith.addi %321, %c4 : index
        %323 = memref.load %residual[%322] : memref<?xf32>
        %324 = arith.addf %323, %316 : f32
        %325 = arith.addi %321, %c4 : index
        memref.store %324, %out[%325] : memref<?xf32>
      } else {
        %326 = arith.addi %321, %c4 : index
        memref.store %316, %out[%326] : memref<?xf32>
      }
    }
    %327 = vector.extract %145[5] : f32 from vector<8xf32>
    %328 = wave.lane
    %329 = arith.addi %9, %c4 : index
    %330 = arith.muli %c22, %c18 : index
    %331 = arith.addi %329, %330 : index
    %332 = arith.divui %328, %c6 : index
    %333 = arith.addi %331, %332 : index
    %334 = arith.cmpi slt, %333, %8 : index
    scf.if %334 {
      %335 = arith.cmpi eq, %hasFactors, %c3 : index
      %336 = arith.muli %333, %c18 : index
      %337 = memref.load %factors[%336] : memref<?xf32>
      %338 = arith.mulf %337, %operandScale : f32
      %339 = arith.select %335, %338, %operandScale : f32
      %340 = arith.remui %328, %c6 : index
      %341 = arith.muli %340, %c15 : index
      %342 = arith.addi %6, %341 : index
      %343 = vector.load %w[%342] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %344 = vector.bitcast %343 : vector<4xi8> to vector<1xf32>
      %345 = vector.extract %344[0] : f32 from vector<1xf32>
      %346 = arith.mulf %345, %339 : f32
      %347 = arith.mulf %327, %346 : f32
      %348 = arith.muli %333, %outputFeatures : index
      %349 = arith.addi %348, %12 : index
      %350 = wave.lane
      %351 = arith.remui %350, %c6 : index
      %352 = arith.addi %349, %351 : index
      scf.if %10 {
        %353 = arith.addi %352, %c4 : index
        %354 = memref.load %residual[%353] : memref<?xf32>
        %355 = arith.addf %354, %347 : f32
        %356 = arith.addi %352, %c4 : index
        memref.store %355, %out[%356] : memref<?xf32>
      } else {
        %357 = arith.addi %352, %c4 : index
        memref.store %347, %out[%357] : memref<?xf32>
      }
    }
    %358 = vector.extract %145[6] : f32 from vector<8xf32>
    %359 = wave.lane
    %360 = arith.addi %9, %c4 : index
    %361 = arith.muli %c23, %c18 : index
    %362 = arith.addi %360, %361 : index
    %363 = arith.divui %359, %c6 : index
    %364 = arith.addi %362, %363 : index
    %365 = arith.cmpi slt, %364, %8 : index
    scf.if %365 {
      %366 = arith.cmpi eq, %hasFactors, %c3 : index
      %367 = arith.muli %364, %c18 : index
      %368 = memref.load %factors[%367] : memref<?xf32>
      %369 = arith.mulf %368, %operandScale : f32
      %370 = arith.select %366, %369, %operandScale : f32
      %371 = arith.remui %359, %c6 : index
      %372 = arith.muli %371, %c15 : index
      %373 = arith.addi %6, %372 : index
      %374 = vector.load %w[%373] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %375 = vector.bitcast %374 : vector<4xi8> to vector<1xf32>
      %376 = vector.extract %375[0] : f32 from vector<1xf32>
      %377 = arith.mulf %376, %370 : f32
      %378 = arith.mulf %358, %377 : f32
      %379 = arith.muli %364, %outputFeatures : index
      %380 = arith.addi %379, %12 : index
      %381 = wave.lane
      %382 = arith.remui %381, %c6 : index
      %383 = arith.addi %380, %382 : index
      scf.if %10 {
        %384 = arith.addi %383, %c4 : index
        %385 = memref.load %residual[%384] : memref<?xf32>
        %386 = arith.addf %385, %378 : f32
        %387 = arith.addi %383, %c4 : index
        memref.store %386, %out[%387] : memref<?xf32>
      } else {
        %388 = arith.addi %383, %c4 : index
        memref.store %378, %out[%388] : memref<?xf32>
      }
    }
    %389 = vector.extract %145[7] : f32 from vector<8xf32>
    %390 = wave.lane
    %391 = arith.addi %9, %c4 : index
    %392 = arith.muli %c24, %c18 : index
    %393 = arith.addi %391, %392 : index
    %394 = arith.divui %390, %c6 : index
    %395 = arith.addi %393, %394 : index
    %396 = arith.cmpi slt, %395, %8 : index
    scf.if %396 {
      %397 = arith.cmpi eq, %hasFactors, %c3 : index
      %398 = arith.muli %395, %c18 : index
      %399 = memref.load %factors[%398] : memref<?xf32>
      %400 = arith.mulf %399, %operandScale : f32
      %401 = arith.select %397, %400, %operandScale : f32
      %402 = arith.remui %390, %c6 : index
      %403 = arith.muli %402, %c15 : index
      %404 = arith.addi %6, %403 : index
      %405 = vector.load %w[%404] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %406 = vector.bitcast %405 : vector<4xi8> to vector<1xf32>
      %407 = vector.extract %406[0] : f32 from vector<1xf32>
      %408 = arith.mulf %407, %401 : f32
      %409 = arith.mulf %389, %408 : f32
      %410 = arith.muli %395, %outputFeatures : index
      %411 = arith.addi %410, %12 : index
      %412 = wave.lane
      %413 = arith.remui %412, %c6 : index
      %414 = arith.addi %411, %413 : index
      scf.if %10 {
        %415 = arith.addi %414, %c4 : index
        %416 = memref.load %residual[%415] : memref<?xf32>
        %417 = arith.addf %416, %409 : f32
        %418 = arith.addi %414, %c4 : index
        memref.store %417, %out[%418] : memref<?xf32>
      } else {
        %419 = arith.addi %414, %c4 : index
        memref.store %409, %out[%419] : memref<?xf32>
      }
    }
  }
  wave.return
}
