// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
    %18 = arith.remui %17, %tileRows : index
    %19 = arith.addi %11, %18 : index
    %20 = arith.divui %19, %tileRows : index
    %21 = arith.divui %inputFeatures, %c7 : index
    %22 = arith.muli %20, %21 : index
    %23 = arith.divui %c4, %c7 : index
    %24 = arith.addi %22, %23 : index
    %25 = arith.muli %24, %c3 : index
    %26 = arith.remui %c4, %c7 : index
    %27 = arith.divui %26, %c11 : index
    %28 = arith.addi %25, %27 : index
    %29 = arith.muli %tileRows, %c11 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.remui %19, %tileRows : index
    %32 = arith.muli %31, %c11 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.remui %c4, %c11 : index
    %35 = arith.addi %33, %34 : index
    %36 = wave.wave
    %37 = arith.divui %inputFeatures, %c7 : index
    %38 = arith.muli %36, %stepsPerWave : index
    %39 = arith.minsi %38, %37 : index
    %40 = arith.addi %39, %stepsPerWave : index
    %41 = arith.minsi %40, %37 : index
    %42 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %43 = arith.subi %41, %39 : index
    %44 = arith.divui %43, %c15 : index
    %45 = arith.muli %44, %c15 : index
    %46 = arith.addi %39, %45 : index
    %47 = arith.addi %39, %stepsPerWave : index
    %48 = arith.select %42, %47, %46 : index
    %52:2 = scf.for %49 = %39 to %48 step %c15 iter_args(%50 = %c12, %51 = %c12) -> (vector<8xf32>, vector<8xf32>) {
      %53 = wave.lane
      %54 = arith.addi %49, %c4 : index
      %55 = arith.addi %6, %c2 : index
      %56 = arith.muli %54, %c16 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.remui %53, %c7 : index
      %59 = arith.muli %58, %c7 : index
      %60 = arith.addi %57, %59 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = arith.addi %60, %c17 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<8xf16>
      %66 = vector.shuffle %62, %65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %67 = arith.addi %49, %c5 : index
      %68 = arith.addi %6, %c2 : index
      %69 = arith.muli %67, %c16 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.remui %53, %c7 : index
      %72 = arith.muli %71, %c7 : index
      %73 = arith.addi %70, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = arith.addi %73, %c17 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<8xf16>
      %79 = vector.shuffle %75, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %80 = arith.addi %49, %c3 : index
      %81 = arith.addi %6, %c2 : index
      %82 = arith.muli %80, %c16 : index
      %83 = arith.addi %81, %82 : index
      %84 = arith.remui %53, %c7 : index
      %85 = arith.muli %84, %c7 : index
      %86 = arith.addi %83, %85 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = arith.addi %86, %c17 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<8xf16>
      %92 = vector.shuffle %88, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = arith.addi %49, %c18 : index
      %94 = arith.addi %6, %c2 : index
      %95 = arith.muli %93, %c16 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.remui %53, %c7 : index
      %98 = arith.muli %97, %c7 : index
      %99 = arith.addi %96, %98 : index
      %100 = vector.load %w[%99] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %101 = vector.bitcast %100 : vector<16xi8> to vector<8xf16>
      %102 = arith.addi %99, %c17 : index
      %103 = vector.load %w[%102] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %104 = vector.bitcast %103 : vector<16xi8> to vector<8xf16>
      %105 = vector.shuffle %101, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %106 = arith.addi %49, %c4 : index
      %107 = arith.addi %8, %c2 : index
      %108 = arith.muli %106, %c16 : index
      %109 = arith.addi %107, %108 : index
      %110 = arith.remui %53, %c7 : index
      %111 = arith.muli %110, %c7 : index
      %112 = arith.addi %109, %111 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<8xf16>
      %115 = arith.addi %112, %c17 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<8xf16>
      %118 = vector.shuffle %114, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %119 = arith.addi %49, %c5 : index
      %120 = arith.addi %8, %c2 : index
      %121 = arith.muli %119, %c16 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.remui %53, %c7 : index
      %124 = arith.muli %123, %c7 : index
      %125 = arith.addi %122, %124 : index
      %126 = vector.load %w[%125] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %127 = vector.bitcast %126 : vector<16xi8> to vector<8xf16>
      %128 = arith.addi %125, %c17 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<8xf16>
      %131 = vector.shuffle %127, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = arith.addi %49, %c3 : index
      %133 = arith.addi %8, %c2 : index
      %134 = arith.muli %132, %c16 : index
      %135 = arith.addi %133, %134 : index
      %136 = arith.remui %53, %c7 : index
      %137 = arith.muli %136, %c7 : index
      %138 = arith.addi %135, %137 : index
      %139 = vector.load %w[%138] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %140 = vector.bitcast %139 : vector<16xi8> to vector<8xf16>
      %141 = arith.addi %138, %c17 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<8xf16>
      %144 = vector.shuffle %140, %143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = arith.addi %49, %c18 : index
      %146 = arith.addi %8, %c2 : index
      %147 = arith.muli %145, %c16 : index
      %148 = arith.addi %146, %147 : index
      %149 = arith.remui %53, %c7 : index
      %150 = arith.muli %149, %c7 : index
      %151 = arith.addi %148, %150 : index
      %152 = vector.load %w[%151] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %153 = vector.bitcast %152 : vector<16xi8> to vector<8xf16>
      %154 = arith.addi %151, %c17 : index
      %155 = vector.load %w[%154] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %156 = vector.bitcast %155 : vector<16xi8> to vector<8xf16>
      %157 = vector.shuffle %153, %156 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %158 = arith.muli %49, %c5 : index
      %159 = arith.addi %158, %c4 : index
      %160 = arith.muli %tileRows, %c7 : index
      %161 = arith.muli %159, %160 : index
      %162 = arith.addi %35, %161 : index
      %163 = vector.load %x[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %164 = arith.muli %tileRows, %c11 : index
      %165 = arith.addi %162, %164 : index
      %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = vector.shuffle %163, %166 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %168 = wave.mma %167, %66, %50 : vector<16xf16>, vector<8xf32>
      %169 = wave.mma %167, %118, %51 : vector<16xf16>, vector<8xf32>
      %170 = arith.muli %49, %c5 : index
      %171 = arith.addi %170, %c5 : index
      %172 = arith.muli %tileRows, %c7 : index
      %173 = arith.muli %171, %172 : index
      %174 = arith.addi %35, %173 : index
      %175 = vector.load %x[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %176 = arith.muli %tileRows, %c11 : index
      %177 = arith.addi %174, %176 : index
      %178 = vector.load %x[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %179 = vector.shuffle %175, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %180 = wave.mma %179, %79, %168 : vector<16xf16>, vector<8xf32>
      %181 = wave.mma %179, %131, %169 : vector<16xf16>, vector<8xf32>
      %182 = arith.muli %49, %c5 : index
      %183 = arith.addi %182, %c3 : index
      %184 = arith.muli %tileRows, %c7 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.addi %35, %185 : index
      %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = arith.muli %tileRows, %c11 : index
      %189 = arith.addi %186, %188 : index
      %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = vector.shuffle %187, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = wave.mma %191, %92, %180 : vector<16xf16>, vector<8xf32>
      %193 = wave.mma %191, %144, %181 : vector<16xf16>, vector<8xf32>
      %194 = arith.muli %49, %c5 : index
      %195 = arith.addi %194, %c18 : index
      %196 = arith.muli %tileRows, %c7 : index
      %197 = arith.muli %195, %196 : index
      %198 = arith.addi %35, %197 : index
      %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %200 = arith.muli %tileRows, %c11 : index
      %201 = arith.addi %198, %200 : index
      %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %203 = vector.shuffle %199, %202 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = wave.mma %203, %105, %192 : vector<16xf16>, vector<8xf32>
      %205 = wave.mma %203, %157, %193 : vector<16xf16>, vector<8xf32>
      scf.yield %204, %205 : vector<8xf32>, vector<8xf32>
    }
    %206 = arith.select %42, %48, %41 : index
    %210:2 = scf.for %207 = %48 to %206 step %c5 iter_args(%208 = %52#0, %209 = %52#1) -> (vector<8xf32>, vector<8xf32>) {
      %211 = wave.lane
      %212 = arith.addi %207, %c4 : index
      %213 = arith.addi %6, %c2 : index
      %214 = arith.muli %212, %c16 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.remui %211, %c7 : index
      %217 = arith.muli %216, %c7 : index
      %218 = arith.addi %215, %217 : index
      %219 = vector.load %w[%218] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %220 = vector.bitcast %219 : vector<16xi8> to vector<8xf16>
      %221 = arith.addi %218, %c17 : index
      %222 = vector.load %w[%221] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %223 = vector.bitcast %222 : vector<16xi8> to vector<8xf16>
      %224 = vector.shuffle %220, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %225 = arith.addi %207, %c4 : index
      %226 = arith.addi %8, %c2 : index
      %227 = arith.muli %225, %c16 : index
      %228 = arith.addi %226, %227 : index
      %229 = arith.remui %211, %c7 : index
      %230 = arith.muli %229, %c7 : index
      %231 = arith.addi %228, %230 : index
      %232 = vector.load %w[%231] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %233 = vector.bitcast %232 : vector<16xi8> to vector<8xf16>
      %234 = arith.addi %231, %c17 : index
      %235 = vector.load %w[%234] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %236 = vector.bitcast %235 : vector<16xi8> to vector<8xf16>
      %237 = vector.shuffle %233, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %238 = arith.muli %207, %c5 : index
      %239 = arith.addi %238, %c4 : index
      %240 = arith.muli %tileRows, %c7 : index
      %241 = arith.muli %239, %240 : index
      %242 = arith.addi %35, %241 : index
      %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = arith.muli %tileRows, %c11 : index
      %245 = arith.addi %242, %244 : index
      %246 = vector.load %x[%245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %247 = vector.shuffle %243, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = wave.mma %247, %224, %208 : vector<16xf16>, vector<8xf32>
      %249 = wave.mma %247, %237, %209 : vector<16xf16>, vector<8xf32>
      scf.yield %248, %249 : vector<8xf32>, vector<8xf32>
    }
    %250 = wave.lane
    %251 = vector.extract %210#0[0] : f32 from vector<8xf32>
    %252 = vector.extract %210#1[0] : f32 from vector<8xf32>
    %253 = wave.lane
    %254 = arith.addi %11, %c4 : index
    %255 = arith.muli %c4, %c3 : index
    %256 = arith.addi %254, %255 : index
    %257 = arith.divui %253, %c7 : index
    %258 = arith.addi %256, %257 : index
    %259 = arith.cmpi slt, %258, %10 : index
    scf.if %259 {
      %260 = arith.cmpi eq, %hasFactors, %c5 : index
      %261 = arith.muli %258, %c3 : index
      %262 = memref.load %factors[%261] : memref<?xf32>
      %263 = arith.mulf %262, %operandScale : f32
      %264 = arith.select %260, %263, %operandScale : f32
      %265 = arith.remui %253, %c7 : index
      %266 = arith.muli %265, %c15 : index
      %267 = arith.addi %6, %266 : index
      %268 = vector.load %w[%267] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %269 = vector.bitcast %268 : vector<4xi8> to vector<1xf32>
      %270 = vector.extract %269[0] : f32 from vector<1xf32>
      %271 = arith.mulf %270, %264 : f32
      %272 = arith.mulf %251, %271 : f32
      %273 = arith.remui %253, %c7 : index
      %274 = arith.muli %273, %c15 : index
      %275 = arith.addi %8, %274 : index
      %276 = vector.load %w[%275] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %277 = vector.bitcast %276 : vector<4xi8> to vector<1xf32>
      %278 = vector.extract %277[0] : f32 from vector<1xf32>
      %279 = arith.mulf %278, %264 : f32
      %280 = arith.mulf %252, %279 : f32
      %281 = arith.muli %258, %outputFeatures : index
      %282 = arith.addi %281, %14 : index
      %283 = wave.lane
      %284 = arith.remui %283, %c7 : index
      %285 = arith.addi %282, %284 : index
      scf.if %12 {
        %286 = arith.addi %285, %c4 : index
        %287 = memref.load %residual[%286] : memref<?xf32>
        %288 = arith.addf %287, %272 : f32
        %289 = arith.addi %285, %c4 : index
        memref.store %288, %out[%289] : memref<?xf32>
      } else {
        %290 = arith.addi %285, %c4 : index
        memref.store %272, %out[%290] : memref<?xf32>
      }
      scf.if %12 {
        %291 = arith.addi %285, %c7 : index
        %292 = memref.load %residual[%291] : memref<?xf32>
        %293 = arith.addf %292, %280 : f32
        %294 = arith.addi %285, %c7 : index
        memref.store %293, %out[%294] : memref<?xf32>
      } else {
        %295 = arith.addi %285, %c7 : index
        memref.store %280, %out[%295] : memref<?xf32>
      }
    }
    %296 = vector.extract %210#0[1] : f32 from vector<8xf32>
    %297 = vector.extract %210#1[1] : f32 from vector<8xf32>
    %298 = wave.lane
    %299 = arith.addi %11, %c4 : index
    %300 = arith.muli %c5, %c3 : index
    %301 = arith.addi %299, %300 : index
    %302 = arith.divui %298, %c7 : index
    %303 = arith.addi %301, %302 : index
    %304 = arith.cmpi slt, %303, %10 : index
    scf.if %304 {
      %305 = arith.cmpi eq, %hasFactors, %c5 : index
      %306 = arith.muli %303, %c3 : index
      %307 = memref.load %factors[%306] : memref<?xf32>
      %308 = arith.mulf %307, %operandScale : f32
      %309 = arith.select %305, %308, %operandScale : f32
      %310 = arith.remui %298, %c7 : index
      %311 = arith.muli %310, %c15 : index
      %312 = arith.addi %6, %311 : index
      %313 = vector.load %w[%312] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %314 = vector.bitcast %313 : vector<4xi8> to vector<1xf32>
      %315 = vector.extract %314[0] : f32 from vector<1xf32>
      %316 = arith.mulf %315, %309 : f32
      %317 = arith.mulf %296, %316 : f32
      %318 = arith.remui %298, %c7 : index
      %319 = arith.muli %318, %c15 : index
      %320 = arith.addi %8, %319 : index
      %321 = vector.load %w[%320] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %322 = vector.bitcast %321 : vector<4xi8> to vector<1xf32>
      %323 = vector.extract %322[0] : f32 from vector<1xf32>
      %324 = arith.mulf %323, %309 : f32
      %325 = arith.mulf %297, %324 : f32
      %326 = arith.muli %303, %outputFeatures : index
      %327 = arith.addi %326, %14 : index
      %328 = wave.lane
      %329 = arith.remui %328, %c7 : index
      %330 = arith.addi %327, %329 : index
      scf.if %12 {
        %331 = arith.addi %330, %c4 : index
        %332 = memref.load %residual[%331] : memref<?xf32>
        %333 = arith.addf %332, %317 : f32
        %334 = arith.addi %330, %c4 : index
        memref.store %333, %out[%334] : memref<?xf32>
      } else {
        %335 = arith.addi %330, %c4 : index
        memref.store %317, %out[%335] : memref<?xf32>
      }
      scf.if %12 {
        %336 = arith.addi %330, %c7 : index
        %337 = memref.load %residual[%336] : memref<?xf32>
        %338 = arith.addf %337, %325 : f32
        %339 = arith.addi %330, %c7 : index
        memref.store %338, %out[%339] : memref<?xf32>
      } else {
        %340 = arith.addi %330, %c7 : index
        memref.store %325, %out[%340] : memref<?xf32>
      }
    }
    %341 = vector.extract %210#0[2] : f32 from vector<8xf32>
    %342 = vector.extract %210#1[2] : f32 from vector<8xf32>
    %343 = wave.lane
    %344 = arith.addi %11, %c4 : index
    %345 = arith.muli %c3, %c3 : index
    %346 = arith.addi %344, %345 : index
    %347 = arith.divui %343, %c7 : index
    %348 = arith.addi %346, %347 : index
    %349 = arith.cmpi slt, %348, %10 : index
    scf.if %349 {
      %350 = arith.cmpi eq, %hasFactors, %c5 : index
      %351 = arith.muli %348, %c3 : index
      %352 = memref.load %factors[%351] : memref<?xf32>
      %353 = arith.mulf %352, %operandScale : f32
      %354 = arith.select %350, %353, %operandScale : f32
      %355 = arith.remui %343, %c7 : index
      %356 = arith.muli %355, %c15 : index
      %357 = arith.addi %6, %356 : index
      %358 = vector.load %w[%357] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %359 = vector.bitcast %358 : vector<4xi8> to vector<1xf32>
      %360 = vector.extract %359[0] : f32 from vector<1xf32>
      %361 = arith.mulf %360, %354 : f32
      %362 = arith.mulf %341, %361 : f32
      %363 = arith.remui %343, %c7 : index
      %364 = arith.muli %363, %c15 : index
      %365 = arith.addi %8, %364 : index
      %366 = vector.load %w[%365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %367 = vector.bitcast %366 : vector<4xi8> to vector<1xf32>
      %368 = vector.extract %367[0] : f32 from vector<1xf32>
      %369 = arith.mulf %368, %354 : f32
      %370 = arith.mulf %342, %369 : f32
      %371 = arith.muli %348, %outputFeatures : index
      %372 = arith.addi %371, %14 : index
      %373 = wave.lane
      %374 = arith.remui %373, %c7 : index
      %375 = arith.addi %372, %374 : index
      scf.if %12 {
        %376 = arith.addi %375, %c4 : index
        %377 = memref.load %residual[%376] : memref<?xf32>
        %378 = arith.addf %377, %362 : f32
        %379 = arith.addi %375, %c4 : index
        memref.store %378, %out[%379] : memref<?xf32>
      } else {
        %380 = arith.addi %375, %c4 : index
        memref.store %362, %out[%380] : memref<?xf32>
      }
      scf.if %12 {
        %381 = arith.addi %375, %c7 : index
        %382 = memref.load %residual[%381] : memref<?xf32>
        %383 = arith.addf %382, %370 : f32
        %384 = arith.addi %375, %c7 : index
        memref.store %383, %out[%384] : memref<?xf32>
      } else {
        %385 = arith.addi %375, %c7 : index
        memref.store %370, %out[%385] : memref<?xf32>
      }
    }
    %386 = vector.extract %210#0[3] : f32 from vector<8xf32>
    %387 = vector.extract %210#1[3] : f32 from vector<8xf32>
    %388 = wave.lane
    %389 = arith.addi %11, %c4 : index
    %390 = arith.muli %c18, %c3 : index
    %391 = arith.addi %389, %390 : index
    %392 = arith.divui %388, %c7 : index
    %393 = arith.addi %391, %392 : index
    %394 = arith.cmpi slt, %393, %10 : index
    scf.if %394 {
      %395 = arith.cmpi eq, %hasFactors, %c5 : index
      %396 = arith.muli %393, %c3 : index
      %397 = memref.load %factors[%396] : memref<?xf32>
      %398 = arith.mulf %397, %operandScale : f32
      %399 = arith.select %395, %398, %operandScale : f32
      %400 = arith.remui %388, %c7 : index
      %401 = arith.muli %400, %c15 : index
      %402 = arith.addi %6, %401 : index
      %403 = vector.load %w[%402] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %404 = vector.bitcast %403 : vector<4xi8> to vector<1xf32>
      %405 = vector.extract %404[0] : f32 from vector<1xf32>
      %406 = arith.mulf %405, %399 : f32
      %407 = arith.mulf %386, %406 : f32
      %408 = arith.remui %388, %c7 : index
      %409 = arith.muli %408, %c15 : index
      %410 = arith.addi %8, %409 : index
      %411 = vector.load %w[%410] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %412 = vector.bitcast %411 : vector<4xi8> to vector<1xf32>
      %413 = vector.extract %412[0] : f32 from vector<1xf32>
      %414 = arith.mulf %413, %399 : f32
      %415 = arith.mulf %387, %414 : f32
      %416 = arith.muli %393, %outputFeatures : index
      %417 = arith.addi %416, %14 : index
      %418 = wave.lane
      %419 = arith.remui %418, %c7 : index
      %420 = arith.addi %417, %419 : index
      scf.if %12 {
        %421 = arith.addi %420, %c4 : index
        %422 = memref.load %residual[%421] : memref<?xf32>
        %423 = arith.addf %422, %407 : f32
        %424 = arith.addi %420, %c4 : index
        memref.store %423, %out[%424] : memref<?xf32>
      } else {
        %425 = arith.addi %420, %c4 : index
        memref.store %407, %out[%425] : memref<?xf32>
      }
      scf.if %12 {
        %426 = arith.addi %420, %c7 : index
        %427 = memref.load %residual[%426] : memref<?xf32>
        %428 = arith.addf %427, %415 : f32
        %429 = arith.addi %420, %c7 : index
        memref.store %428, %out[%429] : memref<?xf32>
      } else {
        %430 = arith.addi %420, %c7 : index
        memref.store %415, %out[%430] : memref<?xf32>
      }
    }
    %431 = vector.extract %210#0[4] : f32 from vector<8xf32>
    %432 = vector.extract %210#1[4] : f32 from vector<8xf32>
    %433 = wave.lane
    %434 = arith.addi %11, %c4 : index
    %435 = arith.muli %c15, %c3 : index
    %436 = arith.addi %434, %435 : index
    %437 = arith.divui %433, %c7 : index
    %438 = arith.addi %436, %437 : index
    %439 = arith.cmpi slt, %438, %10 : index
    scf.if %439 {
      %440 = arith.cmpi eq, %hasFactors, %c5 : index
      %441 = arith.muli %438, %c3 : index
      %442 = memref.load %factors[%441] : memref<?xf32>
      %443 = arith.mulf %442, %operandScale : f32
      %444 = arith.select %440, %443, %operandScale : f32
      %445 = arith.remui %433, %c7 : index
      %446 = arith.muli %445, %c15 : index
      %447 = arith.addi %6, %446 : index
      %448 = vector.load %w[%447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %449 = vector.bitcast %448 : vector<4xi8> to vector<1xf32>
      %450 = vector.extract %449[0] : f32 from vector<1xf32>
      %451 = arith.mulf %450, %444 : f32
      %452 = arith.mulf %431, %451 : f32
      %453 = arith.remui %433, %c7 : index
      %454 = arith.muli %453, %c15 : index
      %455 = arith.addi %8, %454 : index
      %456 = vector.load %w[%455] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %457 = vector.bitcast %456 : vector<4xi8> to vector<1xf32>
      %458 = vector.extract %457[0] : f32 from vector<1xf32>
      %459 = arith.mulf %458, %444 : f32
      %460 = arith.mulf %432, %459 : f32
      %461 = arith.muli %438, %outputFeatures : index
      %462 = arith.addi %461, %14 : index
      %463 = wave.lane
      %464 = arith.remui %463, %c7 : index
      %465 = arith.addi %462, %464 : index
      scf.if %12 {
        %466 = arith.addi %465, %c4 : index
        %467 = memref.load %residual[%466] : memref<?xf32>
        %468 = arith.addf %467, %452 : f32
        %469 = arith.addi %465, %c4 : index
        memref.store %468, %out[%469] : memref<?xf32>
      } else {
        %470 = arith.addi %465, %c4 : index
        memref.store %452, %out[%470] : memref<?xf32>
      }
      scf.if %12 {
        %471 = arith.addi %465, %c7 : index
        %472 = memref.load %residual[%471] : memref<?xf32>
        %473 = arith.addf %472, %460 : f32
        %474 = arith.addi %465, %c7 : index
        memref.store %473, %out[%474] : memref<?xf32>
      } else {
        %475 = arith.addi %465, %c7 : index
        memref.store %460, %out[%475] : memref<?xf32>
      }
    }
    %476 = vector.extract %210#0[5] : f32 from vector<8xf32>
    %477 = vector.extract %210#1[5] : f32 from vector<8xf32>
    %478 = wave.lane
    %479 = arith.addi %11, %c4 : index
    %480 = arith.muli %c21, %c3 : index
    %481 = arith.addi %479, %480 : index
    %482 = arith.divui %478, %c7 : index
    %483 = arith.addi %481, %482 : index
    %484 = arith.cmpi slt, %483, %10 : index
    scf.if %484 {
      %485 = arith.cmpi eq, %hasFactors, %c5 : index
      %486 = arith.muli %483, %c3 : index
      %487 = memref.load %factors[%486] : memref<?xf32>
      %488 = arith.mulf %487, %operandScale : f32
      %489 = arith.select %485, %488, %operandScale : f32
      %490 = arith.remui %478, %c7 : index
      %491 = arith.muli %490, %c15 : index
      %492 = arith.addi %6, %491 : index
      %493 = vector.load %w[%492] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %494 = vector.bitcast %493 : vector<4xi8> to vector<1xf32>
      %495 = vector.extract %494[0] : f32 from vector<1xf32>
      %496 = arith.mulf %495, %489 : f32
      %497 = arith.mulf %476, %496 : f32
      %498 = arith.remui %478, %c7 : index
      %499 = arith.muli %498, %c15 : index
      %500 = arith.addi %8, %499 : index
      %501 = vector.load %w[%500] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %502 = vector.bitcast %501 : vector<4xi8> to vector<1xf32>
      %503 = vector.extract %502[0] : f32 from vector<1xf32>
      %504 = arith.mulf %503, %489 : f32
      %505 = arith.mulf %477, %504 : f32
      %506 = arith.muli %483, %outputFeatures : index
      %507 = arith.addi %506, %14 : index
      %508 = wave.lane
      %509 = arith.remui %508, %c7 : index
      %510 = arith.addi %507, %509 : index
      scf.if %12 {
        %511 = arith.addi %510, %c4 : index
        %512 = memref.load %residual[%511] : memref<?xf32>
        %513 = arith.addf %512, %497 : f32
        %514 = arith.addi %510, %c4 : index
        memref.store %513, %out[%514] : memref<?xf32>
      } else {
        %515 = arith.addi %510, %c4 : index
        memref.store %497, %out[%515] : memref<?xf32>
      }
      scf.if %12 {
        %516 = arith.addi %510, %c7 : index
        %517 = memref.load %residual[%516] : memref<?xf32>
        %518 = arith.addf %517, %505 : f32
        %519 = arith.addi %510, %c7 : index
        memref.store %518, %out[%519] : memref<?xf32>
      } else {
        %520 = arith.addi %510, %c7 : index
        memref.store %505, %out[%520] : memref<?xf32>
      }
    }
    %521 = vector.extract %210#0[6] : f32 from vector<8xf32>
    %522 = vector.extract %210#1[6] : f32 from vector<8xf32>
    %523 = wave.lane
    %524 = arith.addi %11, %c4 : index
    %525 = arith.muli %c22, %c3 : index
    %526 = arith.addi %524, %525 : index
    %527 = arith.divui %523, %c7 : index
    %528 = arith.addi %526, %527 : index
    %529 = arith.cmpi slt, %528, %10 : index
    scf.if %529 {
      %530 = arith.cmpi eq, %hasFactors, %c5 : index
      %531 = arith.muli %528, %c3 : index
      %532 = memref.load %factors[%531] : memref<?xf32>
      %533 = arith.mulf %532, %operandScale : f32
      %534 = arith.select %530, %533, %operandScale : f32
      %535 = arith.remui %523, %c7 : index
      %536 = arith.muli %535, %c15 : index
      %537 = arith.addi %6, %536 : index
      %538 = vector.load %w[%537] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %539 = vector.bitcast %538 : vector<4xi8> to vector<1xf32>
      %540 = vector.extract %539[0] : f32 from vector<1xf32>
      %541 = arith.mulf %540, %534 : f32
      %542 = arith.mulf %521, %541 : f32
      %543 = arith.remui %523, %c7 : index
      %544 = arith.muli %543, %c15 : index
      %545 = arith.addi %8, %544 : index
      %546 = vector.load %w[%545] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %547 = vector.bitcast %546 : vector<4xi8> to vector<1xf32>
      %548 = vector.extract %547[0] : f32 from vector<1xf32>
      %549 = arith.mulf %548, %534 : f32
      %550 = arith.mulf %522, %549 : f32
      %551 = arith.muli %528, %outputFeatures : index
      %552 = arith.addi %551, %14 : index
      %553 = wave.lane
      %554 = arith.remui %553, %c7 : index
      %555 = arith.addi %552, %554 : index
      scf.if %12 {
        %556 = arith.addi %555, %c4 : index
        %557 = memref.load %residual[%556] : memref<?xf32>
        %558 = arith.addf %557, %542 : f32
        %559 = arith.addi %555, %c4 : index
        memref.store %558, %out[%559] : memref<?xf32>
      } else {
        %560 = arith.addi %555, %c4 : index
        memref.store %542, %out[%560] : memref<?xf32>
      }
      scf.if %12 {
        %561 = arith.addi %555, %c7 : index
        %562 = memref.load %residual[%561] : memref<?xf32>
        %563 = arith.addf %562, %550 : f32
        %564 = arith.addi %555, %c7 : index
        memref.store %563, %out[%564] : memref<?xf32>
      } else {
        %565 = arith.addi %555, %c7 : index
        memref.store %550, %out[%565] : memref<?xf32>
      }
    }
    %566 = vector.extract %210#0[7] : f32 from vector<8xf32>
    %567 = vector.extract %210#1[7] : f32 from vector<8xf32>
    %568 = wave.lane
    %569 = arith.addi %11, %c4 : index
    %570 = arith.muli %c23, %c3 : index
    %571 = arith.addi %569, %570 : index
    %572 = arith.divui %568, %c7 : index
    %573 = arith.addi %571, %572 : index
    %574 = arith.cmpi slt, %573, %10 : index
    scf.if %574 {
      %575 = arith.cmpi eq, %hasFactors, %c5 : index
      %576 = arith.muli %573, %c3 : index
      %577 = memref.load %factors[%576] : memref<?xf32>
      %578 = arith.mulf %577, %operandScale : f32
      %579 = arith.select %575, %578, %operandScale : f32
      %580 = arith.remui %568, %c7 : index
      %581 = arith.muli %580, %c15 : index
      %582 = arith.addi %6, %581 : index
      %583 = vector.load %w[%582] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %584 = vector.bitcast %583 : vector<4xi8> to vector<1xf32>
      %585 = vector.extract %584[0] : f32 from vector<1xf32>
      %586 = arith.mulf %585, %579 : f32
      %587 = arith.mulf %566, %586 : f32
      %588 = arith.remui %568, %c7 : index
      %589 = arith.muli %588, %c15 : index
      %590 = arith.addi %8, %589 : index
      %591 = vector.load %w[%590] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %592 = vector.bitcast %591 : vector<4xi8> to vector<1xf32>
      %593 = vector.extract %592[0] : f32 from vector<1xf32>
      %594 = arith.mulf %593, %579 : f32
      %595 = arith.mulf %567, %594 : f32
      %596 = arith.muli %573, %outputFeatures : index
      %597 = arith.addi %596, %14 : index
      %598 = wave.lane
      %599 = arith.remui %598, %c7 : index
      %600 = arith.addi %597, %599 : index
      scf.if %12 {
        %601 = arith.addi %600, %c4 : index
        %602 = memref.load %residual[%601] : memref<?xf32>
        %603 = arith.addf %602, %587 : f32
        %604 = arith.addi %600, %c4 : index
        memref.store %603, %out[%604] : memref<?xf32>
      } else {
        %605 = arith.addi %600, %c4 : index
        memref.store %587, %out[%605] : memref<?xf32>
      }
      scf.if %12 {
        %606 = arith.addi %600, %c7 : index
        %607 = memref.load %residual[%606] : memref<?xf32>
        %608 = arith.addf %607, %595 : f32
        %609 = arith.addi %600, %c7 : index
        memref.store %608, %out[%609] : memref<?xf32>
      } else {
        %610 = arith.addi %600, %c7 : index
        memref.store %595, %out[%610] : memref<?xf32>
      }
    }
  }
  wave.return
}
