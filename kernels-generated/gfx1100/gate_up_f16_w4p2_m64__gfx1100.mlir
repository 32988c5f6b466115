// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 16 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 3 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 160 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 224 : index
  %c26 = arith.constant 1024 : index
  %c27 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 23 : i32
  %c31 = arith.constant 141 : i32
  %c32 = arith.constant 268 : i32
  %c33 = arith.constant 14 : i32
  %c34 = arith.constant 0x3F800000 : f32
  %c35 = arith.constant 0xBFB8AA3B : f32
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
  %12 = wave.scratch %c8 : memref<?xf32>
  %13 = arith.cmpi slt, %11, %10 : index
  scf.if %13 {
    %14 = wave.lane
    %15 = arith.remui %14, %c12 : index
    %16 = arith.remui %15, %tileRows : index
    %17 = arith.addi %11, %16 : index
    %18 = arith.divui %17, %tileRows : index
    %19 = arith.divui %inputFeatures, %c12 : index
    %20 = arith.muli %18, %19 : index
    %21 = arith.divui %c4, %c12 : index
    %22 = arith.addi %20, %21 : index
    %23 = arith.muli %22, %c3 : index
    %24 = arith.remui %c4, %c12 : index
    %25 = arith.divui %24, %c13 : index
    %26 = arith.addi %23, %25 : index
    %27 = arith.muli %tileRows, %c13 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.remui %17, %tileRows : index
    %30 = arith.muli %29, %c13 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.remui %c4, %c13 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.addi %15, %c12 : index
    %35 = arith.addi %11, %34 : index
    %36 = arith.divui %35, %tileRows : index
    %37 = arith.divui %inputFeatures, %c12 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.divui %c4, %c12 : index
    %40 = arith.addi %38, %39 : index
    %41 = arith.muli %40, %c3 : index
    %42 = arith.remui %c4, %c12 : index
    %43 = arith.divui %42, %c13 : index
    %44 = arith.addi %41, %43 : index
    %45 = arith.muli %tileRows, %c13 : index
    %46 = arith.muli %44, %45 : index
    %47 = arith.remui %35, %tileRows : index
    %48 = arith.muli %47, %c13 : index
    %49 = arith.addi %46, %48 : index
    %50 = arith.remui %c4, %c13 : index
    %51 = arith.addi %49, %50 : index
    %52 = arith.addi %15, %c1 : index
    %53 = arith.addi %11, %52 : index
    %54 = arith.divui %53, %tileRows : index
    %55 = arith.divui %inputFeatures, %c12 : index
    %56 = arith.muli %54, %55 : index
    %57 = arith.divui %c4, %c12 : index
    %58 = arith.addi %56, %57 : index
    %59 = arith.muli %58, %c3 : index
    %60 = arith.remui %c4, %c12 : index
    %61 = arith.divui %60, %c13 : index
    %62 = arith.addi %59, %61 : index
    %63 = arith.muli %tileRows, %c13 : index
    %64 = arith.muli %62, %63 : index
    %65 = arith.remui %53, %tileRows : index
    %66 = arith.muli %65, %c13 : index
    %67 = arith.addi %64, %66 : index
    %68 = arith.remui %c4, %c13 : index
    %69 = arith.addi %67, %68 : index
    %70 = arith.addi %15, %c14 : index
    %71 = arith.addi %11, %70 : index
    %72 = arith.divui %71, %tileRows : index
    %73 = arith.divui %inputFeatures, %c12 : index
    %74 = arith.muli %72, %73 : index
    %75 = arith.divui %c4, %c12 : index
    %76 = arith.addi %74, %75 : index
    %77 = arith.muli %76, %c3 : index
    %78 = arith.remui %c4, %c12 : index
    %79 = arith.divui %78, %c13 : index
    %80 = arith.addi %77, %79 : index
    %81 = arith.muli %tileRows, %c13 : index
    %82 = arith.muli %80, %81 : index
    %83 = arith.remui %71, %tileRows : index
    %84 = arith.muli %83, %c13 : index
    %85 = arith.addi %82, %84 : index
    %86 = arith.remui %c4, %c13 : index
    %87 = arith.addi %85, %86 : index
    %88 = wave.wave
    %89 = arith.divui %inputFeatures, %c12 : index
    %90 = arith.muli %88, %stepsPerWave : index
    %91 = arith.minsi %90, %89 : index
    %92 = arith.addi %91, %stepsPerWave : index
    %93 = arith.minsi %92, %89 : index
    %94 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %95 = arith.subi %93, %91 : index
    %96 = arith.divui %95, %c18 : index
    %97 = arith.muli %96, %c18 : index
    %98 = arith.addi %91, %97 : index
    %99 = arith.addi %91, %stepsPerWave : index
    %100 = arith.select %94, %99, %98 : index
    %110:8 = scf.for %101 = %91 to %100 step %c18 iter_args(%102 = %c15, %103 = %c15, %104 = %c15, %105 = %c15, %106 = %c15, %107 = %c15, %108 = %c15, %109 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %111 = wave.lane
      %112 = arith.addi %101, %c4 : index
      %113 = arith.addi %6, %c2 : index
      %114 = arith.muli %112, %c19 : index
      %115 = arith.addi %113, %114 : index
      %116 = arith.remui %111, %c12 : index
      %117 = arith.muli %116, %c12 : index
      %118 = arith.addi %115, %117 : index
      %119 = vector.load %w[%118] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %120 = vector.bitcast %119 : vector<16xi8> to vector<8xf16>
      %121 = arith.addi %118, %c20 : index
      %122 = vector.load %w[%121] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %123 = vector.bitcast %122 : vector<16xi8> to vector<8xf16>
      %124 = vector.shuffle %120, %123 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %125 = arith.addi %101, %c5 : index
      %126 = arith.addi %6, %c2 : index
      %127 = arith.muli %125, %c19 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.remui %111, %c12 : index
      %130 = arith.muli %129, %c12 : index
      %131 = arith.addi %128, %130 : index
      %132 = vector.load %w[%131] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %133 = vector.bitcast %132 : vector<16xi8> to vector<8xf16>
      %134 = arith.addi %131, %c20 : index
      %135 = vector.load %w[%134] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %136 = vector.bitcast %135 : vector<16xi8> to vector<8xf16>
      %137 = vector.shuffle %133, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %138 = arith.addi %101, %c3 : index
      %139 = arith.addi %6, %c2 : index
      %140 = arith.muli %138, %c19 : index
      %141 = arith.addi %139, %140 : index
      %142 = arith.remui %111, %c12 : index
      %143 = arith.muli %142, %c12 : index
      %144 = arith.addi %141, %143 : index
      %145 = vector.load %w[%144] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %146 = vector.bitcast %145 : vector<16xi8> to vector<8xf16>
      %147 = arith.addi %144, %c20 : index
      %148 = vector.load %w[%147] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %149 = vector.bitcast %148 : vector<16xi8> to vector<8xf16>
      %150 = vector.shuffle %146, %149 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = arith.addi %101, %c21 : index
      %152 = arith.addi %6, %c2 : index
      %153 = arith.muli %151, %c19 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.remui %111, %c12 : index
      %156 = arith.muli %155, %c12 : index
      %157 = arith.addi %154, %156 : index
      %158 = vector.load %w[%157] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %159 = vector.bitcast %158 : vector<16xi8> to vector<8xf16>
      %160 = arith.addi %157, %c20 : index
      %161 = vector.load %w[%160] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %162 = vector.bitcast %161 : vector<16xi8> to vector<8xf16>
      %163 = vector.shuffle %159, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %164 = arith.addi %101, %c4 : index
      %165 = arith.addi %8, %c2 : index
      %166 = arith.muli %164, %c19 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.remui %111, %c12 : index
      %169 = arith.muli %168, %c12 : index
      %170 = arith.addi %167, %169 : index
      %171 = vector.load %w[%170] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %172 = vector.bitcast %171 : vector<16xi8> to vector<8xf16>
      %173 = arith.addi %170, %c20 : index
      %174 = vector.load %w[%173] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %175 = vector.bitcast %174 : vector<16xi8> to vector<8xf16>
      %176 = vector.shuffle %172, %175 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %177 = arith.addi %101, %c5 : index
      %178 = arith.addi %8, %c2 : index
      %179 = arith.muli %177, %c19 : index
      %180 = arith.addi %178, %179 : index
      %181 = arith.remui %111, %c12 : index
      %182 = arith.muli %181, %c12 : index
      %183 = arith.addi %180, %182 : index
      %184 = vector.load %w[%183] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %185 = vector.bitcast %184 : vector<16xi8> to vector<8xf16>
      %186 = arith.addi %183, %c20 : index
      %187 = vector.load %w[%186] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %188 = vector.bitcast %187 : vector<16xi8> to vector<8xf16>
      %189 = vector.shuffle %185, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = arith.addi %101, %c3 : index
      %191 = arith.addi %8, %c2 : index
      %192 = arith.muli %190, %c19 : index
      %193 = arith.addi %191, %192 : index
      %194 = arith.remui %111, %c12 : index
      %195 = arith.muli %194, %c12 : index
      %196 = arith.addi %193, %195 : index
      %197 = vector.load %w[%196] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %198 = vector.bitcast %197 : vector<16xi8> to vector<8xf16>
      %199 = arith.addi %196, %c20 : index
      %200 = vector.load %w[%199] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %201 = vector.bitcast %200 : vector<16xi8> to vector<8xf16>
      %202 = vector.shuffle %198, %201 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %203 = arith.addi %101, %c21 : index
      %204 = arith.addi %8, %c2 : index
      %205 = arith.muli %203, %c19 : index
      %206 = arith.addi %204, %205 : index
      %207 = arith.remui %111, %c12 : index
      %208 = arith.muli %207, %c12 : index
      %209 = arith.addi %206, %208 : index
      %210 = vector.load %w[%209] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %211 = vector.bitcast %210 : vector<16xi8> to vector<8xf16>
      %212 = arith.addi %209, %c20 : index
      %213 = vector.load %w[%212] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %214 = vector.bitcast %213 : vector<16xi8> to vector<8xf16>
      %215 = vector.shuffle %211, %214 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %216 = arith.muli %101, %c5 : index
      %217 = arith.addi %216, %c4 : index
      %218 = arith.muli %tileRows, %c12 : index
      %219 = arith.muli %217, %218 : index
      %220 = arith.addi %33, %219 : index
      %221 = vector.load %x[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %222 = arith.muli %tileRows, %c13 : index
      %223 = arith.addi %220, %222 : index
      %224 = vector.load %x[%223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %225 = vector.shuffle %221, %224 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %226 = wave.mma %225, %124, %102 : vector<16xf16>, vector<8xf32>
      %227 = wave.mma %225, %176, %103 : vector<16xf16>, vector<8xf32>
      %228 = arith.muli %101, %c5 : index
      %229 = arith.addi %228, %c4 : index
      %230 = arith.muli %tileRows, %c12 : index
      %231 = arith.muli %229, %230 : index
      %232 = arith.addi %51, %231 : index
      %233 = vector.load %x[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %234 = arith.muli %tileRows, %c13 : index
      %235 = arith.addi %232, %234 : index
      %236 = vector.load %x[%235] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %237 = vector.shuffle %233, %236 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %238 = wave.mma %237, %124, %104 : vector<16xf16>, vector<8xf32>
      %239 = wave.mma %237, %176, %105 : vector<16xf16>, vector<8xf32>
      %240 = arith.muli %101, %c5 : index
      %241 = arith.addi %240, %c4 : index
      %242 = arith.muli %tileRows, %c12 : index
      %243 = arith.muli %241, %242 : index
      %244 = arith.addi %69, %243 : index
      %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %246 = arith.muli %tileRows, %c13 : index
      %247 = arith.addi %244, %246 : index
      %248 = vector.load %x[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %249 = vector.shuffle %245, %248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %250 = wave.mma %249, %124, %106 : vector<16xf16>, vector<8xf32>
      %251 = wave.mma %249, %176, %107 : vector<16xf16>, vector<8xf32>
      %252 = arith.muli %101, %c5 : index
      %253 = arith.addi %252, %c4 : index
      %254 = arith.muli %tileRows, %c12 : index
      %255 = arith.muli %253, %254 : index
      %256 = arith.addi %87, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = arith.muli %tileRows, %c13 : index
      %259 = arith.addi %256, %258 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = vector.shuffle %257, %260 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %262 = wave.mma %261, %124, %108 : vector<16xf16>, vector<8xf32>
      %263 = wave.mma %261, %176, %109 : vector<16xf16>, vector<8xf32>
      %264 = arith.muli %101, %c5 : index
      %265 = arith.addi %264, %c5 : index
      %266 = arith.muli %tileRows, %c12 : index
      %267 = arith.muli %265, %266 : index
      %268 = arith.addi %33, %267 : index
      %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = arith.muli %tileRows, %c13 : index
      %271 = arith.addi %268, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = vector.shuffle %269, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %274 = wave.mma %273, %137, %226 : vector<16xf16>, vector<8xf32>
      %275 = wave.mma %273, %189, %227 : vector<16xf16>, vector<8xf32>
      %276 = arith.muli %101, %c5 : index
      %277 = arith.addi %276, %c5 : index
      %278 = arith.muli %tileRows, %c12 : index
      %279 = arith.muli %277, %278 : index
      %280 = arith.addi %51, %279 : index
      %281 = vector.load %x[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %282 = arith.muli %tileRows, %c13 : index
      %283 = arith.addi %280, %282 : index
      %284 = vector.load %x[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %285 = vector.shuffle %281, %284 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %286 = wave.mma %285, %137, %238 : vector<16xf16>, vector<8xf32>
      %287 = wave.mma %285, %189, %239 : vector<16xf16>, vector<8xf32>
      %288 = arith.muli %101, %c5 : index
      %289 = arith.addi %288, %c5 : index
      %290 = arith.muli %tileRows, %c12 : index
      %291 = arith.muli %289, %290 : index
      %292 = arith.addi %69, %291 : index
      %293 = vector.load %x[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = arith.muli %tileRows, %c13 : index
      %295 = arith.addi %292, %294 : index
      %296 = vector.load %x[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %297 = vector.shuffle %293, %296 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %298 = wave.mma %297, %137, %250 : vector<16xf16>, vector<8xf32>
      %299 = wave.mma %297, %189, %251 : vector<16xf16>, vector<8xf32>
      %300 = arith.muli %101, %c5 : index
      %301 = arith.addi %300, %c5 : index
      %302 = arith.muli %tileRows, %c12 : index
      %303 = arith.muli %301, %302 : index
      %304 = arith.addi %87, %303 : index
      %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = arith.muli %tileRows, %c13 : index
      %307 = arith.addi %304, %306 : index
      %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %309 = vector.shuffle %305, %308 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %310 = wave.mma %309, %137, %262 : vector<16xf16>, vector<8xf32>
      %311 = wave.mma %309, %189, %263 : vector<16xf16>, vector<8xf32>
      %312 = arith.muli %101, %c5 : index
      %313 = arith.addi %312, %c3 : index
      %314 = arith.muli %tileRows, %c12 : index
      %315 = arith.muli %313, %314 : index
      %316 = arith.addi %33, %315 : index
      %317 = vector.load %x[%316] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %318 = arith.muli %tileRows, %c13 : index
      %319 = arith.addi %316, %318 : index
      %320 = vector.load %x[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %321 = vector.shuffle %317, %320 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %322 = wave.mma %321, %150, %274 : vector<16xf16>, vector<8xf32>
      %323 = wave.mma %321, %202, %275 : vector<16xf16>, vector<8xf32>
      %324 = arith.muli %101, %c5 : index
      %325 = arith.addi %324, %c3 : index
      %326 = arith.muli %tileRows, %c12 : index
      %327 = arith.muli %325, %326 : index
      %328 = arith.addi %51, %327 : index
      %329 = vector.load %x[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %330 = arith.muli %tileRows, %c13 : index
      %331 = arith.addi %328, %330 : index
      %332 = vector.load %x[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %333 = vector.shuffle %329, %332 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %334 = wave.mma %333, %150, %286 : vector<16xf16>, vector<8xf32>
      %335 = wave.mma %333, %202, %287 : vector<16xf16>, vector<8xf32>
      %336 = arith.muli %101, %c5 : index
      %337 = arith.addi %336, %c3 : index
      %338 = arith.muli %tileRows, %c12 : index
      %339 = arith.muli %337, %338 : index
      %340 = arith.addi %69, %339 : index
      %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %342 = arith.muli %tileRows, %c13 : index
      %343 = arith.addi %340, %342 : index
      %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %345 = vector.shuffle %341, %344 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = wave.mma %345, %150, %298 : vector<16xf16>, vector<8xf32>
      %347 = wave.mma %345, %202, %299 : vector<16xf16>, vector<8xf32>
      %348 = arith.muli %101, %c5 : index
      %349 = arith.addi %348, %c3 : index
      %350 = arith.muli %tileRows, %c12 : index
      %351 = arith.muli %349, %350 : index
      %352 = arith.addi %87, %351 : index
      %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %354 = arith.muli %tileRows, %c13 : index
      %355 = arith.addi %352, %354 : index
      %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %357 = vector.shuffle %353, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = wave.mma %357, %150, %310 : vector<16xf16>, vector<8xf32>
      %359 = wave.mma %357, %202, %311 : vector<16xf16>, vector<8xf32>
      %360 = arith.muli %101, %c5 : index
      %361 = arith.addi %360, %c21 : index
      %362 = arith.muli %tileRows, %c12 : index
      %363 = arith.muli %361, %362 : index
      %364 = arith.addi %33, %363 : index
      %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %366 = arith.muli %tileRows, %c13 : index
      %367 = arith.addi %364, %366 : index
      %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %369 = vector.shuffle %365, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %370 = wave.mma %369, %163, %322 : vector<16xf16>, vector<8xf32>
      %371 = wave.mma %369, %215, %323 : vector<16xf16>, vector<8xf32>
      %372 = arith.muli %101, %c5 : index
      %373 = arith.addi %372, %c21 : index
      %374 = arith.muli %tileRows, %c12 : index
      %375 = arith.muli %373, %374 : index
      %376 = arith.addi %51, %375 : index
      %377 = vector.load %x[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %378 = arith.muli %tileRows, %c13 : index
      %379 = arith.addi %376, %378 : index
      %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %381 = vector.shuffle %377, %380 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %382 = wave.mma %381, %163, %334 : vector<16xf16>, vector<8xf32>
      %383 = wave.mma %381, %215, %335 : vector<16xf16>, vector<8xf32>
      %384 = arith.muli %101, %c5 : index
      %385 = arith.addi %384, %c21 : index
      %386 = arith.muli %tileRows, %c12 : index
      %387 = arith.muli %385, %386 : index
      %388 = arith.addi %69, %387 : index
      %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %390 = arith.muli %tileRows, %c13 : index
      %391 = arith.addi %388, %390 : index
      %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = vector.shuffle %389, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %394 = wave.mma %393, %163, %346 : vector<16xf16>, vector<8xf32>
      %395 = wave.mma %393, %215, %347 : vector<16xf16>, vector<8xf32>
      %396 = arith.muli %101, %c5 : index
      %397 = arith.addi %396, %c21 : index
      %398 = arith.muli %tileRows, %c12 : index
      %399 = arith.muli %397, %398 : index
      %400 = arith.addi %87, %399 : index
      %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = arith.muli %tileRows, %c13 : index
      %403 = arith.addi %400, %402 : index
      %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %405 = vector.shuffle %401, %404 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %406 = wave.mma %405, %163, %358 : vector<16xf16>, vector<8xf32>
      %407 = wave.mma %405, %215, %359 : vector<16xf16>, vector<8xf32>
      scf.yield %370, %371, %382, %383, %394, %395, %406, %407 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %408 = arith.select %94, %100, %93 : index
    %418:8 = scf.for %409 = %100 to %408 step %c5 iter_args(%410 = %110#0, %411 = %110#1, %412 = %110#2, %413 = %110#3, %414 = %110#4, %415 = %110#5, %416 = %110#6, %417 = %110#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %419 = wave.lane
      %420 = arith.addi %409, %c4 : index
      %421 = arith.addi %6, %c2 : index
      %422 = arith.muli %420, %c19 : index
      %423 = arith.addi %421, %422 : index
      %424 = arith.remui %419, %c12 : index
      %425 = arith.muli %424, %c12 : index
      %426 = arith.addi %423, %425 : index
      %427 = vector.load %w[%426] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %428 = vector.bitcast %427 : vector<16xi8> to vector<8xf16>
      %429 = arith.addi %426, %c20 : index
      %430 = vector.load %w[%429] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %431 = vector.bitcast %430 : vector<16xi8> to vector<8xf16>
      %432 = vector.shuffle %428, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %433 = arith.addi %409, %c4 : index
      %434 = arith.addi %8, %c2 : index
      %435 = arith.muli %433, %c19 : index
      %436 = arith.addi %434, %435 : index
      %437 = arith.remui %419, %c12 : index
      %438 = arith.muli %437, %c12 : index
      %439 = arith.addi %436, %438 : index
      %440 = vector.load %w[%439] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %441 = vector.bitcast %440 : vector<16xi8> to vector<8xf16>
      %442 = arith.addi %439, %c20 : index
      %443 = vector.load %w[%442] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %444 = vector.bitcast %443 : vector<16xi8> to vector<8xf16>
      %445 = vector.shuffle %441, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %446 = arith.muli %409, %c5 : index
      %447 = arith.addi %446, %c4 : index
      %448 = arith.muli %tileRows, %c12 : index
      %449 = arith.muli %447, %448 : index
      %450 = arith.addi %33, %449 : index
      %451 = vector.load %x[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %452 = arith.muli %tileRows, %c13 : index
      %453 = arith.addi %450, %452 : index
      %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %455 = vector.shuffle %451, %454 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %456 = wave.mma %455, %432, %410 : vector<16xf16>, vector<8xf32>
      %457 = wave.mma %455, %445, %411 : vector<16xf16>, vector<8xf32>
      %458 = arith.muli %409, %c5 : index
      %459 = arith.addi %458, %c4 : index
      %460 = arith.muli %tileRows, %c12 : index
      %461 = arith.muli %459, %460 : index
      %462 = arith.addi %51, %461 : index
      %463 = vector.load %x[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %464 = arith.muli %tileRows, %c13 : index
      %465 = arith.addi %462, %464 : index
      %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %467 = vector.shuffle %463, %466 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %468 = wave.mma %467, %432, %412 : vector<16xf16>, vector<8xf32>
      %469 = wave.mma %467, %445, %413 : vector<16xf16>, vector<8xf32>
      %470 = arith.muli %409, %c5 : index
      %471 = arith.addi %470, %c4 : index
      %472 = arith.muli %tileRows, %c12 : index
      %473 = arith.muli %471, %472 : index
      %474 = arith.addi %69, %473 : index
      %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %476 = arith.muli %tileRows, %c13 : index
      %477 = arith.addi %474, %476 : index
      %478 = vector.load %x[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %479 = vector.shuffle %475, %478 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %480 = wave.mma %479, %432, %414 : vector<16xf16>, vector<8xf32>
      %481 = wave.mma %479, %445, %415 : vector<16xf16>, vector<8xf32>
      %482 = arith.muli %409, %c5 : index
      %483 = arith.addi %482, %c4 : index
      %484 = arith.muli %tileRows, %c12 : index
      %485 = arith.muli %483, %484 : index
      %486 = arith.addi %87, %485 : index
      %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %488 = arith.muli %tileRows, %c13 : index
      %489 = arith.addi %486, %488 : index
      %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %491 = vector.shuffle %487, %490 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %492 = wave.mma %491, %432, %416 : vector<16xf16>, vector<8xf32>
      %493 = wave.mma %491, %445, %417 : vector<16xf16>, vector<8xf32>
      scf.yield %456, %457, %468, %469, %480, %481, %492, %493 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %494 = wave.lane
    %495 = wave.wave
    %496 = arith.muli %495, %c3 : index
    %497 = arith.addi %496, %c4 : index
    %498 = arith.muli %497, %c20 : index
    %499 = arith.addi %498, %494 : index
    %500 = vector.extract %418#0[0] : f32 from vector<8xf32>
    %501 = arith.addi %499, %c4 : index
    memref.store %500, %12[%501] : memref<?xf32>
    %502 = vector.extract %418#0[1] : f32 from vector<8xf32>
    %503 = arith.addi %499, %c1 : index
    memref.store %502, %12[%503] : memref<?xf32>
    %504 = vector.extract %418#0[2] : f32 from vector<8xf32>
    %505 = arith.addi %499, %c7 : index
    memref.store %504, %12[%505] : memref<?xf32>
    %506 = vector.extract %418#0[3] : f32 from vector<8xf32>
    %507 = arith.addi %499, %c22 : index
    memref.store %506, %12[%507] : memref<?xf32>
    %508 = vector.extract %418#0[4] : f32 from vector<8xf32>
    %509 = arith.addi %499, %c2 : index
    memref.store %508, %12[%509] : memref<?xf32>
    %510 = vector.extract %418#0[5] : f32 from vector<8xf32>
    %511 = arith.addi %499, %c23 : index
    memref.store %510, %12[%511] : memref<?xf32>
    %512 = vector.extract %418#0[6] : f32 from vector<8xf32>
    %513 = arith.addi %499, %c24 : index
    memref.store %512, %12[%513] : memref<?xf32>
    %514 = vector.extract %418#0[7] : f32 from vector<8xf32>
    %515 = arith.addi %499, %c25 : index
    memref.store %514, %12[%515] : memref<?xf32>
    %516 = arith.muli %495, %c3 : index
    %517 = arith.addi %516, %c5 : index
    %518 = arith.muli %517, %c20 : index
    %519 = arith.addi %518, %494 : index
    %520 = vector.extract %418#1[0] : f32 from vector<8xf32>
    %521 = arith.addi %519, %c4 : index
    memref.store %520, %12[%521] : memref<?xf32>
    %522 = vector.extract %418#1[1] : f32 from vector<8xf32>
    %523 = arith.addi %519, %c1 : index
    memref.store %522, %12[%523] : memref<?xf32>
    %524 = vector.extract %418#1[2] : f32 from vector<8xf32>
    %525 = arith.addi %519, %c7 : index
    memref.store %524, %12[%525] : memref<?xf32>
    %526 = vector.extract %418#1[3] : f32 from vector<8xf32>
    %527 = arith.addi %519, %c22 : index
    memref.store %526, %12[%527] : memref<?xf32>
    %528 = vector.extract %418#1[4] : f32 from vector<8xf32>
    %529 = arith.addi %519, %c2 : index
    memref.store %528, %12[%529] : memref<?xf32>
    %530 = vector.extract %418#1[5] : f32 from vector<8xf32>
    %531 = arith.addi %519, %c23 : index
    memref.store %530, %12[%531] : memref<?xf32>
    %532 = vector.extract %418#1[6] : f32 from vector<8xf32>
    %533 = arith.addi %519, %c24 : index
    memref.store %532, %12[%533] : memref<?xf32>
    %534 = vector.extract %418#1[7] : f32 from vector<8xf32>
    %535 = arith.addi %519, %c25 : index
    memref.store %534, %12[%535] : memref<?xf32>
    wave.barrier
    %536 = arith.muli %495, %c3 : index
    %537 = arith.addi %536, %c4 : index
    %538 = arith.muli %537, %c1 : index
    %539 = arith.addi %538, %494 : index
    %540 = arith.addi %539, %c4 : index
    %541 = memref.load %12[%540] : memref<?xf32>
    %542 = arith.addi %540, %c19 : index
    %543 = memref.load %12[%542] : memref<?xf32>
    %544 = arith.addf %541, %543 : f32
    %545 = arith.addi %540, %c26 : index
    %546 = memref.load %12[%545] : memref<?xf32>
    %547 = arith.addf %544, %546 : f32
    %548 = arith.addi %540, %c27 : index
    %549 = memref.load %12[%548] : memref<?xf32>
    %550 = arith.addf %547, %549 : f32
    %551 = arith.muli %537, %c1 : index
    %552 = arith.addi %551, %494 : index
    %553 = arith.addi %552, %c20 : index
    %554 = memref.load %12[%553] : memref<?xf32>
    %555 = arith.addi %553, %c19 : index
    %556 = memref.load %12[%555] : memref<?xf32>
    %557 = arith.addf %554, %556 : f32
    %558 = arith.addi %553, %c26 : index
    %559 = memref.load %12[%558] : memref<?xf32>
    %560 = arith.addf %557, %559 : f32
    %561 = arith.addi %553, %c27 : index
    %562 = memref.load %12[%561] : memref<?xf32>
    %563 = arith.addf %560, %562 : f32
    %564 = wave.lane
    %565 = arith.addi %11, %c4 : index
    %566 = arith.muli %537, %c3 : index
    %567 = arith.addi %565, %566 : index
    %568 = arith.divui %564, %c12 : index
    %569 = arith.addi %567, %568 : index
    %570 = arith.cmpi slt, %569, %10 : index
    scf.if %570 {
      %571 = arith.cmpi eq, %hasFactors, %c5 : index
      %572 = arith.muli %569, %c3 : index
      %573 = memref.load %factors[%572] : memref<?xf32>
      %574 = arith.mulf %573, %operandScale : f32
      %575 = arith.select %571, %574, %operandScale : f32
      %576 = arith.remui %564, %c12 : index
      %577 = arith.muli %576, %c18 : index
      %578 = arith.addi %6, %577 : index
      %579 = vector.load %w[%578] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %580 = vector.bitcast %579 : vector<4xi8> to vector<1xf32>
      %581 = vector.extract %580[0] : f32 from vector<1xf32>
      %582 = arith.mulf %581, %575 : f32
      %583 = arith.mulf %550, %582 : f32
      %584 = arith.remui %564, %c12 : index
      %585 = arith.muli %584, %c18 : index
      %586 = arith.addi %8, %585 : index
      %587 = vector.load %w[%586] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %588 = vector.bitcast %587 : vector<4xi8> to vector<1xf32>
      %589 = vector.extract %588[0] : f32 from vector<1xf32>
      %590 = arith.mulf %589, %575 : f32
      %591 = arith.mulf %563, %590 : f32
      %592 = arith.addi %6, %c7 : index
      %593 = vector.load %w[%592] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %594 = vector.bitcast %593 : vector<4xi8> to vector<1xf32>
      %595 = vector.extract %594[0] : f32 from vector<1xf32>
      %596 = arith.muli %569, %c3 : index
      %597 = arith.addi %596, %c5 : index
      %598 = memref.load %factors[%597] : memref<?xf32>
      %599 = arith.mulf %598, %595 : f32
      %600 = arith.bitcast %599 : f32 to i32
      %601 = arith.shrui %600, %c30 : i32
      %602 = arith.maxsi %601, %c31 : i32
      %603 = arith.subi %c32, %602 : i32
      %604 = arith.shli %603, %c30 : i32
      %605 = arith.subi %602, %c33 : i32
      %606 = arith.shli %605, %c30 : i32
      %607 = arith.bitcast %604 : i32 to f32
      %608 = arith.bitcast %606 : i32 to f32
      %609 = arith.cmpi eq, %0, %c4 : index
      %610 = wave.lane
      %611 = arith.remui %610, %c12 : index
      %612 = arith.cmpi eq, %611, %c4 : index
      %613 = arith.andi %609, %612 : i1
      scf.if %613 {
        %614 = arith.muli %569, %c3 : index
        memref.store %608, %out_factors[%614] : memref<?xf32>
      }
      %615 = arith.mulf %583, %c35 : f32
      %616 = wave.exp2 %615 : f32
      %617 = arith.addf %c34, %616 : f32
      %618 = arith.divf %583, %617 : f32
      %619 = arith.mulf %618, %591 : f32
      %620 = arith.mulf %619, %607 : f32
      %621 = arith.truncf %620 : f32 to f16
      %622 = arith.muli %0, %c12 : index
      %623 = wave.lane
      %624 = arith.remui %623, %c12 : index
      %625 = arith.addi %622, %624 : index
      %626 = arith.divui %569, %outTileRows : index
      %627 = arith.divui %outputFeatures, %c12 : index
      %628 = arith.muli %626, %627 : index
      %629 = arith.divui %625, %c12 : index
      %630 = arith.addi %628, %629 : index
      %631 = arith.muli %630, %c3 : index
      %632 = arith.remui %625, %c12 : index
      %633 = arith.divui %632, %c13 : index
      %634 = arith.addi %631, %633 : index
      %635 = arith.muli %outTileRows, %c13 : index
      %636 = arith.muli %634, %635 : index
      %637 = arith.remui %569, %outTileRows : index
      %638 = arith.muli %637, %c13 : index
      %639 = arith.addi %636, %638 : index
      %640 = arith.remui %625, %c13 : index
      %641 = arith.addi %639, %640 : index
      memref.store %621, %out[%641] : memref<?xf16>
    }
    %642 = arith.muli %495, %c3 : index
    %643 = arith.addi %642, %c5 : index
    %644 = arith.muli %643, %c1 : index
    %645 = arith.addi %644, %494 : index
    %646 = arith.addi %645, %c4 : index
    %647 = memref.load %12[%646] : memref<?xf32>
    %648 = arith.addi %646, %c19 : index
    %649 = memref.load %12[%648] : memref<?xf32>
    %650 = arith.addf %647, %649 : f32
    %651 = arith.addi %646, %c26 : index
    %652 = memref.load %12[%651] : memref<?xf32>
    %653 = arith.addf %650, %652 : f32
    %654 = arith.addi %646, %c27 : index
    %655 = memref.load %12[%654] : memref<?xf32>
    %656 = arith.addf %653, %655 : f32
    %657 = arith.muli %643, %c1 : index
    %658 = arith.addi %657, %494 : index
    %659 = arith.addi %658, %c20 : index
    %660 = memref.load %12[%659] : memref<?xf32>
    %661 = arith.addi %659, %c19 : index
    %662 = memref.load %12[%661] : memref<?xf32>
    %663 = arith.addf %660, %662 : f32
    %664 = arith.addi %659, %c26 : index
    %665 = memref.load %12[%664] : memref<?xf32>
    %666 = arith.addf %663, %665 : f32
    %667 = arith.addi %659, %c27 : index
    %668 = memref.load %12[%667] : memref<?xf32>
    %669 = arith.addf %666, %668 : f32
    %670 = wave.lane
    %671 = arith.addi %11, %c4 : index
    %672 = arith.muli %643, %c3 : index
    %673 = arith.addi %671, %672 : index
    %674 = arith.divui %670, %c12 : index
    %675 = arith.addi %673, %674 : index
    %676 = arith.cmpi slt, %675, %10 : index
    scf.if %676 {
      %677 = arith.cmpi eq, %hasFactors, %c5 : index
      %678 = arith.muli %675, %c3 : index
      %679 = memref.load %factors[%678] : memref<?xf32>
      %680 = arith.mulf %679, %operandScale : f32
      %681 = arith.select %677, %680, %operandScale : f32
      %682 = arith.remui %670, %c12 : index
      %683 = arith.muli %682, %c18 : index
      %684 = arith.addi %6, %683 : index
      %685 = vector.load %w[%684] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %686 = vector.bitcast %685 : vector<4xi8> to vector<1xf32>
      %687 = vector.extract %686[0] : f32 from vector<1xf32>
      %688 = arith.mulf %687, %681 : f32
      %689 = arith.mulf %656, %688 : f32
      %690 = arith.remui %670, %c12 : index
      %691 = arith.muli %690, %c18 : index
      %692 = arith.addi %8, %691 : index
      %693 = vector.load %w[%692] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %694 = vector.bitcast %693 : vector<4xi8> to vector<1xf32>
      %695 = vector.extract %694[0] : f32 from vector<1xf32>
      %696 = arith.mulf %695, %681 : f32
      %697 = arith.mulf %669, %696 : f32
      %698 = arith.addi %6, %c7 : index
      %699 = vector.load %w[%698] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %700 = vector.bitcast %699 : vector<4xi8> to vector<1xf32>
      %701 = vector.extract %700[0] : f32 from vector<1xf32>
      %702 = arith.muli %675, %c3 : index
      %703 = arith.addi %702, %c5 : index
      %704 = memref.load %factors[%703] : memref<?xf32>
      %705 = arith.mulf %704, %701 : f32
      %706 = arith.bitcast %705 : f32 to i32
      %707 = arith.shrui %706, %c30 : i32
      %708 = arith.maxsi %707, %c31 : i32
      %709 = arith.subi %c32, %708 : i32
      %710 = arith.shli %709, %c30 : i32
      %711 = arith.subi %708, %c33 : i32
      %712 = arith.shli %711, %c30 : i32
      %713 = arith.bitcast %710 : i32 to f32
      %714 = arith.bitcast %712 : i32 to f32
      %715 = arith.cmpi eq, %0, %c4 : index
      %716 = wave.lane
      %717 = arith.remui %716, %c12 : index
      %718 = arith.cmpi eq, %717, %c4 : index
      %719 = arith.andi %715, %718 : i1
      scf.if %719 {
        %720 = arith.muli %675, %c3 : index
        memref.store %714, %out_factors[%720] : memref<?xf32>
      }
      %721 = arith.mulf %689, %c35 : f32
      %722 = wave.exp2 %721 : f32
      %723 = arith.addf %c34, %722 : f32
      %724 = arith.divf %689, %723 : f32
      %725 = arith.mulf %724, %697 : f32
      %726 = arith.mulf %725, %713 : f32
      %727 = arith.truncf %726 : f32 to f16
      %728 = arith.muli %0, %c12 : index
      %729 = wave.lane
      %730 = arith.remui %729, %c12 : index
      %731 = arith.addi %728, %730 : index
      %732 = arith.divui %675, %outTileRows : index
      %733 = arith.divui %outputFeatures, %c12 : index
      %734 = arith.muli %732, %733 : index
      %735 = arith.divui %731, %c12 : index
      %736 = arith.addi %734, %735 : index
      %737 = arith.muli %736, %c3 : index
      %738 = arith.remui %731, %c12 : index
      %739 = arith.divui %738, %c13 : index
      %740 = arith.addi %737, %739 : index
      %741 = arith.muli %outTileRows, %c13 : index
      %742 = arith.muli %740, %741 : index
      %743 = arith.remui %675, %outTileRows : index
      %744 = arith.muli %743, %c13 : index
      %745 = arith.addi %742, %744 : index
      %746 = arith.remui %731, %c13 : index
      %747 = arith.addi %745, %746 : index
      memref.store %727, %out[%747] : memref<?xf16>
    }
    %748 = wave.lane
    wave.barrier
    %749 = wave.wave
    %750 = arith.muli %749, %c3 : index
    %751 = arith.addi %750, %c4 : index
    %752 = arith.muli %751, %c20 : index
    %753 = arith.addi %752, %748 : index
    %754 = vector.extract %418#2[0] : f32 from vector<8xf32>
    %755 = arith.addi %753, %c4 : index
    memref.store %754, %12[%755] : memref<?xf32>
    %756 = vector.extract %418#2[1] : f32 from vector<8xf32>
    %757 = arith.addi %753, %c1 : index
    memref.store %756, %12[%757] : memref<?xf32>
    %758 = vector.extract %418#2[2] : f32 from vector<8xf32>
    %759 = arith.addi %753, %c7 : index
    memref.store %758, %12[%759] : memref<?xf32>
    %760 = vector.extract %418#2[3] : f32 from vector<8xf32>
    %761 = arith.addi %753, %c22 : index
    memref.store %760, %12[%761] : memref<?xf32>
    %762 = vector.extract %418#2[4] : f32 from vector<8xf32>
    %763 = arith.addi %753, %c2 : index
    memref.store %762, %12[%763] : memref<?xf32>
    %764 = vector.extract %418#2[5] : f32 from vector<8xf32>
    %765 = arith.addi %753, %c23 : index
    memref.store %764, %12[%765] : memref<?xf32>
    %766 = vector.extract %418#2[6] : f32 from vector<8xf32>
    %767 = arith.addi %753, %c24 : index
    memref.store %766, %12[%767] : memref<?xf32>
    %768 = vector.extract %418#2[7] : f32 from vector<8xf32>
    %769 = arith.addi %753, %c25 : index
    memref.store %768, %12[%769] : memref<?xf32>
    %770 = arith.muli %749, %c3 : index
    %771 = arith.addi %770, %c5 : index
    %772 = arith.muli %771, %c20 : index
    %773 = arith.addi %772, %748 : index
    %774 = vector.extract %418#3[0] : f32 from vector<8xf32>
    %775 = arith.addi %773, %c4 : index
    memref.store %774, %12[%775] : memref<?xf32>
    %776 = vector.extract %418#3[1] : f32 from vector<8xf32>
    %777 = arith.addi %773, %c1 : index
    memref.store %776, %12[%777] : memref<?xf32>
    %778 = vector.extract %418#3[2] : f32 from vector<8xf32>
    %779 = arith.addi %773, %c7 : index
    memref.store %778, %12[%779] : memref<?xf32>
    %780 = vector.extract %418#3[3] : f32 from vector<8xf32>
    %781 = arith.addi %773, %c22 : index
    memref.store %780, %12[%781] : memref<?xf32>
    %782 = vector.extract %418#3[4] : f32 from vector<8xf32>
    %783 = arith.addi %773, %c2 : index
    memref.store %782, %12[%783] : memref<?xf32>
    %784 = vector.extract %418#3[5] : f32 from vector<8xf32>
    %785 = arith.addi %773, %c23 : index
    memref.store %784, %12[%785] : memref<?xf32>
    %786 = vector.extract %418#3[6] : f32 from vector<8xf32>
    %787 = arith.addi %773, %c24 : index
    memref.store %786, %12[%787] : memref<?xf32>
    %788 = vector.extract %418#3[7] : f32 from vector<8xf32>
    %789 = arith.addi %773, %c25 : index
    memref.store %788, %12[%789] : memref<?xf32>
    wave.barrier
    %790 = arith.muli %749, %c3 : index
    %791 = arith.addi %790, %c4 : index
    %792 = arith.muli %791, %c1 : index
    %793 = arith.addi %792, %748 : index
    %794 = arith.addi %793, %c4 : index
    %795 = memref.load %12[%794] : memref<?xf32>
    %796 = arith.addi %794, %c19 : index
    %797 = memref.load %12[%796] : memref<?xf32>
    %798 = arith.addf %795, %797 : f32
    %799 = arith.addi %794, %c26 : index
    %800 = memref.load %12[%799] : memref<?xf32>
    %801 = arith.addf %798, %800 : f32
    %802 = arith.addi %794, %c27 : index
    %803 = memref.load %12[%802] : memref<?xf32>
    %804 = arith.addf %801, %803 : f32
    %805 = arith.muli %791, %c1 : index
    %806 = arith.addi %805, %748 : index
    %807 = arith.addi %806, %c20 : index
    %808 = memref.load %12[%807] : memref<?xf32>
    %809 = arith.addi %807, %c19 : index
    %810 = memref.load %12[%809] : memref<?xf32>
    %811 = arith.addf %808, %810 : f32
    %812 = arith.addi %807, %c26 : index
    %813 = memref.load %12[%812] : memref<?xf32>
    %814 = arith.addf %811, %813 : f32
    %815 = arith.addi %807, %c27 : index
    %816 = memref.load %12[%815] : memref<?xf32>
    %817 = arith.addf %814, %816 : f32
    %818 = wave.lane
    %819 = arith.addi %11, %c12 : index
    %820 = arith.muli %791, %c3 : index
    %821 = arith.addi %819, %820 : index
    %822 = arith.divui %818, %c12 : index
    %823 = arith.addi %821, %822 : index
    %824 = arith.cmpi slt, %823, %10 : index
    scf.if %824 {
      %825 = arith.cmpi eq, %hasFactors, %c5 : index
      %826 = arith.muli %823, %c3 : index
      %827 = memref.load %factors[%826] : memref<?xf32>
      %828 = arith.mulf %827, %operandScale : f32
      %829 = arith.select %825, %828, %operandScale : f32
      %830 = arith.remui %818, %c12 : index
      %831 = arith.muli %830, %c18 : index
      %832 = arith.addi %6, %831 : index
      %833 = vector.load %w[%832] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %834 = vector.bitcast %833 : vector<4xi8> to vector<1xf32>
      %835 = vector.extract %834[0] : f32 from vector<1xf32>
      %836 = arith.mulf %835, %829 : f32
      %837 = arith.mulf %804, %836 : f32
      %838 = arith.remui %818, %c12 : index
      %839 = arith.muli %838, %c18 : index
      %840 = arith.addi %8, %839 : index
      %841 = vector.load %w[%840] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %842 = vector.bitcast %841 : vector<4xi8> to vector<1xf32>
      %843 = vector.extract %842[0] : f32 from vector<1xf32>
      %844 = arith.mulf %843, %829 : f32
      %845 = arith.mulf %817, %844 : f32
      %846 = arith.addi %6, %c7 : index
      %847 = vector.load %w[%846] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %848 = vector.bitcast %847 : vector<4xi8> to vector<1xf32>
      %849 = vector.extract %848[0] : f32 from vector<1xf32>
      %850 = arith.muli %823, %c3 : index
      %851 = arith.addi %850, %c5 : index
      %852 = memref.load %factors[%851] : memref<?xf32>
      %853 = arith.mulf %852, %849 : f32
      %854 = arith.bitcast %853 : f32 to i32
      %855 = arith.shrui %854, %c30 : i32
      %856 = arith.maxsi %855, %c31 : i32
      %857 = arith.subi %c32, %856 : i32
      %858 = arith.shli %857, %c30 : i32
      %859 = arith.subi %856, %c33 : i32
      %860 = arith.shli %859, %c30 : i32
      %861 = arith.bitcast %858 : i32 to f32
      %862 = arith.bitcast %860 : i32 to f32
      %863 = arith.cmpi eq, %0, %c4 : index
      %864 = wave.lane
      %865 = arith.remui %864, %c12 : index
      %866 = arith.cmpi eq, %865, %c4 : index
      %867 = arith.andi %863, %866 : i1
      scf.if %867 {
        %868 = arith.muli %823, %c3 : index
        memref.store %862, %out_factors[%868] : memref<?xf32>
      }
      %869 = arith.mulf %837, %c35 : f32
      %870 = wave.exp2 %869 : f32
      %871 = arith.addf %c34, %870 : f32
      %872 = arith.divf %837, %871 : f32
      %873 = arith.mulf %872, %845 : f32
      %874 = arith.mulf %873, %861 : f32
      %875 = arith.truncf %874 : f32 to f16
      %876 = arith.muli %0, %c12 : index
      %877 = wave.lane
      %878 = arith.remui %877, %c12 : index
      %879 = arith.addi %876, %878 : index
      %880 = arith.divui %823, %outTileRows : index
      %881 = arith.divui %outputFeatures, %c12 : index
      %882 = arith.muli %880, %881 : index
      %883 = arith.divui %879, %c12 : index
      %884 = arith.addi %882, %883 : index
      %885 = arith.muli %884, %c3 : index
      %886 = arith.remui %879, %c12 : index
      %887 = arith.divui %886, %c13 : index
      %888 = arith.addi %885, %887 : index
      %889 = arith.muli %outTileRows, %c13 : index
      %890 = arith.muli %888, %889 : index
      %891 = arith.remui %823, %outTileRows : index
      %892 = arith.muli %891, %c13 : index
      %893 = arith.addi %890, %892 : index
      %894 = arith.remui %879, %c13 : index
      %895 = arith.addi %893, %894 : index
      memref.store %875, %out[%895] : memref<?xf16>
    }
    %896 = arith.muli %749, %c3 : index
    %897 = arith.addi %896, %c5 : index
    %898 = arith.muli %897, %c1 : index
    %899 = arith.addi %898, %748 : index
    %900 = arith.addi %899, %c4 : index
    %901 = memref.load %12[%900] : memref<?xf32>
    %902 = arith.addi %900, %c19 : index
    %903 = memref.load %12[%902] : memref<?xf32>
    %904 = arith.addf %901, %903 : f32
    %905 = arith.addi %900, %c26 : index
    %906 = memref.load %12[%905] : memref<?xf32>
    %907 = arith.addf %904, %906 : f32
    %908 = arith.addi %900, %c27 : index
    %909 = memref.load %12[%908] : memref<?xf32>
    %910 = arith.addf %907, %909 : f32
    %911 = arith.muli %897, %c1 : index
    %912 = arith.addi %911, %748 : index
    %913 = arith.addi %912, %c20 : index
    %914 = memref.load %12[%913] : memref<?xf32>
    %915 = arith.addi %913, %c19 : index
    %916 = memref.load %12[%915] : memref<?xf32>
    %917 = arith.addf %914, %916 : f32
    %918 = arith.addi %913, %c26 : index
    %919 = memref.load %12[%918] : memref<?xf32>
    %920 = arith.addf %917, %919 : f32
    %921 = arith.addi %913, %c27 : index
    %922 = memref.load %12[%921] : memref<?xf32>
    %923 = arith.addf %920, %922 : f32
    %924 = wave.lane
    %925 = arith.addi %11, %c12 : index
    %926 = arith.muli %897, %c3 : index
    %927 = arith.addi %925, %926 : index
    %928 = arith.divui %924, %c12 : index
    %929 = arith.addi %927, %928 : index
    %930 = arith.cmpi slt, %929, %10 : index
    scf.if %930 {
      %931 = arith.cmpi eq, %hasFactors, %c5 : index
      %932 = arith.muli %929, %c3 : index
      %933 = memref.load %factors[%932] : memref<?xf32>
      %934 = arith.mulf %933, %operandScale : f32
      %935 = arith.select %931, %934, %operandScale : f32
      %936 = arith.remui %924, %c12 : index
      %937 = arith.muli %936, %c18 : index
      %938 = arith.addi %6, %937 : index
      %939 = vector.load %w[%938] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %940 = vector.bitcast %939 : vector<4xi8> to vector<1xf32>
      %941 = vector.extract %940[0] : f32 from vector<1xf32>
      %942 = arith.mulf %941, %935 : f32
      %943 = arith.mulf %910, %942 : f32
      %944 = arith.remui %924, %c12 : index
      %945 = arith.muli %944, %c18 : index
      %946 = arith.addi %8, %945 : index
      %947 = vector.load %w[%946] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %948 = vector.bitcast %947 : vector<4xi8> to vector<1xf32>
      %949 = vector.extract %948[0] : f32 from vector<1xf32>
      %950 = arith.mulf %949, %935 : f32
      %951 = arith.mulf %923, %950 : f32
      %952 = arith.addi %6, %c7 : index
      %953 = vector.load %w[%952] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %954 = vector.bitcast %953 : vector<4xi8> to vector<1xf32>
      %955 = vector.extract %954[0] : f32 from vector<1xf32>
      %956 = arith.muli %929, %c3 : index
      %957 = arith.addi %956, %c5 : index
      %958 = memref.load %factors[%957] : memref<?xf32>
      %959 = arith.mulf %958, %955 : f32
      %960 = arith.bitcast %959 : f32 to i32
      %961 = arith.shrui %960, %c30 : i32
      %962 = arith.maxsi %961, %c31 : i32
      %963 = arith.subi %c32, %962 : i32
      %964 = arith.shli %963, %c30 : i32
      %965 = arith.subi %962, %c33 : i32
      %966 = arith.shli %965, %c30 : i32
      %967 = arith.bitcast %964 : i32 to f32
      %968 = arith.bitcast %966 : i32 to f32
      %969 = arith.cmpi eq, %0, %c4 : index
      %970 = wave.lane
      %971 = arith.remui %970, %c12 : index
      %972 = arith.cmpi eq, %971, %c4 : index
      %973 = arith.andi %969, %972 : i1
      scf.if %973 {
        %974 = arith.muli %929, %c3 : index
        memref.store %968, %out_factors[%974] : memref<?xf32>
      }
      %975 = arith.mulf %943, %c35 : f32
      %976 = wave.exp2 %975 : f32
      %977 = arith.addf %c34, %976 : f32
      %978 = arith.divf %943, %977 : f32
      %979 = arith.mulf %978, %951 : f32
      %980 = arith.mulf %979, %967 : f32
      %981 = arith.truncf %980 : f32 to f16
      %982 = arith.muli %0, %c12 : index
      %983 = wave.lane
      %984 = arith.remui %983, %c12 : index
      %985 = arith.addi %982, %984 : index
      %986 = arith.divui %929, %outTileRows : index
      %987 = arith.divui %outputFeatures, %c12 : index
      %988 = arith.muli %986, %987 : index
      %989 = arith.divui %985, %c12 : index
      %990 = arith.addi %988, %989 : index
      %991 = arith.muli %990, %c3 : index
      %992 = arith.remui %985, %c12 : index
      %993 = arith.divui %992, %c13 : index
      %994 = arith.addi %991, %993 : index
      %995 = arith.muli %outTileRows, %c13 : index
      %996 = arith.muli %994, %995 : index
      %997 = arith.remui %929, %outTileRows : index
      %998 = arith.muli %997, %c13 : index
      %999 = arith.addi %996, %998 : index
      %1000 = arith.remui %985, %c13 : index
      %1001 = arith.addi %999, %1000 : index
      memref.store %981, %out[%1001] : memref<?xf16>
    }
    %1002 = wave.lane
    wave.barrier
    %1003 = wave.wave
    %1004 = arith.muli %1003, %c3 : index
    %1005 = arith.addi %1004, %c4 : index
    %1006 = arith.muli %1005, %c20 : index
    %1007 = arith.addi %1006, %1002 : index
    %1008 = vector.extract %418#4[0] : f32 from vector<8xf32>
    %1009 = arith.addi %1007, %c4 : index
    memref.store %1008, %12[%1009] : memref<?xf32>
    %1010 = vector.extract %418#4[1] : f32 from vector<8xf32>
    %1011 = arith.addi %1007, %c1 : index
    memref.store %1010, %12[%1011] : memref<?xf32>
    %1012 = vector.extract %418#4[2] : f32 from vector<8xf32>
    %1013 = arith.addi %1007, %c7 : index
    memref.store %1012, %12[%1013] : memref<?xf32>
    %1014 = vector.extract %418#4[3] : f32 from vector<8xf32>
    %1015 = arith.addi %1007, %c22 : index
    memref.store %1014, %12[%1015] : memref<?xf32>
    %1016 = vector.extract %418#4[4] : f32 from vector<8xf32>
    %1017 = arith.addi %1007, %c2 : index
    memref.store %1016, %12[%1017] : memref<?xf32>
    %1018 = vector.extract %418#4[5] : f32 from vector<8xf32>
    %1019 = arith.addi %1007, %c23 : index
    memref.store %1018, %12[%1019] : memref<?xf32>
    %1020 = vector.extract %418#4[6] : f32 from vector<8xf32>
    %1021 = arith.addi %1007, %c24 : index
    memref.store %1020, %12[%1021] : memref<?xf32>
    %1022 = vector.extract %418#4[7] : f32 from vector<8xf32>
    %1023 = arith.addi %1007, %c25 : index
    memref.store %1022, %12[%1023] : memref<?xf32>
    %1024 = arith.muli %1003, %c3 : index
    %1025 = arith.addi %1024, %c5 : index
    %1026 = arith.muli %1025, %c20 : index
    %1027 = arith.addi %1026, %1002 : index
    %1028 = vector.extract %418#5[0] : f32 from vector<8xf32>
    %1029 = arith.addi %1027, %c4 : index
    memref.store %1028, %12[%1029] : memref<?xf32>
    %1030 = vector.extract %418#5[1] : f32 from vector<8xf32>
    %1031 = arith.addi %1027, %c1 : index
    memref.store %1030, %12[%1031] : memref<?xf32>
    %1032 = vector.extract %418#5[2] : f32 from vector<8xf32>
    %1033 = arith.addi %1027, %c7 : index
    memref.store %1032, %12[%1033] : memref<?xf32>
    %1034 = vector.extract %418#5[3] : f32 from vector<8xf32>
    %1035 = arith.addi %1027, %c22 : index
    memref.store %1034, %12[%1035] : memref<?xf32>
    %1036 = vector.extract %418#5[4] : f32 from vector<8xf32>
    %1037 = arith.addi %1027, %c2 : index
    memref.store %1036, %12[%1037] : memref<?xf32>
    %1038 = vector.extract %418#5[5] : f32 from vector<8xf32>
    %1039 = arith.addi %1027, %c23 : index
    memref.store %1038, %12[%1039] : memref<?xf32>
    %1040 = vector.extract %418#5[6] : f32 from vector<8xf32>
    %1041 = arith.addi %1027, %c24 : index
    memref.store %1040, %12[%1041] : memref<?xf32>
    %1042 = vector.extract %418#5[7] : f32 from vector<8xf32>
    %1043 = arith.addi %1027, %c25 : index
    memref.store %1042, %12[%1043] : memref<?xf32>
    wave.barrier
    %1044 = arith.muli %1003, %c3 : index
    %1045 = arith.addi %1044, %c4 : index
    %1046 = arith.muli %1045, %c1 : index
    %1047 = arith.addi %1046, %1002 : index
    %1048 = arith.addi %1047, %c4 : index
    %1049 = memref.load %12[%1048] : memref<?xf32>
    %1050 = arith.addi %1048, %c19 : index
    %1051 = memref.load %12[%1050] : memref<?xf32>
    %1052 = arith.addf %1049, %1051 : f32
    %1053 = arith.addi %1048, %c26 : index
    %1054 = memref.load %12[%1053] : memref<?xf32>
    %1055 = arith.addf %1052, %1054 : f32
    %1056 = arith.addi %1048, %c27 : index
    %1057 = memref.load %12[%1056] : memref<?xf32>
    %1058 = arith.addf %1055, %1057 : f32
    %1059 = arith.muli %1045, %c1 : index
    %1060 = arith.addi %1059, %1002 : index
    %1061 = arith.addi %1060, %c20 : index
    %1062 = memref.load %12[%1061] : memref<?xf32>
    %1063 = arith.addi %1061, %c19 : index
    %1064 = memref.load %12[%1063] : memref<?xf32>
    %1065 = arith.addf %1062, %1064 : f32
    %1066 = arith.addi %1061, %c26 : index
    %1067 = memref.load %12[%1066] : memref<?xf32>
    %1068 = arith.addf %1065, %1067 : f32
    %1069 = arith.addi %1061, %c27 : index
    %1070 = memref.load %12[%1069] : memref<?xf32>
    %1071 = arith.addf %1068, %1070 : f32
    %1072 = wave.lane
    %1073 = arith.addi %11, %c1 : index
    %1074 = arith.muli %1045, %c3 : index
    %1075 = arith.addi %1073, %1074 : index
    %1076 = arith.divui %1072, %c12 : index
    %1077 = arith.addi %1075, %1076 : index
    %1078 = arith.cmpi slt, %1077, %10 : index
    scf.if %1078 {
      %1079 = arith.cmpi eq, %hasFactors, %c5 : index
      %1080 = arith.muli %1077, %c3 : index
      %1081 = memref.load %factors[%1080] : memref<?xf32>
      %1082 = arith.mulf %1081, %operandScale : f32
      %1083 = arith.select %1079, %1082, %operandScale : f32
      %1084 = arith.remui %1072, %c12 : index
      %1085 = arith.muli %1084, %c18 : index
      %1086 = arith.addi %6, %1085 : index
      %1087 = vector.load %w[%1086] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1088 = vector.bitcast %1087 : vector<4xi8> to vector<1xf32>
      %1089 = vector.extract %1088[0] : f32 from vector<1xf32>
      %1090 = arith.mulf %1089, %1083 : f32
      %1091 = arith.mulf %1058, %1090 : f32
      %1092 = arith.remui %1072, %c12 : index
      %1093 = arith.muli %1092, %c18 : index
      %1094 = arith.addi %8, %1093 : index
      %1095 = vector.load %w[%1094] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1096 = vector.bitcast %1095 : vector<4xi8> to vector<1xf32>
      %1097 = vector.extract %1096[0] : f32 from vector<1xf32>
      %1098 = arith.mulf %1097, %1083 : f32
      %1099 = arith.mulf %1071, %1098 : f32
      %1100 = arith.addi %6, %c7 : index
      %1101 = vector.load %w[%1100] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1102 = vector.bitcast %1101 : vector<4xi8> to vector<1xf32>
      %1103 = vector.extract %1102[0] : f32 from vector<1xf32>
      %1104 = arith.muli %1077, %c3 : index
      %1105 = arith.addi %1104, %c5 : index
      %1106 = memref.load %factors[%1105] : memref<?xf32>
      %1107 = arith.mulf %1106, %1103 : f32
      %1108 = arith.bitcast %1107 : f32 to i32
      %1109 = arith.shrui %1108, %c30 : i32
      %1110 = arith.maxsi %1109, %c31 : i32
      %1111 = arith.subi %c32, %1110 : i32
      %1112 = arith.shli %1111, %c30 : i32
      %1113 = arith.subi %1110, %c33 : i32
      %1114 = arith.shli %1113, %c30 : i32
      %1115 = arith.bitcast %1112 : i32 to f32
      %1116 = arith.bitcast %1114 : i32 to f32
      %1117 = arith.cmpi eq, %0, %c4 : index
      %1118 = wave.lane
      %1119 = arith.remui %1118, %c12 : index
      %1120 = arith.cmpi eq, %1119, %c4 : index
      %1121 = arith.andi %1117, %1120 : i1
      scf.if %1121 {
        %1122 = arith.muli %1077, %c3 : index
        memref.store %1116, %out_factors[%1122] : memref<?xf32>
      }
      %1123 = arith.mulf %1091, %c35 : f32
      %1124 = wave.exp2 %1123 : f32
      %1125 = arith.addf %c34, %1124 : f32
      %1126 = arith.divf %1091, %1125 : f32
      %1127 = arith.mulf %1126, %1099 : f32
      %1128 = arith.mulf %1127, %1115 : f32
      %1129 = arith.truncf %1128 : f32 to f16
      %1130 = arith.muli %0, %c12 : index
      %1131 = wave.lane
      %1132 = arith.remui %1131, %c12 : index
      %1133 = arith.addi %1130, %1132 : index
      %1134 = arith.divui %1077, %outTileRows : index
      %1135 = arith.divui %outputFeatures, %c12 : index
      %1136 = arith.muli %1134, %1135 : index
      %1137 = arith.divui %1133, %c12 : index
      %1138 = arith.addi %1136, %1137 : index
      %1139 = arith.muli %1138, %c3 : index
      %1140 = arith.remui %1133, %c12 : index
      %1141 = arith.divui %1140, %c13 : index
      %1142 = arith.addi %1139, %1141 : index
      %1143 = arith.muli %outTileRows, %c13 : index
      %1144 = arith.muli %1142, %1143 : index
      %1145 = arith.remui %1077, %outTileRows : index
      %1146 = arith.muli %1145, %c13 : index
      %1147 = arith.addi %1144, %1146 : index
      %1148 = arith.remui %1133, %c13 : index
      %1149 = arith.addi %1147, %1148 : index
      memref.store %1129, %out[%1149] : memref<?xf16>
    }
    %1150 = arith.muli %1003, %c3 : index
    %1151 = arith.addi %1150, %c5 : index
    %1152 = arith.muli %1151, %c1 : index
    %1153 = arith.addi %1152, %1002 : index
    %1154 = arith.addi %1153, %c4 : index
    %1155 = memref.load %12[%1154] : memref<?xf32>
    %1156 = arith.addi %1154, %c19 : index
    %1157 = memref.load %12[%1156] : memref<?xf32>
    %1158 = arith.addf %1155, %1157 : f32
    %1159 = arith.addi %1154, %c26 : index
    %1160 = memref.load %12[%1159] : memref<?xf32>
    %1161 = arith.addf %1158, %1160 : f32
    %1162 = arith.addi %1154, %c27 : index
    %1163 = memref.load %12[%1162] : memref<?xf32>
    %1164 = arith.addf %1161, %1163 : f32
    %1165 = arith.muli %1151, %c1 : index
    %1166 = arith.addi %1165, %1002 : index
    %1167 = arith.addi %1166, %c20 : index
    %1168 = memref.load %12[%1167] : memref<?xf32>
    %1169 = arith.addi %1167, %c19 : index
    %1170 = memref.load %12[%1169] : memref<?xf32>
    %1171 = arith.addf %1168, %1170 : f32
    %1172 = arith.addi %1167, %c26 : index
    %1173 = memref.load %12[%1172] : memref<?xf32>
    %1174 = arith.addf %1171, %1173 : f32
    %1175 = arith.addi %1167, %c27 : index
    %1176 = memref.load %12[%1175] : memref<?xf32>
    %1177 = arith.addf %1174, %1176 : f32
    %1178 = wave.lane
    %1179 = arith.addi %11, %c1 : index
    %1180 = arith.muli %1151, %c3 : index
    %1181 = arith.addi %1179, %1180 : index
    %1182 = arith.divui %1178, %c12 : index
    %1183 = arith.addi %1181, %1182 : index
    %1184 = arith.cmpi slt, %1183, %10 : index
    scf.if %1184 {
      %1185 = arith.cmpi eq, %hasFactors, %c5 : index
      %1186 = arith.muli %1183, %c3 : index
      %1187 = memref.load %factors[%1186] : memref<?xf32>
      %1188 = arith.mulf %1187, %operandScale : f32
      %1189 = arith.select %1185, %1188, %operandScale : f32
      %1190 = arith.remui %1178, %c12 : index
      %1191 = arith.muli %1190, %c18 : index
      %1192 = arith.addi %6, %1191 : index
      %1193 = vector.load %w[%1192] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1194 = vector.bitcast %1193 : vector<4xi8> to vector<1xf32>
      %1195 = vector.extract %1194[0] : f32 from vector<1xf32>
      %1196 = arith.mulf %1195, %1189 : f32
      %1197 = arith.mulf %1164, %1196 : f32
      %1198 = arith.remui %1178, %c12 : index
      %1199 = arith.muli %1198, %c18 : index
      %1200 = arith.addi %8, %1199 : index
      %1201 = vector.load %w[%1200] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1202 = vector.bitcast %1201 : vector<4xi8> to vector<1xf32>
      %1203 = vector.extract %1202[0] : f32 from vector<1xf32>
      %1204 = arith.mulf %1203, %1189 : f32
      %1205 = arith.mulf %1177, %1204 : f32
      %1206 = arith.addi %6, %c7 : index
      %1207 = vector.load %w[%1206] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1208 = vector.bitcast %1207 : vector<4xi8> to vector<1xf32>
      %1209 = vector.extract %1208[0] : f32 from vector<1xf32>
      %1210 = arith.muli %1183, %c3 : index
      %1211 = arith.addi %1210, %c5 : index
      %1212 = memref.load %factors[%1211] : memref<?xf32>
      %1213 = arith.mulf %1212, %1209 : f32
      %1214 = arith.bitcast %1213 : f32 to i32
      %1215 = arith.shrui %1214, %c30 : i32
      %1216 = arith.maxsi %1215, %c31 : i32
      %1217 = arith.subi %c32, %1216 : i32
      %1218 = arith.shli %1217, %c30 : i32
      %1219 = arith.subi %1216, %c33 : i32
      %1220 = arith.shli %1219, %c30 : i32
      %1221 = arith.bitcast %1218 : i32 to f32
      %1222 = arith.bitcast %1220 : i32 to f32
      %1223 = arith.cmpi eq, %0, %c4 : index
      %1224 = wave.lane
      %1225 = arith.remui %1224, %c12 : index
      %1226 = arith.cmpi eq, %1225, %c4 : index
      %1227 = arith.andi %1223, %1226 : i1
      scf.if %1227 {
        %1228 = arith.muli %1183, %c3 : index
        memref.store %1222, %out_factors[%1228] : memref<?xf32>
      }
      %1229 = arith.mulf %1197, %c35 : f32
      %1230 = wave.exp2 %1229 : f32
      %1231 = arith.addf %c34, %1230 : f32
      %1232 = arith.divf %1197, %1231 : f32
      %1233 = arith.mulf %1232, %1205 : f32
      %1234 = arith.mulf %1233, %1221 : f32
      %1235 = arith.truncf %1234 : f32 to f16
      %1236 = arith.muli %0, %c12 : index
      %1237 = wave.lane
      %1238 = arith.remui %1237, %c12 : index
      %1239 = arith.addi %1236, %1238 : index
      %1240 = arith.divui %1183, %outTileRows : index
      %1241 = arith.divui %outputFeatures, %c12 : index
      %1242 = arith.muli %1240, %1241 : index
      %1243 = arith.divui %1239, %c12 : index
      %1244 = arith.addi %1242, %1243 : index
      %1245 = arith.muli %1244, %c3 : index
      %1246 = arith.remui %1239, %c12 : index
      %1247 = arith.divui %1246, %c13 : index
      %1248 = arith.addi %1245, %1247 : index
      %1249 = arith.muli %outTileRows, %c13 : index
      %1250 = arith.muli %1248, %1249 : index
      %1251 = arith.remui %1183, %outTileRows : index
      %1252 = arith.muli %1251, %c13 : index
      %1253 = arith.addi %1250, %1252 : index
      %1254 = arith.remui %1239, %c13 : index
      %1255 = arith.addi %1253, %1254 : index
      memref.store %1235, %out[%1255] : memref<?xf16>
    }
    %1256 = wave.lane
    wave.barrier
    %1257 = wave.wave
    %1258 = arith.muli %1257, %c3 : index
    %1259 = arith.addi %1258, %c4 : index
    %1260 = arith.muli %1259, %c20 : index
    %1261 = arith.addi %1260, %1256 : index
    %1262 = vector.extract %418#6[0] : f32 from vector<8xf32>
    %1263 = arith.addi %1261, %c4 : index
    memref.store %1262, %12[%1263] : memref<?xf32>
    %1264 = vector.extract %418#6[1] : f32 from vector<8xf32>
    %1265 = arith.addi %1261, %c1 : index
    memref.store %1264, %12[%1265] : memref<?xf32>
    %1266 = vector.extract %418#6[2] : f32 from vector<8xf32>
    %1267 = arith.addi %1261, %c7 : index
    memref.store %1266, %12[%1267] : memref<?xf32>
    %1268 = vector.extract %418#6[3] : f32 from vector<8xf32>
    %1269 = arith.addi %1261, %c22 : index
    memref.store %1268, %12[%1269] : memref<?xf32>
    %1270 = vector.extract %418#6[4] : f32 from vector<8xf32>
    %1271 = arith.addi %1261, %c2 : index
    memref.store %1270, %12[%1271] : memref<?xf32>
    %1272 = vector.extract %418#6[5] : f32 from vector<8xf32>
    %1273 = arith.addi %1261, %c23 : index
    memref.store %1272, %12[%1273] : memref<?xf32>
    %1274 = vector.extract %418#6[6] : f32 from vector<8xf32>
    %1275 = arith.addi %1261, %c24 : index
    memref.store %1274, %12[%1275] : memref<?xf32>
    %1276 = vector.extract %418#6[7] : f32 from vector<8xf32>
    %1277 = arith.addi %1261, %c25 : index
    memref.store %1276, %12[%1277] : memref<?xf32>
    %1278 = arith.muli %1257, %c3 : index
    %1279 = arith.addi %1278, %c5 : index
    %1280 = arith.muli %1279, %c20 : index
    %1281 = arith.addi %1280, %1256 : index
    %1282 = vector.extract %418#7[0] : f32 from vector<8xf32>
    %1283 = arith.addi %1281, %c4 : index
    memref.store %1282, %12[%1283] : memref<?xf32>
    %1284 = vector.extract %418#7[1] : f32 from vector<8xf32>
    %1285 = arith.addi %1281, %c1 : index
    memref.store %1284, %12[%1285] : memref<?xf32>
    %1286 = vector.extract %418#7[2] : f32 from vector<8xf32>
    %1287 = arith.addi %1281, %c7 : index
    memref.store %1286, %12[%1287] : memref<?xf32>
    %1288 = vector.extract %418#7[3] : f32 from vector<8xf32>
    %1289 = arith.addi %1281, %c22 : index
    memref.store %1288, %12[%1289] : memref<?xf32>
    %1290 = vector.extract %418#7[4] : f32 from vector<8xf32>
    %1291 = arith.addi %1281, %c2 : index
    memref.store %1290, %12[%1291] : memref<?xf32>
    %1292 = vector.extract %418#7[5] : f32 from vector<8xf32>
    %1293 = arith.addi %1281, %c23 : index
    memref.store %1292, %12[%1293] : memref<?xf32>
    %1294 = vector.extract %418#7[6] : f32 from vector<8xf32>
    %1295 = arith.addi %1281, %c24 : index
    memref.store %1294, %12[%1295] : memref<?xf32>
    %1296 = vector.extract %418#7[7] : f32 from vector<8xf32>
    %1297 = arith.addi %1281, %c25 : index
    memref.store %1296, %12[%1297] : memref<?xf32>
    wave.barrier
    %1298 = arith.muli %1257, %c3 : index
    %1299 = arith.addi %1298, %c4 : index
    %1300 = arith.muli %1299, %c1 : index
    %1301 = arith.addi %1300, %1256 : index
    %1302 = arith.addi %1301, %c4 : index
    %1303 = memref.load %12[%1302] : memref<?xf32>
    %1304 = arith.addi %1302, %c19 : index
    %1305 = memref.load %12[%1304] : memref<?xf32>
    %1306 = arith.addf %1303, %1305 : f32
    %1307 = arith.addi %1302, %c26 : index
    %1308 = memref.load %12[%1307] : memref<?xf32>
    %1309 = arith.addf %1306, %1308 : f32
    %1310 = arith.addi %1302, %c27 : index
    %1311 = memref.load %12[%1310] : memref<?xf32>
    %1312 = arith.addf %1309, %1311 : f32
    %1313 = arith.muli %1299, %c1 : index
    %1314 = arith.addi %1313, %1256 : index
    %1315 = arith.addi %1314, %c20 : index
    %1316 = memref.load %12[%1315] : memref<?xf32>
    %1317 = arith.addi %1315, %c19 : index
    %1318 = memref.load %12[%1317] : memref<?xf32>
    %1319 = arith.addf %1316, %1318 : f32
    %1320 = arith.addi %1315, %c26 : index
    %1321 = memref.load %12[%1320] : memref<?xf32>
    %1322 = arith.addf %1319, %1321 : f32
    %1323 = arith.addi %1315, %c27 : index
    %1324 = memref.load %12[%1323] : memref<?xf32>
    %1325 = arith.addf %1322, %1324 : f32
    %1326 = wave.lane
    %1327 = arith.addi %11, %c14 : index
    %1328 = arith.muli %1299, %c3 : index
    %1329 = arith.addi %1327, %1328 : index
    %1330 = arith.divui %1326, %c12 : index
    %1331 = arith.addi %1329, %1330 : index
    %1332 = arith.cmpi slt, %1331, %10 : index
    scf.if %1332 {
      %1333 = arith.cmpi eq, %hasFactors, %c5 : index
      %1334 = arith.muli %1331, %c3 : index
      %1335 = memref.load %factors[%1334] : memref<?xf32>
      %1336 = arith.mulf %1335, %operandScale : f32
      %1337 = arith.select %1333, %1336, %operandScale : f32
      %1338 = arith.remui %1326, %c12 : index
      %1339 = arith.muli %1338, %c18 : index
      %1340 = arith.addi %6, %1339 : index
      %1341 = vector.load %w[%1340] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1342 = vector.bitcast %1341 : vector<4xi8> to vector<1xf32>
      %1343 = vector.extract %1342[0] : f32 from vector<1xf32>
      %1344 = arith.mulf %1343, %1337 : f32
      %1345 = arith.mulf %1312, %1344 : f32
      %1346 = arith.remui %1326, %c12 : index
      %1347 = arith.muli %1346, %c18 : index
      %1348 = arith.addi %8, %1347 : index
      %1349 = vector.load %w[%1348] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1350 = vector.bitcast %1349 : vector<4xi8> to vector<1xf32>
      %1351 = vector.extract %1350[0] : f32 from vector<1xf32>
      %1352 = arith.mulf %1351, %1337 : f32
      %1353 = arith.mulf %1325, %1352 : f32
      %1354 = arith.addi %6, %c7 : index
      %1355 = vector.load %w[%1354] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1356 = vector.bitcast %1355 : vector<4xi8> to vector<1xf32>
      %1357 = vector.extract %1356[0] : f32 from vector<1xf32>
      %1358 = arith.muli %1331, %c3 : index
      %1359 = arith.addi %1358, %c5 : index
      %1360 = memref.load %factors[%1359] : memref<?xf32>
      %1361 = arith.mulf %1360, %1357 : f32
      %1362 = arith.bitcast %1361 : f32 to i32
      %1363 = arith.shrui %1362, %c30 : i32
      %1364 = arith.maxsi %1363, %c31 : i32
      %1365 = arith.subi %c32, %1364 : i32
      %1366 = arith.shli %1365, %c30 : i32
      %1367 = arith.subi %1364, %c33 : i32
      %1368 = arith.shli %1367, %c30 : i32
      %1369 = arith.bitcast %1366 : i32 to f32
      %1370 = arith.bitcast %1368 : i32 to f32
      %1371 = arith.cmpi eq, %0, %c4 : index
      %1372 = wave.lane
      %1373 = arith.remui %1372, %c12 : index
      %1374 = arith.cmpi eq, %1373, %c4 : index
      %1375 = arith.andi %1371, %1374 : i1
      scf.if %1375 {
        %1376 = arith.muli %1331, %c3 : index
        memref.store %1370, %out_factors[%1376] : memref<?xf32>
      }
      %1377 = arith.mulf %1345, %c35 : f32
      %1378 = wave.exp2 %1377 : f32
      %1379 = arith.addf %c34, %1378 : f32
      %1380 = arith.divf %1345, %1379 : f32
      %1381 = arith.mulf %1380, %1353 : f32
      %1382 = arith.mulf %1381, %1369 : f32
      %1383 = arith.truncf %1382 : f32 to f16
      %1384 = arith.muli %0, %c12 : index
      %1385 = wave.lane
      %1386 = arith.remui %1385, %c12 : index
      %1387 = arith.addi %1384, %1386 : index
      %1388 = arith.divui %1331, %outTileRows : index
      %1389 = arith.divui %outputFeatures, %c12 : index
      %1390 = arith.muli %1388, %1389 : index
      %1391 = arith.divui %1387, %c12 : index
      %1392 = arith.addi %1390, %1391 : index
      %1393 = arith.muli %1392, %c3 : index
      %1394 = arith.remui %1387, %c12 : index
      %1395 = arith.divui %1394, %c13 : index
      %1396 = arith.addi %1393, %1395 : index
      %1397 = arith.muli %outTileRows, %c13 : index
      %1398 = arith.muli %1396, %1397 : index
      %1399 = arith.remui %1331, %outTileRows : index
      %1400 = arith.muli %1399, %c13 : index
      %1401 = arith.addi %1398, %1400 : index
      %1402 = arith.remui %1387, %c13 : index
      %1403 = arith.addi %1401, %1402 : index
      memref.store %1383, %out[%1403] : memref<?xf16>
    }
    %1404 = arith.muli %1257, %c3 : index
    %1405 = arith.addi %1404, %c5 : index
    %1406 = arith.muli %1405, %c1 : index
    %1407 = arith.addi %1406, %1256 : index
    %1408 = arith.addi %1407, %c4 : index
    %1409 = memref.load %12[%1408] : memref<?xf32>
    %1410 = arith.addi %1408, %c19 : index
    %1411 = memref.load %12[%1410] : memref<?xf32>
    %1412 = arith.addf %1409, %1411 : f32
    %1413 = arith.addi %1408, %c26 : index
    %1414 = memref.load %12[%1413] : memref<?xf32>
    %1415 = arith.addf %1412, %1414 : f32
    %1416 = arith.addi %1408, %c27 : index
    %1417 = memref.load %12[%1416] : memref<?xf32>
    %1418 = arith.addf %1415, %1417 : f32
    %1419 = arith.muli %1405, %c1 : index
    %1420 = arith.addi %1419, %1256 : index
    %1421 = arith.addi %1420, %c20 : index
    %1422 = memref.load %12[%1421] : memref<?xf32>
    %1423 = arith.addi %1421, %c19 : index
    %1424 = memref.load %12[%1423] : memref<?xf32>
    %1425 = arith.addf %1422, %1424 : f32
    %1426 = arith.addi %1421, %c26 : index
    %1427 = memref.load %12[%1426] : memref<?xf32>
    %1428 = arith.addf %1425, %1427 : f32
    %1429 = arith.addi %1421, %c27 : index
    %1430 = memref.load %12[%1429] : memref<?xf32>
    %1431 = arith.addf %1428, %1430 : f32
    %1432 = wave.lane
    %1433 = arith.addi %11, %c14 : index
    %1434 = arith.muli %1405, %c3 : index
    %1435 = arith.addi %1433, %1434 : index
    %1436 = arith.divui %1432, %c12 : index
    %1437 = arith.addi %1435, %1436 : index
    %1438 = arith.cmpi slt, %1437, %10 : index
    scf.if %1438 {
      %1439 = arith.cmpi eq, %hasFactors, %c5 : index
      %1440 = arith.muli %1437, %c3 : index
      %1441 = memref.load %factors[%1440] : memref<?xf32>
      %1442 = arith.mulf %1441, %operandScale : f32
      %1443 = arith.select %1439, %1442, %operandScale : f32
      %1444 = arith.remui %1432, %c12 : index
      %1445 = arith.muli %1444, %c18 : index
      %1446 = arith.addi %6, %1445 : index
      %1447 = vector.load %w[%1446] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1448 = vector.bitcast %1447 : vector<4xi8> to vector<1xf32>
      %1449 = vector.extract %1448[0] : f32 from vector<1xf32>
      %1450 = arith.mulf %1449, %1443 : f32
      %1451 = arith.mulf %1418, %1450 : f32
      %1452 = arith.remui %1432, %c12 : index
      %1453 = arith.muli %1452, %c18 : index
      %1454 = arith.addi %8, %1453 : index
      %1455 = vector.load %w[%1454] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1456 = vector.bitcast %1455 : vector<4xi8> to vector<1xf32>
      %1457 = vector.extract %1456[0] : f32 from vector<1xf32>
      %1458 = arith.mulf %1457, %1443 : f32
      %1459 = arith.mulf %1431, %1458 : f32
      %1460 = arith.addi %6, %c7 : index
      %1461 = vector.load %w[%1460] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1462 = vector.bitcast %1461 : vector<4xi8> to vector<1xf32>
      %1463 = vector.extract %1462[0] : f32 from vector<1xf32>
      %1464 = arith.muli %1437, %c3 : index
      %1465 = arith.addi %1464, %c5 : index
      %1466 = memref.load %factors[%1465] : memref<?xf32>
      %1467 = arith.mulf %1466, %1463 : f32
      %1468 = arith.bitcast %1467 : f32 to i32
      %1469 = arith.shrui %1468, %c30 : i32
      %1470 = arith.maxsi %1469, %c31 : i32
      %1471 = arith.subi %c32, %1470 : i32
      %1472 = arith.shli %1471, %c30 : i32
      %1473 = arith.subi %1470, %c33 : i32
      %1474 = arith.shli %1473, %c30 : i32
      %1475 = arith.bitcast %1472 : i32 to f32
      %1476 = arith.bitcast %1474 : i32 to f32
      %1477 = arith.cmpi eq, %0, %c4 : index
      %1478 = wave.lane
      %1479 = arith.remui %1478, %c12 : index
      %1480 = arith.cmpi eq, %1479, %c4 : index
      %1481 = arith.andi %1477, %1480 : i1
      scf.if %1481 {
        %1482 = arith.muli %1437, %c3 : index
        memref.store %1476, %out_factors[%1482] : memref<?xf32>
      }
      %1483 = arith.mulf %1451, %c35 : f32
      %1484 = wave.exp2 %1483 : f32
      %1485 = arith.addf %c34, %1484 : f32
      %1486 = arith.divf %1451, %1485 : f32
      %1487 = arith.mulf %1486, %1459 : f32
      %1488 = arith.mulf %1487, %1475 : f32
      %1489 = arith.truncf %1488 : f32 to f16
      %1490 = arith.muli %0, %c12 : index
      %1491 = wave.lane
      %1492 = arith.remui %1491, %c12 : index
      %1493 = arith.addi %1490, %1492 : index
      %1494 = arith.divui %1437, %outTileRows : index
      %1495 = arith.divui %outputFeatures, %c12 : index
      %1496 = arith.muli %1494, %1495 : index
      %1497 = arith.divui %1493, %c12 : index
      %1498 = arith.addi %1496, %1497 : index
      %1499 = arith.muli %1498, %c3 : index
      %1500 = arith.remui %1493, %c12 : index
      %1501 = arith.divui %1500, %c13 : index
      %1502 = arith.addi %1499, %1501 : index
      %1503 = arith.muli %outTileRows, %c13 : index
      %1504 = arith.muli %1502, %1503 : index
      %1505 = arith.remui %1437, %outTileRows : index
      %1506 = arith.muli %1505, %c13 : index
      %1507 = arith.addi %1504, %1506 : index
      %1508 = arith.remui %1493, %c13 : index
      %1509 = arith.addi %1507, %1508 : index
      memref.store %1489, %out[%1509] : memref<?xf16>
    }
  }
  wave.return
}
