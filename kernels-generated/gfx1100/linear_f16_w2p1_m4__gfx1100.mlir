// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=2, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w2p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 64 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 2 : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 96 : index
  %c22 = arith.constant 160 : index
  %c23 = arith.constant 192 : index
  %c24 = arith.constant 224 : index
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
    %17 = wave.scratch %operandHalves : memref<?xf16>
    %18 = arith.divui %operandHalves, %c12 : index
    %19 = wave.wave
    %20 = arith.muli %19, %c1 : index
    %21 = wave.lane
    %22 = arith.addi %20, %21 : index
    scf.for %23 = %22 to %18 step %c13 {
      %24 = arith.muli %23, %c12 : index
      %25 = arith.addi %c4, %24 : index
      %26 = vector.load %x[%25] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %27 = arith.muli %23, %c12 : index
      vector.store %26, %17[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %28 = arith.remui %16, %tileRows : index
    %29 = arith.muli %28, %c12 : index
    %30 = wave.wave
    %31 = arith.divui %inputFeatures, %c6 : index
    %32 = arith.muli %30, %stepsPerWave : index
    %33 = arith.minsi %32, %31 : index
    %34 = arith.addi %33, %stepsPerWave : index
    %35 = arith.minsi %34, %31 : index
    %36 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %37 = arith.subi %35, %33 : index
    %38 = arith.divui %37, %c17 : index
    %39 = arith.muli %38, %c17 : index
    %40 = arith.addi %33, %39 : index
    %41 = arith.addi %33, %stepsPerWave : index
    %42 = arith.select %36, %41, %40 : index
    %45 = scf.for %43 = %33 to %42 step %c17 iter_args(%44 = %c14) -> (vector<8xf32>) {
      %46 = wave.lane
      %47 = arith.addi %43, %c4 : index
      %48 = arith.addi %6, %c2 : index
      %49 = arith.muli %47, %c7 : index
      %50 = arith.addi %48, %49 : index
      %51 = arith.remui %46, %c6 : index
      %52 = arith.muli %51, %c6 : index
      %53 = arith.addi %50, %52 : index
      %54 = vector.load %w[%53] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %55 = vector.bitcast %54 : vector<16xi8> to vector<8xf16>
      %56 = arith.addi %53, %c18 : index
      %57 = vector.load %w[%56] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %58 = vector.bitcast %57 : vector<16xi8> to vector<8xf16>
      %59 = vector.shuffle %55, %58 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %60 = arith.addi %43, %c3 : index
      %61 = arith.addi %6, %c2 : index
      %62 = arith.muli %60, %c7 : index
      %63 = arith.addi %61, %62 : index
      %64 = arith.remui %46, %c6 : index
      %65 = arith.muli %64, %c6 : index
      %66 = arith.addi %63, %65 : index
      %67 = vector.load %w[%66] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %68 = vector.bitcast %67 : vector<16xi8> to vector<8xf16>
      %69 = arith.addi %66, %c18 : index
      %70 = vector.load %w[%69] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %71 = vector.bitcast %70 : vector<16xi8> to vector<8xf16>
      %72 = vector.shuffle %68, %71 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %73 = arith.addi %43, %c19 : index
      %74 = arith.addi %6, %c2 : index
      %75 = arith.muli %73, %c7 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.remui %46, %c6 : index
      %78 = arith.muli %77, %c6 : index
      %79 = arith.addi %76, %78 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<8xf16>
      %82 = arith.addi %79, %c18 : index
      %83 = vector.load %w[%82] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %84 = vector.bitcast %83 : vector<16xi8> to vector<8xf16>
      %85 = vector.shuffle %81, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %86 = arith.addi %43, %c20 : index
      %87 = arith.addi %6, %c2 : index
      %88 = arith.muli %86, %c7 : index
      %89 = arith.addi %87, %88 : index
      %90 = arith.remui %46, %c6 : index
      %91 = arith.muli %90, %c6 : index
      %92 = arith.addi %89, %91 : index
      %93 = vector.load %w[%92] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<8xf16>
      %95 = arith.addi %92, %c18 : index
      %96 = vector.load %w[%95] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %97 = vector.bitcast %96 : vector<16xi8> to vector<8xf16>
      %98 = vector.shuffle %94, %97 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %99 = arith.muli %43, %c3 : index
      %100 = arith.addi %99, %c4 : index
      %101 = arith.muli %tileRows, %c6 : index
      %102 = arith.muli %100, %101 : index
      %103 = arith.addi %29, %102 : index
      %104 = vector.load %17[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %105 = arith.muli %tileRows, %c12 : index
      %106 = arith.addi %103, %105 : index
      %107 = vector.load %17[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %108 = vector.shuffle %104, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = wave.mma %108, %59, %44 : vector<16xf16>, vector<8xf32>
      %110 = arith.muli %43, %c3 : index
      %111 = arith.addi %110, %c3 : index
      %112 = arith.muli %tileRows, %c6 : index
      %113 = arith.muli %111, %112 : index
      %114 = arith.addi %29, %113 : index
      %115 = vector.load %17[%114] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %116 = arith.muli %tileRows, %c12 : index
      %117 = arith.addi %114, %116 : index
      %118 = vector.load %17[%117] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %119 = vector.shuffle %115, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %120 = wave.mma %119, %72, %109 : vector<16xf16>, vector<8xf32>
      %121 = arith.muli %43, %c3 : index
      %122 = arith.addi %121, %c19 : index
      %123 = arith.muli %tileRows, %c6 : index
      %124 = arith.muli %122, %123 : index
      %125 = arith.addi %29, %124 : index
      %126 = vector.load %17[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %127 = arith.muli %tileRows, %c12 : index
      %128 = arith.addi %125, %127 : index
      %129 = vector.load %17[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %130 = vector.shuffle %126, %129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = wave.mma %130, %85, %120 : vector<16xf16>, vector<8xf32>
      %132 = arith.muli %43, %c3 : index
      %133 = arith.addi %132, %c20 : index
      %134 = arith.muli %tileRows, %c6 : index
      %135 = arith.muli %133, %134 : index
      %136 = arith.addi %29, %135 : index
      %137 = vector.load %17[%136] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %138 = arith.muli %tileRows, %c12 : index
      %139 = arith.addi %136, %138 : index
      %140 = vector.load %17[%139] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %141 = vector.shuffle %137, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = wave.mma %141, %98, %131 : vector<16xf16>, vector<8xf32>
      scf.yield %142 : vector<8xf32>
    }
    %143 = arith.select %36, %42, %35 : index
    %146 = scf.for %144 = %42 to %143 step %c3 iter_args(%145 = %45) -> (vector<8xf32>) {
      %147 = wave.lane
      %148 = arith.addi %144, %c4 : index
      %149 = arith.addi %6, %c2 : index
      %150 = arith.muli %148, %c7 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.remui %147, %c6 : index
      %153 = arith.muli %152, %c6 : index
      %154 = arith.addi %151, %153 : index
      %155 = vector.load %w[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %156 = vector.bitcast %155 : vector<16xi8> to vector<8xf16>
      %157 = arith.addi %154, %c18 : index
      %158 = vector.load %w[%157] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %159 = vector.bitcast %158 : vector<16xi8> to vector<8xf16>
      %160 = vector.shuffle %156, %159 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %161 = arith.muli %144, %c3 : index
      %162 = arith.addi %161, %c4 : index
      %163 = arith.muli %tileRows, %c6 : index
      %164 = arith.muli %162, %163 : index
      %165 = arith.addi %29, %164 : index
      %166 = vector.load %17[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = arith.muli %tileRows, %c12 : index
      %168 = arith.addi %165, %167 : index
      %169 = vector.load %17[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = vector.shuffle %166, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = wave.mma %170, %160, %145 : vector<16xf16>, vector<8xf32>
      scf.yield %171 : vector<8xf32>
    }
    %172 = wave.lane
    %173 = wave.wave
    %174 = arith.muli %173, %c3 : index
    %175 = arith.addi %174, %c4 : index
    %176 = arith.muli %175, %c18 : index
    %177 = arith.addi %176, %172 : index
    %178 = vector.extract %146[0] : f32 from vector<8xf32>
    %179 = arith.addi %177, %c4 : index
    memref.store %178, %10[%179] : memref<?xf32>
    %180 = vector.extract %146[1] : f32 from vector<8xf32>
    %181 = arith.addi %177, %c1 : index
    memref.store %180, %10[%181] : memref<?xf32>
    %182 = vector.extract %146[2] : f32 from vector<8xf32>
    %183 = arith.addi %177, %c13 : index
    memref.store %182, %10[%183] : memref<?xf32>
    %184 = vector.extract %146[3] : f32 from vector<8xf32>
    %185 = arith.addi %177, %c21 : index
    memref.store %184, %10[%185] : memref<?xf32>
    %186 = vector.extract %146[4] : f32 from vector<8xf32>
    %187 = arith.addi %177, %c2 : index
    memref.store %186, %10[%187] : memref<?xf32>
    %188 = vector.extract %146[5] : f32 from vector<8xf32>
    %189 = arith.addi %177, %c22 : index
    memref.store %188, %10[%189] : memref<?xf32>
    %190 = vector.extract %146[6] : f32 from vector<8xf32>
    %191 = arith.addi %177, %c23 : index
    memref.store %190, %10[%191] : memref<?xf32>
    %192 = vector.extract %146[7] : f32 from vector<8xf32>
    %193 = arith.addi %177, %c24 : index
    memref.store %192, %10[%193] : memref<?xf32>
    wave.barrier
    %194 = arith.muli %173, %c17 : index
    %195 = arith.addi %194, %c4 : index
    %196 = arith.muli %195, %c1 : index
    %197 = arith.addi %196, %172 : index
    %198 = arith.addi %197, %c4 : index
    %199 = memref.load %10[%198] : memref<?xf32>
    %200 = arith.addi %198, %c18 : index
    %201 = memref.load %10[%200] : memref<?xf32>
    %202 = arith.addf %199, %201 : f32
    %203 = wave.lane
    %204 = arith.addi %9, %c4 : index
    %205 = arith.muli %195, %c19 : index
    %206 = arith.addi %204, %205 : index
    %207 = arith.divui %203, %c6 : index
    %208 = arith.addi %206, %207 : index
    %209 = arith.cmpi slt, %208, %8 : index
    scf.if %209 {
      %210 = arith.cmpi eq, %hasFactors, %c3 : index
      %211 = arith.muli %208, %c19 : index
      %212 = memref.load %factors[%211] : memref<?xf32>
      %213 = arith.mulf %212, %operandScale : f32
      %214 = arith.select %210, %213, %operandScale : f32
      %215 = arith.remui %203, %c6 : index
      %216 = arith.muli %215, %c17 : index
      %217 = arith.addi %6, %216 : index
      %218 = vector.load %w[%217] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %219 = vector.bitcast %218 : vector<4xi8> to vector<1xf32>
      %220 = vector.extract %219[0] : f32 from vector<1xf32>
      %221 = arith.mulf %220, %214 : f32
      %222 = arith.mulf %202, %221 : f32
      %223 = arith.muli %208, %outputFeatures : index
      %224 = arith.addi %223, %13 : index
      %225 = wave.lane
      %226 = arith.remui %225, %c6 : index
      %227 = arith.addi %224, %226 : index
      scf.if %11 {
        %228 = arith.addi %227, %c4 : index
        %229 = memref.load %residual[%228] : memref<?xf32>
        %230 = arith.addf %229, %222 : f32
        %231 = arith.addi %227, %c4 : index
        memref.store %230, %out[%231] : memref<?xf32>
      } else {
        %232 = arith.addi %227, %c4 : index
        memref.store %222, %out[%232] : memref<?xf32>
      }
    }
    %233 = arith.muli %173, %c17 : index
    %234 = arith.addi %233, %c3 : index
    %235 = arith.muli %234, %c1 : index
    %236 = arith.addi %235, %172 : index
    %237 = arith.addi %236, %c4 : index
    %238 = memref.load %10[%237] : memref<?xf32>
    %239 = arith.addi %237, %c18 : index
    %240 = memref.load %10[%239] : memref<?xf32>
    %241 = arith.addf %238, %240 : f32
    %242 = wave.lane
    %243 = arith.addi %9, %c4 : index
    %244 = arith.muli %234, %c19 : index
    %245 = arith.addi %243, %244 : index
    %246 = arith.divui %242, %c6 : index
    %247 = arith.addi %245, %246 : index
    %248 = arith.cmpi slt, %247, %8 : index
    scf.if %248 {
      %249 = arith.cmpi eq, %hasFactors, %c3 : index
      %250 = arith.muli %247, %c19 : index
      %251 = memref.load %factors[%250] : memref<?xf32>
      %252 = arith.mulf %251, %operandScale : f32
      %253 = arith.select %249, %252, %operandScale : f32
      %254 = arith.remui %242, %c6 : index
      %255 = arith.muli %254, %c17 : index
      %256 = arith.addi %6, %255 : index
      %257 = vector.load %w[%256] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %258 = vector.bitcast %257 : vector<4xi8> to vector<1xf32>
      %259 = vector.extract %258[0] : f32 from vector<1xf32>
      %260 = arith.mulf %259, %253 : f32
      %261 = arith.mulf %241, %260 : f32
      %262 = arith.muli %247, %outputFeatures : index
      %263 = arith.addi %262, %13 : index
      %264 = wave.lane
      %265 = arith.remui %264, %c6 : index
      %266 = arith.addi %263, %265 : index
      scf.if %11 {
        %267 = arith.addi %266, %c4 : index
        %268 = memref.load %residual[%267] : memref<?xf32>
        %269 = arith.addf %268, %261 : f32
        %270 = arith.addi %266, %c4 : index
        memref.store %269, %out[%270] : memref<?xf32>
      } else {
        %271 = arith.addi %266, %c4 : index
        memref.store %261, %out[%271] : memref<?xf32>
      }
    }
    %272 = arith.muli %173, %c17 : index
    %273 = arith.addi %272, %c19 : index
    %274 = arith.muli %273, %c1 : index
    %275 = arith.addi %274, %172 : index
    %276 = arith.addi %275, %c4 : index
    %277 = memref.load %10[%276] : memref<?xf32>
    %278 = arith.addi %276, %c18 : index
    %279 = memref.load %10[%278] : memref<?xf32>
    %280 = arith.addf %277, %279 : f32
    %281 = wave.lane
    %282 = arith.addi %9, %c4 : index
    %283 = arith.muli %273, %c19 : index
    %284 = arith.addi %282, %283 : index
    %285 = arith.divui %281, %c6 : index
    %286 = arith.addi %284, %285 : index
    %287 = arith.cmpi slt, %286, %8 : index
    scf.if %287 {
      %288 = arith.cmpi eq, %hasFactors, %c3 : index
      %289 = arith.muli %286, %c19 : index
      %290 = memref.load %factors[%289] : memref<?xf32>
      %291 = arith.mulf %290, %operandScale : f32
      %292 = arith.select %288, %291, %operandScale : f32
      %293 = arith.remui %281, %c6 : index
      %294 = arith.muli %293, %c17 : index
      %295 = arith.addi %6, %294 : index
      %296 = vector.load %w[%295] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %297 = vector.bitcast %296 : vector<4xi8> to vector<1xf32>
      %298 = vector.extract %297[0] : f32 from vector<1xf32>
      %299 = arith.mulf %298, %292 : f32
      %300 = arith.mulf %280, %299 : f32
      %301 = arith.muli %286, %outputFeatures : index
      %302 = arith.addi %301, %13 : index
      %303 = wave.lane
      %304 = arith.remui %303, %c6 : index
      %305 = arith.addi %302, %304 : index
      scf.if %11 {
        %306 = arith.addi %305, %c4 : index
        %307 = memref.load %residual[%306] : memref<?xf32>
        %308 = arith.addf %307, %300 : f32
        %309 = arith.addi %305, %c4 : index
        memref.store %308, %out[%309] : memref<?xf32>
      } else {
        %310 = arith.addi %305, %c4 : index
        memref.store %300, %out[%310] : memref<?xf32>
      }
    }
    %311 = arith.muli %173, %c17 : index
    %312 = arith.addi %311, %c20 : index
    %313 = arith.muli %312, %c1 : index
    %314 = arith.addi %313, %172 : index
    %315 = arith.addi %314, %c4 : index
    %316 = memref.load %10[%315] : memref<?xf32>
    %317 = arith.addi %315, %c18 : index
    %318 = memref.load %10[%317] : memref<?xf32>
    %319 = arith.addf %316, %318 : f32
    %320 = wave.lane
    %321 = arith.addi %9, %c4 : index
    %322 = arith.muli %312, %c19 : index
    %323 = arith.addi %321, %322 : index
    %324 = arith.divui %320, %c6 : index
    %325 = arith.addi %323, %324 : index
    %326 = arith.cmpi slt, %325, %8 : index
    scf.if %326 {
      %327 = arith.cmpi eq, %hasFactors, %c3 : index
      %328 = arith.muli %325, %c19 : index
      %329 = memref.load %factors[%328] : memref<?xf32>
      %330 = arith.mulf %329, %operandScale : f32
      %331 = arith.select %327, %330, %operandScale : f32
      %332 = arith.remui %320, %c6 : index
      %333 = arith.muli %332, %c17 : index
      %334 = arith.addi %6, %333 : index
      %335 = vector.load %w[%334] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %336 = vector.bitcast %335 : vector<4xi8> to vector<1xf32>
      %337 = vector.extract %336[0] : f32 from vector<1xf32>
      %338 = arith.mulf %337, %331 : f32
      %339 = arith.mulf %319, %338 : f32
      %340 = arith.muli %325, %outputFeatures : index
      %341 = arith.addi %340, %13 : index
      %342 = wave.lane
      %343 = arith.remui %342, %c6 : index
      %344 = arith.addi %341, %343 : index
      scf.if %11 {
        %345 = arith.addi %344, %c4 : index
        %346 = memref.load %residual[%345] : memref<?xf32>
        %347 = arith.addf %346, %339 : f32
        %348 = arith.addi %344, %c4 : index
        memref.store %347, %out[%348] : memref<?xf32>
      } else {
        %349 = arith.addi %344, %c4 : index
        memref.store %339, %out[%349] : memref<?xf32>
      }
    }
  }
  wave.return
}
