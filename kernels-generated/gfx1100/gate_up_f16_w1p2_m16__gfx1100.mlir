// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
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
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 23 : i32
  %c23 = arith.constant 141 : i32
  %c24 = arith.constant 268 : i32
  %c25 = arith.constant 14 : i32
  %c26 = arith.constant 0x3F800000 : f32
  %c27 = arith.constant 0xBFB8AA3B : f32
  %c28 = arith.constant 5 : index
  %c29 = arith.constant 6 : index
  %c30 = arith.constant 7 : index
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
  %12 = arith.cmpi slt, %11, %10 : index
  scf.if %12 {
    %13 = wave.lane
    %14 = arith.remui %13, %c7 : index
    %15 = arith.remui %14, %tileRows : index
    %16 = arith.addi %11, %15 : index
    %17 = arith.divui %16, %tileRows : index
    %18 = arith.divui %inputFeatures, %c7 : index
    %19 = arith.muli %17, %18 : index
    %20 = arith.divui %c4, %c7 : index
    %21 = arith.addi %19, %20 : index
    %22 = arith.muli %21, %c3 : index
    %23 = arith.remui %c4, %c7 : index
    %24 = arith.divui %23, %c11 : index
    %25 = arith.addi %22, %24 : index
    %26 = arith.muli %tileRows, %c11 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.remui %16, %tileRows : index
    %29 = arith.muli %28, %c11 : index
    %30 = arith.addi %27, %29 : index
    %31 = arith.remui %c4, %c11 : index
    %32 = arith.addi %30, %31 : index
    %33 = wave.wave
    %34 = arith.divui %inputFeatures, %c7 : index
    %35 = arith.muli %33, %stepsPerWave : index
    %36 = arith.minsi %35, %34 : index
    %37 = arith.addi %36, %stepsPerWave : index
    %38 = arith.minsi %37, %34 : index
    %39 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %40 = arith.subi %38, %36 : index
    %41 = arith.divui %40, %c15 : index
    %42 = arith.muli %41, %c15 : index
    %43 = arith.addi %36, %42 : index
    %44 = arith.addi %36, %stepsPerWave : index
    %45 = arith.select %39, %44, %43 : index
    %49:2 = scf.for %46 = %36 to %45 step %c15 iter_args(%47 = %c12, %48 = %c12) -> (vector<8xf32>, vector<8xf32>) {
      %50 = wave.lane
      %51 = arith.addi %46, %c4 : index
      %52 = arith.addi %6, %c2 : index
      %53 = arith.muli %51, %c16 : index
      %54 = arith.addi %52, %53 : index
      %55 = arith.remui %50, %c7 : index
      %56 = arith.muli %55, %c7 : index
      %57 = arith.addi %54, %56 : index
      %58 = vector.load %w[%57] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %59 = vector.bitcast %58 : vector<16xi8> to vector<8xf16>
      %60 = arith.addi %57, %c17 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = vector.shuffle %59, %62 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %64 = arith.addi %46, %c5 : index
      %65 = arith.addi %6, %c2 : index
      %66 = arith.muli %64, %c16 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.remui %50, %c7 : index
      %69 = arith.muli %68, %c7 : index
      %70 = arith.addi %67, %69 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<8xf16>
      %73 = arith.addi %70, %c17 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = vector.shuffle %72, %75 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %77 = arith.addi %46, %c3 : index
      %78 = arith.addi %6, %c2 : index
      %79 = arith.muli %77, %c16 : index
      %80 = arith.addi %78, %79 : index
      %81 = arith.remui %50, %c7 : index
      %82 = arith.muli %81, %c7 : index
      %83 = arith.addi %80, %82 : index
      %84 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %85 = vector.bitcast %84 : vector<16xi8> to vector<8xf16>
      %86 = arith.addi %83, %c17 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = vector.shuffle %85, %88 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = arith.addi %46, %c18 : index
      %91 = arith.addi %6, %c2 : index
      %92 = arith.muli %90, %c16 : index
      %93 = arith.addi %91, %92 : index
      %94 = arith.remui %50, %c7 : index
      %95 = arith.muli %94, %c7 : index
      %96 = arith.addi %93, %95 : index
      %97 = vector.load %w[%96] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %98 = vector.bitcast %97 : vector<16xi8> to vector<8xf16>
      %99 = arith.addi %96, %c17 : index
      %100 = vector.load %w[%99] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %101 = vector.bitcast %100 : vector<16xi8> to vector<8xf16>
      %102 = vector.shuffle %98, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = arith.addi %46, %c4 : index
      %104 = arith.addi %8, %c2 : index
      %105 = arith.muli %103, %c16 : index
      %106 = arith.addi %104, %105 : index
      %107 = arith.remui %50, %c7 : index
      %108 = arith.muli %107, %c7 : index
      %109 = arith.addi %106, %108 : index
      %110 = vector.load %w[%109] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %111 = vector.bitcast %110 : vector<16xi8> to vector<8xf16>
      %112 = arith.addi %109, %c17 : index
      %113 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %114 = vector.bitcast %113 : vector<16xi8> to vector<8xf16>
      %115 = vector.shuffle %111, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %116 = arith.addi %46, %c5 : index
      %117 = arith.addi %8, %c2 : index
      %118 = arith.muli %116, %c16 : index
      %119 = arith.addi %117, %118 : index
      %120 = arith.remui %50, %c7 : index
      %121 = arith.muli %120, %c7 : index
      %122 = arith.addi %119, %121 : index
      %123 = vector.load %w[%122] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %124 = vector.bitcast %123 : vector<16xi8> to vector<8xf16>
      %125 = arith.addi %122, %c17 : index
      %126 = vector.load %w[%125] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %127 = vector.bitcast %126 : vector<16xi8> to vector<8xf16>
      %128 = vector.shuffle %124, %127 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = arith.addi %46, %c3 : index
      %130 = arith.addi %8, %c2 : index
      %131 = arith.muli %129, %c16 : index
      %132 = arith.addi %130, %131 : index
      %133 = arith.remui %50, %c7 : index
      %134 = arith.muli %133, %c7 : index
      %135 = arith.addi %132, %134 : index
      %136 = vector.load %w[%135] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %137 = vector.bitcast %136 : vector<16xi8> to vector<8xf16>
      %138 = arith.addi %135, %c17 : index
      %139 = vector.load %w[%138] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %140 = vector.bitcast %139 : vector<16xi8> to vector<8xf16>
      %141 = vector.shuffle %137, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = arith.addi %46, %c18 : index
      %143 = arith.addi %8, %c2 : index
      %144 = arith.muli %142, %c16 : index
      %145 = arith.addi %143, %144 : index
      %146 = arith.remui %50, %c7 : index
      %147 = arith.muli %146, %c7 : index
      %148 = arith.addi %145, %147 : index
      %149 = vector.load %w[%148] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %150 = vector.bitcast %149 : vector<16xi8> to vector<8xf16>
      %151 = arith.addi %148, %c17 : index
      %152 = vector.load %w[%151] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %153 = vector.bitcast %152 : vector<16xi8> to vector<8xf16>
      %154 = vector.shuffle %150, %153 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %155 = arith.muli %46, %c5 : index
      %156 = arith.addi %155, %c4 : index
      %157 = arith.muli %tileRows, %c7 : index
      %158 = arith.muli %156, %157 : index
      %159 = arith.addi %32, %158 : index
      %160 = vector.load %x[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %161 = arith.muli %tileRows, %c11 : index
      %162 = arith.addi %159, %161 : index
      %163 = vector.load %x[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %164 = vector.shuffle %160, %163 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %165 = wave.mma %164, %63, %47 : vector<16xf16>, vector<8xf32>
      %166 = wave.mma %164, %115, %48 : vector<16xf16>, vector<8xf32>
      %167 = arith.muli %46, %c5 : index
      %168 = arith.addi %167, %c5 : index
      %169 = arith.muli %tileRows, %c7 : index
      %170 = arith.muli %168, %169 : index
      %171 = arith.addi %32, %170 : index
      %172 = vector.load %x[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %173 = arith.muli %tileRows, %c11 : index
      %174 = arith.addi %171, %173 : index
      %175 = vector.load %x[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %176 = vector.shuffle %172, %175 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %177 = wave.mma %176, %76, %165 : vector<16xf16>, vector<8xf32>
      %178 = wave.mma %176, %128, %166 : vector<16xf16>, vector<8xf32>
      %179 = arith.muli %46, %c5 : index
      %180 = arith.addi %179, %c3 : index
      %181 = arith.muli %tileRows, %c7 : index
      %182 = arith.muli %180, %181 : index
      %183 = arith.addi %32, %182 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = arith.muli %tileRows, %c11 : index
      %186 = arith.addi %183, %185 : index
      %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = vector.shuffle %184, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = wave.mma %188, %89, %177 : vector<16xf16>, vector<8xf32>
      %190 = wave.mma %188, %141, %178 : vector<16xf16>, vector<8xf32>
      %191 = arith.muli %46, %c5 : index
      %192 = arith.addi %191, %c18 : index
      %193 = arith.muli %tileRows, %c7 : index
      %194 = arith.muli %192, %193 : index
      %195 = arith.addi %32, %194 : index
      %196 = vector.load %x[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %197 = arith.muli %tileRows, %c11 : index
      %198 = arith.addi %195, %197 : index
      %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %200 = vector.shuffle %196, %199 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %201 = wave.mma %200, %102, %189 : vector<16xf16>, vector<8xf32>
      %202 = wave.mma %200, %154, %190 : vector<16xf16>, vector<8xf32>
      scf.yield %201, %202 : vector<8xf32>, vector<8xf32>
    }
    %203 = arith.select %39, %45, %38 : index
    %207:2 = scf.for %204 = %45 to %203 step %c5 iter_args(%205 = %49#0, %206 = %49#1) -> (vector<8xf32>, vector<8xf32>) {
      %208 = wave.lane
      %209 = arith.addi %204, %c4 : index
      %210 = arith.addi %6, %c2 : index
      %211 = arith.muli %209, %c16 : index
      %212 = arith.addi %210, %211 : index
      %213 = arith.remui %208, %c7 : index
      %214 = arith.muli %213, %c7 : index
      %215 = arith.addi %212, %214 : index
      %216 = vector.load %w[%215] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %217 = vector.bitcast %216 : vector<16xi8> to vector<8xf16>
      %218 = arith.addi %215, %c17 : index
      %219 = vector.load %w[%218] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %220 = vector.bitcast %219 : vector<16xi8> to vector<8xf16>
      %221 = vector.shuffle %217, %220 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %222 = arith.addi %204, %c4 : index
      %223 = arith.addi %8, %c2 : index
      %224 = arith.muli %222, %c16 : index
      %225 = arith.addi %223, %224 : index
      %226 = arith.remui %208, %c7 : index
      %227 = arith.muli %226, %c7 : index
      %228 = arith.addi %225, %227 : index
      %229 = vector.load %w[%228] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %230 = vector.bitcast %229 : vector<16xi8> to vector<8xf16>
      %231 = arith.addi %228, %c17 : index
      %232 = vector.load %w[%231] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %233 = vector.bitcast %232 : vector<16xi8> to vector<8xf16>
      %234 = vector.shuffle %230, %233 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = arith.muli %204, %c5 : index
      %236 = arith.addi %235, %c4 : index
      %237 = arith.muli %tileRows, %c7 : index
      %238 = arith.muli %236, %237 : index
      %239 = arith.addi %32, %238 : index
      %240 = vector.load %x[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %241 = arith.muli %tileRows, %c11 : index
      %242 = arith.addi %239, %241 : index
      %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = vector.shuffle %240, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = wave.mma %244, %221, %205 : vector<16xf16>, vector<8xf32>
      %246 = wave.mma %244, %234, %206 : vector<16xf16>, vector<8xf32>
      scf.yield %245, %246 : vector<8xf32>, vector<8xf32>
    }
    %247 = wave.lane
    %248 = vector.extract %207#0[0] : f32 from vector<8xf32>
    %249 = vector.extract %207#1[0] : f32 from vector<8xf32>
    %250 = wave.lane
    %251 = arith.addi %11, %c4 : index
    %252 = arith.muli %c4, %c3 : index
    %253 = arith.addi %251, %252 : index
    %254 = arith.divui %250, %c7 : index
    %255 = arith.addi %253, %254 : index
    %256 = arith.cmpi slt, %255, %10 : index
    scf.if %256 {
      %257 = arith.cmpi eq, %hasFactors, %c5 : index
      %258 = arith.muli %255, %c3 : index
      %259 = memref.load %factors[%258] : memref<?xf32>
      %260 = arith.mulf %259, %operandScale : f32
      %261 = arith.select %257, %260, %operandScale : f32
      %262 = arith.remui %250, %c7 : index
      %263 = arith.muli %262, %c15 : index
      %264 = arith.addi %6, %263 : index
      %265 = vector.load %w[%264] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %266 = vector.bitcast %265 : vector<4xi8> to vector<1xf32>
      %267 = vector.extract %266[0] : f32 from vector<1xf32>
      %268 = arith.mulf %267, %261 : f32
      %269 = arith.mulf %248, %268 : f32
      %270 = arith.remui %250, %c7 : index
      %271 = arith.muli %270, %c15 : index
      %272 = arith.addi %8, %271 : index
      %273 = vector.load %w[%272] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %274 = vector.bitcast %273 : vector<4xi8> to vector<1xf32>
      %275 = vector.extract %274[0] : f32 from vector<1xf32>
      %276 = arith.mulf %275, %261 : f32
      %277 = arith.mulf %249, %276 : f32
      %278 = arith.addi %6, %c21 : index
      %279 = vector.load %w[%278] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %280 = vector.bitcast %279 : vector<4xi8> to vector<1xf32>
      %281 = vector.extract %280[0] : f32 from vector<1xf32>
      %282 = arith.muli %255, %c3 : index
      %283 = arith.addi %282, %c5 : index
      %284 = memref.load %factors[%283] : memref<?xf32>
      %285 = arith.mulf %284, %281 : f32
      %286 = arith.bitcast %285 : f32 to i32
      %287 = arith.shrui %286, %c22 : i32
      %288 = arith.maxsi %287, %c23 : i32
      %289 = arith.subi %c24, %288 : i32
      %290 = arith.shli %289, %c22 : i32
      %291 = arith.subi %288, %c25 : i32
      %292 = arith.shli %291, %c22 : i32
      %293 = arith.bitcast %290 : i32 to f32
      %294 = arith.bitcast %292 : i32 to f32
      %295 = arith.cmpi eq, %0, %c4 : index
      %296 = wave.lane
      %297 = arith.remui %296, %c7 : index
      %298 = arith.cmpi eq, %297, %c4 : index
      %299 = arith.andi %295, %298 : i1
      scf.if %299 {
        %300 = arith.muli %255, %c3 : index
        memref.store %294, %out_factors[%300] : memref<?xf32>
      }
      %301 = arith.mulf %269, %c27 : f32
      %302 = wave.exp2 %301 : f32
      %303 = arith.addf %c26, %302 : f32
      %304 = arith.divf %269, %303 : f32
      %305 = arith.mulf %304, %277 : f32
      %306 = arith.mulf %305, %293 : f32
      %307 = arith.truncf %306 : f32 to f16
      %308 = arith.muli %0, %c7 : index
      %309 = wave.lane
      %310 = arith.remui %309, %c7 : index
      %311 = arith.addi %308, %310 : index
      %312 = arith.divui %255, %outTileRows : index
      %313 = arith.divui %outputFeatures, %c7 : index
      %314 = arith.muli %312, %313 : index
      %315 = arith.divui %311, %c7 : index
      %316 = arith.addi %314, %315 : index
      %317 = arith.muli %316, %c3 : index
      %318 = arith.remui %311, %c7 : index
      %319 = arith.divui %318, %c11 : index
      %320 = arith.addi %317, %319 : index
      %321 = arith.muli %outTileRows, %c11 : index
      %322 = arith.muli %320, %321 : index
      %323 = arith.remui %255, %outTileRows : index
      %324 = arith.muli %323, %c11 : index
      %325 = arith.addi %322, %324 : index
      %326 = arith.remui %311, %c11 : index
      %327 = arith.addi %325, %326 : index
      memref.store %307, %out[%327] : memref<?xf16>
    }
    %328 = vector.extract %207#0[1] : f32 from vector<8xf32>
    %329 = vector.extract %207#1[1] : f32 from vector<8xf32>
    %330 = wave.lane
    %331 = arith.addi %11, %c4 : index
    %332 = arith.muli %c5, %c3 : index
    %333 = arith.addi %331, %332 : index
    %334 = arith.divui %330, %c7 : index
    %335 = arith.addi %333, %334 : index
    %336 = arith.cmpi slt, %335, %10 : index
    scf.if %336 {
      %337 = arith.cmpi eq, %hasFactors, %c5 : index
      %338 = arith.muli %335, %c3 : index
      %339 = memref.load %factors[%338] : memref<?xf32>
      %340 = arith.mulf %339, %operandScale : f32
      %341 = arith.select %337, %340, %operandScale : f32
      %342 = arith.remui %330, %c7 : index
      %343 = arith.muli %342, %c15 : index
      %344 = arith.addi %6, %343 : index
      %345 = vector.load %w[%344] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %346 = vector.bitcast %345 : vector<4xi8> to vector<1xf32>
      %347 = vector.extract %346[0] : f32 from vector<1xf32>
      %348 = arith.mulf %347, %341 : f32
      %349 = arith.mulf %328, %348 : f32
      %350 = arith.remui %330, %c7 : index
      %351 = arith.muli %350, %c15 : index
      %352 = arith.addi %8, %351 : index
      %353 = vector.load %w[%352] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %354 = vector.bitcast %353 : vector<4xi8> to vector<1xf32>
      %355 = vector.extract %354[0] : f32 from vector<1xf32>
      %356 = arith.mulf %355, %341 : f32
      %357 = arith.mulf %329, %356 : f32
      %358 = arith.addi %6, %c21 : index
      %359 = vector.load %w[%358] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %360 = vector.bitcast %359 : vector<4xi8> to vector<1xf32>
      %361 = vector.extract %360[0] : f32 from vector<1xf32>
      %362 = arith.muli %335, %c3 : index
      %363 = arith.addi %362, %c5 : index
      %364 = memref.load %factors[%363] : memref<?xf32>
      %365 = arith.mulf %364, %361 : f32
      %366 = arith.bitcast %365 : f32 to i32
      %367 = arith.shrui %366, %c22 : i32
      %368 = arith.maxsi %367, %c23 : i32
      %369 = arith.subi %c24, %368 : i32
      %370 = arith.shli %369, %c22 : i32
      %371 = arith.subi %368, %c25 : i32
      %372 = arith.shli %371, %c22 : i32
      %373 = arith.bitcast %370 : i32 to f32
      %374 = arith.bitcast %372 : i32 to f32
      %375 = arith.cmpi eq, %0, %c4 : index
      %376 = wave.lane
      %377 = arith.remui %376, %c7 : index
      %378 = arith.cmpi eq, %377, %c4 : index
      %379 = arith.andi %375, %378 : i1
      scf.if %379 {
        %380 = arith.muli %335, %c3 : index
        memref.store %374, %out_factors[%380] : memref<?xf32>
      }
      %381 = arith.mulf %349, %c27 : f32
      %382 = wave.exp2 %381 : f32
      %383 = arith.addf %c26, %382 : f32
      %384 = arith.divf %349, %383 : f32
      %385 = arith.mulf %384, %357 : f32
      %386 = arith.mulf %385, %373 : f32
      %387 = arith.truncf %386 : f32 to f16
      %388 = arith.muli %0, %c7 : index
      %389 = wave.lane
      %390 = arith.remui %389, %c7 : index
      %391 = arith.addi %388, %390 : index
      %392 = arith.divui %335, %outTileRows : index
      %393 = arith.divui %outputFeatures, %c7 : index
      %394 = arith.muli %392, %393 : index
      %395 = arith.divui %391, %c7 : index
      %396 = arith.addi %394, %395 : index
      %397 = arith.muli %396, %c3 : index
      %398 = arith.remui %391, %c7 : index
      %399 = arith.divui %398, %c11 : index
      %400 = arith.addi %397, %399 : index
      %401 = arith.muli %outTileRows, %c11 : index
      %402 = arith.muli %400, %401 : index
      %403 = arith.remui %335, %outTileRows : index
      %404 = arith.muli %403, %c11 : index
      %405 = arith.addi %402, %404 : index
      %406 = arith.remui %391, %c11 : index
      %407 = arith.addi %405, %406 : index
      memref.store %387, %out[%407] : memref<?xf16>
    }
    %408 = vector.extract %207#0[2] : f32 from vector<8xf32>
    %409 = vector.extract %207#1[2] : f32 from vector<8xf32>
    %410 = wave.lane
    %411 = arith.addi %11, %c4 : index
    %412 = arith.muli %c3, %c3 : index
    %413 = arith.addi %411, %412 : index
    %414 = arith.divui %410, %c7 : index
    %415 = arith.addi %413, %414 : index
    %416 = arith.cmpi slt, %415, %10 : index
    scf.if %416 {
      %417 = arith.cmpi eq, %hasFactors, %c5 : index
      %418 = arith.muli %415, %c3 : index
      %419 = memref.load %factors[%418] : memref<?xf32>
      %420 = arith.mulf %419, %operandScale : f32
      %421 = arith.select %417, %420, %operandScale : f32
      %422 = arith.remui %410, %c7 : index
      %423 = arith.muli %422, %c15 : index
      %424 = arith.addi %6, %423 : index
      %425 = vector.load %w[%424] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %426 = vector.bitcast %425 : vector<4xi8> to vector<1xf32>
      %427 = vector.extract %426[0] : f32 from vector<1xf32>
      %428 = arith.mulf %427, %421 : f32
      %429 = arith.mulf %408, %428 : f32
      %430 = arith.remui %410, %c7 : index
      %431 = arith.muli %430, %c15 : index
      %432 = arith.addi %8, %431 : index
      %433 = vector.load %w[%432] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %434 = vector.bitcast %433 : vector<4xi8> to vector<1xf32>
      %435 = vector.extract %434[0] : f32 from vector<1xf32>
      %436 = arith.mulf %435, %421 : f32
      %437 = arith.mulf %409, %436 : f32
      %438 = arith.addi %6, %c21 : index
      %439 = vector.load %w[%438] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %440 = vector.bitcast %439 : vector<4xi8> to vector<1xf32>
      %441 = vector.extract %440[0] : f32 from vector<1xf32>
      %442 = arith.muli %415, %c3 : index
      %443 = arith.addi %442, %c5 : index
      %444 = memref.load %factors[%443] : memref<?xf32>
      %445 = arith.mulf %444, %441 : f32
      %446 = arith.bitcast %445 : f32 to i32
      %447 = arith.shrui %446, %c22 : i32
      %448 = arith.maxsi %447, %c23 : i32
      %449 = arith.subi %c24, %448 : i32
      %450 = arith.shli %449, %c22 : i32
      %451 = arith.subi %448, %c25 : i32
      %452 = arith.shli %451, %c22 : i32
      %453 = arith.bitcast %450 : i32 to f32
      %454 = arith.bitcast %452 : i32 to f32
      %455 = arith.cmpi eq, %0, %c4 : index
      %456 = wave.lane
      %457 = arith.remui %456, %c7 : index
      %458 = arith.cmpi eq, %457, %c4 : index
      %459 = arith.andi %455, %458 : i1
      scf.if %459 {
        %460 = arith.muli %415, %c3 : index
        memref.store %454, %out_factors[%460] : memref<?xf32>
      }
      %461 = arith.mulf %429, %c27 : f32
      %462 = wave.exp2 %461 : f32
      %463 = arith.addf %c26, %462 : f32
      %464 = arith.divf %429, %463 : f32
      %465 = arith.mulf %464, %437 : f32
      %466 = arith.mulf %465, %453 : f32
      %467 = arith.truncf %466 : f32 to f16
      %468 = arith.muli %0, %c7 : index
      %469 = wave.lane
      %470 = arith.remui %469, %c7 : index
      %471 = arith.addi %468, %470 : index
      %472 = arith.divui %415, %outTileRows : index
      %473 = arith.divui %outputFeatures, %c7 : index
      %474 = arith.muli %472, %473 : index
      %475 = arith.divui %471, %c7 : index
      %476 = arith.addi %474, %475 : index
      %477 = arith.muli %476, %c3 : index
      %478 = arith.remui %471, %c7 : index
      %479 = arith.divui %478, %c11 : index
      %480 = arith.addi %477, %479 : index
      %481 = arith.muli %outTileRows, %c11 : index
      %482 = arith.muli %480, %481 : index
      %483 = arith.remui %415, %outTileRows : index
      %484 = arith.muli %483, %c11 : index
      %485 = arith.addi %482, %484 : index
      %486 = arith.remui %471, %c11 : index
      %487 = arith.addi %485, %486 : index
      memref.store %467, %out[%487] : memref<?xf16>
    }
    %488 = vector.extract %207#0[3] : f32 from vector<8xf32>
    %489 = vector.extract %207#1[3] : f32 from vector<8xf32>
    %490 = wave.lane
    %491 = arith.addi %11, %c4 : index
    %492 = arith.muli %c18, %c3 : index
    %493 = arith.addi %491, %492 : index
    %494 = arith.divui %490, %c7 : index
    %495 = arith.addi %493, %494 : index
    %496 = arith.cmpi slt, %495, %10 : index
    scf.if %496 {
      %497 = arith.cmpi eq, %hasFactors, %c5 : index
      %498 = arith.muli %495, %c3 : index
      %499 = memref.load %factors[%498] : memref<?xf32>
      %500 = arith.mulf %499, %operandScale : f32
      %501 = arith.select %497, %500, %operandScale : f32
      %502 = arith.remui %490, %c7 : index
      %503 = arith.muli %502, %c15 : index
      %504 = arith.addi %6, %503 : index
      %505 = vector.load %w[%504] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %506 = vector.bitcast %505 : vector<4xi8> to vector<1xf32>
      %507 = vector.extract %506[0] : f32 from vector<1xf32>
      %508 = arith.mulf %507, %501 : f32
      %509 = arith.mulf %488, %508 : f32
      %510 = arith.remui %490, %c7 : index
      %511 = arith.muli %510, %c15 : index
      %512 = arith.addi %8, %511 : index
      %513 = vector.load %w[%512] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %514 = vector.bitcast %513 : vector<4xi8> to vector<1xf32>
      %515 = vector.extract %514[0] : f32 from vector<1xf32>
      %516 = arith.mulf %515, %501 : f32
      %517 = arith.mulf %489, %516 : f32
      %518 = arith.addi %6, %c21 : index
      %519 = vector.load %w[%518] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %520 = vector.bitcast %519 : vector<4xi8> to vector<1xf32>
      %521 = vector.extract %520[0] : f32 from vector<1xf32>
      %522 = arith.muli %495, %c3 : index
      %523 = arith.addi %522, %c5 : index
      %524 = memref.load %factors[%523] : memref<?xf32>
      %525 = arith.mulf %524, %521 : f32
      %526 = arith.bitcast %525 : f32 to i32
      %527 = arith.shrui %526, %c22 : i32
      %528 = arith.maxsi %527, %c23 : i32
      %529 = arith.subi %c24, %528 : i32
      %530 = arith.shli %529, %c22 : i32
      %531 = arith.subi %528, %c25 : i32
      %532 = arith.shli %531, %c22 : i32
      %533 = arith.bitcast %530 : i32 to f32
      %534 = arith.bitcast %532 : i32 to f32
      %535 = arith.cmpi eq, %0, %c4 : index
      %536 = wave.lane
      %537 = arith.remui %536, %c7 : index
      %538 = arith.cmpi eq, %537, %c4 : index
      %539 = arith.andi %535, %538 : i1
      scf.if %539 {
        %540 = arith.muli %495, %c3 : index
        memref.store %534, %out_factors[%540] : memref<?xf32>
      }
      %541 = arith.mulf %509, %c27 : f32
      %542 = wave.exp2 %541 : f32
      %543 = arith.addf %c26, %542 : f32
      %544 = arith.divf %509, %543 : f32
      %545 = arith.mulf %544, %517 : f32
      %546 = arith.mulf %545, %533 : f32
      %547 = arith.truncf %546 : f32 to f16
      %548 = arith.muli %0, %c7 : index
      %549 = wave.lane
      %550 = arith.remui %549, %c7 : index
      %551 = arith.addi %548, %550 : index
      %552 = arith.divui %495, %outTileRows : index
      %553 = arith.divui %outputFeatures, %c7 : index
      %554 = arith.muli %552, %553 : index
      %555 = arith.divui %551, %c7 : index
      %556 = arith.addi %554, %555 : index
      %557 = arith.muli %556, %c3 : index
      %558 = arith.remui %551, %c7 : index
      %559 = arith.divui %558, %c11 : index
      %560 = arith.addi %557, %559 : index
      %561 = arith.muli %outTileRows, %c11 : index
      %562 = arith.muli %560, %561 : index
      %563 = arith.remui %495, %outTileRows : index
      %564 = arith.muli %563, %c11 : index
      %565 = arith.addi %562, %564 : index
      %566 = arith.remui %551, %c11 : index
      %567 = arith.addi %565, %566 : index
      memref.store %547, %out[%567] : memref<?xf16>
    }
    %568 = vector.extract %207#0[4] : f32 from vector<8xf32>
    %569 = vector.extract %207#1[4] : f32 from vector<8xf32>
    %570 = wave.lane
    %571 = arith.addi %11, %c4 : index
    %572 = arith.muli %c15, %c3 : index
    %573 = arith.addi %571, %572 : index
    %574 = arith.divui %570, %c7 : index
    %575 = arith.addi %573, %574 : index
    %576 = arith.cmpi slt, %575, %10 : index
    scf.if %576 {
      %577 = arith.cmpi eq, %hasFactors, %c5 : index
      %578 = arith.muli %575, %c3 : index
      %579 = memref.load %factors[%578] : memref<?xf32>
      %580 = arith.mulf %579, %operandScale : f32
      %581 = arith.select %577, %580, %operandScale : f32
      %582 = arith.remui %570, %c7 : index
      %583 = arith.muli %582, %c15 : index
      %584 = arith.addi %6, %583 : index
      %585 = vector.load %w[%584] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %586 = vector.bitcast %585 : vector<4xi8> to vector<1xf32>
      %587 = vector.extract %586[0] : f32 from vector<1xf32>
      %588 = arith.mulf %587, %581 : f32
      %589 = arith.mulf %568, %588 : f32
      %590 = arith.remui %570, %c7 : index
      %591 = arith.muli %590, %c15 : index
      %592 = arith.addi %8, %591 : index
      %593 = vector.load %w[%592] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %594 = vector.bitcast %593 : vector<4xi8> to vector<1xf32>
      %595 = vector.extract %594[0] : f32 from vector<1xf32>
      %596 = arith.mulf %595, %581 : f32
      %597 = arith.mulf %569, %596 : f32
      %598 = arith.addi %6, %c21 : index
      %599 = vector.load %w[%598] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %600 = vector.bitcast %599 : vector<4xi8> to vector<1xf32>
      %601 = vector.extract %600[0] : f32 from vector<1xf32>
      %602 = arith.muli %575, %c3 : index
      %603 = arith.addi %602, %c5 : index
      %604 = memref.load %factors[%603] : memref<?xf32>
      %605 = arith.mulf %604, %601 : f32
      %606 = arith.bitcast %605 : f32 to i32
      %607 = arith.shrui %606, %c22 : i32
      %608 = arith.maxsi %607, %c23 : i32
      %609 = arith.subi %c24, %608 : i32
      %610 = arith.shli %609, %c22 : i32
      %611 = arith.subi %608, %c25 : i32
      %612 = arith.shli %611, %c22 : i32
      %613 = arith.bitcast %610 : i32 to f32
      %614 = arith.bitcast %612 : i32 to f32
      %615 = arith.cmpi eq, %0, %c4 : index
      %616 = wave.lane
      %617 = arith.remui %616, %c7 : index
      %618 = arith.cmpi eq, %617, %c4 : index
      %619 = arith.andi %615, %618 : i1
      scf.if %619 {
        %620 = arith.muli %575, %c3 : index
        memref.store %614, %out_factors[%620] : memref<?xf32>
      }
      %621 = arith.mulf %589, %c27 : f32
      %622 = wave.exp2 %621 : f32
      %623 = arith.addf %c26, %622 : f32
      %624 = arith.divf %589, %623 : f32
      %625 = arith.mulf %624, %597 : f32
      %626 = arith.mulf %625, %613 : f32
      %627 = arith.truncf %626 : f32 to f16
      %628 = arith.muli %0, %c7 : index
      %629 = wave.lane
      %630 = arith.remui %629, %c7 : index
      %631 = arith.addi %628, %630 : index
      %632 = arith.divui %575, %outTileRows : index
      %633 = arith.divui %outputFeatures, %c7 : index
      %634 = arith.muli %632, %633 : index
      %635 = arith.divui %631, %c7 : index
      %636 = arith.addi %634, %635 : index
      %637 = arith.muli %636, %c3 : index
      %638 = arith.remui %631, %c7 : index
      %639 = arith.divui %638, %c11 : index
      %640 = arith.addi %637, %639 : index
      %641 = arith.muli %outTileRows, %c11 : index
      %642 = arith.muli %640, %641 : index
      %643 = arith.remui %575, %outTileRows : index
      %644 = arith.muli %643, %c11 : index
      %645 = arith.addi %642, %644 : index
      %646 = arith.remui %631, %c11 : index
      %647 = arith.addi %645, %646 : index
      memref.store %627, %out[%647] : memref<?xf16>
    }
    %648 = vector.extract %207#0[5] : f32 from vector<8xf32>
    %649 = vector.extract %207#1[5] : f32 from vector<8xf32>
    %650 = wave.lane
    %651 = arith.addi %11, %c4 : index
    %652 = arith.muli %c28, %c3 : index
    %653 = arith.addi %651, %652 : index
    %654 = arith.divui %650, %c7 : index
    %655 = arith.addi %653, %654 : index
    %656 = arith.cmpi slt, %655, %10 : index
    scf.if %656 {
      %657 = arith.cmpi eq, %hasFactors, %c5 : index
      %658 = arith.muli %655, %c3 : index
      %659 = memref.load %factors[%658] : memref<?xf32>
      %660 = arith.mulf %659, %operandScale : f32
      %661 = arith.select %657, %660, %operandScale : f32
      %662 = arith.remui %650, %c7 : index
      %663 = arith.muli %662, %c15 : index
      %664 = arith.addi %6, %663 : index
      %665 = vector.load %w[%664] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %666 = vector.bitcast %665 : vector<4xi8> to vector<1xf32>
      %667 = vector.extract %666[0] : f32 from vector<1xf32>
      %668 = arith.mulf %667, %661 : f32
      %669 = arith.mulf %648, %668 : f32
      %670 = arith.remui %650, %c7 : index
      %671 = arith.muli %670, %c15 : index
      %672 = arith.addi %8, %671 : index
      %673 = vector.load %w[%672] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %674 = vector.bitcast %673 : vector<4xi8> to vector<1xf32>
      %675 = vector.extract %674[0] : f32 from vector<1xf32>
      %676 = arith.mulf %675, %661 : f32
      %677 = arith.mulf %649, %676 : f32
      %678 = arith.addi %6, %c21 : index
      %679 = vector.load %w[%678] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %680 = vector.bitcast %679 : vector<4xi8> to vector<1xf32>
      %681 = vector.extract %680[0] : f32 from vector<1xf32>
      %682 = arith.muli %655, %c3 : index
      %683 = arith.addi %682, %c5 : index
      %684 = memref.load %factors[%683] : memref<?xf32>
      %685 = arith.mulf %684, %681 : f32
      %686 = arith.bitcast %685 : f32 to i32
      %687 = arith.shrui %686, %c22 : i32
      %688 = arith.maxsi %687, %c23 : i32
      %689 = arith.subi %c24, %688 : i32
      %690 = arith.shli %689, %c22 : i32
      %691 = arith.subi %688, %c25 : i32
      %692 = arith.shli %691, %c22 : i32
      %693 = arith.bitcast %690 : i32 to f32
      %694 = arith.bitcast %692 : i32 to f32
      %695 = arith.cmpi eq, %0, %c4 : index
      %696 = wave.lane
      %697 = arith.remui %696, %c7 : index
      %698 = arith.cmpi eq, %697, %c4 : index
      %699 = arith.andi %695, %698 : i1
      scf.if %699 {
        %700 = arith.muli %655, %c3 : index
        memref.store %694, %out_factors[%700] : memref<?xf32>
      }
      %701 = arith.mulf %669, %c27 : f32
      %702 = wave.exp2 %701 : f32
      %703 = arith.addf %c26, %702 : f32
      %704 = arith.divf %669, %703 : f32
      %705 = arith.mulf %704, %677 : f32
      %706 = arith.mulf %705, %693 : f32
      %707 = arith.truncf %706 : f32 to f16
      %708 = arith.muli %0, %c7 : index
      %709 = wave.lane
      %710 = arith.remui %709, %c7 : index
      %711 = arith.addi %708, %710 : index
      %712 = arith.divui %655, %outTileRows : index
      %713 = arith.divui %outputFeatures, %c7 : index
      %714 = arith.muli %712, %713 : index
      %715 = arith.divui %711, %c7 : index
      %716 = arith.addi %714, %715 : index
      %717 = arith.muli %716, %c3 : index
      %718 = arith.remui %711, %c7 : index
      %719 = arith.divui %718, %c11 : index
      %720 = arith.addi %717, %719 : index
      %721 = arith.muli %outTileRows, %c11 : index
      %722 = arith.muli %720, %721 : index
      %723 = arith.remui %655, %outTileRows : index
      %724 = arith.muli %723, %c11 : index
      %725 = arith.addi %722, %724 : index
      %726 = arith.remui %711, %c11 : index
      %727 = arith.addi %725, %726 : index
      memref.store %707, %out[%727] : memref<?xf16>
    }
    %728 = vector.extract %207#0[6] : f32 from vector<8xf32>
    %729 = vector.extract %207#1[6] : f32 from vector<8xf32>
    %730 = wave.lane
    %731 = arith.addi %11, %c4 : index
    %732 = arith.muli %c29, %c3 : index
    %733 = arith.addi %731, %732 : index
    %734 = arith.divui %730, %c7 : index
    %735 = arith.addi %733, %734 : index
    %736 = arith.cmpi slt, %735, %10 : index
    scf.if %736 {
      %737 = arith.cmpi eq, %hasFactors, %c5 : index
      %738 = arith.muli %735, %c3 : index
      %739 = memref.load %factors[%738] : memref<?xf32>
      %740 = arith.mulf %739, %operandScale : f32
      %741 = arith.select %737, %740, %operandScale : f32
      %742 = arith.remui %730, %c7 : index
      %743 = arith.muli %742, %c15 : index
      %744 = arith.addi %6, %743 : index
      %745 = vector.load %w[%744] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %746 = vector.bitcast %745 : vector<4xi8> to vector<1xf32>
      %747 = vector.extract %746[0] : f32 from vector<1xf32>
      %748 = arith.mulf %747, %741 : f32
      %749 = arith.mulf %728, %748 : f32
      %750 = arith.remui %730, %c7 : index
      %751 = arith.muli %750, %c15 : index
      %752 = arith.addi %8, %751 : index
      %753 = vector.load %w[%752] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %754 = vector.bitcast %753 : vector<4xi8> to vector<1xf32>
      %755 = vector.extract %754[0] : f32 from vector<1xf32>
      %756 = arith.mulf %755, %741 : f32
      %757 = arith.mulf %729, %756 : f32
      %758 = arith.addi %6, %c21 : index
      %759 = vector.load %w[%758] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %760 = vector.bitcast %759 : vector<4xi8> to vector<1xf32>
      %761 = vector.extract %760[0] : f32 from vector<1xf32>
      %762 = arith.muli %735, %c3 : index
      %763 = arith.addi %762, %c5 : index
      %764 = memref.load %factors[%763] : memref<?xf32>
      %765 = arith.mulf %764, %761 : f32
      %766 = arith.bitcast %765 : f32 to i32
      %767 = arith.shrui %766, %c22 : i32
      %768 = arith.maxsi %767, %c23 : i32
      %769 = arith.subi %c24, %768 : i32
      %770 = arith.shli %769, %c22 : i32
      %771 = arith.subi %768, %c25 : i32
      %772 = arith.shli %771, %c22 : i32
      %773 = arith.bitcast %770 : i32 to f32
      %774 = arith.bitcast %772 : i32 to f32
      %775 = arith.cmpi eq, %0, %c4 : index
      %776 = wave.lane
      %777 = arith.remui %776, %c7 : index
      %778 = arith.cmpi eq, %777, %c4 : index
      %779 = arith.andi %775, %778 : i1
      scf.if %779 {
        %780 = arith.muli %735, %c3 : index
        memref.store %774, %out_factors[%780] : memref<?xf32>
      }
      %781 = arith.mulf %749, %c27 : f32
      %782 = wave.exp2 %781 : f32
      %783 = arith.addf %c26, %782 : f32
      %784 = arith.divf %749, %783 : f32
      %785 = arith.mulf %784, %757 : f32
      %786 = arith.mulf %785, %773 : f32
      %787 = arith.truncf %786 : f32 to f16
      %788 = arith.muli %0, %c7 : index
      %789 = wave.lane
      %790 = arith.remui %789, %c7 : index
      %791 = arith.addi %788, %790 : index
      %792 = arith.divui %735, %outTileRows : index
      %793 = arith.divui %outputFeatures, %c7 : index
      %794 = arith.muli %792, %793 : index
      %795 = arith.divui %791, %c7 : index
      %796 = arith.addi %794, %795 : index
      %797 = arith.muli %796, %c3 : index
      %798 = arith.remui %791, %c7 : index
      %799 = arith.divui %798, %c11 : index
      %800 = arith.addi %797, %799 : index
      %801 = arith.muli %outTileRows, %c11 : index
      %802 = arith.muli %800, %801 : index
      %803 = arith.remui %735, %outTileRows : index
      %804 = arith.muli %803, %c11 : index
      %805 = arith.addi %802, %804 : index
      %806 = arith.remui %791, %c11 : index
      %807 = arith.addi %805, %806 : index
      memref.store %787, %out[%807] : memref<?xf16>
    }
    %808 = vector.extract %207#0[7] : f32 from vector<8xf32>
    %809 = vector.extract %207#1[7] : f32 from vector<8xf32>
    %810 = wave.lane
    %811 = arith.addi %11, %c4 : index
    %812 = arith.muli %c30, %c3 : index
    %813 = arith.addi %811, %812 : index
    %814 = arith.divui %810, %c7 : index
    %815 = arith.addi %813, %814 : index
    %816 = arith.cmpi slt, %815, %10 : index
    scf.if %816 {
      %817 = arith.cmpi eq, %hasFactors, %c5 : index
      %818 = arith.muli %815, %c3 : index
      %819 = memref.load %factors[%818] : memref<?xf32>
      %820 = arith.mulf %819, %operandScale : f32
      %821 = arith.select %817, %820, %operandScale : f32
      %822 = arith.remui %810, %c7 : index
      %823 = arith.muli %822, %c15 : index
      %824 = arith.addi %6, %823 : index
      %825 = vector.load %w[%824] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %826 = vector.bitcast %825 : vector<4xi8> to vector<1xf32>
      %827 = vector.extract %826[0] : f32 from vector<1xf32>
      %828 = arith.mulf %827, %821 : f32
      %829 = arith.mulf %808, %828 : f32
      %830 = arith.remui %810, %c7 : index
      %831 = arith.muli %830, %c15 : index
      %832 = arith.addi %8, %831 : index
      %833 = vector.load %w[%832] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %834 = vector.bitcast %833 : vector<4xi8> to vector<1xf32>
      %835 = vector.extract %834[0] : f32 from vector<1xf32>
      %836 = arith.mulf %835, %821 : f32
      %837 = arith.mulf %809, %836 : f32
      %838 = arith.addi %6, %c21 : index
      %839 = vector.load %w[%838] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %840 = vector.bitcast %839 : vector<4xi8> to vector<1xf32>
      %841 = vector.extract %840[0] : f32 from vector<1xf32>
      %842 = arith.muli %815, %c3 : index
      %843 = arith.addi %842, %c5 : index
      %844 = memref.load %factors[%843] : memref<?xf32>
      %845 = arith.mulf %844, %841 : f32
      %846 = arith.bitcast %845 : f32 to i32
      %847 = arith.shrui %846, %c22 : i32
      %848 = arith.maxsi %847, %c23 : i32
      %849 = arith.subi %c24, %848 : i32
      %850 = arith.shli %849, %c22 : i32
      %851 = arith.subi %848, %c25 : i32
      %852 = arith.shli %851, %c22 : i32
      %853 = arith.bitcast %850 : i32 to f32
      %854 = arith.bitcast %852 : i32 to f32
      %855 = arith.cmpi eq, %0, %c4 : index
      %856 = wave.lane
      %857 = arith.remui %856, %c7 : index
      %858 = arith.cmpi eq, %857, %c4 : index
      %859 = arith.andi %855, %858 : i1
      scf.if %859 {
        %860 = arith.muli %815, %c3 : index
        memref.store %854, %out_factors[%860] : memref<?xf32>
      }
      %861 = arith.mulf %829, %c27 : f32
      %862 = wave.exp2 %861 : f32
      %863 = arith.addf %c26, %862 : f32
      %864 = arith.divf %829, %863 : f32
      %865 = arith.mulf %864, %837 : f32
      %866 = arith.mulf %865, %853 : f32
      %867 = arith.truncf %866 : f32 to f16
      %868 = arith.muli %0, %c7 : index
      %869 = wave.lane
      %870 = arith.remui %869, %c7 : index
      %871 = arith.addi %868, %870 : index
      %872 = arith.divui %815, %outTileRows : index
      %873 = arith.divui %outputFeatures, %c7 : index
      %874 = arith.muli %872, %873 : index
      %875 = arith.divui %871, %c7 : index
      %876 = arith.addi %874, %875 : index
      %877 = arith.muli %876, %c3 : index
      %878 = arith.remui %871, %c7 : index
      %879 = arith.divui %878, %c11 : index
      %880 = arith.addi %877, %879 : index
      %881 = arith.muli %outTileRows, %c11 : index
      %882 = arith.muli %880, %881 : index
      %883 = arith.remui %815, %outTileRows : index
      %884 = arith.muli %883, %c11 : index
      %885 = arith.addi %882, %884 : index
      %886 = arith.remui %871, %c11 : index
      %887 = arith.addi %885, %886 : index
      memref.store %867, %out[%887] : memref<?xf16>
    }
  }
  wave.return
}
