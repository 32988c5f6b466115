// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=4, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w4p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 1024 : index
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
    %555 = arith.muli %534, %c2 : index
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
    %570 = wave.lane
    %571 = arith.addi %14, %c6 : index
    %572 = arith.muli %556, %c2 : index
    %573 = arith.addi %571, %572 : index
    %574 = arith.divui %570, %c12 : index
    %575 = arith.addi %573, %574 : index
    %576 = arith.cmpi slt, %575, %13 : index
    scf.if %576 {
      %577 = arith.cmpi eq, %hasFactors, %c5 : index
      %578 = arith.muli %575, %c2 : index
      %579 = memref.load %factors[%578] : memref<?xf32>
      %580 = arith.mulf %579, %operandScale : f32
      %581 = arith.select %577, %580, %operandScale : f32
      %582 = arith.remui %570, %c12 : index
      %583 = arith.muli %582, %c19 : index
      %584 = arith.addi %11, %583 : index
      %585 = vector.load %w[%584] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %586 = vector.bitcast %585 : vector<4xi8> to vector<1xf32>
      %587 = vector.extract %586[0] : f32 from vector<1xf32>
      %588 = arith.mulf %587, %581 : f32
      %589 = arith.mulf %569, %588 : f32
      %590 = arith.muli %575, %outputFeatures : index
      %591 = arith.addi %590, %18 : index
      %592 = wave.lane
      %593 = arith.remui %592, %c12 : index
      %594 = arith.addi %591, %593 : index
      scf.if %16 {
        %595 = arith.addi %594, %c6 : index
        %596 = memref.load %residual[%595] : memref<?xf32>
        %597 = arith.addf %596, %589 : f32
        %598 = arith.addi %594, %c6 : index
        memref.store %597, %out[%598] : memref<?xf32>
      } else {
        %599 = arith.addi %594, %c6 : index
        memref.store %589, %out[%599] : memref<?xf32>
      }
    }
    %600 = arith.muli %534, %c2 : index
    %601 = arith.addi %600, %c5 : index
    %602 = arith.muli %601, %c14 : index
    %603 = arith.addi %602, %533 : index
    %604 = arith.addi %603, %c6 : index
    %605 = memref.load %15[%604] : memref<?xf32>
    %606 = arith.addi %604, %c20 : index
    %607 = memref.load %15[%606] : memref<?xf32>
    %608 = arith.addf %605, %607 : f32
    %609 = arith.addi %604, %c33 : index
    %610 = memref.load %15[%609] : memref<?xf32>
    %611 = arith.addf %608, %610 : f32
    %612 = arith.addi %604, %c34 : index
    %613 = memref.load %15[%612] : memref<?xf32>
    %614 = arith.addf %611, %613 : f32
    %615 = wave.lane
    %616 = arith.addi %14, %c6 : index
    %617 = arith.muli %601, %c2 : index
    %618 = arith.addi %616, %617 : index
    %619 = arith.divui %615, %c12 : index
    %620 = arith.addi %618, %619 : index
    %621 = arith.cmpi slt, %620, %13 : index
    scf.if %621 {
      %622 = arith.cmpi eq, %hasFactors, %c5 : index
      %623 = arith.muli %620, %c2 : index
      %624 = memref.load %factors[%623] : memref<?xf32>
      %625 = arith.mulf %624, %operandScale : f32
      %626 = arith.select %622, %625, %operandScale : f32
      %627 = arith.remui %615, %c12 : index
      %628 = arith.muli %627, %c19 : index
      %629 = arith.addi %11, %628 : index
      %630 = vector.load %w[%629] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %631 = vector.bitcast %630 : vector<4xi8> to vector<1xf32>
      %632 = vector.extract %631[0] : f32 from vector<1xf32>
      %633 = arith.mulf %632, %626 : f32
      %634 = arith.mulf %614, %633 : f32
      %635 = arith.muli %620, %outputFeatures : index
      %636 = arith.addi %635, %18 : index
      %637 = wave.lane
      %638 = arith.remui %637, %c12 : index
      %639 = arith.addi %636, %638 : index
      scf.if %16 {
        %640 = arith.addi %639, %c6 : index
        %641 = memref.load %residual[%640] : memref<?xf32>
        %642 = arith.addf %641, %634 : f32
        %643 = arith.addi %639, %c6 : index
        memref.store %642, %out[%643] : memref<?xf32>
      } else {
        %644 = arith.addi %639, %c6 : index
        memref.store %634, %out[%644] : memref<?xf32>
      }
    }
    %645 = wave.lane
    wave.barrier
    %646 = wave.wave
    %647 = arith.muli %646, %c5 : index
    %648 = arith.addi %647, %c6 : index
    %649 = arith.muli %648, %c20 : index
    %650 = arith.addi %649, %645 : index
    %651 = vector.extract %394#1[0] : f32 from vector<8xf32>
    %652 = arith.addi %650, %c6 : index
    memref.store %651, %15[%652] : memref<?xf32>
    %653 = vector.extract %394#1[1] : f32 from vector<8xf32>
    %654 = arith.addi %650, %c14 : index
    memref.store %653, %15[%654] : memref<?xf32>
    %655 = vector.extract %394#1[2] : f32 from vector<8xf32>
    %656 = arith.addi %650, %c8 : index
    memref.store %655, %15[%656] : memref<?xf32>
    %657 = vector.extract %394#1[3] : f32 from vector<8xf32>
    %658 = arith.addi %650, %c29 : index
    memref.store %657, %15[%658] : memref<?xf32>
    %659 = vector.extract %394#1[4] : f32 from vector<8xf32>
    %660 = arith.addi %650, %c4 : index
    memref.store %659, %15[%660] : memref<?xf32>
    %661 = vector.extract %394#1[5] : f32 from vector<8xf32>
    %662 = arith.addi %650, %c30 : index
    memref.store %661, %15[%662] : memref<?xf32>
    %663 = vector.extract %394#1[6] : f32 from vector<8xf32>
    %664 = arith.addi %650, %c31 : index
    memref.store %663, %15[%664] : memref<?xf32>
    %665 = vector.extract %394#1[7] : f32 from vector<8xf32>
    %666 = arith.addi %650, %c32 : index
    memref.store %665, %15[%666] : memref<?xf32>
    wave.barrier
    %667 = arith.muli %646, %c2 : index
    %668 = arith.addi %667, %c6 : index
    %669 = arith.muli %668, %c14 : index
    %670 = arith.addi %669, %645 : index
    %671 = arith.addi %670, %c6 : index
    %672 = memref.load %15[%671] : memref<?xf32>
    %673 = arith.addi %671, %c20 : index
    %674 = memref.load %15[%673] : memref<?xf32>
    %675 = arith.addf %672, %674 : f32
    %676 = arith.addi %671, %c33 : index
    %677 = memref.load %15[%676] : memref<?xf32>
    %678 = arith.addf %675, %677 : f32
    %679 = arith.addi %671, %c34 : index
    %680 = memref.load %15[%679] : memref<?xf32>
    %681 = arith.addf %678, %680 : f32
    %682 = wave.lane
    %683 = arith.addi %14, %c12 : index
    %684 = arith.muli %668, %c2 : index
    %685 = arith.addi %683, %684 : index
    %686 = arith.divui %682, %c12 : index
    %687 = arith.addi %685, %686 : index
    %688 = arith.cmpi slt, %687, %13 : index
    scf.if %688 {
      %689 = arith.cmpi eq, %hasFactors, %c5 : index
      %690 = arith.muli %687, %c2 : index
      %691 = memref.load %factors[%690] : memref<?xf32>
      %692 = arith.mulf %691, %operandScale : f32
      %693 = arith.select %689, %692, %operandScale : f32
      %694 = arith.remui %682, %c12 : index
      %695 = arith.muli %694, %c19 : index
      %696 = arith.addi %11, %695 : index
      %697 = vector.load %w[%696] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %698 = vector.bitcast %697 : vector<4xi8> to vector<1xf32>
      %699 = vector.extract %698[0] : f32 from vector<1xf32>
      %700 = arith.mulf %699, %693 : f32
      %701 = arith.mulf %681, %700 : f32
      %702 = arith.muli %687, %outputFeatures : index
      %703 = arith.addi %702, %18 : index
      %704 = wave.lane
      %705 = arith.remui %704, %c12 : index
      %706 = arith.addi %703, %705 : index
      scf.if %16 {
        %707 = arith.addi %706, %c6 : index
        %708 = memref.load %residual[%707] : memref<?xf32>
        %709 = arith.addf %708, %701 : f32
        %710 = arith.addi %706, %c6 : index
        memref.store %709, %out[%710] : memref<?xf32>
      } else {
        %711 = arith.addi %706, %c6 : index
        memref.store %701, %out[%711] : memref<?xf32>
      }
    }
    %712 = arith.muli %646, %c2 : index
    %713 = arith.addi %712, %c5 : index
    %714 = arith.muli %713, %c14 : index
    %715 = arith.addi %714, %645 : index
    %716 = arith.addi %715, %c6 : index
    %717 = memref.load %15[%716] : memref<?xf32>
    %718 = arith.addi %716, %c20 : index
    %719 = memref.load %15[%718] : memref<?xf32>
    %720 = arith.addf %717, %719 : f32
    %721 = arith.addi %716, %c33 : index
    %722 = memref.load %15[%721] : memref<?xf32>
    %723 = arith.addf %720, %722 : f32
    %724 = arith.addi %716, %c34 : index
    %725 = memref.load %15[%724] : memref<?xf32>
    %726 = arith.addf %723, %725 : f32
    %727 = wave.lane
    %728 = arith.addi %14, %c12 : index
    %729 = arith.muli %713, %c2 : index
    %730 = arith.addi %728, %729 : index
    %731 = arith.divui %727, %c12 : index
    %732 = arith.addi %730, %731 : index
    %733 = arith.cmpi slt, %732, %13 : index
    scf.if %733 {
      %734 = arith.cmpi eq, %hasFactors, %c5 : index
      %735 = arith.muli %732, %c2 : index
      %736 = memref.load %factors[%735] : memref<?xf32>
      %737 = arith.mulf %736, %operandScale : f32
      %738 = arith.select %734, %737, %operandScale : f32
      %739 = arith.remui %727, %c12 : index
      %740 = arith.muli %739, %c19 : index
      %741 = arith.addi %11, %740 : index
      %742 = vector.load %w[%741] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %743 = vector.bitcast %742 : vector<4xi8> to vector<1xf32>
      %744 = vector.extract %743[0] : f32 from vector<1xf32>
      %745 = arith.mulf %744, %738 : f32
      %746 = arith.mulf %726, %745 : f32
      %747 = arith.muli %732, %outputFeatures : index
      %748 = arith.addi %747, %18 : index
      %749 = wave.lane
      %750 = arith.remui %749, %c12 : index
      %751 = arith.addi %748, %750 : index
      scf.if %16 {
        %752 = arith.addi %751, %c6 : index
        %753 = memref.load %residual[%752] : memref<?xf32>
        %754 = arith.addf %753, %746 : f32
        %755 = arith.addi %751, %c6 : index
        memref.store %754, %out[%755] : memref<?xf32>
      } else {
        %756 = arith.addi %751, %c6 : index
        memref.store %746, %out[%756] : memref<?xf32>
      }
    }
    %757 = wave.lane
    wave.barrier
    %758 = wave.wave
    %759 = arith.muli %758, %c5 : index
    %760 = arith.addi %759, %c6 : index
    %761 = arith.muli %760, %c20 : index
    %762 = arith.addi %761, %757 : index
    %763 = vector.extract %394#2[0] : f32 from vector<8xf32>
    %764 = arith.addi %762, %c6 : index
    memref.store %763, %15[%764] : memref<?xf32>
    %765 = vector.extract %394#2[1] : f32 from vector<8xf32>
    %766 = arith.addi %762, %c14 : index
    memref.store %765, %15[%766] : memref<?xf32>
    %767 = vector.extract %394#2[2] : f32 from vector<8xf32>
    %768 = arith.addi %762, %c8 : index
    memref.store %767, %15[%768] : memref<?xf32>
    %769 = vector.extract %394#2[3] : f32 from vector<8xf32>
    %770 = arith.addi %762, %c29 : index
    memref.store %769, %15[%770] : memref<?xf32>
    %771 = vector.extract %394#2[4] : f32 from vector<8xf32>
    %772 = arith.addi %762, %c4 : index
    memref.store %771, %15[%772] : memref<?xf32>
    %773 = vector.extract %394#2[5] : f32 from vector<8xf32>
    %774 = arith.addi %762, %c30 : index
    memref.store %773, %15[%774] : memref<?xf32>
    %775 = vector.extract %394#2[6] : f32 from vector<8xf32>
    %776 = arith.addi %762, %c31 : index
    memref.store %775, %15[%776] : memref<?xf32>
    %777 = vector.extract %394#2[7] : f32 from vector<8xf32>
    %778 = arith.addi %762, %c32 : index
    memref.store %777, %15[%778] : memref<?xf32>
    wave.barrier
    %779 = arith.muli %758, %c2 : index
    %780 = arith.addi %779, %c6 : index
    %781 = arith.muli %780, %c14 : index
    %782 = arith.addi %781, %757 : index
    %783 = arith.addi %782, %c6 : index
    %784 = memref.load %15[%783] : memref<?xf32>
    %785 = arith.addi %783, %c20 : index
    %786 = memref.load %15[%785] : memref<?xf32>
    %787 = arith.addf %784, %786 : f32
    %788 = arith.addi %783, %c33 : index
    %789 = memref.load %15[%788] : memref<?xf32>
    %790 = arith.addf %787, %789 : f32
    %791 = arith.addi %783, %c34 : index
    %792 = memref.load %15[%791] : memref<?xf32>
    %793 = arith.addf %790, %792 : f32
    %794 = wave.lane
    %795 = arith.addi %14, %c14 : index
    %796 = arith.muli %780, %c2 : index
    %797 = arith.addi %795, %796 : index
    %798 = arith.divui %794, %c12 : index
    %799 = arith.addi %797, %798 : index
    %800 = arith.cmpi slt, %799, %13 : index
    scf.if %800 {
      %801 = arith.cmpi eq, %hasFactors, %c5 : index
      %802 = arith.muli %799, %c2 : index
      %803 = memref.load %factors[%802] : memref<?xf32>
      %804 = arith.mulf %803, %operandScale : f32
      %805 = arith.select %801, %804, %operandScale : f32
      %806 = arith.remui %794, %c12 : index
      %807 = arith.muli %806, %c19 : index
      %808 = arith.addi %11, %807 : index
      %809 = vector.load %w[%808] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %810 = vector.bitcast %809 : vector<4xi8> to vector<1xf32>
      %811 = vector.extract %810[0] : f32 from vector<1xf32>
      %812 = arith.mulf %811, %805 : f32
      %813 = arith.mulf %793, %812 : f32
      %814 = arith.muli %799, %outputFeatures : index
      %815 = arith.addi %814, %18 : index
      %816 = wave.lane
      %817 = arith.remui %816, %c12 : index
      %818 = arith.addi %815, %817 : index
      scf.if %16 {
        %819 = arith.addi %818, %c6 : index
        %820 = memref.load %residual[%819] : memref<?xf32>
        %821 = arith.addf %820, %813 : f32
        %822 = arith.addi %818, %c6 : index
        memref.store %821, %out[%822] : memref<?xf32>
      } else {
        %823 = arith.addi %818, %c6 : index
        memref.store %813, %out[%823] : memref<?xf32>
      }
    }
    %824 = arith.muli %758, %c2 : index
    %825 = arith.addi %824, %c5 : index
    %826 = arith.muli %825, %c14 : index
    %827 = arith.addi %826, %757 : index
    %828 = arith.addi %827, %c6 : index
    %829 = memref.load %15[%828] : memref<?xf32>
    %830 = arith.addi %828, %c20 : index
    %831 = memref.load %15[%830] : memref<?xf32>
    %832 = arith.addf %829, %831 : f32
    %833 = arith.addi %828, %c33 : index
    %834 = memref.load %15[%833] : memref<?xf32>
    %835 = arith.addf %832, %834 : f32
    %836 = arith.addi %828, %c34 : index
    %837 = memref.load %15[%836] : memref<?xf32>
    %838 = arith.addf %835, %837 : f32
    %839 = wave.lane
    %840 = arith.addi %14, %c14 : index
    %841 = arith.muli %825, %c2 : index
    %842 = arith.addi %840, %841 : index
    %843 = arith.divui %839, %c12 : index
    %844 = arith.addi %842, %843 : index
    %845 = arith.cmpi slt, %844, %13 : index
    scf.if %845 {
      %846 = arith.cmpi eq, %hasFactors, %c5 : index
      %847 = arith.muli %844, %c2 : index
      %848 = memref.load %factors[%847] : memref<?xf32>
      %849 = arith.mulf %848, %operandScale : f32
      %850 = arith.select %846, %849, %operandScale : f32
      %851 = arith.remui %839, %c12 : index
      %852 = arith.muli %851, %c19 : index
      %853 = arith.addi %11, %852 : index
      %854 = vector.load %w[%853] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %855 = vector.bitcast %854 : vector<4xi8> to vector<1xf32>
      %856 = vector.extract %855[0] : f32 from vector<1xf32>
      %857 = arith.mulf %856, %850 : f32
      %858 = arith.mulf %838, %857 : f32
      %859 = arith.muli %844, %outputFeatures : index
      %860 = arith.addi %859, %18 : index
      %861 = wave.lane
      %862 = arith.remui %861, %c12 : index
      %863 = arith.addi %860, %862 : index
      scf.if %16 {
        %864 = arith.addi %863, %c6 : index
        %865 = memref.load %residual[%864] : memref<?xf32>
        %866 = arith.addf %865, %858 : f32
        %867 = arith.addi %863, %c6 : index
        memref.store %866, %out[%867] : memref<?xf32>
      } else {
        %868 = arith.addi %863, %c6 : index
        memref.store %858, %out[%868] : memref<?xf32>
      }
    }
    %869 = wave.lane
    wave.barrier
    %870 = wave.wave
    %871 = arith.muli %870, %c5 : index
    %872 = arith.addi %871, %c6 : index
    %873 = arith.muli %872, %c20 : index
    %874 = arith.addi %873, %869 : index
    %875 = vector.extract %394#3[0] : f32 from vector<8xf32>
    %876 = arith.addi %874, %c6 : index
    memref.store %875, %15[%876] : memref<?xf32>
    %877 = vector.extract %394#3[1] : f32 from vector<8xf32>
    %878 = arith.addi %874, %c14 : index
    memref.store %877, %15[%878] : memref<?xf32>
    %879 = vector.extract %394#3[2] : f32 from vector<8xf32>
    %880 = arith.addi %874, %c8 : index
    memref.store %879, %15[%880] : memref<?xf32>
    %881 = vector.extract %394#3[3] : f32 from vector<8xf32>
    %882 = arith.addi %874, %c29 : index
    memref.store %881, %15[%882] : memref<?xf32>
    %883 = vector.extract %394#3[4] : f32 from vector<8xf32>
    %884 = arith.addi %874, %c4 : index
    memref.store %883, %15[%884] : memref<?xf32>
    %885 = vector.extract %394#3[5] : f32 from vector<8xf32>
    %886 = arith.addi %874, %c30 : index
    memref.store %885, %15[%886] : memref<?xf32>
    %887 = vector.extract %394#3[6] : f32 from vector<8xf32>
    %888 = arith.addi %874, %c31 : index
    memref.store %887, %15[%888] : memref<?xf32>
    %889 = vector.extract %394#3[7] : f32 from vector<8xf32>
    %890 = arith.addi %874, %c32 : index
    memref.store %889, %15[%890] : memref<?xf32>
    wave.barrier
    %891 = arith.muli %870, %c2 : index
    %892 = arith.addi %891, %c6 : index
    %893 = arith.muli %892, %c14 : index
    %894 = arith.addi %893, %869 : index
    %895 = arith.addi %894, %c6 : index
    %896 = memref.load %15[%895] : memref<?xf32>
    %897 = arith.addi %895, %c20 : index
    %898 = memref.load %15[%897] : memref<?xf32>
    %899 = arith.addf %896, %898 : f32
    %900 = arith.addi %895, %c33 : index
    %901 = memref.load %15[%900] : memref<?xf32>
    %902 = arith.addf %899, %901 : f32
    %903 = arith.addi %895, %c34 : index
    %904 = memref.load %15[%903] : memref<?xf32>
    %905 = arith.addf %902, %904 : f32
    %906 = wave.lane
    %907 = arith.addi %14, %c15 : index
    %908 = arith.muli %892, %c2 : index
    %909 = arith.addi %907, %908 : index
    %910 = arith.divui %906, %c12 : index
    %911 = arith.addi %909, %910 : index
    %912 = arith.cmpi slt, %911, %13 : index
    scf.if %912 {
      %913 = arith.cmpi eq, %hasFactors, %c5 : index
      %914 = arith.muli %911, %c2 : index
      %915 = memref.load %factors[%914] : memref<?xf32>
      %916 = arith.mulf %915, %operandScale : f32
      %917 = arith.select %913, %916, %operandScale : f32
      %918 = arith.remui %906, %c12 : index
      %919 = arith.muli %918, %c19 : index
      %920 = arith.addi %11, %919 : index
      %921 = vector.load %w[%920] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %922 = vector.bitcast %921 : vector<4xi8> to vector<1xf32>
      %923 = vector.extract %922[0] : f32 from vector<1xf32>
      %924 = arith.mulf %923, %917 : f32
      %925 = arith.mulf %905, %924 : f32
      %926 = arith.muli %911, %outputFeatures : index
      %927 = arith.addi %926, %18 : index
      %928 = wave.lane
      %929 = arith.remui %928, %c12 : index
      %930 = arith.addi %927, %929 : index
      scf.if %16 {
        %931 = arith.addi %930, %c6 : index
        %932 = memref.load %residual[%931] : memref<?xf32>
        %933 = arith.addf %932, %925 : f32
        %934 = arith.addi %930, %c6 : index
        memref.store %933, %out[%934] : memref<?xf32>
      } else {
        %935 = arith.addi %930, %c6 : index
        memref.store %925, %out[%935] : memref<?xf32>
      }
    }
    %936 = arith.muli %870, %c2 : index
    %937 = arith.addi %936, %c5 : index
    %938 = arith.muli %937, %c14 : index
    %939 = arith.addi %938, %869 : index
    %940 = arith.addi %939, %c6 : index
    %941 = memref.load %15[%940] : memref<?xf32>
    %942 = arith.addi %940, %c20 : index
    %943 = memref.load %15[%942] : memref<?xf32>
    %944 = arith.addf %941, %943 : f32
    %945 = arith.addi %940, %c33 : index
    %946 = memref.load %15[%945] : memref<?xf32>
    %947 = arith.addf %944, %946 : f32
    %948 = arith.addi %940, %c34 : index
    %949 = memref.load %15[%948] : memref<?xf32>
    %950 = arith.addf %947, %949 : f32
    %951 = wave.lane
    %952 = arith.addi %14, %c15 : index
    %953 = arith.muli %937, %c2 : index
    %954 = arith.addi %952, %953 : index
    %955 = arith.divui %951, %c12 : index
    %956 = arith.addi %954, %955 : index
    %957 = arith.cmpi slt, %956, %13 : index
    scf.if %957 {
      %958 = arith.cmpi eq, %hasFactors, %c5 : index
      %959 = arith.muli %956, %c2 : index
      %960 = memref.load %factors[%959] : memref<?xf32>
      %961 = arith.mulf %960, %operandScale : f32
      %962 = arith.select %958, %961, %operandScale : f32
      %963 = arith.remui %951, %c12 : index
      %964 = arith.muli %963, %c19 : index
      %965 = arith.addi %11, %964 : index
      %966 = vector.load %w[%965] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %967 = vector.bitcast %966 : vector<4xi8> to vector<1xf32>
      %968 = vector.extract %967[0] : f32 from vector<1xf32>
      %969 = arith.mulf %968, %962 : f32
      %970 = arith.mulf %950, %969 : f32
      %971 = arith.muli %956, %outputFeatures : index
      %972 = arith.addi %971, %18 : index
      %973 = wave.lane
      %974 = arith.remui %973, %c12 : index
      %975 = arith.addi %972, %974 : index
      scf.if %16 {
        %976 = arith.addi %975, %c6 : index
        %977 = memref.load %residual[%976] : memref<?xf32>
        %978 = arith.addf %977, %970 : f32
        %979 = arith.addi %975, %c6 : index
        memref.store %978, %out[%979] : memref<?xf32>
      } else {
        %980 = arith.addi %975, %c6 : index
        memref.store %970, %out[%980] : memref<?xf32>
      }
    }
  }
  wave.return
}
