// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=2, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w2p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 512 : index
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
    %555 = arith.muli %534, %c19 : index
    %556 = arith.addi %555, %c6 : index
    %557 = arith.muli %556, %c14 : index
    %558 = arith.addi %557, %533 : index
    %559 = arith.addi %558, %c6 : index
    %560 = memref.load %15[%559] : memref<?xf32>
    %561 = arith.addi %559, %c20 : index
    %562 = memref.load %15[%561] : memref<?xf32>
    %563 = arith.addf %560, %562 : f32
    %564 = wave.lane
    %565 = arith.addi %14, %c6 : index
    %566 = arith.muli %556, %c2 : index
    %567 = arith.addi %565, %566 : index
    %568 = arith.divui %564, %c12 : index
    %569 = arith.addi %567, %568 : index
    %570 = arith.cmpi slt, %569, %13 : index
    scf.if %570 {
      %571 = arith.cmpi eq, %hasFactors, %c5 : index
      %572 = arith.muli %569, %c2 : index
      %573 = memref.load %factors[%572] : memref<?xf32>
      %574 = arith.mulf %573, %operandScale : f32
      %575 = arith.select %571, %574, %operandScale : f32
      %576 = arith.remui %564, %c12 : index
      %577 = arith.muli %576, %c19 : index
      %578 = arith.addi %11, %577 : index
      %579 = vector.load %w[%578] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %580 = vector.bitcast %579 : vector<4xi8> to vector<1xf32>
      %581 = vector.extract %580[0] : f32 from vector<1xf32>
      %582 = arith.mulf %581, %575 : f32
      %583 = arith.mulf %563, %582 : f32
      %584 = arith.muli %569, %outputFeatures : index
      %585 = arith.addi %584, %18 : index
      %586 = wave.lane
      %587 = arith.remui %586, %c12 : index
      %588 = arith.addi %585, %587 : index
      scf.if %16 {
        %589 = arith.addi %588, %c6 : index
        %590 = memref.load %residual[%589] : memref<?xf32>
        %591 = arith.addf %590, %583 : f32
        %592 = arith.addi %588, %c6 : index
        memref.store %591, %out[%592] : memref<?xf32>
      } else {
        %593 = arith.addi %588, %c6 : index
        memref.store %583, %out[%593] : memref<?xf32>
      }
    }
    %594 = arith.muli %534, %c19 : index
    %595 = arith.addi %594, %c5 : index
    %596 = arith.muli %595, %c14 : index
    %597 = arith.addi %596, %533 : index
    %598 = arith.addi %597, %c6 : index
    %599 = memref.load %15[%598] : memref<?xf32>
    %600 = arith.addi %598, %c20 : index
    %601 = memref.load %15[%600] : memref<?xf32>
    %602 = arith.addf %599, %601 : f32
    %603 = wave.lane
    %604 = arith.addi %14, %c6 : index
    %605 = arith.muli %595, %c2 : index
    %606 = arith.addi %604, %605 : index
    %607 = arith.divui %603, %c12 : index
    %608 = arith.addi %606, %607 : index
    %609 = arith.cmpi slt, %608, %13 : index
    scf.if %609 {
      %610 = arith.cmpi eq, %hasFactors, %c5 : index
      %611 = arith.muli %608, %c2 : index
      %612 = memref.load %factors[%611] : memref<?xf32>
      %613 = arith.mulf %612, %operandScale : f32
      %614 = arith.select %610, %613, %operandScale : f32
      %615 = arith.remui %603, %c12 : index
      %616 = arith.muli %615, %c19 : index
      %617 = arith.addi %11, %616 : index
      %618 = vector.load %w[%617] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %619 = vector.bitcast %618 : vector<4xi8> to vector<1xf32>
      %620 = vector.extract %619[0] : f32 from vector<1xf32>
      %621 = arith.mulf %620, %614 : f32
      %622 = arith.mulf %602, %621 : f32
      %623 = arith.muli %608, %outputFeatures : index
      %624 = arith.addi %623, %18 : index
      %625 = wave.lane
      %626 = arith.remui %625, %c12 : index
      %627 = arith.addi %624, %626 : index
      scf.if %16 {
        %628 = arith.addi %627, %c6 : index
        %629 = memref.load %residual[%628] : memref<?xf32>
        %630 = arith.addf %629, %622 : f32
        %631 = arith.addi %627, %c6 : index
        memref.store %630, %out[%631] : memref<?xf32>
      } else {
        %632 = arith.addi %627, %c6 : index
        memref.store %622, %out[%632] : memref<?xf32>
      }
    }
    %633 = arith.muli %534, %c19 : index
    %634 = arith.addi %633, %c2 : index
    %635 = arith.muli %634, %c14 : index
    %636 = arith.addi %635, %533 : index
    %637 = arith.addi %636, %c6 : index
    %638 = memref.load %15[%637] : memref<?xf32>
    %639 = arith.addi %637, %c20 : index
    %640 = memref.load %15[%639] : memref<?xf32>
    %641 = arith.addf %638, %640 : f32
    %642 = wave.lane
    %643 = arith.addi %14, %c6 : index
    %644 = arith.muli %634, %c2 : index
    %645 = arith.addi %643, %644 : index
    %646 = arith.divui %642, %c12 : index
    %647 = arith.addi %645, %646 : index
    %648 = arith.cmpi slt, %647, %13 : index
    scf.if %648 {
      %649 = arith.cmpi eq, %hasFactors, %c5 : index
      %650 = arith.muli %647, %c2 : index
      %651 = memref.load %factors[%650] : memref<?xf32>
      %652 = arith.mulf %651, %operandScale : f32
      %653 = arith.select %649, %652, %operandScale : f32
      %654 = arith.remui %642, %c12 : index
      %655 = arith.muli %654, %c19 : index
      %656 = arith.addi %11, %655 : index
      %657 = vector.load %w[%656] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %658 = vector.bitcast %657 : vector<4xi8> to vector<1xf32>
      %659 = vector.extract %658[0] : f32 from vector<1xf32>
      %660 = arith.mulf %659, %653 : f32
      %661 = arith.mulf %641, %660 : f32
      %662 = arith.muli %647, %outputFeatures : index
      %663 = arith.addi %662, %18 : index
      %664 = wave.lane
      %665 = arith.remui %664, %c12 : index
      %666 = arith.addi %663, %665 : index
      scf.if %16 {
        %667 = arith.addi %666, %c6 : index
        %668 = memref.load %residual[%667] : memref<?xf32>
        %669 = arith.addf %668, %661 : f32
        %670 = arith.addi %666, %c6 : index
        memref.store %669, %out[%670] : memref<?xf32>
      } else {
        %671 = arith.addi %666, %c6 : index
        memref.store %661, %out[%671] : memref<?xf32>
      }
    }
    %672 = arith.muli %534, %c19 : index
    %673 = arith.addi %672, %c28 : index
    %674 = arith.muli %673, %c14 : index
    %675 = arith.addi %674, %533 : index
    %676 = arith.addi %675, %c6 : index
    %677 = memref.load %15[%676] : memref<?xf32>
    %678 = arith.addi %676, %c20 : index
    %679 = memref.load %15[%678] : memref<?xf32>
    %680 = arith.addf %677, %679 : f32
    %681 = wave.lane
    %682 = arith.addi %14, %c6 : index
    %683 = arith.muli %673, %c2 : index
    %684 = arith.addi %682, %683 : index
    %685 = arith.divui %681, %c12 : index
    %686 = arith.addi %684, %685 : index
    %687 = arith.cmpi slt, %686, %13 : index
    scf.if %687 {
      %688 = arith.cmpi eq, %hasFactors, %c5 : index
      %689 = arith.muli %686, %c2 : index
      %690 = memref.load %factors[%689] : memref<?xf32>
      %691 = arith.mulf %690, %operandScale : f32
      %692 = arith.select %688, %691, %operandScale : f32
      %693 = arith.remui %681, %c12 : index
      %694 = arith.muli %693, %c19 : index
      %695 = arith.addi %11, %694 : index
      %696 = vector.load %w[%695] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %697 = vector.bitcast %696 : vector<4xi8> to vector<1xf32>
      %698 = vector.extract %697[0] : f32 from vector<1xf32>
      %699 = arith.mulf %698, %692 : f32
      %700 = arith.mulf %680, %699 : f32
      %701 = arith.muli %686, %outputFeatures : index
      %702 = arith.addi %701, %18 : index
      %703 = wave.lane
      %704 = arith.remui %703, %c12 : index
      %705 = arith.addi %702, %704 : index
      scf.if %16 {
        %706 = arith.addi %705, %c6 : index
        %707 = memref.load %residual[%706] : memref<?xf32>
        %708 = arith.addf %707, %700 : f32
        %709 = arith.addi %705, %c6 : index
        memref.store %708, %out[%709] : memref<?xf32>
      } else {
        %710 = arith.addi %705, %c6 : index
        memref.store %700, %out[%710] : memref<?xf32>
      }
    }
    %711 = wave.lane
    wave.barrier
    %712 = wave.wave
    %713 = arith.muli %712, %c5 : index
    %714 = arith.addi %713, %c6 : index
    %715 = arith.muli %714, %c20 : index
    %716 = arith.addi %715, %711 : index
    %717 = vector.extract %394#1[0] : f32 from vector<8xf32>
    %718 = arith.addi %716, %c6 : index
    memref.store %717, %15[%718] : memref<?xf32>
    %719 = vector.extract %394#1[1] : f32 from vector<8xf32>
    %720 = arith.addi %716, %c14 : index
    memref.store %719, %15[%720] : memref<?xf32>
    %721 = vector.extract %394#1[2] : f32 from vector<8xf32>
    %722 = arith.addi %716, %c8 : index
    memref.store %721, %15[%722] : memref<?xf32>
    %723 = vector.extract %394#1[3] : f32 from vector<8xf32>
    %724 = arith.addi %716, %c29 : index
    memref.store %723, %15[%724] : memref<?xf32>
    %725 = vector.extract %394#1[4] : f32 from vector<8xf32>
    %726 = arith.addi %716, %c4 : index
    memref.store %725, %15[%726] : memref<?xf32>
    %727 = vector.extract %394#1[5] : f32 from vector<8xf32>
    %728 = arith.addi %716, %c30 : index
    memref.store %727, %15[%728] : memref<?xf32>
    %729 = vector.extract %394#1[6] : f32 from vector<8xf32>
    %730 = arith.addi %716, %c31 : index
    memref.store %729, %15[%730] : memref<?xf32>
    %731 = vector.extract %394#1[7] : f32 from vector<8xf32>
    %732 = arith.addi %716, %c32 : index
    memref.store %731, %15[%732] : memref<?xf32>
    wave.barrier
    %733 = arith.muli %712, %c19 : index
    %734 = arith.addi %733, %c6 : index
    %735 = arith.muli %734, %c14 : index
    %736 = arith.addi %735, %711 : index
    %737 = arith.addi %736, %c6 : index
    %738 = memref.load %15[%737] : memref<?xf32>
    %739 = arith.addi %737, %c20 : index
    %740 = memref.load %15[%739] : memref<?xf32>
    %741 = arith.addf %738, %740 : f32
    %742 = wave.lane
    %743 = arith.addi %14, %c12 : index
    %744 = arith.muli %734, %c2 : index
    %745 = arith.addi %743, %744 : index
    %746 = arith.divui %742, %c12 : index
    %747 = arith.addi %745, %746 : index
    %748 = arith.cmpi slt, %747, %13 : index
    scf.if %748 {
      %749 = arith.cmpi eq, %hasFactors, %c5 : index
      %750 = arith.muli %747, %c2 : index
      %751 = memref.load %factors[%750] : memref<?xf32>
      %752 = arith.mulf %751, %operandScale : f32
      %753 = arith.select %749, %752, %operandScale : f32
      %754 = arith.remui %742, %c12 : index
      %755 = arith.muli %754, %c19 : index
      %756 = arith.addi %11, %755 : index
      %757 = vector.load %w[%756] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %758 = vector.bitcast %757 : vector<4xi8> to vector<1xf32>
      %759 = vector.extract %758[0] : f32 from vector<1xf32>
      %760 = arith.mulf %759, %753 : f32
      %761 = arith.mulf %741, %760 : f32
      %762 = arith.muli %747, %outputFeatures : index
      %763 = arith.addi %762, %18 : index
      %764 = wave.lane
      %765 = arith.remui %764, %c12 : index
      %766 = arith.addi %763, %765 : index
      scf.if %16 {
        %767 = arith.addi %766, %c6 : index
        %768 = memref.load %residual[%767] : memref<?xf32>
        %769 = arith.addf %768, %761 : f32
        %770 = arith.addi %766, %c6 : index
        memref.store %769, %out[%770] : memref<?xf32>
      } else {
        %771 = arith.addi %766, %c6 : index
        memref.store %761, %out[%771] : memref<?xf32>
      }
    }
    %772 = arith.muli %712, %c19 : index
    %773 = arith.addi %772, %c5 : index
    %774 = arith.muli %773, %c14 : index
    %775 = arith.addi %774, %711 : index
    %776 = arith.addi %775, %c6 : index
    %777 = memref.load %15[%776] : memref<?xf32>
    %778 = arith.addi %776, %c20 : index
    %779 = memref.load %15[%778] : memref<?xf32>
    %780 = arith.addf %777, %779 : f32
    %781 = wave.lane
    %782 = arith.addi %14, %c12 : index
    %783 = arith.muli %773, %c2 : index
    %784 = arith.addi %782, %783 : index
    %785 = arith.divui %781, %c12 : index
    %786 = arith.addi %784, %785 : index
    %787 = arith.cmpi slt, %786, %13 : index
    scf.if %787 {
      %788 = arith.cmpi eq, %hasFactors, %c5 : index
      %789 = arith.muli %786, %c2 : index
      %790 = memref.load %factors[%789] : memref<?xf32>
      %791 = arith.mulf %790, %operandScale : f32
      %792 = arith.select %788, %791, %operandScale : f32
      %793 = arith.remui %781, %c12 : index
      %794 = arith.muli %793, %c19 : index
      %795 = arith.addi %11, %794 : index
      %796 = vector.load %w[%795] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %797 = vector.bitcast %796 : vector<4xi8> to vector<1xf32>
      %798 = vector.extract %797[0] : f32 from vector<1xf32>
      %799 = arith.mulf %798, %792 : f32
      %800 = arith.mulf %780, %799 : f32
      %801 = arith.muli %786, %outputFeatures : index
      %802 = arith.addi %801, %18 : index
      %803 = wave.lane
      %804 = arith.remui %803, %c12 : index
      %805 = arith.addi %802, %804 : index
      scf.if %16 {
        %806 = arith.addi %805, %c6 : index
        %807 = memref.load %residual[%806] : memref<?xf32>
        %808 = arith.addf %807, %800 : f32
        %809 = arith.addi %805, %c6 : index
        memref.store %808, %out[%809] : memref<?xf32>
      } else {
        %810 = arith.addi %805, %c6 : index
        memref.store %800, %out[%810] : memref<?xf32>
      }
    }
    %811 = arith.muli %712, %c19 : index
    %812 = arith.addi %811, %c2 : index
    %813 = arith.muli %812, %c14 : index
    %814 = arith.addi %813, %711 : index
    %815 = arith.addi %814, %c6 : index
    %816 = memref.load %15[%815] : memref<?xf32>
    %817 = arith.addi %815, %c20 : index
    %818 = memref.load %15[%817] : memref<?xf32>
    %819 = arith.addf %816, %818 : f32
    %820 = wave.lane
    %821 = arith.addi %14, %c12 : index
    %822 = arith.muli %812, %c2 : index
    %823 = arith.addi %821, %822 : index
    %824 = arith.divui %820, %c12 : index
    %825 = arith.addi %823, %824 : index
    %826 = arith.cmpi slt, %825, %13 : index
    scf.if %826 {
      %827 = arith.cmpi eq, %hasFactors, %c5 : index
      %828 = arith.muli %825, %c2 : index
      %829 = memref.load %factors[%828] : memref<?xf32>
      %830 = arith.mulf %829, %operandScale : f32
      %831 = arith.select %827, %830, %operandScale : f32
      %832 = arith.remui %820, %c12 : index
      %833 = arith.muli %832, %c19 : index
      %834 = arith.addi %11, %833 : index
      %835 = vector.load %w[%834] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %836 = vector.bitcast %835 : vector<4xi8> to vector<1xf32>
      %837 = vector.extract %836[0] : f32 from vector<1xf32>
      %838 = arith.mulf %837, %831 : f32
      %839 = arith.mulf %819, %838 : f32
      %840 = arith.muli %825, %outputFeatures : index
      %841 = arith.addi %840, %18 : index
      %842 = wave.lane
      %843 = arith.remui %842, %c12 : index
      %844 = arith.addi %841, %843 : index
      scf.if %16 {
        %845 = arith.addi %844, %c6 : index
        %846 = memref.load %residual[%845] : memref<?xf32>
        %847 = arith.addf %846, %839 : f32
        %848 = arith.addi %844, %c6 : index
        memref.store %847, %out[%848] : memref<?xf32>
      } else {
        %849 = arith.addi %844, %c6 : index
        memref.store %839, %out[%849] : memref<?xf32>
      }
    }
    %850 = arith.muli %712, %c19 : index
    %851 = arith.addi %850, %c28 : index
    %852 = arith.muli %851, %c14 : index
    %853 = arith.addi %852, %711 : index
    %854 = arith.addi %853, %c6 : index
    %855 = memref.load %15[%854] : memref<?xf32>
    %856 = arith.addi %854, %c20 : index
    %857 = memref.load %15[%856] : memref<?xf32>
    %858 = arith.addf %855, %857 : f32
    %859 = wave.lane
    %860 = arith.addi %14, %c12 : index
    %861 = arith.muli %851, %c2 : index
    %862 = arith.addi %860, %861 : index
    %863 = arith.divui %859, %c12 : index
    %864 = arith.addi %862, %863 : index
    %865 = arith.cmpi slt, %864, %13 : index
    scf.if %865 {
      %866 = arith.cmpi eq, %hasFactors, %c5 : index
      %867 = arith.muli %864, %c2 : index
      %868 = memref.load %factors[%867] : memref<?xf32>
      %869 = arith.mulf %868, %operandScale : f32
      %870 = arith.select %866, %869, %operandScale : f32
      %871 = arith.remui %859, %c12 : index
      %872 = arith.muli %871, %c19 : index
      %873 = arith.addi %11, %872 : index
      %874 = vector.load %w[%873] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %875 = vector.bitcast %874 : vector<4xi8> to vector<1xf32>
      %876 = vector.extract %875[0] : f32 from vector<1xf32>
      %877 = arith.mulf %876, %870 : f32
      %878 = arith.mulf %858, %877 : f32
      %879 = arith.muli %864, %outputFeatures : index
      %880 = arith.addi %879, %18 : index
      %881 = wave.lane
      %882 = arith.remui %881, %c12 : index
      %883 = arith.addi %880, %882 : index
      scf.if %16 {
        %884 = arith.addi %883, %c6 : index
        %885 = memref.load %residual[%884] : memref<?xf32>
        %886 = arith.addf %885, %878 : f32
        %887 = arith.addi %883, %c6 : index
        memref.store %886, %out[%887] : memref<?xf32>
      } else {
        %888 = arith.addi %883, %c6 : index
        memref.store %878, %out[%888] : memref<?xf32>
      }
    }
    %889 = wave.lane
    wave.barrier
    %890 = wave.wave
    %891 = arith.muli %890, %c5 : index
    %892 = arith.addi %891, %c6 : index
    %893 = arith.muli %892, %c20 : index
    %894 = arith.addi %893, %889 : index
    %895 = vector.extract %394#2[0] : f32 from vector<8xf32>
    %896 = arith.addi %894, %c6 : index
    memref.store %895, %15[%896] : memref<?xf32>
    %897 = vector.extract %394#2[1] : f32 from vector<8xf32>
    %898 = arith.addi %894, %c14 : index
    memref.store %897, %15[%898] : memref<?xf32>
    %899 = vector.extract %394#2[2] : f32 from vector<8xf32>
    %900 = arith.addi %894, %c8 : index
    memref.store %899, %15[%900] : memref<?xf32>
    %901 = vector.extract %394#2[3] : f32 from vector<8xf32>
    %902 = arith.addi %894, %c29 : index
    memref.store %901, %15[%902] : memref<?xf32>
    %903 = vector.extract %394#2[4] : f32 from vector<8xf32>
    %904 = arith.addi %894, %c4 : index
    memref.store %903, %15[%904] : memref<?xf32>
    %905 = vector.extract %394#2[5] : f32 from vector<8xf32>
    %906 = arith.addi %894, %c30 : index
    memref.store %905, %15[%906] : memref<?xf32>
    %907 = vector.extract %394#2[6] : f32 from vector<8xf32>
    %908 = arith.addi %894, %c31 : index
    memref.store %907, %15[%908] : memref<?xf32>
    %909 = vector.extract %394#2[7] : f32 from vector<8xf32>
    %910 = arith.addi %894, %c32 : index
    memref.store %909, %15[%910] : memref<?xf32>
    wave.barrier
    %911 = arith.muli %890, %c19 : index
    %912 = arith.addi %911, %c6 : index
    %913 = arith.muli %912, %c14 : index
    %914 = arith.addi %913, %889 : index
    %915 = arith.addi %914, %c6 : index
    %916 = memref.load %15[%915] : memref<?xf32>
    %917 = arith.addi %915, %c20 : index
    %918 = memref.load %15[%917] : memref<?xf32>
    %919 = arith.addf %916, %918 : f32
    %920 = wave.lane
    %921 = arith.addi %14, %c14 : index
    %922 = arith.muli %912, %c2 : index
    %923 = arith.addi %921, %922 : index
    %924 = arith.divui %920, %c12 : index
    %925 = arith.addi %923, %924 : index
    %926 = arith.cmpi slt, %925, %13 : index
    scf.if %926 {
      %927 = arith.cmpi eq, %hasFactors, %c5 : index
      %928 = arith.muli %925, %c2 : index
      %929 = memref.load %factors[%928] : memref<?xf32>
      %930 = arith.mulf %929, %operandScale : f32
      %931 = arith.select %927, %930, %operandScale : f32
      %932 = arith.remui %920, %c12 : index
      %933 = arith.muli %932, %c19 : index
      %934 = arith.addi %11, %933 : index
      %935 = vector.load %w[%934] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %936 = vector.bitcast %935 : vector<4xi8> to vector<1xf32>
      %937 = vector.extract %936[0] : f32 from vector<1xf32>
      %938 = arith.mulf %937, %931 : f32
      %939 = arith.mulf %919, %938 : f32
      %940 = arith.muli %925, %outputFeatures : index
      %941 = arith.addi %940, %18 : index
      %942 = wave.lane
      %943 = arith.remui %942, %c12 : index
      %944 = arith.addi %941, %943 : index
      scf.if %16 {
        %945 = arith.addi %944, %c6 : index
        %946 = memref.load %residual[%945] : memref<?xf32>
        %947 = arith.addf %946, %939 : f32
        %948 = arith.addi %944, %c6 : index
        memref.store %947, %out[%948] : memref<?xf32>
      } else {
        %949 = arith.addi %944, %c6 : index
        memref.store %939, %out[%949] : memref<?xf32>
      }
    }
    %950 = arith.muli %890, %c19 : index
    %951 = arith.addi %950, %c5 : index
    %952 = arith.muli %951, %c14 : index
    %953 = arith.addi %952, %889 : index
    %954 = arith.addi %953, %c6 : index
    %955 = memref.load %15[%954] : memref<?xf32>
    %956 = arith.addi %954, %c20 : index
    %957 = memref.load %15[%956] : memref<?xf32>
    %958 = arith.addf %955, %957 : f32
    %959 = wave.lane
    %960 = arith.addi %14, %c14 : index
    %961 = arith.muli %951, %c2 : index
    %962 = arith.addi %960, %961 : index
    %963 = arith.divui %959, %c12 : index
    %964 = arith.addi %962, %963 : index
    %965 = arith.cmpi slt, %964, %13 : index
    scf.if %965 {
      %966 = arith.cmpi eq, %hasFactors, %c5 : index
      %967 = arith.muli %964, %c2 : index
      %968 = memref.load %factors[%967] : memref<?xf32>
      %969 = arith.mulf %968, %operandScale : f32
      %970 = arith.select %966, %969, %operandScale : f32
      %971 = arith.remui %959, %c12 : index
      %972 = arith.muli %971, %c19 : index
      %973 = arith.addi %11, %972 : index
      %974 = vector.load %w[%973] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %975 = vector.bitcast %974 : vector<4xi8> to vector<1xf32>
      %976 = vector.extract %975[0] : f32 from vector<1xf32>
      %977 = arith.mulf %976, %970 : f32
      %978 = arith.mulf %958, %977 : f32
      %979 = arith.muli %964, %outputFeatures : index
      %980 = arith.addi %979, %18 : index
      %981 = wave.lane
      %982 = arith.remui %981, %c12 : index
      %983 = arith.addi %980, %982 : index
      scf.if %16 {
        %984 = arith.addi %983, %c6 : index
        %985 = memref.load %residual[%984] : memref<?xf32>
        %986 = arith.addf %985, %978 : f32
        %987 = arith.addi %983, %c6 : index
        memref.store %986, %out[%987] : memref<?xf32>
      } else {
        %988 = arith.addi %983, %c6 : index
        memref.store %978, %out[%988] : memref<?xf32>
      }
    }
    %989 = arith.muli %890, %c19 : index
    %990 = arith.addi %989, %c2 : index
    %991 = arith.muli %990, %c14 : index
    %992 = arith.addi %991, %889 : index
    %993 = arith.addi %992, %c6 : index
    %994 = memref.load %15[%993] : memref<?xf32>
    %995 = arith.addi %993, %c20 : index
    %996 = memref.load %15[%995] : memref<?xf32>
    %997 = arith.addf %994, %996 : f32
    %998 = wave.lane
    %999 = arith.addi %14, %c14 : index
    %1000 = arith.muli %990, %c2 : index
    %1001 = arith.addi %999, %1000 : index
    %1002 = arith.divui %998, %c12 : index
    %1003 = arith.addi %1001, %1002 : index
    %1004 = arith.cmpi slt, %1003, %13 : index
    scf.if %1004 {
      %1005 = arith.cmpi eq, %hasFactors, %c5 : index
      %1006 = arith.muli %1003, %c2 : index
      %1007 = memref.load %factors[%1006] : memref<?xf32>
      %1008 = arith.mulf %1007, %operandScale : f32
      %1009 = arith.select %1005, %1008, %operandScale : f32
      %1010 = arith.remui %998, %c12 : index
      %1011 = arith.muli %1010, %c19 : index
      %1012 = arith.addi %11, %1011 : index
      %1013 = vector.load %w[%1012] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1014 = vector.bitcast %1013 : vector<4xi8> to vector<1xf32>
      %1015 = vector.extract %1014[0] : f32 from vector<1xf32>
      %1016 = arith.mulf %1015, %1009 : f32
      %1017 = arith.mulf %997, %1016 : f32
      %1018 = arith.muli %1003, %outputFeatures : index
      %1019 = arith.addi %1018, %18 : index
      %1020 = wave.lane
      %1021 = arith.remui %1020, %c12 : index
      %1022 = arith.addi %1019, %1021 : index
      scf.if %16 {
        %1023 = arith.addi %1022, %c6 : index
        %1024 = memref.load %residual[%1023] : memref<?xf32>
        %1025 = arith.addf %1024, %1017 : f32
        %1026 = arith.addi %1022, %c6 : index
        memref.store %1025, %out[%1026] : memref<?xf32>
      } else {
        %1027 = arith.addi %1022, %c6 : index
        memref.store %1017, %out[%1027] : memref<?xf32>
      }
    }
    %1028 = arith.muli %890, %c19 : index
    %1029 = arith.addi %1028, %c28 : index
    %1030 = arith.muli %1029, %c14 : index
    %1031 = arith.addi %1030, %889 : index
    %1032 = arith.addi %1031, %c6 : index
    %1033 = memref.load %15[%1032] : memref<?xf32>
    %1034 = arith.addi %1032, %c20 : index
    %1035 = memref.load %15[%1034] : memref<?xf32>
    %1036 = arith.addf %1033, %1035 : f32
    %1037 = wave.lane
    %1038 = arith.addi %14, %c14 : index
    %1039 = arith.muli %1029, %c2 : index
    %1040 = arith.addi %1038, %1039 : index
    %1041 = arith.divui %1037, %c12 : index
    %1042 = arith.addi %1040, %1041 : index
    %1043 = arith.cmpi slt, %1042, %13 : index
    scf.if %1043 {
      %1044 = arith.cmpi eq, %hasFactors, %c5 : index
      %1045 = arith.muli %1042, %c2 : index
      %1046 = memref.load %factors[%1045] : memref<?xf32>
      %1047 = arith.mulf %1046, %operandScale : f32
      %1048 = arith.select %1044, %1047, %operandScale : f32
      %1049 = arith.remui %1037, %c12 : index
      %1050 = arith.muli %1049, %c19 : index
      %1051 = arith.addi %11, %1050 : index
      %1052 = vector.load %w[%1051] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1053 = vector.bitcast %1052 : vector<4xi8> to vector<1xf32>
      %1054 = vector.extract %1053[0] : f32 from vector<1xf32>
      %1055 = arith.mulf %1054, %1048 : f32
      %1056 = arith.mulf %1036, %1055 : f32
      %1057 = arith.muli %1042, %outputFeatures : index
      %1058 = arith.addi %1057, %18 : index
      %1059 = wave.lane
      %1060 = arith.remui %1059, %c12 : index
      %1061 = arith.addi %1058, %1060 : index
      scf.if %16 {
        %1062 = arith.addi %1061, %c6 : index
        %1063 = memref.load %residual[%1062] : memref<?xf32>
        %1064 = arith.addf %1063, %1056 : f32
        %1065 = arith.addi %1061, %c6 : index
        memref.store %1064, %out[%1065] : memref<?xf32>
      } else {
        %1066 = arith.addi %1061, %c6 : index
        memref.store %1056, %out[%1066] : memref<?xf32>
      }
    }
    %1067 = wave.lane
    wave.barrier
    %1068 = wave.wave
    %1069 = arith.muli %1068, %c5 : index
    %1070 = arith.addi %1069, %c6 : index
    %1071 = arith.muli %1070, %c20 : index
    %1072 = arith.addi %1071, %1067 : index
    %1073 = vector.extract %394#3[0] : f32 from vector<8xf32>
    %1074 = arith.addi %1072, %c6 : index
    memref.store %1073, %15[%1074] : memref<?xf32>
    %1075 = vector.extract %394#3[1] : f32 from vector<8xf32>
    %1076 = arith.addi %1072, %c14 : index
    memref.store %1075, %15[%1076] : memref<?xf32>
    %1077 = vector.extract %394#3[2] : f32 from vector<8xf32>
    %1078 = arith.addi %1072, %c8 : index
    memref.store %1077, %15[%1078] : memref<?xf32>
    %1079 = vector.extract %394#3[3] : f32 from vector<8xf32>
    %1080 = arith.addi %1072, %c29 : index
    memref.store %1079, %15[%1080] : memref<?xf32>
    %1081 = vector.extract %394#3[4] : f32 from vector<8xf32>
    %1082 = arith.addi %1072, %c4 : index
    memref.store %1081, %15[%1082] : memref<?xf32>
    %1083 = vector.extract %394#3[5] : f32 from vector<8xf32>
    %1084 = arith.addi %1072, %c30 : index
    memref.store %1083, %15[%1084] : memref<?xf32>
    %1085 = vector.extract %394#3[6] : f32 from vector<8xf32>
    %1086 = arith.addi %1072, %c31 : index
    memref.store %1085, %15[%1086] : memref<?xf32>
    %1087 = vector.extract %394#3[7] : f32 from vector<8xf32>
    %1088 = arith.addi %1072, %c32 : index
    memref.store %1087, %15[%1088] : memref<?xf32>
    wave.barrier
    %1089 = arith.muli %1068, %c19 : index
    %1090 = arith.addi %1089, %c6 : index
    %1091 = arith.muli %1090, %c14 : index
    %1092 = arith.addi %1091, %1067 : index
    %1093 = arith.addi %1092, %c6 : index
    %1094 = memref.load %15[%1093] : memref<?xf32>
    %1095 = arith.addi %1093, %c20 : index
    %1096 = memref.load %15[%1095] : memref<?xf32>
    %1097 = arith.addf %1094, %1096 : f32
    %1098 = wave.lane
    %1099 = arith.addi %14, %c15 : index
    %1100 = arith.muli %1090, %c2 : index
    %1101 = arith.addi %1099, %1100 : index
    %1102 = arith.divui %1098, %c12 : index
    %1103 = arith.addi %1101, %1102 : index
    %1104 = arith.cmpi slt, %1103, %13 : index
    scf.if %1104 {
      %1105 = arith.cmpi eq, %hasFactors, %c5 : index
      %1106 = arith.muli %1103, %c2 : index
      %1107 = memref.load %factors[%1106] : memref<?xf32>
      %1108 = arith.mulf %1107, %operandScale : f32
      %1109 = arith.select %1105, %1108, %operandScale : f32
      %1110 = arith.remui %1098, %c12 : index
      %1111 = arith.muli %1110, %c19 : index
      %1112 = arith.addi %11, %1111 : index
      %1113 = vector.load %w[%1112] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1114 = vector.bitcast %1113 : vector<4xi8> to vector<1xf32>
      %1115 = vector.extract %1114[0] : f32 from vector<1xf32>
      %1116 = arith.mulf %1115, %1109 : f32
      %1117 = arith.mulf %1097, %1116 : f32
      %1118 = arith.muli %1103, %outputFeatures : index
      %1119 = arith.addi %1118, %18 : index
      %1120 = wave.lane
      %1121 = arith.remui %1120, %c12 : index
      %1122 = arith.addi %1119, %1121 : index
      scf.if %16 {
        %1123 = arith.addi %1122, %c6 : index
        %1124 = memref.load %residual[%1123] : memref<?xf32>
        %1125 = arith.addf %1124, %1117 : f32
        %1126 = arith.addi %1122, %c6 : index
        memref.store %1125, %out[%1126] : memref<?xf32>
      } else {
        %1127 = arith.addi %1122, %c6 : index
        memref.store %1117, %out[%1127] : memref<?xf32>
      }
    }
    %1128 = arith.muli %1068, %c19 : index
    %1129 = arith.addi %1128, %c5 : index
    %1130 = arith.muli %1129, %c14 : index
    %1131 = arith.addi %1130, %1067 : index
    %1132 = arith.addi %1131, %c6 : index
    %1133 = memref.load %15[%1132] : memref<?xf32>
    %1134 = arith.addi %1132, %c20 : index
    %1135 = memref.load %15[%1134] : memref<?xf32>
    %1136 = arith.addf %1133, %1135 : f32
    %1137 = wave.lane
    %1138 = arith.addi %14, %c15 : index
    %1139 = arith.muli %1129, %c2 : index
    %1140 = arith.addi %1138, %1139 : index
    %1141 = arith.divui %1137, %c12 : index
    %1142 = arith.addi %1140, %1141 : index
    %1143 = arith.cmpi slt, %1142, %13 : index
    scf.if %1143 {
      %1144 = arith.cmpi eq, %hasFactors, %c5 : index
      %1145 = arith.muli %1142, %c2 : index
      %1146 = memref.load %factors[%1145] : memref<?xf32>
      %1147 = arith.mulf %1146, %operandScale : f32
      %1148 = arith.select %1144, %1147, %operandScale : f32
      %1149 = arith.remui %1137, %c12 : index
      %1150 = arith.muli %1149, %c19 : index
      %1151 = arith.addi %11, %1150 : index
      %1152 = vector.load %w[%1151] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1153 = vector.bitcast %1152 : vector<4xi8> to vector<1xf32>
      %1154 = vector.extract %1153[0] : f32 from vector<1xf32>
      %1155 = arith.mulf %1154, %1148 : f32
      %1156 = arith.mulf %1136, %1155 : f32
      %1157 = arith.muli %1142, %outputFeatures : index
      %1158 = arith.addi %1157, %18 : index
      %1159 = wave.lane
      %1160 = arith.remui %1159, %c12 : index
      %1161 = arith.addi %1158, %1160 : index
      scf.if %16 {
        %1162 = arith.addi %1161, %c6 : index
        %1163 = memref.load %residual[%1162] : memref<?xf32>
        %1164 = arith.addf %1163, %1156 : f32
        %1165 = arith.addi %1161, %c6 : index
        memref.store %1164, %out[%1165] : memref<?xf32>
      } else {
        %1166 = arith.addi %1161, %c6 : index
        memref.store %1156, %out[%1166] : memref<?xf32>
      }
    }
    %1167 = arith.muli %1068, %c19 : index
    %1168 = arith.addi %1167, %c2 : index
    %1169 = arith.muli %1168, %c14 : index
    %1170 = arith.addi %1169, %1067 : index
    %1171 = arith.addi %1170, %c6 : index
    %1172 = memref.load %15[%1171] : memref<?xf32>
    %1173 = arith.addi %1171, %c20 : index
    %1174 = memref.load %15[%1173] : memref<?xf32>
    %1175 = arith.addf %1172, %1174 : f32
    %1176 = wave.lane
    %1177 = arith.addi %14, %c15 : index
    %1178 = arith.muli %1168, %c2 : index
    %1179 = arith.addi %1177, %1178 : index
    %1180 = arith.divui %1176, %c12 : index
    %1181 = arith.addi %1179, %1180 : index
    %1182 = arith.cmpi slt, %1181, %13 : index
    scf.if %1182 {
      %1183 = arith.cmpi eq, %hasFactors, %c5 : index
      %1184 = arith.muli %1181, %c2 : index
      %1185 = memref.load %factors[%1184] : memref<?xf32>
      %1186 = arith.mulf %1185, %operandScale : f32
      %1187 = arith.select %1183, %1186, %operandScale : f32
      %1188 = arith.remui %1176, %c12 : index
      %1189 = arith.muli %1188, %c19 : index
      %1190 = arith.addi %11, %1189 : index
      %1191 = vector.load %w[%1190] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1192 = vector.bitcast %1191 : vector<4xi8> to vector<1xf32>
      %1193 = vector.extract %1192[0] : f32 from vector<1xf32>
      %1194 = arith.mulf %1193, %1187 : f32
      %1195 = arith.mulf %1175, %1194 : f32
      %1196 = arith.muli %1181, %outputFeatures : index
      %1197 = arith.addi %1196, %18 : index
      %1198 = wave.lane
      %1199 = arith.remui %1198, %c12 : index
      %1200 = arith.addi %1197, %1199 : index
      scf.if %16 {
        %1201 = arith.addi %1200, %c6 : index
        %1202 = memref.load %residual[%1201] : memref<?xf32>
        %1203 = arith.addf %1202, %1195 : f32
        %1204 = arith.addi %1200, %c6 : index
        memref.store %1203, %out[%1204] : memref<?xf32>
      } else {
        %1205 = arith.addi %1200, %c6 : index
        memref.store %1195, %out[%1205] : memref<?xf32>
      }
    }
    %1206 = arith.muli %1068, %c19 : index
    %1207 = arith.addi %1206, %c28 : index
    %1208 = arith.muli %1207, %c14 : index
    %1209 = arith.addi %1208, %1067 : index
    %1210 = arith.addi %1209, %c6 : index
    %1211 = memref.load %15[%1210] : memref<?xf32>
    %1212 = arith.addi %1210, %c20 : index
    %1213 = memref.load %15[%1212] : memref<?xf32>
    %1214 = arith.addf %1211, %1213 : f32
    %1215 = wave.lane
    %1216 = arith.addi %14, %c15 : index
    %1217 = arith.muli %1207, %c2 : index
    %1218 = arith.addi %1216, %1217 : index
    %1219 = arith.divui %1215, %c12 : index
    %1220 = arith.addi %1218, %1219 : index
    %1221 = arith.cmpi slt, %1220, %13 : index
    scf.if %1221 {
      %1222 = arith.cmpi eq, %hasFactors, %c5 : index
      %1223 = arith.muli %1220, %c2 : index
      %1224 = memref.load %factors[%1223] : memref<?xf32>
      %1225 = arith.mulf %1224, %operandScale : f32
      %1226 = arith.select %1222, %1225, %operandScale : f32
      %1227 = arith.remui %1215, %c12 : index
      %1228 = arith.muli %1227, %c19 : index
      %1229 = arith.addi %11, %1228 : index
      %1230 = vector.load %w[%1229] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1231 = vector.bitcast %1230 : vector<4xi8> to vector<1xf32>
      %1232 = vector.extract %1231[0] : f32 from vector<1xf32>
      %1233 = arith.mulf %1232, %1226 : f32
      %1234 = arith.mulf %1214, %1233 : f32
      %1235 = arith.muli %1220, %outputFeatures : index
      %1236 = arith.addi %1235, %18 : index
      %1237 = wave.lane
      %1238 = arith.remui %1237, %c12 : index
      %1239 = arith.addi %1236, %1238 : index
      scf.if %16 {
        %1240 = arith.addi %1239, %c6 : index
        %1241 = memref.load %residual[%1240] : memref<?xf32>
        %1242 = arith.addf %1241, %1234 : f32
        %1243 = arith.addi %1239, %c6 : index
        memref.store %1242, %out[%1243] : memref<?xf32>
      } else {
        %1244 = arith.addi %1239, %c6 : index
        memref.store %1234, %out[%1244] : memref<?xf32>
      }
    }
  }
  wave.return
}
