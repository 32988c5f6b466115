// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_1', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_1_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 4096 : index
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
  %c41 = arith.constant 2048 : index
  %c42 = arith.constant 2560 : index
  %c43 = arith.constant 3072 : index
  %c44 = arith.constant 3584 : index
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
    %944 = arith.muli %903, %c6 : index
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
    %959 = arith.addi %948, %c41 : index
    %960 = memref.load %19[%959] : memref<?xf32>
    %961 = arith.addf %958, %960 : f32
    %962 = arith.addi %948, %c42 : index
    %963 = memref.load %19[%962] : memref<?xf32>
    %964 = arith.addf %961, %963 : f32
    %965 = arith.addi %948, %c43 : index
    %966 = memref.load %19[%965] : memref<?xf32>
    %967 = arith.addf %964, %966 : f32
    %968 = arith.addi %948, %c44 : index
    %969 = memref.load %19[%968] : memref<?xf32>
    %970 = arith.addf %967, %969 : f32
    %971 = arith.muli %945, %c12 : index
    %972 = arith.addi %971, %902 : index
    %973 = arith.addi %972, %c20 : index
    %974 = memref.load %19[%973] : memref<?xf32>
    %975 = arith.addi %973, %c38 : index
    %976 = memref.load %19[%975] : memref<?xf32>
    %977 = arith.addf %974, %976 : f32
    %978 = arith.addi %973, %c39 : index
    %979 = memref.load %19[%978] : memref<?xf32>
    %980 = arith.addf %977, %979 : f32
    %981 = arith.addi %973, %c40 : index
    %982 = memref.load %19[%981] : memref<?xf32>
    %983 = arith.addf %980, %982 : f32
    %984 = arith.addi %973, %c41 : index
    %985 = memref.load %19[%984] : memref<?xf32>
    %986 = arith.addf %983, %985 : f32
    %987 = arith.addi %973, %c42 : index
    %988 = memref.load %19[%987] : memref<?xf32>
    %989 = arith.addf %986, %988 : f32
    %990 = arith.addi %973, %c43 : index
    %991 = memref.load %19[%990] : memref<?xf32>
    %992 = arith.addf %989, %991 : f32
    %993 = arith.addi %973, %c44 : index
    %994 = memref.load %19[%993] : memref<?xf32>
    %995 = arith.addf %992, %994 : f32
    %996 = wave.lane
    %997 = arith.addi %18, %c5 : index
    %998 = arith.muli %945, %c2 : index
    %999 = arith.addi %997, %998 : index
    %1000 = arith.divui %996, %c14 : index
    %1001 = arith.addi %999, %1000 : index
    %1002 = arith.cmpi slt, %1001, %17 : index
    scf.if %1002 {
      %1003 = arith.cmpi eq, %hasFactors, %c6 : index
      %1004 = arith.muli %1001, %c2 : index
      %1005 = memref.load %factors[%1004] : memref<?xf32>
      %1006 = arith.mulf %1005, %operandScale : f32
      %1007 = arith.select %1003, %1006, %operandScale : f32
      %1008 = arith.remui %996, %c14 : index
      %1009 = arith.muli %1008, %c19 : index
      %1010 = arith.addi %13, %1009 : index
      %1011 = vector.load %w[%1010] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1012 = vector.bitcast %1011 : vector<4xi8> to vector<1xf32>
      %1013 = vector.extract %1012[0] : f32 from vector<1xf32>
      %1014 = arith.mulf %1013, %1007 : f32
      %1015 = arith.mulf %970, %1014 : f32
      %1016 = arith.remui %996, %c14 : index
      %1017 = arith.muli %1016, %c19 : index
      %1018 = arith.addi %15, %1017 : index
      %1019 = vector.load %w[%1018] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1020 = vector.bitcast %1019 : vector<4xi8> to vector<1xf32>
      %1021 = vector.extract %1020[0] : f32 from vector<1xf32>
      %1022 = arith.mulf %1021, %1007 : f32
      %1023 = arith.mulf %995, %1022 : f32
      %1024 = arith.muli %1001, %outputFeatures : index
      %1025 = arith.addi %1024, %22 : index
      %1026 = wave.lane
      %1027 = arith.remui %1026, %c14 : index
      %1028 = arith.addi %1025, %1027 : index
      scf.if %20 {
        %1029 = arith.addi %1028, %c5 : index
        %1030 = memref.load %residual[%1029] : memref<?xf32>
        %1031 = arith.addf %1030, %1015 : f32
        %1032 = arith.addi %1028, %c5 : index
        memref.store %1031, %out[%1032] : memref<?xf32>
      } else {
        %1033 = arith.addi %1028, %c5 : index
        memref.store %1015, %out[%1033] : memref<?xf32>
      }
      scf.if %20 {
        %1034 = arith.addi %1028, %c14 : index
        %1035 = memref.load %residual[%1034] : memref<?xf32>
        %1036 = arith.addf %1035, %1023 : f32
        %1037 = arith.addi %1028, %c14 : index
        memref.store %1036, %out[%1037] : memref<?xf32>
      } else {
        %1038 = arith.addi %1028, %c14 : index
        memref.store %1023, %out[%1038] : memref<?xf32>
      }
    }
    %1039 = wave.lane
    wave.barrier
    %1040 = wave.wave
    %1041 = arith.muli %1040, %c2 : index
    %1042 = arith.addi %1041, %c5 : index
    %1043 = arith.muli %1042, %c20 : index
    %1044 = arith.addi %1043, %1039 : index
    %1045 = vector.extract %644#2[0] : f32 from vector<8xf32>
    %1046 = arith.addi %1044, %c5 : index
    memref.store %1045, %19[%1046] : memref<?xf32>
    %1047 = vector.extract %644#2[1] : f32 from vector<8xf32>
    %1048 = arith.addi %1044, %c12 : index
    memref.store %1047, %19[%1048] : memref<?xf32>
    %1049 = vector.extract %644#2[2] : f32 from vector<8xf32>
    %1050 = arith.addi %1044, %c8 : index
    memref.store %1049, %19[%1050] : memref<?xf32>
    %1051 = vector.extract %644#2[3] : f32 from vector<8xf32>
    %1052 = arith.addi %1044, %c34 : index
    memref.store %1051, %19[%1052] : memref<?xf32>
    %1053 = vector.extract %644#2[4] : f32 from vector<8xf32>
    %1054 = arith.addi %1044, %c4 : index
    memref.store %1053, %19[%1054] : memref<?xf32>
    %1055 = vector.extract %644#2[5] : f32 from vector<8xf32>
    %1056 = arith.addi %1044, %c35 : index
    memref.store %1055, %19[%1056] : memref<?xf32>
    %1057 = vector.extract %644#2[6] : f32 from vector<8xf32>
    %1058 = arith.addi %1044, %c36 : index
    memref.store %1057, %19[%1058] : memref<?xf32>
    %1059 = vector.extract %644#2[7] : f32 from vector<8xf32>
    %1060 = arith.addi %1044, %c37 : index
    memref.store %1059, %19[%1060] : memref<?xf32>
    %1061 = arith.muli %1040, %c2 : index
    %1062 = arith.addi %1061, %c6 : index
    %1063 = arith.muli %1062, %c20 : index
    %1064 = arith.addi %1063, %1039 : index
    %1065 = vector.extract %644#3[0] : f32 from vector<8xf32>
    %1066 = arith.addi %1064, %c5 : index
    memref.store %1065, %19[%1066] : memref<?xf32>
    %1067 = vector.extract %644#3[1] : f32 from vector<8xf32>
    %1068 = arith.addi %1064, %c12 : index
    memref.store %1067, %19[%1068] : memref<?xf32>
    %1069 = vector.extract %644#3[2] : f32 from vector<8xf32>
    %1070 = arith.addi %1064, %c8 : index
    memref.store %1069, %19[%1070] : memref<?xf32>
    %1071 = vector.extract %644#3[3] : f32 from vector<8xf32>
    %1072 = arith.addi %1064, %c34 : index
    memref.store %1071, %19[%1072] : memref<?xf32>
    %1073 = vector.extract %644#3[4] : f32 from vector<8xf32>
    %1074 = arith.addi %1064, %c4 : index
    memref.store %1073, %19[%1074] : memref<?xf32>
    %1075 = vector.extract %644#3[5] : f32 from vector<8xf32>
    %1076 = arith.addi %1064, %c35 : index
    memref.store %1075, %19[%1076] : memref<?xf32>
    %1077 = vector.extract %644#3[6] : f32 from vector<8xf32>
    %1078 = arith.addi %1064, %c36 : index
    memref.store %1077, %19[%1078] : memref<?xf32>
    %1079 = vector.extract %644#3[7] : f32 from vector<8xf32>
    %1080 = arith.addi %1064, %c37 : index
    memref.store %1079, %19[%1080] : memref<?xf32>
    wave.barrier
    %1081 = arith.muli %1040, %c6 : index
    %1082 = arith.addi %1081, %c5 : index
    %1083 = arith.muli %1082, %c12 : index
    %1084 = arith.addi %1083, %1039 : index
    %1085 = arith.addi %1084, %c5 : index
    %1086 = memref.load %19[%1085] : memref<?xf32>
    %1087 = arith.addi %1085, %c38 : index
    %1088 = memref.load %19[%1087] : memref<?xf32>
    %1089 = arith.addf %1086, %1088 : f32
    %1090 = arith.addi %1085, %c39 : index
    %1091 = memref.load %19[%1090] : memref<?xf32>
    %1092 = arith.addf %1089, %1091 : f32
    %1093 = arith.addi %1085, %c40 : index
    %1094 = memref.load %19[%1093] : memref<?xf32>
    %1095 = arith.addf %1092, %1094 : f32
    %1096 = arith.addi %1085, %c41 : index
    %1097 = memref.load %19[%1096] : memref<?xf32>
    %1098 = arith.addf %1095, %1097 : f32
    %1099 = arith.addi %1085, %c42 : index
    %1100 = memref.load %19[%1099] : memref<?xf32>
    %1101 = arith.addf %1098, %1100 : f32
    %1102 = arith.addi %1085, %c43 : index
    %1103 = memref.load %19[%1102] : memref<?xf32>
    %1104 = arith.addf %1101, %1103 : f32
    %1105 = arith.addi %1085, %c44 : index
    %1106 = memref.load %19[%1105] : memref<?xf32>
    %1107 = arith.addf %1104, %1106 : f32
    %1108 = arith.muli %1082, %c12 : index
    %1109 = arith.addi %1108, %1039 : index
    %1110 = arith.addi %1109, %c20 : index
    %1111 = memref.load %19[%1110] : memref<?xf32>
    %1112 = arith.addi %1110, %c38 : index
    %1113 = memref.load %19[%1112] : memref<?xf32>
    %1114 = arith.addf %1111, %1113 : f32
    %1115 = arith.addi %1110, %c39 : index
    %1116 = memref.load %19[%1115] : memref<?xf32>
    %1117 = arith.addf %1114, %1116 : f32
    %1118 = arith.addi %1110, %c40 : index
    %1119 = memref.load %19[%1118] : memref<?xf32>
    %1120 = arith.addf %1117, %1119 : f32
    %1121 = arith.addi %1110, %c41 : index
    %1122 = memref.load %19[%1121] : memref<?xf32>
    %1123 = arith.addf %1120, %1122 : f32
    %1124 = arith.addi %1110, %c42 : index
    %1125 = memref.load %19[%1124] : memref<?xf32>
    %1126 = arith.addf %1123, %1125 : f32
    %1127 = arith.addi %1110, %c43 : index
    %1128 = memref.load %19[%1127] : memref<?xf32>
    %1129 = arith.addf %1126, %1128 : f32
    %1130 = arith.addi %1110, %c44 : index
    %1131 = memref.load %19[%1130] : memref<?xf32>
    %1132 = arith.addf %1129, %1131 : f32
    %1133 = wave.lane
    %1134 = arith.addi %18, %c14 : index
    %1135 = arith.muli %1082, %c2 : index
    %1136 = arith.addi %1134, %1135 : index
    %1137 = arith.divui %1133, %c14 : index
    %1138 = arith.addi %1136, %1137 : index
    %1139 = arith.cmpi slt, %1138, %17 : index
    scf.if %1139 {
      %1140 = arith.cmpi eq, %hasFactors, %c6 : index
      %1141 = arith.muli %1138, %c2 : index
      %1142 = memref.load %factors[%1141] : memref<?xf32>
      %1143 = arith.mulf %1142, %operandScale : f32
      %1144 = arith.select %1140, %1143, %operandScale : f32
      %1145 = arith.remui %1133, %c14 : index
      %1146 = arith.muli %1145, %c19 : index
      %1147 = arith.addi %13, %1146 : index
      %1148 = vector.load %w[%1147] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1149 = vector.bitcast %1148 : vector<4xi8> to vector<1xf32>
      %1150 = vector.extract %1149[0] : f32 from vector<1xf32>
      %1151 = arith.mulf %1150, %1144 : f32
      %1152 = arith.mulf %1107, %1151 : f32
      %1153 = arith.remui %1133, %c14 : index
      %1154 = arith.muli %1153, %c19 : index
      %1155 = arith.addi %15, %1154 : index
      %1156 = vector.load %w[%1155] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1157 = vector.bitcast %1156 : vector<4xi8> to vector<1xf32>
      %1158 = vector.extract %1157[0] : f32 from vector<1xf32>
      %1159 = arith.mulf %1158, %1144 : f32
      %1160 = arith.mulf %1132, %1159 : f32
      %1161 = arith.muli %1138, %outputFeatures : index
      %1162 = arith.addi %1161, %22 : index
      %1163 = wave.lane
      %1164 = arith.remui %1163, %c14 : index
      %1165 = arith.addi %1162, %1164 : index
      scf.if %20 {
        %1166 = arith.addi %1165, %c5 : index
        %1167 = memref.load %residual[%1166] : memref<?xf32>
        %1168 = arith.addf %1167, %1152 : f32
        %1169 = arith.addi %1165, %c5 : index
        memref.store %1168, %out[%1169] : memref<?xf32>
      } else {
        %1170 = arith.addi %1165, %c5 : index
        memref.store %1152, %out[%1170] : memref<?xf32>
      }
      scf.if %20 {
        %1171 = arith.addi %1165, %c14 : index
        %1172 = memref.load %residual[%1171] : memref<?xf32>
        %1173 = arith.addf %1172, %1160 : f32
        %1174 = arith.addi %1165, %c14 : index
        memref.store %1173, %out[%1174] : memref<?xf32>
      } else {
        %1175 = arith.addi %1165, %c14 : index
        memref.store %1160, %out[%1175] : memref<?xf32>
      }
    }
    %1176 = wave.lane
    wave.barrier
    %1177 = wave.wave
    %1178 = arith.muli %1177, %c2 : index
    %1179 = arith.addi %1178, %c5 : index
    %1180 = arith.muli %1179, %c20 : index
    %1181 = arith.addi %1180, %1176 : index
    %1182 = vector.extract %644#4[0] : f32 from vector<8xf32>
    %1183 = arith.addi %1181, %c5 : index
    memref.store %1182, %19[%1183] : memref<?xf32>
    %1184 = vector.extract %644#4[1] : f32 from vector<8xf32>
    %1185 = arith.addi %1181, %c12 : index
    memref.store %1184, %19[%1185] : memref<?xf32>
    %1186 = vector.extract %644#4[2] : f32 from vector<8xf32>
    %1187 = arith.addi %1181, %c8 : index
    memref.store %1186, %19[%1187] : memref<?xf32>
    %1188 = vector.extract %644#4[3] : f32 from vector<8xf32>
    %1189 = arith.addi %1181, %c34 : index
    memref.store %1188, %19[%1189] : memref<?xf32>
    %1190 = vector.extract %644#4[4] : f32 from vector<8xf32>
    %1191 = arith.addi %1181, %c4 : index
    memref.store %1190, %19[%1191] : memref<?xf32>
    %1192 = vector.extract %644#4[5] : f32 from vector<8xf32>
    %1193 = arith.addi %1181, %c35 : index
    memref.store %1192, %19[%1193] : memref<?xf32>
    %1194 = vector.extract %644#4[6] : f32 from vector<8xf32>
    %1195 = arith.addi %1181, %c36 : index
    memref.store %1194, %19[%1195] : memref<?xf32>
    %1196 = vector.extract %644#4[7] : f32 from vector<8xf32>
    %1197 = arith.addi %1181, %c37 : index
    memref.store %1196, %19[%1197] : memref<?xf32>
    %1198 = arith.muli %1177, %c2 : index
    %1199 = arith.addi %1198, %c6 : index
    %1200 = arith.muli %1199, %c20 : index
    %1201 = arith.addi %1200, %1176 : index
    %1202 = vector.extract %644#5[0] : f32 from vector<8xf32>
    %1203 = arith.addi %1201, %c5 : index
    memref.store %1202, %19[%1203] : memref<?xf32>
    %1204 = vector.extract %644#5[1] : f32 from vector<8xf32>
    %1205 = arith.addi %1201, %c12 : index
    memref.store %1204, %19[%1205] : memref<?xf32>
    %1206 = vector.extract %644#5[2] : f32 from vector<8xf32>
    %1207 = arith.addi %1201, %c8 : index
    memref.store %1206, %19[%1207] : memref<?xf32>
    %1208 = vector.extract %644#5[3] : f32 from vector<8xf32>
    %1209 = arith.addi %1201, %c34 : index
    memref.store %1208, %19[%1209] : memref<?xf32>
    %1210 = vector.extract %644#5[4] : f32 from vector<8xf32>
    %1211 = arith.addi %1201, %c4 : index
    memref.store %1210, %19[%1211] : memref<?xf32>
    %1212 = vector.extract %644#5[5] : f32 from vector<8xf32>
    %1213 = arith.addi %1201, %c35 : index
    memref.store %1212, %19[%1213] : memref<?xf32>
    %1214 = vector.extract %644#5[6] : f32 from vector<8xf32>
    %1215 = arith.addi %1201, %c36 : index
    memref.store %1214, %19[%1215] : memref<?xf32>
    %1216 = vector.extract %644#5[7] : f32 from vector<8xf32>
    %1217 = arith.addi %1201, %c37 : index
    memref.store %1216, %19[%1217] : memref<?xf32>
    wave.barrier
    %1218 = arith.muli %1177, %c6 : index
    %1219 = arith.addi %1218, %c5 : index
    %1220 = arith.muli %1219, %c12 : index
    %1221 = arith.addi %1220, %1176 : index
    %1222 = arith.addi %1221, %c5 : index
    %1223 = memref.load %19[%1222] : memref<?xf32>
    %1224 = arith.addi %1222, %c38 : index
    %1225 = memref.load %19[%1224] : memref<?xf32>
    %1226 = arith.addf %1223, %1225 : f32
    %1227 = arith.addi %1222, %c39 : index
    %1228 = memref.load %19[%1227] : memref<?xf32>
    %1229 = arith.addf %1226, %1228 : f32
    %1230 = arith.addi %1222, %c40 : index
    %1231 = memref.load %19[%1230] : memref<?xf32>
    %1232 = arith.addf %1229, %1231 : f32
    %1233 = arith.addi %1222, %c41 : index
    %1234 = memref.load %19[%1233] : memref<?xf32>
    %1235 = arith.addf %1232, %1234 : f32
    %1236 = arith.addi %1222, %c42 : index
    %1237 = memref.load %19[%1236] : memref<?xf32>
    %1238 = arith.addf %1235, %1237 : f32
    %1239 = arith.addi %1222, %c43 : index
    %1240 = memref.load %19[%1239] : memref<?xf32>
    %1241 = arith.addf %1238, %1240 : f32
    %1242 = arith.addi %1222, %c44 : index
    %1243 = memref.load %19[%1242] : memref<?xf32>
    %1244 = arith.addf %1241, %1243 : f32
    %1245 = arith.muli %1219, %c12 : index
    %1246 = arith.addi %1245, %1176 : index
    %1247 = arith.addi %1246, %c20 : index
    %1248 = memref.load %19[%1247] : memref<?xf32>
    %1249 = arith.addi %1247, %c38 : index
    %1250 = memref.load %19[%1249] : memref<?xf32>
    %1251 = arith.addf %1248, %1250 : f32
    %1252 = arith.addi %1247, %c39 : index
    %1253 = memref.load %19[%1252] : memref<?xf32>
    %1254 = arith.addf %1251, %1253 : f32
    %1255 = arith.addi %1247, %c40 : index
    %1256 = memref.load %19[%1255] : memref<?xf32>
    %1257 = arith.addf %1254, %1256 : f32
    %1258 = arith.addi %1247, %c41 : index
    %1259 = memref.load %19[%1258] : memref<?xf32>
    %1260 = arith.addf %1257, %1259 : f32
    %1261 = arith.addi %1247, %c42 : index
    %1262 = memref.load %19[%1261] : memref<?xf32>
    %1263 = arith.addf %1260, %1262 : f32
    %1264 = arith.addi %1247, %c43 : index
    %1265 = memref.load %19[%1264] : memref<?xf32>
    %1266 = arith.addf %1263, %1265 : f32
    %1267 = arith.addi %1247, %c44 : index
    %1268 = memref.load %19[%1267] : memref<?xf32>
    %1269 = arith.addf %1266, %1268 : f32
    %1270 = wave.lane
    %1271 = arith.addi %18, %c12 : index
    %1272 = arith.muli %1219, %c2 : index
    %1273 = arith.addi %1271, %1272 : index
    %1274 = arith.divui %1270, %c14 : index
    %1275 = arith.addi %1273, %1274 : index
    %1276 = arith.cmpi slt, %1275, %17 : index
    scf.if %1276 {
      %1277 = arith.cmpi eq, %hasFactors, %c6 : index
      %1278 = arith.muli %1275, %c2 : index
      %1279 = memref.load %factors[%1278] : memref<?xf32>
      %1280 = arith.mulf %1279, %operandScale : f32
      %1281 = arith.select %1277, %1280, %operandScale : f32
      %1282 = arith.remui %1270, %c14 : index
      %1283 = arith.muli %1282, %c19 : index
      %1284 = arith.addi %13, %1283 : index
      %1285 = vector.load %w[%1284] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1286 = vector.bitcast %1285 : vector<4xi8> to vector<1xf32>
      %1287 = vector.extract %1286[0] : f32 from vector<1xf32>
      %1288 = arith.mulf %1287, %1281 : f32
      %1289 = arith.mulf %1244, %1288 : f32
      %1290 = arith.remui %1270, %c14 : index
      %1291 = arith.muli %1290, %c19 : index
      %1292 = arith.addi %15, %1291 : index
      %1293 = vector.load %w[%1292] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1294 = vector.bitcast %1293 : vector<4xi8> to vector<1xf32>
      %1295 = vector.extract %1294[0] : f32 from vector<1xf32>
      %1296 = arith.mulf %1295, %1281 : f32
      %1297 = arith.mulf %1269, %1296 : f32
      %1298 = arith.muli %1275, %outputFeatures : index
      %1299 = arith.addi %1298, %22 : index
      %1300 = wave.lane
      %1301 = arith.remui %1300, %c14 : index
      %1302 = arith.addi %1299, %1301 : index
      scf.if %20 {
        %1303 = arith.addi %1302, %c5 : index
        %1304 = memref.load %residual[%1303] : memref<?xf32>
        %1305 = arith.addf %1304, %1289 : f32
        %1306 = arith.addi %1302, %c5 : index
        memref.store %1305, %out[%1306] : memref<?xf32>
      } else {
        %1307 = arith.addi %1302, %c5 : index
        memref.store %1289, %out[%1307] : memref<?xf32>
      }
      scf.if %20 {
        %1308 = arith.addi %1302, %c14 : index
        %1309 = memref.load %residual[%1308] : memref<?xf32>
        %1310 = arith.addf %1309, %1297 : f32
        %1311 = arith.addi %1302, %c14 : index
        memref.store %1310, %out[%1311] : memref<?xf32>
      } else {
        %1312 = arith.addi %1302, %c14 : index
        memref.store %1297, %out[%1312] : memref<?xf32>
      }
    }
    %1313 = wave.lane
    wave.barrier
    %1314 = wave.wave
    %1315 = arith.muli %1314, %c2 : index
    %1316 = arith.addi %1315, %c5 : index
    %1317 = arith.muli %1316, %c20 : index
    %1318 = arith.addi %1317, %1313 : index
    %1319 = vector.extract %644#6[0] : f32 from vector<8xf32>
    %1320 = arith.addi %1318, %c5 : index
    memref.store %1319, %19[%1320] : memref<?xf32>
    %1321 = vector.extract %644#6[1] : f32 from vector<8xf32>
    %1322 = arith.addi %1318, %c12 : index
    memref.store %1321, %19[%1322] : memref<?xf32>
    %1323 = vector.extract %644#6[2] : f32 from vector<8xf32>
    %1324 = arith.addi %1318, %c8 : index
    memref.store %1323, %19[%1324] : memref<?xf32>
    %1325 = vector.extract %644#6[3] : f32 from vector<8xf32>
    %1326 = arith.addi %1318, %c34 : index
    memref.store %1325, %19[%1326] : memref<?xf32>
    %1327 = vector.extract %644#6[4] : f32 from vector<8xf32>
    %1328 = arith.addi %1318, %c4 : index
    memref.store %1327, %19[%1328] : memref<?xf32>
    %1329 = vector.extract %644#6[5] : f32 from vector<8xf32>
    %1330 = arith.addi %1318, %c35 : index
    memref.store %1329, %19[%1330] : memref<?xf32>
    %1331 = vector.extract %644#6[6] : f32 from vector<8xf32>
    %1332 = arith.addi %1318, %c36 : index
    memref.store %1331, %19[%1332] : memref<?xf32>
    %1333 = vector.extract %644#6[7] : f32 from vector<8xf32>
    %1334 = arith.addi %1318, %c37 : index
    memref.store %1333, %19[%1334] : memref<?xf32>
    %1335 = arith.muli %1314, %c2 : index
    %1336 = arith.addi %1335, %c6 : index
    %1337 = arith.muli %1336, %c20 : index
    %1338 = arith.addi %1337, %1313 : index
    %1339 = vector.extract %644#7[0] : f32 from vector<8xf32>
    %1340 = arith.addi %1338, %c5 : index
    memref.store %1339, %19[%1340] : memref<?xf32>
    %1341 = vector.extract %644#7[1] : f32 from vector<8xf32>
    %1342 = arith.addi %1338, %c12 : index
    memref.store %1341, %19[%1342] : memref<?xf32>
    %1343 = vector.extract %644#7[2] : f32 from vector<8xf32>
    %1344 = arith.addi %1338, %c8 : index
    memref.store %1343, %19[%1344] : memref<?xf32>
    %1345 = vector.extract %644#7[3] : f32 from vector<8xf32>
    %1346 = arith.addi %1338, %c34 : index
    memref.store %1345, %19[%1346] : memref<?xf32>
    %1347 = vector.extract %644#7[4] : f32 from vector<8xf32>
    %1348 = arith.addi %1338, %c4 : index
    memref.store %1347, %19[%1348] : memref<?xf32>
    %1349 = vector.extract %644#7[5] : f32 from vector<8xf32>
    %1350 = arith.addi %1338, %c35 : index
    memref.store %1349, %19[%1350] : memref<?xf32>
    %1351 = vector.extract %644#7[6] : f32 from vector<8xf32>
    %1352 = arith.addi %1338, %c36 : index
    memref.store %1351, %19[%1352] : memref<?xf32>
    %1353 = vector.extract %644#7[7] : f32 from vector<8xf32>
    %1354 = arith.addi %1338, %c37 : index
    memref.store %1353, %19[%1354] : memref<?xf32>
    wave.barrier
    %1355 = arith.muli %1314, %c6 : index
    %1356 = arith.addi %1355, %c5 : index
    %1357 = arith.muli %1356, %c12 : index
    %1358 = arith.addi %1357, %1313 : index
    %1359 = arith.addi %1358, %c5 : index
    %1360 = memref.load %19[%1359] : memref<?xf32>
    %1361 = arith.addi %1359, %c38 : index
    %1362 = memref.load %19[%1361] : memref<?xf32>
    %1363 = arith.addf %1360, %1362 : f32
    %1364 = arith.addi %1359, %c39 : index
    %1365 = memref.load %19[%1364] : memref<?xf32>
    %1366 = arith.addf %1363, %1365 : f32
    %1367 = arith.addi %1359, %c40 : index
    %1368 = memref.load %19[%1367] : memref<?xf32>
    %1369 = arith.addf %1366, %1368 : f32
    %1370 = arith.addi %1359, %c41 : index
    %1371 = memref.load %19[%1370] : memref<?xf32>
    %1372 = arith.addf %1369, %1371 : f32
    %1373 = arith.addi %1359, %c42 : index
    %1374 = memref.load %19[%1373] : memref<?xf32>
    %1375 = arith.addf %1372, %1374 : f32
    %1376 = arith.addi %1359, %c43 : index
    %1377 = memref.load %19[%1376] : memref<?xf32>
    %1378 = arith.addf %1375, %1377 : f32
    %1379 = arith.addi %1359, %c44 : index
    %1380 = memref.load %19[%1379] : memref<?xf32>
    %1381 = arith.addf %1378, %1380 : f32
    %1382 = arith.muli %1356, %c12 : index
    %1383 = arith.addi %1382, %1313 : index
    %1384 = arith.addi %1383, %c20 : index
    %1385 = memref.load %19[%1384] : memref<?xf32>
    %1386 = arith.addi %1384, %c38 : index
    %1387 = memref.load %19[%1386] : memref<?xf32>
    %1388 = arith.addf %1385, %1387 : f32
    %1389 = arith.addi %1384, %c39 : index
    %1390 = memref.load %19[%1389] : memref<?xf32>
    %1391 = arith.addf %1388, %1390 : f32
    %1392 = arith.addi %1384, %c40 : index
    %1393 = memref.load %19[%1392] : memref<?xf32>
    %1394 = arith.addf %1391, %1393 : f32
    %1395 = arith.addi %1384, %c41 : index
    %1396 = memref.load %19[%1395] : memref<?xf32>
    %1397 = arith.addf %1394, %1396 : f32
    %1398 = arith.addi %1384, %c42 : index
    %1399 = memref.load %19[%1398] : memref<?xf32>
    %1400 = arith.addf %1397, %1399 : f32
    %1401 = arith.addi %1384, %c43 : index
    %1402 = memref.load %19[%1401] : memref<?xf32>
    %1403 = arith.addf %1400, %1402 : f32
    %1404 = arith.addi %1384, %c44 : index
    %1405 = memref.load %19[%1404] : memref<?xf32>
    %1406 = arith.addf %1403, %1405 : f32
    %1407 = wave.lane
    %1408 = arith.addi %18, %c15 : index
    %1409 = arith.muli %1356, %c2 : index
    %1410 = arith.addi %1408, %1409 : index
    %1411 = arith.divui %1407, %c14 : index
    %1412 = arith.addi %1410, %1411 : index
    %1413 = arith.cmpi slt, %1412, %17 : index
    scf.if %1413 {
      %1414 = arith.cmpi eq, %hasFactors, %c6 : index
      %1415 = arith.muli %1412, %c2 : index
      %1416 = memref.load %factors[%1415] : memref<?xf32>
      %1417 = arith.mulf %1416, %operandScale : f32
      %1418 = arith.select %1414, %1417, %operandScale : f32
      %1419 = arith.remui %1407, %c14 : index
      %1420 = arith.muli %1419, %c19 : index
      %1421 = arith.addi %13, %1420 : index
      %1422 = vector.load %w[%1421] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1423 = vector.bitcast %1422 : vector<4xi8> to vector<1xf32>
      %1424 = vector.extract %1423[0] : f32 from vector<1xf32>
      %1425 = arith.mulf %1424, %1418 : f32
      %1426 = arith.mulf %1381, %1425 : f32
      %1427 = arith.remui %1407, %c14 : index
      %1428 = arith.muli %1427, %c19 : index
      %1429 = arith.addi %15, %1428 : index
      %1430 = vector.load %w[%1429] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1431 = vector.bitcast %1430 : vector<4xi8> to vector<1xf32>
      %1432 = vector.extract %1431[0] : f32 from vector<1xf32>
      %1433 = arith.mulf %1432, %1418 : f32
      %1434 = arith.mulf %1406, %1433 : f32
      %1435 = arith.muli %1412, %outputFeatures : index
      %1436 = arith.addi %1435, %22 : index
      %1437 = wave.lane
      %1438 = arith.remui %1437, %c14 : index
      %1439 = arith.addi %1436, %1438 : index
      scf.if %20 {
        %1440 = arith.addi %1439, %c5 : index
        %1441 = memref.load %residual[%1440] : memref<?xf32>
        %1442 = arith.addf %1441, %1426 : f32
        %1443 = arith.addi %1439, %c5 : index
        memref.store %1442, %out[%1443] : memref<?xf32>
      } else {
        %1444 = arith.addi %1439, %c5 : index
        memref.store %1426, %out[%1444] : memref<?xf32>
      }
      scf.if %20 {
        %1445 = arith.addi %1439, %c14 : index
        %1446 = memref.load %residual[%1445] : memref<?xf32>
        %1447 = arith.addf %1446, %1434 : f32
        %1448 = arith.addi %1439, %c14 : index
        memref.store %1447, %out[%1448] : memref<?xf32>
      } else {
        %1449 = arith.addi %1439, %c14 : index
        memref.store %1434, %out[%1449] : memref<?xf32>
      }
    }
  }
  wave.return
}
