// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_k', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %c10 = arith.constant 1024 : index
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
    %932 = arith.muli %891, %c20 : index
    %933 = arith.addi %932, %c7 : index
    %934 = arith.muli %933, %c13 : index
    %935 = arith.addi %934, %890 : index
    %936 = arith.addi %935, %c7 : index
    %937 = memref.load %19[%936] : memref<?xf32>
    %938 = arith.addi %936, %c33 : index
    %939 = memref.load %19[%938] : memref<?xf32>
    %940 = arith.addf %937, %939 : f32
    %941 = arith.muli %933, %c13 : index
    %942 = arith.addi %941, %890 : index
    %943 = arith.addi %942, %c2 : index
    %944 = memref.load %19[%943] : memref<?xf32>
    %945 = arith.addi %943, %c33 : index
    %946 = memref.load %19[%945] : memref<?xf32>
    %947 = arith.addf %944, %946 : f32
    %948 = wave.lane
    %949 = arith.addi %18, %c7 : index
    %950 = arith.muli %933, %c6 : index
    %951 = arith.addi %949, %950 : index
    %952 = arith.divui %948, %c15 : index
    %953 = arith.addi %951, %952 : index
    %954 = arith.cmpi slt, %953, %17 : index
    scf.if %954 {
      %955 = arith.cmpi eq, %hasFactors, %c8 : index
      %956 = arith.muli %953, %c6 : index
      %957 = memref.load %factors[%956] : memref<?xf32>
      %958 = arith.mulf %957, %operandScale : f32
      %959 = arith.select %955, %958, %operandScale : f32
      %960 = arith.remui %948, %c15 : index
      %961 = arith.muli %960, %c20 : index
      %962 = arith.addi %13, %961 : index
      %963 = vector.load %w[%962] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %964 = vector.bitcast %963 : vector<4xi8> to vector<1xf32>
      %965 = vector.extract %964[0] : f32 from vector<1xf32>
      %966 = arith.mulf %965, %959 : f32
      %967 = arith.mulf %940, %966 : f32
      %968 = arith.remui %948, %c15 : index
      %969 = arith.muli %968, %c20 : index
      %970 = arith.addi %15, %969 : index
      %971 = vector.load %w[%970] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %972 = vector.bitcast %971 : vector<4xi8> to vector<1xf32>
      %973 = vector.extract %972[0] : f32 from vector<1xf32>
      %974 = arith.mulf %973, %959 : f32
      %975 = arith.mulf %947, %974 : f32
      %976 = arith.muli %953, %outputFeatures : index
      %977 = arith.addi %976, %22 : index
      %978 = wave.lane
      %979 = arith.remui %978, %c15 : index
      %980 = arith.addi %977, %979 : index
      scf.if %20 {
        %981 = arith.addi %980, %c7 : index
        %982 = memref.load %residual[%981] : memref<?xf32>
        %983 = arith.addf %982, %967 : f32
        %984 = arith.addi %980, %c7 : index
        memref.store %983, %out[%984] : memref<?xf32>
      } else {
        %985 = arith.addi %980, %c7 : index
        memref.store %967, %out[%985] : memref<?xf32>
      }
      scf.if %20 {
        %986 = arith.addi %980, %c15 : index
        %987 = memref.load %residual[%986] : memref<?xf32>
        %988 = arith.addf %987, %975 : f32
        %989 = arith.addi %980, %c15 : index
        memref.store %988, %out[%989] : memref<?xf32>
      } else {
        %990 = arith.addi %980, %c15 : index
        memref.store %975, %out[%990] : memref<?xf32>
      }
    }
    %991 = arith.muli %891, %c20 : index
    %992 = arith.addi %991, %c8 : index
    %993 = arith.muli %992, %c13 : index
    %994 = arith.addi %993, %890 : index
    %995 = arith.addi %994, %c7 : index
    %996 = memref.load %19[%995] : memref<?xf32>
    %997 = arith.addi %995, %c33 : index
    %998 = memref.load %19[%997] : memref<?xf32>
    %999 = arith.addf %996, %998 : f32
    %1000 = arith.muli %992, %c13 : index
    %1001 = arith.addi %1000, %890 : index
    %1002 = arith.addi %1001, %c2 : index
    %1003 = memref.load %19[%1002] : memref<?xf32>
    %1004 = arith.addi %1002, %c33 : index
    %1005 = memref.load %19[%1004] : memref<?xf32>
    %1006 = arith.addf %1003, %1005 : f32
    %1007 = wave.lane
    %1008 = arith.addi %18, %c7 : index
    %1009 = arith.muli %992, %c6 : index
    %1010 = arith.addi %1008, %1009 : index
    %1011 = arith.divui %1007, %c15 : index
    %1012 = arith.addi %1010, %1011 : index
    %1013 = arith.cmpi slt, %1012, %17 : index
    scf.if %1013 {
      %1014 = arith.cmpi eq, %hasFactors, %c8 : index
      %1015 = arith.muli %1012, %c6 : index
      %1016 = memref.load %factors[%1015] : memref<?xf32>
      %1017 = arith.mulf %1016, %operandScale : f32
      %1018 = arith.select %1014, %1017, %operandScale : f32
      %1019 = arith.remui %1007, %c15 : index
      %1020 = arith.muli %1019, %c20 : index
      %1021 = arith.addi %13, %1020 : index
      %1022 = vector.load %w[%1021] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1023 = vector.bitcast %1022 : vector<4xi8> to vector<1xf32>
      %1024 = vector.extract %1023[0] : f32 from vector<1xf32>
      %1025 = arith.mulf %1024, %1018 : f32
      %1026 = arith.mulf %999, %1025 : f32
      %1027 = arith.remui %1007, %c15 : index
      %1028 = arith.muli %1027, %c20 : index
      %1029 = arith.addi %15, %1028 : index
      %1030 = vector.load %w[%1029] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1031 = vector.bitcast %1030 : vector<4xi8> to vector<1xf32>
      %1032 = vector.extract %1031[0] : f32 from vector<1xf32>
      %1033 = arith.mulf %1032, %1018 : f32
      %1034 = arith.mulf %1006, %1033 : f32
      %1035 = arith.muli %1012, %outputFeatures : index
      %1036 = arith.addi %1035, %22 : index
      %1037 = wave.lane
      %1038 = arith.remui %1037, %c15 : index
      %1039 = arith.addi %1036, %1038 : index
      scf.if %20 {
        %1040 = arith.addi %1039, %c7 : index
        %1041 = memref.load %residual[%1040] : memref<?xf32>
        %1042 = arith.addf %1041, %1026 : f32
        %1043 = arith.addi %1039, %c7 : index
        memref.store %1042, %out[%1043] : memref<?xf32>
      } else {
        %1044 = arith.addi %1039, %c7 : index
        memref.store %1026, %out[%1044] : memref<?xf32>
      }
      scf.if %20 {
        %1045 = arith.addi %1039, %c15 : index
        %1046 = memref.load %residual[%1045] : memref<?xf32>
        %1047 = arith.addf %1046, %1034 : f32
        %1048 = arith.addi %1039, %c15 : index
        memref.store %1047, %out[%1048] : memref<?xf32>
      } else {
        %1049 = arith.addi %1039, %c15 : index
        memref.store %1034, %out[%1049] : memref<?xf32>
      }
    }
    %1050 = arith.muli %891, %c20 : index
    %1051 = arith.addi %1050, %c6 : index
    %1052 = arith.muli %1051, %c13 : index
    %1053 = arith.addi %1052, %890 : index
    %1054 = arith.addi %1053, %c7 : index
    %1055 = memref.load %19[%1054] : memref<?xf32>
    %1056 = arith.addi %1054, %c33 : index
    %1057 = memref.load %19[%1056] : memref<?xf32>
    %1058 = arith.addf %1055, %1057 : f32
    %1059 = arith.muli %1051, %c13 : index
    %1060 = arith.addi %1059, %890 : index
    %1061 = arith.addi %1060, %c2 : index
    %1062 = memref.load %19[%1061] : memref<?xf32>
    %1063 = arith.addi %1061, %c33 : index
    %1064 = memref.load %19[%1063] : memref<?xf32>
    %1065 = arith.addf %1062, %1064 : f32
    %1066 = wave.lane
    %1067 = arith.addi %18, %c7 : index
    %1068 = arith.muli %1051, %c6 : index
    %1069 = arith.addi %1067, %1068 : index
    %1070 = arith.divui %1066, %c15 : index
    %1071 = arith.addi %1069, %1070 : index
    %1072 = arith.cmpi slt, %1071, %17 : index
    scf.if %1072 {
      %1073 = arith.cmpi eq, %hasFactors, %c8 : index
      %1074 = arith.muli %1071, %c6 : index
      %1075 = memref.load %factors[%1074] : memref<?xf32>
      %1076 = arith.mulf %1075, %operandScale : f32
      %1077 = arith.select %1073, %1076, %operandScale : f32
      %1078 = arith.remui %1066, %c15 : index
      %1079 = arith.muli %1078, %c20 : index
      %1080 = arith.addi %13, %1079 : index
      %1081 = vector.load %w[%1080] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1082 = vector.bitcast %1081 : vector<4xi8> to vector<1xf32>
      %1083 = vector.extract %1082[0] : f32 from vector<1xf32>
      %1084 = arith.mulf %1083, %1077 : f32
      %1085 = arith.mulf %1058, %1084 : f32
      %1086 = arith.remui %1066, %c15 : index
      %1087 = arith.muli %1086, %c20 : index
      %1088 = arith.addi %15, %1087 : index
      %1089 = vector.load %w[%1088] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1090 = vector.bitcast %1089 : vector<4xi8> to vector<1xf32>
      %1091 = vector.extract %1090[0] : f32 from vector<1xf32>
      %1092 = arith.mulf %1091, %1077 : f32
      %1093 = arith.mulf %1065, %1092 : f32
      %1094 = arith.muli %1071, %outputFeatures : index
      %1095 = arith.addi %1094, %22 : index
      %1096 = wave.lane
      %1097 = arith.remui %1096, %c15 : index
      %1098 = arith.addi %1095, %1097 : index
      scf.if %20 {
        %1099 = arith.addi %1098, %c7 : index
        %1100 = memref.load %residual[%1099] : memref<?xf32>
        %1101 = arith.addf %1100, %1085 : f32
        %1102 = arith.addi %1098, %c7 : index
        memref.store %1101, %out[%1102] : memref<?xf32>
      } else {
        %1103 = arith.addi %1098, %c7 : index
        memref.store %1085, %out[%1103] : memref<?xf32>
      }
      scf.if %20 {
        %1104 = arith.addi %1098, %c15 : index
        %1105 = memref.load %residual[%1104] : memref<?xf32>
        %1106 = arith.addf %1105, %1093 : f32
        %1107 = arith.addi %1098, %c15 : index
        memref.store %1106, %out[%1107] : memref<?xf32>
      } else {
        %1108 = arith.addi %1098, %c15 : index
        memref.store %1093, %out[%1108] : memref<?xf32>
      }
    }
    %1109 = arith.muli %891, %c20 : index
    %1110 = arith.addi %1109, %c28 : index
    %1111 = arith.muli %1110, %c13 : index
    %1112 = arith.addi %1111, %890 : index
    %1113 = arith.addi %1112, %c7 : index
    %1114 = memref.load %19[%1113] : memref<?xf32>
    %1115 = arith.addi %1113, %c33 : index
    %1116 = memref.load %19[%1115] : memref<?xf32>
    %1117 = arith.addf %1114, %1116 : f32
    %1118 = arith.muli %1110, %c13 : index
    %1119 = arith.addi %1118, %890 : index
    %1120 = arith.addi %1119, %c2 : index
    %1121 = memref.load %19[%1120] : memref<?xf32>
    %1122 = arith.addi %1120, %c33 : index
    %1123 = memref.load %19[%1122] : memref<?xf32>
    %1124 = arith.addf %1121, %1123 : f32
    %1125 = wave.lane
    %1126 = arith.addi %18, %c7 : index
    %1127 = arith.muli %1110, %c6 : index
    %1128 = arith.addi %1126, %1127 : index
    %1129 = arith.divui %1125, %c15 : index
    %1130 = arith.addi %1128, %1129 : index
    %1131 = arith.cmpi slt, %1130, %17 : index
    scf.if %1131 {
      %1132 = arith.cmpi eq, %hasFactors, %c8 : index
      %1133 = arith.muli %1130, %c6 : index
      %1134 = memref.load %factors[%1133] : memref<?xf32>
      %1135 = arith.mulf %1134, %operandScale : f32
      %1136 = arith.select %1132, %1135, %operandScale : f32
      %1137 = arith.remui %1125, %c15 : index
      %1138 = arith.muli %1137, %c20 : index
      %1139 = arith.addi %13, %1138 : index
      %1140 = vector.load %w[%1139] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1141 = vector.bitcast %1140 : vector<4xi8> to vector<1xf32>
      %1142 = vector.extract %1141[0] : f32 from vector<1xf32>
      %1143 = arith.mulf %1142, %1136 : f32
      %1144 = arith.mulf %1117, %1143 : f32
      %1145 = arith.remui %1125, %c15 : index
      %1146 = arith.muli %1145, %c20 : index
      %1147 = arith.addi %15, %1146 : index
      %1148 = vector.load %w[%1147] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1149 = vector.bitcast %1148 : vector<4xi8> to vector<1xf32>
      %1150 = vector.extract %1149[0] : f32 from vector<1xf32>
      %1151 = arith.mulf %1150, %1136 : f32
      %1152 = arith.mulf %1124, %1151 : f32
      %1153 = arith.muli %1130, %outputFeatures : index
      %1154 = arith.addi %1153, %22 : index
      %1155 = wave.lane
      %1156 = arith.remui %1155, %c15 : index
      %1157 = arith.addi %1154, %1156 : index
      scf.if %20 {
        %1158 = arith.addi %1157, %c7 : index
        %1159 = memref.load %residual[%1158] : memref<?xf32>
        %1160 = arith.addf %1159, %1144 : f32
        %1161 = arith.addi %1157, %c7 : index
        memref.store %1160, %out[%1161] : memref<?xf32>
      } else {
        %1162 = arith.addi %1157, %c7 : index
        memref.store %1144, %out[%1162] : memref<?xf32>
      }
      scf.if %20 {
        %1163 = arith.addi %1157, %c15 : index
        %1164 = memref.load %residual[%1163] : memref<?xf32>
        %1165 = arith.addf %1164, %1152 : f32
        %1166 = arith.addi %1157, %c15 : index
        memref.store %1165, %out[%1166] : memref<?xf32>
      } else {
        %1167 = arith.addi %1157, %c15 : index
        memref.store %1152, %out[%1167] : memref<?xf32>
      }
    }
    %1168 = wave.lane
    wave.barrier
    %1169 = wave.wave
    %1170 = arith.muli %1169, %c6 : index
    %1171 = arith.addi %1170, %c7 : index
    %1172 = arith.muli %1171, %c2 : index
    %1173 = arith.addi %1172, %1168 : index
    %1174 = vector.extract %636#2[0] : f32 from vector<8xf32>
    %1175 = arith.addi %1173, %c7 : index
    memref.store %1174, %19[%1175] : memref<?xf32>
    %1176 = vector.extract %636#2[1] : f32 from vector<8xf32>
    %1177 = arith.addi %1173, %c13 : index
    memref.store %1176, %19[%1177] : memref<?xf32>
    %1178 = vector.extract %636#2[2] : f32 from vector<8xf32>
    %1179 = arith.addi %1173, %c3 : index
    memref.store %1178, %19[%1179] : memref<?xf32>
    %1180 = vector.extract %636#2[3] : f32 from vector<8xf32>
    %1181 = arith.addi %1173, %c29 : index
    memref.store %1180, %19[%1181] : memref<?xf32>
    %1182 = vector.extract %636#2[4] : f32 from vector<8xf32>
    %1183 = arith.addi %1173, %c5 : index
    memref.store %1182, %19[%1183] : memref<?xf32>
    %1184 = vector.extract %636#2[5] : f32 from vector<8xf32>
    %1185 = arith.addi %1173, %c30 : index
    memref.store %1184, %19[%1185] : memref<?xf32>
    %1186 = vector.extract %636#2[6] : f32 from vector<8xf32>
    %1187 = arith.addi %1173, %c31 : index
    memref.store %1186, %19[%1187] : memref<?xf32>
    %1188 = vector.extract %636#2[7] : f32 from vector<8xf32>
    %1189 = arith.addi %1173, %c32 : index
    memref.store %1188, %19[%1189] : memref<?xf32>
    %1190 = arith.muli %1169, %c6 : index
    %1191 = arith.addi %1190, %c8 : index
    %1192 = arith.muli %1191, %c2 : index
    %1193 = arith.addi %1192, %1168 : index
    %1194 = vector.extract %636#3[0] : f32 from vector<8xf32>
    %1195 = arith.addi %1193, %c7 : index
    memref.store %1194, %19[%1195] : memref<?xf32>
    %1196 = vector.extract %636#3[1] : f32 from vector<8xf32>
    %1197 = arith.addi %1193, %c13 : index
    memref.store %1196, %19[%1197] : memref<?xf32>
    %1198 = vector.extract %636#3[2] : f32 from vector<8xf32>
    %1199 = arith.addi %1193, %c3 : index
    memref.store %1198, %19[%1199] : memref<?xf32>
    %1200 = vector.extract %636#3[3] : f32 from vector<8xf32>
    %1201 = arith.addi %1193, %c29 : index
    memref.store %1200, %19[%1201] : memref<?xf32>
    %1202 = vector.extract %636#3[4] : f32 from vector<8xf32>
    %1203 = arith.addi %1193, %c5 : index
    memref.store %1202, %19[%1203] : memref<?xf32>
    %1204 = vector.extract %636#3[5] : f32 from vector<8xf32>
    %1205 = arith.addi %1193, %c30 : index
    memref.store %1204, %19[%1205] : memref<?xf32>
    %1206 = vector.extract %636#3[6] : f32 from vector<8xf32>
    %1207 = arith.addi %1193, %c31 : index
    memref.store %1206, %19[%1207] : memref<?xf32>
    %1208 = vector.extract %636#3[7] : f32 from vector<8xf32>
    %1209 = arith.addi %1193, %c32 : index
    memref.store %1208, %19[%1209] : memref<?xf32>
    wave.barrier
    %1210 = arith.muli %1169, %c20 : index
    %1211 = arith.addi %1210, %c7 : index
    %1212 = arith.muli %1211, %c13 : index
    %1213 = arith.addi %1212, %1168 : index
    %1214 = arith.addi %1213, %c7 : index
    %1215 = memref.load %19[%1214] : memref<?xf32>
    %1216 = arith.addi %1214, %c33 : index
    %1217 = memref.load %19[%1216] : memref<?xf32>
    %1218 = arith.addf %1215, %1217 : f32
    %1219 = arith.muli %1211, %c13 : index
    %1220 = arith.addi %1219, %1168 : index
    %1221 = arith.addi %1220, %c2 : index
    %1222 = memref.load %19[%1221] : memref<?xf32>
    %1223 = arith.addi %1221, %c33 : index
    %1224 = memref.load %19[%1223] : memref<?xf32>
    %1225 = arith.addf %1222, %1224 : f32
    %1226 = wave.lane
    %1227 = arith.addi %18, %c15 : index
    %1228 = arith.muli %1211, %c6 : index
    %1229 = arith.addi %1227, %1228 : index
    %1230 = arith.divui %1226, %c15 : index
    %1231 = arith.addi %1229, %1230 : index
    %1232 = arith.cmpi slt, %1231, %17 : index
    scf.if %1232 {
      %1233 = arith.cmpi eq, %hasFactors, %c8 : index
      %1234 = arith.muli %1231, %c6 : index
      %1235 = memref.load %factors[%1234] : memref<?xf32>
      %1236 = arith.mulf %1235, %operandScale : f32
      %1237 = arith.select %1233, %1236, %operandScale : f32
      %1238 = arith.remui %1226, %c15 : index
      %1239 = arith.muli %1238, %c20 : index
      %1240 = arith.addi %13, %1239 : index
      %1241 = vector.load %w[%1240] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1242 = vector.bitcast %1241 : vector<4xi8> to vector<1xf32>
      %1243 = vector.extract %1242[0] : f32 from vector<1xf32>
      %1244 = arith.mulf %1243, %1237 : f32
      %1245 = arith.mulf %1218, %1244 : f32
      %1246 = arith.remui %1226, %c15 : index
      %1247 = arith.muli %1246, %c20 : index
      %1248 = arith.addi %15, %1247 : index
      %1249 = vector.load %w[%1248] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1250 = vector.bitcast %1249 : vector<4xi8> to vector<1xf32>
      %1251 = vector.extract %1250[0] : f32 from vector<1xf32>
      %1252 = arith.mulf %1251, %1237 : f32
      %1253 = arith.mulf %1225, %1252 : f32
      %1254 = arith.muli %1231, %outputFeatures : index
      %1255 = arith.addi %1254, %22 : index
      %1256 = wave.lane
      %1257 = arith.remui %1256, %c15 : index
      %1258 = arith.addi %1255, %1257 : index
      scf.if %20 {
        %1259 = arith.addi %1258, %c7 : index
        %1260 = memref.load %residual[%1259] : memref<?xf32>
        %1261 = arith.addf %1260, %1245 : f32
        %1262 = arith.addi %1258, %c7 : index
        memref.store %1261, %out[%1262] : memref<?xf32>
      } else {
        %1263 = arith.addi %1258, %c7 : index
        memref.store %1245, %out[%1263] : memref<?xf32>
      }
      scf.if %20 {
        %1264 = arith.addi %1258, %c15 : index
        %1265 = memref.load %residual[%1264] : memref<?xf32>
        %1266 = arith.addf %1265, %1253 : f32
        %1267 = arith.addi %1258, %c15 : index
        memref.store %1266, %out[%1267] : memref<?xf32>
      } else {
        %1268 = arith.addi %1258, %c15 : index
        memref.store %1253, %out[%1268] : memref<?xf32>
      }
    }
    %1269 = arith.muli %1169, %c20 : index
    %1270 = arith.addi %1269, %c8 : index
    %1271 = arith.muli %1270, %c13 : index
    %1272 = arith.addi %1271, %1168 : index
    %1273 = arith.addi %1272, %c7 : index
    %1274 = memref.load %19[%1273] : memref<?xf32>
    %1275 = arith.addi %1273, %c33 : index
    %1276 = memref.load %19[%1275] : memref<?xf32>
    %1277 = arith.addf %1274, %1276 : f32
    %1278 = arith.muli %1270, %c13 : index
    %1279 = arith.addi %1278, %1168 : index
    %1280 = arith.addi %1279, %c2 : index
    %1281 = memref.load %19[%1280] : memref<?xf32>
    %1282 = arith.addi %1280, %c33 : index
    %1283 = memref.load %19[%1282] : memref<?xf32>
    %1284 = arith.addf %1281, %1283 : f32
    %1285 = wave.lane
    %1286 = arith.addi %18, %c15 : index
    %1287 = arith.muli %1270, %c6 : index
    %1288 = arith.addi %1286, %1287 : index
    %1289 = arith.divui %1285, %c15 : index
    %1290 = arith.addi %1288, %1289 : index
    %1291 = arith.cmpi slt, %1290, %17 : index
    scf.if %1291 {
      %1292 = arith.cmpi eq, %hasFactors, %c8 : index
      %1293 = arith.muli %1290, %c6 : index
      %1294 = memref.load %factors[%1293] : memref<?xf32>
      %1295 = arith.mulf %1294, %operandScale : f32
      %1296 = arith.select %1292, %1295, %operandScale : f32
      %1297 = arith.remui %1285, %c15 : index
      %1298 = arith.muli %1297, %c20 : index
      %1299 = arith.addi %13, %1298 : index
      %1300 = vector.load %w[%1299] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1301 = vector.bitcast %1300 : vector<4xi8> to vector<1xf32>
      %1302 = vector.extract %1301[0] : f32 from vector<1xf32>
      %1303 = arith.mulf %1302, %1296 : f32
      %1304 = arith.mulf %1277, %1303 : f32
      %1305 = arith.remui %1285, %c15 : index
      %1306 = arith.muli %1305, %c20 : index
      %1307 = arith.addi %15, %1306 : index
      %1308 = vector.load %w[%1307] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1309 = vector.bitcast %1308 : vector<4xi8> to vector<1xf32>
      %1310 = vector.extract %1309[0] : f32 from vector<1xf32>
      %1311 = arith.mulf %1310, %1296 : f32
      %1312 = arith.mulf %1284, %1311 : f32
      %1313 = arith.muli %1290, %outputFeatures : index
      %1314 = arith.addi %1313, %22 : index
      %1315 = wave.lane
      %1316 = arith.remui %1315, %c15 : index
      %1317 = arith.addi %1314, %1316 : index
      scf.if %20 {
        %1318 = arith.addi %1317, %c7 : index
        %1319 = memref.load %residual[%1318] : memref<?xf32>
        %1320 = arith.addf %1319, %1304 : f32
        %1321 = arith.addi %1317, %c7 : index
        memref.store %1320, %out[%1321] : memref<?xf32>
      } else {
        %1322 = arith.addi %1317, %c7 : index
        memref.store %1304, %out[%1322] : memref<?xf32>
      }
      scf.if %20 {
        %1323 = arith.addi %1317, %c15 : index
        %1324 = memref.load %residual[%1323] : memref<?xf32>
        %1325 = arith.addf %1324, %1312 : f32
        %1326 = arith.addi %1317, %c15 : index
        memref.store %1325, %out[%1326] : memref<?xf32>
      } else {
        %1327 = arith.addi %1317, %c15 : index
        memref.store %1312, %out[%1327] : memref<?xf32>
      }
    }
    %1328 = arith.muli %1169, %c20 : index
    %1329 = arith.addi %1328, %c6 : index
    %1330 = arith.muli %1329, %c13 : index
    %1331 = arith.addi %1330, %1168 : index
    %1332 = arith.addi %1331, %c7 : index
    %1333 = memref.load %19[%1332] : memref<?xf32>
    %1334 = arith.addi %1332, %c33 : index
    %1335 = memref.load %19[%1334] : memref<?xf32>
    %1336 = arith.addf %1333, %1335 : f32
    %1337 = arith.muli %1329, %c13 : index
    %1338 = arith.addi %1337, %1168 : index
    %1339 = arith.addi %1338, %c2 : index
    %1340 = memref.load %19[%1339] : memref<?xf32>
    %1341 = arith.addi %1339, %c33 : index
    %1342 = memref.load %19[%1341] : memref<?xf32>
    %1343 = arith.addf %1340, %1342 : f32
    %1344 = wave.lane
    %1345 = arith.addi %18, %c15 : index
    %1346 = arith.muli %1329, %c6 : index
    %1347 = arith.addi %1345, %1346 : index
    %1348 = arith.divui %1344, %c15 : index
    %1349 = arith.addi %1347, %1348 : index
    %1350 = arith.cmpi slt, %1349, %17 : index
    scf.if %1350 {
      %1351 = arith.cmpi eq, %hasFactors, %c8 : index
      %1352 = arith.muli %1349, %c6 : index
      %1353 = memref.load %factors[%1352] : memref<?xf32>
      %1354 = arith.mulf %1353, %operandScale : f32
      %1355 = arith.select %1351, %1354, %operandScale : f32
      %1356 = arith.remui %1344, %c15 : index
      %1357 = arith.muli %1356, %c20 : index
      %1358 = arith.addi %13, %1357 : index
      %1359 = vector.load %w[%1358] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1360 = vector.bitcast %1359 : vector<4xi8> to vector<1xf32>
      %1361 = vector.extract %1360[0] : f32 from vector<1xf32>
      %1362 = arith.mulf %1361, %1355 : f32
      %1363 = arith.mulf %1336, %1362 : f32
      %1364 = arith.remui %1344, %c15 : index
      %1365 = arith.muli %1364, %c20 : index
      %1366 = arith.addi %15, %1365 : index
      %1367 = vector.load %w[%1366] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1368 = vector.bitcast %1367 : vector<4xi8> to vector<1xf32>
      %1369 = vector.extract %1368[0] : f32 from vector<1xf32>
      %1370 = arith.mulf %1369, %1355 : f32
      %1371 = arith.mulf %1343, %1370 : f32
      %1372 = arith.muli %1349, %outputFeatures : index
      %1373 = arith.addi %1372, %22 : index
      %1374 = wave.lane
      %1375 = arith.remui %1374, %c15 : index
      %1376 = arith.addi %1373, %1375 : index
      scf.if %20 {
        %1377 = arith.addi %1376, %c7 : index
        %1378 = memref.load %residual[%1377] : memref<?xf32>
        %1379 = arith.addf %1378, %1363 : f32
        %1380 = arith.addi %1376, %c7 : index
        memref.store %1379, %out[%1380] : memref<?xf32>
      } else {
        %1381 = arith.addi %1376, %c7 : index
        memref.store %1363, %out[%1381] : memref<?xf32>
      }
      scf.if %20 {
        %1382 = arith.addi %1376, %c15 : index
        %1383 = memref.load %residual[%1382] : memref<?xf32>
        %1384 = arith.addf %1383, %1371 : f32
        %1385 = arith.addi %1376, %c15 : index
        memref.store %1384, %out[%1385] : memref<?xf32>
      } else {
        %1386 = arith.addi %1376, %c15 : index
        memref.store %1371, %out[%1386] : memref<?xf32>
      }
    }
    %1387 = arith.muli %1169, %c20 : index
    %1388 = arith.addi %1387, %c28 : index
    %1389 = arith.muli %1388, %c13 : index
    %1390 = arith.addi %1389, %1168 : index
    %1391 = arith.addi %1390, %c7 : index
    %1392 = memref.load %19[%1391] : memref<?xf32>
    %1393 = arith.addi %1391, %c33 : index
    %1394 = memref.load %19[%1393] : memref<?xf32>
    %1395 = arith.addf %1392, %1394 : f32
    %1396 = arith.muli %1388, %c13 : index
    %1397 = arith.addi %1396, %1168 : index
    %1398 = arith.addi %1397, %c2 : index
    %1399 = memref.load %19[%1398] : memref<?xf32>
    %1400 = arith.addi %1398, %c33 : index
    %1401 = memref.load %19[%1400] : memref<?xf32>
    %1402 = arith.addf %1399, %1401 : f32
    %1403 = wave.lane
    %1404 = arith.addi %18, %c15 : index
    %1405 = arith.muli %1388, %c6 : index
    %1406 = arith.addi %1404, %1405 : index
    %1407 = arith.divui %1403, %c15 : index
    %1408 = arith.addi %1406, %1407 : index
    %1409 = arith.cmpi slt, %1408, %17 : index
    scf.if %1409 {
      %1410 = arith.cmpi eq, %hasFactors, %c8 : index
      %1411 = arith.muli %1408, %c6 : index
      %1412 = memref.load %factors[%1411] : memref<?xf32>
      %1413 = arith.mulf %1412, %operandScale : f32
      %1414 = arith.select %1410, %1413, %operandScale : f32
      %1415 = arith.remui %1403, %c15 : index
      %1416 = arith.muli %1415, %c20 : index
      %1417 = arith.addi %13, %1416 : index
      %1418 = vector.load %w[%1417] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1419 = vector.bitcast %1418 : vector<4xi8> to vector<1xf32>
      %1420 = vector.extract %1419[0] : f32 from vector<1xf32>
      %1421 = arith.mulf %1420, %1414 : f32
      %1422 = arith.mulf %1395, %1421 : f32
      %1423 = arith.remui %1403, %c15 : index
      %1424 = arith.muli %1423, %c20 : index
      %1425 = arith.addi %15, %1424 : index
      %1426 = vector.load %w[%1425] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1427 = vector.bitcast %1426 : vector<4xi8> to vector<1xf32>
      %1428 = vector.extract %1427[0] : f32 from vector<1xf32>
      %1429 = arith.mulf %1428, %1414 : f32
      %1430 = arith.mulf %1402, %1429 : f32
      %1431 = arith.muli %1408, %outputFeatures : index
      %1432 = arith.addi %1431, %22 : index
      %1433 = wave.lane
      %1434 = arith.remui %1433, %c15 : index
      %1435 = arith.addi %1432, %1434 : index
      scf.if %20 {
        %1436 = arith.addi %1435, %c7 : index
        %1437 = memref.load %residual[%1436] : memref<?xf32>
        %1438 = arith.addf %1437, %1422 : f32
        %1439 = arith.addi %1435, %c7 : index
        memref.store %1438, %out[%1439] : memref<?xf32>
      } else {
        %1440 = arith.addi %1435, %c7 : index
        memref.store %1422, %out[%1440] : memref<?xf32>
      }
      scf.if %20 {
        %1441 = arith.addi %1435, %c15 : index
        %1442 = memref.load %residual[%1441] : memref<?xf32>
        %1443 = arith.addf %1442, %1430 : f32
        %1444 = arith.addi %1435, %c15 : index
        memref.store %1443, %out[%1444] : memref<?xf32>
      } else {
        %1445 = arith.addi %1435, %c15 : index
        memref.store %1430, %out[%1445] : memref<?xf32>
      }
    }
    %1446 = wave.lane
    wave.barrier
    %1447 = wave.wave
    %1448 = arith.muli %1447, %c6 : index
    %1449 = arith.addi %1448, %c7 : index
    %1450 = arith.muli %1449, %c2 : index
    %1451 = arith.addi %1450, %1446 : index
    %1452 = vector.extract %636#4[0] : f32 from vector<8xf32>
    %1453 = arith.addi %1451, %c7 : index
    memref.store %1452, %19[%1453] : memref<?xf32>
    %1454 = vector.extract %636#4[1] : f32 from vector<8xf32>
    %1455 = arith.addi %1451, %c13 : index
    memref.store %1454, %19[%1455] : memref<?xf32>
    %1456 = vector.extract %636#4[2] : f32 from vector<8xf32>
    %1457 = arith.addi %1451, %c3 : index
    memref.store %1456, %19[%1457] : memref<?xf32>
    %1458 = vector.extract %636#4[3] : f32 from vector<8xf32>
    %1459 = arith.addi %1451, %c29 : index
    memref.store %1458, %19[%1459] : memref<?xf32>
    %1460 = vector.extract %636#4[4] : f32 from vector<8xf32>
    %1461 = arith.addi %1451, %c5 : index
    memref.store %1460, %19[%1461] : memref<?xf32>
    %1462 = vector.extract %636#4[5] : f32 from vector<8xf32>
    %1463 = arith.addi %1451, %c30 : index
    memref.store %1462, %19[%1463] : memref<?xf32>
    %1464 = vector.extract %636#4[6] : f32 from vector<8xf32>
    %1465 = arith.addi %1451, %c31 : index
    memref.store %1464, %19[%1465] : memref<?xf32>
    %1466 = vector.extract %636#4[7] : f32 from vector<8xf32>
    %1467 = arith.addi %1451, %c32 : index
    memref.store %1466, %19[%1467] : memref<?xf32>
    %1468 = arith.muli %1447, %c6 : index
    %1469 = arith.addi %1468, %c8 : index
    %1470 = arith.muli %1469, %c2 : index
    %1471 = arith.addi %1470, %1446 : index
    %1472 = vector.extract %636#5[0] : f32 from vector<8xf32>
    %1473 = arith.addi %1471, %c7 : index
    memref.store %1472, %19[%1473] : memref<?xf32>
    %1474 = vector.extract %636#5[1] : f32 from vector<8xf32>
    %1475 = arith.addi %1471, %c13 : index
    memref.store %1474, %19[%1475] : memref<?xf32>
    %1476 = vector.extract %636#5[2] : f32 from vector<8xf32>
    %1477 = arith.addi %1471, %c3 : index
    memref.store %1476, %19[%1477] : memref<?xf32>
    %1478 = vector.extract %636#5[3] : f32 from vector<8xf32>
    %1479 = arith.addi %1471, %c29 : index
    memref.store %1478, %19[%1479] : memref<?xf32>
    %1480 = vector.extract %636#5[4] : f32 from vector<8xf32>
    %1481 = arith.addi %1471, %c5 : index
    memref.store %1480, %19[%1481] : memref<?xf32>
    %1482 = vector.extract %636#5[5] : f32 from vector<8xf32>
    %1483 = arith.addi %1471, %c30 : index
    memref.store %1482, %19[%1483] : memref<?xf32>
    %1484 = vector.extract %636#5[6] : f32 from vector<8xf32>
    %1485 = arith.addi %1471, %c31 : index
    memref.store %1484, %19[%1485] : memref<?xf32>
    %1486 = vector.extract %636#5[7] : f32 from vector<8xf32>
    %1487 = arith.addi %1471, %c32 : index
    memref.store %1486, %19[%1487] : memref<?xf32>
    wave.barrier
    %1488 = arith.muli %1447, %c20 : index
    %1489 = arith.addi %1488, %c7 : index
    %1490 = arith.muli %1489, %c13 : index
    %1491 = arith.addi %1490, %1446 : index
    %1492 = arith.addi %1491, %c7 : index
    %1493 = memref.load %19[%1492] : memref<?xf32>
    %1494 = arith.addi %1492, %c33 : index
    %1495 = memref.load %19[%1494] : memref<?xf32>
    %1496 = arith.addf %1493, %1495 : f32
    %1497 = arith.muli %1489, %c13 : index
    %1498 = arith.addi %1497, %1446 : index
    %1499 = arith.addi %1498, %c2 : index
    %1500 = memref.load %19[%1499] : memref<?xf32>
    %1501 = arith.addi %1499, %c33 : index
    %1502 = memref.load %19[%1501] : memref<?xf32>
    %1503 = arith.addf %1500, %1502 : f32
    %1504 = wave.lane
    %1505 = arith.addi %18, %c13 : index
    %1506 = arith.muli %1489, %c6 : index
    %1507 = arith.addi %1505, %1506 : index
    %1508 = arith.divui %1504, %c15 : index
    %1509 = arith.addi %1507, %1508 : index
    %1510 = arith.cmpi slt, %1509, %17 : index
    scf.if %1510 {
      %1511 = arith.cmpi eq, %hasFactors, %c8 : index
      %1512 = arith.muli %1509, %c6 : index
      %1513 = memref.load %factors[%1512] : memref<?xf32>
      %1514 = arith.mulf %1513, %operandScale : f32
      %1515 = arith.select %1511, %1514, %operandScale : f32
      %1516 = arith.remui %1504, %c15 : index
      %1517 = arith.muli %1516, %c20 : index
      %1518 = arith.addi %13, %1517 : index
      %1519 = vector.load %w[%1518] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1520 = vector.bitcast %1519 : vector<4xi8> to vector<1xf32>
      %1521 = vector.extract %1520[0] : f32 from vector<1xf32>
      %1522 = arith.mulf %1521, %1515 : f32
      %1523 = arith.mulf %1496, %1522 : f32
      %1524 = arith.remui %1504, %c15 : index
      %1525 = arith.muli %1524, %c20 : index
      %1526 = arith.addi %15, %1525 : index
      %1527 = vector.load %w[%1526] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1528 = vector.bitcast %1527 : vector<4xi8> to vector<1xf32>
      %1529 = vector.extract %1528[0] : f32 from vector<1xf32>
      %1530 = arith.mulf %1529, %1515 : f32
      %1531 = arith.mulf %1503, %1530 : f32
      %1532 = arith.muli %1509, %outputFeatures : index
      %1533 = arith.addi %1532, %22 : index
      %1534 = wave.lane
      %1535 = arith.remui %1534, %c15 : index
      %1536 = arith.addi %1533, %1535 : index
      scf.if %20 {
        %1537 = arith.addi %1536, %c7 : index
        %1538 = memref.load %residual[%1537] : memref<?xf32>
        %1539 = arith.addf %1538, %1523 : f32
        %1540 = arith.addi %1536, %c7 : index
        memref.store %1539, %out[%1540] : memref<?xf32>
      } else {
        %1541 = arith.addi %1536, %c7 : index
        memref.store %1523, %out[%1541] : memref<?xf32>
      }
      scf.if %20 {
        %1542 = arith.addi %1536, %c15 : index
        %1543 = memref.load %residual[%1542] : memref<?xf32>
        %1544 = arith.addf %1543, %1531 : f32
        %1545 = arith.addi %1536, %c15 : index
        memref.store %1544, %out[%1545] : memref<?xf32>
      } else {
        %1546 = arith.addi %1536, %c15 : index
        memref.store %1531, %out[%1546] : memref<?xf32>
      }
    }
    %1547 = arith.muli %1447, %c20 : index
    %1548 = arith.addi %1547, %c8 : index
    %1549 = arith.muli %1548, %c13 : index
    %1550 = arith.addi %1549, %1446 : index
    %1551 = arith.addi %1550, %c7 : index
    %1552 = memref.load %19[%1551] : memref<?xf32>
    %1553 = arith.addi %1551, %c33 : index
    %1554 = memref.load %19[%1553] : memref<?xf32>
    %1555 = arith.addf %1552, %1554 : f32
    %1556 = arith.muli %1548, %c13 : index
    %1557 = arith.addi %1556, %1446 : index
    %1558 = arith.addi %1557, %c2 : index
    %1559 = memref.load %19[%1558] : memref<?xf32>
    %1560 = arith.addi %1558, %c33 : index
    %1561 = memref.load %19[%1560] : memref<?xf32>
    %1562 = arith.addf %1559, %1561 : f32
    %1563 = wave.lane
    %1564 = arith.addi %18, %c13 : index
    %1565 = arith.muli %1548, %c6 : index
    %1566 = arith.addi %1564, %1565 : index
    %1567 = arith.divui %1563, %c15 : index
    %1568 = arith.addi %1566, %1567 : index
    %1569 = arith.cmpi slt, %1568, %17 : index
    scf.if %1569 {
      %1570 = arith.cmpi eq, %hasFactors, %c8 : index
      %1571 = arith.muli %1568, %c6 : index
      %1572 = memref.load %factors[%1571] : memref<?xf32>
      %1573 = arith.mulf %1572, %operandScale : f32
      %1574 = arith.select %1570, %1573, %operandScale : f32
      %1575 = arith.remui %1563, %c15 : index
      %1576 = arith.muli %1575, %c20 : index
      %1577 = arith.addi %13, %1576 : index
      %1578 = vector.load %w[%1577] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1579 = vector.bitcast %1578 : vector<4xi8> to vector<1xf32>
      %1580 = vector.extract %1579[0] : f32 from vector<1xf32>
      %1581 = arith.mulf %1580, %1574 : f32
      %1582 = arith.mulf %1555, %1581 : f32
      %1583 = arith.remui %1563, %c15 : index
      %1584 = arith.muli %1583, %c20 : index
      %1585 = arith.addi %15, %1584 : index
      %1586 = vector.load %w[%1585] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1587 = vector.bitcast %1586 : vector<4xi8> to vector<1xf32>
      %1588 = vector.extract %1587[0] : f32 from vector<1xf32>
      %1589 = arith.mulf %1588, %1574 : f32
      %1590 = arith.mulf %1562, %1589 : f32
      %1591 = arith.muli %1568, %outputFeatures : index
      %1592 = arith.addi %1591, %22 : index
      %1593 = wave.lane
      %1594 = arith.remui %1593, %c15 : index
      %1595 = arith.addi %1592, %1594 : index
      scf.if %20 {
        %1596 = arith.addi %1595, %c7 : index
        %1597 = memref.load %residual[%1596] : memref<?xf32>
        %1598 = arith.addf %1597, %1582 : f32
        %1599 = arith.addi %1595, %c7 : index
        memref.store %1598, %out[%1599] : memref<?xf32>
      } else {
        %1600 = arith.addi %1595, %c7 : index
        memref.store %1582, %out[%1600] : memref<?xf32>
      }
      scf.if %20 {
        %1601 = arith.addi %1595, %c15 : index
        %1602 = memref.load %residual[%1601] : memref<?xf32>
        %1603 = arith.addf %1602, %1590 : f32
        %1604 = arith.addi %1595, %c15 : index
        memref.store %1603, %out[%1604] : memref<?xf32>
      } else {
        %1605 = arith.addi %1595, %c15 : index
        memref.store %1590, %out[%1605] : memref<?xf32>
      }
    }
    %1606 = arith.muli %1447, %c20 : index
    %1607 = arith.addi %1606, %c6 : index
    %1608 = arith.muli %1607, %c13 : index
    %1609 = arith.addi %1608, %1446 : index
    %1610 = arith.addi %1609, %c7 : index
    %1611 = memref.load %19[%1610] : memref<?xf32>
    %1612 = arith.addi %1610, %c33 : index
    %1613 = memref.load %19[%1612] : memref<?xf32>
    %1614 = arith.addf %1611, %1613 : f32
    %1615 = arith.muli %1607, %c13 : index
    %1616 = arith.addi %1615, %1446 : index
    %1617 = arith.addi %1616, %c2 : index
    %1618 = memref.load %19[%1617] : memref<?xf32>
    %1619 = arith.addi %1617, %c33 : index
    %1620 = memref.load %19[%1619] : memref<?xf32>
    %1621 = arith.addf %1618, %1620 : f32
    %1622 = wave.lane
    %1623 = arith.addi %18, %c13 : index
    %1624 = arith.muli %1607, %c6 : index
    %1625 = arith.addi %1623, %1624 : index
    %1626 = arith.divui %1622, %c15 : index
    %1627 = arith.addi %1625, %1626 : index
    %1628 = arith.cmpi slt, %1627, %17 : index
    scf.if %1628 {
      %1629 = arith.cmpi eq, %hasFactors, %c8 : index
      %1630 = arith.muli %1627, %c6 : index
      %1631 = memref.load %factors[%1630] : memref<?xf32>
      %1632 = arith.mulf %1631, %operandScale : f32
      %1633 = arith.select %1629, %1632, %operandScale : f32
      %1634 = arith.remui %1622, %c15 : index
      %1635 = arith.muli %1634, %c20 : index
      %1636 = arith.addi %13, %1635 : index
      %1637 = vector.load %w[%1636] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1638 = vector.bitcast %1637 : vector<4xi8> to vector<1xf32>
      %1639 = vector.extract %1638[0] : f32 from vector<1xf32>
      %1640 = arith.mulf %1639, %1633 : f32
      %1641 = arith.mulf %1614, %1640 : f32
      %1642 = arith.remui %1622, %c15 : index
      %1643 = arith.muli %1642, %c20 : index
      %1644 = arith.addi %15, %1643 : index
      %1645 = vector.load %w[%1644] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1646 = vector.bitcast %1645 : vector<4xi8> to vector<1xf32>
      %1647 = vector.extract %1646[0] : f32 from vector<1xf32>
      %1648 = arith.mulf %1647, %1633 : f32
      %1649 = arith.mulf %1621, %1648 : f32
      %1650 = arith.muli %1627, %outputFeatures : index
      %1651 = arith.addi %1650, %22 : index
      %1652 = wave.lane
      %1653 = arith.remui %1652, %c15 : index
      %1654 = arith.addi %1651, %1653 : index
      scf.if %20 {
        %1655 = arith.addi %1654, %c7 : index
        %1656 = memref.load %residual[%1655] : memref<?xf32>
        %1657 = arith.addf %1656, %1641 : f32
        %1658 = arith.addi %1654, %c7 : index
        memref.store %1657, %out[%1658] : memref<?xf32>
      } else {
        %1659 = arith.addi %1654, %c7 : index
        memref.store %1641, %out[%1659] : memref<?xf32>
      }
      scf.if %20 {
        %1660 = arith.addi %1654, %c15 : index
        %1661 = memref.load %residual[%1660] : memref<?xf32>
        %1662 = arith.addf %1661, %1649 : f32
        %1663 = arith.addi %1654, %c15 : index
        memref.store %1662, %out[%1663] : memref<?xf32>
      } else {
        %1664 = arith.addi %1654, %c15 : index
        memref.store %1649, %out[%1664] : memref<?xf32>
      }
    }
    %1665 = arith.muli %1447, %c20 : index
    %1666 = arith.addi %1665, %c28 : index
    %1667 = arith.muli %1666, %c13 : index
    %1668 = arith.addi %1667, %1446 : index
    %1669 = arith.addi %1668, %c7 : index
    %1670 = memref.load %19[%1669] : memref<?xf32>
    %1671 = arith.addi %1669, %c33 : index
    %1672 = memref.load %19[%1671] : memref<?xf32>
    %1673 = arith.addf %1670, %1672 : f32
    %1674 = arith.muli %1666, %c13 : index
    %1675 = arith.addi %1674, %1446 : index
    %1676 = arith.addi %1675, %c2 : index
    %1677 = memref.load %19[%1676] : memref<?xf32>
    %1678 = arith.addi %1676, %c33 : index
    %1679 = memref.load %19[%1678] : memref<?xf32>
    %1680 = arith.addf %1677, %1679 : f32
    %1681 = wave.lane
    %1682 = arith.addi %18, %c13 : index
    %1683 = arith.muli %1666, %c6 : index
    %1684 = arith.addi %1682, %1683 : index
    %1685 = arith.divui %1681, %c15 : index
    %1686 = arith.addi %1684, %1685 : index
    %1687 = arith.cmpi slt, %1686, %17 : index
    scf.if %1687 {
      %1688 = arith.cmpi eq, %hasFactors, %c8 : index
      %1689 = arith.muli %1686, %c6 : index
      %1690 = memref.load %factors[%1689] : memref<?xf32>
      %1691 = arith.mulf %1690, %operandScale : f32
      %1692 = arith.select %1688, %1691, %operandScale : f32
      %1693 = arith.remui %1681, %c15 : index
      %1694 = arith.muli %1693, %c20 : index
      %1695 = arith.addi %13, %1694 : index
      %1696 = vector.load %w[%1695] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1697 = vector.bitcast %1696 : vector<4xi8> to vector<1xf32>
      %1698 = vector.extract %1697[0] : f32 from vector<1xf32>
      %1699 = arith.mulf %1698, %1692 : f32
      %1700 = arith.mulf %1673, %1699 : f32
      %1701 = arith.remui %1681, %c15 : index
      %1702 = arith.muli %1701, %c20 : index
      %1703 = arith.addi %15, %1702 : index
      %1704 = vector.load %w[%1703] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1705 = vector.bitcast %1704 : vector<4xi8> to vector<1xf32>
      %1706 = vector.extract %1705[0] : f32 from vector<1xf32>
      %1707 = arith.mulf %1706, %1692 : f32
      %1708 = arith.mulf %1680, %1707 : f32
      %1709 = arith.muli %1686, %outputFeatures : index
      %1710 = arith.addi %1709, %22 : index
      %1711 = wave.lane
      %1712 = arith.remui %1711, %c15 : index
      %1713 = arith.addi %1710, %1712 : index
      scf.if %20 {
        %1714 = arith.addi %1713, %c7 : index
        %1715 = memref.load %residual[%1714] : memref<?xf32>
        %1716 = arith.addf %1715, %1700 : f32
        %1717 = arith.addi %1713, %c7 : index
        memref.store %1716, %out[%1717] : memref<?xf32>
      } else {
        %1718 = arith.addi %1713, %c7 : index
        memref.store %1700, %out[%1718] : memref<?xf32>
      }
      scf.if %20 {
        %1719 = arith.addi %1713, %c15 : index
        %1720 = memref.load %residual[%1719] : memref<?xf32>
        %1721 = arith.addf %1720, %1708 : f32
        %1722 = arith.addi %1713, %c15 : index
        memref.store %1721, %out[%1722] : memref<?xf32>
      } else {
        %1723 = arith.addi %1713, %c15 : index
        memref.store %1708, %out[%1723] : memref<?xf32>
      }
    }
    %1724 = wave.lane
    wave.barrier
    %1725 = wave.wave
    %1726 = arith.muli %1725, %c6 : index
    %1727 = arith.addi %1726, %c7 : index
    %1728 = arith.muli %1727, %c2 : index
    %1729 = arith.addi %1728, %1724 : index
    %1730 = vector.extract %636#6[0] : f32 from vector<8xf32>
    %1731 = arith.addi %1729, %c7 : index
    memref.store %1730, %19[%1731] : memref<?xf32>
    %1732 = vector.extract %636#6[1] : f32 from vector<8xf32>
    %1733 = arith.addi %1729, %c13 : index
    memref.store %1732, %19[%1733] : memref<?xf32>
    %1734 = vector.extract %636#6[2] : f32 from vector<8xf32>
    %1735 = arith.addi %1729, %c3 : index
    memref.store %1734, %19[%1735] : memref<?xf32>
    %1736 = vector.extract %636#6[3] : f32 from vector<8xf32>
    %1737 = arith.addi %1729, %c29 : index
    memref.store %1736, %19[%1737] : memref<?xf32>
    %1738 = vector.extract %636#6[4] : f32 from vector<8xf32>
    %1739 = arith.addi %1729, %c5 : index
    memref.store %1738, %19[%1739] : memref<?xf32>
    %1740 = vector.extract %636#6[5] : f32 from vector<8xf32>
    %1741 = arith.addi %1729, %c30 : index
    memref.store %1740, %19[%1741] : memref<?xf32>
    %1742 = vector.extract %636#6[6] : f32 from vector<8xf32>
    %1743 = arith.addi %1729, %c31 : index
    memref.store %1742, %19[%1743] : memref<?xf32>
    %1744 = vector.extract %636#6[7] : f32 from vector<8xf32>
    %1745 = arith.addi %1729, %c32 : index
    memref.store %1744, %19[%1745] : memref<?xf32>
    %1746 = arith.muli %1725, %c6 : index
    %1747 = arith.addi %1746, %c8 : index
    %1748 = arith.muli %1747, %c2 : index
    %1749 = arith.addi %1748, %1724 : index
    %1750 = vector.extract %636#7[0] : f32 from vector<8xf32>
    %1751 = arith.addi %1749, %c7 : index
    memref.store %1750, %19[%1751] : memref<?xf32>
    %1752 = vector.extract %636#7[1] : f32 from vector<8xf32>
    %1753 = arith.addi %1749, %c13 : index
    memref.store %1752, %19[%1753] : memref<?xf32>
    %1754 = vector.extract %636#7[2] : f32 from vector<8xf32>
    %1755 = arith.addi %1749, %c3 : index
    memref.store %1754, %19[%1755] : memref<?xf32>
    %1756 = vector.extract %636#7[3] : f32 from vector<8xf32>
    %1757 = arith.addi %1749, %c29 : index
    memref.store %1756, %19[%1757] : memref<?xf32>
    %1758 = vector.extract %636#7[4] : f32 from vector<8xf32>
    %1759 = arith.addi %1749, %c5 : index
    memref.store %1758, %19[%1759] : memref<?xf32>
    %1760 = vector.extract %636#7[5] : f32 from vector<8xf32>
    %1761 = arith.addi %1749, %c30 : index
    memref.store %1760, %19[%1761] : memref<?xf32>
    %1762 = vector.extract %636#7[6] : f32 from vector<8xf32>
    %1763 = arith.addi %1749, %c31 : index
    memref.store %1762, %19[%1763] : memref<?xf32>
    %1764 = vector.extract %636#7[7] : f32 from vector<8xf32>
    %1765 = arith.addi %1749, %c32 : index
    memref.store %1764, %19[%1765] : memref<?xf32>
    wave.barrier
    %1766 = arith.muli %1725, %c20 : index
    %1767 = arith.addi %1766, %c7 : index
    %1768 = arith.muli %1767, %c13 : index
    %1769 = arith.addi %1768, %1724 : index
    %1770 = arith.addi %1769, %c7 : index
    %1771 = memref.load %19[%1770] : memref<?xf32>
    %1772 = arith.addi %1770, %c33 : index
    %1773 = memref.load %19[%1772] : memref<?xf32>
    %1774 = arith.addf %1771, %1773 : f32
    %1775 = arith.muli %1767, %c13 : index
    %1776 = arith.addi %1775, %1724 : index
    %1777 = arith.addi %1776, %c2 : index
    %1778 = memref.load %19[%1777] : memref<?xf32>
    %1779 = arith.addi %1777, %c33 : index
    %1780 = memref.load %19[%1779] : memref<?xf32>
    %1781 = arith.addf %1778, %1780 : f32
    %1782 = wave.lane
    %1783 = arith.addi %18, %c16 : index
    %1784 = arith.muli %1767, %c6 : index
    %1785 = arith.addi %1783, %1784 : index
    %1786 = arith.divui %1782, %c15 : index
    %1787 = arith.addi %1785, %1786 : index
    %1788 = arith.cmpi slt, %1787, %17 : index
    scf.if %1788 {
      %1789 = arith.cmpi eq, %hasFactors, %c8 : index
      %1790 = arith.muli %1787, %c6 : index
      %1791 = memref.load %factors[%1790] : memref<?xf32>
      %1792 = arith.mulf %1791, %operandScale : f32
      %1793 = arith.select %1789, %1792, %operandScale : f32
      %1794 = arith.remui %1782, %c15 : index
      %1795 = arith.muli %1794, %c20 : index
      %1796 = arith.addi %13, %1795 : index
      %1797 = vector.load %w[%1796] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1798 = vector.bitcast %1797 : vector<4xi8> to vector<1xf32>
      %1799 = vector.extract %1798[0] : f32 from vector<1xf32>
      %1800 = arith.mulf %1799, %1793 : f32
      %1801 = arith.mulf %1774, %1800 : f32
      %1802 = arith.remui %1782, %c15 : index
      %1803 = arith.muli %1802, %c20 : index
      %1804 = arith.addi %15, %1803 : index
      %1805 = vector.load %w[%1804] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1806 = vector.bitcast %1805 : vector<4xi8> to vector<1xf32>
      %1807 = vector.extract %1806[0] : f32 from vector<1xf32>
      %1808 = arith.mulf %1807, %1793 : f32
      %1809 = arith.mulf %1781, %1808 : f32
      %1810 = arith.muli %1787, %outputFeatures : index
      %1811 = arith.addi %1810, %22 : index
      %1812 = wave.lane
      %1813 = arith.remui %1812, %c15 : index
      %1814 = arith.addi %1811, %1813 : index
      scf.if %20 {
        %1815 = arith.addi %1814, %c7 : index
        %1816 = memref.load %residual[%1815] : memref<?xf32>
        %1817 = arith.addf %1816, %1801 : f32
        %1818 = arith.addi %1814, %c7 : index
        memref.store %1817, %out[%1818] : memref<?xf32>
      } else {
        %1819 = arith.addi %1814, %c7 : index
        memref.store %1801, %out[%1819] : memref<?xf32>
      }
      scf.if %20 {
        %1820 = arith.addi %1814, %c15 : index
        %1821 = memref.load %residual[%1820] : memref<?xf32>
        %1822 = arith.addf %1821, %1809 : f32
        %1823 = arith.addi %1814, %c15 : index
        memref.store %1822, %out[%1823] : memref<?xf32>
      } else {
        %1824 = arith.addi %1814, %c15 : index
        memref.store %1809, %out[%1824] : memref<?xf32>
      }
    }
    %1825 = arith.muli %1725, %c20 : index
    %1826 = arith.addi %1825, %c8 : index
    %1827 = arith.muli %1826, %c13 : index
    %1828 = arith.addi %1827, %1724 : index
    %1829 = arith.addi %1828, %c7 : index
    %1830 = memref.load %19[%1829] : memref<?xf32>
    %1831 = arith.addi %1829, %c33 : index
    %1832 = memref.load %19[%1831] : memref<?xf32>
    %1833 = arith.addf %1830, %1832 : f32
    %1834 = arith.muli %1826, %c13 : index
    %1835 = arith.addi %1834, %1724 : index
    %1836 = arith.addi %1835, %c2 : index
    %1837 = memref.load %19[%1836] : memref<?xf32>
    %1838 = arith.addi %1836, %c33 : index
    %1839 = memref.load %19[%1838] : memref<?xf32>
    %1840 = arith.addf %1837, %1839 : f32
    %1841 = wave.lane
    %1842 = arith.addi %18, %c16 : index
    %1843 = arith.muli %1826, %c6 : index
    %1844 = arith.addi %1842, %1843 : index
    %1845 = arith.divui %1841, %c15 : index
    %1846 = arith.addi %1844, %1845 : index
    %1847 = arith.cmpi slt, %1846, %17 : index
    scf.if %1847 {
      %1848 = arith.cmpi eq, %hasFactors, %c8 : index
      %1849 = arith.muli %1846, %c6 : index
      %1850 = memref.load %factors[%1849] : memref<?xf32>
      %1851 = arith.mulf %1850, %operandScale : f32
      %1852 = arith.select %1848, %1851, %operandScale : f32
      %1853 = arith.remui %1841, %c15 : index
      %1854 = arith.muli %1853, %c20 : index
      %1855 = arith.addi %13, %1854 : index
      %1856 = vector.load %w[%1855] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1857 = vector.bitcast %1856 : vector<4xi8> to vector<1xf32>
      %1858 = vector.extract %1857[0] : f32 from vector<1xf32>
      %1859 = arith.mulf %1858, %1852 : f32
      %1860 = arith.mulf %1833, %1859 : f32
      %1861 = arith.remui %1841, %c15 : index
      %1862 = arith.muli %1861, %c20 : index
      %1863 = arith.addi %15, %1862 : index
      %1864 = vector.load %w[%1863] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1865 = vector.bitcast %1864 : vector<4xi8> to vector<1xf32>
      %1866 = vector.extract %1865[0] : f32 from vector<1xf32>
      %1867 = arith.mulf %1866, %1852 : f32
      %1868 = arith.mulf %1840, %1867 : f32
      %1869 = arith.muli %1846, %outputFeatures : index
      %1870 = arith.addi %1869, %22 : index
      %1871 = wave.lane
      %1872 = arith.remui %1871, %c15 : index
      %1873 = arith.addi %1870, %1872 : index
      scf.if %20 {
        %1874 = arith.addi %1873, %c7 : index
        %1875 = memref.load %residual[%1874] : memref<?xf32>
        %1876 = arith.addf %1875, %1860 : f32
        %1877 = arith.addi %1873, %c7 : index
        memref.store %1876, %out[%1877] : memref<?xf32>
      } else {
        %1878 = arith.addi %1873, %c7 : index
        memref.store %1860, %out[%1878] : memref<?xf32>
      }
      scf.if %20 {
        %1879 = arith.addi %1873, %c15 : index
        %1880 = memref.load %residual[%1879] : memref<?xf32>
        %1881 = arith.addf %1880, %1868 : f32
        %1882 = arith.addi %1873, %c15 : index
        memref.store %1881, %out[%1882] : memref<?xf32>
      } else {
        %1883 = arith.addi %1873, %c15 : index
        memref.store %1868, %out[%1883] : memref<?xf32>
      }
    }
    %1884 = arith.muli %1725, %c20 : index
    %1885 = arith.addi %1884, %c6 : index
    %1886 = arith.muli %1885, %c13 : index
    %1887 = arith.addi %1886, %1724 : index
    %1888 = arith.addi %1887, %c7 : index
    %1889 = memref.load %19[%1888] : memref<?xf32>
    %1890 = arith.addi %1888, %c33 : index
    %1891 = memref.load %19[%1890] : memref<?xf32>
    %1892 = arith.addf %1889, %1891 : f32
    %1893 = arith.muli %1885, %c13 : index
    %1894 = arith.addi %1893, %1724 : index
    %1895 = arith.addi %1894, %c2 : index
    %1896 = memref.load %19[%1895] : memref<?xf32>
    %1897 = arith.addi %1895, %c33 : index
    %1898 = memref.load %19[%1897] : memref<?xf32>
    %1899 = arith.addf %1896, %1898 : f32
    %1900 = wave.lane
    %1901 = arith.addi %18, %c16 : index
    %1902 = arith.muli %1885, %c6 : index
    %1903 = arith.addi %1901, %1902 : index
    %1904 = arith.divui %1900, %c15 : index
    %1905 = arith.addi %1903, %1904 : index
    %1906 = arith.cmpi slt, %1905, %17 : index
    scf.if %1906 {
      %1907 = arith.cmpi eq, %hasFactors, %c8 : index
      %1908 = arith.muli %1905, %c6 : index
      %1909 = memref.load %factors[%1908] : memref<?xf32>
      %1910 = arith.mulf %1909, %operandScale : f32
      %1911 = arith.select %1907, %1910, %operandScale : f32
      %1912 = arith.remui %1900, %c15 : index
      %1913 = arith.muli %1912, %c20 : index
      %1914 = arith.addi %13, %1913 : index
      %1915 = vector.load %w[%1914] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1916 = vector.bitcast %1915 : vector<4xi8> to vector<1xf32>
      %1917 = vector.extract %1916[0] : f32 from vector<1xf32>
      %1918 = arith.mulf %1917, %1911 : f32
      %1919 = arith.mulf %1892, %1918 : f32
      %1920 = arith.remui %1900, %c15 : index
      %1921 = arith.muli %1920, %c20 : index
      %1922 = arith.addi %15, %1921 : index
      %1923 = vector.load %w[%1922] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1924 = vector.bitcast %1923 : vector<4xi8> to vector<1xf32>
      %1925 = vector.extract %1924[0] : f32 from vector<1xf32>
      %1926 = arith.mulf %1925, %1911 : f32
      %1927 = arith.mulf %1899, %1926 : f32
      %1928 = arith.muli %1905, %outputFeatures : index
      %1929 = arith.addi %1928, %22 : index
      %1930 = wave.lane
      %1931 = arith.remui %1930, %c15 : index
      %1932 = arith.addi %1929, %1931 : index
      scf.if %20 {
        %1933 = arith.addi %1932, %c7 : index
        %1934 = memref.load %residual[%1933] : memref<?xf32>
        %1935 = arith.addf %1934, %1919 : f32
        %1936 = arith.addi %1932, %c7 : index
        memref.store %1935, %out[%1936] : memref<?xf32>
      } else {
        %1937 = arith.addi %1932, %c7 : index
        memref.store %1919, %out[%1937] : memref<?xf32>
      }
      scf.if %20 {
        %1938 = arith.addi %1932, %c15 : index
        %1939 = memref.load %residual[%1938] : memref<?xf32>
        %1940 = arith.addf %1939, %1927 : f32
        %1941 = arith.addi %1932, %c15 : index
        memref.store %1940, %out[%1941] : memref<?xf32>
      } else {
        %1942 = arith.addi %1932, %c15 : index
        memref.store %1927, %out[%1942] : memref<?xf32>
      }
    }
    %1943 = arith.muli %1725, %c20 : index
    %1944 = arith.addi %1943, %c28 : index
    %1945 = arith.muli %1944, %c13 : index
    %1946 = arith.addi %1945, %1724 : index
    %1947 = arith.addi %1946, %c7 : index
    %1948 = memref.load %19[%1947] : memref<?xf32>
    %1949 = arith.addi %1947, %c33 : index
    %1950 = memref.load %19[%1949] : memref<?xf32>
    %1951 = arith.addf %1948, %1950 : f32
    %1952 = arith.muli %1944, %c13 : index
    %1953 = arith.addi %1952, %1724 : index
    %1954 = arith.addi %1953, %c2 : index
    %1955 = memref.load %19[%1954] : memref<?xf32>
    %1956 = arith.addi %1954, %c33 : index
    %1957 = memref.load %19[%1956] : memref<?xf32>
    %1958 = arith.addf %1955, %1957 : f32
    %1959 = wave.lane
    %1960 = arith.addi %18, %c16 : index
    %1961 = arith.muli %1944, %c6 : index
    %1962 = arith.addi %1960, %1961 : index
    %1963 = arith.divui %1959, %c15 : index
    %1964 = arith.addi %1962, %1963 : index
    %1965 = arith.cmpi slt, %1964, %17 : index
    scf.if %1965 {
      %1966 = arith.cmpi eq, %hasFactors, %c8 : index
      %1967 = arith.muli %1964, %c6 : index
      %1968 = memref.load %factors[%1967] : memref<?xf32>
      %1969 = arith.mulf %1968, %operandScale : f32
      %1970 = arith.select %1966, %1969, %operandScale : f32
      %1971 = arith.remui %1959, %c15 : index
      %1972 = arith.muli %1971, %c20 : index
      %1973 = arith.addi %13, %1972 : index
      %1974 = vector.load %w[%1973] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1975 = vector.bitcast %1974 : vector<4xi8> to vector<1xf32>
      %1976 = vector.extract %1975[0] : f32 from vector<1xf32>
      %1977 = arith.mulf %1976, %1970 : f32
      %1978 = arith.mulf %1951, %1977 : f32
      %1979 = arith.remui %1959, %c15 : index
      %1980 = arith.muli %1979, %c20 : index
      %1981 = arith.addi %15, %1980 : index
      %1982 = vector.load %w[%1981] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1983 = vector.bitcast %1982 : vector<4xi8> to vector<1xf32>
      %1984 = vector.extract %1983[0] : f32 from vector<1xf32>
      %1985 = arith.mulf %1984, %1970 : f32
      %1986 = arith.mulf %1958, %1985 : f32
      %1987 = arith.muli %1964, %outputFeatures : index
      %1988 = arith.addi %1987, %22 : index
      %1989 = wave.lane
      %1990 = arith.remui %1989, %c15 : index
      %1991 = arith.addi %1988, %1990 : index
      scf.if %20 {
        %1992 = arith.addi %1991, %c7 : index
        %1993 = memref.load %residual[%1992] : memref<?xf32>
        %1994 = arith.addf %1993, %1978 : f32
        %1995 = arith.addi %1991, %c7 : index
        memref.store %1994, %out[%1995] : memref<?xf32>
      } else {
        %1996 = arith.addi %1991, %c7 : index
        memref.store %1978, %out[%1996] : memref<?xf32>
      }
      scf.if %20 {
        %1997 = arith.addi %1991, %c15 : index
        %1998 = memref.load %residual[%1997] : memref<?xf32>
        %1999 = arith.addf %1998, %1986 : f32
        %2000 = arith.addi %1991, %c15 : index
        memref.store %1999, %out[%2000] : memref<?xf32>
      } else {
        %2001 = arith.addi %1991, %c15 : index
        memref.store %1986, %out[%2001] : memref<?xf32>
      }
    }
  }
  wave.return
}
