// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=1, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w1p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 32 : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 256 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c16 = arith.constant 2 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant dense<16711935> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<8> : vector<4xi32>
  %c22 = arith.constant dense<0x6480> : vector<16xf16>
  %c23 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %c25 = arith.constant 0x3F800000 : f32
  %c26 = arith.constant 4 : index
  %c27 = arith.constant 5 : index
  %c28 = arith.constant 6 : index
  %c29 = arith.constant 7 : index
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
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %c1 : index
  %14 = wave.wave
  %15 = wave.scratch %operandHalves : memref<?xf16>
  %16 = arith.cmpi eq, %hasResidual, %c4 : index
  %17 = wave.block 0
  %18 = arith.muli %17, %c1 : index
  %19 = arith.cmpi slt, %13, %12 : index
  scf.if %19 {
    %20 = arith.muli %1, %c4 : index
    %21 = wave.wave
    %22 = arith.muli %21, %c11 : index
    %23 = wave.lane
    %24 = arith.addi %22, %23 : index
    %25 = arith.muli %24, %c12 : index
    scf.for %26 = %25 to %operandHalves step %c13 {
      %27 = vector.load %x[%26] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %27, %15[%26] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %28 = arith.divui %inputFeatures, %c11 : index
    %29 = arith.muli %14, %stepsPerWave : index
    %30 = arith.minsi %29, %28 : index
    %31 = arith.addi %30, %stepsPerWave : index
    %32 = arith.minsi %31, %28 : index
    %33 = arith.subi %32, %30 : index
    %34 = arith.divui %33, %c16 : index
    %35 = arith.muli %34, %c16 : index
    %36 = arith.addi %30, %35 : index
    %37 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %38 = arith.addi %30, %stepsPerWave : index
    %39 = arith.select %37, %38, %36 : index
    %42 = scf.for %40 = %30 to %39 step %c16 iter_args(%41 = %c14) -> (vector<8xf32>) {
      %43 = wave.lane
      %44 = arith.addi %40, %c5 : index
      %45 = arith.remui %43, %c1 : index
      %46 = arith.addi %10, %c3 : index
      %47 = arith.muli %44, %c11 : index
      %48 = arith.addi %46, %47 : index
      %49 = arith.muli %45, %c16 : index
      %50 = arith.addi %48, %49 : index
      %51 = vector.load %w[%50] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %52 = vector.bitcast %51 : vector<2xi8> to vector<1xf16>
      %53 = vector.extract %52[0] : f16 from vector<1xf16>
      %54 = vector.broadcast %53 : f16 to vector<16xf16>
      %55 = arith.addi %10, %c3 : index
      %56 = arith.addi %inputFeatures, %c2 : index
      %57 = arith.divui %56, %c3 : index
      %58 = arith.muli %57, %c3 : index
      %59 = arith.addi %55, %58 : index
      %60 = arith.muli %44, %c18 : index
      %61 = arith.addi %59, %60 : index
      %62 = arith.addi %61, %c5 : index
      %63 = arith.muli %45, %c1 : index
      %64 = arith.addi %62, %63 : index
      %65 = vector.load %w[%64] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %66 = vector.bitcast %65 : vector<16xi8> to vector<4xi32>
      %67 = arith.andi %66, %c19 : vector<4xi32>
      %68 = arith.ori %67, %c20 : vector<4xi32>
      %69 = vector.bitcast %68 : vector<4xi32> to vector<8xf16>
      %70 = arith.shrui %66, %c21 : vector<4xi32>
      %71 = arith.andi %70, %c19 : vector<4xi32>
      %72 = arith.ori %71, %c20 : vector<4xi32>
      %73 = vector.bitcast %72 : vector<4xi32> to vector<8xf16>
      %74 = vector.shuffle %69, %73 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %75 = arith.subf %74, %c22 : vector<16xf16>
      %76 = arith.mulf %75, %54 : vector<16xf16>
      %77 = arith.muli %44, %c18 : index
      %78 = arith.addi %59, %77 : index
      %79 = arith.addi %78, %c13 : index
      %80 = arith.muli %45, %c1 : index
      %81 = arith.addi %79, %80 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<4xi32>
      %84 = arith.andi %83, %c19 : vector<4xi32>
      %85 = arith.ori %84, %c20 : vector<4xi32>
      %86 = vector.bitcast %85 : vector<4xi32> to vector<8xf16>
      %87 = arith.shrui %83, %c21 : vector<4xi32>
      %88 = arith.andi %87, %c19 : vector<4xi32>
      %89 = arith.ori %88, %c20 : vector<4xi32>
      %90 = vector.bitcast %89 : vector<4xi32> to vector<8xf16>
      %91 = vector.shuffle %86, %90 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %92 = arith.subf %91, %c22 : vector<16xf16>
      %93 = arith.mulf %92, %54 : vector<16xf16>
      %94 = arith.addi %40, %c4 : index
      %95 = arith.remui %43, %c1 : index
      %96 = arith.addi %10, %c3 : index
      %97 = arith.muli %94, %c11 : index
      %98 = arith.addi %96, %97 : index
      %99 = arith.muli %95, %c16 : index
      %100 = arith.addi %98, %99 : index
      %101 = vector.load %w[%100] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %102 = vector.bitcast %101 : vector<2xi8> to vector<1xf16>
      %103 = vector.extract %102[0] : f16 from vector<1xf16>
      %104 = vector.broadcast %103 : f16 to vector<16xf16>
      %105 = arith.addi %10, %c3 : index
      %106 = arith.addi %inputFeatures, %c2 : index
      %107 = arith.divui %106, %c3 : index
      %108 = arith.muli %107, %c3 : index
      %109 = arith.addi %105, %108 : index
      %110 = arith.muli %94, %c18 : index
      %111 = arith.addi %109, %110 : index
      %112 = arith.addi %111, %c5 : index
      %113 = arith.muli %95, %c1 : index
      %114 = arith.addi %112, %113 : index
      %115 = vector.load %w[%114] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %116 = vector.bitcast %115 : vector<16xi8> to vector<4xi32>
      %117 = arith.andi %116, %c19 : vector<4xi32>
      %118 = arith.ori %117, %c20 : vector<4xi32>
      %119 = vector.bitcast %118 : vector<4xi32> to vector<8xf16>
      %120 = arith.shrui %116, %c21 : vector<4xi32>
      %121 = arith.andi %120, %c19 : vector<4xi32>
      %122 = arith.ori %121, %c20 : vector<4xi32>
      %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
      %124 = vector.shuffle %119, %123 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %125 = arith.subf %124, %c22 : vector<16xf16>
      %126 = arith.mulf %125, %104 : vector<16xf16>
      %127 = arith.muli %94, %c18 : index
      %128 = arith.addi %109, %127 : index
      %129 = arith.addi %128, %c13 : index
      %130 = arith.muli %95, %c1 : index
      %131 = arith.addi %129, %130 : index
      %132 = vector.load %w[%131] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %133 = vector.bitcast %132 : vector<16xi8> to vector<4xi32>
      %134 = arith.andi %133, %c19 : vector<4xi32>
      %135 = arith.ori %134, %c20 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %133, %c21 : vector<4xi32>
      %138 = arith.andi %137, %c19 : vector<4xi32>
      %139 = arith.ori %138, %c20 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = vector.shuffle %136, %140 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = arith.subf %141, %c22 : vector<16xf16>
      %143 = arith.mulf %142, %104 : vector<16xf16>
      %144 = arith.addi %20, %c5 : index
      %145 = arith.muli %40, %c16 : index
      %146 = arith.addi %145, %c5 : index
      %147 = arith.divui %inputFeatures, %c1 : index
      %148 = arith.muli %144, %147 : index
      %149 = arith.addi %148, %146 : index
      %150 = arith.muli %tileRows, %c1 : index
      %151 = arith.muli %149, %150 : index
      %152 = arith.remui %43, %tileRows : index
      %153 = arith.muli %152, %c12 : index
      %154 = arith.addi %151, %153 : index
      %155 = vector.load %15[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %156 = arith.muli %tileRows, %c12 : index
      %157 = arith.addi %154, %156 : index
      %158 = vector.load %15[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = vector.shuffle %155, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %160 = wave.mma %159, %76, %41 : vector<16xf16>, vector<8xf32>
      %161 = arith.addi %20, %c5 : index
      %162 = arith.muli %40, %c16 : index
      %163 = arith.addi %162, %c4 : index
      %164 = arith.divui %inputFeatures, %c1 : index
      %165 = arith.muli %161, %164 : index
      %166 = arith.addi %165, %163 : index
      %167 = arith.muli %tileRows, %c1 : index
      %168 = arith.muli %166, %167 : index
      %169 = arith.remui %43, %tileRows : index
      %170 = arith.muli %169, %c12 : index
      %171 = arith.addi %168, %170 : index
      %172 = vector.load %15[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %173 = arith.muli %tileRows, %c12 : index
      %174 = arith.addi %171, %173 : index
      %175 = vector.load %15[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %176 = vector.shuffle %172, %175 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %177 = wave.mma %176, %93, %160 : vector<16xf16>, vector<8xf32>
      %178 = arith.addi %20, %c5 : index
      %179 = arith.muli %40, %c16 : index
      %180 = arith.addi %179, %c16 : index
      %181 = arith.divui %inputFeatures, %c1 : index
      %182 = arith.muli %178, %181 : index
      %183 = arith.addi %182, %180 : index
      %184 = arith.muli %tileRows, %c1 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.remui %43, %tileRows : index
      %187 = arith.muli %186, %c12 : index
      %188 = arith.addi %185, %187 : index
      %189 = vector.load %15[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = arith.muli %tileRows, %c12 : index
      %191 = arith.addi %188, %190 : index
      %192 = vector.load %15[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = vector.shuffle %189, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = wave.mma %193, %126, %177 : vector<16xf16>, vector<8xf32>
      %195 = arith.addi %20, %c5 : index
      %196 = arith.muli %40, %c16 : index
      %197 = arith.addi %196, %c23 : index
      %198 = arith.divui %inputFeatures, %c1 : index
      %199 = arith.muli %195, %198 : index
      %200 = arith.addi %199, %197 : index
      %201 = arith.muli %tileRows, %c1 : index
      %202 = arith.muli %200, %201 : index
      %203 = arith.remui %43, %tileRows : index
      %204 = arith.muli %203, %c12 : index
      %205 = arith.addi %202, %204 : index
      %206 = vector.load %15[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %207 = arith.muli %tileRows, %c12 : index
      %208 = arith.addi %205, %207 : index
      %209 = vector.load %15[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %210 = vector.shuffle %206, %209 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %211 = wave.mma %210, %143, %194 : vector<16xf16>, vector<8xf32>
      scf.yield %211 : vector<8xf32>
    }
    %212 = arith.select %37, %39, %32 : index
    %215 = scf.for %213 = %39 to %212 step %c4 iter_args(%214 = %42) -> (vector<8xf32>) {
      %216 = wave.lane
      %217 = arith.addi %213, %c5 : index
      %218 = arith.remui %216, %c1 : index
      %219 = arith.addi %10, %c3 : index
      %220 = arith.muli %217, %c11 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.muli %218, %c16 : index
      %223 = arith.addi %221, %222 : index
      %224 = vector.load %w[%223] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %225 = vector.bitcast %224 : vector<2xi8> to vector<1xf16>
      %226 = vector.extract %225[0] : f16 from vector<1xf16>
      %227 = vector.broadcast %226 : f16 to vector<16xf16>
      %228 = arith.addi %10, %c3 : index
      %229 = arith.addi %inputFeatures, %c2 : index
      %230 = arith.divui %229, %c3 : index
      %231 = arith.muli %230, %c3 : index
      %232 = arith.addi %228, %231 : index
      %233 = arith.muli %217, %c18 : index
      %234 = arith.addi %232, %233 : index
      %235 = arith.addi %234, %c5 : index
      %236 = arith.muli %218, %c1 : index
      %237 = arith.addi %235, %236 : index
      %238 = vector.load %w[%237] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %239 = vector.bitcast %238 : vector<16xi8> to vector<4xi32>
      %240 = arith.andi %239, %c19 : vector<4xi32>
      %241 = arith.ori %240, %c20 : vector<4xi32>
      %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
      %243 = arith.shrui %239, %c21 : vector<4xi32>
      %244 = arith.andi %243, %c19 : vector<4xi32>
      %245 = arith.ori %244, %c20 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = vector.shuffle %242, %246 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = arith.subf %247, %c22 : vector<16xf16>
      %249 = arith.mulf %248, %227 : vector<16xf16>
      %250 = arith.muli %217, %c18 : index
      %251 = arith.addi %232, %250 : index
      %252 = arith.addi %251, %c13 : index
      %253 = arith.muli %218, %c1 : index
      %254 = arith.addi %252, %253 : index
      %255 = vector.load %w[%254] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %256 = vector.bitcast %255 : vector<16xi8> to vector<4xi32>
      %257 = arith.andi %256, %c19 : vector<4xi32>
      %258 = arith.ori %257, %c20 : vector<4xi32>
      %259 = vector.bitcast %258 : vector<4xi32> to vector<8xf16>
      %260 = arith.shrui %256, %c21 : vector<4xi32>
      %261 = arith.andi %260, %c19 : vector<4xi32>
      %262 = arith.ori %261, %c20 : vector<4xi32>
      %263 = vector.bitcast %262 : vector<4xi32> to vector<8xf16>
      %264 = vector.shuffle %259, %263 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %265 = arith.subf %264, %c22 : vector<16xf16>
      %266 = arith.mulf %265, %227 : vector<16xf16>
      %267 = arith.addi %20, %c5 : index
      %268 = arith.muli %213, %c16 : index
      %269 = arith.addi %268, %c5 : index
      %270 = arith.divui %inputFeatures, %c1 : index
      %271 = arith.muli %267, %270 : index
      %272 = arith.addi %271, %269 : index
      %273 = arith.muli %tileRows, %c1 : index
      %274 = arith.muli %272, %273 : index
      %275 = arith.remui %216, %tileRows : index
      %276 = arith.muli %275, %c12 : index
      %277 = arith.addi %274, %276 : index
      %278 = vector.load %15[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %279 = arith.muli %tileRows, %c12 : index
      %280 = arith.addi %277, %279 : index
      %281 = vector.load %15[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %282 = vector.shuffle %278, %281 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %283 = wave.mma %282, %249, %214 : vector<16xf16>, vector<8xf32>
      %284 = arith.addi %20, %c5 : index
      %285 = arith.muli %213, %c16 : index
      %286 = arith.addi %285, %c4 : index
      %287 = arith.divui %inputFeatures, %c1 : index
      %288 = arith.muli %284, %287 : index
      %289 = arith.addi %288, %286 : index
      %290 = arith.muli %tileRows, %c1 : index
      %291 = arith.muli %289, %290 : index
      %292 = arith.remui %216, %tileRows : index
      %293 = arith.muli %292, %c12 : index
      %294 = arith.addi %291, %293 : index
      %295 = vector.load %15[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = arith.muli %tileRows, %c12 : index
      %297 = arith.addi %294, %296 : index
      %298 = vector.load %15[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = vector.shuffle %295, %298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %300 = wave.mma %299, %266, %283 : vector<16xf16>, vector<8xf32>
      scf.yield %300 : vector<8xf32>
    }
    %301 = wave.lane
    %302 = vector.extract %215[0] : f32 from vector<8xf32>
    %303 = wave.lane
    %304 = arith.addi %13, %c5 : index
    %305 = arith.muli %c5, %c16 : index
    %306 = arith.addi %304, %305 : index
    %307 = arith.divui %303, %c1 : index
    %308 = arith.addi %306, %307 : index
    %309 = arith.cmpi slt, %308, %12 : index
    scf.if %309 {
      %310 = arith.cmpi eq, %hasFactors, %c4 : index
      %311 = memref.load %factors[%308] : memref<?xf32>
      %312 = arith.select %310, %311, %c25 : f32
      %313 = arith.remui %303, %c1 : index
      %314 = arith.muli %313, %c26 : index
      %315 = arith.addi %10, %314 : index
      %316 = vector.load %w[%315] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %317 = vector.bitcast %316 : vector<4xi8> to vector<1xf32>
      %318 = vector.extract %317[0] : f32 from vector<1xf32>
      %319 = arith.mulf %318, %312 : f32
      %320 = arith.mulf %302, %319 : f32
      %321 = arith.muli %308, %outputFeatures : index
      %322 = arith.addi %321, %18 : index
      %323 = wave.lane
      %324 = arith.remui %323, %c1 : index
      %325 = arith.addi %322, %324 : index
      scf.if %16 {
        %326 = arith.addi %325, %c5 : index
        %327 = memref.load %residual[%326] : memref<?xf32>
        %328 = arith.addf %327, %320 : f32
        %329 = arith.addi %325, %c5 : index
        memref.store %328, %out[%329] : memref<?xf32>
      } else {
        %330 = arith.addi %325, %c5 : index
        memref.store %320, %out[%330] : memref<?xf32>
      }
    }
    %331 = vector.extract %215[1] : f32 from vector<8xf32>
    %332 = wave.lane
    %333 = arith.addi %13, %c5 : index
    %334 = arith.muli %c4, %c16 : index
    %335 = arith.addi %333, %334 : index
    %336 = arith.divui %332, %c1 : index
    %337 = arith.addi %335, %336 : index
    %338 = arith.cmpi slt, %337, %12 : index
    scf.if %338 {
      %339 = arith.cmpi eq, %hasFactors, %c4 : index
      %340 = memref.load %factors[%337] : memref<?xf32>
      %341 = arith.select %339, %340, %c25 : f32
      %342 = arith.remui %332, %c1 : index
      %343 = arith.muli %342, %c26 : index
      %344 = arith.addi %10, %343 : index
      %345 = vector.load %w[%344] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %346 = vector.bitcast %345 : vector<4xi8> to vector<1xf32>
      %347 = vector.extract %346[0] : f32 from vector<1xf32>
      %348 = arith.mulf %347, %341 : f32
      %349 = arith.mulf %331, %348 : f32
      %350 = arith.muli %337, %outputFeatures : index
      %351 = arith.addi %350, %18 : index
      %352 = wave.lane
      %353 = arith.remui %352, %c1 : index
      %354 = arith.addi %351, %353 : index
      scf.if %16 {
        %355 = arith.addi %354, %c5 : index
        %356 = memref.load %residual[%355] : memref<?xf32>
        %357 = arith.addf %356, %349 : f32
        %358 = arith.addi %354, %c5 : index
        memref.store %357, %out[%358] : memref<?xf32>
      } else {
        %359 = arith.addi %354, %c5 : index
        memref.store %349, %out[%359] : memref<?xf32>
      }
    }
    %360 = vector.extract %215[2] : f32 from vector<8xf32>
    %361 = wave.lane
    %362 = arith.addi %13, %c5 : index
    %363 = arith.muli %c16, %c16 : index
    %364 = arith.addi %362, %363 : index
    %365 = arith.divui %361, %c1 : index
    %366 = arith.addi %364, %365 : index
    %367 = arith.cmpi slt, %366, %12 : index
    scf.if %367 {
      %368 = arith.cmpi eq, %hasFactors, %c4 : index
      %369 = memref.load %factors[%366] : memref<?xf32>
      %370 = arith.select %368, %369, %c25 : f32
      %371 = arith.remui %361, %c1 : index
      %372 = arith.muli %371, %c26 : index
      %373 = arith.addi %10, %372 : index
      %374 = vector.load %w[%373] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %375 = vector.bitcast %374 : vector<4xi8> to vector<1xf32>
      %376 = vector.extract %375[0] : f32 from vector<1xf32>
      %377 = arith.mulf %376, %370 : f32
      %378 = arith.mulf %360, %377 : f32
      %379 = arith.muli %366, %outputFeatures : index
      %380 = arith.addi %379, %18 : index
      %381 = wave.lane
      %382 = arith.remui %381, %c1 : index
      %383 = arith.addi %380, %382 : index
      scf.if %16 {
        %384 = arith.addi %383, %c5 : index
        %385 = memref.load %residual[%384] : memref<?xf32>
        %386 = arith.addf %385, %378 : f32
        %387 = arith.addi %383, %c5 : index
        memref.store %386, %out[%387] : memref<?xf32>
      } else {
        %388 = arith.addi %383, %c5 : index
        memref.store %378, %out[%388] : memref<?xf32>
      }
    }
    %389 = vector.extract %215[3] : f32 from vector<8xf32>
    %390 = wave.lane
    %391 = arith.addi %13, %c5 : index
    %392 = arith.muli %c23, %c16 : index
    %393 = arith.addi %391, %392 : index
    %394 = arith.divui %390, %c1 : index
    %395 = arith.addi %393, %394 : index
    %396 = arith.cmpi slt, %395, %12 : index
    scf.if %396 {
      %397 = arith.cmpi eq, %hasFactors, %c4 : index
      %398 = memref.load %factors[%395] : memref<?xf32>
      %399 = arith.select %397, %398, %c25 : f32
      %400 = arith.remui %390, %c1 : index
      %401 = arith.muli %400, %c26 : index
      %402 = arith.addi %10, %401 : index
      %403 = vector.load %w[%402] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %404 = vector.bitcast %403 : vector<4xi8> to vector<1xf32>
      %405 = vector.extract %404[0] : f32 from vector<1xf32>
      %406 = arith.mulf %405, %399 : f32
      %407 = arith.mulf %389, %406 : f32
      %408 = arith.muli %395, %outputFeatures : index
      %409 = arith.addi %408, %18 : index
      %410 = wave.lane
      %411 = arith.remui %410, %c1 : index
      %412 = arith.addi %409, %411 : index
      scf.if %16 {
        %413 = arith.addi %412, %c5 : index
        %414 = memref.load %residual[%413] : memref<?xf32>
        %415 = arith.addf %414, %407 : f32
        %416 = arith.addi %412, %c5 : index
        memref.store %415, %out[%416] : memref<?xf32>
      } else {
        %417 = arith.addi %412, %c5 : index
        memref.store %407, %out[%417] : memref<?xf32>
      }
    }
    %418 = vector.extract %215[4] : f32 from vector<8xf32>
    %419 = wave.lane
    %420 = arith.addi %13, %c5 : index
    %421 = arith.muli %c26, %c16 : index
    %422 = arith.addi %420, %421 : index
    %423 = arith.divui %419, %c1 : index
    %424 = arith.addi %422, %423 : index
    %425 = arith.cmpi slt, %424, %12 : index
    scf.if %425 {
      %426 = arith.cmpi eq, %hasFactors, %c4 : index
      %427 = memref.load %factors[%424] : memref<?xf32>
      %428 = arith.select %426, %427, %c25 : f32
      %429 = arith.remui %419, %c1 : index
      %430 = arith.muli %429, %c26 : index
      %431 = arith.addi %10, %430 : index
      %432 = vector.load %w[%431] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %433 = vector.bitcast %432 : vector<4xi8> to vector<1xf32>
      %434 = vector.extract %433[0] : f32 from vector<1xf32>
      %435 = arith.mulf %434, %428 : f32
      %436 = arith.mulf %418, %435 : f32
      %437 = arith.muli %424, %outputFeatures : index
      %438 = arith.addi %437, %18 : index
      %439 = wave.lane
      %440 = arith.remui %439, %c1 : index
      %441 = arith.addi %438, %440 : index
      scf.if %16 {
        %442 = arith.addi %441, %c5 : index
        %443 = memref.load %residual[%442] : memref<?xf32>
        %444 = arith.addf %443, %436 : f32
        %445 = arith.addi %441, %c5 : index
        memref.store %444, %out[%445] : memref<?xf32>
      } else {
        %446 = arith.addi %441, %c5 : index
        memref.store %436, %out[%446] : memref<?xf32>
      }
    }
    %447 = vector.extract %215[5] : f32 from vector<8xf32>
    %448 = wave.lane
    %449 = arith.addi %13, %c5 : index
    %450 = arith.muli %c27, %c16 : index
    %451 = arith.addi %449, %450 : index
    %452 = arith.divui %448, %c1 : index
    %453 = arith.addi %451, %452 : index
    %454 = arith.cmpi slt, %453, %12 : index
    scf.if %454 {
      %455 = arith.cmpi eq, %hasFactors, %c4 : index
      %456 = memref.load %factors[%453] : memref<?xf32>
      %457 = arith.select %455, %456, %c25 : f32
      %458 = arith.remui %448, %c1 : index
      %459 = arith.muli %458, %c26 : index
      %460 = arith.addi %10, %459 : index
      %461 = vector.load %w[%460] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %462 = vector.bitcast %461 : vector<4xi8> to vector<1xf32>
      %463 = vector.extract %462[0] : f32 from vector<1xf32>
      %464 = arith.mulf %463, %457 : f32
      %465 = arith.mulf %447, %464 : f32
      %466 = arith.muli %453, %outputFeatures : index
      %467 = arith.addi %466, %18 : index
      %468 = wave.lane
      %469 = arith.remui %468, %c1 : index
      %470 = arith.addi %467, %469 : index
      scf.if %16 {
        %471 = arith.addi %470, %c5 : index
        %472 = memref.load %residual[%471] : memref<?xf32>
        %473 = arith.addf %472, %465 : f32
        %474 = arith.addi %470, %c5 : index
        memref.store %473, %out[%474] : memref<?xf32>
      } else {
        %475 = arith.addi %470, %c5 : index
        memref.store %465, %out[%475] : memref<?xf32>
      }
    }
    %476 = vector.extract %215[6] : f32 from vector<8xf32>
    %477 = wave.lane
    %478 = arith.addi %13, %c5 : index
    %479 = arith.muli %c28, %c16 : index
    %480 = arith.addi %478, %479 : index
    %481 = arith.divui %477, %c1 : index
    %482 = arith.addi %480, %481 : index
    %483 = arith.cmpi slt, %482, %12 : index
    scf.if %483 {
      %484 = arith.cmpi eq, %hasFactors, %c4 : index
      %485 = memref.load %factors[%482] : memref<?xf32>
      %486 = arith.select %484, %485, %c25 : f32
      %487 = arith.remui %477, %c1 : index
      %488 = arith.muli %487, %c26 : index
      %489 = arith.addi %10, %488 : index
      %490 = vector.load %w[%489] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %491 = vector.bitcast %490 : vector<4xi8> to vector<1xf32>
      %492 = vector.extract %491[0] : f32 from vector<1xf32>
      %493 = arith.mulf %492, %486 : f32
      %494 = arith.mulf %476, %493 : f32
      %495 = arith.muli %482, %outputFeatures : index
      %496 = arith.addi %495, %18 : index
      %497 = wave.lane
      %498 = arith.remui %497, %c1 : index
      %499 = arith.addi %496, %498 : index
      scf.if %16 {
        %500 = arith.addi %499, %c5 : index
        %501 = memref.load %residual[%500] : memref<?xf32>
        %502 = arith.addf %501, %494 : f32
        %503 = arith.addi %499, %c5 : index
        memref.store %502, %out[%503] : memref<?xf32>
      } else {
        %504 = arith.addi %499, %c5 : index
        memref.store %494, %out[%504] : memref<?xf32>
      }
    }
    %505 = vector.extract %215[7] : f32 from vector<8xf32>
    %506 = wave.lane
    %507 = arith.addi %13, %c5 : index
    %508 = arith.muli %c29, %c16 : index
    %509 = arith.addi %507, %508 : index
    %510 = arith.divui %506, %c1 : index
    %511 = arith.addi %509, %510 : index
    %512 = arith.cmpi slt, %511, %12 : index
    scf.if %512 {
      %513 = arith.cmpi eq, %hasFactors, %c4 : index
      %514 = memref.load %factors[%511] : memref<?xf32>
      %515 = arith.select %513, %514, %c25 : f32
      %516 = arith.remui %506, %c1 : index
      %517 = arith.muli %516, %c26 : index
      %518 = arith.addi %10, %517 : index
      %519 = vector.load %w[%518] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %520 = vector.bitcast %519 : vector<4xi8> to vector<1xf32>
      %521 = vector.extract %520[0] : f32 from vector<1xf32>
      %522 = arith.mulf %521, %515 : f32
      %523 = arith.mulf %505, %522 : f32
      %524 = arith.muli %511, %outputFeatures : index
      %525 = arith.addi %524, %18 : index
      %526 = wave.lane
      %527 = arith.remui %526, %c1 : index
      %528 = arith.addi %525, %527 : index
      scf.if %16 {
        %529 = arith.addi %528, %c5 : index
        %530 = memref.load %residual[%529] : memref<?xf32>
        %531 = arith.addf %530, %523 : f32
        %532 = arith.addi %528, %c5 : index
        memref.store %531, %out[%532] : memref<?xf32>
      } else {
        %533 = arith.addi %528, %c5 : index
        memref.store %523, %out[%533] : memref<?xf32>
      }
    }
  }
  wave.return
}
