// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c10 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant dense<16711935> : vector<4xi32>
  %c19 = arith.constant dense<1677747200> : vector<4xi32>
  %c20 = arith.constant dense<8> : vector<4xi32>
  %c21 = arith.constant dense<0x6480> : vector<16xf16>
  %c22 = arith.constant 256 : index
  %c23 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
  %11 = arith.addi %8, %c6 : index
  %12 = arith.muli %11, %7 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %1, %c1 : index
  %16 = arith.cmpi eq, %hasResidual, %c6 : index
  %17 = wave.block 0
  %18 = arith.muli %17, %c10 : index
  %19 = arith.cmpi slt, %15, %14 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c1 : index
    %22 = wave.scratch %operandHalves : memref<?xf16>
    %23 = arith.divui %operandHalves, %c13 : index
    %24 = wave.wave
    %25 = arith.muli %24, %c10 : index
    %26 = wave.lane
    %27 = arith.addi %25, %26 : index
    scf.for %28 = %27 to %23 step %c10 {
      %29 = arith.muli %28, %c13 : index
      %30 = arith.addi %c5, %29 : index
      %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %32 = arith.muli %28, %c13 : index
      vector.store %31, %22[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c13 : index
    %35 = wave.wave
    %36 = arith.divui %inputFeatures, %c10 : index
    %37 = arith.muli %35, %stepsPerWave : index
    %38 = arith.minsi %37, %36 : index
    %39 = arith.addi %38, %stepsPerWave : index
    %40 = arith.minsi %39, %36 : index
    %41 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %42 = arith.subi %40, %38 : index
    %43 = arith.divui %42, %c4 : index
    %44 = arith.muli %43, %c4 : index
    %45 = arith.addi %38, %44 : index
    %46 = arith.addi %38, %stepsPerWave : index
    %47 = arith.select %41, %46, %45 : index
    %51:2 = scf.for %48 = %38 to %47 step %c4 iter_args(%49 = %c14, %50 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %52 = wave.lane
      %53 = arith.addi %48, %c5 : index
      %54 = arith.remui %52, %c1 : index
      %55 = arith.addi %10, %c3 : index
      %56 = arith.muli %53, %c10 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.muli %54, %c4 : index
      %59 = arith.addi %57, %58 : index
      %60 = vector.load %w[%59] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %61 = vector.bitcast %60 : vector<2xi8> to vector<1xf16>
      %62 = vector.extract %61[0] : f16 from vector<1xf16>
      %63 = vector.broadcast %62 : f16 to vector<16xf16>
      %64 = arith.addi %10, %c3 : index
      %65 = arith.addi %inputFeatures, %c2 : index
      %66 = arith.divui %65, %c3 : index
      %67 = arith.muli %66, %c3 : index
      %68 = arith.addi %64, %67 : index
      %69 = arith.muli %53, %c17 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.addi %70, %c5 : index
      %72 = arith.muli %54, %c1 : index
      %73 = arith.addi %71, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<4xi32>
      %76 = arith.andi %75, %c18 : vector<4xi32>
      %77 = arith.ori %76, %c19 : vector<4xi32>
      %78 = vector.bitcast %77 : vector<4xi32> to vector<8xf16>
      %79 = arith.shrui %75, %c20 : vector<4xi32>
      %80 = arith.andi %79, %c18 : vector<4xi32>
      %81 = arith.ori %80, %c19 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = vector.shuffle %78, %82 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %84 = arith.subf %83, %c21 : vector<16xf16>
      %85 = arith.mulf %84, %63 : vector<16xf16>
      %86 = arith.muli %53, %c17 : index
      %87 = arith.addi %68, %86 : index
      %88 = arith.addi %87, %c22 : index
      %89 = arith.muli %54, %c1 : index
      %90 = arith.addi %88, %89 : index
      %91 = vector.load %w[%90] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %92 = vector.bitcast %91 : vector<16xi8> to vector<4xi32>
      %93 = arith.andi %92, %c18 : vector<4xi32>
      %94 = arith.ori %93, %c19 : vector<4xi32>
      %95 = vector.bitcast %94 : vector<4xi32> to vector<8xf16>
      %96 = arith.shrui %92, %c20 : vector<4xi32>
      %97 = arith.andi %96, %c18 : vector<4xi32>
      %98 = arith.ori %97, %c19 : vector<4xi32>
      %99 = vector.bitcast %98 : vector<4xi32> to vector<8xf16>
      %100 = vector.shuffle %95, %99 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = arith.subf %100, %c21 : vector<16xf16>
      %102 = arith.mulf %101, %63 : vector<16xf16>
      %103 = arith.addi %48, %c6 : index
      %104 = arith.remui %52, %c1 : index
      %105 = arith.addi %10, %c3 : index
      %106 = arith.muli %103, %c10 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.muli %104, %c4 : index
      %109 = arith.addi %107, %108 : index
      %110 = vector.load %w[%109] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %111 = vector.bitcast %110 : vector<2xi8> to vector<1xf16>
      %112 = vector.extract %111[0] : f16 from vector<1xf16>
      %113 = vector.broadcast %112 : f16 to vector<16xf16>
      %114 = arith.addi %10, %c3 : index
      %115 = arith.addi %inputFeatures, %c2 : index
      %116 = arith.divui %115, %c3 : index
      %117 = arith.muli %116, %c3 : index
      %118 = arith.addi %114, %117 : index
      %119 = arith.muli %103, %c17 : index
      %120 = arith.addi %118, %119 : index
      %121 = arith.addi %120, %c5 : index
      %122 = arith.muli %104, %c1 : index
      %123 = arith.addi %121, %122 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<4xi32>
      %126 = arith.andi %125, %c18 : vector<4xi32>
      %127 = arith.ori %126, %c19 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %125, %c20 : vector<4xi32>
      %130 = arith.andi %129, %c18 : vector<4xi32>
      %131 = arith.ori %130, %c19 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = vector.shuffle %128, %132 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = arith.subf %133, %c21 : vector<16xf16>
      %135 = arith.mulf %134, %113 : vector<16xf16>
      %136 = arith.muli %103, %c17 : index
      %137 = arith.addi %118, %136 : index
      %138 = arith.addi %137, %c22 : index
      %139 = arith.muli %104, %c1 : index
      %140 = arith.addi %138, %139 : index
      %141 = vector.load %w[%140] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %142 = vector.bitcast %141 : vector<16xi8> to vector<4xi32>
      %143 = arith.andi %142, %c18 : vector<4xi32>
      %144 = arith.ori %143, %c19 : vector<4xi32>
      %145 = vector.bitcast %144 : vector<4xi32> to vector<8xf16>
      %146 = arith.shrui %142, %c20 : vector<4xi32>
      %147 = arith.andi %146, %c18 : vector<4xi32>
      %148 = arith.ori %147, %c19 : vector<4xi32>
      %149 = vector.bitcast %148 : vector<4xi32> to vector<8xf16>
      %150 = vector.shuffle %145, %149 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = arith.subf %150, %c21 : vector<16xf16>
      %152 = arith.mulf %151, %113 : vector<16xf16>
      %153 = arith.addi %48, %c5 : index
      %154 = arith.remui %52, %c1 : index
      %155 = arith.addi %12, %c3 : index
      %156 = arith.muli %153, %c10 : index
      %157 = arith.addi %155, %156 : index
      %158 = arith.muli %154, %c4 : index
      %159 = arith.addi %157, %158 : index
      %160 = vector.load %w[%159] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %161 = vector.bitcast %160 : vector<2xi8> to vector<1xf16>
      %162 = vector.extract %161[0] : f16 from vector<1xf16>
      %163 = vector.broadcast %162 : f16 to vector<16xf16>
      %164 = arith.addi %12, %c3 : index
      %165 = arith.addi %inputFeatures, %c2 : index
      %166 = arith.divui %165, %c3 : index
      %167 = arith.muli %166, %c3 : index
      %168 = arith.addi %164, %167 : index
      %169 = arith.muli %153, %c17 : index
      %170 = arith.addi %168, %169 : index
      %171 = arith.addi %170, %c5 : index
      %172 = arith.muli %154, %c1 : index
      %173 = arith.addi %171, %172 : index
      %174 = vector.load %w[%173] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %175 = vector.bitcast %174 : vector<16xi8> to vector<4xi32>
      %176 = arith.andi %175, %c18 : vector<4xi32>
      %177 = arith.ori %176, %c19 : vector<4xi32>
      %178 = vector.bitcast %177 : vector<4xi32> to vector<8xf16>
      %179 = arith.shrui %175, %c20 : vector<4xi32>
      %180 = arith.andi %179, %c18 : vector<4xi32>
      %181 = arith.ori %180, %c19 : vector<4xi32>
      %182 = vector.bitcast %181 : vector<4xi32> to vector<8xf16>
      %183 = vector.shuffle %178, %182 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %184 = arith.subf %183, %c21 : vector<16xf16>
      %185 = arith.mulf %184, %163 : vector<16xf16>
      %186 = arith.muli %153, %c17 : index
      %187 = arith.addi %168, %186 : index
      %188 = arith.addi %187, %c22 : index
      %189 = arith.muli %154, %c1 : index
      %190 = arith.addi %188, %189 : index
      %191 = vector.load %w[%190] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %192 = vector.bitcast %191 : vector<16xi8> to vector<4xi32>
      %193 = arith.andi %192, %c18 : vector<4xi32>
      %194 = arith.ori %193, %c19 : vector<4xi32>
      %195 = vector.bitcast %194 : vector<4xi32> to vector<8xf16>
      %196 = arith.shrui %192, %c20 : vector<4xi32>
      %197 = arith.andi %196, %c18 : vector<4xi32>
      %198 = arith.ori %197, %c19 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = vector.shuffle %195, %199 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %201 = arith.subf %200, %c21 : vector<16xf16>
      %202 = arith.mulf %201, %163 : vector<16xf16>
      %203 = arith.addi %48, %c6 : index
      %204 = arith.remui %52, %c1 : index
      %205 = arith.addi %12, %c3 : index
      %206 = arith.muli %203, %c10 : index
      %207 = arith.addi %205, %206 : index
      %208 = arith.muli %204, %c4 : index
      %209 = arith.addi %207, %208 : index
      %210 = vector.load %w[%209] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %211 = vector.bitcast %210 : vector<2xi8> to vector<1xf16>
      %212 = vector.extract %211[0] : f16 from vector<1xf16>
      %213 = vector.broadcast %212 : f16 to vector<16xf16>
      %214 = arith.addi %12, %c3 : index
      %215 = arith.addi %inputFeatures, %c2 : index
      %216 = arith.divui %215, %c3 : index
      %217 = arith.muli %216, %c3 : index
      %218 = arith.addi %214, %217 : index
      %219 = arith.muli %203, %c17 : index
      %220 = arith.addi %218, %219 : index
      %221 = arith.addi %220, %c5 : index
      %222 = arith.muli %204, %c1 : index
      %223 = arith.addi %221, %222 : index
      %224 = vector.load %w[%223] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %225 = vector.bitcast %224 : vector<16xi8> to vector<4xi32>
      %226 = arith.andi %225, %c18 : vector<4xi32>
      %227 = arith.ori %226, %c19 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = arith.shrui %225, %c20 : vector<4xi32>
      %230 = arith.andi %229, %c18 : vector<4xi32>
      %231 = arith.ori %230, %c19 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = vector.shuffle %228, %232 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = arith.subf %233, %c21 : vector<16xf16>
      %235 = arith.mulf %234, %213 : vector<16xf16>
      %236 = arith.muli %203, %c17 : index
      %237 = arith.addi %218, %236 : index
      %238 = arith.addi %237, %c22 : index
      %239 = arith.muli %204, %c1 : index
      %240 = arith.addi %238, %239 : index
      %241 = vector.load %w[%240] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %242 = vector.bitcast %241 : vector<16xi8> to vector<4xi32>
      %243 = arith.andi %242, %c18 : vector<4xi32>
      %244 = arith.ori %243, %c19 : vector<4xi32>
      %245 = vector.bitcast %244 : vector<4xi32> to vector<8xf16>
      %246 = arith.shrui %242, %c20 : vector<4xi32>
      %247 = arith.andi %246, %c18 : vector<4xi32>
      %248 = arith.ori %247, %c19 : vector<4xi32>
      %249 = vector.bitcast %248 : vector<4xi32> to vector<8xf16>
      %250 = vector.shuffle %245, %249 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = arith.subf %250, %c21 : vector<16xf16>
      %252 = arith.mulf %251, %213 : vector<16xf16>
      %253 = arith.muli %48, %c4 : index
      %254 = arith.addi %253, %c5 : index
      %255 = arith.muli %tileRows, %c1 : index
      %256 = arith.muli %254, %255 : index
      %257 = arith.addi %34, %256 : index
      %258 = vector.load %22[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = arith.muli %tileRows, %c13 : index
      %260 = arith.addi %257, %259 : index
      %261 = vector.load %22[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = vector.shuffle %258, %261 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %263 = wave.mma %262, %85, %49 : vector<16xf16>, vector<8xf32>
      %264 = wave.mma %262, %185, %50 : vector<16xf16>, vector<8xf32>
      %265 = arith.muli %48, %c4 : index
      %266 = arith.addi %265, %c6 : index
      %267 = arith.muli %tileRows, %c1 : index
      %268 = arith.muli %266, %267 : index
      %269 = arith.addi %34, %268 : index
      %270 = vector.load %22[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = arith.muli %tileRows, %c13 : index
      %272 = arith.addi %269, %271 : index
      %273 = vector.load %22[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = vector.shuffle %270, %273 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %275 = wave.mma %274, %102, %263 : vector<16xf16>, vector<8xf32>
      %276 = wave.mma %274, %202, %264 : vector<16xf16>, vector<8xf32>
      %277 = arith.muli %48, %c4 : index
      %278 = arith.addi %277, %c4 : index
      %279 = arith.muli %tileRows, %c1 : index
      %280 = arith.muli %278, %279 : index
      %281 = arith.addi %34, %280 : index
      %282 = vector.load %22[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = arith.muli %tileRows, %c13 : index
      %284 = arith.addi %281, %283 : index
      %285 = vector.load %22[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = vector.shuffle %282, %285 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %287 = wave.mma %286, %135, %275 : vector<16xf16>, vector<8xf32>
      %288 = wave.mma %286, %235, %276 : vector<16xf16>, vector<8xf32>
      %289 = arith.muli %48, %c4 : index
      %290 = arith.addi %289, %c23 : index
      %291 = arith.muli %tileRows, %c1 : index
      %292 = arith.muli %290, %291 : index
      %293 = arith.addi %34, %292 : index
      %294 = vector.load %22[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = arith.muli %tileRows, %c13 : index
      %296 = arith.addi %293, %295 : index
      %297 = vector.load %22[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = vector.shuffle %294, %297 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %299 = wave.mma %298, %152, %287 : vector<16xf16>, vector<8xf32>
      %300 = wave.mma %298, %252, %288 : vector<16xf16>, vector<8xf32>
      scf.yield %299, %300 : vector<8xf32>, vector<8xf32>
    }
    %301 = arith.select %41, %47, %40 : index
    %305:2 = scf.for %302 = %47 to %301 step %c6 iter_args(%303 = %51#0, %304 = %51#1) -> (vector<8xf32>, vector<8xf32>) {
      %306 = wave.lane
      %307 = arith.addi %302, %c5 : index
      %308 = arith.remui %306, %c1 : index
      %309 = arith.addi %10, %c3 : index
      %310 = arith.muli %307, %c10 : index
      %311 = arith.addi %309, %310 : index
      %312 = arith.muli %308, %c4 : index
      %313 = arith.addi %311, %312 : index
      %314 = vector.load %w[%313] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %315 = vector.bitcast %314 : vector<2xi8> to vector<1xf16>
      %316 = vector.extract %315[0] : f16 from vector<1xf16>
      %317 = vector.broadcast %316 : f16 to vector<16xf16>
      %318 = arith.addi %10, %c3 : index
      %319 = arith.addi %inputFeatures, %c2 : index
      %320 = arith.divui %319, %c3 : index
      %321 = arith.muli %320, %c3 : index
      %322 = arith.addi %318, %321 : index
      %323 = arith.muli %307, %c17 : index
      %324 = arith.addi %322, %323 : index
      %325 = arith.addi %324, %c5 : index
      %326 = arith.muli %308, %c1 : index
      %327 = arith.addi %325, %326 : index
      %328 = vector.load %w[%327] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %329 = vector.bitcast %328 : vector<16xi8> to vector<4xi32>
      %330 = arith.andi %329, %c18 : vector<4xi32>
      %331 = arith.ori %330, %c19 : vector<4xi32>
      %332 = vector.bitcast %331 : vector<4xi32> to vector<8xf16>
      %333 = arith.shrui %329, %c20 : vector<4xi32>
      %334 = arith.andi %333, %c18 : vector<4xi32>
      %335 = arith.ori %334, %c19 : vector<4xi32>
      %336 = vector.bitcast %335 : vector<4xi32> to vector<8xf16>
      %337 = vector.shuffle %332, %336 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %338 = arith.subf %337, %c21 : vector<16xf16>
      %339 = arith.mulf %338, %317 : vector<16xf16>
      %340 = arith.muli %307, %c17 : index
      %341 = arith.addi %322, %340 : index
      %342 = arith.addi %341, %c22 : index
      %343 = arith.muli %308, %c1 : index
      %344 = arith.addi %342, %343 : index
      %345 = vector.load %w[%344] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %346 = vector.bitcast %345 : vector<16xi8> to vector<4xi32>
      %347 = arith.andi %346, %c18 : vector<4xi32>
      %348 = arith.ori %347, %c19 : vector<4xi32>
      %349 = vector.bitcast %348 : vector<4xi32> to vector<8xf16>
      %350 = arith.shrui %346, %c20 : vector<4xi32>
      %351 = arith.andi %350, %c18 : vector<4xi32>
      %352 = arith.ori %351, %c19 : vector<4xi32>
      %353 = vector.bitcast %352 : vector<4xi32> to vector<8xf16>
      %354 = vector.shuffle %349, %353 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %355 = arith.subf %354, %c21 : vector<16xf16>
      %356 = arith.mulf %355, %317 : vector<16xf16>
      %357 = arith.addi %302, %c5 : index
      %358 = arith.remui %306, %c1 : index
      %359 = arith.addi %12, %c3 : index
      %360 = arith.muli %357, %c10 : index
      %361 = arith.addi %359, %360 : index
      %362 = arith.muli %358, %c4 : index
      %363 = arith.addi %361, %362 : index
      %364 = vector.load %w[%363] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %365 = vector.bitcast %364 : vector<2xi8> to vector<1xf16>
      %366 = vector.extract %365[0] : f16 from vector<1xf16>
      %367 = vector.broadcast %366 : f16 to vector<16xf16>
      %368 = arith.addi %12, %c3 : index
      %369 = arith.addi %inputFeatures, %c2 : index
      %370 = arith.divui %369, %c3 : index
      %371 = arith.muli %370, %c3 : index
      %372 = arith.addi %368, %371 : index
      %373 = arith.muli %357, %c17 : index
      %374 = arith.addi %372, %373 : index
      %375 = arith.addi %374, %c5 : index
      %376 = arith.muli %358, %c1 : index
      %377 = arith.addi %375, %376 : index
      %378 = vector.load %w[%377] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %379 = vector.bitcast %378 : vector<16xi8> to vector<4xi32>
      %380 = arith.andi %379, %c18 : vector<4xi32>
      %381 = arith.ori %380, %c19 : vector<4xi32>
      %382 = vector.bitcast %381 : vector<4xi32> to vector<8xf16>
      %383 = arith.shrui %379, %c20 : vector<4xi32>
      %384 = arith.andi %383, %c18 : vector<4xi32>
      %385 = arith.ori %384, %c19 : vector<4xi32>
      %386 = vector.bitcast %385 : vector<4xi32> to vector<8xf16>
      %387 = vector.shuffle %382, %386 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %388 = arith.subf %387, %c21 : vector<16xf16>
      %389 = arith.mulf %388, %367 : vector<16xf16>
      %390 = arith.muli %357, %c17 : index
      %391 = arith.addi %372, %390 : index
      %392 = arith.addi %391, %c22 : index
      %393 = arith.muli %358, %c1 : index
      %394 = arith.addi %392, %393 : index
      %395 = vector.load %w[%394] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %396 = vector.bitcast %395 : vector<16xi8> to vector<4xi32>
      %397 = arith.andi %396, %c18 : vector<4xi32>
      %398 = arith.ori %397, %c19 : vector<4xi32>
      %399 = vector.bitcast %398 : vector<4xi32> to vector<8xf16>
      %400 = arith.shrui %396, %c20 : vector<4xi32>
      %401 = arith.andi %400, %c18 : vector<4xi32>
      %402 = arith.ori %401, %c19 : vector<4xi32>
      %403 = vector.bitcast %402 : vector<4xi32> to vector<8xf16>
      %404 = vector.shuffle %399, %403 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %405 = arith.subf %404, %c21 : vector<16xf16>
      %406 = arith.mulf %405, %367 : vector<16xf16>
      %407 = arith.muli %302, %c4 : index
      %408 = arith.addi %407, %c5 : index
      %409 = arith.muli %tileRows, %c1 : index
      %410 = arith.muli %408, %409 : index
      %411 = arith.addi %34, %410 : index
      %412 = vector.load %22[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %413 = arith.muli %tileRows, %c13 : index
      %414 = arith.addi %411, %413 : index
      %415 = vector.load %22[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = vector.shuffle %412, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %417 = wave.mma %416, %339, %303 : vector<16xf16>, vector<8xf32>
      %418 = wave.mma %416, %389, %304 : vector<16xf16>, vector<8xf32>
      %419 = arith.muli %302, %c4 : index
      %420 = arith.addi %419, %c6 : index
      %421 = arith.muli %tileRows, %c1 : index
      %422 = arith.muli %420, %421 : index
      %423 = arith.addi %34, %422 : index
      %424 = vector.load %22[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %425 = arith.muli %tileRows, %c13 : index
      %426 = arith.addi %423, %425 : index
      %427 = vector.load %22[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = vector.shuffle %424, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %429 = wave.mma %428, %356, %417 : vector<16xf16>, vector<8xf32>
      %430 = wave.mma %428, %406, %418 : vector<16xf16>, vector<8xf32>
      scf.yield %429, %430 : vector<8xf32>, vector<8xf32>
    }
    %431 = wave.lane
    %432 = vector.extract %305#0[0] : f32 from vector<8xf32>
    %433 = vector.extract %305#1[0] : f32 from vector<8xf32>
    %434 = wave.lane
    %435 = arith.addi %15, %c5 : index
    %436 = arith.muli %c5, %c4 : index
    %437 = arith.addi %435, %436 : index
    %438 = arith.divui %434, %c1 : index
    %439 = arith.addi %437, %438 : index
    %440 = arith.cmpi slt, %439, %14 : index
    scf.if %440 {
      %441 = arith.cmpi eq, %hasFactors, %c6 : index
      %442 = arith.muli %439, %c4 : index
      %443 = memref.load %factors[%442] : memref<?xf32>
      %444 = arith.mulf %443, %operandScale : f32
      %445 = arith.select %441, %444, %operandScale : f32
      %446 = arith.remui %434, %c1 : index
      %447 = arith.muli %446, %c26 : index
      %448 = arith.addi %10, %447 : index
      %449 = vector.load %w[%448] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %450 = vector.bitcast %449 : vector<4xi8> to vector<1xf32>
      %451 = vector.extract %450[0] : f32 from vector<1xf32>
      %452 = arith.mulf %451, %445 : f32
      %453 = arith.mulf %432, %452 : f32
      %454 = arith.remui %434, %c1 : index
      %455 = arith.muli %454, %c26 : index
      %456 = arith.addi %12, %455 : index
      %457 = vector.load %w[%456] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %458 = vector.bitcast %457 : vector<4xi8> to vector<1xf32>
      %459 = vector.extract %458[0] : f32 from vector<1xf32>
      %460 = arith.mulf %459, %445 : f32
      %461 = arith.mulf %433, %460 : f32
      %462 = arith.muli %439, %outputFeatures : index
      %463 = arith.addi %462, %18 : index
      %464 = wave.lane
      %465 = arith.remui %464, %c1 : index
      %466 = arith.addi %463, %465 : index
      scf.if %16 {
        %467 = arith.addi %466, %c5 : index
        %468 = memref.load %residual[%467] : memref<?xf32>
        %469 = arith.addf %468, %453 : f32
        %470 = arith.addi %466, %c5 : index
        memref.store %469, %out[%470] : memref<?xf32>
      } else {
        %471 = arith.addi %466, %c5 : index
        memref.store %453, %out[%471] : memref<?xf32>
      }
      scf.if %16 {
        %472 = arith.addi %466, %c1 : index
        %473 = memref.load %residual[%472] : memref<?xf32>
        %474 = arith.addf %473, %461 : f32
        %475 = arith.addi %466, %c1 : index
        memref.store %474, %out[%475] : memref<?xf32>
      } else {
        %476 = arith.addi %466, %c1 : index
        memref.store %461, %out[%476] : memref<?xf32>
      }
    }
    %477 = vector.extract %305#0[1] : f32 from vector<8xf32>
    %478 = vector.extract %305#1[1] : f32 from vector<8xf32>
    %479 = wave.lane
    %480 = arith.addi %15, %c5 : index
    %481 = arith.muli %c6, %c4 : index
    %482 = arith.addi %480, %481 : index
    %483 = arith.divui %479, %c1 : index
    %484 = arith.addi %482, %483 : index
    %485 = arith.cmpi slt, %484, %14 : index
    scf.if %485 {
      %486 = arith.cmpi eq, %hasFactors, %c6 : index
      %487 = arith.muli %484, %c4 : index
      %488 = memref.load %factors[%487] : memref<?xf32>
      %489 = arith.mulf %488, %operandScale : f32
      %490 = arith.select %486, %489, %operandScale : f32
      %491 = arith.remui %479, %c1 : index
      %492 = arith.muli %491, %c26 : index
      %493 = arith.addi %10, %492 : index
      %494 = vector.load %w[%493] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %495 = vector.bitcast %494 : vector<4xi8> to vector<1xf32>
      %496 = vector.extract %495[0] : f32 from vector<1xf32>
      %497 = arith.mulf %496, %490 : f32
      %498 = arith.mulf %477, %497 : f32
      %499 = arith.remui %479, %c1 : index
      %500 = arith.muli %499, %c26 : index
      %501 = arith.addi %12, %500 : index
      %502 = vector.load %w[%501] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %503 = vector.bitcast %502 : vector<4xi8> to vector<1xf32>
      %504 = vector.extract %503[0] : f32 from vector<1xf32>
      %505 = arith.mulf %504, %490 : f32
      %506 = arith.mulf %478, %505 : f32
      %507 = arith.muli %484, %outputFeatures : index
      %508 = arith.addi %507, %18 : index
      %509 = wave.lane
      %510 = arith.remui %509, %c1 : index
      %511 = arith.addi %508, %510 : index
      scf.if %16 {
        %512 = arith.addi %511, %c5 : index
        %513 = memref.load %residual[%512] : memref<?xf32>
        %514 = arith.addf %513, %498 : f32
        %515 = arith.addi %511, %c5 : index
        memref.store %514, %out[%515] : memref<?xf32>
      } else {
        %516 = arith.addi %511, %c5 : index
        memref.store %498, %out[%516] : memref<?xf32>
      }
      scf.if %16 {
        %517 = arith.addi %511, %c1 : index
        %518 = memref.load %residual[%517] : memref<?xf32>
        %519 = arith.addf %518, %506 : f32
        %520 = arith.addi %511, %c1 : index
        memref.store %519, %out[%520] : memref<?xf32>
      } else {
        %521 = arith.addi %511, %c1 : index
        memref.store %506, %out[%521] : memref<?xf32>
      }
    }
    %522 = vector.extract %305#0[2] : f32 from vector<8xf32>
    %523 = vector.extract %305#1[2] : f32 from vector<8xf32>
    %524 = wave.lane
    %525 = arith.addi %15, %c5 : index
    %526 = arith.muli %c4, %c4 : index
    %527 = arith.addi %525, %526 : index
    %528 = arith.divui %524, %c1 : index
    %529 = arith.addi %527, %528 : index
    %530 = arith.cmpi slt, %529, %14 : index
    scf.if %530 {
      %531 = arith.cmpi eq, %hasFactors, %c6 : index
      %532 = arith.muli %529, %c4 : index
      %533 = memref.load %factors[%532] : memref<?xf32>
      %534 = arith.mulf %533, %operandScale : f32
      %535 = arith.select %531, %534, %operandScale : f32
      %536 = arith.remui %524, %c1 : index
      %537 = arith.muli %536, %c26 : index
      %538 = arith.addi %10, %537 : index
      %539 = vector.load %w[%538] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %540 = vector.bitcast %539 : vector<4xi8> to vector<1xf32>
      %541 = vector.extract %540[0] : f32 from vector<1xf32>
      %542 = arith.mulf %541, %535 : f32
      %543 = arith.mulf %522, %542 : f32
      %544 = arith.remui %524, %c1 : index
      %545 = arith.muli %544, %c26 : index
      %546 = arith.addi %12, %545 : index
      %547 = vector.load %w[%546] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %548 = vector.bitcast %547 : vector<4xi8> to vector<1xf32>
      %549 = vector.extract %548[0] : f32 from vector<1xf32>
      %550 = arith.mulf %549, %535 : f32
      %551 = arith.mulf %523, %550 : f32
      %552 = arith.muli %529, %outputFeatures : index
      %553 = arith.addi %552, %18 : index
      %554 = wave.lane
      %555 = arith.remui %554, %c1 : index
      %556 = arith.addi %553, %555 : index
      scf.if %16 {
        %557 = arith.addi %556, %c5 : index
        %558 = memref.load %residual[%557] : memref<?xf32>
        %559 = arith.addf %558, %543 : f32
        %560 = arith.addi %556, %c5 : index
        memref.store %559, %out[%560] : memref<?xf32>
      } else {
        %561 = arith.addi %556, %c5 : index
        memref.store %543, %out[%561] : memref<?xf32>
      }
      scf.if %16 {
        %562 = arith.addi %556, %c1 : index
        %563 = memref.load %residual[%562] : memref<?xf32>
        %564 = arith.addf %563, %551 : f32
        %565 = arith.addi %556, %c1 : index
        memref.store %564, %out[%565] : memref<?xf32>
      } else {
        %566 = arith.addi %556, %c1 : index
        memref.store %551, %out[%566] : memref<?xf32>
      }
    }
    %567 = vector.extract %305#0[3] : f32 from vector<8xf32>
    %568 = vector.extract %305#1[3] : f32 from vector<8xf32>
    %569 = wave.lane
    %570 = arith.addi %15, %c5 : index
    %571 = arith.muli %c23, %c4 : index
    %572 = arith.addi %570, %571 : index
    %573 = arith.divui %569, %c1 : index
    %574 = arith.addi %572, %573 : index
    %575 = arith.cmpi slt, %574, %14 : index
    scf.if %575 {
      %576 = arith.cmpi eq, %hasFactors, %c6 : index
      %577 = arith.muli %574, %c4 : index
      %578 = memref.load %factors[%577] : memref<?xf32>
      %579 = arith.mulf %578, %operandScale : f32
      %580 = arith.select %576, %579, %operandScale : f32
      %581 = arith.remui %569, %c1 : index
      %582 = arith.muli %581, %c26 : index
      %583 = arith.addi %10, %582 : index
      %584 = vector.load %w[%583] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %585 = vector.bitcast %584 : vector<4xi8> to vector<1xf32>
      %586 = vector.extract %585[0] : f32 from vector<1xf32>
      %587 = arith.mulf %586, %580 : f32
      %588 = arith.mulf %567, %587 : f32
      %589 = arith.remui %569, %c1 : index
      %590 = arith.muli %589, %c26 : index
      %591 = arith.addi %12, %590 : index
      %592 = vector.load %w[%591] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %593 = vector.bitcast %592 : vector<4xi8> to vector<1xf32>
      %594 = vector.extract %593[0] : f32 from vector<1xf32>
      %595 = arith.mulf %594, %580 : f32
      %596 = arith.mulf %568, %595 : f32
      %597 = arith.muli %574, %outputFeatures : index
      %598 = arith.addi %597, %18 : index
      %599 = wave.lane
      %600 = arith.remui %599, %c1 : index
      %601 = arith.addi %598, %600 : index
      scf.if %16 {
        %602 = arith.addi %601, %c5 : index
        %603 = memref.load %residual[%602] : memref<?xf32>
        %604 = arith.addf %603, %588 : f32
        %605 = arith.addi %601, %c5 : index
        memref.store %604, %out[%605] : memref<?xf32>
      } else {
        %606 = arith.addi %601, %c5 : index
        memref.store %588, %out[%606] : memref<?xf32>
      }
      scf.if %16 {
        %607 = arith.addi %601, %c1 : index
        %608 = memref.load %residual[%607] : memref<?xf32>
        %609 = arith.addf %608, %596 : f32
        %610 = arith.addi %601, %c1 : index
        memref.store %609, %out[%610] : memref<?xf32>
      } else {
        %611 = arith.addi %601, %c1 : index
        memref.store %596, %out[%611] : memref<?xf32>
      }
    }
    %612 = vector.extract %305#0[4] : f32 from vector<8xf32>
    %613 = vector.extract %305#1[4] : f32 from vector<8xf32>
    %614 = wave.lane
    %615 = arith.addi %15, %c5 : index
    %616 = arith.muli %c26, %c4 : index
    %617 = arith.addi %615, %616 : index
    %618 = arith.divui %614, %c1 : index
    %619 = arith.addi %617, %618 : index
    %620 = arith.cmpi slt, %619, %14 : index
    scf.if %620 {
      %621 = arith.cmpi eq, %hasFactors, %c6 : index
      %622 = arith.muli %619, %c4 : index
      %623 = memref.load %factors[%622] : memref<?xf32>
      %624 = arith.mulf %623, %operandScale : f32
      %625 = arith.select %621, %624, %operandScale : f32
      %626 = arith.remui %614, %c1 : index
      %627 = arith.muli %626, %c26 : index
      %628 = arith.addi %10, %627 : index
      %629 = vector.load %w[%628] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %630 = vector.bitcast %629 : vector<4xi8> to vector<1xf32>
      %631 = vector.extract %630[0] : f32 from vector<1xf32>
      %632 = arith.mulf %631, %625 : f32
      %633 = arith.mulf %612, %632 : f32
      %634 = arith.remui %614, %c1 : index
      %635 = arith.muli %634, %c26 : index
      %636 = arith.addi %12, %635 : index
      %637 = vector.load %w[%636] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %638 = vector.bitcast %637 : vector<4xi8> to vector<1xf32>
      %639 = vector.extract %638[0] : f32 from vector<1xf32>
      %640 = arith.mulf %639, %625 : f32
      %641 = arith.mulf %613, %640 : f32
      %642 = arith.muli %619, %outputFeatures : index
      %643 = arith.addi %642, %18 : index
      %644 = wave.lane
      %645 = arith.remui %644, %c1 : index
      %646 = arith.addi %643, %645 : index
      scf.if %16 {
        %647 = arith.addi %646, %c5 : index
        %648 = memref.load %residual[%647] : memref<?xf32>
        %649 = arith.addf %648, %633 : f32
        %650 = arith.addi %646, %c5 : index
        memref.store %649, %out[%650] : memref<?xf32>
      } else {
        %651 = arith.addi %646, %c5 : index
        memref.store %633, %out[%651] : memref<?xf32>
      }
      scf.if %16 {
        %652 = arith.addi %646, %c1 : index
        %653 = memref.load %residual[%652] : memref<?xf32>
        %654 = arith.addf %653, %641 : f32
        %655 = arith.addi %646, %c1 : index
        memref.store %654, %out[%655] : memref<?xf32>
      } else {
        %656 = arith.addi %646, %c1 : index
        memref.store %641, %out[%656] : memref<?xf32>
      }
    }
    %657 = vector.extract %305#0[5] : f32 from vector<8xf32>
    %658 = vector.extract %305#1[5] : f32 from vector<8xf32>
    %659 = wave.lane
    %660 = arith.addi %15, %c5 : index
    %661 = arith.muli %c27, %c4 : index
    %662 = arith.addi %660, %661 : index
    %663 = arith.divui %659, %c1 : index
    %664 = arith.addi %662, %663 : index
    %665 = arith.cmpi slt, %664, %14 : index
    scf.if %665 {
      %666 = arith.cmpi eq, %hasFactors, %c6 : index
      %667 = arith.muli %664, %c4 : index
      %668 = memref.load %factors[%667] : memref<?xf32>
      %669 = arith.mulf %668, %operandScale : f32
      %670 = arith.select %666, %669, %operandScale : f32
      %671 = arith.remui %659, %c1 : index
      %672 = arith.muli %671, %c26 : index
      %673 = arith.addi %10, %672 : index
      %674 = vector.load %w[%673] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %675 = vector.bitcast %674 : vector<4xi8> to vector<1xf32>
      %676 = vector.extract %675[0] : f32 from vector<1xf32>
      %677 = arith.mulf %676, %670 : f32
      %678 = arith.mulf %657, %677 : f32
      %679 = arith.remui %659, %c1 : index
      %680 = arith.muli %679, %c26 : index
      %681 = arith.addi %12, %680 : index
      %682 = vector.load %w[%681] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %683 = vector.bitcast %682 : vector<4xi8> to vector<1xf32>
      %684 = vector.extract %683[0] : f32 from vector<1xf32>
      %685 = arith.mulf %684, %670 : f32
      %686 = arith.mulf %658, %685 : f32
      %687 = arith.muli %664, %outputFeatures : index
      %688 = arith.addi %687, %18 : index
      %689 = wave.lane
      %690 = arith.remui %689, %c1 : index
      %691 = arith.addi %688, %690 : index
      scf.if %16 {
        %692 = arith.addi %691, %c5 : index
        %693 = memref.load %residual[%692] : memref<?xf32>
        %694 = arith.addf %693, %678 : f32
        %695 = arith.addi %691, %c5 : index
        memref.store %694, %out[%695] : memref<?xf32>
      } else {
        %696 = arith.addi %691, %c5 : index
        memref.store %678, %out[%696] : memref<?xf32>
      }
      scf.if %16 {
        %697 = arith.addi %691, %c1 : index
        %698 = memref.load %residual[%697] : memref<?xf32>
        %699 = arith.addf %698, %686 : f32
        %700 = arith.addi %691, %c1 : index
        memref.store %699, %out[%700] : memref<?xf32>
      } else {
        %701 = arith.addi %691, %c1 : index
        memref.store %686, %out[%701] : memref<?xf32>
      }
    }
    %702 = vector.extract %305#0[6] : f32 from vector<8xf32>
    %703 = vector.extract %305#1[6] : f32 from vector<8xf32>
    %704 = wave.lane
    %705 = arith.addi %15, %c5 : index
    %706 = arith.muli %c28, %c4 : index
    %707 = arith.addi %705, %706 : index
    %708 = arith.divui %704, %c1 : index
    %709 = arith.addi %707, %708 : index
    %710 = arith.cmpi slt, %709, %14 : index
    scf.if %710 {
      %711 = arith.cmpi eq, %hasFactors, %c6 : index
      %712 = arith.muli %709, %c4 : index
      %713 = memref.load %factors[%712] : memref<?xf32>
      %714 = arith.mulf %713, %operandScale : f32
      %715 = arith.select %711, %714, %operandScale : f32
      %716 = arith.remui %704, %c1 : index
      %717 = arith.muli %716, %c26 : index
      %718 = arith.addi %10, %717 : index
      %719 = vector.load %w[%718] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %720 = vector.bitcast %719 : vector<4xi8> to vector<1xf32>
      %721 = vector.extract %720[0] : f32 from vector<1xf32>
      %722 = arith.mulf %721, %715 : f32
      %723 = arith.mulf %702, %722 : f32
      %724 = arith.remui %704, %c1 : index
      %725 = arith.muli %724, %c26 : index
      %726 = arith.addi %12, %725 : index
      %727 = vector.load %w[%726] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %728 = vector.bitcast %727 : vector<4xi8> to vector<1xf32>
      %729 = vector.extract %728[0] : f32 from vector<1xf32>
      %730 = arith.mulf %729, %715 : f32
      %731 = arith.mulf %703, %730 : f32
      %732 = arith.muli %709, %outputFeatures : index
      %733 = arith.addi %732, %18 : index
      %734 = wave.lane
      %735 = arith.remui %734, %c1 : index
      %736 = arith.addi %733, %735 : index
      scf.if %16 {
        %737 = arith.addi %736, %c5 : index
        %738 = memref.load %residual[%737] : memref<?xf32>
        %739 = arith.addf %738, %723 : f32
        %740 = arith.addi %736, %c5 : index
        memref.store %739, %out[%740] : memref<?xf32>
      } else {
        %741 = arith.addi %736, %c5 : index
        memref.store %723, %out[%741] : memref<?xf32>
      }
      scf.if %16 {
        %742 = arith.addi %736, %c1 : index
        %743 = memref.load %residual[%742] : memref<?xf32>
        %744 = arith.addf %743, %731 : f32
        %745 = arith.addi %736, %c1 : index
        memref.store %744, %out[%745] : memref<?xf32>
      } else {
        %746 = arith.addi %736, %c1 : index
        memref.store %731, %out[%746] : memref<?xf32>
      }
    }
    %747 = vector.extract %305#0[7] : f32 from vector<8xf32>
    %748 = vector.extract %305#1[7] : f32 from vector<8xf32>
    %749 = wave.lane
    %750 = arith.addi %15, %c5 : index
    %751 = arith.muli %c29, %c4 : index
    %752 = arith.addi %750, %751 : index
    %753 = arith.divui %749, %c1 : index
    %754 = arith.addi %752, %753 : index
    %755 = arith.cmpi slt, %754, %14 : index
    scf.if %755 {
      %756 = arith.cmpi eq, %hasFactors, %c6 : index
      %757 = arith.muli %754, %c4 : index
      %758 = memref.load %factors[%757] : memref<?xf32>
      %759 = arith.mulf %758, %operandScale : f32
      %760 = arith.select %756, %759, %operandScale : f32
      %761 = arith.remui %749, %c1 : index
      %762 = arith.muli %761, %c26 : index
      %763 = arith.addi %10, %762 : index
      %764 = vector.load %w[%763] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %765 = vector.bitcast %764 : vector<4xi8> to vector<1xf32>
      %766 = vector.extract %765[0] : f32 from vector<1xf32>
      %767 = arith.mulf %766, %760 : f32
      %768 = arith.mulf %747, %767 : f32
      %769 = arith.remui %749, %c1 : index
      %770 = arith.muli %769, %c26 : index
      %771 = arith.addi %12, %770 : index
      %772 = vector.load %w[%771] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %773 = vector.bitcast %772 : vector<4xi8> to vector<1xf32>
      %774 = vector.extract %773[0] : f32 from vector<1xf32>
      %775 = arith.mulf %774, %760 : f32
      %776 = arith.mulf %748, %775 : f32
      %777 = arith.muli %754, %outputFeatures : index
      %778 = arith.addi %777, %18 : index
      %779 = wave.lane
      %780 = arith.remui %779, %c1 : index
      %781 = arith.addi %778, %780 : index
      scf.if %16 {
        %782 = arith.addi %781, %c5 : index
        %783 = memref.load %residual[%782] : memref<?xf32>
        %784 = arith.addf %783, %768 : f32
        %785 = arith.addi %781, %c5 : index
        memref.store %784, %out[%785] : memref<?xf32>
      } else {
        %786 = arith.addi %781, %c5 : index
        memref.store %768, %out[%786] : memref<?xf32>
      }
      scf.if %16 {
        %787 = arith.addi %781, %c1 : index
        %788 = memref.load %residual[%787] : memref<?xf32>
        %789 = arith.addf %788, %776 : f32
        %790 = arith.addi %781, %c1 : index
        memref.store %789, %out[%790] : memref<?xf32>
      } else {
        %791 = arith.addi %781, %c1 : index
        memref.store %776, %out[%791] : memref<?xf32>
      }
    }
  }
  wave.return
}
