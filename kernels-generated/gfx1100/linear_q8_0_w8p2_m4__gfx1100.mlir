// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=8, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w8p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 4096 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 256 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant dense<16711935> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<8> : vector<4xi32>
  %c23 = arith.constant dense<0x6480> : vector<16xf16>
  %c24 = arith.constant 3 : index
  %c25 = arith.constant 64 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 224 : index
  %c30 = arith.constant 1024 : index
  %c31 = arith.constant 1536 : index
  %c32 = arith.constant 2048 : index
  %c33 = arith.constant 2560 : index
  %c34 = arith.constant 3072 : index
  %c35 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c38 = arith.constant 4 : index
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
  %16 = wave.scratch %c8 : memref<?xf32>
  %17 = arith.cmpi eq, %hasResidual, %c6 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c11 : index
  %20 = arith.cmpi slt, %15, %14 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c1 : index
    %23 = wave.scratch %operandHalves : memref<?xf16>
    %24 = arith.divui %operandHalves, %c14 : index
    %25 = wave.wave
    %26 = arith.muli %25, %c11 : index
    %27 = wave.lane
    %28 = arith.addi %26, %27 : index
    scf.for %29 = %28 to %24 step %c15 {
      %30 = arith.muli %29, %c14 : index
      %31 = arith.addi %c5, %30 : index
      %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %33 = arith.muli %29, %c14 : index
      vector.store %32, %23[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c14 : index
    %36 = wave.wave
    %37 = arith.divui %inputFeatures, %c11 : index
    %38 = arith.muli %36, %stepsPerWave : index
    %39 = arith.minsi %38, %37 : index
    %40 = arith.addi %39, %stepsPerWave : index
    %41 = arith.minsi %40, %37 : index
    %42 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %43 = arith.subi %41, %39 : index
    %44 = arith.divui %43, %c4 : index
    %45 = arith.muli %44, %c4 : index
    %46 = arith.addi %39, %45 : index
    %47 = arith.addi %39, %stepsPerWave : index
    %48 = arith.select %42, %47, %46 : index
    %52:2 = scf.for %49 = %39 to %48 step %c4 iter_args(%50 = %c16, %51 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %53 = wave.lane
      %54 = arith.addi %49, %c5 : index
      %55 = arith.remui %53, %c1 : index
      %56 = arith.addi %10, %c3 : index
      %57 = arith.muli %54, %c11 : index
      %58 = arith.addi %56, %57 : index
      %59 = arith.muli %55, %c4 : index
      %60 = arith.addi %58, %59 : index
      %61 = vector.load %w[%60] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %62 = vector.bitcast %61 : vector<2xi8> to vector<1xf16>
      %63 = vector.extract %62[0] : f16 from vector<1xf16>
      %64 = vector.broadcast %63 : f16 to vector<16xf16>
      %65 = arith.addi %10, %c3 : index
      %66 = arith.addi %inputFeatures, %c2 : index
      %67 = arith.divui %66, %c3 : index
      %68 = arith.muli %67, %c3 : index
      %69 = arith.addi %65, %68 : index
      %70 = arith.muli %54, %c19 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.addi %71, %c5 : index
      %73 = arith.muli %55, %c1 : index
      %74 = arith.addi %72, %73 : index
      %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %76 = vector.bitcast %75 : vector<16xi8> to vector<4xi32>
      %77 = arith.andi %76, %c20 : vector<4xi32>
      %78 = arith.ori %77, %c21 : vector<4xi32>
      %79 = vector.bitcast %78 : vector<4xi32> to vector<8xf16>
      %80 = arith.shrui %76, %c22 : vector<4xi32>
      %81 = arith.andi %80, %c20 : vector<4xi32>
      %82 = arith.ori %81, %c21 : vector<4xi32>
      %83 = vector.bitcast %82 : vector<4xi32> to vector<8xf16>
      %84 = vector.shuffle %79, %83 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %85 = arith.subf %84, %c23 : vector<16xf16>
      %86 = arith.mulf %85, %64 : vector<16xf16>
      %87 = arith.muli %54, %c19 : index
      %88 = arith.addi %69, %87 : index
      %89 = arith.addi %88, %c15 : index
      %90 = arith.muli %55, %c1 : index
      %91 = arith.addi %89, %90 : index
      %92 = vector.load %w[%91] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %93 = vector.bitcast %92 : vector<16xi8> to vector<4xi32>
      %94 = arith.andi %93, %c20 : vector<4xi32>
      %95 = arith.ori %94, %c21 : vector<4xi32>
      %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
      %97 = arith.shrui %93, %c22 : vector<4xi32>
      %98 = arith.andi %97, %c20 : vector<4xi32>
      %99 = arith.ori %98, %c21 : vector<4xi32>
      %100 = vector.bitcast %99 : vector<4xi32> to vector<8xf16>
      %101 = vector.shuffle %96, %100 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %102 = arith.subf %101, %c23 : vector<16xf16>
      %103 = arith.mulf %102, %64 : vector<16xf16>
      %104 = arith.addi %49, %c6 : index
      %105 = arith.remui %53, %c1 : index
      %106 = arith.addi %10, %c3 : index
      %107 = arith.muli %104, %c11 : index
      %108 = arith.addi %106, %107 : index
      %109 = arith.muli %105, %c4 : index
      %110 = arith.addi %108, %109 : index
      %111 = vector.load %w[%110] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %112 = vector.bitcast %111 : vector<2xi8> to vector<1xf16>
      %113 = vector.extract %112[0] : f16 from vector<1xf16>
      %114 = vector.broadcast %113 : f16 to vector<16xf16>
      %115 = arith.addi %10, %c3 : index
      %116 = arith.addi %inputFeatures, %c2 : index
      %117 = arith.divui %116, %c3 : index
      %118 = arith.muli %117, %c3 : index
      %119 = arith.addi %115, %118 : index
      %120 = arith.muli %104, %c19 : index
      %121 = arith.addi %119, %120 : index
      %122 = arith.addi %121, %c5 : index
      %123 = arith.muli %105, %c1 : index
      %124 = arith.addi %122, %123 : index
      %125 = vector.load %w[%124] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %126 = vector.bitcast %125 : vector<16xi8> to vector<4xi32>
      %127 = arith.andi %126, %c20 : vector<4xi32>
      %128 = arith.ori %127, %c21 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = arith.shrui %126, %c22 : vector<4xi32>
      %131 = arith.andi %130, %c20 : vector<4xi32>
      %132 = arith.ori %131, %c21 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = vector.shuffle %129, %133 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = arith.subf %134, %c23 : vector<16xf16>
      %136 = arith.mulf %135, %114 : vector<16xf16>
      %137 = arith.muli %104, %c19 : index
      %138 = arith.addi %119, %137 : index
      %139 = arith.addi %138, %c15 : index
      %140 = arith.muli %105, %c1 : index
      %141 = arith.addi %139, %140 : index
      %142 = vector.load %w[%141] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %143 = vector.bitcast %142 : vector<16xi8> to vector<4xi32>
      %144 = arith.andi %143, %c20 : vector<4xi32>
      %145 = arith.ori %144, %c21 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = arith.shrui %143, %c22 : vector<4xi32>
      %148 = arith.andi %147, %c20 : vector<4xi32>
      %149 = arith.ori %148, %c21 : vector<4xi32>
      %150 = vector.bitcast %149 : vector<4xi32> to vector<8xf16>
      %151 = vector.shuffle %146, %150 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %152 = arith.subf %151, %c23 : vector<16xf16>
      %153 = arith.mulf %152, %114 : vector<16xf16>
      %154 = arith.addi %49, %c5 : index
      %155 = arith.remui %53, %c1 : index
      %156 = arith.addi %12, %c3 : index
      %157 = arith.muli %154, %c11 : index
      %158 = arith.addi %156, %157 : index
      %159 = arith.muli %155, %c4 : index
      %160 = arith.addi %158, %159 : index
      %161 = vector.load %w[%160] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %162 = vector.bitcast %161 : vector<2xi8> to vector<1xf16>
      %163 = vector.extract %162[0] : f16 from vector<1xf16>
      %164 = vector.broadcast %163 : f16 to vector<16xf16>
      %165 = arith.addi %12, %c3 : index
      %166 = arith.addi %inputFeatures, %c2 : index
      %167 = arith.divui %166, %c3 : index
      %168 = arith.muli %167, %c3 : index
      %169 = arith.addi %165, %168 : index
      %170 = arith.muli %154, %c19 : index
      %171 = arith.addi %169, %170 : index
      %172 = arith.addi %171, %c5 : index
      %173 = arith.muli %155, %c1 : index
      %174 = arith.addi %172, %173 : index
      %175 = vector.load %w[%174] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %176 = vector.bitcast %175 : vector<16xi8> to vector<4xi32>
      %177 = arith.andi %176, %c20 : vector<4xi32>
      %178 = arith.ori %177, %c21 : vector<4xi32>
      %179 = vector.bitcast %178 : vector<4xi32> to vector<8xf16>
      %180 = arith.shrui %176, %c22 : vector<4xi32>
      %181 = arith.andi %180, %c20 : vector<4xi32>
      %182 = arith.ori %181, %c21 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = vector.shuffle %179, %183 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %185 = arith.subf %184, %c23 : vector<16xf16>
      %186 = arith.mulf %185, %164 : vector<16xf16>
      %187 = arith.muli %154, %c19 : index
      %188 = arith.addi %169, %187 : index
      %189 = arith.addi %188, %c15 : index
      %190 = arith.muli %155, %c1 : index
      %191 = arith.addi %189, %190 : index
      %192 = vector.load %w[%191] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %193 = vector.bitcast %192 : vector<16xi8> to vector<4xi32>
      %194 = arith.andi %193, %c20 : vector<4xi32>
      %195 = arith.ori %194, %c21 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %193, %c22 : vector<4xi32>
      %198 = arith.andi %197, %c20 : vector<4xi32>
      %199 = arith.ori %198, %c21 : vector<4xi32>
      %200 = vector.bitcast %199 : vector<4xi32> to vector<8xf16>
      %201 = vector.shuffle %196, %200 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = arith.subf %201, %c23 : vector<16xf16>
      %203 = arith.mulf %202, %164 : vector<16xf16>
      %204 = arith.addi %49, %c6 : index
      %205 = arith.remui %53, %c1 : index
      %206 = arith.addi %12, %c3 : index
      %207 = arith.muli %204, %c11 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.muli %205, %c4 : index
      %210 = arith.addi %208, %209 : index
      %211 = vector.load %w[%210] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %212 = vector.bitcast %211 : vector<2xi8> to vector<1xf16>
      %213 = vector.extract %212[0] : f16 from vector<1xf16>
      %214 = vector.broadcast %213 : f16 to vector<16xf16>
      %215 = arith.addi %12, %c3 : index
      %216 = arith.addi %inputFeatures, %c2 : index
      %217 = arith.divui %216, %c3 : index
      %218 = arith.muli %217, %c3 : index
      %219 = arith.addi %215, %218 : index
      %220 = arith.muli %204, %c19 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.addi %221, %c5 : index
      %223 = arith.muli %205, %c1 : index
      %224 = arith.addi %222, %223 : index
      %225 = vector.load %w[%224] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %226 = vector.bitcast %225 : vector<16xi8> to vector<4xi32>
      %227 = arith.andi %226, %c20 : vector<4xi32>
      %228 = arith.ori %227, %c21 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = arith.shrui %226, %c22 : vector<4xi32>
      %231 = arith.andi %230, %c20 : vector<4xi32>
      %232 = arith.ori %231, %c21 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = vector.shuffle %229, %233 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = arith.subf %234, %c23 : vector<16xf16>
      %236 = arith.mulf %235, %214 : vector<16xf16>
      %237 = arith.muli %204, %c19 : index
      %238 = arith.addi %219, %237 : index
      %239 = arith.addi %238, %c15 : index
      %240 = arith.muli %205, %c1 : index
      %241 = arith.addi %239, %240 : index
      %242 = vector.load %w[%241] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %243 = vector.bitcast %242 : vector<16xi8> to vector<4xi32>
      %244 = arith.andi %243, %c20 : vector<4xi32>
      %245 = arith.ori %244, %c21 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = arith.shrui %243, %c22 : vector<4xi32>
      %248 = arith.andi %247, %c20 : vector<4xi32>
      %249 = arith.ori %248, %c21 : vector<4xi32>
      %250 = vector.bitcast %249 : vector<4xi32> to vector<8xf16>
      %251 = vector.shuffle %246, %250 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = arith.subf %251, %c23 : vector<16xf16>
      %253 = arith.mulf %252, %214 : vector<16xf16>
      %254 = arith.muli %49, %c4 : index
      %255 = arith.addi %254, %c5 : index
      %256 = arith.muli %tileRows, %c1 : index
      %257 = arith.muli %255, %256 : index
      %258 = arith.addi %35, %257 : index
      %259 = vector.load %23[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = arith.muli %tileRows, %c14 : index
      %261 = arith.addi %258, %260 : index
      %262 = vector.load %23[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = vector.shuffle %259, %262 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %264 = wave.mma %263, %86, %50 : vector<16xf16>, vector<8xf32>
      %265 = wave.mma %263, %186, %51 : vector<16xf16>, vector<8xf32>
      %266 = arith.muli %49, %c4 : index
      %267 = arith.addi %266, %c6 : index
      %268 = arith.muli %tileRows, %c1 : index
      %269 = arith.muli %267, %268 : index
      %270 = arith.addi %35, %269 : index
      %271 = vector.load %23[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = arith.muli %tileRows, %c14 : index
      %273 = arith.addi %270, %272 : index
      %274 = vector.load %23[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = vector.shuffle %271, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %276 = wave.mma %275, %103, %264 : vector<16xf16>, vector<8xf32>
      %277 = wave.mma %275, %203, %265 : vector<16xf16>, vector<8xf32>
      %278 = arith.muli %49, %c4 : index
      %279 = arith.addi %278, %c4 : index
      %280 = arith.muli %tileRows, %c1 : index
      %281 = arith.muli %279, %280 : index
      %282 = arith.addi %35, %281 : index
      %283 = vector.load %23[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = arith.muli %tileRows, %c14 : index
      %285 = arith.addi %282, %284 : index
      %286 = vector.load %23[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = vector.shuffle %283, %286 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %288 = wave.mma %287, %136, %276 : vector<16xf16>, vector<8xf32>
      %289 = wave.mma %287, %236, %277 : vector<16xf16>, vector<8xf32>
      %290 = arith.muli %49, %c4 : index
      %291 = arith.addi %290, %c24 : index
      %292 = arith.muli %tileRows, %c1 : index
      %293 = arith.muli %291, %292 : index
      %294 = arith.addi %35, %293 : index
      %295 = vector.load %23[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = arith.muli %tileRows, %c14 : index
      %297 = arith.addi %294, %296 : index
      %298 = vector.load %23[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = vector.shuffle %295, %298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %300 = wave.mma %299, %153, %288 : vector<16xf16>, vector<8xf32>
      %301 = wave.mma %299, %253, %289 : vector<16xf16>, vector<8xf32>
      scf.yield %300, %301 : vector<8xf32>, vector<8xf32>
    }
    %302 = arith.select %42, %48, %41 : index
    %306:2 = scf.for %303 = %48 to %302 step %c6 iter_args(%304 = %52#0, %305 = %52#1) -> (vector<8xf32>, vector<8xf32>) {
      %307 = wave.lane
      %308 = arith.addi %303, %c5 : index
      %309 = arith.remui %307, %c1 : index
      %310 = arith.addi %10, %c3 : index
      %311 = arith.muli %308, %c11 : index
      %312 = arith.addi %310, %311 : index
      %313 = arith.muli %309, %c4 : index
      %314 = arith.addi %312, %313 : index
      %315 = vector.load %w[%314] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %316 = vector.bitcast %315 : vector<2xi8> to vector<1xf16>
      %317 = vector.extract %316[0] : f16 from vector<1xf16>
      %318 = vector.broadcast %317 : f16 to vector<16xf16>
      %319 = arith.addi %10, %c3 : index
      %320 = arith.addi %inputFeatures, %c2 : index
      %321 = arith.divui %320, %c3 : index
      %322 = arith.muli %321, %c3 : index
      %323 = arith.addi %319, %322 : index
      %324 = arith.muli %308, %c19 : index
      %325 = arith.addi %323, %324 : index
      %326 = arith.addi %325, %c5 : index
      %327 = arith.muli %309, %c1 : index
      %328 = arith.addi %326, %327 : index
      %329 = vector.load %w[%328] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %330 = vector.bitcast %329 : vector<16xi8> to vector<4xi32>
      %331 = arith.andi %330, %c20 : vector<4xi32>
      %332 = arith.ori %331, %c21 : vector<4xi32>
      %333 = vector.bitcast %332 : vector<4xi32> to vector<8xf16>
      %334 = arith.shrui %330, %c22 : vector<4xi32>
      %335 = arith.andi %334, %c20 : vector<4xi32>
      %336 = arith.ori %335, %c21 : vector<4xi32>
      %337 = vector.bitcast %336 : vector<4xi32> to vector<8xf16>
      %338 = vector.shuffle %333, %337 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %339 = arith.subf %338, %c23 : vector<16xf16>
      %340 = arith.mulf %339, %318 : vector<16xf16>
      %341 = arith.muli %308, %c19 : index
      %342 = arith.addi %323, %341 : index
      %343 = arith.addi %342, %c15 : index
      %344 = arith.muli %309, %c1 : index
      %345 = arith.addi %343, %344 : index
      %346 = vector.load %w[%345] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %347 = vector.bitcast %346 : vector<16xi8> to vector<4xi32>
      %348 = arith.andi %347, %c20 : vector<4xi32>
      %349 = arith.ori %348, %c21 : vector<4xi32>
      %350 = vector.bitcast %349 : vector<4xi32> to vector<8xf16>
      %351 = arith.shrui %347, %c22 : vector<4xi32>
      %352 = arith.andi %351, %c20 : vector<4xi32>
      %353 = arith.ori %352, %c21 : vector<4xi32>
      %354 = vector.bitcast %353 : vector<4xi32> to vector<8xf16>
      %355 = vector.shuffle %350, %354 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %356 = arith.subf %355, %c23 : vector<16xf16>
      %357 = arith.mulf %356, %318 : vector<16xf16>
      %358 = arith.addi %303, %c5 : index
      %359 = arith.remui %307, %c1 : index
      %360 = arith.addi %12, %c3 : index
      %361 = arith.muli %358, %c11 : index
      %362 = arith.addi %360, %361 : index
      %363 = arith.muli %359, %c4 : index
      %364 = arith.addi %362, %363 : index
      %365 = vector.load %w[%364] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %366 = vector.bitcast %365 : vector<2xi8> to vector<1xf16>
      %367 = vector.extract %366[0] : f16 from vector<1xf16>
      %368 = vector.broadcast %367 : f16 to vector<16xf16>
      %369 = arith.addi %12, %c3 : index
      %370 = arith.addi %inputFeatures, %c2 : index
      %371 = arith.divui %370, %c3 : index
      %372 = arith.muli %371, %c3 : index
      %373 = arith.addi %369, %372 : index
      %374 = arith.muli %358, %c19 : index
      %375 = arith.addi %373, %374 : index
      %376 = arith.addi %375, %c5 : index
      %377 = arith.muli %359, %c1 : index
      %378 = arith.addi %376, %377 : index
      %379 = vector.load %w[%378] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %380 = vector.bitcast %379 : vector<16xi8> to vector<4xi32>
      %381 = arith.andi %380, %c20 : vector<4xi32>
      %382 = arith.ori %381, %c21 : vector<4xi32>
      %383 = vector.bitcast %382 : vector<4xi32> to vector<8xf16>
      %384 = arith.shrui %380, %c22 : vector<4xi32>
      %385 = arith.andi %384, %c20 : vector<4xi32>
      %386 = arith.ori %385, %c21 : vector<4xi32>
      %387 = vector.bitcast %386 : vector<4xi32> to vector<8xf16>
      %388 = vector.shuffle %383, %387 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %389 = arith.subf %388, %c23 : vector<16xf16>
      %390 = arith.mulf %389, %368 : vector<16xf16>
      %391 = arith.muli %358, %c19 : index
      %392 = arith.addi %373, %391 : index
      %393 = arith.addi %392, %c15 : index
      %394 = arith.muli %359, %c1 : index
      %395 = arith.addi %393, %394 : index
      %396 = vector.load %w[%395] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %397 = vector.bitcast %396 : vector<16xi8> to vector<4xi32>
      %398 = arith.andi %397, %c20 : vector<4xi32>
      %399 = arith.ori %398, %c21 : vector<4xi32>
      %400 = vector.bitcast %399 : vector<4xi32> to vector<8xf16>
      %401 = arith.shrui %397, %c22 : vector<4xi32>
      %402 = arith.andi %401, %c20 : vector<4xi32>
      %403 = arith.ori %402, %c21 : vector<4xi32>
      %404 = vector.bitcast %403 : vector<4xi32> to vector<8xf16>
      %405 = vector.shuffle %400, %404 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %406 = arith.subf %405, %c23 : vector<16xf16>
      %407 = arith.mulf %406, %368 : vector<16xf16>
      %408 = arith.muli %303, %c4 : index
      %409 = arith.addi %408, %c5 : index
      %410 = arith.muli %tileRows, %c1 : index
      %411 = arith.muli %409, %410 : index
      %412 = arith.addi %35, %411 : index
      %413 = vector.load %23[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = arith.muli %tileRows, %c14 : index
      %415 = arith.addi %412, %414 : index
      %416 = vector.load %23[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = vector.shuffle %413, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %418 = wave.mma %417, %340, %304 : vector<16xf16>, vector<8xf32>
      %419 = wave.mma %417, %390, %305 : vector<16xf16>, vector<8xf32>
      %420 = arith.muli %303, %c4 : index
      %421 = arith.addi %420, %c6 : index
      %422 = arith.muli %tileRows, %c1 : index
      %423 = arith.muli %421, %422 : index
      %424 = arith.addi %35, %423 : index
      %425 = vector.load %23[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = arith.muli %tileRows, %c14 : index
      %427 = arith.addi %424, %426 : index
      %428 = vector.load %23[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %429 = vector.shuffle %425, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %430 = wave.mma %429, %357, %418 : vector<16xf16>, vector<8xf32>
      %431 = wave.mma %429, %407, %419 : vector<16xf16>, vector<8xf32>
      scf.yield %430, %431 : vector<8xf32>, vector<8xf32>
    }
    %432 = wave.lane
    %433 = wave.wave
    %434 = arith.muli %433, %c4 : index
    %435 = arith.addi %434, %c5 : index
    %436 = arith.muli %435, %c15 : index
    %437 = arith.addi %436, %432 : index
    %438 = vector.extract %306#0[0] : f32 from vector<8xf32>
    %439 = arith.addi %437, %c5 : index
    memref.store %438, %16[%439] : memref<?xf32>
    %440 = vector.extract %306#0[1] : f32 from vector<8xf32>
    %441 = arith.addi %437, %c11 : index
    memref.store %440, %16[%441] : memref<?xf32>
    %442 = vector.extract %306#0[2] : f32 from vector<8xf32>
    %443 = arith.addi %437, %c25 : index
    memref.store %442, %16[%443] : memref<?xf32>
    %444 = vector.extract %306#0[3] : f32 from vector<8xf32>
    %445 = arith.addi %437, %c26 : index
    memref.store %444, %16[%445] : memref<?xf32>
    %446 = vector.extract %306#0[4] : f32 from vector<8xf32>
    %447 = arith.addi %437, %c3 : index
    memref.store %446, %16[%447] : memref<?xf32>
    %448 = vector.extract %306#0[5] : f32 from vector<8xf32>
    %449 = arith.addi %437, %c27 : index
    memref.store %448, %16[%449] : memref<?xf32>
    %450 = vector.extract %306#0[6] : f32 from vector<8xf32>
    %451 = arith.addi %437, %c28 : index
    memref.store %450, %16[%451] : memref<?xf32>
    %452 = vector.extract %306#0[7] : f32 from vector<8xf32>
    %453 = arith.addi %437, %c29 : index
    memref.store %452, %16[%453] : memref<?xf32>
    %454 = arith.muli %433, %c4 : index
    %455 = arith.addi %454, %c6 : index
    %456 = arith.muli %455, %c15 : index
    %457 = arith.addi %456, %432 : index
    %458 = vector.extract %306#1[0] : f32 from vector<8xf32>
    %459 = arith.addi %457, %c5 : index
    memref.store %458, %16[%459] : memref<?xf32>
    %460 = vector.extract %306#1[1] : f32 from vector<8xf32>
    %461 = arith.addi %457, %c11 : index
    memref.store %460, %16[%461] : memref<?xf32>
    %462 = vector.extract %306#1[2] : f32 from vector<8xf32>
    %463 = arith.addi %457, %c25 : index
    memref.store %462, %16[%463] : memref<?xf32>
    %464 = vector.extract %306#1[3] : f32 from vector<8xf32>
    %465 = arith.addi %457, %c26 : index
    memref.store %464, %16[%465] : memref<?xf32>
    %466 = vector.extract %306#1[4] : f32 from vector<8xf32>
    %467 = arith.addi %457, %c3 : index
    memref.store %466, %16[%467] : memref<?xf32>
    %468 = vector.extract %306#1[5] : f32 from vector<8xf32>
    %469 = arith.addi %457, %c27 : index
    memref.store %468, %16[%469] : memref<?xf32>
    %470 = vector.extract %306#1[6] : f32 from vector<8xf32>
    %471 = arith.addi %457, %c28 : index
    memref.store %470, %16[%471] : memref<?xf32>
    %472 = vector.extract %306#1[7] : f32 from vector<8xf32>
    %473 = arith.addi %457, %c29 : index
    memref.store %472, %16[%473] : memref<?xf32>
    wave.barrier
    %474 = arith.muli %433, %c6 : index
    %475 = arith.addi %474, %c5 : index
    %476 = arith.muli %475, %c11 : index
    %477 = arith.addi %476, %432 : index
    %478 = arith.addi %477, %c5 : index
    %479 = memref.load %16[%478] : memref<?xf32>
    %480 = arith.addi %478, %c19 : index
    %481 = memref.load %16[%480] : memref<?xf32>
    %482 = arith.addf %479, %481 : f32
    %483 = arith.addi %478, %c30 : index
    %484 = memref.load %16[%483] : memref<?xf32>
    %485 = arith.addf %482, %484 : f32
    %486 = arith.addi %478, %c31 : index
    %487 = memref.load %16[%486] : memref<?xf32>
    %488 = arith.addf %485, %487 : f32
    %489 = arith.addi %478, %c32 : index
    %490 = memref.load %16[%489] : memref<?xf32>
    %491 = arith.addf %488, %490 : f32
    %492 = arith.addi %478, %c33 : index
    %493 = memref.load %16[%492] : memref<?xf32>
    %494 = arith.addf %491, %493 : f32
    %495 = arith.addi %478, %c34 : index
    %496 = memref.load %16[%495] : memref<?xf32>
    %497 = arith.addf %494, %496 : f32
    %498 = arith.addi %478, %c35 : index
    %499 = memref.load %16[%498] : memref<?xf32>
    %500 = arith.addf %497, %499 : f32
    %501 = arith.muli %475, %c11 : index
    %502 = arith.addi %501, %432 : index
    %503 = arith.addi %502, %c15 : index
    %504 = memref.load %16[%503] : memref<?xf32>
    %505 = arith.addi %503, %c19 : index
    %506 = memref.load %16[%505] : memref<?xf32>
    %507 = arith.addf %504, %506 : f32
    %508 = arith.addi %503, %c30 : index
    %509 = memref.load %16[%508] : memref<?xf32>
    %510 = arith.addf %507, %509 : f32
    %511 = arith.addi %503, %c31 : index
    %512 = memref.load %16[%511] : memref<?xf32>
    %513 = arith.addf %510, %512 : f32
    %514 = arith.addi %503, %c32 : index
    %515 = memref.load %16[%514] : memref<?xf32>
    %516 = arith.addf %513, %515 : f32
    %517 = arith.addi %503, %c33 : index
    %518 = memref.load %16[%517] : memref<?xf32>
    %519 = arith.addf %516, %518 : f32
    %520 = arith.addi %503, %c34 : index
    %521 = memref.load %16[%520] : memref<?xf32>
    %522 = arith.addf %519, %521 : f32
    %523 = arith.addi %503, %c35 : index
    %524 = memref.load %16[%523] : memref<?xf32>
    %525 = arith.addf %522, %524 : f32
    %526 = wave.lane
    %527 = arith.addi %15, %c5 : index
    %528 = arith.muli %475, %c4 : index
    %529 = arith.addi %527, %528 : index
    %530 = arith.divui %526, %c1 : index
    %531 = arith.addi %529, %530 : index
    %532 = arith.cmpi slt, %531, %14 : index
    scf.if %532 {
      %533 = arith.cmpi eq, %hasFactors, %c6 : index
      %534 = arith.muli %531, %c4 : index
      %535 = memref.load %factors[%534] : memref<?xf32>
      %536 = arith.mulf %535, %operandScale : f32
      %537 = arith.select %533, %536, %operandScale : f32
      %538 = arith.remui %526, %c1 : index
      %539 = arith.muli %538, %c38 : index
      %540 = arith.addi %10, %539 : index
      %541 = vector.load %w[%540] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %542 = vector.bitcast %541 : vector<4xi8> to vector<1xf32>
      %543 = vector.extract %542[0] : f32 from vector<1xf32>
      %544 = arith.mulf %543, %537 : f32
      %545 = arith.mulf %500, %544 : f32
      %546 = arith.remui %526, %c1 : index
      %547 = arith.muli %546, %c38 : index
      %548 = arith.addi %12, %547 : index
      %549 = vector.load %w[%548] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %550 = vector.bitcast %549 : vector<4xi8> to vector<1xf32>
      %551 = vector.extract %550[0] : f32 from vector<1xf32>
      %552 = arith.mulf %551, %537 : f32
      %553 = arith.mulf %525, %552 : f32
      %554 = arith.muli %531, %outputFeatures : index
      %555 = arith.addi %554, %19 : index
      %556 = wave.lane
      %557 = arith.remui %556, %c1 : index
      %558 = arith.addi %555, %557 : index
      scf.if %17 {
        %559 = arith.addi %558, %c5 : index
        %560 = memref.load %residual[%559] : memref<?xf32>
        %561 = arith.addf %560, %545 : f32
        %562 = arith.addi %558, %c5 : index
        memref.store %561, %out[%562] : memref<?xf32>
      } else {
        %563 = arith.addi %558, %c5 : index
        memref.store %545, %out[%563] : memref<?xf32>
      }
      scf.if %17 {
        %564 = arith.addi %558, %c1 : index
        %565 = memref.load %residual[%564] : memref<?xf32>
        %566 = arith.addf %565, %553 : f32
        %567 = arith.addi %558, %c1 : index
        memref.store %566, %out[%567] : memref<?xf32>
      } else {
        %568 = arith.addi %558, %c1 : index
        memref.store %553, %out[%568] : memref<?xf32>
      }
    }
  }
  wave.return
}
