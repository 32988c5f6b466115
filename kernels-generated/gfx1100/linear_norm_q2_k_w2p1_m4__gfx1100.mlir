// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q2_k', waves=2, panels=1, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q2_k_w2p1_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 64 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c22 = arith.constant dense<196611> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c25 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c26 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c27 = arith.constant dense<0x6400> : vector<32xf16>
  %c28 = arith.constant 3 : index
  %c29 = arith.constant 96 : index
  %c30 = arith.constant 160 : index
  %c31 = arith.constant 192 : index
  %c32 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c37 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c39 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c41 = arith.constant 23 : i32
  %c42 = arith.constant 141 : i32
  %c43 = arith.constant 268 : i32
  %c44 = arith.constant 14 : i32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c1 : index
  %4 = arith.divui %3, %c2 : index
  %5 = arith.divui %inputFeatures, %c3 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c5 : index
  %9 = arith.divui %8, %c6 : index
  %10 = arith.muli %9, %c6 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c6 : index
  %13 = arith.muli %0, %c7 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %12 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c10 : index
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c7 : index
  %21 = wave.block 0
  %22 = arith.muli %21, %c10 : index
  %23 = arith.cmpi slt, %18, %17 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c10 : index
    %26 = wave.scratch %operandHalves : memref<?xf16>
    %27 = arith.divui %operandHalves, %c16 : index
    %28 = wave.wave
    %29 = arith.muli %28, %c17 : index
    %30 = wave.lane
    %31 = arith.addi %29, %30 : index
    scf.for %32 = %31 to %27 step %c4 {
      %33 = arith.muli %32, %c16 : index
      %34 = arith.addi %c8, %33 : index
      %35 = vector.load %x[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %36 = arith.muli %32, %c16 : index
      vector.store %35, %26[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c16 : index
    %39 = wave.wave
    %40 = arith.divui %inputFeatures, %c17 : index
    %41 = arith.muli %39, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c7 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c2 : index
    %48 = arith.muli %47, %c2 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %54 = scf.for %52 = %42 to %51 step %c2 iter_args(%53 = %c18) -> (vector<8xf32>) {
      %55 = wave.lane
      %56 = arith.addi %52, %c8 : index
      %57 = arith.remui %55, %c10 : index
      %58 = arith.addi %15, %c6 : index
      %59 = arith.divui %56, %c16 : index
      %60 = arith.muli %59, %c4 : index
      %61 = arith.addi %58, %60 : index
      %62 = arith.muli %57, %c1 : index
      %63 = arith.addi %61, %62 : index
      %64 = vector.load %w[%63] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %65 = vector.bitcast %64 : vector<4xi8> to vector<2xf16>
      %66 = arith.divui %inputFeatures, %c3 : index
      %67 = arith.muli %66, %c4 : index
      %68 = arith.addi %58, %67 : index
      %69 = arith.muli %56, %c4 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.muli %57, %c1 : index
      %72 = arith.addi %70, %71 : index
      %73 = vector.load %w[%72] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %74 = vector.extract %65[0] : f16 from vector<2xf16>
      %75 = arith.extf %74 : f16 to f32
      %76 = vector.extract %73[0] : i8 from vector<4xi8>
      %77 = arith.extui %76 : i8 to i32
      %78 = arith.sitofp %77 : i32 to f32
      %79 = arith.mulf %75, %78 : f32
      %80 = arith.truncf %79 : f32 to f16
      %81 = vector.broadcast %80 : f16 to vector<16xf16>
      %82 = vector.extract %65[1] : f16 from vector<2xf16>
      %83 = arith.extf %82 : f16 to f32
      %84 = vector.extract %73[1] : i8 from vector<4xi8>
      %85 = arith.extui %84 : i8 to i32
      %86 = arith.sitofp %85 : i32 to f32
      %87 = arith.mulf %83, %86 : f32
      %88 = arith.truncf %87 : f32 to f16
      %89 = vector.broadcast %88 : f16 to vector<16xf16>
      %90 = vector.extract %65[0] : f16 from vector<2xf16>
      %91 = arith.extf %90 : f16 to f32
      %92 = vector.extract %73[2] : i8 from vector<4xi8>
      %93 = arith.extui %92 : i8 to i32
      %94 = arith.sitofp %93 : i32 to f32
      %95 = arith.mulf %91, %94 : f32
      %96 = arith.truncf %95 : f32 to f16
      %97 = vector.broadcast %96 : f16 to vector<16xf16>
      %98 = vector.extract %65[1] : f16 from vector<2xf16>
      %99 = arith.extf %98 : f16 to f32
      %100 = vector.extract %73[3] : i8 from vector<4xi8>
      %101 = arith.extui %100 : i8 to i32
      %102 = arith.sitofp %101 : i32 to f32
      %103 = arith.mulf %99, %102 : f32
      %104 = arith.truncf %103 : f32 to f16
      %105 = vector.broadcast %104 : f16 to vector<16xf16>
      %106 = arith.addi %15, %c6 : index
      %107 = arith.muli %inputFeatures, %c1 : index
      %108 = arith.divui %107, %c2 : index
      %109 = arith.divui %inputFeatures, %c3 : index
      %110 = arith.muli %109, %c4 : index
      %111 = arith.addi %110, %108 : index
      %112 = arith.addi %111, %c5 : index
      %113 = arith.divui %112, %c6 : index
      %114 = arith.muli %113, %c6 : index
      %115 = arith.addi %106, %114 : index
      %116 = arith.muli %inputFeatures, %c8 : index
      %117 = arith.addi %115, %116 : index
      %118 = arith.muli %56, %c10 : index
      %119 = arith.addi %118, %57 : index
      %120 = arith.muli %119, %c16 : index
      %121 = arith.addi %117, %120 : index
      %122 = vector.load %w[%121] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %123 = vector.bitcast %122 : vector<8xi8> to vector<2xi32>
      %124 = vector.shuffle %123, %123 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %125 = arith.shrui %124, %c21 : vector<4xi32>
      %126 = arith.andi %125, %c22 : vector<4xi32>
      %127 = arith.ori %126, %c23 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %124, %c24 : vector<4xi32>
      %130 = arith.andi %129, %c22 : vector<4xi32>
      %131 = arith.ori %130, %c23 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = arith.shrui %124, %c25 : vector<4xi32>
      %134 = arith.andi %133, %c22 : vector<4xi32>
      %135 = arith.ori %134, %c23 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %124, %c26 : vector<4xi32>
      %138 = arith.andi %137, %c22 : vector<4xi32>
      %139 = arith.ori %138, %c23 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = vector.shuffle %128, %132 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = vector.shuffle %136, %140 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = vector.shuffle %141, %142 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %144 = arith.subf %143, %c27 : vector<32xf16>
      %145 = vector.shuffle %144, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %146 = vector.shuffle %144, %144 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %147 = math.fma %145, %81, %89 : vector<16xf16>
      %148 = math.fma %146, %97, %105 : vector<16xf16>
      %149 = arith.addi %52, %c7 : index
      %150 = arith.remui %55, %c10 : index
      %151 = arith.addi %15, %c6 : index
      %152 = arith.divui %149, %c16 : index
      %153 = arith.muli %152, %c4 : index
      %154 = arith.addi %151, %153 : index
      %155 = arith.muli %150, %c1 : index
      %156 = arith.addi %154, %155 : index
      %157 = vector.load %w[%156] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %158 = vector.bitcast %157 : vector<4xi8> to vector<2xf16>
      %159 = arith.divui %inputFeatures, %c3 : index
      %160 = arith.muli %159, %c4 : index
      %161 = arith.addi %151, %160 : index
      %162 = arith.muli %149, %c4 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.muli %150, %c1 : index
      %165 = arith.addi %163, %164 : index
      %166 = vector.load %w[%165] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %167 = vector.extract %158[0] : f16 from vector<2xf16>
      %168 = arith.extf %167 : f16 to f32
      %169 = vector.extract %166[0] : i8 from vector<4xi8>
      %170 = arith.extui %169 : i8 to i32
      %171 = arith.sitofp %170 : i32 to f32
      %172 = arith.mulf %168, %171 : f32
      %173 = arith.truncf %172 : f32 to f16
      %174 = vector.broadcast %173 : f16 to vector<16xf16>
      %175 = vector.extract %158[1] : f16 from vector<2xf16>
      %176 = arith.extf %175 : f16 to f32
      %177 = vector.extract %166[1] : i8 from vector<4xi8>
      %178 = arith.extui %177 : i8 to i32
      %179 = arith.sitofp %178 : i32 to f32
      %180 = arith.mulf %176, %179 : f32
      %181 = arith.truncf %180 : f32 to f16
      %182 = vector.broadcast %181 : f16 to vector<16xf16>
      %183 = vector.extract %158[0] : f16 from vector<2xf16>
      %184 = arith.extf %183 : f16 to f32
      %185 = vector.extract %166[2] : i8 from vector<4xi8>
      %186 = arith.extui %185 : i8 to i32
      %187 = arith.sitofp %186 : i32 to f32
      %188 = arith.mulf %184, %187 : f32
      %189 = arith.truncf %188 : f32 to f16
      %190 = vector.broadcast %189 : f16 to vector<16xf16>
      %191 = vector.extract %158[1] : f16 from vector<2xf16>
      %192 = arith.extf %191 : f16 to f32
      %193 = vector.extract %166[3] : i8 from vector<4xi8>
      %194 = arith.extui %193 : i8 to i32
      %195 = arith.sitofp %194 : i32 to f32
      %196 = arith.mulf %192, %195 : f32
      %197 = arith.truncf %196 : f32 to f16
      %198 = vector.broadcast %197 : f16 to vector<16xf16>
      %199 = arith.addi %15, %c6 : index
      %200 = arith.muli %inputFeatures, %c1 : index
      %201 = arith.divui %200, %c2 : index
      %202 = arith.divui %inputFeatures, %c3 : index
      %203 = arith.muli %202, %c4 : index
      %204 = arith.addi %203, %201 : index
      %205 = arith.addi %204, %c5 : index
      %206 = arith.divui %205, %c6 : index
      %207 = arith.muli %206, %c6 : index
      %208 = arith.addi %199, %207 : index
      %209 = arith.muli %inputFeatures, %c8 : index
      %210 = arith.addi %208, %209 : index
      %211 = arith.muli %149, %c10 : index
      %212 = arith.addi %211, %150 : index
      %213 = arith.muli %212, %c16 : index
      %214 = arith.addi %210, %213 : index
      %215 = vector.load %w[%214] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %216 = vector.bitcast %215 : vector<8xi8> to vector<2xi32>
      %217 = vector.shuffle %216, %216 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %218 = arith.shrui %217, %c21 : vector<4xi32>
      %219 = arith.andi %218, %c22 : vector<4xi32>
      %220 = arith.ori %219, %c23 : vector<4xi32>
      %221 = vector.bitcast %220 : vector<4xi32> to vector<8xf16>
      %222 = arith.shrui %217, %c24 : vector<4xi32>
      %223 = arith.andi %222, %c22 : vector<4xi32>
      %224 = arith.ori %223, %c23 : vector<4xi32>
      %225 = vector.bitcast %224 : vector<4xi32> to vector<8xf16>
      %226 = arith.shrui %217, %c25 : vector<4xi32>
      %227 = arith.andi %226, %c22 : vector<4xi32>
      %228 = arith.ori %227, %c23 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = arith.shrui %217, %c26 : vector<4xi32>
      %231 = arith.andi %230, %c22 : vector<4xi32>
      %232 = arith.ori %231, %c23 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = vector.shuffle %221, %225 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = vector.shuffle %229, %233 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = vector.shuffle %234, %235 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %237 = arith.subf %236, %c27 : vector<32xf16>
      %238 = vector.shuffle %237, %237 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %239 = vector.shuffle %237, %237 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %240 = math.fma %238, %174, %182 : vector<16xf16>
      %241 = math.fma %239, %190, %198 : vector<16xf16>
      %242 = arith.muli %52, %c2 : index
      %243 = arith.addi %242, %c8 : index
      %244 = arith.muli %tileRows, %c10 : index
      %245 = arith.muli %243, %244 : index
      %246 = arith.addi %38, %245 : index
      %247 = vector.load %26[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %248 = arith.muli %tileRows, %c16 : index
      %249 = arith.addi %246, %248 : index
      %250 = vector.load %26[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = vector.shuffle %247, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = wave.mma %251, %147, %53 : vector<16xf16>, vector<8xf32>
      %253 = arith.muli %52, %c2 : index
      %254 = arith.addi %253, %c7 : index
      %255 = arith.muli %tileRows, %c10 : index
      %256 = arith.muli %254, %255 : index
      %257 = arith.addi %38, %256 : index
      %258 = vector.load %26[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = arith.muli %tileRows, %c16 : index
      %260 = arith.addi %257, %259 : index
      %261 = vector.load %26[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = vector.shuffle %258, %261 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %263 = wave.mma %262, %148, %252 : vector<16xf16>, vector<8xf32>
      %264 = arith.muli %52, %c2 : index
      %265 = arith.addi %264, %c2 : index
      %266 = arith.muli %tileRows, %c10 : index
      %267 = arith.muli %265, %266 : index
      %268 = arith.addi %38, %267 : index
      %269 = vector.load %26[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = arith.muli %tileRows, %c16 : index
      %271 = arith.addi %268, %270 : index
      %272 = vector.load %26[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = vector.shuffle %269, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %274 = wave.mma %273, %240, %263 : vector<16xf16>, vector<8xf32>
      %275 = arith.muli %52, %c2 : index
      %276 = arith.addi %275, %c28 : index
      %277 = arith.muli %tileRows, %c10 : index
      %278 = arith.muli %276, %277 : index
      %279 = arith.addi %38, %278 : index
      %280 = vector.load %26[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %281 = arith.muli %tileRows, %c16 : index
      %282 = arith.addi %279, %281 : index
      %283 = vector.load %26[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = vector.shuffle %280, %283 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %285 = wave.mma %284, %241, %274 : vector<16xf16>, vector<8xf32>
      scf.yield %285 : vector<8xf32>
    }
    %286 = arith.select %45, %51, %44 : index
    %289 = scf.for %287 = %51 to %286 step %c7 iter_args(%288 = %54) -> (vector<8xf32>) {
      %290 = wave.lane
      %291 = arith.addi %287, %c8 : index
      %292 = arith.remui %290, %c10 : index
      %293 = arith.addi %15, %c6 : index
      %294 = arith.divui %291, %c16 : index
      %295 = arith.muli %294, %c4 : index
      %296 = arith.addi %293, %295 : index
      %297 = arith.muli %292, %c1 : index
      %298 = arith.addi %296, %297 : index
      %299 = vector.load %w[%298] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %300 = vector.bitcast %299 : vector<4xi8> to vector<2xf16>
      %301 = arith.divui %inputFeatures, %c3 : index
      %302 = arith.muli %301, %c4 : index
      %303 = arith.addi %293, %302 : index
      %304 = arith.muli %291, %c4 : index
      %305 = arith.addi %303, %304 : index
      %306 = arith.muli %292, %c1 : index
      %307 = arith.addi %305, %306 : index
      %308 = vector.load %w[%307] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %309 = vector.extract %300[0] : f16 from vector<2xf16>
      %310 = arith.extf %309 : f16 to f32
      %311 = vector.extract %308[0] : i8 from vector<4xi8>
      %312 = arith.extui %311 : i8 to i32
      %313 = arith.sitofp %312 : i32 to f32
      %314 = arith.mulf %310, %313 : f32
      %315 = arith.truncf %314 : f32 to f16
      %316 = vector.broadcast %315 : f16 to vector<16xf16>
      %317 = vector.extract %300[1] : f16 from vector<2xf16>
      %318 = arith.extf %317 : f16 to f32
      %319 = vector.extract %308[1] : i8 from vector<4xi8>
      %320 = arith.extui %319 : i8 to i32
      %321 = arith.sitofp %320 : i32 to f32
      %322 = arith.mulf %318, %321 : f32
      %323 = arith.truncf %322 : f32 to f16
      %324 = vector.broadcast %323 : f16 to vector<16xf16>
      %325 = vector.extract %300[0] : f16 from vector<2xf16>
      %326 = arith.extf %325 : f16 to f32
      %327 = vector.extract %308[2] : i8 from vector<4xi8>
      %328 = arith.extui %327 : i8 to i32
      %329 = arith.sitofp %328 : i32 to f32
      %330 = arith.mulf %326, %329 : f32
      %331 = arith.truncf %330 : f32 to f16
      %332 = vector.broadcast %331 : f16 to vector<16xf16>
      %333 = vector.extract %300[1] : f16 from vector<2xf16>
      %334 = arith.extf %333 : f16 to f32
      %335 = vector.extract %308[3] : i8 from vector<4xi8>
      %336 = arith.extui %335 : i8 to i32
      %337 = arith.sitofp %336 : i32 to f32
      %338 = arith.mulf %334, %337 : f32
      %339 = arith.truncf %338 : f32 to f16
      %340 = vector.broadcast %339 : f16 to vector<16xf16>
      %341 = arith.addi %15, %c6 : index
      %342 = arith.muli %inputFeatures, %c1 : index
      %343 = arith.divui %342, %c2 : index
      %344 = arith.divui %inputFeatures, %c3 : index
      %345 = arith.muli %344, %c4 : index
      %346 = arith.addi %345, %343 : index
      %347 = arith.addi %346, %c5 : index
      %348 = arith.divui %347, %c6 : index
      %349 = arith.muli %348, %c6 : index
      %350 = arith.addi %341, %349 : index
      %351 = arith.muli %inputFeatures, %c8 : index
      %352 = arith.addi %350, %351 : index
      %353 = arith.muli %291, %c10 : index
      %354 = arith.addi %353, %292 : index
      %355 = arith.muli %354, %c16 : index
      %356 = arith.addi %352, %355 : index
      %357 = vector.load %w[%356] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %358 = vector.bitcast %357 : vector<8xi8> to vector<2xi32>
      %359 = vector.shuffle %358, %358 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %360 = arith.shrui %359, %c21 : vector<4xi32>
      %361 = arith.andi %360, %c22 : vector<4xi32>
      %362 = arith.ori %361, %c23 : vector<4xi32>
      %363 = vector.bitcast %362 : vector<4xi32> to vector<8xf16>
      %364 = arith.shrui %359, %c24 : vector<4xi32>
      %365 = arith.andi %364, %c22 : vector<4xi32>
      %366 = arith.ori %365, %c23 : vector<4xi32>
      %367 = vector.bitcast %366 : vector<4xi32> to vector<8xf16>
      %368 = arith.shrui %359, %c25 : vector<4xi32>
      %369 = arith.andi %368, %c22 : vector<4xi32>
      %370 = arith.ori %369, %c23 : vector<4xi32>
      %371 = vector.bitcast %370 : vector<4xi32> to vector<8xf16>
      %372 = arith.shrui %359, %c26 : vector<4xi32>
      %373 = arith.andi %372, %c22 : vector<4xi32>
      %374 = arith.ori %373, %c23 : vector<4xi32>
      %375 = vector.bitcast %374 : vector<4xi32> to vector<8xf16>
      %376 = vector.shuffle %363, %367 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %377 = vector.shuffle %371, %375 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %378 = vector.shuffle %376, %377 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %379 = arith.subf %378, %c27 : vector<32xf16>
      %380 = vector.shuffle %379, %379 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %381 = vector.shuffle %379, %379 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %382 = math.fma %380, %316, %324 : vector<16xf16>
      %383 = math.fma %381, %332, %340 : vector<16xf16>
      %384 = arith.muli %287, %c2 : index
      %385 = arith.addi %384, %c8 : index
      %386 = arith.muli %tileRows, %c10 : index
      %387 = arith.muli %385, %386 : index
      %388 = arith.addi %38, %387 : index
      %389 = vector.load %26[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %390 = arith.muli %tileRows, %c16 : index
      %391 = arith.addi %388, %390 : index
      %392 = vector.load %26[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = vector.shuffle %389, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %394 = wave.mma %393, %382, %288 : vector<16xf16>, vector<8xf32>
      %395 = arith.muli %287, %c2 : index
      %396 = arith.addi %395, %c7 : index
      %397 = arith.muli %tileRows, %c10 : index
      %398 = arith.muli %396, %397 : index
      %399 = arith.addi %38, %398 : index
      %400 = vector.load %26[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %401 = arith.muli %tileRows, %c16 : index
      %402 = arith.addi %399, %401 : index
      %403 = vector.load %26[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %404 = vector.shuffle %400, %403 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %405 = wave.mma %404, %383, %394 : vector<16xf16>, vector<8xf32>
      scf.yield %405 : vector<8xf32>
    }
    %406 = wave.lane
    %407 = wave.wave
    %408 = arith.muli %407, %c7 : index
    %409 = arith.addi %408, %c8 : index
    %410 = arith.muli %409, %c3 : index
    %411 = arith.addi %410, %406 : index
    %412 = vector.extract %289[0] : f32 from vector<8xf32>
    %413 = arith.addi %411, %c8 : index
    memref.store %412, %19[%413] : memref<?xf32>
    %414 = vector.extract %289[1] : f32 from vector<8xf32>
    %415 = arith.addi %411, %c17 : index
    memref.store %414, %19[%415] : memref<?xf32>
    %416 = vector.extract %289[2] : f32 from vector<8xf32>
    %417 = arith.addi %411, %c4 : index
    memref.store %416, %19[%417] : memref<?xf32>
    %418 = vector.extract %289[3] : f32 from vector<8xf32>
    %419 = arith.addi %411, %c29 : index
    memref.store %418, %19[%419] : memref<?xf32>
    %420 = vector.extract %289[4] : f32 from vector<8xf32>
    %421 = arith.addi %411, %c6 : index
    memref.store %420, %19[%421] : memref<?xf32>
    %422 = vector.extract %289[5] : f32 from vector<8xf32>
    %423 = arith.addi %411, %c30 : index
    memref.store %422, %19[%423] : memref<?xf32>
    %424 = vector.extract %289[6] : f32 from vector<8xf32>
    %425 = arith.addi %411, %c31 : index
    memref.store %424, %19[%425] : memref<?xf32>
    %426 = vector.extract %289[7] : f32 from vector<8xf32>
    %427 = arith.addi %411, %c32 : index
    memref.store %426, %19[%427] : memref<?xf32>
    wave.barrier
    %428 = arith.muli %407, %c1 : index
    %429 = arith.addi %428, %c8 : index
    %430 = arith.muli %429, %c17 : index
    %431 = arith.addi %430, %406 : index
    %432 = arith.addi %431, %c8 : index
    %433 = memref.load %19[%432] : memref<?xf32>
    %434 = arith.addi %432, %c3 : index
    %435 = memref.load %19[%434] : memref<?xf32>
    %436 = arith.addf %433, %435 : f32
    %437 = wave.lane
    %438 = arith.addi %18, %c8 : index
    %439 = arith.muli %429, %c2 : index
    %440 = arith.addi %438, %439 : index
    %441 = arith.divui %437, %c10 : index
    %442 = arith.addi %440, %441 : index
    %443 = arith.cmpi slt, %442, %17 : index
    scf.if %443 {
      %444 = arith.cmpi eq, %hasFactors, %c7 : index
      %445 = arith.muli %442, %c2 : index
      %446 = memref.load %factors[%445] : memref<?xf32>
      %447 = arith.mulf %446, %operandScale : f32
      %448 = arith.select %444, %447, %operandScale : f32
      %449 = arith.remui %437, %c10 : index
      %450 = arith.muli %449, %c1 : index
      %451 = arith.addi %15, %450 : index
      %452 = vector.load %w[%451] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %453 = vector.bitcast %452 : vector<4xi8> to vector<1xf32>
      %454 = vector.extract %453[0] : f32 from vector<1xf32>
      %455 = arith.mulf %454, %448 : f32
      %456 = arith.mulf %436, %455 : f32
      %457 = arith.muli %442, %outputFeatures : index
      %458 = arith.addi %457, %22 : index
      %459 = wave.lane
      %460 = arith.remui %459, %c10 : index
      %461 = arith.addi %458, %460 : index
      scf.if %20 {
        %462 = arith.addi %461, %c8 : index
        %463 = memref.load %residual[%462] : memref<?xf32>
        %464 = arith.addf %463, %456 : f32
        %465 = arith.addi %461, %c8 : index
        memref.store %464, %out[%465] : memref<?xf32>
      } else {
        %466 = arith.addi %461, %c8 : index
        memref.store %456, %out[%466] : memref<?xf32>
      }
    }
    %467 = arith.muli %407, %c1 : index
    %468 = arith.addi %467, %c7 : index
    %469 = arith.muli %468, %c17 : index
    %470 = arith.addi %469, %406 : index
    %471 = arith.addi %470, %c8 : index
    %472 = memref.load %19[%471] : memref<?xf32>
    %473 = arith.addi %471, %c3 : index
    %474 = memref.load %19[%473] : memref<?xf32>
    %475 = arith.addf %472, %474 : f32
    %476 = wave.lane
    %477 = arith.addi %18, %c8 : index
    %478 = arith.muli %468, %c2 : index
    %479 = arith.addi %477, %478 : index
    %480 = arith.divui %476, %c10 : index
    %481 = arith.addi %479, %480 : index
    %482 = arith.cmpi slt, %481, %17 : index
    scf.if %482 {
      %483 = arith.cmpi eq, %hasFactors, %c7 : index
      %484 = arith.muli %481, %c2 : index
      %485 = memref.load %factors[%484] : memref<?xf32>
      %486 = arith.mulf %485, %operandScale : f32
      %487 = arith.select %483, %486, %operandScale : f32
      %488 = arith.remui %476, %c10 : index
      %489 = arith.muli %488, %c1 : index
      %490 = arith.addi %15, %489 : index
      %491 = vector.load %w[%490] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %492 = vector.bitcast %491 : vector<4xi8> to vector<1xf32>
      %493 = vector.extract %492[0] : f32 from vector<1xf32>
      %494 = arith.mulf %493, %487 : f32
      %495 = arith.mulf %475, %494 : f32
      %496 = arith.muli %481, %outputFeatures : index
      %497 = arith.addi %496, %22 : index
      %498 = wave.lane
      %499 = arith.remui %498, %c10 : index
      %500 = arith.addi %497, %499 : index
      scf.if %20 {
        %501 = arith.addi %500, %c8 : index
        %502 = memref.load %residual[%501] : memref<?xf32>
        %503 = arith.addf %502, %495 : f32
        %504 = arith.addi %500, %c8 : index
        memref.store %503, %out[%504] : memref<?xf32>
      } else {
        %505 = arith.addi %500, %c8 : index
        memref.store %495, %out[%505] : memref<?xf32>
      }
    }
    %506 = arith.muli %407, %c1 : index
    %507 = arith.addi %506, %c2 : index
    %508 = arith.muli %507, %c17 : index
    %509 = arith.addi %508, %406 : index
    %510 = arith.addi %509, %c8 : index
    %511 = memref.load %19[%510] : memref<?xf32>
    %512 = arith.addi %510, %c3 : index
    %513 = memref.load %19[%512] : memref<?xf32>
    %514 = arith.addf %511, %513 : f32
    %515 = wave.lane
    %516 = arith.addi %18, %c8 : index
    %517 = arith.muli %507, %c2 : index
    %518 = arith.addi %516, %517 : index
    %519 = arith.divui %515, %c10 : index
    %520 = arith.addi %518, %519 : index
    %521 = arith.cmpi slt, %520, %17 : index
    scf.if %521 {
      %522 = arith.cmpi eq, %hasFactors, %c7 : index
      %523 = arith.muli %520, %c2 : index
      %524 = memref.load %factors[%523] : memref<?xf32>
      %525 = arith.mulf %524, %operandScale : f32
      %526 = arith.select %522, %525, %operandScale : f32
      %527 = arith.remui %515, %c10 : index
      %528 = arith.muli %527, %c1 : index
      %529 = arith.addi %15, %528 : index
      %530 = vector.load %w[%529] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %531 = vector.bitcast %530 : vector<4xi8> to vector<1xf32>
      %532 = vector.extract %531[0] : f32 from vector<1xf32>
      %533 = arith.mulf %532, %526 : f32
      %534 = arith.mulf %514, %533 : f32
      %535 = arith.muli %520, %outputFeatures : index
      %536 = arith.addi %535, %22 : index
      %537 = wave.lane
      %538 = arith.remui %537, %c10 : index
      %539 = arith.addi %536, %538 : index
      scf.if %20 {
        %540 = arith.addi %539, %c8 : index
        %541 = memref.load %residual[%540] : memref<?xf32>
        %542 = arith.addf %541, %534 : f32
        %543 = arith.addi %539, %c8 : index
        memref.store %542, %out[%543] : memref<?xf32>
      } else {
        %544 = arith.addi %539, %c8 : index
        memref.store %534, %out[%544] : memref<?xf32>
      }
    }
    %545 = arith.muli %407, %c1 : index
    %546 = arith.addi %545, %c28 : index
    %547 = arith.muli %546, %c17 : index
    %548 = arith.addi %547, %406 : index
    %549 = arith.addi %548, %c8 : index
    %550 = memref.load %19[%549] : memref<?xf32>
    %551 = arith.addi %549, %c3 : index
    %552 = memref.load %19[%551] : memref<?xf32>
    %553 = arith.addf %550, %552 : f32
    %554 = wave.lane
    %555 = arith.addi %18, %c8 : index
    %556 = arith.muli %546, %c2 : index
    %557 = arith.addi %555, %556 : index
    %558 = arith.divui %554, %c10 : index
    %559 = arith.addi %557, %558 : index
    %560 = arith.cmpi slt, %559, %17 : index
    scf.if %560 {
      %561 = arith.cmpi eq, %hasFactors, %c7 : index
      %562 = arith.muli %559, %c2 : index
      %563 = memref.load %factors[%562] : memref<?xf32>
      %564 = arith.mulf %563, %operandScale : f32
      %565 = arith.select %561, %564, %operandScale : f32
      %566 = arith.remui %554, %c10 : index
      %567 = arith.muli %566, %c1 : index
      %568 = arith.addi %15, %567 : index
      %569 = vector.load %w[%568] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %570 = vector.bitcast %569 : vector<4xi8> to vector<1xf32>
      %571 = vector.extract %570[0] : f32 from vector<1xf32>
      %572 = arith.mulf %571, %565 : f32
      %573 = arith.mulf %553, %572 : f32
      %574 = arith.muli %559, %outputFeatures : index
      %575 = arith.addi %574, %22 : index
      %576 = wave.lane
      %577 = arith.remui %576, %c10 : index
      %578 = arith.addi %575, %577 : index
      scf.if %20 {
        %579 = arith.addi %578, %c8 : index
        %580 = memref.load %residual[%579] : memref<?xf32>
        %581 = arith.addf %580, %573 : f32
        %582 = arith.addi %578, %c8 : index
        memref.store %581, %out[%582] : memref<?xf32>
      } else {
        %583 = arith.addi %578, %c8 : index
        memref.store %573, %out[%583] : memref<?xf32>
      }
    }
  }
  %584 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %584 {
    %585 = arith.addi %18, %c10 : index
    %586 = arith.minsi %585, %17 : index
    %587 = wave.wave
    %588 = arith.addi %18, %587 : index
    scf.for %589 = %588 to %586 step %c2 {
      %590 = arith.muli %589, %features : index
      %591 = wave.lane
      %592 = arith.muli %591, %c1 : index
      %597:3 = scf.for %593 = %592 to %features step %c6 iter_args(%594 = %c37, %595 = %c37, %596 = %c37) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %598 = arith.addi %590, %593 : index
        %599 = vector.load %out[%598] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %600 = vector.load %norm_weight[%593] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %601 = arith.mulf %599, %600 : vector<4xf32>
        %602 = math.fma %599, %599, %594 : vector<4xf32>
        %603 = math.fma %601, %601, %595 : vector<4xf32>
        %604 = math.absf %601 : vector<4xf32>
        %605 = arith.maximumf %596, %604 : vector<4xf32>
        scf.yield %602, %603, %605 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %606 = wave.reduce "add" %597#0 : vector<4xf32>
      %607 = arith.mulf %606, %inverseFeatures : f32
      %608 = arith.addf %607, %epsilon : f32
      %609 = math.sqrt %608 : f32
      %610 = arith.divf %c39, %609 : f32
      %611 = wave.reduce "max" %597#2 : vector<4xf32>
      %612 = arith.mulf %611, %610 : f32
      %613 = arith.bitcast %612 : f32 to i32
      %614 = arith.shrui %613, %c41 : i32
      %615 = arith.maxsi %614, %c42 : i32
      %616 = arith.subi %c43, %615 : i32
      %617 = arith.shli %616, %c41 : i32
      %618 = arith.subi %615, %c44 : i32
      %619 = arith.shli %618, %c41 : i32
      %620 = arith.bitcast %617 : i32 to f32
      %621 = arith.bitcast %619 : i32 to f32
      %622 = wave.reduce "add" %597#1 : vector<4xf32>
      %623 = arith.mulf %622, %610 : f32
      %624 = arith.mulf %623, %610 : f32
      %625 = wave.lane
      %626 = arith.cmpi eq, %625, %c8 : index
      scf.if %626 {
        %627 = arith.muli %589, %c2 : index
        memref.store %621, %normed_factors[%627] : memref<?xf32>
        %628 = arith.muli %589, %c2 : index
        %629 = arith.addi %628, %c7 : index
        memref.store %624, %normed_factors[%629] : memref<?xf32>
      }
      %630 = vector.broadcast %610 : f32 to vector<4xf32>
      %631 = vector.broadcast %620 : f32 to vector<4xf32>
      scf.for %632 = %592 to %features step %c6 {
        %633 = arith.addi %590, %632 : index
        %634 = vector.load %out[%633] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %635 = arith.mulf %634, %630 : vector<4xf32>
        %636 = vector.load %norm_weight[%632] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %637 = arith.mulf %635, %636 : vector<4xf32>
        %638 = arith.mulf %637, %631 : vector<4xf32>
        %639 = arith.divui %589, %tileRows : index
        %640 = arith.divui %features, %c10 : index
        %641 = arith.muli %639, %640 : index
        %642 = arith.divui %632, %c10 : index
        %643 = arith.addi %641, %642 : index
        %644 = arith.muli %643, %c2 : index
        %645 = arith.remui %632, %c10 : index
        %646 = arith.divui %645, %c16 : index
        %647 = arith.addi %644, %646 : index
        %648 = arith.muli %tileRows, %c16 : index
        %649 = arith.muli %647, %648 : index
        %650 = arith.remui %589, %tileRows : index
        %651 = arith.muli %650, %c16 : index
        %652 = arith.addi %649, %651 : index
        %653 = arith.remui %632, %c16 : index
        %654 = arith.addi %652, %653 : index
        %655 = arith.truncf %638 : vector<4xf32> to vector<4xf16>
        vector.store %655, %normed[%654] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
