// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=4, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w4p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant dense<0x6400> : vector<32xf16>
  %c28 = arith.constant 3 : index
  %c29 = arith.constant 96 : index
  %c30 = arith.constant 160 : index
  %c31 = arith.constant 192 : index
  %c32 = arith.constant 224 : index
  %c33 = arith.constant 512 : index
  %c34 = arith.constant 1024 : index
  %c35 = arith.constant 1536 : index
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
    %24 = wave.scratch %operandHalves : memref<?xf16>
    %25 = arith.divui %operandHalves, %c1 : index
    %26 = wave.wave
    %27 = arith.muli %26, %c12 : index
    %28 = wave.lane
    %29 = arith.addi %27, %28 : index
    scf.for %30 = %29 to %25 step %c4 {
      %31 = arith.muli %30, %c1 : index
      %32 = arith.addi %c5, %31 : index
      %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %34 = arith.muli %30, %c1 : index
      vector.store %33, %24[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c1 : index
    %37 = wave.wave
    %38 = arith.divui %inputFeatures, %c12 : index
    %39 = arith.muli %37, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c2 : index
    %46 = arith.muli %45, %c2 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.addi %40, %stepsPerWave : index
    %49 = arith.select %43, %48, %47 : index
    %53:2 = scf.for %50 = %40 to %49 step %c2 iter_args(%51 = %c15, %52 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %54 = wave.lane
      %55 = arith.addi %50, %c5 : index
      %56 = arith.remui %54, %c8 : index
      %57 = arith.addi %11, %c4 : index
      %58 = arith.muli %55, %c18 : index
      %59 = arith.addi %57, %58 : index
      %60 = arith.muli %56, %c19 : index
      %61 = arith.addi %59, %60 : index
      %62 = vector.load %w[%61] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %63 = vector.bitcast %62 : vector<4xi8> to vector<2xf16>
      %64 = vector.extract %63[0] : f16 from vector<2xf16>
      %65 = vector.broadcast %64 : f16 to vector<16xf16>
      %66 = vector.extract %63[1] : f16 from vector<2xf16>
      %67 = vector.broadcast %66 : f16 to vector<16xf16>
      %68 = arith.addi %11, %c4 : index
      %69 = arith.muli %inputFeatures, %c2 : index
      %70 = arith.addi %69, %c3 : index
      %71 = arith.divui %70, %c4 : index
      %72 = arith.muli %71, %c4 : index
      %73 = arith.addi %68, %72 : index
      %74 = arith.muli %55, %c20 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.muli %56, %c8 : index
      %77 = arith.addi %75, %76 : index
      %78 = vector.load %w[%77] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %79 = vector.bitcast %78 : vector<16xi8> to vector<4xi32>
      %80 = arith.shrui %79, %c21 : vector<4xi32>
      %81 = arith.andi %80, %c22 : vector<4xi32>
      %82 = arith.ori %81, %c23 : vector<4xi32>
      %83 = vector.bitcast %82 : vector<4xi32> to vector<8xf16>
      %84 = arith.shrui %79, %c24 : vector<4xi32>
      %85 = arith.andi %84, %c22 : vector<4xi32>
      %86 = arith.ori %85, %c23 : vector<4xi32>
      %87 = vector.bitcast %86 : vector<4xi32> to vector<8xf16>
      %88 = arith.shrui %79, %c25 : vector<4xi32>
      %89 = arith.andi %88, %c22 : vector<4xi32>
      %90 = arith.ori %89, %c23 : vector<4xi32>
      %91 = vector.bitcast %90 : vector<4xi32> to vector<8xf16>
      %92 = arith.shrui %79, %c26 : vector<4xi32>
      %93 = arith.andi %92, %c22 : vector<4xi32>
      %94 = arith.ori %93, %c23 : vector<4xi32>
      %95 = vector.bitcast %94 : vector<4xi32> to vector<8xf16>
      %96 = vector.shuffle %83, %87 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %97 = vector.shuffle %91, %95 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = vector.shuffle %96, %97 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %99 = arith.subf %98, %c27 : vector<32xf16>
      %100 = vector.shuffle %99, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %101 = vector.shuffle %99, %99 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %102 = math.fma %100, %65, %67 : vector<16xf16>
      %103 = math.fma %101, %65, %67 : vector<16xf16>
      %104 = arith.addi %50, %c6 : index
      %105 = arith.remui %54, %c8 : index
      %106 = arith.addi %11, %c4 : index
      %107 = arith.muli %104, %c18 : index
      %108 = arith.addi %106, %107 : index
      %109 = arith.muli %105, %c19 : index
      %110 = arith.addi %108, %109 : index
      %111 = vector.load %w[%110] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %112 = vector.bitcast %111 : vector<4xi8> to vector<2xf16>
      %113 = vector.extract %112[0] : f16 from vector<2xf16>
      %114 = vector.broadcast %113 : f16 to vector<16xf16>
      %115 = vector.extract %112[1] : f16 from vector<2xf16>
      %116 = vector.broadcast %115 : f16 to vector<16xf16>
      %117 = arith.addi %11, %c4 : index
      %118 = arith.muli %inputFeatures, %c2 : index
      %119 = arith.addi %118, %c3 : index
      %120 = arith.divui %119, %c4 : index
      %121 = arith.muli %120, %c4 : index
      %122 = arith.addi %117, %121 : index
      %123 = arith.muli %104, %c20 : index
      %124 = arith.addi %122, %123 : index
      %125 = arith.muli %105, %c8 : index
      %126 = arith.addi %124, %125 : index
      %127 = vector.load %w[%126] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %128 = vector.bitcast %127 : vector<16xi8> to vector<4xi32>
      %129 = arith.shrui %128, %c21 : vector<4xi32>
      %130 = arith.andi %129, %c22 : vector<4xi32>
      %131 = arith.ori %130, %c23 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = arith.shrui %128, %c24 : vector<4xi32>
      %134 = arith.andi %133, %c22 : vector<4xi32>
      %135 = arith.ori %134, %c23 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %128, %c25 : vector<4xi32>
      %138 = arith.andi %137, %c22 : vector<4xi32>
      %139 = arith.ori %138, %c23 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = arith.shrui %128, %c26 : vector<4xi32>
      %142 = arith.andi %141, %c22 : vector<4xi32>
      %143 = arith.ori %142, %c23 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = vector.shuffle %132, %136 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = vector.shuffle %140, %144 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = vector.shuffle %145, %146 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %148 = arith.subf %147, %c27 : vector<32xf16>
      %149 = vector.shuffle %148, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %150 = vector.shuffle %148, %148 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %151 = math.fma %149, %114, %116 : vector<16xf16>
      %152 = math.fma %150, %114, %116 : vector<16xf16>
      %153 = arith.addi %50, %c5 : index
      %154 = arith.remui %54, %c8 : index
      %155 = arith.addi %13, %c4 : index
      %156 = arith.muli %153, %c18 : index
      %157 = arith.addi %155, %156 : index
      %158 = arith.muli %154, %c19 : index
      %159 = arith.addi %157, %158 : index
      %160 = vector.load %w[%159] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %161 = vector.bitcast %160 : vector<4xi8> to vector<2xf16>
      %162 = vector.extract %161[0] : f16 from vector<2xf16>
      %163 = vector.broadcast %162 : f16 to vector<16xf16>
      %164 = vector.extract %161[1] : f16 from vector<2xf16>
      %165 = vector.broadcast %164 : f16 to vector<16xf16>
      %166 = arith.addi %13, %c4 : index
      %167 = arith.muli %inputFeatures, %c2 : index
      %168 = arith.addi %167, %c3 : index
      %169 = arith.divui %168, %c4 : index
      %170 = arith.muli %169, %c4 : index
      %171 = arith.addi %166, %170 : index
      %172 = arith.muli %153, %c20 : index
      %173 = arith.addi %171, %172 : index
      %174 = arith.muli %154, %c8 : index
      %175 = arith.addi %173, %174 : index
      %176 = vector.load %w[%175] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %177 = vector.bitcast %176 : vector<16xi8> to vector<4xi32>
      %178 = arith.shrui %177, %c21 : vector<4xi32>
      %179 = arith.andi %178, %c22 : vector<4xi32>
      %180 = arith.ori %179, %c23 : vector<4xi32>
      %181 = vector.bitcast %180 : vector<4xi32> to vector<8xf16>
      %182 = arith.shrui %177, %c24 : vector<4xi32>
      %183 = arith.andi %182, %c22 : vector<4xi32>
      %184 = arith.ori %183, %c23 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = arith.shrui %177, %c25 : vector<4xi32>
      %187 = arith.andi %186, %c22 : vector<4xi32>
      %188 = arith.ori %187, %c23 : vector<4xi32>
      %189 = vector.bitcast %188 : vector<4xi32> to vector<8xf16>
      %190 = arith.shrui %177, %c26 : vector<4xi32>
      %191 = arith.andi %190, %c22 : vector<4xi32>
      %192 = arith.ori %191, %c23 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = vector.shuffle %181, %185 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = vector.shuffle %189, %193 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %196 = vector.shuffle %194, %195 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %197 = arith.subf %196, %c27 : vector<32xf16>
      %198 = vector.shuffle %197, %197 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %199 = vector.shuffle %197, %197 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %200 = math.fma %198, %163, %165 : vector<16xf16>
      %201 = math.fma %199, %163, %165 : vector<16xf16>
      %202 = arith.addi %50, %c6 : index
      %203 = arith.remui %54, %c8 : index
      %204 = arith.addi %13, %c4 : index
      %205 = arith.muli %202, %c18 : index
      %206 = arith.addi %204, %205 : index
      %207 = arith.muli %203, %c19 : index
      %208 = arith.addi %206, %207 : index
      %209 = vector.load %w[%208] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %210 = vector.bitcast %209 : vector<4xi8> to vector<2xf16>
      %211 = vector.extract %210[0] : f16 from vector<2xf16>
      %212 = vector.broadcast %211 : f16 to vector<16xf16>
      %213 = vector.extract %210[1] : f16 from vector<2xf16>
      %214 = vector.broadcast %213 : f16 to vector<16xf16>
      %215 = arith.addi %13, %c4 : index
      %216 = arith.muli %inputFeatures, %c2 : index
      %217 = arith.addi %216, %c3 : index
      %218 = arith.divui %217, %c4 : index
      %219 = arith.muli %218, %c4 : index
      %220 = arith.addi %215, %219 : index
      %221 = arith.muli %202, %c20 : index
      %222 = arith.addi %220, %221 : index
      %223 = arith.muli %203, %c8 : index
      %224 = arith.addi %222, %223 : index
      %225 = vector.load %w[%224] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %226 = vector.bitcast %225 : vector<16xi8> to vector<4xi32>
      %227 = arith.shrui %226, %c21 : vector<4xi32>
      %228 = arith.andi %227, %c22 : vector<4xi32>
      %229 = arith.ori %228, %c23 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = arith.shrui %226, %c24 : vector<4xi32>
      %232 = arith.andi %231, %c22 : vector<4xi32>
      %233 = arith.ori %232, %c23 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = arith.shrui %226, %c25 : vector<4xi32>
      %236 = arith.andi %235, %c22 : vector<4xi32>
      %237 = arith.ori %236, %c23 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = arith.shrui %226, %c26 : vector<4xi32>
      %240 = arith.andi %239, %c22 : vector<4xi32>
      %241 = arith.ori %240, %c23 : vector<4xi32>
      %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
      %243 = vector.shuffle %230, %234 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = vector.shuffle %238, %242 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = vector.shuffle %243, %244 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %246 = arith.subf %245, %c27 : vector<32xf16>
      %247 = vector.shuffle %246, %246 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %248 = vector.shuffle %246, %246 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %249 = math.fma %247, %212, %214 : vector<16xf16>
      %250 = math.fma %248, %212, %214 : vector<16xf16>
      %251 = arith.muli %50, %c2 : index
      %252 = arith.addi %251, %c5 : index
      %253 = arith.muli %tileRows, %c8 : index
      %254 = arith.muli %252, %253 : index
      %255 = arith.addi %36, %254 : index
      %256 = vector.load %24[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = arith.muli %tileRows, %c1 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %24[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = vector.shuffle %256, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = wave.mma %260, %102, %51 : vector<16xf16>, vector<8xf32>
      %262 = wave.mma %260, %200, %52 : vector<16xf16>, vector<8xf32>
      %263 = arith.muli %50, %c2 : index
      %264 = arith.addi %263, %c6 : index
      %265 = arith.muli %tileRows, %c8 : index
      %266 = arith.muli %264, %265 : index
      %267 = arith.addi %36, %266 : index
      %268 = vector.load %24[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = arith.muli %tileRows, %c1 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %24[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = vector.shuffle %268, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = wave.mma %272, %103, %261 : vector<16xf16>, vector<8xf32>
      %274 = wave.mma %272, %201, %262 : vector<16xf16>, vector<8xf32>
      %275 = arith.muli %50, %c2 : index
      %276 = arith.addi %275, %c2 : index
      %277 = arith.muli %tileRows, %c8 : index
      %278 = arith.muli %276, %277 : index
      %279 = arith.addi %36, %278 : index
      %280 = vector.load %24[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %281 = arith.muli %tileRows, %c1 : index
      %282 = arith.addi %279, %281 : index
      %283 = vector.load %24[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = vector.shuffle %280, %283 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %285 = wave.mma %284, %151, %273 : vector<16xf16>, vector<8xf32>
      %286 = wave.mma %284, %249, %274 : vector<16xf16>, vector<8xf32>
      %287 = arith.muli %50, %c2 : index
      %288 = arith.addi %287, %c28 : index
      %289 = arith.muli %tileRows, %c8 : index
      %290 = arith.muli %288, %289 : index
      %291 = arith.addi %36, %290 : index
      %292 = vector.load %24[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = arith.muli %tileRows, %c1 : index
      %294 = arith.addi %291, %293 : index
      %295 = vector.load %24[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = vector.shuffle %292, %295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %297 = wave.mma %296, %152, %285 : vector<16xf16>, vector<8xf32>
      %298 = wave.mma %296, %250, %286 : vector<16xf16>, vector<8xf32>
      scf.yield %297, %298 : vector<8xf32>, vector<8xf32>
    }
    %299 = arith.select %43, %49, %42 : index
    %303:2 = scf.for %300 = %49 to %299 step %c6 iter_args(%301 = %53#0, %302 = %53#1) -> (vector<8xf32>, vector<8xf32>) {
      %304 = wave.lane
      %305 = arith.addi %300, %c5 : index
      %306 = arith.remui %304, %c8 : index
      %307 = arith.addi %11, %c4 : index
      %308 = arith.muli %305, %c18 : index
      %309 = arith.addi %307, %308 : index
      %310 = arith.muli %306, %c19 : index
      %311 = arith.addi %309, %310 : index
      %312 = vector.load %w[%311] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %313 = vector.bitcast %312 : vector<4xi8> to vector<2xf16>
      %314 = vector.extract %313[0] : f16 from vector<2xf16>
      %315 = vector.broadcast %314 : f16 to vector<16xf16>
      %316 = vector.extract %313[1] : f16 from vector<2xf16>
      %317 = vector.broadcast %316 : f16 to vector<16xf16>
      %318 = arith.addi %11, %c4 : index
      %319 = arith.muli %inputFeatures, %c2 : index
      %320 = arith.addi %319, %c3 : index
      %321 = arith.divui %320, %c4 : index
      %322 = arith.muli %321, %c4 : index
      %323 = arith.addi %318, %322 : index
      %324 = arith.muli %305, %c20 : index
      %325 = arith.addi %323, %324 : index
      %326 = arith.muli %306, %c8 : index
      %327 = arith.addi %325, %326 : index
      %328 = vector.load %w[%327] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %329 = vector.bitcast %328 : vector<16xi8> to vector<4xi32>
      %330 = arith.shrui %329, %c21 : vector<4xi32>
      %331 = arith.andi %330, %c22 : vector<4xi32>
      %332 = arith.ori %331, %c23 : vector<4xi32>
      %333 = vector.bitcast %332 : vector<4xi32> to vector<8xf16>
      %334 = arith.shrui %329, %c24 : vector<4xi32>
      %335 = arith.andi %334, %c22 : vector<4xi32>
      %336 = arith.ori %335, %c23 : vector<4xi32>
      %337 = vector.bitcast %336 : vector<4xi32> to vector<8xf16>
      %338 = arith.shrui %329, %c25 : vector<4xi32>
      %339 = arith.andi %338, %c22 : vector<4xi32>
      %340 = arith.ori %339, %c23 : vector<4xi32>
      %341 = vector.bitcast %340 : vector<4xi32> to vector<8xf16>
      %342 = arith.shrui %329, %c26 : vector<4xi32>
      %343 = arith.andi %342, %c22 : vector<4xi32>
      %344 = arith.ori %343, %c23 : vector<4xi32>
      %345 = vector.bitcast %344 : vector<4xi32> to vector<8xf16>
      %346 = vector.shuffle %333, %337 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %347 = vector.shuffle %341, %345 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %348 = vector.shuffle %346, %347 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %349 = arith.subf %348, %c27 : vector<32xf16>
      %350 = vector.shuffle %349, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %351 = vector.shuffle %349, %349 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %352 = math.fma %350, %315, %317 : vector<16xf16>
      %353 = math.fma %351, %315, %317 : vector<16xf16>
      %354 = arith.addi %300, %c5 : index
      %355 = arith.remui %304, %c8 : index
      %356 = arith.addi %13, %c4 : index
      %357 = arith.muli %354, %c18 : index
      %358 = arith.addi %356, %357 : index
      %359 = arith.muli %355, %c19 : index
      %360 = arith.addi %358, %359 : index
      %361 = vector.load %w[%360] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %362 = vector.bitcast %361 : vector<4xi8> to vector<2xf16>
      %363 = vector.extract %362[0] : f16 from vector<2xf16>
      %364 = vector.broadcast %363 : f16 to vector<16xf16>
      %365 = vector.extract %362[1] : f16 from vector<2xf16>
      %366 = vector.broadcast %365 : f16 to vector<16xf16>
      %367 = arith.addi %13, %c4 : index
      %368 = arith.muli %inputFeatures, %c2 : index
      %369 = arith.addi %368, %c3 : index
      %370 = arith.divui %369, %c4 : index
      %371 = arith.muli %370, %c4 : index
      %372 = arith.addi %367, %371 : index
      %373 = arith.muli %354, %c20 : index
      %374 = arith.addi %372, %373 : index
      %375 = arith.muli %355, %c8 : index
      %376 = arith.addi %374, %375 : index
      %377 = vector.load %w[%376] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %378 = vector.bitcast %377 : vector<16xi8> to vector<4xi32>
      %379 = arith.shrui %378, %c21 : vector<4xi32>
      %380 = arith.andi %379, %c22 : vector<4xi32>
      %381 = arith.ori %380, %c23 : vector<4xi32>
      %382 = vector.bitcast %381 : vector<4xi32> to vector<8xf16>
      %383 = arith.shrui %378, %c24 : vector<4xi32>
      %384 = arith.andi %383, %c22 : vector<4xi32>
      %385 = arith.ori %384, %c23 : vector<4xi32>
      %386 = vector.bitcast %385 : vector<4xi32> to vector<8xf16>
      %387 = arith.shrui %378, %c25 : vector<4xi32>
      %388 = arith.andi %387, %c22 : vector<4xi32>
      %389 = arith.ori %388, %c23 : vector<4xi32>
      %390 = vector.bitcast %389 : vector<4xi32> to vector<8xf16>
      %391 = arith.shrui %378, %c26 : vector<4xi32>
      %392 = arith.andi %391, %c22 : vector<4xi32>
      %393 = arith.ori %392, %c23 : vector<4xi32>
      %394 = vector.bitcast %393 : vector<4xi32> to vector<8xf16>
      %395 = vector.shuffle %382, %386 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = vector.shuffle %390, %394 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %397 = vector.shuffle %395, %396 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %398 = arith.subf %397, %c27 : vector<32xf16>
      %399 = vector.shuffle %398, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %400 = vector.shuffle %398, %398 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %401 = math.fma %399, %364, %366 : vector<16xf16>
      %402 = math.fma %400, %364, %366 : vector<16xf16>
      %403 = arith.muli %300, %c2 : index
      %404 = arith.addi %403, %c5 : index
      %405 = arith.muli %tileRows, %c8 : index
      %406 = arith.muli %404, %405 : index
      %407 = arith.addi %36, %406 : index
      %408 = vector.load %24[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = arith.muli %tileRows, %c1 : index
      %410 = arith.addi %407, %409 : index
      %411 = vector.load %24[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = vector.shuffle %408, %411 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %413 = wave.mma %412, %352, %301 : vector<16xf16>, vector<8xf32>
      %414 = wave.mma %412, %401, %302 : vector<16xf16>, vector<8xf32>
      %415 = arith.muli %300, %c2 : index
      %416 = arith.addi %415, %c6 : index
      %417 = arith.muli %tileRows, %c8 : index
      %418 = arith.muli %416, %417 : index
      %419 = arith.addi %36, %418 : index
      %420 = vector.load %24[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %421 = arith.muli %tileRows, %c1 : index
      %422 = arith.addi %419, %421 : index
      %423 = vector.load %24[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %424 = vector.shuffle %420, %423 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %425 = wave.mma %424, %353, %413 : vector<16xf16>, vector<8xf32>
      %426 = wave.mma %424, %402, %414 : vector<16xf16>, vector<8xf32>
      scf.yield %425, %426 : vector<8xf32>, vector<8xf32>
    }
    %427 = wave.lane
    %428 = wave.wave
    %429 = arith.muli %428, %c2 : index
    %430 = arith.addi %429, %c5 : index
    %431 = arith.muli %430, %c20 : index
    %432 = arith.addi %431, %427 : index
    %433 = vector.extract %303#0[0] : f32 from vector<8xf32>
    %434 = arith.addi %432, %c5 : index
    memref.store %433, %17[%434] : memref<?xf32>
    %435 = vector.extract %303#0[1] : f32 from vector<8xf32>
    %436 = arith.addi %432, %c12 : index
    memref.store %435, %17[%436] : memref<?xf32>
    %437 = vector.extract %303#0[2] : f32 from vector<8xf32>
    %438 = arith.addi %432, %c18 : index
    memref.store %437, %17[%438] : memref<?xf32>
    %439 = vector.extract %303#0[3] : f32 from vector<8xf32>
    %440 = arith.addi %432, %c29 : index
    memref.store %439, %17[%440] : memref<?xf32>
    %441 = vector.extract %303#0[4] : f32 from vector<8xf32>
    %442 = arith.addi %432, %c4 : index
    memref.store %441, %17[%442] : memref<?xf32>
    %443 = vector.extract %303#0[5] : f32 from vector<8xf32>
    %444 = arith.addi %432, %c30 : index
    memref.store %443, %17[%444] : memref<?xf32>
    %445 = vector.extract %303#0[6] : f32 from vector<8xf32>
    %446 = arith.addi %432, %c31 : index
    memref.store %445, %17[%446] : memref<?xf32>
    %447 = vector.extract %303#0[7] : f32 from vector<8xf32>
    %448 = arith.addi %432, %c32 : index
    memref.store %447, %17[%448] : memref<?xf32>
    %449 = arith.muli %428, %c2 : index
    %450 = arith.addi %449, %c6 : index
    %451 = arith.muli %450, %c20 : index
    %452 = arith.addi %451, %427 : index
    %453 = vector.extract %303#1[0] : f32 from vector<8xf32>
    %454 = arith.addi %452, %c5 : index
    memref.store %453, %17[%454] : memref<?xf32>
    %455 = vector.extract %303#1[1] : f32 from vector<8xf32>
    %456 = arith.addi %452, %c12 : index
    memref.store %455, %17[%456] : memref<?xf32>
    %457 = vector.extract %303#1[2] : f32 from vector<8xf32>
    %458 = arith.addi %452, %c18 : index
    memref.store %457, %17[%458] : memref<?xf32>
    %459 = vector.extract %303#1[3] : f32 from vector<8xf32>
    %460 = arith.addi %452, %c29 : index
    memref.store %459, %17[%460] : memref<?xf32>
    %461 = vector.extract %303#1[4] : f32 from vector<8xf32>
    %462 = arith.addi %452, %c4 : index
    memref.store %461, %17[%462] : memref<?xf32>
    %463 = vector.extract %303#1[5] : f32 from vector<8xf32>
    %464 = arith.addi %452, %c30 : index
    memref.store %463, %17[%464] : memref<?xf32>
    %465 = vector.extract %303#1[6] : f32 from vector<8xf32>
    %466 = arith.addi %452, %c31 : index
    memref.store %465, %17[%466] : memref<?xf32>
    %467 = vector.extract %303#1[7] : f32 from vector<8xf32>
    %468 = arith.addi %452, %c32 : index
    memref.store %467, %17[%468] : memref<?xf32>
    wave.barrier
    %469 = arith.muli %428, %c2 : index
    %470 = arith.addi %469, %c5 : index
    %471 = arith.muli %470, %c12 : index
    %472 = arith.addi %471, %427 : index
    %473 = arith.addi %472, %c5 : index
    %474 = memref.load %17[%473] : memref<?xf32>
    %475 = arith.addi %473, %c33 : index
    %476 = memref.load %17[%475] : memref<?xf32>
    %477 = arith.addf %474, %476 : f32
    %478 = arith.addi %473, %c34 : index
    %479 = memref.load %17[%478] : memref<?xf32>
    %480 = arith.addf %477, %479 : f32
    %481 = arith.addi %473, %c35 : index
    %482 = memref.load %17[%481] : memref<?xf32>
    %483 = arith.addf %480, %482 : f32
    %484 = arith.muli %470, %c12 : index
    %485 = arith.addi %484, %427 : index
    %486 = arith.addi %485, %c20 : index
    %487 = memref.load %17[%486] : memref<?xf32>
    %488 = arith.addi %486, %c33 : index
    %489 = memref.load %17[%488] : memref<?xf32>
    %490 = arith.addf %487, %489 : f32
    %491 = arith.addi %486, %c34 : index
    %492 = memref.load %17[%491] : memref<?xf32>
    %493 = arith.addf %490, %492 : f32
    %494 = arith.addi %486, %c35 : index
    %495 = memref.load %17[%494] : memref<?xf32>
    %496 = arith.addf %493, %495 : f32
    %497 = wave.lane
    %498 = arith.addi %16, %c5 : index
    %499 = arith.muli %470, %c2 : index
    %500 = arith.addi %498, %499 : index
    %501 = arith.divui %497, %c8 : index
    %502 = arith.addi %500, %501 : index
    %503 = arith.cmpi slt, %502, %15 : index
    scf.if %503 {
      %504 = arith.cmpi eq, %hasFactors, %c6 : index
      %505 = arith.muli %502, %c2 : index
      %506 = memref.load %factors[%505] : memref<?xf32>
      %507 = arith.mulf %506, %operandScale : f32
      %508 = arith.select %504, %507, %operandScale : f32
      %509 = arith.remui %497, %c8 : index
      %510 = arith.muli %509, %c19 : index
      %511 = arith.addi %11, %510 : index
      %512 = vector.load %w[%511] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %513 = vector.bitcast %512 : vector<4xi8> to vector<1xf32>
      %514 = vector.extract %513[0] : f32 from vector<1xf32>
      %515 = arith.mulf %514, %508 : f32
      %516 = arith.mulf %483, %515 : f32
      %517 = arith.remui %497, %c8 : index
      %518 = arith.muli %517, %c19 : index
      %519 = arith.addi %13, %518 : index
      %520 = vector.load %w[%519] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %521 = vector.bitcast %520 : vector<4xi8> to vector<1xf32>
      %522 = vector.extract %521[0] : f32 from vector<1xf32>
      %523 = arith.mulf %522, %508 : f32
      %524 = arith.mulf %496, %523 : f32
      %525 = arith.muli %502, %outputFeatures : index
      %526 = arith.addi %525, %20 : index
      %527 = wave.lane
      %528 = arith.remui %527, %c8 : index
      %529 = arith.addi %526, %528 : index
      scf.if %18 {
        %530 = arith.addi %529, %c5 : index
        %531 = memref.load %residual[%530] : memref<?xf32>
        %532 = arith.addf %531, %516 : f32
        %533 = arith.addi %529, %c5 : index
        memref.store %532, %out[%533] : memref<?xf32>
      } else {
        %534 = arith.addi %529, %c5 : index
        memref.store %516, %out[%534] : memref<?xf32>
      }
      scf.if %18 {
        %535 = arith.addi %529, %c8 : index
        %536 = memref.load %residual[%535] : memref<?xf32>
        %537 = arith.addf %536, %524 : f32
        %538 = arith.addi %529, %c8 : index
        memref.store %537, %out[%538] : memref<?xf32>
      } else {
        %539 = arith.addi %529, %c8 : index
        memref.store %524, %out[%539] : memref<?xf32>
      }
    }
    %540 = arith.muli %428, %c2 : index
    %541 = arith.addi %540, %c6 : index
    %542 = arith.muli %541, %c12 : index
    %543 = arith.addi %542, %427 : index
    %544 = arith.addi %543, %c5 : index
    %545 = memref.load %17[%544] : memref<?xf32>
    %546 = arith.addi %544, %c33 : index
    %547 = memref.load %17[%546] : memref<?xf32>
    %548 = arith.addf %545, %547 : f32
    %549 = arith.addi %544, %c34 : index
    %550 = memref.load %17[%549] : memref<?xf32>
    %551 = arith.addf %548, %550 : f32
    %552 = arith.addi %544, %c35 : index
    %553 = memref.load %17[%552] : memref<?xf32>
    %554 = arith.addf %551, %553 : f32
    %555 = arith.muli %541, %c12 : index
    %556 = arith.addi %555, %427 : index
    %557 = arith.addi %556, %c20 : index
    %558 = memref.load %17[%557] : memref<?xf32>
    %559 = arith.addi %557, %c33 : index
    %560 = memref.load %17[%559] : memref<?xf32>
    %561 = arith.addf %558, %560 : f32
    %562 = arith.addi %557, %c34 : index
    %563 = memref.load %17[%562] : memref<?xf32>
    %564 = arith.addf %561, %563 : f32
    %565 = arith.addi %557, %c35 : index
    %566 = memref.load %17[%565] : memref<?xf32>
    %567 = arith.addf %564, %566 : f32
    %568 = wave.lane
    %569 = arith.addi %16, %c5 : index
    %570 = arith.muli %541, %c2 : index
    %571 = arith.addi %569, %570 : index
    %572 = arith.divui %568, %c8 : index
    %573 = arith.addi %571, %572 : index
    %574 = arith.cmpi slt, %573, %15 : index
    scf.if %574 {
      %575 = arith.cmpi eq, %hasFactors, %c6 : index
      %576 = arith.muli %573, %c2 : index
      %577 = memref.load %factors[%576] : memref<?xf32>
      %578 = arith.mulf %577, %operandScale : f32
      %579 = arith.select %575, %578, %operandScale : f32
      %580 = arith.remui %568, %c8 : index
      %581 = arith.muli %580, %c19 : index
      %582 = arith.addi %11, %581 : index
      %583 = vector.load %w[%582] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %584 = vector.bitcast %583 : vector<4xi8> to vector<1xf32>
      %585 = vector.extract %584[0] : f32 from vector<1xf32>
      %586 = arith.mulf %585, %579 : f32
      %587 = arith.mulf %554, %586 : f32
      %588 = arith.remui %568, %c8 : index
      %589 = arith.muli %588, %c19 : index
      %590 = arith.addi %13, %589 : index
      %591 = vector.load %w[%590] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %592 = vector.bitcast %591 : vector<4xi8> to vector<1xf32>
      %593 = vector.extract %592[0] : f32 from vector<1xf32>
      %594 = arith.mulf %593, %579 : f32
      %595 = arith.mulf %567, %594 : f32
      %596 = arith.muli %573, %outputFeatures : index
      %597 = arith.addi %596, %20 : index
      %598 = wave.lane
      %599 = arith.remui %598, %c8 : index
      %600 = arith.addi %597, %599 : index
      scf.if %18 {
        %601 = arith.addi %600, %c5 : index
        %602 = memref.load %residual[%601] : memref<?xf32>
        %603 = arith.addf %602, %587 : f32
        %604 = arith.addi %600, %c5 : index
        memref.store %603, %out[%604] : memref<?xf32>
      } else {
        %605 = arith.addi %600, %c5 : index
        memref.store %587, %out[%605] : memref<?xf32>
      }
      scf.if %18 {
        %606 = arith.addi %600, %c8 : index
        %607 = memref.load %residual[%606] : memref<?xf32>
        %608 = arith.addf %607, %595 : f32
        %609 = arith.addi %600, %c8 : index
        memref.store %608, %out[%609] : memref<?xf32>
      } else {
        %610 = arith.addi %600, %c8 : index
        memref.store %595, %out[%610] : memref<?xf32>
      }
    }
  }
  wave.return
}
