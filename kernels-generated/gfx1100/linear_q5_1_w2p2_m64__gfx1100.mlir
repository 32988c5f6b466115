// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_1', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_1_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 1024 : index
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
    %944 = arith.muli %903, %c19 : index
    %945 = arith.addi %944, %c5 : index
    %946 = arith.muli %945, %c12 : index
    %947 = arith.addi %946, %902 : index
    %948 = arith.addi %947, %c5 : index
    %949 = memref.load %19[%948] : memref<?xf32>
    %950 = arith.addi %948, %c38 : index
    %951 = memref.load %19[%950] : memref<?xf32>
    %952 = arith.addf %949, %951 : f32
    %953 = arith.muli %945, %c12 : index
    %954 = arith.addi %953, %902 : index
    %955 = arith.addi %954, %c20 : index
    %956 = memref.load %19[%955] : memref<?xf32>
    %957 = arith.addi %955, %c38 : index
    %958 = memref.load %19[%957] : memref<?xf32>
    %959 = arith.addf %956, %958 : f32
    %960 = wave.lane
    %961 = arith.addi %18, %c5 : index
    %962 = arith.muli %945, %c2 : index
    %963 = arith.addi %961, %962 : index
    %964 = arith.divui %960, %c14 : index
    %965 = arith.addi %963, %964 : index
    %966 = arith.cmpi slt, %965, %17 : index
    scf.if %966 {
      %967 = arith.cmpi eq, %hasFactors, %c6 : index
      %968 = arith.muli %965, %c2 : index
      %969 = memref.load %factors[%968] : memref<?xf32>
      %970 = arith.mulf %969, %operandScale : f32
      %971 = arith.select %967, %970, %operandScale : f32
      %972 = arith.remui %960, %c14 : index
      %973 = arith.muli %972, %c19 : index
      %974 = arith.addi %13, %973 : index
      %975 = vector.load %w[%974] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %976 = vector.bitcast %975 : vector<4xi8> to vector<1xf32>
      %977 = vector.extract %976[0] : f32 from vector<1xf32>
      %978 = arith.mulf %977, %971 : f32
      %979 = arith.mulf %952, %978 : f32
      %980 = arith.remui %960, %c14 : index
      %981 = arith.muli %980, %c19 : index
      %982 = arith.addi %15, %981 : index
      %983 = vector.load %w[%982] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %984 = vector.bitcast %983 : vector<4xi8> to vector<1xf32>
      %985 = vector.extract %984[0] : f32 from vector<1xf32>
      %986 = arith.mulf %985, %971 : f32
      %987 = arith.mulf %959, %986 : f32
      %988 = arith.muli %965, %outputFeatures : index
      %989 = arith.addi %988, %22 : index
      %990 = wave.lane
      %991 = arith.remui %990, %c14 : index
      %992 = arith.addi %989, %991 : index
      scf.if %20 {
        %993 = arith.addi %992, %c5 : index
        %994 = memref.load %residual[%993] : memref<?xf32>
        %995 = arith.addf %994, %979 : f32
        %996 = arith.addi %992, %c5 : index
        memref.store %995, %out[%996] : memref<?xf32>
      } else {
        %997 = arith.addi %992, %c5 : index
        memref.store %979, %out[%997] : memref<?xf32>
      }
      scf.if %20 {
        %998 = arith.addi %992, %c14 : index
        %999 = memref.load %residual[%998] : memref<?xf32>
        %1000 = arith.addf %999, %987 : f32
        %1001 = arith.addi %992, %c14 : index
        memref.store %1000, %out[%1001] : memref<?xf32>
      } else {
        %1002 = arith.addi %992, %c14 : index
        memref.store %987, %out[%1002] : memref<?xf32>
      }
    }
    %1003 = arith.muli %903, %c19 : index
    %1004 = arith.addi %1003, %c6 : index
    %1005 = arith.muli %1004, %c12 : index
    %1006 = arith.addi %1005, %902 : index
    %1007 = arith.addi %1006, %c5 : index
    %1008 = memref.load %19[%1007] : memref<?xf32>
    %1009 = arith.addi %1007, %c38 : index
    %1010 = memref.load %19[%1009] : memref<?xf32>
    %1011 = arith.addf %1008, %1010 : f32
    %1012 = arith.muli %1004, %c12 : index
    %1013 = arith.addi %1012, %902 : index
    %1014 = arith.addi %1013, %c20 : index
    %1015 = memref.load %19[%1014] : memref<?xf32>
    %1016 = arith.addi %1014, %c38 : index
    %1017 = memref.load %19[%1016] : memref<?xf32>
    %1018 = arith.addf %1015, %1017 : f32
    %1019 = wave.lane
    %1020 = arith.addi %18, %c5 : index
    %1021 = arith.muli %1004, %c2 : index
    %1022 = arith.addi %1020, %1021 : index
    %1023 = arith.divui %1019, %c14 : index
    %1024 = arith.addi %1022, %1023 : index
    %1025 = arith.cmpi slt, %1024, %17 : index
    scf.if %1025 {
      %1026 = arith.cmpi eq, %hasFactors, %c6 : index
      %1027 = arith.muli %1024, %c2 : index
      %1028 = memref.load %factors[%1027] : memref<?xf32>
      %1029 = arith.mulf %1028, %operandScale : f32
      %1030 = arith.select %1026, %1029, %operandScale : f32
      %1031 = arith.remui %1019, %c14 : index
      %1032 = arith.muli %1031, %c19 : index
      %1033 = arith.addi %13, %1032 : index
      %1034 = vector.load %w[%1033] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1035 = vector.bitcast %1034 : vector<4xi8> to vector<1xf32>
      %1036 = vector.extract %1035[0] : f32 from vector<1xf32>
      %1037 = arith.mulf %1036, %1030 : f32
      %1038 = arith.mulf %1011, %1037 : f32
      %1039 = arith.remui %1019, %c14 : index
      %1040 = arith.muli %1039, %c19 : index
      %1041 = arith.addi %15, %1040 : index
      %1042 = vector.load %w[%1041] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1043 = vector.bitcast %1042 : vector<4xi8> to vector<1xf32>
      %1044 = vector.extract %1043[0] : f32 from vector<1xf32>
      %1045 = arith.mulf %1044, %1030 : f32
      %1046 = arith.mulf %1018, %1045 : f32
      %1047 = arith.muli %1024, %outputFeatures : index
      %1048 = arith.addi %1047, %22 : index
      %1049 = wave.lane
      %1050 = arith.remui %1049, %c14 : index
      %1051 = arith.addi %1048, %1050 : index
      scf.if %20 {
        %1052 = arith.addi %1051, %c5 : index
        %1053 = memref.load %residual[%1052] : memref<?xf32>
        %1054 = arith.addf %1053, %1038 : f32
        %1055 = arith.addi %1051, %c5 : index
        memref.store %1054, %out[%1055] : memref<?xf32>
      } else {
        %1056 = arith.addi %1051, %c5 : index
        memref.store %1038, %out[%1056] : memref<?xf32>
      }
      scf.if %20 {
        %1057 = arith.addi %1051, %c14 : index
        %1058 = memref.load %residual[%1057] : memref<?xf32>
        %1059 = arith.addf %1058, %1046 : f32
        %1060 = arith.addi %1051, %c14 : index
        memref.store %1059, %out[%1060] : memref<?xf32>
      } else {
        %1061 = arith.addi %1051, %c14 : index
        memref.store %1046, %out[%1061] : memref<?xf32>
      }
    }
    %1062 = arith.muli %903, %c19 : index
    %1063 = arith.addi %1062, %c2 : index
    %1064 = arith.muli %1063, %c12 : index
    %1065 = arith.addi %1064, %902 : index
    %1066 = arith.addi %1065, %c5 : index
    %1067 = memref.load %19[%1066] : memref<?xf32>
    %1068 = arith.addi %1066, %c38 : index
    %1069 = memref.load %19[%1068] : memref<?xf32>
    %1070 = arith.addf %1067, %1069 : f32
    %1071 = arith.muli %1063, %c12 : index
    %1072 = arith.addi %1071, %902 : index
    %1073 = arith.addi %1072, %c20 : index
    %1074 = memref.load %19[%1073] : memref<?xf32>
    %1075 = arith.addi %1073, %c38 : index
    %1076 = memref.load %19[%1075] : memref<?xf32>
    %1077 = arith.addf %1074, %1076 : f32
    %1078 = wave.lane
    %1079 = arith.addi %18, %c5 : index
    %1080 = arith.muli %1063, %c2 : index
    %1081 = arith.addi %1079, %1080 : index
    %1082 = arith.divui %1078, %c14 : index
    %1083 = arith.addi %1081, %1082 : index
    %1084 = arith.cmpi slt, %1083, %17 : index
    scf.if %1084 {
      %1085 = arith.cmpi eq, %hasFactors, %c6 : index
      %1086 = arith.muli %1083, %c2 : index
      %1087 = memref.load %factors[%1086] : memref<?xf32>
      %1088 = arith.mulf %1087, %operandScale : f32
      %1089 = arith.select %1085, %1088, %operandScale : f32
      %1090 = arith.remui %1078, %c14 : index
      %1091 = arith.muli %1090, %c19 : index
      %1092 = arith.addi %13, %1091 : index
      %1093 = vector.load %w[%1092] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1094 = vector.bitcast %1093 : vector<4xi8> to vector<1xf32>
      %1095 = vector.extract %1094[0] : f32 from vector<1xf32>
      %1096 = arith.mulf %1095, %1089 : f32
      %1097 = arith.mulf %1070, %1096 : f32
      %1098 = arith.remui %1078, %c14 : index
      %1099 = arith.muli %1098, %c19 : index
      %1100 = arith.addi %15, %1099 : index
      %1101 = vector.load %w[%1100] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1102 = vector.bitcast %1101 : vector<4xi8> to vector<1xf32>
      %1103 = vector.extract %1102[0] : f32 from vector<1xf32>
      %1104 = arith.mulf %1103, %1089 : f32
      %1105 = arith.mulf %1077, %1104 : f32
      %1106 = arith.muli %1083, %outputFeatures : index
      %1107 = arith.addi %1106, %22 : index
      %1108 = wave.lane
      %1109 = arith.remui %1108, %c14 : index
      %1110 = arith.addi %1107, %1109 : index
      scf.if %20 {
        %1111 = arith.addi %1110, %c5 : index
        %1112 = memref.load %residual[%1111] : memref<?xf32>
        %1113 = arith.addf %1112, %1097 : f32
        %1114 = arith.addi %1110, %c5 : index
        memref.store %1113, %out[%1114] : memref<?xf32>
      } else {
        %1115 = arith.addi %1110, %c5 : index
        memref.store %1097, %out[%1115] : memref<?xf32>
      }
      scf.if %20 {
        %1116 = arith.addi %1110, %c14 : index
        %1117 = memref.load %residual[%1116] : memref<?xf32>
        %1118 = arith.addf %1117, %1105 : f32
        %1119 = arith.addi %1110, %c14 : index
        memref.store %1118, %out[%1119] : memref<?xf32>
      } else {
        %1120 = arith.addi %1110, %c14 : index
        memref.store %1105, %out[%1120] : memref<?xf32>
      }
    }
    %1121 = arith.muli %903, %c19 : index
    %1122 = arith.addi %1121, %c33 : index
    %1123 = arith.muli %1122, %c12 : index
    %1124 = arith.addi %1123, %902 : index
    %1125 = arith.addi %1124, %c5 : index
    %1126 = memref.load %19[%1125] : memref<?xf32>
    %1127 = arith.addi %1125, %c38 : index
    %1128 = memref.load %19[%1127] : memref<?xf32>
    %1129 = arith.addf %1126, %1128 : f32
    %1130 = arith.muli %1122, %c12 : index
    %1131 = arith.addi %1130, %902 : index
    %1132 = arith.addi %1131, %c20 : index
    %1133 = memref.load %19[%1132] : memref<?xf32>
    %1134 = arith.addi %1132, %c38 : index
    %1135 = memref.load %19[%1134] : memref<?xf32>
    %1136 = arith.addf %1133, %1135 : f32
    %1137 = wave.lane
    %1138 = arith.addi %18, %c5 : index
    %1139 = arith.muli %1122, %c2 : index
    %1140 = arith.addi %1138, %1139 : index
    %1141 = arith.divui %1137, %c14 : index
    %1142 = arith.addi %1140, %1141 : index
    %1143 = arith.cmpi slt, %1142, %17 : index
    scf.if %1143 {
      %1144 = arith.cmpi eq, %hasFactors, %c6 : index
      %1145 = arith.muli %1142, %c2 : index
      %1146 = memref.load %factors[%1145] : memref<?xf32>
      %1147 = arith.mulf %1146, %operandScale : f32
      %1148 = arith.select %1144, %1147, %operandScale : f32
      %1149 = arith.remui %1137, %c14 : index
      %1150 = arith.muli %1149, %c19 : index
      %1151 = arith.addi %13, %1150 : index
      %1152 = vector.load %w[%1151] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1153 = vector.bitcast %1152 : vector<4xi8> to vector<1xf32>
      %1154 = vector.extract %1153[0] : f32 from vector<1xf32>
      %1155 = arith.mulf %1154, %1148 : f32
      %1156 = arith.mulf %1129, %1155 : f32
      %1157 = arith.remui %1137, %c14 : index
      %1158 = arith.muli %1157, %c19 : index
      %1159 = arith.addi %15, %1158 : index
      %1160 = vector.load %w[%1159] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1161 = vector.bitcast %1160 : vector<4xi8> to vector<1xf32>
      %1162 = vector.extract %1161[0] : f32 from vector<1xf32>
      %1163 = arith.mulf %1162, %1148 : f32
      %1164 = arith.mulf %1136, %1163 : f32
      %1165 = arith.muli %1142, %outputFeatures : index
      %1166 = arith.addi %1165, %22 : index
      %1167 = wave.lane
      %1168 = arith.remui %1167, %c14 : index
      %1169 = arith.addi %1166, %1168 : index
      scf.if %20 {
        %1170 = arith.addi %1169, %c5 : index
        %1171 = memref.load %residual[%1170] : memref<?xf32>
        %1172 = arith.addf %1171, %1156 : f32
        %1173 = arith.addi %1169, %c5 : index
        memref.store %1172, %out[%1173] : memref<?xf32>
      } else {
        %1174 = arith.addi %1169, %c5 : index
        memref.store %1156, %out[%1174] : memref<?xf32>
      }
      scf.if %20 {
        %1175 = arith.addi %1169, %c14 : index
        %1176 = memref.load %residual[%1175] : memref<?xf32>
        %1177 = arith.addf %1176, %1164 : f32
        %1178 = arith.addi %1169, %c14 : index
        memref.store %1177, %out[%1178] : memref<?xf32>
      } else {
        %1179 = arith.addi %1169, %c14 : index
        memref.store %1164, %out[%1179] : memref<?xf32>
      }
    }
    %1180 = wave.lane
    wave.barrier
    %1181 = wave.wave
    %1182 = arith.muli %1181, %c2 : index
    %1183 = arith.addi %1182, %c5 : index
    %1184 = arith.muli %1183, %c20 : index
    %1185 = arith.addi %1184, %1180 : index
    %1186 = vector.extract %644#2[0] : f32 from vector<8xf32>
    %1187 = arith.addi %1185, %c5 : index
    memref.store %1186, %19[%1187] : memref<?xf32>
    %1188 = vector.extract %644#2[1] : f32 from vector<8xf32>
    %1189 = arith.addi %1185, %c12 : index
    memref.store %1188, %19[%1189] : memref<?xf32>
    %1190 = vector.extract %644#2[2] : f32 from vector<8xf32>
    %1191 = arith.addi %1185, %c8 : index
    memref.store %1190, %19[%1191] : memref<?xf32>
    %1192 = vector.extract %644#2[3] : f32 from vector<8xf32>
    %1193 = arith.addi %1185, %c34 : index
    memref.store %1192, %19[%1193] : memref<?xf32>
    %1194 = vector.extract %644#2[4] : f32 from vector<8xf32>
    %1195 = arith.addi %1185, %c4 : index
    memref.store %1194, %19[%1195] : memref<?xf32>
    %1196 = vector.extract %644#2[5] : f32 from vector<8xf32>
    %1197 = arith.addi %1185, %c35 : index
    memref.store %1196, %19[%1197] : memref<?xf32>
    %1198 = vector.extract %644#2[6] : f32 from vector<8xf32>
    %1199 = arith.addi %1185, %c36 : index
    memref.store %1198, %19[%1199] : memref<?xf32>
    %1200 = vector.extract %644#2[7] : f32 from vector<8xf32>
    %1201 = arith.addi %1185, %c37 : index
    memref.store %1200, %19[%1201] : memref<?xf32>
    %1202 = arith.muli %1181, %c2 : index
    %1203 = arith.addi %1202, %c6 : index
    %1204 = arith.muli %1203, %c20 : index
    %1205 = arith.addi %1204, %1180 : index
    %1206 = vector.extract %644#3[0] : f32 from vector<8xf32>
    %1207 = arith.addi %1205, %c5 : index
    memref.store %1206, %19[%1207] : memref<?xf32>
    %1208 = vector.extract %644#3[1] : f32 from vector<8xf32>
    %1209 = arith.addi %1205, %c12 : index
    memref.store %1208, %19[%1209] : memref<?xf32>
    %1210 = vector.extract %644#3[2] : f32 from vector<8xf32>
    %1211 = arith.addi %1205, %c8 : index
    memref.store %1210, %19[%1211] : memref<?xf32>
    %1212 = vector.extract %644#3[3] : f32 from vector<8xf32>
    %1213 = arith.addi %1205, %c34 : index
    memref.store %1212, %19[%1213] : memref<?xf32>
    %1214 = vector.extract %644#3[4] : f32 from vector<8xf32>
    %1215 = arith.addi %1205, %c4 : index
    memref.store %1214, %19[%1215] : memref<?xf32>
    %1216 = vector.extract %644#3[5] : f32 from vector<8xf32>
    %1217 = arith.addi %1205, %c35 : index
    memref.store %1216, %19[%1217] : memref<?xf32>
    %1218 = vector.extract %644#3[6] : f32 from vector<8xf32>
    %1219 = arith.addi %1205, %c36 : index
    memref.store %1218, %19[%1219] : memref<?xf32>
    %1220 = vector.extract %644#3[7] : f32 from vector<8xf32>
    %1221 = arith.addi %1205, %c37 : index
    memref.store %1220, %19[%1221] : memref<?xf32>
    wave.barrier
    %1222 = arith.muli %1181, %c19 : index
    %1223 = arith.addi %1222, %c5 : index
    %1224 = arith.muli %1223, %c12 : index
    %1225 = arith.addi %1224, %1180 : index
    %1226 = arith.addi %1225, %c5 : index
    %1227 = memref.load %19[%1226] : memref<?xf32>
    %1228 = arith.addi %1226, %c38 : index
    %1229 = memref.load %19[%1228] : memref<?xf32>
    %1230 = arith.addf %1227, %1229 : f32
    %1231 = arith.muli %1223, %c12 : index
    %1232 = arith.addi %1231, %1180 : index
    %1233 = arith.addi %1232, %c20 : index
    %1234 = memref.load %19[%1233] : memref<?xf32>
    %1235 = arith.addi %1233, %c38 : index
    %1236 = memref.load %19[%1235] : memref<?xf32>
    %1237 = arith.addf %1234, %1236 : f32
    %1238 = wave.lane
    %1239 = arith.addi %18, %c14 : index
    %1240 = arith.muli %1223, %c2 : index
    %1241 = arith.addi %1239, %1240 : index
    %1242 = arith.divui %1238, %c14 : index
    %1243 = arith.addi %1241, %1242 : index
    %1244 = arith.cmpi slt, %1243, %17 : index
    scf.if %1244 {
      %1245 = arith.cmpi eq, %hasFactors, %c6 : index
      %1246 = arith.muli %1243, %c2 : index
      %1247 = memref.load %factors[%1246] : memref<?xf32>
      %1248 = arith.mulf %1247, %operandScale : f32
      %1249 = arith.select %1245, %1248, %operandScale : f32
      %1250 = arith.remui %1238, %c14 : index
      %1251 = arith.muli %1250, %c19 : index
      %1252 = arith.addi %13, %1251 : index
      %1253 = vector.load %w[%1252] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1254 = vector.bitcast %1253 : vector<4xi8> to vector<1xf32>
      %1255 = vector.extract %1254[0] : f32 from vector<1xf32>
      %1256 = arith.mulf %1255, %1249 : f32
      %1257 = arith.mulf %1230, %1256 : f32
      %1258 = arith.remui %1238, %c14 : index
      %1259 = arith.muli %1258, %c19 : index
      %1260 = arith.addi %15, %1259 : index
      %1261 = vector.load %w[%1260] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1262 = vector.bitcast %1261 : vector<4xi8> to vector<1xf32>
      %1263 = vector.extract %1262[0] : f32 from vector<1xf32>
      %1264 = arith.mulf %1263, %1249 : f32
      %1265 = arith.mulf %1237, %1264 : f32
      %1266 = arith.muli %1243, %outputFeatures : index
      %1267 = arith.addi %1266, %22 : index
      %1268 = wave.lane
      %1269 = arith.remui %1268, %c14 : index
      %1270 = arith.addi %1267, %1269 : index
      scf.if %20 {
        %1271 = arith.addi %1270, %c5 : index
        %1272 = memref.load %residual[%1271] : memref<?xf32>
        %1273 = arith.addf %1272, %1257 : f32
        %1274 = arith.addi %1270, %c5 : index
        memref.store %1273, %out[%1274] : memref<?xf32>
      } else {
        %1275 = arith.addi %1270, %c5 : index
        memref.store %1257, %out[%1275] : memref<?xf32>
      }
      scf.if %20 {
        %1276 = arith.addi %1270, %c14 : index
        %1277 = memref.load %residual[%1276] : memref<?xf32>
        %1278 = arith.addf %1277, %1265 : f32
        %1279 = arith.addi %1270, %c14 : index
        memref.store %1278, %out[%1279] : memref<?xf32>
      } else {
        %1280 = arith.addi %1270, %c14 : index
        memref.store %1265, %out[%1280] : memref<?xf32>
      }
    }
    %1281 = arith.muli %1181, %c19 : index
    %1282 = arith.addi %1281, %c6 : index
    %1283 = arith.muli %1282, %c12 : index
    %1284 = arith.addi %1283, %1180 : index
    %1285 = arith.addi %1284, %c5 : index
    %1286 = memref.load %19[%1285] : memref<?xf32>
    %1287 = arith.addi %1285, %c38 : index
    %1288 = memref.load %19[%1287] : memref<?xf32>
    %1289 = arith.addf %1286, %1288 : f32
    %1290 = arith.muli %1282, %c12 : index
    %1291 = arith.addi %1290, %1180 : index
    %1292 = arith.addi %1291, %c20 : index
    %1293 = memref.load %19[%1292] : memref<?xf32>
    %1294 = arith.addi %1292, %c38 : index
    %1295 = memref.load %19[%1294] : memref<?xf32>
    %1296 = arith.addf %1293, %1295 : f32
    %1297 = wave.lane
    %1298 = arith.addi %18, %c14 : index
    %1299 = arith.muli %1282, %c2 : index
    %1300 = arith.addi %1298, %1299 : index
    %1301 = arith.divui %1297, %c14 : index
    %1302 = arith.addi %1300, %1301 : index
    %1303 = arith.cmpi slt, %1302, %17 : index
    scf.if %1303 {
      %1304 = arith.cmpi eq, %hasFactors, %c6 : index
      %1305 = arith.muli %1302, %c2 : index
      %1306 = memref.load %factors[%1305] : memref<?xf32>
      %1307 = arith.mulf %1306, %operandScale : f32
      %1308 = arith.select %1304, %1307, %operandScale : f32
      %1309 = arith.remui %1297, %c14 : index
      %1310 = arith.muli %1309, %c19 : index
      %1311 = arith.addi %13, %1310 : index
      %1312 = vector.load %w[%1311] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1313 = vector.bitcast %1312 : vector<4xi8> to vector<1xf32>
      %1314 = vector.extract %1313[0] : f32 from vector<1xf32>
      %1315 = arith.mulf %1314, %1308 : f32
      %1316 = arith.mulf %1289, %1315 : f32
      %1317 = arith.remui %1297, %c14 : index
      %1318 = arith.muli %1317, %c19 : index
      %1319 = arith.addi %15, %1318 : index
      %1320 = vector.load %w[%1319] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1321 = vector.bitcast %1320 : vector<4xi8> to vector<1xf32>
      %1322 = vector.extract %1321[0] : f32 from vector<1xf32>
      %1323 = arith.mulf %1322, %1308 : f32
      %1324 = arith.mulf %1296, %1323 : f32
      %1325 = arith.muli %1302, %outputFeatures : index
      %1326 = arith.addi %1325, %22 : index
      %1327 = wave.lane
      %1328 = arith.remui %1327, %c14 : index
      %1329 = arith.addi %1326, %1328 : index
      scf.if %20 {
        %1330 = arith.addi %1329, %c5 : index
        %1331 = memref.load %residual[%1330] : memref<?xf32>
        %1332 = arith.addf %1331, %1316 : f32
        %1333 = arith.addi %1329, %c5 : index
        memref.store %1332, %out[%1333] : memref<?xf32>
      } else {
        %1334 = arith.addi %1329, %c5 : index
        memref.store %1316, %out[%1334] : memref<?xf32>
      }
      scf.if %20 {
        %1335 = arith.addi %1329, %c14 : index
        %1336 = memref.load %residual[%1335] : memref<?xf32>
        %1337 = arith.addf %1336, %1324 : f32
        %1338 = arith.addi %1329, %c14 : index
        memref.store %1337, %out[%1338] : memref<?xf32>
      } else {
        %1339 = arith.addi %1329, %c14 : index
        memref.store %1324, %out[%1339] : memref<?xf32>
      }
    }
    %1340 = arith.muli %1181, %c19 : index
    %1341 = arith.addi %1340, %c2 : index
    %1342 = arith.muli %1341, %c12 : index
    %1343 = arith.addi %1342, %1180 : index
    %1344 = arith.addi %1343, %c5 : index
    %1345 = memref.load %19[%1344] : memref<?xf32>
    %1346 = arith.addi %1344, %c38 : index
    %1347 = memref.load %19[%1346] : memref<?xf32>
    %1348 = arith.addf %1345, %1347 : f32
    %1349 = arith.muli %1341, %c12 : index
    %1350 = arith.addi %1349, %1180 : index
    %1351 = arith.addi %1350, %c20 : index
    %1352 = memref.load %19[%1351] : memref<?xf32>
    %1353 = arith.addi %1351, %c38 : index
    %1354 = memref.load %19[%1353] : memref<?xf32>
    %1355 = arith.addf %1352, %1354 : f32
    %1356 = wave.lane
    %1357 = arith.addi %18, %c14 : index
    %1358 = arith.muli %1341, %c2 : index
    %1359 = arith.addi %1357, %1358 : index
    %1360 = arith.divui %1356, %c14 : index
    %1361 = arith.addi %1359, %1360 : index
    %1362 = arith.cmpi slt, %1361, %17 : index
    scf.if %1362 {
      %1363 = arith.cmpi eq, %hasFactors, %c6 : index
      %1364 = arith.muli %1361, %c2 : index
      %1365 = memref.load %factors[%1364] : memref<?xf32>
      %1366 = arith.mulf %1365, %operandScale : f32
      %1367 = arith.select %1363, %1366, %operandScale : f32
      %1368 = arith.remui %1356, %c14 : index
      %1369 = arith.muli %1368, %c19 : index
      %1370 = arith.addi %13, %1369 : index
      %1371 = vector.load %w[%1370] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1372 = vector.bitcast %1371 : vector<4xi8> to vector<1xf32>
      %1373 = vector.extract %1372[0] : f32 from vector<1xf32>
      %1374 = arith.mulf %1373, %1367 : f32
      %1375 = arith.mulf %1348, %1374 : f32
      %1376 = arith.remui %1356, %c14 : index
      %1377 = arith.muli %1376, %c19 : index
      %1378 = arith.addi %15, %1377 : index
      %1379 = vector.load %w[%1378] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1380 = vector.bitcast %1379 : vector<4xi8> to vector<1xf32>
      %1381 = vector.extract %1380[0] : f32 from vector<1xf32>
      %1382 = arith.mulf %1381, %1367 : f32
      %1383 = arith.mulf %1355, %1382 : f32
      %1384 = arith.muli %1361, %outputFeatures : index
      %1385 = arith.addi %1384, %22 : index
      %1386 = wave.lane
      %1387 = arith.remui %1386, %c14 : index
      %1388 = arith.addi %1385, %1387 : index
      scf.if %20 {
        %1389 = arith.addi %1388, %c5 : index
        %1390 = memref.load %residual[%1389] : memref<?xf32>
        %1391 = arith.addf %1390, %1375 : f32
        %1392 = arith.addi %1388, %c5 : index
        memref.store %1391, %out[%1392] : memref<?xf32>
      } else {
        %1393 = arith.addi %1388, %c5 : index
        memref.store %1375, %out[%1393] : memref<?xf32>
      }
      scf.if %20 {
        %1394 = arith.addi %1388, %c14 : index
        %1395 = memref.load %residual[%1394] : memref<?xf32>
        %1396 = arith.addf %1395, %1383 : f32
        %1397 = arith.addi %1388, %c14 : index
        memref.store %1396, %out[%1397] : memref<?xf32>
      } else {
        %1398 = arith.addi %1388, %c14 : index
        memref.store %1383, %out[%1398] : memref<?xf32>
      }
    }
    %1399 = arith.muli %1181, %c19 : index
    %1400 = arith.addi %1399, %c33 : index
    %1401 = arith.muli %1400, %c12 : index
    %1402 = arith.addi %1401, %1180 : index
    %1403 = arith.addi %1402, %c5 : index
    %1404 = memref.load %19[%1403] : memref<?xf32>
    %1405 = arith.addi %1403, %c38 : index
    %1406 = memref.load %19[%1405] : memref<?xf32>
    %1407 = arith.addf %1404, %1406 : f32
    %1408 = arith.muli %1400, %c12 : index
    %1409 = arith.addi %1408, %1180 : index
    %1410 = arith.addi %1409, %c20 : index
    %1411 = memref.load %19[%1410] : memref<?xf32>
    %1412 = arith.addi %1410, %c38 : index
    %1413 = memref.load %19[%1412] : memref<?xf32>
    %1414 = arith.addf %1411, %1413 : f32
    %1415 = wave.lane
    %1416 = arith.addi %18, %c14 : index
    %1417 = arith.muli %1400, %c2 : index
    %1418 = arith.addi %1416, %1417 : index
    %1419 = arith.divui %1415, %c14 : index
    %1420 = arith.addi %1418, %1419 : index
    %1421 = arith.cmpi slt, %1420, %17 : index
    scf.if %1421 {
      %1422 = arith.cmpi eq, %hasFactors, %c6 : index
      %1423 = arith.muli %1420, %c2 : index
      %1424 = memref.load %factors[%1423] : memref<?xf32>
      %1425 = arith.mulf %1424, %operandScale : f32
      %1426 = arith.select %1422, %1425, %operandScale : f32
      %1427 = arith.remui %1415, %c14 : index
      %1428 = arith.muli %1427, %c19 : index
      %1429 = arith.addi %13, %1428 : index
      %1430 = vector.load %w[%1429] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1431 = vector.bitcast %1430 : vector<4xi8> to vector<1xf32>
      %1432 = vector.extract %1431[0] : f32 from vector<1xf32>
      %1433 = arith.mulf %1432, %1426 : f32
      %1434 = arith.mulf %1407, %1433 : f32
      %1435 = arith.remui %1415, %c14 : index
      %1436 = arith.muli %1435, %c19 : index
      %1437 = arith.addi %15, %1436 : index
      %1438 = vector.load %w[%1437] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1439 = vector.bitcast %1438 : vector<4xi8> to vector<1xf32>
      %1440 = vector.extract %1439[0] : f32 from vector<1xf32>
      %1441 = arith.mulf %1440, %1426 : f32
      %1442 = arith.mulf %1414, %1441 : f32
      %1443 = arith.muli %1420, %outputFeatures : index
      %1444 = arith.addi %1443, %22 : index
      %1445 = wave.lane
      %1446 = arith.remui %1445, %c14 : index
      %1447 = arith.addi %1444, %1446 : index
      scf.if %20 {
        %1448 = arith.addi %1447, %c5 : index
        %1449 = memref.load %residual[%1448] : memref<?xf32>
        %1450 = arith.addf %1449, %1434 : f32
        %1451 = arith.addi %1447, %c5 : index
        memref.store %1450, %out[%1451] : memref<?xf32>
      } else {
        %1452 = arith.addi %1447, %c5 : index
        memref.store %1434, %out[%1452] : memref<?xf32>
      }
      scf.if %20 {
        %1453 = arith.addi %1447, %c14 : index
        %1454 = memref.load %residual[%1453] : memref<?xf32>
        %1455 = arith.addf %1454, %1442 : f32
        %1456 = arith.addi %1447, %c14 : index
        memref.store %1455, %out[%1456] : memref<?xf32>
      } else {
        %1457 = arith.addi %1447, %c14 : index
        memref.store %1442, %out[%1457] : memref<?xf32>
      }
    }
    %1458 = wave.lane
    wave.barrier
    %1459 = wave.wave
    %1460 = arith.muli %1459, %c2 : index
    %1461 = arith.addi %1460, %c5 : index
    %1462 = arith.muli %1461, %c20 : index
    %1463 = arith.addi %1462, %1458 : index
    %1464 = vector.extract %644#4[0] : f32 from vector<8xf32>
    %1465 = arith.addi %1463, %c5 : index
    memref.store %1464, %19[%1465] : memref<?xf32>
    %1466 = vector.extract %644#4[1] : f32 from vector<8xf32>
    %1467 = arith.addi %1463, %c12 : index
    memref.store %1466, %19[%1467] : memref<?xf32>
    %1468 = vector.extract %644#4[2] : f32 from vector<8xf32>
    %1469 = arith.addi %1463, %c8 : index
    memref.store %1468, %19[%1469] : memref<?xf32>
    %1470 = vector.extract %644#4[3] : f32 from vector<8xf32>
    %1471 = arith.addi %1463, %c34 : index
    memref.store %1470, %19[%1471] : memref<?xf32>
    %1472 = vector.extract %644#4[4] : f32 from vector<8xf32>
    %1473 = arith.addi %1463, %c4 : index
    memref.store %1472, %19[%1473] : memref<?xf32>
    %1474 = vector.extract %644#4[5] : f32 from vector<8xf32>
    %1475 = arith.addi %1463, %c35 : index
    memref.store %1474, %19[%1475] : memref<?xf32>
    %1476 = vector.extract %644#4[6] : f32 from vector<8xf32>
    %1477 = arith.addi %1463, %c36 : index
    memref.store %1476, %19[%1477] : memref<?xf32>
    %1478 = vector.extract %644#4[7] : f32 from vector<8xf32>
    %1479 = arith.addi %1463, %c37 : index
    memref.store %1478, %19[%1479] : memref<?xf32>
    %1480 = arith.muli %1459, %c2 : index
    %1481 = arith.addi %1480, %c6 : index
    %1482 = arith.muli %1481, %c20 : index
    %1483 = arith.addi %1482, %1458 : index
    %1484 = vector.extract %644#5[0] : f32 from vector<8xf32>
    %1485 = arith.addi %1483, %c5 : index
    memref.store %1484, %19[%1485] : memref<?xf32>
    %1486 = vector.extract %644#5[1] : f32 from vector<8xf32>
    %1487 = arith.addi %1483, %c12 : index
    memref.store %1486, %19[%1487] : memref<?xf32>
    %1488 = vector.extract %644#5[2] : f32 from vector<8xf32>
    %1489 = arith.addi %1483, %c8 : index
    memref.store %1488, %19[%1489] : memref<?xf32>
    %1490 = vector.extract %644#5[3] : f32 from vector<8xf32>
    %1491 = arith.addi %1483, %c34 : index
    memref.store %1490, %19[%1491] : memref<?xf32>
    %1492 = vector.extract %644#5[4] : f32 from vector<8xf32>
    %1493 = arith.addi %1483, %c4 : index
    memref.store %1492, %19[%1493] : memref<?xf32>
    %1494 = vector.extract %644#5[5] : f32 from vector<8xf32>
    %1495 = arith.addi %1483, %c35 : index
    memref.store %1494, %19[%1495] : memref<?xf32>
    %1496 = vector.extract %644#5[6] : f32 from vector<8xf32>
    %1497 = arith.addi %1483, %c36 : index
    memref.store %1496, %19[%1497] : memref<?xf32>
    %1498 = vector.extract %644#5[7] : f32 from vector<8xf32>
    %1499 = arith.addi %1483, %c37 : index
    memref.store %1498, %19[%1499] : memref<?xf32>
    wave.barrier
    %1500 = arith.muli %1459, %c19 : index
    %1501 = arith.addi %1500, %c5 : index
    %1502 = arith.muli %1501, %c12 : index
    %1503 = arith.addi %1502, %1458 : index
    %1504 = arith.addi %1503, %c5 : index
    %1505 = memref.load %19[%1504] : memref<?xf32>
    %1506 = arith.addi %1504, %c38 : index
    %1507 = memref.load %19[%1506] : memref<?xf32>
    %1508 = arith.addf %1505, %1507 : f32
    %1509 = arith.muli %1501, %c12 : index
    %1510 = arith.addi %1509, %1458 : index
    %1511 = arith.addi %1510, %c20 : index
    %1512 = memref.load %19[%1511] : memref<?xf32>
    %1513 = arith.addi %1511, %c38 : index
    %1514 = memref.load %19[%1513] : memref<?xf32>
    %1515 = arith.addf %1512, %1514 : f32
    %1516 = wave.lane
    %1517 = arith.addi %18, %c12 : index
    %1518 = arith.muli %1501, %c2 : index
    %1519 = arith.addi %1517, %1518 : index
    %1520 = arith.divui %1516, %c14 : index
    %1521 = arith.addi %1519, %1520 : index
    %1522 = arith.cmpi slt, %1521, %17 : index
    scf.if %1522 {
      %1523 = arith.cmpi eq, %hasFactors, %c6 : index
      %1524 = arith.muli %1521, %c2 : index
      %1525 = memref.load %factors[%1524] : memref<?xf32>
      %1526 = arith.mulf %1525, %operandScale : f32
      %1527 = arith.select %1523, %1526, %operandScale : f32
      %1528 = arith.remui %1516, %c14 : index
      %1529 = arith.muli %1528, %c19 : index
      %1530 = arith.addi %13, %1529 : index
      %1531 = vector.load %w[%1530] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1532 = vector.bitcast %1531 : vector<4xi8> to vector<1xf32>
      %1533 = vector.extract %1532[0] : f32 from vector<1xf32>
      %1534 = arith.mulf %1533, %1527 : f32
      %1535 = arith.mulf %1508, %1534 : f32
      %1536 = arith.remui %1516, %c14 : index
      %1537 = arith.muli %1536, %c19 : index
      %1538 = arith.addi %15, %1537 : index
      %1539 = vector.load %w[%1538] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1540 = vector.bitcast %1539 : vector<4xi8> to vector<1xf32>
      %1541 = vector.extract %1540[0] : f32 from vector<1xf32>
      %1542 = arith.mulf %1541, %1527 : f32
      %1543 = arith.mulf %1515, %1542 : f32
      %1544 = arith.muli %1521, %outputFeatures : index
      %1545 = arith.addi %1544, %22 : index
      %1546 = wave.lane
      %1547 = arith.remui %1546, %c14 : index
      %1548 = arith.addi %1545, %1547 : index
      scf.if %20 {
        %1549 = arith.addi %1548, %c5 : index
        %1550 = memref.load %residual[%1549] : memref<?xf32>
        %1551 = arith.addf %1550, %1535 : f32
        %1552 = arith.addi %1548, %c5 : index
        memref.store %1551, %out[%1552] : memref<?xf32>
      } else {
        %1553 = arith.addi %1548, %c5 : index
        memref.store %1535, %out[%1553] : memref<?xf32>
      }
      scf.if %20 {
        %1554 = arith.addi %1548, %c14 : index
        %1555 = memref.load %residual[%1554] : memref<?xf32>
        %1556 = arith.addf %1555, %1543 : f32
        %1557 = arith.addi %1548, %c14 : index
        memref.store %1556, %out[%1557] : memref<?xf32>
      } else {
        %1558 = arith.addi %1548, %c14 : index
        memref.store %1543, %out[%1558] : memref<?xf32>
      }
    }
    %1559 = arith.muli %1459, %c19 : index
    %1560 = arith.addi %1559, %c6 : index
    %1561 = arith.muli %1560, %c12 : index
    %1562 = arith.addi %1561, %1458 : index
    %1563 = arith.addi %1562, %c5 : index
    %1564 = memref.load %19[%1563] : memref<?xf32>
    %1565 = arith.addi %1563, %c38 : index
    %1566 = memref.load %19[%1565] : memref<?xf32>
    %1567 = arith.addf %1564, %1566 : f32
    %1568 = arith.muli %1560, %c12 : index
    %1569 = arith.addi %1568, %1458 : index
    %1570 = arith.addi %1569, %c20 : index
    %1571 = memref.load %19[%1570] : memref<?xf32>
    %1572 = arith.addi %1570, %c38 : index
    %1573 = memref.load %19[%1572] : memref<?xf32>
    %1574 = arith.addf %1571, %1573 : f32
    %1575 = wave.lane
    %1576 = arith.addi %18, %c12 : index
    %1577 = arith.muli %1560, %c2 : index
    %1578 = arith.addi %1576, %1577 : index
    %1579 = arith.divui %1575, %c14 : index
    %1580 = arith.addi %1578, %1579 : index
    %1581 = arith.cmpi slt, %1580, %17 : index
    scf.if %1581 {
      %1582 = arith.cmpi eq, %hasFactors, %c6 : index
      %1583 = arith.muli %1580, %c2 : index
      %1584 = memref.load %factors[%1583] : memref<?xf32>
      %1585 = arith.mulf %1584, %operandScale : f32
      %1586 = arith.select %1582, %1585, %operandScale : f32
      %1587 = arith.remui %1575, %c14 : index
      %1588 = arith.muli %1587, %c19 : index
      %1589 = arith.addi %13, %1588 : index
      %1590 = vector.load %w[%1589] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1591 = vector.bitcast %1590 : vector<4xi8> to vector<1xf32>
      %1592 = vector.extract %1591[0] : f32 from vector<1xf32>
      %1593 = arith.mulf %1592, %1586 : f32
      %1594 = arith.mulf %1567, %1593 : f32
      %1595 = arith.remui %1575, %c14 : index
      %1596 = arith.muli %1595, %c19 : index
      %1597 = arith.addi %15, %1596 : index
      %1598 = vector.load %w[%1597] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1599 = vector.bitcast %1598 : vector<4xi8> to vector<1xf32>
      %1600 = vector.extract %1599[0] : f32 from vector<1xf32>
      %1601 = arith.mulf %1600, %1586 : f32
      %1602 = arith.mulf %1574, %1601 : f32
      %1603 = arith.muli %1580, %outputFeatures : index
      %1604 = arith.addi %1603, %22 : index
      %1605 = wave.lane
      %1606 = arith.remui %1605, %c14 : index
      %1607 = arith.addi %1604, %1606 : index
      scf.if %20 {
        %1608 = arith.addi %1607, %c5 : index
        %1609 = memref.load %residual[%1608] : memref<?xf32>
        %1610 = arith.addf %1609, %1594 : f32
        %1611 = arith.addi %1607, %c5 : index
        memref.store %1610, %out[%1611] : memref<?xf32>
      } else {
        %1612 = arith.addi %1607, %c5 : index
        memref.store %1594, %out[%1612] : memref<?xf32>
      }
      scf.if %20 {
        %1613 = arith.addi %1607, %c14 : index
        %1614 = memref.load %residual[%1613] : memref<?xf32>
        %1615 = arith.addf %1614, %1602 : f32
        %1616 = arith.addi %1607, %c14 : index
        memref.store %1615, %out[%1616] : memref<?xf32>
      } else {
        %1617 = arith.addi %1607, %c14 : index
        memref.store %1602, %out[%1617] : memref<?xf32>
      }
    }
    %1618 = arith.muli %1459, %c19 : index
    %1619 = arith.addi %1618, %c2 : index
    %1620 = arith.muli %1619, %c12 : index
    %1621 = arith.addi %1620, %1458 : index
    %1622 = arith.addi %1621, %c5 : index
    %1623 = memref.load %19[%1622] : memref<?xf32>
    %1624 = arith.addi %1622, %c38 : index
    %1625 = memref.load %19[%1624] : memref<?xf32>
    %1626 = arith.addf %1623, %1625 : f32
    %1627 = arith.muli %1619, %c12 : index
    %1628 = arith.addi %1627, %1458 : index
    %1629 = arith.addi %1628, %c20 : index
    %1630 = memref.load %19[%1629] : memref<?xf32>
    %1631 = arith.addi %1629, %c38 : index
    %1632 = memref.load %19[%1631] : memref<?xf32>
    %1633 = arith.addf %1630, %1632 : f32
    %1634 = wave.lane
    %1635 = arith.addi %18, %c12 : index
    %1636 = arith.muli %1619, %c2 : index
    %1637 = arith.addi %1635, %1636 : index
    %1638 = arith.divui %1634, %c14 : index
    %1639 = arith.addi %1637, %1638 : index
    %1640 = arith.cmpi slt, %1639, %17 : index
    scf.if %1640 {
      %1641 = arith.cmpi eq, %hasFactors, %c6 : index
      %1642 = arith.muli %1639, %c2 : index
      %1643 = memref.load %factors[%1642] : memref<?xf32>
      %1644 = arith.mulf %1643, %operandScale : f32
      %1645 = arith.select %1641, %1644, %operandScale : f32
      %1646 = arith.remui %1634, %c14 : index
      %1647 = arith.muli %1646, %c19 : index
      %1648 = arith.addi %13, %1647 : index
      %1649 = vector.load %w[%1648] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1650 = vector.bitcast %1649 : vector<4xi8> to vector<1xf32>
      %1651 = vector.extract %1650[0] : f32 from vector<1xf32>
      %1652 = arith.mulf %1651, %1645 : f32
      %1653 = arith.mulf %1626, %1652 : f32
      %1654 = arith.remui %1634, %c14 : index
      %1655 = arith.muli %1654, %c19 : index
      %1656 = arith.addi %15, %1655 : index
      %1657 = vector.load %w[%1656] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1658 = vector.bitcast %1657 : vector<4xi8> to vector<1xf32>
      %1659 = vector.extract %1658[0] : f32 from vector<1xf32>
      %1660 = arith.mulf %1659, %1645 : f32
      %1661 = arith.mulf %1633, %1660 : f32
      %1662 = arith.muli %1639, %outputFeatures : index
      %1663 = arith.addi %1662, %22 : index
      %1664 = wave.lane
      %1665 = arith.remui %1664, %c14 : index
      %1666 = arith.addi %1663, %1665 : index
      scf.if %20 {
        %1667 = arith.addi %1666, %c5 : index
        %1668 = memref.load %residual[%1667] : memref<?xf32>
        %1669 = arith.addf %1668, %1653 : f32
        %1670 = arith.addi %1666, %c5 : index
        memref.store %1669, %out[%1670] : memref<?xf32>
      } else {
        %1671 = arith.addi %1666, %c5 : index
        memref.store %1653, %out[%1671] : memref<?xf32>
      }
      scf.if %20 {
        %1672 = arith.addi %1666, %c14 : index
        %1673 = memref.load %residual[%1672] : memref<?xf32>
        %1674 = arith.addf %1673, %1661 : f32
        %1675 = arith.addi %1666, %c14 : index
        memref.store %1674, %out[%1675] : memref<?xf32>
      } else {
        %1676 = arith.addi %1666, %c14 : index
        memref.store %1661, %out[%1676] : memref<?xf32>
      }
    }
    %1677 = arith.muli %1459, %c19 : index
    %1678 = arith.addi %1677, %c33 : index
    %1679 = arith.muli %1678, %c12 : index
    %1680 = arith.addi %1679, %1458 : index
    %1681 = arith.addi %1680, %c5 : index
    %1682 = memref.load %19[%1681] : memref<?xf32>
    %1683 = arith.addi %1681, %c38 : index
    %1684 = memref.load %19[%1683] : memref<?xf32>
    %1685 = arith.addf %1682, %1684 : f32
    %1686 = arith.muli %1678, %c12 : index
    %1687 = arith.addi %1686, %1458 : index
    %1688 = arith.addi %1687, %c20 : index
    %1689 = memref.load %19[%1688] : memref<?xf32>
    %1690 = arith.addi %1688, %c38 : index
    %1691 = memref.load %19[%1690] : memref<?xf32>
    %1692 = arith.addf %1689, %1691 : f32
    %1693 = wave.lane
    %1694 = arith.addi %18, %c12 : index
    %1695 = arith.muli %1678, %c2 : index
    %1696 = arith.addi %1694, %1695 : index
    %1697 = arith.divui %1693, %c14 : index
    %1698 = arith.addi %1696, %1697 : index
    %1699 = arith.cmpi slt, %1698, %17 : index
    scf.if %1699 {
      %1700 = arith.cmpi eq, %hasFactors, %c6 : index
      %1701 = arith.muli %1698, %c2 : index
      %1702 = memref.load %factors[%1701] : memref<?xf32>
      %1703 = arith.mulf %1702, %operandScale : f32
      %1704 = arith.select %1700, %1703, %operandScale : f32
      %1705 = arith.remui %1693, %c14 : index
      %1706 = arith.muli %1705, %c19 : index
      %1707 = arith.addi %13, %1706 : index
      %1708 = vector.load %w[%1707] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1709 = vector.bitcast %1708 : vector<4xi8> to vector<1xf32>
      %1710 = vector.extract %1709[0] : f32 from vector<1xf32>
      %1711 = arith.mulf %1710, %1704 : f32
      %1712 = arith.mulf %1685, %1711 : f32
      %1713 = arith.remui %1693, %c14 : index
      %1714 = arith.muli %1713, %c19 : index
      %1715 = arith.addi %15, %1714 : index
      %1716 = vector.load %w[%1715] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1717 = vector.bitcast %1716 : vector<4xi8> to vector<1xf32>
      %1718 = vector.extract %1717[0] : f32 from vector<1xf32>
      %1719 = arith.mulf %1718, %1704 : f32
      %1720 = arith.mulf %1692, %1719 : f32
      %1721 = arith.muli %1698, %outputFeatures : index
      %1722 = arith.addi %1721, %22 : index
      %1723 = wave.lane
      %1724 = arith.remui %1723, %c14 : index
      %1725 = arith.addi %1722, %1724 : index
      scf.if %20 {
        %1726 = arith.addi %1725, %c5 : index
        %1727 = memref.load %residual[%1726] : memref<?xf32>
        %1728 = arith.addf %1727, %1712 : f32
        %1729 = arith.addi %1725, %c5 : index
        memref.store %1728, %out[%1729] : memref<?xf32>
      } else {
        %1730 = arith.addi %1725, %c5 : index
        memref.store %1712, %out[%1730] : memref<?xf32>
      }
      scf.if %20 {
        %1731 = arith.addi %1725, %c14 : index
        %1732 = memref.load %residual[%1731] : memref<?xf32>
        %1733 = arith.addf %1732, %1720 : f32
        %1734 = arith.addi %1725, %c14 : index
        memref.store %1733, %out[%1734] : memref<?xf32>
      } else {
        %1735 = arith.addi %1725, %c14 : index
        memref.store %1720, %out[%1735] : memref<?xf32>
      }
    }
    %1736 = wave.lane
    wave.barrier
    %1737 = wave.wave
    %1738 = arith.muli %1737, %c2 : index
    %1739 = arith.addi %1738, %c5 : index
    %1740 = arith.muli %1739, %c20 : index
    %1741 = arith.addi %1740, %1736 : index
    %1742 = vector.extract %644#6[0] : f32 from vector<8xf32>
    %1743 = arith.addi %1741, %c5 : index
    memref.store %1742, %19[%1743] : memref<?xf32>
    %1744 = vector.extract %644#6[1] : f32 from vector<8xf32>
    %1745 = arith.addi %1741, %c12 : index
    memref.store %1744, %19[%1745] : memref<?xf32>
    %1746 = vector.extract %644#6[2] : f32 from vector<8xf32>
    %1747 = arith.addi %1741, %c8 : index
    memref.store %1746, %19[%1747] : memref<?xf32>
    %1748 = vector.extract %644#6[3] : f32 from vector<8xf32>
    %1749 = arith.addi %1741, %c34 : index
    memref.store %1748, %19[%1749] : memref<?xf32>
    %1750 = vector.extract %644#6[4] : f32 from vector<8xf32>
    %1751 = arith.addi %1741, %c4 : index
    memref.store %1750, %19[%1751] : memref<?xf32>
    %1752 = vector.extract %644#6[5] : f32 from vector<8xf32>
    %1753 = arith.addi %1741, %c35 : index
    memref.store %1752, %19[%1753] : memref<?xf32>
    %1754 = vector.extract %644#6[6] : f32 from vector<8xf32>
    %1755 = arith.addi %1741, %c36 : index
    memref.store %1754, %19[%1755] : memref<?xf32>
    %1756 = vector.extract %644#6[7] : f32 from vector<8xf32>
    %1757 = arith.addi %1741, %c37 : index
    memref.store %1756, %19[%1757] : memref<?xf32>
    %1758 = arith.muli %1737, %c2 : index
    %1759 = arith.addi %1758, %c6 : index
    %1760 = arith.muli %1759, %c20 : index
    %1761 = arith.addi %1760, %1736 : index
    %1762 = vector.extract %644#7[0] : f32 from vector<8xf32>
    %1763 = arith.addi %1761, %c5 : index
    memref.store %1762, %19[%1763] : memref<?xf32>
    %1764 = vector.extract %644#7[1] : f32 from vector<8xf32>
    %1765 = arith.addi %1761, %c12 : index
    memref.store %1764, %19[%1765] : memref<?xf32>
    %1766 = vector.extract %644#7[2] : f32 from vector<8xf32>
    %1767 = arith.addi %1761, %c8 : index
    memref.store %1766, %19[%1767] : memref<?xf32>
    %1768 = vector.extract %644#7[3] : f32 from vector<8xf32>
    %1769 = arith.addi %1761, %c34 : index
    memref.store %1768, %19[%1769] : memref<?xf32>
    %1770 = vector.extract %644#7[4] : f32 from vector<8xf32>
    %1771 = arith.addi %1761, %c4 : index
    memref.store %1770, %19[%1771] : memref<?xf32>
    %1772 = vector.extract %644#7[5] : f32 from vector<8xf32>
    %1773 = arith.addi %1761, %c35 : index
    memref.store %1772, %19[%1773] : memref<?xf32>
    %1774 = vector.extract %644#7[6] : f32 from vector<8xf32>
    %1775 = arith.addi %1761, %c36 : index
    memref.store %1774, %19[%1775] : memref<?xf32>
    %1776 = vector.extract %644#7[7] : f32 from vector<8xf32>
    %1777 = arith.addi %1761, %c37 : index
    memref.store %1776, %19[%1777] : memref<?xf32>
    wave.barrier
    %1778 = arith.muli %1737, %c19 : index
    %1779 = arith.addi %1778, %c5 : index
    %1780 = arith.muli %1779, %c12 : index
    %1781 = arith.addi %1780, %1736 : index
    %1782 = arith.addi %1781, %c5 : index
    %1783 = memref.load %19[%1782] : memref<?xf32>
    %1784 = arith.addi %1782, %c38 : index
    %1785 = memref.load %19[%1784] : memref<?xf32>
    %1786 = arith.addf %1783, %1785 : f32
    %1787 = arith.muli %1779, %c12 : index
    %1788 = arith.addi %1787, %1736 : index
    %1789 = arith.addi %1788, %c20 : index
    %1790 = memref.load %19[%1789] : memref<?xf32>
    %1791 = arith.addi %1789, %c38 : index
    %1792 = memref.load %19[%1791] : memref<?xf32>
    %1793 = arith.addf %1790, %1792 : f32
    %1794 = wave.lane
    %1795 = arith.addi %18, %c15 : index
    %1796 = arith.muli %1779, %c2 : index
    %1797 = arith.addi %1795, %1796 : index
    %1798 = arith.divui %1794, %c14 : index
    %1799 = arith.addi %1797, %1798 : index
    %1800 = arith.cmpi slt, %1799, %17 : index
    scf.if %1800 {
      %1801 = arith.cmpi eq, %hasFactors, %c6 : index
      %1802 = arith.muli %1799, %c2 : index
      %1803 = memref.load %factors[%1802] : memref<?xf32>
      %1804 = arith.mulf %1803, %operandScale : f32
      %1805 = arith.select %1801, %1804, %operandScale : f32
      %1806 = arith.remui %1794, %c14 : index
      %1807 = arith.muli %1806, %c19 : index
      %1808 = arith.addi %13, %1807 : index
      %1809 = vector.load %w[%1808] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1810 = vector.bitcast %1809 : vector<4xi8> to vector<1xf32>
      %1811 = vector.extract %1810[0] : f32 from vector<1xf32>
      %1812 = arith.mulf %1811, %1805 : f32
      %1813 = arith.mulf %1786, %1812 : f32
      %1814 = arith.remui %1794, %c14 : index
      %1815 = arith.muli %1814, %c19 : index
      %1816 = arith.addi %15, %1815 : index
      %1817 = vector.load %w[%1816] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1818 = vector.bitcast %1817 : vector<4xi8> to vector<1xf32>
      %1819 = vector.extract %1818[0] : f32 from vector<1xf32>
      %1820 = arith.mulf %1819, %1805 : f32
      %1821 = arith.mulf %1793, %1820 : f32
      %1822 = arith.muli %1799, %outputFeatures : index
      %1823 = arith.addi %1822, %22 : index
      %1824 = wave.lane
      %1825 = arith.remui %1824, %c14 : index
      %1826 = arith.addi %1823, %1825 : index
      scf.if %20 {
        %1827 = arith.addi %1826, %c5 : index
        %1828 = memref.load %residual[%1827] : memref<?xf32>
        %1829 = arith.addf %1828, %1813 : f32
        %1830 = arith.addi %1826, %c5 : index
        memref.store %1829, %out[%1830] : memref<?xf32>
      } else {
        %1831 = arith.addi %1826, %c5 : index
        memref.store %1813, %out[%1831] : memref<?xf32>
      }
      scf.if %20 {
        %1832 = arith.addi %1826, %c14 : index
        %1833 = memref.load %residual[%1832] : memref<?xf32>
        %1834 = arith.addf %1833, %1821 : f32
        %1835 = arith.addi %1826, %c14 : index
        memref.store %1834, %out[%1835] : memref<?xf32>
      } else {
        %1836 = arith.addi %1826, %c14 : index
        memref.store %1821, %out[%1836] : memref<?xf32>
      }
    }
    %1837 = arith.muli %1737, %c19 : index
    %1838 = arith.addi %1837, %c6 : index
    %1839 = arith.muli %1838, %c12 : index
    %1840 = arith.addi %1839, %1736 : index
    %1841 = arith.addi %1840, %c5 : index
    %1842 = memref.load %19[%1841] : memref<?xf32>
    %1843 = arith.addi %1841, %c38 : index
    %1844 = memref.load %19[%1843] : memref<?xf32>
    %1845 = arith.addf %1842, %1844 : f32
    %1846 = arith.muli %1838, %c12 : index
    %1847 = arith.addi %1846, %1736 : index
    %1848 = arith.addi %1847, %c20 : index
    %1849 = memref.load %19[%1848] : memref<?xf32>
    %1850 = arith.addi %1848, %c38 : index
    %1851 = memref.load %19[%1850] : memref<?xf32>
    %1852 = arith.addf %1849, %1851 : f32
    %1853 = wave.lane
    %1854 = arith.addi %18, %c15 : index
    %1855 = arith.muli %1838, %c2 : index
    %1856 = arith.addi %1854, %1855 : index
    %1857 = arith.divui %1853, %c14 : index
    %1858 = arith.addi %1856, %1857 : index
    %1859 = arith.cmpi slt, %1858, %17 : index
    scf.if %1859 {
      %1860 = arith.cmpi eq, %hasFactors, %c6 : index
      %1861 = arith.muli %1858, %c2 : index
      %1862 = memref.load %factors[%1861] : memref<?xf32>
      %1863 = arith.mulf %1862, %operandScale : f32
      %1864 = arith.select %1860, %1863, %operandScale : f32
      %1865 = arith.remui %1853, %c14 : index
      %1866 = arith.muli %1865, %c19 : index
      %1867 = arith.addi %13, %1866 : index
      %1868 = vector.load %w[%1867] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1869 = vector.bitcast %1868 : vector<4xi8> to vector<1xf32>
      %1870 = vector.extract %1869[0] : f32 from vector<1xf32>
      %1871 = arith.mulf %1870, %1864 : f32
      %1872 = arith.mulf %1845, %1871 : f32
      %1873 = arith.remui %1853, %c14 : index
      %1874 = arith.muli %1873, %c19 : index
      %1875 = arith.addi %15, %1874 : index
      %1876 = vector.load %w[%1875] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1877 = vector.bitcast %1876 : vector<4xi8> to vector<1xf32>
      %1878 = vector.extract %1877[0] : f32 from vector<1xf32>
      %1879 = arith.mulf %1878, %1864 : f32
      %1880 = arith.mulf %1852, %1879 : f32
      %1881 = arith.muli %1858, %outputFeatures : index
      %1882 = arith.addi %1881, %22 : index
      %1883 = wave.lane
      %1884 = arith.remui %1883, %c14 : index
      %1885 = arith.addi %1882, %1884 : index
      scf.if %20 {
        %1886 = arith.addi %1885, %c5 : index
        %1887 = memref.load %residual[%1886] : memref<?xf32>
        %1888 = arith.addf %1887, %1872 : f32
        %1889 = arith.addi %1885, %c5 : index
        memref.store %1888, %out[%1889] : memref<?xf32>
      } else {
        %1890 = arith.addi %1885, %c5 : index
        memref.store %1872, %out[%1890] : memref<?xf32>
      }
      scf.if %20 {
        %1891 = arith.addi %1885, %c14 : index
        %1892 = memref.load %residual[%1891] : memref<?xf32>
        %1893 = arith.addf %1892, %1880 : f32
        %1894 = arith.addi %1885, %c14 : index
        memref.store %1893, %out[%1894] : memref<?xf32>
      } else {
        %1895 = arith.addi %1885, %c14 : index
        memref.store %1880, %out[%1895] : memref<?xf32>
      }
    }
    %1896 = arith.muli %1737, %c19 : index
    %1897 = arith.addi %1896, %c2 : index
    %1898 = arith.muli %1897, %c12 : index
    %1899 = arith.addi %1898, %1736 : index
    %1900 = arith.addi %1899, %c5 : index
    %1901 = memref.load %19[%1900] : memref<?xf32>
    %1902 = arith.addi %1900, %c38 : index
    %1903 = memref.load %19[%1902] : memref<?xf32>
    %1904 = arith.addf %1901, %1903 : f32
    %1905 = arith.muli %1897, %c12 : index
    %1906 = arith.addi %1905, %1736 : index
    %1907 = arith.addi %1906, %c20 : index
    %1908 = memref.load %19[%1907] : memref<?xf32>
    %1909 = arith.addi %1907, %c38 : index
    %1910 = memref.load %19[%1909] : memref<?xf32>
    %1911 = arith.addf %1908, %1910 : f32
    %1912 = wave.lane
    %1913 = arith.addi %18, %c15 : index
    %1914 = arith.muli %1897, %c2 : index
    %1915 = arith.addi %1913, %1914 : index
    %1916 = arith.divui %1912, %c14 : index
    %1917 = arith.addi %1915, %1916 : index
    %1918 = arith.cmpi slt, %1917, %17 : index
    scf.if %1918 {
      %1919 = arith.cmpi eq, %hasFactors, %c6 : index
      %1920 = arith.muli %1917, %c2 : index
      %1921 = memref.load %factors[%1920] : memref<?xf32>
      %1922 = arith.mulf %1921, %operandScale : f32
      %1923 = arith.select %1919, %1922, %operandScale : f32
      %1924 = arith.remui %1912, %c14 : index
      %1925 = arith.muli %1924, %c19 : index
      %1926 = arith.addi %13, %1925 : index
      %1927 = vector.load %w[%1926] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1928 = vector.bitcast %1927 : vector<4xi8> to vector<1xf32>
      %1929 = vector.extract %1928[0] : f32 from vector<1xf32>
      %1930 = arith.mulf %1929, %1923 : f32
      %1931 = arith.mulf %1904, %1930 : f32
      %1932 = arith.remui %1912, %c14 : index
      %1933 = arith.muli %1932, %c19 : index
      %1934 = arith.addi %15, %1933 : index
      %1935 = vector.load %w[%1934] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1936 = vector.bitcast %1935 : vector<4xi8> to vector<1xf32>
      %1937 = vector.extract %1936[0] : f32 from vector<1xf32>
      %1938 = arith.mulf %1937, %1923 : f32
      %1939 = arith.mulf %1911, %1938 : f32
      %1940 = arith.muli %1917, %outputFeatures : index
      %1941 = arith.addi %1940, %22 : index
      %1942 = wave.lane
      %1943 = arith.remui %1942, %c14 : index
      %1944 = arith.addi %1941, %1943 : index
      scf.if %20 {
        %1945 = arith.addi %1944, %c5 : index
        %1946 = memref.load %residual[%1945] : memref<?xf32>
        %1947 = arith.addf %1946, %1931 : f32
        %1948 = arith.addi %1944, %c5 : index
        memref.store %1947, %out[%1948] : memref<?xf32>
      } else {
        %1949 = arith.addi %1944, %c5 : index
        memref.store %1931, %out[%1949] : memref<?xf32>
      }
      scf.if %20 {
        %1950 = arith.addi %1944, %c14 : index
        %1951 = memref.load %residual[%1950] : memref<?xf32>
        %1952 = arith.addf %1951, %1939 : f32
        %1953 = arith.addi %1944, %c14 : index
        memref.store %1952, %out[%1953] : memref<?xf32>
      } else {
        %1954 = arith.addi %1944, %c14 : index
        memref.store %1939, %out[%1954] : memref<?xf32>
      }
    }
    %1955 = arith.muli %1737, %c19 : index
    %1956 = arith.addi %1955, %c33 : index
    %1957 = arith.muli %1956, %c12 : index
    %1958 = arith.addi %1957, %1736 : index
    %1959 = arith.addi %1958, %c5 : index
    %1960 = memref.load %19[%1959] : memref<?xf32>
    %1961 = arith.addi %1959, %c38 : index
    %1962 = memref.load %19[%1961] : memref<?xf32>
    %1963 = arith.addf %1960, %1962 : f32
    %1964 = arith.muli %1956, %c12 : index
    %1965 = arith.addi %1964, %1736 : index
    %1966 = arith.addi %1965, %c20 : index
    %1967 = memref.load %19[%1966] : memref<?xf32>
    %1968 = arith.addi %1966, %c38 : index
    %1969 = memref.load %19[%1968] : memref<?xf32>
    %1970 = arith.addf %1967, %1969 : f32
    %1971 = wave.lane
    %1972 = arith.addi %18, %c15 : index
    %1973 = arith.muli %1956, %c2 : index
    %1974 = arith.addi %1972, %1973 : index
    %1975 = arith.divui %1971, %c14 : index
    %1976 = arith.addi %1974, %1975 : index
    %1977 = arith.cmpi slt, %1976, %17 : index
    scf.if %1977 {
      %1978 = arith.cmpi eq, %hasFactors, %c6 : index
      %1979 = arith.muli %1976, %c2 : index
      %1980 = memref.load %factors[%1979] : memref<?xf32>
      %1981 = arith.mulf %1980, %operandScale : f32
      %1982 = arith.select %1978, %1981, %operandScale : f32
      %1983 = arith.remui %1971, %c14 : index
      %1984 = arith.muli %1983, %c19 : index
      %1985 = arith.addi %13, %1984 : index
      %1986 = vector.load %w[%1985] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1987 = vector.bitcast %1986 : vector<4xi8> to vector<1xf32>
      %1988 = vector.extract %1987[0] : f32 from vector<1xf32>
      %1989 = arith.mulf %1988, %1982 : f32
      %1990 = arith.mulf %1963, %1989 : f32
      %1991 = arith.remui %1971, %c14 : index
      %1992 = arith.muli %1991, %c19 : index
      %1993 = arith.addi %15, %1992 : index
      %1994 = vector.load %w[%1993] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1995 = vector.bitcast %1994 : vector<4xi8> to vector<1xf32>
      %1996 = vector.extract %1995[0] : f32 from vector<1xf32>
      %1997 = arith.mulf %1996, %1982 : f32
      %1998 = arith.mulf %1970, %1997 : f32
      %1999 = arith.muli %1976, %outputFeatures : index
      %2000 = arith.addi %1999, %22 : index
      %2001 = wave.lane
      %2002 = arith.remui %2001, %c14 : index
      %2003 = arith.addi %2000, %2002 : index
      scf.if %20 {
        %2004 = arith.addi %2003, %c5 : index
        %2005 = memref.load %residual[%2004] : memref<?xf32>
        %2006 = arith.addf %2005, %1990 : f32
        %2007 = arith.addi %2003, %c5 : index
        memref.store %2006, %out[%2007] : memref<?xf32>
      } else {
        %2008 = arith.addi %2003, %c5 : index
        memref.store %1990, %out[%2008] : memref<?xf32>
      }
      scf.if %20 {
        %2009 = arith.addi %2003, %c14 : index
        %2010 = memref.load %residual[%2009] : memref<?xf32>
        %2011 = arith.addf %2010, %1998 : f32
        %2012 = arith.addi %2003, %c14 : index
        memref.store %2011, %out[%2012] : memref<?xf32>
      } else {
        %2013 = arith.addi %2003, %c14 : index
        memref.store %1998, %out[%2013] : memref<?xf32>
      }
    }
  }
  wave.return
}
