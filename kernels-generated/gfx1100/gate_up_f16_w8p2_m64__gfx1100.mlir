// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c33 = arith.constant 0x3F800000 : f32
  %c34 = arith.constant 0xBFB8AA3B : f32
  %c35 = arith.constant 0x477FE000 : f32
  %c36 = arith.constant 0xC77FE000 : f32
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
      %596 = memref.load %factors[%593] : memref<?xf32>
      %597 = arith.select %595, %596, %c33 : f32
      %598 = arith.remui %588, %c12 : index
      %599 = arith.muli %598, %c18 : index
      %600 = arith.addi %6, %599 : index
      %601 = vector.load %w[%600] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %602 = vector.bitcast %601 : vector<4xi8> to vector<1xf32>
      %603 = vector.extract %602[0] : f32 from vector<1xf32>
      %604 = arith.mulf %603, %597 : f32
      %605 = arith.mulf %562, %604 : f32
      %606 = arith.remui %588, %c12 : index
      %607 = arith.muli %606, %c18 : index
      %608 = arith.addi %8, %607 : index
      %609 = vector.load %w[%608] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %610 = vector.bitcast %609 : vector<4xi8> to vector<1xf32>
      %611 = vector.extract %610[0] : f32 from vector<1xf32>
      %612 = arith.mulf %611, %597 : f32
      %613 = arith.mulf %587, %612 : f32
      %614 = arith.addi %6, %c7 : index
      %615 = vector.load %w[%614] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %616 = vector.bitcast %615 : vector<4xi8> to vector<1xf32>
      %617 = vector.extract %616[0] : f32 from vector<1xf32>
      %618 = arith.mulf %605, %c34 : f32
      %619 = wave.exp2 %618 : f32
      %620 = arith.addf %c33, %619 : f32
      %621 = arith.divf %605, %620 : f32
      %622 = arith.mulf %621, %613 : f32
      %623 = arith.mulf %622, %617 : f32
      %624 = arith.minimumf %623, %c35 : f32
      %625 = arith.maximumf %624, %c36 : f32
      %626 = arith.truncf %625 : f32 to f16
      %627 = arith.muli %0, %c12 : index
      %628 = wave.lane
      %629 = arith.remui %628, %c12 : index
      %630 = arith.addi %627, %629 : index
      %631 = arith.divui %593, %outTileRows : index
      %632 = arith.divui %outputFeatures, %c12 : index
      %633 = arith.muli %631, %632 : index
      %634 = arith.divui %630, %c12 : index
      %635 = arith.addi %633, %634 : index
      %636 = arith.muli %635, %c3 : index
      %637 = arith.remui %630, %c12 : index
      %638 = arith.divui %637, %c13 : index
      %639 = arith.addi %636, %638 : index
      %640 = arith.muli %outTileRows, %c13 : index
      %641 = arith.muli %639, %640 : index
      %642 = arith.remui %593, %outTileRows : index
      %643 = arith.muli %642, %c13 : index
      %644 = arith.addi %641, %643 : index
      %645 = arith.remui %630, %c13 : index
      %646 = arith.addi %644, %645 : index
      memref.store %626, %out[%646] : memref<?xf16>
    }
    %647 = wave.lane
    wave.barrier
    %648 = wave.wave
    %649 = arith.muli %648, %c3 : index
    %650 = arith.addi %649, %c4 : index
    %651 = arith.muli %650, %c20 : index
    %652 = arith.addi %651, %647 : index
    %653 = vector.extract %418#2[0] : f32 from vector<8xf32>
    %654 = arith.addi %652, %c4 : index
    memref.store %653, %12[%654] : memref<?xf32>
    %655 = vector.extract %418#2[1] : f32 from vector<8xf32>
    %656 = arith.addi %652, %c1 : index
    memref.store %655, %12[%656] : memref<?xf32>
    %657 = vector.extract %418#2[2] : f32 from vector<8xf32>
    %658 = arith.addi %652, %c7 : index
    memref.store %657, %12[%658] : memref<?xf32>
    %659 = vector.extract %418#2[3] : f32 from vector<8xf32>
    %660 = arith.addi %652, %c22 : index
    memref.store %659, %12[%660] : memref<?xf32>
    %661 = vector.extract %418#2[4] : f32 from vector<8xf32>
    %662 = arith.addi %652, %c2 : index
    memref.store %661, %12[%662] : memref<?xf32>
    %663 = vector.extract %418#2[5] : f32 from vector<8xf32>
    %664 = arith.addi %652, %c23 : index
    memref.store %663, %12[%664] : memref<?xf32>
    %665 = vector.extract %418#2[6] : f32 from vector<8xf32>
    %666 = arith.addi %652, %c24 : index
    memref.store %665, %12[%666] : memref<?xf32>
    %667 = vector.extract %418#2[7] : f32 from vector<8xf32>
    %668 = arith.addi %652, %c25 : index
    memref.store %667, %12[%668] : memref<?xf32>
    %669 = arith.muli %648, %c3 : index
    %670 = arith.addi %669, %c5 : index
    %671 = arith.muli %670, %c20 : index
    %672 = arith.addi %671, %647 : index
    %673 = vector.extract %418#3[0] : f32 from vector<8xf32>
    %674 = arith.addi %672, %c4 : index
    memref.store %673, %12[%674] : memref<?xf32>
    %675 = vector.extract %418#3[1] : f32 from vector<8xf32>
    %676 = arith.addi %672, %c1 : index
    memref.store %675, %12[%676] : memref<?xf32>
    %677 = vector.extract %418#3[2] : f32 from vector<8xf32>
    %678 = arith.addi %672, %c7 : index
    memref.store %677, %12[%678] : memref<?xf32>
    %679 = vector.extract %418#3[3] : f32 from vector<8xf32>
    %680 = arith.addi %672, %c22 : index
    memref.store %679, %12[%680] : memref<?xf32>
    %681 = vector.extract %418#3[4] : f32 from vector<8xf32>
    %682 = arith.addi %672, %c2 : index
    memref.store %681, %12[%682] : memref<?xf32>
    %683 = vector.extract %418#3[5] : f32 from vector<8xf32>
    %684 = arith.addi %672, %c23 : index
    memref.store %683, %12[%684] : memref<?xf32>
    %685 = vector.extract %418#3[6] : f32 from vector<8xf32>
    %686 = arith.addi %672, %c24 : index
    memref.store %685, %12[%686] : memref<?xf32>
    %687 = vector.extract %418#3[7] : f32 from vector<8xf32>
    %688 = arith.addi %672, %c25 : index
    memref.store %687, %12[%688] : memref<?xf32>
    wave.barrier
    %689 = arith.muli %648, %c5 : index
    %690 = arith.addi %689, %c4 : index
    %691 = arith.muli %690, %c1 : index
    %692 = arith.addi %691, %647 : index
    %693 = arith.addi %692, %c4 : index
    %694 = memref.load %12[%693] : memref<?xf32>
    %695 = arith.addi %693, %c19 : index
    %696 = memref.load %12[%695] : memref<?xf32>
    %697 = arith.addf %694, %696 : f32
    %698 = arith.addi %693, %c26 : index
    %699 = memref.load %12[%698] : memref<?xf32>
    %700 = arith.addf %697, %699 : f32
    %701 = arith.addi %693, %c27 : index
    %702 = memref.load %12[%701] : memref<?xf32>
    %703 = arith.addf %700, %702 : f32
    %704 = arith.addi %693, %c28 : index
    %705 = memref.load %12[%704] : memref<?xf32>
    %706 = arith.addf %703, %705 : f32
    %707 = arith.addi %693, %c29 : index
    %708 = memref.load %12[%707] : memref<?xf32>
    %709 = arith.addf %706, %708 : f32
    %710 = arith.addi %693, %c30 : index
    %711 = memref.load %12[%710] : memref<?xf32>
    %712 = arith.addf %709, %711 : f32
    %713 = arith.addi %693, %c31 : index
    %714 = memref.load %12[%713] : memref<?xf32>
    %715 = arith.addf %712, %714 : f32
    %716 = arith.muli %690, %c1 : index
    %717 = arith.addi %716, %647 : index
    %718 = arith.addi %717, %c20 : index
    %719 = memref.load %12[%718] : memref<?xf32>
    %720 = arith.addi %718, %c19 : index
    %721 = memref.load %12[%720] : memref<?xf32>
    %722 = arith.addf %719, %721 : f32
    %723 = arith.addi %718, %c26 : index
    %724 = memref.load %12[%723] : memref<?xf32>
    %725 = arith.addf %722, %724 : f32
    %726 = arith.addi %718, %c27 : index
    %727 = memref.load %12[%726] : memref<?xf32>
    %728 = arith.addf %725, %727 : f32
    %729 = arith.addi %718, %c28 : index
    %730 = memref.load %12[%729] : memref<?xf32>
    %731 = arith.addf %728, %730 : f32
    %732 = arith.addi %718, %c29 : index
    %733 = memref.load %12[%732] : memref<?xf32>
    %734 = arith.addf %731, %733 : f32
    %735 = arith.addi %718, %c30 : index
    %736 = memref.load %12[%735] : memref<?xf32>
    %737 = arith.addf %734, %736 : f32
    %738 = arith.addi %718, %c31 : index
    %739 = memref.load %12[%738] : memref<?xf32>
    %740 = arith.addf %737, %739 : f32
    %741 = wave.lane
    %742 = arith.addi %11, %c12 : index
    %743 = arith.muli %690, %c3 : index
    %744 = arith.addi %742, %743 : index
    %745 = arith.divui %741, %c12 : index
    %746 = arith.addi %744, %745 : index
    %747 = arith.cmpi slt, %746, %10 : index
    scf.if %747 {
      %748 = arith.cmpi eq, %hasFactors, %c5 : index
      %749 = memref.load %factors[%746] : memref<?xf32>
      %750 = arith.select %748, %749, %c33 : f32
      %751 = arith.remui %741, %c12 : index
      %752 = arith.muli %751, %c18 : index
      %753 = arith.addi %6, %752 : index
      %754 = vector.load %w[%753] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %755 = vector.bitcast %754 : vector<4xi8> to vector<1xf32>
      %756 = vector.extract %755[0] : f32 from vector<1xf32>
      %757 = arith.mulf %756, %750 : f32
      %758 = arith.mulf %715, %757 : f32
      %759 = arith.remui %741, %c12 : index
      %760 = arith.muli %759, %c18 : index
      %761 = arith.addi %8, %760 : index
      %762 = vector.load %w[%761] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %763 = vector.bitcast %762 : vector<4xi8> to vector<1xf32>
      %764 = vector.extract %763[0] : f32 from vector<1xf32>
      %765 = arith.mulf %764, %750 : f32
      %766 = arith.mulf %740, %765 : f32
      %767 = arith.addi %6, %c7 : index
      %768 = vector.load %w[%767] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %769 = vector.bitcast %768 : vector<4xi8> to vector<1xf32>
      %770 = vector.extract %769[0] : f32 from vector<1xf32>
      %771 = arith.mulf %758, %c34 : f32
      %772 = wave.exp2 %771 : f32
      %773 = arith.addf %c33, %772 : f32
      %774 = arith.divf %758, %773 : f32
      %775 = arith.mulf %774, %766 : f32
      %776 = arith.mulf %775, %770 : f32
      %777 = arith.minimumf %776, %c35 : f32
      %778 = arith.maximumf %777, %c36 : f32
      %779 = arith.truncf %778 : f32 to f16
      %780 = arith.muli %0, %c12 : index
      %781 = wave.lane
      %782 = arith.remui %781, %c12 : index
      %783 = arith.addi %780, %782 : index
      %784 = arith.divui %746, %outTileRows : index
      %785 = arith.divui %outputFeatures, %c12 : index
      %786 = arith.muli %784, %785 : index
      %787 = arith.divui %783, %c12 : index
      %788 = arith.addi %786, %787 : index
      %789 = arith.muli %788, %c3 : index
      %790 = arith.remui %783, %c12 : index
      %791 = arith.divui %790, %c13 : index
      %792 = arith.addi %789, %791 : index
      %793 = arith.muli %outTileRows, %c13 : index
      %794 = arith.muli %792, %793 : index
      %795 = arith.remui %746, %outTileRows : index
      %796 = arith.muli %795, %c13 : index
      %797 = arith.addi %794, %796 : index
      %798 = arith.remui %783, %c13 : index
      %799 = arith.addi %797, %798 : index
      memref.store %779, %out[%799] : memref<?xf16>
    }
    %800 = wave.lane
    wave.barrier
    %801 = wave.wave
    %802 = arith.muli %801, %c3 : index
    %803 = arith.addi %802, %c4 : index
    %804 = arith.muli %803, %c20 : index
    %805 = arith.addi %804, %800 : index
    %806 = vector.extract %418#4[0] : f32 from vector<8xf32>
    %807 = arith.addi %805, %c4 : index
    memref.store %806, %12[%807] : memref<?xf32>
    %808 = vector.extract %418#4[1] : f32 from vector<8xf32>
    %809 = arith.addi %805, %c1 : index
    memref.store %808, %12[%809] : memref<?xf32>
    %810 = vector.extract %418#4[2] : f32 from vector<8xf32>
    %811 = arith.addi %805, %c7 : index
    memref.store %810, %12[%811] : memref<?xf32>
    %812 = vector.extract %418#4[3] : f32 from vector<8xf32>
    %813 = arith.addi %805, %c22 : index
    memref.store %812, %12[%813] : memref<?xf32>
    %814 = vector.extract %418#4[4] : f32 from vector<8xf32>
    %815 = arith.addi %805, %c2 : index
    memref.store %814, %12[%815] : memref<?xf32>
    %816 = vector.extract %418#4[5] : f32 from vector<8xf32>
    %817 = arith.addi %805, %c23 : index
    memref.store %816, %12[%817] : memref<?xf32>
    %818 = vector.extract %418#4[6] : f32 from vector<8xf32>
    %819 = arith.addi %805, %c24 : index
    memref.store %818, %12[%819] : memref<?xf32>
    %820 = vector.extract %418#4[7] : f32 from vector<8xf32>
    %821 = arith.addi %805, %c25 : index
    memref.store %820, %12[%821] : memref<?xf32>
    %822 = arith.muli %801, %c3 : index
    %823 = arith.addi %822, %c5 : index
    %824 = arith.muli %823, %c20 : index
    %825 = arith.addi %824, %800 : index
    %826 = vector.extract %418#5[0] : f32 from vector<8xf32>
    %827 = arith.addi %825, %c4 : index
    memref.store %826, %12[%827] : memref<?xf32>
    %828 = vector.extract %418#5[1] : f32 from vector<8xf32>
    %829 = arith.addi %825, %c1 : index
    memref.store %828, %12[%829] : memref<?xf32>
    %830 = vector.extract %418#5[2] : f32 from vector<8xf32>
    %831 = arith.addi %825, %c7 : index
    memref.store %830, %12[%831] : memref<?xf32>
    %832 = vector.extract %418#5[3] : f32 from vector<8xf32>
    %833 = arith.addi %825, %c22 : index
    memref.store %832, %12[%833] : memref<?xf32>
    %834 = vector.extract %418#5[4] : f32 from vector<8xf32>
    %835 = arith.addi %825, %c2 : index
    memref.store %834, %12[%835] : memref<?xf32>
    %836 = vector.extract %418#5[5] : f32 from vector<8xf32>
    %837 = arith.addi %825, %c23 : index
    memref.store %836, %12[%837] : memref<?xf32>
    %838 = vector.extract %418#5[6] : f32 from vector<8xf32>
    %839 = arith.addi %825, %c24 : index
    memref.store %838, %12[%839] : memref<?xf32>
    %840 = vector.extract %418#5[7] : f32 from vector<8xf32>
    %841 = arith.addi %825, %c25 : index
    memref.store %840, %12[%841] : memref<?xf32>
    wave.barrier
    %842 = arith.muli %801, %c5 : index
    %843 = arith.addi %842, %c4 : index
    %844 = arith.muli %843, %c1 : index
    %845 = arith.addi %844, %800 : index
    %846 = arith.addi %845, %c4 : index
    %847 = memref.load %12[%846] : memref<?xf32>
    %848 = arith.addi %846, %c19 : index
    %849 = memref.load %12[%848] : memref<?xf32>
    %850 = arith.addf %847, %849 : f32
    %851 = arith.addi %846, %c26 : index
    %852 = memref.load %12[%851] : memref<?xf32>
    %853 = arith.addf %850, %852 : f32
    %854 = arith.addi %846, %c27 : index
    %855 = memref.load %12[%854] : memref<?xf32>
    %856 = arith.addf %853, %855 : f32
    %857 = arith.addi %846, %c28 : index
    %858 = memref.load %12[%857] : memref<?xf32>
    %859 = arith.addf %856, %858 : f32
    %860 = arith.addi %846, %c29 : index
    %861 = memref.load %12[%860] : memref<?xf32>
    %862 = arith.addf %859, %861 : f32
    %863 = arith.addi %846, %c30 : index
    %864 = memref.load %12[%863] : memref<?xf32>
    %865 = arith.addf %862, %864 : f32
    %866 = arith.addi %846, %c31 : index
    %867 = memref.load %12[%866] : memref<?xf32>
    %868 = arith.addf %865, %867 : f32
    %869 = arith.muli %843, %c1 : index
    %870 = arith.addi %869, %800 : index
    %871 = arith.addi %870, %c20 : index
    %872 = memref.load %12[%871] : memref<?xf32>
    %873 = arith.addi %871, %c19 : index
    %874 = memref.load %12[%873] : memref<?xf32>
    %875 = arith.addf %872, %874 : f32
    %876 = arith.addi %871, %c26 : index
    %877 = memref.load %12[%876] : memref<?xf32>
    %878 = arith.addf %875, %877 : f32
    %879 = arith.addi %871, %c27 : index
    %880 = memref.load %12[%879] : memref<?xf32>
    %881 = arith.addf %878, %880 : f32
    %882 = arith.addi %871, %c28 : index
    %883 = memref.load %12[%882] : memref<?xf32>
    %884 = arith.addf %881, %883 : f32
    %885 = arith.addi %871, %c29 : index
    %886 = memref.load %12[%885] : memref<?xf32>
    %887 = arith.addf %884, %886 : f32
    %888 = arith.addi %871, %c30 : index
    %889 = memref.load %12[%888] : memref<?xf32>
    %890 = arith.addf %887, %889 : f32
    %891 = arith.addi %871, %c31 : index
    %892 = memref.load %12[%891] : memref<?xf32>
    %893 = arith.addf %890, %892 : f32
    %894 = wave.lane
    %895 = arith.addi %11, %c1 : index
    %896 = arith.muli %843, %c3 : index
    %897 = arith.addi %895, %896 : index
    %898 = arith.divui %894, %c12 : index
    %899 = arith.addi %897, %898 : index
    %900 = arith.cmpi slt, %899, %10 : index
    scf.if %900 {
      %901 = arith.cmpi eq, %hasFactors, %c5 : index
      %902 = memref.load %factors[%899] : memref<?xf32>
      %903 = arith.select %901, %902, %c33 : f32
      %904 = arith.remui %894, %c12 : index
      %905 = arith.muli %904, %c18 : index
      %906 = arith.addi %6, %905 : index
      %907 = vector.load %w[%906] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %908 = vector.bitcast %907 : vector<4xi8> to vector<1xf32>
      %909 = vector.extract %908[0] : f32 from vector<1xf32>
      %910 = arith.mulf %909, %903 : f32
      %911 = arith.mulf %868, %910 : f32
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
      %924 = arith.mulf %911, %c34 : f32
      %925 = wave.exp2 %924 : f32
      %926 = arith.addf %c33, %925 : f32
      %927 = arith.divf %911, %926 : f32
      %928 = arith.mulf %927, %919 : f32
      %929 = arith.mulf %928, %923 : f32
      %930 = arith.minimumf %929, %c35 : f32
      %931 = arith.maximumf %930, %c36 : f32
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
    %953 = wave.lane
    wave.barrier
    %954 = wave.wave
    %955 = arith.muli %954, %c3 : index
    %956 = arith.addi %955, %c4 : index
    %957 = arith.muli %956, %c20 : index
    %958 = arith.addi %957, %953 : index
    %959 = vector.extract %418#6[0] : f32 from vector<8xf32>
    %960 = arith.addi %958, %c4 : index
    memref.store %959, %12[%960] : memref<?xf32>
    %961 = vector.extract %418#6[1] : f32 from vector<8xf32>
    %962 = arith.addi %958, %c1 : index
    memref.store %961, %12[%962] : memref<?xf32>
    %963 = vector.extract %418#6[2] : f32 from vector<8xf32>
    %964 = arith.addi %958, %c7 : index
    memref.store %963, %12[%964] : memref<?xf32>
    %965 = vector.extract %418#6[3] : f32 from vector<8xf32>
    %966 = arith.addi %958, %c22 : index
    memref.store %965, %12[%966] : memref<?xf32>
    %967 = vector.extract %418#6[4] : f32 from vector<8xf32>
    %968 = arith.addi %958, %c2 : index
    memref.store %967, %12[%968] : memref<?xf32>
    %969 = vector.extract %418#6[5] : f32 from vector<8xf32>
    %970 = arith.addi %958, %c23 : index
    memref.store %969, %12[%970] : memref<?xf32>
    %971 = vector.extract %418#6[6] : f32 from vector<8xf32>
    %972 = arith.addi %958, %c24 : index
    memref.store %971, %12[%972] : memref<?xf32>
    %973 = vector.extract %418#6[7] : f32 from vector<8xf32>
    %974 = arith.addi %958, %c25 : index
    memref.store %973, %12[%974] : memref<?xf32>
    %975 = arith.muli %954, %c3 : index
    %976 = arith.addi %975, %c5 : index
    %977 = arith.muli %976, %c20 : index
    %978 = arith.addi %977, %953 : index
    %979 = vector.extract %418#7[0] : f32 from vector<8xf32>
    %980 = arith.addi %978, %c4 : index
    memref.store %979, %12[%980] : memref<?xf32>
    %981 = vector.extract %418#7[1] : f32 from vector<8xf32>
    %982 = arith.addi %978, %c1 : index
    memref.store %981, %12[%982] : memref<?xf32>
    %983 = vector.extract %418#7[2] : f32 from vector<8xf32>
    %984 = arith.addi %978, %c7 : index
    memref.store %983, %12[%984] : memref<?xf32>
    %985 = vector.extract %418#7[3] : f32 from vector<8xf32>
    %986 = arith.addi %978, %c22 : index
    memref.store %985, %12[%986] : memref<?xf32>
    %987 = vector.extract %418#7[4] : f32 from vector<8xf32>
    %988 = arith.addi %978, %c2 : index
    memref.store %987, %12[%988] : memref<?xf32>
    %989 = vector.extract %418#7[5] : f32 from vector<8xf32>
    %990 = arith.addi %978, %c23 : index
    memref.store %989, %12[%990] : memref<?xf32>
    %991 = vector.extract %418#7[6] : f32 from vector<8xf32>
    %992 = arith.addi %978, %c24 : index
    memref.store %991, %12[%992] : memref<?xf32>
    %993 = vector.extract %418#7[7] : f32 from vector<8xf32>
    %994 = arith.addi %978, %c25 : index
    memref.store %993, %12[%994] : memref<?xf32>
    wave.barrier
    %995 = arith.muli %954, %c5 : index
    %996 = arith.addi %995, %c4 : index
    %997 = arith.muli %996, %c1 : index
    %998 = arith.addi %997, %953 : index
    %999 = arith.addi %998, %c4 : index
    %1000 = memref.load %12[%999] : memref<?xf32>
    %1001 = arith.addi %999, %c19 : index
    %1002 = memref.load %12[%1001] : memref<?xf32>
    %1003 = arith.addf %1000, %1002 : f32
    %1004 = arith.addi %999, %c26 : index
    %1005 = memref.load %12[%1004] : memref<?xf32>
    %1006 = arith.addf %1003, %1005 : f32
    %1007 = arith.addi %999, %c27 : index
    %1008 = memref.load %12[%1007] : memref<?xf32>
    %1009 = arith.addf %1006, %1008 : f32
    %1010 = arith.addi %999, %c28 : index
    %1011 = memref.load %12[%1010] : memref<?xf32>
    %1012 = arith.addf %1009, %1011 : f32
    %1013 = arith.addi %999, %c29 : index
    %1014 = memref.load %12[%1013] : memref<?xf32>
    %1015 = arith.addf %1012, %1014 : f32
    %1016 = arith.addi %999, %c30 : index
    %1017 = memref.load %12[%1016] : memref<?xf32>
    %1018 = arith.addf %1015, %1017 : f32
    %1019 = arith.addi %999, %c31 : index
    %1020 = memref.load %12[%1019] : memref<?xf32>
    %1021 = arith.addf %1018, %1020 : f32
    %1022 = arith.muli %996, %c1 : index
    %1023 = arith.addi %1022, %953 : index
    %1024 = arith.addi %1023, %c20 : index
    %1025 = memref.load %12[%1024] : memref<?xf32>
    %1026 = arith.addi %1024, %c19 : index
    %1027 = memref.load %12[%1026] : memref<?xf32>
    %1028 = arith.addf %1025, %1027 : f32
    %1029 = arith.addi %1024, %c26 : index
    %1030 = memref.load %12[%1029] : memref<?xf32>
    %1031 = arith.addf %1028, %1030 : f32
    %1032 = arith.addi %1024, %c27 : index
    %1033 = memref.load %12[%1032] : memref<?xf32>
    %1034 = arith.addf %1031, %1033 : f32
    %1035 = arith.addi %1024, %c28 : index
    %1036 = memref.load %12[%1035] : memref<?xf32>
    %1037 = arith.addf %1034, %1036 : f32
    %1038 = arith.addi %1024, %c29 : index
    %1039 = memref.load %12[%1038] : memref<?xf32>
    %1040 = arith.addf %1037, %1039 : f32
    %1041 = arith.addi %1024, %c30 : index
    %1042 = memref.load %12[%1041] : memref<?xf32>
    %1043 = arith.addf %1040, %1042 : f32
    %1044 = arith.addi %1024, %c31 : index
    %1045 = memref.load %12[%1044] : memref<?xf32>
    %1046 = arith.addf %1043, %1045 : f32
    %1047 = wave.lane
    %1048 = arith.addi %11, %c14 : index
    %1049 = arith.muli %996, %c3 : index
    %1050 = arith.addi %1048, %1049 : index
    %1051 = arith.divui %1047, %c12 : index
    %1052 = arith.addi %1050, %1051 : index
    %1053 = arith.cmpi slt, %1052, %10 : index
    scf.if %1053 {
      %1054 = arith.cmpi eq, %hasFactors, %c5 : index
      %1055 = memref.load %factors[%1052] : memref<?xf32>
      %1056 = arith.select %1054, %1055, %c33 : f32
      %1057 = arith.remui %1047, %c12 : index
      %1058 = arith.muli %1057, %c18 : index
      %1059 = arith.addi %6, %1058 : index
      %1060 = vector.load %w[%1059] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1061 = vector.bitcast %1060 : vector<4xi8> to vector<1xf32>
      %1062 = vector.extract %1061[0] : f32 from vector<1xf32>
      %1063 = arith.mulf %1062, %1056 : f32
      %1064 = arith.mulf %1021, %1063 : f32
      %1065 = arith.remui %1047, %c12 : index
      %1066 = arith.muli %1065, %c18 : index
      %1067 = arith.addi %8, %1066 : index
      %1068 = vector.load %w[%1067] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1069 = vector.bitcast %1068 : vector<4xi8> to vector<1xf32>
      %1070 = vector.extract %1069[0] : f32 from vector<1xf32>
      %1071 = arith.mulf %1070, %1056 : f32
      %1072 = arith.mulf %1046, %1071 : f32
      %1073 = arith.addi %6, %c7 : index
      %1074 = vector.load %w[%1073] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1075 = vector.bitcast %1074 : vector<4xi8> to vector<1xf32>
      %1076 = vector.extract %1075[0] : f32 from vector<1xf32>
      %1077 = arith.mulf %1064, %c34 : f32
      %1078 = wave.exp2 %1077 : f32
      %1079 = arith.addf %c33, %1078 : f32
      %1080 = arith.divf %1064, %1079 : f32
      %1081 = arith.mulf %1080, %1072 : f32
      %1082 = arith.mulf %1081, %1076 : f32
      %1083 = arith.minimumf %1082, %c35 : f32
      %1084 = arith.maximumf %1083, %c36 : f32
      %1085 = arith.truncf %1084 : f32 to f16
      %1086 = arith.muli %0, %c12 : index
      %1087 = wave.lane
      %1088 = arith.remui %1087, %c12 : index
      %1089 = arith.addi %1086, %1088 : index
      %1090 = arith.divui %1052, %outTileRows : index
      %1091 = arith.divui %outputFeatures, %c12 : index
      %1092 = arith.muli %1090, %1091 : index
      %1093 = arith.divui %1089, %c12 : index
      %1094 = arith.addi %1092, %1093 : index
      %1095 = arith.muli %1094, %c3 : index
      %1096 = arith.remui %1089, %c12 : index
      %1097 = arith.divui %1096, %c13 : index
      %1098 = arith.addi %1095, %1097 : index
      %1099 = arith.muli %outTileRows, %c13 : index
      %1100 = arith.muli %1098, %1099 : index
      %1101 = arith.remui %1052, %outTileRows : index
      %1102 = arith.muli %1101, %c13 : index
      %1103 = arith.addi %1100, %1102 : index
      %1104 = arith.remui %1089, %c13 : index
      %1105 = arith.addi %1103, %1104 : index
      memref.store %1085, %out[%1105] : memref<?xf16>
    }
  }
  wave.return
}
