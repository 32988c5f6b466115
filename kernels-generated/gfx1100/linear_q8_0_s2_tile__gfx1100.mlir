// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='q8_0', splits=2)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_s2_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 4 : index
  %c8 = arith.constant 16384 : index
  %hasResidual = wave.param "hasResidual" : index
  %c10 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 0 : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 256 : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant dense<16711935> : vector<4xi32>
  %c19 = arith.constant dense<1677747200> : vector<4xi32>
  %c20 = arith.constant dense<8> : vector<4xi32>
  %c21 = arith.constant dense<0x6480> : vector<16xf16>
  %c22 = arith.constant 8192 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c24 = arith.constant 9 : index
  %c25 = arith.constant 10 : index
  %c26 = arith.constant 11 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c29 = arith.constant 3 : index
  %c30 = arith.constant 6 : index
  %c31 = arith.constant 12 : index
  %c32 = arith.constant 14 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = wave.lane
  %4 = memref.load %step[%countAt] : memref<?xi32>
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.muli %1, %c2 : index
  %7 = arith.muli %inputFeatures, %c4 : index
  %8 = arith.addi %inputFeatures, %c5 : index
  %9 = arith.divui %8, %c2 : index
  %10 = arith.muli %9, %c2 : index
  %11 = arith.addi %7, %10 : index
  %12 = arith.addi %11, %c2 : index
  %13 = arith.divui %2, %c6 : index
  %14 = arith.muli %13, %c6 : index
  %15 = arith.remui %2, %c6 : index
  %16 = arith.muli %15, %c7 : index
  %17 = wave.scratch %c8 : memref<?xf16>
  %18 = arith.cmpi eq, %hasResidual, %c10 : index
  %19 = arith.cmpi slt, %6, %5 : index
  scf.if %19 {
    %20 = arith.divui %inputFeatures, %c13 : index
    %21 = arith.muli %1, %c15 : index
    %22 = arith.addi %21, %2 : index
    %23 = arith.divui %inputFeatures, %c4 : index
    %24 = arith.muli %22, %23 : index
    %25 = arith.muli %c14, %c6 : index
    %26 = arith.addi %24, %25 : index
    %27 = arith.muli %26, %c16 : index
    %28 = arith.muli %3, %c15 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.addi %29, %c14 : index
    %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %32 = arith.muli %3, %c15 : index
    %33 = arith.addi %27, %32 : index
    %34 = arith.addi %33, %c16 : index
    %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %36 = arith.muli %0, %c15 : index
    %37 = arith.addi %36, %2 : index
    %38 = arith.subi %panels, %c10 : index
    %39 = arith.minsi %37, %38 : index
    %40 = arith.muli %39, %12 : index
    %41 = arith.remui %3, %c4 : index
    %42 = arith.addi %40, %c2 : index
    %43 = arith.muli %c14, %c13 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.muli %41, %c6 : index
    %46 = arith.addi %44, %45 : index
    %47 = vector.load %w[%46] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    %48 = vector.bitcast %47 : vector<2xi8> to vector<1xf16>
    %49 = vector.extract %48[0] : f16 from vector<1xf16>
    %50 = vector.broadcast %49 : f16 to vector<16xf16>
    %51 = arith.addi %40, %c2 : index
    %52 = arith.addi %inputFeatures, %c5 : index
    %53 = arith.divui %52, %c2 : index
    %54 = arith.muli %53, %c2 : index
    %55 = arith.addi %51, %54 : index
    %56 = arith.muli %c14, %c17 : index
    %57 = arith.addi %55, %56 : index
    %58 = arith.addi %57, %c14 : index
    %59 = arith.muli %41, %c4 : index
    %60 = arith.addi %58, %59 : index
    %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
    %62 = vector.bitcast %61 : vector<16xi8> to vector<4xi32>
    %63 = arith.andi %62, %c18 : vector<4xi32>
    %64 = arith.ori %63, %c19 : vector<4xi32>
    %65 = vector.bitcast %64 : vector<4xi32> to vector<8xf16>
    %66 = arith.shrui %62, %c20 : vector<4xi32>
    %67 = arith.andi %66, %c18 : vector<4xi32>
    %68 = arith.ori %67, %c19 : vector<4xi32>
    %69 = vector.bitcast %68 : vector<4xi32> to vector<8xf16>
    %70 = vector.shuffle %65, %69 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %71 = arith.subf %70, %c21 : vector<16xf16>
    %72 = arith.mulf %71, %50 : vector<16xf16>
    %73 = arith.muli %c14, %c17 : index
    %74 = arith.addi %55, %73 : index
    %75 = arith.addi %74, %c16 : index
    %76 = arith.muli %41, %c4 : index
    %77 = arith.addi %75, %76 : index
    %78 = vector.load %w[%77] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
    %79 = vector.bitcast %78 : vector<16xi8> to vector<4xi32>
    %80 = arith.andi %79, %c18 : vector<4xi32>
    %81 = arith.ori %80, %c19 : vector<4xi32>
    %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
    %83 = arith.shrui %79, %c20 : vector<4xi32>
    %84 = arith.andi %83, %c18 : vector<4xi32>
    %85 = arith.ori %84, %c19 : vector<4xi32>
    %86 = vector.bitcast %85 : vector<4xi32> to vector<8xf16>
    %87 = vector.shuffle %82, %86 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %88 = arith.subf %87, %c21 : vector<16xf16>
    %89 = arith.mulf %88, %50 : vector<16xf16>
    %90 = arith.cmpi sge, %3, %c4 : index
    %91 = vector.shuffle %72, %72 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %92 = vector.shuffle %72, %72 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %93 = arith.select %90, %91, %92 : vector<8xf16>
    %94 = vector.shuffle %89, %89 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %95 = vector.shuffle %89, %89 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %96 = arith.select %90, %94, %95 : vector<8xf16>
    %97 = arith.addi %2, %c14 : index
    %98 = arith.muli %97, %c6 : index
    %99 = arith.addi %98, %c14 : index
    %100 = arith.muli %99, %c16 : index
    %101 = arith.muli %c14, %c22 : index
    %102 = arith.addi %101, %100 : index
    %103 = arith.muli %3, %c15 : index
    %104 = arith.addi %102, %103 : index
    vector.store %31, %17[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %105 = arith.addi %2, %c14 : index
    %106 = arith.muli %105, %c6 : index
    %107 = arith.addi %106, %c10 : index
    %108 = arith.muli %107, %c16 : index
    %109 = arith.muli %c14, %c22 : index
    %110 = arith.addi %109, %108 : index
    %111 = arith.muli %3, %c15 : index
    %112 = arith.addi %110, %111 : index
    vector.store %35, %17[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %113 = arith.addi %2, %c15 : index
    %114 = arith.muli %113, %c6 : index
    %115 = arith.addi %114, %c14 : index
    %116 = arith.muli %115, %c16 : index
    %117 = arith.muli %c14, %c22 : index
    %118 = arith.addi %117, %116 : index
    %119 = arith.muli %3, %c15 : index
    %120 = arith.addi %118, %119 : index
    vector.store %93, %17[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %121 = arith.addi %2, %c15 : index
    %122 = arith.muli %121, %c6 : index
    %123 = arith.addi %122, %c10 : index
    %124 = arith.muli %123, %c16 : index
    %125 = arith.muli %c14, %c22 : index
    %126 = arith.addi %125, %124 : index
    %127 = arith.muli %3, %c15 : index
    %128 = arith.addi %126, %127 : index
    vector.store %96, %17[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %138:8 = scf.for %129 = %c14 to %c6 step %c10 iter_args(%130 = %c12, %131 = %c12, %132 = %c12, %133 = %c12, %134 = %c12, %135 = %c12, %136 = %c12, %137 = %c12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %139 = arith.muli %129, %stepsPerWave : index
      %140 = arith.minsi %139, %20 : index
      %141 = arith.addi %140, %stepsPerWave : index
      %142 = arith.minsi %141, %20 : index
      %152:8 = scf.for %143 = %140 to %142 step %c10 iter_args(%144 = %c12, %145 = %c12, %146 = %c12, %147 = %c12, %148 = %c12, %149 = %c12, %150 = %c12, %151 = %c12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %153 = arith.addi %143, %c10 : index
        %154 = arith.subi %20, %c10 : index
        %155 = arith.minsi %153, %154 : index
        %156 = arith.muli %1, %c15 : index
        %157 = arith.addi %156, %2 : index
        %158 = arith.divui %inputFeatures, %c4 : index
        %159 = arith.muli %157, %158 : index
        %160 = arith.muli %155, %c6 : index
        %161 = arith.addi %159, %160 : index
        %162 = arith.muli %161, %c16 : index
        %163 = arith.muli %3, %c15 : index
        %164 = arith.addi %162, %163 : index
        %165 = arith.addi %164, %c14 : index
        %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %167 = arith.muli %3, %c15 : index
        %168 = arith.addi %162, %167 : index
        %169 = arith.addi %168, %c16 : index
        %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %171 = arith.muli %0, %c15 : index
        %172 = arith.addi %171, %2 : index
        %173 = arith.subi %panels, %c10 : index
        %174 = arith.minsi %172, %173 : index
        %175 = arith.muli %174, %12 : index
        %176 = arith.remui %3, %c4 : index
        %177 = arith.addi %175, %c2 : index
        %178 = arith.muli %155, %c13 : index
        %179 = arith.addi %177, %178 : index
        %180 = arith.muli %176, %c6 : index
        %181 = arith.addi %179, %180 : index
        %182 = vector.load %w[%181] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %183 = vector.bitcast %182 : vector<2xi8> to vector<1xf16>
        %184 = vector.extract %183[0] : f16 from vector<1xf16>
        %185 = vector.broadcast %184 : f16 to vector<16xf16>
        %186 = arith.addi %175, %c2 : index
        %187 = arith.addi %inputFeatures, %c5 : index
        %188 = arith.divui %187, %c2 : index
        %189 = arith.muli %188, %c2 : index
        %190 = arith.addi %186, %189 : index
        %191 = arith.muli %155, %c17 : index
        %192 = arith.addi %190, %191 : index
        %193 = arith.addi %192, %c14 : index
        %194 = arith.muli %176, %c4 : index
        %195 = arith.addi %193, %194 : index
        %196 = vector.load %w[%195] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %197 = vector.bitcast %196 : vector<16xi8> to vector<4xi32>
        %198 = arith.andi %197, %c18 : vector<4xi32>
        %199 = arith.ori %198, %c19 : vector<4xi32>
        %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
        %201 = arith.shrui %197, %c20 : vector<4xi32>
        %202 = arith.andi %201, %c18 : vector<4xi32>
        %203 = arith.ori %202, %c19 : vector<4xi32>
        %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
        %205 = vector.shuffle %200, %204 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %206 = arith.subf %205, %c21 : vector<16xf16>
        %207 = arith.mulf %206, %185 : vector<16xf16>
        %208 = arith.muli %155, %c17 : index
        %209 = arith.addi %190, %208 : index
        %210 = arith.addi %209, %c16 : index
        %211 = arith.muli %176, %c4 : index
        %212 = arith.addi %210, %211 : index
        %213 = vector.load %w[%212] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %214 = vector.bitcast %213 : vector<16xi8> to vector<4xi32>
        %215 = arith.andi %214, %c18 : vector<4xi32>
        %216 = arith.ori %215, %c19 : vector<4xi32>
        %217 = vector.bitcast %216 : vector<4xi32> to vector<8xf16>
        %218 = arith.shrui %214, %c20 : vector<4xi32>
        %219 = arith.andi %218, %c18 : vector<4xi32>
        %220 = arith.ori %219, %c19 : vector<4xi32>
        %221 = vector.bitcast %220 : vector<4xi32> to vector<8xf16>
        %222 = vector.shuffle %217, %221 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %223 = arith.subf %222, %c21 : vector<16xf16>
        %224 = arith.mulf %223, %185 : vector<16xf16>
        %225 = arith.cmpi sge, %3, %c4 : index
        %226 = vector.shuffle %207, %207 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %227 = vector.shuffle %207, %207 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %228 = arith.select %225, %226, %227 : vector<8xf16>
        %229 = vector.shuffle %224, %224 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %230 = vector.shuffle %224, %224 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %231 = arith.select %225, %229, %230 : vector<8xf16>
        %232 = arith.remui %143, %c6 : index
        %233 = arith.addi %14, %c14 : index
        %234 = arith.muli %233, %c6 : index
        %235 = arith.addi %234, %c14 : index
        %236 = arith.muli %235, %c16 : index
        %237 = arith.remui %3, %c4 : index
        %238 = arith.muli %237, %c15 : index
        %239 = arith.addi %236, %238 : index
        %240 = arith.muli %232, %c22 : index
        %241 = arith.addi %239, %240 : index
        %242 = vector.load %17[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %243 = arith.addi %241, %c2 : index
        %244 = vector.load %17[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = vector.shuffle %242, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %246 = arith.addi %14, %c10 : index
        %247 = arith.muli %246, %c6 : index
        %248 = arith.addi %247, %c14 : index
        %249 = arith.muli %248, %c16 : index
        %250 = arith.remui %3, %c4 : index
        %251 = arith.muli %250, %c15 : index
        %252 = arith.addi %249, %251 : index
        %253 = arith.muli %232, %c22 : index
        %254 = arith.addi %252, %253 : index
        %255 = vector.load %17[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %256 = arith.addi %254, %c2 : index
        %257 = vector.load %17[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %258 = vector.shuffle %255, %257 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %259 = arith.addi %16, %c15 : index
        %260 = arith.muli %259, %c6 : index
        %261 = arith.addi %260, %c14 : index
        %262 = arith.muli %261, %c16 : index
        %263 = arith.remui %3, %c4 : index
        %264 = arith.muli %263, %c15 : index
        %265 = arith.addi %262, %264 : index
        %266 = arith.muli %232, %c22 : index
        %267 = arith.addi %265, %266 : index
        %268 = vector.load %17[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %269 = arith.addi %267, %c2 : index
        %270 = vector.load %17[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %271 = vector.shuffle %268, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %272 = wave.mma %245, %271, %144 : vector<16xf16>, vector<8xf32>
        %273 = wave.mma %258, %271, %148 : vector<16xf16>, vector<8xf32>
        %274 = arith.addi %16, %c24 : index
        %275 = arith.muli %274, %c6 : index
        %276 = arith.addi %275, %c14 : index
        %277 = arith.muli %276, %c16 : index
        %278 = arith.remui %3, %c4 : index
        %279 = arith.muli %278, %c15 : index
        %280 = arith.addi %277, %279 : index
        %281 = arith.muli %232, %c22 : index
        %282 = arith.addi %280, %281 : index
        %283 = vector.load %17[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %284 = arith.addi %282, %c2 : index
        %285 = vector.load %17[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %286 = vector.shuffle %283, %285 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %287 = wave.mma %245, %286, %145 : vector<16xf16>, vector<8xf32>
        %288 = wave.mma %258, %286, %149 : vector<16xf16>, vector<8xf32>
        %289 = arith.addi %16, %c25 : index
        %290 = arith.muli %289, %c6 : index
        %291 = arith.addi %290, %c14 : index
        %292 = arith.muli %291, %c16 : index
        %293 = arith.remui %3, %c4 : index
        %294 = arith.muli %293, %c15 : index
        %295 = arith.addi %292, %294 : index
        %296 = arith.muli %232, %c22 : index
        %297 = arith.addi %295, %296 : index
        %298 = vector.load %17[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %299 = arith.addi %297, %c2 : index
        %300 = vector.load %17[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %301 = vector.shuffle %298, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %302 = wave.mma %245, %301, %146 : vector<16xf16>, vector<8xf32>
        %303 = wave.mma %258, %301, %150 : vector<16xf16>, vector<8xf32>
        %304 = arith.addi %16, %c26 : index
        %305 = arith.muli %304, %c6 : index
        %306 = arith.addi %305, %c14 : index
        %307 = arith.muli %306, %c16 : index
        %308 = arith.remui %3, %c4 : index
        %309 = arith.muli %308, %c15 : index
        %310 = arith.addi %307, %309 : index
        %311 = arith.muli %232, %c22 : index
        %312 = arith.addi %310, %311 : index
        %313 = vector.load %17[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %314 = arith.addi %312, %c2 : index
        %315 = vector.load %17[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %316 = vector.shuffle %313, %315 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %317 = wave.mma %245, %316, %147 : vector<16xf16>, vector<8xf32>
        %318 = wave.mma %258, %316, %151 : vector<16xf16>, vector<8xf32>
        %319 = arith.addi %14, %c14 : index
        %320 = arith.muli %319, %c6 : index
        %321 = arith.addi %320, %c10 : index
        %322 = arith.muli %321, %c16 : index
        %323 = arith.remui %3, %c4 : index
        %324 = arith.muli %323, %c15 : index
        %325 = arith.addi %322, %324 : index
        %326 = arith.muli %232, %c22 : index
        %327 = arith.addi %325, %326 : index
        %328 = vector.load %17[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %329 = arith.addi %327, %c2 : index
        %330 = vector.load %17[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %331 = vector.shuffle %328, %330 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %332 = arith.addi %14, %c10 : index
        %333 = arith.muli %332, %c6 : index
        %334 = arith.addi %333, %c10 : index
        %335 = arith.muli %334, %c16 : index
        %336 = arith.remui %3, %c4 : index
        %337 = arith.muli %336, %c15 : index
        %338 = arith.addi %335, %337 : index
        %339 = arith.muli %232, %c22 : index
        %340 = arith.addi %338, %339 : index
        %341 = vector.load %17[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %342 = arith.addi %340, %c2 : index
        %343 = vector.load %17[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %344 = vector.shuffle %341, %343 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %345 = arith.addi %16, %c15 : index
        %346 = arith.muli %345, %c6 : index
        %347 = arith.addi %346, %c10 : index
        %348 = arith.muli %347, %c16 : index
        %349 = arith.remui %3, %c4 : index
        %350 = arith.muli %349, %c15 : index
        %351 = arith.addi %348, %350 : index
        %352 = arith.muli %232, %c22 : index
        %353 = arith.addi %351, %352 : index
        %354 = vector.load %17[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %355 = arith.addi %353, %c2 : index
        %356 = vector.load %17[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %357 = vector.shuffle %354, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %358 = wave.mma %331, %357, %272 : vector<16xf16>, vector<8xf32>
        %359 = wave.mma %344, %357, %273 : vector<16xf16>, vector<8xf32>
        %360 = arith.addi %16, %c24 : index
        %361 = arith.muli %360, %c6 : index
        %362 = arith.addi %361, %c10 : index
        %363 = arith.muli %362, %c16 : index
        %364 = arith.remui %3, %c4 : index
        %365 = arith.muli %364, %c15 : index
        %366 = arith.addi %363, %365 : index
        %367 = arith.muli %232, %c22 : index
        %368 = arith.addi %366, %367 : index
        %369 = vector.load %17[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %370 = arith.addi %368, %c2 : index
        %371 = vector.load %17[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %372 = vector.shuffle %369, %371 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %373 = wave.mma %331, %372, %287 : vector<16xf16>, vector<8xf32>
        %374 = wave.mma %344, %372, %288 : vector<16xf16>, vector<8xf32>
        %375 = arith.addi %16, %c25 : index
        %376 = arith.muli %375, %c6 : index
        %377 = arith.addi %376, %c10 : index
        %378 = arith.muli %377, %c16 : index
        %379 = arith.remui %3, %c4 : index
        %380 = arith.muli %379, %c15 : index
        %381 = arith.addi %378, %380 : index
        %382 = arith.muli %232, %c22 : index
        %383 = arith.addi %381, %382 : index
        %384 = vector.load %17[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %385 = arith.addi %383, %c2 : index
        %386 = vector.load %17[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %387 = vector.shuffle %384, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %388 = wave.mma %331, %387, %302 : vector<16xf16>, vector<8xf32>
        %389 = wave.mma %344, %387, %303 : vector<16xf16>, vector<8xf32>
        %390 = arith.addi %16, %c26 : index
        %391 = arith.muli %390, %c6 : index
        %392 = arith.addi %391, %c10 : index
        %393 = arith.muli %392, %c16 : index
        %394 = arith.remui %3, %c4 : index
        %395 = arith.muli %394, %c15 : index
        %396 = arith.addi %393, %395 : index
        %397 = arith.muli %232, %c22 : index
        %398 = arith.addi %396, %397 : index
        %399 = vector.load %17[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %400 = arith.addi %398, %c2 : index
        %401 = vector.load %17[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %402 = vector.shuffle %399, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %403 = wave.mma %331, %402, %317 : vector<16xf16>, vector<8xf32>
        %404 = wave.mma %344, %402, %318 : vector<16xf16>, vector<8xf32>
        %405 = arith.subi %c10, %232 : index
        %406 = arith.addi %2, %c14 : index
        %407 = arith.muli %406, %c6 : index
        %408 = arith.addi %407, %c14 : index
        %409 = arith.muli %408, %c16 : index
        %410 = arith.muli %405, %c22 : index
        %411 = arith.addi %410, %409 : index
        %412 = arith.muli %3, %c15 : index
        %413 = arith.addi %411, %412 : index
        vector.store %166, %17[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %414 = arith.addi %2, %c14 : index
        %415 = arith.muli %414, %c6 : index
        %416 = arith.addi %415, %c10 : index
        %417 = arith.muli %416, %c16 : index
        %418 = arith.muli %405, %c22 : index
        %419 = arith.addi %418, %417 : index
        %420 = arith.muli %3, %c15 : index
        %421 = arith.addi %419, %420 : index
        vector.store %170, %17[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %422 = arith.addi %2, %c15 : index
        %423 = arith.muli %422, %c6 : index
        %424 = arith.addi %423, %c14 : index
        %425 = arith.muli %424, %c16 : index
        %426 = arith.muli %405, %c22 : index
        %427 = arith.addi %426, %425 : index
        %428 = arith.muli %3, %c15 : index
        %429 = arith.addi %427, %428 : index
        vector.store %228, %17[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %430 = arith.addi %2, %c15 : index
        %431 = arith.muli %430, %c6 : index
        %432 = arith.addi %431, %c10 : index
        %433 = arith.muli %432, %c16 : index
        %434 = arith.muli %405, %c22 : index
        %435 = arith.addi %434, %433 : index
        %436 = arith.muli %3, %c15 : index
        %437 = arith.addi %435, %436 : index
        vector.store %231, %17[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %358, %373, %388, %403, %359, %374, %389, %404 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %438 = arith.cmpi eq, %129, %c14 : index
      %439 = arith.addf %130, %152#0 : vector<8xf32>
      %440 = arith.select %438, %152#0, %439 : vector<8xf32>
      %441 = arith.addf %131, %152#1 : vector<8xf32>
      %442 = arith.select %438, %152#1, %441 : vector<8xf32>
      %443 = arith.addf %132, %152#2 : vector<8xf32>
      %444 = arith.select %438, %152#2, %443 : vector<8xf32>
      %445 = arith.addf %133, %152#3 : vector<8xf32>
      %446 = arith.select %438, %152#3, %445 : vector<8xf32>
      %447 = arith.addf %134, %152#4 : vector<8xf32>
      %448 = arith.select %438, %152#4, %447 : vector<8xf32>
      %449 = arith.addf %135, %152#5 : vector<8xf32>
      %450 = arith.select %438, %152#5, %449 : vector<8xf32>
      %451 = arith.addf %136, %152#6 : vector<8xf32>
      %452 = arith.select %438, %152#6, %451 : vector<8xf32>
      %453 = arith.addf %137, %152#7 : vector<8xf32>
      %454 = arith.select %438, %152#7, %453 : vector<8xf32>
      scf.yield %440, %442, %444, %446, %448, %450, %452, %454 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %455 = arith.addi %14, %c14 : index
    %456 = arith.muli %455, %c4 : index
    %457 = arith.addi %6, %456 : index
    %458 = arith.addi %457, %c14 : index
    %459 = arith.divui %3, %c4 : index
    %460 = arith.addi %458, %459 : index
    %461 = arith.cmpi slt, %460, %5 : index
    scf.if %461 {
      %462 = arith.cmpi eq, %hasFactors, %c10 : index
      %463 = arith.muli %460, %c6 : index
      %464 = memref.load %factors[%463] : memref<?xf32>
      %465 = arith.mulf %464, %operandScale : f32
      %466 = arith.select %462, %465, %operandScale : f32
      %467 = vector.extract %138#0[0] : f32 from vector<8xf32>
      %468 = arith.addi %16, %c14 : index
      %469 = arith.muli %0, %c15 : index
      %470 = arith.addi %469, %468 : index
      %471 = arith.subi %panels, %c10 : index
      %472 = arith.minsi %470, %471 : index
      %473 = arith.muli %472, %12 : index
      %474 = arith.remui %3, %c4 : index
      %475 = arith.muli %474, %c7 : index
      %476 = arith.addi %473, %475 : index
      %477 = vector.load %w[%476] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %478 = vector.bitcast %477 : vector<4xi8> to vector<1xf32>
      %479 = vector.extract %478[0] : f32 from vector<1xf32>
      %480 = arith.mulf %479, %466 : f32
      %481 = arith.mulf %467, %480 : f32
      %482 = vector.extract %138#1[0] : f32 from vector<8xf32>
      %483 = arith.addi %16, %c10 : index
      %484 = arith.muli %0, %c15 : index
      %485 = arith.addi %484, %483 : index
      %486 = arith.subi %panels, %c10 : index
      %487 = arith.minsi %485, %486 : index
      %488 = arith.muli %487, %12 : index
      %489 = arith.remui %3, %c4 : index
      %490 = arith.muli %489, %c7 : index
      %491 = arith.addi %488, %490 : index
      %492 = vector.load %w[%491] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %493 = vector.bitcast %492 : vector<4xi8> to vector<1xf32>
      %494 = vector.extract %493[0] : f32 from vector<1xf32>
      %495 = arith.mulf %494, %466 : f32
      %496 = arith.mulf %482, %495 : f32
      %497 = vector.extract %138#2[0] : f32 from vector<8xf32>
      %498 = arith.addi %16, %c6 : index
      %499 = arith.muli %0, %c15 : index
      %500 = arith.addi %499, %498 : index
      %501 = arith.subi %panels, %c10 : index
      %502 = arith.minsi %500, %501 : index
      %503 = arith.muli %502, %12 : index
      %504 = arith.remui %3, %c4 : index
      %505 = arith.muli %504, %c7 : index
      %506 = arith.addi %503, %505 : index
      %507 = vector.load %w[%506] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %508 = vector.bitcast %507 : vector<4xi8> to vector<1xf32>
      %509 = vector.extract %508[0] : f32 from vector<1xf32>
      %510 = arith.mulf %509, %466 : f32
      %511 = arith.mulf %497, %510 : f32
      %512 = vector.extract %138#3[0] : f32 from vector<8xf32>
      %513 = arith.addi %16, %c29 : index
      %514 = arith.muli %0, %c15 : index
      %515 = arith.addi %514, %513 : index
      %516 = arith.subi %panels, %c10 : index
      %517 = arith.minsi %515, %516 : index
      %518 = arith.muli %517, %12 : index
      %519 = arith.remui %3, %c4 : index
      %520 = arith.muli %519, %c7 : index
      %521 = arith.addi %518, %520 : index
      %522 = vector.load %w[%521] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %523 = vector.bitcast %522 : vector<4xi8> to vector<1xf32>
      %524 = vector.extract %523[0] : f32 from vector<1xf32>
      %525 = arith.mulf %524, %466 : f32
      %526 = arith.mulf %512, %525 : f32
      %527 = arith.muli %0, %c15 : index
      %528 = arith.addi %527, %16 : index
      %529 = arith.addi %528, %c14 : index
      %530 = arith.muli %460, %outputFeatures : index
      %531 = arith.muli %529, %c4 : index
      %532 = arith.addi %530, %531 : index
      %533 = wave.lane
      %534 = arith.remui %533, %c4 : index
      %535 = arith.addi %532, %534 : index
      %536 = arith.cmpi slt, %529, %panels : index
      scf.if %536 {
        scf.if %18 {
          %537 = memref.load %residual[%535] : memref<?xf32>
          %538 = arith.addf %537, %481 : f32
          memref.store %538, %out[%535] : memref<?xf32>
        } else {
          memref.store %481, %out[%535] : memref<?xf32>
        }
      }
      %539 = arith.muli %0, %c15 : index
      %540 = arith.addi %539, %16 : index
      %541 = arith.addi %540, %c10 : index
      %542 = arith.muli %460, %outputFeatures : index
      %543 = arith.muli %541, %c4 : index
      %544 = arith.addi %542, %543 : index
      %545 = wave.lane
      %546 = arith.remui %545, %c4 : index
      %547 = arith.addi %544, %546 : index
      %548 = arith.cmpi slt, %541, %panels : index
      scf.if %548 {
        scf.if %18 {
          %549 = memref.load %residual[%547] : memref<?xf32>
          %550 = arith.addf %549, %496 : f32
          memref.store %550, %out[%547] : memref<?xf32>
        } else {
          memref.store %496, %out[%547] : memref<?xf32>
        }
      }
      %551 = arith.muli %0, %c15 : index
      %552 = arith.addi %551, %16 : index
      %553 = arith.addi %552, %c6 : index
      %554 = arith.muli %460, %outputFeatures : index
      %555 = arith.muli %553, %c4 : index
      %556 = arith.addi %554, %555 : index
      %557 = wave.lane
      %558 = arith.remui %557, %c4 : index
      %559 = arith.addi %556, %558 : index
      %560 = arith.cmpi slt, %553, %panels : index
      scf.if %560 {
        scf.if %18 {
          %561 = memref.load %residual[%559] : memref<?xf32>
          %562 = arith.addf %561, %511 : f32
          memref.store %562, %out[%559] : memref<?xf32>
        } else {
          memref.store %511, %out[%559] : memref<?xf32>
        }
      }
      %563 = arith.muli %0, %c15 : index
      %564 = arith.addi %563, %16 : index
      %565 = arith.addi %564, %c29 : index
      %566 = arith.muli %460, %outputFeatures : index
      %567 = arith.muli %565, %c4 : index
      %568 = arith.addi %566, %567 : index
      %569 = wave.lane
      %570 = arith.remui %569, %c4 : index
      %571 = arith.addi %568, %570 : index
      %572 = arith.cmpi slt, %565, %panels : index
      scf.if %572 {
        scf.if %18 {
          %573 = memref.load %residual[%571] : memref<?xf32>
          %574 = arith.addf %573, %526 : f32
          memref.store %574, %out[%571] : memref<?xf32>
        } else {
          memref.store %526, %out[%571] : memref<?xf32>
        }
      }
    }
    %575 = arith.addi %14, %c14 : index
    %576 = arith.muli %575, %c4 : index
    %577 = arith.addi %6, %576 : index
    %578 = arith.addi %577, %c6 : index
    %579 = arith.divui %3, %c4 : index
    %580 = arith.addi %578, %579 : index
    %581 = arith.cmpi slt, %580, %5 : index
    scf.if %581 {
      %582 = arith.cmpi eq, %hasFactors, %c10 : index
      %583 = arith.muli %580, %c6 : index
      %584 = memref.load %factors[%583] : memref<?xf32>
      %585 = arith.mulf %584, %operandScale : f32
      %586 = arith.select %582, %585, %operandScale : f32
      %587 = vector.extract %138#0[1] : f32 from vector<8xf32>
      %588 = arith.addi %16, %c14 : index
      %589 = arith.muli %0, %c15 : index
      %590 = arith.addi %589, %588 : index
      %591 = arith.subi %panels, %c10 : index
      %592 = arith.minsi %590, %591 : index
      %593 = arith.muli %592, %12 : index
      %594 = arith.remui %3, %c4 : index
      %595 = arith.muli %594, %c7 : index
      %596 = arith.addi %593, %595 : index
      %597 = vector.load %w[%596] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %598 = vector.bitcast %597 : vector<4xi8> to vector<1xf32>
      %599 = vector.extract %598[0] : f32 from vector<1xf32>
      %600 = arith.mulf %599, %586 : f32
      %601 = arith.mulf %587, %600 : f32
      %602 = vector.extract %138#1[1] : f32 from vector<8xf32>
      %603 = arith.addi %16, %c10 : index
      %604 = arith.muli %0, %c15 : index
      %605 = arith.addi %604, %603 : index
      %606 = arith.subi %panels, %c10 : index
      %607 = arith.minsi %605, %606 : index
      %608 = arith.muli %607, %12 : index
      %609 = arith.remui %3, %c4 : index
      %610 = arith.muli %609, %c7 : index
      %611 = arith.addi %608, %610 : index
      %612 = vector.load %w[%611] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %613 = vector.bitcast %612 : vector<4xi8> to vector<1xf32>
      %614 = vector.extract %613[0] : f32 from vector<1xf32>
      %615 = arith.mulf %614, %586 : f32
      %616 = arith.mulf %602, %615 : f32
      %617 = vector.extract %138#2[1] : f32 from vector<8xf32>
      %618 = arith.addi %16, %c6 : index
      %619 = arith.muli %0, %c15 : index
      %620 = arith.addi %619, %618 : index
      %621 = arith.subi %panels, %c10 : index
      %622 = arith.minsi %620, %621 : index
      %623 = arith.muli %622, %12 : index
      %624 = arith.remui %3, %c4 : index
      %625 = arith.muli %624, %c7 : index
      %626 = arith.addi %623, %625 : index
      %627 = vector.load %w[%626] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %628 = vector.bitcast %627 : vector<4xi8> to vector<1xf32>
      %629 = vector.extract %628[0] : f32 from vector<1xf32>
      %630 = arith.mulf %629, %586 : f32
      %631 = arith.mulf %617, %630 : f32
      %632 = vector.extract %138#3[1] : f32 from vector<8xf32>
      %633 = arith.addi %16, %c29 : index
      %634 = arith.muli %0, %c15 : index
      %635 = arith.addi %634, %633 : index
      %636 = arith.subi %panels, %c10 : index
      %637 = arith.minsi %635, %636 : index
      %638 = arith.muli %637, %12 : index
      %639 = arith.remui %3, %c4 : index
      %640 = arith.muli %639, %c7 : index
      %641 = arith.addi %638, %640 : index
      %642 = vector.load %w[%641] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %643 = vector.bitcast %642 : vector<4xi8> to vector<1xf32>
      %644 = vector.extract %643[0] : f32 from vector<1xf32>
      %645 = arith.mulf %644, %586 : f32
      %646 = arith.mulf %632, %645 : f32
      %647 = arith.muli %0, %c15 : index
      %648 = arith.addi %647, %16 : index
      %649 = arith.addi %648, %c14 : index
      %650 = arith.muli %580, %outputFeatures : index
      %651 = arith.muli %649, %c4 : index
      %652 = arith.addi %650, %651 : index
      %653 = wave.lane
      %654 = arith.remui %653, %c4 : index
      %655 = arith.addi %652, %654 : index
      %656 = arith.cmpi slt, %649, %panels : index
      scf.if %656 {
        scf.if %18 {
          %657 = memref.load %residual[%655] : memref<?xf32>
          %658 = arith.addf %657, %601 : f32
          memref.store %658, %out[%655] : memref<?xf32>
        } else {
          memref.store %601, %out[%655] : memref<?xf32>
        }
      }
      %659 = arith.muli %0, %c15 : index
      %660 = arith.addi %659, %16 : index
      %661 = arith.addi %660, %c10 : index
      %662 = arith.muli %580, %outputFeatures : index
      %663 = arith.muli %661, %c4 : index
      %664 = arith.addi %662, %663 : index
      %665 = wave.lane
      %666 = arith.remui %665, %c4 : index
      %667 = arith.addi %664, %666 : index
      %668 = arith.cmpi slt, %661, %panels : index
      scf.if %668 {
        scf.if %18 {
          %669 = memref.load %residual[%667] : memref<?xf32>
          %670 = arith.addf %669, %616 : f32
          memref.store %670, %out[%667] : memref<?xf32>
        } else {
          memref.store %616, %out[%667] : memref<?xf32>
        }
      }
      %671 = arith.muli %0, %c15 : index
      %672 = arith.addi %671, %16 : index
      %673 = arith.addi %672, %c6 : index
      %674 = arith.muli %580, %outputFeatures : index
      %675 = arith.muli %673, %c4 : index
      %676 = arith.addi %674, %675 : index
      %677 = wave.lane
      %678 = arith.remui %677, %c4 : index
      %679 = arith.addi %676, %678 : index
      %680 = arith.cmpi slt, %673, %panels : index
      scf.if %680 {
        scf.if %18 {
          %681 = memref.load %residual[%679] : memref<?xf32>
          %682 = arith.addf %681, %631 : f32
          memref.store %682, %out[%679] : memref<?xf32>
        } else {
          memref.store %631, %out[%679] : memref<?xf32>
        }
      }
      %683 = arith.muli %0, %c15 : index
      %684 = arith.addi %683, %16 : index
      %685 = arith.addi %684, %c29 : index
      %686 = arith.muli %580, %outputFeatures : index
      %687 = arith.muli %685, %c4 : index
      %688 = arith.addi %686, %687 : index
      %689 = wave.lane
      %690 = arith.remui %689, %c4 : index
      %691 = arith.addi %688, %690 : index
      %692 = arith.cmpi slt, %685, %panels : index
      scf.if %692 {
        scf.if %18 {
          %693 = memref.load %residual[%691] : memref<?xf32>
          %694 = arith.addf %693, %646 : f32
          memref.store %694, %out[%691] : memref<?xf32>
        } else {
          memref.store %646, %out[%691] : memref<?xf32>
        }
      }
    }
    %695 = arith.addi %14, %c14 : index
    %696 = arith.muli %695, %c4 : index
    %697 = arith.addi %6, %696 : index
    %698 = arith.addi %697, %c7 : index
    %699 = arith.divui %3, %c4 : index
    %700 = arith.addi %698, %699 : index
    %701 = arith.cmpi slt, %700, %5 : index
    scf.if %701 {
      %702 = arith.cmpi eq, %hasFactors, %c10 : index
      %703 = arith.muli %700, %c6 : index
      %704 = memref.load %factors[%703] : memref<?xf32>
      %705 = arith.mulf %704, %operandScale : f32
      %706 = arith.select %702, %705, %operandScale : f32
      %707 = vector.extract %138#0[2] : f32 from vector<8xf32>
      %708 = arith.addi %16, %c14 : index
      %709 = arith.muli %0, %c15 : index
      %710 = arith.addi %709, %708 : index
      %711 = arith.subi %panels, %c10 : index
      %712 = arith.minsi %710, %711 : index
      %713 = arith.muli %712, %12 : index
      %714 = arith.remui %3, %c4 : index
      %715 = arith.muli %714, %c7 : index
      %716 = arith.addi %713, %715 : index
      %717 = vector.load %w[%716] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %718 = vector.bitcast %717 : vector<4xi8> to vector<1xf32>
      %719 = vector.extract %718[0] : f32 from vector<1xf32>
      %720 = arith.mulf %719, %706 : f32
      %721 = arith.mulf %707, %720 : f32
      %722 = vector.extract %138#1[2] : f32 from vector<8xf32>
      %723 = arith.addi %16, %c10 : index
      %724 = arith.muli %0, %c15 : index
      %725 = arith.addi %724, %723 : index
      %726 = arith.subi %panels, %c10 : index
      %727 = arith.minsi %725, %726 : index
      %728 = arith.muli %727, %12 : index
      %729 = arith.remui %3, %c4 : index
      %730 = arith.muli %729, %c7 : index
      %731 = arith.addi %728, %730 : index
      %732 = vector.load %w[%731] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %733 = vector.bitcast %732 : vector<4xi8> to vector<1xf32>
      %734 = vector.extract %733[0] : f32 from vector<1xf32>
      %735 = arith.mulf %734, %706 : f32
      %736 = arith.mulf %722, %735 : f32
      %737 = vector.extract %138#2[2] : f32 from vector<8xf32>
      %738 = arith.addi %16, %c6 : index
      %739 = arith.muli %0, %c15 : index
      %740 = arith.addi %739, %738 : index
      %741 = arith.subi %panels, %c10 : index
      %742 = arith.minsi %740, %741 : index
      %743 = arith.muli %742, %12 : index
      %744 = arith.remui %3, %c4 : index
      %745 = arith.muli %744, %c7 : index
      %746 = arith.addi %743, %745 : index
      %747 = vector.load %w[%746] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %748 = vector.bitcast %747 : vector<4xi8> to vector<1xf32>
      %749 = vector.extract %748[0] : f32 from vector<1xf32>
      %750 = arith.mulf %749, %706 : f32
      %751 = arith.mulf %737, %750 : f32
      %752 = vector.extract %138#3[2] : f32 from vector<8xf32>
      %753 = arith.addi %16, %c29 : index
      %754 = arith.muli %0, %c15 : index
      %755 = arith.addi %754, %753 : index
      %756 = arith.subi %panels, %c10 : index
      %757 = arith.minsi %755, %756 : index
      %758 = arith.muli %757, %12 : index
      %759 = arith.remui %3, %c4 : index
      %760 = arith.muli %759, %c7 : index
      %761 = arith.addi %758, %760 : index
      %762 = vector.load %w[%761] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %763 = vector.bitcast %762 : vector<4xi8> to vector<1xf32>
      %764 = vector.extract %763[0] : f32 from vector<1xf32>
      %765 = arith.mulf %764, %706 : f32
      %766 = arith.mulf %752, %765 : f32
      %767 = arith.muli %0, %c15 : index
      %768 = arith.addi %767, %16 : index
      %769 = arith.addi %768, %c14 : index
      %770 = arith.muli %700, %outputFeatures : index
      %771 = arith.muli %769, %c4 : index
      %772 = arith.addi %770, %771 : index
      %773 = wave.lane
      %774 = arith.remui %773, %c4 : index
      %775 = arith.addi %772, %774 : index
      %776 = arith.cmpi slt, %769, %panels : index
      scf.if %776 {
        scf.if %18 {
          %777 = memref.load %residual[%775] : memref<?xf32>
          %778 = arith.addf %777, %721 : f32
          memref.store %778, %out[%775] : memref<?xf32>
        } else {
          memref.store %721, %out[%775] : memref<?xf32>
        }
      }
      %779 = arith.muli %0, %c15 : index
      %780 = arith.addi %779, %16 : index
      %781 = arith.addi %780, %c10 : index
      %782 = arith.muli %700, %outputFeatures : index
      %783 = arith.muli %781, %c4 : index
      %784 = arith.addi %782, %783 : index
      %785 = wave.lane
      %786 = arith.remui %785, %c4 : index
      %787 = arith.addi %784, %786 : index
      %788 = arith.cmpi slt, %781, %panels : index
      scf.if %788 {
        scf.if %18 {
          %789 = memref.load %residual[%787] : memref<?xf32>
          %790 = arith.addf %789, %736 : f32
          memref.store %790, %out[%787] : memref<?xf32>
        } else {
          memref.store %736, %out[%787] : memref<?xf32>
        }
      }
      %791 = arith.muli %0, %c15 : index
      %792 = arith.addi %791, %16 : index
      %793 = arith.addi %792, %c6 : index
      %794 = arith.muli %700, %outputFeatures : index
      %795 = arith.muli %793, %c4 : index
      %796 = arith.addi %794, %795 : index
      %797 = wave.lane
      %798 = arith.remui %797, %c4 : index
      %799 = arith.addi %796, %798 : index
      %800 = arith.cmpi slt, %793, %panels : index
      scf.if %800 {
        scf.if %18 {
          %801 = memref.load %residual[%799] : memref<?xf32>
          %802 = arith.addf %801, %751 : f32
          memref.store %802, %out[%799] : memref<?xf32>
        } else {
          memref.store %751, %out[%799] : memref<?xf32>
        }
      }
      %803 = arith.muli %0, %c15 : index
      %804 = arith.addi %803, %16 : index
      %805 = arith.addi %804, %c29 : index
      %806 = arith.muli %700, %outputFeatures : index
      %807 = arith.muli %805, %c4 : index
      %808 = arith.addi %806, %807 : index
      %809 = wave.lane
      %810 = arith.remui %809, %c4 : index
      %811 = arith.addi %808, %810 : index
      %812 = arith.cmpi slt, %805, %panels : index
      scf.if %812 {
        scf.if %18 {
          %813 = memref.load %residual[%811] : memref<?xf32>
          %814 = arith.addf %813, %766 : f32
          memref.store %814, %out[%811] : memref<?xf32>
        } else {
          memref.store %766, %out[%811] : memref<?xf32>
        }
      }
    }
    %815 = arith.addi %14, %c14 : index
    %816 = arith.muli %815, %c4 : index
    %817 = arith.addi %6, %816 : index
    %818 = arith.addi %817, %c30 : index
    %819 = arith.divui %3, %c4 : index
    %820 = arith.addi %818, %819 : index
    %821 = arith.cmpi slt, %820, %5 : index
    scf.if %821 {
      %822 = arith.cmpi eq, %hasFactors, %c10 : index
      %823 = arith.muli %820, %c6 : index
      %824 = memref.load %factors[%823] : memref<?xf32>
      %825 = arith.mulf %824, %operandScale : f32
      %826 = arith.select %822, %825, %operandScale : f32
      %827 = vector.extract %138#0[3] : f32 from vector<8xf32>
      %828 = arith.addi %16, %c14 : index
      %829 = arith.muli %0, %c15 : index
      %830 = arith.addi %829, %828 : index
      %831 = arith.subi %panels, %c10 : index
      %832 = arith.minsi %830, %831 : index
      %833 = arith.muli %832, %12 : index
      %834 = arith.remui %3, %c4 : index
      %835 = arith.muli %834, %c7 : index
      %836 = arith.addi %833, %835 : index
      %837 = vector.load %w[%836] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %838 = vector.bitcast %837 : vector<4xi8> to vector<1xf32>
      %839 = vector.extract %838[0] : f32 from vector<1xf32>
      %840 = arith.mulf %839, %826 : f32
      %841 = arith.mulf %827, %840 : f32
      %842 = vector.extract %138#1[3] : f32 from vector<8xf32>
      %843 = arith.addi %16, %c10 : index
      %844 = arith.muli %0, %c15 : index
      %845 = arith.addi %844, %843 : index
      %846 = arith.subi %panels, %c10 : index
      %847 = arith.minsi %845, %846 : index
      %848 = arith.muli %847, %12 : index
      %849 = arith.remui %3, %c4 : index
      %850 = arith.muli %849, %c7 : index
      %851 = arith.addi %848, %850 : index
      %852 = vector.load %w[%851] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %853 = vector.bitcast %852 : vector<4xi8> to vector<1xf32>
      %854 = vector.extract %853[0] : f32 from vector<1xf32>
      %855 = arith.mulf %854, %826 : f32
      %856 = arith.mulf %842, %855 : f32
      %857 = vector.extract %138#2[3] : f32 from vector<8xf32>
      %858 = arith.addi %16, %c6 : index
      %859 = arith.muli %0, %c15 : index
      %860 = arith.addi %859, %858 : index
      %861 = arith.subi %panels, %c10 : index
      %862 = arith.minsi %860, %861 : index
      %863 = arith.muli %862, %12 : index
      %864 = arith.remui %3, %c4 : index
      %865 = arith.muli %864, %c7 : index
      %866 = arith.addi %863, %865 : index
      %867 = vector.load %w[%866] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %868 = vector.bitcast %867 : vector<4xi8> to vector<1xf32>
      %869 = vector.extract %868[0] : f32 from vector<1xf32>
      %870 = arith.mulf %869, %826 : f32
      %871 = arith.mulf %857, %870 : f32
      %872 = vector.extract %138#3[3] : f32 from vector<8xf32>
      %873 = arith.addi %16, %c29 : index
      %874 = arith.muli %0, %c15 : index
      %875 = arith.addi %874, %873 : index
      %876 = arith.subi %panels, %c10 : index
      %877 = arith.minsi %875, %876 : index
      %878 = arith.muli %877, %12 : index
      %879 = arith.remui %3, %c4 : index
      %880 = arith.muli %879, %c7 : index
      %881 = arith.addi %878, %880 : index
      %882 = vector.load %w[%881] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %883 = vector.bitcast %882 : vector<4xi8> to vector<1xf32>
      %884 = vector.extract %883[0] : f32 from vector<1xf32>
      %885 = arith.mulf %884, %826 : f32
      %886 = arith.mulf %872, %885 : f32
      %887 = arith.muli %0, %c15 : index
      %888 = arith.addi %887, %16 : index
      %889 = arith.addi %888, %c14 : index
      %890 = arith.muli %820, %outputFeatures : index
      %891 = arith.muli %889, %c4 : index
      %892 = arith.addi %890, %891 : index
      %893 = wave.lane
      %894 = arith.remui %893, %c4 : index
      %895 = arith.addi %892, %894 : index
      %896 = arith.cmpi slt, %889, %panels : index
      scf.if %896 {
        scf.if %18 {
          %897 = memref.load %residual[%895] : memref<?xf32>
          %898 = arith.addf %897, %841 : f32
          memref.store %898, %out[%895] : memref<?xf32>
        } else {
          memref.store %841, %out[%895] : memref<?xf32>
        }
      }
      %899 = arith.muli %0, %c15 : index
      %900 = arith.addi %899, %16 : index
      %901 = arith.addi %900, %c10 : index
      %902 = arith.muli %820, %outputFeatures : index
      %903 = arith.muli %901, %c4 : index
      %904 = arith.addi %902, %903 : index
      %905 = wave.lane
      %906 = arith.remui %905, %c4 : index
      %907 = arith.addi %904, %906 : index
      %908 = arith.cmpi slt, %901, %panels : index
      scf.if %908 {
        scf.if %18 {
          %909 = memref.load %residual[%907] : memref<?xf32>
          %910 = arith.addf %909, %856 : f32
          memref.store %910, %out[%907] : memref<?xf32>
        } else {
          memref.store %856, %out[%907] : memref<?xf32>
        }
      }
      %911 = arith.muli %0, %c15 : index
      %912 = arith.addi %911, %16 : index
      %913 = arith.addi %912, %c6 : index
      %914 = arith.muli %820, %outputFeatures : index
      %915 = arith.muli %913, %c4 : index
      %916 = arith.addi %914, %915 : index
      %917 = wave.lane
      %918 = arith.remui %917, %c4 : index
      %919 = arith.addi %916, %918 : index
      %920 = arith.cmpi slt, %913, %panels : index
      scf.if %920 {
        scf.if %18 {
          %921 = memref.load %residual[%919] : memref<?xf32>
          %922 = arith.addf %921, %871 : f32
          memref.store %922, %out[%919] : memref<?xf32>
        } else {
          memref.store %871, %out[%919] : memref<?xf32>
        }
      }
      %923 = arith.muli %0, %c15 : index
      %924 = arith.addi %923, %16 : index
      %925 = arith.addi %924, %c29 : index
      %926 = arith.muli %820, %outputFeatures : index
      %927 = arith.muli %925, %c4 : index
      %928 = arith.addi %926, %927 : index
      %929 = wave.lane
      %930 = arith.remui %929, %c4 : index
      %931 = arith.addi %928, %930 : index
      %932 = arith.cmpi slt, %925, %panels : index
      scf.if %932 {
        scf.if %18 {
          %933 = memref.load %residual[%931] : memref<?xf32>
          %934 = arith.addf %933, %886 : f32
          memref.store %934, %out[%931] : memref<?xf32>
        } else {
          memref.store %886, %out[%931] : memref<?xf32>
        }
      }
    }
    %935 = arith.addi %14, %c14 : index
    %936 = arith.muli %935, %c4 : index
    %937 = arith.addi %6, %936 : index
    %938 = arith.addi %937, %c15 : index
    %939 = arith.divui %3, %c4 : index
    %940 = arith.addi %938, %939 : index
    %941 = arith.cmpi slt, %940, %5 : index
    scf.if %941 {
      %942 = arith.cmpi eq, %hasFactors, %c10 : index
      %943 = arith.muli %940, %c6 : index
      %944 = memref.load %factors[%943] : memref<?xf32>
      %945 = arith.mulf %944, %operandScale : f32
      %946 = arith.select %942, %945, %operandScale : f32
      %947 = vector.extract %138#0[4] : f32 from vector<8xf32>
      %948 = arith.addi %16, %c14 : index
      %949 = arith.muli %0, %c15 : index
      %950 = arith.addi %949, %948 : index
      %951 = arith.subi %panels, %c10 : index
      %952 = arith.minsi %950, %951 : index
      %953 = arith.muli %952, %12 : index
      %954 = arith.remui %3, %c4 : index
      %955 = arith.muli %954, %c7 : index
      %956 = arith.addi %953, %955 : index
      %957 = vector.load %w[%956] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %958 = vector.bitcast %957 : vector<4xi8> to vector<1xf32>
      %959 = vector.extract %958[0] : f32 from vector<1xf32>
      %960 = arith.mulf %959, %946 : f32
      %961 = arith.mulf %947, %960 : f32
      %962 = vector.extract %138#1[4] : f32 from vector<8xf32>
      %963 = arith.addi %16, %c10 : index
      %964 = arith.muli %0, %c15 : index
      %965 = arith.addi %964, %963 : index
      %966 = arith.subi %panels, %c10 : index
      %967 = arith.minsi %965, %966 : index
      %968 = arith.muli %967, %12 : index
      %969 = arith.remui %3, %c4 : index
      %970 = arith.muli %969, %c7 : index
      %971 = arith.addi %968, %970 : index
      %972 = vector.load %w[%971] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %973 = vector.bitcast %972 : vector<4xi8> to vector<1xf32>
      %974 = vector.extract %973[0] : f32 from vector<1xf32>
      %975 = arith.mulf %974, %946 : f32
      %976 = arith.mulf %962, %975 : f32
      %977 = vector.extract %138#2[4] : f32 from vector<8xf32>
      %978 = arith.addi %16, %c6 : index
      %979 = arith.muli %0, %c15 : index
      %980 = arith.addi %979, %978 : index
      %981 = arith.subi %panels, %c10 : index
      %982 = arith.minsi %980, %981 : index
      %983 = arith.muli %982, %12 : index
      %984 = arith.remui %3, %c4 : index
      %985 = arith.muli %984, %c7 : index
      %986 = arith.addi %983, %985 : index
      %987 = vector.load %w[%986] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %988 = vector.bitcast %987 : vector<4xi8> to vector<1xf32>
      %989 = vector.extract %988[0] : f32 from vector<1xf32>
      %990 = arith.mulf %989, %946 : f32
      %991 = arith.mulf %977, %990 : f32
      %992 = vector.extract %138#3[4] : f32 from vector<8xf32>
      %993 = arith.addi %16, %c29 : index
      %994 = arith.muli %0, %c15 : index
      %995 = arith.addi %994, %993 : index
      %996 = arith.subi %panels, %c10 : index
      %997 = arith.minsi %995, %996 : index
      %998 = arith.muli %997, %12 : index
      %999 = arith.remui %3, %c4 : index
      %1000 = arith.muli %999, %c7 : index
      %1001 = arith.addi %998, %1000 : index
      %1002 = vector.load %w[%1001] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1003 = vector.bitcast %1002 : vector<4xi8> to vector<1xf32>
      %1004 = vector.extract %1003[0] : f32 from vector<1xf32>
      %1005 = arith.mulf %1004, %946 : f32
      %1006 = arith.mulf %992, %1005 : f32
      %1007 = arith.muli %0, %c15 : index
      %1008 = arith.addi %1007, %16 : index
      %1009 = arith.addi %1008, %c14 : index
      %1010 = arith.muli %940, %outputFeatures : index
      %1011 = arith.muli %1009, %c4 : index
      %1012 = arith.addi %1010, %1011 : index
      %1013 = wave.lane
      %1014 = arith.remui %1013, %c4 : index
      %1015 = arith.addi %1012, %1014 : index
      %1016 = arith.cmpi slt, %1009, %panels : index
      scf.if %1016 {
        scf.if %18 {
          %1017 = memref.load %residual[%1015] : memref<?xf32>
          %1018 = arith.addf %1017, %961 : f32
          memref.store %1018, %out[%1015] : memref<?xf32>
        } else {
          memref.store %961, %out[%1015] : memref<?xf32>
        }
      }
      %1019 = arith.muli %0, %c15 : index
      %1020 = arith.addi %1019, %16 : index
      %1021 = arith.addi %1020, %c10 : index
      %1022 = arith.muli %940, %outputFeatures : index
      %1023 = arith.muli %1021, %c4 : index
      %1024 = arith.addi %1022, %1023 : index
      %1025 = wave.lane
      %1026 = arith.remui %1025, %c4 : index
      %1027 = arith.addi %1024, %1026 : index
      %1028 = arith.cmpi slt, %1021, %panels : index
      scf.if %1028 {
        scf.if %18 {
          %1029 = memref.load %residual[%1027] : memref<?xf32>
          %1030 = arith.addf %1029, %976 : f32
          memref.store %1030, %out[%1027] : memref<?xf32>
        } else {
          memref.store %976, %out[%1027] : memref<?xf32>
        }
      }
      %1031 = arith.muli %0, %c15 : index
      %1032 = arith.addi %1031, %16 : index
      %1033 = arith.addi %1032, %c6 : index
      %1034 = arith.muli %940, %outputFeatures : index
      %1035 = arith.muli %1033, %c4 : index
      %1036 = arith.addi %1034, %1035 : index
      %1037 = wave.lane
      %1038 = arith.remui %1037, %c4 : index
      %1039 = arith.addi %1036, %1038 : index
      %1040 = arith.cmpi slt, %1033, %panels : index
      scf.if %1040 {
        scf.if %18 {
          %1041 = memref.load %residual[%1039] : memref<?xf32>
          %1042 = arith.addf %1041, %991 : f32
          memref.store %1042, %out[%1039] : memref<?xf32>
        } else {
          memref.store %991, %out[%1039] : memref<?xf32>
        }
      }
      %1043 = arith.muli %0, %c15 : index
      %1044 = arith.addi %1043, %16 : index
      %1045 = arith.addi %1044, %c29 : index
      %1046 = arith.muli %940, %outputFeatures : index
      %1047 = arith.muli %1045, %c4 : index
      %1048 = arith.addi %1046, %1047 : index
      %1049 = wave.lane
      %1050 = arith.remui %1049, %c4 : index
      %1051 = arith.addi %1048, %1050 : index
      %1052 = arith.cmpi slt, %1045, %panels : index
      scf.if %1052 {
        scf.if %18 {
          %1053 = memref.load %residual[%1051] : memref<?xf32>
          %1054 = arith.addf %1053, %1006 : f32
          memref.store %1054, %out[%1051] : memref<?xf32>
        } else {
          memref.store %1006, %out[%1051] : memref<?xf32>
        }
      }
    }
    %1055 = arith.addi %14, %c14 : index
    %1056 = arith.muli %1055, %c4 : index
    %1057 = arith.addi %6, %1056 : index
    %1058 = arith.addi %1057, %c25 : index
    %1059 = arith.divui %3, %c4 : index
    %1060 = arith.addi %1058, %1059 : index
    %1061 = arith.cmpi slt, %1060, %5 : index
    scf.if %1061 {
      %1062 = arith.cmpi eq, %hasFactors, %c10 : index
      %1063 = arith.muli %1060, %c6 : index
      %1064 = memref.load %factors[%1063] : memref<?xf32>
      %1065 = arith.mulf %1064, %operandScale : f32
      %1066 = arith.select %1062, %1065, %operandScale : f32
      %1067 = vector.extract %138#0[5] : f32 from vector<8xf32>
      %1068 = arith.addi %16, %c14 : index
      %1069 = arith.muli %0, %c15 : index
      %1070 = arith.addi %1069, %1068 : index
      %1071 = arith.subi %panels, %c10 : index
      %1072 = arith.minsi %1070, %1071 : index
      %1073 = arith.muli %1072, %12 : index
      %1074 = arith.remui %3, %c4 : index
      %1075 = arith.muli %1074, %c7 : index
      %1076 = arith.addi %1073, %1075 : index
      %1077 = vector.load %w[%1076] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1078 = vector.bitcast %1077 : vector<4xi8> to vector<1xf32>
      %1079 = vector.extract %1078[0] : f32 from vector<1xf32>
      %1080 = arith.mulf %1079, %1066 : f32
      %1081 = arith.mulf %1067, %1080 : f32
      %1082 = vector.extract %138#1[5] : f32 from vector<8xf32>
      %1083 = arith.addi %16, %c10 : index
      %1084 = arith.muli %0, %c15 : index
      %1085 = arith.addi %1084, %1083 : index
      %1086 = arith.subi %panels, %c10 : index
      %1087 = arith.minsi %1085, %1086 : index
      %1088 = arith.muli %1087, %12 : index
      %1089 = arith.remui %3, %c4 : index
      %1090 = arith.muli %1089, %c7 : index
      %1091 = arith.addi %1088, %1090 : index
      %1092 = vector.load %w[%1091] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1093 = vector.bitcast %1092 : vector<4xi8> to vector<1xf32>
      %1094 = vector.extract %1093[0] : f32 from vector<1xf32>
      %1095 = arith.mulf %1094, %1066 : f32
      %1096 = arith.mulf %1082, %1095 : f32
      %1097 = vector.extract %138#2[5] : f32 from vector<8xf32>
      %1098 = arith.addi %16, %c6 : index
      %1099 = arith.muli %0, %c15 : index
      %1100 = arith.addi %1099, %1098 : index
      %1101 = arith.subi %panels, %c10 : index
      %1102 = arith.minsi %1100, %1101 : index
      %1103 = arith.muli %1102, %12 : index
      %1104 = arith.remui %3, %c4 : index
      %1105 = arith.muli %1104, %c7 : index
      %1106 = arith.addi %1103, %1105 : index
      %1107 = vector.load %w[%1106] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1108 = vector.bitcast %1107 : vector<4xi8> to vector<1xf32>
      %1109 = vector.extract %1108[0] : f32 from vector<1xf32>
      %1110 = arith.mulf %1109, %1066 : f32
      %1111 = arith.mulf %1097, %1110 : f32
      %1112 = vector.extract %138#3[5] : f32 from vector<8xf32>
      %1113 = arith.addi %16, %c29 : index
      %1114 = arith.muli %0, %c15 : index
      %1115 = arith.addi %1114, %1113 : index
      %1116 = arith.subi %panels, %c10 : index
      %1117 = arith.minsi %1115, %1116 : index
      %1118 = arith.muli %1117, %12 : index
      %1119 = arith.remui %3, %c4 : index
      %1120 = arith.muli %1119, %c7 : index
      %1121 = arith.addi %1118, %1120 : index
      %1122 = vector.load %w[%1121] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1123 = vector.bitcast %1122 : vector<4xi8> to vector<1xf32>
      %1124 = vector.extract %1123[0] : f32 from vector<1xf32>
      %1125 = arith.mulf %1124, %1066 : f32
      %1126 = arith.mulf %1112, %1125 : f32
      %1127 = arith.muli %0, %c15 : index
      %1128 = arith.addi %1127, %16 : index
      %1129 = arith.addi %1128, %c14 : index
      %1130 = arith.muli %1060, %outputFeatures : index
      %1131 = arith.muli %1129, %c4 : index
      %1132 = arith.addi %1130, %1131 : index
      %1133 = wave.lane
      %1134 = arith.remui %1133, %c4 : index
      %1135 = arith.addi %1132, %1134 : index
      %1136 = arith.cmpi slt, %1129, %panels : index
      scf.if %1136 {
        scf.if %18 {
          %1137 = memref.load %residual[%1135] : memref<?xf32>
          %1138 = arith.addf %1137, %1081 : f32
          memref.store %1138, %out[%1135] : memref<?xf32>
        } else {
          memref.store %1081, %out[%1135] : memref<?xf32>
        }
      }
      %1139 = arith.muli %0, %c15 : index
      %1140 = arith.addi %1139, %16 : index
      %1141 = arith.addi %1140, %c10 : index
      %1142 = arith.muli %1060, %outputFeatures : index
      %1143 = arith.muli %1141, %c4 : index
      %1144 = arith.addi %1142, %1143 : index
      %1145 = wave.lane
      %1146 = arith.remui %1145, %c4 : index
      %1147 = arith.addi %1144, %1146 : index
      %1148 = arith.cmpi slt, %1141, %panels : index
      scf.if %1148 {
        scf.if %18 {
          %1149 = memref.load %residual[%1147] : memref<?xf32>
          %1150 = arith.addf %1149, %1096 : f32
          memref.store %1150, %out[%1147] : memref<?xf32>
        } else {
          memref.store %1096, %out[%1147] : memref<?xf32>
        }
      }
      %1151 = arith.muli %0, %c15 : index
      %1152 = arith.addi %1151, %16 : index
      %1153 = arith.addi %1152, %c6 : index
      %1154 = arith.muli %1060, %outputFeatures : index
      %1155 = arith.muli %1153, %c4 : index
      %1156 = arith.addi %1154, %1155 : index
      %1157 = wave.lane
      %1158 = arith.remui %1157, %c4 : index
      %1159 = arith.addi %1156, %1158 : index
      %1160 = arith.cmpi slt, %1153, %panels : index
      scf.if %1160 {
        scf.if %18 {
          %1161 = memref.load %residual[%1159] : memref<?xf32>
          %1162 = arith.addf %1161, %1111 : f32
          memref.store %1162, %out[%1159] : memref<?xf32>
        } else {
          memref.store %1111, %out[%1159] : memref<?xf32>
        }
      }
      %1163 = arith.muli %0, %c15 : index
      %1164 = arith.addi %1163, %16 : index
      %1165 = arith.addi %1164, %c29 : index
      %1166 = arith.muli %1060, %outputFeatures : index
      %1167 = arith.muli %1165, %c4 : index
      %1168 = arith.addi %1166, %1167 : index
      %1169 = wave.lane
      %1170 = arith.remui %1169, %c4 : index
      %1171 = arith.addi %1168, %1170 : index
      %1172 = arith.cmpi slt, %1165, %panels : index
      scf.if %1172 {
        scf.if %18 {
          %1173 = memref.load %residual[%1171] : memref<?xf32>
          %1174 = arith.addf %1173, %1126 : f32
          memref.store %1174, %out[%1171] : memref<?xf32>
        } else {
          memref.store %1126, %out[%1171] : memref<?xf32>
        }
      }
    }
    %1175 = arith.addi %14, %c14 : index
    %1176 = arith.muli %1175, %c4 : index
    %1177 = arith.addi %6, %1176 : index
    %1178 = arith.addi %1177, %c31 : index
    %1179 = arith.divui %3, %c4 : index
    %1180 = arith.addi %1178, %1179 : index
    %1181 = arith.cmpi slt, %1180, %5 : index
    scf.if %1181 {
      %1182 = arith.cmpi eq, %hasFactors, %c10 : index
      %1183 = arith.muli %1180, %c6 : index
      %1184 = memref.load %factors[%1183] : memref<?xf32>
      %1185 = arith.mulf %1184, %operandScale : f32
      %1186 = arith.select %1182, %1185, %operandScale : f32
      %1187 = vector.extract %138#0[6] : f32 from vector<8xf32>
      %1188 = arith.addi %16, %c14 : index
      %1189 = arith.muli %0, %c15 : index
      %1190 = arith.addi %1189, %1188 : index
      %1191 = arith.subi %panels, %c10 : index
      %1192 = arith.minsi %1190, %1191 : index
      %1193 = arith.muli %1192, %12 : index
      %1194 = arith.remui %3, %c4 : index
      %1195 = arith.muli %1194, %c7 : index
      %1196 = arith.addi %1193, %1195 : index
      %1197 = vector.load %w[%1196] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1198 = vector.bitcast %1197 : vector<4xi8> to vector<1xf32>
      %1199 = vector.extract %1198[0] : f32 from vector<1xf32>
      %1200 = arith.mulf %1199, %1186 : f32
      %1201 = arith.mulf %1187, %1200 : f32
      %1202 = vector.extract %138#1[6] : f32 from vector<8xf32>
      %1203 = arith.addi %16, %c10 : index
      %1204 = arith.muli %0, %c15 : index
      %1205 = arith.addi %1204, %1203 : index
      %1206 = arith.subi %panels, %c10 : index
      %1207 = arith.minsi %1205, %1206 : index
      %1208 = arith.muli %1207, %12 : index
      %1209 = arith.remui %3, %c4 : index
      %1210 = arith.muli %1209, %c7 : index
      %1211 = arith.addi %1208, %1210 : index
      %1212 = vector.load %w[%1211] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1213 = vector.bitcast %1212 : vector<4xi8> to vector<1xf32>
      %1214 = vector.extract %1213[0] : f32 from vector<1xf32>
      %1215 = arith.mulf %1214, %1186 : f32
      %1216 = arith.mulf %1202, %1215 : f32
      %1217 = vector.extract %138#2[6] : f32 from vector<8xf32>
      %1218 = arith.addi %16, %c6 : index
      %1219 = arith.muli %0, %c15 : index
      %1220 = arith.addi %1219, %1218 : index
      %1221 = arith.subi %panels, %c10 : index
      %1222 = arith.minsi %1220, %1221 : index
      %1223 = arith.muli %1222, %12 : index
      %1224 = arith.remui %3, %c4 : index
      %1225 = arith.muli %1224, %c7 : index
      %1226 = arith.addi %1223, %1225 : index
      %1227 = vector.load %w[%1226] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1228 = vector.bitcast %1227 : vector<4xi8> to vector<1xf32>
      %1229 = vector.extract %1228[0] : f32 from vector<1xf32>
      %1230 = arith.mulf %1229, %1186 : f32
      %1231 = arith.mulf %1217, %1230 : f32
      %1232 = vector.extract %138#3[6] : f32 from vector<8xf32>
      %1233 = arith.addi %16, %c29 : index
      %1234 = arith.muli %0, %c15 : index
      %1235 = arith.addi %1234, %1233 : index
      %1236 = arith.subi %panels, %c10 : index
      %1237 = arith.minsi %1235, %1236 : index
      %1238 = arith.muli %1237, %12 : index
      %1239 = arith.remui %3, %c4 : index
      %1240 = arith.muli %1239, %c7 : index
      %1241 = arith.addi %1238, %1240 : index
      %1242 = vector.load %w[%1241] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1243 = vector.bitcast %1242 : vector<4xi8> to vector<1xf32>
      %1244 = vector.extract %1243[0] : f32 from vector<1xf32>
      %1245 = arith.mulf %1244, %1186 : f32
      %1246 = arith.mulf %1232, %1245 : f32
      %1247 = arith.muli %0, %c15 : index
      %1248 = arith.addi %1247, %16 : index
      %1249 = arith.addi %1248, %c14 : index
      %1250 = arith.muli %1180, %outputFeatures : index
      %1251 = arith.muli %1249, %c4 : index
      %1252 = arith.addi %1250, %1251 : index
      %1253 = wave.lane
      %1254 = arith.remui %1253, %c4 : index
      %1255 = arith.addi %1252, %1254 : index
      %1256 = arith.cmpi slt, %1249, %panels : index
      scf.if %1256 {
        scf.if %18 {
          %1257 = memref.load %residual[%1255] : memref<?xf32>
          %1258 = arith.addf %1257, %1201 : f32
          memref.store %1258, %out[%1255] : memref<?xf32>
        } else {
          memref.store %1201, %out[%1255] : memref<?xf32>
        }
      }
      %1259 = arith.muli %0, %c15 : index
      %1260 = arith.addi %1259, %16 : index
      %1261 = arith.addi %1260, %c10 : index
      %1262 = arith.muli %1180, %outputFeatures : index
      %1263 = arith.muli %1261, %c4 : index
      %1264 = arith.addi %1262, %1263 : index
      %1265 = wave.lane
      %1266 = arith.remui %1265, %c4 : index
      %1267 = arith.addi %1264, %1266 : index
      %1268 = arith.cmpi slt, %1261, %panels : index
      scf.if %1268 {
        scf.if %18 {
          %1269 = memref.load %residual[%1267] : memref<?xf32>
          %1270 = arith.addf %1269, %1216 : f32
          memref.store %1270, %out[%1267] : memref<?xf32>
        } else {
          memref.store %1216, %out[%1267] : memref<?xf32>
        }
      }
      %1271 = arith.muli %0, %c15 : index
      %1272 = arith.addi %1271, %16 : index
      %1273 = arith.addi %1272, %c6 : index
      %1274 = arith.muli %1180, %outputFeatures : index
      %1275 = arith.muli %1273, %c4 : index
      %1276 = arith.addi %1274, %1275 : index
      %1277 = wave.lane
      %1278 = arith.remui %1277, %c4 : index
      %1279 = arith.addi %1276, %1278 : index
      %1280 = arith.cmpi slt, %1273, %panels : index
      scf.if %1280 {
        scf.if %18 {
          %1281 = memref.load %residual[%1279] : memref<?xf32>
          %1282 = arith.addf %1281, %1231 : f32
          memref.store %1282, %out[%1279] : memref<?xf32>
        } else {
          memref.store %1231, %out[%1279] : memref<?xf32>
        }
      }
      %1283 = arith.muli %0, %c15 : index
      %1284 = arith.addi %1283, %16 : index
      %1285 = arith.addi %1284, %c29 : index
      %1286 = arith.muli %1180, %outputFeatures : index
      %1287 = arith.muli %1285, %c4 : index
      %1288 = arith.addi %1286, %1287 : index
      %1289 = wave.lane
      %1290 = arith.remui %1289, %c4 : index
      %1291 = arith.addi %1288, %1290 : index
      %1292 = arith.cmpi slt, %1285, %panels : index
      scf.if %1292 {
        scf.if %18 {
          %1293 = memref.load %residual[%1291] : memref<?xf32>
          %1294 = arith.addf %1293, %1246 : f32
          memref.store %1294, %out[%1291] : memref<?xf32>
        } else {
          memref.store %1246, %out[%1291] : memref<?xf32>
        }
      }
    }
    %1295 = arith.addi %14, %c14 : index
    %1296 = arith.muli %1295, %c4 : index
    %1297 = arith.addi %6, %1296 : index
    %1298 = arith.addi %1297, %c32 : index
    %1299 = arith.divui %3, %c4 : index
    %1300 = arith.addi %1298, %1299 : index
    %1301 = arith.cmpi slt, %1300, %5 : index
    scf.if %1301 {
      %1302 = arith.cmpi eq, %hasFactors, %c10 : index
      %1303 = arith.muli %1300, %c6 : index
      %1304 = memref.load %factors[%1303] : memref<?xf32>
      %1305 = arith.mulf %1304, %operandScale : f32
      %1306 = arith.select %1302, %1305, %operandScale : f32
      %1307 = vector.extract %138#0[7] : f32 from vector<8xf32>
      %1308 = arith.addi %16, %c14 : index
      %1309 = arith.muli %0, %c15 : index
      %1310 = arith.addi %1309, %1308 : index
      %1311 = arith.subi %panels, %c10 : index
      %1312 = arith.minsi %1310, %1311 : index
      %1313 = arith.muli %1312, %12 : index
      %1314 = arith.remui %3, %c4 : index
      %1315 = arith.muli %1314, %c7 : index
      %1316 = arith.addi %1313, %1315 : index
      %1317 = vector.load %w[%1316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1318 = vector.bitcast %1317 : vector<4xi8> to vector<1xf32>
      %1319 = vector.extract %1318[0] : f32 from vector<1xf32>
      %1320 = arith.mulf %1319, %1306 : f32
      %1321 = arith.mulf %1307, %1320 : f32
      %1322 = vector.extract %138#1[7] : f32 from vector<8xf32>
      %1323 = arith.addi %16, %c10 : index
      %1324 = arith.muli %0, %c15 : index
      %1325 = arith.addi %1324, %1323 : index
      %1326 = arith.subi %panels, %c10 : index
      %1327 = arith.minsi %1325, %1326 : index
      %1328 = arith.muli %1327, %12 : index
      %1329 = arith.remui %3, %c4 : index
      %1330 = arith.muli %1329, %c7 : index
      %1331 = arith.addi %1328, %1330 : index
      %1332 = vector.load %w[%1331] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1333 = vector.bitcast %1332 : vector<4xi8> to vector<1xf32>
      %1334 = vector.extract %1333[0] : f32 from vector<1xf32>
      %1335 = arith.mulf %1334, %1306 : f32
      %1336 = arith.mulf %1322, %1335 : f32
      %1337 = vector.extract %138#2[7] : f32 from vector<8xf32>
      %1338 = arith.addi %16, %c6 : index
      %1339 = arith.muli %0, %c15 : index
      %1340 = arith.addi %1339, %1338 : index
      %1341 = arith.subi %panels, %c10 : index
      %1342 = arith.minsi %1340, %1341 : index
      %1343 = arith.muli %1342, %12 : index
      %1344 = arith.remui %3, %c4 : index
      %1345 = arith.muli %1344, %c7 : index
      %1346 = arith.addi %1343, %1345 : index
      %1347 = vector.load %w[%1346] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1348 = vector.bitcast %1347 : vector<4xi8> to vector<1xf32>
      %1349 = vector.extract %1348[0] : f32 from vector<1xf32>
      %1350 = arith.mulf %1349, %1306 : f32
      %1351 = arith.mulf %1337, %1350 : f32
      %1352 = vector.extract %138#3[7] : f32 from vector<8xf32>
      %1353 = arith.addi %16, %c29 : index
      %1354 = arith.muli %0, %c15 : index
      %1355 = arith.addi %1354, %1353 : index
      %1356 = arith.subi %panels, %c10 : index
      %1357 = arith.minsi %1355, %1356 : index
      %1358 = arith.muli %1357, %12 : index
      %1359 = arith.remui %3, %c4 : index
      %1360 = arith.muli %1359, %c7 : index
      %1361 = arith.addi %1358, %1360 : index
      %1362 = vector.load %w[%1361] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1363 = vector.bitcast %1362 : vector<4xi8> to vector<1xf32>
      %1364 = vector.extract %1363[0] : f32 from vector<1xf32>
      %1365 = arith.mulf %1364, %1306 : f32
      %1366 = arith.mulf %1352, %1365 : f32
      %1367 = arith.muli %0, %c15 : index
      %1368 = arith.addi %1367, %16 : index
      %1369 = arith.addi %1368, %c14 : index
      %1370 = arith.muli %1300, %outputFeatures : index
      %1371 = arith.muli %1369, %c4 : index
      %1372 = arith.addi %1370, %1371 : index
      %1373 = wave.lane
      %1374 = arith.remui %1373, %c4 : index
      %1375 = arith.addi %1372, %1374 : index
      %1376 = arith.cmpi slt, %1369, %panels : index
      scf.if %1376 {
        scf.if %18 {
          %1377 = memref.load %residual[%1375] : memref<?xf32>
          %1378 = arith.addf %1377, %1321 : f32
          memref.store %1378, %out[%1375] : memref<?xf32>
        } else {
          memref.store %1321, %out[%1375] : memref<?xf32>
        }
      }
      %1379 = arith.muli %0, %c15 : index
      %1380 = arith.addi %1379, %16 : index
      %1381 = arith.addi %1380, %c10 : index
      %1382 = arith.muli %1300, %outputFeatures : index
      %1383 = arith.muli %1381, %c4 : index
      %1384 = arith.addi %1382, %1383 : index
      %1385 = wave.lane
      %1386 = arith.remui %1385, %c4 : index
      %1387 = arith.addi %1384, %1386 : index
      %1388 = arith.cmpi slt, %1381, %panels : index
      scf.if %1388 {
        scf.if %18 {
          %1389 = memref.load %residual[%1387] : memref<?xf32>
          %1390 = arith.addf %1389, %1336 : f32
          memref.store %1390, %out[%1387] : memref<?xf32>
        } else {
          memref.store %1336, %out[%1387] : memref<?xf32>
        }
      }
      %1391 = arith.muli %0, %c15 : index
      %1392 = arith.addi %1391, %16 : index
      %1393 = arith.addi %1392, %c6 : index
      %1394 = arith.muli %1300, %outputFeatures : index
      %1395 = arith.muli %1393, %c4 : index
      %1396 = arith.addi %1394, %1395 : index
      %1397 = wave.lane
      %1398 = arith.remui %1397, %c4 : index
      %1399 = arith.addi %1396, %1398 : index
      %1400 = arith.cmpi slt, %1393, %panels : index
      scf.if %1400 {
        scf.if %18 {
          %1401 = memref.load %residual[%1399] : memref<?xf32>
          %1402 = arith.addf %1401, %1351 : f32
          memref.store %1402, %out[%1399] : memref<?xf32>
        } else {
          memref.store %1351, %out[%1399] : memref<?xf32>
        }
      }
      %1403 = arith.muli %0, %c15 : index
      %1404 = arith.addi %1403, %16 : index
      %1405 = arith.addi %1404, %c29 : index
      %1406 = arith.muli %1300, %outputFeatures : index
      %1407 = arith.muli %1405, %c4 : index
      %1408 = arith.addi %1406, %1407 : index
      %1409 = wave.lane
      %1410 = arith.remui %1409, %c4 : index
      %1411 = arith.addi %1408, %1410 : index
      %1412 = arith.cmpi slt, %1405, %panels : index
      scf.if %1412 {
        scf.if %18 {
          %1413 = memref.load %residual[%1411] : memref<?xf32>
          %1414 = arith.addf %1413, %1366 : f32
          memref.store %1414, %out[%1411] : memref<?xf32>
        } else {
          memref.store %1366, %out[%1411] : memref<?xf32>
        }
      }
    }
    %1415 = arith.addi %14, %c10 : index
    %1416 = arith.muli %1415, %c4 : index
    %1417 = arith.addi %6, %1416 : index
    %1418 = arith.addi %1417, %c14 : index
    %1419 = arith.divui %3, %c4 : index
    %1420 = arith.addi %1418, %1419 : index
    %1421 = arith.cmpi slt, %1420, %5 : index
    scf.if %1421 {
      %1422 = arith.cmpi eq, %hasFactors, %c10 : index
      %1423 = arith.muli %1420, %c6 : index
      %1424 = memref.load %factors[%1423] : memref<?xf32>
      %1425 = arith.mulf %1424, %operandScale : f32
      %1426 = arith.select %1422, %1425, %operandScale : f32
      %1427 = vector.extract %138#4[0] : f32 from vector<8xf32>
      %1428 = arith.addi %16, %c14 : index
      %1429 = arith.muli %0, %c15 : index
      %1430 = arith.addi %1429, %1428 : index
      %1431 = arith.subi %panels, %c10 : index
      %1432 = arith.minsi %1430, %1431 : index
      %1433 = arith.muli %1432, %12 : index
      %1434 = arith.remui %3, %c4 : index
      %1435 = arith.muli %1434, %c7 : index
      %1436 = arith.addi %1433, %1435 : index
      %1437 = vector.load %w[%1436] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1438 = vector.bitcast %1437 : vector<4xi8> to vector<1xf32>
      %1439 = vector.extract %1438[0] : f32 from vector<1xf32>
      %1440 = arith.mulf %1439, %1426 : f32
      %1441 = arith.mulf %1427, %1440 : f32
      %1442 = vector.extract %138#5[0] : f32 from vector<8xf32>
      %1443 = arith.addi %16, %c10 : index
      %1444 = arith.muli %0, %c15 : index
      %1445 = arith.addi %1444, %1443 : index
      %1446 = arith.subi %panels, %c10 : index
      %1447 = arith.minsi %1445, %1446 : index
      %1448 = arith.muli %1447, %12 : index
      %1449 = arith.remui %3, %c4 : index
      %1450 = arith.muli %1449, %c7 : index
      %1451 = arith.addi %1448, %1450 : index
      %1452 = vector.load %w[%1451] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1453 = vector.bitcast %1452 : vector<4xi8> to vector<1xf32>
      %1454 = vector.extract %1453[0] : f32 from vector<1xf32>
      %1455 = arith.mulf %1454, %1426 : f32
      %1456 = arith.mulf %1442, %1455 : f32
      %1457 = vector.extract %138#6[0] : f32 from vector<8xf32>
      %1458 = arith.addi %16, %c6 : index
      %1459 = arith.muli %0, %c15 : index
      %1460 = arith.addi %1459, %1458 : index
      %1461 = arith.subi %panels, %c10 : index
      %1462 = arith.minsi %1460, %1461 : index
      %1463 = arith.muli %1462, %12 : index
      %1464 = arith.remui %3, %c4 : index
      %1465 = arith.muli %1464, %c7 : index
      %1466 = arith.addi %1463, %1465 : index
      %1467 = vector.load %w[%1466] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1468 = vector.bitcast %1467 : vector<4xi8> to vector<1xf32>
      %1469 = vector.extract %1468[0] : f32 from vector<1xf32>
      %1470 = arith.mulf %1469, %1426 : f32
      %1471 = arith.mulf %1457, %1470 : f32
      %1472 = vector.extract %138#7[0] : f32 from vector<8xf32>
      %1473 = arith.addi %16, %c29 : index
      %1474 = arith.muli %0, %c15 : index
      %1475 = arith.addi %1474, %1473 : index
      %1476 = arith.subi %panels, %c10 : index
      %1477 = arith.minsi %1475, %1476 : index
      %1478 = arith.muli %1477, %12 : index
      %1479 = arith.remui %3, %c4 : index
      %1480 = arith.muli %1479, %c7 : index
      %1481 = arith.addi %1478, %1480 : index
      %1482 = vector.load %w[%1481] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1483 = vector.bitcast %1482 : vector<4xi8> to vector<1xf32>
      %1484 = vector.extract %1483[0] : f32 from vector<1xf32>
      %1485 = arith.mulf %1484, %1426 : f32
      %1486 = arith.mulf %1472, %1485 : f32
      %1487 = arith.muli %0, %c15 : index
      %1488 = arith.addi %1487, %16 : index
      %1489 = arith.addi %1488, %c14 : index
      %1490 = arith.muli %1420, %outputFeatures : index
      %1491 = arith.muli %1489, %c4 : index
      %1492 = arith.addi %1490, %1491 : index
      %1493 = wave.lane
      %1494 = arith.remui %1493, %c4 : index
      %1495 = arith.addi %1492, %1494 : index
      %1496 = arith.cmpi slt, %1489, %panels : index
      scf.if %1496 {
        scf.if %18 {
          %1497 = memref.load %residual[%1495] : memref<?xf32>
          %1498 = arith.addf %1497, %1441 : f32
          memref.store %1498, %out[%1495] : memref<?xf32>
        } else {
          memref.store %1441, %out[%1495] : memref<?xf32>
        }
      }
      %1499 = arith.muli %0, %c15 : index
      %1500 = arith.addi %1499, %16 : index
      %1501 = arith.addi %1500, %c10 : index
      %1502 = arith.muli %1420, %outputFeatures : index
      %1503 = arith.muli %1501, %c4 : index
      %1504 = arith.addi %1502, %1503 : index
      %1505 = wave.lane
      %1506 = arith.remui %1505, %c4 : index
      %1507 = arith.addi %1504, %1506 : index
      %1508 = arith.cmpi slt, %1501, %panels : index
      scf.if %1508 {
        scf.if %18 {
          %1509 = memref.load %residual[%1507] : memref<?xf32>
          %1510 = arith.addf %1509, %1456 : f32
          memref.store %1510, %out[%1507] : memref<?xf32>
        } else {
          memref.store %1456, %out[%1507] : memref<?xf32>
        }
      }
      %1511 = arith.muli %0, %c15 : index
      %1512 = arith.addi %1511, %16 : index
      %1513 = arith.addi %1512, %c6 : index
      %1514 = arith.muli %1420, %outputFeatures : index
      %1515 = arith.muli %1513, %c4 : index
      %1516 = arith.addi %1514, %1515 : index
      %1517 = wave.lane
      %1518 = arith.remui %1517, %c4 : index
      %1519 = arith.addi %1516, %1518 : index
      %1520 = arith.cmpi slt, %1513, %panels : index
      scf.if %1520 {
        scf.if %18 {
          %1521 = memref.load %residual[%1519] : memref<?xf32>
          %1522 = arith.addf %1521, %1471 : f32
          memref.store %1522, %out[%1519] : memref<?xf32>
        } else {
          memref.store %1471, %out[%1519] : memref<?xf32>
        }
      }
      %1523 = arith.muli %0, %c15 : index
      %1524 = arith.addi %1523, %16 : index
      %1525 = arith.addi %1524, %c29 : index
      %1526 = arith.muli %1420, %outputFeatures : index
      %1527 = arith.muli %1525, %c4 : index
      %1528 = arith.addi %1526, %1527 : index
      %1529 = wave.lane
      %1530 = arith.remui %1529, %c4 : index
      %1531 = arith.addi %1528, %1530 : index
      %1532 = arith.cmpi slt, %1525, %panels : index
      scf.if %1532 {
        scf.if %18 {
          %1533 = memref.load %residual[%1531] : memref<?xf32>
          %1534 = arith.addf %1533, %1486 : f32
          memref.store %1534, %out[%1531] : memref<?xf32>
        } else {
          memref.store %1486, %out[%1531] : memref<?xf32>
        }
      }
    }
    %1535 = arith.addi %14, %c10 : index
    %1536 = arith.muli %1535, %c4 : index
    %1537 = arith.addi %6, %1536 : index
    %1538 = arith.addi %1537, %c6 : index
    %1539 = arith.divui %3, %c4 : index
    %1540 = arith.addi %1538, %1539 : index
    %1541 = arith.cmpi slt, %1540, %5 : index
    scf.if %1541 {
      %1542 = arith.cmpi eq, %hasFactors, %c10 : index
      %1543 = arith.muli %1540, %c6 : index
      %1544 = memref.load %factors[%1543] : memref<?xf32>
      %1545 = arith.mulf %1544, %operandScale : f32
      %1546 = arith.select %1542, %1545, %operandScale : f32
      %1547 = vector.extract %138#4[1] : f32 from vector<8xf32>
      %1548 = arith.addi %16, %c14 : index
      %1549 = arith.muli %0, %c15 : index
      %1550 = arith.addi %1549, %1548 : index
      %1551 = arith.subi %panels, %c10 : index
      %1552 = arith.minsi %1550, %1551 : index
      %1553 = arith.muli %1552, %12 : index
      %1554 = arith.remui %3, %c4 : index
      %1555 = arith.muli %1554, %c7 : index
      %1556 = arith.addi %1553, %1555 : index
      %1557 = vector.load %w[%1556] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1558 = vector.bitcast %1557 : vector<4xi8> to vector<1xf32>
      %1559 = vector.extract %1558[0] : f32 from vector<1xf32>
      %1560 = arith.mulf %1559, %1546 : f32
      %1561 = arith.mulf %1547, %1560 : f32
      %1562 = vector.extract %138#5[1] : f32 from vector<8xf32>
      %1563 = arith.addi %16, %c10 : index
      %1564 = arith.muli %0, %c15 : index
      %1565 = arith.addi %1564, %1563 : index
      %1566 = arith.subi %panels, %c10 : index
      %1567 = arith.minsi %1565, %1566 : index
      %1568 = arith.muli %1567, %12 : index
      %1569 = arith.remui %3, %c4 : index
      %1570 = arith.muli %1569, %c7 : index
      %1571 = arith.addi %1568, %1570 : index
      %1572 = vector.load %w[%1571] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1573 = vector.bitcast %1572 : vector<4xi8> to vector<1xf32>
      %1574 = vector.extract %1573[0] : f32 from vector<1xf32>
      %1575 = arith.mulf %1574, %1546 : f32
      %1576 = arith.mulf %1562, %1575 : f32
      %1577 = vector.extract %138#6[1] : f32 from vector<8xf32>
      %1578 = arith.addi %16, %c6 : index
      %1579 = arith.muli %0, %c15 : index
      %1580 = arith.addi %1579, %1578 : index
      %1581 = arith.subi %panels, %c10 : index
      %1582 = arith.minsi %1580, %1581 : index
      %1583 = arith.muli %1582, %12 : index
      %1584 = arith.remui %3, %c4 : index
      %1585 = arith.muli %1584, %c7 : index
      %1586 = arith.addi %1583, %1585 : index
      %1587 = vector.load %w[%1586] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1588 = vector.bitcast %1587 : vector<4xi8> to vector<1xf32>
      %1589 = vector.extract %1588[0] : f32 from vector<1xf32>
      %1590 = arith.mulf %1589, %1546 : f32
      %1591 = arith.mulf %1577, %1590 : f32
      %1592 = vector.extract %138#7[1] : f32 from vector<8xf32>
      %1593 = arith.addi %16, %c29 : index
      %1594 = arith.muli %0, %c15 : index
      %1595 = arith.addi %1594, %1593 : index
      %1596 = arith.subi %panels, %c10 : index
      %1597 = arith.minsi %1595, %1596 : index
      %1598 = arith.muli %1597, %12 : index
      %1599 = arith.remui %3, %c4 : index
      %1600 = arith.muli %1599, %c7 : index
      %1601 = arith.addi %1598, %1600 : index
      %1602 = vector.load %w[%1601] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1603 = vector.bitcast %1602 : vector<4xi8> to vector<1xf32>
      %1604 = vector.extract %1603[0] : f32 from vector<1xf32>
      %1605 = arith.mulf %1604, %1546 : f32
      %1606 = arith.mulf %1592, %1605 : f32
      %1607 = arith.muli %0, %c15 : index
      %1608 = arith.addi %1607, %16 : index
      %1609 = arith.addi %1608, %c14 : index
      %1610 = arith.muli %1540, %outputFeatures : index
      %1611 = arith.muli %1609, %c4 : index
      %1612 = arith.addi %1610, %1611 : index
      %1613 = wave.lane
      %1614 = arith.remui %1613, %c4 : index
      %1615 = arith.addi %1612, %1614 : index
      %1616 = arith.cmpi slt, %1609, %panels : index
      scf.if %1616 {
        scf.if %18 {
          %1617 = memref.load %residual[%1615] : memref<?xf32>
          %1618 = arith.addf %1617, %1561 : f32
          memref.store %1618, %out[%1615] : memref<?xf32>
        } else {
          memref.store %1561, %out[%1615] : memref<?xf32>
        }
      }
      %1619 = arith.muli %0, %c15 : index
      %1620 = arith.addi %1619, %16 : index
      %1621 = arith.addi %1620, %c10 : index
      %1622 = arith.muli %1540, %outputFeatures : index
      %1623 = arith.muli %1621, %c4 : index
      %1624 = arith.addi %1622, %1623 : index
      %1625 = wave.lane
      %1626 = arith.remui %1625, %c4 : index
      %1627 = arith.addi %1624, %1626 : index
      %1628 = arith.cmpi slt, %1621, %panels : index
      scf.if %1628 {
        scf.if %18 {
          %1629 = memref.load %residual[%1627] : memref<?xf32>
          %1630 = arith.addf %1629, %1576 : f32
          memref.store %1630, %out[%1627] : memref<?xf32>
        } else {
          memref.store %1576, %out[%1627] : memref<?xf32>
        }
      }
      %1631 = arith.muli %0, %c15 : index
      %1632 = arith.addi %1631, %16 : index
      %1633 = arith.addi %1632, %c6 : index
      %1634 = arith.muli %1540, %outputFeatures : index
      %1635 = arith.muli %1633, %c4 : index
      %1636 = arith.addi %1634, %1635 : index
      %1637 = wave.lane
      %1638 = arith.remui %1637, %c4 : index
      %1639 = arith.addi %1636, %1638 : index
      %1640 = arith.cmpi slt, %1633, %panels : index
      scf.if %1640 {
        scf.if %18 {
          %1641 = memref.load %residual[%1639] : memref<?xf32>
          %1642 = arith.addf %1641, %1591 : f32
          memref.store %1642, %out[%1639] : memref<?xf32>
        } else {
          memref.store %1591, %out[%1639] : memref<?xf32>
        }
      }
      %1643 = arith.muli %0, %c15 : index
      %1644 = arith.addi %1643, %16 : index
      %1645 = arith.addi %1644, %c29 : index
      %1646 = arith.muli %1540, %outputFeatures : index
      %1647 = arith.muli %1645, %c4 : index
      %1648 = arith.addi %1646, %1647 : index
      %1649 = wave.lane
      %1650 = arith.remui %1649, %c4 : index
      %1651 = arith.addi %1648, %1650 : index
      %1652 = arith.cmpi slt, %1645, %panels : index
      scf.if %1652 {
        scf.if %18 {
          %1653 = memref.load %residual[%1651] : memref<?xf32>
          %1654 = arith.addf %1653, %1606 : f32
          memref.store %1654, %out[%1651] : memref<?xf32>
        } else {
          memref.store %1606, %out[%1651] : memref<?xf32>
        }
      }
    }
    %1655 = arith.addi %14, %c10 : index
    %1656 = arith.muli %1655, %c4 : index
    %1657 = arith.addi %6, %1656 : index
    %1658 = arith.addi %1657, %c7 : index
    %1659 = arith.divui %3, %c4 : index
    %1660 = arith.addi %1658, %1659 : index
    %1661 = arith.cmpi slt, %1660, %5 : index
    scf.if %1661 {
      %1662 = arith.cmpi eq, %hasFactors, %c10 : index
      %1663 = arith.muli %1660, %c6 : index
      %1664 = memref.load %factors[%1663] : memref<?xf32>
      %1665 = arith.mulf %1664, %operandScale : f32
      %1666 = arith.select %1662, %1665, %operandScale : f32
      %1667 = vector.extract %138#4[2] : f32 from vector<8xf32>
      %1668 = arith.addi %16, %c14 : index
      %1669 = arith.muli %0, %c15 : index
      %1670 = arith.addi %1669, %1668 : index
      %1671 = arith.subi %panels, %c10 : index
      %1672 = arith.minsi %1670, %1671 : index
      %1673 = arith.muli %1672, %12 : index
      %1674 = arith.remui %3, %c4 : index
      %1675 = arith.muli %1674, %c7 : index
      %1676 = arith.addi %1673, %1675 : index
      %1677 = vector.load %w[%1676] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1678 = vector.bitcast %1677 : vector<4xi8> to vector<1xf32>
      %1679 = vector.extract %1678[0] : f32 from vector<1xf32>
      %1680 = arith.mulf %1679, %1666 : f32
      %1681 = arith.mulf %1667, %1680 : f32
      %1682 = vector.extract %138#5[2] : f32 from vector<8xf32>
      %1683 = arith.addi %16, %c10 : index
      %1684 = arith.muli %0, %c15 : index
      %1685 = arith.addi %1684, %1683 : index
      %1686 = arith.subi %panels, %c10 : index
      %1687 = arith.minsi %1685, %1686 : index
      %1688 = arith.muli %1687, %12 : index
      %1689 = arith.remui %3, %c4 : index
      %1690 = arith.muli %1689, %c7 : index
      %1691 = arith.addi %1688, %1690 : index
      %1692 = vector.load %w[%1691] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1693 = vector.bitcast %1692 : vector<4xi8> to vector<1xf32>
      %1694 = vector.extract %1693[0] : f32 from vector<1xf32>
      %1695 = arith.mulf %1694, %1666 : f32
      %1696 = arith.mulf %1682, %1695 : f32
      %1697 = vector.extract %138#6[2] : f32 from vector<8xf32>
      %1698 = arith.addi %16, %c6 : index
      %1699 = arith.muli %0, %c15 : index
      %1700 = arith.addi %1699, %1698 : index
      %1701 = arith.subi %panels, %c10 : index
      %1702 = arith.minsi %1700, %1701 : index
      %1703 = arith.muli %1702, %12 : index
      %1704 = arith.remui %3, %c4 : index
      %1705 = arith.muli %1704, %c7 : index
      %1706 = arith.addi %1703, %1705 : index
      %1707 = vector.load %w[%1706] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1708 = vector.bitcast %1707 : vector<4xi8> to vector<1xf32>
      %1709 = vector.extract %1708[0] : f32 from vector<1xf32>
      %1710 = arith.mulf %1709, %1666 : f32
      %1711 = arith.mulf %1697, %1710 : f32
      %1712 = vector.extract %138#7[2] : f32 from vector<8xf32>
      %1713 = arith.addi %16, %c29 : index
      %1714 = arith.muli %0, %c15 : index
      %1715 = arith.addi %1714, %1713 : index
      %1716 = arith.subi %panels, %c10 : index
      %1717 = arith.minsi %1715, %1716 : index
      %1718 = arith.muli %1717, %12 : index
      %1719 = arith.remui %3, %c4 : index
      %1720 = arith.muli %1719, %c7 : index
      %1721 = arith.addi %1718, %1720 : index
      %1722 = vector.load %w[%1721] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1723 = vector.bitcast %1722 : vector<4xi8> to vector<1xf32>
      %1724 = vector.extract %1723[0] : f32 from vector<1xf32>
      %1725 = arith.mulf %1724, %1666 : f32
      %1726 = arith.mulf %1712, %1725 : f32
      %1727 = arith.muli %0, %c15 : index
      %1728 = arith.addi %1727, %16 : index
      %1729 = arith.addi %1728, %c14 : index
      %1730 = arith.muli %1660, %outputFeatures : index
      %1731 = arith.muli %1729, %c4 : index
      %1732 = arith.addi %1730, %1731 : index
      %1733 = wave.lane
      %1734 = arith.remui %1733, %c4 : index
      %1735 = arith.addi %1732, %1734 : index
      %1736 = arith.cmpi slt, %1729, %panels : index
      scf.if %1736 {
        scf.if %18 {
          %1737 = memref.load %residual[%1735] : memref<?xf32>
          %1738 = arith.addf %1737, %1681 : f32
          memref.store %1738, %out[%1735] : memref<?xf32>
        } else {
          memref.store %1681, %out[%1735] : memref<?xf32>
        }
      }
      %1739 = arith.muli %0, %c15 : index
      %1740 = arith.addi %1739, %16 : index
      %1741 = arith.addi %1740, %c10 : index
      %1742 = arith.muli %1660, %outputFeatures : index
      %1743 = arith.muli %1741, %c4 : index
      %1744 = arith.addi %1742, %1743 : index
      %1745 = wave.lane
      %1746 = arith.remui %1745, %c4 : index
      %1747 = arith.addi %1744, %1746 : index
      %1748 = arith.cmpi slt, %1741, %panels : index
      scf.if %1748 {
        scf.if %18 {
          %1749 = memref.load %residual[%1747] : memref<?xf32>
          %1750 = arith.addf %1749, %1696 : f32
          memref.store %1750, %out[%1747] : memref<?xf32>
        } else {
          memref.store %1696, %out[%1747] : memref<?xf32>
        }
      }
      %1751 = arith.muli %0, %c15 : index
      %1752 = arith.addi %1751, %16 : index
      %1753 = arith.addi %1752, %c6 : index
      %1754 = arith.muli %1660, %outputFeatures : index
      %1755 = arith.muli %1753, %c4 : index
      %1756 = arith.addi %1754, %1755 : index
      %1757 = wave.lane
      %1758 = arith.remui %1757, %c4 : index
      %1759 = arith.addi %1756, %1758 : index
      %1760 = arith.cmpi slt, %1753, %panels : index
      scf.if %1760 {
        scf.if %18 {
          %1761 = memref.load %residual[%1759] : memref<?xf32>
          %1762 = arith.addf %1761, %1711 : f32
          memref.store %1762, %out[%1759] : memref<?xf32>
        } else {
          memref.store %1711, %out[%1759] : memref<?xf32>
        }
      }
      %1763 = arith.muli %0, %c15 : index
      %1764 = arith.addi %1763, %16 : index
      %1765 = arith.addi %1764, %c29 : index
      %1766 = arith.muli %1660, %outputFeatures : index
      %1767 = arith.muli %1765, %c4 : index
      %1768 = arith.addi %1766, %1767 : index
      %1769 = wave.lane
      %1770 = arith.remui %1769, %c4 : index
      %1771 = arith.addi %1768, %1770 : index
      %1772 = arith.cmpi slt, %1765, %panels : index
      scf.if %1772 {
        scf.if %18 {
          %1773 = memref.load %residual[%1771] : memref<?xf32>
          %1774 = arith.addf %1773, %1726 : f32
          memref.store %1774, %out[%1771] : memref<?xf32>
        } else {
          memref.store %1726, %out[%1771] : memref<?xf32>
        }
      }
    }
    %1775 = arith.addi %14, %c10 : index
    %1776 = arith.muli %1775, %c4 : index
    %1777 = arith.addi %6, %1776 : index
    %1778 = arith.addi %1777, %c30 : index
    %1779 = arith.divui %3, %c4 : index
    %1780 = arith.addi %1778, %1779 : index
    %1781 = arith.cmpi slt, %1780, %5 : index
    scf.if %1781 {
      %1782 = arith.cmpi eq, %hasFactors, %c10 : index
      %1783 = arith.muli %1780, %c6 : index
      %1784 = memref.load %factors[%1783] : memref<?xf32>
      %1785 = arith.mulf %1784, %operandScale : f32
      %1786 = arith.select %1782, %1785, %operandScale : f32
      %1787 = vector.extract %138#4[3] : f32 from vector<8xf32>
      %1788 = arith.addi %16, %c14 : index
      %1789 = arith.muli %0, %c15 : index
      %1790 = arith.addi %1789, %1788 : index
      %1791 = arith.subi %panels, %c10 : index
      %1792 = arith.minsi %1790, %1791 : index
      %1793 = arith.muli %1792, %12 : index
      %1794 = arith.remui %3, %c4 : index
      %1795 = arith.muli %1794, %c7 : index
      %1796 = arith.addi %1793, %1795 : index
      %1797 = vector.load %w[%1796] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1798 = vector.bitcast %1797 : vector<4xi8> to vector<1xf32>
      %1799 = vector.extract %1798[0] : f32 from vector<1xf32>
      %1800 = arith.mulf %1799, %1786 : f32
      %1801 = arith.mulf %1787, %1800 : f32
      %1802 = vector.extract %138#5[3] : f32 from vector<8xf32>
      %1803 = arith.addi %16, %c10 : index
      %1804 = arith.muli %0, %c15 : index
      %1805 = arith.addi %1804, %1803 : index
      %1806 = arith.subi %panels, %c10 : index
      %1807 = arith.minsi %1805, %1806 : index
      %1808 = arith.muli %1807, %12 : index
      %1809 = arith.remui %3, %c4 : index
      %1810 = arith.muli %1809, %c7 : index
      %1811 = arith.addi %1808, %1810 : index
      %1812 = vector.load %w[%1811] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1813 = vector.bitcast %1812 : vector<4xi8> to vector<1xf32>
      %1814 = vector.extract %1813[0] : f32 from vector<1xf32>
      %1815 = arith.mulf %1814, %1786 : f32
      %1816 = arith.mulf %1802, %1815 : f32
      %1817 = vector.extract %138#6[3] : f32 from vector<8xf32>
      %1818 = arith.addi %16, %c6 : index
      %1819 = arith.muli %0, %c15 : index
      %1820 = arith.addi %1819, %1818 : index
      %1821 = arith.subi %panels, %c10 : index
      %1822 = arith.minsi %1820, %1821 : index
      %1823 = arith.muli %1822, %12 : index
      %1824 = arith.remui %3, %c4 : index
      %1825 = arith.muli %1824, %c7 : index
      %1826 = arith.addi %1823, %1825 : index
      %1827 = vector.load %w[%1826] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1828 = vector.bitcast %1827 : vector<4xi8> to vector<1xf32>
      %1829 = vector.extract %1828[0] : f32 from vector<1xf32>
      %1830 = arith.mulf %1829, %1786 : f32
      %1831 = arith.mulf %1817, %1830 : f32
      %1832 = vector.extract %138#7[3] : f32 from vector<8xf32>
      %1833 = arith.addi %16, %c29 : index
      %1834 = arith.muli %0, %c15 : index
      %1835 = arith.addi %1834, %1833 : index
      %1836 = arith.subi %panels, %c10 : index
      %1837 = arith.minsi %1835, %1836 : index
      %1838 = arith.muli %1837, %12 : index
      %1839 = arith.remui %3, %c4 : index
      %1840 = arith.muli %1839, %c7 : index
      %1841 = arith.addi %1838, %1840 : index
      %1842 = vector.load %w[%1841] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1843 = vector.bitcast %1842 : vector<4xi8> to vector<1xf32>
      %1844 = vector.extract %1843[0] : f32 from vector<1xf32>
      %1845 = arith.mulf %1844, %1786 : f32
      %1846 = arith.mulf %1832, %1845 : f32
      %1847 = arith.muli %0, %c15 : index
      %1848 = arith.addi %1847, %16 : index
      %1849 = arith.addi %1848, %c14 : index
      %1850 = arith.muli %1780, %outputFeatures : index
      %1851 = arith.muli %1849, %c4 : index
      %1852 = arith.addi %1850, %1851 : index
      %1853 = wave.lane
      %1854 = arith.remui %1853, %c4 : index
      %1855 = arith.addi %1852, %1854 : index
      %1856 = arith.cmpi slt, %1849, %panels : index
      scf.if %1856 {
        scf.if %18 {
          %1857 = memref.load %residual[%1855] : memref<?xf32>
          %1858 = arith.addf %1857, %1801 : f32
          memref.store %1858, %out[%1855] : memref<?xf32>
        } else {
          memref.store %1801, %out[%1855] : memref<?xf32>
        }
      }
      %1859 = arith.muli %0, %c15 : index
      %1860 = arith.addi %1859, %16 : index
      %1861 = arith.addi %1860, %c10 : index
      %1862 = arith.muli %1780, %outputFeatures : index
      %1863 = arith.muli %1861, %c4 : index
      %1864 = arith.addi %1862, %1863 : index
      %1865 = wave.lane
      %1866 = arith.remui %1865, %c4 : index
      %1867 = arith.addi %1864, %1866 : index
      %1868 = arith.cmpi slt, %1861, %panels : index
      scf.if %1868 {
        scf.if %18 {
          %1869 = memref.load %residual[%1867] : memref<?xf32>
          %1870 = arith.addf %1869, %1816 : f32
          memref.store %1870, %out[%1867] : memref<?xf32>
        } else {
          memref.store %1816, %out[%1867] : memref<?xf32>
        }
      }
      %1871 = arith.muli %0, %c15 : index
      %1872 = arith.addi %1871, %16 : index
      %1873 = arith.addi %1872, %c6 : index
      %1874 = arith.muli %1780, %outputFeatures : index
      %1875 = arith.muli %1873, %c4 : index
      %1876 = arith.addi %1874, %1875 : index
      %1877 = wave.lane
      %1878 = arith.remui %1877, %c4 : index
      %1879 = arith.addi %1876, %1878 : index
      %1880 = arith.cmpi slt, %1873, %panels : index
      scf.if %1880 {
        scf.if %18 {
          %1881 = memref.load %residual[%1879] : memref<?xf32>
          %1882 = arith.addf %1881, %1831 : f32
          memref.store %1882, %out[%1879] : memref<?xf32>
        } else {
          memref.store %1831, %out[%1879] : memref<?xf32>
        }
      }
      %1883 = arith.muli %0, %c15 : index
      %1884 = arith.addi %1883, %16 : index
      %1885 = arith.addi %1884, %c29 : index
      %1886 = arith.muli %1780, %outputFeatures : index
      %1887 = arith.muli %1885, %c4 : index
      %1888 = arith.addi %1886, %1887 : index
      %1889 = wave.lane
      %1890 = arith.remui %1889, %c4 : index
      %1891 = arith.addi %1888, %1890 : index
      %1892 = arith.cmpi slt, %1885, %panels : index
      scf.if %1892 {
        scf.if %18 {
          %1893 = memref.load %residual[%1891] : memref<?xf32>
          %1894 = arith.addf %1893, %1846 : f32
          memref.store %1894, %out[%1891] : memref<?xf32>
        } else {
          memref.store %1846, %out[%1891] : memref<?xf32>
        }
      }
    }
    %1895 = arith.addi %14, %c10 : index
    %1896 = arith.muli %1895, %c4 : index
    %1897 = arith.addi %6, %1896 : index
    %1898 = arith.addi %1897, %c15 : index
    %1899 = arith.divui %3, %c4 : index
    %1900 = arith.addi %1898, %1899 : index
    %1901 = arith.cmpi slt, %1900, %5 : index
    scf.if %1901 {
      %1902 = arith.cmpi eq, %hasFactors, %c10 : index
      %1903 = arith.muli %1900, %c6 : index
      %1904 = memref.load %factors[%1903] : memref<?xf32>
      %1905 = arith.mulf %1904, %operandScale : f32
      %1906 = arith.select %1902, %1905, %operandScale : f32
      %1907 = vector.extract %138#4[4] : f32 from vector<8xf32>
      %1908 = arith.addi %16, %c14 : index
      %1909 = arith.muli %0, %c15 : index
      %1910 = arith.addi %1909, %1908 : index
      %1911 = arith.subi %panels, %c10 : index
      %1912 = arith.minsi %1910, %1911 : index
      %1913 = arith.muli %1912, %12 : index
      %1914 = arith.remui %3, %c4 : index
      %1915 = arith.muli %1914, %c7 : index
      %1916 = arith.addi %1913, %1915 : index
      %1917 = vector.load %w[%1916] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1918 = vector.bitcast %1917 : vector<4xi8> to vector<1xf32>
      %1919 = vector.extract %1918[0] : f32 from vector<1xf32>
      %1920 = arith.mulf %1919, %1906 : f32
      %1921 = arith.mulf %1907, %1920 : f32
      %1922 = vector.extract %138#5[4] : f32 from vector<8xf32>
      %1923 = arith.addi %16, %c10 : index
      %1924 = arith.muli %0, %c15 : index
      %1925 = arith.addi %1924, %1923 : index
      %1926 = arith.subi %panels, %c10 : index
      %1927 = arith.minsi %1925, %1926 : index
      %1928 = arith.muli %1927, %12 : index
      %1929 = arith.remui %3, %c4 : index
      %1930 = arith.muli %1929, %c7 : index
      %1931 = arith.addi %1928, %1930 : index
      %1932 = vector.load %w[%1931] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1933 = vector.bitcast %1932 : vector<4xi8> to vector<1xf32>
      %1934 = vector.extract %1933[0] : f32 from vector<1xf32>
      %1935 = arith.mulf %1934, %1906 : f32
      %1936 = arith.mulf %1922, %1935 : f32
      %1937 = vector.extract %138#6[4] : f32 from vector<8xf32>
      %1938 = arith.addi %16, %c6 : index
      %1939 = arith.muli %0, %c15 : index
      %1940 = arith.addi %1939, %1938 : index
      %1941 = arith.subi %panels, %c10 : index
      %1942 = arith.minsi %1940, %1941 : index
      %1943 = arith.muli %1942, %12 : index
      %1944 = arith.remui %3, %c4 : index
      %1945 = arith.muli %1944, %c7 : index
      %1946 = arith.addi %1943, %1945 : index
      %1947 = vector.load %w[%1946] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1948 = vector.bitcast %1947 : vector<4xi8> to vector<1xf32>
      %1949 = vector.extract %1948[0] : f32 from vector<1xf32>
      %1950 = arith.mulf %1949, %1906 : f32
      %1951 = arith.mulf %1937, %1950 : f32
      %1952 = vector.extract %138#7[4] : f32 from vector<8xf32>
      %1953 = arith.addi %16, %c29 : index
      %1954 = arith.muli %0, %c15 : index
      %1955 = arith.addi %1954, %1953 : index
      %1956 = arith.subi %panels, %c10 : index
      %1957 = arith.minsi %1955, %1956 : index
      %1958 = arith.muli %1957, %12 : index
      %1959 = arith.remui %3, %c4 : index
      %1960 = arith.muli %1959, %c7 : index
      %1961 = arith.addi %1958, %1960 : index
      %1962 = vector.load %w[%1961] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1963 = vector.bitcast %1962 : vector<4xi8> to vector<1xf32>
      %1964 = vector.extract %1963[0] : f32 from vector<1xf32>
      %1965 = arith.mulf %1964, %1906 : f32
      %1966 = arith.mulf %1952, %1965 : f32
      %1967 = arith.muli %0, %c15 : index
      %1968 = arith.addi %1967, %16 : index
      %1969 = arith.addi %1968, %c14 : index
      %1970 = arith.muli %1900, %outputFeatures : index
      %1971 = arith.muli %1969, %c4 : index
      %1972 = arith.addi %1970, %1971 : index
      %1973 = wave.lane
      %1974 = arith.remui %1973, %c4 : index
      %1975 = arith.addi %1972, %1974 : index
      %1976 = arith.cmpi slt, %1969, %panels : index
      scf.if %1976 {
        scf.if %18 {
          %1977 = memref.load %residual[%1975] : memref<?xf32>
          %1978 = arith.addf %1977, %1921 : f32
          memref.store %1978, %out[%1975] : memref<?xf32>
        } else {
          memref.store %1921, %out[%1975] : memref<?xf32>
        }
      }
      %1979 = arith.muli %0, %c15 : index
      %1980 = arith.addi %1979, %16 : index
      %1981 = arith.addi %1980, %c10 : index
      %1982 = arith.muli %1900, %outputFeatures : index
      %1983 = arith.muli %1981, %c4 : index
      %1984 = arith.addi %1982, %1983 : index
      %1985 = wave.lane
      %1986 = arith.remui %1985, %c4 : index
      %1987 = arith.addi %1984, %1986 : index
      %1988 = arith.cmpi slt, %1981, %panels : index
      scf.if %1988 {
        scf.if %18 {
          %1989 = memref.load %residual[%1987] : memref<?xf32>
          %1990 = arith.addf %1989, %1936 : f32
          memref.store %1990, %out[%1987] : memref<?xf32>
        } else {
          memref.store %1936, %out[%1987] : memref<?xf32>
        }
      }
      %1991 = arith.muli %0, %c15 : index
      %1992 = arith.addi %1991, %16 : index
      %1993 = arith.addi %1992, %c6 : index
      %1994 = arith.muli %1900, %outputFeatures : index
      %1995 = arith.muli %1993, %c4 : index
      %1996 = arith.addi %1994, %1995 : index
      %1997 = wave.lane
      %1998 = arith.remui %1997, %c4 : index
      %1999 = arith.addi %1996, %1998 : index
      %2000 = arith.cmpi slt, %1993, %panels : index
      scf.if %2000 {
        scf.if %18 {
          %2001 = memref.load %residual[%1999] : memref<?xf32>
          %2002 = arith.addf %2001, %1951 : f32
          memref.store %2002, %out[%1999] : memref<?xf32>
        } else {
          memref.store %1951, %out[%1999] : memref<?xf32>
        }
      }
      %2003 = arith.muli %0, %c15 : index
      %2004 = arith.addi %2003, %16 : index
      %2005 = arith.addi %2004, %c29 : index
      %2006 = arith.muli %1900, %outputFeatures : index
      %2007 = arith.muli %2005, %c4 : index
      %2008 = arith.addi %2006, %2007 : index
      %2009 = wave.lane
      %2010 = arith.remui %2009, %c4 : index
      %2011 = arith.addi %2008, %2010 : index
      %2012 = arith.cmpi slt, %2005, %panels : index
      scf.if %2012 {
        scf.if %18 {
          %2013 = memref.load %residual[%2011] : memref<?xf32>
          %2014 = arith.addf %2013, %1966 : f32
          memref.store %2014, %out[%2011] : memref<?xf32>
        } else {
          memref.store %1966, %out[%2011] : memref<?xf32>
        }
      }
    }
    %2015 = arith.addi %14, %c10 : index
    %2016 = arith.muli %2015, %c4 : index
    %2017 = arith.addi %6, %2016 : index
    %2018 = arith.addi %2017, %c25 : index
    %2019 = arith.divui %3, %c4 : index
    %2020 = arith.addi %2018, %2019 : index
    %2021 = arith.cmpi slt, %2020, %5 : index
    scf.if %2021 {
      %2022 = arith.cmpi eq, %hasFactors, %c10 : index
      %2023 = arith.muli %2020, %c6 : index
      %2024 = memref.load %factors[%2023] : memref<?xf32>
      %2025 = arith.mulf %2024, %operandScale : f32
      %2026 = arith.select %2022, %2025, %operandScale : f32
      %2027 = vector.extract %138#4[5] : f32 from vector<8xf32>
      %2028 = arith.addi %16, %c14 : index
      %2029 = arith.muli %0, %c15 : index
      %2030 = arith.addi %2029, %2028 : index
      %2031 = arith.subi %panels, %c10 : index
      %2032 = arith.minsi %2030, %2031 : index
      %2033 = arith.muli %2032, %12 : index
      %2034 = arith.remui %3, %c4 : index
      %2035 = arith.muli %2034, %c7 : index
      %2036 = arith.addi %2033, %2035 : index
      %2037 = vector.load %w[%2036] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2038 = vector.bitcast %2037 : vector<4xi8> to vector<1xf32>
      %2039 = vector.extract %2038[0] : f32 from vector<1xf32>
      %2040 = arith.mulf %2039, %2026 : f32
      %2041 = arith.mulf %2027, %2040 : f32
      %2042 = vector.extract %138#5[5] : f32 from vector<8xf32>
      %2043 = arith.addi %16, %c10 : index
      %2044 = arith.muli %0, %c15 : index
      %2045 = arith.addi %2044, %2043 : index
      %2046 = arith.subi %panels, %c10 : index
      %2047 = arith.minsi %2045, %2046 : index
      %2048 = arith.muli %2047, %12 : index
      %2049 = arith.remui %3, %c4 : index
      %2050 = arith.muli %2049, %c7 : index
      %2051 = arith.addi %2048, %2050 : index
      %2052 = vector.load %w[%2051] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2053 = vector.bitcast %2052 : vector<4xi8> to vector<1xf32>
      %2054 = vector.extract %2053[0] : f32 from vector<1xf32>
      %2055 = arith.mulf %2054, %2026 : f32
      %2056 = arith.mulf %2042, %2055 : f32
      %2057 = vector.extract %138#6[5] : f32 from vector<8xf32>
      %2058 = arith.addi %16, %c6 : index
      %2059 = arith.muli %0, %c15 : index
      %2060 = arith.addi %2059, %2058 : index
      %2061 = arith.subi %panels, %c10 : index
      %2062 = arith.minsi %2060, %2061 : index
      %2063 = arith.muli %2062, %12 : index
      %2064 = arith.remui %3, %c4 : index
      %2065 = arith.muli %2064, %c7 : index
      %2066 = arith.addi %2063, %2065 : index
      %2067 = vector.load %w[%2066] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2068 = vector.bitcast %2067 : vector<4xi8> to vector<1xf32>
      %2069 = vector.extract %2068[0] : f32 from vector<1xf32>
      %2070 = arith.mulf %2069, %2026 : f32
      %2071 = arith.mulf %2057, %2070 : f32
      %2072 = vector.extract %138#7[5] : f32 from vector<8xf32>
      %2073 = arith.addi %16, %c29 : index
      %2074 = arith.muli %0, %c15 : index
      %2075 = arith.addi %2074, %2073 : index
      %2076 = arith.subi %panels, %c10 : index
      %2077 = arith.minsi %2075, %2076 : index
      %2078 = arith.muli %2077, %12 : index
      %2079 = arith.remui %3, %c4 : index
      %2080 = arith.muli %2079, %c7 : index
      %2081 = arith.addi %2078, %2080 : index
      %2082 = vector.load %w[%2081] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2083 = vector.bitcast %2082 : vector<4xi8> to vector<1xf32>
      %2084 = vector.extract %2083[0] : f32 from vector<1xf32>
      %2085 = arith.mulf %2084, %2026 : f32
      %2086 = arith.mulf %2072, %2085 : f32
      %2087 = arith.muli %0, %c15 : index
      %2088 = arith.addi %2087, %16 : index
      %2089 = arith.addi %2088, %c14 : index
      %2090 = arith.muli %2020, %outputFeatures : index
      %2091 = arith.muli %2089, %c4 : index
      %2092 = arith.addi %2090, %2091 : index
      %2093 = wave.lane
      %2094 = arith.remui %2093, %c4 : index
      %2095 = arith.addi %2092, %2094 : index
      %2096 = arith.cmpi slt, %2089, %panels : index
      scf.if %2096 {
        scf.if %18 {
          %2097 = memref.load %residual[%2095] : memref<?xf32>
          %2098 = arith.addf %2097, %2041 : f32
          memref.store %2098, %out[%2095] : memref<?xf32>
        } else {
          memref.store %2041, %out[%2095] : memref<?xf32>
        }
      }
      %2099 = arith.muli %0, %c15 : index
      %2100 = arith.addi %2099, %16 : index
      %2101 = arith.addi %2100, %c10 : index
      %2102 = arith.muli %2020, %outputFeatures : index
      %2103 = arith.muli %2101, %c4 : index
      %2104 = arith.addi %2102, %2103 : index
      %2105 = wave.lane
      %2106 = arith.remui %2105, %c4 : index
      %2107 = arith.addi %2104, %2106 : index
      %2108 = arith.cmpi slt, %2101, %panels : index
      scf.if %2108 {
        scf.if %18 {
          %2109 = memref.load %residual[%2107] : memref<?xf32>
          %2110 = arith.addf %2109, %2056 : f32
          memref.store %2110, %out[%2107] : memref<?xf32>
        } else {
          memref.store %2056, %out[%2107] : memref<?xf32>
        }
      }
      %2111 = arith.muli %0, %c15 : index
      %2112 = arith.addi %2111, %16 : index
      %2113 = arith.addi %2112, %c6 : index
      %2114 = arith.muli %2020, %outputFeatures : index
      %2115 = arith.muli %2113, %c4 : index
      %2116 = arith.addi %2114, %2115 : index
      %2117 = wave.lane
      %2118 = arith.remui %2117, %c4 : index
      %2119 = arith.addi %2116, %2118 : index
      %2120 = arith.cmpi slt, %2113, %panels : index
      scf.if %2120 {
        scf.if %18 {
          %2121 = memref.load %residual[%2119] : memref<?xf32>
          %2122 = arith.addf %2121, %2071 : f32
          memref.store %2122, %out[%2119] : memref<?xf32>
        } else {
          memref.store %2071, %out[%2119] : memref<?xf32>
        }
      }
      %2123 = arith.muli %0, %c15 : index
      %2124 = arith.addi %2123, %16 : index
      %2125 = arith.addi %2124, %c29 : index
      %2126 = arith.muli %2020, %outputFeatures : index
      %2127 = arith.muli %2125, %c4 : index
      %2128 = arith.addi %2126, %2127 : index
      %2129 = wave.lane
      %2130 = arith.remui %2129, %c4 : index
      %2131 = arith.addi %2128, %2130 : index
      %2132 = arith.cmpi slt, %2125, %panels : index
      scf.if %2132 {
        scf.if %18 {
          %2133 = memref.load %residual[%2131] : memref<?xf32>
          %2134 = arith.addf %2133, %2086 : f32
          memref.store %2134, %out[%2131] : memref<?xf32>
        } else {
          memref.store %2086, %out[%2131] : memref<?xf32>
        }
      }
    }
    %2135 = arith.addi %14, %c10 : index
    %2136 = arith.muli %2135, %c4 : index
    %2137 = arith.addi %6, %2136 : index
    %2138 = arith.addi %2137, %c31 : index
    %2139 = arith.divui %3, %c4 : index
    %2140 = arith.addi %2138, %2139 : index
    %2141 = arith.cmpi slt, %2140, %5 : index
    scf.if %2141 {
      %2142 = arith.cmpi eq, %hasFactors, %c10 : index
      %2143 = arith.muli %2140, %c6 : index
      %2144 = memref.load %factors[%2143] : memref<?xf32>
      %2145 = arith.mulf %2144, %operandScale : f32
      %2146 = arith.select %2142, %2145, %operandScale : f32
      %2147 = vector.extract %138#4[6] : f32 from vector<8xf32>
      %2148 = arith.addi %16, %c14 : index
      %2149 = arith.muli %0, %c15 : index
      %2150 = arith.addi %2149, %2148 : index
      %2151 = arith.subi %panels, %c10 : index
      %2152 = arith.minsi %2150, %2151 : index
      %2153 = arith.muli %2152, %12 : index
      %2154 = arith.remui %3, %c4 : index
      %2155 = arith.muli %2154, %c7 : index
      %2156 = arith.addi %2153, %2155 : index
      %2157 = vector.load %w[%2156] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2158 = vector.bitcast %2157 : vector<4xi8> to vector<1xf32>
      %2159 = vector.extract %2158[0] : f32 from vector<1xf32>
      %2160 = arith.mulf %2159, %2146 : f32
      %2161 = arith.mulf %2147, %2160 : f32
      %2162 = vector.extract %138#5[6] : f32 from vector<8xf32>
      %2163 = arith.addi %16, %c10 : index
      %2164 = arith.muli %0, %c15 : index
      %2165 = arith.addi %2164, %2163 : index
      %2166 = arith.subi %panels, %c10 : index
      %2167 = arith.minsi %2165, %2166 : index
      %2168 = arith.muli %2167, %12 : index
      %2169 = arith.remui %3, %c4 : index
      %2170 = arith.muli %2169, %c7 : index
      %2171 = arith.addi %2168, %2170 : index
      %2172 = vector.load %w[%2171] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2173 = vector.bitcast %2172 : vector<4xi8> to vector<1xf32>
      %2174 = vector.extract %2173[0] : f32 from vector<1xf32>
      %2175 = arith.mulf %2174, %2146 : f32
      %2176 = arith.mulf %2162, %2175 : f32
      %2177 = vector.extract %138#6[6] : f32 from vector<8xf32>
      %2178 = arith.addi %16, %c6 : index
      %2179 = arith.muli %0, %c15 : index
      %2180 = arith.addi %2179, %2178 : index
      %2181 = arith.subi %panels, %c10 : index
      %2182 = arith.minsi %2180, %2181 : index
      %2183 = arith.muli %2182, %12 : index
      %2184 = arith.remui %3, %c4 : index
      %2185 = arith.muli %2184, %c7 : index
      %2186 = arith.addi %2183, %2185 : index
      %2187 = vector.load %w[%2186] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2188 = vector.bitcast %2187 : vector<4xi8> to vector<1xf32>
      %2189 = vector.extract %2188[0] : f32 from vector<1xf32>
      %2190 = arith.mulf %2189, %2146 : f32
      %2191 = arith.mulf %2177, %2190 : f32
      %2192 = vector.extract %138#7[6] : f32 from vector<8xf32>
      %2193 = arith.addi %16, %c29 : index
      %2194 = arith.muli %0, %c15 : index
      %2195 = arith.addi %2194, %2193 : index
      %2196 = arith.subi %panels, %c10 : index
      %2197 = arith.minsi %2195, %2196 : index
      %2198 = arith.muli %2197, %12 : index
      %2199 = arith.remui %3, %c4 : index
      %2200 = arith.muli %2199, %c7 : index
      %2201 = arith.addi %2198, %2200 : index
      %2202 = vector.load %w[%2201] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2203 = vector.bitcast %2202 : vector<4xi8> to vector<1xf32>
      %2204 = vector.extract %2203[0] : f32 from vector<1xf32>
      %2205 = arith.mulf %2204, %2146 : f32
      %2206 = arith.mulf %2192, %2205 : f32
      %2207 = arith.muli %0, %c15 : index
      %2208 = arith.addi %2207, %16 : index
      %2209 = arith.addi %2208, %c14 : index
      %2210 = arith.muli %2140, %outputFeatures : index
      %2211 = arith.muli %2209, %c4 : index
      %2212 = arith.addi %2210, %2211 : index
      %2213 = wave.lane
      %2214 = arith.remui %2213, %c4 : index
      %2215 = arith.addi %2212, %2214 : index
      %2216 = arith.cmpi slt, %2209, %panels : index
      scf.if %2216 {
        scf.if %18 {
          %2217 = memref.load %residual[%2215] : memref<?xf32>
          %2218 = arith.addf %2217, %2161 : f32
          memref.store %2218, %out[%2215] : memref<?xf32>
        } else {
          memref.store %2161, %out[%2215] : memref<?xf32>
        }
      }
      %2219 = arith.muli %0, %c15 : index
      %2220 = arith.addi %2219, %16 : index
      %2221 = arith.addi %2220, %c10 : index
      %2222 = arith.muli %2140, %outputFeatures : index
      %2223 = arith.muli %2221, %c4 : index
      %2224 = arith.addi %2222, %2223 : index
      %2225 = wave.lane
      %2226 = arith.remui %2225, %c4 : index
      %2227 = arith.addi %2224, %2226 : index
      %2228 = arith.cmpi slt, %2221, %panels : index
      scf.if %2228 {
        scf.if %18 {
          %2229 = memref.load %residual[%2227] : memref<?xf32>
          %2230 = arith.addf %2229, %2176 : f32
          memref.store %2230, %out[%2227] : memref<?xf32>
        } else {
          memref.store %2176, %out[%2227] : memref<?xf32>
        }
      }
      %2231 = arith.muli %0, %c15 : index
      %2232 = arith.addi %2231, %16 : index
      %2233 = arith.addi %2232, %c6 : index
      %2234 = arith.muli %2140, %outputFeatures : index
      %2235 = arith.muli %2233, %c4 : index
      %2236 = arith.addi %2234, %2235 : index
      %2237 = wave.lane
      %2238 = arith.remui %2237, %c4 : index
      %2239 = arith.addi %2236, %2238 : index
      %2240 = arith.cmpi slt, %2233, %panels : index
      scf.if %2240 {
        scf.if %18 {
          %2241 = memref.load %residual[%2239] : memref<?xf32>
          %2242 = arith.addf %2241, %2191 : f32
          memref.store %2242, %out[%2239] : memref<?xf32>
        } else {
          memref.store %2191, %out[%2239] : memref<?xf32>
        }
      }
      %2243 = arith.muli %0, %c15 : index
      %2244 = arith.addi %2243, %16 : index
      %2245 = arith.addi %2244, %c29 : index
      %2246 = arith.muli %2140, %outputFeatures : index
      %2247 = arith.muli %2245, %c4 : index
      %2248 = arith.addi %2246, %2247 : index
      %2249 = wave.lane
      %2250 = arith.remui %2249, %c4 : index
      %2251 = arith.addi %2248, %2250 : index
      %2252 = arith.cmpi slt, %2245, %panels : index
      scf.if %2252 {
        scf.if %18 {
          %2253 = memref.load %residual[%2251] : memref<?xf32>
          %2254 = arith.addf %2253, %2206 : f32
          memref.store %2254, %out[%2251] : memref<?xf32>
        } else {
          memref.store %2206, %out[%2251] : memref<?xf32>
        }
      }
    }
    %2255 = arith.addi %14, %c10 : index
    %2256 = arith.muli %2255, %c4 : index
    %2257 = arith.addi %6, %2256 : index
    %2258 = arith.addi %2257, %c32 : index
    %2259 = arith.divui %3, %c4 : index
    %2260 = arith.addi %2258, %2259 : index
    %2261 = arith.cmpi slt, %2260, %5 : index
    scf.if %2261 {
      %2262 = arith.cmpi eq, %hasFactors, %c10 : index
      %2263 = arith.muli %2260, %c6 : index
      %2264 = memref.load %factors[%2263] : memref<?xf32>
      %2265 = arith.mulf %2264, %operandScale : f32
      %2266 = arith.select %2262, %2265, %operandScale : f32
      %2267 = vector.extract %138#4[7] : f32 from vector<8xf32>
      %2268 = arith.addi %16, %c14 : index
      %2269 = arith.muli %0, %c15 : index
      %2270 = arith.addi %2269, %2268 : index
      %2271 = arith.subi %panels, %c10 : index
      %2272 = arith.minsi %2270, %2271 : index
      %2273 = arith.muli %2272, %12 : index
      %2274 = arith.remui %3, %c4 : index
      %2275 = arith.muli %2274, %c7 : index
      %2276 = arith.addi %2273, %2275 : index
      %2277 = vector.load %w[%2276] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2278 = vector.bitcast %2277 : vector<4xi8> to vector<1xf32>
      %2279 = vector.extract %2278[0] : f32 from vector<1xf32>
      %2280 = arith.mulf %2279, %2266 : f32
      %2281 = arith.mulf %2267, %2280 : f32
      %2282 = vector.extract %138#5[7] : f32 from vector<8xf32>
      %2283 = arith.addi %16, %c10 : index
      %2284 = arith.muli %0, %c15 : index
      %2285 = arith.addi %2284, %2283 : index
      %2286 = arith.subi %panels, %c10 : index
      %2287 = arith.minsi %2285, %2286 : index
      %2288 = arith.muli %2287, %12 : index
      %2289 = arith.remui %3, %c4 : index
      %2290 = arith.muli %2289, %c7 : index
      %2291 = arith.addi %2288, %2290 : index
      %2292 = vector.load %w[%2291] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2293 = vector.bitcast %2292 : vector<4xi8> to vector<1xf32>
      %2294 = vector.extract %2293[0] : f32 from vector<1xf32>
      %2295 = arith.mulf %2294, %2266 : f32
      %2296 = arith.mulf %2282, %2295 : f32
      %2297 = vector.extract %138#6[7] : f32 from vector<8xf32>
      %2298 = arith.addi %16, %c6 : index
      %2299 = arith.muli %0, %c15 : index
      %2300 = arith.addi %2299, %2298 : index
      %2301 = arith.subi %panels, %c10 : index
      %2302 = arith.minsi %2300, %2301 : index
      %2303 = arith.muli %2302, %12 : index
      %2304 = arith.remui %3, %c4 : index
      %2305 = arith.muli %2304, %c7 : index
      %2306 = arith.addi %2303, %2305 : index
      %2307 = vector.load %w[%2306] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2308 = vector.bitcast %2307 : vector<4xi8> to vector<1xf32>
      %2309 = vector.extract %2308[0] : f32 from vector<1xf32>
      %2310 = arith.mulf %2309, %2266 : f32
      %2311 = arith.mulf %2297, %2310 : f32
      %2312 = vector.extract %138#7[7] : f32 from vector<8xf32>
      %2313 = arith.addi %16, %c29 : index
      %2314 = arith.muli %0, %c15 : index
      %2315 = arith.addi %2314, %2313 : index
      %2316 = arith.subi %panels, %c10 : index
      %2317 = arith.minsi %2315, %2316 : index
      %2318 = arith.muli %2317, %12 : index
      %2319 = arith.remui %3, %c4 : index
      %2320 = arith.muli %2319, %c7 : index
      %2321 = arith.addi %2318, %2320 : index
      %2322 = vector.load %w[%2321] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2323 = vector.bitcast %2322 : vector<4xi8> to vector<1xf32>
      %2324 = vector.extract %2323[0] : f32 from vector<1xf32>
      %2325 = arith.mulf %2324, %2266 : f32
      %2326 = arith.mulf %2312, %2325 : f32
      %2327 = arith.muli %0, %c15 : index
      %2328 = arith.addi %2327, %16 : index
      %2329 = arith.addi %2328, %c14 : index
      %2330 = arith.muli %2260, %outputFeatures : index
      %2331 = arith.muli %2329, %c4 : index
      %2332 = arith.addi %2330, %2331 : index
      %2333 = wave.lane
      %2334 = arith.remui %2333, %c4 : index
      %2335 = arith.addi %2332, %2334 : index
      %2336 = arith.cmpi slt, %2329, %panels : index
      scf.if %2336 {
        scf.if %18 {
          %2337 = memref.load %residual[%2335] : memref<?xf32>
          %2338 = arith.addf %2337, %2281 : f32
          memref.store %2338, %out[%2335] : memref<?xf32>
        } else {
          memref.store %2281, %out[%2335] : memref<?xf32>
        }
      }
      %2339 = arith.muli %0, %c15 : index
      %2340 = arith.addi %2339, %16 : index
      %2341 = arith.addi %2340, %c10 : index
      %2342 = arith.muli %2260, %outputFeatures : index
      %2343 = arith.muli %2341, %c4 : index
      %2344 = arith.addi %2342, %2343 : index
      %2345 = wave.lane
      %2346 = arith.remui %2345, %c4 : index
      %2347 = arith.addi %2344, %2346 : index
      %2348 = arith.cmpi slt, %2341, %panels : index
      scf.if %2348 {
        scf.if %18 {
          %2349 = memref.load %residual[%2347] : memref<?xf32>
          %2350 = arith.addf %2349, %2296 : f32
          memref.store %2350, %out[%2347] : memref<?xf32>
        } else {
          memref.store %2296, %out[%2347] : memref<?xf32>
        }
      }
      %2351 = arith.muli %0, %c15 : index
      %2352 = arith.addi %2351, %16 : index
      %2353 = arith.addi %2352, %c6 : index
      %2354 = arith.muli %2260, %outputFeatures : index
      %2355 = arith.muli %2353, %c4 : index
      %2356 = arith.addi %2354, %2355 : index
      %2357 = wave.lane
      %2358 = arith.remui %2357, %c4 : index
      %2359 = arith.addi %2356, %2358 : index
      %2360 = arith.cmpi slt, %2353, %panels : index
      scf.if %2360 {
        scf.if %18 {
          %2361 = memref.load %residual[%2359] : memref<?xf32>
          %2362 = arith.addf %2361, %2311 : f32
          memref.store %2362, %out[%2359] : memref<?xf32>
        } else {
          memref.store %2311, %out[%2359] : memref<?xf32>
        }
      }
      %2363 = arith.muli %0, %c15 : index
      %2364 = arith.addi %2363, %16 : index
      %2365 = arith.addi %2364, %c29 : index
      %2366 = arith.muli %2260, %outputFeatures : index
      %2367 = arith.muli %2365, %c4 : index
      %2368 = arith.addi %2366, %2367 : index
      %2369 = wave.lane
      %2370 = arith.remui %2369, %c4 : index
      %2371 = arith.addi %2368, %2370 : index
      %2372 = arith.cmpi slt, %2365, %panels : index
      scf.if %2372 {
        scf.if %18 {
          %2373 = memref.load %residual[%2371] : memref<?xf32>
          %2374 = arith.addf %2373, %2326 : f32
          memref.store %2374, %out[%2371] : memref<?xf32>
        } else {
          memref.store %2326, %out[%2371] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
