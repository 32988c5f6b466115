// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q2_k', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %c16 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c20 = arith.constant dense<196611> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c23 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c24 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c25 = arith.constant dense<0x6400> : vector<32xf16>
  %c26 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c29 = arith.constant 5 : index
  %c30 = arith.constant 6 : index
  %c31 = arith.constant 7 : index
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
  %19 = arith.cmpi eq, %hasResidual, %c7 : index
  %20 = wave.block 0
  %21 = arith.muli %20, %c10 : index
  %22 = arith.cmpi slt, %18, %17 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c10 : index
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %18, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c10 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c8, %c10 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c2 : index
    %33 = arith.remui %c8, %c10 : index
    %34 = arith.divui %33, %c14 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c14 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c14 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c8, %c14 : index
    %42 = arith.addi %40, %41 : index
    %43 = wave.wave
    %44 = arith.divui %inputFeatures, %c16 : index
    %45 = arith.muli %43, %stepsPerWave : index
    %46 = arith.minsi %45, %44 : index
    %47 = arith.addi %46, %stepsPerWave : index
    %48 = arith.minsi %47, %44 : index
    %49 = arith.cmpi eq, %wholeBlocks, %c7 : index
    %50 = arith.subi %48, %46 : index
    %51 = arith.divui %50, %c2 : index
    %52 = arith.muli %51, %c2 : index
    %53 = arith.addi %46, %52 : index
    %54 = arith.addi %46, %stepsPerWave : index
    %55 = arith.select %49, %54, %53 : index
    %58 = scf.for %56 = %46 to %55 step %c2 iter_args(%57 = %c15) -> (vector<8xf32>) {
      %59 = wave.lane
      %60 = arith.addi %56, %c8 : index
      %61 = arith.remui %59, %c10 : index
      %62 = arith.addi %15, %c6 : index
      %63 = arith.divui %60, %c14 : index
      %64 = arith.muli %63, %c4 : index
      %65 = arith.addi %62, %64 : index
      %66 = arith.muli %61, %c1 : index
      %67 = arith.addi %65, %66 : index
      %68 = vector.load %w[%67] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %69 = vector.bitcast %68 : vector<4xi8> to vector<2xf16>
      %70 = arith.divui %inputFeatures, %c3 : index
      %71 = arith.muli %70, %c4 : index
      %72 = arith.addi %62, %71 : index
      %73 = arith.muli %60, %c4 : index
      %74 = arith.addi %72, %73 : index
      %75 = arith.muli %61, %c1 : index
      %76 = arith.addi %74, %75 : index
      %77 = vector.load %w[%76] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %78 = vector.extract %69[0] : f16 from vector<2xf16>
      %79 = arith.extf %78 : f16 to f32
      %80 = vector.extract %77[0] : i8 from vector<4xi8>
      %81 = arith.extui %80 : i8 to i32
      %82 = arith.sitofp %81 : i32 to f32
      %83 = arith.mulf %79, %82 : f32
      %84 = arith.truncf %83 : f32 to f16
      %85 = vector.broadcast %84 : f16 to vector<16xf16>
      %86 = vector.extract %69[1] : f16 from vector<2xf16>
      %87 = arith.extf %86 : f16 to f32
      %88 = vector.extract %77[1] : i8 from vector<4xi8>
      %89 = arith.extui %88 : i8 to i32
      %90 = arith.sitofp %89 : i32 to f32
      %91 = arith.mulf %87, %90 : f32
      %92 = arith.truncf %91 : f32 to f16
      %93 = vector.broadcast %92 : f16 to vector<16xf16>
      %94 = vector.extract %69[0] : f16 from vector<2xf16>
      %95 = arith.extf %94 : f16 to f32
      %96 = vector.extract %77[2] : i8 from vector<4xi8>
      %97 = arith.extui %96 : i8 to i32
      %98 = arith.sitofp %97 : i32 to f32
      %99 = arith.mulf %95, %98 : f32
      %100 = arith.truncf %99 : f32 to f16
      %101 = vector.broadcast %100 : f16 to vector<16xf16>
      %102 = vector.extract %69[1] : f16 from vector<2xf16>
      %103 = arith.extf %102 : f16 to f32
      %104 = vector.extract %77[3] : i8 from vector<4xi8>
      %105 = arith.extui %104 : i8 to i32
      %106 = arith.sitofp %105 : i32 to f32
      %107 = arith.mulf %103, %106 : f32
      %108 = arith.truncf %107 : f32 to f16
      %109 = vector.broadcast %108 : f16 to vector<16xf16>
      %110 = arith.addi %15, %c6 : index
      %111 = arith.muli %inputFeatures, %c1 : index
      %112 = arith.divui %111, %c2 : index
      %113 = arith.divui %inputFeatures, %c3 : index
      %114 = arith.muli %113, %c4 : index
      %115 = arith.addi %114, %112 : index
      %116 = arith.addi %115, %c5 : index
      %117 = arith.divui %116, %c6 : index
      %118 = arith.muli %117, %c6 : index
      %119 = arith.addi %110, %118 : index
      %120 = arith.muli %inputFeatures, %c8 : index
      %121 = arith.addi %119, %120 : index
      %122 = arith.muli %60, %c10 : index
      %123 = arith.addi %122, %61 : index
      %124 = arith.muli %123, %c14 : index
      %125 = arith.addi %121, %124 : index
      %126 = vector.load %w[%125] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %127 = vector.bitcast %126 : vector<8xi8> to vector<2xi32>
      %128 = vector.shuffle %127, %127 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %129 = arith.shrui %128, %c19 : vector<4xi32>
      %130 = arith.andi %129, %c20 : vector<4xi32>
      %131 = arith.ori %130, %c21 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = arith.shrui %128, %c22 : vector<4xi32>
      %134 = arith.andi %133, %c20 : vector<4xi32>
      %135 = arith.ori %134, %c21 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = arith.shrui %128, %c23 : vector<4xi32>
      %138 = arith.andi %137, %c20 : vector<4xi32>
      %139 = arith.ori %138, %c21 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = arith.shrui %128, %c24 : vector<4xi32>
      %142 = arith.andi %141, %c20 : vector<4xi32>
      %143 = arith.ori %142, %c21 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = vector.shuffle %132, %136 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = vector.shuffle %140, %144 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = vector.shuffle %145, %146 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %148 = arith.subf %147, %c25 : vector<32xf16>
      %149 = vector.shuffle %148, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %150 = vector.shuffle %148, %148 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %151 = math.fma %149, %85, %93 : vector<16xf16>
      %152 = math.fma %150, %101, %109 : vector<16xf16>
      %153 = arith.addi %56, %c7 : index
      %154 = arith.remui %59, %c10 : index
      %155 = arith.addi %15, %c6 : index
      %156 = arith.divui %153, %c14 : index
      %157 = arith.muli %156, %c4 : index
      %158 = arith.addi %155, %157 : index
      %159 = arith.muli %154, %c1 : index
      %160 = arith.addi %158, %159 : index
      %161 = vector.load %w[%160] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %162 = vector.bitcast %161 : vector<4xi8> to vector<2xf16>
      %163 = arith.divui %inputFeatures, %c3 : index
      %164 = arith.muli %163, %c4 : index
      %165 = arith.addi %155, %164 : index
      %166 = arith.muli %153, %c4 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.muli %154, %c1 : index
      %169 = arith.addi %167, %168 : index
      %170 = vector.load %w[%169] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %171 = vector.extract %162[0] : f16 from vector<2xf16>
      %172 = arith.extf %171 : f16 to f32
      %173 = vector.extract %170[0] : i8 from vector<4xi8>
      %174 = arith.extui %173 : i8 to i32
      %175 = arith.sitofp %174 : i32 to f32
      %176 = arith.mulf %172, %175 : f32
      %177 = arith.truncf %176 : f32 to f16
      %178 = vector.broadcast %177 : f16 to vector<16xf16>
      %179 = vector.extract %162[1] : f16 from vector<2xf16>
      %180 = arith.extf %179 : f16 to f32
      %181 = vector.extract %170[1] : i8 from vector<4xi8>
      %182 = arith.extui %181 : i8 to i32
      %183 = arith.sitofp %182 : i32 to f32
      %184 = arith.mulf %180, %183 : f32
      %185 = arith.truncf %184 : f32 to f16
      %186 = vector.broadcast %185 : f16 to vector<16xf16>
      %187 = vector.extract %162[0] : f16 from vector<2xf16>
      %188 = arith.extf %187 : f16 to f32
      %189 = vector.extract %170[2] : i8 from vector<4xi8>
      %190 = arith.extui %189 : i8 to i32
      %191 = arith.sitofp %190 : i32 to f32
      %192 = arith.mulf %188, %191 : f32
      %193 = arith.truncf %192 : f32 to f16
      %194 = vector.broadcast %193 : f16 to vector<16xf16>
      %195 = vector.extract %162[1] : f16 from vector<2xf16>
      %196 = arith.extf %195 : f16 to f32
      %197 = vector.extract %170[3] : i8 from vector<4xi8>
      %198 = arith.extui %197 : i8 to i32
      %199 = arith.sitofp %198 : i32 to f32
      %200 = arith.mulf %196, %199 : f32
      %201 = arith.truncf %200 : f32 to f16
      %202 = vector.broadcast %201 : f16 to vector<16xf16>
      %203 = arith.addi %15, %c6 : index
      %204 = arith.muli %inputFeatures, %c1 : index
      %205 = arith.divui %204, %c2 : index
      %206 = arith.divui %inputFeatures, %c3 : index
      %207 = arith.muli %206, %c4 : index
      %208 = arith.addi %207, %205 : index
      %209 = arith.addi %208, %c5 : index
      %210 = arith.divui %209, %c6 : index
      %211 = arith.muli %210, %c6 : index
      %212 = arith.addi %203, %211 : index
      %213 = arith.muli %inputFeatures, %c8 : index
      %214 = arith.addi %212, %213 : index
      %215 = arith.muli %153, %c10 : index
      %216 = arith.addi %215, %154 : index
      %217 = arith.muli %216, %c14 : index
      %218 = arith.addi %214, %217 : index
      %219 = vector.load %w[%218] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %220 = vector.bitcast %219 : vector<8xi8> to vector<2xi32>
      %221 = vector.shuffle %220, %220 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %222 = arith.shrui %221, %c19 : vector<4xi32>
      %223 = arith.andi %222, %c20 : vector<4xi32>
      %224 = arith.ori %223, %c21 : vector<4xi32>
      %225 = vector.bitcast %224 : vector<4xi32> to vector<8xf16>
      %226 = arith.shrui %221, %c22 : vector<4xi32>
      %227 = arith.andi %226, %c20 : vector<4xi32>
      %228 = arith.ori %227, %c21 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = arith.shrui %221, %c23 : vector<4xi32>
      %231 = arith.andi %230, %c20 : vector<4xi32>
      %232 = arith.ori %231, %c21 : vector<4xi32>
      %233 = vector.bitcast %232 : vector<4xi32> to vector<8xf16>
      %234 = arith.shrui %221, %c24 : vector<4xi32>
      %235 = arith.andi %234, %c20 : vector<4xi32>
      %236 = arith.ori %235, %c21 : vector<4xi32>
      %237 = vector.bitcast %236 : vector<4xi32> to vector<8xf16>
      %238 = vector.shuffle %225, %229 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %239 = vector.shuffle %233, %237 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = vector.shuffle %238, %239 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %241 = arith.subf %240, %c25 : vector<32xf16>
      %242 = vector.shuffle %241, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %243 = vector.shuffle %241, %241 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %244 = math.fma %242, %178, %186 : vector<16xf16>
      %245 = math.fma %243, %194, %202 : vector<16xf16>
      %246 = arith.muli %56, %c2 : index
      %247 = arith.addi %246, %c8 : index
      %248 = arith.muli %tileRows, %c10 : index
      %249 = arith.muli %247, %248 : index
      %250 = arith.addi %42, %249 : index
      %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.muli %tileRows, %c14 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = vector.shuffle %251, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %256 = wave.mma %255, %151, %57 : vector<16xf16>, vector<8xf32>
      %257 = arith.muli %56, %c2 : index
      %258 = arith.addi %257, %c7 : index
      %259 = arith.muli %tileRows, %c10 : index
      %260 = arith.muli %258, %259 : index
      %261 = arith.addi %42, %260 : index
      %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = arith.muli %tileRows, %c14 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = vector.shuffle %262, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = wave.mma %266, %152, %256 : vector<16xf16>, vector<8xf32>
      %268 = arith.muli %56, %c2 : index
      %269 = arith.addi %268, %c2 : index
      %270 = arith.muli %tileRows, %c10 : index
      %271 = arith.muli %269, %270 : index
      %272 = arith.addi %42, %271 : index
      %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = arith.muli %tileRows, %c14 : index
      %275 = arith.addi %272, %274 : index
      %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = vector.shuffle %273, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %278 = wave.mma %277, %244, %267 : vector<16xf16>, vector<8xf32>
      %279 = arith.muli %56, %c2 : index
      %280 = arith.addi %279, %c26 : index
      %281 = arith.muli %tileRows, %c10 : index
      %282 = arith.muli %280, %281 : index
      %283 = arith.addi %42, %282 : index
      %284 = vector.load %x[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %285 = arith.muli %tileRows, %c14 : index
      %286 = arith.addi %283, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = vector.shuffle %284, %287 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %289 = wave.mma %288, %245, %278 : vector<16xf16>, vector<8xf32>
      scf.yield %289 : vector<8xf32>
    }
    %290 = arith.select %49, %55, %48 : index
    %293 = scf.for %291 = %55 to %290 step %c7 iter_args(%292 = %58) -> (vector<8xf32>) {
      %294 = wave.lane
      %295 = arith.addi %291, %c8 : index
      %296 = arith.remui %294, %c10 : index
      %297 = arith.addi %15, %c6 : index
      %298 = arith.divui %295, %c14 : index
      %299 = arith.muli %298, %c4 : index
      %300 = arith.addi %297, %299 : index
      %301 = arith.muli %296, %c1 : index
      %302 = arith.addi %300, %301 : index
      %303 = vector.load %w[%302] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %304 = vector.bitcast %303 : vector<4xi8> to vector<2xf16>
      %305 = arith.divui %inputFeatures, %c3 : index
      %306 = arith.muli %305, %c4 : index
      %307 = arith.addi %297, %306 : index
      %308 = arith.muli %295, %c4 : index
      %309 = arith.addi %307, %308 : index
      %310 = arith.muli %296, %c1 : index
      %311 = arith.addi %309, %310 : index
      %312 = vector.load %w[%311] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %313 = vector.extract %304[0] : f16 from vector<2xf16>
      %314 = arith.extf %313 : f16 to f32
      %315 = vector.extract %312[0] : i8 from vector<4xi8>
      %316 = arith.extui %315 : i8 to i32
      %317 = arith.sitofp %316 : i32 to f32
      %318 = arith.mulf %314, %317 : f32
      %319 = arith.truncf %318 : f32 to f16
      %320 = vector.broadcast %319 : f16 to vector<16xf16>
      %321 = vector.extract %304[1] : f16 from vector<2xf16>
      %322 = arith.extf %321 : f16 to f32
      %323 = vector.extract %312[1] : i8 from vector<4xi8>
      %324 = arith.extui %323 : i8 to i32
      %325 = arith.sitofp %324 : i32 to f32
      %326 = arith.mulf %322, %325 : f32
      %327 = arith.truncf %326 : f32 to f16
      %328 = vector.broadcast %327 : f16 to vector<16xf16>
      %329 = vector.extract %304[0] : f16 from vector<2xf16>
      %330 = arith.extf %329 : f16 to f32
      %331 = vector.extract %312[2] : i8 from vector<4xi8>
      %332 = arith.extui %331 : i8 to i32
      %333 = arith.sitofp %332 : i32 to f32
      %334 = arith.mulf %330, %333 : f32
      %335 = arith.truncf %334 : f32 to f16
      %336 = vector.broadcast %335 : f16 to vector<16xf16>
      %337 = vector.extract %304[1] : f16 from vector<2xf16>
      %338 = arith.extf %337 : f16 to f32
      %339 = vector.extract %312[3] : i8 from vector<4xi8>
      %340 = arith.extui %339 : i8 to i32
      %341 = arith.sitofp %340 : i32 to f32
      %342 = arith.mulf %338, %341 : f32
      %343 = arith.truncf %342 : f32 to f16
      %344 = vector.broadcast %343 : f16 to vector<16xf16>
      %345 = arith.addi %15, %c6 : index
      %346 = arith.muli %inputFeatures, %c1 : index
      %347 = arith.divui %346, %c2 : index
      %348 = arith.divui %inputFeatures, %c3 : index
      %349 = arith.muli %348, %c4 : index
      %350 = arith.addi %349, %347 : index
      %351 = arith.addi %350, %c5 : index
      %352 = arith.divui %351, %c6 : index
      %353 = arith.muli %352, %c6 : index
      %354 = arith.addi %345, %353 : index
      %355 = arith.muli %inputFeatures, %c8 : index
      %356 = arith.addi %354, %355 : index
      %357 = arith.muli %295, %c10 : index
      %358 = arith.addi %357, %296 : index
      %359 = arith.muli %358, %c14 : index
      %360 = arith.addi %356, %359 : index
      %361 = vector.load %w[%360] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %362 = vector.bitcast %361 : vector<8xi8> to vector<2xi32>
      %363 = vector.shuffle %362, %362 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %364 = arith.shrui %363, %c19 : vector<4xi32>
      %365 = arith.andi %364, %c20 : vector<4xi32>
      %366 = arith.ori %365, %c21 : vector<4xi32>
      %367 = vector.bitcast %366 : vector<4xi32> to vector<8xf16>
      %368 = arith.shrui %363, %c22 : vector<4xi32>
      %369 = arith.andi %368, %c20 : vector<4xi32>
      %370 = arith.ori %369, %c21 : vector<4xi32>
      %371 = vector.bitcast %370 : vector<4xi32> to vector<8xf16>
      %372 = arith.shrui %363, %c23 : vector<4xi32>
      %373 = arith.andi %372, %c20 : vector<4xi32>
      %374 = arith.ori %373, %c21 : vector<4xi32>
      %375 = vector.bitcast %374 : vector<4xi32> to vector<8xf16>
      %376 = arith.shrui %363, %c24 : vector<4xi32>
      %377 = arith.andi %376, %c20 : vector<4xi32>
      %378 = arith.ori %377, %c21 : vector<4xi32>
      %379 = vector.bitcast %378 : vector<4xi32> to vector<8xf16>
      %380 = vector.shuffle %367, %371 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %381 = vector.shuffle %375, %379 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %382 = vector.shuffle %380, %381 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %383 = arith.subf %382, %c25 : vector<32xf16>
      %384 = vector.shuffle %383, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %385 = vector.shuffle %383, %383 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %386 = math.fma %384, %320, %328 : vector<16xf16>
      %387 = math.fma %385, %336, %344 : vector<16xf16>
      %388 = arith.muli %291, %c2 : index
      %389 = arith.addi %388, %c8 : index
      %390 = arith.muli %tileRows, %c10 : index
      %391 = arith.muli %389, %390 : index
      %392 = arith.addi %42, %391 : index
      %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = arith.muli %tileRows, %c14 : index
      %395 = arith.addi %392, %394 : index
      %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %397 = vector.shuffle %393, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %398 = wave.mma %397, %386, %292 : vector<16xf16>, vector<8xf32>
      %399 = arith.muli %291, %c2 : index
      %400 = arith.addi %399, %c7 : index
      %401 = arith.muli %tileRows, %c10 : index
      %402 = arith.muli %400, %401 : index
      %403 = arith.addi %42, %402 : index
      %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %405 = arith.muli %tileRows, %c14 : index
      %406 = arith.addi %403, %405 : index
      %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = vector.shuffle %404, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = wave.mma %408, %387, %398 : vector<16xf16>, vector<8xf32>
      scf.yield %409 : vector<8xf32>
    }
    %410 = wave.lane
    %411 = vector.extract %293[0] : f32 from vector<8xf32>
    %412 = wave.lane
    %413 = arith.addi %18, %c8 : index
    %414 = arith.muli %c8, %c2 : index
    %415 = arith.addi %413, %414 : index
    %416 = arith.divui %412, %c10 : index
    %417 = arith.addi %415, %416 : index
    %418 = arith.cmpi slt, %417, %17 : index
    scf.if %418 {
      %419 = arith.cmpi eq, %hasFactors, %c7 : index
      %420 = arith.muli %417, %c2 : index
      %421 = memref.load %factors[%420] : memref<?xf32>
      %422 = arith.mulf %421, %operandScale : f32
      %423 = arith.select %419, %422, %operandScale : f32
      %424 = arith.remui %412, %c10 : index
      %425 = arith.muli %424, %c1 : index
      %426 = arith.addi %15, %425 : index
      %427 = vector.load %w[%426] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %428 = vector.bitcast %427 : vector<4xi8> to vector<1xf32>
      %429 = vector.extract %428[0] : f32 from vector<1xf32>
      %430 = arith.mulf %429, %423 : f32
      %431 = arith.mulf %411, %430 : f32
      %432 = arith.muli %417, %outputFeatures : index
      %433 = arith.addi %432, %21 : index
      %434 = wave.lane
      %435 = arith.remui %434, %c10 : index
      %436 = arith.addi %433, %435 : index
      scf.if %19 {
        %437 = arith.addi %436, %c8 : index
        %438 = memref.load %residual[%437] : memref<?xf32>
        %439 = arith.addf %438, %431 : f32
        %440 = arith.addi %436, %c8 : index
        memref.store %439, %out[%440] : memref<?xf32>
      } else {
        %441 = arith.addi %436, %c8 : index
        memref.store %431, %out[%441] : memref<?xf32>
      }
    }
    %442 = vector.extract %293[1] : f32 from vector<8xf32>
    %443 = wave.lane
    %444 = arith.addi %18, %c8 : index
    %445 = arith.muli %c7, %c2 : index
    %446 = arith.addi %444, %445 : index
    %447 = arith.divui %443, %c10 : index
    %448 = arith.addi %446, %447 : index
    %449 = arith.cmpi slt, %448, %17 : index
    scf.if %449 {
      %450 = arith.cmpi eq, %hasFactors, %c7 : index
      %451 = arith.muli %448, %c2 : index
      %452 = memref.load %factors[%451] : memref<?xf32>
      %453 = arith.mulf %452, %operandScale : f32
      %454 = arith.select %450, %453, %operandScale : f32
      %455 = arith.remui %443, %c10 : index
      %456 = arith.muli %455, %c1 : index
      %457 = arith.addi %15, %456 : index
      %458 = vector.load %w[%457] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %459 = vector.bitcast %458 : vector<4xi8> to vector<1xf32>
      %460 = vector.extract %459[0] : f32 from vector<1xf32>
      %461 = arith.mulf %460, %454 : f32
      %462 = arith.mulf %442, %461 : f32
      %463 = arith.muli %448, %outputFeatures : index
      %464 = arith.addi %463, %21 : index
      %465 = wave.lane
      %466 = arith.remui %465, %c10 : index
      %467 = arith.addi %464, %466 : index
      scf.if %19 {
        %468 = arith.addi %467, %c8 : index
        %469 = memref.load %residual[%468] : memref<?xf32>
        %470 = arith.addf %469, %462 : f32
        %471 = arith.addi %467, %c8 : index
        memref.store %470, %out[%471] : memref<?xf32>
      } else {
        %472 = arith.addi %467, %c8 : index
        memref.store %462, %out[%472] : memref<?xf32>
      }
    }
    %473 = vector.extract %293[2] : f32 from vector<8xf32>
    %474 = wave.lane
    %475 = arith.addi %18, %c8 : index
    %476 = arith.muli %c2, %c2 : index
    %477 = arith.addi %475, %476 : index
    %478 = arith.divui %474, %c10 : index
    %479 = arith.addi %477, %478 : index
    %480 = arith.cmpi slt, %479, %17 : index
    scf.if %480 {
      %481 = arith.cmpi eq, %hasFactors, %c7 : index
      %482 = arith.muli %479, %c2 : index
      %483 = memref.load %factors[%482] : memref<?xf32>
      %484 = arith.mulf %483, %operandScale : f32
      %485 = arith.select %481, %484, %operandScale : f32
      %486 = arith.remui %474, %c10 : index
      %487 = arith.muli %486, %c1 : index
      %488 = arith.addi %15, %487 : index
      %489 = vector.load %w[%488] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %490 = vector.bitcast %489 : vector<4xi8> to vector<1xf32>
      %491 = vector.extract %490[0] : f32 from vector<1xf32>
      %492 = arith.mulf %491, %485 : f32
      %493 = arith.mulf %473, %492 : f32
      %494 = arith.muli %479, %outputFeatures : index
      %495 = arith.addi %494, %21 : index
      %496 = wave.lane
      %497 = arith.remui %496, %c10 : index
      %498 = arith.addi %495, %497 : index
      scf.if %19 {
        %499 = arith.addi %498, %c8 : index
        %500 = memref.load %residual[%499] : memref<?xf32>
        %501 = arith.addf %500, %493 : f32
        %502 = arith.addi %498, %c8 : index
        memref.store %501, %out[%502] : memref<?xf32>
      } else {
        %503 = arith.addi %498, %c8 : index
        memref.store %493, %out[%503] : memref<?xf32>
      }
    }
    %504 = vector.extract %293[3] : f32 from vector<8xf32>
    %505 = wave.lane
    %506 = arith.addi %18, %c8 : index
    %507 = arith.muli %c26, %c2 : index
    %508 = arith.addi %506, %507 : index
    %509 = arith.divui %505, %c10 : index
    %510 = arith.addi %508, %509 : index
    %511 = arith.cmpi slt, %510, %17 : index
    scf.if %511 {
      %512 = arith.cmpi eq, %hasFactors, %c7 : index
      %513 = arith.muli %510, %c2 : index
      %514 = memref.load %factors[%513] : memref<?xf32>
      %515 = arith.mulf %514, %operandScale : f32
      %516 = arith.select %512, %515, %operandScale : f32
      %517 = arith.remui %505, %c10 : index
      %518 = arith.muli %517, %c1 : index
      %519 = arith.addi %15, %518 : index
      %520 = vector.load %w[%519] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %521 = vector.bitcast %520 : vector<4xi8> to vector<1xf32>
      %522 = vector.extract %521[0] : f32 from vector<1xf32>
      %523 = arith.mulf %522, %516 : f32
      %524 = arith.mulf %504, %523 : f32
      %525 = arith.muli %510, %outputFeatures : index
      %526 = arith.addi %525, %21 : index
      %527 = wave.lane
      %528 = arith.remui %527, %c10 : index
      %529 = arith.addi %526, %528 : index
      scf.if %19 {
        %530 = arith.addi %529, %c8 : index
        %531 = memref.load %residual[%530] : memref<?xf32>
        %532 = arith.addf %531, %524 : f32
        %533 = arith.addi %529, %c8 : index
        memref.store %532, %out[%533] : memref<?xf32>
      } else {
        %534 = arith.addi %529, %c8 : index
        memref.store %524, %out[%534] : memref<?xf32>
      }
    }
    %535 = vector.extract %293[4] : f32 from vector<8xf32>
    %536 = wave.lane
    %537 = arith.addi %18, %c8 : index
    %538 = arith.muli %c1, %c2 : index
    %539 = arith.addi %537, %538 : index
    %540 = arith.divui %536, %c10 : index
    %541 = arith.addi %539, %540 : index
    %542 = arith.cmpi slt, %541, %17 : index
    scf.if %542 {
      %543 = arith.cmpi eq, %hasFactors, %c7 : index
      %544 = arith.muli %541, %c2 : index
      %545 = memref.load %factors[%544] : memref<?xf32>
      %546 = arith.mulf %545, %operandScale : f32
      %547 = arith.select %543, %546, %operandScale : f32
      %548 = arith.remui %536, %c10 : index
      %549 = arith.muli %548, %c1 : index
      %550 = arith.addi %15, %549 : index
      %551 = vector.load %w[%550] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %552 = vector.bitcast %551 : vector<4xi8> to vector<1xf32>
      %553 = vector.extract %552[0] : f32 from vector<1xf32>
      %554 = arith.mulf %553, %547 : f32
      %555 = arith.mulf %535, %554 : f32
      %556 = arith.muli %541, %outputFeatures : index
      %557 = arith.addi %556, %21 : index
      %558 = wave.lane
      %559 = arith.remui %558, %c10 : index
      %560 = arith.addi %557, %559 : index
      scf.if %19 {
        %561 = arith.addi %560, %c8 : index
        %562 = memref.load %residual[%561] : memref<?xf32>
        %563 = arith.addf %562, %555 : f32
        %564 = arith.addi %560, %c8 : index
        memref.store %563, %out[%564] : memref<?xf32>
      } else {
        %565 = arith.addi %560, %c8 : index
        memref.store %555, %out[%565] : memref<?xf32>
      }
    }
    %566 = vector.extract %293[5] : f32 from vector<8xf32>
    %567 = wave.lane
    %568 = arith.addi %18, %c8 : index
    %569 = arith.muli %c29, %c2 : index
    %570 = arith.addi %568, %569 : index
    %571 = arith.divui %567, %c10 : index
    %572 = arith.addi %570, %571 : index
    %573 = arith.cmpi slt, %572, %17 : index
    scf.if %573 {
      %574 = arith.cmpi eq, %hasFactors, %c7 : index
      %575 = arith.muli %572, %c2 : index
      %576 = memref.load %factors[%575] : memref<?xf32>
      %577 = arith.mulf %576, %operandScale : f32
      %578 = arith.select %574, %577, %operandScale : f32
      %579 = arith.remui %567, %c10 : index
      %580 = arith.muli %579, %c1 : index
      %581 = arith.addi %15, %580 : index
      %582 = vector.load %w[%581] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %583 = vector.bitcast %582 : vector<4xi8> to vector<1xf32>
      %584 = vector.extract %583[0] : f32 from vector<1xf32>
      %585 = arith.mulf %584, %578 : f32
      %586 = arith.mulf %566, %585 : f32
      %587 = arith.muli %572, %outputFeatures : index
      %588 = arith.addi %587, %21 : index
      %589 = wave.lane
      %590 = arith.remui %589, %c10 : index
      %591 = arith.addi %588, %590 : index
      scf.if %19 {
        %592 = arith.addi %591, %c8 : index
        %593 = memref.load %residual[%592] : memref<?xf32>
        %594 = arith.addf %593, %586 : f32
        %595 = arith.addi %591, %c8 : index
        memref.store %594, %out[%595] : memref<?xf32>
      } else {
        %596 = arith.addi %591, %c8 : index
        memref.store %586, %out[%596] : memref<?xf32>
      }
    }
    %597 = vector.extract %293[6] : f32 from vector<8xf32>
    %598 = wave.lane
    %599 = arith.addi %18, %c8 : index
    %600 = arith.muli %c30, %c2 : index
    %601 = arith.addi %599, %600 : index
    %602 = arith.divui %598, %c10 : index
    %603 = arith.addi %601, %602 : index
    %604 = arith.cmpi slt, %603, %17 : index
    scf.if %604 {
      %605 = arith.cmpi eq, %hasFactors, %c7 : index
      %606 = arith.muli %603, %c2 : index
      %607 = memref.load %factors[%606] : memref<?xf32>
      %608 = arith.mulf %607, %operandScale : f32
      %609 = arith.select %605, %608, %operandScale : f32
      %610 = arith.remui %598, %c10 : index
      %611 = arith.muli %610, %c1 : index
      %612 = arith.addi %15, %611 : index
      %613 = vector.load %w[%612] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %614 = vector.bitcast %613 : vector<4xi8> to vector<1xf32>
      %615 = vector.extract %614[0] : f32 from vector<1xf32>
      %616 = arith.mulf %615, %609 : f32
      %617 = arith.mulf %597, %616 : f32
      %618 = arith.muli %603, %outputFeatures : index
      %619 = arith.addi %618, %21 : index
      %620 = wave.lane
      %621 = arith.remui %620, %c10 : index
      %622 = arith.addi %619, %621 : index
      scf.if %19 {
        %623 = arith.addi %622, %c8 : index
        %624 = memref.load %residual[%623] : memref<?xf32>
        %625 = arith.addf %624, %617 : f32
        %626 = arith.addi %622, %c8 : index
        memref.store %625, %out[%626] : memref<?xf32>
      } else {
        %627 = arith.addi %622, %c8 : index
        memref.store %617, %out[%627] : memref<?xf32>
      }
    }
    %628 = vector.extract %293[7] : f32 from vector<8xf32>
    %629 = wave.lane
    %630 = arith.addi %18, %c8 : index
    %631 = arith.muli %c31, %c2 : index
    %632 = arith.addi %630, %631 : index
    %633 = arith.divui %629, %c10 : index
    %634 = arith.addi %632, %633 : index
    %635 = arith.cmpi slt, %634, %17 : index
    scf.if %635 {
      %636 = arith.cmpi eq, %hasFactors, %c7 : index
      %637 = arith.muli %634, %c2 : index
      %638 = memref.load %factors[%637] : memref<?xf32>
      %639 = arith.mulf %638, %operandScale : f32
      %640 = arith.select %636, %639, %operandScale : f32
      %641 = arith.remui %629, %c10 : index
      %642 = arith.muli %641, %c1 : index
      %643 = arith.addi %15, %642 : index
      %644 = vector.load %w[%643] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %645 = vector.bitcast %644 : vector<4xi8> to vector<1xf32>
      %646 = vector.extract %645[0] : f32 from vector<1xf32>
      %647 = arith.mulf %646, %640 : f32
      %648 = arith.mulf %628, %647 : f32
      %649 = arith.muli %634, %outputFeatures : index
      %650 = arith.addi %649, %21 : index
      %651 = wave.lane
      %652 = arith.remui %651, %c10 : index
      %653 = arith.addi %650, %652 : index
      scf.if %19 {
        %654 = arith.addi %653, %c8 : index
        %655 = memref.load %residual[%654] : memref<?xf32>
        %656 = arith.addf %655, %648 : f32
        %657 = arith.addi %653, %c8 : index
        memref.store %656, %out[%657] : memref<?xf32>
      } else {
        %658 = arith.addi %653, %c8 : index
        memref.store %648, %out[%658] : memref<?xf32>
      }
    }
  }
  wave.return
}
