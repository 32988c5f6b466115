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
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 256 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %c29 = arith.constant 0x3F800000 : f32
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
  %17 = wave.wave
  %18 = wave.scratch %operandHalves : memref<?xf16>
  %19 = arith.cmpi eq, %hasResidual, %c6 : index
  %20 = wave.block 0
  %21 = arith.muli %20, %c13 : index
  %22 = arith.cmpi slt, %16, %15 : index
  scf.if %22 {
    %23 = arith.muli %1, %c6 : index
    %24 = wave.wave
    %25 = arith.muli %24, %c13 : index
    %26 = wave.lane
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c1 : index
    scf.for %29 = %28 to %operandHalves step %c14 {
      %30 = vector.load %x[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %30, %18[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %31 = arith.divui %inputFeatures, %c13 : index
    %32 = arith.muli %17, %stepsPerWave : index
    %33 = arith.minsi %32, %31 : index
    %34 = arith.addi %33, %stepsPerWave : index
    %35 = arith.minsi %34, %31 : index
    %36 = arith.subi %35, %33 : index
    %37 = arith.divui %36, %c2 : index
    %38 = arith.muli %37, %c2 : index
    %39 = arith.addi %33, %38 : index
    %40 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %41 = arith.addi %33, %stepsPerWave : index
    %42 = arith.select %40, %41, %39 : index
    %46:2 = scf.for %43 = %33 to %42 step %c2 iter_args(%44 = %c15, %45 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %47 = wave.lane
      %48 = arith.addi %43, %c5 : index
      %49 = arith.remui %47, %c8 : index
      %50 = arith.addi %11, %c4 : index
      %51 = arith.muli %48, %c18 : index
      %52 = arith.addi %50, %51 : index
      %53 = arith.muli %49, %c19 : index
      %54 = arith.addi %52, %53 : index
      %55 = vector.load %w[%54] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %56 = vector.bitcast %55 : vector<4xi8> to vector<2xf16>
      %57 = vector.extract %56[0] : f16 from vector<2xf16>
      %58 = vector.broadcast %57 : f16 to vector<16xf16>
      %59 = vector.extract %56[1] : f16 from vector<2xf16>
      %60 = vector.broadcast %59 : f16 to vector<16xf16>
      %61 = arith.addi %11, %c4 : index
      %62 = arith.muli %inputFeatures, %c2 : index
      %63 = arith.addi %62, %c3 : index
      %64 = arith.divui %63, %c4 : index
      %65 = arith.muli %64, %c4 : index
      %66 = arith.addi %61, %65 : index
      %67 = arith.muli %48, %c14 : index
      %68 = arith.addi %66, %67 : index
      %69 = arith.muli %49, %c8 : index
      %70 = arith.addi %68, %69 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<4xi32>
      %73 = arith.shrui %72, %c20 : vector<4xi32>
      %74 = arith.andi %73, %c21 : vector<4xi32>
      %75 = arith.ori %74, %c22 : vector<4xi32>
      %76 = vector.bitcast %75 : vector<4xi32> to vector<8xf16>
      %77 = arith.shrui %72, %c23 : vector<4xi32>
      %78 = arith.andi %77, %c21 : vector<4xi32>
      %79 = arith.ori %78, %c22 : vector<4xi32>
      %80 = vector.bitcast %79 : vector<4xi32> to vector<8xf16>
      %81 = arith.shrui %72, %c24 : vector<4xi32>
      %82 = arith.andi %81, %c21 : vector<4xi32>
      %83 = arith.ori %82, %c22 : vector<4xi32>
      %84 = vector.bitcast %83 : vector<4xi32> to vector<8xf16>
      %85 = arith.shrui %72, %c25 : vector<4xi32>
      %86 = arith.andi %85, %c21 : vector<4xi32>
      %87 = arith.ori %86, %c22 : vector<4xi32>
      %88 = vector.bitcast %87 : vector<4xi32> to vector<8xf16>
      %89 = vector.shuffle %76, %80 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = vector.shuffle %84, %88 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %91 = vector.shuffle %89, %90 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %92 = arith.subf %91, %c26 : vector<32xf16>
      %93 = vector.shuffle %92, %92 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %94 = vector.shuffle %92, %92 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %95 = math.fma %93, %58, %60 : vector<16xf16>
      %96 = math.fma %94, %58, %60 : vector<16xf16>
      %97 = arith.addi %43, %c6 : index
      %98 = arith.remui %47, %c8 : index
      %99 = arith.addi %11, %c4 : index
      %100 = arith.muli %97, %c18 : index
      %101 = arith.addi %99, %100 : index
      %102 = arith.muli %98, %c19 : index
      %103 = arith.addi %101, %102 : index
      %104 = vector.load %w[%103] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %105 = vector.bitcast %104 : vector<4xi8> to vector<2xf16>
      %106 = vector.extract %105[0] : f16 from vector<2xf16>
      %107 = vector.broadcast %106 : f16 to vector<16xf16>
      %108 = vector.extract %105[1] : f16 from vector<2xf16>
      %109 = vector.broadcast %108 : f16 to vector<16xf16>
      %110 = arith.addi %11, %c4 : index
      %111 = arith.muli %inputFeatures, %c2 : index
      %112 = arith.addi %111, %c3 : index
      %113 = arith.divui %112, %c4 : index
      %114 = arith.muli %113, %c4 : index
      %115 = arith.addi %110, %114 : index
      %116 = arith.muli %97, %c14 : index
      %117 = arith.addi %115, %116 : index
      %118 = arith.muli %98, %c8 : index
      %119 = arith.addi %117, %118 : index
      %120 = vector.load %w[%119] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %121 = vector.bitcast %120 : vector<16xi8> to vector<4xi32>
      %122 = arith.shrui %121, %c20 : vector<4xi32>
      %123 = arith.andi %122, %c21 : vector<4xi32>
      %124 = arith.ori %123, %c22 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %121, %c23 : vector<4xi32>
      %127 = arith.andi %126, %c21 : vector<4xi32>
      %128 = arith.ori %127, %c22 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = arith.shrui %121, %c24 : vector<4xi32>
      %131 = arith.andi %130, %c21 : vector<4xi32>
      %132 = arith.ori %131, %c22 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = arith.shrui %121, %c25 : vector<4xi32>
      %135 = arith.andi %134, %c21 : vector<4xi32>
      %136 = arith.ori %135, %c22 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = vector.shuffle %125, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %139 = vector.shuffle %133, %137 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = vector.shuffle %138, %139 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %141 = arith.subf %140, %c26 : vector<32xf16>
      %142 = vector.shuffle %141, %141 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %143 = vector.shuffle %141, %141 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %144 = math.fma %142, %107, %109 : vector<16xf16>
      %145 = math.fma %143, %107, %109 : vector<16xf16>
      %146 = arith.addi %43, %c5 : index
      %147 = arith.remui %47, %c8 : index
      %148 = arith.addi %13, %c4 : index
      %149 = arith.muli %146, %c18 : index
      %150 = arith.addi %148, %149 : index
      %151 = arith.muli %147, %c19 : index
      %152 = arith.addi %150, %151 : index
      %153 = vector.load %w[%152] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %154 = vector.bitcast %153 : vector<4xi8> to vector<2xf16>
      %155 = vector.extract %154[0] : f16 from vector<2xf16>
      %156 = vector.broadcast %155 : f16 to vector<16xf16>
      %157 = vector.extract %154[1] : f16 from vector<2xf16>
      %158 = vector.broadcast %157 : f16 to vector<16xf16>
      %159 = arith.addi %13, %c4 : index
      %160 = arith.muli %inputFeatures, %c2 : index
      %161 = arith.addi %160, %c3 : index
      %162 = arith.divui %161, %c4 : index
      %163 = arith.muli %162, %c4 : index
      %164 = arith.addi %159, %163 : index
      %165 = arith.muli %146, %c14 : index
      %166 = arith.addi %164, %165 : index
      %167 = arith.muli %147, %c8 : index
      %168 = arith.addi %166, %167 : index
      %169 = vector.load %w[%168] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %170 = vector.bitcast %169 : vector<16xi8> to vector<4xi32>
      %171 = arith.shrui %170, %c20 : vector<4xi32>
      %172 = arith.andi %171, %c21 : vector<4xi32>
      %173 = arith.ori %172, %c22 : vector<4xi32>
      %174 = vector.bitcast %173 : vector<4xi32> to vector<8xf16>
      %175 = arith.shrui %170, %c23 : vector<4xi32>
      %176 = arith.andi %175, %c21 : vector<4xi32>
      %177 = arith.ori %176, %c22 : vector<4xi32>
      %178 = vector.bitcast %177 : vector<4xi32> to vector<8xf16>
      %179 = arith.shrui %170, %c24 : vector<4xi32>
      %180 = arith.andi %179, %c21 : vector<4xi32>
      %181 = arith.ori %180, %c22 : vector<4xi32>
      %182 = vector.bitcast %181 : vector<4xi32> to vector<8xf16>
      %183 = arith.shrui %170, %c25 : vector<4xi32>
      %184 = arith.andi %183, %c21 : vector<4xi32>
      %185 = arith.ori %184, %c22 : vector<4xi32>
      %186 = vector.bitcast %185 : vector<4xi32> to vector<8xf16>
      %187 = vector.shuffle %174, %178 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %188 = vector.shuffle %182, %186 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = vector.shuffle %187, %188 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %190 = arith.subf %189, %c26 : vector<32xf16>
      %191 = vector.shuffle %190, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %192 = vector.shuffle %190, %190 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %193 = math.fma %191, %156, %158 : vector<16xf16>
      %194 = math.fma %192, %156, %158 : vector<16xf16>
      %195 = arith.addi %43, %c6 : index
      %196 = arith.remui %47, %c8 : index
      %197 = arith.addi %13, %c4 : index
      %198 = arith.muli %195, %c18 : index
      %199 = arith.addi %197, %198 : index
      %200 = arith.muli %196, %c19 : index
      %201 = arith.addi %199, %200 : index
      %202 = vector.load %w[%201] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %203 = vector.bitcast %202 : vector<4xi8> to vector<2xf16>
      %204 = vector.extract %203[0] : f16 from vector<2xf16>
      %205 = vector.broadcast %204 : f16 to vector<16xf16>
      %206 = vector.extract %203[1] : f16 from vector<2xf16>
      %207 = vector.broadcast %206 : f16 to vector<16xf16>
      %208 = arith.addi %13, %c4 : index
      %209 = arith.muli %inputFeatures, %c2 : index
      %210 = arith.addi %209, %c3 : index
      %211 = arith.divui %210, %c4 : index
      %212 = arith.muli %211, %c4 : index
      %213 = arith.addi %208, %212 : index
      %214 = arith.muli %195, %c14 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.muli %196, %c8 : index
      %217 = arith.addi %215, %216 : index
      %218 = vector.load %w[%217] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %219 = vector.bitcast %218 : vector<16xi8> to vector<4xi32>
      %220 = arith.shrui %219, %c20 : vector<4xi32>
      %221 = arith.andi %220, %c21 : vector<4xi32>
      %222 = arith.ori %221, %c22 : vector<4xi32>
      %223 = vector.bitcast %222 : vector<4xi32> to vector<8xf16>
      %224 = arith.shrui %219, %c23 : vector<4xi32>
      %225 = arith.andi %224, %c21 : vector<4xi32>
      %226 = arith.ori %225, %c22 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = arith.shrui %219, %c24 : vector<4xi32>
      %229 = arith.andi %228, %c21 : vector<4xi32>
      %230 = arith.ori %229, %c22 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = arith.shrui %219, %c25 : vector<4xi32>
      %233 = arith.andi %232, %c21 : vector<4xi32>
      %234 = arith.ori %233, %c22 : vector<4xi32>
      %235 = vector.bitcast %234 : vector<4xi32> to vector<8xf16>
      %236 = vector.shuffle %223, %227 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = vector.shuffle %231, %235 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %238 = vector.shuffle %236, %237 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %239 = arith.subf %238, %c26 : vector<32xf16>
      %240 = vector.shuffle %239, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %241 = vector.shuffle %239, %239 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %242 = math.fma %240, %205, %207 : vector<16xf16>
      %243 = math.fma %241, %205, %207 : vector<16xf16>
      %244 = arith.addi %23, %c5 : index
      %245 = arith.muli %43, %c2 : index
      %246 = arith.addi %245, %c5 : index
      %247 = arith.divui %inputFeatures, %c8 : index
      %248 = arith.muli %244, %247 : index
      %249 = arith.addi %248, %246 : index
      %250 = arith.muli %tileRows, %c8 : index
      %251 = arith.muli %249, %250 : index
      %252 = arith.remui %47, %tileRows : index
      %253 = arith.muli %252, %c1 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %18[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = arith.muli %tileRows, %c1 : index
      %257 = arith.addi %254, %256 : index
      %258 = vector.load %18[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = vector.shuffle %255, %258 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %260 = wave.mma %259, %95, %44 : vector<16xf16>, vector<8xf32>
      %261 = wave.mma %259, %193, %45 : vector<16xf16>, vector<8xf32>
      %262 = arith.addi %23, %c5 : index
      %263 = arith.muli %43, %c2 : index
      %264 = arith.addi %263, %c6 : index
      %265 = arith.divui %inputFeatures, %c8 : index
      %266 = arith.muli %262, %265 : index
      %267 = arith.addi %266, %264 : index
      %268 = arith.muli %tileRows, %c8 : index
      %269 = arith.muli %267, %268 : index
      %270 = arith.remui %47, %tileRows : index
      %271 = arith.muli %270, %c1 : index
      %272 = arith.addi %269, %271 : index
      %273 = vector.load %18[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = arith.muli %tileRows, %c1 : index
      %275 = arith.addi %272, %274 : index
      %276 = vector.load %18[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = vector.shuffle %273, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %278 = wave.mma %277, %96, %260 : vector<16xf16>, vector<8xf32>
      %279 = wave.mma %277, %194, %261 : vector<16xf16>, vector<8xf32>
      %280 = arith.addi %23, %c5 : index
      %281 = arith.muli %43, %c2 : index
      %282 = arith.addi %281, %c2 : index
      %283 = arith.divui %inputFeatures, %c8 : index
      %284 = arith.muli %280, %283 : index
      %285 = arith.addi %284, %282 : index
      %286 = arith.muli %tileRows, %c8 : index
      %287 = arith.muli %285, %286 : index
      %288 = arith.remui %47, %tileRows : index
      %289 = arith.muli %288, %c1 : index
      %290 = arith.addi %287, %289 : index
      %291 = vector.load %18[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = arith.muli %tileRows, %c1 : index
      %293 = arith.addi %290, %292 : index
      %294 = vector.load %18[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = vector.shuffle %291, %294 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %296 = wave.mma %295, %144, %278 : vector<16xf16>, vector<8xf32>
      %297 = wave.mma %295, %242, %279 : vector<16xf16>, vector<8xf32>
      %298 = arith.addi %23, %c5 : index
      %299 = arith.muli %43, %c2 : index
      %300 = arith.addi %299, %c27 : index
      %301 = arith.divui %inputFeatures, %c8 : index
      %302 = arith.muli %298, %301 : index
      %303 = arith.addi %302, %300 : index
      %304 = arith.muli %tileRows, %c8 : index
      %305 = arith.muli %303, %304 : index
      %306 = arith.remui %47, %tileRows : index
      %307 = arith.muli %306, %c1 : index
      %308 = arith.addi %305, %307 : index
      %309 = vector.load %18[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %310 = arith.muli %tileRows, %c1 : index
      %311 = arith.addi %308, %310 : index
      %312 = vector.load %18[%311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %313 = vector.shuffle %309, %312 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %314 = wave.mma %313, %145, %296 : vector<16xf16>, vector<8xf32>
      %315 = wave.mma %313, %243, %297 : vector<16xf16>, vector<8xf32>
      scf.yield %314, %315 : vector<8xf32>, vector<8xf32>
    }
    %316 = arith.select %40, %42, %35 : index
    %320:2 = scf.for %317 = %42 to %316 step %c6 iter_args(%318 = %46#0, %319 = %46#1) -> (vector<8xf32>, vector<8xf32>) {
      %321 = wave.lane
      %322 = arith.addi %317, %c5 : index
      %323 = arith.remui %321, %c8 : index
      %324 = arith.addi %11, %c4 : index
      %325 = arith.muli %322, %c18 : index
      %326 = arith.addi %324, %325 : index
      %327 = arith.muli %323, %c19 : index
      %328 = arith.addi %326, %327 : index
      %329 = vector.load %w[%328] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %330 = vector.bitcast %329 : vector<4xi8> to vector<2xf16>
      %331 = vector.extract %330[0] : f16 from vector<2xf16>
      %332 = vector.broadcast %331 : f16 to vector<16xf16>
      %333 = vector.extract %330[1] : f16 from vector<2xf16>
      %334 = vector.broadcast %333 : f16 to vector<16xf16>
      %335 = arith.addi %11, %c4 : index
      %336 = arith.muli %inputFeatures, %c2 : index
      %337 = arith.addi %336, %c3 : index
      %338 = arith.divui %337, %c4 : index
      %339 = arith.muli %338, %c4 : index
      %340 = arith.addi %335, %339 : index
      %341 = arith.muli %322, %c14 : index
      %342 = arith.addi %340, %341 : index
      %343 = arith.muli %323, %c8 : index
      %344 = arith.addi %342, %343 : index
      %345 = vector.load %w[%344] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %346 = vector.bitcast %345 : vector<16xi8> to vector<4xi32>
      %347 = arith.shrui %346, %c20 : vector<4xi32>
      %348 = arith.andi %347, %c21 : vector<4xi32>
      %349 = arith.ori %348, %c22 : vector<4xi32>
      %350 = vector.bitcast %349 : vector<4xi32> to vector<8xf16>
      %351 = arith.shrui %346, %c23 : vector<4xi32>
      %352 = arith.andi %351, %c21 : vector<4xi32>
      %353 = arith.ori %352, %c22 : vector<4xi32>
      %354 = vector.bitcast %353 : vector<4xi32> to vector<8xf16>
      %355 = arith.shrui %346, %c24 : vector<4xi32>
      %356 = arith.andi %355, %c21 : vector<4xi32>
      %357 = arith.ori %356, %c22 : vector<4xi32>
      %358 = vector.bitcast %357 : vector<4xi32> to vector<8xf16>
      %359 = arith.shrui %346, %c25 : vector<4xi32>
      %360 = arith.andi %359, %c21 : vector<4xi32>
      %361 = arith.ori %360, %c22 : vector<4xi32>
      %362 = vector.bitcast %361 : vector<4xi32> to vector<8xf16>
      %363 = vector.shuffle %350, %354 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %364 = vector.shuffle %358, %362 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %365 = vector.shuffle %363, %364 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %366 = arith.subf %365, %c26 : vector<32xf16>
      %367 = vector.shuffle %366, %366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %368 = vector.shuffle %366, %366 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %369 = math.fma %367, %332, %334 : vector<16xf16>
      %370 = math.fma %368, %332, %334 : vector<16xf16>
      %371 = arith.addi %317, %c5 : index
      %372 = arith.remui %321, %c8 : index
      %373 = arith.addi %13, %c4 : index
      %374 = arith.muli %371, %c18 : index
      %375 = arith.addi %373, %374 : index
      %376 = arith.muli %372, %c19 : index
      %377 = arith.addi %375, %376 : index
      %378 = vector.load %w[%377] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %379 = vector.bitcast %378 : vector<4xi8> to vector<2xf16>
      %380 = vector.extract %379[0] : f16 from vector<2xf16>
      %381 = vector.broadcast %380 : f16 to vector<16xf16>
      %382 = vector.extract %379[1] : f16 from vector<2xf16>
      %383 = vector.broadcast %382 : f16 to vector<16xf16>
      %384 = arith.addi %13, %c4 : index
      %385 = arith.muli %inputFeatures, %c2 : index
      %386 = arith.addi %385, %c3 : index
      %387 = arith.divui %386, %c4 : index
      %388 = arith.muli %387, %c4 : index
      %389 = arith.addi %384, %388 : index
      %390 = arith.muli %371, %c14 : index
      %391 = arith.addi %389, %390 : index
      %392 = arith.muli %372, %c8 : index
      %393 = arith.addi %391, %392 : index
      %394 = vector.load %w[%393] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %395 = vector.bitcast %394 : vector<16xi8> to vector<4xi32>
      %396 = arith.shrui %395, %c20 : vector<4xi32>
      %397 = arith.andi %396, %c21 : vector<4xi32>
      %398 = arith.ori %397, %c22 : vector<4xi32>
      %399 = vector.bitcast %398 : vector<4xi32> to vector<8xf16>
      %400 = arith.shrui %395, %c23 : vector<4xi32>
      %401 = arith.andi %400, %c21 : vector<4xi32>
      %402 = arith.ori %401, %c22 : vector<4xi32>
      %403 = vector.bitcast %402 : vector<4xi32> to vector<8xf16>
      %404 = arith.shrui %395, %c24 : vector<4xi32>
      %405 = arith.andi %404, %c21 : vector<4xi32>
      %406 = arith.ori %405, %c22 : vector<4xi32>
      %407 = vector.bitcast %406 : vector<4xi32> to vector<8xf16>
      %408 = arith.shrui %395, %c25 : vector<4xi32>
      %409 = arith.andi %408, %c21 : vector<4xi32>
      %410 = arith.ori %409, %c22 : vector<4xi32>
      %411 = vector.bitcast %410 : vector<4xi32> to vector<8xf16>
      %412 = vector.shuffle %399, %403 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %413 = vector.shuffle %407, %411 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %414 = vector.shuffle %412, %413 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %415 = arith.subf %414, %c26 : vector<32xf16>
      %416 = vector.shuffle %415, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %417 = vector.shuffle %415, %415 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %418 = math.fma %416, %381, %383 : vector<16xf16>
      %419 = math.fma %417, %381, %383 : vector<16xf16>
      %420 = arith.addi %23, %c5 : index
      %421 = arith.muli %317, %c2 : index
      %422 = arith.addi %421, %c5 : index
      %423 = arith.divui %inputFeatures, %c8 : index
      %424 = arith.muli %420, %423 : index
      %425 = arith.addi %424, %422 : index
      %426 = arith.muli %tileRows, %c8 : index
      %427 = arith.muli %425, %426 : index
      %428 = arith.remui %321, %tileRows : index
      %429 = arith.muli %428, %c1 : index
      %430 = arith.addi %427, %429 : index
      %431 = vector.load %18[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = arith.muli %tileRows, %c1 : index
      %433 = arith.addi %430, %432 : index
      %434 = vector.load %18[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = vector.shuffle %431, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %436 = wave.mma %435, %369, %318 : vector<16xf16>, vector<8xf32>
      %437 = wave.mma %435, %418, %319 : vector<16xf16>, vector<8xf32>
      %438 = arith.addi %23, %c5 : index
      %439 = arith.muli %317, %c2 : index
      %440 = arith.addi %439, %c6 : index
      %441 = arith.divui %inputFeatures, %c8 : index
      %442 = arith.muli %438, %441 : index
      %443 = arith.addi %442, %440 : index
      %444 = arith.muli %tileRows, %c8 : index
      %445 = arith.muli %443, %444 : index
      %446 = arith.remui %321, %tileRows : index
      %447 = arith.muli %446, %c1 : index
      %448 = arith.addi %445, %447 : index
      %449 = vector.load %18[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = arith.muli %tileRows, %c1 : index
      %451 = arith.addi %448, %450 : index
      %452 = vector.load %18[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = vector.shuffle %449, %452 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %454 = wave.mma %453, %370, %436 : vector<16xf16>, vector<8xf32>
      %455 = wave.mma %453, %419, %437 : vector<16xf16>, vector<8xf32>
      scf.yield %454, %455 : vector<8xf32>, vector<8xf32>
    }
    %456 = wave.lane
    %457 = vector.extract %320#0[0] : f32 from vector<8xf32>
    %458 = vector.extract %320#1[0] : f32 from vector<8xf32>
    %459 = wave.lane
    %460 = arith.addi %16, %c5 : index
    %461 = arith.muli %c5, %c2 : index
    %462 = arith.addi %460, %461 : index
    %463 = arith.divui %459, %c8 : index
    %464 = arith.addi %462, %463 : index
    %465 = arith.cmpi slt, %464, %15 : index
    scf.if %465 {
      %466 = arith.cmpi eq, %hasFactors, %c6 : index
      %467 = memref.load %factors[%464] : memref<?xf32>
      %468 = arith.select %466, %467, %c29 : f32
      %469 = arith.remui %459, %c8 : index
      %470 = arith.muli %469, %c19 : index
      %471 = arith.addi %11, %470 : index
      %472 = vector.load %w[%471] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %473 = vector.bitcast %472 : vector<4xi8> to vector<1xf32>
      %474 = vector.extract %473[0] : f32 from vector<1xf32>
      %475 = arith.mulf %474, %468 : f32
      %476 = arith.mulf %457, %475 : f32
      %477 = arith.remui %459, %c8 : index
      %478 = arith.muli %477, %c19 : index
      %479 = arith.addi %13, %478 : index
      %480 = vector.load %w[%479] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %481 = vector.bitcast %480 : vector<4xi8> to vector<1xf32>
      %482 = vector.extract %481[0] : f32 from vector<1xf32>
      %483 = arith.mulf %482, %468 : f32
      %484 = arith.mulf %458, %483 : f32
      %485 = arith.muli %464, %outputFeatures : index
      %486 = arith.addi %485, %21 : index
      %487 = wave.lane
      %488 = arith.remui %487, %c8 : index
      %489 = arith.addi %486, %488 : index
      scf.if %19 {
        %490 = arith.addi %489, %c5 : index
        %491 = memref.load %residual[%490] : memref<?xf32>
        %492 = arith.addf %491, %476 : f32
        %493 = arith.addi %489, %c5 : index
        memref.store %492, %out[%493] : memref<?xf32>
      } else {
        %494 = arith.addi %489, %c5 : index
        memref.store %476, %out[%494] : memref<?xf32>
      }
      scf.if %19 {
        %495 = arith.addi %489, %c8 : index
        %496 = memref.load %residual[%495] : memref<?xf32>
        %497 = arith.addf %496, %484 : f32
        %498 = arith.addi %489, %c8 : index
        memref.store %497, %out[%498] : memref<?xf32>
      } else {
        %499 = arith.addi %489, %c8 : index
        memref.store %484, %out[%499] : memref<?xf32>
      }
    }
    %500 = vector.extract %320#0[1] : f32 from vector<8xf32>
    %501 = vector.extract %320#1[1] : f32 from vector<8xf32>
    %502 = wave.lane
    %503 = arith.addi %16, %c5 : index
    %504 = arith.muli %c6, %c2 : index
    %505 = arith.addi %503, %504 : index
    %506 = arith.divui %502, %c8 : index
    %507 = arith.addi %505, %506 : index
    %508 = arith.cmpi slt, %507, %15 : index
    scf.if %508 {
      %509 = arith.cmpi eq, %hasFactors, %c6 : index
      %510 = memref.load %factors[%507] : memref<?xf32>
      %511 = arith.select %509, %510, %c29 : f32
      %512 = arith.remui %502, %c8 : index
      %513 = arith.muli %512, %c19 : index
      %514 = arith.addi %11, %513 : index
      %515 = vector.load %w[%514] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %516 = vector.bitcast %515 : vector<4xi8> to vector<1xf32>
      %517 = vector.extract %516[0] : f32 from vector<1xf32>
      %518 = arith.mulf %517, %511 : f32
      %519 = arith.mulf %500, %518 : f32
      %520 = arith.remui %502, %c8 : index
      %521 = arith.muli %520, %c19 : index
      %522 = arith.addi %13, %521 : index
      %523 = vector.load %w[%522] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %524 = vector.bitcast %523 : vector<4xi8> to vector<1xf32>
      %525 = vector.extract %524[0] : f32 from vector<1xf32>
      %526 = arith.mulf %525, %511 : f32
      %527 = arith.mulf %501, %526 : f32
      %528 = arith.muli %507, %outputFeatures : index
      %529 = arith.addi %528, %21 : index
      %530 = wave.lane
      %531 = arith.remui %530, %c8 : index
      %532 = arith.addi %529, %531 : index
      scf.if %19 {
        %533 = arith.addi %532, %c5 : index
        %534 = memref.load %residual[%533] : memref<?xf32>
        %535 = arith.addf %534, %519 : f32
        %536 = arith.addi %532, %c5 : index
        memref.store %535, %out[%536] : memref<?xf32>
      } else {
        %537 = arith.addi %532, %c5 : index
        memref.store %519, %out[%537] : memref<?xf32>
      }
      scf.if %19 {
        %538 = arith.addi %532, %c8 : index
        %539 = memref.load %residual[%538] : memref<?xf32>
        %540 = arith.addf %539, %527 : f32
        %541 = arith.addi %532, %c8 : index
        memref.store %540, %out[%541] : memref<?xf32>
      } else {
        %542 = arith.addi %532, %c8 : index
        memref.store %527, %out[%542] : memref<?xf32>
      }
    }
    %543 = vector.extract %320#0[2] : f32 from vector<8xf32>
    %544 = vector.extract %320#1[2] : f32 from vector<8xf32>
    %545 = wave.lane
    %546 = arith.addi %16, %c5 : index
    %547 = arith.muli %c2, %c2 : index
    %548 = arith.addi %546, %547 : index
    %549 = arith.divui %545, %c8 : index
    %550 = arith.addi %548, %549 : index
    %551 = arith.cmpi slt, %550, %15 : index
    scf.if %551 {
      %552 = arith.cmpi eq, %hasFactors, %c6 : index
      %553 = memref.load %factors[%550] : memref<?xf32>
      %554 = arith.select %552, %553, %c29 : f32
      %555 = arith.remui %545, %c8 : index
      %556 = arith.muli %555, %c19 : index
      %557 = arith.addi %11, %556 : index
      %558 = vector.load %w[%557] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %559 = vector.bitcast %558 : vector<4xi8> to vector<1xf32>
      %560 = vector.extract %559[0] : f32 from vector<1xf32>
      %561 = arith.mulf %560, %554 : f32
      %562 = arith.mulf %543, %561 : f32
      %563 = arith.remui %545, %c8 : index
      %564 = arith.muli %563, %c19 : index
      %565 = arith.addi %13, %564 : index
      %566 = vector.load %w[%565] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %567 = vector.bitcast %566 : vector<4xi8> to vector<1xf32>
      %568 = vector.extract %567[0] : f32 from vector<1xf32>
      %569 = arith.mulf %568, %554 : f32
      %570 = arith.mulf %544, %569 : f32
      %571 = arith.muli %550, %outputFeatures : index
      %572 = arith.addi %571, %21 : index
      %573 = wave.lane
      %574 = arith.remui %573, %c8 : index
      %575 = arith.addi %572, %574 : index
      scf.if %19 {
        %576 = arith.addi %575, %c5 : index
        %577 = memref.load %residual[%576] : memref<?xf32>
        %578 = arith.addf %577, %562 : f32
        %579 = arith.addi %575, %c5 : index
        memref.store %578, %out[%579] : memref<?xf32>
      } else {
        %580 = arith.addi %575, %c5 : index
        memref.store %562, %out[%580] : memref<?xf32>
      }
      scf.if %19 {
        %581 = arith.addi %575, %c8 : index
        %582 = memref.load %residual[%581] : memref<?xf32>
        %583 = arith.addf %582, %570 : f32
        %584 = arith.addi %575, %c8 : index
        memref.store %583, %out[%584] : memref<?xf32>
      } else {
        %585 = arith.addi %575, %c8 : index
        memref.store %570, %out[%585] : memref<?xf32>
      }
    }
    %586 = vector.extract %320#0[3] : f32 from vector<8xf32>
    %587 = vector.extract %320#1[3] : f32 from vector<8xf32>
    %588 = wave.lane
    %589 = arith.addi %16, %c5 : index
    %590 = arith.muli %c27, %c2 : index
    %591 = arith.addi %589, %590 : index
    %592 = arith.divui %588, %c8 : index
    %593 = arith.addi %591, %592 : index
    %594 = arith.cmpi slt, %593, %15 : index
    scf.if %594 {
      %595 = arith.cmpi eq, %hasFactors, %c6 : index
      %596 = memref.load %factors[%593] : memref<?xf32>
      %597 = arith.select %595, %596, %c29 : f32
      %598 = arith.remui %588, %c8 : index
      %599 = arith.muli %598, %c19 : index
      %600 = arith.addi %11, %599 : index
      %601 = vector.load %w[%600] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %602 = vector.bitcast %601 : vector<4xi8> to vector<1xf32>
      %603 = vector.extract %602[0] : f32 from vector<1xf32>
      %604 = arith.mulf %603, %597 : f32
      %605 = arith.mulf %586, %604 : f32
      %606 = arith.remui %588, %c8 : index
      %607 = arith.muli %606, %c19 : index
      %608 = arith.addi %13, %607 : index
      %609 = vector.load %w[%608] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %610 = vector.bitcast %609 : vector<4xi8> to vector<1xf32>
      %611 = vector.extract %610[0] : f32 from vector<1xf32>
      %612 = arith.mulf %611, %597 : f32
      %613 = arith.mulf %587, %612 : f32
      %614 = arith.muli %593, %outputFeatures : index
      %615 = arith.addi %614, %21 : index
      %616 = wave.lane
      %617 = arith.remui %616, %c8 : index
      %618 = arith.addi %615, %617 : index
      scf.if %19 {
        %619 = arith.addi %618, %c5 : index
        %620 = memref.load %residual[%619] : memref<?xf32>
        %621 = arith.addf %620, %605 : f32
        %622 = arith.addi %618, %c5 : index
        memref.store %621, %out[%622] : memref<?xf32>
      } else {
        %623 = arith.addi %618, %c5 : index
        memref.store %605, %out[%623] : memref<?xf32>
      }
      scf.if %19 {
        %624 = arith.addi %618, %c8 : index
        %625 = memref.load %residual[%624] : memref<?xf32>
        %626 = arith.addf %625, %613 : f32
        %627 = arith.addi %618, %c8 : index
        memref.store %626, %out[%627] : memref<?xf32>
      } else {
        %628 = arith.addi %618, %c8 : index
        memref.store %613, %out[%628] : memref<?xf32>
      }
    }
    %629 = vector.extract %320#0[4] : f32 from vector<8xf32>
    %630 = vector.extract %320#1[4] : f32 from vector<8xf32>
    %631 = wave.lane
    %632 = arith.addi %16, %c5 : index
    %633 = arith.muli %c19, %c2 : index
    %634 = arith.addi %632, %633 : index
    %635 = arith.divui %631, %c8 : index
    %636 = arith.addi %634, %635 : index
    %637 = arith.cmpi slt, %636, %15 : index
    scf.if %637 {
      %638 = arith.cmpi eq, %hasFactors, %c6 : index
      %639 = memref.load %factors[%636] : memref<?xf32>
      %640 = arith.select %638, %639, %c29 : f32
      %641 = arith.remui %631, %c8 : index
      %642 = arith.muli %641, %c19 : index
      %643 = arith.addi %11, %642 : index
      %644 = vector.load %w[%643] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %645 = vector.bitcast %644 : vector<4xi8> to vector<1xf32>
      %646 = vector.extract %645[0] : f32 from vector<1xf32>
      %647 = arith.mulf %646, %640 : f32
      %648 = arith.mulf %629, %647 : f32
      %649 = arith.remui %631, %c8 : index
      %650 = arith.muli %649, %c19 : index
      %651 = arith.addi %13, %650 : index
      %652 = vector.load %w[%651] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %653 = vector.bitcast %652 : vector<4xi8> to vector<1xf32>
      %654 = vector.extract %653[0] : f32 from vector<1xf32>
      %655 = arith.mulf %654, %640 : f32
      %656 = arith.mulf %630, %655 : f32
      %657 = arith.muli %636, %outputFeatures : index
      %658 = arith.addi %657, %21 : index
      %659 = wave.lane
      %660 = arith.remui %659, %c8 : index
      %661 = arith.addi %658, %660 : index
      scf.if %19 {
        %662 = arith.addi %661, %c5 : index
        %663 = memref.load %residual[%662] : memref<?xf32>
        %664 = arith.addf %663, %648 : f32
        %665 = arith.addi %661, %c5 : index
        memref.store %664, %out[%665] : memref<?xf32>
      } else {
        %666 = arith.addi %661, %c5 : index
        memref.store %648, %out[%666] : memref<?xf32>
      }
      scf.if %19 {
        %667 = arith.addi %661, %c8 : index
        %668 = memref.load %residual[%667] : memref<?xf32>
        %669 = arith.addf %668, %656 : f32
        %670 = arith.addi %661, %c8 : index
        memref.store %669, %out[%670] : memref<?xf32>
      } else {
        %671 = arith.addi %661, %c8 : index
        memref.store %656, %out[%671] : memref<?xf32>
      }
    }
    %672 = vector.extract %320#0[5] : f32 from vector<8xf32>
    %673 = vector.extract %320#1[5] : f32 from vector<8xf32>
    %674 = wave.lane
    %675 = arith.addi %16, %c5 : index
    %676 = arith.muli %c30, %c2 : index
    %677 = arith.addi %675, %676 : index
    %678 = arith.divui %674, %c8 : index
    %679 = arith.addi %677, %678 : index
    %680 = arith.cmpi slt, %679, %15 : index
    scf.if %680 {
      %681 = arith.cmpi eq, %hasFactors, %c6 : index
      %682 = memref.load %factors[%679] : memref<?xf32>
      %683 = arith.select %681, %682, %c29 : f32
      %684 = arith.remui %674, %c8 : index
      %685 = arith.muli %684, %c19 : index
      %686 = arith.addi %11, %685 : index
      %687 = vector.load %w[%686] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %688 = vector.bitcast %687 : vector<4xi8> to vector<1xf32>
      %689 = vector.extract %688[0] : f32 from vector<1xf32>
      %690 = arith.mulf %689, %683 : f32
      %691 = arith.mulf %672, %690 : f32
      %692 = arith.remui %674, %c8 : index
      %693 = arith.muli %692, %c19 : index
      %694 = arith.addi %13, %693 : index
      %695 = vector.load %w[%694] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %696 = vector.bitcast %695 : vector<4xi8> to vector<1xf32>
      %697 = vector.extract %696[0] : f32 from vector<1xf32>
      %698 = arith.mulf %697, %683 : f32
      %699 = arith.mulf %673, %698 : f32
      %700 = arith.muli %679, %outputFeatures : index
      %701 = arith.addi %700, %21 : index
      %702 = wave.lane
      %703 = arith.remui %702, %c8 : index
      %704 = arith.addi %701, %703 : index
      scf.if %19 {
        %705 = arith.addi %704, %c5 : index
        %706 = memref.load %residual[%705] : memref<?xf32>
        %707 = arith.addf %706, %691 : f32
        %708 = arith.addi %704, %c5 : index
        memref.store %707, %out[%708] : memref<?xf32>
      } else {
        %709 = arith.addi %704, %c5 : index
        memref.store %691, %out[%709] : memref<?xf32>
      }
      scf.if %19 {
        %710 = arith.addi %704, %c8 : index
        %711 = memref.load %residual[%710] : memref<?xf32>
        %712 = arith.addf %711, %699 : f32
        %713 = arith.addi %704, %c8 : index
        memref.store %712, %out[%713] : memref<?xf32>
      } else {
        %714 = arith.addi %704, %c8 : index
        memref.store %699, %out[%714] : memref<?xf32>
      }
    }
    %715 = vector.extract %320#0[6] : f32 from vector<8xf32>
    %716 = vector.extract %320#1[6] : f32 from vector<8xf32>
    %717 = wave.lane
    %718 = arith.addi %16, %c5 : index
    %719 = arith.muli %c31, %c2 : index
    %720 = arith.addi %718, %719 : index
    %721 = arith.divui %717, %c8 : index
    %722 = arith.addi %720, %721 : index
    %723 = arith.cmpi slt, %722, %15 : index
    scf.if %723 {
      %724 = arith.cmpi eq, %hasFactors, %c6 : index
      %725 = memref.load %factors[%722] : memref<?xf32>
      %726 = arith.select %724, %725, %c29 : f32
      %727 = arith.remui %717, %c8 : index
      %728 = arith.muli %727, %c19 : index
      %729 = arith.addi %11, %728 : index
      %730 = vector.load %w[%729] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %731 = vector.bitcast %730 : vector<4xi8> to vector<1xf32>
      %732 = vector.extract %731[0] : f32 from vector<1xf32>
      %733 = arith.mulf %732, %726 : f32
      %734 = arith.mulf %715, %733 : f32
      %735 = arith.remui %717, %c8 : index
      %736 = arith.muli %735, %c19 : index
      %737 = arith.addi %13, %736 : index
      %738 = vector.load %w[%737] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %739 = vector.bitcast %738 : vector<4xi8> to vector<1xf32>
      %740 = vector.extract %739[0] : f32 from vector<1xf32>
      %741 = arith.mulf %740, %726 : f32
      %742 = arith.mulf %716, %741 : f32
      %743 = arith.muli %722, %outputFeatures : index
      %744 = arith.addi %743, %21 : index
      %745 = wave.lane
      %746 = arith.remui %745, %c8 : index
      %747 = arith.addi %744, %746 : index
      scf.if %19 {
        %748 = arith.addi %747, %c5 : index
        %749 = memref.load %residual[%748] : memref<?xf32>
        %750 = arith.addf %749, %734 : f32
        %751 = arith.addi %747, %c5 : index
        memref.store %750, %out[%751] : memref<?xf32>
      } else {
        %752 = arith.addi %747, %c5 : index
        memref.store %734, %out[%752] : memref<?xf32>
      }
      scf.if %19 {
        %753 = arith.addi %747, %c8 : index
        %754 = memref.load %residual[%753] : memref<?xf32>
        %755 = arith.addf %754, %742 : f32
        %756 = arith.addi %747, %c8 : index
        memref.store %755, %out[%756] : memref<?xf32>
      } else {
        %757 = arith.addi %747, %c8 : index
        memref.store %742, %out[%757] : memref<?xf32>
      }
    }
    %758 = vector.extract %320#0[7] : f32 from vector<8xf32>
    %759 = vector.extract %320#1[7] : f32 from vector<8xf32>
    %760 = wave.lane
    %761 = arith.addi %16, %c5 : index
    %762 = arith.muli %c32, %c2 : index
    %763 = arith.addi %761, %762 : index
    %764 = arith.divui %760, %c8 : index
    %765 = arith.addi %763, %764 : index
    %766 = arith.cmpi slt, %765, %15 : index
    scf.if %766 {
      %767 = arith.cmpi eq, %hasFactors, %c6 : index
      %768 = memref.load %factors[%765] : memref<?xf32>
      %769 = arith.select %767, %768, %c29 : f32
      %770 = arith.remui %760, %c8 : index
      %771 = arith.muli %770, %c19 : index
      %772 = arith.addi %11, %771 : index
      %773 = vector.load %w[%772] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %774 = vector.bitcast %773 : vector<4xi8> to vector<1xf32>
      %775 = vector.extract %774[0] : f32 from vector<1xf32>
      %776 = arith.mulf %775, %769 : f32
      %777 = arith.mulf %758, %776 : f32
      %778 = arith.remui %760, %c8 : index
      %779 = arith.muli %778, %c19 : index
      %780 = arith.addi %13, %779 : index
      %781 = vector.load %w[%780] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %782 = vector.bitcast %781 : vector<4xi8> to vector<1xf32>
      %783 = vector.extract %782[0] : f32 from vector<1xf32>
      %784 = arith.mulf %783, %769 : f32
      %785 = arith.mulf %759, %784 : f32
      %786 = arith.muli %765, %outputFeatures : index
      %787 = arith.addi %786, %21 : index
      %788 = wave.lane
      %789 = arith.remui %788, %c8 : index
      %790 = arith.addi %787, %789 : index
      scf.if %19 {
        %791 = arith.addi %790, %c5 : index
        %792 = memref.load %residual[%791] : memref<?xf32>
        %793 = arith.addf %792, %777 : f32
        %794 = arith.addi %790, %c5 : index
        memref.store %793, %out[%794] : memref<?xf32>
      } else {
        %795 = arith.addi %790, %c5 : index
        memref.store %777, %out[%795] : memref<?xf32>
      }
      scf.if %19 {
        %796 = arith.addi %790, %c8 : index
        %797 = memref.load %residual[%796] : memref<?xf32>
        %798 = arith.addf %797, %785 : f32
        %799 = arith.addi %790, %c8 : index
        memref.store %798, %out[%799] : memref<?xf32>
      } else {
        %800 = arith.addi %790, %c8 : index
        memref.store %785, %out[%800] : memref<?xf32>
      }
    }
  }
  wave.return
}
