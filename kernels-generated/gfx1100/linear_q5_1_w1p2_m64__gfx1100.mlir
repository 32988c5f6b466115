// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_1', waves=1, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_1_w1p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 16 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c23 = arith.constant dense<65537> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c29 = arith.constant dense<12> : vector<4xi32>
  %c30 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c31 = arith.constant dense<0x6400> : vector<32xf16>
  %c32 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c35 = arith.constant 5 : index
  %c36 = arith.constant 6 : index
  %c37 = arith.constant 7 : index
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
  %19 = arith.cmpi eq, %hasResidual, %c6 : index
  %20 = wave.block 0
  %21 = arith.muli %20, %c11 : index
  %22 = arith.cmpi slt, %18, %17 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c13 : index
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %18, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c13 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c5, %c13 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c2 : index
    %33 = arith.remui %c5, %c13 : index
    %34 = arith.divui %33, %c1 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c1 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c1 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c5, %c1 : index
    %42 = arith.addi %40, %41 : index
    %43 = arith.addi %24, %c13 : index
    %44 = arith.addi %18, %43 : index
    %45 = arith.divui %44, %tileRows : index
    %46 = arith.divui %inputFeatures, %c13 : index
    %47 = arith.muli %45, %46 : index
    %48 = arith.divui %c5, %c13 : index
    %49 = arith.addi %47, %48 : index
    %50 = arith.muli %49, %c2 : index
    %51 = arith.remui %c5, %c13 : index
    %52 = arith.divui %51, %c1 : index
    %53 = arith.addi %50, %52 : index
    %54 = arith.muli %tileRows, %c1 : index
    %55 = arith.muli %53, %54 : index
    %56 = arith.remui %44, %tileRows : index
    %57 = arith.muli %56, %c1 : index
    %58 = arith.addi %55, %57 : index
    %59 = arith.remui %c5, %c1 : index
    %60 = arith.addi %58, %59 : index
    %61 = arith.addi %24, %c11 : index
    %62 = arith.addi %18, %61 : index
    %63 = arith.divui %62, %tileRows : index
    %64 = arith.divui %inputFeatures, %c13 : index
    %65 = arith.muli %63, %64 : index
    %66 = arith.divui %c5, %c13 : index
    %67 = arith.addi %65, %66 : index
    %68 = arith.muli %67, %c2 : index
    %69 = arith.remui %c5, %c13 : index
    %70 = arith.divui %69, %c1 : index
    %71 = arith.addi %68, %70 : index
    %72 = arith.muli %tileRows, %c1 : index
    %73 = arith.muli %71, %72 : index
    %74 = arith.remui %62, %tileRows : index
    %75 = arith.muli %74, %c1 : index
    %76 = arith.addi %73, %75 : index
    %77 = arith.remui %c5, %c1 : index
    %78 = arith.addi %76, %77 : index
    %79 = arith.addi %24, %c14 : index
    %80 = arith.addi %18, %79 : index
    %81 = arith.divui %80, %tileRows : index
    %82 = arith.divui %inputFeatures, %c13 : index
    %83 = arith.muli %81, %82 : index
    %84 = arith.divui %c5, %c13 : index
    %85 = arith.addi %83, %84 : index
    %86 = arith.muli %85, %c2 : index
    %87 = arith.remui %c5, %c13 : index
    %88 = arith.divui %87, %c1 : index
    %89 = arith.addi %86, %88 : index
    %90 = arith.muli %tileRows, %c1 : index
    %91 = arith.muli %89, %90 : index
    %92 = arith.remui %80, %tileRows : index
    %93 = arith.muli %92, %c1 : index
    %94 = arith.addi %91, %93 : index
    %95 = arith.remui %c5, %c1 : index
    %96 = arith.addi %94, %95 : index
    %97 = wave.wave
    %98 = arith.divui %inputFeatures, %c11 : index
    %99 = arith.muli %97, %stepsPerWave : index
    %100 = arith.minsi %99, %98 : index
    %101 = arith.addi %100, %stepsPerWave : index
    %102 = arith.minsi %101, %98 : index
    %103 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %104 = arith.subi %102, %100 : index
    %105 = arith.divui %104, %c2 : index
    %106 = arith.muli %105, %c2 : index
    %107 = arith.addi %100, %106 : index
    %108 = arith.addi %100, %stepsPerWave : index
    %109 = arith.select %103, %108, %107 : index
    %119:8 = scf.for %110 = %100 to %109 step %c2 iter_args(%111 = %c15, %112 = %c15, %113 = %c15, %114 = %c15, %115 = %c15, %116 = %c15, %117 = %c15, %118 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %120 = wave.lane
      %121 = arith.addi %110, %c5 : index
      %122 = arith.remui %120, %c13 : index
      %123 = arith.addi %13, %c4 : index
      %124 = arith.muli %121, %c8 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.muli %122, %c18 : index
      %127 = arith.addi %125, %126 : index
      %128 = vector.load %w[%127] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %129 = vector.bitcast %128 : vector<4xi8> to vector<2xf16>
      %130 = vector.extract %129[0] : f16 from vector<2xf16>
      %131 = vector.broadcast %130 : f16 to vector<16xf16>
      %132 = vector.extract %129[1] : f16 from vector<2xf16>
      %133 = vector.broadcast %132 : f16 to vector<16xf16>
      %134 = arith.addi %13, %c4 : index
      %135 = arith.muli %inputFeatures, %c2 : index
      %136 = arith.addi %135, %c3 : index
      %137 = arith.divui %136, %c4 : index
      %138 = arith.muli %137, %c4 : index
      %139 = arith.addi %134, %138 : index
      %140 = arith.muli %121, %c19 : index
      %141 = arith.addi %139, %140 : index
      %142 = arith.muli %122, %c13 : index
      %143 = arith.addi %141, %142 : index
      %144 = arith.muli %inputFeatures, %c1 : index
      %145 = arith.muli %inputFeatures, %c2 : index
      %146 = arith.addi %145, %c3 : index
      %147 = arith.divui %146, %c4 : index
      %148 = arith.muli %147, %c4 : index
      %149 = arith.addi %144, %148 : index
      %150 = arith.addi %149, %c4 : index
      %151 = arith.addi %13, %150 : index
      %152 = arith.muli %121, %c13 : index
      %153 = arith.addi %152, %122 : index
      %154 = arith.muli %153, %c18 : index
      %155 = arith.addi %151, %154 : index
      %156 = vector.load %w[%155] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %157 = vector.bitcast %156 : vector<4xi8> to vector<1xi32>
      %158 = vector.shuffle %157, %157 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %159 = vector.load %w[%143] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %160 = vector.bitcast %159 : vector<16xi8> to vector<4xi32>
      %161 = arith.shrui %160, %c20 : vector<4xi32>
      %162 = arith.andi %161, %c21 : vector<4xi32>
      %163 = arith.shrui %158, %c22 : vector<4xi32>
      %164 = arith.andi %163, %c23 : vector<4xi32>
      %165 = arith.shli %164, %c24 : vector<4xi32>
      %166 = arith.ori %162, %165 : vector<4xi32>
      %167 = arith.ori %166, %c25 : vector<4xi32>
      %168 = vector.bitcast %167 : vector<4xi32> to vector<8xf16>
      %169 = arith.shrui %160, %c24 : vector<4xi32>
      %170 = arith.andi %169, %c21 : vector<4xi32>
      %171 = arith.shrui %158, %c26 : vector<4xi32>
      %172 = arith.andi %171, %c23 : vector<4xi32>
      %173 = arith.shli %172, %c24 : vector<4xi32>
      %174 = arith.ori %170, %173 : vector<4xi32>
      %175 = arith.ori %174, %c25 : vector<4xi32>
      %176 = vector.bitcast %175 : vector<4xi32> to vector<8xf16>
      %177 = arith.shrui %160, %c27 : vector<4xi32>
      %178 = arith.andi %177, %c21 : vector<4xi32>
      %179 = arith.shrui %158, %c28 : vector<4xi32>
      %180 = arith.andi %179, %c23 : vector<4xi32>
      %181 = arith.shli %180, %c24 : vector<4xi32>
      %182 = arith.ori %178, %181 : vector<4xi32>
      %183 = arith.ori %182, %c25 : vector<4xi32>
      %184 = vector.bitcast %183 : vector<4xi32> to vector<8xf16>
      %185 = arith.shrui %160, %c29 : vector<4xi32>
      %186 = arith.andi %185, %c21 : vector<4xi32>
      %187 = arith.shrui %158, %c30 : vector<4xi32>
      %188 = arith.andi %187, %c23 : vector<4xi32>
      %189 = arith.shli %188, %c24 : vector<4xi32>
      %190 = arith.ori %186, %189 : vector<4xi32>
      %191 = arith.ori %190, %c25 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = vector.shuffle %168, %176 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %194 = vector.shuffle %184, %192 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %195 = vector.shuffle %193, %194 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %196 = arith.subf %195, %c31 : vector<32xf16>
      %197 = vector.shuffle %196, %196 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %198 = vector.shuffle %196, %196 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %199 = math.fma %197, %131, %133 : vector<16xf16>
      %200 = math.fma %198, %131, %133 : vector<16xf16>
      %201 = arith.addi %110, %c6 : index
      %202 = arith.remui %120, %c13 : index
      %203 = arith.addi %13, %c4 : index
      %204 = arith.muli %201, %c8 : index
      %205 = arith.addi %203, %204 : index
      %206 = arith.muli %202, %c18 : index
      %207 = arith.addi %205, %206 : index
      %208 = vector.load %w[%207] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %209 = vector.bitcast %208 : vector<4xi8> to vector<2xf16>
      %210 = vector.extract %209[0] : f16 from vector<2xf16>
      %211 = vector.broadcast %210 : f16 to vector<16xf16>
      %212 = vector.extract %209[1] : f16 from vector<2xf16>
      %213 = vector.broadcast %212 : f16 to vector<16xf16>
      %214 = arith.addi %13, %c4 : index
      %215 = arith.muli %inputFeatures, %c2 : index
      %216 = arith.addi %215, %c3 : index
      %217 = arith.divui %216, %c4 : index
      %218 = arith.muli %217, %c4 : index
      %219 = arith.addi %214, %218 : index
      %220 = arith.muli %201, %c19 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.muli %202, %c13 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.muli %inputFeatures, %c1 : index
      %225 = arith.muli %inputFeatures, %c2 : index
      %226 = arith.addi %225, %c3 : index
      %227 = arith.divui %226, %c4 : index
      %228 = arith.muli %227, %c4 : index
      %229 = arith.addi %224, %228 : index
      %230 = arith.addi %229, %c4 : index
      %231 = arith.addi %13, %230 : index
      %232 = arith.muli %201, %c13 : index
      %233 = arith.addi %232, %202 : index
      %234 = arith.muli %233, %c18 : index
      %235 = arith.addi %231, %234 : index
      %236 = vector.load %w[%235] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %237 = vector.bitcast %236 : vector<4xi8> to vector<1xi32>
      %238 = vector.shuffle %237, %237 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %239 = vector.load %w[%223] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %240 = vector.bitcast %239 : vector<16xi8> to vector<4xi32>
      %241 = arith.shrui %240, %c20 : vector<4xi32>
      %242 = arith.andi %241, %c21 : vector<4xi32>
      %243 = arith.shrui %238, %c22 : vector<4xi32>
      %244 = arith.andi %243, %c23 : vector<4xi32>
      %245 = arith.shli %244, %c24 : vector<4xi32>
      %246 = arith.ori %242, %245 : vector<4xi32>
      %247 = arith.ori %246, %c25 : vector<4xi32>
      %248 = vector.bitcast %247 : vector<4xi32> to vector<8xf16>
      %249 = arith.shrui %240, %c24 : vector<4xi32>
      %250 = arith.andi %249, %c21 : vector<4xi32>
      %251 = arith.shrui %238, %c26 : vector<4xi32>
      %252 = arith.andi %251, %c23 : vector<4xi32>
      %253 = arith.shli %252, %c24 : vector<4xi32>
      %254 = arith.ori %250, %253 : vector<4xi32>
      %255 = arith.ori %254, %c25 : vector<4xi32>
      %256 = vector.bitcast %255 : vector<4xi32> to vector<8xf16>
      %257 = arith.shrui %240, %c27 : vector<4xi32>
      %258 = arith.andi %257, %c21 : vector<4xi32>
      %259 = arith.shrui %238, %c28 : vector<4xi32>
      %260 = arith.andi %259, %c23 : vector<4xi32>
      %261 = arith.shli %260, %c24 : vector<4xi32>
      %262 = arith.ori %258, %261 : vector<4xi32>
      %263 = arith.ori %262, %c25 : vector<4xi32>
      %264 = vector.bitcast %263 : vector<4xi32> to vector<8xf16>
      %265 = arith.shrui %240, %c29 : vector<4xi32>
      %266 = arith.andi %265, %c21 : vector<4xi32>
      %267 = arith.shrui %238, %c30 : vector<4xi32>
      %268 = arith.andi %267, %c23 : vector<4xi32>
      %269 = arith.shli %268, %c24 : vector<4xi32>
      %270 = arith.ori %266, %269 : vector<4xi32>
      %271 = arith.ori %270, %c25 : vector<4xi32>
      %272 = vector.bitcast %271 : vector<4xi32> to vector<8xf16>
      %273 = vector.shuffle %248, %256 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %274 = vector.shuffle %264, %272 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %275 = vector.shuffle %273, %274 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %276 = arith.subf %275, %c31 : vector<32xf16>
      %277 = vector.shuffle %276, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %278 = vector.shuffle %276, %276 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %279 = math.fma %277, %211, %213 : vector<16xf16>
      %280 = math.fma %278, %211, %213 : vector<16xf16>
      %281 = arith.addi %110, %c5 : index
      %282 = arith.remui %120, %c13 : index
      %283 = arith.addi %15, %c4 : index
      %284 = arith.muli %281, %c8 : index
      %285 = arith.addi %283, %284 : index
      %286 = arith.muli %282, %c18 : index
      %287 = arith.addi %285, %286 : index
      %288 = vector.load %w[%287] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %289 = vector.bitcast %288 : vector<4xi8> to vector<2xf16>
      %290 = vector.extract %289[0] : f16 from vector<2xf16>
      %291 = vector.broadcast %290 : f16 to vector<16xf16>
      %292 = vector.extract %289[1] : f16 from vector<2xf16>
      %293 = vector.broadcast %292 : f16 to vector<16xf16>
      %294 = arith.addi %15, %c4 : index
      %295 = arith.muli %inputFeatures, %c2 : index
      %296 = arith.addi %295, %c3 : index
      %297 = arith.divui %296, %c4 : index
      %298 = arith.muli %297, %c4 : index
      %299 = arith.addi %294, %298 : index
      %300 = arith.muli %281, %c19 : index
      %301 = arith.addi %299, %300 : index
      %302 = arith.muli %282, %c13 : index
      %303 = arith.addi %301, %302 : index
      %304 = arith.muli %inputFeatures, %c1 : index
      %305 = arith.muli %inputFeatures, %c2 : index
      %306 = arith.addi %305, %c3 : index
      %307 = arith.divui %306, %c4 : index
      %308 = arith.muli %307, %c4 : index
      %309 = arith.addi %304, %308 : index
      %310 = arith.addi %309, %c4 : index
      %311 = arith.addi %15, %310 : index
      %312 = arith.muli %281, %c13 : index
      %313 = arith.addi %312, %282 : index
      %314 = arith.muli %313, %c18 : index
      %315 = arith.addi %311, %314 : index
      %316 = vector.load %w[%315] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %317 = vector.bitcast %316 : vector<4xi8> to vector<1xi32>
      %318 = vector.shuffle %317, %317 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %319 = vector.load %w[%303] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %320 = vector.bitcast %319 : vector<16xi8> to vector<4xi32>
      %321 = arith.shrui %320, %c20 : vector<4xi32>
      %322 = arith.andi %321, %c21 : vector<4xi32>
      %323 = arith.shrui %318, %c22 : vector<4xi32>
      %324 = arith.andi %323, %c23 : vector<4xi32>
      %325 = arith.shli %324, %c24 : vector<4xi32>
      %326 = arith.ori %322, %325 : vector<4xi32>
      %327 = arith.ori %326, %c25 : vector<4xi32>
      %328 = vector.bitcast %327 : vector<4xi32> to vector<8xf16>
      %329 = arith.shrui %320, %c24 : vector<4xi32>
      %330 = arith.andi %329, %c21 : vector<4xi32>
      %331 = arith.shrui %318, %c26 : vector<4xi32>
      %332 = arith.andi %331, %c23 : vector<4xi32>
      %333 = arith.shli %332, %c24 : vector<4xi32>
      %334 = arith.ori %330, %333 : vector<4xi32>
      %335 = arith.ori %334, %c25 : vector<4xi32>
      %336 = vector.bitcast %335 : vector<4xi32> to vector<8xf16>
      %337 = arith.shrui %320, %c27 : vector<4xi32>
      %338 = arith.andi %337, %c21 : vector<4xi32>
      %339 = arith.shrui %318, %c28 : vector<4xi32>
      %340 = arith.andi %339, %c23 : vector<4xi32>
      %341 = arith.shli %340, %c24 : vector<4xi32>
      %342 = arith.ori %338, %341 : vector<4xi32>
      %343 = arith.ori %342, %c25 : vector<4xi32>
      %344 = vector.bitcast %343 : vector<4xi32> to vector<8xf16>
      %345 = arith.shrui %320, %c29 : vector<4xi32>
      %346 = arith.andi %345, %c21 : vector<4xi32>
      %347 = arith.shrui %318, %c30 : vector<4xi32>
      %348 = arith.andi %347, %c23 : vector<4xi32>
      %349 = arith.shli %348, %c24 : vector<4xi32>
      %350 = arith.ori %346, %349 : vector<4xi32>
      %351 = arith.ori %350, %c25 : vector<4xi32>
      %352 = vector.bitcast %351 : vector<4xi32> to vector<8xf16>
      %353 = vector.shuffle %328, %336 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %354 = vector.shuffle %344, %352 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %355 = vector.shuffle %353, %354 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %356 = arith.subf %355, %c31 : vector<32xf16>
      %357 = vector.shuffle %356, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %358 = vector.shuffle %356, %356 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %359 = math.fma %357, %291, %293 : vector<16xf16>
      %360 = math.fma %358, %291, %293 : vector<16xf16>
      %361 = arith.addi %110, %c6 : index
      %362 = arith.remui %120, %c13 : index
      %363 = arith.addi %15, %c4 : index
      %364 = arith.muli %361, %c8 : index
      %365 = arith.addi %363, %364 : index
      %366 = arith.muli %362, %c18 : index
      %367 = arith.addi %365, %366 : index
      %368 = vector.load %w[%367] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %369 = vector.bitcast %368 : vector<4xi8> to vector<2xf16>
      %370 = vector.extract %369[0] : f16 from vector<2xf16>
      %371 = vector.broadcast %370 : f16 to vector<16xf16>
      %372 = vector.extract %369[1] : f16 from vector<2xf16>
      %373 = vector.broadcast %372 : f16 to vector<16xf16>
      %374 = arith.addi %15, %c4 : index
      %375 = arith.muli %inputFeatures, %c2 : index
      %376 = arith.addi %375, %c3 : index
      %377 = arith.divui %376, %c4 : index
      %378 = arith.muli %377, %c4 : index
      %379 = arith.addi %374, %378 : index
      %380 = arith.muli %361, %c19 : index
      %381 = arith.addi %379, %380 : index
      %382 = arith.muli %362, %c13 : index
      %383 = arith.addi %381, %382 : index
      %384 = arith.muli %inputFeatures, %c1 : index
      %385 = arith.muli %inputFeatures, %c2 : index
      %386 = arith.addi %385, %c3 : index
      %387 = arith.divui %386, %c4 : index
      %388 = arith.muli %387, %c4 : index
      %389 = arith.addi %384, %388 : index
      %390 = arith.addi %389, %c4 : index
      %391 = arith.addi %15, %390 : index
      %392 = arith.muli %361, %c13 : index
      %393 = arith.addi %392, %362 : index
      %394 = arith.muli %393, %c18 : index
      %395 = arith.addi %391, %394 : index
      %396 = vector.load %w[%395] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %397 = vector.bitcast %396 : vector<4xi8> to vector<1xi32>
      %398 = vector.shuffle %397, %397 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %399 = vector.load %w[%383] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %400 = vector.bitcast %399 : vector<16xi8> to vector<4xi32>
      %401 = arith.shrui %400, %c20 : vector<4xi32>
      %402 = arith.andi %401, %c21 : vector<4xi32>
      %403 = arith.shrui %398, %c22 : vector<4xi32>
      %404 = arith.andi %403, %c23 : vector<4xi32>
      %405 = arith.shli %404, %c24 : vector<4xi32>
      %406 = arith.ori %402, %405 : vector<4xi32>
      %407 = arith.ori %406, %c25 : vector<4xi32>
      %408 = vector.bitcast %407 : vector<4xi32> to vector<8xf16>
      %409 = arith.shrui %400, %c24 : vector<4xi32>
      %410 = arith.andi %409, %c21 : vector<4xi32>
      %411 = arith.shrui %398, %c26 : vector<4xi32>
      %412 = arith.andi %411, %c23 : vector<4xi32>
      %413 = arith.shli %412, %c24 : vector<4xi32>
      %414 = arith.ori %410, %413 : vector<4xi32>
      %415 = arith.ori %414, %c25 : vector<4xi32>
      %416 = vector.bitcast %415 : vector<4xi32> to vector<8xf16>
      %417 = arith.shrui %400, %c27 : vector<4xi32>
      %418 = arith.andi %417, %c21 : vector<4xi32>
      %419 = arith.shrui %398, %c28 : vector<4xi32>
      %420 = arith.andi %419, %c23 : vector<4xi32>
      %421 = arith.shli %420, %c24 : vector<4xi32>
      %422 = arith.ori %418, %421 : vector<4xi32>
      %423 = arith.ori %422, %c25 : vector<4xi32>
      %424 = vector.bitcast %423 : vector<4xi32> to vector<8xf16>
      %425 = arith.shrui %400, %c29 : vector<4xi32>
      %426 = arith.andi %425, %c21 : vector<4xi32>
      %427 = arith.shrui %398, %c30 : vector<4xi32>
      %428 = arith.andi %427, %c23 : vector<4xi32>
      %429 = arith.shli %428, %c24 : vector<4xi32>
      %430 = arith.ori %426, %429 : vector<4xi32>
      %431 = arith.ori %430, %c25 : vector<4xi32>
      %432 = vector.bitcast %431 : vector<4xi32> to vector<8xf16>
      %433 = vector.shuffle %408, %416 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %434 = vector.shuffle %424, %432 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %435 = vector.shuffle %433, %434 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %436 = arith.subf %435, %c31 : vector<32xf16>
      %437 = vector.shuffle %436, %436 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %438 = vector.shuffle %436, %436 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %439 = math.fma %437, %371, %373 : vector<16xf16>
      %440 = math.fma %438, %371, %373 : vector<16xf16>
      %441 = arith.muli %110, %c2 : index
      %442 = arith.addi %441, %c5 : index
      %443 = arith.muli %tileRows, %c13 : index
      %444 = arith.muli %442, %443 : index
      %445 = arith.addi %42, %444 : index
      %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = arith.muli %tileRows, %c1 : index
      %448 = arith.addi %445, %447 : index
      %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = vector.shuffle %446, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %451 = wave.mma %450, %199, %111 : vector<16xf16>, vector<8xf32>
      %452 = wave.mma %450, %359, %112 : vector<16xf16>, vector<8xf32>
      %453 = arith.muli %110, %c2 : index
      %454 = arith.addi %453, %c5 : index
      %455 = arith.muli %tileRows, %c13 : index
      %456 = arith.muli %454, %455 : index
      %457 = arith.addi %60, %456 : index
      %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %459 = arith.muli %tileRows, %c1 : index
      %460 = arith.addi %457, %459 : index
      %461 = vector.load %x[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %462 = vector.shuffle %458, %461 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %463 = wave.mma %462, %199, %113 : vector<16xf16>, vector<8xf32>
      %464 = wave.mma %462, %359, %114 : vector<16xf16>, vector<8xf32>
      %465 = arith.muli %110, %c2 : index
      %466 = arith.addi %465, %c5 : index
      %467 = arith.muli %tileRows, %c13 : index
      %468 = arith.muli %466, %467 : index
      %469 = arith.addi %78, %468 : index
      %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %471 = arith.muli %tileRows, %c1 : index
      %472 = arith.addi %469, %471 : index
      %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %474 = vector.shuffle %470, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %475 = wave.mma %474, %199, %115 : vector<16xf16>, vector<8xf32>
      %476 = wave.mma %474, %359, %116 : vector<16xf16>, vector<8xf32>
      %477 = arith.muli %110, %c2 : index
      %478 = arith.addi %477, %c5 : index
      %479 = arith.muli %tileRows, %c13 : index
      %480 = arith.muli %478, %479 : index
      %481 = arith.addi %96, %480 : index
      %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = arith.muli %tileRows, %c1 : index
      %484 = arith.addi %481, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = vector.shuffle %482, %485 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %487 = wave.mma %486, %199, %117 : vector<16xf16>, vector<8xf32>
      %488 = wave.mma %486, %359, %118 : vector<16xf16>, vector<8xf32>
      %489 = arith.muli %110, %c2 : index
      %490 = arith.addi %489, %c6 : index
      %491 = arith.muli %tileRows, %c13 : index
      %492 = arith.muli %490, %491 : index
      %493 = arith.addi %42, %492 : index
      %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %495 = arith.muli %tileRows, %c1 : index
      %496 = arith.addi %493, %495 : index
      %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %498 = vector.shuffle %494, %497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %499 = wave.mma %498, %200, %451 : vector<16xf16>, vector<8xf32>
      %500 = wave.mma %498, %360, %452 : vector<16xf16>, vector<8xf32>
      %501 = arith.muli %110, %c2 : index
      %502 = arith.addi %501, %c6 : index
      %503 = arith.muli %tileRows, %c13 : index
      %504 = arith.muli %502, %503 : index
      %505 = arith.addi %60, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = arith.muli %tileRows, %c1 : index
      %508 = arith.addi %505, %507 : index
      %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %510 = vector.shuffle %506, %509 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %511 = wave.mma %510, %200, %463 : vector<16xf16>, vector<8xf32>
      %512 = wave.mma %510, %360, %464 : vector<16xf16>, vector<8xf32>
      %513 = arith.muli %110, %c2 : index
      %514 = arith.addi %513, %c6 : index
      %515 = arith.muli %tileRows, %c13 : index
      %516 = arith.muli %514, %515 : index
      %517 = arith.addi %78, %516 : index
      %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %519 = arith.muli %tileRows, %c1 : index
      %520 = arith.addi %517, %519 : index
      %521 = vector.load %x[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %522 = vector.shuffle %518, %521 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %523 = wave.mma %522, %200, %475 : vector<16xf16>, vector<8xf32>
      %524 = wave.mma %522, %360, %476 : vector<16xf16>, vector<8xf32>
      %525 = arith.muli %110, %c2 : index
      %526 = arith.addi %525, %c6 : index
      %527 = arith.muli %tileRows, %c13 : index
      %528 = arith.muli %526, %527 : index
      %529 = arith.addi %96, %528 : index
      %530 = vector.load %x[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %531 = arith.muli %tileRows, %c1 : index
      %532 = arith.addi %529, %531 : index
      %533 = vector.load %x[%532] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %534 = vector.shuffle %530, %533 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %535 = wave.mma %534, %200, %487 : vector<16xf16>, vector<8xf32>
      %536 = wave.mma %534, %360, %488 : vector<16xf16>, vector<8xf32>
      %537 = arith.muli %110, %c2 : index
      %538 = arith.addi %537, %c2 : index
      %539 = arith.muli %tileRows, %c13 : index
      %540 = arith.muli %538, %539 : index
      %541 = arith.addi %42, %540 : index
      %542 = vector.load %x[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %543 = arith.muli %tileRows, %c1 : index
      %544 = arith.addi %541, %543 : index
      %545 = vector.load %x[%544] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %546 = vector.shuffle %542, %545 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %547 = wave.mma %546, %279, %499 : vector<16xf16>, vector<8xf32>
      %548 = wave.mma %546, %439, %500 : vector<16xf16>, vector<8xf32>
      %549 = arith.muli %110, %c2 : index
      %550 = arith.addi %549, %c2 : index
      %551 = arith.muli %tileRows, %c13 : index
      %552 = arith.muli %550, %551 : index
      %553 = arith.addi %60, %552 : index
      %554 = vector.load %x[%553] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %555 = arith.muli %tileRows, %c1 : index
      %556 = arith.addi %553, %555 : index
      %557 = vector.load %x[%556] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %558 = vector.shuffle %554, %557 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %559 = wave.mma %558, %279, %511 : vector<16xf16>, vector<8xf32>
      %560 = wave.mma %558, %439, %512 : vector<16xf16>, vector<8xf32>
      %561 = arith.muli %110, %c2 : index
      %562 = arith.addi %561, %c2 : index
      %563 = arith.muli %tileRows, %c13 : index
      %564 = arith.muli %562, %563 : index
      %565 = arith.addi %78, %564 : index
      %566 = vector.load %x[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %567 = arith.muli %tileRows, %c1 : index
      %568 = arith.addi %565, %567 : index
      %569 = vector.load %x[%568] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %570 = vector.shuffle %566, %569 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %571 = wave.mma %570, %279, %523 : vector<16xf16>, vector<8xf32>
      %572 = wave.mma %570, %439, %524 : vector<16xf16>, vector<8xf32>
      %573 = arith.muli %110, %c2 : index
      %574 = arith.addi %573, %c2 : index
      %575 = arith.muli %tileRows, %c13 : index
      %576 = arith.muli %574, %575 : index
      %577 = arith.addi %96, %576 : index
      %578 = vector.load %x[%577] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %579 = arith.muli %tileRows, %c1 : index
      %580 = arith.addi %577, %579 : index
      %581 = vector.load %x[%580] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %582 = vector.shuffle %578, %581 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %583 = wave.mma %582, %279, %535 : vector<16xf16>, vector<8xf32>
      %584 = wave.mma %582, %439, %536 : vector<16xf16>, vector<8xf32>
      %585 = arith.muli %110, %c2 : index
      %586 = arith.addi %585, %c32 : index
      %587 = arith.muli %tileRows, %c13 : index
      %588 = arith.muli %586, %587 : index
      %589 = arith.addi %42, %588 : index
      %590 = vector.load %x[%589] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %591 = arith.muli %tileRows, %c1 : index
      %592 = arith.addi %589, %591 : index
      %593 = vector.load %x[%592] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %594 = vector.shuffle %590, %593 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %595 = wave.mma %594, %280, %547 : vector<16xf16>, vector<8xf32>
      %596 = wave.mma %594, %440, %548 : vector<16xf16>, vector<8xf32>
      %597 = arith.muli %110, %c2 : index
      %598 = arith.addi %597, %c32 : index
      %599 = arith.muli %tileRows, %c13 : index
      %600 = arith.muli %598, %599 : index
      %601 = arith.addi %60, %600 : index
      %602 = vector.load %x[%601] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %603 = arith.muli %tileRows, %c1 : index
      %604 = arith.addi %601, %603 : index
      %605 = vector.load %x[%604] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %606 = vector.shuffle %602, %605 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %607 = wave.mma %606, %280, %559 : vector<16xf16>, vector<8xf32>
      %608 = wave.mma %606, %440, %560 : vector<16xf16>, vector<8xf32>
      %609 = arith.muli %110, %c2 : index
      %610 = arith.addi %609, %c32 : index
      %611 = arith.muli %tileRows, %c13 : index
      %612 = arith.muli %610, %611 : index
      %613 = arith.addi %78, %612 : index
      %614 = vector.load %x[%613] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %615 = arith.muli %tileRows, %c1 : index
      %616 = arith.addi %613, %615 : index
      %617 = vector.load %x[%616] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %618 = vector.shuffle %614, %617 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %619 = wave.mma %618, %280, %571 : vector<16xf16>, vector<8xf32>
      %620 = wave.mma %618, %440, %572 : vector<16xf16>, vector<8xf32>
      %621 = arith.muli %110, %c2 : index
      %622 = arith.addi %621, %c32 : index
      %623 = arith.muli %tileRows, %c13 : index
      %624 = arith.muli %622, %623 : index
      %625 = arith.addi %96, %624 : index
      %626 = vector.load %x[%625] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %627 = arith.muli %tileRows, %c1 : index
      %628 = arith.addi %625, %627 : index
      %629 = vector.load %x[%628] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %630 = vector.shuffle %626, %629 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %631 = wave.mma %630, %280, %583 : vector<16xf16>, vector<8xf32>
      %632 = wave.mma %630, %440, %584 : vector<16xf16>, vector<8xf32>
      scf.yield %595, %596, %607, %608, %619, %620, %631, %632 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %633 = arith.select %103, %109, %102 : index
    %643:8 = scf.for %634 = %109 to %633 step %c6 iter_args(%635 = %119#0, %636 = %119#1, %637 = %119#2, %638 = %119#3, %639 = %119#4, %640 = %119#5, %641 = %119#6, %642 = %119#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %644 = wave.lane
      %645 = arith.addi %634, %c5 : index
      %646 = arith.remui %644, %c13 : index
      %647 = arith.addi %13, %c4 : index
      %648 = arith.muli %645, %c8 : index
      %649 = arith.addi %647, %648 : index
      %650 = arith.muli %646, %c18 : index
      %651 = arith.addi %649, %650 : index
      %652 = vector.load %w[%651] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %653 = vector.bitcast %652 : vector<4xi8> to vector<2xf16>
      %654 = vector.extract %653[0] : f16 from vector<2xf16>
      %655 = vector.broadcast %654 : f16 to vector<16xf16>
      %656 = vector.extract %653[1] : f16 from vector<2xf16>
      %657 = vector.broadcast %656 : f16 to vector<16xf16>
      %658 = arith.addi %13, %c4 : index
      %659 = arith.muli %inputFeatures, %c2 : index
      %660 = arith.addi %659, %c3 : index
      %661 = arith.divui %660, %c4 : index
      %662 = arith.muli %661, %c4 : index
      %663 = arith.addi %658, %662 : index
      %664 = arith.muli %645, %c19 : index
      %665 = arith.addi %663, %664 : index
      %666 = arith.muli %646, %c13 : index
      %667 = arith.addi %665, %666 : index
      %668 = arith.muli %inputFeatures, %c1 : index
      %669 = arith.muli %inputFeatures, %c2 : index
      %670 = arith.addi %669, %c3 : index
      %671 = arith.divui %670, %c4 : index
      %672 = arith.muli %671, %c4 : index
      %673 = arith.addi %668, %672 : index
      %674 = arith.addi %673, %c4 : index
      %675 = arith.addi %13, %674 : index
      %676 = arith.muli %645, %c13 : index
      %677 = arith.addi %676, %646 : index
      %678 = arith.muli %677, %c18 : index
      %679 = arith.addi %675, %678 : index
      %680 = vector.load %w[%679] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %681 = vector.bitcast %680 : vector<4xi8> to vector<1xi32>
      %682 = vector.shuffle %681, %681 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %683 = vector.load %w[%667] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %684 = vector.bitcast %683 : vector<16xi8> to vector<4xi32>
      %685 = arith.shrui %684, %c20 : vector<4xi32>
      %686 = arith.andi %685, %c21 : vector<4xi32>
      %687 = arith.shrui %682, %c22 : vector<4xi32>
      %688 = arith.andi %687, %c23 : vector<4xi32>
      %689 = arith.shli %688, %c24 : vector<4xi32>
      %690 = arith.ori %686, %689 : vector<4xi32>
      %691 = arith.ori %690, %c25 : vector<4xi32>
      %692 = vector.bitcast %691 : vector<4xi32> to vector<8xf16>
      %693 = arith.shrui %684, %c24 : vector<4xi32>
      %694 = arith.andi %693, %c21 : vector<4xi32>
      %695 = arith.shrui %682, %c26 : vector<4xi32>
      %696 = arith.andi %695, %c23 : vector<4xi32>
      %697 = arith.shli %696, %c24 : vector<4xi32>
      %698 = arith.ori %694, %697 : vector<4xi32>
      %699 = arith.ori %698, %c25 : vector<4xi32>
      %700 = vector.bitcast %699 : vector<4xi32> to vector<8xf16>
      %701 = arith.shrui %684, %c27 : vector<4xi32>
      %702 = arith.andi %701, %c21 : vector<4xi32>
      %703 = arith.shrui %682, %c28 : vector<4xi32>
      %704 = arith.andi %703, %c23 : vector<4xi32>
      %705 = arith.shli %704, %c24 : vector<4xi32>
      %706 = arith.ori %702, %705 : vector<4xi32>
      %707 = arith.ori %706, %c25 : vector<4xi32>
      %708 = vector.bitcast %707 : vector<4xi32> to vector<8xf16>
      %709 = arith.shrui %684, %c29 : vector<4xi32>
      %710 = arith.andi %709, %c21 : vector<4xi32>
      %711 = arith.shrui %682, %c30 : vector<4xi32>
      %712 = arith.andi %711, %c23 : vector<4xi32>
      %713 = arith.shli %712, %c24 : vector<4xi32>
      %714 = arith.ori %710, %713 : vector<4xi32>
      %715 = arith.ori %714, %c25 : vector<4xi32>
      %716 = vector.bitcast %715 : vector<4xi32> to vector<8xf16>
      %717 = vector.shuffle %692, %700 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %718 = vector.shuffle %708, %716 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %719 = vector.shuffle %717, %718 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %720 = arith.subf %719, %c31 : vector<32xf16>
      %721 = vector.shuffle %720, %720 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %722 = vector.shuffle %720, %720 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %723 = math.fma %721, %655, %657 : vector<16xf16>
      %724 = math.fma %722, %655, %657 : vector<16xf16>
      %725 = arith.addi %634, %c5 : index
      %726 = arith.remui %644, %c13 : index
      %727 = arith.addi %15, %c4 : index
      %728 = arith.muli %725, %c8 : index
      %729 = arith.addi %727, %728 : index
      %730 = arith.muli %726, %c18 : index
      %731 = arith.addi %729, %730 : index
      %732 = vector.load %w[%731] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %733 = vector.bitcast %732 : vector<4xi8> to vector<2xf16>
      %734 = vector.extract %733[0] : f16 from vector<2xf16>
      %735 = vector.broadcast %734 : f16 to vector<16xf16>
      %736 = vector.extract %733[1] : f16 from vector<2xf16>
      %737 = vector.broadcast %736 : f16 to vector<16xf16>
      %738 = arith.addi %15, %c4 : index
      %739 = arith.muli %inputFeatures, %c2 : index
      %740 = arith.addi %739, %c3 : index
      %741 = arith.divui %740, %c4 : index
      %742 = arith.muli %741, %c4 : index
      %743 = arith.addi %738, %742 : index
      %744 = arith.muli %725, %c19 : index
      %745 = arith.addi %743, %744 : index
      %746 = arith.muli %726, %c13 : index
      %747 = arith.addi %745, %746 : index
      %748 = arith.muli %inputFeatures, %c1 : index
      %749 = arith.muli %inputFeatures, %c2 : index
      %750 = arith.addi %749, %c3 : index
      %751 = arith.divui %750, %c4 : index
      %752 = arith.muli %751, %c4 : index
      %753 = arith.addi %748, %752 : index
      %754 = arith.addi %753, %c4 : index
      %755 = arith.addi %15, %754 : index
      %756 = arith.muli %725, %c13 : index
      %757 = arith.addi %756, %726 : index
      %758 = arith.muli %757, %c18 : index
      %759 = arith.addi %755, %758 : index
      %760 = vector.load %w[%759] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %761 = vector.bitcast %760 : vector<4xi8> to vector<1xi32>
      %762 = vector.shuffle %761, %761 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %763 = vector.load %w[%747] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %764 = vector.bitcast %763 : vector<16xi8> to vector<4xi32>
      %765 = arith.shrui %764, %c20 : vector<4xi32>
      %766 = arith.andi %765, %c21 : vector<4xi32>
      %767 = arith.shrui %762, %c22 : vector<4xi32>
      %768 = arith.andi %767, %c23 : vector<4xi32>
      %769 = arith.shli %768, %c24 : vector<4xi32>
      %770 = arith.ori %766, %769 : vector<4xi32>
      %771 = arith.ori %770, %c25 : vector<4xi32>
      %772 = vector.bitcast %771 : vector<4xi32> to vector<8xf16>
      %773 = arith.shrui %764, %c24 : vector<4xi32>
      %774 = arith.andi %773, %c21 : vector<4xi32>
      %775 = arith.shrui %762, %c26 : vector<4xi32>
      %776 = arith.andi %775, %c23 : vector<4xi32>
      %777 = arith.shli %776, %c24 : vector<4xi32>
      %778 = arith.ori %774, %777 : vector<4xi32>
      %779 = arith.ori %778, %c25 : vector<4xi32>
      %780 = vector.bitcast %779 : vector<4xi32> to vector<8xf16>
      %781 = arith.shrui %764, %c27 : vector<4xi32>
      %782 = arith.andi %781, %c21 : vector<4xi32>
      %783 = arith.shrui %762, %c28 : vector<4xi32>
      %784 = arith.andi %783, %c23 : vector<4xi32>
      %785 = arith.shli %784, %c24 : vector<4xi32>
      %786 = arith.ori %782, %785 : vector<4xi32>
      %787 = arith.ori %786, %c25 : vector<4xi32>
      %788 = vector.bitcast %787 : vector<4xi32> to vector<8xf16>
      %789 = arith.shrui %764, %c29 : vector<4xi32>
      %790 = arith.andi %789, %c21 : vector<4xi32>
      %791 = arith.shrui %762, %c30 : vector<4xi32>
      %792 = arith.andi %791, %c23 : vector<4xi32>
      %793 = arith.shli %792, %c24 : vector<4xi32>
      %794 = arith.ori %790, %793 : vector<4xi32>
      %795 = arith.ori %794, %c25 : vector<4xi32>
      %796 = vector.bitcast %795 : vector<4xi32> to vector<8xf16>
      %797 = vector.shuffle %772, %780 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %798 = vector.shuffle %788, %796 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %799 = vector.shuffle %797, %798 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %800 = arith.subf %799, %c31 : vector<32xf16>
      %801 = vector.shuffle %800, %800 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %802 = vector.shuffle %800, %800 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %803 = math.fma %801, %735, %737 : vector<16xf16>
      %804 = math.fma %802, %735, %737 : vector<16xf16>
      %805 = arith.muli %634, %c2 : index
      %806 = arith.addi %805, %c5 : index
      %807 = arith.muli %tileRows, %c13 : index
      %808 = arith.muli %806, %807 : index
      %809 = arith.addi %42, %808 : index
      %810 = vector.load %x[%809] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %811 = arith.muli %tileRows, %c1 : index
      %812 = arith.addi %809, %811 : index
      %813 = vector.load %x[%812] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %814 = vector.shuffle %810, %813 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %815 = wave.mma %814, %723, %635 : vector<16xf16>, vector<8xf32>
      %816 = wave.mma %814, %803, %636 : vector<16xf16>, vector<8xf32>
      %817 = arith.muli %634, %c2 : index
      %818 = arith.addi %817, %c5 : index
      %819 = arith.muli %tileRows, %c13 : index
      %820 = arith.muli %818, %819 : index
      %821 = arith.addi %60, %820 : index
      %822 = vector.load %x[%821] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %823 = arith.muli %tileRows, %c1 : index
      %824 = arith.addi %821, %823 : index
      %825 = vector.load %x[%824] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %826 = vector.shuffle %822, %825 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %827 = wave.mma %826, %723, %637 : vector<16xf16>, vector<8xf32>
      %828 = wave.mma %826, %803, %638 : vector<16xf16>, vector<8xf32>
      %829 = arith.muli %634, %c2 : index
      %830 = arith.addi %829, %c5 : index
      %831 = arith.muli %tileRows, %c13 : index
      %832 = arith.muli %830, %831 : index
      %833 = arith.addi %78, %832 : index
      %834 = vector.load %x[%833] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %835 = arith.muli %tileRows, %c1 : index
      %836 = arith.addi %833, %835 : index
      %837 = vector.load %x[%836] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %838 = vector.shuffle %834, %837 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %839 = wave.mma %838, %723, %639 : vector<16xf16>, vector<8xf32>
      %840 = wave.mma %838, %803, %640 : vector<16xf16>, vector<8xf32>
      %841 = arith.muli %634, %c2 : index
      %842 = arith.addi %841, %c5 : index
      %843 = arith.muli %tileRows, %c13 : index
      %844 = arith.muli %842, %843 : index
      %845 = arith.addi %96, %844 : index
      %846 = vector.load %x[%845] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %847 = arith.muli %tileRows, %c1 : index
      %848 = arith.addi %845, %847 : index
      %849 = vector.load %x[%848] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %850 = vector.shuffle %846, %849 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %851 = wave.mma %850, %723, %641 : vector<16xf16>, vector<8xf32>
      %852 = wave.mma %850, %803, %642 : vector<16xf16>, vector<8xf32>
      %853 = arith.muli %634, %c2 : index
      %854 = arith.addi %853, %c6 : index
      %855 = arith.muli %tileRows, %c13 : index
      %856 = arith.muli %854, %855 : index
      %857 = arith.addi %42, %856 : index
      %858 = vector.load %x[%857] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %859 = arith.muli %tileRows, %c1 : index
      %860 = arith.addi %857, %859 : index
      %861 = vector.load %x[%860] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %862 = vector.shuffle %858, %861 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %863 = wave.mma %862, %724, %815 : vector<16xf16>, vector<8xf32>
      %864 = wave.mma %862, %804, %816 : vector<16xf16>, vector<8xf32>
      %865 = arith.muli %634, %c2 : index
      %866 = arith.addi %865, %c6 : index
      %867 = arith.muli %tileRows, %c13 : index
      %868 = arith.muli %866, %867 : index
      %869 = arith.addi %60, %868 : index
      %870 = vector.load %x[%869] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %871 = arith.muli %tileRows, %c1 : index
      %872 = arith.addi %869, %871 : index
      %873 = vector.load %x[%872] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %874 = vector.shuffle %870, %873 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %875 = wave.mma %874, %724, %827 : vector<16xf16>, vector<8xf32>
      %876 = wave.mma %874, %804, %828 : vector<16xf16>, vector<8xf32>
      %877 = arith.muli %634, %c2 : index
      %878 = arith.addi %877, %c6 : index
      %879 = arith.muli %tileRows, %c13 : index
      %880 = arith.muli %878, %879 : index
      %881 = arith.addi %78, %880 : index
      %882 = vector.load %x[%881] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %883 = arith.muli %tileRows, %c1 : index
      %884 = arith.addi %881, %883 : index
      %885 = vector.load %x[%884] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %886 = vector.shuffle %882, %885 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %887 = wave.mma %886, %724, %839 : vector<16xf16>, vector<8xf32>
      %888 = wave.mma %886, %804, %840 : vector<16xf16>, vector<8xf32>
      %889 = arith.muli %634, %c2 : index
      %890 = arith.addi %889, %c6 : index
      %891 = arith.muli %tileRows, %c13 : index
      %892 = arith.muli %890, %891 : index
      %893 = arith.addi %96, %892 : index
      %894 = vector.load %x[%893] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %895 = arith.muli %tileRows, %c1 : index
      %896 = arith.addi %893, %895 : index
      %897 = vector.load %x[%896] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %898 = vector.shuffle %894, %897 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %899 = wave.mma %898, %724, %851 : vector<16xf16>, vector<8xf32>
      %900 = wave.mma %898, %804, %852 : vector<16xf16>, vector<8xf32>
      scf.yield %863, %864, %875, %876, %887, %888, %899, %900 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %901 = wave.lane
    %902 = vector.extract %643#0[0] : f32 from vector<8xf32>
    %903 = vector.extract %643#1[0] : f32 from vector<8xf32>
    %904 = wave.lane
    %905 = arith.addi %18, %c5 : index
    %906 = arith.muli %c5, %c2 : index
    %907 = arith.addi %905, %906 : index
    %908 = arith.divui %904, %c13 : index
    %909 = arith.addi %907, %908 : index
    %910 = arith.cmpi slt, %909, %17 : index
    scf.if %910 {
      %911 = arith.cmpi eq, %hasFactors, %c6 : index
      %912 = arith.muli %909, %c2 : index
      %913 = memref.load %factors[%912] : memref<?xf32>
      %914 = arith.mulf %913, %operandScale : f32
      %915 = arith.select %911, %914, %operandScale : f32
      %916 = arith.remui %904, %c13 : index
      %917 = arith.muli %916, %c18 : index
      %918 = arith.addi %13, %917 : index
      %919 = vector.load %w[%918] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %920 = vector.bitcast %919 : vector<4xi8> to vector<1xf32>
      %921 = vector.extract %920[0] : f32 from vector<1xf32>
      %922 = arith.mulf %921, %915 : f32
      %923 = arith.mulf %902, %922 : f32
      %924 = arith.remui %904, %c13 : index
      %925 = arith.muli %924, %c18 : index
      %926 = arith.addi %15, %925 : index
      %927 = vector.load %w[%926] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %928 = vector.bitcast %927 : vector<4xi8> to vector<1xf32>
      %929 = vector.extract %928[0] : f32 from vector<1xf32>
      %930 = arith.mulf %929, %915 : f32
      %931 = arith.mulf %903, %930 : f32
      %932 = arith.muli %909, %outputFeatures : index
      %933 = arith.addi %932, %21 : index
      %934 = wave.lane
      %935 = arith.remui %934, %c13 : index
      %936 = arith.addi %933, %935 : index
      scf.if %19 {
        %937 = arith.addi %936, %c5 : index
        %938 = memref.load %residual[%937] : memref<?xf32>
        %939 = arith.addf %938, %923 : f32
        %940 = arith.addi %936, %c5 : index
        memref.store %939, %out[%940] : memref<?xf32>
      } else {
        %941 = arith.addi %936, %c5 : index
        memref.store %923, %out[%941] : memref<?xf32>
      }
      scf.if %19 {
        %942 = arith.addi %936, %c13 : index
        %943 = memref.load %residual[%942] : memref<?xf32>
        %944 = arith.addf %943, %931 : f32
        %945 = arith.addi %936, %c13 : index
        memref.store %944, %out[%945] : memref<?xf32>
      } else {
        %946 = arith.addi %936, %c13 : index
        memref.store %931, %out[%946] : memref<?xf32>
      }
    }
    %947 = vector.extract %643#0[1] : f32 from vector<8xf32>
    %948 = vector.extract %643#1[1] : f32 from vector<8xf32>
    %949 = wave.lane
    %950 = arith.addi %18, %c5 : index
    %951 = arith.muli %c6, %c2 : index
    %952 = arith.addi %950, %951 : index
    %953 = arith.divui %949, %c13 : index
    %954 = arith.addi %952, %953 : index
    %955 = arith.cmpi slt, %954, %17 : index
    scf.if %955 {
      %956 = arith.cmpi eq, %hasFactors, %c6 : index
      %957 = arith.muli %954, %c2 : index
      %958 = memref.load %factors[%957] : memref<?xf32>
      %959 = arith.mulf %958, %operandScale : f32
      %960 = arith.select %956, %959, %operandScale : f32
      %961 = arith.remui %949, %c13 : index
      %962 = arith.muli %961, %c18 : index
      %963 = arith.addi %13, %962 : index
      %964 = vector.load %w[%963] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %965 = vector.bitcast %964 : vector<4xi8> to vector<1xf32>
      %966 = vector.extract %965[0] : f32 from vector<1xf32>
      %967 = arith.mulf %966, %960 : f32
      %968 = arith.mulf %947, %967 : f32
      %969 = arith.remui %949, %c13 : index
      %970 = arith.muli %969, %c18 : index
      %971 = arith.addi %15, %970 : index
      %972 = vector.load %w[%971] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %973 = vector.bitcast %972 : vector<4xi8> to vector<1xf32>
      %974 = vector.extract %973[0] : f32 from vector<1xf32>
      %975 = arith.mulf %974, %960 : f32
      %976 = arith.mulf %948, %975 : f32
      %977 = arith.muli %954, %outputFeatures : index
      %978 = arith.addi %977, %21 : index
      %979 = wave.lane
      %980 = arith.remui %979, %c13 : index
      %981 = arith.addi %978, %980 : index
      scf.if %19 {
        %982 = arith.addi %981, %c5 : index
        %983 = memref.load %residual[%982] : memref<?xf32>
        %984 = arith.addf %983, %968 : f32
        %985 = arith.addi %981, %c5 : index
        memref.store %984, %out[%985] : memref<?xf32>
      } else {
        %986 = arith.addi %981, %c5 : index
        memref.store %968, %out[%986] : memref<?xf32>
      }
      scf.if %19 {
        %987 = arith.addi %981, %c13 : index
        %988 = memref.load %residual[%987] : memref<?xf32>
        %989 = arith.addf %988, %976 : f32
        %990 = arith.addi %981, %c13 : index
        memref.store %989, %out[%990] : memref<?xf32>
      } else {
        %991 = arith.addi %981, %c13 : index
        memref.store %976, %out[%991] : memref<?xf32>
      }
    }
    %992 = vector.extract %643#0[2] : f32 from vector<8xf32>
    %993 = vector.extract %643#1[2] : f32 from vector<8xf32>
    %994 = wave.lane
    %995 = arith.addi %18, %c5 : index
    %996 = arith.muli %c2, %c2 : index
    %997 = arith.addi %995, %996 : index
    %998 = arith.divui %994, %c13 : index
    %999 = arith.addi %997, %998 : index
    %1000 = arith.cmpi slt, %999, %17 : index
    scf.if %1000 {
      %1001 = arith.cmpi eq, %hasFactors, %c6 : index
      %1002 = arith.muli %999, %c2 : index
      %1003 = memref.load %factors[%1002] : memref<?xf32>
      %1004 = arith.mulf %1003, %operandScale : f32
      %1005 = arith.select %1001, %1004, %operandScale : f32
      %1006 = arith.remui %994, %c13 : index
      %1007 = arith.muli %1006, %c18 : index
      %1008 = arith.addi %13, %1007 : index
      %1009 = vector.load %w[%1008] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1010 = vector.bitcast %1009 : vector<4xi8> to vector<1xf32>
      %1011 = vector.extract %1010[0] : f32 from vector<1xf32>
      %1012 = arith.mulf %1011, %1005 : f32
      %1013 = arith.mulf %992, %1012 : f32
      %1014 = arith.remui %994, %c13 : index
      %1015 = arith.muli %1014, %c18 : index
      %1016 = arith.addi %15, %1015 : index
      %1017 = vector.load %w[%1016] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1018 = vector.bitcast %1017 : vector<4xi8> to vector<1xf32>
      %1019 = vector.extract %1018[0] : f32 from vector<1xf32>
      %1020 = arith.mulf %1019, %1005 : f32
      %1021 = arith.mulf %993, %1020 : f32
      %1022 = arith.muli %999, %outputFeatures : index
      %1023 = arith.addi %1022, %21 : index
      %1024 = wave.lane
      %1025 = arith.remui %1024, %c13 : index
      %1026 = arith.addi %1023, %1025 : index
      scf.if %19 {
        %1027 = arith.addi %1026, %c5 : index
        %1028 = memref.load %residual[%1027] : memref<?xf32>
        %1029 = arith.addf %1028, %1013 : f32
        %1030 = arith.addi %1026, %c5 : index
        memref.store %1029, %out[%1030] : memref<?xf32>
      } else {
        %1031 = arith.addi %1026, %c5 : index
        memref.store %1013, %out[%1031] : memref<?xf32>
      }
      scf.if %19 {
        %1032 = arith.addi %1026, %c13 : index
        %1033 = memref.load %residual[%1032] : memref<?xf32>
        %1034 = arith.addf %1033, %1021 : f32
        %1035 = arith.addi %1026, %c13 : index
        memref.store %1034, %out[%1035] : memref<?xf32>
      } else {
        %1036 = arith.addi %1026, %c13 : index
        memref.store %1021, %out[%1036] : memref<?xf32>
      }
    }
    %1037 = vector.extract %643#0[3] : f32 from vector<8xf32>
    %1038 = vector.extract %643#1[3] : f32 from vector<8xf32>
    %1039 = wave.lane
    %1040 = arith.addi %18, %c5 : index
    %1041 = arith.muli %c32, %c2 : index
    %1042 = arith.addi %1040, %1041 : index
    %1043 = arith.divui %1039, %c13 : index
    %1044 = arith.addi %1042, %1043 : index
    %1045 = arith.cmpi slt, %1044, %17 : index
    scf.if %1045 {
      %1046 = arith.cmpi eq, %hasFactors, %c6 : index
      %1047 = arith.muli %1044, %c2 : index
      %1048 = memref.load %factors[%1047] : memref<?xf32>
      %1049 = arith.mulf %1048, %operandScale : f32
      %1050 = arith.select %1046, %1049, %operandScale : f32
      %1051 = arith.remui %1039, %c13 : index
      %1052 = arith.muli %1051, %c18 : index
      %1053 = arith.addi %13, %1052 : index
      %1054 = vector.load %w[%1053] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1055 = vector.bitcast %1054 : vector<4xi8> to vector<1xf32>
      %1056 = vector.extract %1055[0] : f32 from vector<1xf32>
      %1057 = arith.mulf %1056, %1050 : f32
      %1058 = arith.mulf %1037, %1057 : f32
      %1059 = arith.remui %1039, %c13 : index
      %1060 = arith.muli %1059, %c18 : index
      %1061 = arith.addi %15, %1060 : index
      %1062 = vector.load %w[%1061] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1063 = vector.bitcast %1062 : vector<4xi8> to vector<1xf32>
      %1064 = vector.extract %1063[0] : f32 from vector<1xf32>
      %1065 = arith.mulf %1064, %1050 : f32
      %1066 = arith.mulf %1038, %1065 : f32
      %1067 = arith.muli %1044, %outputFeatures : index
      %1068 = arith.addi %1067, %21 : index
      %1069 = wave.lane
      %1070 = arith.remui %1069, %c13 : index
      %1071 = arith.addi %1068, %1070 : index
      scf.if %19 {
        %1072 = arith.addi %1071, %c5 : index
        %1073 = memref.load %residual[%1072] : memref<?xf32>
        %1074 = arith.addf %1073, %1058 : f32
        %1075 = arith.addi %1071, %c5 : index
        memref.store %1074, %out[%1075] : memref<?xf32>
      } else {
        %1076 = arith.addi %1071, %c5 : index
        memref.store %1058, %out[%1076] : memref<?xf32>
      }
      scf.if %19 {
        %1077 = arith.addi %1071, %c13 : index
        %1078 = memref.load %residual[%1077] : memref<?xf32>
        %1079 = arith.addf %1078, %1066 : f32
        %1080 = arith.addi %1071, %c13 : index
        memref.store %1079, %out[%1080] : memref<?xf32>
      } else {
        %1081 = arith.addi %1071, %c13 : index
        memref.store %1066, %out[%1081] : memref<?xf32>
      }
    }
    %1082 = vector.extract %643#0[4] : f32 from vector<8xf32>
    %1083 = vector.extract %643#1[4] : f32 from vector<8xf32>
    %1084 = wave.lane
    %1085 = arith.addi %18, %c5 : index
    %1086 = arith.muli %c18, %c2 : index
    %1087 = arith.addi %1085, %1086 : index
    %1088 = arith.divui %1084, %c13 : index
    %1089 = arith.addi %1087, %1088 : index
    %1090 = arith.cmpi slt, %1089, %17 : index
    scf.if %1090 {
      %1091 = arith.cmpi eq, %hasFactors, %c6 : index
      %1092 = arith.muli %1089, %c2 : index
      %1093 = memref.load %factors[%1092] : memref<?xf32>
      %1094 = arith.mulf %1093, %operandScale : f32
      %1095 = arith.select %1091, %1094, %operandScale : f32
      %1096 = arith.remui %1084, %c13 : index
      %1097 = arith.muli %1096, %c18 : index
      %1098 = arith.addi %13, %1097 : index
      %1099 = vector.load %w[%1098] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1100 = vector.bitcast %1099 : vector<4xi8> to vector<1xf32>
      %1101 = vector.extract %1100[0] : f32 from vector<1xf32>
      %1102 = arith.mulf %1101, %1095 : f32
      %1103 = arith.mulf %1082, %1102 : f32
      %1104 = arith.remui %1084, %c13 : index
      %1105 = arith.muli %1104, %c18 : index
      %1106 = arith.addi %15, %1105 : index
      %1107 = vector.load %w[%1106] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1108 = vector.bitcast %1107 : vector<4xi8> to vector<1xf32>
      %1109 = vector.extract %1108[0] : f32 from vector<1xf32>
      %1110 = arith.mulf %1109, %1095 : f32
      %1111 = arith.mulf %1083, %1110 : f32
      %1112 = arith.muli %1089, %outputFeatures : index
      %1113 = arith.addi %1112, %21 : index
      %1114 = wave.lane
      %1115 = arith.remui %1114, %c13 : index
      %1116 = arith.addi %1113, %1115 : index
      scf.if %19 {
        %1117 = arith.addi %1116, %c5 : index
        %1118 = memref.load %residual[%1117] : memref<?xf32>
        %1119 = arith.addf %1118, %1103 : f32
        %1120 = arith.addi %1116, %c5 : index
        memref.store %1119, %out[%1120] : memref<?xf32>
      } else {
        %1121 = arith.addi %1116, %c5 : index
        memref.store %1103, %out[%1121] : memref<?xf32>
      }
      scf.if %19 {
        %1122 = arith.addi %1116, %c13 : index
        %1123 = memref.load %residual[%1122] : memref<?xf32>
        %1124 = arith.addf %1123, %1111 : f32
        %1125 = arith.addi %1116, %c13 : index
        memref.store %1124, %out[%1125] : memref<?xf32>
      } else {
        %1126 = arith.addi %1116, %c13 : index
        memref.store %1111, %out[%1126] : memref<?xf32>
      }
    }
    %1127 = vector.extract %643#0[5] : f32 from vector<8xf32>
    %1128 = vector.extract %643#1[5] : f32 from vector<8xf32>
    %1129 = wave.lane
    %1130 = arith.addi %18, %c5 : index
    %1131 = arith.muli %c35, %c2 : index
    %1132 = arith.addi %1130, %1131 : index
    %1133 = arith.divui %1129, %c13 : index
    %1134 = arith.addi %1132, %1133 : index
    %1135 = arith.cmpi slt, %1134, %17 : index
    scf.if %1135 {
      %1136 = arith.cmpi eq, %hasFactors, %c6 : index
      %1137 = arith.muli %1134, %c2 : index
      %1138 = memref.load %factors[%1137] : memref<?xf32>
      %1139 = arith.mulf %1138, %operandScale : f32
      %1140 = arith.select %1136, %1139, %operandScale : f32
      %1141 = arith.remui %1129, %c13 : index
      %1142 = arith.muli %1141, %c18 : index
      %1143 = arith.addi %13, %1142 : index
      %1144 = vector.load %w[%1143] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1145 = vector.bitcast %1144 : vector<4xi8> to vector<1xf32>
      %1146 = vector.extract %1145[0] : f32 from vector<1xf32>
      %1147 = arith.mulf %1146, %1140 : f32
      %1148 = arith.mulf %1127, %1147 : f32
      %1149 = arith.remui %1129, %c13 : index
      %1150 = arith.muli %1149, %c18 : index
      %1151 = arith.addi %15, %1150 : index
      %1152 = vector.load %w[%1151] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1153 = vector.bitcast %1152 : vector<4xi8> to vector<1xf32>
      %1154 = vector.extract %1153[0] : f32 from vector<1xf32>
      %1155 = arith.mulf %1154, %1140 : f32
      %1156 = arith.mulf %1128, %1155 : f32
      %1157 = arith.muli %1134, %outputFeatures : index
      %1158 = arith.addi %1157, %21 : index
      %1159 = wave.lane
      %1160 = arith.remui %1159, %c13 : index
      %1161 = arith.addi %1158, %1160 : index
      scf.if %19 {
        %1162 = arith.addi %1161, %c5 : index
        %1163 = memref.load %residual[%1162] : memref<?xf32>
        %1164 = arith.addf %1163, %1148 : f32
        %1165 = arith.addi %1161, %c5 : index
        memref.store %1164, %out[%1165] : memref<?xf32>
      } else {
        %1166 = arith.addi %1161, %c5 : index
        memref.store %1148, %out[%1166] : memref<?xf32>
      }
      scf.if %19 {
        %1167 = arith.addi %1161, %c13 : index
        %1168 = memref.load %residual[%1167] : memref<?xf32>
        %1169 = arith.addf %1168, %1156 : f32
        %1170 = arith.addi %1161, %c13 : index
        memref.store %1169, %out[%1170] : memref<?xf32>
      } else {
        %1171 = arith.addi %1161, %c13 : index
        memref.store %1156, %out[%1171] : memref<?xf32>
      }
    }
    %1172 = vector.extract %643#0[6] : f32 from vector<8xf32>
    %1173 = vector.extract %643#1[6] : f32 from vector<8xf32>
    %1174 = wave.lane
    %1175 = arith.addi %18, %c5 : index
    %1176 = arith.muli %c36, %c2 : index
    %1177 = arith.addi %1175, %1176 : index
    %1178 = arith.divui %1174, %c13 : index
    %1179 = arith.addi %1177, %1178 : index
    %1180 = arith.cmpi slt, %1179, %17 : index
    scf.if %1180 {
      %1181 = arith.cmpi eq, %hasFactors, %c6 : index
      %1182 = arith.muli %1179, %c2 : index
      %1183 = memref.load %factors[%1182] : memref<?xf32>
      %1184 = arith.mulf %1183, %operandScale : f32
      %1185 = arith.select %1181, %1184, %operandScale : f32
      %1186 = arith.remui %1174, %c13 : index
      %1187 = arith.muli %1186, %c18 : index
      %1188 = arith.addi %13, %1187 : index
      %1189 = vector.load %w[%1188] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1190 = vector.bitcast %1189 : vector<4xi8> to vector<1xf32>
      %1191 = vector.extract %1190[0] : f32 from vector<1xf32>
      %1192 = arith.mulf %1191, %1185 : f32
      %1193 = arith.mulf %1172, %1192 : f32
      %1194 = arith.remui %1174, %c13 : index
      %1195 = arith.muli %1194, %c18 : index
      %1196 = arith.addi %15, %1195 : index
      %1197 = vector.load %w[%1196] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1198 = vector.bitcast %1197 : vector<4xi8> to vector<1xf32>
      %1199 = vector.extract %1198[0] : f32 from vector<1xf32>
      %1200 = arith.mulf %1199, %1185 : f32
      %1201 = arith.mulf %1173, %1200 : f32
      %1202 = arith.muli %1179, %outputFeatures : index
      %1203 = arith.addi %1202, %21 : index
      %1204 = wave.lane
      %1205 = arith.remui %1204, %c13 : index
      %1206 = arith.addi %1203, %1205 : index
      scf.if %19 {
        %1207 = arith.addi %1206, %c5 : index
        %1208 = memref.load %residual[%1207] : memref<?xf32>
        %1209 = arith.addf %1208, %1193 : f32
        %1210 = arith.addi %1206, %c5 : index
        memref.store %1209, %out[%1210] : memref<?xf32>
      } else {
        %1211 = arith.addi %1206, %c5 : index
        memref.store %1193, %out[%1211] : memref<?xf32>
      }
      scf.if %19 {
        %1212 = arith.addi %1206, %c13 : index
        %1213 = memref.load %residual[%1212] : memref<?xf32>
        %1214 = arith.addf %1213, %1201 : f32
        %1215 = arith.addi %1206, %c13 : index
        memref.store %1214, %out[%1215] : memref<?xf32>
      } else {
        %1216 = arith.addi %1206, %c13 : index
        memref.store %1201, %out[%1216] : memref<?xf32>
      }
    }
    %1217 = vector.extract %643#0[7] : f32 from vector<8xf32>
    %1218 = vector.extract %643#1[7] : f32 from vector<8xf32>
    %1219 = wave.lane
    %1220 = arith.addi %18, %c5 : index
    %1221 = arith.muli %c37, %c2 : index
    %1222 = arith.addi %1220, %1221 : index
    %1223 = arith.divui %1219, %c13 : index
    %1224 = arith.addi %1222, %1223 : index
    %1225 = arith.cmpi slt, %1224, %17 : index
    scf.if %1225 {
      %1226 = arith.cmpi eq, %hasFactors, %c6 : index
      %1227 = arith.muli %1224, %c2 : index
      %1228 = memref.load %factors[%1227] : memref<?xf32>
      %1229 = arith.mulf %1228, %operandScale : f32
      %1230 = arith.select %1226, %1229, %operandScale : f32
      %1231 = arith.remui %1219, %c13 : index
      %1232 = arith.muli %1231, %c18 : index
      %1233 = arith.addi %13, %1232 : index
      %1234 = vector.load %w[%1233] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1235 = vector.bitcast %1234 : vector<4xi8> to vector<1xf32>
      %1236 = vector.extract %1235[0] : f32 from vector<1xf32>
      %1237 = arith.mulf %1236, %1230 : f32
      %1238 = arith.mulf %1217, %1237 : f32
      %1239 = arith.remui %1219, %c13 : index
      %1240 = arith.muli %1239, %c18 : index
      %1241 = arith.addi %15, %1240 : index
      %1242 = vector.load %w[%1241] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1243 = vector.bitcast %1242 : vector<4xi8> to vector<1xf32>
      %1244 = vector.extract %1243[0] : f32 from vector<1xf32>
      %1245 = arith.mulf %1244, %1230 : f32
      %1246 = arith.mulf %1218, %1245 : f32
      %1247 = arith.muli %1224, %outputFeatures : index
      %1248 = arith.addi %1247, %21 : index
      %1249 = wave.lane
      %1250 = arith.remui %1249, %c13 : index
      %1251 = arith.addi %1248, %1250 : index
      scf.if %19 {
        %1252 = arith.addi %1251, %c5 : index
        %1253 = memref.load %residual[%1252] : memref<?xf32>
        %1254 = arith.addf %1253, %1238 : f32
        %1255 = arith.addi %1251, %c5 : index
        memref.store %1254, %out[%1255] : memref<?xf32>
      } else {
        %1256 = arith.addi %1251, %c5 : index
        memref.store %1238, %out[%1256] : memref<?xf32>
      }
      scf.if %19 {
        %1257 = arith.addi %1251, %c13 : index
        %1258 = memref.load %residual[%1257] : memref<?xf32>
        %1259 = arith.addf %1258, %1246 : f32
        %1260 = arith.addi %1251, %c13 : index
        memref.store %1259, %out[%1260] : memref<?xf32>
      } else {
        %1261 = arith.addi %1251, %c13 : index
        memref.store %1246, %out[%1261] : memref<?xf32>
      }
    }
    %1262 = wave.lane
    %1263 = vector.extract %643#2[0] : f32 from vector<8xf32>
    %1264 = vector.extract %643#3[0] : f32 from vector<8xf32>
    %1265 = wave.lane
    %1266 = arith.addi %18, %c13 : index
    %1267 = arith.muli %c5, %c2 : index
    %1268 = arith.addi %1266, %1267 : index
    %1269 = arith.divui %1265, %c13 : index
    %1270 = arith.addi %1268, %1269 : index
    %1271 = arith.cmpi slt, %1270, %17 : index
    scf.if %1271 {
      %1272 = arith.cmpi eq, %hasFactors, %c6 : index
      %1273 = arith.muli %1270, %c2 : index
      %1274 = memref.load %factors[%1273] : memref<?xf32>
      %1275 = arith.mulf %1274, %operandScale : f32
      %1276 = arith.select %1272, %1275, %operandScale : f32
      %1277 = arith.remui %1265, %c13 : index
      %1278 = arith.muli %1277, %c18 : index
      %1279 = arith.addi %13, %1278 : index
      %1280 = vector.load %w[%1279] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1281 = vector.bitcast %1280 : vector<4xi8> to vector<1xf32>
      %1282 = vector.extract %1281[0] : f32 from vector<1xf32>
      %1283 = arith.mulf %1282, %1276 : f32
      %1284 = arith.mulf %1263, %1283 : f32
      %1285 = arith.remui %1265, %c13 : index
      %1286 = arith.muli %1285, %c18 : index
      %1287 = arith.addi %15, %1286 : index
      %1288 = vector.load %w[%1287] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1289 = vector.bitcast %1288 : vector<4xi8> to vector<1xf32>
      %1290 = vector.extract %1289[0] : f32 from vector<1xf32>
      %1291 = arith.mulf %1290, %1276 : f32
      %1292 = arith.mulf %1264, %1291 : f32
      %1293 = arith.muli %1270, %outputFeatures : index
      %1294 = arith.addi %1293, %21 : index
      %1295 = wave.lane
      %1296 = arith.remui %1295, %c13 : index
      %1297 = arith.addi %1294, %1296 : index
      scf.if %19 {
        %1298 = arith.addi %1297, %c5 : index
        %1299 = memref.load %residual[%1298] : memref<?xf32>
        %1300 = arith.addf %1299, %1284 : f32
        %1301 = arith.addi %1297, %c5 : index
        memref.store %1300, %out[%1301] : memref<?xf32>
      } else {
        %1302 = arith.addi %1297, %c5 : index
        memref.store %1284, %out[%1302] : memref<?xf32>
      }
      scf.if %19 {
        %1303 = arith.addi %1297, %c13 : index
        %1304 = memref.load %residual[%1303] : memref<?xf32>
        %1305 = arith.addf %1304, %1292 : f32
        %1306 = arith.addi %1297, %c13 : index
        memref.store %1305, %out[%1306] : memref<?xf32>
      } else {
        %1307 = arith.addi %1297, %c13 : index
        memref.store %1292, %out[%1307] : memref<?xf32>
      }
    }
    %1308 = vector.extract %643#2[1] : f32 from vector<8xf32>
    %1309 = vector.extract %643#3[1] : f32 from vector<8xf32>
    %1310 = wave.lane
    %1311 = arith.addi %18, %c13 : index
    %1312 = arith.muli %c6, %c2 : index
    %1313 = arith.addi %1311, %1312 : index
    %1314 = arith.divui %1310, %c13 : index
    %1315 = arith.addi %1313, %1314 : index
    %1316 = arith.cmpi slt, %1315, %17 : index
    scf.if %1316 {
      %1317 = arith.cmpi eq, %hasFactors, %c6 : index
      %1318 = arith.muli %1315, %c2 : index
      %1319 = memref.load %factors[%1318] : memref<?xf32>
      %1320 = arith.mulf %1319, %operandScale : f32
      %1321 = arith.select %1317, %1320, %operandScale : f32
      %1322 = arith.remui %1310, %c13 : index
      %1323 = arith.muli %1322, %c18 : index
      %1324 = arith.addi %13, %1323 : index
      %1325 = vector.load %w[%1324] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1326 = vector.bitcast %1325 : vector<4xi8> to vector<1xf32>
      %1327 = vector.extract %1326[0] : f32 from vector<1xf32>
      %1328 = arith.mulf %1327, %1321 : f32
      %1329 = arith.mulf %1308, %1328 : f32
      %1330 = arith.remui %1310, %c13 : index
      %1331 = arith.muli %1330, %c18 : index
      %1332 = arith.addi %15, %1331 : index
      %1333 = vector.load %w[%1332] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1334 = vector.bitcast %1333 : vector<4xi8> to vector<1xf32>
      %1335 = vector.extract %1334[0] : f32 from vector<1xf32>
      %1336 = arith.mulf %1335, %1321 : f32
      %1337 = arith.mulf %1309, %1336 : f32
      %1338 = arith.muli %1315, %outputFeatures : index
      %1339 = arith.addi %1338, %21 : index
      %1340 = wave.lane
      %1341 = arith.remui %1340, %c13 : index
      %1342 = arith.addi %1339, %1341 : index
      scf.if %19 {
        %1343 = arith.addi %1342, %c5 : index
        %1344 = memref.load %residual[%1343] : memref<?xf32>
        %1345 = arith.addf %1344, %1329 : f32
        %1346 = arith.addi %1342, %c5 : index
        memref.store %1345, %out[%1346] : memref<?xf32>
      } else {
        %1347 = arith.addi %1342, %c5 : index
        memref.store %1329, %out[%1347] : memref<?xf32>
      }
      scf.if %19 {
        %1348 = arith.addi %1342, %c13 : index
        %1349 = memref.load %residual[%1348] : memref<?xf32>
        %1350 = arith.addf %1349, %1337 : f32
        %1351 = arith.addi %1342, %c13 : index
        memref.store %1350, %out[%1351] : memref<?xf32>
      } else {
        %1352 = arith.addi %1342, %c13 : index
        memref.store %1337, %out[%1352] : memref<?xf32>
      }
    }
    %1353 = vector.extract %643#2[2] : f32 from vector<8xf32>
    %1354 = vector.extract %643#3[2] : f32 from vector<8xf32>
    %1355 = wave.lane
    %1356 = arith.addi %18, %c13 : index
    %1357 = arith.muli %c2, %c2 : index
    %1358 = arith.addi %1356, %1357 : index
    %1359 = arith.divui %1355, %c13 : index
    %1360 = arith.addi %1358, %1359 : index
    %1361 = arith.cmpi slt, %1360, %17 : index
    scf.if %1361 {
      %1362 = arith.cmpi eq, %hasFactors, %c6 : index
      %1363 = arith.muli %1360, %c2 : index
      %1364 = memref.load %factors[%1363] : memref<?xf32>
      %1365 = arith.mulf %1364, %operandScale : f32
      %1366 = arith.select %1362, %1365, %operandScale : f32
      %1367 = arith.remui %1355, %c13 : index
      %1368 = arith.muli %1367, %c18 : index
      %1369 = arith.addi %13, %1368 : index
      %1370 = vector.load %w[%1369] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1371 = vector.bitcast %1370 : vector<4xi8> to vector<1xf32>
      %1372 = vector.extract %1371[0] : f32 from vector<1xf32>
      %1373 = arith.mulf %1372, %1366 : f32
      %1374 = arith.mulf %1353, %1373 : f32
      %1375 = arith.remui %1355, %c13 : index
      %1376 = arith.muli %1375, %c18 : index
      %1377 = arith.addi %15, %1376 : index
      %1378 = vector.load %w[%1377] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1379 = vector.bitcast %1378 : vector<4xi8> to vector<1xf32>
      %1380 = vector.extract %1379[0] : f32 from vector<1xf32>
      %1381 = arith.mulf %1380, %1366 : f32
      %1382 = arith.mulf %1354, %1381 : f32
      %1383 = arith.muli %1360, %outputFeatures : index
      %1384 = arith.addi %1383, %21 : index
      %1385 = wave.lane
      %1386 = arith.remui %1385, %c13 : index
      %1387 = arith.addi %1384, %1386 : index
      scf.if %19 {
        %1388 = arith.addi %1387, %c5 : index
        %1389 = memref.load %residual[%1388] : memref<?xf32>
        %1390 = arith.addf %1389, %1374 : f32
        %1391 = arith.addi %1387, %c5 : index
        memref.store %1390, %out[%1391] : memref<?xf32>
      } else {
        %1392 = arith.addi %1387, %c5 : index
        memref.store %1374, %out[%1392] : memref<?xf32>
      }
      scf.if %19 {
        %1393 = arith.addi %1387, %c13 : index
        %1394 = memref.load %residual[%1393] : memref<?xf32>
        %1395 = arith.addf %1394, %1382 : f32
        %1396 = arith.addi %1387, %c13 : index
        memref.store %1395, %out[%1396] : memref<?xf32>
      } else {
        %1397 = arith.addi %1387, %c13 : index
        memref.store %1382, %out[%1397] : memref<?xf32>
      }
    }
    %1398 = vector.extract %643#2[3] : f32 from vector<8xf32>
    %1399 = vector.extract %643#3[3] : f32 from vector<8xf32>
    %1400 = wave.lane
    %1401 = arith.addi %18, %c13 : index
    %1402 = arith.muli %c32, %c2 : index
    %1403 = arith.addi %1401, %1402 : index
    %1404 = arith.divui %1400, %c13 : index
    %1405 = arith.addi %1403, %1404 : index
    %1406 = arith.cmpi slt, %1405, %17 : index
    scf.if %1406 {
      %1407 = arith.cmpi eq, %hasFactors, %c6 : index
      %1408 = arith.muli %1405, %c2 : index
      %1409 = memref.load %factors[%1408] : memref<?xf32>
      %1410 = arith.mulf %1409, %operandScale : f32
      %1411 = arith.select %1407, %1410, %operandScale : f32
      %1412 = arith.remui %1400, %c13 : index
      %1413 = arith.muli %1412, %c18 : index
      %1414 = arith.addi %13, %1413 : index
      %1415 = vector.load %w[%1414] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1416 = vector.bitcast %1415 : vector<4xi8> to vector<1xf32>
      %1417 = vector.extract %1416[0] : f32 from vector<1xf32>
      %1418 = arith.mulf %1417, %1411 : f32
      %1419 = arith.mulf %1398, %1418 : f32
      %1420 = arith.remui %1400, %c13 : index
      %1421 = arith.muli %1420, %c18 : index
      %1422 = arith.addi %15, %1421 : index
      %1423 = vector.load %w[%1422] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1424 = vector.bitcast %1423 : vector<4xi8> to vector<1xf32>
      %1425 = vector.extract %1424[0] : f32 from vector<1xf32>
      %1426 = arith.mulf %1425, %1411 : f32
      %1427 = arith.mulf %1399, %1426 : f32
      %1428 = arith.muli %1405, %outputFeatures : index
      %1429 = arith.addi %1428, %21 : index
      %1430 = wave.lane
      %1431 = arith.remui %1430, %c13 : index
      %1432 = arith.addi %1429, %1431 : index
      scf.if %19 {
        %1433 = arith.addi %1432, %c5 : index
        %1434 = memref.load %residual[%1433] : memref<?xf32>
        %1435 = arith.addf %1434, %1419 : f32
        %1436 = arith.addi %1432, %c5 : index
        memref.store %1435, %out[%1436] : memref<?xf32>
      } else {
        %1437 = arith.addi %1432, %c5 : index
        memref.store %1419, %out[%1437] : memref<?xf32>
      }
      scf.if %19 {
        %1438 = arith.addi %1432, %c13 : index
        %1439 = memref.load %residual[%1438] : memref<?xf32>
        %1440 = arith.addf %1439, %1427 : f32
        %1441 = arith.addi %1432, %c13 : index
        memref.store %1440, %out[%1441] : memref<?xf32>
      } else {
        %1442 = arith.addi %1432, %c13 : index
        memref.store %1427, %out[%1442] : memref<?xf32>
      }
    }
    %1443 = vector.extract %643#2[4] : f32 from vector<8xf32>
    %1444 = vector.extract %643#3[4] : f32 from vector<8xf32>
    %1445 = wave.lane
    %1446 = arith.addi %18, %c13 : index
    %1447 = arith.muli %c18, %c2 : index
    %1448 = arith.addi %1446, %1447 : index
    %1449 = arith.divui %1445, %c13 : index
    %1450 = arith.addi %1448, %1449 : index
    %1451 = arith.cmpi slt, %1450, %17 : index
    scf.if %1451 {
      %1452 = arith.cmpi eq, %hasFactors, %c6 : index
      %1453 = arith.muli %1450, %c2 : index
      %1454 = memref.load %factors[%1453] : memref<?xf32>
      %1455 = arith.mulf %1454, %operandScale : f32
      %1456 = arith.select %1452, %1455, %operandScale : f32
      %1457 = arith.remui %1445, %c13 : index
      %1458 = arith.muli %1457, %c18 : index
      %1459 = arith.addi %13, %1458 : index
      %1460 = vector.load %w[%1459] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1461 = vector.bitcast %1460 : vector<4xi8> to vector<1xf32>
      %1462 = vector.extract %1461[0] : f32 from vector<1xf32>
      %1463 = arith.mulf %1462, %1456 : f32
      %1464 = arith.mulf %1443, %1463 : f32
      %1465 = arith.remui %1445, %c13 : index
      %1466 = arith.muli %1465, %c18 : index
      %1467 = arith.addi %15, %1466 : index
      %1468 = vector.load %w[%1467] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1469 = vector.bitcast %1468 : vector<4xi8> to vector<1xf32>
      %1470 = vector.extract %1469[0] : f32 from vector<1xf32>
      %1471 = arith.mulf %1470, %1456 : f32
      %1472 = arith.mulf %1444, %1471 : f32
      %1473 = arith.muli %1450, %outputFeatures : index
      %1474 = arith.addi %1473, %21 : index
      %1475 = wave.lane
      %1476 = arith.remui %1475, %c13 : index
      %1477 = arith.addi %1474, %1476 : index
      scf.if %19 {
        %1478 = arith.addi %1477, %c5 : index
        %1479 = memref.load %residual[%1478] : memref<?xf32>
        %1480 = arith.addf %1479, %1464 : f32
        %1481 = arith.addi %1477, %c5 : index
        memref.store %1480, %out[%1481] : memref<?xf32>
      } else {
        %1482 = arith.addi %1477, %c5 : index
        memref.store %1464, %out[%1482] : memref<?xf32>
      }
      scf.if %19 {
        %1483 = arith.addi %1477, %c13 : index
        %1484 = memref.load %residual[%1483] : memref<?xf32>
        %1485 = arith.addf %1484, %1472 : f32
        %1486 = arith.addi %1477, %c13 : index
        memref.store %1485, %out[%1486] : memref<?xf32>
      } else {
        %1487 = arith.addi %1477, %c13 : index
        memref.store %1472, %out[%1487] : memref<?xf32>
      }
    }
    %1488 = vector.extract %643#2[5] : f32 from vector<8xf32>
    %1489 = vector.extract %643#3[5] : f32 from vector<8xf32>
    %1490 = wave.lane
    %1491 = arith.addi %18, %c13 : index
    %1492 = arith.muli %c35, %c2 : index
    %1493 = arith.addi %1491, %1492 : index
    %1494 = arith.divui %1490, %c13 : index
    %1495 = arith.addi %1493, %1494 : index
    %1496 = arith.cmpi slt, %1495, %17 : index
    scf.if %1496 {
      %1497 = arith.cmpi eq, %hasFactors, %c6 : index
      %1498 = arith.muli %1495, %c2 : index
      %1499 = memref.load %factors[%1498] : memref<?xf32>
      %1500 = arith.mulf %1499, %operandScale : f32
      %1501 = arith.select %1497, %1500, %operandScale : f32
      %1502 = arith.remui %1490, %c13 : index
      %1503 = arith.muli %1502, %c18 : index
      %1504 = arith.addi %13, %1503 : index
      %1505 = vector.load %w[%1504] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1506 = vector.bitcast %1505 : vector<4xi8> to vector<1xf32>
      %1507 = vector.extract %1506[0] : f32 from vector<1xf32>
      %1508 = arith.mulf %1507, %1501 : f32
      %1509 = arith.mulf %1488, %1508 : f32
      %1510 = arith.remui %1490, %c13 : index
      %1511 = arith.muli %1510, %c18 : index
      %1512 = arith.addi %15, %1511 : index
      %1513 = vector.load %w[%1512] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1514 = vector.bitcast %1513 : vector<4xi8> to vector<1xf32>
      %1515 = vector.extract %1514[0] : f32 from vector<1xf32>
      %1516 = arith.mulf %1515, %1501 : f32
      %1517 = arith.mulf %1489, %1516 : f32
      %1518 = arith.muli %1495, %outputFeatures : index
      %1519 = arith.addi %1518, %21 : index
      %1520 = wave.lane
      %1521 = arith.remui %1520, %c13 : index
      %1522 = arith.addi %1519, %1521 : index
      scf.if %19 {
        %1523 = arith.addi %1522, %c5 : index
        %1524 = memref.load %residual[%1523] : memref<?xf32>
        %1525 = arith.addf %1524, %1509 : f32
        %1526 = arith.addi %1522, %c5 : index
        memref.store %1525, %out[%1526] : memref<?xf32>
      } else {
        %1527 = arith.addi %1522, %c5 : index
        memref.store %1509, %out[%1527] : memref<?xf32>
      }
      scf.if %19 {
        %1528 = arith.addi %1522, %c13 : index
        %1529 = memref.load %residual[%1528] : memref<?xf32>
        %1530 = arith.addf %1529, %1517 : f32
        %1531 = arith.addi %1522, %c13 : index
        memref.store %1530, %out[%1531] : memref<?xf32>
      } else {
        %1532 = arith.addi %1522, %c13 : index
        memref.store %1517, %out[%1532] : memref<?xf32>
      }
    }
    %1533 = vector.extract %643#2[6] : f32 from vector<8xf32>
    %1534 = vector.extract %643#3[6] : f32 from vector<8xf32>
    %1535 = wave.lane
    %1536 = arith.addi %18, %c13 : index
    %1537 = arith.muli %c36, %c2 : index
    %1538 = arith.addi %1536, %1537 : index
    %1539 = arith.divui %1535, %c13 : index
    %1540 = arith.addi %1538, %1539 : index
    %1541 = arith.cmpi slt, %1540, %17 : index
    scf.if %1541 {
      %1542 = arith.cmpi eq, %hasFactors, %c6 : index
      %1543 = arith.muli %1540, %c2 : index
      %1544 = memref.load %factors[%1543] : memref<?xf32>
      %1545 = arith.mulf %1544, %operandScale : f32
      %1546 = arith.select %1542, %1545, %operandScale : f32
      %1547 = arith.remui %1535, %c13 : index
      %1548 = arith.muli %1547, %c18 : index
      %1549 = arith.addi %13, %1548 : index
      %1550 = vector.load %w[%1549] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1551 = vector.bitcast %1550 : vector<4xi8> to vector<1xf32>
      %1552 = vector.extract %1551[0] : f32 from vector<1xf32>
      %1553 = arith.mulf %1552, %1546 : f32
      %1554 = arith.mulf %1533, %1553 : f32
      %1555 = arith.remui %1535, %c13 : index
      %1556 = arith.muli %1555, %c18 : index
      %1557 = arith.addi %15, %1556 : index
      %1558 = vector.load %w[%1557] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1559 = vector.bitcast %1558 : vector<4xi8> to vector<1xf32>
      %1560 = vector.extract %1559[0] : f32 from vector<1xf32>
      %1561 = arith.mulf %1560, %1546 : f32
      %1562 = arith.mulf %1534, %1561 : f32
      %1563 = arith.muli %1540, %outputFeatures : index
      %1564 = arith.addi %1563, %21 : index
      %1565 = wave.lane
      %1566 = arith.remui %1565, %c13 : index
      %1567 = arith.addi %1564, %1566 : index
      scf.if %19 {
        %1568 = arith.addi %1567, %c5 : index
        %1569 = memref.load %residual[%1568] : memref<?xf32>
        %1570 = arith.addf %1569, %1554 : f32
        %1571 = arith.addi %1567, %c5 : index
        memref.store %1570, %out[%1571] : memref<?xf32>
      } else {
        %1572 = arith.addi %1567, %c5 : index
        memref.store %1554, %out[%1572] : memref<?xf32>
      }
      scf.if %19 {
        %1573 = arith.addi %1567, %c13 : index
        %1574 = memref.load %residual[%1573] : memref<?xf32>
        %1575 = arith.addf %1574, %1562 : f32
        %1576 = arith.addi %1567, %c13 : index
        memref.store %1575, %out[%1576] : memref<?xf32>
      } else {
        %1577 = arith.addi %1567, %c13 : index
        memref.store %1562, %out[%1577] : memref<?xf32>
      }
    }
    %1578 = vector.extract %643#2[7] : f32 from vector<8xf32>
    %1579 = vector.extract %643#3[7] : f32 from vector<8xf32>
    %1580 = wave.lane
    %1581 = arith.addi %18, %c13 : index
    %1582 = arith.muli %c37, %c2 : index
    %1583 = arith.addi %1581, %1582 : index
    %1584 = arith.divui %1580, %c13 : index
    %1585 = arith.addi %1583, %1584 : index
    %1586 = arith.cmpi slt, %1585, %17 : index
    scf.if %1586 {
      %1587 = arith.cmpi eq, %hasFactors, %c6 : index
      %1588 = arith.muli %1585, %c2 : index
      %1589 = memref.load %factors[%1588] : memref<?xf32>
      %1590 = arith.mulf %1589, %operandScale : f32
      %1591 = arith.select %1587, %1590, %operandScale : f32
      %1592 = arith.remui %1580, %c13 : index
      %1593 = arith.muli %1592, %c18 : index
      %1594 = arith.addi %13, %1593 : index
      %1595 = vector.load %w[%1594] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1596 = vector.bitcast %1595 : vector<4xi8> to vector<1xf32>
      %1597 = vector.extract %1596[0] : f32 from vector<1xf32>
      %1598 = arith.mulf %1597, %1591 : f32
      %1599 = arith.mulf %1578, %1598 : f32
      %1600 = arith.remui %1580, %c13 : index
      %1601 = arith.muli %1600, %c18 : index
      %1602 = arith.addi %15, %1601 : index
      %1603 = vector.load %w[%1602] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1604 = vector.bitcast %1603 : vector<4xi8> to vector<1xf32>
      %1605 = vector.extract %1604[0] : f32 from vector<1xf32>
      %1606 = arith.mulf %1605, %1591 : f32
      %1607 = arith.mulf %1579, %1606 : f32
      %1608 = arith.muli %1585, %outputFeatures : index
      %1609 = arith.addi %1608, %21 : index
      %1610 = wave.lane
      %1611 = arith.remui %1610, %c13 : index
      %1612 = arith.addi %1609, %1611 : index
      scf.if %19 {
        %1613 = arith.addi %1612, %c5 : index
        %1614 = memref.load %residual[%1613] : memref<?xf32>
        %1615 = arith.addf %1614, %1599 : f32
        %1616 = arith.addi %1612, %c5 : index
        memref.store %1615, %out[%1616] : memref<?xf32>
      } else {
        %1617 = arith.addi %1612, %c5 : index
        memref.store %1599, %out[%1617] : memref<?xf32>
      }
      scf.if %19 {
        %1618 = arith.addi %1612, %c13 : index
        %1619 = memref.load %residual[%1618] : memref<?xf32>
        %1620 = arith.addf %1619, %1607 : f32
        %1621 = arith.addi %1612, %c13 : index
        memref.store %1620, %out[%1621] : memref<?xf32>
      } else {
        %1622 = arith.addi %1612, %c13 : index
        memref.store %1607, %out[%1622] : memref<?xf32>
      }
    }
    %1623 = wave.lane
    %1624 = vector.extract %643#4[0] : f32 from vector<8xf32>
    %1625 = vector.extract %643#5[0] : f32 from vector<8xf32>
    %1626 = wave.lane
    %1627 = arith.addi %18, %c11 : index
    %1628 = arith.muli %c5, %c2 : index
    %1629 = arith.addi %1627, %1628 : index
    %1630 = arith.divui %1626, %c13 : index
    %1631 = arith.addi %1629, %1630 : index
    %1632 = arith.cmpi slt, %1631, %17 : index
    scf.if %1632 {
      %1633 = arith.cmpi eq, %hasFactors, %c6 : index
      %1634 = arith.muli %1631, %c2 : index
      %1635 = memref.load %factors[%1634] : memref<?xf32>
      %1636 = arith.mulf %1635, %operandScale : f32
      %1637 = arith.select %1633, %1636, %operandScale : f32
      %1638 = arith.remui %1626, %c13 : index
      %1639 = arith.muli %1638, %c18 : index
      %1640 = arith.addi %13, %1639 : index
      %1641 = vector.load %w[%1640] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1642 = vector.bitcast %1641 : vector<4xi8> to vector<1xf32>
      %1643 = vector.extract %1642[0] : f32 from vector<1xf32>
      %1644 = arith.mulf %1643, %1637 : f32
      %1645 = arith.mulf %1624, %1644 : f32
      %1646 = arith.remui %1626, %c13 : index
      %1647 = arith.muli %1646, %c18 : index
      %1648 = arith.addi %15, %1647 : index
      %1649 = vector.load %w[%1648] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1650 = vector.bitcast %1649 : vector<4xi8> to vector<1xf32>
      %1651 = vector.extract %1650[0] : f32 from vector<1xf32>
      %1652 = arith.mulf %1651, %1637 : f32
      %1653 = arith.mulf %1625, %1652 : f32
      %1654 = arith.muli %1631, %outputFeatures : index
      %1655 = arith.addi %1654, %21 : index
      %1656 = wave.lane
      %1657 = arith.remui %1656, %c13 : index
      %1658 = arith.addi %1655, %1657 : index
      scf.if %19 {
        %1659 = arith.addi %1658, %c5 : index
        %1660 = memref.load %residual[%1659] : memref<?xf32>
        %1661 = arith.addf %1660, %1645 : f32
        %1662 = arith.addi %1658, %c5 : index
        memref.store %1661, %out[%1662] : memref<?xf32>
      } else {
        %1663 = arith.addi %1658, %c5 : index
        memref.store %1645, %out[%1663] : memref<?xf32>
      }
      scf.if %19 {
        %1664 = arith.addi %1658, %c13 : index
        %1665 = memref.load %residual[%1664] : memref<?xf32>
        %1666 = arith.addf %1665, %1653 : f32
        %1667 = arith.addi %1658, %c13 : index
        memref.store %1666, %out[%1667] : memref<?xf32>
      } else {
        %1668 = arith.addi %1658, %c13 : index
        memref.store %1653, %out[%1668] : memref<?xf32>
      }
    }
    %1669 = vector.extract %643#4[1] : f32 from vector<8xf32>
    %1670 = vector.extract %643#5[1] : f32 from vector<8xf32>
    %1671 = wave.lane
    %1672 = arith.addi %18, %c11 : index
    %1673 = arith.muli %c6, %c2 : index
    %1674 = arith.addi %1672, %1673 : index
    %1675 = arith.divui %1671, %c13 : index
    %1676 = arith.addi %1674, %1675 : index
    %1677 = arith.cmpi slt, %1676, %17 : index
    scf.if %1677 {
      %1678 = arith.cmpi eq, %hasFactors, %c6 : index
      %1679 = arith.muli %1676, %c2 : index
      %1680 = memref.load %factors[%1679] : memref<?xf32>
      %1681 = arith.mulf %1680, %operandScale : f32
      %1682 = arith.select %1678, %1681, %operandScale : f32
      %1683 = arith.remui %1671, %c13 : index
      %1684 = arith.muli %1683, %c18 : index
      %1685 = arith.addi %13, %1684 : index
      %1686 = vector.load %w[%1685] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1687 = vector.bitcast %1686 : vector<4xi8> to vector<1xf32>
      %1688 = vector.extract %1687[0] : f32 from vector<1xf32>
      %1689 = arith.mulf %1688, %1682 : f32
      %1690 = arith.mulf %1669, %1689 : f32
      %1691 = arith.remui %1671, %c13 : index
      %1692 = arith.muli %1691, %c18 : index
      %1693 = arith.addi %15, %1692 : index
      %1694 = vector.load %w[%1693] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1695 = vector.bitcast %1694 : vector<4xi8> to vector<1xf32>
      %1696 = vector.extract %1695[0] : f32 from vector<1xf32>
      %1697 = arith.mulf %1696, %1682 : f32
      %1698 = arith.mulf %1670, %1697 : f32
      %1699 = arith.muli %1676, %outputFeatures : index
      %1700 = arith.addi %1699, %21 : index
      %1701 = wave.lane
      %1702 = arith.remui %1701, %c13 : index
      %1703 = arith.addi %1700, %1702 : index
      scf.if %19 {
        %1704 = arith.addi %1703, %c5 : index
        %1705 = memref.load %residual[%1704] : memref<?xf32>
        %1706 = arith.addf %1705, %1690 : f32
        %1707 = arith.addi %1703, %c5 : index
        memref.store %1706, %out[%1707] : memref<?xf32>
      } else {
        %1708 = arith.addi %1703, %c5 : index
        memref.store %1690, %out[%1708] : memref<?xf32>
      }
      scf.if %19 {
        %1709 = arith.addi %1703, %c13 : index
        %1710 = memref.load %residual[%1709] : memref<?xf32>
        %1711 = arith.addf %1710, %1698 : f32
        %1712 = arith.addi %1703, %c13 : index
        memref.store %1711, %out[%1712] : memref<?xf32>
      } else {
        %1713 = arith.addi %1703, %c13 : index
        memref.store %1698, %out[%1713] : memref<?xf32>
      }
    }
    %1714 = vector.extract %643#4[2] : f32 from vector<8xf32>
    %1715 = vector.extract %643#5[2] : f32 from vector<8xf32>
    %1716 = wave.lane
    %1717 = arith.addi %18, %c11 : index
    %1718 = arith.muli %c2, %c2 : index
    %1719 = arith.addi %1717, %1718 : index
    %1720 = arith.divui %1716, %c13 : index
    %1721 = arith.addi %1719, %1720 : index
    %1722 = arith.cmpi slt, %1721, %17 : index
    scf.if %1722 {
      %1723 = arith.cmpi eq, %hasFactors, %c6 : index
      %1724 = arith.muli %1721, %c2 : index
      %1725 = memref.load %factors[%1724] : memref<?xf32>
      %1726 = arith.mulf %1725, %operandScale : f32
      %1727 = arith.select %1723, %1726, %operandScale : f32
      %1728 = arith.remui %1716, %c13 : index
      %1729 = arith.muli %1728, %c18 : index
      %1730 = arith.addi %13, %1729 : index
      %1731 = vector.load %w[%1730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1732 = vector.bitcast %1731 : vector<4xi8> to vector<1xf32>
      %1733 = vector.extract %1732[0] : f32 from vector<1xf32>
      %1734 = arith.mulf %1733, %1727 : f32
      %1735 = arith.mulf %1714, %1734 : f32
      %1736 = arith.remui %1716, %c13 : index
      %1737 = arith.muli %1736, %c18 : index
      %1738 = arith.addi %15, %1737 : index
      %1739 = vector.load %w[%1738] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1740 = vector.bitcast %1739 : vector<4xi8> to vector<1xf32>
      %1741 = vector.extract %1740[0] : f32 from vector<1xf32>
      %1742 = arith.mulf %1741, %1727 : f32
      %1743 = arith.mulf %1715, %1742 : f32
      %1744 = arith.muli %1721, %outputFeatures : index
      %1745 = arith.addi %1744, %21 : index
      %1746 = wave.lane
      %1747 = arith.remui %1746, %c13 : index
      %1748 = arith.addi %1745, %1747 : index
      scf.if %19 {
        %1749 = arith.addi %1748, %c5 : index
        %1750 = memref.load %residual[%1749] : memref<?xf32>
        %1751 = arith.addf %1750, %1735 : f32
        %1752 = arith.addi %1748, %c5 : index
        memref.store %1751, %out[%1752] : memref<?xf32>
      } else {
        %1753 = arith.addi %1748, %c5 : index
        memref.store %1735, %out[%1753] : memref<?xf32>
      }
      scf.if %19 {
        %1754 = arith.addi %1748, %c13 : index
        %1755 = memref.load %residual[%1754] : memref<?xf32>
        %1756 = arith.addf %1755, %1743 : f32
        %1757 = arith.addi %1748, %c13 : index
        memref.store %1756, %out[%1757] : memref<?xf32>
      } else {
        %1758 = arith.addi %1748, %c13 : index
        memref.store %1743, %out[%1758] : memref<?xf32>
      }
    }
    %1759 = vector.extract %643#4[3] : f32 from vector<8xf32>
    %1760 = vector.extract %643#5[3] : f32 from vector<8xf32>
    %1761 = wave.lane
    %1762 = arith.addi %18, %c11 : index
    %1763 = arith.muli %c32, %c2 : index
    %1764 = arith.addi %1762, %1763 : index
    %1765 = arith.divui %1761, %c13 : index
    %1766 = arith.addi %1764, %1765 : index
    %1767 = arith.cmpi slt, %1766, %17 : index
    scf.if %1767 {
      %1768 = arith.cmpi eq, %hasFactors, %c6 : index
      %1769 = arith.muli %1766, %c2 : index
      %1770 = memref.load %factors[%1769] : memref<?xf32>
      %1771 = arith.mulf %1770, %operandScale : f32
      %1772 = arith.select %1768, %1771, %operandScale : f32
      %1773 = arith.remui %1761, %c13 : index
      %1774 = arith.muli %1773, %c18 : index
      %1775 = arith.addi %13, %1774 : index
      %1776 = vector.load %w[%1775] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1777 = vector.bitcast %1776 : vector<4xi8> to vector<1xf32>
      %1778 = vector.extract %1777[0] : f32 from vector<1xf32>
      %1779 = arith.mulf %1778, %1772 : f32
      %1780 = arith.mulf %1759, %1779 : f32
      %1781 = arith.remui %1761, %c13 : index
      %1782 = arith.muli %1781, %c18 : index
      %1783 = arith.addi %15, %1782 : index
      %1784 = vector.load %w[%1783] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1785 = vector.bitcast %1784 : vector<4xi8> to vector<1xf32>
      %1786 = vector.extract %1785[0] : f32 from vector<1xf32>
      %1787 = arith.mulf %1786, %1772 : f32
      %1788 = arith.mulf %1760, %1787 : f32
      %1789 = arith.muli %1766, %outputFeatures : index
      %1790 = arith.addi %1789, %21 : index
      %1791 = wave.lane
      %1792 = arith.remui %1791, %c13 : index
      %1793 = arith.addi %1790, %1792 : index
      scf.if %19 {
        %1794 = arith.addi %1793, %c5 : index
        %1795 = memref.load %residual[%1794] : memref<?xf32>
        %1796 = arith.addf %1795, %1780 : f32
        %1797 = arith.addi %1793, %c5 : index
        memref.store %1796, %out[%1797] : memref<?xf32>
      } else {
        %1798 = arith.addi %1793, %c5 : index
        memref.store %1780, %out[%1798] : memref<?xf32>
      }
      scf.if %19 {
        %1799 = arith.addi %1793, %c13 : index
        %1800 = memref.load %residual[%1799] : memref<?xf32>
        %1801 = arith.addf %1800, %1788 : f32
        %1802 = arith.addi %1793, %c13 : index
        memref.store %1801, %out[%1802] : memref<?xf32>
      } else {
        %1803 = arith.addi %1793, %c13 : index
        memref.store %1788, %out[%1803] : memref<?xf32>
      }
    }
    %1804 = vector.extract %643#4[4] : f32 from vector<8xf32>
    %1805 = vector.extract %643#5[4] : f32 from vector<8xf32>
    %1806 = wave.lane
    %1807 = arith.addi %18, %c11 : index
    %1808 = arith.muli %c18, %c2 : index
    %1809 = arith.addi %1807, %1808 : index
    %1810 = arith.divui %1806, %c13 : index
    %1811 = arith.addi %1809, %1810 : index
    %1812 = arith.cmpi slt, %1811, %17 : index
    scf.if %1812 {
      %1813 = arith.cmpi eq, %hasFactors, %c6 : index
      %1814 = arith.muli %1811, %c2 : index
      %1815 = memref.load %factors[%1814] : memref<?xf32>
      %1816 = arith.mulf %1815, %operandScale : f32
      %1817 = arith.select %1813, %1816, %operandScale : f32
      %1818 = arith.remui %1806, %c13 : index
      %1819 = arith.muli %1818, %c18 : index
      %1820 = arith.addi %13, %1819 : index
      %1821 = vector.load %w[%1820] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1822 = vector.bitcast %1821 : vector<4xi8> to vector<1xf32>
      %1823 = vector.extract %1822[0] : f32 from vector<1xf32>
      %1824 = arith.mulf %1823, %1817 : f32
      %1825 = arith.mulf %1804, %1824 : f32
      %1826 = arith.remui %1806, %c13 : index
      %1827 = arith.muli %1826, %c18 : index
      %1828 = arith.addi %15, %1827 : index
      %1829 = vector.load %w[%1828] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1830 = vector.bitcast %1829 : vector<4xi8> to vector<1xf32>
      %1831 = vector.extract %1830[0] : f32 from vector<1xf32>
      %1832 = arith.mulf %1831, %1817 : f32
      %1833 = arith.mulf %1805, %1832 : f32
      %1834 = arith.muli %1811, %outputFeatures : index
      %1835 = arith.addi %1834, %21 : index
      %1836 = wave.lane
      %1837 = arith.remui %1836, %c13 : index
      %1838 = arith.addi %1835, %1837 : index
      scf.if %19 {
        %1839 = arith.addi %1838, %c5 : index
        %1840 = memref.load %residual[%1839] : memref<?xf32>
        %1841 = arith.addf %1840, %1825 : f32
        %1842 = arith.addi %1838, %c5 : index
        memref.store %1841, %out[%1842] : memref<?xf32>
      } else {
        %1843 = arith.addi %1838, %c5 : index
        memref.store %1825, %out[%1843] : memref<?xf32>
      }
      scf.if %19 {
        %1844 = arith.addi %1838, %c13 : index
        %1845 = memref.load %residual[%1844] : memref<?xf32>
        %1846 = arith.addf %1845, %1833 : f32
        %1847 = arith.addi %1838, %c13 : index
        memref.store %1846, %out[%1847] : memref<?xf32>
      } else {
        %1848 = arith.addi %1838, %c13 : index
        memref.store %1833, %out[%1848] : memref<?xf32>
      }
    }
    %1849 = vector.extract %643#4[5] : f32 from vector<8xf32>
    %1850 = vector.extract %643#5[5] : f32 from vector<8xf32>
    %1851 = wave.lane
    %1852 = arith.addi %18, %c11 : index
    %1853 = arith.muli %c35, %c2 : index
    %1854 = arith.addi %1852, %1853 : index
    %1855 = arith.divui %1851, %c13 : index
    %1856 = arith.addi %1854, %1855 : index
    %1857 = arith.cmpi slt, %1856, %17 : index
    scf.if %1857 {
      %1858 = arith.cmpi eq, %hasFactors, %c6 : index
      %1859 = arith.muli %1856, %c2 : index
      %1860 = memref.load %factors[%1859] : memref<?xf32>
      %1861 = arith.mulf %1860, %operandScale : f32
      %1862 = arith.select %1858, %1861, %operandScale : f32
      %1863 = arith.remui %1851, %c13 : index
      %1864 = arith.muli %1863, %c18 : index
      %1865 = arith.addi %13, %1864 : index
      %1866 = vector.load %w[%1865] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1867 = vector.bitcast %1866 : vector<4xi8> to vector<1xf32>
      %1868 = vector.extract %1867[0] : f32 from vector<1xf32>
      %1869 = arith.mulf %1868, %1862 : f32
      %1870 = arith.mulf %1849, %1869 : f32
      %1871 = arith.remui %1851, %c13 : index
      %1872 = arith.muli %1871, %c18 : index
      %1873 = arith.addi %15, %1872 : index
      %1874 = vector.load %w[%1873] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1875 = vector.bitcast %1874 : vector<4xi8> to vector<1xf32>
      %1876 = vector.extract %1875[0] : f32 from vector<1xf32>
      %1877 = arith.mulf %1876, %1862 : f32
      %1878 = arith.mulf %1850, %1877 : f32
      %1879 = arith.muli %1856, %outputFeatures : index
      %1880 = arith.addi %1879, %21 : index
      %1881 = wave.lane
      %1882 = arith.remui %1881, %c13 : index
      %1883 = arith.addi %1880, %1882 : index
      scf.if %19 {
        %1884 = arith.addi %1883, %c5 : index
        %1885 = memref.load %residual[%1884] : memref<?xf32>
        %1886 = arith.addf %1885, %1870 : f32
        %1887 = arith.addi %1883, %c5 : index
        memref.store %1886, %out[%1887] : memref<?xf32>
      } else {
        %1888 = arith.addi %1883, %c5 : index
        memref.store %1870, %out[%1888] : memref<?xf32>
      }
      scf.if %19 {
        %1889 = arith.addi %1883, %c13 : index
        %1890 = memref.load %residual[%1889] : memref<?xf32>
        %1891 = arith.addf %1890, %1878 : f32
        %1892 = arith.addi %1883, %c13 : index
        memref.store %1891, %out[%1892] : memref<?xf32>
      } else {
        %1893 = arith.addi %1883, %c13 : index
        memref.store %1878, %out[%1893] : memref<?xf32>
      }
    }
    %1894 = vector.extract %643#4[6] : f32 from vector<8xf32>
    %1895 = vector.extract %643#5[6] : f32 from vector<8xf32>
    %1896 = wave.lane
    %1897 = arith.addi %18, %c11 : index
    %1898 = arith.muli %c36, %c2 : index
    %1899 = arith.addi %1897, %1898 : index
    %1900 = arith.divui %1896, %c13 : index
    %1901 = arith.addi %1899, %1900 : index
    %1902 = arith.cmpi slt, %1901, %17 : index
    scf.if %1902 {
      %1903 = arith.cmpi eq, %hasFactors, %c6 : index
      %1904 = arith.muli %1901, %c2 : index
      %1905 = memref.load %factors[%1904] : memref<?xf32>
      %1906 = arith.mulf %1905, %operandScale : f32
      %1907 = arith.select %1903, %1906, %operandScale : f32
      %1908 = arith.remui %1896, %c13 : index
      %1909 = arith.muli %1908, %c18 : index
      %1910 = arith.addi %13, %1909 : index
      %1911 = vector.load %w[%1910] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1912 = vector.bitcast %1911 : vector<4xi8> to vector<1xf32>
      %1913 = vector.extract %1912[0] : f32 from vector<1xf32>
      %1914 = arith.mulf %1913, %1907 : f32
      %1915 = arith.mulf %1894, %1914 : f32
      %1916 = arith.remui %1896, %c13 : index
      %1917 = arith.muli %1916, %c18 : index
      %1918 = arith.addi %15, %1917 : index
      %1919 = vector.load %w[%1918] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1920 = vector.bitcast %1919 : vector<4xi8> to vector<1xf32>
      %1921 = vector.extract %1920[0] : f32 from vector<1xf32>
      %1922 = arith.mulf %1921, %1907 : f32
      %1923 = arith.mulf %1895, %1922 : f32
      %1924 = arith.muli %1901, %outputFeatures : index
      %1925 = arith.addi %1924, %21 : index
      %1926 = wave.lane
      %1927 = arith.remui %1926, %c13 : index
      %1928 = arith.addi %1925, %1927 : index
      scf.if %19 {
        %1929 = arith.addi %1928, %c5 : index
        %1930 = memref.load %residual[%1929] : memref<?xf32>
        %1931 = arith.addf %1930, %1915 : f32
        %1932 = arith.addi %1928, %c5 : index
        memref.store %1931, %out[%1932] : memref<?xf32>
      } else {
        %1933 = arith.addi %1928, %c5 : index
        memref.store %1915, %out[%1933] : memref<?xf32>
      }
      scf.if %19 {
        %1934 = arith.addi %1928, %c13 : index
        %1935 = memref.load %residual[%1934] : memref<?xf32>
        %1936 = arith.addf %1935, %1923 : f32
        %1937 = arith.addi %1928, %c13 : index
        memref.store %1936, %out[%1937] : memref<?xf32>
      } else {
        %1938 = arith.addi %1928, %c13 : index
        memref.store %1923, %out[%1938] : memref<?xf32>
      }
    }
    %1939 = vector.extract %643#4[7] : f32 from vector<8xf32>
    %1940 = vector.extract %643#5[7] : f32 from vector<8xf32>
    %1941 = wave.lane
    %1942 = arith.addi %18, %c11 : index
    %1943 = arith.muli %c37, %c2 : index
    %1944 = arith.addi %1942, %1943 : index
    %1945 = arith.divui %1941, %c13 : index
    %1946 = arith.addi %1944, %1945 : index
    %1947 = arith.cmpi slt, %1946, %17 : index
    scf.if %1947 {
      %1948 = arith.cmpi eq, %hasFactors, %c6 : index
      %1949 = arith.muli %1946, %c2 : index
      %1950 = memref.load %factors[%1949] : memref<?xf32>
      %1951 = arith.mulf %1950, %operandScale : f32
      %1952 = arith.select %1948, %1951, %operandScale : f32
      %1953 = arith.remui %1941, %c13 : index
      %1954 = arith.muli %1953, %c18 : index
      %1955 = arith.addi %13, %1954 : index
      %1956 = vector.load %w[%1955] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1957 = vector.bitcast %1956 : vector<4xi8> to vector<1xf32>
      %1958 = vector.extract %1957[0] : f32 from vector<1xf32>
      %1959 = arith.mulf %1958, %1952 : f32
      %1960 = arith.mulf %1939, %1959 : f32
      %1961 = arith.remui %1941, %c13 : index
      %1962 = arith.muli %1961, %c18 : index
      %1963 = arith.addi %15, %1962 : index
      %1964 = vector.load %w[%1963] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1965 = vector.bitcast %1964 : vector<4xi8> to vector<1xf32>
      %1966 = vector.extract %1965[0] : f32 from vector<1xf32>
      %1967 = arith.mulf %1966, %1952 : f32
      %1968 = arith.mulf %1940, %1967 : f32
      %1969 = arith.muli %1946, %outputFeatures : index
      %1970 = arith.addi %1969, %21 : index
      %1971 = wave.lane
      %1972 = arith.remui %1971, %c13 : index
      %1973 = arith.addi %1970, %1972 : index
      scf.if %19 {
        %1974 = arith.addi %1973, %c5 : index
        %1975 = memref.load %residual[%1974] : memref<?xf32>
        %1976 = arith.addf %1975, %1960 : f32
        %1977 = arith.addi %1973, %c5 : index
        memref.store %1976, %out[%1977] : memref<?xf32>
      } else {
        %1978 = arith.addi %1973, %c5 : index
        memref.store %1960, %out[%1978] : memref<?xf32>
      }
      scf.if %19 {
        %1979 = arith.addi %1973, %c13 : index
        %1980 = memref.load %residual[%1979] : memref<?xf32>
        %1981 = arith.addf %1980, %1968 : f32
        %1982 = arith.addi %1973, %c13 : index
        memref.store %1981, %out[%1982] : memref<?xf32>
      } else {
        %1983 = arith.addi %1973, %c13 : index
        memref.store %1968, %out[%1983] : memref<?xf32>
      }
    }
    %1984 = wave.lane
    %1985 = vector.extract %643#6[0] : f32 from vector<8xf32>
    %1986 = vector.extract %643#7[0] : f32 from vector<8xf32>
    %1987 = wave.lane
    %1988 = arith.addi %18, %c14 : index
    %1989 = arith.muli %c5, %c2 : index
    %1990 = arith.addi %1988, %1989 : index
    %1991 = arith.divui %1987, %c13 : index
    %1992 = arith.addi %1990, %1991 : index
    %1993 = arith.cmpi slt, %1992, %17 : index
    scf.if %1993 {
      %1994 = arith.cmpi eq, %hasFactors, %c6 : index
      %1995 = arith.muli %1992, %c2 : index
      %1996 = memref.load %factors[%1995] : memref<?xf32>
      %1997 = arith.mulf %1996, %operandScale : f32
      %1998 = arith.select %1994, %1997, %operandScale : f32
      %1999 = arith.remui %1987, %c13 : index
      %2000 = arith.muli %1999, %c18 : index
      %2001 = arith.addi %13, %2000 : index
      %2002 = vector.load %w[%2001] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2003 = vector.bitcast %2002 : vector<4xi8> to vector<1xf32>
      %2004 = vector.extract %2003[0] : f32 from vector<1xf32>
      %2005 = arith.mulf %2004, %1998 : f32
      %2006 = arith.mulf %1985, %2005 : f32
      %2007 = arith.remui %1987, %c13 : index
      %2008 = arith.muli %2007, %c18 : index
      %2009 = arith.addi %15, %2008 : index
      %2010 = vector.load %w[%2009] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2011 = vector.bitcast %2010 : vector<4xi8> to vector<1xf32>
      %2012 = vector.extract %2011[0] : f32 from vector<1xf32>
      %2013 = arith.mulf %2012, %1998 : f32
      %2014 = arith.mulf %1986, %2013 : f32
      %2015 = arith.muli %1992, %outputFeatures : index
      %2016 = arith.addi %2015, %21 : index
      %2017 = wave.lane
      %2018 = arith.remui %2017, %c13 : index
      %2019 = arith.addi %2016, %2018 : index
      scf.if %19 {
        %2020 = arith.addi %2019, %c5 : index
        %2021 = memref.load %residual[%2020] : memref<?xf32>
        %2022 = arith.addf %2021, %2006 : f32
        %2023 = arith.addi %2019, %c5 : index
        memref.store %2022, %out[%2023] : memref<?xf32>
      } else {
        %2024 = arith.addi %2019, %c5 : index
        memref.store %2006, %out[%2024] : memref<?xf32>
      }
      scf.if %19 {
        %2025 = arith.addi %2019, %c13 : index
        %2026 = memref.load %residual[%2025] : memref<?xf32>
        %2027 = arith.addf %2026, %2014 : f32
        %2028 = arith.addi %2019, %c13 : index
        memref.store %2027, %out[%2028] : memref<?xf32>
      } else {
        %2029 = arith.addi %2019, %c13 : index
        memref.store %2014, %out[%2029] : memref<?xf32>
      }
    }
    %2030 = vector.extract %643#6[1] : f32 from vector<8xf32>
    %2031 = vector.extract %643#7[1] : f32 from vector<8xf32>
    %2032 = wave.lane
    %2033 = arith.addi %18, %c14 : index
    %2034 = arith.muli %c6, %c2 : index
    %2035 = arith.addi %2033, %2034 : index
    %2036 = arith.divui %2032, %c13 : index
    %2037 = arith.addi %2035, %2036 : index
    %2038 = arith.cmpi slt, %2037, %17 : index
    scf.if %2038 {
      %2039 = arith.cmpi eq, %hasFactors, %c6 : index
      %2040 = arith.muli %2037, %c2 : index
      %2041 = memref.load %factors[%2040] : memref<?xf32>
      %2042 = arith.mulf %2041, %operandScale : f32
      %2043 = arith.select %2039, %2042, %operandScale : f32
      %2044 = arith.remui %2032, %c13 : index
      %2045 = arith.muli %2044, %c18 : index
      %2046 = arith.addi %13, %2045 : index
      %2047 = vector.load %w[%2046] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2048 = vector.bitcast %2047 : vector<4xi8> to vector<1xf32>
      %2049 = vector.extract %2048[0] : f32 from vector<1xf32>
      %2050 = arith.mulf %2049, %2043 : f32
      %2051 = arith.mulf %2030, %2050 : f32
      %2052 = arith.remui %2032, %c13 : index
      %2053 = arith.muli %2052, %c18 : index
      %2054 = arith.addi %15, %2053 : index
      %2055 = vector.load %w[%2054] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2056 = vector.bitcast %2055 : vector<4xi8> to vector<1xf32>
      %2057 = vector.extract %2056[0] : f32 from vector<1xf32>
      %2058 = arith.mulf %2057, %2043 : f32
      %2059 = arith.mulf %2031, %2058 : f32
      %2060 = arith.muli %2037, %outputFeatures : index
      %2061 = arith.addi %2060, %21 : index
      %2062 = wave.lane
      %2063 = arith.remui %2062, %c13 : index
      %2064 = arith.addi %2061, %2063 : index
      scf.if %19 {
        %2065 = arith.addi %2064, %c5 : index
        %2066 = memref.load %residual[%2065] : memref<?xf32>
        %2067 = arith.addf %2066, %2051 : f32
        %2068 = arith.addi %2064, %c5 : index
        memref.store %2067, %out[%2068] : memref<?xf32>
      } else {
        %2069 = arith.addi %2064, %c5 : index
        memref.store %2051, %out[%2069] : memref<?xf32>
      }
      scf.if %19 {
        %2070 = arith.addi %2064, %c13 : index
        %2071 = memref.load %residual[%2070] : memref<?xf32>
        %2072 = arith.addf %2071, %2059 : f32
        %2073 = arith.addi %2064, %c13 : index
        memref.store %2072, %out[%2073] : memref<?xf32>
      } else {
        %2074 = arith.addi %2064, %c13 : index
        memref.store %2059, %out[%2074] : memref<?xf32>
      }
    }
    %2075 = vector.extract %643#6[2] : f32 from vector<8xf32>
    %2076 = vector.extract %643#7[2] : f32 from vector<8xf32>
    %2077 = wave.lane
    %2078 = arith.addi %18, %c14 : index
    %2079 = arith.muli %c2, %c2 : index
    %2080 = arith.addi %2078, %2079 : index
    %2081 = arith.divui %2077, %c13 : index
    %2082 = arith.addi %2080, %2081 : index
    %2083 = arith.cmpi slt, %2082, %17 : index
    scf.if %2083 {
      %2084 = arith.cmpi eq, %hasFactors, %c6 : index
      %2085 = arith.muli %2082, %c2 : index
      %2086 = memref.load %factors[%2085] : memref<?xf32>
      %2087 = arith.mulf %2086, %operandScale : f32
      %2088 = arith.select %2084, %2087, %operandScale : f32
      %2089 = arith.remui %2077, %c13 : index
      %2090 = arith.muli %2089, %c18 : index
      %2091 = arith.addi %13, %2090 : index
      %2092 = vector.load %w[%2091] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2093 = vector.bitcast %2092 : vector<4xi8> to vector<1xf32>
      %2094 = vector.extract %2093[0] : f32 from vector<1xf32>
      %2095 = arith.mulf %2094, %2088 : f32
      %2096 = arith.mulf %2075, %2095 : f32
      %2097 = arith.remui %2077, %c13 : index
      %2098 = arith.muli %2097, %c18 : index
      %2099 = arith.addi %15, %2098 : index
      %2100 = vector.load %w[%2099] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2101 = vector.bitcast %2100 : vector<4xi8> to vector<1xf32>
      %2102 = vector.extract %2101[0] : f32 from vector<1xf32>
      %2103 = arith.mulf %2102, %2088 : f32
      %2104 = arith.mulf %2076, %2103 : f32
      %2105 = arith.muli %2082, %outputFeatures : index
      %2106 = arith.addi %2105, %21 : index
      %2107 = wave.lane
      %2108 = arith.remui %2107, %c13 : index
      %2109 = arith.addi %2106, %2108 : index
      scf.if %19 {
        %2110 = arith.addi %2109, %c5 : index
        %2111 = memref.load %residual[%2110] : memref<?xf32>
        %2112 = arith.addf %2111, %2096 : f32
        %2113 = arith.addi %2109, %c5 : index
        memref.store %2112, %out[%2113] : memref<?xf32>
      } else {
        %2114 = arith.addi %2109, %c5 : index
        memref.store %2096, %out[%2114] : memref<?xf32>
      }
      scf.if %19 {
        %2115 = arith.addi %2109, %c13 : index
        %2116 = memref.load %residual[%2115] : memref<?xf32>
        %2117 = arith.addf %2116, %2104 : f32
        %2118 = arith.addi %2109, %c13 : index
        memref.store %2117, %out[%2118] : memref<?xf32>
      } else {
        %2119 = arith.addi %2109, %c13 : index
        memref.store %2104, %out[%2119] : memref<?xf32>
      }
    }
    %2120 = vector.extract %643#6[3] : f32 from vector<8xf32>
    %2121 = vector.extract %643#7[3] : f32 from vector<8xf32>
    %2122 = wave.lane
    %2123 = arith.addi %18, %c14 : index
    %2124 = arith.muli %c32, %c2 : index
    %2125 = arith.addi %2123, %2124 : index
    %2126 = arith.divui %2122, %c13 : index
    %2127 = arith.addi %2125, %2126 : index
    %2128 = arith.cmpi slt, %2127, %17 : index
    scf.if %2128 {
      %2129 = arith.cmpi eq, %hasFactors, %c6 : index
      %2130 = arith.muli %2127, %c2 : index
      %2131 = memref.load %factors[%2130] : memref<?xf32>
      %2132 = arith.mulf %2131, %operandScale : f32
      %2133 = arith.select %2129, %2132, %operandScale : f32
      %2134 = arith.remui %2122, %c13 : index
      %2135 = arith.muli %2134, %c18 : index
      %2136 = arith.addi %13, %2135 : index
      %2137 = vector.load %w[%2136] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2138 = vector.bitcast %2137 : vector<4xi8> to vector<1xf32>
      %2139 = vector.extract %2138[0] : f32 from vector<1xf32>
      %2140 = arith.mulf %2139, %2133 : f32
      %2141 = arith.mulf %2120, %2140 : f32
      %2142 = arith.remui %2122, %c13 : index
      %2143 = arith.muli %2142, %c18 : index
      %2144 = arith.addi %15, %2143 : index
      %2145 = vector.load %w[%2144] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2146 = vector.bitcast %2145 : vector<4xi8> to vector<1xf32>
      %2147 = vector.extract %2146[0] : f32 from vector<1xf32>
      %2148 = arith.mulf %2147, %2133 : f32
      %2149 = arith.mulf %2121, %2148 : f32
      %2150 = arith.muli %2127, %outputFeatures : index
      %2151 = arith.addi %2150, %21 : index
      %2152 = wave.lane
      %2153 = arith.remui %2152, %c13 : index
      %2154 = arith.addi %2151, %2153 : index
      scf.if %19 {
        %2155 = arith.addi %2154, %c5 : index
        %2156 = memref.load %residual[%2155] : memref<?xf32>
        %2157 = arith.addf %2156, %2141 : f32
        %2158 = arith.addi %2154, %c5 : index
        memref.store %2157, %out[%2158] : memref<?xf32>
      } else {
        %2159 = arith.addi %2154, %c5 : index
        memref.store %2141, %out[%2159] : memref<?xf32>
      }
      scf.if %19 {
        %2160 = arith.addi %2154, %c13 : index
        %2161 = memref.load %residual[%2160] : memref<?xf32>
        %2162 = arith.addf %2161, %2149 : f32
        %2163 = arith.addi %2154, %c13 : index
        memref.store %2162, %out[%2163] : memref<?xf32>
      } else {
        %2164 = arith.addi %2154, %c13 : index
        memref.store %2149, %out[%2164] : memref<?xf32>
      }
    }
    %2165 = vector.extract %643#6[4] : f32 from vector<8xf32>
    %2166 = vector.extract %643#7[4] : f32 from vector<8xf32>
    %2167 = wave.lane
    %2168 = arith.addi %18, %c14 : index
    %2169 = arith.muli %c18, %c2 : index
    %2170 = arith.addi %2168, %2169 : index
    %2171 = arith.divui %2167, %c13 : index
    %2172 = arith.addi %2170, %2171 : index
    %2173 = arith.cmpi slt, %2172, %17 : index
    scf.if %2173 {
      %2174 = arith.cmpi eq, %hasFactors, %c6 : index
      %2175 = arith.muli %2172, %c2 : index
      %2176 = memref.load %factors[%2175] : memref<?xf32>
      %2177 = arith.mulf %2176, %operandScale : f32
      %2178 = arith.select %2174, %2177, %operandScale : f32
      %2179 = arith.remui %2167, %c13 : index
      %2180 = arith.muli %2179, %c18 : index
      %2181 = arith.addi %13, %2180 : index
      %2182 = vector.load %w[%2181] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2183 = vector.bitcast %2182 : vector<4xi8> to vector<1xf32>
      %2184 = vector.extract %2183[0] : f32 from vector<1xf32>
      %2185 = arith.mulf %2184, %2178 : f32
      %2186 = arith.mulf %2165, %2185 : f32
      %2187 = arith.remui %2167, %c13 : index
      %2188 = arith.muli %2187, %c18 : index
      %2189 = arith.addi %15, %2188 : index
      %2190 = vector.load %w[%2189] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2191 = vector.bitcast %2190 : vector<4xi8> to vector<1xf32>
      %2192 = vector.extract %2191[0] : f32 from vector<1xf32>
      %2193 = arith.mulf %2192, %2178 : f32
      %2194 = arith.mulf %2166, %2193 : f32
      %2195 = arith.muli %2172, %outputFeatures : index
      %2196 = arith.addi %2195, %21 : index
      %2197 = wave.lane
      %2198 = arith.remui %2197, %c13 : index
      %2199 = arith.addi %2196, %2198 : index
      scf.if %19 {
        %2200 = arith.addi %2199, %c5 : index
        %2201 = memref.load %residual[%2200] : memref<?xf32>
        %2202 = arith.addf %2201, %2186 : f32
        %2203 = arith.addi %2199, %c5 : index
        memref.store %2202, %out[%2203] : memref<?xf32>
      } else {
        %2204 = arith.addi %2199, %c5 : index
        memref.store %2186, %out[%2204] : memref<?xf32>
      }
      scf.if %19 {
        %2205 = arith.addi %2199, %c13 : index
        %2206 = memref.load %residual[%2205] : memref<?xf32>
        %2207 = arith.addf %2206, %2194 : f32
        %2208 = arith.addi %2199, %c13 : index
        memref.store %2207, %out[%2208] : memref<?xf32>
      } else {
        %2209 = arith.addi %2199, %c13 : index
        memref.store %2194, %out[%2209] : memref<?xf32>
      }
    }
    %2210 = vector.extract %643#6[5] : f32 from vector<8xf32>
    %2211 = vector.extract %643#7[5] : f32 from vector<8xf32>
    %2212 = wave.lane
    %2213 = arith.addi %18, %c14 : index
    %2214 = arith.muli %c35, %c2 : index
    %2215 = arith.addi %2213, %2214 : index
    %2216 = arith.divui %2212, %c13 : index
    %2217 = arith.addi %2215, %2216 : index
    %2218 = arith.cmpi slt, %2217, %17 : index
    scf.if %2218 {
      %2219 = arith.cmpi eq, %hasFactors, %c6 : index
      %2220 = arith.muli %2217, %c2 : index
      %2221 = memref.load %factors[%2220] : memref<?xf32>
      %2222 = arith.mulf %2221, %operandScale : f32
      %2223 = arith.select %2219, %2222, %operandScale : f32
      %2224 = arith.remui %2212, %c13 : index
      %2225 = arith.muli %2224, %c18 : index
      %2226 = arith.addi %13, %2225 : index
      %2227 = vector.load %w[%2226] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2228 = vector.bitcast %2227 : vector<4xi8> to vector<1xf32>
      %2229 = vector.extract %2228[0] : f32 from vector<1xf32>
      %2230 = arith.mulf %2229, %2223 : f32
      %2231 = arith.mulf %2210, %2230 : f32
      %2232 = arith.remui %2212, %c13 : index
      %2233 = arith.muli %2232, %c18 : index
      %2234 = arith.addi %15, %2233 : index
      %2235 = vector.load %w[%2234] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2236 = vector.bitcast %2235 : vector<4xi8> to vector<1xf32>
      %2237 = vector.extract %2236[0] : f32 from vector<1xf32>
      %2238 = arith.mulf %2237, %2223 : f32
      %2239 = arith.mulf %2211, %2238 : f32
      %2240 = arith.muli %2217, %outputFeatures : index
      %2241 = arith.addi %2240, %21 : index
      %2242 = wave.lane
      %2243 = arith.remui %2242, %c13 : index
      %2244 = arith.addi %2241, %2243 : index
      scf.if %19 {
        %2245 = arith.addi %2244, %c5 : index
        %2246 = memref.load %residual[%2245] : memref<?xf32>
        %2247 = arith.addf %2246, %2231 : f32
        %2248 = arith.addi %2244, %c5 : index
        memref.store %2247, %out[%2248] : memref<?xf32>
      } else {
        %2249 = arith.addi %2244, %c5 : index
        memref.store %2231, %out[%2249] : memref<?xf32>
      }
      scf.if %19 {
        %2250 = arith.addi %2244, %c13 : index
        %2251 = memref.load %residual[%2250] : memref<?xf32>
        %2252 = arith.addf %2251, %2239 : f32
        %2253 = arith.addi %2244, %c13 : index
        memref.store %2252, %out[%2253] : memref<?xf32>
      } else {
        %2254 = arith.addi %2244, %c13 : index
        memref.store %2239, %out[%2254] : memref<?xf32>
      }
    }
    %2255 = vector.extract %643#6[6] : f32 from vector<8xf32>
    %2256 = vector.extract %643#7[6] : f32 from vector<8xf32>
    %2257 = wave.lane
    %2258 = arith.addi %18, %c14 : index
    %2259 = arith.muli %c36, %c2 : index
    %2260 = arith.addi %2258, %2259 : index
    %2261 = arith.divui %2257, %c13 : index
    %2262 = arith.addi %2260, %2261 : index
    %2263 = arith.cmpi slt, %2262, %17 : index
    scf.if %2263 {
      %2264 = arith.cmpi eq, %hasFactors, %c6 : index
      %2265 = arith.muli %2262, %c2 : index
      %2266 = memref.load %factors[%2265] : memref<?xf32>
      %2267 = arith.mulf %2266, %operandScale : f32
      %2268 = arith.select %2264, %2267, %operandScale : f32
      %2269 = arith.remui %2257, %c13 : index
      %2270 = arith.muli %2269, %c18 : index
      %2271 = arith.addi %13, %2270 : index
      %2272 = vector.load %w[%2271] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2273 = vector.bitcast %2272 : vector<4xi8> to vector<1xf32>
      %2274 = vector.extract %2273[0] : f32 from vector<1xf32>
      %2275 = arith.mulf %2274, %2268 : f32
      %2276 = arith.mulf %2255, %2275 : f32
      %2277 = arith.remui %2257, %c13 : index
      %2278 = arith.muli %2277, %c18 : index
      %2279 = arith.addi %15, %2278 : index
      %2280 = vector.load %w[%2279] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2281 = vector.bitcast %2280 : vector<4xi8> to vector<1xf32>
      %2282 = vector.extract %2281[0] : f32 from vector<1xf32>
      %2283 = arith.mulf %2282, %2268 : f32
      %2284 = arith.mulf %2256, %2283 : f32
      %2285 = arith.muli %2262, %outputFeatures : index
      %2286 = arith.addi %2285, %21 : index
      %2287 = wave.lane
      %2288 = arith.remui %2287, %c13 : index
      %2289 = arith.addi %2286, %2288 : index
      scf.if %19 {
        %2290 = arith.addi %2289, %c5 : index
        %2291 = memref.load %residual[%2290] : memref<?xf32>
        %2292 = arith.addf %2291, %2276 : f32
        %2293 = arith.addi %2289, %c5 : index
        memref.store %2292, %out[%2293] : memref<?xf32>
      } else {
        %2294 = arith.addi %2289, %c5 : index
        memref.store %2276, %out[%2294] : memref<?xf32>
      }
      scf.if %19 {
        %2295 = arith.addi %2289, %c13 : index
        %2296 = memref.load %residual[%2295] : memref<?xf32>
        %2297 = arith.addf %2296, %2284 : f32
        %2298 = arith.addi %2289, %c13 : index
        memref.store %2297, %out[%2298] : memref<?xf32>
      } else {
        %2299 = arith.addi %2289, %c13 : index
        memref.store %2284, %out[%2299] : memref<?xf32>
      }
    }
    %2300 = vector.extract %643#6[7] : f32 from vector<8xf32>
    %2301 = vector.extract %643#7[7] : f32 from vector<8xf32>
    %2302 = wave.lane
    %2303 = arith.addi %18, %c14 : index
    %2304 = arith.muli %c37, %c2 : index
    %2305 = arith.addi %2303, %2304 : index
    %2306 = arith.divui %2302, %c13 : index
    %2307 = arith.addi %2305, %2306 : index
    %2308 = arith.cmpi slt, %2307, %17 : index
    scf.if %2308 {
      %2309 = arith.cmpi eq, %hasFactors, %c6 : index
      %2310 = arith.muli %2307, %c2 : index
      %2311 = memref.load %factors[%2310] : memref<?xf32>
      %2312 = arith.mulf %2311, %operandScale : f32
      %2313 = arith.select %2309, %2312, %operandScale : f32
      %2314 = arith.remui %2302, %c13 : index
      %2315 = arith.muli %2314, %c18 : index
      %2316 = arith.addi %13, %2315 : index
      %2317 = vector.load %w[%2316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2318 = vector.bitcast %2317 : vector<4xi8> to vector<1xf32>
      %2319 = vector.extract %2318[0] : f32 from vector<1xf32>
      %2320 = arith.mulf %2319, %2313 : f32
      %2321 = arith.mulf %2300, %2320 : f32
      %2322 = arith.remui %2302, %c13 : index
      %2323 = arith.muli %2322, %c18 : index
      %2324 = arith.addi %15, %2323 : index
      %2325 = vector.load %w[%2324] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2326 = vector.bitcast %2325 : vector<4xi8> to vector<1xf32>
      %2327 = vector.extract %2326[0] : f32 from vector<1xf32>
      %2328 = arith.mulf %2327, %2313 : f32
      %2329 = arith.mulf %2301, %2328 : f32
      %2330 = arith.muli %2307, %outputFeatures : index
      %2331 = arith.addi %2330, %21 : index
      %2332 = wave.lane
      %2333 = arith.remui %2332, %c13 : index
      %2334 = arith.addi %2331, %2333 : index
      scf.if %19 {
        %2335 = arith.addi %2334, %c5 : index
        %2336 = memref.load %residual[%2335] : memref<?xf32>
        %2337 = arith.addf %2336, %2321 : f32
        %2338 = arith.addi %2334, %c5 : index
        memref.store %2337, %out[%2338] : memref<?xf32>
      } else {
        %2339 = arith.addi %2334, %c5 : index
        memref.store %2321, %out[%2339] : memref<?xf32>
      }
      scf.if %19 {
        %2340 = arith.addi %2334, %c13 : index
        %2341 = memref.load %residual[%2340] : memref<?xf32>
        %2342 = arith.addf %2341, %2329 : f32
        %2343 = arith.addi %2334, %c13 : index
        memref.store %2342, %out[%2343] : memref<?xf32>
      } else {
        %2344 = arith.addi %2334, %c13 : index
        memref.store %2329, %out[%2344] : memref<?xf32>
      }
    }
  }
  wave.return
}
