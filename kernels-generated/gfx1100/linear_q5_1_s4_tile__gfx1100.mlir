// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='q5_1', splits=4)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_1_s4_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 4 : index
  %c8 = arith.constant 16384 : index
  %hasResidual = wave.param "hasResidual" : index
  %c10 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant dense<0x00000000> : vector<8xf32>
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 0 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 256 : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant dense<0> : vector<4xi32>
  %c19 = arith.constant dense<983055> : vector<4xi32>
  %c20 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c21 = arith.constant dense<65537> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c29 = arith.constant dense<0x6400> : vector<32xf16>
  %c30 = arith.constant 8192 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c32 = arith.constant 9 : index
  %c33 = arith.constant 10 : index
  %c34 = arith.constant 11 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c37 = arith.constant 3 : index
  %c38 = arith.constant 6 : index
  %c39 = arith.constant 12 : index
  %c40 = arith.constant 14 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = wave.lane
  %4 = memref.load %step[%countAt] : memref<?xi32>
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.muli %1, %c2 : index
  %7 = arith.muli %inputFeatures, %c4 : index
  %8 = arith.muli %inputFeatures, %c5 : index
  %9 = arith.addi %8, %c6 : index
  %10 = arith.divui %9, %c2 : index
  %11 = arith.muli %10, %c2 : index
  %12 = arith.addi %7, %11 : index
  %13 = arith.addi %12, %c2 : index
  %14 = arith.muli %inputFeatures, %c5 : index
  %15 = arith.addi %13, %14 : index
  %16 = arith.divui %2, %c5 : index
  %17 = arith.muli %16, %c5 : index
  %18 = arith.remui %2, %c5 : index
  %19 = arith.muli %18, %c7 : index
  %20 = wave.scratch %c8 : memref<?xf16>
  %21 = arith.cmpi eq, %hasResidual, %c10 : index
  %22 = arith.cmpi slt, %6, %5 : index
  scf.if %22 {
    %23 = arith.divui %inputFeatures, %c13 : index
    %24 = arith.muli %1, %c4 : index
    %25 = arith.addi %24, %2 : index
    %26 = arith.divui %inputFeatures, %c15 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.muli %c14, %c5 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c16 : index
    %31 = arith.muli %3, %c4 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.addi %32, %c14 : index
    %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %35 = arith.muli %3, %c4 : index
    %36 = arith.addi %30, %35 : index
    %37 = arith.addi %36, %c16 : index
    %38 = vector.load %x[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %39 = arith.muli %0, %c4 : index
    %40 = arith.addi %39, %2 : index
    %41 = arith.subi %panels, %c10 : index
    %42 = arith.minsi %40, %41 : index
    %43 = arith.muli %42, %15 : index
    %44 = arith.remui %3, %c15 : index
    %45 = arith.addi %43, %c2 : index
    %46 = arith.muli %c14, %c17 : index
    %47 = arith.addi %45, %46 : index
    %48 = arith.muli %44, %c7 : index
    %49 = arith.addi %47, %48 : index
    %50 = vector.load %w[%49] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %51 = vector.bitcast %50 : vector<4xi8> to vector<2xf16>
    %52 = vector.extract %51[0] : f16 from vector<2xf16>
    %53 = vector.broadcast %52 : f16 to vector<16xf16>
    %54 = vector.extract %51[1] : f16 from vector<2xf16>
    %55 = vector.broadcast %54 : f16 to vector<16xf16>
    %56 = arith.addi %43, %c2 : index
    %57 = arith.muli %inputFeatures, %c5 : index
    %58 = arith.addi %57, %c6 : index
    %59 = arith.divui %58, %c2 : index
    %60 = arith.muli %59, %c2 : index
    %61 = arith.addi %56, %60 : index
    %62 = arith.muli %c14, %c16 : index
    %63 = arith.addi %61, %62 : index
    %64 = arith.muli %44, %c15 : index
    %65 = arith.addi %63, %64 : index
    %66 = arith.muli %inputFeatures, %c4 : index
    %67 = arith.muli %inputFeatures, %c5 : index
    %68 = arith.addi %67, %c6 : index
    %69 = arith.divui %68, %c2 : index
    %70 = arith.muli %69, %c2 : index
    %71 = arith.addi %66, %70 : index
    %72 = arith.addi %71, %c2 : index
    %73 = arith.addi %43, %72 : index
    %74 = arith.muli %c14, %c15 : index
    %75 = arith.addi %74, %44 : index
    %76 = arith.muli %75, %c7 : index
    %77 = arith.addi %73, %76 : index
    %78 = vector.load %w[%77] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %79 = vector.bitcast %78 : vector<4xi8> to vector<1xi32>
    %80 = vector.shuffle %79, %79 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
    %81 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
    %82 = vector.bitcast %81 : vector<16xi8> to vector<4xi32>
    %83 = arith.shrui %82, %c18 : vector<4xi32>
    %84 = arith.andi %83, %c19 : vector<4xi32>
    %85 = arith.shrui %80, %c20 : vector<4xi32>
    %86 = arith.andi %85, %c21 : vector<4xi32>
    %87 = arith.shli %86, %c22 : vector<4xi32>
    %88 = arith.ori %84, %87 : vector<4xi32>
    %89 = arith.ori %88, %c23 : vector<4xi32>
    %90 = vector.bitcast %89 : vector<4xi32> to vector<8xf16>
    %91 = arith.shrui %82, %c22 : vector<4xi32>
    %92 = arith.andi %91, %c19 : vector<4xi32>
    %93 = arith.shrui %80, %c24 : vector<4xi32>
    %94 = arith.andi %93, %c21 : vector<4xi32>
    %95 = arith.shli %94, %c22 : vector<4xi32>
    %96 = arith.ori %92, %95 : vector<4xi32>
    %97 = arith.ori %96, %c23 : vector<4xi32>
    %98 = vector.bitcast %97 : vector<4xi32> to vector<8xf16>
    %99 = arith.shrui %82, %c25 : vector<4xi32>
    %100 = arith.andi %99, %c19 : vector<4xi32>
    %101 = arith.shrui %80, %c26 : vector<4xi32>
    %102 = arith.andi %101, %c21 : vector<4xi32>
    %103 = arith.shli %102, %c22 : vector<4xi32>
    %104 = arith.ori %100, %103 : vector<4xi32>
    %105 = arith.ori %104, %c23 : vector<4xi32>
    %106 = vector.bitcast %105 : vector<4xi32> to vector<8xf16>
    %107 = arith.shrui %82, %c27 : vector<4xi32>
    %108 = arith.andi %107, %c19 : vector<4xi32>
    %109 = arith.shrui %80, %c28 : vector<4xi32>
    %110 = arith.andi %109, %c21 : vector<4xi32>
    %111 = arith.shli %110, %c22 : vector<4xi32>
    %112 = arith.ori %108, %111 : vector<4xi32>
    %113 = arith.ori %112, %c23 : vector<4xi32>
    %114 = vector.bitcast %113 : vector<4xi32> to vector<8xf16>
    %115 = vector.shuffle %90, %98 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %116 = vector.shuffle %106, %114 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %117 = vector.shuffle %115, %116 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
    %118 = arith.subf %117, %c29 : vector<32xf16>
    %119 = vector.shuffle %118, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
    %120 = vector.shuffle %118, %118 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
    %121 = math.fma %119, %53, %55 : vector<16xf16>
    %122 = math.fma %120, %53, %55 : vector<16xf16>
    %123 = arith.cmpi sge, %3, %c15 : index
    %124 = vector.shuffle %121, %121 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %125 = vector.shuffle %121, %121 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %126 = arith.select %123, %124, %125 : vector<8xf16>
    %127 = vector.shuffle %122, %122 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %128 = vector.shuffle %122, %122 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %129 = arith.select %123, %127, %128 : vector<8xf16>
    %130 = arith.addi %2, %c14 : index
    %131 = arith.muli %130, %c5 : index
    %132 = arith.addi %131, %c14 : index
    %133 = arith.muli %132, %c16 : index
    %134 = arith.muli %c14, %c30 : index
    %135 = arith.addi %134, %133 : index
    %136 = arith.muli %3, %c4 : index
    %137 = arith.addi %135, %136 : index
    vector.store %34, %20[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %138 = arith.addi %2, %c14 : index
    %139 = arith.muli %138, %c5 : index
    %140 = arith.addi %139, %c10 : index
    %141 = arith.muli %140, %c16 : index
    %142 = arith.muli %c14, %c30 : index
    %143 = arith.addi %142, %141 : index
    %144 = arith.muli %3, %c4 : index
    %145 = arith.addi %143, %144 : index
    vector.store %38, %20[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %146 = arith.addi %2, %c4 : index
    %147 = arith.muli %146, %c5 : index
    %148 = arith.addi %147, %c14 : index
    %149 = arith.muli %148, %c16 : index
    %150 = arith.muli %c14, %c30 : index
    %151 = arith.addi %150, %149 : index
    %152 = arith.muli %3, %c4 : index
    %153 = arith.addi %151, %152 : index
    vector.store %126, %20[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %154 = arith.addi %2, %c4 : index
    %155 = arith.muli %154, %c5 : index
    %156 = arith.addi %155, %c10 : index
    %157 = arith.muli %156, %c16 : index
    %158 = arith.muli %c14, %c30 : index
    %159 = arith.addi %158, %157 : index
    %160 = arith.muli %3, %c4 : index
    %161 = arith.addi %159, %160 : index
    vector.store %129, %20[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %171:8 = scf.for %162 = %c14 to %c7 step %c10 iter_args(%163 = %c12, %164 = %c12, %165 = %c12, %166 = %c12, %167 = %c12, %168 = %c12, %169 = %c12, %170 = %c12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %172 = arith.muli %162, %stepsPerWave : index
      %173 = arith.minsi %172, %23 : index
      %174 = arith.addi %173, %stepsPerWave : index
      %175 = arith.minsi %174, %23 : index
      %185:8 = scf.for %176 = %173 to %175 step %c10 iter_args(%177 = %c12, %178 = %c12, %179 = %c12, %180 = %c12, %181 = %c12, %182 = %c12, %183 = %c12, %184 = %c12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %186 = arith.addi %176, %c10 : index
        %187 = arith.subi %23, %c10 : index
        %188 = arith.minsi %186, %187 : index
        %189 = arith.muli %1, %c4 : index
        %190 = arith.addi %189, %2 : index
        %191 = arith.divui %inputFeatures, %c15 : index
        %192 = arith.muli %190, %191 : index
        %193 = arith.muli %188, %c5 : index
        %194 = arith.addi %192, %193 : index
        %195 = arith.muli %194, %c16 : index
        %196 = arith.muli %3, %c4 : index
        %197 = arith.addi %195, %196 : index
        %198 = arith.addi %197, %c14 : index
        %199 = vector.load %x[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %200 = arith.muli %3, %c4 : index
        %201 = arith.addi %195, %200 : index
        %202 = arith.addi %201, %c16 : index
        %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = arith.muli %0, %c4 : index
        %205 = arith.addi %204, %2 : index
        %206 = arith.subi %panels, %c10 : index
        %207 = arith.minsi %205, %206 : index
        %208 = arith.muli %207, %15 : index
        %209 = arith.remui %3, %c15 : index
        %210 = arith.addi %208, %c2 : index
        %211 = arith.muli %188, %c17 : index
        %212 = arith.addi %210, %211 : index
        %213 = arith.muli %209, %c7 : index
        %214 = arith.addi %212, %213 : index
        %215 = vector.load %w[%214] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %216 = vector.bitcast %215 : vector<4xi8> to vector<2xf16>
        %217 = vector.extract %216[0] : f16 from vector<2xf16>
        %218 = vector.broadcast %217 : f16 to vector<16xf16>
        %219 = vector.extract %216[1] : f16 from vector<2xf16>
        %220 = vector.broadcast %219 : f16 to vector<16xf16>
        %221 = arith.addi %208, %c2 : index
        %222 = arith.muli %inputFeatures, %c5 : index
        %223 = arith.addi %222, %c6 : index
        %224 = arith.divui %223, %c2 : index
        %225 = arith.muli %224, %c2 : index
        %226 = arith.addi %221, %225 : index
        %227 = arith.muli %188, %c16 : index
        %228 = arith.addi %226, %227 : index
        %229 = arith.muli %209, %c15 : index
        %230 = arith.addi %228, %229 : index
        %231 = arith.muli %inputFeatures, %c4 : index
        %232 = arith.muli %inputFeatures, %c5 : index
        %233 = arith.addi %232, %c6 : index
        %234 = arith.divui %233, %c2 : index
        %235 = arith.muli %234, %c2 : index
        %236 = arith.addi %231, %235 : index
        %237 = arith.addi %236, %c2 : index
        %238 = arith.addi %208, %237 : index
        %239 = arith.muli %188, %c15 : index
        %240 = arith.addi %239, %209 : index
        %241 = arith.muli %240, %c7 : index
        %242 = arith.addi %238, %241 : index
        %243 = vector.load %w[%242] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %244 = vector.bitcast %243 : vector<4xi8> to vector<1xi32>
        %245 = vector.shuffle %244, %244 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
        %246 = vector.load %w[%230] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %247 = vector.bitcast %246 : vector<16xi8> to vector<4xi32>
        %248 = arith.shrui %247, %c18 : vector<4xi32>
        %249 = arith.andi %248, %c19 : vector<4xi32>
        %250 = arith.shrui %245, %c20 : vector<4xi32>
        %251 = arith.andi %250, %c21 : vector<4xi32>
        %252 = arith.shli %251, %c22 : vector<4xi32>
        %253 = arith.ori %249, %252 : vector<4xi32>
        %254 = arith.ori %253, %c23 : vector<4xi32>
        %255 = vector.bitcast %254 : vector<4xi32> to vector<8xf16>
        %256 = arith.shrui %247, %c22 : vector<4xi32>
        %257 = arith.andi %256, %c19 : vector<4xi32>
        %258 = arith.shrui %245, %c24 : vector<4xi32>
        %259 = arith.andi %258, %c21 : vector<4xi32>
        %260 = arith.shli %259, %c22 : vector<4xi32>
        %261 = arith.ori %257, %260 : vector<4xi32>
        %262 = arith.ori %261, %c23 : vector<4xi32>
        %263 = vector.bitcast %262 : vector<4xi32> to vector<8xf16>
        %264 = arith.shrui %247, %c25 : vector<4xi32>
        %265 = arith.andi %264, %c19 : vector<4xi32>
        %266 = arith.shrui %245, %c26 : vector<4xi32>
        %267 = arith.andi %266, %c21 : vector<4xi32>
        %268 = arith.shli %267, %c22 : vector<4xi32>
        %269 = arith.ori %265, %268 : vector<4xi32>
        %270 = arith.ori %269, %c23 : vector<4xi32>
        %271 = vector.bitcast %270 : vector<4xi32> to vector<8xf16>
        %272 = arith.shrui %247, %c27 : vector<4xi32>
        %273 = arith.andi %272, %c19 : vector<4xi32>
        %274 = arith.shrui %245, %c28 : vector<4xi32>
        %275 = arith.andi %274, %c21 : vector<4xi32>
        %276 = arith.shli %275, %c22 : vector<4xi32>
        %277 = arith.ori %273, %276 : vector<4xi32>
        %278 = arith.ori %277, %c23 : vector<4xi32>
        %279 = vector.bitcast %278 : vector<4xi32> to vector<8xf16>
        %280 = vector.shuffle %255, %263 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %281 = vector.shuffle %271, %279 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %282 = vector.shuffle %280, %281 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %283 = arith.subf %282, %c29 : vector<32xf16>
        %284 = vector.shuffle %283, %283 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %285 = vector.shuffle %283, %283 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %286 = math.fma %284, %218, %220 : vector<16xf16>
        %287 = math.fma %285, %218, %220 : vector<16xf16>
        %288 = arith.cmpi sge, %3, %c15 : index
        %289 = vector.shuffle %286, %286 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %290 = vector.shuffle %286, %286 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %291 = arith.select %288, %289, %290 : vector<8xf16>
        %292 = vector.shuffle %287, %287 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %293 = vector.shuffle %287, %287 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %294 = arith.select %288, %292, %293 : vector<8xf16>
        %295 = arith.remui %176, %c5 : index
        %296 = arith.addi %17, %c14 : index
        %297 = arith.muli %296, %c5 : index
        %298 = arith.addi %297, %c14 : index
        %299 = arith.muli %298, %c16 : index
        %300 = arith.remui %3, %c15 : index
        %301 = arith.muli %300, %c4 : index
        %302 = arith.addi %299, %301 : index
        %303 = arith.muli %295, %c30 : index
        %304 = arith.addi %302, %303 : index
        %305 = vector.load %20[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %306 = arith.addi %304, %c2 : index
        %307 = vector.load %20[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %308 = vector.shuffle %305, %307 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %309 = arith.addi %17, %c10 : index
        %310 = arith.muli %309, %c5 : index
        %311 = arith.addi %310, %c14 : index
        %312 = arith.muli %311, %c16 : index
        %313 = arith.remui %3, %c15 : index
        %314 = arith.muli %313, %c4 : index
        %315 = arith.addi %312, %314 : index
        %316 = arith.muli %295, %c30 : index
        %317 = arith.addi %315, %316 : index
        %318 = vector.load %20[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %319 = arith.addi %317, %c2 : index
        %320 = vector.load %20[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %321 = vector.shuffle %318, %320 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %322 = arith.addi %19, %c4 : index
        %323 = arith.muli %322, %c5 : index
        %324 = arith.addi %323, %c14 : index
        %325 = arith.muli %324, %c16 : index
        %326 = arith.remui %3, %c15 : index
        %327 = arith.muli %326, %c4 : index
        %328 = arith.addi %325, %327 : index
        %329 = arith.muli %295, %c30 : index
        %330 = arith.addi %328, %329 : index
        %331 = vector.load %20[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %332 = arith.addi %330, %c2 : index
        %333 = vector.load %20[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %334 = vector.shuffle %331, %333 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %335 = wave.mma %308, %334, %177 : vector<16xf16>, vector<8xf32>
        %336 = wave.mma %321, %334, %181 : vector<16xf16>, vector<8xf32>
        %337 = arith.addi %19, %c32 : index
        %338 = arith.muli %337, %c5 : index
        %339 = arith.addi %338, %c14 : index
        %340 = arith.muli %339, %c16 : index
        %341 = arith.remui %3, %c15 : index
        %342 = arith.muli %341, %c4 : index
        %343 = arith.addi %340, %342 : index
        %344 = arith.muli %295, %c30 : index
        %345 = arith.addi %343, %344 : index
        %346 = vector.load %20[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %347 = arith.addi %345, %c2 : index
        %348 = vector.load %20[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %349 = vector.shuffle %346, %348 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %350 = wave.mma %308, %349, %178 : vector<16xf16>, vector<8xf32>
        %351 = wave.mma %321, %349, %182 : vector<16xf16>, vector<8xf32>
        %352 = arith.addi %19, %c33 : index
        %353 = arith.muli %352, %c5 : index
        %354 = arith.addi %353, %c14 : index
        %355 = arith.muli %354, %c16 : index
        %356 = arith.remui %3, %c15 : index
        %357 = arith.muli %356, %c4 : index
        %358 = arith.addi %355, %357 : index
        %359 = arith.muli %295, %c30 : index
        %360 = arith.addi %358, %359 : index
        %361 = vector.load %20[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %362 = arith.addi %360, %c2 : index
        %363 = vector.load %20[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %364 = vector.shuffle %361, %363 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %365 = wave.mma %308, %364, %179 : vector<16xf16>, vector<8xf32>
        %366 = wave.mma %321, %364, %183 : vector<16xf16>, vector<8xf32>
        %367 = arith.addi %19, %c34 : index
        %368 = arith.muli %367, %c5 : index
        %369 = arith.addi %368, %c14 : index
        %370 = arith.muli %369, %c16 : index
        %371 = arith.remui %3, %c15 : index
        %372 = arith.muli %371, %c4 : index
        %373 = arith.addi %370, %372 : index
        %374 = arith.muli %295, %c30 : index
        %375 = arith.addi %373, %374 : index
        %376 = vector.load %20[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %377 = arith.addi %375, %c2 : index
        %378 = vector.load %20[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %379 = vector.shuffle %376, %378 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %380 = wave.mma %308, %379, %180 : vector<16xf16>, vector<8xf32>
        %381 = wave.mma %321, %379, %184 : vector<16xf16>, vector<8xf32>
        %382 = arith.addi %17, %c14 : index
        %383 = arith.muli %382, %c5 : index
        %384 = arith.addi %383, %c10 : index
        %385 = arith.muli %384, %c16 : index
        %386 = arith.remui %3, %c15 : index
        %387 = arith.muli %386, %c4 : index
        %388 = arith.addi %385, %387 : index
        %389 = arith.muli %295, %c30 : index
        %390 = arith.addi %388, %389 : index
        %391 = vector.load %20[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %392 = arith.addi %390, %c2 : index
        %393 = vector.load %20[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %394 = vector.shuffle %391, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %395 = arith.addi %17, %c10 : index
        %396 = arith.muli %395, %c5 : index
        %397 = arith.addi %396, %c10 : index
        %398 = arith.muli %397, %c16 : index
        %399 = arith.remui %3, %c15 : index
        %400 = arith.muli %399, %c4 : index
        %401 = arith.addi %398, %400 : index
        %402 = arith.muli %295, %c30 : index
        %403 = arith.addi %401, %402 : index
        %404 = vector.load %20[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %405 = arith.addi %403, %c2 : index
        %406 = vector.load %20[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %407 = vector.shuffle %404, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %408 = arith.addi %19, %c4 : index
        %409 = arith.muli %408, %c5 : index
        %410 = arith.addi %409, %c10 : index
        %411 = arith.muli %410, %c16 : index
        %412 = arith.remui %3, %c15 : index
        %413 = arith.muli %412, %c4 : index
        %414 = arith.addi %411, %413 : index
        %415 = arith.muli %295, %c30 : index
        %416 = arith.addi %414, %415 : index
        %417 = vector.load %20[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %418 = arith.addi %416, %c2 : index
        %419 = vector.load %20[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %420 = vector.shuffle %417, %419 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %421 = wave.mma %394, %420, %335 : vector<16xf16>, vector<8xf32>
        %422 = wave.mma %407, %420, %336 : vector<16xf16>, vector<8xf32>
        %423 = arith.addi %19, %c32 : index
        %424 = arith.muli %423, %c5 : index
        %425 = arith.addi %424, %c10 : index
        %426 = arith.muli %425, %c16 : index
        %427 = arith.remui %3, %c15 : index
        %428 = arith.muli %427, %c4 : index
        %429 = arith.addi %426, %428 : index
        %430 = arith.muli %295, %c30 : index
        %431 = arith.addi %429, %430 : index
        %432 = vector.load %20[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %433 = arith.addi %431, %c2 : index
        %434 = vector.load %20[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %435 = vector.shuffle %432, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %436 = wave.mma %394, %435, %350 : vector<16xf16>, vector<8xf32>
        %437 = wave.mma %407, %435, %351 : vector<16xf16>, vector<8xf32>
        %438 = arith.addi %19, %c33 : index
        %439 = arith.muli %438, %c5 : index
        %440 = arith.addi %439, %c10 : index
        %441 = arith.muli %440, %c16 : index
        %442 = arith.remui %3, %c15 : index
        %443 = arith.muli %442, %c4 : index
        %444 = arith.addi %441, %443 : index
        %445 = arith.muli %295, %c30 : index
        %446 = arith.addi %444, %445 : index
        %447 = vector.load %20[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %448 = arith.addi %446, %c2 : index
        %449 = vector.load %20[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %450 = vector.shuffle %447, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %451 = wave.mma %394, %450, %365 : vector<16xf16>, vector<8xf32>
        %452 = wave.mma %407, %450, %366 : vector<16xf16>, vector<8xf32>
        %453 = arith.addi %19, %c34 : index
        %454 = arith.muli %453, %c5 : index
        %455 = arith.addi %454, %c10 : index
        %456 = arith.muli %455, %c16 : index
        %457 = arith.remui %3, %c15 : index
        %458 = arith.muli %457, %c4 : index
        %459 = arith.addi %456, %458 : index
        %460 = arith.muli %295, %c30 : index
        %461 = arith.addi %459, %460 : index
        %462 = vector.load %20[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %463 = arith.addi %461, %c2 : index
        %464 = vector.load %20[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %465 = vector.shuffle %462, %464 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %466 = wave.mma %394, %465, %380 : vector<16xf16>, vector<8xf32>
        %467 = wave.mma %407, %465, %381 : vector<16xf16>, vector<8xf32>
        %468 = arith.subi %c10, %295 : index
        %469 = arith.addi %2, %c14 : index
        %470 = arith.muli %469, %c5 : index
        %471 = arith.addi %470, %c14 : index
        %472 = arith.muli %471, %c16 : index
        %473 = arith.muli %468, %c30 : index
        %474 = arith.addi %473, %472 : index
        %475 = arith.muli %3, %c4 : index
        %476 = arith.addi %474, %475 : index
        vector.store %199, %20[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %477 = arith.addi %2, %c14 : index
        %478 = arith.muli %477, %c5 : index
        %479 = arith.addi %478, %c10 : index
        %480 = arith.muli %479, %c16 : index
        %481 = arith.muli %468, %c30 : index
        %482 = arith.addi %481, %480 : index
        %483 = arith.muli %3, %c4 : index
        %484 = arith.addi %482, %483 : index
        vector.store %203, %20[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %485 = arith.addi %2, %c4 : index
        %486 = arith.muli %485, %c5 : index
        %487 = arith.addi %486, %c14 : index
        %488 = arith.muli %487, %c16 : index
        %489 = arith.muli %468, %c30 : index
        %490 = arith.addi %489, %488 : index
        %491 = arith.muli %3, %c4 : index
        %492 = arith.addi %490, %491 : index
        vector.store %291, %20[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %493 = arith.addi %2, %c4 : index
        %494 = arith.muli %493, %c5 : index
        %495 = arith.addi %494, %c10 : index
        %496 = arith.muli %495, %c16 : index
        %497 = arith.muli %468, %c30 : index
        %498 = arith.addi %497, %496 : index
        %499 = arith.muli %3, %c4 : index
        %500 = arith.addi %498, %499 : index
        vector.store %294, %20[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %421, %436, %451, %466, %422, %437, %452, %467 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %501 = arith.cmpi eq, %162, %c14 : index
      %502 = arith.addf %163, %185#0 : vector<8xf32>
      %503 = arith.select %501, %185#0, %502 : vector<8xf32>
      %504 = arith.addf %164, %185#1 : vector<8xf32>
      %505 = arith.select %501, %185#1, %504 : vector<8xf32>
      %506 = arith.addf %165, %185#2 : vector<8xf32>
      %507 = arith.select %501, %185#2, %506 : vector<8xf32>
      %508 = arith.addf %166, %185#3 : vector<8xf32>
      %509 = arith.select %501, %185#3, %508 : vector<8xf32>
      %510 = arith.addf %167, %185#4 : vector<8xf32>
      %511 = arith.select %501, %185#4, %510 : vector<8xf32>
      %512 = arith.addf %168, %185#5 : vector<8xf32>
      %513 = arith.select %501, %185#5, %512 : vector<8xf32>
      %514 = arith.addf %169, %185#6 : vector<8xf32>
      %515 = arith.select %501, %185#6, %514 : vector<8xf32>
      %516 = arith.addf %170, %185#7 : vector<8xf32>
      %517 = arith.select %501, %185#7, %516 : vector<8xf32>
      scf.yield %503, %505, %507, %509, %511, %513, %515, %517 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %518 = arith.addi %17, %c14 : index
    %519 = arith.muli %518, %c15 : index
    %520 = arith.addi %6, %519 : index
    %521 = arith.addi %520, %c14 : index
    %522 = arith.divui %3, %c15 : index
    %523 = arith.addi %521, %522 : index
    %524 = arith.cmpi slt, %523, %5 : index
    scf.if %524 {
      %525 = arith.cmpi eq, %hasFactors, %c10 : index
      %526 = arith.muli %523, %c5 : index
      %527 = memref.load %factors[%526] : memref<?xf32>
      %528 = arith.mulf %527, %operandScale : f32
      %529 = arith.select %525, %528, %operandScale : f32
      %530 = vector.extract %171#0[0] : f32 from vector<8xf32>
      %531 = arith.addi %19, %c14 : index
      %532 = arith.muli %0, %c4 : index
      %533 = arith.addi %532, %531 : index
      %534 = arith.subi %panels, %c10 : index
      %535 = arith.minsi %533, %534 : index
      %536 = arith.muli %535, %15 : index
      %537 = arith.remui %3, %c15 : index
      %538 = arith.muli %537, %c7 : index
      %539 = arith.addi %536, %538 : index
      %540 = vector.load %w[%539] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %541 = vector.bitcast %540 : vector<4xi8> to vector<1xf32>
      %542 = vector.extract %541[0] : f32 from vector<1xf32>
      %543 = arith.mulf %542, %529 : f32
      %544 = arith.mulf %530, %543 : f32
      %545 = vector.extract %171#1[0] : f32 from vector<8xf32>
      %546 = arith.addi %19, %c10 : index
      %547 = arith.muli %0, %c4 : index
      %548 = arith.addi %547, %546 : index
      %549 = arith.subi %panels, %c10 : index
      %550 = arith.minsi %548, %549 : index
      %551 = arith.muli %550, %15 : index
      %552 = arith.remui %3, %c15 : index
      %553 = arith.muli %552, %c7 : index
      %554 = arith.addi %551, %553 : index
      %555 = vector.load %w[%554] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %556 = vector.bitcast %555 : vector<4xi8> to vector<1xf32>
      %557 = vector.extract %556[0] : f32 from vector<1xf32>
      %558 = arith.mulf %557, %529 : f32
      %559 = arith.mulf %545, %558 : f32
      %560 = vector.extract %171#2[0] : f32 from vector<8xf32>
      %561 = arith.addi %19, %c5 : index
      %562 = arith.muli %0, %c4 : index
      %563 = arith.addi %562, %561 : index
      %564 = arith.subi %panels, %c10 : index
      %565 = arith.minsi %563, %564 : index
      %566 = arith.muli %565, %15 : index
      %567 = arith.remui %3, %c15 : index
      %568 = arith.muli %567, %c7 : index
      %569 = arith.addi %566, %568 : index
      %570 = vector.load %w[%569] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %571 = vector.bitcast %570 : vector<4xi8> to vector<1xf32>
      %572 = vector.extract %571[0] : f32 from vector<1xf32>
      %573 = arith.mulf %572, %529 : f32
      %574 = arith.mulf %560, %573 : f32
      %575 = vector.extract %171#3[0] : f32 from vector<8xf32>
      %576 = arith.addi %19, %c37 : index
      %577 = arith.muli %0, %c4 : index
      %578 = arith.addi %577, %576 : index
      %579 = arith.subi %panels, %c10 : index
      %580 = arith.minsi %578, %579 : index
      %581 = arith.muli %580, %15 : index
      %582 = arith.remui %3, %c15 : index
      %583 = arith.muli %582, %c7 : index
      %584 = arith.addi %581, %583 : index
      %585 = vector.load %w[%584] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %586 = vector.bitcast %585 : vector<4xi8> to vector<1xf32>
      %587 = vector.extract %586[0] : f32 from vector<1xf32>
      %588 = arith.mulf %587, %529 : f32
      %589 = arith.mulf %575, %588 : f32
      %590 = arith.muli %0, %c4 : index
      %591 = arith.addi %590, %19 : index
      %592 = arith.addi %591, %c14 : index
      %593 = arith.muli %523, %outputFeatures : index
      %594 = arith.muli %592, %c15 : index
      %595 = arith.addi %593, %594 : index
      %596 = wave.lane
      %597 = arith.remui %596, %c15 : index
      %598 = arith.addi %595, %597 : index
      %599 = arith.cmpi slt, %592, %panels : index
      scf.if %599 {
        scf.if %21 {
          %600 = memref.load %residual[%598] : memref<?xf32>
          %601 = arith.addf %600, %544 : f32
          memref.store %601, %out[%598] : memref<?xf32>
        } else {
          memref.store %544, %out[%598] : memref<?xf32>
        }
      }
      %602 = arith.muli %0, %c4 : index
      %603 = arith.addi %602, %19 : index
      %604 = arith.addi %603, %c10 : index
      %605 = arith.muli %523, %outputFeatures : index
      %606 = arith.muli %604, %c15 : index
      %607 = arith.addi %605, %606 : index
      %608 = wave.lane
      %609 = arith.remui %608, %c15 : index
      %610 = arith.addi %607, %609 : index
      %611 = arith.cmpi slt, %604, %panels : index
      scf.if %611 {
        scf.if %21 {
          %612 = memref.load %residual[%610] : memref<?xf32>
          %613 = arith.addf %612, %559 : f32
          memref.store %613, %out[%610] : memref<?xf32>
        } else {
          memref.store %559, %out[%610] : memref<?xf32>
        }
      }
      %614 = arith.muli %0, %c4 : index
      %615 = arith.addi %614, %19 : index
      %616 = arith.addi %615, %c5 : index
      %617 = arith.muli %523, %outputFeatures : index
      %618 = arith.muli %616, %c15 : index
      %619 = arith.addi %617, %618 : index
      %620 = wave.lane
      %621 = arith.remui %620, %c15 : index
      %622 = arith.addi %619, %621 : index
      %623 = arith.cmpi slt, %616, %panels : index
      scf.if %623 {
        scf.if %21 {
          %624 = memref.load %residual[%622] : memref<?xf32>
          %625 = arith.addf %624, %574 : f32
          memref.store %625, %out[%622] : memref<?xf32>
        } else {
          memref.store %574, %out[%622] : memref<?xf32>
        }
      }
      %626 = arith.muli %0, %c4 : index
      %627 = arith.addi %626, %19 : index
      %628 = arith.addi %627, %c37 : index
      %629 = arith.muli %523, %outputFeatures : index
      %630 = arith.muli %628, %c15 : index
      %631 = arith.addi %629, %630 : index
      %632 = wave.lane
      %633 = arith.remui %632, %c15 : index
      %634 = arith.addi %631, %633 : index
      %635 = arith.cmpi slt, %628, %panels : index
      scf.if %635 {
        scf.if %21 {
          %636 = memref.load %residual[%634] : memref<?xf32>
          %637 = arith.addf %636, %589 : f32
          memref.store %637, %out[%634] : memref<?xf32>
        } else {
          memref.store %589, %out[%634] : memref<?xf32>
        }
      }
    }
    %638 = arith.addi %17, %c14 : index
    %639 = arith.muli %638, %c15 : index
    %640 = arith.addi %6, %639 : index
    %641 = arith.addi %640, %c5 : index
    %642 = arith.divui %3, %c15 : index
    %643 = arith.addi %641, %642 : index
    %644 = arith.cmpi slt, %643, %5 : index
    scf.if %644 {
      %645 = arith.cmpi eq, %hasFactors, %c10 : index
      %646 = arith.muli %643, %c5 : index
      %647 = memref.load %factors[%646] : memref<?xf32>
      %648 = arith.mulf %647, %operandScale : f32
      %649 = arith.select %645, %648, %operandScale : f32
      %650 = vector.extract %171#0[1] : f32 from vector<8xf32>
      %651 = arith.addi %19, %c14 : index
      %652 = arith.muli %0, %c4 : index
      %653 = arith.addi %652, %651 : index
      %654 = arith.subi %panels, %c10 : index
      %655 = arith.minsi %653, %654 : index
      %656 = arith.muli %655, %15 : index
      %657 = arith.remui %3, %c15 : index
      %658 = arith.muli %657, %c7 : index
      %659 = arith.addi %656, %658 : index
      %660 = vector.load %w[%659] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %661 = vector.bitcast %660 : vector<4xi8> to vector<1xf32>
      %662 = vector.extract %661[0] : f32 from vector<1xf32>
      %663 = arith.mulf %662, %649 : f32
      %664 = arith.mulf %650, %663 : f32
      %665 = vector.extract %171#1[1] : f32 from vector<8xf32>
      %666 = arith.addi %19, %c10 : index
      %667 = arith.muli %0, %c4 : index
      %668 = arith.addi %667, %666 : index
      %669 = arith.subi %panels, %c10 : index
      %670 = arith.minsi %668, %669 : index
      %671 = arith.muli %670, %15 : index
      %672 = arith.remui %3, %c15 : index
      %673 = arith.muli %672, %c7 : index
      %674 = arith.addi %671, %673 : index
      %675 = vector.load %w[%674] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %676 = vector.bitcast %675 : vector<4xi8> to vector<1xf32>
      %677 = vector.extract %676[0] : f32 from vector<1xf32>
      %678 = arith.mulf %677, %649 : f32
      %679 = arith.mulf %665, %678 : f32
      %680 = vector.extract %171#2[1] : f32 from vector<8xf32>
      %681 = arith.addi %19, %c5 : index
      %682 = arith.muli %0, %c4 : index
      %683 = arith.addi %682, %681 : index
      %684 = arith.subi %panels, %c10 : index
      %685 = arith.minsi %683, %684 : index
      %686 = arith.muli %685, %15 : index
      %687 = arith.remui %3, %c15 : index
      %688 = arith.muli %687, %c7 : index
      %689 = arith.addi %686, %688 : index
      %690 = vector.load %w[%689] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %691 = vector.bitcast %690 : vector<4xi8> to vector<1xf32>
      %692 = vector.extract %691[0] : f32 from vector<1xf32>
      %693 = arith.mulf %692, %649 : f32
      %694 = arith.mulf %680, %693 : f32
      %695 = vector.extract %171#3[1] : f32 from vector<8xf32>
      %696 = arith.addi %19, %c37 : index
      %697 = arith.muli %0, %c4 : index
      %698 = arith.addi %697, %696 : index
      %699 = arith.subi %panels, %c10 : index
      %700 = arith.minsi %698, %699 : index
      %701 = arith.muli %700, %15 : index
      %702 = arith.remui %3, %c15 : index
      %703 = arith.muli %702, %c7 : index
      %704 = arith.addi %701, %703 : index
      %705 = vector.load %w[%704] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %706 = vector.bitcast %705 : vector<4xi8> to vector<1xf32>
      %707 = vector.extract %706[0] : f32 from vector<1xf32>
      %708 = arith.mulf %707, %649 : f32
      %709 = arith.mulf %695, %708 : f32
      %710 = arith.muli %0, %c4 : index
      %711 = arith.addi %710, %19 : index
      %712 = arith.addi %711, %c14 : index
      %713 = arith.muli %643, %outputFeatures : index
      %714 = arith.muli %712, %c15 : index
      %715 = arith.addi %713, %714 : index
      %716 = wave.lane
      %717 = arith.remui %716, %c15 : index
      %718 = arith.addi %715, %717 : index
      %719 = arith.cmpi slt, %712, %panels : index
      scf.if %719 {
        scf.if %21 {
          %720 = memref.load %residual[%718] : memref<?xf32>
          %721 = arith.addf %720, %664 : f32
          memref.store %721, %out[%718] : memref<?xf32>
        } else {
          memref.store %664, %out[%718] : memref<?xf32>
        }
      }
      %722 = arith.muli %0, %c4 : index
      %723 = arith.addi %722, %19 : index
      %724 = arith.addi %723, %c10 : index
      %725 = arith.muli %643, %outputFeatures : index
      %726 = arith.muli %724, %c15 : index
      %727 = arith.addi %725, %726 : index
      %728 = wave.lane
      %729 = arith.remui %728, %c15 : index
      %730 = arith.addi %727, %729 : index
      %731 = arith.cmpi slt, %724, %panels : index
      scf.if %731 {
        scf.if %21 {
          %732 = memref.load %residual[%730] : memref<?xf32>
          %733 = arith.addf %732, %679 : f32
          memref.store %733, %out[%730] : memref<?xf32>
        } else {
          memref.store %679, %out[%730] : memref<?xf32>
        }
      }
      %734 = arith.muli %0, %c4 : index
      %735 = arith.addi %734, %19 : index
      %736 = arith.addi %735, %c5 : index
      %737 = arith.muli %643, %outputFeatures : index
      %738 = arith.muli %736, %c15 : index
      %739 = arith.addi %737, %738 : index
      %740 = wave.lane
      %741 = arith.remui %740, %c15 : index
      %742 = arith.addi %739, %741 : index
      %743 = arith.cmpi slt, %736, %panels : index
      scf.if %743 {
        scf.if %21 {
          %744 = memref.load %residual[%742] : memref<?xf32>
          %745 = arith.addf %744, %694 : f32
          memref.store %745, %out[%742] : memref<?xf32>
        } else {
          memref.store %694, %out[%742] : memref<?xf32>
        }
      }
      %746 = arith.muli %0, %c4 : index
      %747 = arith.addi %746, %19 : index
      %748 = arith.addi %747, %c37 : index
      %749 = arith.muli %643, %outputFeatures : index
      %750 = arith.muli %748, %c15 : index
      %751 = arith.addi %749, %750 : index
      %752 = wave.lane
      %753 = arith.remui %752, %c15 : index
      %754 = arith.addi %751, %753 : index
      %755 = arith.cmpi slt, %748, %panels : index
      scf.if %755 {
        scf.if %21 {
          %756 = memref.load %residual[%754] : memref<?xf32>
          %757 = arith.addf %756, %709 : f32
          memref.store %757, %out[%754] : memref<?xf32>
        } else {
          memref.store %709, %out[%754] : memref<?xf32>
        }
      }
    }
    %758 = arith.addi %17, %c14 : index
    %759 = arith.muli %758, %c15 : index
    %760 = arith.addi %6, %759 : index
    %761 = arith.addi %760, %c7 : index
    %762 = arith.divui %3, %c15 : index
    %763 = arith.addi %761, %762 : index
    %764 = arith.cmpi slt, %763, %5 : index
    scf.if %764 {
      %765 = arith.cmpi eq, %hasFactors, %c10 : index
      %766 = arith.muli %763, %c5 : index
      %767 = memref.load %factors[%766] : memref<?xf32>
      %768 = arith.mulf %767, %operandScale : f32
      %769 = arith.select %765, %768, %operandScale : f32
      %770 = vector.extract %171#0[2] : f32 from vector<8xf32>
      %771 = arith.addi %19, %c14 : index
      %772 = arith.muli %0, %c4 : index
      %773 = arith.addi %772, %771 : index
      %774 = arith.subi %panels, %c10 : index
      %775 = arith.minsi %773, %774 : index
      %776 = arith.muli %775, %15 : index
      %777 = arith.remui %3, %c15 : index
      %778 = arith.muli %777, %c7 : index
      %779 = arith.addi %776, %778 : index
      %780 = vector.load %w[%779] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %781 = vector.bitcast %780 : vector<4xi8> to vector<1xf32>
      %782 = vector.extract %781[0] : f32 from vector<1xf32>
      %783 = arith.mulf %782, %769 : f32
      %784 = arith.mulf %770, %783 : f32
      %785 = vector.extract %171#1[2] : f32 from vector<8xf32>
      %786 = arith.addi %19, %c10 : index
      %787 = arith.muli %0, %c4 : index
      %788 = arith.addi %787, %786 : index
      %789 = arith.subi %panels, %c10 : index
      %790 = arith.minsi %788, %789 : index
      %791 = arith.muli %790, %15 : index
      %792 = arith.remui %3, %c15 : index
      %793 = arith.muli %792, %c7 : index
      %794 = arith.addi %791, %793 : index
      %795 = vector.load %w[%794] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %796 = vector.bitcast %795 : vector<4xi8> to vector<1xf32>
      %797 = vector.extract %796[0] : f32 from vector<1xf32>
      %798 = arith.mulf %797, %769 : f32
      %799 = arith.mulf %785, %798 : f32
      %800 = vector.extract %171#2[2] : f32 from vector<8xf32>
      %801 = arith.addi %19, %c5 : index
      %802 = arith.muli %0, %c4 : index
      %803 = arith.addi %802, %801 : index
      %804 = arith.subi %panels, %c10 : index
      %805 = arith.minsi %803, %804 : index
      %806 = arith.muli %805, %15 : index
      %807 = arith.remui %3, %c15 : index
      %808 = arith.muli %807, %c7 : index
      %809 = arith.addi %806, %808 : index
      %810 = vector.load %w[%809] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %811 = vector.bitcast %810 : vector<4xi8> to vector<1xf32>
      %812 = vector.extract %811[0] : f32 from vector<1xf32>
      %813 = arith.mulf %812, %769 : f32
      %814 = arith.mulf %800, %813 : f32
      %815 = vector.extract %171#3[2] : f32 from vector<8xf32>
      %816 = arith.addi %19, %c37 : index
      %817 = arith.muli %0, %c4 : index
      %818 = arith.addi %817, %816 : index
      %819 = arith.subi %panels, %c10 : index
      %820 = arith.minsi %818, %819 : index
      %821 = arith.muli %820, %15 : index
      %822 = arith.remui %3, %c15 : index
      %823 = arith.muli %822, %c7 : index
      %824 = arith.addi %821, %823 : index
      %825 = vector.load %w[%824] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %826 = vector.bitcast %825 : vector<4xi8> to vector<1xf32>
      %827 = vector.extract %826[0] : f32 from vector<1xf32>
      %828 = arith.mulf %827, %769 : f32
      %829 = arith.mulf %815, %828 : f32
      %830 = arith.muli %0, %c4 : index
      %831 = arith.addi %830, %19 : index
      %832 = arith.addi %831, %c14 : index
      %833 = arith.muli %763, %outputFeatures : index
      %834 = arith.muli %832, %c15 : index
      %835 = arith.addi %833, %834 : index
      %836 = wave.lane
      %837 = arith.remui %836, %c15 : index
      %838 = arith.addi %835, %837 : index
      %839 = arith.cmpi slt, %832, %panels : index
      scf.if %839 {
        scf.if %21 {
          %840 = memref.load %residual[%838] : memref<?xf32>
          %841 = arith.addf %840, %784 : f32
          memref.store %841, %out[%838] : memref<?xf32>
        } else {
          memref.store %784, %out[%838] : memref<?xf32>
        }
      }
      %842 = arith.muli %0, %c4 : index
      %843 = arith.addi %842, %19 : index
      %844 = arith.addi %843, %c10 : index
      %845 = arith.muli %763, %outputFeatures : index
      %846 = arith.muli %844, %c15 : index
      %847 = arith.addi %845, %846 : index
      %848 = wave.lane
      %849 = arith.remui %848, %c15 : index
      %850 = arith.addi %847, %849 : index
      %851 = arith.cmpi slt, %844, %panels : index
      scf.if %851 {
        scf.if %21 {
          %852 = memref.load %residual[%850] : memref<?xf32>
          %853 = arith.addf %852, %799 : f32
          memref.store %853, %out[%850] : memref<?xf32>
        } else {
          memref.store %799, %out[%850] : memref<?xf32>
        }
      }
      %854 = arith.muli %0, %c4 : index
      %855 = arith.addi %854, %19 : index
      %856 = arith.addi %855, %c5 : index
      %857 = arith.muli %763, %outputFeatures : index
      %858 = arith.muli %856, %c15 : index
      %859 = arith.addi %857, %858 : index
      %860 = wave.lane
      %861 = arith.remui %860, %c15 : index
      %862 = arith.addi %859, %861 : index
      %863 = arith.cmpi slt, %856, %panels : index
      scf.if %863 {
        scf.if %21 {
          %864 = memref.load %residual[%862] : memref<?xf32>
          %865 = arith.addf %864, %814 : f32
          memref.store %865, %out[%862] : memref<?xf32>
        } else {
          memref.store %814, %out[%862] : memref<?xf32>
        }
      }
      %866 = arith.muli %0, %c4 : index
      %867 = arith.addi %866, %19 : index
      %868 = arith.addi %867, %c37 : index
      %869 = arith.muli %763, %outputFeatures : index
      %870 = arith.muli %868, %c15 : index
      %871 = arith.addi %869, %870 : index
      %872 = wave.lane
      %873 = arith.remui %872, %c15 : index
      %874 = arith.addi %871, %873 : index
      %875 = arith.cmpi slt, %868, %panels : index
      scf.if %875 {
        scf.if %21 {
          %876 = memref.load %residual[%874] : memref<?xf32>
          %877 = arith.addf %876, %829 : f32
          memref.store %877, %out[%874] : memref<?xf32>
        } else {
          memref.store %829, %out[%874] : memref<?xf32>
        }
      }
    }
    %878 = arith.addi %17, %c14 : index
    %879 = arith.muli %878, %c15 : index
    %880 = arith.addi %6, %879 : index
    %881 = arith.addi %880, %c38 : index
    %882 = arith.divui %3, %c15 : index
    %883 = arith.addi %881, %882 : index
    %884 = arith.cmpi slt, %883, %5 : index
    scf.if %884 {
      %885 = arith.cmpi eq, %hasFactors, %c10 : index
      %886 = arith.muli %883, %c5 : index
      %887 = memref.load %factors[%886] : memref<?xf32>
      %888 = arith.mulf %887, %operandScale : f32
      %889 = arith.select %885, %888, %operandScale : f32
      %890 = vector.extract %171#0[3] : f32 from vector<8xf32>
      %891 = arith.addi %19, %c14 : index
      %892 = arith.muli %0, %c4 : index
      %893 = arith.addi %892, %891 : index
      %894 = arith.subi %panels, %c10 : index
      %895 = arith.minsi %893, %894 : index
      %896 = arith.muli %895, %15 : index
      %897 = arith.remui %3, %c15 : index
      %898 = arith.muli %897, %c7 : index
      %899 = arith.addi %896, %898 : index
      %900 = vector.load %w[%899] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %901 = vector.bitcast %900 : vector<4xi8> to vector<1xf32>
      %902 = vector.extract %901[0] : f32 from vector<1xf32>
      %903 = arith.mulf %902, %889 : f32
      %904 = arith.mulf %890, %903 : f32
      %905 = vector.extract %171#1[3] : f32 from vector<8xf32>
      %906 = arith.addi %19, %c10 : index
      %907 = arith.muli %0, %c4 : index
      %908 = arith.addi %907, %906 : index
      %909 = arith.subi %panels, %c10 : index
      %910 = arith.minsi %908, %909 : index
      %911 = arith.muli %910, %15 : index
      %912 = arith.remui %3, %c15 : index
      %913 = arith.muli %912, %c7 : index
      %914 = arith.addi %911, %913 : index
      %915 = vector.load %w[%914] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %916 = vector.bitcast %915 : vector<4xi8> to vector<1xf32>
      %917 = vector.extract %916[0] : f32 from vector<1xf32>
      %918 = arith.mulf %917, %889 : f32
      %919 = arith.mulf %905, %918 : f32
      %920 = vector.extract %171#2[3] : f32 from vector<8xf32>
      %921 = arith.addi %19, %c5 : index
      %922 = arith.muli %0, %c4 : index
      %923 = arith.addi %922, %921 : index
      %924 = arith.subi %panels, %c10 : index
      %925 = arith.minsi %923, %924 : index
      %926 = arith.muli %925, %15 : index
      %927 = arith.remui %3, %c15 : index
      %928 = arith.muli %927, %c7 : index
      %929 = arith.addi %926, %928 : index
      %930 = vector.load %w[%929] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %931 = vector.bitcast %930 : vector<4xi8> to vector<1xf32>
      %932 = vector.extract %931[0] : f32 from vector<1xf32>
      %933 = arith.mulf %932, %889 : f32
      %934 = arith.mulf %920, %933 : f32
      %935 = vector.extract %171#3[3] : f32 from vector<8xf32>
      %936 = arith.addi %19, %c37 : index
      %937 = arith.muli %0, %c4 : index
      %938 = arith.addi %937, %936 : index
      %939 = arith.subi %panels, %c10 : index
      %940 = arith.minsi %938, %939 : index
      %941 = arith.muli %940, %15 : index
      %942 = arith.remui %3, %c15 : index
      %943 = arith.muli %942, %c7 : index
      %944 = arith.addi %941, %943 : index
      %945 = vector.load %w[%944] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %946 = vector.bitcast %945 : vector<4xi8> to vector<1xf32>
      %947 = vector.extract %946[0] : f32 from vector<1xf32>
      %948 = arith.mulf %947, %889 : f32
      %949 = arith.mulf %935, %948 : f32
      %950 = arith.muli %0, %c4 : index
      %951 = arith.addi %950, %19 : index
      %952 = arith.addi %951, %c14 : index
      %953 = arith.muli %883, %outputFeatures : index
      %954 = arith.muli %952, %c15 : index
      %955 = arith.addi %953, %954 : index
      %956 = wave.lane
      %957 = arith.remui %956, %c15 : index
      %958 = arith.addi %955, %957 : index
      %959 = arith.cmpi slt, %952, %panels : index
      scf.if %959 {
        scf.if %21 {
          %960 = memref.load %residual[%958] : memref<?xf32>
          %961 = arith.addf %960, %904 : f32
          memref.store %961, %out[%958] : memref<?xf32>
        } else {
          memref.store %904, %out[%958] : memref<?xf32>
        }
      }
      %962 = arith.muli %0, %c4 : index
      %963 = arith.addi %962, %19 : index
      %964 = arith.addi %963, %c10 : index
      %965 = arith.muli %883, %outputFeatures : index
      %966 = arith.muli %964, %c15 : index
      %967 = arith.addi %965, %966 : index
      %968 = wave.lane
      %969 = arith.remui %968, %c15 : index
      %970 = arith.addi %967, %969 : index
      %971 = arith.cmpi slt, %964, %panels : index
      scf.if %971 {
        scf.if %21 {
          %972 = memref.load %residual[%970] : memref<?xf32>
          %973 = arith.addf %972, %919 : f32
          memref.store %973, %out[%970] : memref<?xf32>
        } else {
          memref.store %919, %out[%970] : memref<?xf32>
        }
      }
      %974 = arith.muli %0, %c4 : index
      %975 = arith.addi %974, %19 : index
      %976 = arith.addi %975, %c5 : index
      %977 = arith.muli %883, %outputFeatures : index
      %978 = arith.muli %976, %c15 : index
      %979 = arith.addi %977, %978 : index
      %980 = wave.lane
      %981 = arith.remui %980, %c15 : index
      %982 = arith.addi %979, %981 : index
      %983 = arith.cmpi slt, %976, %panels : index
      scf.if %983 {
        scf.if %21 {
          %984 = memref.load %residual[%982] : memref<?xf32>
          %985 = arith.addf %984, %934 : f32
          memref.store %985, %out[%982] : memref<?xf32>
        } else {
          memref.store %934, %out[%982] : memref<?xf32>
        }
      }
      %986 = arith.muli %0, %c4 : index
      %987 = arith.addi %986, %19 : index
      %988 = arith.addi %987, %c37 : index
      %989 = arith.muli %883, %outputFeatures : index
      %990 = arith.muli %988, %c15 : index
      %991 = arith.addi %989, %990 : index
      %992 = wave.lane
      %993 = arith.remui %992, %c15 : index
      %994 = arith.addi %991, %993 : index
      %995 = arith.cmpi slt, %988, %panels : index
      scf.if %995 {
        scf.if %21 {
          %996 = memref.load %residual[%994] : memref<?xf32>
          %997 = arith.addf %996, %949 : f32
          memref.store %997, %out[%994] : memref<?xf32>
        } else {
          memref.store %949, %out[%994] : memref<?xf32>
        }
      }
    }
    %998 = arith.addi %17, %c14 : index
    %999 = arith.muli %998, %c15 : index
    %1000 = arith.addi %6, %999 : index
    %1001 = arith.addi %1000, %c4 : index
    %1002 = arith.divui %3, %c15 : index
    %1003 = arith.addi %1001, %1002 : index
    %1004 = arith.cmpi slt, %1003, %5 : index
    scf.if %1004 {
      %1005 = arith.cmpi eq, %hasFactors, %c10 : index
      %1006 = arith.muli %1003, %c5 : index
      %1007 = memref.load %factors[%1006] : memref<?xf32>
      %1008 = arith.mulf %1007, %operandScale : f32
      %1009 = arith.select %1005, %1008, %operandScale : f32
      %1010 = vector.extract %171#0[4] : f32 from vector<8xf32>
      %1011 = arith.addi %19, %c14 : index
      %1012 = arith.muli %0, %c4 : index
      %1013 = arith.addi %1012, %1011 : index
      %1014 = arith.subi %panels, %c10 : index
      %1015 = arith.minsi %1013, %1014 : index
      %1016 = arith.muli %1015, %15 : index
      %1017 = arith.remui %3, %c15 : index
      %1018 = arith.muli %1017, %c7 : index
      %1019 = arith.addi %1016, %1018 : index
      %1020 = vector.load %w[%1019] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1021 = vector.bitcast %1020 : vector<4xi8> to vector<1xf32>
      %1022 = vector.extract %1021[0] : f32 from vector<1xf32>
      %1023 = arith.mulf %1022, %1009 : f32
      %1024 = arith.mulf %1010, %1023 : f32
      %1025 = vector.extract %171#1[4] : f32 from vector<8xf32>
      %1026 = arith.addi %19, %c10 : index
      %1027 = arith.muli %0, %c4 : index
      %1028 = arith.addi %1027, %1026 : index
      %1029 = arith.subi %panels, %c10 : index
      %1030 = arith.minsi %1028, %1029 : index
      %1031 = arith.muli %1030, %15 : index
      %1032 = arith.remui %3, %c15 : index
      %1033 = arith.muli %1032, %c7 : index
      %1034 = arith.addi %1031, %1033 : index
      %1035 = vector.load %w[%1034] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1036 = vector.bitcast %1035 : vector<4xi8> to vector<1xf32>
      %1037 = vector.extract %1036[0] : f32 from vector<1xf32>
      %1038 = arith.mulf %1037, %1009 : f32
      %1039 = arith.mulf %1025, %1038 : f32
      %1040 = vector.extract %171#2[4] : f32 from vector<8xf32>
      %1041 = arith.addi %19, %c5 : index
      %1042 = arith.muli %0, %c4 : index
      %1043 = arith.addi %1042, %1041 : index
      %1044 = arith.subi %panels, %c10 : index
      %1045 = arith.minsi %1043, %1044 : index
      %1046 = arith.muli %1045, %15 : index
      %1047 = arith.remui %3, %c15 : index
      %1048 = arith.muli %1047, %c7 : index
      %1049 = arith.addi %1046, %1048 : index
      %1050 = vector.load %w[%1049] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1051 = vector.bitcast %1050 : vector<4xi8> to vector<1xf32>
      %1052 = vector.extract %1051[0] : f32 from vector<1xf32>
      %1053 = arith.mulf %1052, %1009 : f32
      %1054 = arith.mulf %1040, %1053 : f32
      %1055 = vector.extract %171#3[4] : f32 from vector<8xf32>
      %1056 = arith.addi %19, %c37 : index
      %1057 = arith.muli %0, %c4 : index
      %1058 = arith.addi %1057, %1056 : index
      %1059 = arith.subi %panels, %c10 : index
      %1060 = arith.minsi %1058, %1059 : index
      %1061 = arith.muli %1060, %15 : index
      %1062 = arith.remui %3, %c15 : index
      %1063 = arith.muli %1062, %c7 : index
      %1064 = arith.addi %1061, %1063 : index
      %1065 = vector.load %w[%1064] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1066 = vector.bitcast %1065 : vector<4xi8> to vector<1xf32>
      %1067 = vector.extract %1066[0] : f32 from vector<1xf32>
      %1068 = arith.mulf %1067, %1009 : f32
      %1069 = arith.mulf %1055, %1068 : f32
      %1070 = arith.muli %0, %c4 : index
      %1071 = arith.addi %1070, %19 : index
      %1072 = arith.addi %1071, %c14 : index
      %1073 = arith.muli %1003, %outputFeatures : index
      %1074 = arith.muli %1072, %c15 : index
      %1075 = arith.addi %1073, %1074 : index
      %1076 = wave.lane
      %1077 = arith.remui %1076, %c15 : index
      %1078 = arith.addi %1075, %1077 : index
      %1079 = arith.cmpi slt, %1072, %panels : index
      scf.if %1079 {
        scf.if %21 {
          %1080 = memref.load %residual[%1078] : memref<?xf32>
          %1081 = arith.addf %1080, %1024 : f32
          memref.store %1081, %out[%1078] : memref<?xf32>
        } else {
          memref.store %1024, %out[%1078] : memref<?xf32>
        }
      }
      %1082 = arith.muli %0, %c4 : index
      %1083 = arith.addi %1082, %19 : index
      %1084 = arith.addi %1083, %c10 : index
      %1085 = arith.muli %1003, %outputFeatures : index
      %1086 = arith.muli %1084, %c15 : index
      %1087 = arith.addi %1085, %1086 : index
      %1088 = wave.lane
      %1089 = arith.remui %1088, %c15 : index
      %1090 = arith.addi %1087, %1089 : index
      %1091 = arith.cmpi slt, %1084, %panels : index
      scf.if %1091 {
        scf.if %21 {
          %1092 = memref.load %residual[%1090] : memref<?xf32>
          %1093 = arith.addf %1092, %1039 : f32
          memref.store %1093, %out[%1090] : memref<?xf32>
        } else {
          memref.store %1039, %out[%1090] : memref<?xf32>
        }
      }
      %1094 = arith.muli %0, %c4 : index
      %1095 = arith.addi %1094, %19 : index
      %1096 = arith.addi %1095, %c5 : index
      %1097 = arith.muli %1003, %outputFeatures : index
      %1098 = arith.muli %1096, %c15 : index
      %1099 = arith.addi %1097, %1098 : index
      %1100 = wave.lane
      %1101 = arith.remui %1100, %c15 : index
      %1102 = arith.addi %1099, %1101 : index
      %1103 = arith.cmpi slt, %1096, %panels : index
      scf.if %1103 {
        scf.if %21 {
          %1104 = memref.load %residual[%1102] : memref<?xf32>
          %1105 = arith.addf %1104, %1054 : f32
          memref.store %1105, %out[%1102] : memref<?xf32>
        } else {
          memref.store %1054, %out[%1102] : memref<?xf32>
        }
      }
      %1106 = arith.muli %0, %c4 : index
      %1107 = arith.addi %1106, %19 : index
      %1108 = arith.addi %1107, %c37 : index
      %1109 = arith.muli %1003, %outputFeatures : index
      %1110 = arith.muli %1108, %c15 : index
      %1111 = arith.addi %1109, %1110 : index
      %1112 = wave.lane
      %1113 = arith.remui %1112, %c15 : index
      %1114 = arith.addi %1111, %1113 : index
      %1115 = arith.cmpi slt, %1108, %panels : index
      scf.if %1115 {
        scf.if %21 {
          %1116 = memref.load %residual[%1114] : memref<?xf32>
          %1117 = arith.addf %1116, %1069 : f32
          memref.store %1117, %out[%1114] : memref<?xf32>
        } else {
          memref.store %1069, %out[%1114] : memref<?xf32>
        }
      }
    }
    %1118 = arith.addi %17, %c14 : index
    %1119 = arith.muli %1118, %c15 : index
    %1120 = arith.addi %6, %1119 : index
    %1121 = arith.addi %1120, %c33 : index
    %1122 = arith.divui %3, %c15 : index
    %1123 = arith.addi %1121, %1122 : index
    %1124 = arith.cmpi slt, %1123, %5 : index
    scf.if %1124 {
      %1125 = arith.cmpi eq, %hasFactors, %c10 : index
      %1126 = arith.muli %1123, %c5 : index
      %1127 = memref.load %factors[%1126] : memref<?xf32>
      %1128 = arith.mulf %1127, %operandScale : f32
      %1129 = arith.select %1125, %1128, %operandScale : f32
      %1130 = vector.extract %171#0[5] : f32 from vector<8xf32>
      %1131 = arith.addi %19, %c14 : index
      %1132 = arith.muli %0, %c4 : index
      %1133 = arith.addi %1132, %1131 : index
      %1134 = arith.subi %panels, %c10 : index
      %1135 = arith.minsi %1133, %1134 : index
      %1136 = arith.muli %1135, %15 : index
      %1137 = arith.remui %3, %c15 : index
      %1138 = arith.muli %1137, %c7 : index
      %1139 = arith.addi %1136, %1138 : index
      %1140 = vector.load %w[%1139] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1141 = vector.bitcast %1140 : vector<4xi8> to vector<1xf32>
      %1142 = vector.extract %1141[0] : f32 from vector<1xf32>
      %1143 = arith.mulf %1142, %1129 : f32
      %1144 = arith.mulf %1130, %1143 : f32
      %1145 = vector.extract %171#1[5] : f32 from vector<8xf32>
      %1146 = arith.addi %19, %c10 : index
      %1147 = arith.muli %0, %c4 : index
      %1148 = arith.addi %1147, %1146 : index
      %1149 = arith.subi %panels, %c10 : index
      %1150 = arith.minsi %1148, %1149 : index
      %1151 = arith.muli %1150, %15 : index
      %1152 = arith.remui %3, %c15 : index
      %1153 = arith.muli %1152, %c7 : index
      %1154 = arith.addi %1151, %1153 : index
      %1155 = vector.load %w[%1154] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1156 = vector.bitcast %1155 : vector<4xi8> to vector<1xf32>
      %1157 = vector.extract %1156[0] : f32 from vector<1xf32>
      %1158 = arith.mulf %1157, %1129 : f32
      %1159 = arith.mulf %1145, %1158 : f32
      %1160 = vector.extract %171#2[5] : f32 from vector<8xf32>
      %1161 = arith.addi %19, %c5 : index
      %1162 = arith.muli %0, %c4 : index
      %1163 = arith.addi %1162, %1161 : index
      %1164 = arith.subi %panels, %c10 : index
      %1165 = arith.minsi %1163, %1164 : index
      %1166 = arith.muli %1165, %15 : index
      %1167 = arith.remui %3, %c15 : index
      %1168 = arith.muli %1167, %c7 : index
      %1169 = arith.addi %1166, %1168 : index
      %1170 = vector.load %w[%1169] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1171 = vector.bitcast %1170 : vector<4xi8> to vector<1xf32>
      %1172 = vector.extract %1171[0] : f32 from vector<1xf32>
      %1173 = arith.mulf %1172, %1129 : f32
      %1174 = arith.mulf %1160, %1173 : f32
      %1175 = vector.extract %171#3[5] : f32 from vector<8xf32>
      %1176 = arith.addi %19, %c37 : index
      %1177 = arith.muli %0, %c4 : index
      %1178 = arith.addi %1177, %1176 : index
      %1179 = arith.subi %panels, %c10 : index
      %1180 = arith.minsi %1178, %1179 : index
      %1181 = arith.muli %1180, %15 : index
      %1182 = arith.remui %3, %c15 : index
      %1183 = arith.muli %1182, %c7 : index
      %1184 = arith.addi %1181, %1183 : index
      %1185 = vector.load %w[%1184] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1186 = vector.bitcast %1185 : vector<4xi8> to vector<1xf32>
      %1187 = vector.extract %1186[0] : f32 from vector<1xf32>
      %1188 = arith.mulf %1187, %1129 : f32
      %1189 = arith.mulf %1175, %1188 : f32
      %1190 = arith.muli %0, %c4 : index
      %1191 = arith.addi %1190, %19 : index
      %1192 = arith.addi %1191, %c14 : index
      %1193 = arith.muli %1123, %outputFeatures : index
      %1194 = arith.muli %1192, %c15 : index
      %1195 = arith.addi %1193, %1194 : index
      %1196 = wave.lane
      %1197 = arith.remui %1196, %c15 : index
      %1198 = arith.addi %1195, %1197 : index
      %1199 = arith.cmpi slt, %1192, %panels : index
      scf.if %1199 {
        scf.if %21 {
          %1200 = memref.load %residual[%1198] : memref<?xf32>
          %1201 = arith.addf %1200, %1144 : f32
          memref.store %1201, %out[%1198] : memref<?xf32>
        } else {
          memref.store %1144, %out[%1198] : memref<?xf32>
        }
      }
      %1202 = arith.muli %0, %c4 : index
      %1203 = arith.addi %1202, %19 : index
      %1204 = arith.addi %1203, %c10 : index
      %1205 = arith.muli %1123, %outputFeatures : index
      %1206 = arith.muli %1204, %c15 : index
      %1207 = arith.addi %1205, %1206 : index
      %1208 = wave.lane
      %1209 = arith.remui %1208, %c15 : index
      %1210 = arith.addi %1207, %1209 : index
      %1211 = arith.cmpi slt, %1204, %panels : index
      scf.if %1211 {
        scf.if %21 {
          %1212 = memref.load %residual[%1210] : memref<?xf32>
          %1213 = arith.addf %1212, %1159 : f32
          memref.store %1213, %out[%1210] : memref<?xf32>
        } else {
          memref.store %1159, %out[%1210] : memref<?xf32>
        }
      }
      %1214 = arith.muli %0, %c4 : index
      %1215 = arith.addi %1214, %19 : index
      %1216 = arith.addi %1215, %c5 : index
      %1217 = arith.muli %1123, %outputFeatures : index
      %1218 = arith.muli %1216, %c15 : index
      %1219 = arith.addi %1217, %1218 : index
      %1220 = wave.lane
      %1221 = arith.remui %1220, %c15 : index
      %1222 = arith.addi %1219, %1221 : index
      %1223 = arith.cmpi slt, %1216, %panels : index
      scf.if %1223 {
        scf.if %21 {
          %1224 = memref.load %residual[%1222] : memref<?xf32>
          %1225 = arith.addf %1224, %1174 : f32
          memref.store %1225, %out[%1222] : memref<?xf32>
        } else {
          memref.store %1174, %out[%1222] : memref<?xf32>
        }
      }
      %1226 = arith.muli %0, %c4 : index
      %1227 = arith.addi %1226, %19 : index
      %1228 = arith.addi %1227, %c37 : index
      %1229 = arith.muli %1123, %outputFeatures : index
      %1230 = arith.muli %1228, %c15 : index
      %1231 = arith.addi %1229, %1230 : index
      %1232 = wave.lane
      %1233 = arith.remui %1232, %c15 : index
      %1234 = arith.addi %1231, %1233 : index
      %1235 = arith.cmpi slt, %1228, %panels : index
      scf.if %1235 {
        scf.if %21 {
          %1236 = memref.load %residual[%1234] : memref<?xf32>
          %1237 = arith.addf %1236, %1189 : f32
          memref.store %1237, %out[%1234] : memref<?xf32>
        } else {
          memref.store %1189, %out[%1234] : memref<?xf32>
        }
      }
    }
    %1238 = arith.addi %17, %c14 : index
    %1239 = arith.muli %1238, %c15 : index
    %1240 = arith.addi %6, %1239 : index
    %1241 = arith.addi %1240, %c39 : index
    %1242 = arith.divui %3, %c15 : index
    %1243 = arith.addi %1241, %1242 : index
    %1244 = arith.cmpi slt, %1243, %5 : index
    scf.if %1244 {
      %1245 = arith.cmpi eq, %hasFactors, %c10 : index
      %1246 = arith.muli %1243, %c5 : index
      %1247 = memref.load %factors[%1246] : memref<?xf32>
      %1248 = arith.mulf %1247, %operandScale : f32
      %1249 = arith.select %1245, %1248, %operandScale : f32
      %1250 = vector.extract %171#0[6] : f32 from vector<8xf32>
      %1251 = arith.addi %19, %c14 : index
      %1252 = arith.muli %0, %c4 : index
      %1253 = arith.addi %1252, %1251 : index
      %1254 = arith.subi %panels, %c10 : index
      %1255 = arith.minsi %1253, %1254 : index
      %1256 = arith.muli %1255, %15 : index
      %1257 = arith.remui %3, %c15 : index
      %1258 = arith.muli %1257, %c7 : index
      %1259 = arith.addi %1256, %1258 : index
      %1260 = vector.load %w[%1259] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1261 = vector.bitcast %1260 : vector<4xi8> to vector<1xf32>
      %1262 = vector.extract %1261[0] : f32 from vector<1xf32>
      %1263 = arith.mulf %1262, %1249 : f32
      %1264 = arith.mulf %1250, %1263 : f32
      %1265 = vector.extract %171#1[6] : f32 from vector<8xf32>
      %1266 = arith.addi %19, %c10 : index
      %1267 = arith.muli %0, %c4 : index
      %1268 = arith.addi %1267, %1266 : index
      %1269 = arith.subi %panels, %c10 : index
      %1270 = arith.minsi %1268, %1269 : index
      %1271 = arith.muli %1270, %15 : index
      %1272 = arith.remui %3, %c15 : index
      %1273 = arith.muli %1272, %c7 : index
      %1274 = arith.addi %1271, %1273 : index
      %1275 = vector.load %w[%1274] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1276 = vector.bitcast %1275 : vector<4xi8> to vector<1xf32>
      %1277 = vector.extract %1276[0] : f32 from vector<1xf32>
      %1278 = arith.mulf %1277, %1249 : f32
      %1279 = arith.mulf %1265, %1278 : f32
      %1280 = vector.extract %171#2[6] : f32 from vector<8xf32>
      %1281 = arith.addi %19, %c5 : index
      %1282 = arith.muli %0, %c4 : index
      %1283 = arith.addi %1282, %1281 : index
      %1284 = arith.subi %panels, %c10 : index
      %1285 = arith.minsi %1283, %1284 : index
      %1286 = arith.muli %1285, %15 : index
      %1287 = arith.remui %3, %c15 : index
      %1288 = arith.muli %1287, %c7 : index
      %1289 = arith.addi %1286, %1288 : index
      %1290 = vector.load %w[%1289] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1291 = vector.bitcast %1290 : vector<4xi8> to vector<1xf32>
      %1292 = vector.extract %1291[0] : f32 from vector<1xf32>
      %1293 = arith.mulf %1292, %1249 : f32
      %1294 = arith.mulf %1280, %1293 : f32
      %1295 = vector.extract %171#3[6] : f32 from vector<8xf32>
      %1296 = arith.addi %19, %c37 : index
      %1297 = arith.muli %0, %c4 : index
      %1298 = arith.addi %1297, %1296 : index
      %1299 = arith.subi %panels, %c10 : index
      %1300 = arith.minsi %1298, %1299 : index
      %1301 = arith.muli %1300, %15 : index
      %1302 = arith.remui %3, %c15 : index
      %1303 = arith.muli %1302, %c7 : index
      %1304 = arith.addi %1301, %1303 : index
      %1305 = vector.load %w[%1304] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1306 = vector.bitcast %1305 : vector<4xi8> to vector<1xf32>
      %1307 = vector.extract %1306[0] : f32 from vector<1xf32>
      %1308 = arith.mulf %1307, %1249 : f32
      %1309 = arith.mulf %1295, %1308 : f32
      %1310 = arith.muli %0, %c4 : index
      %1311 = arith.addi %1310, %19 : index
      %1312 = arith.addi %1311, %c14 : index
      %1313 = arith.muli %1243, %outputFeatures : index
      %1314 = arith.muli %1312, %c15 : index
      %1315 = arith.addi %1313, %1314 : index
      %1316 = wave.lane
      %1317 = arith.remui %1316, %c15 : index
      %1318 = arith.addi %1315, %1317 : index
      %1319 = arith.cmpi slt, %1312, %panels : index
      scf.if %1319 {
        scf.if %21 {
          %1320 = memref.load %residual[%1318] : memref<?xf32>
          %1321 = arith.addf %1320, %1264 : f32
          memref.store %1321, %out[%1318] : memref<?xf32>
        } else {
          memref.store %1264, %out[%1318] : memref<?xf32>
        }
      }
      %1322 = arith.muli %0, %c4 : index
      %1323 = arith.addi %1322, %19 : index
      %1324 = arith.addi %1323, %c10 : index
      %1325 = arith.muli %1243, %outputFeatures : index
      %1326 = arith.muli %1324, %c15 : index
      %1327 = arith.addi %1325, %1326 : index
      %1328 = wave.lane
      %1329 = arith.remui %1328, %c15 : index
      %1330 = arith.addi %1327, %1329 : index
      %1331 = arith.cmpi slt, %1324, %panels : index
      scf.if %1331 {
        scf.if %21 {
          %1332 = memref.load %residual[%1330] : memref<?xf32>
          %1333 = arith.addf %1332, %1279 : f32
          memref.store %1333, %out[%1330] : memref<?xf32>
        } else {
          memref.store %1279, %out[%1330] : memref<?xf32>
        }
      }
      %1334 = arith.muli %0, %c4 : index
      %1335 = arith.addi %1334, %19 : index
      %1336 = arith.addi %1335, %c5 : index
      %1337 = arith.muli %1243, %outputFeatures : index
      %1338 = arith.muli %1336, %c15 : index
      %1339 = arith.addi %1337, %1338 : index
      %1340 = wave.lane
      %1341 = arith.remui %1340, %c15 : index
      %1342 = arith.addi %1339, %1341 : index
      %1343 = arith.cmpi slt, %1336, %panels : index
      scf.if %1343 {
        scf.if %21 {
          %1344 = memref.load %residual[%1342] : memref<?xf32>
          %1345 = arith.addf %1344, %1294 : f32
          memref.store %1345, %out[%1342] : memref<?xf32>
        } else {
          memref.store %1294, %out[%1342] : memref<?xf32>
        }
      }
      %1346 = arith.muli %0, %c4 : index
      %1347 = arith.addi %1346, %19 : index
      %1348 = arith.addi %1347, %c37 : index
      %1349 = arith.muli %1243, %outputFeatures : index
      %1350 = arith.muli %1348, %c15 : index
      %1351 = arith.addi %1349, %1350 : index
      %1352 = wave.lane
      %1353 = arith.remui %1352, %c15 : index
      %1354 = arith.addi %1351, %1353 : index
      %1355 = arith.cmpi slt, %1348, %panels : index
      scf.if %1355 {
        scf.if %21 {
          %1356 = memref.load %residual[%1354] : memref<?xf32>
          %1357 = arith.addf %1356, %1309 : f32
          memref.store %1357, %out[%1354] : memref<?xf32>
        } else {
          memref.store %1309, %out[%1354] : memref<?xf32>
        }
      }
    }
    %1358 = arith.addi %17, %c14 : index
    %1359 = arith.muli %1358, %c15 : index
    %1360 = arith.addi %6, %1359 : index
    %1361 = arith.addi %1360, %c40 : index
    %1362 = arith.divui %3, %c15 : index
    %1363 = arith.addi %1361, %1362 : index
    %1364 = arith.cmpi slt, %1363, %5 : index
    scf.if %1364 {
      %1365 = arith.cmpi eq, %hasFactors, %c10 : index
      %1366 = arith.muli %1363, %c5 : index
      %1367 = memref.load %factors[%1366] : memref<?xf32>
      %1368 = arith.mulf %1367, %operandScale : f32
      %1369 = arith.select %1365, %1368, %operandScale : f32
      %1370 = vector.extract %171#0[7] : f32 from vector<8xf32>
      %1371 = arith.addi %19, %c14 : index
      %1372 = arith.muli %0, %c4 : index
      %1373 = arith.addi %1372, %1371 : index
      %1374 = arith.subi %panels, %c10 : index
      %1375 = arith.minsi %1373, %1374 : index
      %1376 = arith.muli %1375, %15 : index
      %1377 = arith.remui %3, %c15 : index
      %1378 = arith.muli %1377, %c7 : index
      %1379 = arith.addi %1376, %1378 : index
      %1380 = vector.load %w[%1379] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1381 = vector.bitcast %1380 : vector<4xi8> to vector<1xf32>
      %1382 = vector.extract %1381[0] : f32 from vector<1xf32>
      %1383 = arith.mulf %1382, %1369 : f32
      %1384 = arith.mulf %1370, %1383 : f32
      %1385 = vector.extract %171#1[7] : f32 from vector<8xf32>
      %1386 = arith.addi %19, %c10 : index
      %1387 = arith.muli %0, %c4 : index
      %1388 = arith.addi %1387, %1386 : index
      %1389 = arith.subi %panels, %c10 : index
      %1390 = arith.minsi %1388, %1389 : index
      %1391 = arith.muli %1390, %15 : index
      %1392 = arith.remui %3, %c15 : index
      %1393 = arith.muli %1392, %c7 : index
      %1394 = arith.addi %1391, %1393 : index
      %1395 = vector.load %w[%1394] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1396 = vector.bitcast %1395 : vector<4xi8> to vector<1xf32>
      %1397 = vector.extract %1396[0] : f32 from vector<1xf32>
      %1398 = arith.mulf %1397, %1369 : f32
      %1399 = arith.mulf %1385, %1398 : f32
      %1400 = vector.extract %171#2[7] : f32 from vector<8xf32>
      %1401 = arith.addi %19, %c5 : index
      %1402 = arith.muli %0, %c4 : index
      %1403 = arith.addi %1402, %1401 : index
      %1404 = arith.subi %panels, %c10 : index
      %1405 = arith.minsi %1403, %1404 : index
      %1406 = arith.muli %1405, %15 : index
      %1407 = arith.remui %3, %c15 : index
      %1408 = arith.muli %1407, %c7 : index
      %1409 = arith.addi %1406, %1408 : index
      %1410 = vector.load %w[%1409] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1411 = vector.bitcast %1410 : vector<4xi8> to vector<1xf32>
      %1412 = vector.extract %1411[0] : f32 from vector<1xf32>
      %1413 = arith.mulf %1412, %1369 : f32
      %1414 = arith.mulf %1400, %1413 : f32
      %1415 = vector.extract %171#3[7] : f32 from vector<8xf32>
      %1416 = arith.addi %19, %c37 : index
      %1417 = arith.muli %0, %c4 : index
      %1418 = arith.addi %1417, %1416 : index
      %1419 = arith.subi %panels, %c10 : index
      %1420 = arith.minsi %1418, %1419 : index
      %1421 = arith.muli %1420, %15 : index
      %1422 = arith.remui %3, %c15 : index
      %1423 = arith.muli %1422, %c7 : index
      %1424 = arith.addi %1421, %1423 : index
      %1425 = vector.load %w[%1424] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1426 = vector.bitcast %1425 : vector<4xi8> to vector<1xf32>
      %1427 = vector.extract %1426[0] : f32 from vector<1xf32>
      %1428 = arith.mulf %1427, %1369 : f32
      %1429 = arith.mulf %1415, %1428 : f32
      %1430 = arith.muli %0, %c4 : index
      %1431 = arith.addi %1430, %19 : index
      %1432 = arith.addi %1431, %c14 : index
      %1433 = arith.muli %1363, %outputFeatures : index
      %1434 = arith.muli %1432, %c15 : index
      %1435 = arith.addi %1433, %1434 : index
      %1436 = wave.lane
      %1437 = arith.remui %1436, %c15 : index
      %1438 = arith.addi %1435, %1437 : index
      %1439 = arith.cmpi slt, %1432, %panels : index
      scf.if %1439 {
        scf.if %21 {
          %1440 = memref.load %residual[%1438] : memref<?xf32>
          %1441 = arith.addf %1440, %1384 : f32
          memref.store %1441, %out[%1438] : memref<?xf32>
        } else {
          memref.store %1384, %out[%1438] : memref<?xf32>
        }
      }
      %1442 = arith.muli %0, %c4 : index
      %1443 = arith.addi %1442, %19 : index
      %1444 = arith.addi %1443, %c10 : index
      %1445 = arith.muli %1363, %outputFeatures : index
      %1446 = arith.muli %1444, %c15 : index
      %1447 = arith.addi %1445, %1446 : index
      %1448 = wave.lane
      %1449 = arith.remui %1448, %c15 : index
      %1450 = arith.addi %1447, %1449 : index
      %1451 = arith.cmpi slt, %1444, %panels : index
      scf.if %1451 {
        scf.if %21 {
          %1452 = memref.load %residual[%1450] : memref<?xf32>
          %1453 = arith.addf %1452, %1399 : f32
          memref.store %1453, %out[%1450] : memref<?xf32>
        } else {
          memref.store %1399, %out[%1450] : memref<?xf32>
        }
      }
      %1454 = arith.muli %0, %c4 : index
      %1455 = arith.addi %1454, %19 : index
      %1456 = arith.addi %1455, %c5 : index
      %1457 = arith.muli %1363, %outputFeatures : index
      %1458 = arith.muli %1456, %c15 : index
      %1459 = arith.addi %1457, %1458 : index
      %1460 = wave.lane
      %1461 = arith.remui %1460, %c15 : index
      %1462 = arith.addi %1459, %1461 : index
      %1463 = arith.cmpi slt, %1456, %panels : index
      scf.if %1463 {
        scf.if %21 {
          %1464 = memref.load %residual[%1462] : memref<?xf32>
          %1465 = arith.addf %1464, %1414 : f32
          memref.store %1465, %out[%1462] : memref<?xf32>
        } else {
          memref.store %1414, %out[%1462] : memref<?xf32>
        }
      }
      %1466 = arith.muli %0, %c4 : index
      %1467 = arith.addi %1466, %19 : index
      %1468 = arith.addi %1467, %c37 : index
      %1469 = arith.muli %1363, %outputFeatures : index
      %1470 = arith.muli %1468, %c15 : index
      %1471 = arith.addi %1469, %1470 : index
      %1472 = wave.lane
      %1473 = arith.remui %1472, %c15 : index
      %1474 = arith.addi %1471, %1473 : index
      %1475 = arith.cmpi slt, %1468, %panels : index
      scf.if %1475 {
        scf.if %21 {
          %1476 = memref.load %residual[%1474] : memref<?xf32>
          %1477 = arith.addf %1476, %1429 : f32
          memref.store %1477, %out[%1474] : memref<?xf32>
        } else {
          memref.store %1429, %out[%1474] : memref<?xf32>
        }
      }
    }
    %1478 = arith.addi %17, %c10 : index
    %1479 = arith.muli %1478, %c15 : index
    %1480 = arith.addi %6, %1479 : index
    %1481 = arith.addi %1480, %c14 : index
    %1482 = arith.divui %3, %c15 : index
    %1483 = arith.addi %1481, %1482 : index
    %1484 = arith.cmpi slt, %1483, %5 : index
    scf.if %1484 {
      %1485 = arith.cmpi eq, %hasFactors, %c10 : index
      %1486 = arith.muli %1483, %c5 : index
      %1487 = memref.load %factors[%1486] : memref<?xf32>
      %1488 = arith.mulf %1487, %operandScale : f32
      %1489 = arith.select %1485, %1488, %operandScale : f32
      %1490 = vector.extract %171#4[0] : f32 from vector<8xf32>
      %1491 = arith.addi %19, %c14 : index
      %1492 = arith.muli %0, %c4 : index
      %1493 = arith.addi %1492, %1491 : index
      %1494 = arith.subi %panels, %c10 : index
      %1495 = arith.minsi %1493, %1494 : index
      %1496 = arith.muli %1495, %15 : index
      %1497 = arith.remui %3, %c15 : index
      %1498 = arith.muli %1497, %c7 : index
      %1499 = arith.addi %1496, %1498 : index
      %1500 = vector.load %w[%1499] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1501 = vector.bitcast %1500 : vector<4xi8> to vector<1xf32>
      %1502 = vector.extract %1501[0] : f32 from vector<1xf32>
      %1503 = arith.mulf %1502, %1489 : f32
      %1504 = arith.mulf %1490, %1503 : f32
      %1505 = vector.extract %171#5[0] : f32 from vector<8xf32>
      %1506 = arith.addi %19, %c10 : index
      %1507 = arith.muli %0, %c4 : index
      %1508 = arith.addi %1507, %1506 : index
      %1509 = arith.subi %panels, %c10 : index
      %1510 = arith.minsi %1508, %1509 : index
      %1511 = arith.muli %1510, %15 : index
      %1512 = arith.remui %3, %c15 : index
      %1513 = arith.muli %1512, %c7 : index
      %1514 = arith.addi %1511, %1513 : index
      %1515 = vector.load %w[%1514] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1516 = vector.bitcast %1515 : vector<4xi8> to vector<1xf32>
      %1517 = vector.extract %1516[0] : f32 from vector<1xf32>
      %1518 = arith.mulf %1517, %1489 : f32
      %1519 = arith.mulf %1505, %1518 : f32
      %1520 = vector.extract %171#6[0] : f32 from vector<8xf32>
      %1521 = arith.addi %19, %c5 : index
      %1522 = arith.muli %0, %c4 : index
      %1523 = arith.addi %1522, %1521 : index
      %1524 = arith.subi %panels, %c10 : index
      %1525 = arith.minsi %1523, %1524 : index
      %1526 = arith.muli %1525, %15 : index
      %1527 = arith.remui %3, %c15 : index
      %1528 = arith.muli %1527, %c7 : index
      %1529 = arith.addi %1526, %1528 : index
      %1530 = vector.load %w[%1529] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1531 = vector.bitcast %1530 : vector<4xi8> to vector<1xf32>
      %1532 = vector.extract %1531[0] : f32 from vector<1xf32>
      %1533 = arith.mulf %1532, %1489 : f32
      %1534 = arith.mulf %1520, %1533 : f32
      %1535 = vector.extract %171#7[0] : f32 from vector<8xf32>
      %1536 = arith.addi %19, %c37 : index
      %1537 = arith.muli %0, %c4 : index
      %1538 = arith.addi %1537, %1536 : index
      %1539 = arith.subi %panels, %c10 : index
      %1540 = arith.minsi %1538, %1539 : index
      %1541 = arith.muli %1540, %15 : index
      %1542 = arith.remui %3, %c15 : index
      %1543 = arith.muli %1542, %c7 : index
      %1544 = arith.addi %1541, %1543 : index
      %1545 = vector.load %w[%1544] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1546 = vector.bitcast %1545 : vector<4xi8> to vector<1xf32>
      %1547 = vector.extract %1546[0] : f32 from vector<1xf32>
      %1548 = arith.mulf %1547, %1489 : f32
      %1549 = arith.mulf %1535, %1548 : f32
      %1550 = arith.muli %0, %c4 : index
      %1551 = arith.addi %1550, %19 : index
      %1552 = arith.addi %1551, %c14 : index
      %1553 = arith.muli %1483, %outputFeatures : index
      %1554 = arith.muli %1552, %c15 : index
      %1555 = arith.addi %1553, %1554 : index
      %1556 = wave.lane
      %1557 = arith.remui %1556, %c15 : index
      %1558 = arith.addi %1555, %1557 : index
      %1559 = arith.cmpi slt, %1552, %panels : index
      scf.if %1559 {
        scf.if %21 {
          %1560 = memref.load %residual[%1558] : memref<?xf32>
          %1561 = arith.addf %1560, %1504 : f32
          memref.store %1561, %out[%1558] : memref<?xf32>
        } else {
          memref.store %1504, %out[%1558] : memref<?xf32>
        }
      }
      %1562 = arith.muli %0, %c4 : index
      %1563 = arith.addi %1562, %19 : index
      %1564 = arith.addi %1563, %c10 : index
      %1565 = arith.muli %1483, %outputFeatures : index
      %1566 = arith.muli %1564, %c15 : index
      %1567 = arith.addi %1565, %1566 : index
      %1568 = wave.lane
      %1569 = arith.remui %1568, %c15 : index
      %1570 = arith.addi %1567, %1569 : index
      %1571 = arith.cmpi slt, %1564, %panels : index
      scf.if %1571 {
        scf.if %21 {
          %1572 = memref.load %residual[%1570] : memref<?xf32>
          %1573 = arith.addf %1572, %1519 : f32
          memref.store %1573, %out[%1570] : memref<?xf32>
        } else {
          memref.store %1519, %out[%1570] : memref<?xf32>
        }
      }
      %1574 = arith.muli %0, %c4 : index
      %1575 = arith.addi %1574, %19 : index
      %1576 = arith.addi %1575, %c5 : index
      %1577 = arith.muli %1483, %outputFeatures : index
      %1578 = arith.muli %1576, %c15 : index
      %1579 = arith.addi %1577, %1578 : index
      %1580 = wave.lane
      %1581 = arith.remui %1580, %c15 : index
      %1582 = arith.addi %1579, %1581 : index
      %1583 = arith.cmpi slt, %1576, %panels : index
      scf.if %1583 {
        scf.if %21 {
          %1584 = memref.load %residual[%1582] : memref<?xf32>
          %1585 = arith.addf %1584, %1534 : f32
          memref.store %1585, %out[%1582] : memref<?xf32>
        } else {
          memref.store %1534, %out[%1582] : memref<?xf32>
        }
      }
      %1586 = arith.muli %0, %c4 : index
      %1587 = arith.addi %1586, %19 : index
      %1588 = arith.addi %1587, %c37 : index
      %1589 = arith.muli %1483, %outputFeatures : index
      %1590 = arith.muli %1588, %c15 : index
      %1591 = arith.addi %1589, %1590 : index
      %1592 = wave.lane
      %1593 = arith.remui %1592, %c15 : index
      %1594 = arith.addi %1591, %1593 : index
      %1595 = arith.cmpi slt, %1588, %panels : index
      scf.if %1595 {
        scf.if %21 {
          %1596 = memref.load %residual[%1594] : memref<?xf32>
          %1597 = arith.addf %1596, %1549 : f32
          memref.store %1597, %out[%1594] : memref<?xf32>
        } else {
          memref.store %1549, %out[%1594] : memref<?xf32>
        }
      }
    }
    %1598 = arith.addi %17, %c10 : index
    %1599 = arith.muli %1598, %c15 : index
    %1600 = arith.addi %6, %1599 : index
    %1601 = arith.addi %1600, %c5 : index
    %1602 = arith.divui %3, %c15 : index
    %1603 = arith.addi %1601, %1602 : index
    %1604 = arith.cmpi slt, %1603, %5 : index
    scf.if %1604 {
      %1605 = arith.cmpi eq, %hasFactors, %c10 : index
      %1606 = arith.muli %1603, %c5 : index
      %1607 = memref.load %factors[%1606] : memref<?xf32>
      %1608 = arith.mulf %1607, %operandScale : f32
      %1609 = arith.select %1605, %1608, %operandScale : f32
      %1610 = vector.extract %171#4[1] : f32 from vector<8xf32>
      %1611 = arith.addi %19, %c14 : index
      %1612 = arith.muli %0, %c4 : index
      %1613 = arith.addi %1612, %1611 : index
      %1614 = arith.subi %panels, %c10 : index
      %1615 = arith.minsi %1613, %1614 : index
      %1616 = arith.muli %1615, %15 : index
      %1617 = arith.remui %3, %c15 : index
      %1618 = arith.muli %1617, %c7 : index
      %1619 = arith.addi %1616, %1618 : index
      %1620 = vector.load %w[%1619] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1621 = vector.bitcast %1620 : vector<4xi8> to vector<1xf32>
      %1622 = vector.extract %1621[0] : f32 from vector<1xf32>
      %1623 = arith.mulf %1622, %1609 : f32
      %1624 = arith.mulf %1610, %1623 : f32
      %1625 = vector.extract %171#5[1] : f32 from vector<8xf32>
      %1626 = arith.addi %19, %c10 : index
      %1627 = arith.muli %0, %c4 : index
      %1628 = arith.addi %1627, %1626 : index
      %1629 = arith.subi %panels, %c10 : index
      %1630 = arith.minsi %1628, %1629 : index
      %1631 = arith.muli %1630, %15 : index
      %1632 = arith.remui %3, %c15 : index
      %1633 = arith.muli %1632, %c7 : index
      %1634 = arith.addi %1631, %1633 : index
      %1635 = vector.load %w[%1634] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1636 = vector.bitcast %1635 : vector<4xi8> to vector<1xf32>
      %1637 = vector.extract %1636[0] : f32 from vector<1xf32>
      %1638 = arith.mulf %1637, %1609 : f32
      %1639 = arith.mulf %1625, %1638 : f32
      %1640 = vector.extract %171#6[1] : f32 from vector<8xf32>
      %1641 = arith.addi %19, %c5 : index
      %1642 = arith.muli %0, %c4 : index
      %1643 = arith.addi %1642, %1641 : index
      %1644 = arith.subi %panels, %c10 : index
      %1645 = arith.minsi %1643, %1644 : index
      %1646 = arith.muli %1645, %15 : index
      %1647 = arith.remui %3, %c15 : index
      %1648 = arith.muli %1647, %c7 : index
      %1649 = arith.addi %1646, %1648 : index
      %1650 = vector.load %w[%1649] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1651 = vector.bitcast %1650 : vector<4xi8> to vector<1xf32>
      %1652 = vector.extract %1651[0] : f32 from vector<1xf32>
      %1653 = arith.mulf %1652, %1609 : f32
      %1654 = arith.mulf %1640, %1653 : f32
      %1655 = vector.extract %171#7[1] : f32 from vector<8xf32>
      %1656 = arith.addi %19, %c37 : index
      %1657 = arith.muli %0, %c4 : index
      %1658 = arith.addi %1657, %1656 : index
      %1659 = arith.subi %panels, %c10 : index
      %1660 = arith.minsi %1658, %1659 : index
      %1661 = arith.muli %1660, %15 : index
      %1662 = arith.remui %3, %c15 : index
      %1663 = arith.muli %1662, %c7 : index
      %1664 = arith.addi %1661, %1663 : index
      %1665 = vector.load %w[%1664] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1666 = vector.bitcast %1665 : vector<4xi8> to vector<1xf32>
      %1667 = vector.extract %1666[0] : f32 from vector<1xf32>
      %1668 = arith.mulf %1667, %1609 : f32
      %1669 = arith.mulf %1655, %1668 : f32
      %1670 = arith.muli %0, %c4 : index
      %1671 = arith.addi %1670, %19 : index
      %1672 = arith.addi %1671, %c14 : index
      %1673 = arith.muli %1603, %outputFeatures : index
      %1674 = arith.muli %1672, %c15 : index
      %1675 = arith.addi %1673, %1674 : index
      %1676 = wave.lane
      %1677 = arith.remui %1676, %c15 : index
      %1678 = arith.addi %1675, %1677 : index
      %1679 = arith.cmpi slt, %1672, %panels : index
      scf.if %1679 {
        scf.if %21 {
          %1680 = memref.load %residual[%1678] : memref<?xf32>
          %1681 = arith.addf %1680, %1624 : f32
          memref.store %1681, %out[%1678] : memref<?xf32>
        } else {
          memref.store %1624, %out[%1678] : memref<?xf32>
        }
      }
      %1682 = arith.muli %0, %c4 : index
      %1683 = arith.addi %1682, %19 : index
      %1684 = arith.addi %1683, %c10 : index
      %1685 = arith.muli %1603, %outputFeatures : index
      %1686 = arith.muli %1684, %c15 : index
      %1687 = arith.addi %1685, %1686 : index
      %1688 = wave.lane
      %1689 = arith.remui %1688, %c15 : index
      %1690 = arith.addi %1687, %1689 : index
      %1691 = arith.cmpi slt, %1684, %panels : index
      scf.if %1691 {
        scf.if %21 {
          %1692 = memref.load %residual[%1690] : memref<?xf32>
          %1693 = arith.addf %1692, %1639 : f32
          memref.store %1693, %out[%1690] : memref<?xf32>
        } else {
          memref.store %1639, %out[%1690] : memref<?xf32>
        }
      }
      %1694 = arith.muli %0, %c4 : index
      %1695 = arith.addi %1694, %19 : index
      %1696 = arith.addi %1695, %c5 : index
      %1697 = arith.muli %1603, %outputFeatures : index
      %1698 = arith.muli %1696, %c15 : index
      %1699 = arith.addi %1697, %1698 : index
      %1700 = wave.lane
      %1701 = arith.remui %1700, %c15 : index
      %1702 = arith.addi %1699, %1701 : index
      %1703 = arith.cmpi slt, %1696, %panels : index
      scf.if %1703 {
        scf.if %21 {
          %1704 = memref.load %residual[%1702] : memref<?xf32>
          %1705 = arith.addf %1704, %1654 : f32
          memref.store %1705, %out[%1702] : memref<?xf32>
        } else {
          memref.store %1654, %out[%1702] : memref<?xf32>
        }
      }
      %1706 = arith.muli %0, %c4 : index
      %1707 = arith.addi %1706, %19 : index
      %1708 = arith.addi %1707, %c37 : index
      %1709 = arith.muli %1603, %outputFeatures : index
      %1710 = arith.muli %1708, %c15 : index
      %1711 = arith.addi %1709, %1710 : index
      %1712 = wave.lane
      %1713 = arith.remui %1712, %c15 : index
      %1714 = arith.addi %1711, %1713 : index
      %1715 = arith.cmpi slt, %1708, %panels : index
      scf.if %1715 {
        scf.if %21 {
          %1716 = memref.load %residual[%1714] : memref<?xf32>
          %1717 = arith.addf %1716, %1669 : f32
          memref.store %1717, %out[%1714] : memref<?xf32>
        } else {
          memref.store %1669, %out[%1714] : memref<?xf32>
        }
      }
    }
    %1718 = arith.addi %17, %c10 : index
    %1719 = arith.muli %1718, %c15 : index
    %1720 = arith.addi %6, %1719 : index
    %1721 = arith.addi %1720, %c7 : index
    %1722 = arith.divui %3, %c15 : index
    %1723 = arith.addi %1721, %1722 : index
    %1724 = arith.cmpi slt, %1723, %5 : index
    scf.if %1724 {
      %1725 = arith.cmpi eq, %hasFactors, %c10 : index
      %1726 = arith.muli %1723, %c5 : index
      %1727 = memref.load %factors[%1726] : memref<?xf32>
      %1728 = arith.mulf %1727, %operandScale : f32
      %1729 = arith.select %1725, %1728, %operandScale : f32
      %1730 = vector.extract %171#4[2] : f32 from vector<8xf32>
      %1731 = arith.addi %19, %c14 : index
      %1732 = arith.muli %0, %c4 : index
      %1733 = arith.addi %1732, %1731 : index
      %1734 = arith.subi %panels, %c10 : index
      %1735 = arith.minsi %1733, %1734 : index
      %1736 = arith.muli %1735, %15 : index
      %1737 = arith.remui %3, %c15 : index
      %1738 = arith.muli %1737, %c7 : index
      %1739 = arith.addi %1736, %1738 : index
      %1740 = vector.load %w[%1739] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1741 = vector.bitcast %1740 : vector<4xi8> to vector<1xf32>
      %1742 = vector.extract %1741[0] : f32 from vector<1xf32>
      %1743 = arith.mulf %1742, %1729 : f32
      %1744 = arith.mulf %1730, %1743 : f32
      %1745 = vector.extract %171#5[2] : f32 from vector<8xf32>
      %1746 = arith.addi %19, %c10 : index
      %1747 = arith.muli %0, %c4 : index
      %1748 = arith.addi %1747, %1746 : index
      %1749 = arith.subi %panels, %c10 : index
      %1750 = arith.minsi %1748, %1749 : index
      %1751 = arith.muli %1750, %15 : index
      %1752 = arith.remui %3, %c15 : index
      %1753 = arith.muli %1752, %c7 : index
      %1754 = arith.addi %1751, %1753 : index
      %1755 = vector.load %w[%1754] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1756 = vector.bitcast %1755 : vector<4xi8> to vector<1xf32>
      %1757 = vector.extract %1756[0] : f32 from vector<1xf32>
      %1758 = arith.mulf %1757, %1729 : f32
      %1759 = arith.mulf %1745, %1758 : f32
      %1760 = vector.extract %171#6[2] : f32 from vector<8xf32>
      %1761 = arith.addi %19, %c5 : index
      %1762 = arith.muli %0, %c4 : index
      %1763 = arith.addi %1762, %1761 : index
      %1764 = arith.subi %panels, %c10 : index
      %1765 = arith.minsi %1763, %1764 : index
      %1766 = arith.muli %1765, %15 : index
      %1767 = arith.remui %3, %c15 : index
      %1768 = arith.muli %1767, %c7 : index
      %1769 = arith.addi %1766, %1768 : index
      %1770 = vector.load %w[%1769] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1771 = vector.bitcast %1770 : vector<4xi8> to vector<1xf32>
      %1772 = vector.extract %1771[0] : f32 from vector<1xf32>
      %1773 = arith.mulf %1772, %1729 : f32
      %1774 = arith.mulf %1760, %1773 : f32
      %1775 = vector.extract %171#7[2] : f32 from vector<8xf32>
      %1776 = arith.addi %19, %c37 : index
      %1777 = arith.muli %0, %c4 : index
      %1778 = arith.addi %1777, %1776 : index
      %1779 = arith.subi %panels, %c10 : index
      %1780 = arith.minsi %1778, %1779 : index
      %1781 = arith.muli %1780, %15 : index
      %1782 = arith.remui %3, %c15 : index
      %1783 = arith.muli %1782, %c7 : index
      %1784 = arith.addi %1781, %1783 : index
      %1785 = vector.load %w[%1784] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1786 = vector.bitcast %1785 : vector<4xi8> to vector<1xf32>
      %1787 = vector.extract %1786[0] : f32 from vector<1xf32>
      %1788 = arith.mulf %1787, %1729 : f32
      %1789 = arith.mulf %1775, %1788 : f32
      %1790 = arith.muli %0, %c4 : index
      %1791 = arith.addi %1790, %19 : index
      %1792 = arith.addi %1791, %c14 : index
      %1793 = arith.muli %1723, %outputFeatures : index
      %1794 = arith.muli %1792, %c15 : index
      %1795 = arith.addi %1793, %1794 : index
      %1796 = wave.lane
      %1797 = arith.remui %1796, %c15 : index
      %1798 = arith.addi %1795, %1797 : index
      %1799 = arith.cmpi slt, %1792, %panels : index
      scf.if %1799 {
        scf.if %21 {
          %1800 = memref.load %residual[%1798] : memref<?xf32>
          %1801 = arith.addf %1800, %1744 : f32
          memref.store %1801, %out[%1798] : memref<?xf32>
        } else {
          memref.store %1744, %out[%1798] : memref<?xf32>
        }
      }
      %1802 = arith.muli %0, %c4 : index
      %1803 = arith.addi %1802, %19 : index
      %1804 = arith.addi %1803, %c10 : index
      %1805 = arith.muli %1723, %outputFeatures : index
      %1806 = arith.muli %1804, %c15 : index
      %1807 = arith.addi %1805, %1806 : index
      %1808 = wave.lane
      %1809 = arith.remui %1808, %c15 : index
      %1810 = arith.addi %1807, %1809 : index
      %1811 = arith.cmpi slt, %1804, %panels : index
      scf.if %1811 {
        scf.if %21 {
          %1812 = memref.load %residual[%1810] : memref<?xf32>
          %1813 = arith.addf %1812, %1759 : f32
          memref.store %1813, %out[%1810] : memref<?xf32>
        } else {
          memref.store %1759, %out[%1810] : memref<?xf32>
        }
      }
      %1814 = arith.muli %0, %c4 : index
      %1815 = arith.addi %1814, %19 : index
      %1816 = arith.addi %1815, %c5 : index
      %1817 = arith.muli %1723, %outputFeatures : index
      %1818 = arith.muli %1816, %c15 : index
      %1819 = arith.addi %1817, %1818 : index
      %1820 = wave.lane
      %1821 = arith.remui %1820, %c15 : index
      %1822 = arith.addi %1819, %1821 : index
      %1823 = arith.cmpi slt, %1816, %panels : index
      scf.if %1823 {
        scf.if %21 {
          %1824 = memref.load %residual[%1822] : memref<?xf32>
          %1825 = arith.addf %1824, %1774 : f32
          memref.store %1825, %out[%1822] : memref<?xf32>
        } else {
          memref.store %1774, %out[%1822] : memref<?xf32>
        }
      }
      %1826 = arith.muli %0, %c4 : index
      %1827 = arith.addi %1826, %19 : index
      %1828 = arith.addi %1827, %c37 : index
      %1829 = arith.muli %1723, %outputFeatures : index
      %1830 = arith.muli %1828, %c15 : index
      %1831 = arith.addi %1829, %1830 : index
      %1832 = wave.lane
      %1833 = arith.remui %1832, %c15 : index
      %1834 = arith.addi %1831, %1833 : index
      %1835 = arith.cmpi slt, %1828, %panels : index
      scf.if %1835 {
        scf.if %21 {
          %1836 = memref.load %residual[%1834] : memref<?xf32>
          %1837 = arith.addf %1836, %1789 : f32
          memref.store %1837, %out[%1834] : memref<?xf32>
        } else {
          memref.store %1789, %out[%1834] : memref<?xf32>
        }
      }
    }
    %1838 = arith.addi %17, %c10 : index
    %1839 = arith.muli %1838, %c15 : index
    %1840 = arith.addi %6, %1839 : index
    %1841 = arith.addi %1840, %c38 : index
    %1842 = arith.divui %3, %c15 : index
    %1843 = arith.addi %1841, %1842 : index
    %1844 = arith.cmpi slt, %1843, %5 : index
    scf.if %1844 {
      %1845 = arith.cmpi eq, %hasFactors, %c10 : index
      %1846 = arith.muli %1843, %c5 : index
      %1847 = memref.load %factors[%1846] : memref<?xf32>
      %1848 = arith.mulf %1847, %operandScale : f32
      %1849 = arith.select %1845, %1848, %operandScale : f32
      %1850 = vector.extract %171#4[3] : f32 from vector<8xf32>
      %1851 = arith.addi %19, %c14 : index
      %1852 = arith.muli %0, %c4 : index
      %1853 = arith.addi %1852, %1851 : index
      %1854 = arith.subi %panels, %c10 : index
      %1855 = arith.minsi %1853, %1854 : index
      %1856 = arith.muli %1855, %15 : index
      %1857 = arith.remui %3, %c15 : index
      %1858 = arith.muli %1857, %c7 : index
      %1859 = arith.addi %1856, %1858 : index
      %1860 = vector.load %w[%1859] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1861 = vector.bitcast %1860 : vector<4xi8> to vector<1xf32>
      %1862 = vector.extract %1861[0] : f32 from vector<1xf32>
      %1863 = arith.mulf %1862, %1849 : f32
      %1864 = arith.mulf %1850, %1863 : f32
      %1865 = vector.extract %171#5[3] : f32 from vector<8xf32>
      %1866 = arith.addi %19, %c10 : index
      %1867 = arith.muli %0, %c4 : index
      %1868 = arith.addi %1867, %1866 : index
      %1869 = arith.subi %panels, %c10 : index
      %1870 = arith.minsi %1868, %1869 : index
      %1871 = arith.muli %1870, %15 : index
      %1872 = arith.remui %3, %c15 : index
      %1873 = arith.muli %1872, %c7 : index
      %1874 = arith.addi %1871, %1873 : index
      %1875 = vector.load %w[%1874] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1876 = vector.bitcast %1875 : vector<4xi8> to vector<1xf32>
      %1877 = vector.extract %1876[0] : f32 from vector<1xf32>
      %1878 = arith.mulf %1877, %1849 : f32
      %1879 = arith.mulf %1865, %1878 : f32
      %1880 = vector.extract %171#6[3] : f32 from vector<8xf32>
      %1881 = arith.addi %19, %c5 : index
      %1882 = arith.muli %0, %c4 : index
      %1883 = arith.addi %1882, %1881 : index
      %1884 = arith.subi %panels, %c10 : index
      %1885 = arith.minsi %1883, %1884 : index
      %1886 = arith.muli %1885, %15 : index
      %1887 = arith.remui %3, %c15 : index
      %1888 = arith.muli %1887, %c7 : index
      %1889 = arith.addi %1886, %1888 : index
      %1890 = vector.load %w[%1889] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1891 = vector.bitcast %1890 : vector<4xi8> to vector<1xf32>
      %1892 = vector.extract %1891[0] : f32 from vector<1xf32>
      %1893 = arith.mulf %1892, %1849 : f32
      %1894 = arith.mulf %1880, %1893 : f32
      %1895 = vector.extract %171#7[3] : f32 from vector<8xf32>
      %1896 = arith.addi %19, %c37 : index
      %1897 = arith.muli %0, %c4 : index
      %1898 = arith.addi %1897, %1896 : index
      %1899 = arith.subi %panels, %c10 : index
      %1900 = arith.minsi %1898, %1899 : index
      %1901 = arith.muli %1900, %15 : index
      %1902 = arith.remui %3, %c15 : index
      %1903 = arith.muli %1902, %c7 : index
      %1904 = arith.addi %1901, %1903 : index
      %1905 = vector.load %w[%1904] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1906 = vector.bitcast %1905 : vector<4xi8> to vector<1xf32>
      %1907 = vector.extract %1906[0] : f32 from vector<1xf32>
      %1908 = arith.mulf %1907, %1849 : f32
      %1909 = arith.mulf %1895, %1908 : f32
      %1910 = arith.muli %0, %c4 : index
      %1911 = arith.addi %1910, %19 : index
      %1912 = arith.addi %1911, %c14 : index
      %1913 = arith.muli %1843, %outputFeatures : index
      %1914 = arith.muli %1912, %c15 : index
      %1915 = arith.addi %1913, %1914 : index
      %1916 = wave.lane
      %1917 = arith.remui %1916, %c15 : index
      %1918 = arith.addi %1915, %1917 : index
      %1919 = arith.cmpi slt, %1912, %panels : index
      scf.if %1919 {
        scf.if %21 {
          %1920 = memref.load %residual[%1918] : memref<?xf32>
          %1921 = arith.addf %1920, %1864 : f32
          memref.store %1921, %out[%1918] : memref<?xf32>
        } else {
          memref.store %1864, %out[%1918] : memref<?xf32>
        }
      }
      %1922 = arith.muli %0, %c4 : index
      %1923 = arith.addi %1922, %19 : index
      %1924 = arith.addi %1923, %c10 : index
      %1925 = arith.muli %1843, %outputFeatures : index
      %1926 = arith.muli %1924, %c15 : index
      %1927 = arith.addi %1925, %1926 : index
      %1928 = wave.lane
      %1929 = arith.remui %1928, %c15 : index
      %1930 = arith.addi %1927, %1929 : index
      %1931 = arith.cmpi slt, %1924, %panels : index
      scf.if %1931 {
        scf.if %21 {
          %1932 = memref.load %residual[%1930] : memref<?xf32>
          %1933 = arith.addf %1932, %1879 : f32
          memref.store %1933, %out[%1930] : memref<?xf32>
        } else {
          memref.store %1879, %out[%1930] : memref<?xf32>
        }
      }
      %1934 = arith.muli %0, %c4 : index
      %1935 = arith.addi %1934, %19 : index
      %1936 = arith.addi %1935, %c5 : index
      %1937 = arith.muli %1843, %outputFeatures : index
      %1938 = arith.muli %1936, %c15 : index
      %1939 = arith.addi %1937, %1938 : index
      %1940 = wave.lane
      %1941 = arith.remui %1940, %c15 : index
      %1942 = arith.addi %1939, %1941 : index
      %1943 = arith.cmpi slt, %1936, %panels : index
      scf.if %1943 {
        scf.if %21 {
          %1944 = memref.load %residual[%1942] : memref<?xf32>
          %1945 = arith.addf %1944, %1894 : f32
          memref.store %1945, %out[%1942] : memref<?xf32>
        } else {
          memref.store %1894, %out[%1942] : memref<?xf32>
        }
      }
      %1946 = arith.muli %0, %c4 : index
      %1947 = arith.addi %1946, %19 : index
      %1948 = arith.addi %1947, %c37 : index
      %1949 = arith.muli %1843, %outputFeatures : index
      %1950 = arith.muli %1948, %c15 : index
      %1951 = arith.addi %1949, %1950 : index
      %1952 = wave.lane
      %1953 = arith.remui %1952, %c15 : index
      %1954 = arith.addi %1951, %1953 : index
      %1955 = arith.cmpi slt, %1948, %panels : index
      scf.if %1955 {
        scf.if %21 {
          %1956 = memref.load %residual[%1954] : memref<?xf32>
          %1957 = arith.addf %1956, %1909 : f32
          memref.store %1957, %out[%1954] : memref<?xf32>
        } else {
          memref.store %1909, %out[%1954] : memref<?xf32>
        }
      }
    }
    %1958 = arith.addi %17, %c10 : index
    %1959 = arith.muli %1958, %c15 : index
    %1960 = arith.addi %6, %1959 : index
    %1961 = arith.addi %1960, %c4 : index
    %1962 = arith.divui %3, %c15 : index
    %1963 = arith.addi %1961, %1962 : index
    %1964 = arith.cmpi slt, %1963, %5 : index
    scf.if %1964 {
      %1965 = arith.cmpi eq, %hasFactors, %c10 : index
      %1966 = arith.muli %1963, %c5 : index
      %1967 = memref.load %factors[%1966] : memref<?xf32>
      %1968 = arith.mulf %1967, %operandScale : f32
      %1969 = arith.select %1965, %1968, %operandScale : f32
      %1970 = vector.extract %171#4[4] : f32 from vector<8xf32>
      %1971 = arith.addi %19, %c14 : index
      %1972 = arith.muli %0, %c4 : index
      %1973 = arith.addi %1972, %1971 : index
      %1974 = arith.subi %panels, %c10 : index
      %1975 = arith.minsi %1973, %1974 : index
      %1976 = arith.muli %1975, %15 : index
      %1977 = arith.remui %3, %c15 : index
      %1978 = arith.muli %1977, %c7 : index
      %1979 = arith.addi %1976, %1978 : index
      %1980 = vector.load %w[%1979] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1981 = vector.bitcast %1980 : vector<4xi8> to vector<1xf32>
      %1982 = vector.extract %1981[0] : f32 from vector<1xf32>
      %1983 = arith.mulf %1982, %1969 : f32
      %1984 = arith.mulf %1970, %1983 : f32
      %1985 = vector.extract %171#5[4] : f32 from vector<8xf32>
      %1986 = arith.addi %19, %c10 : index
      %1987 = arith.muli %0, %c4 : index
      %1988 = arith.addi %1987, %1986 : index
      %1989 = arith.subi %panels, %c10 : index
      %1990 = arith.minsi %1988, %1989 : index
      %1991 = arith.muli %1990, %15 : index
      %1992 = arith.remui %3, %c15 : index
      %1993 = arith.muli %1992, %c7 : index
      %1994 = arith.addi %1991, %1993 : index
      %1995 = vector.load %w[%1994] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1996 = vector.bitcast %1995 : vector<4xi8> to vector<1xf32>
      %1997 = vector.extract %1996[0] : f32 from vector<1xf32>
      %1998 = arith.mulf %1997, %1969 : f32
      %1999 = arith.mulf %1985, %1998 : f32
      %2000 = vector.extract %171#6[4] : f32 from vector<8xf32>
      %2001 = arith.addi %19, %c5 : index
      %2002 = arith.muli %0, %c4 : index
      %2003 = arith.addi %2002, %2001 : index
      %2004 = arith.subi %panels, %c10 : index
      %2005 = arith.minsi %2003, %2004 : index
      %2006 = arith.muli %2005, %15 : index
      %2007 = arith.remui %3, %c15 : index
      %2008 = arith.muli %2007, %c7 : index
      %2009 = arith.addi %2006, %2008 : index
      %2010 = vector.load %w[%2009] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2011 = vector.bitcast %2010 : vector<4xi8> to vector<1xf32>
      %2012 = vector.extract %2011[0] : f32 from vector<1xf32>
      %2013 = arith.mulf %2012, %1969 : f32
      %2014 = arith.mulf %2000, %2013 : f32
      %2015 = vector.extract %171#7[4] : f32 from vector<8xf32>
      %2016 = arith.addi %19, %c37 : index
      %2017 = arith.muli %0, %c4 : index
      %2018 = arith.addi %2017, %2016 : index
      %2019 = arith.subi %panels, %c10 : index
      %2020 = arith.minsi %2018, %2019 : index
      %2021 = arith.muli %2020, %15 : index
      %2022 = arith.remui %3, %c15 : index
      %2023 = arith.muli %2022, %c7 : index
      %2024 = arith.addi %2021, %2023 : index
      %2025 = vector.load %w[%2024] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2026 = vector.bitcast %2025 : vector<4xi8> to vector<1xf32>
      %2027 = vector.extract %2026[0] : f32 from vector<1xf32>
      %2028 = arith.mulf %2027, %1969 : f32
      %2029 = arith.mulf %2015, %2028 : f32
      %2030 = arith.muli %0, %c4 : index
      %2031 = arith.addi %2030, %19 : index
      %2032 = arith.addi %2031, %c14 : index
      %2033 = arith.muli %1963, %outputFeatures : index
      %2034 = arith.muli %2032, %c15 : index
      %2035 = arith.addi %2033, %2034 : index
      %2036 = wave.lane
      %2037 = arith.remui %2036, %c15 : index
      %2038 = arith.addi %2035, %2037 : index
      %2039 = arith.cmpi slt, %2032, %panels : index
      scf.if %2039 {
        scf.if %21 {
          %2040 = memref.load %residual[%2038] : memref<?xf32>
          %2041 = arith.addf %2040, %1984 : f32
          memref.store %2041, %out[%2038] : memref<?xf32>
        } else {
          memref.store %1984, %out[%2038] : memref<?xf32>
        }
      }
      %2042 = arith.muli %0, %c4 : index
      %2043 = arith.addi %2042, %19 : index
      %2044 = arith.addi %2043, %c10 : index
      %2045 = arith.muli %1963, %outputFeatures : index
      %2046 = arith.muli %2044, %c15 : index
      %2047 = arith.addi %2045, %2046 : index
      %2048 = wave.lane
      %2049 = arith.remui %2048, %c15 : index
      %2050 = arith.addi %2047, %2049 : index
      %2051 = arith.cmpi slt, %2044, %panels : index
      scf.if %2051 {
        scf.if %21 {
          %2052 = memref.load %residual[%2050] : memref<?xf32>
          %2053 = arith.addf %2052, %1999 : f32
          memref.store %2053, %out[%2050] : memref<?xf32>
        } else {
          memref.store %1999, %out[%2050] : memref<?xf32>
        }
      }
      %2054 = arith.muli %0, %c4 : index
      %2055 = arith.addi %2054, %19 : index
      %2056 = arith.addi %2055, %c5 : index
      %2057 = arith.muli %1963, %outputFeatures : index
      %2058 = arith.muli %2056, %c15 : index
      %2059 = arith.addi %2057, %2058 : index
      %2060 = wave.lane
      %2061 = arith.remui %2060, %c15 : index
      %2062 = arith.addi %2059, %2061 : index
      %2063 = arith.cmpi slt, %2056, %panels : index
      scf.if %2063 {
        scf.if %21 {
          %2064 = memref.load %residual[%2062] : memref<?xf32>
          %2065 = arith.addf %2064, %2014 : f32
          memref.store %2065, %out[%2062] : memref<?xf32>
        } else {
          memref.store %2014, %out[%2062] : memref<?xf32>
        }
      }
      %2066 = arith.muli %0, %c4 : index
      %2067 = arith.addi %2066, %19 : index
      %2068 = arith.addi %2067, %c37 : index
      %2069 = arith.muli %1963, %outputFeatures : index
      %2070 = arith.muli %2068, %c15 : index
      %2071 = arith.addi %2069, %2070 : index
      %2072 = wave.lane
      %2073 = arith.remui %2072, %c15 : index
      %2074 = arith.addi %2071, %2073 : index
      %2075 = arith.cmpi slt, %2068, %panels : index
      scf.if %2075 {
        scf.if %21 {
          %2076 = memref.load %residual[%2074] : memref<?xf32>
          %2077 = arith.addf %2076, %2029 : f32
          memref.store %2077, %out[%2074] : memref<?xf32>
        } else {
          memref.store %2029, %out[%2074] : memref<?xf32>
        }
      }
    }
    %2078 = arith.addi %17, %c10 : index
    %2079 = arith.muli %2078, %c15 : index
    %2080 = arith.addi %6, %2079 : index
    %2081 = arith.addi %2080, %c33 : index
    %2082 = arith.divui %3, %c15 : index
    %2083 = arith.addi %2081, %2082 : index
    %2084 = arith.cmpi slt, %2083, %5 : index
    scf.if %2084 {
      %2085 = arith.cmpi eq, %hasFactors, %c10 : index
      %2086 = arith.muli %2083, %c5 : index
      %2087 = memref.load %factors[%2086] : memref<?xf32>
      %2088 = arith.mulf %2087, %operandScale : f32
      %2089 = arith.select %2085, %2088, %operandScale : f32
      %2090 = vector.extract %171#4[5] : f32 from vector<8xf32>
      %2091 = arith.addi %19, %c14 : index
      %2092 = arith.muli %0, %c4 : index
      %2093 = arith.addi %2092, %2091 : index
      %2094 = arith.subi %panels, %c10 : index
      %2095 = arith.minsi %2093, %2094 : index
      %2096 = arith.muli %2095, %15 : index
      %2097 = arith.remui %3, %c15 : index
      %2098 = arith.muli %2097, %c7 : index
      %2099 = arith.addi %2096, %2098 : index
      %2100 = vector.load %w[%2099] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2101 = vector.bitcast %2100 : vector<4xi8> to vector<1xf32>
      %2102 = vector.extract %2101[0] : f32 from vector<1xf32>
      %2103 = arith.mulf %2102, %2089 : f32
      %2104 = arith.mulf %2090, %2103 : f32
      %2105 = vector.extract %171#5[5] : f32 from vector<8xf32>
      %2106 = arith.addi %19, %c10 : index
      %2107 = arith.muli %0, %c4 : index
      %2108 = arith.addi %2107, %2106 : index
      %2109 = arith.subi %panels, %c10 : index
      %2110 = arith.minsi %2108, %2109 : index
      %2111 = arith.muli %2110, %15 : index
      %2112 = arith.remui %3, %c15 : index
      %2113 = arith.muli %2112, %c7 : index
      %2114 = arith.addi %2111, %2113 : index
      %2115 = vector.load %w[%2114] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2116 = vector.bitcast %2115 : vector<4xi8> to vector<1xf32>
      %2117 = vector.extract %2116[0] : f32 from vector<1xf32>
      %2118 = arith.mulf %2117, %2089 : f32
      %2119 = arith.mulf %2105, %2118 : f32
      %2120 = vector.extract %171#6[5] : f32 from vector<8xf32>
      %2121 = arith.addi %19, %c5 : index
      %2122 = arith.muli %0, %c4 : index
      %2123 = arith.addi %2122, %2121 : index
      %2124 = arith.subi %panels, %c10 : index
      %2125 = arith.minsi %2123, %2124 : index
      %2126 = arith.muli %2125, %15 : index
      %2127 = arith.remui %3, %c15 : index
      %2128 = arith.muli %2127, %c7 : index
      %2129 = arith.addi %2126, %2128 : index
      %2130 = vector.load %w[%2129] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2131 = vector.bitcast %2130 : vector<4xi8> to vector<1xf32>
      %2132 = vector.extract %2131[0] : f32 from vector<1xf32>
      %2133 = arith.mulf %2132, %2089 : f32
      %2134 = arith.mulf %2120, %2133 : f32
      %2135 = vector.extract %171#7[5] : f32 from vector<8xf32>
      %2136 = arith.addi %19, %c37 : index
      %2137 = arith.muli %0, %c4 : index
      %2138 = arith.addi %2137, %2136 : index
      %2139 = arith.subi %panels, %c10 : index
      %2140 = arith.minsi %2138, %2139 : index
      %2141 = arith.muli %2140, %15 : index
      %2142 = arith.remui %3, %c15 : index
      %2143 = arith.muli %2142, %c7 : index
      %2144 = arith.addi %2141, %2143 : index
      %2145 = vector.load %w[%2144] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2146 = vector.bitcast %2145 : vector<4xi8> to vector<1xf32>
      %2147 = vector.extract %2146[0] : f32 from vector<1xf32>
      %2148 = arith.mulf %2147, %2089 : f32
      %2149 = arith.mulf %2135, %2148 : f32
      %2150 = arith.muli %0, %c4 : index
      %2151 = arith.addi %2150, %19 : index
      %2152 = arith.addi %2151, %c14 : index
      %2153 = arith.muli %2083, %outputFeatures : index
      %2154 = arith.muli %2152, %c15 : index
      %2155 = arith.addi %2153, %2154 : index
      %2156 = wave.lane
      %2157 = arith.remui %2156, %c15 : index
      %2158 = arith.addi %2155, %2157 : index
      %2159 = arith.cmpi slt, %2152, %panels : index
      scf.if %2159 {
        scf.if %21 {
          %2160 = memref.load %residual[%2158] : memref<?xf32>
          %2161 = arith.addf %2160, %2104 : f32
          memref.store %2161, %out[%2158] : memref<?xf32>
        } else {
          memref.store %2104, %out[%2158] : memref<?xf32>
        }
      }
      %2162 = arith.muli %0, %c4 : index
      %2163 = arith.addi %2162, %19 : index
      %2164 = arith.addi %2163, %c10 : index
      %2165 = arith.muli %2083, %outputFeatures : index
      %2166 = arith.muli %2164, %c15 : index
      %2167 = arith.addi %2165, %2166 : index
      %2168 = wave.lane
      %2169 = arith.remui %2168, %c15 : index
      %2170 = arith.addi %2167, %2169 : index
      %2171 = arith.cmpi slt, %2164, %panels : index
      scf.if %2171 {
        scf.if %21 {
          %2172 = memref.load %residual[%2170] : memref<?xf32>
          %2173 = arith.addf %2172, %2119 : f32
          memref.store %2173, %out[%2170] : memref<?xf32>
        } else {
          memref.store %2119, %out[%2170] : memref<?xf32>
        }
      }
      %2174 = arith.muli %0, %c4 : index
      %2175 = arith.addi %2174, %19 : index
      %2176 = arith.addi %2175, %c5 : index
      %2177 = arith.muli %2083, %outputFeatures : index
      %2178 = arith.muli %2176, %c15 : index
      %2179 = arith.addi %2177, %2178 : index
      %2180 = wave.lane
      %2181 = arith.remui %2180, %c15 : index
      %2182 = arith.addi %2179, %2181 : index
      %2183 = arith.cmpi slt, %2176, %panels : index
      scf.if %2183 {
        scf.if %21 {
          %2184 = memref.load %residual[%2182] : memref<?xf32>
          %2185 = arith.addf %2184, %2134 : f32
          memref.store %2185, %out[%2182] : memref<?xf32>
        } else {
          memref.store %2134, %out[%2182] : memref<?xf32>
        }
      }
      %2186 = arith.muli %0, %c4 : index
      %2187 = arith.addi %2186, %19 : index
      %2188 = arith.addi %2187, %c37 : index
      %2189 = arith.muli %2083, %outputFeatures : index
      %2190 = arith.muli %2188, %c15 : index
      %2191 = arith.addi %2189, %2190 : index
      %2192 = wave.lane
      %2193 = arith.remui %2192, %c15 : index
      %2194 = arith.addi %2191, %2193 : index
      %2195 = arith.cmpi slt, %2188, %panels : index
      scf.if %2195 {
        scf.if %21 {
          %2196 = memref.load %residual[%2194] : memref<?xf32>
          %2197 = arith.addf %2196, %2149 : f32
          memref.store %2197, %out[%2194] : memref<?xf32>
        } else {
          memref.store %2149, %out[%2194] : memref<?xf32>
        }
      }
    }
    %2198 = arith.addi %17, %c10 : index
    %2199 = arith.muli %2198, %c15 : index
    %2200 = arith.addi %6, %2199 : index
    %2201 = arith.addi %2200, %c39 : index
    %2202 = arith.divui %3, %c15 : index
    %2203 = arith.addi %2201, %2202 : index
    %2204 = arith.cmpi slt, %2203, %5 : index
    scf.if %2204 {
      %2205 = arith.cmpi eq, %hasFactors, %c10 : index
      %2206 = arith.muli %2203, %c5 : index
      %2207 = memref.load %factors[%2206] : memref<?xf32>
      %2208 = arith.mulf %2207, %operandScale : f32
      %2209 = arith.select %2205, %2208, %operandScale : f32
      %2210 = vector.extract %171#4[6] : f32 from vector<8xf32>
      %2211 = arith.addi %19, %c14 : index
      %2212 = arith.muli %0, %c4 : index
      %2213 = arith.addi %2212, %2211 : index
      %2214 = arith.subi %panels, %c10 : index
      %2215 = arith.minsi %2213, %2214 : index
      %2216 = arith.muli %2215, %15 : index
      %2217 = arith.remui %3, %c15 : index
      %2218 = arith.muli %2217, %c7 : index
      %2219 = arith.addi %2216, %2218 : index
      %2220 = vector.load %w[%2219] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2221 = vector.bitcast %2220 : vector<4xi8> to vector<1xf32>
      %2222 = vector.extract %2221[0] : f32 from vector<1xf32>
      %2223 = arith.mulf %2222, %2209 : f32
      %2224 = arith.mulf %2210, %2223 : f32
      %2225 = vector.extract %171#5[6] : f32 from vector<8xf32>
      %2226 = arith.addi %19, %c10 : index
      %2227 = arith.muli %0, %c4 : index
      %2228 = arith.addi %2227, %2226 : index
      %2229 = arith.subi %panels, %c10 : index
      %2230 = arith.minsi %2228, %2229 : index
      %2231 = arith.muli %2230, %15 : index
      %2232 = arith.remui %3, %c15 : index
      %2233 = arith.muli %2232, %c7 : index
      %2234 = arith.addi %2231, %2233 : index
      %2235 = vector.load %w[%2234] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2236 = vector.bitcast %2235 : vector<4xi8> to vector<1xf32>
      %2237 = vector.extract %2236[0] : f32 from vector<1xf32>
      %2238 = arith.mulf %2237, %2209 : f32
      %2239 = arith.mulf %2225, %2238 : f32
      %2240 = vector.extract %171#6[6] : f32 from vector<8xf32>
      %2241 = arith.addi %19, %c5 : index
      %2242 = arith.muli %0, %c4 : index
      %2243 = arith.addi %2242, %2241 : index
      %2244 = arith.subi %panels, %c10 : index
      %2245 = arith.minsi %2243, %2244 : index
      %2246 = arith.muli %2245, %15 : index
      %2247 = arith.remui %3, %c15 : index
      %2248 = arith.muli %2247, %c7 : index
      %2249 = arith.addi %2246, %2248 : index
      %2250 = vector.load %w[%2249] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2251 = vector.bitcast %2250 : vector<4xi8> to vector<1xf32>
      %2252 = vector.extract %2251[0] : f32 from vector<1xf32>
      %2253 = arith.mulf %2252, %2209 : f32
      %2254 = arith.mulf %2240, %2253 : f32
      %2255 = vector.extract %171#7[6] : f32 from vector<8xf32>
      %2256 = arith.addi %19, %c37 : index
      %2257 = arith.muli %0, %c4 : index
      %2258 = arith.addi %2257, %2256 : index
      %2259 = arith.subi %panels, %c10 : index
      %2260 = arith.minsi %2258, %2259 : index
      %2261 = arith.muli %2260, %15 : index
      %2262 = arith.remui %3, %c15 : index
      %2263 = arith.muli %2262, %c7 : index
      %2264 = arith.addi %2261, %2263 : index
      %2265 = vector.load %w[%2264] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2266 = vector.bitcast %2265 : vector<4xi8> to vector<1xf32>
      %2267 = vector.extract %2266[0] : f32 from vector<1xf32>
      %2268 = arith.mulf %2267, %2209 : f32
      %2269 = arith.mulf %2255, %2268 : f32
      %2270 = arith.muli %0, %c4 : index
      %2271 = arith.addi %2270, %19 : index
      %2272 = arith.addi %2271, %c14 : index
      %2273 = arith.muli %2203, %outputFeatures : index
      %2274 = arith.muli %2272, %c15 : index
      %2275 = arith.addi %2273, %2274 : index
      %2276 = wave.lane
      %2277 = arith.remui %2276, %c15 : index
      %2278 = arith.addi %2275, %2277 : index
      %2279 = arith.cmpi slt, %2272, %panels : index
      scf.if %2279 {
        scf.if %21 {
          %2280 = memref.load %residual[%2278] : memref<?xf32>
          %2281 = arith.addf %2280, %2224 : f32
          memref.store %2281, %out[%2278] : memref<?xf32>
        } else {
          memref.store %2224, %out[%2278] : memref<?xf32>
        }
      }
      %2282 = arith.muli %0, %c4 : index
      %2283 = arith.addi %2282, %19 : index
      %2284 = arith.addi %2283, %c10 : index
      %2285 = arith.muli %2203, %outputFeatures : index
      %2286 = arith.muli %2284, %c15 : index
      %2287 = arith.addi %2285, %2286 : index
      %2288 = wave.lane
      %2289 = arith.remui %2288, %c15 : index
      %2290 = arith.addi %2287, %2289 : index
      %2291 = arith.cmpi slt, %2284, %panels : index
      scf.if %2291 {
        scf.if %21 {
          %2292 = memref.load %residual[%2290] : memref<?xf32>
          %2293 = arith.addf %2292, %2239 : f32
          memref.store %2293, %out[%2290] : memref<?xf32>
        } else {
          memref.store %2239, %out[%2290] : memref<?xf32>
        }
      }
      %2294 = arith.muli %0, %c4 : index
      %2295 = arith.addi %2294, %19 : index
      %2296 = arith.addi %2295, %c5 : index
      %2297 = arith.muli %2203, %outputFeatures : index
      %2298 = arith.muli %2296, %c15 : index
      %2299 = arith.addi %2297, %2298 : index
      %2300 = wave.lane
      %2301 = arith.remui %2300, %c15 : index
      %2302 = arith.addi %2299, %2301 : index
      %2303 = arith.cmpi slt, %2296, %panels : index
      scf.if %2303 {
        scf.if %21 {
          %2304 = memref.load %residual[%2302] : memref<?xf32>
          %2305 = arith.addf %2304, %2254 : f32
          memref.store %2305, %out[%2302] : memref<?xf32>
        } else {
          memref.store %2254, %out[%2302] : memref<?xf32>
        }
      }
      %2306 = arith.muli %0, %c4 : index
      %2307 = arith.addi %2306, %19 : index
      %2308 = arith.addi %2307, %c37 : index
      %2309 = arith.muli %2203, %outputFeatures : index
      %2310 = arith.muli %2308, %c15 : index
      %2311 = arith.addi %2309, %2310 : index
      %2312 = wave.lane
      %2313 = arith.remui %2312, %c15 : index
      %2314 = arith.addi %2311, %2313 : index
      %2315 = arith.cmpi slt, %2308, %panels : index
      scf.if %2315 {
        scf.if %21 {
          %2316 = memref.load %residual[%2314] : memref<?xf32>
          %2317 = arith.addf %2316, %2269 : f32
          memref.store %2317, %out[%2314] : memref<?xf32>
        } else {
          memref.store %2269, %out[%2314] : memref<?xf32>
        }
      }
    }
    %2318 = arith.addi %17, %c10 : index
    %2319 = arith.muli %2318, %c15 : index
    %2320 = arith.addi %6, %2319 : index
    %2321 = arith.addi %2320, %c40 : index
    %2322 = arith.divui %3, %c15 : index
    %2323 = arith.addi %2321, %2322 : index
    %2324 = arith.cmpi slt, %2323, %5 : index
    scf.if %2324 {
      %2325 = arith.cmpi eq, %hasFactors, %c10 : index
      %2326 = arith.muli %2323, %c5 : index
      %2327 = memref.load %factors[%2326] : memref<?xf32>
      %2328 = arith.mulf %2327, %operandScale : f32
      %2329 = arith.select %2325, %2328, %operandScale : f32
      %2330 = vector.extract %171#4[7] : f32 from vector<8xf32>
      %2331 = arith.addi %19, %c14 : index
      %2332 = arith.muli %0, %c4 : index
      %2333 = arith.addi %2332, %2331 : index
      %2334 = arith.subi %panels, %c10 : index
      %2335 = arith.minsi %2333, %2334 : index
      %2336 = arith.muli %2335, %15 : index
      %2337 = arith.remui %3, %c15 : index
      %2338 = arith.muli %2337, %c7 : index
      %2339 = arith.addi %2336, %2338 : index
      %2340 = vector.load %w[%2339] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2341 = vector.bitcast %2340 : vector<4xi8> to vector<1xf32>
      %2342 = vector.extract %2341[0] : f32 from vector<1xf32>
      %2343 = arith.mulf %2342, %2329 : f32
      %2344 = arith.mulf %2330, %2343 : f32
      %2345 = vector.extract %171#5[7] : f32 from vector<8xf32>
      %2346 = arith.addi %19, %c10 : index
      %2347 = arith.muli %0, %c4 : index
      %2348 = arith.addi %2347, %2346 : index
      %2349 = arith.subi %panels, %c10 : index
      %2350 = arith.minsi %2348, %2349 : index
      %2351 = arith.muli %2350, %15 : index
      %2352 = arith.remui %3, %c15 : index
      %2353 = arith.muli %2352, %c7 : index
      %2354 = arith.addi %2351, %2353 : index
      %2355 = vector.load %w[%2354] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2356 = vector.bitcast %2355 : vector<4xi8> to vector<1xf32>
      %2357 = vector.extract %2356[0] : f32 from vector<1xf32>
      %2358 = arith.mulf %2357, %2329 : f32
      %2359 = arith.mulf %2345, %2358 : f32
      %2360 = vector.extract %171#6[7] : f32 from vector<8xf32>
      %2361 = arith.addi %19, %c5 : index
      %2362 = arith.muli %0, %c4 : index
      %2363 = arith.addi %2362, %2361 : index
      %2364 = arith.subi %panels, %c10 : index
      %2365 = arith.minsi %2363, %2364 : index
      %2366 = arith.muli %2365, %15 : index
      %2367 = arith.remui %3, %c15 : index
      %2368 = arith.muli %2367, %c7 : index
      %2369 = arith.addi %2366, %2368 : index
      %2370 = vector.load %w[%2369] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2371 = vector.bitcast %2370 : vector<4xi8> to vector<1xf32>
      %2372 = vector.extract %2371[0] : f32 from vector<1xf32>
      %2373 = arith.mulf %2372, %2329 : f32
      %2374 = arith.mulf %2360, %2373 : f32
      %2375 = vector.extract %171#7[7] : f32 from vector<8xf32>
      %2376 = arith.addi %19, %c37 : index
      %2377 = arith.muli %0, %c4 : index
      %2378 = arith.addi %2377, %2376 : index
      %2379 = arith.subi %panels, %c10 : index
      %2380 = arith.minsi %2378, %2379 : index
      %2381 = arith.muli %2380, %15 : index
      %2382 = arith.remui %3, %c15 : index
      %2383 = arith.muli %2382, %c7 : index
      %2384 = arith.addi %2381, %2383 : index
      %2385 = vector.load %w[%2384] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2386 = vector.bitcast %2385 : vector<4xi8> to vector<1xf32>
      %2387 = vector.extract %2386[0] : f32 from vector<1xf32>
      %2388 = arith.mulf %2387, %2329 : f32
      %2389 = arith.mulf %2375, %2388 : f32
      %2390 = arith.muli %0, %c4 : index
      %2391 = arith.addi %2390, %19 : index
      %2392 = arith.addi %2391, %c14 : index
      %2393 = arith.muli %2323, %outputFeatures : index
      %2394 = arith.muli %2392, %c15 : index
      %2395 = arith.addi %2393, %2394 : index
      %2396 = wave.lane
      %2397 = arith.remui %2396, %c15 : index
      %2398 = arith.addi %2395, %2397 : index
      %2399 = arith.cmpi slt, %2392, %panels : index
      scf.if %2399 {
        scf.if %21 {
          %2400 = memref.load %residual[%2398] : memref<?xf32>
          %2401 = arith.addf %2400, %2344 : f32
          memref.store %2401, %out[%2398] : memref<?xf32>
        } else {
          memref.store %2344, %out[%2398] : memref<?xf32>
        }
      }
      %2402 = arith.muli %0, %c4 : index
      %2403 = arith.addi %2402, %19 : index
      %2404 = arith.addi %2403, %c10 : index
      %2405 = arith.muli %2323, %outputFeatures : index
      %2406 = arith.muli %2404, %c15 : index
      %2407 = arith.addi %2405, %2406 : index
      %2408 = wave.lane
      %2409 = arith.remui %2408, %c15 : index
      %2410 = arith.addi %2407, %2409 : index
      %2411 = arith.cmpi slt, %2404, %panels : index
      scf.if %2411 {
        scf.if %21 {
          %2412 = memref.load %residual[%2410] : memref<?xf32>
          %2413 = arith.addf %2412, %2359 : f32
          memref.store %2413, %out[%2410] : memref<?xf32>
        } else {
          memref.store %2359, %out[%2410] : memref<?xf32>
        }
      }
      %2414 = arith.muli %0, %c4 : index
      %2415 = arith.addi %2414, %19 : index
      %2416 = arith.addi %2415, %c5 : index
      %2417 = arith.muli %2323, %outputFeatures : index
      %2418 = arith.muli %2416, %c15 : index
      %2419 = arith.addi %2417, %2418 : index
      %2420 = wave.lane
      %2421 = arith.remui %2420, %c15 : index
      %2422 = arith.addi %2419, %2421 : index
      %2423 = arith.cmpi slt, %2416, %panels : index
      scf.if %2423 {
        scf.if %21 {
          %2424 = memref.load %residual[%2422] : memref<?xf32>
          %2425 = arith.addf %2424, %2374 : f32
          memref.store %2425, %out[%2422] : memref<?xf32>
        } else {
          memref.store %2374, %out[%2422] : memref<?xf32>
        }
      }
      %2426 = arith.muli %0, %c4 : index
      %2427 = arith.addi %2426, %19 : index
      %2428 = arith.addi %2427, %c37 : index
      %2429 = arith.muli %2323, %outputFeatures : index
      %2430 = arith.muli %2428, %c15 : index
      %2431 = arith.addi %2429, %2430 : index
      %2432 = wave.lane
      %2433 = arith.remui %2432, %c15 : index
      %2434 = arith.addi %2431, %2433 : index
      %2435 = arith.cmpi slt, %2428, %panels : index
      scf.if %2435 {
        scf.if %21 {
          %2436 = memref.load %residual[%2434] : memref<?xf32>
          %2437 = arith.addf %2436, %2389 : f32
          memref.store %2437, %out[%2434] : memref<?xf32>
        } else {
          memref.store %2389, %out[%2434] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
