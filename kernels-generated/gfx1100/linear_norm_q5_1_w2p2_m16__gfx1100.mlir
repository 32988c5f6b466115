// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q5_1', waves=2, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q5_1_w2p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c23 = arith.constant dense<65537> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c29 = arith.constant dense<12> : vector<4xi32>
  %c30 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c31 = arith.constant dense<0x6400> : vector<32xf16>
  %c32 = arith.constant 3 : index
  %c33 = arith.constant 96 : index
  %c34 = arith.constant 160 : index
  %c35 = arith.constant 192 : index
  %c36 = arith.constant 224 : index
  %c37 = arith.constant 512 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c42 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c44 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c46 = arith.constant 23 : i32
  %c47 = arith.constant 141 : i32
  %c48 = arith.constant 268 : i32
  %c49 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %inputFeatures, %c2 : index
  %10 = arith.addi %8, %9 : index
  %11 = arith.muli %0, %c2 : index
  %12 = arith.addi %11, %c5 : index
  %13 = arith.muli %12, %10 : index
  %14 = arith.addi %11, %c6 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c8 : index
  %19 = wave.scratch %c9 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c6 : index
  %21 = wave.block 0
  %22 = arith.muli %21, %c12 : index
  %23 = arith.cmpi slt, %18, %17 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c8 : index
    %26 = arith.remui %25, %tileRows : index
    %27 = arith.addi %18, %26 : index
    %28 = arith.divui %27, %tileRows : index
    %29 = arith.divui %inputFeatures, %c8 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.divui %c5, %c8 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.muli %32, %c2 : index
    %34 = arith.remui %c5, %c8 : index
    %35 = arith.divui %34, %c1 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c1 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c1 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c5, %c1 : index
    %43 = arith.addi %41, %42 : index
    %44 = wave.wave
    %45 = arith.divui %inputFeatures, %c12 : index
    %46 = arith.muli %44, %stepsPerWave : index
    %47 = arith.minsi %46, %45 : index
    %48 = arith.addi %47, %stepsPerWave : index
    %49 = arith.minsi %48, %45 : index
    %50 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %51 = arith.subi %49, %47 : index
    %52 = arith.divui %51, %c2 : index
    %53 = arith.muli %52, %c2 : index
    %54 = arith.addi %47, %53 : index
    %55 = arith.addi %47, %stepsPerWave : index
    %56 = arith.select %50, %55, %54 : index
    %60:2 = scf.for %57 = %47 to %56 step %c2 iter_args(%58 = %c14, %59 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %61 = wave.lane
      %62 = arith.addi %57, %c5 : index
      %63 = arith.remui %61, %c8 : index
      %64 = arith.addi %13, %c4 : index
      %65 = arith.muli %62, %c17 : index
      %66 = arith.addi %64, %65 : index
      %67 = arith.muli %63, %c18 : index
      %68 = arith.addi %66, %67 : index
      %69 = vector.load %w[%68] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %70 = vector.bitcast %69 : vector<4xi8> to vector<2xf16>
      %71 = vector.extract %70[0] : f16 from vector<2xf16>
      %72 = vector.broadcast %71 : f16 to vector<16xf16>
      %73 = vector.extract %70[1] : f16 from vector<2xf16>
      %74 = vector.broadcast %73 : f16 to vector<16xf16>
      %75 = arith.addi %13, %c4 : index
      %76 = arith.muli %inputFeatures, %c2 : index
      %77 = arith.addi %76, %c3 : index
      %78 = arith.divui %77, %c4 : index
      %79 = arith.muli %78, %c4 : index
      %80 = arith.addi %75, %79 : index
      %81 = arith.muli %62, %c19 : index
      %82 = arith.addi %80, %81 : index
      %83 = arith.muli %63, %c8 : index
      %84 = arith.addi %82, %83 : index
      %85 = arith.muli %inputFeatures, %c1 : index
      %86 = arith.muli %inputFeatures, %c2 : index
      %87 = arith.addi %86, %c3 : index
      %88 = arith.divui %87, %c4 : index
      %89 = arith.muli %88, %c4 : index
      %90 = arith.addi %85, %89 : index
      %91 = arith.addi %90, %c4 : index
      %92 = arith.addi %13, %91 : index
      %93 = arith.muli %62, %c8 : index
      %94 = arith.addi %93, %63 : index
      %95 = arith.muli %94, %c18 : index
      %96 = arith.addi %92, %95 : index
      %97 = vector.load %w[%96] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %98 = vector.bitcast %97 : vector<4xi8> to vector<1xi32>
      %99 = vector.shuffle %98, %98 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %100 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %101 = vector.bitcast %100 : vector<16xi8> to vector<4xi32>
      %102 = arith.shrui %101, %c20 : vector<4xi32>
      %103 = arith.andi %102, %c21 : vector<4xi32>
      %104 = arith.shrui %99, %c22 : vector<4xi32>
      %105 = arith.andi %104, %c23 : vector<4xi32>
      %106 = arith.shli %105, %c24 : vector<4xi32>
      %107 = arith.ori %103, %106 : vector<4xi32>
      %108 = arith.ori %107, %c25 : vector<4xi32>
      %109 = vector.bitcast %108 : vector<4xi32> to vector<8xf16>
      %110 = arith.shrui %101, %c24 : vector<4xi32>
      %111 = arith.andi %110, %c21 : vector<4xi32>
      %112 = arith.shrui %99, %c26 : vector<4xi32>
      %113 = arith.andi %112, %c23 : vector<4xi32>
      %114 = arith.shli %113, %c24 : vector<4xi32>
      %115 = arith.ori %111, %114 : vector<4xi32>
      %116 = arith.ori %115, %c25 : vector<4xi32>
      %117 = vector.bitcast %116 : vector<4xi32> to vector<8xf16>
      %118 = arith.shrui %101, %c27 : vector<4xi32>
      %119 = arith.andi %118, %c21 : vector<4xi32>
      %120 = arith.shrui %99, %c28 : vector<4xi32>
      %121 = arith.andi %120, %c23 : vector<4xi32>
      %122 = arith.shli %121, %c24 : vector<4xi32>
      %123 = arith.ori %119, %122 : vector<4xi32>
      %124 = arith.ori %123, %c25 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %101, %c29 : vector<4xi32>
      %127 = arith.andi %126, %c21 : vector<4xi32>
      %128 = arith.shrui %99, %c30 : vector<4xi32>
      %129 = arith.andi %128, %c23 : vector<4xi32>
      %130 = arith.shli %129, %c24 : vector<4xi32>
      %131 = arith.ori %127, %130 : vector<4xi32>
      %132 = arith.ori %131, %c25 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = vector.shuffle %109, %117 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %135 = vector.shuffle %125, %133 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %136 = vector.shuffle %134, %135 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %137 = arith.subf %136, %c31 : vector<32xf16>
      %138 = vector.shuffle %137, %137 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %139 = vector.shuffle %137, %137 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %140 = math.fma %138, %72, %74 : vector<16xf16>
      %141 = math.fma %139, %72, %74 : vector<16xf16>
      %142 = arith.addi %57, %c6 : index
      %143 = arith.remui %61, %c8 : index
      %144 = arith.addi %13, %c4 : index
      %145 = arith.muli %142, %c17 : index
      %146 = arith.addi %144, %145 : index
      %147 = arith.muli %143, %c18 : index
      %148 = arith.addi %146, %147 : index
      %149 = vector.load %w[%148] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %150 = vector.bitcast %149 : vector<4xi8> to vector<2xf16>
      %151 = vector.extract %150[0] : f16 from vector<2xf16>
      %152 = vector.broadcast %151 : f16 to vector<16xf16>
      %153 = vector.extract %150[1] : f16 from vector<2xf16>
      %154 = vector.broadcast %153 : f16 to vector<16xf16>
      %155 = arith.addi %13, %c4 : index
      %156 = arith.muli %inputFeatures, %c2 : index
      %157 = arith.addi %156, %c3 : index
      %158 = arith.divui %157, %c4 : index
      %159 = arith.muli %158, %c4 : index
      %160 = arith.addi %155, %159 : index
      %161 = arith.muli %142, %c19 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.muli %143, %c8 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.muli %inputFeatures, %c1 : index
      %166 = arith.muli %inputFeatures, %c2 : index
      %167 = arith.addi %166, %c3 : index
      %168 = arith.divui %167, %c4 : index
      %169 = arith.muli %168, %c4 : index
      %170 = arith.addi %165, %169 : index
      %171 = arith.addi %170, %c4 : index
      %172 = arith.addi %13, %171 : index
      %173 = arith.muli %142, %c8 : index
      %174 = arith.addi %173, %143 : index
      %175 = arith.muli %174, %c18 : index
      %176 = arith.addi %172, %175 : index
      %177 = vector.load %w[%176] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %178 = vector.bitcast %177 : vector<4xi8> to vector<1xi32>
      %179 = vector.shuffle %178, %178 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %180 = vector.load %w[%164] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %181 = vector.bitcast %180 : vector<16xi8> to vector<4xi32>
      %182 = arith.shrui %181, %c20 : vector<4xi32>
      %183 = arith.andi %182, %c21 : vector<4xi32>
      %184 = arith.shrui %179, %c22 : vector<4xi32>
      %185 = arith.andi %184, %c23 : vector<4xi32>
      %186 = arith.shli %185, %c24 : vector<4xi32>
      %187 = arith.ori %183, %186 : vector<4xi32>
      %188 = arith.ori %187, %c25 : vector<4xi32>
      %189 = vector.bitcast %188 : vector<4xi32> to vector<8xf16>
      %190 = arith.shrui %181, %c24 : vector<4xi32>
      %191 = arith.andi %190, %c21 : vector<4xi32>
      %192 = arith.shrui %179, %c26 : vector<4xi32>
      %193 = arith.andi %192, %c23 : vector<4xi32>
      %194 = arith.shli %193, %c24 : vector<4xi32>
      %195 = arith.ori %191, %194 : vector<4xi32>
      %196 = arith.ori %195, %c25 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = arith.shrui %181, %c27 : vector<4xi32>
      %199 = arith.andi %198, %c21 : vector<4xi32>
      %200 = arith.shrui %179, %c28 : vector<4xi32>
      %201 = arith.andi %200, %c23 : vector<4xi32>
      %202 = arith.shli %201, %c24 : vector<4xi32>
      %203 = arith.ori %199, %202 : vector<4xi32>
      %204 = arith.ori %203, %c25 : vector<4xi32>
      %205 = vector.bitcast %204 : vector<4xi32> to vector<8xf16>
      %206 = arith.shrui %181, %c29 : vector<4xi32>
      %207 = arith.andi %206, %c21 : vector<4xi32>
      %208 = arith.shrui %179, %c30 : vector<4xi32>
      %209 = arith.andi %208, %c23 : vector<4xi32>
      %210 = arith.shli %209, %c24 : vector<4xi32>
      %211 = arith.ori %207, %210 : vector<4xi32>
      %212 = arith.ori %211, %c25 : vector<4xi32>
      %213 = vector.bitcast %212 : vector<4xi32> to vector<8xf16>
      %214 = vector.shuffle %189, %197 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %215 = vector.shuffle %205, %213 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %216 = vector.shuffle %214, %215 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %217 = arith.subf %216, %c31 : vector<32xf16>
      %218 = vector.shuffle %217, %217 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %219 = vector.shuffle %217, %217 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %220 = math.fma %218, %152, %154 : vector<16xf16>
      %221 = math.fma %219, %152, %154 : vector<16xf16>
      %222 = arith.addi %57, %c5 : index
      %223 = arith.remui %61, %c8 : index
      %224 = arith.addi %15, %c4 : index
      %225 = arith.muli %222, %c17 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.muli %223, %c18 : index
      %228 = arith.addi %226, %227 : index
      %229 = vector.load %w[%228] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %230 = vector.bitcast %229 : vector<4xi8> to vector<2xf16>
      %231 = vector.extract %230[0] : f16 from vector<2xf16>
      %232 = vector.broadcast %231 : f16 to vector<16xf16>
      %233 = vector.extract %230[1] : f16 from vector<2xf16>
      %234 = vector.broadcast %233 : f16 to vector<16xf16>
      %235 = arith.addi %15, %c4 : index
      %236 = arith.muli %inputFeatures, %c2 : index
      %237 = arith.addi %236, %c3 : index
      %238 = arith.divui %237, %c4 : index
      %239 = arith.muli %238, %c4 : index
      %240 = arith.addi %235, %239 : index
      %241 = arith.muli %222, %c19 : index
      %242 = arith.addi %240, %241 : index
      %243 = arith.muli %223, %c8 : index
      %244 = arith.addi %242, %243 : index
      %245 = arith.muli %inputFeatures, %c1 : index
      %246 = arith.muli %inputFeatures, %c2 : index
      %247 = arith.addi %246, %c3 : index
      %248 = arith.divui %247, %c4 : index
      %249 = arith.muli %248, %c4 : index
      %250 = arith.addi %245, %249 : index
      %251 = arith.addi %250, %c4 : index
      %252 = arith.addi %15, %251 : index
      %253 = arith.muli %222, %c8 : index
      %254 = arith.addi %253, %223 : index
      %255 = arith.muli %254, %c18 : index
      %256 = arith.addi %252, %255 : index
      %257 = vector.load %w[%256] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %258 = vector.bitcast %257 : vector<4xi8> to vector<1xi32>
      %259 = vector.shuffle %258, %258 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %260 = vector.load %w[%244] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %261 = vector.bitcast %260 : vector<16xi8> to vector<4xi32>
      %262 = arith.shrui %261, %c20 : vector<4xi32>
      %263 = arith.andi %262, %c21 : vector<4xi32>
      %264 = arith.shrui %259, %c22 : vector<4xi32>
      %265 = arith.andi %264, %c23 : vector<4xi32>
      %266 = arith.shli %265, %c24 : vector<4xi32>
      %267 = arith.ori %263, %266 : vector<4xi32>
      %268 = arith.ori %267, %c25 : vector<4xi32>
      %269 = vector.bitcast %268 : vector<4xi32> to vector<8xf16>
      %270 = arith.shrui %261, %c24 : vector<4xi32>
      %271 = arith.andi %270, %c21 : vector<4xi32>
      %272 = arith.shrui %259, %c26 : vector<4xi32>
      %273 = arith.andi %272, %c23 : vector<4xi32>
      %274 = arith.shli %273, %c24 : vector<4xi32>
      %275 = arith.ori %271, %274 : vector<4xi32>
      %276 = arith.ori %275, %c25 : vector<4xi32>
      %277 = vector.bitcast %276 : vector<4xi32> to vector<8xf16>
      %278 = arith.shrui %261, %c27 : vector<4xi32>
      %279 = arith.andi %278, %c21 : vector<4xi32>
      %280 = arith.shrui %259, %c28 : vector<4xi32>
      %281 = arith.andi %280, %c23 : vector<4xi32>
      %282 = arith.shli %281, %c24 : vector<4xi32>
      %283 = arith.ori %279, %282 : vector<4xi32>
      %284 = arith.ori %283, %c25 : vector<4xi32>
      %285 = vector.bitcast %284 : vector<4xi32> to vector<8xf16>
      %286 = arith.shrui %261, %c29 : vector<4xi32>
      %287 = arith.andi %286, %c21 : vector<4xi32>
      %288 = arith.shrui %259, %c30 : vector<4xi32>
      %289 = arith.andi %288, %c23 : vector<4xi32>
      %290 = arith.shli %289, %c24 : vector<4xi32>
      %291 = arith.ori %287, %290 : vector<4xi32>
      %292 = arith.ori %291, %c25 : vector<4xi32>
      %293 = vector.bitcast %292 : vector<4xi32> to vector<8xf16>
      %294 = vector.shuffle %269, %277 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = vector.shuffle %285, %293 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %296 = vector.shuffle %294, %295 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %297 = arith.subf %296, %c31 : vector<32xf16>
      %298 = vector.shuffle %297, %297 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %299 = vector.shuffle %297, %297 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %300 = math.fma %298, %232, %234 : vector<16xf16>
      %301 = math.fma %299, %232, %234 : vector<16xf16>
      %302 = arith.addi %57, %c6 : index
      %303 = arith.remui %61, %c8 : index
      %304 = arith.addi %15, %c4 : index
      %305 = arith.muli %302, %c17 : index
      %306 = arith.addi %304, %305 : index
      %307 = arith.muli %303, %c18 : index
      %308 = arith.addi %306, %307 : index
      %309 = vector.load %w[%308] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %310 = vector.bitcast %309 : vector<4xi8> to vector<2xf16>
      %311 = vector.extract %310[0] : f16 from vector<2xf16>
      %312 = vector.broadcast %311 : f16 to vector<16xf16>
      %313 = vector.extract %310[1] : f16 from vector<2xf16>
      %314 = vector.broadcast %313 : f16 to vector<16xf16>
      %315 = arith.addi %15, %c4 : index
      %316 = arith.muli %inputFeatures, %c2 : index
      %317 = arith.addi %316, %c3 : index
      %318 = arith.divui %317, %c4 : index
      %319 = arith.muli %318, %c4 : index
      %320 = arith.addi %315, %319 : index
      %321 = arith.muli %302, %c19 : index
      %322 = arith.addi %320, %321 : index
      %323 = arith.muli %303, %c8 : index
      %324 = arith.addi %322, %323 : index
      %325 = arith.muli %inputFeatures, %c1 : index
      %326 = arith.muli %inputFeatures, %c2 : index
      %327 = arith.addi %326, %c3 : index
      %328 = arith.divui %327, %c4 : index
      %329 = arith.muli %328, %c4 : index
      %330 = arith.addi %325, %329 : index
      %331 = arith.addi %330, %c4 : index
      %332 = arith.addi %15, %331 : index
      %333 = arith.muli %302, %c8 : index
      %334 = arith.addi %333, %303 : index
      %335 = arith.muli %334, %c18 : index
      %336 = arith.addi %332, %335 : index
      %337 = vector.load %w[%336] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %338 = vector.bitcast %337 : vector<4xi8> to vector<1xi32>
      %339 = vector.shuffle %338, %338 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %340 = vector.load %w[%324] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %341 = vector.bitcast %340 : vector<16xi8> to vector<4xi32>
      %342 = arith.shrui %341, %c20 : vector<4xi32>
      %343 = arith.andi %342, %c21 : vector<4xi32>
      %344 = arith.shrui %339, %c22 : vector<4xi32>
      %345 = arith.andi %344, %c23 : vector<4xi32>
      %346 = arith.shli %345, %c24 : vector<4xi32>
      %347 = arith.ori %343, %346 : vector<4xi32>
      %348 = arith.ori %347, %c25 : vector<4xi32>
      %349 = vector.bitcast %348 : vector<4xi32> to vector<8xf16>
      %350 = arith.shrui %341, %c24 : vector<4xi32>
      %351 = arith.andi %350, %c21 : vector<4xi32>
      %352 = arith.shrui %339, %c26 : vector<4xi32>
      %353 = arith.andi %352, %c23 : vector<4xi32>
      %354 = arith.shli %353, %c24 : vector<4xi32>
      %355 = arith.ori %351, %354 : vector<4xi32>
      %356 = arith.ori %355, %c25 : vector<4xi32>
      %357 = vector.bitcast %356 : vector<4xi32> to vector<8xf16>
      %358 = arith.shrui %341, %c27 : vector<4xi32>
      %359 = arith.andi %358, %c21 : vector<4xi32>
      %360 = arith.shrui %339, %c28 : vector<4xi32>
      %361 = arith.andi %360, %c23 : vector<4xi32>
      %362 = arith.shli %361, %c24 : vector<4xi32>
      %363 = arith.ori %359, %362 : vector<4xi32>
      %364 = arith.ori %363, %c25 : vector<4xi32>
      %365 = vector.bitcast %364 : vector<4xi32> to vector<8xf16>
      %366 = arith.shrui %341, %c29 : vector<4xi32>
      %367 = arith.andi %366, %c21 : vector<4xi32>
      %368 = arith.shrui %339, %c30 : vector<4xi32>
      %369 = arith.andi %368, %c23 : vector<4xi32>
      %370 = arith.shli %369, %c24 : vector<4xi32>
      %371 = arith.ori %367, %370 : vector<4xi32>
      %372 = arith.ori %371, %c25 : vector<4xi32>
      %373 = vector.bitcast %372 : vector<4xi32> to vector<8xf16>
      %374 = vector.shuffle %349, %357 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %375 = vector.shuffle %365, %373 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %376 = vector.shuffle %374, %375 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %377 = arith.subf %376, %c31 : vector<32xf16>
      %378 = vector.shuffle %377, %377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %379 = vector.shuffle %377, %377 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %380 = math.fma %378, %312, %314 : vector<16xf16>
      %381 = math.fma %379, %312, %314 : vector<16xf16>
      %382 = arith.muli %57, %c2 : index
      %383 = arith.addi %382, %c5 : index
      %384 = arith.muli %tileRows, %c8 : index
      %385 = arith.muli %383, %384 : index
      %386 = arith.addi %43, %385 : index
      %387 = vector.load %x[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %388 = arith.muli %tileRows, %c1 : index
      %389 = arith.addi %386, %388 : index
      %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %391 = vector.shuffle %387, %390 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %392 = wave.mma %391, %140, %58 : vector<16xf16>, vector<8xf32>
      %393 = wave.mma %391, %300, %59 : vector<16xf16>, vector<8xf32>
      %394 = arith.muli %57, %c2 : index
      %395 = arith.addi %394, %c6 : index
      %396 = arith.muli %tileRows, %c8 : index
      %397 = arith.muli %395, %396 : index
      %398 = arith.addi %43, %397 : index
      %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %400 = arith.muli %tileRows, %c1 : index
      %401 = arith.addi %398, %400 : index
      %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %403 = vector.shuffle %399, %402 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %404 = wave.mma %403, %141, %392 : vector<16xf16>, vector<8xf32>
      %405 = wave.mma %403, %301, %393 : vector<16xf16>, vector<8xf32>
      %406 = arith.muli %57, %c2 : index
      %407 = arith.addi %406, %c2 : index
      %408 = arith.muli %tileRows, %c8 : index
      %409 = arith.muli %407, %408 : index
      %410 = arith.addi %43, %409 : index
      %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = arith.muli %tileRows, %c1 : index
      %413 = arith.addi %410, %412 : index
      %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = vector.shuffle %411, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %416 = wave.mma %415, %220, %404 : vector<16xf16>, vector<8xf32>
      %417 = wave.mma %415, %380, %405 : vector<16xf16>, vector<8xf32>
      %418 = arith.muli %57, %c2 : index
      %419 = arith.addi %418, %c32 : index
      %420 = arith.muli %tileRows, %c8 : index
      %421 = arith.muli %419, %420 : index
      %422 = arith.addi %43, %421 : index
      %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %424 = arith.muli %tileRows, %c1 : index
      %425 = arith.addi %422, %424 : index
      %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %427 = vector.shuffle %423, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %428 = wave.mma %427, %221, %416 : vector<16xf16>, vector<8xf32>
      %429 = wave.mma %427, %381, %417 : vector<16xf16>, vector<8xf32>
      scf.yield %428, %429 : vector<8xf32>, vector<8xf32>
    }
    %430 = arith.select %50, %56, %49 : index
    %434:2 = scf.for %431 = %56 to %430 step %c6 iter_args(%432 = %60#0, %433 = %60#1) -> (vector<8xf32>, vector<8xf32>) {
      %435 = wave.lane
      %436 = arith.addi %431, %c5 : index
      %437 = arith.remui %435, %c8 : index
      %438 = arith.addi %13, %c4 : index
      %439 = arith.muli %436, %c17 : index
      %440 = arith.addi %438, %439 : index
      %441 = arith.muli %437, %c18 : index
      %442 = arith.addi %440, %441 : index
      %443 = vector.load %w[%442] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %444 = vector.bitcast %443 : vector<4xi8> to vector<2xf16>
      %445 = vector.extract %444[0] : f16 from vector<2xf16>
      %446 = vector.broadcast %445 : f16 to vector<16xf16>
      %447 = vector.extract %444[1] : f16 from vector<2xf16>
      %448 = vector.broadcast %447 : f16 to vector<16xf16>
      %449 = arith.addi %13, %c4 : index
      %450 = arith.muli %inputFeatures, %c2 : index
      %451 = arith.addi %450, %c3 : index
      %452 = arith.divui %451, %c4 : index
      %453 = arith.muli %452, %c4 : index
      %454 = arith.addi %449, %453 : index
      %455 = arith.muli %436, %c19 : index
      %456 = arith.addi %454, %455 : index
      %457 = arith.muli %437, %c8 : index
      %458 = arith.addi %456, %457 : index
      %459 = arith.muli %inputFeatures, %c1 : index
      %460 = arith.muli %inputFeatures, %c2 : index
      %461 = arith.addi %460, %c3 : index
      %462 = arith.divui %461, %c4 : index
      %463 = arith.muli %462, %c4 : index
      %464 = arith.addi %459, %463 : index
      %465 = arith.addi %464, %c4 : index
      %466 = arith.addi %13, %465 : index
      %467 = arith.muli %436, %c8 : index
      %468 = arith.addi %467, %437 : index
      %469 = arith.muli %468, %c18 : index
      %470 = arith.addi %466, %469 : index
      %471 = vector.load %w[%470] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %472 = vector.bitcast %471 : vector<4xi8> to vector<1xi32>
      %473 = vector.shuffle %472, %472 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %474 = vector.load %w[%458] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %475 = vector.bitcast %474 : vector<16xi8> to vector<4xi32>
      %476 = arith.shrui %475, %c20 : vector<4xi32>
      %477 = arith.andi %476, %c21 : vector<4xi32>
      %478 = arith.shrui %473, %c22 : vector<4xi32>
      %479 = arith.andi %478, %c23 : vector<4xi32>
      %480 = arith.shli %479, %c24 : vector<4xi32>
      %481 = arith.ori %477, %480 : vector<4xi32>
      %482 = arith.ori %481, %c25 : vector<4xi32>
      %483 = vector.bitcast %482 : vector<4xi32> to vector<8xf16>
      %484 = arith.shrui %475, %c24 : vector<4xi32>
      %485 = arith.andi %484, %c21 : vector<4xi32>
      %486 = arith.shrui %473, %c26 : vector<4xi32>
      %487 = arith.andi %486, %c23 : vector<4xi32>
      %488 = arith.shli %487, %c24 : vector<4xi32>
      %489 = arith.ori %485, %488 : vector<4xi32>
      %490 = arith.ori %489, %c25 : vector<4xi32>
      %491 = vector.bitcast %490 : vector<4xi32> to vector<8xf16>
      %492 = arith.shrui %475, %c27 : vector<4xi32>
      %493 = arith.andi %492, %c21 : vector<4xi32>
      %494 = arith.shrui %473, %c28 : vector<4xi32>
      %495 = arith.andi %494, %c23 : vector<4xi32>
      %496 = arith.shli %495, %c24 : vector<4xi32>
      %497 = arith.ori %493, %496 : vector<4xi32>
      %498 = arith.ori %497, %c25 : vector<4xi32>
      %499 = vector.bitcast %498 : vector<4xi32> to vector<8xf16>
      %500 = arith.shrui %475, %c29 : vector<4xi32>
      %501 = arith.andi %500, %c21 : vector<4xi32>
      %502 = arith.shrui %473, %c30 : vector<4xi32>
      %503 = arith.andi %502, %c23 : vector<4xi32>
      %504 = arith.shli %503, %c24 : vector<4xi32>
      %505 = arith.ori %501, %504 : vector<4xi32>
      %506 = arith.ori %505, %c25 : vector<4xi32>
      %507 = vector.bitcast %506 : vector<4xi32> to vector<8xf16>
      %508 = vector.shuffle %483, %491 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %509 = vector.shuffle %499, %507 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %510 = vector.shuffle %508, %509 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %511 = arith.subf %510, %c31 : vector<32xf16>
      %512 = vector.shuffle %511, %511 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %513 = vector.shuffle %511, %511 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %514 = math.fma %512, %446, %448 : vector<16xf16>
      %515 = math.fma %513, %446, %448 : vector<16xf16>
      %516 = arith.addi %431, %c5 : index
      %517 = arith.remui %435, %c8 : index
      %518 = arith.addi %15, %c4 : index
      %519 = arith.muli %516, %c17 : index
      %520 = arith.addi %518, %519 : index
      %521 = arith.muli %517, %c18 : index
      %522 = arith.addi %520, %521 : index
      %523 = vector.load %w[%522] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %524 = vector.bitcast %523 : vector<4xi8> to vector<2xf16>
      %525 = vector.extract %524[0] : f16 from vector<2xf16>
      %526 = vector.broadcast %525 : f16 to vector<16xf16>
      %527 = vector.extract %524[1] : f16 from vector<2xf16>
      %528 = vector.broadcast %527 : f16 to vector<16xf16>
      %529 = arith.addi %15, %c4 : index
      %530 = arith.muli %inputFeatures, %c2 : index
      %531 = arith.addi %530, %c3 : index
      %532 = arith.divui %531, %c4 : index
      %533 = arith.muli %532, %c4 : index
      %534 = arith.addi %529, %533 : index
      %535 = arith.muli %516, %c19 : index
      %536 = arith.addi %534, %535 : index
      %537 = arith.muli %517, %c8 : index
      %538 = arith.addi %536, %537 : index
      %539 = arith.muli %inputFeatures, %c1 : index
      %540 = arith.muli %inputFeatures, %c2 : index
      %541 = arith.addi %540, %c3 : index
      %542 = arith.divui %541, %c4 : index
      %543 = arith.muli %542, %c4 : index
      %544 = arith.addi %539, %543 : index
      %545 = arith.addi %544, %c4 : index
      %546 = arith.addi %15, %545 : index
      %547 = arith.muli %516, %c8 : index
      %548 = arith.addi %547, %517 : index
      %549 = arith.muli %548, %c18 : index
      %550 = arith.addi %546, %549 : index
      %551 = vector.load %w[%550] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %552 = vector.bitcast %551 : vector<4xi8> to vector<1xi32>
      %553 = vector.shuffle %552, %552 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %554 = vector.load %w[%538] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %555 = vector.bitcast %554 : vector<16xi8> to vector<4xi32>
      %556 = arith.shrui %555, %c20 : vector<4xi32>
      %557 = arith.andi %556, %c21 : vector<4xi32>
      %558 = arith.shrui %553, %c22 : vector<4xi32>
      %559 = arith.andi %558, %c23 : vector<4xi32>
      %560 = arith.shli %559, %c24 : vector<4xi32>
      %561 = arith.ori %557, %560 : vector<4xi32>
      %562 = arith.ori %561, %c25 : vector<4xi32>
      %563 = vector.bitcast %562 : vector<4xi32> to vector<8xf16>
      %564 = arith.shrui %555, %c24 : vector<4xi32>
      %565 = arith.andi %564, %c21 : vector<4xi32>
      %566 = arith.shrui %553, %c26 : vector<4xi32>
      %567 = arith.andi %566, %c23 : vector<4xi32>
      %568 = arith.shli %567, %c24 : vector<4xi32>
      %569 = arith.ori %565, %568 : vector<4xi32>
      %570 = arith.ori %569, %c25 : vector<4xi32>
      %571 = vector.bitcast %570 : vector<4xi32> to vector<8xf16>
      %572 = arith.shrui %555, %c27 : vector<4xi32>
      %573 = arith.andi %572, %c21 : vector<4xi32>
      %574 = arith.shrui %553, %c28 : vector<4xi32>
      %575 = arith.andi %574, %c23 : vector<4xi32>
      %576 = arith.shli %575, %c24 : vector<4xi32>
      %577 = arith.ori %573, %576 : vector<4xi32>
      %578 = arith.ori %577, %c25 : vector<4xi32>
      %579 = vector.bitcast %578 : vector<4xi32> to vector<8xf16>
      %580 = arith.shrui %555, %c29 : vector<4xi32>
      %581 = arith.andi %580, %c21 : vector<4xi32>
      %582 = arith.shrui %553, %c30 : vector<4xi32>
      %583 = arith.andi %582, %c23 : vector<4xi32>
      %584 = arith.shli %583, %c24 : vector<4xi32>
      %585 = arith.ori %581, %584 : vector<4xi32>
      %586 = arith.ori %585, %c25 : vector<4xi32>
      %587 = vector.bitcast %586 : vector<4xi32> to vector<8xf16>
      %588 = vector.shuffle %563, %571 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %589 = vector.shuffle %579, %587 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %590 = vector.shuffle %588, %589 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %591 = arith.subf %590, %c31 : vector<32xf16>
      %592 = vector.shuffle %591, %591 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %593 = vector.shuffle %591, %591 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %594 = math.fma %592, %526, %528 : vector<16xf16>
      %595 = math.fma %593, %526, %528 : vector<16xf16>
      %596 = arith.muli %431, %c2 : index
      %597 = arith.addi %596, %c5 : index
      %598 = arith.muli %tileRows, %c8 : index
      %599 = arith.muli %597, %598 : index
      %600 = arith.addi %43, %599 : index
      %601 = vector.load %x[%600] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %602 = arith.muli %tileRows, %c1 : index
      %603 = arith.addi %600, %602 : index
      %604 = vector.load %x[%603] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %605 = vector.shuffle %601, %604 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %606 = wave.mma %605, %514, %432 : vector<16xf16>, vector<8xf32>
      %607 = wave.mma %605, %594, %433 : vector<16xf16>, vector<8xf32>
      %608 = arith.muli %431, %c2 : index
      %609 = arith.addi %608, %c6 : index
      %610 = arith.muli %tileRows, %c8 : index
      %611 = arith.muli %609, %610 : index
      %612 = arith.addi %43, %611 : index
      %613 = vector.load %x[%612] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %614 = arith.muli %tileRows, %c1 : index
      %615 = arith.addi %612, %614 : index
      %616 = vector.load %x[%615] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %617 = vector.shuffle %613, %616 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %618 = wave.mma %617, %515, %606 : vector<16xf16>, vector<8xf32>
      %619 = wave.mma %617, %595, %607 : vector<16xf16>, vector<8xf32>
      scf.yield %618, %619 : vector<8xf32>, vector<8xf32>
    }
    %620 = wave.lane
    %621 = wave.wave
    %622 = arith.muli %621, %c2 : index
    %623 = arith.addi %622, %c5 : index
    %624 = arith.muli %623, %c19 : index
    %625 = arith.addi %624, %620 : index
    %626 = vector.extract %434#0[0] : f32 from vector<8xf32>
    %627 = arith.addi %625, %c5 : index
    memref.store %626, %19[%627] : memref<?xf32>
    %628 = vector.extract %434#0[1] : f32 from vector<8xf32>
    %629 = arith.addi %625, %c12 : index
    memref.store %628, %19[%629] : memref<?xf32>
    %630 = vector.extract %434#0[2] : f32 from vector<8xf32>
    %631 = arith.addi %625, %c17 : index
    memref.store %630, %19[%631] : memref<?xf32>
    %632 = vector.extract %434#0[3] : f32 from vector<8xf32>
    %633 = arith.addi %625, %c33 : index
    memref.store %632, %19[%633] : memref<?xf32>
    %634 = vector.extract %434#0[4] : f32 from vector<8xf32>
    %635 = arith.addi %625, %c4 : index
    memref.store %634, %19[%635] : memref<?xf32>
    %636 = vector.extract %434#0[5] : f32 from vector<8xf32>
    %637 = arith.addi %625, %c34 : index
    memref.store %636, %19[%637] : memref<?xf32>
    %638 = vector.extract %434#0[6] : f32 from vector<8xf32>
    %639 = arith.addi %625, %c35 : index
    memref.store %638, %19[%639] : memref<?xf32>
    %640 = vector.extract %434#0[7] : f32 from vector<8xf32>
    %641 = arith.addi %625, %c36 : index
    memref.store %640, %19[%641] : memref<?xf32>
    %642 = arith.muli %621, %c2 : index
    %643 = arith.addi %642, %c6 : index
    %644 = arith.muli %643, %c19 : index
    %645 = arith.addi %644, %620 : index
    %646 = vector.extract %434#1[0] : f32 from vector<8xf32>
    %647 = arith.addi %645, %c5 : index
    memref.store %646, %19[%647] : memref<?xf32>
    %648 = vector.extract %434#1[1] : f32 from vector<8xf32>
    %649 = arith.addi %645, %c12 : index
    memref.store %648, %19[%649] : memref<?xf32>
    %650 = vector.extract %434#1[2] : f32 from vector<8xf32>
    %651 = arith.addi %645, %c17 : index
    memref.store %650, %19[%651] : memref<?xf32>
    %652 = vector.extract %434#1[3] : f32 from vector<8xf32>
    %653 = arith.addi %645, %c33 : index
    memref.store %652, %19[%653] : memref<?xf32>
    %654 = vector.extract %434#1[4] : f32 from vector<8xf32>
    %655 = arith.addi %645, %c4 : index
    memref.store %654, %19[%655] : memref<?xf32>
    %656 = vector.extract %434#1[5] : f32 from vector<8xf32>
    %657 = arith.addi %645, %c34 : index
    memref.store %656, %19[%657] : memref<?xf32>
    %658 = vector.extract %434#1[6] : f32 from vector<8xf32>
    %659 = arith.addi %645, %c35 : index
    memref.store %658, %19[%659] : memref<?xf32>
    %660 = vector.extract %434#1[7] : f32 from vector<8xf32>
    %661 = arith.addi %645, %c36 : index
    memref.store %660, %19[%661] : memref<?xf32>
    wave.barrier
    %662 = arith.muli %621, %c18 : index
    %663 = arith.addi %662, %c5 : index
    %664 = arith.muli %663, %c12 : index
    %665 = arith.addi %664, %620 : index
    %666 = arith.addi %665, %c5 : index
    %667 = memref.load %19[%666] : memref<?xf32>
    %668 = arith.addi %666, %c37 : index
    %669 = memref.load %19[%668] : memref<?xf32>
    %670 = arith.addf %667, %669 : f32
    %671 = arith.muli %663, %c12 : index
    %672 = arith.addi %671, %620 : index
    %673 = arith.addi %672, %c19 : index
    %674 = memref.load %19[%673] : memref<?xf32>
    %675 = arith.addi %673, %c37 : index
    %676 = memref.load %19[%675] : memref<?xf32>
    %677 = arith.addf %674, %676 : f32
    %678 = wave.lane
    %679 = arith.addi %18, %c5 : index
    %680 = arith.muli %663, %c2 : index
    %681 = arith.addi %679, %680 : index
    %682 = arith.divui %678, %c8 : index
    %683 = arith.addi %681, %682 : index
    %684 = arith.cmpi slt, %683, %17 : index
    scf.if %684 {
      %685 = arith.cmpi eq, %hasFactors, %c6 : index
      %686 = arith.muli %683, %c2 : index
      %687 = memref.load %factors[%686] : memref<?xf32>
      %688 = arith.mulf %687, %operandScale : f32
      %689 = arith.select %685, %688, %operandScale : f32
      %690 = arith.remui %678, %c8 : index
      %691 = arith.muli %690, %c18 : index
      %692 = arith.addi %13, %691 : index
      %693 = vector.load %w[%692] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %694 = vector.bitcast %693 : vector<4xi8> to vector<1xf32>
      %695 = vector.extract %694[0] : f32 from vector<1xf32>
      %696 = arith.mulf %695, %689 : f32
      %697 = arith.mulf %670, %696 : f32
      %698 = arith.remui %678, %c8 : index
      %699 = arith.muli %698, %c18 : index
      %700 = arith.addi %15, %699 : index
      %701 = vector.load %w[%700] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %702 = vector.bitcast %701 : vector<4xi8> to vector<1xf32>
      %703 = vector.extract %702[0] : f32 from vector<1xf32>
      %704 = arith.mulf %703, %689 : f32
      %705 = arith.mulf %677, %704 : f32
      %706 = arith.muli %683, %outputFeatures : index
      %707 = arith.addi %706, %22 : index
      %708 = wave.lane
      %709 = arith.remui %708, %c8 : index
      %710 = arith.addi %707, %709 : index
      scf.if %20 {
        %711 = arith.addi %710, %c5 : index
        %712 = memref.load %residual[%711] : memref<?xf32>
        %713 = arith.addf %712, %697 : f32
        %714 = arith.addi %710, %c5 : index
        memref.store %713, %out[%714] : memref<?xf32>
      } else {
        %715 = arith.addi %710, %c5 : index
        memref.store %697, %out[%715] : memref<?xf32>
      }
      scf.if %20 {
        %716 = arith.addi %710, %c8 : index
        %717 = memref.load %residual[%716] : memref<?xf32>
        %718 = arith.addf %717, %705 : f32
        %719 = arith.addi %710, %c8 : index
        memref.store %718, %out[%719] : memref<?xf32>
      } else {
        %720 = arith.addi %710, %c8 : index
        memref.store %705, %out[%720] : memref<?xf32>
      }
    }
    %721 = arith.muli %621, %c18 : index
    %722 = arith.addi %721, %c6 : index
    %723 = arith.muli %722, %c12 : index
    %724 = arith.addi %723, %620 : index
    %725 = arith.addi %724, %c5 : index
    %726 = memref.load %19[%725] : memref<?xf32>
    %727 = arith.addi %725, %c37 : index
    %728 = memref.load %19[%727] : memref<?xf32>
    %729 = arith.addf %726, %728 : f32
    %730 = arith.muli %722, %c12 : index
    %731 = arith.addi %730, %620 : index
    %732 = arith.addi %731, %c19 : index
    %733 = memref.load %19[%732] : memref<?xf32>
    %734 = arith.addi %732, %c37 : index
    %735 = memref.load %19[%734] : memref<?xf32>
    %736 = arith.addf %733, %735 : f32
    %737 = wave.lane
    %738 = arith.addi %18, %c5 : index
    %739 = arith.muli %722, %c2 : index
    %740 = arith.addi %738, %739 : index
    %741 = arith.divui %737, %c8 : index
    %742 = arith.addi %740, %741 : index
    %743 = arith.cmpi slt, %742, %17 : index
    scf.if %743 {
      %744 = arith.cmpi eq, %hasFactors, %c6 : index
      %745 = arith.muli %742, %c2 : index
      %746 = memref.load %factors[%745] : memref<?xf32>
      %747 = arith.mulf %746, %operandScale : f32
      %748 = arith.select %744, %747, %operandScale : f32
      %749 = arith.remui %737, %c8 : index
      %750 = arith.muli %749, %c18 : index
      %751 = arith.addi %13, %750 : index
      %752 = vector.load %w[%751] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %753 = vector.bitcast %752 : vector<4xi8> to vector<1xf32>
      %754 = vector.extract %753[0] : f32 from vector<1xf32>
      %755 = arith.mulf %754, %748 : f32
      %756 = arith.mulf %729, %755 : f32
      %757 = arith.remui %737, %c8 : index
      %758 = arith.muli %757, %c18 : index
      %759 = arith.addi %15, %758 : index
      %760 = vector.load %w[%759] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %761 = vector.bitcast %760 : vector<4xi8> to vector<1xf32>
      %762 = vector.extract %761[0] : f32 from vector<1xf32>
      %763 = arith.mulf %762, %748 : f32
      %764 = arith.mulf %736, %763 : f32
      %765 = arith.muli %742, %outputFeatures : index
      %766 = arith.addi %765, %22 : index
      %767 = wave.lane
      %768 = arith.remui %767, %c8 : index
      %769 = arith.addi %766, %768 : index
      scf.if %20 {
        %770 = arith.addi %769, %c5 : index
        %771 = memref.load %residual[%770] : memref<?xf32>
        %772 = arith.addf %771, %756 : f32
        %773 = arith.addi %769, %c5 : index
        memref.store %772, %out[%773] : memref<?xf32>
      } else {
        %774 = arith.addi %769, %c5 : index
        memref.store %756, %out[%774] : memref<?xf32>
      }
      scf.if %20 {
        %775 = arith.addi %769, %c8 : index
        %776 = memref.load %residual[%775] : memref<?xf32>
        %777 = arith.addf %776, %764 : f32
        %778 = arith.addi %769, %c8 : index
        memref.store %777, %out[%778] : memref<?xf32>
      } else {
        %779 = arith.addi %769, %c8 : index
        memref.store %764, %out[%779] : memref<?xf32>
      }
    }
    %780 = arith.muli %621, %c18 : index
    %781 = arith.addi %780, %c2 : index
    %782 = arith.muli %781, %c12 : index
    %783 = arith.addi %782, %620 : index
    %784 = arith.addi %783, %c5 : index
    %785 = memref.load %19[%784] : memref<?xf32>
    %786 = arith.addi %784, %c37 : index
    %787 = memref.load %19[%786] : memref<?xf32>
    %788 = arith.addf %785, %787 : f32
    %789 = arith.muli %781, %c12 : index
    %790 = arith.addi %789, %620 : index
    %791 = arith.addi %790, %c19 : index
    %792 = memref.load %19[%791] : memref<?xf32>
    %793 = arith.addi %791, %c37 : index
    %794 = memref.load %19[%793] : memref<?xf32>
    %795 = arith.addf %792, %794 : f32
    %796 = wave.lane
    %797 = arith.addi %18, %c5 : index
    %798 = arith.muli %781, %c2 : index
    %799 = arith.addi %797, %798 : index
    %800 = arith.divui %796, %c8 : index
    %801 = arith.addi %799, %800 : index
    %802 = arith.cmpi slt, %801, %17 : index
    scf.if %802 {
      %803 = arith.cmpi eq, %hasFactors, %c6 : index
      %804 = arith.muli %801, %c2 : index
      %805 = memref.load %factors[%804] : memref<?xf32>
      %806 = arith.mulf %805, %operandScale : f32
      %807 = arith.select %803, %806, %operandScale : f32
      %808 = arith.remui %796, %c8 : index
      %809 = arith.muli %808, %c18 : index
      %810 = arith.addi %13, %809 : index
      %811 = vector.load %w[%810] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %812 = vector.bitcast %811 : vector<4xi8> to vector<1xf32>
      %813 = vector.extract %812[0] : f32 from vector<1xf32>
      %814 = arith.mulf %813, %807 : f32
      %815 = arith.mulf %788, %814 : f32
      %816 = arith.remui %796, %c8 : index
      %817 = arith.muli %816, %c18 : index
      %818 = arith.addi %15, %817 : index
      %819 = vector.load %w[%818] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %820 = vector.bitcast %819 : vector<4xi8> to vector<1xf32>
      %821 = vector.extract %820[0] : f32 from vector<1xf32>
      %822 = arith.mulf %821, %807 : f32
      %823 = arith.mulf %795, %822 : f32
      %824 = arith.muli %801, %outputFeatures : index
      %825 = arith.addi %824, %22 : index
      %826 = wave.lane
      %827 = arith.remui %826, %c8 : index
      %828 = arith.addi %825, %827 : index
      scf.if %20 {
        %829 = arith.addi %828, %c5 : index
        %830 = memref.load %residual[%829] : memref<?xf32>
        %831 = arith.addf %830, %815 : f32
        %832 = arith.addi %828, %c5 : index
        memref.store %831, %out[%832] : memref<?xf32>
      } else {
        %833 = arith.addi %828, %c5 : index
        memref.store %815, %out[%833] : memref<?xf32>
      }
      scf.if %20 {
        %834 = arith.addi %828, %c8 : index
        %835 = memref.load %residual[%834] : memref<?xf32>
        %836 = arith.addf %835, %823 : f32
        %837 = arith.addi %828, %c8 : index
        memref.store %836, %out[%837] : memref<?xf32>
      } else {
        %838 = arith.addi %828, %c8 : index
        memref.store %823, %out[%838] : memref<?xf32>
      }
    }
    %839 = arith.muli %621, %c18 : index
    %840 = arith.addi %839, %c32 : index
    %841 = arith.muli %840, %c12 : index
    %842 = arith.addi %841, %620 : index
    %843 = arith.addi %842, %c5 : index
    %844 = memref.load %19[%843] : memref<?xf32>
    %845 = arith.addi %843, %c37 : index
    %846 = memref.load %19[%845] : memref<?xf32>
    %847 = arith.addf %844, %846 : f32
    %848 = arith.muli %840, %c12 : index
    %849 = arith.addi %848, %620 : index
    %850 = arith.addi %849, %c19 : index
    %851 = memref.load %19[%850] : memref<?xf32>
    %852 = arith.addi %850, %c37 : index
    %853 = memref.load %19[%852] : memref<?xf32>
    %854 = arith.addf %851, %853 : f32
    %855 = wave.lane
    %856 = arith.addi %18, %c5 : index
    %857 = arith.muli %840, %c2 : index
    %858 = arith.addi %856, %857 : index
    %859 = arith.divui %855, %c8 : index
    %860 = arith.addi %858, %859 : index
    %861 = arith.cmpi slt, %860, %17 : index
    scf.if %861 {
      %862 = arith.cmpi eq, %hasFactors, %c6 : index
      %863 = arith.muli %860, %c2 : index
      %864 = memref.load %factors[%863] : memref<?xf32>
      %865 = arith.mulf %864, %operandScale : f32
      %866 = arith.select %862, %865, %operandScale : f32
      %867 = arith.remui %855, %c8 : index
      %868 = arith.muli %867, %c18 : index
      %869 = arith.addi %13, %868 : index
      %870 = vector.load %w[%869] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %871 = vector.bitcast %870 : vector<4xi8> to vector<1xf32>
      %872 = vector.extract %871[0] : f32 from vector<1xf32>
      %873 = arith.mulf %872, %866 : f32
      %874 = arith.mulf %847, %873 : f32
      %875 = arith.remui %855, %c8 : index
      %876 = arith.muli %875, %c18 : index
      %877 = arith.addi %15, %876 : index
      %878 = vector.load %w[%877] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %879 = vector.bitcast %878 : vector<4xi8> to vector<1xf32>
      %880 = vector.extract %879[0] : f32 from vector<1xf32>
      %881 = arith.mulf %880, %866 : f32
      %882 = arith.mulf %854, %881 : f32
      %883 = arith.muli %860, %outputFeatures : index
      %884 = arith.addi %883, %22 : index
      %885 = wave.lane
      %886 = arith.remui %885, %c8 : index
      %887 = arith.addi %884, %886 : index
      scf.if %20 {
        %888 = arith.addi %887, %c5 : index
        %889 = memref.load %residual[%888] : memref<?xf32>
        %890 = arith.addf %889, %874 : f32
        %891 = arith.addi %887, %c5 : index
        memref.store %890, %out[%891] : memref<?xf32>
      } else {
        %892 = arith.addi %887, %c5 : index
        memref.store %874, %out[%892] : memref<?xf32>
      }
      scf.if %20 {
        %893 = arith.addi %887, %c8 : index
        %894 = memref.load %residual[%893] : memref<?xf32>
        %895 = arith.addf %894, %882 : f32
        %896 = arith.addi %887, %c8 : index
        memref.store %895, %out[%896] : memref<?xf32>
      } else {
        %897 = arith.addi %887, %c8 : index
        memref.store %882, %out[%897] : memref<?xf32>
      }
    }
  }
  %898 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %898 {
    %899 = arith.addi %18, %c8 : index
    %900 = arith.minsi %899, %17 : index
    %901 = wave.wave
    %902 = arith.addi %18, %901 : index
    scf.for %903 = %902 to %900 step %c2 {
      %904 = arith.muli %903, %features : index
      %905 = wave.lane
      %906 = arith.muli %905, %c18 : index
      %911:3 = scf.for %907 = %906 to %features step %c4 iter_args(%908 = %c42, %909 = %c42, %910 = %c42) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %912 = arith.addi %904, %907 : index
        %913 = vector.load %out[%912] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %914 = vector.load %norm_weight[%907] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %915 = arith.mulf %913, %914 : vector<4xf32>
        %916 = math.fma %913, %913, %908 : vector<4xf32>
        %917 = math.fma %915, %915, %909 : vector<4xf32>
        %918 = math.absf %915 : vector<4xf32>
        %919 = arith.maximumf %910, %918 : vector<4xf32>
        scf.yield %916, %917, %919 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %920 = wave.reduce "add" %911#0 : vector<4xf32>
      %921 = arith.mulf %920, %inverseFeatures : f32
      %922 = arith.addf %921, %epsilon : f32
      %923 = math.sqrt %922 : f32
      %924 = arith.divf %c44, %923 : f32
      %925 = wave.reduce "max" %911#2 : vector<4xf32>
      %926 = arith.mulf %925, %924 : f32
      %927 = arith.bitcast %926 : f32 to i32
      %928 = arith.shrui %927, %c46 : i32
      %929 = arith.maxsi %928, %c47 : i32
      %930 = arith.subi %c48, %929 : i32
      %931 = arith.shli %930, %c46 : i32
      %932 = arith.subi %929, %c49 : i32
      %933 = arith.shli %932, %c46 : i32
      %934 = arith.bitcast %931 : i32 to f32
      %935 = arith.bitcast %933 : i32 to f32
      %936 = wave.reduce "add" %911#1 : vector<4xf32>
      %937 = arith.mulf %936, %924 : f32
      %938 = arith.mulf %937, %924 : f32
      %939 = wave.lane
      %940 = arith.cmpi eq, %939, %c5 : index
      scf.if %940 {
        %941 = arith.muli %903, %c2 : index
        memref.store %935, %normed_factors[%941] : memref<?xf32>
        %942 = arith.muli %903, %c2 : index
        %943 = arith.addi %942, %c6 : index
        memref.store %938, %normed_factors[%943] : memref<?xf32>
      }
      %944 = vector.broadcast %924 : f32 to vector<4xf32>
      %945 = vector.broadcast %934 : f32 to vector<4xf32>
      scf.for %946 = %906 to %features step %c4 {
        %947 = arith.addi %904, %946 : index
        %948 = vector.load %out[%947] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %949 = arith.mulf %948, %944 : vector<4xf32>
        %950 = vector.load %norm_weight[%946] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %951 = arith.mulf %949, %950 : vector<4xf32>
        %952 = arith.mulf %951, %945 : vector<4xf32>
        %953 = arith.divui %903, %tileRows : index
        %954 = arith.divui %features, %c8 : index
        %955 = arith.muli %953, %954 : index
        %956 = arith.divui %946, %c8 : index
        %957 = arith.addi %955, %956 : index
        %958 = arith.muli %957, %c2 : index
        %959 = arith.remui %946, %c8 : index
        %960 = arith.divui %959, %c1 : index
        %961 = arith.addi %958, %960 : index
        %962 = arith.muli %tileRows, %c1 : index
        %963 = arith.muli %961, %962 : index
        %964 = arith.remui %903, %tileRows : index
        %965 = arith.muli %964, %c1 : index
        %966 = arith.addi %963, %965 : index
        %967 = arith.remui %946, %c1 : index
        %968 = arith.addi %966, %967 : index
        %969 = arith.truncf %952 : vector<4xf32> to vector<4xf16>
        vector.store %969, %normed[%968] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
