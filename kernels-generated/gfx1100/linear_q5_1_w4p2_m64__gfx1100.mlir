// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_1', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_1_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c24 = arith.constant dense<65537> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<1677747200> : vector<4xi32>
  %c27 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c28 = arith.constant dense<8> : vector<4xi32>
  %c29 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c30 = arith.constant dense<12> : vector<4xi32>
  %c31 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c32 = arith.constant dense<0x6400> : vector<32xf16>
  %c33 = arith.constant 3 : index
  %c34 = arith.constant 96 : index
  %c35 = arith.constant 160 : index
  %c36 = arith.constant 192 : index
  %c37 = arith.constant 224 : index
  %c38 = arith.constant 512 : index
  %c39 = arith.constant 1024 : index
  %c40 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %inputFeatures, %c2 : index
  %10 = arith.addi %8, %9 : index
  %11 = arith.muli %0, %c2 : index
  %12 = arith.addi %11, %c5 : index
  %13 = arith.muli %12, %10 : index
  %14 = arith.addi %11, %c6 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c8 : index
  %19 = wave.scratch %c9 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c6 : index
  %21 = wave.block 0
  %22 = arith.muli %21, %c12 : index
  %23 = arith.cmpi slt, %18, %17 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c14 : index
    %26 = arith.remui %25, %tileRows : index
    %27 = arith.addi %18, %26 : index
    %28 = arith.divui %27, %tileRows : index
    %29 = arith.divui %inputFeatures, %c14 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.divui %c5, %c14 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.muli %32, %c2 : index
    %34 = arith.remui %c5, %c14 : index
    %35 = arith.divui %34, %c1 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c1 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c1 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c5, %c1 : index
    %43 = arith.addi %41, %42 : index
    %44 = arith.addi %25, %c14 : index
    %45 = arith.addi %18, %44 : index
    %46 = arith.divui %45, %tileRows : index
    %47 = arith.divui %inputFeatures, %c14 : index
    %48 = arith.muli %46, %47 : index
    %49 = arith.divui %c5, %c14 : index
    %50 = arith.addi %48, %49 : index
    %51 = arith.muli %50, %c2 : index
    %52 = arith.remui %c5, %c14 : index
    %53 = arith.divui %52, %c1 : index
    %54 = arith.addi %51, %53 : index
    %55 = arith.muli %tileRows, %c1 : index
    %56 = arith.muli %54, %55 : index
    %57 = arith.remui %45, %tileRows : index
    %58 = arith.muli %57, %c1 : index
    %59 = arith.addi %56, %58 : index
    %60 = arith.remui %c5, %c1 : index
    %61 = arith.addi %59, %60 : index
    %62 = arith.addi %25, %c12 : index
    %63 = arith.addi %18, %62 : index
    %64 = arith.divui %63, %tileRows : index
    %65 = arith.divui %inputFeatures, %c14 : index
    %66 = arith.muli %64, %65 : index
    %67 = arith.divui %c5, %c14 : index
    %68 = arith.addi %66, %67 : index
    %69 = arith.muli %68, %c2 : index
    %70 = arith.remui %c5, %c14 : index
    %71 = arith.divui %70, %c1 : index
    %72 = arith.addi %69, %71 : index
    %73 = arith.muli %tileRows, %c1 : index
    %74 = arith.muli %72, %73 : index
    %75 = arith.remui %63, %tileRows : index
    %76 = arith.muli %75, %c1 : index
    %77 = arith.addi %74, %76 : index
    %78 = arith.remui %c5, %c1 : index
    %79 = arith.addi %77, %78 : index
    %80 = arith.addi %25, %c15 : index
    %81 = arith.addi %18, %80 : index
    %82 = arith.divui %81, %tileRows : index
    %83 = arith.divui %inputFeatures, %c14 : index
    %84 = arith.muli %82, %83 : index
    %85 = arith.divui %c5, %c14 : index
    %86 = arith.addi %84, %85 : index
    %87 = arith.muli %86, %c2 : index
    %88 = arith.remui %c5, %c14 : index
    %89 = arith.divui %88, %c1 : index
    %90 = arith.addi %87, %89 : index
    %91 = arith.muli %tileRows, %c1 : index
    %92 = arith.muli %90, %91 : index
    %93 = arith.remui %81, %tileRows : index
    %94 = arith.muli %93, %c1 : index
    %95 = arith.addi %92, %94 : index
    %96 = arith.remui %c5, %c1 : index
    %97 = arith.addi %95, %96 : index
    %98 = wave.wave
    %99 = arith.divui %inputFeatures, %c12 : index
    %100 = arith.muli %98, %stepsPerWave : index
    %101 = arith.minsi %100, %99 : index
    %102 = arith.addi %101, %stepsPerWave : index
    %103 = arith.minsi %102, %99 : index
    %104 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %105 = arith.subi %103, %101 : index
    %106 = arith.divui %105, %c2 : index
    %107 = arith.muli %106, %c2 : index
    %108 = arith.addi %101, %107 : index
    %109 = arith.addi %101, %stepsPerWave : index
    %110 = arith.select %104, %109, %108 : index
    %120:8 = scf.for %111 = %101 to %110 step %c2 iter_args(%112 = %c16, %113 = %c16, %114 = %c16, %115 = %c16, %116 = %c16, %117 = %c16, %118 = %c16, %119 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %121 = wave.lane
      %122 = arith.addi %111, %c5 : index
      %123 = arith.remui %121, %c14 : index
      %124 = arith.addi %13, %c4 : index
      %125 = arith.muli %122, %c8 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.muli %123, %c19 : index
      %128 = arith.addi %126, %127 : index
      %129 = vector.load %w[%128] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %130 = vector.bitcast %129 : vector<4xi8> to vector<2xf16>
      %131 = vector.extract %130[0] : f16 from vector<2xf16>
      %132 = vector.broadcast %131 : f16 to vector<16xf16>
      %133 = vector.extract %130[1] : f16 from vector<2xf16>
      %134 = vector.broadcast %133 : f16 to vector<16xf16>
      %135 = arith.addi %13, %c4 : index
      %136 = arith.muli %inputFeatures, %c2 : index
      %137 = arith.addi %136, %c3 : index
      %138 = arith.divui %137, %c4 : index
      %139 = arith.muli %138, %c4 : index
      %140 = arith.addi %135, %139 : index
      %141 = arith.muli %122, %c20 : index
      %142 = arith.addi %140, %141 : index
      %143 = arith.muli %123, %c14 : index
      %144 = arith.addi %142, %143 : index
      %145 = arith.muli %inputFeatures, %c1 : index
      %146 = arith.muli %inputFeatures, %c2 : index
      %147 = arith.addi %146, %c3 : index
      %148 = arith.divui %147, %c4 : index
      %149 = arith.muli %148, %c4 : index
      %150 = arith.addi %145, %149 : index
      %151 = arith.addi %150, %c4 : index
      %152 = arith.addi %13, %151 : index
      %153 = arith.muli %122, %c14 : index
      %154 = arith.addi %153, %123 : index
      %155 = arith.muli %154, %c19 : index
      %156 = arith.addi %152, %155 : index
      %157 = vector.load %w[%156] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %158 = vector.bitcast %157 : vector<4xi8> to vector<1xi32>
      %159 = vector.shuffle %158, %158 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %160 = vector.load %w[%144] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %161 = vector.bitcast %160 : vector<16xi8> to vector<4xi32>
      %162 = arith.shrui %161, %c21 : vector<4xi32>
      %163 = arith.andi %162, %c22 : vector<4xi32>
      %164 = arith.shrui %159, %c23 : vector<4xi32>
      %165 = arith.andi %164, %c24 : vector<4xi32>
      %166 = arith.shli %165, %c25 : vector<4xi32>
      %167 = arith.ori %163, %166 : vector<4xi32>
      %168 = arith.ori %167, %c26 : vector<4xi32>
      %169 = vector.bitcast %168 : vector<4xi32> to vector<8xf16>
      %170 = arith.shrui %161, %c25 : vector<4xi32>
      %171 = arith.andi %170, %c22 : vector<4xi32>
      %172 = arith.shrui %159, %c27 : vector<4xi32>
      %173 = arith.andi %172, %c24 : vector<4xi32>
      %174 = arith.shli %173, %c25 : vector<4xi32>
      %175 = arith.ori %171, %174 : vector<4xi32>
      %176 = arith.ori %175, %c26 : vector<4xi32>
      %177 = vector.bitcast %176 : vector<4xi32> to vector<8xf16>
      %178 = arith.shrui %161, %c28 : vector<4xi32>
      %179 = arith.andi %178, %c22 : vector<4xi32>
      %180 = arith.shrui %159, %c29 : vector<4xi32>
      %181 = arith.andi %180, %c24 : vector<4xi32>
      %182 = arith.shli %181, %c25 : vector<4xi32>
      %183 = arith.ori %179, %182 : vector<4xi32>
      %184 = arith.ori %183, %c26 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = arith.shrui %161, %c30 : vector<4xi32>
      %187 = arith.andi %186, %c22 : vector<4xi32>
      %188 = arith.shrui %159, %c31 : vector<4xi32>
      %189 = arith.andi %188, %c24 : vector<4xi32>
      %190 = arith.shli %189, %c25 : vector<4xi32>
      %191 = arith.ori %187, %190 : vector<4xi32>
      %192 = arith.ori %191, %c26 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = vector.shuffle %169, %177 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = vector.shuffle %185, %193 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %196 = vector.shuffle %194, %195 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %197 = arith.subf %196, %c32 : vector<32xf16>
      %198 = vector.shuffle %197, %197 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %199 = vector.shuffle %197, %197 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %200 = math.fma %198, %132, %134 : vector<16xf16>
      %201 = math.fma %199, %132, %134 : vector<16xf16>
      %202 = arith.addi %111, %c6 : index
      %203 = arith.remui %121, %c14 : index
      %204 = arith.addi %13, %c4 : index
      %205 = arith.muli %202, %c8 : index
      %206 = arith.addi %204, %205 : index
      %207 = arith.muli %203, %c19 : index
      %208 = arith.addi %206, %207 : index
      %209 = vector.load %w[%208] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %210 = vector.bitcast %209 : vector<4xi8> to vector<2xf16>
      %211 = vector.extract %210[0] : f16 from vector<2xf16>
      %212 = vector.broadcast %211 : f16 to vector<16xf16>
      %213 = vector.extract %210[1] : f16 from vector<2xf16>
      %214 = vector.broadcast %213 : f16 to vector<16xf16>
      %215 = arith.addi %13, %c4 : index
      %216 = arith.muli %inputFeatures, %c2 : index
      %217 = arith.addi %216, %c3 : index
      %218 = arith.divui %217, %c4 : index
      %219 = arith.muli %218, %c4 : index
      %220 = arith.addi %215, %219 : index
      %221 = arith.muli %202, %c20 : index
      %222 = arith.addi %220, %221 : index
      %223 = arith.muli %203, %c14 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.muli %inputFeatures, %c1 : index
      %226 = arith.muli %inputFeatures, %c2 : index
      %227 = arith.addi %226, %c3 : index
      %228 = arith.divui %227, %c4 : index
      %229 = arith.muli %228, %c4 : index
      %230 = arith.addi %225, %229 : index
      %231 = arith.addi %230, %c4 : index
      %232 = arith.addi %13, %231 : index
      %233 = arith.muli %202, %c14 : index
      %234 = arith.addi %233, %203 : index
      %235 = arith.muli %234, %c19 : index
      %236 = arith.addi %232, %235 : index
      %237 = vector.load %w[%236] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %238 = vector.bitcast %237 : vector<4xi8> to vector<1xi32>
      %239 = vector.shuffle %238, %238 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %240 = vector.load %w[%224] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %241 = vector.bitcast %240 : vector<16xi8> to vector<4xi32>
      %242 = arith.shrui %241, %c21 : vector<4xi32>
      %243 = arith.andi %242, %c22 : vector<4xi32>
      %244 = arith.shrui %239, %c23 : vector<4xi32>
      %245 = arith.andi %244, %c24 : vector<4xi32>
      %246 = arith.shli %245, %c25 : vector<4xi32>
      %247 = arith.ori %243, %246 : vector<4xi32>
      %248 = arith.ori %247, %c26 : vector<4xi32>
      %249 = vector.bitcast %248 : vector<4xi32> to vector<8xf16>
      %250 = arith.shrui %241, %c25 : vector<4xi32>
      %251 = arith.andi %250, %c22 : vector<4xi32>
      %252 = arith.shrui %239, %c27 : vector<4xi32>
      %253 = arith.andi %252, %c24 : vector<4xi32>
      %254 = arith.shli %253, %c25 : vector<4xi32>
      %255 = arith.ori %251, %254 : vector<4xi32>
      %256 = arith.ori %255, %c26 : vector<4xi32>
      %257 = vector.bitcast %256 : vector<4xi32> to vector<8xf16>
      %258 = arith.shrui %241, %c28 : vector<4xi32>
      %259 = arith.andi %258, %c22 : vector<4xi32>
      %260 = arith.shrui %239, %c29 : vector<4xi32>
      %261 = arith.andi %260, %c24 : vector<4xi32>
      %262 = arith.shli %261, %c25 : vector<4xi32>
      %263 = arith.ori %259, %262 : vector<4xi32>
      %264 = arith.ori %263, %c26 : vector<4xi32>
      %265 = vector.bitcast %264 : vector<4xi32> to vector<8xf16>
      %266 = arith.shrui %241, %c30 : vector<4xi32>
      %267 = arith.andi %266, %c22 : vector<4xi32>
      %268 = arith.shrui %239, %c31 : vector<4xi32>
      %269 = arith.andi %268, %c24 : vector<4xi32>
      %270 = arith.shli %269, %c25 : vector<4xi32>
      %271 = arith.ori %267, %270 : vector<4xi32>
      %272 = arith.ori %271, %c26 : vector<4xi32>
      %273 = vector.bitcast %272 : vector<4xi32> to vector<8xf16>
      %274 = vector.shuffle %249, %257 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %275 = vector.shuffle %265, %273 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %276 = vector.shuffle %274, %275 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %277 = arith.subf %276, %c32 : vector<32xf16>
      %278 = vector.shuffle %277, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %279 = vector.shuffle %277, %277 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %280 = math.fma %278, %212, %214 : vector<16xf16>
      %281 = math.fma %279, %212, %214 : vector<16xf16>
      %282 = arith.addi %111, %c5 : index
      %283 = arith.remui %121, %c14 : index
      %284 = arith.addi %15, %c4 : index
      %285 = arith.muli %282, %c8 : index
      %286 = arith.addi %284, %285 : index
      %287 = arith.muli %283, %c19 : index
      %288 = arith.addi %286, %287 : index
      %289 = vector.load %w[%288] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %290 = vector.bitcast %289 : vector<4xi8> to vector<2xf16>
      %291 = vector.extract %290[0] : f16 from vector<2xf16>
      %292 = vector.broadcast %291 : f16 to vector<16xf16>
      %293 = vector.extract %290[1] : f16 from vector<2xf16>
      %294 = vector.broadcast %293 : f16 to vector<16xf16>
      %295 = arith.addi %15, %c4 : index
      %296 = arith.muli %inputFeatures, %c2 : index
      %297 = arith.addi %296, %c3 : index
      %298 = arith.divui %297, %c4 : index
      %299 = arith.muli %298, %c4 : index
      %300 = arith.addi %295, %299 : index
      %301 = arith.muli %282, %c20 : index
      %302 = arith.addi %300, %301 : index
      %303 = arith.muli %283, %c14 : index
      %304 = arith.addi %302, %303 : index
      %305 = arith.muli %inputFeatures, %c1 : index
      %306 = arith.muli %inputFeatures, %c2 : index
      %307 = arith.addi %306, %c3 : index
      %308 = arith.divui %307, %c4 : index
      %309 = arith.muli %308, %c4 : index
      %310 = arith.addi %305, %309 : index
      %311 = arith.addi %310, %c4 : index
      %312 = arith.addi %15, %311 : index
      %313 = arith.muli %282, %c14 : index
      %314 = arith.addi %313, %283 : index
      %315 = arith.muli %314, %c19 : index
      %316 = arith.addi %312, %315 : index
      %317 = vector.load %w[%316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %318 = vector.bitcast %317 : vector<4xi8> to vector<1xi32>
      %319 = vector.shuffle %318, %318 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %320 = vector.load %w[%304] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %321 = vector.bitcast %320 : vector<16xi8> to vector<4xi32>
      %322 = arith.shrui %321, %c21 : vector<4xi32>
      %323 = arith.andi %322, %c22 : vector<4xi32>
      %324 = arith.shrui %319, %c23 : vector<4xi32>
      %325 = arith.andi %324, %c24 : vector<4xi32>
      %326 = arith.shli %325, %c25 : vector<4xi32>
      %327 = arith.ori %323, %326 : vector<4xi32>
      %328 = arith.ori %327, %c26 : vector<4xi32>
      %329 = vector.bitcast %328 : vector<4xi32> to vector<8xf16>
      %330 = arith.shrui %321, %c25 : vector<4xi32>
      %331 = arith.andi %330, %c22 : vector<4xi32>
      %332 = arith.shrui %319, %c27 : vector<4xi32>
      %333 = arith.andi %332, %c24 : vector<4xi32>
      %334 = arith.shli %333, %c25 : vector<4xi32>
      %335 = arith.ori %331, %334 : vector<4xi32>
      %336 = arith.ori %335, %c26 : vector<4xi32>
      %337 = vector.bitcast %336 : vector<4xi32> to vector<8xf16>
      %338 = arith.shrui %321, %c28 : vector<4xi32>
      %339 = arith.andi %338, %c22 : vector<4xi32>
      %340 = arith.shrui %319, %c29 : vector<4xi32>
      %341 = arith.andi %340, %c24 : vector<4xi32>
      %342 = arith.shli %341, %c25 : vector<4xi32>
      %343 = arith.ori %339, %342 : vector<4xi32>
      %344 = arith.ori %343, %c26 : vector<4xi32>
      %345 = vector.bitcast %344 : vector<4xi32> to vector<8xf16>
      %346 = arith.shrui %321, %c30 : vector<4xi32>
      %347 = arith.andi %346, %c22 : vector<4xi32>
      %348 = arith.shrui %319, %c31 : vector<4xi32>
      %349 = arith.andi %348, %c24 : vector<4xi32>
      %350 = arith.shli %349, %c25 : vector<4xi32>
      %351 = arith.ori %347, %350 : vector<4xi32>
      %352 = arith.ori %351, %c26 : vector<4xi32>
      %353 = vector.bitcast %352 : vector<4xi32> to vector<8xf16>
      %354 = vector.shuffle %329, %337 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %355 = vector.shuffle %345, %353 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %356 = vector.shuffle %354, %355 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %357 = arith.subf %356, %c32 : vector<32xf16>
      %358 = vector.shuffle %357, %357 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %359 = vector.shuffle %357, %357 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %360 = math.fma %358, %292, %294 : vector<16xf16>
      %361 = math.fma %359, %292, %294 : vector<16xf16>
      %362 = arith.addi %111, %c6 : index
      %363 = arith.remui %121, %c14 : index
      %364 = arith.addi %15, %c4 : index
      %365 = arith.muli %362, %c8 : index
      %366 = arith.addi %364, %365 : index
      %367 = arith.muli %363, %c19 : index
      %368 = arith.addi %366, %367 : index
      %369 = vector.load %w[%368] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %370 = vector.bitcast %369 : vector<4xi8> to vector<2xf16>
      %371 = vector.extract %370[0] : f16 from vector<2xf16>
      %372 = vector.broadcast %371 : f16 to vector<16xf16>
      %373 = vector.extract %370[1] : f16 from vector<2xf16>
      %374 = vector.broadcast %373 : f16 to vector<16xf16>
      %375 = arith.addi %15, %c4 : index
      %376 = arith.muli %inputFeatures, %c2 : index
      %377 = arith.addi %376, %c3 : index
      %378 = arith.divui %377, %c4 : index
      %379 = arith.muli %378, %c4 : index
      %380 = arith.addi %375, %379 : index
      %381 = arith.muli %362, %c20 : index
      %382 = arith.addi %380, %381 : index
      %383 = arith.muli %363, %c14 : index
      %384 = arith.addi %382, %383 : index
      %385 = arith.muli %inputFeatures, %c1 : index
      %386 = arith.muli %inputFeatures, %c2 : index
      %387 = arith.addi %386, %c3 : index
      %388 = arith.divui %387, %c4 : index
      %389 = arith.muli %388, %c4 : index
      %390 = arith.addi %385, %389 : index
      %391 = arith.addi %390, %c4 : index
      %392 = arith.addi %15, %391 : index
      %393 = arith.muli %362, %c14 : index
      %394 = arith.addi %393, %363 : index
      %395 = arith.muli %394, %c19 : index
      %396 = arith.addi %392, %395 : index
      %397 = vector.load %w[%396] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %398 = vector.bitcast %397 : vector<4xi8> to vector<1xi32>
      %399 = vector.shuffle %398, %398 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %400 = vector.load %w[%384] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %401 = vector.bitcast %400 : vector<16xi8> to vector<4xi32>
      %402 = arith.shrui %401, %c21 : vector<4xi32>
      %403 = arith.andi %402, %c22 : vector<4xi32>
      %404 = arith.shrui %399, %c23 : vector<4xi32>
      %405 = arith.andi %404, %c24 : vector<4xi32>
      %406 = arith.shli %405, %c25 : vector<4xi32>
      %407 = arith.ori %403, %406 : vector<4xi32>
      %408 = arith.ori %407, %c26 : vector<4xi32>
      %409 = vector.bitcast %408 : vector<4xi32> to vector<8xf16>
      %410 = arith.shrui %401, %c25 : vector<4xi32>
      %411 = arith.andi %410, %c22 : vector<4xi32>
      %412 = arith.shrui %399, %c27 : vector<4xi32>
      %413 = arith.andi %412, %c24 : vector<4xi32>
      %414 = arith.shli %413, %c25 : vector<4xi32>
      %415 = arith.ori %411, %414 : vector<4xi32>
      %416 = arith.ori %415, %c26 : vector<4xi32>
      %417 = vector.bitcast %416 : vector<4xi32> to vector<8xf16>
      %418 = arith.shrui %401, %c28 : vector<4xi32>
      %419 = arith.andi %418, %c22 : vector<4xi32>
      %420 = arith.shrui %399, %c29 : vector<4xi32>
      %421 = arith.andi %420, %c24 : vector<4xi32>
      %422 = arith.shli %421, %c25 : vector<4xi32>
      %423 = arith.ori %419, %422 : vector<4xi32>
      %424 = arith.ori %423, %c26 : vector<4xi32>
      %425 = vector.bitcast %424 : vector<4xi32> to vector<8xf16>
      %426 = arith.shrui %401, %c30 : vector<4xi32>
      %427 = arith.andi %426, %c22 : vector<4xi32>
      %428 = arith.shrui %399, %c31 : vector<4xi32>
      %429 = arith.andi %428, %c24 : vector<4xi32>
      %430 = arith.shli %429, %c25 : vector<4xi32>
      %431 = arith.ori %427, %430 : vector<4xi32>
      %432 = arith.ori %431, %c26 : vector<4xi32>
      %433 = vector.bitcast %432 : vector<4xi32> to vector<8xf16>
      %434 = vector.shuffle %409, %417 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %435 = vector.shuffle %425, %433 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %436 = vector.shuffle %434, %435 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %437 = arith.subf %436, %c32 : vector<32xf16>
      %438 = vector.shuffle %437, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %439 = vector.shuffle %437, %437 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %440 = math.fma %438, %372, %374 : vector<16xf16>
      %441 = math.fma %439, %372, %374 : vector<16xf16>
      %442 = arith.muli %111, %c2 : index
      %443 = arith.addi %442, %c5 : index
      %444 = arith.muli %tileRows, %c14 : index
      %445 = arith.muli %443, %444 : index
      %446 = arith.addi %43, %445 : index
      %447 = vector.load %x[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %448 = arith.muli %tileRows, %c1 : index
      %449 = arith.addi %446, %448 : index
      %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %451 = vector.shuffle %447, %450 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %452 = wave.mma %451, %200, %112 : vector<16xf16>, vector<8xf32>
      %453 = wave.mma %451, %360, %113 : vector<16xf16>, vector<8xf32>
      %454 = arith.muli %111, %c2 : index
      %455 = arith.addi %454, %c5 : index
      %456 = arith.muli %tileRows, %c14 : index
      %457 = arith.muli %455, %456 : index
      %458 = arith.addi %61, %457 : index
      %459 = vector.load %x[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %460 = arith.muli %tileRows, %c1 : index
      %461 = arith.addi %458, %460 : index
      %462 = vector.load %x[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %463 = vector.shuffle %459, %462 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %464 = wave.mma %463, %200, %114 : vector<16xf16>, vector<8xf32>
      %465 = wave.mma %463, %360, %115 : vector<16xf16>, vector<8xf32>
      %466 = arith.muli %111, %c2 : index
      %467 = arith.addi %466, %c5 : index
      %468 = arith.muli %tileRows, %c14 : index
      %469 = arith.muli %467, %468 : index
      %470 = arith.addi %79, %469 : index
      %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %472 = arith.muli %tileRows, %c1 : index
      %473 = arith.addi %470, %472 : index
      %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %475 = vector.shuffle %471, %474 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %476 = wave.mma %475, %200, %116 : vector<16xf16>, vector<8xf32>
      %477 = wave.mma %475, %360, %117 : vector<16xf16>, vector<8xf32>
      %478 = arith.muli %111, %c2 : index
      %479 = arith.addi %478, %c5 : index
      %480 = arith.muli %tileRows, %c14 : index
      %481 = arith.muli %479, %480 : index
      %482 = arith.addi %97, %481 : index
      %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %484 = arith.muli %tileRows, %c1 : index
      %485 = arith.addi %482, %484 : index
      %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %487 = vector.shuffle %483, %486 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %488 = wave.mma %487, %200, %118 : vector<16xf16>, vector<8xf32>
      %489 = wave.mma %487, %360, %119 : vector<16xf16>, vector<8xf32>
      %490 = arith.muli %111, %c2 : index
      %491 = arith.addi %490, %c6 : index
      %492 = arith.muli %tileRows, %c14 : index
      %493 = arith.muli %491, %492 : index
      %494 = arith.addi %43, %493 : index
      %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %496 = arith.muli %tileRows, %c1 : index
      %497 = arith.addi %494, %496 : index
      %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %499 = vector.shuffle %495, %498 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %500 = wave.mma %499, %201, %452 : vector<16xf16>, vector<8xf32>
      %501 = wave.mma %499, %361, %453 : vector<16xf16>, vector<8xf32>
      %502 = arith.muli %111, %c2 : index
      %503 = arith.addi %502, %c6 : index
      %504 = arith.muli %tileRows, %c14 : index
      %505 = arith.muli %503, %504 : index
      %506 = arith.addi %61, %505 : index
      %507 = vector.load %x[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %508 = arith.muli %tileRows, %c1 : index
      %509 = arith.addi %506, %508 : index
      %510 = vector.load %x[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %511 = vector.shuffle %507, %510 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %512 = wave.mma %511, %201, %464 : vector<16xf16>, vector<8xf32>
      %513 = wave.mma %511, %361, %465 : vector<16xf16>, vector<8xf32>
      %514 = arith.muli %111, %c2 : index
      %515 = arith.addi %514, %c6 : index
      %516 = arith.muli %tileRows, %c14 : index
      %517 = arith.muli %515, %516 : index
      %518 = arith.addi %79, %517 : index
      %519 = vector.load %x[%518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %520 = arith.muli %tileRows, %c1 : index
      %521 = arith.addi %518, %520 : index
      %522 = vector.load %x[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %523 = vector.shuffle %519, %522 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %524 = wave.mma %523, %201, %476 : vector<16xf16>, vector<8xf32>
      %525 = wave.mma %523, %361, %477 : vector<16xf16>, vector<8xf32>
      %526 = arith.muli %111, %c2 : index
      %527 = arith.addi %526, %c6 : index
      %528 = arith.muli %tileRows, %c14 : index
      %529 = arith.muli %527, %528 : index
      %530 = arith.addi %97, %529 : index
      %531 = vector.load %x[%530] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %532 = arith.muli %tileRows, %c1 : index
      %533 = arith.addi %530, %532 : index
      %534 = vector.load %x[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %535 = vector.shuffle %531, %534 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %536 = wave.mma %535, %201, %488 : vector<16xf16>, vector<8xf32>
      %537 = wave.mma %535, %361, %489 : vector<16xf16>, vector<8xf32>
      %538 = arith.muli %111, %c2 : index
      %539 = arith.addi %538, %c2 : index
      %540 = arith.muli %tileRows, %c14 : index
      %541 = arith.muli %539, %540 : index
      %542 = arith.addi %43, %541 : index
      %543 = vector.load %x[%542] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %544 = arith.muli %tileRows, %c1 : index
      %545 = arith.addi %542, %544 : index
      %546 = vector.load %x[%545] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %547 = vector.shuffle %543, %546 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %548 = wave.mma %547, %280, %500 : vector<16xf16>, vector<8xf32>
      %549 = wave.mma %547, %440, %501 : vector<16xf16>, vector<8xf32>
      %550 = arith.muli %111, %c2 : index
      %551 = arith.addi %550, %c2 : index
      %552 = arith.muli %tileRows, %c14 : index
      %553 = arith.muli %551, %552 : index
      %554 = arith.addi %61, %553 : index
      %555 = vector.load %x[%554] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %556 = arith.muli %tileRows, %c1 : index
      %557 = arith.addi %554, %556 : index
      %558 = vector.load %x[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %559 = vector.shuffle %555, %558 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %560 = wave.mma %559, %280, %512 : vector<16xf16>, vector<8xf32>
      %561 = wave.mma %559, %440, %513 : vector<16xf16>, vector<8xf32>
      %562 = arith.muli %111, %c2 : index
      %563 = arith.addi %562, %c2 : index
      %564 = arith.muli %tileRows, %c14 : index
      %565 = arith.muli %563, %564 : index
      %566 = arith.addi %79, %565 : index
      %567 = vector.load %x[%566] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %568 = arith.muli %tileRows, %c1 : index
      %569 = arith.addi %566, %568 : index
      %570 = vector.load %x[%569] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %571 = vector.shuffle %567, %570 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %572 = wave.mma %571, %280, %524 : vector<16xf16>, vector<8xf32>
      %573 = wave.mma %571, %440, %525 : vector<16xf16>, vector<8xf32>
      %574 = arith.muli %111, %c2 : index
      %575 = arith.addi %574, %c2 : index
      %576 = arith.muli %tileRows, %c14 : index
      %577 = arith.muli %575, %576 : index
      %578 = arith.addi %97, %577 : index
      %579 = vector.load %x[%578] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %580 = arith.muli %tileRows, %c1 : index
      %581 = arith.addi %578, %580 : index
      %582 = vector.load %x[%581] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %583 = vector.shuffle %579, %582 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %584 = wave.mma %583, %280, %536 : vector<16xf16>, vector<8xf32>
      %585 = wave.mma %583, %440, %537 : vector<16xf16>, vector<8xf32>
      %586 = arith.muli %111, %c2 : index
      %587 = arith.addi %586, %c33 : index
      %588 = arith.muli %tileRows, %c14 : index
      %589 = arith.muli %587, %588 : index
      %590 = arith.addi %43, %589 : index
      %591 = vector.load %x[%590] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %592 = arith.muli %tileRows, %c1 : index
      %593 = arith.addi %590, %592 : index
      %594 = vector.load %x[%593] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %595 = vector.shuffle %591, %594 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %596 = wave.mma %595, %281, %548 : vector<16xf16>, vector<8xf32>
      %597 = wave.mma %595, %441, %549 : vector<16xf16>, vector<8xf32>
      %598 = arith.muli %111, %c2 : index
      %599 = arith.addi %598, %c33 : index
      %600 = arith.muli %tileRows, %c14 : index
      %601 = arith.muli %599, %600 : index
      %602 = arith.addi %61, %601 : index
      %603 = vector.load %x[%602] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %604 = arith.muli %tileRows, %c1 : index
      %605 = arith.addi %602, %604 : index
      %606 = vector.load %x[%605] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %607 = vector.shuffle %603, %606 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %608 = wave.mma %607, %281, %560 : vector<16xf16>, vector<8xf32>
      %609 = wave.mma %607, %441, %561 : vector<16xf16>, vector<8xf32>
      %610 = arith.muli %111, %c2 : index
      %611 = arith.addi %610, %c33 : index
      %612 = arith.muli %tileRows, %c14 : index
      %613 = arith.muli %611, %612 : index
      %614 = arith.addi %79, %613 : index
      %615 = vector.load %x[%614] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %616 = arith.muli %tileRows, %c1 : index
      %617 = arith.addi %614, %616 : index
      %618 = vector.load %x[%617] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %619 = vector.shuffle %615, %618 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %620 = wave.mma %619, %281, %572 : vector<16xf16>, vector<8xf32>
      %621 = wave.mma %619, %441, %573 : vector<16xf16>, vector<8xf32>
      %622 = arith.muli %111, %c2 : index
      %623 = arith.addi %622, %c33 : index
      %624 = arith.muli %tileRows, %c14 : index
      %625 = arith.muli %623, %624 : index
      %626 = arith.addi %97, %625 : index
      %627 = vector.load %x[%626] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %628 = arith.muli %tileRows, %c1 : index
      %629 = arith.addi %626, %628 : index
      %630 = vector.load %x[%629] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %631 = vector.shuffle %627, %630 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %632 = wave.mma %631, %281, %584 : vector<16xf16>, vector<8xf32>
      %633 = wave.mma %631, %441, %585 : vector<16xf16>, vector<8xf32>
      scf.yield %596, %597, %608, %609, %620, %621, %632, %633 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %634 = arith.select %104, %110, %103 : index
    %644:8 = scf.for %635 = %110 to %634 step %c6 iter_args(%636 = %120#0, %637 = %120#1, %638 = %120#2, %639 = %120#3, %640 = %120#4, %641 = %120#5, %642 = %120#6, %643 = %120#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %645 = wave.lane
      %646 = arith.addi %635, %c5 : index
      %647 = arith.remui %645, %c14 : index
      %648 = arith.addi %13, %c4 : index
      %649 = arith.muli %646, %c8 : index
      %650 = arith.addi %648, %649 : index
      %651 = arith.muli %647, %c19 : index
      %652 = arith.addi %650, %651 : index
      %653 = vector.load %w[%652] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %654 = vector.bitcast %653 : vector<4xi8> to vector<2xf16>
      %655 = vector.extract %654[0] : f16 from vector<2xf16>
      %656 = vector.broadcast %655 : f16 to vector<16xf16>
      %657 = vector.extract %654[1] : f16 from vector<2xf16>
      %658 = vector.broadcast %657 : f16 to vector<16xf16>
      %659 = arith.addi %13, %c4 : index
      %660 = arith.muli %inputFeatures, %c2 : index
      %661 = arith.addi %660, %c3 : index
      %662 = arith.divui %661, %c4 : index
      %663 = arith.muli %662, %c4 : index
      %664 = arith.addi %659, %663 : index
      %665 = arith.muli %646, %c20 : index
      %666 = arith.addi %664, %665 : index
      %667 = arith.muli %647, %c14 : index
      %668 = arith.addi %666, %667 : index
      %669 = arith.muli %inputFeatures, %c1 : index
      %670 = arith.muli %inputFeatures, %c2 : index
      %671 = arith.addi %670, %c3 : index
      %672 = arith.divui %671, %c4 : index
      %673 = arith.muli %672, %c4 : index
      %674 = arith.addi %669, %673 : index
      %675 = arith.addi %674, %c4 : index
      %676 = arith.addi %13, %675 : index
      %677 = arith.muli %646, %c14 : index
      %678 = arith.addi %677, %647 : index
      %679 = arith.muli %678, %c19 : index
      %680 = arith.addi %676, %679 : index
      %681 = vector.load %w[%680] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %682 = vector.bitcast %681 : vector<4xi8> to vector<1xi32>
      %683 = vector.shuffle %682, %682 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %684 = vector.load %w[%668] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %685 = vector.bitcast %684 : vector<16xi8> to vector<4xi32>
      %686 = arith.shrui %685, %c21 : vector<4xi32>
      %687 = arith.andi %686, %c22 : vector<4xi32>
      %688 = arith.shrui %683, %c23 : vector<4xi32>
      %689 = arith.andi %688, %c24 : vector<4xi32>
      %690 = arith.shli %689, %c25 : vector<4xi32>
      %691 = arith.ori %687, %690 : vector<4xi32>
      %692 = arith.ori %691, %c26 : vector<4xi32>
      %693 = vector.bitcast %692 : vector<4xi32> to vector<8xf16>
      %694 = arith.shrui %685, %c25 : vector<4xi32>
      %695 = arith.andi %694, %c22 : vector<4xi32>
      %696 = arith.shrui %683, %c27 : vector<4xi32>
      %697 = arith.andi %696, %c24 : vector<4xi32>
      %698 = arith.shli %697, %c25 : vector<4xi32>
      %699 = arith.ori %695, %698 : vector<4xi32>
      %700 = arith.ori %699, %c26 : vector<4xi32>
      %701 = vector.bitcast %700 : vector<4xi32> to vector<8xf16>
      %702 = arith.shrui %685, %c28 : vector<4xi32>
      %703 = arith.andi %702, %c22 : vector<4xi32>
      %704 = arith.shrui %683, %c29 : vector<4xi32>
      %705 = arith.andi %704, %c24 : vector<4xi32>
      %706 = arith.shli %705, %c25 : vector<4xi32>
      %707 = arith.ori %703, %706 : vector<4xi32>
      %708 = arith.ori %707, %c26 : vector<4xi32>
      %709 = vector.bitcast %708 : vector<4xi32> to vector<8xf16>
      %710 = arith.shrui %685, %c30 : vector<4xi32>
      %711 = arith.andi %710, %c22 : vector<4xi32>
      %712 = arith.shrui %683, %c31 : vector<4xi32>
      %713 = arith.andi %712, %c24 : vector<4xi32>
      %714 = arith.shli %713, %c25 : vector<4xi32>
      %715 = arith.ori %711, %714 : vector<4xi32>
      %716 = arith.ori %715, %c26 : vector<4xi32>
      %717 = vector.bitcast %716 : vector<4xi32> to vector<8xf16>
      %718 = vector.shuffle %693, %701 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %719 = vector.shuffle %709, %717 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %720 = vector.shuffle %718, %719 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %721 = arith.subf %720, %c32 : vector<32xf16>
      %722 = vector.shuffle %721, %721 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %723 = vector.shuffle %721, %721 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %724 = math.fma %722, %656, %658 : vector<16xf16>
      %725 = math.fma %723, %656, %658 : vector<16xf16>
      %726 = arith.addi %635, %c5 : index
      %727 = arith.remui %645, %c14 : index
      %728 = arith.addi %15, %c4 : index
      %729 = arith.muli %726, %c8 : index
      %730 = arith.addi %728, %729 : index
      %731 = arith.muli %727, %c19 : index
      %732 = arith.addi %730, %731 : index
      %733 = vector.load %w[%732] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %734 = vector.bitcast %733 : vector<4xi8> to vector<2xf16>
      %735 = vector.extract %734[0] : f16 from vector<2xf16>
      %736 = vector.broadcast %735 : f16 to vector<16xf16>
      %737 = vector.extract %734[1] : f16 from vector<2xf16>
      %738 = vector.broadcast %737 : f16 to vector<16xf16>
      %739 = arith.addi %15, %c4 : index
      %740 = arith.muli %inputFeatures, %c2 : index
      %741 = arith.addi %740, %c3 : index
      %742 = arith.divui %741, %c4 : index
      %743 = arith.muli %742, %c4 : index
      %744 = arith.addi %739, %743 : index
      %745 = arith.muli %726, %c20 : index
      %746 = arith.addi %744, %745 : index
      %747 = arith.muli %727, %c14 : index
      %748 = arith.addi %746, %747 : index
      %749 = arith.muli %inputFeatures, %c1 : index
      %750 = arith.muli %inputFeatures, %c2 : index
      %751 = arith.addi %750, %c3 : index
      %752 = arith.divui %751, %c4 : index
      %753 = arith.muli %752, %c4 : index
      %754 = arith.addi %749, %753 : index
      %755 = arith.addi %754, %c4 : index
      %756 = arith.addi %15, %755 : index
      %757 = arith.muli %726, %c14 : index
      %758 = arith.addi %757, %727 : index
      %759 = arith.muli %758, %c19 : index
      %760 = arith.addi %756, %759 : index
      %761 = vector.load %w[%760] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %762 = vector.bitcast %761 : vector<4xi8> to vector<1xi32>
      %763 = vector.shuffle %762, %762 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %764 = vector.load %w[%748] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %765 = vector.bitcast %764 : vector<16xi8> to vector<4xi32>
      %766 = arith.shrui %765, %c21 : vector<4xi32>
      %767 = arith.andi %766, %c22 : vector<4xi32>
      %768 = arith.shrui %763, %c23 : vector<4xi32>
      %769 = arith.andi %768, %c24 : vector<4xi32>
      %770 = arith.shli %769, %c25 : vector<4xi32>
      %771 = arith.ori %767, %770 : vector<4xi32>
      %772 = arith.ori %771, %c26 : vector<4xi32>
      %773 = vector.bitcast %772 : vector<4xi32> to vector<8xf16>
      %774 = arith.shrui %765, %c25 : vector<4xi32>
      %775 = arith.andi %774, %c22 : vector<4xi32>
      %776 = arith.shrui %763, %c27 : vector<4xi32>
      %777 = arith.andi %776, %c24 : vector<4xi32>
      %778 = arith.shli %777, %c25 : vector<4xi32>
      %779 = arith.ori %775, %778 : vector<4xi32>
      %780 = arith.ori %779, %c26 : vector<4xi32>
      %781 = vector.bitcast %780 : vector<4xi32> to vector<8xf16>
      %782 = arith.shrui %765, %c28 : vector<4xi32>
      %783 = arith.andi %782, %c22 : vector<4xi32>
      %784 = arith.shrui %763, %c29 : vector<4xi32>
      %785 = arith.andi %784, %c24 : vector<4xi32>
      %786 = arith.shli %785, %c25 : vector<4xi32>
      %787 = arith.ori %783, %786 : vector<4xi32>
      %788 = arith.ori %787, %c26 : vector<4xi32>
      %789 = vector.bitcast %788 : vector<4xi32> to vector<8xf16>
      %790 = arith.shrui %765, %c30 : vector<4xi32>
      %791 = arith.andi %790, %c22 : vector<4xi32>
      %792 = arith.shrui %763, %c31 : vector<4xi32>
      %793 = arith.andi %792, %c24 : vector<4xi32>
      %794 = arith.shli %793, %c25 : vector<4xi32>
      %795 = arith.ori %791, %794 : vector<4xi32>
      %796 = arith.ori %795, %c26 : vector<4xi32>
      %797 = vector.bitcast %796 : vector<4xi32> to vector<8xf16>
      %798 = vector.shuffle %773, %781 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %799 = vector.shuffle %789, %797 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %800 = vector.shuffle %798, %799 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %801 = arith.subf %800, %c32 : vector<32xf16>
      %802 = vector.shuffle %801, %801 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %803 = vector.shuffle %801, %801 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %804 = math.fma %802, %736, %738 : vector<16xf16>
      %805 = math.fma %803, %736, %738 : vector<16xf16>
      %806 = arith.muli %635, %c2 : index
      %807 = arith.addi %806, %c5 : index
      %808 = arith.muli %tileRows, %c14 : index
      %809 = arith.muli %807, %808 : index
      %810 = arith.addi %43, %809 : index
      %811 = vector.load %x[%810] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %812 = arith.muli %tileRows, %c1 : index
      %813 = arith.addi %810, %812 : index
      %814 = vector.load %x[%813] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %815 = vector.shuffle %811, %814 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %816 = wave.mma %815, %724, %636 : vector<16xf16>, vector<8xf32>
      %817 = wave.mma %815, %804, %637 : vector<16xf16>, vector<8xf32>
      %818 = arith.muli %635, %c2 : index
      %819 = arith.addi %818, %c5 : index
      %820 = arith.muli %tileRows, %c14 : index
      %821 = arith.muli %819, %820 : index
      %822 = arith.addi %61, %821 : index
      %823 = vector.load %x[%822] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %824 = arith.muli %tileRows, %c1 : index
      %825 = arith.addi %822, %824 : index
      %826 = vector.load %x[%825] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %827 = vector.shuffle %823, %826 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %828 = wave.mma %827, %724, %638 : vector<16xf16>, vector<8xf32>
      %829 = wave.mma %827, %804, %639 : vector<16xf16>, vector<8xf32>
      %830 = arith.muli %635, %c2 : index
      %831 = arith.addi %830, %c5 : index
      %832 = arith.muli %tileRows, %c14 : index
      %833 = arith.muli %831, %832 : index
      %834 = arith.addi %79, %833 : index
      %835 = vector.load %x[%834] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %836 = arith.muli %tileRows, %c1 : index
      %837 = arith.addi %834, %836 : index
      %838 = vector.load %x[%837] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %839 = vector.shuffle %835, %838 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %840 = wave.mma %839, %724, %640 : vector<16xf16>, vector<8xf32>
      %841 = wave.mma %839, %804, %641 : vector<16xf16>, vector<8xf32>
      %842 = arith.muli %635, %c2 : index
      %843 = arith.addi %842, %c5 : index
      %844 = arith.muli %tileRows, %c14 : index
      %845 = arith.muli %843, %844 : index
      %846 = arith.addi %97, %845 : index
      %847 = vector.load %x[%846] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %848 = arith.muli %tileRows, %c1 : index
      %849 = arith.addi %846, %848 : index
      %850 = vector.load %x[%849] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %851 = vector.shuffle %847, %850 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %852 = wave.mma %851, %724, %642 : vector<16xf16>, vector<8xf32>
      %853 = wave.mma %851, %804, %643 : vector<16xf16>, vector<8xf32>
      %854 = arith.muli %635, %c2 : index
      %855 = arith.addi %854, %c6 : index
      %856 = arith.muli %tileRows, %c14 : index
      %857 = arith.muli %855, %856 : index
      %858 = arith.addi %43, %857 : index
      %859 = vector.load %x[%858] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %860 = arith.muli %tileRows, %c1 : index
      %861 = arith.addi %858, %860 : index
      %862 = vector.load %x[%861] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %863 = vector.shuffle %859, %862 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %864 = wave.mma %863, %725, %816 : vector<16xf16>, vector<8xf32>
      %865 = wave.mma %863, %805, %817 : vector<16xf16>, vector<8xf32>
      %866 = arith.muli %635, %c2 : index
      %867 = arith.addi %866, %c6 : index
      %868 = arith.muli %tileRows, %c14 : index
      %869 = arith.muli %867, %868 : index
      %870 = arith.addi %61, %869 : index
      %871 = vector.load %x[%870] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %872 = arith.muli %tileRows, %c1 : index
      %873 = arith.addi %870, %872 : index
      %874 = vector.load %x[%873] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %875 = vector.shuffle %871, %874 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %876 = wave.mma %875, %725, %828 : vector<16xf16>, vector<8xf32>
      %877 = wave.mma %875, %805, %829 : vector<16xf16>, vector<8xf32>
      %878 = arith.muli %635, %c2 : index
      %879 = arith.addi %878, %c6 : index
      %880 = arith.muli %tileRows, %c14 : index
      %881 = arith.muli %879, %880 : index
      %882 = arith.addi %79, %881 : index
      %883 = vector.load %x[%882] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %884 = arith.muli %tileRows, %c1 : index
      %885 = arith.addi %882, %884 : index
      %886 = vector.load %x[%885] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %887 = vector.shuffle %883, %886 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %888 = wave.mma %887, %725, %840 : vector<16xf16>, vector<8xf32>
      %889 = wave.mma %887, %805, %841 : vector<16xf16>, vector<8xf32>
      %890 = arith.muli %635, %c2 : index
      %891 = arith.addi %890, %c6 : index
      %892 = arith.muli %tileRows, %c14 : index
      %893 = arith.muli %891, %892 : index
      %894 = arith.addi %97, %893 : index
      %895 = vector.load %x[%894] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %896 = arith.muli %tileRows, %c1 : index
      %897 = arith.addi %894, %896 : index
      %898 = vector.load %x[%897] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %899 = vector.shuffle %895, %898 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %900 = wave.mma %899, %725, %852 : vector<16xf16>, vector<8xf32>
      %901 = wave.mma %899, %805, %853 : vector<16xf16>, vector<8xf32>
      scf.yield %864, %865, %876, %877, %888, %889, %900, %901 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %902 = wave.lane
    %903 = wave.wave
    %904 = arith.muli %903, %c2 : index
    %905 = arith.addi %904, %c5 : index
    %906 = arith.muli %905, %c20 : index
    %907 = arith.addi %906, %902 : index
    %908 = vector.extract %644#0[0] : f32 from vector<8xf32>
    %909 = arith.addi %907, %c5 : index
    memref.store %908, %19[%909] : memref<?xf32>
    %910 = vector.extract %644#0[1] : f32 from vector<8xf32>
    %911 = arith.addi %907, %c12 : index
    memref.store %910, %19[%911] : memref<?xf32>
    %912 = vector.extract %644#0[2] : f32 from vector<8xf32>
    %913 = arith.addi %907, %c8 : index
    memref.store %912, %19[%913] : memref<?xf32>
    %914 = vector.extract %644#0[3] : f32 from vector<8xf32>
    %915 = arith.addi %907, %c34 : index
    memref.store %914, %19[%915] : memref<?xf32>
    %916 = vector.extract %644#0[4] : f32 from vector<8xf32>
    %917 = arith.addi %907, %c4 : index
    memref.store %916, %19[%917] : memref<?xf32>
    %918 = vector.extract %644#0[5] : f32 from vector<8xf32>
    %919 = arith.addi %907, %c35 : index
    memref.store %918, %19[%919] : memref<?xf32>
    %920 = vector.extract %644#0[6] : f32 from vector<8xf32>
    %921 = arith.addi %907, %c36 : index
    memref.store %920, %19[%921] : memref<?xf32>
    %922 = vector.extract %644#0[7] : f32 from vector<8xf32>
    %923 = arith.addi %907, %c37 : index
    memref.store %922, %19[%923] : memref<?xf32>
    %924 = arith.muli %903, %c2 : index
    %925 = arith.addi %924, %c6 : index
    %926 = arith.muli %925, %c20 : index
    %927 = arith.addi %926, %902 : index
    %928 = vector.extract %644#1[0] : f32 from vector<8xf32>
    %929 = arith.addi %927, %c5 : index
    memref.store %928, %19[%929] : memref<?xf32>
    %930 = vector.extract %644#1[1] : f32 from vector<8xf32>
    %931 = arith.addi %927, %c12 : index
    memref.store %930, %19[%931] : memref<?xf32>
    %932 = vector.extract %644#1[2] : f32 from vector<8xf32>
    %933 = arith.addi %927, %c8 : index
    memref.store %932, %19[%933] : memref<?xf32>
    %934 = vector.extract %644#1[3] : f32 from vector<8xf32>
    %935 = arith.addi %927, %c34 : index
    memref.store %934, %19[%935] : memref<?xf32>
    %936 = vector.extract %644#1[4] : f32 from vector<8xf32>
    %937 = arith.addi %927, %c4 : index
    memref.store %936, %19[%937] : memref<?xf32>
    %938 = vector.extract %644#1[5] : f32 from vector<8xf32>
    %939 = arith.addi %927, %c35 : index
    memref.store %938, %19[%939] : memref<?xf32>
    %940 = vector.extract %644#1[6] : f32 from vector<8xf32>
    %941 = arith.addi %927, %c36 : index
    memref.store %940, %19[%941] : memref<?xf32>
    %942 = vector.extract %644#1[7] : f32 from vector<8xf32>
    %943 = arith.addi %927, %c37 : index
    memref.store %942, %19[%943] : memref<?xf32>
    wave.barrier
    %944 = arith.muli %903, %c2 : index
    %945 = arith.addi %944, %c5 : index
    %946 = arith.muli %945, %c12 : index
    %947 = arith.addi %946, %902 : index
    %948 = arith.addi %947, %c5 : index
    %949 = memref.load %19[%948] : memref<?xf32>
    %950 = arith.addi %948, %c38 : index
    %951 = memref.load %19[%950] : memref<?xf32>
    %952 = arith.addf %949, %951 : f32
    %953 = arith.addi %948, %c39 : index
    %954 = memref.load %19[%953] : memref<?xf32>
    %955 = arith.addf %952, %954 : f32
    %956 = arith.addi %948, %c40 : index
    %957 = memref.load %19[%956] : memref<?xf32>
    %958 = arith.addf %955, %957 : f32
    %959 = arith.muli %945, %c12 : index
    %960 = arith.addi %959, %902 : index
    %961 = arith.addi %960, %c20 : index
    %962 = memref.load %19[%961] : memref<?xf32>
    %963 = arith.addi %961, %c38 : index
    %964 = memref.load %19[%963] : memref<?xf32>
    %965 = arith.addf %962, %964 : f32
    %966 = arith.addi %961, %c39 : index
    %967 = memref.load %19[%966] : memref<?xf32>
    %968 = arith.addf %965, %967 : f32
    %969 = arith.addi %961, %c40 : index
    %970 = memref.load %19[%969] : memref<?xf32>
    %971 = arith.addf %968, %970 : f32
    %972 = wave.lane
    %973 = arith.addi %18, %c5 : index
    %974 = arith.muli %945, %c2 : index
    %975 = arith.addi %973, %974 : index
    %976 = arith.divui %972, %c14 : index
    %977 = arith.addi %975, %976 : index
    %978 = arith.cmpi slt, %977, %17 : index
    scf.if %978 {
      %979 = arith.cmpi eq, %hasFactors, %c6 : index
      %980 = arith.muli %977, %c2 : index
      %981 = memref.load %factors[%980] : memref<?xf32>
      %982 = arith.mulf %981, %operandScale : f32
      %983 = arith.select %979, %982, %operandScale : f32
      %984 = arith.remui %972, %c14 : index
      %985 = arith.muli %984, %c19 : index
      %986 = arith.addi %13, %985 : index
      %987 = vector.load %w[%986] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %988 = vector.bitcast %987 : vector<4xi8> to vector<1xf32>
      %989 = vector.extract %988[0] : f32 from vector<1xf32>
      %990 = arith.mulf %989, %983 : f32
      %991 = arith.mulf %958, %990 : f32
      %992 = arith.remui %972, %c14 : index
      %993 = arith.muli %992, %c19 : index
      %994 = arith.addi %15, %993 : index
      %995 = vector.load %w[%994] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %996 = vector.bitcast %995 : vector<4xi8> to vector<1xf32>
      %997 = vector.extract %996[0] : f32 from vector<1xf32>
      %998 = arith.mulf %997, %983 : f32
      %999 = arith.mulf %971, %998 : f32
      %1000 = arith.muli %977, %outputFeatures : index
      %1001 = arith.addi %1000, %22 : index
      %1002 = wave.lane
      %1003 = arith.remui %1002, %c14 : index
      %1004 = arith.addi %1001, %1003 : index
      scf.if %20 {
        %1005 = arith.addi %1004, %c5 : index
        %1006 = memref.load %residual[%1005] : memref<?xf32>
        %1007 = arith.addf %1006, %991 : f32
        %1008 = arith.addi %1004, %c5 : index
        memref.store %1007, %out[%1008] : memref<?xf32>
      } else {
        %1009 = arith.addi %1004, %c5 : index
        memref.store %991, %out[%1009] : memref<?xf32>
      }
      scf.if %20 {
        %1010 = arith.addi %1004, %c14 : index
        %1011 = memref.load %residual[%1010] : memref<?xf32>
        %1012 = arith.addf %1011, %999 : f32
        %1013 = arith.addi %1004, %c14 : index
        memref.store %1012, %out[%1013] : memref<?xf32>
      } else {
        %1014 = arith.addi %1004, %c14 : index
        memref.store %999, %out[%1014] : memref<?xf32>
      }
    }
    %1015 = arith.muli %903, %c2 : index
    %1016 = arith.addi %1015, %c6 : index
    %1017 = arith.muli %1016, %c12 : index
    %1018 = arith.addi %1017, %902 : index
    %1019 = arith.addi %1018, %c5 : index
    %1020 = memref.load %19[%1019] : memref<?xf32>
    %1021 = arith.addi %1019, %c38 : index
    %1022 = memref.load %19[%1021] : memref<?xf32>
    %1023 = arith.addf %1020, %1022 : f32
    %1024 = arith.addi %1019, %c39 : index
    %1025 = memref.load %19[%1024] : memref<?xf32>
    %1026 = arith.addf %1023, %1025 : f32
    %1027 = arith.addi %1019, %c40 : index
    %1028 = memref.load %19[%1027] : memref<?xf32>
    %1029 = arith.addf %1026, %1028 : f32
    %1030 = arith.muli %1016, %c12 : index
    %1031 = arith.addi %1030, %902 : index
    %1032 = arith.addi %1031, %c20 : index
    %1033 = memref.load %19[%1032] : memref<?xf32>
    %1034 = arith.addi %1032, %c38 : index
    %1035 = memref.load %19[%1034] : memref<?xf32>
    %1036 = arith.addf %1033, %1035 : f32
    %1037 = arith.addi %1032, %c39 : index
    %1038 = memref.load %19[%1037] : memref<?xf32>
    %1039 = arith.addf %1036, %1038 : f32
    %1040 = arith.addi %1032, %c40 : index
    %1041 = memref.load %19[%1040] : memref<?xf32>
    %1042 = arith.addf %1039, %1041 : f32
    %1043 = wave.lane
    %1044 = arith.addi %18, %c5 : index
    %1045 = arith.muli %1016, %c2 : index
    %1046 = arith.addi %1044, %1045 : index
    %1047 = arith.divui %1043, %c14 : index
    %1048 = arith.addi %1046, %1047 : index
    %1049 = arith.cmpi slt, %1048, %17 : index
    scf.if %1049 {
      %1050 = arith.cmpi eq, %hasFactors, %c6 : index
      %1051 = arith.muli %1048, %c2 : index
      %1052 = memref.load %factors[%1051] : memref<?xf32>
      %1053 = arith.mulf %1052, %operandScale : f32
      %1054 = arith.select %1050, %1053, %operandScale : f32
      %1055 = arith.remui %1043, %c14 : index
      %1056 = arith.muli %1055, %c19 : index
      %1057 = arith.addi %13, %1056 : index
      %1058 = vector.load %w[%1057] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1059 = vector.bitcast %1058 : vector<4xi8> to vector<1xf32>
      %1060 = vector.extract %1059[0] : f32 from vector<1xf32>
      %1061 = arith.mulf %1060, %1054 : f32
      %1062 = arith.mulf %1029, %1061 : f32
      %1063 = arith.remui %1043, %c14 : index
      %1064 = arith.muli %1063, %c19 : index
      %1065 = arith.addi %15, %1064 : index
      %1066 = vector.load %w[%1065] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1067 = vector.bitcast %1066 : vector<4xi8> to vector<1xf32>
      %1068 = vector.extract %1067[0] : f32 from vector<1xf32>
      %1069 = arith.mulf %1068, %1054 : f32
      %1070 = arith.mulf %1042, %1069 : f32
      %1071 = arith.muli %1048, %outputFeatures : index
      %1072 = arith.addi %1071, %22 : index
      %1073 = wave.lane
      %1074 = arith.remui %1073, %c14 : index
      %1075 = arith.addi %1072, %1074 : index
      scf.if %20 {
        %1076 = arith.addi %1075, %c5 : index
        %1077 = memref.load %residual[%1076] : memref<?xf32>
        %1078 = arith.addf %1077, %1062 : f32
        %1079 = arith.addi %1075, %c5 : index
        memref.store %1078, %out[%1079] : memref<?xf32>
      } else {
        %1080 = arith.addi %1075, %c5 : index
        memref.store %1062, %out[%1080] : memref<?xf32>
      }
      scf.if %20 {
        %1081 = arith.addi %1075, %c14 : index
        %1082 = memref.load %residual[%1081] : memref<?xf32>
        %1083 = arith.addf %1082, %1070 : f32
        %1084 = arith.addi %1075, %c14 : index
        memref.store %1083, %out[%1084] : memref<?xf32>
      } else {
        %1085 = arith.addi %1075, %c14 : index
        memref.store %1070, %out[%1085] : memref<?xf32>
      }
    }
    %1086 = wave.lane
    wave.barrier
    %1087 = wave.wave
    %1088 = arith.muli %1087, %c2 : index
    %1089 = arith.addi %1088, %c5 : index
    %1090 = arith.muli %1089, %c20 : index
    %1091 = arith.addi %1090, %1086 : index
    %1092 = vector.extract %644#2[0] : f32 from vector<8xf32>
    %1093 = arith.addi %1091, %c5 : index
    memref.store %1092, %19[%1093] : memref<?xf32>
    %1094 = vector.extract %644#2[1] : f32 from vector<8xf32>
    %1095 = arith.addi %1091, %c12 : index
    memref.store %1094, %19[%1095] : memref<?xf32>
    %1096 = vector.extract %644#2[2] : f32 from vector<8xf32>
    %1097 = arith.addi %1091, %c8 : index
    memref.store %1096, %19[%1097] : memref<?xf32>
    %1098 = vector.extract %644#2[3] : f32 from vector<8xf32>
    %1099 = arith.addi %1091, %c34 : index
    memref.store %1098, %19[%1099] : memref<?xf32>
    %1100 = vector.extract %644#2[4] : f32 from vector<8xf32>
    %1101 = arith.addi %1091, %c4 : index
    memref.store %1100, %19[%1101] : memref<?xf32>
    %1102 = vector.extract %644#2[5] : f32 from vector<8xf32>
    %1103 = arith.addi %1091, %c35 : index
    memref.store %1102, %19[%1103] : memref<?xf32>
    %1104 = vector.extract %644#2[6] : f32 from vector<8xf32>
    %1105 = arith.addi %1091, %c36 : index
    memref.store %1104, %19[%1105] : memref<?xf32>
    %1106 = vector.extract %644#2[7] : f32 from vector<8xf32>
    %1107 = arith.addi %1091, %c37 : index
    memref.store %1106, %19[%1107] : memref<?xf32>
    %1108 = arith.muli %1087, %c2 : index
    %1109 = arith.addi %1108, %c6 : index
    %1110 = arith.muli %1109, %c20 : index
    %1111 = arith.addi %1110, %1086 : index
    %1112 = vector.extract %644#3[0] : f32 from vector<8xf32>
    %1113 = arith.addi %1111, %c5 : index
    memref.store %1112, %19[%1113] : memref<?xf32>
    %1114 = vector.extract %644#3[1] : f32 from vector<8xf32>
    %1115 = arith.addi %1111, %c12 : index
    memref.store %1114, %19[%1115] : memref<?xf32>
    %1116 = vector.extract %644#3[2] : f32 from vector<8xf32>
    %1117 = arith.addi %1111, %c8 : index
    memref.store %1116, %19[%1117] : memref<?xf32>
    %1118 = vector.extract %644#3[3] : f32 from vector<8xf32>
    %1119 = arith.addi %1111, %c34 : index
    memref.store %1118, %19[%1119] : memref<?xf32>
    %1120 = vector.extract %644#3[4] : f32 from vector<8xf32>
    %1121 = arith.addi %1111, %c4 : index
    memref.store %1120, %19[%1121] : memref<?xf32>
    %1122 = vector.extract %644#3[5] : f32 from vector<8xf32>
    %1123 = arith.addi %1111, %c35 : index
    memref.store %1122, %19[%1123] : memref<?xf32>
    %1124 = vector.extract %644#3[6] : f32 from vector<8xf32>
    %1125 = arith.addi %1111, %c36 : index
    memref.store %1124, %19[%1125] : memref<?xf32>
    %1126 = vector.extract %644#3[7] : f32 from vector<8xf32>
    %1127 = arith.addi %1111, %c37 : index
    memref.store %1126, %19[%1127] : memref<?xf32>
    wave.barrier
    %1128 = arith.muli %1087, %c2 : index
    %1129 = arith.addi %1128, %c5 : index
    %1130 = arith.muli %1129, %c12 : index
    %1131 = arith.addi %1130, %1086 : index
    %1132 = arith.addi %1131, %c5 : index
    %1133 = memref.load %19[%1132] : memref<?xf32>
    %1134 = arith.addi %1132, %c38 : index
    %1135 = memref.load %19[%1134] : memref<?xf32>
    %1136 = arith.addf %1133, %1135 : f32
    %1137 = arith.addi %1132, %c39 : index
    %1138 = memref.load %19[%1137] : memref<?xf32>
    %1139 = arith.addf %1136, %1138 : f32
    %1140 = arith.addi %1132, %c40 : index
    %1141 = memref.load %19[%1140] : memref<?xf32>
    %1142 = arith.addf %1139, %1141 : f32
    %1143 = arith.muli %1129, %c12 : index
    %1144 = arith.addi %1143, %1086 : index
    %1145 = arith.addi %1144, %c20 : index
    %1146 = memref.load %19[%1145] : memref<?xf32>
    %1147 = arith.addi %1145, %c38 : index
    %1148 = memref.load %19[%1147] : memref<?xf32>
    %1149 = arith.addf %1146, %1148 : f32
    %1150 = arith.addi %1145, %c39 : index
    %1151 = memref.load %19[%1150] : memref<?xf32>
    %1152 = arith.addf %1149, %1151 : f32
    %1153 = arith.addi %1145, %c40 : index
    %1154 = memref.load %19[%1153] : memref<?xf32>
    %1155 = arith.addf %1152, %1154 : f32
    %1156 = wave.lane
    %1157 = arith.addi %18, %c14 : index
    %1158 = arith.muli %1129, %c2 : index
    %1159 = arith.addi %1157, %1158 : index
    %1160 = arith.divui %1156, %c14 : index
    %1161 = arith.addi %1159, %1160 : index
    %1162 = arith.cmpi slt, %1161, %17 : index
    scf.if %1162 {
      %1163 = arith.cmpi eq, %hasFactors, %c6 : index
      %1164 = arith.muli %1161, %c2 : index
      %1165 = memref.load %factors[%1164] : memref<?xf32>
      %1166 = arith.mulf %1165, %operandScale : f32
      %1167 = arith.select %1163, %1166, %operandScale : f32
      %1168 = arith.remui %1156, %c14 : index
      %1169 = arith.muli %1168, %c19 : index
      %1170 = arith.addi %13, %1169 : index
      %1171 = vector.load %w[%1170] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1172 = vector.bitcast %1171 : vector<4xi8> to vector<1xf32>
      %1173 = vector.extract %1172[0] : f32 from vector<1xf32>
      %1174 = arith.mulf %1173, %1167 : f32
      %1175 = arith.mulf %1142, %1174 : f32
      %1176 = arith.remui %1156, %c14 : index
      %1177 = arith.muli %1176, %c19 : index
      %1178 = arith.addi %15, %1177 : index
      %1179 = vector.load %w[%1178] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1180 = vector.bitcast %1179 : vector<4xi8> to vector<1xf32>
      %1181 = vector.extract %1180[0] : f32 from vector<1xf32>
      %1182 = arith.mulf %1181, %1167 : f32
      %1183 = arith.mulf %1155, %1182 : f32
      %1184 = arith.muli %1161, %outputFeatures : index
      %1185 = arith.addi %1184, %22 : index
      %1186 = wave.lane
      %1187 = arith.remui %1186, %c14 : index
      %1188 = arith.addi %1185, %1187 : index
      scf.if %20 {
        %1189 = arith.addi %1188, %c5 : index
        %1190 = memref.load %residual[%1189] : memref<?xf32>
        %1191 = arith.addf %1190, %1175 : f32
        %1192 = arith.addi %1188, %c5 : index
        memref.store %1191, %out[%1192] : memref<?xf32>
      } else {
        %1193 = arith.addi %1188, %c5 : index
        memref.store %1175, %out[%1193] : memref<?xf32>
      }
      scf.if %20 {
        %1194 = arith.addi %1188, %c14 : index
        %1195 = memref.load %residual[%1194] : memref<?xf32>
        %1196 = arith.addf %1195, %1183 : f32
        %1197 = arith.addi %1188, %c14 : index
        memref.store %1196, %out[%1197] : memref<?xf32>
      } else {
        %1198 = arith.addi %1188, %c14 : index
        memref.store %1183, %out[%1198] : memref<?xf32>
      }
    }
    %1199 = arith.muli %1087, %c2 : index
    %1200 = arith.addi %1199, %c6 : index
    %1201 = arith.muli %1200, %c12 : index
    %1202 = arith.addi %1201, %1086 : index
    %1203 = arith.addi %1202, %c5 : index
    %1204 = memref.load %19[%1203] : memref<?xf32>
    %1205 = arith.addi %1203, %c38 : index
    %1206 = memref.load %19[%1205] : memref<?xf32>
    %1207 = arith.addf %1204, %1206 : f32
    %1208 = arith.addi %1203, %c39 : index
    %1209 = memref.load %19[%1208] : memref<?xf32>
    %1210 = arith.addf %1207, %1209 : f32
    %1211 = arith.addi %1203, %c40 : index
    %1212 = memref.load %19[%1211] : memref<?xf32>
    %1213 = arith.addf %1210, %1212 : f32
    %1214 = arith.muli %1200, %c12 : index
    %1215 = arith.addi %1214, %1086 : index
    %1216 = arith.addi %1215, %c20 : index
    %1217 = memref.load %19[%1216] : memref<?xf32>
    %1218 = arith.addi %1216, %c38 : index
    %1219 = memref.load %19[%1218] : memref<?xf32>
    %1220 = arith.addf %1217, %1219 : f32
    %1221 = arith.addi %1216, %c39 : index
    %1222 = memref.load %19[%1221] : memref<?xf32>
    %1223 = arith.addf %1220, %1222 : f32
    %1224 = arith.addi %1216, %c40 : index
    %1225 = memref.load %19[%1224] : memref<?xf32>
    %1226 = arith.addf %1223, %1225 : f32
    %1227 = wave.lane
    %1228 = arith.addi %18, %c14 : index
    %1229 = arith.muli %1200, %c2 : index
    %1230 = arith.addi %1228, %1229 : index
    %1231 = arith.divui %1227, %c14 : index
    %1232 = arith.addi %1230, %1231 : index
    %1233 = arith.cmpi slt, %1232, %17 : index
    scf.if %1233 {
      %1234 = arith.cmpi eq, %hasFactors, %c6 : index
      %1235 = arith.muli %1232, %c2 : index
      %1236 = memref.load %factors[%1235] : memref<?xf32>
      %1237 = arith.mulf %1236, %operandScale : f32
      %1238 = arith.select %1234, %1237, %operandScale : f32
      %1239 = arith.remui %1227, %c14 : index
      %1240 = arith.muli %1239, %c19 : index
      %1241 = arith.addi %13, %1240 : index
      %1242 = vector.load %w[%1241] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1243 = vector.bitcast %1242 : vector<4xi8> to vector<1xf32>
      %1244 = vector.extract %1243[0] : f32 from vector<1xf32>
      %1245 = arith.mulf %1244, %1238 : f32
      %1246 = arith.mulf %1213, %1245 : f32
      %1247 = arith.remui %1227, %c14 : index
      %1248 = arith.muli %1247, %c19 : index
      %1249 = arith.addi %15, %1248 : index
      %1250 = vector.load %w[%1249] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1251 = vector.bitcast %1250 : vector<4xi8> to vector<1xf32>
      %1252 = vector.extract %1251[0] : f32 from vector<1xf32>
      %1253 = arith.mulf %1252, %1238 : f32
      %1254 = arith.mulf %1226, %1253 : f32
      %1255 = arith.muli %1232, %outputFeatures : index
      %1256 = arith.addi %1255, %22 : index
      %1257 = wave.lane
      %1258 = arith.remui %1257, %c14 : index
      %1259 = arith.addi %1256, %1258 : index
      scf.if %20 {
        %1260 = arith.addi %1259, %c5 : index
        %1261 = memref.load %residual[%1260] : memref<?xf32>
        %1262 = arith.addf %1261, %1246 : f32
        %1263 = arith.addi %1259, %c5 : index
        memref.store %1262, %out[%1263] : memref<?xf32>
      } else {
        %1264 = arith.addi %1259, %c5 : index
        memref.store %1246, %out[%1264] : memref<?xf32>
      }
      scf.if %20 {
        %1265 = arith.addi %1259, %c14 : index
        %1266 = memref.load %residual[%1265] : memref<?xf32>
        %1267 = arith.addf %1266, %1254 : f32
        %1268 = arith.addi %1259, %c14 : index
        memref.store %1267, %out[%1268] : memref<?xf32>
      } else {
        %1269 = arith.addi %1259, %c14 : index
        memref.store %1254, %out[%1269] : memref<?xf32>
      }
    }
    %1270 = wave.lane
    wave.barrier
    %1271 = wave.wave
    %1272 = arith.muli %1271, %c2 : index
    %1273 = arith.addi %1272, %c5 : index
    %1274 = arith.muli %1273, %c20 : index
    %1275 = arith.addi %1274, %1270 : index
    %1276 = vector.extract %644#4[0] : f32 from vector<8xf32>
    %1277 = arith.addi %1275, %c5 : index
    memref.store %1276, %19[%1277] : memref<?xf32>
    %1278 = vector.extract %644#4[1] : f32 from vector<8xf32>
    %1279 = arith.addi %1275, %c12 : index
    memref.store %1278, %19[%1279] : memref<?xf32>
    %1280 = vector.extract %644#4[2] : f32 from vector<8xf32>
    %1281 = arith.addi %1275, %c8 : index
    memref.store %1280, %19[%1281] : memref<?xf32>
    %1282 = vector.extract %644#4[3] : f32 from vector<8xf32>
    %1283 = arith.addi %1275, %c34 : index
    memref.store %1282, %19[%1283] : memref<?xf32>
    %1284 = vector.extract %644#4[4] : f32 from vector<8xf32>
    %1285 = arith.addi %1275, %c4 : index
    memref.store %1284, %19[%1285] : memref<?xf32>
    %1286 = vector.extract %644#4[5] : f32 from vector<8xf32>
    %1287 = arith.addi %1275, %c35 : index
    memref.store %1286, %19[%1287] : memref<?xf32>
    %1288 = vector.extract %644#4[6] : f32 from vector<8xf32>
    %1289 = arith.addi %1275, %c36 : index
    memref.store %1288, %19[%1289] : memref<?xf32>
    %1290 = vector.extract %644#4[7] : f32 from vector<8xf32>
    %1291 = arith.addi %1275, %c37 : index
    memref.store %1290, %19[%1291] : memref<?xf32>
    %1292 = arith.muli %1271, %c2 : index
    %1293 = arith.addi %1292, %c6 : index
    %1294 = arith.muli %1293, %c20 : index
    %1295 = arith.addi %1294, %1270 : index
    %1296 = vector.extract %644#5[0] : f32 from vector<8xf32>
    %1297 = arith.addi %1295, %c5 : index
    memref.store %1296, %19[%1297] : memref<?xf32>
    %1298 = vector.extract %644#5[1] : f32 from vector<8xf32>
    %1299 = arith.addi %1295, %c12 : index
    memref.store %1298, %19[%1299] : memref<?xf32>
    %1300 = vector.extract %644#5[2] : f32 from vector<8xf32>
    %1301 = arith.addi %1295, %c8 : index
    memref.store %1300, %19[%1301] : memref<?xf32>
    %1302 = vector.extract %644#5[3] : f32 from vector<8xf32>
    %1303 = arith.addi %1295, %c34 : index
    memref.store %1302, %19[%1303] : memref<?xf32>
    %1304 = vector.extract %644#5[4] : f32 from vector<8xf32>
    %1305 = arith.addi %1295, %c4 : index
    memref.store %1304, %19[%1305] : memref<?xf32>
    %1306 = vector.extract %644#5[5] : f32 from vector<8xf32>
    %1307 = arith.addi %1295, %c35 : index
    memref.store %1306, %19[%1307] : memref<?xf32>
    %1308 = vector.extract %644#5[6] : f32 from vector<8xf32>
    %1309 = arith.addi %1295, %c36 : index
    memref.store %1308, %19[%1309] : memref<?xf32>
    %1310 = vector.extract %644#5[7] : f32 from vector<8xf32>
    %1311 = arith.addi %1295, %c37 : index
    memref.store %1310, %19[%1311] : memref<?xf32>
    wave.barrier
    %1312 = arith.muli %1271, %c2 : index
    %1313 = arith.addi %1312, %c5 : index
    %1314 = arith.muli %1313, %c12 : index
    %1315 = arith.addi %1314, %1270 : index
    %1316 = arith.addi %1315, %c5 : index
    %1317 = memref.load %19[%1316] : memref<?xf32>
    %1318 = arith.addi %1316, %c38 : index
    %1319 = memref.load %19[%1318] : memref<?xf32>
    %1320 = arith.addf %1317, %1319 : f32
    %1321 = arith.addi %1316, %c39 : index
    %1322 = memref.load %19[%1321] : memref<?xf32>
    %1323 = arith.addf %1320, %1322 : f32
    %1324 = arith.addi %1316, %c40 : index
    %1325 = memref.load %19[%1324] : memref<?xf32>
    %1326 = arith.addf %1323, %1325 : f32
    %1327 = arith.muli %1313, %c12 : index
    %1328 = arith.addi %1327, %1270 : index
    %1329 = arith.addi %1328, %c20 : index
    %1330 = memref.load %19[%1329] : memref<?xf32>
    %1331 = arith.addi %1329, %c38 : index
    %1332 = memref.load %19[%1331] : memref<?xf32>
    %1333 = arith.addf %1330, %1332 : f32
    %1334 = arith.addi %1329, %c39 : index
    %1335 = memref.load %19[%1334] : memref<?xf32>
    %1336 = arith.addf %1333, %1335 : f32
    %1337 = arith.addi %1329, %c40 : index
    %1338 = memref.load %19[%1337] : memref<?xf32>
    %1339 = arith.addf %1336, %1338 : f32
    %1340 = wave.lane
    %1341 = arith.addi %18, %c12 : index
    %1342 = arith.muli %1313, %c2 : index
    %1343 = arith.addi %1341, %1342 : index
    %1344 = arith.divui %1340, %c14 : index
    %1345 = arith.addi %1343, %1344 : index
    %1346 = arith.cmpi slt, %1345, %17 : index
    scf.if %1346 {
      %1347 = arith.cmpi eq, %hasFactors, %c6 : index
      %1348 = arith.muli %1345, %c2 : index
      %1349 = memref.load %factors[%1348] : memref<?xf32>
      %1350 = arith.mulf %1349, %operandScale : f32
      %1351 = arith.select %1347, %1350, %operandScale : f32
      %1352 = arith.remui %1340, %c14 : index
      %1353 = arith.muli %1352, %c19 : index
      %1354 = arith.addi %13, %1353 : index
      %1355 = vector.load %w[%1354] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1356 = vector.bitcast %1355 : vector<4xi8> to vector<1xf32>
      %1357 = vector.extract %1356[0] : f32 from vector<1xf32>
      %1358 = arith.mulf %1357, %1351 : f32
      %1359 = arith.mulf %1326, %1358 : f32
      %1360 = arith.remui %1340, %c14 : index
      %1361 = arith.muli %1360, %c19 : index
      %1362 = arith.addi %15, %1361 : index
      %1363 = vector.load %w[%1362] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1364 = vector.bitcast %1363 : vector<4xi8> to vector<1xf32>
      %1365 = vector.extract %1364[0] : f32 from vector<1xf32>
      %1366 = arith.mulf %1365, %1351 : f32
      %1367 = arith.mulf %1339, %1366 : f32
      %1368 = arith.muli %1345, %outputFeatures : index
      %1369 = arith.addi %1368, %22 : index
      %1370 = wave.lane
      %1371 = arith.remui %1370, %c14 : index
      %1372 = arith.addi %1369, %1371 : index
      scf.if %20 {
        %1373 = arith.addi %1372, %c5 : index
        %1374 = memref.load %residual[%1373] : memref<?xf32>
        %1375 = arith.addf %1374, %1359 : f32
        %1376 = arith.addi %1372, %c5 : index
        memref.store %1375, %out[%1376] : memref<?xf32>
      } else {
        %1377 = arith.addi %1372, %c5 : index
        memref.store %1359, %out[%1377] : memref<?xf32>
      }
      scf.if %20 {
        %1378 = arith.addi %1372, %c14 : index
        %1379 = memref.load %residual[%1378] : memref<?xf32>
        %1380 = arith.addf %1379, %1367 : f32
        %1381 = arith.addi %1372, %c14 : index
        memref.store %1380, %out[%1381] : memref<?xf32>
      } else {
        %1382 = arith.addi %1372, %c14 : index
        memref.store %1367, %out[%1382] : memref<?xf32>
      }
    }
    %1383 = arith.muli %1271, %c2 : index
    %1384 = arith.addi %1383, %c6 : index
    %1385 = arith.muli %1384, %c12 : index
    %1386 = arith.addi %1385, %1270 : index
    %1387 = arith.addi %1386, %c5 : index
    %1388 = memref.load %19[%1387] : memref<?xf32>
    %1389 = arith.addi %1387, %c38 : index
    %1390 = memref.load %19[%1389] : memref<?xf32>
    %1391 = arith.addf %1388, %1390 : f32
    %1392 = arith.addi %1387, %c39 : index
    %1393 = memref.load %19[%1392] : memref<?xf32>
    %1394 = arith.addf %1391, %1393 : f32
    %1395 = arith.addi %1387, %c40 : index
    %1396 = memref.load %19[%1395] : memref<?xf32>
    %1397 = arith.addf %1394, %1396 : f32
    %1398 = arith.muli %1384, %c12 : index
    %1399 = arith.addi %1398, %1270 : index
    %1400 = arith.addi %1399, %c20 : index
    %1401 = memref.load %19[%1400] : memref<?xf32>
    %1402 = arith.addi %1400, %c38 : index
    %1403 = memref.load %19[%1402] : memref<?xf32>
    %1404 = arith.addf %1401, %1403 : f32
    %1405 = arith.addi %1400, %c39 : index
    %1406 = memref.load %19[%1405] : memref<?xf32>
    %1407 = arith.addf %1404, %1406 : f32
    %1408 = arith.addi %1400, %c40 : index
    %1409 = memref.load %19[%1408] : memref<?xf32>
    %1410 = arith.addf %1407, %1409 : f32
    %1411 = wave.lane
    %1412 = arith.addi %18, %c12 : index
    %1413 = arith.muli %1384, %c2 : index
    %1414 = arith.addi %1412, %1413 : index
    %1415 = arith.divui %1411, %c14 : index
    %1416 = arith.addi %1414, %1415 : index
    %1417 = arith.cmpi slt, %1416, %17 : index
    scf.if %1417 {
      %1418 = arith.cmpi eq, %hasFactors, %c6 : index
      %1419 = arith.muli %1416, %c2 : index
      %1420 = memref.load %factors[%1419] : memref<?xf32>
      %1421 = arith.mulf %1420, %operandScale : f32
      %1422 = arith.select %1418, %1421, %operandScale : f32
      %1423 = arith.remui %1411, %c14 : index
      %1424 = arith.muli %1423, %c19 : index
      %1425 = arith.addi %13, %1424 : index
      %1426 = vector.load %w[%1425] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1427 = vector.bitcast %1426 : vector<4xi8> to vector<1xf32>
      %1428 = vector.extract %1427[0] : f32 from vector<1xf32>
      %1429 = arith.mulf %1428, %1422 : f32
      %1430 = arith.mulf %1397, %1429 : f32
      %1431 = arith.remui %1411, %c14 : index
      %1432 = arith.muli %1431, %c19 : index
      %1433 = arith.addi %15, %1432 : index
      %1434 = vector.load %w[%1433] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1435 = vector.bitcast %1434 : vector<4xi8> to vector<1xf32>
      %1436 = vector.extract %1435[0] : f32 from vector<1xf32>
      %1437 = arith.mulf %1436, %1422 : f32
      %1438 = arith.mulf %1410, %1437 : f32
      %1439 = arith.muli %1416, %outputFeatures : index
      %1440 = arith.addi %1439, %22 : index
      %1441 = wave.lane
      %1442 = arith.remui %1441, %c14 : index
      %1443 = arith.addi %1440, %1442 : index
      scf.if %20 {
        %1444 = arith.addi %1443, %c5 : index
        %1445 = memref.load %residual[%1444] : memref<?xf32>
        %1446 = arith.addf %1445, %1430 : f32
        %1447 = arith.addi %1443, %c5 : index
        memref.store %1446, %out[%1447] : memref<?xf32>
      } else {
        %1448 = arith.addi %1443, %c5 : index
        memref.store %1430, %out[%1448] : memref<?xf32>
      }
      scf.if %20 {
        %1449 = arith.addi %1443, %c14 : index
        %1450 = memref.load %residual[%1449] : memref<?xf32>
        %1451 = arith.addf %1450, %1438 : f32
        %1452 = arith.addi %1443, %c14 : index
        memref.store %1451, %out[%1452] : memref<?xf32>
      } else {
        %1453 = arith.addi %1443, %c14 : index
        memref.store %1438, %out[%1453] : memref<?xf32>
      }
    }
    %1454 = wave.lane
    wave.barrier
    %1455 = wave.wave
    %1456 = arith.muli %1455, %c2 : index
    %1457 = arith.addi %1456, %c5 : index
    %1458 = arith.muli %1457, %c20 : index
    %1459 = arith.addi %1458, %1454 : index
    %1460 = vector.extract %644#6[0] : f32 from vector<8xf32>
    %1461 = arith.addi %1459, %c5 : index
    memref.store %1460, %19[%1461] : memref<?xf32>
    %1462 = vector.extract %644#6[1] : f32 from vector<8xf32>
    %1463 = arith.addi %1459, %c12 : index
    memref.store %1462, %19[%1463] : memref<?xf32>
    %1464 = vector.extract %644#6[2] : f32 from vector<8xf32>
    %1465 = arith.addi %1459, %c8 : index
    memref.store %1464, %19[%1465] : memref<?xf32>
    %1466 = vector.extract %644#6[3] : f32 from vector<8xf32>
    %1467 = arith.addi %1459, %c34 : index
    memref.store %1466, %19[%1467] : memref<?xf32>
    %1468 = vector.extract %644#6[4] : f32 from vector<8xf32>
    %1469 = arith.addi %1459, %c4 : index
    memref.store %1468, %19[%1469] : memref<?xf32>
    %1470 = vector.extract %644#6[5] : f32 from vector<8xf32>
    %1471 = arith.addi %1459, %c35 : index
    memref.store %1470, %19[%1471] : memref<?xf32>
    %1472 = vector.extract %644#6[6] : f32 from vector<8xf32>
    %1473 = arith.addi %1459, %c36 : index
    memref.store %1472, %19[%1473] : memref<?xf32>
    %1474 = vector.extract %644#6[7] : f32 from vector<8xf32>
    %1475 = arith.addi %1459, %c37 : index
    memref.store %1474, %19[%1475] : memref<?xf32>
    %1476 = arith.muli %1455, %c2 : index
    %1477 = arith.addi %1476, %c6 : index
    %1478 = arith.muli %1477, %c20 : index
    %1479 = arith.addi %1478, %1454 : index
    %1480 = vector.extract %644#7[0] : f32 from vector<8xf32>
    %1481 = arith.addi %1479, %c5 : index
    memref.store %1480, %19[%1481] : memref<?xf32>
    %1482 = vector.extract %644#7[1] : f32 from vector<8xf32>
    %1483 = arith.addi %1479, %c12 : index
    memref.store %1482, %19[%1483] : memref<?xf32>
    %1484 = vector.extract %644#7[2] : f32 from vector<8xf32>
    %1485 = arith.addi %1479, %c8 : index
    memref.store %1484, %19[%1485] : memref<?xf32>
    %1486 = vector.extract %644#7[3] : f32 from vector<8xf32>
    %1487 = arith.addi %1479, %c34 : index
    memref.store %1486, %19[%1487] : memref<?xf32>
    %1488 = vector.extract %644#7[4] : f32 from vector<8xf32>
    %1489 = arith.addi %1479, %c4 : index
    memref.store %1488, %19[%1489] : memref<?xf32>
    %1490 = vector.extract %644#7[5] : f32 from vector<8xf32>
    %1491 = arith.addi %1479, %c35 : index
    memref.store %1490, %19[%1491] : memref<?xf32>
    %1492 = vector.extract %644#7[6] : f32 from vector<8xf32>
    %1493 = arith.addi %1479, %c36 : index
    memref.store %1492, %19[%1493] : memref<?xf32>
    %1494 = vector.extract %644#7[7] : f32 from vector<8xf32>
    %1495 = arith.addi %1479, %c37 : index
    memref.store %1494, %19[%1495] : memref<?xf32>
    wave.barrier
    %1496 = arith.muli %1455, %c2 : index
    %1497 = arith.addi %1496, %c5 : index
    %1498 = arith.muli %1497, %c12 : index
    %1499 = arith.addi %1498, %1454 : index
    %1500 = arith.addi %1499, %c5 : index
    %1501 = memref.load %19[%1500] : memref<?xf32>
    %1502 = arith.addi %1500, %c38 : index
    %1503 = memref.load %19[%1502] : memref<?xf32>
    %1504 = arith.addf %1501, %1503 : f32
    %1505 = arith.addi %1500, %c39 : index
    %1506 = memref.load %19[%1505] : memref<?xf32>
    %1507 = arith.addf %1504, %1506 : f32
    %1508 = arith.addi %1500, %c40 : index
    %1509 = memref.load %19[%1508] : memref<?xf32>
    %1510 = arith.addf %1507, %1509 : f32
    %1511 = arith.muli %1497, %c12 : index
    %1512 = arith.addi %1511, %1454 : index
    %1513 = arith.addi %1512, %c20 : index
    %1514 = memref.load %19[%1513] : memref<?xf32>
    %1515 = arith.addi %1513, %c38 : index
    %1516 = memref.load %19[%1515] : memref<?xf32>
    %1517 = arith.addf %1514, %1516 : f32
    %1518 = arith.addi %1513, %c39 : index
    %1519 = memref.load %19[%1518] : memref<?xf32>
    %1520 = arith.addf %1517, %1519 : f32
    %1521 = arith.addi %1513, %c40 : index
    %1522 = memref.load %19[%1521] : memref<?xf32>
    %1523 = arith.addf %1520, %1522 : f32
    %1524 = wave.lane
    %1525 = arith.addi %18, %c15 : index
    %1526 = arith.muli %1497, %c2 : index
    %1527 = arith.addi %1525, %1526 : index
    %1528 = arith.divui %1524, %c14 : index
    %1529 = arith.addi %1527, %1528 : index
    %1530 = arith.cmpi slt, %1529, %17 : index
    scf.if %1530 {
      %1531 = arith.cmpi eq, %hasFactors, %c6 : index
      %1532 = arith.muli %1529, %c2 : index
      %1533 = memref.load %factors[%1532] : memref<?xf32>
      %1534 = arith.mulf %1533, %operandScale : f32
      %1535 = arith.select %1531, %1534, %operandScale : f32
      %1536 = arith.remui %1524, %c14 : index
      %1537 = arith.muli %1536, %c19 : index
      %1538 = arith.addi %13, %1537 : index
      %1539 = vector.load %w[%1538] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1540 = vector.bitcast %1539 : vector<4xi8> to vector<1xf32>
      %1541 = vector.extract %1540[0] : f32 from vector<1xf32>
      %1542 = arith.mulf %1541, %1535 : f32
      %1543 = arith.mulf %1510, %1542 : f32
      %1544 = arith.remui %1524, %c14 : index
      %1545 = arith.muli %1544, %c19 : index
      %1546 = arith.addi %15, %1545 : index
      %1547 = vector.load %w[%1546] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1548 = vector.bitcast %1547 : vector<4xi8> to vector<1xf32>
      %1549 = vector.extract %1548[0] : f32 from vector<1xf32>
      %1550 = arith.mulf %1549, %1535 : f32
      %1551 = arith.mulf %1523, %1550 : f32
      %1552 = arith.muli %1529, %outputFeatures : index
      %1553 = arith.addi %1552, %22 : index
      %1554 = wave.lane
      %1555 = arith.remui %1554, %c14 : index
      %1556 = arith.addi %1553, %1555 : index
      scf.if %20 {
        %1557 = arith.addi %1556, %c5 : index
        %1558 = memref.load %residual[%1557] : memref<?xf32>
        %1559 = arith.addf %1558, %1543 : f32
        %1560 = arith.addi %1556, %c5 : index
        memref.store %1559, %out[%1560] : memref<?xf32>
      } else {
        %1561 = arith.addi %1556, %c5 : index
        memref.store %1543, %out[%1561] : memref<?xf32>
      }
      scf.if %20 {
        %1562 = arith.addi %1556, %c14 : index
        %1563 = memref.load %residual[%1562] : memref<?xf32>
        %1564 = arith.addf %1563, %1551 : f32
        %1565 = arith.addi %1556, %c14 : index
        memref.store %1564, %out[%1565] : memref<?xf32>
      } else {
        %1566 = arith.addi %1556, %c14 : index
        memref.store %1551, %out[%1566] : memref<?xf32>
      }
    }
    %1567 = arith.muli %1455, %c2 : index
    %1568 = arith.addi %1567, %c6 : index
    %1569 = arith.muli %1568, %c12 : index
    %1570 = arith.addi %1569, %1454 : index
    %1571 = arith.addi %1570, %c5 : index
    %1572 = memref.load %19[%1571] : memref<?xf32>
    %1573 = arith.addi %1571, %c38 : index
    %1574 = memref.load %19[%1573] : memref<?xf32>
    %1575 = arith.addf %1572, %1574 : f32
    %1576 = arith.addi %1571, %c39 : index
    %1577 = memref.load %19[%1576] : memref<?xf32>
    %1578 = arith.addf %1575, %1577 : f32
    %1579 = arith.addi %1571, %c40 : index
    %1580 = memref.load %19[%1579] : memref<?xf32>
    %1581 = arith.addf %1578, %1580 : f32
    %1582 = arith.muli %1568, %c12 : index
    %1583 = arith.addi %1582, %1454 : index
    %1584 = arith.addi %1583, %c20 : index
    %1585 = memref.load %19[%1584] : memref<?xf32>
    %1586 = arith.addi %1584, %c38 : index
    %1587 = memref.load %19[%1586] : memref<?xf32>
    %1588 = arith.addf %1585, %1587 : f32
    %1589 = arith.addi %1584, %c39 : index
    %1590 = memref.load %19[%1589] : memref<?xf32>
    %1591 = arith.addf %1588, %1590 : f32
    %1592 = arith.addi %1584, %c40 : index
    %1593 = memref.load %19[%1592] : memref<?xf32>
    %1594 = arith.addf %1591, %1593 : f32
    %1595 = wave.lane
    %1596 = arith.addi %18, %c15 : index
    %1597 = arith.muli %1568, %c2 : index
    %1598 = arith.addi %1596, %1597 : index
    %1599 = arith.divui %1595, %c14 : index
    %1600 = arith.addi %1598, %1599 : index
    %1601 = arith.cmpi slt, %1600, %17 : index
    scf.if %1601 {
      %1602 = arith.cmpi eq, %hasFactors, %c6 : index
      %1603 = arith.muli %1600, %c2 : index
      %1604 = memref.load %factors[%1603] : memref<?xf32>
      %1605 = arith.mulf %1604, %operandScale : f32
      %1606 = arith.select %1602, %1605, %operandScale : f32
      %1607 = arith.remui %1595, %c14 : index
      %1608 = arith.muli %1607, %c19 : index
      %1609 = arith.addi %13, %1608 : index
      %1610 = vector.load %w[%1609] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1611 = vector.bitcast %1610 : vector<4xi8> to vector<1xf32>
      %1612 = vector.extract %1611[0] : f32 from vector<1xf32>
      %1613 = arith.mulf %1612, %1606 : f32
      %1614 = arith.mulf %1581, %1613 : f32
      %1615 = arith.remui %1595, %c14 : index
      %1616 = arith.muli %1615, %c19 : index
      %1617 = arith.addi %15, %1616 : index
      %1618 = vector.load %w[%1617] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1619 = vector.bitcast %1618 : vector<4xi8> to vector<1xf32>
      %1620 = vector.extract %1619[0] : f32 from vector<1xf32>
      %1621 = arith.mulf %1620, %1606 : f32
      %1622 = arith.mulf %1594, %1621 : f32
      %1623 = arith.muli %1600, %outputFeatures : index
      %1624 = arith.addi %1623, %22 : index
      %1625 = wave.lane
      %1626 = arith.remui %1625, %c14 : index
      %1627 = arith.addi %1624, %1626 : index
      scf.if %20 {
        %1628 = arith.addi %1627, %c5 : index
        %1629 = memref.load %residual[%1628] : memref<?xf32>
        %1630 = arith.addf %1629, %1614 : f32
        %1631 = arith.addi %1627, %c5 : index
        memref.store %1630, %out[%1631] : memref<?xf32>
      } else {
        %1632 = arith.addi %1627, %c5 : index
        memref.store %1614, %out[%1632] : memref<?xf32>
      }
      scf.if %20 {
        %1633 = arith.addi %1627, %c14 : index
        %1634 = memref.load %residual[%1633] : memref<?xf32>
        %1635 = arith.addf %1634, %1622 : f32
        %1636 = arith.addi %1627, %c14 : index
        memref.store %1635, %out[%1636] : memref<?xf32>
      } else {
        %1637 = arith.addi %1627, %c14 : index
        memref.store %1622, %out[%1637] : memref<?xf32>
      }
    }
  }
  wave.return
}
