// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_1', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_1_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 64 : index
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
    %24 = arith.remui %23, %c8 : index
    %25 = wave.scratch %operandHalves : memref<?xf16>
    %26 = arith.divui %operandHalves, %c1 : index
    %27 = wave.wave
    %28 = arith.muli %27, %c11 : index
    %29 = wave.lane
    %30 = arith.addi %28, %29 : index
    scf.for %31 = %30 to %26 step %c11 {
      %32 = arith.muli %31, %c1 : index
      %33 = arith.addi %c5, %32 : index
      %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %35 = arith.muli %31, %c1 : index
      vector.store %34, %25[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c1 : index
    %38 = wave.wave
    %39 = arith.divui %inputFeatures, %c11 : index
    %40 = arith.muli %38, %stepsPerWave : index
    %41 = arith.minsi %40, %39 : index
    %42 = arith.addi %41, %stepsPerWave : index
    %43 = arith.minsi %42, %39 : index
    %44 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %45 = arith.subi %43, %41 : index
    %46 = arith.divui %45, %c2 : index
    %47 = arith.muli %46, %c2 : index
    %48 = arith.addi %41, %47 : index
    %49 = arith.addi %41, %stepsPerWave : index
    %50 = arith.select %44, %49, %48 : index
    %54:2 = scf.for %51 = %41 to %50 step %c2 iter_args(%52 = %c14, %53 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %55 = wave.lane
      %56 = arith.addi %51, %c5 : index
      %57 = arith.remui %55, %c8 : index
      %58 = arith.addi %13, %c4 : index
      %59 = arith.muli %56, %c17 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.muli %57, %c18 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %64 = vector.bitcast %63 : vector<4xi8> to vector<2xf16>
      %65 = vector.extract %64[0] : f16 from vector<2xf16>
      %66 = vector.broadcast %65 : f16 to vector<16xf16>
      %67 = vector.extract %64[1] : f16 from vector<2xf16>
      %68 = vector.broadcast %67 : f16 to vector<16xf16>
      %69 = arith.addi %13, %c4 : index
      %70 = arith.muli %inputFeatures, %c2 : index
      %71 = arith.addi %70, %c3 : index
      %72 = arith.divui %71, %c4 : index
      %73 = arith.muli %72, %c4 : index
      %74 = arith.addi %69, %73 : index
      %75 = arith.muli %56, %c19 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.muli %57, %c8 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.muli %inputFeatures, %c1 : index
      %80 = arith.muli %inputFeatures, %c2 : index
      %81 = arith.addi %80, %c3 : index
      %82 = arith.divui %81, %c4 : index
      %83 = arith.muli %82, %c4 : index
      %84 = arith.addi %79, %83 : index
      %85 = arith.addi %84, %c4 : index
      %86 = arith.addi %13, %85 : index
      %87 = arith.muli %56, %c8 : index
      %88 = arith.addi %87, %57 : index
      %89 = arith.muli %88, %c18 : index
      %90 = arith.addi %86, %89 : index
      %91 = vector.load %w[%90] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %92 = vector.bitcast %91 : vector<4xi8> to vector<1xi32>
      %93 = vector.shuffle %92, %92 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %94 = vector.load %w[%78] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %95 = vector.bitcast %94 : vector<16xi8> to vector<4xi32>
      %96 = arith.shrui %95, %c20 : vector<4xi32>
      %97 = arith.andi %96, %c21 : vector<4xi32>
      %98 = arith.shrui %93, %c22 : vector<4xi32>
      %99 = arith.andi %98, %c23 : vector<4xi32>
      %100 = arith.shli %99, %c24 : vector<4xi32>
      %101 = arith.ori %97, %100 : vector<4xi32>
      %102 = arith.ori %101, %c25 : vector<4xi32>
      %103 = vector.bitcast %102 : vector<4xi32> to vector<8xf16>
      %104 = arith.shrui %95, %c24 : vector<4xi32>
      %105 = arith.andi %104, %c21 : vector<4xi32>
      %106 = arith.shrui %93, %c26 : vector<4xi32>
      %107 = arith.andi %106, %c23 : vector<4xi32>
      %108 = arith.shli %107, %c24 : vector<4xi32>
      %109 = arith.ori %105, %108 : vector<4xi32>
      %110 = arith.ori %109, %c25 : vector<4xi32>
      %111 = vector.bitcast %110 : vector<4xi32> to vector<8xf16>
      %112 = arith.shrui %95, %c27 : vector<4xi32>
      %113 = arith.andi %112, %c21 : vector<4xi32>
      %114 = arith.shrui %93, %c28 : vector<4xi32>
      %115 = arith.andi %114, %c23 : vector<4xi32>
      %116 = arith.shli %115, %c24 : vector<4xi32>
      %117 = arith.ori %113, %116 : vector<4xi32>
      %118 = arith.ori %117, %c25 : vector<4xi32>
      %119 = vector.bitcast %118 : vector<4xi32> to vector<8xf16>
      %120 = arith.shrui %95, %c29 : vector<4xi32>
      %121 = arith.andi %120, %c21 : vector<4xi32>
      %122 = arith.shrui %93, %c30 : vector<4xi32>
      %123 = arith.andi %122, %c23 : vector<4xi32>
      %124 = arith.shli %123, %c24 : vector<4xi32>
      %125 = arith.ori %121, %124 : vector<4xi32>
      %126 = arith.ori %125, %c25 : vector<4xi32>
      %127 = vector.bitcast %126 : vector<4xi32> to vector<8xf16>
      %128 = vector.shuffle %103, %111 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %129 = vector.shuffle %119, %127 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %130 = vector.shuffle %128, %129 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %131 = arith.subf %130, %c31 : vector<32xf16>
      %132 = vector.shuffle %131, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %133 = vector.shuffle %131, %131 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %134 = math.fma %132, %66, %68 : vector<16xf16>
      %135 = math.fma %133, %66, %68 : vector<16xf16>
      %136 = arith.addi %51, %c6 : index
      %137 = arith.remui %55, %c8 : index
      %138 = arith.addi %13, %c4 : index
      %139 = arith.muli %136, %c17 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.muli %137, %c18 : index
      %142 = arith.addi %140, %141 : index
      %143 = vector.load %w[%142] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %144 = vector.bitcast %143 : vector<4xi8> to vector<2xf16>
      %145 = vector.extract %144[0] : f16 from vector<2xf16>
      %146 = vector.broadcast %145 : f16 to vector<16xf16>
      %147 = vector.extract %144[1] : f16 from vector<2xf16>
      %148 = vector.broadcast %147 : f16 to vector<16xf16>
      %149 = arith.addi %13, %c4 : index
      %150 = arith.muli %inputFeatures, %c2 : index
      %151 = arith.addi %150, %c3 : index
      %152 = arith.divui %151, %c4 : index
      %153 = arith.muli %152, %c4 : index
      %154 = arith.addi %149, %153 : index
      %155 = arith.muli %136, %c19 : index
      %156 = arith.addi %154, %155 : index
      %157 = arith.muli %137, %c8 : index
      %158 = arith.addi %156, %157 : index
      %159 = arith.muli %inputFeatures, %c1 : index
      %160 = arith.muli %inputFeatures, %c2 : index
      %161 = arith.addi %160, %c3 : index
      %162 = arith.divui %161, %c4 : index
      %163 = arith.muli %162, %c4 : index
      %164 = arith.addi %159, %163 : index
      %165 = arith.addi %164, %c4 : index
      %166 = arith.addi %13, %165 : index
      %167 = arith.muli %136, %c8 : index
      %168 = arith.addi %167, %137 : index
      %169 = arith.muli %168, %c18 : index
      %170 = arith.addi %166, %169 : index
      %171 = vector.load %w[%170] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %172 = vector.bitcast %171 : vector<4xi8> to vector<1xi32>
      %173 = vector.shuffle %172, %172 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %174 = vector.load %w[%158] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %175 = vector.bitcast %174 : vector<16xi8> to vector<4xi32>
      %176 = arith.shrui %175, %c20 : vector<4xi32>
      %177 = arith.andi %176, %c21 : vector<4xi32>
      %178 = arith.shrui %173, %c22 : vector<4xi32>
      %179 = arith.andi %178, %c23 : vector<4xi32>
      %180 = arith.shli %179, %c24 : vector<4xi32>
      %181 = arith.ori %177, %180 : vector<4xi32>
      %182 = arith.ori %181, %c25 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = arith.shrui %175, %c24 : vector<4xi32>
      %185 = arith.andi %184, %c21 : vector<4xi32>
      %186 = arith.shrui %173, %c26 : vector<4xi32>
      %187 = arith.andi %186, %c23 : vector<4xi32>
      %188 = arith.shli %187, %c24 : vector<4xi32>
      %189 = arith.ori %185, %188 : vector<4xi32>
      %190 = arith.ori %189, %c25 : vector<4xi32>
      %191 = vector.bitcast %190 : vector<4xi32> to vector<8xf16>
      %192 = arith.shrui %175, %c27 : vector<4xi32>
      %193 = arith.andi %192, %c21 : vector<4xi32>
      %194 = arith.shrui %173, %c28 : vector<4xi32>
      %195 = arith.andi %194, %c23 : vector<4xi32>
      %196 = arith.shli %195, %c24 : vector<4xi32>
      %197 = arith.ori %193, %196 : vector<4xi32>
      %198 = arith.ori %197, %c25 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = arith.shrui %175, %c29 : vector<4xi32>
      %201 = arith.andi %200, %c21 : vector<4xi32>
      %202 = arith.shrui %173, %c30 : vector<4xi32>
      %203 = arith.andi %202, %c23 : vector<4xi32>
      %204 = arith.shli %203, %c24 : vector<4xi32>
      %205 = arith.ori %201, %204 : vector<4xi32>
      %206 = arith.ori %205, %c25 : vector<4xi32>
      %207 = vector.bitcast %206 : vector<4xi32> to vector<8xf16>
      %208 = vector.shuffle %183, %191 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = vector.shuffle %199, %207 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = vector.shuffle %208, %209 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %211 = arith.subf %210, %c31 : vector<32xf16>
      %212 = vector.shuffle %211, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %213 = vector.shuffle %211, %211 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %214 = math.fma %212, %146, %148 : vector<16xf16>
      %215 = math.fma %213, %146, %148 : vector<16xf16>
      %216 = arith.addi %51, %c5 : index
      %217 = arith.remui %55, %c8 : index
      %218 = arith.addi %15, %c4 : index
      %219 = arith.muli %216, %c17 : index
      %220 = arith.addi %218, %219 : index
      %221 = arith.muli %217, %c18 : index
      %222 = arith.addi %220, %221 : index
      %223 = vector.load %w[%222] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %224 = vector.bitcast %223 : vector<4xi8> to vector<2xf16>
      %225 = vector.extract %224[0] : f16 from vector<2xf16>
      %226 = vector.broadcast %225 : f16 to vector<16xf16>
      %227 = vector.extract %224[1] : f16 from vector<2xf16>
      %228 = vector.broadcast %227 : f16 to vector<16xf16>
      %229 = arith.addi %15, %c4 : index
      %230 = arith.muli %inputFeatures, %c2 : index
      %231 = arith.addi %230, %c3 : index
      %232 = arith.divui %231, %c4 : index
      %233 = arith.muli %232, %c4 : index
      %234 = arith.addi %229, %233 : index
      %235 = arith.muli %216, %c19 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.muli %217, %c8 : index
      %238 = arith.addi %236, %237 : index
      %239 = arith.muli %inputFeatures, %c1 : index
      %240 = arith.muli %inputFeatures, %c2 : index
      %241 = arith.addi %240, %c3 : index
      %242 = arith.divui %241, %c4 : index
      %243 = arith.muli %242, %c4 : index
      %244 = arith.addi %239, %243 : index
      %245 = arith.addi %244, %c4 : index
      %246 = arith.addi %15, %245 : index
      %247 = arith.muli %216, %c8 : index
      %248 = arith.addi %247, %217 : index
      %249 = arith.muli %248, %c18 : index
      %250 = arith.addi %246, %249 : index
      %251 = vector.load %w[%250] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %252 = vector.bitcast %251 : vector<4xi8> to vector<1xi32>
      %253 = vector.shuffle %252, %252 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %254 = vector.load %w[%238] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %255 = vector.bitcast %254 : vector<16xi8> to vector<4xi32>
      %256 = arith.shrui %255, %c20 : vector<4xi32>
      %257 = arith.andi %256, %c21 : vector<4xi32>
      %258 = arith.shrui %253, %c22 : vector<4xi32>
      %259 = arith.andi %258, %c23 : vector<4xi32>
      %260 = arith.shli %259, %c24 : vector<4xi32>
      %261 = arith.ori %257, %260 : vector<4xi32>
      %262 = arith.ori %261, %c25 : vector<4xi32>
      %263 = vector.bitcast %262 : vector<4xi32> to vector<8xf16>
      %264 = arith.shrui %255, %c24 : vector<4xi32>
      %265 = arith.andi %264, %c21 : vector<4xi32>
      %266 = arith.shrui %253, %c26 : vector<4xi32>
      %267 = arith.andi %266, %c23 : vector<4xi32>
      %268 = arith.shli %267, %c24 : vector<4xi32>
      %269 = arith.ori %265, %268 : vector<4xi32>
      %270 = arith.ori %269, %c25 : vector<4xi32>
      %271 = vector.bitcast %270 : vector<4xi32> to vector<8xf16>
      %272 = arith.shrui %255, %c27 : vector<4xi32>
      %273 = arith.andi %272, %c21 : vector<4xi32>
      %274 = arith.shrui %253, %c28 : vector<4xi32>
      %275 = arith.andi %274, %c23 : vector<4xi32>
      %276 = arith.shli %275, %c24 : vector<4xi32>
      %277 = arith.ori %273, %276 : vector<4xi32>
      %278 = arith.ori %277, %c25 : vector<4xi32>
      %279 = vector.bitcast %278 : vector<4xi32> to vector<8xf16>
      %280 = arith.shrui %255, %c29 : vector<4xi32>
      %281 = arith.andi %280, %c21 : vector<4xi32>
      %282 = arith.shrui %253, %c30 : vector<4xi32>
      %283 = arith.andi %282, %c23 : vector<4xi32>
      %284 = arith.shli %283, %c24 : vector<4xi32>
      %285 = arith.ori %281, %284 : vector<4xi32>
      %286 = arith.ori %285, %c25 : vector<4xi32>
      %287 = vector.bitcast %286 : vector<4xi32> to vector<8xf16>
      %288 = vector.shuffle %263, %271 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %289 = vector.shuffle %279, %287 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = vector.shuffle %288, %289 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %291 = arith.subf %290, %c31 : vector<32xf16>
      %292 = vector.shuffle %291, %291 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %293 = vector.shuffle %291, %291 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %294 = math.fma %292, %226, %228 : vector<16xf16>
      %295 = math.fma %293, %226, %228 : vector<16xf16>
      %296 = arith.addi %51, %c6 : index
      %297 = arith.remui %55, %c8 : index
      %298 = arith.addi %15, %c4 : index
      %299 = arith.muli %296, %c17 : index
      %300 = arith.addi %298, %299 : index
      %301 = arith.muli %297, %c18 : index
      %302 = arith.addi %300, %301 : index
      %303 = vector.load %w[%302] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %304 = vector.bitcast %303 : vector<4xi8> to vector<2xf16>
      %305 = vector.extract %304[0] : f16 from vector<2xf16>
      %306 = vector.broadcast %305 : f16 to vector<16xf16>
      %307 = vector.extract %304[1] : f16 from vector<2xf16>
      %308 = vector.broadcast %307 : f16 to vector<16xf16>
      %309 = arith.addi %15, %c4 : index
      %310 = arith.muli %inputFeatures, %c2 : index
      %311 = arith.addi %310, %c3 : index
      %312 = arith.divui %311, %c4 : index
      %313 = arith.muli %312, %c4 : index
      %314 = arith.addi %309, %313 : index
      %315 = arith.muli %296, %c19 : index
      %316 = arith.addi %314, %315 : index
      %317 = arith.muli %297, %c8 : index
      %318 = arith.addi %316, %317 : index
      %319 = arith.muli %inputFeatures, %c1 : index
      %320 = arith.muli %inputFeatures, %c2 : index
      %321 = arith.addi %320, %c3 : index
      %322 = arith.divui %321, %c4 : index
      %323 = arith.muli %322, %c4 : index
      %324 = arith.addi %319, %323 : index
      %325 = arith.addi %324, %c4 : index
      %326 = arith.addi %15, %325 : index
      %327 = arith.muli %296, %c8 : index
      %328 = arith.addi %327, %297 : index
      %329 = arith.muli %328, %c18 : index
      %330 = arith.addi %326, %329 : index
      %331 = vector.load %w[%330] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %332 = vector.bitcast %331 : vector<4xi8> to vector<1xi32>
      %333 = vector.shuffle %332, %332 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %334 = vector.load %w[%318] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %335 = vector.bitcast %334 : vector<16xi8> to vector<4xi32>
      %336 = arith.shrui %335, %c20 : vector<4xi32>
      %337 = arith.andi %336, %c21 : vector<4xi32>
      %338 = arith.shrui %333, %c22 : vector<4xi32>
      %339 = arith.andi %338, %c23 : vector<4xi32>
      %340 = arith.shli %339, %c24 : vector<4xi32>
      %341 = arith.ori %337, %340 : vector<4xi32>
      %342 = arith.ori %341, %c25 : vector<4xi32>
      %343 = vector.bitcast %342 : vector<4xi32> to vector<8xf16>
      %344 = arith.shrui %335, %c24 : vector<4xi32>
      %345 = arith.andi %344, %c21 : vector<4xi32>
      %346 = arith.shrui %333, %c26 : vector<4xi32>
      %347 = arith.andi %346, %c23 : vector<4xi32>
      %348 = arith.shli %347, %c24 : vector<4xi32>
      %349 = arith.ori %345, %348 : vector<4xi32>
      %350 = arith.ori %349, %c25 : vector<4xi32>
      %351 = vector.bitcast %350 : vector<4xi32> to vector<8xf16>
      %352 = arith.shrui %335, %c27 : vector<4xi32>
      %353 = arith.andi %352, %c21 : vector<4xi32>
      %354 = arith.shrui %333, %c28 : vector<4xi32>
      %355 = arith.andi %354, %c23 : vector<4xi32>
      %356 = arith.shli %355, %c24 : vector<4xi32>
      %357 = arith.ori %353, %356 : vector<4xi32>
      %358 = arith.ori %357, %c25 : vector<4xi32>
      %359 = vector.bitcast %358 : vector<4xi32> to vector<8xf16>
      %360 = arith.shrui %335, %c29 : vector<4xi32>
      %361 = arith.andi %360, %c21 : vector<4xi32>
      %362 = arith.shrui %333, %c30 : vector<4xi32>
      %363 = arith.andi %362, %c23 : vector<4xi32>
      %364 = arith.shli %363, %c24 : vector<4xi32>
      %365 = arith.ori %361, %364 : vector<4xi32>
      %366 = arith.ori %365, %c25 : vector<4xi32>
      %367 = vector.bitcast %366 : vector<4xi32> to vector<8xf16>
      %368 = vector.shuffle %343, %351 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %369 = vector.shuffle %359, %367 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %370 = vector.shuffle %368, %369 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %371 = arith.subf %370, %c31 : vector<32xf16>
      %372 = vector.shuffle %371, %371 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %373 = vector.shuffle %371, %371 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %374 = math.fma %372, %306, %308 : vector<16xf16>
      %375 = math.fma %373, %306, %308 : vector<16xf16>
      %376 = arith.muli %51, %c2 : index
      %377 = arith.addi %376, %c5 : index
      %378 = arith.muli %tileRows, %c8 : index
      %379 = arith.muli %377, %378 : index
      %380 = arith.addi %37, %379 : index
      %381 = vector.load %25[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %382 = arith.muli %tileRows, %c1 : index
      %383 = arith.addi %380, %382 : index
      %384 = vector.load %25[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %385 = vector.shuffle %381, %384 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %386 = wave.mma %385, %134, %52 : vector<16xf16>, vector<8xf32>
      %387 = wave.mma %385, %294, %53 : vector<16xf16>, vector<8xf32>
      %388 = arith.muli %51, %c2 : index
      %389 = arith.addi %388, %c6 : index
      %390 = arith.muli %tileRows, %c8 : index
      %391 = arith.muli %389, %390 : index
      %392 = arith.addi %37, %391 : index
      %393 = vector.load %25[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = arith.muli %tileRows, %c1 : index
      %395 = arith.addi %392, %394 : index
      %396 = vector.load %25[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %397 = vector.shuffle %393, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %398 = wave.mma %397, %135, %386 : vector<16xf16>, vector<8xf32>
      %399 = wave.mma %397, %295, %387 : vector<16xf16>, vector<8xf32>
      %400 = arith.muli %51, %c2 : index
      %401 = arith.addi %400, %c2 : index
      %402 = arith.muli %tileRows, %c8 : index
      %403 = arith.muli %401, %402 : index
      %404 = arith.addi %37, %403 : index
      %405 = vector.load %25[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = arith.muli %tileRows, %c1 : index
      %407 = arith.addi %404, %406 : index
      %408 = vector.load %25[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = vector.shuffle %405, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %410 = wave.mma %409, %214, %398 : vector<16xf16>, vector<8xf32>
      %411 = wave.mma %409, %374, %399 : vector<16xf16>, vector<8xf32>
      %412 = arith.muli %51, %c2 : index
      %413 = arith.addi %412, %c32 : index
      %414 = arith.muli %tileRows, %c8 : index
      %415 = arith.muli %413, %414 : index
      %416 = arith.addi %37, %415 : index
      %417 = vector.load %25[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %418 = arith.muli %tileRows, %c1 : index
      %419 = arith.addi %416, %418 : index
      %420 = vector.load %25[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %421 = vector.shuffle %417, %420 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %422 = wave.mma %421, %215, %410 : vector<16xf16>, vector<8xf32>
      %423 = wave.mma %421, %375, %411 : vector<16xf16>, vector<8xf32>
      scf.yield %422, %423 : vector<8xf32>, vector<8xf32>
    }
    %424 = arith.select %44, %50, %43 : index
    %428:2 = scf.for %425 = %50 to %424 step %c6 iter_args(%426 = %54#0, %427 = %54#1) -> (vector<8xf32>, vector<8xf32>) {
      %429 = wave.lane
      %430 = arith.addi %425, %c5 : index
      %431 = arith.remui %429, %c8 : index
      %432 = arith.addi %13, %c4 : index
      %433 = arith.muli %430, %c17 : index
      %434 = arith.addi %432, %433 : index
      %435 = arith.muli %431, %c18 : index
      %436 = arith.addi %434, %435 : index
      %437 = vector.load %w[%436] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %438 = vector.bitcast %437 : vector<4xi8> to vector<2xf16>
      %439 = vector.extract %438[0] : f16 from vector<2xf16>
      %440 = vector.broadcast %439 : f16 to vector<16xf16>
      %441 = vector.extract %438[1] : f16 from vector<2xf16>
      %442 = vector.broadcast %441 : f16 to vector<16xf16>
      %443 = arith.addi %13, %c4 : index
      %444 = arith.muli %inputFeatures, %c2 : index
      %445 = arith.addi %444, %c3 : index
      %446 = arith.divui %445, %c4 : index
      %447 = arith.muli %446, %c4 : index
      %448 = arith.addi %443, %447 : index
      %449 = arith.muli %430, %c19 : index
      %450 = arith.addi %448, %449 : index
      %451 = arith.muli %431, %c8 : index
      %452 = arith.addi %450, %451 : index
      %453 = arith.muli %inputFeatures, %c1 : index
      %454 = arith.muli %inputFeatures, %c2 : index
      %455 = arith.addi %454, %c3 : index
      %456 = arith.divui %455, %c4 : index
      %457 = arith.muli %456, %c4 : index
      %458 = arith.addi %453, %457 : index
      %459 = arith.addi %458, %c4 : index
      %460 = arith.addi %13, %459 : index
      %461 = arith.muli %430, %c8 : index
      %462 = arith.addi %461, %431 : index
      %463 = arith.muli %462, %c18 : index
      %464 = arith.addi %460, %463 : index
      %465 = vector.load %w[%464] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %466 = vector.bitcast %465 : vector<4xi8> to vector<1xi32>
      %467 = vector.shuffle %466, %466 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %468 = vector.load %w[%452] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %469 = vector.bitcast %468 : vector<16xi8> to vector<4xi32>
      %470 = arith.shrui %469, %c20 : vector<4xi32>
      %471 = arith.andi %470, %c21 : vector<4xi32>
      %472 = arith.shrui %467, %c22 : vector<4xi32>
      %473 = arith.andi %472, %c23 : vector<4xi32>
      %474 = arith.shli %473, %c24 : vector<4xi32>
      %475 = arith.ori %471, %474 : vector<4xi32>
      %476 = arith.ori %475, %c25 : vector<4xi32>
      %477 = vector.bitcast %476 : vector<4xi32> to vector<8xf16>
      %478 = arith.shrui %469, %c24 : vector<4xi32>
      %479 = arith.andi %478, %c21 : vector<4xi32>
      %480 = arith.shrui %467, %c26 : vector<4xi32>
      %481 = arith.andi %480, %c23 : vector<4xi32>
      %482 = arith.shli %481, %c24 : vector<4xi32>
      %483 = arith.ori %479, %482 : vector<4xi32>
      %484 = arith.ori %483, %c25 : vector<4xi32>
      %485 = vector.bitcast %484 : vector<4xi32> to vector<8xf16>
      %486 = arith.shrui %469, %c27 : vector<4xi32>
      %487 = arith.andi %486, %c21 : vector<4xi32>
      %488 = arith.shrui %467, %c28 : vector<4xi32>
      %489 = arith.andi %488, %c23 : vector<4xi32>
      %490 = arith.shli %489, %c24 : vector<4xi32>
      %491 = arith.ori %487, %490 : vector<4xi32>
      %492 = arith.ori %491, %c25 : vector<4xi32>
      %493 = vector.bitcast %492 : vector<4xi32> to vector<8xf16>
      %494 = arith.shrui %469, %c29 : vector<4xi32>
      %495 = arith.andi %494, %c21 : vector<4xi32>
      %496 = arith.shrui %467, %c30 : vector<4xi32>
      %497 = arith.andi %496, %c23 : vector<4xi32>
      %498 = arith.shli %497, %c24 : vector<4xi32>
      %499 = arith.ori %495, %498 : vector<4xi32>
      %500 = arith.ori %499, %c25 : vector<4xi32>
      %501 = vector.bitcast %500 : vector<4xi32> to vector<8xf16>
      %502 = vector.shuffle %477, %485 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %503 = vector.shuffle %493, %501 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %504 = vector.shuffle %502, %503 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %505 = arith.subf %504, %c31 : vector<32xf16>
      %506 = vector.shuffle %505, %505 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %507 = vector.shuffle %505, %505 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %508 = math.fma %506, %440, %442 : vector<16xf16>
      %509 = math.fma %507, %440, %442 : vector<16xf16>
      %510 = arith.addi %425, %c5 : index
      %511 = arith.remui %429, %c8 : index
      %512 = arith.addi %15, %c4 : index
      %513 = arith.muli %510, %c17 : index
      %514 = arith.addi %512, %513 : index
      %515 = arith.muli %511, %c18 : index
      %516 = arith.addi %514, %515 : index
      %517 = vector.load %w[%516] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %518 = vector.bitcast %517 : vector<4xi8> to vector<2xf16>
      %519 = vector.extract %518[0] : f16 from vector<2xf16>
      %520 = vector.broadcast %519 : f16 to vector<16xf16>
      %521 = vector.extract %518[1] : f16 from vector<2xf16>
      %522 = vector.broadcast %521 : f16 to vector<16xf16>
      %523 = arith.addi %15, %c4 : index
      %524 = arith.muli %inputFeatures, %c2 : index
      %525 = arith.addi %524, %c3 : index
      %526 = arith.divui %525, %c4 : index
      %527 = arith.muli %526, %c4 : index
      %528 = arith.addi %523, %527 : index
      %529 = arith.muli %510, %c19 : index
      %530 = arith.addi %528, %529 : index
      %531 = arith.muli %511, %c8 : index
      %532 = arith.addi %530, %531 : index
      %533 = arith.muli %inputFeatures, %c1 : index
      %534 = arith.muli %inputFeatures, %c2 : index
      %535 = arith.addi %534, %c3 : index
      %536 = arith.divui %535, %c4 : index
      %537 = arith.muli %536, %c4 : index
      %538 = arith.addi %533, %537 : index
      %539 = arith.addi %538, %c4 : index
      %540 = arith.addi %15, %539 : index
      %541 = arith.muli %510, %c8 : index
      %542 = arith.addi %541, %511 : index
      %543 = arith.muli %542, %c18 : index
      %544 = arith.addi %540, %543 : index
      %545 = vector.load %w[%544] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %546 = vector.bitcast %545 : vector<4xi8> to vector<1xi32>
      %547 = vector.shuffle %546, %546 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %548 = vector.load %w[%532] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %549 = vector.bitcast %548 : vector<16xi8> to vector<4xi32>
      %550 = arith.shrui %549, %c20 : vector<4xi32>
      %551 = arith.andi %550, %c21 : vector<4xi32>
      %552 = arith.shrui %547, %c22 : vector<4xi32>
      %553 = arith.andi %552, %c23 : vector<4xi32>
      %554 = arith.shli %553, %c24 : vector<4xi32>
      %555 = arith.ori %551, %554 : vector<4xi32>
      %556 = arith.ori %555, %c25 : vector<4xi32>
      %557 = vector.bitcast %556 : vector<4xi32> to vector<8xf16>
      %558 = arith.shrui %549, %c24 : vector<4xi32>
      %559 = arith.andi %558, %c21 : vector<4xi32>
      %560 = arith.shrui %547, %c26 : vector<4xi32>
      %561 = arith.andi %560, %c23 : vector<4xi32>
      %562 = arith.shli %561, %c24 : vector<4xi32>
      %563 = arith.ori %559, %562 : vector<4xi32>
      %564 = arith.ori %563, %c25 : vector<4xi32>
      %565 = vector.bitcast %564 : vector<4xi32> to vector<8xf16>
      %566 = arith.shrui %549, %c27 : vector<4xi32>
      %567 = arith.andi %566, %c21 : vector<4xi32>
      %568 = arith.shrui %547, %c28 : vector<4xi32>
      %569 = arith.andi %568, %c23 : vector<4xi32>
      %570 = arith.shli %569, %c24 : vector<4xi32>
      %571 = arith.ori %567, %570 : vector<4xi32>
      %572 = arith.ori %571, %c25 : vector<4xi32>
      %573 = vector.bitcast %572 : vector<4xi32> to vector<8xf16>
      %574 = arith.shrui %549, %c29 : vector<4xi32>
      %575 = arith.andi %574, %c21 : vector<4xi32>
      %576 = arith.shrui %547, %c30 : vector<4xi32>
      %577 = arith.andi %576, %c23 : vector<4xi32>
      %578 = arith.shli %577, %c24 : vector<4xi32>
      %579 = arith.ori %575, %578 : vector<4xi32>
      %580 = arith.ori %579, %c25 : vector<4xi32>
      %581 = vector.bitcast %580 : vector<4xi32> to vector<8xf16>
      %582 = vector.shuffle %557, %565 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %583 = vector.shuffle %573, %581 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %584 = vector.shuffle %582, %583 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %585 = arith.subf %584, %c31 : vector<32xf16>
      %586 = vector.shuffle %585, %585 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %587 = vector.shuffle %585, %585 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %588 = math.fma %586, %520, %522 : vector<16xf16>
      %589 = math.fma %587, %520, %522 : vector<16xf16>
      %590 = arith.muli %425, %c2 : index
      %591 = arith.addi %590, %c5 : index
      %592 = arith.muli %tileRows, %c8 : index
      %593 = arith.muli %591, %592 : index
      %594 = arith.addi %37, %593 : index
      %595 = vector.load %25[%594] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %596 = arith.muli %tileRows, %c1 : index
      %597 = arith.addi %594, %596 : index
      %598 = vector.load %25[%597] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %599 = vector.shuffle %595, %598 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %600 = wave.mma %599, %508, %426 : vector<16xf16>, vector<8xf32>
      %601 = wave.mma %599, %588, %427 : vector<16xf16>, vector<8xf32>
      %602 = arith.muli %425, %c2 : index
      %603 = arith.addi %602, %c6 : index
      %604 = arith.muli %tileRows, %c8 : index
      %605 = arith.muli %603, %604 : index
      %606 = arith.addi %37, %605 : index
      %607 = vector.load %25[%606] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %608 = arith.muli %tileRows, %c1 : index
      %609 = arith.addi %606, %608 : index
      %610 = vector.load %25[%609] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %611 = vector.shuffle %607, %610 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %612 = wave.mma %611, %509, %600 : vector<16xf16>, vector<8xf32>
      %613 = wave.mma %611, %589, %601 : vector<16xf16>, vector<8xf32>
      scf.yield %612, %613 : vector<8xf32>, vector<8xf32>
    }
    %614 = wave.lane
    %615 = vector.extract %428#0[0] : f32 from vector<8xf32>
    %616 = vector.extract %428#1[0] : f32 from vector<8xf32>
    %617 = wave.lane
    %618 = arith.addi %18, %c5 : index
    %619 = arith.muli %c5, %c2 : index
    %620 = arith.addi %618, %619 : index
    %621 = arith.divui %617, %c8 : index
    %622 = arith.addi %620, %621 : index
    %623 = arith.cmpi slt, %622, %17 : index
    scf.if %623 {
      %624 = arith.cmpi eq, %hasFactors, %c6 : index
      %625 = arith.muli %622, %c2 : index
      %626 = memref.load %factors[%625] : memref<?xf32>
      %627 = arith.mulf %626, %operandScale : f32
      %628 = arith.select %624, %627, %operandScale : f32
      %629 = arith.remui %617, %c8 : index
      %630 = arith.muli %629, %c18 : index
      %631 = arith.addi %13, %630 : index
      %632 = vector.load %w[%631] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %633 = vector.bitcast %632 : vector<4xi8> to vector<1xf32>
      %634 = vector.extract %633[0] : f32 from vector<1xf32>
      %635 = arith.mulf %634, %628 : f32
      %636 = arith.mulf %615, %635 : f32
      %637 = arith.remui %617, %c8 : index
      %638 = arith.muli %637, %c18 : index
      %639 = arith.addi %15, %638 : index
      %640 = vector.load %w[%639] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %641 = vector.bitcast %640 : vector<4xi8> to vector<1xf32>
      %642 = vector.extract %641[0] : f32 from vector<1xf32>
      %643 = arith.mulf %642, %628 : f32
      %644 = arith.mulf %616, %643 : f32
      %645 = arith.muli %622, %outputFeatures : index
      %646 = arith.addi %645, %21 : index
      %647 = wave.lane
      %648 = arith.remui %647, %c8 : index
      %649 = arith.addi %646, %648 : index
      scf.if %19 {
        %650 = arith.addi %649, %c5 : index
        %651 = memref.load %residual[%650] : memref<?xf32>
        %652 = arith.addf %651, %636 : f32
        %653 = arith.addi %649, %c5 : index
        memref.store %652, %out[%653] : memref<?xf32>
      } else {
        %654 = arith.addi %649, %c5 : index
        memref.store %636, %out[%654] : memref<?xf32>
      }
      scf.if %19 {
        %655 = arith.addi %649, %c8 : index
        %656 = memref.load %residual[%655] : memref<?xf32>
        %657 = arith.addf %656, %644 : f32
        %658 = arith.addi %649, %c8 : index
        memref.store %657, %out[%658] : memref<?xf32>
      } else {
        %659 = arith.addi %649, %c8 : index
        memref.store %644, %out[%659] : memref<?xf32>
      }
    }
    %660 = vector.extract %428#0[1] : f32 from vector<8xf32>
    %661 = vector.extract %428#1[1] : f32 from vector<8xf32>
    %662 = wave.lane
    %663 = arith.addi %18, %c5 : index
    %664 = arith.muli %c6, %c2 : index
    %665 = arith.addi %663, %664 : index
    %666 = arith.divui %662, %c8 : index
    %667 = arith.addi %665, %666 : index
    %668 = arith.cmpi slt, %667, %17 : index
    scf.if %668 {
      %669 = arith.cmpi eq, %hasFactors, %c6 : index
      %670 = arith.muli %667, %c2 : index
      %671 = memref.load %factors[%670] : memref<?xf32>
      %672 = arith.mulf %671, %operandScale : f32
      %673 = arith.select %669, %672, %operandScale : f32
      %674 = arith.remui %662, %c8 : index
      %675 = arith.muli %674, %c18 : index
      %676 = arith.addi %13, %675 : index
      %677 = vector.load %w[%676] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %678 = vector.bitcast %677 : vector<4xi8> to vector<1xf32>
      %679 = vector.extract %678[0] : f32 from vector<1xf32>
      %680 = arith.mulf %679, %673 : f32
      %681 = arith.mulf %660, %680 : f32
      %682 = arith.remui %662, %c8 : index
      %683 = arith.muli %682, %c18 : index
      %684 = arith.addi %15, %683 : index
      %685 = vector.load %w[%684] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %686 = vector.bitcast %685 : vector<4xi8> to vector<1xf32>
      %687 = vector.extract %686[0] : f32 from vector<1xf32>
      %688 = arith.mulf %687, %673 : f32
      %689 = arith.mulf %661, %688 : f32
      %690 = arith.muli %667, %outputFeatures : index
      %691 = arith.addi %690, %21 : index
      %692 = wave.lane
      %693 = arith.remui %692, %c8 : index
      %694 = arith.addi %691, %693 : index
      scf.if %19 {
        %695 = arith.addi %694, %c5 : index
        %696 = memref.load %residual[%695] : memref<?xf32>
        %697 = arith.addf %696, %681 : f32
        %698 = arith.addi %694, %c5 : index
        memref.store %697, %out[%698] : memref<?xf32>
      } else {
        %699 = arith.addi %694, %c5 : index
        memref.store %681, %out[%699] : memref<?xf32>
      }
      scf.if %19 {
        %700 = arith.addi %694, %c8 : index
        %701 = memref.load %residual[%700] : memref<?xf32>
        %702 = arith.addf %701, %689 : f32
        %703 = arith.addi %694, %c8 : index
        memref.store %702, %out[%703] : memref<?xf32>
      } else {
        %704 = arith.addi %694, %c8 : index
        memref.store %689, %out[%704] : memref<?xf32>
      }
    }
    %705 = vector.extract %428#0[2] : f32 from vector<8xf32>
    %706 = vector.extract %428#1[2] : f32 from vector<8xf32>
    %707 = wave.lane
    %708 = arith.addi %18, %c5 : index
    %709 = arith.muli %c2, %c2 : index
    %710 = arith.addi %708, %709 : index
    %711 = arith.divui %707, %c8 : index
    %712 = arith.addi %710, %711 : index
    %713 = arith.cmpi slt, %712, %17 : index
    scf.if %713 {
      %714 = arith.cmpi eq, %hasFactors, %c6 : index
      %715 = arith.muli %712, %c2 : index
      %716 = memref.load %factors[%715] : memref<?xf32>
      %717 = arith.mulf %716, %operandScale : f32
      %718 = arith.select %714, %717, %operandScale : f32
      %719 = arith.remui %707, %c8 : index
      %720 = arith.muli %719, %c18 : index
      %721 = arith.addi %13, %720 : index
      %722 = vector.load %w[%721] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %723 = vector.bitcast %722 : vector<4xi8> to vector<1xf32>
      %724 = vector.extract %723[0] : f32 from vector<1xf32>
      %725 = arith.mulf %724, %718 : f32
      %726 = arith.mulf %705, %725 : f32
      %727 = arith.remui %707, %c8 : index
      %728 = arith.muli %727, %c18 : index
      %729 = arith.addi %15, %728 : index
      %730 = vector.load %w[%729] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %731 = vector.bitcast %730 : vector<4xi8> to vector<1xf32>
      %732 = vector.extract %731[0] : f32 from vector<1xf32>
      %733 = arith.mulf %732, %718 : f32
      %734 = arith.mulf %706, %733 : f32
      %735 = arith.muli %712, %outputFeatures : index
      %736 = arith.addi %735, %21 : index
      %737 = wave.lane
      %738 = arith.remui %737, %c8 : index
      %739 = arith.addi %736, %738 : index
      scf.if %19 {
        %740 = arith.addi %739, %c5 : index
        %741 = memref.load %residual[%740] : memref<?xf32>
        %742 = arith.addf %741, %726 : f32
        %743 = arith.addi %739, %c5 : index
        memref.store %742, %out[%743] : memref<?xf32>
      } else {
        %744 = arith.addi %739, %c5 : index
        memref.store %726, %out[%744] : memref<?xf32>
      }
      scf.if %19 {
        %745 = arith.addi %739, %c8 : index
        %746 = memref.load %residual[%745] : memref<?xf32>
        %747 = arith.addf %746, %734 : f32
        %748 = arith.addi %739, %c8 : index
        memref.store %747, %out[%748] : memref<?xf32>
      } else {
        %749 = arith.addi %739, %c8 : index
        memref.store %734, %out[%749] : memref<?xf32>
      }
    }
    %750 = vector.extract %428#0[3] : f32 from vector<8xf32>
    %751 = vector.extract %428#1[3] : f32 from vector<8xf32>
    %752 = wave.lane
    %753 = arith.addi %18, %c5 : index
    %754 = arith.muli %c32, %c2 : index
    %755 = arith.addi %753, %754 : index
    %756 = arith.divui %752, %c8 : index
    %757 = arith.addi %755, %756 : index
    %758 = arith.cmpi slt, %757, %17 : index
    scf.if %758 {
      %759 = arith.cmpi eq, %hasFactors, %c6 : index
      %760 = arith.muli %757, %c2 : index
      %761 = memref.load %factors[%760] : memref<?xf32>
      %762 = arith.mulf %761, %operandScale : f32
      %763 = arith.select %759, %762, %operandScale : f32
      %764 = arith.remui %752, %c8 : index
      %765 = arith.muli %764, %c18 : index
      %766 = arith.addi %13, %765 : index
      %767 = vector.load %w[%766] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %768 = vector.bitcast %767 : vector<4xi8> to vector<1xf32>
      %769 = vector.extract %768[0] : f32 from vector<1xf32>
      %770 = arith.mulf %769, %763 : f32
      %771 = arith.mulf %750, %770 : f32
      %772 = arith.remui %752, %c8 : index
      %773 = arith.muli %772, %c18 : index
      %774 = arith.addi %15, %773 : index
      %775 = vector.load %w[%774] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %776 = vector.bitcast %775 : vector<4xi8> to vector<1xf32>
      %777 = vector.extract %776[0] : f32 from vector<1xf32>
      %778 = arith.mulf %777, %763 : f32
      %779 = arith.mulf %751, %778 : f32
      %780 = arith.muli %757, %outputFeatures : index
      %781 = arith.addi %780, %21 : index
      %782 = wave.lane
      %783 = arith.remui %782, %c8 : index
      %784 = arith.addi %781, %783 : index
      scf.if %19 {
        %785 = arith.addi %784, %c5 : index
        %786 = memref.load %residual[%785] : memref<?xf32>
        %787 = arith.addf %786, %771 : f32
        %788 = arith.addi %784, %c5 : index
        memref.store %787, %out[%788] : memref<?xf32>
      } else {
        %789 = arith.addi %784, %c5 : index
        memref.store %771, %out[%789] : memref<?xf32>
      }
      scf.if %19 {
        %790 = arith.addi %784, %c8 : index
        %791 = memref.load %residual[%790] : memref<?xf32>
        %792 = arith.addf %791, %779 : f32
        %793 = arith.addi %784, %c8 : index
        memref.store %792, %out[%793] : memref<?xf32>
      } else {
        %794 = arith.addi %784, %c8 : index
        memref.store %779, %out[%794] : memref<?xf32>
      }
    }
    %795 = vector.extract %428#0[4] : f32 from vector<8xf32>
    %796 = vector.extract %428#1[4] : f32 from vector<8xf32>
    %797 = wave.lane
    %798 = arith.addi %18, %c5 : index
    %799 = arith.muli %c18, %c2 : index
    %800 = arith.addi %798, %799 : index
    %801 = arith.divui %797, %c8 : index
    %802 = arith.addi %800, %801 : index
    %803 = arith.cmpi slt, %802, %17 : index
    scf.if %803 {
      %804 = arith.cmpi eq, %hasFactors, %c6 : index
      %805 = arith.muli %802, %c2 : index
      %806 = memref.load %factors[%805] : memref<?xf32>
      %807 = arith.mulf %806, %operandScale : f32
      %808 = arith.select %804, %807, %operandScale : f32
      %809 = arith.remui %797, %c8 : index
      %810 = arith.muli %809, %c18 : index
      %811 = arith.addi %13, %810 : index
      %812 = vector.load %w[%811] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %813 = vector.bitcast %812 : vector<4xi8> to vector<1xf32>
      %814 = vector.extract %813[0] : f32 from vector<1xf32>
      %815 = arith.mulf %814, %808 : f32
      %816 = arith.mulf %795, %815 : f32
      %817 = arith.remui %797, %c8 : index
      %818 = arith.muli %817, %c18 : index
      %819 = arith.addi %15, %818 : index
      %820 = vector.load %w[%819] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %821 = vector.bitcast %820 : vector<4xi8> to vector<1xf32>
      %822 = vector.extract %821[0] : f32 from vector<1xf32>
      %823 = arith.mulf %822, %808 : f32
      %824 = arith.mulf %796, %823 : f32
      %825 = arith.muli %802, %outputFeatures : index
      %826 = arith.addi %825, %21 : index
      %827 = wave.lane
      %828 = arith.remui %827, %c8 : index
      %829 = arith.addi %826, %828 : index
      scf.if %19 {
        %830 = arith.addi %829, %c5 : index
        %831 = memref.load %residual[%830] : memref<?xf32>
        %832 = arith.addf %831, %816 : f32
        %833 = arith.addi %829, %c5 : index
        memref.store %832, %out[%833] : memref<?xf32>
      } else {
        %834 = arith.addi %829, %c5 : index
        memref.store %816, %out[%834] : memref<?xf32>
      }
      scf.if %19 {
        %835 = arith.addi %829, %c8 : index
        %836 = memref.load %residual[%835] : memref<?xf32>
        %837 = arith.addf %836, %824 : f32
        %838 = arith.addi %829, %c8 : index
        memref.store %837, %out[%838] : memref<?xf32>
      } else {
        %839 = arith.addi %829, %c8 : index
        memref.store %824, %out[%839] : memref<?xf32>
      }
    }
    %840 = vector.extract %428#0[5] : f32 from vector<8xf32>
    %841 = vector.extract %428#1[5] : f32 from vector<8xf32>
    %842 = wave.lane
    %843 = arith.addi %18, %c5 : index
    %844 = arith.muli %c35, %c2 : index
    %845 = arith.addi %843, %844 : index
    %846 = arith.divui %842, %c8 : index
    %847 = arith.addi %845, %846 : index
    %848 = arith.cmpi slt, %847, %17 : index
    scf.if %848 {
      %849 = arith.cmpi eq, %hasFactors, %c6 : index
      %850 = arith.muli %847, %c2 : index
      %851 = memref.load %factors[%850] : memref<?xf32>
      %852 = arith.mulf %851, %operandScale : f32
      %853 = arith.select %849, %852, %operandScale : f32
      %854 = arith.remui %842, %c8 : index
      %855 = arith.muli %854, %c18 : index
      %856 = arith.addi %13, %855 : index
      %857 = vector.load %w[%856] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %858 = vector.bitcast %857 : vector<4xi8> to vector<1xf32>
      %859 = vector.extract %858[0] : f32 from vector<1xf32>
      %860 = arith.mulf %859, %853 : f32
      %861 = arith.mulf %840, %860 : f32
      %862 = arith.remui %842, %c8 : index
      %863 = arith.muli %862, %c18 : index
      %864 = arith.addi %15, %863 : index
      %865 = vector.load %w[%864] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %866 = vector.bitcast %865 : vector<4xi8> to vector<1xf32>
      %867 = vector.extract %866[0] : f32 from vector<1xf32>
      %868 = arith.mulf %867, %853 : f32
      %869 = arith.mulf %841, %868 : f32
      %870 = arith.muli %847, %outputFeatures : index
      %871 = arith.addi %870, %21 : index
      %872 = wave.lane
      %873 = arith.remui %872, %c8 : index
      %874 = arith.addi %871, %873 : index
      scf.if %19 {
        %875 = arith.addi %874, %c5 : index
        %876 = memref.load %residual[%875] : memref<?xf32>
        %877 = arith.addf %876, %861 : f32
        %878 = arith.addi %874, %c5 : index
        memref.store %877, %out[%878] : memref<?xf32>
      } else {
        %879 = arith.addi %874, %c5 : index
        memref.store %861, %out[%879] : memref<?xf32>
      }
      scf.if %19 {
        %880 = arith.addi %874, %c8 : index
        %881 = memref.load %residual[%880] : memref<?xf32>
        %882 = arith.addf %881, %869 : f32
        %883 = arith.addi %874, %c8 : index
        memref.store %882, %out[%883] : memref<?xf32>
      } else {
        %884 = arith.addi %874, %c8 : index
        memref.store %869, %out[%884] : memref<?xf32>
      }
    }
    %885 = vector.extract %428#0[6] : f32 from vector<8xf32>
    %886 = vector.extract %428#1[6] : f32 from vector<8xf32>
    %887 = wave.lane
    %888 = arith.addi %18, %c5 : index
    %889 = arith.muli %c36, %c2 : index
    %890 = arith.addi %888, %889 : index
    %891 = arith.divui %887, %c8 : index
    %892 = arith.addi %890, %891 : index
    %893 = arith.cmpi slt, %892, %17 : index
    scf.if %893 {
      %894 = arith.cmpi eq, %hasFactors, %c6 : index
      %895 = arith.muli %892, %c2 : index
      %896 = memref.load %factors[%895] : memref<?xf32>
      %897 = arith.mulf %896, %operandScale : f32
      %898 = arith.select %894, %897, %operandScale : f32
      %899 = arith.remui %887, %c8 : index
      %900 = arith.muli %899, %c18 : index
      %901 = arith.addi %13, %900 : index
      %902 = vector.load %w[%901] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %903 = vector.bitcast %902 : vector<4xi8> to vector<1xf32>
      %904 = vector.extract %903[0] : f32 from vector<1xf32>
      %905 = arith.mulf %904, %898 : f32
      %906 = arith.mulf %885, %905 : f32
      %907 = arith.remui %887, %c8 : index
      %908 = arith.muli %907, %c18 : index
      %909 = arith.addi %15, %908 : index
      %910 = vector.load %w[%909] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %911 = vector.bitcast %910 : vector<4xi8> to vector<1xf32>
      %912 = vector.extract %911[0] : f32 from vector<1xf32>
      %913 = arith.mulf %912, %898 : f32
      %914 = arith.mulf %886, %913 : f32
      %915 = arith.muli %892, %outputFeatures : index
      %916 = arith.addi %915, %21 : index
      %917 = wave.lane
      %918 = arith.remui %917, %c8 : index
      %919 = arith.addi %916, %918 : index
      scf.if %19 {
        %920 = arith.addi %919, %c5 : index
        %921 = memref.load %residual[%920] : memref<?xf32>
        %922 = arith.addf %921, %906 : f32
        %923 = arith.addi %919, %c5 : index
        memref.store %922, %out[%923] : memref<?xf32>
      } else {
        %924 = arith.addi %919, %c5 : index
        memref.store %906, %out[%924] : memref<?xf32>
      }
      scf.if %19 {
        %925 = arith.addi %919, %c8 : index
        %926 = memref.load %residual[%925] : memref<?xf32>
        %927 = arith.addf %926, %914 : f32
        %928 = arith.addi %919, %c8 : index
        memref.store %927, %out[%928] : memref<?xf32>
      } else {
        %929 = arith.addi %919, %c8 : index
        memref.store %914, %out[%929] : memref<?xf32>
      }
    }
    %930 = vector.extract %428#0[7] : f32 from vector<8xf32>
    %931 = vector.extract %428#1[7] : f32 from vector<8xf32>
    %932 = wave.lane
    %933 = arith.addi %18, %c5 : index
    %934 = arith.muli %c37, %c2 : index
    %935 = arith.addi %933, %934 : index
    %936 = arith.divui %932, %c8 : index
    %937 = arith.addi %935, %936 : index
    %938 = arith.cmpi slt, %937, %17 : index
    scf.if %938 {
      %939 = arith.cmpi eq, %hasFactors, %c6 : index
      %940 = arith.muli %937, %c2 : index
      %941 = memref.load %factors[%940] : memref<?xf32>
      %942 = arith.mulf %941, %operandScale : f32
      %943 = arith.select %939, %942, %operandScale : f32
      %944 = arith.remui %932, %c8 : index
      %945 = arith.muli %944, %c18 : index
      %946 = arith.addi %13, %945 : index
      %947 = vector.load %w[%946] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %948 = vector.bitcast %947 : vector<4xi8> to vector<1xf32>
      %949 = vector.extract %948[0] : f32 from vector<1xf32>
      %950 = arith.mulf %949, %943 : f32
      %951 = arith.mulf %930, %950 : f32
      %952 = arith.remui %932, %c8 : index
      %953 = arith.muli %952, %c18 : index
      %954 = arith.addi %15, %953 : index
      %955 = vector.load %w[%954] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %956 = vector.bitcast %955 : vector<4xi8> to vector<1xf32>
      %957 = vector.extract %956[0] : f32 from vector<1xf32>
      %958 = arith.mulf %957, %943 : f32
      %959 = arith.mulf %931, %958 : f32
      %960 = arith.muli %937, %outputFeatures : index
      %961 = arith.addi %960, %21 : index
      %962 = wave.lane
      %963 = arith.remui %962, %c8 : index
      %964 = arith.addi %961, %963 : index
      scf.if %19 {
        %965 = arith.addi %964, %c5 : index
        %966 = memref.load %residual[%965] : memref<?xf32>
        %967 = arith.addf %966, %951 : f32
        %968 = arith.addi %964, %c5 : index
        memref.store %967, %out[%968] : memref<?xf32>
      } else {
        %969 = arith.addi %964, %c5 : index
        memref.store %951, %out[%969] : memref<?xf32>
      }
      scf.if %19 {
        %970 = arith.addi %964, %c8 : index
        %971 = memref.load %residual[%970] : memref<?xf32>
        %972 = arith.addf %971, %959 : f32
        %973 = arith.addi %964, %c8 : index
        memref.store %972, %out[%973] : memref<?xf32>
      } else {
        %974 = arith.addi %964, %c8 : index
        memref.store %959, %out[%974] : memref<?xf32>
      }
    }
  }
  wave.return
}
