// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=4, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w4p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 16 : index
  %c7 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 4 : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant 2 : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 160 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 224 : index
  %c26 = arith.constant 768 : index
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
    scf.for %23 = %22 to %18 step %c2 {
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
    %38 = arith.divui %37, %c16 : index
    %39 = arith.muli %38, %c16 : index
    %40 = arith.addi %33, %39 : index
    %41 = arith.addi %33, %stepsPerWave : index
    %42 = arith.select %36, %41, %40 : index
    %45 = scf.for %43 = %33 to %42 step %c16 iter_args(%44 = %c13) -> (vector<8xf32>) {
      %46 = wave.lane
      %47 = arith.addi %43, %c4 : index
      %48 = arith.addi %6, %c2 : index
      %49 = arith.muli %47, %c17 : index
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
      %62 = arith.muli %60, %c17 : index
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
      %75 = arith.muli %73, %c17 : index
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
      %88 = arith.muli %86, %c17 : index
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
      %150 = arith.muli %148, %c17 : index
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
    %183 = arith.addi %177, %c21 : index
    memref.store %182, %10[%183] : memref<?xf32>
    %184 = vector.extract %146[3] : f32 from vector<8xf32>
    %185 = arith.addi %177, %c22 : index
    memref.store %184, %10[%185] : memref<?xf32>
    %186 = vector.extract %146[4] : f32 from vector<8xf32>
    %187 = arith.addi %177, %c2 : index
    memref.store %186, %10[%187] : memref<?xf32>
    %188 = vector.extract %146[5] : f32 from vector<8xf32>
    %189 = arith.addi %177, %c23 : index
    memref.store %188, %10[%189] : memref<?xf32>
    %190 = vector.extract %146[6] : f32 from vector<8xf32>
    %191 = arith.addi %177, %c24 : index
    memref.store %190, %10[%191] : memref<?xf32>
    %192 = vector.extract %146[7] : f32 from vector<8xf32>
    %193 = arith.addi %177, %c25 : index
    memref.store %192, %10[%193] : memref<?xf32>
    wave.barrier
    %194 = arith.muli %173, %c19 : index
    %195 = arith.addi %194, %c4 : index
    %196 = arith.muli %195, %c1 : index
    %197 = arith.addi %196, %172 : index
    %198 = arith.addi %197, %c4 : index
    %199 = memref.load %10[%198] : memref<?xf32>
    %200 = arith.addi %198, %c18 : index
    %201 = memref.load %10[%200] : memref<?xf32>
    %202 = arith.addf %199, %201 : f32
    %203 = arith.addi %198, %c17 : index
    %204 = memref.load %10[%203] : memref<?xf32>
    %205 = arith.addf %202, %204 : f32
    %206 = arith.addi %198, %c26 : index
    %207 = memref.load %10[%206] : memref<?xf32>
    %208 = arith.addf %205, %207 : f32
    %209 = wave.lane
    %210 = arith.addi %9, %c4 : index
    %211 = arith.muli %195, %c19 : index
    %212 = arith.addi %210, %211 : index
    %213 = arith.divui %209, %c6 : index
    %214 = arith.addi %212, %213 : index
    %215 = arith.cmpi slt, %214, %8 : index
    scf.if %215 {
      %216 = arith.cmpi eq, %hasFactors, %c3 : index
      %217 = arith.muli %214, %c19 : index
      %218 = memref.load %factors[%217] : memref<?xf32>
      %219 = arith.mulf %218, %operandScale : f32
      %220 = arith.select %216, %219, %operandScale : f32
      %221 = arith.remui %209, %c6 : index
      %222 = arith.muli %221, %c16 : index
      %223 = arith.addi %6, %222 : index
      %224 = vector.load %w[%223] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %225 = vector.bitcast %224 : vector<4xi8> to vector<1xf32>
      %226 = vector.extract %225[0] : f32 from vector<1xf32>
      %227 = arith.mulf %226, %220 : f32
      %228 = arith.mulf %208, %227 : f32
      %229 = arith.muli %214, %outputFeatures : index
      %230 = arith.addi %229, %13 : index
      %231 = wave.lane
      %232 = arith.remui %231, %c6 : index
      %233 = arith.addi %230, %232 : index
      scf.if %11 {
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
    %239 = arith.muli %173, %c19 : index
    %240 = arith.addi %239, %c3 : index
    %241 = arith.muli %240, %c1 : index
    %242 = arith.addi %241, %172 : index
    %243 = arith.addi %242, %c4 : index
    %244 = memref.load %10[%243] : memref<?xf32>
    %245 = arith.addi %243, %c18 : index
    %246 = memref.load %10[%245] : memref<?xf32>
    %247 = arith.addf %244, %246 : f32
    %248 = arith.addi %243, %c17 : index
    %249 = memref.load %10[%248] : memref<?xf32>
    %250 = arith.addf %247, %249 : f32
    %251 = arith.addi %243, %c26 : index
    %252 = memref.load %10[%251] : memref<?xf32>
    %253 = arith.addf %250, %252 : f32
    %254 = wave.lane
    %255 = arith.addi %9, %c4 : index
    %256 = arith.muli %240, %c19 : index
    %257 = arith.addi %255, %256 : index
    %258 = arith.divui %254, %c6 : index
    %259 = arith.addi %257, %258 : index
    %260 = arith.cmpi slt, %259, %8 : index
    scf.if %260 {
      %261 = arith.cmpi eq, %hasFactors, %c3 : index
      %262 = arith.muli %259, %c19 : index
      %263 = memref.load %factors[%262] : memref<?xf32>
      %264 = arith.mulf %263, %operandScale : f32
      %265 = arith.select %261, %264, %operandScale : f32
      %266 = arith.remui %254, %c6 : index
      %267 = arith.muli %266, %c16 : index
      %268 = arith.addi %6, %267 : index
      %269 = vector.load %w[%268] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %270 = vector.bitcast %269 : vector<4xi8> to vector<1xf32>
      %271 = vector.extract %270[0] : f32 from vector<1xf32>
      %272 = arith.mulf %271, %265 : f32
      %273 = arith.mulf %253, %272 : f32
      %274 = arith.muli %259, %outputFeatures : index
      %275 = arith.addi %274, %13 : index
      %276 = wave.lane
      %277 = arith.remui %276, %c6 : index
      %278 = arith.addi %275, %277 : index
      scf.if %11 {
        %279 = arith.addi %278, %c4 : index
        %280 = memref.load %residual[%279] : memref<?xf32>
        %281 = arith.addf %280, %273 : f32
        %282 = arith.addi %278, %c4 : index
        memref.store %281, %out[%282] : memref<?xf32>
      } else {
        %283 = arith.addi %278, %c4 : index
        memref.store %273, %out[%283] : memref<?xf32>
      }
    }
  }
  wave.return
}
