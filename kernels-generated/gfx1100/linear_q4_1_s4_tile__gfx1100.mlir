// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='q4_1', splits=4)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_s4_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<4> : vector<4xi32>
  %c22 = arith.constant dense<8> : vector<4xi32>
  %c23 = arith.constant dense<12> : vector<4xi32>
  %c24 = arith.constant dense<0x6400> : vector<32xf16>
  %c25 = arith.constant 8192 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c27 = arith.constant 9 : index
  %c28 = arith.constant 10 : index
  %c29 = arith.constant 11 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c32 = arith.constant 3 : index
  %c33 = arith.constant 6 : index
  %c34 = arith.constant 12 : index
  %c35 = arith.constant 14 : index
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
  %14 = arith.divui %2, %c5 : index
  %15 = arith.muli %14, %c5 : index
  %16 = arith.remui %2, %c5 : index
  %17 = arith.muli %16, %c7 : index
  %18 = wave.scratch %c8 : memref<?xf16>
  %19 = arith.cmpi eq, %hasResidual, %c10 : index
  %20 = arith.cmpi slt, %6, %5 : index
  scf.if %20 {
    %21 = arith.divui %inputFeatures, %c13 : index
    %22 = arith.muli %1, %c4 : index
    %23 = arith.addi %22, %2 : index
    %24 = arith.divui %inputFeatures, %c15 : index
    %25 = arith.muli %23, %24 : index
    %26 = arith.muli %c14, %c5 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c16 : index
    %29 = arith.muli %3, %c4 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.addi %30, %c14 : index
    %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %33 = arith.muli %3, %c4 : index
    %34 = arith.addi %28, %33 : index
    %35 = arith.addi %34, %c16 : index
    %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %37 = arith.muli %0, %c4 : index
    %38 = arith.addi %37, %2 : index
    %39 = arith.subi %panels, %c10 : index
    %40 = arith.minsi %38, %39 : index
    %41 = arith.muli %40, %13 : index
    %42 = arith.remui %3, %c15 : index
    %43 = arith.addi %41, %c2 : index
    %44 = arith.muli %c14, %c17 : index
    %45 = arith.addi %43, %44 : index
    %46 = arith.muli %42, %c7 : index
    %47 = arith.addi %45, %46 : index
    %48 = vector.load %w[%47] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %49 = vector.bitcast %48 : vector<4xi8> to vector<2xf16>
    %50 = vector.extract %49[0] : f16 from vector<2xf16>
    %51 = vector.broadcast %50 : f16 to vector<16xf16>
    %52 = vector.extract %49[1] : f16 from vector<2xf16>
    %53 = vector.broadcast %52 : f16 to vector<16xf16>
    %54 = arith.addi %41, %c2 : index
    %55 = arith.muli %inputFeatures, %c5 : index
    %56 = arith.addi %55, %c6 : index
    %57 = arith.divui %56, %c2 : index
    %58 = arith.muli %57, %c2 : index
    %59 = arith.addi %54, %58 : index
    %60 = arith.muli %c14, %c16 : index
    %61 = arith.addi %59, %60 : index
    %62 = arith.muli %42, %c15 : index
    %63 = arith.addi %61, %62 : index
    %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
    %65 = vector.bitcast %64 : vector<16xi8> to vector<4xi32>
    %66 = arith.shrui %65, %c18 : vector<4xi32>
    %67 = arith.andi %66, %c19 : vector<4xi32>
    %68 = arith.ori %67, %c20 : vector<4xi32>
    %69 = vector.bitcast %68 : vector<4xi32> to vector<8xf16>
    %70 = arith.shrui %65, %c21 : vector<4xi32>
    %71 = arith.andi %70, %c19 : vector<4xi32>
    %72 = arith.ori %71, %c20 : vector<4xi32>
    %73 = vector.bitcast %72 : vector<4xi32> to vector<8xf16>
    %74 = arith.shrui %65, %c22 : vector<4xi32>
    %75 = arith.andi %74, %c19 : vector<4xi32>
    %76 = arith.ori %75, %c20 : vector<4xi32>
    %77 = vector.bitcast %76 : vector<4xi32> to vector<8xf16>
    %78 = arith.shrui %65, %c23 : vector<4xi32>
    %79 = arith.andi %78, %c19 : vector<4xi32>
    %80 = arith.ori %79, %c20 : vector<4xi32>
    %81 = vector.bitcast %80 : vector<4xi32> to vector<8xf16>
    %82 = vector.shuffle %69, %73 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %83 = vector.shuffle %77, %81 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %84 = vector.shuffle %82, %83 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
    %85 = arith.subf %84, %c24 : vector<32xf16>
    %86 = vector.shuffle %85, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
    %87 = vector.shuffle %85, %85 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
    %88 = math.fma %86, %51, %53 : vector<16xf16>
    %89 = math.fma %87, %51, %53 : vector<16xf16>
    %90 = arith.cmpi sge, %3, %c15 : index
    %91 = vector.shuffle %88, %88 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %92 = vector.shuffle %88, %88 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %93 = arith.select %90, %91, %92 : vector<8xf16>
    %94 = vector.shuffle %89, %89 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %95 = vector.shuffle %89, %89 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %96 = arith.select %90, %94, %95 : vector<8xf16>
    %97 = arith.addi %2, %c14 : index
    %98 = arith.muli %97, %c5 : index
    %99 = arith.addi %98, %c14 : index
    %100 = arith.muli %99, %c16 : index
    %101 = arith.muli %c14, %c25 : index
    %102 = arith.addi %101, %100 : index
    %103 = arith.muli %3, %c4 : index
    %104 = arith.addi %102, %103 : index
    vector.store %32, %18[%104] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %105 = arith.addi %2, %c14 : index
    %106 = arith.muli %105, %c5 : index
    %107 = arith.addi %106, %c10 : index
    %108 = arith.muli %107, %c16 : index
    %109 = arith.muli %c14, %c25 : index
    %110 = arith.addi %109, %108 : index
    %111 = arith.muli %3, %c4 : index
    %112 = arith.addi %110, %111 : index
    vector.store %36, %18[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %113 = arith.addi %2, %c4 : index
    %114 = arith.muli %113, %c5 : index
    %115 = arith.addi %114, %c14 : index
    %116 = arith.muli %115, %c16 : index
    %117 = arith.muli %c14, %c25 : index
    %118 = arith.addi %117, %116 : index
    %119 = arith.muli %3, %c4 : index
    %120 = arith.addi %118, %119 : index
    vector.store %93, %18[%120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %121 = arith.addi %2, %c4 : index
    %122 = arith.muli %121, %c5 : index
    %123 = arith.addi %122, %c10 : index
    %124 = arith.muli %123, %c16 : index
    %125 = arith.muli %c14, %c25 : index
    %126 = arith.addi %125, %124 : index
    %127 = arith.muli %3, %c4 : index
    %128 = arith.addi %126, %127 : index
    vector.store %96, %18[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %138:8 = scf.for %129 = %c14 to %c7 step %c10 iter_args(%130 = %c12, %131 = %c12, %132 = %c12, %133 = %c12, %134 = %c12, %135 = %c12, %136 = %c12, %137 = %c12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %139 = arith.muli %129, %stepsPerWave : index
      %140 = arith.minsi %139, %21 : index
      %141 = arith.addi %140, %stepsPerWave : index
      %142 = arith.minsi %141, %21 : index
      %152:8 = scf.for %143 = %140 to %142 step %c10 iter_args(%144 = %c12, %145 = %c12, %146 = %c12, %147 = %c12, %148 = %c12, %149 = %c12, %150 = %c12, %151 = %c12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %153 = arith.addi %143, %c10 : index
        %154 = arith.subi %21, %c10 : index
        %155 = arith.minsi %153, %154 : index
        %156 = arith.muli %1, %c4 : index
        %157 = arith.addi %156, %2 : index
        %158 = arith.divui %inputFeatures, %c15 : index
        %159 = arith.muli %157, %158 : index
        %160 = arith.muli %155, %c5 : index
        %161 = arith.addi %159, %160 : index
        %162 = arith.muli %161, %c16 : index
        %163 = arith.muli %3, %c4 : index
        %164 = arith.addi %162, %163 : index
        %165 = arith.addi %164, %c14 : index
        %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %167 = arith.muli %3, %c4 : index
        %168 = arith.addi %162, %167 : index
        %169 = arith.addi %168, %c16 : index
        %170 = vector.load %x[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %171 = arith.muli %0, %c4 : index
        %172 = arith.addi %171, %2 : index
        %173 = arith.subi %panels, %c10 : index
        %174 = arith.minsi %172, %173 : index
        %175 = arith.muli %174, %13 : index
        %176 = arith.remui %3, %c15 : index
        %177 = arith.addi %175, %c2 : index
        %178 = arith.muli %155, %c17 : index
        %179 = arith.addi %177, %178 : index
        %180 = arith.muli %176, %c7 : index
        %181 = arith.addi %179, %180 : index
        %182 = vector.load %w[%181] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %183 = vector.bitcast %182 : vector<4xi8> to vector<2xf16>
        %184 = vector.extract %183[0] : f16 from vector<2xf16>
        %185 = vector.broadcast %184 : f16 to vector<16xf16>
        %186 = vector.extract %183[1] : f16 from vector<2xf16>
        %187 = vector.broadcast %186 : f16 to vector<16xf16>
        %188 = arith.addi %175, %c2 : index
        %189 = arith.muli %inputFeatures, %c5 : index
        %190 = arith.addi %189, %c6 : index
        %191 = arith.divui %190, %c2 : index
        %192 = arith.muli %191, %c2 : index
        %193 = arith.addi %188, %192 : index
        %194 = arith.muli %155, %c16 : index
        %195 = arith.addi %193, %194 : index
        %196 = arith.muli %176, %c15 : index
        %197 = arith.addi %195, %196 : index
        %198 = vector.load %w[%197] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %199 = vector.bitcast %198 : vector<16xi8> to vector<4xi32>
        %200 = arith.shrui %199, %c18 : vector<4xi32>
        %201 = arith.andi %200, %c19 : vector<4xi32>
        %202 = arith.ori %201, %c20 : vector<4xi32>
        %203 = vector.bitcast %202 : vector<4xi32> to vector<8xf16>
        %204 = arith.shrui %199, %c21 : vector<4xi32>
        %205 = arith.andi %204, %c19 : vector<4xi32>
        %206 = arith.ori %205, %c20 : vector<4xi32>
        %207 = vector.bitcast %206 : vector<4xi32> to vector<8xf16>
        %208 = arith.shrui %199, %c22 : vector<4xi32>
        %209 = arith.andi %208, %c19 : vector<4xi32>
        %210 = arith.ori %209, %c20 : vector<4xi32>
        %211 = vector.bitcast %210 : vector<4xi32> to vector<8xf16>
        %212 = arith.shrui %199, %c23 : vector<4xi32>
        %213 = arith.andi %212, %c19 : vector<4xi32>
        %214 = arith.ori %213, %c20 : vector<4xi32>
        %215 = vector.bitcast %214 : vector<4xi32> to vector<8xf16>
        %216 = vector.shuffle %203, %207 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %217 = vector.shuffle %211, %215 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %218 = vector.shuffle %216, %217 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %219 = arith.subf %218, %c24 : vector<32xf16>
        %220 = vector.shuffle %219, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %221 = vector.shuffle %219, %219 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %222 = math.fma %220, %185, %187 : vector<16xf16>
        %223 = math.fma %221, %185, %187 : vector<16xf16>
        %224 = arith.cmpi sge, %3, %c15 : index
        %225 = vector.shuffle %222, %222 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %226 = vector.shuffle %222, %222 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %227 = arith.select %224, %225, %226 : vector<8xf16>
        %228 = vector.shuffle %223, %223 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %229 = vector.shuffle %223, %223 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %230 = arith.select %224, %228, %229 : vector<8xf16>
        %231 = arith.remui %143, %c5 : index
        %232 = arith.addi %15, %c14 : index
        %233 = arith.muli %232, %c5 : index
        %234 = arith.addi %233, %c14 : index
        %235 = arith.muli %234, %c16 : index
        %236 = arith.remui %3, %c15 : index
        %237 = arith.muli %236, %c4 : index
        %238 = arith.addi %235, %237 : index
        %239 = arith.muli %231, %c25 : index
        %240 = arith.addi %238, %239 : index
        %241 = vector.load %18[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = arith.addi %240, %c2 : index
        %243 = vector.load %18[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = vector.shuffle %241, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %245 = arith.addi %15, %c10 : index
        %246 = arith.muli %245, %c5 : index
        %247 = arith.addi %246, %c14 : index
        %248 = arith.muli %247, %c16 : index
        %249 = arith.remui %3, %c15 : index
        %250 = arith.muli %249, %c4 : index
        %251 = arith.addi %248, %250 : index
        %252 = arith.muli %231, %c25 : index
        %253 = arith.addi %251, %252 : index
        %254 = vector.load %18[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %255 = arith.addi %253, %c2 : index
        %256 = vector.load %18[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %257 = vector.shuffle %254, %256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %258 = arith.addi %17, %c4 : index
        %259 = arith.muli %258, %c5 : index
        %260 = arith.addi %259, %c14 : index
        %261 = arith.muli %260, %c16 : index
        %262 = arith.remui %3, %c15 : index
        %263 = arith.muli %262, %c4 : index
        %264 = arith.addi %261, %263 : index
        %265 = arith.muli %231, %c25 : index
        %266 = arith.addi %264, %265 : index
        %267 = vector.load %18[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %268 = arith.addi %266, %c2 : index
        %269 = vector.load %18[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %270 = vector.shuffle %267, %269 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %271 = wave.mma %244, %270, %144 : vector<16xf16>, vector<8xf32>
        %272 = wave.mma %257, %270, %148 : vector<16xf16>, vector<8xf32>
        %273 = arith.addi %17, %c27 : index
        %274 = arith.muli %273, %c5 : index
        %275 = arith.addi %274, %c14 : index
        %276 = arith.muli %275, %c16 : index
        %277 = arith.remui %3, %c15 : index
        %278 = arith.muli %277, %c4 : index
        %279 = arith.addi %276, %278 : index
        %280 = arith.muli %231, %c25 : index
        %281 = arith.addi %279, %280 : index
        %282 = vector.load %18[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %283 = arith.addi %281, %c2 : index
        %284 = vector.load %18[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %285 = vector.shuffle %282, %284 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %286 = wave.mma %244, %285, %145 : vector<16xf16>, vector<8xf32>
        %287 = wave.mma %257, %285, %149 : vector<16xf16>, vector<8xf32>
        %288 = arith.addi %17, %c28 : index
        %289 = arith.muli %288, %c5 : index
        %290 = arith.addi %289, %c14 : index
        %291 = arith.muli %290, %c16 : index
        %292 = arith.remui %3, %c15 : index
        %293 = arith.muli %292, %c4 : index
        %294 = arith.addi %291, %293 : index
        %295 = arith.muli %231, %c25 : index
        %296 = arith.addi %294, %295 : index
        %297 = vector.load %18[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %298 = arith.addi %296, %c2 : index
        %299 = vector.load %18[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %300 = vector.shuffle %297, %299 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %301 = wave.mma %244, %300, %146 : vector<16xf16>, vector<8xf32>
        %302 = wave.mma %257, %300, %150 : vector<16xf16>, vector<8xf32>
        %303 = arith.addi %17, %c29 : index
        %304 = arith.muli %303, %c5 : index
        %305 = arith.addi %304, %c14 : index
        %306 = arith.muli %305, %c16 : index
        %307 = arith.remui %3, %c15 : index
        %308 = arith.muli %307, %c4 : index
        %309 = arith.addi %306, %308 : index
        %310 = arith.muli %231, %c25 : index
        %311 = arith.addi %309, %310 : index
        %312 = vector.load %18[%311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %313 = arith.addi %311, %c2 : index
        %314 = vector.load %18[%313] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %315 = vector.shuffle %312, %314 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %316 = wave.mma %244, %315, %147 : vector<16xf16>, vector<8xf32>
        %317 = wave.mma %257, %315, %151 : vector<16xf16>, vector<8xf32>
        %318 = arith.addi %15, %c14 : index
        %319 = arith.muli %318, %c5 : index
        %320 = arith.addi %319, %c10 : index
        %321 = arith.muli %320, %c16 : index
        %322 = arith.remui %3, %c15 : index
        %323 = arith.muli %322, %c4 : index
        %324 = arith.addi %321, %323 : index
        %325 = arith.muli %231, %c25 : index
        %326 = arith.addi %324, %325 : index
        %327 = vector.load %18[%326] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %328 = arith.addi %326, %c2 : index
        %329 = vector.load %18[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %330 = vector.shuffle %327, %329 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %331 = arith.addi %15, %c10 : index
        %332 = arith.muli %331, %c5 : index
        %333 = arith.addi %332, %c10 : index
        %334 = arith.muli %333, %c16 : index
        %335 = arith.remui %3, %c15 : index
        %336 = arith.muli %335, %c4 : index
        %337 = arith.addi %334, %336 : index
        %338 = arith.muli %231, %c25 : index
        %339 = arith.addi %337, %338 : index
        %340 = vector.load %18[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %341 = arith.addi %339, %c2 : index
        %342 = vector.load %18[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %343 = vector.shuffle %340, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %344 = arith.addi %17, %c4 : index
        %345 = arith.muli %344, %c5 : index
        %346 = arith.addi %345, %c10 : index
        %347 = arith.muli %346, %c16 : index
        %348 = arith.remui %3, %c15 : index
        %349 = arith.muli %348, %c4 : index
        %350 = arith.addi %347, %349 : index
        %351 = arith.muli %231, %c25 : index
        %352 = arith.addi %350, %351 : index
        %353 = vector.load %18[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %354 = arith.addi %352, %c2 : index
        %355 = vector.load %18[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %356 = vector.shuffle %353, %355 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %357 = wave.mma %330, %356, %271 : vector<16xf16>, vector<8xf32>
        %358 = wave.mma %343, %356, %272 : vector<16xf16>, vector<8xf32>
        %359 = arith.addi %17, %c27 : index
        %360 = arith.muli %359, %c5 : index
        %361 = arith.addi %360, %c10 : index
        %362 = arith.muli %361, %c16 : index
        %363 = arith.remui %3, %c15 : index
        %364 = arith.muli %363, %c4 : index
        %365 = arith.addi %362, %364 : index
        %366 = arith.muli %231, %c25 : index
        %367 = arith.addi %365, %366 : index
        %368 = vector.load %18[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %369 = arith.addi %367, %c2 : index
        %370 = vector.load %18[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %371 = vector.shuffle %368, %370 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %372 = wave.mma %330, %371, %286 : vector<16xf16>, vector<8xf32>
        %373 = wave.mma %343, %371, %287 : vector<16xf16>, vector<8xf32>
        %374 = arith.addi %17, %c28 : index
        %375 = arith.muli %374, %c5 : index
        %376 = arith.addi %375, %c10 : index
        %377 = arith.muli %376, %c16 : index
        %378 = arith.remui %3, %c15 : index
        %379 = arith.muli %378, %c4 : index
        %380 = arith.addi %377, %379 : index
        %381 = arith.muli %231, %c25 : index
        %382 = arith.addi %380, %381 : index
        %383 = vector.load %18[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %384 = arith.addi %382, %c2 : index
        %385 = vector.load %18[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %386 = vector.shuffle %383, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %387 = wave.mma %330, %386, %301 : vector<16xf16>, vector<8xf32>
        %388 = wave.mma %343, %386, %302 : vector<16xf16>, vector<8xf32>
        %389 = arith.addi %17, %c29 : index
        %390 = arith.muli %389, %c5 : index
        %391 = arith.addi %390, %c10 : index
        %392 = arith.muli %391, %c16 : index
        %393 = arith.remui %3, %c15 : index
        %394 = arith.muli %393, %c4 : index
        %395 = arith.addi %392, %394 : index
        %396 = arith.muli %231, %c25 : index
        %397 = arith.addi %395, %396 : index
        %398 = vector.load %18[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = arith.addi %397, %c2 : index
        %400 = vector.load %18[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %401 = vector.shuffle %398, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %402 = wave.mma %330, %401, %316 : vector<16xf16>, vector<8xf32>
        %403 = wave.mma %343, %401, %317 : vector<16xf16>, vector<8xf32>
        %404 = arith.subi %c10, %231 : index
        %405 = arith.addi %2, %c14 : index
        %406 = arith.muli %405, %c5 : index
        %407 = arith.addi %406, %c14 : index
        %408 = arith.muli %407, %c16 : index
        %409 = arith.muli %404, %c25 : index
        %410 = arith.addi %409, %408 : index
        %411 = arith.muli %3, %c4 : index
        %412 = arith.addi %410, %411 : index
        vector.store %166, %18[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %413 = arith.addi %2, %c14 : index
        %414 = arith.muli %413, %c5 : index
        %415 = arith.addi %414, %c10 : index
        %416 = arith.muli %415, %c16 : index
        %417 = arith.muli %404, %c25 : index
        %418 = arith.addi %417, %416 : index
        %419 = arith.muli %3, %c4 : index
        %420 = arith.addi %418, %419 : index
        vector.store %170, %18[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %421 = arith.addi %2, %c4 : index
        %422 = arith.muli %421, %c5 : index
        %423 = arith.addi %422, %c14 : index
        %424 = arith.muli %423, %c16 : index
        %425 = arith.muli %404, %c25 : index
        %426 = arith.addi %425, %424 : index
        %427 = arith.muli %3, %c4 : index
        %428 = arith.addi %426, %427 : index
        vector.store %227, %18[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = arith.addi %2, %c4 : index
        %430 = arith.muli %429, %c5 : index
        %431 = arith.addi %430, %c10 : index
        %432 = arith.muli %431, %c16 : index
        %433 = arith.muli %404, %c25 : index
        %434 = arith.addi %433, %432 : index
        %435 = arith.muli %3, %c4 : index
        %436 = arith.addi %434, %435 : index
        vector.store %230, %18[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %357, %372, %387, %402, %358, %373, %388, %403 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %437 = arith.cmpi eq, %129, %c14 : index
      %438 = arith.addf %130, %152#0 : vector<8xf32>
      %439 = arith.select %437, %152#0, %438 : vector<8xf32>
      %440 = arith.addf %131, %152#1 : vector<8xf32>
      %441 = arith.select %437, %152#1, %440 : vector<8xf32>
      %442 = arith.addf %132, %152#2 : vector<8xf32>
      %443 = arith.select %437, %152#2, %442 : vector<8xf32>
      %444 = arith.addf %133, %152#3 : vector<8xf32>
      %445 = arith.select %437, %152#3, %444 : vector<8xf32>
      %446 = arith.addf %134, %152#4 : vector<8xf32>
      %447 = arith.select %437, %152#4, %446 : vector<8xf32>
      %448 = arith.addf %135, %152#5 : vector<8xf32>
      %449 = arith.select %437, %152#5, %448 : vector<8xf32>
      %450 = arith.addf %136, %152#6 : vector<8xf32>
      %451 = arith.select %437, %152#6, %450 : vector<8xf32>
      %452 = arith.addf %137, %152#7 : vector<8xf32>
      %453 = arith.select %437, %152#7, %452 : vector<8xf32>
      scf.yield %439, %441, %443, %445, %447, %449, %451, %453 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %454 = arith.addi %15, %c14 : index
    %455 = arith.muli %454, %c15 : index
    %456 = arith.addi %6, %455 : index
    %457 = arith.addi %456, %c14 : index
    %458 = arith.divui %3, %c15 : index
    %459 = arith.addi %457, %458 : index
    %460 = arith.cmpi slt, %459, %5 : index
    scf.if %460 {
      %461 = arith.cmpi eq, %hasFactors, %c10 : index
      %462 = arith.muli %459, %c5 : index
      %463 = memref.load %factors[%462] : memref<?xf32>
      %464 = arith.mulf %463, %operandScale : f32
      %465 = arith.select %461, %464, %operandScale : f32
      %466 = vector.extract %138#0[0] : f32 from vector<8xf32>
      %467 = arith.addi %17, %c14 : index
      %468 = arith.muli %0, %c4 : index
      %469 = arith.addi %468, %467 : index
      %470 = arith.subi %panels, %c10 : index
      %471 = arith.minsi %469, %470 : index
      %472 = arith.muli %471, %13 : index
      %473 = arith.remui %3, %c15 : index
      %474 = arith.muli %473, %c7 : index
      %475 = arith.addi %472, %474 : index
      %476 = vector.load %w[%475] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %477 = vector.bitcast %476 : vector<4xi8> to vector<1xf32>
      %478 = vector.extract %477[0] : f32 from vector<1xf32>
      %479 = arith.mulf %478, %465 : f32
      %480 = arith.mulf %466, %479 : f32
      %481 = vector.extract %138#1[0] : f32 from vector<8xf32>
      %482 = arith.addi %17, %c10 : index
      %483 = arith.muli %0, %c4 : index
      %484 = arith.addi %483, %482 : index
      %485 = arith.subi %panels, %c10 : index
      %486 = arith.minsi %484, %485 : index
      %487 = arith.muli %486, %13 : index
      %488 = arith.remui %3, %c15 : index
      %489 = arith.muli %488, %c7 : index
      %490 = arith.addi %487, %489 : index
      %491 = vector.load %w[%490] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %492 = vector.bitcast %491 : vector<4xi8> to vector<1xf32>
      %493 = vector.extract %492[0] : f32 from vector<1xf32>
      %494 = arith.mulf %493, %465 : f32
      %495 = arith.mulf %481, %494 : f32
      %496 = vector.extract %138#2[0] : f32 from vector<8xf32>
      %497 = arith.addi %17, %c5 : index
      %498 = arith.muli %0, %c4 : index
      %499 = arith.addi %498, %497 : index
      %500 = arith.subi %panels, %c10 : index
      %501 = arith.minsi %499, %500 : index
      %502 = arith.muli %501, %13 : index
      %503 = arith.remui %3, %c15 : index
      %504 = arith.muli %503, %c7 : index
      %505 = arith.addi %502, %504 : index
      %506 = vector.load %w[%505] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %507 = vector.bitcast %506 : vector<4xi8> to vector<1xf32>
      %508 = vector.extract %507[0] : f32 from vector<1xf32>
      %509 = arith.mulf %508, %465 : f32
      %510 = arith.mulf %496, %509 : f32
      %511 = vector.extract %138#3[0] : f32 from vector<8xf32>
      %512 = arith.addi %17, %c32 : index
      %513 = arith.muli %0, %c4 : index
      %514 = arith.addi %513, %512 : index
      %515 = arith.subi %panels, %c10 : index
      %516 = arith.minsi %514, %515 : index
      %517 = arith.muli %516, %13 : index
      %518 = arith.remui %3, %c15 : index
      %519 = arith.muli %518, %c7 : index
      %520 = arith.addi %517, %519 : index
      %521 = vector.load %w[%520] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %522 = vector.bitcast %521 : vector<4xi8> to vector<1xf32>
      %523 = vector.extract %522[0] : f32 from vector<1xf32>
      %524 = arith.mulf %523, %465 : f32
      %525 = arith.mulf %511, %524 : f32
      %526 = arith.muli %0, %c4 : index
      %527 = arith.addi %526, %17 : index
      %528 = arith.addi %527, %c14 : index
      %529 = arith.muli %459, %outputFeatures : index
      %530 = arith.muli %528, %c15 : index
      %531 = arith.addi %529, %530 : index
      %532 = wave.lane
      %533 = arith.remui %532, %c15 : index
      %534 = arith.addi %531, %533 : index
      %535 = arith.cmpi slt, %528, %panels : index
      scf.if %535 {
        scf.if %19 {
          %536 = memref.load %residual[%534] : memref<?xf32>
          %537 = arith.addf %536, %480 : f32
          memref.store %537, %out[%534] : memref<?xf32>
        } else {
          memref.store %480, %out[%534] : memref<?xf32>
        }
      }
      %538 = arith.muli %0, %c4 : index
      %539 = arith.addi %538, %17 : index
      %540 = arith.addi %539, %c10 : index
      %541 = arith.muli %459, %outputFeatures : index
      %542 = arith.muli %540, %c15 : index
      %543 = arith.addi %541, %542 : index
      %544 = wave.lane
      %545 = arith.remui %544, %c15 : index
      %546 = arith.addi %543, %545 : index
      %547 = arith.cmpi slt, %540, %panels : index
      scf.if %547 {
        scf.if %19 {
          %548 = memref.load %residual[%546] : memref<?xf32>
          %549 = arith.addf %548, %495 : f32
          memref.store %549, %out[%546] : memref<?xf32>
        } else {
          memref.store %495, %out[%546] : memref<?xf32>
        }
      }
      %550 = arith.muli %0, %c4 : index
      %551 = arith.addi %550, %17 : index
      %552 = arith.addi %551, %c5 : index
      %553 = arith.muli %459, %outputFeatures : index
      %554 = arith.muli %552, %c15 : index
      %555 = arith.addi %553, %554 : index
      %556 = wave.lane
      %557 = arith.remui %556, %c15 : index
      %558 = arith.addi %555, %557 : index
      %559 = arith.cmpi slt, %552, %panels : index
      scf.if %559 {
        scf.if %19 {
          %560 = memref.load %residual[%558] : memref<?xf32>
          %561 = arith.addf %560, %510 : f32
          memref.store %561, %out[%558] : memref<?xf32>
        } else {
          memref.store %510, %out[%558] : memref<?xf32>
        }
      }
      %562 = arith.muli %0, %c4 : index
      %563 = arith.addi %562, %17 : index
      %564 = arith.addi %563, %c32 : index
      %565 = arith.muli %459, %outputFeatures : index
      %566 = arith.muli %564, %c15 : index
      %567 = arith.addi %565, %566 : index
      %568 = wave.lane
      %569 = arith.remui %568, %c15 : index
      %570 = arith.addi %567, %569 : index
      %571 = arith.cmpi slt, %564, %panels : index
      scf.if %571 {
        scf.if %19 {
          %572 = memref.load %residual[%570] : memref<?xf32>
          %573 = arith.addf %572, %525 : f32
          memref.store %573, %out[%570] : memref<?xf32>
        } else {
          memref.store %525, %out[%570] : memref<?xf32>
        }
      }
    }
    %574 = arith.addi %15, %c14 : index
    %575 = arith.muli %574, %c15 : index
    %576 = arith.addi %6, %575 : index
    %577 = arith.addi %576, %c5 : index
    %578 = arith.divui %3, %c15 : index
    %579 = arith.addi %577, %578 : index
    %580 = arith.cmpi slt, %579, %5 : index
    scf.if %580 {
      %581 = arith.cmpi eq, %hasFactors, %c10 : index
      %582 = arith.muli %579, %c5 : index
      %583 = memref.load %factors[%582] : memref<?xf32>
      %584 = arith.mulf %583, %operandScale : f32
      %585 = arith.select %581, %584, %operandScale : f32
      %586 = vector.extract %138#0[1] : f32 from vector<8xf32>
      %587 = arith.addi %17, %c14 : index
      %588 = arith.muli %0, %c4 : index
      %589 = arith.addi %588, %587 : index
      %590 = arith.subi %panels, %c10 : index
      %591 = arith.minsi %589, %590 : index
      %592 = arith.muli %591, %13 : index
      %593 = arith.remui %3, %c15 : index
      %594 = arith.muli %593, %c7 : index
      %595 = arith.addi %592, %594 : index
      %596 = vector.load %w[%595] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %597 = vector.bitcast %596 : vector<4xi8> to vector<1xf32>
      %598 = vector.extract %597[0] : f32 from vector<1xf32>
      %599 = arith.mulf %598, %585 : f32
      %600 = arith.mulf %586, %599 : f32
      %601 = vector.extract %138#1[1] : f32 from vector<8xf32>
      %602 = arith.addi %17, %c10 : index
      %603 = arith.muli %0, %c4 : index
      %604 = arith.addi %603, %602 : index
      %605 = arith.subi %panels, %c10 : index
      %606 = arith.minsi %604, %605 : index
      %607 = arith.muli %606, %13 : index
      %608 = arith.remui %3, %c15 : index
      %609 = arith.muli %608, %c7 : index
      %610 = arith.addi %607, %609 : index
      %611 = vector.load %w[%610] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %612 = vector.bitcast %611 : vector<4xi8> to vector<1xf32>
      %613 = vector.extract %612[0] : f32 from vector<1xf32>
      %614 = arith.mulf %613, %585 : f32
      %615 = arith.mulf %601, %614 : f32
      %616 = vector.extract %138#2[1] : f32 from vector<8xf32>
      %617 = arith.addi %17, %c5 : index
      %618 = arith.muli %0, %c4 : index
      %619 = arith.addi %618, %617 : index
      %620 = arith.subi %panels, %c10 : index
      %621 = arith.minsi %619, %620 : index
      %622 = arith.muli %621, %13 : index
      %623 = arith.remui %3, %c15 : index
      %624 = arith.muli %623, %c7 : index
      %625 = arith.addi %622, %624 : index
      %626 = vector.load %w[%625] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %627 = vector.bitcast %626 : vector<4xi8> to vector<1xf32>
      %628 = vector.extract %627[0] : f32 from vector<1xf32>
      %629 = arith.mulf %628, %585 : f32
      %630 = arith.mulf %616, %629 : f32
      %631 = vector.extract %138#3[1] : f32 from vector<8xf32>
      %632 = arith.addi %17, %c32 : index
      %633 = arith.muli %0, %c4 : index
      %634 = arith.addi %633, %632 : index
      %635 = arith.subi %panels, %c10 : index
      %636 = arith.minsi %634, %635 : index
      %637 = arith.muli %636, %13 : index
      %638 = arith.remui %3, %c15 : index
      %639 = arith.muli %638, %c7 : index
      %640 = arith.addi %637, %639 : index
      %641 = vector.load %w[%640] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %642 = vector.bitcast %641 : vector<4xi8> to vector<1xf32>
      %643 = vector.extract %642[0] : f32 from vector<1xf32>
      %644 = arith.mulf %643, %585 : f32
      %645 = arith.mulf %631, %644 : f32
      %646 = arith.muli %0, %c4 : index
      %647 = arith.addi %646, %17 : index
      %648 = arith.addi %647, %c14 : index
      %649 = arith.muli %579, %outputFeatures : index
      %650 = arith.muli %648, %c15 : index
      %651 = arith.addi %649, %650 : index
      %652 = wave.lane
      %653 = arith.remui %652, %c15 : index
      %654 = arith.addi %651, %653 : index
      %655 = arith.cmpi slt, %648, %panels : index
      scf.if %655 {
        scf.if %19 {
          %656 = memref.load %residual[%654] : memref<?xf32>
          %657 = arith.addf %656, %600 : f32
          memref.store %657, %out[%654] : memref<?xf32>
        } else {
          memref.store %600, %out[%654] : memref<?xf32>
        }
      }
      %658 = arith.muli %0, %c4 : index
      %659 = arith.addi %658, %17 : index
      %660 = arith.addi %659, %c10 : index
      %661 = arith.muli %579, %outputFeatures : index
      %662 = arith.muli %660, %c15 : index
      %663 = arith.addi %661, %662 : index
      %664 = wave.lane
      %665 = arith.remui %664, %c15 : index
      %666 = arith.addi %663, %665 : index
      %667 = arith.cmpi slt, %660, %panels : index
      scf.if %667 {
        scf.if %19 {
          %668 = memref.load %residual[%666] : memref<?xf32>
          %669 = arith.addf %668, %615 : f32
          memref.store %669, %out[%666] : memref<?xf32>
        } else {
          memref.store %615, %out[%666] : memref<?xf32>
        }
      }
      %670 = arith.muli %0, %c4 : index
      %671 = arith.addi %670, %17 : index
      %672 = arith.addi %671, %c5 : index
      %673 = arith.muli %579, %outputFeatures : index
      %674 = arith.muli %672, %c15 : index
      %675 = arith.addi %673, %674 : index
      %676 = wave.lane
      %677 = arith.remui %676, %c15 : index
      %678 = arith.addi %675, %677 : index
      %679 = arith.cmpi slt, %672, %panels : index
      scf.if %679 {
        scf.if %19 {
          %680 = memref.load %residual[%678] : memref<?xf32>
          %681 = arith.addf %680, %630 : f32
          memref.store %681, %out[%678] : memref<?xf32>
        } else {
          memref.store %630, %out[%678] : memref<?xf32>
        }
      }
      %682 = arith.muli %0, %c4 : index
      %683 = arith.addi %682, %17 : index
      %684 = arith.addi %683, %c32 : index
      %685 = arith.muli %579, %outputFeatures : index
      %686 = arith.muli %684, %c15 : index
      %687 = arith.addi %685, %686 : index
      %688 = wave.lane
      %689 = arith.remui %688, %c15 : index
      %690 = arith.addi %687, %689 : index
      %691 = arith.cmpi slt, %684, %panels : index
      scf.if %691 {
        scf.if %19 {
          %692 = memref.load %residual[%690] : memref<?xf32>
          %693 = arith.addf %692, %645 : f32
          memref.store %693, %out[%690] : memref<?xf32>
        } else {
          memref.store %645, %out[%690] : memref<?xf32>
        }
      }
    }
    %694 = arith.addi %15, %c14 : index
    %695 = arith.muli %694, %c15 : index
    %696 = arith.addi %6, %695 : index
    %697 = arith.addi %696, %c7 : index
    %698 = arith.divui %3, %c15 : index
    %699 = arith.addi %697, %698 : index
    %700 = arith.cmpi slt, %699, %5 : index
    scf.if %700 {
      %701 = arith.cmpi eq, %hasFactors, %c10 : index
      %702 = arith.muli %699, %c5 : index
      %703 = memref.load %factors[%702] : memref<?xf32>
      %704 = arith.mulf %703, %operandScale : f32
      %705 = arith.select %701, %704, %operandScale : f32
      %706 = vector.extract %138#0[2] : f32 from vector<8xf32>
      %707 = arith.addi %17, %c14 : index
      %708 = arith.muli %0, %c4 : index
      %709 = arith.addi %708, %707 : index
      %710 = arith.subi %panels, %c10 : index
      %711 = arith.minsi %709, %710 : index
      %712 = arith.muli %711, %13 : index
      %713 = arith.remui %3, %c15 : index
      %714 = arith.muli %713, %c7 : index
      %715 = arith.addi %712, %714 : index
      %716 = vector.load %w[%715] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %717 = vector.bitcast %716 : vector<4xi8> to vector<1xf32>
      %718 = vector.extract %717[0] : f32 from vector<1xf32>
      %719 = arith.mulf %718, %705 : f32
      %720 = arith.mulf %706, %719 : f32
      %721 = vector.extract %138#1[2] : f32 from vector<8xf32>
      %722 = arith.addi %17, %c10 : index
      %723 = arith.muli %0, %c4 : index
      %724 = arith.addi %723, %722 : index
      %725 = arith.subi %panels, %c10 : index
      %726 = arith.minsi %724, %725 : index
      %727 = arith.muli %726, %13 : index
      %728 = arith.remui %3, %c15 : index
      %729 = arith.muli %728, %c7 : index
      %730 = arith.addi %727, %729 : index
      %731 = vector.load %w[%730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %732 = vector.bitcast %731 : vector<4xi8> to vector<1xf32>
      %733 = vector.extract %732[0] : f32 from vector<1xf32>
      %734 = arith.mulf %733, %705 : f32
      %735 = arith.mulf %721, %734 : f32
      %736 = vector.extract %138#2[2] : f32 from vector<8xf32>
      %737 = arith.addi %17, %c5 : index
      %738 = arith.muli %0, %c4 : index
      %739 = arith.addi %738, %737 : index
      %740 = arith.subi %panels, %c10 : index
      %741 = arith.minsi %739, %740 : index
      %742 = arith.muli %741, %13 : index
      %743 = arith.remui %3, %c15 : index
      %744 = arith.muli %743, %c7 : index
      %745 = arith.addi %742, %744 : index
      %746 = vector.load %w[%745] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %747 = vector.bitcast %746 : vector<4xi8> to vector<1xf32>
      %748 = vector.extract %747[0] : f32 from vector<1xf32>
      %749 = arith.mulf %748, %705 : f32
      %750 = arith.mulf %736, %749 : f32
      %751 = vector.extract %138#3[2] : f32 from vector<8xf32>
      %752 = arith.addi %17, %c32 : index
      %753 = arith.muli %0, %c4 : index
      %754 = arith.addi %753, %752 : index
      %755 = arith.subi %panels, %c10 : index
      %756 = arith.minsi %754, %755 : index
      %757 = arith.muli %756, %13 : index
      %758 = arith.remui %3, %c15 : index
      %759 = arith.muli %758, %c7 : index
      %760 = arith.addi %757, %759 : index
      %761 = vector.load %w[%760] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %762 = vector.bitcast %761 : vector<4xi8> to vector<1xf32>
      %763 = vector.extract %762[0] : f32 from vector<1xf32>
      %764 = arith.mulf %763, %705 : f32
      %765 = arith.mulf %751, %764 : f32
      %766 = arith.muli %0, %c4 : index
      %767 = arith.addi %766, %17 : index
      %768 = arith.addi %767, %c14 : index
      %769 = arith.muli %699, %outputFeatures : index
      %770 = arith.muli %768, %c15 : index
      %771 = arith.addi %769, %770 : index
      %772 = wave.lane
      %773 = arith.remui %772, %c15 : index
      %774 = arith.addi %771, %773 : index
      %775 = arith.cmpi slt, %768, %panels : index
      scf.if %775 {
        scf.if %19 {
          %776 = memref.load %residual[%774] : memref<?xf32>
          %777 = arith.addf %776, %720 : f32
          memref.store %777, %out[%774] : memref<?xf32>
        } else {
          memref.store %720, %out[%774] : memref<?xf32>
        }
      }
      %778 = arith.muli %0, %c4 : index
      %779 = arith.addi %778, %17 : index
      %780 = arith.addi %779, %c10 : index
      %781 = arith.muli %699, %outputFeatures : index
      %782 = arith.muli %780, %c15 : index
      %783 = arith.addi %781, %782 : index
      %784 = wave.lane
      %785 = arith.remui %784, %c15 : index
      %786 = arith.addi %783, %785 : index
      %787 = arith.cmpi slt, %780, %panels : index
      scf.if %787 {
        scf.if %19 {
          %788 = memref.load %residual[%786] : memref<?xf32>
          %789 = arith.addf %788, %735 : f32
          memref.store %789, %out[%786] : memref<?xf32>
        } else {
          memref.store %735, %out[%786] : memref<?xf32>
        }
      }
      %790 = arith.muli %0, %c4 : index
      %791 = arith.addi %790, %17 : index
      %792 = arith.addi %791, %c5 : index
      %793 = arith.muli %699, %outputFeatures : index
      %794 = arith.muli %792, %c15 : index
      %795 = arith.addi %793, %794 : index
      %796 = wave.lane
      %797 = arith.remui %796, %c15 : index
      %798 = arith.addi %795, %797 : index
      %799 = arith.cmpi slt, %792, %panels : index
      scf.if %799 {
        scf.if %19 {
          %800 = memref.load %residual[%798] : memref<?xf32>
          %801 = arith.addf %800, %750 : f32
          memref.store %801, %out[%798] : memref<?xf32>
        } else {
          memref.store %750, %out[%798] : memref<?xf32>
        }
      }
      %802 = arith.muli %0, %c4 : index
      %803 = arith.addi %802, %17 : index
      %804 = arith.addi %803, %c32 : index
      %805 = arith.muli %699, %outputFeatures : index
      %806 = arith.muli %804, %c15 : index
      %807 = arith.addi %805, %806 : index
      %808 = wave.lane
      %809 = arith.remui %808, %c15 : index
      %810 = arith.addi %807, %809 : index
      %811 = arith.cmpi slt, %804, %panels : index
      scf.if %811 {
        scf.if %19 {
          %812 = memref.load %residual[%810] : memref<?xf32>
          %813 = arith.addf %812, %765 : f32
          memref.store %813, %out[%810] : memref<?xf32>
        } else {
          memref.store %765, %out[%810] : memref<?xf32>
        }
      }
    }
    %814 = arith.addi %15, %c14 : index
    %815 = arith.muli %814, %c15 : index
    %816 = arith.addi %6, %815 : index
    %817 = arith.addi %816, %c33 : index
    %818 = arith.divui %3, %c15 : index
    %819 = arith.addi %817, %818 : index
    %820 = arith.cmpi slt, %819, %5 : index
    scf.if %820 {
      %821 = arith.cmpi eq, %hasFactors, %c10 : index
      %822 = arith.muli %819, %c5 : index
      %823 = memref.load %factors[%822] : memref<?xf32>
      %824 = arith.mulf %823, %operandScale : f32
      %825 = arith.select %821, %824, %operandScale : f32
      %826 = vector.extract %138#0[3] : f32 from vector<8xf32>
      %827 = arith.addi %17, %c14 : index
      %828 = arith.muli %0, %c4 : index
      %829 = arith.addi %828, %827 : index
      %830 = arith.subi %panels, %c10 : index
      %831 = arith.minsi %829, %830 : index
      %832 = arith.muli %831, %13 : index
      %833 = arith.remui %3, %c15 : index
      %834 = arith.muli %833, %c7 : index
      %835 = arith.addi %832, %834 : index
      %836 = vector.load %w[%835] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %837 = vector.bitcast %836 : vector<4xi8> to vector<1xf32>
      %838 = vector.extract %837[0] : f32 from vector<1xf32>
      %839 = arith.mulf %838, %825 : f32
      %840 = arith.mulf %826, %839 : f32
      %841 = vector.extract %138#1[3] : f32 from vector<8xf32>
      %842 = arith.addi %17, %c10 : index
      %843 = arith.muli %0, %c4 : index
      %844 = arith.addi %843, %842 : index
      %845 = arith.subi %panels, %c10 : index
      %846 = arith.minsi %844, %845 : index
      %847 = arith.muli %846, %13 : index
      %848 = arith.remui %3, %c15 : index
      %849 = arith.muli %848, %c7 : index
      %850 = arith.addi %847, %849 : index
      %851 = vector.load %w[%850] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %852 = vector.bitcast %851 : vector<4xi8> to vector<1xf32>
      %853 = vector.extract %852[0] : f32 from vector<1xf32>
      %854 = arith.mulf %853, %825 : f32
      %855 = arith.mulf %841, %854 : f32
      %856 = vector.extract %138#2[3] : f32 from vector<8xf32>
      %857 = arith.addi %17, %c5 : index
      %858 = arith.muli %0, %c4 : index
      %859 = arith.addi %858, %857 : index
      %860 = arith.subi %panels, %c10 : index
      %861 = arith.minsi %859, %860 : index
      %862 = arith.muli %861, %13 : index
      %863 = arith.remui %3, %c15 : index
      %864 = arith.muli %863, %c7 : index
      %865 = arith.addi %862, %864 : index
      %866 = vector.load %w[%865] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %867 = vector.bitcast %866 : vector<4xi8> to vector<1xf32>
      %868 = vector.extract %867[0] : f32 from vector<1xf32>
      %869 = arith.mulf %868, %825 : f32
      %870 = arith.mulf %856, %869 : f32
      %871 = vector.extract %138#3[3] : f32 from vector<8xf32>
      %872 = arith.addi %17, %c32 : index
      %873 = arith.muli %0, %c4 : index
      %874 = arith.addi %873, %872 : index
      %875 = arith.subi %panels, %c10 : index
      %876 = arith.minsi %874, %875 : index
      %877 = arith.muli %876, %13 : index
      %878 = arith.remui %3, %c15 : index
      %879 = arith.muli %878, %c7 : index
      %880 = arith.addi %877, %879 : index
      %881 = vector.load %w[%880] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %882 = vector.bitcast %881 : vector<4xi8> to vector<1xf32>
      %883 = vector.extract %882[0] : f32 from vector<1xf32>
      %884 = arith.mulf %883, %825 : f32
      %885 = arith.mulf %871, %884 : f32
      %886 = arith.muli %0, %c4 : index
      %887 = arith.addi %886, %17 : index
      %888 = arith.addi %887, %c14 : index
      %889 = arith.muli %819, %outputFeatures : index
      %890 = arith.muli %888, %c15 : index
      %891 = arith.addi %889, %890 : index
      %892 = wave.lane
      %893 = arith.remui %892, %c15 : index
      %894 = arith.addi %891, %893 : index
      %895 = arith.cmpi slt, %888, %panels : index
      scf.if %895 {
        scf.if %19 {
          %896 = memref.load %residual[%894] : memref<?xf32>
          %897 = arith.addf %896, %840 : f32
          memref.store %897, %out[%894] : memref<?xf32>
        } else {
          memref.store %840, %out[%894] : memref<?xf32>
        }
      }
      %898 = arith.muli %0, %c4 : index
      %899 = arith.addi %898, %17 : index
      %900 = arith.addi %899, %c10 : index
      %901 = arith.muli %819, %outputFeatures : index
      %902 = arith.muli %900, %c15 : index
      %903 = arith.addi %901, %902 : index
      %904 = wave.lane
      %905 = arith.remui %904, %c15 : index
      %906 = arith.addi %903, %905 : index
      %907 = arith.cmpi slt, %900, %panels : index
      scf.if %907 {
        scf.if %19 {
          %908 = memref.load %residual[%906] : memref<?xf32>
          %909 = arith.addf %908, %855 : f32
          memref.store %909, %out[%906] : memref<?xf32>
        } else {
          memref.store %855, %out[%906] : memref<?xf32>
        }
      }
      %910 = arith.muli %0, %c4 : index
      %911 = arith.addi %910, %17 : index
      %912 = arith.addi %911, %c5 : index
      %913 = arith.muli %819, %outputFeatures : index
      %914 = arith.muli %912, %c15 : index
      %915 = arith.addi %913, %914 : index
      %916 = wave.lane
      %917 = arith.remui %916, %c15 : index
      %918 = arith.addi %915, %917 : index
      %919 = arith.cmpi slt, %912, %panels : index
      scf.if %919 {
        scf.if %19 {
          %920 = memref.load %residual[%918] : memref<?xf32>
          %921 = arith.addf %920, %870 : f32
          memref.store %921, %out[%918] : memref<?xf32>
        } else {
          memref.store %870, %out[%918] : memref<?xf32>
        }
      }
      %922 = arith.muli %0, %c4 : index
      %923 = arith.addi %922, %17 : index
      %924 = arith.addi %923, %c32 : index
      %925 = arith.muli %819, %outputFeatures : index
      %926 = arith.muli %924, %c15 : index
      %927 = arith.addi %925, %926 : index
      %928 = wave.lane
      %929 = arith.remui %928, %c15 : index
      %930 = arith.addi %927, %929 : index
      %931 = arith.cmpi slt, %924, %panels : index
      scf.if %931 {
        scf.if %19 {
          %932 = memref.load %residual[%930] : memref<?xf32>
          %933 = arith.addf %932, %885 : f32
          memref.store %933, %out[%930] : memref<?xf32>
        } else {
          memref.store %885, %out[%930] : memref<?xf32>
        }
      }
    }
    %934 = arith.addi %15, %c14 : index
    %935 = arith.muli %934, %c15 : index
    %936 = arith.addi %6, %935 : index
    %937 = arith.addi %936, %c4 : index
    %938 = arith.divui %3, %c15 : index
    %939 = arith.addi %937, %938 : index
    %940 = arith.cmpi slt, %939, %5 : index
    scf.if %940 {
      %941 = arith.cmpi eq, %hasFactors, %c10 : index
      %942 = arith.muli %939, %c5 : index
      %943 = memref.load %factors[%942] : memref<?xf32>
      %944 = arith.mulf %943, %operandScale : f32
      %945 = arith.select %941, %944, %operandScale : f32
      %946 = vector.extract %138#0[4] : f32 from vector<8xf32>
      %947 = arith.addi %17, %c14 : index
      %948 = arith.muli %0, %c4 : index
      %949 = arith.addi %948, %947 : index
      %950 = arith.subi %panels, %c10 : index
      %951 = arith.minsi %949, %950 : index
      %952 = arith.muli %951, %13 : index
      %953 = arith.remui %3, %c15 : index
      %954 = arith.muli %953, %c7 : index
      %955 = arith.addi %952, %954 : index
      %956 = vector.load %w[%955] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %957 = vector.bitcast %956 : vector<4xi8> to vector<1xf32>
      %958 = vector.extract %957[0] : f32 from vector<1xf32>
      %959 = arith.mulf %958, %945 : f32
      %960 = arith.mulf %946, %959 : f32
      %961 = vector.extract %138#1[4] : f32 from vector<8xf32>
      %962 = arith.addi %17, %c10 : index
      %963 = arith.muli %0, %c4 : index
      %964 = arith.addi %963, %962 : index
      %965 = arith.subi %panels, %c10 : index
      %966 = arith.minsi %964, %965 : index
      %967 = arith.muli %966, %13 : index
      %968 = arith.remui %3, %c15 : index
      %969 = arith.muli %968, %c7 : index
      %970 = arith.addi %967, %969 : index
      %971 = vector.load %w[%970] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %972 = vector.bitcast %971 : vector<4xi8> to vector<1xf32>
      %973 = vector.extract %972[0] : f32 from vector<1xf32>
      %974 = arith.mulf %973, %945 : f32
      %975 = arith.mulf %961, %974 : f32
      %976 = vector.extract %138#2[4] : f32 from vector<8xf32>
      %977 = arith.addi %17, %c5 : index
      %978 = arith.muli %0, %c4 : index
      %979 = arith.addi %978, %977 : index
      %980 = arith.subi %panels, %c10 : index
      %981 = arith.minsi %979, %980 : index
      %982 = arith.muli %981, %13 : index
      %983 = arith.remui %3, %c15 : index
      %984 = arith.muli %983, %c7 : index
      %985 = arith.addi %982, %984 : index
      %986 = vector.load %w[%985] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %987 = vector.bitcast %986 : vector<4xi8> to vector<1xf32>
      %988 = vector.extract %987[0] : f32 from vector<1xf32>
      %989 = arith.mulf %988, %945 : f32
      %990 = arith.mulf %976, %989 : f32
      %991 = vector.extract %138#3[4] : f32 from vector<8xf32>
      %992 = arith.addi %17, %c32 : index
      %993 = arith.muli %0, %c4 : index
      %994 = arith.addi %993, %992 : index
      %995 = arith.subi %panels, %c10 : index
      %996 = arith.minsi %994, %995 : index
      %997 = arith.muli %996, %13 : index
      %998 = arith.remui %3, %c15 : index
      %999 = arith.muli %998, %c7 : index
      %1000 = arith.addi %997, %999 : index
      %1001 = vector.load %w[%1000] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1002 = vector.bitcast %1001 : vector<4xi8> to vector<1xf32>
      %1003 = vector.extract %1002[0] : f32 from vector<1xf32>
      %1004 = arith.mulf %1003, %945 : f32
      %1005 = arith.mulf %991, %1004 : f32
      %1006 = arith.muli %0, %c4 : index
      %1007 = arith.addi %1006, %17 : index
      %1008 = arith.addi %1007, %c14 : index
      %1009 = arith.muli %939, %outputFeatures : index
      %1010 = arith.muli %1008, %c15 : index
      %1011 = arith.addi %1009, %1010 : index
      %1012 = wave.lane
      %1013 = arith.remui %1012, %c15 : index
      %1014 = arith.addi %1011, %1013 : index
      %1015 = arith.cmpi slt, %1008, %panels : index
      scf.if %1015 {
        scf.if %19 {
          %1016 = memref.load %residual[%1014] : memref<?xf32>
          %1017 = arith.addf %1016, %960 : f32
          memref.store %1017, %out[%1014] : memref<?xf32>
        } else {
          memref.store %960, %out[%1014] : memref<?xf32>
        }
      }
      %1018 = arith.muli %0, %c4 : index
      %1019 = arith.addi %1018, %17 : index
      %1020 = arith.addi %1019, %c10 : index
      %1021 = arith.muli %939, %outputFeatures : index
      %1022 = arith.muli %1020, %c15 : index
      %1023 = arith.addi %1021, %1022 : index
      %1024 = wave.lane
      %1025 = arith.remui %1024, %c15 : index
      %1026 = arith.addi %1023, %1025 : index
      %1027 = arith.cmpi slt, %1020, %panels : index
      scf.if %1027 {
        scf.if %19 {
          %1028 = memref.load %residual[%1026] : memref<?xf32>
          %1029 = arith.addf %1028, %975 : f32
          memref.store %1029, %out[%1026] : memref<?xf32>
        } else {
          memref.store %975, %out[%1026] : memref<?xf32>
        }
      }
      %1030 = arith.muli %0, %c4 : index
      %1031 = arith.addi %1030, %17 : index
      %1032 = arith.addi %1031, %c5 : index
      %1033 = arith.muli %939, %outputFeatures : index
      %1034 = arith.muli %1032, %c15 : index
      %1035 = arith.addi %1033, %1034 : index
      %1036 = wave.lane
      %1037 = arith.remui %1036, %c15 : index
      %1038 = arith.addi %1035, %1037 : index
      %1039 = arith.cmpi slt, %1032, %panels : index
      scf.if %1039 {
        scf.if %19 {
          %1040 = memref.load %residual[%1038] : memref<?xf32>
          %1041 = arith.addf %1040, %990 : f32
          memref.store %1041, %out[%1038] : memref<?xf32>
        } else {
          memref.store %990, %out[%1038] : memref<?xf32>
        }
      }
      %1042 = arith.muli %0, %c4 : index
      %1043 = arith.addi %1042, %17 : index
      %1044 = arith.addi %1043, %c32 : index
      %1045 = arith.muli %939, %outputFeatures : index
      %1046 = arith.muli %1044, %c15 : index
      %1047 = arith.addi %1045, %1046 : index
      %1048 = wave.lane
      %1049 = arith.remui %1048, %c15 : index
      %1050 = arith.addi %1047, %1049 : index
      %1051 = arith.cmpi slt, %1044, %panels : index
      scf.if %1051 {
        scf.if %19 {
          %1052 = memref.load %residual[%1050] : memref<?xf32>
          %1053 = arith.addf %1052, %1005 : f32
          memref.store %1053, %out[%1050] : memref<?xf32>
        } else {
          memref.store %1005, %out[%1050] : memref<?xf32>
        }
      }
    }
    %1054 = arith.addi %15, %c14 : index
    %1055 = arith.muli %1054, %c15 : index
    %1056 = arith.addi %6, %1055 : index
    %1057 = arith.addi %1056, %c28 : index
    %1058 = arith.divui %3, %c15 : index
    %1059 = arith.addi %1057, %1058 : index
    %1060 = arith.cmpi slt, %1059, %5 : index
    scf.if %1060 {
      %1061 = arith.cmpi eq, %hasFactors, %c10 : index
      %1062 = arith.muli %1059, %c5 : index
      %1063 = memref.load %factors[%1062] : memref<?xf32>
      %1064 = arith.mulf %1063, %operandScale : f32
      %1065 = arith.select %1061, %1064, %operandScale : f32
      %1066 = vector.extract %138#0[5] : f32 from vector<8xf32>
      %1067 = arith.addi %17, %c14 : index
      %1068 = arith.muli %0, %c4 : index
      %1069 = arith.addi %1068, %1067 : index
      %1070 = arith.subi %panels, %c10 : index
      %1071 = arith.minsi %1069, %1070 : index
      %1072 = arith.muli %1071, %13 : index
      %1073 = arith.remui %3, %c15 : index
      %1074 = arith.muli %1073, %c7 : index
      %1075 = arith.addi %1072, %1074 : index
      %1076 = vector.load %w[%1075] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1077 = vector.bitcast %1076 : vector<4xi8> to vector<1xf32>
      %1078 = vector.extract %1077[0] : f32 from vector<1xf32>
      %1079 = arith.mulf %1078, %1065 : f32
      %1080 = arith.mulf %1066, %1079 : f32
      %1081 = vector.extract %138#1[5] : f32 from vector<8xf32>
      %1082 = arith.addi %17, %c10 : index
      %1083 = arith.muli %0, %c4 : index
      %1084 = arith.addi %1083, %1082 : index
      %1085 = arith.subi %panels, %c10 : index
      %1086 = arith.minsi %1084, %1085 : index
      %1087 = arith.muli %1086, %13 : index
      %1088 = arith.remui %3, %c15 : index
      %1089 = arith.muli %1088, %c7 : index
      %1090 = arith.addi %1087, %1089 : index
      %1091 = vector.load %w[%1090] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1092 = vector.bitcast %1091 : vector<4xi8> to vector<1xf32>
      %1093 = vector.extract %1092[0] : f32 from vector<1xf32>
      %1094 = arith.mulf %1093, %1065 : f32
      %1095 = arith.mulf %1081, %1094 : f32
      %1096 = vector.extract %138#2[5] : f32 from vector<8xf32>
      %1097 = arith.addi %17, %c5 : index
      %1098 = arith.muli %0, %c4 : index
      %1099 = arith.addi %1098, %1097 : index
      %1100 = arith.subi %panels, %c10 : index
      %1101 = arith.minsi %1099, %1100 : index
      %1102 = arith.muli %1101, %13 : index
      %1103 = arith.remui %3, %c15 : index
      %1104 = arith.muli %1103, %c7 : index
      %1105 = arith.addi %1102, %1104 : index
      %1106 = vector.load %w[%1105] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1107 = vector.bitcast %1106 : vector<4xi8> to vector<1xf32>
      %1108 = vector.extract %1107[0] : f32 from vector<1xf32>
      %1109 = arith.mulf %1108, %1065 : f32
      %1110 = arith.mulf %1096, %1109 : f32
      %1111 = vector.extract %138#3[5] : f32 from vector<8xf32>
      %1112 = arith.addi %17, %c32 : index
      %1113 = arith.muli %0, %c4 : index
      %1114 = arith.addi %1113, %1112 : index
      %1115 = arith.subi %panels, %c10 : index
      %1116 = arith.minsi %1114, %1115 : index
      %1117 = arith.muli %1116, %13 : index
      %1118 = arith.remui %3, %c15 : index
      %1119 = arith.muli %1118, %c7 : index
      %1120 = arith.addi %1117, %1119 : index
      %1121 = vector.load %w[%1120] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1122 = vector.bitcast %1121 : vector<4xi8> to vector<1xf32>
      %1123 = vector.extract %1122[0] : f32 from vector<1xf32>
      %1124 = arith.mulf %1123, %1065 : f32
      %1125 = arith.mulf %1111, %1124 : f32
      %1126 = arith.muli %0, %c4 : index
      %1127 = arith.addi %1126, %17 : index
      %1128 = arith.addi %1127, %c14 : index
      %1129 = arith.muli %1059, %outputFeatures : index
      %1130 = arith.muli %1128, %c15 : index
      %1131 = arith.addi %1129, %1130 : index
      %1132 = wave.lane
      %1133 = arith.remui %1132, %c15 : index
      %1134 = arith.addi %1131, %1133 : index
      %1135 = arith.cmpi slt, %1128, %panels : index
      scf.if %1135 {
        scf.if %19 {
          %1136 = memref.load %residual[%1134] : memref<?xf32>
          %1137 = arith.addf %1136, %1080 : f32
          memref.store %1137, %out[%1134] : memref<?xf32>
        } else {
          memref.store %1080, %out[%1134] : memref<?xf32>
        }
      }
      %1138 = arith.muli %0, %c4 : index
      %1139 = arith.addi %1138, %17 : index
      %1140 = arith.addi %1139, %c10 : index
      %1141 = arith.muli %1059, %outputFeatures : index
      %1142 = arith.muli %1140, %c15 : index
      %1143 = arith.addi %1141, %1142 : index
      %1144 = wave.lane
      %1145 = arith.remui %1144, %c15 : index
      %1146 = arith.addi %1143, %1145 : index
      %1147 = arith.cmpi slt, %1140, %panels : index
      scf.if %1147 {
        scf.if %19 {
          %1148 = memref.load %residual[%1146] : memref<?xf32>
          %1149 = arith.addf %1148, %1095 : f32
          memref.store %1149, %out[%1146] : memref<?xf32>
        } else {
          memref.store %1095, %out[%1146] : memref<?xf32>
        }
      }
      %1150 = arith.muli %0, %c4 : index
      %1151 = arith.addi %1150, %17 : index
      %1152 = arith.addi %1151, %c5 : index
      %1153 = arith.muli %1059, %outputFeatures : index
      %1154 = arith.muli %1152, %c15 : index
      %1155 = arith.addi %1153, %1154 : index
      %1156 = wave.lane
      %1157 = arith.remui %1156, %c15 : index
      %1158 = arith.addi %1155, %1157 : index
      %1159 = arith.cmpi slt, %1152, %panels : index
      scf.if %1159 {
        scf.if %19 {
          %1160 = memref.load %residual[%1158] : memref<?xf32>
          %1161 = arith.addf %1160, %1110 : f32
          memref.store %1161, %out[%1158] : memref<?xf32>
        } else {
          memref.store %1110, %out[%1158] : memref<?xf32>
        }
      }
      %1162 = arith.muli %0, %c4 : index
      %1163 = arith.addi %1162, %17 : index
      %1164 = arith.addi %1163, %c32 : index
      %1165 = arith.muli %1059, %outputFeatures : index
      %1166 = arith.muli %1164, %c15 : index
      %1167 = arith.addi %1165, %1166 : index
      %1168 = wave.lane
      %1169 = arith.remui %1168, %c15 : index
      %1170 = arith.addi %1167, %1169 : index
      %1171 = arith.cmpi slt, %1164, %panels : index
      scf.if %1171 {
        scf.if %19 {
          %1172 = memref.load %residual[%1170] : memref<?xf32>
          %1173 = arith.addf %1172, %1125 : f32
          memref.store %1173, %out[%1170] : memref<?xf32>
        } else {
          memref.store %1125, %out[%1170] : memref<?xf32>
        }
      }
    }
    %1174 = arith.addi %15, %c14 : index
    %1175 = arith.muli %1174, %c15 : index
    %1176 = arith.addi %6, %1175 : index
    %1177 = arith.addi %1176, %c34 : index
    %1178 = arith.divui %3, %c15 : index
    %1179 = arith.addi %1177, %1178 : index
    %1180 = arith.cmpi slt, %1179, %5 : index
    scf.if %1180 {
      %1181 = arith.cmpi eq, %hasFactors, %c10 : index
      %1182 = arith.muli %1179, %c5 : index
      %1183 = memref.load %factors[%1182] : memref<?xf32>
      %1184 = arith.mulf %1183, %operandScale : f32
      %1185 = arith.select %1181, %1184, %operandScale : f32
      %1186 = vector.extract %138#0[6] : f32 from vector<8xf32>
      %1187 = arith.addi %17, %c14 : index
      %1188 = arith.muli %0, %c4 : index
      %1189 = arith.addi %1188, %1187 : index
      %1190 = arith.subi %panels, %c10 : index
      %1191 = arith.minsi %1189, %1190 : index
      %1192 = arith.muli %1191, %13 : index
      %1193 = arith.remui %3, %c15 : index
      %1194 = arith.muli %1193, %c7 : index
      %1195 = arith.addi %1192, %1194 : index
      %1196 = vector.load %w[%1195] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1197 = vector.bitcast %1196 : vector<4xi8> to vector<1xf32>
      %1198 = vector.extract %1197[0] : f32 from vector<1xf32>
      %1199 = arith.mulf %1198, %1185 : f32
      %1200 = arith.mulf %1186, %1199 : f32
      %1201 = vector.extract %138#1[6] : f32 from vector<8xf32>
      %1202 = arith.addi %17, %c10 : index
      %1203 = arith.muli %0, %c4 : index
      %1204 = arith.addi %1203, %1202 : index
      %1205 = arith.subi %panels, %c10 : index
      %1206 = arith.minsi %1204, %1205 : index
      %1207 = arith.muli %1206, %13 : index
      %1208 = arith.remui %3, %c15 : index
      %1209 = arith.muli %1208, %c7 : index
      %1210 = arith.addi %1207, %1209 : index
      %1211 = vector.load %w[%1210] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1212 = vector.bitcast %1211 : vector<4xi8> to vector<1xf32>
      %1213 = vector.extract %1212[0] : f32 from vector<1xf32>
      %1214 = arith.mulf %1213, %1185 : f32
      %1215 = arith.mulf %1201, %1214 : f32
      %1216 = vector.extract %138#2[6] : f32 from vector<8xf32>
      %1217 = arith.addi %17, %c5 : index
      %1218 = arith.muli %0, %c4 : index
      %1219 = arith.addi %1218, %1217 : index
      %1220 = arith.subi %panels, %c10 : index
      %1221 = arith.minsi %1219, %1220 : index
      %1222 = arith.muli %1221, %13 : index
      %1223 = arith.remui %3, %c15 : index
      %1224 = arith.muli %1223, %c7 : index
      %1225 = arith.addi %1222, %1224 : index
      %1226 = vector.load %w[%1225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1227 = vector.bitcast %1226 : vector<4xi8> to vector<1xf32>
      %1228 = vector.extract %1227[0] : f32 from vector<1xf32>
      %1229 = arith.mulf %1228, %1185 : f32
      %1230 = arith.mulf %1216, %1229 : f32
      %1231 = vector.extract %138#3[6] : f32 from vector<8xf32>
      %1232 = arith.addi %17, %c32 : index
      %1233 = arith.muli %0, %c4 : index
      %1234 = arith.addi %1233, %1232 : index
      %1235 = arith.subi %panels, %c10 : index
      %1236 = arith.minsi %1234, %1235 : index
      %1237 = arith.muli %1236, %13 : index
      %1238 = arith.remui %3, %c15 : index
      %1239 = arith.muli %1238, %c7 : index
      %1240 = arith.addi %1237, %1239 : index
      %1241 = vector.load %w[%1240] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1242 = vector.bitcast %1241 : vector<4xi8> to vector<1xf32>
      %1243 = vector.extract %1242[0] : f32 from vector<1xf32>
      %1244 = arith.mulf %1243, %1185 : f32
      %1245 = arith.mulf %1231, %1244 : f32
      %1246 = arith.muli %0, %c4 : index
      %1247 = arith.addi %1246, %17 : index
      %1248 = arith.addi %1247, %c14 : index
      %1249 = arith.muli %1179, %outputFeatures : index
      %1250 = arith.muli %1248, %c15 : index
      %1251 = arith.addi %1249, %1250 : index
      %1252 = wave.lane
      %1253 = arith.remui %1252, %c15 : index
      %1254 = arith.addi %1251, %1253 : index
      %1255 = arith.cmpi slt, %1248, %panels : index
      scf.if %1255 {
        scf.if %19 {
          %1256 = memref.load %residual[%1254] : memref<?xf32>
          %1257 = arith.addf %1256, %1200 : f32
          memref.store %1257, %out[%1254] : memref<?xf32>
        } else {
          memref.store %1200, %out[%1254] : memref<?xf32>
        }
      }
      %1258 = arith.muli %0, %c4 : index
      %1259 = arith.addi %1258, %17 : index
      %1260 = arith.addi %1259, %c10 : index
      %1261 = arith.muli %1179, %outputFeatures : index
      %1262 = arith.muli %1260, %c15 : index
      %1263 = arith.addi %1261, %1262 : index
      %1264 = wave.lane
      %1265 = arith.remui %1264, %c15 : index
      %1266 = arith.addi %1263, %1265 : index
      %1267 = arith.cmpi slt, %1260, %panels : index
      scf.if %1267 {
        scf.if %19 {
          %1268 = memref.load %residual[%1266] : memref<?xf32>
          %1269 = arith.addf %1268, %1215 : f32
          memref.store %1269, %out[%1266] : memref<?xf32>
        } else {
          memref.store %1215, %out[%1266] : memref<?xf32>
        }
      }
      %1270 = arith.muli %0, %c4 : index
      %1271 = arith.addi %1270, %17 : index
      %1272 = arith.addi %1271, %c5 : index
      %1273 = arith.muli %1179, %outputFeatures : index
      %1274 = arith.muli %1272, %c15 : index
      %1275 = arith.addi %1273, %1274 : index
      %1276 = wave.lane
      %1277 = arith.remui %1276, %c15 : index
      %1278 = arith.addi %1275, %1277 : index
      %1279 = arith.cmpi slt, %1272, %panels : index
      scf.if %1279 {
        scf.if %19 {
          %1280 = memref.load %residual[%1278] : memref<?xf32>
          %1281 = arith.addf %1280, %1230 : f32
          memref.store %1281, %out[%1278] : memref<?xf32>
        } else {
          memref.store %1230, %out[%1278] : memref<?xf32>
        }
      }
      %1282 = arith.muli %0, %c4 : index
      %1283 = arith.addi %1282, %17 : index
      %1284 = arith.addi %1283, %c32 : index
      %1285 = arith.muli %1179, %outputFeatures : index
      %1286 = arith.muli %1284, %c15 : index
      %1287 = arith.addi %1285, %1286 : index
      %1288 = wave.lane
      %1289 = arith.remui %1288, %c15 : index
      %1290 = arith.addi %1287, %1289 : index
      %1291 = arith.cmpi slt, %1284, %panels : index
      scf.if %1291 {
        scf.if %19 {
          %1292 = memref.load %residual[%1290] : memref<?xf32>
          %1293 = arith.addf %1292, %1245 : f32
          memref.store %1293, %out[%1290] : memref<?xf32>
        } else {
          memref.store %1245, %out[%1290] : memref<?xf32>
        }
      }
    }
    %1294 = arith.addi %15, %c14 : index
    %1295 = arith.muli %1294, %c15 : index
    %1296 = arith.addi %6, %1295 : index
    %1297 = arith.addi %1296, %c35 : index
    %1298 = arith.divui %3, %c15 : index
    %1299 = arith.addi %1297, %1298 : index
    %1300 = arith.cmpi slt, %1299, %5 : index
    scf.if %1300 {
      %1301 = arith.cmpi eq, %hasFactors, %c10 : index
      %1302 = arith.muli %1299, %c5 : index
      %1303 = memref.load %factors[%1302] : memref<?xf32>
      %1304 = arith.mulf %1303, %operandScale : f32
      %1305 = arith.select %1301, %1304, %operandScale : f32
      %1306 = vector.extract %138#0[7] : f32 from vector<8xf32>
      %1307 = arith.addi %17, %c14 : index
      %1308 = arith.muli %0, %c4 : index
      %1309 = arith.addi %1308, %1307 : index
      %1310 = arith.subi %panels, %c10 : index
      %1311 = arith.minsi %1309, %1310 : index
      %1312 = arith.muli %1311, %13 : index
      %1313 = arith.remui %3, %c15 : index
      %1314 = arith.muli %1313, %c7 : index
      %1315 = arith.addi %1312, %1314 : index
      %1316 = vector.load %w[%1315] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1317 = vector.bitcast %1316 : vector<4xi8> to vector<1xf32>
      %1318 = vector.extract %1317[0] : f32 from vector<1xf32>
      %1319 = arith.mulf %1318, %1305 : f32
      %1320 = arith.mulf %1306, %1319 : f32
      %1321 = vector.extract %138#1[7] : f32 from vector<8xf32>
      %1322 = arith.addi %17, %c10 : index
      %1323 = arith.muli %0, %c4 : index
      %1324 = arith.addi %1323, %1322 : index
      %1325 = arith.subi %panels, %c10 : index
      %1326 = arith.minsi %1324, %1325 : index
      %1327 = arith.muli %1326, %13 : index
      %1328 = arith.remui %3, %c15 : index
      %1329 = arith.muli %1328, %c7 : index
      %1330 = arith.addi %1327, %1329 : index
      %1331 = vector.load %w[%1330] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1332 = vector.bitcast %1331 : vector<4xi8> to vector<1xf32>
      %1333 = vector.extract %1332[0] : f32 from vector<1xf32>
      %1334 = arith.mulf %1333, %1305 : f32
      %1335 = arith.mulf %1321, %1334 : f32
      %1336 = vector.extract %138#2[7] : f32 from vector<8xf32>
      %1337 = arith.addi %17, %c5 : index
      %1338 = arith.muli %0, %c4 : index
      %1339 = arith.addi %1338, %1337 : index
      %1340 = arith.subi %panels, %c10 : index
      %1341 = arith.minsi %1339, %1340 : index
      %1342 = arith.muli %1341, %13 : index
      %1343 = arith.remui %3, %c15 : index
      %1344 = arith.muli %1343, %c7 : index
      %1345 = arith.addi %1342, %1344 : index
      %1346 = vector.load %w[%1345] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1347 = vector.bitcast %1346 : vector<4xi8> to vector<1xf32>
      %1348 = vector.extract %1347[0] : f32 from vector<1xf32>
      %1349 = arith.mulf %1348, %1305 : f32
      %1350 = arith.mulf %1336, %1349 : f32
      %1351 = vector.extract %138#3[7] : f32 from vector<8xf32>
      %1352 = arith.addi %17, %c32 : index
      %1353 = arith.muli %0, %c4 : index
      %1354 = arith.addi %1353, %1352 : index
      %1355 = arith.subi %panels, %c10 : index
      %1356 = arith.minsi %1354, %1355 : index
      %1357 = arith.muli %1356, %13 : index
      %1358 = arith.remui %3, %c15 : index
      %1359 = arith.muli %1358, %c7 : index
      %1360 = arith.addi %1357, %1359 : index
      %1361 = vector.load %w[%1360] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1362 = vector.bitcast %1361 : vector<4xi8> to vector<1xf32>
      %1363 = vector.extract %1362[0] : f32 from vector<1xf32>
      %1364 = arith.mulf %1363, %1305 : f32
      %1365 = arith.mulf %1351, %1364 : f32
      %1366 = arith.muli %0, %c4 : index
      %1367 = arith.addi %1366, %17 : index
      %1368 = arith.addi %1367, %c14 : index
      %1369 = arith.muli %1299, %outputFeatures : index
      %1370 = arith.muli %1368, %c15 : index
      %1371 = arith.addi %1369, %1370 : index
      %1372 = wave.lane
      %1373 = arith.remui %1372, %c15 : index
      %1374 = arith.addi %1371, %1373 : index
      %1375 = arith.cmpi slt, %1368, %panels : index
      scf.if %1375 {
        scf.if %19 {
          %1376 = memref.load %residual[%1374] : memref<?xf32>
          %1377 = arith.addf %1376, %1320 : f32
          memref.store %1377, %out[%1374] : memref<?xf32>
        } else {
          memref.store %1320, %out[%1374] : memref<?xf32>
        }
      }
      %1378 = arith.muli %0, %c4 : index
      %1379 = arith.addi %1378, %17 : index
      %1380 = arith.addi %1379, %c10 : index
      %1381 = arith.muli %1299, %outputFeatures : index
      %1382 = arith.muli %1380, %c15 : index
      %1383 = arith.addi %1381, %1382 : index
      %1384 = wave.lane
      %1385 = arith.remui %1384, %c15 : index
      %1386 = arith.addi %1383, %1385 : index
      %1387 = arith.cmpi slt, %1380, %panels : index
      scf.if %1387 {
        scf.if %19 {
          %1388 = memref.load %residual[%1386] : memref<?xf32>
          %1389 = arith.addf %1388, %1335 : f32
          memref.store %1389, %out[%1386] : memref<?xf32>
        } else {
          memref.store %1335, %out[%1386] : memref<?xf32>
        }
      }
      %1390 = arith.muli %0, %c4 : index
      %1391 = arith.addi %1390, %17 : index
      %1392 = arith.addi %1391, %c5 : index
      %1393 = arith.muli %1299, %outputFeatures : index
      %1394 = arith.muli %1392, %c15 : index
      %1395 = arith.addi %1393, %1394 : index
      %1396 = wave.lane
      %1397 = arith.remui %1396, %c15 : index
      %1398 = arith.addi %1395, %1397 : index
      %1399 = arith.cmpi slt, %1392, %panels : index
      scf.if %1399 {
        scf.if %19 {
          %1400 = memref.load %residual[%1398] : memref<?xf32>
          %1401 = arith.addf %1400, %1350 : f32
          memref.store %1401, %out[%1398] : memref<?xf32>
        } else {
          memref.store %1350, %out[%1398] : memref<?xf32>
        }
      }
      %1402 = arith.muli %0, %c4 : index
      %1403 = arith.addi %1402, %17 : index
      %1404 = arith.addi %1403, %c32 : index
      %1405 = arith.muli %1299, %outputFeatures : index
      %1406 = arith.muli %1404, %c15 : index
      %1407 = arith.addi %1405, %1406 : index
      %1408 = wave.lane
      %1409 = arith.remui %1408, %c15 : index
      %1410 = arith.addi %1407, %1409 : index
      %1411 = arith.cmpi slt, %1404, %panels : index
      scf.if %1411 {
        scf.if %19 {
          %1412 = memref.load %residual[%1410] : memref<?xf32>
          %1413 = arith.addf %1412, %1365 : f32
          memref.store %1413, %out[%1410] : memref<?xf32>
        } else {
          memref.store %1365, %out[%1410] : memref<?xf32>
        }
      }
    }
    %1414 = arith.addi %15, %c10 : index
    %1415 = arith.muli %1414, %c15 : index
    %1416 = arith.addi %6, %1415 : index
    %1417 = arith.addi %1416, %c14 : index
    %1418 = arith.divui %3, %c15 : index
    %1419 = arith.addi %1417, %1418 : index
    %1420 = arith.cmpi slt, %1419, %5 : index
    scf.if %1420 {
      %1421 = arith.cmpi eq, %hasFactors, %c10 : index
      %1422 = arith.muli %1419, %c5 : index
      %1423 = memref.load %factors[%1422] : memref<?xf32>
      %1424 = arith.mulf %1423, %operandScale : f32
      %1425 = arith.select %1421, %1424, %operandScale : f32
      %1426 = vector.extract %138#4[0] : f32 from vector<8xf32>
      %1427 = arith.addi %17, %c14 : index
      %1428 = arith.muli %0, %c4 : index
      %1429 = arith.addi %1428, %1427 : index
      %1430 = arith.subi %panels, %c10 : index
      %1431 = arith.minsi %1429, %1430 : index
      %1432 = arith.muli %1431, %13 : index
      %1433 = arith.remui %3, %c15 : index
      %1434 = arith.muli %1433, %c7 : index
      %1435 = arith.addi %1432, %1434 : index
      %1436 = vector.load %w[%1435] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1437 = vector.bitcast %1436 : vector<4xi8> to vector<1xf32>
      %1438 = vector.extract %1437[0] : f32 from vector<1xf32>
      %1439 = arith.mulf %1438, %1425 : f32
      %1440 = arith.mulf %1426, %1439 : f32
      %1441 = vector.extract %138#5[0] : f32 from vector<8xf32>
      %1442 = arith.addi %17, %c10 : index
      %1443 = arith.muli %0, %c4 : index
      %1444 = arith.addi %1443, %1442 : index
      %1445 = arith.subi %panels, %c10 : index
      %1446 = arith.minsi %1444, %1445 : index
      %1447 = arith.muli %1446, %13 : index
      %1448 = arith.remui %3, %c15 : index
      %1449 = arith.muli %1448, %c7 : index
      %1450 = arith.addi %1447, %1449 : index
      %1451 = vector.load %w[%1450] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1452 = vector.bitcast %1451 : vector<4xi8> to vector<1xf32>
      %1453 = vector.extract %1452[0] : f32 from vector<1xf32>
      %1454 = arith.mulf %1453, %1425 : f32
      %1455 = arith.mulf %1441, %1454 : f32
      %1456 = vector.extract %138#6[0] : f32 from vector<8xf32>
      %1457 = arith.addi %17, %c5 : index
      %1458 = arith.muli %0, %c4 : index
      %1459 = arith.addi %1458, %1457 : index
      %1460 = arith.subi %panels, %c10 : index
      %1461 = arith.minsi %1459, %1460 : index
      %1462 = arith.muli %1461, %13 : index
      %1463 = arith.remui %3, %c15 : index
      %1464 = arith.muli %1463, %c7 : index
      %1465 = arith.addi %1462, %1464 : index
      %1466 = vector.load %w[%1465] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1467 = vector.bitcast %1466 : vector<4xi8> to vector<1xf32>
      %1468 = vector.extract %1467[0] : f32 from vector<1xf32>
      %1469 = arith.mulf %1468, %1425 : f32
      %1470 = arith.mulf %1456, %1469 : f32
      %1471 = vector.extract %138#7[0] : f32 from vector<8xf32>
      %1472 = arith.addi %17, %c32 : index
      %1473 = arith.muli %0, %c4 : index
      %1474 = arith.addi %1473, %1472 : index
      %1475 = arith.subi %panels, %c10 : index
      %1476 = arith.minsi %1474, %1475 : index
      %1477 = arith.muli %1476, %13 : index
      %1478 = arith.remui %3, %c15 : index
      %1479 = arith.muli %1478, %c7 : index
      %1480 = arith.addi %1477, %1479 : index
      %1481 = vector.load %w[%1480] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1482 = vector.bitcast %1481 : vector<4xi8> to vector<1xf32>
      %1483 = vector.extract %1482[0] : f32 from vector<1xf32>
      %1484 = arith.mulf %1483, %1425 : f32
      %1485 = arith.mulf %1471, %1484 : f32
      %1486 = arith.muli %0, %c4 : index
      %1487 = arith.addi %1486, %17 : index
      %1488 = arith.addi %1487, %c14 : index
      %1489 = arith.muli %1419, %outputFeatures : index
      %1490 = arith.muli %1488, %c15 : index
      %1491 = arith.addi %1489, %1490 : index
      %1492 = wave.lane
      %1493 = arith.remui %1492, %c15 : index
      %1494 = arith.addi %1491, %1493 : index
      %1495 = arith.cmpi slt, %1488, %panels : index
      scf.if %1495 {
        scf.if %19 {
          %1496 = memref.load %residual[%1494] : memref<?xf32>
          %1497 = arith.addf %1496, %1440 : f32
          memref.store %1497, %out[%1494] : memref<?xf32>
        } else {
          memref.store %1440, %out[%1494] : memref<?xf32>
        }
      }
      %1498 = arith.muli %0, %c4 : index
      %1499 = arith.addi %1498, %17 : index
      %1500 = arith.addi %1499, %c10 : index
      %1501 = arith.muli %1419, %outputFeatures : index
      %1502 = arith.muli %1500, %c15 : index
      %1503 = arith.addi %1501, %1502 : index
      %1504 = wave.lane
      %1505 = arith.remui %1504, %c15 : index
      %1506 = arith.addi %1503, %1505 : index
      %1507 = arith.cmpi slt, %1500, %panels : index
      scf.if %1507 {
        scf.if %19 {
          %1508 = memref.load %residual[%1506] : memref<?xf32>
          %1509 = arith.addf %1508, %1455 : f32
          memref.store %1509, %out[%1506] : memref<?xf32>
        } else {
          memref.store %1455, %out[%1506] : memref<?xf32>
        }
      }
      %1510 = arith.muli %0, %c4 : index
      %1511 = arith.addi %1510, %17 : index
      %1512 = arith.addi %1511, %c5 : index
      %1513 = arith.muli %1419, %outputFeatures : index
      %1514 = arith.muli %1512, %c15 : index
      %1515 = arith.addi %1513, %1514 : index
      %1516 = wave.lane
      %1517 = arith.remui %1516, %c15 : index
      %1518 = arith.addi %1515, %1517 : index
      %1519 = arith.cmpi slt, %1512, %panels : index
      scf.if %1519 {
        scf.if %19 {
          %1520 = memref.load %residual[%1518] : memref<?xf32>
          %1521 = arith.addf %1520, %1470 : f32
          memref.store %1521, %out[%1518] : memref<?xf32>
        } else {
          memref.store %1470, %out[%1518] : memref<?xf32>
        }
      }
      %1522 = arith.muli %0, %c4 : index
      %1523 = arith.addi %1522, %17 : index
      %1524 = arith.addi %1523, %c32 : index
      %1525 = arith.muli %1419, %outputFeatures : index
      %1526 = arith.muli %1524, %c15 : index
      %1527 = arith.addi %1525, %1526 : index
      %1528 = wave.lane
      %1529 = arith.remui %1528, %c15 : index
      %1530 = arith.addi %1527, %1529 : index
      %1531 = arith.cmpi slt, %1524, %panels : index
      scf.if %1531 {
        scf.if %19 {
          %1532 = memref.load %residual[%1530] : memref<?xf32>
          %1533 = arith.addf %1532, %1485 : f32
          memref.store %1533, %out[%1530] : memref<?xf32>
        } else {
          memref.store %1485, %out[%1530] : memref<?xf32>
        }
      }
    }
    %1534 = arith.addi %15, %c10 : index
    %1535 = arith.muli %1534, %c15 : index
    %1536 = arith.addi %6, %1535 : index
    %1537 = arith.addi %1536, %c5 : index
    %1538 = arith.divui %3, %c15 : index
    %1539 = arith.addi %1537, %1538 : index
    %1540 = arith.cmpi slt, %1539, %5 : index
    scf.if %1540 {
      %1541 = arith.cmpi eq, %hasFactors, %c10 : index
      %1542 = arith.muli %1539, %c5 : index
      %1543 = memref.load %factors[%1542] : memref<?xf32>
      %1544 = arith.mulf %1543, %operandScale : f32
      %1545 = arith.select %1541, %1544, %operandScale : f32
      %1546 = vector.extract %138#4[1] : f32 from vector<8xf32>
      %1547 = arith.addi %17, %c14 : index
      %1548 = arith.muli %0, %c4 : index
      %1549 = arith.addi %1548, %1547 : index
      %1550 = arith.subi %panels, %c10 : index
      %1551 = arith.minsi %1549, %1550 : index
      %1552 = arith.muli %1551, %13 : index
      %1553 = arith.remui %3, %c15 : index
      %1554 = arith.muli %1553, %c7 : index
      %1555 = arith.addi %1552, %1554 : index
      %1556 = vector.load %w[%1555] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1557 = vector.bitcast %1556 : vector<4xi8> to vector<1xf32>
      %1558 = vector.extract %1557[0] : f32 from vector<1xf32>
      %1559 = arith.mulf %1558, %1545 : f32
      %1560 = arith.mulf %1546, %1559 : f32
      %1561 = vector.extract %138#5[1] : f32 from vector<8xf32>
      %1562 = arith.addi %17, %c10 : index
      %1563 = arith.muli %0, %c4 : index
      %1564 = arith.addi %1563, %1562 : index
      %1565 = arith.subi %panels, %c10 : index
      %1566 = arith.minsi %1564, %1565 : index
      %1567 = arith.muli %1566, %13 : index
      %1568 = arith.remui %3, %c15 : index
      %1569 = arith.muli %1568, %c7 : index
      %1570 = arith.addi %1567, %1569 : index
      %1571 = vector.load %w[%1570] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1572 = vector.bitcast %1571 : vector<4xi8> to vector<1xf32>
      %1573 = vector.extract %1572[0] : f32 from vector<1xf32>
      %1574 = arith.mulf %1573, %1545 : f32
      %1575 = arith.mulf %1561, %1574 : f32
      %1576 = vector.extract %138#6[1] : f32 from vector<8xf32>
      %1577 = arith.addi %17, %c5 : index
      %1578 = arith.muli %0, %c4 : index
      %1579 = arith.addi %1578, %1577 : index
      %1580 = arith.subi %panels, %c10 : index
      %1581 = arith.minsi %1579, %1580 : index
      %1582 = arith.muli %1581, %13 : index
      %1583 = arith.remui %3, %c15 : index
      %1584 = arith.muli %1583, %c7 : index
      %1585 = arith.addi %1582, %1584 : index
      %1586 = vector.load %w[%1585] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1587 = vector.bitcast %1586 : vector<4xi8> to vector<1xf32>
      %1588 = vector.extract %1587[0] : f32 from vector<1xf32>
      %1589 = arith.mulf %1588, %1545 : f32
      %1590 = arith.mulf %1576, %1589 : f32
      %1591 = vector.extract %138#7[1] : f32 from vector<8xf32>
      %1592 = arith.addi %17, %c32 : index
      %1593 = arith.muli %0, %c4 : index
      %1594 = arith.addi %1593, %1592 : index
      %1595 = arith.subi %panels, %c10 : index
      %1596 = arith.minsi %1594, %1595 : index
      %1597 = arith.muli %1596, %13 : index
      %1598 = arith.remui %3, %c15 : index
      %1599 = arith.muli %1598, %c7 : index
      %1600 = arith.addi %1597, %1599 : index
      %1601 = vector.load %w[%1600] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1602 = vector.bitcast %1601 : vector<4xi8> to vector<1xf32>
      %1603 = vector.extract %1602[0] : f32 from vector<1xf32>
      %1604 = arith.mulf %1603, %1545 : f32
      %1605 = arith.mulf %1591, %1604 : f32
      %1606 = arith.muli %0, %c4 : index
      %1607 = arith.addi %1606, %17 : index
      %1608 = arith.addi %1607, %c14 : index
      %1609 = arith.muli %1539, %outputFeatures : index
      %1610 = arith.muli %1608, %c15 : index
      %1611 = arith.addi %1609, %1610 : index
      %1612 = wave.lane
      %1613 = arith.remui %1612, %c15 : index
      %1614 = arith.addi %1611, %1613 : index
      %1615 = arith.cmpi slt, %1608, %panels : index
      scf.if %1615 {
        scf.if %19 {
          %1616 = memref.load %residual[%1614] : memref<?xf32>
          %1617 = arith.addf %1616, %1560 : f32
          memref.store %1617, %out[%1614] : memref<?xf32>
        } else {
          memref.store %1560, %out[%1614] : memref<?xf32>
        }
      }
      %1618 = arith.muli %0, %c4 : index
      %1619 = arith.addi %1618, %17 : index
      %1620 = arith.addi %1619, %c10 : index
      %1621 = arith.muli %1539, %outputFeatures : index
      %1622 = arith.muli %1620, %c15 : index
      %1623 = arith.addi %1621, %1622 : index
      %1624 = wave.lane
      %1625 = arith.remui %1624, %c15 : index
      %1626 = arith.addi %1623, %1625 : index
      %1627 = arith.cmpi slt, %1620, %panels : index
      scf.if %1627 {
        scf.if %19 {
          %1628 = memref.load %residual[%1626] : memref<?xf32>
          %1629 = arith.addf %1628, %1575 : f32
          memref.store %1629, %out[%1626] : memref<?xf32>
        } else {
          memref.store %1575, %out[%1626] : memref<?xf32>
        }
      }
      %1630 = arith.muli %0, %c4 : index
      %1631 = arith.addi %1630, %17 : index
      %1632 = arith.addi %1631, %c5 : index
      %1633 = arith.muli %1539, %outputFeatures : index
      %1634 = arith.muli %1632, %c15 : index
      %1635 = arith.addi %1633, %1634 : index
      %1636 = wave.lane
      %1637 = arith.remui %1636, %c15 : index
      %1638 = arith.addi %1635, %1637 : index
      %1639 = arith.cmpi slt, %1632, %panels : index
      scf.if %1639 {
        scf.if %19 {
          %1640 = memref.load %residual[%1638] : memref<?xf32>
          %1641 = arith.addf %1640, %1590 : f32
          memref.store %1641, %out[%1638] : memref<?xf32>
        } else {
          memref.store %1590, %out[%1638] : memref<?xf32>
        }
      }
      %1642 = arith.muli %0, %c4 : index
      %1643 = arith.addi %1642, %17 : index
      %1644 = arith.addi %1643, %c32 : index
      %1645 = arith.muli %1539, %outputFeatures : index
      %1646 = arith.muli %1644, %c15 : index
      %1647 = arith.addi %1645, %1646 : index
      %1648 = wave.lane
      %1649 = arith.remui %1648, %c15 : index
      %1650 = arith.addi %1647, %1649 : index
      %1651 = arith.cmpi slt, %1644, %panels : index
      scf.if %1651 {
        scf.if %19 {
          %1652 = memref.load %residual[%1650] : memref<?xf32>
          %1653 = arith.addf %1652, %1605 : f32
          memref.store %1653, %out[%1650] : memref<?xf32>
        } else {
          memref.store %1605, %out[%1650] : memref<?xf32>
        }
      }
    }
    %1654 = arith.addi %15, %c10 : index
    %1655 = arith.muli %1654, %c15 : index
    %1656 = arith.addi %6, %1655 : index
    %1657 = arith.addi %1656, %c7 : index
    %1658 = arith.divui %3, %c15 : index
    %1659 = arith.addi %1657, %1658 : index
    %1660 = arith.cmpi slt, %1659, %5 : index
    scf.if %1660 {
      %1661 = arith.cmpi eq, %hasFactors, %c10 : index
      %1662 = arith.muli %1659, %c5 : index
      %1663 = memref.load %factors[%1662] : memref<?xf32>
      %1664 = arith.mulf %1663, %operandScale : f32
      %1665 = arith.select %1661, %1664, %operandScale : f32
      %1666 = vector.extract %138#4[2] : f32 from vector<8xf32>
      %1667 = arith.addi %17, %c14 : index
      %1668 = arith.muli %0, %c4 : index
      %1669 = arith.addi %1668, %1667 : index
      %1670 = arith.subi %panels, %c10 : index
      %1671 = arith.minsi %1669, %1670 : index
      %1672 = arith.muli %1671, %13 : index
      %1673 = arith.remui %3, %c15 : index
      %1674 = arith.muli %1673, %c7 : index
      %1675 = arith.addi %1672, %1674 : index
      %1676 = vector.load %w[%1675] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1677 = vector.bitcast %1676 : vector<4xi8> to vector<1xf32>
      %1678 = vector.extract %1677[0] : f32 from vector<1xf32>
      %1679 = arith.mulf %1678, %1665 : f32
      %1680 = arith.mulf %1666, %1679 : f32
      %1681 = vector.extract %138#5[2] : f32 from vector<8xf32>
      %1682 = arith.addi %17, %c10 : index
      %1683 = arith.muli %0, %c4 : index
      %1684 = arith.addi %1683, %1682 : index
      %1685 = arith.subi %panels, %c10 : index
      %1686 = arith.minsi %1684, %1685 : index
      %1687 = arith.muli %1686, %13 : index
      %1688 = arith.remui %3, %c15 : index
      %1689 = arith.muli %1688, %c7 : index
      %1690 = arith.addi %1687, %1689 : index
      %1691 = vector.load %w[%1690] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1692 = vector.bitcast %1691 : vector<4xi8> to vector<1xf32>
      %1693 = vector.extract %1692[0] : f32 from vector<1xf32>
      %1694 = arith.mulf %1693, %1665 : f32
      %1695 = arith.mulf %1681, %1694 : f32
      %1696 = vector.extract %138#6[2] : f32 from vector<8xf32>
      %1697 = arith.addi %17, %c5 : index
      %1698 = arith.muli %0, %c4 : index
      %1699 = arith.addi %1698, %1697 : index
      %1700 = arith.subi %panels, %c10 : index
      %1701 = arith.minsi %1699, %1700 : index
      %1702 = arith.muli %1701, %13 : index
      %1703 = arith.remui %3, %c15 : index
      %1704 = arith.muli %1703, %c7 : index
      %1705 = arith.addi %1702, %1704 : index
      %1706 = vector.load %w[%1705] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1707 = vector.bitcast %1706 : vector<4xi8> to vector<1xf32>
      %1708 = vector.extract %1707[0] : f32 from vector<1xf32>
      %1709 = arith.mulf %1708, %1665 : f32
      %1710 = arith.mulf %1696, %1709 : f32
      %1711 = vector.extract %138#7[2] : f32 from vector<8xf32>
      %1712 = arith.addi %17, %c32 : index
      %1713 = arith.muli %0, %c4 : index
      %1714 = arith.addi %1713, %1712 : index
      %1715 = arith.subi %panels, %c10 : index
      %1716 = arith.minsi %1714, %1715 : index
      %1717 = arith.muli %1716, %13 : index
      %1718 = arith.remui %3, %c15 : index
      %1719 = arith.muli %1718, %c7 : index
      %1720 = arith.addi %1717, %1719 : index
      %1721 = vector.load %w[%1720] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1722 = vector.bitcast %1721 : vector<4xi8> to vector<1xf32>
      %1723 = vector.extract %1722[0] : f32 from vector<1xf32>
      %1724 = arith.mulf %1723, %1665 : f32
      %1725 = arith.mulf %1711, %1724 : f32
      %1726 = arith.muli %0, %c4 : index
      %1727 = arith.addi %1726, %17 : index
      %1728 = arith.addi %1727, %c14 : index
      %1729 = arith.muli %1659, %outputFeatures : index
      %1730 = arith.muli %1728, %c15 : index
      %1731 = arith.addi %1729, %1730 : index
      %1732 = wave.lane
      %1733 = arith.remui %1732, %c15 : index
      %1734 = arith.addi %1731, %1733 : index
      %1735 = arith.cmpi slt, %1728, %panels : index
      scf.if %1735 {
        scf.if %19 {
          %1736 = memref.load %residual[%1734] : memref<?xf32>
          %1737 = arith.addf %1736, %1680 : f32
          memref.store %1737, %out[%1734] : memref<?xf32>
        } else {
          memref.store %1680, %out[%1734] : memref<?xf32>
        }
      }
      %1738 = arith.muli %0, %c4 : index
      %1739 = arith.addi %1738, %17 : index
      %1740 = arith.addi %1739, %c10 : index
      %1741 = arith.muli %1659, %outputFeatures : index
      %1742 = arith.muli %1740, %c15 : index
      %1743 = arith.addi %1741, %1742 : index
      %1744 = wave.lane
      %1745 = arith.remui %1744, %c15 : index
      %1746 = arith.addi %1743, %1745 : index
      %1747 = arith.cmpi slt, %1740, %panels : index
      scf.if %1747 {
        scf.if %19 {
          %1748 = memref.load %residual[%1746] : memref<?xf32>
          %1749 = arith.addf %1748, %1695 : f32
          memref.store %1749, %out[%1746] : memref<?xf32>
        } else {
          memref.store %1695, %out[%1746] : memref<?xf32>
        }
      }
      %1750 = arith.muli %0, %c4 : index
      %1751 = arith.addi %1750, %17 : index
      %1752 = arith.addi %1751, %c5 : index
      %1753 = arith.muli %1659, %outputFeatures : index
      %1754 = arith.muli %1752, %c15 : index
      %1755 = arith.addi %1753, %1754 : index
      %1756 = wave.lane
      %1757 = arith.remui %1756, %c15 : index
      %1758 = arith.addi %1755, %1757 : index
      %1759 = arith.cmpi slt, %1752, %panels : index
      scf.if %1759 {
        scf.if %19 {
          %1760 = memref.load %residual[%1758] : memref<?xf32>
          %1761 = arith.addf %1760, %1710 : f32
          memref.store %1761, %out[%1758] : memref<?xf32>
        } else {
          memref.store %1710, %out[%1758] : memref<?xf32>
        }
      }
      %1762 = arith.muli %0, %c4 : index
      %1763 = arith.addi %1762, %17 : index
      %1764 = arith.addi %1763, %c32 : index
      %1765 = arith.muli %1659, %outputFeatures : index
      %1766 = arith.muli %1764, %c15 : index
      %1767 = arith.addi %1765, %1766 : index
      %1768 = wave.lane
      %1769 = arith.remui %1768, %c15 : index
      %1770 = arith.addi %1767, %1769 : index
      %1771 = arith.cmpi slt, %1764, %panels : index
      scf.if %1771 {
        scf.if %19 {
          %1772 = memref.load %residual[%1770] : memref<?xf32>
          %1773 = arith.addf %1772, %1725 : f32
          memref.store %1773, %out[%1770] : memref<?xf32>
        } else {
          memref.store %1725, %out[%1770] : memref<?xf32>
        }
      }
    }
    %1774 = arith.addi %15, %c10 : index
    %1775 = arith.muli %1774, %c15 : index
    %1776 = arith.addi %6, %1775 : index
    %1777 = arith.addi %1776, %c33 : index
    %1778 = arith.divui %3, %c15 : index
    %1779 = arith.addi %1777, %1778 : index
    %1780 = arith.cmpi slt, %1779, %5 : index
    scf.if %1780 {
      %1781 = arith.cmpi eq, %hasFactors, %c10 : index
      %1782 = arith.muli %1779, %c5 : index
      %1783 = memref.load %factors[%1782] : memref<?xf32>
      %1784 = arith.mulf %1783, %operandScale : f32
      %1785 = arith.select %1781, %1784, %operandScale : f32
      %1786 = vector.extract %138#4[3] : f32 from vector<8xf32>
      %1787 = arith.addi %17, %c14 : index
      %1788 = arith.muli %0, %c4 : index
      %1789 = arith.addi %1788, %1787 : index
      %1790 = arith.subi %panels, %c10 : index
      %1791 = arith.minsi %1789, %1790 : index
      %1792 = arith.muli %1791, %13 : index
      %1793 = arith.remui %3, %c15 : index
      %1794 = arith.muli %1793, %c7 : index
      %1795 = arith.addi %1792, %1794 : index
      %1796 = vector.load %w[%1795] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1797 = vector.bitcast %1796 : vector<4xi8> to vector<1xf32>
      %1798 = vector.extract %1797[0] : f32 from vector<1xf32>
      %1799 = arith.mulf %1798, %1785 : f32
      %1800 = arith.mulf %1786, %1799 : f32
      %1801 = vector.extract %138#5[3] : f32 from vector<8xf32>
      %1802 = arith.addi %17, %c10 : index
      %1803 = arith.muli %0, %c4 : index
      %1804 = arith.addi %1803, %1802 : index
      %1805 = arith.subi %panels, %c10 : index
      %1806 = arith.minsi %1804, %1805 : index
      %1807 = arith.muli %1806, %13 : index
      %1808 = arith.remui %3, %c15 : index
      %1809 = arith.muli %1808, %c7 : index
      %1810 = arith.addi %1807, %1809 : index
      %1811 = vector.load %w[%1810] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1812 = vector.bitcast %1811 : vector<4xi8> to vector<1xf32>
      %1813 = vector.extract %1812[0] : f32 from vector<1xf32>
      %1814 = arith.mulf %1813, %1785 : f32
      %1815 = arith.mulf %1801, %1814 : f32
      %1816 = vector.extract %138#6[3] : f32 from vector<8xf32>
      %1817 = arith.addi %17, %c5 : index
      %1818 = arith.muli %0, %c4 : index
      %1819 = arith.addi %1818, %1817 : index
      %1820 = arith.subi %panels, %c10 : index
      %1821 = arith.minsi %1819, %1820 : index
      %1822 = arith.muli %1821, %13 : index
      %1823 = arith.remui %3, %c15 : index
      %1824 = arith.muli %1823, %c7 : index
      %1825 = arith.addi %1822, %1824 : index
      %1826 = vector.load %w[%1825] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1827 = vector.bitcast %1826 : vector<4xi8> to vector<1xf32>
      %1828 = vector.extract %1827[0] : f32 from vector<1xf32>
      %1829 = arith.mulf %1828, %1785 : f32
      %1830 = arith.mulf %1816, %1829 : f32
      %1831 = vector.extract %138#7[3] : f32 from vector<8xf32>
      %1832 = arith.addi %17, %c32 : index
      %1833 = arith.muli %0, %c4 : index
      %1834 = arith.addi %1833, %1832 : index
      %1835 = arith.subi %panels, %c10 : index
      %1836 = arith.minsi %1834, %1835 : index
      %1837 = arith.muli %1836, %13 : index
      %1838 = arith.remui %3, %c15 : index
      %1839 = arith.muli %1838, %c7 : index
      %1840 = arith.addi %1837, %1839 : index
      %1841 = vector.load %w[%1840] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1842 = vector.bitcast %1841 : vector<4xi8> to vector<1xf32>
      %1843 = vector.extract %1842[0] : f32 from vector<1xf32>
      %1844 = arith.mulf %1843, %1785 : f32
      %1845 = arith.mulf %1831, %1844 : f32
      %1846 = arith.muli %0, %c4 : index
      %1847 = arith.addi %1846, %17 : index
      %1848 = arith.addi %1847, %c14 : index
      %1849 = arith.muli %1779, %outputFeatures : index
      %1850 = arith.muli %1848, %c15 : index
      %1851 = arith.addi %1849, %1850 : index
      %1852 = wave.lane
      %1853 = arith.remui %1852, %c15 : index
      %1854 = arith.addi %1851, %1853 : index
      %1855 = arith.cmpi slt, %1848, %panels : index
      scf.if %1855 {
        scf.if %19 {
          %1856 = memref.load %residual[%1854] : memref<?xf32>
          %1857 = arith.addf %1856, %1800 : f32
          memref.store %1857, %out[%1854] : memref<?xf32>
        } else {
          memref.store %1800, %out[%1854] : memref<?xf32>
        }
      }
      %1858 = arith.muli %0, %c4 : index
      %1859 = arith.addi %1858, %17 : index
      %1860 = arith.addi %1859, %c10 : index
      %1861 = arith.muli %1779, %outputFeatures : index
      %1862 = arith.muli %1860, %c15 : index
      %1863 = arith.addi %1861, %1862 : index
      %1864 = wave.lane
      %1865 = arith.remui %1864, %c15 : index
      %1866 = arith.addi %1863, %1865 : index
      %1867 = arith.cmpi slt, %1860, %panels : index
      scf.if %1867 {
        scf.if %19 {
          %1868 = memref.load %residual[%1866] : memref<?xf32>
          %1869 = arith.addf %1868, %1815 : f32
          memref.store %1869, %out[%1866] : memref<?xf32>
        } else {
          memref.store %1815, %out[%1866] : memref<?xf32>
        }
      }
      %1870 = arith.muli %0, %c4 : index
      %1871 = arith.addi %1870, %17 : index
      %1872 = arith.addi %1871, %c5 : index
      %1873 = arith.muli %1779, %outputFeatures : index
      %1874 = arith.muli %1872, %c15 : index
      %1875 = arith.addi %1873, %1874 : index
      %1876 = wave.lane
      %1877 = arith.remui %1876, %c15 : index
      %1878 = arith.addi %1875, %1877 : index
      %1879 = arith.cmpi slt, %1872, %panels : index
      scf.if %1879 {
        scf.if %19 {
          %1880 = memref.load %residual[%1878] : memref<?xf32>
          %1881 = arith.addf %1880, %1830 : f32
          memref.store %1881, %out[%1878] : memref<?xf32>
        } else {
          memref.store %1830, %out[%1878] : memref<?xf32>
        }
      }
      %1882 = arith.muli %0, %c4 : index
      %1883 = arith.addi %1882, %17 : index
      %1884 = arith.addi %1883, %c32 : index
      %1885 = arith.muli %1779, %outputFeatures : index
      %1886 = arith.muli %1884, %c15 : index
      %1887 = arith.addi %1885, %1886 : index
      %1888 = wave.lane
      %1889 = arith.remui %1888, %c15 : index
      %1890 = arith.addi %1887, %1889 : index
      %1891 = arith.cmpi slt, %1884, %panels : index
      scf.if %1891 {
        scf.if %19 {
          %1892 = memref.load %residual[%1890] : memref<?xf32>
          %1893 = arith.addf %1892, %1845 : f32
          memref.store %1893, %out[%1890] : memref<?xf32>
        } else {
          memref.store %1845, %out[%1890] : memref<?xf32>
        }
      }
    }
    %1894 = arith.addi %15, %c10 : index
    %1895 = arith.muli %1894, %c15 : index
    %1896 = arith.addi %6, %1895 : index
    %1897 = arith.addi %1896, %c4 : index
    %1898 = arith.divui %3, %c15 : index
    %1899 = arith.addi %1897, %1898 : index
    %1900 = arith.cmpi slt, %1899, %5 : index
    scf.if %1900 {
      %1901 = arith.cmpi eq, %hasFactors, %c10 : index
      %1902 = arith.muli %1899, %c5 : index
      %1903 = memref.load %factors[%1902] : memref<?xf32>
      %1904 = arith.mulf %1903, %operandScale : f32
      %1905 = arith.select %1901, %1904, %operandScale : f32
      %1906 = vector.extract %138#4[4] : f32 from vector<8xf32>
      %1907 = arith.addi %17, %c14 : index
      %1908 = arith.muli %0, %c4 : index
      %1909 = arith.addi %1908, %1907 : index
      %1910 = arith.subi %panels, %c10 : index
      %1911 = arith.minsi %1909, %1910 : index
      %1912 = arith.muli %1911, %13 : index
      %1913 = arith.remui %3, %c15 : index
      %1914 = arith.muli %1913, %c7 : index
      %1915 = arith.addi %1912, %1914 : index
      %1916 = vector.load %w[%1915] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1917 = vector.bitcast %1916 : vector<4xi8> to vector<1xf32>
      %1918 = vector.extract %1917[0] : f32 from vector<1xf32>
      %1919 = arith.mulf %1918, %1905 : f32
      %1920 = arith.mulf %1906, %1919 : f32
      %1921 = vector.extract %138#5[4] : f32 from vector<8xf32>
      %1922 = arith.addi %17, %c10 : index
      %1923 = arith.muli %0, %c4 : index
      %1924 = arith.addi %1923, %1922 : index
      %1925 = arith.subi %panels, %c10 : index
      %1926 = arith.minsi %1924, %1925 : index
      %1927 = arith.muli %1926, %13 : index
      %1928 = arith.remui %3, %c15 : index
      %1929 = arith.muli %1928, %c7 : index
      %1930 = arith.addi %1927, %1929 : index
      %1931 = vector.load %w[%1930] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1932 = vector.bitcast %1931 : vector<4xi8> to vector<1xf32>
      %1933 = vector.extract %1932[0] : f32 from vector<1xf32>
      %1934 = arith.mulf %1933, %1905 : f32
      %1935 = arith.mulf %1921, %1934 : f32
      %1936 = vector.extract %138#6[4] : f32 from vector<8xf32>
      %1937 = arith.addi %17, %c5 : index
      %1938 = arith.muli %0, %c4 : index
      %1939 = arith.addi %1938, %1937 : index
      %1940 = arith.subi %panels, %c10 : index
      %1941 = arith.minsi %1939, %1940 : index
      %1942 = arith.muli %1941, %13 : index
      %1943 = arith.remui %3, %c15 : index
      %1944 = arith.muli %1943, %c7 : index
      %1945 = arith.addi %1942, %1944 : index
      %1946 = vector.load %w[%1945] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1947 = vector.bitcast %1946 : vector<4xi8> to vector<1xf32>
      %1948 = vector.extract %1947[0] : f32 from vector<1xf32>
      %1949 = arith.mulf %1948, %1905 : f32
      %1950 = arith.mulf %1936, %1949 : f32
      %1951 = vector.extract %138#7[4] : f32 from vector<8xf32>
      %1952 = arith.addi %17, %c32 : index
      %1953 = arith.muli %0, %c4 : index
      %1954 = arith.addi %1953, %1952 : index
      %1955 = arith.subi %panels, %c10 : index
      %1956 = arith.minsi %1954, %1955 : index
      %1957 = arith.muli %1956, %13 : index
      %1958 = arith.remui %3, %c15 : index
      %1959 = arith.muli %1958, %c7 : index
      %1960 = arith.addi %1957, %1959 : index
      %1961 = vector.load %w[%1960] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1962 = vector.bitcast %1961 : vector<4xi8> to vector<1xf32>
      %1963 = vector.extract %1962[0] : f32 from vector<1xf32>
      %1964 = arith.mulf %1963, %1905 : f32
      %1965 = arith.mulf %1951, %1964 : f32
      %1966 = arith.muli %0, %c4 : index
      %1967 = arith.addi %1966, %17 : index
      %1968 = arith.addi %1967, %c14 : index
      %1969 = arith.muli %1899, %outputFeatures : index
      %1970 = arith.muli %1968, %c15 : index
      %1971 = arith.addi %1969, %1970 : index
      %1972 = wave.lane
      %1973 = arith.remui %1972, %c15 : index
      %1974 = arith.addi %1971, %1973 : index
      %1975 = arith.cmpi slt, %1968, %panels : index
      scf.if %1975 {
        scf.if %19 {
          %1976 = memref.load %residual[%1974] : memref<?xf32>
          %1977 = arith.addf %1976, %1920 : f32
          memref.store %1977, %out[%1974] : memref<?xf32>
        } else {
          memref.store %1920, %out[%1974] : memref<?xf32>
        }
      }
      %1978 = arith.muli %0, %c4 : index
      %1979 = arith.addi %1978, %17 : index
      %1980 = arith.addi %1979, %c10 : index
      %1981 = arith.muli %1899, %outputFeatures : index
      %1982 = arith.muli %1980, %c15 : index
      %1983 = arith.addi %1981, %1982 : index
      %1984 = wave.lane
      %1985 = arith.remui %1984, %c15 : index
      %1986 = arith.addi %1983, %1985 : index
      %1987 = arith.cmpi slt, %1980, %panels : index
      scf.if %1987 {
        scf.if %19 {
          %1988 = memref.load %residual[%1986] : memref<?xf32>
          %1989 = arith.addf %1988, %1935 : f32
          memref.store %1989, %out[%1986] : memref<?xf32>
        } else {
          memref.store %1935, %out[%1986] : memref<?xf32>
        }
      }
      %1990 = arith.muli %0, %c4 : index
      %1991 = arith.addi %1990, %17 : index
      %1992 = arith.addi %1991, %c5 : index
      %1993 = arith.muli %1899, %outputFeatures : index
      %1994 = arith.muli %1992, %c15 : index
      %1995 = arith.addi %1993, %1994 : index
      %1996 = wave.lane
      %1997 = arith.remui %1996, %c15 : index
      %1998 = arith.addi %1995, %1997 : index
      %1999 = arith.cmpi slt, %1992, %panels : index
      scf.if %1999 {
        scf.if %19 {
          %2000 = memref.load %residual[%1998] : memref<?xf32>
          %2001 = arith.addf %2000, %1950 : f32
          memref.store %2001, %out[%1998] : memref<?xf32>
        } else {
          memref.store %1950, %out[%1998] : memref<?xf32>
        }
      }
      %2002 = arith.muli %0, %c4 : index
      %2003 = arith.addi %2002, %17 : index
      %2004 = arith.addi %2003, %c32 : index
      %2005 = arith.muli %1899, %outputFeatures : index
      %2006 = arith.muli %2004, %c15 : index
      %2007 = arith.addi %2005, %2006 : index
      %2008 = wave.lane
      %2009 = arith.remui %2008, %c15 : index
      %2010 = arith.addi %2007, %2009 : index
      %2011 = arith.cmpi slt, %2004, %panels : index
      scf.if %2011 {
        scf.if %19 {
          %2012 = memref.load %residual[%2010] : memref<?xf32>
          %2013 = arith.addf %2012, %1965 : f32
          memref.store %2013, %out[%2010] : memref<?xf32>
        } else {
          memref.store %1965, %out[%2010] : memref<?xf32>
        }
      }
    }
    %2014 = arith.addi %15, %c10 : index
    %2015 = arith.muli %2014, %c15 : index
    %2016 = arith.addi %6, %2015 : index
    %2017 = arith.addi %2016, %c28 : index
    %2018 = arith.divui %3, %c15 : index
    %2019 = arith.addi %2017, %2018 : index
    %2020 = arith.cmpi slt, %2019, %5 : index
    scf.if %2020 {
      %2021 = arith.cmpi eq, %hasFactors, %c10 : index
      %2022 = arith.muli %2019, %c5 : index
      %2023 = memref.load %factors[%2022] : memref<?xf32>
      %2024 = arith.mulf %2023, %operandScale : f32
      %2025 = arith.select %2021, %2024, %operandScale : f32
      %2026 = vector.extract %138#4[5] : f32 from vector<8xf32>
      %2027 = arith.addi %17, %c14 : index
      %2028 = arith.muli %0, %c4 : index
      %2029 = arith.addi %2028, %2027 : index
      %2030 = arith.subi %panels, %c10 : index
      %2031 = arith.minsi %2029, %2030 : index
      %2032 = arith.muli %2031, %13 : index
      %2033 = arith.remui %3, %c15 : index
      %2034 = arith.muli %2033, %c7 : index
      %2035 = arith.addi %2032, %2034 : index
      %2036 = vector.load %w[%2035] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2037 = vector.bitcast %2036 : vector<4xi8> to vector<1xf32>
      %2038 = vector.extract %2037[0] : f32 from vector<1xf32>
      %2039 = arith.mulf %2038, %2025 : f32
      %2040 = arith.mulf %2026, %2039 : f32
      %2041 = vector.extract %138#5[5] : f32 from vector<8xf32>
      %2042 = arith.addi %17, %c10 : index
      %2043 = arith.muli %0, %c4 : index
      %2044 = arith.addi %2043, %2042 : index
      %2045 = arith.subi %panels, %c10 : index
      %2046 = arith.minsi %2044, %2045 : index
      %2047 = arith.muli %2046, %13 : index
      %2048 = arith.remui %3, %c15 : index
      %2049 = arith.muli %2048, %c7 : index
      %2050 = arith.addi %2047, %2049 : index
      %2051 = vector.load %w[%2050] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2052 = vector.bitcast %2051 : vector<4xi8> to vector<1xf32>
      %2053 = vector.extract %2052[0] : f32 from vector<1xf32>
      %2054 = arith.mulf %2053, %2025 : f32
      %2055 = arith.mulf %2041, %2054 : f32
      %2056 = vector.extract %138#6[5] : f32 from vector<8xf32>
      %2057 = arith.addi %17, %c5 : index
      %2058 = arith.muli %0, %c4 : index
      %2059 = arith.addi %2058, %2057 : index
      %2060 = arith.subi %panels, %c10 : index
      %2061 = arith.minsi %2059, %2060 : index
      %2062 = arith.muli %2061, %13 : index
      %2063 = arith.remui %3, %c15 : index
      %2064 = arith.muli %2063, %c7 : index
      %2065 = arith.addi %2062, %2064 : index
      %2066 = vector.load %w[%2065] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2067 = vector.bitcast %2066 : vector<4xi8> to vector<1xf32>
      %2068 = vector.extract %2067[0] : f32 from vector<1xf32>
      %2069 = arith.mulf %2068, %2025 : f32
      %2070 = arith.mulf %2056, %2069 : f32
      %2071 = vector.extract %138#7[5] : f32 from vector<8xf32>
      %2072 = arith.addi %17, %c32 : index
      %2073 = arith.muli %0, %c4 : index
      %2074 = arith.addi %2073, %2072 : index
      %2075 = arith.subi %panels, %c10 : index
      %2076 = arith.minsi %2074, %2075 : index
      %2077 = arith.muli %2076, %13 : index
      %2078 = arith.remui %3, %c15 : index
      %2079 = arith.muli %2078, %c7 : index
      %2080 = arith.addi %2077, %2079 : index
      %2081 = vector.load %w[%2080] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2082 = vector.bitcast %2081 : vector<4xi8> to vector<1xf32>
      %2083 = vector.extract %2082[0] : f32 from vector<1xf32>
      %2084 = arith.mulf %2083, %2025 : f32
      %2085 = arith.mulf %2071, %2084 : f32
      %2086 = arith.muli %0, %c4 : index
      %2087 = arith.addi %2086, %17 : index
      %2088 = arith.addi %2087, %c14 : index
      %2089 = arith.muli %2019, %outputFeatures : index
      %2090 = arith.muli %2088, %c15 : index
      %2091 = arith.addi %2089, %2090 : index
      %2092 = wave.lane
      %2093 = arith.remui %2092, %c15 : index
      %2094 = arith.addi %2091, %2093 : index
      %2095 = arith.cmpi slt, %2088, %panels : index
      scf.if %2095 {
        scf.if %19 {
          %2096 = memref.load %residual[%2094] : memref<?xf32>
          %2097 = arith.addf %2096, %2040 : f32
          memref.store %2097, %out[%2094] : memref<?xf32>
        } else {
          memref.store %2040, %out[%2094] : memref<?xf32>
        }
      }
      %2098 = arith.muli %0, %c4 : index
      %2099 = arith.addi %2098, %17 : index
      %2100 = arith.addi %2099, %c10 : index
      %2101 = arith.muli %2019, %outputFeatures : index
      %2102 = arith.muli %2100, %c15 : index
      %2103 = arith.addi %2101, %2102 : index
      %2104 = wave.lane
      %2105 = arith.remui %2104, %c15 : index
      %2106 = arith.addi %2103, %2105 : index
      %2107 = arith.cmpi slt, %2100, %panels : index
      scf.if %2107 {
        scf.if %19 {
          %2108 = memref.load %residual[%2106] : memref<?xf32>
          %2109 = arith.addf %2108, %2055 : f32
          memref.store %2109, %out[%2106] : memref<?xf32>
        } else {
          memref.store %2055, %out[%2106] : memref<?xf32>
        }
      }
      %2110 = arith.muli %0, %c4 : index
      %2111 = arith.addi %2110, %17 : index
      %2112 = arith.addi %2111, %c5 : index
      %2113 = arith.muli %2019, %outputFeatures : index
      %2114 = arith.muli %2112, %c15 : index
      %2115 = arith.addi %2113, %2114 : index
      %2116 = wave.lane
      %2117 = arith.remui %2116, %c15 : index
      %2118 = arith.addi %2115, %2117 : index
      %2119 = arith.cmpi slt, %2112, %panels : index
      scf.if %2119 {
        scf.if %19 {
          %2120 = memref.load %residual[%2118] : memref<?xf32>
          %2121 = arith.addf %2120, %2070 : f32
          memref.store %2121, %out[%2118] : memref<?xf32>
        } else {
          memref.store %2070, %out[%2118] : memref<?xf32>
        }
      }
      %2122 = arith.muli %0, %c4 : index
      %2123 = arith.addi %2122, %17 : index
      %2124 = arith.addi %2123, %c32 : index
      %2125 = arith.muli %2019, %outputFeatures : index
      %2126 = arith.muli %2124, %c15 : index
      %2127 = arith.addi %2125, %2126 : index
      %2128 = wave.lane
      %2129 = arith.remui %2128, %c15 : index
      %2130 = arith.addi %2127, %2129 : index
      %2131 = arith.cmpi slt, %2124, %panels : index
      scf.if %2131 {
        scf.if %19 {
          %2132 = memref.load %residual[%2130] : memref<?xf32>
          %2133 = arith.addf %2132, %2085 : f32
          memref.store %2133, %out[%2130] : memref<?xf32>
        } else {
          memref.store %2085, %out[%2130] : memref<?xf32>
        }
      }
    }
    %2134 = arith.addi %15, %c10 : index
    %2135 = arith.muli %2134, %c15 : index
    %2136 = arith.addi %6, %2135 : index
    %2137 = arith.addi %2136, %c34 : index
    %2138 = arith.divui %3, %c15 : index
    %2139 = arith.addi %2137, %2138 : index
    %2140 = arith.cmpi slt, %2139, %5 : index
    scf.if %2140 {
      %2141 = arith.cmpi eq, %hasFactors, %c10 : index
      %2142 = arith.muli %2139, %c5 : index
      %2143 = memref.load %factors[%2142] : memref<?xf32>
      %2144 = arith.mulf %2143, %operandScale : f32
      %2145 = arith.select %2141, %2144, %operandScale : f32
      %2146 = vector.extract %138#4[6] : f32 from vector<8xf32>
      %2147 = arith.addi %17, %c14 : index
      %2148 = arith.muli %0, %c4 : index
      %2149 = arith.addi %2148, %2147 : index
      %2150 = arith.subi %panels, %c10 : index
      %2151 = arith.minsi %2149, %2150 : index
      %2152 = arith.muli %2151, %13 : index
      %2153 = arith.remui %3, %c15 : index
      %2154 = arith.muli %2153, %c7 : index
      %2155 = arith.addi %2152, %2154 : index
      %2156 = vector.load %w[%2155] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2157 = vector.bitcast %2156 : vector<4xi8> to vector<1xf32>
      %2158 = vector.extract %2157[0] : f32 from vector<1xf32>
      %2159 = arith.mulf %2158, %2145 : f32
      %2160 = arith.mulf %2146, %2159 : f32
      %2161 = vector.extract %138#5[6] : f32 from vector<8xf32>
      %2162 = arith.addi %17, %c10 : index
      %2163 = arith.muli %0, %c4 : index
      %2164 = arith.addi %2163, %2162 : index
      %2165 = arith.subi %panels, %c10 : index
      %2166 = arith.minsi %2164, %2165 : index
      %2167 = arith.muli %2166, %13 : index
      %2168 = arith.remui %3, %c15 : index
      %2169 = arith.muli %2168, %c7 : index
      %2170 = arith.addi %2167, %2169 : index
      %2171 = vector.load %w[%2170] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2172 = vector.bitcast %2171 : vector<4xi8> to vector<1xf32>
      %2173 = vector.extract %2172[0] : f32 from vector<1xf32>
      %2174 = arith.mulf %2173, %2145 : f32
      %2175 = arith.mulf %2161, %2174 : f32
      %2176 = vector.extract %138#6[6] : f32 from vector<8xf32>
      %2177 = arith.addi %17, %c5 : index
      %2178 = arith.muli %0, %c4 : index
      %2179 = arith.addi %2178, %2177 : index
      %2180 = arith.subi %panels, %c10 : index
      %2181 = arith.minsi %2179, %2180 : index
      %2182 = arith.muli %2181, %13 : index
      %2183 = arith.remui %3, %c15 : index
      %2184 = arith.muli %2183, %c7 : index
      %2185 = arith.addi %2182, %2184 : index
      %2186 = vector.load %w[%2185] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2187 = vector.bitcast %2186 : vector<4xi8> to vector<1xf32>
      %2188 = vector.extract %2187[0] : f32 from vector<1xf32>
      %2189 = arith.mulf %2188, %2145 : f32
      %2190 = arith.mulf %2176, %2189 : f32
      %2191 = vector.extract %138#7[6] : f32 from vector<8xf32>
      %2192 = arith.addi %17, %c32 : index
      %2193 = arith.muli %0, %c4 : index
      %2194 = arith.addi %2193, %2192 : index
      %2195 = arith.subi %panels, %c10 : index
      %2196 = arith.minsi %2194, %2195 : index
      %2197 = arith.muli %2196, %13 : index
      %2198 = arith.remui %3, %c15 : index
      %2199 = arith.muli %2198, %c7 : index
      %2200 = arith.addi %2197, %2199 : index
      %2201 = vector.load %w[%2200] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2202 = vector.bitcast %2201 : vector<4xi8> to vector<1xf32>
      %2203 = vector.extract %2202[0] : f32 from vector<1xf32>
      %2204 = arith.mulf %2203, %2145 : f32
      %2205 = arith.mulf %2191, %2204 : f32
      %2206 = arith.muli %0, %c4 : index
      %2207 = arith.addi %2206, %17 : index
      %2208 = arith.addi %2207, %c14 : index
      %2209 = arith.muli %2139, %outputFeatures : index
      %2210 = arith.muli %2208, %c15 : index
      %2211 = arith.addi %2209, %2210 : index
      %2212 = wave.lane
      %2213 = arith.remui %2212, %c15 : index
      %2214 = arith.addi %2211, %2213 : index
      %2215 = arith.cmpi slt, %2208, %panels : index
      scf.if %2215 {
        scf.if %19 {
          %2216 = memref.load %residual[%2214] : memref<?xf32>
          %2217 = arith.addf %2216, %2160 : f32
          memref.store %2217, %out[%2214] : memref<?xf32>
        } else {
          memref.store %2160, %out[%2214] : memref<?xf32>
        }
      }
      %2218 = arith.muli %0, %c4 : index
      %2219 = arith.addi %2218, %17 : index
      %2220 = arith.addi %2219, %c10 : index
      %2221 = arith.muli %2139, %outputFeatures : index
      %2222 = arith.muli %2220, %c15 : index
      %2223 = arith.addi %2221, %2222 : index
      %2224 = wave.lane
      %2225 = arith.remui %2224, %c15 : index
      %2226 = arith.addi %2223, %2225 : index
      %2227 = arith.cmpi slt, %2220, %panels : index
      scf.if %2227 {
        scf.if %19 {
          %2228 = memref.load %residual[%2226] : memref<?xf32>
          %2229 = arith.addf %2228, %2175 : f32
          memref.store %2229, %out[%2226] : memref<?xf32>
        } else {
          memref.store %2175, %out[%2226] : memref<?xf32>
        }
      }
      %2230 = arith.muli %0, %c4 : index
      %2231 = arith.addi %2230, %17 : index
      %2232 = arith.addi %2231, %c5 : index
      %2233 = arith.muli %2139, %outputFeatures : index
      %2234 = arith.muli %2232, %c15 : index
      %2235 = arith.addi %2233, %2234 : index
      %2236 = wave.lane
      %2237 = arith.remui %2236, %c15 : index
      %2238 = arith.addi %2235, %2237 : index
      %2239 = arith.cmpi slt, %2232, %panels : index
      scf.if %2239 {
        scf.if %19 {
          %2240 = memref.load %residual[%2238] : memref<?xf32>
          %2241 = arith.addf %2240, %2190 : f32
          memref.store %2241, %out[%2238] : memref<?xf32>
        } else {
          memref.store %2190, %out[%2238] : memref<?xf32>
        }
      }
      %2242 = arith.muli %0, %c4 : index
      %2243 = arith.addi %2242, %17 : index
      %2244 = arith.addi %2243, %c32 : index
      %2245 = arith.muli %2139, %outputFeatures : index
      %2246 = arith.muli %2244, %c15 : index
      %2247 = arith.addi %2245, %2246 : index
      %2248 = wave.lane
      %2249 = arith.remui %2248, %c15 : index
      %2250 = arith.addi %2247, %2249 : index
      %2251 = arith.cmpi slt, %2244, %panels : index
      scf.if %2251 {
        scf.if %19 {
          %2252 = memref.load %residual[%2250] : memref<?xf32>
          %2253 = arith.addf %2252, %2205 : f32
          memref.store %2253, %out[%2250] : memref<?xf32>
        } else {
          memref.store %2205, %out[%2250] : memref<?xf32>
        }
      }
    }
    %2254 = arith.addi %15, %c10 : index
    %2255 = arith.muli %2254, %c15 : index
    %2256 = arith.addi %6, %2255 : index
    %2257 = arith.addi %2256, %c35 : index
    %2258 = arith.divui %3, %c15 : index
    %2259 = arith.addi %2257, %2258 : index
    %2260 = arith.cmpi slt, %2259, %5 : index
    scf.if %2260 {
      %2261 = arith.cmpi eq, %hasFactors, %c10 : index
      %2262 = arith.muli %2259, %c5 : index
      %2263 = memref.load %factors[%2262] : memref<?xf32>
      %2264 = arith.mulf %2263, %operandScale : f32
      %2265 = arith.select %2261, %2264, %operandScale : f32
      %2266 = vector.extract %138#4[7] : f32 from vector<8xf32>
      %2267 = arith.addi %17, %c14 : index
      %2268 = arith.muli %0, %c4 : index
      %2269 = arith.addi %2268, %2267 : index
      %2270 = arith.subi %panels, %c10 : index
      %2271 = arith.minsi %2269, %2270 : index
      %2272 = arith.muli %2271, %13 : index
      %2273 = arith.remui %3, %c15 : index
      %2274 = arith.muli %2273, %c7 : index
      %2275 = arith.addi %2272, %2274 : index
      %2276 = vector.load %w[%2275] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2277 = vector.bitcast %2276 : vector<4xi8> to vector<1xf32>
      %2278 = vector.extract %2277[0] : f32 from vector<1xf32>
      %2279 = arith.mulf %2278, %2265 : f32
      %2280 = arith.mulf %2266, %2279 : f32
      %2281 = vector.extract %138#5[7] : f32 from vector<8xf32>
      %2282 = arith.addi %17, %c10 : index
      %2283 = arith.muli %0, %c4 : index
      %2284 = arith.addi %2283, %2282 : index
      %2285 = arith.subi %panels, %c10 : index
      %2286 = arith.minsi %2284, %2285 : index
      %2287 = arith.muli %2286, %13 : index
      %2288 = arith.remui %3, %c15 : index
      %2289 = arith.muli %2288, %c7 : index
      %2290 = arith.addi %2287, %2289 : index
      %2291 = vector.load %w[%2290] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2292 = vector.bitcast %2291 : vector<4xi8> to vector<1xf32>
      %2293 = vector.extract %2292[0] : f32 from vector<1xf32>
      %2294 = arith.mulf %2293, %2265 : f32
      %2295 = arith.mulf %2281, %2294 : f32
      %2296 = vector.extract %138#6[7] : f32 from vector<8xf32>
      %2297 = arith.addi %17, %c5 : index
      %2298 = arith.muli %0, %c4 : index
      %2299 = arith.addi %2298, %2297 : index
      %2300 = arith.subi %panels, %c10 : index
      %2301 = arith.minsi %2299, %2300 : index
      %2302 = arith.muli %2301, %13 : index
      %2303 = arith.remui %3, %c15 : index
      %2304 = arith.muli %2303, %c7 : index
      %2305 = arith.addi %2302, %2304 : index
      %2306 = vector.load %w[%2305] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2307 = vector.bitcast %2306 : vector<4xi8> to vector<1xf32>
      %2308 = vector.extract %2307[0] : f32 from vector<1xf32>
      %2309 = arith.mulf %2308, %2265 : f32
      %2310 = arith.mulf %2296, %2309 : f32
      %2311 = vector.extract %138#7[7] : f32 from vector<8xf32>
      %2312 = arith.addi %17, %c32 : index
      %2313 = arith.muli %0, %c4 : index
      %2314 = arith.addi %2313, %2312 : index
      %2315 = arith.subi %panels, %c10 : index
      %2316 = arith.minsi %2314, %2315 : index
      %2317 = arith.muli %2316, %13 : index
      %2318 = arith.remui %3, %c15 : index
      %2319 = arith.muli %2318, %c7 : index
      %2320 = arith.addi %2317, %2319 : index
      %2321 = vector.load %w[%2320] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2322 = vector.bitcast %2321 : vector<4xi8> to vector<1xf32>
      %2323 = vector.extract %2322[0] : f32 from vector<1xf32>
      %2324 = arith.mulf %2323, %2265 : f32
      %2325 = arith.mulf %2311, %2324 : f32
      %2326 = arith.muli %0, %c4 : index
      %2327 = arith.addi %2326, %17 : index
      %2328 = arith.addi %2327, %c14 : index
      %2329 = arith.muli %2259, %outputFeatures : index
      %2330 = arith.muli %2328, %c15 : index
      %2331 = arith.addi %2329, %2330 : index
      %2332 = wave.lane
      %2333 = arith.remui %2332, %c15 : index
      %2334 = arith.addi %2331, %2333 : index
      %2335 = arith.cmpi slt, %2328, %panels : index
      scf.if %2335 {
        scf.if %19 {
          %2336 = memref.load %residual[%2334] : memref<?xf32>
          %2337 = arith.addf %2336, %2280 : f32
          memref.store %2337, %out[%2334] : memref<?xf32>
        } else {
          memref.store %2280, %out[%2334] : memref<?xf32>
        }
      }
      %2338 = arith.muli %0, %c4 : index
      %2339 = arith.addi %2338, %17 : index
      %2340 = arith.addi %2339, %c10 : index
      %2341 = arith.muli %2259, %outputFeatures : index
      %2342 = arith.muli %2340, %c15 : index
      %2343 = arith.addi %2341, %2342 : index
      %2344 = wave.lane
      %2345 = arith.remui %2344, %c15 : index
      %2346 = arith.addi %2343, %2345 : index
      %2347 = arith.cmpi slt, %2340, %panels : index
      scf.if %2347 {
        scf.if %19 {
          %2348 = memref.load %residual[%2346] : memref<?xf32>
          %2349 = arith.addf %2348, %2295 : f32
          memref.store %2349, %out[%2346] : memref<?xf32>
        } else {
          memref.store %2295, %out[%2346] : memref<?xf32>
        }
      }
      %2350 = arith.muli %0, %c4 : index
      %2351 = arith.addi %2350, %17 : index
      %2352 = arith.addi %2351, %c5 : index
      %2353 = arith.muli %2259, %outputFeatures : index
      %2354 = arith.muli %2352, %c15 : index
      %2355 = arith.addi %2353, %2354 : index
      %2356 = wave.lane
      %2357 = arith.remui %2356, %c15 : index
      %2358 = arith.addi %2355, %2357 : index
      %2359 = arith.cmpi slt, %2352, %panels : index
      scf.if %2359 {
        scf.if %19 {
          %2360 = memref.load %residual[%2358] : memref<?xf32>
          %2361 = arith.addf %2360, %2310 : f32
          memref.store %2361, %out[%2358] : memref<?xf32>
        } else {
          memref.store %2310, %out[%2358] : memref<?xf32>
        }
      }
      %2362 = arith.muli %0, %c4 : index
      %2363 = arith.addi %2362, %17 : index
      %2364 = arith.addi %2363, %c32 : index
      %2365 = arith.muli %2259, %outputFeatures : index
      %2366 = arith.muli %2364, %c15 : index
      %2367 = arith.addi %2365, %2366 : index
      %2368 = wave.lane
      %2369 = arith.remui %2368, %c15 : index
      %2370 = arith.addi %2367, %2369 : index
      %2371 = arith.cmpi slt, %2364, %panels : index
      scf.if %2371 {
        scf.if %19 {
          %2372 = memref.load %residual[%2370] : memref<?xf32>
          %2373 = arith.addf %2372, %2325 : f32
          memref.store %2373, %out[%2370] : memref<?xf32>
        } else {
          memref.store %2325, %out[%2370] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
