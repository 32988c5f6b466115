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
  %c34 = arith.constant 0x3F800000 : f32
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
      %572 = memref.load %factors[%569] : memref<?xf32>
      %573 = arith.select %571, %572, %c34 : f32
      %574 = arith.remui %564, %c12 : index
      %575 = arith.muli %574, %c19 : index
      %576 = arith.addi %11, %575 : index
      %577 = vector.load %w[%576] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %578 = vector.bitcast %577 : vector<4xi8> to vector<1xf32>
      %579 = vector.extract %578[0] : f32 from vector<1xf32>
      %580 = arith.mulf %579, %573 : f32
      %581 = arith.mulf %563, %580 : f32
      %582 = arith.muli %569, %outputFeatures : index
      %583 = arith.addi %582, %18 : index
      %584 = wave.lane
      %585 = arith.remui %584, %c12 : index
      %586 = arith.addi %583, %585 : index
      scf.if %16 {
        %587 = arith.addi %586, %c6 : index
        %588 = memref.load %residual[%587] : memref<?xf32>
        %589 = arith.addf %588, %581 : f32
        %590 = arith.addi %586, %c6 : index
        memref.store %589, %out[%590] : memref<?xf32>
      } else {
        %591 = arith.addi %586, %c6 : index
        memref.store %581, %out[%591] : memref<?xf32>
      }
    }
    %592 = arith.muli %534, %c19 : index
    %593 = arith.addi %592, %c5 : index
    %594 = arith.muli %593, %c14 : index
    %595 = arith.addi %594, %533 : index
    %596 = arith.addi %595, %c6 : index
    %597 = memref.load %15[%596] : memref<?xf32>
    %598 = arith.addi %596, %c20 : index
    %599 = memref.load %15[%598] : memref<?xf32>
    %600 = arith.addf %597, %599 : f32
    %601 = wave.lane
    %602 = arith.addi %14, %c6 : index
    %603 = arith.muli %593, %c2 : index
    %604 = arith.addi %602, %603 : index
    %605 = arith.divui %601, %c12 : index
    %606 = arith.addi %604, %605 : index
    %607 = arith.cmpi slt, %606, %13 : index
    scf.if %607 {
      %608 = arith.cmpi eq, %hasFactors, %c5 : index
      %609 = memref.load %factors[%606] : memref<?xf32>
      %610 = arith.select %608, %609, %c34 : f32
      %611 = arith.remui %601, %c12 : index
      %612 = arith.muli %611, %c19 : index
      %613 = arith.addi %11, %612 : index
      %614 = vector.load %w[%613] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %615 = vector.bitcast %614 : vector<4xi8> to vector<1xf32>
      %616 = vector.extract %615[0] : f32 from vector<1xf32>
      %617 = arith.mulf %616, %610 : f32
      %618 = arith.mulf %600, %617 : f32
      %619 = arith.muli %606, %outputFeatures : index
      %620 = arith.addi %619, %18 : index
      %621 = wave.lane
      %622 = arith.remui %621, %c12 : index
      %623 = arith.addi %620, %622 : index
      scf.if %16 {
        %624 = arith.addi %623, %c6 : index
        %625 = memref.load %residual[%624] : memref<?xf32>
        %626 = arith.addf %625, %618 : f32
        %627 = arith.addi %623, %c6 : index
        memref.store %626, %out[%627] : memref<?xf32>
      } else {
        %628 = arith.addi %623, %c6 : index
        memref.store %618, %out[%628] : memref<?xf32>
      }
    }
    %629 = arith.muli %534, %c19 : index
    %630 = arith.addi %629, %c2 : index
    %631 = arith.muli %630, %c14 : index
    %632 = arith.addi %631, %533 : index
    %633 = arith.addi %632, %c6 : index
    %634 = memref.load %15[%633] : memref<?xf32>
    %635 = arith.addi %633, %c20 : index
    %636 = memref.load %15[%635] : memref<?xf32>
    %637 = arith.addf %634, %636 : f32
    %638 = wave.lane
    %639 = arith.addi %14, %c6 : index
    %640 = arith.muli %630, %c2 : index
    %641 = arith.addi %639, %640 : index
    %642 = arith.divui %638, %c12 : index
    %643 = arith.addi %641, %642 : index
    %644 = arith.cmpi slt, %643, %13 : index
    scf.if %644 {
      %645 = arith.cmpi eq, %hasFactors, %c5 : index
      %646 = memref.load %factors[%643] : memref<?xf32>
      %647 = arith.select %645, %646, %c34 : f32
      %648 = arith.remui %638, %c12 : index
      %649 = arith.muli %648, %c19 : index
      %650 = arith.addi %11, %649 : index
      %651 = vector.load %w[%650] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %652 = vector.bitcast %651 : vector<4xi8> to vector<1xf32>
      %653 = vector.extract %652[0] : f32 from vector<1xf32>
      %654 = arith.mulf %653, %647 : f32
      %655 = arith.mulf %637, %654 : f32
      %656 = arith.muli %643, %outputFeatures : index
      %657 = arith.addi %656, %18 : index
      %658 = wave.lane
      %659 = arith.remui %658, %c12 : index
      %660 = arith.addi %657, %659 : index
      scf.if %16 {
        %661 = arith.addi %660, %c6 : index
        %662 = memref.load %residual[%661] : memref<?xf32>
        %663 = arith.addf %662, %655 : f32
        %664 = arith.addi %660, %c6 : index
        memref.store %663, %out[%664] : memref<?xf32>
      } else {
        %665 = arith.addi %660, %c6 : index
        memref.store %655, %out[%665] : memref<?xf32>
      }
    }
    %666 = arith.muli %534, %c19 : index
    %667 = arith.addi %666, %c28 : index
    %668 = arith.muli %667, %c14 : index
    %669 = arith.addi %668, %533 : index
    %670 = arith.addi %669, %c6 : index
    %671 = memref.load %15[%670] : memref<?xf32>
    %672 = arith.addi %670, %c20 : index
    %673 = memref.load %15[%672] : memref<?xf32>
    %674 = arith.addf %671, %673 : f32
    %675 = wave.lane
    %676 = arith.addi %14, %c6 : index
    %677 = arith.muli %667, %c2 : index
    %678 = arith.addi %676, %677 : index
    %679 = arith.divui %675, %c12 : index
    %680 = arith.addi %678, %679 : index
    %681 = arith.cmpi slt, %680, %13 : index
    scf.if %681 {
      %682 = arith.cmpi eq, %hasFactors, %c5 : index
      %683 = memref.load %factors[%680] : memref<?xf32>
      %684 = arith.select %682, %683, %c34 : f32
      %685 = arith.remui %675, %c12 : index
      %686 = arith.muli %685, %c19 : index
      %687 = arith.addi %11, %686 : index
      %688 = vector.load %w[%687] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %689 = vector.bitcast %688 : vector<4xi8> to vector<1xf32>
      %690 = vector.extract %689[0] : f32 from vector<1xf32>
      %691 = arith.mulf %690, %684 : f32
      %692 = arith.mulf %674, %691 : f32
      %693 = arith.muli %680, %outputFeatures : index
      %694 = arith.addi %693, %18 : index
      %695 = wave.lane
      %696 = arith.remui %695, %c12 : index
      %697 = arith.addi %694, %696 : index
      scf.if %16 {
        %698 = arith.addi %697, %c6 : index
        %699 = memref.load %residual[%698] : memref<?xf32>
        %700 = arith.addf %699, %692 : f32
        %701 = arith.addi %697, %c6 : index
        memref.store %700, %out[%701] : memref<?xf32>
      } else {
        %702 = arith.addi %697, %c6 : index
        memref.store %692, %out[%702] : memref<?xf32>
      }
    }
    %703 = wave.lane
    wave.barrier
    %704 = wave.wave
    %705 = arith.muli %704, %c5 : index
    %706 = arith.addi %705, %c6 : index
    %707 = arith.muli %706, %c20 : index
    %708 = arith.addi %707, %703 : index
    %709 = vector.extract %394#1[0] : f32 from vector<8xf32>
    %710 = arith.addi %708, %c6 : index
    memref.store %709, %15[%710] : memref<?xf32>
    %711 = vector.extract %394#1[1] : f32 from vector<8xf32>
    %712 = arith.addi %708, %c14 : index
    memref.store %711, %15[%712] : memref<?xf32>
    %713 = vector.extract %394#1[2] : f32 from vector<8xf32>
    %714 = arith.addi %708, %c8 : index
    memref.store %713, %15[%714] : memref<?xf32>
    %715 = vector.extract %394#1[3] : f32 from vector<8xf32>
    %716 = arith.addi %708, %c29 : index
    memref.store %715, %15[%716] : memref<?xf32>
    %717 = vector.extract %394#1[4] : f32 from vector<8xf32>
    %718 = arith.addi %708, %c4 : index
    memref.store %717, %15[%718] : memref<?xf32>
    %719 = vector.extract %394#1[5] : f32 from vector<8xf32>
    %720 = arith.addi %708, %c30 : index
    memref.store %719, %15[%720] : memref<?xf32>
    %721 = vector.extract %394#1[6] : f32 from vector<8xf32>
    %722 = arith.addi %708, %c31 : index
    memref.store %721, %15[%722] : memref<?xf32>
    %723 = vector.extract %394#1[7] : f32 from vector<8xf32>
    %724 = arith.addi %708, %c32 : index
    memref.store %723, %15[%724] : memref<?xf32>
    wave.barrier
    %725 = arith.muli %704, %c19 : index
    %726 = arith.addi %725, %c6 : index
    %727 = arith.muli %726, %c14 : index
    %728 = arith.addi %727, %703 : index
    %729 = arith.addi %728, %c6 : index
    %730 = memref.load %15[%729] : memref<?xf32>
    %731 = arith.addi %729, %c20 : index
    %732 = memref.load %15[%731] : memref<?xf32>
    %733 = arith.addf %730, %732 : f32
    %734 = wave.lane
    %735 = arith.addi %14, %c12 : index
    %736 = arith.muli %726, %c2 : index
    %737 = arith.addi %735, %736 : index
    %738 = arith.divui %734, %c12 : index
    %739 = arith.addi %737, %738 : index
    %740 = arith.cmpi slt, %739, %13 : index
    scf.if %740 {
      %741 = arith.cmpi eq, %hasFactors, %c5 : index
      %742 = memref.load %factors[%739] : memref<?xf32>
      %743 = arith.select %741, %742, %c34 : f32
      %744 = arith.remui %734, %c12 : index
      %745 = arith.muli %744, %c19 : index
      %746 = arith.addi %11, %745 : index
      %747 = vector.load %w[%746] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %748 = vector.bitcast %747 : vector<4xi8> to vector<1xf32>
      %749 = vector.extract %748[0] : f32 from vector<1xf32>
      %750 = arith.mulf %749, %743 : f32
      %751 = arith.mulf %733, %750 : f32
      %752 = arith.muli %739, %outputFeatures : index
      %753 = arith.addi %752, %18 : index
      %754 = wave.lane
      %755 = arith.remui %754, %c12 : index
      %756 = arith.addi %753, %755 : index
      scf.if %16 {
        %757 = arith.addi %756, %c6 : index
        %758 = memref.load %residual[%757] : memref<?xf32>
        %759 = arith.addf %758, %751 : f32
        %760 = arith.addi %756, %c6 : index
        memref.store %759, %out[%760] : memref<?xf32>
      } else {
        %761 = arith.addi %756, %c6 : index
        memref.store %751, %out[%761] : memref<?xf32>
      }
    }
    %762 = arith.muli %704, %c19 : index
    %763 = arith.addi %762, %c5 : index
    %764 = arith.muli %763, %c14 : index
    %765 = arith.addi %764, %703 : index
    %766 = arith.addi %765, %c6 : index
    %767 = memref.load %15[%766] : memref<?xf32>
    %768 = arith.addi %766, %c20 : index
    %769 = memref.load %15[%768] : memref<?xf32>
    %770 = arith.addf %767, %769 : f32
    %771 = wave.lane
    %772 = arith.addi %14, %c12 : index
    %773 = arith.muli %763, %c2 : index
    %774 = arith.addi %772, %773 : index
    %775 = arith.divui %771, %c12 : index
    %776 = arith.addi %774, %775 : index
    %777 = arith.cmpi slt, %776, %13 : index
    scf.if %777 {
      %778 = arith.cmpi eq, %hasFactors, %c5 : index
      %779 = memref.load %factors[%776] : memref<?xf32>
      %780 = arith.select %778, %779, %c34 : f32
      %781 = arith.remui %771, %c12 : index
      %782 = arith.muli %781, %c19 : index
      %783 = arith.addi %11, %782 : index
      %784 = vector.load %w[%783] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %785 = vector.bitcast %784 : vector<4xi8> to vector<1xf32>
      %786 = vector.extract %785[0] : f32 from vector<1xf32>
      %787 = arith.mulf %786, %780 : f32
      %788 = arith.mulf %770, %787 : f32
      %789 = arith.muli %776, %outputFeatures : index
      %790 = arith.addi %789, %18 : index
      %791 = wave.lane
      %792 = arith.remui %791, %c12 : index
      %793 = arith.addi %790, %792 : index
      scf.if %16 {
        %794 = arith.addi %793, %c6 : index
        %795 = memref.load %residual[%794] : memref<?xf32>
        %796 = arith.addf %795, %788 : f32
        %797 = arith.addi %793, %c6 : index
        memref.store %796, %out[%797] : memref<?xf32>
      } else {
        %798 = arith.addi %793, %c6 : index
        memref.store %788, %out[%798] : memref<?xf32>
      }
    }
    %799 = arith.muli %704, %c19 : index
    %800 = arith.addi %799, %c2 : index
    %801 = arith.muli %800, %c14 : index
    %802 = arith.addi %801, %703 : index
    %803 = arith.addi %802, %c6 : index
    %804 = memref.load %15[%803] : memref<?xf32>
    %805 = arith.addi %803, %c20 : index
    %806 = memref.load %15[%805] : memref<?xf32>
    %807 = arith.addf %804, %806 : f32
    %808 = wave.lane
    %809 = arith.addi %14, %c12 : index
    %810 = arith.muli %800, %c2 : index
    %811 = arith.addi %809, %810 : index
    %812 = arith.divui %808, %c12 : index
    %813 = arith.addi %811, %812 : index
    %814 = arith.cmpi slt, %813, %13 : index
    scf.if %814 {
      %815 = arith.cmpi eq, %hasFactors, %c5 : index
      %816 = memref.load %factors[%813] : memref<?xf32>
      %817 = arith.select %815, %816, %c34 : f32
      %818 = arith.remui %808, %c12 : index
      %819 = arith.muli %818, %c19 : index
      %820 = arith.addi %11, %819 : index
      %821 = vector.load %w[%820] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %822 = vector.bitcast %821 : vector<4xi8> to vector<1xf32>
      %823 = vector.extract %822[0] : f32 from vector<1xf32>
      %824 = arith.mulf %823, %817 : f32
      %825 = arith.mulf %807, %824 : f32
      %826 = arith.muli %813, %outputFeatures : index
      %827 = arith.addi %826, %18 : index
      %828 = wave.lane
      %829 = arith.remui %828, %c12 : index
      %830 = arith.addi %827, %829 : index
      scf.if %16 {
        %831 = arith.addi %830, %c6 : index
        %832 = memref.load %residual[%831] : memref<?xf32>
        %833 = arith.addf %832, %825 : f32
        %834 = arith.addi %830, %c6 : index
        memref.store %833, %out[%834] : memref<?xf32>
      } else {
        %835 = arith.addi %830, %c6 : index
        memref.store %825, %out[%835] : memref<?xf32>
      }
    }
    %836 = arith.muli %704, %c19 : index
    %837 = arith.addi %836, %c28 : index
    %838 = arith.muli %837, %c14 : index
    %839 = arith.addi %838, %703 : index
    %840 = arith.addi %839, %c6 : index
    %841 = memref.load %15[%840] : memref<?xf32>
    %842 = arith.addi %840, %c20 : index
    %843 = memref.load %15[%842] : memref<?xf32>
    %844 = arith.addf %841, %843 : f32
    %845 = wave.lane
    %846 = arith.addi %14, %c12 : index
    %847 = arith.muli %837, %c2 : index
    %848 = arith.addi %846, %847 : index
    %849 = arith.divui %845, %c12 : index
    %850 = arith.addi %848, %849 : index
    %851 = arith.cmpi slt, %850, %13 : index
    scf.if %851 {
      %852 = arith.cmpi eq, %hasFactors, %c5 : index
      %853 = memref.load %factors[%850] : memref<?xf32>
      %854 = arith.select %852, %853, %c34 : f32
      %855 = arith.remui %845, %c12 : index
      %856 = arith.muli %855, %c19 : index
      %857 = arith.addi %11, %856 : index
      %858 = vector.load %w[%857] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %859 = vector.bitcast %858 : vector<4xi8> to vector<1xf32>
      %860 = vector.extract %859[0] : f32 from vector<1xf32>
      %861 = arith.mulf %860, %854 : f32
      %862 = arith.mulf %844, %861 : f32
      %863 = arith.muli %850, %outputFeatures : index
      %864 = arith.addi %863, %18 : index
      %865 = wave.lane
      %866 = arith.remui %865, %c12 : index
      %867 = arith.addi %864, %866 : index
      scf.if %16 {
        %868 = arith.addi %867, %c6 : index
        %869 = memref.load %residual[%868] : memref<?xf32>
        %870 = arith.addf %869, %862 : f32
        %871 = arith.addi %867, %c6 : index
        memref.store %870, %out[%871] : memref<?xf32>
      } else {
        %872 = arith.addi %867, %c6 : index
        memref.store %862, %out[%872] : memref<?xf32>
      }
    }
    %873 = wave.lane
    wave.barrier
    %874 = wave.wave
    %875 = arith.muli %874, %c5 : index
    %876 = arith.addi %875, %c6 : index
    %877 = arith.muli %876, %c20 : index
    %878 = arith.addi %877, %873 : index
    %879 = vector.extract %394#2[0] : f32 from vector<8xf32>
    %880 = arith.addi %878, %c6 : index
    memref.store %879, %15[%880] : memref<?xf32>
    %881 = vector.extract %394#2[1] : f32 from vector<8xf32>
    %882 = arith.addi %878, %c14 : index
    memref.store %881, %15[%882] : memref<?xf32>
    %883 = vector.extract %394#2[2] : f32 from vector<8xf32>
    %884 = arith.addi %878, %c8 : index
    memref.store %883, %15[%884] : memref<?xf32>
    %885 = vector.extract %394#2[3] : f32 from vector<8xf32>
    %886 = arith.addi %878, %c29 : index
    memref.store %885, %15[%886] : memref<?xf32>
    %887 = vector.extract %394#2[4] : f32 from vector<8xf32>
    %888 = arith.addi %878, %c4 : index
    memref.store %887, %15[%888] : memref<?xf32>
    %889 = vector.extract %394#2[5] : f32 from vector<8xf32>
    %890 = arith.addi %878, %c30 : index
    memref.store %889, %15[%890] : memref<?xf32>
    %891 = vector.extract %394#2[6] : f32 from vector<8xf32>
    %892 = arith.addi %878, %c31 : index
    memref.store %891, %15[%892] : memref<?xf32>
    %893 = vector.extract %394#2[7] : f32 from vector<8xf32>
    %894 = arith.addi %878, %c32 : index
    memref.store %893, %15[%894] : memref<?xf32>
    wave.barrier
    %895 = arith.muli %874, %c19 : index
    %896 = arith.addi %895, %c6 : index
    %897 = arith.muli %896, %c14 : index
    %898 = arith.addi %897, %873 : index
    %899 = arith.addi %898, %c6 : index
    %900 = memref.load %15[%899] : memref<?xf32>
    %901 = arith.addi %899, %c20 : index
    %902 = memref.load %15[%901] : memref<?xf32>
    %903 = arith.addf %900, %902 : f32
    %904 = wave.lane
    %905 = arith.addi %14, %c14 : index
    %906 = arith.muli %896, %c2 : index
    %907 = arith.addi %905, %906 : index
    %908 = arith.divui %904, %c12 : index
    %909 = arith.addi %907, %908 : index
    %910 = arith.cmpi slt, %909, %13 : index
    scf.if %910 {
      %911 = arith.cmpi eq, %hasFactors, %c5 : index
      %912 = memref.load %factors[%909] : memref<?xf32>
      %913 = arith.select %911, %912, %c34 : f32
      %914 = arith.remui %904, %c12 : index
      %915 = arith.muli %914, %c19 : index
      %916 = arith.addi %11, %915 : index
      %917 = vector.load %w[%916] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %918 = vector.bitcast %917 : vector<4xi8> to vector<1xf32>
      %919 = vector.extract %918[0] : f32 from vector<1xf32>
      %920 = arith.mulf %919, %913 : f32
      %921 = arith.mulf %903, %920 : f32
      %922 = arith.muli %909, %outputFeatures : index
      %923 = arith.addi %922, %18 : index
      %924 = wave.lane
      %925 = arith.remui %924, %c12 : index
      %926 = arith.addi %923, %925 : index
      scf.if %16 {
        %927 = arith.addi %926, %c6 : index
        %928 = memref.load %residual[%927] : memref<?xf32>
        %929 = arith.addf %928, %921 : f32
        %930 = arith.addi %926, %c6 : index
        memref.store %929, %out[%930] : memref<?xf32>
      } else {
        %931 = arith.addi %926, %c6 : index
        memref.store %921, %out[%931] : memref<?xf32>
      }
    }
    %932 = arith.muli %874, %c19 : index
    %933 = arith.addi %932, %c5 : index
    %934 = arith.muli %933, %c14 : index
    %935 = arith.addi %934, %873 : index
    %936 = arith.addi %935, %c6 : index
    %937 = memref.load %15[%936] : memref<?xf32>
    %938 = arith.addi %936, %c20 : index
    %939 = memref.load %15[%938] : memref<?xf32>
    %940 = arith.addf %937, %939 : f32
    %941 = wave.lane
    %942 = arith.addi %14, %c14 : index
    %943 = arith.muli %933, %c2 : index
    %944 = arith.addi %942, %943 : index
    %945 = arith.divui %941, %c12 : index
    %946 = arith.addi %944, %945 : index
    %947 = arith.cmpi slt, %946, %13 : index
    scf.if %947 {
      %948 = arith.cmpi eq, %hasFactors, %c5 : index
      %949 = memref.load %factors[%946] : memref<?xf32>
      %950 = arith.select %948, %949, %c34 : f32
      %951 = arith.remui %941, %c12 : index
      %952 = arith.muli %951, %c19 : index
      %953 = arith.addi %11, %952 : index
      %954 = vector.load %w[%953] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %955 = vector.bitcast %954 : vector<4xi8> to vector<1xf32>
      %956 = vector.extract %955[0] : f32 from vector<1xf32>
      %957 = arith.mulf %956, %950 : f32
      %958 = arith.mulf %940, %957 : f32
      %959 = arith.muli %946, %outputFeatures : index
      %960 = arith.addi %959, %18 : index
      %961 = wave.lane
      %962 = arith.remui %961, %c12 : index
      %963 = arith.addi %960, %962 : index
      scf.if %16 {
        %964 = arith.addi %963, %c6 : index
        %965 = memref.load %residual[%964] : memref<?xf32>
        %966 = arith.addf %965, %958 : f32
        %967 = arith.addi %963, %c6 : index
        memref.store %966, %out[%967] : memref<?xf32>
      } else {
        %968 = arith.addi %963, %c6 : index
        memref.store %958, %out[%968] : memref<?xf32>
      }
    }
    %969 = arith.muli %874, %c19 : index
    %970 = arith.addi %969, %c2 : index
    %971 = arith.muli %970, %c14 : index
    %972 = arith.addi %971, %873 : index
    %973 = arith.addi %972, %c6 : index
    %974 = memref.load %15[%973] : memref<?xf32>
    %975 = arith.addi %973, %c20 : index
    %976 = memref.load %15[%975] : memref<?xf32>
    %977 = arith.addf %974, %976 : f32
    %978 = wave.lane
    %979 = arith.addi %14, %c14 : index
    %980 = arith.muli %970, %c2 : index
    %981 = arith.addi %979, %980 : index
    %982 = arith.divui %978, %c12 : index
    %983 = arith.addi %981, %982 : index
    %984 = arith.cmpi slt, %983, %13 : index
    scf.if %984 {
      %985 = arith.cmpi eq, %hasFactors, %c5 : index
      %986 = memref.load %factors[%983] : memref<?xf32>
      %987 = arith.select %985, %986, %c34 : f32
      %988 = arith.remui %978, %c12 : index
      %989 = arith.muli %988, %c19 : index
      %990 = arith.addi %11, %989 : index
      %991 = vector.load %w[%990] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %992 = vector.bitcast %991 : vector<4xi8> to vector<1xf32>
      %993 = vector.extract %992[0] : f32 from vector<1xf32>
      %994 = arith.mulf %993, %987 : f32
      %995 = arith.mulf %977, %994 : f32
      %996 = arith.muli %983, %outputFeatures : index
      %997 = arith.addi %996, %18 : index
      %998 = wave.lane
      %999 = arith.remui %998, %c12 : index
      %1000 = arith.addi %997, %999 : index
      scf.if %16 {
        %1001 = arith.addi %1000, %c6 : index
        %1002 = memref.load %residual[%1001] : memref<?xf32>
        %1003 = arith.addf %1002, %995 : f32
        %1004 = arith.addi %1000, %c6 : index
        memref.store %1003, %out[%1004] : memref<?xf32>
      } else {
        %1005 = arith.addi %1000, %c6 : index
        memref.store %995, %out[%1005] : memref<?xf32>
      }
    }
    %1006 = arith.muli %874, %c19 : index
    %1007 = arith.addi %1006, %c28 : index
    %1008 = arith.muli %1007, %c14 : index
    %1009 = arith.addi %1008, %873 : index
    %1010 = arith.addi %1009, %c6 : index
    %1011 = memref.load %15[%1010] : memref<?xf32>
    %1012 = arith.addi %1010, %c20 : index
    %1013 = memref.load %15[%1012] : memref<?xf32>
    %1014 = arith.addf %1011, %1013 : f32
    %1015 = wave.lane
    %1016 = arith.addi %14, %c14 : index
    %1017 = arith.muli %1007, %c2 : index
    %1018 = arith.addi %1016, %1017 : index
    %1019 = arith.divui %1015, %c12 : index
    %1020 = arith.addi %1018, %1019 : index
    %1021 = arith.cmpi slt, %1020, %13 : index
    scf.if %1021 {
      %1022 = arith.cmpi eq, %hasFactors, %c5 : index
      %1023 = memref.load %factors[%1020] : memref<?xf32>
      %1024 = arith.select %1022, %1023, %c34 : f32
      %1025 = arith.remui %1015, %c12 : index
      %1026 = arith.muli %1025, %c19 : index
      %1027 = arith.addi %11, %1026 : index
      %1028 = vector.load %w[%1027] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1029 = vector.bitcast %1028 : vector<4xi8> to vector<1xf32>
      %1030 = vector.extract %1029[0] : f32 from vector<1xf32>
      %1031 = arith.mulf %1030, %1024 : f32
      %1032 = arith.mulf %1014, %1031 : f32
      %1033 = arith.muli %1020, %outputFeatures : index
      %1034 = arith.addi %1033, %18 : index
      %1035 = wave.lane
      %1036 = arith.remui %1035, %c12 : index
      %1037 = arith.addi %1034, %1036 : index
      scf.if %16 {
        %1038 = arith.addi %1037, %c6 : index
        %1039 = memref.load %residual[%1038] : memref<?xf32>
        %1040 = arith.addf %1039, %1032 : f32
        %1041 = arith.addi %1037, %c6 : index
        memref.store %1040, %out[%1041] : memref<?xf32>
      } else {
        %1042 = arith.addi %1037, %c6 : index
        memref.store %1032, %out[%1042] : memref<?xf32>
      }
    }
    %1043 = wave.lane
    wave.barrier
    %1044 = wave.wave
    %1045 = arith.muli %1044, %c5 : index
    %1046 = arith.addi %1045, %c6 : index
    %1047 = arith.muli %1046, %c20 : index
    %1048 = arith.addi %1047, %1043 : index
    %1049 = vector.extract %394#3[0] : f32 from vector<8xf32>
    %1050 = arith.addi %1048, %c6 : index
    memref.store %1049, %15[%1050] : memref<?xf32>
    %1051 = vector.extract %394#3[1] : f32 from vector<8xf32>
    %1052 = arith.addi %1048, %c14 : index
    memref.store %1051, %15[%1052] : memref<?xf32>
    %1053 = vector.extract %394#3[2] : f32 from vector<8xf32>
    %1054 = arith.addi %1048, %c8 : index
    memref.store %1053, %15[%1054] : memref<?xf32>
    %1055 = vector.extract %394#3[3] : f32 from vector<8xf32>
    %1056 = arith.addi %1048, %c29 : index
    memref.store %1055, %15[%1056] : memref<?xf32>
    %1057 = vector.extract %394#3[4] : f32 from vector<8xf32>
    %1058 = arith.addi %1048, %c4 : index
    memref.store %1057, %15[%1058] : memref<?xf32>
    %1059 = vector.extract %394#3[5] : f32 from vector<8xf32>
    %1060 = arith.addi %1048, %c30 : index
    memref.store %1059, %15[%1060] : memref<?xf32>
    %1061 = vector.extract %394#3[6] : f32 from vector<8xf32>
    %1062 = arith.addi %1048, %c31 : index
    memref.store %1061, %15[%1062] : memref<?xf32>
    %1063 = vector.extract %394#3[7] : f32 from vector<8xf32>
    %1064 = arith.addi %1048, %c32 : index
    memref.store %1063, %15[%1064] : memref<?xf32>
    wave.barrier
    %1065 = arith.muli %1044, %c19 : index
    %1066 = arith.addi %1065, %c6 : index
    %1067 = arith.muli %1066, %c14 : index
    %1068 = arith.addi %1067, %1043 : index
    %1069 = arith.addi %1068, %c6 : index
    %1070 = memref.load %15[%1069] : memref<?xf32>
    %1071 = arith.addi %1069, %c20 : index
    %1072 = memref.load %15[%1071] : memref<?xf32>
    %1073 = arith.addf %1070, %1072 : f32
    %1074 = wave.lane
    %1075 = arith.addi %14, %c15 : index
    %1076 = arith.muli %1066, %c2 : index
    %1077 = arith.addi %1075, %1076 : index
    %1078 = arith.divui %1074, %c12 : index
    %1079 = arith.addi %1077, %1078 : index
    %1080 = arith.cmpi slt, %1079, %13 : index
    scf.if %1080 {
      %1081 = arith.cmpi eq, %hasFactors, %c5 : index
      %1082 = memref.load %factors[%1079] : memref<?xf32>
      %1083 = arith.select %1081, %1082, %c34 : f32
      %1084 = arith.remui %1074, %c12 : index
      %1085 = arith.muli %1084, %c19 : index
      %1086 = arith.addi %11, %1085 : index
      %1087 = vector.load %w[%1086] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1088 = vector.bitcast %1087 : vector<4xi8> to vector<1xf32>
      %1089 = vector.extract %1088[0] : f32 from vector<1xf32>
      %1090 = arith.mulf %1089, %1083 : f32
      %1091 = arith.mulf %1073, %1090 : f32
      %1092 = arith.muli %1079, %outputFeatures : index
      %1093 = arith.addi %1092, %18 : index
      %1094 = wave.lane
      %1095 = arith.remui %1094, %c12 : index
      %1096 = arith.addi %1093, %1095 : index
      scf.if %16 {
        %1097 = arith.addi %1096, %c6 : index
        %1098 = memref.load %residual[%1097] : memref<?xf32>
        %1099 = arith.addf %1098, %1091 : f32
        %1100 = arith.addi %1096, %c6 : index
        memref.store %1099, %out[%1100] : memref<?xf32>
      } else {
        %1101 = arith.addi %1096, %c6 : index
        memref.store %1091, %out[%1101] : memref<?xf32>
      }
    }
    %1102 = arith.muli %1044, %c19 : index
    %1103 = arith.addi %1102, %c5 : index
    %1104 = arith.muli %1103, %c14 : index
    %1105 = arith.addi %1104, %1043 : index
    %1106 = arith.addi %1105, %c6 : index
    %1107 = memref.load %15[%1106] : memref<?xf32>
    %1108 = arith.addi %1106, %c20 : index
    %1109 = memref.load %15[%1108] : memref<?xf32>
    %1110 = arith.addf %1107, %1109 : f32
    %1111 = wave.lane
    %1112 = arith.addi %14, %c15 : index
    %1113 = arith.muli %1103, %c2 : index
    %1114 = arith.addi %1112, %1113 : index
    %1115 = arith.divui %1111, %c12 : index
    %1116 = arith.addi %1114, %1115 : index
    %1117 = arith.cmpi slt, %1116, %13 : index
    scf.if %1117 {
      %1118 = arith.cmpi eq, %hasFactors, %c5 : index
      %1119 = memref.load %factors[%1116] : memref<?xf32>
      %1120 = arith.select %1118, %1119, %c34 : f32
      %1121 = arith.remui %1111, %c12 : index
      %1122 = arith.muli %1121, %c19 : index
      %1123 = arith.addi %11, %1122 : index
      %1124 = vector.load %w[%1123] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1125 = vector.bitcast %1124 : vector<4xi8> to vector<1xf32>
      %1126 = vector.extract %1125[0] : f32 from vector<1xf32>
      %1127 = arith.mulf %1126, %1120 : f32
      %1128 = arith.mulf %1110, %1127 : f32
      %1129 = arith.muli %1116, %outputFeatures : index
      %1130 = arith.addi %1129, %18 : index
      %1131 = wave.lane
      %1132 = arith.remui %1131, %c12 : index
      %1133 = arith.addi %1130, %1132 : index
      scf.if %16 {
        %1134 = arith.addi %1133, %c6 : index
        %1135 = memref.load %residual[%1134] : memref<?xf32>
        %1136 = arith.addf %1135, %1128 : f32
        %1137 = arith.addi %1133, %c6 : index
        memref.store %1136, %out[%1137] : memref<?xf32>
      } else {
        %1138 = arith.addi %1133, %c6 : index
        memref.store %1128, %out[%1138] : memref<?xf32>
      }
    }
    %1139 = arith.muli %1044, %c19 : index
    %1140 = arith.addi %1139, %c2 : index
    %1141 = arith.muli %1140, %c14 : index
    %1142 = arith.addi %1141, %1043 : index
    %1143 = arith.addi %1142, %c6 : index
    %1144 = memref.load %15[%1143] : memref<?xf32>
    %1145 = arith.addi %1143, %c20 : index
    %1146 = memref.load %15[%1145] : memref<?xf32>
    %1147 = arith.addf %1144, %1146 : f32
    %1148 = wave.lane
    %1149 = arith.addi %14, %c15 : index
    %1150 = arith.muli %1140, %c2 : index
    %1151 = arith.addi %1149, %1150 : index
    %1152 = arith.divui %1148, %c12 : index
    %1153 = arith.addi %1151, %1152 : index
    %1154 = arith.cmpi slt, %1153, %13 : index
    scf.if %1154 {
      %1155 = arith.cmpi eq, %hasFactors, %c5 : index
      %1156 = memref.load %factors[%1153] : memref<?xf32>
      %1157 = arith.select %1155, %1156, %c34 : f32
      %1158 = arith.remui %1148, %c12 : index
      %1159 = arith.muli %1158, %c19 : index
      %1160 = arith.addi %11, %1159 : index
      %1161 = vector.load %w[%1160] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1162 = vector.bitcast %1161 : vector<4xi8> to vector<1xf32>
      %1163 = vector.extract %1162[0] : f32 from vector<1xf32>
      %1164 = arith.mulf %1163, %1157 : f32
      %1165 = arith.mulf %1147, %1164 : f32
      %1166 = arith.muli %1153, %outputFeatures : index
      %1167 = arith.addi %1166, %18 : index
      %1168 = wave.lane
      %1169 = arith.remui %1168, %c12 : index
      %1170 = arith.addi %1167, %1169 : index
      scf.if %16 {
        %1171 = arith.addi %1170, %c6 : index
        %1172 = memref.load %residual[%1171] : memref<?xf32>
        %1173 = arith.addf %1172, %1165 : f32
        %1174 = arith.addi %1170, %c6 : index
        memref.store %1173, %out[%1174] : memref<?xf32>
      } else {
        %1175 = arith.addi %1170, %c6 : index
        memref.store %1165, %out[%1175] : memref<?xf32>
      }
    }
    %1176 = arith.muli %1044, %c19 : index
    %1177 = arith.addi %1176, %c28 : index
    %1178 = arith.muli %1177, %c14 : index
    %1179 = arith.addi %1178, %1043 : index
    %1180 = arith.addi %1179, %c6 : index
    %1181 = memref.load %15[%1180] : memref<?xf32>
    %1182 = arith.addi %1180, %c20 : index
    %1183 = memref.load %15[%1182] : memref<?xf32>
    %1184 = arith.addf %1181, %1183 : f32
    %1185 = wave.lane
    %1186 = arith.addi %14, %c15 : index
    %1187 = arith.muli %1177, %c2 : index
    %1188 = arith.addi %1186, %1187 : index
    %1189 = arith.divui %1185, %c12 : index
    %1190 = arith.addi %1188, %1189 : index
    %1191 = arith.cmpi slt, %1190, %13 : index
    scf.if %1191 {
      %1192 = arith.cmpi eq, %hasFactors, %c5 : index
      %1193 = memref.load %factors[%1190] : memref<?xf32>
      %1194 = arith.select %1192, %1193, %c34 : f32
      %1195 = arith.remui %1185, %c12 : index
      %1196 = arith.muli %1195, %c19 : index
      %1197 = arith.addi %11, %1196 : index
      %1198 = vector.load %w[%1197] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1199 = vector.bitcast %1198 : vector<4xi8> to vector<1xf32>
      %1200 = vector.extract %1199[0] : f32 from vector<1xf32>
      %1201 = arith.mulf %1200, %1194 : f32
      %1202 = arith.mulf %1184, %1201 : f32
      %1203 = arith.muli %1190, %outputFeatures : index
      %1204 = arith.addi %1203, %18 : index
      %1205 = wave.lane
      %1206 = arith.remui %1205, %c12 : index
      %1207 = arith.addi %1204, %1206 : index
      scf.if %16 {
        %1208 = arith.addi %1207, %c6 : index
        %1209 = memref.load %residual[%1208] : memref<?xf32>
        %1210 = arith.addf %1209, %1202 : f32
        %1211 = arith.addi %1207, %c6 : index
        memref.store %1210, %out[%1211] : memref<?xf32>
      } else {
        %1212 = arith.addi %1207, %c6 : index
        memref.store %1202, %out[%1212] : memref<?xf32>
      }
    }
  }
  wave.return
}
