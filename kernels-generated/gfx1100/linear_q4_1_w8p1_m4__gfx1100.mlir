// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=8, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w8p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 256 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 64 : index
  %c20 = arith.constant 4 : index
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
  %c34 = arith.constant 768 : index
  %c35 = arith.constant 1024 : index
  %c36 = arith.constant 1280 : index
  %c37 = arith.constant 1536 : index
  %c38 = arith.constant 1792 : index
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
  %9 = arith.muli %0, %c5 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c8 : index
  %15 = wave.scratch %c9 : memref<?xf32>
  %16 = arith.cmpi eq, %hasResidual, %c5 : index
  %17 = wave.block 0
  %18 = arith.muli %17, %c8 : index
  %19 = arith.cmpi slt, %14, %13 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c8 : index
    %22 = wave.scratch %operandHalves : memref<?xf16>
    %23 = arith.divui %operandHalves, %c1 : index
    %24 = wave.wave
    %25 = arith.muli %24, %c14 : index
    %26 = wave.lane
    %27 = arith.addi %25, %26 : index
    scf.for %28 = %27 to %23 step %c15 {
      %29 = arith.muli %28, %c1 : index
      %30 = arith.addi %c6, %29 : index
      %31 = vector.load %x[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %32 = arith.muli %28, %c1 : index
      vector.store %31, %22[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c1 : index
    %35 = wave.wave
    %36 = arith.divui %inputFeatures, %c14 : index
    %37 = arith.muli %35, %stepsPerWave : index
    %38 = arith.minsi %37, %36 : index
    %39 = arith.addi %38, %stepsPerWave : index
    %40 = arith.minsi %39, %36 : index
    %41 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %42 = arith.subi %40, %38 : index
    %43 = arith.divui %42, %c2 : index
    %44 = arith.muli %43, %c2 : index
    %45 = arith.addi %38, %44 : index
    %46 = arith.addi %38, %stepsPerWave : index
    %47 = arith.select %41, %46, %45 : index
    %50 = scf.for %48 = %38 to %47 step %c2 iter_args(%49 = %c16) -> (vector<8xf32>) {
      %51 = wave.lane
      %52 = arith.addi %48, %c6 : index
      %53 = arith.remui %51, %c8 : index
      %54 = arith.addi %11, %c4 : index
      %55 = arith.muli %52, %c19 : index
      %56 = arith.addi %54, %55 : index
      %57 = arith.muli %53, %c20 : index
      %58 = arith.addi %56, %57 : index
      %59 = vector.load %w[%58] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %60 = vector.bitcast %59 : vector<4xi8> to vector<2xf16>
      %61 = vector.extract %60[0] : f16 from vector<2xf16>
      %62 = vector.broadcast %61 : f16 to vector<16xf16>
      %63 = vector.extract %60[1] : f16 from vector<2xf16>
      %64 = vector.broadcast %63 : f16 to vector<16xf16>
      %65 = arith.addi %11, %c4 : index
      %66 = arith.muli %inputFeatures, %c2 : index
      %67 = arith.addi %66, %c3 : index
      %68 = arith.divui %67, %c4 : index
      %69 = arith.muli %68, %c4 : index
      %70 = arith.addi %65, %69 : index
      %71 = arith.muli %52, %c15 : index
      %72 = arith.addi %70, %71 : index
      %73 = arith.muli %53, %c8 : index
      %74 = arith.addi %72, %73 : index
      %75 = vector.load %w[%74] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %76 = vector.bitcast %75 : vector<16xi8> to vector<4xi32>
      %77 = arith.shrui %76, %c21 : vector<4xi32>
      %78 = arith.andi %77, %c22 : vector<4xi32>
      %79 = arith.ori %78, %c23 : vector<4xi32>
      %80 = vector.bitcast %79 : vector<4xi32> to vector<8xf16>
      %81 = arith.shrui %76, %c24 : vector<4xi32>
      %82 = arith.andi %81, %c22 : vector<4xi32>
      %83 = arith.ori %82, %c23 : vector<4xi32>
      %84 = vector.bitcast %83 : vector<4xi32> to vector<8xf16>
      %85 = arith.shrui %76, %c25 : vector<4xi32>
      %86 = arith.andi %85, %c22 : vector<4xi32>
      %87 = arith.ori %86, %c23 : vector<4xi32>
      %88 = vector.bitcast %87 : vector<4xi32> to vector<8xf16>
      %89 = arith.shrui %76, %c26 : vector<4xi32>
      %90 = arith.andi %89, %c22 : vector<4xi32>
      %91 = arith.ori %90, %c23 : vector<4xi32>
      %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
      %93 = vector.shuffle %80, %84 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %94 = vector.shuffle %88, %92 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %95 = vector.shuffle %93, %94 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %96 = arith.subf %95, %c27 : vector<32xf16>
      %97 = vector.shuffle %96, %96 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %98 = vector.shuffle %96, %96 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %99 = math.fma %97, %62, %64 : vector<16xf16>
      %100 = math.fma %98, %62, %64 : vector<16xf16>
      %101 = arith.addi %48, %c5 : index
      %102 = arith.remui %51, %c8 : index
      %103 = arith.addi %11, %c4 : index
      %104 = arith.muli %101, %c19 : index
      %105 = arith.addi %103, %104 : index
      %106 = arith.muli %102, %c20 : index
      %107 = arith.addi %105, %106 : index
      %108 = vector.load %w[%107] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %109 = vector.bitcast %108 : vector<4xi8> to vector<2xf16>
      %110 = vector.extract %109[0] : f16 from vector<2xf16>
      %111 = vector.broadcast %110 : f16 to vector<16xf16>
      %112 = vector.extract %109[1] : f16 from vector<2xf16>
      %113 = vector.broadcast %112 : f16 to vector<16xf16>
      %114 = arith.addi %11, %c4 : index
      %115 = arith.muli %inputFeatures, %c2 : index
      %116 = arith.addi %115, %c3 : index
      %117 = arith.divui %116, %c4 : index
      %118 = arith.muli %117, %c4 : index
      %119 = arith.addi %114, %118 : index
      %120 = arith.muli %101, %c15 : index
      %121 = arith.addi %119, %120 : index
      %122 = arith.muli %102, %c8 : index
      %123 = arith.addi %121, %122 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<4xi32>
      %126 = arith.shrui %125, %c21 : vector<4xi32>
      %127 = arith.andi %126, %c22 : vector<4xi32>
      %128 = arith.ori %127, %c23 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = arith.shrui %125, %c24 : vector<4xi32>
      %131 = arith.andi %130, %c22 : vector<4xi32>
      %132 = arith.ori %131, %c23 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = arith.shrui %125, %c25 : vector<4xi32>
      %135 = arith.andi %134, %c22 : vector<4xi32>
      %136 = arith.ori %135, %c23 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = arith.shrui %125, %c26 : vector<4xi32>
      %139 = arith.andi %138, %c22 : vector<4xi32>
      %140 = arith.ori %139, %c23 : vector<4xi32>
      %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
      %142 = vector.shuffle %129, %133 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = vector.shuffle %137, %141 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = vector.shuffle %142, %143 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %145 = arith.subf %144, %c27 : vector<32xf16>
      %146 = vector.shuffle %145, %145 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %147 = vector.shuffle %145, %145 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %148 = math.fma %146, %111, %113 : vector<16xf16>
      %149 = math.fma %147, %111, %113 : vector<16xf16>
      %150 = arith.muli %48, %c2 : index
      %151 = arith.addi %150, %c6 : index
      %152 = arith.muli %tileRows, %c8 : index
      %153 = arith.muli %151, %152 : index
      %154 = arith.addi %34, %153 : index
      %155 = vector.load %22[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %156 = arith.muli %tileRows, %c1 : index
      %157 = arith.addi %154, %156 : index
      %158 = vector.load %22[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %159 = vector.shuffle %155, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %160 = wave.mma %159, %99, %49 : vector<16xf16>, vector<8xf32>
      %161 = arith.muli %48, %c2 : index
      %162 = arith.addi %161, %c5 : index
      %163 = arith.muli %tileRows, %c8 : index
      %164 = arith.muli %162, %163 : index
      %165 = arith.addi %34, %164 : index
      %166 = vector.load %22[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = arith.muli %tileRows, %c1 : index
      %168 = arith.addi %165, %167 : index
      %169 = vector.load %22[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = vector.shuffle %166, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = wave.mma %170, %100, %160 : vector<16xf16>, vector<8xf32>
      %172 = arith.muli %48, %c2 : index
      %173 = arith.addi %172, %c2 : index
      %174 = arith.muli %tileRows, %c8 : index
      %175 = arith.muli %173, %174 : index
      %176 = arith.addi %34, %175 : index
      %177 = vector.load %22[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = arith.muli %tileRows, %c1 : index
      %179 = arith.addi %176, %178 : index
      %180 = vector.load %22[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = vector.shuffle %177, %180 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %182 = wave.mma %181, %148, %171 : vector<16xf16>, vector<8xf32>
      %183 = arith.muli %48, %c2 : index
      %184 = arith.addi %183, %c28 : index
      %185 = arith.muli %tileRows, %c8 : index
      %186 = arith.muli %184, %185 : index
      %187 = arith.addi %34, %186 : index
      %188 = vector.load %22[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %189 = arith.muli %tileRows, %c1 : index
      %190 = arith.addi %187, %189 : index
      %191 = vector.load %22[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %192 = vector.shuffle %188, %191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %193 = wave.mma %192, %149, %182 : vector<16xf16>, vector<8xf32>
      scf.yield %193 : vector<8xf32>
    }
    %194 = arith.select %41, %47, %40 : index
    %197 = scf.for %195 = %47 to %194 step %c5 iter_args(%196 = %50) -> (vector<8xf32>) {
      %198 = wave.lane
      %199 = arith.addi %195, %c6 : index
      %200 = arith.remui %198, %c8 : index
      %201 = arith.addi %11, %c4 : index
      %202 = arith.muli %199, %c19 : index
      %203 = arith.addi %201, %202 : index
      %204 = arith.muli %200, %c20 : index
      %205 = arith.addi %203, %204 : index
      %206 = vector.load %w[%205] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %207 = vector.bitcast %206 : vector<4xi8> to vector<2xf16>
      %208 = vector.extract %207[0] : f16 from vector<2xf16>
      %209 = vector.broadcast %208 : f16 to vector<16xf16>
      %210 = vector.extract %207[1] : f16 from vector<2xf16>
      %211 = vector.broadcast %210 : f16 to vector<16xf16>
      %212 = arith.addi %11, %c4 : index
      %213 = arith.muli %inputFeatures, %c2 : index
      %214 = arith.addi %213, %c3 : index
      %215 = arith.divui %214, %c4 : index
      %216 = arith.muli %215, %c4 : index
      %217 = arith.addi %212, %216 : index
      %218 = arith.muli %199, %c15 : index
      %219 = arith.addi %217, %218 : index
      %220 = arith.muli %200, %c8 : index
      %221 = arith.addi %219, %220 : index
      %222 = vector.load %w[%221] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %223 = vector.bitcast %222 : vector<16xi8> to vector<4xi32>
      %224 = arith.shrui %223, %c21 : vector<4xi32>
      %225 = arith.andi %224, %c22 : vector<4xi32>
      %226 = arith.ori %225, %c23 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = arith.shrui %223, %c24 : vector<4xi32>
      %229 = arith.andi %228, %c22 : vector<4xi32>
      %230 = arith.ori %229, %c23 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = arith.shrui %223, %c25 : vector<4xi32>
      %233 = arith.andi %232, %c22 : vector<4xi32>
      %234 = arith.ori %233, %c23 : vector<4xi32>
      %235 = vector.bitcast %234 : vector<4xi32> to vector<8xf16>
      %236 = arith.shrui %223, %c26 : vector<4xi32>
      %237 = arith.andi %236, %c22 : vector<4xi32>
      %238 = arith.ori %237, %c23 : vector<4xi32>
      %239 = vector.bitcast %238 : vector<4xi32> to vector<8xf16>
      %240 = vector.shuffle %227, %231 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = vector.shuffle %235, %239 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %242 = vector.shuffle %240, %241 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %243 = arith.subf %242, %c27 : vector<32xf16>
      %244 = vector.shuffle %243, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %245 = vector.shuffle %243, %243 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %246 = math.fma %244, %209, %211 : vector<16xf16>
      %247 = math.fma %245, %209, %211 : vector<16xf16>
      %248 = arith.muli %195, %c2 : index
      %249 = arith.addi %248, %c6 : index
      %250 = arith.muli %tileRows, %c8 : index
      %251 = arith.muli %249, %250 : index
      %252 = arith.addi %34, %251 : index
      %253 = vector.load %22[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = arith.muli %tileRows, %c1 : index
      %255 = arith.addi %252, %254 : index
      %256 = vector.load %22[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = vector.shuffle %253, %256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %258 = wave.mma %257, %246, %196 : vector<16xf16>, vector<8xf32>
      %259 = arith.muli %195, %c2 : index
      %260 = arith.addi %259, %c5 : index
      %261 = arith.muli %tileRows, %c8 : index
      %262 = arith.muli %260, %261 : index
      %263 = arith.addi %34, %262 : index
      %264 = vector.load %22[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = arith.muli %tileRows, %c1 : index
      %266 = arith.addi %263, %265 : index
      %267 = vector.load %22[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = vector.shuffle %264, %267 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %269 = wave.mma %268, %247, %258 : vector<16xf16>, vector<8xf32>
      scf.yield %269 : vector<8xf32>
    }
    %270 = wave.lane
    %271 = wave.wave
    %272 = arith.muli %271, %c5 : index
    %273 = arith.addi %272, %c6 : index
    %274 = arith.muli %273, %c15 : index
    %275 = arith.addi %274, %270 : index
    %276 = vector.extract %197[0] : f32 from vector<8xf32>
    %277 = arith.addi %275, %c6 : index
    memref.store %276, %15[%277] : memref<?xf32>
    %278 = vector.extract %197[1] : f32 from vector<8xf32>
    %279 = arith.addi %275, %c14 : index
    memref.store %278, %15[%279] : memref<?xf32>
    %280 = vector.extract %197[2] : f32 from vector<8xf32>
    %281 = arith.addi %275, %c19 : index
    memref.store %280, %15[%281] : memref<?xf32>
    %282 = vector.extract %197[3] : f32 from vector<8xf32>
    %283 = arith.addi %275, %c29 : index
    memref.store %282, %15[%283] : memref<?xf32>
    %284 = vector.extract %197[4] : f32 from vector<8xf32>
    %285 = arith.addi %275, %c4 : index
    memref.store %284, %15[%285] : memref<?xf32>
    %286 = vector.extract %197[5] : f32 from vector<8xf32>
    %287 = arith.addi %275, %c30 : index
    memref.store %286, %15[%287] : memref<?xf32>
    %288 = vector.extract %197[6] : f32 from vector<8xf32>
    %289 = arith.addi %275, %c31 : index
    memref.store %288, %15[%289] : memref<?xf32>
    %290 = vector.extract %197[7] : f32 from vector<8xf32>
    %291 = arith.addi %275, %c32 : index
    memref.store %290, %15[%291] : memref<?xf32>
    wave.barrier
    %292 = arith.muli %271, %c5 : index
    %293 = arith.addi %292, %c6 : index
    %294 = arith.muli %293, %c14 : index
    %295 = arith.addi %294, %270 : index
    %296 = arith.addi %295, %c6 : index
    %297 = memref.load %15[%296] : memref<?xf32>
    %298 = arith.addi %296, %c15 : index
    %299 = memref.load %15[%298] : memref<?xf32>
    %300 = arith.addf %297, %299 : f32
    %301 = arith.addi %296, %c33 : index
    %302 = memref.load %15[%301] : memref<?xf32>
    %303 = arith.addf %300, %302 : f32
    %304 = arith.addi %296, %c34 : index
    %305 = memref.load %15[%304] : memref<?xf32>
    %306 = arith.addf %303, %305 : f32
    %307 = arith.addi %296, %c35 : index
    %308 = memref.load %15[%307] : memref<?xf32>
    %309 = arith.addf %306, %308 : f32
    %310 = arith.addi %296, %c36 : index
    %311 = memref.load %15[%310] : memref<?xf32>
    %312 = arith.addf %309, %311 : f32
    %313 = arith.addi %296, %c37 : index
    %314 = memref.load %15[%313] : memref<?xf32>
    %315 = arith.addf %312, %314 : f32
    %316 = arith.addi %296, %c38 : index
    %317 = memref.load %15[%316] : memref<?xf32>
    %318 = arith.addf %315, %317 : f32
    %319 = wave.lane
    %320 = arith.addi %14, %c6 : index
    %321 = arith.muli %293, %c2 : index
    %322 = arith.addi %320, %321 : index
    %323 = arith.divui %319, %c8 : index
    %324 = arith.addi %322, %323 : index
    %325 = arith.cmpi slt, %324, %13 : index
    scf.if %325 {
      %326 = arith.cmpi eq, %hasFactors, %c5 : index
      %327 = arith.muli %324, %c2 : index
      %328 = memref.load %factors[%327] : memref<?xf32>
      %329 = arith.mulf %328, %operandScale : f32
      %330 = arith.select %326, %329, %operandScale : f32
      %331 = arith.remui %319, %c8 : index
      %332 = arith.muli %331, %c20 : index
      %333 = arith.addi %11, %332 : index
      %334 = vector.load %w[%333] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %335 = vector.bitcast %334 : vector<4xi8> to vector<1xf32>
      %336 = vector.extract %335[0] : f32 from vector<1xf32>
      %337 = arith.mulf %336, %330 : f32
      %338 = arith.mulf %318, %337 : f32
      %339 = arith.muli %324, %outputFeatures : index
      %340 = arith.addi %339, %18 : index
      %341 = wave.lane
      %342 = arith.remui %341, %c8 : index
      %343 = arith.addi %340, %342 : index
      scf.if %16 {
        %344 = arith.addi %343, %c6 : index
        %345 = memref.load %residual[%344] : memref<?xf32>
        %346 = arith.addf %345, %338 : f32
        %347 = arith.addi %343, %c6 : index
        memref.store %346, %out[%347] : memref<?xf32>
      } else {
        %348 = arith.addi %343, %c6 : index
        memref.store %338, %out[%348] : memref<?xf32>
      }
    }
  }
  wave.return
}
