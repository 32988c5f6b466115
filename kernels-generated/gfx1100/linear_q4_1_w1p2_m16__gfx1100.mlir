// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<8> : vector<4xi32>
  %c24 = arith.constant dense<12> : vector<4xi32>
  %c25 = arith.constant dense<0x6400> : vector<32xf16>
  %c26 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c29 = arith.constant 5 : index
  %c30 = arith.constant 6 : index
  %c31 = arith.constant 7 : index
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
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %16, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c8 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c5, %c8 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c2 : index
    %31 = arith.remui %c5, %c8 : index
    %32 = arith.divui %31, %c1 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c1 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c1 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c5, %c1 : index
    %40 = arith.addi %38, %39 : index
    %41 = wave.wave
    %42 = arith.divui %inputFeatures, %c11 : index
    %43 = arith.muli %41, %stepsPerWave : index
    %44 = arith.minsi %43, %42 : index
    %45 = arith.addi %44, %stepsPerWave : index
    %46 = arith.minsi %45, %42 : index
    %47 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %48 = arith.subi %46, %44 : index
    %49 = arith.divui %48, %c2 : index
    %50 = arith.muli %49, %c2 : index
    %51 = arith.addi %44, %50 : index
    %52 = arith.addi %44, %stepsPerWave : index
    %53 = arith.select %47, %52, %51 : index
    %57:2 = scf.for %54 = %44 to %53 step %c2 iter_args(%55 = %c13, %56 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %58 = wave.lane
      %59 = arith.addi %54, %c5 : index
      %60 = arith.remui %58, %c8 : index
      %61 = arith.addi %11, %c4 : index
      %62 = arith.muli %59, %c16 : index
      %63 = arith.addi %61, %62 : index
      %64 = arith.muli %60, %c17 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %67 = vector.bitcast %66 : vector<4xi8> to vector<2xf16>
      %68 = vector.extract %67[0] : f16 from vector<2xf16>
      %69 = vector.broadcast %68 : f16 to vector<16xf16>
      %70 = vector.extract %67[1] : f16 from vector<2xf16>
      %71 = vector.broadcast %70 : f16 to vector<16xf16>
      %72 = arith.addi %11, %c4 : index
      %73 = arith.muli %inputFeatures, %c2 : index
      %74 = arith.addi %73, %c3 : index
      %75 = arith.divui %74, %c4 : index
      %76 = arith.muli %75, %c4 : index
      %77 = arith.addi %72, %76 : index
      %78 = arith.muli %59, %c18 : index
      %79 = arith.addi %77, %78 : index
      %80 = arith.muli %60, %c8 : index
      %81 = arith.addi %79, %80 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<4xi32>
      %84 = arith.shrui %83, %c19 : vector<4xi32>
      %85 = arith.andi %84, %c20 : vector<4xi32>
      %86 = arith.ori %85, %c21 : vector<4xi32>
      %87 = vector.bitcast %86 : vector<4xi32> to vector<8xf16>
      %88 = arith.shrui %83, %c22 : vector<4xi32>
      %89 = arith.andi %88, %c20 : vector<4xi32>
      %90 = arith.ori %89, %c21 : vector<4xi32>
      %91 = vector.bitcast %90 : vector<4xi32> to vector<8xf16>
      %92 = arith.shrui %83, %c23 : vector<4xi32>
      %93 = arith.andi %92, %c20 : vector<4xi32>
      %94 = arith.ori %93, %c21 : vector<4xi32>
      %95 = vector.bitcast %94 : vector<4xi32> to vector<8xf16>
      %96 = arith.shrui %83, %c24 : vector<4xi32>
      %97 = arith.andi %96, %c20 : vector<4xi32>
      %98 = arith.ori %97, %c21 : vector<4xi32>
      %99 = vector.bitcast %98 : vector<4xi32> to vector<8xf16>
      %100 = vector.shuffle %87, %91 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = vector.shuffle %95, %99 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %102 = vector.shuffle %100, %101 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %103 = arith.subf %102, %c25 : vector<32xf16>
      %104 = vector.shuffle %103, %103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %105 = vector.shuffle %103, %103 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %106 = math.fma %104, %69, %71 : vector<16xf16>
      %107 = math.fma %105, %69, %71 : vector<16xf16>
      %108 = arith.addi %54, %c6 : index
      %109 = arith.remui %58, %c8 : index
      %110 = arith.addi %11, %c4 : index
      %111 = arith.muli %108, %c16 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.muli %109, %c17 : index
      %114 = arith.addi %112, %113 : index
      %115 = vector.load %w[%114] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %116 = vector.bitcast %115 : vector<4xi8> to vector<2xf16>
      %117 = vector.extract %116[0] : f16 from vector<2xf16>
      %118 = vector.broadcast %117 : f16 to vector<16xf16>
      %119 = vector.extract %116[1] : f16 from vector<2xf16>
      %120 = vector.broadcast %119 : f16 to vector<16xf16>
      %121 = arith.addi %11, %c4 : index
      %122 = arith.muli %inputFeatures, %c2 : index
      %123 = arith.addi %122, %c3 : index
      %124 = arith.divui %123, %c4 : index
      %125 = arith.muli %124, %c4 : index
      %126 = arith.addi %121, %125 : index
      %127 = arith.muli %108, %c18 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.muli %109, %c8 : index
      %130 = arith.addi %128, %129 : index
      %131 = vector.load %w[%130] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %132 = vector.bitcast %131 : vector<16xi8> to vector<4xi32>
      %133 = arith.shrui %132, %c19 : vector<4xi32>
      %134 = arith.andi %133, %c20 : vector<4xi32>
      %135 = arith.ori %134, %c21 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %132, %c22 : vector<4xi32>
      %138 = arith.andi %137, %c20 : vector<4xi32>
      %139 = arith.ori %138, %c21 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = arith.shrui %132, %c23 : vector<4xi32>
      %142 = arith.andi %141, %c20 : vector<4xi32>
      %143 = arith.ori %142, %c21 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = arith.shrui %132, %c24 : vector<4xi32>
      %146 = arith.andi %145, %c20 : vector<4xi32>
      %147 = arith.ori %146, %c21 : vector<4xi32>
      %148 = vector.bitcast %147 : vector<4xi32> to vector<8xf16>
      %149 = vector.shuffle %136, %140 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %150 = vector.shuffle %144, %148 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = vector.shuffle %149, %150 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %152 = arith.subf %151, %c25 : vector<32xf16>
      %153 = vector.shuffle %152, %152 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %154 = vector.shuffle %152, %152 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %155 = math.fma %153, %118, %120 : vector<16xf16>
      %156 = math.fma %154, %118, %120 : vector<16xf16>
      %157 = arith.addi %54, %c5 : index
      %158 = arith.remui %58, %c8 : index
      %159 = arith.addi %13, %c4 : index
      %160 = arith.muli %157, %c16 : index
      %161 = arith.addi %159, %160 : index
      %162 = arith.muli %158, %c17 : index
      %163 = arith.addi %161, %162 : index
      %164 = vector.load %w[%163] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %165 = vector.bitcast %164 : vector<4xi8> to vector<2xf16>
      %166 = vector.extract %165[0] : f16 from vector<2xf16>
      %167 = vector.broadcast %166 : f16 to vector<16xf16>
      %168 = vector.extract %165[1] : f16 from vector<2xf16>
      %169 = vector.broadcast %168 : f16 to vector<16xf16>
      %170 = arith.addi %13, %c4 : index
      %171 = arith.muli %inputFeatures, %c2 : index
      %172 = arith.addi %171, %c3 : index
      %173 = arith.divui %172, %c4 : index
      %174 = arith.muli %173, %c4 : index
      %175 = arith.addi %170, %174 : index
      %176 = arith.muli %157, %c18 : index
      %177 = arith.addi %175, %176 : index
      %178 = arith.muli %158, %c8 : index
      %179 = arith.addi %177, %178 : index
      %180 = vector.load %w[%179] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %181 = vector.bitcast %180 : vector<16xi8> to vector<4xi32>
      %182 = arith.shrui %181, %c19 : vector<4xi32>
      %183 = arith.andi %182, %c20 : vector<4xi32>
      %184 = arith.ori %183, %c21 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = arith.shrui %181, %c22 : vector<4xi32>
      %187 = arith.andi %186, %c20 : vector<4xi32>
      %188 = arith.ori %187, %c21 : vector<4xi32>
      %189 = vector.bitcast %188 : vector<4xi32> to vector<8xf16>
      %190 = arith.shrui %181, %c23 : vector<4xi32>
      %191 = arith.andi %190, %c20 : vector<4xi32>
      %192 = arith.ori %191, %c21 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = arith.shrui %181, %c24 : vector<4xi32>
      %195 = arith.andi %194, %c20 : vector<4xi32>
      %196 = arith.ori %195, %c21 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = vector.shuffle %185, %189 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %199 = vector.shuffle %193, %197 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = vector.shuffle %198, %199 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %201 = arith.subf %200, %c25 : vector<32xf16>
      %202 = vector.shuffle %201, %201 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %203 = vector.shuffle %201, %201 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %204 = math.fma %202, %167, %169 : vector<16xf16>
      %205 = math.fma %203, %167, %169 : vector<16xf16>
      %206 = arith.addi %54, %c6 : index
      %207 = arith.remui %58, %c8 : index
      %208 = arith.addi %13, %c4 : index
      %209 = arith.muli %206, %c16 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.muli %207, %c17 : index
      %212 = arith.addi %210, %211 : index
      %213 = vector.load %w[%212] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %214 = vector.bitcast %213 : vector<4xi8> to vector<2xf16>
      %215 = vector.extract %214[0] : f16 from vector<2xf16>
      %216 = vector.broadcast %215 : f16 to vector<16xf16>
      %217 = vector.extract %214[1] : f16 from vector<2xf16>
      %218 = vector.broadcast %217 : f16 to vector<16xf16>
      %219 = arith.addi %13, %c4 : index
      %220 = arith.muli %inputFeatures, %c2 : index
      %221 = arith.addi %220, %c3 : index
      %222 = arith.divui %221, %c4 : index
      %223 = arith.muli %222, %c4 : index
      %224 = arith.addi %219, %223 : index
      %225 = arith.muli %206, %c18 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.muli %207, %c8 : index
      %228 = arith.addi %226, %227 : index
      %229 = vector.load %w[%228] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %230 = vector.bitcast %229 : vector<16xi8> to vector<4xi32>
      %231 = arith.shrui %230, %c19 : vector<4xi32>
      %232 = arith.andi %231, %c20 : vector<4xi32>
      %233 = arith.ori %232, %c21 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = arith.shrui %230, %c22 : vector<4xi32>
      %236 = arith.andi %235, %c20 : vector<4xi32>
      %237 = arith.ori %236, %c21 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = arith.shrui %230, %c23 : vector<4xi32>
      %240 = arith.andi %239, %c20 : vector<4xi32>
      %241 = arith.ori %240, %c21 : vector<4xi32>
      %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
      %243 = arith.shrui %230, %c24 : vector<4xi32>
      %244 = arith.andi %243, %c20 : vector<4xi32>
      %245 = arith.ori %244, %c21 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = vector.shuffle %234, %238 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = vector.shuffle %242, %246 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = vector.shuffle %247, %248 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %250 = arith.subf %249, %c25 : vector<32xf16>
      %251 = vector.shuffle %250, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %252 = vector.shuffle %250, %250 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %253 = math.fma %251, %216, %218 : vector<16xf16>
      %254 = math.fma %252, %216, %218 : vector<16xf16>
      %255 = arith.muli %54, %c2 : index
      %256 = arith.addi %255, %c5 : index
      %257 = arith.muli %tileRows, %c8 : index
      %258 = arith.muli %256, %257 : index
      %259 = arith.addi %40, %258 : index
      %260 = vector.load %x[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %261 = arith.muli %tileRows, %c1 : index
      %262 = arith.addi %259, %261 : index
      %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = vector.shuffle %260, %263 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %265 = wave.mma %264, %106, %55 : vector<16xf16>, vector<8xf32>
      %266 = wave.mma %264, %204, %56 : vector<16xf16>, vector<8xf32>
      %267 = arith.muli %54, %c2 : index
      %268 = arith.addi %267, %c6 : index
      %269 = arith.muli %tileRows, %c8 : index
      %270 = arith.muli %268, %269 : index
      %271 = arith.addi %40, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = arith.muli %tileRows, %c1 : index
      %274 = arith.addi %271, %273 : index
      %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = vector.shuffle %272, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %277 = wave.mma %276, %107, %265 : vector<16xf16>, vector<8xf32>
      %278 = wave.mma %276, %205, %266 : vector<16xf16>, vector<8xf32>
      %279 = arith.muli %54, %c2 : index
      %280 = arith.addi %279, %c2 : index
      %281 = arith.muli %tileRows, %c8 : index
      %282 = arith.muli %280, %281 : index
      %283 = arith.addi %40, %282 : index
      %284 = vector.load %x[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %285 = arith.muli %tileRows, %c1 : index
      %286 = arith.addi %283, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = vector.shuffle %284, %287 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %289 = wave.mma %288, %155, %277 : vector<16xf16>, vector<8xf32>
      %290 = wave.mma %288, %253, %278 : vector<16xf16>, vector<8xf32>
      %291 = arith.muli %54, %c2 : index
      %292 = arith.addi %291, %c26 : index
      %293 = arith.muli %tileRows, %c8 : index
      %294 = arith.muli %292, %293 : index
      %295 = arith.addi %40, %294 : index
      %296 = vector.load %x[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %297 = arith.muli %tileRows, %c1 : index
      %298 = arith.addi %295, %297 : index
      %299 = vector.load %x[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %300 = vector.shuffle %296, %299 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %301 = wave.mma %300, %156, %289 : vector<16xf16>, vector<8xf32>
      %302 = wave.mma %300, %254, %290 : vector<16xf16>, vector<8xf32>
      scf.yield %301, %302 : vector<8xf32>, vector<8xf32>
    }
    %303 = arith.select %47, %53, %46 : index
    %307:2 = scf.for %304 = %53 to %303 step %c6 iter_args(%305 = %57#0, %306 = %57#1) -> (vector<8xf32>, vector<8xf32>) {
      %308 = wave.lane
      %309 = arith.addi %304, %c5 : index
      %310 = arith.remui %308, %c8 : index
      %311 = arith.addi %11, %c4 : index
      %312 = arith.muli %309, %c16 : index
      %313 = arith.addi %311, %312 : index
      %314 = arith.muli %310, %c17 : index
      %315 = arith.addi %313, %314 : index
      %316 = vector.load %w[%315] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %317 = vector.bitcast %316 : vector<4xi8> to vector<2xf16>
      %318 = vector.extract %317[0] : f16 from vector<2xf16>
      %319 = vector.broadcast %318 : f16 to vector<16xf16>
      %320 = vector.extract %317[1] : f16 from vector<2xf16>
      %321 = vector.broadcast %320 : f16 to vector<16xf16>
      %322 = arith.addi %11, %c4 : index
      %323 = arith.muli %inputFeatures, %c2 : index
      %324 = arith.addi %323, %c3 : index
      %325 = arith.divui %324, %c4 : index
      %326 = arith.muli %325, %c4 : index
      %327 = arith.addi %322, %326 : index
      %328 = arith.muli %309, %c18 : index
      %329 = arith.addi %327, %328 : index
      %330 = arith.muli %310, %c8 : index
      %331 = arith.addi %329, %330 : index
      %332 = vector.load %w[%331] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %333 = vector.bitcast %332 : vector<16xi8> to vector<4xi32>
      %334 = arith.shrui %333, %c19 : vector<4xi32>
      %335 = arith.andi %334, %c20 : vector<4xi32>
      %336 = arith.ori %335, %c21 : vector<4xi32>
      %337 = vector.bitcast %336 : vector<4xi32> to vector<8xf16>
      %338 = arith.shrui %333, %c22 : vector<4xi32>
      %339 = arith.andi %338, %c20 : vector<4xi32>
      %340 = arith.ori %339, %c21 : vector<4xi32>
      %341 = vector.bitcast %340 : vector<4xi32> to vector<8xf16>
      %342 = arith.shrui %333, %c23 : vector<4xi32>
      %343 = arith.andi %342, %c20 : vector<4xi32>
      %344 = arith.ori %343, %c21 : vector<4xi32>
      %345 = vector.bitcast %344 : vector<4xi32> to vector<8xf16>
      %346 = arith.shrui %333, %c24 : vector<4xi32>
      %347 = arith.andi %346, %c20 : vector<4xi32>
      %348 = arith.ori %347, %c21 : vector<4xi32>
      %349 = vector.bitcast %348 : vector<4xi32> to vector<8xf16>
      %350 = vector.shuffle %337, %341 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = vector.shuffle %345, %349 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %352 = vector.shuffle %350, %351 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %353 = arith.subf %352, %c25 : vector<32xf16>
      %354 = vector.shuffle %353, %353 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %355 = vector.shuffle %353, %353 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %356 = math.fma %354, %319, %321 : vector<16xf16>
      %357 = math.fma %355, %319, %321 : vector<16xf16>
      %358 = arith.addi %304, %c5 : index
      %359 = arith.remui %308, %c8 : index
      %360 = arith.addi %13, %c4 : index
      %361 = arith.muli %358, %c16 : index
      %362 = arith.addi %360, %361 : index
      %363 = arith.muli %359, %c17 : index
      %364 = arith.addi %362, %363 : index
      %365 = vector.load %w[%364] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %366 = vector.bitcast %365 : vector<4xi8> to vector<2xf16>
      %367 = vector.extract %366[0] : f16 from vector<2xf16>
      %368 = vector.broadcast %367 : f16 to vector<16xf16>
      %369 = vector.extract %366[1] : f16 from vector<2xf16>
      %370 = vector.broadcast %369 : f16 to vector<16xf16>
      %371 = arith.addi %13, %c4 : index
      %372 = arith.muli %inputFeatures, %c2 : index
      %373 = arith.addi %372, %c3 : index
      %374 = arith.divui %373, %c4 : index
      %375 = arith.muli %374, %c4 : index
      %376 = arith.addi %371, %375 : index
      %377 = arith.muli %358, %c18 : index
      %378 = arith.addi %376, %377 : index
      %379 = arith.muli %359, %c8 : index
      %380 = arith.addi %378, %379 : index
      %381 = vector.load %w[%380] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %382 = vector.bitcast %381 : vector<16xi8> to vector<4xi32>
      %383 = arith.shrui %382, %c19 : vector<4xi32>
      %384 = arith.andi %383, %c20 : vector<4xi32>
      %385 = arith.ori %384, %c21 : vector<4xi32>
      %386 = vector.bitcast %385 : vector<4xi32> to vector<8xf16>
      %387 = arith.shrui %382, %c22 : vector<4xi32>
      %388 = arith.andi %387, %c20 : vector<4xi32>
      %389 = arith.ori %388, %c21 : vector<4xi32>
      %390 = vector.bitcast %389 : vector<4xi32> to vector<8xf16>
      %391 = arith.shrui %382, %c23 : vector<4xi32>
      %392 = arith.andi %391, %c20 : vector<4xi32>
      %393 = arith.ori %392, %c21 : vector<4xi32>
      %394 = vector.bitcast %393 : vector<4xi32> to vector<8xf16>
      %395 = arith.shrui %382, %c24 : vector<4xi32>
      %396 = arith.andi %395, %c20 : vector<4xi32>
      %397 = arith.ori %396, %c21 : vector<4xi32>
      %398 = vector.bitcast %397 : vector<4xi32> to vector<8xf16>
      %399 = vector.shuffle %386, %390 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %400 = vector.shuffle %394, %398 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %401 = vector.shuffle %399, %400 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %402 = arith.subf %401, %c25 : vector<32xf16>
      %403 = vector.shuffle %402, %402 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %404 = vector.shuffle %402, %402 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %405 = math.fma %403, %368, %370 : vector<16xf16>
      %406 = math.fma %404, %368, %370 : vector<16xf16>
      %407 = arith.muli %304, %c2 : index
      %408 = arith.addi %407, %c5 : index
      %409 = arith.muli %tileRows, %c8 : index
      %410 = arith.muli %408, %409 : index
      %411 = arith.addi %40, %410 : index
      %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %413 = arith.muli %tileRows, %c1 : index
      %414 = arith.addi %411, %413 : index
      %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = vector.shuffle %412, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %417 = wave.mma %416, %356, %305 : vector<16xf16>, vector<8xf32>
      %418 = wave.mma %416, %405, %306 : vector<16xf16>, vector<8xf32>
      %419 = arith.muli %304, %c2 : index
      %420 = arith.addi %419, %c6 : index
      %421 = arith.muli %tileRows, %c8 : index
      %422 = arith.muli %420, %421 : index
      %423 = arith.addi %40, %422 : index
      %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %425 = arith.muli %tileRows, %c1 : index
      %426 = arith.addi %423, %425 : index
      %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = vector.shuffle %424, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %429 = wave.mma %428, %357, %417 : vector<16xf16>, vector<8xf32>
      %430 = wave.mma %428, %406, %418 : vector<16xf16>, vector<8xf32>
      scf.yield %429, %430 : vector<8xf32>, vector<8xf32>
    }
    %431 = wave.lane
    %432 = vector.extract %307#0[0] : f32 from vector<8xf32>
    %433 = vector.extract %307#1[0] : f32 from vector<8xf32>
    %434 = wave.lane
    %435 = arith.addi %16, %c5 : index
    %436 = arith.muli %c5, %c2 : index
    %437 = arith.addi %435, %436 : index
    %438 = arith.divui %434, %c8 : index
    %439 = arith.addi %437, %438 : index
    %440 = arith.cmpi slt, %439, %15 : index
    scf.if %440 {
      %441 = arith.cmpi eq, %hasFactors, %c6 : index
      %442 = arith.muli %439, %c2 : index
      %443 = memref.load %factors[%442] : memref<?xf32>
      %444 = arith.mulf %443, %operandScale : f32
      %445 = arith.select %441, %444, %operandScale : f32
      %446 = arith.remui %434, %c8 : index
      %447 = arith.muli %446, %c17 : index
      %448 = arith.addi %11, %447 : index
      %449 = vector.load %w[%448] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %450 = vector.bitcast %449 : vector<4xi8> to vector<1xf32>
      %451 = vector.extract %450[0] : f32 from vector<1xf32>
      %452 = arith.mulf %451, %445 : f32
      %453 = arith.mulf %432, %452 : f32
      %454 = arith.remui %434, %c8 : index
      %455 = arith.muli %454, %c17 : index
      %456 = arith.addi %13, %455 : index
      %457 = vector.load %w[%456] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %458 = vector.bitcast %457 : vector<4xi8> to vector<1xf32>
      %459 = vector.extract %458[0] : f32 from vector<1xf32>
      %460 = arith.mulf %459, %445 : f32
      %461 = arith.mulf %433, %460 : f32
      %462 = arith.muli %439, %outputFeatures : index
      %463 = arith.addi %462, %19 : index
      %464 = wave.lane
      %465 = arith.remui %464, %c8 : index
      %466 = arith.addi %463, %465 : index
      scf.if %17 {
        %467 = arith.addi %466, %c5 : index
        %468 = memref.load %residual[%467] : memref<?xf32>
        %469 = arith.addf %468, %453 : f32
        %470 = arith.addi %466, %c5 : index
        memref.store %469, %out[%470] : memref<?xf32>
      } else {
        %471 = arith.addi %466, %c5 : index
        memref.store %453, %out[%471] : memref<?xf32>
      }
      scf.if %17 {
        %472 = arith.addi %466, %c8 : index
        %473 = memref.load %residual[%472] : memref<?xf32>
        %474 = arith.addf %473, %461 : f32
        %475 = arith.addi %466, %c8 : index
        memref.store %474, %out[%475] : memref<?xf32>
      } else {
        %476 = arith.addi %466, %c8 : index
        memref.store %461, %out[%476] : memref<?xf32>
      }
    }
    %477 = vector.extract %307#0[1] : f32 from vector<8xf32>
    %478 = vector.extract %307#1[1] : f32 from vector<8xf32>
    %479 = wave.lane
    %480 = arith.addi %16, %c5 : index
    %481 = arith.muli %c6, %c2 : index
    %482 = arith.addi %480, %481 : index
    %483 = arith.divui %479, %c8 : index
    %484 = arith.addi %482, %483 : index
    %485 = arith.cmpi slt, %484, %15 : index
    scf.if %485 {
      %486 = arith.cmpi eq, %hasFactors, %c6 : index
      %487 = arith.muli %484, %c2 : index
      %488 = memref.load %factors[%487] : memref<?xf32>
      %489 = arith.mulf %488, %operandScale : f32
      %490 = arith.select %486, %489, %operandScale : f32
      %491 = arith.remui %479, %c8 : index
      %492 = arith.muli %491, %c17 : index
      %493 = arith.addi %11, %492 : index
      %494 = vector.load %w[%493] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %495 = vector.bitcast %494 : vector<4xi8> to vector<1xf32>
      %496 = vector.extract %495[0] : f32 from vector<1xf32>
      %497 = arith.mulf %496, %490 : f32
      %498 = arith.mulf %477, %497 : f32
      %499 = arith.remui %479, %c8 : index
      %500 = arith.muli %499, %c17 : index
      %501 = arith.addi %13, %500 : index
      %502 = vector.load %w[%501] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %503 = vector.bitcast %502 : vector<4xi8> to vector<1xf32>
      %504 = vector.extract %503[0] : f32 from vector<1xf32>
      %505 = arith.mulf %504, %490 : f32
      %506 = arith.mulf %478, %505 : f32
      %507 = arith.muli %484, %outputFeatures : index
      %508 = arith.addi %507, %19 : index
      %509 = wave.lane
      %510 = arith.remui %509, %c8 : index
      %511 = arith.addi %508, %510 : index
      scf.if %17 {
        %512 = arith.addi %511, %c5 : index
        %513 = memref.load %residual[%512] : memref<?xf32>
        %514 = arith.addf %513, %498 : f32
        %515 = arith.addi %511, %c5 : index
        memref.store %514, %out[%515] : memref<?xf32>
      } else {
        %516 = arith.addi %511, %c5 : index
        memref.store %498, %out[%516] : memref<?xf32>
      }
      scf.if %17 {
        %517 = arith.addi %511, %c8 : index
        %518 = memref.load %residual[%517] : memref<?xf32>
        %519 = arith.addf %518, %506 : f32
        %520 = arith.addi %511, %c8 : index
        memref.store %519, %out[%520] : memref<?xf32>
      } else {
        %521 = arith.addi %511, %c8 : index
        memref.store %506, %out[%521] : memref<?xf32>
      }
    }
    %522 = vector.extract %307#0[2] : f32 from vector<8xf32>
    %523 = vector.extract %307#1[2] : f32 from vector<8xf32>
    %524 = wave.lane
    %525 = arith.addi %16, %c5 : index
    %526 = arith.muli %c2, %c2 : index
    %527 = arith.addi %525, %526 : index
    %528 = arith.divui %524, %c8 : index
    %529 = arith.addi %527, %528 : index
    %530 = arith.cmpi slt, %529, %15 : index
    scf.if %530 {
      %531 = arith.cmpi eq, %hasFactors, %c6 : index
      %532 = arith.muli %529, %c2 : index
      %533 = memref.load %factors[%532] : memref<?xf32>
      %534 = arith.mulf %533, %operandScale : f32
      %535 = arith.select %531, %534, %operandScale : f32
      %536 = arith.remui %524, %c8 : index
      %537 = arith.muli %536, %c17 : index
      %538 = arith.addi %11, %537 : index
      %539 = vector.load %w[%538] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %540 = vector.bitcast %539 : vector<4xi8> to vector<1xf32>
      %541 = vector.extract %540[0] : f32 from vector<1xf32>
      %542 = arith.mulf %541, %535 : f32
      %543 = arith.mulf %522, %542 : f32
      %544 = arith.remui %524, %c8 : index
      %545 = arith.muli %544, %c17 : index
      %546 = arith.addi %13, %545 : index
      %547 = vector.load %w[%546] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %548 = vector.bitcast %547 : vector<4xi8> to vector<1xf32>
      %549 = vector.extract %548[0] : f32 from vector<1xf32>
      %550 = arith.mulf %549, %535 : f32
      %551 = arith.mulf %523, %550 : f32
      %552 = arith.muli %529, %outputFeatures : index
      %553 = arith.addi %552, %19 : index
      %554 = wave.lane
      %555 = arith.remui %554, %c8 : index
      %556 = arith.addi %553, %555 : index
      scf.if %17 {
        %557 = arith.addi %556, %c5 : index
        %558 = memref.load %residual[%557] : memref<?xf32>
        %559 = arith.addf %558, %543 : f32
        %560 = arith.addi %556, %c5 : index
        memref.store %559, %out[%560] : memref<?xf32>
      } else {
        %561 = arith.addi %556, %c5 : index
        memref.store %543, %out[%561] : memref<?xf32>
      }
      scf.if %17 {
        %562 = arith.addi %556, %c8 : index
        %563 = memref.load %residual[%562] : memref<?xf32>
        %564 = arith.addf %563, %551 : f32
        %565 = arith.addi %556, %c8 : index
        memref.store %564, %out[%565] : memref<?xf32>
      } else {
        %566 = arith.addi %556, %c8 : index
        memref.store %551, %out[%566] : memref<?xf32>
      }
    }
    %567 = vector.extract %307#0[3] : f32 from vector<8xf32>
    %568 = vector.extract %307#1[3] : f32 from vector<8xf32>
    %569 = wave.lane
    %570 = arith.addi %16, %c5 : index
    %571 = arith.muli %c26, %c2 : index
    %572 = arith.addi %570, %571 : index
    %573 = arith.divui %569, %c8 : index
    %574 = arith.addi %572, %573 : index
    %575 = arith.cmpi slt, %574, %15 : index
    scf.if %575 {
      %576 = arith.cmpi eq, %hasFactors, %c6 : index
      %577 = arith.muli %574, %c2 : index
      %578 = memref.load %factors[%577] : memref<?xf32>
      %579 = arith.mulf %578, %operandScale : f32
      %580 = arith.select %576, %579, %operandScale : f32
      %581 = arith.remui %569, %c8 : index
      %582 = arith.muli %581, %c17 : index
      %583 = arith.addi %11, %582 : index
      %584 = vector.load %w[%583] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %585 = vector.bitcast %584 : vector<4xi8> to vector<1xf32>
      %586 = vector.extract %585[0] : f32 from vector<1xf32>
      %587 = arith.mulf %586, %580 : f32
      %588 = arith.mulf %567, %587 : f32
      %589 = arith.remui %569, %c8 : index
      %590 = arith.muli %589, %c17 : index
      %591 = arith.addi %13, %590 : index
      %592 = vector.load %w[%591] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %593 = vector.bitcast %592 : vector<4xi8> to vector<1xf32>
      %594 = vector.extract %593[0] : f32 from vector<1xf32>
      %595 = arith.mulf %594, %580 : f32
      %596 = arith.mulf %568, %595 : f32
      %597 = arith.muli %574, %outputFeatures : index
      %598 = arith.addi %597, %19 : index
      %599 = wave.lane
      %600 = arith.remui %599, %c8 : index
      %601 = arith.addi %598, %600 : index
      scf.if %17 {
        %602 = arith.addi %601, %c5 : index
        %603 = memref.load %residual[%602] : memref<?xf32>
        %604 = arith.addf %603, %588 : f32
        %605 = arith.addi %601, %c5 : index
        memref.store %604, %out[%605] : memref<?xf32>
      } else {
        %606 = arith.addi %601, %c5 : index
        memref.store %588, %out[%606] : memref<?xf32>
      }
      scf.if %17 {
        %607 = arith.addi %601, %c8 : index
        %608 = memref.load %residual[%607] : memref<?xf32>
        %609 = arith.addf %608, %596 : f32
        %610 = arith.addi %601, %c8 : index
        memref.store %609, %out[%610] : memref<?xf32>
      } else {
        %611 = arith.addi %601, %c8 : index
        memref.store %596, %out[%611] : memref<?xf32>
      }
    }
    %612 = vector.extract %307#0[4] : f32 from vector<8xf32>
    %613 = vector.extract %307#1[4] : f32 from vector<8xf32>
    %614 = wave.lane
    %615 = arith.addi %16, %c5 : index
    %616 = arith.muli %c17, %c2 : index
    %617 = arith.addi %615, %616 : index
    %618 = arith.divui %614, %c8 : index
    %619 = arith.addi %617, %618 : index
    %620 = arith.cmpi slt, %619, %15 : index
    scf.if %620 {
      %621 = arith.cmpi eq, %hasFactors, %c6 : index
      %622 = arith.muli %619, %c2 : index
      %623 = memref.load %factors[%622] : memref<?xf32>
      %624 = arith.mulf %623, %operandScale : f32
      %625 = arith.select %621, %624, %operandScale : f32
      %626 = arith.remui %614, %c8 : index
      %627 = arith.muli %626, %c17 : index
      %628 = arith.addi %11, %627 : index
      %629 = vector.load %w[%628] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %630 = vector.bitcast %629 : vector<4xi8> to vector<1xf32>
      %631 = vector.extract %630[0] : f32 from vector<1xf32>
      %632 = arith.mulf %631, %625 : f32
      %633 = arith.mulf %612, %632 : f32
      %634 = arith.remui %614, %c8 : index
      %635 = arith.muli %634, %c17 : index
      %636 = arith.addi %13, %635 : index
      %637 = vector.load %w[%636] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %638 = vector.bitcast %637 : vector<4xi8> to vector<1xf32>
      %639 = vector.extract %638[0] : f32 from vector<1xf32>
      %640 = arith.mulf %639, %625 : f32
      %641 = arith.mulf %613, %640 : f32
      %642 = arith.muli %619, %outputFeatures : index
      %643 = arith.addi %642, %19 : index
      %644 = wave.lane
      %645 = arith.remui %644, %c8 : index
      %646 = arith.addi %643, %645 : index
      scf.if %17 {
        %647 = arith.addi %646, %c5 : index
        %648 = memref.load %residual[%647] : memref<?xf32>
        %649 = arith.addf %648, %633 : f32
        %650 = arith.addi %646, %c5 : index
        memref.store %649, %out[%650] : memref<?xf32>
      } else {
        %651 = arith.addi %646, %c5 : index
        memref.store %633, %out[%651] : memref<?xf32>
      }
      scf.if %17 {
        %652 = arith.addi %646, %c8 : index
        %653 = memref.load %residual[%652] : memref<?xf32>
        %654 = arith.addf %653, %641 : f32
        %655 = arith.addi %646, %c8 : index
        memref.store %654, %out[%655] : memref<?xf32>
      } else {
        %656 = arith.addi %646, %c8 : index
        memref.store %641, %out[%656] : memref<?xf32>
      }
    }
    %657 = vector.extract %307#0[5] : f32 from vector<8xf32>
    %658 = vector.extract %307#1[5] : f32 from vector<8xf32>
    %659 = wave.lane
    %660 = arith.addi %16, %c5 : index
    %661 = arith.muli %c29, %c2 : index
    %662 = arith.addi %660, %661 : index
    %663 = arith.divui %659, %c8 : index
    %664 = arith.addi %662, %663 : index
    %665 = arith.cmpi slt, %664, %15 : index
    scf.if %665 {
      %666 = arith.cmpi eq, %hasFactors, %c6 : index
      %667 = arith.muli %664, %c2 : index
      %668 = memref.load %factors[%667] : memref<?xf32>
      %669 = arith.mulf %668, %operandScale : f32
      %670 = arith.select %666, %669, %operandScale : f32
      %671 = arith.remui %659, %c8 : index
      %672 = arith.muli %671, %c17 : index
      %673 = arith.addi %11, %672 : index
      %674 = vector.load %w[%673] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %675 = vector.bitcast %674 : vector<4xi8> to vector<1xf32>
      %676 = vector.extract %675[0] : f32 from vector<1xf32>
      %677 = arith.mulf %676, %670 : f32
      %678 = arith.mulf %657, %677 : f32
      %679 = arith.remui %659, %c8 : index
      %680 = arith.muli %679, %c17 : index
      %681 = arith.addi %13, %680 : index
      %682 = vector.load %w[%681] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %683 = vector.bitcast %682 : vector<4xi8> to vector<1xf32>
      %684 = vector.extract %683[0] : f32 from vector<1xf32>
      %685 = arith.mulf %684, %670 : f32
      %686 = arith.mulf %658, %685 : f32
      %687 = arith.muli %664, %outputFeatures : index
      %688 = arith.addi %687, %19 : index
      %689 = wave.lane
      %690 = arith.remui %689, %c8 : index
      %691 = arith.addi %688, %690 : index
      scf.if %17 {
        %692 = arith.addi %691, %c5 : index
        %693 = memref.load %residual[%692] : memref<?xf32>
        %694 = arith.addf %693, %678 : f32
        %695 = arith.addi %691, %c5 : index
        memref.store %694, %out[%695] : memref<?xf32>
      } else {
        %696 = arith.addi %691, %c5 : index
        memref.store %678, %out[%696] : memref<?xf32>
      }
      scf.if %17 {
        %697 = arith.addi %691, %c8 : index
        %698 = memref.load %residual[%697] : memref<?xf32>
        %699 = arith.addf %698, %686 : f32
        %700 = arith.addi %691, %c8 : index
        memref.store %699, %out[%700] : memref<?xf32>
      } else {
        %701 = arith.addi %691, %c8 : index
        memref.store %686, %out[%701] : memref<?xf32>
      }
    }
    %702 = vector.extract %307#0[6] : f32 from vector<8xf32>
    %703 = vector.extract %307#1[6] : f32 from vector<8xf32>
    %704 = wave.lane
    %705 = arith.addi %16, %c5 : index
    %706 = arith.muli %c30, %c2 : index
    %707 = arith.addi %705, %706 : index
    %708 = arith.divui %704, %c8 : index
    %709 = arith.addi %707, %708 : index
    %710 = arith.cmpi slt, %709, %15 : index
    scf.if %710 {
      %711 = arith.cmpi eq, %hasFactors, %c6 : index
      %712 = arith.muli %709, %c2 : index
      %713 = memref.load %factors[%712] : memref<?xf32>
      %714 = arith.mulf %713, %operandScale : f32
      %715 = arith.select %711, %714, %operandScale : f32
      %716 = arith.remui %704, %c8 : index
      %717 = arith.muli %716, %c17 : index
      %718 = arith.addi %11, %717 : index
      %719 = vector.load %w[%718] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %720 = vector.bitcast %719 : vector<4xi8> to vector<1xf32>
      %721 = vector.extract %720[0] : f32 from vector<1xf32>
      %722 = arith.mulf %721, %715 : f32
      %723 = arith.mulf %702, %722 : f32
      %724 = arith.remui %704, %c8 : index
      %725 = arith.muli %724, %c17 : index
      %726 = arith.addi %13, %725 : index
      %727 = vector.load %w[%726] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %728 = vector.bitcast %727 : vector<4xi8> to vector<1xf32>
      %729 = vector.extract %728[0] : f32 from vector<1xf32>
      %730 = arith.mulf %729, %715 : f32
      %731 = arith.mulf %703, %730 : f32
      %732 = arith.muli %709, %outputFeatures : index
      %733 = arith.addi %732, %19 : index
      %734 = wave.lane
      %735 = arith.remui %734, %c8 : index
      %736 = arith.addi %733, %735 : index
      scf.if %17 {
        %737 = arith.addi %736, %c5 : index
        %738 = memref.load %residual[%737] : memref<?xf32>
        %739 = arith.addf %738, %723 : f32
        %740 = arith.addi %736, %c5 : index
        memref.store %739, %out[%740] : memref<?xf32>
      } else {
        %741 = arith.addi %736, %c5 : index
        memref.store %723, %out[%741] : memref<?xf32>
      }
      scf.if %17 {
        %742 = arith.addi %736, %c8 : index
        %743 = memref.load %residual[%742] : memref<?xf32>
        %744 = arith.addf %743, %731 : f32
        %745 = arith.addi %736, %c8 : index
        memref.store %744, %out[%745] : memref<?xf32>
      } else {
        %746 = arith.addi %736, %c8 : index
        memref.store %731, %out[%746] : memref<?xf32>
      }
    }
    %747 = vector.extract %307#0[7] : f32 from vector<8xf32>
    %748 = vector.extract %307#1[7] : f32 from vector<8xf32>
    %749 = wave.lane
    %750 = arith.addi %16, %c5 : index
    %751 = arith.muli %c31, %c2 : index
    %752 = arith.addi %750, %751 : index
    %753 = arith.divui %749, %c8 : index
    %754 = arith.addi %752, %753 : index
    %755 = arith.cmpi slt, %754, %15 : index
    scf.if %755 {
      %756 = arith.cmpi eq, %hasFactors, %c6 : index
      %757 = arith.muli %754, %c2 : index
      %758 = memref.load %factors[%757] : memref<?xf32>
      %759 = arith.mulf %758, %operandScale : f32
      %760 = arith.select %756, %759, %operandScale : f32
      %761 = arith.remui %749, %c8 : index
      %762 = arith.muli %761, %c17 : index
      %763 = arith.addi %11, %762 : index
      %764 = vector.load %w[%763] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %765 = vector.bitcast %764 : vector<4xi8> to vector<1xf32>
      %766 = vector.extract %765[0] : f32 from vector<1xf32>
      %767 = arith.mulf %766, %760 : f32
      %768 = arith.mulf %747, %767 : f32
      %769 = arith.remui %749, %c8 : index
      %770 = arith.muli %769, %c17 : index
      %771 = arith.addi %13, %770 : index
      %772 = vector.load %w[%771] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %773 = vector.bitcast %772 : vector<4xi8> to vector<1xf32>
      %774 = vector.extract %773[0] : f32 from vector<1xf32>
      %775 = arith.mulf %774, %760 : f32
      %776 = arith.mulf %748, %775 : f32
      %777 = arith.muli %754, %outputFeatures : index
      %778 = arith.addi %777, %19 : index
      %779 = wave.lane
      %780 = arith.remui %779, %c8 : index
      %781 = arith.addi %778, %780 : index
      scf.if %17 {
        %782 = arith.addi %781, %c5 : index
        %783 = memref.load %residual[%782] : memref<?xf32>
        %784 = arith.addf %783, %768 : f32
        %785 = arith.addi %781, %c5 : index
        memref.store %784, %out[%785] : memref<?xf32>
      } else {
        %786 = arith.addi %781, %c5 : index
        memref.store %768, %out[%786] : memref<?xf32>
      }
      scf.if %17 {
        %787 = arith.addi %781, %c8 : index
        %788 = memref.load %residual[%787] : memref<?xf32>
        %789 = arith.addf %788, %776 : f32
        %790 = arith.addi %781, %c8 : index
        memref.store %789, %out[%790] : memref<?xf32>
      } else {
        %791 = arith.addi %781, %c8 : index
        memref.store %776, %out[%791] : memref<?xf32>
      }
    }
  }
  wave.return
}
