// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=8, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w8p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
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
  %18 = arith.muli %17, %c12 : index
  %19 = arith.cmpi slt, %14, %13 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c12 : index
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %14, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c12 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c6, %c12 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c2 : index
    %30 = arith.remui %c6, %c12 : index
    %31 = arith.divui %30, %c1 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c1 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c1 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c6, %c1 : index
    %39 = arith.addi %37, %38 : index
    %40 = arith.addi %21, %c12 : index
    %41 = arith.addi %14, %40 : index
    %42 = arith.divui %41, %tileRows : index
    %43 = arith.divui %inputFeatures, %c12 : index
    %44 = arith.muli %42, %43 : index
    %45 = arith.divui %c6, %c12 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.muli %46, %c2 : index
    %48 = arith.remui %c6, %c12 : index
    %49 = arith.divui %48, %c1 : index
    %50 = arith.addi %47, %49 : index
    %51 = arith.muli %tileRows, %c1 : index
    %52 = arith.muli %50, %51 : index
    %53 = arith.remui %41, %tileRows : index
    %54 = arith.muli %53, %c1 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.remui %c6, %c1 : index
    %57 = arith.addi %55, %56 : index
    %58 = arith.addi %21, %c14 : index
    %59 = arith.addi %14, %58 : index
    %60 = arith.divui %59, %tileRows : index
    %61 = arith.divui %inputFeatures, %c12 : index
    %62 = arith.muli %60, %61 : index
    %63 = arith.divui %c6, %c12 : index
    %64 = arith.addi %62, %63 : index
    %65 = arith.muli %64, %c2 : index
    %66 = arith.remui %c6, %c12 : index
    %67 = arith.divui %66, %c1 : index
    %68 = arith.addi %65, %67 : index
    %69 = arith.muli %tileRows, %c1 : index
    %70 = arith.muli %68, %69 : index
    %71 = arith.remui %59, %tileRows : index
    %72 = arith.muli %71, %c1 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.remui %c6, %c1 : index
    %75 = arith.addi %73, %74 : index
    %76 = arith.addi %21, %c15 : index
    %77 = arith.addi %14, %76 : index
    %78 = arith.divui %77, %tileRows : index
    %79 = arith.divui %inputFeatures, %c12 : index
    %80 = arith.muli %78, %79 : index
    %81 = arith.divui %c6, %c12 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.muli %82, %c2 : index
    %84 = arith.remui %c6, %c12 : index
    %85 = arith.divui %84, %c1 : index
    %86 = arith.addi %83, %85 : index
    %87 = arith.muli %tileRows, %c1 : index
    %88 = arith.muli %86, %87 : index
    %89 = arith.remui %77, %tileRows : index
    %90 = arith.muli %89, %c1 : index
    %91 = arith.addi %88, %90 : index
    %92 = arith.remui %c6, %c1 : index
    %93 = arith.addi %91, %92 : index
    %94 = wave.wave
    %95 = arith.divui %inputFeatures, %c14 : index
    %96 = arith.muli %94, %stepsPerWave : index
    %97 = arith.minsi %96, %95 : index
    %98 = arith.addi %97, %stepsPerWave : index
    %99 = arith.minsi %98, %95 : index
    %100 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %101 = arith.subi %99, %97 : index
    %102 = arith.divui %101, %c2 : index
    %103 = arith.muli %102, %c2 : index
    %104 = arith.addi %97, %103 : index
    %105 = arith.addi %97, %stepsPerWave : index
    %106 = arith.select %100, %105, %104 : index
    %112:4 = scf.for %107 = %97 to %106 step %c2 iter_args(%108 = %c16, %109 = %c16, %110 = %c16, %111 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %113 = wave.lane
      %114 = arith.addi %107, %c6 : index
      %115 = arith.remui %113, %c12 : index
      %116 = arith.addi %11, %c4 : index
      %117 = arith.muli %114, %c8 : index
      %118 = arith.addi %116, %117 : index
      %119 = arith.muli %115, %c19 : index
      %120 = arith.addi %118, %119 : index
      %121 = vector.load %w[%120] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %122 = vector.bitcast %121 : vector<4xi8> to vector<2xf16>
      %123 = vector.extract %122[0] : f16 from vector<2xf16>
      %124 = vector.broadcast %123 : f16 to vector<16xf16>
      %125 = vector.extract %122[1] : f16 from vector<2xf16>
      %126 = vector.broadcast %125 : f16 to vector<16xf16>
      %127 = arith.addi %11, %c4 : index
      %128 = arith.muli %inputFeatures, %c2 : index
      %129 = arith.addi %128, %c3 : index
      %130 = arith.divui %129, %c4 : index
      %131 = arith.muli %130, %c4 : index
      %132 = arith.addi %127, %131 : index
      %133 = arith.muli %114, %c20 : index
      %134 = arith.addi %132, %133 : index
      %135 = arith.muli %115, %c12 : index
      %136 = arith.addi %134, %135 : index
      %137 = vector.load %w[%136] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %138 = vector.bitcast %137 : vector<16xi8> to vector<4xi32>
      %139 = arith.shrui %138, %c21 : vector<4xi32>
      %140 = arith.andi %139, %c22 : vector<4xi32>
      %141 = arith.ori %140, %c23 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = arith.shrui %138, %c24 : vector<4xi32>
      %144 = arith.andi %143, %c22 : vector<4xi32>
      %145 = arith.ori %144, %c23 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = arith.shrui %138, %c25 : vector<4xi32>
      %148 = arith.andi %147, %c22 : vector<4xi32>
      %149 = arith.ori %148, %c23 : vector<4xi32>
      %150 = vector.bitcast %149 : vector<4xi32> to vector<8xf16>
      %151 = arith.shrui %138, %c26 : vector<4xi32>
      %152 = arith.andi %151, %c22 : vector<4xi32>
      %153 = arith.ori %152, %c23 : vector<4xi32>
      %154 = vector.bitcast %153 : vector<4xi32> to vector<8xf16>
      %155 = vector.shuffle %142, %146 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %156 = vector.shuffle %150, %154 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %157 = vector.shuffle %155, %156 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %158 = arith.subf %157, %c27 : vector<32xf16>
      %159 = vector.shuffle %158, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %160 = vector.shuffle %158, %158 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %161 = math.fma %159, %124, %126 : vector<16xf16>
      %162 = math.fma %160, %124, %126 : vector<16xf16>
      %163 = arith.addi %107, %c5 : index
      %164 = arith.remui %113, %c12 : index
      %165 = arith.addi %11, %c4 : index
      %166 = arith.muli %163, %c8 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %164, %c19 : index
      %169 = arith.addi %167, %168 : index
      %170 = vector.load %w[%169] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %171 = vector.bitcast %170 : vector<4xi8> to vector<2xf16>
      %172 = vector.extract %171[0] : f16 from vector<2xf16>
      %173 = vector.broadcast %172 : f16 to vector<16xf16>
      %174 = vector.extract %171[1] : f16 from vector<2xf16>
      %175 = vector.broadcast %174 : f16 to vector<16xf16>
      %176 = arith.addi %11, %c4 : index
      %177 = arith.muli %inputFeatures, %c2 : index
      %178 = arith.addi %177, %c3 : index
      %179 = arith.divui %178, %c4 : index
      %180 = arith.muli %179, %c4 : index
      %181 = arith.addi %176, %180 : index
      %182 = arith.muli %163, %c20 : index
      %183 = arith.addi %181, %182 : index
      %184 = arith.muli %164, %c12 : index
      %185 = arith.addi %183, %184 : index
      %186 = vector.load %w[%185] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %187 = vector.bitcast %186 : vector<16xi8> to vector<4xi32>
      %188 = arith.shrui %187, %c21 : vector<4xi32>
      %189 = arith.andi %188, %c22 : vector<4xi32>
      %190 = arith.ori %189, %c23 : vector<4xi32>
      %191 = vector.bitcast %190 : vector<4xi32> to vector<8xf16>
      %192 = arith.shrui %187, %c24 : vector<4xi32>
      %193 = arith.andi %192, %c22 : vector<4xi32>
      %194 = arith.ori %193, %c23 : vector<4xi32>
      %195 = vector.bitcast %194 : vector<4xi32> to vector<8xf16>
      %196 = arith.shrui %187, %c25 : vector<4xi32>
      %197 = arith.andi %196, %c22 : vector<4xi32>
      %198 = arith.ori %197, %c23 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = arith.shrui %187, %c26 : vector<4xi32>
      %201 = arith.andi %200, %c22 : vector<4xi32>
      %202 = arith.ori %201, %c23 : vector<4xi32>
      %203 = vector.bitcast %202 : vector<4xi32> to vector<8xf16>
      %204 = vector.shuffle %191, %195 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = vector.shuffle %199, %203 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = vector.shuffle %204, %205 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %207 = arith.subf %206, %c27 : vector<32xf16>
      %208 = vector.shuffle %207, %207 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %209 = vector.shuffle %207, %207 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %210 = math.fma %208, %173, %175 : vector<16xf16>
      %211 = math.fma %209, %173, %175 : vector<16xf16>
      %212 = arith.muli %107, %c2 : index
      %213 = arith.addi %212, %c6 : index
      %214 = arith.muli %tileRows, %c12 : index
      %215 = arith.muli %213, %214 : index
      %216 = arith.addi %39, %215 : index
      %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %218 = arith.muli %tileRows, %c1 : index
      %219 = arith.addi %216, %218 : index
      %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %221 = vector.shuffle %217, %220 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %222 = wave.mma %221, %161, %108 : vector<16xf16>, vector<8xf32>
      %223 = arith.muli %107, %c2 : index
      %224 = arith.addi %223, %c6 : index
      %225 = arith.muli %tileRows, %c12 : index
      %226 = arith.muli %224, %225 : index
      %227 = arith.addi %57, %226 : index
      %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %229 = arith.muli %tileRows, %c1 : index
      %230 = arith.addi %227, %229 : index
      %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %232 = vector.shuffle %228, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = wave.mma %232, %161, %109 : vector<16xf16>, vector<8xf32>
      %234 = arith.muli %107, %c2 : index
      %235 = arith.addi %234, %c6 : index
      %236 = arith.muli %tileRows, %c12 : index
      %237 = arith.muli %235, %236 : index
      %238 = arith.addi %75, %237 : index
      %239 = vector.load %x[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %240 = arith.muli %tileRows, %c1 : index
      %241 = arith.addi %238, %240 : index
      %242 = vector.load %x[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %243 = vector.shuffle %239, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = wave.mma %243, %161, %110 : vector<16xf16>, vector<8xf32>
      %245 = arith.muli %107, %c2 : index
      %246 = arith.addi %245, %c6 : index
      %247 = arith.muli %tileRows, %c12 : index
      %248 = arith.muli %246, %247 : index
      %249 = arith.addi %93, %248 : index
      %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = arith.muli %tileRows, %c1 : index
      %252 = arith.addi %249, %251 : index
      %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = vector.shuffle %250, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %255 = wave.mma %254, %161, %111 : vector<16xf16>, vector<8xf32>
      %256 = arith.muli %107, %c2 : index
      %257 = arith.addi %256, %c5 : index
      %258 = arith.muli %tileRows, %c12 : index
      %259 = arith.muli %257, %258 : index
      %260 = arith.addi %39, %259 : index
      %261 = vector.load %x[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = arith.muli %tileRows, %c1 : index
      %263 = arith.addi %260, %262 : index
      %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = vector.shuffle %261, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %266 = wave.mma %265, %162, %222 : vector<16xf16>, vector<8xf32>
      %267 = arith.muli %107, %c2 : index
      %268 = arith.addi %267, %c5 : index
      %269 = arith.muli %tileRows, %c12 : index
      %270 = arith.muli %268, %269 : index
      %271 = arith.addi %57, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = arith.muli %tileRows, %c1 : index
      %274 = arith.addi %271, %273 : index
      %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = vector.shuffle %272, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %277 = wave.mma %276, %162, %233 : vector<16xf16>, vector<8xf32>
      %278 = arith.muli %107, %c2 : index
      %279 = arith.addi %278, %c5 : index
      %280 = arith.muli %tileRows, %c12 : index
      %281 = arith.muli %279, %280 : index
      %282 = arith.addi %75, %281 : index
      %283 = vector.load %x[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = arith.muli %tileRows, %c1 : index
      %285 = arith.addi %282, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = vector.shuffle %283, %286 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %288 = wave.mma %287, %162, %244 : vector<16xf16>, vector<8xf32>
      %289 = arith.muli %107, %c2 : index
      %290 = arith.addi %289, %c5 : index
      %291 = arith.muli %tileRows, %c12 : index
      %292 = arith.muli %290, %291 : index
      %293 = arith.addi %93, %292 : index
      %294 = vector.load %x[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = arith.muli %tileRows, %c1 : index
      %296 = arith.addi %293, %295 : index
      %297 = vector.load %x[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = vector.shuffle %294, %297 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %299 = wave.mma %298, %162, %255 : vector<16xf16>, vector<8xf32>
      %300 = arith.muli %107, %c2 : index
      %301 = arith.addi %300, %c2 : index
      %302 = arith.muli %tileRows, %c12 : index
      %303 = arith.muli %301, %302 : index
      %304 = arith.addi %39, %303 : index
      %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = arith.muli %tileRows, %c1 : index
      %307 = arith.addi %304, %306 : index
      %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %309 = vector.shuffle %305, %308 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %310 = wave.mma %309, %210, %266 : vector<16xf16>, vector<8xf32>
      %311 = arith.muli %107, %c2 : index
      %312 = arith.addi %311, %c2 : index
      %313 = arith.muli %tileRows, %c12 : index
      %314 = arith.muli %312, %313 : index
      %315 = arith.addi %57, %314 : index
      %316 = vector.load %x[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %317 = arith.muli %tileRows, %c1 : index
      %318 = arith.addi %315, %317 : index
      %319 = vector.load %x[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %320 = vector.shuffle %316, %319 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %321 = wave.mma %320, %210, %277 : vector<16xf16>, vector<8xf32>
      %322 = arith.muli %107, %c2 : index
      %323 = arith.addi %322, %c2 : index
      %324 = arith.muli %tileRows, %c12 : index
      %325 = arith.muli %323, %324 : index
      %326 = arith.addi %75, %325 : index
      %327 = vector.load %x[%326] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %328 = arith.muli %tileRows, %c1 : index
      %329 = arith.addi %326, %328 : index
      %330 = vector.load %x[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %331 = vector.shuffle %327, %330 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %332 = wave.mma %331, %210, %288 : vector<16xf16>, vector<8xf32>
      %333 = arith.muli %107, %c2 : index
      %334 = arith.addi %333, %c2 : index
      %335 = arith.muli %tileRows, %c12 : index
      %336 = arith.muli %334, %335 : index
      %337 = arith.addi %93, %336 : index
      %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %339 = arith.muli %tileRows, %c1 : index
      %340 = arith.addi %337, %339 : index
      %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %342 = vector.shuffle %338, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %343 = wave.mma %342, %210, %299 : vector<16xf16>, vector<8xf32>
      %344 = arith.muli %107, %c2 : index
      %345 = arith.addi %344, %c28 : index
      %346 = arith.muli %tileRows, %c12 : index
      %347 = arith.muli %345, %346 : index
      %348 = arith.addi %39, %347 : index
      %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = arith.muli %tileRows, %c1 : index
      %351 = arith.addi %348, %350 : index
      %352 = vector.load %x[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %353 = vector.shuffle %349, %352 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %354 = wave.mma %353, %211, %310 : vector<16xf16>, vector<8xf32>
      %355 = arith.muli %107, %c2 : index
      %356 = arith.addi %355, %c28 : index
      %357 = arith.muli %tileRows, %c12 : index
      %358 = arith.muli %356, %357 : index
      %359 = arith.addi %57, %358 : index
      %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = arith.muli %tileRows, %c1 : index
      %362 = arith.addi %359, %361 : index
      %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %364 = vector.shuffle %360, %363 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %365 = wave.mma %364, %211, %321 : vector<16xf16>, vector<8xf32>
      %366 = arith.muli %107, %c2 : index
      %367 = arith.addi %366, %c28 : index
      %368 = arith.muli %tileRows, %c12 : index
      %369 = arith.muli %367, %368 : index
      %370 = arith.addi %75, %369 : index
      %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %372 = arith.muli %tileRows, %c1 : index
      %373 = arith.addi %370, %372 : index
      %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %375 = vector.shuffle %371, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %376 = wave.mma %375, %211, %332 : vector<16xf16>, vector<8xf32>
      %377 = arith.muli %107, %c2 : index
      %378 = arith.addi %377, %c28 : index
      %379 = arith.muli %tileRows, %c12 : index
      %380 = arith.muli %378, %379 : index
      %381 = arith.addi %93, %380 : index
      %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = arith.muli %tileRows, %c1 : index
      %384 = arith.addi %381, %383 : index
      %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = vector.shuffle %382, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = wave.mma %386, %211, %343 : vector<16xf16>, vector<8xf32>
      scf.yield %354, %365, %376, %387 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %388 = arith.select %100, %106, %99 : index
    %394:4 = scf.for %389 = %106 to %388 step %c5 iter_args(%390 = %112#0, %391 = %112#1, %392 = %112#2, %393 = %112#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %395 = wave.lane
      %396 = arith.addi %389, %c6 : index
      %397 = arith.remui %395, %c12 : index
      %398 = arith.addi %11, %c4 : index
      %399 = arith.muli %396, %c8 : index
      %400 = arith.addi %398, %399 : index
      %401 = arith.muli %397, %c19 : index
      %402 = arith.addi %400, %401 : index
      %403 = vector.load %w[%402] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %404 = vector.bitcast %403 : vector<4xi8> to vector<2xf16>
      %405 = vector.extract %404[0] : f16 from vector<2xf16>
      %406 = vector.broadcast %405 : f16 to vector<16xf16>
      %407 = vector.extract %404[1] : f16 from vector<2xf16>
      %408 = vector.broadcast %407 : f16 to vector<16xf16>
      %409 = arith.addi %11, %c4 : index
      %410 = arith.muli %inputFeatures, %c2 : index
      %411 = arith.addi %410, %c3 : index
      %412 = arith.divui %411, %c4 : index
      %413 = arith.muli %412, %c4 : index
      %414 = arith.addi %409, %413 : index
      %415 = arith.muli %396, %c20 : index
      %416 = arith.addi %414, %415 : index
      %417 = arith.muli %397, %c12 : index
      %418 = arith.addi %416, %417 : index
      %419 = vector.load %w[%418] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %420 = vector.bitcast %419 : vector<16xi8> to vector<4xi32>
      %421 = arith.shrui %420, %c21 : vector<4xi32>
      %422 = arith.andi %421, %c22 : vector<4xi32>
      %423 = arith.ori %422, %c23 : vector<4xi32>
      %424 = vector.bitcast %423 : vector<4xi32> to vector<8xf16>
      %425 = arith.shrui %420, %c24 : vector<4xi32>
      %426 = arith.andi %425, %c22 : vector<4xi32>
      %427 = arith.ori %426, %c23 : vector<4xi32>
      %428 = vector.bitcast %427 : vector<4xi32> to vector<8xf16>
      %429 = arith.shrui %420, %c25 : vector<4xi32>
      %430 = arith.andi %429, %c22 : vector<4xi32>
      %431 = arith.ori %430, %c23 : vector<4xi32>
      %432 = vector.bitcast %431 : vector<4xi32> to vector<8xf16>
      %433 = arith.shrui %420, %c26 : vector<4xi32>
      %434 = arith.andi %433, %c22 : vector<4xi32>
      %435 = arith.ori %434, %c23 : vector<4xi32>
      %436 = vector.bitcast %435 : vector<4xi32> to vector<8xf16>
      %437 = vector.shuffle %424, %428 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %438 = vector.shuffle %432, %436 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %439 = vector.shuffle %437, %438 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %440 = arith.subf %439, %c27 : vector<32xf16>
      %441 = vector.shuffle %440, %440 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %442 = vector.shuffle %440, %440 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %443 = math.fma %441, %406, %408 : vector<16xf16>
      %444 = math.fma %442, %406, %408 : vector<16xf16>
      %445 = arith.muli %389, %c2 : index
      %446 = arith.addi %445, %c6 : index
      %447 = arith.muli %tileRows, %c12 : index
      %448 = arith.muli %446, %447 : index
      %449 = arith.addi %39, %448 : index
      %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %451 = arith.muli %tileRows, %c1 : index
      %452 = arith.addi %449, %451 : index
      %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %454 = vector.shuffle %450, %453 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %455 = wave.mma %454, %443, %390 : vector<16xf16>, vector<8xf32>
      %456 = arith.muli %389, %c2 : index
      %457 = arith.addi %456, %c6 : index
      %458 = arith.muli %tileRows, %c12 : index
      %459 = arith.muli %457, %458 : index
      %460 = arith.addi %57, %459 : index
      %461 = vector.load %x[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %462 = arith.muli %tileRows, %c1 : index
      %463 = arith.addi %460, %462 : index
      %464 = vector.load %x[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %465 = vector.shuffle %461, %464 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %466 = wave.mma %465, %443, %391 : vector<16xf16>, vector<8xf32>
      %467 = arith.muli %389, %c2 : index
      %468 = arith.addi %467, %c6 : index
      %469 = arith.muli %tileRows, %c12 : index
      %470 = arith.muli %468, %469 : index
      %471 = arith.addi %75, %470 : index
      %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %473 = arith.muli %tileRows, %c1 : index
      %474 = arith.addi %471, %473 : index
      %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %476 = vector.shuffle %472, %475 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %477 = wave.mma %476, %443, %392 : vector<16xf16>, vector<8xf32>
      %478 = arith.muli %389, %c2 : index
      %479 = arith.addi %478, %c6 : index
      %480 = arith.muli %tileRows, %c12 : index
      %481 = arith.muli %479, %480 : index
      %482 = arith.addi %93, %481 : index
      %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %484 = arith.muli %tileRows, %c1 : index
      %485 = arith.addi %482, %484 : index
      %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %487 = vector.shuffle %483, %486 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %488 = wave.mma %487, %443, %393 : vector<16xf16>, vector<8xf32>
      %489 = arith.muli %389, %c2 : index
      %490 = arith.addi %489, %c5 : index
      %491 = arith.muli %tileRows, %c12 : index
      %492 = arith.muli %490, %491 : index
      %493 = arith.addi %39, %492 : index
      %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %495 = arith.muli %tileRows, %c1 : index
      %496 = arith.addi %493, %495 : index
      %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %498 = vector.shuffle %494, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %499 = wave.mma %498, %444, %455 : vector<16xf16>, vector<8xf32>
      %500 = arith.muli %389, %c2 : index
      %501 = arith.addi %500, %c5 : index
      %502 = arith.muli %tileRows, %c12 : index
      %503 = arith.muli %501, %502 : index
      %504 = arith.addi %57, %503 : index
      %505 = vector.load %x[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %506 = arith.muli %tileRows, %c1 : index
      %507 = arith.addi %504, %506 : index
      %508 = vector.load %x[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %509 = vector.shuffle %505, %508 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %510 = wave.mma %509, %444, %466 : vector<16xf16>, vector<8xf32>
      %511 = arith.muli %389, %c2 : index
      %512 = arith.addi %511, %c5 : index
      %513 = arith.muli %tileRows, %c12 : index
      %514 = arith.muli %512, %513 : index
      %515 = arith.addi %75, %514 : index
      %516 = vector.load %x[%515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %517 = arith.muli %tileRows, %c1 : index
      %518 = arith.addi %515, %517 : index
      %519 = vector.load %x[%518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %520 = vector.shuffle %516, %519 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %521 = wave.mma %520, %444, %477 : vector<16xf16>, vector<8xf32>
      %522 = arith.muli %389, %c2 : index
      %523 = arith.addi %522, %c5 : index
      %524 = arith.muli %tileRows, %c12 : index
      %525 = arith.muli %523, %524 : index
      %526 = arith.addi %93, %525 : index
      %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %528 = arith.muli %tileRows, %c1 : index
      %529 = arith.addi %526, %528 : index
      %530 = vector.load %x[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %531 = vector.shuffle %527, %530 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %532 = wave.mma %531, %444, %488 : vector<16xf16>, vector<8xf32>
      scf.yield %499, %510, %521, %532 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %533 = wave.lane
    %534 = wave.wave
    %535 = arith.muli %534, %c5 : index
    %536 = arith.addi %535, %c6 : index
    %537 = arith.muli %536, %c20 : index
    %538 = arith.addi %537, %533 : index
    %539 = vector.extract %394#0[0] : f32 from vector<8xf32>
    %540 = arith.addi %538, %c6 : index
    memref.store %539, %15[%540] : memref<?xf32>
    %541 = vector.extract %394#0[1] : f32 from vector<8xf32>
    %542 = arith.addi %538, %c14 : index
    memref.store %541, %15[%542] : memref<?xf32>
    %543 = vector.extract %394#0[2] : f32 from vector<8xf32>
    %544 = arith.addi %538, %c8 : index
    memref.store %543, %15[%544] : memref<?xf32>
    %545 = vector.extract %394#0[3] : f32 from vector<8xf32>
    %546 = arith.addi %538, %c29 : index
    memref.store %545, %15[%546] : memref<?xf32>
    %547 = vector.extract %394#0[4] : f32 from vector<8xf32>
    %548 = arith.addi %538, %c4 : index
    memref.store %547, %15[%548] : memref<?xf32>
    %549 = vector.extract %394#0[5] : f32 from vector<8xf32>
    %550 = arith.addi %538, %c30 : index
    memref.store %549, %15[%550] : memref<?xf32>
    %551 = vector.extract %394#0[6] : f32 from vector<8xf32>
    %552 = arith.addi %538, %c31 : index
    memref.store %551, %15[%552] : memref<?xf32>
    %553 = vector.extract %394#0[7] : f32 from vector<8xf32>
    %554 = arith.addi %538, %c32 : index
    memref.store %553, %15[%554] : memref<?xf32>
    wave.barrier
    %555 = arith.muli %534, %c5 : index
    %556 = arith.addi %555, %c6 : index
    %557 = arith.muli %556, %c14 : index
    %558 = arith.addi %557, %533 : index
    %559 = arith.addi %558, %c6 : index
    %560 = memref.load %15[%559] : memref<?xf32>
    %561 = arith.addi %559, %c20 : index
    %562 = memref.load %15[%561] : memref<?xf32>
    %563 = arith.addf %560, %562 : f32
    %564 = arith.addi %559, %c33 : index
    %565 = memref.load %15[%564] : memref<?xf32>
    %566 = arith.addf %563, %565 : f32
    %567 = arith.addi %559, %c34 : index
    %568 = memref.load %15[%567] : memref<?xf32>
    %569 = arith.addf %566, %568 : f32
    %570 = arith.addi %559, %c35 : index
    %571 = memref.load %15[%570] : memref<?xf32>
    %572 = arith.addf %569, %571 : f32
    %573 = arith.addi %559, %c36 : index
    %574 = memref.load %15[%573] : memref<?xf32>
    %575 = arith.addf %572, %574 : f32
    %576 = arith.addi %559, %c37 : index
    %577 = memref.load %15[%576] : memref<?xf32>
    %578 = arith.addf %575, %577 : f32
    %579 = arith.addi %559, %c38 : index
    %580 = memref.load %15[%579] : memref<?xf32>
    %581 = arith.addf %578, %580 : f32
    %582 = wave.lane
    %583 = arith.addi %14, %c6 : index
    %584 = arith.muli %556, %c2 : index
    %585 = arith.addi %583, %584 : index
    %586 = arith.divui %582, %c12 : index
    %587 = arith.addi %585, %586 : index
    %588 = arith.cmpi slt, %587, %13 : index
    scf.if %588 {
      %589 = arith.cmpi eq, %hasFactors, %c5 : index
      %590 = arith.muli %587, %c2 : index
      %591 = memref.load %factors[%590] : memref<?xf32>
      %592 = arith.mulf %591, %operandScale : f32
      %593 = arith.select %589, %592, %operandScale : f32
      %594 = arith.remui %582, %c12 : index
      %595 = arith.muli %594, %c19 : index
      %596 = arith.addi %11, %595 : index
      %597 = vector.load %w[%596] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %598 = vector.bitcast %597 : vector<4xi8> to vector<1xf32>
      %599 = vector.extract %598[0] : f32 from vector<1xf32>
      %600 = arith.mulf %599, %593 : f32
      %601 = arith.mulf %581, %600 : f32
      %602 = arith.muli %587, %outputFeatures : index
      %603 = arith.addi %602, %18 : index
      %604 = wave.lane
      %605 = arith.remui %604, %c12 : index
      %606 = arith.addi %603, %605 : index
      scf.if %16 {
        %607 = arith.addi %606, %c6 : index
        %608 = memref.load %residual[%607] : memref<?xf32>
        %609 = arith.addf %608, %601 : f32
        %610 = arith.addi %606, %c6 : index
        memref.store %609, %out[%610] : memref<?xf32>
      } else {
        %611 = arith.addi %606, %c6 : index
        memref.store %601, %out[%611] : memref<?xf32>
      }
    }
    %612 = wave.lane
    wave.barrier
    %613 = wave.wave
    %614 = arith.muli %613, %c5 : index
    %615 = arith.addi %614, %c6 : index
    %616 = arith.muli %615, %c20 : index
    %617 = arith.addi %616, %612 : index
    %618 = vector.extract %394#1[0] : f32 from vector<8xf32>
    %619 = arith.addi %617, %c6 : index
    memref.store %618, %15[%619] : memref<?xf32>
    %620 = vector.extract %394#1[1] : f32 from vector<8xf32>
    %621 = arith.addi %617, %c14 : index
    memref.store %620, %15[%621] : memref<?xf32>
    %622 = vector.extract %394#1[2] : f32 from vector<8xf32>
    %623 = arith.addi %617, %c8 : index
    memref.store %622, %15[%623] : memref<?xf32>
    %624 = vector.extract %394#1[3] : f32 from vector<8xf32>
    %625 = arith.addi %617, %c29 : index
    memref.store %624, %15[%625] : memref<?xf32>
    %626 = vector.extract %394#1[4] : f32 from vector<8xf32>
    %627 = arith.addi %617, %c4 : index
    memref.store %626, %15[%627] : memref<?xf32>
    %628 = vector.extract %394#1[5] : f32 from vector<8xf32>
    %629 = arith.addi %617, %c30 : index
    memref.store %628, %15[%629] : memref<?xf32>
    %630 = vector.extract %394#1[6] : f32 from vector<8xf32>
    %631 = arith.addi %617, %c31 : index
    memref.store %630, %15[%631] : memref<?xf32>
    %632 = vector.extract %394#1[7] : f32 from vector<8xf32>
    %633 = arith.addi %617, %c32 : index
    memref.store %632, %15[%633] : memref<?xf32>
    wave.barrier
    %634 = arith.muli %613, %c5 : index
    %635 = arith.addi %634, %c6 : index
    %636 = arith.muli %635, %c14 : index
    %637 = arith.addi %636, %612 : index
    %638 = arith.addi %637, %c6 : index
    %639 = memref.load %15[%638] : memref<?xf32>
    %640 = arith.addi %638, %c20 : index
    %641 = memref.load %15[%640] : memref<?xf32>
    %642 = arith.addf %639, %641 : f32
    %643 = arith.addi %638, %c33 : index
    %644 = memref.load %15[%643] : memref<?xf32>
    %645 = arith.addf %642, %644 : f32
    %646 = arith.addi %638, %c34 : index
    %647 = memref.load %15[%646] : memref<?xf32>
    %648 = arith.addf %645, %647 : f32
    %649 = arith.addi %638, %c35 : index
    %650 = memref.load %15[%649] : memref<?xf32>
    %651 = arith.addf %648, %650 : f32
    %652 = arith.addi %638, %c36 : index
    %653 = memref.load %15[%652] : memref<?xf32>
    %654 = arith.addf %651, %653 : f32
    %655 = arith.addi %638, %c37 : index
    %656 = memref.load %15[%655] : memref<?xf32>
    %657 = arith.addf %654, %656 : f32
    %658 = arith.addi %638, %c38 : index
    %659 = memref.load %15[%658] : memref<?xf32>
    %660 = arith.addf %657, %659 : f32
    %661 = wave.lane
    %662 = arith.addi %14, %c12 : index
    %663 = arith.muli %635, %c2 : index
    %664 = arith.addi %662, %663 : index
    %665 = arith.divui %661, %c12 : index
    %666 = arith.addi %664, %665 : index
    %667 = arith.cmpi slt, %666, %13 : index
    scf.if %667 {
      %668 = arith.cmpi eq, %hasFactors, %c5 : index
      %669 = arith.muli %666, %c2 : index
      %670 = memref.load %factors[%669] : memref<?xf32>
      %671 = arith.mulf %670, %operandScale : f32
      %672 = arith.select %668, %671, %operandScale : f32
      %673 = arith.remui %661, %c12 : index
      %674 = arith.muli %673, %c19 : index
      %675 = arith.addi %11, %674 : index
      %676 = vector.load %w[%675] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %677 = vector.bitcast %676 : vector<4xi8> to vector<1xf32>
      %678 = vector.extract %677[0] : f32 from vector<1xf32>
      %679 = arith.mulf %678, %672 : f32
      %680 = arith.mulf %660, %679 : f32
      %681 = arith.muli %666, %outputFeatures : index
      %682 = arith.addi %681, %18 : index
      %683 = wave.lane
      %684 = arith.remui %683, %c12 : index
      %685 = arith.addi %682, %684 : index
      scf.if %16 {
        %686 = arith.addi %685, %c6 : index
        %687 = memref.load %residual[%686] : memref<?xf32>
        %688 = arith.addf %687, %680 : f32
        %689 = arith.addi %685, %c6 : index
        memref.store %688, %out[%689] : memref<?xf32>
      } else {
        %690 = arith.addi %685, %c6 : index
        memref.store %680, %out[%690] : memref<?xf32>
      }
    }
    %691 = wave.lane
    wave.barrier
    %692 = wave.wave
    %693 = arith.muli %692, %c5 : index
    %694 = arith.addi %693, %c6 : index
    %695 = arith.muli %694, %c20 : index
    %696 = arith.addi %695, %691 : index
    %697 = vector.extract %394#2[0] : f32 from vector<8xf32>
    %698 = arith.addi %696, %c6 : index
    memref.store %697, %15[%698] : memref<?xf32>
    %699 = vector.extract %394#2[1] : f32 from vector<8xf32>
    %700 = arith.addi %696, %c14 : index
    memref.store %699, %15[%700] : memref<?xf32>
    %701 = vector.extract %394#2[2] : f32 from vector<8xf32>
    %702 = arith.addi %696, %c8 : index
    memref.store %701, %15[%702] : memref<?xf32>
    %703 = vector.extract %394#2[3] : f32 from vector<8xf32>
    %704 = arith.addi %696, %c29 : index
    memref.store %703, %15[%704] : memref<?xf32>
    %705 = vector.extract %394#2[4] : f32 from vector<8xf32>
    %706 = arith.addi %696, %c4 : index
    memref.store %705, %15[%706] : memref<?xf32>
    %707 = vector.extract %394#2[5] : f32 from vector<8xf32>
    %708 = arith.addi %696, %c30 : index
    memref.store %707, %15[%708] : memref<?xf32>
    %709 = vector.extract %394#2[6] : f32 from vector<8xf32>
    %710 = arith.addi %696, %c31 : index
    memref.store %709, %15[%710] : memref<?xf32>
    %711 = vector.extract %394#2[7] : f32 from vector<8xf32>
    %712 = arith.addi %696, %c32 : index
    memref.store %711, %15[%712] : memref<?xf32>
    wave.barrier
    %713 = arith.muli %692, %c5 : index
    %714 = arith.addi %713, %c6 : index
    %715 = arith.muli %714, %c14 : index
    %716 = arith.addi %715, %691 : index
    %717 = arith.addi %716, %c6 : index
    %718 = memref.load %15[%717] : memref<?xf32>
    %719 = arith.addi %717, %c20 : index
    %720 = memref.load %15[%719] : memref<?xf32>
    %721 = arith.addf %718, %720 : f32
    %722 = arith.addi %717, %c33 : index
    %723 = memref.load %15[%722] : memref<?xf32>
    %724 = arith.addf %721, %723 : f32
    %725 = arith.addi %717, %c34 : index
    %726 = memref.load %15[%725] : memref<?xf32>
    %727 = arith.addf %724, %726 : f32
    %728 = arith.addi %717, %c35 : index
    %729 = memref.load %15[%728] : memref<?xf32>
    %730 = arith.addf %727, %729 : f32
    %731 = arith.addi %717, %c36 : index
    %732 = memref.load %15[%731] : memref<?xf32>
    %733 = arith.addf %730, %732 : f32
    %734 = arith.addi %717, %c37 : index
    %735 = memref.load %15[%734] : memref<?xf32>
    %736 = arith.addf %733, %735 : f32
    %737 = arith.addi %717, %c38 : index
    %738 = memref.load %15[%737] : memref<?xf32>
    %739 = arith.addf %736, %738 : f32
    %740 = wave.lane
    %741 = arith.addi %14, %c14 : index
    %742 = arith.muli %714, %c2 : index
    %743 = arith.addi %741, %742 : index
    %744 = arith.divui %740, %c12 : index
    %745 = arith.addi %743, %744 : index
    %746 = arith.cmpi slt, %745, %13 : index
    scf.if %746 {
      %747 = arith.cmpi eq, %hasFactors, %c5 : index
      %748 = arith.muli %745, %c2 : index
      %749 = memref.load %factors[%748] : memref<?xf32>
      %750 = arith.mulf %749, %operandScale : f32
      %751 = arith.select %747, %750, %operandScale : f32
      %752 = arith.remui %740, %c12 : index
      %753 = arith.muli %752, %c19 : index
      %754 = arith.addi %11, %753 : index
      %755 = vector.load %w[%754] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %756 = vector.bitcast %755 : vector<4xi8> to vector<1xf32>
      %757 = vector.extract %756[0] : f32 from vector<1xf32>
      %758 = arith.mulf %757, %751 : f32
      %759 = arith.mulf %739, %758 : f32
      %760 = arith.muli %745, %outputFeatures : index
      %761 = arith.addi %760, %18 : index
      %762 = wave.lane
      %763 = arith.remui %762, %c12 : index
      %764 = arith.addi %761, %763 : index
      scf.if %16 {
        %765 = arith.addi %764, %c6 : index
        %766 = memref.load %residual[%765] : memref<?xf32>
        %767 = arith.addf %766, %759 : f32
        %768 = arith.addi %764, %c6 : index
        memref.store %767, %out[%768] : memref<?xf32>
      } else {
        %769 = arith.addi %764, %c6 : index
        memref.store %759, %out[%769] : memref<?xf32>
      }
    }
    %770 = wave.lane
    wave.barrier
    %771 = wave.wave
    %772 = arith.muli %771, %c5 : index
    %773 = arith.addi %772, %c6 : index
    %774 = arith.muli %773, %c20 : index
    %775 = arith.addi %774, %770 : index
    %776 = vector.extract %394#3[0] : f32 from vector<8xf32>
    %777 = arith.addi %775, %c6 : index
    memref.store %776, %15[%777] : memref<?xf32>
    %778 = vector.extract %394#3[1] : f32 from vector<8xf32>
    %779 = arith.addi %775, %c14 : index
    memref.store %778, %15[%779] : memref<?xf32>
    %780 = vector.extract %394#3[2] : f32 from vector<8xf32>
    %781 = arith.addi %775, %c8 : index
    memref.store %780, %15[%781] : memref<?xf32>
    %782 = vector.extract %394#3[3] : f32 from vector<8xf32>
    %783 = arith.addi %775, %c29 : index
    memref.store %782, %15[%783] : memref<?xf32>
    %784 = vector.extract %394#3[4] : f32 from vector<8xf32>
    %785 = arith.addi %775, %c4 : index
    memref.store %784, %15[%785] : memref<?xf32>
    %786 = vector.extract %394#3[5] : f32 from vector<8xf32>
    %787 = arith.addi %775, %c30 : index
    memref.store %786, %15[%787] : memref<?xf32>
    %788 = vector.extract %394#3[6] : f32 from vector<8xf32>
    %789 = arith.addi %775, %c31 : index
    memref.store %788, %15[%789] : memref<?xf32>
    %790 = vector.extract %394#3[7] : f32 from vector<8xf32>
    %791 = arith.addi %775, %c32 : index
    memref.store %790, %15[%791] : memref<?xf32>
    wave.barrier
    %792 = arith.muli %771, %c5 : index
    %793 = arith.addi %792, %c6 : index
    %794 = arith.muli %793, %c14 : index
    %795 = arith.addi %794, %770 : index
    %796 = arith.addi %795, %c6 : index
    %797 = memref.load %15[%796] : memref<?xf32>
    %798 = arith.addi %796, %c20 : index
    %799 = memref.load %15[%798] : memref<?xf32>
    %800 = arith.addf %797, %799 : f32
    %801 = arith.addi %796, %c33 : index
    %802 = memref.load %15[%801] : memref<?xf32>
    %803 = arith.addf %800, %802 : f32
    %804 = arith.addi %796, %c34 : index
    %805 = memref.load %15[%804] : memref<?xf32>
    %806 = arith.addf %803, %805 : f32
    %807 = arith.addi %796, %c35 : index
    %808 = memref.load %15[%807] : memref<?xf32>
    %809 = arith.addf %806, %808 : f32
    %810 = arith.addi %796, %c36 : index
    %811 = memref.load %15[%810] : memref<?xf32>
    %812 = arith.addf %809, %811 : f32
    %813 = arith.addi %796, %c37 : index
    %814 = memref.load %15[%813] : memref<?xf32>
    %815 = arith.addf %812, %814 : f32
    %816 = arith.addi %796, %c38 : index
    %817 = memref.load %15[%816] : memref<?xf32>
    %818 = arith.addf %815, %817 : f32
    %819 = wave.lane
    %820 = arith.addi %14, %c15 : index
    %821 = arith.muli %793, %c2 : index
    %822 = arith.addi %820, %821 : index
    %823 = arith.divui %819, %c12 : index
    %824 = arith.addi %822, %823 : index
    %825 = arith.cmpi slt, %824, %13 : index
    scf.if %825 {
      %826 = arith.cmpi eq, %hasFactors, %c5 : index
      %827 = arith.muli %824, %c2 : index
      %828 = memref.load %factors[%827] : memref<?xf32>
      %829 = arith.mulf %828, %operandScale : f32
      %830 = arith.select %826, %829, %operandScale : f32
      %831 = arith.remui %819, %c12 : index
      %832 = arith.muli %831, %c19 : index
      %833 = arith.addi %11, %832 : index
      %834 = vector.load %w[%833] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %835 = vector.bitcast %834 : vector<4xi8> to vector<1xf32>
      %836 = vector.extract %835[0] : f32 from vector<1xf32>
      %837 = arith.mulf %836, %830 : f32
      %838 = arith.mulf %818, %837 : f32
      %839 = arith.muli %824, %outputFeatures : index
      %840 = arith.addi %839, %18 : index
      %841 = wave.lane
      %842 = arith.remui %841, %c12 : index
      %843 = arith.addi %840, %842 : index
      scf.if %16 {
        %844 = arith.addi %843, %c6 : index
        %845 = memref.load %residual[%844] : memref<?xf32>
        %846 = arith.addf %845, %838 : f32
        %847 = arith.addi %843, %c6 : index
        memref.store %846, %out[%847] : memref<?xf32>
      } else {
        %848 = arith.addi %843, %c6 : index
        memref.store %838, %out[%848] : memref<?xf32>
      }
    }
  }
  wave.return
}
