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
  %c36 = arith.constant 0x3F800000 : f32
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
      %578 = memref.load %factors[%575] : memref<?xf32>
      %579 = arith.select %577, %578, %c36 : f32
      %580 = arith.remui %570, %c12 : index
      %581 = arith.muli %580, %c19 : index
      %582 = arith.addi %11, %581 : index
      %583 = vector.load %w[%582] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %584 = vector.bitcast %583 : vector<4xi8> to vector<1xf32>
      %585 = vector.extract %584[0] : f32 from vector<1xf32>
      %586 = arith.mulf %585, %579 : f32
      %587 = arith.mulf %569, %586 : f32
      %588 = arith.muli %575, %outputFeatures : index
      %589 = arith.addi %588, %18 : index
      %590 = wave.lane
      %591 = arith.remui %590, %c12 : index
      %592 = arith.addi %589, %591 : index
      scf.if %16 {
        %593 = arith.addi %592, %c6 : index
        %594 = memref.load %residual[%593] : memref<?xf32>
        %595 = arith.addf %594, %587 : f32
        %596 = arith.addi %592, %c6 : index
        memref.store %595, %out[%596] : memref<?xf32>
      } else {
        %597 = arith.addi %592, %c6 : index
        memref.store %587, %out[%597] : memref<?xf32>
      }
    }
    %598 = arith.muli %534, %c2 : index
    %599 = arith.addi %598, %c5 : index
    %600 = arith.muli %599, %c14 : index
    %601 = arith.addi %600, %533 : index
    %602 = arith.addi %601, %c6 : index
    %603 = memref.load %15[%602] : memref<?xf32>
    %604 = arith.addi %602, %c20 : index
    %605 = memref.load %15[%604] : memref<?xf32>
    %606 = arith.addf %603, %605 : f32
    %607 = arith.addi %602, %c33 : index
    %608 = memref.load %15[%607] : memref<?xf32>
    %609 = arith.addf %606, %608 : f32
    %610 = arith.addi %602, %c34 : index
    %611 = memref.load %15[%610] : memref<?xf32>
    %612 = arith.addf %609, %611 : f32
    %613 = wave.lane
    %614 = arith.addi %14, %c6 : index
    %615 = arith.muli %599, %c2 : index
    %616 = arith.addi %614, %615 : index
    %617 = arith.divui %613, %c12 : index
    %618 = arith.addi %616, %617 : index
    %619 = arith.cmpi slt, %618, %13 : index
    scf.if %619 {
      %620 = arith.cmpi eq, %hasFactors, %c5 : index
      %621 = memref.load %factors[%618] : memref<?xf32>
      %622 = arith.select %620, %621, %c36 : f32
      %623 = arith.remui %613, %c12 : index
      %624 = arith.muli %623, %c19 : index
      %625 = arith.addi %11, %624 : index
      %626 = vector.load %w[%625] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %627 = vector.bitcast %626 : vector<4xi8> to vector<1xf32>
      %628 = vector.extract %627[0] : f32 from vector<1xf32>
      %629 = arith.mulf %628, %622 : f32
      %630 = arith.mulf %612, %629 : f32
      %631 = arith.muli %618, %outputFeatures : index
      %632 = arith.addi %631, %18 : index
      %633 = wave.lane
      %634 = arith.remui %633, %c12 : index
      %635 = arith.addi %632, %634 : index
      scf.if %16 {
        %636 = arith.addi %635, %c6 : index
        %637 = memref.load %residual[%636] : memref<?xf32>
        %638 = arith.addf %637, %630 : f32
        %639 = arith.addi %635, %c6 : index
        memref.store %638, %out[%639] : memref<?xf32>
      } else {
        %640 = arith.addi %635, %c6 : index
        memref.store %630, %out[%640] : memref<?xf32>
      }
    }
    %641 = wave.lane
    wave.barrier
    %642 = wave.wave
    %643 = arith.muli %642, %c5 : index
    %644 = arith.addi %643, %c6 : index
    %645 = arith.muli %644, %c20 : index
    %646 = arith.addi %645, %641 : index
    %647 = vector.extract %394#1[0] : f32 from vector<8xf32>
    %648 = arith.addi %646, %c6 : index
    memref.store %647, %15[%648] : memref<?xf32>
    %649 = vector.extract %394#1[1] : f32 from vector<8xf32>
    %650 = arith.addi %646, %c14 : index
    memref.store %649, %15[%650] : memref<?xf32>
    %651 = vector.extract %394#1[2] : f32 from vector<8xf32>
    %652 = arith.addi %646, %c8 : index
    memref.store %651, %15[%652] : memref<?xf32>
    %653 = vector.extract %394#1[3] : f32 from vector<8xf32>
    %654 = arith.addi %646, %c29 : index
    memref.store %653, %15[%654] : memref<?xf32>
    %655 = vector.extract %394#1[4] : f32 from vector<8xf32>
    %656 = arith.addi %646, %c4 : index
    memref.store %655, %15[%656] : memref<?xf32>
    %657 = vector.extract %394#1[5] : f32 from vector<8xf32>
    %658 = arith.addi %646, %c30 : index
    memref.store %657, %15[%658] : memref<?xf32>
    %659 = vector.extract %394#1[6] : f32 from vector<8xf32>
    %660 = arith.addi %646, %c31 : index
    memref.store %659, %15[%660] : memref<?xf32>
    %661 = vector.extract %394#1[7] : f32 from vector<8xf32>
    %662 = arith.addi %646, %c32 : index
    memref.store %661, %15[%662] : memref<?xf32>
    wave.barrier
    %663 = arith.muli %642, %c2 : index
    %664 = arith.addi %663, %c6 : index
    %665 = arith.muli %664, %c14 : index
    %666 = arith.addi %665, %641 : index
    %667 = arith.addi %666, %c6 : index
    %668 = memref.load %15[%667] : memref<?xf32>
    %669 = arith.addi %667, %c20 : index
    %670 = memref.load %15[%669] : memref<?xf32>
    %671 = arith.addf %668, %670 : f32
    %672 = arith.addi %667, %c33 : index
    %673 = memref.load %15[%672] : memref<?xf32>
    %674 = arith.addf %671, %673 : f32
    %675 = arith.addi %667, %c34 : index
    %676 = memref.load %15[%675] : memref<?xf32>
    %677 = arith.addf %674, %676 : f32
    %678 = wave.lane
    %679 = arith.addi %14, %c12 : index
    %680 = arith.muli %664, %c2 : index
    %681 = arith.addi %679, %680 : index
    %682 = arith.divui %678, %c12 : index
    %683 = arith.addi %681, %682 : index
    %684 = arith.cmpi slt, %683, %13 : index
    scf.if %684 {
      %685 = arith.cmpi eq, %hasFactors, %c5 : index
      %686 = memref.load %factors[%683] : memref<?xf32>
      %687 = arith.select %685, %686, %c36 : f32
      %688 = arith.remui %678, %c12 : index
      %689 = arith.muli %688, %c19 : index
      %690 = arith.addi %11, %689 : index
      %691 = vector.load %w[%690] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %692 = vector.bitcast %691 : vector<4xi8> to vector<1xf32>
      %693 = vector.extract %692[0] : f32 from vector<1xf32>
      %694 = arith.mulf %693, %687 : f32
      %695 = arith.mulf %677, %694 : f32
      %696 = arith.muli %683, %outputFeatures : index
      %697 = arith.addi %696, %18 : index
      %698 = wave.lane
      %699 = arith.remui %698, %c12 : index
      %700 = arith.addi %697, %699 : index
      scf.if %16 {
        %701 = arith.addi %700, %c6 : index
        %702 = memref.load %residual[%701] : memref<?xf32>
        %703 = arith.addf %702, %695 : f32
        %704 = arith.addi %700, %c6 : index
        memref.store %703, %out[%704] : memref<?xf32>
      } else {
        %705 = arith.addi %700, %c6 : index
        memref.store %695, %out[%705] : memref<?xf32>
      }
    }
    %706 = arith.muli %642, %c2 : index
    %707 = arith.addi %706, %c5 : index
    %708 = arith.muli %707, %c14 : index
    %709 = arith.addi %708, %641 : index
    %710 = arith.addi %709, %c6 : index
    %711 = memref.load %15[%710] : memref<?xf32>
    %712 = arith.addi %710, %c20 : index
    %713 = memref.load %15[%712] : memref<?xf32>
    %714 = arith.addf %711, %713 : f32
    %715 = arith.addi %710, %c33 : index
    %716 = memref.load %15[%715] : memref<?xf32>
    %717 = arith.addf %714, %716 : f32
    %718 = arith.addi %710, %c34 : index
    %719 = memref.load %15[%718] : memref<?xf32>
    %720 = arith.addf %717, %719 : f32
    %721 = wave.lane
    %722 = arith.addi %14, %c12 : index
    %723 = arith.muli %707, %c2 : index
    %724 = arith.addi %722, %723 : index
    %725 = arith.divui %721, %c12 : index
    %726 = arith.addi %724, %725 : index
    %727 = arith.cmpi slt, %726, %13 : index
    scf.if %727 {
      %728 = arith.cmpi eq, %hasFactors, %c5 : index
      %729 = memref.load %factors[%726] : memref<?xf32>
      %730 = arith.select %728, %729, %c36 : f32
      %731 = arith.remui %721, %c12 : index
      %732 = arith.muli %731, %c19 : index
      %733 = arith.addi %11, %732 : index
      %734 = vector.load %w[%733] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %735 = vector.bitcast %734 : vector<4xi8> to vector<1xf32>
      %736 = vector.extract %735[0] : f32 from vector<1xf32>
      %737 = arith.mulf %736, %730 : f32
      %738 = arith.mulf %720, %737 : f32
      %739 = arith.muli %726, %outputFeatures : index
      %740 = arith.addi %739, %18 : index
      %741 = wave.lane
      %742 = arith.remui %741, %c12 : index
      %743 = arith.addi %740, %742 : index
      scf.if %16 {
        %744 = arith.addi %743, %c6 : index
        %745 = memref.load %residual[%744] : memref<?xf32>
        %746 = arith.addf %745, %738 : f32
        %747 = arith.addi %743, %c6 : index
        memref.store %746, %out[%747] : memref<?xf32>
      } else {
        %748 = arith.addi %743, %c6 : index
        memref.store %738, %out[%748] : memref<?xf32>
      }
    }
    %749 = wave.lane
    wave.barrier
    %750 = wave.wave
    %751 = arith.muli %750, %c5 : index
    %752 = arith.addi %751, %c6 : index
    %753 = arith.muli %752, %c20 : index
    %754 = arith.addi %753, %749 : index
    %755 = vector.extract %394#2[0] : f32 from vector<8xf32>
    %756 = arith.addi %754, %c6 : index
    memref.store %755, %15[%756] : memref<?xf32>
    %757 = vector.extract %394#2[1] : f32 from vector<8xf32>
    %758 = arith.addi %754, %c14 : index
    memref.store %757, %15[%758] : memref<?xf32>
    %759 = vector.extract %394#2[2] : f32 from vector<8xf32>
    %760 = arith.addi %754, %c8 : index
    memref.store %759, %15[%760] : memref<?xf32>
    %761 = vector.extract %394#2[3] : f32 from vector<8xf32>
    %762 = arith.addi %754, %c29 : index
    memref.store %761, %15[%762] : memref<?xf32>
    %763 = vector.extract %394#2[4] : f32 from vector<8xf32>
    %764 = arith.addi %754, %c4 : index
    memref.store %763, %15[%764] : memref<?xf32>
    %765 = vector.extract %394#2[5] : f32 from vector<8xf32>
    %766 = arith.addi %754, %c30 : index
    memref.store %765, %15[%766] : memref<?xf32>
    %767 = vector.extract %394#2[6] : f32 from vector<8xf32>
    %768 = arith.addi %754, %c31 : index
    memref.store %767, %15[%768] : memref<?xf32>
    %769 = vector.extract %394#2[7] : f32 from vector<8xf32>
    %770 = arith.addi %754, %c32 : index
    memref.store %769, %15[%770] : memref<?xf32>
    wave.barrier
    %771 = arith.muli %750, %c2 : index
    %772 = arith.addi %771, %c6 : index
    %773 = arith.muli %772, %c14 : index
    %774 = arith.addi %773, %749 : index
    %775 = arith.addi %774, %c6 : index
    %776 = memref.load %15[%775] : memref<?xf32>
    %777 = arith.addi %775, %c20 : index
    %778 = memref.load %15[%777] : memref<?xf32>
    %779 = arith.addf %776, %778 : f32
    %780 = arith.addi %775, %c33 : index
    %781 = memref.load %15[%780] : memref<?xf32>
    %782 = arith.addf %779, %781 : f32
    %783 = arith.addi %775, %c34 : index
    %784 = memref.load %15[%783] : memref<?xf32>
    %785 = arith.addf %782, %784 : f32
    %786 = wave.lane
    %787 = arith.addi %14, %c14 : index
    %788 = arith.muli %772, %c2 : index
    %789 = arith.addi %787, %788 : index
    %790 = arith.divui %786, %c12 : index
    %791 = arith.addi %789, %790 : index
    %792 = arith.cmpi slt, %791, %13 : index
    scf.if %792 {
      %793 = arith.cmpi eq, %hasFactors, %c5 : index
      %794 = memref.load %factors[%791] : memref<?xf32>
      %795 = arith.select %793, %794, %c36 : f32
      %796 = arith.remui %786, %c12 : index
      %797 = arith.muli %796, %c19 : index
      %798 = arith.addi %11, %797 : index
      %799 = vector.load %w[%798] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %800 = vector.bitcast %799 : vector<4xi8> to vector<1xf32>
      %801 = vector.extract %800[0] : f32 from vector<1xf32>
      %802 = arith.mulf %801, %795 : f32
      %803 = arith.mulf %785, %802 : f32
      %804 = arith.muli %791, %outputFeatures : index
      %805 = arith.addi %804, %18 : index
      %806 = wave.lane
      %807 = arith.remui %806, %c12 : index
      %808 = arith.addi %805, %807 : index
      scf.if %16 {
        %809 = arith.addi %808, %c6 : index
        %810 = memref.load %residual[%809] : memref<?xf32>
        %811 = arith.addf %810, %803 : f32
        %812 = arith.addi %808, %c6 : index
        memref.store %811, %out[%812] : memref<?xf32>
      } else {
        %813 = arith.addi %808, %c6 : index
        memref.store %803, %out[%813] : memref<?xf32>
      }
    }
    %814 = arith.muli %750, %c2 : index
    %815 = arith.addi %814, %c5 : index
    %816 = arith.muli %815, %c14 : index
    %817 = arith.addi %816, %749 : index
    %818 = arith.addi %817, %c6 : index
    %819 = memref.load %15[%818] : memref<?xf32>
    %820 = arith.addi %818, %c20 : index
    %821 = memref.load %15[%820] : memref<?xf32>
    %822 = arith.addf %819, %821 : f32
    %823 = arith.addi %818, %c33 : index
    %824 = memref.load %15[%823] : memref<?xf32>
    %825 = arith.addf %822, %824 : f32
    %826 = arith.addi %818, %c34 : index
    %827 = memref.load %15[%826] : memref<?xf32>
    %828 = arith.addf %825, %827 : f32
    %829 = wave.lane
    %830 = arith.addi %14, %c14 : index
    %831 = arith.muli %815, %c2 : index
    %832 = arith.addi %830, %831 : index
    %833 = arith.divui %829, %c12 : index
    %834 = arith.addi %832, %833 : index
    %835 = arith.cmpi slt, %834, %13 : index
    scf.if %835 {
      %836 = arith.cmpi eq, %hasFactors, %c5 : index
      %837 = memref.load %factors[%834] : memref<?xf32>
      %838 = arith.select %836, %837, %c36 : f32
      %839 = arith.remui %829, %c12 : index
      %840 = arith.muli %839, %c19 : index
      %841 = arith.addi %11, %840 : index
      %842 = vector.load %w[%841] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %843 = vector.bitcast %842 : vector<4xi8> to vector<1xf32>
      %844 = vector.extract %843[0] : f32 from vector<1xf32>
      %845 = arith.mulf %844, %838 : f32
      %846 = arith.mulf %828, %845 : f32
      %847 = arith.muli %834, %outputFeatures : index
      %848 = arith.addi %847, %18 : index
      %849 = wave.lane
      %850 = arith.remui %849, %c12 : index
      %851 = arith.addi %848, %850 : index
      scf.if %16 {
        %852 = arith.addi %851, %c6 : index
        %853 = memref.load %residual[%852] : memref<?xf32>
        %854 = arith.addf %853, %846 : f32
        %855 = arith.addi %851, %c6 : index
        memref.store %854, %out[%855] : memref<?xf32>
      } else {
        %856 = arith.addi %851, %c6 : index
        memref.store %846, %out[%856] : memref<?xf32>
      }
    }
    %857 = wave.lane
    wave.barrier
    %858 = wave.wave
    %859 = arith.muli %858, %c5 : index
    %860 = arith.addi %859, %c6 : index
    %861 = arith.muli %860, %c20 : index
    %862 = arith.addi %861, %857 : index
    %863 = vector.extract %394#3[0] : f32 from vector<8xf32>
    %864 = arith.addi %862, %c6 : index
    memref.store %863, %15[%864] : memref<?xf32>
    %865 = vector.extract %394#3[1] : f32 from vector<8xf32>
    %866 = arith.addi %862, %c14 : index
    memref.store %865, %15[%866] : memref<?xf32>
    %867 = vector.extract %394#3[2] : f32 from vector<8xf32>
    %868 = arith.addi %862, %c8 : index
    memref.store %867, %15[%868] : memref<?xf32>
    %869 = vector.extract %394#3[3] : f32 from vector<8xf32>
    %870 = arith.addi %862, %c29 : index
    memref.store %869, %15[%870] : memref<?xf32>
    %871 = vector.extract %394#3[4] : f32 from vector<8xf32>
    %872 = arith.addi %862, %c4 : index
    memref.store %871, %15[%872] : memref<?xf32>
    %873 = vector.extract %394#3[5] : f32 from vector<8xf32>
    %874 = arith.addi %862, %c30 : index
    memref.store %873, %15[%874] : memref<?xf32>
    %875 = vector.extract %394#3[6] : f32 from vector<8xf32>
    %876 = arith.addi %862, %c31 : index
    memref.store %875, %15[%876] : memref<?xf32>
    %877 = vector.extract %394#3[7] : f32 from vector<8xf32>
    %878 = arith.addi %862, %c32 : index
    memref.store %877, %15[%878] : memref<?xf32>
    wave.barrier
    %879 = arith.muli %858, %c2 : index
    %880 = arith.addi %879, %c6 : index
    %881 = arith.muli %880, %c14 : index
    %882 = arith.addi %881, %857 : index
    %883 = arith.addi %882, %c6 : index
    %884 = memref.load %15[%883] : memref<?xf32>
    %885 = arith.addi %883, %c20 : index
    %886 = memref.load %15[%885] : memref<?xf32>
    %887 = arith.addf %884, %886 : f32
    %888 = arith.addi %883, %c33 : index
    %889 = memref.load %15[%888] : memref<?xf32>
    %890 = arith.addf %887, %889 : f32
    %891 = arith.addi %883, %c34 : index
    %892 = memref.load %15[%891] : memref<?xf32>
    %893 = arith.addf %890, %892 : f32
    %894 = wave.lane
    %895 = arith.addi %14, %c15 : index
    %896 = arith.muli %880, %c2 : index
    %897 = arith.addi %895, %896 : index
    %898 = arith.divui %894, %c12 : index
    %899 = arith.addi %897, %898 : index
    %900 = arith.cmpi slt, %899, %13 : index
    scf.if %900 {
      %901 = arith.cmpi eq, %hasFactors, %c5 : index
      %902 = memref.load %factors[%899] : memref<?xf32>
      %903 = arith.select %901, %902, %c36 : f32
      %904 = arith.remui %894, %c12 : index
      %905 = arith.muli %904, %c19 : index
      %906 = arith.addi %11, %905 : index
      %907 = vector.load %w[%906] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %908 = vector.bitcast %907 : vector<4xi8> to vector<1xf32>
      %909 = vector.extract %908[0] : f32 from vector<1xf32>
      %910 = arith.mulf %909, %903 : f32
      %911 = arith.mulf %893, %910 : f32
      %912 = arith.muli %899, %outputFeatures : index
      %913 = arith.addi %912, %18 : index
      %914 = wave.lane
      %915 = arith.remui %914, %c12 : index
      %916 = arith.addi %913, %915 : index
      scf.if %16 {
        %917 = arith.addi %916, %c6 : index
        %918 = memref.load %residual[%917] : memref<?xf32>
        %919 = arith.addf %918, %911 : f32
        %920 = arith.addi %916, %c6 : index
        memref.store %919, %out[%920] : memref<?xf32>
      } else {
        %921 = arith.addi %916, %c6 : index
        memref.store %911, %out[%921] : memref<?xf32>
      }
    }
    %922 = arith.muli %858, %c2 : index
    %923 = arith.addi %922, %c5 : index
    %924 = arith.muli %923, %c14 : index
    %925 = arith.addi %924, %857 : index
    %926 = arith.addi %925, %c6 : index
    %927 = memref.load %15[%926] : memref<?xf32>
    %928 = arith.addi %926, %c20 : index
    %929 = memref.load %15[%928] : memref<?xf32>
    %930 = arith.addf %927, %929 : f32
    %931 = arith.addi %926, %c33 : index
    %932 = memref.load %15[%931] : memref<?xf32>
    %933 = arith.addf %930, %932 : f32
    %934 = arith.addi %926, %c34 : index
    %935 = memref.load %15[%934] : memref<?xf32>
    %936 = arith.addf %933, %935 : f32
    %937 = wave.lane
    %938 = arith.addi %14, %c15 : index
    %939 = arith.muli %923, %c2 : index
    %940 = arith.addi %938, %939 : index
    %941 = arith.divui %937, %c12 : index
    %942 = arith.addi %940, %941 : index
    %943 = arith.cmpi slt, %942, %13 : index
    scf.if %943 {
      %944 = arith.cmpi eq, %hasFactors, %c5 : index
      %945 = memref.load %factors[%942] : memref<?xf32>
      %946 = arith.select %944, %945, %c36 : f32
      %947 = arith.remui %937, %c12 : index
      %948 = arith.muli %947, %c19 : index
      %949 = arith.addi %11, %948 : index
      %950 = vector.load %w[%949] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %951 = vector.bitcast %950 : vector<4xi8> to vector<1xf32>
      %952 = vector.extract %951[0] : f32 from vector<1xf32>
      %953 = arith.mulf %952, %946 : f32
      %954 = arith.mulf %936, %953 : f32
      %955 = arith.muli %942, %outputFeatures : index
      %956 = arith.addi %955, %18 : index
      %957 = wave.lane
      %958 = arith.remui %957, %c12 : index
      %959 = arith.addi %956, %958 : index
      scf.if %16 {
        %960 = arith.addi %959, %c6 : index
        %961 = memref.load %residual[%960] : memref<?xf32>
        %962 = arith.addf %961, %954 : f32
        %963 = arith.addi %959, %c6 : index
        memref.store %962, %out[%963] : memref<?xf32>
      } else {
        %964 = arith.addi %959, %c6 : index
        memref.store %954, %out[%964] : memref<?xf32>
      }
    }
  }
  wave.return
}
