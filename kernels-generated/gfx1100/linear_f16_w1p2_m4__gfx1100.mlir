// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
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
  %7 = arith.addi %4, %c5 : index
  %8 = arith.muli %7, %3 : index
  %9 = memref.load %step[%countAt] : memref<?xi32>
  %10 = arith.index_cast %9 : i32 to index
  %11 = arith.muli %1, %c7 : index
  %12 = arith.cmpi eq, %hasResidual, %c5 : index
  %13 = wave.block 0
  %14 = arith.muli %13, %c1 : index
  %15 = arith.cmpi slt, %11, %10 : index
  scf.if %15 {
    %16 = wave.lane
    %17 = arith.remui %16, %c7 : index
    %18 = wave.scratch %operandHalves : memref<?xf16>
    %19 = arith.divui %operandHalves, %c12 : index
    %20 = wave.wave
    %21 = arith.muli %20, %c1 : index
    %22 = wave.lane
    %23 = arith.addi %21, %22 : index
    scf.for %24 = %23 to %19 step %c1 {
      %25 = arith.muli %24, %c12 : index
      %26 = arith.addi %c4, %25 : index
      %27 = vector.load %x[%26] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %28 = arith.muli %24, %c12 : index
      vector.store %27, %18[%28] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %29 = arith.remui %17, %tileRows : index
    %30 = arith.muli %29, %c12 : index
    %31 = wave.wave
    %32 = arith.divui %inputFeatures, %c7 : index
    %33 = arith.muli %31, %stepsPerWave : index
    %34 = arith.minsi %33, %32 : index
    %35 = arith.addi %34, %stepsPerWave : index
    %36 = arith.minsi %35, %32 : index
    %37 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %38 = arith.subi %36, %34 : index
    %39 = arith.divui %38, %c16 : index
    %40 = arith.muli %39, %c16 : index
    %41 = arith.addi %34, %40 : index
    %42 = arith.addi %34, %stepsPerWave : index
    %43 = arith.select %37, %42, %41 : index
    %47:2 = scf.for %44 = %34 to %43 step %c16 iter_args(%45 = %c13, %46 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %48 = wave.lane
      %49 = arith.addi %44, %c4 : index
      %50 = arith.addi %6, %c2 : index
      %51 = arith.muli %49, %c17 : index
      %52 = arith.addi %50, %51 : index
      %53 = arith.remui %48, %c7 : index
      %54 = arith.muli %53, %c7 : index
      %55 = arith.addi %52, %54 : index
      %56 = vector.load %w[%55] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %57 = vector.bitcast %56 : vector<16xi8> to vector<8xf16>
      %58 = arith.addi %55, %c18 : index
      %59 = vector.load %w[%58] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %60 = vector.bitcast %59 : vector<16xi8> to vector<8xf16>
      %61 = vector.shuffle %57, %60 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %62 = arith.addi %44, %c5 : index
      %63 = arith.addi %6, %c2 : index
      %64 = arith.muli %62, %c17 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.remui %48, %c7 : index
      %67 = arith.muli %66, %c7 : index
      %68 = arith.addi %65, %67 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<8xf16>
      %71 = arith.addi %68, %c18 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<8xf16>
      %74 = vector.shuffle %70, %73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %75 = arith.addi %44, %c3 : index
      %76 = arith.addi %6, %c2 : index
      %77 = arith.muli %75, %c17 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.remui %48, %c7 : index
      %80 = arith.muli %79, %c7 : index
      %81 = arith.addi %78, %80 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<8xf16>
      %84 = arith.addi %81, %c18 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<8xf16>
      %87 = vector.shuffle %83, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = arith.addi %44, %c19 : index
      %89 = arith.addi %6, %c2 : index
      %90 = arith.muli %88, %c17 : index
      %91 = arith.addi %89, %90 : index
      %92 = arith.remui %48, %c7 : index
      %93 = arith.muli %92, %c7 : index
      %94 = arith.addi %91, %93 : index
      %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %96 = vector.bitcast %95 : vector<16xi8> to vector<8xf16>
      %97 = arith.addi %94, %c18 : index
      %98 = vector.load %w[%97] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %99 = vector.bitcast %98 : vector<16xi8> to vector<8xf16>
      %100 = vector.shuffle %96, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = arith.addi %44, %c4 : index
      %102 = arith.addi %8, %c2 : index
      %103 = arith.muli %101, %c17 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.remui %48, %c7 : index
      %106 = arith.muli %105, %c7 : index
      %107 = arith.addi %104, %106 : index
      %108 = vector.load %w[%107] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %109 = vector.bitcast %108 : vector<16xi8> to vector<8xf16>
      %110 = arith.addi %107, %c18 : index
      %111 = vector.load %w[%110] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<8xf16>
      %113 = vector.shuffle %109, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %114 = arith.addi %44, %c5 : index
      %115 = arith.addi %8, %c2 : index
      %116 = arith.muli %114, %c17 : index
      %117 = arith.addi %115, %116 : index
      %118 = arith.remui %48, %c7 : index
      %119 = arith.muli %118, %c7 : index
      %120 = arith.addi %117, %119 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<8xf16>
      %123 = arith.addi %120, %c18 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<8xf16>
      %126 = vector.shuffle %122, %125 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %127 = arith.addi %44, %c3 : index
      %128 = arith.addi %8, %c2 : index
      %129 = arith.muli %127, %c17 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.remui %48, %c7 : index
      %132 = arith.muli %131, %c7 : index
      %133 = arith.addi %130, %132 : index
      %134 = vector.load %w[%133] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %135 = vector.bitcast %134 : vector<16xi8> to vector<8xf16>
      %136 = arith.addi %133, %c18 : index
      %137 = vector.load %w[%136] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %138 = vector.bitcast %137 : vector<16xi8> to vector<8xf16>
      %139 = vector.shuffle %135, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = arith.addi %44, %c19 : index
      %141 = arith.addi %8, %c2 : index
      %142 = arith.muli %140, %c17 : index
      %143 = arith.addi %141, %142 : index
      %144 = arith.remui %48, %c7 : index
      %145 = arith.muli %144, %c7 : index
      %146 = arith.addi %143, %145 : index
      %147 = vector.load %w[%146] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %148 = vector.bitcast %147 : vector<16xi8> to vector<8xf16>
      %149 = arith.addi %146, %c18 : index
      %150 = vector.load %w[%149] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %151 = vector.bitcast %150 : vector<16xi8> to vector<8xf16>
      %152 = vector.shuffle %148, %151 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %153 = arith.muli %44, %c5 : index
      %154 = arith.addi %153, %c4 : index
      %155 = arith.muli %tileRows, %c7 : index
      %156 = arith.muli %154, %155 : index
      %157 = arith.addi %30, %156 : index
      %158 = vector.load %18[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = arith.muli %tileRows, %c12 : index
      %160 = arith.addi %157, %159 : index
      %161 = vector.load %18[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %162 = vector.shuffle %158, %161 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %163 = wave.mma %162, %61, %45 : vector<16xf16>, vector<8xf32>
      %164 = wave.mma %162, %113, %46 : vector<16xf16>, vector<8xf32>
      %165 = arith.muli %44, %c5 : index
      %166 = arith.addi %165, %c5 : index
      %167 = arith.muli %tileRows, %c7 : index
      %168 = arith.muli %166, %167 : index
      %169 = arith.addi %30, %168 : index
      %170 = vector.load %18[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %171 = arith.muli %tileRows, %c12 : index
      %172 = arith.addi %169, %171 : index
      %173 = vector.load %18[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %174 = vector.shuffle %170, %173 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %175 = wave.mma %174, %74, %163 : vector<16xf16>, vector<8xf32>
      %176 = wave.mma %174, %126, %164 : vector<16xf16>, vector<8xf32>
      %177 = arith.muli %44, %c5 : index
      %178 = arith.addi %177, %c3 : index
      %179 = arith.muli %tileRows, %c7 : index
      %180 = arith.muli %178, %179 : index
      %181 = arith.addi %30, %180 : index
      %182 = vector.load %18[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %183 = arith.muli %tileRows, %c12 : index
      %184 = arith.addi %181, %183 : index
      %185 = vector.load %18[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %186 = vector.shuffle %182, %185 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %187 = wave.mma %186, %87, %175 : vector<16xf16>, vector<8xf32>
      %188 = wave.mma %186, %139, %176 : vector<16xf16>, vector<8xf32>
      %189 = arith.muli %44, %c5 : index
      %190 = arith.addi %189, %c19 : index
      %191 = arith.muli %tileRows, %c7 : index
      %192 = arith.muli %190, %191 : index
      %193 = arith.addi %30, %192 : index
      %194 = vector.load %18[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %195 = arith.muli %tileRows, %c12 : index
      %196 = arith.addi %193, %195 : index
      %197 = vector.load %18[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %198 = vector.shuffle %194, %197 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %199 = wave.mma %198, %100, %187 : vector<16xf16>, vector<8xf32>
      %200 = wave.mma %198, %152, %188 : vector<16xf16>, vector<8xf32>
      scf.yield %199, %200 : vector<8xf32>, vector<8xf32>
    }
    %201 = arith.select %37, %43, %36 : index
    %205:2 = scf.for %202 = %43 to %201 step %c5 iter_args(%203 = %47#0, %204 = %47#1) -> (vector<8xf32>, vector<8xf32>) {
      %206 = wave.lane
      %207 = arith.addi %202, %c4 : index
      %208 = arith.addi %6, %c2 : index
      %209 = arith.muli %207, %c17 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.remui %206, %c7 : index
      %212 = arith.muli %211, %c7 : index
      %213 = arith.addi %210, %212 : index
      %214 = vector.load %w[%213] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %215 = vector.bitcast %214 : vector<16xi8> to vector<8xf16>
      %216 = arith.addi %213, %c18 : index
      %217 = vector.load %w[%216] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %218 = vector.bitcast %217 : vector<16xi8> to vector<8xf16>
      %219 = vector.shuffle %215, %218 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %220 = arith.addi %202, %c4 : index
      %221 = arith.addi %8, %c2 : index
      %222 = arith.muli %220, %c17 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.remui %206, %c7 : index
      %225 = arith.muli %224, %c7 : index
      %226 = arith.addi %223, %225 : index
      %227 = vector.load %w[%226] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %228 = vector.bitcast %227 : vector<16xi8> to vector<8xf16>
      %229 = arith.addi %226, %c18 : index
      %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %231 = vector.bitcast %230 : vector<16xi8> to vector<8xf16>
      %232 = vector.shuffle %228, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = arith.muli %202, %c5 : index
      %234 = arith.addi %233, %c4 : index
      %235 = arith.muli %tileRows, %c7 : index
      %236 = arith.muli %234, %235 : index
      %237 = arith.addi %30, %236 : index
      %238 = vector.load %18[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = arith.muli %tileRows, %c12 : index
      %240 = arith.addi %237, %239 : index
      %241 = vector.load %18[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = vector.shuffle %238, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = wave.mma %242, %219, %203 : vector<16xf16>, vector<8xf32>
      %244 = wave.mma %242, %232, %204 : vector<16xf16>, vector<8xf32>
      scf.yield %243, %244 : vector<8xf32>, vector<8xf32>
    }
    %245 = wave.lane
    %246 = vector.extract %205#0[0] : f32 from vector<8xf32>
    %247 = vector.extract %205#1[0] : f32 from vector<8xf32>
    %248 = wave.lane
    %249 = arith.addi %11, %c4 : index
    %250 = arith.muli %c4, %c3 : index
    %251 = arith.addi %249, %250 : index
    %252 = arith.divui %248, %c7 : index
    %253 = arith.addi %251, %252 : index
    %254 = arith.cmpi slt, %253, %10 : index
    scf.if %254 {
      %255 = arith.cmpi eq, %hasFactors, %c5 : index
      %256 = arith.muli %253, %c3 : index
      %257 = memref.load %factors[%256] : memref<?xf32>
      %258 = arith.mulf %257, %operandScale : f32
      %259 = arith.select %255, %258, %operandScale : f32
      %260 = arith.remui %248, %c7 : index
      %261 = arith.muli %260, %c16 : index
      %262 = arith.addi %6, %261 : index
      %263 = vector.load %w[%262] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %264 = vector.bitcast %263 : vector<4xi8> to vector<1xf32>
      %265 = vector.extract %264[0] : f32 from vector<1xf32>
      %266 = arith.mulf %265, %259 : f32
      %267 = arith.mulf %246, %266 : f32
      %268 = arith.remui %248, %c7 : index
      %269 = arith.muli %268, %c16 : index
      %270 = arith.addi %8, %269 : index
      %271 = vector.load %w[%270] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %272 = vector.bitcast %271 : vector<4xi8> to vector<1xf32>
      %273 = vector.extract %272[0] : f32 from vector<1xf32>
      %274 = arith.mulf %273, %259 : f32
      %275 = arith.mulf %247, %274 : f32
      %276 = arith.muli %253, %outputFeatures : index
      %277 = arith.addi %276, %14 : index
      %278 = wave.lane
      %279 = arith.remui %278, %c7 : index
      %280 = arith.addi %277, %279 : index
      scf.if %12 {
        %281 = arith.addi %280, %c4 : index
        %282 = memref.load %residual[%281] : memref<?xf32>
        %283 = arith.addf %282, %267 : f32
        %284 = arith.addi %280, %c4 : index
        memref.store %283, %out[%284] : memref<?xf32>
      } else {
        %285 = arith.addi %280, %c4 : index
        memref.store %267, %out[%285] : memref<?xf32>
      }
      scf.if %12 {
        %286 = arith.addi %280, %c7 : index
        %287 = memref.load %residual[%286] : memref<?xf32>
        %288 = arith.addf %287, %275 : f32
        %289 = arith.addi %280, %c7 : index
        memref.store %288, %out[%289] : memref<?xf32>
      } else {
        %290 = arith.addi %280, %c7 : index
        memref.store %275, %out[%290] : memref<?xf32>
      }
    }
    %291 = vector.extract %205#0[1] : f32 from vector<8xf32>
    %292 = vector.extract %205#1[1] : f32 from vector<8xf32>
    %293 = wave.lane
    %294 = arith.addi %11, %c4 : index
    %295 = arith.muli %c5, %c3 : index
    %296 = arith.addi %294, %295 : index
    %297 = arith.divui %293, %c7 : index
    %298 = arith.addi %296, %297 : index
    %299 = arith.cmpi slt, %298, %10 : index
    scf.if %299 {
      %300 = arith.cmpi eq, %hasFactors, %c5 : index
      %301 = arith.muli %298, %c3 : index
      %302 = memref.load %factors[%301] : memref<?xf32>
      %303 = arith.mulf %302, %operandScale : f32
      %304 = arith.select %300, %303, %operandScale : f32
      %305 = arith.remui %293, %c7 : index
      %306 = arith.muli %305, %c16 : index
      %307 = arith.addi %6, %306 : index
      %308 = vector.load %w[%307] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %309 = vector.bitcast %308 : vector<4xi8> to vector<1xf32>
      %310 = vector.extract %309[0] : f32 from vector<1xf32>
      %311 = arith.mulf %310, %304 : f32
      %312 = arith.mulf %291, %311 : f32
      %313 = arith.remui %293, %c7 : index
      %314 = arith.muli %313, %c16 : index
      %315 = arith.addi %8, %314 : index
      %316 = vector.load %w[%315] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %317 = vector.bitcast %316 : vector<4xi8> to vector<1xf32>
      %318 = vector.extract %317[0] : f32 from vector<1xf32>
      %319 = arith.mulf %318, %304 : f32
      %320 = arith.mulf %292, %319 : f32
      %321 = arith.muli %298, %outputFeatures : index
      %322 = arith.addi %321, %14 : index
      %323 = wave.lane
      %324 = arith.remui %323, %c7 : index
      %325 = arith.addi %322, %324 : index
      scf.if %12 {
        %326 = arith.addi %325, %c4 : index
        %327 = memref.load %residual[%326] : memref<?xf32>
        %328 = arith.addf %327, %312 : f32
        %329 = arith.addi %325, %c4 : index
        memref.store %328, %out[%329] : memref<?xf32>
      } else {
        %330 = arith.addi %325, %c4 : index
        memref.store %312, %out[%330] : memref<?xf32>
      }
      scf.if %12 {
        %331 = arith.addi %325, %c7 : index
        %332 = memref.load %residual[%331] : memref<?xf32>
        %333 = arith.addf %332, %320 : f32
        %334 = arith.addi %325, %c7 : index
        memref.store %333, %out[%334] : memref<?xf32>
      } else {
        %335 = arith.addi %325, %c7 : index
        memref.store %320, %out[%335] : memref<?xf32>
      }
    }
    %336 = vector.extract %205#0[2] : f32 from vector<8xf32>
    %337 = vector.extract %205#1[2] : f32 from vector<8xf32>
    %338 = wave.lane
    %339 = arith.addi %11, %c4 : index
    %340 = arith.muli %c3, %c3 : index
    %341 = arith.addi %339, %340 : index
    %342 = arith.divui %338, %c7 : index
    %343 = arith.addi %341, %342 : index
    %344 = arith.cmpi slt, %343, %10 : index
    scf.if %344 {
      %345 = arith.cmpi eq, %hasFactors, %c5 : index
      %346 = arith.muli %343, %c3 : index
      %347 = memref.load %factors[%346] : memref<?xf32>
      %348 = arith.mulf %347, %operandScale : f32
      %349 = arith.select %345, %348, %operandScale : f32
      %350 = arith.remui %338, %c7 : index
      %351 = arith.muli %350, %c16 : index
      %352 = arith.addi %6, %351 : index
      %353 = vector.load %w[%352] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %354 = vector.bitcast %353 : vector<4xi8> to vector<1xf32>
      %355 = vector.extract %354[0] : f32 from vector<1xf32>
      %356 = arith.mulf %355, %349 : f32
      %357 = arith.mulf %336, %356 : f32
      %358 = arith.remui %338, %c7 : index
      %359 = arith.muli %358, %c16 : index
      %360 = arith.addi %8, %359 : index
      %361 = vector.load %w[%360] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %362 = vector.bitcast %361 : vector<4xi8> to vector<1xf32>
      %363 = vector.extract %362[0] : f32 from vector<1xf32>
      %364 = arith.mulf %363, %349 : f32
      %365 = arith.mulf %337, %364 : f32
      %366 = arith.muli %343, %outputFeatures : index
      %367 = arith.addi %366, %14 : index
      %368 = wave.lane
      %369 = arith.remui %368, %c7 : index
      %370 = arith.addi %367, %369 : index
      scf.if %12 {
        %371 = arith.addi %370, %c4 : index
        %372 = memref.load %residual[%371] : memref<?xf32>
        %373 = arith.addf %372, %357 : f32
        %374 = arith.addi %370, %c4 : index
        memref.store %373, %out[%374] : memref<?xf32>
      } else {
        %375 = arith.addi %370, %c4 : index
        memref.store %357, %out[%375] : memref<?xf32>
      }
      scf.if %12 {
        %376 = arith.addi %370, %c7 : index
        %377 = memref.load %residual[%376] : memref<?xf32>
        %378 = arith.addf %377, %365 : f32
        %379 = arith.addi %370, %c7 : index
        memref.store %378, %out[%379] : memref<?xf32>
      } else {
        %380 = arith.addi %370, %c7 : index
        memref.store %365, %out[%380] : memref<?xf32>
      }
    }
    %381 = vector.extract %205#0[3] : f32 from vector<8xf32>
    %382 = vector.extract %205#1[3] : f32 from vector<8xf32>
    %383 = wave.lane
    %384 = arith.addi %11, %c4 : index
    %385 = arith.muli %c19, %c3 : index
    %386 = arith.addi %384, %385 : index
    %387 = arith.divui %383, %c7 : index
    %388 = arith.addi %386, %387 : index
    %389 = arith.cmpi slt, %388, %10 : index
    scf.if %389 {
      %390 = arith.cmpi eq, %hasFactors, %c5 : index
      %391 = arith.muli %388, %c3 : index
      %392 = memref.load %factors[%391] : memref<?xf32>
      %393 = arith.mulf %392, %operandScale : f32
      %394 = arith.select %390, %393, %operandScale : f32
      %395 = arith.remui %383, %c7 : index
      %396 = arith.muli %395, %c16 : index
      %397 = arith.addi %6, %396 : index
      %398 = vector.load %w[%397] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %399 = vector.bitcast %398 : vector<4xi8> to vector<1xf32>
      %400 = vector.extract %399[0] : f32 from vector<1xf32>
      %401 = arith.mulf %400, %394 : f32
      %402 = arith.mulf %381, %401 : f32
      %403 = arith.remui %383, %c7 : index
      %404 = arith.muli %403, %c16 : index
      %405 = arith.addi %8, %404 : index
      %406 = vector.load %w[%405] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %407 = vector.bitcast %406 : vector<4xi8> to vector<1xf32>
      %408 = vector.extract %407[0] : f32 from vector<1xf32>
      %409 = arith.mulf %408, %394 : f32
      %410 = arith.mulf %382, %409 : f32
      %411 = arith.muli %388, %outputFeatures : index
      %412 = arith.addi %411, %14 : index
      %413 = wave.lane
      %414 = arith.remui %413, %c7 : index
      %415 = arith.addi %412, %414 : index
      scf.if %12 {
        %416 = arith.addi %415, %c4 : index
        %417 = memref.load %residual[%416] : memref<?xf32>
        %418 = arith.addf %417, %402 : f32
        %419 = arith.addi %415, %c4 : index
        memref.store %418, %out[%419] : memref<?xf32>
      } else {
        %420 = arith.addi %415, %c4 : index
        memref.store %402, %out[%420] : memref<?xf32>
      }
      scf.if %12 {
        %421 = arith.addi %415, %c7 : index
        %422 = memref.load %residual[%421] : memref<?xf32>
        %423 = arith.addf %422, %410 : f32
        %424 = arith.addi %415, %c7 : index
        memref.store %423, %out[%424] : memref<?xf32>
      } else {
        %425 = arith.addi %415, %c7 : index
        memref.store %410, %out[%425] : memref<?xf32>
      }
    }
    %426 = vector.extract %205#0[4] : f32 from vector<8xf32>
    %427 = vector.extract %205#1[4] : f32 from vector<8xf32>
    %428 = wave.lane
    %429 = arith.addi %11, %c4 : index
    %430 = arith.muli %c16, %c3 : index
    %431 = arith.addi %429, %430 : index
    %432 = arith.divui %428, %c7 : index
    %433 = arith.addi %431, %432 : index
    %434 = arith.cmpi slt, %433, %10 : index
    scf.if %434 {
      %435 = arith.cmpi eq, %hasFactors, %c5 : index
      %436 = arith.muli %433, %c3 : index
      %437 = memref.load %factors[%436] : memref<?xf32>
      %438 = arith.mulf %437, %operandScale : f32
      %439 = arith.select %435, %438, %operandScale : f32
      %440 = arith.remui %428, %c7 : index
      %441 = arith.muli %440, %c16 : index
      %442 = arith.addi %6, %441 : index
      %443 = vector.load %w[%442] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %444 = vector.bitcast %443 : vector<4xi8> to vector<1xf32>
      %445 = vector.extract %444[0] : f32 from vector<1xf32>
      %446 = arith.mulf %445, %439 : f32
      %447 = arith.mulf %426, %446 : f32
      %448 = arith.remui %428, %c7 : index
      %449 = arith.muli %448, %c16 : index
      %450 = arith.addi %8, %449 : index
      %451 = vector.load %w[%450] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %452 = vector.bitcast %451 : vector<4xi8> to vector<1xf32>
      %453 = vector.extract %452[0] : f32 from vector<1xf32>
      %454 = arith.mulf %453, %439 : f32
      %455 = arith.mulf %427, %454 : f32
      %456 = arith.muli %433, %outputFeatures : index
      %457 = arith.addi %456, %14 : index
      %458 = wave.lane
      %459 = arith.remui %458, %c7 : index
      %460 = arith.addi %457, %459 : index
      scf.if %12 {
        %461 = arith.addi %460, %c4 : index
        %462 = memref.load %residual[%461] : memref<?xf32>
        %463 = arith.addf %462, %447 : f32
        %464 = arith.addi %460, %c4 : index
        memref.store %463, %out[%464] : memref<?xf32>
      } else {
        %465 = arith.addi %460, %c4 : index
        memref.store %447, %out[%465] : memref<?xf32>
      }
      scf.if %12 {
        %466 = arith.addi %460, %c7 : index
        %467 = memref.load %residual[%466] : memref<?xf32>
        %468 = arith.addf %467, %455 : f32
        %469 = arith.addi %460, %c7 : index
        memref.store %468, %out[%469] : memref<?xf32>
      } else {
        %470 = arith.addi %460, %c7 : index
        memref.store %455, %out[%470] : memref<?xf32>
      }
    }
    %471 = vector.extract %205#0[5] : f32 from vector<8xf32>
    %472 = vector.extract %205#1[5] : f32 from vector<8xf32>
    %473 = wave.lane
    %474 = arith.addi %11, %c4 : index
    %475 = arith.muli %c22, %c3 : index
    %476 = arith.addi %474, %475 : index
    %477 = arith.divui %473, %c7 : index
    %478 = arith.addi %476, %477 : index
    %479 = arith.cmpi slt, %478, %10 : index
    scf.if %479 {
      %480 = arith.cmpi eq, %hasFactors, %c5 : index
      %481 = arith.muli %478, %c3 : index
      %482 = memref.load %factors[%481] : memref<?xf32>
      %483 = arith.mulf %482, %operandScale : f32
      %484 = arith.select %480, %483, %operandScale : f32
      %485 = arith.remui %473, %c7 : index
      %486 = arith.muli %485, %c16 : index
      %487 = arith.addi %6, %486 : index
      %488 = vector.load %w[%487] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %489 = vector.bitcast %488 : vector<4xi8> to vector<1xf32>
      %490 = vector.extract %489[0] : f32 from vector<1xf32>
      %491 = arith.mulf %490, %484 : f32
      %492 = arith.mulf %471, %491 : f32
      %493 = arith.remui %473, %c7 : index
      %494 = arith.muli %493, %c16 : index
      %495 = arith.addi %8, %494 : index
      %496 = vector.load %w[%495] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %497 = vector.bitcast %496 : vector<4xi8> to vector<1xf32>
      %498 = vector.extract %497[0] : f32 from vector<1xf32>
      %499 = arith.mulf %498, %484 : f32
      %500 = arith.mulf %472, %499 : f32
      %501 = arith.muli %478, %outputFeatures : index
      %502 = arith.addi %501, %14 : index
      %503 = wave.lane
      %504 = arith.remui %503, %c7 : index
      %505 = arith.addi %502, %504 : index
      scf.if %12 {
        %506 = arith.addi %505, %c4 : index
        %507 = memref.load %residual[%506] : memref<?xf32>
        %508 = arith.addf %507, %492 : f32
        %509 = arith.addi %505, %c4 : index
        memref.store %508, %out[%509] : memref<?xf32>
      } else {
        %510 = arith.addi %505, %c4 : index
        memref.store %492, %out[%510] : memref<?xf32>
      }
      scf.if %12 {
        %511 = arith.addi %505, %c7 : index
        %512 = memref.load %residual[%511] : memref<?xf32>
        %513 = arith.addf %512, %500 : f32
        %514 = arith.addi %505, %c7 : index
        memref.store %513, %out[%514] : memref<?xf32>
      } else {
        %515 = arith.addi %505, %c7 : index
        memref.store %500, %out[%515] : memref<?xf32>
      }
    }
    %516 = vector.extract %205#0[6] : f32 from vector<8xf32>
    %517 = vector.extract %205#1[6] : f32 from vector<8xf32>
    %518 = wave.lane
    %519 = arith.addi %11, %c4 : index
    %520 = arith.muli %c23, %c3 : index
    %521 = arith.addi %519, %520 : index
    %522 = arith.divui %518, %c7 : index
    %523 = arith.addi %521, %522 : index
    %524 = arith.cmpi slt, %523, %10 : index
    scf.if %524 {
      %525 = arith.cmpi eq, %hasFactors, %c5 : index
      %526 = arith.muli %523, %c3 : index
      %527 = memref.load %factors[%526] : memref<?xf32>
      %528 = arith.mulf %527, %operandScale : f32
      %529 = arith.select %525, %528, %operandScale : f32
      %530 = arith.remui %518, %c7 : index
      %531 = arith.muli %530, %c16 : index
      %532 = arith.addi %6, %531 : index
      %533 = vector.load %w[%532] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %534 = vector.bitcast %533 : vector<4xi8> to vector<1xf32>
      %535 = vector.extract %534[0] : f32 from vector<1xf32>
      %536 = arith.mulf %535, %529 : f32
      %537 = arith.mulf %516, %536 : f32
      %538 = arith.remui %518, %c7 : index
      %539 = arith.muli %538, %c16 : index
      %540 = arith.addi %8, %539 : index
      %541 = vector.load %w[%540] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %542 = vector.bitcast %541 : vector<4xi8> to vector<1xf32>
      %543 = vector.extract %542[0] : f32 from vector<1xf32>
      %544 = arith.mulf %543, %529 : f32
      %545 = arith.mulf %517, %544 : f32
      %546 = arith.muli %523, %outputFeatures : index
      %547 = arith.addi %546, %14 : index
      %548 = wave.lane
      %549 = arith.remui %548, %c7 : index
      %550 = arith.addi %547, %549 : index
      scf.if %12 {
        %551 = arith.addi %550, %c4 : index
        %552 = memref.load %residual[%551] : memref<?xf32>
        %553 = arith.addf %552, %537 : f32
        %554 = arith.addi %550, %c4 : index
        memref.store %553, %out[%554] : memref<?xf32>
      } else {
        %555 = arith.addi %550, %c4 : index
        memref.store %537, %out[%555] : memref<?xf32>
      }
      scf.if %12 {
        %556 = arith.addi %550, %c7 : index
        %557 = memref.load %residual[%556] : memref<?xf32>
        %558 = arith.addf %557, %545 : f32
        %559 = arith.addi %550, %c7 : index
        memref.store %558, %out[%559] : memref<?xf32>
      } else {
        %560 = arith.addi %550, %c7 : index
        memref.store %545, %out[%560] : memref<?xf32>
      }
    }
    %561 = vector.extract %205#0[7] : f32 from vector<8xf32>
    %562 = vector.extract %205#1[7] : f32 from vector<8xf32>
    %563 = wave.lane
    %564 = arith.addi %11, %c4 : index
    %565 = arith.muli %c24, %c3 : index
    %566 = arith.addi %564, %565 : index
    %567 = arith.divui %563, %c7 : index
    %568 = arith.addi %566, %567 : index
    %569 = arith.cmpi slt, %568, %10 : index
    scf.if %569 {
      %570 = arith.cmpi eq, %hasFactors, %c5 : index
      %571 = arith.muli %568, %c3 : index
      %572 = memref.load %factors[%571] : memref<?xf32>
      %573 = arith.mulf %572, %operandScale : f32
      %574 = arith.select %570, %573, %operandScale : f32
      %575 = arith.remui %563, %c7 : index
      %576 = arith.muli %575, %c16 : index
      %577 = arith.addi %6, %576 : index
      %578 = vector.load %w[%577] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %579 = vector.bitcast %578 : vector<4xi8> to vector<1xf32>
      %580 = vector.extract %579[0] : f32 from vector<1xf32>
      %581 = arith.mulf %580, %574 : f32
      %582 = arith.mulf %561, %581 : f32
      %583 = arith.remui %563, %c7 : index
      %584 = arith.muli %583, %c16 : index
      %585 = arith.addi %8, %584 : index
      %586 = vector.load %w[%585] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %587 = vector.bitcast %586 : vector<4xi8> to vector<1xf32>
      %588 = vector.extract %587[0] : f32 from vector<1xf32>
      %589 = arith.mulf %588, %574 : f32
      %590 = arith.mulf %562, %589 : f32
      %591 = arith.muli %568, %outputFeatures : index
      %592 = arith.addi %591, %14 : index
      %593 = wave.lane
      %594 = arith.remui %593, %c7 : index
      %595 = arith.addi %592, %594 : index
      scf.if %12 {
        %596 = arith.addi %595, %c4 : index
        %597 = memref.load %residual[%596] : memref<?xf32>
        %598 = arith.addf %597, %582 : f32
        %599 = arith.addi %595, %c4 : index
        memref.store %598, %out[%599] : memref<?xf32>
      } else {
        %600 = arith.addi %595, %c4 : index
        memref.store %582, %out[%600] : memref<?xf32>
      }
      scf.if %12 {
        %601 = arith.addi %595, %c7 : index
        %602 = memref.load %residual[%601] : memref<?xf32>
        %603 = arith.addf %602, %590 : f32
        %604 = arith.addi %595, %c7 : index
        memref.store %603, %out[%604] : memref<?xf32>
      } else {
        %605 = arith.addi %595, %c7 : index
        memref.store %590, %out[%605] : memref<?xf32>
      }
    }
  }
  wave.return
}
