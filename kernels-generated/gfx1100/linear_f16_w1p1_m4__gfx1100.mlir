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
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 8 : index
  %c12 = arith.constant 256 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c15 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
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
  %10 = wave.wave
  %11 = wave.scratch %operandHalves : memref<?xf16>
  %12 = arith.cmpi eq, %hasResidual, %c3 : index
  %13 = wave.block 0
  %14 = arith.muli %13, %c6 : index
  %15 = arith.cmpi slt, %9, %8 : index
  scf.if %15 {
    %16 = arith.muli %1, %c3 : index
    %17 = wave.wave
    %18 = arith.muli %17, %c1 : index
    %19 = wave.lane
    %20 = arith.addi %18, %19 : index
    %21 = arith.muli %20, %c11 : index
    scf.for %22 = %21 to %operandHalves step %c12 {
      %23 = vector.load %x[%22] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %23, %11[%22] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %24 = arith.divui %inputFeatures, %c6 : index
    %25 = arith.muli %10, %stepsPerWave : index
    %26 = arith.minsi %25, %24 : index
    %27 = arith.addi %26, %stepsPerWave : index
    %28 = arith.minsi %27, %24 : index
    %29 = arith.subi %28, %26 : index
    %30 = arith.divui %29, %c15 : index
    %31 = arith.muli %30, %c15 : index
    %32 = arith.addi %26, %31 : index
    %33 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %34 = arith.addi %26, %stepsPerWave : index
    %35 = arith.select %33, %34, %32 : index
    %38 = scf.for %36 = %26 to %35 step %c15 iter_args(%37 = %c13) -> (vector<8xf32>) {
      %39 = wave.lane
      %40 = arith.addi %36, %c4 : index
      %41 = arith.addi %6, %c2 : index
      %42 = arith.muli %40, %c17 : index
      %43 = arith.addi %41, %42 : index
      %44 = arith.remui %39, %c6 : index
      %45 = arith.muli %44, %c6 : index
      %46 = arith.addi %43, %45 : index
      %47 = vector.load %w[%46] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %48 = vector.bitcast %47 : vector<16xi8> to vector<8xf16>
      %49 = arith.addi %46, %c12 : index
      %50 = vector.load %w[%49] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %51 = vector.bitcast %50 : vector<16xi8> to vector<8xf16>
      %52 = vector.shuffle %48, %51 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %53 = arith.addi %36, %c3 : index
      %54 = arith.addi %6, %c2 : index
      %55 = arith.muli %53, %c17 : index
      %56 = arith.addi %54, %55 : index
      %57 = arith.remui %39, %c6 : index
      %58 = arith.muli %57, %c6 : index
      %59 = arith.addi %56, %58 : index
      %60 = vector.load %w[%59] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %61 = vector.bitcast %60 : vector<16xi8> to vector<8xf16>
      %62 = arith.addi %59, %c12 : index
      %63 = vector.load %w[%62] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %64 = vector.bitcast %63 : vector<16xi8> to vector<8xf16>
      %65 = vector.shuffle %61, %64 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %66 = arith.addi %36, %c18 : index
      %67 = arith.addi %6, %c2 : index
      %68 = arith.muli %66, %c17 : index
      %69 = arith.addi %67, %68 : index
      %70 = arith.remui %39, %c6 : index
      %71 = arith.muli %70, %c6 : index
      %72 = arith.addi %69, %71 : index
      %73 = vector.load %w[%72] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %74 = vector.bitcast %73 : vector<16xi8> to vector<8xf16>
      %75 = arith.addi %72, %c12 : index
      %76 = vector.load %w[%75] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %77 = vector.bitcast %76 : vector<16xi8> to vector<8xf16>
      %78 = vector.shuffle %74, %77 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %79 = arith.addi %36, %c19 : index
      %80 = arith.addi %6, %c2 : index
      %81 = arith.muli %79, %c17 : index
      %82 = arith.addi %80, %81 : index
      %83 = arith.remui %39, %c6 : index
      %84 = arith.muli %83, %c6 : index
      %85 = arith.addi %82, %84 : index
      %86 = vector.load %w[%85] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %87 = vector.bitcast %86 : vector<16xi8> to vector<8xf16>
      %88 = arith.addi %85, %c12 : index
      %89 = vector.load %w[%88] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %90 = vector.bitcast %89 : vector<16xi8> to vector<8xf16>
      %91 = vector.shuffle %87, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %92 = arith.addi %16, %c4 : index
      %93 = arith.muli %36, %c3 : index
      %94 = arith.addi %93, %c4 : index
      %95 = arith.divui %inputFeatures, %c6 : index
      %96 = arith.muli %92, %95 : index
      %97 = arith.addi %96, %94 : index
      %98 = arith.muli %tileRows, %c6 : index
      %99 = arith.muli %97, %98 : index
      %100 = arith.remui %39, %tileRows : index
      %101 = arith.muli %100, %c11 : index
      %102 = arith.addi %99, %101 : index
      %103 = vector.load %11[%102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %104 = arith.muli %tileRows, %c11 : index
      %105 = arith.addi %102, %104 : index
      %106 = vector.load %11[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %107 = vector.shuffle %103, %106 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %108 = wave.mma %107, %52, %37 : vector<16xf16>, vector<8xf32>
      %109 = arith.addi %16, %c4 : index
      %110 = arith.muli %36, %c3 : index
      %111 = arith.addi %110, %c3 : index
      %112 = arith.divui %inputFeatures, %c6 : index
      %113 = arith.muli %109, %112 : index
      %114 = arith.addi %113, %111 : index
      %115 = arith.muli %tileRows, %c6 : index
      %116 = arith.muli %114, %115 : index
      %117 = arith.remui %39, %tileRows : index
      %118 = arith.muli %117, %c11 : index
      %119 = arith.addi %116, %118 : index
      %120 = vector.load %11[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %121 = arith.muli %tileRows, %c11 : index
      %122 = arith.addi %119, %121 : index
      %123 = vector.load %11[%122] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %124 = vector.shuffle %120, %123 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %125 = wave.mma %124, %65, %108 : vector<16xf16>, vector<8xf32>
      %126 = arith.addi %16, %c4 : index
      %127 = arith.muli %36, %c3 : index
      %128 = arith.addi %127, %c18 : index
      %129 = arith.divui %inputFeatures, %c6 : index
      %130 = arith.muli %126, %129 : index
      %131 = arith.addi %130, %128 : index
      %132 = arith.muli %tileRows, %c6 : index
      %133 = arith.muli %131, %132 : index
      %134 = arith.remui %39, %tileRows : index
      %135 = arith.muli %134, %c11 : index
      %136 = arith.addi %133, %135 : index
      %137 = vector.load %11[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %138 = arith.muli %tileRows, %c11 : index
      %139 = arith.addi %136, %138 : index
      %140 = vector.load %11[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %141 = vector.shuffle %137, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = wave.mma %141, %78, %125 : vector<16xf16>, vector<8xf32>
      %143 = arith.addi %16, %c4 : index
      %144 = arith.muli %36, %c3 : index
      %145 = arith.addi %144, %c19 : index
      %146 = arith.divui %inputFeatures, %c6 : index
      %147 = arith.muli %143, %146 : index
      %148 = arith.addi %147, %145 : index
      %149 = arith.muli %tileRows, %c6 : index
      %150 = arith.muli %148, %149 : index
      %151 = arith.remui %39, %tileRows : index
      %152 = arith.muli %151, %c11 : index
      %153 = arith.addi %150, %152 : index
      %154 = vector.load %11[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %155 = arith.muli %tileRows, %c11 : index
      %156 = arith.addi %153, %155 : index
      %157 = vector.load %11[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %158 = vector.shuffle %154, %157 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %159 = wave.mma %158, %91, %142 : vector<16xf16>, vector<8xf32>
      scf.yield %159 : vector<8xf32>
    }
    %160 = arith.select %33, %35, %28 : index
    %163 = scf.for %161 = %35 to %160 step %c3 iter_args(%162 = %38) -> (vector<8xf32>) {
      %164 = wave.lane
      %165 = arith.addi %161, %c4 : index
      %166 = arith.addi %6, %c2 : index
      %167 = arith.muli %165, %c17 : index
      %168 = arith.addi %166, %167 : index
      %169 = arith.remui %164, %c6 : index
      %170 = arith.muli %169, %c6 : index
      %171 = arith.addi %168, %170 : index
      %172 = vector.load %w[%171] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %173 = vector.bitcast %172 : vector<16xi8> to vector<8xf16>
      %174 = arith.addi %171, %c12 : index
      %175 = vector.load %w[%174] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %176 = vector.bitcast %175 : vector<16xi8> to vector<8xf16>
      %177 = vector.shuffle %173, %176 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %178 = arith.addi %16, %c4 : index
      %179 = arith.muli %161, %c3 : index
      %180 = arith.addi %179, %c4 : index
      %181 = arith.divui %inputFeatures, %c6 : index
      %182 = arith.muli %178, %181 : index
      %183 = arith.addi %182, %180 : index
      %184 = arith.muli %tileRows, %c6 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.remui %164, %tileRows : index
      %187 = arith.muli %186, %c11 : index
      %188 = arith.addi %185, %187 : index
      %189 = vector.load %11[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = arith.muli %tileRows, %c11 : index
      %191 = arith.addi %188, %190 : index
      %192 = vector.load %11[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = vector.shuffle %189, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = wave.mma %193, %177, %162 : vector<16xf16>, vector<8xf32>
      scf.yield %194 : vector<8xf32>
    }
    %195 = wave.lane
    %196 = vector.extract %163[0] : f32 from vector<8xf32>
    %197 = wave.lane
    %198 = arith.addi %9, %c4 : index
    %199 = arith.muli %c4, %c18 : index
    %200 = arith.addi %198, %199 : index
    %201 = arith.divui %197, %c6 : index
    %202 = arith.addi %200, %201 : index
    %203 = arith.cmpi slt, %202, %8 : index
    scf.if %203 {
      %204 = arith.cmpi eq, %hasFactors, %c3 : index
      %205 = memref.load %factors[%202] : memref<?xf32>
      %206 = arith.select %204, %205, %c21 : f32
      %207 = arith.remui %197, %c6 : index
      %208 = arith.muli %207, %c15 : index
      %209 = arith.addi %6, %208 : index
      %210 = vector.load %w[%209] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %211 = vector.bitcast %210 : vector<4xi8> to vector<1xf32>
      %212 = vector.extract %211[0] : f32 from vector<1xf32>
      %213 = arith.mulf %212, %206 : f32
      %214 = arith.mulf %196, %213 : f32
      %215 = arith.muli %202, %outputFeatures : index
      %216 = arith.addi %215, %14 : index
      %217 = wave.lane
      %218 = arith.remui %217, %c6 : index
      %219 = arith.addi %216, %218 : index
      scf.if %12 {
        %220 = arith.addi %219, %c4 : index
        %221 = memref.load %residual[%220] : memref<?xf32>
        %222 = arith.addf %221, %214 : f32
        %223 = arith.addi %219, %c4 : index
        memref.store %222, %out[%223] : memref<?xf32>
      } else {
        %224 = arith.addi %219, %c4 : index
        memref.store %214, %out[%224] : memref<?xf32>
      }
    }
    %225 = vector.extract %163[1] : f32 from vector<8xf32>
    %226 = wave.lane
    %227 = arith.addi %9, %c4 : index
    %228 = arith.muli %c3, %c18 : index
    %229 = arith.addi %227, %228 : index
    %230 = arith.divui %226, %c6 : index
    %231 = arith.addi %229, %230 : index
    %232 = arith.cmpi slt, %231, %8 : index
    scf.if %232 {
      %233 = arith.cmpi eq, %hasFactors, %c3 : index
      %234 = memref.load %factors[%231] : memref<?xf32>
      %235 = arith.select %233, %234, %c21 : f32
      %236 = arith.remui %226, %c6 : index
      %237 = arith.muli %236, %c15 : index
      %238 = arith.addi %6, %237 : index
      %239 = vector.load %w[%238] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %240 = vector.bitcast %239 : vector<4xi8> to vector<1xf32>
      %241 = vector.extract %240[0] : f32 from vector<1xf32>
      %242 = arith.mulf %241, %235 : f32
      %243 = arith.mulf %225, %242 : f32
      %244 = arith.muli %231, %outputFeatures : index
      %245 = arith.addi %244, %14 : index
      %246 = wave.lane
      %247 = arith.remui %246, %c6 : index
      %248 = arith.addi %245, %247 : index
      scf.if %12 {
        %249 = arith.addi %248, %c4 : index
        %250 = memref.load %residual[%249] : memref<?xf32>
        %251 = arith.addf %250, %243 : f32
        %252 = arith.addi %248, %c4 : index
        memref.store %251, %out[%252] : memref<?xf32>
      } else {
        %253 = arith.addi %248, %c4 : index
        memref.store %243, %out[%253] : memref<?xf32>
      }
    }
    %254 = vector.extract %163[2] : f32 from vector<8xf32>
    %255 = wave.lane
    %256 = arith.addi %9, %c4 : index
    %257 = arith.muli %c18, %c18 : index
    %258 = arith.addi %256, %257 : index
    %259 = arith.divui %255, %c6 : index
    %260 = arith.addi %258, %259 : index
    %261 = arith.cmpi slt, %260, %8 : index
    scf.if %261 {
      %262 = arith.cmpi eq, %hasFactors, %c3 : index
      %263 = memref.load %factors[%260] : memref<?xf32>
      %264 = arith.select %262, %263, %c21 : f32
      %265 = arith.remui %255, %c6 : index
      %266 = arith.muli %265, %c15 : index
      %267 = arith.addi %6, %266 : index
      %268 = vector.load %w[%267] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %269 = vector.bitcast %268 : vector<4xi8> to vector<1xf32>
      %270 = vector.extract %269[0] : f32 from vector<1xf32>
      %271 = arith.mulf %270, %264 : f32
      %272 = arith.mulf %254, %271 : f32
      %273 = arith.muli %260, %outputFeatures : index
      %274 = arith.addi %273, %14 : index
      %275 = wave.lane
      %276 = arith.remui %275, %c6 : index
      %277 = arith.addi %274, %276 : index
      scf.if %12 {
        %278 = arith.addi %277, %c4 : index
        %279 = memref.load %residual[%278] : memref<?xf32>
        %280 = arith.addf %279, %272 : f32
        %281 = arith.addi %277, %c4 : index
        memref.store %280, %out[%281] : memref<?xf32>
      } else {
        %282 = arith.addi %277, %c4 : index
        memref.store %272, %out[%282] : memref<?xf32>
      }
    }
    %283 = vector.extract %163[3] : f32 from vector<8xf32>
    %284 = wave.lane
    %285 = arith.addi %9, %c4 : index
    %286 = arith.muli %c19, %c18 : index
    %287 = arith.addi %285, %286 : index
    %288 = arith.divui %284, %c6 : index
    %289 = arith.addi %287, %288 : index
    %290 = arith.cmpi slt, %289, %8 : index
    scf.if %290 {
      %291 = arith.cmpi eq, %hasFactors, %c3 : index
      %292 = memref.load %factors[%289] : memref<?xf32>
      %293 = arith.select %291, %292, %c21 : f32
      %294 = arith.remui %284, %c6 : index
      %295 = arith.muli %294, %c15 : index
      %296 = arith.addi %6, %295 : index
      %297 = vector.load %w[%296] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %298 = vector.bitcast %297 : vector<4xi8> to vector<1xf32>
      %299 = vector.extract %298[0] : f32 from vector<1xf32>
      %300 = arith.mulf %299, %293 : f32
      %301 = arith.mulf %283, %300 : f32
      %302 = arith.muli %289, %outputFeatures : index
      %303 = arith.addi %302, %14 : index
      %304 = wave.lane
      %305 = arith.remui %304, %c6 : index
      %306 = arith.addi %303, %305 : index
      scf.if %12 {
        %307 = arith.addi %306, %c4 : index
        %308 = memref.load %residual[%307] : memref<?xf32>
        %309 = arith.addf %308, %301 : f32
        %310 = arith.addi %306, %c4 : index
        memref.store %309, %out[%310] : memref<?xf32>
      } else {
        %311 = arith.addi %306, %c4 : index
        memref.store %301, %out[%311] : memref<?xf32>
      }
    }
    %312 = vector.extract %163[4] : f32 from vector<8xf32>
    %313 = wave.lane
    %314 = arith.addi %9, %c4 : index
    %315 = arith.muli %c15, %c18 : index
    %316 = arith.addi %314, %315 : index
    %317 = arith.divui %313, %c6 : index
    %318 = arith.addi %316, %317 : index
    %319 = arith.cmpi slt, %318, %8 : index
    scf.if %319 {
      %320 = arith.cmpi eq, %hasFactors, %c3 : index
      %321 = memref.load %factors[%318] : memref<?xf32>
      %322 = arith.select %320, %321, %c21 : f32
      %323 = arith.remui %313, %c6 : index
      %324 = arith.muli %323, %c15 : index
      %325 = arith.addi %6, %324 : index
      %326 = vector.load %w[%325] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %327 = vector.bitcast %326 : vector<4xi8> to vector<1xf32>
      %328 = vector.extract %327[0] : f32 from vector<1xf32>
      %329 = arith.mulf %328, %322 : f32
      %330 = arith.mulf %312, %329 : f32
      %331 = arith.muli %318, %outputFeatures : index
      %332 = arith.addi %331, %14 : index
      %333 = wave.lane
      %334 = arith.remui %333, %c6 : index
      %335 = arith.addi %332, %334 : index
      scf.if %12 {
        %336 = arith.addi %335, %c4 : index
        %337 = memref.load %residual[%336] : memref<?xf32>
        %338 = arith.addf %337, %330 : f32
        %339 = arith.addi %335, %c4 : index
        memref.store %338, %out[%339] : memref<?xf32>
      } else {
        %340 = arith.addi %335, %c4 : index
        memref.store %330, %out[%340] : memref<?xf32>
      }
    }
    %341 = vector.extract %163[5] : f32 from vector<8xf32>
    %342 = wave.lane
    %343 = arith.addi %9, %c4 : index
    %344 = arith.muli %c22, %c18 : index
    %345 = arith.addi %343, %344 : index
    %346 = arith.divui %342, %c6 : index
    %347 = arith.addi %345, %346 : index
    %348 = arith.cmpi slt, %347, %8 : index
    scf.if %348 {
      %349 = arith.cmpi eq, %hasFactors, %c3 : index
      %350 = memref.load %factors[%347] : memref<?xf32>
      %351 = arith.select %349, %350, %c21 : f32
      %352 = arith.remui %342, %c6 : index
      %353 = arith.muli %352, %c15 : index
      %354 = arith.addi %6, %353 : index
      %355 = vector.load %w[%354] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %356 = vector.bitcast %355 : vector<4xi8> to vector<1xf32>
      %357 = vector.extract %356[0] : f32 from vector<1xf32>
      %358 = arith.mulf %357, %351 : f32
      %359 = arith.mulf %341, %358 : f32
      %360 = arith.muli %347, %outputFeatures : index
      %361 = arith.addi %360, %14 : index
      %362 = wave.lane
      %363 = arith.remui %362, %c6 : index
      %364 = arith.addi %361, %363 : index
      scf.if %12 {
        %365 = arith.addi %364, %c4 : index
        %366 = memref.load %residual[%365] : memref<?xf32>
        %367 = arith.addf %366, %359 : f32
        %368 = arith.addi %364, %c4 : index
        memref.store %367, %out[%368] : memref<?xf32>
      } else {
        %369 = arith.addi %364, %c4 : index
        memref.store %359, %out[%369] : memref<?xf32>
      }
    }
    %370 = vector.extract %163[6] : f32 from vector<8xf32>
    %371 = wave.lane
    %372 = arith.addi %9, %c4 : index
    %373 = arith.muli %c23, %c18 : index
    %374 = arith.addi %372, %373 : index
    %375 = arith.divui %371, %c6 : index
    %376 = arith.addi %374, %375 : index
    %377 = arith.cmpi slt, %376, %8 : index
    scf.if %377 {
      %378 = arith.cmpi eq, %hasFactors, %c3 : index
      %379 = memref.load %factors[%376] : memref<?xf32>
      %380 = arith.select %378, %379, %c21 : f32
      %381 = arith.remui %371, %c6 : index
      %382 = arith.muli %381, %c15 : index
      %383 = arith.addi %6, %382 : index
      %384 = vector.load %w[%383] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %385 = vector.bitcast %384 : vector<4xi8> to vector<1xf32>
      %386 = vector.extract %385[0] : f32 from vector<1xf32>
      %387 = arith.mulf %386, %380 : f32
      %388 = arith.mulf %370, %387 : f32
      %389 = arith.muli %376, %outputFeatures : index
      %390 = arith.addi %389, %14 : index
      %391 = wave.lane
      %392 = arith.remui %391, %c6 : index
      %393 = arith.addi %390, %392 : index
      scf.if %12 {
        %394 = arith.addi %393, %c4 : index
        %395 = memref.load %residual[%394] : memref<?xf32>
        %396 = arith.addf %395, %388 : f32
        %397 = arith.addi %393, %c4 : index
        memref.store %396, %out[%397] : memref<?xf32>
      } else {
        %398 = arith.addi %393, %c4 : index
        memref.store %388, %out[%398] : memref<?xf32>
      }
    }
    %399 = vector.extract %163[7] : f32 from vector<8xf32>
    %400 = wave.lane
    %401 = arith.addi %9, %c4 : index
    %402 = arith.muli %c24, %c18 : index
    %403 = arith.addi %401, %402 : index
    %404 = arith.divui %400, %c6 : index
    %405 = arith.addi %403, %404 : index
    %406 = arith.cmpi slt, %405, %8 : index
    scf.if %406 {
      %407 = arith.cmpi eq, %hasFactors, %c3 : index
      %408 = memref.load %factors[%405] : memref<?xf32>
      %409 = arith.select %407, %408, %c21 : f32
      %410 = arith.remui %400, %c6 : index
      %411 = arith.muli %410, %c15 : index
      %412 = arith.addi %6, %411 : index
      %413 = vector.load %w[%412] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %414 = vector.bitcast %413 : vector<4xi8> to vector<1xf32>
      %415 = vector.extract %414[0] : f32 from vector<1xf32>
      %416 = arith.mulf %415, %409 : f32
      %417 = arith.mulf %399, %416 : f32
      %418 = arith.muli %405, %outputFeatures : index
      %419 = arith.addi %418, %14 : index
      %420 = wave.lane
      %421 = arith.remui %420, %c6 : index
      %422 = arith.addi %419, %421 : index
      scf.if %12 {
        %423 = arith.addi %422, %c4 : index
        %424 = memref.load %residual[%423] : memref<?xf32>
        %425 = arith.addf %424, %417 : f32
        %426 = arith.addi %422, %c4 : index
        memref.store %425, %out[%426] : memref<?xf32>
      } else {
        %427 = arith.addi %422, %c4 : index
        memref.store %417, %out[%427] : memref<?xf32>
      }
    }
  }
  wave.return
}
