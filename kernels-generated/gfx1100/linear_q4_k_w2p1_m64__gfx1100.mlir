// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_k', waves=2, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_w2p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 512 : index
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
    %644 = arith.muli %623, %c20 : index
    %645 = arith.addi %644, %c7 : index
    %646 = arith.muli %645, %c15 : index
    %647 = arith.addi %646, %622 : index
    %648 = arith.addi %647, %c7 : index
    %649 = memref.load %17[%648] : memref<?xf32>
    %650 = arith.addi %648, %c2 : index
    %651 = memref.load %17[%650] : memref<?xf32>
    %652 = arith.addf %649, %651 : f32
    %653 = wave.lane
    %654 = arith.addi %16, %c7 : index
    %655 = arith.muli %645, %c14 : index
    %656 = arith.addi %654, %655 : index
    %657 = arith.divui %653, %c12 : index
    %658 = arith.addi %656, %657 : index
    %659 = arith.cmpi slt, %658, %15 : index
    scf.if %659 {
      %660 = arith.cmpi eq, %hasFactors, %c6 : index
      %661 = arith.muli %658, %c14 : index
      %662 = memref.load %factors[%661] : memref<?xf32>
      %663 = arith.mulf %662, %operandScale : f32
      %664 = arith.select %660, %663, %operandScale : f32
      %665 = arith.remui %653, %c12 : index
      %666 = arith.muli %665, %c20 : index
      %667 = arith.addi %13, %666 : index
      %668 = vector.load %w[%667] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %669 = vector.bitcast %668 : vector<4xi8> to vector<1xf32>
      %670 = vector.extract %669[0] : f32 from vector<1xf32>
      %671 = arith.mulf %670, %664 : f32
      %672 = arith.mulf %652, %671 : f32
      %673 = arith.muli %658, %outputFeatures : index
      %674 = arith.addi %673, %20 : index
      %675 = wave.lane
      %676 = arith.remui %675, %c12 : index
      %677 = arith.addi %674, %676 : index
      scf.if %18 {
        %678 = arith.addi %677, %c7 : index
        %679 = memref.load %residual[%678] : memref<?xf32>
        %680 = arith.addf %679, %672 : f32
        %681 = arith.addi %677, %c7 : index
        memref.store %680, %out[%681] : memref<?xf32>
      } else {
        %682 = arith.addi %677, %c7 : index
        memref.store %672, %out[%682] : memref<?xf32>
      }
    }
    %683 = arith.muli %623, %c20 : index
    %684 = arith.addi %683, %c6 : index
    %685 = arith.muli %684, %c15 : index
    %686 = arith.addi %685, %622 : index
    %687 = arith.addi %686, %c7 : index
    %688 = memref.load %17[%687] : memref<?xf32>
    %689 = arith.addi %687, %c2 : index
    %690 = memref.load %17[%689] : memref<?xf32>
    %691 = arith.addf %688, %690 : f32
    %692 = wave.lane
    %693 = arith.addi %16, %c7 : index
    %694 = arith.muli %684, %c14 : index
    %695 = arith.addi %693, %694 : index
    %696 = arith.divui %692, %c12 : index
    %697 = arith.addi %695, %696 : index
    %698 = arith.cmpi slt, %697, %15 : index
    scf.if %698 {
      %699 = arith.cmpi eq, %hasFactors, %c6 : index
      %700 = arith.muli %697, %c14 : index
      %701 = memref.load %factors[%700] : memref<?xf32>
      %702 = arith.mulf %701, %operandScale : f32
      %703 = arith.select %699, %702, %operandScale : f32
      %704 = arith.remui %692, %c12 : index
      %705 = arith.muli %704, %c20 : index
      %706 = arith.addi %13, %705 : index
      %707 = vector.load %w[%706] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %708 = vector.bitcast %707 : vector<4xi8> to vector<1xf32>
      %709 = vector.extract %708[0] : f32 from vector<1xf32>
      %710 = arith.mulf %709, %703 : f32
      %711 = arith.mulf %691, %710 : f32
      %712 = arith.muli %697, %outputFeatures : index
      %713 = arith.addi %712, %20 : index
      %714 = wave.lane
      %715 = arith.remui %714, %c12 : index
      %716 = arith.addi %713, %715 : index
      scf.if %18 {
        %717 = arith.addi %716, %c7 : index
        %718 = memref.load %residual[%717] : memref<?xf32>
        %719 = arith.addf %718, %711 : f32
        %720 = arith.addi %716, %c7 : index
        memref.store %719, %out[%720] : memref<?xf32>
      } else {
        %721 = arith.addi %716, %c7 : index
        memref.store %711, %out[%721] : memref<?xf32>
      }
    }
    %722 = arith.muli %623, %c20 : index
    %723 = arith.addi %722, %c14 : index
    %724 = arith.muli %723, %c15 : index
    %725 = arith.addi %724, %622 : index
    %726 = arith.addi %725, %c7 : index
    %727 = memref.load %17[%726] : memref<?xf32>
    %728 = arith.addi %726, %c2 : index
    %729 = memref.load %17[%728] : memref<?xf32>
    %730 = arith.addf %727, %729 : f32
    %731 = wave.lane
    %732 = arith.addi %16, %c7 : index
    %733 = arith.muli %723, %c14 : index
    %734 = arith.addi %732, %733 : index
    %735 = arith.divui %731, %c12 : index
    %736 = arith.addi %734, %735 : index
    %737 = arith.cmpi slt, %736, %15 : index
    scf.if %737 {
      %738 = arith.cmpi eq, %hasFactors, %c6 : index
      %739 = arith.muli %736, %c14 : index
      %740 = memref.load %factors[%739] : memref<?xf32>
      %741 = arith.mulf %740, %operandScale : f32
      %742 = arith.select %738, %741, %operandScale : f32
      %743 = arith.remui %731, %c12 : index
      %744 = arith.muli %743, %c20 : index
      %745 = arith.addi %13, %744 : index
      %746 = vector.load %w[%745] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %747 = vector.bitcast %746 : vector<4xi8> to vector<1xf32>
      %748 = vector.extract %747[0] : f32 from vector<1xf32>
      %749 = arith.mulf %748, %742 : f32
      %750 = arith.mulf %730, %749 : f32
      %751 = arith.muli %736, %outputFeatures : index
      %752 = arith.addi %751, %20 : index
      %753 = wave.lane
      %754 = arith.remui %753, %c12 : index
      %755 = arith.addi %752, %754 : index
      scf.if %18 {
        %756 = arith.addi %755, %c7 : index
        %757 = memref.load %residual[%756] : memref<?xf32>
        %758 = arith.addf %757, %750 : f32
        %759 = arith.addi %755, %c7 : index
        memref.store %758, %out[%759] : memref<?xf32>
      } else {
        %760 = arith.addi %755, %c7 : index
        memref.store %750, %out[%760] : memref<?xf32>
      }
    }
    %761 = arith.muli %623, %c20 : index
    %762 = arith.addi %761, %c28 : index
    %763 = arith.muli %762, %c15 : index
    %764 = arith.addi %763, %622 : index
    %765 = arith.addi %764, %c7 : index
    %766 = memref.load %17[%765] : memref<?xf32>
    %767 = arith.addi %765, %c2 : index
    %768 = memref.load %17[%767] : memref<?xf32>
    %769 = arith.addf %766, %768 : f32
    %770 = wave.lane
    %771 = arith.addi %16, %c7 : index
    %772 = arith.muli %762, %c14 : index
    %773 = arith.addi %771, %772 : index
    %774 = arith.divui %770, %c12 : index
    %775 = arith.addi %773, %774 : index
    %776 = arith.cmpi slt, %775, %15 : index
    scf.if %776 {
      %777 = arith.cmpi eq, %hasFactors, %c6 : index
      %778 = arith.muli %775, %c14 : index
      %779 = memref.load %factors[%778] : memref<?xf32>
      %780 = arith.mulf %779, %operandScale : f32
      %781 = arith.select %777, %780, %operandScale : f32
      %782 = arith.remui %770, %c12 : index
      %783 = arith.muli %782, %c20 : index
      %784 = arith.addi %13, %783 : index
      %785 = vector.load %w[%784] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %786 = vector.bitcast %785 : vector<4xi8> to vector<1xf32>
      %787 = vector.extract %786[0] : f32 from vector<1xf32>
      %788 = arith.mulf %787, %781 : f32
      %789 = arith.mulf %769, %788 : f32
      %790 = arith.muli %775, %outputFeatures : index
      %791 = arith.addi %790, %20 : index
      %792 = wave.lane
      %793 = arith.remui %792, %c12 : index
      %794 = arith.addi %791, %793 : index
      scf.if %18 {
        %795 = arith.addi %794, %c7 : index
        %796 = memref.load %residual[%795] : memref<?xf32>
        %797 = arith.addf %796, %789 : f32
        %798 = arith.addi %794, %c7 : index
        memref.store %797, %out[%798] : memref<?xf32>
      } else {
        %799 = arith.addi %794, %c7 : index
        memref.store %789, %out[%799] : memref<?xf32>
      }
    }
    %800 = wave.lane
    wave.barrier
    %801 = wave.wave
    %802 = arith.muli %801, %c6 : index
    %803 = arith.addi %802, %c7 : index
    %804 = arith.muli %803, %c2 : index
    %805 = arith.addi %804, %800 : index
    %806 = vector.extract %454#1[0] : f32 from vector<8xf32>
    %807 = arith.addi %805, %c7 : index
    memref.store %806, %17[%807] : memref<?xf32>
    %808 = vector.extract %454#1[1] : f32 from vector<8xf32>
    %809 = arith.addi %805, %c15 : index
    memref.store %808, %17[%809] : memref<?xf32>
    %810 = vector.extract %454#1[2] : f32 from vector<8xf32>
    %811 = arith.addi %805, %c3 : index
    memref.store %810, %17[%811] : memref<?xf32>
    %812 = vector.extract %454#1[3] : f32 from vector<8xf32>
    %813 = arith.addi %805, %c29 : index
    memref.store %812, %17[%813] : memref<?xf32>
    %814 = vector.extract %454#1[4] : f32 from vector<8xf32>
    %815 = arith.addi %805, %c5 : index
    memref.store %814, %17[%815] : memref<?xf32>
    %816 = vector.extract %454#1[5] : f32 from vector<8xf32>
    %817 = arith.addi %805, %c30 : index
    memref.store %816, %17[%817] : memref<?xf32>
    %818 = vector.extract %454#1[6] : f32 from vector<8xf32>
    %819 = arith.addi %805, %c31 : index
    memref.store %818, %17[%819] : memref<?xf32>
    %820 = vector.extract %454#1[7] : f32 from vector<8xf32>
    %821 = arith.addi %805, %c32 : index
    memref.store %820, %17[%821] : memref<?xf32>
    wave.barrier
    %822 = arith.muli %801, %c20 : index
    %823 = arith.addi %822, %c7 : index
    %824 = arith.muli %823, %c15 : index
    %825 = arith.addi %824, %800 : index
    %826 = arith.addi %825, %c7 : index
    %827 = memref.load %17[%826] : memref<?xf32>
    %828 = arith.addi %826, %c2 : index
    %829 = memref.load %17[%828] : memref<?xf32>
    %830 = arith.addf %827, %829 : f32
    %831 = wave.lane
    %832 = arith.addi %16, %c12 : index
    %833 = arith.muli %823, %c14 : index
    %834 = arith.addi %832, %833 : index
    %835 = arith.divui %831, %c12 : index
    %836 = arith.addi %834, %835 : index
    %837 = arith.cmpi slt, %836, %15 : index
    scf.if %837 {
      %838 = arith.cmpi eq, %hasFactors, %c6 : index
      %839 = arith.muli %836, %c14 : index
      %840 = memref.load %factors[%839] : memref<?xf32>
      %841 = arith.mulf %840, %operandScale : f32
      %842 = arith.select %838, %841, %operandScale : f32
      %843 = arith.remui %831, %c12 : index
      %844 = arith.muli %843, %c20 : index
      %845 = arith.addi %13, %844 : index
      %846 = vector.load %w[%845] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %847 = vector.bitcast %846 : vector<4xi8> to vector<1xf32>
      %848 = vector.extract %847[0] : f32 from vector<1xf32>
      %849 = arith.mulf %848, %842 : f32
      %850 = arith.mulf %830, %849 : f32
      %851 = arith.muli %836, %outputFeatures : index
      %852 = arith.addi %851, %20 : index
      %853 = wave.lane
      %854 = arith.remui %853, %c12 : index
      %855 = arith.addi %852, %854 : index
      scf.if %18 {
        %856 = arith.addi %855, %c7 : index
        %857 = memref.load %residual[%856] : memref<?xf32>
        %858 = arith.addf %857, %850 : f32
        %859 = arith.addi %855, %c7 : index
        memref.store %858, %out[%859] : memref<?xf32>
      } else {
        %860 = arith.addi %855, %c7 : index
        memref.store %850, %out[%860] : memref<?xf32>
      }
    }
    %861 = arith.muli %801, %c20 : index
    %862 = arith.addi %861, %c6 : index
    %863 = arith.muli %862, %c15 : index
    %864 = arith.addi %863, %800 : index
    %865 = arith.addi %864, %c7 : index
    %866 = memref.load %17[%865] : memref<?xf32>
    %867 = arith.addi %865, %c2 : index
    %868 = memref.load %17[%867] : memref<?xf32>
    %869 = arith.addf %866, %868 : f32
    %870 = wave.lane
    %871 = arith.addi %16, %c12 : index
    %872 = arith.muli %862, %c14 : index
    %873 = arith.addi %871, %872 : index
    %874 = arith.divui %870, %c12 : index
    %875 = arith.addi %873, %874 : index
    %876 = arith.cmpi slt, %875, %15 : index
    scf.if %876 {
      %877 = arith.cmpi eq, %hasFactors, %c6 : index
      %878 = arith.muli %875, %c14 : index
      %879 = memref.load %factors[%878] : memref<?xf32>
      %880 = arith.mulf %879, %operandScale : f32
      %881 = arith.select %877, %880, %operandScale : f32
      %882 = arith.remui %870, %c12 : index
      %883 = arith.muli %882, %c20 : index
      %884 = arith.addi %13, %883 : index
      %885 = vector.load %w[%884] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %886 = vector.bitcast %885 : vector<4xi8> to vector<1xf32>
      %887 = vector.extract %886[0] : f32 from vector<1xf32>
      %888 = arith.mulf %887, %881 : f32
      %889 = arith.mulf %869, %888 : f32
      %890 = arith.muli %875, %outputFeatures : index
      %891 = arith.addi %890, %20 : index
      %892 = wave.lane
      %893 = arith.remui %892, %c12 : index
      %894 = arith.addi %891, %893 : index
      scf.if %18 {
        %895 = arith.addi %894, %c7 : index
        %896 = memref.load %residual[%895] : memref<?xf32>
        %897 = arith.addf %896, %889 : f32
        %898 = arith.addi %894, %c7 : index
        memref.store %897, %out[%898] : memref<?xf32>
      } else {
        %899 = arith.addi %894, %c7 : index
        memref.store %889, %out[%899] : memref<?xf32>
      }
    }
    %900 = arith.muli %801, %c20 : index
    %901 = arith.addi %900, %c14 : index
    %902 = arith.muli %901, %c15 : index
    %903 = arith.addi %902, %800 : index
    %904 = arith.addi %903, %c7 : index
    %905 = memref.load %17[%904] : memref<?xf32>
    %906 = arith.addi %904, %c2 : index
    %907 = memref.load %17[%906] : memref<?xf32>
    %908 = arith.addf %905, %907 : f32
    %909 = wave.lane
    %910 = arith.addi %16, %c12 : index
    %911 = arith.muli %901, %c14 : index
    %912 = arith.addi %910, %911 : index
    %913 = arith.divui %909, %c12 : index
    %914 = arith.addi %912, %913 : index
    %915 = arith.cmpi slt, %914, %15 : index
    scf.if %915 {
      %916 = arith.cmpi eq, %hasFactors, %c6 : index
      %917 = arith.muli %914, %c14 : index
      %918 = memref.load %factors[%917] : memref<?xf32>
      %919 = arith.mulf %918, %operandScale : f32
      %920 = arith.select %916, %919, %operandScale : f32
      %921 = arith.remui %909, %c12 : index
      %922 = arith.muli %921, %c20 : index
      %923 = arith.addi %13, %922 : index
      %924 = vector.load %w[%923] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %925 = vector.bitcast %924 : vector<4xi8> to vector<1xf32>
      %926 = vector.extract %925[0] : f32 from vector<1xf32>
      %927 = arith.mulf %926, %920 : f32
      %928 = arith.mulf %908, %927 : f32
      %929 = arith.muli %914, %outputFeatures : index
      %930 = arith.addi %929, %20 : index
      %931 = wave.lane
      %932 = arith.remui %931, %c12 : index
      %933 = arith.addi %930, %932 : index
      scf.if %18 {
        %934 = arith.addi %933, %c7 : index
        %935 = memref.load %residual[%934] : memref<?xf32>
        %936 = arith.addf %935, %928 : f32
        %937 = arith.addi %933, %c7 : index
        memref.store %936, %out[%937] : memref<?xf32>
      } else {
        %938 = arith.addi %933, %c7 : index
        memref.store %928, %out[%938] : memref<?xf32>
      }
    }
    %939 = arith.muli %801, %c20 : index
    %940 = arith.addi %939, %c28 : index
    %941 = arith.muli %940, %c15 : index
    %942 = arith.addi %941, %800 : index
    %943 = arith.addi %942, %c7 : index
    %944 = memref.load %17[%943] : memref<?xf32>
    %945 = arith.addi %943, %c2 : index
    %946 = memref.load %17[%945] : memref<?xf32>
    %947 = arith.addf %944, %946 : f32
    %948 = wave.lane
    %949 = arith.addi %16, %c12 : index
    %950 = arith.muli %940, %c14 : index
    %951 = arith.addi %949, %950 : index
    %952 = arith.divui %948, %c12 : index
    %953 = arith.addi %951, %952 : index
    %954 = arith.cmpi slt, %953, %15 : index
    scf.if %954 {
      %955 = arith.cmpi eq, %hasFactors, %c6 : index
      %956 = arith.muli %953, %c14 : index
      %957 = memref.load %factors[%956] : memref<?xf32>
      %958 = arith.mulf %957, %operandScale : f32
      %959 = arith.select %955, %958, %operandScale : f32
      %960 = arith.remui %948, %c12 : index
      %961 = arith.muli %960, %c20 : index
      %962 = arith.addi %13, %961 : index
      %963 = vector.load %w[%962] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %964 = vector.bitcast %963 : vector<4xi8> to vector<1xf32>
      %965 = vector.extract %964[0] : f32 from vector<1xf32>
      %966 = arith.mulf %965, %959 : f32
      %967 = arith.mulf %947, %966 : f32
      %968 = arith.muli %953, %outputFeatures : index
      %969 = arith.addi %968, %20 : index
      %970 = wave.lane
      %971 = arith.remui %970, %c12 : index
      %972 = arith.addi %969, %971 : index
      scf.if %18 {
        %973 = arith.addi %972, %c7 : index
        %974 = memref.load %residual[%973] : memref<?xf32>
        %975 = arith.addf %974, %967 : f32
        %976 = arith.addi %972, %c7 : index
        memref.store %975, %out[%976] : memref<?xf32>
      } else {
        %977 = arith.addi %972, %c7 : index
        memref.store %967, %out[%977] : memref<?xf32>
      }
    }
    %978 = wave.lane
    wave.barrier
    %979 = wave.wave
    %980 = arith.muli %979, %c6 : index
    %981 = arith.addi %980, %c7 : index
    %982 = arith.muli %981, %c2 : index
    %983 = arith.addi %982, %978 : index
    %984 = vector.extract %454#2[0] : f32 from vector<8xf32>
    %985 = arith.addi %983, %c7 : index
    memref.store %984, %17[%985] : memref<?xf32>
    %986 = vector.extract %454#2[1] : f32 from vector<8xf32>
    %987 = arith.addi %983, %c15 : index
    memref.store %986, %17[%987] : memref<?xf32>
    %988 = vector.extract %454#2[2] : f32 from vector<8xf32>
    %989 = arith.addi %983, %c3 : index
    memref.store %988, %17[%989] : memref<?xf32>
    %990 = vector.extract %454#2[3] : f32 from vector<8xf32>
    %991 = arith.addi %983, %c29 : index
    memref.store %990, %17[%991] : memref<?xf32>
    %992 = vector.extract %454#2[4] : f32 from vector<8xf32>
    %993 = arith.addi %983, %c5 : index
    memref.store %992, %17[%993] : memref<?xf32>
    %994 = vector.extract %454#2[5] : f32 from vector<8xf32>
    %995 = arith.addi %983, %c30 : index
    memref.store %994, %17[%995] : memref<?xf32>
    %996 = vector.extract %454#2[6] : f32 from vector<8xf32>
    %997 = arith.addi %983, %c31 : index
    memref.store %996, %17[%997] : memref<?xf32>
    %998 = vector.extract %454#2[7] : f32 from vector<8xf32>
    %999 = arith.addi %983, %c32 : index
    memref.store %998, %17[%999] : memref<?xf32>
    wave.barrier
    %1000 = arith.muli %979, %c20 : index
    %1001 = arith.addi %1000, %c7 : index
    %1002 = arith.muli %1001, %c15 : index
    %1003 = arith.addi %1002, %978 : index
    %1004 = arith.addi %1003, %c7 : index
    %1005 = memref.load %17[%1004] : memref<?xf32>
    %1006 = arith.addi %1004, %c2 : index
    %1007 = memref.load %17[%1006] : memref<?xf32>
    %1008 = arith.addf %1005, %1007 : f32
    %1009 = wave.lane
    %1010 = arith.addi %16, %c15 : index
    %1011 = arith.muli %1001, %c14 : index
    %1012 = arith.addi %1010, %1011 : index
    %1013 = arith.divui %1009, %c12 : index
    %1014 = arith.addi %1012, %1013 : index
    %1015 = arith.cmpi slt, %1014, %15 : index
    scf.if %1015 {
      %1016 = arith.cmpi eq, %hasFactors, %c6 : index
      %1017 = arith.muli %1014, %c14 : index
      %1018 = memref.load %factors[%1017] : memref<?xf32>
      %1019 = arith.mulf %1018, %operandScale : f32
      %1020 = arith.select %1016, %1019, %operandScale : f32
      %1021 = arith.remui %1009, %c12 : index
      %1022 = arith.muli %1021, %c20 : index
      %1023 = arith.addi %13, %1022 : index
      %1024 = vector.load %w[%1023] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1025 = vector.bitcast %1024 : vector<4xi8> to vector<1xf32>
      %1026 = vector.extract %1025[0] : f32 from vector<1xf32>
      %1027 = arith.mulf %1026, %1020 : f32
      %1028 = arith.mulf %1008, %1027 : f32
      %1029 = arith.muli %1014, %outputFeatures : index
      %1030 = arith.addi %1029, %20 : index
      %1031 = wave.lane
      %1032 = arith.remui %1031, %c12 : index
      %1033 = arith.addi %1030, %1032 : index
      scf.if %18 {
        %1034 = arith.addi %1033, %c7 : index
        %1035 = memref.load %residual[%1034] : memref<?xf32>
        %1036 = arith.addf %1035, %1028 : f32
        %1037 = arith.addi %1033, %c7 : index
        memref.store %1036, %out[%1037] : memref<?xf32>
      } else {
        %1038 = arith.addi %1033, %c7 : index
        memref.store %1028, %out[%1038] : memref<?xf32>
      }
    }
    %1039 = arith.muli %979, %c20 : index
    %1040 = arith.addi %1039, %c6 : index
    %1041 = arith.muli %1040, %c15 : index
    %1042 = arith.addi %1041, %978 : index
    %1043 = arith.addi %1042, %c7 : index
    %1044 = memref.load %17[%1043] : memref<?xf32>
    %1045 = arith.addi %1043, %c2 : index
    %1046 = memref.load %17[%1045] : memref<?xf32>
    %1047 = arith.addf %1044, %1046 : f32
    %1048 = wave.lane
    %1049 = arith.addi %16, %c15 : index
    %1050 = arith.muli %1040, %c14 : index
    %1051 = arith.addi %1049, %1050 : index
    %1052 = arith.divui %1048, %c12 : index
    %1053 = arith.addi %1051, %1052 : index
    %1054 = arith.cmpi slt, %1053, %15 : index
    scf.if %1054 {
      %1055 = arith.cmpi eq, %hasFactors, %c6 : index
      %1056 = arith.muli %1053, %c14 : index
      %1057 = memref.load %factors[%1056] : memref<?xf32>
      %1058 = arith.mulf %1057, %operandScale : f32
      %1059 = arith.select %1055, %1058, %operandScale : f32
      %1060 = arith.remui %1048, %c12 : index
      %1061 = arith.muli %1060, %c20 : index
      %1062 = arith.addi %13, %1061 : index
      %1063 = vector.load %w[%1062] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1064 = vector.bitcast %1063 : vector<4xi8> to vector<1xf32>
      %1065 = vector.extract %1064[0] : f32 from vector<1xf32>
      %1066 = arith.mulf %1065, %1059 : f32
      %1067 = arith.mulf %1047, %1066 : f32
      %1068 = arith.muli %1053, %outputFeatures : index
      %1069 = arith.addi %1068, %20 : index
      %1070 = wave.lane
      %1071 = arith.remui %1070, %c12 : index
      %1072 = arith.addi %1069, %1071 : index
      scf.if %18 {
        %1073 = arith.addi %1072, %c7 : index
        %1074 = memref.load %residual[%1073] : memref<?xf32>
        %1075 = arith.addf %1074, %1067 : f32
        %1076 = arith.addi %1072, %c7 : index
        memref.store %1075, %out[%1076] : memref<?xf32>
      } else {
        %1077 = arith.addi %1072, %c7 : index
        memref.store %1067, %out[%1077] : memref<?xf32>
      }
    }
    %1078 = arith.muli %979, %c20 : index
    %1079 = arith.addi %1078, %c14 : index
    %1080 = arith.muli %1079, %c15 : index
    %1081 = arith.addi %1080, %978 : index
    %1082 = arith.addi %1081, %c7 : index
    %1083 = memref.load %17[%1082] : memref<?xf32>
    %1084 = arith.addi %1082, %c2 : index
    %1085 = memref.load %17[%1084] : memref<?xf32>
    %1086 = arith.addf %1083, %1085 : f32
    %1087 = wave.lane
    %1088 = arith.addi %16, %c15 : index
    %1089 = arith.muli %1079, %c14 : index
    %1090 = arith.addi %1088, %1089 : index
    %1091 = arith.divui %1087, %c12 : index
    %1092 = arith.addi %1090, %1091 : index
    %1093 = arith.cmpi slt, %1092, %15 : index
    scf.if %1093 {
      %1094 = arith.cmpi eq, %hasFactors, %c6 : index
      %1095 = arith.muli %1092, %c14 : index
      %1096 = memref.load %factors[%1095] : memref<?xf32>
      %1097 = arith.mulf %1096, %operandScale : f32
      %1098 = arith.select %1094, %1097, %operandScale : f32
      %1099 = arith.remui %1087, %c12 : index
      %1100 = arith.muli %1099, %c20 : index
      %1101 = arith.addi %13, %1100 : index
      %1102 = vector.load %w[%1101] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1103 = vector.bitcast %1102 : vector<4xi8> to vector<1xf32>
      %1104 = vector.extract %1103[0] : f32 from vector<1xf32>
      %1105 = arith.mulf %1104, %1098 : f32
      %1106 = arith.mulf %1086, %1105 : f32
      %1107 = arith.muli %1092, %outputFeatures : index
      %1108 = arith.addi %1107, %20 : index
      %1109 = wave.lane
      %1110 = arith.remui %1109, %c12 : index
      %1111 = arith.addi %1108, %1110 : index
      scf.if %18 {
        %1112 = arith.addi %1111, %c7 : index
        %1113 = memref.load %residual[%1112] : memref<?xf32>
        %1114 = arith.addf %1113, %1106 : f32
        %1115 = arith.addi %1111, %c7 : index
        memref.store %1114, %out[%1115] : memref<?xf32>
      } else {
        %1116 = arith.addi %1111, %c7 : index
        memref.store %1106, %out[%1116] : memref<?xf32>
      }
    }
    %1117 = arith.muli %979, %c20 : index
    %1118 = arith.addi %1117, %c28 : index
    %1119 = arith.muli %1118, %c15 : index
    %1120 = arith.addi %1119, %978 : index
    %1121 = arith.addi %1120, %c7 : index
    %1122 = memref.load %17[%1121] : memref<?xf32>
    %1123 = arith.addi %1121, %c2 : index
    %1124 = memref.load %17[%1123] : memref<?xf32>
    %1125 = arith.addf %1122, %1124 : f32
    %1126 = wave.lane
    %1127 = arith.addi %16, %c15 : index
    %1128 = arith.muli %1118, %c14 : index
    %1129 = arith.addi %1127, %1128 : index
    %1130 = arith.divui %1126, %c12 : index
    %1131 = arith.addi %1129, %1130 : index
    %1132 = arith.cmpi slt, %1131, %15 : index
    scf.if %1132 {
      %1133 = arith.cmpi eq, %hasFactors, %c6 : index
      %1134 = arith.muli %1131, %c14 : index
      %1135 = memref.load %factors[%1134] : memref<?xf32>
      %1136 = arith.mulf %1135, %operandScale : f32
      %1137 = arith.select %1133, %1136, %operandScale : f32
      %1138 = arith.remui %1126, %c12 : index
      %1139 = arith.muli %1138, %c20 : index
      %1140 = arith.addi %13, %1139 : index
      %1141 = vector.load %w[%1140] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1142 = vector.bitcast %1141 : vector<4xi8> to vector<1xf32>
      %1143 = vector.extract %1142[0] : f32 from vector<1xf32>
      %1144 = arith.mulf %1143, %1137 : f32
      %1145 = arith.mulf %1125, %1144 : f32
      %1146 = arith.muli %1131, %outputFeatures : index
      %1147 = arith.addi %1146, %20 : index
      %1148 = wave.lane
      %1149 = arith.remui %1148, %c12 : index
      %1150 = arith.addi %1147, %1149 : index
      scf.if %18 {
        %1151 = arith.addi %1150, %c7 : index
        %1152 = memref.load %residual[%1151] : memref<?xf32>
        %1153 = arith.addf %1152, %1145 : f32
        %1154 = arith.addi %1150, %c7 : index
        memref.store %1153, %out[%1154] : memref<?xf32>
      } else {
        %1155 = arith.addi %1150, %c7 : index
        memref.store %1145, %out[%1155] : memref<?xf32>
      }
    }
    %1156 = wave.lane
    wave.barrier
    %1157 = wave.wave
    %1158 = arith.muli %1157, %c6 : index
    %1159 = arith.addi %1158, %c7 : index
    %1160 = arith.muli %1159, %c2 : index
    %1161 = arith.addi %1160, %1156 : index
    %1162 = vector.extract %454#3[0] : f32 from vector<8xf32>
    %1163 = arith.addi %1161, %c7 : index
    memref.store %1162, %17[%1163] : memref<?xf32>
    %1164 = vector.extract %454#3[1] : f32 from vector<8xf32>
    %1165 = arith.addi %1161, %c15 : index
    memref.store %1164, %17[%1165] : memref<?xf32>
    %1166 = vector.extract %454#3[2] : f32 from vector<8xf32>
    %1167 = arith.addi %1161, %c3 : index
    memref.store %1166, %17[%1167] : memref<?xf32>
    %1168 = vector.extract %454#3[3] : f32 from vector<8xf32>
    %1169 = arith.addi %1161, %c29 : index
    memref.store %1168, %17[%1169] : memref<?xf32>
    %1170 = vector.extract %454#3[4] : f32 from vector<8xf32>
    %1171 = arith.addi %1161, %c5 : index
    memref.store %1170, %17[%1171] : memref<?xf32>
    %1172 = vector.extract %454#3[5] : f32 from vector<8xf32>
    %1173 = arith.addi %1161, %c30 : index
    memref.store %1172, %17[%1173] : memref<?xf32>
    %1174 = vector.extract %454#3[6] : f32 from vector<8xf32>
    %1175 = arith.addi %1161, %c31 : index
    memref.store %1174, %17[%1175] : memref<?xf32>
    %1176 = vector.extract %454#3[7] : f32 from vector<8xf32>
    %1177 = arith.addi %1161, %c32 : index
    memref.store %1176, %17[%1177] : memref<?xf32>
    wave.barrier
    %1178 = arith.muli %1157, %c20 : index
    %1179 = arith.addi %1178, %c7 : index
    %1180 = arith.muli %1179, %c15 : index
    %1181 = arith.addi %1180, %1156 : index
    %1182 = arith.addi %1181, %c7 : index
    %1183 = memref.load %17[%1182] : memref<?xf32>
    %1184 = arith.addi %1182, %c2 : index
    %1185 = memref.load %17[%1184] : memref<?xf32>
    %1186 = arith.addf %1183, %1185 : f32
    %1187 = wave.lane
    %1188 = arith.addi %16, %c16 : index
    %1189 = arith.muli %1179, %c14 : index
    %1190 = arith.addi %1188, %1189 : index
    %1191 = arith.divui %1187, %c12 : index
    %1192 = arith.addi %1190, %1191 : index
    %1193 = arith.cmpi slt, %1192, %15 : index
    scf.if %1193 {
      %1194 = arith.cmpi eq, %hasFactors, %c6 : index
      %1195 = arith.muli %1192, %c14 : index
      %1196 = memref.load %factors[%1195] : memref<?xf32>
      %1197 = arith.mulf %1196, %operandScale : f32
      %1198 = arith.select %1194, %1197, %operandScale : f32
      %1199 = arith.remui %1187, %c12 : index
      %1200 = arith.muli %1199, %c20 : index
      %1201 = arith.addi %13, %1200 : index
      %1202 = vector.load %w[%1201] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1203 = vector.bitcast %1202 : vector<4xi8> to vector<1xf32>
      %1204 = vector.extract %1203[0] : f32 from vector<1xf32>
      %1205 = arith.mulf %1204, %1198 : f32
      %1206 = arith.mulf %1186, %1205 : f32
      %1207 = arith.muli %1192, %outputFeatures : index
      %1208 = arith.addi %1207, %20 : index
      %1209 = wave.lane
      %1210 = arith.remui %1209, %c12 : index
      %1211 = arith.addi %1208, %1210 : index
      scf.if %18 {
        %1212 = arith.addi %1211, %c7 : index
        %1213 = memref.load %residual[%1212] : memref<?xf32>
        %1214 = arith.addf %1213, %1206 : f32
        %1215 = arith.addi %1211, %c7 : index
        memref.store %1214, %out[%1215] : memref<?xf32>
      } else {
        %1216 = arith.addi %1211, %c7 : index
        memref.store %1206, %out[%1216] : memref<?xf32>
      }
    }
    %1217 = arith.muli %1157, %c20 : index
    %1218 = arith.addi %1217, %c6 : index
    %1219 = arith.muli %1218, %c15 : index
    %1220 = arith.addi %1219, %1156 : index
    %1221 = arith.addi %1220, %c7 : index
    %1222 = memref.load %17[%1221] : memref<?xf32>
    %1223 = arith.addi %1221, %c2 : index
    %1224 = memref.load %17[%1223] : memref<?xf32>
    %1225 = arith.addf %1222, %1224 : f32
    %1226 = wave.lane
    %1227 = arith.addi %16, %c16 : index
    %1228 = arith.muli %1218, %c14 : index
    %1229 = arith.addi %1227, %1228 : index
    %1230 = arith.divui %1226, %c12 : index
    %1231 = arith.addi %1229, %1230 : index
    %1232 = arith.cmpi slt, %1231, %15 : index
    scf.if %1232 {
      %1233 = arith.cmpi eq, %hasFactors, %c6 : index
      %1234 = arith.muli %1231, %c14 : index
      %1235 = memref.load %factors[%1234] : memref<?xf32>
      %1236 = arith.mulf %1235, %operandScale : f32
      %1237 = arith.select %1233, %1236, %operandScale : f32
      %1238 = arith.remui %1226, %c12 : index
      %1239 = arith.muli %1238, %c20 : index
      %1240 = arith.addi %13, %1239 : index
      %1241 = vector.load %w[%1240] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1242 = vector.bitcast %1241 : vector<4xi8> to vector<1xf32>
      %1243 = vector.extract %1242[0] : f32 from vector<1xf32>
      %1244 = arith.mulf %1243, %1237 : f32
      %1245 = arith.mulf %1225, %1244 : f32
      %1246 = arith.muli %1231, %outputFeatures : index
      %1247 = arith.addi %1246, %20 : index
      %1248 = wave.lane
      %1249 = arith.remui %1248, %c12 : index
      %1250 = arith.addi %1247, %1249 : index
      scf.if %18 {
        %1251 = arith.addi %1250, %c7 : index
        %1252 = memref.load %residual[%1251] : memref<?xf32>
        %1253 = arith.addf %1252, %1245 : f32
        %1254 = arith.addi %1250, %c7 : index
        memref.store %1253, %out[%1254] : memref<?xf32>
      } else {
        %1255 = arith.addi %1250, %c7 : index
        memref.store %1245, %out[%1255] : memref<?xf32>
      }
    }
    %1256 = arith.muli %1157, %c20 : index
    %1257 = arith.addi %1256, %c14 : index
    %1258 = arith.muli %1257, %c15 : index
    %1259 = arith.addi %1258, %1156 : index
    %1260 = arith.addi %1259, %c7 : index
    %1261 = memref.load %17[%1260] : memref<?xf32>
    %1262 = arith.addi %1260, %c2 : index
    %1263 = memref.load %17[%1262] : memref<?xf32>
    %1264 = arith.addf %1261, %1263 : f32
    %1265 = wave.lane
    %1266 = arith.addi %16, %c16 : index
    %1267 = arith.muli %1257, %c14 : index
    %1268 = arith.addi %1266, %1267 : index
    %1269 = arith.divui %1265, %c12 : index
    %1270 = arith.addi %1268, %1269 : index
    %1271 = arith.cmpi slt, %1270, %15 : index
    scf.if %1271 {
      %1272 = arith.cmpi eq, %hasFactors, %c6 : index
      %1273 = arith.muli %1270, %c14 : index
      %1274 = memref.load %factors[%1273] : memref<?xf32>
      %1275 = arith.mulf %1274, %operandScale : f32
      %1276 = arith.select %1272, %1275, %operandScale : f32
      %1277 = arith.remui %1265, %c12 : index
      %1278 = arith.muli %1277, %c20 : index
      %1279 = arith.addi %13, %1278 : index
      %1280 = vector.load %w[%1279] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1281 = vector.bitcast %1280 : vector<4xi8> to vector<1xf32>
      %1282 = vector.extract %1281[0] : f32 from vector<1xf32>
      %1283 = arith.mulf %1282, %1276 : f32
      %1284 = arith.mulf %1264, %1283 : f32
      %1285 = arith.muli %1270, %outputFeatures : index
      %1286 = arith.addi %1285, %20 : index
      %1287 = wave.lane
      %1288 = arith.remui %1287, %c12 : index
      %1289 = arith.addi %1286, %1288 : index
      scf.if %18 {
        %1290 = arith.addi %1289, %c7 : index
        %1291 = memref.load %residual[%1290] : memref<?xf32>
        %1292 = arith.addf %1291, %1284 : f32
        %1293 = arith.addi %1289, %c7 : index
        memref.store %1292, %out[%1293] : memref<?xf32>
      } else {
        %1294 = arith.addi %1289, %c7 : index
        memref.store %1284, %out[%1294] : memref<?xf32>
      }
    }
    %1295 = arith.muli %1157, %c20 : index
    %1296 = arith.addi %1295, %c28 : index
    %1297 = arith.muli %1296, %c15 : index
    %1298 = arith.addi %1297, %1156 : index
    %1299 = arith.addi %1298, %c7 : index
    %1300 = memref.load %17[%1299] : memref<?xf32>
    %1301 = arith.addi %1299, %c2 : index
    %1302 = memref.load %17[%1301] : memref<?xf32>
    %1303 = arith.addf %1300, %1302 : f32
    %1304 = wave.lane
    %1305 = arith.addi %16, %c16 : index
    %1306 = arith.muli %1296, %c14 : index
    %1307 = arith.addi %1305, %1306 : index
    %1308 = arith.divui %1304, %c12 : index
    %1309 = arith.addi %1307, %1308 : index
    %1310 = arith.cmpi slt, %1309, %15 : index
    scf.if %1310 {
      %1311 = arith.cmpi eq, %hasFactors, %c6 : index
      %1312 = arith.muli %1309, %c14 : index
      %1313 = memref.load %factors[%1312] : memref<?xf32>
      %1314 = arith.mulf %1313, %operandScale : f32
      %1315 = arith.select %1311, %1314, %operandScale : f32
      %1316 = arith.remui %1304, %c12 : index
      %1317 = arith.muli %1316, %c20 : index
      %1318 = arith.addi %13, %1317 : index
      %1319 = vector.load %w[%1318] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1320 = vector.bitcast %1319 : vector<4xi8> to vector<1xf32>
      %1321 = vector.extract %1320[0] : f32 from vector<1xf32>
      %1322 = arith.mulf %1321, %1315 : f32
      %1323 = arith.mulf %1303, %1322 : f32
      %1324 = arith.muli %1309, %outputFeatures : index
      %1325 = arith.addi %1324, %20 : index
      %1326 = wave.lane
      %1327 = arith.remui %1326, %c12 : index
      %1328 = arith.addi %1325, %1327 : index
      scf.if %18 {
        %1329 = arith.addi %1328, %c7 : index
        %1330 = memref.load %residual[%1329] : memref<?xf32>
        %1331 = arith.addf %1330, %1323 : f32
        %1332 = arith.addi %1328, %c7 : index
        memref.store %1331, %out[%1332] : memref<?xf32>
      } else {
        %1333 = arith.addi %1328, %c7 : index
        memref.store %1323, %out[%1333] : memref<?xf32>
      }
    }
  }
  wave.return
}
