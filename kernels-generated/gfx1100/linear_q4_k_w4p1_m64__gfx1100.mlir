// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_k', waves=4, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_w4p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 1024 : index
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
    %644 = arith.muli %623, %c14 : index
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
    %659 = wave.lane
    %660 = arith.addi %16, %c7 : index
    %661 = arith.muli %645, %c14 : index
    %662 = arith.addi %660, %661 : index
    %663 = arith.divui %659, %c12 : index
    %664 = arith.addi %662, %663 : index
    %665 = arith.cmpi slt, %664, %15 : index
    scf.if %665 {
      %666 = arith.cmpi eq, %hasFactors, %c6 : index
      %667 = arith.muli %664, %c14 : index
      %668 = memref.load %factors[%667] : memref<?xf32>
      %669 = arith.mulf %668, %operandScale : f32
      %670 = arith.select %666, %669, %operandScale : f32
      %671 = arith.remui %659, %c12 : index
      %672 = arith.muli %671, %c20 : index
      %673 = arith.addi %13, %672 : index
      %674 = vector.load %w[%673] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %675 = vector.bitcast %674 : vector<4xi8> to vector<1xf32>
      %676 = vector.extract %675[0] : f32 from vector<1xf32>
      %677 = arith.mulf %676, %670 : f32
      %678 = arith.mulf %658, %677 : f32
      %679 = arith.muli %664, %outputFeatures : index
      %680 = arith.addi %679, %20 : index
      %681 = wave.lane
      %682 = arith.remui %681, %c12 : index
      %683 = arith.addi %680, %682 : index
      scf.if %18 {
        %684 = arith.addi %683, %c7 : index
        %685 = memref.load %residual[%684] : memref<?xf32>
        %686 = arith.addf %685, %678 : f32
        %687 = arith.addi %683, %c7 : index
        memref.store %686, %out[%687] : memref<?xf32>
      } else {
        %688 = arith.addi %683, %c7 : index
        memref.store %678, %out[%688] : memref<?xf32>
      }
    }
    %689 = arith.muli %623, %c14 : index
    %690 = arith.addi %689, %c6 : index
    %691 = arith.muli %690, %c15 : index
    %692 = arith.addi %691, %622 : index
    %693 = arith.addi %692, %c7 : index
    %694 = memref.load %17[%693] : memref<?xf32>
    %695 = arith.addi %693, %c2 : index
    %696 = memref.load %17[%695] : memref<?xf32>
    %697 = arith.addf %694, %696 : f32
    %698 = arith.addi %693, %c33 : index
    %699 = memref.load %17[%698] : memref<?xf32>
    %700 = arith.addf %697, %699 : f32
    %701 = arith.addi %693, %c34 : index
    %702 = memref.load %17[%701] : memref<?xf32>
    %703 = arith.addf %700, %702 : f32
    %704 = wave.lane
    %705 = arith.addi %16, %c7 : index
    %706 = arith.muli %690, %c14 : index
    %707 = arith.addi %705, %706 : index
    %708 = arith.divui %704, %c12 : index
    %709 = arith.addi %707, %708 : index
    %710 = arith.cmpi slt, %709, %15 : index
    scf.if %710 {
      %711 = arith.cmpi eq, %hasFactors, %c6 : index
      %712 = arith.muli %709, %c14 : index
      %713 = memref.load %factors[%712] : memref<?xf32>
      %714 = arith.mulf %713, %operandScale : f32
      %715 = arith.select %711, %714, %operandScale : f32
      %716 = arith.remui %704, %c12 : index
      %717 = arith.muli %716, %c20 : index
      %718 = arith.addi %13, %717 : index
      %719 = vector.load %w[%718] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %720 = vector.bitcast %719 : vector<4xi8> to vector<1xf32>
      %721 = vector.extract %720[0] : f32 from vector<1xf32>
      %722 = arith.mulf %721, %715 : f32
      %723 = arith.mulf %703, %722 : f32
      %724 = arith.muli %709, %outputFeatures : index
      %725 = arith.addi %724, %20 : index
      %726 = wave.lane
      %727 = arith.remui %726, %c12 : index
      %728 = arith.addi %725, %727 : index
      scf.if %18 {
        %729 = arith.addi %728, %c7 : index
        %730 = memref.load %residual[%729] : memref<?xf32>
        %731 = arith.addf %730, %723 : f32
        %732 = arith.addi %728, %c7 : index
        memref.store %731, %out[%732] : memref<?xf32>
      } else {
        %733 = arith.addi %728, %c7 : index
        memref.store %723, %out[%733] : memref<?xf32>
      }
    }
    %734 = wave.lane
    wave.barrier
    %735 = wave.wave
    %736 = arith.muli %735, %c6 : index
    %737 = arith.addi %736, %c7 : index
    %738 = arith.muli %737, %c2 : index
    %739 = arith.addi %738, %734 : index
    %740 = vector.extract %454#1[0] : f32 from vector<8xf32>
    %741 = arith.addi %739, %c7 : index
    memref.store %740, %17[%741] : memref<?xf32>
    %742 = vector.extract %454#1[1] : f32 from vector<8xf32>
    %743 = arith.addi %739, %c15 : index
    memref.store %742, %17[%743] : memref<?xf32>
    %744 = vector.extract %454#1[2] : f32 from vector<8xf32>
    %745 = arith.addi %739, %c3 : index
    memref.store %744, %17[%745] : memref<?xf32>
    %746 = vector.extract %454#1[3] : f32 from vector<8xf32>
    %747 = arith.addi %739, %c29 : index
    memref.store %746, %17[%747] : memref<?xf32>
    %748 = vector.extract %454#1[4] : f32 from vector<8xf32>
    %749 = arith.addi %739, %c5 : index
    memref.store %748, %17[%749] : memref<?xf32>
    %750 = vector.extract %454#1[5] : f32 from vector<8xf32>
    %751 = arith.addi %739, %c30 : index
    memref.store %750, %17[%751] : memref<?xf32>
    %752 = vector.extract %454#1[6] : f32 from vector<8xf32>
    %753 = arith.addi %739, %c31 : index
    memref.store %752, %17[%753] : memref<?xf32>
    %754 = vector.extract %454#1[7] : f32 from vector<8xf32>
    %755 = arith.addi %739, %c32 : index
    memref.store %754, %17[%755] : memref<?xf32>
    wave.barrier
    %756 = arith.muli %735, %c14 : index
    %757 = arith.addi %756, %c7 : index
    %758 = arith.muli %757, %c15 : index
    %759 = arith.addi %758, %734 : index
    %760 = arith.addi %759, %c7 : index
    %761 = memref.load %17[%760] : memref<?xf32>
    %762 = arith.addi %760, %c2 : index
    %763 = memref.load %17[%762] : memref<?xf32>
    %764 = arith.addf %761, %763 : f32
    %765 = arith.addi %760, %c33 : index
    %766 = memref.load %17[%765] : memref<?xf32>
    %767 = arith.addf %764, %766 : f32
    %768 = arith.addi %760, %c34 : index
    %769 = memref.load %17[%768] : memref<?xf32>
    %770 = arith.addf %767, %769 : f32
    %771 = wave.lane
    %772 = arith.addi %16, %c12 : index
    %773 = arith.muli %757, %c14 : index
    %774 = arith.addi %772, %773 : index
    %775 = arith.divui %771, %c12 : index
    %776 = arith.addi %774, %775 : index
    %777 = arith.cmpi slt, %776, %15 : index
    scf.if %777 {
      %778 = arith.cmpi eq, %hasFactors, %c6 : index
      %779 = arith.muli %776, %c14 : index
      %780 = memref.load %factors[%779] : memref<?xf32>
      %781 = arith.mulf %780, %operandScale : f32
      %782 = arith.select %778, %781, %operandScale : f32
      %783 = arith.remui %771, %c12 : index
      %784 = arith.muli %783, %c20 : index
      %785 = arith.addi %13, %784 : index
      %786 = vector.load %w[%785] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %787 = vector.bitcast %786 : vector<4xi8> to vector<1xf32>
      %788 = vector.extract %787[0] : f32 from vector<1xf32>
      %789 = arith.mulf %788, %782 : f32
      %790 = arith.mulf %770, %789 : f32
      %791 = arith.muli %776, %outputFeatures : index
      %792 = arith.addi %791, %20 : index
      %793 = wave.lane
      %794 = arith.remui %793, %c12 : index
      %795 = arith.addi %792, %794 : index
      scf.if %18 {
        %796 = arith.addi %795, %c7 : index
        %797 = memref.load %residual[%796] : memref<?xf32>
        %798 = arith.addf %797, %790 : f32
        %799 = arith.addi %795, %c7 : index
        memref.store %798, %out[%799] : memref<?xf32>
      } else {
        %800 = arith.addi %795, %c7 : index
        memref.store %790, %out[%800] : memref<?xf32>
      }
    }
    %801 = arith.muli %735, %c14 : index
    %802 = arith.addi %801, %c6 : index
    %803 = arith.muli %802, %c15 : index
    %804 = arith.addi %803, %734 : index
    %805 = arith.addi %804, %c7 : index
    %806 = memref.load %17[%805] : memref<?xf32>
    %807 = arith.addi %805, %c2 : index
    %808 = memref.load %17[%807] : memref<?xf32>
    %809 = arith.addf %806, %808 : f32
    %810 = arith.addi %805, %c33 : index
    %811 = memref.load %17[%810] : memref<?xf32>
    %812 = arith.addf %809, %811 : f32
    %813 = arith.addi %805, %c34 : index
    %814 = memref.load %17[%813] : memref<?xf32>
    %815 = arith.addf %812, %814 : f32
    %816 = wave.lane
    %817 = arith.addi %16, %c12 : index
    %818 = arith.muli %802, %c14 : index
    %819 = arith.addi %817, %818 : index
    %820 = arith.divui %816, %c12 : index
    %821 = arith.addi %819, %820 : index
    %822 = arith.cmpi slt, %821, %15 : index
    scf.if %822 {
      %823 = arith.cmpi eq, %hasFactors, %c6 : index
      %824 = arith.muli %821, %c14 : index
      %825 = memref.load %factors[%824] : memref<?xf32>
      %826 = arith.mulf %825, %operandScale : f32
      %827 = arith.select %823, %826, %operandScale : f32
      %828 = arith.remui %816, %c12 : index
      %829 = arith.muli %828, %c20 : index
      %830 = arith.addi %13, %829 : index
      %831 = vector.load %w[%830] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %832 = vector.bitcast %831 : vector<4xi8> to vector<1xf32>
      %833 = vector.extract %832[0] : f32 from vector<1xf32>
      %834 = arith.mulf %833, %827 : f32
      %835 = arith.mulf %815, %834 : f32
      %836 = arith.muli %821, %outputFeatures : index
      %837 = arith.addi %836, %20 : index
      %838 = wave.lane
      %839 = arith.remui %838, %c12 : index
      %840 = arith.addi %837, %839 : index
      scf.if %18 {
        %841 = arith.addi %840, %c7 : index
        %842 = memref.load %residual[%841] : memref<?xf32>
        %843 = arith.addf %842, %835 : f32
        %844 = arith.addi %840, %c7 : index
        memref.store %843, %out[%844] : memref<?xf32>
      } else {
        %845 = arith.addi %840, %c7 : index
        memref.store %835, %out[%845] : memref<?xf32>
      }
    }
    %846 = wave.lane
    wave.barrier
    %847 = wave.wave
    %848 = arith.muli %847, %c6 : index
    %849 = arith.addi %848, %c7 : index
    %850 = arith.muli %849, %c2 : index
    %851 = arith.addi %850, %846 : index
    %852 = vector.extract %454#2[0] : f32 from vector<8xf32>
    %853 = arith.addi %851, %c7 : index
    memref.store %852, %17[%853] : memref<?xf32>
    %854 = vector.extract %454#2[1] : f32 from vector<8xf32>
    %855 = arith.addi %851, %c15 : index
    memref.store %854, %17[%855] : memref<?xf32>
    %856 = vector.extract %454#2[2] : f32 from vector<8xf32>
    %857 = arith.addi %851, %c3 : index
    memref.store %856, %17[%857] : memref<?xf32>
    %858 = vector.extract %454#2[3] : f32 from vector<8xf32>
    %859 = arith.addi %851, %c29 : index
    memref.store %858, %17[%859] : memref<?xf32>
    %860 = vector.extract %454#2[4] : f32 from vector<8xf32>
    %861 = arith.addi %851, %c5 : index
    memref.store %860, %17[%861] : memref<?xf32>
    %862 = vector.extract %454#2[5] : f32 from vector<8xf32>
    %863 = arith.addi %851, %c30 : index
    memref.store %862, %17[%863] : memref<?xf32>
    %864 = vector.extract %454#2[6] : f32 from vector<8xf32>
    %865 = arith.addi %851, %c31 : index
    memref.store %864, %17[%865] : memref<?xf32>
    %866 = vector.extract %454#2[7] : f32 from vector<8xf32>
    %867 = arith.addi %851, %c32 : index
    memref.store %866, %17[%867] : memref<?xf32>
    wave.barrier
    %868 = arith.muli %847, %c14 : index
    %869 = arith.addi %868, %c7 : index
    %870 = arith.muli %869, %c15 : index
    %871 = arith.addi %870, %846 : index
    %872 = arith.addi %871, %c7 : index
    %873 = memref.load %17[%872] : memref<?xf32>
    %874 = arith.addi %872, %c2 : index
    %875 = memref.load %17[%874] : memref<?xf32>
    %876 = arith.addf %873, %875 : f32
    %877 = arith.addi %872, %c33 : index
    %878 = memref.load %17[%877] : memref<?xf32>
    %879 = arith.addf %876, %878 : f32
    %880 = arith.addi %872, %c34 : index
    %881 = memref.load %17[%880] : memref<?xf32>
    %882 = arith.addf %879, %881 : f32
    %883 = wave.lane
    %884 = arith.addi %16, %c15 : index
    %885 = arith.muli %869, %c14 : index
    %886 = arith.addi %884, %885 : index
    %887 = arith.divui %883, %c12 : index
    %888 = arith.addi %886, %887 : index
    %889 = arith.cmpi slt, %888, %15 : index
    scf.if %889 {
      %890 = arith.cmpi eq, %hasFactors, %c6 : index
      %891 = arith.muli %888, %c14 : index
      %892 = memref.load %factors[%891] : memref<?xf32>
      %893 = arith.mulf %892, %operandScale : f32
      %894 = arith.select %890, %893, %operandScale : f32
      %895 = arith.remui %883, %c12 : index
      %896 = arith.muli %895, %c20 : index
      %897 = arith.addi %13, %896 : index
      %898 = vector.load %w[%897] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %899 = vector.bitcast %898 : vector<4xi8> to vector<1xf32>
      %900 = vector.extract %899[0] : f32 from vector<1xf32>
      %901 = arith.mulf %900, %894 : f32
      %902 = arith.mulf %882, %901 : f32
      %903 = arith.muli %888, %outputFeatures : index
      %904 = arith.addi %903, %20 : index
      %905 = wave.lane
      %906 = arith.remui %905, %c12 : index
      %907 = arith.addi %904, %906 : index
      scf.if %18 {
        %908 = arith.addi %907, %c7 : index
        %909 = memref.load %residual[%908] : memref<?xf32>
        %910 = arith.addf %909, %902 : f32
        %911 = arith.addi %907, %c7 : index
        memref.store %910, %out[%911] : memref<?xf32>
      } else {
        %912 = arith.addi %907, %c7 : index
        memref.store %902, %out[%912] : memref<?xf32>
      }
    }
    %913 = arith.muli %847, %c14 : index
    %914 = arith.addi %913, %c6 : index
    %915 = arith.muli %914, %c15 : index
    %916 = arith.addi %915, %846 : index
    %917 = arith.addi %916, %c7 : index
    %918 = memref.load %17[%917] : memref<?xf32>
    %919 = arith.addi %917, %c2 : index
    %920 = memref.load %17[%919] : memref<?xf32>
    %921 = arith.addf %918, %920 : f32
    %922 = arith.addi %917, %c33 : index
    %923 = memref.load %17[%922] : memref<?xf32>
    %924 = arith.addf %921, %923 : f32
    %925 = arith.addi %917, %c34 : index
    %926 = memref.load %17[%925] : memref<?xf32>
    %927 = arith.addf %924, %926 : f32
    %928 = wave.lane
    %929 = arith.addi %16, %c15 : index
    %930 = arith.muli %914, %c14 : index
    %931 = arith.addi %929, %930 : index
    %932 = arith.divui %928, %c12 : index
    %933 = arith.addi %931, %932 : index
    %934 = arith.cmpi slt, %933, %15 : index
    scf.if %934 {
      %935 = arith.cmpi eq, %hasFactors, %c6 : index
      %936 = arith.muli %933, %c14 : index
      %937 = memref.load %factors[%936] : memref<?xf32>
      %938 = arith.mulf %937, %operandScale : f32
      %939 = arith.select %935, %938, %operandScale : f32
      %940 = arith.remui %928, %c12 : index
      %941 = arith.muli %940, %c20 : index
      %942 = arith.addi %13, %941 : index
      %943 = vector.load %w[%942] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %944 = vector.bitcast %943 : vector<4xi8> to vector<1xf32>
      %945 = vector.extract %944[0] : f32 from vector<1xf32>
      %946 = arith.mulf %945, %939 : f32
      %947 = arith.mulf %927, %946 : f32
      %948 = arith.muli %933, %outputFeatures : index
      %949 = arith.addi %948, %20 : index
      %950 = wave.lane
      %951 = arith.remui %950, %c12 : index
      %952 = arith.addi %949, %951 : index
      scf.if %18 {
        %953 = arith.addi %952, %c7 : index
        %954 = memref.load %residual[%953] : memref<?xf32>
        %955 = arith.addf %954, %947 : f32
        %956 = arith.addi %952, %c7 : index
        memref.store %955, %out[%956] : memref<?xf32>
      } else {
        %957 = arith.addi %952, %c7 : index
        memref.store %947, %out[%957] : memref<?xf32>
      }
    }
    %958 = wave.lane
    wave.barrier
    %959 = wave.wave
    %960 = arith.muli %959, %c6 : index
    %961 = arith.addi %960, %c7 : index
    %962 = arith.muli %961, %c2 : index
    %963 = arith.addi %962, %958 : index
    %964 = vector.extract %454#3[0] : f32 from vector<8xf32>
    %965 = arith.addi %963, %c7 : index
    memref.store %964, %17[%965] : memref<?xf32>
    %966 = vector.extract %454#3[1] : f32 from vector<8xf32>
    %967 = arith.addi %963, %c15 : index
    memref.store %966, %17[%967] : memref<?xf32>
    %968 = vector.extract %454#3[2] : f32 from vector<8xf32>
    %969 = arith.addi %963, %c3 : index
    memref.store %968, %17[%969] : memref<?xf32>
    %970 = vector.extract %454#3[3] : f32 from vector<8xf32>
    %971 = arith.addi %963, %c29 : index
    memref.store %970, %17[%971] : memref<?xf32>
    %972 = vector.extract %454#3[4] : f32 from vector<8xf32>
    %973 = arith.addi %963, %c5 : index
    memref.store %972, %17[%973] : memref<?xf32>
    %974 = vector.extract %454#3[5] : f32 from vector<8xf32>
    %975 = arith.addi %963, %c30 : index
    memref.store %974, %17[%975] : memref<?xf32>
    %976 = vector.extract %454#3[6] : f32 from vector<8xf32>
    %977 = arith.addi %963, %c31 : index
    memref.store %976, %17[%977] : memref<?xf32>
    %978 = vector.extract %454#3[7] : f32 from vector<8xf32>
    %979 = arith.addi %963, %c32 : index
    memref.store %978, %17[%979] : memref<?xf32>
    wave.barrier
    %980 = arith.muli %959, %c14 : index
    %981 = arith.addi %980, %c7 : index
    %982 = arith.muli %981, %c15 : index
    %983 = arith.addi %982, %958 : index
    %984 = arith.addi %983, %c7 : index
    %985 = memref.load %17[%984] : memref<?xf32>
    %986 = arith.addi %984, %c2 : index
    %987 = memref.load %17[%986] : memref<?xf32>
    %988 = arith.addf %985, %987 : f32
    %989 = arith.addi %984, %c33 : index
    %990 = memref.load %17[%989] : memref<?xf32>
    %991 = arith.addf %988, %990 : f32
    %992 = arith.addi %984, %c34 : index
    %993 = memref.load %17[%992] : memref<?xf32>
    %994 = arith.addf %991, %993 : f32
    %995 = wave.lane
    %996 = arith.addi %16, %c16 : index
    %997 = arith.muli %981, %c14 : index
    %998 = arith.addi %996, %997 : index
    %999 = arith.divui %995, %c12 : index
    %1000 = arith.addi %998, %999 : index
    %1001 = arith.cmpi slt, %1000, %15 : index
    scf.if %1001 {
      %1002 = arith.cmpi eq, %hasFactors, %c6 : index
      %1003 = arith.muli %1000, %c14 : index
      %1004 = memref.load %factors[%1003] : memref<?xf32>
      %1005 = arith.mulf %1004, %operandScale : f32
      %1006 = arith.select %1002, %1005, %operandScale : f32
      %1007 = arith.remui %995, %c12 : index
      %1008 = arith.muli %1007, %c20 : index
      %1009 = arith.addi %13, %1008 : index
      %1010 = vector.load %w[%1009] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1011 = vector.bitcast %1010 : vector<4xi8> to vector<1xf32>
      %1012 = vector.extract %1011[0] : f32 from vector<1xf32>
      %1013 = arith.mulf %1012, %1006 : f32
      %1014 = arith.mulf %994, %1013 : f32
      %1015 = arith.muli %1000, %outputFeatures : index
      %1016 = arith.addi %1015, %20 : index
      %1017 = wave.lane
      %1018 = arith.remui %1017, %c12 : index
      %1019 = arith.addi %1016, %1018 : index
      scf.if %18 {
        %1020 = arith.addi %1019, %c7 : index
        %1021 = memref.load %residual[%1020] : memref<?xf32>
        %1022 = arith.addf %1021, %1014 : f32
        %1023 = arith.addi %1019, %c7 : index
        memref.store %1022, %out[%1023] : memref<?xf32>
      } else {
        %1024 = arith.addi %1019, %c7 : index
        memref.store %1014, %out[%1024] : memref<?xf32>
      }
    }
    %1025 = arith.muli %959, %c14 : index
    %1026 = arith.addi %1025, %c6 : index
    %1027 = arith.muli %1026, %c15 : index
    %1028 = arith.addi %1027, %958 : index
    %1029 = arith.addi %1028, %c7 : index
    %1030 = memref.load %17[%1029] : memref<?xf32>
    %1031 = arith.addi %1029, %c2 : index
    %1032 = memref.load %17[%1031] : memref<?xf32>
    %1033 = arith.addf %1030, %1032 : f32
    %1034 = arith.addi %1029, %c33 : index
    %1035 = memref.load %17[%1034] : memref<?xf32>
    %1036 = arith.addf %1033, %1035 : f32
    %1037 = arith.addi %1029, %c34 : index
    %1038 = memref.load %17[%1037] : memref<?xf32>
    %1039 = arith.addf %1036, %1038 : f32
    %1040 = wave.lane
    %1041 = arith.addi %16, %c16 : index
    %1042 = arith.muli %1026, %c14 : index
    %1043 = arith.addi %1041, %1042 : index
    %1044 = arith.divui %1040, %c12 : index
    %1045 = arith.addi %1043, %1044 : index
    %1046 = arith.cmpi slt, %1045, %15 : index
    scf.if %1046 {
      %1047 = arith.cmpi eq, %hasFactors, %c6 : index
      %1048 = arith.muli %1045, %c14 : index
      %1049 = memref.load %factors[%1048] : memref<?xf32>
      %1050 = arith.mulf %1049, %operandScale : f32
      %1051 = arith.select %1047, %1050, %operandScale : f32
      %1052 = arith.remui %1040, %c12 : index
      %1053 = arith.muli %1052, %c20 : index
      %1054 = arith.addi %13, %1053 : index
      %1055 = vector.load %w[%1054] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1056 = vector.bitcast %1055 : vector<4xi8> to vector<1xf32>
      %1057 = vector.extract %1056[0] : f32 from vector<1xf32>
      %1058 = arith.mulf %1057, %1051 : f32
      %1059 = arith.mulf %1039, %1058 : f32
      %1060 = arith.muli %1045, %outputFeatures : index
      %1061 = arith.addi %1060, %20 : index
      %1062 = wave.lane
      %1063 = arith.remui %1062, %c12 : index
      %1064 = arith.addi %1061, %1063 : index
      scf.if %18 {
        %1065 = arith.addi %1064, %c7 : index
        %1066 = memref.load %residual[%1065] : memref<?xf32>
        %1067 = arith.addf %1066, %1059 : f32
        %1068 = arith.addi %1064, %c7 : index
        memref.store %1067, %out[%1068] : memref<?xf32>
      } else {
        %1069 = arith.addi %1064, %c7 : index
        memref.store %1059, %out[%1069] : memref<?xf32>
      }
    }
  }
  wave.return
}
