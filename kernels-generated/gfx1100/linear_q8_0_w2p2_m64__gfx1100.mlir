// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %c10 = arith.constant 1024 : index
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
  %hasFactors = wave.param "hasFactors" : index
  %c31 = arith.constant 0x3F800000 : f32
  %c32 = arith.constant 48 : index
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
    %832 = arith.muli %791, %c14 : index
    %833 = arith.addi %832, %c5 : index
    %834 = arith.muli %833, %c13 : index
    %835 = arith.addi %834, %790 : index
    %836 = arith.addi %835, %c5 : index
    %837 = memref.load %17[%836] : memref<?xf32>
    %838 = arith.addi %836, %c18 : index
    %839 = memref.load %17[%838] : memref<?xf32>
    %840 = arith.addf %837, %839 : f32
    %841 = arith.muli %833, %c13 : index
    %842 = arith.addi %841, %790 : index
    %843 = arith.addi %842, %c23 : index
    %844 = memref.load %17[%843] : memref<?xf32>
    %845 = arith.addi %843, %c18 : index
    %846 = memref.load %17[%845] : memref<?xf32>
    %847 = arith.addf %844, %846 : f32
    %848 = wave.lane
    %849 = arith.addi %15, %c5 : index
    %850 = arith.muli %833, %c4 : index
    %851 = arith.addi %849, %850 : index
    %852 = arith.divui %848, %c1 : index
    %853 = arith.addi %851, %852 : index
    %854 = arith.cmpi slt, %853, %14 : index
    scf.if %854 {
      %855 = arith.cmpi eq, %hasFactors, %c6 : index
      %856 = memref.load %factors[%853] : memref<?xf32>
      %857 = arith.select %855, %856, %c31 : f32
      %858 = arith.remui %848, %c1 : index
      %859 = arith.muli %858, %c14 : index
      %860 = arith.addi %10, %859 : index
      %861 = vector.load %w[%860] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %862 = vector.bitcast %861 : vector<4xi8> to vector<1xf32>
      %863 = vector.extract %862[0] : f32 from vector<1xf32>
      %864 = arith.mulf %863, %857 : f32
      %865 = arith.mulf %840, %864 : f32
      %866 = arith.remui %848, %c1 : index
      %867 = arith.muli %866, %c14 : index
      %868 = arith.addi %12, %867 : index
      %869 = vector.load %w[%868] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %870 = vector.bitcast %869 : vector<4xi8> to vector<1xf32>
      %871 = vector.extract %870[0] : f32 from vector<1xf32>
      %872 = arith.mulf %871, %857 : f32
      %873 = arith.mulf %847, %872 : f32
      %874 = arith.muli %853, %outputFeatures : index
      %875 = arith.addi %874, %20 : index
      %876 = wave.lane
      %877 = arith.remui %876, %c1 : index
      %878 = arith.addi %875, %877 : index
      scf.if %18 {
        %879 = arith.addi %878, %c5 : index
        %880 = memref.load %residual[%879] : memref<?xf32>
        %881 = arith.addf %880, %865 : f32
        %882 = arith.addi %878, %c5 : index
        memref.store %881, %out[%882] : memref<?xf32>
      } else {
        %883 = arith.addi %878, %c5 : index
        memref.store %865, %out[%883] : memref<?xf32>
      }
      scf.if %18 {
        %884 = arith.addi %878, %c1 : index
        %885 = memref.load %residual[%884] : memref<?xf32>
        %886 = arith.addf %885, %873 : f32
        %887 = arith.addi %878, %c1 : index
        memref.store %886, %out[%887] : memref<?xf32>
      } else {
        %888 = arith.addi %878, %c1 : index
        memref.store %873, %out[%888] : memref<?xf32>
      }
    }
    %889 = arith.muli %791, %c14 : index
    %890 = arith.addi %889, %c6 : index
    %891 = arith.muli %890, %c13 : index
    %892 = arith.addi %891, %790 : index
    %893 = arith.addi %892, %c5 : index
    %894 = memref.load %17[%893] : memref<?xf32>
    %895 = arith.addi %893, %c18 : index
    %896 = memref.load %17[%895] : memref<?xf32>
    %897 = arith.addf %894, %896 : f32
    %898 = arith.muli %890, %c13 : index
    %899 = arith.addi %898, %790 : index
    %900 = arith.addi %899, %c23 : index
    %901 = memref.load %17[%900] : memref<?xf32>
    %902 = arith.addi %900, %c18 : index
    %903 = memref.load %17[%902] : memref<?xf32>
    %904 = arith.addf %901, %903 : f32
    %905 = wave.lane
    %906 = arith.addi %15, %c5 : index
    %907 = arith.muli %890, %c4 : index
    %908 = arith.addi %906, %907 : index
    %909 = arith.divui %905, %c1 : index
    %910 = arith.addi %908, %909 : index
    %911 = arith.cmpi slt, %910, %14 : index
    scf.if %911 {
      %912 = arith.cmpi eq, %hasFactors, %c6 : index
      %913 = memref.load %factors[%910] : memref<?xf32>
      %914 = arith.select %912, %913, %c31 : f32
      %915 = arith.remui %905, %c1 : index
      %916 = arith.muli %915, %c14 : index
      %917 = arith.addi %10, %916 : index
      %918 = vector.load %w[%917] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %919 = vector.bitcast %918 : vector<4xi8> to vector<1xf32>
      %920 = vector.extract %919[0] : f32 from vector<1xf32>
      %921 = arith.mulf %920, %914 : f32
      %922 = arith.mulf %897, %921 : f32
      %923 = arith.remui %905, %c1 : index
      %924 = arith.muli %923, %c14 : index
      %925 = arith.addi %12, %924 : index
      %926 = vector.load %w[%925] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %927 = vector.bitcast %926 : vector<4xi8> to vector<1xf32>
      %928 = vector.extract %927[0] : f32 from vector<1xf32>
      %929 = arith.mulf %928, %914 : f32
      %930 = arith.mulf %904, %929 : f32
      %931 = arith.muli %910, %outputFeatures : index
      %932 = arith.addi %931, %20 : index
      %933 = wave.lane
      %934 = arith.remui %933, %c1 : index
      %935 = arith.addi %932, %934 : index
      scf.if %18 {
        %936 = arith.addi %935, %c5 : index
        %937 = memref.load %residual[%936] : memref<?xf32>
        %938 = arith.addf %937, %922 : f32
        %939 = arith.addi %935, %c5 : index
        memref.store %938, %out[%939] : memref<?xf32>
      } else {
        %940 = arith.addi %935, %c5 : index
        memref.store %922, %out[%940] : memref<?xf32>
      }
      scf.if %18 {
        %941 = arith.addi %935, %c1 : index
        %942 = memref.load %residual[%941] : memref<?xf32>
        %943 = arith.addf %942, %930 : f32
        %944 = arith.addi %935, %c1 : index
        memref.store %943, %out[%944] : memref<?xf32>
      } else {
        %945 = arith.addi %935, %c1 : index
        memref.store %930, %out[%945] : memref<?xf32>
      }
    }
    %946 = arith.muli %791, %c14 : index
    %947 = arith.addi %946, %c4 : index
    %948 = arith.muli %947, %c13 : index
    %949 = arith.addi %948, %790 : index
    %950 = arith.addi %949, %c5 : index
    %951 = memref.load %17[%950] : memref<?xf32>
    %952 = arith.addi %950, %c18 : index
    %953 = memref.load %17[%952] : memref<?xf32>
    %954 = arith.addf %951, %953 : f32
    %955 = arith.muli %947, %c13 : index
    %956 = arith.addi %955, %790 : index
    %957 = arith.addi %956, %c23 : index
    %958 = memref.load %17[%957] : memref<?xf32>
    %959 = arith.addi %957, %c18 : index
    %960 = memref.load %17[%959] : memref<?xf32>
    %961 = arith.addf %958, %960 : f32
    %962 = wave.lane
    %963 = arith.addi %15, %c5 : index
    %964 = arith.muli %947, %c4 : index
    %965 = arith.addi %963, %964 : index
    %966 = arith.divui %962, %c1 : index
    %967 = arith.addi %965, %966 : index
    %968 = arith.cmpi slt, %967, %14 : index
    scf.if %968 {
      %969 = arith.cmpi eq, %hasFactors, %c6 : index
      %970 = memref.load %factors[%967] : memref<?xf32>
      %971 = arith.select %969, %970, %c31 : f32
      %972 = arith.remui %962, %c1 : index
      %973 = arith.muli %972, %c14 : index
      %974 = arith.addi %10, %973 : index
      %975 = vector.load %w[%974] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %976 = vector.bitcast %975 : vector<4xi8> to vector<1xf32>
      %977 = vector.extract %976[0] : f32 from vector<1xf32>
      %978 = arith.mulf %977, %971 : f32
      %979 = arith.mulf %954, %978 : f32
      %980 = arith.remui %962, %c1 : index
      %981 = arith.muli %980, %c14 : index
      %982 = arith.addi %12, %981 : index
      %983 = vector.load %w[%982] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %984 = vector.bitcast %983 : vector<4xi8> to vector<1xf32>
      %985 = vector.extract %984[0] : f32 from vector<1xf32>
      %986 = arith.mulf %985, %971 : f32
      %987 = arith.mulf %961, %986 : f32
      %988 = arith.muli %967, %outputFeatures : index
      %989 = arith.addi %988, %20 : index
      %990 = wave.lane
      %991 = arith.remui %990, %c1 : index
      %992 = arith.addi %989, %991 : index
      scf.if %18 {
        %993 = arith.addi %992, %c5 : index
        %994 = memref.load %residual[%993] : memref<?xf32>
        %995 = arith.addf %994, %979 : f32
        %996 = arith.addi %992, %c5 : index
        memref.store %995, %out[%996] : memref<?xf32>
      } else {
        %997 = arith.addi %992, %c5 : index
        memref.store %979, %out[%997] : memref<?xf32>
      }
      scf.if %18 {
        %998 = arith.addi %992, %c1 : index
        %999 = memref.load %residual[%998] : memref<?xf32>
        %1000 = arith.addf %999, %987 : f32
        %1001 = arith.addi %992, %c1 : index
        memref.store %1000, %out[%1001] : memref<?xf32>
      } else {
        %1002 = arith.addi %992, %c1 : index
        memref.store %987, %out[%1002] : memref<?xf32>
      }
    }
    %1003 = arith.muli %791, %c14 : index
    %1004 = arith.addi %1003, %c25 : index
    %1005 = arith.muli %1004, %c13 : index
    %1006 = arith.addi %1005, %790 : index
    %1007 = arith.addi %1006, %c5 : index
    %1008 = memref.load %17[%1007] : memref<?xf32>
    %1009 = arith.addi %1007, %c18 : index
    %1010 = memref.load %17[%1009] : memref<?xf32>
    %1011 = arith.addf %1008, %1010 : f32
    %1012 = arith.muli %1004, %c13 : index
    %1013 = arith.addi %1012, %790 : index
    %1014 = arith.addi %1013, %c23 : index
    %1015 = memref.load %17[%1014] : memref<?xf32>
    %1016 = arith.addi %1014, %c18 : index
    %1017 = memref.load %17[%1016] : memref<?xf32>
    %1018 = arith.addf %1015, %1017 : f32
    %1019 = wave.lane
    %1020 = arith.addi %15, %c5 : index
    %1021 = arith.muli %1004, %c4 : index
    %1022 = arith.addi %1020, %1021 : index
    %1023 = arith.divui %1019, %c1 : index
    %1024 = arith.addi %1022, %1023 : index
    %1025 = arith.cmpi slt, %1024, %14 : index
    scf.if %1025 {
      %1026 = arith.cmpi eq, %hasFactors, %c6 : index
      %1027 = memref.load %factors[%1024] : memref<?xf32>
      %1028 = arith.select %1026, %1027, %c31 : f32
      %1029 = arith.remui %1019, %c1 : index
      %1030 = arith.muli %1029, %c14 : index
      %1031 = arith.addi %10, %1030 : index
      %1032 = vector.load %w[%1031] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1033 = vector.bitcast %1032 : vector<4xi8> to vector<1xf32>
      %1034 = vector.extract %1033[0] : f32 from vector<1xf32>
      %1035 = arith.mulf %1034, %1028 : f32
      %1036 = arith.mulf %1011, %1035 : f32
      %1037 = arith.remui %1019, %c1 : index
      %1038 = arith.muli %1037, %c14 : index
      %1039 = arith.addi %12, %1038 : index
      %1040 = vector.load %w[%1039] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1041 = vector.bitcast %1040 : vector<4xi8> to vector<1xf32>
      %1042 = vector.extract %1041[0] : f32 from vector<1xf32>
      %1043 = arith.mulf %1042, %1028 : f32
      %1044 = arith.mulf %1018, %1043 : f32
      %1045 = arith.muli %1024, %outputFeatures : index
      %1046 = arith.addi %1045, %20 : index
      %1047 = wave.lane
      %1048 = arith.remui %1047, %c1 : index
      %1049 = arith.addi %1046, %1048 : index
      scf.if %18 {
        %1050 = arith.addi %1049, %c5 : index
        %1051 = memref.load %residual[%1050] : memref<?xf32>
        %1052 = arith.addf %1051, %1036 : f32
        %1053 = arith.addi %1049, %c5 : index
        memref.store %1052, %out[%1053] : memref<?xf32>
      } else {
        %1054 = arith.addi %1049, %c5 : index
        memref.store %1036, %out[%1054] : memref<?xf32>
      }
      scf.if %18 {
        %1055 = arith.addi %1049, %c1 : index
        %1056 = memref.load %residual[%1055] : memref<?xf32>
        %1057 = arith.addf %1056, %1044 : f32
        %1058 = arith.addi %1049, %c1 : index
        memref.store %1057, %out[%1058] : memref<?xf32>
      } else {
        %1059 = arith.addi %1049, %c1 : index
        memref.store %1044, %out[%1059] : memref<?xf32>
      }
    }
    %1060 = wave.lane
    wave.barrier
    %1061 = wave.wave
    %1062 = arith.muli %1061, %c4 : index
    %1063 = arith.addi %1062, %c5 : index
    %1064 = arith.muli %1063, %c23 : index
    %1065 = arith.addi %1064, %1060 : index
    %1066 = vector.extract %544#2[0] : f32 from vector<8xf32>
    %1067 = arith.addi %1065, %c5 : index
    memref.store %1066, %17[%1067] : memref<?xf32>
    %1068 = vector.extract %544#2[1] : f32 from vector<8xf32>
    %1069 = arith.addi %1065, %c13 : index
    memref.store %1068, %17[%1069] : memref<?xf32>
    %1070 = vector.extract %544#2[2] : f32 from vector<8xf32>
    %1071 = arith.addi %1065, %c8 : index
    memref.store %1070, %17[%1071] : memref<?xf32>
    %1072 = vector.extract %544#2[3] : f32 from vector<8xf32>
    %1073 = arith.addi %1065, %c26 : index
    memref.store %1072, %17[%1073] : memref<?xf32>
    %1074 = vector.extract %544#2[4] : f32 from vector<8xf32>
    %1075 = arith.addi %1065, %c3 : index
    memref.store %1074, %17[%1075] : memref<?xf32>
    %1076 = vector.extract %544#2[5] : f32 from vector<8xf32>
    %1077 = arith.addi %1065, %c27 : index
    memref.store %1076, %17[%1077] : memref<?xf32>
    %1078 = vector.extract %544#2[6] : f32 from vector<8xf32>
    %1079 = arith.addi %1065, %c28 : index
    memref.store %1078, %17[%1079] : memref<?xf32>
    %1080 = vector.extract %544#2[7] : f32 from vector<8xf32>
    %1081 = arith.addi %1065, %c29 : index
    memref.store %1080, %17[%1081] : memref<?xf32>
    %1082 = arith.muli %1061, %c4 : index
    %1083 = arith.addi %1082, %c6 : index
    %1084 = arith.muli %1083, %c23 : index
    %1085 = arith.addi %1084, %1060 : index
    %1086 = vector.extract %544#3[0] : f32 from vector<8xf32>
    %1087 = arith.addi %1085, %c5 : index
    memref.store %1086, %17[%1087] : memref<?xf32>
    %1088 = vector.extract %544#3[1] : f32 from vector<8xf32>
    %1089 = arith.addi %1085, %c13 : index
    memref.store %1088, %17[%1089] : memref<?xf32>
    %1090 = vector.extract %544#3[2] : f32 from vector<8xf32>
    %1091 = arith.addi %1085, %c8 : index
    memref.store %1090, %17[%1091] : memref<?xf32>
    %1092 = vector.extract %544#3[3] : f32 from vector<8xf32>
    %1093 = arith.addi %1085, %c26 : index
    memref.store %1092, %17[%1093] : memref<?xf32>
    %1094 = vector.extract %544#3[4] : f32 from vector<8xf32>
    %1095 = arith.addi %1085, %c3 : index
    memref.store %1094, %17[%1095] : memref<?xf32>
    %1096 = vector.extract %544#3[5] : f32 from vector<8xf32>
    %1097 = arith.addi %1085, %c27 : index
    memref.store %1096, %17[%1097] : memref<?xf32>
    %1098 = vector.extract %544#3[6] : f32 from vector<8xf32>
    %1099 = arith.addi %1085, %c28 : index
    memref.store %1098, %17[%1099] : memref<?xf32>
    %1100 = vector.extract %544#3[7] : f32 from vector<8xf32>
    %1101 = arith.addi %1085, %c29 : index
    memref.store %1100, %17[%1101] : memref<?xf32>
    wave.barrier
    %1102 = arith.muli %1061, %c14 : index
    %1103 = arith.addi %1102, %c5 : index
    %1104 = arith.muli %1103, %c13 : index
    %1105 = arith.addi %1104, %1060 : index
    %1106 = arith.addi %1105, %c5 : index
    %1107 = memref.load %17[%1106] : memref<?xf32>
    %1108 = arith.addi %1106, %c18 : index
    %1109 = memref.load %17[%1108] : memref<?xf32>
    %1110 = arith.addf %1107, %1109 : f32
    %1111 = arith.muli %1103, %c13 : index
    %1112 = arith.addi %1111, %1060 : index
    %1113 = arith.addi %1112, %c23 : index
    %1114 = memref.load %17[%1113] : memref<?xf32>
    %1115 = arith.addi %1113, %c18 : index
    %1116 = memref.load %17[%1115] : memref<?xf32>
    %1117 = arith.addf %1114, %1116 : f32
    %1118 = wave.lane
    %1119 = arith.addi %15, %c1 : index
    %1120 = arith.muli %1103, %c4 : index
    %1121 = arith.addi %1119, %1120 : index
    %1122 = arith.divui %1118, %c1 : index
    %1123 = arith.addi %1121, %1122 : index
    %1124 = arith.cmpi slt, %1123, %14 : index
    scf.if %1124 {
      %1125 = arith.cmpi eq, %hasFactors, %c6 : index
      %1126 = memref.load %factors[%1123] : memref<?xf32>
      %1127 = arith.select %1125, %1126, %c31 : f32
      %1128 = arith.remui %1118, %c1 : index
      %1129 = arith.muli %1128, %c14 : index
      %1130 = arith.addi %10, %1129 : index
      %1131 = vector.load %w[%1130] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1132 = vector.bitcast %1131 : vector<4xi8> to vector<1xf32>
      %1133 = vector.extract %1132[0] : f32 from vector<1xf32>
      %1134 = arith.mulf %1133, %1127 : f32
      %1135 = arith.mulf %1110, %1134 : f32
      %1136 = arith.remui %1118, %c1 : index
      %1137 = arith.muli %1136, %c14 : index
      %1138 = arith.addi %12, %1137 : index
      %1139 = vector.load %w[%1138] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1140 = vector.bitcast %1139 : vector<4xi8> to vector<1xf32>
      %1141 = vector.extract %1140[0] : f32 from vector<1xf32>
      %1142 = arith.mulf %1141, %1127 : f32
      %1143 = arith.mulf %1117, %1142 : f32
      %1144 = arith.muli %1123, %outputFeatures : index
      %1145 = arith.addi %1144, %20 : index
      %1146 = wave.lane
      %1147 = arith.remui %1146, %c1 : index
      %1148 = arith.addi %1145, %1147 : index
      scf.if %18 {
        %1149 = arith.addi %1148, %c5 : index
        %1150 = memref.load %residual[%1149] : memref<?xf32>
        %1151 = arith.addf %1150, %1135 : f32
        %1152 = arith.addi %1148, %c5 : index
        memref.store %1151, %out[%1152] : memref<?xf32>
      } else {
        %1153 = arith.addi %1148, %c5 : index
        memref.store %1135, %out[%1153] : memref<?xf32>
      }
      scf.if %18 {
        %1154 = arith.addi %1148, %c1 : index
        %1155 = memref.load %residual[%1154] : memref<?xf32>
        %1156 = arith.addf %1155, %1143 : f32
        %1157 = arith.addi %1148, %c1 : index
        memref.store %1156, %out[%1157] : memref<?xf32>
      } else {
        %1158 = arith.addi %1148, %c1 : index
        memref.store %1143, %out[%1158] : memref<?xf32>
      }
    }
    %1159 = arith.muli %1061, %c14 : index
    %1160 = arith.addi %1159, %c6 : index
    %1161 = arith.muli %1160, %c13 : index
    %1162 = arith.addi %1161, %1060 : index
    %1163 = arith.addi %1162, %c5 : index
    %1164 = memref.load %17[%1163] : memref<?xf32>
    %1165 = arith.addi %1163, %c18 : index
    %1166 = memref.load %17[%1165] : memref<?xf32>
    %1167 = arith.addf %1164, %1166 : f32
    %1168 = arith.muli %1160, %c13 : index
    %1169 = arith.addi %1168, %1060 : index
    %1170 = arith.addi %1169, %c23 : index
    %1171 = memref.load %17[%1170] : memref<?xf32>
    %1172 = arith.addi %1170, %c18 : index
    %1173 = memref.load %17[%1172] : memref<?xf32>
    %1174 = arith.addf %1171, %1173 : f32
    %1175 = wave.lane
    %1176 = arith.addi %15, %c1 : index
    %1177 = arith.muli %1160, %c4 : index
    %1178 = arith.addi %1176, %1177 : index
    %1179 = arith.divui %1175, %c1 : index
    %1180 = arith.addi %1178, %1179 : index
    %1181 = arith.cmpi slt, %1180, %14 : index
    scf.if %1181 {
      %1182 = arith.cmpi eq, %hasFactors, %c6 : index
      %1183 = memref.load %factors[%1180] : memref<?xf32>
      %1184 = arith.select %1182, %1183, %c31 : f32
      %1185 = arith.remui %1175, %c1 : index
      %1186 = arith.muli %1185, %c14 : index
      %1187 = arith.addi %10, %1186 : index
      %1188 = vector.load %w[%1187] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1189 = vector.bitcast %1188 : vector<4xi8> to vector<1xf32>
      %1190 = vector.extract %1189[0] : f32 from vector<1xf32>
      %1191 = arith.mulf %1190, %1184 : f32
      %1192 = arith.mulf %1167, %1191 : f32
      %1193 = arith.remui %1175, %c1 : index
      %1194 = arith.muli %1193, %c14 : index
      %1195 = arith.addi %12, %1194 : index
      %1196 = vector.load %w[%1195] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1197 = vector.bitcast %1196 : vector<4xi8> to vector<1xf32>
      %1198 = vector.extract %1197[0] : f32 from vector<1xf32>
      %1199 = arith.mulf %1198, %1184 : f32
      %1200 = arith.mulf %1174, %1199 : f32
      %1201 = arith.muli %1180, %outputFeatures : index
      %1202 = arith.addi %1201, %20 : index
      %1203 = wave.lane
      %1204 = arith.remui %1203, %c1 : index
      %1205 = arith.addi %1202, %1204 : index
      scf.if %18 {
        %1206 = arith.addi %1205, %c5 : index
        %1207 = memref.load %residual[%1206] : memref<?xf32>
        %1208 = arith.addf %1207, %1192 : f32
        %1209 = arith.addi %1205, %c5 : index
        memref.store %1208, %out[%1209] : memref<?xf32>
      } else {
        %1210 = arith.addi %1205, %c5 : index
        memref.store %1192, %out[%1210] : memref<?xf32>
      }
      scf.if %18 {
        %1211 = arith.addi %1205, %c1 : index
        %1212 = memref.load %residual[%1211] : memref<?xf32>
        %1213 = arith.addf %1212, %1200 : f32
        %1214 = arith.addi %1205, %c1 : index
        memref.store %1213, %out[%1214] : memref<?xf32>
      } else {
        %1215 = arith.addi %1205, %c1 : index
        memref.store %1200, %out[%1215] : memref<?xf32>
      }
    }
    %1216 = arith.muli %1061, %c14 : index
    %1217 = arith.addi %1216, %c4 : index
    %1218 = arith.muli %1217, %c13 : index
    %1219 = arith.addi %1218, %1060 : index
    %1220 = arith.addi %1219, %c5 : index
    %1221 = memref.load %17[%1220] : memref<?xf32>
    %1222 = arith.addi %1220, %c18 : index
    %1223 = memref.load %17[%1222] : memref<?xf32>
    %1224 = arith.addf %1221, %1223 : f32
    %1225 = arith.muli %1217, %c13 : index
    %1226 = arith.addi %1225, %1060 : index
    %1227 = arith.addi %1226, %c23 : index
    %1228 = memref.load %17[%1227] : memref<?xf32>
    %1229 = arith.addi %1227, %c18 : index
    %1230 = memref.load %17[%1229] : memref<?xf32>
    %1231 = arith.addf %1228, %1230 : f32
    %1232 = wave.lane
    %1233 = arith.addi %15, %c1 : index
    %1234 = arith.muli %1217, %c4 : index
    %1235 = arith.addi %1233, %1234 : index
    %1236 = arith.divui %1232, %c1 : index
    %1237 = arith.addi %1235, %1236 : index
    %1238 = arith.cmpi slt, %1237, %14 : index
    scf.if %1238 {
      %1239 = arith.cmpi eq, %hasFactors, %c6 : index
      %1240 = memref.load %factors[%1237] : memref<?xf32>
      %1241 = arith.select %1239, %1240, %c31 : f32
      %1242 = arith.remui %1232, %c1 : index
      %1243 = arith.muli %1242, %c14 : index
      %1244 = arith.addi %10, %1243 : index
      %1245 = vector.load %w[%1244] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1246 = vector.bitcast %1245 : vector<4xi8> to vector<1xf32>
      %1247 = vector.extract %1246[0] : f32 from vector<1xf32>
      %1248 = arith.mulf %1247, %1241 : f32
      %1249 = arith.mulf %1224, %1248 : f32
      %1250 = arith.remui %1232, %c1 : index
      %1251 = arith.muli %1250, %c14 : index
      %1252 = arith.addi %12, %1251 : index
      %1253 = vector.load %w[%1252] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1254 = vector.bitcast %1253 : vector<4xi8> to vector<1xf32>
      %1255 = vector.extract %1254[0] : f32 from vector<1xf32>
      %1256 = arith.mulf %1255, %1241 : f32
      %1257 = arith.mulf %1231, %1256 : f32
      %1258 = arith.muli %1237, %outputFeatures : index
      %1259 = arith.addi %1258, %20 : index
      %1260 = wave.lane
      %1261 = arith.remui %1260, %c1 : index
      %1262 = arith.addi %1259, %1261 : index
      scf.if %18 {
        %1263 = arith.addi %1262, %c5 : index
        %1264 = memref.load %residual[%1263] : memref<?xf32>
        %1265 = arith.addf %1264, %1249 : f32
        %1266 = arith.addi %1262, %c5 : index
        memref.store %1265, %out[%1266] : memref<?xf32>
      } else {
        %1267 = arith.addi %1262, %c5 : index
        memref.store %1249, %out[%1267] : memref<?xf32>
      }
      scf.if %18 {
        %1268 = arith.addi %1262, %c1 : index
        %1269 = memref.load %residual[%1268] : memref<?xf32>
        %1270 = arith.addf %1269, %1257 : f32
        %1271 = arith.addi %1262, %c1 : index
        memref.store %1270, %out[%1271] : memref<?xf32>
      } else {
        %1272 = arith.addi %1262, %c1 : index
        memref.store %1257, %out[%1272] : memref<?xf32>
      }
    }
    %1273 = arith.muli %1061, %c14 : index
    %1274 = arith.addi %1273, %c25 : index
    %1275 = arith.muli %1274, %c13 : index
    %1276 = arith.addi %1275, %1060 : index
    %1277 = arith.addi %1276, %c5 : index
    %1278 = memref.load %17[%1277] : memref<?xf32>
    %1279 = arith.addi %1277, %c18 : index
    %1280 = memref.load %17[%1279] : memref<?xf32>
    %1281 = arith.addf %1278, %1280 : f32
    %1282 = arith.muli %1274, %c13 : index
    %1283 = arith.addi %1282, %1060 : index
    %1284 = arith.addi %1283, %c23 : index
    %1285 = memref.load %17[%1284] : memref<?xf32>
    %1286 = arith.addi %1284, %c18 : index
    %1287 = memref.load %17[%1286] : memref<?xf32>
    %1288 = arith.addf %1285, %1287 : f32
    %1289 = wave.lane
    %1290 = arith.addi %15, %c1 : index
    %1291 = arith.muli %1274, %c4 : index
    %1292 = arith.addi %1290, %1291 : index
    %1293 = arith.divui %1289, %c1 : index
    %1294 = arith.addi %1292, %1293 : index
    %1295 = arith.cmpi slt, %1294, %14 : index
    scf.if %1295 {
      %1296 = arith.cmpi eq, %hasFactors, %c6 : index
      %1297 = memref.load %factors[%1294] : memref<?xf32>
      %1298 = arith.select %1296, %1297, %c31 : f32
      %1299 = arith.remui %1289, %c1 : index
      %1300 = arith.muli %1299, %c14 : index
      %1301 = arith.addi %10, %1300 : index
      %1302 = vector.load %w[%1301] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1303 = vector.bitcast %1302 : vector<4xi8> to vector<1xf32>
      %1304 = vector.extract %1303[0] : f32 from vector<1xf32>
      %1305 = arith.mulf %1304, %1298 : f32
      %1306 = arith.mulf %1281, %1305 : f32
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
    %1336 = vector.extract %544#4[0] : f32 from vector<8xf32>
    %1337 = arith.addi %1335, %c5 : index
    memref.store %1336, %17[%1337] : memref<?xf32>
    %1338 = vector.extract %544#4[1] : f32 from vector<8xf32>
    %1339 = arith.addi %1335, %c13 : index
    memref.store %1338, %17[%1339] : memref<?xf32>
    %1340 = vector.extract %544#4[2] : f32 from vector<8xf32>
    %1341 = arith.addi %1335, %c8 : index
    memref.store %1340, %17[%1341] : memref<?xf32>
    %1342 = vector.extract %544#4[3] : f32 from vector<8xf32>
    %1343 = arith.addi %1335, %c26 : index
    memref.store %1342, %17[%1343] : memref<?xf32>
    %1344 = vector.extract %544#4[4] : f32 from vector<8xf32>
    %1345 = arith.addi %1335, %c3 : index
    memref.store %1344, %17[%1345] : memref<?xf32>
    %1346 = vector.extract %544#4[5] : f32 from vector<8xf32>
    %1347 = arith.addi %1335, %c27 : index
    memref.store %1346, %17[%1347] : memref<?xf32>
    %1348 = vector.extract %544#4[6] : f32 from vector<8xf32>
    %1349 = arith.addi %1335, %c28 : index
    memref.store %1348, %17[%1349] : memref<?xf32>
    %1350 = vector.extract %544#4[7] : f32 from vector<8xf32>
    %1351 = arith.addi %1335, %c29 : index
    memref.store %1350, %17[%1351] : memref<?xf32>
    %1352 = arith.muli %1331, %c4 : index
    %1353 = arith.addi %1352, %c6 : index
    %1354 = arith.muli %1353, %c23 : index
    %1355 = arith.addi %1354, %1330 : index
    %1356 = vector.extract %544#5[0] : f32 from vector<8xf32>
    %1357 = arith.addi %1355, %c5 : index
    memref.store %1356, %17[%1357] : memref<?xf32>
    %1358 = vector.extract %544#5[1] : f32 from vector<8xf32>
    %1359 = arith.addi %1355, %c13 : index
    memref.store %1358, %17[%1359] : memref<?xf32>
    %1360 = vector.extract %544#5[2] : f32 from vector<8xf32>
    %1361 = arith.addi %1355, %c8 : index
    memref.store %1360, %17[%1361] : memref<?xf32>
    %1362 = vector.extract %544#5[3] : f32 from vector<8xf32>
    %1363 = arith.addi %1355, %c26 : index
    memref.store %1362, %17[%1363] : memref<?xf32>
    %1364 = vector.extract %544#5[4] : f32 from vector<8xf32>
    %1365 = arith.addi %1355, %c3 : index
    memref.store %1364, %17[%1365] : memref<?xf32>
    %1366 = vector.extract %544#5[5] : f32 from vector<8xf32>
    %1367 = arith.addi %1355, %c27 : index
    memref.store %1366, %17[%1367] : memref<?xf32>
    %1368 = vector.extract %544#5[6] : f32 from vector<8xf32>
    %1369 = arith.addi %1355, %c28 : index
    memref.store %1368, %17[%1369] : memref<?xf32>
    %1370 = vector.extract %544#5[7] : f32 from vector<8xf32>
    %1371 = arith.addi %1355, %c29 : index
    memref.store %1370, %17[%1371] : memref<?xf32>
    wave.barrier
    %1372 = arith.muli %1331, %c14 : index
    %1373 = arith.addi %1372, %c5 : index
    %1374 = arith.muli %1373, %c13 : index
    %1375 = arith.addi %1374, %1330 : index
    %1376 = arith.addi %1375, %c5 : index
    %1377 = memref.load %17[%1376] : memref<?xf32>
    %1378 = arith.addi %1376, %c18 : index
    %1379 = memref.load %17[%1378] : memref<?xf32>
    %1380 = arith.addf %1377, %1379 : f32
    %1381 = arith.muli %1373, %c13 : index
    %1382 = arith.addi %1381, %1330 : index
    %1383 = arith.addi %1382, %c23 : index
    %1384 = memref.load %17[%1383] : memref<?xf32>
    %1385 = arith.addi %1383, %c18 : index
    %1386 = memref.load %17[%1385] : memref<?xf32>
    %1387 = arith.addf %1384, %1386 : f32
    %1388 = wave.lane
    %1389 = arith.addi %15, %c13 : index
    %1390 = arith.muli %1373, %c4 : index
    %1391 = arith.addi %1389, %1390 : index
    %1392 = arith.divui %1388, %c1 : index
    %1393 = arith.addi %1391, %1392 : index
    %1394 = arith.cmpi slt, %1393, %14 : index
    scf.if %1394 {
      %1395 = arith.cmpi eq, %hasFactors, %c6 : index
      %1396 = memref.load %factors[%1393] : memref<?xf32>
      %1397 = arith.select %1395, %1396, %c31 : f32
      %1398 = arith.remui %1388, %c1 : index
      %1399 = arith.muli %1398, %c14 : index
      %1400 = arith.addi %10, %1399 : index
      %1401 = vector.load %w[%1400] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1402 = vector.bitcast %1401 : vector<4xi8> to vector<1xf32>
      %1403 = vector.extract %1402[0] : f32 from vector<1xf32>
      %1404 = arith.mulf %1403, %1397 : f32
      %1405 = arith.mulf %1380, %1404 : f32
      %1406 = arith.remui %1388, %c1 : index
      %1407 = arith.muli %1406, %c14 : index
      %1408 = arith.addi %12, %1407 : index
      %1409 = vector.load %w[%1408] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1410 = vector.bitcast %1409 : vector<4xi8> to vector<1xf32>
      %1411 = vector.extract %1410[0] : f32 from vector<1xf32>
      %1412 = arith.mulf %1411, %1397 : f32
      %1413 = arith.mulf %1387, %1412 : f32
      %1414 = arith.muli %1393, %outputFeatures : index
      %1415 = arith.addi %1414, %20 : index
      %1416 = wave.lane
      %1417 = arith.remui %1416, %c1 : index
      %1418 = arith.addi %1415, %1417 : index
      scf.if %18 {
        %1419 = arith.addi %1418, %c5 : index
        %1420 = memref.load %residual[%1419] : memref<?xf32>
        %1421 = arith.addf %1420, %1405 : f32
        %1422 = arith.addi %1418, %c5 : index
        memref.store %1421, %out[%1422] : memref<?xf32>
      } else {
        %1423 = arith.addi %1418, %c5 : index
        memref.store %1405, %out[%1423] : memref<?xf32>
      }
      scf.if %18 {
        %1424 = arith.addi %1418, %c1 : index
        %1425 = memref.load %residual[%1424] : memref<?xf32>
        %1426 = arith.addf %1425, %1413 : f32
        %1427 = arith.addi %1418, %c1 : index
        memref.store %1426, %out[%1427] : memref<?xf32>
      } else {
        %1428 = arith.addi %1418, %c1 : index
        memref.store %1413, %out[%1428] : memref<?xf32>
      }
    }
    %1429 = arith.muli %1331, %c14 : index
    %1430 = arith.addi %1429, %c6 : index
    %1431 = arith.muli %1430, %c13 : index
    %1432 = arith.addi %1431, %1330 : index
    %1433 = arith.addi %1432, %c5 : index
    %1434 = memref.load %17[%1433] : memref<?xf32>
    %1435 = arith.addi %1433, %c18 : index
    %1436 = memref.load %17[%1435] : memref<?xf32>
    %1437 = arith.addf %1434, %1436 : f32
    %1438 = arith.muli %1430, %c13 : index
    %1439 = arith.addi %1438, %1330 : index
    %1440 = arith.addi %1439, %c23 : index
    %1441 = memref.load %17[%1440] : memref<?xf32>
    %1442 = arith.addi %1440, %c18 : index
    %1443 = memref.load %17[%1442] : memref<?xf32>
    %1444 = arith.addf %1441, %1443 : f32
    %1445 = wave.lane
    %1446 = arith.addi %15, %c13 : index
    %1447 = arith.muli %1430, %c4 : index
    %1448 = arith.addi %1446, %1447 : index
    %1449 = arith.divui %1445, %c1 : index
    %1450 = arith.addi %1448, %1449 : index
    %1451 = arith.cmpi slt, %1450, %14 : index
    scf.if %1451 {
      %1452 = arith.cmpi eq, %hasFactors, %c6 : index
      %1453 = memref.load %factors[%1450] : memref<?xf32>
      %1454 = arith.select %1452, %1453, %c31 : f32
      %1455 = arith.remui %1445, %c1 : index
      %1456 = arith.muli %1455, %c14 : index
      %1457 = arith.addi %10, %1456 : index
      %1458 = vector.load %w[%1457] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1459 = vector.bitcast %1458 : vector<4xi8> to vector<1xf32>
      %1460 = vector.extract %1459[0] : f32 from vector<1xf32>
      %1461 = arith.mulf %1460, %1454 : f32
      %1462 = arith.mulf %1437, %1461 : f32
      %1463 = arith.remui %1445, %c1 : index
      %1464 = arith.muli %1463, %c14 : index
      %1465 = arith.addi %12, %1464 : index
      %1466 = vector.load %w[%1465] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1467 = vector.bitcast %1466 : vector<4xi8> to vector<1xf32>
      %1468 = vector.extract %1467[0] : f32 from vector<1xf32>
      %1469 = arith.mulf %1468, %1454 : f32
      %1470 = arith.mulf %1444, %1469 : f32
      %1471 = arith.muli %1450, %outputFeatures : index
      %1472 = arith.addi %1471, %20 : index
      %1473 = wave.lane
      %1474 = arith.remui %1473, %c1 : index
      %1475 = arith.addi %1472, %1474 : index
      scf.if %18 {
        %1476 = arith.addi %1475, %c5 : index
        %1477 = memref.load %residual[%1476] : memref<?xf32>
        %1478 = arith.addf %1477, %1462 : f32
        %1479 = arith.addi %1475, %c5 : index
        memref.store %1478, %out[%1479] : memref<?xf32>
      } else {
        %1480 = arith.addi %1475, %c5 : index
        memref.store %1462, %out[%1480] : memref<?xf32>
      }
      scf.if %18 {
        %1481 = arith.addi %1475, %c1 : index
        %1482 = memref.load %residual[%1481] : memref<?xf32>
        %1483 = arith.addf %1482, %1470 : f32
        %1484 = arith.addi %1475, %c1 : index
        memref.store %1483, %out[%1484] : memref<?xf32>
      } else {
        %1485 = arith.addi %1475, %c1 : index
        memref.store %1470, %out[%1485] : memref<?xf32>
      }
    }
    %1486 = arith.muli %1331, %c14 : index
    %1487 = arith.addi %1486, %c4 : index
    %1488 = arith.muli %1487, %c13 : index
    %1489 = arith.addi %1488, %1330 : index
    %1490 = arith.addi %1489, %c5 : index
    %1491 = memref.load %17[%1490] : memref<?xf32>
    %1492 = arith.addi %1490, %c18 : index
    %1493 = memref.load %17[%1492] : memref<?xf32>
    %1494 = arith.addf %1491, %1493 : f32
    %1495 = arith.muli %1487, %c13 : index
    %1496 = arith.addi %1495, %1330 : index
    %1497 = arith.addi %1496, %c23 : index
    %1498 = memref.load %17[%1497] : memref<?xf32>
    %1499 = arith.addi %1497, %c18 : index
    %1500 = memref.load %17[%1499] : memref<?xf32>
    %1501 = arith.addf %1498, %1500 : f32
    %1502 = wave.lane
    %1503 = arith.addi %15, %c13 : index
    %1504 = arith.muli %1487, %c4 : index
    %1505 = arith.addi %1503, %1504 : index
    %1506 = arith.divui %1502, %c1 : index
    %1507 = arith.addi %1505, %1506 : index
    %1508 = arith.cmpi slt, %1507, %14 : index
    scf.if %1508 {
      %1509 = arith.cmpi eq, %hasFactors, %c6 : index
      %1510 = memref.load %factors[%1507] : memref<?xf32>
      %1511 = arith.select %1509, %1510, %c31 : f32
      %1512 = arith.remui %1502, %c1 : index
      %1513 = arith.muli %1512, %c14 : index
      %1514 = arith.addi %10, %1513 : index
      %1515 = vector.load %w[%1514] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1516 = vector.bitcast %1515 : vector<4xi8> to vector<1xf32>
      %1517 = vector.extract %1516[0] : f32 from vector<1xf32>
      %1518 = arith.mulf %1517, %1511 : f32
      %1519 = arith.mulf %1494, %1518 : f32
      %1520 = arith.remui %1502, %c1 : index
      %1521 = arith.muli %1520, %c14 : index
      %1522 = arith.addi %12, %1521 : index
      %1523 = vector.load %w[%1522] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1524 = vector.bitcast %1523 : vector<4xi8> to vector<1xf32>
      %1525 = vector.extract %1524[0] : f32 from vector<1xf32>
      %1526 = arith.mulf %1525, %1511 : f32
      %1527 = arith.mulf %1501, %1526 : f32
      %1528 = arith.muli %1507, %outputFeatures : index
      %1529 = arith.addi %1528, %20 : index
      %1530 = wave.lane
      %1531 = arith.remui %1530, %c1 : index
      %1532 = arith.addi %1529, %1531 : index
      scf.if %18 {
        %1533 = arith.addi %1532, %c5 : index
        %1534 = memref.load %residual[%1533] : memref<?xf32>
        %1535 = arith.addf %1534, %1519 : f32
        %1536 = arith.addi %1532, %c5 : index
        memref.store %1535, %out[%1536] : memref<?xf32>
      } else {
        %1537 = arith.addi %1532, %c5 : index
        memref.store %1519, %out[%1537] : memref<?xf32>
      }
      scf.if %18 {
        %1538 = arith.addi %1532, %c1 : index
        %1539 = memref.load %residual[%1538] : memref<?xf32>
        %1540 = arith.addf %1539, %1527 : f32
        %1541 = arith.addi %1532, %c1 : index
        memref.store %1540, %out[%1541] : memref<?xf32>
      } else {
        %1542 = arith.addi %1532, %c1 : index
        memref.store %1527, %out[%1542] : memref<?xf32>
      }
    }
    %1543 = arith.muli %1331, %c14 : index
    %1544 = arith.addi %1543, %c25 : index
    %1545 = arith.muli %1544, %c13 : index
    %1546 = arith.addi %1545, %1330 : index
    %1547 = arith.addi %1546, %c5 : index
    %1548 = memref.load %17[%1547] : memref<?xf32>
    %1549 = arith.addi %1547, %c18 : index
    %1550 = memref.load %17[%1549] : memref<?xf32>
    %1551 = arith.addf %1548, %1550 : f32
    %1552 = arith.muli %1544, %c13 : index
    %1553 = arith.addi %1552, %1330 : index
    %1554 = arith.addi %1553, %c23 : index
    %1555 = memref.load %17[%1554] : memref<?xf32>
    %1556 = arith.addi %1554, %c18 : index
    %1557 = memref.load %17[%1556] : memref<?xf32>
    %1558 = arith.addf %1555, %1557 : f32
    %1559 = wave.lane
    %1560 = arith.addi %15, %c13 : index
    %1561 = arith.muli %1544, %c4 : index
    %1562 = arith.addi %1560, %1561 : index
    %1563 = arith.divui %1559, %c1 : index
    %1564 = arith.addi %1562, %1563 : index
    %1565 = arith.cmpi slt, %1564, %14 : index
    scf.if %1565 {
      %1566 = arith.cmpi eq, %hasFactors, %c6 : index
      %1567 = memref.load %factors[%1564] : memref<?xf32>
      %1568 = arith.select %1566, %1567, %c31 : f32
      %1569 = arith.remui %1559, %c1 : index
      %1570 = arith.muli %1569, %c14 : index
      %1571 = arith.addi %10, %1570 : index
      %1572 = vector.load %w[%1571] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1573 = vector.bitcast %1572 : vector<4xi8> to vector<1xf32>
      %1574 = vector.extract %1573[0] : f32 from vector<1xf32>
      %1575 = arith.mulf %1574, %1568 : f32
      %1576 = arith.mulf %1551, %1575 : f32
      %1577 = arith.remui %1559, %c1 : index
      %1578 = arith.muli %1577, %c14 : index
      %1579 = arith.addi %12, %1578 : index
      %1580 = vector.load %w[%1579] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1581 = vector.bitcast %1580 : vector<4xi8> to vector<1xf32>
      %1582 = vector.extract %1581[0] : f32 from vector<1xf32>
      %1583 = arith.mulf %1582, %1568 : f32
      %1584 = arith.mulf %1558, %1583 : f32
      %1585 = arith.muli %1564, %outputFeatures : index
      %1586 = arith.addi %1585, %20 : index
      %1587 = wave.lane
      %1588 = arith.remui %1587, %c1 : index
      %1589 = arith.addi %1586, %1588 : index
      scf.if %18 {
        %1590 = arith.addi %1589, %c5 : index
        %1591 = memref.load %residual[%1590] : memref<?xf32>
        %1592 = arith.addf %1591, %1576 : f32
        %1593 = arith.addi %1589, %c5 : index
        memref.store %1592, %out[%1593] : memref<?xf32>
      } else {
        %1594 = arith.addi %1589, %c5 : index
        memref.store %1576, %out[%1594] : memref<?xf32>
      }
      scf.if %18 {
        %1595 = arith.addi %1589, %c1 : index
        %1596 = memref.load %residual[%1595] : memref<?xf32>
        %1597 = arith.addf %1596, %1584 : f32
        %1598 = arith.addi %1589, %c1 : index
        memref.store %1597, %out[%1598] : memref<?xf32>
      } else {
        %1599 = arith.addi %1589, %c1 : index
        memref.store %1584, %out[%1599] : memref<?xf32>
      }
    }
    %1600 = wave.lane
    wave.barrier
    %1601 = wave.wave
    %1602 = arith.muli %1601, %c4 : index
    %1603 = arith.addi %1602, %c5 : index
    %1604 = arith.muli %1603, %c23 : index
    %1605 = arith.addi %1604, %1600 : index
    %1606 = vector.extract %544#6[0] : f32 from vector<8xf32>
    %1607 = arith.addi %1605, %c5 : index
    memref.store %1606, %17[%1607] : memref<?xf32>
    %1608 = vector.extract %544#6[1] : f32 from vector<8xf32>
    %1609 = arith.addi %1605, %c13 : index
    memref.store %1608, %17[%1609] : memref<?xf32>
    %1610 = vector.extract %544#6[2] : f32 from vector<8xf32>
    %1611 = arith.addi %1605, %c8 : index
    memref.store %1610, %17[%1611] : memref<?xf32>
    %1612 = vector.extract %544#6[3] : f32 from vector<8xf32>
    %1613 = arith.addi %1605, %c26 : index
    memref.store %1612, %17[%1613] : memref<?xf32>
    %1614 = vector.extract %544#6[4] : f32 from vector<8xf32>
    %1615 = arith.addi %1605, %c3 : index
    memref.store %1614, %17[%1615] : memref<?xf32>
    %1616 = vector.extract %544#6[5] : f32 from vector<8xf32>
    %1617 = arith.addi %1605, %c27 : index
    memref.store %1616, %17[%1617] : memref<?xf32>
    %1618 = vector.extract %544#6[6] : f32 from vector<8xf32>
    %1619 = arith.addi %1605, %c28 : index
    memref.store %1618, %17[%1619] : memref<?xf32>
    %1620 = vector.extract %544#6[7] : f32 from vector<8xf32>
    %1621 = arith.addi %1605, %c29 : index
    memref.store %1620, %17[%1621] : memref<?xf32>
    %1622 = arith.muli %1601, %c4 : index
    %1623 = arith.addi %1622, %c6 : index
    %1624 = arith.muli %1623, %c23 : index
    %1625 = arith.addi %1624, %1600 : index
    %1626 = vector.extract %544#7[0] : f32 from vector<8xf32>
    %1627 = arith.addi %1625, %c5 : index
    memref.store %1626, %17[%1627] : memref<?xf32>
    %1628 = vector.extract %544#7[1] : f32 from vector<8xf32>
    %1629 = arith.addi %1625, %c13 : index
    memref.store %1628, %17[%1629] : memref<?xf32>
    %1630 = vector.extract %544#7[2] : f32 from vector<8xf32>
    %1631 = arith.addi %1625, %c8 : index
    memref.store %1630, %17[%1631] : memref<?xf32>
    %1632 = vector.extract %544#7[3] : f32 from vector<8xf32>
    %1633 = arith.addi %1625, %c26 : index
    memref.store %1632, %17[%1633] : memref<?xf32>
    %1634 = vector.extract %544#7[4] : f32 from vector<8xf32>
    %1635 = arith.addi %1625, %c3 : index
    memref.store %1634, %17[%1635] : memref<?xf32>
    %1636 = vector.extract %544#7[5] : f32 from vector<8xf32>
    %1637 = arith.addi %1625, %c27 : index
    memref.store %1636, %17[%1637] : memref<?xf32>
    %1638 = vector.extract %544#7[6] : f32 from vector<8xf32>
    %1639 = arith.addi %1625, %c28 : index
    memref.store %1638, %17[%1639] : memref<?xf32>
    %1640 = vector.extract %544#7[7] : f32 from vector<8xf32>
    %1641 = arith.addi %1625, %c29 : index
    memref.store %1640, %17[%1641] : memref<?xf32>
    wave.barrier
    %1642 = arith.muli %1601, %c14 : index
    %1643 = arith.addi %1642, %c5 : index
    %1644 = arith.muli %1643, %c13 : index
    %1645 = arith.addi %1644, %1600 : index
    %1646 = arith.addi %1645, %c5 : index
    %1647 = memref.load %17[%1646] : memref<?xf32>
    %1648 = arith.addi %1646, %c18 : index
    %1649 = memref.load %17[%1648] : memref<?xf32>
    %1650 = arith.addf %1647, %1649 : f32
    %1651 = arith.muli %1643, %c13 : index
    %1652 = arith.addi %1651, %1600 : index
    %1653 = arith.addi %1652, %c23 : index
    %1654 = memref.load %17[%1653] : memref<?xf32>
    %1655 = arith.addi %1653, %c18 : index
    %1656 = memref.load %17[%1655] : memref<?xf32>
    %1657 = arith.addf %1654, %1656 : f32
    %1658 = wave.lane
    %1659 = arith.addi %15, %c32 : index
    %1660 = arith.muli %1643, %c4 : index
    %1661 = arith.addi %1659, %1660 : index
    %1662 = arith.divui %1658, %c1 : index
    %1663 = arith.addi %1661, %1662 : index
    %1664 = arith.cmpi slt, %1663, %14 : index
    scf.if %1664 {
      %1665 = arith.cmpi eq, %hasFactors, %c6 : index
      %1666 = memref.load %factors[%1663] : memref<?xf32>
      %1667 = arith.select %1665, %1666, %c31 : f32
      %1668 = arith.remui %1658, %c1 : index
      %1669 = arith.muli %1668, %c14 : index
      %1670 = arith.addi %10, %1669 : index
      %1671 = vector.load %w[%1670] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1672 = vector.bitcast %1671 : vector<4xi8> to vector<1xf32>
      %1673 = vector.extract %1672[0] : f32 from vector<1xf32>
      %1674 = arith.mulf %1673, %1667 : f32
      %1675 = arith.mulf %1650, %1674 : f32
      %1676 = arith.remui %1658, %c1 : index
      %1677 = arith.muli %1676, %c14 : index
      %1678 = arith.addi %12, %1677 : index
      %1679 = vector.load %w[%1678] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1680 = vector.bitcast %1679 : vector<4xi8> to vector<1xf32>
      %1681 = vector.extract %1680[0] : f32 from vector<1xf32>
      %1682 = arith.mulf %1681, %1667 : f32
      %1683 = arith.mulf %1657, %1682 : f32
      %1684 = arith.muli %1663, %outputFeatures : index
      %1685 = arith.addi %1684, %20 : index
      %1686 = wave.lane
      %1687 = arith.remui %1686, %c1 : index
      %1688 = arith.addi %1685, %1687 : index
      scf.if %18 {
        %1689 = arith.addi %1688, %c5 : index
        %1690 = memref.load %residual[%1689] : memref<?xf32>
        %1691 = arith.addf %1690, %1675 : f32
        %1692 = arith.addi %1688, %c5 : index
        memref.store %1691, %out[%1692] : memref<?xf32>
      } else {
        %1693 = arith.addi %1688, %c5 : index
        memref.store %1675, %out[%1693] : memref<?xf32>
      }
      scf.if %18 {
        %1694 = arith.addi %1688, %c1 : index
        %1695 = memref.load %residual[%1694] : memref<?xf32>
        %1696 = arith.addf %1695, %1683 : f32
        %1697 = arith.addi %1688, %c1 : index
        memref.store %1696, %out[%1697] : memref<?xf32>
      } else {
        %1698 = arith.addi %1688, %c1 : index
        memref.store %1683, %out[%1698] : memref<?xf32>
      }
    }
    %1699 = arith.muli %1601, %c14 : index
    %1700 = arith.addi %1699, %c6 : index
    %1701 = arith.muli %1700, %c13 : index
    %1702 = arith.addi %1701, %1600 : index
    %1703 = arith.addi %1702, %c5 : index
    %1704 = memref.load %17[%1703] : memref<?xf32>
    %1705 = arith.addi %1703, %c18 : index
    %1706 = memref.load %17[%1705] : memref<?xf32>
    %1707 = arith.addf %1704, %1706 : f32
    %1708 = arith.muli %1700, %c13 : index
    %1709 = arith.addi %1708, %1600 : index
    %1710 = arith.addi %1709, %c23 : index
    %1711 = memref.load %17[%1710] : memref<?xf32>
    %1712 = arith.addi %1710, %c18 : index
    %1713 = memref.load %17[%1712] : memref<?xf32>
    %1714 = arith.addf %1711, %1713 : f32
    %1715 = wave.lane
    %1716 = arith.addi %15, %c32 : index
    %1717 = arith.muli %1700, %c4 : index
    %1718 = arith.addi %1716, %1717 : index
    %1719 = arith.divui %1715, %c1 : index
    %1720 = arith.addi %1718, %1719 : index
    %1721 = arith.cmpi slt, %1720, %14 : index
    scf.if %1721 {
      %1722 = arith.cmpi eq, %hasFactors, %c6 : index
      %1723 = memref.load %factors[%1720] : memref<?xf32>
      %1724 = arith.select %1722, %1723, %c31 : f32
      %1725 = arith.remui %1715, %c1 : index
      %1726 = arith.muli %1725, %c14 : index
      %1727 = arith.addi %10, %1726 : index
      %1728 = vector.load %w[%1727] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1729 = vector.bitcast %1728 : vector<4xi8> to vector<1xf32>
      %1730 = vector.extract %1729[0] : f32 from vector<1xf32>
      %1731 = arith.mulf %1730, %1724 : f32
      %1732 = arith.mulf %1707, %1731 : f32
      %1733 = arith.remui %1715, %c1 : index
      %1734 = arith.muli %1733, %c14 : index
      %1735 = arith.addi %12, %1734 : index
      %1736 = vector.load %w[%1735] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1737 = vector.bitcast %1736 : vector<4xi8> to vector<1xf32>
      %1738 = vector.extract %1737[0] : f32 from vector<1xf32>
      %1739 = arith.mulf %1738, %1724 : f32
      %1740 = arith.mulf %1714, %1739 : f32
      %1741 = arith.muli %1720, %outputFeatures : index
      %1742 = arith.addi %1741, %20 : index
      %1743 = wave.lane
      %1744 = arith.remui %1743, %c1 : index
      %1745 = arith.addi %1742, %1744 : index
      scf.if %18 {
        %1746 = arith.addi %1745, %c5 : index
        %1747 = memref.load %residual[%1746] : memref<?xf32>
        %1748 = arith.addf %1747, %1732 : f32
        %1749 = arith.addi %1745, %c5 : index
        memref.store %1748, %out[%1749] : memref<?xf32>
      } else {
        %1750 = arith.addi %1745, %c5 : index
        memref.store %1732, %out[%1750] : memref<?xf32>
      }
      scf.if %18 {
        %1751 = arith.addi %1745, %c1 : index
        %1752 = memref.load %residual[%1751] : memref<?xf32>
        %1753 = arith.addf %1752, %1740 : f32
        %1754 = arith.addi %1745, %c1 : index
        memref.store %1753, %out[%1754] : memref<?xf32>
      } else {
        %1755 = arith.addi %1745, %c1 : index
        memref.store %1740, %out[%1755] : memref<?xf32>
      }
    }
    %1756 = arith.muli %1601, %c14 : index
    %1757 = arith.addi %1756, %c4 : index
    %1758 = arith.muli %1757, %c13 : index
    %1759 = arith.addi %1758, %1600 : index
    %1760 = arith.addi %1759, %c5 : index
    %1761 = memref.load %17[%1760] : memref<?xf32>
    %1762 = arith.addi %1760, %c18 : index
    %1763 = memref.load %17[%1762] : memref<?xf32>
    %1764 = arith.addf %1761, %1763 : f32
    %1765 = arith.muli %1757, %c13 : index
    %1766 = arith.addi %1765, %1600 : index
    %1767 = arith.addi %1766, %c23 : index
    %1768 = memref.load %17[%1767] : memref<?xf32>
    %1769 = arith.addi %1767, %c18 : index
    %1770 = memref.load %17[%1769] : memref<?xf32>
    %1771 = arith.addf %1768, %1770 : f32
    %1772 = wave.lane
    %1773 = arith.addi %15, %c32 : index
    %1774 = arith.muli %1757, %c4 : index
    %1775 = arith.addi %1773, %1774 : index
    %1776 = arith.divui %1772, %c1 : index
    %1777 = arith.addi %1775, %1776 : index
    %1778 = arith.cmpi slt, %1777, %14 : index
    scf.if %1778 {
      %1779 = arith.cmpi eq, %hasFactors, %c6 : index
      %1780 = memref.load %factors[%1777] : memref<?xf32>
      %1781 = arith.select %1779, %1780, %c31 : f32
      %1782 = arith.remui %1772, %c1 : index
      %1783 = arith.muli %1782, %c14 : index
      %1784 = arith.addi %10, %1783 : index
      %1785 = vector.load %w[%1784] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1786 = vector.bitcast %1785 : vector<4xi8> to vector<1xf32>
      %1787 = vector.extract %1786[0] : f32 from vector<1xf32>
      %1788 = arith.mulf %1787, %1781 : f32
      %1789 = arith.mulf %1764, %1788 : f32
      %1790 = arith.remui %1772, %c1 : index
      %1791 = arith.muli %1790, %c14 : index
      %1792 = arith.addi %12, %1791 : index
      %1793 = vector.load %w[%1792] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1794 = vector.bitcast %1793 : vector<4xi8> to vector<1xf32>
      %1795 = vector.extract %1794[0] : f32 from vector<1xf32>
      %1796 = arith.mulf %1795, %1781 : f32
      %1797 = arith.mulf %1771, %1796 : f32
      %1798 = arith.muli %1777, %outputFeatures : index
      %1799 = arith.addi %1798, %20 : index
      %1800 = wave.lane
      %1801 = arith.remui %1800, %c1 : index
      %1802 = arith.addi %1799, %1801 : index
      scf.if %18 {
        %1803 = arith.addi %1802, %c5 : index
        %1804 = memref.load %residual[%1803] : memref<?xf32>
        %1805 = arith.addf %1804, %1789 : f32
        %1806 = arith.addi %1802, %c5 : index
        memref.store %1805, %out[%1806] : memref<?xf32>
      } else {
        %1807 = arith.addi %1802, %c5 : index
        memref.store %1789, %out[%1807] : memref<?xf32>
      }
      scf.if %18 {
        %1808 = arith.addi %1802, %c1 : index
        %1809 = memref.load %residual[%1808] : memref<?xf32>
        %1810 = arith.addf %1809, %1797 : f32
        %1811 = arith.addi %1802, %c1 : index
        memref.store %1810, %out[%1811] : memref<?xf32>
      } else {
        %1812 = arith.addi %1802, %c1 : index
        memref.store %1797, %out[%1812] : memref<?xf32>
      }
    }
    %1813 = arith.muli %1601, %c14 : index
    %1814 = arith.addi %1813, %c25 : index
    %1815 = arith.muli %1814, %c13 : index
    %1816 = arith.addi %1815, %1600 : index
    %1817 = arith.addi %1816, %c5 : index
    %1818 = memref.load %17[%1817] : memref<?xf32>
    %1819 = arith.addi %1817, %c18 : index
    %1820 = memref.load %17[%1819] : memref<?xf32>
    %1821 = arith.addf %1818, %1820 : f32
    %1822 = arith.muli %1814, %c13 : index
    %1823 = arith.addi %1822, %1600 : index
    %1824 = arith.addi %1823, %c23 : index
    %1825 = memref.load %17[%1824] : memref<?xf32>
    %1826 = arith.addi %1824, %c18 : index
    %1827 = memref.load %17[%1826] : memref<?xf32>
    %1828 = arith.addf %1825, %1827 : f32
    %1829 = wave.lane
    %1830 = arith.addi %15, %c32 : index
    %1831 = arith.muli %1814, %c4 : index
    %1832 = arith.addi %1830, %1831 : index
    %1833 = arith.divui %1829, %c1 : index
    %1834 = arith.addi %1832, %1833 : index
    %1835 = arith.cmpi slt, %1834, %14 : index
    scf.if %1835 {
      %1836 = arith.cmpi eq, %hasFactors, %c6 : index
      %1837 = memref.load %factors[%1834] : memref<?xf32>
      %1838 = arith.select %1836, %1837, %c31 : f32
      %1839 = arith.remui %1829, %c1 : index
      %1840 = arith.muli %1839, %c14 : index
      %1841 = arith.addi %10, %1840 : index
      %1842 = vector.load %w[%1841] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1843 = vector.bitcast %1842 : vector<4xi8> to vector<1xf32>
      %1844 = vector.extract %1843[0] : f32 from vector<1xf32>
      %1845 = arith.mulf %1844, %1838 : f32
      %1846 = arith.mulf %1821, %1845 : f32
      %1847 = arith.remui %1829, %c1 : index
      %1848 = arith.muli %1847, %c14 : index
      %1849 = arith.addi %12, %1848 : index
      %1850 = vector.load %w[%1849] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1851 = vector.bitcast %1850 : vector<4xi8> to vector<1xf32>
      %1852 = vector.extract %1851[0] : f32 from vector<1xf32>
      %1853 = arith.mulf %1852, %1838 : f32
      %1854 = arith.mulf %1828, %1853 : f32
      %1855 = arith.muli %1834, %outputFeatures : index
      %1856 = arith.addi %1855, %20 : index
      %1857 = wave.lane
      %1858 = arith.remui %1857, %c1 : index
      %1859 = arith.addi %1856, %1858 : index
      scf.if %18 {
        %1860 = arith.addi %1859, %c5 : index
        %1861 = memref.load %residual[%1860] : memref<?xf32>
        %1862 = arith.addf %1861, %1846 : f32
        %1863 = arith.addi %1859, %c5 : index
        memref.store %1862, %out[%1863] : memref<?xf32>
      } else {
        %1864 = arith.addi %1859, %c5 : index
        memref.store %1846, %out[%1864] : memref<?xf32>
      }
      scf.if %18 {
        %1865 = arith.addi %1859, %c1 : index
        %1866 = memref.load %residual[%1865] : memref<?xf32>
        %1867 = arith.addf %1866, %1854 : f32
        %1868 = arith.addi %1859, %c1 : index
        memref.store %1867, %out[%1868] : memref<?xf32>
      } else {
        %1869 = arith.addi %1859, %c1 : index
        memref.store %1854, %out[%1869] : memref<?xf32>
      }
    }
  }
  wave.return
}
