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
      %256 = memref.load %factors[%253] : memref<?xf32>
      %257 = arith.select %255, %256, %c21 : f32
      %258 = arith.remui %248, %c7 : index
      %259 = arith.muli %258, %c16 : index
      %260 = arith.addi %6, %259 : index
      %261 = vector.load %w[%260] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %262 = vector.bitcast %261 : vector<4xi8> to vector<1xf32>
      %263 = vector.extract %262[0] : f32 from vector<1xf32>
      %264 = arith.mulf %263, %257 : f32
      %265 = arith.mulf %246, %264 : f32
      %266 = arith.remui %248, %c7 : index
      %267 = arith.muli %266, %c16 : index
      %268 = arith.addi %8, %267 : index
      %269 = vector.load %w[%268] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %270 = vector.bitcast %269 : vector<4xi8> to vector<1xf32>
      %271 = vector.extract %270[0] : f32 from vector<1xf32>
      %272 = arith.mulf %271, %257 : f32
      %273 = arith.mulf %247, %272 : f32
      %274 = arith.muli %253, %outputFeatures : index
      %275 = arith.addi %274, %14 : index
      %276 = wave.lane
      %277 = arith.remui %276, %c7 : index
      %278 = arith.addi %275, %277 : index
      scf.if %12 {
        %279 = arith.addi %278, %c4 : index
        %280 = memref.load %residual[%279] : memref<?xf32>
        %281 = arith.addf %280, %265 : f32
        %282 = arith.addi %278, %c4 : index
        memref.store %281, %out[%282] : memref<?xf32>
      } else {
        %283 = arith.addi %278, %c4 : index
        memref.store %265, %out[%283] : memref<?xf32>
      }
      scf.if %12 {
        %284 = arith.addi %278, %c7 : index
        %285 = memref.load %residual[%284] : memref<?xf32>
        %286 = arith.addf %285, %273 : f32
        %287 = arith.addi %278, %c7 : index
        memref.store %286, %out[%287] : memref<?xf32>
      } else {
        %288 = arith.addi %278, %c7 : index
        memref.store %273, %out[%288] : memref<?xf32>
      }
    }
    %289 = vector.extract %205#0[1] : f32 from vector<8xf32>
    %290 = vector.extract %205#1[1] : f32 from vector<8xf32>
    %291 = wave.lane
    %292 = arith.addi %11, %c4 : index
    %293 = arith.muli %c5, %c3 : index
    %294 = arith.addi %292, %293 : index
    %295 = arith.divui %291, %c7 : index
    %296 = arith.addi %294, %295 : index
    %297 = arith.cmpi slt, %296, %10 : index
    scf.if %297 {
      %298 = arith.cmpi eq, %hasFactors, %c5 : index
      %299 = memref.load %factors[%296] : memref<?xf32>
      %300 = arith.select %298, %299, %c21 : f32
      %301 = arith.remui %291, %c7 : index
      %302 = arith.muli %301, %c16 : index
      %303 = arith.addi %6, %302 : index
      %304 = vector.load %w[%303] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %305 = vector.bitcast %304 : vector<4xi8> to vector<1xf32>
      %306 = vector.extract %305[0] : f32 from vector<1xf32>
      %307 = arith.mulf %306, %300 : f32
      %308 = arith.mulf %289, %307 : f32
      %309 = arith.remui %291, %c7 : index
      %310 = arith.muli %309, %c16 : index
      %311 = arith.addi %8, %310 : index
      %312 = vector.load %w[%311] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %313 = vector.bitcast %312 : vector<4xi8> to vector<1xf32>
      %314 = vector.extract %313[0] : f32 from vector<1xf32>
      %315 = arith.mulf %314, %300 : f32
      %316 = arith.mulf %290, %315 : f32
      %317 = arith.muli %296, %outputFeatures : index
      %318 = arith.addi %317, %14 : index
      %319 = wave.lane
      %320 = arith.remui %319, %c7 : index
      %321 = arith.addi %318, %320 : index
      scf.if %12 {
        %322 = arith.addi %321, %c4 : index
        %323 = memref.load %residual[%322] : memref<?xf32>
        %324 = arith.addf %323, %308 : f32
        %325 = arith.addi %321, %c4 : index
        memref.store %324, %out[%325] : memref<?xf32>
      } else {
        %326 = arith.addi %321, %c4 : index
        memref.store %308, %out[%326] : memref<?xf32>
      }
      scf.if %12 {
        %327 = arith.addi %321, %c7 : index
        %328 = memref.load %residual[%327] : memref<?xf32>
        %329 = arith.addf %328, %316 : f32
        %330 = arith.addi %321, %c7 : index
        memref.store %329, %out[%330] : memref<?xf32>
      } else {
        %331 = arith.addi %321, %c7 : index
        memref.store %316, %out[%331] : memref<?xf32>
      }
    }
    %332 = vector.extract %205#0[2] : f32 from vector<8xf32>
    %333 = vector.extract %205#1[2] : f32 from vector<8xf32>
    %334 = wave.lane
    %335 = arith.addi %11, %c4 : index
    %336 = arith.muli %c3, %c3 : index
    %337 = arith.addi %335, %336 : index
    %338 = arith.divui %334, %c7 : index
    %339 = arith.addi %337, %338 : index
    %340 = arith.cmpi slt, %339, %10 : index
    scf.if %340 {
      %341 = arith.cmpi eq, %hasFactors, %c5 : index
      %342 = memref.load %factors[%339] : memref<?xf32>
      %343 = arith.select %341, %342, %c21 : f32
      %344 = arith.remui %334, %c7 : index
      %345 = arith.muli %344, %c16 : index
      %346 = arith.addi %6, %345 : index
      %347 = vector.load %w[%346] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %348 = vector.bitcast %347 : vector<4xi8> to vector<1xf32>
      %349 = vector.extract %348[0] : f32 from vector<1xf32>
      %350 = arith.mulf %349, %343 : f32
      %351 = arith.mulf %332, %350 : f32
      %352 = arith.remui %334, %c7 : index
      %353 = arith.muli %352, %c16 : index
      %354 = arith.addi %8, %353 : index
      %355 = vector.load %w[%354] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %356 = vector.bitcast %355 : vector<4xi8> to vector<1xf32>
      %357 = vector.extract %356[0] : f32 from vector<1xf32>
      %358 = arith.mulf %357, %343 : f32
      %359 = arith.mulf %333, %358 : f32
      %360 = arith.muli %339, %outputFeatures : index
      %361 = arith.addi %360, %14 : index
      %362 = wave.lane
      %363 = arith.remui %362, %c7 : index
      %364 = arith.addi %361, %363 : index
      scf.if %12 {
        %365 = arith.addi %364, %c4 : index
        %366 = memref.load %residual[%365] : memref<?xf32>
        %367 = arith.addf %366, %351 : f32
        %368 = arith.addi %364, %c4 : index
        memref.store %367, %out[%368] : memref<?xf32>
      } else {
        %369 = arith.addi %364, %c4 : index
        memref.store %351, %out[%369] : memref<?xf32>
      }
      scf.if %12 {
        %370 = arith.addi %364, %c7 : index
        %371 = memref.load %residual[%370] : memref<?xf32>
        %372 = arith.addf %371, %359 : f32
        %373 = arith.addi %364, %c7 : index
        memref.store %372, %out[%373] : memref<?xf32>
      } else {
        %374 = arith.addi %364, %c7 : index
        memref.store %359, %out[%374] : memref<?xf32>
      }
    }
    %375 = vector.extract %205#0[3] : f32 from vector<8xf32>
    %376 = vector.extract %205#1[3] : f32 from vector<8xf32>
    %377 = wave.lane
    %378 = arith.addi %11, %c4 : index
    %379 = arith.muli %c19, %c3 : index
    %380 = arith.addi %378, %379 : index
    %381 = arith.divui %377, %c7 : index
    %382 = arith.addi %380, %381 : index
    %383 = arith.cmpi slt, %382, %10 : index
    scf.if %383 {
      %384 = arith.cmpi eq, %hasFactors, %c5 : index
      %385 = memref.load %factors[%382] : memref<?xf32>
      %386 = arith.select %384, %385, %c21 : f32
      %387 = arith.remui %377, %c7 : index
      %388 = arith.muli %387, %c16 : index
      %389 = arith.addi %6, %388 : index
      %390 = vector.load %w[%389] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %391 = vector.bitcast %390 : vector<4xi8> to vector<1xf32>
      %392 = vector.extract %391[0] : f32 from vector<1xf32>
      %393 = arith.mulf %392, %386 : f32
      %394 = arith.mulf %375, %393 : f32
      %395 = arith.remui %377, %c7 : index
      %396 = arith.muli %395, %c16 : index
      %397 = arith.addi %8, %396 : index
      %398 = vector.load %w[%397] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %399 = vector.bitcast %398 : vector<4xi8> to vector<1xf32>
      %400 = vector.extract %399[0] : f32 from vector<1xf32>
      %401 = arith.mulf %400, %386 : f32
      %402 = arith.mulf %376, %401 : f32
      %403 = arith.muli %382, %outputFeatures : index
      %404 = arith.addi %403, %14 : index
      %405 = wave.lane
      %406 = arith.remui %405, %c7 : index
      %407 = arith.addi %404, %406 : index
      scf.if %12 {
        %408 = arith.addi %407, %c4 : index
        %409 = memref.load %residual[%408] : memref<?xf32>
        %410 = arith.addf %409, %394 : f32
        %411 = arith.addi %407, %c4 : index
        memref.store %410, %out[%411] : memref<?xf32>
      } else {
        %412 = arith.addi %407, %c4 : index
        memref.store %394, %out[%412] : memref<?xf32>
      }
      scf.if %12 {
        %413 = arith.addi %407, %c7 : index
        %414 = memref.load %residual[%413] : memref<?xf32>
        %415 = arith.addf %414, %402 : f32
        %416 = arith.addi %407, %c7 : index
        memref.store %415, %out[%416] : memref<?xf32>
      } else {
        %417 = arith.addi %407, %c7 : index
        memref.store %402, %out[%417] : memref<?xf32>
      }
    }
    %418 = vector.extract %205#0[4] : f32 from vector<8xf32>
    %419 = vector.extract %205#1[4] : f32 from vector<8xf32>
    %420 = wave.lane
    %421 = arith.addi %11, %c4 : index
    %422 = arith.muli %c16, %c3 : index
    %423 = arith.addi %421, %422 : index
    %424 = arith.divui %420, %c7 : index
    %425 = arith.addi %423, %424 : index
    %426 = arith.cmpi slt, %425, %10 : index
    scf.if %426 {
      %427 = arith.cmpi eq, %hasFactors, %c5 : index
      %428 = memref.load %factors[%425] : memref<?xf32>
      %429 = arith.select %427, %428, %c21 : f32
      %430 = arith.remui %420, %c7 : index
      %431 = arith.muli %430, %c16 : index
      %432 = arith.addi %6, %431 : index
      %433 = vector.load %w[%432] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %434 = vector.bitcast %433 : vector<4xi8> to vector<1xf32>
      %435 = vector.extract %434[0] : f32 from vector<1xf32>
      %436 = arith.mulf %435, %429 : f32
      %437 = arith.mulf %418, %436 : f32
      %438 = arith.remui %420, %c7 : index
      %439 = arith.muli %438, %c16 : index
      %440 = arith.addi %8, %439 : index
      %441 = vector.load %w[%440] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %442 = vector.bitcast %441 : vector<4xi8> to vector<1xf32>
      %443 = vector.extract %442[0] : f32 from vector<1xf32>
      %444 = arith.mulf %443, %429 : f32
      %445 = arith.mulf %419, %444 : f32
      %446 = arith.muli %425, %outputFeatures : index
      %447 = arith.addi %446, %14 : index
      %448 = wave.lane
      %449 = arith.remui %448, %c7 : index
      %450 = arith.addi %447, %449 : index
      scf.if %12 {
        %451 = arith.addi %450, %c4 : index
        %452 = memref.load %residual[%451] : memref<?xf32>
        %453 = arith.addf %452, %437 : f32
        %454 = arith.addi %450, %c4 : index
        memref.store %453, %out[%454] : memref<?xf32>
      } else {
        %455 = arith.addi %450, %c4 : index
        memref.store %437, %out[%455] : memref<?xf32>
      }
      scf.if %12 {
        %456 = arith.addi %450, %c7 : index
        %457 = memref.load %residual[%456] : memref<?xf32>
        %458 = arith.addf %457, %445 : f32
        %459 = arith.addi %450, %c7 : index
        memref.store %458, %out[%459] : memref<?xf32>
      } else {
        %460 = arith.addi %450, %c7 : index
        memref.store %445, %out[%460] : memref<?xf32>
      }
    }
    %461 = vector.extract %205#0[5] : f32 from vector<8xf32>
    %462 = vector.extract %205#1[5] : f32 from vector<8xf32>
    %463 = wave.lane
    %464 = arith.addi %11, %c4 : index
    %465 = arith.muli %c22, %c3 : index
    %466 = arith.addi %464, %465 : index
    %467 = arith.divui %463, %c7 : index
    %468 = arith.addi %466, %467 : index
    %469 = arith.cmpi slt, %468, %10 : index
    scf.if %469 {
      %470 = arith.cmpi eq, %hasFactors, %c5 : index
      %471 = memref.load %factors[%468] : memref<?xf32>
      %472 = arith.select %470, %471, %c21 : f32
      %473 = arith.remui %463, %c7 : index
      %474 = arith.muli %473, %c16 : index
      %475 = arith.addi %6, %474 : index
      %476 = vector.load %w[%475] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %477 = vector.bitcast %476 : vector<4xi8> to vector<1xf32>
      %478 = vector.extract %477[0] : f32 from vector<1xf32>
      %479 = arith.mulf %478, %472 : f32
      %480 = arith.mulf %461, %479 : f32
      %481 = arith.remui %463, %c7 : index
      %482 = arith.muli %481, %c16 : index
      %483 = arith.addi %8, %482 : index
      %484 = vector.load %w[%483] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %485 = vector.bitcast %484 : vector<4xi8> to vector<1xf32>
      %486 = vector.extract %485[0] : f32 from vector<1xf32>
      %487 = arith.mulf %486, %472 : f32
      %488 = arith.mulf %462, %487 : f32
      %489 = arith.muli %468, %outputFeatures : index
      %490 = arith.addi %489, %14 : index
      %491 = wave.lane
      %492 = arith.remui %491, %c7 : index
      %493 = arith.addi %490, %492 : index
      scf.if %12 {
        %494 = arith.addi %493, %c4 : index
        %495 = memref.load %residual[%494] : memref<?xf32>
        %496 = arith.addf %495, %480 : f32
        %497 = arith.addi %493, %c4 : index
        memref.store %496, %out[%497] : memref<?xf32>
      } else {
        %498 = arith.addi %493, %c4 : index
        memref.store %480, %out[%498] : memref<?xf32>
      }
      scf.if %12 {
        %499 = arith.addi %493, %c7 : index
        %500 = memref.load %residual[%499] : memref<?xf32>
        %501 = arith.addf %500, %488 : f32
        %502 = arith.addi %493, %c7 : index
        memref.store %501, %out[%502] : memref<?xf32>
      } else {
        %503 = arith.addi %493, %c7 : index
        memref.store %488, %out[%503] : memref<?xf32>
      }
    }
    %504 = vector.extract %205#0[6] : f32 from vector<8xf32>
    %505 = vector.extract %205#1[6] : f32 from vector<8xf32>
    %506 = wave.lane
    %507 = arith.addi %11, %c4 : index
    %508 = arith.muli %c23, %c3 : index
    %509 = arith.addi %507, %508 : index
    %510 = arith.divui %506, %c7 : index
    %511 = arith.addi %509, %510 : index
    %512 = arith.cmpi slt, %511, %10 : index
    scf.if %512 {
      %513 = arith.cmpi eq, %hasFactors, %c5 : index
      %514 = memref.load %factors[%511] : memref<?xf32>
      %515 = arith.select %513, %514, %c21 : f32
      %516 = arith.remui %506, %c7 : index
      %517 = arith.muli %516, %c16 : index
      %518 = arith.addi %6, %517 : index
      %519 = vector.load %w[%518] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %520 = vector.bitcast %519 : vector<4xi8> to vector<1xf32>
      %521 = vector.extract %520[0] : f32 from vector<1xf32>
      %522 = arith.mulf %521, %515 : f32
      %523 = arith.mulf %504, %522 : f32
      %524 = arith.remui %506, %c7 : index
      %525 = arith.muli %524, %c16 : index
      %526 = arith.addi %8, %525 : index
      %527 = vector.load %w[%526] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %528 = vector.bitcast %527 : vector<4xi8> to vector<1xf32>
      %529 = vector.extract %528[0] : f32 from vector<1xf32>
      %530 = arith.mulf %529, %515 : f32
      %531 = arith.mulf %505, %530 : f32
      %532 = arith.muli %511, %outputFeatures : index
      %533 = arith.addi %532, %14 : index
      %534 = wave.lane
      %535 = arith.remui %534, %c7 : index
      %536 = arith.addi %533, %535 : index
      scf.if %12 {
        %537 = arith.addi %536, %c4 : index
        %538 = memref.load %residual[%537] : memref<?xf32>
        %539 = arith.addf %538, %523 : f32
        %540 = arith.addi %536, %c4 : index
        memref.store %539, %out[%540] : memref<?xf32>
      } else {
        %541 = arith.addi %536, %c4 : index
        memref.store %523, %out[%541] : memref<?xf32>
      }
      scf.if %12 {
        %542 = arith.addi %536, %c7 : index
        %543 = memref.load %residual[%542] : memref<?xf32>
        %544 = arith.addf %543, %531 : f32
        %545 = arith.addi %536, %c7 : index
        memref.store %544, %out[%545] : memref<?xf32>
      } else {
        %546 = arith.addi %536, %c7 : index
        memref.store %531, %out[%546] : memref<?xf32>
      }
    }
    %547 = vector.extract %205#0[7] : f32 from vector<8xf32>
    %548 = vector.extract %205#1[7] : f32 from vector<8xf32>
    %549 = wave.lane
    %550 = arith.addi %11, %c4 : index
    %551 = arith.muli %c24, %c3 : index
    %552 = arith.addi %550, %551 : index
    %553 = arith.divui %549, %c7 : index
    %554 = arith.addi %552, %553 : index
    %555 = arith.cmpi slt, %554, %10 : index
    scf.if %555 {
      %556 = arith.cmpi eq, %hasFactors, %c5 : index
      %557 = memref.load %factors[%554] : memref<?xf32>
      %558 = arith.select %556, %557, %c21 : f32
      %559 = arith.remui %549, %c7 : index
      %560 = arith.muli %559, %c16 : index
      %561 = arith.addi %6, %560 : index
      %562 = vector.load %w[%561] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %563 = vector.bitcast %562 : vector<4xi8> to vector<1xf32>
      %564 = vector.extract %563[0] : f32 from vector<1xf32>
      %565 = arith.mulf %564, %558 : f32
      %566 = arith.mulf %547, %565 : f32
      %567 = arith.remui %549, %c7 : index
      %568 = arith.muli %567, %c16 : index
      %569 = arith.addi %8, %568 : index
      %570 = vector.load %w[%569] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %571 = vector.bitcast %570 : vector<4xi8> to vector<1xf32>
      %572 = vector.extract %571[0] : f32 from vector<1xf32>
      %573 = arith.mulf %572, %558 : f32
      %574 = arith.mulf %548, %573 : f32
      %575 = arith.muli %554, %outputFeatures : index
      %576 = arith.addi %575, %14 : index
      %577 = wave.lane
      %578 = arith.remui %577, %c7 : index
      %579 = arith.addi %576, %578 : index
      scf.if %12 {
        %580 = arith.addi %579, %c4 : index
        %581 = memref.load %residual[%580] : memref<?xf32>
        %582 = arith.addf %581, %566 : f32
        %583 = arith.addi %579, %c4 : index
        memref.store %582, %out[%583] : memref<?xf32>
      } else {
        %584 = arith.addi %579, %c4 : index
        memref.store %566, %out[%584] : memref<?xf32>
      }
      scf.if %12 {
        %585 = arith.addi %579, %c7 : index
        %586 = memref.load %residual[%585] : memref<?xf32>
        %587 = arith.addf %586, %574 : f32
        %588 = arith.addi %579, %c7 : index
        memref.store %587, %out[%588] : memref<?xf32>
      } else {
        %589 = arith.addi %579, %c7 : index
        memref.store %574, %out[%589] : memref<?xf32>
      }
    }
  }
  wave.return
}
