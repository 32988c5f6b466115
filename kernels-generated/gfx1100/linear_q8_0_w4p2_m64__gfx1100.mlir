// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c10 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 4 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant dense<16711935> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<8> : vector<4xi32>
  %c22 = arith.constant dense<0x6480> : vector<16xf16>
  %c23 = arith.constant 256 : index
  %c24 = arith.constant 8 : index
  %c25 = arith.constant 3 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 224 : index
  %c30 = arith.constant 1024 : index
  %c31 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %c33 = arith.constant 0x3F800000 : f32
  %c34 = arith.constant 48 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.muli %4, %c3 : index
  %6 = arith.addi %2, %5 : index
  %7 = arith.addi %6, %c3 : index
  %8 = arith.muli %0, %c4 : index
  %9 = arith.addi %8, %c5 : index
  %10 = arith.muli %9, %7 : index
  %11 = arith.addi %8, %c6 : index
  %12 = arith.muli %11, %7 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %1, %c8 : index
  %16 = wave.wave
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c6 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c13 : index
  %21 = arith.cmpi slt, %15, %14 : index
  scf.if %21 {
    %22 = arith.muli %1, %c14 : index
    %23 = arith.divui %inputFeatures, %c13 : index
    %24 = arith.muli %16, %stepsPerWave : index
    %25 = arith.minsi %24, %23 : index
    %26 = arith.addi %25, %stepsPerWave : index
    %27 = arith.minsi %26, %23 : index
    %28 = arith.subi %27, %25 : index
    %29 = arith.divui %28, %c4 : index
    %30 = arith.muli %29, %c4 : index
    %31 = arith.addi %25, %30 : index
    %32 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %33 = arith.addi %25, %stepsPerWave : index
    %34 = arith.select %32, %33, %31 : index
    %44:8 = scf.for %35 = %25 to %34 step %c4 iter_args(%36 = %c15, %37 = %c15, %38 = %c15, %39 = %c15, %40 = %c15, %41 = %c15, %42 = %c15, %43 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %45 = wave.lane
      %46 = arith.addi %35, %c5 : index
      %47 = arith.remui %45, %c1 : index
      %48 = arith.addi %10, %c3 : index
      %49 = arith.muli %46, %c13 : index
      %50 = arith.addi %48, %49 : index
      %51 = arith.muli %47, %c4 : index
      %52 = arith.addi %50, %51 : index
      %53 = vector.load %w[%52] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %54 = vector.bitcast %53 : vector<2xi8> to vector<1xf16>
      %55 = vector.extract %54[0] : f16 from vector<1xf16>
      %56 = vector.broadcast %55 : f16 to vector<16xf16>
      %57 = arith.addi %10, %c3 : index
      %58 = arith.addi %inputFeatures, %c2 : index
      %59 = arith.divui %58, %c3 : index
      %60 = arith.muli %59, %c3 : index
      %61 = arith.addi %57, %60 : index
      %62 = arith.muli %46, %c18 : index
      %63 = arith.addi %61, %62 : index
      %64 = arith.addi %63, %c5 : index
      %65 = arith.muli %47, %c1 : index
      %66 = arith.addi %64, %65 : index
      %67 = vector.load %w[%66] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %68 = vector.bitcast %67 : vector<16xi8> to vector<4xi32>
      %69 = arith.andi %68, %c19 : vector<4xi32>
      %70 = arith.ori %69, %c20 : vector<4xi32>
      %71 = vector.bitcast %70 : vector<4xi32> to vector<8xf16>
      %72 = arith.shrui %68, %c21 : vector<4xi32>
      %73 = arith.andi %72, %c19 : vector<4xi32>
      %74 = arith.ori %73, %c20 : vector<4xi32>
      %75 = vector.bitcast %74 : vector<4xi32> to vector<8xf16>
      %76 = vector.shuffle %71, %75 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %77 = arith.subf %76, %c22 : vector<16xf16>
      %78 = arith.mulf %77, %56 : vector<16xf16>
      %79 = arith.muli %46, %c18 : index
      %80 = arith.addi %61, %79 : index
      %81 = arith.addi %80, %c23 : index
      %82 = arith.muli %47, %c1 : index
      %83 = arith.addi %81, %82 : index
      %84 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %85 = vector.bitcast %84 : vector<16xi8> to vector<4xi32>
      %86 = arith.andi %85, %c19 : vector<4xi32>
      %87 = arith.ori %86, %c20 : vector<4xi32>
      %88 = vector.bitcast %87 : vector<4xi32> to vector<8xf16>
      %89 = arith.shrui %85, %c21 : vector<4xi32>
      %90 = arith.andi %89, %c19 : vector<4xi32>
      %91 = arith.ori %90, %c20 : vector<4xi32>
      %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
      %93 = vector.shuffle %88, %92 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %94 = arith.subf %93, %c22 : vector<16xf16>
      %95 = arith.mulf %94, %56 : vector<16xf16>
      %96 = arith.addi %35, %c6 : index
      %97 = arith.remui %45, %c1 : index
      %98 = arith.addi %10, %c3 : index
      %99 = arith.muli %96, %c13 : index
      %100 = arith.addi %98, %99 : index
      %101 = arith.muli %97, %c4 : index
      %102 = arith.addi %100, %101 : index
      %103 = vector.load %w[%102] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %104 = vector.bitcast %103 : vector<2xi8> to vector<1xf16>
      %105 = vector.extract %104[0] : f16 from vector<1xf16>
      %106 = vector.broadcast %105 : f16 to vector<16xf16>
      %107 = arith.addi %10, %c3 : index
      %108 = arith.addi %inputFeatures, %c2 : index
      %109 = arith.divui %108, %c3 : index
      %110 = arith.muli %109, %c3 : index
      %111 = arith.addi %107, %110 : index
      %112 = arith.muli %96, %c18 : index
      %113 = arith.addi %111, %112 : index
      %114 = arith.addi %113, %c5 : index
      %115 = arith.muli %97, %c1 : index
      %116 = arith.addi %114, %115 : index
      %117 = vector.load %w[%116] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %118 = vector.bitcast %117 : vector<16xi8> to vector<4xi32>
      %119 = arith.andi %118, %c19 : vector<4xi32>
      %120 = arith.ori %119, %c20 : vector<4xi32>
      %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
      %122 = arith.shrui %118, %c21 : vector<4xi32>
      %123 = arith.andi %122, %c19 : vector<4xi32>
      %124 = arith.ori %123, %c20 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = vector.shuffle %121, %125 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %127 = arith.subf %126, %c22 : vector<16xf16>
      %128 = arith.mulf %127, %106 : vector<16xf16>
      %129 = arith.muli %96, %c18 : index
      %130 = arith.addi %111, %129 : index
      %131 = arith.addi %130, %c23 : index
      %132 = arith.muli %97, %c1 : index
      %133 = arith.addi %131, %132 : index
      %134 = vector.load %w[%133] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %135 = vector.bitcast %134 : vector<16xi8> to vector<4xi32>
      %136 = arith.andi %135, %c19 : vector<4xi32>
      %137 = arith.ori %136, %c20 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = arith.shrui %135, %c21 : vector<4xi32>
      %140 = arith.andi %139, %c19 : vector<4xi32>
      %141 = arith.ori %140, %c20 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = vector.shuffle %138, %142 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = arith.subf %143, %c22 : vector<16xf16>
      %145 = arith.mulf %144, %106 : vector<16xf16>
      %146 = arith.addi %35, %c5 : index
      %147 = arith.remui %45, %c1 : index
      %148 = arith.addi %12, %c3 : index
      %149 = arith.muli %146, %c13 : index
      %150 = arith.addi %148, %149 : index
      %151 = arith.muli %147, %c4 : index
      %152 = arith.addi %150, %151 : index
      %153 = vector.load %w[%152] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %154 = vector.bitcast %153 : vector<2xi8> to vector<1xf16>
      %155 = vector.extract %154[0] : f16 from vector<1xf16>
      %156 = vector.broadcast %155 : f16 to vector<16xf16>
      %157 = arith.addi %12, %c3 : index
      %158 = arith.addi %inputFeatures, %c2 : index
      %159 = arith.divui %158, %c3 : index
      %160 = arith.muli %159, %c3 : index
      %161 = arith.addi %157, %160 : index
      %162 = arith.muli %146, %c18 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.addi %163, %c5 : index
      %165 = arith.muli %147, %c1 : index
      %166 = arith.addi %164, %165 : index
      %167 = vector.load %w[%166] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %168 = vector.bitcast %167 : vector<16xi8> to vector<4xi32>
      %169 = arith.andi %168, %c19 : vector<4xi32>
      %170 = arith.ori %169, %c20 : vector<4xi32>
      %171 = vector.bitcast %170 : vector<4xi32> to vector<8xf16>
      %172 = arith.shrui %168, %c21 : vector<4xi32>
      %173 = arith.andi %172, %c19 : vector<4xi32>
      %174 = arith.ori %173, %c20 : vector<4xi32>
      %175 = vector.bitcast %174 : vector<4xi32> to vector<8xf16>
      %176 = vector.shuffle %171, %175 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %177 = arith.subf %176, %c22 : vector<16xf16>
      %178 = arith.mulf %177, %156 : vector<16xf16>
      %179 = arith.muli %146, %c18 : index
      %180 = arith.addi %161, %179 : index
      %181 = arith.addi %180, %c23 : index
      %182 = arith.muli %147, %c1 : index
      %183 = arith.addi %181, %182 : index
      %184 = vector.load %w[%183] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %185 = vector.bitcast %184 : vector<16xi8> to vector<4xi32>
      %186 = arith.andi %185, %c19 : vector<4xi32>
      %187 = arith.ori %186, %c20 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %185, %c21 : vector<4xi32>
      %190 = arith.andi %189, %c19 : vector<4xi32>
      %191 = arith.ori %190, %c20 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = vector.shuffle %188, %192 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = arith.subf %193, %c22 : vector<16xf16>
      %195 = arith.mulf %194, %156 : vector<16xf16>
      %196 = arith.addi %35, %c6 : index
      %197 = arith.remui %45, %c1 : index
      %198 = arith.addi %12, %c3 : index
      %199 = arith.muli %196, %c13 : index
      %200 = arith.addi %198, %199 : index
      %201 = arith.muli %197, %c4 : index
      %202 = arith.addi %200, %201 : index
      %203 = vector.load %w[%202] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %204 = vector.bitcast %203 : vector<2xi8> to vector<1xf16>
      %205 = vector.extract %204[0] : f16 from vector<1xf16>
      %206 = vector.broadcast %205 : f16 to vector<16xf16>
      %207 = arith.addi %12, %c3 : index
      %208 = arith.addi %inputFeatures, %c2 : index
      %209 = arith.divui %208, %c3 : index
      %210 = arith.muli %209, %c3 : index
      %211 = arith.addi %207, %210 : index
      %212 = arith.muli %196, %c18 : index
      %213 = arith.addi %211, %212 : index
      %214 = arith.addi %213, %c5 : index
      %215 = arith.muli %197, %c1 : index
      %216 = arith.addi %214, %215 : index
      %217 = vector.load %w[%216] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %218 = vector.bitcast %217 : vector<16xi8> to vector<4xi32>
      %219 = arith.andi %218, %c19 : vector<4xi32>
      %220 = arith.ori %219, %c20 : vector<4xi32>
      %221 = vector.bitcast %220 : vector<4xi32> to vector<8xf16>
      %222 = arith.shrui %218, %c21 : vector<4xi32>
      %223 = arith.andi %222, %c19 : vector<4xi32>
      %224 = arith.ori %223, %c20 : vector<4xi32>
      %225 = vector.bitcast %224 : vector<4xi32> to vector<8xf16>
      %226 = vector.shuffle %221, %225 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %227 = arith.subf %226, %c22 : vector<16xf16>
      %228 = arith.mulf %227, %206 : vector<16xf16>
      %229 = arith.muli %196, %c18 : index
      %230 = arith.addi %211, %229 : index
      %231 = arith.addi %230, %c23 : index
      %232 = arith.muli %197, %c1 : index
      %233 = arith.addi %231, %232 : index
      %234 = vector.load %w[%233] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %235 = vector.bitcast %234 : vector<16xi8> to vector<4xi32>
      %236 = arith.andi %235, %c19 : vector<4xi32>
      %237 = arith.ori %236, %c20 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = arith.shrui %235, %c21 : vector<4xi32>
      %240 = arith.andi %239, %c19 : vector<4xi32>
      %241 = arith.ori %240, %c20 : vector<4xi32>
      %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
      %243 = vector.shuffle %238, %242 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = arith.subf %243, %c22 : vector<16xf16>
      %245 = arith.mulf %244, %206 : vector<16xf16>
      %246 = arith.addi %22, %c5 : index
      %247 = arith.muli %35, %c4 : index
      %248 = arith.addi %247, %c5 : index
      %249 = arith.divui %inputFeatures, %c1 : index
      %250 = arith.muli %246, %249 : index
      %251 = arith.addi %250, %248 : index
      %252 = arith.muli %tileRows, %c1 : index
      %253 = arith.muli %251, %252 : index
      %254 = arith.remui %45, %tileRows : index
      %255 = arith.muli %254, %c24 : index
      %256 = arith.addi %253, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = arith.muli %tileRows, %c24 : index
      %259 = arith.addi %256, %258 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = vector.shuffle %257, %260 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %262 = wave.mma %261, %78, %36 : vector<16xf16>, vector<8xf32>
      %263 = wave.mma %261, %178, %37 : vector<16xf16>, vector<8xf32>
      %264 = arith.addi %22, %c6 : index
      %265 = arith.muli %35, %c4 : index
      %266 = arith.addi %265, %c5 : index
      %267 = arith.divui %inputFeatures, %c1 : index
      %268 = arith.muli %264, %267 : index
      %269 = arith.addi %268, %266 : index
      %270 = arith.muli %tileRows, %c1 : index
      %271 = arith.muli %269, %270 : index
      %272 = arith.remui %45, %tileRows : index
      %273 = arith.muli %272, %c24 : index
      %274 = arith.addi %271, %273 : index
      %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = arith.muli %tileRows, %c24 : index
      %277 = arith.addi %274, %276 : index
      %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %279 = vector.shuffle %275, %278 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %280 = wave.mma %279, %78, %38 : vector<16xf16>, vector<8xf32>
      %281 = wave.mma %279, %178, %39 : vector<16xf16>, vector<8xf32>
      %282 = arith.addi %22, %c4 : index
      %283 = arith.muli %35, %c4 : index
      %284 = arith.addi %283, %c5 : index
      %285 = arith.divui %inputFeatures, %c1 : index
      %286 = arith.muli %282, %285 : index
      %287 = arith.addi %286, %284 : index
      %288 = arith.muli %tileRows, %c1 : index
      %289 = arith.muli %287, %288 : index
      %290 = arith.remui %45, %tileRows : index
      %291 = arith.muli %290, %c24 : index
      %292 = arith.addi %289, %291 : index
      %293 = vector.load %x[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = arith.muli %tileRows, %c24 : index
      %295 = arith.addi %292, %294 : index
      %296 = vector.load %x[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %297 = vector.shuffle %293, %296 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %298 = wave.mma %297, %78, %40 : vector<16xf16>, vector<8xf32>
      %299 = wave.mma %297, %178, %41 : vector<16xf16>, vector<8xf32>
      %300 = arith.addi %22, %c25 : index
      %301 = arith.muli %35, %c4 : index
      %302 = arith.addi %301, %c5 : index
      %303 = arith.divui %inputFeatures, %c1 : index
      %304 = arith.muli %300, %303 : index
      %305 = arith.addi %304, %302 : index
      %306 = arith.muli %tileRows, %c1 : index
      %307 = arith.muli %305, %306 : index
      %308 = arith.remui %45, %tileRows : index
      %309 = arith.muli %308, %c24 : index
      %310 = arith.addi %307, %309 : index
      %311 = vector.load %x[%310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %312 = arith.muli %tileRows, %c24 : index
      %313 = arith.addi %310, %312 : index
      %314 = vector.load %x[%313] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %315 = vector.shuffle %311, %314 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %316 = wave.mma %315, %78, %42 : vector<16xf16>, vector<8xf32>
      %317 = wave.mma %315, %178, %43 : vector<16xf16>, vector<8xf32>
      %318 = arith.addi %22, %c5 : index
      %319 = arith.muli %35, %c4 : index
      %320 = arith.addi %319, %c6 : index
      %321 = arith.divui %inputFeatures, %c1 : index
      %322 = arith.muli %318, %321 : index
      %323 = arith.addi %322, %320 : index
      %324 = arith.muli %tileRows, %c1 : index
      %325 = arith.muli %323, %324 : index
      %326 = arith.remui %45, %tileRows : index
      %327 = arith.muli %326, %c24 : index
      %328 = arith.addi %325, %327 : index
      %329 = vector.load %x[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %330 = arith.muli %tileRows, %c24 : index
      %331 = arith.addi %328, %330 : index
      %332 = vector.load %x[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %333 = vector.shuffle %329, %332 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %334 = wave.mma %333, %95, %262 : vector<16xf16>, vector<8xf32>
      %335 = wave.mma %333, %195, %263 : vector<16xf16>, vector<8xf32>
      %336 = arith.addi %22, %c6 : index
      %337 = arith.muli %35, %c4 : index
      %338 = arith.addi %337, %c6 : index
      %339 = arith.divui %inputFeatures, %c1 : index
      %340 = arith.muli %336, %339 : index
      %341 = arith.addi %340, %338 : index
      %342 = arith.muli %tileRows, %c1 : index
      %343 = arith.muli %341, %342 : index
      %344 = arith.remui %45, %tileRows : index
      %345 = arith.muli %344, %c24 : index
      %346 = arith.addi %343, %345 : index
      %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = arith.muli %tileRows, %c24 : index
      %349 = arith.addi %346, %348 : index
      %350 = vector.load %x[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %351 = vector.shuffle %347, %350 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %352 = wave.mma %351, %95, %280 : vector<16xf16>, vector<8xf32>
      %353 = wave.mma %351, %195, %281 : vector<16xf16>, vector<8xf32>
      %354 = arith.addi %22, %c4 : index
      %355 = arith.muli %35, %c4 : index
      %356 = arith.addi %355, %c6 : index
      %357 = arith.divui %inputFeatures, %c1 : index
      %358 = arith.muli %354, %357 : index
      %359 = arith.addi %358, %356 : index
      %360 = arith.muli %tileRows, %c1 : index
      %361 = arith.muli %359, %360 : index
      %362 = arith.remui %45, %tileRows : index
      %363 = arith.muli %362, %c24 : index
      %364 = arith.addi %361, %363 : index
      %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %366 = arith.muli %tileRows, %c24 : index
      %367 = arith.addi %364, %366 : index
      %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %369 = vector.shuffle %365, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %370 = wave.mma %369, %95, %298 : vector<16xf16>, vector<8xf32>
      %371 = wave.mma %369, %195, %299 : vector<16xf16>, vector<8xf32>
      %372 = arith.addi %22, %c25 : index
      %373 = arith.muli %35, %c4 : index
      %374 = arith.addi %373, %c6 : index
      %375 = arith.divui %inputFeatures, %c1 : index
      %376 = arith.muli %372, %375 : index
      %377 = arith.addi %376, %374 : index
      %378 = arith.muli %tileRows, %c1 : index
      %379 = arith.muli %377, %378 : index
      %380 = arith.remui %45, %tileRows : index
      %381 = arith.muli %380, %c24 : index
      %382 = arith.addi %379, %381 : index
      %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = arith.muli %tileRows, %c24 : index
      %385 = arith.addi %382, %384 : index
      %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = vector.shuffle %383, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %388 = wave.mma %387, %95, %316 : vector<16xf16>, vector<8xf32>
      %389 = wave.mma %387, %195, %317 : vector<16xf16>, vector<8xf32>
      %390 = arith.addi %22, %c5 : index
      %391 = arith.muli %35, %c4 : index
      %392 = arith.addi %391, %c4 : index
      %393 = arith.divui %inputFeatures, %c1 : index
      %394 = arith.muli %390, %393 : index
      %395 = arith.addi %394, %392 : index
      %396 = arith.muli %tileRows, %c1 : index
      %397 = arith.muli %395, %396 : index
      %398 = arith.remui %45, %tileRows : index
      %399 = arith.muli %398, %c24 : index
      %400 = arith.addi %397, %399 : index
      %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = arith.muli %tileRows, %c24 : index
      %403 = arith.addi %400, %402 : index
      %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %405 = vector.shuffle %401, %404 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %406 = wave.mma %405, %128, %334 : vector<16xf16>, vector<8xf32>
      %407 = wave.mma %405, %228, %335 : vector<16xf16>, vector<8xf32>
      %408 = arith.addi %22, %c6 : index
      %409 = arith.muli %35, %c4 : index
      %410 = arith.addi %409, %c4 : index
      %411 = arith.divui %inputFeatures, %c1 : index
      %412 = arith.muli %408, %411 : index
      %413 = arith.addi %412, %410 : index
      %414 = arith.muli %tileRows, %c1 : index
      %415 = arith.muli %413, %414 : index
      %416 = arith.remui %45, %tileRows : index
      %417 = arith.muli %416, %c24 : index
      %418 = arith.addi %415, %417 : index
      %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %420 = arith.muli %tileRows, %c24 : index
      %421 = arith.addi %418, %420 : index
      %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = vector.shuffle %419, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %424 = wave.mma %423, %128, %352 : vector<16xf16>, vector<8xf32>
      %425 = wave.mma %423, %228, %353 : vector<16xf16>, vector<8xf32>
      %426 = arith.addi %22, %c4 : index
      %427 = arith.muli %35, %c4 : index
      %428 = arith.addi %427, %c4 : index
      %429 = arith.divui %inputFeatures, %c1 : index
      %430 = arith.muli %426, %429 : index
      %431 = arith.addi %430, %428 : index
      %432 = arith.muli %tileRows, %c1 : index
      %433 = arith.muli %431, %432 : index
      %434 = arith.remui %45, %tileRows : index
      %435 = arith.muli %434, %c24 : index
      %436 = arith.addi %433, %435 : index
      %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %438 = arith.muli %tileRows, %c24 : index
      %439 = arith.addi %436, %438 : index
      %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %441 = vector.shuffle %437, %440 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %442 = wave.mma %441, %128, %370 : vector<16xf16>, vector<8xf32>
      %443 = wave.mma %441, %228, %371 : vector<16xf16>, vector<8xf32>
      %444 = arith.addi %22, %c25 : index
      %445 = arith.muli %35, %c4 : index
      %446 = arith.addi %445, %c4 : index
      %447 = arith.divui %inputFeatures, %c1 : index
      %448 = arith.muli %444, %447 : index
      %449 = arith.addi %448, %446 : index
      %450 = arith.muli %tileRows, %c1 : index
      %451 = arith.muli %449, %450 : index
      %452 = arith.remui %45, %tileRows : index
      %453 = arith.muli %452, %c24 : index
      %454 = arith.addi %451, %453 : index
      %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = arith.muli %tileRows, %c24 : index
      %457 = arith.addi %454, %456 : index
      %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %459 = vector.shuffle %455, %458 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %460 = wave.mma %459, %128, %388 : vector<16xf16>, vector<8xf32>
      %461 = wave.mma %459, %228, %389 : vector<16xf16>, vector<8xf32>
      %462 = arith.addi %22, %c5 : index
      %463 = arith.muli %35, %c4 : index
      %464 = arith.addi %463, %c25 : index
      %465 = arith.divui %inputFeatures, %c1 : index
      %466 = arith.muli %462, %465 : index
      %467 = arith.addi %466, %464 : index
      %468 = arith.muli %tileRows, %c1 : index
      %469 = arith.muli %467, %468 : index
      %470 = arith.remui %45, %tileRows : index
      %471 = arith.muli %470, %c24 : index
      %472 = arith.addi %469, %471 : index
      %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %474 = arith.muli %tileRows, %c24 : index
      %475 = arith.addi %472, %474 : index
      %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %477 = vector.shuffle %473, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %478 = wave.mma %477, %145, %406 : vector<16xf16>, vector<8xf32>
      %479 = wave.mma %477, %245, %407 : vector<16xf16>, vector<8xf32>
      %480 = arith.addi %22, %c6 : index
      %481 = arith.muli %35, %c4 : index
      %482 = arith.addi %481, %c25 : index
      %483 = arith.divui %inputFeatures, %c1 : index
      %484 = arith.muli %480, %483 : index
      %485 = arith.addi %484, %482 : index
      %486 = arith.muli %tileRows, %c1 : index
      %487 = arith.muli %485, %486 : index
      %488 = arith.remui %45, %tileRows : index
      %489 = arith.muli %488, %c24 : index
      %490 = arith.addi %487, %489 : index
      %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %492 = arith.muli %tileRows, %c24 : index
      %493 = arith.addi %490, %492 : index
      %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %495 = vector.shuffle %491, %494 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %496 = wave.mma %495, %145, %424 : vector<16xf16>, vector<8xf32>
      %497 = wave.mma %495, %245, %425 : vector<16xf16>, vector<8xf32>
      %498 = arith.addi %22, %c4 : index
      %499 = arith.muli %35, %c4 : index
      %500 = arith.addi %499, %c25 : index
      %501 = arith.divui %inputFeatures, %c1 : index
      %502 = arith.muli %498, %501 : index
      %503 = arith.addi %502, %500 : index
      %504 = arith.muli %tileRows, %c1 : index
      %505 = arith.muli %503, %504 : index
      %506 = arith.remui %45, %tileRows : index
      %507 = arith.muli %506, %c24 : index
      %508 = arith.addi %505, %507 : index
      %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %510 = arith.muli %tileRows, %c24 : index
      %511 = arith.addi %508, %510 : index
      %512 = vector.load %x[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %513 = vector.shuffle %509, %512 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %514 = wave.mma %513, %145, %442 : vector<16xf16>, vector<8xf32>
      %515 = wave.mma %513, %245, %443 : vector<16xf16>, vector<8xf32>
      %516 = arith.addi %22, %c25 : index
      %517 = arith.muli %35, %c4 : index
      %518 = arith.addi %517, %c25 : index
      %519 = arith.divui %inputFeatures, %c1 : index
      %520 = arith.muli %516, %519 : index
      %521 = arith.addi %520, %518 : index
      %522 = arith.muli %tileRows, %c1 : index
      %523 = arith.muli %521, %522 : index
      %524 = arith.remui %45, %tileRows : index
      %525 = arith.muli %524, %c24 : index
      %526 = arith.addi %523, %525 : index
      %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %528 = arith.muli %tileRows, %c24 : index
      %529 = arith.addi %526, %528 : index
      %530 = vector.load %x[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %531 = vector.shuffle %527, %530 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %532 = wave.mma %531, %145, %460 : vector<16xf16>, vector<8xf32>
      %533 = wave.mma %531, %245, %461 : vector<16xf16>, vector<8xf32>
      scf.yield %478, %479, %496, %497, %514, %515, %532, %533 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %534 = arith.select %32, %34, %27 : index
    %544:8 = scf.for %535 = %34 to %534 step %c6 iter_args(%536 = %44#0, %537 = %44#1, %538 = %44#2, %539 = %44#3, %540 = %44#4, %541 = %44#5, %542 = %44#6, %543 = %44#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %545 = wave.lane
      %546 = arith.addi %535, %c5 : index
      %547 = arith.remui %545, %c1 : index
      %548 = arith.addi %10, %c3 : index
      %549 = arith.muli %546, %c13 : index
      %550 = arith.addi %548, %549 : index
      %551 = arith.muli %547, %c4 : index
      %552 = arith.addi %550, %551 : index
      %553 = vector.load %w[%552] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %554 = vector.bitcast %553 : vector<2xi8> to vector<1xf16>
      %555 = vector.extract %554[0] : f16 from vector<1xf16>
      %556 = vector.broadcast %555 : f16 to vector<16xf16>
      %557 = arith.addi %10, %c3 : index
      %558 = arith.addi %inputFeatures, %c2 : index
      %559 = arith.divui %558, %c3 : index
      %560 = arith.muli %559, %c3 : index
      %561 = arith.addi %557, %560 : index
      %562 = arith.muli %546, %c18 : index
      %563 = arith.addi %561, %562 : index
      %564 = arith.addi %563, %c5 : index
      %565 = arith.muli %547, %c1 : index
      %566 = arith.addi %564, %565 : index
      %567 = vector.load %w[%566] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %568 = vector.bitcast %567 : vector<16xi8> to vector<4xi32>
      %569 = arith.andi %568, %c19 : vector<4xi32>
      %570 = arith.ori %569, %c20 : vector<4xi32>
      %571 = vector.bitcast %570 : vector<4xi32> to vector<8xf16>
      %572 = arith.shrui %568, %c21 : vector<4xi32>
      %573 = arith.andi %572, %c19 : vector<4xi32>
      %574 = arith.ori %573, %c20 : vector<4xi32>
      %575 = vector.bitcast %574 : vector<4xi32> to vector<8xf16>
      %576 = vector.shuffle %571, %575 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %577 = arith.subf %576, %c22 : vector<16xf16>
      %578 = arith.mulf %577, %556 : vector<16xf16>
      %579 = arith.muli %546, %c18 : index
      %580 = arith.addi %561, %579 : index
      %581 = arith.addi %580, %c23 : index
      %582 = arith.muli %547, %c1 : index
      %583 = arith.addi %581, %582 : index
      %584 = vector.load %w[%583] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %585 = vector.bitcast %584 : vector<16xi8> to vector<4xi32>
      %586 = arith.andi %585, %c19 : vector<4xi32>
      %587 = arith.ori %586, %c20 : vector<4xi32>
      %588 = vector.bitcast %587 : vector<4xi32> to vector<8xf16>
      %589 = arith.shrui %585, %c21 : vector<4xi32>
      %590 = arith.andi %589, %c19 : vector<4xi32>
      %591 = arith.ori %590, %c20 : vector<4xi32>
      %592 = vector.bitcast %591 : vector<4xi32> to vector<8xf16>
      %593 = vector.shuffle %588, %592 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %594 = arith.subf %593, %c22 : vector<16xf16>
      %595 = arith.mulf %594, %556 : vector<16xf16>
      %596 = arith.addi %535, %c5 : index
      %597 = arith.remui %545, %c1 : index
      %598 = arith.addi %12, %c3 : index
      %599 = arith.muli %596, %c13 : index
      %600 = arith.addi %598, %599 : index
      %601 = arith.muli %597, %c4 : index
      %602 = arith.addi %600, %601 : index
      %603 = vector.load %w[%602] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %604 = vector.bitcast %603 : vector<2xi8> to vector<1xf16>
      %605 = vector.extract %604[0] : f16 from vector<1xf16>
      %606 = vector.broadcast %605 : f16 to vector<16xf16>
      %607 = arith.addi %12, %c3 : index
      %608 = arith.addi %inputFeatures, %c2 : index
      %609 = arith.divui %608, %c3 : index
      %610 = arith.muli %609, %c3 : index
      %611 = arith.addi %607, %610 : index
      %612 = arith.muli %596, %c18 : index
      %613 = arith.addi %611, %612 : index
      %614 = arith.addi %613, %c5 : index
      %615 = arith.muli %597, %c1 : index
      %616 = arith.addi %614, %615 : index
      %617 = vector.load %w[%616] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %618 = vector.bitcast %617 : vector<16xi8> to vector<4xi32>
      %619 = arith.andi %618, %c19 : vector<4xi32>
      %620 = arith.ori %619, %c20 : vector<4xi32>
      %621 = vector.bitcast %620 : vector<4xi32> to vector<8xf16>
      %622 = arith.shrui %618, %c21 : vector<4xi32>
      %623 = arith.andi %622, %c19 : vector<4xi32>
      %624 = arith.ori %623, %c20 : vector<4xi32>
      %625 = vector.bitcast %624 : vector<4xi32> to vector<8xf16>
      %626 = vector.shuffle %621, %625 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %627 = arith.subf %626, %c22 : vector<16xf16>
      %628 = arith.mulf %627, %606 : vector<16xf16>
      %629 = arith.muli %596, %c18 : index
      %630 = arith.addi %611, %629 : index
      %631 = arith.addi %630, %c23 : index
      %632 = arith.muli %597, %c1 : index
      %633 = arith.addi %631, %632 : index
      %634 = vector.load %w[%633] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %635 = vector.bitcast %634 : vector<16xi8> to vector<4xi32>
      %636 = arith.andi %635, %c19 : vector<4xi32>
      %637 = arith.ori %636, %c20 : vector<4xi32>
      %638 = vector.bitcast %637 : vector<4xi32> to vector<8xf16>
      %639 = arith.shrui %635, %c21 : vector<4xi32>
      %640 = arith.andi %639, %c19 : vector<4xi32>
      %641 = arith.ori %640, %c20 : vector<4xi32>
      %642 = vector.bitcast %641 : vector<4xi32> to vector<8xf16>
      %643 = vector.shuffle %638, %642 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %644 = arith.subf %643, %c22 : vector<16xf16>
      %645 = arith.mulf %644, %606 : vector<16xf16>
      %646 = arith.addi %22, %c5 : index
      %647 = arith.muli %535, %c4 : index
      %648 = arith.addi %647, %c5 : index
      %649 = arith.divui %inputFeatures, %c1 : index
      %650 = arith.muli %646, %649 : index
      %651 = arith.addi %650, %648 : index
      %652 = arith.muli %tileRows, %c1 : index
      %653 = arith.muli %651, %652 : index
      %654 = arith.remui %545, %tileRows : index
      %655 = arith.muli %654, %c24 : index
      %656 = arith.addi %653, %655 : index
      %657 = vector.load %x[%656] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %658 = arith.muli %tileRows, %c24 : index
      %659 = arith.addi %656, %658 : index
      %660 = vector.load %x[%659] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %661 = vector.shuffle %657, %660 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %662 = wave.mma %661, %578, %536 : vector<16xf16>, vector<8xf32>
      %663 = wave.mma %661, %628, %537 : vector<16xf16>, vector<8xf32>
      %664 = arith.addi %22, %c6 : index
      %665 = arith.muli %535, %c4 : index
      %666 = arith.addi %665, %c5 : index
      %667 = arith.divui %inputFeatures, %c1 : index
      %668 = arith.muli %664, %667 : index
      %669 = arith.addi %668, %666 : index
      %670 = arith.muli %tileRows, %c1 : index
      %671 = arith.muli %669, %670 : index
      %672 = arith.remui %545, %tileRows : index
      %673 = arith.muli %672, %c24 : index
      %674 = arith.addi %671, %673 : index
      %675 = vector.load %x[%674] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %676 = arith.muli %tileRows, %c24 : index
      %677 = arith.addi %674, %676 : index
      %678 = vector.load %x[%677] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %679 = vector.shuffle %675, %678 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %680 = wave.mma %679, %578, %538 : vector<16xf16>, vector<8xf32>
      %681 = wave.mma %679, %628, %539 : vector<16xf16>, vector<8xf32>
      %682 = arith.addi %22, %c4 : index
      %683 = arith.muli %535, %c4 : index
      %684 = arith.addi %683, %c5 : index
      %685 = arith.divui %inputFeatures, %c1 : index
      %686 = arith.muli %682, %685 : index
      %687 = arith.addi %686, %684 : index
      %688 = arith.muli %tileRows, %c1 : index
      %689 = arith.muli %687, %688 : index
      %690 = arith.remui %545, %tileRows : index
      %691 = arith.muli %690, %c24 : index
      %692 = arith.addi %689, %691 : index
      %693 = vector.load %x[%692] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %694 = arith.muli %tileRows, %c24 : index
      %695 = arith.addi %692, %694 : index
      %696 = vector.load %x[%695] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %697 = vector.shuffle %693, %696 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %698 = wave.mma %697, %578, %540 : vector<16xf16>, vector<8xf32>
      %699 = wave.mma %697, %628, %541 : vector<16xf16>, vector<8xf32>
      %700 = arith.addi %22, %c25 : index
      %701 = arith.muli %535, %c4 : index
      %702 = arith.addi %701, %c5 : index
      %703 = arith.divui %inputFeatures, %c1 : index
      %704 = arith.muli %700, %703 : index
      %705 = arith.addi %704, %702 : index
      %706 = arith.muli %tileRows, %c1 : index
      %707 = arith.muli %705, %706 : index
      %708 = arith.remui %545, %tileRows : index
      %709 = arith.muli %708, %c24 : index
      %710 = arith.addi %707, %709 : index
      %711 = vector.load %x[%710] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %712 = arith.muli %tileRows, %c24 : index
      %713 = arith.addi %710, %712 : index
      %714 = vector.load %x[%713] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %715 = vector.shuffle %711, %714 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %716 = wave.mma %715, %578, %542 : vector<16xf16>, vector<8xf32>
      %717 = wave.mma %715, %628, %543 : vector<16xf16>, vector<8xf32>
      %718 = arith.addi %22, %c5 : index
      %719 = arith.muli %535, %c4 : index
      %720 = arith.addi %719, %c6 : index
      %721 = arith.divui %inputFeatures, %c1 : index
      %722 = arith.muli %718, %721 : index
      %723 = arith.addi %722, %720 : index
      %724 = arith.muli %tileRows, %c1 : index
      %725 = arith.muli %723, %724 : index
      %726 = arith.remui %545, %tileRows : index
      %727 = arith.muli %726, %c24 : index
      %728 = arith.addi %725, %727 : index
      %729 = vector.load %x[%728] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %730 = arith.muli %tileRows, %c24 : index
      %731 = arith.addi %728, %730 : index
      %732 = vector.load %x[%731] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %733 = vector.shuffle %729, %732 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %734 = wave.mma %733, %595, %662 : vector<16xf16>, vector<8xf32>
      %735 = wave.mma %733, %645, %663 : vector<16xf16>, vector<8xf32>
      %736 = arith.addi %22, %c6 : index
      %737 = arith.muli %535, %c4 : index
      %738 = arith.addi %737, %c6 : index
      %739 = arith.divui %inputFeatures, %c1 : index
      %740 = arith.muli %736, %739 : index
      %741 = arith.addi %740, %738 : index
      %742 = arith.muli %tileRows, %c1 : index
      %743 = arith.muli %741, %742 : index
      %744 = arith.remui %545, %tileRows : index
      %745 = arith.muli %744, %c24 : index
      %746 = arith.addi %743, %745 : index
      %747 = vector.load %x[%746] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %748 = arith.muli %tileRows, %c24 : index
      %749 = arith.addi %746, %748 : index
      %750 = vector.load %x[%749] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %751 = vector.shuffle %747, %750 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %752 = wave.mma %751, %595, %680 : vector<16xf16>, vector<8xf32>
      %753 = wave.mma %751, %645, %681 : vector<16xf16>, vector<8xf32>
      %754 = arith.addi %22, %c4 : index
      %755 = arith.muli %535, %c4 : index
      %756 = arith.addi %755, %c6 : index
      %757 = arith.divui %inputFeatures, %c1 : index
      %758 = arith.muli %754, %757 : index
      %759 = arith.addi %758, %756 : index
      %760 = arith.muli %tileRows, %c1 : index
      %761 = arith.muli %759, %760 : index
      %762 = arith.remui %545, %tileRows : index
      %763 = arith.muli %762, %c24 : index
      %764 = arith.addi %761, %763 : index
      %765 = vector.load %x[%764] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %766 = arith.muli %tileRows, %c24 : index
      %767 = arith.addi %764, %766 : index
      %768 = vector.load %x[%767] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %769 = vector.shuffle %765, %768 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %770 = wave.mma %769, %595, %698 : vector<16xf16>, vector<8xf32>
      %771 = wave.mma %769, %645, %699 : vector<16xf16>, vector<8xf32>
      %772 = arith.addi %22, %c25 : index
      %773 = arith.muli %535, %c4 : index
      %774 = arith.addi %773, %c6 : index
      %775 = arith.divui %inputFeatures, %c1 : index
      %776 = arith.muli %772, %775 : index
      %777 = arith.addi %776, %774 : index
      %778 = arith.muli %tileRows, %c1 : index
      %779 = arith.muli %777, %778 : index
      %780 = arith.remui %545, %tileRows : index
      %781 = arith.muli %780, %c24 : index
      %782 = arith.addi %779, %781 : index
      %783 = vector.load %x[%782] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %784 = arith.muli %tileRows, %c24 : index
      %785 = arith.addi %782, %784 : index
      %786 = vector.load %x[%785] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %787 = vector.shuffle %783, %786 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %788 = wave.mma %787, %595, %716 : vector<16xf16>, vector<8xf32>
      %789 = wave.mma %787, %645, %717 : vector<16xf16>, vector<8xf32>
      scf.yield %734, %735, %752, %753, %770, %771, %788, %789 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %790 = wave.lane
    %791 = wave.wave
    %792 = arith.muli %791, %c4 : index
    %793 = arith.addi %792, %c5 : index
    %794 = arith.muli %793, %c23 : index
    %795 = arith.addi %794, %790 : index
    %796 = vector.extract %544#0[0] : f32 from vector<8xf32>
    %797 = arith.addi %795, %c5 : index
    memref.store %796, %17[%797] : memref<?xf32>
    %798 = vector.extract %544#0[1] : f32 from vector<8xf32>
    %799 = arith.addi %795, %c13 : index
    memref.store %798, %17[%799] : memref<?xf32>
    %800 = vector.extract %544#0[2] : f32 from vector<8xf32>
    %801 = arith.addi %795, %c8 : index
    memref.store %800, %17[%801] : memref<?xf32>
    %802 = vector.extract %544#0[3] : f32 from vector<8xf32>
    %803 = arith.addi %795, %c26 : index
    memref.store %802, %17[%803] : memref<?xf32>
    %804 = vector.extract %544#0[4] : f32 from vector<8xf32>
    %805 = arith.addi %795, %c3 : index
    memref.store %804, %17[%805] : memref<?xf32>
    %806 = vector.extract %544#0[5] : f32 from vector<8xf32>
    %807 = arith.addi %795, %c27 : index
    memref.store %806, %17[%807] : memref<?xf32>
    %808 = vector.extract %544#0[6] : f32 from vector<8xf32>
    %809 = arith.addi %795, %c28 : index
    memref.store %808, %17[%809] : memref<?xf32>
    %810 = vector.extract %544#0[7] : f32 from vector<8xf32>
    %811 = arith.addi %795, %c29 : index
    memref.store %810, %17[%811] : memref<?xf32>
    %812 = arith.muli %791, %c4 : index
    %813 = arith.addi %812, %c6 : index
    %814 = arith.muli %813, %c23 : index
    %815 = arith.addi %814, %790 : index
    %816 = vector.extract %544#1[0] : f32 from vector<8xf32>
    %817 = arith.addi %815, %c5 : index
    memref.store %816, %17[%817] : memref<?xf32>
    %818 = vector.extract %544#1[1] : f32 from vector<8xf32>
    %819 = arith.addi %815, %c13 : index
    memref.store %818, %17[%819] : memref<?xf32>
    %820 = vector.extract %544#1[2] : f32 from vector<8xf32>
    %821 = arith.addi %815, %c8 : index
    memref.store %820, %17[%821] : memref<?xf32>
    %822 = vector.extract %544#1[3] : f32 from vector<8xf32>
    %823 = arith.addi %815, %c26 : index
    memref.store %822, %17[%823] : memref<?xf32>
    %824 = vector.extract %544#1[4] : f32 from vector<8xf32>
    %825 = arith.addi %815, %c3 : index
    memref.store %824, %17[%825] : memref<?xf32>
    %826 = vector.extract %544#1[5] : f32 from vector<8xf32>
    %827 = arith.addi %815, %c27 : index
    memref.store %826, %17[%827] : memref<?xf32>
    %828 = vector.extract %544#1[6] : f32 from vector<8xf32>
    %829 = arith.addi %815, %c28 : index
    memref.store %828, %17[%829] : memref<?xf32>
    %830 = vector.extract %544#1[7] : f32 from vector<8xf32>
    %831 = arith.addi %815, %c29 : index
    memref.store %830, %17[%831] : memref<?xf32>
    wave.barrier
    %832 = arith.muli %791, %c4 : index
    %833 = arith.addi %832, %c5 : index
    %834 = arith.muli %833, %c13 : index
    %835 = arith.addi %834, %790 : index
    %836 = arith.addi %835, %c5 : index
    %837 = memref.load %17[%836] : memref<?xf32>
    %838 = arith.addi %836, %c18 : index
    %839 = memref.load %17[%838] : memref<?xf32>
    %840 = arith.addf %837, %839 : f32
    %841 = arith.addi %836, %c30 : index
    %842 = memref.load %17[%841] : memref<?xf32>
    %843 = arith.addf %840, %842 : f32
    %844 = arith.addi %836, %c31 : index
    %845 = memref.load %17[%844] : memref<?xf32>
    %846 = arith.addf %843, %845 : f32
    %847 = arith.muli %833, %c13 : index
    %848 = arith.addi %847, %790 : index
    %849 = arith.addi %848, %c23 : index
    %850 = memref.load %17[%849] : memref<?xf32>
    %851 = arith.addi %849, %c18 : index
    %852 = memref.load %17[%851] : memref<?xf32>
    %853 = arith.addf %850, %852 : f32
    %854 = arith.addi %849, %c30 : index
    %855 = memref.load %17[%854] : memref<?xf32>
    %856 = arith.addf %853, %855 : f32
    %857 = arith.addi %849, %c31 : index
    %858 = memref.load %17[%857] : memref<?xf32>
    %859 = arith.addf %856, %858 : f32
    %860 = wave.lane
    %861 = arith.addi %15, %c5 : index
    %862 = arith.muli %833, %c4 : index
    %863 = arith.addi %861, %862 : index
    %864 = arith.divui %860, %c1 : index
    %865 = arith.addi %863, %864 : index
    %866 = arith.cmpi slt, %865, %14 : index
    scf.if %866 {
      %867 = arith.cmpi eq, %hasFactors, %c6 : index
      %868 = memref.load %factors[%865] : memref<?xf32>
      %869 = arith.select %867, %868, %c33 : f32
      %870 = arith.remui %860, %c1 : index
      %871 = arith.muli %870, %c14 : index
      %872 = arith.addi %10, %871 : index
      %873 = vector.load %w[%872] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %874 = vector.bitcast %873 : vector<4xi8> to vector<1xf32>
      %875 = vector.extract %874[0] : f32 from vector<1xf32>
      %876 = arith.mulf %875, %869 : f32
      %877 = arith.mulf %846, %876 : f32
      %878 = arith.remui %860, %c1 : index
      %879 = arith.muli %878, %c14 : index
      %880 = arith.addi %12, %879 : index
      %881 = vector.load %w[%880] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %882 = vector.bitcast %881 : vector<4xi8> to vector<1xf32>
      %883 = vector.extract %882[0] : f32 from vector<1xf32>
      %884 = arith.mulf %883, %869 : f32
      %885 = arith.mulf %859, %884 : f32
      %886 = arith.muli %865, %outputFeatures : index
      %887 = arith.addi %886, %20 : index
      %888 = wave.lane
      %889 = arith.remui %888, %c1 : index
      %890 = arith.addi %887, %889 : index
      scf.if %18 {
        %891 = arith.addi %890, %c5 : index
        %892 = memref.load %residual[%891] : memref<?xf32>
        %893 = arith.addf %892, %877 : f32
        %894 = arith.addi %890, %c5 : index
        memref.store %893, %out[%894] : memref<?xf32>
      } else {
        %895 = arith.addi %890, %c5 : index
        memref.store %877, %out[%895] : memref<?xf32>
      }
      scf.if %18 {
        %896 = arith.addi %890, %c1 : index
        %897 = memref.load %residual[%896] : memref<?xf32>
        %898 = arith.addf %897, %885 : f32
        %899 = arith.addi %890, %c1 : index
        memref.store %898, %out[%899] : memref<?xf32>
      } else {
        %900 = arith.addi %890, %c1 : index
        memref.store %885, %out[%900] : memref<?xf32>
      }
    }
    %901 = arith.muli %791, %c4 : index
    %902 = arith.addi %901, %c6 : index
    %903 = arith.muli %902, %c13 : index
    %904 = arith.addi %903, %790 : index
    %905 = arith.addi %904, %c5 : index
    %906 = memref.load %17[%905] : memref<?xf32>
    %907 = arith.addi %905, %c18 : index
    %908 = memref.load %17[%907] : memref<?xf32>
    %909 = arith.addf %906, %908 : f32
    %910 = arith.addi %905, %c30 : index
    %911 = memref.load %17[%910] : memref<?xf32>
    %912 = arith.addf %909, %911 : f32
    %913 = arith.addi %905, %c31 : index
    %914 = memref.load %17[%913] : memref<?xf32>
    %915 = arith.addf %912, %914 : f32
    %916 = arith.muli %902, %c13 : index
    %917 = arith.addi %916, %790 : index
    %918 = arith.addi %917, %c23 : index
    %919 = memref.load %17[%918] : memref<?xf32>
    %920 = arith.addi %918, %c18 : index
    %921 = memref.load %17[%920] : memref<?xf32>
    %922 = arith.addf %919, %921 : f32
    %923 = arith.addi %918, %c30 : index
    %924 = memref.load %17[%923] : memref<?xf32>
    %925 = arith.addf %922, %924 : f32
    %926 = arith.addi %918, %c31 : index
    %927 = memref.load %17[%926] : memref<?xf32>
    %928 = arith.addf %925, %927 : f32
    %929 = wave.lane
    %930 = arith.addi %15, %c5 : index
    %931 = arith.muli %902, %c4 : index
    %932 = arith.addi %930, %931 : index
    %933 = arith.divui %929, %c1 : index
    %934 = arith.addi %932, %933 : index
    %935 = arith.cmpi slt, %934, %14 : index
    scf.if %935 {
      %936 = arith.cmpi eq, %hasFactors, %c6 : index
      %937 = memref.load %factors[%934] : memref<?xf32>
      %938 = arith.select %936, %937, %c33 : f32
      %939 = arith.remui %929, %c1 : index
      %940 = arith.muli %939, %c14 : index
      %941 = arith.addi %10, %940 : index
      %942 = vector.load %w[%941] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %943 = vector.bitcast %942 : vector<4xi8> to vector<1xf32>
      %944 = vector.extract %943[0] : f32 from vector<1xf32>
      %945 = arith.mulf %944, %938 : f32
      %946 = arith.mulf %915, %945 : f32
      %947 = arith.remui %929, %c1 : index
      %948 = arith.muli %947, %c14 : index
      %949 = arith.addi %12, %948 : index
      %950 = vector.load %w[%949] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %951 = vector.bitcast %950 : vector<4xi8> to vector<1xf32>
      %952 = vector.extract %951[0] : f32 from vector<1xf32>
      %953 = arith.mulf %952, %938 : f32
      %954 = arith.mulf %928, %953 : f32
      %955 = arith.muli %934, %outputFeatures : index
      %956 = arith.addi %955, %20 : index
      %957 = wave.lane
      %958 = arith.remui %957, %c1 : index
      %959 = arith.addi %956, %958 : index
      scf.if %18 {
        %960 = arith.addi %959, %c5 : index
        %961 = memref.load %residual[%960] : memref<?xf32>
        %962 = arith.addf %961, %946 : f32
        %963 = arith.addi %959, %c5 : index
        memref.store %962, %out[%963] : memref<?xf32>
      } else {
        %964 = arith.addi %959, %c5 : index
        memref.store %946, %out[%964] : memref<?xf32>
      }
      scf.if %18 {
        %965 = arith.addi %959, %c1 : index
        %966 = memref.load %residual[%965] : memref<?xf32>
        %967 = arith.addf %966, %954 : f32
        %968 = arith.addi %959, %c1 : index
        memref.store %967, %out[%968] : memref<?xf32>
      } else {
        %969 = arith.addi %959, %c1 : index
        memref.store %954, %out[%969] : memref<?xf32>
      }
    }
    %970 = wave.lane
    wave.barrier
    %971 = wave.wave
    %972 = arith.muli %971, %c4 : index
    %973 = arith.addi %972, %c5 : index
    %974 = arith.muli %973, %c23 : index
    %975 = arith.addi %974, %970 : index
    %976 = vector.extract %544#2[0] : f32 from vector<8xf32>
    %977 = arith.addi %975, %c5 : index
    memref.store %976, %17[%977] : memref<?xf32>
    %978 = vector.extract %544#2[1] : f32 from vector<8xf32>
    %979 = arith.addi %975, %c13 : index
    memref.store %978, %17[%979] : memref<?xf32>
    %980 = vector.extract %544#2[2] : f32 from vector<8xf32>
    %981 = arith.addi %975, %c8 : index
    memref.store %980, %17[%981] : memref<?xf32>
    %982 = vector.extract %544#2[3] : f32 from vector<8xf32>
    %983 = arith.addi %975, %c26 : index
    memref.store %982, %17[%983] : memref<?xf32>
    %984 = vector.extract %544#2[4] : f32 from vector<8xf32>
    %985 = arith.addi %975, %c3 : index
    memref.store %984, %17[%985] : memref<?xf32>
    %986 = vector.extract %544#2[5] : f32 from vector<8xf32>
    %987 = arith.addi %975, %c27 : index
    memref.store %986, %17[%987] : memref<?xf32>
    %988 = vector.extract %544#2[6] : f32 from vector<8xf32>
    %989 = arith.addi %975, %c28 : index
    memref.store %988, %17[%989] : memref<?xf32>
    %990 = vector.extract %544#2[7] : f32 from vector<8xf32>
    %991 = arith.addi %975, %c29 : index
    memref.store %990, %17[%991] : memref<?xf32>
    %992 = arith.muli %971, %c4 : index
    %993 = arith.addi %992, %c6 : index
    %994 = arith.muli %993, %c23 : index
    %995 = arith.addi %994, %970 : index
    %996 = vector.extract %544#3[0] : f32 from vector<8xf32>
    %997 = arith.addi %995, %c5 : index
    memref.store %996, %17[%997] : memref<?xf32>
    %998 = vector.extract %544#3[1] : f32 from vector<8xf32>
    %999 = arith.addi %995, %c13 : index
    memref.store %998, %17[%999] : memref<?xf32>
    %1000 = vector.extract %544#3[2] : f32 from vector<8xf32>
    %1001 = arith.addi %995, %c8 : index
    memref.store %1000, %17[%1001] : memref<?xf32>
    %1002 = vector.extract %544#3[3] : f32 from vector<8xf32>
    %1003 = arith.addi %995, %c26 : index
    memref.store %1002, %17[%1003] : memref<?xf32>
    %1004 = vector.extract %544#3[4] : f32 from vector<8xf32>
    %1005 = arith.addi %995, %c3 : index
    memref.store %1004, %17[%1005] : memref<?xf32>
    %1006 = vector.extract %544#3[5] : f32 from vector<8xf32>
    %1007 = arith.addi %995, %c27 : index
    memref.store %1006, %17[%1007] : memref<?xf32>
    %1008 = vector.extract %544#3[6] : f32 from vector<8xf32>
    %1009 = arith.addi %995, %c28 : index
    memref.store %1008, %17[%1009] : memref<?xf32>
    %1010 = vector.extract %544#3[7] : f32 from vector<8xf32>
    %1011 = arith.addi %995, %c29 : index
    memref.store %1010, %17[%1011] : memref<?xf32>
    wave.barrier
    %1012 = arith.muli %971, %c4 : index
    %1013 = arith.addi %1012, %c5 : index
    %1014 = arith.muli %1013, %c13 : index
    %1015 = arith.addi %1014, %970 : index
    %1016 = arith.addi %1015, %c5 : index
    %1017 = memref.load %17[%1016] : memref<?xf32>
    %1018 = arith.addi %1016, %c18 : index
    %1019 = memref.load %17[%1018] : memref<?xf32>
    %1020 = arith.addf %1017, %1019 : f32
    %1021 = arith.addi %1016, %c30 : index
    %1022 = memref.load %17[%1021] : memref<?xf32>
    %1023 = arith.addf %1020, %1022 : f32
    %1024 = arith.addi %1016, %c31 : index
    %1025 = memref.load %17[%1024] : memref<?xf32>
    %1026 = arith.addf %1023, %1025 : f32
    %1027 = arith.muli %1013, %c13 : index
    %1028 = arith.addi %1027, %970 : index
    %1029 = arith.addi %1028, %c23 : index
    %1030 = memref.load %17[%1029] : memref<?xf32>
    %1031 = arith.addi %1029, %c18 : index
    %1032 = memref.load %17[%1031] : memref<?xf32>
    %1033 = arith.addf %1030, %1032 : f32
    %1034 = arith.addi %1029, %c30 : index
    %1035 = memref.load %17[%1034] : memref<?xf32>
    %1036 = arith.addf %1033, %1035 : f32
    %1037 = arith.addi %1029, %c31 : index
    %1038 = memref.load %17[%1037] : memref<?xf32>
    %1039 = arith.addf %1036, %1038 : f32
    %1040 = wave.lane
    %1041 = arith.addi %15, %c1 : index
    %1042 = arith.muli %1013, %c4 : index
    %1043 = arith.addi %1041, %1042 : index
    %1044 = arith.divui %1040, %c1 : index
    %1045 = arith.addi %1043, %1044 : index
    %1046 = arith.cmpi slt, %1045, %14 : index
    scf.if %1046 {
      %1047 = arith.cmpi eq, %hasFactors, %c6 : index
      %1048 = memref.load %factors[%1045] : memref<?xf32>
      %1049 = arith.select %1047, %1048, %c33 : f32
      %1050 = arith.remui %1040, %c1 : index
      %1051 = arith.muli %1050, %c14 : index
      %1052 = arith.addi %10, %1051 : index
      %1053 = vector.load %w[%1052] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1054 = vector.bitcast %1053 : vector<4xi8> to vector<1xf32>
      %1055 = vector.extract %1054[0] : f32 from vector<1xf32>
      %1056 = arith.mulf %1055, %1049 : f32
      %1057 = arith.mulf %1026, %1056 : f32
      %1058 = arith.remui %1040, %c1 : index
      %1059 = arith.muli %1058, %c14 : index
      %1060 = arith.addi %12, %1059 : index
      %1061 = vector.load %w[%1060] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1062 = vector.bitcast %1061 : vector<4xi8> to vector<1xf32>
      %1063 = vector.extract %1062[0] : f32 from vector<1xf32>
      %1064 = arith.mulf %1063, %1049 : f32
      %1065 = arith.mulf %1039, %1064 : f32
      %1066 = arith.muli %1045, %outputFeatures : index
      %1067 = arith.addi %1066, %20 : index
      %1068 = wave.lane
      %1069 = arith.remui %1068, %c1 : index
      %1070 = arith.addi %1067, %1069 : index
      scf.if %18 {
        %1071 = arith.addi %1070, %c5 : index
        %1072 = memref.load %residual[%1071] : memref<?xf32>
        %1073 = arith.addf %1072, %1057 : f32
        %1074 = arith.addi %1070, %c5 : index
        memref.store %1073, %out[%1074] : memref<?xf32>
      } else {
        %1075 = arith.addi %1070, %c5 : index
        memref.store %1057, %out[%1075] : memref<?xf32>
      }
      scf.if %18 {
        %1076 = arith.addi %1070, %c1 : index
        %1077 = memref.load %residual[%1076] : memref<?xf32>
        %1078 = arith.addf %1077, %1065 : f32
        %1079 = arith.addi %1070, %c1 : index
        memref.store %1078, %out[%1079] : memref<?xf32>
      } else {
        %1080 = arith.addi %1070, %c1 : index
        memref.store %1065, %out[%1080] : memref<?xf32>
      }
    }
    %1081 = arith.muli %971, %c4 : index
    %1082 = arith.addi %1081, %c6 : index
    %1083 = arith.muli %1082, %c13 : index
    %1084 = arith.addi %1083, %970 : index
    %1085 = arith.addi %1084, %c5 : index
    %1086 = memref.load %17[%1085] : memref<?xf32>
    %1087 = arith.addi %1085, %c18 : index
    %1088 = memref.load %17[%1087] : memref<?xf32>
    %1089 = arith.addf %1086, %1088 : f32
    %1090 = arith.addi %1085, %c30 : index
    %1091 = memref.load %17[%1090] : memref<?xf32>
    %1092 = arith.addf %1089, %1091 : f32
    %1093 = arith.addi %1085, %c31 : index
    %1094 = memref.load %17[%1093] : memref<?xf32>
    %1095 = arith.addf %1092, %1094 : f32
    %1096 = arith.muli %1082, %c13 : index
    %1097 = arith.addi %1096, %970 : index
    %1098 = arith.addi %1097, %c23 : index
    %1099 = memref.load %17[%1098] : memref<?xf32>
    %1100 = arith.addi %1098, %c18 : index
    %1101 = memref.load %17[%1100] : memref<?xf32>
    %1102 = arith.addf %1099, %1101 : f32
    %1103 = arith.addi %1098, %c30 : index
    %1104 = memref.load %17[%1103] : memref<?xf32>
    %1105 = arith.addf %1102, %1104 : f32
    %1106 = arith.addi %1098, %c31 : index
    %1107 = memref.load %17[%1106] : memref<?xf32>
    %1108 = arith.addf %1105, %1107 : f32
    %1109 = wave.lane
    %1110 = arith.addi %15, %c1 : index
    %1111 = arith.muli %1082, %c4 : index
    %1112 = arith.addi %1110, %1111 : index
    %1113 = arith.divui %1109, %c1 : index
    %1114 = arith.addi %1112, %1113 : index
    %1115 = arith.cmpi slt, %1114, %14 : index
    scf.if %1115 {
      %1116 = arith.cmpi eq, %hasFactors, %c6 : index
      %1117 = memref.load %factors[%1114] : memref<?xf32>
      %1118 = arith.select %1116, %1117, %c33 : f32
      %1119 = arith.remui %1109, %c1 : index
      %1120 = arith.muli %1119, %c14 : index
      %1121 = arith.addi %10, %1120 : index
      %1122 = vector.load %w[%1121] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1123 = vector.bitcast %1122 : vector<4xi8> to vector<1xf32>
      %1124 = vector.extract %1123[0] : f32 from vector<1xf32>
      %1125 = arith.mulf %1124, %1118 : f32
      %1126 = arith.mulf %1095, %1125 : f32
      %1127 = arith.remui %1109, %c1 : index
      %1128 = arith.muli %1127, %c14 : index
      %1129 = arith.addi %12, %1128 : index
      %1130 = vector.load %w[%1129] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1131 = vector.bitcast %1130 : vector<4xi8> to vector<1xf32>
      %1132 = vector.extract %1131[0] : f32 from vector<1xf32>
      %1133 = arith.mulf %1132, %1118 : f32
      %1134 = arith.mulf %1108, %1133 : f32
      %1135 = arith.muli %1114, %outputFeatures : index
      %1136 = arith.addi %1135, %20 : index
      %1137 = wave.lane
      %1138 = arith.remui %1137, %c1 : index
      %1139 = arith.addi %1136, %1138 : index
      scf.if %18 {
        %1140 = arith.addi %1139, %c5 : index
        %1141 = memref.load %residual[%1140] : memref<?xf32>
        %1142 = arith.addf %1141, %1126 : f32
        %1143 = arith.addi %1139, %c5 : index
        memref.store %1142, %out[%1143] : memref<?xf32>
      } else {
        %1144 = arith.addi %1139, %c5 : index
        memref.store %1126, %out[%1144] : memref<?xf32>
      }
      scf.if %18 {
        %1145 = arith.addi %1139, %c1 : index
        %1146 = memref.load %residual[%1145] : memref<?xf32>
        %1147 = arith.addf %1146, %1134 : f32
        %1148 = arith.addi %1139, %c1 : index
        memref.store %1147, %out[%1148] : memref<?xf32>
      } else {
        %1149 = arith.addi %1139, %c1 : index
        memref.store %1134, %out[%1149] : memref<?xf32>
      }
    }
    %1150 = wave.lane
    wave.barrier
    %1151 = wave.wave
    %1152 = arith.muli %1151, %c4 : index
    %1153 = arith.addi %1152, %c5 : index
    %1154 = arith.muli %1153, %c23 : index
    %1155 = arith.addi %1154, %1150 : index
    %1156 = vector.extract %544#4[0] : f32 from vector<8xf32>
    %1157 = arith.addi %1155, %c5 : index
    memref.store %1156, %17[%1157] : memref<?xf32>
    %1158 = vector.extract %544#4[1] : f32 from vector<8xf32>
    %1159 = arith.addi %1155, %c13 : index
    memref.store %1158, %17[%1159] : memref<?xf32>
    %1160 = vector.extract %544#4[2] : f32 from vector<8xf32>
    %1161 = arith.addi %1155, %c8 : index
    memref.store %1160, %17[%1161] : memref<?xf32>
    %1162 = vector.extract %544#4[3] : f32 from vector<8xf32>
    %1163 = arith.addi %1155, %c26 : index
    memref.store %1162, %17[%1163] : memref<?xf32>
    %1164 = vector.extract %544#4[4] : f32 from vector<8xf32>
    %1165 = arith.addi %1155, %c3 : index
    memref.store %1164, %17[%1165] : memref<?xf32>
    %1166 = vector.extract %544#4[5] : f32 from vector<8xf32>
    %1167 = arith.addi %1155, %c27 : index
    memref.store %1166, %17[%1167] : memref<?xf32>
    %1168 = vector.extract %544#4[6] : f32 from vector<8xf32>
    %1169 = arith.addi %1155, %c28 : index
    memref.store %1168, %17[%1169] : memref<?xf32>
    %1170 = vector.extract %544#4[7] : f32 from vector<8xf32>
    %1171 = arith.addi %1155, %c29 : index
    memref.store %1170, %17[%1171] : memref<?xf32>
    %1172 = arith.muli %1151, %c4 : index
    %1173 = arith.addi %1172, %c6 : index
    %1174 = arith.muli %1173, %c23 : index
    %1175 = arith.addi %1174, %1150 : index
    %1176 = vector.extract %544#5[0] : f32 from vector<8xf32>
    %1177 = arith.addi %1175, %c5 : index
    memref.store %1176, %17[%1177] : memref<?xf32>
    %1178 = vector.extract %544#5[1] : f32 from vector<8xf32>
    %1179 = arith.addi %1175, %c13 : index
    memref.store %1178, %17[%1179] : memref<?xf32>
    %1180 = vector.extract %544#5[2] : f32 from vector<8xf32>
    %1181 = arith.addi %1175, %c8 : index
    memref.store %1180, %17[%1181] : memref<?xf32>
    %1182 = vector.extract %544#5[3] : f32 from vector<8xf32>
    %1183 = arith.addi %1175, %c26 : index
    memref.store %1182, %17[%1183] : memref<?xf32>
    %1184 = vector.extract %544#5[4] : f32 from vector<8xf32>
    %1185 = arith.addi %1175, %c3 : index
    memref.store %1184, %17[%1185] : memref<?xf32>
    %1186 = vector.extract %544#5[5] : f32 from vector<8xf32>
    %1187 = arith.addi %1175, %c27 : index
    memref.store %1186, %17[%1187] : memref<?xf32>
    %1188 = vector.extract %544#5[6] : f32 from vector<8xf32>
    %1189 = arith.addi %1175, %c28 : index
    memref.store %1188, %17[%1189] : memref<?xf32>
    %1190 = vector.extract %544#5[7] : f32 from vector<8xf32>
    %1191 = arith.addi %1175, %c29 : index
    memref.store %1190, %17[%1191] : memref<?xf32>
    wave.barrier
    %1192 = arith.muli %1151, %c4 : index
    %1193 = arith.addi %1192, %c5 : index
    %1194 = arith.muli %1193, %c13 : index
    %1195 = arith.addi %1194, %1150 : index
    %1196 = arith.addi %1195, %c5 : index
    %1197 = memref.load %17[%1196] : memref<?xf32>
    %1198 = arith.addi %1196, %c18 : index
    %1199 = memref.load %17[%1198] : memref<?xf32>
    %1200 = arith.addf %1197, %1199 : f32
    %1201 = arith.addi %1196, %c30 : index
    %1202 = memref.load %17[%1201] : memref<?xf32>
    %1203 = arith.addf %1200, %1202 : f32
    %1204 = arith.addi %1196, %c31 : index
    %1205 = memref.load %17[%1204] : memref<?xf32>
    %1206 = arith.addf %1203, %1205 : f32
    %1207 = arith.muli %1193, %c13 : index
    %1208 = arith.addi %1207, %1150 : index
    %1209 = arith.addi %1208, %c23 : index
    %1210 = memref.load %17[%1209] : memref<?xf32>
    %1211 = arith.addi %1209, %c18 : index
    %1212 = memref.load %17[%1211] : memref<?xf32>
    %1213 = arith.addf %1210, %1212 : f32
    %1214 = arith.addi %1209, %c30 : index
    %1215 = memref.load %17[%1214] : memref<?xf32>
    %1216 = arith.addf %1213, %1215 : f32
    %1217 = arith.addi %1209, %c31 : index
    %1218 = memref.load %17[%1217] : memref<?xf32>
    %1219 = arith.addf %1216, %1218 : f32
    %1220 = wave.lane
    %1221 = arith.addi %15, %c13 : index
    %1222 = arith.muli %1193, %c4 : index
    %1223 = arith.addi %1221, %1222 : index
    %1224 = arith.divui %1220, %c1 : index
    %1225 = arith.addi %1223, %1224 : index
    %1226 = arith.cmpi slt, %1225, %14 : index
    scf.if %1226 {
      %1227 = arith.cmpi eq, %hasFactors, %c6 : index
      %1228 = memref.load %factors[%1225] : memref<?xf32>
      %1229 = arith.select %1227, %1228, %c33 : f32
      %1230 = arith.remui %1220, %c1 : index
      %1231 = arith.muli %1230, %c14 : index
      %1232 = arith.addi %10, %1231 : index
      %1233 = vector.load %w[%1232] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1234 = vector.bitcast %1233 : vector<4xi8> to vector<1xf32>
      %1235 = vector.extract %1234[0] : f32 from vector<1xf32>
      %1236 = arith.mulf %1235, %1229 : f32
      %1237 = arith.mulf %1206, %1236 : f32
      %1238 = arith.remui %1220, %c1 : index
      %1239 = arith.muli %1238, %c14 : index
      %1240 = arith.addi %12, %1239 : index
      %1241 = vector.load %w[%1240] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1242 = vector.bitcast %1241 : vector<4xi8> to vector<1xf32>
      %1243 = vector.extract %1242[0] : f32 from vector<1xf32>
      %1244 = arith.mulf %1243, %1229 : f32
      %1245 = arith.mulf %1219, %1244 : f32
      %1246 = arith.muli %1225, %outputFeatures : index
      %1247 = arith.addi %1246, %20 : index
      %1248 = wave.lane
      %1249 = arith.remui %1248, %c1 : index
      %1250 = arith.addi %1247, %1249 : index
      scf.if %18 {
        %1251 = arith.addi %1250, %c5 : index
        %1252 = memref.load %residual[%1251] : memref<?xf32>
        %1253 = arith.addf %1252, %1237 : f32
        %1254 = arith.addi %1250, %c5 : index
        memref.store %1253, %out[%1254] : memref<?xf32>
      } else {
        %1255 = arith.addi %1250, %c5 : index
        memref.store %1237, %out[%1255] : memref<?xf32>
      }
      scf.if %18 {
        %1256 = arith.addi %1250, %c1 : index
        %1257 = memref.load %residual[%1256] : memref<?xf32>
        %1258 = arith.addf %1257, %1245 : f32
        %1259 = arith.addi %1250, %c1 : index
        memref.store %1258, %out[%1259] : memref<?xf32>
      } else {
        %1260 = arith.addi %1250, %c1 : index
        memref.store %1245, %out[%1260] : memref<?xf32>
      }
    }
    %1261 = arith.muli %1151, %c4 : index
    %1262 = arith.addi %1261, %c6 : index
    %1263 = arith.muli %1262, %c13 : index
    %1264 = arith.addi %1263, %1150 : index
    %1265 = arith.addi %1264, %c5 : index
    %1266 = memref.load %17[%1265] : memref<?xf32>
    %1267 = arith.addi %1265, %c18 : index
    %1268 = memref.load %17[%1267] : memref<?xf32>
    %1269 = arith.addf %1266, %1268 : f32
    %1270 = arith.addi %1265, %c30 : index
    %1271 = memref.load %17[%1270] : memref<?xf32>
    %1272 = arith.addf %1269, %1271 : f32
    %1273 = arith.addi %1265, %c31 : index
    %1274 = memref.load %17[%1273] : memref<?xf32>
    %1275 = arith.addf %1272, %1274 : f32
    %1276 = arith.muli %1262, %c13 : index
    %1277 = arith.addi %1276, %1150 : index
    %1278 = arith.addi %1277, %c23 : index
    %1279 = memref.load %17[%1278] : memref<?xf32>
    %1280 = arith.addi %1278, %c18 : index
    %1281 = memref.load %17[%1280] : memref<?xf32>
    %1282 = arith.addf %1279, %1281 : f32
    %1283 = arith.addi %1278, %c30 : index
    %1284 = memref.load %17[%1283] : memref<?xf32>
    %1285 = arith.addf %1282, %1284 : f32
    %1286 = arith.addi %1278, %c31 : index
    %1287 = memref.load %17[%1286] : memref<?xf32>
    %1288 = arith.addf %1285, %1287 : f32
    %1289 = wave.lane
    %1290 = arith.addi %15, %c13 : index
    %1291 = arith.muli %1262, %c4 : index
    %1292 = arith.addi %1290, %1291 : index
    %1293 = arith.divui %1289, %c1 : index
    %1294 = arith.addi %1292, %1293 : index
    %1295 = arith.cmpi slt, %1294, %14 : index
    scf.if %1295 {
      %1296 = arith.cmpi eq, %hasFactors, %c6 : index
      %1297 = memref.load %factors[%1294] : memref<?xf32>
      %1298 = arith.select %1296, %1297, %c33 : f32
      %1299 = arith.remui %1289, %c1 : index
      %1300 = arith.muli %1299, %c14 : index
      %1301 = arith.addi %10, %1300 : index
      %1302 = vector.load %w[%1301] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1303 = vector.bitcast %1302 : vector<4xi8> to vector<1xf32>
      %1304 = vector.extract %1303[0] : f32 from vector<1xf32>
      %1305 = arith.mulf %1304, %1298 : f32
      %1306 = arith.mulf %1275, %1305 : f32
      %1307 = arith.remui %1289, %c1 : index
      %1308 = arith.muli %1307, %c14 : index
      %1309 = arith.addi %12, %1308 : index
      %1310 = vector.load %w[%1309] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1311 = vector.bitcast %1310 : vector<4xi8> to vector<1xf32>
      %1312 = vector.extract %1311[0] : f32 from vector<1xf32>
      %1313 = arith.mulf %1312, %1298 : f32
      %1314 = arith.mulf %1288, %1313 : f32
      %1315 = arith.muli %1294, %outputFeatures : index
      %1316 = arith.addi %1315, %20 : index
      %1317 = wave.lane
      %1318 = arith.remui %1317, %c1 : index
      %1319 = arith.addi %1316, %1318 : index
      scf.if %18 {
        %1320 = arith.addi %1319, %c5 : index
        %1321 = memref.load %residual[%1320] : memref<?xf32>
        %1322 = arith.addf %1321, %1306 : f32
        %1323 = arith.addi %1319, %c5 : index
        memref.store %1322, %out[%1323] : memref<?xf32>
      } else {
        %1324 = arith.addi %1319, %c5 : index
        memref.store %1306, %out[%1324] : memref<?xf32>
      }
      scf.if %18 {
        %1325 = arith.addi %1319, %c1 : index
        %1326 = memref.load %residual[%1325] : memref<?xf32>
        %1327 = arith.addf %1326, %1314 : f32
        %1328 = arith.addi %1319, %c1 : index
        memref.store %1327, %out[%1328] : memref<?xf32>
      } else {
        %1329 = arith.addi %1319, %c1 : index
        memref.store %1314, %out[%1329] : memref<?xf32>
      }
    }
    %1330 = wave.lane
    wave.barrier
    %1331 = wave.wave
    %1332 = arith.muli %1331, %c4 : index
    %1333 = arith.addi %1332, %c5 : index
    %1334 = arith.muli %1333, %c23 : index
    %1335 = arith.addi %1334, %1330 : index
    %1336 = vector.extract %544#6[0] : f32 from vector<8xf32>
    %1337 = arith.addi %1335, %c5 : index
    memref.store %1336, %17[%1337] : memref<?xf32>
    %1338 = vector.extract %544#6[1] : f32 from vector<8xf32>
    %1339 = arith.addi %1335, %c13 : index
    memref.store %1338, %17[%1339] : memref<?xf32>
    %1340 = vector.extract %544#6[2] : f32 from vector<8xf32>
    %1341 = arith.addi %1335, %c8 : index
    memref.store %1340, %17[%1341] : memref<?xf32>
    %1342 = vector.extract %544#6[3] : f32 from vector<8xf32>
    %1343 = arith.addi %1335, %c26 : index
    memref.store %1342, %17[%1343] : memref<?xf32>
    %1344 = vector.extract %544#6[4] : f32 from vector<8xf32>
    %1345 = arith.addi %1335, %c3 : index
    memref.store %1344, %17[%1345] : memref<?xf32>
    %1346 = vector.extract %544#6[5] : f32 from vector<8xf32>
    %1347 = arith.addi %1335, %c27 : index
    memref.store %1346, %17[%1347] : memref<?xf32>
    %1348 = vector.extract %544#6[6] : f32 from vector<8xf32>
    %1349 = arith.addi %1335, %c28 : index
    memref.store %1348, %17[%1349] : memref<?xf32>
    %1350 = vector.extract %544#6[7] : f32 from vector<8xf32>
    %1351 = arith.addi %1335, %c29 : index
    memref.store %1350, %17[%1351] : memref<?xf32>
    %1352 = arith.muli %1331, %c4 : index
    %1353 = arith.addi %1352, %c6 : index
    %1354 = arith.muli %1353, %c23 : index
    %1355 = arith.addi %1354, %1330 : index
    %1356 = vector.extract %544#7[0] : f32 from vector<8xf32>
    %1357 = arith.addi %1355, %c5 : index
    memref.store %1356, %17[%1357] : memref<?xf32>
    %1358 = vector.extract %544#7[1] : f32 from vector<8xf32>
    %1359 = arith.addi %1355, %c13 : index
    memref.store %1358, %17[%1359] : memref<?xf32>
    %1360 = vector.extract %544#7[2] : f32 from vector<8xf32>
    %1361 = arith.addi %1355, %c8 : index
    memref.store %1360, %17[%1361] : memref<?xf32>
    %1362 = vector.extract %544#7[3] : f32 from vector<8xf32>
    %1363 = arith.addi %1355, %c26 : index
    memref.store %1362, %17[%1363] : memref<?xf32>
    %1364 = vector.extract %544#7[4] : f32 from vector<8xf32>
    %1365 = arith.addi %1355, %c3 : index
    memref.store %1364, %17[%1365] : memref<?xf32>
    %1366 = vector.extract %544#7[5] : f32 from vector<8xf32>
    %1367 = arith.addi %1355, %c27 : index
    memref.store %1366, %17[%1367] : memref<?xf32>
    %1368 = vector.extract %544#7[6] : f32 from vector<8xf32>
    %1369 = arith.addi %1355, %c28 : index
    memref.store %1368, %17[%1369] : memref<?xf32>
    %1370 = vector.extract %544#7[7] : f32 from vector<8xf32>
    %1371 = arith.addi %1355, %c29 : index
    memref.store %1370, %17[%1371] : memref<?xf32>
    wave.barrier
    %1372 = arith.muli %1331, %c4 : index
    %1373 = arith.addi %1372, %c5 : index
    %1374 = arith.muli %1373, %c13 : index
    %1375 = arith.addi %1374, %1330 : index
    %1376 = arith.addi %1375, %c5 : index
    %1377 = memref.load %17[%1376] : memref<?xf32>
    %1378 = arith.addi %1376, %c18 : index
    %1379 = memref.load %17[%1378] : memref<?xf32>
    %1380 = arith.addf %1377, %1379 : f32
    %1381 = arith.addi %1376, %c30 : index
    %1382 = memref.load %17[%1381] : memref<?xf32>
    %1383 = arith.addf %1380, %1382 : f32
    %1384 = arith.addi %1376, %c31 : index
    %1385 = memref.load %17[%1384] : memref<?xf32>
    %1386 = arith.addf %1383, %1385 : f32
    %1387 = arith.muli %1373, %c13 : index
    %1388 = arith.addi %1387, %1330 : index
    %1389 = arith.addi %1388, %c23 : index
    %1390 = memref.load %17[%1389] : memref<?xf32>
    %1391 = arith.addi %1389, %c18 : index
    %1392 = memref.load %17[%1391] : memref<?xf32>
    %1393 = arith.addf %1390, %1392 : f32
    %1394 = arith.addi %1389, %c30 : index
    %1395 = memref.load %17[%1394] : memref<?xf32>
    %1396 = arith.addf %1393, %1395 : f32
    %1397 = arith.addi %1389, %c31 : index
    %1398 = memref.load %17[%1397] : memref<?xf32>
    %1399 = arith.addf %1396, %1398 : f32
    %1400 = wave.lane
    %1401 = arith.addi %15, %c34 : index
    %1402 = arith.muli %1373, %c4 : index
    %1403 = arith.addi %1401, %1402 : index
    %1404 = arith.divui %1400, %c1 : index
    %1405 = arith.addi %1403, %1404 : index
    %1406 = arith.cmpi slt, %1405, %14 : index
    scf.if %1406 {
      %1407 = arith.cmpi eq, %hasFactors, %c6 : index
      %1408 = memref.load %factors[%1405] : memref<?xf32>
      %1409 = arith.select %1407, %1408, %c33 : f32
      %1410 = arith.remui %1400, %c1 : index
      %1411 = arith.muli %1410, %c14 : index
      %1412 = arith.addi %10, %1411 : index
      %1413 = vector.load %w[%1412] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1414 = vector.bitcast %1413 : vector<4xi8> to vector<1xf32>
      %1415 = vector.extract %1414[0] : f32 from vector<1xf32>
      %1416 = arith.mulf %1415, %1409 : f32
      %1417 = arith.mulf %1386, %1416 : f32
      %1418 = arith.remui %1400, %c1 : index
      %1419 = arith.muli %1418, %c14 : index
      %1420 = arith.addi %12, %1419 : index
      %1421 = vector.load %w[%1420] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1422 = vector.bitcast %1421 : vector<4xi8> to vector<1xf32>
      %1423 = vector.extract %1422[0] : f32 from vector<1xf32>
      %1424 = arith.mulf %1423, %1409 : f32
      %1425 = arith.mulf %1399, %1424 : f32
      %1426 = arith.muli %1405, %outputFeatures : index
      %1427 = arith.addi %1426, %20 : index
      %1428 = wave.lane
      %1429 = arith.remui %1428, %c1 : index
      %1430 = arith.addi %1427, %1429 : index
      scf.if %18 {
        %1431 = arith.addi %1430, %c5 : index
        %1432 = memref.load %residual[%1431] : memref<?xf32>
        %1433 = arith.addf %1432, %1417 : f32
        %1434 = arith.addi %1430, %c5 : index
        memref.store %1433, %out[%1434] : memref<?xf32>
      } else {
        %1435 = arith.addi %1430, %c5 : index
        memref.store %1417, %out[%1435] : memref<?xf32>
      }
      scf.if %18 {
        %1436 = arith.addi %1430, %c1 : index
        %1437 = memref.load %residual[%1436] : memref<?xf32>
        %1438 = arith.addf %1437, %1425 : f32
        %1439 = arith.addi %1430, %c1 : index
        memref.store %1438, %out[%1439] : memref<?xf32>
      } else {
        %1440 = arith.addi %1430, %c1 : index
        memref.store %1425, %out[%1440] : memref<?xf32>
      }
    }
    %1441 = arith.muli %1331, %c4 : index
    %1442 = arith.addi %1441, %c6 : index
    %1443 = arith.muli %1442, %c13 : index
    %1444 = arith.addi %1443, %1330 : index
    %1445 = arith.addi %1444, %c5 : index
    %1446 = memref.load %17[%1445] : memref<?xf32>
    %1447 = arith.addi %1445, %c18 : index
    %1448 = memref.load %17[%1447] : memref<?xf32>
    %1449 = arith.addf %1446, %1448 : f32
    %1450 = arith.addi %1445, %c30 : index
    %1451 = memref.load %17[%1450] : memref<?xf32>
    %1452 = arith.addf %1449, %1451 : f32
    %1453 = arith.addi %1445, %c31 : index
    %1454 = memref.load %17[%1453] : memref<?xf32>
    %1455 = arith.addf %1452, %1454 : f32
    %1456 = arith.muli %1442, %c13 : index
    %1457 = arith.addi %1456, %1330 : index
    %1458 = arith.addi %1457, %c23 : index
    %1459 = memref.load %17[%1458] : memref<?xf32>
    %1460 = arith.addi %1458, %c18 : index
    %1461 = memref.load %17[%1460] : memref<?xf32>
    %1462 = arith.addf %1459, %1461 : f32
    %1463 = arith.addi %1458, %c30 : index
    %1464 = memref.load %17[%1463] : memref<?xf32>
    %1465 = arith.addf %1462, %1464 : f32
    %1466 = arith.addi %1458, %c31 : index
    %1467 = memref.load %17[%1466] : memref<?xf32>
    %1468 = arith.addf %1465, %1467 : f32
    %1469 = wave.lane
    %1470 = arith.addi %15, %c34 : index
    %1471 = arith.muli %1442, %c4 : index
    %1472 = arith.addi %1470, %1471 : index
    %1473 = arith.divui %1469, %c1 : index
    %1474 = arith.addi %1472, %1473 : index
    %1475 = arith.cmpi slt, %1474, %14 : index
    scf.if %1475 {
      %1476 = arith.cmpi eq, %hasFactors, %c6 : index
      %1477 = memref.load %factors[%1474] : memref<?xf32>
      %1478 = arith.select %1476, %1477, %c33 : f32
      %1479 = arith.remui %1469, %c1 : index
      %1480 = arith.muli %1479, %c14 : index
      %1481 = arith.addi %10, %1480 : index
      %1482 = vector.load %w[%1481] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1483 = vector.bitcast %1482 : vector<4xi8> to vector<1xf32>
      %1484 = vector.extract %1483[0] : f32 from vector<1xf32>
      %1485 = arith.mulf %1484, %1478 : f32
      %1486 = arith.mulf %1455, %1485 : f32
      %1487 = arith.remui %1469, %c1 : index
      %1488 = arith.muli %1487, %c14 : index
      %1489 = arith.addi %12, %1488 : index
      %1490 = vector.load %w[%1489] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1491 = vector.bitcast %1490 : vector<4xi8> to vector<1xf32>
      %1492 = vector.extract %1491[0] : f32 from vector<1xf32>
      %1493 = arith.mulf %1492, %1478 : f32
      %1494 = arith.mulf %1468, %1493 : f32
      %1495 = arith.muli %1474, %outputFeatures : index
      %1496 = arith.addi %1495, %20 : index
      %1497 = wave.lane
      %1498 = arith.remui %1497, %c1 : index
      %1499 = arith.addi %1496, %1498 : index
      scf.if %18 {
        %1500 = arith.addi %1499, %c5 : index
        %1501 = memref.load %residual[%1500] : memref<?xf32>
        %1502 = arith.addf %1501, %1486 : f32
        %1503 = arith.addi %1499, %c5 : index
        memref.store %1502, %out[%1503] : memref<?xf32>
      } else {
        %1504 = arith.addi %1499, %c5 : index
        memref.store %1486, %out[%1504] : memref<?xf32>
      }
      scf.if %18 {
        %1505 = arith.addi %1499, %c1 : index
        %1506 = memref.load %residual[%1505] : memref<?xf32>
        %1507 = arith.addf %1506, %1494 : f32
        %1508 = arith.addi %1499, %c1 : index
        memref.store %1507, %out[%1508] : memref<?xf32>
      } else {
        %1509 = arith.addi %1499, %c1 : index
        memref.store %1494, %out[%1509] : memref<?xf32>
      }
    }
  }
  wave.return
}
