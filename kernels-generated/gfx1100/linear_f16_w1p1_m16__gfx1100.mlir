// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c10 = arith.constant 2 : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 4 : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c21 = arith.constant 5 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
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
    %16 = arith.remui %15, %tileRows : index
    %17 = arith.addi %9, %16 : index
    %18 = arith.divui %17, %tileRows : index
    %19 = arith.divui %inputFeatures, %c6 : index
    %20 = arith.muli %18, %19 : index
    %21 = arith.divui %c4, %c6 : index
    %22 = arith.addi %20, %21 : index
    %23 = arith.muli %22, %c10 : index
    %24 = arith.remui %c4, %c6 : index
    %25 = arith.divui %24, %c11 : index
    %26 = arith.addi %23, %25 : index
    %27 = arith.muli %tileRows, %c11 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.remui %17, %tileRows : index
    %30 = arith.muli %29, %c11 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.remui %c4, %c11 : index
    %33 = arith.addi %31, %32 : index
    %34 = wave.wave
    %35 = arith.divui %inputFeatures, %c6 : index
    %36 = arith.muli %34, %stepsPerWave : index
    %37 = arith.minsi %36, %35 : index
    %38 = arith.addi %37, %stepsPerWave : index
    %39 = arith.minsi %38, %35 : index
    %40 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %41 = arith.subi %39, %37 : index
    %42 = arith.divui %41, %c15 : index
    %43 = arith.muli %42, %c15 : index
    %44 = arith.addi %37, %43 : index
    %45 = arith.addi %37, %stepsPerWave : index
    %46 = arith.select %40, %45, %44 : index
    %49 = scf.for %47 = %37 to %46 step %c15 iter_args(%48 = %c12) -> (vector<8xf32>) {
      %50 = wave.lane
      %51 = arith.addi %47, %c4 : index
      %52 = arith.addi %6, %c2 : index
      %53 = arith.muli %51, %c16 : index
      %54 = arith.addi %52, %53 : index
      %55 = arith.remui %50, %c6 : index
      %56 = arith.muli %55, %c6 : index
      %57 = arith.addi %54, %56 : index
      %58 = vector.load %w[%57] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %59 = vector.bitcast %58 : vector<16xi8> to vector<8xf16>
      %60 = arith.addi %57, %c17 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = vector.shuffle %59, %62 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %64 = arith.addi %47, %c3 : index
      %65 = arith.addi %6, %c2 : index
      %66 = arith.muli %64, %c16 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.remui %50, %c6 : index
      %69 = arith.muli %68, %c6 : index
      %70 = arith.addi %67, %69 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<8xf16>
      %73 = arith.addi %70, %c17 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = vector.shuffle %72, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %77 = arith.addi %47, %c10 : index
      %78 = arith.addi %6, %c2 : index
      %79 = arith.muli %77, %c16 : index
      %80 = arith.addi %78, %79 : index
      %81 = arith.remui %50, %c6 : index
      %82 = arith.muli %81, %c6 : index
      %83 = arith.addi %80, %82 : index
      %84 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %85 = vector.bitcast %84 : vector<16xi8> to vector<8xf16>
      %86 = arith.addi %83, %c17 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = vector.shuffle %85, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = arith.addi %47, %c18 : index
      %91 = arith.addi %6, %c2 : index
      %92 = arith.muli %90, %c16 : index
      %93 = arith.addi %91, %92 : index
      %94 = arith.remui %50, %c6 : index
      %95 = arith.muli %94, %c6 : index
      %96 = arith.addi %93, %95 : index
      %97 = vector.load %w[%96] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %98 = vector.bitcast %97 : vector<16xi8> to vector<8xf16>
      %99 = arith.addi %96, %c17 : index
      %100 = vector.load %w[%99] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %101 = vector.bitcast %100 : vector<16xi8> to vector<8xf16>
      %102 = vector.shuffle %98, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = arith.muli %47, %c3 : index
      %104 = arith.addi %103, %c4 : index
      %105 = arith.muli %tileRows, %c6 : index
      %106 = arith.muli %104, %105 : index
      %107 = arith.addi %33, %106 : index
      %108 = vector.load %x[%107] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %109 = arith.muli %tileRows, %c11 : index
      %110 = arith.addi %107, %109 : index
      %111 = vector.load %x[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %112 = vector.shuffle %108, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %113 = wave.mma %112, %63, %48 : vector<16xf16>, vector<8xf32>
      %114 = arith.muli %47, %c3 : index
      %115 = arith.addi %114, %c3 : index
      %116 = arith.muli %tileRows, %c6 : index
      %117 = arith.muli %115, %116 : index
      %118 = arith.addi %33, %117 : index
      %119 = vector.load %x[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %120 = arith.muli %tileRows, %c11 : index
      %121 = arith.addi %118, %120 : index
      %122 = vector.load %x[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %123 = vector.shuffle %119, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %124 = wave.mma %123, %76, %113 : vector<16xf16>, vector<8xf32>
      %125 = arith.muli %47, %c3 : index
      %126 = arith.addi %125, %c10 : index
      %127 = arith.muli %tileRows, %c6 : index
      %128 = arith.muli %126, %127 : index
      %129 = arith.addi %33, %128 : index
      %130 = vector.load %x[%129] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %131 = arith.muli %tileRows, %c11 : index
      %132 = arith.addi %129, %131 : index
      %133 = vector.load %x[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %134 = vector.shuffle %130, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = wave.mma %134, %89, %124 : vector<16xf16>, vector<8xf32>
      %136 = arith.muli %47, %c3 : index
      %137 = arith.addi %136, %c18 : index
      %138 = arith.muli %tileRows, %c6 : index
      %139 = arith.muli %137, %138 : index
      %140 = arith.addi %33, %139 : index
      %141 = vector.load %x[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %142 = arith.muli %tileRows, %c11 : index
      %143 = arith.addi %140, %142 : index
      %144 = vector.load %x[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %145 = vector.shuffle %141, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = wave.mma %145, %102, %135 : vector<16xf16>, vector<8xf32>
      scf.yield %146 : vector<8xf32>
    }
    %147 = arith.select %40, %46, %39 : index
    %150 = scf.for %148 = %46 to %147 step %c3 iter_args(%149 = %49) -> (vector<8xf32>) {
      %151 = wave.lane
      %152 = arith.addi %148, %c4 : index
      %153 = arith.addi %6, %c2 : index
      %154 = arith.muli %152, %c16 : index
      %155 = arith.addi %153, %154 : index
      %156 = arith.remui %151, %c6 : index
      %157 = arith.muli %156, %c6 : index
      %158 = arith.addi %155, %157 : index
      %159 = vector.load %w[%158] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %160 = vector.bitcast %159 : vector<16xi8> to vector<8xf16>
      %161 = arith.addi %158, %c17 : index
      %162 = vector.load %w[%161] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %163 = vector.bitcast %162 : vector<16xi8> to vector<8xf16>
      %164 = vector.shuffle %160, %163 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %165 = arith.muli %148, %c3 : index
      %166 = arith.addi %165, %c4 : index
      %167 = arith.muli %tileRows, %c6 : index
      %168 = arith.muli %166, %167 : index
      %169 = arith.addi %33, %168 : index
      %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %171 = arith.muli %tileRows, %c11 : index
      %172 = arith.addi %169, %171 : index
      %173 = vector.load %x[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %174 = vector.shuffle %170, %173 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %175 = wave.mma %174, %164, %149 : vector<16xf16>, vector<8xf32>
      scf.yield %175 : vector<8xf32>
    }
    %176 = wave.lane
    %177 = vector.extract %150[0] : f32 from vector<8xf32>
    %178 = wave.lane
    %179 = arith.addi %9, %c4 : index
    %180 = arith.muli %c4, %c10 : index
    %181 = arith.addi %179, %180 : index
    %182 = arith.divui %178, %c6 : index
    %183 = arith.addi %181, %182 : index
    %184 = arith.cmpi slt, %183, %8 : index
    scf.if %184 {
      %185 = arith.cmpi eq, %hasFactors, %c3 : index
      %186 = arith.muli %183, %c10 : index
      %187 = memref.load %factors[%186] : memref<?xf32>
      %188 = arith.mulf %187, %operandScale : f32
      %189 = arith.select %185, %188, %operandScale : f32
      %190 = arith.remui %178, %c6 : index
      %191 = arith.muli %190, %c15 : index
      %192 = arith.addi %6, %191 : index
      %193 = vector.load %w[%192] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %194 = vector.bitcast %193 : vector<4xi8> to vector<1xf32>
      %195 = vector.extract %194[0] : f32 from vector<1xf32>
      %196 = arith.mulf %195, %189 : f32
      %197 = arith.mulf %177, %196 : f32
      %198 = arith.muli %183, %outputFeatures : index
      %199 = arith.addi %198, %12 : index
      %200 = wave.lane
      %201 = arith.remui %200, %c6 : index
      %202 = arith.addi %199, %201 : index
      scf.if %10 {
        %203 = arith.addi %202, %c4 : index
        %204 = memref.load %residual[%203] : memref<?xf32>
        %205 = arith.addf %204, %197 : f32
        %206 = arith.addi %202, %c4 : index
        memref.store %205, %out[%206] : memref<?xf32>
      } else {
        %207 = arith.addi %202, %c4 : index
        memref.store %197, %out[%207] : memref<?xf32>
      }
    }
    %208 = vector.extract %150[1] : f32 from vector<8xf32>
    %209 = wave.lane
    %210 = arith.addi %9, %c4 : index
    %211 = arith.muli %c3, %c10 : index
    %212 = arith.addi %210, %211 : index
    %213 = arith.divui %209, %c6 : index
    %214 = arith.addi %212, %213 : index
    %215 = arith.cmpi slt, %214, %8 : index
    scf.if %215 {
      %216 = arith.cmpi eq, %hasFactors, %c3 : index
      %217 = arith.muli %214, %c10 : index
      %218 = memref.load %factors[%217] : memref<?xf32>
      %219 = arith.mulf %218, %operandScale : f32
      %220 = arith.select %216, %219, %operandScale : f32
      %221 = arith.remui %209, %c6 : index
      %222 = arith.muli %221, %c15 : index
      %223 = arith.addi %6, %222 : index
      %224 = vector.load %w[%223] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %225 = vector.bitcast %224 : vector<4xi8> to vector<1xf32>
      %226 = vector.extract %225[0] : f32 from vector<1xf32>
      %227 = arith.mulf %226, %220 : f32
      %228 = arith.mulf %208, %227 : f32
      %229 = arith.muli %214, %outputFeatures : index
      %230 = arith.addi %229, %12 : index
      %231 = wave.lane
      %232 = arith.remui %231, %c6 : index
      %233 = arith.addi %230, %232 : index
      scf.if %10 {
        %234 = arith.addi %233, %c4 : index
        %235 = memref.load %residual[%234] : memref<?xf32>
        %236 = arith.addf %235, %228 : f32
        %237 = arith.addi %233, %c4 : index
        memref.store %236, %out[%237] : memref<?xf32>
      } else {
        %238 = arith.addi %233, %c4 : index
        memref.store %228, %out[%238] : memref<?xf32>
      }
    }
    %239 = vector.extract %150[2] : f32 from vector<8xf32>
    %240 = wave.lane
    %241 = arith.addi %9, %c4 : index
    %242 = arith.muli %c10, %c10 : index
    %243 = arith.addi %241, %242 : index
    %244 = arith.divui %240, %c6 : index
    %245 = arith.addi %243, %244 : index
    %246 = arith.cmpi slt, %245, %8 : index
    scf.if %246 {
      %247 = arith.cmpi eq, %hasFactors, %c3 : index
      %248 = arith.muli %245, %c10 : index
      %249 = memref.load %factors[%248] : memref<?xf32>
      %250 = arith.mulf %249, %operandScale : f32
      %251 = arith.select %247, %250, %operandScale : f32
      %252 = arith.remui %240, %c6 : index
      %253 = arith.muli %252, %c15 : index
      %254 = arith.addi %6, %253 : index
      %255 = vector.load %w[%254] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %256 = vector.bitcast %255 : vector<4xi8> to vector<1xf32>
      %257 = vector.extract %256[0] : f32 from vector<1xf32>
      %258 = arith.mulf %257, %251 : f32
      %259 = arith.mulf %239, %258 : f32
      %260 = arith.muli %245, %outputFeatures : index
      %261 = arith.addi %260, %12 : index
      %262 = wave.lane
      %263 = arith.remui %262, %c6 : index
      %264 = arith.addi %261, %263 : index
      scf.if %10 {
        %265 = arith.addi %264, %c4 : index
        %266 = memref.load %residual[%265] : memref<?xf32>
        %267 = arith.addf %266, %259 : f32
        %268 = arith.addi %264, %c4 : index
        memref.store %267, %out[%268] : memref<?xf32>
      } else {
        %269 = arith.addi %264, %c4 : index
        memref.store %259, %out[%269] : memref<?xf32>
      }
    }
    %270 = vector.extract %150[3] : f32 from vector<8xf32>
    %271 = wave.lane
    %272 = arith.addi %9, %c4 : index
    %273 = arith.muli %c18, %c10 : index
    %274 = arith.addi %272, %273 : index
    %275 = arith.divui %271, %c6 : index
    %276 = arith.addi %274, %275 : index
    %277 = arith.cmpi slt, %276, %8 : index
    scf.if %277 {
      %278 = arith.cmpi eq, %hasFactors, %c3 : index
      %279 = arith.muli %276, %c10 : index
      %280 = memref.load %factors[%279] : memref<?xf32>
      %281 = arith.mulf %280, %operandScale : f32
      %282 = arith.select %278, %281, %operandScale : f32
      %283 = arith.remui %271, %c6 : index
      %284 = arith.muli %283, %c15 : index
      %285 = arith.addi %6, %284 : index
      %286 = vector.load %w[%285] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %287 = vector.bitcast %286 : vector<4xi8> to vector<1xf32>
      %288 = vector.extract %287[0] : f32 from vector<1xf32>
      %289 = arith.mulf %288, %282 : f32
      %290 = arith.mulf %270, %289 : f32
      %291 = arith.muli %276, %outputFeatures : index
      %292 = arith.addi %291, %12 : index
      %293 = wave.lane
      %294 = arith.remui %293, %c6 : index
      %295 = arith.addi %292, %294 : index
      scf.if %10 {
        %296 = arith.addi %295, %c4 : index
        %297 = memref.load %residual[%296] : memref<?xf32>
        %298 = arith.addf %297, %290 : f32
        %299 = arith.addi %295, %c4 : index
        memref.store %298, %out[%299] : memref<?xf32>
      } else {
        %300 = arith.addi %295, %c4 : index
        memref.store %290, %out[%300] : memref<?xf32>
      }
    }
    %301 = vector.extract %150[4] : f32 from vector<8xf32>
    %302 = wave.lane
    %303 = arith.addi %9, %c4 : index
    %304 = arith.muli %c15, %c10 : index
    %305 = arith.addi %303, %304 : index
    %306 = arith.divui %302, %c6 : index
    %307 = arith.addi %305, %306 : index
    %308 = arith.cmpi slt, %307, %8 : index
    scf.if %308 {
      %309 = arith.cmpi eq, %hasFactors, %c3 : index
      %310 = arith.muli %307, %c10 : index
      %311 = memref.load %factors[%310] : memref<?xf32>
      %312 = arith.mulf %311, %operandScale : f32
      %313 = arith.select %309, %312, %operandScale : f32
      %314 = arith.remui %302, %c6 : index
      %315 = arith.muli %314, %c15 : index
      %316 = arith.addi %6, %315 : index
      %317 = vector.load %w[%316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %318 = vector.bitcast %317 : vector<4xi8> to vector<1xf32>
      %319 = vector.extract %318[0] : f32 from vector<1xf32>
      %320 = arith.mulf %319, %313 : f32
      %321 = arith.mulf %301, %320 : f32
      %322 = arith.muli %307, %outputFeatures : index
      %323 = arith.addi %322, %12 : index
      %324 = wave.lane
      %325 = arith.remui %324, %c6 : index
      %326 = arith.addi %323, %325 : index
      scf.if %10 {
        %327 = arith.addi %326, %c4 : index
        %328 = memref.load %residual[%327] : memref<?xf32>
        %329 = arith.addf %328, %321 : f32
        %330 = arith.addi %326, %c4 : index
        memref.store %329, %out[%330] : memref<?xf32>
      } else {
        %331 = arith.addi %326, %c4 : index
        memref.store %321, %out[%331] : memref<?xf32>
      }
    }
    %332 = vector.extract %150[5] : f32 from vector<8xf32>
    %333 = wave.lane
    %334 = arith.addi %9, %c4 : index
    %335 = arith.muli %c21, %c10 : index
    %336 = arith.addi %334, %335 : index
    %337 = arith.divui %333, %c6 : index
    %338 = arith.addi %336, %337 : index
    %339 = arith.cmpi slt, %338, %8 : index
    scf.if %339 {
      %340 = arith.cmpi eq, %hasFactors, %c3 : index
      %341 = arith.muli %338, %c10 : index
      %342 = memref.load %factors[%341] : memref<?xf32>
      %343 = arith.mulf %342, %operandScale : f32
      %344 = arith.select %340, %343, %operandScale : f32
      %345 = arith.remui %333, %c6 : index
      %346 = arith.muli %345, %c15 : index
      %347 = arith.addi %6, %346 : index
      %348 = vector.load %w[%347] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %349 = vector.bitcast %348 : vector<4xi8> to vector<1xf32>
      %350 = vector.extract %349[0] : f32 from vector<1xf32>
      %351 = arith.mulf %350, %344 : f32
      %352 = arith.mulf %332, %351 : f32
      %353 = arith.muli %338, %outputFeatures : index
      %354 = arith.addi %353, %12 : index
      %355 = wave.lane
      %356 = arith.remui %355, %c6 : index
      %357 = arith.addi %354, %356 : index
      scf.if %10 {
        %358 = arith.addi %357, %c4 : index
        %359 = memref.load %residual[%358] : memref<?xf32>
        %360 = arith.addf %359, %352 : f32
        %361 = arith.addi %357, %c4 : index
        memref.store %360, %out[%361] : memref<?xf32>
      } else {
        %362 = arith.addi %357, %c4 : index
        memref.store %352, %out[%362] : memref<?xf32>
      }
    }
    %363 = vector.extract %150[6] : f32 from vector<8xf32>
    %364 = wave.lane
    %365 = arith.addi %9, %c4 : index
    %366 = arith.muli %c22, %c10 : index
    %367 = arith.addi %365, %366 : index
    %368 = arith.divui %364, %c6 : index
    %369 = arith.addi %367, %368 : index
    %370 = arith.cmpi slt, %369, %8 : index
    scf.if %370 {
      %371 = arith.cmpi eq, %hasFactors, %c3 : index
      %372 = arith.muli %369, %c10 : index
      %373 = memref.load %factors[%372] : memref<?xf32>
      %374 = arith.mulf %373, %operandScale : f32
      %375 = arith.select %371, %374, %operandScale : f32
      %376 = arith.remui %364, %c6 : index
      %377 = arith.muli %376, %c15 : index
      %378 = arith.addi %6, %377 : index
      %379 = vector.load %w[%378] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %380 = vector.bitcast %379 : vector<4xi8> to vector<1xf32>
      %381 = vector.extract %380[0] : f32 from vector<1xf32>
      %382 = arith.mulf %381, %375 : f32
      %383 = arith.mulf %363, %382 : f32
      %384 = arith.muli %369, %outputFeatures : index
      %385 = arith.addi %384, %12 : index
      %386 = wave.lane
      %387 = arith.remui %386, %c6 : index
      %388 = arith.addi %385, %387 : index
      scf.if %10 {
        %389 = arith.addi %388, %c4 : index
        %390 = memref.load %residual[%389] : memref<?xf32>
        %391 = arith.addf %390, %383 : f32
        %392 = arith.addi %388, %c4 : index
        memref.store %391, %out[%392] : memref<?xf32>
      } else {
        %393 = arith.addi %388, %c4 : index
        memref.store %383, %out[%393] : memref<?xf32>
      }
    }
    %394 = vector.extract %150[7] : f32 from vector<8xf32>
    %395 = wave.lane
    %396 = arith.addi %9, %c4 : index
    %397 = arith.muli %c23, %c10 : index
    %398 = arith.addi %396, %397 : index
    %399 = arith.divui %395, %c6 : index
    %400 = arith.addi %398, %399 : index
    %401 = arith.cmpi slt, %400, %8 : index
    scf.if %401 {
      %402 = arith.cmpi eq, %hasFactors, %c3 : index
      %403 = arith.muli %400, %c10 : index
      %404 = memref.load %factors[%403] : memref<?xf32>
      %405 = arith.mulf %404, %operandScale : f32
      %406 = arith.select %402, %405, %operandScale : f32
      %407 = arith.remui %395, %c6 : index
      %408 = arith.muli %407, %c15 : index
      %409 = arith.addi %6, %408 : index
      %410 = vector.load %w[%409] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %411 = vector.bitcast %410 : vector<4xi8> to vector<1xf32>
      %412 = vector.extract %411[0] : f32 from vector<1xf32>
      %413 = arith.mulf %412, %406 : f32
      %414 = arith.mulf %394, %413 : f32
      %415 = arith.muli %400, %outputFeatures : index
      %416 = arith.addi %415, %12 : index
      %417 = wave.lane
      %418 = arith.remui %417, %c6 : index
      %419 = arith.addi %416, %418 : index
      scf.if %10 {
        %420 = arith.addi %419, %c4 : index
        %421 = memref.load %residual[%420] : memref<?xf32>
        %422 = arith.addf %421, %414 : f32
        %423 = arith.addi %419, %c4 : index
        memref.store %422, %out[%423] : memref<?xf32>
      } else {
        %424 = arith.addi %419, %c4 : index
        memref.store %414, %out[%424] : memref<?xf32>
      }
    }
  }
  wave.return
}
