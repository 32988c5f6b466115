// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=8, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c9 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c15 = arith.constant 4 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
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
  %c27 = arith.constant 1024 : index
  %c28 = arith.constant 1280 : index
  %c29 = arith.constant 1536 : index
  %c30 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %c32 = arith.constant 0x3F800000 : f32
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
  %12 = wave.scratch %c9 : memref<?xf32>
  %13 = arith.cmpi eq, %hasResidual, %c3 : index
  %14 = wave.block 0
  %15 = arith.muli %14, %c6 : index
  %16 = arith.cmpi slt, %9, %8 : index
  scf.if %16 {
    %17 = arith.muli %1, %c3 : index
    %18 = wave.wave
    %19 = arith.muli %18, %c1 : index
    %20 = wave.lane
    %21 = arith.addi %19, %20 : index
    %22 = arith.muli %21, %c12 : index
    scf.for %23 = %22 to %operandHalves step %c9 {
      %24 = vector.load %x[%23] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %24, %11[%23] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %25 = arith.divui %inputFeatures, %c6 : index
    %26 = arith.muli %10, %stepsPerWave : index
    %27 = arith.minsi %26, %25 : index
    %28 = arith.addi %27, %stepsPerWave : index
    %29 = arith.minsi %28, %25 : index
    %30 = arith.subi %29, %27 : index
    %31 = arith.divui %30, %c15 : index
    %32 = arith.muli %31, %c15 : index
    %33 = arith.addi %27, %32 : index
    %34 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %35 = arith.addi %27, %stepsPerWave : index
    %36 = arith.select %34, %35, %33 : index
    %39 = scf.for %37 = %27 to %36 step %c15 iter_args(%38 = %c13) -> (vector<8xf32>) {
      %40 = wave.lane
      %41 = arith.addi %37, %c4 : index
      %42 = arith.addi %6, %c2 : index
      %43 = arith.muli %41, %c17 : index
      %44 = arith.addi %42, %43 : index
      %45 = arith.remui %40, %c6 : index
      %46 = arith.muli %45, %c6 : index
      %47 = arith.addi %44, %46 : index
      %48 = vector.load %w[%47] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %49 = vector.bitcast %48 : vector<16xi8> to vector<8xf16>
      %50 = arith.addi %47, %c18 : index
      %51 = vector.load %w[%50] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %52 = vector.bitcast %51 : vector<16xi8> to vector<8xf16>
      %53 = vector.shuffle %49, %52 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %54 = arith.addi %37, %c3 : index
      %55 = arith.addi %6, %c2 : index
      %56 = arith.muli %54, %c17 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.remui %40, %c6 : index
      %59 = arith.muli %58, %c6 : index
      %60 = arith.addi %57, %59 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = arith.addi %60, %c18 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<8xf16>
      %66 = vector.shuffle %62, %65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %67 = arith.addi %37, %c19 : index
      %68 = arith.addi %6, %c2 : index
      %69 = arith.muli %67, %c17 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.remui %40, %c6 : index
      %72 = arith.muli %71, %c6 : index
      %73 = arith.addi %70, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = arith.addi %73, %c18 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<8xf16>
      %79 = vector.shuffle %75, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %80 = arith.addi %37, %c20 : index
      %81 = arith.addi %6, %c2 : index
      %82 = arith.muli %80, %c17 : index
      %83 = arith.addi %81, %82 : index
      %84 = arith.remui %40, %c6 : index
      %85 = arith.muli %84, %c6 : index
      %86 = arith.addi %83, %85 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = arith.addi %86, %c18 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<8xf16>
      %92 = vector.shuffle %88, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = arith.addi %17, %c4 : index
      %94 = arith.muli %37, %c3 : index
      %95 = arith.addi %94, %c4 : index
      %96 = arith.divui %inputFeatures, %c6 : index
      %97 = arith.muli %93, %96 : index
      %98 = arith.addi %97, %95 : index
      %99 = arith.muli %tileRows, %c6 : index
      %100 = arith.muli %98, %99 : index
      %101 = arith.remui %40, %tileRows : index
      %102 = arith.muli %101, %c12 : index
      %103 = arith.addi %100, %102 : index
      %104 = vector.load %11[%103] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %105 = arith.muli %tileRows, %c12 : index
      %106 = arith.addi %103, %105 : index
      %107 = vector.load %11[%106] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %108 = vector.shuffle %104, %107 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = wave.mma %108, %53, %38 : vector<16xf16>, vector<8xf32>
      %110 = arith.addi %17, %c4 : index
      %111 = arith.muli %37, %c3 : index
      %112 = arith.addi %111, %c3 : index
      %113 = arith.divui %inputFeatures, %c6 : index
      %114 = arith.muli %110, %113 : index
      %115 = arith.addi %114, %112 : index
      %116 = arith.muli %tileRows, %c6 : index
      %117 = arith.muli %115, %116 : index
      %118 = arith.remui %40, %tileRows : index
      %119 = arith.muli %118, %c12 : index
      %120 = arith.addi %117, %119 : index
      %121 = vector.load %11[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %122 = arith.muli %tileRows, %c12 : index
      %123 = arith.addi %120, %122 : index
      %124 = vector.load %11[%123] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %125 = vector.shuffle %121, %124 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %126 = wave.mma %125, %66, %109 : vector<16xf16>, vector<8xf32>
      %127 = arith.addi %17, %c4 : index
      %128 = arith.muli %37, %c3 : index
      %129 = arith.addi %128, %c19 : index
      %130 = arith.divui %inputFeatures, %c6 : index
      %131 = arith.muli %127, %130 : index
      %132 = arith.addi %131, %129 : index
      %133 = arith.muli %tileRows, %c6 : index
      %134 = arith.muli %132, %133 : index
      %135 = arith.remui %40, %tileRows : index
      %136 = arith.muli %135, %c12 : index
      %137 = arith.addi %134, %136 : index
      %138 = vector.load %11[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %139 = arith.muli %tileRows, %c12 : index
      %140 = arith.addi %137, %139 : index
      %141 = vector.load %11[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %142 = vector.shuffle %138, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = wave.mma %142, %79, %126 : vector<16xf16>, vector<8xf32>
      %144 = arith.addi %17, %c4 : index
      %145 = arith.muli %37, %c3 : index
      %146 = arith.addi %145, %c20 : index
      %147 = arith.divui %inputFeatures, %c6 : index
      %148 = arith.muli %144, %147 : index
      %149 = arith.addi %148, %146 : index
      %150 = arith.muli %tileRows, %c6 : index
      %151 = arith.muli %149, %150 : index
      %152 = arith.remui %40, %tileRows : index
      %153 = arith.muli %152, %c12 : index
      %154 = arith.addi %151, %153 : index
      %155 = vector.load %11[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %156 = arith.muli %tileRows, %c12 : index
      %157 = arith.addi %154, %156 : index
      %158 = vector.load %11[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = vector.shuffle %155, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %160 = wave.mma %159, %92, %143 : vector<16xf16>, vector<8xf32>
      scf.yield %160 : vector<8xf32>
    }
    %161 = arith.select %34, %36, %29 : index
    %164 = scf.for %162 = %36 to %161 step %c3 iter_args(%163 = %39) -> (vector<8xf32>) {
      %165 = wave.lane
      %166 = arith.addi %162, %c4 : index
      %167 = arith.addi %6, %c2 : index
      %168 = arith.muli %166, %c17 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.remui %165, %c6 : index
      %171 = arith.muli %170, %c6 : index
      %172 = arith.addi %169, %171 : index
      %173 = vector.load %w[%172] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %174 = vector.bitcast %173 : vector<16xi8> to vector<8xf16>
      %175 = arith.addi %172, %c18 : index
      %176 = vector.load %w[%175] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %177 = vector.bitcast %176 : vector<16xi8> to vector<8xf16>
      %178 = vector.shuffle %174, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %179 = arith.addi %17, %c4 : index
      %180 = arith.muli %162, %c3 : index
      %181 = arith.addi %180, %c4 : index
      %182 = arith.divui %inputFeatures, %c6 : index
      %183 = arith.muli %179, %182 : index
      %184 = arith.addi %183, %181 : index
      %185 = arith.muli %tileRows, %c6 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.remui %165, %tileRows : index
      %188 = arith.muli %187, %c12 : index
      %189 = arith.addi %186, %188 : index
      %190 = vector.load %11[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = arith.muli %tileRows, %c12 : index
      %192 = arith.addi %189, %191 : index
      %193 = vector.load %11[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %194 = vector.shuffle %190, %193 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = wave.mma %194, %178, %163 : vector<16xf16>, vector<8xf32>
      scf.yield %195 : vector<8xf32>
    }
    %196 = wave.lane
    %197 = wave.wave
    %198 = arith.muli %197, %c3 : index
    %199 = arith.addi %198, %c4 : index
    %200 = arith.muli %199, %c18 : index
    %201 = arith.addi %200, %196 : index
    %202 = vector.extract %164[0] : f32 from vector<8xf32>
    %203 = arith.addi %201, %c4 : index
    memref.store %202, %12[%203] : memref<?xf32>
    %204 = vector.extract %164[1] : f32 from vector<8xf32>
    %205 = arith.addi %201, %c1 : index
    memref.store %204, %12[%205] : memref<?xf32>
    %206 = vector.extract %164[2] : f32 from vector<8xf32>
    %207 = arith.addi %201, %c21 : index
    memref.store %206, %12[%207] : memref<?xf32>
    %208 = vector.extract %164[3] : f32 from vector<8xf32>
    %209 = arith.addi %201, %c22 : index
    memref.store %208, %12[%209] : memref<?xf32>
    %210 = vector.extract %164[4] : f32 from vector<8xf32>
    %211 = arith.addi %201, %c2 : index
    memref.store %210, %12[%211] : memref<?xf32>
    %212 = vector.extract %164[5] : f32 from vector<8xf32>
    %213 = arith.addi %201, %c23 : index
    memref.store %212, %12[%213] : memref<?xf32>
    %214 = vector.extract %164[6] : f32 from vector<8xf32>
    %215 = arith.addi %201, %c24 : index
    memref.store %214, %12[%215] : memref<?xf32>
    %216 = vector.extract %164[7] : f32 from vector<8xf32>
    %217 = arith.addi %201, %c25 : index
    memref.store %216, %12[%217] : memref<?xf32>
    wave.barrier
    %218 = arith.muli %197, %c3 : index
    %219 = arith.addi %218, %c4 : index
    %220 = arith.muli %219, %c1 : index
    %221 = arith.addi %220, %196 : index
    %222 = arith.addi %221, %c4 : index
    %223 = memref.load %12[%222] : memref<?xf32>
    %224 = arith.addi %222, %c18 : index
    %225 = memref.load %12[%224] : memref<?xf32>
    %226 = arith.addf %223, %225 : f32
    %227 = arith.addi %222, %c17 : index
    %228 = memref.load %12[%227] : memref<?xf32>
    %229 = arith.addf %226, %228 : f32
    %230 = arith.addi %222, %c26 : index
    %231 = memref.load %12[%230] : memref<?xf32>
    %232 = arith.addf %229, %231 : f32
    %233 = arith.addi %222, %c27 : index
    %234 = memref.load %12[%233] : memref<?xf32>
    %235 = arith.addf %232, %234 : f32
    %236 = arith.addi %222, %c28 : index
    %237 = memref.load %12[%236] : memref<?xf32>
    %238 = arith.addf %235, %237 : f32
    %239 = arith.addi %222, %c29 : index
    %240 = memref.load %12[%239] : memref<?xf32>
    %241 = arith.addf %238, %240 : f32
    %242 = arith.addi %222, %c30 : index
    %243 = memref.load %12[%242] : memref<?xf32>
    %244 = arith.addf %241, %243 : f32
    %245 = wave.lane
    %246 = arith.addi %9, %c4 : index
    %247 = arith.muli %219, %c19 : index
    %248 = arith.addi %246, %247 : index
    %249 = arith.divui %245, %c6 : index
    %250 = arith.addi %248, %249 : index
    %251 = arith.cmpi slt, %250, %8 : index
    scf.if %251 {
      %252 = arith.cmpi eq, %hasFactors, %c3 : index
      %253 = memref.load %factors[%250] : memref<?xf32>
      %254 = arith.select %252, %253, %c32 : f32
      %255 = arith.remui %245, %c6 : index
      %256 = arith.muli %255, %c15 : index
      %257 = arith.addi %6, %256 : index
      %258 = vector.load %w[%257] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %259 = vector.bitcast %258 : vector<4xi8> to vector<1xf32>
      %260 = vector.extract %259[0] : f32 from vector<1xf32>
      %261 = arith.mulf %260, %254 : f32
      %262 = arith.mulf %244, %261 : f32
      %263 = arith.muli %250, %outputFeatures : index
      %264 = arith.addi %263, %15 : index
      %265 = wave.lane
      %266 = arith.remui %265, %c6 : index
      %267 = arith.addi %264, %266 : index
      scf.if %13 {
        %268 = arith.addi %267, %c4 : index
        %269 = memref.load %residual[%268] : memref<?xf32>
        %270 = arith.addf %269, %262 : f32
        %271 = arith.addi %267, %c4 : index
        memref.store %270, %out[%271] : memref<?xf32>
      } else {
        %272 = arith.addi %267, %c4 : index
        memref.store %262, %out[%272] : memref<?xf32>
      }
    }
  }
  wave.return
}
