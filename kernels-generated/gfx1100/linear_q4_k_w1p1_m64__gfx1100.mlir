// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_k', waves=1, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_w1p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 2 : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
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
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 5 : index
  %c31 = arith.constant 6 : index
  %c32 = arith.constant 7 : index
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
  %17 = arith.cmpi eq, %hasResidual, %c6 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c11 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c11 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %16, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c11 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c7, %c11 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c13 : index
    %31 = arith.remui %c7, %c11 : index
    %32 = arith.divui %31, %c1 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c1 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c1 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c7, %c1 : index
    %40 = arith.addi %38, %39 : index
    %41 = arith.addi %22, %c11 : index
    %42 = arith.addi %16, %41 : index
    %43 = arith.divui %42, %tileRows : index
    %44 = arith.divui %inputFeatures, %c11 : index
    %45 = arith.muli %43, %44 : index
    %46 = arith.divui %c7, %c11 : index
    %47 = arith.addi %45, %46 : index
    %48 = arith.muli %47, %c13 : index
    %49 = arith.remui %c7, %c11 : index
    %50 = arith.divui %49, %c1 : index
    %51 = arith.addi %48, %50 : index
    %52 = arith.muli %tileRows, %c1 : index
    %53 = arith.muli %51, %52 : index
    %54 = arith.remui %42, %tileRows : index
    %55 = arith.muli %54, %c1 : index
    %56 = arith.addi %53, %55 : index
    %57 = arith.remui %c7, %c1 : index
    %58 = arith.addi %56, %57 : index
    %59 = arith.addi %22, %c14 : index
    %60 = arith.addi %16, %59 : index
    %61 = arith.divui %60, %tileRows : index
    %62 = arith.divui %inputFeatures, %c11 : index
    %63 = arith.muli %61, %62 : index
    %64 = arith.divui %c7, %c11 : index
    %65 = arith.addi %63, %64 : index
    %66 = arith.muli %65, %c13 : index
    %67 = arith.remui %c7, %c11 : index
    %68 = arith.divui %67, %c1 : index
    %69 = arith.addi %66, %68 : index
    %70 = arith.muli %tileRows, %c1 : index
    %71 = arith.muli %69, %70 : index
    %72 = arith.remui %60, %tileRows : index
    %73 = arith.muli %72, %c1 : index
    %74 = arith.addi %71, %73 : index
    %75 = arith.remui %c7, %c1 : index
    %76 = arith.addi %74, %75 : index
    %77 = arith.addi %22, %c15 : index
    %78 = arith.addi %16, %77 : index
    %79 = arith.divui %78, %tileRows : index
    %80 = arith.divui %inputFeatures, %c11 : index
    %81 = arith.muli %79, %80 : index
    %82 = arith.divui %c7, %c11 : index
    %83 = arith.addi %81, %82 : index
    %84 = arith.muli %83, %c13 : index
    %85 = arith.remui %c7, %c11 : index
    %86 = arith.divui %85, %c1 : index
    %87 = arith.addi %84, %86 : index
    %88 = arith.muli %tileRows, %c1 : index
    %89 = arith.muli %87, %88 : index
    %90 = arith.remui %78, %tileRows : index
    %91 = arith.muli %90, %c1 : index
    %92 = arith.addi %89, %91 : index
    %93 = arith.remui %c7, %c1 : index
    %94 = arith.addi %92, %93 : index
    %95 = wave.wave
    %96 = arith.divui %inputFeatures, %c14 : index
    %97 = arith.muli %95, %stepsPerWave : index
    %98 = arith.minsi %97, %96 : index
    %99 = arith.addi %98, %stepsPerWave : index
    %100 = arith.minsi %99, %96 : index
    %101 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %102 = arith.subi %100, %98 : index
    %103 = arith.divui %102, %c13 : index
    %104 = arith.muli %103, %c13 : index
    %105 = arith.addi %98, %104 : index
    %106 = arith.addi %98, %stepsPerWave : index
    %107 = arith.select %101, %106, %105 : index
    %113:4 = scf.for %108 = %98 to %107 step %c13 iter_args(%109 = %c16, %110 = %c16, %111 = %c16, %112 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %114 = wave.lane
      %115 = arith.addi %108, %c7 : index
      %116 = arith.remui %114, %c11 : index
      %117 = arith.addi %13, %c5 : index
      %118 = arith.divui %115, %c1 : index
      %119 = arith.muli %118, %c3 : index
      %120 = arith.addi %117, %119 : index
      %121 = arith.muli %116, %c19 : index
      %122 = arith.addi %120, %121 : index
      %123 = vector.load %w[%122] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %124 = vector.bitcast %123 : vector<4xi8> to vector<2xf16>
      %125 = arith.divui %inputFeatures, %c2 : index
      %126 = arith.muli %125, %c3 : index
      %127 = arith.addi %117, %126 : index
      %128 = arith.muli %115, %c14 : index
      %129 = arith.addi %127, %128 : index
      %130 = arith.muli %116, %c13 : index
      %131 = arith.addi %129, %130 : index
      %132 = vector.load %w[%131] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %133 = vector.extract %124[0] : f16 from vector<2xf16>
      %134 = arith.extf %133 : f16 to f32
      %135 = vector.extract %132[0] : i8 from vector<2xi8>
      %136 = arith.extui %135 : i8 to i32
      %137 = arith.sitofp %136 : i32 to f32
      %138 = arith.mulf %134, %137 : f32
      %139 = arith.truncf %138 : f32 to f16
      %140 = vector.broadcast %139 : f16 to vector<16xf16>
      %141 = vector.extract %124[1] : f16 from vector<2xf16>
      %142 = arith.extf %141 : f16 to f32
      %143 = vector.extract %132[1] : i8 from vector<2xi8>
      %144 = arith.extui %143 : i8 to i32
      %145 = arith.sitofp %144 : i32 to f32
      %146 = arith.mulf %142, %145 : f32
      %147 = arith.truncf %146 : f32 to f16
      %148 = vector.broadcast %147 : f16 to vector<16xf16>
      %149 = arith.addi %13, %c5 : index
      %150 = arith.divui %inputFeatures, %c2 : index
      %151 = arith.muli %150, %c3 : index
      %152 = arith.addi %151, %inputFeatures : index
      %153 = arith.addi %152, %c4 : index
      %154 = arith.divui %153, %c5 : index
      %155 = arith.muli %154, %c5 : index
      %156 = arith.addi %149, %155 : index
      %157 = arith.muli %inputFeatures, %c1 : index
      %158 = arith.addi %156, %157 : index
      %159 = arith.muli %115, %c11 : index
      %160 = arith.addi %159, %116 : index
      %161 = arith.muli %160, %c7 : index
      %162 = arith.addi %158, %161 : index
      %163 = arith.muli %115, %c2 : index
      %164 = arith.addi %156, %163 : index
      %165 = arith.muli %116, %c11 : index
      %166 = arith.addi %164, %165 : index
      %167 = vector.load %w[%166] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %168 = vector.bitcast %167 : vector<16xi8> to vector<4xi32>
      %169 = arith.shrui %168, %c20 : vector<4xi32>
      %170 = arith.andi %169, %c21 : vector<4xi32>
      %171 = arith.ori %170, %c22 : vector<4xi32>
      %172 = vector.bitcast %171 : vector<4xi32> to vector<8xf16>
      %173 = arith.shrui %168, %c23 : vector<4xi32>
      %174 = arith.andi %173, %c21 : vector<4xi32>
      %175 = arith.ori %174, %c22 : vector<4xi32>
      %176 = vector.bitcast %175 : vector<4xi32> to vector<8xf16>
      %177 = arith.shrui %168, %c24 : vector<4xi32>
      %178 = arith.andi %177, %c21 : vector<4xi32>
      %179 = arith.ori %178, %c22 : vector<4xi32>
      %180 = vector.bitcast %179 : vector<4xi32> to vector<8xf16>
      %181 = arith.shrui %168, %c25 : vector<4xi32>
      %182 = arith.andi %181, %c21 : vector<4xi32>
      %183 = arith.ori %182, %c22 : vector<4xi32>
      %184 = vector.bitcast %183 : vector<4xi32> to vector<8xf16>
      %185 = vector.shuffle %172, %176 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %186 = vector.shuffle %180, %184 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %187 = vector.shuffle %185, %186 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %188 = arith.subf %187, %c26 : vector<32xf16>
      %189 = vector.shuffle %188, %188 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %190 = vector.shuffle %188, %188 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %191 = math.fma %189, %140, %148 : vector<16xf16>
      %192 = math.fma %190, %140, %148 : vector<16xf16>
      %193 = arith.addi %108, %c6 : index
      %194 = arith.remui %114, %c11 : index
      %195 = arith.addi %13, %c5 : index
      %196 = arith.divui %193, %c1 : index
      %197 = arith.muli %196, %c3 : index
      %198 = arith.addi %195, %197 : index
      %199 = arith.muli %194, %c19 : index
      %200 = arith.addi %198, %199 : index
      %201 = vector.load %w[%200] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %202 = vector.bitcast %201 : vector<4xi8> to vector<2xf16>
      %203 = arith.divui %inputFeatures, %c2 : index
      %204 = arith.muli %203, %c3 : index
      %205 = arith.addi %195, %204 : index
      %206 = arith.muli %193, %c14 : index
      %207 = arith.addi %205, %206 : index
      %208 = arith.muli %194, %c13 : index
      %209 = arith.addi %207, %208 : index
      %210 = vector.load %w[%209] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %211 = vector.extract %202[0] : f16 from vector<2xf16>
      %212 = arith.extf %211 : f16 to f32
      %213 = vector.extract %210[0] : i8 from vector<2xi8>
      %214 = arith.extui %213 : i8 to i32
      %215 = arith.sitofp %214 : i32 to f32
      %216 = arith.mulf %212, %215 : f32
      %217 = arith.truncf %216 : f32 to f16
      %218 = vector.broadcast %217 : f16 to vector<16xf16>
      %219 = vector.extract %202[1] : f16 from vector<2xf16>
      %220 = arith.extf %219 : f16 to f32
      %221 = vector.extract %210[1] : i8 from vector<2xi8>
      %222 = arith.extui %221 : i8 to i32
      %223 = arith.sitofp %222 : i32 to f32
      %224 = arith.mulf %220, %223 : f32
      %225 = arith.truncf %224 : f32 to f16
      %226 = vector.broadcast %225 : f16 to vector<16xf16>
      %227 = arith.addi %13, %c5 : index
      %228 = arith.divui %inputFeatures, %c2 : index
      %229 = arith.muli %228, %c3 : index
      %230 = arith.addi %229, %inputFeatures : index
      %231 = arith.addi %230, %c4 : index
      %232 = arith.divui %231, %c5 : index
      %233 = arith.muli %232, %c5 : index
      %234 = arith.addi %227, %233 : index
      %235 = arith.muli %inputFeatures, %c1 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.muli %193, %c11 : index
      %238 = arith.addi %237, %194 : index
      %239 = arith.muli %238, %c7 : index
      %240 = arith.addi %236, %239 : index
      %241 = arith.muli %193, %c2 : index
      %242 = arith.addi %234, %241 : index
      %243 = arith.muli %194, %c11 : index
      %244 = arith.addi %242, %243 : index
      %245 = vector.load %w[%244] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %246 = vector.bitcast %245 : vector<16xi8> to vector<4xi32>
      %247 = arith.shrui %246, %c20 : vector<4xi32>
      %248 = arith.andi %247, %c21 : vector<4xi32>
      %249 = arith.ori %248, %c22 : vector<4xi32>
      %250 = vector.bitcast %249 : vector<4xi32> to vector<8xf16>
      %251 = arith.shrui %246, %c23 : vector<4xi32>
      %252 = arith.andi %251, %c21 : vector<4xi32>
      %253 = arith.ori %252, %c22 : vector<4xi32>
      %254 = vector.bitcast %253 : vector<4xi32> to vector<8xf16>
      %255 = arith.shrui %246, %c24 : vector<4xi32>
      %256 = arith.andi %255, %c21 : vector<4xi32>
      %257 = arith.ori %256, %c22 : vector<4xi32>
      %258 = vector.bitcast %257 : vector<4xi32> to vector<8xf16>
      %259 = arith.shrui %246, %c25 : vector<4xi32>
      %260 = arith.andi %259, %c21 : vector<4xi32>
      %261 = arith.ori %260, %c22 : vector<4xi32>
      %262 = vector.bitcast %261 : vector<4xi32> to vector<8xf16>
      %263 = vector.shuffle %250, %254 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %264 = vector.shuffle %258, %262 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %265 = vector.shuffle %263, %264 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %266 = arith.subf %265, %c26 : vector<32xf16>
      %267 = vector.shuffle %266, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %268 = vector.shuffle %266, %266 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %269 = math.fma %267, %218, %226 : vector<16xf16>
      %270 = math.fma %268, %218, %226 : vector<16xf16>
      %271 = arith.muli %108, %c13 : index
      %272 = arith.addi %271, %c7 : index
      %273 = arith.muli %tileRows, %c11 : index
      %274 = arith.muli %272, %273 : index
      %275 = arith.addi %40, %274 : index
      %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = arith.muli %tileRows, %c1 : index
      %278 = arith.addi %275, %277 : index
      %279 = vector.load %x[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = vector.shuffle %276, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %281 = wave.mma %280, %191, %109 : vector<16xf16>, vector<8xf32>
      %282 = arith.muli %108, %c13 : index
      %283 = arith.addi %282, %c7 : index
      %284 = arith.muli %tileRows, %c11 : index
      %285 = arith.muli %283, %284 : index
      %286 = arith.addi %58, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = arith.muli %tileRows, %c1 : index
      %289 = arith.addi %286, %288 : index
      %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = vector.shuffle %287, %290 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %292 = wave.mma %291, %191, %110 : vector<16xf16>, vector<8xf32>
      %293 = arith.muli %108, %c13 : index
      %294 = arith.addi %293, %c7 : index
      %295 = arith.muli %tileRows, %c11 : index
      %296 = arith.muli %294, %295 : index
      %297 = arith.addi %76, %296 : index
      %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = arith.muli %tileRows, %c1 : index
      %300 = arith.addi %297, %299 : index
      %301 = vector.load %x[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %302 = vector.shuffle %298, %301 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %303 = wave.mma %302, %191, %111 : vector<16xf16>, vector<8xf32>
      %304 = arith.muli %108, %c13 : index
      %305 = arith.addi %304, %c7 : index
      %306 = arith.muli %tileRows, %c11 : index
      %307 = arith.muli %305, %306 : index
      %308 = arith.addi %94, %307 : index
      %309 = vector.load %x[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %310 = arith.muli %tileRows, %c1 : index
      %311 = arith.addi %308, %310 : index
      %312 = vector.load %x[%311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %313 = vector.shuffle %309, %312 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %314 = wave.mma %313, %191, %112 : vector<16xf16>, vector<8xf32>
      %315 = arith.muli %108, %c13 : index
      %316 = arith.addi %315, %c6 : index
      %317 = arith.muli %tileRows, %c11 : index
      %318 = arith.muli %316, %317 : index
      %319 = arith.addi %40, %318 : index
      %320 = vector.load %x[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %321 = arith.muli %tileRows, %c1 : index
      %322 = arith.addi %319, %321 : index
      %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = vector.shuffle %320, %323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %325 = wave.mma %324, %192, %281 : vector<16xf16>, vector<8xf32>
      %326 = arith.muli %108, %c13 : index
      %327 = arith.addi %326, %c6 : index
      %328 = arith.muli %tileRows, %c11 : index
      %329 = arith.muli %327, %328 : index
      %330 = arith.addi %58, %329 : index
      %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %332 = arith.muli %tileRows, %c1 : index
      %333 = arith.addi %330, %332 : index
      %334 = vector.load %x[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %335 = vector.shuffle %331, %334 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %336 = wave.mma %335, %192, %292 : vector<16xf16>, vector<8xf32>
      %337 = arith.muli %108, %c13 : index
      %338 = arith.addi %337, %c6 : index
      %339 = arith.muli %tileRows, %c11 : index
      %340 = arith.muli %338, %339 : index
      %341 = arith.addi %76, %340 : index
      %342 = vector.load %x[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %343 = arith.muli %tileRows, %c1 : index
      %344 = arith.addi %341, %343 : index
      %345 = vector.load %x[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %346 = vector.shuffle %342, %345 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %347 = wave.mma %346, %192, %303 : vector<16xf16>, vector<8xf32>
      %348 = arith.muli %108, %c13 : index
      %349 = arith.addi %348, %c6 : index
      %350 = arith.muli %tileRows, %c11 : index
      %351 = arith.muli %349, %350 : index
      %352 = arith.addi %94, %351 : index
      %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %354 = arith.muli %tileRows, %c1 : index
      %355 = arith.addi %352, %354 : index
      %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %357 = vector.shuffle %353, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = wave.mma %357, %192, %314 : vector<16xf16>, vector<8xf32>
      %359 = arith.muli %108, %c13 : index
      %360 = arith.addi %359, %c13 : index
      %361 = arith.muli %tileRows, %c11 : index
      %362 = arith.muli %360, %361 : index
      %363 = arith.addi %40, %362 : index
      %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %365 = arith.muli %tileRows, %c1 : index
      %366 = arith.addi %363, %365 : index
      %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %368 = vector.shuffle %364, %367 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %369 = wave.mma %368, %269, %325 : vector<16xf16>, vector<8xf32>
      %370 = arith.muli %108, %c13 : index
      %371 = arith.addi %370, %c13 : index
      %372 = arith.muli %tileRows, %c11 : index
      %373 = arith.muli %371, %372 : index
      %374 = arith.addi %58, %373 : index
      %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %376 = arith.muli %tileRows, %c1 : index
      %377 = arith.addi %374, %376 : index
      %378 = vector.load %x[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %379 = vector.shuffle %375, %378 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %380 = wave.mma %379, %269, %336 : vector<16xf16>, vector<8xf32>
      %381 = arith.muli %108, %c13 : index
      %382 = arith.addi %381, %c13 : index
      %383 = arith.muli %tileRows, %c11 : index
      %384 = arith.muli %382, %383 : index
      %385 = arith.addi %76, %384 : index
      %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = arith.muli %tileRows, %c1 : index
      %388 = arith.addi %385, %387 : index
      %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %390 = vector.shuffle %386, %389 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %391 = wave.mma %390, %269, %347 : vector<16xf16>, vector<8xf32>
      %392 = arith.muli %108, %c13 : index
      %393 = arith.addi %392, %c13 : index
      %394 = arith.muli %tileRows, %c11 : index
      %395 = arith.muli %393, %394 : index
      %396 = arith.addi %94, %395 : index
      %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %398 = arith.muli %tileRows, %c1 : index
      %399 = arith.addi %396, %398 : index
      %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %401 = vector.shuffle %397, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %402 = wave.mma %401, %269, %358 : vector<16xf16>, vector<8xf32>
      %403 = arith.muli %108, %c13 : index
      %404 = arith.addi %403, %c27 : index
      %405 = arith.muli %tileRows, %c11 : index
      %406 = arith.muli %404, %405 : index
      %407 = arith.addi %40, %406 : index
      %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = arith.muli %tileRows, %c1 : index
      %410 = arith.addi %407, %409 : index
      %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = vector.shuffle %408, %411 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %413 = wave.mma %412, %270, %369 : vector<16xf16>, vector<8xf32>
      %414 = arith.muli %108, %c13 : index
      %415 = arith.addi %414, %c27 : index
      %416 = arith.muli %tileRows, %c11 : index
      %417 = arith.muli %415, %416 : index
      %418 = arith.addi %58, %417 : index
      %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %420 = arith.muli %tileRows, %c1 : index
      %421 = arith.addi %418, %420 : index
      %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = vector.shuffle %419, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %424 = wave.mma %423, %270, %380 : vector<16xf16>, vector<8xf32>
      %425 = arith.muli %108, %c13 : index
      %426 = arith.addi %425, %c27 : index
      %427 = arith.muli %tileRows, %c11 : index
      %428 = arith.muli %426, %427 : index
      %429 = arith.addi %76, %428 : index
      %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %431 = arith.muli %tileRows, %c1 : index
      %432 = arith.addi %429, %431 : index
      %433 = vector.load %x[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %434 = vector.shuffle %430, %433 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %435 = wave.mma %434, %270, %391 : vector<16xf16>, vector<8xf32>
      %436 = arith.muli %108, %c13 : index
      %437 = arith.addi %436, %c27 : index
      %438 = arith.muli %tileRows, %c11 : index
      %439 = arith.muli %437, %438 : index
      %440 = arith.addi %94, %439 : index
      %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %442 = arith.muli %tileRows, %c1 : index
      %443 = arith.addi %440, %442 : index
      %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %445 = vector.shuffle %441, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %446 = wave.mma %445, %270, %402 : vector<16xf16>, vector<8xf32>
      scf.yield %413, %424, %435, %446 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %447 = arith.select %101, %107, %100 : index
    %453:4 = scf.for %448 = %107 to %447 step %c6 iter_args(%449 = %113#0, %450 = %113#1, %451 = %113#2, %452 = %113#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %454 = wave.lane
      %455 = arith.addi %448, %c7 : index
      %456 = arith.remui %454, %c11 : index
      %457 = arith.addi %13, %c5 : index
      %458 = arith.divui %455, %c1 : index
      %459 = arith.muli %458, %c3 : index
      %460 = arith.addi %457, %459 : index
      %461 = arith.muli %456, %c19 : index
      %462 = arith.addi %460, %461 : index
      %463 = vector.load %w[%462] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %464 = vector.bitcast %463 : vector<4xi8> to vector<2xf16>
      %465 = arith.divui %inputFeatures, %c2 : index
      %466 = arith.muli %465, %c3 : index
      %467 = arith.addi %457, %466 : index
      %468 = arith.muli %455, %c14 : index
      %469 = arith.addi %467, %468 : index
      %470 = arith.muli %456, %c13 : index
      %471 = arith.addi %469, %470 : index
      %472 = vector.load %w[%471] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %473 = vector.extract %464[0] : f16 from vector<2xf16>
      %474 = arith.extf %473 : f16 to f32
      %475 = vector.extract %472[0] : i8 from vector<2xi8>
      %476 = arith.extui %475 : i8 to i32
      %477 = arith.sitofp %476 : i32 to f32
      %478 = arith.mulf %474, %477 : f32
      %479 = arith.truncf %478 : f32 to f16
      %480 = vector.broadcast %479 : f16 to vector<16xf16>
      %481 = vector.extract %464[1] : f16 from vector<2xf16>
      %482 = arith.extf %481 : f16 to f32
      %483 = vector.extract %472[1] : i8 from vector<2xi8>
      %484 = arith.extui %483 : i8 to i32
      %485 = arith.sitofp %484 : i32 to f32
      %486 = arith.mulf %482, %485 : f32
      %487 = arith.truncf %486 : f32 to f16
      %488 = vector.broadcast %487 : f16 to vector<16xf16>
      %489 = arith.addi %13, %c5 : index
      %490 = arith.divui %inputFeatures, %c2 : index
      %491 = arith.muli %490, %c3 : index
      %492 = arith.addi %491, %inputFeatures : index
      %493 = arith.addi %492, %c4 : index
      %494 = arith.divui %493, %c5 : index
      %495 = arith.muli %494, %c5 : index
      %496 = arith.addi %489, %495 : index
      %497 = arith.muli %inputFeatures, %c1 : index
      %498 = arith.addi %496, %497 : index
      %499 = arith.muli %455, %c11 : index
      %500 = arith.addi %499, %456 : index
      %501 = arith.muli %500, %c7 : index
      %502 = arith.addi %498, %501 : index
      %503 = arith.muli %455, %c2 : index
      %504 = arith.addi %496, %503 : index
      %505 = arith.muli %456, %c11 : index
      %506 = arith.addi %504, %505 : index
      %507 = vector.load %w[%506] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %508 = vector.bitcast %507 : vector<16xi8> to vector<4xi32>
      %509 = arith.shrui %508, %c20 : vector<4xi32>
      %510 = arith.andi %509, %c21 : vector<4xi32>
      %511 = arith.ori %510, %c22 : vector<4xi32>
      %512 = vector.bitcast %511 : vector<4xi32> to vector<8xf16>
      %513 = arith.shrui %508, %c23 : vector<4xi32>
      %514 = arith.andi %513, %c21 : vector<4xi32>
      %515 = arith.ori %514, %c22 : vector<4xi32>
      %516 = vector.bitcast %515 : vector<4xi32> to vector<8xf16>
      %517 = arith.shrui %508, %c24 : vector<4xi32>
      %518 = arith.andi %517, %c21 : vector<4xi32>
      %519 = arith.ori %518, %c22 : vector<4xi32>
      %520 = vector.bitcast %519 : vector<4xi32> to vector<8xf16>
      %521 = arith.shrui %508, %c25 : vector<4xi32>
      %522 = arith.andi %521, %c21 : vector<4xi32>
      %523 = arith.ori %522, %c22 : vector<4xi32>
      %524 = vector.bitcast %523 : vector<4xi32> to vector<8xf16>
      %525 = vector.shuffle %512, %516 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %526 = vector.shuffle %520, %524 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %527 = vector.shuffle %525, %526 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %528 = arith.subf %527, %c26 : vector<32xf16>
      %529 = vector.shuffle %528, %528 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %530 = vector.shuffle %528, %528 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %531 = math.fma %529, %480, %488 : vector<16xf16>
      %532 = math.fma %530, %480, %488 : vector<16xf16>
      %533 = arith.muli %448, %c13 : index
      %534 = arith.addi %533, %c7 : index
      %535 = arith.muli %tileRows, %c11 : index
      %536 = arith.muli %534, %535 : index
      %537 = arith.addi %40, %536 : index
      %538 = vector.load %x[%537] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %539 = arith.muli %tileRows, %c1 : index
      %540 = arith.addi %537, %539 : index
      %541 = vector.load %x[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %542 = vector.shuffle %538, %541 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %543 = wave.mma %542, %531, %449 : vector<16xf16>, vector<8xf32>
      %544 = arith.muli %448, %c13 : index
      %545 = arith.addi %544, %c7 : index
      %546 = arith.muli %tileRows, %c11 : index
      %547 = arith.muli %545, %546 : index
      %548 = arith.addi %58, %547 : index
      %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %550 = arith.muli %tileRows, %c1 : index
      %551 = arith.addi %548, %550 : index
      %552 = vector.load %x[%551] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %553 = vector.shuffle %549, %552 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %554 = wave.mma %553, %531, %450 : vector<16xf16>, vector<8xf32>
      %555 = arith.muli %448, %c13 : index
      %556 = arith.addi %555, %c7 : index
      %557 = arith.muli %tileRows, %c11 : index
      %558 = arith.muli %556, %557 : index
      %559 = arith.addi %76, %558 : index
      %560 = vector.load %x[%559] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %561 = arith.muli %tileRows, %c1 : index
      %562 = arith.addi %559, %561 : index
      %563 = vector.load %x[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %564 = vector.shuffle %560, %563 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %565 = wave.mma %564, %531, %451 : vector<16xf16>, vector<8xf32>
      %566 = arith.muli %448, %c13 : index
      %567 = arith.addi %566, %c7 : index
      %568 = arith.muli %tileRows, %c11 : index
      %569 = arith.muli %567, %568 : index
      %570 = arith.addi %94, %569 : index
      %571 = vector.load %x[%570] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %572 = arith.muli %tileRows, %c1 : index
      %573 = arith.addi %570, %572 : index
      %574 = vector.load %x[%573] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %575 = vector.shuffle %571, %574 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %576 = wave.mma %575, %531, %452 : vector<16xf16>, vector<8xf32>
      %577 = arith.muli %448, %c13 : index
      %578 = arith.addi %577, %c6 : index
      %579 = arith.muli %tileRows, %c11 : index
      %580 = arith.muli %578, %579 : index
      %581 = arith.addi %40, %580 : index
      %582 = vector.load %x[%581] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %583 = arith.muli %tileRows, %c1 : index
      %584 = arith.addi %581, %583 : index
      %585 = vector.load %x[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %586 = vector.shuffle %582, %585 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %587 = wave.mma %586, %532, %543 : vector<16xf16>, vector<8xf32>
      %588 = arith.muli %448, %c13 : index
      %589 = arith.addi %588, %c6 : index
      %590 = arith.muli %tileRows, %c11 : index
      %591 = arith.muli %589, %590 : index
      %592 = arith.addi %58, %591 : index
      %593 = vector.load %x[%592] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %594 = arith.muli %tileRows, %c1 : index
      %595 = arith.addi %592, %594 : index
      %596 = vector.load %x[%595] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %597 = vector.shuffle %593, %596 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %598 = wave.mma %597, %532, %554 : vector<16xf16>, vector<8xf32>
      %599 = arith.muli %448, %c13 : index
      %600 = arith.addi %599, %c6 : index
      %601 = arith.muli %tileRows, %c11 : index
      %602 = arith.muli %600, %601 : index
      %603 = arith.addi %76, %602 : index
      %604 = vector.load %x[%603] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %605 = arith.muli %tileRows, %c1 : index
      %606 = arith.addi %603, %605 : index
      %607 = vector.load %x[%606] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %608 = vector.shuffle %604, %607 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %609 = wave.mma %608, %532, %565 : vector<16xf16>, vector<8xf32>
      %610 = arith.muli %448, %c13 : index
      %611 = arith.addi %610, %c6 : index
      %612 = arith.muli %tileRows, %c11 : index
      %613 = arith.muli %611, %612 : index
      %614 = arith.addi %94, %613 : index
      %615 = vector.load %x[%614] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %616 = arith.muli %tileRows, %c1 : index
      %617 = arith.addi %614, %616 : index
      %618 = vector.load %x[%617] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %619 = vector.shuffle %615, %618 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %620 = wave.mma %619, %532, %576 : vector<16xf16>, vector<8xf32>
      scf.yield %587, %598, %609, %620 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %621 = wave.lane
    %622 = vector.extract %453#0[0] : f32 from vector<8xf32>
    %623 = wave.lane
    %624 = arith.addi %16, %c7 : index
    %625 = arith.muli %c7, %c13 : index
    %626 = arith.addi %624, %625 : index
    %627 = arith.divui %623, %c11 : index
    %628 = arith.addi %626, %627 : index
    %629 = arith.cmpi slt, %628, %15 : index
    scf.if %629 {
      %630 = arith.cmpi eq, %hasFactors, %c6 : index
      %631 = arith.muli %628, %c13 : index
      %632 = memref.load %factors[%631] : memref<?xf32>
      %633 = arith.mulf %632, %operandScale : f32
      %634 = arith.select %630, %633, %operandScale : f32
      %635 = arith.remui %623, %c11 : index
      %636 = arith.muli %635, %c19 : index
      %637 = arith.addi %13, %636 : index
      %638 = vector.load %w[%637] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %639 = vector.bitcast %638 : vector<4xi8> to vector<1xf32>
      %640 = vector.extract %639[0] : f32 from vector<1xf32>
      %641 = arith.mulf %640, %634 : f32
      %642 = arith.mulf %622, %641 : f32
      %643 = arith.muli %628, %outputFeatures : index
      %644 = arith.addi %643, %19 : index
      %645 = wave.lane
      %646 = arith.remui %645, %c11 : index
      %647 = arith.addi %644, %646 : index
      scf.if %17 {
        %648 = arith.addi %647, %c7 : index
        %649 = memref.load %residual[%648] : memref<?xf32>
        %650 = arith.addf %649, %642 : f32
        %651 = arith.addi %647, %c7 : index
        memref.store %650, %out[%651] : memref<?xf32>
      } else {
        %652 = arith.addi %647, %c7 : index
        memref.store %642, %out[%652] : memref<?xf32>
      }
    }
    %653 = vector.extract %453#0[1] : f32 from vector<8xf32>
    %654 = wave.lane
    %655 = arith.addi %16, %c7 : index
    %656 = arith.muli %c6, %c13 : index
    %657 = arith.addi %655, %656 : index
    %658 = arith.divui %654, %c11 : index
    %659 = arith.addi %657, %658 : index
    %660 = arith.cmpi slt, %659, %15 : index
    scf.if %660 {
      %661 = arith.cmpi eq, %hasFactors, %c6 : index
      %662 = arith.muli %659, %c13 : index
      %663 = memref.load %factors[%662] : memref<?xf32>
      %664 = arith.mulf %663, %operandScale : f32
      %665 = arith.select %661, %664, %operandScale : f32
      %666 = arith.remui %654, %c11 : index
      %667 = arith.muli %666, %c19 : index
      %668 = arith.addi %13, %667 : index
      %669 = vector.load %w[%668] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %670 = vector.bitcast %669 : vector<4xi8> to vector<1xf32>
      %671 = vector.extract %670[0] : f32 from vector<1xf32>
      %672 = arith.mulf %671, %665 : f32
      %673 = arith.mulf %653, %672 : f32
      %674 = arith.muli %659, %outputFeatures : index
      %675 = arith.addi %674, %19 : index
      %676 = wave.lane
      %677 = arith.remui %676, %c11 : index
      %678 = arith.addi %675, %677 : index
      scf.if %17 {
        %679 = arith.addi %678, %c7 : index
        %680 = memref.load %residual[%679] : memref<?xf32>
        %681 = arith.addf %680, %673 : f32
        %682 = arith.addi %678, %c7 : index
        memref.store %681, %out[%682] : memref<?xf32>
      } else {
        %683 = arith.addi %678, %c7 : index
        memref.store %673, %out[%683] : memref<?xf32>
      }
    }
    %684 = vector.extract %453#0[2] : f32 from vector<8xf32>
    %685 = wave.lane
    %686 = arith.addi %16, %c7 : index
    %687 = arith.muli %c13, %c13 : index
    %688 = arith.addi %686, %687 : index
    %689 = arith.divui %685, %c11 : index
    %690 = arith.addi %688, %689 : index
    %691 = arith.cmpi slt, %690, %15 : index
    scf.if %691 {
      %692 = arith.cmpi eq, %hasFactors, %c6 : index
      %693 = arith.muli %690, %c13 : index
      %694 = memref.load %factors[%693] : memref<?xf32>
      %695 = arith.mulf %694, %operandScale : f32
      %696 = arith.select %692, %695, %operandScale : f32
      %697 = arith.remui %685, %c11 : index
      %698 = arith.muli %697, %c19 : index
      %699 = arith.addi %13, %698 : index
      %700 = vector.load %w[%699] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %701 = vector.bitcast %700 : vector<4xi8> to vector<1xf32>
      %702 = vector.extract %701[0] : f32 from vector<1xf32>
      %703 = arith.mulf %702, %696 : f32
      %704 = arith.mulf %684, %703 : f32
      %705 = arith.muli %690, %outputFeatures : index
      %706 = arith.addi %705, %19 : index
      %707 = wave.lane
      %708 = arith.remui %707, %c11 : index
      %709 = arith.addi %706, %708 : index
      scf.if %17 {
        %710 = arith.addi %709, %c7 : index
        %711 = memref.load %residual[%710] : memref<?xf32>
        %712 = arith.addf %711, %704 : f32
        %713 = arith.addi %709, %c7 : index
        memref.store %712, %out[%713] : memref<?xf32>
      } else {
        %714 = arith.addi %709, %c7 : index
        memref.store %704, %out[%714] : memref<?xf32>
      }
    }
    %715 = vector.extract %453#0[3] : f32 from vector<8xf32>
    %716 = wave.lane
    %717 = arith.addi %16, %c7 : index
    %718 = arith.muli %c27, %c13 : index
    %719 = arith.addi %717, %718 : index
    %720 = arith.divui %716, %c11 : index
    %721 = arith.addi %719, %720 : index
    %722 = arith.cmpi slt, %721, %15 : index
    scf.if %722 {
      %723 = arith.cmpi eq, %hasFactors, %c6 : index
      %724 = arith.muli %721, %c13 : index
      %725 = memref.load %factors[%724] : memref<?xf32>
      %726 = arith.mulf %725, %operandScale : f32
      %727 = arith.select %723, %726, %operandScale : f32
      %728 = arith.remui %716, %c11 : index
      %729 = arith.muli %728, %c19 : index
      %730 = arith.addi %13, %729 : index
      %731 = vector.load %w[%730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %732 = vector.bitcast %731 : vector<4xi8> to vector<1xf32>
      %733 = vector.extract %732[0] : f32 from vector<1xf32>
      %734 = arith.mulf %733, %727 : f32
      %735 = arith.mulf %715, %734 : f32
      %736 = arith.muli %721, %outputFeatures : index
      %737 = arith.addi %736, %19 : index
      %738 = wave.lane
      %739 = arith.remui %738, %c11 : index
      %740 = arith.addi %737, %739 : index
      scf.if %17 {
        %741 = arith.addi %740, %c7 : index
        %742 = memref.load %residual[%741] : memref<?xf32>
        %743 = arith.addf %742, %735 : f32
        %744 = arith.addi %740, %c7 : index
        memref.store %743, %out[%744] : memref<?xf32>
      } else {
        %745 = arith.addi %740, %c7 : index
        memref.store %735, %out[%745] : memref<?xf32>
      }
    }
    %746 = vector.extract %453#0[4] : f32 from vector<8xf32>
    %747 = wave.lane
    %748 = arith.addi %16, %c7 : index
    %749 = arith.muli %c19, %c13 : index
    %750 = arith.addi %748, %749 : index
    %751 = arith.divui %747, %c11 : index
    %752 = arith.addi %750, %751 : index
    %753 = arith.cmpi slt, %752, %15 : index
    scf.if %753 {
      %754 = arith.cmpi eq, %hasFactors, %c6 : index
      %755 = arith.muli %752, %c13 : index
      %756 = memref.load %factors[%755] : memref<?xf32>
      %757 = arith.mulf %756, %operandScale : f32
      %758 = arith.select %754, %757, %operandScale : f32
      %759 = arith.remui %747, %c11 : index
      %760 = arith.muli %759, %c19 : index
      %761 = arith.addi %13, %760 : index
      %762 = vector.load %w[%761] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %763 = vector.bitcast %762 : vector<4xi8> to vector<1xf32>
      %764 = vector.extract %763[0] : f32 from vector<1xf32>
      %765 = arith.mulf %764, %758 : f32
      %766 = arith.mulf %746, %765 : f32
      %767 = arith.muli %752, %outputFeatures : index
      %768 = arith.addi %767, %19 : index
      %769 = wave.lane
      %770 = arith.remui %769, %c11 : index
      %771 = arith.addi %768, %770 : index
      scf.if %17 {
        %772 = arith.addi %771, %c7 : index
        %773 = memref.load %residual[%772] : memref<?xf32>
        %774 = arith.addf %773, %766 : f32
        %775 = arith.addi %771, %c7 : index
        memref.store %774, %out[%775] : memref<?xf32>
      } else {
        %776 = arith.addi %771, %c7 : index
        memref.store %766, %out[%776] : memref<?xf32>
      }
    }
    %777 = vector.extract %453#0[5] : f32 from vector<8xf32>
    %778 = wave.lane
    %779 = arith.addi %16, %c7 : index
    %780 = arith.muli %c30, %c13 : index
    %781 = arith.addi %779, %780 : index
    %782 = arith.divui %778, %c11 : index
    %783 = arith.addi %781, %782 : index
    %784 = arith.cmpi slt, %783, %15 : index
    scf.if %784 {
      %785 = arith.cmpi eq, %hasFactors, %c6 : index
      %786 = arith.muli %783, %c13 : index
      %787 = memref.load %factors[%786] : memref<?xf32>
      %788 = arith.mulf %787, %operandScale : f32
      %789 = arith.select %785, %788, %operandScale : f32
      %790 = arith.remui %778, %c11 : index
      %791 = arith.muli %790, %c19 : index
      %792 = arith.addi %13, %791 : index
      %793 = vector.load %w[%792] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %794 = vector.bitcast %793 : vector<4xi8> to vector<1xf32>
      %795 = vector.extract %794[0] : f32 from vector<1xf32>
      %796 = arith.mulf %795, %789 : f32
      %797 = arith.mulf %777, %796 : f32
      %798 = arith.muli %783, %outputFeatures : index
      %799 = arith.addi %798, %19 : index
      %800 = wave.lane
      %801 = arith.remui %800, %c11 : index
      %802 = arith.addi %799, %801 : index
      scf.if %17 {
        %803 = arith.addi %802, %c7 : index
        %804 = memref.load %residual[%803] : memref<?xf32>
        %805 = arith.addf %804, %797 : f32
        %806 = arith.addi %802, %c7 : index
        memref.store %805, %out[%806] : memref<?xf32>
      } else {
        %807 = arith.addi %802, %c7 : index
        memref.store %797, %out[%807] : memref<?xf32>
      }
    }
    %808 = vector.extract %453#0[6] : f32 from vector<8xf32>
    %809 = wave.lane
    %810 = arith.addi %16, %c7 : index
    %811 = arith.muli %c31, %c13 : index
    %812 = arith.addi %810, %811 : index
    %813 = arith.divui %809, %c11 : index
    %814 = arith.addi %812, %813 : index
    %815 = arith.cmpi slt, %814, %15 : index
    scf.if %815 {
      %816 = arith.cmpi eq, %hasFactors, %c6 : index
      %817 = arith.muli %814, %c13 : index
      %818 = memref.load %factors[%817] : memref<?xf32>
      %819 = arith.mulf %818, %operandScale : f32
      %820 = arith.select %816, %819, %operandScale : f32
      %821 = arith.remui %809, %c11 : index
      %822 = arith.muli %821, %c19 : index
      %823 = arith.addi %13, %822 : index
      %824 = vector.load %w[%823] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %825 = vector.bitcast %824 : vector<4xi8> to vector<1xf32>
      %826 = vector.extract %825[0] : f32 from vector<1xf32>
      %827 = arith.mulf %826, %820 : f32
      %828 = arith.mulf %808, %827 : f32
      %829 = arith.muli %814, %outputFeatures : index
      %830 = arith.addi %829, %19 : index
      %831 = wave.lane
      %832 = arith.remui %831, %c11 : index
      %833 = arith.addi %830, %832 : index
      scf.if %17 {
        %834 = arith.addi %833, %c7 : index
        %835 = memref.load %residual[%834] : memref<?xf32>
        %836 = arith.addf %835, %828 : f32
        %837 = arith.addi %833, %c7 : index
        memref.store %836, %out[%837] : memref<?xf32>
      } else {
        %838 = arith.addi %833, %c7 : index
        memref.store %828, %out[%838] : memref<?xf32>
      }
    }
    %839 = vector.extract %453#0[7] : f32 from vector<8xf32>
    %840 = wave.lane
    %841 = arith.addi %16, %c7 : index
    %842 = arith.muli %c32, %c13 : index
    %843 = arith.addi %841, %842 : index
    %844 = arith.divui %840, %c11 : index
    %845 = arith.addi %843, %844 : index
    %846 = arith.cmpi slt, %845, %15 : index
    scf.if %846 {
      %847 = arith.cmpi eq, %hasFactors, %c6 : index
      %848 = arith.muli %845, %c13 : index
      %849 = memref.load %factors[%848] : memref<?xf32>
      %850 = arith.mulf %849, %operandScale : f32
      %851 = arith.select %847, %850, %operandScale : f32
      %852 = arith.remui %840, %c11 : index
      %853 = arith.muli %852, %c19 : index
      %854 = arith.addi %13, %853 : index
      %855 = vector.load %w[%854] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %856 = vector.bitcast %855 : vector<4xi8> to vector<1xf32>
      %857 = vector.extract %856[0] : f32 from vector<1xf32>
      %858 = arith.mulf %857, %851 : f32
      %859 = arith.mulf %839, %858 : f32
      %860 = arith.muli %845, %outputFeatures : index
      %861 = arith.addi %860, %19 : index
      %862 = wave.lane
      %863 = arith.remui %862, %c11 : index
      %864 = arith.addi %861, %863 : index
      scf.if %17 {
        %865 = arith.addi %864, %c7 : index
        %866 = memref.load %residual[%865] : memref<?xf32>
        %867 = arith.addf %866, %859 : f32
        %868 = arith.addi %864, %c7 : index
        memref.store %867, %out[%868] : memref<?xf32>
      } else {
        %869 = arith.addi %864, %c7 : index
        memref.store %859, %out[%869] : memref<?xf32>
      }
    }
    %870 = wave.lane
    %871 = vector.extract %453#1[0] : f32 from vector<8xf32>
    %872 = wave.lane
    %873 = arith.addi %16, %c11 : index
    %874 = arith.muli %c7, %c13 : index
    %875 = arith.addi %873, %874 : index
    %876 = arith.divui %872, %c11 : index
    %877 = arith.addi %875, %876 : index
    %878 = arith.cmpi slt, %877, %15 : index
    scf.if %878 {
      %879 = arith.cmpi eq, %hasFactors, %c6 : index
      %880 = arith.muli %877, %c13 : index
      %881 = memref.load %factors[%880] : memref<?xf32>
      %882 = arith.mulf %881, %operandScale : f32
      %883 = arith.select %879, %882, %operandScale : f32
      %884 = arith.remui %872, %c11 : index
      %885 = arith.muli %884, %c19 : index
      %886 = arith.addi %13, %885 : index
      %887 = vector.load %w[%886] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %888 = vector.bitcast %887 : vector<4xi8> to vector<1xf32>
      %889 = vector.extract %888[0] : f32 from vector<1xf32>
      %890 = arith.mulf %889, %883 : f32
      %891 = arith.mulf %871, %890 : f32
      %892 = arith.muli %877, %outputFeatures : index
      %893 = arith.addi %892, %19 : index
      %894 = wave.lane
      %895 = arith.remui %894, %c11 : index
      %896 = arith.addi %893, %895 : index
      scf.if %17 {
        %897 = arith.addi %896, %c7 : index
        %898 = memref.load %residual[%897] : memref<?xf32>
        %899 = arith.addf %898, %891 : f32
        %900 = arith.addi %896, %c7 : index
        memref.store %899, %out[%900] : memref<?xf32>
      } else {
        %901 = arith.addi %896, %c7 : index
        memref.store %891, %out[%901] : memref<?xf32>
      }
    }
    %902 = vector.extract %453#1[1] : f32 from vector<8xf32>
    %903 = wave.lane
    %904 = arith.addi %16, %c11 : index
    %905 = arith.muli %c6, %c13 : index
    %906 = arith.addi %904, %905 : index
    %907 = arith.divui %903, %c11 : index
    %908 = arith.addi %906, %907 : index
    %909 = arith.cmpi slt, %908, %15 : index
    scf.if %909 {
      %910 = arith.cmpi eq, %hasFactors, %c6 : index
      %911 = arith.muli %908, %c13 : index
      %912 = memref.load %factors[%911] : memref<?xf32>
      %913 = arith.mulf %912, %operandScale : f32
      %914 = arith.select %910, %913, %operandScale : f32
      %915 = arith.remui %903, %c11 : index
      %916 = arith.muli %915, %c19 : index
      %917 = arith.addi %13, %916 : index
      %918 = vector.load %w[%917] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %919 = vector.bitcast %918 : vector<4xi8> to vector<1xf32>
      %920 = vector.extract %919[0] : f32 from vector<1xf32>
      %921 = arith.mulf %920, %914 : f32
      %922 = arith.mulf %902, %921 : f32
      %923 = arith.muli %908, %outputFeatures : index
      %924 = arith.addi %923, %19 : index
      %925 = wave.lane
      %926 = arith.remui %925, %c11 : index
      %927 = arith.addi %924, %926 : index
      scf.if %17 {
        %928 = arith.addi %927, %c7 : index
        %929 = memref.load %residual[%928] : memref<?xf32>
        %930 = arith.addf %929, %922 : f32
        %931 = arith.addi %927, %c7 : index
        memref.store %930, %out[%931] : memref<?xf32>
      } else {
        %932 = arith.addi %927, %c7 : index
        memref.store %922, %out[%932] : memref<?xf32>
      }
    }
    %933 = vector.extract %453#1[2] : f32 from vector<8xf32>
    %934 = wave.lane
    %935 = arith.addi %16, %c11 : index
    %936 = arith.muli %c13, %c13 : index
    %937 = arith.addi %935, %936 : index
    %938 = arith.divui %934, %c11 : index
    %939 = arith.addi %937, %938 : index
    %940 = arith.cmpi slt, %939, %15 : index
    scf.if %940 {
      %941 = arith.cmpi eq, %hasFactors, %c6 : index
      %942 = arith.muli %939, %c13 : index
      %943 = memref.load %factors[%942] : memref<?xf32>
      %944 = arith.mulf %943, %operandScale : f32
      %945 = arith.select %941, %944, %operandScale : f32
      %946 = arith.remui %934, %c11 : index
      %947 = arith.muli %946, %c19 : index
      %948 = arith.addi %13, %947 : index
      %949 = vector.load %w[%948] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %950 = vector.bitcast %949 : vector<4xi8> to vector<1xf32>
      %951 = vector.extract %950[0] : f32 from vector<1xf32>
      %952 = arith.mulf %951, %945 : f32
      %953 = arith.mulf %933, %952 : f32
      %954 = arith.muli %939, %outputFeatures : index
      %955 = arith.addi %954, %19 : index
      %956 = wave.lane
      %957 = arith.remui %956, %c11 : index
      %958 = arith.addi %955, %957 : index
      scf.if %17 {
        %959 = arith.addi %958, %c7 : index
        %960 = memref.load %residual[%959] : memref<?xf32>
        %961 = arith.addf %960, %953 : f32
        %962 = arith.addi %958, %c7 : index
        memref.store %961, %out[%962] : memref<?xf32>
      } else {
        %963 = arith.addi %958, %c7 : index
        memref.store %953, %out[%963] : memref<?xf32>
      }
    }
    %964 = vector.extract %453#1[3] : f32 from vector<8xf32>
    %965 = wave.lane
    %966 = arith.addi %16, %c11 : index
    %967 = arith.muli %c27, %c13 : index
    %968 = arith.addi %966, %967 : index
    %969 = arith.divui %965, %c11 : index
    %970 = arith.addi %968, %969 : index
    %971 = arith.cmpi slt, %970, %15 : index
    scf.if %971 {
      %972 = arith.cmpi eq, %hasFactors, %c6 : index
      %973 = arith.muli %970, %c13 : index
      %974 = memref.load %factors[%973] : memref<?xf32>
      %975 = arith.mulf %974, %operandScale : f32
      %976 = arith.select %972, %975, %operandScale : f32
      %977 = arith.remui %965, %c11 : index
      %978 = arith.muli %977, %c19 : index
      %979 = arith.addi %13, %978 : index
      %980 = vector.load %w[%979] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %981 = vector.bitcast %980 : vector<4xi8> to vector<1xf32>
      %982 = vector.extract %981[0] : f32 from vector<1xf32>
      %983 = arith.mulf %982, %976 : f32
      %984 = arith.mulf %964, %983 : f32
      %985 = arith.muli %970, %outputFeatures : index
      %986 = arith.addi %985, %19 : index
      %987 = wave.lane
      %988 = arith.remui %987, %c11 : index
      %989 = arith.addi %986, %988 : index
      scf.if %17 {
        %990 = arith.addi %989, %c7 : index
        %991 = memref.load %residual[%990] : memref<?xf32>
        %992 = arith.addf %991, %984 : f32
        %993 = arith.addi %989, %c7 : index
        memref.store %992, %out[%993] : memref<?xf32>
      } else {
        %994 = arith.addi %989, %c7 : index
        memref.store %984, %out[%994] : memref<?xf32>
      }
    }
    %995 = vector.extract %453#1[4] : f32 from vector<8xf32>
    %996 = wave.lane
    %997 = arith.addi %16, %c11 : index
    %998 = arith.muli %c19, %c13 : index
    %999 = arith.addi %997, %998 : index
    %1000 = arith.divui %996, %c11 : index
    %1001 = arith.addi %999, %1000 : index
    %1002 = arith.cmpi slt, %1001, %15 : index
    scf.if %1002 {
      %1003 = arith.cmpi eq, %hasFactors, %c6 : index
      %1004 = arith.muli %1001, %c13 : index
      %1005 = memref.load %factors[%1004] : memref<?xf32>
      %1006 = arith.mulf %1005, %operandScale : f32
      %1007 = arith.select %1003, %1006, %operandScale : f32
      %1008 = arith.remui %996, %c11 : index
      %1009 = arith.muli %1008, %c19 : index
      %1010 = arith.addi %13, %1009 : index
      %1011 = vector.load %w[%1010] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1012 = vector.bitcast %1011 : vector<4xi8> to vector<1xf32>
      %1013 = vector.extract %1012[0] : f32 from vector<1xf32>
      %1014 = arith.mulf %1013, %1007 : f32
      %1015 = arith.mulf %995, %1014 : f32
      %1016 = arith.muli %1001, %outputFeatures : index
      %1017 = arith.addi %1016, %19 : index
      %1018 = wave.lane
      %1019 = arith.remui %1018, %c11 : index
      %1020 = arith.addi %1017, %1019 : index
      scf.if %17 {
        %1021 = arith.addi %1020, %c7 : index
        %1022 = memref.load %residual[%1021] : memref<?xf32>
        %1023 = arith.addf %1022, %1015 : f32
        %1024 = arith.addi %1020, %c7 : index
        memref.store %1023, %out[%1024] : memref<?xf32>
      } else {
        %1025 = arith.addi %1020, %c7 : index
        memref.store %1015, %out[%1025] : memref<?xf32>
      }
    }
    %1026 = vector.extract %453#1[5] : f32 from vector<8xf32>
    %1027 = wave.lane
    %1028 = arith.addi %16, %c11 : index
    %1029 = arith.muli %c30, %c13 : index
    %1030 = arith.addi %1028, %1029 : index
    %1031 = arith.divui %1027, %c11 : index
    %1032 = arith.addi %1030, %1031 : index
    %1033 = arith.cmpi slt, %1032, %15 : index
    scf.if %1033 {
      %1034 = arith.cmpi eq, %hasFactors, %c6 : index
      %1035 = arith.muli %1032, %c13 : index
      %1036 = memref.load %factors[%1035] : memref<?xf32>
      %1037 = arith.mulf %1036, %operandScale : f32
      %1038 = arith.select %1034, %1037, %operandScale : f32
      %1039 = arith.remui %1027, %c11 : index
      %1040 = arith.muli %1039, %c19 : index
      %1041 = arith.addi %13, %1040 : index
      %1042 = vector.load %w[%1041] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1043 = vector.bitcast %1042 : vector<4xi8> to vector<1xf32>
      %1044 = vector.extract %1043[0] : f32 from vector<1xf32>
      %1045 = arith.mulf %1044, %1038 : f32
      %1046 = arith.mulf %1026, %1045 : f32
      %1047 = arith.muli %1032, %outputFeatures : index
      %1048 = arith.addi %1047, %19 : index
      %1049 = wave.lane
      %1050 = arith.remui %1049, %c11 : index
      %1051 = arith.addi %1048, %1050 : index
      scf.if %17 {
        %1052 = arith.addi %1051, %c7 : index
        %1053 = memref.load %residual[%1052] : memref<?xf32>
        %1054 = arith.addf %1053, %1046 : f32
        %1055 = arith.addi %1051, %c7 : index
        memref.store %1054, %out[%1055] : memref<?xf32>
      } else {
        %1056 = arith.addi %1051, %c7 : index
        memref.store %1046, %out[%1056] : memref<?xf32>
      }
    }
    %1057 = vector.extract %453#1[6] : f32 from vector<8xf32>
    %1058 = wave.lane
    %1059 = arith.addi %16, %c11 : index
    %1060 = arith.muli %c31, %c13 : index
    %1061 = arith.addi %1059, %1060 : index
    %1062 = arith.divui %1058, %c11 : index
    %1063 = arith.addi %1061, %1062 : index
    %1064 = arith.cmpi slt, %1063, %15 : index
    scf.if %1064 {
      %1065 = arith.cmpi eq, %hasFactors, %c6 : index
      %1066 = arith.muli %1063, %c13 : index
      %1067 = memref.load %factors[%1066] : memref<?xf32>
      %1068 = arith.mulf %1067, %operandScale : f32
      %1069 = arith.select %1065, %1068, %operandScale : f32
      %1070 = arith.remui %1058, %c11 : index
      %1071 = arith.muli %1070, %c19 : index
      %1072 = arith.addi %13, %1071 : index
      %1073 = vector.load %w[%1072] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1074 = vector.bitcast %1073 : vector<4xi8> to vector<1xf32>
      %1075 = vector.extract %1074[0] : f32 from vector<1xf32>
      %1076 = arith.mulf %1075, %1069 : f32
      %1077 = arith.mulf %1057, %1076 : f32
      %1078 = arith.muli %1063, %outputFeatures : index
      %1079 = arith.addi %1078, %19 : index
      %1080 = wave.lane
      %1081 = arith.remui %1080, %c11 : index
      %1082 = arith.addi %1079, %1081 : index
      scf.if %17 {
        %1083 = arith.addi %1082, %c7 : index
        %1084 = memref.load %residual[%1083] : memref<?xf32>
        %1085 = arith.addf %1084, %1077 : f32
        %1086 = arith.addi %1082, %c7 : index
        memref.store %1085, %out[%1086] : memref<?xf32>
      } else {
        %1087 = arith.addi %1082, %c7 : index
        memref.store %1077, %out[%1087] : memref<?xf32>
      }
    }
    %1088 = vector.extract %453#1[7] : f32 from vector<8xf32>
    %1089 = wave.lane
    %1090 = arith.addi %16, %c11 : index
    %1091 = arith.muli %c32, %c13 : index
    %1092 = arith.addi %1090, %1091 : index
    %1093 = arith.divui %1089, %c11 : index
    %1094 = arith.addi %1092, %1093 : index
    %1095 = arith.cmpi slt, %1094, %15 : index
    scf.if %1095 {
      %1096 = arith.cmpi eq, %hasFactors, %c6 : index
      %1097 = arith.muli %1094, %c13 : index
      %1098 = memref.load %factors[%1097] : memref<?xf32>
      %1099 = arith.mulf %1098, %operandScale : f32
      %1100 = arith.select %1096, %1099, %operandScale : f32
      %1101 = arith.remui %1089, %c11 : index
      %1102 = arith.muli %1101, %c19 : index
      %1103 = arith.addi %13, %1102 : index
      %1104 = vector.load %w[%1103] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1105 = vector.bitcast %1104 : vector<4xi8> to vector<1xf32>
      %1106 = vector.extract %1105[0] : f32 from vector<1xf32>
      %1107 = arith.mulf %1106, %1100 : f32
      %1108 = arith.mulf %1088, %1107 : f32
      %1109 = arith.muli %1094, %outputFeatures : index
      %1110 = arith.addi %1109, %19 : index
      %1111 = wave.lane
      %1112 = arith.remui %1111, %c11 : index
      %1113 = arith.addi %1110, %1112 : index
      scf.if %17 {
        %1114 = arith.addi %1113, %c7 : index
        %1115 = memref.load %residual[%1114] : memref<?xf32>
        %1116 = arith.addf %1115, %1108 : f32
        %1117 = arith.addi %1113, %c7 : index
        memref.store %1116, %out[%1117] : memref<?xf32>
      } else {
        %1118 = arith.addi %1113, %c7 : index
        memref.store %1108, %out[%1118] : memref<?xf32>
      }
    }
    %1119 = wave.lane
    %1120 = vector.extract %453#2[0] : f32 from vector<8xf32>
    %1121 = wave.lane
    %1122 = arith.addi %16, %c14 : index
    %1123 = arith.muli %c7, %c13 : index
    %1124 = arith.addi %1122, %1123 : index
    %1125 = arith.divui %1121, %c11 : index
    %1126 = arith.addi %1124, %1125 : index
    %1127 = arith.cmpi slt, %1126, %15 : index
    scf.if %1127 {
      %1128 = arith.cmpi eq, %hasFactors, %c6 : index
      %1129 = arith.muli %1126, %c13 : index
      %1130 = memref.load %factors[%1129] : memref<?xf32>
      %1131 = arith.mulf %1130, %operandScale : f32
      %1132 = arith.select %1128, %1131, %operandScale : f32
      %1133 = arith.remui %1121, %c11 : index
      %1134 = arith.muli %1133, %c19 : index
      %1135 = arith.addi %13, %1134 : index
      %1136 = vector.load %w[%1135] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1137 = vector.bitcast %1136 : vector<4xi8> to vector<1xf32>
      %1138 = vector.extract %1137[0] : f32 from vector<1xf32>
      %1139 = arith.mulf %1138, %1132 : f32
      %1140 = arith.mulf %1120, %1139 : f32
      %1141 = arith.muli %1126, %outputFeatures : index
      %1142 = arith.addi %1141, %19 : index
      %1143 = wave.lane
      %1144 = arith.remui %1143, %c11 : index
      %1145 = arith.addi %1142, %1144 : index
      scf.if %17 {
        %1146 = arith.addi %1145, %c7 : index
        %1147 = memref.load %residual[%1146] : memref<?xf32>
        %1148 = arith.addf %1147, %1140 : f32
        %1149 = arith.addi %1145, %c7 : index
        memref.store %1148, %out[%1149] : memref<?xf32>
      } else {
        %1150 = arith.addi %1145, %c7 : index
        memref.store %1140, %out[%1150] : memref<?xf32>
      }
    }
    %1151 = vector.extract %453#2[1] : f32 from vector<8xf32>
    %1152 = wave.lane
    %1153 = arith.addi %16, %c14 : index
    %1154 = arith.muli %c6, %c13 : index
    %1155 = arith.addi %1153, %1154 : index
    %1156 = arith.divui %1152, %c11 : index
    %1157 = arith.addi %1155, %1156 : index
    %1158 = arith.cmpi slt, %1157, %15 : index
    scf.if %1158 {
      %1159 = arith.cmpi eq, %hasFactors, %c6 : index
      %1160 = arith.muli %1157, %c13 : index
      %1161 = memref.load %factors[%1160] : memref<?xf32>
      %1162 = arith.mulf %1161, %operandScale : f32
      %1163 = arith.select %1159, %1162, %operandScale : f32
      %1164 = arith.remui %1152, %c11 : index
      %1165 = arith.muli %1164, %c19 : index
      %1166 = arith.addi %13, %1165 : index
      %1167 = vector.load %w[%1166] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1168 = vector.bitcast %1167 : vector<4xi8> to vector<1xf32>
      %1169 = vector.extract %1168[0] : f32 from vector<1xf32>
      %1170 = arith.mulf %1169, %1163 : f32
      %1171 = arith.mulf %1151, %1170 : f32
      %1172 = arith.muli %1157, %outputFeatures : index
      %1173 = arith.addi %1172, %19 : index
      %1174 = wave.lane
      %1175 = arith.remui %1174, %c11 : index
      %1176 = arith.addi %1173, %1175 : index
      scf.if %17 {
        %1177 = arith.addi %1176, %c7 : index
        %1178 = memref.load %residual[%1177] : memref<?xf32>
        %1179 = arith.addf %1178, %1171 : f32
        %1180 = arith.addi %1176, %c7 : index
        memref.store %1179, %out[%1180] : memref<?xf32>
      } else {
        %1181 = arith.addi %1176, %c7 : index
        memref.store %1171, %out[%1181] : memref<?xf32>
      }
    }
    %1182 = vector.extract %453#2[2] : f32 from vector<8xf32>
    %1183 = wave.lane
    %1184 = arith.addi %16, %c14 : index
    %1185 = arith.muli %c13, %c13 : index
    %1186 = arith.addi %1184, %1185 : index
    %1187 = arith.divui %1183, %c11 : index
    %1188 = arith.addi %1186, %1187 : index
    %1189 = arith.cmpi slt, %1188, %15 : index
    scf.if %1189 {
      %1190 = arith.cmpi eq, %hasFactors, %c6 : index
      %1191 = arith.muli %1188, %c13 : index
      %1192 = memref.load %factors[%1191] : memref<?xf32>
      %1193 = arith.mulf %1192, %operandScale : f32
      %1194 = arith.select %1190, %1193, %operandScale : f32
      %1195 = arith.remui %1183, %c11 : index
      %1196 = arith.muli %1195, %c19 : index
      %1197 = arith.addi %13, %1196 : index
      %1198 = vector.load %w[%1197] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1199 = vector.bitcast %1198 : vector<4xi8> to vector<1xf32>
      %1200 = vector.extract %1199[0] : f32 from vector<1xf32>
      %1201 = arith.mulf %1200, %1194 : f32
      %1202 = arith.mulf %1182, %1201 : f32
      %1203 = arith.muli %1188, %outputFeatures : index
      %1204 = arith.addi %1203, %19 : index
      %1205 = wave.lane
      %1206 = arith.remui %1205, %c11 : index
      %1207 = arith.addi %1204, %1206 : index
      scf.if %17 {
        %1208 = arith.addi %1207, %c7 : index
        %1209 = memref.load %residual[%1208] : memref<?xf32>
        %1210 = arith.addf %1209, %1202 : f32
        %1211 = arith.addi %1207, %c7 : index
        memref.store %1210, %out[%1211] : memref<?xf32>
      } else {
        %1212 = arith.addi %1207, %c7 : index
        memref.store %1202, %out[%1212] : memref<?xf32>
      }
    }
    %1213 = vector.extract %453#2[3] : f32 from vector<8xf32>
    %1214 = wave.lane
    %1215 = arith.addi %16, %c14 : index
    %1216 = arith.muli %c27, %c13 : index
    %1217 = arith.addi %1215, %1216 : index
    %1218 = arith.divui %1214, %c11 : index
    %1219 = arith.addi %1217, %1218 : index
    %1220 = arith.cmpi slt, %1219, %15 : index
    scf.if %1220 {
      %1221 = arith.cmpi eq, %hasFactors, %c6 : index
      %1222 = arith.muli %1219, %c13 : index
      %1223 = memref.load %factors[%1222] : memref<?xf32>
      %1224 = arith.mulf %1223, %operandScale : f32
      %1225 = arith.select %1221, %1224, %operandScale : f32
      %1226 = arith.remui %1214, %c11 : index
      %1227 = arith.muli %1226, %c19 : index
      %1228 = arith.addi %13, %1227 : index
      %1229 = vector.load %w[%1228] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1230 = vector.bitcast %1229 : vector<4xi8> to vector<1xf32>
      %1231 = vector.extract %1230[0] : f32 from vector<1xf32>
      %1232 = arith.mulf %1231, %1225 : f32
      %1233 = arith.mulf %1213, %1232 : f32
      %1234 = arith.muli %1219, %outputFeatures : index
      %1235 = arith.addi %1234, %19 : index
      %1236 = wave.lane
      %1237 = arith.remui %1236, %c11 : index
      %1238 = arith.addi %1235, %1237 : index
      scf.if %17 {
        %1239 = arith.addi %1238, %c7 : index
        %1240 = memref.load %residual[%1239] : memref<?xf32>
        %1241 = arith.addf %1240, %1233 : f32
        %1242 = arith.addi %1238, %c7 : index
        memref.store %1241, %out[%1242] : memref<?xf32>
      } else {
        %1243 = arith.addi %1238, %c7 : index
        memref.store %1233, %out[%1243] : memref<?xf32>
      }
    }
    %1244 = vector.extract %453#2[4] : f32 from vector<8xf32>
    %1245 = wave.lane
    %1246 = arith.addi %16, %c14 : index
    %1247 = arith.muli %c19, %c13 : index
    %1248 = arith.addi %1246, %1247 : index
    %1249 = arith.divui %1245, %c11 : index
    %1250 = arith.addi %1248, %1249 : index
    %1251 = arith.cmpi slt, %1250, %15 : index
    scf.if %1251 {
      %1252 = arith.cmpi eq, %hasFactors, %c6 : index
      %1253 = arith.muli %1250, %c13 : index
      %1254 = memref.load %factors[%1253] : memref<?xf32>
      %1255 = arith.mulf %1254, %operandScale : f32
      %1256 = arith.select %1252, %1255, %operandScale : f32
      %1257 = arith.remui %1245, %c11 : index
      %1258 = arith.muli %1257, %c19 : index
      %1259 = arith.addi %13, %1258 : index
      %1260 = vector.load %w[%1259] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1261 = vector.bitcast %1260 : vector<4xi8> to vector<1xf32>
      %1262 = vector.extract %1261[0] : f32 from vector<1xf32>
      %1263 = arith.mulf %1262, %1256 : f32
      %1264 = arith.mulf %1244, %1263 : f32
      %1265 = arith.muli %1250, %outputFeatures : index
      %1266 = arith.addi %1265, %19 : index
      %1267 = wave.lane
      %1268 = arith.remui %1267, %c11 : index
      %1269 = arith.addi %1266, %1268 : index
      scf.if %17 {
        %1270 = arith.addi %1269, %c7 : index
        %1271 = memref.load %residual[%1270] : memref<?xf32>
        %1272 = arith.addf %1271, %1264 : f32
        %1273 = arith.addi %1269, %c7 : index
        memref.store %1272, %out[%1273] : memref<?xf32>
      } else {
        %1274 = arith.addi %1269, %c7 : index
        memref.store %1264, %out[%1274] : memref<?xf32>
      }
    }
    %1275 = vector.extract %453#2[5] : f32 from vector<8xf32>
    %1276 = wave.lane
    %1277 = arith.addi %16, %c14 : index
    %1278 = arith.muli %c30, %c13 : index
    %1279 = arith.addi %1277, %1278 : index
    %1280 = arith.divui %1276, %c11 : index
    %1281 = arith.addi %1279, %1280 : index
    %1282 = arith.cmpi slt, %1281, %15 : index
    scf.if %1282 {
      %1283 = arith.cmpi eq, %hasFactors, %c6 : index
      %1284 = arith.muli %1281, %c13 : index
      %1285 = memref.load %factors[%1284] : memref<?xf32>
      %1286 = arith.mulf %1285, %operandScale : f32
      %1287 = arith.select %1283, %1286, %operandScale : f32
      %1288 = arith.remui %1276, %c11 : index
      %1289 = arith.muli %1288, %c19 : index
      %1290 = arith.addi %13, %1289 : index
      %1291 = vector.load %w[%1290] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1292 = vector.bitcast %1291 : vector<4xi8> to vector<1xf32>
      %1293 = vector.extract %1292[0] : f32 from vector<1xf32>
      %1294 = arith.mulf %1293, %1287 : f32
      %1295 = arith.mulf %1275, %1294 : f32
      %1296 = arith.muli %1281, %outputFeatures : index
      %1297 = arith.addi %1296, %19 : index
      %1298 = wave.lane
      %1299 = arith.remui %1298, %c11 : index
      %1300 = arith.addi %1297, %1299 : index
      scf.if %17 {
        %1301 = arith.addi %1300, %c7 : index
        %1302 = memref.load %residual[%1301] : memref<?xf32>
        %1303 = arith.addf %1302, %1295 : f32
        %1304 = arith.addi %1300, %c7 : index
        memref.store %1303, %out[%1304] : memref<?xf32>
      } else {
        %1305 = arith.addi %1300, %c7 : index
        memref.store %1295, %out[%1305] : memref<?xf32>
      }
    }
    %1306 = vector.extract %453#2[6] : f32 from vector<8xf32>
    %1307 = wave.lane
    %1308 = arith.addi %16, %c14 : index
    %1309 = arith.muli %c31, %c13 : index
    %1310 = arith.addi %1308, %1309 : index
    %1311 = arith.divui %1307, %c11 : index
    %1312 = arith.addi %1310, %1311 : index
    %1313 = arith.cmpi slt, %1312, %15 : index
    scf.if %1313 {
      %1314 = arith.cmpi eq, %hasFactors, %c6 : index
      %1315 = arith.muli %1312, %c13 : index
      %1316 = memref.load %factors[%1315] : memref<?xf32>
      %1317 = arith.mulf %1316, %operandScale : f32
      %1318 = arith.select %1314, %1317, %operandScale : f32
      %1319 = arith.remui %1307, %c11 : index
      %1320 = arith.muli %1319, %c19 : index
      %1321 = arith.addi %13, %1320 : index
      %1322 = vector.load %w[%1321] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1323 = vector.bitcast %1322 : vector<4xi8> to vector<1xf32>
      %1324 = vector.extract %1323[0] : f32 from vector<1xf32>
      %1325 = arith.mulf %1324, %1318 : f32
      %1326 = arith.mulf %1306, %1325 : f32
      %1327 = arith.muli %1312, %outputFeatures : index
      %1328 = arith.addi %1327, %19 : index
      %1329 = wave.lane
      %1330 = arith.remui %1329, %c11 : index
      %1331 = arith.addi %1328, %1330 : index
      scf.if %17 {
        %1332 = arith.addi %1331, %c7 : index
        %1333 = memref.load %residual[%1332] : memref<?xf32>
        %1334 = arith.addf %1333, %1326 : f32
        %1335 = arith.addi %1331, %c7 : index
        memref.store %1334, %out[%1335] : memref<?xf32>
      } else {
        %1336 = arith.addi %1331, %c7 : index
        memref.store %1326, %out[%1336] : memref<?xf32>
      }
    }
    %1337 = vector.extract %453#2[7] : f32 from vector<8xf32>
    %1338 = wave.lane
    %1339 = arith.addi %16, %c14 : index
    %1340 = arith.muli %c32, %c13 : index
    %1341 = arith.addi %1339, %1340 : index
    %1342 = arith.divui %1338, %c11 : index
    %1343 = arith.addi %1341, %1342 : index
    %1344 = arith.cmpi slt, %1343, %15 : index
    scf.if %1344 {
      %1345 = arith.cmpi eq, %hasFactors, %c6 : index
      %1346 = arith.muli %1343, %c13 : index
      %1347 = memref.load %factors[%1346] : memref<?xf32>
      %1348 = arith.mulf %1347, %operandScale : f32
      %1349 = arith.select %1345, %1348, %operandScale : f32
      %1350 = arith.remui %1338, %c11 : index
      %1351 = arith.muli %1350, %c19 : index
      %1352 = arith.addi %13, %1351 : index
      %1353 = vector.load %w[%1352] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1354 = vector.bitcast %1353 : vector<4xi8> to vector<1xf32>
      %1355 = vector.extract %1354[0] : f32 from vector<1xf32>
      %1356 = arith.mulf %1355, %1349 : f32
      %1357 = arith.mulf %1337, %1356 : f32
      %1358 = arith.muli %1343, %outputFeatures : index
      %1359 = arith.addi %1358, %19 : index
      %1360 = wave.lane
      %1361 = arith.remui %1360, %c11 : index
      %1362 = arith.addi %1359, %1361 : index
      scf.if %17 {
        %1363 = arith.addi %1362, %c7 : index
        %1364 = memref.load %residual[%1363] : memref<?xf32>
        %1365 = arith.addf %1364, %1357 : f32
        %1366 = arith.addi %1362, %c7 : index
        memref.store %1365, %out[%1366] : memref<?xf32>
      } else {
        %1367 = arith.addi %1362, %c7 : index
        memref.store %1357, %out[%1367] : memref<?xf32>
      }
    }
    %1368 = wave.lane
    %1369 = vector.extract %453#3[0] : f32 from vector<8xf32>
    %1370 = wave.lane
    %1371 = arith.addi %16, %c15 : index
    %1372 = arith.muli %c7, %c13 : index
    %1373 = arith.addi %1371, %1372 : index
    %1374 = arith.divui %1370, %c11 : index
    %1375 = arith.addi %1373, %1374 : index
    %1376 = arith.cmpi slt, %1375, %15 : index
    scf.if %1376 {
      %1377 = arith.cmpi eq, %hasFactors, %c6 : index
      %1378 = arith.muli %1375, %c13 : index
      %1379 = memref.load %factors[%1378] : memref<?xf32>
      %1380 = arith.mulf %1379, %operandScale : f32
      %1381 = arith.select %1377, %1380, %operandScale : f32
      %1382 = arith.remui %1370, %c11 : index
      %1383 = arith.muli %1382, %c19 : index
      %1384 = arith.addi %13, %1383 : index
      %1385 = vector.load %w[%1384] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1386 = vector.bitcast %1385 : vector<4xi8> to vector<1xf32>
      %1387 = vector.extract %1386[0] : f32 from vector<1xf32>
      %1388 = arith.mulf %1387, %1381 : f32
      %1389 = arith.mulf %1369, %1388 : f32
      %1390 = arith.muli %1375, %outputFeatures : index
      %1391 = arith.addi %1390, %19 : index
      %1392 = wave.lane
      %1393 = arith.remui %1392, %c11 : index
      %1394 = arith.addi %1391, %1393 : index
      scf.if %17 {
        %1395 = arith.addi %1394, %c7 : index
        %1396 = memref.load %residual[%1395] : memref<?xf32>
        %1397 = arith.addf %1396, %1389 : f32
        %1398 = arith.addi %1394, %c7 : index
        memref.store %1397, %out[%1398] : memref<?xf32>
      } else {
        %1399 = arith.addi %1394, %c7 : index
        memref.store %1389, %out[%1399] : memref<?xf32>
      }
    }
    %1400 = vector.extract %453#3[1] : f32 from vector<8xf32>
    %1401 = wave.lane
    %1402 = arith.addi %16, %c15 : index
    %1403 = arith.muli %c6, %c13 : index
    %1404 = arith.addi %1402, %1403 : index
    %1405 = arith.divui %1401, %c11 : index
    %1406 = arith.addi %1404, %1405 : index
    %1407 = arith.cmpi slt, %1406, %15 : index
    scf.if %1407 {
      %1408 = arith.cmpi eq, %hasFactors, %c6 : index
      %1409 = arith.muli %1406, %c13 : index
      %1410 = memref.load %factors[%1409] : memref<?xf32>
      %1411 = arith.mulf %1410, %operandScale : f32
      %1412 = arith.select %1408, %1411, %operandScale : f32
      %1413 = arith.remui %1401, %c11 : index
      %1414 = arith.muli %1413, %c19 : index
      %1415 = arith.addi %13, %1414 : index
      %1416 = vector.load %w[%1415] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1417 = vector.bitcast %1416 : vector<4xi8> to vector<1xf32>
      %1418 = vector.extract %1417[0] : f32 from vector<1xf32>
      %1419 = arith.mulf %1418, %1412 : f32
      %1420 = arith.mulf %1400, %1419 : f32
      %1421 = arith.muli %1406, %outputFeatures : index
      %1422 = arith.addi %1421, %19 : index
      %1423 = wave.lane
      %1424 = arith.remui %1423, %c11 : index
      %1425 = arith.addi %1422, %1424 : index
      scf.if %17 {
        %1426 = arith.addi %1425, %c7 : index
        %1427 = memref.load %residual[%1426] : memref<?xf32>
        %1428 = arith.addf %1427, %1420 : f32
        %1429 = arith.addi %1425, %c7 : index
        memref.store %1428, %out[%1429] : memref<?xf32>
      } else {
        %1430 = arith.addi %1425, %c7 : index
        memref.store %1420, %out[%1430] : memref<?xf32>
      }
    }
    %1431 = vector.extract %453#3[2] : f32 from vector<8xf32>
    %1432 = wave.lane
    %1433 = arith.addi %16, %c15 : index
    %1434 = arith.muli %c13, %c13 : index
    %1435 = arith.addi %1433, %1434 : index
    %1436 = arith.divui %1432, %c11 : index
    %1437 = arith.addi %1435, %1436 : index
    %1438 = arith.cmpi slt, %1437, %15 : index
    scf.if %1438 {
      %1439 = arith.cmpi eq, %hasFactors, %c6 : index
      %1440 = arith.muli %1437, %c13 : index
      %1441 = memref.load %factors[%1440] : memref<?xf32>
      %1442 = arith.mulf %1441, %operandScale : f32
      %1443 = arith.select %1439, %1442, %operandScale : f32
      %1444 = arith.remui %1432, %c11 : index
      %1445 = arith.muli %1444, %c19 : index
      %1446 = arith.addi %13, %1445 : index
      %1447 = vector.load %w[%1446] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1448 = vector.bitcast %1447 : vector<4xi8> to vector<1xf32>
      %1449 = vector.extract %1448[0] : f32 from vector<1xf32>
      %1450 = arith.mulf %1449, %1443 : f32
      %1451 = arith.mulf %1431, %1450 : f32
      %1452 = arith.muli %1437, %outputFeatures : index
      %1453 = arith.addi %1452, %19 : index
      %1454 = wave.lane
      %1455 = arith.remui %1454, %c11 : index
      %1456 = arith.addi %1453, %1455 : index
      scf.if %17 {
        %1457 = arith.addi %1456, %c7 : index
        %1458 = memref.load %residual[%1457] : memref<?xf32>
        %1459 = arith.addf %1458, %1451 : f32
        %1460 = arith.addi %1456, %c7 : index
        memref.store %1459, %out[%1460] : memref<?xf32>
      } else {
        %1461 = arith.addi %1456, %c7 : index
        memref.store %1451, %out[%1461] : memref<?xf32>
      }
    }
    %1462 = vector.extract %453#3[3] : f32 from vector<8xf32>
    %1463 = wave.lane
    %1464 = arith.addi %16, %c15 : index
    %1465 = arith.muli %c27, %c13 : index
    %1466 = arith.addi %1464, %1465 : index
    %1467 = arith.divui %1463, %c11 : index
    %1468 = arith.addi %1466, %1467 : index
    %1469 = arith.cmpi slt, %1468, %15 : index
    scf.if %1469 {
      %1470 = arith.cmpi eq, %hasFactors, %c6 : index
      %1471 = arith.muli %1468, %c13 : index
      %1472 = memref.load %factors[%1471] : memref<?xf32>
      %1473 = arith.mulf %1472, %operandScale : f32
      %1474 = arith.select %1470, %1473, %operandScale : f32
      %1475 = arith.remui %1463, %c11 : index
      %1476 = arith.muli %1475, %c19 : index
      %1477 = arith.addi %13, %1476 : index
      %1478 = vector.load %w[%1477] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1479 = vector.bitcast %1478 : vector<4xi8> to vector<1xf32>
      %1480 = vector.extract %1479[0] : f32 from vector<1xf32>
      %1481 = arith.mulf %1480, %1474 : f32
      %1482 = arith.mulf %1462, %1481 : f32
      %1483 = arith.muli %1468, %outputFeatures : index
      %1484 = arith.addi %1483, %19 : index
      %1485 = wave.lane
      %1486 = arith.remui %1485, %c11 : index
      %1487 = arith.addi %1484, %1486 : index
      scf.if %17 {
        %1488 = arith.addi %1487, %c7 : index
        %1489 = memref.load %residual[%1488] : memref<?xf32>
        %1490 = arith.addf %1489, %1482 : f32
        %1491 = arith.addi %1487, %c7 : index
        memref.store %1490, %out[%1491] : memref<?xf32>
      } else {
        %1492 = arith.addi %1487, %c7 : index
        memref.store %1482, %out[%1492] : memref<?xf32>
      }
    }
    %1493 = vector.extract %453#3[4] : f32 from vector<8xf32>
    %1494 = wave.lane
    %1495 = arith.addi %16, %c15 : index
    %1496 = arith.muli %c19, %c13 : index
    %1497 = arith.addi %1495, %1496 : index
    %1498 = arith.divui %1494, %c11 : index
    %1499 = arith.addi %1497, %1498 : index
    %1500 = arith.cmpi slt, %1499, %15 : index
    scf.if %1500 {
      %1501 = arith.cmpi eq, %hasFactors, %c6 : index
      %1502 = arith.muli %1499, %c13 : index
      %1503 = memref.load %factors[%1502] : memref<?xf32>
      %1504 = arith.mulf %1503, %operandScale : f32
      %1505 = arith.select %1501, %1504, %operandScale : f32
      %1506 = arith.remui %1494, %c11 : index
      %1507 = arith.muli %1506, %c19 : index
      %1508 = arith.addi %13, %1507 : index
      %1509 = vector.load %w[%1508] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1510 = vector.bitcast %1509 : vector<4xi8> to vector<1xf32>
      %1511 = vector.extract %1510[0] : f32 from vector<1xf32>
      %1512 = arith.mulf %1511, %1505 : f32
      %1513 = arith.mulf %1493, %1512 : f32
      %1514 = arith.muli %1499, %outputFeatures : index
      %1515 = arith.addi %1514, %19 : index
      %1516 = wave.lane
      %1517 = arith.remui %1516, %c11 : index
      %1518 = arith.addi %1515, %1517 : index
      scf.if %17 {
        %1519 = arith.addi %1518, %c7 : index
        %1520 = memref.load %residual[%1519] : memref<?xf32>
        %1521 = arith.addf %1520, %1513 : f32
        %1522 = arith.addi %1518, %c7 : index
        memref.store %1521, %out[%1522] : memref<?xf32>
      } else {
        %1523 = arith.addi %1518, %c7 : index
        memref.store %1513, %out[%1523] : memref<?xf32>
      }
    }
    %1524 = vector.extract %453#3[5] : f32 from vector<8xf32>
    %1525 = wave.lane
    %1526 = arith.addi %16, %c15 : index
    %1527 = arith.muli %c30, %c13 : index
    %1528 = arith.addi %1526, %1527 : index
    %1529 = arith.divui %1525, %c11 : index
    %1530 = arith.addi %1528, %1529 : index
    %1531 = arith.cmpi slt, %1530, %15 : index
    scf.if %1531 {
      %1532 = arith.cmpi eq, %hasFactors, %c6 : index
      %1533 = arith.muli %1530, %c13 : index
      %1534 = memref.load %factors[%1533] : memref<?xf32>
      %1535 = arith.mulf %1534, %operandScale : f32
      %1536 = arith.select %1532, %1535, %operandScale : f32
      %1537 = arith.remui %1525, %c11 : index
      %1538 = arith.muli %1537, %c19 : index
      %1539 = arith.addi %13, %1538 : index
      %1540 = vector.load %w[%1539] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1541 = vector.bitcast %1540 : vector<4xi8> to vector<1xf32>
      %1542 = vector.extract %1541[0] : f32 from vector<1xf32>
      %1543 = arith.mulf %1542, %1536 : f32
      %1544 = arith.mulf %1524, %1543 : f32
      %1545 = arith.muli %1530, %outputFeatures : index
      %1546 = arith.addi %1545, %19 : index
      %1547 = wave.lane
      %1548 = arith.remui %1547, %c11 : index
      %1549 = arith.addi %1546, %1548 : index
      scf.if %17 {
        %1550 = arith.addi %1549, %c7 : index
        %1551 = memref.load %residual[%1550] : memref<?xf32>
        %1552 = arith.addf %1551, %1544 : f32
        %1553 = arith.addi %1549, %c7 : index
        memref.store %1552, %out[%1553] : memref<?xf32>
      } else {
        %1554 = arith.addi %1549, %c7 : index
        memref.store %1544, %out[%1554] : memref<?xf32>
      }
    }
    %1555 = vector.extract %453#3[6] : f32 from vector<8xf32>
    %1556 = wave.lane
    %1557 = arith.addi %16, %c15 : index
    %1558 = arith.muli %c31, %c13 : index
    %1559 = arith.addi %1557, %1558 : index
    %1560 = arith.divui %1556, %c11 : index
    %1561 = arith.addi %1559, %1560 : index
    %1562 = arith.cmpi slt, %1561, %15 : index
    scf.if %1562 {
      %1563 = arith.cmpi eq, %hasFactors, %c6 : index
      %1564 = arith.muli %1561, %c13 : index
      %1565 = memref.load %factors[%1564] : memref<?xf32>
      %1566 = arith.mulf %1565, %operandScale : f32
      %1567 = arith.select %1563, %1566, %operandScale : f32
      %1568 = arith.remui %1556, %c11 : index
      %1569 = arith.muli %1568, %c19 : index
      %1570 = arith.addi %13, %1569 : index
      %1571 = vector.load %w[%1570] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1572 = vector.bitcast %1571 : vector<4xi8> to vector<1xf32>
      %1573 = vector.extract %1572[0] : f32 from vector<1xf32>
      %1574 = arith.mulf %1573, %1567 : f32
      %1575 = arith.mulf %1555, %1574 : f32
      %1576 = arith.muli %1561, %outputFeatures : index
      %1577 = arith.addi %1576, %19 : index
      %1578 = wave.lane
      %1579 = arith.remui %1578, %c11 : index
      %1580 = arith.addi %1577, %1579 : index
      scf.if %17 {
        %1581 = arith.addi %1580, %c7 : index
        %1582 = memref.load %residual[%1581] : memref<?xf32>
        %1583 = arith.addf %1582, %1575 : f32
        %1584 = arith.addi %1580, %c7 : index
        memref.store %1583, %out[%1584] : memref<?xf32>
      } else {
        %1585 = arith.addi %1580, %c7 : index
        memref.store %1575, %out[%1585] : memref<?xf32>
      }
    }
    %1586 = vector.extract %453#3[7] : f32 from vector<8xf32>
    %1587 = wave.lane
    %1588 = arith.addi %16, %c15 : index
    %1589 = arith.muli %c32, %c13 : index
    %1590 = arith.addi %1588, %1589 : index
    %1591 = arith.divui %1587, %c11 : index
    %1592 = arith.addi %1590, %1591 : index
    %1593 = arith.cmpi slt, %1592, %15 : index
    scf.if %1593 {
      %1594 = arith.cmpi eq, %hasFactors, %c6 : index
      %1595 = arith.muli %1592, %c13 : index
      %1596 = memref.load %factors[%1595] : memref<?xf32>
      %1597 = arith.mulf %1596, %operandScale : f32
      %1598 = arith.select %1594, %1597, %operandScale : f32
      %1599 = arith.remui %1587, %c11 : index
      %1600 = arith.muli %1599, %c19 : index
      %1601 = arith.addi %13, %1600 : index
      %1602 = vector.load %w[%1601] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1603 = vector.bitcast %1602 : vector<4xi8> to vector<1xf32>
      %1604 = vector.extract %1603[0] : f32 from vector<1xf32>
      %1605 = arith.mulf %1604, %1598 : f32
      %1606 = arith.mulf %1586, %1605 : f32
      %1607 = arith.muli %1592, %outputFeatures : index
      %1608 = arith.addi %1607, %19 : index
      %1609 = wave.lane
      %1610 = arith.remui %1609, %c11 : index
      %1611 = arith.addi %1608, %1610 : index
      scf.if %17 {
        %1612 = arith.addi %1611, %c7 : index
        %1613 = memref.load %residual[%1612] : memref<?xf32>
        %1614 = arith.addf %1613, %1606 : f32
        %1615 = arith.addi %1611, %c7 : index
        memref.store %1614, %out[%1615] : memref<?xf32>
      } else {
        %1616 = arith.addi %1611, %c7 : index
        memref.store %1606, %out[%1616] : memref<?xf32>
      }
    }
  }
  wave.return
}
