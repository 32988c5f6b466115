// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_k', waves=8, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_w8p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 2 : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 48 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 4 : index
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
  %c35 = arith.constant 1024 : index
  %c36 = arith.constant 1280 : index
  %c37 = arith.constant 1536 : index
  %c38 = arith.constant 1792 : index
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
  %16 = arith.muli %1, %c3 : index
  %17 = wave.scratch %c9 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c6 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c12 : index
  %21 = arith.cmpi slt, %16, %15 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c12 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %16, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c12 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c7, %c12 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c14 : index
    %32 = arith.remui %c7, %c12 : index
    %33 = arith.divui %32, %c1 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c1 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c1 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c7, %c1 : index
    %41 = arith.addi %39, %40 : index
    %42 = arith.addi %23, %c12 : index
    %43 = arith.addi %16, %42 : index
    %44 = arith.divui %43, %tileRows : index
    %45 = arith.divui %inputFeatures, %c12 : index
    %46 = arith.muli %44, %45 : index
    %47 = arith.divui %c7, %c12 : index
    %48 = arith.addi %46, %47 : index
    %49 = arith.muli %48, %c14 : index
    %50 = arith.remui %c7, %c12 : index
    %51 = arith.divui %50, %c1 : index
    %52 = arith.addi %49, %51 : index
    %53 = arith.muli %tileRows, %c1 : index
    %54 = arith.muli %52, %53 : index
    %55 = arith.remui %43, %tileRows : index
    %56 = arith.muli %55, %c1 : index
    %57 = arith.addi %54, %56 : index
    %58 = arith.remui %c7, %c1 : index
    %59 = arith.addi %57, %58 : index
    %60 = arith.addi %23, %c15 : index
    %61 = arith.addi %16, %60 : index
    %62 = arith.divui %61, %tileRows : index
    %63 = arith.divui %inputFeatures, %c12 : index
    %64 = arith.muli %62, %63 : index
    %65 = arith.divui %c7, %c12 : index
    %66 = arith.addi %64, %65 : index
    %67 = arith.muli %66, %c14 : index
    %68 = arith.remui %c7, %c12 : index
    %69 = arith.divui %68, %c1 : index
    %70 = arith.addi %67, %69 : index
    %71 = arith.muli %tileRows, %c1 : index
    %72 = arith.muli %70, %71 : index
    %73 = arith.remui %61, %tileRows : index
    %74 = arith.muli %73, %c1 : index
    %75 = arith.addi %72, %74 : index
    %76 = arith.remui %c7, %c1 : index
    %77 = arith.addi %75, %76 : index
    %78 = arith.addi %23, %c16 : index
    %79 = arith.addi %16, %78 : index
    %80 = arith.divui %79, %tileRows : index
    %81 = arith.divui %inputFeatures, %c12 : index
    %82 = arith.muli %80, %81 : index
    %83 = arith.divui %c7, %c12 : index
    %84 = arith.addi %82, %83 : index
    %85 = arith.muli %84, %c14 : index
    %86 = arith.remui %c7, %c12 : index
    %87 = arith.divui %86, %c1 : index
    %88 = arith.addi %85, %87 : index
    %89 = arith.muli %tileRows, %c1 : index
    %90 = arith.muli %88, %89 : index
    %91 = arith.remui %79, %tileRows : index
    %92 = arith.muli %91, %c1 : index
    %93 = arith.addi %90, %92 : index
    %94 = arith.remui %c7, %c1 : index
    %95 = arith.addi %93, %94 : index
    %96 = wave.wave
    %97 = arith.divui %inputFeatures, %c15 : index
    %98 = arith.muli %96, %stepsPerWave : index
    %99 = arith.minsi %98, %97 : index
    %100 = arith.addi %99, %stepsPerWave : index
    %101 = arith.minsi %100, %97 : index
    %102 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %103 = arith.subi %101, %99 : index
    %104 = arith.divui %103, %c14 : index
    %105 = arith.muli %104, %c14 : index
    %106 = arith.addi %99, %105 : index
    %107 = arith.addi %99, %stepsPerWave : index
    %108 = arith.select %102, %107, %106 : index
    %114:4 = scf.for %109 = %99 to %108 step %c14 iter_args(%110 = %c17, %111 = %c17, %112 = %c17, %113 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %115 = wave.lane
      %116 = arith.addi %109, %c7 : index
      %117 = arith.remui %115, %c12 : index
      %118 = arith.addi %13, %c5 : index
      %119 = arith.divui %116, %c1 : index
      %120 = arith.muli %119, %c3 : index
      %121 = arith.addi %118, %120 : index
      %122 = arith.muli %117, %c20 : index
      %123 = arith.addi %121, %122 : index
      %124 = vector.load %w[%123] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %125 = vector.bitcast %124 : vector<4xi8> to vector<2xf16>
      %126 = arith.divui %inputFeatures, %c2 : index
      %127 = arith.muli %126, %c3 : index
      %128 = arith.addi %118, %127 : index
      %129 = arith.muli %116, %c15 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.muli %117, %c14 : index
      %132 = arith.addi %130, %131 : index
      %133 = vector.load %w[%132] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %134 = vector.extract %125[0] : f16 from vector<2xf16>
      %135 = arith.extf %134 : f16 to f32
      %136 = vector.extract %133[0] : i8 from vector<2xi8>
      %137 = arith.extui %136 : i8 to i32
      %138 = arith.sitofp %137 : i32 to f32
      %139 = arith.mulf %135, %138 : f32
      %140 = arith.truncf %139 : f32 to f16
      %141 = vector.broadcast %140 : f16 to vector<16xf16>
      %142 = vector.extract %125[1] : f16 from vector<2xf16>
      %143 = arith.extf %142 : f16 to f32
      %144 = vector.extract %133[1] : i8 from vector<2xi8>
      %145 = arith.extui %144 : i8 to i32
      %146 = arith.sitofp %145 : i32 to f32
      %147 = arith.mulf %143, %146 : f32
      %148 = arith.truncf %147 : f32 to f16
      %149 = vector.broadcast %148 : f16 to vector<16xf16>
      %150 = arith.addi %13, %c5 : index
      %151 = arith.divui %inputFeatures, %c2 : index
      %152 = arith.muli %151, %c3 : index
      %153 = arith.addi %152, %inputFeatures : index
      %154 = arith.addi %153, %c4 : index
      %155 = arith.divui %154, %c5 : index
      %156 = arith.muli %155, %c5 : index
      %157 = arith.addi %150, %156 : index
      %158 = arith.muli %inputFeatures, %c1 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.muli %116, %c12 : index
      %161 = arith.addi %160, %117 : index
      %162 = arith.muli %161, %c7 : index
      %163 = arith.addi %159, %162 : index
      %164 = arith.muli %116, %c2 : index
      %165 = arith.addi %157, %164 : index
      %166 = arith.muli %117, %c12 : index
      %167 = arith.addi %165, %166 : index
      %168 = vector.load %w[%167] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %169 = vector.bitcast %168 : vector<16xi8> to vector<4xi32>
      %170 = arith.shrui %169, %c21 : vector<4xi32>
      %171 = arith.andi %170, %c22 : vector<4xi32>
      %172 = arith.ori %171, %c23 : vector<4xi32>
      %173 = vector.bitcast %172 : vector<4xi32> to vector<8xf16>
      %174 = arith.shrui %169, %c24 : vector<4xi32>
      %175 = arith.andi %174, %c22 : vector<4xi32>
      %176 = arith.ori %175, %c23 : vector<4xi32>
      %177 = vector.bitcast %176 : vector<4xi32> to vector<8xf16>
      %178 = arith.shrui %169, %c25 : vector<4xi32>
      %179 = arith.andi %178, %c22 : vector<4xi32>
      %180 = arith.ori %179, %c23 : vector<4xi32>
      %181 = vector.bitcast %180 : vector<4xi32> to vector<8xf16>
      %182 = arith.shrui %169, %c26 : vector<4xi32>
      %183 = arith.andi %182, %c22 : vector<4xi32>
      %184 = arith.ori %183, %c23 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = vector.shuffle %173, %177 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %187 = vector.shuffle %181, %185 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %188 = vector.shuffle %186, %187 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %189 = arith.subf %188, %c27 : vector<32xf16>
      %190 = vector.shuffle %189, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %191 = vector.shuffle %189, %189 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %192 = math.fma %190, %141, %149 : vector<16xf16>
      %193 = math.fma %191, %141, %149 : vector<16xf16>
      %194 = arith.addi %109, %c6 : index
      %195 = arith.remui %115, %c12 : index
      %196 = arith.addi %13, %c5 : index
      %197 = arith.divui %194, %c1 : index
      %198 = arith.muli %197, %c3 : index
      %199 = arith.addi %196, %198 : index
      %200 = arith.muli %195, %c20 : index
      %201 = arith.addi %199, %200 : index
      %202 = vector.load %w[%201] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %203 = vector.bitcast %202 : vector<4xi8> to vector<2xf16>
      %204 = arith.divui %inputFeatures, %c2 : index
      %205 = arith.muli %204, %c3 : index
      %206 = arith.addi %196, %205 : index
      %207 = arith.muli %194, %c15 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.muli %195, %c14 : index
      %210 = arith.addi %208, %209 : index
      %211 = vector.load %w[%210] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %212 = vector.extract %203[0] : f16 from vector<2xf16>
      %213 = arith.extf %212 : f16 to f32
      %214 = vector.extract %211[0] : i8 from vector<2xi8>
      %215 = arith.extui %214 : i8 to i32
      %216 = arith.sitofp %215 : i32 to f32
      %217 = arith.mulf %213, %216 : f32
      %218 = arith.truncf %217 : f32 to f16
      %219 = vector.broadcast %218 : f16 to vector<16xf16>
      %220 = vector.extract %203[1] : f16 from vector<2xf16>
      %221 = arith.extf %220 : f16 to f32
      %222 = vector.extract %211[1] : i8 from vector<2xi8>
      %223 = arith.extui %222 : i8 to i32
      %224 = arith.sitofp %223 : i32 to f32
      %225 = arith.mulf %221, %224 : f32
      %226 = arith.truncf %225 : f32 to f16
      %227 = vector.broadcast %226 : f16 to vector<16xf16>
      %228 = arith.addi %13, %c5 : index
      %229 = arith.divui %inputFeatures, %c2 : index
      %230 = arith.muli %229, %c3 : index
      %231 = arith.addi %230, %inputFeatures : index
      %232 = arith.addi %231, %c4 : index
      %233 = arith.divui %232, %c5 : index
      %234 = arith.muli %233, %c5 : index
      %235 = arith.addi %228, %234 : index
      %236 = arith.muli %inputFeatures, %c1 : index
      %237 = arith.addi %235, %236 : index
      %238 = arith.muli %194, %c12 : index
      %239 = arith.addi %238, %195 : index
      %240 = arith.muli %239, %c7 : index
      %241 = arith.addi %237, %240 : index
      %242 = arith.muli %194, %c2 : index
      %243 = arith.addi %235, %242 : index
      %244 = arith.muli %195, %c12 : index
      %245 = arith.addi %243, %244 : index
      %246 = vector.load %w[%245] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %247 = vector.bitcast %246 : vector<16xi8> to vector<4xi32>
      %248 = arith.shrui %247, %c21 : vector<4xi32>
      %249 = arith.andi %248, %c22 : vector<4xi32>
      %250 = arith.ori %249, %c23 : vector<4xi32>
      %251 = vector.bitcast %250 : vector<4xi32> to vector<8xf16>
      %252 = arith.shrui %247, %c24 : vector<4xi32>
      %253 = arith.andi %252, %c22 : vector<4xi32>
      %254 = arith.ori %253, %c23 : vector<4xi32>
      %255 = vector.bitcast %254 : vector<4xi32> to vector<8xf16>
      %256 = arith.shrui %247, %c25 : vector<4xi32>
      %257 = arith.andi %256, %c22 : vector<4xi32>
      %258 = arith.ori %257, %c23 : vector<4xi32>
      %259 = vector.bitcast %258 : vector<4xi32> to vector<8xf16>
      %260 = arith.shrui %247, %c26 : vector<4xi32>
      %261 = arith.andi %260, %c22 : vector<4xi32>
      %262 = arith.ori %261, %c23 : vector<4xi32>
      %263 = vector.bitcast %262 : vector<4xi32> to vector<8xf16>
      %264 = vector.shuffle %251, %255 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %265 = vector.shuffle %259, %263 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %266 = vector.shuffle %264, %265 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %267 = arith.subf %266, %c27 : vector<32xf16>
      %268 = vector.shuffle %267, %267 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %269 = vector.shuffle %267, %267 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %270 = math.fma %268, %219, %227 : vector<16xf16>
      %271 = math.fma %269, %219, %227 : vector<16xf16>
      %272 = arith.muli %109, %c14 : index
      %273 = arith.addi %272, %c7 : index
      %274 = arith.muli %tileRows, %c12 : index
      %275 = arith.muli %273, %274 : index
      %276 = arith.addi %41, %275 : index
      %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = arith.muli %tileRows, %c1 : index
      %279 = arith.addi %276, %278 : index
      %280 = vector.load %x[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %281 = vector.shuffle %277, %280 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %282 = wave.mma %281, %192, %110 : vector<16xf16>, vector<8xf32>
      %283 = arith.muli %109, %c14 : index
      %284 = arith.addi %283, %c7 : index
      %285 = arith.muli %tileRows, %c12 : index
      %286 = arith.muli %284, %285 : index
      %287 = arith.addi %59, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = arith.muli %tileRows, %c1 : index
      %290 = arith.addi %287, %289 : index
      %291 = vector.load %x[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = vector.shuffle %288, %291 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %293 = wave.mma %292, %192, %111 : vector<16xf16>, vector<8xf32>
      %294 = arith.muli %109, %c14 : index
      %295 = arith.addi %294, %c7 : index
      %296 = arith.muli %tileRows, %c12 : index
      %297 = arith.muli %295, %296 : index
      %298 = arith.addi %77, %297 : index
      %299 = vector.load %x[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %300 = arith.muli %tileRows, %c1 : index
      %301 = arith.addi %298, %300 : index
      %302 = vector.load %x[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %303 = vector.shuffle %299, %302 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %304 = wave.mma %303, %192, %112 : vector<16xf16>, vector<8xf32>
      %305 = arith.muli %109, %c14 : index
      %306 = arith.addi %305, %c7 : index
      %307 = arith.muli %tileRows, %c12 : index
      %308 = arith.muli %306, %307 : index
      %309 = arith.addi %95, %308 : index
      %310 = vector.load %x[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %311 = arith.muli %tileRows, %c1 : index
      %312 = arith.addi %309, %311 : index
      %313 = vector.load %x[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %314 = vector.shuffle %310, %313 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %315 = wave.mma %314, %192, %113 : vector<16xf16>, vector<8xf32>
      %316 = arith.muli %109, %c14 : index
      %317 = arith.addi %316, %c6 : index
      %318 = arith.muli %tileRows, %c12 : index
      %319 = arith.muli %317, %318 : index
      %320 = arith.addi %41, %319 : index
      %321 = vector.load %x[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %322 = arith.muli %tileRows, %c1 : index
      %323 = arith.addi %320, %322 : index
      %324 = vector.load %x[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %325 = vector.shuffle %321, %324 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %326 = wave.mma %325, %193, %282 : vector<16xf16>, vector<8xf32>
      %327 = arith.muli %109, %c14 : index
      %328 = arith.addi %327, %c6 : index
      %329 = arith.muli %tileRows, %c12 : index
      %330 = arith.muli %328, %329 : index
      %331 = arith.addi %59, %330 : index
      %332 = vector.load %x[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %333 = arith.muli %tileRows, %c1 : index
      %334 = arith.addi %331, %333 : index
      %335 = vector.load %x[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %336 = vector.shuffle %332, %335 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %337 = wave.mma %336, %193, %293 : vector<16xf16>, vector<8xf32>
      %338 = arith.muli %109, %c14 : index
      %339 = arith.addi %338, %c6 : index
      %340 = arith.muli %tileRows, %c12 : index
      %341 = arith.muli %339, %340 : index
      %342 = arith.addi %77, %341 : index
      %343 = vector.load %x[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %344 = arith.muli %tileRows, %c1 : index
      %345 = arith.addi %342, %344 : index
      %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %347 = vector.shuffle %343, %346 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %348 = wave.mma %347, %193, %304 : vector<16xf16>, vector<8xf32>
      %349 = arith.muli %109, %c14 : index
      %350 = arith.addi %349, %c6 : index
      %351 = arith.muli %tileRows, %c12 : index
      %352 = arith.muli %350, %351 : index
      %353 = arith.addi %95, %352 : index
      %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %355 = arith.muli %tileRows, %c1 : index
      %356 = arith.addi %353, %355 : index
      %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %358 = vector.shuffle %354, %357 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %359 = wave.mma %358, %193, %315 : vector<16xf16>, vector<8xf32>
      %360 = arith.muli %109, %c14 : index
      %361 = arith.addi %360, %c14 : index
      %362 = arith.muli %tileRows, %c12 : index
      %363 = arith.muli %361, %362 : index
      %364 = arith.addi %41, %363 : index
      %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %366 = arith.muli %tileRows, %c1 : index
      %367 = arith.addi %364, %366 : index
      %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %369 = vector.shuffle %365, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %370 = wave.mma %369, %270, %326 : vector<16xf16>, vector<8xf32>
      %371 = arith.muli %109, %c14 : index
      %372 = arith.addi %371, %c14 : index
      %373 = arith.muli %tileRows, %c12 : index
      %374 = arith.muli %372, %373 : index
      %375 = arith.addi %59, %374 : index
      %376 = vector.load %x[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %377 = arith.muli %tileRows, %c1 : index
      %378 = arith.addi %375, %377 : index
      %379 = vector.load %x[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %380 = vector.shuffle %376, %379 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %381 = wave.mma %380, %270, %337 : vector<16xf16>, vector<8xf32>
      %382 = arith.muli %109, %c14 : index
      %383 = arith.addi %382, %c14 : index
      %384 = arith.muli %tileRows, %c12 : index
      %385 = arith.muli %383, %384 : index
      %386 = arith.addi %77, %385 : index
      %387 = vector.load %x[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %388 = arith.muli %tileRows, %c1 : index
      %389 = arith.addi %386, %388 : index
      %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %391 = vector.shuffle %387, %390 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %392 = wave.mma %391, %270, %348 : vector<16xf16>, vector<8xf32>
      %393 = arith.muli %109, %c14 : index
      %394 = arith.addi %393, %c14 : index
      %395 = arith.muli %tileRows, %c12 : index
      %396 = arith.muli %394, %395 : index
      %397 = arith.addi %95, %396 : index
      %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = arith.muli %tileRows, %c1 : index
      %400 = arith.addi %397, %399 : index
      %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = vector.shuffle %398, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %403 = wave.mma %402, %270, %359 : vector<16xf16>, vector<8xf32>
      %404 = arith.muli %109, %c14 : index
      %405 = arith.addi %404, %c28 : index
      %406 = arith.muli %tileRows, %c12 : index
      %407 = arith.muli %405, %406 : index
      %408 = arith.addi %41, %407 : index
      %409 = vector.load %x[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %410 = arith.muli %tileRows, %c1 : index
      %411 = arith.addi %408, %410 : index
      %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %413 = vector.shuffle %409, %412 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %414 = wave.mma %413, %271, %370 : vector<16xf16>, vector<8xf32>
      %415 = arith.muli %109, %c14 : index
      %416 = arith.addi %415, %c28 : index
      %417 = arith.muli %tileRows, %c12 : index
      %418 = arith.muli %416, %417 : index
      %419 = arith.addi %59, %418 : index
      %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %421 = arith.muli %tileRows, %c1 : index
      %422 = arith.addi %419, %421 : index
      %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %424 = vector.shuffle %420, %423 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %425 = wave.mma %424, %271, %381 : vector<16xf16>, vector<8xf32>
      %426 = arith.muli %109, %c14 : index
      %427 = arith.addi %426, %c28 : index
      %428 = arith.muli %tileRows, %c12 : index
      %429 = arith.muli %427, %428 : index
      %430 = arith.addi %77, %429 : index
      %431 = vector.load %x[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = arith.muli %tileRows, %c1 : index
      %433 = arith.addi %430, %432 : index
      %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = vector.shuffle %431, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %436 = wave.mma %435, %271, %392 : vector<16xf16>, vector<8xf32>
      %437 = arith.muli %109, %c14 : index
      %438 = arith.addi %437, %c28 : index
      %439 = arith.muli %tileRows, %c12 : index
      %440 = arith.muli %438, %439 : index
      %441 = arith.addi %95, %440 : index
      %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %443 = arith.muli %tileRows, %c1 : index
      %444 = arith.addi %441, %443 : index
      %445 = vector.load %x[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %446 = vector.shuffle %442, %445 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %447 = wave.mma %446, %271, %403 : vector<16xf16>, vector<8xf32>
      scf.yield %414, %425, %436, %447 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %448 = arith.select %102, %108, %101 : index
    %454:4 = scf.for %449 = %108 to %448 step %c6 iter_args(%450 = %114#0, %451 = %114#1, %452 = %114#2, %453 = %114#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %455 = wave.lane
      %456 = arith.addi %449, %c7 : index
      %457 = arith.remui %455, %c12 : index
      %458 = arith.addi %13, %c5 : index
      %459 = arith.divui %456, %c1 : index
      %460 = arith.muli %459, %c3 : index
      %461 = arith.addi %458, %460 : index
      %462 = arith.muli %457, %c20 : index
      %463 = arith.addi %461, %462 : index
      %464 = vector.load %w[%463] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %465 = vector.bitcast %464 : vector<4xi8> to vector<2xf16>
      %466 = arith.divui %inputFeatures, %c2 : index
      %467 = arith.muli %466, %c3 : index
      %468 = arith.addi %458, %467 : index
      %469 = arith.muli %456, %c15 : index
      %470 = arith.addi %468, %469 : index
      %471 = arith.muli %457, %c14 : index
      %472 = arith.addi %470, %471 : index
      %473 = vector.load %w[%472] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %474 = vector.extract %465[0] : f16 from vector<2xf16>
      %475 = arith.extf %474 : f16 to f32
      %476 = vector.extract %473[0] : i8 from vector<2xi8>
      %477 = arith.extui %476 : i8 to i32
      %478 = arith.sitofp %477 : i32 to f32
      %479 = arith.mulf %475, %478 : f32
      %480 = arith.truncf %479 : f32 to f16
      %481 = vector.broadcast %480 : f16 to vector<16xf16>
      %482 = vector.extract %465[1] : f16 from vector<2xf16>
      %483 = arith.extf %482 : f16 to f32
      %484 = vector.extract %473[1] : i8 from vector<2xi8>
      %485 = arith.extui %484 : i8 to i32
      %486 = arith.sitofp %485 : i32 to f32
      %487 = arith.mulf %483, %486 : f32
      %488 = arith.truncf %487 : f32 to f16
      %489 = vector.broadcast %488 : f16 to vector<16xf16>
      %490 = arith.addi %13, %c5 : index
      %491 = arith.divui %inputFeatures, %c2 : index
      %492 = arith.muli %491, %c3 : index
      %493 = arith.addi %492, %inputFeatures : index
      %494 = arith.addi %493, %c4 : index
      %495 = arith.divui %494, %c5 : index
      %496 = arith.muli %495, %c5 : index
      %497 = arith.addi %490, %496 : index
      %498 = arith.muli %inputFeatures, %c1 : index
      %499 = arith.addi %497, %498 : index
      %500 = arith.muli %456, %c12 : index
      %501 = arith.addi %500, %457 : index
      %502 = arith.muli %501, %c7 : index
      %503 = arith.addi %499, %502 : index
      %504 = arith.muli %456, %c2 : index
      %505 = arith.addi %497, %504 : index
      %506 = arith.muli %457, %c12 : index
      %507 = arith.addi %505, %506 : index
      %508 = vector.load %w[%507] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %509 = vector.bitcast %508 : vector<16xi8> to vector<4xi32>
      %510 = arith.shrui %509, %c21 : vector<4xi32>
      %511 = arith.andi %510, %c22 : vector<4xi32>
      %512 = arith.ori %511, %c23 : vector<4xi32>
      %513 = vector.bitcast %512 : vector<4xi32> to vector<8xf16>
      %514 = arith.shrui %509, %c24 : vector<4xi32>
      %515 = arith.andi %514, %c22 : vector<4xi32>
      %516 = arith.ori %515, %c23 : vector<4xi32>
      %517 = vector.bitcast %516 : vector<4xi32> to vector<8xf16>
      %518 = arith.shrui %509, %c25 : vector<4xi32>
      %519 = arith.andi %518, %c22 : vector<4xi32>
      %520 = arith.ori %519, %c23 : vector<4xi32>
      %521 = vector.bitcast %520 : vector<4xi32> to vector<8xf16>
      %522 = arith.shrui %509, %c26 : vector<4xi32>
      %523 = arith.andi %522, %c22 : vector<4xi32>
      %524 = arith.ori %523, %c23 : vector<4xi32>
      %525 = vector.bitcast %524 : vector<4xi32> to vector<8xf16>
      %526 = vector.shuffle %513, %517 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %527 = vector.shuffle %521, %525 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %528 = vector.shuffle %526, %527 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %529 = arith.subf %528, %c27 : vector<32xf16>
      %530 = vector.shuffle %529, %529 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %531 = vector.shuffle %529, %529 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %532 = math.fma %530, %481, %489 : vector<16xf16>
      %533 = math.fma %531, %481, %489 : vector<16xf16>
      %534 = arith.muli %449, %c14 : index
      %535 = arith.addi %534, %c7 : index
      %536 = arith.muli %tileRows, %c12 : index
      %537 = arith.muli %535, %536 : index
      %538 = arith.addi %41, %537 : index
      %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %540 = arith.muli %tileRows, %c1 : index
      %541 = arith.addi %538, %540 : index
      %542 = vector.load %x[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %543 = vector.shuffle %539, %542 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %544 = wave.mma %543, %532, %450 : vector<16xf16>, vector<8xf32>
      %545 = arith.muli %449, %c14 : index
      %546 = arith.addi %545, %c7 : index
      %547 = arith.muli %tileRows, %c12 : index
      %548 = arith.muli %546, %547 : index
      %549 = arith.addi %59, %548 : index
      %550 = vector.load %x[%549] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %551 = arith.muli %tileRows, %c1 : index
      %552 = arith.addi %549, %551 : index
      %553 = vector.load %x[%552] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %554 = vector.shuffle %550, %553 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %555 = wave.mma %554, %532, %451 : vector<16xf16>, vector<8xf32>
      %556 = arith.muli %449, %c14 : index
      %557 = arith.addi %556, %c7 : index
      %558 = arith.muli %tileRows, %c12 : index
      %559 = arith.muli %557, %558 : index
      %560 = arith.addi %77, %559 : index
      %561 = vector.load %x[%560] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %562 = arith.muli %tileRows, %c1 : index
      %563 = arith.addi %560, %562 : index
      %564 = vector.load %x[%563] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %565 = vector.shuffle %561, %564 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %566 = wave.mma %565, %532, %452 : vector<16xf16>, vector<8xf32>
      %567 = arith.muli %449, %c14 : index
      %568 = arith.addi %567, %c7 : index
      %569 = arith.muli %tileRows, %c12 : index
      %570 = arith.muli %568, %569 : index
      %571 = arith.addi %95, %570 : index
      %572 = vector.load %x[%571] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %573 = arith.muli %tileRows, %c1 : index
      %574 = arith.addi %571, %573 : index
      %575 = vector.load %x[%574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %576 = vector.shuffle %572, %575 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %577 = wave.mma %576, %532, %453 : vector<16xf16>, vector<8xf32>
      %578 = arith.muli %449, %c14 : index
      %579 = arith.addi %578, %c6 : index
      %580 = arith.muli %tileRows, %c12 : index
      %581 = arith.muli %579, %580 : index
      %582 = arith.addi %41, %581 : index
      %583 = vector.load %x[%582] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %584 = arith.muli %tileRows, %c1 : index
      %585 = arith.addi %582, %584 : index
      %586 = vector.load %x[%585] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %587 = vector.shuffle %583, %586 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %588 = wave.mma %587, %533, %544 : vector<16xf16>, vector<8xf32>
      %589 = arith.muli %449, %c14 : index
      %590 = arith.addi %589, %c6 : index
      %591 = arith.muli %tileRows, %c12 : index
      %592 = arith.muli %590, %591 : index
      %593 = arith.addi %59, %592 : index
      %594 = vector.load %x[%593] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %595 = arith.muli %tileRows, %c1 : index
      %596 = arith.addi %593, %595 : index
      %597 = vector.load %x[%596] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %598 = vector.shuffle %594, %597 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %599 = wave.mma %598, %533, %555 : vector<16xf16>, vector<8xf32>
      %600 = arith.muli %449, %c14 : index
      %601 = arith.addi %600, %c6 : index
      %602 = arith.muli %tileRows, %c12 : index
      %603 = arith.muli %601, %602 : index
      %604 = arith.addi %77, %603 : index
      %605 = vector.load %x[%604] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %606 = arith.muli %tileRows, %c1 : index
      %607 = arith.addi %604, %606 : index
      %608 = vector.load %x[%607] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %609 = vector.shuffle %605, %608 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %610 = wave.mma %609, %533, %566 : vector<16xf16>, vector<8xf32>
      %611 = arith.muli %449, %c14 : index
      %612 = arith.addi %611, %c6 : index
      %613 = arith.muli %tileRows, %c12 : index
      %614 = arith.muli %612, %613 : index
      %615 = arith.addi %95, %614 : index
      %616 = vector.load %x[%615] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %617 = arith.muli %tileRows, %c1 : index
      %618 = arith.addi %615, %617 : index
      %619 = vector.load %x[%618] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %620 = vector.shuffle %616, %619 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %621 = wave.mma %620, %533, %577 : vector<16xf16>, vector<8xf32>
      scf.yield %588, %599, %610, %621 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %622 = wave.lane
    %623 = wave.wave
    %624 = arith.muli %623, %c6 : index
    %625 = arith.addi %624, %c7 : index
    %626 = arith.muli %625, %c2 : index
    %627 = arith.addi %626, %622 : index
    %628 = vector.extract %454#0[0] : f32 from vector<8xf32>
    %629 = arith.addi %627, %c7 : index
    memref.store %628, %17[%629] : memref<?xf32>
    %630 = vector.extract %454#0[1] : f32 from vector<8xf32>
    %631 = arith.addi %627, %c15 : index
    memref.store %630, %17[%631] : memref<?xf32>
    %632 = vector.extract %454#0[2] : f32 from vector<8xf32>
    %633 = arith.addi %627, %c3 : index
    memref.store %632, %17[%633] : memref<?xf32>
    %634 = vector.extract %454#0[3] : f32 from vector<8xf32>
    %635 = arith.addi %627, %c29 : index
    memref.store %634, %17[%635] : memref<?xf32>
    %636 = vector.extract %454#0[4] : f32 from vector<8xf32>
    %637 = arith.addi %627, %c5 : index
    memref.store %636, %17[%637] : memref<?xf32>
    %638 = vector.extract %454#0[5] : f32 from vector<8xf32>
    %639 = arith.addi %627, %c30 : index
    memref.store %638, %17[%639] : memref<?xf32>
    %640 = vector.extract %454#0[6] : f32 from vector<8xf32>
    %641 = arith.addi %627, %c31 : index
    memref.store %640, %17[%641] : memref<?xf32>
    %642 = vector.extract %454#0[7] : f32 from vector<8xf32>
    %643 = arith.addi %627, %c32 : index
    memref.store %642, %17[%643] : memref<?xf32>
    wave.barrier
    %644 = arith.muli %623, %c6 : index
    %645 = arith.addi %644, %c7 : index
    %646 = arith.muli %645, %c15 : index
    %647 = arith.addi %646, %622 : index
    %648 = arith.addi %647, %c7 : index
    %649 = memref.load %17[%648] : memref<?xf32>
    %650 = arith.addi %648, %c2 : index
    %651 = memref.load %17[%650] : memref<?xf32>
    %652 = arith.addf %649, %651 : f32
    %653 = arith.addi %648, %c33 : index
    %654 = memref.load %17[%653] : memref<?xf32>
    %655 = arith.addf %652, %654 : f32
    %656 = arith.addi %648, %c34 : index
    %657 = memref.load %17[%656] : memref<?xf32>
    %658 = arith.addf %655, %657 : f32
    %659 = arith.addi %648, %c35 : index
    %660 = memref.load %17[%659] : memref<?xf32>
    %661 = arith.addf %658, %660 : f32
    %662 = arith.addi %648, %c36 : index
    %663 = memref.load %17[%662] : memref<?xf32>
    %664 = arith.addf %661, %663 : f32
    %665 = arith.addi %648, %c37 : index
    %666 = memref.load %17[%665] : memref<?xf32>
    %667 = arith.addf %664, %666 : f32
    %668 = arith.addi %648, %c38 : index
    %669 = memref.load %17[%668] : memref<?xf32>
    %670 = arith.addf %667, %669 : f32
    %671 = wave.lane
    %672 = arith.addi %16, %c7 : index
    %673 = arith.muli %645, %c14 : index
    %674 = arith.addi %672, %673 : index
    %675 = arith.divui %671, %c12 : index
    %676 = arith.addi %674, %675 : index
    %677 = arith.cmpi slt, %676, %15 : index
    scf.if %677 {
      %678 = arith.cmpi eq, %hasFactors, %c6 : index
      %679 = arith.muli %676, %c14 : index
      %680 = memref.load %factors[%679] : memref<?xf32>
      %681 = arith.mulf %680, %operandScale : f32
      %682 = arith.select %678, %681, %operandScale : f32
      %683 = arith.remui %671, %c12 : index
      %684 = arith.muli %683, %c20 : index
      %685 = arith.addi %13, %684 : index
      %686 = vector.load %w[%685] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %687 = vector.bitcast %686 : vector<4xi8> to vector<1xf32>
      %688 = vector.extract %687[0] : f32 from vector<1xf32>
      %689 = arith.mulf %688, %682 : f32
      %690 = arith.mulf %670, %689 : f32
      %691 = arith.muli %676, %outputFeatures : index
      %692 = arith.addi %691, %20 : index
      %693 = wave.lane
      %694 = arith.remui %693, %c12 : index
      %695 = arith.addi %692, %694 : index
      scf.if %18 {
        %696 = arith.addi %695, %c7 : index
        %697 = memref.load %residual[%696] : memref<?xf32>
        %698 = arith.addf %697, %690 : f32
        %699 = arith.addi %695, %c7 : index
        memref.store %698, %out[%699] : memref<?xf32>
      } else {
        %700 = arith.addi %695, %c7 : index
        memref.store %690, %out[%700] : memref<?xf32>
      }
    }
    %701 = wave.lane
    wave.barrier
    %702 = wave.wave
    %703 = arith.muli %702, %c6 : index
    %704 = arith.addi %703, %c7 : index
    %705 = arith.muli %704, %c2 : index
    %706 = arith.addi %705, %701 : index
    %707 = vector.extract %454#1[0] : f32 from vector<8xf32>
    %708 = arith.addi %706, %c7 : index
    memref.store %707, %17[%708] : memref<?xf32>
    %709 = vector.extract %454#1[1] : f32 from vector<8xf32>
    %710 = arith.addi %706, %c15 : index
    memref.store %709, %17[%710] : memref<?xf32>
    %711 = vector.extract %454#1[2] : f32 from vector<8xf32>
    %712 = arith.addi %706, %c3 : index
    memref.store %711, %17[%712] : memref<?xf32>
    %713 = vector.extract %454#1[3] : f32 from vector<8xf32>
    %714 = arith.addi %706, %c29 : index
    memref.store %713, %17[%714] : memref<?xf32>
    %715 = vector.extract %454#1[4] : f32 from vector<8xf32>
    %716 = arith.addi %706, %c5 : index
    memref.store %715, %17[%716] : memref<?xf32>
    %717 = vector.extract %454#1[5] : f32 from vector<8xf32>
    %718 = arith.addi %706, %c30 : index
    memref.store %717, %17[%718] : memref<?xf32>
    %719 = vector.extract %454#1[6] : f32 from vector<8xf32>
    %720 = arith.addi %706, %c31 : index
    memref.store %719, %17[%720] : memref<?xf32>
    %721 = vector.extract %454#1[7] : f32 from vector<8xf32>
    %722 = arith.addi %706, %c32 : index
    memref.store %721, %17[%722] : memref<?xf32>
    wave.barrier
    %723 = arith.muli %702, %c6 : index
    %724 = arith.addi %723, %c7 : index
    %725 = arith.muli %724, %c15 : index
    %726 = arith.addi %725, %701 : index
    %727 = arith.addi %726, %c7 : index
    %728 = memref.load %17[%727] : memref<?xf32>
    %729 = arith.addi %727, %c2 : index
    %730 = memref.load %17[%729] : memref<?xf32>
    %731 = arith.addf %728, %730 : f32
    %732 = arith.addi %727, %c33 : index
    %733 = memref.load %17[%732] : memref<?xf32>
    %734 = arith.addf %731, %733 : f32
    %735 = arith.addi %727, %c34 : index
    %736 = memref.load %17[%735] : memref<?xf32>
    %737 = arith.addf %734, %736 : f32
    %738 = arith.addi %727, %c35 : index
    %739 = memref.load %17[%738] : memref<?xf32>
    %740 = arith.addf %737, %739 : f32
    %741 = arith.addi %727, %c36 : index
    %742 = memref.load %17[%741] : memref<?xf32>
    %743 = arith.addf %740, %742 : f32
    %744 = arith.addi %727, %c37 : index
    %745 = memref.load %17[%744] : memref<?xf32>
    %746 = arith.addf %743, %745 : f32
    %747 = arith.addi %727, %c38 : index
    %748 = memref.load %17[%747] : memref<?xf32>
    %749 = arith.addf %746, %748 : f32
    %750 = wave.lane
    %751 = arith.addi %16, %c12 : index
    %752 = arith.muli %724, %c14 : index
    %753 = arith.addi %751, %752 : index
    %754 = arith.divui %750, %c12 : index
    %755 = arith.addi %753, %754 : index
    %756 = arith.cmpi slt, %755, %15 : index
    scf.if %756 {
      %757 = arith.cmpi eq, %hasFactors, %c6 : index
      %758 = arith.muli %755, %c14 : index
      %759 = memref.load %factors[%758] : memref<?xf32>
      %760 = arith.mulf %759, %operandScale : f32
      %761 = arith.select %757, %760, %operandScale : f32
      %762 = arith.remui %750, %c12 : index
      %763 = arith.muli %762, %c20 : index
      %764 = arith.addi %13, %763 : index
      %765 = vector.load %w[%764] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %766 = vector.bitcast %765 : vector<4xi8> to vector<1xf32>
      %767 = vector.extract %766[0] : f32 from vector<1xf32>
      %768 = arith.mulf %767, %761 : f32
      %769 = arith.mulf %749, %768 : f32
      %770 = arith.muli %755, %outputFeatures : index
      %771 = arith.addi %770, %20 : index
      %772 = wave.lane
      %773 = arith.remui %772, %c12 : index
      %774 = arith.addi %771, %773 : index
      scf.if %18 {
        %775 = arith.addi %774, %c7 : index
        %776 = memref.load %residual[%775] : memref<?xf32>
        %777 = arith.addf %776, %769 : f32
        %778 = arith.addi %774, %c7 : index
        memref.store %777, %out[%778] : memref<?xf32>
      } else {
        %779 = arith.addi %774, %c7 : index
        memref.store %769, %out[%779] : memref<?xf32>
      }
    }
    %780 = wave.lane
    wave.barrier
    %781 = wave.wave
    %782 = arith.muli %781, %c6 : index
    %783 = arith.addi %782, %c7 : index
    %784 = arith.muli %783, %c2 : index
    %785 = arith.addi %784, %780 : index
    %786 = vector.extract %454#2[0] : f32 from vector<8xf32>
    %787 = arith.addi %785, %c7 : index
    memref.store %786, %17[%787] : memref<?xf32>
    %788 = vector.extract %454#2[1] : f32 from vector<8xf32>
    %789 = arith.addi %785, %c15 : index
    memref.store %788, %17[%789] : memref<?xf32>
    %790 = vector.extract %454#2[2] : f32 from vector<8xf32>
    %791 = arith.addi %785, %c3 : index
    memref.store %790, %17[%791] : memref<?xf32>
    %792 = vector.extract %454#2[3] : f32 from vector<8xf32>
    %793 = arith.addi %785, %c29 : index
    memref.store %792, %17[%793] : memref<?xf32>
    %794 = vector.extract %454#2[4] : f32 from vector<8xf32>
    %795 = arith.addi %785, %c5 : index
    memref.store %794, %17[%795] : memref<?xf32>
    %796 = vector.extract %454#2[5] : f32 from vector<8xf32>
    %797 = arith.addi %785, %c30 : index
    memref.store %796, %17[%797] : memref<?xf32>
    %798 = vector.extract %454#2[6] : f32 from vector<8xf32>
    %799 = arith.addi %785, %c31 : index
    memref.store %798, %17[%799] : memref<?xf32>
    %800 = vector.extract %454#2[7] : f32 from vector<8xf32>
    %801 = arith.addi %785, %c32 : index
    memref.store %800, %17[%801] : memref<?xf32>
    wave.barrier
    %802 = arith.muli %781, %c6 : index
    %803 = arith.addi %802, %c7 : index
    %804 = arith.muli %803, %c15 : index
    %805 = arith.addi %804, %780 : index
    %806 = arith.addi %805, %c7 : index
    %807 = memref.load %17[%806] : memref<?xf32>
    %808 = arith.addi %806, %c2 : index
    %809 = memref.load %17[%808] : memref<?xf32>
    %810 = arith.addf %807, %809 : f32
    %811 = arith.addi %806, %c33 : index
    %812 = memref.load %17[%811] : memref<?xf32>
    %813 = arith.addf %810, %812 : f32
    %814 = arith.addi %806, %c34 : index
    %815 = memref.load %17[%814] : memref<?xf32>
    %816 = arith.addf %813, %815 : f32
    %817 = arith.addi %806, %c35 : index
    %818 = memref.load %17[%817] : memref<?xf32>
    %819 = arith.addf %816, %818 : f32
    %820 = arith.addi %806, %c36 : index
    %821 = memref.load %17[%820] : memref<?xf32>
    %822 = arith.addf %819, %821 : f32
    %823 = arith.addi %806, %c37 : index
    %824 = memref.load %17[%823] : memref<?xf32>
    %825 = arith.addf %822, %824 : f32
    %826 = arith.addi %806, %c38 : index
    %827 = memref.load %17[%826] : memref<?xf32>
    %828 = arith.addf %825, %827 : f32
    %829 = wave.lane
    %830 = arith.addi %16, %c15 : index
    %831 = arith.muli %803, %c14 : index
    %832 = arith.addi %830, %831 : index
    %833 = arith.divui %829, %c12 : index
    %834 = arith.addi %832, %833 : index
    %835 = arith.cmpi slt, %834, %15 : index
    scf.if %835 {
      %836 = arith.cmpi eq, %hasFactors, %c6 : index
      %837 = arith.muli %834, %c14 : index
      %838 = memref.load %factors[%837] : memref<?xf32>
      %839 = arith.mulf %838, %operandScale : f32
      %840 = arith.select %836, %839, %operandScale : f32
      %841 = arith.remui %829, %c12 : index
      %842 = arith.muli %841, %c20 : index
      %843 = arith.addi %13, %842 : index
      %844 = vector.load %w[%843] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %845 = vector.bitcast %844 : vector<4xi8> to vector<1xf32>
      %846 = vector.extract %845[0] : f32 from vector<1xf32>
      %847 = arith.mulf %846, %840 : f32
      %848 = arith.mulf %828, %847 : f32
      %849 = arith.muli %834, %outputFeatures : index
      %850 = arith.addi %849, %20 : index
      %851 = wave.lane
      %852 = arith.remui %851, %c12 : index
      %853 = arith.addi %850, %852 : index
      scf.if %18 {
        %854 = arith.addi %853, %c7 : index
        %855 = memref.load %residual[%854] : memref<?xf32>
        %856 = arith.addf %855, %848 : f32
        %857 = arith.addi %853, %c7 : index
        memref.store %856, %out[%857] : memref<?xf32>
      } else {
        %858 = arith.addi %853, %c7 : index
        memref.store %848, %out[%858] : memref<?xf32>
      }
    }
    %859 = wave.lane
    wave.barrier
    %860 = wave.wave
    %861 = arith.muli %860, %c6 : index
    %862 = arith.addi %861, %c7 : index
    %863 = arith.muli %862, %c2 : index
    %864 = arith.addi %863, %859 : index
    %865 = vector.extract %454#3[0] : f32 from vector<8xf32>
    %866 = arith.addi %864, %c7 : index
    memref.store %865, %17[%866] : memref<?xf32>
    %867 = vector.extract %454#3[1] : f32 from vector<8xf32>
    %868 = arith.addi %864, %c15 : index
    memref.store %867, %17[%868] : memref<?xf32>
    %869 = vector.extract %454#3[2] : f32 from vector<8xf32>
    %870 = arith.addi %864, %c3 : index
    memref.store %869, %17[%870] : memref<?xf32>
    %871 = vector.extract %454#3[3] : f32 from vector<8xf32>
    %872 = arith.addi %864, %c29 : index
    memref.store %871, %17[%872] : memref<?xf32>
    %873 = vector.extract %454#3[4] : f32 from vector<8xf32>
    %874 = arith.addi %864, %c5 : index
    memref.store %873, %17[%874] : memref<?xf32>
    %875 = vector.extract %454#3[5] : f32 from vector<8xf32>
    %876 = arith.addi %864, %c30 : index
    memref.store %875, %17[%876] : memref<?xf32>
    %877 = vector.extract %454#3[6] : f32 from vector<8xf32>
    %878 = arith.addi %864, %c31 : index
    memref.store %877, %17[%878] : memref<?xf32>
    %879 = vector.extract %454#3[7] : f32 from vector<8xf32>
    %880 = arith.addi %864, %c32 : index
    memref.store %879, %17[%880] : memref<?xf32>
    wave.barrier
    %881 = arith.muli %860, %c6 : index
    %882 = arith.addi %881, %c7 : index
    %883 = arith.muli %882, %c15 : index
    %884 = arith.addi %883, %859 : index
    %885 = arith.addi %884, %c7 : index
    %886 = memref.load %17[%885] : memref<?xf32>
    %887 = arith.addi %885, %c2 : index
    %888 = memref.load %17[%887] : memref<?xf32>
    %889 = arith.addf %886, %888 : f32
    %890 = arith.addi %885, %c33 : index
    %891 = memref.load %17[%890] : memref<?xf32>
    %892 = arith.addf %889, %891 : f32
    %893 = arith.addi %885, %c34 : index
    %894 = memref.load %17[%893] : memref<?xf32>
    %895 = arith.addf %892, %894 : f32
    %896 = arith.addi %885, %c35 : index
    %897 = memref.load %17[%896] : memref<?xf32>
    %898 = arith.addf %895, %897 : f32
    %899 = arith.addi %885, %c36 : index
    %900 = memref.load %17[%899] : memref<?xf32>
    %901 = arith.addf %898, %900 : f32
    %902 = arith.addi %885, %c37 : index
    %903 = memref.load %17[%902] : memref<?xf32>
    %904 = arith.addf %901, %903 : f32
    %905 = arith.addi %885, %c38 : index
    %906 = memref.load %17[%905] : memref<?xf32>
    %907 = arith.addf %904, %906 : f32
    %908 = wave.lane
    %909 = arith.addi %16, %c16 : index
    %910 = arith.muli %882, %c14 : index
    %911 = arith.addi %909, %910 : index
    %912 = arith.divui %908, %c12 : index
    %913 = arith.addi %911, %912 : index
    %914 = arith.cmpi slt, %913, %15 : index
    scf.if %914 {
      %915 = arith.cmpi eq, %hasFactors, %c6 : index
      %916 = arith.muli %913, %c14 : index
      %917 = memref.load %factors[%916] : memref<?xf32>
      %918 = arith.mulf %917, %operandScale : f32
      %919 = arith.select %915, %918, %operandScale : f32
      %920 = arith.remui %908, %c12 : index
      %921 = arith.muli %920, %c20 : index
      %922 = arith.addi %13, %921 : index
      %923 = vector.load %w[%922] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %924 = vector.bitcast %923 : vector<4xi8> to vector<1xf32>
      %925 = vector.extract %924[0] : f32 from vector<1xf32>
      %926 = arith.mulf %925, %919 : f32
      %927 = arith.mulf %907, %926 : f32
      %928 = arith.muli %913, %outputFeatures : index
      %929 = arith.addi %928, %20 : index
      %930 = wave.lane
      %931 = arith.remui %930, %c12 : index
      %932 = arith.addi %929, %931 : index
      scf.if %18 {
        %933 = arith.addi %932, %c7 : index
        %934 = memref.load %residual[%933] : memref<?xf32>
        %935 = arith.addf %934, %927 : f32
        %936 = arith.addi %932, %c7 : index
        memref.store %935, %out[%936] : memref<?xf32>
      } else {
        %937 = arith.addi %932, %c7 : index
        memref.store %927, %out[%937] : memref<?xf32>
      }
    }
  }
  wave.return
}
