// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 2 : i64} {
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
  %c27 = arith.constant 0x3F800000 : f32
  %c28 = arith.constant 0xBFB8AA3B : f32
  %c29 = arith.constant 0x477FE000 : f32
  %c30 = arith.constant 0xC77FE000 : f32
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
      %560 = memref.load %factors[%557] : memref<?xf32>
      %561 = arith.select %559, %560, %c27 : f32
      %562 = arith.remui %552, %c12 : index
      %563 = arith.muli %562, %c18 : index
      %564 = arith.addi %6, %563 : index
      %565 = vector.load %w[%564] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %566 = vector.bitcast %565 : vector<4xi8> to vector<1xf32>
      %567 = vector.extract %566[0] : f32 from vector<1xf32>
      %568 = arith.mulf %567, %561 : f32
      %569 = arith.mulf %544, %568 : f32
      %570 = arith.remui %552, %c12 : index
      %571 = arith.muli %570, %c18 : index
      %572 = arith.addi %8, %571 : index
      %573 = vector.load %w[%572] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %574 = vector.bitcast %573 : vector<4xi8> to vector<1xf32>
      %575 = vector.extract %574[0] : f32 from vector<1xf32>
      %576 = arith.mulf %575, %561 : f32
      %577 = arith.mulf %551, %576 : f32
      %578 = arith.addi %6, %c7 : index
      %579 = vector.load %w[%578] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %580 = vector.bitcast %579 : vector<4xi8> to vector<1xf32>
      %581 = vector.extract %580[0] : f32 from vector<1xf32>
      %582 = arith.mulf %569, %c28 : f32
      %583 = wave.exp2 %582 : f32
      %584 = arith.addf %c27, %583 : f32
      %585 = arith.divf %569, %584 : f32
      %586 = arith.mulf %585, %577 : f32
      %587 = arith.mulf %586, %581 : f32
      %588 = arith.minimumf %587, %c29 : f32
      %589 = arith.maximumf %588, %c30 : f32
      %590 = arith.truncf %589 : f32 to f16
      %591 = arith.muli %0, %c12 : index
      %592 = wave.lane
      %593 = arith.remui %592, %c12 : index
      %594 = arith.addi %591, %593 : index
      %595 = arith.divui %557, %outTileRows : index
      %596 = arith.divui %outputFeatures, %c12 : index
      %597 = arith.muli %595, %596 : index
      %598 = arith.divui %594, %c12 : index
      %599 = arith.addi %597, %598 : index
      %600 = arith.muli %599, %c3 : index
      %601 = arith.remui %594, %c12 : index
      %602 = arith.divui %601, %c13 : index
      %603 = arith.addi %600, %602 : index
      %604 = arith.muli %outTileRows, %c13 : index
      %605 = arith.muli %603, %604 : index
      %606 = arith.remui %557, %outTileRows : index
      %607 = arith.muli %606, %c13 : index
      %608 = arith.addi %605, %607 : index
      %609 = arith.remui %594, %c13 : index
      %610 = arith.addi %608, %609 : index
      memref.store %590, %out[%610] : memref<?xf16>
    }
    %611 = arith.muli %495, %c18 : index
    %612 = arith.addi %611, %c5 : index
    %613 = arith.muli %612, %c1 : index
    %614 = arith.addi %613, %494 : index
    %615 = arith.addi %614, %c4 : index
    %616 = memref.load %12[%615] : memref<?xf32>
    %617 = arith.addi %615, %c19 : index
    %618 = memref.load %12[%617] : memref<?xf32>
    %619 = arith.addf %616, %618 : f32
    %620 = arith.muli %612, %c1 : index
    %621 = arith.addi %620, %494 : index
    %622 = arith.addi %621, %c20 : index
    %623 = memref.load %12[%622] : memref<?xf32>
    %624 = arith.addi %622, %c19 : index
    %625 = memref.load %12[%624] : memref<?xf32>
    %626 = arith.addf %623, %625 : f32
    %627 = wave.lane
    %628 = arith.addi %11, %c4 : index
    %629 = arith.muli %612, %c3 : index
    %630 = arith.addi %628, %629 : index
    %631 = arith.divui %627, %c12 : index
    %632 = arith.addi %630, %631 : index
    %633 = arith.cmpi slt, %632, %10 : index
    scf.if %633 {
      %634 = arith.cmpi eq, %hasFactors, %c5 : index
      %635 = memref.load %factors[%632] : memref<?xf32>
      %636 = arith.select %634, %635, %c27 : f32
      %637 = arith.remui %627, %c12 : index
      %638 = arith.muli %637, %c18 : index
      %639 = arith.addi %6, %638 : index
      %640 = vector.load %w[%639] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %641 = vector.bitcast %640 : vector<4xi8> to vector<1xf32>
      %642 = vector.extract %641[0] : f32 from vector<1xf32>
      %643 = arith.mulf %642, %636 : f32
      %644 = arith.mulf %619, %643 : f32
      %645 = arith.remui %627, %c12 : index
      %646 = arith.muli %645, %c18 : index
      %647 = arith.addi %8, %646 : index
      %648 = vector.load %w[%647] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %649 = vector.bitcast %648 : vector<4xi8> to vector<1xf32>
      %650 = vector.extract %649[0] : f32 from vector<1xf32>
      %651 = arith.mulf %650, %636 : f32
      %652 = arith.mulf %626, %651 : f32
      %653 = arith.addi %6, %c7 : index
      %654 = vector.load %w[%653] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %655 = vector.bitcast %654 : vector<4xi8> to vector<1xf32>
      %656 = vector.extract %655[0] : f32 from vector<1xf32>
      %657 = arith.mulf %644, %c28 : f32
      %658 = wave.exp2 %657 : f32
      %659 = arith.addf %c27, %658 : f32
      %660 = arith.divf %644, %659 : f32
      %661 = arith.mulf %660, %652 : f32
      %662 = arith.mulf %661, %656 : f32
      %663 = arith.minimumf %662, %c29 : f32
      %664 = arith.maximumf %663, %c30 : f32
      %665 = arith.truncf %664 : f32 to f16
      %666 = arith.muli %0, %c12 : index
      %667 = wave.lane
      %668 = arith.remui %667, %c12 : index
      %669 = arith.addi %666, %668 : index
      %670 = arith.divui %632, %outTileRows : index
      %671 = arith.divui %outputFeatures, %c12 : index
      %672 = arith.muli %670, %671 : index
      %673 = arith.divui %669, %c12 : index
      %674 = arith.addi %672, %673 : index
      %675 = arith.muli %674, %c3 : index
      %676 = arith.remui %669, %c12 : index
      %677 = arith.divui %676, %c13 : index
      %678 = arith.addi %675, %677 : index
      %679 = arith.muli %outTileRows, %c13 : index
      %680 = arith.muli %678, %679 : index
      %681 = arith.remui %632, %outTileRows : index
      %682 = arith.muli %681, %c13 : index
      %683 = arith.addi %680, %682 : index
      %684 = arith.remui %669, %c13 : index
      %685 = arith.addi %683, %684 : index
      memref.store %665, %out[%685] : memref<?xf16>
    }
    %686 = arith.muli %495, %c18 : index
    %687 = arith.addi %686, %c3 : index
    %688 = arith.muli %687, %c1 : index
    %689 = arith.addi %688, %494 : index
    %690 = arith.addi %689, %c4 : index
    %691 = memref.load %12[%690] : memref<?xf32>
    %692 = arith.addi %690, %c19 : index
    %693 = memref.load %12[%692] : memref<?xf32>
    %694 = arith.addf %691, %693 : f32
    %695 = arith.muli %687, %c1 : index
    %696 = arith.addi %695, %494 : index
    %697 = arith.addi %696, %c20 : index
    %698 = memref.load %12[%697] : memref<?xf32>
    %699 = arith.addi %697, %c19 : index
    %700 = memref.load %12[%699] : memref<?xf32>
    %701 = arith.addf %698, %700 : f32
    %702 = wave.lane
    %703 = arith.addi %11, %c4 : index
    %704 = arith.muli %687, %c3 : index
    %705 = arith.addi %703, %704 : index
    %706 = arith.divui %702, %c12 : index
    %707 = arith.addi %705, %706 : index
    %708 = arith.cmpi slt, %707, %10 : index
    scf.if %708 {
      %709 = arith.cmpi eq, %hasFactors, %c5 : index
      %710 = memref.load %factors[%707] : memref<?xf32>
      %711 = arith.select %709, %710, %c27 : f32
      %712 = arith.remui %702, %c12 : index
      %713 = arith.muli %712, %c18 : index
      %714 = arith.addi %6, %713 : index
      %715 = vector.load %w[%714] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %716 = vector.bitcast %715 : vector<4xi8> to vector<1xf32>
      %717 = vector.extract %716[0] : f32 from vector<1xf32>
      %718 = arith.mulf %717, %711 : f32
      %719 = arith.mulf %694, %718 : f32
      %720 = arith.remui %702, %c12 : index
      %721 = arith.muli %720, %c18 : index
      %722 = arith.addi %8, %721 : index
      %723 = vector.load %w[%722] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %724 = vector.bitcast %723 : vector<4xi8> to vector<1xf32>
      %725 = vector.extract %724[0] : f32 from vector<1xf32>
      %726 = arith.mulf %725, %711 : f32
      %727 = arith.mulf %701, %726 : f32
      %728 = arith.addi %6, %c7 : index
      %729 = vector.load %w[%728] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %730 = vector.bitcast %729 : vector<4xi8> to vector<1xf32>
      %731 = vector.extract %730[0] : f32 from vector<1xf32>
      %732 = arith.mulf %719, %c28 : f32
      %733 = wave.exp2 %732 : f32
      %734 = arith.addf %c27, %733 : f32
      %735 = arith.divf %719, %734 : f32
      %736 = arith.mulf %735, %727 : f32
      %737 = arith.mulf %736, %731 : f32
      %738 = arith.minimumf %737, %c29 : f32
      %739 = arith.maximumf %738, %c30 : f32
      %740 = arith.truncf %739 : f32 to f16
      %741 = arith.muli %0, %c12 : index
      %742 = wave.lane
      %743 = arith.remui %742, %c12 : index
      %744 = arith.addi %741, %743 : index
      %745 = arith.divui %707, %outTileRows : index
      %746 = arith.divui %outputFeatures, %c12 : index
      %747 = arith.muli %745, %746 : index
      %748 = arith.divui %744, %c12 : index
      %749 = arith.addi %747, %748 : index
      %750 = arith.muli %749, %c3 : index
      %751 = arith.remui %744, %c12 : index
      %752 = arith.divui %751, %c13 : index
      %753 = arith.addi %750, %752 : index
      %754 = arith.muli %outTileRows, %c13 : index
      %755 = arith.muli %753, %754 : index
      %756 = arith.remui %707, %outTileRows : index
      %757 = arith.muli %756, %c13 : index
      %758 = arith.addi %755, %757 : index
      %759 = arith.remui %744, %c13 : index
      %760 = arith.addi %758, %759 : index
      memref.store %740, %out[%760] : memref<?xf16>
    }
    %761 = arith.muli %495, %c18 : index
    %762 = arith.addi %761, %c21 : index
    %763 = arith.muli %762, %c1 : index
    %764 = arith.addi %763, %494 : index
    %765 = arith.addi %764, %c4 : index
    %766 = memref.load %12[%765] : memref<?xf32>
    %767 = arith.addi %765, %c19 : index
    %768 = memref.load %12[%767] : memref<?xf32>
    %769 = arith.addf %766, %768 : f32
    %770 = arith.muli %762, %c1 : index
    %771 = arith.addi %770, %494 : index
    %772 = arith.addi %771, %c20 : index
    %773 = memref.load %12[%772] : memref<?xf32>
    %774 = arith.addi %772, %c19 : index
    %775 = memref.load %12[%774] : memref<?xf32>
    %776 = arith.addf %773, %775 : f32
    %777 = wave.lane
    %778 = arith.addi %11, %c4 : index
    %779 = arith.muli %762, %c3 : index
    %780 = arith.addi %778, %779 : index
    %781 = arith.divui %777, %c12 : index
    %782 = arith.addi %780, %781 : index
    %783 = arith.cmpi slt, %782, %10 : index
    scf.if %783 {
      %784 = arith.cmpi eq, %hasFactors, %c5 : index
      %785 = memref.load %factors[%782] : memref<?xf32>
      %786 = arith.select %784, %785, %c27 : f32
      %787 = arith.remui %777, %c12 : index
      %788 = arith.muli %787, %c18 : index
      %789 = arith.addi %6, %788 : index
      %790 = vector.load %w[%789] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %791 = vector.bitcast %790 : vector<4xi8> to vector<1xf32>
      %792 = vector.extract %791[0] : f32 from vector<1xf32>
      %793 = arith.mulf %792, %786 : f32
      %794 = arith.mulf %769, %793 : f32
      %795 = arith.remui %777, %c12 : index
      %796 = arith.muli %795, %c18 : index
      %797 = arith.addi %8, %796 : index
      %798 = vector.load %w[%797] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %799 = vector.bitcast %798 : vector<4xi8> to vector<1xf32>
      %800 = vector.extract %799[0] : f32 from vector<1xf32>
      %801 = arith.mulf %800, %786 : f32
      %802 = arith.mulf %776, %801 : f32
      %803 = arith.addi %6, %c7 : index
      %804 = vector.load %w[%803] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %805 = vector.bitcast %804 : vector<4xi8> to vector<1xf32>
      %806 = vector.extract %805[0] : f32 from vector<1xf32>
      %807 = arith.mulf %794, %c28 : f32
      %808 = wave.exp2 %807 : f32
      %809 = arith.addf %c27, %808 : f32
      %810 = arith.divf %794, %809 : f32
      %811 = arith.mulf %810, %802 : f32
      %812 = arith.mulf %811, %806 : f32
      %813 = arith.minimumf %812, %c29 : f32
      %814 = arith.maximumf %813, %c30 : f32
      %815 = arith.truncf %814 : f32 to f16
      %816 = arith.muli %0, %c12 : index
      %817 = wave.lane
      %818 = arith.remui %817, %c12 : index
      %819 = arith.addi %816, %818 : index
      %820 = arith.divui %782, %outTileRows : index
      %821 = arith.divui %outputFeatures, %c12 : index
      %822 = arith.muli %820, %821 : index
      %823 = arith.divui %819, %c12 : index
      %824 = arith.addi %822, %823 : index
      %825 = arith.muli %824, %c3 : index
      %826 = arith.remui %819, %c12 : index
      %827 = arith.divui %826, %c13 : index
      %828 = arith.addi %825, %827 : index
      %829 = arith.muli %outTileRows, %c13 : index
      %830 = arith.muli %828, %829 : index
      %831 = arith.remui %782, %outTileRows : index
      %832 = arith.muli %831, %c13 : index
      %833 = arith.addi %830, %832 : index
      %834 = arith.remui %819, %c13 : index
      %835 = arith.addi %833, %834 : index
      memref.store %815, %out[%835] : memref<?xf16>
    }
    %836 = wave.lane
    wave.barrier
    %837 = wave.wave
    %838 = arith.muli %837, %c3 : index
    %839 = arith.addi %838, %c4 : index
    %840 = arith.muli %839, %c20 : index
    %841 = arith.addi %840, %836 : index
    %842 = vector.extract %418#2[0] : f32 from vector<8xf32>
    %843 = arith.addi %841, %c4 : index
    memref.store %842, %12[%843] : memref<?xf32>
    %844 = vector.extract %418#2[1] : f32 from vector<8xf32>
    %845 = arith.addi %841, %c1 : index
    memref.store %844, %12[%845] : memref<?xf32>
    %846 = vector.extract %418#2[2] : f32 from vector<8xf32>
    %847 = arith.addi %841, %c7 : index
    memref.store %846, %12[%847] : memref<?xf32>
    %848 = vector.extract %418#2[3] : f32 from vector<8xf32>
    %849 = arith.addi %841, %c22 : index
    memref.store %848, %12[%849] : memref<?xf32>
    %850 = vector.extract %418#2[4] : f32 from vector<8xf32>
    %851 = arith.addi %841, %c2 : index
    memref.store %850, %12[%851] : memref<?xf32>
    %852 = vector.extract %418#2[5] : f32 from vector<8xf32>
    %853 = arith.addi %841, %c23 : index
    memref.store %852, %12[%853] : memref<?xf32>
    %854 = vector.extract %418#2[6] : f32 from vector<8xf32>
    %855 = arith.addi %841, %c24 : index
    memref.store %854, %12[%855] : memref<?xf32>
    %856 = vector.extract %418#2[7] : f32 from vector<8xf32>
    %857 = arith.addi %841, %c25 : index
    memref.store %856, %12[%857] : memref<?xf32>
    %858 = arith.muli %837, %c3 : index
    %859 = arith.addi %858, %c5 : index
    %860 = arith.muli %859, %c20 : index
    %861 = arith.addi %860, %836 : index
    %862 = vector.extract %418#3[0] : f32 from vector<8xf32>
    %863 = arith.addi %861, %c4 : index
    memref.store %862, %12[%863] : memref<?xf32>
    %864 = vector.extract %418#3[1] : f32 from vector<8xf32>
    %865 = arith.addi %861, %c1 : index
    memref.store %864, %12[%865] : memref<?xf32>
    %866 = vector.extract %418#3[2] : f32 from vector<8xf32>
    %867 = arith.addi %861, %c7 : index
    memref.store %866, %12[%867] : memref<?xf32>
    %868 = vector.extract %418#3[3] : f32 from vector<8xf32>
    %869 = arith.addi %861, %c22 : index
    memref.store %868, %12[%869] : memref<?xf32>
    %870 = vector.extract %418#3[4] : f32 from vector<8xf32>
    %871 = arith.addi %861, %c2 : index
    memref.store %870, %12[%871] : memref<?xf32>
    %872 = vector.extract %418#3[5] : f32 from vector<8xf32>
    %873 = arith.addi %861, %c23 : index
    memref.store %872, %12[%873] : memref<?xf32>
    %874 = vector.extract %418#3[6] : f32 from vector<8xf32>
    %875 = arith.addi %861, %c24 : index
    memref.store %874, %12[%875] : memref<?xf32>
    %876 = vector.extract %418#3[7] : f32 from vector<8xf32>
    %877 = arith.addi %861, %c25 : index
    memref.store %876, %12[%877] : memref<?xf32>
    wave.barrier
    %878 = arith.muli %837, %c18 : index
    %879 = arith.addi %878, %c4 : index
    %880 = arith.muli %879, %c1 : index
    %881 = arith.addi %880, %836 : index
    %882 = arith.addi %881, %c4 : index
    %883 = memref.load %12[%882] : memref<?xf32>
    %884 = arith.addi %882, %c19 : index
    %885 = memref.load %12[%884] : memref<?xf32>
    %886 = arith.addf %883, %885 : f32
    %887 = arith.muli %879, %c1 : index
    %888 = arith.addi %887, %836 : index
    %889 = arith.addi %888, %c20 : index
    %890 = memref.load %12[%889] : memref<?xf32>
    %891 = arith.addi %889, %c19 : index
    %892 = memref.load %12[%891] : memref<?xf32>
    %893 = arith.addf %890, %892 : f32
    %894 = wave.lane
    %895 = arith.addi %11, %c12 : index
    %896 = arith.muli %879, %c3 : index
    %897 = arith.addi %895, %896 : index
    %898 = arith.divui %894, %c12 : index
    %899 = arith.addi %897, %898 : index
    %900 = arith.cmpi slt, %899, %10 : index
    scf.if %900 {
      %901 = arith.cmpi eq, %hasFactors, %c5 : index
      %902 = memref.load %factors[%899] : memref<?xf32>
      %903 = arith.select %901, %902, %c27 : f32
      %904 = arith.remui %894, %c12 : index
      %905 = arith.muli %904, %c18 : index
      %906 = arith.addi %6, %905 : index
      %907 = vector.load %w[%906] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %908 = vector.bitcast %907 : vector<4xi8> to vector<1xf32>
      %909 = vector.extract %908[0] : f32 from vector<1xf32>
      %910 = arith.mulf %909, %903 : f32
      %911 = arith.mulf %886, %910 : f32
      %912 = arith.remui %894, %c12 : index
      %913 = arith.muli %912, %c18 : index
      %914 = arith.addi %8, %913 : index
      %915 = vector.load %w[%914] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %916 = vector.bitcast %915 : vector<4xi8> to vector<1xf32>
      %917 = vector.extract %916[0] : f32 from vector<1xf32>
      %918 = arith.mulf %917, %903 : f32
      %919 = arith.mulf %893, %918 : f32
      %920 = arith.addi %6, %c7 : index
      %921 = vector.load %w[%920] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %922 = vector.bitcast %921 : vector<4xi8> to vector<1xf32>
      %923 = vector.extract %922[0] : f32 from vector<1xf32>
      %924 = arith.mulf %911, %c28 : f32
      %925 = wave.exp2 %924 : f32
      %926 = arith.addf %c27, %925 : f32
      %927 = arith.divf %911, %926 : f32
      %928 = arith.mulf %927, %919 : f32
      %929 = arith.mulf %928, %923 : f32
      %930 = arith.minimumf %929, %c29 : f32
      %931 = arith.maximumf %930, %c30 : f32
      %932 = arith.truncf %931 : f32 to f16
      %933 = arith.muli %0, %c12 : index
      %934 = wave.lane
      %935 = arith.remui %934, %c12 : index
      %936 = arith.addi %933, %935 : index
      %937 = arith.divui %899, %outTileRows : index
      %938 = arith.divui %outputFeatures, %c12 : index
      %939 = arith.muli %937, %938 : index
      %940 = arith.divui %936, %c12 : index
      %941 = arith.addi %939, %940 : index
      %942 = arith.muli %941, %c3 : index
      %943 = arith.remui %936, %c12 : index
      %944 = arith.divui %943, %c13 : index
      %945 = arith.addi %942, %944 : index
      %946 = arith.muli %outTileRows, %c13 : index
      %947 = arith.muli %945, %946 : index
      %948 = arith.remui %899, %outTileRows : index
      %949 = arith.muli %948, %c13 : index
      %950 = arith.addi %947, %949 : index
      %951 = arith.remui %936, %c13 : index
      %952 = arith.addi %950, %951 : index
      memref.store %932, %out[%952] : memref<?xf16>
    }
    %953 = arith.muli %837, %c18 : index
    %954 = arith.addi %953, %c5 : index
    %955 = arith.muli %954, %c1 : index
    %956 = arith.addi %955, %836 : index
    %957 = arith.addi %956, %c4 : index
    %958 = memref.load %12[%957] : memref<?xf32>
    %959 = arith.addi %957, %c19 : index
    %960 = memref.load %12[%959] : memref<?xf32>
    %961 = arith.addf %958, %960 : f32
    %962 = arith.muli %954, %c1 : index
    %963 = arith.addi %962, %836 : index
    %964 = arith.addi %963, %c20 : index
    %965 = memref.load %12[%964] : memref<?xf32>
    %966 = arith.addi %964, %c19 : index
    %967 = memref.load %12[%966] : memref<?xf32>
    %968 = arith.addf %965, %967 : f32
    %969 = wave.lane
    %970 = arith.addi %11, %c12 : index
    %971 = arith.muli %954, %c3 : index
    %972 = arith.addi %970, %971 : index
    %973 = arith.divui %969, %c12 : index
    %974 = arith.addi %972, %973 : index
    %975 = arith.cmpi slt, %974, %10 : index
    scf.if %975 {
      %976 = arith.cmpi eq, %hasFactors, %c5 : index
      %977 = memref.load %factors[%974] : memref<?xf32>
      %978 = arith.select %976, %977, %c27 : f32
      %979 = arith.remui %969, %c12 : index
      %980 = arith.muli %979, %c18 : index
      %981 = arith.addi %6, %980 : index
      %982 = vector.load %w[%981] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %983 = vector.bitcast %982 : vector<4xi8> to vector<1xf32>
      %984 = vector.extract %983[0] : f32 from vector<1xf32>
      %985 = arith.mulf %984, %978 : f32
      %986 = arith.mulf %961, %985 : f32
      %987 = arith.remui %969, %c12 : index
      %988 = arith.muli %987, %c18 : index
      %989 = arith.addi %8, %988 : index
      %990 = vector.load %w[%989] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %991 = vector.bitcast %990 : vector<4xi8> to vector<1xf32>
      %992 = vector.extract %991[0] : f32 from vector<1xf32>
      %993 = arith.mulf %992, %978 : f32
      %994 = arith.mulf %968, %993 : f32
      %995 = arith.addi %6, %c7 : index
      %996 = vector.load %w[%995] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %997 = vector.bitcast %996 : vector<4xi8> to vector<1xf32>
      %998 = vector.extract %997[0] : f32 from vector<1xf32>
      %999 = arith.mulf %986, %c28 : f32
      %1000 = wave.exp2 %999 : f32
      %1001 = arith.addf %c27, %1000 : f32
      %1002 = arith.divf %986, %1001 : f32
      %1003 = arith.mulf %1002, %994 : f32
      %1004 = arith.mulf %1003, %998 : f32
      %1005 = arith.minimumf %1004, %c29 : f32
      %1006 = arith.maximumf %1005, %c30 : f32
      %1007 = arith.truncf %1006 : f32 to f16
      %1008 = arith.muli %0, %c12 : index
      %1009 = wave.lane
      %1010 = arith.remui %1009, %c12 : index
      %1011 = arith.addi %1008, %1010 : index
      %1012 = arith.divui %974, %outTileRows : index
      %1013 = arith.divui %outputFeatures, %c12 : index
      %1014 = arith.muli %1012, %1013 : index
      %1015 = arith.divui %1011, %c12 : index
      %1016 = arith.addi %1014, %1015 : index
      %1017 = arith.muli %1016, %c3 : index
      %1018 = arith.remui %1011, %c12 : index
      %1019 = arith.divui %1018, %c13 : index
      %1020 = arith.addi %1017, %1019 : index
      %1021 = arith.muli %outTileRows, %c13 : index
      %1022 = arith.muli %1020, %1021 : index
      %1023 = arith.remui %974, %outTileRows : index
      %1024 = arith.muli %1023, %c13 : index
      %1025 = arith.addi %1022, %1024 : index
      %1026 = arith.remui %1011, %c13 : index
      %1027 = arith.addi %1025, %1026 : index
      memref.store %1007, %out[%1027] : memref<?xf16>
    }
    %1028 = arith.muli %837, %c18 : index
    %1029 = arith.addi %1028, %c3 : index
    %1030 = arith.muli %1029, %c1 : index
    %1031 = arith.addi %1030, %836 : index
    %1032 = arith.addi %1031, %c4 : index
    %1033 = memref.load %12[%1032] : memref<?xf32>
    %1034 = arith.addi %1032, %c19 : index
    %1035 = memref.load %12[%1034] : memref<?xf32>
    %1036 = arith.addf %1033, %1035 : f32
    %1037 = arith.muli %1029, %c1 : index
    %1038 = arith.addi %1037, %836 : index
    %1039 = arith.addi %1038, %c20 : index
    %1040 = memref.load %12[%1039] : memref<?xf32>
    %1041 = arith.addi %1039, %c19 : index
    %1042 = memref.load %12[%1041] : memref<?xf32>
    %1043 = arith.addf %1040, %1042 : f32
    %1044 = wave.lane
    %1045 = arith.addi %11, %c12 : index
    %1046 = arith.muli %1029, %c3 : index
    %1047 = arith.addi %1045, %1046 : index
    %1048 = arith.divui %1044, %c12 : index
    %1049 = arith.addi %1047, %1048 : index
    %1050 = arith.cmpi slt, %1049, %10 : index
    scf.if %1050 {
      %1051 = arith.cmpi eq, %hasFactors, %c5 : index
      %1052 = memref.load %factors[%1049] : memref<?xf32>
      %1053 = arith.select %1051, %1052, %c27 : f32
      %1054 = arith.remui %1044, %c12 : index
      %1055 = arith.muli %1054, %c18 : index
      %1056 = arith.addi %6, %1055 : index
      %1057 = vector.load %w[%1056] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1058 = vector.bitcast %1057 : vector<4xi8> to vector<1xf32>
      %1059 = vector.extract %1058[0] : f32 from vector<1xf32>
      %1060 = arith.mulf %1059, %1053 : f32
      %1061 = arith.mulf %1036, %1060 : f32
      %1062 = arith.remui %1044, %c12 : index
      %1063 = arith.muli %1062, %c18 : index
      %1064 = arith.addi %8, %1063 : index
      %1065 = vector.load %w[%1064] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1066 = vector.bitcast %1065 : vector<4xi8> to vector<1xf32>
      %1067 = vector.extract %1066[0] : f32 from vector<1xf32>
      %1068 = arith.mulf %1067, %1053 : f32
      %1069 = arith.mulf %1043, %1068 : f32
      %1070 = arith.addi %6, %c7 : index
      %1071 = vector.load %w[%1070] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1072 = vector.bitcast %1071 : vector<4xi8> to vector<1xf32>
      %1073 = vector.extract %1072[0] : f32 from vector<1xf32>
      %1074 = arith.mulf %1061, %c28 : f32
      %1075 = wave.exp2 %1074 : f32
      %1076 = arith.addf %c27, %1075 : f32
      %1077 = arith.divf %1061, %1076 : f32
      %1078 = arith.mulf %1077, %1069 : f32
      %1079 = arith.mulf %1078, %1073 : f32
      %1080 = arith.minimumf %1079, %c29 : f32
      %1081 = arith.maximumf %1080, %c30 : f32
      %1082 = arith.truncf %1081 : f32 to f16
      %1083 = arith.muli %0, %c12 : index
      %1084 = wave.lane
      %1085 = arith.remui %1084, %c12 : index
      %1086 = arith.addi %1083, %1085 : index
      %1087 = arith.divui %1049, %outTileRows : index
      %1088 = arith.divui %outputFeatures, %c12 : index
      %1089 = arith.muli %1087, %1088 : index
      %1090 = arith.divui %1086, %c12 : index
      %1091 = arith.addi %1089, %1090 : index
      %1092 = arith.muli %1091, %c3 : index
      %1093 = arith.remui %1086, %c12 : index
      %1094 = arith.divui %1093, %c13 : index
      %1095 = arith.addi %1092, %1094 : index
      %1096 = arith.muli %outTileRows, %c13 : index
      %1097 = arith.muli %1095, %1096 : index
      %1098 = arith.remui %1049, %outTileRows : index
      %1099 = arith.muli %1098, %c13 : index
      %1100 = arith.addi %1097, %1099 : index
      %1101 = arith.remui %1086, %c13 : index
      %1102 = arith.addi %1100, %1101 : index
      memref.store %1082, %out[%1102] : memref<?xf16>
    }
    %1103 = arith.muli %837, %c18 : index
    %1104 = arith.addi %1103, %c21 : index
    %1105 = arith.muli %1104, %c1 : index
    %1106 = arith.addi %1105, %836 : index
    %1107 = arith.addi %1106, %c4 : index
    %1108 = memref.load %12[%1107] : memref<?xf32>
    %1109 = arith.addi %1107, %c19 : index
    %1110 = memref.load %12[%1109] : memref<?xf32>
    %1111 = arith.addf %1108, %1110 : f32
    %1112 = arith.muli %1104, %c1 : index
    %1113 = arith.addi %1112, %836 : index
    %1114 = arith.addi %1113, %c20 : index
    %1115 = memref.load %12[%1114] : memref<?xf32>
    %1116 = arith.addi %1114, %c19 : index
    %1117 = memref.load %12[%1116] : memref<?xf32>
    %1118 = arith.addf %1115, %1117 : f32
    %1119 = wave.lane
    %1120 = arith.addi %11, %c12 : index
    %1121 = arith.muli %1104, %c3 : index
    %1122 = arith.addi %1120, %1121 : index
    %1123 = arith.divui %1119, %c12 : index
    %1124 = arith.addi %1122, %1123 : index
    %1125 = arith.cmpi slt, %1124, %10 : index
    scf.if %1125 {
      %1126 = arith.cmpi eq, %hasFactors, %c5 : index
      %1127 = memref.load %factors[%1124] : memref<?xf32>
      %1128 = arith.select %1126, %1127, %c27 : f32
      %1129 = arith.remui %1119, %c12 : index
      %1130 = arith.muli %1129, %c18 : index
      %1131 = arith.addi %6, %1130 : index
      %1132 = vector.load %w[%1131] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1133 = vector.bitcast %1132 : vector<4xi8> to vector<1xf32>
      %1134 = vector.extract %1133[0] : f32 from vector<1xf32>
      %1135 = arith.mulf %1134, %1128 : f32
      %1136 = arith.mulf %1111, %1135 : f32
      %1137 = arith.remui %1119, %c12 : index
      %1138 = arith.muli %1137, %c18 : index
      %1139 = arith.addi %8, %1138 : index
      %1140 = vector.load %w[%1139] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1141 = vector.bitcast %1140 : vector<4xi8> to vector<1xf32>
      %1142 = vector.extract %1141[0] : f32 from vector<1xf32>
      %1143 = arith.mulf %1142, %1128 : f32
      %1144 = arith.mulf %1118, %1143 : f32
      %1145 = arith.addi %6, %c7 : index
      %1146 = vector.load %w[%1145] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1147 = vector.bitcast %1146 : vector<4xi8> to vector<1xf32>
      %1148 = vector.extract %1147[0] : f32 from vector<1xf32>
      %1149 = arith.mulf %1136, %c28 : f32
      %1150 = wave.exp2 %1149 : f32
      %1151 = arith.addf %c27, %1150 : f32
      %1152 = arith.divf %1136, %1151 : f32
      %1153 = arith.mulf %1152, %1144 : f32
      %1154 = arith.mulf %1153, %1148 : f32
      %1155 = arith.minimumf %1154, %c29 : f32
      %1156 = arith.maximumf %1155, %c30 : f32
      %1157 = arith.truncf %1156 : f32 to f16
      %1158 = arith.muli %0, %c12 : index
      %1159 = wave.lane
      %1160 = arith.remui %1159, %c12 : index
      %1161 = arith.addi %1158, %1160 : index
      %1162 = arith.divui %1124, %outTileRows : index
      %1163 = arith.divui %outputFeatures, %c12 : index
      %1164 = arith.muli %1162, %1163 : index
      %1165 = arith.divui %1161, %c12 : index
      %1166 = arith.addi %1164, %1165 : index
      %1167 = arith.muli %1166, %c3 : index
      %1168 = arith.remui %1161, %c12 : index
      %1169 = arith.divui %1168, %c13 : index
      %1170 = arith.addi %1167, %1169 : index
      %1171 = arith.muli %outTileRows, %c13 : index
      %1172 = arith.muli %1170, %1171 : index
      %1173 = arith.remui %1124, %outTileRows : index
      %1174 = arith.muli %1173, %c13 : index
      %1175 = arith.addi %1172, %1174 : index
      %1176 = arith.remui %1161, %c13 : index
      %1177 = arith.addi %1175, %1176 : index
      memref.store %1157, %out[%1177] : memref<?xf16>
    }
    %1178 = wave.lane
    wave.barrier
    %1179 = wave.wave
    %1180 = arith.muli %1179, %c3 : index
    %1181 = arith.addi %1180, %c4 : index
    %1182 = arith.muli %1181, %c20 : index
    %1183 = arith.addi %1182, %1178 : index
    %1184 = vector.extract %418#4[0] : f32 from vector<8xf32>
    %1185 = arith.addi %1183, %c4 : index
    memref.store %1184, %12[%1185] : memref<?xf32>
    %1186 = vector.extract %418#4[1] : f32 from vector<8xf32>
    %1187 = arith.addi %1183, %c1 : index
    memref.store %1186, %12[%1187] : memref<?xf32>
    %1188 = vector.extract %418#4[2] : f32 from vector<8xf32>
    %1189 = arith.addi %1183, %c7 : index
    memref.store %1188, %12[%1189] : memref<?xf32>
    %1190 = vector.extract %418#4[3] : f32 from vector<8xf32>
    %1191 = arith.addi %1183, %c22 : index
    memref.store %1190, %12[%1191] : memref<?xf32>
    %1192 = vector.extract %418#4[4] : f32 from vector<8xf32>
    %1193 = arith.addi %1183, %c2 : index
    memref.store %1192, %12[%1193] : memref<?xf32>
    %1194 = vector.extract %418#4[5] : f32 from vector<8xf32>
    %1195 = arith.addi %1183, %c23 : index
    memref.store %1194, %12[%1195] : memref<?xf32>
    %1196 = vector.extract %418#4[6] : f32 from vector<8xf32>
    %1197 = arith.addi %1183, %c24 : index
    memref.store %1196, %12[%1197] : memref<?xf32>
    %1198 = vector.extract %418#4[7] : f32 from vector<8xf32>
    %1199 = arith.addi %1183, %c25 : index
    memref.store %1198, %12[%1199] : memref<?xf32>
    %1200 = arith.muli %1179, %c3 : index
    %1201 = arith.addi %1200, %c5 : index
    %1202 = arith.muli %1201, %c20 : index
    %1203 = arith.addi %1202, %1178 : index
    %1204 = vector.extract %418#5[0] : f32 from vector<8xf32>
    %1205 = arith.addi %1203, %c4 : index
    memref.store %1204, %12[%1205] : memref<?xf32>
    %1206 = vector.extract %418#5[1] : f32 from vector<8xf32>
    %1207 = arith.addi %1203, %c1 : index
    memref.store %1206, %12[%1207] : memref<?xf32>
    %1208 = vector.extract %418#5[2] : f32 from vector<8xf32>
    %1209 = arith.addi %1203, %c7 : index
    memref.store %1208, %12[%1209] : memref<?xf32>
    %1210 = vector.extract %418#5[3] : f32 from vector<8xf32>
    %1211 = arith.addi %1203, %c22 : index
    memref.store %1210, %12[%1211] : memref<?xf32>
    %1212 = vector.extract %418#5[4] : f32 from vector<8xf32>
    %1213 = arith.addi %1203, %c2 : index
    memref.store %1212, %12[%1213] : memref<?xf32>
    %1214 = vector.extract %418#5[5] : f32 from vector<8xf32>
    %1215 = arith.addi %1203, %c23 : index
    memref.store %1214, %12[%1215] : memref<?xf32>
    %1216 = vector.extract %418#5[6] : f32 from vector<8xf32>
    %1217 = arith.addi %1203, %c24 : index
    memref.store %1216, %12[%1217] : memref<?xf32>
    %1218 = vector.extract %418#5[7] : f32 from vector<8xf32>
    %1219 = arith.addi %1203, %c25 : index
    memref.store %1218, %12[%1219] : memref<?xf32>
    wave.barrier
    %1220 = arith.muli %1179, %c18 : index
    %1221 = arith.addi %1220, %c4 : index
    %1222 = arith.muli %1221, %c1 : index
    %1223 = arith.addi %1222, %1178 : index
    %1224 = arith.addi %1223, %c4 : index
    %1225 = memref.load %12[%1224] : memref<?xf32>
    %1226 = arith.addi %1224, %c19 : index
    %1227 = memref.load %12[%1226] : memref<?xf32>
    %1228 = arith.addf %1225, %1227 : f32
    %1229 = arith.muli %1221, %c1 : index
    %1230 = arith.addi %1229, %1178 : index
    %1231 = arith.addi %1230, %c20 : index
    %1232 = memref.load %12[%1231] : memref<?xf32>
    %1233 = arith.addi %1231, %c19 : index
    %1234 = memref.load %12[%1233] : memref<?xf32>
    %1235 = arith.addf %1232, %1234 : f32
    %1236 = wave.lane
    %1237 = arith.addi %11, %c1 : index
    %1238 = arith.muli %1221, %c3 : index
    %1239 = arith.addi %1237, %1238 : index
    %1240 = arith.divui %1236, %c12 : index
    %1241 = arith.addi %1239, %1240 : index
    %1242 = arith.cmpi slt, %1241, %10 : index
    scf.if %1242 {
      %1243 = arith.cmpi eq, %hasFactors, %c5 : index
      %1244 = memref.load %factors[%1241] : memref<?xf32>
      %1245 = arith.select %1243, %1244, %c27 : f32
      %1246 = arith.remui %1236, %c12 : index
      %1247 = arith.muli %1246, %c18 : index
      %1248 = arith.addi %6, %1247 : index
      %1249 = vector.load %w[%1248] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1250 = vector.bitcast %1249 : vector<4xi8> to vector<1xf32>
      %1251 = vector.extract %1250[0] : f32 from vector<1xf32>
      %1252 = arith.mulf %1251, %1245 : f32
      %1253 = arith.mulf %1228, %1252 : f32
      %1254 = arith.remui %1236, %c12 : index
      %1255 = arith.muli %1254, %c18 : index
      %1256 = arith.addi %8, %1255 : index
      %1257 = vector.load %w[%1256] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1258 = vector.bitcast %1257 : vector<4xi8> to vector<1xf32>
      %1259 = vector.extract %1258[0] : f32 from vector<1xf32>
      %1260 = arith.mulf %1259, %1245 : f32
      %1261 = arith.mulf %1235, %1260 : f32
      %1262 = arith.addi %6, %c7 : index
      %1263 = vector.load %w[%1262] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1264 = vector.bitcast %1263 : vector<4xi8> to vector<1xf32>
      %1265 = vector.extract %1264[0] : f32 from vector<1xf32>
      %1266 = arith.mulf %1253, %c28 : f32
      %1267 = wave.exp2 %1266 : f32
      %1268 = arith.addf %c27, %1267 : f32
      %1269 = arith.divf %1253, %1268 : f32
      %1270 = arith.mulf %1269, %1261 : f32
      %1271 = arith.mulf %1270, %1265 : f32
      %1272 = arith.minimumf %1271, %c29 : f32
      %1273 = arith.maximumf %1272, %c30 : f32
      %1274 = arith.truncf %1273 : f32 to f16
      %1275 = arith.muli %0, %c12 : index
      %1276 = wave.lane
      %1277 = arith.remui %1276, %c12 : index
      %1278 = arith.addi %1275, %1277 : index
      %1279 = arith.divui %1241, %outTileRows : index
      %1280 = arith.divui %outputFeatures, %c12 : index
      %1281 = arith.muli %1279, %1280 : index
      %1282 = arith.divui %1278, %c12 : index
      %1283 = arith.addi %1281, %1282 : index
      %1284 = arith.muli %1283, %c3 : index
      %1285 = arith.remui %1278, %c12 : index
      %1286 = arith.divui %1285, %c13 : index
      %1287 = arith.addi %1284, %1286 : index
      %1288 = arith.muli %outTileRows, %c13 : index
      %1289 = arith.muli %1287, %1288 : index
      %1290 = arith.remui %1241, %outTileRows : index
      %1291 = arith.muli %1290, %c13 : index
      %1292 = arith.addi %1289, %1291 : index
      %1293 = arith.remui %1278, %c13 : index
      %1294 = arith.addi %1292, %1293 : index
      memref.store %1274, %out[%1294] : memref<?xf16>
    }
    %1295 = arith.muli %1179, %c18 : index
    %1296 = arith.addi %1295, %c5 : index
    %1297 = arith.muli %1296, %c1 : index
    %1298 = arith.addi %1297, %1178 : index
    %1299 = arith.addi %1298, %c4 : index
    %1300 = memref.load %12[%1299] : memref<?xf32>
    %1301 = arith.addi %1299, %c19 : index
    %1302 = memref.load %12[%1301] : memref<?xf32>
    %1303 = arith.addf %1300, %1302 : f32
    %1304 = arith.muli %1296, %c1 : index
    %1305 = arith.addi %1304, %1178 : index
    %1306 = arith.addi %1305, %c20 : index
    %1307 = memref.load %12[%1306] : memref<?xf32>
    %1308 = arith.addi %1306, %c19 : index
    %1309 = memref.load %12[%1308] : memref<?xf32>
    %1310 = arith.addf %1307, %1309 : f32
    %1311 = wave.lane
    %1312 = arith.addi %11, %c1 : index
    %1313 = arith.muli %1296, %c3 : index
    %1314 = arith.addi %1312, %1313 : index
    %1315 = arith.divui %1311, %c12 : index
    %1316 = arith.addi %1314, %1315 : index
    %1317 = arith.cmpi slt, %1316, %10 : index
    scf.if %1317 {
      %1318 = arith.cmpi eq, %hasFactors, %c5 : index
      %1319 = memref.load %factors[%1316] : memref<?xf32>
      %1320 = arith.select %1318, %1319, %c27 : f32
      %1321 = arith.remui %1311, %c12 : index
      %1322 = arith.muli %1321, %c18 : index
      %1323 = arith.addi %6, %1322 : index
      %1324 = vector.load %w[%1323] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1325 = vector.bitcast %1324 : vector<4xi8> to vector<1xf32>
      %1326 = vector.extract %1325[0] : f32 from vector<1xf32>
      %1327 = arith.mulf %1326, %1320 : f32
      %1328 = arith.mulf %1303, %1327 : f32
      %1329 = arith.remui %1311, %c12 : index
      %1330 = arith.muli %1329, %c18 : index
      %1331 = arith.addi %8, %1330 : index
      %1332 = vector.load %w[%1331] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1333 = vector.bitcast %1332 : vector<4xi8> to vector<1xf32>
      %1334 = vector.extract %1333[0] : f32 from vector<1xf32>
      %1335 = arith.mulf %1334, %1320 : f32
      %1336 = arith.mulf %1310, %1335 : f32
      %1337 = arith.addi %6, %c7 : index
      %1338 = vector.load %w[%1337] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1339 = vector.bitcast %1338 : vector<4xi8> to vector<1xf32>
      %1340 = vector.extract %1339[0] : f32 from vector<1xf32>
      %1341 = arith.mulf %1328, %c28 : f32
      %1342 = wave.exp2 %1341 : f32
      %1343 = arith.addf %c27, %1342 : f32
      %1344 = arith.divf %1328, %1343 : f32
      %1345 = arith.mulf %1344, %1336 : f32
      %1346 = arith.mulf %1345, %1340 : f32
      %1347 = arith.minimumf %1346, %c29 : f32
      %1348 = arith.maximumf %1347, %c30 : f32
      %1349 = arith.truncf %1348 : f32 to f16
      %1350 = arith.muli %0, %c12 : index
      %1351 = wave.lane
      %1352 = arith.remui %1351, %c12 : index
      %1353 = arith.addi %1350, %1352 : index
      %1354 = arith.divui %1316, %outTileRows : index
      %1355 = arith.divui %outputFeatures, %c12 : index
      %1356 = arith.muli %1354, %1355 : index
      %1357 = arith.divui %1353, %c12 : index
      %1358 = arith.addi %1356, %1357 : index
      %1359 = arith.muli %1358, %c3 : index
      %1360 = arith.remui %1353, %c12 : index
      %1361 = arith.divui %1360, %c13 : index
      %1362 = arith.addi %1359, %1361 : index
      %1363 = arith.muli %outTileRows, %c13 : index
      %1364 = arith.muli %1362, %1363 : index
      %1365 = arith.remui %1316, %outTileRows : index
      %1366 = arith.muli %1365, %c13 : index
      %1367 = arith.addi %1364, %1366 : index
      %1368 = arith.remui %1353, %c13 : index
      %1369 = arith.addi %1367, %1368 : index
      memref.store %1349, %out[%1369] : memref<?xf16>
    }
    %1370 = arith.muli %1179, %c18 : index
    %1371 = arith.addi %1370, %c3 : index
    %1372 = arith.muli %1371, %c1 : index
    %1373 = arith.addi %1372, %1178 : index
    %1374 = arith.addi %1373, %c4 : index
    %1375 = memref.load %12[%1374] : memref<?xf32>
    %1376 = arith.addi %1374, %c19 : index
    %1377 = memref.load %12[%1376] : memref<?xf32>
    %1378 = arith.addf %1375, %1377 : f32
    %1379 = arith.muli %1371, %c1 : index
    %1380 = arith.addi %1379, %1178 : index
    %1381 = arith.addi %1380, %c20 : index
    %1382 = memref.load %12[%1381] : memref<?xf32>
    %1383 = arith.addi %1381, %c19 : index
    %1384 = memref.load %12[%1383] : memref<?xf32>
    %1385 = arith.addf %1382, %1384 : f32
    %1386 = wave.lane
    %1387 = arith.addi %11, %c1 : index
    %1388 = arith.muli %1371, %c3 : index
    %1389 = arith.addi %1387, %1388 : index
    %1390 = arith.divui %1386, %c12 : index
    %1391 = arith.addi %1389, %1390 : index
    %1392 = arith.cmpi slt, %1391, %10 : index
    scf.if %1392 {
      %1393 = arith.cmpi eq, %hasFactors, %c5 : index
      %1394 = memref.load %factors[%1391] : memref<?xf32>
      %1395 = arith.select %1393, %1394, %c27 : f32
      %1396 = arith.remui %1386, %c12 : index
      %1397 = arith.muli %1396, %c18 : index
      %1398 = arith.addi %6, %1397 : index
      %1399 = vector.load %w[%1398] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1400 = vector.bitcast %1399 : vector<4xi8> to vector<1xf32>
      %1401 = vector.extract %1400[0] : f32 from vector<1xf32>
      %1402 = arith.mulf %1401, %1395 : f32
      %1403 = arith.mulf %1378, %1402 : f32
      %1404 = arith.remui %1386, %c12 : index
      %1405 = arith.muli %1404, %c18 : index
      %1406 = arith.addi %8, %1405 : index
      %1407 = vector.load %w[%1406] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1408 = vector.bitcast %1407 : vector<4xi8> to vector<1xf32>
      %1409 = vector.extract %1408[0] : f32 from vector<1xf32>
      %1410 = arith.mulf %1409, %1395 : f32
      %1411 = arith.mulf %1385, %1410 : f32
      %1412 = arith.addi %6, %c7 : index
      %1413 = vector.load %w[%1412] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1414 = vector.bitcast %1413 : vector<4xi8> to vector<1xf32>
      %1415 = vector.extract %1414[0] : f32 from vector<1xf32>
      %1416 = arith.mulf %1403, %c28 : f32
      %1417 = wave.exp2 %1416 : f32
      %1418 = arith.addf %c27, %1417 : f32
      %1419 = arith.divf %1403, %1418 : f32
      %1420 = arith.mulf %1419, %1411 : f32
      %1421 = arith.mulf %1420, %1415 : f32
      %1422 = arith.minimumf %1421, %c29 : f32
      %1423 = arith.maximumf %1422, %c30 : f32
      %1424 = arith.truncf %1423 : f32 to f16
      %1425 = arith.muli %0, %c12 : index
      %1426 = wave.lane
      %1427 = arith.remui %1426, %c12 : index
      %1428 = arith.addi %1425, %1427 : index
      %1429 = arith.divui %1391, %outTileRows : index
      %1430 = arith.divui %outputFeatures, %c12 : index
      %1431 = arith.muli %1429, %1430 : index
      %1432 = arith.divui %1428, %c12 : index
      %1433 = arith.addi %1431, %1432 : index
      %1434 = arith.muli %1433, %c3 : index
      %1435 = arith.remui %1428, %c12 : index
      %1436 = arith.divui %1435, %c13 : index
      %1437 = arith.addi %1434, %1436 : index
      %1438 = arith.muli %outTileRows, %c13 : index
      %1439 = arith.muli %1437, %1438 : index
      %1440 = arith.remui %1391, %outTileRows : index
      %1441 = arith.muli %1440, %c13 : index
      %1442 = arith.addi %1439, %1441 : index
      %1443 = arith.remui %1428, %c13 : index
      %1444 = arith.addi %1442, %1443 : index
      memref.store %1424, %out[%1444] : memref<?xf16>
    }
    %1445 = arith.muli %1179, %c18 : index
    %1446 = arith.addi %1445, %c21 : index
    %1447 = arith.muli %1446, %c1 : index
    %1448 = arith.addi %1447, %1178 : index
    %1449 = arith.addi %1448, %c4 : index
    %1450 = memref.load %12[%1449] : memref<?xf32>
    %1451 = arith.addi %1449, %c19 : index
    %1452 = memref.load %12[%1451] : memref<?xf32>
    %1453 = arith.addf %1450, %1452 : f32
    %1454 = arith.muli %1446, %c1 : index
    %1455 = arith.addi %1454, %1178 : index
    %1456 = arith.addi %1455, %c20 : index
    %1457 = memref.load %12[%1456] : memref<?xf32>
    %1458 = arith.addi %1456, %c19 : index
    %1459 = memref.load %12[%1458] : memref<?xf32>
    %1460 = arith.addf %1457, %1459 : f32
    %1461 = wave.lane
    %1462 = arith.addi %11, %c1 : index
    %1463 = arith.muli %1446, %c3 : index
    %1464 = arith.addi %1462, %1463 : index
    %1465 = arith.divui %1461, %c12 : index
    %1466 = arith.addi %1464, %1465 : index
    %1467 = arith.cmpi slt, %1466, %10 : index
    scf.if %1467 {
      %1468 = arith.cmpi eq, %hasFactors, %c5 : index
      %1469 = memref.load %factors[%1466] : memref<?xf32>
      %1470 = arith.select %1468, %1469, %c27 : f32
      %1471 = arith.remui %1461, %c12 : index
      %1472 = arith.muli %1471, %c18 : index
      %1473 = arith.addi %6, %1472 : index
      %1474 = vector.load %w[%1473] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1475 = vector.bitcast %1474 : vector<4xi8> to vector<1xf32>
      %1476 = vector.extract %1475[0] : f32 from vector<1xf32>
      %1477 = arith.mulf %1476, %1470 : f32
      %1478 = arith.mulf %1453, %1477 : f32
      %1479 = arith.remui %1461, %c12 : index
      %1480 = arith.muli %1479, %c18 : index
      %1481 = arith.addi %8, %1480 : index
      %1482 = vector.load %w[%1481] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1483 = vector.bitcast %1482 : vector<4xi8> to vector<1xf32>
      %1484 = vector.extract %1483[0] : f32 from vector<1xf32>
      %1485 = arith.mulf %1484, %1470 : f32
      %1486 = arith.mulf %1460, %1485 : f32
      %1487 = arith.addi %6, %c7 : index
      %1488 = vector.load %w[%1487] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1489 = vector.bitcast %1488 : vector<4xi8> to vector<1xf32>
      %1490 = vector.extract %1489[0] : f32 from vector<1xf32>
      %1491 = arith.mulf %1478, %c28 : f32
      %1492 = wave.exp2 %1491 : f32
      %1493 = arith.addf %c27, %1492 : f32
      %1494 = arith.divf %1478, %1493 : f32
      %1495 = arith.mulf %1494, %1486 : f32
      %1496 = arith.mulf %1495, %1490 : f32
      %1497 = arith.minimumf %1496, %c29 : f32
      %1498 = arith.maximumf %1497, %c30 : f32
      %1499 = arith.truncf %1498 : f32 to f16
      %1500 = arith.muli %0, %c12 : index
      %1501 = wave.lane
      %1502 = arith.remui %1501, %c12 : index
      %1503 = arith.addi %1500, %1502 : index
      %1504 = arith.divui %1466, %outTileRows : index
      %1505 = arith.divui %outputFeatures, %c12 : index
      %1506 = arith.muli %1504, %1505 : index
      %1507 = arith.divui %1503, %c12 : index
      %1508 = arith.addi %1506, %1507 : index
      %1509 = arith.muli %1508, %c3 : index
      %1510 = arith.remui %1503, %c12 : index
      %1511 = arith.divui %1510, %c13 : index
      %1512 = arith.addi %1509, %1511 : index
      %1513 = arith.muli %outTileRows, %c13 : index
      %1514 = arith.muli %1512, %1513 : index
      %1515 = arith.remui %1466, %outTileRows : index
      %1516 = arith.muli %1515, %c13 : index
      %1517 = arith.addi %1514, %1516 : index
      %1518 = arith.remui %1503, %c13 : index
      %1519 = arith.addi %1517, %1518 : index
      memref.store %1499, %out[%1519] : memref<?xf16>
    }
    %1520 = wave.lane
    wave.barrier
    %1521 = wave.wave
    %1522 = arith.muli %1521, %c3 : index
    %1523 = arith.addi %1522, %c4 : index
    %1524 = arith.muli %1523, %c20 : index
    %1525 = arith.addi %1524, %1520 : index
    %1526 = vector.extract %418#6[0] : f32 from vector<8xf32>
    %1527 = arith.addi %1525, %c4 : index
    memref.store %1526, %12[%1527] : memref<?xf32>
    %1528 = vector.extract %418#6[1] : f32 from vector<8xf32>
    %1529 = arith.addi %1525, %c1 : index
    memref.store %1528, %12[%1529] : memref<?xf32>
    %1530 = vector.extract %418#6[2] : f32 from vector<8xf32>
    %1531 = arith.addi %1525, %c7 : index
    memref.store %1530, %12[%1531] : memref<?xf32>
    %1532 = vector.extract %418#6[3] : f32 from vector<8xf32>
    %1533 = arith.addi %1525, %c22 : index
    memref.store %1532, %12[%1533] : memref<?xf32>
    %1534 = vector.extract %418#6[4] : f32 from vector<8xf32>
    %1535 = arith.addi %1525, %c2 : index
    memref.store %1534, %12[%1535] : memref<?xf32>
    %1536 = vector.extract %418#6[5] : f32 from vector<8xf32>
    %1537 = arith.addi %1525, %c23 : index
    memref.store %1536, %12[%1537] : memref<?xf32>
    %1538 = vector.extract %418#6[6] : f32 from vector<8xf32>
    %1539 = arith.addi %1525, %c24 : index
    memref.store %1538, %12[%1539] : memref<?xf32>
    %1540 = vector.extract %418#6[7] : f32 from vector<8xf32>
    %1541 = arith.addi %1525, %c25 : index
    memref.store %1540, %12[%1541] : memref<?xf32>
    %1542 = arith.muli %1521, %c3 : index
    %1543 = arith.addi %1542, %c5 : index
    %1544 = arith.muli %1543, %c20 : index
    %1545 = arith.addi %1544, %1520 : index
    %1546 = vector.extract %418#7[0] : f32 from vector<8xf32>
    %1547 = arith.addi %1545, %c4 : index
    memref.store %1546, %12[%1547] : memref<?xf32>
    %1548 = vector.extract %418#7[1] : f32 from vector<8xf32>
    %1549 = arith.addi %1545, %c1 : index
    memref.store %1548, %12[%1549] : memref<?xf32>
    %1550 = vector.extract %418#7[2] : f32 from vector<8xf32>
    %1551 = arith.addi %1545, %c7 : index
    memref.store %1550, %12[%1551] : memref<?xf32>
    %1552 = vector.extract %418#7[3] : f32 from vector<8xf32>
    %1553 = arith.addi %1545, %c22 : index
    memref.store %1552, %12[%1553] : memref<?xf32>
    %1554 = vector.extract %418#7[4] : f32 from vector<8xf32>
    %1555 = arith.addi %1545, %c2 : index
    memref.store %1554, %12[%1555] : memref<?xf32>
    %1556 = vector.extract %418#7[5] : f32 from vector<8xf32>
    %1557 = arith.addi %1545, %c23 : index
    memref.store %1556, %12[%1557] : memref<?xf32>
    %1558 = vector.extract %418#7[6] : f32 from vector<8xf32>
    %1559 = arith.addi %1545, %c24 : index
    memref.store %1558, %12[%1559] : memref<?xf32>
    %1560 = vector.extract %418#7[7] : f32 from vector<8xf32>
    %1561 = arith.addi %1545, %c25 : index
    memref.store %1560, %12[%1561] : memref<?xf32>
    wave.barrier
    %1562 = arith.muli %1521, %c18 : index
    %1563 = arith.addi %1562, %c4 : index
    %1564 = arith.muli %1563, %c1 : index
    %1565 = arith.addi %1564, %1520 : index
    %1566 = arith.addi %1565, %c4 : index
    %1567 = memref.load %12[%1566] : memref<?xf32>
    %1568 = arith.addi %1566, %c19 : index
    %1569 = memref.load %12[%1568] : memref<?xf32>
    %1570 = arith.addf %1567, %1569 : f32
    %1571 = arith.muli %1563, %c1 : index
    %1572 = arith.addi %1571, %1520 : index
    %1573 = arith.addi %1572, %c20 : index
    %1574 = memref.load %12[%1573] : memref<?xf32>
    %1575 = arith.addi %1573, %c19 : index
    %1576 = memref.load %12[%1575] : memref<?xf32>
    %1577 = arith.addf %1574, %1576 : f32
    %1578 = wave.lane
    %1579 = arith.addi %11, %c14 : index
    %1580 = arith.muli %1563, %c3 : index
    %1581 = arith.addi %1579, %1580 : index
    %1582 = arith.divui %1578, %c12 : index
    %1583 = arith.addi %1581, %1582 : index
    %1584 = arith.cmpi slt, %1583, %10 : index
    scf.if %1584 {
      %1585 = arith.cmpi eq, %hasFactors, %c5 : index
      %1586 = memref.load %factors[%1583] : memref<?xf32>
      %1587 = arith.select %1585, %1586, %c27 : f32
      %1588 = arith.remui %1578, %c12 : index
      %1589 = arith.muli %1588, %c18 : index
      %1590 = arith.addi %6, %1589 : index
      %1591 = vector.load %w[%1590] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1592 = vector.bitcast %1591 : vector<4xi8> to vector<1xf32>
      %1593 = vector.extract %1592[0] : f32 from vector<1xf32>
      %1594 = arith.mulf %1593, %1587 : f32
      %1595 = arith.mulf %1570, %1594 : f32
      %1596 = arith.remui %1578, %c12 : index
      %1597 = arith.muli %1596, %c18 : index
      %1598 = arith.addi %8, %1597 : index
      %1599 = vector.load %w[%1598] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1600 = vector.bitcast %1599 : vector<4xi8> to vector<1xf32>
      %1601 = vector.extract %1600[0] : f32 from vector<1xf32>
      %1602 = arith.mulf %1601, %1587 : f32
      %1603 = arith.mulf %1577, %1602 : f32
      %1604 = arith.addi %6, %c7 : index
      %1605 = vector.load %w[%1604] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1606 = vector.bitcast %1605 : vector<4xi8> to vector<1xf32>
      %1607 = vector.extract %1606[0] : f32 from vector<1xf32>
      %1608 = arith.mulf %1595, %c28 : f32
      %1609 = wave.exp2 %1608 : f32
      %1610 = arith.addf %c27, %1609 : f32
      %1611 = arith.divf %1595, %1610 : f32
      %1612 = arith.mulf %1611, %1603 : f32
      %1613 = arith.mulf %1612, %1607 : f32
      %1614 = arith.minimumf %1613, %c29 : f32
      %1615 = arith.maximumf %1614, %c30 : f32
      %1616 = arith.truncf %1615 : f32 to f16
      %1617 = arith.muli %0, %c12 : index
      %1618 = wave.lane
      %1619 = arith.remui %1618, %c12 : index
      %1620 = arith.addi %1617, %1619 : index
      %1621 = arith.divui %1583, %outTileRows : index
      %1622 = arith.divui %outputFeatures, %c12 : index
      %1623 = arith.muli %1621, %1622 : index
      %1624 = arith.divui %1620, %c12 : index
      %1625 = arith.addi %1623, %1624 : index
      %1626 = arith.muli %1625, %c3 : index
      %1627 = arith.remui %1620, %c12 : index
      %1628 = arith.divui %1627, %c13 : index
      %1629 = arith.addi %1626, %1628 : index
      %1630 = arith.muli %outTileRows, %c13 : index
      %1631 = arith.muli %1629, %1630 : index
      %1632 = arith.remui %1583, %outTileRows : index
      %1633 = arith.muli %1632, %c13 : index
      %1634 = arith.addi %1631, %1633 : index
      %1635 = arith.remui %1620, %c13 : index
      %1636 = arith.addi %1634, %1635 : index
      memref.store %1616, %out[%1636] : memref<?xf16>
    }
    %1637 = arith.muli %1521, %c18 : index
    %1638 = arith.addi %1637, %c5 : index
    %1639 = arith.muli %1638, %c1 : index
    %1640 = arith.addi %1639, %1520 : index
    %1641 = arith.addi %1640, %c4 : index
    %1642 = memref.load %12[%1641] : memref<?xf32>
    %1643 = arith.addi %1641, %c19 : index
    %1644 = memref.load %12[%1643] : memref<?xf32>
    %1645 = arith.addf %1642, %1644 : f32
    %1646 = arith.muli %1638, %c1 : index
    %1647 = arith.addi %1646, %1520 : index
    %1648 = arith.addi %1647, %c20 : index
    %1649 = memref.load %12[%1648] : memref<?xf32>
    %1650 = arith.addi %1648, %c19 : index
    %1651 = memref.load %12[%1650] : memref<?xf32>
    %1652 = arith.addf %1649, %1651 : f32
    %1653 = wave.lane
    %1654 = arith.addi %11, %c14 : index
    %1655 = arith.muli %1638, %c3 : index
    %1656 = arith.addi %1654, %1655 : index
    %1657 = arith.divui %1653, %c12 : index
    %1658 = arith.addi %1656, %1657 : index
    %1659 = arith.cmpi slt, %1658, %10 : index
    scf.if %1659 {
      %1660 = arith.cmpi eq, %hasFactors, %c5 : index
      %1661 = memref.load %factors[%1658] : memref<?xf32>
      %1662 = arith.select %1660, %1661, %c27 : f32
      %1663 = arith.remui %1653, %c12 : index
      %1664 = arith.muli %1663, %c18 : index
      %1665 = arith.addi %6, %1664 : index
      %1666 = vector.load %w[%1665] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1667 = vector.bitcast %1666 : vector<4xi8> to vector<1xf32>
      %1668 = vector.extract %1667[0] : f32 from vector<1xf32>
      %1669 = arith.mulf %1668, %1662 : f32
      %1670 = arith.mulf %1645, %1669 : f32
      %1671 = arith.remui %1653, %c12 : index
      %1672 = arith.muli %1671, %c18 : index
      %1673 = arith.addi %8, %1672 : index
      %1674 = vector.load %w[%1673] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1675 = vector.bitcast %1674 : vector<4xi8> to vector<1xf32>
      %1676 = vector.extract %1675[0] : f32 from vector<1xf32>
      %1677 = arith.mulf %1676, %1662 : f32
      %1678 = arith.mulf %1652, %1677 : f32
      %1679 = arith.addi %6, %c7 : index
      %1680 = vector.load %w[%1679] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1681 = vector.bitcast %1680 : vector<4xi8> to vector<1xf32>
      %1682 = vector.extract %1681[0] : f32 from vector<1xf32>
      %1683 = arith.mulf %1670, %c28 : f32
      %1684 = wave.exp2 %1683 : f32
      %1685 = arith.addf %c27, %1684 : f32
      %1686 = arith.divf %1670, %1685 : f32
      %1687 = arith.mulf %1686, %1678 : f32
      %1688 = arith.mulf %1687, %1682 : f32
      %1689 = arith.minimumf %1688, %c29 : f32
      %1690 = arith.maximumf %1689, %c30 : f32
      %1691 = arith.truncf %1690 : f32 to f16
      %1692 = arith.muli %0, %c12 : index
      %1693 = wave.lane
      %1694 = arith.remui %1693, %c12 : index
      %1695 = arith.addi %1692, %1694 : index
      %1696 = arith.divui %1658, %outTileRows : index
      %1697 = arith.divui %outputFeatures, %c12 : index
      %1698 = arith.muli %1696, %1697 : index
      %1699 = arith.divui %1695, %c12 : index
      %1700 = arith.addi %1698, %1699 : index
      %1701 = arith.muli %1700, %c3 : index
      %1702 = arith.remui %1695, %c12 : index
      %1703 = arith.divui %1702, %c13 : index
      %1704 = arith.addi %1701, %1703 : index
      %1705 = arith.muli %outTileRows, %c13 : index
      %1706 = arith.muli %1704, %1705 : index
      %1707 = arith.remui %1658, %outTileRows : index
      %1708 = arith.muli %1707, %c13 : index
      %1709 = arith.addi %1706, %1708 : index
      %1710 = arith.remui %1695, %c13 : index
      %1711 = arith.addi %1709, %1710 : index
      memref.store %1691, %out[%1711] : memref<?xf16>
    }
    %1712 = arith.muli %1521, %c18 : index
    %1713 = arith.addi %1712, %c3 : index
    %1714 = arith.muli %1713, %c1 : index
    %1715 = arith.addi %1714, %1520 : index
    %1716 = arith.addi %1715, %c4 : index
    %1717 = memref.load %12[%1716] : memref<?xf32>
    %1718 = arith.addi %1716, %c19 : index
    %1719 = memref.load %12[%1718] : memref<?xf32>
    %1720 = arith.addf %1717, %1719 : f32
    %1721 = arith.muli %1713, %c1 : index
    %1722 = arith.addi %1721, %1520 : index
    %1723 = arith.addi %1722, %c20 : index
    %1724 = memref.load %12[%1723] : memref<?xf32>
    %1725 = arith.addi %1723, %c19 : index
    %1726 = memref.load %12[%1725] : memref<?xf32>
    %1727 = arith.addf %1724, %1726 : f32
    %1728 = wave.lane
    %1729 = arith.addi %11, %c14 : index
    %1730 = arith.muli %1713, %c3 : index
    %1731 = arith.addi %1729, %1730 : index
    %1732 = arith.divui %1728, %c12 : index
    %1733 = arith.addi %1731, %1732 : index
    %1734 = arith.cmpi slt, %1733, %10 : index
    scf.if %1734 {
      %1735 = arith.cmpi eq, %hasFactors, %c5 : index
      %1736 = memref.load %factors[%1733] : memref<?xf32>
      %1737 = arith.select %1735, %1736, %c27 : f32
      %1738 = arith.remui %1728, %c12 : index
      %1739 = arith.muli %1738, %c18 : index
      %1740 = arith.addi %6, %1739 : index
      %1741 = vector.load %w[%1740] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1742 = vector.bitcast %1741 : vector<4xi8> to vector<1xf32>
      %1743 = vector.extract %1742[0] : f32 from vector<1xf32>
      %1744 = arith.mulf %1743, %1737 : f32
      %1745 = arith.mulf %1720, %1744 : f32
      %1746 = arith.remui %1728, %c12 : index
      %1747 = arith.muli %1746, %c18 : index
      %1748 = arith.addi %8, %1747 : index
      %1749 = vector.load %w[%1748] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1750 = vector.bitcast %1749 : vector<4xi8> to vector<1xf32>
      %1751 = vector.extract %1750[0] : f32 from vector<1xf32>
      %1752 = arith.mulf %1751, %1737 : f32
      %1753 = arith.mulf %1727, %1752 : f32
      %1754 = arith.addi %6, %c7 : index
      %1755 = vector.load %w[%1754] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1756 = vector.bitcast %1755 : vector<4xi8> to vector<1xf32>
      %1757 = vector.extract %1756[0] : f32 from vector<1xf32>
      %1758 = arith.mulf %1745, %c28 : f32
      %1759 = wave.exp2 %1758 : f32
      %1760 = arith.addf %c27, %1759 : f32
      %1761 = arith.divf %1745, %1760 : f32
      %1762 = arith.mulf %1761, %1753 : f32
      %1763 = arith.mulf %1762, %1757 : f32
      %1764 = arith.minimumf %1763, %c29 : f32
      %1765 = arith.maximumf %1764, %c30 : f32
      %1766 = arith.truncf %1765 : f32 to f16
      %1767 = arith.muli %0, %c12 : index
      %1768 = wave.lane
      %1769 = arith.remui %1768, %c12 : index
      %1770 = arith.addi %1767, %1769 : index
      %1771 = arith.divui %1733, %outTileRows : index
      %1772 = arith.divui %outputFeatures, %c12 : index
      %1773 = arith.muli %1771, %1772 : index
      %1774 = arith.divui %1770, %c12 : index
      %1775 = arith.addi %1773, %1774 : index
      %1776 = arith.muli %1775, %c3 : index
      %1777 = arith.remui %1770, %c12 : index
      %1778 = arith.divui %1777, %c13 : index
      %1779 = arith.addi %1776, %1778 : index
      %1780 = arith.muli %outTileRows, %c13 : index
      %1781 = arith.muli %1779, %1780 : index
      %1782 = arith.remui %1733, %outTileRows : index
      %1783 = arith.muli %1782, %c13 : index
      %1784 = arith.addi %1781, %1783 : index
      %1785 = arith.remui %1770, %c13 : index
      %1786 = arith.addi %1784, %1785 : index
      memref.store %1766, %out[%1786] : memref<?xf16>
    }
    %1787 = arith.muli %1521, %c18 : index
    %1788 = arith.addi %1787, %c21 : index
    %1789 = arith.muli %1788, %c1 : index
    %1790 = arith.addi %1789, %1520 : index
    %1791 = arith.addi %1790, %c4 : index
    %1792 = memref.load %12[%1791] : memref<?xf32>
    %1793 = arith.addi %1791, %c19 : index
    %1794 = memref.load %12[%1793] : memref<?xf32>
    %1795 = arith.addf %1792, %1794 : f32
    %1796 = arith.muli %1788, %c1 : index
    %1797 = arith.addi %1796, %1520 : index
    %1798 = arith.addi %1797, %c20 : index
    %1799 = memref.load %12[%1798] : memref<?xf32>
    %1800 = arith.addi %1798, %c19 : index
    %1801 = memref.load %12[%1800] : memref<?xf32>
    %1802 = arith.addf %1799, %1801 : f32
    %1803 = wave.lane
    %1804 = arith.addi %11, %c14 : index
    %1805 = arith.muli %1788, %c3 : index
    %1806 = arith.addi %1804, %1805 : index
    %1807 = arith.divui %1803, %c12 : index
    %1808 = arith.addi %1806, %1807 : index
    %1809 = arith.cmpi slt, %1808, %10 : index
    scf.if %1809 {
      %1810 = arith.cmpi eq, %hasFactors, %c5 : index
      %1811 = memref.load %factors[%1808] : memref<?xf32>
      %1812 = arith.select %1810, %1811, %c27 : f32
      %1813 = arith.remui %1803, %c12 : index
      %1814 = arith.muli %1813, %c18 : index
      %1815 = arith.addi %6, %1814 : index
      %1816 = vector.load %w[%1815] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1817 = vector.bitcast %1816 : vector<4xi8> to vector<1xf32>
      %1818 = vector.extract %1817[0] : f32 from vector<1xf32>
      %1819 = arith.mulf %1818, %1812 : f32
      %1820 = arith.mulf %1795, %1819 : f32
      %1821 = arith.remui %1803, %c12 : index
      %1822 = arith.muli %1821, %c18 : index
      %1823 = arith.addi %8, %1822 : index
      %1824 = vector.load %w[%1823] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1825 = vector.bitcast %1824 : vector<4xi8> to vector<1xf32>
      %1826 = vector.extract %1825[0] : f32 from vector<1xf32>
      %1827 = arith.mulf %1826, %1812 : f32
      %1828 = arith.mulf %1802, %1827 : f32
      %1829 = arith.addi %6, %c7 : index
      %1830 = vector.load %w[%1829] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1831 = vector.bitcast %1830 : vector<4xi8> to vector<1xf32>
      %1832 = vector.extract %1831[0] : f32 from vector<1xf32>
      %1833 = arith.mulf %1820, %c28 : f32
      %1834 = wave.exp2 %1833 : f32
      %1835 = arith.addf %c27, %1834 : f32
      %1836 = arith.divf %1820, %1835 : f32
      %1837 = arith.mulf %1836, %1828 : f32
      %1838 = arith.mulf %1837, %1832 : f32
      %1839 = arith.minimumf %1838, %c29 : f32
      %1840 = arith.maximumf %1839, %c30 : f32
      %1841 = arith.truncf %1840 : f32 to f16
      %1842 = arith.muli %0, %c12 : index
      %1843 = wave.lane
      %1844 = arith.remui %1843, %c12 : index
      %1845 = arith.addi %1842, %1844 : index
      %1846 = arith.divui %1808, %outTileRows : index
      %1847 = arith.divui %outputFeatures, %c12 : index
      %1848 = arith.muli %1846, %1847 : index
      %1849 = arith.divui %1845, %c12 : index
      %1850 = arith.addi %1848, %1849 : index
      %1851 = arith.muli %1850, %c3 : index
      %1852 = arith.remui %1845, %c12 : index
      %1853 = arith.divui %1852, %c13 : index
      %1854 = arith.addi %1851, %1853 : index
      %1855 = arith.muli %outTileRows, %c13 : index
      %1856 = arith.muli %1854, %1855 : index
      %1857 = arith.remui %1808, %outTileRows : index
      %1858 = arith.muli %1857, %c13 : index
      %1859 = arith.addi %1856, %1858 : index
      %1860 = arith.remui %1845, %c13 : index
      %1861 = arith.addi %1859, %1860 : index
      memref.store %1841, %out[%1861] : memref<?xf16>
    }
  }
  wave.return
}
