// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_k', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 4096 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 16 : index
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
  %c34 = arith.constant 1024 : index
  %c35 = arith.constant 1536 : index
  %c36 = arith.constant 2048 : index
  %c37 = arith.constant 2560 : index
  %c38 = arith.constant 3072 : index
  %c39 = arith.constant 3584 : index
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
  %14 = arith.addi %11, %c8 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c3 : index
  %19 = wave.scratch %c10 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c8 : index
  %21 = wave.block 0
  %22 = arith.muli %21, %c13 : index
  %23 = arith.cmpi slt, %18, %17 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c15 : index
    %26 = arith.remui %25, %tileRows : index
    %27 = arith.addi %18, %26 : index
    %28 = arith.divui %27, %tileRows : index
    %29 = arith.divui %inputFeatures, %c15 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.divui %c7, %c15 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.muli %32, %c6 : index
    %34 = arith.remui %c7, %c15 : index
    %35 = arith.divui %34, %c1 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c1 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c1 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c7, %c1 : index
    %43 = arith.addi %41, %42 : index
    %44 = arith.addi %25, %c15 : index
    %45 = arith.addi %18, %44 : index
    %46 = arith.divui %45, %tileRows : index
    %47 = arith.divui %inputFeatures, %c15 : index
    %48 = arith.muli %46, %47 : index
    %49 = arith.divui %c7, %c15 : index
    %50 = arith.addi %48, %49 : index
    %51 = arith.muli %50, %c6 : index
    %52 = arith.remui %c7, %c15 : index
    %53 = arith.divui %52, %c1 : index
    %54 = arith.addi %51, %53 : index
    %55 = arith.muli %tileRows, %c1 : index
    %56 = arith.muli %54, %55 : index
    %57 = arith.remui %45, %tileRows : index
    %58 = arith.muli %57, %c1 : index
    %59 = arith.addi %56, %58 : index
    %60 = arith.remui %c7, %c1 : index
    %61 = arith.addi %59, %60 : index
    %62 = arith.addi %25, %c13 : index
    %63 = arith.addi %18, %62 : index
    %64 = arith.divui %63, %tileRows : index
    %65 = arith.divui %inputFeatures, %c15 : index
    %66 = arith.muli %64, %65 : index
    %67 = arith.divui %c7, %c15 : index
    %68 = arith.addi %66, %67 : index
    %69 = arith.muli %68, %c6 : index
    %70 = arith.remui %c7, %c15 : index
    %71 = arith.divui %70, %c1 : index
    %72 = arith.addi %69, %71 : index
    %73 = arith.muli %tileRows, %c1 : index
    %74 = arith.muli %72, %73 : index
    %75 = arith.remui %63, %tileRows : index
    %76 = arith.muli %75, %c1 : index
    %77 = arith.addi %74, %76 : index
    %78 = arith.remui %c7, %c1 : index
    %79 = arith.addi %77, %78 : index
    %80 = arith.addi %25, %c16 : index
    %81 = arith.addi %18, %80 : index
    %82 = arith.divui %81, %tileRows : index
    %83 = arith.divui %inputFeatures, %c15 : index
    %84 = arith.muli %82, %83 : index
    %85 = arith.divui %c7, %c15 : index
    %86 = arith.addi %84, %85 : index
    %87 = arith.muli %86, %c6 : index
    %88 = arith.remui %c7, %c15 : index
    %89 = arith.divui %88, %c1 : index
    %90 = arith.addi %87, %89 : index
    %91 = arith.muli %tileRows, %c1 : index
    %92 = arith.muli %90, %91 : index
    %93 = arith.remui %81, %tileRows : index
    %94 = arith.muli %93, %c1 : index
    %95 = arith.addi %92, %94 : index
    %96 = arith.remui %c7, %c1 : index
    %97 = arith.addi %95, %96 : index
    %98 = wave.wave
    %99 = arith.divui %inputFeatures, %c13 : index
    %100 = arith.muli %98, %stepsPerWave : index
    %101 = arith.minsi %100, %99 : index
    %102 = arith.addi %101, %stepsPerWave : index
    %103 = arith.minsi %102, %99 : index
    %104 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %105 = arith.subi %103, %101 : index
    %106 = arith.divui %105, %c6 : index
    %107 = arith.muli %106, %c6 : index
    %108 = arith.addi %101, %107 : index
    %109 = arith.addi %101, %stepsPerWave : index
    %110 = arith.select %104, %109, %108 : index
    %120:8 = scf.for %111 = %101 to %110 step %c6 iter_args(%112 = %c17, %113 = %c17, %114 = %c17, %115 = %c17, %116 = %c17, %117 = %c17, %118 = %c17, %119 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %121 = wave.lane
      %122 = arith.addi %111, %c7 : index
      %123 = arith.remui %121, %c15 : index
      %124 = arith.addi %13, %c5 : index
      %125 = arith.divui %122, %c1 : index
      %126 = arith.muli %125, %c3 : index
      %127 = arith.addi %124, %126 : index
      %128 = arith.muli %123, %c20 : index
      %129 = arith.addi %127, %128 : index
      %130 = vector.load %w[%129] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %131 = vector.bitcast %130 : vector<4xi8> to vector<2xf16>
      %132 = arith.divui %inputFeatures, %c2 : index
      %133 = arith.muli %132, %c3 : index
      %134 = arith.addi %124, %133 : index
      %135 = arith.muli %122, %c13 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.muli %123, %c6 : index
      %138 = arith.addi %136, %137 : index
      %139 = vector.load %w[%138] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %140 = vector.extract %131[0] : f16 from vector<2xf16>
      %141 = arith.extf %140 : f16 to f32
      %142 = vector.extract %139[0] : i8 from vector<2xi8>
      %143 = arith.extui %142 : i8 to i32
      %144 = arith.sitofp %143 : i32 to f32
      %145 = arith.mulf %141, %144 : f32
      %146 = arith.truncf %145 : f32 to f16
      %147 = vector.broadcast %146 : f16 to vector<16xf16>
      %148 = vector.extract %131[1] : f16 from vector<2xf16>
      %149 = arith.extf %148 : f16 to f32
      %150 = vector.extract %139[1] : i8 from vector<2xi8>
      %151 = arith.extui %150 : i8 to i32
      %152 = arith.sitofp %151 : i32 to f32
      %153 = arith.mulf %149, %152 : f32
      %154 = arith.truncf %153 : f32 to f16
      %155 = vector.broadcast %154 : f16 to vector<16xf16>
      %156 = arith.addi %13, %c5 : index
      %157 = arith.divui %inputFeatures, %c2 : index
      %158 = arith.muli %157, %c3 : index
      %159 = arith.addi %158, %inputFeatures : index
      %160 = arith.addi %159, %c4 : index
      %161 = arith.divui %160, %c5 : index
      %162 = arith.muli %161, %c5 : index
      %163 = arith.addi %156, %162 : index
      %164 = arith.muli %inputFeatures, %c1 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.muli %122, %c15 : index
      %167 = arith.addi %166, %123 : index
      %168 = arith.muli %167, %c7 : index
      %169 = arith.addi %165, %168 : index
      %170 = arith.muli %122, %c2 : index
      %171 = arith.addi %163, %170 : index
      %172 = arith.muli %123, %c15 : index
      %173 = arith.addi %171, %172 : index
      %174 = vector.load %w[%173] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %175 = vector.bitcast %174 : vector<16xi8> to vector<4xi32>
      %176 = arith.shrui %175, %c21 : vector<4xi32>
      %177 = arith.andi %176, %c22 : vector<4xi32>
      %178 = arith.ori %177, %c23 : vector<4xi32>
      %179 = vector.bitcast %178 : vector<4xi32> to vector<8xf16>
      %180 = arith.shrui %175, %c24 : vector<4xi32>
      %181 = arith.andi %180, %c22 : vector<4xi32>
      %182 = arith.ori %181, %c23 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = arith.shrui %175, %c25 : vector<4xi32>
      %185 = arith.andi %184, %c22 : vector<4xi32>
      %186 = arith.ori %185, %c23 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = arith.shrui %175, %c26 : vector<4xi32>
      %189 = arith.andi %188, %c22 : vector<4xi32>
      %190 = arith.ori %189, %c23 : vector<4xi32>
      %191 = vector.bitcast %190 : vector<4xi32> to vector<8xf16>
      %192 = vector.shuffle %179, %183 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %193 = vector.shuffle %187, %191 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = vector.shuffle %192, %193 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %195 = arith.subf %194, %c27 : vector<32xf16>
      %196 = vector.shuffle %195, %195 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %197 = vector.shuffle %195, %195 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %198 = math.fma %196, %147, %155 : vector<16xf16>
      %199 = math.fma %197, %147, %155 : vector<16xf16>
      %200 = arith.addi %111, %c8 : index
      %201 = arith.remui %121, %c15 : index
      %202 = arith.addi %13, %c5 : index
      %203 = arith.divui %200, %c1 : index
      %204 = arith.muli %203, %c3 : index
      %205 = arith.addi %202, %204 : index
      %206 = arith.muli %201, %c20 : index
      %207 = arith.addi %205, %206 : index
      %208 = vector.load %w[%207] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %209 = vector.bitcast %208 : vector<4xi8> to vector<2xf16>
      %210 = arith.divui %inputFeatures, %c2 : index
      %211 = arith.muli %210, %c3 : index
      %212 = arith.addi %202, %211 : index
      %213 = arith.muli %200, %c13 : index
      %214 = arith.addi %212, %213 : index
      %215 = arith.muli %201, %c6 : index
      %216 = arith.addi %214, %215 : index
      %217 = vector.load %w[%216] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %218 = vector.extract %209[0] : f16 from vector<2xf16>
      %219 = arith.extf %218 : f16 to f32
      %220 = vector.extract %217[0] : i8 from vector<2xi8>
      %221 = arith.extui %220 : i8 to i32
      %222 = arith.sitofp %221 : i32 to f32
      %223 = arith.mulf %219, %222 : f32
      %224 = arith.truncf %223 : f32 to f16
      %225 = vector.broadcast %224 : f16 to vector<16xf16>
      %226 = vector.extract %209[1] : f16 from vector<2xf16>
      %227 = arith.extf %226 : f16 to f32
      %228 = vector.extract %217[1] : i8 from vector<2xi8>
      %229 = arith.extui %228 : i8 to i32
      %230 = arith.sitofp %229 : i32 to f32
      %231 = arith.mulf %227, %230 : f32
      %232 = arith.truncf %231 : f32 to f16
      %233 = vector.broadcast %232 : f16 to vector<16xf16>
      %234 = arith.addi %13, %c5 : index
      %235 = arith.divui %inputFeatures, %c2 : index
      %236 = arith.muli %235, %c3 : index
      %237 = arith.addi %236, %inputFeatures : index
      %238 = arith.addi %237, %c4 : index
      %239 = arith.divui %238, %c5 : index
      %240 = arith.muli %239, %c5 : index
      %241 = arith.addi %234, %240 : index
      %242 = arith.muli %inputFeatures, %c1 : index
      %243 = arith.addi %241, %242 : index
      %244 = arith.muli %200, %c15 : index
      %245 = arith.addi %244, %201 : index
      %246 = arith.muli %245, %c7 : index
      %247 = arith.addi %243, %246 : index
      %248 = arith.muli %200, %c2 : index
      %249 = arith.addi %241, %248 : index
      %250 = arith.muli %201, %c15 : index
      %251 = arith.addi %249, %250 : index
      %252 = vector.load %w[%251] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %253 = vector.bitcast %252 : vector<16xi8> to vector<4xi32>
      %254 = arith.shrui %253, %c21 : vector<4xi32>
      %255 = arith.andi %254, %c22 : vector<4xi32>
      %256 = arith.ori %255, %c23 : vector<4xi32>
      %257 = vector.bitcast %256 : vector<4xi32> to vector<8xf16>
      %258 = arith.shrui %253, %c24 : vector<4xi32>
      %259 = arith.andi %258, %c22 : vector<4xi32>
      %260 = arith.ori %259, %c23 : vector<4xi32>
      %261 = vector.bitcast %260 : vector<4xi32> to vector<8xf16>
      %262 = arith.shrui %253, %c25 : vector<4xi32>
      %263 = arith.andi %262, %c22 : vector<4xi32>
      %264 = arith.ori %263, %c23 : vector<4xi32>
      %265 = vector.bitcast %264 : vector<4xi32> to vector<8xf16>
      %266 = arith.shrui %253, %c26 : vector<4xi32>
      %267 = arith.andi %266, %c22 : vector<4xi32>
      %268 = arith.ori %267, %c23 : vector<4xi32>
      %269 = vector.bitcast %268 : vector<4xi32> to vector<8xf16>
      %270 = vector.shuffle %257, %261 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %271 = vector.shuffle %265, %269 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %272 = vector.shuffle %270, %271 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %273 = arith.subf %272, %c27 : vector<32xf16>
      %274 = vector.shuffle %273, %273 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %275 = vector.shuffle %273, %273 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %276 = math.fma %274, %225, %233 : vector<16xf16>
      %277 = math.fma %275, %225, %233 : vector<16xf16>
      %278 = arith.addi %111, %c7 : index
      %279 = arith.remui %121, %c15 : index
      %280 = arith.addi %15, %c5 : index
      %281 = arith.divui %278, %c1 : index
      %282 = arith.muli %281, %c3 : index
      %283 = arith.addi %280, %282 : index
      %284 = arith.muli %279, %c20 : index
      %285 = arith.addi %283, %284 : index
      %286 = vector.load %w[%285] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %287 = vector.bitcast %286 : vector<4xi8> to vector<2xf16>
      %288 = arith.divui %inputFeatures, %c2 : index
      %289 = arith.muli %288, %c3 : index
      %290 = arith.addi %280, %289 : index
      %291 = arith.muli %278, %c13 : index
      %292 = arith.addi %290, %291 : index
      %293 = arith.muli %279, %c6 : index
      %294 = arith.addi %292, %293 : index
      %295 = vector.load %w[%294] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %296 = vector.extract %287[0] : f16 from vector<2xf16>
      %297 = arith.extf %296 : f16 to f32
      %298 = vector.extract %295[0] : i8 from vector<2xi8>
      %299 = arith.extui %298 : i8 to i32
      %300 = arith.sitofp %299 : i32 to f32
      %301 = arith.mulf %297, %300 : f32
      %302 = arith.truncf %301 : f32 to f16
      %303 = vector.broadcast %302 : f16 to vector<16xf16>
      %304 = vector.extract %287[1] : f16 from vector<2xf16>
      %305 = arith.extf %304 : f16 to f32
      %306 = vector.extract %295[1] : i8 from vector<2xi8>
      %307 = arith.extui %306 : i8 to i32
      %308 = arith.sitofp %307 : i32 to f32
      %309 = arith.mulf %305, %308 : f32
      %310 = arith.truncf %309 : f32 to f16
      %311 = vector.broadcast %310 : f16 to vector<16xf16>
      %312 = arith.addi %15, %c5 : index
      %313 = arith.divui %inputFeatures, %c2 : index
      %314 = arith.muli %313, %c3 : index
      %315 = arith.addi %314, %inputFeatures : index
      %316 = arith.addi %315, %c4 : index
      %317 = arith.divui %316, %c5 : index
      %318 = arith.muli %317, %c5 : index
      %319 = arith.addi %312, %318 : index
      %320 = arith.muli %inputFeatures, %c1 : index
      %321 = arith.addi %319, %320 : index
      %322 = arith.muli %278, %c15 : index
      %323 = arith.addi %322, %279 : index
      %324 = arith.muli %323, %c7 : index
      %325 = arith.addi %321, %324 : index
      %326 = arith.muli %278, %c2 : index
      %327 = arith.addi %319, %326 : index
      %328 = arith.muli %279, %c15 : index
      %329 = arith.addi %327, %328 : index
      %330 = vector.load %w[%329] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %331 = vector.bitcast %330 : vector<16xi8> to vector<4xi32>
      %332 = arith.shrui %331, %c21 : vector<4xi32>
      %333 = arith.andi %332, %c22 : vector<4xi32>
      %334 = arith.ori %333, %c23 : vector<4xi32>
      %335 = vector.bitcast %334 : vector<4xi32> to vector<8xf16>
      %336 = arith.shrui %331, %c24 : vector<4xi32>
      %337 = arith.andi %336, %c22 : vector<4xi32>
      %338 = arith.ori %337, %c23 : vector<4xi32>
      %339 = vector.bitcast %338 : vector<4xi32> to vector<8xf16>
      %340 = arith.shrui %331, %c25 : vector<4xi32>
      %341 = arith.andi %340, %c22 : vector<4xi32>
      %342 = arith.ori %341, %c23 : vector<4xi32>
      %343 = vector.bitcast %342 : vector<4xi32> to vector<8xf16>
      %344 = arith.shrui %331, %c26 : vector<4xi32>
      %345 = arith.andi %344, %c22 : vector<4xi32>
      %346 = arith.ori %345, %c23 : vector<4xi32>
      %347 = vector.bitcast %346 : vector<4xi32> to vector<8xf16>
      %348 = vector.shuffle %335, %339 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %349 = vector.shuffle %343, %347 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %350 = vector.shuffle %348, %349 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %351 = arith.subf %350, %c27 : vector<32xf16>
      %352 = vector.shuffle %351, %351 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %353 = vector.shuffle %351, %351 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %354 = math.fma %352, %303, %311 : vector<16xf16>
      %355 = math.fma %353, %303, %311 : vector<16xf16>
      %356 = arith.addi %111, %c8 : index
      %357 = arith.remui %121, %c15 : index
      %358 = arith.addi %15, %c5 : index
      %359 = arith.divui %356, %c1 : index
      %360 = arith.muli %359, %c3 : index
      %361 = arith.addi %358, %360 : index
      %362 = arith.muli %357, %c20 : index
      %363 = arith.addi %361, %362 : index
      %364 = vector.load %w[%363] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %365 = vector.bitcast %364 : vector<4xi8> to vector<2xf16>
      %366 = arith.divui %inputFeatures, %c2 : index
      %367 = arith.muli %366, %c3 : index
      %368 = arith.addi %358, %367 : index
      %369 = arith.muli %356, %c13 : index
      %370 = arith.addi %368, %369 : index
      %371 = arith.muli %357, %c6 : index
      %372 = arith.addi %370, %371 : index
      %373 = vector.load %w[%372] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %374 = vector.extract %365[0] : f16 from vector<2xf16>
      %375 = arith.extf %374 : f16 to f32
      %376 = vector.extract %373[0] : i8 from vector<2xi8>
      %377 = arith.extui %376 : i8 to i32
      %378 = arith.sitofp %377 : i32 to f32
      %379 = arith.mulf %375, %378 : f32
      %380 = arith.truncf %379 : f32 to f16
      %381 = vector.broadcast %380 : f16 to vector<16xf16>
      %382 = vector.extract %365[1] : f16 from vector<2xf16>
      %383 = arith.extf %382 : f16 to f32
      %384 = vector.extract %373[1] : i8 from vector<2xi8>
      %385 = arith.extui %384 : i8 to i32
      %386 = arith.sitofp %385 : i32 to f32
      %387 = arith.mulf %383, %386 : f32
      %388 = arith.truncf %387 : f32 to f16
      %389 = vector.broadcast %388 : f16 to vector<16xf16>
      %390 = arith.addi %15, %c5 : index
      %391 = arith.divui %inputFeatures, %c2 : index
      %392 = arith.muli %391, %c3 : index
      %393 = arith.addi %392, %inputFeatures : index
      %394 = arith.addi %393, %c4 : index
      %395 = arith.divui %394, %c5 : index
      %396 = arith.muli %395, %c5 : index
      %397 = arith.addi %390, %396 : index
      %398 = arith.muli %inputFeatures, %c1 : index
      %399 = arith.addi %397, %398 : index
      %400 = arith.muli %356, %c15 : index
      %401 = arith.addi %400, %357 : index
      %402 = arith.muli %401, %c7 : index
      %403 = arith.addi %399, %402 : index
      %404 = arith.muli %356, %c2 : index
      %405 = arith.addi %397, %404 : index
      %406 = arith.muli %357, %c15 : index
      %407 = arith.addi %405, %406 : index
      %408 = vector.load %w[%407] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %409 = vector.bitcast %408 : vector<16xi8> to vector<4xi32>
      %410 = arith.shrui %409, %c21 : vector<4xi32>
      %411 = arith.andi %410, %c22 : vector<4xi32>
      %412 = arith.ori %411, %c23 : vector<4xi32>
      %413 = vector.bitcast %412 : vector<4xi32> to vector<8xf16>
      %414 = arith.shrui %409, %c24 : vector<4xi32>
      %415 = arith.andi %414, %c22 : vector<4xi32>
      %416 = arith.ori %415, %c23 : vector<4xi32>
      %417 = vector.bitcast %416 : vector<4xi32> to vector<8xf16>
      %418 = arith.shrui %409, %c25 : vector<4xi32>
      %419 = arith.andi %418, %c22 : vector<4xi32>
      %420 = arith.ori %419, %c23 : vector<4xi32>
      %421 = vector.bitcast %420 : vector<4xi32> to vector<8xf16>
      %422 = arith.shrui %409, %c26 : vector<4xi32>
      %423 = arith.andi %422, %c22 : vector<4xi32>
      %424 = arith.ori %423, %c23 : vector<4xi32>
      %425 = vector.bitcast %424 : vector<4xi32> to vector<8xf16>
      %426 = vector.shuffle %413, %417 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %427 = vector.shuffle %421, %425 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %428 = vector.shuffle %426, %427 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %429 = arith.subf %428, %c27 : vector<32xf16>
      %430 = vector.shuffle %429, %429 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %431 = vector.shuffle %429, %429 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %432 = math.fma %430, %381, %389 : vector<16xf16>
      %433 = math.fma %431, %381, %389 : vector<16xf16>
      %434 = arith.muli %111, %c6 : index
      %435 = arith.addi %434, %c7 : index
      %436 = arith.muli %tileRows, %c15 : index
      %437 = arith.muli %435, %436 : index
      %438 = arith.addi %43, %437 : index
      %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = arith.muli %tileRows, %c1 : index
      %441 = arith.addi %438, %440 : index
      %442 = vector.load %x[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %443 = vector.shuffle %439, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %444 = wave.mma %443, %198, %112 : vector<16xf16>, vector<8xf32>
      %445 = wave.mma %443, %354, %113 : vector<16xf16>, vector<8xf32>
      %446 = arith.muli %111, %c6 : index
      %447 = arith.addi %446, %c7 : index
      %448 = arith.muli %tileRows, %c15 : index
      %449 = arith.muli %447, %448 : index
      %450 = arith.addi %61, %449 : index
      %451 = vector.load %x[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %452 = arith.muli %tileRows, %c1 : index
      %453 = arith.addi %450, %452 : index
      %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %455 = vector.shuffle %451, %454 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %456 = wave.mma %455, %198, %114 : vector<16xf16>, vector<8xf32>
      %457 = wave.mma %455, %354, %115 : vector<16xf16>, vector<8xf32>
      %458 = arith.muli %111, %c6 : index
      %459 = arith.addi %458, %c7 : index
      %460 = arith.muli %tileRows, %c15 : index
      %461 = arith.muli %459, %460 : index
      %462 = arith.addi %79, %461 : index
      %463 = vector.load %x[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %464 = arith.muli %tileRows, %c1 : index
      %465 = arith.addi %462, %464 : index
      %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %467 = vector.shuffle %463, %466 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %468 = wave.mma %467, %198, %116 : vector<16xf16>, vector<8xf32>
      %469 = wave.mma %467, %354, %117 : vector<16xf16>, vector<8xf32>
      %470 = arith.muli %111, %c6 : index
      %471 = arith.addi %470, %c7 : index
      %472 = arith.muli %tileRows, %c15 : index
      %473 = arith.muli %471, %472 : index
      %474 = arith.addi %97, %473 : index
      %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %476 = arith.muli %tileRows, %c1 : index
      %477 = arith.addi %474, %476 : index
      %478 = vector.load %x[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %479 = vector.shuffle %475, %478 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %480 = wave.mma %479, %198, %118 : vector<16xf16>, vector<8xf32>
      %481 = wave.mma %479, %354, %119 : vector<16xf16>, vector<8xf32>
      %482 = arith.muli %111, %c6 : index
      %483 = arith.addi %482, %c8 : index
      %484 = arith.muli %tileRows, %c15 : index
      %485 = arith.muli %483, %484 : index
      %486 = arith.addi %43, %485 : index
      %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %488 = arith.muli %tileRows, %c1 : index
      %489 = arith.addi %486, %488 : index
      %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %491 = vector.shuffle %487, %490 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %492 = wave.mma %491, %199, %444 : vector<16xf16>, vector<8xf32>
      %493 = wave.mma %491, %355, %445 : vector<16xf16>, vector<8xf32>
      %494 = arith.muli %111, %c6 : index
      %495 = arith.addi %494, %c8 : index
      %496 = arith.muli %tileRows, %c15 : index
      %497 = arith.muli %495, %496 : index
      %498 = arith.addi %61, %497 : index
      %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %500 = arith.muli %tileRows, %c1 : index
      %501 = arith.addi %498, %500 : index
      %502 = vector.load %x[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %503 = vector.shuffle %499, %502 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %504 = wave.mma %503, %199, %456 : vector<16xf16>, vector<8xf32>
      %505 = wave.mma %503, %355, %457 : vector<16xf16>, vector<8xf32>
      %506 = arith.muli %111, %c6 : index
      %507 = arith.addi %506, %c8 : index
      %508 = arith.muli %tileRows, %c15 : index
      %509 = arith.muli %507, %508 : index
      %510 = arith.addi %79, %509 : index
      %511 = vector.load %x[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %512 = arith.muli %tileRows, %c1 : index
      %513 = arith.addi %510, %512 : index
      %514 = vector.load %x[%513] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %515 = vector.shuffle %511, %514 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %516 = wave.mma %515, %199, %468 : vector<16xf16>, vector<8xf32>
      %517 = wave.mma %515, %355, %469 : vector<16xf16>, vector<8xf32>
      %518 = arith.muli %111, %c6 : index
      %519 = arith.addi %518, %c8 : index
      %520 = arith.muli %tileRows, %c15 : index
      %521 = arith.muli %519, %520 : index
      %522 = arith.addi %97, %521 : index
      %523 = vector.load %x[%522] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %524 = arith.muli %tileRows, %c1 : index
      %525 = arith.addi %522, %524 : index
      %526 = vector.load %x[%525] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %527 = vector.shuffle %523, %526 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %528 = wave.mma %527, %199, %480 : vector<16xf16>, vector<8xf32>
      %529 = wave.mma %527, %355, %481 : vector<16xf16>, vector<8xf32>
      %530 = arith.muli %111, %c6 : index
      %531 = arith.addi %530, %c6 : index
      %532 = arith.muli %tileRows, %c15 : index
      %533 = arith.muli %531, %532 : index
      %534 = arith.addi %43, %533 : index
      %535 = vector.load %x[%534] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %536 = arith.muli %tileRows, %c1 : index
      %537 = arith.addi %534, %536 : index
      %538 = vector.load %x[%537] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %539 = vector.shuffle %535, %538 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %540 = wave.mma %539, %276, %492 : vector<16xf16>, vector<8xf32>
      %541 = wave.mma %539, %432, %493 : vector<16xf16>, vector<8xf32>
      %542 = arith.muli %111, %c6 : index
      %543 = arith.addi %542, %c6 : index
      %544 = arith.muli %tileRows, %c15 : index
      %545 = arith.muli %543, %544 : index
      %546 = arith.addi %61, %545 : index
      %547 = vector.load %x[%546] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %548 = arith.muli %tileRows, %c1 : index
      %549 = arith.addi %546, %548 : index
      %550 = vector.load %x[%549] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %551 = vector.shuffle %547, %550 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %552 = wave.mma %551, %276, %504 : vector<16xf16>, vector<8xf32>
      %553 = wave.mma %551, %432, %505 : vector<16xf16>, vector<8xf32>
      %554 = arith.muli %111, %c6 : index
      %555 = arith.addi %554, %c6 : index
      %556 = arith.muli %tileRows, %c15 : index
      %557 = arith.muli %555, %556 : index
      %558 = arith.addi %79, %557 : index
      %559 = vector.load %x[%558] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %560 = arith.muli %tileRows, %c1 : index
      %561 = arith.addi %558, %560 : index
      %562 = vector.load %x[%561] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %563 = vector.shuffle %559, %562 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %564 = wave.mma %563, %276, %516 : vector<16xf16>, vector<8xf32>
      %565 = wave.mma %563, %432, %517 : vector<16xf16>, vector<8xf32>
      %566 = arith.muli %111, %c6 : index
      %567 = arith.addi %566, %c6 : index
      %568 = arith.muli %tileRows, %c15 : index
      %569 = arith.muli %567, %568 : index
      %570 = arith.addi %97, %569 : index
      %571 = vector.load %x[%570] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %572 = arith.muli %tileRows, %c1 : index
      %573 = arith.addi %570, %572 : index
      %574 = vector.load %x[%573] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %575 = vector.shuffle %571, %574 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %576 = wave.mma %575, %276, %528 : vector<16xf16>, vector<8xf32>
      %577 = wave.mma %575, %432, %529 : vector<16xf16>, vector<8xf32>
      %578 = arith.muli %111, %c6 : index
      %579 = arith.addi %578, %c28 : index
      %580 = arith.muli %tileRows, %c15 : index
      %581 = arith.muli %579, %580 : index
      %582 = arith.addi %43, %581 : index
      %583 = vector.load %x[%582] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %584 = arith.muli %tileRows, %c1 : index
      %585 = arith.addi %582, %584 : index
      %586 = vector.load %x[%585] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %587 = vector.shuffle %583, %586 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %588 = wave.mma %587, %277, %540 : vector<16xf16>, vector<8xf32>
      %589 = wave.mma %587, %433, %541 : vector<16xf16>, vector<8xf32>
      %590 = arith.muli %111, %c6 : index
      %591 = arith.addi %590, %c28 : index
      %592 = arith.muli %tileRows, %c15 : index
      %593 = arith.muli %591, %592 : index
      %594 = arith.addi %61, %593 : index
      %595 = vector.load %x[%594] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %596 = arith.muli %tileRows, %c1 : index
      %597 = arith.addi %594, %596 : index
      %598 = vector.load %x[%597] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %599 = vector.shuffle %595, %598 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %600 = wave.mma %599, %277, %552 : vector<16xf16>, vector<8xf32>
      %601 = wave.mma %599, %433, %553 : vector<16xf16>, vector<8xf32>
      %602 = arith.muli %111, %c6 : index
      %603 = arith.addi %602, %c28 : index
      %604 = arith.muli %tileRows, %c15 : index
      %605 = arith.muli %603, %604 : index
      %606 = arith.addi %79, %605 : index
      %607 = vector.load %x[%606] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %608 = arith.muli %tileRows, %c1 : index
      %609 = arith.addi %606, %608 : index
      %610 = vector.load %x[%609] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %611 = vector.shuffle %607, %610 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %612 = wave.mma %611, %277, %564 : vector<16xf16>, vector<8xf32>
      %613 = wave.mma %611, %433, %565 : vector<16xf16>, vector<8xf32>
      %614 = arith.muli %111, %c6 : index
      %615 = arith.addi %614, %c28 : index
      %616 = arith.muli %tileRows, %c15 : index
      %617 = arith.muli %615, %616 : index
      %618 = arith.addi %97, %617 : index
      %619 = vector.load %x[%618] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %620 = arith.muli %tileRows, %c1 : index
      %621 = arith.addi %618, %620 : index
      %622 = vector.load %x[%621] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %623 = vector.shuffle %619, %622 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %624 = wave.mma %623, %277, %576 : vector<16xf16>, vector<8xf32>
      %625 = wave.mma %623, %433, %577 : vector<16xf16>, vector<8xf32>
      scf.yield %588, %589, %600, %601, %612, %613, %624, %625 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %626 = arith.select %104, %110, %103 : index
    %636:8 = scf.for %627 = %110 to %626 step %c8 iter_args(%628 = %120#0, %629 = %120#1, %630 = %120#2, %631 = %120#3, %632 = %120#4, %633 = %120#5, %634 = %120#6, %635 = %120#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %637 = wave.lane
      %638 = arith.addi %627, %c7 : index
      %639 = arith.remui %637, %c15 : index
      %640 = arith.addi %13, %c5 : index
      %641 = arith.divui %638, %c1 : index
      %642 = arith.muli %641, %c3 : index
      %643 = arith.addi %640, %642 : index
      %644 = arith.muli %639, %c20 : index
      %645 = arith.addi %643, %644 : index
      %646 = vector.load %w[%645] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %647 = vector.bitcast %646 : vector<4xi8> to vector<2xf16>
      %648 = arith.divui %inputFeatures, %c2 : index
      %649 = arith.muli %648, %c3 : index
      %650 = arith.addi %640, %649 : index
      %651 = arith.muli %638, %c13 : index
      %652 = arith.addi %650, %651 : index
      %653 = arith.muli %639, %c6 : index
      %654 = arith.addi %652, %653 : index
      %655 = vector.load %w[%654] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %656 = vector.extract %647[0] : f16 from vector<2xf16>
      %657 = arith.extf %656 : f16 to f32
      %658 = vector.extract %655[0] : i8 from vector<2xi8>
      %659 = arith.extui %658 : i8 to i32
      %660 = arith.sitofp %659 : i32 to f32
      %661 = arith.mulf %657, %660 : f32
      %662 = arith.truncf %661 : f32 to f16
      %663 = vector.broadcast %662 : f16 to vector<16xf16>
      %664 = vector.extract %647[1] : f16 from vector<2xf16>
      %665 = arith.extf %664 : f16 to f32
      %666 = vector.extract %655[1] : i8 from vector<2xi8>
      %667 = arith.extui %666 : i8 to i32
      %668 = arith.sitofp %667 : i32 to f32
      %669 = arith.mulf %665, %668 : f32
      %670 = arith.truncf %669 : f32 to f16
      %671 = vector.broadcast %670 : f16 to vector<16xf16>
      %672 = arith.addi %13, %c5 : index
      %673 = arith.divui %inputFeatures, %c2 : index
      %674 = arith.muli %673, %c3 : index
      %675 = arith.addi %674, %inputFeatures : index
      %676 = arith.addi %675, %c4 : index
      %677 = arith.divui %676, %c5 : index
      %678 = arith.muli %677, %c5 : index
      %679 = arith.addi %672, %678 : index
      %680 = arith.muli %inputFeatures, %c1 : index
      %681 = arith.addi %679, %680 : index
      %682 = arith.muli %638, %c15 : index
      %683 = arith.addi %682, %639 : index
      %684 = arith.muli %683, %c7 : index
      %685 = arith.addi %681, %684 : index
      %686 = arith.muli %638, %c2 : index
      %687 = arith.addi %679, %686 : index
      %688 = arith.muli %639, %c15 : index
      %689 = arith.addi %687, %688 : index
      %690 = vector.load %w[%689] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %691 = vector.bitcast %690 : vector<16xi8> to vector<4xi32>
      %692 = arith.shrui %691, %c21 : vector<4xi32>
      %693 = arith.andi %692, %c22 : vector<4xi32>
      %694 = arith.ori %693, %c23 : vector<4xi32>
      %695 = vector.bitcast %694 : vector<4xi32> to vector<8xf16>
      %696 = arith.shrui %691, %c24 : vector<4xi32>
      %697 = arith.andi %696, %c22 : vector<4xi32>
      %698 = arith.ori %697, %c23 : vector<4xi32>
      %699 = vector.bitcast %698 : vector<4xi32> to vector<8xf16>
      %700 = arith.shrui %691, %c25 : vector<4xi32>
      %701 = arith.andi %700, %c22 : vector<4xi32>
      %702 = arith.ori %701, %c23 : vector<4xi32>
      %703 = vector.bitcast %702 : vector<4xi32> to vector<8xf16>
      %704 = arith.shrui %691, %c26 : vector<4xi32>
      %705 = arith.andi %704, %c22 : vector<4xi32>
      %706 = arith.ori %705, %c23 : vector<4xi32>
      %707 = vector.bitcast %706 : vector<4xi32> to vector<8xf16>
      %708 = vector.shuffle %695, %699 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %709 = vector.shuffle %703, %707 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %710 = vector.shuffle %708, %709 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %711 = arith.subf %710, %c27 : vector<32xf16>
      %712 = vector.shuffle %711, %711 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %713 = vector.shuffle %711, %711 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %714 = math.fma %712, %663, %671 : vector<16xf16>
      %715 = math.fma %713, %663, %671 : vector<16xf16>
      %716 = arith.addi %627, %c7 : index
      %717 = arith.remui %637, %c15 : index
      %718 = arith.addi %15, %c5 : index
      %719 = arith.divui %716, %c1 : index
      %720 = arith.muli %719, %c3 : index
      %721 = arith.addi %718, %720 : index
      %722 = arith.muli %717, %c20 : index
      %723 = arith.addi %721, %722 : index
      %724 = vector.load %w[%723] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %725 = vector.bitcast %724 : vector<4xi8> to vector<2xf16>
      %726 = arith.divui %inputFeatures, %c2 : index
      %727 = arith.muli %726, %c3 : index
      %728 = arith.addi %718, %727 : index
      %729 = arith.muli %716, %c13 : index
      %730 = arith.addi %728, %729 : index
      %731 = arith.muli %717, %c6 : index
      %732 = arith.addi %730, %731 : index
      %733 = vector.load %w[%732] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %734 = vector.extract %725[0] : f16 from vector<2xf16>
      %735 = arith.extf %734 : f16 to f32
      %736 = vector.extract %733[0] : i8 from vector<2xi8>
      %737 = arith.extui %736 : i8 to i32
      %738 = arith.sitofp %737 : i32 to f32
      %739 = arith.mulf %735, %738 : f32
      %740 = arith.truncf %739 : f32 to f16
      %741 = vector.broadcast %740 : f16 to vector<16xf16>
      %742 = vector.extract %725[1] : f16 from vector<2xf16>
      %743 = arith.extf %742 : f16 to f32
      %744 = vector.extract %733[1] : i8 from vector<2xi8>
      %745 = arith.extui %744 : i8 to i32
      %746 = arith.sitofp %745 : i32 to f32
      %747 = arith.mulf %743, %746 : f32
      %748 = arith.truncf %747 : f32 to f16
      %749 = vector.broadcast %748 : f16 to vector<16xf16>
      %750 = arith.addi %15, %c5 : index
      %751 = arith.divui %inputFeatures, %c2 : index
      %752 = arith.muli %751, %c3 : index
      %753 = arith.addi %752, %inputFeatures : index
      %754 = arith.addi %753, %c4 : index
      %755 = arith.divui %754, %c5 : index
      %756 = arith.muli %755, %c5 : index
      %757 = arith.addi %750, %756 : index
      %758 = arith.muli %inputFeatures, %c1 : index
      %759 = arith.addi %757, %758 : index
      %760 = arith.muli %716, %c15 : index
      %761 = arith.addi %760, %717 : index
      %762 = arith.muli %761, %c7 : index
      %763 = arith.addi %759, %762 : index
      %764 = arith.muli %716, %c2 : index
      %765 = arith.addi %757, %764 : index
      %766 = arith.muli %717, %c15 : index
      %767 = arith.addi %765, %766 : index
      %768 = vector.load %w[%767] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %769 = vector.bitcast %768 : vector<16xi8> to vector<4xi32>
      %770 = arith.shrui %769, %c21 : vector<4xi32>
      %771 = arith.andi %770, %c22 : vector<4xi32>
      %772 = arith.ori %771, %c23 : vector<4xi32>
      %773 = vector.bitcast %772 : vector<4xi32> to vector<8xf16>
      %774 = arith.shrui %769, %c24 : vector<4xi32>
      %775 = arith.andi %774, %c22 : vector<4xi32>
      %776 = arith.ori %775, %c23 : vector<4xi32>
      %777 = vector.bitcast %776 : vector<4xi32> to vector<8xf16>
      %778 = arith.shrui %769, %c25 : vector<4xi32>
      %779 = arith.andi %778, %c22 : vector<4xi32>
      %780 = arith.ori %779, %c23 : vector<4xi32>
      %781 = vector.bitcast %780 : vector<4xi32> to vector<8xf16>
      %782 = arith.shrui %769, %c26 : vector<4xi32>
      %783 = arith.andi %782, %c22 : vector<4xi32>
      %784 = arith.ori %783, %c23 : vector<4xi32>
      %785 = vector.bitcast %784 : vector<4xi32> to vector<8xf16>
      %786 = vector.shuffle %773, %777 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %787 = vector.shuffle %781, %785 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %788 = vector.shuffle %786, %787 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %789 = arith.subf %788, %c27 : vector<32xf16>
      %790 = vector.shuffle %789, %789 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %791 = vector.shuffle %789, %789 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %792 = math.fma %790, %741, %749 : vector<16xf16>
      %793 = math.fma %791, %741, %749 : vector<16xf16>
      %794 = arith.muli %627, %c6 : index
      %795 = arith.addi %794, %c7 : index
      %796 = arith.muli %tileRows, %c15 : index
      %797 = arith.muli %795, %796 : index
      %798 = arith.addi %43, %797 : index
      %799 = vector.load %x[%798] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %800 = arith.muli %tileRows, %c1 : index
      %801 = arith.addi %798, %800 : index
      %802 = vector.load %x[%801] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %803 = vector.shuffle %799, %802 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %804 = wave.mma %803, %714, %628 : vector<16xf16>, vector<8xf32>
      %805 = wave.mma %803, %792, %629 : vector<16xf16>, vector<8xf32>
      %806 = arith.muli %627, %c6 : index
      %807 = arith.addi %806, %c7 : index
      %808 = arith.muli %tileRows, %c15 : index
      %809 = arith.muli %807, %808 : index
      %810 = arith.addi %61, %809 : index
      %811 = vector.load %x[%810] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %812 = arith.muli %tileRows, %c1 : index
      %813 = arith.addi %810, %812 : index
      %814 = vector.load %x[%813] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %815 = vector.shuffle %811, %814 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %816 = wave.mma %815, %714, %630 : vector<16xf16>, vector<8xf32>
      %817 = wave.mma %815, %792, %631 : vector<16xf16>, vector<8xf32>
      %818 = arith.muli %627, %c6 : index
      %819 = arith.addi %818, %c7 : index
      %820 = arith.muli %tileRows, %c15 : index
      %821 = arith.muli %819, %820 : index
      %822 = arith.addi %79, %821 : index
      %823 = vector.load %x[%822] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %824 = arith.muli %tileRows, %c1 : index
      %825 = arith.addi %822, %824 : index
      %826 = vector.load %x[%825] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %827 = vector.shuffle %823, %826 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %828 = wave.mma %827, %714, %632 : vector<16xf16>, vector<8xf32>
      %829 = wave.mma %827, %792, %633 : vector<16xf16>, vector<8xf32>
      %830 = arith.muli %627, %c6 : index
      %831 = arith.addi %830, %c7 : index
      %832 = arith.muli %tileRows, %c15 : index
      %833 = arith.muli %831, %832 : index
      %834 = arith.addi %97, %833 : index
      %835 = vector.load %x[%834] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %836 = arith.muli %tileRows, %c1 : index
      %837 = arith.addi %834, %836 : index
      %838 = vector.load %x[%837] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %839 = vector.shuffle %835, %838 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %840 = wave.mma %839, %714, %634 : vector<16xf16>, vector<8xf32>
      %841 = wave.mma %839, %792, %635 : vector<16xf16>, vector<8xf32>
      %842 = arith.muli %627, %c6 : index
      %843 = arith.addi %842, %c8 : index
      %844 = arith.muli %tileRows, %c15 : index
      %845 = arith.muli %843, %844 : index
      %846 = arith.addi %43, %845 : index
      %847 = vector.load %x[%846] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %848 = arith.muli %tileRows, %c1 : index
      %849 = arith.addi %846, %848 : index
      %850 = vector.load %x[%849] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %851 = vector.shuffle %847, %850 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %852 = wave.mma %851, %715, %804 : vector<16xf16>, vector<8xf32>
      %853 = wave.mma %851, %793, %805 : vector<16xf16>, vector<8xf32>
      %854 = arith.muli %627, %c6 : index
      %855 = arith.addi %854, %c8 : index
      %856 = arith.muli %tileRows, %c15 : index
      %857 = arith.muli %855, %856 : index
      %858 = arith.addi %61, %857 : index
      %859 = vector.load %x[%858] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %860 = arith.muli %tileRows, %c1 : index
      %861 = arith.addi %858, %860 : index
      %862 = vector.load %x[%861] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %863 = vector.shuffle %859, %862 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %864 = wave.mma %863, %715, %816 : vector<16xf16>, vector<8xf32>
      %865 = wave.mma %863, %793, %817 : vector<16xf16>, vector<8xf32>
      %866 = arith.muli %627, %c6 : index
      %867 = arith.addi %866, %c8 : index
      %868 = arith.muli %tileRows, %c15 : index
      %869 = arith.muli %867, %868 : index
      %870 = arith.addi %79, %869 : index
      %871 = vector.load %x[%870] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %872 = arith.muli %tileRows, %c1 : index
      %873 = arith.addi %870, %872 : index
      %874 = vector.load %x[%873] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %875 = vector.shuffle %871, %874 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %876 = wave.mma %875, %715, %828 : vector<16xf16>, vector<8xf32>
      %877 = wave.mma %875, %793, %829 : vector<16xf16>, vector<8xf32>
      %878 = arith.muli %627, %c6 : index
      %879 = arith.addi %878, %c8 : index
      %880 = arith.muli %tileRows, %c15 : index
      %881 = arith.muli %879, %880 : index
      %882 = arith.addi %97, %881 : index
      %883 = vector.load %x[%882] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %884 = arith.muli %tileRows, %c1 : index
      %885 = arith.addi %882, %884 : index
      %886 = vector.load %x[%885] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %887 = vector.shuffle %883, %886 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %888 = wave.mma %887, %715, %840 : vector<16xf16>, vector<8xf32>
      %889 = wave.mma %887, %793, %841 : vector<16xf16>, vector<8xf32>
      scf.yield %852, %853, %864, %865, %876, %877, %888, %889 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %890 = wave.lane
    %891 = wave.wave
    %892 = arith.muli %891, %c6 : index
    %893 = arith.addi %892, %c7 : index
    %894 = arith.muli %893, %c2 : index
    %895 = arith.addi %894, %890 : index
    %896 = vector.extract %636#0[0] : f32 from vector<8xf32>
    %897 = arith.addi %895, %c7 : index
    memref.store %896, %19[%897] : memref<?xf32>
    %898 = vector.extract %636#0[1] : f32 from vector<8xf32>
    %899 = arith.addi %895, %c13 : index
    memref.store %898, %19[%899] : memref<?xf32>
    %900 = vector.extract %636#0[2] : f32 from vector<8xf32>
    %901 = arith.addi %895, %c3 : index
    memref.store %900, %19[%901] : memref<?xf32>
    %902 = vector.extract %636#0[3] : f32 from vector<8xf32>
    %903 = arith.addi %895, %c29 : index
    memref.store %902, %19[%903] : memref<?xf32>
    %904 = vector.extract %636#0[4] : f32 from vector<8xf32>
    %905 = arith.addi %895, %c5 : index
    memref.store %904, %19[%905] : memref<?xf32>
    %906 = vector.extract %636#0[5] : f32 from vector<8xf32>
    %907 = arith.addi %895, %c30 : index
    memref.store %906, %19[%907] : memref<?xf32>
    %908 = vector.extract %636#0[6] : f32 from vector<8xf32>
    %909 = arith.addi %895, %c31 : index
    memref.store %908, %19[%909] : memref<?xf32>
    %910 = vector.extract %636#0[7] : f32 from vector<8xf32>
    %911 = arith.addi %895, %c32 : index
    memref.store %910, %19[%911] : memref<?xf32>
    %912 = arith.muli %891, %c6 : index
    %913 = arith.addi %912, %c8 : index
    %914 = arith.muli %913, %c2 : index
    %915 = arith.addi %914, %890 : index
    %916 = vector.extract %636#1[0] : f32 from vector<8xf32>
    %917 = arith.addi %915, %c7 : index
    memref.store %916, %19[%917] : memref<?xf32>
    %918 = vector.extract %636#1[1] : f32 from vector<8xf32>
    %919 = arith.addi %915, %c13 : index
    memref.store %918, %19[%919] : memref<?xf32>
    %920 = vector.extract %636#1[2] : f32 from vector<8xf32>
    %921 = arith.addi %915, %c3 : index
    memref.store %920, %19[%921] : memref<?xf32>
    %922 = vector.extract %636#1[3] : f32 from vector<8xf32>
    %923 = arith.addi %915, %c29 : index
    memref.store %922, %19[%923] : memref<?xf32>
    %924 = vector.extract %636#1[4] : f32 from vector<8xf32>
    %925 = arith.addi %915, %c5 : index
    memref.store %924, %19[%925] : memref<?xf32>
    %926 = vector.extract %636#1[5] : f32 from vector<8xf32>
    %927 = arith.addi %915, %c30 : index
    memref.store %926, %19[%927] : memref<?xf32>
    %928 = vector.extract %636#1[6] : f32 from vector<8xf32>
    %929 = arith.addi %915, %c31 : index
    memref.store %928, %19[%929] : memref<?xf32>
    %930 = vector.extract %636#1[7] : f32 from vector<8xf32>
    %931 = arith.addi %915, %c32 : index
    memref.store %930, %19[%931] : memref<?xf32>
    wave.barrier
    %932 = arith.muli %891, %c8 : index
    %933 = arith.addi %932, %c7 : index
    %934 = arith.muli %933, %c13 : index
    %935 = arith.addi %934, %890 : index
    %936 = arith.addi %935, %c7 : index
    %937 = memref.load %19[%936] : memref<?xf32>
    %938 = arith.addi %936, %c33 : index
    %939 = memref.load %19[%938] : memref<?xf32>
    %940 = arith.addf %937, %939 : f32
    %941 = arith.addi %936, %c34 : index
    %942 = memref.load %19[%941] : memref<?xf32>
    %943 = arith.addf %940, %942 : f32
    %944 = arith.addi %936, %c35 : index
    %945 = memref.load %19[%944] : memref<?xf32>
    %946 = arith.addf %943, %945 : f32
    %947 = arith.addi %936, %c36 : index
    %948 = memref.load %19[%947] : memref<?xf32>
    %949 = arith.addf %946, %948 : f32
    %950 = arith.addi %936, %c37 : index
    %951 = memref.load %19[%950] : memref<?xf32>
    %952 = arith.addf %949, %951 : f32
    %953 = arith.addi %936, %c38 : index
    %954 = memref.load %19[%953] : memref<?xf32>
    %955 = arith.addf %952, %954 : f32
    %956 = arith.addi %936, %c39 : index
    %957 = memref.load %19[%956] : memref<?xf32>
    %958 = arith.addf %955, %957 : f32
    %959 = arith.muli %933, %c13 : index
    %960 = arith.addi %959, %890 : index
    %961 = arith.addi %960, %c2 : index
    %962 = memref.load %19[%961] : memref<?xf32>
    %963 = arith.addi %961, %c33 : index
    %964 = memref.load %19[%963] : memref<?xf32>
    %965 = arith.addf %962, %964 : f32
    %966 = arith.addi %961, %c34 : index
    %967 = memref.load %19[%966] : memref<?xf32>
    %968 = arith.addf %965, %967 : f32
    %969 = arith.addi %961, %c35 : index
    %970 = memref.load %19[%969] : memref<?xf32>
    %971 = arith.addf %968, %970 : f32
    %972 = arith.addi %961, %c36 : index
    %973 = memref.load %19[%972] : memref<?xf32>
    %974 = arith.addf %971, %973 : f32
    %975 = arith.addi %961, %c37 : index
    %976 = memref.load %19[%975] : memref<?xf32>
    %977 = arith.addf %974, %976 : f32
    %978 = arith.addi %961, %c38 : index
    %979 = memref.load %19[%978] : memref<?xf32>
    %980 = arith.addf %977, %979 : f32
    %981 = arith.addi %961, %c39 : index
    %982 = memref.load %19[%981] : memref<?xf32>
    %983 = arith.addf %980, %982 : f32
    %984 = wave.lane
    %985 = arith.addi %18, %c7 : index
    %986 = arith.muli %933, %c6 : index
    %987 = arith.addi %985, %986 : index
    %988 = arith.divui %984, %c15 : index
    %989 = arith.addi %987, %988 : index
    %990 = arith.cmpi slt, %989, %17 : index
    scf.if %990 {
      %991 = arith.cmpi eq, %hasFactors, %c8 : index
      %992 = arith.muli %989, %c6 : index
      %993 = memref.load %factors[%992] : memref<?xf32>
      %994 = arith.mulf %993, %operandScale : f32
      %995 = arith.select %991, %994, %operandScale : f32
      %996 = arith.remui %984, %c15 : index
      %997 = arith.muli %996, %c20 : index
      %998 = arith.addi %13, %997 : index
      %999 = vector.load %w[%998] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1000 = vector.bitcast %999 : vector<4xi8> to vector<1xf32>
      %1001 = vector.extract %1000[0] : f32 from vector<1xf32>
      %1002 = arith.mulf %1001, %995 : f32
      %1003 = arith.mulf %958, %1002 : f32
      %1004 = arith.remui %984, %c15 : index
      %1005 = arith.muli %1004, %c20 : index
      %1006 = arith.addi %15, %1005 : index
      %1007 = vector.load %w[%1006] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1008 = vector.bitcast %1007 : vector<4xi8> to vector<1xf32>
      %1009 = vector.extract %1008[0] : f32 from vector<1xf32>
      %1010 = arith.mulf %1009, %995 : f32
      %1011 = arith.mulf %983, %1010 : f32
      %1012 = arith.muli %989, %outputFeatures : index
      %1013 = arith.addi %1012, %22 : index
      %1014 = wave.lane
      %1015 = arith.remui %1014, %c15 : index
      %1016 = arith.addi %1013, %1015 : index
      scf.if %20 {
        %1017 = arith.addi %1016, %c7 : index
        %1018 = memref.load %residual[%1017] : memref<?xf32>
        %1019 = arith.addf %1018, %1003 : f32
        %1020 = arith.addi %1016, %c7 : index
        memref.store %1019, %out[%1020] : memref<?xf32>
      } else {
        %1021 = arith.addi %1016, %c7 : index
        memref.store %1003, %out[%1021] : memref<?xf32>
      }
      scf.if %20 {
        %1022 = arith.addi %1016, %c15 : index
        %1023 = memref.load %residual[%1022] : memref<?xf32>
        %1024 = arith.addf %1023, %1011 : f32
        %1025 = arith.addi %1016, %c15 : index
        memref.store %1024, %out[%1025] : memref<?xf32>
      } else {
        %1026 = arith.addi %1016, %c15 : index
        memref.store %1011, %out[%1026] : memref<?xf32>
      }
    }
    %1027 = wave.lane
    wave.barrier
    %1028 = wave.wave
    %1029 = arith.muli %1028, %c6 : index
    %1030 = arith.addi %1029, %c7 : index
    %1031 = arith.muli %1030, %c2 : index
    %1032 = arith.addi %1031, %1027 : index
    %1033 = vector.extract %636#2[0] : f32 from vector<8xf32>
    %1034 = arith.addi %1032, %c7 : index
    memref.store %1033, %19[%1034] : memref<?xf32>
    %1035 = vector.extract %636#2[1] : f32 from vector<8xf32>
    %1036 = arith.addi %1032, %c13 : index
    memref.store %1035, %19[%1036] : memref<?xf32>
    %1037 = vector.extract %636#2[2] : f32 from vector<8xf32>
    %1038 = arith.addi %1032, %c3 : index
    memref.store %1037, %19[%1038] : memref<?xf32>
    %1039 = vector.extract %636#2[3] : f32 from vector<8xf32>
    %1040 = arith.addi %1032, %c29 : index
    memref.store %1039, %19[%1040] : memref<?xf32>
    %1041 = vector.extract %636#2[4] : f32 from vector<8xf32>
    %1042 = arith.addi %1032, %c5 : index
    memref.store %1041, %19[%1042] : memref<?xf32>
    %1043 = vector.extract %636#2[5] : f32 from vector<8xf32>
    %1044 = arith.addi %1032, %c30 : index
    memref.store %1043, %19[%1044] : memref<?xf32>
    %1045 = vector.extract %636#2[6] : f32 from vector<8xf32>
    %1046 = arith.addi %1032, %c31 : index
    memref.store %1045, %19[%1046] : memref<?xf32>
    %1047 = vector.extract %636#2[7] : f32 from vector<8xf32>
    %1048 = arith.addi %1032, %c32 : index
    memref.store %1047, %19[%1048] : memref<?xf32>
    %1049 = arith.muli %1028, %c6 : index
    %1050 = arith.addi %1049, %c8 : index
    %1051 = arith.muli %1050, %c2 : index
    %1052 = arith.addi %1051, %1027 : index
    %1053 = vector.extract %636#3[0] : f32 from vector<8xf32>
    %1054 = arith.addi %1052, %c7 : index
    memref.store %1053, %19[%1054] : memref<?xf32>
    %1055 = vector.extract %636#3[1] : f32 from vector<8xf32>
    %1056 = arith.addi %1052, %c13 : index
    memref.store %1055, %19[%1056] : memref<?xf32>
    %1057 = vector.extract %636#3[2] : f32 from vector<8xf32>
    %1058 = arith.addi %1052, %c3 : index
    memref.store %1057, %19[%1058] : memref<?xf32>
    %1059 = vector.extract %636#3[3] : f32 from vector<8xf32>
    %1060 = arith.addi %1052, %c29 : index
    memref.store %1059, %19[%1060] : memref<?xf32>
    %1061 = vector.extract %636#3[4] : f32 from vector<8xf32>
    %1062 = arith.addi %1052, %c5 : index
    memref.store %1061, %19[%1062] : memref<?xf32>
    %1063 = vector.extract %636#3[5] : f32 from vector<8xf32>
    %1064 = arith.addi %1052, %c30 : index
    memref.store %1063, %19[%1064] : memref<?xf32>
    %1065 = vector.extract %636#3[6] : f32 from vector<8xf32>
    %1066 = arith.addi %1052, %c31 : index
    memref.store %1065, %19[%1066] : memref<?xf32>
    %1067 = vector.extract %636#3[7] : f32 from vector<8xf32>
    %1068 = arith.addi %1052, %c32 : index
    memref.store %1067, %19[%1068] : memref<?xf32>
    wave.barrier
    %1069 = arith.muli %1028, %c8 : index
    %1070 = arith.addi %1069, %c7 : index
    %1071 = arith.muli %1070, %c13 : index
    %1072 = arith.addi %1071, %1027 : index
    %1073 = arith.addi %1072, %c7 : index
    %1074 = memref.load %19[%1073] : memref<?xf32>
    %1075 = arith.addi %1073, %c33 : index
    %1076 = memref.load %19[%1075] : memref<?xf32>
    %1077 = arith.addf %1074, %1076 : f32
    %1078 = arith.addi %1073, %c34 : index
    %1079 = memref.load %19[%1078] : memref<?xf32>
    %1080 = arith.addf %1077, %1079 : f32
    %1081 = arith.addi %1073, %c35 : index
    %1082 = memref.load %19[%1081] : memref<?xf32>
    %1083 = arith.addf %1080, %1082 : f32
    %1084 = arith.addi %1073, %c36 : index
    %1085 = memref.load %19[%1084] : memref<?xf32>
    %1086 = arith.addf %1083, %1085 : f32
    %1087 = arith.addi %1073, %c37 : index
    %1088 = memref.load %19[%1087] : memref<?xf32>
    %1089 = arith.addf %1086, %1088 : f32
    %1090 = arith.addi %1073, %c38 : index
    %1091 = memref.load %19[%1090] : memref<?xf32>
    %1092 = arith.addf %1089, %1091 : f32
    %1093 = arith.addi %1073, %c39 : index
    %1094 = memref.load %19[%1093] : memref<?xf32>
    %1095 = arith.addf %1092, %1094 : f32
    %1096 = arith.muli %1070, %c13 : index
    %1097 = arith.addi %1096, %1027 : index
    %1098 = arith.addi %1097, %c2 : index
    %1099 = memref.load %19[%1098] : memref<?xf32>
    %1100 = arith.addi %1098, %c33 : index
    %1101 = memref.load %19[%1100] : memref<?xf32>
    %1102 = arith.addf %1099, %1101 : f32
    %1103 = arith.addi %1098, %c34 : index
    %1104 = memref.load %19[%1103] : memref<?xf32>
    %1105 = arith.addf %1102, %1104 : f32
    %1106 = arith.addi %1098, %c35 : index
    %1107 = memref.load %19[%1106] : memref<?xf32>
    %1108 = arith.addf %1105, %1107 : f32
    %1109 = arith.addi %1098, %c36 : index
    %1110 = memref.load %19[%1109] : memref<?xf32>
    %1111 = arith.addf %1108, %1110 : f32
    %1112 = arith.addi %1098, %c37 : index
    %1113 = memref.load %19[%1112] : memref<?xf32>
    %1114 = arith.addf %1111, %1113 : f32
    %1115 = arith.addi %1098, %c38 : index
    %1116 = memref.load %19[%1115] : memref<?xf32>
    %1117 = arith.addf %1114, %1116 : f32
    %1118 = arith.addi %1098, %c39 : index
    %1119 = memref.load %19[%1118] : memref<?xf32>
    %1120 = arith.addf %1117, %1119 : f32
    %1121 = wave.lane
    %1122 = arith.addi %18, %c15 : index
    %1123 = arith.muli %1070, %c6 : index
    %1124 = arith.addi %1122, %1123 : index
    %1125 = arith.divui %1121, %c15 : index
    %1126 = arith.addi %1124, %1125 : index
    %1127 = arith.cmpi slt, %1126, %17 : index
    scf.if %1127 {
      %1128 = arith.cmpi eq, %hasFactors, %c8 : index
      %1129 = arith.muli %1126, %c6 : index
      %1130 = memref.load %factors[%1129] : memref<?xf32>
      %1131 = arith.mulf %1130, %operandScale : f32
      %1132 = arith.select %1128, %1131, %operandScale : f32
      %1133 = arith.remui %1121, %c15 : index
      %1134 = arith.muli %1133, %c20 : index
      %1135 = arith.addi %13, %1134 : index
      %1136 = vector.load %w[%1135] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1137 = vector.bitcast %1136 : vector<4xi8> to vector<1xf32>
      %1138 = vector.extract %1137[0] : f32 from vector<1xf32>
      %1139 = arith.mulf %1138, %1132 : f32
      %1140 = arith.mulf %1095, %1139 : f32
      %1141 = arith.remui %1121, %c15 : index
      %1142 = arith.muli %1141, %c20 : index
      %1143 = arith.addi %15, %1142 : index
      %1144 = vector.load %w[%1143] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1145 = vector.bitcast %1144 : vector<4xi8> to vector<1xf32>
      %1146 = vector.extract %1145[0] : f32 from vector<1xf32>
      %1147 = arith.mulf %1146, %1132 : f32
      %1148 = arith.mulf %1120, %1147 : f32
      %1149 = arith.muli %1126, %outputFeatures : index
      %1150 = arith.addi %1149, %22 : index
      %1151 = wave.lane
      %1152 = arith.remui %1151, %c15 : index
      %1153 = arith.addi %1150, %1152 : index
      scf.if %20 {
        %1154 = arith.addi %1153, %c7 : index
        %1155 = memref.load %residual[%1154] : memref<?xf32>
        %1156 = arith.addf %1155, %1140 : f32
        %1157 = arith.addi %1153, %c7 : index
        memref.store %1156, %out[%1157] : memref<?xf32>
      } else {
        %1158 = arith.addi %1153, %c7 : index
        memref.store %1140, %out[%1158] : memref<?xf32>
      }
      scf.if %20 {
        %1159 = arith.addi %1153, %c15 : index
        %1160 = memref.load %residual[%1159] : memref<?xf32>
        %1161 = arith.addf %1160, %1148 : f32
        %1162 = arith.addi %1153, %c15 : index
        memref.store %1161, %out[%1162] : memref<?xf32>
      } else {
        %1163 = arith.addi %1153, %c15 : index
        memref.store %1148, %out[%1163] : memref<?xf32>
      }
    }
    %1164 = wave.lane
    wave.barrier
    %1165 = wave.wave
    %1166 = arith.muli %1165, %c6 : index
    %1167 = arith.addi %1166, %c7 : index
    %1168 = arith.muli %1167, %c2 : index
    %1169 = arith.addi %1168, %1164 : index
    %1170 = vector.extract %636#4[0] : f32 from vector<8xf32>
    %1171 = arith.addi %1169, %c7 : index
    memref.store %1170, %19[%1171] : memref<?xf32>
    %1172 = vector.extract %636#4[1] : f32 from vector<8xf32>
    %1173 = arith.addi %1169, %c13 : index
    memref.store %1172, %19[%1173] : memref<?xf32>
    %1174 = vector.extract %636#4[2] : f32 from vector<8xf32>
    %1175 = arith.addi %1169, %c3 : index
    memref.store %1174, %19[%1175] : memref<?xf32>
    %1176 = vector.extract %636#4[3] : f32 from vector<8xf32>
    %1177 = arith.addi %1169, %c29 : index
    memref.store %1176, %19[%1177] : memref<?xf32>
    %1178 = vector.extract %636#4[4] : f32 from vector<8xf32>
    %1179 = arith.addi %1169, %c5 : index
    memref.store %1178, %19[%1179] : memref<?xf32>
    %1180 = vector.extract %636#4[5] : f32 from vector<8xf32>
    %1181 = arith.addi %1169, %c30 : index
    memref.store %1180, %19[%1181] : memref<?xf32>
    %1182 = vector.extract %636#4[6] : f32 from vector<8xf32>
    %1183 = arith.addi %1169, %c31 : index
    memref.store %1182, %19[%1183] : memref<?xf32>
    %1184 = vector.extract %636#4[7] : f32 from vector<8xf32>
    %1185 = arith.addi %1169, %c32 : index
    memref.store %1184, %19[%1185] : memref<?xf32>
    %1186 = arith.muli %1165, %c6 : index
    %1187 = arith.addi %1186, %c8 : index
    %1188 = arith.muli %1187, %c2 : index
    %1189 = arith.addi %1188, %1164 : index
    %1190 = vector.extract %636#5[0] : f32 from vector<8xf32>
    %1191 = arith.addi %1189, %c7 : index
    memref.store %1190, %19[%1191] : memref<?xf32>
    %1192 = vector.extract %636#5[1] : f32 from vector<8xf32>
    %1193 = arith.addi %1189, %c13 : index
    memref.store %1192, %19[%1193] : memref<?xf32>
    %1194 = vector.extract %636#5[2] : f32 from vector<8xf32>
    %1195 = arith.addi %1189, %c3 : index
    memref.store %1194, %19[%1195] : memref<?xf32>
    %1196 = vector.extract %636#5[3] : f32 from vector<8xf32>
    %1197 = arith.addi %1189, %c29 : index
    memref.store %1196, %19[%1197] : memref<?xf32>
    %1198 = vector.extract %636#5[4] : f32 from vector<8xf32>
    %1199 = arith.addi %1189, %c5 : index
    memref.store %1198, %19[%1199] : memref<?xf32>
    %1200 = vector.extract %636#5[5] : f32 from vector<8xf32>
    %1201 = arith.addi %1189, %c30 : index
    memref.store %1200, %19[%1201] : memref<?xf32>
    %1202 = vector.extract %636#5[6] : f32 from vector<8xf32>
    %1203 = arith.addi %1189, %c31 : index
    memref.store %1202, %19[%1203] : memref<?xf32>
    %1204 = vector.extract %636#5[7] : f32 from vector<8xf32>
    %1205 = arith.addi %1189, %c32 : index
    memref.store %1204, %19[%1205] : memref<?xf32>
    wave.barrier
    %1206 = arith.muli %1165, %c8 : index
    %1207 = arith.addi %1206, %c7 : index
    %1208 = arith.muli %1207, %c13 : index
    %1209 = arith.addi %1208, %1164 : index
    %1210 = arith.addi %1209, %c7 : index
    %1211 = memref.load %19[%1210] : memref<?xf32>
    %1212 = arith.addi %1210, %c33 : index
    %1213 = memref.load %19[%1212] : memref<?xf32>
    %1214 = arith.addf %1211, %1213 : f32
    %1215 = arith.addi %1210, %c34 : index
    %1216 = memref.load %19[%1215] : memref<?xf32>
    %1217 = arith.addf %1214, %1216 : f32
    %1218 = arith.addi %1210, %c35 : index
    %1219 = memref.load %19[%1218] : memref<?xf32>
    %1220 = arith.addf %1217, %1219 : f32
    %1221 = arith.addi %1210, %c36 : index
    %1222 = memref.load %19[%1221] : memref<?xf32>
    %1223 = arith.addf %1220, %1222 : f32
    %1224 = arith.addi %1210, %c37 : index
    %1225 = memref.load %19[%1224] : memref<?xf32>
    %1226 = arith.addf %1223, %1225 : f32
    %1227 = arith.addi %1210, %c38 : index
    %1228 = memref.load %19[%1227] : memref<?xf32>
    %1229 = arith.addf %1226, %1228 : f32
    %1230 = arith.addi %1210, %c39 : index
    %1231 = memref.load %19[%1230] : memref<?xf32>
    %1232 = arith.addf %1229, %1231 : f32
    %1233 = arith.muli %1207, %c13 : index
    %1234 = arith.addi %1233, %1164 : index
    %1235 = arith.addi %1234, %c2 : index
    %1236 = memref.load %19[%1235] : memref<?xf32>
    %1237 = arith.addi %1235, %c33 : index
    %1238 = memref.load %19[%1237] : memref<?xf32>
    %1239 = arith.addf %1236, %1238 : f32
    %1240 = arith.addi %1235, %c34 : index
    %1241 = memref.load %19[%1240] : memref<?xf32>
    %1242 = arith.addf %1239, %1241 : f32
    %1243 = arith.addi %1235, %c35 : index
    %1244 = memref.load %19[%1243] : memref<?xf32>
    %1245 = arith.addf %1242, %1244 : f32
    %1246 = arith.addi %1235, %c36 : index
    %1247 = memref.load %19[%1246] : memref<?xf32>
    %1248 = arith.addf %1245, %1247 : f32
    %1249 = arith.addi %1235, %c37 : index
    %1250 = memref.load %19[%1249] : memref<?xf32>
    %1251 = arith.addf %1248, %1250 : f32
    %1252 = arith.addi %1235, %c38 : index
    %1253 = memref.load %19[%1252] : memref<?xf32>
    %1254 = arith.addf %1251, %1253 : f32
    %1255 = arith.addi %1235, %c39 : index
    %1256 = memref.load %19[%1255] : memref<?xf32>
    %1257 = arith.addf %1254, %1256 : f32
    %1258 = wave.lane
    %1259 = arith.addi %18, %c13 : index
    %1260 = arith.muli %1207, %c6 : index
    %1261 = arith.addi %1259, %1260 : index
    %1262 = arith.divui %1258, %c15 : index
    %1263 = arith.addi %1261, %1262 : index
    %1264 = arith.cmpi slt, %1263, %17 : index
    scf.if %1264 {
      %1265 = arith.cmpi eq, %hasFactors, %c8 : index
      %1266 = arith.muli %1263, %c6 : index
      %1267 = memref.load %factors[%1266] : memref<?xf32>
      %1268 = arith.mulf %1267, %operandScale : f32
      %1269 = arith.select %1265, %1268, %operandScale : f32
      %1270 = arith.remui %1258, %c15 : index
      %1271 = arith.muli %1270, %c20 : index
      %1272 = arith.addi %13, %1271 : index
      %1273 = vector.load %w[%1272] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1274 = vector.bitcast %1273 : vector<4xi8> to vector<1xf32>
      %1275 = vector.extract %1274[0] : f32 from vector<1xf32>
      %1276 = arith.mulf %1275, %1269 : f32
      %1277 = arith.mulf %1232, %1276 : f32
      %1278 = arith.remui %1258, %c15 : index
      %1279 = arith.muli %1278, %c20 : index
      %1280 = arith.addi %15, %1279 : index
      %1281 = vector.load %w[%1280] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1282 = vector.bitcast %1281 : vector<4xi8> to vector<1xf32>
      %1283 = vector.extract %1282[0] : f32 from vector<1xf32>
      %1284 = arith.mulf %1283, %1269 : f32
      %1285 = arith.mulf %1257, %1284 : f32
      %1286 = arith.muli %1263, %outputFeatures : index
      %1287 = arith.addi %1286, %22 : index
      %1288 = wave.lane
      %1289 = arith.remui %1288, %c15 : index
      %1290 = arith.addi %1287, %1289 : index
      scf.if %20 {
        %1291 = arith.addi %1290, %c7 : index
        %1292 = memref.load %residual[%1291] : memref<?xf32>
        %1293 = arith.addf %1292, %1277 : f32
        %1294 = arith.addi %1290, %c7 : index
        memref.store %1293, %out[%1294] : memref<?xf32>
      } else {
        %1295 = arith.addi %1290, %c7 : index
        memref.store %1277, %out[%1295] : memref<?xf32>
      }
      scf.if %20 {
        %1296 = arith.addi %1290, %c15 : index
        %1297 = memref.load %residual[%1296] : memref<?xf32>
        %1298 = arith.addf %1297, %1285 : f32
        %1299 = arith.addi %1290, %c15 : index
        memref.store %1298, %out[%1299] : memref<?xf32>
      } else {
        %1300 = arith.addi %1290, %c15 : index
        memref.store %1285, %out[%1300] : memref<?xf32>
      }
    }
    %1301 = wave.lane
    wave.barrier
    %1302 = wave.wave
    %1303 = arith.muli %1302, %c6 : index
    %1304 = arith.addi %1303, %c7 : index
    %1305 = arith.muli %1304, %c2 : index
    %1306 = arith.addi %1305, %1301 : index
    %1307 = vector.extract %636#6[0] : f32 from vector<8xf32>
    %1308 = arith.addi %1306, %c7 : index
    memref.store %1307, %19[%1308] : memref<?xf32>
    %1309 = vector.extract %636#6[1] : f32 from vector<8xf32>
    %1310 = arith.addi %1306, %c13 : index
    memref.store %1309, %19[%1310] : memref<?xf32>
    %1311 = vector.extract %636#6[2] : f32 from vector<8xf32>
    %1312 = arith.addi %1306, %c3 : index
    memref.store %1311, %19[%1312] : memref<?xf32>
    %1313 = vector.extract %636#6[3] : f32 from vector<8xf32>
    %1314 = arith.addi %1306, %c29 : index
    memref.store %1313, %19[%1314] : memref<?xf32>
    %1315 = vector.extract %636#6[4] : f32 from vector<8xf32>
    %1316 = arith.addi %1306, %c5 : index
    memref.store %1315, %19[%1316] : memref<?xf32>
    %1317 = vector.extract %636#6[5] : f32 from vector<8xf32>
    %1318 = arith.addi %1306, %c30 : index
    memref.store %1317, %19[%1318] : memref<?xf32>
    %1319 = vector.extract %636#6[6] : f32 from vector<8xf32>
    %1320 = arith.addi %1306, %c31 : index
    memref.store %1319, %19[%1320] : memref<?xf32>
    %1321 = vector.extract %636#6[7] : f32 from vector<8xf32>
    %1322 = arith.addi %1306, %c32 : index
    memref.store %1321, %19[%1322] : memref<?xf32>
    %1323 = arith.muli %1302, %c6 : index
    %1324 = arith.addi %1323, %c8 : index
    %1325 = arith.muli %1324, %c2 : index
    %1326 = arith.addi %1325, %1301 : index
    %1327 = vector.extract %636#7[0] : f32 from vector<8xf32>
    %1328 = arith.addi %1326, %c7 : index
    memref.store %1327, %19[%1328] : memref<?xf32>
    %1329 = vector.extract %636#7[1] : f32 from vector<8xf32>
    %1330 = arith.addi %1326, %c13 : index
    memref.store %1329, %19[%1330] : memref<?xf32>
    %1331 = vector.extract %636#7[2] : f32 from vector<8xf32>
    %1332 = arith.addi %1326, %c3 : index
    memref.store %1331, %19[%1332] : memref<?xf32>
    %1333 = vector.extract %636#7[3] : f32 from vector<8xf32>
    %1334 = arith.addi %1326, %c29 : index
    memref.store %1333, %19[%1334] : memref<?xf32>
    %1335 = vector.extract %636#7[4] : f32 from vector<8xf32>
    %1336 = arith.addi %1326, %c5 : index
    memref.store %1335, %19[%1336] : memref<?xf32>
    %1337 = vector.extract %636#7[5] : f32 from vector<8xf32>
    %1338 = arith.addi %1326, %c30 : index
    memref.store %1337, %19[%1338] : memref<?xf32>
    %1339 = vector.extract %636#7[6] : f32 from vector<8xf32>
    %1340 = arith.addi %1326, %c31 : index
    memref.store %1339, %19[%1340] : memref<?xf32>
    %1341 = vector.extract %636#7[7] : f32 from vector<8xf32>
    %1342 = arith.addi %1326, %c32 : index
    memref.store %1341, %19[%1342] : memref<?xf32>
    wave.barrier
    %1343 = arith.muli %1302, %c8 : index
    %1344 = arith.addi %1343, %c7 : index
    %1345 = arith.muli %1344, %c13 : index
    %1346 = arith.addi %1345, %1301 : index
    %1347 = arith.addi %1346, %c7 : index
    %1348 = memref.load %19[%1347] : memref<?xf32>
    %1349 = arith.addi %1347, %c33 : index
    %1350 = memref.load %19[%1349] : memref<?xf32>
    %1351 = arith.addf %1348, %1350 : f32
    %1352 = arith.addi %1347, %c34 : index
    %1353 = memref.load %19[%1352] : memref<?xf32>
    %1354 = arith.addf %1351, %1353 : f32
    %1355 = arith.addi %1347, %c35 : index
    %1356 = memref.load %19[%1355] : memref<?xf32>
    %1357 = arith.addf %1354, %1356 : f32
    %1358 = arith.addi %1347, %c36 : index
    %1359 = memref.load %19[%1358] : memref<?xf32>
    %1360 = arith.addf %1357, %1359 : f32
    %1361 = arith.addi %1347, %c37 : index
    %1362 = memref.load %19[%1361] : memref<?xf32>
    %1363 = arith.addf %1360, %1362 : f32
    %1364 = arith.addi %1347, %c38 : index
    %1365 = memref.load %19[%1364] : memref<?xf32>
    %1366 = arith.addf %1363, %1365 : f32
    %1367 = arith.addi %1347, %c39 : index
    %1368 = memref.load %19[%1367] : memref<?xf32>
    %1369 = arith.addf %1366, %1368 : f32
    %1370 = arith.muli %1344, %c13 : index
    %1371 = arith.addi %1370, %1301 : index
    %1372 = arith.addi %1371, %c2 : index
    %1373 = memref.load %19[%1372] : memref<?xf32>
    %1374 = arith.addi %1372, %c33 : index
    %1375 = memref.load %19[%1374] : memref<?xf32>
    %1376 = arith.addf %1373, %1375 : f32
    %1377 = arith.addi %1372, %c34 : index
    %1378 = memref.load %19[%1377] : memref<?xf32>
    %1379 = arith.addf %1376, %1378 : f32
    %1380 = arith.addi %1372, %c35 : index
    %1381 = memref.load %19[%1380] : memref<?xf32>
    %1382 = arith.addf %1379, %1381 : f32
    %1383 = arith.addi %1372, %c36 : index
    %1384 = memref.load %19[%1383] : memref<?xf32>
    %1385 = arith.addf %1382, %1384 : f32
    %1386 = arith.addi %1372, %c37 : index
    %1387 = memref.load %19[%1386] : memref<?xf32>
    %1388 = arith.addf %1385, %1387 : f32
    %1389 = arith.addi %1372, %c38 : index
    %1390 = memref.load %19[%1389] : memref<?xf32>
    %1391 = arith.addf %1388, %1390 : f32
    %1392 = arith.addi %1372, %c39 : index
    %1393 = memref.load %19[%1392] : memref<?xf32>
    %1394 = arith.addf %1391, %1393 : f32
    %1395 = wave.lane
    %1396 = arith.addi %18, %c16 : index
    %1397 = arith.muli %1344, %c6 : index
    %1398 = arith.addi %1396, %1397 : index
    %1399 = arith.divui %1395, %c15 : index
    %1400 = arith.addi %1398, %1399 : index
    %1401 = arith.cmpi slt, %1400, %17 : index
    scf.if %1401 {
      %1402 = arith.cmpi eq, %hasFactors, %c8 : index
      %1403 = arith.muli %1400, %c6 : index
      %1404 = memref.load %factors[%1403] : memref<?xf32>
      %1405 = arith.mulf %1404, %operandScale : f32
      %1406 = arith.select %1402, %1405, %operandScale : f32
      %1407 = arith.remui %1395, %c15 : index
      %1408 = arith.muli %1407, %c20 : index
      %1409 = arith.addi %13, %1408 : index
      %1410 = vector.load %w[%1409] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1411 = vector.bitcast %1410 : vector<4xi8> to vector<1xf32>
      %1412 = vector.extract %1411[0] : f32 from vector<1xf32>
      %1413 = arith.mulf %1412, %1406 : f32
      %1414 = arith.mulf %1369, %1413 : f32
      %1415 = arith.remui %1395, %c15 : index
      %1416 = arith.muli %1415, %c20 : index
      %1417 = arith.addi %15, %1416 : index
      %1418 = vector.load %w[%1417] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1419 = vector.bitcast %1418 : vector<4xi8> to vector<1xf32>
      %1420 = vector.extract %1419[0] : f32 from vector<1xf32>
      %1421 = arith.mulf %1420, %1406 : f32
      %1422 = arith.mulf %1394, %1421 : f32
      %1423 = arith.muli %1400, %outputFeatures : index
      %1424 = arith.addi %1423, %22 : index
      %1425 = wave.lane
      %1426 = arith.remui %1425, %c15 : index
      %1427 = arith.addi %1424, %1426 : index
      scf.if %20 {
        %1428 = arith.addi %1427, %c7 : index
        %1429 = memref.load %residual[%1428] : memref<?xf32>
        %1430 = arith.addf %1429, %1414 : f32
        %1431 = arith.addi %1427, %c7 : index
        memref.store %1430, %out[%1431] : memref<?xf32>
      } else {
        %1432 = arith.addi %1427, %c7 : index
        memref.store %1414, %out[%1432] : memref<?xf32>
      }
      scf.if %20 {
        %1433 = arith.addi %1427, %c15 : index
        %1434 = memref.load %residual[%1433] : memref<?xf32>
        %1435 = arith.addf %1434, %1422 : f32
        %1436 = arith.addi %1427, %c15 : index
        memref.store %1435, %out[%1436] : memref<?xf32>
      } else {
        %1437 = arith.addi %1427, %c15 : index
        memref.store %1422, %out[%1437] : memref<?xf32>
      }
    }
  }
  wave.return
}
