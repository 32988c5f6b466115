// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=8, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w8p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 4096 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
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
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 224 : index
  %c32 = arith.constant 512 : index
  %c33 = arith.constant 1024 : index
  %c34 = arith.constant 1536 : index
  %c35 = arith.constant 2048 : index
  %c36 = arith.constant 2560 : index
  %c37 = arith.constant 3072 : index
  %c38 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
  %17 = wave.scratch %c9 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c6 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c12 : index
  %21 = arith.cmpi slt, %16, %15 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c8 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %16, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c8 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c5, %c8 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c2 : index
    %32 = arith.remui %c5, %c8 : index
    %33 = arith.divui %32, %c1 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c1 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c1 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c5, %c1 : index
    %41 = arith.addi %39, %40 : index
    %42 = wave.wave
    %43 = arith.divui %inputFeatures, %c12 : index
    %44 = arith.muli %42, %stepsPerWave : index
    %45 = arith.minsi %44, %43 : index
    %46 = arith.addi %45, %stepsPerWave : index
    %47 = arith.minsi %46, %43 : index
    %48 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %49 = arith.subi %47, %45 : index
    %50 = arith.divui %49, %c2 : index
    %51 = arith.muli %50, %c2 : index
    %52 = arith.addi %45, %51 : index
    %53 = arith.addi %45, %stepsPerWave : index
    %54 = arith.select %48, %53, %52 : index
    %58:2 = scf.for %55 = %45 to %54 step %c2 iter_args(%56 = %c14, %57 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %59 = wave.lane
      %60 = arith.addi %55, %c5 : index
      %61 = arith.remui %59, %c8 : index
      %62 = arith.addi %11, %c4 : index
      %63 = arith.muli %60, %c17 : index
      %64 = arith.addi %62, %63 : index
      %65 = arith.muli %61, %c18 : index
      %66 = arith.addi %64, %65 : index
      %67 = vector.load %w[%66] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %68 = vector.bitcast %67 : vector<4xi8> to vector<2xf16>
      %69 = vector.extract %68[0] : f16 from vector<2xf16>
      %70 = vector.broadcast %69 : f16 to vector<16xf16>
      %71 = vector.extract %68[1] : f16 from vector<2xf16>
      %72 = vector.broadcast %71 : f16 to vector<16xf16>
      %73 = arith.addi %11, %c4 : index
      %74 = arith.muli %inputFeatures, %c2 : index
      %75 = arith.addi %74, %c3 : index
      %76 = arith.divui %75, %c4 : index
      %77 = arith.muli %76, %c4 : index
      %78 = arith.addi %73, %77 : index
      %79 = arith.muli %60, %c19 : index
      %80 = arith.addi %78, %79 : index
      %81 = arith.muli %61, %c8 : index
      %82 = arith.addi %80, %81 : index
      %83 = vector.load %w[%82] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %84 = vector.bitcast %83 : vector<16xi8> to vector<4xi32>
      %85 = arith.shrui %84, %c20 : vector<4xi32>
      %86 = arith.andi %85, %c21 : vector<4xi32>
      %87 = arith.ori %86, %c22 : vector<4xi32>
      %88 = vector.bitcast %87 : vector<4xi32> to vector<8xf16>
      %89 = arith.shrui %84, %c23 : vector<4xi32>
      %90 = arith.andi %89, %c21 : vector<4xi32>
      %91 = arith.ori %90, %c22 : vector<4xi32>
      %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
      %93 = arith.shrui %84, %c24 : vector<4xi32>
      %94 = arith.andi %93, %c21 : vector<4xi32>
      %95 = arith.ori %94, %c22 : vector<4xi32>
      %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
      %97 = arith.shrui %84, %c25 : vector<4xi32>
      %98 = arith.andi %97, %c21 : vector<4xi32>
      %99 = arith.ori %98, %c22 : vector<4xi32>
      %100 = vector.bitcast %99 : vector<4xi32> to vector<8xf16>
      %101 = vector.shuffle %88, %92 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %102 = vector.shuffle %96, %100 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %103 = vector.shuffle %101, %102 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %104 = arith.subf %103, %c26 : vector<32xf16>
      %105 = vector.shuffle %104, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %106 = vector.shuffle %104, %104 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %107 = math.fma %105, %70, %72 : vector<16xf16>
      %108 = math.fma %106, %70, %72 : vector<16xf16>
      %109 = arith.addi %55, %c6 : index
      %110 = arith.remui %59, %c8 : index
      %111 = arith.addi %11, %c4 : index
      %112 = arith.muli %109, %c17 : index
      %113 = arith.addi %111, %112 : index
      %114 = arith.muli %110, %c18 : index
      %115 = arith.addi %113, %114 : index
      %116 = vector.load %w[%115] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %117 = vector.bitcast %116 : vector<4xi8> to vector<2xf16>
      %118 = vector.extract %117[0] : f16 from vector<2xf16>
      %119 = vector.broadcast %118 : f16 to vector<16xf16>
      %120 = vector.extract %117[1] : f16 from vector<2xf16>
      %121 = vector.broadcast %120 : f16 to vector<16xf16>
      %122 = arith.addi %11, %c4 : index
      %123 = arith.muli %inputFeatures, %c2 : index
      %124 = arith.addi %123, %c3 : index
      %125 = arith.divui %124, %c4 : index
      %126 = arith.muli %125, %c4 : index
      %127 = arith.addi %122, %126 : index
      %128 = arith.muli %109, %c19 : index
      %129 = arith.addi %127, %128 : index
      %130 = arith.muli %110, %c8 : index
      %131 = arith.addi %129, %130 : index
      %132 = vector.load %w[%131] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %133 = vector.bitcast %132 : vector<16xi8> to vector<4xi32>
      %134 = arith.shrui %133, %c20 : vector<4xi32>
      %135 = arith.andi %134, %c21 : vector<4xi32>
      %136 = arith.ori %135, %c22 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = arith.shrui %133, %c23 : vector<4xi32>
      %139 = arith.andi %138, %c21 : vector<4xi32>
      %140 = arith.ori %139, %c22 : vector<4xi32>
      %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
      %142 = arith.shrui %133, %c24 : vector<4xi32>
      %143 = arith.andi %142, %c21 : vector<4xi32>
      %144 = arith.ori %143, %c22 : vector<4xi32>
      %145 = vector.bitcast %144 : vector<4xi32> to vector<8xf16>
      %146 = arith.shrui %133, %c25 : vector<4xi32>
      %147 = arith.andi %146, %c21 : vector<4xi32>
      %148 = arith.ori %147, %c22 : vector<4xi32>
      %149 = vector.bitcast %148 : vector<4xi32> to vector<8xf16>
      %150 = vector.shuffle %137, %141 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = vector.shuffle %145, %149 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %152 = vector.shuffle %150, %151 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %153 = arith.subf %152, %c26 : vector<32xf16>
      %154 = vector.shuffle %153, %153 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %155 = vector.shuffle %153, %153 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %156 = math.fma %154, %119, %121 : vector<16xf16>
      %157 = math.fma %155, %119, %121 : vector<16xf16>
      %158 = arith.addi %55, %c5 : index
      %159 = arith.remui %59, %c8 : index
      %160 = arith.addi %13, %c4 : index
      %161 = arith.muli %158, %c17 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.muli %159, %c18 : index
      %164 = arith.addi %162, %163 : index
      %165 = vector.load %w[%164] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %166 = vector.bitcast %165 : vector<4xi8> to vector<2xf16>
      %167 = vector.extract %166[0] : f16 from vector<2xf16>
      %168 = vector.broadcast %167 : f16 to vector<16xf16>
      %169 = vector.extract %166[1] : f16 from vector<2xf16>
      %170 = vector.broadcast %169 : f16 to vector<16xf16>
      %171 = arith.addi %13, %c4 : index
      %172 = arith.muli %inputFeatures, %c2 : index
      %173 = arith.addi %172, %c3 : index
      %174 = arith.divui %173, %c4 : index
      %175 = arith.muli %174, %c4 : index
      %176 = arith.addi %171, %175 : index
      %177 = arith.muli %158, %c19 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.muli %159, %c8 : index
      %180 = arith.addi %178, %179 : index
      %181 = vector.load %w[%180] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %182 = vector.bitcast %181 : vector<16xi8> to vector<4xi32>
      %183 = arith.shrui %182, %c20 : vector<4xi32>
      %184 = arith.andi %183, %c21 : vector<4xi32>
      %185 = arith.ori %184, %c22 : vector<4xi32>
      %186 = vector.bitcast %185 : vector<4xi32> to vector<8xf16>
      %187 = arith.shrui %182, %c23 : vector<4xi32>
      %188 = arith.andi %187, %c21 : vector<4xi32>
      %189 = arith.ori %188, %c22 : vector<4xi32>
      %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
      %191 = arith.shrui %182, %c24 : vector<4xi32>
      %192 = arith.andi %191, %c21 : vector<4xi32>
      %193 = arith.ori %192, %c22 : vector<4xi32>
      %194 = vector.bitcast %193 : vector<4xi32> to vector<8xf16>
      %195 = arith.shrui %182, %c25 : vector<4xi32>
      %196 = arith.andi %195, %c21 : vector<4xi32>
      %197 = arith.ori %196, %c22 : vector<4xi32>
      %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
      %199 = vector.shuffle %186, %190 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = vector.shuffle %194, %198 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %201 = vector.shuffle %199, %200 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %202 = arith.subf %201, %c26 : vector<32xf16>
      %203 = vector.shuffle %202, %202 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %204 = vector.shuffle %202, %202 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %205 = math.fma %203, %168, %170 : vector<16xf16>
      %206 = math.fma %204, %168, %170 : vector<16xf16>
      %207 = arith.addi %55, %c6 : index
      %208 = arith.remui %59, %c8 : index
      %209 = arith.addi %13, %c4 : index
      %210 = arith.muli %207, %c17 : index
      %211 = arith.addi %209, %210 : index
      %212 = arith.muli %208, %c18 : index
      %213 = arith.addi %211, %212 : index
      %214 = vector.load %w[%213] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %215 = vector.bitcast %214 : vector<4xi8> to vector<2xf16>
      %216 = vector.extract %215[0] : f16 from vector<2xf16>
      %217 = vector.broadcast %216 : f16 to vector<16xf16>
      %218 = vector.extract %215[1] : f16 from vector<2xf16>
      %219 = vector.broadcast %218 : f16 to vector<16xf16>
      %220 = arith.addi %13, %c4 : index
      %221 = arith.muli %inputFeatures, %c2 : index
      %222 = arith.addi %221, %c3 : index
      %223 = arith.divui %222, %c4 : index
      %224 = arith.muli %223, %c4 : index
      %225 = arith.addi %220, %224 : index
      %226 = arith.muli %207, %c19 : index
      %227 = arith.addi %225, %226 : index
      %228 = arith.muli %208, %c8 : index
      %229 = arith.addi %227, %228 : index
      %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %231 = vector.bitcast %230 : vector<16xi8> to vector<4xi32>
      %232 = arith.shrui %231, %c20 : vector<4xi32>
      %233 = arith.andi %232, %c21 : vector<4xi32>
      %234 = arith.ori %233, %c22 : vector<4xi32>
      %235 = vector.bitcast %234 : vector<4xi32> to vector<8xf16>
      %236 = arith.shrui %231, %c23 : vector<4xi32>
      %237 = arith.andi %236, %c21 : vector<4xi32>
      %238 = arith.ori %237, %c22 : vector<4xi32>
      %239 = vector.bitcast %238 : vector<4xi32> to vector<8xf16>
      %240 = arith.shrui %231, %c24 : vector<4xi32>
      %241 = arith.andi %240, %c21 : vector<4xi32>
      %242 = arith.ori %241, %c22 : vector<4xi32>
      %243 = vector.bitcast %242 : vector<4xi32> to vector<8xf16>
      %244 = arith.shrui %231, %c25 : vector<4xi32>
      %245 = arith.andi %244, %c21 : vector<4xi32>
      %246 = arith.ori %245, %c22 : vector<4xi32>
      %247 = vector.bitcast %246 : vector<4xi32> to vector<8xf16>
      %248 = vector.shuffle %235, %239 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = vector.shuffle %243, %247 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %250 = vector.shuffle %248, %249 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %251 = arith.subf %250, %c26 : vector<32xf16>
      %252 = vector.shuffle %251, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %253 = vector.shuffle %251, %251 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %254 = math.fma %252, %217, %219 : vector<16xf16>
      %255 = math.fma %253, %217, %219 : vector<16xf16>
      %256 = arith.muli %55, %c2 : index
      %257 = arith.addi %256, %c5 : index
      %258 = arith.muli %tileRows, %c8 : index
      %259 = arith.muli %257, %258 : index
      %260 = arith.addi %41, %259 : index
      %261 = vector.load %x[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = arith.muli %tileRows, %c1 : index
      %263 = arith.addi %260, %262 : index
      %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = vector.shuffle %261, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %266 = wave.mma %265, %107, %56 : vector<16xf16>, vector<8xf32>
      %267 = wave.mma %265, %205, %57 : vector<16xf16>, vector<8xf32>
      %268 = arith.muli %55, %c2 : index
      %269 = arith.addi %268, %c6 : index
      %270 = arith.muli %tileRows, %c8 : index
      %271 = arith.muli %269, %270 : index
      %272 = arith.addi %41, %271 : index
      %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = arith.muli %tileRows, %c1 : index
      %275 = arith.addi %272, %274 : index
      %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = vector.shuffle %273, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %278 = wave.mma %277, %108, %266 : vector<16xf16>, vector<8xf32>
      %279 = wave.mma %277, %206, %267 : vector<16xf16>, vector<8xf32>
      %280 = arith.muli %55, %c2 : index
      %281 = arith.addi %280, %c2 : index
      %282 = arith.muli %tileRows, %c8 : index
      %283 = arith.muli %281, %282 : index
      %284 = arith.addi %41, %283 : index
      %285 = vector.load %x[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = arith.muli %tileRows, %c1 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %285, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %156, %278 : vector<16xf16>, vector<8xf32>
      %291 = wave.mma %289, %254, %279 : vector<16xf16>, vector<8xf32>
      %292 = arith.muli %55, %c2 : index
      %293 = arith.addi %292, %c27 : index
      %294 = arith.muli %tileRows, %c8 : index
      %295 = arith.muli %293, %294 : index
      %296 = arith.addi %41, %295 : index
      %297 = vector.load %x[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = arith.muli %tileRows, %c1 : index
      %299 = arith.addi %296, %298 : index
      %300 = vector.load %x[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = vector.shuffle %297, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = wave.mma %301, %157, %290 : vector<16xf16>, vector<8xf32>
      %303 = wave.mma %301, %255, %291 : vector<16xf16>, vector<8xf32>
      scf.yield %302, %303 : vector<8xf32>, vector<8xf32>
    }
    %304 = arith.select %48, %54, %47 : index
    %308:2 = scf.for %305 = %54 to %304 step %c6 iter_args(%306 = %58#0, %307 = %58#1) -> (vector<8xf32>, vector<8xf32>) {
      %309 = wave.lane
      %310 = arith.addi %305, %c5 : index
      %311 = arith.remui %309, %c8 : index
      %312 = arith.addi %11, %c4 : index
      %313 = arith.muli %310, %c17 : index
      %314 = arith.addi %312, %313 : index
      %315 = arith.muli %311, %c18 : index
      %316 = arith.addi %314, %315 : index
      %317 = vector.load %w[%316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %318 = vector.bitcast %317 : vector<4xi8> to vector<2xf16>
      %319 = vector.extract %318[0] : f16 from vector<2xf16>
      %320 = vector.broadcast %319 : f16 to vector<16xf16>
      %321 = vector.extract %318[1] : f16 from vector<2xf16>
      %322 = vector.broadcast %321 : f16 to vector<16xf16>
      %323 = arith.addi %11, %c4 : index
      %324 = arith.muli %inputFeatures, %c2 : index
      %325 = arith.addi %324, %c3 : index
      %326 = arith.divui %325, %c4 : index
      %327 = arith.muli %326, %c4 : index
      %328 = arith.addi %323, %327 : index
      %329 = arith.muli %310, %c19 : index
      %330 = arith.addi %328, %329 : index
      %331 = arith.muli %311, %c8 : index
      %332 = arith.addi %330, %331 : index
      %333 = vector.load %w[%332] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %334 = vector.bitcast %333 : vector<16xi8> to vector<4xi32>
      %335 = arith.shrui %334, %c20 : vector<4xi32>
      %336 = arith.andi %335, %c21 : vector<4xi32>
      %337 = arith.ori %336, %c22 : vector<4xi32>
      %338 = vector.bitcast %337 : vector<4xi32> to vector<8xf16>
      %339 = arith.shrui %334, %c23 : vector<4xi32>
      %340 = arith.andi %339, %c21 : vector<4xi32>
      %341 = arith.ori %340, %c22 : vector<4xi32>
      %342 = vector.bitcast %341 : vector<4xi32> to vector<8xf16>
      %343 = arith.shrui %334, %c24 : vector<4xi32>
      %344 = arith.andi %343, %c21 : vector<4xi32>
      %345 = arith.ori %344, %c22 : vector<4xi32>
      %346 = vector.bitcast %345 : vector<4xi32> to vector<8xf16>
      %347 = arith.shrui %334, %c25 : vector<4xi32>
      %348 = arith.andi %347, %c21 : vector<4xi32>
      %349 = arith.ori %348, %c22 : vector<4xi32>
      %350 = vector.bitcast %349 : vector<4xi32> to vector<8xf16>
      %351 = vector.shuffle %338, %342 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %352 = vector.shuffle %346, %350 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %353 = vector.shuffle %351, %352 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %354 = arith.subf %353, %c26 : vector<32xf16>
      %355 = vector.shuffle %354, %354 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %356 = vector.shuffle %354, %354 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %357 = math.fma %355, %320, %322 : vector<16xf16>
      %358 = math.fma %356, %320, %322 : vector<16xf16>
      %359 = arith.addi %305, %c5 : index
      %360 = arith.remui %309, %c8 : index
      %361 = arith.addi %13, %c4 : index
      %362 = arith.muli %359, %c17 : index
      %363 = arith.addi %361, %362 : index
      %364 = arith.muli %360, %c18 : index
      %365 = arith.addi %363, %364 : index
      %366 = vector.load %w[%365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %367 = vector.bitcast %366 : vector<4xi8> to vector<2xf16>
      %368 = vector.extract %367[0] : f16 from vector<2xf16>
      %369 = vector.broadcast %368 : f16 to vector<16xf16>
      %370 = vector.extract %367[1] : f16 from vector<2xf16>
      %371 = vector.broadcast %370 : f16 to vector<16xf16>
      %372 = arith.addi %13, %c4 : index
      %373 = arith.muli %inputFeatures, %c2 : index
      %374 = arith.addi %373, %c3 : index
      %375 = arith.divui %374, %c4 : index
      %376 = arith.muli %375, %c4 : index
      %377 = arith.addi %372, %376 : index
      %378 = arith.muli %359, %c19 : index
      %379 = arith.addi %377, %378 : index
      %380 = arith.muli %360, %c8 : index
      %381 = arith.addi %379, %380 : index
      %382 = vector.load %w[%381] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %383 = vector.bitcast %382 : vector<16xi8> to vector<4xi32>
      %384 = arith.shrui %383, %c20 : vector<4xi32>
      %385 = arith.andi %384, %c21 : vector<4xi32>
      %386 = arith.ori %385, %c22 : vector<4xi32>
      %387 = vector.bitcast %386 : vector<4xi32> to vector<8xf16>
      %388 = arith.shrui %383, %c23 : vector<4xi32>
      %389 = arith.andi %388, %c21 : vector<4xi32>
      %390 = arith.ori %389, %c22 : vector<4xi32>
      %391 = vector.bitcast %390 : vector<4xi32> to vector<8xf16>
      %392 = arith.shrui %383, %c24 : vector<4xi32>
      %393 = arith.andi %392, %c21 : vector<4xi32>
      %394 = arith.ori %393, %c22 : vector<4xi32>
      %395 = vector.bitcast %394 : vector<4xi32> to vector<8xf16>
      %396 = arith.shrui %383, %c25 : vector<4xi32>
      %397 = arith.andi %396, %c21 : vector<4xi32>
      %398 = arith.ori %397, %c22 : vector<4xi32>
      %399 = vector.bitcast %398 : vector<4xi32> to vector<8xf16>
      %400 = vector.shuffle %387, %391 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %401 = vector.shuffle %395, %399 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %402 = vector.shuffle %400, %401 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %403 = arith.subf %402, %c26 : vector<32xf16>
      %404 = vector.shuffle %403, %403 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %405 = vector.shuffle %403, %403 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %406 = math.fma %404, %369, %371 : vector<16xf16>
      %407 = math.fma %405, %369, %371 : vector<16xf16>
      %408 = arith.muli %305, %c2 : index
      %409 = arith.addi %408, %c5 : index
      %410 = arith.muli %tileRows, %c8 : index
      %411 = arith.muli %409, %410 : index
      %412 = arith.addi %41, %411 : index
      %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = arith.muli %tileRows, %c1 : index
      %415 = arith.addi %412, %414 : index
      %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = vector.shuffle %413, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %418 = wave.mma %417, %357, %306 : vector<16xf16>, vector<8xf32>
      %419 = wave.mma %417, %406, %307 : vector<16xf16>, vector<8xf32>
      %420 = arith.muli %305, %c2 : index
      %421 = arith.addi %420, %c6 : index
      %422 = arith.muli %tileRows, %c8 : index
      %423 = arith.muli %421, %422 : index
      %424 = arith.addi %41, %423 : index
      %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = arith.muli %tileRows, %c1 : index
      %427 = arith.addi %424, %426 : index
      %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %429 = vector.shuffle %425, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %430 = wave.mma %429, %358, %418 : vector<16xf16>, vector<8xf32>
      %431 = wave.mma %429, %407, %419 : vector<16xf16>, vector<8xf32>
      scf.yield %430, %431 : vector<8xf32>, vector<8xf32>
    }
    %432 = wave.lane
    %433 = wave.wave
    %434 = arith.muli %433, %c2 : index
    %435 = arith.addi %434, %c5 : index
    %436 = arith.muli %435, %c19 : index
    %437 = arith.addi %436, %432 : index
    %438 = vector.extract %308#0[0] : f32 from vector<8xf32>
    %439 = arith.addi %437, %c5 : index
    memref.store %438, %17[%439] : memref<?xf32>
    %440 = vector.extract %308#0[1] : f32 from vector<8xf32>
    %441 = arith.addi %437, %c12 : index
    memref.store %440, %17[%441] : memref<?xf32>
    %442 = vector.extract %308#0[2] : f32 from vector<8xf32>
    %443 = arith.addi %437, %c17 : index
    memref.store %442, %17[%443] : memref<?xf32>
    %444 = vector.extract %308#0[3] : f32 from vector<8xf32>
    %445 = arith.addi %437, %c28 : index
    memref.store %444, %17[%445] : memref<?xf32>
    %446 = vector.extract %308#0[4] : f32 from vector<8xf32>
    %447 = arith.addi %437, %c4 : index
    memref.store %446, %17[%447] : memref<?xf32>
    %448 = vector.extract %308#0[5] : f32 from vector<8xf32>
    %449 = arith.addi %437, %c29 : index
    memref.store %448, %17[%449] : memref<?xf32>
    %450 = vector.extract %308#0[6] : f32 from vector<8xf32>
    %451 = arith.addi %437, %c30 : index
    memref.store %450, %17[%451] : memref<?xf32>
    %452 = vector.extract %308#0[7] : f32 from vector<8xf32>
    %453 = arith.addi %437, %c31 : index
    memref.store %452, %17[%453] : memref<?xf32>
    %454 = arith.muli %433, %c2 : index
    %455 = arith.addi %454, %c6 : index
    %456 = arith.muli %455, %c19 : index
    %457 = arith.addi %456, %432 : index
    %458 = vector.extract %308#1[0] : f32 from vector<8xf32>
    %459 = arith.addi %457, %c5 : index
    memref.store %458, %17[%459] : memref<?xf32>
    %460 = vector.extract %308#1[1] : f32 from vector<8xf32>
    %461 = arith.addi %457, %c12 : index
    memref.store %460, %17[%461] : memref<?xf32>
    %462 = vector.extract %308#1[2] : f32 from vector<8xf32>
    %463 = arith.addi %457, %c17 : index
    memref.store %462, %17[%463] : memref<?xf32>
    %464 = vector.extract %308#1[3] : f32 from vector<8xf32>
    %465 = arith.addi %457, %c28 : index
    memref.store %464, %17[%465] : memref<?xf32>
    %466 = vector.extract %308#1[4] : f32 from vector<8xf32>
    %467 = arith.addi %457, %c4 : index
    memref.store %466, %17[%467] : memref<?xf32>
    %468 = vector.extract %308#1[5] : f32 from vector<8xf32>
    %469 = arith.addi %457, %c29 : index
    memref.store %468, %17[%469] : memref<?xf32>
    %470 = vector.extract %308#1[6] : f32 from vector<8xf32>
    %471 = arith.addi %457, %c30 : index
    memref.store %470, %17[%471] : memref<?xf32>
    %472 = vector.extract %308#1[7] : f32 from vector<8xf32>
    %473 = arith.addi %457, %c31 : index
    memref.store %472, %17[%473] : memref<?xf32>
    wave.barrier
    %474 = arith.muli %433, %c6 : index
    %475 = arith.addi %474, %c5 : index
    %476 = arith.muli %475, %c12 : index
    %477 = arith.addi %476, %432 : index
    %478 = arith.addi %477, %c5 : index
    %479 = memref.load %17[%478] : memref<?xf32>
    %480 = arith.addi %478, %c32 : index
    %481 = memref.load %17[%480] : memref<?xf32>
    %482 = arith.addf %479, %481 : f32
    %483 = arith.addi %478, %c33 : index
    %484 = memref.load %17[%483] : memref<?xf32>
    %485 = arith.addf %482, %484 : f32
    %486 = arith.addi %478, %c34 : index
    %487 = memref.load %17[%486] : memref<?xf32>
    %488 = arith.addf %485, %487 : f32
    %489 = arith.addi %478, %c35 : index
    %490 = memref.load %17[%489] : memref<?xf32>
    %491 = arith.addf %488, %490 : f32
    %492 = arith.addi %478, %c36 : index
    %493 = memref.load %17[%492] : memref<?xf32>
    %494 = arith.addf %491, %493 : f32
    %495 = arith.addi %478, %c37 : index
    %496 = memref.load %17[%495] : memref<?xf32>
    %497 = arith.addf %494, %496 : f32
    %498 = arith.addi %478, %c38 : index
    %499 = memref.load %17[%498] : memref<?xf32>
    %500 = arith.addf %497, %499 : f32
    %501 = arith.muli %475, %c12 : index
    %502 = arith.addi %501, %432 : index
    %503 = arith.addi %502, %c19 : index
    %504 = memref.load %17[%503] : memref<?xf32>
    %505 = arith.addi %503, %c32 : index
    %506 = memref.load %17[%505] : memref<?xf32>
    %507 = arith.addf %504, %506 : f32
    %508 = arith.addi %503, %c33 : index
    %509 = memref.load %17[%508] : memref<?xf32>
    %510 = arith.addf %507, %509 : f32
    %511 = arith.addi %503, %c34 : index
    %512 = memref.load %17[%511] : memref<?xf32>
    %513 = arith.addf %510, %512 : f32
    %514 = arith.addi %503, %c35 : index
    %515 = memref.load %17[%514] : memref<?xf32>
    %516 = arith.addf %513, %515 : f32
    %517 = arith.addi %503, %c36 : index
    %518 = memref.load %17[%517] : memref<?xf32>
    %519 = arith.addf %516, %518 : f32
    %520 = arith.addi %503, %c37 : index
    %521 = memref.load %17[%520] : memref<?xf32>
    %522 = arith.addf %519, %521 : f32
    %523 = arith.addi %503, %c38 : index
    %524 = memref.load %17[%523] : memref<?xf32>
    %525 = arith.addf %522, %524 : f32
    %526 = wave.lane
    %527 = arith.addi %16, %c5 : index
    %528 = arith.muli %475, %c2 : index
    %529 = arith.addi %527, %528 : index
    %530 = arith.divui %526, %c8 : index
    %531 = arith.addi %529, %530 : index
    %532 = arith.cmpi slt, %531, %15 : index
    scf.if %532 {
      %533 = arith.cmpi eq, %hasFactors, %c6 : index
      %534 = arith.muli %531, %c2 : index
      %535 = memref.load %factors[%534] : memref<?xf32>
      %536 = arith.mulf %535, %operandScale : f32
      %537 = arith.select %533, %536, %operandScale : f32
      %538 = arith.remui %526, %c8 : index
      %539 = arith.muli %538, %c18 : index
      %540 = arith.addi %11, %539 : index
      %541 = vector.load %w[%540] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %542 = vector.bitcast %541 : vector<4xi8> to vector<1xf32>
      %543 = vector.extract %542[0] : f32 from vector<1xf32>
      %544 = arith.mulf %543, %537 : f32
      %545 = arith.mulf %500, %544 : f32
      %546 = arith.remui %526, %c8 : index
      %547 = arith.muli %546, %c18 : index
      %548 = arith.addi %13, %547 : index
      %549 = vector.load %w[%548] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %550 = vector.bitcast %549 : vector<4xi8> to vector<1xf32>
      %551 = vector.extract %550[0] : f32 from vector<1xf32>
      %552 = arith.mulf %551, %537 : f32
      %553 = arith.mulf %525, %552 : f32
      %554 = arith.muli %531, %outputFeatures : index
      %555 = arith.addi %554, %20 : index
      %556 = wave.lane
      %557 = arith.remui %556, %c8 : index
      %558 = arith.addi %555, %557 : index
      scf.if %18 {
        %559 = arith.addi %558, %c5 : index
        %560 = memref.load %residual[%559] : memref<?xf32>
        %561 = arith.addf %560, %545 : f32
        %562 = arith.addi %558, %c5 : index
        memref.store %561, %out[%562] : memref<?xf32>
      } else {
        %563 = arith.addi %558, %c5 : index
        memref.store %545, %out[%563] : memref<?xf32>
      }
      scf.if %18 {
        %564 = arith.addi %558, %c8 : index
        %565 = memref.load %residual[%564] : memref<?xf32>
        %566 = arith.addf %565, %553 : f32
        %567 = arith.addi %558, %c8 : index
        memref.store %566, %out[%567] : memref<?xf32>
      } else {
        %568 = arith.addi %558, %c8 : index
        memref.store %553, %out[%568] : memref<?xf32>
      }
    }
  }
  wave.return
}
