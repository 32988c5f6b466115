// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) {
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
  %c20 = arith.constant 0x3F800000 : f32
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 0xBFB8AA3B : f32
  %c23 = arith.constant 0x477FE000 : f32
  %c24 = arith.constant 0xC77FE000 : f32
  %c25 = arith.constant 5 : index
  %c26 = arith.constant 6 : index
  %c27 = arith.constant 7 : index
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
      %258 = memref.load %factors[%255] : memref<?xf32>
      %259 = arith.select %257, %258, %c20 : f32
      %260 = arith.remui %250, %c7 : index
      %261 = arith.muli %260, %c15 : index
      %262 = arith.addi %6, %261 : index
      %263 = vector.load %w[%262] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %264 = vector.bitcast %263 : vector<4xi8> to vector<1xf32>
      %265 = vector.extract %264[0] : f32 from vector<1xf32>
      %266 = arith.mulf %265, %259 : f32
      %267 = arith.mulf %248, %266 : f32
      %268 = arith.remui %250, %c7 : index
      %269 = arith.muli %268, %c15 : index
      %270 = arith.addi %8, %269 : index
      %271 = vector.load %w[%270] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %272 = vector.bitcast %271 : vector<4xi8> to vector<1xf32>
      %273 = vector.extract %272[0] : f32 from vector<1xf32>
      %274 = arith.mulf %273, %259 : f32
      %275 = arith.mulf %249, %274 : f32
      %276 = arith.addi %6, %c21 : index
      %277 = vector.load %w[%276] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %278 = vector.bitcast %277 : vector<4xi8> to vector<1xf32>
      %279 = vector.extract %278[0] : f32 from vector<1xf32>
      %280 = arith.mulf %267, %c22 : f32
      %281 = wave.exp2 %280 : f32
      %282 = arith.addf %c20, %281 : f32
      %283 = arith.divf %267, %282 : f32
      %284 = arith.mulf %283, %275 : f32
      %285 = arith.mulf %284, %279 : f32
      %286 = arith.minimumf %285, %c23 : f32
      %287 = arith.maximumf %286, %c24 : f32
      %288 = arith.truncf %287 : f32 to f16
      %289 = arith.muli %0, %c7 : index
      %290 = wave.lane
      %291 = arith.remui %290, %c7 : index
      %292 = arith.addi %289, %291 : index
      %293 = arith.divui %255, %outTileRows : index
      %294 = arith.divui %outputFeatures, %c7 : index
      %295 = arith.muli %293, %294 : index
      %296 = arith.divui %292, %c7 : index
      %297 = arith.addi %295, %296 : index
      %298 = arith.muli %297, %c3 : index
      %299 = arith.remui %292, %c7 : index
      %300 = arith.divui %299, %c11 : index
      %301 = arith.addi %298, %300 : index
      %302 = arith.muli %outTileRows, %c11 : index
      %303 = arith.muli %301, %302 : index
      %304 = arith.remui %255, %outTileRows : index
      %305 = arith.muli %304, %c11 : index
      %306 = arith.addi %303, %305 : index
      %307 = arith.remui %292, %c11 : index
      %308 = arith.addi %306, %307 : index
      memref.store %288, %out[%308] : memref<?xf16>
    }
    %309 = vector.extract %207#0[1] : f32 from vector<8xf32>
    %310 = vector.extract %207#1[1] : f32 from vector<8xf32>
    %311 = wave.lane
    %312 = arith.addi %11, %c4 : index
    %313 = arith.muli %c5, %c3 : index
    %314 = arith.addi %312, %313 : index
    %315 = arith.divui %311, %c7 : index
    %316 = arith.addi %314, %315 : index
    %317 = arith.cmpi slt, %316, %10 : index
    scf.if %317 {
      %318 = arith.cmpi eq, %hasFactors, %c5 : index
      %319 = memref.load %factors[%316] : memref<?xf32>
      %320 = arith.select %318, %319, %c20 : f32
      %321 = arith.remui %311, %c7 : index
      %322 = arith.muli %321, %c15 : index
      %323 = arith.addi %6, %322 : index
      %324 = vector.load %w[%323] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %325 = vector.bitcast %324 : vector<4xi8> to vector<1xf32>
      %326 = vector.extract %325[0] : f32 from vector<1xf32>
      %327 = arith.mulf %326, %320 : f32
      %328 = arith.mulf %309, %327 : f32
      %329 = arith.remui %311, %c7 : index
      %330 = arith.muli %329, %c15 : index
      %331 = arith.addi %8, %330 : index
      %332 = vector.load %w[%331] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %333 = vector.bitcast %332 : vector<4xi8> to vector<1xf32>
      %334 = vector.extract %333[0] : f32 from vector<1xf32>
      %335 = arith.mulf %334, %320 : f32
      %336 = arith.mulf %310, %335 : f32
      %337 = arith.addi %6, %c21 : index
      %338 = vector.load %w[%337] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %339 = vector.bitcast %338 : vector<4xi8> to vector<1xf32>
      %340 = vector.extract %339[0] : f32 from vector<1xf32>
      %341 = arith.mulf %328, %c22 : f32
      %342 = wave.exp2 %341 : f32
      %343 = arith.addf %c20, %342 : f32
      %344 = arith.divf %328, %343 : f32
      %345 = arith.mulf %344, %336 : f32
      %346 = arith.mulf %345, %340 : f32
      %347 = arith.minimumf %346, %c23 : f32
      %348 = arith.maximumf %347, %c24 : f32
      %349 = arith.truncf %348 : f32 to f16
      %350 = arith.muli %0, %c7 : index
      %351 = wave.lane
      %352 = arith.remui %351, %c7 : index
      %353 = arith.addi %350, %352 : index
      %354 = arith.divui %316, %outTileRows : index
      %355 = arith.divui %outputFeatures, %c7 : index
      %356 = arith.muli %354, %355 : index
      %357 = arith.divui %353, %c7 : index
      %358 = arith.addi %356, %357 : index
      %359 = arith.muli %358, %c3 : index
      %360 = arith.remui %353, %c7 : index
      %361 = arith.divui %360, %c11 : index
      %362 = arith.addi %359, %361 : index
      %363 = arith.muli %outTileRows, %c11 : index
      %364 = arith.muli %362, %363 : index
      %365 = arith.remui %316, %outTileRows : index
      %366 = arith.muli %365, %c11 : index
      %367 = arith.addi %364, %366 : index
      %368 = arith.remui %353, %c11 : index
      %369 = arith.addi %367, %368 : index
      memref.store %349, %out[%369] : memref<?xf16>
    }
    %370 = vector.extract %207#0[2] : f32 from vector<8xf32>
    %371 = vector.extract %207#1[2] : f32 from vector<8xf32>
    %372 = wave.lane
    %373 = arith.addi %11, %c4 : index
    %374 = arith.muli %c3, %c3 : index
    %375 = arith.addi %373, %374 : index
    %376 = arith.divui %372, %c7 : index
    %377 = arith.addi %375, %376 : index
    %378 = arith.cmpi slt, %377, %10 : index
    scf.if %378 {
      %379 = arith.cmpi eq, %hasFactors, %c5 : index
      %380 = memref.load %factors[%377] : memref<?xf32>
      %381 = arith.select %379, %380, %c20 : f32
      %382 = arith.remui %372, %c7 : index
      %383 = arith.muli %382, %c15 : index
      %384 = arith.addi %6, %383 : index
      %385 = vector.load %w[%384] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %386 = vector.bitcast %385 : vector<4xi8> to vector<1xf32>
      %387 = vector.extract %386[0] : f32 from vector<1xf32>
      %388 = arith.mulf %387, %381 : f32
      %389 = arith.mulf %370, %388 : f32
      %390 = arith.remui %372, %c7 : index
      %391 = arith.muli %390, %c15 : index
      %392 = arith.addi %8, %391 : index
      %393 = vector.load %w[%392] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %394 = vector.bitcast %393 : vector<4xi8> to vector<1xf32>
      %395 = vector.extract %394[0] : f32 from vector<1xf32>
      %396 = arith.mulf %395, %381 : f32
      %397 = arith.mulf %371, %396 : f32
      %398 = arith.addi %6, %c21 : index
      %399 = vector.load %w[%398] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %400 = vector.bitcast %399 : vector<4xi8> to vector<1xf32>
      %401 = vector.extract %400[0] : f32 from vector<1xf32>
      %402 = arith.mulf %389, %c22 : f32
      %403 = wave.exp2 %402 : f32
      %404 = arith.addf %c20, %403 : f32
      %405 = arith.divf %389, %404 : f32
      %406 = arith.mulf %405, %397 : f32
      %407 = arith.mulf %406, %401 : f32
      %408 = arith.minimumf %407, %c23 : f32
      %409 = arith.maximumf %408, %c24 : f32
      %410 = arith.truncf %409 : f32 to f16
      %411 = arith.muli %0, %c7 : index
      %412 = wave.lane
      %413 = arith.remui %412, %c7 : index
      %414 = arith.addi %411, %413 : index
      %415 = arith.divui %377, %outTileRows : index
      %416 = arith.divui %outputFeatures, %c7 : index
      %417 = arith.muli %415, %416 : index
      %418 = arith.divui %414, %c7 : index
      %419 = arith.addi %417, %418 : index
      %420 = arith.muli %419, %c3 : index
      %421 = arith.remui %414, %c7 : index
      %422 = arith.divui %421, %c11 : index
      %423 = arith.addi %420, %422 : index
      %424 = arith.muli %outTileRows, %c11 : index
      %425 = arith.muli %423, %424 : index
      %426 = arith.remui %377, %outTileRows : index
      %427 = arith.muli %426, %c11 : index
      %428 = arith.addi %425, %427 : index
      %429 = arith.remui %414, %c11 : index
      %430 = arith.addi %428, %429 : index
      memref.store %410, %out[%430] : memref<?xf16>
    }
    %431 = vector.extract %207#0[3] : f32 from vector<8xf32>
    %432 = vector.extract %207#1[3] : f32 from vector<8xf32>
    %433 = wave.lane
    %434 = arith.addi %11, %c4 : index
    %435 = arith.muli %c18, %c3 : index
    %436 = arith.addi %434, %435 : index
    %437 = arith.divui %433, %c7 : index
    %438 = arith.addi %436, %437 : index
    %439 = arith.cmpi slt, %438, %10 : index
    scf.if %439 {
      %440 = arith.cmpi eq, %hasFactors, %c5 : index
      %441 = memref.load %factors[%438] : memref<?xf32>
      %442 = arith.select %440, %441, %c20 : f32
      %443 = arith.remui %433, %c7 : index
      %444 = arith.muli %443, %c15 : index
      %445 = arith.addi %6, %444 : index
      %446 = vector.load %w[%445] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %447 = vector.bitcast %446 : vector<4xi8> to vector<1xf32>
      %448 = vector.extract %447[0] : f32 from vector<1xf32>
      %449 = arith.mulf %448, %442 : f32
      %450 = arith.mulf %431, %449 : f32
      %451 = arith.remui %433, %c7 : index
      %452 = arith.muli %451, %c15 : index
      %453 = arith.addi %8, %452 : index
      %454 = vector.load %w[%453] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %455 = vector.bitcast %454 : vector<4xi8> to vector<1xf32>
      %456 = vector.extract %455[0] : f32 from vector<1xf32>
      %457 = arith.mulf %456, %442 : f32
      %458 = arith.mulf %432, %457 : f32
      %459 = arith.addi %6, %c21 : index
      %460 = vector.load %w[%459] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %461 = vector.bitcast %460 : vector<4xi8> to vector<1xf32>
      %462 = vector.extract %461[0] : f32 from vector<1xf32>
      %463 = arith.mulf %450, %c22 : f32
      %464 = wave.exp2 %463 : f32
      %465 = arith.addf %c20, %464 : f32
      %466 = arith.divf %450, %465 : f32
      %467 = arith.mulf %466, %458 : f32
      %468 = arith.mulf %467, %462 : f32
      %469 = arith.minimumf %468, %c23 : f32
      %470 = arith.maximumf %469, %c24 : f32
      %471 = arith.truncf %470 : f32 to f16
      %472 = arith.muli %0, %c7 : index
      %473 = wave.lane
      %474 = arith.remui %473, %c7 : index
      %475 = arith.addi %472, %474 : index
      %476 = arith.divui %438, %outTileRows : index
      %477 = arith.divui %outputFeatures, %c7 : index
      %478 = arith.muli %476, %477 : index
      %479 = arith.divui %475, %c7 : index
      %480 = arith.addi %478, %479 : index
      %481 = arith.muli %480, %c3 : index
      %482 = arith.remui %475, %c7 : index
      %483 = arith.divui %482, %c11 : index
      %484 = arith.addi %481, %483 : index
      %485 = arith.muli %outTileRows, %c11 : index
      %486 = arith.muli %484, %485 : index
      %487 = arith.remui %438, %outTileRows : index
      %488 = arith.muli %487, %c11 : index
      %489 = arith.addi %486, %488 : index
      %490 = arith.remui %475, %c11 : index
      %491 = arith.addi %489, %490 : index
      memref.store %471, %out[%491] : memref<?xf16>
    }
    %492 = vector.extract %207#0[4] : f32 from vector<8xf32>
    %493 = vector.extract %207#1[4] : f32 from vector<8xf32>
    %494 = wave.lane
    %495 = arith.addi %11, %c4 : index
    %496 = arith.muli %c15, %c3 : index
    %497 = arith.addi %495, %496 : index
    %498 = arith.divui %494, %c7 : index
    %499 = arith.addi %497, %498 : index
    %500 = arith.cmpi slt, %499, %10 : index
    scf.if %500 {
      %501 = arith.cmpi eq, %hasFactors, %c5 : index
      %502 = memref.load %factors[%499] : memref<?xf32>
      %503 = arith.select %501, %502, %c20 : f32
      %504 = arith.remui %494, %c7 : index
      %505 = arith.muli %504, %c15 : index
      %506 = arith.addi %6, %505 : index
      %507 = vector.load %w[%506] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %508 = vector.bitcast %507 : vector<4xi8> to vector<1xf32>
      %509 = vector.extract %508[0] : f32 from vector<1xf32>
      %510 = arith.mulf %509, %503 : f32
      %511 = arith.mulf %492, %510 : f32
      %512 = arith.remui %494, %c7 : index
      %513 = arith.muli %512, %c15 : index
      %514 = arith.addi %8, %513 : index
      %515 = vector.load %w[%514] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %516 = vector.bitcast %515 : vector<4xi8> to vector<1xf32>
      %517 = vector.extract %516[0] : f32 from vector<1xf32>
      %518 = arith.mulf %517, %503 : f32
      %519 = arith.mulf %493, %518 : f32
      %520 = arith.addi %6, %c21 : index
      %521 = vector.load %w[%520] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %522 = vector.bitcast %521 : vector<4xi8> to vector<1xf32>
      %523 = vector.extract %522[0] : f32 from vector<1xf32>
      %524 = arith.mulf %511, %c22 : f32
      %525 = wave.exp2 %524 : f32
      %526 = arith.addf %c20, %525 : f32
      %527 = arith.divf %511, %526 : f32
      %528 = arith.mulf %527, %519 : f32
      %529 = arith.mulf %528, %523 : f32
      %530 = arith.minimumf %529, %c23 : f32
      %531 = arith.maximumf %530, %c24 : f32
      %532 = arith.truncf %531 : f32 to f16
      %533 = arith.muli %0, %c7 : index
      %534 = wave.lane
      %535 = arith.remui %534, %c7 : index
      %536 = arith.addi %533, %535 : index
      %537 = arith.divui %499, %outTileRows : index
      %538 = arith.divui %outputFeatures, %c7 : index
      %539 = arith.muli %537, %538 : index
      %540 = arith.divui %536, %c7 : index
      %541 = arith.addi %539, %540 : index
      %542 = arith.muli %541, %c3 : index
      %543 = arith.remui %536, %c7 : index
      %544 = arith.divui %543, %c11 : index
      %545 = arith.addi %542, %544 : index
      %546 = arith.muli %outTileRows, %c11 : index
      %547 = arith.muli %545, %546 : index
      %548 = arith.remui %499, %outTileRows : index
      %549 = arith.muli %548, %c11 : index
      %550 = arith.addi %547, %549 : index
      %551 = arith.remui %536, %c11 : index
      %552 = arith.addi %550, %551 : index
      memref.store %532, %out[%552] : memref<?xf16>
    }
    %553 = vector.extract %207#0[5] : f32 from vector<8xf32>
    %554 = vector.extract %207#1[5] : f32 from vector<8xf32>
    %555 = wave.lane
    %556 = arith.addi %11, %c4 : index
    %557 = arith.muli %c25, %c3 : index
    %558 = arith.addi %556, %557 : index
    %559 = arith.divui %555, %c7 : index
    %560 = arith.addi %558, %559 : index
    %561 = arith.cmpi slt, %560, %10 : index
    scf.if %561 {
      %562 = arith.cmpi eq, %hasFactors, %c5 : index
      %563 = memref.load %factors[%560] : memref<?xf32>
      %564 = arith.select %562, %563, %c20 : f32
      %565 = arith.remui %555, %c7 : index
      %566 = arith.muli %565, %c15 : index
      %567 = arith.addi %6, %566 : index
      %568 = vector.load %w[%567] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %569 = vector.bitcast %568 : vector<4xi8> to vector<1xf32>
      %570 = vector.extract %569[0] : f32 from vector<1xf32>
      %571 = arith.mulf %570, %564 : f32
      %572 = arith.mulf %553, %571 : f32
      %573 = arith.remui %555, %c7 : index
      %574 = arith.muli %573, %c15 : index
      %575 = arith.addi %8, %574 : index
      %576 = vector.load %w[%575] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %577 = vector.bitcast %576 : vector<4xi8> to vector<1xf32>
      %578 = vector.extract %577[0] : f32 from vector<1xf32>
      %579 = arith.mulf %578, %564 : f32
      %580 = arith.mulf %554, %579 : f32
      %581 = arith.addi %6, %c21 : index
      %582 = vector.load %w[%581] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %583 = vector.bitcast %582 : vector<4xi8> to vector<1xf32>
      %584 = vector.extract %583[0] : f32 from vector<1xf32>
      %585 = arith.mulf %572, %c22 : f32
      %586 = wave.exp2 %585 : f32
      %587 = arith.addf %c20, %586 : f32
      %588 = arith.divf %572, %587 : f32
      %589 = arith.mulf %588, %580 : f32
      %590 = arith.mulf %589, %584 : f32
      %591 = arith.minimumf %590, %c23 : f32
      %592 = arith.maximumf %591, %c24 : f32
      %593 = arith.truncf %592 : f32 to f16
      %594 = arith.muli %0, %c7 : index
      %595 = wave.lane
      %596 = arith.remui %595, %c7 : index
      %597 = arith.addi %594, %596 : index
      %598 = arith.divui %560, %outTileRows : index
      %599 = arith.divui %outputFeatures, %c7 : index
      %600 = arith.muli %598, %599 : index
      %601 = arith.divui %597, %c7 : index
      %602 = arith.addi %600, %601 : index
      %603 = arith.muli %602, %c3 : index
      %604 = arith.remui %597, %c7 : index
      %605 = arith.divui %604, %c11 : index
      %606 = arith.addi %603, %605 : index
      %607 = arith.muli %outTileRows, %c11 : index
      %608 = arith.muli %606, %607 : index
      %609 = arith.remui %560, %outTileRows : index
      %610 = arith.muli %609, %c11 : index
      %611 = arith.addi %608, %610 : index
      %612 = arith.remui %597, %c11 : index
      %613 = arith.addi %611, %612 : index
      memref.store %593, %out[%613] : memref<?xf16>
    }
    %614 = vector.extract %207#0[6] : f32 from vector<8xf32>
    %615 = vector.extract %207#1[6] : f32 from vector<8xf32>
    %616 = wave.lane
    %617 = arith.addi %11, %c4 : index
    %618 = arith.muli %c26, %c3 : index
    %619 = arith.addi %617, %618 : index
    %620 = arith.divui %616, %c7 : index
    %621 = arith.addi %619, %620 : index
    %622 = arith.cmpi slt, %621, %10 : index
    scf.if %622 {
      %623 = arith.cmpi eq, %hasFactors, %c5 : index
      %624 = memref.load %factors[%621] : memref<?xf32>
      %625 = arith.select %623, %624, %c20 : f32
      %626 = arith.remui %616, %c7 : index
      %627 = arith.muli %626, %c15 : index
      %628 = arith.addi %6, %627 : index
      %629 = vector.load %w[%628] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %630 = vector.bitcast %629 : vector<4xi8> to vector<1xf32>
      %631 = vector.extract %630[0] : f32 from vector<1xf32>
      %632 = arith.mulf %631, %625 : f32
      %633 = arith.mulf %614, %632 : f32
      %634 = arith.remui %616, %c7 : index
      %635 = arith.muli %634, %c15 : index
      %636 = arith.addi %8, %635 : index
      %637 = vector.load %w[%636] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %638 = vector.bitcast %637 : vector<4xi8> to vector<1xf32>
      %639 = vector.extract %638[0] : f32 from vector<1xf32>
      %640 = arith.mulf %639, %625 : f32
      %641 = arith.mulf %615, %640 : f32
      %642 = arith.addi %6, %c21 : index
      %643 = vector.load %w[%642] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %644 = vector.bitcast %643 : vector<4xi8> to vector<1xf32>
      %645 = vector.extract %644[0] : f32 from vector<1xf32>
      %646 = arith.mulf %633, %c22 : f32
      %647 = wave.exp2 %646 : f32
      %648 = arith.addf %c20, %647 : f32
      %649 = arith.divf %633, %648 : f32
      %650 = arith.mulf %649, %641 : f32
      %651 = arith.mulf %650, %645 : f32
      %652 = arith.minimumf %651, %c23 : f32
      %653 = arith.maximumf %652, %c24 : f32
      %654 = arith.truncf %653 : f32 to f16
      %655 = arith.muli %0, %c7 : index
      %656 = wave.lane
      %657 = arith.remui %656, %c7 : index
      %658 = arith.addi %655, %657 : index
      %659 = arith.divui %621, %outTileRows : index
      %660 = arith.divui %outputFeatures, %c7 : index
      %661 = arith.muli %659, %660 : index
      %662 = arith.divui %658, %c7 : index
      %663 = arith.addi %661, %662 : index
      %664 = arith.muli %663, %c3 : index
      %665 = arith.remui %658, %c7 : index
      %666 = arith.divui %665, %c11 : index
      %667 = arith.addi %664, %666 : index
      %668 = arith.muli %outTileRows, %c11 : index
      %669 = arith.muli %667, %668 : index
      %670 = arith.remui %621, %outTileRows : index
      %671 = arith.muli %670, %c11 : index
      %672 = arith.addi %669, %671 : index
      %673 = arith.remui %658, %c11 : index
      %674 = arith.addi %672, %673 : index
      memref.store %654, %out[%674] : memref<?xf16>
    }
    %675 = vector.extract %207#0[7] : f32 from vector<8xf32>
    %676 = vector.extract %207#1[7] : f32 from vector<8xf32>
    %677 = wave.lane
    %678 = arith.addi %11, %c4 : index
    %679 = arith.muli %c27, %c3 : index
    %680 = arith.addi %678, %679 : index
    %681 = arith.divui %677, %c7 : index
    %682 = arith.addi %680, %681 : index
    %683 = arith.cmpi slt, %682, %10 : index
    scf.if %683 {
      %684 = arith.cmpi eq, %hasFactors, %c5 : index
      %685 = memref.load %factors[%682] : memref<?xf32>
      %686 = arith.select %684, %685, %c20 : f32
      %687 = arith.remui %677, %c7 : index
      %688 = arith.muli %687, %c15 : index
      %689 = arith.addi %6, %688 : index
      %690 = vector.load %w[%689] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %691 = vector.bitcast %690 : vector<4xi8> to vector<1xf32>
      %692 = vector.extract %691[0] : f32 from vector<1xf32>
      %693 = arith.mulf %692, %686 : f32
      %694 = arith.mulf %675, %693 : f32
      %695 = arith.remui %677, %c7 : index
      %696 = arith.muli %695, %c15 : index
      %697 = arith.addi %8, %696 : index
      %698 = vector.load %w[%697] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %699 = vector.bitcast %698 : vector<4xi8> to vector<1xf32>
      %700 = vector.extract %699[0] : f32 from vector<1xf32>
      %701 = arith.mulf %700, %686 : f32
      %702 = arith.mulf %676, %701 : f32
      %703 = arith.addi %6, %c21 : index
      %704 = vector.load %w[%703] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %705 = vector.bitcast %704 : vector<4xi8> to vector<1xf32>
      %706 = vector.extract %705[0] : f32 from vector<1xf32>
      %707 = arith.mulf %694, %c22 : f32
      %708 = wave.exp2 %707 : f32
      %709 = arith.addf %c20, %708 : f32
      %710 = arith.divf %694, %709 : f32
      %711 = arith.mulf %710, %702 : f32
      %712 = arith.mulf %711, %706 : f32
      %713 = arith.minimumf %712, %c23 : f32
      %714 = arith.maximumf %713, %c24 : f32
      %715 = arith.truncf %714 : f32 to f16
      %716 = arith.muli %0, %c7 : index
      %717 = wave.lane
      %718 = arith.remui %717, %c7 : index
      %719 = arith.addi %716, %718 : index
      %720 = arith.divui %682, %outTileRows : index
      %721 = arith.divui %outputFeatures, %c7 : index
      %722 = arith.muli %720, %721 : index
      %723 = arith.divui %719, %c7 : index
      %724 = arith.addi %722, %723 : index
      %725 = arith.muli %724, %c3 : index
      %726 = arith.remui %719, %c7 : index
      %727 = arith.divui %726, %c11 : index
      %728 = arith.addi %725, %727 : index
      %729 = arith.muli %outTileRows, %c11 : index
      %730 = arith.muli %728, %729 : index
      %731 = arith.remui %682, %outTileRows : index
      %732 = arith.muli %731, %c11 : index
      %733 = arith.addi %730, %732 : index
      %734 = arith.remui %719, %c11 : index
      %735 = arith.addi %733, %734 : index
      memref.store %715, %out[%735] : memref<?xf16>
    }
  }
  wave.return
}
