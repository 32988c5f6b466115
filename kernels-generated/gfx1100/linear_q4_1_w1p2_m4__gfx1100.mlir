// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 5 : index
  %c31 = arith.constant 6 : index
  %c32 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %0, %c2 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %10, %8 : index
  %12 = arith.addi %9, %c6 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = arith.cmpi eq, %hasResidual, %c6 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c11 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c8 : index
    %23 = wave.scratch %operandHalves : memref<?xf16>
    %24 = arith.divui %operandHalves, %c1 : index
    %25 = wave.wave
    %26 = arith.muli %25, %c11 : index
    %27 = wave.lane
    %28 = arith.addi %26, %27 : index
    scf.for %29 = %28 to %24 step %c11 {
      %30 = arith.muli %29, %c1 : index
      %31 = arith.addi %c5, %30 : index
      %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %33 = arith.muli %29, %c1 : index
      vector.store %32, %23[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c1 : index
    %36 = wave.wave
    %37 = arith.divui %inputFeatures, %c11 : index
    %38 = arith.muli %36, %stepsPerWave : index
    %39 = arith.minsi %38, %37 : index
    %40 = arith.addi %39, %stepsPerWave : index
    %41 = arith.minsi %40, %37 : index
    %42 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %43 = arith.subi %41, %39 : index
    %44 = arith.divui %43, %c2 : index
    %45 = arith.muli %44, %c2 : index
    %46 = arith.addi %39, %45 : index
    %47 = arith.addi %39, %stepsPerWave : index
    %48 = arith.select %42, %47, %46 : index
    %52:2 = scf.for %49 = %39 to %48 step %c2 iter_args(%50 = %c14, %51 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %53 = wave.lane
      %54 = arith.addi %49, %c5 : index
      %55 = arith.remui %53, %c8 : index
      %56 = arith.addi %11, %c4 : index
      %57 = arith.muli %54, %c17 : index
      %58 = arith.addi %56, %57 : index
      %59 = arith.muli %55, %c18 : index
      %60 = arith.addi %58, %59 : index
      %61 = vector.load %w[%60] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %62 = vector.bitcast %61 : vector<4xi8> to vector<2xf16>
      %63 = vector.extract %62[0] : f16 from vector<2xf16>
      %64 = vector.broadcast %63 : f16 to vector<16xf16>
      %65 = vector.extract %62[1] : f16 from vector<2xf16>
      %66 = vector.broadcast %65 : f16 to vector<16xf16>
      %67 = arith.addi %11, %c4 : index
      %68 = arith.muli %inputFeatures, %c2 : index
      %69 = arith.addi %68, %c3 : index
      %70 = arith.divui %69, %c4 : index
      %71 = arith.muli %70, %c4 : index
      %72 = arith.addi %67, %71 : index
      %73 = arith.muli %54, %c19 : index
      %74 = arith.addi %72, %73 : index
      %75 = arith.muli %55, %c8 : index
      %76 = arith.addi %74, %75 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<4xi32>
      %79 = arith.shrui %78, %c20 : vector<4xi32>
      %80 = arith.andi %79, %c21 : vector<4xi32>
      %81 = arith.ori %80, %c22 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = arith.shrui %78, %c23 : vector<4xi32>
      %84 = arith.andi %83, %c21 : vector<4xi32>
      %85 = arith.ori %84, %c22 : vector<4xi32>
      %86 = vector.bitcast %85 : vector<4xi32> to vector<8xf16>
      %87 = arith.shrui %78, %c24 : vector<4xi32>
      %88 = arith.andi %87, %c21 : vector<4xi32>
      %89 = arith.ori %88, %c22 : vector<4xi32>
      %90 = vector.bitcast %89 : vector<4xi32> to vector<8xf16>
      %91 = arith.shrui %78, %c25 : vector<4xi32>
      %92 = arith.andi %91, %c21 : vector<4xi32>
      %93 = arith.ori %92, %c22 : vector<4xi32>
      %94 = vector.bitcast %93 : vector<4xi32> to vector<8xf16>
      %95 = vector.shuffle %82, %86 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %96 = vector.shuffle %90, %94 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %97 = vector.shuffle %95, %96 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %98 = arith.subf %97, %c26 : vector<32xf16>
      %99 = vector.shuffle %98, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %100 = vector.shuffle %98, %98 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %101 = math.fma %99, %64, %66 : vector<16xf16>
      %102 = math.fma %100, %64, %66 : vector<16xf16>
      %103 = arith.addi %49, %c6 : index
      %104 = arith.remui %53, %c8 : index
      %105 = arith.addi %11, %c4 : index
      %106 = arith.muli %103, %c17 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.muli %104, %c18 : index
      %109 = arith.addi %107, %108 : index
      %110 = vector.load %w[%109] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %111 = vector.bitcast %110 : vector<4xi8> to vector<2xf16>
      %112 = vector.extract %111[0] : f16 from vector<2xf16>
      %113 = vector.broadcast %112 : f16 to vector<16xf16>
      %114 = vector.extract %111[1] : f16 from vector<2xf16>
      %115 = vector.broadcast %114 : f16 to vector<16xf16>
      %116 = arith.addi %11, %c4 : index
      %117 = arith.muli %inputFeatures, %c2 : index
      %118 = arith.addi %117, %c3 : index
      %119 = arith.divui %118, %c4 : index
      %120 = arith.muli %119, %c4 : index
      %121 = arith.addi %116, %120 : index
      %122 = arith.muli %103, %c19 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.muli %104, %c8 : index
      %125 = arith.addi %123, %124 : index
      %126 = vector.load %w[%125] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %127 = vector.bitcast %126 : vector<16xi8> to vector<4xi32>
      %128 = arith.shrui %127, %c20 : vector<4xi32>
      %129 = arith.andi %128, %c21 : vector<4xi32>
      %130 = arith.ori %129, %c22 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %127, %c23 : vector<4xi32>
      %133 = arith.andi %132, %c21 : vector<4xi32>
      %134 = arith.ori %133, %c22 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = arith.shrui %127, %c24 : vector<4xi32>
      %137 = arith.andi %136, %c21 : vector<4xi32>
      %138 = arith.ori %137, %c22 : vector<4xi32>
      %139 = vector.bitcast %138 : vector<4xi32> to vector<8xf16>
      %140 = arith.shrui %127, %c25 : vector<4xi32>
      %141 = arith.andi %140, %c21 : vector<4xi32>
      %142 = arith.ori %141, %c22 : vector<4xi32>
      %143 = vector.bitcast %142 : vector<4xi32> to vector<8xf16>
      %144 = vector.shuffle %131, %135 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %145 = vector.shuffle %139, %143 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = vector.shuffle %144, %145 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %147 = arith.subf %146, %c26 : vector<32xf16>
      %148 = vector.shuffle %147, %147 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %149 = vector.shuffle %147, %147 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %150 = math.fma %148, %113, %115 : vector<16xf16>
      %151 = math.fma %149, %113, %115 : vector<16xf16>
      %152 = arith.addi %49, %c5 : index
      %153 = arith.remui %53, %c8 : index
      %154 = arith.addi %13, %c4 : index
      %155 = arith.muli %152, %c17 : index
      %156 = arith.addi %154, %155 : index
      %157 = arith.muli %153, %c18 : index
      %158 = arith.addi %156, %157 : index
      %159 = vector.load %w[%158] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %160 = vector.bitcast %159 : vector<4xi8> to vector<2xf16>
      %161 = vector.extract %160[0] : f16 from vector<2xf16>
      %162 = vector.broadcast %161 : f16 to vector<16xf16>
      %163 = vector.extract %160[1] : f16 from vector<2xf16>
      %164 = vector.broadcast %163 : f16 to vector<16xf16>
      %165 = arith.addi %13, %c4 : index
      %166 = arith.muli %inputFeatures, %c2 : index
      %167 = arith.addi %166, %c3 : index
      %168 = arith.divui %167, %c4 : index
      %169 = arith.muli %168, %c4 : index
      %170 = arith.addi %165, %169 : index
      %171 = arith.muli %152, %c19 : index
      %172 = arith.addi %170, %171 : index
      %173 = arith.muli %153, %c8 : index
      %174 = arith.addi %172, %173 : index
      %175 = vector.load %w[%174] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %176 = vector.bitcast %175 : vector<16xi8> to vector<4xi32>
      %177 = arith.shrui %176, %c20 : vector<4xi32>
      %178 = arith.andi %177, %c21 : vector<4xi32>
      %179 = arith.ori %178, %c22 : vector<4xi32>
      %180 = vector.bitcast %179 : vector<4xi32> to vector<8xf16>
      %181 = arith.shrui %176, %c23 : vector<4xi32>
      %182 = arith.andi %181, %c21 : vector<4xi32>
      %183 = arith.ori %182, %c22 : vector<4xi32>
      %184 = vector.bitcast %183 : vector<4xi32> to vector<8xf16>
      %185 = arith.shrui %176, %c24 : vector<4xi32>
      %186 = arith.andi %185, %c21 : vector<4xi32>
      %187 = arith.ori %186, %c22 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %176, %c25 : vector<4xi32>
      %190 = arith.andi %189, %c21 : vector<4xi32>
      %191 = arith.ori %190, %c22 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = vector.shuffle %180, %184 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = vector.shuffle %188, %192 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = vector.shuffle %193, %194 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %196 = arith.subf %195, %c26 : vector<32xf16>
      %197 = vector.shuffle %196, %196 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %198 = vector.shuffle %196, %196 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %199 = math.fma %197, %162, %164 : vector<16xf16>
      %200 = math.fma %198, %162, %164 : vector<16xf16>
      %201 = arith.addi %49, %c6 : index
      %202 = arith.remui %53, %c8 : index
      %203 = arith.addi %13, %c4 : index
      %204 = arith.muli %201, %c17 : index
      %205 = arith.addi %203, %204 : index
      %206 = arith.muli %202, %c18 : index
      %207 = arith.addi %205, %206 : index
      %208 = vector.load %w[%207] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %209 = vector.bitcast %208 : vector<4xi8> to vector<2xf16>
      %210 = vector.extract %209[0] : f16 from vector<2xf16>
      %211 = vector.broadcast %210 : f16 to vector<16xf16>
      %212 = vector.extract %209[1] : f16 from vector<2xf16>
      %213 = vector.broadcast %212 : f16 to vector<16xf16>
      %214 = arith.addi %13, %c4 : index
      %215 = arith.muli %inputFeatures, %c2 : index
      %216 = arith.addi %215, %c3 : index
      %217 = arith.divui %216, %c4 : index
      %218 = arith.muli %217, %c4 : index
      %219 = arith.addi %214, %218 : index
      %220 = arith.muli %201, %c19 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.muli %202, %c8 : index
      %223 = arith.addi %221, %222 : index
      %224 = vector.load %w[%223] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %225 = vector.bitcast %224 : vector<16xi8> to vector<4xi32>
      %226 = arith.shrui %225, %c20 : vector<4xi32>
      %227 = arith.andi %226, %c21 : vector<4xi32>
      %228 = arith.ori %227, %c22 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = arith.shrui %225, %c23 : vector<4xi32>
      %231 = arith.andi %230, %c21 : vector<4xi32>
      %232 = arith.ori %231, %c22 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = arith.shrui %225, %c24 : vector<4xi32>
      %235 = arith.andi %234, %c21 : vector<4xi32>
      %236 = arith.ori %235, %c22 : vector<4xi32>
      %237 = vector.bitcast %236 : vector<4xi32> to vector<8xf16>
      %238 = arith.shrui %225, %c25 : vector<4xi32>
      %239 = arith.andi %238, %c21 : vector<4xi32>
      %240 = arith.ori %239, %c22 : vector<4xi32>
      %241 = vector.bitcast %240 : vector<4xi32> to vector<8xf16>
      %242 = vector.shuffle %229, %233 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = vector.shuffle %237, %241 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = vector.shuffle %242, %243 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %245 = arith.subf %244, %c26 : vector<32xf16>
      %246 = vector.shuffle %245, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %247 = vector.shuffle %245, %245 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %248 = math.fma %246, %211, %213 : vector<16xf16>
      %249 = math.fma %247, %211, %213 : vector<16xf16>
      %250 = arith.muli %49, %c2 : index
      %251 = arith.addi %250, %c5 : index
      %252 = arith.muli %tileRows, %c8 : index
      %253 = arith.muli %251, %252 : index
      %254 = arith.addi %35, %253 : index
      %255 = vector.load %23[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = arith.muli %tileRows, %c1 : index
      %257 = arith.addi %254, %256 : index
      %258 = vector.load %23[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = vector.shuffle %255, %258 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %260 = wave.mma %259, %101, %50 : vector<16xf16>, vector<8xf32>
      %261 = wave.mma %259, %199, %51 : vector<16xf16>, vector<8xf32>
      %262 = arith.muli %49, %c2 : index
      %263 = arith.addi %262, %c6 : index
      %264 = arith.muli %tileRows, %c8 : index
      %265 = arith.muli %263, %264 : index
      %266 = arith.addi %35, %265 : index
      %267 = vector.load %23[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = arith.muli %tileRows, %c1 : index
      %269 = arith.addi %266, %268 : index
      %270 = vector.load %23[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = vector.shuffle %267, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %272 = wave.mma %271, %102, %260 : vector<16xf16>, vector<8xf32>
      %273 = wave.mma %271, %200, %261 : vector<16xf16>, vector<8xf32>
      %274 = arith.muli %49, %c2 : index
      %275 = arith.addi %274, %c2 : index
      %276 = arith.muli %tileRows, %c8 : index
      %277 = arith.muli %275, %276 : index
      %278 = arith.addi %35, %277 : index
      %279 = vector.load %23[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = arith.muli %tileRows, %c1 : index
      %281 = arith.addi %278, %280 : index
      %282 = vector.load %23[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = vector.shuffle %279, %282 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %284 = wave.mma %283, %150, %272 : vector<16xf16>, vector<8xf32>
      %285 = wave.mma %283, %248, %273 : vector<16xf16>, vector<8xf32>
      %286 = arith.muli %49, %c2 : index
      %287 = arith.addi %286, %c27 : index
      %288 = arith.muli %tileRows, %c8 : index
      %289 = arith.muli %287, %288 : index
      %290 = arith.addi %35, %289 : index
      %291 = vector.load %23[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = arith.muli %tileRows, %c1 : index
      %293 = arith.addi %290, %292 : index
      %294 = vector.load %23[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = vector.shuffle %291, %294 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %296 = wave.mma %295, %151, %284 : vector<16xf16>, vector<8xf32>
      %297 = wave.mma %295, %249, %285 : vector<16xf16>, vector<8xf32>
      scf.yield %296, %297 : vector<8xf32>, vector<8xf32>
    }
    %298 = arith.select %42, %48, %41 : index
    %302:2 = scf.for %299 = %48 to %298 step %c6 iter_args(%300 = %52#0, %301 = %52#1) -> (vector<8xf32>, vector<8xf32>) {
      %303 = wave.lane
      %304 = arith.addi %299, %c5 : index
      %305 = arith.remui %303, %c8 : index
      %306 = arith.addi %11, %c4 : index
      %307 = arith.muli %304, %c17 : index
      %308 = arith.addi %306, %307 : index
      %309 = arith.muli %305, %c18 : index
      %310 = arith.addi %308, %309 : index
      %311 = vector.load %w[%310] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %312 = vector.bitcast %311 : vector<4xi8> to vector<2xf16>
      %313 = vector.extract %312[0] : f16 from vector<2xf16>
      %314 = vector.broadcast %313 : f16 to vector<16xf16>
      %315 = vector.extract %312[1] : f16 from vector<2xf16>
      %316 = vector.broadcast %315 : f16 to vector<16xf16>
      %317 = arith.addi %11, %c4 : index
      %318 = arith.muli %inputFeatures, %c2 : index
      %319 = arith.addi %318, %c3 : index
      %320 = arith.divui %319, %c4 : index
      %321 = arith.muli %320, %c4 : index
      %322 = arith.addi %317, %321 : index
      %323 = arith.muli %304, %c19 : index
      %324 = arith.addi %322, %323 : index
      %325 = arith.muli %305, %c8 : index
      %326 = arith.addi %324, %325 : index
      %327 = vector.load %w[%326] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %328 = vector.bitcast %327 : vector<16xi8> to vector<4xi32>
      %329 = arith.shrui %328, %c20 : vector<4xi32>
      %330 = arith.andi %329, %c21 : vector<4xi32>
      %331 = arith.ori %330, %c22 : vector<4xi32>
      %332 = vector.bitcast %331 : vector<4xi32> to vector<8xf16>
      %333 = arith.shrui %328, %c23 : vector<4xi32>
      %334 = arith.andi %333, %c21 : vector<4xi32>
      %335 = arith.ori %334, %c22 : vector<4xi32>
      %336 = vector.bitcast %335 : vector<4xi32> to vector<8xf16>
      %337 = arith.shrui %328, %c24 : vector<4xi32>
      %338 = arith.andi %337, %c21 : vector<4xi32>
      %339 = arith.ori %338, %c22 : vector<4xi32>
      %340 = vector.bitcast %339 : vector<4xi32> to vector<8xf16>
      %341 = arith.shrui %328, %c25 : vector<4xi32>
      %342 = arith.andi %341, %c21 : vector<4xi32>
      %343 = arith.ori %342, %c22 : vector<4xi32>
      %344 = vector.bitcast %343 : vector<4xi32> to vector<8xf16>
      %345 = vector.shuffle %332, %336 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = vector.shuffle %340, %344 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %347 = vector.shuffle %345, %346 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %348 = arith.subf %347, %c26 : vector<32xf16>
      %349 = vector.shuffle %348, %348 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %350 = vector.shuffle %348, %348 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %351 = math.fma %349, %314, %316 : vector<16xf16>
      %352 = math.fma %350, %314, %316 : vector<16xf16>
      %353 = arith.addi %299, %c5 : index
      %354 = arith.remui %303, %c8 : index
      %355 = arith.addi %13, %c4 : index
      %356 = arith.muli %353, %c17 : index
      %357 = arith.addi %355, %356 : index
      %358 = arith.muli %354, %c18 : index
      %359 = arith.addi %357, %358 : index
      %360 = vector.load %w[%359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %361 = vector.bitcast %360 : vector<4xi8> to vector<2xf16>
      %362 = vector.extract %361[0] : f16 from vector<2xf16>
      %363 = vector.broadcast %362 : f16 to vector<16xf16>
      %364 = vector.extract %361[1] : f16 from vector<2xf16>
      %365 = vector.broadcast %364 : f16 to vector<16xf16>
      %366 = arith.addi %13, %c4 : index
      %367 = arith.muli %inputFeatures, %c2 : index
      %368 = arith.addi %367, %c3 : index
      %369 = arith.divui %368, %c4 : index
      %370 = arith.muli %369, %c4 : index
      %371 = arith.addi %366, %370 : index
      %372 = arith.muli %353, %c19 : index
      %373 = arith.addi %371, %372 : index
      %374 = arith.muli %354, %c8 : index
      %375 = arith.addi %373, %374 : index
      %376 = vector.load %w[%375] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %377 = vector.bitcast %376 : vector<16xi8> to vector<4xi32>
      %378 = arith.shrui %377, %c20 : vector<4xi32>
      %379 = arith.andi %378, %c21 : vector<4xi32>
      %380 = arith.ori %379, %c22 : vector<4xi32>
      %381 = vector.bitcast %380 : vector<4xi32> to vector<8xf16>
      %382 = arith.shrui %377, %c23 : vector<4xi32>
      %383 = arith.andi %382, %c21 : vector<4xi32>
      %384 = arith.ori %383, %c22 : vector<4xi32>
      %385 = vector.bitcast %384 : vector<4xi32> to vector<8xf16>
      %386 = arith.shrui %377, %c24 : vector<4xi32>
      %387 = arith.andi %386, %c21 : vector<4xi32>
      %388 = arith.ori %387, %c22 : vector<4xi32>
      %389 = vector.bitcast %388 : vector<4xi32> to vector<8xf16>
      %390 = arith.shrui %377, %c25 : vector<4xi32>
      %391 = arith.andi %390, %c21 : vector<4xi32>
      %392 = arith.ori %391, %c22 : vector<4xi32>
      %393 = vector.bitcast %392 : vector<4xi32> to vector<8xf16>
      %394 = vector.shuffle %381, %385 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %395 = vector.shuffle %389, %393 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = vector.shuffle %394, %395 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %397 = arith.subf %396, %c26 : vector<32xf16>
      %398 = vector.shuffle %397, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %399 = vector.shuffle %397, %397 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %400 = math.fma %398, %363, %365 : vector<16xf16>
      %401 = math.fma %399, %363, %365 : vector<16xf16>
      %402 = arith.muli %299, %c2 : index
      %403 = arith.addi %402, %c5 : index
      %404 = arith.muli %tileRows, %c8 : index
      %405 = arith.muli %403, %404 : index
      %406 = arith.addi %35, %405 : index
      %407 = vector.load %23[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = arith.muli %tileRows, %c1 : index
      %409 = arith.addi %406, %408 : index
      %410 = vector.load %23[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = vector.shuffle %407, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %412 = wave.mma %411, %351, %300 : vector<16xf16>, vector<8xf32>
      %413 = wave.mma %411, %400, %301 : vector<16xf16>, vector<8xf32>
      %414 = arith.muli %299, %c2 : index
      %415 = arith.addi %414, %c6 : index
      %416 = arith.muli %tileRows, %c8 : index
      %417 = arith.muli %415, %416 : index
      %418 = arith.addi %35, %417 : index
      %419 = vector.load %23[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %420 = arith.muli %tileRows, %c1 : index
      %421 = arith.addi %418, %420 : index
      %422 = vector.load %23[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = vector.shuffle %419, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %424 = wave.mma %423, %352, %412 : vector<16xf16>, vector<8xf32>
      %425 = wave.mma %423, %401, %413 : vector<16xf16>, vector<8xf32>
      scf.yield %424, %425 : vector<8xf32>, vector<8xf32>
    }
    %426 = wave.lane
    %427 = vector.extract %302#0[0] : f32 from vector<8xf32>
    %428 = vector.extract %302#1[0] : f32 from vector<8xf32>
    %429 = wave.lane
    %430 = arith.addi %16, %c5 : index
    %431 = arith.muli %c5, %c2 : index
    %432 = arith.addi %430, %431 : index
    %433 = arith.divui %429, %c8 : index
    %434 = arith.addi %432, %433 : index
    %435 = arith.cmpi slt, %434, %15 : index
    scf.if %435 {
      %436 = arith.cmpi eq, %hasFactors, %c6 : index
      %437 = arith.muli %434, %c2 : index
      %438 = memref.load %factors[%437] : memref<?xf32>
      %439 = arith.mulf %438, %operandScale : f32
      %440 = arith.select %436, %439, %operandScale : f32
      %441 = arith.remui %429, %c8 : index
      %442 = arith.muli %441, %c18 : index
      %443 = arith.addi %11, %442 : index
      %444 = vector.load %w[%443] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %445 = vector.bitcast %444 : vector<4xi8> to vector<1xf32>
      %446 = vector.extract %445[0] : f32 from vector<1xf32>
      %447 = arith.mulf %446, %440 : f32
      %448 = arith.mulf %427, %447 : f32
      %449 = arith.remui %429, %c8 : index
      %450 = arith.muli %449, %c18 : index
      %451 = arith.addi %13, %450 : index
      %452 = vector.load %w[%451] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %453 = vector.bitcast %452 : vector<4xi8> to vector<1xf32>
      %454 = vector.extract %453[0] : f32 from vector<1xf32>
      %455 = arith.mulf %454, %440 : f32
      %456 = arith.mulf %428, %455 : f32
      %457 = arith.muli %434, %outputFeatures : index
      %458 = arith.addi %457, %19 : index
      %459 = wave.lane
      %460 = arith.remui %459, %c8 : index
      %461 = arith.addi %458, %460 : index
      scf.if %17 {
        %462 = arith.addi %461, %c5 : index
        %463 = memref.load %residual[%462] : memref<?xf32>
        %464 = arith.addf %463, %448 : f32
        %465 = arith.addi %461, %c5 : index
        memref.store %464, %out[%465] : memref<?xf32>
      } else {
        %466 = arith.addi %461, %c5 : index
        memref.store %448, %out[%466] : memref<?xf32>
      }
      scf.if %17 {
        %467 = arith.addi %461, %c8 : index
        %468 = memref.load %residual[%467] : memref<?xf32>
        %469 = arith.addf %468, %456 : f32
        %470 = arith.addi %461, %c8 : index
        memref.store %469, %out[%470] : memref<?xf32>
      } else {
        %471 = arith.addi %461, %c8 : index
        memref.store %456, %out[%471] : memref<?xf32>
      }
    }
    %472 = vector.extract %302#0[1] : f32 from vector<8xf32>
    %473 = vector.extract %302#1[1] : f32 from vector<8xf32>
    %474 = wave.lane
    %475 = arith.addi %16, %c5 : index
    %476 = arith.muli %c6, %c2 : index
    %477 = arith.addi %475, %476 : index
    %478 = arith.divui %474, %c8 : index
    %479 = arith.addi %477, %478 : index
    %480 = arith.cmpi slt, %479, %15 : index
    scf.if %480 {
      %481 = arith.cmpi eq, %hasFactors, %c6 : index
      %482 = arith.muli %479, %c2 : index
      %483 = memref.load %factors[%482] : memref<?xf32>
      %484 = arith.mulf %483, %operandScale : f32
      %485 = arith.select %481, %484, %operandScale : f32
      %486 = arith.remui %474, %c8 : index
      %487 = arith.muli %486, %c18 : index
      %488 = arith.addi %11, %487 : index
      %489 = vector.load %w[%488] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %490 = vector.bitcast %489 : vector<4xi8> to vector<1xf32>
      %491 = vector.extract %490[0] : f32 from vector<1xf32>
      %492 = arith.mulf %491, %485 : f32
      %493 = arith.mulf %472, %492 : f32
      %494 = arith.remui %474, %c8 : index
      %495 = arith.muli %494, %c18 : index
      %496 = arith.addi %13, %495 : index
      %497 = vector.load %w[%496] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %498 = vector.bitcast %497 : vector<4xi8> to vector<1xf32>
      %499 = vector.extract %498[0] : f32 from vector<1xf32>
      %500 = arith.mulf %499, %485 : f32
      %501 = arith.mulf %473, %500 : f32
      %502 = arith.muli %479, %outputFeatures : index
      %503 = arith.addi %502, %19 : index
      %504 = wave.lane
      %505 = arith.remui %504, %c8 : index
      %506 = arith.addi %503, %505 : index
      scf.if %17 {
        %507 = arith.addi %506, %c5 : index
        %508 = memref.load %residual[%507] : memref<?xf32>
        %509 = arith.addf %508, %493 : f32
        %510 = arith.addi %506, %c5 : index
        memref.store %509, %out[%510] : memref<?xf32>
      } else {
        %511 = arith.addi %506, %c5 : index
        memref.store %493, %out[%511] : memref<?xf32>
      }
      scf.if %17 {
        %512 = arith.addi %506, %c8 : index
        %513 = memref.load %residual[%512] : memref<?xf32>
        %514 = arith.addf %513, %501 : f32
        %515 = arith.addi %506, %c8 : index
        memref.store %514, %out[%515] : memref<?xf32>
      } else {
        %516 = arith.addi %506, %c8 : index
        memref.store %501, %out[%516] : memref<?xf32>
      }
    }
    %517 = vector.extract %302#0[2] : f32 from vector<8xf32>
    %518 = vector.extract %302#1[2] : f32 from vector<8xf32>
    %519 = wave.lane
    %520 = arith.addi %16, %c5 : index
    %521 = arith.muli %c2, %c2 : index
    %522 = arith.addi %520, %521 : index
    %523 = arith.divui %519, %c8 : index
    %524 = arith.addi %522, %523 : index
    %525 = arith.cmpi slt, %524, %15 : index
    scf.if %525 {
      %526 = arith.cmpi eq, %hasFactors, %c6 : index
      %527 = arith.muli %524, %c2 : index
      %528 = memref.load %factors[%527] : memref<?xf32>
      %529 = arith.mulf %528, %operandScale : f32
      %530 = arith.select %526, %529, %operandScale : f32
      %531 = arith.remui %519, %c8 : index
      %532 = arith.muli %531, %c18 : index
      %533 = arith.addi %11, %532 : index
      %534 = vector.load %w[%533] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %535 = vector.bitcast %534 : vector<4xi8> to vector<1xf32>
      %536 = vector.extract %535[0] : f32 from vector<1xf32>
      %537 = arith.mulf %536, %530 : f32
      %538 = arith.mulf %517, %537 : f32
      %539 = arith.remui %519, %c8 : index
      %540 = arith.muli %539, %c18 : index
      %541 = arith.addi %13, %540 : index
      %542 = vector.load %w[%541] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %543 = vector.bitcast %542 : vector<4xi8> to vector<1xf32>
      %544 = vector.extract %543[0] : f32 from vector<1xf32>
      %545 = arith.mulf %544, %530 : f32
      %546 = arith.mulf %518, %545 : f32
      %547 = arith.muli %524, %outputFeatures : index
      %548 = arith.addi %547, %19 : index
      %549 = wave.lane
      %550 = arith.remui %549, %c8 : index
      %551 = arith.addi %548, %550 : index
      scf.if %17 {
        %552 = arith.addi %551, %c5 : index
        %553 = memref.load %residual[%552] : memref<?xf32>
        %554 = arith.addf %553, %538 : f32
        %555 = arith.addi %551, %c5 : index
        memref.store %554, %out[%555] : memref<?xf32>
      } else {
        %556 = arith.addi %551, %c5 : index
        memref.store %538, %out[%556] : memref<?xf32>
      }
      scf.if %17 {
        %557 = arith.addi %551, %c8 : index
        %558 = memref.load %residual[%557] : memref<?xf32>
        %559 = arith.addf %558, %546 : f32
        %560 = arith.addi %551, %c8 : index
        memref.store %559, %out[%560] : memref<?xf32>
      } else {
        %561 = arith.addi %551, %c8 : index
        memref.store %546, %out[%561] : memref<?xf32>
      }
    }
    %562 = vector.extract %302#0[3] : f32 from vector<8xf32>
    %563 = vector.extract %302#1[3] : f32 from vector<8xf32>
    %564 = wave.lane
    %565 = arith.addi %16, %c5 : index
    %566 = arith.muli %c27, %c2 : index
    %567 = arith.addi %565, %566 : index
    %568 = arith.divui %564, %c8 : index
    %569 = arith.addi %567, %568 : index
    %570 = arith.cmpi slt, %569, %15 : index
    scf.if %570 {
      %571 = arith.cmpi eq, %hasFactors, %c6 : index
      %572 = arith.muli %569, %c2 : index
      %573 = memref.load %factors[%572] : memref<?xf32>
      %574 = arith.mulf %573, %operandScale : f32
      %575 = arith.select %571, %574, %operandScale : f32
      %576 = arith.remui %564, %c8 : index
      %577 = arith.muli %576, %c18 : index
      %578 = arith.addi %11, %577 : index
      %579 = vector.load %w[%578] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %580 = vector.bitcast %579 : vector<4xi8> to vector<1xf32>
      %581 = vector.extract %580[0] : f32 from vector<1xf32>
      %582 = arith.mulf %581, %575 : f32
      %583 = arith.mulf %562, %582 : f32
      %584 = arith.remui %564, %c8 : index
      %585 = arith.muli %584, %c18 : index
      %586 = arith.addi %13, %585 : index
      %587 = vector.load %w[%586] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %588 = vector.bitcast %587 : vector<4xi8> to vector<1xf32>
      %589 = vector.extract %588[0] : f32 from vector<1xf32>
      %590 = arith.mulf %589, %575 : f32
      %591 = arith.mulf %563, %590 : f32
      %592 = arith.muli %569, %outputFeatures : index
      %593 = arith.addi %592, %19 : index
      %594 = wave.lane
      %595 = arith.remui %594, %c8 : index
      %596 = arith.addi %593, %595 : index
      scf.if %17 {
        %597 = arith.addi %596, %c5 : index
        %598 = memref.load %residual[%597] : memref<?xf32>
        %599 = arith.addf %598, %583 : f32
        %600 = arith.addi %596, %c5 : index
        memref.store %599, %out[%600] : memref<?xf32>
      } else {
        %601 = arith.addi %596, %c5 : index
        memref.store %583, %out[%601] : memref<?xf32>
      }
      scf.if %17 {
        %602 = arith.addi %596, %c8 : index
        %603 = memref.load %residual[%602] : memref<?xf32>
        %604 = arith.addf %603, %591 : f32
        %605 = arith.addi %596, %c8 : index
        memref.store %604, %out[%605] : memref<?xf32>
      } else {
        %606 = arith.addi %596, %c8 : index
        memref.store %591, %out[%606] : memref<?xf32>
      }
    }
    %607 = vector.extract %302#0[4] : f32 from vector<8xf32>
    %608 = vector.extract %302#1[4] : f32 from vector<8xf32>
    %609 = wave.lane
    %610 = arith.addi %16, %c5 : index
    %611 = arith.muli %c18, %c2 : index
    %612 = arith.addi %610, %611 : index
    %613 = arith.divui %609, %c8 : index
    %614 = arith.addi %612, %613 : index
    %615 = arith.cmpi slt, %614, %15 : index
    scf.if %615 {
      %616 = arith.cmpi eq, %hasFactors, %c6 : index
      %617 = arith.muli %614, %c2 : index
      %618 = memref.load %factors[%617] : memref<?xf32>
      %619 = arith.mulf %618, %operandScale : f32
      %620 = arith.select %616, %619, %operandScale : f32
      %621 = arith.remui %609, %c8 : index
      %622 = arith.muli %621, %c18 : index
      %623 = arith.addi %11, %622 : index
      %624 = vector.load %w[%623] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %625 = vector.bitcast %624 : vector<4xi8> to vector<1xf32>
      %626 = vector.extract %625[0] : f32 from vector<1xf32>
      %627 = arith.mulf %626, %620 : f32
      %628 = arith.mulf %607, %627 : f32
      %629 = arith.remui %609, %c8 : index
      %630 = arith.muli %629, %c18 : index
      %631 = arith.addi %13, %630 : index
      %632 = vector.load %w[%631] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %633 = vector.bitcast %632 : vector<4xi8> to vector<1xf32>
      %634 = vector.extract %633[0] : f32 from vector<1xf32>
      %635 = arith.mulf %634, %620 : f32
      %636 = arith.mulf %608, %635 : f32
      %637 = arith.muli %614, %outputFeatures : index
      %638 = arith.addi %637, %19 : index
      %639 = wave.lane
      %640 = arith.remui %639, %c8 : index
      %641 = arith.addi %638, %640 : index
      scf.if %17 {
        %642 = arith.addi %641, %c5 : index
        %643 = memref.load %residual[%642] : memref<?xf32>
        %644 = arith.addf %643, %628 : f32
        %645 = arith.addi %641, %c5 : index
        memref.store %644, %out[%645] : memref<?xf32>
      } else {
        %646 = arith.addi %641, %c5 : index
        memref.store %628, %out[%646] : memref<?xf32>
      }
      scf.if %17 {
        %647 = arith.addi %641, %c8 : index
        %648 = memref.load %residual[%647] : memref<?xf32>
        %649 = arith.addf %648, %636 : f32
        %650 = arith.addi %641, %c8 : index
        memref.store %649, %out[%650] : memref<?xf32>
      } else {
        %651 = arith.addi %641, %c8 : index
        memref.store %636, %out[%651] : memref<?xf32>
      }
    }
    %652 = vector.extract %302#0[5] : f32 from vector<8xf32>
    %653 = vector.extract %302#1[5] : f32 from vector<8xf32>
    %654 = wave.lane
    %655 = arith.addi %16, %c5 : index
    %656 = arith.muli %c30, %c2 : index
    %657 = arith.addi %655, %656 : index
    %658 = arith.divui %654, %c8 : index
    %659 = arith.addi %657, %658 : index
    %660 = arith.cmpi slt, %659, %15 : index
    scf.if %660 {
      %661 = arith.cmpi eq, %hasFactors, %c6 : index
      %662 = arith.muli %659, %c2 : index
      %663 = memref.load %factors[%662] : memref<?xf32>
      %664 = arith.mulf %663, %operandScale : f32
      %665 = arith.select %661, %664, %operandScale : f32
      %666 = arith.remui %654, %c8 : index
      %667 = arith.muli %666, %c18 : index
      %668 = arith.addi %11, %667 : index
      %669 = vector.load %w[%668] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %670 = vector.bitcast %669 : vector<4xi8> to vector<1xf32>
      %671 = vector.extract %670[0] : f32 from vector<1xf32>
      %672 = arith.mulf %671, %665 : f32
      %673 = arith.mulf %652, %672 : f32
      %674 = arith.remui %654, %c8 : index
      %675 = arith.muli %674, %c18 : index
      %676 = arith.addi %13, %675 : index
      %677 = vector.load %w[%676] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %678 = vector.bitcast %677 : vector<4xi8> to vector<1xf32>
      %679 = vector.extract %678[0] : f32 from vector<1xf32>
      %680 = arith.mulf %679, %665 : f32
      %681 = arith.mulf %653, %680 : f32
      %682 = arith.muli %659, %outputFeatures : index
      %683 = arith.addi %682, %19 : index
      %684 = wave.lane
      %685 = arith.remui %684, %c8 : index
      %686 = arith.addi %683, %685 : index
      scf.if %17 {
        %687 = arith.addi %686, %c5 : index
        %688 = memref.load %residual[%687] : memref<?xf32>
        %689 = arith.addf %688, %673 : f32
        %690 = arith.addi %686, %c5 : index
        memref.store %689, %out[%690] : memref<?xf32>
      } else {
        %691 = arith.addi %686, %c5 : index
        memref.store %673, %out[%691] : memref<?xf32>
      }
      scf.if %17 {
        %692 = arith.addi %686, %c8 : index
        %693 = memref.load %residual[%692] : memref<?xf32>
        %694 = arith.addf %693, %681 : f32
        %695 = arith.addi %686, %c8 : index
        memref.store %694, %out[%695] : memref<?xf32>
      } else {
        %696 = arith.addi %686, %c8 : index
        memref.store %681, %out[%696] : memref<?xf32>
      }
    }
    %697 = vector.extract %302#0[6] : f32 from vector<8xf32>
    %698 = vector.extract %302#1[6] : f32 from vector<8xf32>
    %699 = wave.lane
    %700 = arith.addi %16, %c5 : index
    %701 = arith.muli %c31, %c2 : index
    %702 = arith.addi %700, %701 : index
    %703 = arith.divui %699, %c8 : index
    %704 = arith.addi %702, %703 : index
    %705 = arith.cmpi slt, %704, %15 : index
    scf.if %705 {
      %706 = arith.cmpi eq, %hasFactors, %c6 : index
      %707 = arith.muli %704, %c2 : index
      %708 = memref.load %factors[%707] : memref<?xf32>
      %709 = arith.mulf %708, %operandScale : f32
      %710 = arith.select %706, %709, %operandScale : f32
      %711 = arith.remui %699, %c8 : index
      %712 = arith.muli %711, %c18 : index
      %713 = arith.addi %11, %712 : index
      %714 = vector.load %w[%713] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %715 = vector.bitcast %714 : vector<4xi8> to vector<1xf32>
      %716 = vector.extract %715[0] : f32 from vector<1xf32>
      %717 = arith.mulf %716, %710 : f32
      %718 = arith.mulf %697, %717 : f32
      %719 = arith.remui %699, %c8 : index
      %720 = arith.muli %719, %c18 : index
      %721 = arith.addi %13, %720 : index
      %722 = vector.load %w[%721] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %723 = vector.bitcast %722 : vector<4xi8> to vector<1xf32>
      %724 = vector.extract %723[0] : f32 from vector<1xf32>
      %725 = arith.mulf %724, %710 : f32
      %726 = arith.mulf %698, %725 : f32
      %727 = arith.muli %704, %outputFeatures : index
      %728 = arith.addi %727, %19 : index
      %729 = wave.lane
      %730 = arith.remui %729, %c8 : index
      %731 = arith.addi %728, %730 : index
      scf.if %17 {
        %732 = arith.addi %731, %c5 : index
        %733 = memref.load %residual[%732] : memref<?xf32>
        %734 = arith.addf %733, %718 : f32
        %735 = arith.addi %731, %c5 : index
        memref.store %734, %out[%735] : memref<?xf32>
      } else {
        %736 = arith.addi %731, %c5 : index
        memref.store %718, %out[%736] : memref<?xf32>
      }
      scf.if %17 {
        %737 = arith.addi %731, %c8 : index
        %738 = memref.load %residual[%737] : memref<?xf32>
        %739 = arith.addf %738, %726 : f32
        %740 = arith.addi %731, %c8 : index
        memref.store %739, %out[%740] : memref<?xf32>
      } else {
        %741 = arith.addi %731, %c8 : index
        memref.store %726, %out[%741] : memref<?xf32>
      }
    }
    %742 = vector.extract %302#0[7] : f32 from vector<8xf32>
    %743 = vector.extract %302#1[7] : f32 from vector<8xf32>
    %744 = wave.lane
    %745 = arith.addi %16, %c5 : index
    %746 = arith.muli %c32, %c2 : index
    %747 = arith.addi %745, %746 : index
    %748 = arith.divui %744, %c8 : index
    %749 = arith.addi %747, %748 : index
    %750 = arith.cmpi slt, %749, %15 : index
    scf.if %750 {
      %751 = arith.cmpi eq, %hasFactors, %c6 : index
      %752 = arith.muli %749, %c2 : index
      %753 = memref.load %factors[%752] : memref<?xf32>
      %754 = arith.mulf %753, %operandScale : f32
      %755 = arith.select %751, %754, %operandScale : f32
      %756 = arith.remui %744, %c8 : index
      %757 = arith.muli %756, %c18 : index
      %758 = arith.addi %11, %757 : index
      %759 = vector.load %w[%758] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %760 = vector.bitcast %759 : vector<4xi8> to vector<1xf32>
      %761 = vector.extract %760[0] : f32 from vector<1xf32>
      %762 = arith.mulf %761, %755 : f32
      %763 = arith.mulf %742, %762 : f32
      %764 = arith.remui %744, %c8 : index
      %765 = arith.muli %764, %c18 : index
      %766 = arith.addi %13, %765 : index
      %767 = vector.load %w[%766] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %768 = vector.bitcast %767 : vector<4xi8> to vector<1xf32>
      %769 = vector.extract %768[0] : f32 from vector<1xf32>
      %770 = arith.mulf %769, %755 : f32
      %771 = arith.mulf %743, %770 : f32
      %772 = arith.muli %749, %outputFeatures : index
      %773 = arith.addi %772, %19 : index
      %774 = wave.lane
      %775 = arith.remui %774, %c8 : index
      %776 = arith.addi %773, %775 : index
      scf.if %17 {
        %777 = arith.addi %776, %c5 : index
        %778 = memref.load %residual[%777] : memref<?xf32>
        %779 = arith.addf %778, %763 : f32
        %780 = arith.addi %776, %c5 : index
        memref.store %779, %out[%780] : memref<?xf32>
      } else {
        %781 = arith.addi %776, %c5 : index
        memref.store %763, %out[%781] : memref<?xf32>
      }
      scf.if %17 {
        %782 = arith.addi %776, %c8 : index
        %783 = memref.load %residual[%782] : memref<?xf32>
        %784 = arith.addf %783, %771 : f32
        %785 = arith.addi %776, %c8 : index
        memref.store %784, %out[%785] : memref<?xf32>
      } else {
        %786 = arith.addi %776, %c8 : index
        memref.store %771, %out[%786] : memref<?xf32>
      }
    }
  }
  wave.return
}
