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
  %c20 = arith.constant 0x3F800000 : f32
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
      %186 = memref.load %factors[%183] : memref<?xf32>
      %187 = arith.select %185, %186, %c20 : f32
      %188 = arith.remui %178, %c6 : index
      %189 = arith.muli %188, %c15 : index
      %190 = arith.addi %6, %189 : index
      %191 = vector.load %w[%190] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %192 = vector.bitcast %191 : vector<4xi8> to vector<1xf32>
      %193 = vector.extract %192[0] : f32 from vector<1xf32>
      %194 = arith.mulf %193, %187 : f32
      %195 = arith.mulf %177, %194 : f32
      %196 = arith.muli %183, %outputFeatures : index
      %197 = arith.addi %196, %12 : index
      %198 = wave.lane
      %199 = arith.remui %198, %c6 : index
      %200 = arith.addi %197, %199 : index
      scf.if %10 {
        %201 = arith.addi %200, %c4 : index
        %202 = memref.load %residual[%201] : memref<?xf32>
        %203 = arith.addf %202, %195 : f32
        %204 = arith.addi %200, %c4 : index
        memref.store %203, %out[%204] : memref<?xf32>
      } else {
        %205 = arith.addi %200, %c4 : index
        memref.store %195, %out[%205] : memref<?xf32>
      }
    }
    %206 = vector.extract %150[1] : f32 from vector<8xf32>
    %207 = wave.lane
    %208 = arith.addi %9, %c4 : index
    %209 = arith.muli %c3, %c10 : index
    %210 = arith.addi %208, %209 : index
    %211 = arith.divui %207, %c6 : index
    %212 = arith.addi %210, %211 : index
    %213 = arith.cmpi slt, %212, %8 : index
    scf.if %213 {
      %214 = arith.cmpi eq, %hasFactors, %c3 : index
      %215 = memref.load %factors[%212] : memref<?xf32>
      %216 = arith.select %214, %215, %c20 : f32
      %217 = arith.remui %207, %c6 : index
      %218 = arith.muli %217, %c15 : index
      %219 = arith.addi %6, %218 : index
      %220 = vector.load %w[%219] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %221 = vector.bitcast %220 : vector<4xi8> to vector<1xf32>
      %222 = vector.extract %221[0] : f32 from vector<1xf32>
      %223 = arith.mulf %222, %216 : f32
      %224 = arith.mulf %206, %223 : f32
      %225 = arith.muli %212, %outputFeatures : index
      %226 = arith.addi %225, %12 : index
      %227 = wave.lane
      %228 = arith.remui %227, %c6 : index
      %229 = arith.addi %226, %228 : index
      scf.if %10 {
        %230 = arith.addi %229, %c4 : index
        %231 = memref.load %residual[%230] : memref<?xf32>
        %232 = arith.addf %231, %224 : f32
        %233 = arith.addi %229, %c4 : index
        memref.store %232, %out[%233] : memref<?xf32>
      } else {
        %234 = arith.addi %229, %c4 : index
        memref.store %224, %out[%234] : memref<?xf32>
      }
    }
    %235 = vector.extract %150[2] : f32 from vector<8xf32>
    %236 = wave.lane
    %237 = arith.addi %9, %c4 : index
    %238 = arith.muli %c10, %c10 : index
    %239 = arith.addi %237, %238 : index
    %240 = arith.divui %236, %c6 : index
    %241 = arith.addi %239, %240 : index
    %242 = arith.cmpi slt, %241, %8 : index
    scf.if %242 {
      %243 = arith.cmpi eq, %hasFactors, %c3 : index
      %244 = memref.load %factors[%241] : memref<?xf32>
      %245 = arith.select %243, %244, %c20 : f32
      %246 = arith.remui %236, %c6 : index
      %247 = arith.muli %246, %c15 : index
      %248 = arith.addi %6, %247 : index
      %249 = vector.load %w[%248] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %250 = vector.bitcast %249 : vector<4xi8> to vector<1xf32>
      %251 = vector.extract %250[0] : f32 from vector<1xf32>
      %252 = arith.mulf %251, %245 : f32
      %253 = arith.mulf %235, %252 : f32
      %254 = arith.muli %241, %outputFeatures : index
      %255 = arith.addi %254, %12 : index
      %256 = wave.lane
      %257 = arith.remui %256, %c6 : index
      %258 = arith.addi %255, %257 : index
      scf.if %10 {
        %259 = arith.addi %258, %c4 : index
        %260 = memref.load %residual[%259] : memref<?xf32>
        %261 = arith.addf %260, %253 : f32
        %262 = arith.addi %258, %c4 : index
        memref.store %261, %out[%262] : memref<?xf32>
      } else {
        %263 = arith.addi %258, %c4 : index
        memref.store %253, %out[%263] : memref<?xf32>
      }
    }
    %264 = vector.extract %150[3] : f32 from vector<8xf32>
    %265 = wave.lane
    %266 = arith.addi %9, %c4 : index
    %267 = arith.muli %c18, %c10 : index
    %268 = arith.addi %266, %267 : index
    %269 = arith.divui %265, %c6 : index
    %270 = arith.addi %268, %269 : index
    %271 = arith.cmpi slt, %270, %8 : index
    scf.if %271 {
      %272 = arith.cmpi eq, %hasFactors, %c3 : index
      %273 = memref.load %factors[%270] : memref<?xf32>
      %274 = arith.select %272, %273, %c20 : f32
      %275 = arith.remui %265, %c6 : index
      %276 = arith.muli %275, %c15 : index
      %277 = arith.addi %6, %276 : index
      %278 = vector.load %w[%277] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %279 = vector.bitcast %278 : vector<4xi8> to vector<1xf32>
      %280 = vector.extract %279[0] : f32 from vector<1xf32>
      %281 = arith.mulf %280, %274 : f32
      %282 = arith.mulf %264, %281 : f32
      %283 = arith.muli %270, %outputFeatures : index
      %284 = arith.addi %283, %12 : index
      %285 = wave.lane
      %286 = arith.remui %285, %c6 : index
      %287 = arith.addi %284, %286 : index
      scf.if %10 {
        %288 = arith.addi %287, %c4 : index
        %289 = memref.load %residual[%288] : memref<?xf32>
        %290 = arith.addf %289, %282 : f32
        %291 = arith.addi %287, %c4 : index
        memref.store %290, %out[%291] : memref<?xf32>
      } else {
        %292 = arith.addi %287, %c4 : index
        memref.store %282, %out[%292] : memref<?xf32>
      }
    }
    %293 = vector.extract %150[4] : f32 from vector<8xf32>
    %294 = wave.lane
    %295 = arith.addi %9, %c4 : index
    %296 = arith.muli %c15, %c10 : index
    %297 = arith.addi %295, %296 : index
    %298 = arith.divui %294, %c6 : index
    %299 = arith.addi %297, %298 : index
    %300 = arith.cmpi slt, %299, %8 : index
    scf.if %300 {
      %301 = arith.cmpi eq, %hasFactors, %c3 : index
      %302 = memref.load %factors[%299] : memref<?xf32>
      %303 = arith.select %301, %302, %c20 : f32
      %304 = arith.remui %294, %c6 : index
      %305 = arith.muli %304, %c15 : index
      %306 = arith.addi %6, %305 : index
      %307 = vector.load %w[%306] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %308 = vector.bitcast %307 : vector<4xi8> to vector<1xf32>
      %309 = vector.extract %308[0] : f32 from vector<1xf32>
      %310 = arith.mulf %309, %303 : f32
      %311 = arith.mulf %293, %310 : f32
      %312 = arith.muli %299, %outputFeatures : index
      %313 = arith.addi %312, %12 : index
      %314 = wave.lane
      %315 = arith.remui %314, %c6 : index
      %316 = arith.addi %313, %315 : index
      scf.if %10 {
        %317 = arith.addi %316, %c4 : index
        %318 = memref.load %residual[%317] : memref<?xf32>
        %319 = arith.addf %318, %311 : f32
        %320 = arith.addi %316, %c4 : index
        memref.store %319, %out[%320] : memref<?xf32>
      } else {
        %321 = arith.addi %316, %c4 : index
        memref.store %311, %out[%321] : memref<?xf32>
      }
    }
    %322 = vector.extract %150[5] : f32 from vector<8xf32>
    %323 = wave.lane
    %324 = arith.addi %9, %c4 : index
    %325 = arith.muli %c21, %c10 : index
    %326 = arith.addi %324, %325 : index
    %327 = arith.divui %323, %c6 : index
    %328 = arith.addi %326, %327 : index
    %329 = arith.cmpi slt, %328, %8 : index
    scf.if %329 {
      %330 = arith.cmpi eq, %hasFactors, %c3 : index
      %331 = memref.load %factors[%328] : memref<?xf32>
      %332 = arith.select %330, %331, %c20 : f32
      %333 = arith.remui %323, %c6 : index
      %334 = arith.muli %333, %c15 : index
      %335 = arith.addi %6, %334 : index
      %336 = vector.load %w[%335] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %337 = vector.bitcast %336 : vector<4xi8> to vector<1xf32>
      %338 = vector.extract %337[0] : f32 from vector<1xf32>
      %339 = arith.mulf %338, %332 : f32
      %340 = arith.mulf %322, %339 : f32
      %341 = arith.muli %328, %outputFeatures : index
      %342 = arith.addi %341, %12 : index
      %343 = wave.lane
      %344 = arith.remui %343, %c6 : index
      %345 = arith.addi %342, %344 : index
      scf.if %10 {
        %346 = arith.addi %345, %c4 : index
        %347 = memref.load %residual[%346] : memref<?xf32>
        %348 = arith.addf %347, %340 : f32
        %349 = arith.addi %345, %c4 : index
        memref.store %348, %out[%349] : memref<?xf32>
      } else {
        %350 = arith.addi %345, %c4 : index
        memref.store %340, %out[%350] : memref<?xf32>
      }
    }
    %351 = vector.extract %150[6] : f32 from vector<8xf32>
    %352 = wave.lane
    %353 = arith.addi %9, %c4 : index
    %354 = arith.muli %c22, %c10 : index
    %355 = arith.addi %353, %354 : index
    %356 = arith.divui %352, %c6 : index
    %357 = arith.addi %355, %356 : index
    %358 = arith.cmpi slt, %357, %8 : index
    scf.if %358 {
      %359 = arith.cmpi eq, %hasFactors, %c3 : index
      %360 = memref.load %factors[%357] : memref<?xf32>
      %361 = arith.select %359, %360, %c20 : f32
      %362 = arith.remui %352, %c6 : index
      %363 = arith.muli %362, %c15 : index
      %364 = arith.addi %6, %363 : index
      %365 = vector.load %w[%364] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %366 = vector.bitcast %365 : vector<4xi8> to vector<1xf32>
      %367 = vector.extract %366[0] : f32 from vector<1xf32>
      %368 = arith.mulf %367, %361 : f32
      %369 = arith.mulf %351, %368 : f32
      %370 = arith.muli %357, %outputFeatures : index
      %371 = arith.addi %370, %12 : index
      %372 = wave.lane
      %373 = arith.remui %372, %c6 : index
      %374 = arith.addi %371, %373 : index
      scf.if %10 {
        %375 = arith.addi %374, %c4 : index
        %376 = memref.load %residual[%375] : memref<?xf32>
        %377 = arith.addf %376, %369 : f32
        %378 = arith.addi %374, %c4 : index
        memref.store %377, %out[%378] : memref<?xf32>
      } else {
        %379 = arith.addi %374, %c4 : index
        memref.store %369, %out[%379] : memref<?xf32>
      }
    }
    %380 = vector.extract %150[7] : f32 from vector<8xf32>
    %381 = wave.lane
    %382 = arith.addi %9, %c4 : index
    %383 = arith.muli %c23, %c10 : index
    %384 = arith.addi %382, %383 : index
    %385 = arith.divui %381, %c6 : index
    %386 = arith.addi %384, %385 : index
    %387 = arith.cmpi slt, %386, %8 : index
    scf.if %387 {
      %388 = arith.cmpi eq, %hasFactors, %c3 : index
      %389 = memref.load %factors[%386] : memref<?xf32>
      %390 = arith.select %388, %389, %c20 : f32
      %391 = arith.remui %381, %c6 : index
      %392 = arith.muli %391, %c15 : index
      %393 = arith.addi %6, %392 : index
      %394 = vector.load %w[%393] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %395 = vector.bitcast %394 : vector<4xi8> to vector<1xf32>
      %396 = vector.extract %395[0] : f32 from vector<1xf32>
      %397 = arith.mulf %396, %390 : f32
      %398 = arith.mulf %380, %397 : f32
      %399 = arith.muli %386, %outputFeatures : index
      %400 = arith.addi %399, %12 : index
      %401 = wave.lane
      %402 = arith.remui %401, %c6 : index
      %403 = arith.addi %400, %402 : index
      scf.if %10 {
        %404 = arith.addi %403, %c4 : index
        %405 = memref.load %residual[%404] : memref<?xf32>
        %406 = arith.addf %405, %398 : f32
        %407 = arith.addi %403, %c4 : index
        memref.store %406, %out[%407] : memref<?xf32>
      } else {
        %408 = arith.addi %403, %c4 : index
        memref.store %398, %out[%408] : memref<?xf32>
      }
    }
  }
  wave.return
}
