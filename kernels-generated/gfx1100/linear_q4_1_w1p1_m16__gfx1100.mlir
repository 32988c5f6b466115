// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %c13 = arith.constant 32 : index
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
  %c28 = arith.constant 0x3F800000 : f32
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
  %9 = arith.muli %0, %c5 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c8 : index
  %15 = wave.wave
  %16 = arith.cmpi eq, %hasResidual, %c5 : index
  %17 = wave.block 0
  %18 = arith.muli %17, %c8 : index
  %19 = arith.cmpi slt, %14, %13 : index
  scf.if %19 {
    %20 = arith.muli %1, %c5 : index
    %21 = arith.divui %inputFeatures, %c13 : index
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
    %35 = scf.for %33 = %23 to %32 step %c2 iter_args(%34 = %c12) -> (vector<8xf32>) {
      %36 = wave.lane
      %37 = arith.addi %33, %c6 : index
      %38 = arith.remui %36, %c8 : index
      %39 = arith.addi %11, %c4 : index
      %40 = arith.muli %37, %c16 : index
      %41 = arith.addi %39, %40 : index
      %42 = arith.muli %38, %c17 : index
      %43 = arith.addi %41, %42 : index
      %44 = vector.load %w[%43] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %45 = vector.bitcast %44 : vector<4xi8> to vector<2xf16>
      %46 = vector.extract %45[0] : f16 from vector<2xf16>
      %47 = vector.broadcast %46 : f16 to vector<16xf16>
      %48 = vector.extract %45[1] : f16 from vector<2xf16>
      %49 = vector.broadcast %48 : f16 to vector<16xf16>
      %50 = arith.addi %11, %c4 : index
      %51 = arith.muli %inputFeatures, %c2 : index
      %52 = arith.addi %51, %c3 : index
      %53 = arith.divui %52, %c4 : index
      %54 = arith.muli %53, %c4 : index
      %55 = arith.addi %50, %54 : index
      %56 = arith.muli %37, %c18 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.muli %38, %c8 : index
      %59 = arith.addi %57, %58 : index
      %60 = vector.load %w[%59] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %61 = vector.bitcast %60 : vector<16xi8> to vector<4xi32>
      %62 = arith.shrui %61, %c19 : vector<4xi32>
      %63 = arith.andi %62, %c20 : vector<4xi32>
      %64 = arith.ori %63, %c21 : vector<4xi32>
      %65 = vector.bitcast %64 : vector<4xi32> to vector<8xf16>
      %66 = arith.shrui %61, %c22 : vector<4xi32>
      %67 = arith.andi %66, %c20 : vector<4xi32>
      %68 = arith.ori %67, %c21 : vector<4xi32>
      %69 = vector.bitcast %68 : vector<4xi32> to vector<8xf16>
      %70 = arith.shrui %61, %c23 : vector<4xi32>
      %71 = arith.andi %70, %c20 : vector<4xi32>
      %72 = arith.ori %71, %c21 : vector<4xi32>
      %73 = vector.bitcast %72 : vector<4xi32> to vector<8xf16>
      %74 = arith.shrui %61, %c24 : vector<4xi32>
      %75 = arith.andi %74, %c20 : vector<4xi32>
      %76 = arith.ori %75, %c21 : vector<4xi32>
      %77 = vector.bitcast %76 : vector<4xi32> to vector<8xf16>
      %78 = vector.shuffle %65, %69 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %79 = vector.shuffle %73, %77 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %80 = vector.shuffle %78, %79 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %81 = arith.subf %80, %c25 : vector<32xf16>
      %82 = vector.shuffle %81, %81 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %83 = vector.shuffle %81, %81 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %84 = math.fma %82, %47, %49 : vector<16xf16>
      %85 = math.fma %83, %47, %49 : vector<16xf16>
      %86 = arith.addi %33, %c5 : index
      %87 = arith.remui %36, %c8 : index
      %88 = arith.addi %11, %c4 : index
      %89 = arith.muli %86, %c16 : index
      %90 = arith.addi %88, %89 : index
      %91 = arith.muli %87, %c17 : index
      %92 = arith.addi %90, %91 : index
      %93 = vector.load %w[%92] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %94 = vector.bitcast %93 : vector<4xi8> to vector<2xf16>
      %95 = vector.extract %94[0] : f16 from vector<2xf16>
      %96 = vector.broadcast %95 : f16 to vector<16xf16>
      %97 = vector.extract %94[1] : f16 from vector<2xf16>
      %98 = vector.broadcast %97 : f16 to vector<16xf16>
      %99 = arith.addi %11, %c4 : index
      %100 = arith.muli %inputFeatures, %c2 : index
      %101 = arith.addi %100, %c3 : index
      %102 = arith.divui %101, %c4 : index
      %103 = arith.muli %102, %c4 : index
      %104 = arith.addi %99, %103 : index
      %105 = arith.muli %86, %c18 : index
      %106 = arith.addi %104, %105 : index
      %107 = arith.muli %87, %c8 : index
      %108 = arith.addi %106, %107 : index
      %109 = vector.load %w[%108] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %110 = vector.bitcast %109 : vector<16xi8> to vector<4xi32>
      %111 = arith.shrui %110, %c19 : vector<4xi32>
      %112 = arith.andi %111, %c20 : vector<4xi32>
      %113 = arith.ori %112, %c21 : vector<4xi32>
      %114 = vector.bitcast %113 : vector<4xi32> to vector<8xf16>
      %115 = arith.shrui %110, %c22 : vector<4xi32>
      %116 = arith.andi %115, %c20 : vector<4xi32>
      %117 = arith.ori %116, %c21 : vector<4xi32>
      %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
      %119 = arith.shrui %110, %c23 : vector<4xi32>
      %120 = arith.andi %119, %c20 : vector<4xi32>
      %121 = arith.ori %120, %c21 : vector<4xi32>
      %122 = vector.bitcast %121 : vector<4xi32> to vector<8xf16>
      %123 = arith.shrui %110, %c24 : vector<4xi32>
      %124 = arith.andi %123, %c20 : vector<4xi32>
      %125 = arith.ori %124, %c21 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = vector.shuffle %114, %118 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %128 = vector.shuffle %122, %126 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = vector.shuffle %127, %128 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %130 = arith.subf %129, %c25 : vector<32xf16>
      %131 = vector.shuffle %130, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %132 = vector.shuffle %130, %130 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %133 = math.fma %131, %96, %98 : vector<16xf16>
      %134 = math.fma %132, %96, %98 : vector<16xf16>
      %135 = arith.addi %20, %c6 : index
      %136 = arith.muli %33, %c2 : index
      %137 = arith.addi %136, %c6 : index
      %138 = arith.divui %inputFeatures, %c8 : index
      %139 = arith.muli %135, %138 : index
      %140 = arith.addi %139, %137 : index
      %141 = arith.muli %tileRows, %c8 : index
      %142 = arith.muli %140, %141 : index
      %143 = arith.remui %36, %tileRows : index
      %144 = arith.muli %143, %c1 : index
      %145 = arith.addi %142, %144 : index
      %146 = vector.load %x[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %147 = arith.muli %tileRows, %c1 : index
      %148 = arith.addi %145, %147 : index
      %149 = vector.load %x[%148] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %150 = vector.shuffle %146, %149 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = wave.mma %150, %84, %34 : vector<16xf16>, vector<8xf32>
      %152 = arith.addi %20, %c6 : index
      %153 = arith.muli %33, %c2 : index
      %154 = arith.addi %153, %c5 : index
      %155 = arith.divui %inputFeatures, %c8 : index
      %156 = arith.muli %152, %155 : index
      %157 = arith.addi %156, %154 : index
      %158 = arith.muli %tileRows, %c8 : index
      %159 = arith.muli %157, %158 : index
      %160 = arith.remui %36, %tileRows : index
      %161 = arith.muli %160, %c1 : index
      %162 = arith.addi %159, %161 : index
      %163 = vector.load %x[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %164 = arith.muli %tileRows, %c1 : index
      %165 = arith.addi %162, %164 : index
      %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = vector.shuffle %163, %166 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %168 = wave.mma %167, %85, %151 : vector<16xf16>, vector<8xf32>
      %169 = arith.addi %20, %c6 : index
      %170 = arith.muli %33, %c2 : index
      %171 = arith.addi %170, %c2 : index
      %172 = arith.divui %inputFeatures, %c8 : index
      %173 = arith.muli %169, %172 : index
      %174 = arith.addi %173, %171 : index
      %175 = arith.muli %tileRows, %c8 : index
      %176 = arith.muli %174, %175 : index
      %177 = arith.remui %36, %tileRows : index
      %178 = arith.muli %177, %c1 : index
      %179 = arith.addi %176, %178 : index
      %180 = vector.load %x[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %181 = arith.muli %tileRows, %c1 : index
      %182 = arith.addi %179, %181 : index
      %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %184 = vector.shuffle %180, %183 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %185 = wave.mma %184, %133, %168 : vector<16xf16>, vector<8xf32>
      %186 = arith.addi %20, %c6 : index
      %187 = arith.muli %33, %c2 : index
      %188 = arith.addi %187, %c26 : index
      %189 = arith.divui %inputFeatures, %c8 : index
      %190 = arith.muli %186, %189 : index
      %191 = arith.addi %190, %188 : index
      %192 = arith.muli %tileRows, %c8 : index
      %193 = arith.muli %191, %192 : index
      %194 = arith.remui %36, %tileRows : index
      %195 = arith.muli %194, %c1 : index
      %196 = arith.addi %193, %195 : index
      %197 = vector.load %x[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %198 = arith.muli %tileRows, %c1 : index
      %199 = arith.addi %196, %198 : index
      %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = vector.shuffle %197, %200 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = wave.mma %201, %134, %185 : vector<16xf16>, vector<8xf32>
      scf.yield %202 : vector<8xf32>
    }
    %203 = arith.select %30, %32, %25 : index
    %206 = scf.for %204 = %32 to %203 step %c5 iter_args(%205 = %35) -> (vector<8xf32>) {
      %207 = wave.lane
      %208 = arith.addi %204, %c6 : index
      %209 = arith.remui %207, %c8 : index
      %210 = arith.addi %11, %c4 : index
      %211 = arith.muli %208, %c16 : index
      %212 = arith.addi %210, %211 : index
      %213 = arith.muli %209, %c17 : index
      %214 = arith.addi %212, %213 : index
      %215 = vector.load %w[%214] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %216 = vector.bitcast %215 : vector<4xi8> to vector<2xf16>
      %217 = vector.extract %216[0] : f16 from vector<2xf16>
      %218 = vector.broadcast %217 : f16 to vector<16xf16>
      %219 = vector.extract %216[1] : f16 from vector<2xf16>
      %220 = vector.broadcast %219 : f16 to vector<16xf16>
      %221 = arith.addi %11, %c4 : index
      %222 = arith.muli %inputFeatures, %c2 : index
      %223 = arith.addi %222, %c3 : index
      %224 = arith.divui %223, %c4 : index
      %225 = arith.muli %224, %c4 : index
      %226 = arith.addi %221, %225 : index
      %227 = arith.muli %208, %c18 : index
      %228 = arith.addi %226, %227 : index
      %229 = arith.muli %209, %c8 : index
      %230 = arith.addi %228, %229 : index
      %231 = vector.load %w[%230] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %232 = vector.bitcast %231 : vector<16xi8> to vector<4xi32>
      %233 = arith.shrui %232, %c19 : vector<4xi32>
      %234 = arith.andi %233, %c20 : vector<4xi32>
      %235 = arith.ori %234, %c21 : vector<4xi32>
      %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
      %237 = arith.shrui %232, %c22 : vector<4xi32>
      %238 = arith.andi %237, %c20 : vector<4xi32>
      %239 = arith.ori %238, %c21 : vector<4xi32>
      %240 = vector.bitcast %239 : vector<4xi32> to vector<8xf16>
      %241 = arith.shrui %232, %c23 : vector<4xi32>
      %242 = arith.andi %241, %c20 : vector<4xi32>
      %243 = arith.ori %242, %c21 : vector<4xi32>
      %244 = vector.bitcast %243 : vector<4xi32> to vector<8xf16>
      %245 = arith.shrui %232, %c24 : vector<4xi32>
      %246 = arith.andi %245, %c20 : vector<4xi32>
      %247 = arith.ori %246, %c21 : vector<4xi32>
      %248 = vector.bitcast %247 : vector<4xi32> to vector<8xf16>
      %249 = vector.shuffle %236, %240 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %250 = vector.shuffle %244, %248 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %251 = vector.shuffle %249, %250 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %252 = arith.subf %251, %c25 : vector<32xf16>
      %253 = vector.shuffle %252, %252 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %254 = vector.shuffle %252, %252 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %255 = math.fma %253, %218, %220 : vector<16xf16>
      %256 = math.fma %254, %218, %220 : vector<16xf16>
      %257 = arith.addi %20, %c6 : index
      %258 = arith.muli %204, %c2 : index
      %259 = arith.addi %258, %c6 : index
      %260 = arith.divui %inputFeatures, %c8 : index
      %261 = arith.muli %257, %260 : index
      %262 = arith.addi %261, %259 : index
      %263 = arith.muli %tileRows, %c8 : index
      %264 = arith.muli %262, %263 : index
      %265 = arith.remui %207, %tileRows : index
      %266 = arith.muli %265, %c1 : index
      %267 = arith.addi %264, %266 : index
      %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = arith.muli %tileRows, %c1 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = vector.shuffle %268, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = wave.mma %272, %255, %205 : vector<16xf16>, vector<8xf32>
      %274 = arith.addi %20, %c6 : index
      %275 = arith.muli %204, %c2 : index
      %276 = arith.addi %275, %c5 : index
      %277 = arith.divui %inputFeatures, %c8 : index
      %278 = arith.muli %274, %277 : index
      %279 = arith.addi %278, %276 : index
      %280 = arith.muli %tileRows, %c8 : index
      %281 = arith.muli %279, %280 : index
      %282 = arith.remui %207, %tileRows : index
      %283 = arith.muli %282, %c1 : index
      %284 = arith.addi %281, %283 : index
      %285 = vector.load %x[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = arith.muli %tileRows, %c1 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %285, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %256, %273 : vector<16xf16>, vector<8xf32>
      scf.yield %290 : vector<8xf32>
    }
    %291 = wave.lane
    %292 = vector.extract %206[0] : f32 from vector<8xf32>
    %293 = wave.lane
    %294 = arith.addi %14, %c6 : index
    %295 = arith.muli %c6, %c2 : index
    %296 = arith.addi %294, %295 : index
    %297 = arith.divui %293, %c8 : index
    %298 = arith.addi %296, %297 : index
    %299 = arith.cmpi slt, %298, %13 : index
    scf.if %299 {
      %300 = arith.cmpi eq, %hasFactors, %c5 : index
      %301 = memref.load %factors[%298] : memref<?xf32>
      %302 = arith.select %300, %301, %c28 : f32
      %303 = arith.remui %293, %c8 : index
      %304 = arith.muli %303, %c17 : index
      %305 = arith.addi %11, %304 : index
      %306 = vector.load %w[%305] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %307 = vector.bitcast %306 : vector<4xi8> to vector<1xf32>
      %308 = vector.extract %307[0] : f32 from vector<1xf32>
      %309 = arith.mulf %308, %302 : f32
      %310 = arith.mulf %292, %309 : f32
      %311 = arith.muli %298, %outputFeatures : index
      %312 = arith.addi %311, %18 : index
      %313 = wave.lane
      %314 = arith.remui %313, %c8 : index
      %315 = arith.addi %312, %314 : index
      scf.if %16 {
        %316 = arith.addi %315, %c6 : index
        %317 = memref.load %residual[%316] : memref<?xf32>
        %318 = arith.addf %317, %310 : f32
        %319 = arith.addi %315, %c6 : index
        memref.store %318, %out[%319] : memref<?xf32>
      } else {
        %320 = arith.addi %315, %c6 : index
        memref.store %310, %out[%320] : memref<?xf32>
      }
    }
    %321 = vector.extract %206[1] : f32 from vector<8xf32>
    %322 = wave.lane
    %323 = arith.addi %14, %c6 : index
    %324 = arith.muli %c5, %c2 : index
    %325 = arith.addi %323, %324 : index
    %326 = arith.divui %322, %c8 : index
    %327 = arith.addi %325, %326 : index
    %328 = arith.cmpi slt, %327, %13 : index
    scf.if %328 {
      %329 = arith.cmpi eq, %hasFactors, %c5 : index
      %330 = memref.load %factors[%327] : memref<?xf32>
      %331 = arith.select %329, %330, %c28 : f32
      %332 = arith.remui %322, %c8 : index
      %333 = arith.muli %332, %c17 : index
      %334 = arith.addi %11, %333 : index
      %335 = vector.load %w[%334] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %336 = vector.bitcast %335 : vector<4xi8> to vector<1xf32>
      %337 = vector.extract %336[0] : f32 from vector<1xf32>
      %338 = arith.mulf %337, %331 : f32
      %339 = arith.mulf %321, %338 : f32
      %340 = arith.muli %327, %outputFeatures : index
      %341 = arith.addi %340, %18 : index
      %342 = wave.lane
      %343 = arith.remui %342, %c8 : index
      %344 = arith.addi %341, %343 : index
      scf.if %16 {
        %345 = arith.addi %344, %c6 : index
        %346 = memref.load %residual[%345] : memref<?xf32>
        %347 = arith.addf %346, %339 : f32
        %348 = arith.addi %344, %c6 : index
        memref.store %347, %out[%348] : memref<?xf32>
      } else {
        %349 = arith.addi %344, %c6 : index
        memref.store %339, %out[%349] : memref<?xf32>
      }
    }
    %350 = vector.extract %206[2] : f32 from vector<8xf32>
    %351 = wave.lane
    %352 = arith.addi %14, %c6 : index
    %353 = arith.muli %c2, %c2 : index
    %354 = arith.addi %352, %353 : index
    %355 = arith.divui %351, %c8 : index
    %356 = arith.addi %354, %355 : index
    %357 = arith.cmpi slt, %356, %13 : index
    scf.if %357 {
      %358 = arith.cmpi eq, %hasFactors, %c5 : index
      %359 = memref.load %factors[%356] : memref<?xf32>
      %360 = arith.select %358, %359, %c28 : f32
      %361 = arith.remui %351, %c8 : index
      %362 = arith.muli %361, %c17 : index
      %363 = arith.addi %11, %362 : index
      %364 = vector.load %w[%363] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %365 = vector.bitcast %364 : vector<4xi8> to vector<1xf32>
      %366 = vector.extract %365[0] : f32 from vector<1xf32>
      %367 = arith.mulf %366, %360 : f32
      %368 = arith.mulf %350, %367 : f32
      %369 = arith.muli %356, %outputFeatures : index
      %370 = arith.addi %369, %18 : index
      %371 = wave.lane
      %372 = arith.remui %371, %c8 : index
      %373 = arith.addi %370, %372 : index
      scf.if %16 {
        %374 = arith.addi %373, %c6 : index
        %375 = memref.load %residual[%374] : memref<?xf32>
        %376 = arith.addf %375, %368 : f32
        %377 = arith.addi %373, %c6 : index
        memref.store %376, %out[%377] : memref<?xf32>
      } else {
        %378 = arith.addi %373, %c6 : index
        memref.store %368, %out[%378] : memref<?xf32>
      }
    }
    %379 = vector.extract %206[3] : f32 from vector<8xf32>
    %380 = wave.lane
    %381 = arith.addi %14, %c6 : index
    %382 = arith.muli %c26, %c2 : index
    %383 = arith.addi %381, %382 : index
    %384 = arith.divui %380, %c8 : index
    %385 = arith.addi %383, %384 : index
    %386 = arith.cmpi slt, %385, %13 : index
    scf.if %386 {
      %387 = arith.cmpi eq, %hasFactors, %c5 : index
      %388 = memref.load %factors[%385] : memref<?xf32>
      %389 = arith.select %387, %388, %c28 : f32
      %390 = arith.remui %380, %c8 : index
      %391 = arith.muli %390, %c17 : index
      %392 = arith.addi %11, %391 : index
      %393 = vector.load %w[%392] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %394 = vector.bitcast %393 : vector<4xi8> to vector<1xf32>
      %395 = vector.extract %394[0] : f32 from vector<1xf32>
      %396 = arith.mulf %395, %389 : f32
      %397 = arith.mulf %379, %396 : f32
      %398 = arith.muli %385, %outputFeatures : index
      %399 = arith.addi %398, %18 : index
      %400 = wave.lane
      %401 = arith.remui %400, %c8 : index
      %402 = arith.addi %399, %401 : index
      scf.if %16 {
        %403 = arith.addi %402, %c6 : index
        %404 = memref.load %residual[%403] : memref<?xf32>
        %405 = arith.addf %404, %397 : f32
        %406 = arith.addi %402, %c6 : index
        memref.store %405, %out[%406] : memref<?xf32>
      } else {
        %407 = arith.addi %402, %c6 : index
        memref.store %397, %out[%407] : memref<?xf32>
      }
    }
    %408 = vector.extract %206[4] : f32 from vector<8xf32>
    %409 = wave.lane
    %410 = arith.addi %14, %c6 : index
    %411 = arith.muli %c17, %c2 : index
    %412 = arith.addi %410, %411 : index
    %413 = arith.divui %409, %c8 : index
    %414 = arith.addi %412, %413 : index
    %415 = arith.cmpi slt, %414, %13 : index
    scf.if %415 {
      %416 = arith.cmpi eq, %hasFactors, %c5 : index
      %417 = memref.load %factors[%414] : memref<?xf32>
      %418 = arith.select %416, %417, %c28 : f32
      %419 = arith.remui %409, %c8 : index
      %420 = arith.muli %419, %c17 : index
      %421 = arith.addi %11, %420 : index
      %422 = vector.load %w[%421] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %423 = vector.bitcast %422 : vector<4xi8> to vector<1xf32>
      %424 = vector.extract %423[0] : f32 from vector<1xf32>
      %425 = arith.mulf %424, %418 : f32
      %426 = arith.mulf %408, %425 : f32
      %427 = arith.muli %414, %outputFeatures : index
      %428 = arith.addi %427, %18 : index
      %429 = wave.lane
      %430 = arith.remui %429, %c8 : index
      %431 = arith.addi %428, %430 : index
      scf.if %16 {
        %432 = arith.addi %431, %c6 : index
        %433 = memref.load %residual[%432] : memref<?xf32>
        %434 = arith.addf %433, %426 : f32
        %435 = arith.addi %431, %c6 : index
        memref.store %434, %out[%435] : memref<?xf32>
      } else {
        %436 = arith.addi %431, %c6 : index
        memref.store %426, %out[%436] : memref<?xf32>
      }
    }
    %437 = vector.extract %206[5] : f32 from vector<8xf32>
    %438 = wave.lane
    %439 = arith.addi %14, %c6 : index
    %440 = arith.muli %c29, %c2 : index
    %441 = arith.addi %439, %440 : index
    %442 = arith.divui %438, %c8 : index
    %443 = arith.addi %441, %442 : index
    %444 = arith.cmpi slt, %443, %13 : index
    scf.if %444 {
      %445 = arith.cmpi eq, %hasFactors, %c5 : index
      %446 = memref.load %factors[%443] : memref<?xf32>
      %447 = arith.select %445, %446, %c28 : f32
      %448 = arith.remui %438, %c8 : index
      %449 = arith.muli %448, %c17 : index
      %450 = arith.addi %11, %449 : index
      %451 = vector.load %w[%450] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %452 = vector.bitcast %451 : vector<4xi8> to vector<1xf32>
      %453 = vector.extract %452[0] : f32 from vector<1xf32>
      %454 = arith.mulf %453, %447 : f32
      %455 = arith.mulf %437, %454 : f32
      %456 = arith.muli %443, %outputFeatures : index
      %457 = arith.addi %456, %18 : index
      %458 = wave.lane
      %459 = arith.remui %458, %c8 : index
      %460 = arith.addi %457, %459 : index
      scf.if %16 {
        %461 = arith.addi %460, %c6 : index
        %462 = memref.load %residual[%461] : memref<?xf32>
        %463 = arith.addf %462, %455 : f32
        %464 = arith.addi %460, %c6 : index
        memref.store %463, %out[%464] : memref<?xf32>
      } else {
        %465 = arith.addi %460, %c6 : index
        memref.store %455, %out[%465] : memref<?xf32>
      }
    }
    %466 = vector.extract %206[6] : f32 from vector<8xf32>
    %467 = wave.lane
    %468 = arith.addi %14, %c6 : index
    %469 = arith.muli %c30, %c2 : index
    %470 = arith.addi %468, %469 : index
    %471 = arith.divui %467, %c8 : index
    %472 = arith.addi %470, %471 : index
    %473 = arith.cmpi slt, %472, %13 : index
    scf.if %473 {
      %474 = arith.cmpi eq, %hasFactors, %c5 : index
      %475 = memref.load %factors[%472] : memref<?xf32>
      %476 = arith.select %474, %475, %c28 : f32
      %477 = arith.remui %467, %c8 : index
      %478 = arith.muli %477, %c17 : index
      %479 = arith.addi %11, %478 : index
      %480 = vector.load %w[%479] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %481 = vector.bitcast %480 : vector<4xi8> to vector<1xf32>
      %482 = vector.extract %481[0] : f32 from vector<1xf32>
      %483 = arith.mulf %482, %476 : f32
      %484 = arith.mulf %466, %483 : f32
      %485 = arith.muli %472, %outputFeatures : index
      %486 = arith.addi %485, %18 : index
      %487 = wave.lane
      %488 = arith.remui %487, %c8 : index
      %489 = arith.addi %486, %488 : index
      scf.if %16 {
        %490 = arith.addi %489, %c6 : index
        %491 = memref.load %residual[%490] : memref<?xf32>
        %492 = arith.addf %491, %484 : f32
        %493 = arith.addi %489, %c6 : index
        memref.store %492, %out[%493] : memref<?xf32>
      } else {
        %494 = arith.addi %489, %c6 : index
        memref.store %484, %out[%494] : memref<?xf32>
      }
    }
    %495 = vector.extract %206[7] : f32 from vector<8xf32>
    %496 = wave.lane
    %497 = arith.addi %14, %c6 : index
    %498 = arith.muli %c31, %c2 : index
    %499 = arith.addi %497, %498 : index
    %500 = arith.divui %496, %c8 : index
    %501 = arith.addi %499, %500 : index
    %502 = arith.cmpi slt, %501, %13 : index
    scf.if %502 {
      %503 = arith.cmpi eq, %hasFactors, %c5 : index
      %504 = memref.load %factors[%501] : memref<?xf32>
      %505 = arith.select %503, %504, %c28 : f32
      %506 = arith.remui %496, %c8 : index
      %507 = arith.muli %506, %c17 : index
      %508 = arith.addi %11, %507 : index
      %509 = vector.load %w[%508] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %510 = vector.bitcast %509 : vector<4xi8> to vector<1xf32>
      %511 = vector.extract %510[0] : f32 from vector<1xf32>
      %512 = arith.mulf %511, %505 : f32
      %513 = arith.mulf %495, %512 : f32
      %514 = arith.muli %501, %outputFeatures : index
      %515 = arith.addi %514, %18 : index
      %516 = wave.lane
      %517 = arith.remui %516, %c8 : index
      %518 = arith.addi %515, %517 : index
      scf.if %16 {
        %519 = arith.addi %518, %c6 : index
        %520 = memref.load %residual[%519] : memref<?xf32>
        %521 = arith.addf %520, %513 : f32
        %522 = arith.addi %518, %c6 : index
        memref.store %521, %out[%522] : memref<?xf32>
      } else {
        %523 = arith.addi %518, %c6 : index
        memref.store %513, %out[%523] : memref<?xf32>
      }
    }
  }
  wave.return
}
