// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=1, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w1p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 16 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
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
  %9 = arith.muli %0, %c5 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c8 : index
  %15 = wave.wave
  %16 = arith.cmpi eq, %hasResidual, %c5 : index
  %17 = wave.block 0
  %18 = arith.muli %17, %c12 : index
  %19 = arith.cmpi slt, %14, %13 : index
  scf.if %19 {
    %20 = arith.muli %1, %c13 : index
    %21 = arith.divui %inputFeatures, %c15 : index
    %22 = arith.muli %15, %stepsPerWave : index
    %23 = arith.minsi %22, %21 : index
    %24 = arith.addi %23, %stepsPerWave : index
    %25 = arith.minsi %24, %21 : index
    %26 = arith.subi %25, %23 : index
    %27 = arith.divui %26, %c2 : index
    %28 = arith.muli %27, %c2 : index
    %29 = arith.addi %23, %28 : index
    %30 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %31 = arith.addi %23, %stepsPerWave : index
    %32 = arith.select %30, %31, %29 : index
    %38:4 = scf.for %33 = %23 to %32 step %c2 iter_args(%34 = %c14, %35 = %c14, %36 = %c14, %37 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %39 = wave.lane
      %40 = arith.addi %33, %c6 : index
      %41 = arith.remui %39, %c12 : index
      %42 = arith.addi %11, %c4 : index
      %43 = arith.muli %40, %c8 : index
      %44 = arith.addi %42, %43 : index
      %45 = arith.muli %41, %c13 : index
      %46 = arith.addi %44, %45 : index
      %47 = vector.load %w[%46] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %48 = vector.bitcast %47 : vector<4xi8> to vector<2xf16>
      %49 = vector.extract %48[0] : f16 from vector<2xf16>
      %50 = vector.broadcast %49 : f16 to vector<16xf16>
      %51 = vector.extract %48[1] : f16 from vector<2xf16>
      %52 = vector.broadcast %51 : f16 to vector<16xf16>
      %53 = arith.addi %11, %c4 : index
      %54 = arith.muli %inputFeatures, %c2 : index
      %55 = arith.addi %54, %c3 : index
      %56 = arith.divui %55, %c4 : index
      %57 = arith.muli %56, %c4 : index
      %58 = arith.addi %53, %57 : index
      %59 = arith.muli %40, %c18 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.muli %41, %c12 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %64 = vector.bitcast %63 : vector<16xi8> to vector<4xi32>
      %65 = arith.shrui %64, %c19 : vector<4xi32>
      %66 = arith.andi %65, %c20 : vector<4xi32>
      %67 = arith.ori %66, %c21 : vector<4xi32>
      %68 = vector.bitcast %67 : vector<4xi32> to vector<8xf16>
      %69 = arith.shrui %64, %c22 : vector<4xi32>
      %70 = arith.andi %69, %c20 : vector<4xi32>
      %71 = arith.ori %70, %c21 : vector<4xi32>
      %72 = vector.bitcast %71 : vector<4xi32> to vector<8xf16>
      %73 = arith.shrui %64, %c23 : vector<4xi32>
      %74 = arith.andi %73, %c20 : vector<4xi32>
      %75 = arith.ori %74, %c21 : vector<4xi32>
      %76 = vector.bitcast %75 : vector<4xi32> to vector<8xf16>
      %77 = arith.shrui %64, %c24 : vector<4xi32>
      %78 = arith.andi %77, %c20 : vector<4xi32>
      %79 = arith.ori %78, %c21 : vector<4xi32>
      %80 = vector.bitcast %79 : vector<4xi32> to vector<8xf16>
      %81 = vector.shuffle %68, %72 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %82 = vector.shuffle %76, %80 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %83 = vector.shuffle %81, %82 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %84 = arith.subf %83, %c25 : vector<32xf16>
      %85 = vector.shuffle %84, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %86 = vector.shuffle %84, %84 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %87 = math.fma %85, %50, %52 : vector<16xf16>
      %88 = math.fma %86, %50, %52 : vector<16xf16>
      %89 = arith.addi %33, %c5 : index
      %90 = arith.remui %39, %c12 : index
      %91 = arith.addi %11, %c4 : index
      %92 = arith.muli %89, %c8 : index
      %93 = arith.addi %91, %92 : index
      %94 = arith.muli %90, %c13 : index
      %95 = arith.addi %93, %94 : index
      %96 = vector.load %w[%95] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %97 = vector.bitcast %96 : vector<4xi8> to vector<2xf16>
      %98 = vector.extract %97[0] : f16 from vector<2xf16>
      %99 = vector.broadcast %98 : f16 to vector<16xf16>
      %100 = vector.extract %97[1] : f16 from vector<2xf16>
      %101 = vector.broadcast %100 : f16 to vector<16xf16>
      %102 = arith.addi %11, %c4 : index
      %103 = arith.muli %inputFeatures, %c2 : index
      %104 = arith.addi %103, %c3 : index
      %105 = arith.divui %104, %c4 : index
      %106 = arith.muli %105, %c4 : index
      %107 = arith.addi %102, %106 : index
      %108 = arith.muli %89, %c18 : index
      %109 = arith.addi %107, %108 : index
      %110 = arith.muli %90, %c12 : index
      %111 = arith.addi %109, %110 : index
      %112 = vector.load %w[%111] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %113 = vector.bitcast %112 : vector<16xi8> to vector<4xi32>
      %114 = arith.shrui %113, %c19 : vector<4xi32>
      %115 = arith.andi %114, %c20 : vector<4xi32>
      %116 = arith.ori %115, %c21 : vector<4xi32>
      %117 = vector.bitcast %116 : vector<4xi32> to vector<8xf16>
      %118 = arith.shrui %113, %c22 : vector<4xi32>
      %119 = arith.andi %118, %c20 : vector<4xi32>
      %120 = arith.ori %119, %c21 : vector<4xi32>
      %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
      %122 = arith.shrui %113, %c23 : vector<4xi32>
      %123 = arith.andi %122, %c20 : vector<4xi32>
      %124 = arith.ori %123, %c21 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %113, %c24 : vector<4xi32>
      %127 = arith.andi %126, %c20 : vector<4xi32>
      %128 = arith.ori %127, %c21 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = vector.shuffle %117, %121 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = vector.shuffle %125, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = vector.shuffle %130, %131 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %133 = arith.subf %132, %c25 : vector<32xf16>
      %134 = vector.shuffle %133, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %135 = vector.shuffle %133, %133 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %136 = math.fma %134, %99, %101 : vector<16xf16>
      %137 = math.fma %135, %99, %101 : vector<16xf16>
      %138 = arith.addi %20, %c6 : index
      %139 = arith.muli %33, %c2 : index
      %140 = arith.addi %139, %c6 : index
      %141 = arith.divui %inputFeatures, %c12 : index
      %142 = arith.muli %138, %141 : index
      %143 = arith.addi %142, %140 : index
      %144 = arith.muli %tileRows, %c12 : index
      %145 = arith.muli %143, %144 : index
      %146 = arith.remui %39, %tileRows : index
      %147 = arith.muli %146, %c1 : index
      %148 = arith.addi %145, %147 : index
      %149 = vector.load %x[%148] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %150 = arith.muli %tileRows, %c1 : index
      %151 = arith.addi %148, %150 : index
      %152 = vector.load %x[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %153 = vector.shuffle %149, %152 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %154 = wave.mma %153, %87, %34 : vector<16xf16>, vector<8xf32>
      %155 = arith.addi %20, %c5 : index
      %156 = arith.muli %33, %c2 : index
      %157 = arith.addi %156, %c6 : index
      %158 = arith.divui %inputFeatures, %c12 : index
      %159 = arith.muli %155, %158 : index
      %160 = arith.addi %159, %157 : index
      %161 = arith.muli %tileRows, %c12 : index
      %162 = arith.muli %160, %161 : index
      %163 = arith.remui %39, %tileRows : index
      %164 = arith.muli %163, %c1 : index
      %165 = arith.addi %162, %164 : index
      %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = arith.muli %tileRows, %c1 : index
      %168 = arith.addi %165, %167 : index
      %169 = vector.load %x[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = vector.shuffle %166, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = wave.mma %170, %87, %35 : vector<16xf16>, vector<8xf32>
      %172 = arith.addi %20, %c2 : index
      %173 = arith.muli %33, %c2 : index
      %174 = arith.addi %173, %c6 : index
      %175 = arith.divui %inputFeatures, %c12 : index
      %176 = arith.muli %172, %175 : index
      %177 = arith.addi %176, %174 : index
      %178 = arith.muli %tileRows, %c12 : index
      %179 = arith.muli %177, %178 : index
      %180 = arith.remui %39, %tileRows : index
      %181 = arith.muli %180, %c1 : index
      %182 = arith.addi %179, %181 : index
      %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %184 = arith.muli %tileRows, %c1 : index
      %185 = arith.addi %182, %184 : index
      %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = vector.shuffle %183, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %188 = wave.mma %187, %87, %36 : vector<16xf16>, vector<8xf32>
      %189 = arith.addi %20, %c26 : index
      %190 = arith.muli %33, %c2 : index
      %191 = arith.addi %190, %c6 : index
      %192 = arith.divui %inputFeatures, %c12 : index
      %193 = arith.muli %189, %192 : index
      %194 = arith.addi %193, %191 : index
      %195 = arith.muli %tileRows, %c12 : index
      %196 = arith.muli %194, %195 : index
      %197 = arith.remui %39, %tileRows : index
      %198 = arith.muli %197, %c1 : index
      %199 = arith.addi %196, %198 : index
      %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = arith.muli %tileRows, %c1 : index
      %202 = arith.addi %199, %201 : index
      %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %204 = vector.shuffle %200, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = wave.mma %204, %87, %37 : vector<16xf16>, vector<8xf32>
      %206 = arith.addi %20, %c6 : index
      %207 = arith.muli %33, %c2 : index
      %208 = arith.addi %207, %c5 : index
      %209 = arith.divui %inputFeatures, %c12 : index
      %210 = arith.muli %206, %209 : index
      %211 = arith.addi %210, %208 : index
      %212 = arith.muli %tileRows, %c12 : index
      %213 = arith.muli %211, %212 : index
      %214 = arith.remui %39, %tileRows : index
      %215 = arith.muli %214, %c1 : index
      %216 = arith.addi %213, %215 : index
      %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %218 = arith.muli %tileRows, %c1 : index
      %219 = arith.addi %216, %218 : index
      %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %221 = vector.shuffle %217, %220 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %222 = wave.mma %221, %88, %154 : vector<16xf16>, vector<8xf32>
      %223 = arith.addi %20, %c5 : index
      %224 = arith.muli %33, %c2 : index
      %225 = arith.addi %224, %c5 : index
      %226 = arith.divui %inputFeatures, %c12 : index
      %227 = arith.muli %223, %226 : index
      %228 = arith.addi %227, %225 : index
      %229 = arith.muli %tileRows, %c12 : index
      %230 = arith.muli %228, %229 : index
      %231 = arith.remui %39, %tileRows : index
      %232 = arith.muli %231, %c1 : index
      %233 = arith.addi %230, %232 : index
      %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %235 = arith.muli %tileRows, %c1 : index
      %236 = arith.addi %233, %235 : index
      %237 = vector.load %x[%236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %238 = vector.shuffle %234, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = wave.mma %238, %88, %171 : vector<16xf16>, vector<8xf32>
      %240 = arith.addi %20, %c2 : index
      %241 = arith.muli %33, %c2 : index
      %242 = arith.addi %241, %c5 : index
      %243 = arith.divui %inputFeatures, %c12 : index
      %244 = arith.muli %240, %243 : index
      %245 = arith.addi %244, %242 : index
      %246 = arith.muli %tileRows, %c12 : index
      %247 = arith.muli %245, %246 : index
      %248 = arith.remui %39, %tileRows : index
      %249 = arith.muli %248, %c1 : index
      %250 = arith.addi %247, %249 : index
      %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.muli %tileRows, %c1 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = vector.shuffle %251, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %256 = wave.mma %255, %88, %188 : vector<16xf16>, vector<8xf32>
      %257 = arith.addi %20, %c26 : index
      %258 = arith.muli %33, %c2 : index
      %259 = arith.addi %258, %c5 : index
      %260 = arith.divui %inputFeatures, %c12 : index
      %261 = arith.muli %257, %260 : index
      %262 = arith.addi %261, %259 : index
      %263 = arith.muli %tileRows, %c12 : index
      %264 = arith.muli %262, %263 : index
      %265 = arith.remui %39, %tileRows : index
      %266 = arith.muli %265, %c1 : index
      %267 = arith.addi %264, %266 : index
      %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = arith.muli %tileRows, %c1 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = vector.shuffle %268, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = wave.mma %272, %88, %205 : vector<16xf16>, vector<8xf32>
      %274 = arith.addi %20, %c6 : index
      %275 = arith.muli %33, %c2 : index
      %276 = arith.addi %275, %c2 : index
      %277 = arith.divui %inputFeatures, %c12 : index
      %278 = arith.muli %274, %277 : index
      %279 = arith.addi %278, %276 : index
      %280 = arith.muli %tileRows, %c12 : index
      %281 = arith.muli %279, %280 : index
      %282 = arith.remui %39, %tileRows : index
      %283 = arith.muli %282, %c1 : index
      %284 = arith.addi %281, %283 : index
      %285 = vector.load %x[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = arith.muli %tileRows, %c1 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %285, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %136, %222 : vector<16xf16>, vector<8xf32>
      %291 = arith.addi %20, %c5 : index
      %292 = arith.muli %33, %c2 : index
      %293 = arith.addi %292, %c2 : index
      %294 = arith.divui %inputFeatures, %c12 : index
      %295 = arith.muli %291, %294 : index
      %296 = arith.addi %295, %293 : index
      %297 = arith.muli %tileRows, %c12 : index
      %298 = arith.muli %296, %297 : index
      %299 = arith.remui %39, %tileRows : index
      %300 = arith.muli %299, %c1 : index
      %301 = arith.addi %298, %300 : index
      %302 = vector.load %x[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %303 = arith.muli %tileRows, %c1 : index
      %304 = arith.addi %301, %303 : index
      %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = vector.shuffle %302, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %307 = wave.mma %306, %136, %239 : vector<16xf16>, vector<8xf32>
      %308 = arith.addi %20, %c2 : index
      %309 = arith.muli %33, %c2 : index
      %310 = arith.addi %309, %c2 : index
      %311 = arith.divui %inputFeatures, %c12 : index
      %312 = arith.muli %308, %311 : index
      %313 = arith.addi %312, %310 : index
      %314 = arith.muli %tileRows, %c12 : index
      %315 = arith.muli %313, %314 : index
      %316 = arith.remui %39, %tileRows : index
      %317 = arith.muli %316, %c1 : index
      %318 = arith.addi %315, %317 : index
      %319 = vector.load %x[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %320 = arith.muli %tileRows, %c1 : index
      %321 = arith.addi %318, %320 : index
      %322 = vector.load %x[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %323 = vector.shuffle %319, %322 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %324 = wave.mma %323, %136, %256 : vector<16xf16>, vector<8xf32>
      %325 = arith.addi %20, %c26 : index
      %326 = arith.muli %33, %c2 : index
      %327 = arith.addi %326, %c2 : index
      %328 = arith.divui %inputFeatures, %c12 : index
      %329 = arith.muli %325, %328 : index
      %330 = arith.addi %329, %327 : index
      %331 = arith.muli %tileRows, %c12 : index
      %332 = arith.muli %330, %331 : index
      %333 = arith.remui %39, %tileRows : index
      %334 = arith.muli %333, %c1 : index
      %335 = arith.addi %332, %334 : index
      %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %337 = arith.muli %tileRows, %c1 : index
      %338 = arith.addi %335, %337 : index
      %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = vector.shuffle %336, %339 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %341 = wave.mma %340, %136, %273 : vector<16xf16>, vector<8xf32>
      %342 = arith.addi %20, %c6 : index
      %343 = arith.muli %33, %c2 : index
      %344 = arith.addi %343, %c26 : index
      %345 = arith.divui %inputFeatures, %c12 : index
      %346 = arith.muli %342, %345 : index
      %347 = arith.addi %346, %344 : index
      %348 = arith.muli %tileRows, %c12 : index
      %349 = arith.muli %347, %348 : index
      %350 = arith.remui %39, %tileRows : index
      %351 = arith.muli %350, %c1 : index
      %352 = arith.addi %349, %351 : index
      %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %354 = arith.muli %tileRows, %c1 : index
      %355 = arith.addi %352, %354 : index
      %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %357 = vector.shuffle %353, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = wave.mma %357, %137, %290 : vector<16xf16>, vector<8xf32>
      %359 = arith.addi %20, %c5 : index
      %360 = arith.muli %33, %c2 : index
      %361 = arith.addi %360, %c26 : index
      %362 = arith.divui %inputFeatures, %c12 : index
      %363 = arith.muli %359, %362 : index
      %364 = arith.addi %363, %361 : index
      %365 = arith.muli %tileRows, %c12 : index
      %366 = arith.muli %364, %365 : index
      %367 = arith.remui %39, %tileRows : index
      %368 = arith.muli %367, %c1 : index
      %369 = arith.addi %366, %368 : index
      %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %371 = arith.muli %tileRows, %c1 : index
      %372 = arith.addi %369, %371 : index
      %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %374 = vector.shuffle %370, %373 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %375 = wave.mma %374, %137, %307 : vector<16xf16>, vector<8xf32>
      %376 = arith.addi %20, %c2 : index
      %377 = arith.muli %33, %c2 : index
      %378 = arith.addi %377, %c26 : index
      %379 = arith.divui %inputFeatures, %c12 : index
      %380 = arith.muli %376, %379 : index
      %381 = arith.addi %380, %378 : index
      %382 = arith.muli %tileRows, %c12 : index
      %383 = arith.muli %381, %382 : index
      %384 = arith.remui %39, %tileRows : index
      %385 = arith.muli %384, %c1 : index
      %386 = arith.addi %383, %385 : index
      %387 = vector.load %x[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %388 = arith.muli %tileRows, %c1 : index
      %389 = arith.addi %386, %388 : index
      %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %391 = vector.shuffle %387, %390 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %392 = wave.mma %391, %137, %324 : vector<16xf16>, vector<8xf32>
      %393 = arith.addi %20, %c26 : index
      %394 = arith.muli %33, %c2 : index
      %395 = arith.addi %394, %c26 : index
      %396 = arith.divui %inputFeatures, %c12 : index
      %397 = arith.muli %393, %396 : index
      %398 = arith.addi %397, %395 : index
      %399 = arith.muli %tileRows, %c12 : index
      %400 = arith.muli %398, %399 : index
      %401 = arith.remui %39, %tileRows : index
      %402 = arith.muli %401, %c1 : index
      %403 = arith.addi %400, %402 : index
      %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %405 = arith.muli %tileRows, %c1 : index
      %406 = arith.addi %403, %405 : index
      %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = vector.shuffle %404, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = wave.mma %408, %137, %341 : vector<16xf16>, vector<8xf32>
      scf.yield %358, %375, %392, %409 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %410 = arith.select %30, %32, %25 : index
    %416:4 = scf.for %411 = %32 to %410 step %c5 iter_args(%412 = %38#0, %413 = %38#1, %414 = %38#2, %415 = %38#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %417 = wave.lane
      %418 = arith.addi %411, %c6 : index
      %419 = arith.remui %417, %c12 : index
      %420 = arith.addi %11, %c4 : index
      %421 = arith.muli %418, %c8 : index
      %422 = arith.addi %420, %421 : index
      %423 = arith.muli %419, %c13 : index
      %424 = arith.addi %422, %423 : index
      %425 = vector.load %w[%424] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %426 = vector.bitcast %425 : vector<4xi8> to vector<2xf16>
      %427 = vector.extract %426[0] : f16 from vector<2xf16>
      %428 = vector.broadcast %427 : f16 to vector<16xf16>
      %429 = vector.extract %426[1] : f16 from vector<2xf16>
      %430 = vector.broadcast %429 : f16 to vector<16xf16>
      %431 = arith.addi %11, %c4 : index
      %432 = arith.muli %inputFeatures, %c2 : index
      %433 = arith.addi %432, %c3 : index
      %434 = arith.divui %433, %c4 : index
      %435 = arith.muli %434, %c4 : index
      %436 = arith.addi %431, %435 : index
      %437 = arith.muli %418, %c18 : index
      %438 = arith.addi %436, %437 : index
      %439 = arith.muli %419, %c12 : index
      %440 = arith.addi %438, %439 : index
      %441 = vector.load %w[%440] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %442 = vector.bitcast %441 : vector<16xi8> to vector<4xi32>
      %443 = arith.shrui %442, %c19 : vector<4xi32>
      %444 = arith.andi %443, %c20 : vector<4xi32>
      %445 = arith.ori %444, %c21 : vector<4xi32>
      %446 = vector.bitcast %445 : vector<4xi32> to vector<8xf16>
      %447 = arith.shrui %442, %c22 : vector<4xi32>
      %448 = arith.andi %447, %c20 : vector<4xi32>
      %449 = arith.ori %448, %c21 : vector<4xi32>
      %450 = vector.bitcast %449 : vector<4xi32> to vector<8xf16>
      %451 = arith.shrui %442, %c23 : vector<4xi32>
      %452 = arith.andi %451, %c20 : vector<4xi32>
      %453 = arith.ori %452, %c21 : vector<4xi32>
      %454 = vector.bitcast %453 : vector<4xi32> to vector<8xf16>
      %455 = arith.shrui %442, %c24 : vector<4xi32>
      %456 = arith.andi %455, %c20 : vector<4xi32>
      %457 = arith.ori %456, %c21 : vector<4xi32>
      %458 = vector.bitcast %457 : vector<4xi32> to vector<8xf16>
      %459 = vector.shuffle %446, %450 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %460 = vector.shuffle %454, %458 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %461 = vector.shuffle %459, %460 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %462 = arith.subf %461, %c25 : vector<32xf16>
      %463 = vector.shuffle %462, %462 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %464 = vector.shuffle %462, %462 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %465 = math.fma %463, %428, %430 : vector<16xf16>
      %466 = math.fma %464, %428, %430 : vector<16xf16>
      %467 = arith.addi %20, %c6 : index
      %468 = arith.muli %411, %c2 : index
      %469 = arith.addi %468, %c6 : index
      %470 = arith.divui %inputFeatures, %c12 : index
      %471 = arith.muli %467, %470 : index
      %472 = arith.addi %471, %469 : index
      %473 = arith.muli %tileRows, %c12 : index
      %474 = arith.muli %472, %473 : index
      %475 = arith.remui %417, %tileRows : index
      %476 = arith.muli %475, %c1 : index
      %477 = arith.addi %474, %476 : index
      %478 = vector.load %x[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %479 = arith.muli %tileRows, %c1 : index
      %480 = arith.addi %477, %479 : index
      %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %482 = vector.shuffle %478, %481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %483 = wave.mma %482, %465, %412 : vector<16xf16>, vector<8xf32>
      %484 = arith.addi %20, %c5 : index
      %485 = arith.muli %411, %c2 : index
      %486 = arith.addi %485, %c6 : index
      %487 = arith.divui %inputFeatures, %c12 : index
      %488 = arith.muli %484, %487 : index
      %489 = arith.addi %488, %486 : index
      %490 = arith.muli %tileRows, %c12 : index
      %491 = arith.muli %489, %490 : index
      %492 = arith.remui %417, %tileRows : index
      %493 = arith.muli %492, %c1 : index
      %494 = arith.addi %491, %493 : index
      %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %496 = arith.muli %tileRows, %c1 : index
      %497 = arith.addi %494, %496 : index
      %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %499 = vector.shuffle %495, %498 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %500 = wave.mma %499, %465, %413 : vector<16xf16>, vector<8xf32>
      %501 = arith.addi %20, %c2 : index
      %502 = arith.muli %411, %c2 : index
      %503 = arith.addi %502, %c6 : index
      %504 = arith.divui %inputFeatures, %c12 : index
      %505 = arith.muli %501, %504 : index
      %506 = arith.addi %505, %503 : index
      %507 = arith.muli %tileRows, %c12 : index
      %508 = arith.muli %506, %507 : index
      %509 = arith.remui %417, %tileRows : index
      %510 = arith.muli %509, %c1 : index
      %511 = arith.addi %508, %510 : index
      %512 = vector.load %x[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %513 = arith.muli %tileRows, %c1 : index
      %514 = arith.addi %511, %513 : index
      %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %516 = vector.shuffle %512, %515 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %517 = wave.mma %516, %465, %414 : vector<16xf16>, vector<8xf32>
      %518 = arith.addi %20, %c26 : index
      %519 = arith.muli %411, %c2 : index
      %520 = arith.addi %519, %c6 : index
      %521 = arith.divui %inputFeatures, %c12 : index
      %522 = arith.muli %518, %521 : index
      %523 = arith.addi %522, %520 : index
      %524 = arith.muli %tileRows, %c12 : index
      %525 = arith.muli %523, %524 : index
      %526 = arith.remui %417, %tileRows : index
      %527 = arith.muli %526, %c1 : index
      %528 = arith.addi %525, %527 : index
      %529 = vector.load %x[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %530 = arith.muli %tileRows, %c1 : index
      %531 = arith.addi %528, %530 : index
      %532 = vector.load %x[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %533 = vector.shuffle %529, %532 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %534 = wave.mma %533, %465, %415 : vector<16xf16>, vector<8xf32>
      %535 = arith.addi %20, %c6 : index
      %536 = arith.muli %411, %c2 : index
      %537 = arith.addi %536, %c5 : index
      %538 = arith.divui %inputFeatures, %c12 : index
      %539 = arith.muli %535, %538 : index
      %540 = arith.addi %539, %537 : index
      %541 = arith.muli %tileRows, %c12 : index
      %542 = arith.muli %540, %541 : index
      %543 = arith.remui %417, %tileRows : index
      %544 = arith.muli %543, %c1 : index
      %545 = arith.addi %542, %544 : index
      %546 = vector.load %x[%545] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %547 = arith.muli %tileRows, %c1 : index
      %548 = arith.addi %545, %547 : index
      %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %550 = vector.shuffle %546, %549 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %551 = wave.mma %550, %466, %483 : vector<16xf16>, vector<8xf32>
      %552 = arith.addi %20, %c5 : index
      %553 = arith.muli %411, %c2 : index
      %554 = arith.addi %553, %c5 : index
      %555 = arith.divui %inputFeatures, %c12 : index
      %556 = arith.muli %552, %555 : index
      %557 = arith.addi %556, %554 : index
      %558 = arith.muli %tileRows, %c12 : index
      %559 = arith.muli %557, %558 : index
      %560 = arith.remui %417, %tileRows : index
      %561 = arith.muli %560, %c1 : index
      %562 = arith.addi %559, %561 : index
      %563 = vector.load %x[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %564 = arith.muli %tileRows, %c1 : index
      %565 = arith.addi %562, %564 : index
      %566 = vector.load %x[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %567 = vector.shuffle %563, %566 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %568 = wave.mma %567, %466, %500 : vector<16xf16>, vector<8xf32>
      %569 = arith.addi %20, %c2 : index
      %570 = arith.muli %411, %c2 : index
      %571 = arith.addi %570, %c5 : index
      %572 = arith.divui %inputFeatures, %c12 : index
      %573 = arith.muli %569, %572 : index
      %574 = arith.addi %573, %571 : index
      %575 = arith.muli %tileRows, %c12 : index
      %576 = arith.muli %574, %575 : index
      %577 = arith.remui %417, %tileRows : index
      %578 = arith.muli %577, %c1 : index
      %579 = arith.addi %576, %578 : index
      %580 = vector.load %x[%579] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %581 = arith.muli %tileRows, %c1 : index
      %582 = arith.addi %579, %581 : index
      %583 = vector.load %x[%582] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %584 = vector.shuffle %580, %583 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %585 = wave.mma %584, %466, %517 : vector<16xf16>, vector<8xf32>
      %586 = arith.addi %20, %c26 : index
      %587 = arith.muli %411, %c2 : index
      %588 = arith.addi %587, %c5 : index
      %589 = arith.divui %inputFeatures, %c12 : index
      %590 = arith.muli %586, %589 : index
      %591 = arith.addi %590, %588 : index
      %592 = arith.muli %tileRows, %c12 : index
      %593 = arith.muli %591, %592 : index
      %594 = arith.remui %417, %tileRows : index
      %595 = arith.muli %594, %c1 : index
      %596 = arith.addi %593, %595 : index
      %597 = vector.load %x[%596] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %598 = arith.muli %tileRows, %c1 : index
      %599 = arith.addi %596, %598 : index
      %600 = vector.load %x[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %601 = vector.shuffle %597, %600 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %602 = wave.mma %601, %466, %534 : vector<16xf16>, vector<8xf32>
      scf.yield %551, %568, %585, %602 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %603 = wave.lane
    %604 = vector.extract %416#0[0] : f32 from vector<8xf32>
    %605 = wave.lane
    %606 = arith.addi %14, %c6 : index
    %607 = arith.muli %c6, %c2 : index
    %608 = arith.addi %606, %607 : index
    %609 = arith.divui %605, %c12 : index
    %610 = arith.addi %608, %609 : index
    %611 = arith.cmpi slt, %610, %13 : index
    scf.if %611 {
      %612 = arith.cmpi eq, %hasFactors, %c5 : index
      %613 = memref.load %factors[%610] : memref<?xf32>
      %614 = arith.select %612, %613, %c28 : f32
      %615 = arith.remui %605, %c12 : index
      %616 = arith.muli %615, %c13 : index
      %617 = arith.addi %11, %616 : index
      %618 = vector.load %w[%617] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %619 = vector.bitcast %618 : vector<4xi8> to vector<1xf32>
      %620 = vector.extract %619[0] : f32 from vector<1xf32>
      %621 = arith.mulf %620, %614 : f32
      %622 = arith.mulf %604, %621 : f32
      %623 = arith.muli %610, %outputFeatures : index
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
    %633 = vector.extract %416#0[1] : f32 from vector<8xf32>
    %634 = wave.lane
    %635 = arith.addi %14, %c6 : index
    %636 = arith.muli %c5, %c2 : index
    %637 = arith.addi %635, %636 : index
    %638 = arith.divui %634, %c12 : index
    %639 = arith.addi %637, %638 : index
    %640 = arith.cmpi slt, %639, %13 : index
    scf.if %640 {
      %641 = arith.cmpi eq, %hasFactors, %c5 : index
      %642 = memref.load %factors[%639] : memref<?xf32>
      %643 = arith.select %641, %642, %c28 : f32
      %644 = arith.remui %634, %c12 : index
      %645 = arith.muli %644, %c13 : index
      %646 = arith.addi %11, %645 : index
      %647 = vector.load %w[%646] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %648 = vector.bitcast %647 : vector<4xi8> to vector<1xf32>
      %649 = vector.extract %648[0] : f32 from vector<1xf32>
      %650 = arith.mulf %649, %643 : f32
      %651 = arith.mulf %633, %650 : f32
      %652 = arith.muli %639, %outputFeatures : index
      %653 = arith.addi %652, %18 : index
      %654 = wave.lane
      %655 = arith.remui %654, %c12 : index
      %656 = arith.addi %653, %655 : index
      scf.if %16 {
        %657 = arith.addi %656, %c6 : index
        %658 = memref.load %residual[%657] : memref<?xf32>
        %659 = arith.addf %658, %651 : f32
        %660 = arith.addi %656, %c6 : index
        memref.store %659, %out[%660] : memref<?xf32>
      } else {
        %661 = arith.addi %656, %c6 : index
        memref.store %651, %out[%661] : memref<?xf32>
      }
    }
    %662 = vector.extract %416#0[2] : f32 from vector<8xf32>
    %663 = wave.lane
    %664 = arith.addi %14, %c6 : index
    %665 = arith.muli %c2, %c2 : index
    %666 = arith.addi %664, %665 : index
    %667 = arith.divui %663, %c12 : index
    %668 = arith.addi %666, %667 : index
    %669 = arith.cmpi slt, %668, %13 : index
    scf.if %669 {
      %670 = arith.cmpi eq, %hasFactors, %c5 : index
      %671 = memref.load %factors[%668] : memref<?xf32>
      %672 = arith.select %670, %671, %c28 : f32
      %673 = arith.remui %663, %c12 : index
      %674 = arith.muli %673, %c13 : index
      %675 = arith.addi %11, %674 : index
      %676 = vector.load %w[%675] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %677 = vector.bitcast %676 : vector<4xi8> to vector<1xf32>
      %678 = vector.extract %677[0] : f32 from vector<1xf32>
      %679 = arith.mulf %678, %672 : f32
      %680 = arith.mulf %662, %679 : f32
      %681 = arith.muli %668, %outputFeatures : index
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
    %691 = vector.extract %416#0[3] : f32 from vector<8xf32>
    %692 = wave.lane
    %693 = arith.addi %14, %c6 : index
    %694 = arith.muli %c26, %c2 : index
    %695 = arith.addi %693, %694 : index
    %696 = arith.divui %692, %c12 : index
    %697 = arith.addi %695, %696 : index
    %698 = arith.cmpi slt, %697, %13 : index
    scf.if %698 {
      %699 = arith.cmpi eq, %hasFactors, %c5 : index
      %700 = memref.load %factors[%697] : memref<?xf32>
      %701 = arith.select %699, %700, %c28 : f32
      %702 = arith.remui %692, %c12 : index
      %703 = arith.muli %702, %c13 : index
      %704 = arith.addi %11, %703 : index
      %705 = vector.load %w[%704] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %706 = vector.bitcast %705 : vector<4xi8> to vector<1xf32>
      %707 = vector.extract %706[0] : f32 from vector<1xf32>
      %708 = arith.mulf %707, %701 : f32
      %709 = arith.mulf %691, %708 : f32
      %710 = arith.muli %697, %outputFeatures : index
      %711 = arith.addi %710, %18 : index
      %712 = wave.lane
      %713 = arith.remui %712, %c12 : index
      %714 = arith.addi %711, %713 : index
      scf.if %16 {
        %715 = arith.addi %714, %c6 : index
        %716 = memref.load %residual[%715] : memref<?xf32>
        %717 = arith.addf %716, %709 : f32
        %718 = arith.addi %714, %c6 : index
        memref.store %717, %out[%718] : memref<?xf32>
      } else {
        %719 = arith.addi %714, %c6 : index
        memref.store %709, %out[%719] : memref<?xf32>
      }
    }
    %720 = vector.extract %416#0[4] : f32 from vector<8xf32>
    %721 = wave.lane
    %722 = arith.addi %14, %c6 : index
    %723 = arith.muli %c13, %c2 : index
    %724 = arith.addi %722, %723 : index
    %725 = arith.divui %721, %c12 : index
    %726 = arith.addi %724, %725 : index
    %727 = arith.cmpi slt, %726, %13 : index
    scf.if %727 {
      %728 = arith.cmpi eq, %hasFactors, %c5 : index
      %729 = memref.load %factors[%726] : memref<?xf32>
      %730 = arith.select %728, %729, %c28 : f32
      %731 = arith.remui %721, %c12 : index
      %732 = arith.muli %731, %c13 : index
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
    %749 = vector.extract %416#0[5] : f32 from vector<8xf32>
    %750 = wave.lane
    %751 = arith.addi %14, %c6 : index
    %752 = arith.muli %c29, %c2 : index
    %753 = arith.addi %751, %752 : index
    %754 = arith.divui %750, %c12 : index
    %755 = arith.addi %753, %754 : index
    %756 = arith.cmpi slt, %755, %13 : index
    scf.if %756 {
      %757 = arith.cmpi eq, %hasFactors, %c5 : index
      %758 = memref.load %factors[%755] : memref<?xf32>
      %759 = arith.select %757, %758, %c28 : f32
      %760 = arith.remui %750, %c12 : index
      %761 = arith.muli %760, %c13 : index
      %762 = arith.addi %11, %761 : index
      %763 = vector.load %w[%762] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %764 = vector.bitcast %763 : vector<4xi8> to vector<1xf32>
      %765 = vector.extract %764[0] : f32 from vector<1xf32>
      %766 = arith.mulf %765, %759 : f32
      %767 = arith.mulf %749, %766 : f32
      %768 = arith.muli %755, %outputFeatures : index
      %769 = arith.addi %768, %18 : index
      %770 = wave.lane
      %771 = arith.remui %770, %c12 : index
      %772 = arith.addi %769, %771 : index
      scf.if %16 {
        %773 = arith.addi %772, %c6 : index
        %774 = memref.load %residual[%773] : memref<?xf32>
        %775 = arith.addf %774, %767 : f32
        %776 = arith.addi %772, %c6 : index
        memref.store %775, %out[%776] : memref<?xf32>
      } else {
        %777 = arith.addi %772, %c6 : index
        memref.store %767, %out[%777] : memref<?xf32>
      }
    }
    %778 = vector.extract %416#0[6] : f32 from vector<8xf32>
    %779 = wave.lane
    %780 = arith.addi %14, %c6 : index
    %781 = arith.muli %c30, %c2 : index
    %782 = arith.addi %780, %781 : index
    %783 = arith.divui %779, %c12 : index
    %784 = arith.addi %782, %783 : index
    %785 = arith.cmpi slt, %784, %13 : index
    scf.if %785 {
      %786 = arith.cmpi eq, %hasFactors, %c5 : index
      %787 = memref.load %factors[%784] : memref<?xf32>
      %788 = arith.select %786, %787, %c28 : f32
      %789 = arith.remui %779, %c12 : index
      %790 = arith.muli %789, %c13 : index
      %791 = arith.addi %11, %790 : index
      %792 = vector.load %w[%791] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %793 = vector.bitcast %792 : vector<4xi8> to vector<1xf32>
      %794 = vector.extract %793[0] : f32 from vector<1xf32>
      %795 = arith.mulf %794, %788 : f32
      %796 = arith.mulf %778, %795 : f32
      %797 = arith.muli %784, %outputFeatures : index
      %798 = arith.addi %797, %18 : index
      %799 = wave.lane
      %800 = arith.remui %799, %c12 : index
      %801 = arith.addi %798, %800 : index
      scf.if %16 {
        %802 = arith.addi %801, %c6 : index
        %803 = memref.load %residual[%802] : memref<?xf32>
        %804 = arith.addf %803, %796 : f32
        %805 = arith.addi %801, %c6 : index
        memref.store %804, %out[%805] : memref<?xf32>
      } else {
        %806 = arith.addi %801, %c6 : index
        memref.store %796, %out[%806] : memref<?xf32>
      }
    }
    %807 = vector.extract %416#0[7] : f32 from vector<8xf32>
    %808 = wave.lane
    %809 = arith.addi %14, %c6 : index
    %810 = arith.muli %c31, %c2 : index
    %811 = arith.addi %809, %810 : index
    %812 = arith.divui %808, %c12 : index
    %813 = arith.addi %811, %812 : index
    %814 = arith.cmpi slt, %813, %13 : index
    scf.if %814 {
      %815 = arith.cmpi eq, %hasFactors, %c5 : index
      %816 = memref.load %factors[%813] : memref<?xf32>
      %817 = arith.select %815, %816, %c28 : f32
      %818 = arith.remui %808, %c12 : index
      %819 = arith.muli %818, %c13 : index
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
    %836 = wave.lane
    %837 = vector.extract %416#1[0] : f32 from vector<8xf32>
    %838 = wave.lane
    %839 = arith.addi %14, %c12 : index
    %840 = arith.muli %c6, %c2 : index
    %841 = arith.addi %839, %840 : index
    %842 = arith.divui %838, %c12 : index
    %843 = arith.addi %841, %842 : index
    %844 = arith.cmpi slt, %843, %13 : index
    scf.if %844 {
      %845 = arith.cmpi eq, %hasFactors, %c5 : index
      %846 = memref.load %factors[%843] : memref<?xf32>
      %847 = arith.select %845, %846, %c28 : f32
      %848 = arith.remui %838, %c12 : index
      %849 = arith.muli %848, %c13 : index
      %850 = arith.addi %11, %849 : index
      %851 = vector.load %w[%850] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %852 = vector.bitcast %851 : vector<4xi8> to vector<1xf32>
      %853 = vector.extract %852[0] : f32 from vector<1xf32>
      %854 = arith.mulf %853, %847 : f32
      %855 = arith.mulf %837, %854 : f32
      %856 = arith.muli %843, %outputFeatures : index
      %857 = arith.addi %856, %18 : index
      %858 = wave.lane
      %859 = arith.remui %858, %c12 : index
      %860 = arith.addi %857, %859 : index
      scf.if %16 {
        %861 = arith.addi %860, %c6 : index
        %862 = memref.load %residual[%861] : memref<?xf32>
        %863 = arith.addf %862, %855 : f32
        %864 = arith.addi %860, %c6 : index
        memref.store %863, %out[%864] : memref<?xf32>
      } else {
        %865 = arith.addi %860, %c6 : index
        memref.store %855, %out[%865] : memref<?xf32>
      }
    }
    %866 = vector.extract %416#1[1] : f32 from vector<8xf32>
    %867 = wave.lane
    %868 = arith.addi %14, %c12 : index
    %869 = arith.muli %c5, %c2 : index
    %870 = arith.addi %868, %869 : index
    %871 = arith.divui %867, %c12 : index
    %872 = arith.addi %870, %871 : index
    %873 = arith.cmpi slt, %872, %13 : index
    scf.if %873 {
      %874 = arith.cmpi eq, %hasFactors, %c5 : index
      %875 = memref.load %factors[%872] : memref<?xf32>
      %876 = arith.select %874, %875, %c28 : f32
      %877 = arith.remui %867, %c12 : index
      %878 = arith.muli %877, %c13 : index
      %879 = arith.addi %11, %878 : index
      %880 = vector.load %w[%879] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %881 = vector.bitcast %880 : vector<4xi8> to vector<1xf32>
      %882 = vector.extract %881[0] : f32 from vector<1xf32>
      %883 = arith.mulf %882, %876 : f32
      %884 = arith.mulf %866, %883 : f32
      %885 = arith.muli %872, %outputFeatures : index
      %886 = arith.addi %885, %18 : index
      %887 = wave.lane
      %888 = arith.remui %887, %c12 : index
      %889 = arith.addi %886, %888 : index
      scf.if %16 {
        %890 = arith.addi %889, %c6 : index
        %891 = memref.load %residual[%890] : memref<?xf32>
        %892 = arith.addf %891, %884 : f32
        %893 = arith.addi %889, %c6 : index
        memref.store %892, %out[%893] : memref<?xf32>
      } else {
        %894 = arith.addi %889, %c6 : index
        memref.store %884, %out[%894] : memref<?xf32>
      }
    }
    %895 = vector.extract %416#1[2] : f32 from vector<8xf32>
    %896 = wave.lane
    %897 = arith.addi %14, %c12 : index
    %898 = arith.muli %c2, %c2 : index
    %899 = arith.addi %897, %898 : index
    %900 = arith.divui %896, %c12 : index
    %901 = arith.addi %899, %900 : index
    %902 = arith.cmpi slt, %901, %13 : index
    scf.if %902 {
      %903 = arith.cmpi eq, %hasFactors, %c5 : index
      %904 = memref.load %factors[%901] : memref<?xf32>
      %905 = arith.select %903, %904, %c28 : f32
      %906 = arith.remui %896, %c12 : index
      %907 = arith.muli %906, %c13 : index
      %908 = arith.addi %11, %907 : index
      %909 = vector.load %w[%908] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %910 = vector.bitcast %909 : vector<4xi8> to vector<1xf32>
      %911 = vector.extract %910[0] : f32 from vector<1xf32>
      %912 = arith.mulf %911, %905 : f32
      %913 = arith.mulf %895, %912 : f32
      %914 = arith.muli %901, %outputFeatures : index
      %915 = arith.addi %914, %18 : index
      %916 = wave.lane
      %917 = arith.remui %916, %c12 : index
      %918 = arith.addi %915, %917 : index
      scf.if %16 {
        %919 = arith.addi %918, %c6 : index
        %920 = memref.load %residual[%919] : memref<?xf32>
        %921 = arith.addf %920, %913 : f32
        %922 = arith.addi %918, %c6 : index
        memref.store %921, %out[%922] : memref<?xf32>
      } else {
        %923 = arith.addi %918, %c6 : index
        memref.store %913, %out[%923] : memref<?xf32>
      }
    }
    %924 = vector.extract %416#1[3] : f32 from vector<8xf32>
    %925 = wave.lane
    %926 = arith.addi %14, %c12 : index
    %927 = arith.muli %c26, %c2 : index
    %928 = arith.addi %926, %927 : index
    %929 = arith.divui %925, %c12 : index
    %930 = arith.addi %928, %929 : index
    %931 = arith.cmpi slt, %930, %13 : index
    scf.if %931 {
      %932 = arith.cmpi eq, %hasFactors, %c5 : index
      %933 = memref.load %factors[%930] : memref<?xf32>
      %934 = arith.select %932, %933, %c28 : f32
      %935 = arith.remui %925, %c12 : index
      %936 = arith.muli %935, %c13 : index
      %937 = arith.addi %11, %936 : index
      %938 = vector.load %w[%937] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %939 = vector.bitcast %938 : vector<4xi8> to vector<1xf32>
      %940 = vector.extract %939[0] : f32 from vector<1xf32>
      %941 = arith.mulf %940, %934 : f32
      %942 = arith.mulf %924, %941 : f32
      %943 = arith.muli %930, %outputFeatures : index
      %944 = arith.addi %943, %18 : index
      %945 = wave.lane
      %946 = arith.remui %945, %c12 : index
      %947 = arith.addi %944, %946 : index
      scf.if %16 {
        %948 = arith.addi %947, %c6 : index
        %949 = memref.load %residual[%948] : memref<?xf32>
        %950 = arith.addf %949, %942 : f32
        %951 = arith.addi %947, %c6 : index
        memref.store %950, %out[%951] : memref<?xf32>
      } else {
        %952 = arith.addi %947, %c6 : index
        memref.store %942, %out[%952] : memref<?xf32>
      }
    }
    %953 = vector.extract %416#1[4] : f32 from vector<8xf32>
    %954 = wave.lane
    %955 = arith.addi %14, %c12 : index
    %956 = arith.muli %c13, %c2 : index
    %957 = arith.addi %955, %956 : index
    %958 = arith.divui %954, %c12 : index
    %959 = arith.addi %957, %958 : index
    %960 = arith.cmpi slt, %959, %13 : index
    scf.if %960 {
      %961 = arith.cmpi eq, %hasFactors, %c5 : index
      %962 = memref.load %factors[%959] : memref<?xf32>
      %963 = arith.select %961, %962, %c28 : f32
      %964 = arith.remui %954, %c12 : index
      %965 = arith.muli %964, %c13 : index
      %966 = arith.addi %11, %965 : index
      %967 = vector.load %w[%966] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %968 = vector.bitcast %967 : vector<4xi8> to vector<1xf32>
      %969 = vector.extract %968[0] : f32 from vector<1xf32>
      %970 = arith.mulf %969, %963 : f32
      %971 = arith.mulf %953, %970 : f32
      %972 = arith.muli %959, %outputFeatures : index
      %973 = arith.addi %972, %18 : index
      %974 = wave.lane
      %975 = arith.remui %974, %c12 : index
      %976 = arith.addi %973, %975 : index
      scf.if %16 {
        %977 = arith.addi %976, %c6 : index
        %978 = memref.load %residual[%977] : memref<?xf32>
        %979 = arith.addf %978, %971 : f32
        %980 = arith.addi %976, %c6 : index
        memref.store %979, %out[%980] : memref<?xf32>
      } else {
        %981 = arith.addi %976, %c6 : index
        memref.store %971, %out[%981] : memref<?xf32>
      }
    }
    %982 = vector.extract %416#1[5] : f32 from vector<8xf32>
    %983 = wave.lane
    %984 = arith.addi %14, %c12 : index
    %985 = arith.muli %c29, %c2 : index
    %986 = arith.addi %984, %985 : index
    %987 = arith.divui %983, %c12 : index
    %988 = arith.addi %986, %987 : index
    %989 = arith.cmpi slt, %988, %13 : index
    scf.if %989 {
      %990 = arith.cmpi eq, %hasFactors, %c5 : index
      %991 = memref.load %factors[%988] : memref<?xf32>
      %992 = arith.select %990, %991, %c28 : f32
      %993 = arith.remui %983, %c12 : index
      %994 = arith.muli %993, %c13 : index
      %995 = arith.addi %11, %994 : index
      %996 = vector.load %w[%995] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %997 = vector.bitcast %996 : vector<4xi8> to vector<1xf32>
      %998 = vector.extract %997[0] : f32 from vector<1xf32>
      %999 = arith.mulf %998, %992 : f32
      %1000 = arith.mulf %982, %999 : f32
      %1001 = arith.muli %988, %outputFeatures : index
      %1002 = arith.addi %1001, %18 : index
      %1003 = wave.lane
      %1004 = arith.remui %1003, %c12 : index
      %1005 = arith.addi %1002, %1004 : index
      scf.if %16 {
        %1006 = arith.addi %1005, %c6 : index
        %1007 = memref.load %residual[%1006] : memref<?xf32>
        %1008 = arith.addf %1007, %1000 : f32
        %1009 = arith.addi %1005, %c6 : index
        memref.store %1008, %out[%1009] : memref<?xf32>
      } else {
        %1010 = arith.addi %1005, %c6 : index
        memref.store %1000, %out[%1010] : memref<?xf32>
      }
    }
    %1011 = vector.extract %416#1[6] : f32 from vector<8xf32>
    %1012 = wave.lane
    %1013 = arith.addi %14, %c12 : index
    %1014 = arith.muli %c30, %c2 : index
    %1015 = arith.addi %1013, %1014 : index
    %1016 = arith.divui %1012, %c12 : index
    %1017 = arith.addi %1015, %1016 : index
    %1018 = arith.cmpi slt, %1017, %13 : index
    scf.if %1018 {
      %1019 = arith.cmpi eq, %hasFactors, %c5 : index
      %1020 = memref.load %factors[%1017] : memref<?xf32>
      %1021 = arith.select %1019, %1020, %c28 : f32
      %1022 = arith.remui %1012, %c12 : index
      %1023 = arith.muli %1022, %c13 : index
      %1024 = arith.addi %11, %1023 : index
      %1025 = vector.load %w[%1024] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1026 = vector.bitcast %1025 : vector<4xi8> to vector<1xf32>
      %1027 = vector.extract %1026[0] : f32 from vector<1xf32>
      %1028 = arith.mulf %1027, %1021 : f32
      %1029 = arith.mulf %1011, %1028 : f32
      %1030 = arith.muli %1017, %outputFeatures : index
      %1031 = arith.addi %1030, %18 : index
      %1032 = wave.lane
      %1033 = arith.remui %1032, %c12 : index
      %1034 = arith.addi %1031, %1033 : index
      scf.if %16 {
        %1035 = arith.addi %1034, %c6 : index
        %1036 = memref.load %residual[%1035] : memref<?xf32>
        %1037 = arith.addf %1036, %1029 : f32
        %1038 = arith.addi %1034, %c6 : index
        memref.store %1037, %out[%1038] : memref<?xf32>
      } else {
        %1039 = arith.addi %1034, %c6 : index
        memref.store %1029, %out[%1039] : memref<?xf32>
      }
    }
    %1040 = vector.extract %416#1[7] : f32 from vector<8xf32>
    %1041 = wave.lane
    %1042 = arith.addi %14, %c12 : index
    %1043 = arith.muli %c31, %c2 : index
    %1044 = arith.addi %1042, %1043 : index
    %1045 = arith.divui %1041, %c12 : index
    %1046 = arith.addi %1044, %1045 : index
    %1047 = arith.cmpi slt, %1046, %13 : index
    scf.if %1047 {
      %1048 = arith.cmpi eq, %hasFactors, %c5 : index
      %1049 = memref.load %factors[%1046] : memref<?xf32>
      %1050 = arith.select %1048, %1049, %c28 : f32
      %1051 = arith.remui %1041, %c12 : index
      %1052 = arith.muli %1051, %c13 : index
      %1053 = arith.addi %11, %1052 : index
      %1054 = vector.load %w[%1053] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1055 = vector.bitcast %1054 : vector<4xi8> to vector<1xf32>
      %1056 = vector.extract %1055[0] : f32 from vector<1xf32>
      %1057 = arith.mulf %1056, %1050 : f32
      %1058 = arith.mulf %1040, %1057 : f32
      %1059 = arith.muli %1046, %outputFeatures : index
      %1060 = arith.addi %1059, %18 : index
      %1061 = wave.lane
      %1062 = arith.remui %1061, %c12 : index
      %1063 = arith.addi %1060, %1062 : index
      scf.if %16 {
        %1064 = arith.addi %1063, %c6 : index
        %1065 = memref.load %residual[%1064] : memref<?xf32>
        %1066 = arith.addf %1065, %1058 : f32
        %1067 = arith.addi %1063, %c6 : index
        memref.store %1066, %out[%1067] : memref<?xf32>
      } else {
        %1068 = arith.addi %1063, %c6 : index
        memref.store %1058, %out[%1068] : memref<?xf32>
      }
    }
    %1069 = wave.lane
    %1070 = vector.extract %416#2[0] : f32 from vector<8xf32>
    %1071 = wave.lane
    %1072 = arith.addi %14, %c15 : index
    %1073 = arith.muli %c6, %c2 : index
    %1074 = arith.addi %1072, %1073 : index
    %1075 = arith.divui %1071, %c12 : index
    %1076 = arith.addi %1074, %1075 : index
    %1077 = arith.cmpi slt, %1076, %13 : index
    scf.if %1077 {
      %1078 = arith.cmpi eq, %hasFactors, %c5 : index
      %1079 = memref.load %factors[%1076] : memref<?xf32>
      %1080 = arith.select %1078, %1079, %c28 : f32
      %1081 = arith.remui %1071, %c12 : index
      %1082 = arith.muli %1081, %c13 : index
      %1083 = arith.addi %11, %1082 : index
      %1084 = vector.load %w[%1083] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1085 = vector.bitcast %1084 : vector<4xi8> to vector<1xf32>
      %1086 = vector.extract %1085[0] : f32 from vector<1xf32>
      %1087 = arith.mulf %1086, %1080 : f32
      %1088 = arith.mulf %1070, %1087 : f32
      %1089 = arith.muli %1076, %outputFeatures : index
      %1090 = arith.addi %1089, %18 : index
      %1091 = wave.lane
      %1092 = arith.remui %1091, %c12 : index
      %1093 = arith.addi %1090, %1092 : index
      scf.if %16 {
        %1094 = arith.addi %1093, %c6 : index
        %1095 = memref.load %residual[%1094] : memref<?xf32>
        %1096 = arith.addf %1095, %1088 : f32
        %1097 = arith.addi %1093, %c6 : index
        memref.store %1096, %out[%1097] : memref<?xf32>
      } else {
        %1098 = arith.addi %1093, %c6 : index
        memref.store %1088, %out[%1098] : memref<?xf32>
      }
    }
    %1099 = vector.extract %416#2[1] : f32 from vector<8xf32>
    %1100 = wave.lane
    %1101 = arith.addi %14, %c15 : index
    %1102 = arith.muli %c5, %c2 : index
    %1103 = arith.addi %1101, %1102 : index
    %1104 = arith.divui %1100, %c12 : index
    %1105 = arith.addi %1103, %1104 : index
    %1106 = arith.cmpi slt, %1105, %13 : index
    scf.if %1106 {
      %1107 = arith.cmpi eq, %hasFactors, %c5 : index
      %1108 = memref.load %factors[%1105] : memref<?xf32>
      %1109 = arith.select %1107, %1108, %c28 : f32
      %1110 = arith.remui %1100, %c12 : index
      %1111 = arith.muli %1110, %c13 : index
      %1112 = arith.addi %11, %1111 : index
      %1113 = vector.load %w[%1112] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1114 = vector.bitcast %1113 : vector<4xi8> to vector<1xf32>
      %1115 = vector.extract %1114[0] : f32 from vector<1xf32>
      %1116 = arith.mulf %1115, %1109 : f32
      %1117 = arith.mulf %1099, %1116 : f32
      %1118 = arith.muli %1105, %outputFeatures : index
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
    %1128 = vector.extract %416#2[2] : f32 from vector<8xf32>
    %1129 = wave.lane
    %1130 = arith.addi %14, %c15 : index
    %1131 = arith.muli %c2, %c2 : index
    %1132 = arith.addi %1130, %1131 : index
    %1133 = arith.divui %1129, %c12 : index
    %1134 = arith.addi %1132, %1133 : index
    %1135 = arith.cmpi slt, %1134, %13 : index
    scf.if %1135 {
      %1136 = arith.cmpi eq, %hasFactors, %c5 : index
      %1137 = memref.load %factors[%1134] : memref<?xf32>
      %1138 = arith.select %1136, %1137, %c28 : f32
      %1139 = arith.remui %1129, %c12 : index
      %1140 = arith.muli %1139, %c13 : index
      %1141 = arith.addi %11, %1140 : index
      %1142 = vector.load %w[%1141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1143 = vector.bitcast %1142 : vector<4xi8> to vector<1xf32>
      %1144 = vector.extract %1143[0] : f32 from vector<1xf32>
      %1145 = arith.mulf %1144, %1138 : f32
      %1146 = arith.mulf %1128, %1145 : f32
      %1147 = arith.muli %1134, %outputFeatures : index
      %1148 = arith.addi %1147, %18 : index
      %1149 = wave.lane
      %1150 = arith.remui %1149, %c12 : index
      %1151 = arith.addi %1148, %1150 : index
      scf.if %16 {
        %1152 = arith.addi %1151, %c6 : index
        %1153 = memref.load %residual[%1152] : memref<?xf32>
        %1154 = arith.addf %1153, %1146 : f32
        %1155 = arith.addi %1151, %c6 : index
        memref.store %1154, %out[%1155] : memref<?xf32>
      } else {
        %1156 = arith.addi %1151, %c6 : index
        memref.store %1146, %out[%1156] : memref<?xf32>
      }
    }
    %1157 = vector.extract %416#2[3] : f32 from vector<8xf32>
    %1158 = wave.lane
    %1159 = arith.addi %14, %c15 : index
    %1160 = arith.muli %c26, %c2 : index
    %1161 = arith.addi %1159, %1160 : index
    %1162 = arith.divui %1158, %c12 : index
    %1163 = arith.addi %1161, %1162 : index
    %1164 = arith.cmpi slt, %1163, %13 : index
    scf.if %1164 {
      %1165 = arith.cmpi eq, %hasFactors, %c5 : index
      %1166 = memref.load %factors[%1163] : memref<?xf32>
      %1167 = arith.select %1165, %1166, %c28 : f32
      %1168 = arith.remui %1158, %c12 : index
      %1169 = arith.muli %1168, %c13 : index
      %1170 = arith.addi %11, %1169 : index
      %1171 = vector.load %w[%1170] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1172 = vector.bitcast %1171 : vector<4xi8> to vector<1xf32>
      %1173 = vector.extract %1172[0] : f32 from vector<1xf32>
      %1174 = arith.mulf %1173, %1167 : f32
      %1175 = arith.mulf %1157, %1174 : f32
      %1176 = arith.muli %1163, %outputFeatures : index
      %1177 = arith.addi %1176, %18 : index
      %1178 = wave.lane
      %1179 = arith.remui %1178, %c12 : index
      %1180 = arith.addi %1177, %1179 : index
      scf.if %16 {
        %1181 = arith.addi %1180, %c6 : index
        %1182 = memref.load %residual[%1181] : memref<?xf32>
        %1183 = arith.addf %1182, %1175 : f32
        %1184 = arith.addi %1180, %c6 : index
        memref.store %1183, %out[%1184] : memref<?xf32>
      } else {
        %1185 = arith.addi %1180, %c6 : index
        memref.store %1175, %out[%1185] : memref<?xf32>
      }
    }
    %1186 = vector.extract %416#2[4] : f32 from vector<8xf32>
    %1187 = wave.lane
    %1188 = arith.addi %14, %c15 : index
    %1189 = arith.muli %c13, %c2 : index
    %1190 = arith.addi %1188, %1189 : index
    %1191 = arith.divui %1187, %c12 : index
    %1192 = arith.addi %1190, %1191 : index
    %1193 = arith.cmpi slt, %1192, %13 : index
    scf.if %1193 {
      %1194 = arith.cmpi eq, %hasFactors, %c5 : index
      %1195 = memref.load %factors[%1192] : memref<?xf32>
      %1196 = arith.select %1194, %1195, %c28 : f32
      %1197 = arith.remui %1187, %c12 : index
      %1198 = arith.muli %1197, %c13 : index
      %1199 = arith.addi %11, %1198 : index
      %1200 = vector.load %w[%1199] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1201 = vector.bitcast %1200 : vector<4xi8> to vector<1xf32>
      %1202 = vector.extract %1201[0] : f32 from vector<1xf32>
      %1203 = arith.mulf %1202, %1196 : f32
      %1204 = arith.mulf %1186, %1203 : f32
      %1205 = arith.muli %1192, %outputFeatures : index
      %1206 = arith.addi %1205, %18 : index
      %1207 = wave.lane
      %1208 = arith.remui %1207, %c12 : index
      %1209 = arith.addi %1206, %1208 : index
      scf.if %16 {
        %1210 = arith.addi %1209, %c6 : index
        %1211 = memref.load %residual[%1210] : memref<?xf32>
        %1212 = arith.addf %1211, %1204 : f32
        %1213 = arith.addi %1209, %c6 : index
        memref.store %1212, %out[%1213] : memref<?xf32>
      } else {
        %1214 = arith.addi %1209, %c6 : index
        memref.store %1204, %out[%1214] : memref<?xf32>
      }
    }
    %1215 = vector.extract %416#2[5] : f32 from vector<8xf32>
    %1216 = wave.lane
    %1217 = arith.addi %14, %c15 : index
    %1218 = arith.muli %c29, %c2 : index
    %1219 = arith.addi %1217, %1218 : index
    %1220 = arith.divui %1216, %c12 : index
    %1221 = arith.addi %1219, %1220 : index
    %1222 = arith.cmpi slt, %1221, %13 : index
    scf.if %1222 {
      %1223 = arith.cmpi eq, %hasFactors, %c5 : index
      %1224 = memref.load %factors[%1221] : memref<?xf32>
      %1225 = arith.select %1223, %1224, %c28 : f32
      %1226 = arith.remui %1216, %c12 : index
      %1227 = arith.muli %1226, %c13 : index
      %1228 = arith.addi %11, %1227 : index
      %1229 = vector.load %w[%1228] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1230 = vector.bitcast %1229 : vector<4xi8> to vector<1xf32>
      %1231 = vector.extract %1230[0] : f32 from vector<1xf32>
      %1232 = arith.mulf %1231, %1225 : f32
      %1233 = arith.mulf %1215, %1232 : f32
      %1234 = arith.muli %1221, %outputFeatures : index
      %1235 = arith.addi %1234, %18 : index
      %1236 = wave.lane
      %1237 = arith.remui %1236, %c12 : index
      %1238 = arith.addi %1235, %1237 : index
      scf.if %16 {
        %1239 = arith.addi %1238, %c6 : index
        %1240 = memref.load %residual[%1239] : memref<?xf32>
        %1241 = arith.addf %1240, %1233 : f32
        %1242 = arith.addi %1238, %c6 : index
        memref.store %1241, %out[%1242] : memref<?xf32>
      } else {
        %1243 = arith.addi %1238, %c6 : index
        memref.store %1233, %out[%1243] : memref<?xf32>
      }
    }
    %1244 = vector.extract %416#2[6] : f32 from vector<8xf32>
    %1245 = wave.lane
    %1246 = arith.addi %14, %c15 : index
    %1247 = arith.muli %c30, %c2 : index
    %1248 = arith.addi %1246, %1247 : index
    %1249 = arith.divui %1245, %c12 : index
    %1250 = arith.addi %1248, %1249 : index
    %1251 = arith.cmpi slt, %1250, %13 : index
    scf.if %1251 {
      %1252 = arith.cmpi eq, %hasFactors, %c5 : index
      %1253 = memref.load %factors[%1250] : memref<?xf32>
      %1254 = arith.select %1252, %1253, %c28 : f32
      %1255 = arith.remui %1245, %c12 : index
      %1256 = arith.muli %1255, %c13 : index
      %1257 = arith.addi %11, %1256 : index
      %1258 = vector.load %w[%1257] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1259 = vector.bitcast %1258 : vector<4xi8> to vector<1xf32>
      %1260 = vector.extract %1259[0] : f32 from vector<1xf32>
      %1261 = arith.mulf %1260, %1254 : f32
      %1262 = arith.mulf %1244, %1261 : f32
      %1263 = arith.muli %1250, %outputFeatures : index
      %1264 = arith.addi %1263, %18 : index
      %1265 = wave.lane
      %1266 = arith.remui %1265, %c12 : index
      %1267 = arith.addi %1264, %1266 : index
      scf.if %16 {
        %1268 = arith.addi %1267, %c6 : index
        %1269 = memref.load %residual[%1268] : memref<?xf32>
        %1270 = arith.addf %1269, %1262 : f32
        %1271 = arith.addi %1267, %c6 : index
        memref.store %1270, %out[%1271] : memref<?xf32>
      } else {
        %1272 = arith.addi %1267, %c6 : index
        memref.store %1262, %out[%1272] : memref<?xf32>
      }
    }
    %1273 = vector.extract %416#2[7] : f32 from vector<8xf32>
    %1274 = wave.lane
    %1275 = arith.addi %14, %c15 : index
    %1276 = arith.muli %c31, %c2 : index
    %1277 = arith.addi %1275, %1276 : index
    %1278 = arith.divui %1274, %c12 : index
    %1279 = arith.addi %1277, %1278 : index
    %1280 = arith.cmpi slt, %1279, %13 : index
    scf.if %1280 {
      %1281 = arith.cmpi eq, %hasFactors, %c5 : index
      %1282 = memref.load %factors[%1279] : memref<?xf32>
      %1283 = arith.select %1281, %1282, %c28 : f32
      %1284 = arith.remui %1274, %c12 : index
      %1285 = arith.muli %1284, %c13 : index
      %1286 = arith.addi %11, %1285 : index
      %1287 = vector.load %w[%1286] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1288 = vector.bitcast %1287 : vector<4xi8> to vector<1xf32>
      %1289 = vector.extract %1288[0] : f32 from vector<1xf32>
      %1290 = arith.mulf %1289, %1283 : f32
      %1291 = arith.mulf %1273, %1290 : f32
      %1292 = arith.muli %1279, %outputFeatures : index
      %1293 = arith.addi %1292, %18 : index
      %1294 = wave.lane
      %1295 = arith.remui %1294, %c12 : index
      %1296 = arith.addi %1293, %1295 : index
      scf.if %16 {
        %1297 = arith.addi %1296, %c6 : index
        %1298 = memref.load %residual[%1297] : memref<?xf32>
        %1299 = arith.addf %1298, %1291 : f32
        %1300 = arith.addi %1296, %c6 : index
        memref.store %1299, %out[%1300] : memref<?xf32>
      } else {
        %1301 = arith.addi %1296, %c6 : index
        memref.store %1291, %out[%1301] : memref<?xf32>
      }
    }
    %1302 = wave.lane
    %1303 = vector.extract %416#3[0] : f32 from vector<8xf32>
    %1304 = wave.lane
    %1305 = arith.addi %14, %c32 : index
    %1306 = arith.muli %c6, %c2 : index
    %1307 = arith.addi %1305, %1306 : index
    %1308 = arith.divui %1304, %c12 : index
    %1309 = arith.addi %1307, %1308 : index
    %1310 = arith.cmpi slt, %1309, %13 : index
    scf.if %1310 {
      %1311 = arith.cmpi eq, %hasFactors, %c5 : index
      %1312 = memref.load %factors[%1309] : memref<?xf32>
      %1313 = arith.select %1311, %1312, %c28 : f32
      %1314 = arith.remui %1304, %c12 : index
      %1315 = arith.muli %1314, %c13 : index
      %1316 = arith.addi %11, %1315 : index
      %1317 = vector.load %w[%1316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1318 = vector.bitcast %1317 : vector<4xi8> to vector<1xf32>
      %1319 = vector.extract %1318[0] : f32 from vector<1xf32>
      %1320 = arith.mulf %1319, %1313 : f32
      %1321 = arith.mulf %1303, %1320 : f32
      %1322 = arith.muli %1309, %outputFeatures : index
      %1323 = arith.addi %1322, %18 : index
      %1324 = wave.lane
      %1325 = arith.remui %1324, %c12 : index
      %1326 = arith.addi %1323, %1325 : index
      scf.if %16 {
        %1327 = arith.addi %1326, %c6 : index
        %1328 = memref.load %residual[%1327] : memref<?xf32>
        %1329 = arith.addf %1328, %1321 : f32
        %1330 = arith.addi %1326, %c6 : index
        memref.store %1329, %out[%1330] : memref<?xf32>
      } else {
        %1331 = arith.addi %1326, %c6 : index
        memref.store %1321, %out[%1331] : memref<?xf32>
      }
    }
    %1332 = vector.extract %416#3[1] : f32 from vector<8xf32>
    %1333 = wave.lane
    %1334 = arith.addi %14, %c32 : index
    %1335 = arith.muli %c5, %c2 : index
    %1336 = arith.addi %1334, %1335 : index
    %1337 = arith.divui %1333, %c12 : index
    %1338 = arith.addi %1336, %1337 : index
    %1339 = arith.cmpi slt, %1338, %13 : index
    scf.if %1339 {
      %1340 = arith.cmpi eq, %hasFactors, %c5 : index
      %1341 = memref.load %factors[%1338] : memref<?xf32>
      %1342 = arith.select %1340, %1341, %c28 : f32
      %1343 = arith.remui %1333, %c12 : index
      %1344 = arith.muli %1343, %c13 : index
      %1345 = arith.addi %11, %1344 : index
      %1346 = vector.load %w[%1345] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1347 = vector.bitcast %1346 : vector<4xi8> to vector<1xf32>
      %1348 = vector.extract %1347[0] : f32 from vector<1xf32>
      %1349 = arith.mulf %1348, %1342 : f32
      %1350 = arith.mulf %1332, %1349 : f32
      %1351 = arith.muli %1338, %outputFeatures : index
      %1352 = arith.addi %1351, %18 : index
      %1353 = wave.lane
      %1354 = arith.remui %1353, %c12 : index
      %1355 = arith.addi %1352, %1354 : index
      scf.if %16 {
        %1356 = arith.addi %1355, %c6 : index
        %1357 = memref.load %residual[%1356] : memref<?xf32>
        %1358 = arith.addf %1357, %1350 : f32
        %1359 = arith.addi %1355, %c6 : index
        memref.store %1358, %out[%1359] : memref<?xf32>
      } else {
        %1360 = arith.addi %1355, %c6 : index
        memref.store %1350, %out[%1360] : memref<?xf32>
      }
    }
    %1361 = vector.extract %416#3[2] : f32 from vector<8xf32>
    %1362 = wave.lane
    %1363 = arith.addi %14, %c32 : index
    %1364 = arith.muli %c2, %c2 : index
    %1365 = arith.addi %1363, %1364 : index
    %1366 = arith.divui %1362, %c12 : index
    %1367 = arith.addi %1365, %1366 : index
    %1368 = arith.cmpi slt, %1367, %13 : index
    scf.if %1368 {
      %1369 = arith.cmpi eq, %hasFactors, %c5 : index
      %1370 = memref.load %factors[%1367] : memref<?xf32>
      %1371 = arith.select %1369, %1370, %c28 : f32
      %1372 = arith.remui %1362, %c12 : index
      %1373 = arith.muli %1372, %c13 : index
      %1374 = arith.addi %11, %1373 : index
      %1375 = vector.load %w[%1374] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1376 = vector.bitcast %1375 : vector<4xi8> to vector<1xf32>
      %1377 = vector.extract %1376[0] : f32 from vector<1xf32>
      %1378 = arith.mulf %1377, %1371 : f32
      %1379 = arith.mulf %1361, %1378 : f32
      %1380 = arith.muli %1367, %outputFeatures : index
      %1381 = arith.addi %1380, %18 : index
      %1382 = wave.lane
      %1383 = arith.remui %1382, %c12 : index
      %1384 = arith.addi %1381, %1383 : index
      scf.if %16 {
        %1385 = arith.addi %1384, %c6 : index
        %1386 = memref.load %residual[%1385] : memref<?xf32>
        %1387 = arith.addf %1386, %1379 : f32
        %1388 = arith.addi %1384, %c6 : index
        memref.store %1387, %out[%1388] : memref<?xf32>
      } else {
        %1389 = arith.addi %1384, %c6 : index
        memref.store %1379, %out[%1389] : memref<?xf32>
      }
    }
    %1390 = vector.extract %416#3[3] : f32 from vector<8xf32>
    %1391 = wave.lane
    %1392 = arith.addi %14, %c32 : index
    %1393 = arith.muli %c26, %c2 : index
    %1394 = arith.addi %1392, %1393 : index
    %1395 = arith.divui %1391, %c12 : index
    %1396 = arith.addi %1394, %1395 : index
    %1397 = arith.cmpi slt, %1396, %13 : index
    scf.if %1397 {
      %1398 = arith.cmpi eq, %hasFactors, %c5 : index
      %1399 = memref.load %factors[%1396] : memref<?xf32>
      %1400 = arith.select %1398, %1399, %c28 : f32
      %1401 = arith.remui %1391, %c12 : index
      %1402 = arith.muli %1401, %c13 : index
      %1403 = arith.addi %11, %1402 : index
      %1404 = vector.load %w[%1403] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1405 = vector.bitcast %1404 : vector<4xi8> to vector<1xf32>
      %1406 = vector.extract %1405[0] : f32 from vector<1xf32>
      %1407 = arith.mulf %1406, %1400 : f32
      %1408 = arith.mulf %1390, %1407 : f32
      %1409 = arith.muli %1396, %outputFeatures : index
      %1410 = arith.addi %1409, %18 : index
      %1411 = wave.lane
      %1412 = arith.remui %1411, %c12 : index
      %1413 = arith.addi %1410, %1412 : index
      scf.if %16 {
        %1414 = arith.addi %1413, %c6 : index
        %1415 = memref.load %residual[%1414] : memref<?xf32>
        %1416 = arith.addf %1415, %1408 : f32
        %1417 = arith.addi %1413, %c6 : index
        memref.store %1416, %out[%1417] : memref<?xf32>
      } else {
        %1418 = arith.addi %1413, %c6 : index
        memref.store %1408, %out[%1418] : memref<?xf32>
      }
    }
    %1419 = vector.extract %416#3[4] : f32 from vector<8xf32>
    %1420 = wave.lane
    %1421 = arith.addi %14, %c32 : index
    %1422 = arith.muli %c13, %c2 : index
    %1423 = arith.addi %1421, %1422 : index
    %1424 = arith.divui %1420, %c12 : index
    %1425 = arith.addi %1423, %1424 : index
    %1426 = arith.cmpi slt, %1425, %13 : index
    scf.if %1426 {
      %1427 = arith.cmpi eq, %hasFactors, %c5 : index
      %1428 = memref.load %factors[%1425] : memref<?xf32>
      %1429 = arith.select %1427, %1428, %c28 : f32
      %1430 = arith.remui %1420, %c12 : index
      %1431 = arith.muli %1430, %c13 : index
      %1432 = arith.addi %11, %1431 : index
      %1433 = vector.load %w[%1432] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1434 = vector.bitcast %1433 : vector<4xi8> to vector<1xf32>
      %1435 = vector.extract %1434[0] : f32 from vector<1xf32>
      %1436 = arith.mulf %1435, %1429 : f32
      %1437 = arith.mulf %1419, %1436 : f32
      %1438 = arith.muli %1425, %outputFeatures : index
      %1439 = arith.addi %1438, %18 : index
      %1440 = wave.lane
      %1441 = arith.remui %1440, %c12 : index
      %1442 = arith.addi %1439, %1441 : index
      scf.if %16 {
        %1443 = arith.addi %1442, %c6 : index
        %1444 = memref.load %residual[%1443] : memref<?xf32>
        %1445 = arith.addf %1444, %1437 : f32
        %1446 = arith.addi %1442, %c6 : index
        memref.store %1445, %out[%1446] : memref<?xf32>
      } else {
        %1447 = arith.addi %1442, %c6 : index
        memref.store %1437, %out[%1447] : memref<?xf32>
      }
    }
    %1448 = vector.extract %416#3[5] : f32 from vector<8xf32>
    %1449 = wave.lane
    %1450 = arith.addi %14, %c32 : index
    %1451 = arith.muli %c29, %c2 : index
    %1452 = arith.addi %1450, %1451 : index
    %1453 = arith.divui %1449, %c12 : index
    %1454 = arith.addi %1452, %1453 : index
    %1455 = arith.cmpi slt, %1454, %13 : index
    scf.if %1455 {
      %1456 = arith.cmpi eq, %hasFactors, %c5 : index
      %1457 = memref.load %factors[%1454] : memref<?xf32>
      %1458 = arith.select %1456, %1457, %c28 : f32
      %1459 = arith.remui %1449, %c12 : index
      %1460 = arith.muli %1459, %c13 : index
      %1461 = arith.addi %11, %1460 : index
      %1462 = vector.load %w[%1461] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1463 = vector.bitcast %1462 : vector<4xi8> to vector<1xf32>
      %1464 = vector.extract %1463[0] : f32 from vector<1xf32>
      %1465 = arith.mulf %1464, %1458 : f32
      %1466 = arith.mulf %1448, %1465 : f32
      %1467 = arith.muli %1454, %outputFeatures : index
      %1468 = arith.addi %1467, %18 : index
      %1469 = wave.lane
      %1470 = arith.remui %1469, %c12 : index
      %1471 = arith.addi %1468, %1470 : index
      scf.if %16 {
        %1472 = arith.addi %1471, %c6 : index
        %1473 = memref.load %residual[%1472] : memref<?xf32>
        %1474 = arith.addf %1473, %1466 : f32
        %1475 = arith.addi %1471, %c6 : index
        memref.store %1474, %out[%1475] : memref<?xf32>
      } else {
        %1476 = arith.addi %1471, %c6 : index
        memref.store %1466, %out[%1476] : memref<?xf32>
      }
    }
    %1477 = vector.extract %416#3[6] : f32 from vector<8xf32>
    %1478 = wave.lane
    %1479 = arith.addi %14, %c32 : index
    %1480 = arith.muli %c30, %c2 : index
    %1481 = arith.addi %1479, %1480 : index
    %1482 = arith.divui %1478, %c12 : index
    %1483 = arith.addi %1481, %1482 : index
    %1484 = arith.cmpi slt, %1483, %13 : index
    scf.if %1484 {
      %1485 = arith.cmpi eq, %hasFactors, %c5 : index
      %1486 = memref.load %factors[%1483] : memref<?xf32>
      %1487 = arith.select %1485, %1486, %c28 : f32
      %1488 = arith.remui %1478, %c12 : index
      %1489 = arith.muli %1488, %c13 : index
      %1490 = arith.addi %11, %1489 : index
      %1491 = vector.load %w[%1490] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1492 = vector.bitcast %1491 : vector<4xi8> to vector<1xf32>
      %1493 = vector.extract %1492[0] : f32 from vector<1xf32>
      %1494 = arith.mulf %1493, %1487 : f32
      %1495 = arith.mulf %1477, %1494 : f32
      %1496 = arith.muli %1483, %outputFeatures : index
      %1497 = arith.addi %1496, %18 : index
      %1498 = wave.lane
      %1499 = arith.remui %1498, %c12 : index
      %1500 = arith.addi %1497, %1499 : index
      scf.if %16 {
        %1501 = arith.addi %1500, %c6 : index
        %1502 = memref.load %residual[%1501] : memref<?xf32>
        %1503 = arith.addf %1502, %1495 : f32
        %1504 = arith.addi %1500, %c6 : index
        memref.store %1503, %out[%1504] : memref<?xf32>
      } else {
        %1505 = arith.addi %1500, %c6 : index
        memref.store %1495, %out[%1505] : memref<?xf32>
      }
    }
    %1506 = vector.extract %416#3[7] : f32 from vector<8xf32>
    %1507 = wave.lane
    %1508 = arith.addi %14, %c32 : index
    %1509 = arith.muli %c31, %c2 : index
    %1510 = arith.addi %1508, %1509 : index
    %1511 = arith.divui %1507, %c12 : index
    %1512 = arith.addi %1510, %1511 : index
    %1513 = arith.cmpi slt, %1512, %13 : index
    scf.if %1513 {
      %1514 = arith.cmpi eq, %hasFactors, %c5 : index
      %1515 = memref.load %factors[%1512] : memref<?xf32>
      %1516 = arith.select %1514, %1515, %c28 : f32
      %1517 = arith.remui %1507, %c12 : index
      %1518 = arith.muli %1517, %c13 : index
      %1519 = arith.addi %11, %1518 : index
      %1520 = vector.load %w[%1519] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1521 = vector.bitcast %1520 : vector<4xi8> to vector<1xf32>
      %1522 = vector.extract %1521[0] : f32 from vector<1xf32>
      %1523 = arith.mulf %1522, %1516 : f32
      %1524 = arith.mulf %1506, %1523 : f32
      %1525 = arith.muli %1512, %outputFeatures : index
      %1526 = arith.addi %1525, %18 : index
      %1527 = wave.lane
      %1528 = arith.remui %1527, %c12 : index
      %1529 = arith.addi %1526, %1528 : index
      scf.if %16 {
        %1530 = arith.addi %1529, %c6 : index
        %1531 = memref.load %residual[%1530] : memref<?xf32>
        %1532 = arith.addf %1531, %1524 : f32
        %1533 = arith.addi %1529, %c6 : index
        memref.store %1532, %out[%1533] : memref<?xf32>
      } else {
        %1534 = arith.addi %1529, %c6 : index
        memref.store %1524, %out[%1534] : memref<?xf32>
      }
    }
  }
  wave.return
}
