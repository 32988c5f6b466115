// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=1, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w1p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 16 : index
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
  %c28 = arith.constant 0x3F800000 : f32
  %c29 = arith.constant 5 : index
  %c30 = arith.constant 6 : index
  %c31 = arith.constant 7 : index
  %c32 = arith.constant 48 : index
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
  %18 = arith.cmpi eq, %hasResidual, %c6 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c12 : index
  %21 = arith.cmpi slt, %16, %15 : index
  scf.if %21 {
    %22 = arith.muli %1, %c13 : index
    %23 = arith.divui %inputFeatures, %c12 : index
    %24 = arith.muli %17, %stepsPerWave : index
    %25 = arith.minsi %24, %23 : index
    %26 = arith.addi %25, %stepsPerWave : index
    %27 = arith.minsi %26, %23 : index
    %28 = arith.subi %27, %25 : index
    %29 = arith.divui %28, %c2 : index
    %30 = arith.muli %29, %c2 : index
    %31 = arith.addi %25, %30 : index
    %32 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %33 = arith.addi %25, %stepsPerWave : index
    %34 = arith.select %32, %33, %31 : index
    %44:8 = scf.for %35 = %25 to %34 step %c2 iter_args(%36 = %c14, %37 = %c14, %38 = %c14, %39 = %c14, %40 = %c14, %41 = %c14, %42 = %c14, %43 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %45 = wave.lane
      %46 = arith.addi %35, %c5 : index
      %47 = arith.remui %45, %c17 : index
      %48 = arith.addi %11, %c4 : index
      %49 = arith.muli %46, %c8 : index
      %50 = arith.addi %48, %49 : index
      %51 = arith.muli %47, %c13 : index
      %52 = arith.addi %50, %51 : index
      %53 = vector.load %w[%52] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %54 = vector.bitcast %53 : vector<4xi8> to vector<2xf16>
      %55 = vector.extract %54[0] : f16 from vector<2xf16>
      %56 = vector.broadcast %55 : f16 to vector<16xf16>
      %57 = vector.extract %54[1] : f16 from vector<2xf16>
      %58 = vector.broadcast %57 : f16 to vector<16xf16>
      %59 = arith.addi %11, %c4 : index
      %60 = arith.muli %inputFeatures, %c2 : index
      %61 = arith.addi %60, %c3 : index
      %62 = arith.divui %61, %c4 : index
      %63 = arith.muli %62, %c4 : index
      %64 = arith.addi %59, %63 : index
      %65 = arith.muli %46, %c18 : index
      %66 = arith.addi %64, %65 : index
      %67 = arith.muli %47, %c17 : index
      %68 = arith.addi %66, %67 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<4xi32>
      %71 = arith.shrui %70, %c19 : vector<4xi32>
      %72 = arith.andi %71, %c20 : vector<4xi32>
      %73 = arith.ori %72, %c21 : vector<4xi32>
      %74 = vector.bitcast %73 : vector<4xi32> to vector<8xf16>
      %75 = arith.shrui %70, %c22 : vector<4xi32>
      %76 = arith.andi %75, %c20 : vector<4xi32>
      %77 = arith.ori %76, %c21 : vector<4xi32>
      %78 = vector.bitcast %77 : vector<4xi32> to vector<8xf16>
      %79 = arith.shrui %70, %c23 : vector<4xi32>
      %80 = arith.andi %79, %c20 : vector<4xi32>
      %81 = arith.ori %80, %c21 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = arith.shrui %70, %c24 : vector<4xi32>
      %84 = arith.andi %83, %c20 : vector<4xi32>
      %85 = arith.ori %84, %c21 : vector<4xi32>
      %86 = vector.bitcast %85 : vector<4xi32> to vector<8xf16>
      %87 = vector.shuffle %74, %78 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = vector.shuffle %82, %86 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %89 = vector.shuffle %87, %88 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %90 = arith.subf %89, %c25 : vector<32xf16>
      %91 = vector.shuffle %90, %90 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %92 = vector.shuffle %90, %90 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %93 = math.fma %91, %56, %58 : vector<16xf16>
      %94 = math.fma %92, %56, %58 : vector<16xf16>
      %95 = arith.addi %35, %c6 : index
      %96 = arith.remui %45, %c17 : index
      %97 = arith.addi %11, %c4 : index
      %98 = arith.muli %95, %c8 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.muli %96, %c13 : index
      %101 = arith.addi %99, %100 : index
      %102 = vector.load %w[%101] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %103 = vector.bitcast %102 : vector<4xi8> to vector<2xf16>
      %104 = vector.extract %103[0] : f16 from vector<2xf16>
      %105 = vector.broadcast %104 : f16 to vector<16xf16>
      %106 = vector.extract %103[1] : f16 from vector<2xf16>
      %107 = vector.broadcast %106 : f16 to vector<16xf16>
      %108 = arith.addi %11, %c4 : index
      %109 = arith.muli %inputFeatures, %c2 : index
      %110 = arith.addi %109, %c3 : index
      %111 = arith.divui %110, %c4 : index
      %112 = arith.muli %111, %c4 : index
      %113 = arith.addi %108, %112 : index
      %114 = arith.muli %95, %c18 : index
      %115 = arith.addi %113, %114 : index
      %116 = arith.muli %96, %c17 : index
      %117 = arith.addi %115, %116 : index
      %118 = vector.load %w[%117] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %119 = vector.bitcast %118 : vector<16xi8> to vector<4xi32>
      %120 = arith.shrui %119, %c19 : vector<4xi32>
      %121 = arith.andi %120, %c20 : vector<4xi32>
      %122 = arith.ori %121, %c21 : vector<4xi32>
      %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
      %124 = arith.shrui %119, %c22 : vector<4xi32>
      %125 = arith.andi %124, %c20 : vector<4xi32>
      %126 = arith.ori %125, %c21 : vector<4xi32>
      %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
      %128 = arith.shrui %119, %c23 : vector<4xi32>
      %129 = arith.andi %128, %c20 : vector<4xi32>
      %130 = arith.ori %129, %c21 : vector<4xi32>
      %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
      %132 = arith.shrui %119, %c24 : vector<4xi32>
      %133 = arith.andi %132, %c20 : vector<4xi32>
      %134 = arith.ori %133, %c21 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = vector.shuffle %123, %127 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = vector.shuffle %131, %135 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %138 = vector.shuffle %136, %137 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %139 = arith.subf %138, %c25 : vector<32xf16>
      %140 = vector.shuffle %139, %139 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %141 = vector.shuffle %139, %139 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %142 = math.fma %140, %105, %107 : vector<16xf16>
      %143 = math.fma %141, %105, %107 : vector<16xf16>
      %144 = arith.addi %35, %c5 : index
      %145 = arith.remui %45, %c17 : index
      %146 = arith.addi %13, %c4 : index
      %147 = arith.muli %144, %c8 : index
      %148 = arith.addi %146, %147 : index
      %149 = arith.muli %145, %c13 : index
      %150 = arith.addi %148, %149 : index
      %151 = vector.load %w[%150] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %152 = vector.bitcast %151 : vector<4xi8> to vector<2xf16>
      %153 = vector.extract %152[0] : f16 from vector<2xf16>
      %154 = vector.broadcast %153 : f16 to vector<16xf16>
      %155 = vector.extract %152[1] : f16 from vector<2xf16>
      %156 = vector.broadcast %155 : f16 to vector<16xf16>
      %157 = arith.addi %13, %c4 : index
      %158 = arith.muli %inputFeatures, %c2 : index
      %159 = arith.addi %158, %c3 : index
      %160 = arith.divui %159, %c4 : index
      %161 = arith.muli %160, %c4 : index
      %162 = arith.addi %157, %161 : index
      %163 = arith.muli %144, %c18 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.muli %145, %c17 : index
      %166 = arith.addi %164, %165 : index
      %167 = vector.load %w[%166] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %168 = vector.bitcast %167 : vector<16xi8> to vector<4xi32>
      %169 = arith.shrui %168, %c19 : vector<4xi32>
      %170 = arith.andi %169, %c20 : vector<4xi32>
      %171 = arith.ori %170, %c21 : vector<4xi32>
      %172 = vector.bitcast %171 : vector<4xi32> to vector<8xf16>
      %173 = arith.shrui %168, %c22 : vector<4xi32>
      %174 = arith.andi %173, %c20 : vector<4xi32>
      %175 = arith.ori %174, %c21 : vector<4xi32>
      %176 = vector.bitcast %175 : vector<4xi32> to vector<8xf16>
      %177 = arith.shrui %168, %c23 : vector<4xi32>
      %178 = arith.andi %177, %c20 : vector<4xi32>
      %179 = arith.ori %178, %c21 : vector<4xi32>
      %180 = vector.bitcast %179 : vector<4xi32> to vector<8xf16>
      %181 = arith.shrui %168, %c24 : vector<4xi32>
      %182 = arith.andi %181, %c20 : vector<4xi32>
      %183 = arith.ori %182, %c21 : vector<4xi32>
      %184 = vector.bitcast %183 : vector<4xi32> to vector<8xf16>
      %185 = vector.shuffle %172, %176 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %186 = vector.shuffle %180, %184 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %187 = vector.shuffle %185, %186 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %188 = arith.subf %187, %c25 : vector<32xf16>
      %189 = vector.shuffle %188, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %190 = vector.shuffle %188, %188 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %191 = math.fma %189, %154, %156 : vector<16xf16>
      %192 = math.fma %190, %154, %156 : vector<16xf16>
      %193 = arith.addi %35, %c6 : index
      %194 = arith.remui %45, %c17 : index
      %195 = arith.addi %13, %c4 : index
      %196 = arith.muli %193, %c8 : index
      %197 = arith.addi %195, %196 : index
      %198 = arith.muli %194, %c13 : index
      %199 = arith.addi %197, %198 : index
      %200 = vector.load %w[%199] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %201 = vector.bitcast %200 : vector<4xi8> to vector<2xf16>
      %202 = vector.extract %201[0] : f16 from vector<2xf16>
      %203 = vector.broadcast %202 : f16 to vector<16xf16>
      %204 = vector.extract %201[1] : f16 from vector<2xf16>
      %205 = vector.broadcast %204 : f16 to vector<16xf16>
      %206 = arith.addi %13, %c4 : index
      %207 = arith.muli %inputFeatures, %c2 : index
      %208 = arith.addi %207, %c3 : index
      %209 = arith.divui %208, %c4 : index
      %210 = arith.muli %209, %c4 : index
      %211 = arith.addi %206, %210 : index
      %212 = arith.muli %193, %c18 : index
      %213 = arith.addi %211, %212 : index
      %214 = arith.muli %194, %c17 : index
      %215 = arith.addi %213, %214 : index
      %216 = vector.load %w[%215] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %217 = vector.bitcast %216 : vector<16xi8> to vector<4xi32>
      %218 = arith.shrui %217, %c19 : vector<4xi32>
      %219 = arith.andi %218, %c20 : vector<4xi32>
      %220 = arith.ori %219, %c21 : vector<4xi32>
      %221 = vector.bitcast %220 : vector<4xi32> to vector<8xf16>
      %222 = arith.shrui %217, %c22 : vector<4xi32>
      %223 = arith.andi %222, %c20 : vector<4xi32>
      %224 = arith.ori %223, %c21 : vector<4xi32>
      %225 = vector.bitcast %224 : vector<4xi32> to vector<8xf16>
      %226 = arith.shrui %217, %c23 : vector<4xi32>
      %227 = arith.andi %226, %c20 : vector<4xi32>
      %228 = arith.ori %227, %c21 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = arith.shrui %217, %c24 : vector<4xi32>
      %231 = arith.andi %230, %c20 : vector<4xi32>
      %232 = arith.ori %231, %c21 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = vector.shuffle %221, %225 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = vector.shuffle %229, %233 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = vector.shuffle %234, %235 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %237 = arith.subf %236, %c25 : vector<32xf16>
      %238 = vector.shuffle %237, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %239 = vector.shuffle %237, %237 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %240 = math.fma %238, %203, %205 : vector<16xf16>
      %241 = math.fma %239, %203, %205 : vector<16xf16>
      %242 = arith.addi %22, %c5 : index
      %243 = arith.muli %35, %c2 : index
      %244 = arith.addi %243, %c5 : index
      %245 = arith.divui %inputFeatures, %c17 : index
      %246 = arith.muli %242, %245 : index
      %247 = arith.addi %246, %244 : index
      %248 = arith.muli %tileRows, %c17 : index
      %249 = arith.muli %247, %248 : index
      %250 = arith.remui %45, %tileRows : index
      %251 = arith.muli %250, %c1 : index
      %252 = arith.addi %249, %251 : index
      %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = arith.muli %tileRows, %c1 : index
      %255 = arith.addi %252, %254 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = vector.shuffle %253, %256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %258 = wave.mma %257, %93, %36 : vector<16xf16>, vector<8xf32>
      %259 = wave.mma %257, %191, %37 : vector<16xf16>, vector<8xf32>
      %260 = arith.addi %22, %c6 : index
      %261 = arith.muli %35, %c2 : index
      %262 = arith.addi %261, %c5 : index
      %263 = arith.divui %inputFeatures, %c17 : index
      %264 = arith.muli %260, %263 : index
      %265 = arith.addi %264, %262 : index
      %266 = arith.muli %tileRows, %c17 : index
      %267 = arith.muli %265, %266 : index
      %268 = arith.remui %45, %tileRows : index
      %269 = arith.muli %268, %c1 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = arith.muli %tileRows, %c1 : index
      %273 = arith.addi %270, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = vector.shuffle %271, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %276 = wave.mma %275, %93, %38 : vector<16xf16>, vector<8xf32>
      %277 = wave.mma %275, %191, %39 : vector<16xf16>, vector<8xf32>
      %278 = arith.addi %22, %c2 : index
      %279 = arith.muli %35, %c2 : index
      %280 = arith.addi %279, %c5 : index
      %281 = arith.divui %inputFeatures, %c17 : index
      %282 = arith.muli %278, %281 : index
      %283 = arith.addi %282, %280 : index
      %284 = arith.muli %tileRows, %c17 : index
      %285 = arith.muli %283, %284 : index
      %286 = arith.remui %45, %tileRows : index
      %287 = arith.muli %286, %c1 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = arith.muli %tileRows, %c1 : index
      %291 = arith.addi %288, %290 : index
      %292 = vector.load %x[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = vector.shuffle %289, %292 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %294 = wave.mma %293, %93, %40 : vector<16xf16>, vector<8xf32>
      %295 = wave.mma %293, %191, %41 : vector<16xf16>, vector<8xf32>
      %296 = arith.addi %22, %c26 : index
      %297 = arith.muli %35, %c2 : index
      %298 = arith.addi %297, %c5 : index
      %299 = arith.divui %inputFeatures, %c17 : index
      %300 = arith.muli %296, %299 : index
      %301 = arith.addi %300, %298 : index
      %302 = arith.muli %tileRows, %c17 : index
      %303 = arith.muli %301, %302 : index
      %304 = arith.remui %45, %tileRows : index
      %305 = arith.muli %304, %c1 : index
      %306 = arith.addi %303, %305 : index
      %307 = vector.load %x[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %308 = arith.muli %tileRows, %c1 : index
      %309 = arith.addi %306, %308 : index
      %310 = vector.load %x[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %311 = vector.shuffle %307, %310 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %312 = wave.mma %311, %93, %42 : vector<16xf16>, vector<8xf32>
      %313 = wave.mma %311, %191, %43 : vector<16xf16>, vector<8xf32>
      %314 = arith.addi %22, %c5 : index
      %315 = arith.muli %35, %c2 : index
      %316 = arith.addi %315, %c6 : index
      %317 = arith.divui %inputFeatures, %c17 : index
      %318 = arith.muli %314, %317 : index
      %319 = arith.addi %318, %316 : index
      %320 = arith.muli %tileRows, %c17 : index
      %321 = arith.muli %319, %320 : index
      %322 = arith.remui %45, %tileRows : index
      %323 = arith.muli %322, %c1 : index
      %324 = arith.addi %321, %323 : index
      %325 = vector.load %x[%324] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %326 = arith.muli %tileRows, %c1 : index
      %327 = arith.addi %324, %326 : index
      %328 = vector.load %x[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %329 = vector.shuffle %325, %328 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %330 = wave.mma %329, %94, %258 : vector<16xf16>, vector<8xf32>
      %331 = wave.mma %329, %192, %259 : vector<16xf16>, vector<8xf32>
      %332 = arith.addi %22, %c6 : index
      %333 = arith.muli %35, %c2 : index
      %334 = arith.addi %333, %c6 : index
      %335 = arith.divui %inputFeatures, %c17 : index
      %336 = arith.muli %332, %335 : index
      %337 = arith.addi %336, %334 : index
      %338 = arith.muli %tileRows, %c17 : index
      %339 = arith.muli %337, %338 : index
      %340 = arith.remui %45, %tileRows : index
      %341 = arith.muli %340, %c1 : index
      %342 = arith.addi %339, %341 : index
      %343 = vector.load %x[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %344 = arith.muli %tileRows, %c1 : index
      %345 = arith.addi %342, %344 : index
      %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %347 = vector.shuffle %343, %346 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %348 = wave.mma %347, %94, %276 : vector<16xf16>, vector<8xf32>
      %349 = wave.mma %347, %192, %277 : vector<16xf16>, vector<8xf32>
      %350 = arith.addi %22, %c2 : index
      %351 = arith.muli %35, %c2 : index
      %352 = arith.addi %351, %c6 : index
      %353 = arith.divui %inputFeatures, %c17 : index
      %354 = arith.muli %350, %353 : index
      %355 = arith.addi %354, %352 : index
      %356 = arith.muli %tileRows, %c17 : index
      %357 = arith.muli %355, %356 : index
      %358 = arith.remui %45, %tileRows : index
      %359 = arith.muli %358, %c1 : index
      %360 = arith.addi %357, %359 : index
      %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %362 = arith.muli %tileRows, %c1 : index
      %363 = arith.addi %360, %362 : index
      %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %365 = vector.shuffle %361, %364 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %366 = wave.mma %365, %94, %294 : vector<16xf16>, vector<8xf32>
      %367 = wave.mma %365, %192, %295 : vector<16xf16>, vector<8xf32>
      %368 = arith.addi %22, %c26 : index
      %369 = arith.muli %35, %c2 : index
      %370 = arith.addi %369, %c6 : index
      %371 = arith.divui %inputFeatures, %c17 : index
      %372 = arith.muli %368, %371 : index
      %373 = arith.addi %372, %370 : index
      %374 = arith.muli %tileRows, %c17 : index
      %375 = arith.muli %373, %374 : index
      %376 = arith.remui %45, %tileRows : index
      %377 = arith.muli %376, %c1 : index
      %378 = arith.addi %375, %377 : index
      %379 = vector.load %x[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %380 = arith.muli %tileRows, %c1 : index
      %381 = arith.addi %378, %380 : index
      %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = vector.shuffle %379, %382 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %384 = wave.mma %383, %94, %312 : vector<16xf16>, vector<8xf32>
      %385 = wave.mma %383, %192, %313 : vector<16xf16>, vector<8xf32>
      %386 = arith.addi %22, %c5 : index
      %387 = arith.muli %35, %c2 : index
      %388 = arith.addi %387, %c2 : index
      %389 = arith.divui %inputFeatures, %c17 : index
      %390 = arith.muli %386, %389 : index
      %391 = arith.addi %390, %388 : index
      %392 = arith.muli %tileRows, %c17 : index
      %393 = arith.muli %391, %392 : index
      %394 = arith.remui %45, %tileRows : index
      %395 = arith.muli %394, %c1 : index
      %396 = arith.addi %393, %395 : index
      %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %398 = arith.muli %tileRows, %c1 : index
      %399 = arith.addi %396, %398 : index
      %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %401 = vector.shuffle %397, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %402 = wave.mma %401, %142, %330 : vector<16xf16>, vector<8xf32>
      %403 = wave.mma %401, %240, %331 : vector<16xf16>, vector<8xf32>
      %404 = arith.addi %22, %c6 : index
      %405 = arith.muli %35, %c2 : index
      %406 = arith.addi %405, %c2 : index
      %407 = arith.divui %inputFeatures, %c17 : index
      %408 = arith.muli %404, %407 : index
      %409 = arith.addi %408, %406 : index
      %410 = arith.muli %tileRows, %c17 : index
      %411 = arith.muli %409, %410 : index
      %412 = arith.remui %45, %tileRows : index
      %413 = arith.muli %412, %c1 : index
      %414 = arith.addi %411, %413 : index
      %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = arith.muli %tileRows, %c1 : index
      %417 = arith.addi %414, %416 : index
      %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %419 = vector.shuffle %415, %418 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %420 = wave.mma %419, %142, %348 : vector<16xf16>, vector<8xf32>
      %421 = wave.mma %419, %240, %349 : vector<16xf16>, vector<8xf32>
      %422 = arith.addi %22, %c2 : index
      %423 = arith.muli %35, %c2 : index
      %424 = arith.addi %423, %c2 : index
      %425 = arith.divui %inputFeatures, %c17 : index
      %426 = arith.muli %422, %425 : index
      %427 = arith.addi %426, %424 : index
      %428 = arith.muli %tileRows, %c17 : index
      %429 = arith.muli %427, %428 : index
      %430 = arith.remui %45, %tileRows : index
      %431 = arith.muli %430, %c1 : index
      %432 = arith.addi %429, %431 : index
      %433 = vector.load %x[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %434 = arith.muli %tileRows, %c1 : index
      %435 = arith.addi %432, %434 : index
      %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %437 = vector.shuffle %433, %436 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %438 = wave.mma %437, %142, %366 : vector<16xf16>, vector<8xf32>
      %439 = wave.mma %437, %240, %367 : vector<16xf16>, vector<8xf32>
      %440 = arith.addi %22, %c26 : index
      %441 = arith.muli %35, %c2 : index
      %442 = arith.addi %441, %c2 : index
      %443 = arith.divui %inputFeatures, %c17 : index
      %444 = arith.muli %440, %443 : index
      %445 = arith.addi %444, %442 : index
      %446 = arith.muli %tileRows, %c17 : index
      %447 = arith.muli %445, %446 : index
      %448 = arith.remui %45, %tileRows : index
      %449 = arith.muli %448, %c1 : index
      %450 = arith.addi %447, %449 : index
      %451 = vector.load %x[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %452 = arith.muli %tileRows, %c1 : index
      %453 = arith.addi %450, %452 : index
      %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %455 = vector.shuffle %451, %454 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %456 = wave.mma %455, %142, %384 : vector<16xf16>, vector<8xf32>
      %457 = wave.mma %455, %240, %385 : vector<16xf16>, vector<8xf32>
      %458 = arith.addi %22, %c5 : index
      %459 = arith.muli %35, %c2 : index
      %460 = arith.addi %459, %c26 : index
      %461 = arith.divui %inputFeatures, %c17 : index
      %462 = arith.muli %458, %461 : index
      %463 = arith.addi %462, %460 : index
      %464 = arith.muli %tileRows, %c17 : index
      %465 = arith.muli %463, %464 : index
      %466 = arith.remui %45, %tileRows : index
      %467 = arith.muli %466, %c1 : index
      %468 = arith.addi %465, %467 : index
      %469 = vector.load %x[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %470 = arith.muli %tileRows, %c1 : index
      %471 = arith.addi %468, %470 : index
      %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %473 = vector.shuffle %469, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %474 = wave.mma %473, %143, %402 : vector<16xf16>, vector<8xf32>
      %475 = wave.mma %473, %241, %403 : vector<16xf16>, vector<8xf32>
      %476 = arith.addi %22, %c6 : index
      %477 = arith.muli %35, %c2 : index
      %478 = arith.addi %477, %c26 : index
      %479 = arith.divui %inputFeatures, %c17 : index
      %480 = arith.muli %476, %479 : index
      %481 = arith.addi %480, %478 : index
      %482 = arith.muli %tileRows, %c17 : index
      %483 = arith.muli %481, %482 : index
      %484 = arith.remui %45, %tileRows : index
      %485 = arith.muli %484, %c1 : index
      %486 = arith.addi %483, %485 : index
      %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %488 = arith.muli %tileRows, %c1 : index
      %489 = arith.addi %486, %488 : index
      %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %491 = vector.shuffle %487, %490 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %492 = wave.mma %491, %143, %420 : vector<16xf16>, vector<8xf32>
      %493 = wave.mma %491, %241, %421 : vector<16xf16>, vector<8xf32>
      %494 = arith.addi %22, %c2 : index
      %495 = arith.muli %35, %c2 : index
      %496 = arith.addi %495, %c26 : index
      %497 = arith.divui %inputFeatures, %c17 : index
      %498 = arith.muli %494, %497 : index
      %499 = arith.addi %498, %496 : index
      %500 = arith.muli %tileRows, %c17 : index
      %501 = arith.muli %499, %500 : index
      %502 = arith.remui %45, %tileRows : index
      %503 = arith.muli %502, %c1 : index
      %504 = arith.addi %501, %503 : index
      %505 = vector.load %x[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %506 = arith.muli %tileRows, %c1 : index
      %507 = arith.addi %504, %506 : index
      %508 = vector.load %x[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %509 = vector.shuffle %505, %508 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %510 = wave.mma %509, %143, %438 : vector<16xf16>, vector<8xf32>
      %511 = wave.mma %509, %241, %439 : vector<16xf16>, vector<8xf32>
      %512 = arith.addi %22, %c26 : index
      %513 = arith.muli %35, %c2 : index
      %514 = arith.addi %513, %c26 : index
      %515 = arith.divui %inputFeatures, %c17 : index
      %516 = arith.muli %512, %515 : index
      %517 = arith.addi %516, %514 : index
      %518 = arith.muli %tileRows, %c17 : index
      %519 = arith.muli %517, %518 : index
      %520 = arith.remui %45, %tileRows : index
      %521 = arith.muli %520, %c1 : index
      %522 = arith.addi %519, %521 : index
      %523 = vector.load %x[%522] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %524 = arith.muli %tileRows, %c1 : index
      %525 = arith.addi %522, %524 : index
      %526 = vector.load %x[%525] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %527 = vector.shuffle %523, %526 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %528 = wave.mma %527, %143, %456 : vector<16xf16>, vector<8xf32>
      %529 = wave.mma %527, %241, %457 : vector<16xf16>, vector<8xf32>
      scf.yield %474, %475, %492, %493, %510, %511, %528, %529 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %530 = arith.select %32, %34, %27 : index
    %540:8 = scf.for %531 = %34 to %530 step %c6 iter_args(%532 = %44#0, %533 = %44#1, %534 = %44#2, %535 = %44#3, %536 = %44#4, %537 = %44#5, %538 = %44#6, %539 = %44#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %541 = wave.lane
      %542 = arith.addi %531, %c5 : index
      %543 = arith.remui %541, %c17 : index
      %544 = arith.addi %11, %c4 : index
      %545 = arith.muli %542, %c8 : index
      %546 = arith.addi %544, %545 : index
      %547 = arith.muli %543, %c13 : index
      %548 = arith.addi %546, %547 : index
      %549 = vector.load %w[%548] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %550 = vector.bitcast %549 : vector<4xi8> to vector<2xf16>
      %551 = vector.extract %550[0] : f16 from vector<2xf16>
      %552 = vector.broadcast %551 : f16 to vector<16xf16>
      %553 = vector.extract %550[1] : f16 from vector<2xf16>
      %554 = vector.broadcast %553 : f16 to vector<16xf16>
      %555 = arith.addi %11, %c4 : index
      %556 = arith.muli %inputFeatures, %c2 : index
      %557 = arith.addi %556, %c3 : index
      %558 = arith.divui %557, %c4 : index
      %559 = arith.muli %558, %c4 : index
      %560 = arith.addi %555, %559 : index
      %561 = arith.muli %542, %c18 : index
      %562 = arith.addi %560, %561 : index
      %563 = arith.muli %543, %c17 : index
      %564 = arith.addi %562, %563 : index
      %565 = vector.load %w[%564] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %566 = vector.bitcast %565 : vector<16xi8> to vector<4xi32>
      %567 = arith.shrui %566, %c19 : vector<4xi32>
      %568 = arith.andi %567, %c20 : vector<4xi32>
      %569 = arith.ori %568, %c21 : vector<4xi32>
      %570 = vector.bitcast %569 : vector<4xi32> to vector<8xf16>
      %571 = arith.shrui %566, %c22 : vector<4xi32>
      %572 = arith.andi %571, %c20 : vector<4xi32>
      %573 = arith.ori %572, %c21 : vector<4xi32>
      %574 = vector.bitcast %573 : vector<4xi32> to vector<8xf16>
      %575 = arith.shrui %566, %c23 : vector<4xi32>
      %576 = arith.andi %575, %c20 : vector<4xi32>
      %577 = arith.ori %576, %c21 : vector<4xi32>
      %578 = vector.bitcast %577 : vector<4xi32> to vector<8xf16>
      %579 = arith.shrui %566, %c24 : vector<4xi32>
      %580 = arith.andi %579, %c20 : vector<4xi32>
      %581 = arith.ori %580, %c21 : vector<4xi32>
      %582 = vector.bitcast %581 : vector<4xi32> to vector<8xf16>
      %583 = vector.shuffle %570, %574 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %584 = vector.shuffle %578, %582 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %585 = vector.shuffle %583, %584 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %586 = arith.subf %585, %c25 : vector<32xf16>
      %587 = vector.shuffle %586, %586 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %588 = vector.shuffle %586, %586 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %589 = math.fma %587, %552, %554 : vector<16xf16>
      %590 = math.fma %588, %552, %554 : vector<16xf16>
      %591 = arith.addi %531, %c5 : index
      %592 = arith.remui %541, %c17 : index
      %593 = arith.addi %13, %c4 : index
      %594 = arith.muli %591, %c8 : index
      %595 = arith.addi %593, %594 : index
      %596 = arith.muli %592, %c13 : index
      %597 = arith.addi %595, %596 : index
      %598 = vector.load %w[%597] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %599 = vector.bitcast %598 : vector<4xi8> to vector<2xf16>
      %600 = vector.extract %599[0] : f16 from vector<2xf16>
      %601 = vector.broadcast %600 : f16 to vector<16xf16>
      %602 = vector.extract %599[1] : f16 from vector<2xf16>
      %603 = vector.broadcast %602 : f16 to vector<16xf16>
      %604 = arith.addi %13, %c4 : index
      %605 = arith.muli %inputFeatures, %c2 : index
      %606 = arith.addi %605, %c3 : index
      %607 = arith.divui %606, %c4 : index
      %608 = arith.muli %607, %c4 : index
      %609 = arith.addi %604, %608 : index
      %610 = arith.muli %591, %c18 : index
      %611 = arith.addi %609, %610 : index
      %612 = arith.muli %592, %c17 : index
      %613 = arith.addi %611, %612 : index
      %614 = vector.load %w[%613] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %615 = vector.bitcast %614 : vector<16xi8> to vector<4xi32>
      %616 = arith.shrui %615, %c19 : vector<4xi32>
      %617 = arith.andi %616, %c20 : vector<4xi32>
      %618 = arith.ori %617, %c21 : vector<4xi32>
      %619 = vector.bitcast %618 : vector<4xi32> to vector<8xf16>
      %620 = arith.shrui %615, %c22 : vector<4xi32>
      %621 = arith.andi %620, %c20 : vector<4xi32>
      %622 = arith.ori %621, %c21 : vector<4xi32>
      %623 = vector.bitcast %622 : vector<4xi32> to vector<8xf16>
      %624 = arith.shrui %615, %c23 : vector<4xi32>
      %625 = arith.andi %624, %c20 : vector<4xi32>
      %626 = arith.ori %625, %c21 : vector<4xi32>
      %627 = vector.bitcast %626 : vector<4xi32> to vector<8xf16>
      %628 = arith.shrui %615, %c24 : vector<4xi32>
      %629 = arith.andi %628, %c20 : vector<4xi32>
      %630 = arith.ori %629, %c21 : vector<4xi32>
      %631 = vector.bitcast %630 : vector<4xi32> to vector<8xf16>
      %632 = vector.shuffle %619, %623 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %633 = vector.shuffle %627, %631 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %634 = vector.shuffle %632, %633 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %635 = arith.subf %634, %c25 : vector<32xf16>
      %636 = vector.shuffle %635, %635 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %637 = vector.shuffle %635, %635 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %638 = math.fma %636, %601, %603 : vector<16xf16>
      %639 = math.fma %637, %601, %603 : vector<16xf16>
      %640 = arith.addi %22, %c5 : index
      %641 = arith.muli %531, %c2 : index
      %642 = arith.addi %641, %c5 : index
      %643 = arith.divui %inputFeatures, %c17 : index
      %644 = arith.muli %640, %643 : index
      %645 = arith.addi %644, %642 : index
      %646 = arith.muli %tileRows, %c17 : index
      %647 = arith.muli %645, %646 : index
      %648 = arith.remui %541, %tileRows : index
      %649 = arith.muli %648, %c1 : index
      %650 = arith.addi %647, %649 : index
      %651 = vector.load %x[%650] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %652 = arith.muli %tileRows, %c1 : index
      %653 = arith.addi %650, %652 : index
      %654 = vector.load %x[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %655 = vector.shuffle %651, %654 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %656 = wave.mma %655, %589, %532 : vector<16xf16>, vector<8xf32>
      %657 = wave.mma %655, %638, %533 : vector<16xf16>, vector<8xf32>
      %658 = arith.addi %22, %c6 : index
      %659 = arith.muli %531, %c2 : index
      %660 = arith.addi %659, %c5 : index
      %661 = arith.divui %inputFeatures, %c17 : index
      %662 = arith.muli %658, %661 : index
      %663 = arith.addi %662, %660 : index
      %664 = arith.muli %tileRows, %c17 : index
      %665 = arith.muli %663, %664 : index
      %666 = arith.remui %541, %tileRows : index
      %667 = arith.muli %666, %c1 : index
      %668 = arith.addi %665, %667 : index
      %669 = vector.load %x[%668] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %670 = arith.muli %tileRows, %c1 : index
      %671 = arith.addi %668, %670 : index
      %672 = vector.load %x[%671] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %673 = vector.shuffle %669, %672 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %674 = wave.mma %673, %589, %534 : vector<16xf16>, vector<8xf32>
      %675 = wave.mma %673, %638, %535 : vector<16xf16>, vector<8xf32>
      %676 = arith.addi %22, %c2 : index
      %677 = arith.muli %531, %c2 : index
      %678 = arith.addi %677, %c5 : index
      %679 = arith.divui %inputFeatures, %c17 : index
      %680 = arith.muli %676, %679 : index
      %681 = arith.addi %680, %678 : index
      %682 = arith.muli %tileRows, %c17 : index
      %683 = arith.muli %681, %682 : index
      %684 = arith.remui %541, %tileRows : index
      %685 = arith.muli %684, %c1 : index
      %686 = arith.addi %683, %685 : index
      %687 = vector.load %x[%686] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %688 = arith.muli %tileRows, %c1 : index
      %689 = arith.addi %686, %688 : index
      %690 = vector.load %x[%689] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %691 = vector.shuffle %687, %690 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %692 = wave.mma %691, %589, %536 : vector<16xf16>, vector<8xf32>
      %693 = wave.mma %691, %638, %537 : vector<16xf16>, vector<8xf32>
      %694 = arith.addi %22, %c26 : index
      %695 = arith.muli %531, %c2 : index
      %696 = arith.addi %695, %c5 : index
      %697 = arith.divui %inputFeatures, %c17 : index
      %698 = arith.muli %694, %697 : index
      %699 = arith.addi %698, %696 : index
      %700 = arith.muli %tileRows, %c17 : index
      %701 = arith.muli %699, %700 : index
      %702 = arith.remui %541, %tileRows : index
      %703 = arith.muli %702, %c1 : index
      %704 = arith.addi %701, %703 : index
      %705 = vector.load %x[%704] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %706 = arith.muli %tileRows, %c1 : index
      %707 = arith.addi %704, %706 : index
      %708 = vector.load %x[%707] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %709 = vector.shuffle %705, %708 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %710 = wave.mma %709, %589, %538 : vector<16xf16>, vector<8xf32>
      %711 = wave.mma %709, %638, %539 : vector<16xf16>, vector<8xf32>
      %712 = arith.addi %22, %c5 : index
      %713 = arith.muli %531, %c2 : index
      %714 = arith.addi %713, %c6 : index
      %715 = arith.divui %inputFeatures, %c17 : index
      %716 = arith.muli %712, %715 : index
      %717 = arith.addi %716, %714 : index
      %718 = arith.muli %tileRows, %c17 : index
      %719 = arith.muli %717, %718 : index
      %720 = arith.remui %541, %tileRows : index
      %721 = arith.muli %720, %c1 : index
      %722 = arith.addi %719, %721 : index
      %723 = vector.load %x[%722] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %724 = arith.muli %tileRows, %c1 : index
      %725 = arith.addi %722, %724 : index
      %726 = vector.load %x[%725] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %727 = vector.shuffle %723, %726 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %728 = wave.mma %727, %590, %656 : vector<16xf16>, vector<8xf32>
      %729 = wave.mma %727, %639, %657 : vector<16xf16>, vector<8xf32>
      %730 = arith.addi %22, %c6 : index
      %731 = arith.muli %531, %c2 : index
      %732 = arith.addi %731, %c6 : index
      %733 = arith.divui %inputFeatures, %c17 : index
      %734 = arith.muli %730, %733 : index
      %735 = arith.addi %734, %732 : index
      %736 = arith.muli %tileRows, %c17 : index
      %737 = arith.muli %735, %736 : index
      %738 = arith.remui %541, %tileRows : index
      %739 = arith.muli %738, %c1 : index
      %740 = arith.addi %737, %739 : index
      %741 = vector.load %x[%740] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %742 = arith.muli %tileRows, %c1 : index
      %743 = arith.addi %740, %742 : index
      %744 = vector.load %x[%743] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %745 = vector.shuffle %741, %744 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %746 = wave.mma %745, %590, %674 : vector<16xf16>, vector<8xf32>
      %747 = wave.mma %745, %639, %675 : vector<16xf16>, vector<8xf32>
      %748 = arith.addi %22, %c2 : index
      %749 = arith.muli %531, %c2 : index
      %750 = arith.addi %749, %c6 : index
      %751 = arith.divui %inputFeatures, %c17 : index
      %752 = arith.muli %748, %751 : index
      %753 = arith.addi %752, %750 : index
      %754 = arith.muli %tileRows, %c17 : index
      %755 = arith.muli %753, %754 : index
      %756 = arith.remui %541, %tileRows : index
      %757 = arith.muli %756, %c1 : index
      %758 = arith.addi %755, %757 : index
      %759 = vector.load %x[%758] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %760 = arith.muli %tileRows, %c1 : index
      %761 = arith.addi %758, %760 : index
      %762 = vector.load %x[%761] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %763 = vector.shuffle %759, %762 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %764 = wave.mma %763, %590, %692 : vector<16xf16>, vector<8xf32>
      %765 = wave.mma %763, %639, %693 : vector<16xf16>, vector<8xf32>
      %766 = arith.addi %22, %c26 : index
      %767 = arith.muli %531, %c2 : index
      %768 = arith.addi %767, %c6 : index
      %769 = arith.divui %inputFeatures, %c17 : index
      %770 = arith.muli %766, %769 : index
      %771 = arith.addi %770, %768 : index
      %772 = arith.muli %tileRows, %c17 : index
      %773 = arith.muli %771, %772 : index
      %774 = arith.remui %541, %tileRows : index
      %775 = arith.muli %774, %c1 : index
      %776 = arith.addi %773, %775 : index
      %777 = vector.load %x[%776] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %778 = arith.muli %tileRows, %c1 : index
      %779 = arith.addi %776, %778 : index
      %780 = vector.load %x[%779] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %781 = vector.shuffle %777, %780 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %782 = wave.mma %781, %590, %710 : vector<16xf16>, vector<8xf32>
      %783 = wave.mma %781, %639, %711 : vector<16xf16>, vector<8xf32>
      scf.yield %728, %729, %746, %747, %764, %765, %782, %783 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %784 = wave.lane
    %785 = vector.extract %540#0[0] : f32 from vector<8xf32>
    %786 = vector.extract %540#1[0] : f32 from vector<8xf32>
    %787 = wave.lane
    %788 = arith.addi %16, %c5 : index
    %789 = arith.muli %c5, %c2 : index
    %790 = arith.addi %788, %789 : index
    %791 = arith.divui %787, %c17 : index
    %792 = arith.addi %790, %791 : index
    %793 = arith.cmpi slt, %792, %15 : index
    scf.if %793 {
      %794 = arith.cmpi eq, %hasFactors, %c6 : index
      %795 = memref.load %factors[%792] : memref<?xf32>
      %796 = arith.select %794, %795, %c28 : f32
      %797 = arith.remui %787, %c17 : index
      %798 = arith.muli %797, %c13 : index
      %799 = arith.addi %11, %798 : index
      %800 = vector.load %w[%799] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %801 = vector.bitcast %800 : vector<4xi8> to vector<1xf32>
      %802 = vector.extract %801[0] : f32 from vector<1xf32>
      %803 = arith.mulf %802, %796 : f32
      %804 = arith.mulf %785, %803 : f32
      %805 = arith.remui %787, %c17 : index
      %806 = arith.muli %805, %c13 : index
      %807 = arith.addi %13, %806 : index
      %808 = vector.load %w[%807] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %809 = vector.bitcast %808 : vector<4xi8> to vector<1xf32>
      %810 = vector.extract %809[0] : f32 from vector<1xf32>
      %811 = arith.mulf %810, %796 : f32
      %812 = arith.mulf %786, %811 : f32
      %813 = arith.muli %792, %outputFeatures : index
      %814 = arith.addi %813, %20 : index
      %815 = wave.lane
      %816 = arith.remui %815, %c17 : index
      %817 = arith.addi %814, %816 : index
      scf.if %18 {
        %818 = arith.addi %817, %c5 : index
        %819 = memref.load %residual[%818] : memref<?xf32>
        %820 = arith.addf %819, %804 : f32
        %821 = arith.addi %817, %c5 : index
        memref.store %820, %out[%821] : memref<?xf32>
      } else {
        %822 = arith.addi %817, %c5 : index
        memref.store %804, %out[%822] : memref<?xf32>
      }
      scf.if %18 {
        %823 = arith.addi %817, %c17 : index
        %824 = memref.load %residual[%823] : memref<?xf32>
        %825 = arith.addf %824, %812 : f32
        %826 = arith.addi %817, %c17 : index
        memref.store %825, %out[%826] : memref<?xf32>
      } else {
        %827 = arith.addi %817, %c17 : index
        memref.store %812, %out[%827] : memref<?xf32>
      }
    }
    %828 = vector.extract %540#0[1] : f32 from vector<8xf32>
    %829 = vector.extract %540#1[1] : f32 from vector<8xf32>
    %830 = wave.lane
    %831 = arith.addi %16, %c5 : index
    %832 = arith.muli %c6, %c2 : index
    %833 = arith.addi %831, %832 : index
    %834 = arith.divui %830, %c17 : index
    %835 = arith.addi %833, %834 : index
    %836 = arith.cmpi slt, %835, %15 : index
    scf.if %836 {
      %837 = arith.cmpi eq, %hasFactors, %c6 : index
      %838 = memref.load %factors[%835] : memref<?xf32>
      %839 = arith.select %837, %838, %c28 : f32
      %840 = arith.remui %830, %c17 : index
      %841 = arith.muli %840, %c13 : index
      %842 = arith.addi %11, %841 : index
      %843 = vector.load %w[%842] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %844 = vector.bitcast %843 : vector<4xi8> to vector<1xf32>
      %845 = vector.extract %844[0] : f32 from vector<1xf32>
      %846 = arith.mulf %845, %839 : f32
      %847 = arith.mulf %828, %846 : f32
      %848 = arith.remui %830, %c17 : index
      %849 = arith.muli %848, %c13 : index
      %850 = arith.addi %13, %849 : index
      %851 = vector.load %w[%850] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %852 = vector.bitcast %851 : vector<4xi8> to vector<1xf32>
      %853 = vector.extract %852[0] : f32 from vector<1xf32>
      %854 = arith.mulf %853, %839 : f32
      %855 = arith.mulf %829, %854 : f32
      %856 = arith.muli %835, %outputFeatures : index
      %857 = arith.addi %856, %20 : index
      %858 = wave.lane
      %859 = arith.remui %858, %c17 : index
      %860 = arith.addi %857, %859 : index
      scf.if %18 {
        %861 = arith.addi %860, %c5 : index
        %862 = memref.load %residual[%861] : memref<?xf32>
        %863 = arith.addf %862, %847 : f32
        %864 = arith.addi %860, %c5 : index
        memref.store %863, %out[%864] : memref<?xf32>
      } else {
        %865 = arith.addi %860, %c5 : index
        memref.store %847, %out[%865] : memref<?xf32>
      }
      scf.if %18 {
        %866 = arith.addi %860, %c17 : index
        %867 = memref.load %residual[%866] : memref<?xf32>
        %868 = arith.addf %867, %855 : f32
        %869 = arith.addi %860, %c17 : index
        memref.store %868, %out[%869] : memref<?xf32>
      } else {
        %870 = arith.addi %860, %c17 : index
        memref.store %855, %out[%870] : memref<?xf32>
      }
    }
    %871 = vector.extract %540#0[2] : f32 from vector<8xf32>
    %872 = vector.extract %540#1[2] : f32 from vector<8xf32>
    %873 = wave.lane
    %874 = arith.addi %16, %c5 : index
    %875 = arith.muli %c2, %c2 : index
    %876 = arith.addi %874, %875 : index
    %877 = arith.divui %873, %c17 : index
    %878 = arith.addi %876, %877 : index
    %879 = arith.cmpi slt, %878, %15 : index
    scf.if %879 {
      %880 = arith.cmpi eq, %hasFactors, %c6 : index
      %881 = memref.load %factors[%878] : memref<?xf32>
      %882 = arith.select %880, %881, %c28 : f32
      %883 = arith.remui %873, %c17 : index
      %884 = arith.muli %883, %c13 : index
      %885 = arith.addi %11, %884 : index
      %886 = vector.load %w[%885] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %887 = vector.bitcast %886 : vector<4xi8> to vector<1xf32>
      %888 = vector.extract %887[0] : f32 from vector<1xf32>
      %889 = arith.mulf %888, %882 : f32
      %890 = arith.mulf %871, %889 : f32
      %891 = arith.remui %873, %c17 : index
      %892 = arith.muli %891, %c13 : index
      %893 = arith.addi %13, %892 : index
      %894 = vector.load %w[%893] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %895 = vector.bitcast %894 : vector<4xi8> to vector<1xf32>
      %896 = vector.extract %895[0] : f32 from vector<1xf32>
      %897 = arith.mulf %896, %882 : f32
      %898 = arith.mulf %872, %897 : f32
      %899 = arith.muli %878, %outputFeatures : index
      %900 = arith.addi %899, %20 : index
      %901 = wave.lane
      %902 = arith.remui %901, %c17 : index
      %903 = arith.addi %900, %902 : index
      scf.if %18 {
        %904 = arith.addi %903, %c5 : index
        %905 = memref.load %residual[%904] : memref<?xf32>
        %906 = arith.addf %905, %890 : f32
        %907 = arith.addi %903, %c5 : index
        memref.store %906, %out[%907] : memref<?xf32>
      } else {
        %908 = arith.addi %903, %c5 : index
        memref.store %890, %out[%908] : memref<?xf32>
      }
      scf.if %18 {
        %909 = arith.addi %903, %c17 : index
        %910 = memref.load %residual[%909] : memref<?xf32>
        %911 = arith.addf %910, %898 : f32
        %912 = arith.addi %903, %c17 : index
        memref.store %911, %out[%912] : memref<?xf32>
      } else {
        %913 = arith.addi %903, %c17 : index
        memref.store %898, %out[%913] : memref<?xf32>
      }
    }
    %914 = vector.extract %540#0[3] : f32 from vector<8xf32>
    %915 = vector.extract %540#1[3] : f32 from vector<8xf32>
    %916 = wave.lane
    %917 = arith.addi %16, %c5 : index
    %918 = arith.muli %c26, %c2 : index
    %919 = arith.addi %917, %918 : index
    %920 = arith.divui %916, %c17 : index
    %921 = arith.addi %919, %920 : index
    %922 = arith.cmpi slt, %921, %15 : index
    scf.if %922 {
      %923 = arith.cmpi eq, %hasFactors, %c6 : index
      %924 = memref.load %factors[%921] : memref<?xf32>
      %925 = arith.select %923, %924, %c28 : f32
      %926 = arith.remui %916, %c17 : index
      %927 = arith.muli %926, %c13 : index
      %928 = arith.addi %11, %927 : index
      %929 = vector.load %w[%928] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %930 = vector.bitcast %929 : vector<4xi8> to vector<1xf32>
      %931 = vector.extract %930[0] : f32 from vector<1xf32>
      %932 = arith.mulf %931, %925 : f32
      %933 = arith.mulf %914, %932 : f32
      %934 = arith.remui %916, %c17 : index
      %935 = arith.muli %934, %c13 : index
      %936 = arith.addi %13, %935 : index
      %937 = vector.load %w[%936] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %938 = vector.bitcast %937 : vector<4xi8> to vector<1xf32>
      %939 = vector.extract %938[0] : f32 from vector<1xf32>
      %940 = arith.mulf %939, %925 : f32
      %941 = arith.mulf %915, %940 : f32
      %942 = arith.muli %921, %outputFeatures : index
      %943 = arith.addi %942, %20 : index
      %944 = wave.lane
      %945 = arith.remui %944, %c17 : index
      %946 = arith.addi %943, %945 : index
      scf.if %18 {
        %947 = arith.addi %946, %c5 : index
        %948 = memref.load %residual[%947] : memref<?xf32>
        %949 = arith.addf %948, %933 : f32
        %950 = arith.addi %946, %c5 : index
        memref.store %949, %out[%950] : memref<?xf32>
      } else {
        %951 = arith.addi %946, %c5 : index
        memref.store %933, %out[%951] : memref<?xf32>
      }
      scf.if %18 {
        %952 = arith.addi %946, %c17 : index
        %953 = memref.load %residual[%952] : memref<?xf32>
        %954 = arith.addf %953, %941 : f32
        %955 = arith.addi %946, %c17 : index
        memref.store %954, %out[%955] : memref<?xf32>
      } else {
        %956 = arith.addi %946, %c17 : index
        memref.store %941, %out[%956] : memref<?xf32>
      }
    }
    %957 = vector.extract %540#0[4] : f32 from vector<8xf32>
    %958 = vector.extract %540#1[4] : f32 from vector<8xf32>
    %959 = wave.lane
    %960 = arith.addi %16, %c5 : index
    %961 = arith.muli %c13, %c2 : index
    %962 = arith.addi %960, %961 : index
    %963 = arith.divui %959, %c17 : index
    %964 = arith.addi %962, %963 : index
    %965 = arith.cmpi slt, %964, %15 : index
    scf.if %965 {
      %966 = arith.cmpi eq, %hasFactors, %c6 : index
      %967 = memref.load %factors[%964] : memref<?xf32>
      %968 = arith.select %966, %967, %c28 : f32
      %969 = arith.remui %959, %c17 : index
      %970 = arith.muli %969, %c13 : index
      %971 = arith.addi %11, %970 : index
      %972 = vector.load %w[%971] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %973 = vector.bitcast %972 : vector<4xi8> to vector<1xf32>
      %974 = vector.extract %973[0] : f32 from vector<1xf32>
      %975 = arith.mulf %974, %968 : f32
      %976 = arith.mulf %957, %975 : f32
      %977 = arith.remui %959, %c17 : index
      %978 = arith.muli %977, %c13 : index
      %979 = arith.addi %13, %978 : index
      %980 = vector.load %w[%979] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %981 = vector.bitcast %980 : vector<4xi8> to vector<1xf32>
      %982 = vector.extract %981[0] : f32 from vector<1xf32>
      %983 = arith.mulf %982, %968 : f32
      %984 = arith.mulf %958, %983 : f32
      %985 = arith.muli %964, %outputFeatures : index
      %986 = arith.addi %985, %20 : index
      %987 = wave.lane
      %988 = arith.remui %987, %c17 : index
      %989 = arith.addi %986, %988 : index
      scf.if %18 {
        %990 = arith.addi %989, %c5 : index
        %991 = memref.load %residual[%990] : memref<?xf32>
        %992 = arith.addf %991, %976 : f32
        %993 = arith.addi %989, %c5 : index
        memref.store %992, %out[%993] : memref<?xf32>
      } else {
        %994 = arith.addi %989, %c5 : index
        memref.store %976, %out[%994] : memref<?xf32>
      }
      scf.if %18 {
        %995 = arith.addi %989, %c17 : index
        %996 = memref.load %residual[%995] : memref<?xf32>
        %997 = arith.addf %996, %984 : f32
        %998 = arith.addi %989, %c17 : index
        memref.store %997, %out[%998] : memref<?xf32>
      } else {
        %999 = arith.addi %989, %c17 : index
        memref.store %984, %out[%999] : memref<?xf32>
      }
    }
    %1000 = vector.extract %540#0[5] : f32 from vector<8xf32>
    %1001 = vector.extract %540#1[5] : f32 from vector<8xf32>
    %1002 = wave.lane
    %1003 = arith.addi %16, %c5 : index
    %1004 = arith.muli %c29, %c2 : index
    %1005 = arith.addi %1003, %1004 : index
    %1006 = arith.divui %1002, %c17 : index
    %1007 = arith.addi %1005, %1006 : index
    %1008 = arith.cmpi slt, %1007, %15 : index
    scf.if %1008 {
      %1009 = arith.cmpi eq, %hasFactors, %c6 : index
      %1010 = memref.load %factors[%1007] : memref<?xf32>
      %1011 = arith.select %1009, %1010, %c28 : f32
      %1012 = arith.remui %1002, %c17 : index
      %1013 = arith.muli %1012, %c13 : index
      %1014 = arith.addi %11, %1013 : index
      %1015 = vector.load %w[%1014] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1016 = vector.bitcast %1015 : vector<4xi8> to vector<1xf32>
      %1017 = vector.extract %1016[0] : f32 from vector<1xf32>
      %1018 = arith.mulf %1017, %1011 : f32
      %1019 = arith.mulf %1000, %1018 : f32
      %1020 = arith.remui %1002, %c17 : index
      %1021 = arith.muli %1020, %c13 : index
      %1022 = arith.addi %13, %1021 : index
      %1023 = vector.load %w[%1022] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1024 = vector.bitcast %1023 : vector<4xi8> to vector<1xf32>
      %1025 = vector.extract %1024[0] : f32 from vector<1xf32>
      %1026 = arith.mulf %1025, %1011 : f32
      %1027 = arith.mulf %1001, %1026 : f32
      %1028 = arith.muli %1007, %outputFeatures : index
      %1029 = arith.addi %1028, %20 : index
      %1030 = wave.lane
      %1031 = arith.remui %1030, %c17 : index
      %1032 = arith.addi %1029, %1031 : index
      scf.if %18 {
        %1033 = arith.addi %1032, %c5 : index
        %1034 = memref.load %residual[%1033] : memref<?xf32>
        %1035 = arith.addf %1034, %1019 : f32
        %1036 = arith.addi %1032, %c5 : index
        memref.store %1035, %out[%1036] : memref<?xf32>
      } else {
        %1037 = arith.addi %1032, %c5 : index
        memref.store %1019, %out[%1037] : memref<?xf32>
      }
      scf.if %18 {
        %1038 = arith.addi %1032, %c17 : index
        %1039 = memref.load %residual[%1038] : memref<?xf32>
        %1040 = arith.addf %1039, %1027 : f32
        %1041 = arith.addi %1032, %c17 : index
        memref.store %1040, %out[%1041] : memref<?xf32>
      } else {
        %1042 = arith.addi %1032, %c17 : index
        memref.store %1027, %out[%1042] : memref<?xf32>
      }
    }
    %1043 = vector.extract %540#0[6] : f32 from vector<8xf32>
    %1044 = vector.extract %540#1[6] : f32 from vector<8xf32>
    %1045 = wave.lane
    %1046 = arith.addi %16, %c5 : index
    %1047 = arith.muli %c30, %c2 : index
    %1048 = arith.addi %1046, %1047 : index
    %1049 = arith.divui %1045, %c17 : index
    %1050 = arith.addi %1048, %1049 : index
    %1051 = arith.cmpi slt, %1050, %15 : index
    scf.if %1051 {
      %1052 = arith.cmpi eq, %hasFactors, %c6 : index
      %1053 = memref.load %factors[%1050] : memref<?xf32>
      %1054 = arith.select %1052, %1053, %c28 : f32
      %1055 = arith.remui %1045, %c17 : index
      %1056 = arith.muli %1055, %c13 : index
      %1057 = arith.addi %11, %1056 : index
      %1058 = vector.load %w[%1057] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1059 = vector.bitcast %1058 : vector<4xi8> to vector<1xf32>
      %1060 = vector.extract %1059[0] : f32 from vector<1xf32>
      %1061 = arith.mulf %1060, %1054 : f32
      %1062 = arith.mulf %1043, %1061 : f32
      %1063 = arith.remui %1045, %c17 : index
      %1064 = arith.muli %1063, %c13 : index
      %1065 = arith.addi %13, %1064 : index
      %1066 = vector.load %w[%1065] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1067 = vector.bitcast %1066 : vector<4xi8> to vector<1xf32>
      %1068 = vector.extract %1067[0] : f32 from vector<1xf32>
      %1069 = arith.mulf %1068, %1054 : f32
      %1070 = arith.mulf %1044, %1069 : f32
      %1071 = arith.muli %1050, %outputFeatures : index
      %1072 = arith.addi %1071, %20 : index
      %1073 = wave.lane
      %1074 = arith.remui %1073, %c17 : index
      %1075 = arith.addi %1072, %1074 : index
      scf.if %18 {
        %1076 = arith.addi %1075, %c5 : index
        %1077 = memref.load %residual[%1076] : memref<?xf32>
        %1078 = arith.addf %1077, %1062 : f32
        %1079 = arith.addi %1075, %c5 : index
        memref.store %1078, %out[%1079] : memref<?xf32>
      } else {
        %1080 = arith.addi %1075, %c5 : index
        memref.store %1062, %out[%1080] : memref<?xf32>
      }
      scf.if %18 {
        %1081 = arith.addi %1075, %c17 : index
        %1082 = memref.load %residual[%1081] : memref<?xf32>
        %1083 = arith.addf %1082, %1070 : f32
        %1084 = arith.addi %1075, %c17 : index
        memref.store %1083, %out[%1084] : memref<?xf32>
      } else {
        %1085 = arith.addi %1075, %c17 : index
        memref.store %1070, %out[%1085] : memref<?xf32>
      }
    }
    %1086 = vector.extract %540#0[7] : f32 from vector<8xf32>
    %1087 = vector.extract %540#1[7] : f32 from vector<8xf32>
    %1088 = wave.lane
    %1089 = arith.addi %16, %c5 : index
    %1090 = arith.muli %c31, %c2 : index
    %1091 = arith.addi %1089, %1090 : index
    %1092 = arith.divui %1088, %c17 : index
    %1093 = arith.addi %1091, %1092 : index
    %1094 = arith.cmpi slt, %1093, %15 : index
    scf.if %1094 {
      %1095 = arith.cmpi eq, %hasFactors, %c6 : index
      %1096 = memref.load %factors[%1093] : memref<?xf32>
      %1097 = arith.select %1095, %1096, %c28 : f32
      %1098 = arith.remui %1088, %c17 : index
      %1099 = arith.muli %1098, %c13 : index
      %1100 = arith.addi %11, %1099 : index
      %1101 = vector.load %w[%1100] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1102 = vector.bitcast %1101 : vector<4xi8> to vector<1xf32>
      %1103 = vector.extract %1102[0] : f32 from vector<1xf32>
      %1104 = arith.mulf %1103, %1097 : f32
      %1105 = arith.mulf %1086, %1104 : f32
      %1106 = arith.remui %1088, %c17 : index
      %1107 = arith.muli %1106, %c13 : index
      %1108 = arith.addi %13, %1107 : index
      %1109 = vector.load %w[%1108] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1110 = vector.bitcast %1109 : vector<4xi8> to vector<1xf32>
      %1111 = vector.extract %1110[0] : f32 from vector<1xf32>
      %1112 = arith.mulf %1111, %1097 : f32
      %1113 = arith.mulf %1087, %1112 : f32
      %1114 = arith.muli %1093, %outputFeatures : index
      %1115 = arith.addi %1114, %20 : index
      %1116 = wave.lane
      %1117 = arith.remui %1116, %c17 : index
      %1118 = arith.addi %1115, %1117 : index
      scf.if %18 {
        %1119 = arith.addi %1118, %c5 : index
        %1120 = memref.load %residual[%1119] : memref<?xf32>
        %1121 = arith.addf %1120, %1105 : f32
        %1122 = arith.addi %1118, %c5 : index
        memref.store %1121, %out[%1122] : memref<?xf32>
      } else {
        %1123 = arith.addi %1118, %c5 : index
        memref.store %1105, %out[%1123] : memref<?xf32>
      }
      scf.if %18 {
        %1124 = arith.addi %1118, %c17 : index
        %1125 = memref.load %residual[%1124] : memref<?xf32>
        %1126 = arith.addf %1125, %1113 : f32
        %1127 = arith.addi %1118, %c17 : index
        memref.store %1126, %out[%1127] : memref<?xf32>
      } else {
        %1128 = arith.addi %1118, %c17 : index
        memref.store %1113, %out[%1128] : memref<?xf32>
      }
    }
    %1129 = wave.lane
    %1130 = vector.extract %540#2[0] : f32 from vector<8xf32>
    %1131 = vector.extract %540#3[0] : f32 from vector<8xf32>
    %1132 = wave.lane
    %1133 = arith.addi %16, %c17 : index
    %1134 = arith.muli %c5, %c2 : index
    %1135 = arith.addi %1133, %1134 : index
    %1136 = arith.divui %1132, %c17 : index
    %1137 = arith.addi %1135, %1136 : index
    %1138 = arith.cmpi slt, %1137, %15 : index
    scf.if %1138 {
      %1139 = arith.cmpi eq, %hasFactors, %c6 : index
      %1140 = memref.load %factors[%1137] : memref<?xf32>
      %1141 = arith.select %1139, %1140, %c28 : f32
      %1142 = arith.remui %1132, %c17 : index
      %1143 = arith.muli %1142, %c13 : index
      %1144 = arith.addi %11, %1143 : index
      %1145 = vector.load %w[%1144] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1146 = vector.bitcast %1145 : vector<4xi8> to vector<1xf32>
      %1147 = vector.extract %1146[0] : f32 from vector<1xf32>
      %1148 = arith.mulf %1147, %1141 : f32
      %1149 = arith.mulf %1130, %1148 : f32
      %1150 = arith.remui %1132, %c17 : index
      %1151 = arith.muli %1150, %c13 : index
      %1152 = arith.addi %13, %1151 : index
      %1153 = vector.load %w[%1152] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1154 = vector.bitcast %1153 : vector<4xi8> to vector<1xf32>
      %1155 = vector.extract %1154[0] : f32 from vector<1xf32>
      %1156 = arith.mulf %1155, %1141 : f32
      %1157 = arith.mulf %1131, %1156 : f32
      %1158 = arith.muli %1137, %outputFeatures : index
      %1159 = arith.addi %1158, %20 : index
      %1160 = wave.lane
      %1161 = arith.remui %1160, %c17 : index
      %1162 = arith.addi %1159, %1161 : index
      scf.if %18 {
        %1163 = arith.addi %1162, %c5 : index
        %1164 = memref.load %residual[%1163] : memref<?xf32>
        %1165 = arith.addf %1164, %1149 : f32
        %1166 = arith.addi %1162, %c5 : index
        memref.store %1165, %out[%1166] : memref<?xf32>
      } else {
        %1167 = arith.addi %1162, %c5 : index
        memref.store %1149, %out[%1167] : memref<?xf32>
      }
      scf.if %18 {
        %1168 = arith.addi %1162, %c17 : index
        %1169 = memref.load %residual[%1168] : memref<?xf32>
        %1170 = arith.addf %1169, %1157 : f32
        %1171 = arith.addi %1162, %c17 : index
        memref.store %1170, %out[%1171] : memref<?xf32>
      } else {
        %1172 = arith.addi %1162, %c17 : index
        memref.store %1157, %out[%1172] : memref<?xf32>
      }
    }
    %1173 = vector.extract %540#2[1] : f32 from vector<8xf32>
    %1174 = vector.extract %540#3[1] : f32 from vector<8xf32>
    %1175 = wave.lane
    %1176 = arith.addi %16, %c17 : index
    %1177 = arith.muli %c6, %c2 : index
    %1178 = arith.addi %1176, %1177 : index
    %1179 = arith.divui %1175, %c17 : index
    %1180 = arith.addi %1178, %1179 : index
    %1181 = arith.cmpi slt, %1180, %15 : index
    scf.if %1181 {
      %1182 = arith.cmpi eq, %hasFactors, %c6 : index
      %1183 = memref.load %factors[%1180] : memref<?xf32>
      %1184 = arith.select %1182, %1183, %c28 : f32
      %1185 = arith.remui %1175, %c17 : index
      %1186 = arith.muli %1185, %c13 : index
      %1187 = arith.addi %11, %1186 : index
      %1188 = vector.load %w[%1187] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1189 = vector.bitcast %1188 : vector<4xi8> to vector<1xf32>
      %1190 = vector.extract %1189[0] : f32 from vector<1xf32>
      %1191 = arith.mulf %1190, %1184 : f32
      %1192 = arith.mulf %1173, %1191 : f32
      %1193 = arith.remui %1175, %c17 : index
      %1194 = arith.muli %1193, %c13 : index
      %1195 = arith.addi %13, %1194 : index
      %1196 = vector.load %w[%1195] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1197 = vector.bitcast %1196 : vector<4xi8> to vector<1xf32>
      %1198 = vector.extract %1197[0] : f32 from vector<1xf32>
      %1199 = arith.mulf %1198, %1184 : f32
      %1200 = arith.mulf %1174, %1199 : f32
      %1201 = arith.muli %1180, %outputFeatures : index
      %1202 = arith.addi %1201, %20 : index
      %1203 = wave.lane
      %1204 = arith.remui %1203, %c17 : index
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
        %1211 = arith.addi %1205, %c17 : index
        %1212 = memref.load %residual[%1211] : memref<?xf32>
        %1213 = arith.addf %1212, %1200 : f32
        %1214 = arith.addi %1205, %c17 : index
        memref.store %1213, %out[%1214] : memref<?xf32>
      } else {
        %1215 = arith.addi %1205, %c17 : index
        memref.store %1200, %out[%1215] : memref<?xf32>
      }
    }
    %1216 = vector.extract %540#2[2] : f32 from vector<8xf32>
    %1217 = vector.extract %540#3[2] : f32 from vector<8xf32>
    %1218 = wave.lane
    %1219 = arith.addi %16, %c17 : index
    %1220 = arith.muli %c2, %c2 : index
    %1221 = arith.addi %1219, %1220 : index
    %1222 = arith.divui %1218, %c17 : index
    %1223 = arith.addi %1221, %1222 : index
    %1224 = arith.cmpi slt, %1223, %15 : index
    scf.if %1224 {
      %1225 = arith.cmpi eq, %hasFactors, %c6 : index
      %1226 = memref.load %factors[%1223] : memref<?xf32>
      %1227 = arith.select %1225, %1226, %c28 : f32
      %1228 = arith.remui %1218, %c17 : index
      %1229 = arith.muli %1228, %c13 : index
      %1230 = arith.addi %11, %1229 : index
      %1231 = vector.load %w[%1230] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1232 = vector.bitcast %1231 : vector<4xi8> to vector<1xf32>
      %1233 = vector.extract %1232[0] : f32 from vector<1xf32>
      %1234 = arith.mulf %1233, %1227 : f32
      %1235 = arith.mulf %1216, %1234 : f32
      %1236 = arith.remui %1218, %c17 : index
      %1237 = arith.muli %1236, %c13 : index
      %1238 = arith.addi %13, %1237 : index
      %1239 = vector.load %w[%1238] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1240 = vector.bitcast %1239 : vector<4xi8> to vector<1xf32>
      %1241 = vector.extract %1240[0] : f32 from vector<1xf32>
      %1242 = arith.mulf %1241, %1227 : f32
      %1243 = arith.mulf %1217, %1242 : f32
      %1244 = arith.muli %1223, %outputFeatures : index
      %1245 = arith.addi %1244, %20 : index
      %1246 = wave.lane
      %1247 = arith.remui %1246, %c17 : index
      %1248 = arith.addi %1245, %1247 : index
      scf.if %18 {
        %1249 = arith.addi %1248, %c5 : index
        %1250 = memref.load %residual[%1249] : memref<?xf32>
        %1251 = arith.addf %1250, %1235 : f32
        %1252 = arith.addi %1248, %c5 : index
        memref.store %1251, %out[%1252] : memref<?xf32>
      } else {
        %1253 = arith.addi %1248, %c5 : index
        memref.store %1235, %out[%1253] : memref<?xf32>
      }
      scf.if %18 {
        %1254 = arith.addi %1248, %c17 : index
        %1255 = memref.load %residual[%1254] : memref<?xf32>
        %1256 = arith.addf %1255, %1243 : f32
        %1257 = arith.addi %1248, %c17 : index
        memref.store %1256, %out[%1257] : memref<?xf32>
      } else {
        %1258 = arith.addi %1248, %c17 : index
        memref.store %1243, %out[%1258] : memref<?xf32>
      }
    }
    %1259 = vector.extract %540#2[3] : f32 from vector<8xf32>
    %1260 = vector.extract %540#3[3] : f32 from vector<8xf32>
    %1261 = wave.lane
    %1262 = arith.addi %16, %c17 : index
    %1263 = arith.muli %c26, %c2 : index
    %1264 = arith.addi %1262, %1263 : index
    %1265 = arith.divui %1261, %c17 : index
    %1266 = arith.addi %1264, %1265 : index
    %1267 = arith.cmpi slt, %1266, %15 : index
    scf.if %1267 {
      %1268 = arith.cmpi eq, %hasFactors, %c6 : index
      %1269 = memref.load %factors[%1266] : memref<?xf32>
      %1270 = arith.select %1268, %1269, %c28 : f32
      %1271 = arith.remui %1261, %c17 : index
      %1272 = arith.muli %1271, %c13 : index
      %1273 = arith.addi %11, %1272 : index
      %1274 = vector.load %w[%1273] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1275 = vector.bitcast %1274 : vector<4xi8> to vector<1xf32>
      %1276 = vector.extract %1275[0] : f32 from vector<1xf32>
      %1277 = arith.mulf %1276, %1270 : f32
      %1278 = arith.mulf %1259, %1277 : f32
      %1279 = arith.remui %1261, %c17 : index
      %1280 = arith.muli %1279, %c13 : index
      %1281 = arith.addi %13, %1280 : index
      %1282 = vector.load %w[%1281] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1283 = vector.bitcast %1282 : vector<4xi8> to vector<1xf32>
      %1284 = vector.extract %1283[0] : f32 from vector<1xf32>
      %1285 = arith.mulf %1284, %1270 : f32
      %1286 = arith.mulf %1260, %1285 : f32
      %1287 = arith.muli %1266, %outputFeatures : index
      %1288 = arith.addi %1287, %20 : index
      %1289 = wave.lane
      %1290 = arith.remui %1289, %c17 : index
      %1291 = arith.addi %1288, %1290 : index
      scf.if %18 {
        %1292 = arith.addi %1291, %c5 : index
        %1293 = memref.load %residual[%1292] : memref<?xf32>
        %1294 = arith.addf %1293, %1278 : f32
        %1295 = arith.addi %1291, %c5 : index
        memref.store %1294, %out[%1295] : memref<?xf32>
      } else {
        %1296 = arith.addi %1291, %c5 : index
        memref.store %1278, %out[%1296] : memref<?xf32>
      }
      scf.if %18 {
        %1297 = arith.addi %1291, %c17 : index
        %1298 = memref.load %residual[%1297] : memref<?xf32>
        %1299 = arith.addf %1298, %1286 : f32
        %1300 = arith.addi %1291, %c17 : index
        memref.store %1299, %out[%1300] : memref<?xf32>
      } else {
        %1301 = arith.addi %1291, %c17 : index
        memref.store %1286, %out[%1301] : memref<?xf32>
      }
    }
    %1302 = vector.extract %540#2[4] : f32 from vector<8xf32>
    %1303 = vector.extract %540#3[4] : f32 from vector<8xf32>
    %1304 = wave.lane
    %1305 = arith.addi %16, %c17 : index
    %1306 = arith.muli %c13, %c2 : index
    %1307 = arith.addi %1305, %1306 : index
    %1308 = arith.divui %1304, %c17 : index
    %1309 = arith.addi %1307, %1308 : index
    %1310 = arith.cmpi slt, %1309, %15 : index
    scf.if %1310 {
      %1311 = arith.cmpi eq, %hasFactors, %c6 : index
      %1312 = memref.load %factors[%1309] : memref<?xf32>
      %1313 = arith.select %1311, %1312, %c28 : f32
      %1314 = arith.remui %1304, %c17 : index
      %1315 = arith.muli %1314, %c13 : index
      %1316 = arith.addi %11, %1315 : index
      %1317 = vector.load %w[%1316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1318 = vector.bitcast %1317 : vector<4xi8> to vector<1xf32>
      %1319 = vector.extract %1318[0] : f32 from vector<1xf32>
      %1320 = arith.mulf %1319, %1313 : f32
      %1321 = arith.mulf %1302, %1320 : f32
      %1322 = arith.remui %1304, %c17 : index
      %1323 = arith.muli %1322, %c13 : index
      %1324 = arith.addi %13, %1323 : index
      %1325 = vector.load %w[%1324] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1326 = vector.bitcast %1325 : vector<4xi8> to vector<1xf32>
      %1327 = vector.extract %1326[0] : f32 from vector<1xf32>
      %1328 = arith.mulf %1327, %1313 : f32
      %1329 = arith.mulf %1303, %1328 : f32
      %1330 = arith.muli %1309, %outputFeatures : index
      %1331 = arith.addi %1330, %20 : index
      %1332 = wave.lane
      %1333 = arith.remui %1332, %c17 : index
      %1334 = arith.addi %1331, %1333 : index
      scf.if %18 {
        %1335 = arith.addi %1334, %c5 : index
        %1336 = memref.load %residual[%1335] : memref<?xf32>
        %1337 = arith.addf %1336, %1321 : f32
        %1338 = arith.addi %1334, %c5 : index
        memref.store %1337, %out[%1338] : memref<?xf32>
      } else {
        %1339 = arith.addi %1334, %c5 : index
        memref.store %1321, %out[%1339] : memref<?xf32>
      }
      scf.if %18 {
        %1340 = arith.addi %1334, %c17 : index
        %1341 = memref.load %residual[%1340] : memref<?xf32>
        %1342 = arith.addf %1341, %1329 : f32
        %1343 = arith.addi %1334, %c17 : index
        memref.store %1342, %out[%1343] : memref<?xf32>
      } else {
        %1344 = arith.addi %1334, %c17 : index
        memref.store %1329, %out[%1344] : memref<?xf32>
      }
    }
    %1345 = vector.extract %540#2[5] : f32 from vector<8xf32>
    %1346 = vector.extract %540#3[5] : f32 from vector<8xf32>
    %1347 = wave.lane
    %1348 = arith.addi %16, %c17 : index
    %1349 = arith.muli %c29, %c2 : index
    %1350 = arith.addi %1348, %1349 : index
    %1351 = arith.divui %1347, %c17 : index
    %1352 = arith.addi %1350, %1351 : index
    %1353 = arith.cmpi slt, %1352, %15 : index
    scf.if %1353 {
      %1354 = arith.cmpi eq, %hasFactors, %c6 : index
      %1355 = memref.load %factors[%1352] : memref<?xf32>
      %1356 = arith.select %1354, %1355, %c28 : f32
      %1357 = arith.remui %1347, %c17 : index
      %1358 = arith.muli %1357, %c13 : index
      %1359 = arith.addi %11, %1358 : index
      %1360 = vector.load %w[%1359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1361 = vector.bitcast %1360 : vector<4xi8> to vector<1xf32>
      %1362 = vector.extract %1361[0] : f32 from vector<1xf32>
      %1363 = arith.mulf %1362, %1356 : f32
      %1364 = arith.mulf %1345, %1363 : f32
      %1365 = arith.remui %1347, %c17 : index
      %1366 = arith.muli %1365, %c13 : index
      %1367 = arith.addi %13, %1366 : index
      %1368 = vector.load %w[%1367] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1369 = vector.bitcast %1368 : vector<4xi8> to vector<1xf32>
      %1370 = vector.extract %1369[0] : f32 from vector<1xf32>
      %1371 = arith.mulf %1370, %1356 : f32
      %1372 = arith.mulf %1346, %1371 : f32
      %1373 = arith.muli %1352, %outputFeatures : index
      %1374 = arith.addi %1373, %20 : index
      %1375 = wave.lane
      %1376 = arith.remui %1375, %c17 : index
      %1377 = arith.addi %1374, %1376 : index
      scf.if %18 {
        %1378 = arith.addi %1377, %c5 : index
        %1379 = memref.load %residual[%1378] : memref<?xf32>
        %1380 = arith.addf %1379, %1364 : f32
        %1381 = arith.addi %1377, %c5 : index
        memref.store %1380, %out[%1381] : memref<?xf32>
      } else {
        %1382 = arith.addi %1377, %c5 : index
        memref.store %1364, %out[%1382] : memref<?xf32>
      }
      scf.if %18 {
        %1383 = arith.addi %1377, %c17 : index
        %1384 = memref.load %residual[%1383] : memref<?xf32>
        %1385 = arith.addf %1384, %1372 : f32
        %1386 = arith.addi %1377, %c17 : index
        memref.store %1385, %out[%1386] : memref<?xf32>
      } else {
        %1387 = arith.addi %1377, %c17 : index
        memref.store %1372, %out[%1387] : memref<?xf32>
      }
    }
    %1388 = vector.extract %540#2[6] : f32 from vector<8xf32>
    %1389 = vector.extract %540#3[6] : f32 from vector<8xf32>
    %1390 = wave.lane
    %1391 = arith.addi %16, %c17 : index
    %1392 = arith.muli %c30, %c2 : index
    %1393 = arith.addi %1391, %1392 : index
    %1394 = arith.divui %1390, %c17 : index
    %1395 = arith.addi %1393, %1394 : index
    %1396 = arith.cmpi slt, %1395, %15 : index
    scf.if %1396 {
      %1397 = arith.cmpi eq, %hasFactors, %c6 : index
      %1398 = memref.load %factors[%1395] : memref<?xf32>
      %1399 = arith.select %1397, %1398, %c28 : f32
      %1400 = arith.remui %1390, %c17 : index
      %1401 = arith.muli %1400, %c13 : index
      %1402 = arith.addi %11, %1401 : index
      %1403 = vector.load %w[%1402] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1404 = vector.bitcast %1403 : vector<4xi8> to vector<1xf32>
      %1405 = vector.extract %1404[0] : f32 from vector<1xf32>
      %1406 = arith.mulf %1405, %1399 : f32
      %1407 = arith.mulf %1388, %1406 : f32
      %1408 = arith.remui %1390, %c17 : index
      %1409 = arith.muli %1408, %c13 : index
      %1410 = arith.addi %13, %1409 : index
      %1411 = vector.load %w[%1410] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1412 = vector.bitcast %1411 : vector<4xi8> to vector<1xf32>
      %1413 = vector.extract %1412[0] : f32 from vector<1xf32>
      %1414 = arith.mulf %1413, %1399 : f32
      %1415 = arith.mulf %1389, %1414 : f32
      %1416 = arith.muli %1395, %outputFeatures : index
      %1417 = arith.addi %1416, %20 : index
      %1418 = wave.lane
      %1419 = arith.remui %1418, %c17 : index
      %1420 = arith.addi %1417, %1419 : index
      scf.if %18 {
        %1421 = arith.addi %1420, %c5 : index
        %1422 = memref.load %residual[%1421] : memref<?xf32>
        %1423 = arith.addf %1422, %1407 : f32
        %1424 = arith.addi %1420, %c5 : index
        memref.store %1423, %out[%1424] : memref<?xf32>
      } else {
        %1425 = arith.addi %1420, %c5 : index
        memref.store %1407, %out[%1425] : memref<?xf32>
      }
      scf.if %18 {
        %1426 = arith.addi %1420, %c17 : index
        %1427 = memref.load %residual[%1426] : memref<?xf32>
        %1428 = arith.addf %1427, %1415 : f32
        %1429 = arith.addi %1420, %c17 : index
        memref.store %1428, %out[%1429] : memref<?xf32>
      } else {
        %1430 = arith.addi %1420, %c17 : index
        memref.store %1415, %out[%1430] : memref<?xf32>
      }
    }
    %1431 = vector.extract %540#2[7] : f32 from vector<8xf32>
    %1432 = vector.extract %540#3[7] : f32 from vector<8xf32>
    %1433 = wave.lane
    %1434 = arith.addi %16, %c17 : index
    %1435 = arith.muli %c31, %c2 : index
    %1436 = arith.addi %1434, %1435 : index
    %1437 = arith.divui %1433, %c17 : index
    %1438 = arith.addi %1436, %1437 : index
    %1439 = arith.cmpi slt, %1438, %15 : index
    scf.if %1439 {
      %1440 = arith.cmpi eq, %hasFactors, %c6 : index
      %1441 = memref.load %factors[%1438] : memref<?xf32>
      %1442 = arith.select %1440, %1441, %c28 : f32
      %1443 = arith.remui %1433, %c17 : index
      %1444 = arith.muli %1443, %c13 : index
      %1445 = arith.addi %11, %1444 : index
      %1446 = vector.load %w[%1445] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1447 = vector.bitcast %1446 : vector<4xi8> to vector<1xf32>
      %1448 = vector.extract %1447[0] : f32 from vector<1xf32>
      %1449 = arith.mulf %1448, %1442 : f32
      %1450 = arith.mulf %1431, %1449 : f32
      %1451 = arith.remui %1433, %c17 : index
      %1452 = arith.muli %1451, %c13 : index
      %1453 = arith.addi %13, %1452 : index
      %1454 = vector.load %w[%1453] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1455 = vector.bitcast %1454 : vector<4xi8> to vector<1xf32>
      %1456 = vector.extract %1455[0] : f32 from vector<1xf32>
      %1457 = arith.mulf %1456, %1442 : f32
      %1458 = arith.mulf %1432, %1457 : f32
      %1459 = arith.muli %1438, %outputFeatures : index
      %1460 = arith.addi %1459, %20 : index
      %1461 = wave.lane
      %1462 = arith.remui %1461, %c17 : index
      %1463 = arith.addi %1460, %1462 : index
      scf.if %18 {
        %1464 = arith.addi %1463, %c5 : index
        %1465 = memref.load %residual[%1464] : memref<?xf32>
        %1466 = arith.addf %1465, %1450 : f32
        %1467 = arith.addi %1463, %c5 : index
        memref.store %1466, %out[%1467] : memref<?xf32>
      } else {
        %1468 = arith.addi %1463, %c5 : index
        memref.store %1450, %out[%1468] : memref<?xf32>
      }
      scf.if %18 {
        %1469 = arith.addi %1463, %c17 : index
        %1470 = memref.load %residual[%1469] : memref<?xf32>
        %1471 = arith.addf %1470, %1458 : f32
        %1472 = arith.addi %1463, %c17 : index
        memref.store %1471, %out[%1472] : memref<?xf32>
      } else {
        %1473 = arith.addi %1463, %c17 : index
        memref.store %1458, %out[%1473] : memref<?xf32>
      }
    }
    %1474 = wave.lane
    %1475 = vector.extract %540#4[0] : f32 from vector<8xf32>
    %1476 = vector.extract %540#5[0] : f32 from vector<8xf32>
    %1477 = wave.lane
    %1478 = arith.addi %16, %c12 : index
    %1479 = arith.muli %c5, %c2 : index
    %1480 = arith.addi %1478, %1479 : index
    %1481 = arith.divui %1477, %c17 : index
    %1482 = arith.addi %1480, %1481 : index
    %1483 = arith.cmpi slt, %1482, %15 : index
    scf.if %1483 {
      %1484 = arith.cmpi eq, %hasFactors, %c6 : index
      %1485 = memref.load %factors[%1482] : memref<?xf32>
      %1486 = arith.select %1484, %1485, %c28 : f32
      %1487 = arith.remui %1477, %c17 : index
      %1488 = arith.muli %1487, %c13 : index
      %1489 = arith.addi %11, %1488 : index
      %1490 = vector.load %w[%1489] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1491 = vector.bitcast %1490 : vector<4xi8> to vector<1xf32>
      %1492 = vector.extract %1491[0] : f32 from vector<1xf32>
      %1493 = arith.mulf %1492, %1486 : f32
      %1494 = arith.mulf %1475, %1493 : f32
      %1495 = arith.remui %1477, %c17 : index
      %1496 = arith.muli %1495, %c13 : index
      %1497 = arith.addi %13, %1496 : index
      %1498 = vector.load %w[%1497] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1499 = vector.bitcast %1498 : vector<4xi8> to vector<1xf32>
      %1500 = vector.extract %1499[0] : f32 from vector<1xf32>
      %1501 = arith.mulf %1500, %1486 : f32
      %1502 = arith.mulf %1476, %1501 : f32
      %1503 = arith.muli %1482, %outputFeatures : index
      %1504 = arith.addi %1503, %20 : index
      %1505 = wave.lane
      %1506 = arith.remui %1505, %c17 : index
      %1507 = arith.addi %1504, %1506 : index
      scf.if %18 {
        %1508 = arith.addi %1507, %c5 : index
        %1509 = memref.load %residual[%1508] : memref<?xf32>
        %1510 = arith.addf %1509, %1494 : f32
        %1511 = arith.addi %1507, %c5 : index
        memref.store %1510, %out[%1511] : memref<?xf32>
      } else {
        %1512 = arith.addi %1507, %c5 : index
        memref.store %1494, %out[%1512] : memref<?xf32>
      }
      scf.if %18 {
        %1513 = arith.addi %1507, %c17 : index
        %1514 = memref.load %residual[%1513] : memref<?xf32>
        %1515 = arith.addf %1514, %1502 : f32
        %1516 = arith.addi %1507, %c17 : index
        memref.store %1515, %out[%1516] : memref<?xf32>
      } else {
        %1517 = arith.addi %1507, %c17 : index
        memref.store %1502, %out[%1517] : memref<?xf32>
      }
    }
    %1518 = vector.extract %540#4[1] : f32 from vector<8xf32>
    %1519 = vector.extract %540#5[1] : f32 from vector<8xf32>
    %1520 = wave.lane
    %1521 = arith.addi %16, %c12 : index
    %1522 = arith.muli %c6, %c2 : index
    %1523 = arith.addi %1521, %1522 : index
    %1524 = arith.divui %1520, %c17 : index
    %1525 = arith.addi %1523, %1524 : index
    %1526 = arith.cmpi slt, %1525, %15 : index
    scf.if %1526 {
      %1527 = arith.cmpi eq, %hasFactors, %c6 : index
      %1528 = memref.load %factors[%1525] : memref<?xf32>
      %1529 = arith.select %1527, %1528, %c28 : f32
      %1530 = arith.remui %1520, %c17 : index
      %1531 = arith.muli %1530, %c13 : index
      %1532 = arith.addi %11, %1531 : index
      %1533 = vector.load %w[%1532] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1534 = vector.bitcast %1533 : vector<4xi8> to vector<1xf32>
      %1535 = vector.extract %1534[0] : f32 from vector<1xf32>
      %1536 = arith.mulf %1535, %1529 : f32
      %1537 = arith.mulf %1518, %1536 : f32
      %1538 = arith.remui %1520, %c17 : index
      %1539 = arith.muli %1538, %c13 : index
      %1540 = arith.addi %13, %1539 : index
      %1541 = vector.load %w[%1540] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1542 = vector.bitcast %1541 : vector<4xi8> to vector<1xf32>
      %1543 = vector.extract %1542[0] : f32 from vector<1xf32>
      %1544 = arith.mulf %1543, %1529 : f32
      %1545 = arith.mulf %1519, %1544 : f32
      %1546 = arith.muli %1525, %outputFeatures : index
      %1547 = arith.addi %1546, %20 : index
      %1548 = wave.lane
      %1549 = arith.remui %1548, %c17 : index
      %1550 = arith.addi %1547, %1549 : index
      scf.if %18 {
        %1551 = arith.addi %1550, %c5 : index
        %1552 = memref.load %residual[%1551] : memref<?xf32>
        %1553 = arith.addf %1552, %1537 : f32
        %1554 = arith.addi %1550, %c5 : index
        memref.store %1553, %out[%1554] : memref<?xf32>
      } else {
        %1555 = arith.addi %1550, %c5 : index
        memref.store %1537, %out[%1555] : memref<?xf32>
      }
      scf.if %18 {
        %1556 = arith.addi %1550, %c17 : index
        %1557 = memref.load %residual[%1556] : memref<?xf32>
        %1558 = arith.addf %1557, %1545 : f32
        %1559 = arith.addi %1550, %c17 : index
        memref.store %1558, %out[%1559] : memref<?xf32>
      } else {
        %1560 = arith.addi %1550, %c17 : index
        memref.store %1545, %out[%1560] : memref<?xf32>
      }
    }
    %1561 = vector.extract %540#4[2] : f32 from vector<8xf32>
    %1562 = vector.extract %540#5[2] : f32 from vector<8xf32>
    %1563 = wave.lane
    %1564 = arith.addi %16, %c12 : index
    %1565 = arith.muli %c2, %c2 : index
    %1566 = arith.addi %1564, %1565 : index
    %1567 = arith.divui %1563, %c17 : index
    %1568 = arith.addi %1566, %1567 : index
    %1569 = arith.cmpi slt, %1568, %15 : index
    scf.if %1569 {
      %1570 = arith.cmpi eq, %hasFactors, %c6 : index
      %1571 = memref.load %factors[%1568] : memref<?xf32>
      %1572 = arith.select %1570, %1571, %c28 : f32
      %1573 = arith.remui %1563, %c17 : index
      %1574 = arith.muli %1573, %c13 : index
      %1575 = arith.addi %11, %1574 : index
      %1576 = vector.load %w[%1575] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1577 = vector.bitcast %1576 : vector<4xi8> to vector<1xf32>
      %1578 = vector.extract %1577[0] : f32 from vector<1xf32>
      %1579 = arith.mulf %1578, %1572 : f32
      %1580 = arith.mulf %1561, %1579 : f32
      %1581 = arith.remui %1563, %c17 : index
      %1582 = arith.muli %1581, %c13 : index
      %1583 = arith.addi %13, %1582 : index
      %1584 = vector.load %w[%1583] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1585 = vector.bitcast %1584 : vector<4xi8> to vector<1xf32>
      %1586 = vector.extract %1585[0] : f32 from vector<1xf32>
      %1587 = arith.mulf %1586, %1572 : f32
      %1588 = arith.mulf %1562, %1587 : f32
      %1589 = arith.muli %1568, %outputFeatures : index
      %1590 = arith.addi %1589, %20 : index
      %1591 = wave.lane
      %1592 = arith.remui %1591, %c17 : index
      %1593 = arith.addi %1590, %1592 : index
      scf.if %18 {
        %1594 = arith.addi %1593, %c5 : index
        %1595 = memref.load %residual[%1594] : memref<?xf32>
        %1596 = arith.addf %1595, %1580 : f32
        %1597 = arith.addi %1593, %c5 : index
        memref.store %1596, %out[%1597] : memref<?xf32>
      } else {
        %1598 = arith.addi %1593, %c5 : index
        memref.store %1580, %out[%1598] : memref<?xf32>
      }
      scf.if %18 {
        %1599 = arith.addi %1593, %c17 : index
        %1600 = memref.load %residual[%1599] : memref<?xf32>
        %1601 = arith.addf %1600, %1588 : f32
        %1602 = arith.addi %1593, %c17 : index
        memref.store %1601, %out[%1602] : memref<?xf32>
      } else {
        %1603 = arith.addi %1593, %c17 : index
        memref.store %1588, %out[%1603] : memref<?xf32>
      }
    }
    %1604 = vector.extract %540#4[3] : f32 from vector<8xf32>
    %1605 = vector.extract %540#5[3] : f32 from vector<8xf32>
    %1606 = wave.lane
    %1607 = arith.addi %16, %c12 : index
    %1608 = arith.muli %c26, %c2 : index
    %1609 = arith.addi %1607, %1608 : index
    %1610 = arith.divui %1606, %c17 : index
    %1611 = arith.addi %1609, %1610 : index
    %1612 = arith.cmpi slt, %1611, %15 : index
    scf.if %1612 {
      %1613 = arith.cmpi eq, %hasFactors, %c6 : index
      %1614 = memref.load %factors[%1611] : memref<?xf32>
      %1615 = arith.select %1613, %1614, %c28 : f32
      %1616 = arith.remui %1606, %c17 : index
      %1617 = arith.muli %1616, %c13 : index
      %1618 = arith.addi %11, %1617 : index
      %1619 = vector.load %w[%1618] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1620 = vector.bitcast %1619 : vector<4xi8> to vector<1xf32>
      %1621 = vector.extract %1620[0] : f32 from vector<1xf32>
      %1622 = arith.mulf %1621, %1615 : f32
      %1623 = arith.mulf %1604, %1622 : f32
      %1624 = arith.remui %1606, %c17 : index
      %1625 = arith.muli %1624, %c13 : index
      %1626 = arith.addi %13, %1625 : index
      %1627 = vector.load %w[%1626] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1628 = vector.bitcast %1627 : vector<4xi8> to vector<1xf32>
      %1629 = vector.extract %1628[0] : f32 from vector<1xf32>
      %1630 = arith.mulf %1629, %1615 : f32
      %1631 = arith.mulf %1605, %1630 : f32
      %1632 = arith.muli %1611, %outputFeatures : index
      %1633 = arith.addi %1632, %20 : index
      %1634 = wave.lane
      %1635 = arith.remui %1634, %c17 : index
      %1636 = arith.addi %1633, %1635 : index
      scf.if %18 {
        %1637 = arith.addi %1636, %c5 : index
        %1638 = memref.load %residual[%1637] : memref<?xf32>
        %1639 = arith.addf %1638, %1623 : f32
        %1640 = arith.addi %1636, %c5 : index
        memref.store %1639, %out[%1640] : memref<?xf32>
      } else {
        %1641 = arith.addi %1636, %c5 : index
        memref.store %1623, %out[%1641] : memref<?xf32>
      }
      scf.if %18 {
        %1642 = arith.addi %1636, %c17 : index
        %1643 = memref.load %residual[%1642] : memref<?xf32>
        %1644 = arith.addf %1643, %1631 : f32
        %1645 = arith.addi %1636, %c17 : index
        memref.store %1644, %out[%1645] : memref<?xf32>
      } else {
        %1646 = arith.addi %1636, %c17 : index
        memref.store %1631, %out[%1646] : memref<?xf32>
      }
    }
    %1647 = vector.extract %540#4[4] : f32 from vector<8xf32>
    %1648 = vector.extract %540#5[4] : f32 from vector<8xf32>
    %1649 = wave.lane
    %1650 = arith.addi %16, %c12 : index
    %1651 = arith.muli %c13, %c2 : index
    %1652 = arith.addi %1650, %1651 : index
    %1653 = arith.divui %1649, %c17 : index
    %1654 = arith.addi %1652, %1653 : index
    %1655 = arith.cmpi slt, %1654, %15 : index
    scf.if %1655 {
      %1656 = arith.cmpi eq, %hasFactors, %c6 : index
      %1657 = memref.load %factors[%1654] : memref<?xf32>
      %1658 = arith.select %1656, %1657, %c28 : f32
      %1659 = arith.remui %1649, %c17 : index
      %1660 = arith.muli %1659, %c13 : index
      %1661 = arith.addi %11, %1660 : index
      %1662 = vector.load %w[%1661] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1663 = vector.bitcast %1662 : vector<4xi8> to vector<1xf32>
      %1664 = vector.extract %1663[0] : f32 from vector<1xf32>
      %1665 = arith.mulf %1664, %1658 : f32
      %1666 = arith.mulf %1647, %1665 : f32
      %1667 = arith.remui %1649, %c17 : index
      %1668 = arith.muli %1667, %c13 : index
      %1669 = arith.addi %13, %1668 : index
      %1670 = vector.load %w[%1669] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1671 = vector.bitcast %1670 : vector<4xi8> to vector<1xf32>
      %1672 = vector.extract %1671[0] : f32 from vector<1xf32>
      %1673 = arith.mulf %1672, %1658 : f32
      %1674 = arith.mulf %1648, %1673 : f32
      %1675 = arith.muli %1654, %outputFeatures : index
      %1676 = arith.addi %1675, %20 : index
      %1677 = wave.lane
      %1678 = arith.remui %1677, %c17 : index
      %1679 = arith.addi %1676, %1678 : index
      scf.if %18 {
        %1680 = arith.addi %1679, %c5 : index
        %1681 = memref.load %residual[%1680] : memref<?xf32>
        %1682 = arith.addf %1681, %1666 : f32
        %1683 = arith.addi %1679, %c5 : index
        memref.store %1682, %out[%1683] : memref<?xf32>
      } else {
        %1684 = arith.addi %1679, %c5 : index
        memref.store %1666, %out[%1684] : memref<?xf32>
      }
      scf.if %18 {
        %1685 = arith.addi %1679, %c17 : index
        %1686 = memref.load %residual[%1685] : memref<?xf32>
        %1687 = arith.addf %1686, %1674 : f32
        %1688 = arith.addi %1679, %c17 : index
        memref.store %1687, %out[%1688] : memref<?xf32>
      } else {
        %1689 = arith.addi %1679, %c17 : index
        memref.store %1674, %out[%1689] : memref<?xf32>
      }
    }
    %1690 = vector.extract %540#4[5] : f32 from vector<8xf32>
    %1691 = vector.extract %540#5[5] : f32 from vector<8xf32>
    %1692 = wave.lane
    %1693 = arith.addi %16, %c12 : index
    %1694 = arith.muli %c29, %c2 : index
    %1695 = arith.addi %1693, %1694 : index
    %1696 = arith.divui %1692, %c17 : index
    %1697 = arith.addi %1695, %1696 : index
    %1698 = arith.cmpi slt, %1697, %15 : index
    scf.if %1698 {
      %1699 = arith.cmpi eq, %hasFactors, %c6 : index
      %1700 = memref.load %factors[%1697] : memref<?xf32>
      %1701 = arith.select %1699, %1700, %c28 : f32
      %1702 = arith.remui %1692, %c17 : index
      %1703 = arith.muli %1702, %c13 : index
      %1704 = arith.addi %11, %1703 : index
      %1705 = vector.load %w[%1704] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1706 = vector.bitcast %1705 : vector<4xi8> to vector<1xf32>
      %1707 = vector.extract %1706[0] : f32 from vector<1xf32>
      %1708 = arith.mulf %1707, %1701 : f32
      %1709 = arith.mulf %1690, %1708 : f32
      %1710 = arith.remui %1692, %c17 : index
      %1711 = arith.muli %1710, %c13 : index
      %1712 = arith.addi %13, %1711 : index
      %1713 = vector.load %w[%1712] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1714 = vector.bitcast %1713 : vector<4xi8> to vector<1xf32>
      %1715 = vector.extract %1714[0] : f32 from vector<1xf32>
      %1716 = arith.mulf %1715, %1701 : f32
      %1717 = arith.mulf %1691, %1716 : f32
      %1718 = arith.muli %1697, %outputFeatures : index
      %1719 = arith.addi %1718, %20 : index
      %1720 = wave.lane
      %1721 = arith.remui %1720, %c17 : index
      %1722 = arith.addi %1719, %1721 : index
      scf.if %18 {
        %1723 = arith.addi %1722, %c5 : index
        %1724 = memref.load %residual[%1723] : memref<?xf32>
        %1725 = arith.addf %1724, %1709 : f32
        %1726 = arith.addi %1722, %c5 : index
        memref.store %1725, %out[%1726] : memref<?xf32>
      } else {
        %1727 = arith.addi %1722, %c5 : index
        memref.store %1709, %out[%1727] : memref<?xf32>
      }
      scf.if %18 {
        %1728 = arith.addi %1722, %c17 : index
        %1729 = memref.load %residual[%1728] : memref<?xf32>
        %1730 = arith.addf %1729, %1717 : f32
        %1731 = arith.addi %1722, %c17 : index
        memref.store %1730, %out[%1731] : memref<?xf32>
      } else {
        %1732 = arith.addi %1722, %c17 : index
        memref.store %1717, %out[%1732] : memref<?xf32>
      }
    }
    %1733 = vector.extract %540#4[6] : f32 from vector<8xf32>
    %1734 = vector.extract %540#5[6] : f32 from vector<8xf32>
    %1735 = wave.lane
    %1736 = arith.addi %16, %c12 : index
    %1737 = arith.muli %c30, %c2 : index
    %1738 = arith.addi %1736, %1737 : index
    %1739 = arith.divui %1735, %c17 : index
    %1740 = arith.addi %1738, %1739 : index
    %1741 = arith.cmpi slt, %1740, %15 : index
    scf.if %1741 {
      %1742 = arith.cmpi eq, %hasFactors, %c6 : index
      %1743 = memref.load %factors[%1740] : memref<?xf32>
      %1744 = arith.select %1742, %1743, %c28 : f32
      %1745 = arith.remui %1735, %c17 : index
      %1746 = arith.muli %1745, %c13 : index
      %1747 = arith.addi %11, %1746 : index
      %1748 = vector.load %w[%1747] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1749 = vector.bitcast %1748 : vector<4xi8> to vector<1xf32>
      %1750 = vector.extract %1749[0] : f32 from vector<1xf32>
      %1751 = arith.mulf %1750, %1744 : f32
      %1752 = arith.mulf %1733, %1751 : f32
      %1753 = arith.remui %1735, %c17 : index
      %1754 = arith.muli %1753, %c13 : index
      %1755 = arith.addi %13, %1754 : index
      %1756 = vector.load %w[%1755] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1757 = vector.bitcast %1756 : vector<4xi8> to vector<1xf32>
      %1758 = vector.extract %1757[0] : f32 from vector<1xf32>
      %1759 = arith.mulf %1758, %1744 : f32
      %1760 = arith.mulf %1734, %1759 : f32
      %1761 = arith.muli %1740, %outputFeatures : index
      %1762 = arith.addi %1761, %20 : index
      %1763 = wave.lane
      %1764 = arith.remui %1763, %c17 : index
      %1765 = arith.addi %1762, %1764 : index
      scf.if %18 {
        %1766 = arith.addi %1765, %c5 : index
        %1767 = memref.load %residual[%1766] : memref<?xf32>
        %1768 = arith.addf %1767, %1752 : f32
        %1769 = arith.addi %1765, %c5 : index
        memref.store %1768, %out[%1769] : memref<?xf32>
      } else {
        %1770 = arith.addi %1765, %c5 : index
        memref.store %1752, %out[%1770] : memref<?xf32>
      }
      scf.if %18 {
        %1771 = arith.addi %1765, %c17 : index
        %1772 = memref.load %residual[%1771] : memref<?xf32>
        %1773 = arith.addf %1772, %1760 : f32
        %1774 = arith.addi %1765, %c17 : index
        memref.store %1773, %out[%1774] : memref<?xf32>
      } else {
        %1775 = arith.addi %1765, %c17 : index
        memref.store %1760, %out[%1775] : memref<?xf32>
      }
    }
    %1776 = vector.extract %540#4[7] : f32 from vector<8xf32>
    %1777 = vector.extract %540#5[7] : f32 from vector<8xf32>
    %1778 = wave.lane
    %1779 = arith.addi %16, %c12 : index
    %1780 = arith.muli %c31, %c2 : index
    %1781 = arith.addi %1779, %1780 : index
    %1782 = arith.divui %1778, %c17 : index
    %1783 = arith.addi %1781, %1782 : index
    %1784 = arith.cmpi slt, %1783, %15 : index
    scf.if %1784 {
      %1785 = arith.cmpi eq, %hasFactors, %c6 : index
      %1786 = memref.load %factors[%1783] : memref<?xf32>
      %1787 = arith.select %1785, %1786, %c28 : f32
      %1788 = arith.remui %1778, %c17 : index
      %1789 = arith.muli %1788, %c13 : index
      %1790 = arith.addi %11, %1789 : index
      %1791 = vector.load %w[%1790] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1792 = vector.bitcast %1791 : vector<4xi8> to vector<1xf32>
      %1793 = vector.extract %1792[0] : f32 from vector<1xf32>
      %1794 = arith.mulf %1793, %1787 : f32
      %1795 = arith.mulf %1776, %1794 : f32
      %1796 = arith.remui %1778, %c17 : index
      %1797 = arith.muli %1796, %c13 : index
      %1798 = arith.addi %13, %1797 : index
      %1799 = vector.load %w[%1798] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1800 = vector.bitcast %1799 : vector<4xi8> to vector<1xf32>
      %1801 = vector.extract %1800[0] : f32 from vector<1xf32>
      %1802 = arith.mulf %1801, %1787 : f32
      %1803 = arith.mulf %1777, %1802 : f32
      %1804 = arith.muli %1783, %outputFeatures : index
      %1805 = arith.addi %1804, %20 : index
      %1806 = wave.lane
      %1807 = arith.remui %1806, %c17 : index
      %1808 = arith.addi %1805, %1807 : index
      scf.if %18 {
        %1809 = arith.addi %1808, %c5 : index
        %1810 = memref.load %residual[%1809] : memref<?xf32>
        %1811 = arith.addf %1810, %1795 : f32
        %1812 = arith.addi %1808, %c5 : index
        memref.store %1811, %out[%1812] : memref<?xf32>
      } else {
        %1813 = arith.addi %1808, %c5 : index
        memref.store %1795, %out[%1813] : memref<?xf32>
      }
      scf.if %18 {
        %1814 = arith.addi %1808, %c17 : index
        %1815 = memref.load %residual[%1814] : memref<?xf32>
        %1816 = arith.addf %1815, %1803 : f32
        %1817 = arith.addi %1808, %c17 : index
        memref.store %1816, %out[%1817] : memref<?xf32>
      } else {
        %1818 = arith.addi %1808, %c17 : index
        memref.store %1803, %out[%1818] : memref<?xf32>
      }
    }
    %1819 = wave.lane
    %1820 = vector.extract %540#6[0] : f32 from vector<8xf32>
    %1821 = vector.extract %540#7[0] : f32 from vector<8xf32>
    %1822 = wave.lane
    %1823 = arith.addi %16, %c32 : index
    %1824 = arith.muli %c5, %c2 : index
    %1825 = arith.addi %1823, %1824 : index
    %1826 = arith.divui %1822, %c17 : index
    %1827 = arith.addi %1825, %1826 : index
    %1828 = arith.cmpi slt, %1827, %15 : index
    scf.if %1828 {
      %1829 = arith.cmpi eq, %hasFactors, %c6 : index
      %1830 = memref.load %factors[%1827] : memref<?xf32>
      %1831 = arith.select %1829, %1830, %c28 : f32
      %1832 = arith.remui %1822, %c17 : index
      %1833 = arith.muli %1832, %c13 : index
      %1834 = arith.addi %11, %1833 : index
      %1835 = vector.load %w[%1834] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1836 = vector.bitcast %1835 : vector<4xi8> to vector<1xf32>
      %1837 = vector.extract %1836[0] : f32 from vector<1xf32>
      %1838 = arith.mulf %1837, %1831 : f32
      %1839 = arith.mulf %1820, %1838 : f32
      %1840 = arith.remui %1822, %c17 : index
      %1841 = arith.muli %1840, %c13 : index
      %1842 = arith.addi %13, %1841 : index
      %1843 = vector.load %w[%1842] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1844 = vector.bitcast %1843 : vector<4xi8> to vector<1xf32>
      %1845 = vector.extract %1844[0] : f32 from vector<1xf32>
      %1846 = arith.mulf %1845, %1831 : f32
      %1847 = arith.mulf %1821, %1846 : f32
      %1848 = arith.muli %1827, %outputFeatures : index
      %1849 = arith.addi %1848, %20 : index
      %1850 = wave.lane
      %1851 = arith.remui %1850, %c17 : index
      %1852 = arith.addi %1849, %1851 : index
      scf.if %18 {
        %1853 = arith.addi %1852, %c5 : index
        %1854 = memref.load %residual[%1853] : memref<?xf32>
        %1855 = arith.addf %1854, %1839 : f32
        %1856 = arith.addi %1852, %c5 : index
        memref.store %1855, %out[%1856] : memref<?xf32>
      } else {
        %1857 = arith.addi %1852, %c5 : index
        memref.store %1839, %out[%1857] : memref<?xf32>
      }
      scf.if %18 {
        %1858 = arith.addi %1852, %c17 : index
        %1859 = memref.load %residual[%1858] : memref<?xf32>
        %1860 = arith.addf %1859, %1847 : f32
        %1861 = arith.addi %1852, %c17 : index
        memref.store %1860, %out[%1861] : memref<?xf32>
      } else {
        %1862 = arith.addi %1852, %c17 : index
        memref.store %1847, %out[%1862] : memref<?xf32>
      }
    }
    %1863 = vector.extract %540#6[1] : f32 from vector<8xf32>
    %1864 = vector.extract %540#7[1] : f32 from vector<8xf32>
    %1865 = wave.lane
    %1866 = arith.addi %16, %c32 : index
    %1867 = arith.muli %c6, %c2 : index
    %1868 = arith.addi %1866, %1867 : index
    %1869 = arith.divui %1865, %c17 : index
    %1870 = arith.addi %1868, %1869 : index
    %1871 = arith.cmpi slt, %1870, %15 : index
    scf.if %1871 {
      %1872 = arith.cmpi eq, %hasFactors, %c6 : index
      %1873 = memref.load %factors[%1870] : memref<?xf32>
      %1874 = arith.select %1872, %1873, %c28 : f32
      %1875 = arith.remui %1865, %c17 : index
      %1876 = arith.muli %1875, %c13 : index
      %1877 = arith.addi %11, %1876 : index
      %1878 = vector.load %w[%1877] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1879 = vector.bitcast %1878 : vector<4xi8> to vector<1xf32>
      %1880 = vector.extract %1879[0] : f32 from vector<1xf32>
      %1881 = arith.mulf %1880, %1874 : f32
      %1882 = arith.mulf %1863, %1881 : f32
      %1883 = arith.remui %1865, %c17 : index
      %1884 = arith.muli %1883, %c13 : index
      %1885 = arith.addi %13, %1884 : index
      %1886 = vector.load %w[%1885] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1887 = vector.bitcast %1886 : vector<4xi8> to vector<1xf32>
      %1888 = vector.extract %1887[0] : f32 from vector<1xf32>
      %1889 = arith.mulf %1888, %1874 : f32
      %1890 = arith.mulf %1864, %1889 : f32
      %1891 = arith.muli %1870, %outputFeatures : index
      %1892 = arith.addi %1891, %20 : index
      %1893 = wave.lane
      %1894 = arith.remui %1893, %c17 : index
      %1895 = arith.addi %1892, %1894 : index
      scf.if %18 {
        %1896 = arith.addi %1895, %c5 : index
        %1897 = memref.load %residual[%1896] : memref<?xf32>
        %1898 = arith.addf %1897, %1882 : f32
        %1899 = arith.addi %1895, %c5 : index
        memref.store %1898, %out[%1899] : memref<?xf32>
      } else {
        %1900 = arith.addi %1895, %c5 : index
        memref.store %1882, %out[%1900] : memref<?xf32>
      }
      scf.if %18 {
        %1901 = arith.addi %1895, %c17 : index
        %1902 = memref.load %residual[%1901] : memref<?xf32>
        %1903 = arith.addf %1902, %1890 : f32
        %1904 = arith.addi %1895, %c17 : index
        memref.store %1903, %out[%1904] : memref<?xf32>
      } else {
        %1905 = arith.addi %1895, %c17 : index
        memref.store %1890, %out[%1905] : memref<?xf32>
      }
    }
    %1906 = vector.extract %540#6[2] : f32 from vector<8xf32>
    %1907 = vector.extract %540#7[2] : f32 from vector<8xf32>
    %1908 = wave.lane
    %1909 = arith.addi %16, %c32 : index
    %1910 = arith.muli %c2, %c2 : index
    %1911 = arith.addi %1909, %1910 : index
    %1912 = arith.divui %1908, %c17 : index
    %1913 = arith.addi %1911, %1912 : index
    %1914 = arith.cmpi slt, %1913, %15 : index
    scf.if %1914 {
      %1915 = arith.cmpi eq, %hasFactors, %c6 : index
      %1916 = memref.load %factors[%1913] : memref<?xf32>
      %1917 = arith.select %1915, %1916, %c28 : f32
      %1918 = arith.remui %1908, %c17 : index
      %1919 = arith.muli %1918, %c13 : index
      %1920 = arith.addi %11, %1919 : index
      %1921 = vector.load %w[%1920] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1922 = vector.bitcast %1921 : vector<4xi8> to vector<1xf32>
      %1923 = vector.extract %1922[0] : f32 from vector<1xf32>
      %1924 = arith.mulf %1923, %1917 : f32
      %1925 = arith.mulf %1906, %1924 : f32
      %1926 = arith.remui %1908, %c17 : index
      %1927 = arith.muli %1926, %c13 : index
      %1928 = arith.addi %13, %1927 : index
      %1929 = vector.load %w[%1928] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1930 = vector.bitcast %1929 : vector<4xi8> to vector<1xf32>
      %1931 = vector.extract %1930[0] : f32 from vector<1xf32>
      %1932 = arith.mulf %1931, %1917 : f32
      %1933 = arith.mulf %1907, %1932 : f32
      %1934 = arith.muli %1913, %outputFeatures : index
      %1935 = arith.addi %1934, %20 : index
      %1936 = wave.lane
      %1937 = arith.remui %1936, %c17 : index
      %1938 = arith.addi %1935, %1937 : index
      scf.if %18 {
        %1939 = arith.addi %1938, %c5 : index
        %1940 = memref.load %residual[%1939] : memref<?xf32>
        %1941 = arith.addf %1940, %1925 : f32
        %1942 = arith.addi %1938, %c5 : index
        memref.store %1941, %out[%1942] : memref<?xf32>
      } else {
        %1943 = arith.addi %1938, %c5 : index
        memref.store %1925, %out[%1943] : memref<?xf32>
      }
      scf.if %18 {
        %1944 = arith.addi %1938, %c17 : index
        %1945 = memref.load %residual[%1944] : memref<?xf32>
        %1946 = arith.addf %1945, %1933 : f32
        %1947 = arith.addi %1938, %c17 : index
        memref.store %1946, %out[%1947] : memref<?xf32>
      } else {
        %1948 = arith.addi %1938, %c17 : index
        memref.store %1933, %out[%1948] : memref<?xf32>
      }
    }
    %1949 = vector.extract %540#6[3] : f32 from vector<8xf32>
    %1950 = vector.extract %540#7[3] : f32 from vector<8xf32>
    %1951 = wave.lane
    %1952 = arith.addi %16, %c32 : index
    %1953 = arith.muli %c26, %c2 : index
    %1954 = arith.addi %1952, %1953 : index
    %1955 = arith.divui %1951, %c17 : index
    %1956 = arith.addi %1954, %1955 : index
    %1957 = arith.cmpi slt, %1956, %15 : index
    scf.if %1957 {
      %1958 = arith.cmpi eq, %hasFactors, %c6 : index
      %1959 = memref.load %factors[%1956] : memref<?xf32>
      %1960 = arith.select %1958, %1959, %c28 : f32
      %1961 = arith.remui %1951, %c17 : index
      %1962 = arith.muli %1961, %c13 : index
      %1963 = arith.addi %11, %1962 : index
      %1964 = vector.load %w[%1963] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1965 = vector.bitcast %1964 : vector<4xi8> to vector<1xf32>
      %1966 = vector.extract %1965[0] : f32 from vector<1xf32>
      %1967 = arith.mulf %1966, %1960 : f32
      %1968 = arith.mulf %1949, %1967 : f32
      %1969 = arith.remui %1951, %c17 : index
      %1970 = arith.muli %1969, %c13 : index
      %1971 = arith.addi %13, %1970 : index
      %1972 = vector.load %w[%1971] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1973 = vector.bitcast %1972 : vector<4xi8> to vector<1xf32>
      %1974 = vector.extract %1973[0] : f32 from vector<1xf32>
      %1975 = arith.mulf %1974, %1960 : f32
      %1976 = arith.mulf %1950, %1975 : f32
      %1977 = arith.muli %1956, %outputFeatures : index
      %1978 = arith.addi %1977, %20 : index
      %1979 = wave.lane
      %1980 = arith.remui %1979, %c17 : index
      %1981 = arith.addi %1978, %1980 : index
      scf.if %18 {
        %1982 = arith.addi %1981, %c5 : index
        %1983 = memref.load %residual[%1982] : memref<?xf32>
        %1984 = arith.addf %1983, %1968 : f32
        %1985 = arith.addi %1981, %c5 : index
        memref.store %1984, %out[%1985] : memref<?xf32>
      } else {
        %1986 = arith.addi %1981, %c5 : index
        memref.store %1968, %out[%1986] : memref<?xf32>
      }
      scf.if %18 {
        %1987 = arith.addi %1981, %c17 : index
        %1988 = memref.load %residual[%1987] : memref<?xf32>
        %1989 = arith.addf %1988, %1976 : f32
        %1990 = arith.addi %1981, %c17 : index
        memref.store %1989, %out[%1990] : memref<?xf32>
      } else {
        %1991 = arith.addi %1981, %c17 : index
        memref.store %1976, %out[%1991] : memref<?xf32>
      }
    }
    %1992 = vector.extract %540#6[4] : f32 from vector<8xf32>
    %1993 = vector.extract %540#7[4] : f32 from vector<8xf32>
    %1994 = wave.lane
    %1995 = arith.addi %16, %c32 : index
    %1996 = arith.muli %c13, %c2 : index
    %1997 = arith.addi %1995, %1996 : index
    %1998 = arith.divui %1994, %c17 : index
    %1999 = arith.addi %1997, %1998 : index
    %2000 = arith.cmpi slt, %1999, %15 : index
    scf.if %2000 {
      %2001 = arith.cmpi eq, %hasFactors, %c6 : index
      %2002 = memref.load %factors[%1999] : memref<?xf32>
      %2003 = arith.select %2001, %2002, %c28 : f32
      %2004 = arith.remui %1994, %c17 : index
      %2005 = arith.muli %2004, %c13 : index
      %2006 = arith.addi %11, %2005 : index
      %2007 = vector.load %w[%2006] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2008 = vector.bitcast %2007 : vector<4xi8> to vector<1xf32>
      %2009 = vector.extract %2008[0] : f32 from vector<1xf32>
      %2010 = arith.mulf %2009, %2003 : f32
      %2011 = arith.mulf %1992, %2010 : f32
      %2012 = arith.remui %1994, %c17 : index
      %2013 = arith.muli %2012, %c13 : index
      %2014 = arith.addi %13, %2013 : index
      %2015 = vector.load %w[%2014] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2016 = vector.bitcast %2015 : vector<4xi8> to vector<1xf32>
      %2017 = vector.extract %2016[0] : f32 from vector<1xf32>
      %2018 = arith.mulf %2017, %2003 : f32
      %2019 = arith.mulf %1993, %2018 : f32
      %2020 = arith.muli %1999, %outputFeatures : index
      %2021 = arith.addi %2020, %20 : index
      %2022 = wave.lane
      %2023 = arith.remui %2022, %c17 : index
      %2024 = arith.addi %2021, %2023 : index
      scf.if %18 {
        %2025 = arith.addi %2024, %c5 : index
        %2026 = memref.load %residual[%2025] : memref<?xf32>
        %2027 = arith.addf %2026, %2011 : f32
        %2028 = arith.addi %2024, %c5 : index
        memref.store %2027, %out[%2028] : memref<?xf32>
      } else {
        %2029 = arith.addi %2024, %c5 : index
        memref.store %2011, %out[%2029] : memref<?xf32>
      }
      scf.if %18 {
        %2030 = arith.addi %2024, %c17 : index
        %2031 = memref.load %residual[%2030] : memref<?xf32>
        %2032 = arith.addf %2031, %2019 : f32
        %2033 = arith.addi %2024, %c17 : index
        memref.store %2032, %out[%2033] : memref<?xf32>
      } else {
        %2034 = arith.addi %2024, %c17 : index
        memref.store %2019, %out[%2034] : memref<?xf32>
      }
    }
    %2035 = vector.extract %540#6[5] : f32 from vector<8xf32>
    %2036 = vector.extract %540#7[5] : f32 from vector<8xf32>
    %2037 = wave.lane
    %2038 = arith.addi %16, %c32 : index
    %2039 = arith.muli %c29, %c2 : index
    %2040 = arith.addi %2038, %2039 : index
    %2041 = arith.divui %2037, %c17 : index
    %2042 = arith.addi %2040, %2041 : index
    %2043 = arith.cmpi slt, %2042, %15 : index
    scf.if %2043 {
      %2044 = arith.cmpi eq, %hasFactors, %c6 : index
      %2045 = memref.load %factors[%2042] : memref<?xf32>
      %2046 = arith.select %2044, %2045, %c28 : f32
      %2047 = arith.remui %2037, %c17 : index
      %2048 = arith.muli %2047, %c13 : index
      %2049 = arith.addi %11, %2048 : index
      %2050 = vector.load %w[%2049] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2051 = vector.bitcast %2050 : vector<4xi8> to vector<1xf32>
      %2052 = vector.extract %2051[0] : f32 from vector<1xf32>
      %2053 = arith.mulf %2052, %2046 : f32
      %2054 = arith.mulf %2035, %2053 : f32
      %2055 = arith.remui %2037, %c17 : index
      %2056 = arith.muli %2055, %c13 : index
      %2057 = arith.addi %13, %2056 : index
      %2058 = vector.load %w[%2057] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2059 = vector.bitcast %2058 : vector<4xi8> to vector<1xf32>
      %2060 = vector.extract %2059[0] : f32 from vector<1xf32>
      %2061 = arith.mulf %2060, %2046 : f32
      %2062 = arith.mulf %2036, %2061 : f32
      %2063 = arith.muli %2042, %outputFeatures : index
      %2064 = arith.addi %2063, %20 : index
      %2065 = wave.lane
      %2066 = arith.remui %2065, %c17 : index
      %2067 = arith.addi %2064, %2066 : index
      scf.if %18 {
        %2068 = arith.addi %2067, %c5 : index
        %2069 = memref.load %residual[%2068] : memref<?xf32>
        %2070 = arith.addf %2069, %2054 : f32
        %2071 = arith.addi %2067, %c5 : index
        memref.store %2070, %out[%2071] : memref<?xf32>
      } else {
        %2072 = arith.addi %2067, %c5 : index
        memref.store %2054, %out[%2072] : memref<?xf32>
      }
      scf.if %18 {
        %2073 = arith.addi %2067, %c17 : index
        %2074 = memref.load %residual[%2073] : memref<?xf32>
        %2075 = arith.addf %2074, %2062 : f32
        %2076 = arith.addi %2067, %c17 : index
        memref.store %2075, %out[%2076] : memref<?xf32>
      } else {
        %2077 = arith.addi %2067, %c17 : index
        memref.store %2062, %out[%2077] : memref<?xf32>
      }
    }
    %2078 = vector.extract %540#6[6] : f32 from vector<8xf32>
    %2079 = vector.extract %540#7[6] : f32 from vector<8xf32>
    %2080 = wave.lane
    %2081 = arith.addi %16, %c32 : index
    %2082 = arith.muli %c30, %c2 : index
    %2083 = arith.addi %2081, %2082 : index
    %2084 = arith.divui %2080, %c17 : index
    %2085 = arith.addi %2083, %2084 : index
    %2086 = arith.cmpi slt, %2085, %15 : index
    scf.if %2086 {
      %2087 = arith.cmpi eq, %hasFactors, %c6 : index
      %2088 = memref.load %factors[%2085] : memref<?xf32>
      %2089 = arith.select %2087, %2088, %c28 : f32
      %2090 = arith.remui %2080, %c17 : index
      %2091 = arith.muli %2090, %c13 : index
      %2092 = arith.addi %11, %2091 : index
      %2093 = vector.load %w[%2092] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2094 = vector.bitcast %2093 : vector<4xi8> to vector<1xf32>
      %2095 = vector.extract %2094[0] : f32 from vector<1xf32>
      %2096 = arith.mulf %2095, %2089 : f32
      %2097 = arith.mulf %2078, %2096 : f32
      %2098 = arith.remui %2080, %c17 : index
      %2099 = arith.muli %2098, %c13 : index
      %2100 = arith.addi %13, %2099 : index
      %2101 = vector.load %w[%2100] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2102 = vector.bitcast %2101 : vector<4xi8> to vector<1xf32>
      %2103 = vector.extract %2102[0] : f32 from vector<1xf32>
      %2104 = arith.mulf %2103, %2089 : f32
      %2105 = arith.mulf %2079, %2104 : f32
      %2106 = arith.muli %2085, %outputFeatures : index
      %2107 = arith.addi %2106, %20 : index
      %2108 = wave.lane
      %2109 = arith.remui %2108, %c17 : index
      %2110 = arith.addi %2107, %2109 : index
      scf.if %18 {
        %2111 = arith.addi %2110, %c5 : index
        %2112 = memref.load %residual[%2111] : memref<?xf32>
        %2113 = arith.addf %2112, %2097 : f32
        %2114 = arith.addi %2110, %c5 : index
        memref.store %2113, %out[%2114] : memref<?xf32>
      } else {
        %2115 = arith.addi %2110, %c5 : index
        memref.store %2097, %out[%2115] : memref<?xf32>
      }
      scf.if %18 {
        %2116 = arith.addi %2110, %c17 : index
        %2117 = memref.load %residual[%2116] : memref<?xf32>
        %2118 = arith.addf %2117, %2105 : f32
        %2119 = arith.addi %2110, %c17 : index
        memref.store %2118, %out[%2119] : memref<?xf32>
      } else {
        %2120 = arith.addi %2110, %c17 : index
        memref.store %2105, %out[%2120] : memref<?xf32>
      }
    }
    %2121 = vector.extract %540#6[7] : f32 from vector<8xf32>
    %2122 = vector.extract %540#7[7] : f32 from vector<8xf32>
    %2123 = wave.lane
    %2124 = arith.addi %16, %c32 : index
    %2125 = arith.muli %c31, %c2 : index
    %2126 = arith.addi %2124, %2125 : index
    %2127 = arith.divui %2123, %c17 : index
    %2128 = arith.addi %2126, %2127 : index
    %2129 = arith.cmpi slt, %2128, %15 : index
    scf.if %2129 {
      %2130 = arith.cmpi eq, %hasFactors, %c6 : index
      %2131 = memref.load %factors[%2128] : memref<?xf32>
      %2132 = arith.select %2130, %2131, %c28 : f32
      %2133 = arith.remui %2123, %c17 : index
      %2134 = arith.muli %2133, %c13 : index
      %2135 = arith.addi %11, %2134 : index
      %2136 = vector.load %w[%2135] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2137 = vector.bitcast %2136 : vector<4xi8> to vector<1xf32>
      %2138 = vector.extract %2137[0] : f32 from vector<1xf32>
      %2139 = arith.mulf %2138, %2132 : f32
      %2140 = arith.mulf %2121, %2139 : f32
      %2141 = arith.remui %2123, %c17 : index
      %2142 = arith.muli %2141, %c13 : index
      %2143 = arith.addi %13, %2142 : index
      %2144 = vector.load %w[%2143] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2145 = vector.bitcast %2144 : vector<4xi8> to vector<1xf32>
      %2146 = vector.extract %2145[0] : f32 from vector<1xf32>
      %2147 = arith.mulf %2146, %2132 : f32
      %2148 = arith.mulf %2122, %2147 : f32
      %2149 = arith.muli %2128, %outputFeatures : index
      %2150 = arith.addi %2149, %20 : index
      %2151 = wave.lane
      %2152 = arith.remui %2151, %c17 : index
      %2153 = arith.addi %2150, %2152 : index
      scf.if %18 {
        %2154 = arith.addi %2153, %c5 : index
        %2155 = memref.load %residual[%2154] : memref<?xf32>
        %2156 = arith.addf %2155, %2140 : f32
        %2157 = arith.addi %2153, %c5 : index
        memref.store %2156, %out[%2157] : memref<?xf32>
      } else {
        %2158 = arith.addi %2153, %c5 : index
        memref.store %2140, %out[%2158] : memref<?xf32>
      }
      scf.if %18 {
        %2159 = arith.addi %2153, %c17 : index
        %2160 = memref.load %residual[%2159] : memref<?xf32>
        %2161 = arith.addf %2160, %2148 : f32
        %2162 = arith.addi %2153, %c17 : index
        memref.store %2161, %out[%2162] : memref<?xf32>
      } else {
        %2163 = arith.addi %2153, %c17 : index
        memref.store %2148, %out[%2163] : memref<?xf32>
      }
    }
  }
  wave.return
}
