// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinearNorm(format='q2_k', waves=2, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_norm_q2_k_w2p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %norm_weight: memref<?xf32>, %counters: memref<?xi32>, %out: memref<?xf32>, %normed: memref<?xf16>, %normed_factors: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %c15 = arith.constant 8 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %c17 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c21 = arith.constant dense<196611> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c24 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c25 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %arrivals = wave.param "arrivals" : index
  %features = wave.param "features" : index
  %c36 = arith.constant dense<0x00000000> : vector<4xf32>
  %inverseFeatures = wave.param "inverseFeatures" : f32
  %c38 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c40 = arith.constant 23 : i32
  %c41 = arith.constant 141 : i32
  %c42 = arith.constant 268 : i32
  %c43 = arith.constant 14 : i32
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
    %26 = arith.remui %25, %tileRows : index
    %27 = arith.addi %18, %26 : index
    %28 = arith.divui %27, %tileRows : index
    %29 = arith.divui %inputFeatures, %c10 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.divui %c8, %c10 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.muli %32, %c2 : index
    %34 = arith.remui %c8, %c10 : index
    %35 = arith.divui %34, %c15 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c15 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c15 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c8, %c15 : index
    %43 = arith.addi %41, %42 : index
    %44 = wave.wave
    %45 = arith.divui %inputFeatures, %c17 : index
    %46 = arith.muli %44, %stepsPerWave : index
    %47 = arith.minsi %46, %45 : index
    %48 = arith.addi %47, %stepsPerWave : index
    %49 = arith.minsi %48, %45 : index
    %50 = arith.cmpi eq, %wholeBlocks, %c7 : index
    %51 = arith.subi %49, %47 : index
    %52 = arith.divui %51, %c2 : index
    %53 = arith.muli %52, %c2 : index
    %54 = arith.addi %47, %53 : index
    %55 = arith.addi %47, %stepsPerWave : index
    %56 = arith.select %50, %55, %54 : index
    %59 = scf.for %57 = %47 to %56 step %c2 iter_args(%58 = %c16) -> (vector<8xf32>) {
      %60 = wave.lane
      %61 = arith.addi %57, %c8 : index
      %62 = arith.remui %60, %c10 : index
      %63 = arith.addi %15, %c6 : index
      %64 = arith.divui %61, %c15 : index
      %65 = arith.muli %64, %c4 : index
      %66 = arith.addi %63, %65 : index
      %67 = arith.muli %62, %c1 : index
      %68 = arith.addi %66, %67 : index
      %69 = vector.load %w[%68] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %70 = vector.bitcast %69 : vector<4xi8> to vector<2xf16>
      %71 = arith.divui %inputFeatures, %c3 : index
      %72 = arith.muli %71, %c4 : index
      %73 = arith.addi %63, %72 : index
      %74 = arith.muli %61, %c4 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.muli %62, %c1 : index
      %77 = arith.addi %75, %76 : index
      %78 = vector.load %w[%77] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %79 = vector.extract %70[0] : f16 from vector<2xf16>
      %80 = arith.extf %79 : f16 to f32
      %81 = vector.extract %78[0] : i8 from vector<4xi8>
      %82 = arith.extui %81 : i8 to i32
      %83 = arith.sitofp %82 : i32 to f32
      %84 = arith.mulf %80, %83 : f32
      %85 = arith.truncf %84 : f32 to f16
      %86 = vector.broadcast %85 : f16 to vector<16xf16>
      %87 = vector.extract %70[1] : f16 from vector<2xf16>
      %88 = arith.extf %87 : f16 to f32
      %89 = vector.extract %78[1] : i8 from vector<4xi8>
      %90 = arith.extui %89 : i8 to i32
      %91 = arith.sitofp %90 : i32 to f32
      %92 = arith.mulf %88, %91 : f32
      %93 = arith.truncf %92 : f32 to f16
      %94 = vector.broadcast %93 : f16 to vector<16xf16>
      %95 = vector.extract %70[0] : f16 from vector<2xf16>
      %96 = arith.extf %95 : f16 to f32
      %97 = vector.extract %78[2] : i8 from vector<4xi8>
      %98 = arith.extui %97 : i8 to i32
      %99 = arith.sitofp %98 : i32 to f32
      %100 = arith.mulf %96, %99 : f32
      %101 = arith.truncf %100 : f32 to f16
      %102 = vector.broadcast %101 : f16 to vector<16xf16>
      %103 = vector.extract %70[1] : f16 from vector<2xf16>
      %104 = arith.extf %103 : f16 to f32
      %105 = vector.extract %78[3] : i8 from vector<4xi8>
      %106 = arith.extui %105 : i8 to i32
      %107 = arith.sitofp %106 : i32 to f32
      %108 = arith.mulf %104, %107 : f32
      %109 = arith.truncf %108 : f32 to f16
      %110 = vector.broadcast %109 : f16 to vector<16xf16>
      %111 = arith.addi %15, %c6 : index
      %112 = arith.muli %inputFeatures, %c1 : index
      %113 = arith.divui %112, %c2 : index
      %114 = arith.divui %inputFeatures, %c3 : index
      %115 = arith.muli %114, %c4 : index
      %116 = arith.addi %115, %113 : index
      %117 = arith.addi %116, %c5 : index
      %118 = arith.divui %117, %c6 : index
      %119 = arith.muli %118, %c6 : index
      %120 = arith.addi %111, %119 : index
      %121 = arith.muli %inputFeatures, %c8 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.muli %61, %c10 : index
      %124 = arith.addi %123, %62 : index
      %125 = arith.muli %124, %c15 : index
      %126 = arith.addi %122, %125 : index
      %127 = vector.load %w[%126] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %128 = vector.bitcast %127 : vector<8xi8> to vector<2xi32>
      %129 = vector.shuffle %128, %128 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %130 = arith.shrui %129, %c20 : vector<4xi32>
      %131 = arith.andi %130, %c21 : vector<4xi32>
      %132 = arith.ori %131, %c22 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = arith.shrui %129, %c23 : vector<4xi32>
      %135 = arith.andi %134, %c21 : vector<4xi32>
      %136 = arith.ori %135, %c22 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = arith.shrui %129, %c24 : vector<4xi32>
      %139 = arith.andi %138, %c21 : vector<4xi32>
      %140 = arith.ori %139, %c22 : vector<4xi32>
      %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
      %142 = arith.shrui %129, %c25 : vector<4xi32>
      %143 = arith.andi %142, %c21 : vector<4xi32>
      %144 = arith.ori %143, %c22 : vector<4xi32>
      %145 = vector.bitcast %144 : vector<4xi32> to vector<8xf16>
      %146 = vector.shuffle %133, %137 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = vector.shuffle %141, %145 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = vector.shuffle %146, %147 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %149 = arith.subf %148, %c26 : vector<32xf16>
      %150 = vector.shuffle %149, %149 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %151 = vector.shuffle %149, %149 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %152 = math.fma %150, %86, %94 : vector<16xf16>
      %153 = math.fma %151, %102, %110 : vector<16xf16>
      %154 = arith.addi %57, %c7 : index
      %155 = arith.remui %60, %c10 : index
      %156 = arith.addi %15, %c6 : index
      %157 = arith.divui %154, %c15 : index
      %158 = arith.muli %157, %c4 : index
      %159 = arith.addi %156, %158 : index
      %160 = arith.muli %155, %c1 : index
      %161 = arith.addi %159, %160 : index
      %162 = vector.load %w[%161] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %163 = vector.bitcast %162 : vector<4xi8> to vector<2xf16>
      %164 = arith.divui %inputFeatures, %c3 : index
      %165 = arith.muli %164, %c4 : index
      %166 = arith.addi %156, %165 : index
      %167 = arith.muli %154, %c4 : index
      %168 = arith.addi %166, %167 : index
      %169 = arith.muli %155, %c1 : index
      %170 = arith.addi %168, %169 : index
      %171 = vector.load %w[%170] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %172 = vector.extract %163[0] : f16 from vector<2xf16>
      %173 = arith.extf %172 : f16 to f32
      %174 = vector.extract %171[0] : i8 from vector<4xi8>
      %175 = arith.extui %174 : i8 to i32
      %176 = arith.sitofp %175 : i32 to f32
      %177 = arith.mulf %173, %176 : f32
      %178 = arith.truncf %177 : f32 to f16
      %179 = vector.broadcast %178 : f16 to vector<16xf16>
      %180 = vector.extract %163[1] : f16 from vector<2xf16>
      %181 = arith.extf %180 : f16 to f32
      %182 = vector.extract %171[1] : i8 from vector<4xi8>
      %183 = arith.extui %182 : i8 to i32
      %184 = arith.sitofp %183 : i32 to f32
      %185 = arith.mulf %181, %184 : f32
      %186 = arith.truncf %185 : f32 to f16
      %187 = vector.broadcast %186 : f16 to vector<16xf16>
      %188 = vector.extract %163[0] : f16 from vector<2xf16>
      %189 = arith.extf %188 : f16 to f32
      %190 = vector.extract %171[2] : i8 from vector<4xi8>
      %191 = arith.extui %190 : i8 to i32
      %192 = arith.sitofp %191 : i32 to f32
      %193 = arith.mulf %189, %192 : f32
      %194 = arith.truncf %193 : f32 to f16
      %195 = vector.broadcast %194 : f16 to vector<16xf16>
      %196 = vector.extract %163[1] : f16 from vector<2xf16>
      %197 = arith.extf %196 : f16 to f32
      %198 = vector.extract %171[3] : i8 from vector<4xi8>
      %199 = arith.extui %198 : i8 to i32
      %200 = arith.sitofp %199 : i32 to f32
      %201 = arith.mulf %197, %200 : f32
      %202 = arith.truncf %201 : f32 to f16
      %203 = vector.broadcast %202 : f16 to vector<16xf16>
      %204 = arith.addi %15, %c6 : index
      %205 = arith.muli %inputFeatures, %c1 : index
      %206 = arith.divui %205, %c2 : index
      %207 = arith.divui %inputFeatures, %c3 : index
      %208 = arith.muli %207, %c4 : index
      %209 = arith.addi %208, %206 : index
      %210 = arith.addi %209, %c5 : index
      %211 = arith.divui %210, %c6 : index
      %212 = arith.muli %211, %c6 : index
      %213 = arith.addi %204, %212 : index
      %214 = arith.muli %inputFeatures, %c8 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.muli %154, %c10 : index
      %217 = arith.addi %216, %155 : index
      %218 = arith.muli %217, %c15 : index
      %219 = arith.addi %215, %218 : index
      %220 = vector.load %w[%219] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %221 = vector.bitcast %220 : vector<8xi8> to vector<2xi32>
      %222 = vector.shuffle %221, %221 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %223 = arith.shrui %222, %c20 : vector<4xi32>
      %224 = arith.andi %223, %c21 : vector<4xi32>
      %225 = arith.ori %224, %c22 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = arith.shrui %222, %c23 : vector<4xi32>
      %228 = arith.andi %227, %c21 : vector<4xi32>
      %229 = arith.ori %228, %c22 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = arith.shrui %222, %c24 : vector<4xi32>
      %232 = arith.andi %231, %c21 : vector<4xi32>
      %233 = arith.ori %232, %c22 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = arith.shrui %222, %c25 : vector<4xi32>
      %236 = arith.andi %235, %c21 : vector<4xi32>
      %237 = arith.ori %236, %c22 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = vector.shuffle %226, %230 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = vector.shuffle %234, %238 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %241 = vector.shuffle %239, %240 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %242 = arith.subf %241, %c26 : vector<32xf16>
      %243 = vector.shuffle %242, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %244 = vector.shuffle %242, %242 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %245 = math.fma %243, %179, %187 : vector<16xf16>
      %246 = math.fma %244, %195, %203 : vector<16xf16>
      %247 = arith.muli %57, %c2 : index
      %248 = arith.addi %247, %c8 : index
      %249 = arith.muli %tileRows, %c10 : index
      %250 = arith.muli %248, %249 : index
      %251 = arith.addi %43, %250 : index
      %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = arith.muli %tileRows, %c15 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = vector.shuffle %252, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = wave.mma %256, %152, %58 : vector<16xf16>, vector<8xf32>
      %258 = arith.muli %57, %c2 : index
      %259 = arith.addi %258, %c7 : index
      %260 = arith.muli %tileRows, %c10 : index
      %261 = arith.muli %259, %260 : index
      %262 = arith.addi %43, %261 : index
      %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = arith.muli %tileRows, %c15 : index
      %265 = arith.addi %262, %264 : index
      %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = vector.shuffle %263, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = wave.mma %267, %153, %257 : vector<16xf16>, vector<8xf32>
      %269 = arith.muli %57, %c2 : index
      %270 = arith.addi %269, %c2 : index
      %271 = arith.muli %tileRows, %c10 : index
      %272 = arith.muli %270, %271 : index
      %273 = arith.addi %43, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = arith.muli %tileRows, %c15 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = vector.shuffle %274, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %279 = wave.mma %278, %245, %268 : vector<16xf16>, vector<8xf32>
      %280 = arith.muli %57, %c2 : index
      %281 = arith.addi %280, %c27 : index
      %282 = arith.muli %tileRows, %c10 : index
      %283 = arith.muli %281, %282 : index
      %284 = arith.addi %43, %283 : index
      %285 = vector.load %x[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = arith.muli %tileRows, %c15 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %285, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %246, %279 : vector<16xf16>, vector<8xf32>
      scf.yield %290 : vector<8xf32>
    }
    %291 = arith.select %50, %56, %49 : index
    %294 = scf.for %292 = %56 to %291 step %c7 iter_args(%293 = %59) -> (vector<8xf32>) {
      %295 = wave.lane
      %296 = arith.addi %292, %c8 : index
      %297 = arith.remui %295, %c10 : index
      %298 = arith.addi %15, %c6 : index
      %299 = arith.divui %296, %c15 : index
      %300 = arith.muli %299, %c4 : index
      %301 = arith.addi %298, %300 : index
      %302 = arith.muli %297, %c1 : index
      %303 = arith.addi %301, %302 : index
      %304 = vector.load %w[%303] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %305 = vector.bitcast %304 : vector<4xi8> to vector<2xf16>
      %306 = arith.divui %inputFeatures, %c3 : index
      %307 = arith.muli %306, %c4 : index
      %308 = arith.addi %298, %307 : index
      %309 = arith.muli %296, %c4 : index
      %310 = arith.addi %308, %309 : index
      %311 = arith.muli %297, %c1 : index
      %312 = arith.addi %310, %311 : index
      %313 = vector.load %w[%312] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %314 = vector.extract %305[0] : f16 from vector<2xf16>
      %315 = arith.extf %314 : f16 to f32
      %316 = vector.extract %313[0] : i8 from vector<4xi8>
      %317 = arith.extui %316 : i8 to i32
      %318 = arith.sitofp %317 : i32 to f32
      %319 = arith.mulf %315, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = vector.broadcast %320 : f16 to vector<16xf16>
      %322 = vector.extract %305[1] : f16 from vector<2xf16>
      %323 = arith.extf %322 : f16 to f32
      %324 = vector.extract %313[1] : i8 from vector<4xi8>
      %325 = arith.extui %324 : i8 to i32
      %326 = arith.sitofp %325 : i32 to f32
      %327 = arith.mulf %323, %326 : f32
      %328 = arith.truncf %327 : f32 to f16
      %329 = vector.broadcast %328 : f16 to vector<16xf16>
      %330 = vector.extract %305[0] : f16 from vector<2xf16>
      %331 = arith.extf %330 : f16 to f32
      %332 = vector.extract %313[2] : i8 from vector<4xi8>
      %333 = arith.extui %332 : i8 to i32
      %334 = arith.sitofp %333 : i32 to f32
      %335 = arith.mulf %331, %334 : f32
      %336 = arith.truncf %335 : f32 to f16
      %337 = vector.broadcast %336 : f16 to vector<16xf16>
      %338 = vector.extract %305[1] : f16 from vector<2xf16>
      %339 = arith.extf %338 : f16 to f32
      %340 = vector.extract %313[3] : i8 from vector<4xi8>
      %341 = arith.extui %340 : i8 to i32
      %342 = arith.sitofp %341 : i32 to f32
      %343 = arith.mulf %339, %342 : f32
      %344 = arith.truncf %343 : f32 to f16
      %345 = vector.broadcast %344 : f16 to vector<16xf16>
      %346 = arith.addi %15, %c6 : index
      %347 = arith.muli %inputFeatures, %c1 : index
      %348 = arith.divui %347, %c2 : index
      %349 = arith.divui %inputFeatures, %c3 : index
      %350 = arith.muli %349, %c4 : index
      %351 = arith.addi %350, %348 : index
      %352 = arith.addi %351, %c5 : index
      %353 = arith.divui %352, %c6 : index
      %354 = arith.muli %353, %c6 : index
      %355 = arith.addi %346, %354 : index
      %356 = arith.muli %inputFeatures, %c8 : index
      %357 = arith.addi %355, %356 : index
      %358 = arith.muli %296, %c10 : index
      %359 = arith.addi %358, %297 : index
      %360 = arith.muli %359, %c15 : index
      %361 = arith.addi %357, %360 : index
      %362 = vector.load %w[%361] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %363 = vector.bitcast %362 : vector<8xi8> to vector<2xi32>
      %364 = vector.shuffle %363, %363 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %365 = arith.shrui %364, %c20 : vector<4xi32>
      %366 = arith.andi %365, %c21 : vector<4xi32>
      %367 = arith.ori %366, %c22 : vector<4xi32>
      %368 = vector.bitcast %367 : vector<4xi32> to vector<8xf16>
      %369 = arith.shrui %364, %c23 : vector<4xi32>
      %370 = arith.andi %369, %c21 : vector<4xi32>
      %371 = arith.ori %370, %c22 : vector<4xi32>
      %372 = vector.bitcast %371 : vector<4xi32> to vector<8xf16>
      %373 = arith.shrui %364, %c24 : vector<4xi32>
      %374 = arith.andi %373, %c21 : vector<4xi32>
      %375 = arith.ori %374, %c22 : vector<4xi32>
      %376 = vector.bitcast %375 : vector<4xi32> to vector<8xf16>
      %377 = arith.shrui %364, %c25 : vector<4xi32>
      %378 = arith.andi %377, %c21 : vector<4xi32>
      %379 = arith.ori %378, %c22 : vector<4xi32>
      %380 = vector.bitcast %379 : vector<4xi32> to vector<8xf16>
      %381 = vector.shuffle %368, %372 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %382 = vector.shuffle %376, %380 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %383 = vector.shuffle %381, %382 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %384 = arith.subf %383, %c26 : vector<32xf16>
      %385 = vector.shuffle %384, %384 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %386 = vector.shuffle %384, %384 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %387 = math.fma %385, %321, %329 : vector<16xf16>
      %388 = math.fma %386, %337, %345 : vector<16xf16>
      %389 = arith.muli %292, %c2 : index
      %390 = arith.addi %389, %c8 : index
      %391 = arith.muli %tileRows, %c10 : index
      %392 = arith.muli %390, %391 : index
      %393 = arith.addi %43, %392 : index
      %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = arith.muli %tileRows, %c15 : index
      %396 = arith.addi %393, %395 : index
      %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %398 = vector.shuffle %394, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %399 = wave.mma %398, %387, %293 : vector<16xf16>, vector<8xf32>
      %400 = arith.muli %292, %c2 : index
      %401 = arith.addi %400, %c7 : index
      %402 = arith.muli %tileRows, %c10 : index
      %403 = arith.muli %401, %402 : index
      %404 = arith.addi %43, %403 : index
      %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = arith.muli %tileRows, %c15 : index
      %407 = arith.addi %404, %406 : index
      %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = vector.shuffle %405, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %410 = wave.mma %409, %388, %399 : vector<16xf16>, vector<8xf32>
      scf.yield %410 : vector<8xf32>
    }
    %411 = wave.lane
    %412 = wave.wave
    %413 = arith.muli %412, %c7 : index
    %414 = arith.addi %413, %c8 : index
    %415 = arith.muli %414, %c3 : index
    %416 = arith.addi %415, %411 : index
    %417 = vector.extract %294[0] : f32 from vector<8xf32>
    %418 = arith.addi %416, %c8 : index
    memref.store %417, %19[%418] : memref<?xf32>
    %419 = vector.extract %294[1] : f32 from vector<8xf32>
    %420 = arith.addi %416, %c17 : index
    memref.store %419, %19[%420] : memref<?xf32>
    %421 = vector.extract %294[2] : f32 from vector<8xf32>
    %422 = arith.addi %416, %c4 : index
    memref.store %421, %19[%422] : memref<?xf32>
    %423 = vector.extract %294[3] : f32 from vector<8xf32>
    %424 = arith.addi %416, %c28 : index
    memref.store %423, %19[%424] : memref<?xf32>
    %425 = vector.extract %294[4] : f32 from vector<8xf32>
    %426 = arith.addi %416, %c6 : index
    memref.store %425, %19[%426] : memref<?xf32>
    %427 = vector.extract %294[5] : f32 from vector<8xf32>
    %428 = arith.addi %416, %c29 : index
    memref.store %427, %19[%428] : memref<?xf32>
    %429 = vector.extract %294[6] : f32 from vector<8xf32>
    %430 = arith.addi %416, %c30 : index
    memref.store %429, %19[%430] : memref<?xf32>
    %431 = vector.extract %294[7] : f32 from vector<8xf32>
    %432 = arith.addi %416, %c31 : index
    memref.store %431, %19[%432] : memref<?xf32>
    wave.barrier
    %433 = arith.muli %412, %c1 : index
    %434 = arith.addi %433, %c8 : index
    %435 = arith.muli %434, %c17 : index
    %436 = arith.addi %435, %411 : index
    %437 = arith.addi %436, %c8 : index
    %438 = memref.load %19[%437] : memref<?xf32>
    %439 = arith.addi %437, %c3 : index
    %440 = memref.load %19[%439] : memref<?xf32>
    %441 = arith.addf %438, %440 : f32
    %442 = wave.lane
    %443 = arith.addi %18, %c8 : index
    %444 = arith.muli %434, %c2 : index
    %445 = arith.addi %443, %444 : index
    %446 = arith.divui %442, %c10 : index
    %447 = arith.addi %445, %446 : index
    %448 = arith.cmpi slt, %447, %17 : index
    scf.if %448 {
      %449 = arith.cmpi eq, %hasFactors, %c7 : index
      %450 = arith.muli %447, %c2 : index
      %451 = memref.load %factors[%450] : memref<?xf32>
      %452 = arith.mulf %451, %operandScale : f32
      %453 = arith.select %449, %452, %operandScale : f32
      %454 = arith.remui %442, %c10 : index
      %455 = arith.muli %454, %c1 : index
      %456 = arith.addi %15, %455 : index
      %457 = vector.load %w[%456] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %458 = vector.bitcast %457 : vector<4xi8> to vector<1xf32>
      %459 = vector.extract %458[0] : f32 from vector<1xf32>
      %460 = arith.mulf %459, %453 : f32
      %461 = arith.mulf %441, %460 : f32
      %462 = arith.muli %447, %outputFeatures : index
      %463 = arith.addi %462, %22 : index
      %464 = wave.lane
      %465 = arith.remui %464, %c10 : index
      %466 = arith.addi %463, %465 : index
      scf.if %20 {
        %467 = arith.addi %466, %c8 : index
        %468 = memref.load %residual[%467] : memref<?xf32>
        %469 = arith.addf %468, %461 : f32
        %470 = arith.addi %466, %c8 : index
        memref.store %469, %out[%470] : memref<?xf32>
      } else {
        %471 = arith.addi %466, %c8 : index
        memref.store %461, %out[%471] : memref<?xf32>
      }
    }
    %472 = arith.muli %412, %c1 : index
    %473 = arith.addi %472, %c7 : index
    %474 = arith.muli %473, %c17 : index
    %475 = arith.addi %474, %411 : index
    %476 = arith.addi %475, %c8 : index
    %477 = memref.load %19[%476] : memref<?xf32>
    %478 = arith.addi %476, %c3 : index
    %479 = memref.load %19[%478] : memref<?xf32>
    %480 = arith.addf %477, %479 : f32
    %481 = wave.lane
    %482 = arith.addi %18, %c8 : index
    %483 = arith.muli %473, %c2 : index
    %484 = arith.addi %482, %483 : index
    %485 = arith.divui %481, %c10 : index
    %486 = arith.addi %484, %485 : index
    %487 = arith.cmpi slt, %486, %17 : index
    scf.if %487 {
      %488 = arith.cmpi eq, %hasFactors, %c7 : index
      %489 = arith.muli %486, %c2 : index
      %490 = memref.load %factors[%489] : memref<?xf32>
      %491 = arith.mulf %490, %operandScale : f32
      %492 = arith.select %488, %491, %operandScale : f32
      %493 = arith.remui %481, %c10 : index
      %494 = arith.muli %493, %c1 : index
      %495 = arith.addi %15, %494 : index
      %496 = vector.load %w[%495] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %497 = vector.bitcast %496 : vector<4xi8> to vector<1xf32>
      %498 = vector.extract %497[0] : f32 from vector<1xf32>
      %499 = arith.mulf %498, %492 : f32
      %500 = arith.mulf %480, %499 : f32
      %501 = arith.muli %486, %outputFeatures : index
      %502 = arith.addi %501, %22 : index
      %503 = wave.lane
      %504 = arith.remui %503, %c10 : index
      %505 = arith.addi %502, %504 : index
      scf.if %20 {
        %506 = arith.addi %505, %c8 : index
        %507 = memref.load %residual[%506] : memref<?xf32>
        %508 = arith.addf %507, %500 : f32
        %509 = arith.addi %505, %c8 : index
        memref.store %508, %out[%509] : memref<?xf32>
      } else {
        %510 = arith.addi %505, %c8 : index
        memref.store %500, %out[%510] : memref<?xf32>
      }
    }
    %511 = arith.muli %412, %c1 : index
    %512 = arith.addi %511, %c2 : index
    %513 = arith.muli %512, %c17 : index
    %514 = arith.addi %513, %411 : index
    %515 = arith.addi %514, %c8 : index
    %516 = memref.load %19[%515] : memref<?xf32>
    %517 = arith.addi %515, %c3 : index
    %518 = memref.load %19[%517] : memref<?xf32>
    %519 = arith.addf %516, %518 : f32
    %520 = wave.lane
    %521 = arith.addi %18, %c8 : index
    %522 = arith.muli %512, %c2 : index
    %523 = arith.addi %521, %522 : index
    %524 = arith.divui %520, %c10 : index
    %525 = arith.addi %523, %524 : index
    %526 = arith.cmpi slt, %525, %17 : index
    scf.if %526 {
      %527 = arith.cmpi eq, %hasFactors, %c7 : index
      %528 = arith.muli %525, %c2 : index
      %529 = memref.load %factors[%528] : memref<?xf32>
      %530 = arith.mulf %529, %operandScale : f32
      %531 = arith.select %527, %530, %operandScale : f32
      %532 = arith.remui %520, %c10 : index
      %533 = arith.muli %532, %c1 : index
      %534 = arith.addi %15, %533 : index
      %535 = vector.load %w[%534] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %536 = vector.bitcast %535 : vector<4xi8> to vector<1xf32>
      %537 = vector.extract %536[0] : f32 from vector<1xf32>
      %538 = arith.mulf %537, %531 : f32
      %539 = arith.mulf %519, %538 : f32
      %540 = arith.muli %525, %outputFeatures : index
      %541 = arith.addi %540, %22 : index
      %542 = wave.lane
      %543 = arith.remui %542, %c10 : index
      %544 = arith.addi %541, %543 : index
      scf.if %20 {
        %545 = arith.addi %544, %c8 : index
        %546 = memref.load %residual[%545] : memref<?xf32>
        %547 = arith.addf %546, %539 : f32
        %548 = arith.addi %544, %c8 : index
        memref.store %547, %out[%548] : memref<?xf32>
      } else {
        %549 = arith.addi %544, %c8 : index
        memref.store %539, %out[%549] : memref<?xf32>
      }
    }
    %550 = arith.muli %412, %c1 : index
    %551 = arith.addi %550, %c27 : index
    %552 = arith.muli %551, %c17 : index
    %553 = arith.addi %552, %411 : index
    %554 = arith.addi %553, %c8 : index
    %555 = memref.load %19[%554] : memref<?xf32>
    %556 = arith.addi %554, %c3 : index
    %557 = memref.load %19[%556] : memref<?xf32>
    %558 = arith.addf %555, %557 : f32
    %559 = wave.lane
    %560 = arith.addi %18, %c8 : index
    %561 = arith.muli %551, %c2 : index
    %562 = arith.addi %560, %561 : index
    %563 = arith.divui %559, %c10 : index
    %564 = arith.addi %562, %563 : index
    %565 = arith.cmpi slt, %564, %17 : index
    scf.if %565 {
      %566 = arith.cmpi eq, %hasFactors, %c7 : index
      %567 = arith.muli %564, %c2 : index
      %568 = memref.load %factors[%567] : memref<?xf32>
      %569 = arith.mulf %568, %operandScale : f32
      %570 = arith.select %566, %569, %operandScale : f32
      %571 = arith.remui %559, %c10 : index
      %572 = arith.muli %571, %c1 : index
      %573 = arith.addi %15, %572 : index
      %574 = vector.load %w[%573] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %575 = vector.bitcast %574 : vector<4xi8> to vector<1xf32>
      %576 = vector.extract %575[0] : f32 from vector<1xf32>
      %577 = arith.mulf %576, %570 : f32
      %578 = arith.mulf %558, %577 : f32
      %579 = arith.muli %564, %outputFeatures : index
      %580 = arith.addi %579, %22 : index
      %581 = wave.lane
      %582 = arith.remui %581, %c10 : index
      %583 = arith.addi %580, %582 : index
      scf.if %20 {
        %584 = arith.addi %583, %c8 : index
        %585 = memref.load %residual[%584] : memref<?xf32>
        %586 = arith.addf %585, %578 : f32
        %587 = arith.addi %583, %c8 : index
        memref.store %586, %out[%587] : memref<?xf32>
      } else {
        %588 = arith.addi %583, %c8 : index
        memref.store %578, %out[%588] : memref<?xf32>
      }
    }
  }
  %589 = wave.arrive %counters[%1], %arrivals : memref<?xi32>
  scf.if %589 {
    %590 = arith.addi %18, %c10 : index
    %591 = arith.minsi %590, %17 : index
    %592 = wave.wave
    %593 = arith.addi %18, %592 : index
    scf.for %594 = %593 to %591 step %c2 {
      %595 = arith.muli %594, %features : index
      %596 = wave.lane
      %597 = arith.muli %596, %c1 : index
      %602:3 = scf.for %598 = %597 to %features step %c6 iter_args(%599 = %c36, %600 = %c36, %601 = %c36) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
        %603 = arith.addi %595, %598 : index
        %604 = vector.load %out[%603] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %605 = vector.load %norm_weight[%598] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %606 = arith.mulf %604, %605 : vector<4xf32>
        %607 = math.fma %604, %604, %599 : vector<4xf32>
        %608 = math.fma %606, %606, %600 : vector<4xf32>
        %609 = math.absf %606 : vector<4xf32>
        %610 = arith.maximumf %601, %609 : vector<4xf32>
        scf.yield %607, %608, %610 : vector<4xf32>, vector<4xf32>, vector<4xf32>
      }
      %611 = wave.reduce "add" %602#0 : vector<4xf32>
      %612 = arith.mulf %611, %inverseFeatures : f32
      %613 = arith.addf %612, %epsilon : f32
      %614 = math.sqrt %613 : f32
      %615 = arith.divf %c38, %614 : f32
      %616 = wave.reduce "max" %602#2 : vector<4xf32>
      %617 = arith.mulf %616, %615 : f32
      %618 = arith.bitcast %617 : f32 to i32
      %619 = arith.shrui %618, %c40 : i32
      %620 = arith.maxsi %619, %c41 : i32
      %621 = arith.subi %c42, %620 : i32
      %622 = arith.shli %621, %c40 : i32
      %623 = arith.subi %620, %c43 : i32
      %624 = arith.shli %623, %c40 : i32
      %625 = arith.bitcast %622 : i32 to f32
      %626 = arith.bitcast %624 : i32 to f32
      %627 = wave.reduce "add" %602#1 : vector<4xf32>
      %628 = arith.mulf %627, %615 : f32
      %629 = arith.mulf %628, %615 : f32
      %630 = wave.lane
      %631 = arith.cmpi eq, %630, %c8 : index
      scf.if %631 {
        %632 = arith.muli %594, %c2 : index
        memref.store %626, %normed_factors[%632] : memref<?xf32>
        %633 = arith.muli %594, %c2 : index
        %634 = arith.addi %633, %c7 : index
        memref.store %629, %normed_factors[%634] : memref<?xf32>
      }
      %635 = vector.broadcast %615 : f32 to vector<4xf32>
      %636 = vector.broadcast %625 : f32 to vector<4xf32>
      scf.for %637 = %597 to %features step %c6 {
        %638 = arith.addi %595, %637 : index
        %639 = vector.load %out[%638] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %640 = arith.mulf %639, %635 : vector<4xf32>
        %641 = vector.load %norm_weight[%637] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %642 = arith.mulf %640, %641 : vector<4xf32>
        %643 = arith.mulf %642, %636 : vector<4xf32>
        %644 = arith.divui %594, %tileRows : index
        %645 = arith.divui %features, %c10 : index
        %646 = arith.muli %644, %645 : index
        %647 = arith.divui %637, %c10 : index
        %648 = arith.addi %646, %647 : index
        %649 = arith.muli %648, %c2 : index
        %650 = arith.remui %637, %c10 : index
        %651 = arith.divui %650, %c15 : index
        %652 = arith.addi %649, %651 : index
        %653 = arith.muli %tileRows, %c15 : index
        %654 = arith.muli %652, %653 : index
        %655 = arith.remui %594, %tileRows : index
        %656 = arith.muli %655, %c15 : index
        %657 = arith.addi %654, %656 : index
        %658 = arith.remui %637, %c15 : index
        %659 = arith.addi %657, %658 : index
        %660 = arith.truncf %643 : vector<4xf32> to vector<4xf16>
        vector.store %660, %normed[%659] {alignment = 8 : i64} : memref<?xf16>, vector<4xf16>
      }
    }
  }
  wave.return
}
