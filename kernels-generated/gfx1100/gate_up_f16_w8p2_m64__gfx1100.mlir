// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 4096 : index
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
  %c28 = arith.constant 2048 : index
  %c29 = arith.constant 2560 : index
  %c30 = arith.constant 3072 : index
  %c31 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c34 = arith.constant 23 : i32
  %c35 = arith.constant 141 : i32
  %c36 = arith.constant 268 : i32
  %c37 = arith.constant 14 : i32
  %c38 = arith.constant 0x3F800000 : f32
  %c39 = arith.constant 0xBFB8AA3B : f32
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
    %536 = arith.muli %495, %c5 : index
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
    %551 = arith.addi %540, %c28 : index
    %552 = memref.load %12[%551] : memref<?xf32>
    %553 = arith.addf %550, %552 : f32
    %554 = arith.addi %540, %c29 : index
    %555 = memref.load %12[%554] : memref<?xf32>
    %556 = arith.addf %553, %555 : f32
    %557 = arith.addi %540, %c30 : index
    %558 = memref.load %12[%557] : memref<?xf32>
    %559 = arith.addf %556, %558 : f32
    %560 = arith.addi %540, %c31 : index
    %561 = memref.load %12[%560] : memref<?xf32>
    %562 = arith.addf %559, %561 : f32
    %563 = arith.muli %537, %c1 : index
    %564 = arith.addi %563, %494 : index
    %565 = arith.addi %564, %c20 : index
    %566 = memref.load %12[%565] : memref<?xf32>
    %567 = arith.addi %565, %c19 : index
    %568 = memref.load %12[%567] : memref<?xf32>
    %569 = arith.addf %566, %568 : f32
    %570 = arith.addi %565, %c26 : index
    %571 = memref.load %12[%570] : memref<?xf32>
    %572 = arith.addf %569, %571 : f32
    %573 = arith.addi %565, %c27 : index
    %574 = memref.load %12[%573] : memref<?xf32>
    %575 = arith.addf %572, %574 : f32
    %576 = arith.addi %565, %c28 : index
    %577 = memref.load %12[%576] : memref<?xf32>
    %578 = arith.addf %575, %577 : f32
    %579 = arith.addi %565, %c29 : index
    %580 = memref.load %12[%579] : memref<?xf32>
    %581 = arith.addf %578, %580 : f32
    %582 = arith.addi %565, %c30 : index
    %583 = memref.load %12[%582] : memref<?xf32>
    %584 = arith.addf %581, %583 : f32
    %585 = arith.addi %565, %c31 : index
    %586 = memref.load %12[%585] : memref<?xf32>
    %587 = arith.addf %584, %586 : f32
    %588 = wave.lane
    %589 = arith.addi %11, %c4 : index
    %590 = arith.muli %537, %c3 : index
    %591 = arith.addi %589, %590 : index
    %592 = arith.divui %588, %c12 : index
    %593 = arith.addi %591, %592 : index
    %594 = arith.cmpi slt, %593, %10 : index
    scf.if %594 {
      %595 = arith.cmpi eq, %hasFactors, %c5 : index
      %596 = arith.muli %593, %c3 : index
      %597 = memref.load %factors[%596] : memref<?xf32>
      %598 = arith.mulf %597, %operandScale : f32
      %599 = arith.select %595, %598, %operandScale : f32
      %600 = arith.remui %588, %c12 : index
      %601 = arith.muli %600, %c18 : index
      %602 = arith.addi %6, %601 : index
      %603 = vector.load %w[%602] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %604 = vector.bitcast %603 : vector<4xi8> to vector<1xf32>
      %605 = vector.extract %604[0] : f32 from vector<1xf32>
      %606 = arith.mulf %605, %599 : f32
      %607 = arith.mulf %562, %606 : f32
      %608 = arith.remui %588, %c12 : index
      %609 = arith.muli %608, %c18 : index
      %610 = arith.addi %8, %609 : index
      %611 = vector.load %w[%610] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %612 = vector.bitcast %611 : vector<4xi8> to vector<1xf32>
      %613 = vector.extract %612[0] : f32 from vector<1xf32>
      %614 = arith.mulf %613, %599 : f32
      %615 = arith.mulf %587, %614 : f32
      %616 = arith.addi %6, %c7 : index
      %617 = vector.load %w[%616] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %618 = vector.bitcast %617 : vector<4xi8> to vector<1xf32>
      %619 = vector.extract %618[0] : f32 from vector<1xf32>
      %620 = arith.muli %593, %c3 : index
      %621 = arith.addi %620, %c5 : index
      %622 = memref.load %factors[%621] : memref<?xf32>
      %623 = arith.mulf %622, %619 : f32
      %624 = arith.bitcast %623 : f32 to i32
      %625 = arith.shrui %624, %c34 : i32
      %626 = arith.maxsi %625, %c35 : i32
      %627 = arith.subi %c36, %626 : i32
      %628 = arith.shli %627, %c34 : i32
      %629 = arith.subi %626, %c37 : i32
      %630 = arith.shli %629, %c34 : i32
      %631 = arith.bitcast %628 : i32 to f32
      %632 = arith.bitcast %630 : i32 to f32
      %633 = arith.cmpi eq, %0, %c4 : index
      %634 = wave.lane
      %635 = arith.remui %634, %c12 : index
      %636 = arith.cmpi eq, %635, %c4 : index
      %637 = arith.andi %633, %636 : i1
      scf.if %637 {
        %638 = arith.muli %593, %c3 : index
        memref.store %632, %out_factors[%638] : memref<?xf32>
      }
      %639 = arith.mulf %607, %c39 : f32
      %640 = wave.exp2 %639 : f32
      %641 = arith.addf %c38, %640 : f32
      %642 = arith.divf %607, %641 : f32
      %643 = arith.mulf %642, %615 : f32
      %644 = arith.mulf %643, %631 : f32
      %645 = arith.truncf %644 : f32 to f16
      %646 = arith.muli %0, %c12 : index
      %647 = wave.lane
      %648 = arith.remui %647, %c12 : index
      %649 = arith.addi %646, %648 : index
      %650 = arith.divui %593, %outTileRows : index
      %651 = arith.divui %outputFeatures, %c12 : index
      %652 = arith.muli %650, %651 : index
      %653 = arith.divui %649, %c12 : index
      %654 = arith.addi %652, %653 : index
      %655 = arith.muli %654, %c3 : index
      %656 = arith.remui %649, %c12 : index
      %657 = arith.divui %656, %c13 : index
      %658 = arith.addi %655, %657 : index
      %659 = arith.muli %outTileRows, %c13 : index
      %660 = arith.muli %658, %659 : index
      %661 = arith.remui %593, %outTileRows : index
      %662 = arith.muli %661, %c13 : index
      %663 = arith.addi %660, %662 : index
      %664 = arith.remui %649, %c13 : index
      %665 = arith.addi %663, %664 : index
      memref.store %645, %out[%665] : memref<?xf16>
    }
    %666 = wave.lane
    wave.barrier
    %667 = wave.wave
    %668 = arith.muli %667, %c3 : index
    %669 = arith.addi %668, %c4 : index
    %670 = arith.muli %669, %c20 : index
    %671 = arith.addi %670, %666 : index
    %672 = vector.extract %418#2[0] : f32 from vector<8xf32>
    %673 = arith.addi %671, %c4 : index
    memref.store %672, %12[%673] : memref<?xf32>
    %674 = vector.extract %418#2[1] : f32 from vector<8xf32>
    %675 = arith.addi %671, %c1 : index
    memref.store %674, %12[%675] : memref<?xf32>
    %676 = vector.extract %418#2[2] : f32 from vector<8xf32>
    %677 = arith.addi %671, %c7 : index
    memref.store %676, %12[%677] : memref<?xf32>
    %678 = vector.extract %418#2[3] : f32 from vector<8xf32>
    %679 = arith.addi %671, %c22 : index
    memref.store %678, %12[%679] : memref<?xf32>
    %680 = vector.extract %418#2[4] : f32 from vector<8xf32>
    %681 = arith.addi %671, %c2 : index
    memref.store %680, %12[%681] : memref<?xf32>
    %682 = vector.extract %418#2[5] : f32 from vector<8xf32>
    %683 = arith.addi %671, %c23 : index
    memref.store %682, %12[%683] : memref<?xf32>
    %684 = vector.extract %418#2[6] : f32 from vector<8xf32>
    %685 = arith.addi %671, %c24 : index
    memref.store %684, %12[%685] : memref<?xf32>
    %686 = vector.extract %418#2[7] : f32 from vector<8xf32>
    %687 = arith.addi %671, %c25 : index
    memref.store %686, %12[%687] : memref<?xf32>
    %688 = arith.muli %667, %c3 : index
    %689 = arith.addi %688, %c5 : index
    %690 = arith.muli %689, %c20 : index
    %691 = arith.addi %690, %666 : index
    %692 = vector.extract %418#3[0] : f32 from vector<8xf32>
    %693 = arith.addi %691, %c4 : index
    memref.store %692, %12[%693] : memref<?xf32>
    %694 = vector.extract %418#3[1] : f32 from vector<8xf32>
    %695 = arith.addi %691, %c1 : index
    memref.store %694, %12[%695] : memref<?xf32>
    %696 = vector.extract %418#3[2] : f32 from vector<8xf32>
    %697 = arith.addi %691, %c7 : index
    memref.store %696, %12[%697] : memref<?xf32>
    %698 = vector.extract %418#3[3] : f32 from vector<8xf32>
    %699 = arith.addi %691, %c22 : index
    memref.store %698, %12[%699] : memref<?xf32>
    %700 = vector.extract %418#3[4] : f32 from vector<8xf32>
    %701 = arith.addi %691, %c2 : index
    memref.store %700, %12[%701] : memref<?xf32>
    %702 = vector.extract %418#3[5] : f32 from vector<8xf32>
    %703 = arith.addi %691, %c23 : index
    memref.store %702, %12[%703] : memref<?xf32>
    %704 = vector.extract %418#3[6] : f32 from vector<8xf32>
    %705 = arith.addi %691, %c24 : index
    memref.store %704, %12[%705] : memref<?xf32>
    %706 = vector.extract %418#3[7] : f32 from vector<8xf32>
    %707 = arith.addi %691, %c25 : index
    memref.store %706, %12[%707] : memref<?xf32>
    wave.barrier
    %708 = arith.muli %667, %c5 : index
    %709 = arith.addi %708, %c4 : index
    %710 = arith.muli %709, %c1 : index
    %711 = arith.addi %710, %666 : index
    %712 = arith.addi %711, %c4 : index
    %713 = memref.load %12[%712] : memref<?xf32>
    %714 = arith.addi %712, %c19 : index
    %715 = memref.load %12[%714] : memref<?xf32>
    %716 = arith.addf %713, %715 : f32
    %717 = arith.addi %712, %c26 : index
    %718 = memref.load %12[%717] : memref<?xf32>
    %719 = arith.addf %716, %718 : f32
    %720 = arith.addi %712, %c27 : index
    %721 = memref.load %12[%720] : memref<?xf32>
    %722 = arith.addf %719, %721 : f32
    %723 = arith.addi %712, %c28 : index
    %724 = memref.load %12[%723] : memref<?xf32>
    %725 = arith.addf %722, %724 : f32
    %726 = arith.addi %712, %c29 : index
    %727 = memref.load %12[%726] : memref<?xf32>
    %728 = arith.addf %725, %727 : f32
    %729 = arith.addi %712, %c30 : index
    %730 = memref.load %12[%729] : memref<?xf32>
    %731 = arith.addf %728, %730 : f32
    %732 = arith.addi %712, %c31 : index
    %733 = memref.load %12[%732] : memref<?xf32>
    %734 = arith.addf %731, %733 : f32
    %735 = arith.muli %709, %c1 : index
    %736 = arith.addi %735, %666 : index
    %737 = arith.addi %736, %c20 : index
    %738 = memref.load %12[%737] : memref<?xf32>
    %739 = arith.addi %737, %c19 : index
    %740 = memref.load %12[%739] : memref<?xf32>
    %741 = arith.addf %738, %740 : f32
    %742 = arith.addi %737, %c26 : index
    %743 = memref.load %12[%742] : memref<?xf32>
    %744 = arith.addf %741, %743 : f32
    %745 = arith.addi %737, %c27 : index
    %746 = memref.load %12[%745] : memref<?xf32>
    %747 = arith.addf %744, %746 : f32
    %748 = arith.addi %737, %c28 : index
    %749 = memref.load %12[%748] : memref<?xf32>
    %750 = arith.addf %747, %749 : f32
    %751 = arith.addi %737, %c29 : index
    %752 = memref.load %12[%751] : memref<?xf32>
    %753 = arith.addf %750, %752 : f32
    %754 = arith.addi %737, %c30 : index
    %755 = memref.load %12[%754] : memref<?xf32>
    %756 = arith.addf %753, %755 : f32
    %757 = arith.addi %737, %c31 : index
    %758 = memref.load %12[%757] : memref<?xf32>
    %759 = arith.addf %756, %758 : f32
    %760 = wave.lane
    %761 = arith.addi %11, %c12 : index
    %762 = arith.muli %709, %c3 : index
    %763 = arith.addi %761, %762 : index
    %764 = arith.divui %760, %c12 : index
    %765 = arith.addi %763, %764 : index
    %766 = arith.cmpi slt, %765, %10 : index
    scf.if %766 {
      %767 = arith.cmpi eq, %hasFactors, %c5 : index
      %768 = arith.muli %765, %c3 : index
      %769 = memref.load %factors[%768] : memref<?xf32>
      %770 = arith.mulf %769, %operandScale : f32
      %771 = arith.select %767, %770, %operandScale : f32
      %772 = arith.remui %760, %c12 : index
      %773 = arith.muli %772, %c18 : index
      %774 = arith.addi %6, %773 : index
      %775 = vector.load %w[%774] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %776 = vector.bitcast %775 : vector<4xi8> to vector<1xf32>
      %777 = vector.extract %776[0] : f32 from vector<1xf32>
      %778 = arith.mulf %777, %771 : f32
      %779 = arith.mulf %734, %778 : f32
      %780 = arith.remui %760, %c12 : index
      %781 = arith.muli %780, %c18 : index
      %782 = arith.addi %8, %781 : index
      %783 = vector.load %w[%782] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %784 = vector.bitcast %783 : vector<4xi8> to vector<1xf32>
      %785 = vector.extract %784[0] : f32 from vector<1xf32>
      %786 = arith.mulf %785, %771 : f32
      %787 = arith.mulf %759, %786 : f32
      %788 = arith.addi %6, %c7 : index
      %789 = vector.load %w[%788] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %790 = vector.bitcast %789 : vector<4xi8> to vector<1xf32>
      %791 = vector.extract %790[0] : f32 from vector<1xf32>
      %792 = arith.muli %765, %c3 : index
      %793 = arith.addi %792, %c5 : index
      %794 = memref.load %factors[%793] : memref<?xf32>
      %795 = arith.mulf %794, %791 : f32
      %796 = arith.bitcast %795 : f32 to i32
      %797 = arith.shrui %796, %c34 : i32
      %798 = arith.maxsi %797, %c35 : i32
      %799 = arith.subi %c36, %798 : i32
      %800 = arith.shli %799, %c34 : i32
      %801 = arith.subi %798, %c37 : i32
      %802 = arith.shli %801, %c34 : i32
      %803 = arith.bitcast %800 : i32 to f32
      %804 = arith.bitcast %802 : i32 to f32
      %805 = arith.cmpi eq, %0, %c4 : index
      %806 = wave.lane
      %807 = arith.remui %806, %c12 : index
      %808 = arith.cmpi eq, %807, %c4 : index
      %809 = arith.andi %805, %808 : i1
      scf.if %809 {
        %810 = arith.muli %765, %c3 : index
        memref.store %804, %out_factors[%810] : memref<?xf32>
      }
      %811 = arith.mulf %779, %c39 : f32
      %812 = wave.exp2 %811 : f32
      %813 = arith.addf %c38, %812 : f32
      %814 = arith.divf %779, %813 : f32
      %815 = arith.mulf %814, %787 : f32
      %816 = arith.mulf %815, %803 : f32
      %817 = arith.truncf %816 : f32 to f16
      %818 = arith.muli %0, %c12 : index
      %819 = wave.lane
      %820 = arith.remui %819, %c12 : index
      %821 = arith.addi %818, %820 : index
      %822 = arith.divui %765, %outTileRows : index
      %823 = arith.divui %outputFeatures, %c12 : index
      %824 = arith.muli %822, %823 : index
      %825 = arith.divui %821, %c12 : index
      %826 = arith.addi %824, %825 : index
      %827 = arith.muli %826, %c3 : index
      %828 = arith.remui %821, %c12 : index
      %829 = arith.divui %828, %c13 : index
      %830 = arith.addi %827, %829 : index
      %831 = arith.muli %outTileRows, %c13 : index
      %832 = arith.muli %830, %831 : index
      %833 = arith.remui %765, %outTileRows : index
      %834 = arith.muli %833, %c13 : index
      %835 = arith.addi %832, %834 : index
      %836 = arith.remui %821, %c13 : index
      %837 = arith.addi %835, %836 : index
      memref.store %817, %out[%837] : memref<?xf16>
    }
    %838 = wave.lane
    wave.barrier
    %839 = wave.wave
    %840 = arith.muli %839, %c3 : index
    %841 = arith.addi %840, %c4 : index
    %842 = arith.muli %841, %c20 : index
    %843 = arith.addi %842, %838 : index
    %844 = vector.extract %418#4[0] : f32 from vector<8xf32>
    %845 = arith.addi %843, %c4 : index
    memref.store %844, %12[%845] : memref<?xf32>
    %846 = vector.extract %418#4[1] : f32 from vector<8xf32>
    %847 = arith.addi %843, %c1 : index
    memref.store %846, %12[%847] : memref<?xf32>
    %848 = vector.extract %418#4[2] : f32 from vector<8xf32>
    %849 = arith.addi %843, %c7 : index
    memref.store %848, %12[%849] : memref<?xf32>
    %850 = vector.extract %418#4[3] : f32 from vector<8xf32>
    %851 = arith.addi %843, %c22 : index
    memref.store %850, %12[%851] : memref<?xf32>
    %852 = vector.extract %418#4[4] : f32 from vector<8xf32>
    %853 = arith.addi %843, %c2 : index
    memref.store %852, %12[%853] : memref<?xf32>
    %854 = vector.extract %418#4[5] : f32 from vector<8xf32>
    %855 = arith.addi %843, %c23 : index
    memref.store %854, %12[%855] : memref<?xf32>
    %856 = vector.extract %418#4[6] : f32 from vector<8xf32>
    %857 = arith.addi %843, %c24 : index
    memref.store %856, %12[%857] : memref<?xf32>
    %858 = vector.extract %418#4[7] : f32 from vector<8xf32>
    %859 = arith.addi %843, %c25 : index
    memref.store %858, %12[%859] : memref<?xf32>
    %860 = arith.muli %839, %c3 : index
    %861 = arith.addi %860, %c5 : index
    %862 = arith.muli %861, %c20 : index
    %863 = arith.addi %862, %838 : index
    %864 = vector.extract %418#5[0] : f32 from vector<8xf32>
    %865 = arith.addi %863, %c4 : index
    memref.store %864, %12[%865] : memref<?xf32>
    %866 = vector.extract %418#5[1] : f32 from vector<8xf32>
    %867 = arith.addi %863, %c1 : index
    memref.store %866, %12[%867] : memref<?xf32>
    %868 = vector.extract %418#5[2] : f32 from vector<8xf32>
    %869 = arith.addi %863, %c7 : index
    memref.store %868, %12[%869] : memref<?xf32>
    %870 = vector.extract %418#5[3] : f32 from vector<8xf32>
    %871 = arith.addi %863, %c22 : index
    memref.store %870, %12[%871] : memref<?xf32>
    %872 = vector.extract %418#5[4] : f32 from vector<8xf32>
    %873 = arith.addi %863, %c2 : index
    memref.store %872, %12[%873] : memref<?xf32>
    %874 = vector.extract %418#5[5] : f32 from vector<8xf32>
    %875 = arith.addi %863, %c23 : index
    memref.store %874, %12[%875] : memref<?xf32>
    %876 = vector.extract %418#5[6] : f32 from vector<8xf32>
    %877 = arith.addi %863, %c24 : index
    memref.store %876, %12[%877] : memref<?xf32>
    %878 = vector.extract %418#5[7] : f32 from vector<8xf32>
    %879 = arith.addi %863, %c25 : index
    memref.store %878, %12[%879] : memref<?xf32>
    wave.barrier
    %880 = arith.muli %839, %c5 : index
    %881 = arith.addi %880, %c4 : index
    %882 = arith.muli %881, %c1 : index
    %883 = arith.addi %882, %838 : index
    %884 = arith.addi %883, %c4 : index
    %885 = memref.load %12[%884] : memref<?xf32>
    %886 = arith.addi %884, %c19 : index
    %887 = memref.load %12[%886] : memref<?xf32>
    %888 = arith.addf %885, %887 : f32
    %889 = arith.addi %884, %c26 : index
    %890 = memref.load %12[%889] : memref<?xf32>
    %891 = arith.addf %888, %890 : f32
    %892 = arith.addi %884, %c27 : index
    %893 = memref.load %12[%892] : memref<?xf32>
    %894 = arith.addf %891, %893 : f32
    %895 = arith.addi %884, %c28 : index
    %896 = memref.load %12[%895] : memref<?xf32>
    %897 = arith.addf %894, %896 : f32
    %898 = arith.addi %884, %c29 : index
    %899 = memref.load %12[%898] : memref<?xf32>
    %900 = arith.addf %897, %899 : f32
    %901 = arith.addi %884, %c30 : index
    %902 = memref.load %12[%901] : memref<?xf32>
    %903 = arith.addf %900, %902 : f32
    %904 = arith.addi %884, %c31 : index
    %905 = memref.load %12[%904] : memref<?xf32>
    %906 = arith.addf %903, %905 : f32
    %907 = arith.muli %881, %c1 : index
    %908 = arith.addi %907, %838 : index
    %909 = arith.addi %908, %c20 : index
    %910 = memref.load %12[%909] : memref<?xf32>
    %911 = arith.addi %909, %c19 : index
    %912 = memref.load %12[%911] : memref<?xf32>
    %913 = arith.addf %910, %912 : f32
    %914 = arith.addi %909, %c26 : index
    %915 = memref.load %12[%914] : memref<?xf32>
    %916 = arith.addf %913, %915 : f32
    %917 = arith.addi %909, %c27 : index
    %918 = memref.load %12[%917] : memref<?xf32>
    %919 = arith.addf %916, %918 : f32
    %920 = arith.addi %909, %c28 : index
    %921 = memref.load %12[%920] : memref<?xf32>
    %922 = arith.addf %919, %921 : f32
    %923 = arith.addi %909, %c29 : index
    %924 = memref.load %12[%923] : memref<?xf32>
    %925 = arith.addf %922, %924 : f32
    %926 = arith.addi %909, %c30 : index
    %927 = memref.load %12[%926] : memref<?xf32>
    %928 = arith.addf %925, %927 : f32
    %929 = arith.addi %909, %c31 : index
    %930 = memref.load %12[%929] : memref<?xf32>
    %931 = arith.addf %928, %930 : f32
    %932 = wave.lane
    %933 = arith.addi %11, %c1 : index
    %934 = arith.muli %881, %c3 : index
    %935 = arith.addi %933, %934 : index
    %936 = arith.divui %932, %c12 : index
    %937 = arith.addi %935, %936 : index
    %938 = arith.cmpi slt, %937, %10 : index
    scf.if %938 {
      %939 = arith.cmpi eq, %hasFactors, %c5 : index
      %940 = arith.muli %937, %c3 : index
      %941 = memref.load %factors[%940] : memref<?xf32>
      %942 = arith.mulf %941, %operandScale : f32
      %943 = arith.select %939, %942, %operandScale : f32
      %944 = arith.remui %932, %c12 : index
      %945 = arith.muli %944, %c18 : index
      %946 = arith.addi %6, %945 : index
      %947 = vector.load %w[%946] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %948 = vector.bitcast %947 : vector<4xi8> to vector<1xf32>
      %949 = vector.extract %948[0] : f32 from vector<1xf32>
      %950 = arith.mulf %949, %943 : f32
      %951 = arith.mulf %906, %950 : f32
      %952 = arith.remui %932, %c12 : index
      %953 = arith.muli %952, %c18 : index
      %954 = arith.addi %8, %953 : index
      %955 = vector.load %w[%954] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %956 = vector.bitcast %955 : vector<4xi8> to vector<1xf32>
      %957 = vector.extract %956[0] : f32 from vector<1xf32>
      %958 = arith.mulf %957, %943 : f32
      %959 = arith.mulf %931, %958 : f32
      %960 = arith.addi %6, %c7 : index
      %961 = vector.load %w[%960] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %962 = vector.bitcast %961 : vector<4xi8> to vector<1xf32>
      %963 = vector.extract %962[0] : f32 from vector<1xf32>
      %964 = arith.muli %937, %c3 : index
      %965 = arith.addi %964, %c5 : index
      %966 = memref.load %factors[%965] : memref<?xf32>
      %967 = arith.mulf %966, %963 : f32
      %968 = arith.bitcast %967 : f32 to i32
      %969 = arith.shrui %968, %c34 : i32
      %970 = arith.maxsi %969, %c35 : i32
      %971 = arith.subi %c36, %970 : i32
      %972 = arith.shli %971, %c34 : i32
      %973 = arith.subi %970, %c37 : i32
      %974 = arith.shli %973, %c34 : i32
      %975 = arith.bitcast %972 : i32 to f32
      %976 = arith.bitcast %974 : i32 to f32
      %977 = arith.cmpi eq, %0, %c4 : index
      %978 = wave.lane
      %979 = arith.remui %978, %c12 : index
      %980 = arith.cmpi eq, %979, %c4 : index
      %981 = arith.andi %977, %980 : i1
      scf.if %981 {
        %982 = arith.muli %937, %c3 : index
        memref.store %976, %out_factors[%982] : memref<?xf32>
      }
      %983 = arith.mulf %951, %c39 : f32
      %984 = wave.exp2 %983 : f32
      %985 = arith.addf %c38, %984 : f32
      %986 = arith.divf %951, %985 : f32
      %987 = arith.mulf %986, %959 : f32
      %988 = arith.mulf %987, %975 : f32
      %989 = arith.truncf %988 : f32 to f16
      %990 = arith.muli %0, %c12 : index
      %991 = wave.lane
      %992 = arith.remui %991, %c12 : index
      %993 = arith.addi %990, %992 : index
      %994 = arith.divui %937, %outTileRows : index
      %995 = arith.divui %outputFeatures, %c12 : index
      %996 = arith.muli %994, %995 : index
      %997 = arith.divui %993, %c12 : index
      %998 = arith.addi %996, %997 : index
      %999 = arith.muli %998, %c3 : index
      %1000 = arith.remui %993, %c12 : index
      %1001 = arith.divui %1000, %c13 : index
      %1002 = arith.addi %999, %1001 : index
      %1003 = arith.muli %outTileRows, %c13 : index
      %1004 = arith.muli %1002, %1003 : index
      %1005 = arith.remui %937, %outTileRows : index
      %1006 = arith.muli %1005, %c13 : index
      %1007 = arith.addi %1004, %1006 : index
      %1008 = arith.remui %993, %c13 : index
      %1009 = arith.addi %1007, %1008 : index
      memref.store %989, %out[%1009] : memref<?xf16>
    }
    %1010 = wave.lane
    wave.barrier
    %1011 = wave.wave
    %1012 = arith.muli %1011, %c3 : index
    %1013 = arith.addi %1012, %c4 : index
    %1014 = arith.muli %1013, %c20 : index
    %1015 = arith.addi %1014, %1010 : index
    %1016 = vector.extract %418#6[0] : f32 from vector<8xf32>
    %1017 = arith.addi %1015, %c4 : index
    memref.store %1016, %12[%1017] : memref<?xf32>
    %1018 = vector.extract %418#6[1] : f32 from vector<8xf32>
    %1019 = arith.addi %1015, %c1 : index
    memref.store %1018, %12[%1019] : memref<?xf32>
    %1020 = vector.extract %418#6[2] : f32 from vector<8xf32>
    %1021 = arith.addi %1015, %c7 : index
    memref.store %1020, %12[%1021] : memref<?xf32>
    %1022 = vector.extract %418#6[3] : f32 from vector<8xf32>
    %1023 = arith.addi %1015, %c22 : index
    memref.store %1022, %12[%1023] : memref<?xf32>
    %1024 = vector.extract %418#6[4] : f32 from vector<8xf32>
    %1025 = arith.addi %1015, %c2 : index
    memref.store %1024, %12[%1025] : memref<?xf32>
    %1026 = vector.extract %418#6[5] : f32 from vector<8xf32>
    %1027 = arith.addi %1015, %c23 : index
    memref.store %1026, %12[%1027] : memref<?xf32>
    %1028 = vector.extract %418#6[6] : f32 from vector<8xf32>
    %1029 = arith.addi %1015, %c24 : index
    memref.store %1028, %12[%1029] : memref<?xf32>
    %1030 = vector.extract %418#6[7] : f32 from vector<8xf32>
    %1031 = arith.addi %1015, %c25 : index
    memref.store %1030, %12[%1031] : memref<?xf32>
    %1032 = arith.muli %1011, %c3 : index
    %1033 = arith.addi %1032, %c5 : index
    %1034 = arith.muli %1033, %c20 : index
    %1035 = arith.addi %1034, %1010 : index
    %1036 = vector.extract %418#7[0] : f32 from vector<8xf32>
    %1037 = arith.addi %1035, %c4 : index
    memref.store %1036, %12[%1037] : memref<?xf32>
    %1038 = vector.extract %418#7[1] : f32 from vector<8xf32>
    %1039 = arith.addi %1035, %c1 : index
    memref.store %1038, %12[%1039] : memref<?xf32>
    %1040 = vector.extract %418#7[2] : f32 from vector<8xf32>
    %1041 = arith.addi %1035, %c7 : index
    memref.store %1040, %12[%1041] : memref<?xf32>
    %1042 = vector.extract %418#7[3] : f32 from vector<8xf32>
    %1043 = arith.addi %1035, %c22 : index
    memref.store %1042, %12[%1043] : memref<?xf32>
    %1044 = vector.extract %418#7[4] : f32 from vector<8xf32>
    %1045 = arith.addi %1035, %c2 : index
    memref.store %1044, %12[%1045] : memref<?xf32>
    %1046 = vector.extract %418#7[5] : f32 from vector<8xf32>
    %1047 = arith.addi %1035, %c23 : index
    memref.store %1046, %12[%1047] : memref<?xf32>
    %1048 = vector.extract %418#7[6] : f32 from vector<8xf32>
    %1049 = arith.addi %1035, %c24 : index
    memref.store %1048, %12[%1049] : memref<?xf32>
    %1050 = vector.extract %418#7[7] : f32 from vector<8xf32>
    %1051 = arith.addi %1035, %c25 : index
    memref.store %1050, %12[%1051] : memref<?xf32>
    wave.barrier
    %1052 = arith.muli %1011, %c5 : index
    %1053 = arith.addi %1052, %c4 : index
    %1054 = arith.muli %1053, %c1 : index
    %1055 = arith.addi %1054, %1010 : index
    %1056 = arith.addi %1055, %c4 : index
    %1057 = memref.load %12[%1056] : memref<?xf32>
    %1058 = arith.addi %1056, %c19 : index
    %1059 = memref.load %12[%1058] : memref<?xf32>
    %1060 = arith.addf %1057, %1059 : f32
    %1061 = arith.addi %1056, %c26 : index
    %1062 = memref.load %12[%1061] : memref<?xf32>
    %1063 = arith.addf %1060, %1062 : f32
    %1064 = arith.addi %1056, %c27 : index
    %1065 = memref.load %12[%1064] : memref<?xf32>
    %1066 = arith.addf %1063, %1065 : f32
    %1067 = arith.addi %1056, %c28 : index
    %1068 = memref.load %12[%1067] : memref<?xf32>
    %1069 = arith.addf %1066, %1068 : f32
    %1070 = arith.addi %1056, %c29 : index
    %1071 = memref.load %12[%1070] : memref<?xf32>
    %1072 = arith.addf %1069, %1071 : f32
    %1073 = arith.addi %1056, %c30 : index
    %1074 = memref.load %12[%1073] : memref<?xf32>
    %1075 = arith.addf %1072, %1074 : f32
    %1076 = arith.addi %1056, %c31 : index
    %1077 = memref.load %12[%1076] : memref<?xf32>
    %1078 = arith.addf %1075, %1077 : f32
    %1079 = arith.muli %1053, %c1 : index
    %1080 = arith.addi %1079, %1010 : index
    %1081 = arith.addi %1080, %c20 : index
    %1082 = memref.load %12[%1081] : memref<?xf32>
    %1083 = arith.addi %1081, %c19 : index
    %1084 = memref.load %12[%1083] : memref<?xf32>
    %1085 = arith.addf %1082, %1084 : f32
    %1086 = arith.addi %1081, %c26 : index
    %1087 = memref.load %12[%1086] : memref<?xf32>
    %1088 = arith.addf %1085, %1087 : f32
    %1089 = arith.addi %1081, %c27 : index
    %1090 = memref.load %12[%1089] : memref<?xf32>
    %1091 = arith.addf %1088, %1090 : f32
    %1092 = arith.addi %1081, %c28 : index
    %1093 = memref.load %12[%1092] : memref<?xf32>
    %1094 = arith.addf %1091, %1093 : f32
    %1095 = arith.addi %1081, %c29 : index
    %1096 = memref.load %12[%1095] : memref<?xf32>
    %1097 = arith.addf %1094, %1096 : f32
    %1098 = arith.addi %1081, %c30 : index
    %1099 = memref.load %12[%1098] : memref<?xf32>
    %1100 = arith.addf %1097, %1099 : f32
    %1101 = arith.addi %1081, %c31 : index
    %1102 = memref.load %12[%1101] : memref<?xf32>
    %1103 = arith.addf %1100, %1102 : f32
    %1104 = wave.lane
    %1105 = arith.addi %11, %c14 : index
    %1106 = arith.muli %1053, %c3 : index
    %1107 = arith.addi %1105, %1106 : index
    %1108 = arith.divui %1104, %c12 : index
    %1109 = arith.addi %1107, %1108 : index
    %1110 = arith.cmpi slt, %1109, %10 : index
    scf.if %1110 {
      %1111 = arith.cmpi eq, %hasFactors, %c5 : index
      %1112 = arith.muli %1109, %c3 : index
      %1113 = memref.load %factors[%1112] : memref<?xf32>
      %1114 = arith.mulf %1113, %operandScale : f32
      %1115 = arith.select %1111, %1114, %operandScale : f32
      %1116 = arith.remui %1104, %c12 : index
      %1117 = arith.muli %1116, %c18 : index
      %1118 = arith.addi %6, %1117 : index
      %1119 = vector.load %w[%1118] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1120 = vector.bitcast %1119 : vector<4xi8> to vector<1xf32>
      %1121 = vector.extract %1120[0] : f32 from vector<1xf32>
      %1122 = arith.mulf %1121, %1115 : f32
      %1123 = arith.mulf %1078, %1122 : f32
      %1124 = arith.remui %1104, %c12 : index
      %1125 = arith.muli %1124, %c18 : index
      %1126 = arith.addi %8, %1125 : index
      %1127 = vector.load %w[%1126] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1128 = vector.bitcast %1127 : vector<4xi8> to vector<1xf32>
      %1129 = vector.extract %1128[0] : f32 from vector<1xf32>
      %1130 = arith.mulf %1129, %1115 : f32
      %1131 = arith.mulf %1103, %1130 : f32
      %1132 = arith.addi %6, %c7 : index
      %1133 = vector.load %w[%1132] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1134 = vector.bitcast %1133 : vector<4xi8> to vector<1xf32>
      %1135 = vector.extract %1134[0] : f32 from vector<1xf32>
      %1136 = arith.muli %1109, %c3 : index
      %1137 = arith.addi %1136, %c5 : index
      %1138 = memref.load %factors[%1137] : memref<?xf32>
      %1139 = arith.mulf %1138, %1135 : f32
      %1140 = arith.bitcast %1139 : f32 to i32
      %1141 = arith.shrui %1140, %c34 : i32
      %1142 = arith.maxsi %1141, %c35 : i32
      %1143 = arith.subi %c36, %1142 : i32
      %1144 = arith.shli %1143, %c34 : i32
      %1145 = arith.subi %1142, %c37 : i32
      %1146 = arith.shli %1145, %c34 : i32
      %1147 = arith.bitcast %1144 : i32 to f32
      %1148 = arith.bitcast %1146 : i32 to f32
      %1149 = arith.cmpi eq, %0, %c4 : index
      %1150 = wave.lane
      %1151 = arith.remui %1150, %c12 : index
      %1152 = arith.cmpi eq, %1151, %c4 : index
      %1153 = arith.andi %1149, %1152 : i1
      scf.if %1153 {
        %1154 = arith.muli %1109, %c3 : index
        memref.store %1148, %out_factors[%1154] : memref<?xf32>
      }
      %1155 = arith.mulf %1123, %c39 : f32
      %1156 = wave.exp2 %1155 : f32
      %1157 = arith.addf %c38, %1156 : f32
      %1158 = arith.divf %1123, %1157 : f32
      %1159 = arith.mulf %1158, %1131 : f32
      %1160 = arith.mulf %1159, %1147 : f32
      %1161 = arith.truncf %1160 : f32 to f16
      %1162 = arith.muli %0, %c12 : index
      %1163 = wave.lane
      %1164 = arith.remui %1163, %c12 : index
      %1165 = arith.addi %1162, %1164 : index
      %1166 = arith.divui %1109, %outTileRows : index
      %1167 = arith.divui %outputFeatures, %c12 : index
      %1168 = arith.muli %1166, %1167 : index
      %1169 = arith.divui %1165, %c12 : index
      %1170 = arith.addi %1168, %1169 : index
      %1171 = arith.muli %1170, %c3 : index
      %1172 = arith.remui %1165, %c12 : index
      %1173 = arith.divui %1172, %c13 : index
      %1174 = arith.addi %1171, %1173 : index
      %1175 = arith.muli %outTileRows, %c13 : index
      %1176 = arith.muli %1174, %1175 : index
      %1177 = arith.remui %1109, %outTileRows : index
      %1178 = arith.muli %1177, %c13 : index
      %1179 = arith.addi %1176, %1178 : index
      %1180 = arith.remui %1165, %c13 : index
      %1181 = arith.addi %1179, %1180 : index
      memref.store %1161, %out[%1181] : memref<?xf16>
    }
  }
  wave.return
}
