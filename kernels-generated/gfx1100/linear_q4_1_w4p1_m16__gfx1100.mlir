// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=4, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w4p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c10 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
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
  %c33 = arith.constant 768 : index
  %hasFactors = wave.param "hasFactors" : index
  %c35 = arith.constant 0x3F800000 : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %0, %c5 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c8 : index
  %15 = wave.wave
  %16 = wave.scratch %c10 : memref<?xf32>
  %17 = arith.cmpi eq, %hasResidual, %c5 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c8 : index
  %20 = arith.cmpi slt, %14, %13 : index
  scf.if %20 {
    %21 = arith.muli %1, %c5 : index
    %22 = arith.divui %inputFeatures, %c14 : index
    %23 = arith.muli %15, %stepsPerWave : index
    %24 = arith.minsi %23, %22 : index
    %25 = arith.addi %24, %stepsPerWave : index
    %26 = arith.minsi %25, %22 : index
    %27 = arith.subi %26, %24 : index
    %28 = arith.divui %27, %c2 : index
    %29 = arith.muli %28, %c2 : index
    %30 = arith.addi %24, %29 : index
    %31 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %32 = arith.addi %24, %stepsPerWave : index
    %33 = arith.select %31, %32, %30 : index
    %36 = scf.for %34 = %24 to %33 step %c2 iter_args(%35 = %c13) -> (vector<8xf32>) {
      %37 = wave.lane
      %38 = arith.addi %34, %c6 : index
      %39 = arith.remui %37, %c8 : index
      %40 = arith.addi %11, %c4 : index
      %41 = arith.muli %38, %c17 : index
      %42 = arith.addi %40, %41 : index
      %43 = arith.muli %39, %c18 : index
      %44 = arith.addi %42, %43 : index
      %45 = vector.load %w[%44] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %46 = vector.bitcast %45 : vector<4xi8> to vector<2xf16>
      %47 = vector.extract %46[0] : f16 from vector<2xf16>
      %48 = vector.broadcast %47 : f16 to vector<16xf16>
      %49 = vector.extract %46[1] : f16 from vector<2xf16>
      %50 = vector.broadcast %49 : f16 to vector<16xf16>
      %51 = arith.addi %11, %c4 : index
      %52 = arith.muli %inputFeatures, %c2 : index
      %53 = arith.addi %52, %c3 : index
      %54 = arith.divui %53, %c4 : index
      %55 = arith.muli %54, %c4 : index
      %56 = arith.addi %51, %55 : index
      %57 = arith.muli %38, %c19 : index
      %58 = arith.addi %56, %57 : index
      %59 = arith.muli %39, %c8 : index
      %60 = arith.addi %58, %59 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<4xi32>
      %63 = arith.shrui %62, %c20 : vector<4xi32>
      %64 = arith.andi %63, %c21 : vector<4xi32>
      %65 = arith.ori %64, %c22 : vector<4xi32>
      %66 = vector.bitcast %65 : vector<4xi32> to vector<8xf16>
      %67 = arith.shrui %62, %c23 : vector<4xi32>
      %68 = arith.andi %67, %c21 : vector<4xi32>
      %69 = arith.ori %68, %c22 : vector<4xi32>
      %70 = vector.bitcast %69 : vector<4xi32> to vector<8xf16>
      %71 = arith.shrui %62, %c24 : vector<4xi32>
      %72 = arith.andi %71, %c21 : vector<4xi32>
      %73 = arith.ori %72, %c22 : vector<4xi32>
      %74 = vector.bitcast %73 : vector<4xi32> to vector<8xf16>
      %75 = arith.shrui %62, %c25 : vector<4xi32>
      %76 = arith.andi %75, %c21 : vector<4xi32>
      %77 = arith.ori %76, %c22 : vector<4xi32>
      %78 = vector.bitcast %77 : vector<4xi32> to vector<8xf16>
      %79 = vector.shuffle %66, %70 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %80 = vector.shuffle %74, %78 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %81 = vector.shuffle %79, %80 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %82 = arith.subf %81, %c26 : vector<32xf16>
      %83 = vector.shuffle %82, %82 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %84 = vector.shuffle %82, %82 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %85 = math.fma %83, %48, %50 : vector<16xf16>
      %86 = math.fma %84, %48, %50 : vector<16xf16>
      %87 = arith.addi %34, %c5 : index
      %88 = arith.remui %37, %c8 : index
      %89 = arith.addi %11, %c4 : index
      %90 = arith.muli %87, %c17 : index
      %91 = arith.addi %89, %90 : index
      %92 = arith.muli %88, %c18 : index
      %93 = arith.addi %91, %92 : index
      %94 = vector.load %w[%93] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %95 = vector.bitcast %94 : vector<4xi8> to vector<2xf16>
      %96 = vector.extract %95[0] : f16 from vector<2xf16>
      %97 = vector.broadcast %96 : f16 to vector<16xf16>
      %98 = vector.extract %95[1] : f16 from vector<2xf16>
      %99 = vector.broadcast %98 : f16 to vector<16xf16>
      %100 = arith.addi %11, %c4 : index
      %101 = arith.muli %inputFeatures, %c2 : index
      %102 = arith.addi %101, %c3 : index
      %103 = arith.divui %102, %c4 : index
      %104 = arith.muli %103, %c4 : index
      %105 = arith.addi %100, %104 : index
      %106 = arith.muli %87, %c19 : index
      %107 = arith.addi %105, %106 : index
      %108 = arith.muli %88, %c8 : index
      %109 = arith.addi %107, %108 : index
      %110 = vector.load %w[%109] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %111 = vector.bitcast %110 : vector<16xi8> to vector<4xi32>
      %112 = arith.shrui %111, %c20 : vector<4xi32>
      %113 = arith.andi %112, %c21 : vector<4xi32>
      %114 = arith.ori %113, %c22 : vector<4xi32>
      %115 = vector.bitcast %114 : vector<4xi32> to vector<8xf16>
      %116 = arith.shrui %111, %c23 : vector<4xi32>
      %117 = arith.andi %116, %c21 : vector<4xi32>
      %118 = arith.ori %117, %c22 : vector<4xi32>
      %119 = vector.bitcast %118 : vector<4xi32> to vector<8xf16>
      %120 = arith.shrui %111, %c24 : vector<4xi32>
      %121 = arith.andi %120, %c21 : vector<4xi32>
      %122 = arith.ori %121, %c22 : vector<4xi32>
      %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
      %124 = arith.shrui %111, %c25 : vector<4xi32>
      %125 = arith.andi %124, %c21 : vector<4xi32>
      %126 = arith.ori %125, %c22 : vector<4xi32>
      %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
      %128 = vector.shuffle %115, %119 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = vector.shuffle %123, %127 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = vector.shuffle %128, %129 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %131 = arith.subf %130, %c26 : vector<32xf16>
      %132 = vector.shuffle %131, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %133 = vector.shuffle %131, %131 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %134 = math.fma %132, %97, %99 : vector<16xf16>
      %135 = math.fma %133, %97, %99 : vector<16xf16>
      %136 = arith.addi %21, %c6 : index
      %137 = arith.muli %34, %c2 : index
      %138 = arith.addi %137, %c6 : index
      %139 = arith.divui %inputFeatures, %c8 : index
      %140 = arith.muli %136, %139 : index
      %141 = arith.addi %140, %138 : index
      %142 = arith.muli %tileRows, %c8 : index
      %143 = arith.muli %141, %142 : index
      %144 = arith.remui %37, %tileRows : index
      %145 = arith.muli %144, %c1 : index
      %146 = arith.addi %143, %145 : index
      %147 = vector.load %x[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %148 = arith.muli %tileRows, %c1 : index
      %149 = arith.addi %146, %148 : index
      %150 = vector.load %x[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %151 = vector.shuffle %147, %150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %152 = wave.mma %151, %85, %35 : vector<16xf16>, vector<8xf32>
      %153 = arith.addi %21, %c6 : index
      %154 = arith.muli %34, %c2 : index
      %155 = arith.addi %154, %c5 : index
      %156 = arith.divui %inputFeatures, %c8 : index
      %157 = arith.muli %153, %156 : index
      %158 = arith.addi %157, %155 : index
      %159 = arith.muli %tileRows, %c8 : index
      %160 = arith.muli %158, %159 : index
      %161 = arith.remui %37, %tileRows : index
      %162 = arith.muli %161, %c1 : index
      %163 = arith.addi %160, %162 : index
      %164 = vector.load %x[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = arith.muli %tileRows, %c1 : index
      %166 = arith.addi %163, %165 : index
      %167 = vector.load %x[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %168 = vector.shuffle %164, %167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = wave.mma %168, %86, %152 : vector<16xf16>, vector<8xf32>
      %170 = arith.addi %21, %c6 : index
      %171 = arith.muli %34, %c2 : index
      %172 = arith.addi %171, %c2 : index
      %173 = arith.divui %inputFeatures, %c8 : index
      %174 = arith.muli %170, %173 : index
      %175 = arith.addi %174, %172 : index
      %176 = arith.muli %tileRows, %c8 : index
      %177 = arith.muli %175, %176 : index
      %178 = arith.remui %37, %tileRows : index
      %179 = arith.muli %178, %c1 : index
      %180 = arith.addi %177, %179 : index
      %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %182 = arith.muli %tileRows, %c1 : index
      %183 = arith.addi %180, %182 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = vector.shuffle %181, %184 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %186 = wave.mma %185, %134, %169 : vector<16xf16>, vector<8xf32>
      %187 = arith.addi %21, %c6 : index
      %188 = arith.muli %34, %c2 : index
      %189 = arith.addi %188, %c27 : index
      %190 = arith.divui %inputFeatures, %c8 : index
      %191 = arith.muli %187, %190 : index
      %192 = arith.addi %191, %189 : index
      %193 = arith.muli %tileRows, %c8 : index
      %194 = arith.muli %192, %193 : index
      %195 = arith.remui %37, %tileRows : index
      %196 = arith.muli %195, %c1 : index
      %197 = arith.addi %194, %196 : index
      %198 = vector.load %x[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %199 = arith.muli %tileRows, %c1 : index
      %200 = arith.addi %197, %199 : index
      %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %202 = vector.shuffle %198, %201 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %203 = wave.mma %202, %135, %186 : vector<16xf16>, vector<8xf32>
      scf.yield %203 : vector<8xf32>
    }
    %204 = arith.select %31, %33, %26 : index
    %207 = scf.for %205 = %33 to %204 step %c5 iter_args(%206 = %36) -> (vector<8xf32>) {
      %208 = wave.lane
      %209 = arith.addi %205, %c6 : index
      %210 = arith.remui %208, %c8 : index
      %211 = arith.addi %11, %c4 : index
      %212 = arith.muli %209, %c17 : index
      %213 = arith.addi %211, %212 : index
      %214 = arith.muli %210, %c18 : index
      %215 = arith.addi %213, %214 : index
      %216 = vector.load %w[%215] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %217 = vector.bitcast %216 : vector<4xi8> to vector<2xf16>
      %218 = vector.extract %217[0] : f16 from vector<2xf16>
      %219 = vector.broadcast %218 : f16 to vector<16xf16>
      %220 = vector.extract %217[1] : f16 from vector<2xf16>
      %221 = vector.broadcast %220 : f16 to vector<16xf16>
      %222 = arith.addi %11, %c4 : index
      %223 = arith.muli %inputFeatures, %c2 : index
      %224 = arith.addi %223, %c3 : index
      %225 = arith.divui %224, %c4 : index
      %226 = arith.muli %225, %c4 : index
      %227 = arith.addi %222, %226 : index
      %228 = arith.muli %209, %c19 : index
      %229 = arith.addi %227, %228 : index
      %230 = arith.muli %210, %c8 : index
      %231 = arith.addi %229, %230 : index
      %232 = vector.load %w[%231] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %233 = vector.bitcast %232 : vector<16xi8> to vector<4xi32>
      %234 = arith.shrui %233, %c20 : vector<4xi32>
      %235 = arith.andi %234, %c21 : vector<4xi32>
      %236 = arith.ori %235, %c22 : vector<4xi32>
      %237 = vector.bitcast %236 : vector<4xi32> to vector<8xf16>
      %238 = arith.shrui %233, %c23 : vector<4xi32>
      %239 = arith.andi %238, %c21 : vector<4xi32>
      %240 = arith.ori %239, %c22 : vector<4xi32>
      %241 = vector.bitcast %240 : vector<4xi32> to vector<8xf16>
      %242 = arith.shrui %233, %c24 : vector<4xi32>
      %243 = arith.andi %242, %c21 : vector<4xi32>
      %244 = arith.ori %243, %c22 : vector<4xi32>
      %245 = vector.bitcast %244 : vector<4xi32> to vector<8xf16>
      %246 = arith.shrui %233, %c25 : vector<4xi32>
      %247 = arith.andi %246, %c21 : vector<4xi32>
      %248 = arith.ori %247, %c22 : vector<4xi32>
      %249 = vector.bitcast %248 : vector<4xi32> to vector<8xf16>
      %250 = vector.shuffle %237, %241 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = vector.shuffle %245, %249 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = vector.shuffle %250, %251 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %253 = arith.subf %252, %c26 : vector<32xf16>
      %254 = vector.shuffle %253, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %255 = vector.shuffle %253, %253 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %256 = math.fma %254, %219, %221 : vector<16xf16>
      %257 = math.fma %255, %219, %221 : vector<16xf16>
      %258 = arith.addi %21, %c6 : index
      %259 = arith.muli %205, %c2 : index
      %260 = arith.addi %259, %c6 : index
      %261 = arith.divui %inputFeatures, %c8 : index
      %262 = arith.muli %258, %261 : index
      %263 = arith.addi %262, %260 : index
      %264 = arith.muli %tileRows, %c8 : index
      %265 = arith.muli %263, %264 : index
      %266 = arith.remui %208, %tileRows : index
      %267 = arith.muli %266, %c1 : index
      %268 = arith.addi %265, %267 : index
      %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = arith.muli %tileRows, %c1 : index
      %271 = arith.addi %268, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = vector.shuffle %269, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %274 = wave.mma %273, %256, %206 : vector<16xf16>, vector<8xf32>
      %275 = arith.addi %21, %c6 : index
      %276 = arith.muli %205, %c2 : index
      %277 = arith.addi %276, %c5 : index
      %278 = arith.divui %inputFeatures, %c8 : index
      %279 = arith.muli %275, %278 : index
      %280 = arith.addi %279, %277 : index
      %281 = arith.muli %tileRows, %c8 : index
      %282 = arith.muli %280, %281 : index
      %283 = arith.remui %208, %tileRows : index
      %284 = arith.muli %283, %c1 : index
      %285 = arith.addi %282, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = arith.muli %tileRows, %c1 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = vector.shuffle %286, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = wave.mma %290, %257, %274 : vector<16xf16>, vector<8xf32>
      scf.yield %291 : vector<8xf32>
    }
    %292 = wave.lane
    %293 = wave.wave
    %294 = arith.muli %293, %c5 : index
    %295 = arith.addi %294, %c6 : index
    %296 = arith.muli %295, %c19 : index
    %297 = arith.addi %296, %292 : index
    %298 = vector.extract %207[0] : f32 from vector<8xf32>
    %299 = arith.addi %297, %c6 : index
    memref.store %298, %16[%299] : memref<?xf32>
    %300 = vector.extract %207[1] : f32 from vector<8xf32>
    %301 = arith.addi %297, %c14 : index
    memref.store %300, %16[%301] : memref<?xf32>
    %302 = vector.extract %207[2] : f32 from vector<8xf32>
    %303 = arith.addi %297, %c17 : index
    memref.store %302, %16[%303] : memref<?xf32>
    %304 = vector.extract %207[3] : f32 from vector<8xf32>
    %305 = arith.addi %297, %c28 : index
    memref.store %304, %16[%305] : memref<?xf32>
    %306 = vector.extract %207[4] : f32 from vector<8xf32>
    %307 = arith.addi %297, %c4 : index
    memref.store %306, %16[%307] : memref<?xf32>
    %308 = vector.extract %207[5] : f32 from vector<8xf32>
    %309 = arith.addi %297, %c29 : index
    memref.store %308, %16[%309] : memref<?xf32>
    %310 = vector.extract %207[6] : f32 from vector<8xf32>
    %311 = arith.addi %297, %c30 : index
    memref.store %310, %16[%311] : memref<?xf32>
    %312 = vector.extract %207[7] : f32 from vector<8xf32>
    %313 = arith.addi %297, %c31 : index
    memref.store %312, %16[%313] : memref<?xf32>
    wave.barrier
    %314 = arith.muli %293, %c2 : index
    %315 = arith.addi %314, %c6 : index
    %316 = arith.muli %315, %c14 : index
    %317 = arith.addi %316, %292 : index
    %318 = arith.addi %317, %c6 : index
    %319 = memref.load %16[%318] : memref<?xf32>
    %320 = arith.addi %318, %c19 : index
    %321 = memref.load %16[%320] : memref<?xf32>
    %322 = arith.addf %319, %321 : f32
    %323 = arith.addi %318, %c32 : index
    %324 = memref.load %16[%323] : memref<?xf32>
    %325 = arith.addf %322, %324 : f32
    %326 = arith.addi %318, %c33 : index
    %327 = memref.load %16[%326] : memref<?xf32>
    %328 = arith.addf %325, %327 : f32
    %329 = wave.lane
    %330 = arith.addi %14, %c6 : index
    %331 = arith.muli %315, %c2 : index
    %332 = arith.addi %330, %331 : index
    %333 = arith.divui %329, %c8 : index
    %334 = arith.addi %332, %333 : index
    %335 = arith.cmpi slt, %334, %13 : index
    scf.if %335 {
      %336 = arith.cmpi eq, %hasFactors, %c5 : index
      %337 = memref.load %factors[%334] : memref<?xf32>
      %338 = arith.select %336, %337, %c35 : f32
      %339 = arith.remui %329, %c8 : index
      %340 = arith.muli %339, %c18 : index
      %341 = arith.addi %11, %340 : index
      %342 = vector.load %w[%341] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %343 = vector.bitcast %342 : vector<4xi8> to vector<1xf32>
      %344 = vector.extract %343[0] : f32 from vector<1xf32>
      %345 = arith.mulf %344, %338 : f32
      %346 = arith.mulf %328, %345 : f32
      %347 = arith.muli %334, %outputFeatures : index
      %348 = arith.addi %347, %19 : index
      %349 = wave.lane
      %350 = arith.remui %349, %c8 : index
      %351 = arith.addi %348, %350 : index
      scf.if %17 {
        %352 = arith.addi %351, %c6 : index
        %353 = memref.load %residual[%352] : memref<?xf32>
        %354 = arith.addf %353, %346 : f32
        %355 = arith.addi %351, %c6 : index
        memref.store %354, %out[%355] : memref<?xf32>
      } else {
        %356 = arith.addi %351, %c6 : index
        memref.store %346, %out[%356] : memref<?xf32>
      }
    }
    %357 = arith.muli %293, %c2 : index
    %358 = arith.addi %357, %c5 : index
    %359 = arith.muli %358, %c14 : index
    %360 = arith.addi %359, %292 : index
    %361 = arith.addi %360, %c6 : index
    %362 = memref.load %16[%361] : memref<?xf32>
    %363 = arith.addi %361, %c19 : index
    %364 = memref.load %16[%363] : memref<?xf32>
    %365 = arith.addf %362, %364 : f32
    %366 = arith.addi %361, %c32 : index
    %367 = memref.load %16[%366] : memref<?xf32>
    %368 = arith.addf %365, %367 : f32
    %369 = arith.addi %361, %c33 : index
    %370 = memref.load %16[%369] : memref<?xf32>
    %371 = arith.addf %368, %370 : f32
    %372 = wave.lane
    %373 = arith.addi %14, %c6 : index
    %374 = arith.muli %358, %c2 : index
    %375 = arith.addi %373, %374 : index
    %376 = arith.divui %372, %c8 : index
    %377 = arith.addi %375, %376 : index
    %378 = arith.cmpi slt, %377, %13 : index
    scf.if %378 {
      %379 = arith.cmpi eq, %hasFactors, %c5 : index
      %380 = memref.load %factors[%377] : memref<?xf32>
      %381 = arith.select %379, %380, %c35 : f32
      %382 = arith.remui %372, %c8 : index
      %383 = arith.muli %382, %c18 : index
      %384 = arith.addi %11, %383 : index
      %385 = vector.load %w[%384] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %386 = vector.bitcast %385 : vector<4xi8> to vector<1xf32>
      %387 = vector.extract %386[0] : f32 from vector<1xf32>
      %388 = arith.mulf %387, %381 : f32
      %389 = arith.mulf %371, %388 : f32
      %390 = arith.muli %377, %outputFeatures : index
      %391 = arith.addi %390, %19 : index
      %392 = wave.lane
      %393 = arith.remui %392, %c8 : index
      %394 = arith.addi %391, %393 : index
      scf.if %17 {
        %395 = arith.addi %394, %c6 : index
        %396 = memref.load %residual[%395] : memref<?xf32>
        %397 = arith.addf %396, %389 : f32
        %398 = arith.addi %394, %c6 : index
        memref.store %397, %out[%398] : memref<?xf32>
      } else {
        %399 = arith.addi %394, %c6 : index
        memref.store %389, %out[%399] : memref<?xf32>
      }
    }
  }
  wave.return
}
