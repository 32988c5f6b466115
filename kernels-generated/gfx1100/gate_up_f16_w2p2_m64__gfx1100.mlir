// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 1024 : index
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
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c28 = arith.constant 23 : i32
  %c29 = arith.constant 141 : i32
  %c30 = arith.constant 268 : i32
  %c31 = arith.constant 14 : i32
  %c32 = arith.constant 0x3F800000 : f32
  %c33 = arith.constant 0xBFB8AA3B : f32
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
    %536 = arith.muli %495, %c18 : index
    %537 = arith.addi %536, %c4 : index
    %538 = arith.muli %537, %c1 : index
    %539 = arith.addi %538, %494 : index
    %540 = arith.addi %539, %c4 : index
    %541 = memref.load %12[%540] : memref<?xf32>
    %542 = arith.addi %540, %c19 : index
    %543 = memref.load %12[%542] : memref<?xf32>
    %544 = arith.addf %541, %543 : f32
    %545 = arith.muli %537, %c1 : index
    %546 = arith.addi %545, %494 : index
    %547 = arith.addi %546, %c20 : index
    %548 = memref.load %12[%547] : memref<?xf32>
    %549 = arith.addi %547, %c19 : index
    %550 = memref.load %12[%549] : memref<?xf32>
    %551 = arith.addf %548, %550 : f32
    %552 = wave.lane
    %553 = arith.addi %11, %c4 : index
    %554 = arith.muli %537, %c3 : index
    %555 = arith.addi %553, %554 : index
    %556 = arith.divui %552, %c12 : index
    %557 = arith.addi %555, %556 : index
    %558 = arith.cmpi slt, %557, %10 : index
    scf.if %558 {
      %559 = arith.cmpi eq, %hasFactors, %c5 : index
      %560 = arith.muli %557, %c3 : index
      %561 = memref.load %factors[%560] : memref<?xf32>
      %562 = arith.mulf %561, %operandScale : f32
      %563 = arith.select %559, %562, %operandScale : f32
      %564 = arith.remui %552, %c12 : index
      %565 = arith.muli %564, %c18 : index
      %566 = arith.addi %6, %565 : index
      %567 = vector.load %w[%566] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %568 = vector.bitcast %567 : vector<4xi8> to vector<1xf32>
      %569 = vector.extract %568[0] : f32 from vector<1xf32>
      %570 = arith.mulf %569, %563 : f32
      %571 = arith.mulf %544, %570 : f32
      %572 = arith.remui %552, %c12 : index
      %573 = arith.muli %572, %c18 : index
      %574 = arith.addi %8, %573 : index
      %575 = vector.load %w[%574] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %576 = vector.bitcast %575 : vector<4xi8> to vector<1xf32>
      %577 = vector.extract %576[0] : f32 from vector<1xf32>
      %578 = arith.mulf %577, %563 : f32
      %579 = arith.mulf %551, %578 : f32
      %580 = arith.addi %6, %c7 : index
      %581 = vector.load %w[%580] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %582 = vector.bitcast %581 : vector<4xi8> to vector<1xf32>
      %583 = vector.extract %582[0] : f32 from vector<1xf32>
      %584 = arith.muli %557, %c3 : index
      %585 = arith.addi %584, %c5 : index
      %586 = memref.load %factors[%585] : memref<?xf32>
      %587 = arith.mulf %586, %583 : f32
      %588 = arith.bitcast %587 : f32 to i32
      %589 = arith.shrui %588, %c28 : i32
      %590 = arith.maxsi %589, %c29 : i32
      %591 = arith.subi %c30, %590 : i32
      %592 = arith.shli %591, %c28 : i32
      %593 = arith.subi %590, %c31 : i32
      %594 = arith.shli %593, %c28 : i32
      %595 = arith.bitcast %592 : i32 to f32
      %596 = arith.bitcast %594 : i32 to f32
      %597 = arith.cmpi eq, %0, %c4 : index
      %598 = wave.lane
      %599 = arith.remui %598, %c12 : index
      %600 = arith.cmpi eq, %599, %c4 : index
      %601 = arith.andi %597, %600 : i1
      scf.if %601 {
        %602 = arith.muli %557, %c3 : index
        memref.store %596, %out_factors[%602] : memref<?xf32>
      }
      %603 = arith.mulf %571, %c33 : f32
      %604 = wave.exp2 %603 : f32
      %605 = arith.addf %c32, %604 : f32
      %606 = arith.divf %571, %605 : f32
      %607 = arith.mulf %606, %579 : f32
      %608 = arith.mulf %607, %595 : f32
      %609 = arith.truncf %608 : f32 to f16
      %610 = arith.muli %0, %c12 : index
      %611 = wave.lane
      %612 = arith.remui %611, %c12 : index
      %613 = arith.addi %610, %612 : index
      %614 = arith.divui %557, %outTileRows : index
      %615 = arith.divui %outputFeatures, %c12 : index
      %616 = arith.muli %614, %615 : index
      %617 = arith.divui %613, %c12 : index
      %618 = arith.addi %616, %617 : index
      %619 = arith.muli %618, %c3 : index
      %620 = arith.remui %613, %c12 : index
      %621 = arith.divui %620, %c13 : index
      %622 = arith.addi %619, %621 : index
      %623 = arith.muli %outTileRows, %c13 : index
      %624 = arith.muli %622, %623 : index
      %625 = arith.remui %557, %outTileRows : index
      %626 = arith.muli %625, %c13 : index
      %627 = arith.addi %624, %626 : index
      %628 = arith.remui %613, %c13 : index
      %629 = arith.addi %627, %628 : index
      memref.store %609, %out[%629] : memref<?xf16>
    }
    %630 = arith.muli %495, %c18 : index
    %631 = arith.addi %630, %c5 : index
    %632 = arith.muli %631, %c1 : index
    %633 = arith.addi %632, %494 : index
    %634 = arith.addi %633, %c4 : index
    %635 = memref.load %12[%634] : memref<?xf32>
    %636 = arith.addi %634, %c19 : index
    %637 = memref.load %12[%636] : memref<?xf32>
    %638 = arith.addf %635, %637 : f32
    %639 = arith.muli %631, %c1 : index
    %640 = arith.addi %639, %494 : index
    %641 = arith.addi %640, %c20 : index
    %642 = memref.load %12[%641] : memref<?xf32>
    %643 = arith.addi %641, %c19 : index
    %644 = memref.load %12[%643] : memref<?xf32>
    %645 = arith.addf %642, %644 : f32
    %646 = wave.lane
    %647 = arith.addi %11, %c4 : index
    %648 = arith.muli %631, %c3 : index
    %649 = arith.addi %647, %648 : index
    %650 = arith.divui %646, %c12 : index
    %651 = arith.addi %649, %650 : index
    %652 = arith.cmpi slt, %651, %10 : index
    scf.if %652 {
      %653 = arith.cmpi eq, %hasFactors, %c5 : index
      %654 = arith.muli %651, %c3 : index
      %655 = memref.load %factors[%654] : memref<?xf32>
      %656 = arith.mulf %655, %operandScale : f32
      %657 = arith.select %653, %656, %operandScale : f32
      %658 = arith.remui %646, %c12 : index
      %659 = arith.muli %658, %c18 : index
      %660 = arith.addi %6, %659 : index
      %661 = vector.load %w[%660] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %662 = vector.bitcast %661 : vector<4xi8> to vector<1xf32>
      %663 = vector.extract %662[0] : f32 from vector<1xf32>
      %664 = arith.mulf %663, %657 : f32
      %665 = arith.mulf %638, %664 : f32
      %666 = arith.remui %646, %c12 : index
      %667 = arith.muli %666, %c18 : index
      %668 = arith.addi %8, %667 : index
      %669 = vector.load %w[%668] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %670 = vector.bitcast %669 : vector<4xi8> to vector<1xf32>
      %671 = vector.extract %670[0] : f32 from vector<1xf32>
      %672 = arith.mulf %671, %657 : f32
      %673 = arith.mulf %645, %672 : f32
      %674 = arith.addi %6, %c7 : index
      %675 = vector.load %w[%674] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %676 = vector.bitcast %675 : vector<4xi8> to vector<1xf32>
      %677 = vector.extract %676[0] : f32 from vector<1xf32>
      %678 = arith.muli %651, %c3 : index
      %679 = arith.addi %678, %c5 : index
      %680 = memref.load %factors[%679] : memref<?xf32>
      %681 = arith.mulf %680, %677 : f32
      %682 = arith.bitcast %681 : f32 to i32
      %683 = arith.shrui %682, %c28 : i32
      %684 = arith.maxsi %683, %c29 : i32
      %685 = arith.subi %c30, %684 : i32
      %686 = arith.shli %685, %c28 : i32
      %687 = arith.subi %684, %c31 : i32
      %688 = arith.shli %687, %c28 : i32
      %689 = arith.bitcast %686 : i32 to f32
      %690 = arith.bitcast %688 : i32 to f32
      %691 = arith.cmpi eq, %0, %c4 : index
      %692 = wave.lane
      %693 = arith.remui %692, %c12 : index
      %694 = arith.cmpi eq, %693, %c4 : index
      %695 = arith.andi %691, %694 : i1
      scf.if %695 {
        %696 = arith.muli %651, %c3 : index
        memref.store %690, %out_factors[%696] : memref<?xf32>
      }
      %697 = arith.mulf %665, %c33 : f32
      %698 = wave.exp2 %697 : f32
      %699 = arith.addf %c32, %698 : f32
      %700 = arith.divf %665, %699 : f32
      %701 = arith.mulf %700, %673 : f32
      %702 = arith.mulf %701, %689 : f32
      %703 = arith.truncf %702 : f32 to f16
      %704 = arith.muli %0, %c12 : index
      %705 = wave.lane
      %706 = arith.remui %705, %c12 : index
      %707 = arith.addi %704, %706 : index
      %708 = arith.divui %651, %outTileRows : index
      %709 = arith.divui %outputFeatures, %c12 : index
      %710 = arith.muli %708, %709 : index
      %711 = arith.divui %707, %c12 : index
      %712 = arith.addi %710, %711 : index
      %713 = arith.muli %712, %c3 : index
      %714 = arith.remui %707, %c12 : index
      %715 = arith.divui %714, %c13 : index
      %716 = arith.addi %713, %715 : index
      %717 = arith.muli %outTileRows, %c13 : index
      %718 = arith.muli %716, %717 : index
      %719 = arith.remui %651, %outTileRows : index
      %720 = arith.muli %719, %c13 : index
      %721 = arith.addi %718, %720 : index
      %722 = arith.remui %707, %c13 : index
      %723 = arith.addi %721, %722 : index
      memref.store %703, %out[%723] : memref<?xf16>
    }
    %724 = arith.muli %495, %c18 : index
    %725 = arith.addi %724, %c3 : index
    %726 = arith.muli %725, %c1 : index
    %727 = arith.addi %726, %494 : index
    %728 = arith.addi %727, %c4 : index
    %729 = memref.load %12[%728] : memref<?xf32>
    %730 = arith.addi %728, %c19 : index
    %731 = memref.load %12[%730] : memref<?xf32>
    %732 = arith.addf %729, %731 : f32
    %733 = arith.muli %725, %c1 : index
    %734 = arith.addi %733, %494 : index
    %735 = arith.addi %734, %c20 : index
    %736 = memref.load %12[%735] : memref<?xf32>
    %737 = arith.addi %735, %c19 : index
    %738 = memref.load %12[%737] : memref<?xf32>
    %739 = arith.addf %736, %738 : f32
    %740 = wave.lane
    %741 = arith.addi %11, %c4 : index
    %742 = arith.muli %725, %c3 : index
    %743 = arith.addi %741, %742 : index
    %744 = arith.divui %740, %c12 : index
    %745 = arith.addi %743, %744 : index
    %746 = arith.cmpi slt, %745, %10 : index
    scf.if %746 {
      %747 = arith.cmpi eq, %hasFactors, %c5 : index
      %748 = arith.muli %745, %c3 : index
      %749 = memref.load %factors[%748] : memref<?xf32>
      %750 = arith.mulf %749, %operandScale : f32
      %751 = arith.select %747, %750, %operandScale : f32
      %752 = arith.remui %740, %c12 : index
      %753 = arith.muli %752, %c18 : index
      %754 = arith.addi %6, %753 : index
      %755 = vector.load %w[%754] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %756 = vector.bitcast %755 : vector<4xi8> to vector<1xf32>
      %757 = vector.extract %756[0] : f32 from vector<1xf32>
      %758 = arith.mulf %757, %751 : f32
      %759 = arith.mulf %732, %758 : f32
      %760 = arith.remui %740, %c12 : index
      %761 = arith.muli %760, %c18 : index
      %762 = arith.addi %8, %761 : index
      %763 = vector.load %w[%762] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %764 = vector.bitcast %763 : vector<4xi8> to vector<1xf32>
      %765 = vector.extract %764[0] : f32 from vector<1xf32>
      %766 = arith.mulf %765, %751 : f32
      %767 = arith.mulf %739, %766 : f32
      %768 = arith.addi %6, %c7 : index
      %769 = vector.load %w[%768] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %770 = vector.bitcast %769 : vector<4xi8> to vector<1xf32>
      %771 = vector.extract %770[0] : f32 from vector<1xf32>
      %772 = arith.muli %745, %c3 : index
      %773 = arith.addi %772, %c5 : index
      %774 = memref.load %factors[%773] : memref<?xf32>
      %775 = arith.mulf %774, %771 : f32
      %776 = arith.bitcast %775 : f32 to i32
      %777 = arith.shrui %776, %c28 : i32
      %778 = arith.maxsi %777, %c29 : i32
      %779 = arith.subi %c30, %778 : i32
      %780 = arith.shli %779, %c28 : i32
      %781 = arith.subi %778, %c31 : i32
      %782 = arith.shli %781, %c28 : i32
      %783 = arith.bitcast %780 : i32 to f32
      %784 = arith.bitcast %782 : i32 to f32
      %785 = arith.cmpi eq, %0, %c4 : index
      %786 = wave.lane
      %787 = arith.remui %786, %c12 : index
      %788 = arith.cmpi eq, %787, %c4 : index
      %789 = arith.andi %785, %788 : i1
      scf.if %789 {
        %790 = arith.muli %745, %c3 : index
        memref.store %784, %out_factors[%790] : memref<?xf32>
      }
      %791 = arith.mulf %759, %c33 : f32
      %792 = wave.exp2 %791 : f32
      %793 = arith.addf %c32, %792 : f32
      %794 = arith.divf %759, %793 : f32
      %795 = arith.mulf %794, %767 : f32
      %796 = arith.mulf %795, %783 : f32
      %797 = arith.truncf %796 : f32 to f16
      %798 = arith.muli %0, %c12 : index
      %799 = wave.lane
      %800 = arith.remui %799, %c12 : index
      %801 = arith.addi %798, %800 : index
      %802 = arith.divui %745, %outTileRows : index
      %803 = arith.divui %outputFeatures, %c12 : index
      %804 = arith.muli %802, %803 : index
      %805 = arith.divui %801, %c12 : index
      %806 = arith.addi %804, %805 : index
      %807 = arith.muli %806, %c3 : index
      %808 = arith.remui %801, %c12 : index
      %809 = arith.divui %808, %c13 : index
      %810 = arith.addi %807, %809 : index
      %811 = arith.muli %outTileRows, %c13 : index
      %812 = arith.muli %810, %811 : index
      %813 = arith.remui %745, %outTileRows : index
      %814 = arith.muli %813, %c13 : index
      %815 = arith.addi %812, %814 : index
      %816 = arith.remui %801, %c13 : index
      %817 = arith.addi %815, %816 : index
      memref.store %797, %out[%817] : memref<?xf16>
    }
    %818 = arith.muli %495, %c18 : index
    %819 = arith.addi %818, %c21 : index
    %820 = arith.muli %819, %c1 : index
    %821 = arith.addi %820, %494 : index
    %822 = arith.addi %821, %c4 : index
    %823 = memref.load %12[%822] : memref<?xf32>
    %824 = arith.addi %822, %c19 : index
    %825 = memref.load %12[%824] : memref<?xf32>
    %826 = arith.addf %823, %825 : f32
    %827 = arith.muli %819, %c1 : index
    %828 = arith.addi %827, %494 : index
    %829 = arith.addi %828, %c20 : index
    %830 = memref.load %12[%829] : memref<?xf32>
    %831 = arith.addi %829, %c19 : index
    %832 = memref.load %12[%831] : memref<?xf32>
    %833 = arith.addf %830, %832 : f32
    %834 = wave.lane
    %835 = arith.addi %11, %c4 : index
    %836 = arith.muli %819, %c3 : index
    %837 = arith.addi %835, %836 : index
    %838 = arith.divui %834, %c12 : index
    %839 = arith.addi %837, %838 : index
    %840 = arith.cmpi slt, %839, %10 : index
    scf.if %840 {
      %841 = arith.cmpi eq, %hasFactors, %c5 : index
      %842 = arith.muli %839, %c3 : index
      %843 = memref.load %factors[%842] : memref<?xf32>
      %844 = arith.mulf %843, %operandScale : f32
      %845 = arith.select %841, %844, %operandScale : f32
      %846 = arith.remui %834, %c12 : index
      %847 = arith.muli %846, %c18 : index
      %848 = arith.addi %6, %847 : index
      %849 = vector.load %w[%848] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %850 = vector.bitcast %849 : vector<4xi8> to vector<1xf32>
      %851 = vector.extract %850[0] : f32 from vector<1xf32>
      %852 = arith.mulf %851, %845 : f32
      %853 = arith.mulf %826, %852 : f32
      %854 = arith.remui %834, %c12 : index
      %855 = arith.muli %854, %c18 : index
      %856 = arith.addi %8, %855 : index
      %857 = vector.load %w[%856] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %858 = vector.bitcast %857 : vector<4xi8> to vector<1xf32>
      %859 = vector.extract %858[0] : f32 from vector<1xf32>
      %860 = arith.mulf %859, %845 : f32
      %861 = arith.mulf %833, %860 : f32
      %862 = arith.addi %6, %c7 : index
      %863 = vector.load %w[%862] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %864 = vector.bitcast %863 : vector<4xi8> to vector<1xf32>
      %865 = vector.extract %864[0] : f32 from vector<1xf32>
      %866 = arith.muli %839, %c3 : index
      %867 = arith.addi %866, %c5 : index
      %868 = memref.load %factors[%867] : memref<?xf32>
      %869 = arith.mulf %868, %865 : f32
      %870 = arith.bitcast %869 : f32 to i32
      %871 = arith.shrui %870, %c28 : i32
      %872 = arith.maxsi %871, %c29 : i32
      %873 = arith.subi %c30, %872 : i32
      %874 = arith.shli %873, %c28 : i32
      %875 = arith.subi %872, %c31 : i32
      %876 = arith.shli %875, %c28 : i32
      %877 = arith.bitcast %874 : i32 to f32
      %878 = arith.bitcast %876 : i32 to f32
      %879 = arith.cmpi eq, %0, %c4 : index
      %880 = wave.lane
      %881 = arith.remui %880, %c12 : index
      %882 = arith.cmpi eq, %881, %c4 : index
      %883 = arith.andi %879, %882 : i1
      scf.if %883 {
        %884 = arith.muli %839, %c3 : index
        memref.store %878, %out_factors[%884] : memref<?xf32>
      }
      %885 = arith.mulf %853, %c33 : f32
      %886 = wave.exp2 %885 : f32
      %887 = arith.addf %c32, %886 : f32
      %888 = arith.divf %853, %887 : f32
      %889 = arith.mulf %888, %861 : f32
      %890 = arith.mulf %889, %877 : f32
      %891 = arith.truncf %890 : f32 to f16
      %892 = arith.muli %0, %c12 : index
      %893 = wave.lane
      %894 = arith.remui %893, %c12 : index
      %895 = arith.addi %892, %894 : index
      %896 = arith.divui %839, %outTileRows : index
      %897 = arith.divui %outputFeatures, %c12 : index
      %898 = arith.muli %896, %897 : index
      %899 = arith.divui %895, %c12 : index
      %900 = arith.addi %898, %899 : index
      %901 = arith.muli %900, %c3 : index
      %902 = arith.remui %895, %c12 : index
      %903 = arith.divui %902, %c13 : index
      %904 = arith.addi %901, %903 : index
      %905 = arith.muli %outTileRows, %c13 : index
      %906 = arith.muli %904, %905 : index
      %907 = arith.remui %839, %outTileRows : index
      %908 = arith.muli %907, %c13 : index
      %909 = arith.addi %906, %908 : index
      %910 = arith.remui %895, %c13 : index
      %911 = arith.addi %909, %910 : index
      memref.store %891, %out[%911] : memref<?xf16>
    }
    %912 = wave.lane
    wave.barrier
    %913 = wave.wave
    %914 = arith.muli %913, %c3 : index
    %915 = arith.addi %914, %c4 : index
    %916 = arith.muli %915, %c20 : index
    %917 = arith.addi %916, %912 : index
    %918 = vector.extract %418#2[0] : f32 from vector<8xf32>
    %919 = arith.addi %917, %c4 : index
    memref.store %918, %12[%919] : memref<?xf32>
    %920 = vector.extract %418#2[1] : f32 from vector<8xf32>
    %921 = arith.addi %917, %c1 : index
    memref.store %920, %12[%921] : memref<?xf32>
    %922 = vector.extract %418#2[2] : f32 from vector<8xf32>
    %923 = arith.addi %917, %c7 : index
    memref.store %922, %12[%923] : memref<?xf32>
    %924 = vector.extract %418#2[3] : f32 from vector<8xf32>
    %925 = arith.addi %917, %c22 : index
    memref.store %924, %12[%925] : memref<?xf32>
    %926 = vector.extract %418#2[4] : f32 from vector<8xf32>
    %927 = arith.addi %917, %c2 : index
    memref.store %926, %12[%927] : memref<?xf32>
    %928 = vector.extract %418#2[5] : f32 from vector<8xf32>
    %929 = arith.addi %917, %c23 : index
    memref.store %928, %12[%929] : memref<?xf32>
    %930 = vector.extract %418#2[6] : f32 from vector<8xf32>
    %931 = arith.addi %917, %c24 : index
    memref.store %930, %12[%931] : memref<?xf32>
    %932 = vector.extract %418#2[7] : f32 from vector<8xf32>
    %933 = arith.addi %917, %c25 : index
    memref.store %932, %12[%933] : memref<?xf32>
    %934 = arith.muli %913, %c3 : index
    %935 = arith.addi %934, %c5 : index
    %936 = arith.muli %935, %c20 : index
    %937 = arith.addi %936, %912 : index
    %938 = vector.extract %418#3[0] : f32 from vector<8xf32>
    %939 = arith.addi %937, %c4 : index
    memref.store %938, %12[%939] : memref<?xf32>
    %940 = vector.extract %418#3[1] : f32 from vector<8xf32>
    %941 = arith.addi %937, %c1 : index
    memref.store %940, %12[%941] : memref<?xf32>
    %942 = vector.extract %418#3[2] : f32 from vector<8xf32>
    %943 = arith.addi %937, %c7 : index
    memref.store %942, %12[%943] : memref<?xf32>
    %944 = vector.extract %418#3[3] : f32 from vector<8xf32>
    %945 = arith.addi %937, %c22 : index
    memref.store %944, %12[%945] : memref<?xf32>
    %946 = vector.extract %418#3[4] : f32 from vector<8xf32>
    %947 = arith.addi %937, %c2 : index
    memref.store %946, %12[%947] : memref<?xf32>
    %948 = vector.extract %418#3[5] : f32 from vector<8xf32>
    %949 = arith.addi %937, %c23 : index
    memref.store %948, %12[%949] : memref<?xf32>
    %950 = vector.extract %418#3[6] : f32 from vector<8xf32>
    %951 = arith.addi %937, %c24 : index
    memref.store %950, %12[%951] : memref<?xf32>
    %952 = vector.extract %418#3[7] : f32 from vector<8xf32>
    %953 = arith.addi %937, %c25 : index
    memref.store %952, %12[%953] : memref<?xf32>
    wave.barrier
    %954 = arith.muli %913, %c18 : index
    %955 = arith.addi %954, %c4 : index
    %956 = arith.muli %955, %c1 : index
    %957 = arith.addi %956, %912 : index
    %958 = arith.addi %957, %c4 : index
    %959 = memref.load %12[%958] : memref<?xf32>
    %960 = arith.addi %958, %c19 : index
    %961 = memref.load %12[%960] : memref<?xf32>
    %962 = arith.addf %959, %961 : f32
    %963 = arith.muli %955, %c1 : index
    %964 = arith.addi %963, %912 : index
    %965 = arith.addi %964, %c20 : index
    %966 = memref.load %12[%965] : memref<?xf32>
    %967 = arith.addi %965, %c19 : index
    %968 = memref.load %12[%967] : memref<?xf32>
    %969 = arith.addf %966, %968 : f32
    %970 = wave.lane
    %971 = arith.addi %11, %c12 : index
    %972 = arith.muli %955, %c3 : index
    %973 = arith.addi %971, %972 : index
    %974 = arith.divui %970, %c12 : index
    %975 = arith.addi %973, %974 : index
    %976 = arith.cmpi slt, %975, %10 : index
    scf.if %976 {
      %977 = arith.cmpi eq, %hasFactors, %c5 : index
      %978 = arith.muli %975, %c3 : index
      %979 = memref.load %factors[%978] : memref<?xf32>
      %980 = arith.mulf %979, %operandScale : f32
      %981 = arith.select %977, %980, %operandScale : f32
      %982 = arith.remui %970, %c12 : index
      %983 = arith.muli %982, %c18 : index
      %984 = arith.addi %6, %983 : index
      %985 = vector.load %w[%984] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %986 = vector.bitcast %985 : vector<4xi8> to vector<1xf32>
      %987 = vector.extract %986[0] : f32 from vector<1xf32>
      %988 = arith.mulf %987, %981 : f32
      %989 = arith.mulf %962, %988 : f32
      %990 = arith.remui %970, %c12 : index
      %991 = arith.muli %990, %c18 : index
      %992 = arith.addi %8, %991 : index
      %993 = vector.load %w[%992] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %994 = vector.bitcast %993 : vector<4xi8> to vector<1xf32>
      %995 = vector.extract %994[0] : f32 from vector<1xf32>
      %996 = arith.mulf %995, %981 : f32
      %997 = arith.mulf %969, %996 : f32
      %998 = arith.addi %6, %c7 : index
      %999 = vector.load %w[%998] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1000 = vector.bitcast %999 : vector<4xi8> to vector<1xf32>
      %1001 = vector.extract %1000[0] : f32 from vector<1xf32>
      %1002 = arith.muli %975, %c3 : index
      %1003 = arith.addi %1002, %c5 : index
      %1004 = memref.load %factors[%1003] : memref<?xf32>
      %1005 = arith.mulf %1004, %1001 : f32
      %1006 = arith.bitcast %1005 : f32 to i32
      %1007 = arith.shrui %1006, %c28 : i32
      %1008 = arith.maxsi %1007, %c29 : i32
      %1009 = arith.subi %c30, %1008 : i32
      %1010 = arith.shli %1009, %c28 : i32
      %1011 = arith.subi %1008, %c31 : i32
      %1012 = arith.shli %1011, %c28 : i32
      %1013 = arith.bitcast %1010 : i32 to f32
      %1014 = arith.bitcast %1012 : i32 to f32
      %1015 = arith.cmpi eq, %0, %c4 : index
      %1016 = wave.lane
      %1017 = arith.remui %1016, %c12 : index
      %1018 = arith.cmpi eq, %1017, %c4 : index
      %1019 = arith.andi %1015, %1018 : i1
      scf.if %1019 {
        %1020 = arith.muli %975, %c3 : index
        memref.store %1014, %out_factors[%1020] : memref<?xf32>
      }
      %1021 = arith.mulf %989, %c33 : f32
      %1022 = wave.exp2 %1021 : f32
      %1023 = arith.addf %c32, %1022 : f32
      %1024 = arith.divf %989, %1023 : f32
      %1025 = arith.mulf %1024, %997 : f32
      %1026 = arith.mulf %1025, %1013 : f32
      %1027 = arith.truncf %1026 : f32 to f16
      %1028 = arith.muli %0, %c12 : index
      %1029 = wave.lane
      %1030 = arith.remui %1029, %c12 : index
      %1031 = arith.addi %1028, %1030 : index
      %1032 = arith.divui %975, %outTileRows : index
      %1033 = arith.divui %outputFeatures, %c12 : index
      %1034 = arith.muli %1032, %1033 : index
      %1035 = arith.divui %1031, %c12 : index
      %1036 = arith.addi %1034, %1035 : index
      %1037 = arith.muli %1036, %c3 : index
      %1038 = arith.remui %1031, %c12 : index
      %1039 = arith.divui %1038, %c13 : index
      %1040 = arith.addi %1037, %1039 : index
      %1041 = arith.muli %outTileRows, %c13 : index
      %1042 = arith.muli %1040, %1041 : index
      %1043 = arith.remui %975, %outTileRows : index
      %1044 = arith.muli %1043, %c13 : index
      %1045 = arith.addi %1042, %1044 : index
      %1046 = arith.remui %1031, %c13 : index
      %1047 = arith.addi %1045, %1046 : index
      memref.store %1027, %out[%1047] : memref<?xf16>
    }
    %1048 = arith.muli %913, %c18 : index
    %1049 = arith.addi %1048, %c5 : index
    %1050 = arith.muli %1049, %c1 : index
    %1051 = arith.addi %1050, %912 : index
    %1052 = arith.addi %1051, %c4 : index
    %1053 = memref.load %12[%1052] : memref<?xf32>
    %1054 = arith.addi %1052, %c19 : index
    %1055 = memref.load %12[%1054] : memref<?xf32>
    %1056 = arith.addf %1053, %1055 : f32
    %1057 = arith.muli %1049, %c1 : index
    %1058 = arith.addi %1057, %912 : index
    %1059 = arith.addi %1058, %c20 : index
    %1060 = memref.load %12[%1059] : memref<?xf32>
    %1061 = arith.addi %1059, %c19 : index
    %1062 = memref.load %12[%1061] : memref<?xf32>
    %1063 = arith.addf %1060, %1062 : f32
    %1064 = wave.lane
    %1065 = arith.addi %11, %c12 : index
    %1066 = arith.muli %1049, %c3 : index
    %1067 = arith.addi %1065, %1066 : index
    %1068 = arith.divui %1064, %c12 : index
    %1069 = arith.addi %1067, %1068 : index
    %1070 = arith.cmpi slt, %1069, %10 : index
    scf.if %1070 {
      %1071 = arith.cmpi eq, %hasFactors, %c5 : index
      %1072 = arith.muli %1069, %c3 : index
      %1073 = memref.load %factors[%1072] : memref<?xf32>
      %1074 = arith.mulf %1073, %operandScale : f32
      %1075 = arith.select %1071, %1074, %operandScale : f32
      %1076 = arith.remui %1064, %c12 : index
      %1077 = arith.muli %1076, %c18 : index
      %1078 = arith.addi %6, %1077 : index
      %1079 = vector.load %w[%1078] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1080 = vector.bitcast %1079 : vector<4xi8> to vector<1xf32>
      %1081 = vector.extract %1080[0] : f32 from vector<1xf32>
      %1082 = arith.mulf %1081, %1075 : f32
      %1083 = arith.mulf %1056, %1082 : f32
      %1084 = arith.remui %1064, %c12 : index
      %1085 = arith.muli %1084, %c18 : index
      %1086 = arith.addi %8, %1085 : index
      %1087 = vector.load %w[%1086] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1088 = vector.bitcast %1087 : vector<4xi8> to vector<1xf32>
      %1089 = vector.extract %1088[0] : f32 from vector<1xf32>
      %1090 = arith.mulf %1089, %1075 : f32
      %1091 = arith.mulf %1063, %1090 : f32
      %1092 = arith.addi %6, %c7 : index
      %1093 = vector.load %w[%1092] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1094 = vector.bitcast %1093 : vector<4xi8> to vector<1xf32>
      %1095 = vector.extract %1094[0] : f32 from vector<1xf32>
      %1096 = arith.muli %1069, %c3 : index
      %1097 = arith.addi %1096, %c5 : index
      %1098 = memref.load %factors[%1097] : memref<?xf32>
      %1099 = arith.mulf %1098, %1095 : f32
      %1100 = arith.bitcast %1099 : f32 to i32
      %1101 = arith.shrui %1100, %c28 : i32
      %1102 = arith.maxsi %1101, %c29 : i32
      %1103 = arith.subi %c30, %1102 : i32
      %1104 = arith.shli %1103, %c28 : i32
      %1105 = arith.subi %1102, %c31 : i32
      %1106 = arith.shli %1105, %c28 : i32
      %1107 = arith.bitcast %1104 : i32 to f32
      %1108 = arith.bitcast %1106 : i32 to f32
      %1109 = arith.cmpi eq, %0, %c4 : index
      %1110 = wave.lane
      %1111 = arith.remui %1110, %c12 : index
      %1112 = arith.cmpi eq, %1111, %c4 : index
      %1113 = arith.andi %1109, %1112 : i1
      scf.if %1113 {
        %1114 = arith.muli %1069, %c3 : index
        memref.store %1108, %out_factors[%1114] : memref<?xf32>
      }
      %1115 = arith.mulf %1083, %c33 : f32
      %1116 = wave.exp2 %1115 : f32
      %1117 = arith.addf %c32, %1116 : f32
      %1118 = arith.divf %1083, %1117 : f32
      %1119 = arith.mulf %1118, %1091 : f32
      %1120 = arith.mulf %1119, %1107 : f32
      %1121 = arith.truncf %1120 : f32 to f16
      %1122 = arith.muli %0, %c12 : index
      %1123 = wave.lane
      %1124 = arith.remui %1123, %c12 : index
      %1125 = arith.addi %1122, %1124 : index
      %1126 = arith.divui %1069, %outTileRows : index
      %1127 = arith.divui %outputFeatures, %c12 : index
      %1128 = arith.muli %1126, %1127 : index
      %1129 = arith.divui %1125, %c12 : index
      %1130 = arith.addi %1128, %1129 : index
      %1131 = arith.muli %1130, %c3 : index
      %1132 = arith.remui %1125, %c12 : index
      %1133 = arith.divui %1132, %c13 : index
      %1134 = arith.addi %1131, %1133 : index
      %1135 = arith.muli %outTileRows, %c13 : index
      %1136 = arith.muli %1134, %1135 : index
      %1137 = arith.remui %1069, %outTileRows : index
      %1138 = arith.muli %1137, %c13 : index
      %1139 = arith.addi %1136, %1138 : index
      %1140 = arith.remui %1125, %c13 : index
      %1141 = arith.addi %1139, %1140 : index
      memref.store %1121, %out[%1141] : memref<?xf16>
    }
    %1142 = arith.muli %913, %c18 : index
    %1143 = arith.addi %1142, %c3 : index
    %1144 = arith.muli %1143, %c1 : index
    %1145 = arith.addi %1144, %912 : index
    %1146 = arith.addi %1145, %c4 : index
    %1147 = memref.load %12[%1146] : memref<?xf32>
    %1148 = arith.addi %1146, %c19 : index
    %1149 = memref.load %12[%1148] : memref<?xf32>
    %1150 = arith.addf %1147, %1149 : f32
    %1151 = arith.muli %1143, %c1 : index
    %1152 = arith.addi %1151, %912 : index
    %1153 = arith.addi %1152, %c20 : index
    %1154 = memref.load %12[%1153] : memref<?xf32>
    %1155 = arith.addi %1153, %c19 : index
    %1156 = memref.load %12[%1155] : memref<?xf32>
    %1157 = arith.addf %1154, %1156 : f32
    %1158 = wave.lane
    %1159 = arith.addi %11, %c12 : index
    %1160 = arith.muli %1143, %c3 : index
    %1161 = arith.addi %1159, %1160 : index
    %1162 = arith.divui %1158, %c12 : index
    %1163 = arith.addi %1161, %1162 : index
    %1164 = arith.cmpi slt, %1163, %10 : index
    scf.if %1164 {
      %1165 = arith.cmpi eq, %hasFactors, %c5 : index
      %1166 = arith.muli %1163, %c3 : index
      %1167 = memref.load %factors[%1166] : memref<?xf32>
      %1168 = arith.mulf %1167, %operandScale : f32
      %1169 = arith.select %1165, %1168, %operandScale : f32
      %1170 = arith.remui %1158, %c12 : index
      %1171 = arith.muli %1170, %c18 : index
      %1172 = arith.addi %6, %1171 : index
      %1173 = vector.load %w[%1172] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1174 = vector.bitcast %1173 : vector<4xi8> to vector<1xf32>
      %1175 = vector.extract %1174[0] : f32 from vector<1xf32>
      %1176 = arith.mulf %1175, %1169 : f32
      %1177 = arith.mulf %1150, %1176 : f32
      %1178 = arith.remui %1158, %c12 : index
      %1179 = arith.muli %1178, %c18 : index
      %1180 = arith.addi %8, %1179 : index
      %1181 = vector.load %w[%1180] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1182 = vector.bitcast %1181 : vector<4xi8> to vector<1xf32>
      %1183 = vector.extract %1182[0] : f32 from vector<1xf32>
      %1184 = arith.mulf %1183, %1169 : f32
      %1185 = arith.mulf %1157, %1184 : f32
      %1186 = arith.addi %6, %c7 : index
      %1187 = vector.load %w[%1186] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1188 = vector.bitcast %1187 : vector<4xi8> to vector<1xf32>
      %1189 = vector.extract %1188[0] : f32 from vector<1xf32>
      %1190 = arith.muli %1163, %c3 : index
      %1191 = arith.addi %1190, %c5 : index
      %1192 = memref.load %factors[%1191] : memref<?xf32>
      %1193 = arith.mulf %1192, %1189 : f32
      %1194 = arith.bitcast %1193 : f32 to i32
      %1195 = arith.shrui %1194, %c28 : i32
      %1196 = arith.maxsi %1195, %c29 : i32
      %1197 = arith.subi %c30, %1196 : i32
      %1198 = arith.shli %1197, %c28 : i32
      %1199 = arith.subi %1196, %c31 : i32
      %1200 = arith.shli %1199, %c28 : i32
      %1201 = arith.bitcast %1198 : i32 to f32
      %1202 = arith.bitcast %1200 : i32 to f32
      %1203 = arith.cmpi eq, %0, %c4 : index
      %1204 = wave.lane
      %1205 = arith.remui %1204, %c12 : index
      %1206 = arith.cmpi eq, %1205, %c4 : index
      %1207 = arith.andi %1203, %1206 : i1
      scf.if %1207 {
        %1208 = arith.muli %1163, %c3 : index
        memref.store %1202, %out_factors[%1208] : memref<?xf32>
      }
      %1209 = arith.mulf %1177, %c33 : f32
      %1210 = wave.exp2 %1209 : f32
      %1211 = arith.addf %c32, %1210 : f32
      %1212 = arith.divf %1177, %1211 : f32
      %1213 = arith.mulf %1212, %1185 : f32
      %1214 = arith.mulf %1213, %1201 : f32
      %1215 = arith.truncf %1214 : f32 to f16
      %1216 = arith.muli %0, %c12 : index
      %1217 = wave.lane
      %1218 = arith.remui %1217, %c12 : index
      %1219 = arith.addi %1216, %1218 : index
      %1220 = arith.divui %1163, %outTileRows : index
      %1221 = arith.divui %outputFeatures, %c12 : index
      %1222 = arith.muli %1220, %1221 : index
      %1223 = arith.divui %1219, %c12 : index
      %1224 = arith.addi %1222, %1223 : index
      %1225 = arith.muli %1224, %c3 : index
      %1226 = arith.remui %1219, %c12 : index
      %1227 = arith.divui %1226, %c13 : index
      %1228 = arith.addi %1225, %1227 : index
      %1229 = arith.muli %outTileRows, %c13 : index
      %1230 = arith.muli %1228, %1229 : index
      %1231 = arith.remui %1163, %outTileRows : index
      %1232 = arith.muli %1231, %c13 : index
      %1233 = arith.addi %1230, %1232 : index
      %1234 = arith.remui %1219, %c13 : index
      %1235 = arith.addi %1233, %1234 : index
      memref.store %1215, %out[%1235] : memref<?xf16>
    }
    %1236 = arith.muli %913, %c18 : index
    %1237 = arith.addi %1236, %c21 : index
    %1238 = arith.muli %1237, %c1 : index
    %1239 = arith.addi %1238, %912 : index
    %1240 = arith.addi %1239, %c4 : index
    %1241 = memref.load %12[%1240] : memref<?xf32>
    %1242 = arith.addi %1240, %c19 : index
    %1243 = memref.load %12[%1242] : memref<?xf32>
    %1244 = arith.addf %1241, %1243 : f32
    %1245 = arith.muli %1237, %c1 : index
    %1246 = arith.addi %1245, %912 : index
    %1247 = arith.addi %1246, %c20 : index
    %1248 = memref.load %12[%1247] : memref<?xf32>
    %1249 = arith.addi %1247, %c19 : index
    %1250 = memref.load %12[%1249] : memref<?xf32>
    %1251 = arith.addf %1248, %1250 : f32
    %1252 = wave.lane
    %1253 = arith.addi %11, %c12 : index
    %1254 = arith.muli %1237, %c3 : index
    %1255 = arith.addi %1253, %1254 : index
    %1256 = arith.divui %1252, %c12 : index
    %1257 = arith.addi %1255, %1256 : index
    %1258 = arith.cmpi slt, %1257, %10 : index
    scf.if %1258 {
      %1259 = arith.cmpi eq, %hasFactors, %c5 : index
      %1260 = arith.muli %1257, %c3 : index
      %1261 = memref.load %factors[%1260] : memref<?xf32>
      %1262 = arith.mulf %1261, %operandScale : f32
      %1263 = arith.select %1259, %1262, %operandScale : f32
      %1264 = arith.remui %1252, %c12 : index
      %1265 = arith.muli %1264, %c18 : index
      %1266 = arith.addi %6, %1265 : index
      %1267 = vector.load %w[%1266] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1268 = vector.bitcast %1267 : vector<4xi8> to vector<1xf32>
      %1269 = vector.extract %1268[0] : f32 from vector<1xf32>
      %1270 = arith.mulf %1269, %1263 : f32
      %1271 = arith.mulf %1244, %1270 : f32
      %1272 = arith.remui %1252, %c12 : index
      %1273 = arith.muli %1272, %c18 : index
      %1274 = arith.addi %8, %1273 : index
      %1275 = vector.load %w[%1274] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1276 = vector.bitcast %1275 : vector<4xi8> to vector<1xf32>
      %1277 = vector.extract %1276[0] : f32 from vector<1xf32>
      %1278 = arith.mulf %1277, %1263 : f32
      %1279 = arith.mulf %1251, %1278 : f32
      %1280 = arith.addi %6, %c7 : index
      %1281 = vector.load %w[%1280] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1282 = vector.bitcast %1281 : vector<4xi8> to vector<1xf32>
      %1283 = vector.extract %1282[0] : f32 from vector<1xf32>
      %1284 = arith.muli %1257, %c3 : index
      %1285 = arith.addi %1284, %c5 : index
      %1286 = memref.load %factors[%1285] : memref<?xf32>
      %1287 = arith.mulf %1286, %1283 : f32
      %1288 = arith.bitcast %1287 : f32 to i32
      %1289 = arith.shrui %1288, %c28 : i32
      %1290 = arith.maxsi %1289, %c29 : i32
      %1291 = arith.subi %c30, %1290 : i32
      %1292 = arith.shli %1291, %c28 : i32
      %1293 = arith.subi %1290, %c31 : i32
      %1294 = arith.shli %1293, %c28 : i32
      %1295 = arith.bitcast %1292 : i32 to f32
      %1296 = arith.bitcast %1294 : i32 to f32
      %1297 = arith.cmpi eq, %0, %c4 : index
      %1298 = wave.lane
      %1299 = arith.remui %1298, %c12 : index
      %1300 = arith.cmpi eq, %1299, %c4 : index
      %1301 = arith.andi %1297, %1300 : i1
      scf.if %1301 {
        %1302 = arith.muli %1257, %c3 : index
        memref.store %1296, %out_factors[%1302] : memref<?xf32>
      }
      %1303 = arith.mulf %1271, %c33 : f32
      %1304 = wave.exp2 %1303 : f32
      %1305 = arith.addf %c32, %1304 : f32
      %1306 = arith.divf %1271, %1305 : f32
      %1307 = arith.mulf %1306, %1279 : f32
      %1308 = arith.mulf %1307, %1295 : f32
      %1309 = arith.truncf %1308 : f32 to f16
      %1310 = arith.muli %0, %c12 : index
      %1311 = wave.lane
      %1312 = arith.remui %1311, %c12 : index
      %1313 = arith.addi %1310, %1312 : index
      %1314 = arith.divui %1257, %outTileRows : index
      %1315 = arith.divui %outputFeatures, %c12 : index
      %1316 = arith.muli %1314, %1315 : index
      %1317 = arith.divui %1313, %c12 : index
      %1318 = arith.addi %1316, %1317 : index
      %1319 = arith.muli %1318, %c3 : index
      %1320 = arith.remui %1313, %c12 : index
      %1321 = arith.divui %1320, %c13 : index
      %1322 = arith.addi %1319, %1321 : index
      %1323 = arith.muli %outTileRows, %c13 : index
      %1324 = arith.muli %1322, %1323 : index
      %1325 = arith.remui %1257, %outTileRows : index
      %1326 = arith.muli %1325, %c13 : index
      %1327 = arith.addi %1324, %1326 : index
      %1328 = arith.remui %1313, %c13 : index
      %1329 = arith.addi %1327, %1328 : index
      memref.store %1309, %out[%1329] : memref<?xf16>
    }
    %1330 = wave.lane
    wave.barrier
    %1331 = wave.wave
    %1332 = arith.muli %1331, %c3 : index
    %1333 = arith.addi %1332, %c4 : index
    %1334 = arith.muli %1333, %c20 : index
    %1335 = arith.addi %1334, %1330 : index
    %1336 = vector.extract %418#4[0] : f32 from vector<8xf32>
    %1337 = arith.addi %1335, %c4 : index
    memref.store %1336, %12[%1337] : memref<?xf32>
    %1338 = vector.extract %418#4[1] : f32 from vector<8xf32>
    %1339 = arith.addi %1335, %c1 : index
    memref.store %1338, %12[%1339] : memref<?xf32>
    %1340 = vector.extract %418#4[2] : f32 from vector<8xf32>
    %1341 = arith.addi %1335, %c7 : index
    memref.store %1340, %12[%1341] : memref<?xf32>
    %1342 = vector.extract %418#4[3] : f32 from vector<8xf32>
    %1343 = arith.addi %1335, %c22 : index
    memref.store %1342, %12[%1343] : memref<?xf32>
    %1344 = vector.extract %418#4[4] : f32 from vector<8xf32>
    %1345 = arith.addi %1335, %c2 : index
    memref.store %1344, %12[%1345] : memref<?xf32>
    %1346 = vector.extract %418#4[5] : f32 from vector<8xf32>
    %1347 = arith.addi %1335, %c23 : index
    memref.store %1346, %12[%1347] : memref<?xf32>
    %1348 = vector.extract %418#4[6] : f32 from vector<8xf32>
    %1349 = arith.addi %1335, %c24 : index
    memref.store %1348, %12[%1349] : memref<?xf32>
    %1350 = vector.extract %418#4[7] : f32 from vector<8xf32>
    %1351 = arith.addi %1335, %c25 : index
    memref.store %1350, %12[%1351] : memref<?xf32>
    %1352 = arith.muli %1331, %c3 : index
    %1353 = arith.addi %1352, %c5 : index
    %1354 = arith.muli %1353, %c20 : index
    %1355 = arith.addi %1354, %1330 : index
    %1356 = vector.extract %418#5[0] : f32 from vector<8xf32>
    %1357 = arith.addi %1355, %c4 : index
    memref.store %1356, %12[%1357] : memref<?xf32>
    %1358 = vector.extract %418#5[1] : f32 from vector<8xf32>
    %1359 = arith.addi %1355, %c1 : index
    memref.store %1358, %12[%1359] : memref<?xf32>
    %1360 = vector.extract %418#5[2] : f32 from vector<8xf32>
    %1361 = arith.addi %1355, %c7 : index
    memref.store %1360, %12[%1361] : memref<?xf32>
    %1362 = vector.extract %418#5[3] : f32 from vector<8xf32>
    %1363 = arith.addi %1355, %c22 : index
    memref.store %1362, %12[%1363] : memref<?xf32>
    %1364 = vector.extract %418#5[4] : f32 from vector<8xf32>
    %1365 = arith.addi %1355, %c2 : index
    memref.store %1364, %12[%1365] : memref<?xf32>
    %1366 = vector.extract %418#5[5] : f32 from vector<8xf32>
    %1367 = arith.addi %1355, %c23 : index
    memref.store %1366, %12[%1367] : memref<?xf32>
    %1368 = vector.extract %418#5[6] : f32 from vector<8xf32>
    %1369 = arith.addi %1355, %c24 : index
    memref.store %1368, %12[%1369] : memref<?xf32>
    %1370 = vector.extract %418#5[7] : f32 from vector<8xf32>
    %1371 = arith.addi %1355, %c25 : index
    memref.store %1370, %12[%1371] : memref<?xf32>
    wave.barrier
    %1372 = arith.muli %1331, %c18 : index
    %1373 = arith.addi %1372, %c4 : index
    %1374 = arith.muli %1373, %c1 : index
    %1375 = arith.addi %1374, %1330 : index
    %1376 = arith.addi %1375, %c4 : index
    %1377 = memref.load %12[%1376] : memref<?xf32>
    %1378 = arith.addi %1376, %c19 : index
    %1379 = memref.load %12[%1378] : memref<?xf32>
    %1380 = arith.addf %1377, %1379 : f32
    %1381 = arith.muli %1373, %c1 : index
    %1382 = arith.addi %1381, %1330 : index
    %1383 = arith.addi %1382, %c20 : index
    %1384 = memref.load %12[%1383] : memref<?xf32>
    %1385 = arith.addi %1383, %c19 : index
    %1386 = memref.load %12[%1385] : memref<?xf32>
    %1387 = arith.addf %1384, %1386 : f32
    %1388 = wave.lane
    %1389 = arith.addi %11, %c1 : index
    %1390 = arith.muli %1373, %c3 : index
    %1391 = arith.addi %1389, %1390 : index
    %1392 = arith.divui %1388, %c12 : index
    %1393 = arith.addi %1391, %1392 : index
    %1394 = arith.cmpi slt, %1393, %10 : index
    scf.if %1394 {
      %1395 = arith.cmpi eq, %hasFactors, %c5 : index
      %1396 = arith.muli %1393, %c3 : index
      %1397 = memref.load %factors[%1396] : memref<?xf32>
      %1398 = arith.mulf %1397, %operandScale : f32
      %1399 = arith.select %1395, %1398, %operandScale : f32
      %1400 = arith.remui %1388, %c12 : index
      %1401 = arith.muli %1400, %c18 : index
      %1402 = arith.addi %6, %1401 : index
      %1403 = vector.load %w[%1402] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1404 = vector.bitcast %1403 : vector<4xi8> to vector<1xf32>
      %1405 = vector.extract %1404[0] : f32 from vector<1xf32>
      %1406 = arith.mulf %1405, %1399 : f32
      %1407 = arith.mulf %1380, %1406 : f32
      %1408 = arith.remui %1388, %c12 : index
      %1409 = arith.muli %1408, %c18 : index
      %1410 = arith.addi %8, %1409 : index
      %1411 = vector.load %w[%1410] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1412 = vector.bitcast %1411 : vector<4xi8> to vector<1xf32>
      %1413 = vector.extract %1412[0] : f32 from vector<1xf32>
      %1414 = arith.mulf %1413, %1399 : f32
      %1415 = arith.mulf %1387, %1414 : f32
      %1416 = arith.addi %6, %c7 : index
      %1417 = vector.load %w[%1416] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1418 = vector.bitcast %1417 : vector<4xi8> to vector<1xf32>
      %1419 = vector.extract %1418[0] : f32 from vector<1xf32>
      %1420 = arith.muli %1393, %c3 : index
      %1421 = arith.addi %1420, %c5 : index
      %1422 = memref.load %factors[%1421] : memref<?xf32>
      %1423 = arith.mulf %1422, %1419 : f32
      %1424 = arith.bitcast %1423 : f32 to i32
      %1425 = arith.shrui %1424, %c28 : i32
      %1426 = arith.maxsi %1425, %c29 : i32
      %1427 = arith.subi %c30, %1426 : i32
      %1428 = arith.shli %1427, %c28 : i32
      %1429 = arith.subi %1426, %c31 : i32
      %1430 = arith.shli %1429, %c28 : i32
      %1431 = arith.bitcast %1428 : i32 to f32
      %1432 = arith.bitcast %1430 : i32 to f32
      %1433 = arith.cmpi eq, %0, %c4 : index
      %1434 = wave.lane
      %1435 = arith.remui %1434, %c12 : index
      %1436 = arith.cmpi eq, %1435, %c4 : index
      %1437 = arith.andi %1433, %1436 : i1
      scf.if %1437 {
        %1438 = arith.muli %1393, %c3 : index
        memref.store %1432, %out_factors[%1438] : memref<?xf32>
      }
      %1439 = arith.mulf %1407, %c33 : f32
      %1440 = wave.exp2 %1439 : f32
      %1441 = arith.addf %c32, %1440 : f32
      %1442 = arith.divf %1407, %1441 : f32
      %1443 = arith.mulf %1442, %1415 : f32
      %1444 = arith.mulf %1443, %1431 : f32
      %1445 = arith.truncf %1444 : f32 to f16
      %1446 = arith.muli %0, %c12 : index
      %1447 = wave.lane
      %1448 = arith.remui %1447, %c12 : index
      %1449 = arith.addi %1446, %1448 : index
      %1450 = arith.divui %1393, %outTileRows : index
      %1451 = arith.divui %outputFeatures, %c12 : index
      %1452 = arith.muli %1450, %1451 : index
      %1453 = arith.divui %1449, %c12 : index
      %1454 = arith.addi %1452, %1453 : index
      %1455 = arith.muli %1454, %c3 : index
      %1456 = arith.remui %1449, %c12 : index
      %1457 = arith.divui %1456, %c13 : index
      %1458 = arith.addi %1455, %1457 : index
      %1459 = arith.muli %outTileRows, %c13 : index
      %1460 = arith.muli %1458, %1459 : index
      %1461 = arith.remui %1393, %outTileRows : index
      %1462 = arith.muli %1461, %c13 : index
      %1463 = arith.addi %1460, %1462 : index
      %1464 = arith.remui %1449, %c13 : index
      %1465 = arith.addi %1463, %1464 : index
      memref.store %1445, %out[%1465] : memref<?xf16>
    }
    %1466 = arith.muli %1331, %c18 : index
    %1467 = arith.addi %1466, %c5 : index
    %1468 = arith.muli %1467, %c1 : index
    %1469 = arith.addi %1468, %1330 : index
    %1470 = arith.addi %1469, %c4 : index
    %1471 = memref.load %12[%1470] : memref<?xf32>
    %1472 = arith.addi %1470, %c19 : index
    %1473 = memref.load %12[%1472] : memref<?xf32>
    %1474 = arith.addf %1471, %1473 : f32
    %1475 = arith.muli %1467, %c1 : index
    %1476 = arith.addi %1475, %1330 : index
    %1477 = arith.addi %1476, %c20 : index
    %1478 = memref.load %12[%1477] : memref<?xf32>
    %1479 = arith.addi %1477, %c19 : index
    %1480 = memref.load %12[%1479] : memref<?xf32>
    %1481 = arith.addf %1478, %1480 : f32
    %1482 = wave.lane
    %1483 = arith.addi %11, %c1 : index
    %1484 = arith.muli %1467, %c3 : index
    %1485 = arith.addi %1483, %1484 : index
    %1486 = arith.divui %1482, %c12 : index
    %1487 = arith.addi %1485, %1486 : index
    %1488 = arith.cmpi slt, %1487, %10 : index
    scf.if %1488 {
      %1489 = arith.cmpi eq, %hasFactors, %c5 : index
      %1490 = arith.muli %1487, %c3 : index
      %1491 = memref.load %factors[%1490] : memref<?xf32>
      %1492 = arith.mulf %1491, %operandScale : f32
      %1493 = arith.select %1489, %1492, %operandScale : f32
      %1494 = arith.remui %1482, %c12 : index
      %1495 = arith.muli %1494, %c18 : index
      %1496 = arith.addi %6, %1495 : index
      %1497 = vector.load %w[%1496] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1498 = vector.bitcast %1497 : vector<4xi8> to vector<1xf32>
      %1499 = vector.extract %1498[0] : f32 from vector<1xf32>
      %1500 = arith.mulf %1499, %1493 : f32
      %1501 = arith.mulf %1474, %1500 : f32
      %1502 = arith.remui %1482, %c12 : index
      %1503 = arith.muli %1502, %c18 : index
      %1504 = arith.addi %8, %1503 : index
      %1505 = vector.load %w[%1504] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1506 = vector.bitcast %1505 : vector<4xi8> to vector<1xf32>
      %1507 = vector.extract %1506[0] : f32 from vector<1xf32>
      %1508 = arith.mulf %1507, %1493 : f32
      %1509 = arith.mulf %1481, %1508 : f32
      %1510 = arith.addi %6, %c7 : index
      %1511 = vector.load %w[%1510] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1512 = vector.bitcast %1511 : vector<4xi8> to vector<1xf32>
      %1513 = vector.extract %1512[0] : f32 from vector<1xf32>
      %1514 = arith.muli %1487, %c3 : index
      %1515 = arith.addi %1514, %c5 : index
      %1516 = memref.load %factors[%1515] : memref<?xf32>
      %1517 = arith.mulf %1516, %1513 : f32
      %1518 = arith.bitcast %1517 : f32 to i32
      %1519 = arith.shrui %1518, %c28 : i32
      %1520 = arith.maxsi %1519, %c29 : i32
      %1521 = arith.subi %c30, %1520 : i32
      %1522 = arith.shli %1521, %c28 : i32
      %1523 = arith.subi %1520, %c31 : i32
      %1524 = arith.shli %1523, %c28 : i32
      %1525 = arith.bitcast %1522 : i32 to f32
      %1526 = arith.bitcast %1524 : i32 to f32
      %1527 = arith.cmpi eq, %0, %c4 : index
      %1528 = wave.lane
      %1529 = arith.remui %1528, %c12 : index
      %1530 = arith.cmpi eq, %1529, %c4 : index
      %1531 = arith.andi %1527, %1530 : i1
      scf.if %1531 {
        %1532 = arith.muli %1487, %c3 : index
        memref.store %1526, %out_factors[%1532] : memref<?xf32>
      }
      %1533 = arith.mulf %1501, %c33 : f32
      %1534 = wave.exp2 %1533 : f32
      %1535 = arith.addf %c32, %1534 : f32
      %1536 = arith.divf %1501, %1535 : f32
      %1537 = arith.mulf %1536, %1509 : f32
      %1538 = arith.mulf %1537, %1525 : f32
      %1539 = arith.truncf %1538 : f32 to f16
      %1540 = arith.muli %0, %c12 : index
      %1541 = wave.lane
      %1542 = arith.remui %1541, %c12 : index
      %1543 = arith.addi %1540, %1542 : index
      %1544 = arith.divui %1487, %outTileRows : index
      %1545 = arith.divui %outputFeatures, %c12 : index
      %1546 = arith.muli %1544, %1545 : index
      %1547 = arith.divui %1543, %c12 : index
      %1548 = arith.addi %1546, %1547 : index
      %1549 = arith.muli %1548, %c3 : index
      %1550 = arith.remui %1543, %c12 : index
      %1551 = arith.divui %1550, %c13 : index
      %1552 = arith.addi %1549, %1551 : index
      %1553 = arith.muli %outTileRows, %c13 : index
      %1554 = arith.muli %1552, %1553 : index
      %1555 = arith.remui %1487, %outTileRows : index
      %1556 = arith.muli %1555, %c13 : index
      %1557 = arith.addi %1554, %1556 : index
      %1558 = arith.remui %1543, %c13 : index
      %1559 = arith.addi %1557, %1558 : index
      memref.store %1539, %out[%1559] : memref<?xf16>
    }
    %1560 = arith.muli %1331, %c18 : index
    %1561 = arith.addi %1560, %c3 : index
    %1562 = arith.muli %1561, %c1 : index
    %1563 = arith.addi %1562, %1330 : index
    %1564 = arith.addi %1563, %c4 : index
    %1565 = memref.load %12[%1564] : memref<?xf32>
    %1566 = arith.addi %1564, %c19 : index
    %1567 = memref.load %12[%1566] : memref<?xf32>
    %1568 = arith.addf %1565, %1567 : f32
    %1569 = arith.muli %1561, %c1 : index
    %1570 = arith.addi %1569, %1330 : index
    %1571 = arith.addi %1570, %c20 : index
    %1572 = memref.load %12[%1571] : memref<?xf32>
    %1573 = arith.addi %1571, %c19 : index
    %1574 = memref.load %12[%1573] : memref<?xf32>
    %1575 = arith.addf %1572, %1574 : f32
    %1576 = wave.lane
    %1577 = arith.addi %11, %c1 : index
    %1578 = arith.muli %1561, %c3 : index
    %1579 = arith.addi %1577, %1578 : index
    %1580 = arith.divui %1576, %c12 : index
    %1581 = arith.addi %1579, %1580 : index
    %1582 = arith.cmpi slt, %1581, %10 : index
    scf.if %1582 {
      %1583 = arith.cmpi eq, %hasFactors, %c5 : index
      %1584 = arith.muli %1581, %c3 : index
      %1585 = memref.load %factors[%1584] : memref<?xf32>
      %1586 = arith.mulf %1585, %operandScale : f32
      %1587 = arith.select %1583, %1586, %operandScale : f32
      %1588 = arith.remui %1576, %c12 : index
      %1589 = arith.muli %1588, %c18 : index
      %1590 = arith.addi %6, %1589 : index
      %1591 = vector.load %w[%1590] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1592 = vector.bitcast %1591 : vector<4xi8> to vector<1xf32>
      %1593 = vector.extract %1592[0] : f32 from vector<1xf32>
      %1594 = arith.mulf %1593, %1587 : f32
      %1595 = arith.mulf %1568, %1594 : f32
      %1596 = arith.remui %1576, %c12 : index
      %1597 = arith.muli %1596, %c18 : index
      %1598 = arith.addi %8, %1597 : index
      %1599 = vector.load %w[%1598] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1600 = vector.bitcast %1599 : vector<4xi8> to vector<1xf32>
      %1601 = vector.extract %1600[0] : f32 from vector<1xf32>
      %1602 = arith.mulf %1601, %1587 : f32
      %1603 = arith.mulf %1575, %1602 : f32
      %1604 = arith.addi %6, %c7 : index
      %1605 = vector.load %w[%1604] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1606 = vector.bitcast %1605 : vector<4xi8> to vector<1xf32>
      %1607 = vector.extract %1606[0] : f32 from vector<1xf32>
      %1608 = arith.muli %1581, %c3 : index
      %1609 = arith.addi %1608, %c5 : index
      %1610 = memref.load %factors[%1609] : memref<?xf32>
      %1611 = arith.mulf %1610, %1607 : f32
      %1612 = arith.bitcast %1611 : f32 to i32
      %1613 = arith.shrui %1612, %c28 : i32
      %1614 = arith.maxsi %1613, %c29 : i32
      %1615 = arith.subi %c30, %1614 : i32
      %1616 = arith.shli %1615, %c28 : i32
      %1617 = arith.subi %1614, %c31 : i32
      %1618 = arith.shli %1617, %c28 : i32
      %1619 = arith.bitcast %1616 : i32 to f32
      %1620 = arith.bitcast %1618 : i32 to f32
      %1621 = arith.cmpi eq, %0, %c4 : index
      %1622 = wave.lane
      %1623 = arith.remui %1622, %c12 : index
      %1624 = arith.cmpi eq, %1623, %c4 : index
      %1625 = arith.andi %1621, %1624 : i1
      scf.if %1625 {
        %1626 = arith.muli %1581, %c3 : index
        memref.store %1620, %out_factors[%1626] : memref<?xf32>
      }
      %1627 = arith.mulf %1595, %c33 : f32
      %1628 = wave.exp2 %1627 : f32
      %1629 = arith.addf %c32, %1628 : f32
      %1630 = arith.divf %1595, %1629 : f32
      %1631 = arith.mulf %1630, %1603 : f32
      %1632 = arith.mulf %1631, %1619 : f32
      %1633 = arith.truncf %1632 : f32 to f16
      %1634 = arith.muli %0, %c12 : index
      %1635 = wave.lane
      %1636 = arith.remui %1635, %c12 : index
      %1637 = arith.addi %1634, %1636 : index
      %1638 = arith.divui %1581, %outTileRows : index
      %1639 = arith.divui %outputFeatures, %c12 : index
      %1640 = arith.muli %1638, %1639 : index
      %1641 = arith.divui %1637, %c12 : index
      %1642 = arith.addi %1640, %1641 : index
      %1643 = arith.muli %1642, %c3 : index
      %1644 = arith.remui %1637, %c12 : index
      %1645 = arith.divui %1644, %c13 : index
      %1646 = arith.addi %1643, %1645 : index
      %1647 = arith.muli %outTileRows, %c13 : index
      %1648 = arith.muli %1646, %1647 : index
      %1649 = arith.remui %1581, %outTileRows : index
      %1650 = arith.muli %1649, %c13 : index
      %1651 = arith.addi %1648, %1650 : index
      %1652 = arith.remui %1637, %c13 : index
      %1653 = arith.addi %1651, %1652 : index
      memref.store %1633, %out[%1653] : memref<?xf16>
    }
    %1654 = arith.muli %1331, %c18 : index
    %1655 = arith.addi %1654, %c21 : index
    %1656 = arith.muli %1655, %c1 : index
    %1657 = arith.addi %1656, %1330 : index
    %1658 = arith.addi %1657, %c4 : index
    %1659 = memref.load %12[%1658] : memref<?xf32>
    %1660 = arith.addi %1658, %c19 : index
    %1661 = memref.load %12[%1660] : memref<?xf32>
    %1662 = arith.addf %1659, %1661 : f32
    %1663 = arith.muli %1655, %c1 : index
    %1664 = arith.addi %1663, %1330 : index
    %1665 = arith.addi %1664, %c20 : index
    %1666 = memref.load %12[%1665] : memref<?xf32>
    %1667 = arith.addi %1665, %c19 : index
    %1668 = memref.load %12[%1667] : memref<?xf32>
    %1669 = arith.addf %1666, %1668 : f32
    %1670 = wave.lane
    %1671 = arith.addi %11, %c1 : index
    %1672 = arith.muli %1655, %c3 : index
    %1673 = arith.addi %1671, %1672 : index
    %1674 = arith.divui %1670, %c12 : index
    %1675 = arith.addi %1673, %1674 : index
    %1676 = arith.cmpi slt, %1675, %10 : index
    scf.if %1676 {
      %1677 = arith.cmpi eq, %hasFactors, %c5 : index
      %1678 = arith.muli %1675, %c3 : index
      %1679 = memref.load %factors[%1678] : memref<?xf32>
      %1680 = arith.mulf %1679, %operandScale : f32
      %1681 = arith.select %1677, %1680, %operandScale : f32
      %1682 = arith.remui %1670, %c12 : index
      %1683 = arith.muli %1682, %c18 : index
      %1684 = arith.addi %6, %1683 : index
      %1685 = vector.load %w[%1684] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1686 = vector.bitcast %1685 : vector<4xi8> to vector<1xf32>
      %1687 = vector.extract %1686[0] : f32 from vector<1xf32>
      %1688 = arith.mulf %1687, %1681 : f32
      %1689 = arith.mulf %1662, %1688 : f32
      %1690 = arith.remui %1670, %c12 : index
      %1691 = arith.muli %1690, %c18 : index
      %1692 = arith.addi %8, %1691 : index
      %1693 = vector.load %w[%1692] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1694 = vector.bitcast %1693 : vector<4xi8> to vector<1xf32>
      %1695 = vector.extract %1694[0] : f32 from vector<1xf32>
      %1696 = arith.mulf %1695, %1681 : f32
      %1697 = arith.mulf %1669, %1696 : f32
      %1698 = arith.addi %6, %c7 : index
      %1699 = vector.load %w[%1698] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1700 = vector.bitcast %1699 : vector<4xi8> to vector<1xf32>
      %1701 = vector.extract %1700[0] : f32 from vector<1xf32>
      %1702 = arith.muli %1675, %c3 : index
      %1703 = arith.addi %1702, %c5 : index
      %1704 = memref.load %factors[%1703] : memref<?xf32>
      %1705 = arith.mulf %1704, %1701 : f32
      %1706 = arith.bitcast %1705 : f32 to i32
      %1707 = arith.shrui %1706, %c28 : i32
      %1708 = arith.maxsi %1707, %c29 : i32
      %1709 = arith.subi %c30, %1708 : i32
      %1710 = arith.shli %1709, %c28 : i32
      %1711 = arith.subi %1708, %c31 : i32
      %1712 = arith.shli %1711, %c28 : i32
      %1713 = arith.bitcast %1710 : i32 to f32
      %1714 = arith.bitcast %1712 : i32 to f32
      %1715 = arith.cmpi eq, %0, %c4 : index
      %1716 = wave.lane
      %1717 = arith.remui %1716, %c12 : index
      %1718 = arith.cmpi eq, %1717, %c4 : index
      %1719 = arith.andi %1715, %1718 : i1
      scf.if %1719 {
        %1720 = arith.muli %1675, %c3 : index
        memref.store %1714, %out_factors[%1720] : memref<?xf32>
      }
      %1721 = arith.mulf %1689, %c33 : f32
      %1722 = wave.exp2 %1721 : f32
      %1723 = arith.addf %c32, %1722 : f32
      %1724 = arith.divf %1689, %1723 : f32
      %1725 = arith.mulf %1724, %1697 : f32
      %1726 = arith.mulf %1725, %1713 : f32
      %1727 = arith.truncf %1726 : f32 to f16
      %1728 = arith.muli %0, %c12 : index
      %1729 = wave.lane
      %1730 = arith.remui %1729, %c12 : index
      %1731 = arith.addi %1728, %1730 : index
      %1732 = arith.divui %1675, %outTileRows : index
      %1733 = arith.divui %outputFeatures, %c12 : index
      %1734 = arith.muli %1732, %1733 : index
      %1735 = arith.divui %1731, %c12 : index
      %1736 = arith.addi %1734, %1735 : index
      %1737 = arith.muli %1736, %c3 : index
      %1738 = arith.remui %1731, %c12 : index
      %1739 = arith.divui %1738, %c13 : index
      %1740 = arith.addi %1737, %1739 : index
      %1741 = arith.muli %outTileRows, %c13 : index
      %1742 = arith.muli %1740, %1741 : index
      %1743 = arith.remui %1675, %outTileRows : index
      %1744 = arith.muli %1743, %c13 : index
      %1745 = arith.addi %1742, %1744 : index
      %1746 = arith.remui %1731, %c13 : index
      %1747 = arith.addi %1745, %1746 : index
      memref.store %1727, %out[%1747] : memref<?xf16>
    }
    %1748 = wave.lane
    wave.barrier
    %1749 = wave.wave
    %1750 = arith.muli %1749, %c3 : index
    %1751 = arith.addi %1750, %c4 : index
    %1752 = arith.muli %1751, %c20 : index
    %1753 = arith.addi %1752, %1748 : index
    %1754 = vector.extract %418#6[0] : f32 from vector<8xf32>
    %1755 = arith.addi %1753, %c4 : index
    memref.store %1754, %12[%1755] : memref<?xf32>
    %1756 = vector.extract %418#6[1] : f32 from vector<8xf32>
    %1757 = arith.addi %1753, %c1 : index
    memref.store %1756, %12[%1757] : memref<?xf32>
    %1758 = vector.extract %418#6[2] : f32 from vector<8xf32>
    %1759 = arith.addi %1753, %c7 : index
    memref.store %1758, %12[%1759] : memref<?xf32>
    %1760 = vector.extract %418#6[3] : f32 from vector<8xf32>
    %1761 = arith.addi %1753, %c22 : index
    memref.store %1760, %12[%1761] : memref<?xf32>
    %1762 = vector.extract %418#6[4] : f32 from vector<8xf32>
    %1763 = arith.addi %1753, %c2 : index
    memref.store %1762, %12[%1763] : memref<?xf32>
    %1764 = vector.extract %418#6[5] : f32 from vector<8xf32>
    %1765 = arith.addi %1753, %c23 : index
    memref.store %1764, %12[%1765] : memref<?xf32>
    %1766 = vector.extract %418#6[6] : f32 from vector<8xf32>
    %1767 = arith.addi %1753, %c24 : index
    memref.store %1766, %12[%1767] : memref<?xf32>
    %1768 = vector.extract %418#6[7] : f32 from vector<8xf32>
    %1769 = arith.addi %1753, %c25 : index
    memref.store %1768, %12[%1769] : memref<?xf32>
    %1770 = arith.muli %1749, %c3 : index
    %1771 = arith.addi %1770, %c5 : index
    %1772 = arith.muli %1771, %c20 : index
    %1773 = arith.addi %1772, %1748 : index
    %1774 = vector.extract %418#7[0] : f32 from vector<8xf32>
    %1775 = arith.addi %1773, %c4 : index
    memref.store %1774, %12[%1775] : memref<?xf32>
    %1776 = vector.extract %418#7[1] : f32 from vector<8xf32>
    %1777 = arith.addi %1773, %c1 : index
    memref.store %1776, %12[%1777] : memref<?xf32>
    %1778 = vector.extract %418#7[2] : f32 from vector<8xf32>
    %1779 = arith.addi %1773, %c7 : index
    memref.store %1778, %12[%1779] : memref<?xf32>
    %1780 = vector.extract %418#7[3] : f32 from vector<8xf32>
    %1781 = arith.addi %1773, %c22 : index
    memref.store %1780, %12[%1781] : memref<?xf32>
    %1782 = vector.extract %418#7[4] : f32 from vector<8xf32>
    %1783 = arith.addi %1773, %c2 : index
    memref.store %1782, %12[%1783] : memref<?xf32>
    %1784 = vector.extract %418#7[5] : f32 from vector<8xf32>
    %1785 = arith.addi %1773, %c23 : index
    memref.store %1784, %12[%1785] : memref<?xf32>
    %1786 = vector.extract %418#7[6] : f32 from vector<8xf32>
    %1787 = arith.addi %1773, %c24 : index
    memref.store %1786, %12[%1787] : memref<?xf32>
    %1788 = vector.extract %418#7[7] : f32 from vector<8xf32>
    %1789 = arith.addi %1773, %c25 : index
    memref.store %1788, %12[%1789] : memref<?xf32>
    wave.barrier
    %1790 = arith.muli %1749, %c18 : index
    %1791 = arith.addi %1790, %c4 : index
    %1792 = arith.muli %1791, %c1 : index
    %1793 = arith.addi %1792, %1748 : index
    %1794 = arith.addi %1793, %c4 : index
    %1795 = memref.load %12[%1794] : memref<?xf32>
    %1796 = arith.addi %1794, %c19 : index
    %1797 = memref.load %12[%1796] : memref<?xf32>
    %1798 = arith.addf %1795, %1797 : f32
    %1799 = arith.muli %1791, %c1 : index
    %1800 = arith.addi %1799, %1748 : index
    %1801 = arith.addi %1800, %c20 : index
    %1802 = memref.load %12[%1801] : memref<?xf32>
    %1803 = arith.addi %1801, %c19 : index
    %1804 = memref.load %12[%1803] : memref<?xf32>
    %1805 = arith.addf %1802, %1804 : f32
    %1806 = wave.lane
    %1807 = arith.addi %11, %c14 : index
    %1808 = arith.muli %1791, %c3 : index
    %1809 = arith.addi %1807, %1808 : index
    %1810 = arith.divui %1806, %c12 : index
    %1811 = arith.addi %1809, %1810 : index
    %1812 = arith.cmpi slt, %1811, %10 : index
    scf.if %1812 {
      %1813 = arith.cmpi eq, %hasFactors, %c5 : index
      %1814 = arith.muli %1811, %c3 : index
      %1815 = memref.load %factors[%1814] : memref<?xf32>
      %1816 = arith.mulf %1815, %operandScale : f32
      %1817 = arith.select %1813, %1816, %operandScale : f32
      %1818 = arith.remui %1806, %c12 : index
      %1819 = arith.muli %1818, %c18 : index
      %1820 = arith.addi %6, %1819 : index
      %1821 = vector.load %w[%1820] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1822 = vector.bitcast %1821 : vector<4xi8> to vector<1xf32>
      %1823 = vector.extract %1822[0] : f32 from vector<1xf32>
      %1824 = arith.mulf %1823, %1817 : f32
      %1825 = arith.mulf %1798, %1824 : f32
      %1826 = arith.remui %1806, %c12 : index
      %1827 = arith.muli %1826, %c18 : index
      %1828 = arith.addi %8, %1827 : index
      %1829 = vector.load %w[%1828] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1830 = vector.bitcast %1829 : vector<4xi8> to vector<1xf32>
      %1831 = vector.extract %1830[0] : f32 from vector<1xf32>
      %1832 = arith.mulf %1831, %1817 : f32
      %1833 = arith.mulf %1805, %1832 : f32
      %1834 = arith.addi %6, %c7 : index
      %1835 = vector.load %w[%1834] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1836 = vector.bitcast %1835 : vector<4xi8> to vector<1xf32>
      %1837 = vector.extract %1836[0] : f32 from vector<1xf32>
      %1838 = arith.muli %1811, %c3 : index
      %1839 = arith.addi %1838, %c5 : index
      %1840 = memref.load %factors[%1839] : memref<?xf32>
      %1841 = arith.mulf %1840, %1837 : f32
      %1842 = arith.bitcast %1841 : f32 to i32
      %1843 = arith.shrui %1842, %c28 : i32
      %1844 = arith.maxsi %1843, %c29 : i32
      %1845 = arith.subi %c30, %1844 : i32
      %1846 = arith.shli %1845, %c28 : i32
      %1847 = arith.subi %1844, %c31 : i32
      %1848 = arith.shli %1847, %c28 : i32
      %1849 = arith.bitcast %1846 : i32 to f32
      %1850 = arith.bitcast %1848 : i32 to f32
      %1851 = arith.cmpi eq, %0, %c4 : index
      %1852 = wave.lane
      %1853 = arith.remui %1852, %c12 : index
      %1854 = arith.cmpi eq, %1853, %c4 : index
      %1855 = arith.andi %1851, %1854 : i1
      scf.if %1855 {
        %1856 = arith.muli %1811, %c3 : index
        memref.store %1850, %out_factors[%1856] : memref<?xf32>
      }
      %1857 = arith.mulf %1825, %c33 : f32
      %1858 = wave.exp2 %1857 : f32
      %1859 = arith.addf %c32, %1858 : f32
      %1860 = arith.divf %1825, %1859 : f32
      %1861 = arith.mulf %1860, %1833 : f32
      %1862 = arith.mulf %1861, %1849 : f32
      %1863 = arith.truncf %1862 : f32 to f16
      %1864 = arith.muli %0, %c12 : index
      %1865 = wave.lane
      %1866 = arith.remui %1865, %c12 : index
      %1867 = arith.addi %1864, %1866 : index
      %1868 = arith.divui %1811, %outTileRows : index
      %1869 = arith.divui %outputFeatures, %c12 : index
      %1870 = arith.muli %1868, %1869 : index
      %1871 = arith.divui %1867, %c12 : index
      %1872 = arith.addi %1870, %1871 : index
      %1873 = arith.muli %1872, %c3 : index
      %1874 = arith.remui %1867, %c12 : index
      %1875 = arith.divui %1874, %c13 : index
      %1876 = arith.addi %1873, %1875 : index
      %1877 = arith.muli %outTileRows, %c13 : index
      %1878 = arith.muli %1876, %1877 : index
      %1879 = arith.remui %1811, %outTileRows : index
      %1880 = arith.muli %1879, %c13 : index
      %1881 = arith.addi %1878, %1880 : index
      %1882 = arith.remui %1867, %c13 : index
      %1883 = arith.addi %1881, %1882 : index
      memref.store %1863, %out[%1883] : memref<?xf16>
    }
    %1884 = arith.muli %1749, %c18 : index
    %1885 = arith.addi %1884, %c5 : index
    %1886 = arith.muli %1885, %c1 : index
    %1887 = arith.addi %1886, %1748 : index
    %1888 = arith.addi %1887, %c4 : index
    %1889 = memref.load %12[%1888] : memref<?xf32>
    %1890 = arith.addi %1888, %c19 : index
    %1891 = memref.load %12[%1890] : memref<?xf32>
    %1892 = arith.addf %1889, %1891 : f32
    %1893 = arith.muli %1885, %c1 : index
    %1894 = arith.addi %1893, %1748 : index
    %1895 = arith.addi %1894, %c20 : index
    %1896 = memref.load %12[%1895] : memref<?xf32>
    %1897 = arith.addi %1895, %c19 : index
    %1898 = memref.load %12[%1897] : memref<?xf32>
    %1899 = arith.addf %1896, %1898 : f32
    %1900 = wave.lane
    %1901 = arith.addi %11, %c14 : index
    %1902 = arith.muli %1885, %c3 : index
    %1903 = arith.addi %1901, %1902 : index
    %1904 = arith.divui %1900, %c12 : index
    %1905 = arith.addi %1903, %1904 : index
    %1906 = arith.cmpi slt, %1905, %10 : index
    scf.if %1906 {
      %1907 = arith.cmpi eq, %hasFactors, %c5 : index
      %1908 = arith.muli %1905, %c3 : index
      %1909 = memref.load %factors[%1908] : memref<?xf32>
      %1910 = arith.mulf %1909, %operandScale : f32
      %1911 = arith.select %1907, %1910, %operandScale : f32
      %1912 = arith.remui %1900, %c12 : index
      %1913 = arith.muli %1912, %c18 : index
      %1914 = arith.addi %6, %1913 : index
      %1915 = vector.load %w[%1914] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1916 = vector.bitcast %1915 : vector<4xi8> to vector<1xf32>
      %1917 = vector.extract %1916[0] : f32 from vector<1xf32>
      %1918 = arith.mulf %1917, %1911 : f32
      %1919 = arith.mulf %1892, %1918 : f32
      %1920 = arith.remui %1900, %c12 : index
      %1921 = arith.muli %1920, %c18 : index
      %1922 = arith.addi %8, %1921 : index
      %1923 = vector.load %w[%1922] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1924 = vector.bitcast %1923 : vector<4xi8> to vector<1xf32>
      %1925 = vector.extract %1924[0] : f32 from vector<1xf32>
      %1926 = arith.mulf %1925, %1911 : f32
      %1927 = arith.mulf %1899, %1926 : f32
      %1928 = arith.addi %6, %c7 : index
      %1929 = vector.load %w[%1928] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1930 = vector.bitcast %1929 : vector<4xi8> to vector<1xf32>
      %1931 = vector.extract %1930[0] : f32 from vector<1xf32>
      %1932 = arith.muli %1905, %c3 : index
      %1933 = arith.addi %1932, %c5 : index
      %1934 = memref.load %factors[%1933] : memref<?xf32>
      %1935 = arith.mulf %1934, %1931 : f32
      %1936 = arith.bitcast %1935 : f32 to i32
      %1937 = arith.shrui %1936, %c28 : i32
      %1938 = arith.maxsi %1937, %c29 : i32
      %1939 = arith.subi %c30, %1938 : i32
      %1940 = arith.shli %1939, %c28 : i32
      %1941 = arith.subi %1938, %c31 : i32
      %1942 = arith.shli %1941, %c28 : i32
      %1943 = arith.bitcast %1940 : i32 to f32
      %1944 = arith.bitcast %1942 : i32 to f32
      %1945 = arith.cmpi eq, %0, %c4 : index
      %1946 = wave.lane
      %1947 = arith.remui %1946, %c12 : index
      %1948 = arith.cmpi eq, %1947, %c4 : index
      %1949 = arith.andi %1945, %1948 : i1
      scf.if %1949 {
        %1950 = arith.muli %1905, %c3 : index
        memref.store %1944, %out_factors[%1950] : memref<?xf32>
      }
      %1951 = arith.mulf %1919, %c33 : f32
      %1952 = wave.exp2 %1951 : f32
      %1953 = arith.addf %c32, %1952 : f32
      %1954 = arith.divf %1919, %1953 : f32
      %1955 = arith.mulf %1954, %1927 : f32
      %1956 = arith.mulf %1955, %1943 : f32
      %1957 = arith.truncf %1956 : f32 to f16
      %1958 = arith.muli %0, %c12 : index
      %1959 = wave.lane
      %1960 = arith.remui %1959, %c12 : index
      %1961 = arith.addi %1958, %1960 : index
      %1962 = arith.divui %1905, %outTileRows : index
      %1963 = arith.divui %outputFeatures, %c12 : index
      %1964 = arith.muli %1962, %1963 : index
      %1965 = arith.divui %1961, %c12 : index
      %1966 = arith.addi %1964, %1965 : index
      %1967 = arith.muli %1966, %c3 : index
      %1968 = arith.remui %1961, %c12 : index
      %1969 = arith.divui %1968, %c13 : index
      %1970 = arith.addi %1967, %1969 : index
      %1971 = arith.muli %outTileRows, %c13 : index
      %1972 = arith.muli %1970, %1971 : index
      %1973 = arith.remui %1905, %outTileRows : index
      %1974 = arith.muli %1973, %c13 : index
      %1975 = arith.addi %1972, %1974 : index
      %1976 = arith.remui %1961, %c13 : index
      %1977 = arith.addi %1975, %1976 : index
      memref.store %1957, %out[%1977] : memref<?xf16>
    }
    %1978 = arith.muli %1749, %c18 : index
    %1979 = arith.addi %1978, %c3 : index
    %1980 = arith.muli %1979, %c1 : index
    %1981 = arith.addi %1980, %1748 : index
    %1982 = arith.addi %1981, %c4 : index
    %1983 = memref.load %12[%1982] : memref<?xf32>
    %1984 = arith.addi %1982, %c19 : index
    %1985 = memref.load %12[%1984] : memref<?xf32>
    %1986 = arith.addf %1983, %1985 : f32
    %1987 = arith.muli %1979, %c1 : index
    %1988 = arith.addi %1987, %1748 : index
    %1989 = arith.addi %1988, %c20 : index
    %1990 = memref.load %12[%1989] : memref<?xf32>
    %1991 = arith.addi %1989, %c19 : index
    %1992 = memref.load %12[%1991] : memref<?xf32>
    %1993 = arith.addf %1990, %1992 : f32
    %1994 = wave.lane
    %1995 = arith.addi %11, %c14 : index
    %1996 = arith.muli %1979, %c3 : index
    %1997 = arith.addi %1995, %1996 : index
    %1998 = arith.divui %1994, %c12 : index
    %1999 = arith.addi %1997, %1998 : index
    %2000 = arith.cmpi slt, %1999, %10 : index
    scf.if %2000 {
      %2001 = arith.cmpi eq, %hasFactors, %c5 : index
      %2002 = arith.muli %1999, %c3 : index
      %2003 = memref.load %factors[%2002] : memref<?xf32>
      %2004 = arith.mulf %2003, %operandScale : f32
      %2005 = arith.select %2001, %2004, %operandScale : f32
      %2006 = arith.remui %1994, %c12 : index
      %2007 = arith.muli %2006, %c18 : index
      %2008 = arith.addi %6, %2007 : index
      %2009 = vector.load %w[%2008] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2010 = vector.bitcast %2009 : vector<4xi8> to vector<1xf32>
      %2011 = vector.extract %2010[0] : f32 from vector<1xf32>
      %2012 = arith.mulf %2011, %2005 : f32
      %2013 = arith.mulf %1986, %2012 : f32
      %2014 = arith.remui %1994, %c12 : index
      %2015 = arith.muli %2014, %c18 : index
      %2016 = arith.addi %8, %2015 : index
      %2017 = vector.load %w[%2016] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2018 = vector.bitcast %2017 : vector<4xi8> to vector<1xf32>
      %2019 = vector.extract %2018[0] : f32 from vector<1xf32>
      %2020 = arith.mulf %2019, %2005 : f32
      %2021 = arith.mulf %1993, %2020 : f32
      %2022 = arith.addi %6, %c7 : index
      %2023 = vector.load %w[%2022] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2024 = vector.bitcast %2023 : vector<4xi8> to vector<1xf32>
      %2025 = vector.extract %2024[0] : f32 from vector<1xf32>
      %2026 = arith.muli %1999, %c3 : index
      %2027 = arith.addi %2026, %c5 : index
      %2028 = memref.load %factors[%2027] : memref<?xf32>
      %2029 = arith.mulf %2028, %2025 : f32
      %2030 = arith.bitcast %2029 : f32 to i32
      %2031 = arith.shrui %2030, %c28 : i32
      %2032 = arith.maxsi %2031, %c29 : i32
      %2033 = arith.subi %c30, %2032 : i32
      %2034 = arith.shli %2033, %c28 : i32
      %2035 = arith.subi %2032, %c31 : i32
      %2036 = arith.shli %2035, %c28 : i32
      %2037 = arith.bitcast %2034 : i32 to f32
      %2038 = arith.bitcast %2036 : i32 to f32
      %2039 = arith.cmpi eq, %0, %c4 : index
      %2040 = wave.lane
      %2041 = arith.remui %2040, %c12 : index
      %2042 = arith.cmpi eq, %2041, %c4 : index
      %2043 = arith.andi %2039, %2042 : i1
      scf.if %2043 {
        %2044 = arith.muli %1999, %c3 : index
        memref.store %2038, %out_factors[%2044] : memref<?xf32>
      }
      %2045 = arith.mulf %2013, %c33 : f32
      %2046 = wave.exp2 %2045 : f32
      %2047 = arith.addf %c32, %2046 : f32
      %2048 = arith.divf %2013, %2047 : f32
      %2049 = arith.mulf %2048, %2021 : f32
      %2050 = arith.mulf %2049, %2037 : f32
      %2051 = arith.truncf %2050 : f32 to f16
      %2052 = arith.muli %0, %c12 : index
      %2053 = wave.lane
      %2054 = arith.remui %2053, %c12 : index
      %2055 = arith.addi %2052, %2054 : index
      %2056 = arith.divui %1999, %outTileRows : index
      %2057 = arith.divui %outputFeatures, %c12 : index
      %2058 = arith.muli %2056, %2057 : index
      %2059 = arith.divui %2055, %c12 : index
      %2060 = arith.addi %2058, %2059 : index
      %2061 = arith.muli %2060, %c3 : index
      %2062 = arith.remui %2055, %c12 : index
      %2063 = arith.divui %2062, %c13 : index
      %2064 = arith.addi %2061, %2063 : index
      %2065 = arith.muli %outTileRows, %c13 : index
      %2066 = arith.muli %2064, %2065 : index
      %2067 = arith.remui %1999, %outTileRows : index
      %2068 = arith.muli %2067, %c13 : index
      %2069 = arith.addi %2066, %2068 : index
      %2070 = arith.remui %2055, %c13 : index
      %2071 = arith.addi %2069, %2070 : index
      memref.store %2051, %out[%2071] : memref<?xf16>
    }
    %2072 = arith.muli %1749, %c18 : index
    %2073 = arith.addi %2072, %c21 : index
    %2074 = arith.muli %2073, %c1 : index
    %2075 = arith.addi %2074, %1748 : index
    %2076 = arith.addi %2075, %c4 : index
    %2077 = memref.load %12[%2076] : memref<?xf32>
    %2078 = arith.addi %2076, %c19 : index
    %2079 = memref.load %12[%2078] : memref<?xf32>
    %2080 = arith.addf %2077, %2079 : f32
    %2081 = arith.muli %2073, %c1 : index
    %2082 = arith.addi %2081, %1748 : index
    %2083 = arith.addi %2082, %c20 : index
    %2084 = memref.load %12[%2083] : memref<?xf32>
    %2085 = arith.addi %2083, %c19 : index
    %2086 = memref.load %12[%2085] : memref<?xf32>
    %2087 = arith.addf %2084, %2086 : f32
    %2088 = wave.lane
    %2089 = arith.addi %11, %c14 : index
    %2090 = arith.muli %2073, %c3 : index
    %2091 = arith.addi %2089, %2090 : index
    %2092 = arith.divui %2088, %c12 : index
    %2093 = arith.addi %2091, %2092 : index
    %2094 = arith.cmpi slt, %2093, %10 : index
    scf.if %2094 {
      %2095 = arith.cmpi eq, %hasFactors, %c5 : index
      %2096 = arith.muli %2093, %c3 : index
      %2097 = memref.load %factors[%2096] : memref<?xf32>
      %2098 = arith.mulf %2097, %operandScale : f32
      %2099 = arith.select %2095, %2098, %operandScale : f32
      %2100 = arith.remui %2088, %c12 : index
      %2101 = arith.muli %2100, %c18 : index
      %2102 = arith.addi %6, %2101 : index
      %2103 = vector.load %w[%2102] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2104 = vector.bitcast %2103 : vector<4xi8> to vector<1xf32>
      %2105 = vector.extract %2104[0] : f32 from vector<1xf32>
      %2106 = arith.mulf %2105, %2099 : f32
      %2107 = arith.mulf %2080, %2106 : f32
      %2108 = arith.remui %2088, %c12 : index
      %2109 = arith.muli %2108, %c18 : index
      %2110 = arith.addi %8, %2109 : index
      %2111 = vector.load %w[%2110] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2112 = vector.bitcast %2111 : vector<4xi8> to vector<1xf32>
      %2113 = vector.extract %2112[0] : f32 from vector<1xf32>
      %2114 = arith.mulf %2113, %2099 : f32
      %2115 = arith.mulf %2087, %2114 : f32
      %2116 = arith.addi %6, %c7 : index
      %2117 = vector.load %w[%2116] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2118 = vector.bitcast %2117 : vector<4xi8> to vector<1xf32>
      %2119 = vector.extract %2118[0] : f32 from vector<1xf32>
      %2120 = arith.muli %2093, %c3 : index
      %2121 = arith.addi %2120, %c5 : index
      %2122 = memref.load %factors[%2121] : memref<?xf32>
      %2123 = arith.mulf %2122, %2119 : f32
      %2124 = arith.bitcast %2123 : f32 to i32
      %2125 = arith.shrui %2124, %c28 : i32
      %2126 = arith.maxsi %2125, %c29 : i32
      %2127 = arith.subi %c30, %2126 : i32
      %2128 = arith.shli %2127, %c28 : i32
      %2129 = arith.subi %2126, %c31 : i32
      %2130 = arith.shli %2129, %c28 : i32
      %2131 = arith.bitcast %2128 : i32 to f32
      %2132 = arith.bitcast %2130 : i32 to f32
      %2133 = arith.cmpi eq, %0, %c4 : index
      %2134 = wave.lane
      %2135 = arith.remui %2134, %c12 : index
      %2136 = arith.cmpi eq, %2135, %c4 : index
      %2137 = arith.andi %2133, %2136 : i1
      scf.if %2137 {
        %2138 = arith.muli %2093, %c3 : index
        memref.store %2132, %out_factors[%2138] : memref<?xf32>
      }
      %2139 = arith.mulf %2107, %c33 : f32
      %2140 = wave.exp2 %2139 : f32
      %2141 = arith.addf %c32, %2140 : f32
      %2142 = arith.divf %2107, %2141 : f32
      %2143 = arith.mulf %2142, %2115 : f32
      %2144 = arith.mulf %2143, %2131 : f32
      %2145 = arith.truncf %2144 : f32 to f16
      %2146 = arith.muli %0, %c12 : index
      %2147 = wave.lane
      %2148 = arith.remui %2147, %c12 : index
      %2149 = arith.addi %2146, %2148 : index
      %2150 = arith.divui %2093, %outTileRows : index
      %2151 = arith.divui %outputFeatures, %c12 : index
      %2152 = arith.muli %2150, %2151 : index
      %2153 = arith.divui %2149, %c12 : index
      %2154 = arith.addi %2152, %2153 : index
      %2155 = arith.muli %2154, %c3 : index
      %2156 = arith.remui %2149, %c12 : index
      %2157 = arith.divui %2156, %c13 : index
      %2158 = arith.addi %2155, %2157 : index
      %2159 = arith.muli %outTileRows, %c13 : index
      %2160 = arith.muli %2158, %2159 : index
      %2161 = arith.remui %2093, %outTileRows : index
      %2162 = arith.muli %2161, %c13 : index
      %2163 = arith.addi %2160, %2162 : index
      %2164 = arith.remui %2149, %c13 : index
      %2165 = arith.addi %2163, %2164 : index
      memref.store %2145, %out[%2165] : memref<?xf16>
    }
  }
  wave.return
}
