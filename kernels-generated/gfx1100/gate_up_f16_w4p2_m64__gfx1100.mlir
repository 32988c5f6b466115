// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 4 : i64} {
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
  %c29 = arith.constant 0x3F800000 : f32
  %c30 = arith.constant 0xBFB8AA3B : f32
  %c31 = arith.constant 0x477FE000 : f32
  %c32 = arith.constant 0xC77FE000 : f32
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
      %572 = memref.load %factors[%569] : memref<?xf32>
      %573 = arith.select %571, %572, %c29 : f32
      %574 = arith.remui %564, %c12 : index
      %575 = arith.muli %574, %c18 : index
      %576 = arith.addi %6, %575 : index
      %577 = vector.load %w[%576] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %578 = vector.bitcast %577 : vector<4xi8> to vector<1xf32>
      %579 = vector.extract %578[0] : f32 from vector<1xf32>
      %580 = arith.mulf %579, %573 : f32
      %581 = arith.mulf %550, %580 : f32
      %582 = arith.remui %564, %c12 : index
      %583 = arith.muli %582, %c18 : index
      %584 = arith.addi %8, %583 : index
      %585 = vector.load %w[%584] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %586 = vector.bitcast %585 : vector<4xi8> to vector<1xf32>
      %587 = vector.extract %586[0] : f32 from vector<1xf32>
      %588 = arith.mulf %587, %573 : f32
      %589 = arith.mulf %563, %588 : f32
      %590 = arith.addi %6, %c7 : index
      %591 = vector.load %w[%590] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %592 = vector.bitcast %591 : vector<4xi8> to vector<1xf32>
      %593 = vector.extract %592[0] : f32 from vector<1xf32>
      %594 = arith.mulf %581, %c30 : f32
      %595 = wave.exp2 %594 : f32
      %596 = arith.addf %c29, %595 : f32
      %597 = arith.divf %581, %596 : f32
      %598 = arith.mulf %597, %589 : f32
      %599 = arith.mulf %598, %593 : f32
      %600 = arith.minimumf %599, %c31 : f32
      %601 = arith.maximumf %600, %c32 : f32
      %602 = arith.truncf %601 : f32 to f16
      %603 = arith.muli %0, %c12 : index
      %604 = wave.lane
      %605 = arith.remui %604, %c12 : index
      %606 = arith.addi %603, %605 : index
      %607 = arith.divui %569, %outTileRows : index
      %608 = arith.divui %outputFeatures, %c12 : index
      %609 = arith.muli %607, %608 : index
      %610 = arith.divui %606, %c12 : index
      %611 = arith.addi %609, %610 : index
      %612 = arith.muli %611, %c3 : index
      %613 = arith.remui %606, %c12 : index
      %614 = arith.divui %613, %c13 : index
      %615 = arith.addi %612, %614 : index
      %616 = arith.muli %outTileRows, %c13 : index
      %617 = arith.muli %615, %616 : index
      %618 = arith.remui %569, %outTileRows : index
      %619 = arith.muli %618, %c13 : index
      %620 = arith.addi %617, %619 : index
      %621 = arith.remui %606, %c13 : index
      %622 = arith.addi %620, %621 : index
      memref.store %602, %out[%622] : memref<?xf16>
    }
    %623 = arith.muli %495, %c3 : index
    %624 = arith.addi %623, %c5 : index
    %625 = arith.muli %624, %c1 : index
    %626 = arith.addi %625, %494 : index
    %627 = arith.addi %626, %c4 : index
    %628 = memref.load %12[%627] : memref<?xf32>
    %629 = arith.addi %627, %c19 : index
    %630 = memref.load %12[%629] : memref<?xf32>
    %631 = arith.addf %628, %630 : f32
    %632 = arith.addi %627, %c26 : index
    %633 = memref.load %12[%632] : memref<?xf32>
    %634 = arith.addf %631, %633 : f32
    %635 = arith.addi %627, %c27 : index
    %636 = memref.load %12[%635] : memref<?xf32>
    %637 = arith.addf %634, %636 : f32
    %638 = arith.muli %624, %c1 : index
    %639 = arith.addi %638, %494 : index
    %640 = arith.addi %639, %c20 : index
    %641 = memref.load %12[%640] : memref<?xf32>
    %642 = arith.addi %640, %c19 : index
    %643 = memref.load %12[%642] : memref<?xf32>
    %644 = arith.addf %641, %643 : f32
    %645 = arith.addi %640, %c26 : index
    %646 = memref.load %12[%645] : memref<?xf32>
    %647 = arith.addf %644, %646 : f32
    %648 = arith.addi %640, %c27 : index
    %649 = memref.load %12[%648] : memref<?xf32>
    %650 = arith.addf %647, %649 : f32
    %651 = wave.lane
    %652 = arith.addi %11, %c4 : index
    %653 = arith.muli %624, %c3 : index
    %654 = arith.addi %652, %653 : index
    %655 = arith.divui %651, %c12 : index
    %656 = arith.addi %654, %655 : index
    %657 = arith.cmpi slt, %656, %10 : index
    scf.if %657 {
      %658 = arith.cmpi eq, %hasFactors, %c5 : index
      %659 = memref.load %factors[%656] : memref<?xf32>
      %660 = arith.select %658, %659, %c29 : f32
      %661 = arith.remui %651, %c12 : index
      %662 = arith.muli %661, %c18 : index
      %663 = arith.addi %6, %662 : index
      %664 = vector.load %w[%663] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %665 = vector.bitcast %664 : vector<4xi8> to vector<1xf32>
      %666 = vector.extract %665[0] : f32 from vector<1xf32>
      %667 = arith.mulf %666, %660 : f32
      %668 = arith.mulf %637, %667 : f32
      %669 = arith.remui %651, %c12 : index
      %670 = arith.muli %669, %c18 : index
      %671 = arith.addi %8, %670 : index
      %672 = vector.load %w[%671] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %673 = vector.bitcast %672 : vector<4xi8> to vector<1xf32>
      %674 = vector.extract %673[0] : f32 from vector<1xf32>
      %675 = arith.mulf %674, %660 : f32
      %676 = arith.mulf %650, %675 : f32
      %677 = arith.addi %6, %c7 : index
      %678 = vector.load %w[%677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %679 = vector.bitcast %678 : vector<4xi8> to vector<1xf32>
      %680 = vector.extract %679[0] : f32 from vector<1xf32>
      %681 = arith.mulf %668, %c30 : f32
      %682 = wave.exp2 %681 : f32
      %683 = arith.addf %c29, %682 : f32
      %684 = arith.divf %668, %683 : f32
      %685 = arith.mulf %684, %676 : f32
      %686 = arith.mulf %685, %680 : f32
      %687 = arith.minimumf %686, %c31 : f32
      %688 = arith.maximumf %687, %c32 : f32
      %689 = arith.truncf %688 : f32 to f16
      %690 = arith.muli %0, %c12 : index
      %691 = wave.lane
      %692 = arith.remui %691, %c12 : index
      %693 = arith.addi %690, %692 : index
      %694 = arith.divui %656, %outTileRows : index
      %695 = arith.divui %outputFeatures, %c12 : index
      %696 = arith.muli %694, %695 : index
      %697 = arith.divui %693, %c12 : index
      %698 = arith.addi %696, %697 : index
      %699 = arith.muli %698, %c3 : index
      %700 = arith.remui %693, %c12 : index
      %701 = arith.divui %700, %c13 : index
      %702 = arith.addi %699, %701 : index
      %703 = arith.muli %outTileRows, %c13 : index
      %704 = arith.muli %702, %703 : index
      %705 = arith.remui %656, %outTileRows : index
      %706 = arith.muli %705, %c13 : index
      %707 = arith.addi %704, %706 : index
      %708 = arith.remui %693, %c13 : index
      %709 = arith.addi %707, %708 : index
      memref.store %689, %out[%709] : memref<?xf16>
    }
    %710 = wave.lane
    wave.barrier
    %711 = wave.wave
    %712 = arith.muli %711, %c3 : index
    %713 = arith.addi %712, %c4 : index
    %714 = arith.muli %713, %c20 : index
    %715 = arith.addi %714, %710 : index
    %716 = vector.extract %418#2[0] : f32 from vector<8xf32>
    %717 = arith.addi %715, %c4 : index
    memref.store %716, %12[%717] : memref<?xf32>
    %718 = vector.extract %418#2[1] : f32 from vector<8xf32>
    %719 = arith.addi %715, %c1 : index
    memref.store %718, %12[%719] : memref<?xf32>
    %720 = vector.extract %418#2[2] : f32 from vector<8xf32>
    %721 = arith.addi %715, %c7 : index
    memref.store %720, %12[%721] : memref<?xf32>
    %722 = vector.extract %418#2[3] : f32 from vector<8xf32>
    %723 = arith.addi %715, %c22 : index
    memref.store %722, %12[%723] : memref<?xf32>
    %724 = vector.extract %418#2[4] : f32 from vector<8xf32>
    %725 = arith.addi %715, %c2 : index
    memref.store %724, %12[%725] : memref<?xf32>
    %726 = vector.extract %418#2[5] : f32 from vector<8xf32>
    %727 = arith.addi %715, %c23 : index
    memref.store %726, %12[%727] : memref<?xf32>
    %728 = vector.extract %418#2[6] : f32 from vector<8xf32>
    %729 = arith.addi %715, %c24 : index
    memref.store %728, %12[%729] : memref<?xf32>
    %730 = vector.extract %418#2[7] : f32 from vector<8xf32>
    %731 = arith.addi %715, %c25 : index
    memref.store %730, %12[%731] : memref<?xf32>
    %732 = arith.muli %711, %c3 : index
    %733 = arith.addi %732, %c5 : index
    %734 = arith.muli %733, %c20 : index
    %735 = arith.addi %734, %710 : index
    %736 = vector.extract %418#3[0] : f32 from vector<8xf32>
    %737 = arith.addi %735, %c4 : index
    memref.store %736, %12[%737] : memref<?xf32>
    %738 = vector.extract %418#3[1] : f32 from vector<8xf32>
    %739 = arith.addi %735, %c1 : index
    memref.store %738, %12[%739] : memref<?xf32>
    %740 = vector.extract %418#3[2] : f32 from vector<8xf32>
    %741 = arith.addi %735, %c7 : index
    memref.store %740, %12[%741] : memref<?xf32>
    %742 = vector.extract %418#3[3] : f32 from vector<8xf32>
    %743 = arith.addi %735, %c22 : index
    memref.store %742, %12[%743] : memref<?xf32>
    %744 = vector.extract %418#3[4] : f32 from vector<8xf32>
    %745 = arith.addi %735, %c2 : index
    memref.store %744, %12[%745] : memref<?xf32>
    %746 = vector.extract %418#3[5] : f32 from vector<8xf32>
    %747 = arith.addi %735, %c23 : index
    memref.store %746, %12[%747] : memref<?xf32>
    %748 = vector.extract %418#3[6] : f32 from vector<8xf32>
    %749 = arith.addi %735, %c24 : index
    memref.store %748, %12[%749] : memref<?xf32>
    %750 = vector.extract %418#3[7] : f32 from vector<8xf32>
    %751 = arith.addi %735, %c25 : index
    memref.store %750, %12[%751] : memref<?xf32>
    wave.barrier
    %752 = arith.muli %711, %c3 : index
    %753 = arith.addi %752, %c4 : index
    %754 = arith.muli %753, %c1 : index
    %755 = arith.addi %754, %710 : index
    %756 = arith.addi %755, %c4 : index
    %757 = memref.load %12[%756] : memref<?xf32>
    %758 = arith.addi %756, %c19 : index
    %759 = memref.load %12[%758] : memref<?xf32>
    %760 = arith.addf %757, %759 : f32
    %761 = arith.addi %756, %c26 : index
    %762 = memref.load %12[%761] : memref<?xf32>
    %763 = arith.addf %760, %762 : f32
    %764 = arith.addi %756, %c27 : index
    %765 = memref.load %12[%764] : memref<?xf32>
    %766 = arith.addf %763, %765 : f32
    %767 = arith.muli %753, %c1 : index
    %768 = arith.addi %767, %710 : index
    %769 = arith.addi %768, %c20 : index
    %770 = memref.load %12[%769] : memref<?xf32>
    %771 = arith.addi %769, %c19 : index
    %772 = memref.load %12[%771] : memref<?xf32>
    %773 = arith.addf %770, %772 : f32
    %774 = arith.addi %769, %c26 : index
    %775 = memref.load %12[%774] : memref<?xf32>
    %776 = arith.addf %773, %775 : f32
    %777 = arith.addi %769, %c27 : index
    %778 = memref.load %12[%777] : memref<?xf32>
    %779 = arith.addf %776, %778 : f32
    %780 = wave.lane
    %781 = arith.addi %11, %c12 : index
    %782 = arith.muli %753, %c3 : index
    %783 = arith.addi %781, %782 : index
    %784 = arith.divui %780, %c12 : index
    %785 = arith.addi %783, %784 : index
    %786 = arith.cmpi slt, %785, %10 : index
    scf.if %786 {
      %787 = arith.cmpi eq, %hasFactors, %c5 : index
      %788 = memref.load %factors[%785] : memref<?xf32>
      %789 = arith.select %787, %788, %c29 : f32
      %790 = arith.remui %780, %c12 : index
      %791 = arith.muli %790, %c18 : index
      %792 = arith.addi %6, %791 : index
      %793 = vector.load %w[%792] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %794 = vector.bitcast %793 : vector<4xi8> to vector<1xf32>
      %795 = vector.extract %794[0] : f32 from vector<1xf32>
      %796 = arith.mulf %795, %789 : f32
      %797 = arith.mulf %766, %796 : f32
      %798 = arith.remui %780, %c12 : index
      %799 = arith.muli %798, %c18 : index
      %800 = arith.addi %8, %799 : index
      %801 = vector.load %w[%800] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %802 = vector.bitcast %801 : vector<4xi8> to vector<1xf32>
      %803 = vector.extract %802[0] : f32 from vector<1xf32>
      %804 = arith.mulf %803, %789 : f32
      %805 = arith.mulf %779, %804 : f32
      %806 = arith.addi %6, %c7 : index
      %807 = vector.load %w[%806] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %808 = vector.bitcast %807 : vector<4xi8> to vector<1xf32>
      %809 = vector.extract %808[0] : f32 from vector<1xf32>
      %810 = arith.mulf %797, %c30 : f32
      %811 = wave.exp2 %810 : f32
      %812 = arith.addf %c29, %811 : f32
      %813 = arith.divf %797, %812 : f32
      %814 = arith.mulf %813, %805 : f32
      %815 = arith.mulf %814, %809 : f32
      %816 = arith.minimumf %815, %c31 : f32
      %817 = arith.maximumf %816, %c32 : f32
      %818 = arith.truncf %817 : f32 to f16
      %819 = arith.muli %0, %c12 : index
      %820 = wave.lane
      %821 = arith.remui %820, %c12 : index
      %822 = arith.addi %819, %821 : index
      %823 = arith.divui %785, %outTileRows : index
      %824 = arith.divui %outputFeatures, %c12 : index
      %825 = arith.muli %823, %824 : index
      %826 = arith.divui %822, %c12 : index
      %827 = arith.addi %825, %826 : index
      %828 = arith.muli %827, %c3 : index
      %829 = arith.remui %822, %c12 : index
      %830 = arith.divui %829, %c13 : index
      %831 = arith.addi %828, %830 : index
      %832 = arith.muli %outTileRows, %c13 : index
      %833 = arith.muli %831, %832 : index
      %834 = arith.remui %785, %outTileRows : index
      %835 = arith.muli %834, %c13 : index
      %836 = arith.addi %833, %835 : index
      %837 = arith.remui %822, %c13 : index
      %838 = arith.addi %836, %837 : index
      memref.store %818, %out[%838] : memref<?xf16>
    }
    %839 = arith.muli %711, %c3 : index
    %840 = arith.addi %839, %c5 : index
    %841 = arith.muli %840, %c1 : index
    %842 = arith.addi %841, %710 : index
    %843 = arith.addi %842, %c4 : index
    %844 = memref.load %12[%843] : memref<?xf32>
    %845 = arith.addi %843, %c19 : index
    %846 = memref.load %12[%845] : memref<?xf32>
    %847 = arith.addf %844, %846 : f32
    %848 = arith.addi %843, %c26 : index
    %849 = memref.load %12[%848] : memref<?xf32>
    %850 = arith.addf %847, %849 : f32
    %851 = arith.addi %843, %c27 : index
    %852 = memref.load %12[%851] : memref<?xf32>
    %853 = arith.addf %850, %852 : f32
    %854 = arith.muli %840, %c1 : index
    %855 = arith.addi %854, %710 : index
    %856 = arith.addi %855, %c20 : index
    %857 = memref.load %12[%856] : memref<?xf32>
    %858 = arith.addi %856, %c19 : index
    %859 = memref.load %12[%858] : memref<?xf32>
    %860 = arith.addf %857, %859 : f32
    %861 = arith.addi %856, %c26 : index
    %862 = memref.load %12[%861] : memref<?xf32>
    %863 = arith.addf %860, %862 : f32
    %864 = arith.addi %856, %c27 : index
    %865 = memref.load %12[%864] : memref<?xf32>
    %866 = arith.addf %863, %865 : f32
    %867 = wave.lane
    %868 = arith.addi %11, %c12 : index
    %869 = arith.muli %840, %c3 : index
    %870 = arith.addi %868, %869 : index
    %871 = arith.divui %867, %c12 : index
    %872 = arith.addi %870, %871 : index
    %873 = arith.cmpi slt, %872, %10 : index
    scf.if %873 {
      %874 = arith.cmpi eq, %hasFactors, %c5 : index
      %875 = memref.load %factors[%872] : memref<?xf32>
      %876 = arith.select %874, %875, %c29 : f32
      %877 = arith.remui %867, %c12 : index
      %878 = arith.muli %877, %c18 : index
      %879 = arith.addi %6, %878 : index
      %880 = vector.load %w[%879] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %881 = vector.bitcast %880 : vector<4xi8> to vector<1xf32>
      %882 = vector.extract %881[0] : f32 from vector<1xf32>
      %883 = arith.mulf %882, %876 : f32
      %884 = arith.mulf %853, %883 : f32
      %885 = arith.remui %867, %c12 : index
      %886 = arith.muli %885, %c18 : index
      %887 = arith.addi %8, %886 : index
      %888 = vector.load %w[%887] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %889 = vector.bitcast %888 : vector<4xi8> to vector<1xf32>
      %890 = vector.extract %889[0] : f32 from vector<1xf32>
      %891 = arith.mulf %890, %876 : f32
      %892 = arith.mulf %866, %891 : f32
      %893 = arith.addi %6, %c7 : index
      %894 = vector.load %w[%893] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %895 = vector.bitcast %894 : vector<4xi8> to vector<1xf32>
      %896 = vector.extract %895[0] : f32 from vector<1xf32>
      %897 = arith.mulf %884, %c30 : f32
      %898 = wave.exp2 %897 : f32
      %899 = arith.addf %c29, %898 : f32
      %900 = arith.divf %884, %899 : f32
      %901 = arith.mulf %900, %892 : f32
      %902 = arith.mulf %901, %896 : f32
      %903 = arith.minimumf %902, %c31 : f32
      %904 = arith.maximumf %903, %c32 : f32
      %905 = arith.truncf %904 : f32 to f16
      %906 = arith.muli %0, %c12 : index
      %907 = wave.lane
      %908 = arith.remui %907, %c12 : index
      %909 = arith.addi %906, %908 : index
      %910 = arith.divui %872, %outTileRows : index
      %911 = arith.divui %outputFeatures, %c12 : index
      %912 = arith.muli %910, %911 : index
      %913 = arith.divui %909, %c12 : index
      %914 = arith.addi %912, %913 : index
      %915 = arith.muli %914, %c3 : index
      %916 = arith.remui %909, %c12 : index
      %917 = arith.divui %916, %c13 : index
      %918 = arith.addi %915, %917 : index
      %919 = arith.muli %outTileRows, %c13 : index
      %920 = arith.muli %918, %919 : index
      %921 = arith.remui %872, %outTileRows : index
      %922 = arith.muli %921, %c13 : index
      %923 = arith.addi %920, %922 : index
      %924 = arith.remui %909, %c13 : index
      %925 = arith.addi %923, %924 : index
      memref.store %905, %out[%925] : memref<?xf16>
    }
    %926 = wave.lane
    wave.barrier
    %927 = wave.wave
    %928 = arith.muli %927, %c3 : index
    %929 = arith.addi %928, %c4 : index
    %930 = arith.muli %929, %c20 : index
    %931 = arith.addi %930, %926 : index
    %932 = vector.extract %418#4[0] : f32 from vector<8xf32>
    %933 = arith.addi %931, %c4 : index
    memref.store %932, %12[%933] : memref<?xf32>
    %934 = vector.extract %418#4[1] : f32 from vector<8xf32>
    %935 = arith.addi %931, %c1 : index
    memref.store %934, %12[%935] : memref<?xf32>
    %936 = vector.extract %418#4[2] : f32 from vector<8xf32>
    %937 = arith.addi %931, %c7 : index
    memref.store %936, %12[%937] : memref<?xf32>
    %938 = vector.extract %418#4[3] : f32 from vector<8xf32>
    %939 = arith.addi %931, %c22 : index
    memref.store %938, %12[%939] : memref<?xf32>
    %940 = vector.extract %418#4[4] : f32 from vector<8xf32>
    %941 = arith.addi %931, %c2 : index
    memref.store %940, %12[%941] : memref<?xf32>
    %942 = vector.extract %418#4[5] : f32 from vector<8xf32>
    %943 = arith.addi %931, %c23 : index
    memref.store %942, %12[%943] : memref<?xf32>
    %944 = vector.extract %418#4[6] : f32 from vector<8xf32>
    %945 = arith.addi %931, %c24 : index
    memref.store %944, %12[%945] : memref<?xf32>
    %946 = vector.extract %418#4[7] : f32 from vector<8xf32>
    %947 = arith.addi %931, %c25 : index
    memref.store %946, %12[%947] : memref<?xf32>
    %948 = arith.muli %927, %c3 : index
    %949 = arith.addi %948, %c5 : index
    %950 = arith.muli %949, %c20 : index
    %951 = arith.addi %950, %926 : index
    %952 = vector.extract %418#5[0] : f32 from vector<8xf32>
    %953 = arith.addi %951, %c4 : index
    memref.store %952, %12[%953] : memref<?xf32>
    %954 = vector.extract %418#5[1] : f32 from vector<8xf32>
    %955 = arith.addi %951, %c1 : index
    memref.store %954, %12[%955] : memref<?xf32>
    %956 = vector.extract %418#5[2] : f32 from vector<8xf32>
    %957 = arith.addi %951, %c7 : index
    memref.store %956, %12[%957] : memref<?xf32>
    %958 = vector.extract %418#5[3] : f32 from vector<8xf32>
    %959 = arith.addi %951, %c22 : index
    memref.store %958, %12[%959] : memref<?xf32>
    %960 = vector.extract %418#5[4] : f32 from vector<8xf32>
    %961 = arith.addi %951, %c2 : index
    memref.store %960, %12[%961] : memref<?xf32>
    %962 = vector.extract %418#5[5] : f32 from vector<8xf32>
    %963 = arith.addi %951, %c23 : index
    memref.store %962, %12[%963] : memref<?xf32>
    %964 = vector.extract %418#5[6] : f32 from vector<8xf32>
    %965 = arith.addi %951, %c24 : index
    memref.store %964, %12[%965] : memref<?xf32>
    %966 = vector.extract %418#5[7] : f32 from vector<8xf32>
    %967 = arith.addi %951, %c25 : index
    memref.store %966, %12[%967] : memref<?xf32>
    wave.barrier
    %968 = arith.muli %927, %c3 : index
    %969 = arith.addi %968, %c4 : index
    %970 = arith.muli %969, %c1 : index
    %971 = arith.addi %970, %926 : index
    %972 = arith.addi %971, %c4 : index
    %973 = memref.load %12[%972] : memref<?xf32>
    %974 = arith.addi %972, %c19 : index
    %975 = memref.load %12[%974] : memref<?xf32>
    %976 = arith.addf %973, %975 : f32
    %977 = arith.addi %972, %c26 : index
    %978 = memref.load %12[%977] : memref<?xf32>
    %979 = arith.addf %976, %978 : f32
    %980 = arith.addi %972, %c27 : index
    %981 = memref.load %12[%980] : memref<?xf32>
    %982 = arith.addf %979, %981 : f32
    %983 = arith.muli %969, %c1 : index
    %984 = arith.addi %983, %926 : index
    %985 = arith.addi %984, %c20 : index
    %986 = memref.load %12[%985] : memref<?xf32>
    %987 = arith.addi %985, %c19 : index
    %988 = memref.load %12[%987] : memref<?xf32>
    %989 = arith.addf %986, %988 : f32
    %990 = arith.addi %985, %c26 : index
    %991 = memref.load %12[%990] : memref<?xf32>
    %992 = arith.addf %989, %991 : f32
    %993 = arith.addi %985, %c27 : index
    %994 = memref.load %12[%993] : memref<?xf32>
    %995 = arith.addf %992, %994 : f32
    %996 = wave.lane
    %997 = arith.addi %11, %c1 : index
    %998 = arith.muli %969, %c3 : index
    %999 = arith.addi %997, %998 : index
    %1000 = arith.divui %996, %c12 : index
    %1001 = arith.addi %999, %1000 : index
    %1002 = arith.cmpi slt, %1001, %10 : index
    scf.if %1002 {
      %1003 = arith.cmpi eq, %hasFactors, %c5 : index
      %1004 = memref.load %factors[%1001] : memref<?xf32>
      %1005 = arith.select %1003, %1004, %c29 : f32
      %1006 = arith.remui %996, %c12 : index
      %1007 = arith.muli %1006, %c18 : index
      %1008 = arith.addi %6, %1007 : index
      %1009 = vector.load %w[%1008] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1010 = vector.bitcast %1009 : vector<4xi8> to vector<1xf32>
      %1011 = vector.extract %1010[0] : f32 from vector<1xf32>
      %1012 = arith.mulf %1011, %1005 : f32
      %1013 = arith.mulf %982, %1012 : f32
      %1014 = arith.remui %996, %c12 : index
      %1015 = arith.muli %1014, %c18 : index
      %1016 = arith.addi %8, %1015 : index
      %1017 = vector.load %w[%1016] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1018 = vector.bitcast %1017 : vector<4xi8> to vector<1xf32>
      %1019 = vector.extract %1018[0] : f32 from vector<1xf32>
      %1020 = arith.mulf %1019, %1005 : f32
      %1021 = arith.mulf %995, %1020 : f32
      %1022 = arith.addi %6, %c7 : index
      %1023 = vector.load %w[%1022] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1024 = vector.bitcast %1023 : vector<4xi8> to vector<1xf32>
      %1025 = vector.extract %1024[0] : f32 from vector<1xf32>
      %1026 = arith.mulf %1013, %c30 : f32
      %1027 = wave.exp2 %1026 : f32
      %1028 = arith.addf %c29, %1027 : f32
      %1029 = arith.divf %1013, %1028 : f32
      %1030 = arith.mulf %1029, %1021 : f32
      %1031 = arith.mulf %1030, %1025 : f32
      %1032 = arith.minimumf %1031, %c31 : f32
      %1033 = arith.maximumf %1032, %c32 : f32
      %1034 = arith.truncf %1033 : f32 to f16
      %1035 = arith.muli %0, %c12 : index
      %1036 = wave.lane
      %1037 = arith.remui %1036, %c12 : index
      %1038 = arith.addi %1035, %1037 : index
      %1039 = arith.divui %1001, %outTileRows : index
      %1040 = arith.divui %outputFeatures, %c12 : index
      %1041 = arith.muli %1039, %1040 : index
      %1042 = arith.divui %1038, %c12 : index
      %1043 = arith.addi %1041, %1042 : index
      %1044 = arith.muli %1043, %c3 : index
      %1045 = arith.remui %1038, %c12 : index
      %1046 = arith.divui %1045, %c13 : index
      %1047 = arith.addi %1044, %1046 : index
      %1048 = arith.muli %outTileRows, %c13 : index
      %1049 = arith.muli %1047, %1048 : index
      %1050 = arith.remui %1001, %outTileRows : index
      %1051 = arith.muli %1050, %c13 : index
      %1052 = arith.addi %1049, %1051 : index
      %1053 = arith.remui %1038, %c13 : index
      %1054 = arith.addi %1052, %1053 : index
      memref.store %1034, %out[%1054] : memref<?xf16>
    }
    %1055 = arith.muli %927, %c3 : index
    %1056 = arith.addi %1055, %c5 : index
    %1057 = arith.muli %1056, %c1 : index
    %1058 = arith.addi %1057, %926 : index
    %1059 = arith.addi %1058, %c4 : index
    %1060 = memref.load %12[%1059] : memref<?xf32>
    %1061 = arith.addi %1059, %c19 : index
    %1062 = memref.load %12[%1061] : memref<?xf32>
    %1063 = arith.addf %1060, %1062 : f32
    %1064 = arith.addi %1059, %c26 : index
    %1065 = memref.load %12[%1064] : memref<?xf32>
    %1066 = arith.addf %1063, %1065 : f32
    %1067 = arith.addi %1059, %c27 : index
    %1068 = memref.load %12[%1067] : memref<?xf32>
    %1069 = arith.addf %1066, %1068 : f32
    %1070 = arith.muli %1056, %c1 : index
    %1071 = arith.addi %1070, %926 : index
    %1072 = arith.addi %1071, %c20 : index
    %1073 = memref.load %12[%1072] : memref<?xf32>
    %1074 = arith.addi %1072, %c19 : index
    %1075 = memref.load %12[%1074] : memref<?xf32>
    %1076 = arith.addf %1073, %1075 : f32
    %1077 = arith.addi %1072, %c26 : index
    %1078 = memref.load %12[%1077] : memref<?xf32>
    %1079 = arith.addf %1076, %1078 : f32
    %1080 = arith.addi %1072, %c27 : index
    %1081 = memref.load %12[%1080] : memref<?xf32>
    %1082 = arith.addf %1079, %1081 : f32
    %1083 = wave.lane
    %1084 = arith.addi %11, %c1 : index
    %1085 = arith.muli %1056, %c3 : index
    %1086 = arith.addi %1084, %1085 : index
    %1087 = arith.divui %1083, %c12 : index
    %1088 = arith.addi %1086, %1087 : index
    %1089 = arith.cmpi slt, %1088, %10 : index
    scf.if %1089 {
      %1090 = arith.cmpi eq, %hasFactors, %c5 : index
      %1091 = memref.load %factors[%1088] : memref<?xf32>
      %1092 = arith.select %1090, %1091, %c29 : f32
      %1093 = arith.remui %1083, %c12 : index
      %1094 = arith.muli %1093, %c18 : index
      %1095 = arith.addi %6, %1094 : index
      %1096 = vector.load %w[%1095] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1097 = vector.bitcast %1096 : vector<4xi8> to vector<1xf32>
      %1098 = vector.extract %1097[0] : f32 from vector<1xf32>
      %1099 = arith.mulf %1098, %1092 : f32
      %1100 = arith.mulf %1069, %1099 : f32
      %1101 = arith.remui %1083, %c12 : index
      %1102 = arith.muli %1101, %c18 : index
      %1103 = arith.addi %8, %1102 : index
      %1104 = vector.load %w[%1103] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1105 = vector.bitcast %1104 : vector<4xi8> to vector<1xf32>
      %1106 = vector.extract %1105[0] : f32 from vector<1xf32>
      %1107 = arith.mulf %1106, %1092 : f32
      %1108 = arith.mulf %1082, %1107 : f32
      %1109 = arith.addi %6, %c7 : index
      %1110 = vector.load %w[%1109] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1111 = vector.bitcast %1110 : vector<4xi8> to vector<1xf32>
      %1112 = vector.extract %1111[0] : f32 from vector<1xf32>
      %1113 = arith.mulf %1100, %c30 : f32
      %1114 = wave.exp2 %1113 : f32
      %1115 = arith.addf %c29, %1114 : f32
      %1116 = arith.divf %1100, %1115 : f32
      %1117 = arith.mulf %1116, %1108 : f32
      %1118 = arith.mulf %1117, %1112 : f32
      %1119 = arith.minimumf %1118, %c31 : f32
      %1120 = arith.maximumf %1119, %c32 : f32
      %1121 = arith.truncf %1120 : f32 to f16
      %1122 = arith.muli %0, %c12 : index
      %1123 = wave.lane
      %1124 = arith.remui %1123, %c12 : index
      %1125 = arith.addi %1122, %1124 : index
      %1126 = arith.divui %1088, %outTileRows : index
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
      %1137 = arith.remui %1088, %outTileRows : index
      %1138 = arith.muli %1137, %c13 : index
      %1139 = arith.addi %1136, %1138 : index
      %1140 = arith.remui %1125, %c13 : index
      %1141 = arith.addi %1139, %1140 : index
      memref.store %1121, %out[%1141] : memref<?xf16>
    }
    %1142 = wave.lane
    wave.barrier
    %1143 = wave.wave
    %1144 = arith.muli %1143, %c3 : index
    %1145 = arith.addi %1144, %c4 : index
    %1146 = arith.muli %1145, %c20 : index
    %1147 = arith.addi %1146, %1142 : index
    %1148 = vector.extract %418#6[0] : f32 from vector<8xf32>
    %1149 = arith.addi %1147, %c4 : index
    memref.store %1148, %12[%1149] : memref<?xf32>
    %1150 = vector.extract %418#6[1] : f32 from vector<8xf32>
    %1151 = arith.addi %1147, %c1 : index
    memref.store %1150, %12[%1151] : memref<?xf32>
    %1152 = vector.extract %418#6[2] : f32 from vector<8xf32>
    %1153 = arith.addi %1147, %c7 : index
    memref.store %1152, %12[%1153] : memref<?xf32>
    %1154 = vector.extract %418#6[3] : f32 from vector<8xf32>
    %1155 = arith.addi %1147, %c22 : index
    memref.store %1154, %12[%1155] : memref<?xf32>
    %1156 = vector.extract %418#6[4] : f32 from vector<8xf32>
    %1157 = arith.addi %1147, %c2 : index
    memref.store %1156, %12[%1157] : memref<?xf32>
    %1158 = vector.extract %418#6[5] : f32 from vector<8xf32>
    %1159 = arith.addi %1147, %c23 : index
    memref.store %1158, %12[%1159] : memref<?xf32>
    %1160 = vector.extract %418#6[6] : f32 from vector<8xf32>
    %1161 = arith.addi %1147, %c24 : index
    memref.store %1160, %12[%1161] : memref<?xf32>
    %1162 = vector.extract %418#6[7] : f32 from vector<8xf32>
    %1163 = arith.addi %1147, %c25 : index
    memref.store %1162, %12[%1163] : memref<?xf32>
    %1164 = arith.muli %1143, %c3 : index
    %1165 = arith.addi %1164, %c5 : index
    %1166 = arith.muli %1165, %c20 : index
    %1167 = arith.addi %1166, %1142 : index
    %1168 = vector.extract %418#7[0] : f32 from vector<8xf32>
    %1169 = arith.addi %1167, %c4 : index
    memref.store %1168, %12[%1169] : memref<?xf32>
    %1170 = vector.extract %418#7[1] : f32 from vector<8xf32>
    %1171 = arith.addi %1167, %c1 : index
    memref.store %1170, %12[%1171] : memref<?xf32>
    %1172 = vector.extract %418#7[2] : f32 from vector<8xf32>
    %1173 = arith.addi %1167, %c7 : index
    memref.store %1172, %12[%1173] : memref<?xf32>
    %1174 = vector.extract %418#7[3] : f32 from vector<8xf32>
    %1175 = arith.addi %1167, %c22 : index
    memref.store %1174, %12[%1175] : memref<?xf32>
    %1176 = vector.extract %418#7[4] : f32 from vector<8xf32>
    %1177 = arith.addi %1167, %c2 : index
    memref.store %1176, %12[%1177] : memref<?xf32>
    %1178 = vector.extract %418#7[5] : f32 from vector<8xf32>
    %1179 = arith.addi %1167, %c23 : index
    memref.store %1178, %12[%1179] : memref<?xf32>
    %1180 = vector.extract %418#7[6] : f32 from vector<8xf32>
    %1181 = arith.addi %1167, %c24 : index
    memref.store %1180, %12[%1181] : memref<?xf32>
    %1182 = vector.extract %418#7[7] : f32 from vector<8xf32>
    %1183 = arith.addi %1167, %c25 : index
    memref.store %1182, %12[%1183] : memref<?xf32>
    wave.barrier
    %1184 = arith.muli %1143, %c3 : index
    %1185 = arith.addi %1184, %c4 : index
    %1186 = arith.muli %1185, %c1 : index
    %1187 = arith.addi %1186, %1142 : index
    %1188 = arith.addi %1187, %c4 : index
    %1189 = memref.load %12[%1188] : memref<?xf32>
    %1190 = arith.addi %1188, %c19 : index
    %1191 = memref.load %12[%1190] : memref<?xf32>
    %1192 = arith.addf %1189, %1191 : f32
    %1193 = arith.addi %1188, %c26 : index
    %1194 = memref.load %12[%1193] : memref<?xf32>
    %1195 = arith.addf %1192, %1194 : f32
    %1196 = arith.addi %1188, %c27 : index
    %1197 = memref.load %12[%1196] : memref<?xf32>
    %1198 = arith.addf %1195, %1197 : f32
    %1199 = arith.muli %1185, %c1 : index
    %1200 = arith.addi %1199, %1142 : index
    %1201 = arith.addi %1200, %c20 : index
    %1202 = memref.load %12[%1201] : memref<?xf32>
    %1203 = arith.addi %1201, %c19 : index
    %1204 = memref.load %12[%1203] : memref<?xf32>
    %1205 = arith.addf %1202, %1204 : f32
    %1206 = arith.addi %1201, %c26 : index
    %1207 = memref.load %12[%1206] : memref<?xf32>
    %1208 = arith.addf %1205, %1207 : f32
    %1209 = arith.addi %1201, %c27 : index
    %1210 = memref.load %12[%1209] : memref<?xf32>
    %1211 = arith.addf %1208, %1210 : f32
    %1212 = wave.lane
    %1213 = arith.addi %11, %c14 : index
    %1214 = arith.muli %1185, %c3 : index
    %1215 = arith.addi %1213, %1214 : index
    %1216 = arith.divui %1212, %c12 : index
    %1217 = arith.addi %1215, %1216 : index
    %1218 = arith.cmpi slt, %1217, %10 : index
    scf.if %1218 {
      %1219 = arith.cmpi eq, %hasFactors, %c5 : index
      %1220 = memref.load %factors[%1217] : memref<?xf32>
      %1221 = arith.select %1219, %1220, %c29 : f32
      %1222 = arith.remui %1212, %c12 : index
      %1223 = arith.muli %1222, %c18 : index
      %1224 = arith.addi %6, %1223 : index
      %1225 = vector.load %w[%1224] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1226 = vector.bitcast %1225 : vector<4xi8> to vector<1xf32>
      %1227 = vector.extract %1226[0] : f32 from vector<1xf32>
      %1228 = arith.mulf %1227, %1221 : f32
      %1229 = arith.mulf %1198, %1228 : f32
      %1230 = arith.remui %1212, %c12 : index
      %1231 = arith.muli %1230, %c18 : index
      %1232 = arith.addi %8, %1231 : index
      %1233 = vector.load %w[%1232] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1234 = vector.bitcast %1233 : vector<4xi8> to vector<1xf32>
      %1235 = vector.extract %1234[0] : f32 from vector<1xf32>
      %1236 = arith.mulf %1235, %1221 : f32
      %1237 = arith.mulf %1211, %1236 : f32
      %1238 = arith.addi %6, %c7 : index
      %1239 = vector.load %w[%1238] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1240 = vector.bitcast %1239 : vector<4xi8> to vector<1xf32>
      %1241 = vector.extract %1240[0] : f32 from vector<1xf32>
      %1242 = arith.mulf %1229, %c30 : f32
      %1243 = wave.exp2 %1242 : f32
      %1244 = arith.addf %c29, %1243 : f32
      %1245 = arith.divf %1229, %1244 : f32
      %1246 = arith.mulf %1245, %1237 : f32
      %1247 = arith.mulf %1246, %1241 : f32
      %1248 = arith.minimumf %1247, %c31 : f32
      %1249 = arith.maximumf %1248, %c32 : f32
      %1250 = arith.truncf %1249 : f32 to f16
      %1251 = arith.muli %0, %c12 : index
      %1252 = wave.lane
      %1253 = arith.remui %1252, %c12 : index
      %1254 = arith.addi %1251, %1253 : index
      %1255 = arith.divui %1217, %outTileRows : index
      %1256 = arith.divui %outputFeatures, %c12 : index
      %1257 = arith.muli %1255, %1256 : index
      %1258 = arith.divui %1254, %c12 : index
      %1259 = arith.addi %1257, %1258 : index
      %1260 = arith.muli %1259, %c3 : index
      %1261 = arith.remui %1254, %c12 : index
      %1262 = arith.divui %1261, %c13 : index
      %1263 = arith.addi %1260, %1262 : index
      %1264 = arith.muli %outTileRows, %c13 : index
      %1265 = arith.muli %1263, %1264 : index
      %1266 = arith.remui %1217, %outTileRows : index
      %1267 = arith.muli %1266, %c13 : index
      %1268 = arith.addi %1265, %1267 : index
      %1269 = arith.remui %1254, %c13 : index
      %1270 = arith.addi %1268, %1269 : index
      memref.store %1250, %out[%1270] : memref<?xf16>
    }
    %1271 = arith.muli %1143, %c3 : index
    %1272 = arith.addi %1271, %c5 : index
    %1273 = arith.muli %1272, %c1 : index
    %1274 = arith.addi %1273, %1142 : index
    %1275 = arith.addi %1274, %c4 : index
    %1276 = memref.load %12[%1275] : memref<?xf32>
    %1277 = arith.addi %1275, %c19 : index
    %1278 = memref.load %12[%1277] : memref<?xf32>
    %1279 = arith.addf %1276, %1278 : f32
    %1280 = arith.addi %1275, %c26 : index
    %1281 = memref.load %12[%1280] : memref<?xf32>
    %1282 = arith.addf %1279, %1281 : f32
    %1283 = arith.addi %1275, %c27 : index
    %1284 = memref.load %12[%1283] : memref<?xf32>
    %1285 = arith.addf %1282, %1284 : f32
    %1286 = arith.muli %1272, %c1 : index
    %1287 = arith.addi %1286, %1142 : index
    %1288 = arith.addi %1287, %c20 : index
    %1289 = memref.load %12[%1288] : memref<?xf32>
    %1290 = arith.addi %1288, %c19 : index
    %1291 = memref.load %12[%1290] : memref<?xf32>
    %1292 = arith.addf %1289, %1291 : f32
    %1293 = arith.addi %1288, %c26 : index
    %1294 = memref.load %12[%1293] : memref<?xf32>
    %1295 = arith.addf %1292, %1294 : f32
    %1296 = arith.addi %1288, %c27 : index
    %1297 = memref.load %12[%1296] : memref<?xf32>
    %1298 = arith.addf %1295, %1297 : f32
    %1299 = wave.lane
    %1300 = arith.addi %11, %c14 : index
    %1301 = arith.muli %1272, %c3 : index
    %1302 = arith.addi %1300, %1301 : index
    %1303 = arith.divui %1299, %c12 : index
    %1304 = arith.addi %1302, %1303 : index
    %1305 = arith.cmpi slt, %1304, %10 : index
    scf.if %1305 {
      %1306 = arith.cmpi eq, %hasFactors, %c5 : index
      %1307 = memref.load %factors[%1304] : memref<?xf32>
      %1308 = arith.select %1306, %1307, %c29 : f32
      %1309 = arith.remui %1299, %c12 : index
      %1310 = arith.muli %1309, %c18 : index
      %1311 = arith.addi %6, %1310 : index
      %1312 = vector.load %w[%1311] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1313 = vector.bitcast %1312 : vector<4xi8> to vector<1xf32>
      %1314 = vector.extract %1313[0] : f32 from vector<1xf32>
      %1315 = arith.mulf %1314, %1308 : f32
      %1316 = arith.mulf %1285, %1315 : f32
      %1317 = arith.remui %1299, %c12 : index
      %1318 = arith.muli %1317, %c18 : index
      %1319 = arith.addi %8, %1318 : index
      %1320 = vector.load %w[%1319] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1321 = vector.bitcast %1320 : vector<4xi8> to vector<1xf32>
      %1322 = vector.extract %1321[0] : f32 from vector<1xf32>
      %1323 = arith.mulf %1322, %1308 : f32
      %1324 = arith.mulf %1298, %1323 : f32
      %1325 = arith.addi %6, %c7 : index
      %1326 = vector.load %w[%1325] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1327 = vector.bitcast %1326 : vector<4xi8> to vector<1xf32>
      %1328 = vector.extract %1327[0] : f32 from vector<1xf32>
      %1329 = arith.mulf %1316, %c30 : f32
      %1330 = wave.exp2 %1329 : f32
      %1331 = arith.addf %c29, %1330 : f32
      %1332 = arith.divf %1316, %1331 : f32
      %1333 = arith.mulf %1332, %1324 : f32
      %1334 = arith.mulf %1333, %1328 : f32
      %1335 = arith.minimumf %1334, %c31 : f32
      %1336 = arith.maximumf %1335, %c32 : f32
      %1337 = arith.truncf %1336 : f32 to f16
      %1338 = arith.muli %0, %c12 : index
      %1339 = wave.lane
      %1340 = arith.remui %1339, %c12 : index
      %1341 = arith.addi %1338, %1340 : index
      %1342 = arith.divui %1304, %outTileRows : index
      %1343 = arith.divui %outputFeatures, %c12 : index
      %1344 = arith.muli %1342, %1343 : index
      %1345 = arith.divui %1341, %c12 : index
      %1346 = arith.addi %1344, %1345 : index
      %1347 = arith.muli %1346, %c3 : index
      %1348 = arith.remui %1341, %c12 : index
      %1349 = arith.divui %1348, %c13 : index
      %1350 = arith.addi %1347, %1349 : index
      %1351 = arith.muli %outTileRows, %c13 : index
      %1352 = arith.muli %1350, %1351 : index
      %1353 = arith.remui %1304, %outTileRows : index
      %1354 = arith.muli %1353, %c13 : index
      %1355 = arith.addi %1352, %1354 : index
      %1356 = arith.remui %1341, %c13 : index
      %1357 = arith.addi %1355, %1356 : index
      memref.store %1337, %out[%1357] : memref<?xf16>
    }
  }
  wave.return
}
