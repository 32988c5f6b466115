// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_k', waves=8, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_w8p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 16 : index
  %c10 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 2 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %c16 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 224 : index
  %c32 = arith.constant 512 : index
  %c33 = arith.constant 768 : index
  %c34 = arith.constant 1024 : index
  %c35 = arith.constant 1280 : index
  %c36 = arith.constant 1536 : index
  %c37 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.divui %inputFeatures, %c2 : index
  %4 = arith.muli %3, %c3 : index
  %5 = arith.addi %4, %inputFeatures : index
  %6 = arith.addi %5, %c4 : index
  %7 = arith.divui %6, %c5 : index
  %8 = arith.muli %7, %c5 : index
  %9 = arith.addi %2, %8 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %0, %c6 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %12, %10 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c9 : index
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c6 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c9 : index
  %21 = arith.cmpi slt, %16, %15 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c9 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %16, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c9 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c7, %c9 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c14 : index
    %32 = arith.remui %c7, %c9 : index
    %33 = arith.divui %32, %c1 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c1 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c1 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c7, %c1 : index
    %41 = arith.addi %39, %40 : index
    %42 = wave.wave
    %43 = arith.divui %inputFeatures, %c16 : index
    %44 = arith.muli %42, %stepsPerWave : index
    %45 = arith.minsi %44, %43 : index
    %46 = arith.addi %45, %stepsPerWave : index
    %47 = arith.minsi %46, %43 : index
    %48 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %49 = arith.subi %47, %45 : index
    %50 = arith.divui %49, %c14 : index
    %51 = arith.muli %50, %c14 : index
    %52 = arith.addi %45, %51 : index
    %53 = arith.addi %45, %stepsPerWave : index
    %54 = arith.select %48, %53, %52 : index
    %57 = scf.for %55 = %45 to %54 step %c14 iter_args(%56 = %c15) -> (vector<8xf32>) {
      %58 = wave.lane
      %59 = arith.addi %55, %c7 : index
      %60 = arith.remui %58, %c9 : index
      %61 = arith.addi %13, %c5 : index
      %62 = arith.divui %59, %c1 : index
      %63 = arith.muli %62, %c3 : index
      %64 = arith.addi %61, %63 : index
      %65 = arith.muli %60, %c19 : index
      %66 = arith.addi %64, %65 : index
      %67 = vector.load %w[%66] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %68 = vector.bitcast %67 : vector<4xi8> to vector<2xf16>
      %69 = arith.divui %inputFeatures, %c2 : index
      %70 = arith.muli %69, %c3 : index
      %71 = arith.addi %61, %70 : index
      %72 = arith.muli %59, %c16 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.muli %60, %c14 : index
      %75 = arith.addi %73, %74 : index
      %76 = vector.load %w[%75] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %77 = vector.extract %68[0] : f16 from vector<2xf16>
      %78 = arith.extf %77 : f16 to f32
      %79 = vector.extract %76[0] : i8 from vector<2xi8>
      %80 = arith.extui %79 : i8 to i32
      %81 = arith.sitofp %80 : i32 to f32
      %82 = arith.mulf %78, %81 : f32
      %83 = arith.truncf %82 : f32 to f16
      %84 = vector.broadcast %83 : f16 to vector<16xf16>
      %85 = vector.extract %68[1] : f16 from vector<2xf16>
      %86 = arith.extf %85 : f16 to f32
      %87 = vector.extract %76[1] : i8 from vector<2xi8>
      %88 = arith.extui %87 : i8 to i32
      %89 = arith.sitofp %88 : i32 to f32
      %90 = arith.mulf %86, %89 : f32
      %91 = arith.truncf %90 : f32 to f16
      %92 = vector.broadcast %91 : f16 to vector<16xf16>
      %93 = arith.addi %13, %c5 : index
      %94 = arith.divui %inputFeatures, %c2 : index
      %95 = arith.muli %94, %c3 : index
      %96 = arith.addi %95, %inputFeatures : index
      %97 = arith.addi %96, %c4 : index
      %98 = arith.divui %97, %c5 : index
      %99 = arith.muli %98, %c5 : index
      %100 = arith.addi %93, %99 : index
      %101 = arith.muli %inputFeatures, %c1 : index
      %102 = arith.addi %100, %101 : index
      %103 = arith.muli %59, %c9 : index
      %104 = arith.addi %103, %60 : index
      %105 = arith.muli %104, %c7 : index
      %106 = arith.addi %102, %105 : index
      %107 = arith.muli %59, %c2 : index
      %108 = arith.addi %100, %107 : index
      %109 = arith.muli %60, %c9 : index
      %110 = arith.addi %108, %109 : index
      %111 = vector.load %w[%110] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %112 = vector.bitcast %111 : vector<16xi8> to vector<4xi32>
      %113 = arith.shrui %112, %c20 : vector<4xi32>
      %114 = arith.andi %113, %c21 : vector<4xi32>
      %115 = arith.ori %114, %c22 : vector<4xi32>
      %116 = vector.bitcast %115 : vector<4xi32> to vector<8xf16>
      %117 = arith.shrui %112, %c23 : vector<4xi32>
      %118 = arith.andi %117, %c21 : vector<4xi32>
      %119 = arith.ori %118, %c22 : vector<4xi32>
      %120 = vector.bitcast %119 : vector<4xi32> to vector<8xf16>
      %121 = arith.shrui %112, %c24 : vector<4xi32>
      %122 = arith.andi %121, %c21 : vector<4xi32>
      %123 = arith.ori %122, %c22 : vector<4xi32>
      %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
      %125 = arith.shrui %112, %c25 : vector<4xi32>
      %126 = arith.andi %125, %c21 : vector<4xi32>
      %127 = arith.ori %126, %c22 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = vector.shuffle %116, %120 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = vector.shuffle %124, %128 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = vector.shuffle %129, %130 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %132 = arith.subf %131, %c26 : vector<32xf16>
      %133 = vector.shuffle %132, %132 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %134 = vector.shuffle %132, %132 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %135 = math.fma %133, %84, %92 : vector<16xf16>
      %136 = math.fma %134, %84, %92 : vector<16xf16>
      %137 = arith.addi %55, %c6 : index
      %138 = arith.remui %58, %c9 : index
      %139 = arith.addi %13, %c5 : index
      %140 = arith.divui %137, %c1 : index
      %141 = arith.muli %140, %c3 : index
      %142 = arith.addi %139, %141 : index
      %143 = arith.muli %138, %c19 : index
      %144 = arith.addi %142, %143 : index
      %145 = vector.load %w[%144] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %146 = vector.bitcast %145 : vector<4xi8> to vector<2xf16>
      %147 = arith.divui %inputFeatures, %c2 : index
      %148 = arith.muli %147, %c3 : index
      %149 = arith.addi %139, %148 : index
      %150 = arith.muli %137, %c16 : index
      %151 = arith.addi %149, %150 : index
      %152 = arith.muli %138, %c14 : index
      %153 = arith.addi %151, %152 : index
      %154 = vector.load %w[%153] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %155 = vector.extract %146[0] : f16 from vector<2xf16>
      %156 = arith.extf %155 : f16 to f32
      %157 = vector.extract %154[0] : i8 from vector<2xi8>
      %158 = arith.extui %157 : i8 to i32
      %159 = arith.sitofp %158 : i32 to f32
      %160 = arith.mulf %156, %159 : f32
      %161 = arith.truncf %160 : f32 to f16
      %162 = vector.broadcast %161 : f16 to vector<16xf16>
      %163 = vector.extract %146[1] : f16 from vector<2xf16>
      %164 = arith.extf %163 : f16 to f32
      %165 = vector.extract %154[1] : i8 from vector<2xi8>
      %166 = arith.extui %165 : i8 to i32
      %167 = arith.sitofp %166 : i32 to f32
      %168 = arith.mulf %164, %167 : f32
      %169 = arith.truncf %168 : f32 to f16
      %170 = vector.broadcast %169 : f16 to vector<16xf16>
      %171 = arith.addi %13, %c5 : index
      %172 = arith.divui %inputFeatures, %c2 : index
      %173 = arith.muli %172, %c3 : index
      %174 = arith.addi %173, %inputFeatures : index
      %175 = arith.addi %174, %c4 : index
      %176 = arith.divui %175, %c5 : index
      %177 = arith.muli %176, %c5 : index
      %178 = arith.addi %171, %177 : index
      %179 = arith.muli %inputFeatures, %c1 : index
      %180 = arith.addi %178, %179 : index
      %181 = arith.muli %137, %c9 : index
      %182 = arith.addi %181, %138 : index
      %183 = arith.muli %182, %c7 : index
      %184 = arith.addi %180, %183 : index
      %185 = arith.muli %137, %c2 : index
      %186 = arith.addi %178, %185 : index
      %187 = arith.muli %138, %c9 : index
      %188 = arith.addi %186, %187 : index
      %189 = vector.load %w[%188] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %190 = vector.bitcast %189 : vector<16xi8> to vector<4xi32>
      %191 = arith.shrui %190, %c20 : vector<4xi32>
      %192 = arith.andi %191, %c21 : vector<4xi32>
      %193 = arith.ori %192, %c22 : vector<4xi32>
      %194 = vector.bitcast %193 : vector<4xi32> to vector<8xf16>
      %195 = arith.shrui %190, %c23 : vector<4xi32>
      %196 = arith.andi %195, %c21 : vector<4xi32>
      %197 = arith.ori %196, %c22 : vector<4xi32>
      %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
      %199 = arith.shrui %190, %c24 : vector<4xi32>
      %200 = arith.andi %199, %c21 : vector<4xi32>
      %201 = arith.ori %200, %c22 : vector<4xi32>
      %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
      %203 = arith.shrui %190, %c25 : vector<4xi32>
      %204 = arith.andi %203, %c21 : vector<4xi32>
      %205 = arith.ori %204, %c22 : vector<4xi32>
      %206 = vector.bitcast %205 : vector<4xi32> to vector<8xf16>
      %207 = vector.shuffle %194, %198 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %208 = vector.shuffle %202, %206 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = vector.shuffle %207, %208 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %210 = arith.subf %209, %c26 : vector<32xf16>
      %211 = vector.shuffle %210, %210 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %212 = vector.shuffle %210, %210 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %213 = math.fma %211, %162, %170 : vector<16xf16>
      %214 = math.fma %212, %162, %170 : vector<16xf16>
      %215 = arith.muli %55, %c14 : index
      %216 = arith.addi %215, %c7 : index
      %217 = arith.muli %tileRows, %c9 : index
      %218 = arith.muli %216, %217 : index
      %219 = arith.addi %41, %218 : index
      %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %221 = arith.muli %tileRows, %c1 : index
      %222 = arith.addi %219, %221 : index
      %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %224 = vector.shuffle %220, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %225 = wave.mma %224, %135, %56 : vector<16xf16>, vector<8xf32>
      %226 = arith.muli %55, %c14 : index
      %227 = arith.addi %226, %c6 : index
      %228 = arith.muli %tileRows, %c9 : index
      %229 = arith.muli %227, %228 : index
      %230 = arith.addi %41, %229 : index
      %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %232 = arith.muli %tileRows, %c1 : index
      %233 = arith.addi %230, %232 : index
      %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %235 = vector.shuffle %231, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = wave.mma %235, %136, %225 : vector<16xf16>, vector<8xf32>
      %237 = arith.muli %55, %c14 : index
      %238 = arith.addi %237, %c14 : index
      %239 = arith.muli %tileRows, %c9 : index
      %240 = arith.muli %238, %239 : index
      %241 = arith.addi %41, %240 : index
      %242 = vector.load %x[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %243 = arith.muli %tileRows, %c1 : index
      %244 = arith.addi %241, %243 : index
      %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %246 = vector.shuffle %242, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %247 = wave.mma %246, %213, %236 : vector<16xf16>, vector<8xf32>
      %248 = arith.muli %55, %c14 : index
      %249 = arith.addi %248, %c27 : index
      %250 = arith.muli %tileRows, %c9 : index
      %251 = arith.muli %249, %250 : index
      %252 = arith.addi %41, %251 : index
      %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = arith.muli %tileRows, %c1 : index
      %255 = arith.addi %252, %254 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = vector.shuffle %253, %256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %258 = wave.mma %257, %214, %247 : vector<16xf16>, vector<8xf32>
      scf.yield %258 : vector<8xf32>
    }
    %259 = arith.select %48, %54, %47 : index
    %262 = scf.for %260 = %54 to %259 step %c6 iter_args(%261 = %57) -> (vector<8xf32>) {
      %263 = wave.lane
      %264 = arith.addi %260, %c7 : index
      %265 = arith.remui %263, %c9 : index
      %266 = arith.addi %13, %c5 : index
      %267 = arith.divui %264, %c1 : index
      %268 = arith.muli %267, %c3 : index
      %269 = arith.addi %266, %268 : index
      %270 = arith.muli %265, %c19 : index
      %271 = arith.addi %269, %270 : index
      %272 = vector.load %w[%271] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %273 = vector.bitcast %272 : vector<4xi8> to vector<2xf16>
      %274 = arith.divui %inputFeatures, %c2 : index
      %275 = arith.muli %274, %c3 : index
      %276 = arith.addi %266, %275 : index
      %277 = arith.muli %264, %c16 : index
      %278 = arith.addi %276, %277 : index
      %279 = arith.muli %265, %c14 : index
      %280 = arith.addi %278, %279 : index
      %281 = vector.load %w[%280] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %282 = vector.extract %273[0] : f16 from vector<2xf16>
      %283 = arith.extf %282 : f16 to f32
      %284 = vector.extract %281[0] : i8 from vector<2xi8>
      %285 = arith.extui %284 : i8 to i32
      %286 = arith.sitofp %285 : i32 to f32
      %287 = arith.mulf %283, %286 : f32
      %288 = arith.truncf %287 : f32 to f16
      %289 = vector.broadcast %288 : f16 to vector<16xf16>
      %290 = vector.extract %273[1] : f16 from vector<2xf16>
      %291 = arith.extf %290 : f16 to f32
      %292 = vector.extract %281[1] : i8 from vector<2xi8>
      %293 = arith.extui %292 : i8 to i32
      %294 = arith.sitofp %293 : i32 to f32
      %295 = arith.mulf %291, %294 : f32
      %296 = arith.truncf %295 : f32 to f16
      %297 = vector.broadcast %296 : f16 to vector<16xf16>
      %298 = arith.addi %13, %c5 : index
      %299 = arith.divui %inputFeatures, %c2 : index
      %300 = arith.muli %299, %c3 : index
      %301 = arith.addi %300, %inputFeatures : index
      %302 = arith.addi %301, %c4 : index
      %303 = arith.divui %302, %c5 : index
      %304 = arith.muli %303, %c5 : index
      %305 = arith.addi %298, %304 : index
      %306 = arith.muli %inputFeatures, %c1 : index
      %307 = arith.addi %305, %306 : index
      %308 = arith.muli %264, %c9 : index
      %309 = arith.addi %308, %265 : index
      %310 = arith.muli %309, %c7 : index
      %311 = arith.addi %307, %310 : index
      %312 = arith.muli %264, %c2 : index
      %313 = arith.addi %305, %312 : index
      %314 = arith.muli %265, %c9 : index
      %315 = arith.addi %313, %314 : index
      %316 = vector.load %w[%315] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %317 = vector.bitcast %316 : vector<16xi8> to vector<4xi32>
      %318 = arith.shrui %317, %c20 : vector<4xi32>
      %319 = arith.andi %318, %c21 : vector<4xi32>
      %320 = arith.ori %319, %c22 : vector<4xi32>
      %321 = vector.bitcast %320 : vector<4xi32> to vector<8xf16>
      %322 = arith.shrui %317, %c23 : vector<4xi32>
      %323 = arith.andi %322, %c21 : vector<4xi32>
      %324 = arith.ori %323, %c22 : vector<4xi32>
      %325 = vector.bitcast %324 : vector<4xi32> to vector<8xf16>
      %326 = arith.shrui %317, %c24 : vector<4xi32>
      %327 = arith.andi %326, %c21 : vector<4xi32>
      %328 = arith.ori %327, %c22 : vector<4xi32>
      %329 = vector.bitcast %328 : vector<4xi32> to vector<8xf16>
      %330 = arith.shrui %317, %c25 : vector<4xi32>
      %331 = arith.andi %330, %c21 : vector<4xi32>
      %332 = arith.ori %331, %c22 : vector<4xi32>
      %333 = vector.bitcast %332 : vector<4xi32> to vector<8xf16>
      %334 = vector.shuffle %321, %325 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %335 = vector.shuffle %329, %333 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %336 = vector.shuffle %334, %335 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %337 = arith.subf %336, %c26 : vector<32xf16>
      %338 = vector.shuffle %337, %337 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %339 = vector.shuffle %337, %337 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %340 = math.fma %338, %289, %297 : vector<16xf16>
      %341 = math.fma %339, %289, %297 : vector<16xf16>
      %342 = arith.muli %260, %c14 : index
      %343 = arith.addi %342, %c7 : index
      %344 = arith.muli %tileRows, %c9 : index
      %345 = arith.muli %343, %344 : index
      %346 = arith.addi %41, %345 : index
      %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = arith.muli %tileRows, %c1 : index
      %349 = arith.addi %346, %348 : index
      %350 = vector.load %x[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %351 = vector.shuffle %347, %350 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %352 = wave.mma %351, %340, %261 : vector<16xf16>, vector<8xf32>
      %353 = arith.muli %260, %c14 : index
      %354 = arith.addi %353, %c6 : index
      %355 = arith.muli %tileRows, %c9 : index
      %356 = arith.muli %354, %355 : index
      %357 = arith.addi %41, %356 : index
      %358 = vector.load %x[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %359 = arith.muli %tileRows, %c1 : index
      %360 = arith.addi %357, %359 : index
      %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %362 = vector.shuffle %358, %361 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %363 = wave.mma %362, %341, %352 : vector<16xf16>, vector<8xf32>
      scf.yield %363 : vector<8xf32>
    }
    %364 = wave.lane
    %365 = wave.wave
    %366 = arith.muli %365, %c6 : index
    %367 = arith.addi %366, %c7 : index
    %368 = arith.muli %367, %c2 : index
    %369 = arith.addi %368, %364 : index
    %370 = vector.extract %262[0] : f32 from vector<8xf32>
    %371 = arith.addi %369, %c7 : index
    memref.store %370, %17[%371] : memref<?xf32>
    %372 = vector.extract %262[1] : f32 from vector<8xf32>
    %373 = arith.addi %369, %c16 : index
    memref.store %372, %17[%373] : memref<?xf32>
    %374 = vector.extract %262[2] : f32 from vector<8xf32>
    %375 = arith.addi %369, %c3 : index
    memref.store %374, %17[%375] : memref<?xf32>
    %376 = vector.extract %262[3] : f32 from vector<8xf32>
    %377 = arith.addi %369, %c28 : index
    memref.store %376, %17[%377] : memref<?xf32>
    %378 = vector.extract %262[4] : f32 from vector<8xf32>
    %379 = arith.addi %369, %c5 : index
    memref.store %378, %17[%379] : memref<?xf32>
    %380 = vector.extract %262[5] : f32 from vector<8xf32>
    %381 = arith.addi %369, %c29 : index
    memref.store %380, %17[%381] : memref<?xf32>
    %382 = vector.extract %262[6] : f32 from vector<8xf32>
    %383 = arith.addi %369, %c30 : index
    memref.store %382, %17[%383] : memref<?xf32>
    %384 = vector.extract %262[7] : f32 from vector<8xf32>
    %385 = arith.addi %369, %c31 : index
    memref.store %384, %17[%385] : memref<?xf32>
    wave.barrier
    %386 = arith.muli %365, %c6 : index
    %387 = arith.addi %386, %c7 : index
    %388 = arith.muli %387, %c16 : index
    %389 = arith.addi %388, %364 : index
    %390 = arith.addi %389, %c7 : index
    %391 = memref.load %17[%390] : memref<?xf32>
    %392 = arith.addi %390, %c2 : index
    %393 = memref.load %17[%392] : memref<?xf32>
    %394 = arith.addf %391, %393 : f32
    %395 = arith.addi %390, %c32 : index
    %396 = memref.load %17[%395] : memref<?xf32>
    %397 = arith.addf %394, %396 : f32
    %398 = arith.addi %390, %c33 : index
    %399 = memref.load %17[%398] : memref<?xf32>
    %400 = arith.addf %397, %399 : f32
    %401 = arith.addi %390, %c34 : index
    %402 = memref.load %17[%401] : memref<?xf32>
    %403 = arith.addf %400, %402 : f32
    %404 = arith.addi %390, %c35 : index
    %405 = memref.load %17[%404] : memref<?xf32>
    %406 = arith.addf %403, %405 : f32
    %407 = arith.addi %390, %c36 : index
    %408 = memref.load %17[%407] : memref<?xf32>
    %409 = arith.addf %406, %408 : f32
    %410 = arith.addi %390, %c37 : index
    %411 = memref.load %17[%410] : memref<?xf32>
    %412 = arith.addf %409, %411 : f32
    %413 = wave.lane
    %414 = arith.addi %16, %c7 : index
    %415 = arith.muli %387, %c14 : index
    %416 = arith.addi %414, %415 : index
    %417 = arith.divui %413, %c9 : index
    %418 = arith.addi %416, %417 : index
    %419 = arith.cmpi slt, %418, %15 : index
    scf.if %419 {
      %420 = arith.cmpi eq, %hasFactors, %c6 : index
      %421 = arith.muli %418, %c14 : index
      %422 = memref.load %factors[%421] : memref<?xf32>
      %423 = arith.mulf %422, %operandScale : f32
      %424 = arith.select %420, %423, %operandScale : f32
      %425 = arith.remui %413, %c9 : index
      %426 = arith.muli %425, %c19 : index
      %427 = arith.addi %13, %426 : index
      %428 = vector.load %w[%427] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %429 = vector.bitcast %428 : vector<4xi8> to vector<1xf32>
      %430 = vector.extract %429[0] : f32 from vector<1xf32>
      %431 = arith.mulf %430, %424 : f32
      %432 = arith.mulf %412, %431 : f32
      %433 = arith.muli %418, %outputFeatures : index
      %434 = arith.addi %433, %20 : index
      %435 = wave.lane
      %436 = arith.remui %435, %c9 : index
      %437 = arith.addi %434, %436 : index
      scf.if %18 {
        %438 = arith.addi %437, %c7 : index
        %439 = memref.load %residual[%438] : memref<?xf32>
        %440 = arith.addf %439, %432 : f32
        %441 = arith.addi %437, %c7 : index
        memref.store %440, %out[%441] : memref<?xf32>
      } else {
        %442 = arith.addi %437, %c7 : index
        memref.store %432, %out[%442] : memref<?xf32>
      }
    }
  }
  wave.return
}
