// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='q5_1', splits=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_1_s1_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c31 = arith.constant 9 : index
  %c32 = arith.constant 10 : index
  %c33 = arith.constant 11 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c36 = arith.constant 3 : index
  %c37 = arith.constant 6 : index
  %c38 = arith.constant 12 : index
  %c39 = arith.constant 14 : index
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
    %171:8 = scf.for %162 = %c14 to %23 step %c10 iter_args(%163 = %c12, %164 = %c12, %165 = %c12, %166 = %c12, %167 = %c12, %168 = %c12, %169 = %c12, %170 = %c12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %172 = arith.addi %162, %c10 : index
      %173 = arith.subi %23, %c10 : index
      %174 = arith.minsi %172, %173 : index
      %175 = arith.muli %1, %c4 : index
      %176 = arith.addi %175, %2 : index
      %177 = arith.divui %inputFeatures, %c15 : index
      %178 = arith.muli %176, %177 : index
      %179 = arith.muli %174, %c5 : index
      %180 = arith.addi %178, %179 : index
      %181 = arith.muli %180, %c16 : index
      %182 = arith.muli %3, %c4 : index
      %183 = arith.addi %181, %182 : index
      %184 = arith.addi %183, %c14 : index
      %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %186 = arith.muli %3, %c4 : index
      %187 = arith.addi %181, %186 : index
      %188 = arith.addi %187, %c16 : index
      %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = arith.muli %0, %c4 : index
      %191 = arith.addi %190, %2 : index
      %192 = arith.subi %panels, %c10 : index
      %193 = arith.minsi %191, %192 : index
      %194 = arith.muli %193, %15 : index
      %195 = arith.remui %3, %c15 : index
      %196 = arith.addi %194, %c2 : index
      %197 = arith.muli %174, %c17 : index
      %198 = arith.addi %196, %197 : index
      %199 = arith.muli %195, %c7 : index
      %200 = arith.addi %198, %199 : index
      %201 = vector.load %w[%200] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %202 = vector.bitcast %201 : vector<4xi8> to vector<2xf16>
      %203 = vector.extract %202[0] : f16 from vector<2xf16>
      %204 = vector.broadcast %203 : f16 to vector<16xf16>
      %205 = vector.extract %202[1] : f16 from vector<2xf16>
      %206 = vector.broadcast %205 : f16 to vector<16xf16>
      %207 = arith.addi %194, %c2 : index
      %208 = arith.muli %inputFeatures, %c5 : index
      %209 = arith.addi %208, %c6 : index
      %210 = arith.divui %209, %c2 : index
      %211 = arith.muli %210, %c2 : index
      %212 = arith.addi %207, %211 : index
      %213 = arith.muli %174, %c16 : index
      %214 = arith.addi %212, %213 : index
      %215 = arith.muli %195, %c15 : index
      %216 = arith.addi %214, %215 : index
      %217 = arith.muli %inputFeatures, %c4 : index
      %218 = arith.muli %inputFeatures, %c5 : index
      %219 = arith.addi %218, %c6 : index
      %220 = arith.divui %219, %c2 : index
      %221 = arith.muli %220, %c2 : index
      %222 = arith.addi %217, %221 : index
      %223 = arith.addi %222, %c2 : index
      %224 = arith.addi %194, %223 : index
      %225 = arith.muli %174, %c15 : index
      %226 = arith.addi %225, %195 : index
      %227 = arith.muli %226, %c7 : index
      %228 = arith.addi %224, %227 : index
      %229 = vector.load %w[%228] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %230 = vector.bitcast %229 : vector<4xi8> to vector<1xi32>
      %231 = vector.shuffle %230, %230 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %232 = vector.load %w[%216] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %233 = vector.bitcast %232 : vector<16xi8> to vector<4xi32>
      %234 = arith.shrui %233, %c18 : vector<4xi32>
      %235 = arith.andi %234, %c19 : vector<4xi32>
      %236 = arith.shrui %231, %c20 : vector<4xi32>
      %237 = arith.andi %236, %c21 : vector<4xi32>
      %238 = arith.shli %237, %c22 : vector<4xi32>
      %239 = arith.ori %235, %238 : vector<4xi32>
      %240 = arith.ori %239, %c23 : vector<4xi32>
      %241 = vector.bitcast %240 : vector<4xi32> to vector<8xf16>
      %242 = arith.shrui %233, %c22 : vector<4xi32>
      %243 = arith.andi %242, %c19 : vector<4xi32>
      %244 = arith.shrui %231, %c24 : vector<4xi32>
      %245 = arith.andi %244, %c21 : vector<4xi32>
      %246 = arith.shli %245, %c22 : vector<4xi32>
      %247 = arith.ori %243, %246 : vector<4xi32>
      %248 = arith.ori %247, %c23 : vector<4xi32>
      %249 = vector.bitcast %248 : vector<4xi32> to vector<8xf16>
      %250 = arith.shrui %233, %c25 : vector<4xi32>
      %251 = arith.andi %250, %c19 : vector<4xi32>
      %252 = arith.shrui %231, %c26 : vector<4xi32>
      %253 = arith.andi %252, %c21 : vector<4xi32>
      %254 = arith.shli %253, %c22 : vector<4xi32>
      %255 = arith.ori %251, %254 : vector<4xi32>
      %256 = arith.ori %255, %c23 : vector<4xi32>
      %257 = vector.bitcast %256 : vector<4xi32> to vector<8xf16>
      %258 = arith.shrui %233, %c27 : vector<4xi32>
      %259 = arith.andi %258, %c19 : vector<4xi32>
      %260 = arith.shrui %231, %c28 : vector<4xi32>
      %261 = arith.andi %260, %c21 : vector<4xi32>
      %262 = arith.shli %261, %c22 : vector<4xi32>
      %263 = arith.ori %259, %262 : vector<4xi32>
      %264 = arith.ori %263, %c23 : vector<4xi32>
      %265 = vector.bitcast %264 : vector<4xi32> to vector<8xf16>
      %266 = vector.shuffle %241, %249 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = vector.shuffle %257, %265 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = vector.shuffle %266, %267 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %269 = arith.subf %268, %c29 : vector<32xf16>
      %270 = vector.shuffle %269, %269 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %271 = vector.shuffle %269, %269 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %272 = math.fma %270, %204, %206 : vector<16xf16>
      %273 = math.fma %271, %204, %206 : vector<16xf16>
      %274 = arith.cmpi sge, %3, %c15 : index
      %275 = vector.shuffle %272, %272 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
      %276 = vector.shuffle %272, %272 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
      %277 = arith.select %274, %275, %276 : vector<8xf16>
      %278 = vector.shuffle %273, %273 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
      %279 = vector.shuffle %273, %273 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
      %280 = arith.select %274, %278, %279 : vector<8xf16>
      %281 = arith.remui %162, %c5 : index
      %282 = arith.addi %17, %c14 : index
      %283 = arith.muli %282, %c5 : index
      %284 = arith.addi %283, %c14 : index
      %285 = arith.muli %284, %c16 : index
      %286 = arith.remui %3, %c15 : index
      %287 = arith.muli %286, %c4 : index
      %288 = arith.addi %285, %287 : index
      %289 = arith.muli %281, %c30 : index
      %290 = arith.addi %288, %289 : index
      %291 = vector.load %20[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = arith.addi %290, %c2 : index
      %293 = vector.load %20[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = vector.shuffle %291, %293 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = arith.addi %17, %c10 : index
      %296 = arith.muli %295, %c5 : index
      %297 = arith.addi %296, %c14 : index
      %298 = arith.muli %297, %c16 : index
      %299 = arith.remui %3, %c15 : index
      %300 = arith.muli %299, %c4 : index
      %301 = arith.addi %298, %300 : index
      %302 = arith.muli %281, %c30 : index
      %303 = arith.addi %301, %302 : index
      %304 = vector.load %20[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %305 = arith.addi %303, %c2 : index
      %306 = vector.load %20[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %307 = vector.shuffle %304, %306 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %308 = arith.addi %19, %c4 : index
      %309 = arith.muli %308, %c5 : index
      %310 = arith.addi %309, %c14 : index
      %311 = arith.muli %310, %c16 : index
      %312 = arith.remui %3, %c15 : index
      %313 = arith.muli %312, %c4 : index
      %314 = arith.addi %311, %313 : index
      %315 = arith.muli %281, %c30 : index
      %316 = arith.addi %314, %315 : index
      %317 = vector.load %20[%316] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %318 = arith.addi %316, %c2 : index
      %319 = vector.load %20[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %320 = vector.shuffle %317, %319 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %321 = wave.mma %294, %320, %163 : vector<16xf16>, vector<8xf32>
      %322 = wave.mma %307, %320, %167 : vector<16xf16>, vector<8xf32>
      %323 = arith.addi %19, %c31 : index
      %324 = arith.muli %323, %c5 : index
      %325 = arith.addi %324, %c14 : index
      %326 = arith.muli %325, %c16 : index
      %327 = arith.remui %3, %c15 : index
      %328 = arith.muli %327, %c4 : index
      %329 = arith.addi %326, %328 : index
      %330 = arith.muli %281, %c30 : index
      %331 = arith.addi %329, %330 : index
      %332 = vector.load %20[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %333 = arith.addi %331, %c2 : index
      %334 = vector.load %20[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %335 = vector.shuffle %332, %334 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %336 = wave.mma %294, %335, %164 : vector<16xf16>, vector<8xf32>
      %337 = wave.mma %307, %335, %168 : vector<16xf16>, vector<8xf32>
      %338 = arith.addi %19, %c32 : index
      %339 = arith.muli %338, %c5 : index
      %340 = arith.addi %339, %c14 : index
      %341 = arith.muli %340, %c16 : index
      %342 = arith.remui %3, %c15 : index
      %343 = arith.muli %342, %c4 : index
      %344 = arith.addi %341, %343 : index
      %345 = arith.muli %281, %c30 : index
      %346 = arith.addi %344, %345 : index
      %347 = vector.load %20[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = arith.addi %346, %c2 : index
      %349 = vector.load %20[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = vector.shuffle %347, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = wave.mma %294, %350, %165 : vector<16xf16>, vector<8xf32>
      %352 = wave.mma %307, %350, %169 : vector<16xf16>, vector<8xf32>
      %353 = arith.addi %19, %c33 : index
      %354 = arith.muli %353, %c5 : index
      %355 = arith.addi %354, %c14 : index
      %356 = arith.muli %355, %c16 : index
      %357 = arith.remui %3, %c15 : index
      %358 = arith.muli %357, %c4 : index
      %359 = arith.addi %356, %358 : index
      %360 = arith.muli %281, %c30 : index
      %361 = arith.addi %359, %360 : index
      %362 = vector.load %20[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %363 = arith.addi %361, %c2 : index
      %364 = vector.load %20[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %365 = vector.shuffle %362, %364 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %366 = wave.mma %294, %365, %166 : vector<16xf16>, vector<8xf32>
      %367 = wave.mma %307, %365, %170 : vector<16xf16>, vector<8xf32>
      %368 = arith.addi %17, %c14 : index
      %369 = arith.muli %368, %c5 : index
      %370 = arith.addi %369, %c10 : index
      %371 = arith.muli %370, %c16 : index
      %372 = arith.remui %3, %c15 : index
      %373 = arith.muli %372, %c4 : index
      %374 = arith.addi %371, %373 : index
      %375 = arith.muli %281, %c30 : index
      %376 = arith.addi %374, %375 : index
      %377 = vector.load %20[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %378 = arith.addi %376, %c2 : index
      %379 = vector.load %20[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %380 = vector.shuffle %377, %379 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %381 = arith.addi %17, %c10 : index
      %382 = arith.muli %381, %c5 : index
      %383 = arith.addi %382, %c10 : index
      %384 = arith.muli %383, %c16 : index
      %385 = arith.remui %3, %c15 : index
      %386 = arith.muli %385, %c4 : index
      %387 = arith.addi %384, %386 : index
      %388 = arith.muli %281, %c30 : index
      %389 = arith.addi %387, %388 : index
      %390 = vector.load %20[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %391 = arith.addi %389, %c2 : index
      %392 = vector.load %20[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = vector.shuffle %390, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %394 = arith.addi %19, %c4 : index
      %395 = arith.muli %394, %c5 : index
      %396 = arith.addi %395, %c10 : index
      %397 = arith.muli %396, %c16 : index
      %398 = arith.remui %3, %c15 : index
      %399 = arith.muli %398, %c4 : index
      %400 = arith.addi %397, %399 : index
      %401 = arith.muli %281, %c30 : index
      %402 = arith.addi %400, %401 : index
      %403 = vector.load %20[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %404 = arith.addi %402, %c2 : index
      %405 = vector.load %20[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = vector.shuffle %403, %405 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %407 = wave.mma %380, %406, %321 : vector<16xf16>, vector<8xf32>
      %408 = wave.mma %393, %406, %322 : vector<16xf16>, vector<8xf32>
      %409 = arith.addi %19, %c31 : index
      %410 = arith.muli %409, %c5 : index
      %411 = arith.addi %410, %c10 : index
      %412 = arith.muli %411, %c16 : index
      %413 = arith.remui %3, %c15 : index
      %414 = arith.muli %413, %c4 : index
      %415 = arith.addi %412, %414 : index
      %416 = arith.muli %281, %c30 : index
      %417 = arith.addi %415, %416 : index
      %418 = vector.load %20[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %419 = arith.addi %417, %c2 : index
      %420 = vector.load %20[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %421 = vector.shuffle %418, %420 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %422 = wave.mma %380, %421, %336 : vector<16xf16>, vector<8xf32>
      %423 = wave.mma %393, %421, %337 : vector<16xf16>, vector<8xf32>
      %424 = arith.addi %19, %c32 : index
      %425 = arith.muli %424, %c5 : index
      %426 = arith.addi %425, %c10 : index
      %427 = arith.muli %426, %c16 : index
      %428 = arith.remui %3, %c15 : index
      %429 = arith.muli %428, %c4 : index
      %430 = arith.addi %427, %429 : index
      %431 = arith.muli %281, %c30 : index
      %432 = arith.addi %430, %431 : index
      %433 = vector.load %20[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %434 = arith.addi %432, %c2 : index
      %435 = vector.load %20[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %436 = vector.shuffle %433, %435 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %437 = wave.mma %380, %436, %351 : vector<16xf16>, vector<8xf32>
      %438 = wave.mma %393, %436, %352 : vector<16xf16>, vector<8xf32>
      %439 = arith.addi %19, %c33 : index
      %440 = arith.muli %439, %c5 : index
      %441 = arith.addi %440, %c10 : index
      %442 = arith.muli %441, %c16 : index
      %443 = arith.remui %3, %c15 : index
      %444 = arith.muli %443, %c4 : index
      %445 = arith.addi %442, %444 : index
      %446 = arith.muli %281, %c30 : index
      %447 = arith.addi %445, %446 : index
      %448 = vector.load %20[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %449 = arith.addi %447, %c2 : index
      %450 = vector.load %20[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %451 = vector.shuffle %448, %450 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %452 = wave.mma %380, %451, %366 : vector<16xf16>, vector<8xf32>
      %453 = wave.mma %393, %451, %367 : vector<16xf16>, vector<8xf32>
      %454 = arith.subi %c10, %281 : index
      %455 = arith.addi %2, %c14 : index
      %456 = arith.muli %455, %c5 : index
      %457 = arith.addi %456, %c14 : index
      %458 = arith.muli %457, %c16 : index
      %459 = arith.muli %454, %c30 : index
      %460 = arith.addi %459, %458 : index
      %461 = arith.muli %3, %c4 : index
      %462 = arith.addi %460, %461 : index
      vector.store %185, %20[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %463 = arith.addi %2, %c14 : index
      %464 = arith.muli %463, %c5 : index
      %465 = arith.addi %464, %c10 : index
      %466 = arith.muli %465, %c16 : index
      %467 = arith.muli %454, %c30 : index
      %468 = arith.addi %467, %466 : index
      %469 = arith.muli %3, %c4 : index
      %470 = arith.addi %468, %469 : index
      vector.store %189, %20[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %471 = arith.addi %2, %c4 : index
      %472 = arith.muli %471, %c5 : index
      %473 = arith.addi %472, %c14 : index
      %474 = arith.muli %473, %c16 : index
      %475 = arith.muli %454, %c30 : index
      %476 = arith.addi %475, %474 : index
      %477 = arith.muli %3, %c4 : index
      %478 = arith.addi %476, %477 : index
      vector.store %277, %20[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %479 = arith.addi %2, %c4 : index
      %480 = arith.muli %479, %c5 : index
      %481 = arith.addi %480, %c10 : index
      %482 = arith.muli %481, %c16 : index
      %483 = arith.muli %454, %c30 : index
      %484 = arith.addi %483, %482 : index
      %485 = arith.muli %3, %c4 : index
      %486 = arith.addi %484, %485 : index
      vector.store %280, %20[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      wave.barrier
      scf.yield %407, %422, %437, %452, %408, %423, %438, %453 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %487 = arith.addi %17, %c14 : index
    %488 = arith.muli %487, %c15 : index
    %489 = arith.addi %6, %488 : index
    %490 = arith.addi %489, %c14 : index
    %491 = arith.divui %3, %c15 : index
    %492 = arith.addi %490, %491 : index
    %493 = arith.cmpi slt, %492, %5 : index
    scf.if %493 {
      %494 = arith.cmpi eq, %hasFactors, %c10 : index
      %495 = arith.muli %492, %c5 : index
      %496 = memref.load %factors[%495] : memref<?xf32>
      %497 = arith.mulf %496, %operandScale : f32
      %498 = arith.select %494, %497, %operandScale : f32
      %499 = vector.extract %171#0[0] : f32 from vector<8xf32>
      %500 = arith.addi %19, %c14 : index
      %501 = arith.muli %0, %c4 : index
      %502 = arith.addi %501, %500 : index
      %503 = arith.subi %panels, %c10 : index
      %504 = arith.minsi %502, %503 : index
      %505 = arith.muli %504, %15 : index
      %506 = arith.remui %3, %c15 : index
      %507 = arith.muli %506, %c7 : index
      %508 = arith.addi %505, %507 : index
      %509 = vector.load %w[%508] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %510 = vector.bitcast %509 : vector<4xi8> to vector<1xf32>
      %511 = vector.extract %510[0] : f32 from vector<1xf32>
      %512 = arith.mulf %511, %498 : f32
      %513 = arith.mulf %499, %512 : f32
      %514 = vector.extract %171#1[0] : f32 from vector<8xf32>
      %515 = arith.addi %19, %c10 : index
      %516 = arith.muli %0, %c4 : index
      %517 = arith.addi %516, %515 : index
      %518 = arith.subi %panels, %c10 : index
      %519 = arith.minsi %517, %518 : index
      %520 = arith.muli %519, %15 : index
      %521 = arith.remui %3, %c15 : index
      %522 = arith.muli %521, %c7 : index
      %523 = arith.addi %520, %522 : index
      %524 = vector.load %w[%523] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %525 = vector.bitcast %524 : vector<4xi8> to vector<1xf32>
      %526 = vector.extract %525[0] : f32 from vector<1xf32>
      %527 = arith.mulf %526, %498 : f32
      %528 = arith.mulf %514, %527 : f32
      %529 = vector.extract %171#2[0] : f32 from vector<8xf32>
      %530 = arith.addi %19, %c5 : index
      %531 = arith.muli %0, %c4 : index
      %532 = arith.addi %531, %530 : index
      %533 = arith.subi %panels, %c10 : index
      %534 = arith.minsi %532, %533 : index
      %535 = arith.muli %534, %15 : index
      %536 = arith.remui %3, %c15 : index
      %537 = arith.muli %536, %c7 : index
      %538 = arith.addi %535, %537 : index
      %539 = vector.load %w[%538] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %540 = vector.bitcast %539 : vector<4xi8> to vector<1xf32>
      %541 = vector.extract %540[0] : f32 from vector<1xf32>
      %542 = arith.mulf %541, %498 : f32
      %543 = arith.mulf %529, %542 : f32
      %544 = vector.extract %171#3[0] : f32 from vector<8xf32>
      %545 = arith.addi %19, %c36 : index
      %546 = arith.muli %0, %c4 : index
      %547 = arith.addi %546, %545 : index
      %548 = arith.subi %panels, %c10 : index
      %549 = arith.minsi %547, %548 : index
      %550 = arith.muli %549, %15 : index
      %551 = arith.remui %3, %c15 : index
      %552 = arith.muli %551, %c7 : index
      %553 = arith.addi %550, %552 : index
      %554 = vector.load %w[%553] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %555 = vector.bitcast %554 : vector<4xi8> to vector<1xf32>
      %556 = vector.extract %555[0] : f32 from vector<1xf32>
      %557 = arith.mulf %556, %498 : f32
      %558 = arith.mulf %544, %557 : f32
      %559 = arith.muli %0, %c4 : index
      %560 = arith.addi %559, %19 : index
      %561 = arith.addi %560, %c14 : index
      %562 = arith.muli %492, %outputFeatures : index
      %563 = arith.muli %561, %c15 : index
      %564 = arith.addi %562, %563 : index
      %565 = wave.lane
      %566 = arith.remui %565, %c15 : index
      %567 = arith.addi %564, %566 : index
      %568 = arith.cmpi slt, %561, %panels : index
      scf.if %568 {
        scf.if %21 {
          %569 = memref.load %residual[%567] : memref<?xf32>
          %570 = arith.addf %569, %513 : f32
          memref.store %570, %out[%567] : memref<?xf32>
        } else {
          memref.store %513, %out[%567] : memref<?xf32>
        }
      }
      %571 = arith.muli %0, %c4 : index
      %572 = arith.addi %571, %19 : index
      %573 = arith.addi %572, %c10 : index
      %574 = arith.muli %492, %outputFeatures : index
      %575 = arith.muli %573, %c15 : index
      %576 = arith.addi %574, %575 : index
      %577 = wave.lane
      %578 = arith.remui %577, %c15 : index
      %579 = arith.addi %576, %578 : index
      %580 = arith.cmpi slt, %573, %panels : index
      scf.if %580 {
        scf.if %21 {
          %581 = memref.load %residual[%579] : memref<?xf32>
          %582 = arith.addf %581, %528 : f32
          memref.store %582, %out[%579] : memref<?xf32>
        } else {
          memref.store %528, %out[%579] : memref<?xf32>
        }
      }
      %583 = arith.muli %0, %c4 : index
      %584 = arith.addi %583, %19 : index
      %585 = arith.addi %584, %c5 : index
      %586 = arith.muli %492, %outputFeatures : index
      %587 = arith.muli %585, %c15 : index
      %588 = arith.addi %586, %587 : index
      %589 = wave.lane
      %590 = arith.remui %589, %c15 : index
      %591 = arith.addi %588, %590 : index
      %592 = arith.cmpi slt, %585, %panels : index
      scf.if %592 {
        scf.if %21 {
          %593 = memref.load %residual[%591] : memref<?xf32>
          %594 = arith.addf %593, %543 : f32
          memref.store %594, %out[%591] : memref<?xf32>
        } else {
          memref.store %543, %out[%591] : memref<?xf32>
        }
      }
      %595 = arith.muli %0, %c4 : index
      %596 = arith.addi %595, %19 : index
      %597 = arith.addi %596, %c36 : index
      %598 = arith.muli %492, %outputFeatures : index
      %599 = arith.muli %597, %c15 : index
      %600 = arith.addi %598, %599 : index
      %601 = wave.lane
      %602 = arith.remui %601, %c15 : index
      %603 = arith.addi %600, %602 : index
      %604 = arith.cmpi slt, %597, %panels : index
      scf.if %604 {
        scf.if %21 {
          %605 = memref.load %residual[%603] : memref<?xf32>
          %606 = arith.addf %605, %558 : f32
          memref.store %606, %out[%603] : memref<?xf32>
        } else {
          memref.store %558, %out[%603] : memref<?xf32>
        }
      }
    }
    %607 = arith.addi %17, %c14 : index
    %608 = arith.muli %607, %c15 : index
    %609 = arith.addi %6, %608 : index
    %610 = arith.addi %609, %c5 : index
    %611 = arith.divui %3, %c15 : index
    %612 = arith.addi %610, %611 : index
    %613 = arith.cmpi slt, %612, %5 : index
    scf.if %613 {
      %614 = arith.cmpi eq, %hasFactors, %c10 : index
      %615 = arith.muli %612, %c5 : index
      %616 = memref.load %factors[%615] : memref<?xf32>
      %617 = arith.mulf %616, %operandScale : f32
      %618 = arith.select %614, %617, %operandScale : f32
      %619 = vector.extract %171#0[1] : f32 from vector<8xf32>
      %620 = arith.addi %19, %c14 : index
      %621 = arith.muli %0, %c4 : index
      %622 = arith.addi %621, %620 : index
      %623 = arith.subi %panels, %c10 : index
      %624 = arith.minsi %622, %623 : index
      %625 = arith.muli %624, %15 : index
      %626 = arith.remui %3, %c15 : index
      %627 = arith.muli %626, %c7 : index
      %628 = arith.addi %625, %627 : index
      %629 = vector.load %w[%628] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %630 = vector.bitcast %629 : vector<4xi8> to vector<1xf32>
      %631 = vector.extract %630[0] : f32 from vector<1xf32>
      %632 = arith.mulf %631, %618 : f32
      %633 = arith.mulf %619, %632 : f32
      %634 = vector.extract %171#1[1] : f32 from vector<8xf32>
      %635 = arith.addi %19, %c10 : index
      %636 = arith.muli %0, %c4 : index
      %637 = arith.addi %636, %635 : index
      %638 = arith.subi %panels, %c10 : index
      %639 = arith.minsi %637, %638 : index
      %640 = arith.muli %639, %15 : index
      %641 = arith.remui %3, %c15 : index
      %642 = arith.muli %641, %c7 : index
      %643 = arith.addi %640, %642 : index
      %644 = vector.load %w[%643] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %645 = vector.bitcast %644 : vector<4xi8> to vector<1xf32>
      %646 = vector.extract %645[0] : f32 from vector<1xf32>
      %647 = arith.mulf %646, %618 : f32
      %648 = arith.mulf %634, %647 : f32
      %649 = vector.extract %171#2[1] : f32 from vector<8xf32>
      %650 = arith.addi %19, %c5 : index
      %651 = arith.muli %0, %c4 : index
      %652 = arith.addi %651, %650 : index
      %653 = arith.subi %panels, %c10 : index
      %654 = arith.minsi %652, %653 : index
      %655 = arith.muli %654, %15 : index
      %656 = arith.remui %3, %c15 : index
      %657 = arith.muli %656, %c7 : index
      %658 = arith.addi %655, %657 : index
      %659 = vector.load %w[%658] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %660 = vector.bitcast %659 : vector<4xi8> to vector<1xf32>
      %661 = vector.extract %660[0] : f32 from vector<1xf32>
      %662 = arith.mulf %661, %618 : f32
      %663 = arith.mulf %649, %662 : f32
      %664 = vector.extract %171#3[1] : f32 from vector<8xf32>
      %665 = arith.addi %19, %c36 : index
      %666 = arith.muli %0, %c4 : index
      %667 = arith.addi %666, %665 : index
      %668 = arith.subi %panels, %c10 : index
      %669 = arith.minsi %667, %668 : index
      %670 = arith.muli %669, %15 : index
      %671 = arith.remui %3, %c15 : index
      %672 = arith.muli %671, %c7 : index
      %673 = arith.addi %670, %672 : index
      %674 = vector.load %w[%673] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %675 = vector.bitcast %674 : vector<4xi8> to vector<1xf32>
      %676 = vector.extract %675[0] : f32 from vector<1xf32>
      %677 = arith.mulf %676, %618 : f32
      %678 = arith.mulf %664, %677 : f32
      %679 = arith.muli %0, %c4 : index
      %680 = arith.addi %679, %19 : index
      %681 = arith.addi %680, %c14 : index
      %682 = arith.muli %612, %outputFeatures : index
      %683 = arith.muli %681, %c15 : index
      %684 = arith.addi %682, %683 : index
      %685 = wave.lane
      %686 = arith.remui %685, %c15 : index
      %687 = arith.addi %684, %686 : index
      %688 = arith.cmpi slt, %681, %panels : index
      scf.if %688 {
        scf.if %21 {
          %689 = memref.load %residual[%687] : memref<?xf32>
          %690 = arith.addf %689, %633 : f32
          memref.store %690, %out[%687] : memref<?xf32>
        } else {
          memref.store %633, %out[%687] : memref<?xf32>
        }
      }
      %691 = arith.muli %0, %c4 : index
      %692 = arith.addi %691, %19 : index
      %693 = arith.addi %692, %c10 : index
      %694 = arith.muli %612, %outputFeatures : index
      %695 = arith.muli %693, %c15 : index
      %696 = arith.addi %694, %695 : index
      %697 = wave.lane
      %698 = arith.remui %697, %c15 : index
      %699 = arith.addi %696, %698 : index
      %700 = arith.cmpi slt, %693, %panels : index
      scf.if %700 {
        scf.if %21 {
          %701 = memref.load %residual[%699] : memref<?xf32>
          %702 = arith.addf %701, %648 : f32
          memref.store %702, %out[%699] : memref<?xf32>
        } else {
          memref.store %648, %out[%699] : memref<?xf32>
        }
      }
      %703 = arith.muli %0, %c4 : index
      %704 = arith.addi %703, %19 : index
      %705 = arith.addi %704, %c5 : index
      %706 = arith.muli %612, %outputFeatures : index
      %707 = arith.muli %705, %c15 : index
      %708 = arith.addi %706, %707 : index
      %709 = wave.lane
      %710 = arith.remui %709, %c15 : index
      %711 = arith.addi %708, %710 : index
      %712 = arith.cmpi slt, %705, %panels : index
      scf.if %712 {
        scf.if %21 {
          %713 = memref.load %residual[%711] : memref<?xf32>
          %714 = arith.addf %713, %663 : f32
          memref.store %714, %out[%711] : memref<?xf32>
        } else {
          memref.store %663, %out[%711] : memref<?xf32>
        }
      }
      %715 = arith.muli %0, %c4 : index
      %716 = arith.addi %715, %19 : index
      %717 = arith.addi %716, %c36 : index
      %718 = arith.muli %612, %outputFeatures : index
      %719 = arith.muli %717, %c15 : index
      %720 = arith.addi %718, %719 : index
      %721 = wave.lane
      %722 = arith.remui %721, %c15 : index
      %723 = arith.addi %720, %722 : index
      %724 = arith.cmpi slt, %717, %panels : index
      scf.if %724 {
        scf.if %21 {
          %725 = memref.load %residual[%723] : memref<?xf32>
          %726 = arith.addf %725, %678 : f32
          memref.store %726, %out[%723] : memref<?xf32>
        } else {
          memref.store %678, %out[%723] : memref<?xf32>
        }
      }
    }
    %727 = arith.addi %17, %c14 : index
    %728 = arith.muli %727, %c15 : index
    %729 = arith.addi %6, %728 : index
    %730 = arith.addi %729, %c7 : index
    %731 = arith.divui %3, %c15 : index
    %732 = arith.addi %730, %731 : index
    %733 = arith.cmpi slt, %732, %5 : index
    scf.if %733 {
      %734 = arith.cmpi eq, %hasFactors, %c10 : index
      %735 = arith.muli %732, %c5 : index
      %736 = memref.load %factors[%735] : memref<?xf32>
      %737 = arith.mulf %736, %operandScale : f32
      %738 = arith.select %734, %737, %operandScale : f32
      %739 = vector.extract %171#0[2] : f32 from vector<8xf32>
      %740 = arith.addi %19, %c14 : index
      %741 = arith.muli %0, %c4 : index
      %742 = arith.addi %741, %740 : index
      %743 = arith.subi %panels, %c10 : index
      %744 = arith.minsi %742, %743 : index
      %745 = arith.muli %744, %15 : index
      %746 = arith.remui %3, %c15 : index
      %747 = arith.muli %746, %c7 : index
      %748 = arith.addi %745, %747 : index
      %749 = vector.load %w[%748] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %750 = vector.bitcast %749 : vector<4xi8> to vector<1xf32>
      %751 = vector.extract %750[0] : f32 from vector<1xf32>
      %752 = arith.mulf %751, %738 : f32
      %753 = arith.mulf %739, %752 : f32
      %754 = vector.extract %171#1[2] : f32 from vector<8xf32>
      %755 = arith.addi %19, %c10 : index
      %756 = arith.muli %0, %c4 : index
      %757 = arith.addi %756, %755 : index
      %758 = arith.subi %panels, %c10 : index
      %759 = arith.minsi %757, %758 : index
      %760 = arith.muli %759, %15 : index
      %761 = arith.remui %3, %c15 : index
      %762 = arith.muli %761, %c7 : index
      %763 = arith.addi %760, %762 : index
      %764 = vector.load %w[%763] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %765 = vector.bitcast %764 : vector<4xi8> to vector<1xf32>
      %766 = vector.extract %765[0] : f32 from vector<1xf32>
      %767 = arith.mulf %766, %738 : f32
      %768 = arith.mulf %754, %767 : f32
      %769 = vector.extract %171#2[2] : f32 from vector<8xf32>
      %770 = arith.addi %19, %c5 : index
      %771 = arith.muli %0, %c4 : index
      %772 = arith.addi %771, %770 : index
      %773 = arith.subi %panels, %c10 : index
      %774 = arith.minsi %772, %773 : index
      %775 = arith.muli %774, %15 : index
      %776 = arith.remui %3, %c15 : index
      %777 = arith.muli %776, %c7 : index
      %778 = arith.addi %775, %777 : index
      %779 = vector.load %w[%778] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %780 = vector.bitcast %779 : vector<4xi8> to vector<1xf32>
      %781 = vector.extract %780[0] : f32 from vector<1xf32>
      %782 = arith.mulf %781, %738 : f32
      %783 = arith.mulf %769, %782 : f32
      %784 = vector.extract %171#3[2] : f32 from vector<8xf32>
      %785 = arith.addi %19, %c36 : index
      %786 = arith.muli %0, %c4 : index
      %787 = arith.addi %786, %785 : index
      %788 = arith.subi %panels, %c10 : index
      %789 = arith.minsi %787, %788 : index
      %790 = arith.muli %789, %15 : index
      %791 = arith.remui %3, %c15 : index
      %792 = arith.muli %791, %c7 : index
      %793 = arith.addi %790, %792 : index
      %794 = vector.load %w[%793] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %795 = vector.bitcast %794 : vector<4xi8> to vector<1xf32>
      %796 = vector.extract %795[0] : f32 from vector<1xf32>
      %797 = arith.mulf %796, %738 : f32
      %798 = arith.mulf %784, %797 : f32
      %799 = arith.muli %0, %c4 : index
      %800 = arith.addi %799, %19 : index
      %801 = arith.addi %800, %c14 : index
      %802 = arith.muli %732, %outputFeatures : index
      %803 = arith.muli %801, %c15 : index
      %804 = arith.addi %802, %803 : index
      %805 = wave.lane
      %806 = arith.remui %805, %c15 : index
      %807 = arith.addi %804, %806 : index
      %808 = arith.cmpi slt, %801, %panels : index
      scf.if %808 {
        scf.if %21 {
          %809 = memref.load %residual[%807] : memref<?xf32>
          %810 = arith.addf %809, %753 : f32
          memref.store %810, %out[%807] : memref<?xf32>
        } else {
          memref.store %753, %out[%807] : memref<?xf32>
        }
      }
      %811 = arith.muli %0, %c4 : index
      %812 = arith.addi %811, %19 : index
      %813 = arith.addi %812, %c10 : index
      %814 = arith.muli %732, %outputFeatures : index
      %815 = arith.muli %813, %c15 : index
      %816 = arith.addi %814, %815 : index
      %817 = wave.lane
      %818 = arith.remui %817, %c15 : index
      %819 = arith.addi %816, %818 : index
      %820 = arith.cmpi slt, %813, %panels : index
      scf.if %820 {
        scf.if %21 {
          %821 = memref.load %residual[%819] : memref<?xf32>
          %822 = arith.addf %821, %768 : f32
          memref.store %822, %out[%819] : memref<?xf32>
        } else {
          memref.store %768, %out[%819] : memref<?xf32>
        }
      }
      %823 = arith.muli %0, %c4 : index
      %824 = arith.addi %823, %19 : index
      %825 = arith.addi %824, %c5 : index
      %826 = arith.muli %732, %outputFeatures : index
      %827 = arith.muli %825, %c15 : index
      %828 = arith.addi %826, %827 : index
      %829 = wave.lane
      %830 = arith.remui %829, %c15 : index
      %831 = arith.addi %828, %830 : index
      %832 = arith.cmpi slt, %825, %panels : index
      scf.if %832 {
        scf.if %21 {
          %833 = memref.load %residual[%831] : memref<?xf32>
          %834 = arith.addf %833, %783 : f32
          memref.store %834, %out[%831] : memref<?xf32>
        } else {
          memref.store %783, %out[%831] : memref<?xf32>
        }
      }
      %835 = arith.muli %0, %c4 : index
      %836 = arith.addi %835, %19 : index
      %837 = arith.addi %836, %c36 : index
      %838 = arith.muli %732, %outputFeatures : index
      %839 = arith.muli %837, %c15 : index
      %840 = arith.addi %838, %839 : index
      %841 = wave.lane
      %842 = arith.remui %841, %c15 : index
      %843 = arith.addi %840, %842 : index
      %844 = arith.cmpi slt, %837, %panels : index
      scf.if %844 {
        scf.if %21 {
          %845 = memref.load %residual[%843] : memref<?xf32>
          %846 = arith.addf %845, %798 : f32
          memref.store %846, %out[%843] : memref<?xf32>
        } else {
          memref.store %798, %out[%843] : memref<?xf32>
        }
      }
    }
    %847 = arith.addi %17, %c14 : index
    %848 = arith.muli %847, %c15 : index
    %849 = arith.addi %6, %848 : index
    %850 = arith.addi %849, %c37 : index
    %851 = arith.divui %3, %c15 : index
    %852 = arith.addi %850, %851 : index
    %853 = arith.cmpi slt, %852, %5 : index
    scf.if %853 {
      %854 = arith.cmpi eq, %hasFactors, %c10 : index
      %855 = arith.muli %852, %c5 : index
      %856 = memref.load %factors[%855] : memref<?xf32>
      %857 = arith.mulf %856, %operandScale : f32
      %858 = arith.select %854, %857, %operandScale : f32
      %859 = vector.extract %171#0[3] : f32 from vector<8xf32>
      %860 = arith.addi %19, %c14 : index
      %861 = arith.muli %0, %c4 : index
      %862 = arith.addi %861, %860 : index
      %863 = arith.subi %panels, %c10 : index
      %864 = arith.minsi %862, %863 : index
      %865 = arith.muli %864, %15 : index
      %866 = arith.remui %3, %c15 : index
      %867 = arith.muli %866, %c7 : index
      %868 = arith.addi %865, %867 : index
      %869 = vector.load %w[%868] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %870 = vector.bitcast %869 : vector<4xi8> to vector<1xf32>
      %871 = vector.extract %870[0] : f32 from vector<1xf32>
      %872 = arith.mulf %871, %858 : f32
      %873 = arith.mulf %859, %872 : f32
      %874 = vector.extract %171#1[3] : f32 from vector<8xf32>
      %875 = arith.addi %19, %c10 : index
      %876 = arith.muli %0, %c4 : index
      %877 = arith.addi %876, %875 : index
      %878 = arith.subi %panels, %c10 : index
      %879 = arith.minsi %877, %878 : index
      %880 = arith.muli %879, %15 : index
      %881 = arith.remui %3, %c15 : index
      %882 = arith.muli %881, %c7 : index
      %883 = arith.addi %880, %882 : index
      %884 = vector.load %w[%883] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %885 = vector.bitcast %884 : vector<4xi8> to vector<1xf32>
      %886 = vector.extract %885[0] : f32 from vector<1xf32>
      %887 = arith.mulf %886, %858 : f32
      %888 = arith.mulf %874, %887 : f32
      %889 = vector.extract %171#2[3] : f32 from vector<8xf32>
      %890 = arith.addi %19, %c5 : index
      %891 = arith.muli %0, %c4 : index
      %892 = arith.addi %891, %890 : index
      %893 = arith.subi %panels, %c10 : index
      %894 = arith.minsi %892, %893 : index
      %895 = arith.muli %894, %15 : index
      %896 = arith.remui %3, %c15 : index
      %897 = arith.muli %896, %c7 : index
      %898 = arith.addi %895, %897 : index
      %899 = vector.load %w[%898] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %900 = vector.bitcast %899 : vector<4xi8> to vector<1xf32>
      %901 = vector.extract %900[0] : f32 from vector<1xf32>
      %902 = arith.mulf %901, %858 : f32
      %903 = arith.mulf %889, %902 : f32
      %904 = vector.extract %171#3[3] : f32 from vector<8xf32>
      %905 = arith.addi %19, %c36 : index
      %906 = arith.muli %0, %c4 : index
      %907 = arith.addi %906, %905 : index
      %908 = arith.subi %panels, %c10 : index
      %909 = arith.minsi %907, %908 : index
      %910 = arith.muli %909, %15 : index
      %911 = arith.remui %3, %c15 : index
      %912 = arith.muli %911, %c7 : index
      %913 = arith.addi %910, %912 : index
      %914 = vector.load %w[%913] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %915 = vector.bitcast %914 : vector<4xi8> to vector<1xf32>
      %916 = vector.extract %915[0] : f32 from vector<1xf32>
      %917 = arith.mulf %916, %858 : f32
      %918 = arith.mulf %904, %917 : f32
      %919 = arith.muli %0, %c4 : index
      %920 = arith.addi %919, %19 : index
      %921 = arith.addi %920, %c14 : index
      %922 = arith.muli %852, %outputFeatures : index
      %923 = arith.muli %921, %c15 : index
      %924 = arith.addi %922, %923 : index
      %925 = wave.lane
      %926 = arith.remui %925, %c15 : index
      %927 = arith.addi %924, %926 : index
      %928 = arith.cmpi slt, %921, %panels : index
      scf.if %928 {
        scf.if %21 {
          %929 = memref.load %residual[%927] : memref<?xf32>
          %930 = arith.addf %929, %873 : f32
          memref.store %930, %out[%927] : memref<?xf32>
        } else {
          memref.store %873, %out[%927] : memref<?xf32>
        }
      }
      %931 = arith.muli %0, %c4 : index
      %932 = arith.addi %931, %19 : index
      %933 = arith.addi %932, %c10 : index
      %934 = arith.muli %852, %outputFeatures : index
      %935 = arith.muli %933, %c15 : index
      %936 = arith.addi %934, %935 : index
      %937 = wave.lane
      %938 = arith.remui %937, %c15 : index
      %939 = arith.addi %936, %938 : index
      %940 = arith.cmpi slt, %933, %panels : index
      scf.if %940 {
        scf.if %21 {
          %941 = memref.load %residual[%939] : memref<?xf32>
          %942 = arith.addf %941, %888 : f32
          memref.store %942, %out[%939] : memref<?xf32>
        } else {
          memref.store %888, %out[%939] : memref<?xf32>
        }
      }
      %943 = arith.muli %0, %c4 : index
      %944 = arith.addi %943, %19 : index
      %945 = arith.addi %944, %c5 : index
      %946 = arith.muli %852, %outputFeatures : index
      %947 = arith.muli %945, %c15 : index
      %948 = arith.addi %946, %947 : index
      %949 = wave.lane
      %950 = arith.remui %949, %c15 : index
      %951 = arith.addi %948, %950 : index
      %952 = arith.cmpi slt, %945, %panels : index
      scf.if %952 {
        scf.if %21 {
          %953 = memref.load %residual[%951] : memref<?xf32>
          %954 = arith.addf %953, %903 : f32
          memref.store %954, %out[%951] : memref<?xf32>
        } else {
          memref.store %903, %out[%951] : memref<?xf32>
        }
      }
      %955 = arith.muli %0, %c4 : index
      %956 = arith.addi %955, %19 : index
      %957 = arith.addi %956, %c36 : index
      %958 = arith.muli %852, %outputFeatures : index
      %959 = arith.muli %957, %c15 : index
      %960 = arith.addi %958, %959 : index
      %961 = wave.lane
      %962 = arith.remui %961, %c15 : index
      %963 = arith.addi %960, %962 : index
      %964 = arith.cmpi slt, %957, %panels : index
      scf.if %964 {
        scf.if %21 {
          %965 = memref.load %residual[%963] : memref<?xf32>
          %966 = arith.addf %965, %918 : f32
          memref.store %966, %out[%963] : memref<?xf32>
        } else {
          memref.store %918, %out[%963] : memref<?xf32>
        }
      }
    }
    %967 = arith.addi %17, %c14 : index
    %968 = arith.muli %967, %c15 : index
    %969 = arith.addi %6, %968 : index
    %970 = arith.addi %969, %c4 : index
    %971 = arith.divui %3, %c15 : index
    %972 = arith.addi %970, %971 : index
    %973 = arith.cmpi slt, %972, %5 : index
    scf.if %973 {
      %974 = arith.cmpi eq, %hasFactors, %c10 : index
      %975 = arith.muli %972, %c5 : index
      %976 = memref.load %factors[%975] : memref<?xf32>
      %977 = arith.mulf %976, %operandScale : f32
      %978 = arith.select %974, %977, %operandScale : f32
      %979 = vector.extract %171#0[4] : f32 from vector<8xf32>
      %980 = arith.addi %19, %c14 : index
      %981 = arith.muli %0, %c4 : index
      %982 = arith.addi %981, %980 : index
      %983 = arith.subi %panels, %c10 : index
      %984 = arith.minsi %982, %983 : index
      %985 = arith.muli %984, %15 : index
      %986 = arith.remui %3, %c15 : index
      %987 = arith.muli %986, %c7 : index
      %988 = arith.addi %985, %987 : index
      %989 = vector.load %w[%988] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %990 = vector.bitcast %989 : vector<4xi8> to vector<1xf32>
      %991 = vector.extract %990[0] : f32 from vector<1xf32>
      %992 = arith.mulf %991, %978 : f32
      %993 = arith.mulf %979, %992 : f32
      %994 = vector.extract %171#1[4] : f32 from vector<8xf32>
      %995 = arith.addi %19, %c10 : index
      %996 = arith.muli %0, %c4 : index
      %997 = arith.addi %996, %995 : index
      %998 = arith.subi %panels, %c10 : index
      %999 = arith.minsi %997, %998 : index
      %1000 = arith.muli %999, %15 : index
      %1001 = arith.remui %3, %c15 : index
      %1002 = arith.muli %1001, %c7 : index
      %1003 = arith.addi %1000, %1002 : index
      %1004 = vector.load %w[%1003] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1005 = vector.bitcast %1004 : vector<4xi8> to vector<1xf32>
      %1006 = vector.extract %1005[0] : f32 from vector<1xf32>
      %1007 = arith.mulf %1006, %978 : f32
      %1008 = arith.mulf %994, %1007 : f32
      %1009 = vector.extract %171#2[4] : f32 from vector<8xf32>
      %1010 = arith.addi %19, %c5 : index
      %1011 = arith.muli %0, %c4 : index
      %1012 = arith.addi %1011, %1010 : index
      %1013 = arith.subi %panels, %c10 : index
      %1014 = arith.minsi %1012, %1013 : index
      %1015 = arith.muli %1014, %15 : index
      %1016 = arith.remui %3, %c15 : index
      %1017 = arith.muli %1016, %c7 : index
      %1018 = arith.addi %1015, %1017 : index
      %1019 = vector.load %w[%1018] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1020 = vector.bitcast %1019 : vector<4xi8> to vector<1xf32>
      %1021 = vector.extract %1020[0] : f32 from vector<1xf32>
      %1022 = arith.mulf %1021, %978 : f32
      %1023 = arith.mulf %1009, %1022 : f32
      %1024 = vector.extract %171#3[4] : f32 from vector<8xf32>
      %1025 = arith.addi %19, %c36 : index
      %1026 = arith.muli %0, %c4 : index
      %1027 = arith.addi %1026, %1025 : index
      %1028 = arith.subi %panels, %c10 : index
      %1029 = arith.minsi %1027, %1028 : index
      %1030 = arith.muli %1029, %15 : index
      %1031 = arith.remui %3, %c15 : index
      %1032 = arith.muli %1031, %c7 : index
      %1033 = arith.addi %1030, %1032 : index
      %1034 = vector.load %w[%1033] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1035 = vector.bitcast %1034 : vector<4xi8> to vector<1xf32>
      %1036 = vector.extract %1035[0] : f32 from vector<1xf32>
      %1037 = arith.mulf %1036, %978 : f32
      %1038 = arith.mulf %1024, %1037 : f32
      %1039 = arith.muli %0, %c4 : index
      %1040 = arith.addi %1039, %19 : index
      %1041 = arith.addi %1040, %c14 : index
      %1042 = arith.muli %972, %outputFeatures : index
      %1043 = arith.muli %1041, %c15 : index
      %1044 = arith.addi %1042, %1043 : index
      %1045 = wave.lane
      %1046 = arith.remui %1045, %c15 : index
      %1047 = arith.addi %1044, %1046 : index
      %1048 = arith.cmpi slt, %1041, %panels : index
      scf.if %1048 {
        scf.if %21 {
          %1049 = memref.load %residual[%1047] : memref<?xf32>
          %1050 = arith.addf %1049, %993 : f32
          memref.store %1050, %out[%1047] : memref<?xf32>
        } else {
          memref.store %993, %out[%1047] : memref<?xf32>
        }
      }
      %1051 = arith.muli %0, %c4 : index
      %1052 = arith.addi %1051, %19 : index
      %1053 = arith.addi %1052, %c10 : index
      %1054 = arith.muli %972, %outputFeatures : index
      %1055 = arith.muli %1053, %c15 : index
      %1056 = arith.addi %1054, %1055 : index
      %1057 = wave.lane
      %1058 = arith.remui %1057, %c15 : index
      %1059 = arith.addi %1056, %1058 : index
      %1060 = arith.cmpi slt, %1053, %panels : index
      scf.if %1060 {
        scf.if %21 {
          %1061 = memref.load %residual[%1059] : memref<?xf32>
          %1062 = arith.addf %1061, %1008 : f32
          memref.store %1062, %out[%1059] : memref<?xf32>
        } else {
          memref.store %1008, %out[%1059] : memref<?xf32>
        }
      }
      %1063 = arith.muli %0, %c4 : index
      %1064 = arith.addi %1063, %19 : index
      %1065 = arith.addi %1064, %c5 : index
      %1066 = arith.muli %972, %outputFeatures : index
      %1067 = arith.muli %1065, %c15 : index
      %1068 = arith.addi %1066, %1067 : index
      %1069 = wave.lane
      %1070 = arith.remui %1069, %c15 : index
      %1071 = arith.addi %1068, %1070 : index
      %1072 = arith.cmpi slt, %1065, %panels : index
      scf.if %1072 {
        scf.if %21 {
          %1073 = memref.load %residual[%1071] : memref<?xf32>
          %1074 = arith.addf %1073, %1023 : f32
          memref.store %1074, %out[%1071] : memref<?xf32>
        } else {
          memref.store %1023, %out[%1071] : memref<?xf32>
        }
      }
      %1075 = arith.muli %0, %c4 : index
      %1076 = arith.addi %1075, %19 : index
      %1077 = arith.addi %1076, %c36 : index
      %1078 = arith.muli %972, %outputFeatures : index
      %1079 = arith.muli %1077, %c15 : index
      %1080 = arith.addi %1078, %1079 : index
      %1081 = wave.lane
      %1082 = arith.remui %1081, %c15 : index
      %1083 = arith.addi %1080, %1082 : index
      %1084 = arith.cmpi slt, %1077, %panels : index
      scf.if %1084 {
        scf.if %21 {
          %1085 = memref.load %residual[%1083] : memref<?xf32>
          %1086 = arith.addf %1085, %1038 : f32
          memref.store %1086, %out[%1083] : memref<?xf32>
        } else {
          memref.store %1038, %out[%1083] : memref<?xf32>
        }
      }
    }
    %1087 = arith.addi %17, %c14 : index
    %1088 = arith.muli %1087, %c15 : index
    %1089 = arith.addi %6, %1088 : index
    %1090 = arith.addi %1089, %c32 : index
    %1091 = arith.divui %3, %c15 : index
    %1092 = arith.addi %1090, %1091 : index
    %1093 = arith.cmpi slt, %1092, %5 : index
    scf.if %1093 {
      %1094 = arith.cmpi eq, %hasFactors, %c10 : index
      %1095 = arith.muli %1092, %c5 : index
      %1096 = memref.load %factors[%1095] : memref<?xf32>
      %1097 = arith.mulf %1096, %operandScale : f32
      %1098 = arith.select %1094, %1097, %operandScale : f32
      %1099 = vector.extract %171#0[5] : f32 from vector<8xf32>
      %1100 = arith.addi %19, %c14 : index
      %1101 = arith.muli %0, %c4 : index
      %1102 = arith.addi %1101, %1100 : index
      %1103 = arith.subi %panels, %c10 : index
      %1104 = arith.minsi %1102, %1103 : index
      %1105 = arith.muli %1104, %15 : index
      %1106 = arith.remui %3, %c15 : index
      %1107 = arith.muli %1106, %c7 : index
      %1108 = arith.addi %1105, %1107 : index
      %1109 = vector.load %w[%1108] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1110 = vector.bitcast %1109 : vector<4xi8> to vector<1xf32>
      %1111 = vector.extract %1110[0] : f32 from vector<1xf32>
      %1112 = arith.mulf %1111, %1098 : f32
      %1113 = arith.mulf %1099, %1112 : f32
      %1114 = vector.extract %171#1[5] : f32 from vector<8xf32>
      %1115 = arith.addi %19, %c10 : index
      %1116 = arith.muli %0, %c4 : index
      %1117 = arith.addi %1116, %1115 : index
      %1118 = arith.subi %panels, %c10 : index
      %1119 = arith.minsi %1117, %1118 : index
      %1120 = arith.muli %1119, %15 : index
      %1121 = arith.remui %3, %c15 : index
      %1122 = arith.muli %1121, %c7 : index
      %1123 = arith.addi %1120, %1122 : index
      %1124 = vector.load %w[%1123] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1125 = vector.bitcast %1124 : vector<4xi8> to vector<1xf32>
      %1126 = vector.extract %1125[0] : f32 from vector<1xf32>
      %1127 = arith.mulf %1126, %1098 : f32
      %1128 = arith.mulf %1114, %1127 : f32
      %1129 = vector.extract %171#2[5] : f32 from vector<8xf32>
      %1130 = arith.addi %19, %c5 : index
      %1131 = arith.muli %0, %c4 : index
      %1132 = arith.addi %1131, %1130 : index
      %1133 = arith.subi %panels, %c10 : index
      %1134 = arith.minsi %1132, %1133 : index
      %1135 = arith.muli %1134, %15 : index
      %1136 = arith.remui %3, %c15 : index
      %1137 = arith.muli %1136, %c7 : index
      %1138 = arith.addi %1135, %1137 : index
      %1139 = vector.load %w[%1138] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1140 = vector.bitcast %1139 : vector<4xi8> to vector<1xf32>
      %1141 = vector.extract %1140[0] : f32 from vector<1xf32>
      %1142 = arith.mulf %1141, %1098 : f32
      %1143 = arith.mulf %1129, %1142 : f32
      %1144 = vector.extract %171#3[5] : f32 from vector<8xf32>
      %1145 = arith.addi %19, %c36 : index
      %1146 = arith.muli %0, %c4 : index
      %1147 = arith.addi %1146, %1145 : index
      %1148 = arith.subi %panels, %c10 : index
      %1149 = arith.minsi %1147, %1148 : index
      %1150 = arith.muli %1149, %15 : index
      %1151 = arith.remui %3, %c15 : index
      %1152 = arith.muli %1151, %c7 : index
      %1153 = arith.addi %1150, %1152 : index
      %1154 = vector.load %w[%1153] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1155 = vector.bitcast %1154 : vector<4xi8> to vector<1xf32>
      %1156 = vector.extract %1155[0] : f32 from vector<1xf32>
      %1157 = arith.mulf %1156, %1098 : f32
      %1158 = arith.mulf %1144, %1157 : f32
      %1159 = arith.muli %0, %c4 : index
      %1160 = arith.addi %1159, %19 : index
      %1161 = arith.addi %1160, %c14 : index
      %1162 = arith.muli %1092, %outputFeatures : index
      %1163 = arith.muli %1161, %c15 : index
      %1164 = arith.addi %1162, %1163 : index
      %1165 = wave.lane
      %1166 = arith.remui %1165, %c15 : index
      %1167 = arith.addi %1164, %1166 : index
      %1168 = arith.cmpi slt, %1161, %panels : index
      scf.if %1168 {
        scf.if %21 {
          %1169 = memref.load %residual[%1167] : memref<?xf32>
          %1170 = arith.addf %1169, %1113 : f32
          memref.store %1170, %out[%1167] : memref<?xf32>
        } else {
          memref.store %1113, %out[%1167] : memref<?xf32>
        }
      }
      %1171 = arith.muli %0, %c4 : index
      %1172 = arith.addi %1171, %19 : index
      %1173 = arith.addi %1172, %c10 : index
      %1174 = arith.muli %1092, %outputFeatures : index
      %1175 = arith.muli %1173, %c15 : index
      %1176 = arith.addi %1174, %1175 : index
      %1177 = wave.lane
      %1178 = arith.remui %1177, %c15 : index
      %1179 = arith.addi %1176, %1178 : index
      %1180 = arith.cmpi slt, %1173, %panels : index
      scf.if %1180 {
        scf.if %21 {
          %1181 = memref.load %residual[%1179] : memref<?xf32>
          %1182 = arith.addf %1181, %1128 : f32
          memref.store %1182, %out[%1179] : memref<?xf32>
        } else {
          memref.store %1128, %out[%1179] : memref<?xf32>
        }
      }
      %1183 = arith.muli %0, %c4 : index
      %1184 = arith.addi %1183, %19 : index
      %1185 = arith.addi %1184, %c5 : index
      %1186 = arith.muli %1092, %outputFeatures : index
      %1187 = arith.muli %1185, %c15 : index
      %1188 = arith.addi %1186, %1187 : index
      %1189 = wave.lane
      %1190 = arith.remui %1189, %c15 : index
      %1191 = arith.addi %1188, %1190 : index
      %1192 = arith.cmpi slt, %1185, %panels : index
      scf.if %1192 {
        scf.if %21 {
          %1193 = memref.load %residual[%1191] : memref<?xf32>
          %1194 = arith.addf %1193, %1143 : f32
          memref.store %1194, %out[%1191] : memref<?xf32>
        } else {
          memref.store %1143, %out[%1191] : memref<?xf32>
        }
      }
      %1195 = arith.muli %0, %c4 : index
      %1196 = arith.addi %1195, %19 : index
      %1197 = arith.addi %1196, %c36 : index
      %1198 = arith.muli %1092, %outputFeatures : index
      %1199 = arith.muli %1197, %c15 : index
      %1200 = arith.addi %1198, %1199 : index
      %1201 = wave.lane
      %1202 = arith.remui %1201, %c15 : index
      %1203 = arith.addi %1200, %1202 : index
      %1204 = arith.cmpi slt, %1197, %panels : index
      scf.if %1204 {
        scf.if %21 {
          %1205 = memref.load %residual[%1203] : memref<?xf32>
          %1206 = arith.addf %1205, %1158 : f32
          memref.store %1206, %out[%1203] : memref<?xf32>
        } else {
          memref.store %1158, %out[%1203] : memref<?xf32>
        }
      }
    }
    %1207 = arith.addi %17, %c14 : index
    %1208 = arith.muli %1207, %c15 : index
    %1209 = arith.addi %6, %1208 : index
    %1210 = arith.addi %1209, %c38 : index
    %1211 = arith.divui %3, %c15 : index
    %1212 = arith.addi %1210, %1211 : index
    %1213 = arith.cmpi slt, %1212, %5 : index
    scf.if %1213 {
      %1214 = arith.cmpi eq, %hasFactors, %c10 : index
      %1215 = arith.muli %1212, %c5 : index
      %1216 = memref.load %factors[%1215] : memref<?xf32>
      %1217 = arith.mulf %1216, %operandScale : f32
      %1218 = arith.select %1214, %1217, %operandScale : f32
      %1219 = vector.extract %171#0[6] : f32 from vector<8xf32>
      %1220 = arith.addi %19, %c14 : index
      %1221 = arith.muli %0, %c4 : index
      %1222 = arith.addi %1221, %1220 : index
      %1223 = arith.subi %panels, %c10 : index
      %1224 = arith.minsi %1222, %1223 : index
      %1225 = arith.muli %1224, %15 : index
      %1226 = arith.remui %3, %c15 : index
      %1227 = arith.muli %1226, %c7 : index
      %1228 = arith.addi %1225, %1227 : index
      %1229 = vector.load %w[%1228] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1230 = vector.bitcast %1229 : vector<4xi8> to vector<1xf32>
      %1231 = vector.extract %1230[0] : f32 from vector<1xf32>
      %1232 = arith.mulf %1231, %1218 : f32
      %1233 = arith.mulf %1219, %1232 : f32
      %1234 = vector.extract %171#1[6] : f32 from vector<8xf32>
      %1235 = arith.addi %19, %c10 : index
      %1236 = arith.muli %0, %c4 : index
      %1237 = arith.addi %1236, %1235 : index
      %1238 = arith.subi %panels, %c10 : index
      %1239 = arith.minsi %1237, %1238 : index
      %1240 = arith.muli %1239, %15 : index
      %1241 = arith.remui %3, %c15 : index
      %1242 = arith.muli %1241, %c7 : index
      %1243 = arith.addi %1240, %1242 : index
      %1244 = vector.load %w[%1243] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1245 = vector.bitcast %1244 : vector<4xi8> to vector<1xf32>
      %1246 = vector.extract %1245[0] : f32 from vector<1xf32>
      %1247 = arith.mulf %1246, %1218 : f32
      %1248 = arith.mulf %1234, %1247 : f32
      %1249 = vector.extract %171#2[6] : f32 from vector<8xf32>
      %1250 = arith.addi %19, %c5 : index
      %1251 = arith.muli %0, %c4 : index
      %1252 = arith.addi %1251, %1250 : index
      %1253 = arith.subi %panels, %c10 : index
      %1254 = arith.minsi %1252, %1253 : index
      %1255 = arith.muli %1254, %15 : index
      %1256 = arith.remui %3, %c15 : index
      %1257 = arith.muli %1256, %c7 : index
      %1258 = arith.addi %1255, %1257 : index
      %1259 = vector.load %w[%1258] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1260 = vector.bitcast %1259 : vector<4xi8> to vector<1xf32>
      %1261 = vector.extract %1260[0] : f32 from vector<1xf32>
      %1262 = arith.mulf %1261, %1218 : f32
      %1263 = arith.mulf %1249, %1262 : f32
      %1264 = vector.extract %171#3[6] : f32 from vector<8xf32>
      %1265 = arith.addi %19, %c36 : index
      %1266 = arith.muli %0, %c4 : index
      %1267 = arith.addi %1266, %1265 : index
      %1268 = arith.subi %panels, %c10 : index
      %1269 = arith.minsi %1267, %1268 : index
      %1270 = arith.muli %1269, %15 : index
      %1271 = arith.remui %3, %c15 : index
      %1272 = arith.muli %1271, %c7 : index
      %1273 = arith.addi %1270, %1272 : index
      %1274 = vector.load %w[%1273] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1275 = vector.bitcast %1274 : vector<4xi8> to vector<1xf32>
      %1276 = vector.extract %1275[0] : f32 from vector<1xf32>
      %1277 = arith.mulf %1276, %1218 : f32
      %1278 = arith.mulf %1264, %1277 : f32
      %1279 = arith.muli %0, %c4 : index
      %1280 = arith.addi %1279, %19 : index
      %1281 = arith.addi %1280, %c14 : index
      %1282 = arith.muli %1212, %outputFeatures : index
      %1283 = arith.muli %1281, %c15 : index
      %1284 = arith.addi %1282, %1283 : index
      %1285 = wave.lane
      %1286 = arith.remui %1285, %c15 : index
      %1287 = arith.addi %1284, %1286 : index
      %1288 = arith.cmpi slt, %1281, %panels : index
      scf.if %1288 {
        scf.if %21 {
          %1289 = memref.load %residual[%1287] : memref<?xf32>
          %1290 = arith.addf %1289, %1233 : f32
          memref.store %1290, %out[%1287] : memref<?xf32>
        } else {
          memref.store %1233, %out[%1287] : memref<?xf32>
        }
      }
      %1291 = arith.muli %0, %c4 : index
      %1292 = arith.addi %1291, %19 : index
      %1293 = arith.addi %1292, %c10 : index
      %1294 = arith.muli %1212, %outputFeatures : index
      %1295 = arith.muli %1293, %c15 : index
      %1296 = arith.addi %1294, %1295 : index
      %1297 = wave.lane
      %1298 = arith.remui %1297, %c15 : index
      %1299 = arith.addi %1296, %1298 : index
      %1300 = arith.cmpi slt, %1293, %panels : index
      scf.if %1300 {
        scf.if %21 {
          %1301 = memref.load %residual[%1299] : memref<?xf32>
          %1302 = arith.addf %1301, %1248 : f32
          memref.store %1302, %out[%1299] : memref<?xf32>
        } else {
          memref.store %1248, %out[%1299] : memref<?xf32>
        }
      }
      %1303 = arith.muli %0, %c4 : index
      %1304 = arith.addi %1303, %19 : index
      %1305 = arith.addi %1304, %c5 : index
      %1306 = arith.muli %1212, %outputFeatures : index
      %1307 = arith.muli %1305, %c15 : index
      %1308 = arith.addi %1306, %1307 : index
      %1309 = wave.lane
      %1310 = arith.remui %1309, %c15 : index
      %1311 = arith.addi %1308, %1310 : index
      %1312 = arith.cmpi slt, %1305, %panels : index
      scf.if %1312 {
        scf.if %21 {
          %1313 = memref.load %residual[%1311] : memref<?xf32>
          %1314 = arith.addf %1313, %1263 : f32
          memref.store %1314, %out[%1311] : memref<?xf32>
        } else {
          memref.store %1263, %out[%1311] : memref<?xf32>
        }
      }
      %1315 = arith.muli %0, %c4 : index
      %1316 = arith.addi %1315, %19 : index
      %1317 = arith.addi %1316, %c36 : index
      %1318 = arith.muli %1212, %outputFeatures : index
      %1319 = arith.muli %1317, %c15 : index
      %1320 = arith.addi %1318, %1319 : index
      %1321 = wave.lane
      %1322 = arith.remui %1321, %c15 : index
      %1323 = arith.addi %1320, %1322 : index
      %1324 = arith.cmpi slt, %1317, %panels : index
      scf.if %1324 {
        scf.if %21 {
          %1325 = memref.load %residual[%1323] : memref<?xf32>
          %1326 = arith.addf %1325, %1278 : f32
          memref.store %1326, %out[%1323] : memref<?xf32>
        } else {
          memref.store %1278, %out[%1323] : memref<?xf32>
        }
      }
    }
    %1327 = arith.addi %17, %c14 : index
    %1328 = arith.muli %1327, %c15 : index
    %1329 = arith.addi %6, %1328 : index
    %1330 = arith.addi %1329, %c39 : index
    %1331 = arith.divui %3, %c15 : index
    %1332 = arith.addi %1330, %1331 : index
    %1333 = arith.cmpi slt, %1332, %5 : index
    scf.if %1333 {
      %1334 = arith.cmpi eq, %hasFactors, %c10 : index
      %1335 = arith.muli %1332, %c5 : index
      %1336 = memref.load %factors[%1335] : memref<?xf32>
      %1337 = arith.mulf %1336, %operandScale : f32
      %1338 = arith.select %1334, %1337, %operandScale : f32
      %1339 = vector.extract %171#0[7] : f32 from vector<8xf32>
      %1340 = arith.addi %19, %c14 : index
      %1341 = arith.muli %0, %c4 : index
      %1342 = arith.addi %1341, %1340 : index
      %1343 = arith.subi %panels, %c10 : index
      %1344 = arith.minsi %1342, %1343 : index
      %1345 = arith.muli %1344, %15 : index
      %1346 = arith.remui %3, %c15 : index
      %1347 = arith.muli %1346, %c7 : index
      %1348 = arith.addi %1345, %1347 : index
      %1349 = vector.load %w[%1348] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1350 = vector.bitcast %1349 : vector<4xi8> to vector<1xf32>
      %1351 = vector.extract %1350[0] : f32 from vector<1xf32>
      %1352 = arith.mulf %1351, %1338 : f32
      %1353 = arith.mulf %1339, %1352 : f32
      %1354 = vector.extract %171#1[7] : f32 from vector<8xf32>
      %1355 = arith.addi %19, %c10 : index
      %1356 = arith.muli %0, %c4 : index
      %1357 = arith.addi %1356, %1355 : index
      %1358 = arith.subi %panels, %c10 : index
      %1359 = arith.minsi %1357, %1358 : index
      %1360 = arith.muli %1359, %15 : index
      %1361 = arith.remui %3, %c15 : index
      %1362 = arith.muli %1361, %c7 : index
      %1363 = arith.addi %1360, %1362 : index
      %1364 = vector.load %w[%1363] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1365 = vector.bitcast %1364 : vector<4xi8> to vector<1xf32>
      %1366 = vector.extract %1365[0] : f32 from vector<1xf32>
      %1367 = arith.mulf %1366, %1338 : f32
      %1368 = arith.mulf %1354, %1367 : f32
      %1369 = vector.extract %171#2[7] : f32 from vector<8xf32>
      %1370 = arith.addi %19, %c5 : index
      %1371 = arith.muli %0, %c4 : index
      %1372 = arith.addi %1371, %1370 : index
      %1373 = arith.subi %panels, %c10 : index
      %1374 = arith.minsi %1372, %1373 : index
      %1375 = arith.muli %1374, %15 : index
      %1376 = arith.remui %3, %c15 : index
      %1377 = arith.muli %1376, %c7 : index
      %1378 = arith.addi %1375, %1377 : index
      %1379 = vector.load %w[%1378] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1380 = vector.bitcast %1379 : vector<4xi8> to vector<1xf32>
      %1381 = vector.extract %1380[0] : f32 from vector<1xf32>
      %1382 = arith.mulf %1381, %1338 : f32
      %1383 = arith.mulf %1369, %1382 : f32
      %1384 = vector.extract %171#3[7] : f32 from vector<8xf32>
      %1385 = arith.addi %19, %c36 : index
      %1386 = arith.muli %0, %c4 : index
      %1387 = arith.addi %1386, %1385 : index
      %1388 = arith.subi %panels, %c10 : index
      %1389 = arith.minsi %1387, %1388 : index
      %1390 = arith.muli %1389, %15 : index
      %1391 = arith.remui %3, %c15 : index
      %1392 = arith.muli %1391, %c7 : index
      %1393 = arith.addi %1390, %1392 : index
      %1394 = vector.load %w[%1393] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1395 = vector.bitcast %1394 : vector<4xi8> to vector<1xf32>
      %1396 = vector.extract %1395[0] : f32 from vector<1xf32>
      %1397 = arith.mulf %1396, %1338 : f32
      %1398 = arith.mulf %1384, %1397 : f32
      %1399 = arith.muli %0, %c4 : index
      %1400 = arith.addi %1399, %19 : index
      %1401 = arith.addi %1400, %c14 : index
      %1402 = arith.muli %1332, %outputFeatures : index
      %1403 = arith.muli %1401, %c15 : index
      %1404 = arith.addi %1402, %1403 : index
      %1405 = wave.lane
      %1406 = arith.remui %1405, %c15 : index
      %1407 = arith.addi %1404, %1406 : index
      %1408 = arith.cmpi slt, %1401, %panels : index
      scf.if %1408 {
        scf.if %21 {
          %1409 = memref.load %residual[%1407] : memref<?xf32>
          %1410 = arith.addf %1409, %1353 : f32
          memref.store %1410, %out[%1407] : memref<?xf32>
        } else {
          memref.store %1353, %out[%1407] : memref<?xf32>
        }
      }
      %1411 = arith.muli %0, %c4 : index
      %1412 = arith.addi %1411, %19 : index
      %1413 = arith.addi %1412, %c10 : index
      %1414 = arith.muli %1332, %outputFeatures : index
      %1415 = arith.muli %1413, %c15 : index
      %1416 = arith.addi %1414, %1415 : index
      %1417 = wave.lane
      %1418 = arith.remui %1417, %c15 : index
      %1419 = arith.addi %1416, %1418 : index
      %1420 = arith.cmpi slt, %1413, %panels : index
      scf.if %1420 {
        scf.if %21 {
          %1421 = memref.load %residual[%1419] : memref<?xf32>
          %1422 = arith.addf %1421, %1368 : f32
          memref.store %1422, %out[%1419] : memref<?xf32>
        } else {
          memref.store %1368, %out[%1419] : memref<?xf32>
        }
      }
      %1423 = arith.muli %0, %c4 : index
      %1424 = arith.addi %1423, %19 : index
      %1425 = arith.addi %1424, %c5 : index
      %1426 = arith.muli %1332, %outputFeatures : index
      %1427 = arith.muli %1425, %c15 : index
      %1428 = arith.addi %1426, %1427 : index
      %1429 = wave.lane
      %1430 = arith.remui %1429, %c15 : index
      %1431 = arith.addi %1428, %1430 : index
      %1432 = arith.cmpi slt, %1425, %panels : index
      scf.if %1432 {
        scf.if %21 {
          %1433 = memref.load %residual[%1431] : memref<?xf32>
          %1434 = arith.addf %1433, %1383 : f32
          memref.store %1434, %out[%1431] : memref<?xf32>
        } else {
          memref.store %1383, %out[%1431] : memref<?xf32>
        }
      }
      %1435 = arith.muli %0, %c4 : index
      %1436 = arith.addi %1435, %19 : index
      %1437 = arith.addi %1436, %c36 : index
      %1438 = arith.muli %1332, %outputFeatures : index
      %1439 = arith.muli %1437, %c15 : index
      %1440 = arith.addi %1438, %1439 : index
      %1441 = wave.lane
      %1442 = arith.remui %1441, %c15 : index
      %1443 = arith.addi %1440, %1442 : index
      %1444 = arith.cmpi slt, %1437, %panels : index
      scf.if %1444 {
        scf.if %21 {
          %1445 = memref.load %residual[%1443] : memref<?xf32>
          %1446 = arith.addf %1445, %1398 : f32
          memref.store %1446, %out[%1443] : memref<?xf32>
        } else {
          memref.store %1398, %out[%1443] : memref<?xf32>
        }
      }
    }
    %1447 = arith.addi %17, %c10 : index
    %1448 = arith.muli %1447, %c15 : index
    %1449 = arith.addi %6, %1448 : index
    %1450 = arith.addi %1449, %c14 : index
    %1451 = arith.divui %3, %c15 : index
    %1452 = arith.addi %1450, %1451 : index
    %1453 = arith.cmpi slt, %1452, %5 : index
    scf.if %1453 {
      %1454 = arith.cmpi eq, %hasFactors, %c10 : index
      %1455 = arith.muli %1452, %c5 : index
      %1456 = memref.load %factors[%1455] : memref<?xf32>
      %1457 = arith.mulf %1456, %operandScale : f32
      %1458 = arith.select %1454, %1457, %operandScale : f32
      %1459 = vector.extract %171#4[0] : f32 from vector<8xf32>
      %1460 = arith.addi %19, %c14 : index
      %1461 = arith.muli %0, %c4 : index
      %1462 = arith.addi %1461, %1460 : index
      %1463 = arith.subi %panels, %c10 : index
      %1464 = arith.minsi %1462, %1463 : index
      %1465 = arith.muli %1464, %15 : index
      %1466 = arith.remui %3, %c15 : index
      %1467 = arith.muli %1466, %c7 : index
      %1468 = arith.addi %1465, %1467 : index
      %1469 = vector.load %w[%1468] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1470 = vector.bitcast %1469 : vector<4xi8> to vector<1xf32>
      %1471 = vector.extract %1470[0] : f32 from vector<1xf32>
      %1472 = arith.mulf %1471, %1458 : f32
      %1473 = arith.mulf %1459, %1472 : f32
      %1474 = vector.extract %171#5[0] : f32 from vector<8xf32>
      %1475 = arith.addi %19, %c10 : index
      %1476 = arith.muli %0, %c4 : index
      %1477 = arith.addi %1476, %1475 : index
      %1478 = arith.subi %panels, %c10 : index
      %1479 = arith.minsi %1477, %1478 : index
      %1480 = arith.muli %1479, %15 : index
      %1481 = arith.remui %3, %c15 : index
      %1482 = arith.muli %1481, %c7 : index
      %1483 = arith.addi %1480, %1482 : index
      %1484 = vector.load %w[%1483] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1485 = vector.bitcast %1484 : vector<4xi8> to vector<1xf32>
      %1486 = vector.extract %1485[0] : f32 from vector<1xf32>
      %1487 = arith.mulf %1486, %1458 : f32
      %1488 = arith.mulf %1474, %1487 : f32
      %1489 = vector.extract %171#6[0] : f32 from vector<8xf32>
      %1490 = arith.addi %19, %c5 : index
      %1491 = arith.muli %0, %c4 : index
      %1492 = arith.addi %1491, %1490 : index
      %1493 = arith.subi %panels, %c10 : index
      %1494 = arith.minsi %1492, %1493 : index
      %1495 = arith.muli %1494, %15 : index
      %1496 = arith.remui %3, %c15 : index
      %1497 = arith.muli %1496, %c7 : index
      %1498 = arith.addi %1495, %1497 : index
      %1499 = vector.load %w[%1498] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1500 = vector.bitcast %1499 : vector<4xi8> to vector<1xf32>
      %1501 = vector.extract %1500[0] : f32 from vector<1xf32>
      %1502 = arith.mulf %1501, %1458 : f32
      %1503 = arith.mulf %1489, %1502 : f32
      %1504 = vector.extract %171#7[0] : f32 from vector<8xf32>
      %1505 = arith.addi %19, %c36 : index
      %1506 = arith.muli %0, %c4 : index
      %1507 = arith.addi %1506, %1505 : index
      %1508 = arith.subi %panels, %c10 : index
      %1509 = arith.minsi %1507, %1508 : index
      %1510 = arith.muli %1509, %15 : index
      %1511 = arith.remui %3, %c15 : index
      %1512 = arith.muli %1511, %c7 : index
      %1513 = arith.addi %1510, %1512 : index
      %1514 = vector.load %w[%1513] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1515 = vector.bitcast %1514 : vector<4xi8> to vector<1xf32>
      %1516 = vector.extract %1515[0] : f32 from vector<1xf32>
      %1517 = arith.mulf %1516, %1458 : f32
      %1518 = arith.mulf %1504, %1517 : f32
      %1519 = arith.muli %0, %c4 : index
      %1520 = arith.addi %1519, %19 : index
      %1521 = arith.addi %1520, %c14 : index
      %1522 = arith.muli %1452, %outputFeatures : index
      %1523 = arith.muli %1521, %c15 : index
      %1524 = arith.addi %1522, %1523 : index
      %1525 = wave.lane
      %1526 = arith.remui %1525, %c15 : index
      %1527 = arith.addi %1524, %1526 : index
      %1528 = arith.cmpi slt, %1521, %panels : index
      scf.if %1528 {
        scf.if %21 {
          %1529 = memref.load %residual[%1527] : memref<?xf32>
          %1530 = arith.addf %1529, %1473 : f32
          memref.store %1530, %out[%1527] : memref<?xf32>
        } else {
          memref.store %1473, %out[%1527] : memref<?xf32>
        }
      }
      %1531 = arith.muli %0, %c4 : index
      %1532 = arith.addi %1531, %19 : index
      %1533 = arith.addi %1532, %c10 : index
      %1534 = arith.muli %1452, %outputFeatures : index
      %1535 = arith.muli %1533, %c15 : index
      %1536 = arith.addi %1534, %1535 : index
      %1537 = wave.lane
      %1538 = arith.remui %1537, %c15 : index
      %1539 = arith.addi %1536, %1538 : index
      %1540 = arith.cmpi slt, %1533, %panels : index
      scf.if %1540 {
        scf.if %21 {
          %1541 = memref.load %residual[%1539] : memref<?xf32>
          %1542 = arith.addf %1541, %1488 : f32
          memref.store %1542, %out[%1539] : memref<?xf32>
        } else {
          memref.store %1488, %out[%1539] : memref<?xf32>
        }
      }
      %1543 = arith.muli %0, %c4 : index
      %1544 = arith.addi %1543, %19 : index
      %1545 = arith.addi %1544, %c5 : index
      %1546 = arith.muli %1452, %outputFeatures : index
      %1547 = arith.muli %1545, %c15 : index
      %1548 = arith.addi %1546, %1547 : index
      %1549 = wave.lane
      %1550 = arith.remui %1549, %c15 : index
      %1551 = arith.addi %1548, %1550 : index
      %1552 = arith.cmpi slt, %1545, %panels : index
      scf.if %1552 {
        scf.if %21 {
          %1553 = memref.load %residual[%1551] : memref<?xf32>
          %1554 = arith.addf %1553, %1503 : f32
          memref.store %1554, %out[%1551] : memref<?xf32>
        } else {
          memref.store %1503, %out[%1551] : memref<?xf32>
        }
      }
      %1555 = arith.muli %0, %c4 : index
      %1556 = arith.addi %1555, %19 : index
      %1557 = arith.addi %1556, %c36 : index
      %1558 = arith.muli %1452, %outputFeatures : index
      %1559 = arith.muli %1557, %c15 : index
      %1560 = arith.addi %1558, %1559 : index
      %1561 = wave.lane
      %1562 = arith.remui %1561, %c15 : index
      %1563 = arith.addi %1560, %1562 : index
      %1564 = arith.cmpi slt, %1557, %panels : index
      scf.if %1564 {
        scf.if %21 {
          %1565 = memref.load %residual[%1563] : memref<?xf32>
          %1566 = arith.addf %1565, %1518 : f32
          memref.store %1566, %out[%1563] : memref<?xf32>
        } else {
          memref.store %1518, %out[%1563] : memref<?xf32>
        }
      }
    }
    %1567 = arith.addi %17, %c10 : index
    %1568 = arith.muli %1567, %c15 : index
    %1569 = arith.addi %6, %1568 : index
    %1570 = arith.addi %1569, %c5 : index
    %1571 = arith.divui %3, %c15 : index
    %1572 = arith.addi %1570, %1571 : index
    %1573 = arith.cmpi slt, %1572, %5 : index
    scf.if %1573 {
      %1574 = arith.cmpi eq, %hasFactors, %c10 : index
      %1575 = arith.muli %1572, %c5 : index
      %1576 = memref.load %factors[%1575] : memref<?xf32>
      %1577 = arith.mulf %1576, %operandScale : f32
      %1578 = arith.select %1574, %1577, %operandScale : f32
      %1579 = vector.extract %171#4[1] : f32 from vector<8xf32>
      %1580 = arith.addi %19, %c14 : index
      %1581 = arith.muli %0, %c4 : index
      %1582 = arith.addi %1581, %1580 : index
      %1583 = arith.subi %panels, %c10 : index
      %1584 = arith.minsi %1582, %1583 : index
      %1585 = arith.muli %1584, %15 : index
      %1586 = arith.remui %3, %c15 : index
      %1587 = arith.muli %1586, %c7 : index
      %1588 = arith.addi %1585, %1587 : index
      %1589 = vector.load %w[%1588] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1590 = vector.bitcast %1589 : vector<4xi8> to vector<1xf32>
      %1591 = vector.extract %1590[0] : f32 from vector<1xf32>
      %1592 = arith.mulf %1591, %1578 : f32
      %1593 = arith.mulf %1579, %1592 : f32
      %1594 = vector.extract %171#5[1] : f32 from vector<8xf32>
      %1595 = arith.addi %19, %c10 : index
      %1596 = arith.muli %0, %c4 : index
      %1597 = arith.addi %1596, %1595 : index
      %1598 = arith.subi %panels, %c10 : index
      %1599 = arith.minsi %1597, %1598 : index
      %1600 = arith.muli %1599, %15 : index
      %1601 = arith.remui %3, %c15 : index
      %1602 = arith.muli %1601, %c7 : index
      %1603 = arith.addi %1600, %1602 : index
      %1604 = vector.load %w[%1603] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1605 = vector.bitcast %1604 : vector<4xi8> to vector<1xf32>
      %1606 = vector.extract %1605[0] : f32 from vector<1xf32>
      %1607 = arith.mulf %1606, %1578 : f32
      %1608 = arith.mulf %1594, %1607 : f32
      %1609 = vector.extract %171#6[1] : f32 from vector<8xf32>
      %1610 = arith.addi %19, %c5 : index
      %1611 = arith.muli %0, %c4 : index
      %1612 = arith.addi %1611, %1610 : index
      %1613 = arith.subi %panels, %c10 : index
      %1614 = arith.minsi %1612, %1613 : index
      %1615 = arith.muli %1614, %15 : index
      %1616 = arith.remui %3, %c15 : index
      %1617 = arith.muli %1616, %c7 : index
      %1618 = arith.addi %1615, %1617 : index
      %1619 = vector.load %w[%1618] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1620 = vector.bitcast %1619 : vector<4xi8> to vector<1xf32>
      %1621 = vector.extract %1620[0] : f32 from vector<1xf32>
      %1622 = arith.mulf %1621, %1578 : f32
      %1623 = arith.mulf %1609, %1622 : f32
      %1624 = vector.extract %171#7[1] : f32 from vector<8xf32>
      %1625 = arith.addi %19, %c36 : index
      %1626 = arith.muli %0, %c4 : index
      %1627 = arith.addi %1626, %1625 : index
      %1628 = arith.subi %panels, %c10 : index
      %1629 = arith.minsi %1627, %1628 : index
      %1630 = arith.muli %1629, %15 : index
      %1631 = arith.remui %3, %c15 : index
      %1632 = arith.muli %1631, %c7 : index
      %1633 = arith.addi %1630, %1632 : index
      %1634 = vector.load %w[%1633] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1635 = vector.bitcast %1634 : vector<4xi8> to vector<1xf32>
      %1636 = vector.extract %1635[0] : f32 from vector<1xf32>
      %1637 = arith.mulf %1636, %1578 : f32
      %1638 = arith.mulf %1624, %1637 : f32
      %1639 = arith.muli %0, %c4 : index
      %1640 = arith.addi %1639, %19 : index
      %1641 = arith.addi %1640, %c14 : index
      %1642 = arith.muli %1572, %outputFeatures : index
      %1643 = arith.muli %1641, %c15 : index
      %1644 = arith.addi %1642, %1643 : index
      %1645 = wave.lane
      %1646 = arith.remui %1645, %c15 : index
      %1647 = arith.addi %1644, %1646 : index
      %1648 = arith.cmpi slt, %1641, %panels : index
      scf.if %1648 {
        scf.if %21 {
          %1649 = memref.load %residual[%1647] : memref<?xf32>
          %1650 = arith.addf %1649, %1593 : f32
          memref.store %1650, %out[%1647] : memref<?xf32>
        } else {
          memref.store %1593, %out[%1647] : memref<?xf32>
        }
      }
      %1651 = arith.muli %0, %c4 : index
      %1652 = arith.addi %1651, %19 : index
      %1653 = arith.addi %1652, %c10 : index
      %1654 = arith.muli %1572, %outputFeatures : index
      %1655 = arith.muli %1653, %c15 : index
      %1656 = arith.addi %1654, %1655 : index
      %1657 = wave.lane
      %1658 = arith.remui %1657, %c15 : index
      %1659 = arith.addi %1656, %1658 : index
      %1660 = arith.cmpi slt, %1653, %panels : index
      scf.if %1660 {
        scf.if %21 {
          %1661 = memref.load %residual[%1659] : memref<?xf32>
          %1662 = arith.addf %1661, %1608 : f32
          memref.store %1662, %out[%1659] : memref<?xf32>
        } else {
          memref.store %1608, %out[%1659] : memref<?xf32>
        }
      }
      %1663 = arith.muli %0, %c4 : index
      %1664 = arith.addi %1663, %19 : index
      %1665 = arith.addi %1664, %c5 : index
      %1666 = arith.muli %1572, %outputFeatures : index
      %1667 = arith.muli %1665, %c15 : index
      %1668 = arith.addi %1666, %1667 : index
      %1669 = wave.lane
      %1670 = arith.remui %1669, %c15 : index
      %1671 = arith.addi %1668, %1670 : index
      %1672 = arith.cmpi slt, %1665, %panels : index
      scf.if %1672 {
        scf.if %21 {
          %1673 = memref.load %residual[%1671] : memref<?xf32>
          %1674 = arith.addf %1673, %1623 : f32
          memref.store %1674, %out[%1671] : memref<?xf32>
        } else {
          memref.store %1623, %out[%1671] : memref<?xf32>
        }
      }
      %1675 = arith.muli %0, %c4 : index
      %1676 = arith.addi %1675, %19 : index
      %1677 = arith.addi %1676, %c36 : index
      %1678 = arith.muli %1572, %outputFeatures : index
      %1679 = arith.muli %1677, %c15 : index
      %1680 = arith.addi %1678, %1679 : index
      %1681 = wave.lane
      %1682 = arith.remui %1681, %c15 : index
      %1683 = arith.addi %1680, %1682 : index
      %1684 = arith.cmpi slt, %1677, %panels : index
      scf.if %1684 {
        scf.if %21 {
          %1685 = memref.load %residual[%1683] : memref<?xf32>
          %1686 = arith.addf %1685, %1638 : f32
          memref.store %1686, %out[%1683] : memref<?xf32>
        } else {
          memref.store %1638, %out[%1683] : memref<?xf32>
        }
      }
    }
    %1687 = arith.addi %17, %c10 : index
    %1688 = arith.muli %1687, %c15 : index
    %1689 = arith.addi %6, %1688 : index
    %1690 = arith.addi %1689, %c7 : index
    %1691 = arith.divui %3, %c15 : index
    %1692 = arith.addi %1690, %1691 : index
    %1693 = arith.cmpi slt, %1692, %5 : index
    scf.if %1693 {
      %1694 = arith.cmpi eq, %hasFactors, %c10 : index
      %1695 = arith.muli %1692, %c5 : index
      %1696 = memref.load %factors[%1695] : memref<?xf32>
      %1697 = arith.mulf %1696, %operandScale : f32
      %1698 = arith.select %1694, %1697, %operandScale : f32
      %1699 = vector.extract %171#4[2] : f32 from vector<8xf32>
      %1700 = arith.addi %19, %c14 : index
      %1701 = arith.muli %0, %c4 : index
      %1702 = arith.addi %1701, %1700 : index
      %1703 = arith.subi %panels, %c10 : index
      %1704 = arith.minsi %1702, %1703 : index
      %1705 = arith.muli %1704, %15 : index
      %1706 = arith.remui %3, %c15 : index
      %1707 = arith.muli %1706, %c7 : index
      %1708 = arith.addi %1705, %1707 : index
      %1709 = vector.load %w[%1708] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1710 = vector.bitcast %1709 : vector<4xi8> to vector<1xf32>
      %1711 = vector.extract %1710[0] : f32 from vector<1xf32>
      %1712 = arith.mulf %1711, %1698 : f32
      %1713 = arith.mulf %1699, %1712 : f32
      %1714 = vector.extract %171#5[2] : f32 from vector<8xf32>
      %1715 = arith.addi %19, %c10 : index
      %1716 = arith.muli %0, %c4 : index
      %1717 = arith.addi %1716, %1715 : index
      %1718 = arith.subi %panels, %c10 : index
      %1719 = arith.minsi %1717, %1718 : index
      %1720 = arith.muli %1719, %15 : index
      %1721 = arith.remui %3, %c15 : index
      %1722 = arith.muli %1721, %c7 : index
      %1723 = arith.addi %1720, %1722 : index
      %1724 = vector.load %w[%1723] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1725 = vector.bitcast %1724 : vector<4xi8> to vector<1xf32>
      %1726 = vector.extract %1725[0] : f32 from vector<1xf32>
      %1727 = arith.mulf %1726, %1698 : f32
      %1728 = arith.mulf %1714, %1727 : f32
      %1729 = vector.extract %171#6[2] : f32 from vector<8xf32>
      %1730 = arith.addi %19, %c5 : index
      %1731 = arith.muli %0, %c4 : index
      %1732 = arith.addi %1731, %1730 : index
      %1733 = arith.subi %panels, %c10 : index
      %1734 = arith.minsi %1732, %1733 : index
      %1735 = arith.muli %1734, %15 : index
      %1736 = arith.remui %3, %c15 : index
      %1737 = arith.muli %1736, %c7 : index
      %1738 = arith.addi %1735, %1737 : index
      %1739 = vector.load %w[%1738] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1740 = vector.bitcast %1739 : vector<4xi8> to vector<1xf32>
      %1741 = vector.extract %1740[0] : f32 from vector<1xf32>
      %1742 = arith.mulf %1741, %1698 : f32
      %1743 = arith.mulf %1729, %1742 : f32
      %1744 = vector.extract %171#7[2] : f32 from vector<8xf32>
      %1745 = arith.addi %19, %c36 : index
      %1746 = arith.muli %0, %c4 : index
      %1747 = arith.addi %1746, %1745 : index
      %1748 = arith.subi %panels, %c10 : index
      %1749 = arith.minsi %1747, %1748 : index
      %1750 = arith.muli %1749, %15 : index
      %1751 = arith.remui %3, %c15 : index
      %1752 = arith.muli %1751, %c7 : index
      %1753 = arith.addi %1750, %1752 : index
      %1754 = vector.load %w[%1753] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1755 = vector.bitcast %1754 : vector<4xi8> to vector<1xf32>
      %1756 = vector.extract %1755[0] : f32 from vector<1xf32>
      %1757 = arith.mulf %1756, %1698 : f32
      %1758 = arith.mulf %1744, %1757 : f32
      %1759 = arith.muli %0, %c4 : index
      %1760 = arith.addi %1759, %19 : index
      %1761 = arith.addi %1760, %c14 : index
      %1762 = arith.muli %1692, %outputFeatures : index
      %1763 = arith.muli %1761, %c15 : index
      %1764 = arith.addi %1762, %1763 : index
      %1765 = wave.lane
      %1766 = arith.remui %1765, %c15 : index
      %1767 = arith.addi %1764, %1766 : index
      %1768 = arith.cmpi slt, %1761, %panels : index
      scf.if %1768 {
        scf.if %21 {
          %1769 = memref.load %residual[%1767] : memref<?xf32>
          %1770 = arith.addf %1769, %1713 : f32
          memref.store %1770, %out[%1767] : memref<?xf32>
        } else {
          memref.store %1713, %out[%1767] : memref<?xf32>
        }
      }
      %1771 = arith.muli %0, %c4 : index
      %1772 = arith.addi %1771, %19 : index
      %1773 = arith.addi %1772, %c10 : index
      %1774 = arith.muli %1692, %outputFeatures : index
      %1775 = arith.muli %1773, %c15 : index
      %1776 = arith.addi %1774, %1775 : index
      %1777 = wave.lane
      %1778 = arith.remui %1777, %c15 : index
      %1779 = arith.addi %1776, %1778 : index
      %1780 = arith.cmpi slt, %1773, %panels : index
      scf.if %1780 {
        scf.if %21 {
          %1781 = memref.load %residual[%1779] : memref<?xf32>
          %1782 = arith.addf %1781, %1728 : f32
          memref.store %1782, %out[%1779] : memref<?xf32>
        } else {
          memref.store %1728, %out[%1779] : memref<?xf32>
        }
      }
      %1783 = arith.muli %0, %c4 : index
      %1784 = arith.addi %1783, %19 : index
      %1785 = arith.addi %1784, %c5 : index
      %1786 = arith.muli %1692, %outputFeatures : index
      %1787 = arith.muli %1785, %c15 : index
      %1788 = arith.addi %1786, %1787 : index
      %1789 = wave.lane
      %1790 = arith.remui %1789, %c15 : index
      %1791 = arith.addi %1788, %1790 : index
      %1792 = arith.cmpi slt, %1785, %panels : index
      scf.if %1792 {
        scf.if %21 {
          %1793 = memref.load %residual[%1791] : memref<?xf32>
          %1794 = arith.addf %1793, %1743 : f32
          memref.store %1794, %out[%1791] : memref<?xf32>
        } else {
          memref.store %1743, %out[%1791] : memref<?xf32>
        }
      }
      %1795 = arith.muli %0, %c4 : index
      %1796 = arith.addi %1795, %19 : index
      %1797 = arith.addi %1796, %c36 : index
      %1798 = arith.muli %1692, %outputFeatures : index
      %1799 = arith.muli %1797, %c15 : index
      %1800 = arith.addi %1798, %1799 : index
      %1801 = wave.lane
      %1802 = arith.remui %1801, %c15 : index
      %1803 = arith.addi %1800, %1802 : index
      %1804 = arith.cmpi slt, %1797, %panels : index
      scf.if %1804 {
        scf.if %21 {
          %1805 = memref.load %residual[%1803] : memref<?xf32>
          %1806 = arith.addf %1805, %1758 : f32
          memref.store %1806, %out[%1803] : memref<?xf32>
        } else {
          memref.store %1758, %out[%1803] : memref<?xf32>
        }
      }
    }
    %1807 = arith.addi %17, %c10 : index
    %1808 = arith.muli %1807, %c15 : index
    %1809 = arith.addi %6, %1808 : index
    %1810 = arith.addi %1809, %c37 : index
    %1811 = arith.divui %3, %c15 : index
    %1812 = arith.addi %1810, %1811 : index
    %1813 = arith.cmpi slt, %1812, %5 : index
    scf.if %1813 {
      %1814 = arith.cmpi eq, %hasFactors, %c10 : index
      %1815 = arith.muli %1812, %c5 : index
      %1816 = memref.load %factors[%1815] : memref<?xf32>
      %1817 = arith.mulf %1816, %operandScale : f32
      %1818 = arith.select %1814, %1817, %operandScale : f32
      %1819 = vector.extract %171#4[3] : f32 from vector<8xf32>
      %1820 = arith.addi %19, %c14 : index
      %1821 = arith.muli %0, %c4 : index
      %1822 = arith.addi %1821, %1820 : index
      %1823 = arith.subi %panels, %c10 : index
      %1824 = arith.minsi %1822, %1823 : index
      %1825 = arith.muli %1824, %15 : index
      %1826 = arith.remui %3, %c15 : index
      %1827 = arith.muli %1826, %c7 : index
      %1828 = arith.addi %1825, %1827 : index
      %1829 = vector.load %w[%1828] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1830 = vector.bitcast %1829 : vector<4xi8> to vector<1xf32>
      %1831 = vector.extract %1830[0] : f32 from vector<1xf32>
      %1832 = arith.mulf %1831, %1818 : f32
      %1833 = arith.mulf %1819, %1832 : f32
      %1834 = vector.extract %171#5[3] : f32 from vector<8xf32>
      %1835 = arith.addi %19, %c10 : index
      %1836 = arith.muli %0, %c4 : index
      %1837 = arith.addi %1836, %1835 : index
      %1838 = arith.subi %panels, %c10 : index
      %1839 = arith.minsi %1837, %1838 : index
      %1840 = arith.muli %1839, %15 : index
      %1841 = arith.remui %3, %c15 : index
      %1842 = arith.muli %1841, %c7 : index
      %1843 = arith.addi %1840, %1842 : index
      %1844 = vector.load %w[%1843] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1845 = vector.bitcast %1844 : vector<4xi8> to vector<1xf32>
      %1846 = vector.extract %1845[0] : f32 from vector<1xf32>
      %1847 = arith.mulf %1846, %1818 : f32
      %1848 = arith.mulf %1834, %1847 : f32
      %1849 = vector.extract %171#6[3] : f32 from vector<8xf32>
      %1850 = arith.addi %19, %c5 : index
      %1851 = arith.muli %0, %c4 : index
      %1852 = arith.addi %1851, %1850 : index
      %1853 = arith.subi %panels, %c10 : index
      %1854 = arith.minsi %1852, %1853 : index
      %1855 = arith.muli %1854, %15 : index
      %1856 = arith.remui %3, %c15 : index
      %1857 = arith.muli %1856, %c7 : index
      %1858 = arith.addi %1855, %1857 : index
      %1859 = vector.load %w[%1858] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1860 = vector.bitcast %1859 : vector<4xi8> to vector<1xf32>
      %1861 = vector.extract %1860[0] : f32 from vector<1xf32>
      %1862 = arith.mulf %1861, %1818 : f32
      %1863 = arith.mulf %1849, %1862 : f32
      %1864 = vector.extract %171#7[3] : f32 from vector<8xf32>
      %1865 = arith.addi %19, %c36 : index
      %1866 = arith.muli %0, %c4 : index
      %1867 = arith.addi %1866, %1865 : index
      %1868 = arith.subi %panels, %c10 : index
      %1869 = arith.minsi %1867, %1868 : index
      %1870 = arith.muli %1869, %15 : index
      %1871 = arith.remui %3, %c15 : index
      %1872 = arith.muli %1871, %c7 : index
      %1873 = arith.addi %1870, %1872 : index
      %1874 = vector.load %w[%1873] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1875 = vector.bitcast %1874 : vector<4xi8> to vector<1xf32>
      %1876 = vector.extract %1875[0] : f32 from vector<1xf32>
      %1877 = arith.mulf %1876, %1818 : f32
      %1878 = arith.mulf %1864, %1877 : f32
      %1879 = arith.muli %0, %c4 : index
      %1880 = arith.addi %1879, %19 : index
      %1881 = arith.addi %1880, %c14 : index
      %1882 = arith.muli %1812, %outputFeatures : index
      %1883 = arith.muli %1881, %c15 : index
      %1884 = arith.addi %1882, %1883 : index
      %1885 = wave.lane
      %1886 = arith.remui %1885, %c15 : index
      %1887 = arith.addi %1884, %1886 : index
      %1888 = arith.cmpi slt, %1881, %panels : index
      scf.if %1888 {
        scf.if %21 {
          %1889 = memref.load %residual[%1887] : memref<?xf32>
          %1890 = arith.addf %1889, %1833 : f32
          memref.store %1890, %out[%1887] : memref<?xf32>
        } else {
          memref.store %1833, %out[%1887] : memref<?xf32>
        }
      }
      %1891 = arith.muli %0, %c4 : index
      %1892 = arith.addi %1891, %19 : index
      %1893 = arith.addi %1892, %c10 : index
      %1894 = arith.muli %1812, %outputFeatures : index
      %1895 = arith.muli %1893, %c15 : index
      %1896 = arith.addi %1894, %1895 : index
      %1897 = wave.lane
      %1898 = arith.remui %1897, %c15 : index
      %1899 = arith.addi %1896, %1898 : index
      %1900 = arith.cmpi slt, %1893, %panels : index
      scf.if %1900 {
        scf.if %21 {
          %1901 = memref.load %residual[%1899] : memref<?xf32>
          %1902 = arith.addf %1901, %1848 : f32
          memref.store %1902, %out[%1899] : memref<?xf32>
        } else {
          memref.store %1848, %out[%1899] : memref<?xf32>
        }
      }
      %1903 = arith.muli %0, %c4 : index
      %1904 = arith.addi %1903, %19 : index
      %1905 = arith.addi %1904, %c5 : index
      %1906 = arith.muli %1812, %outputFeatures : index
      %1907 = arith.muli %1905, %c15 : index
      %1908 = arith.addi %1906, %1907 : index
      %1909 = wave.lane
      %1910 = arith.remui %1909, %c15 : index
      %1911 = arith.addi %1908, %1910 : index
      %1912 = arith.cmpi slt, %1905, %panels : index
      scf.if %1912 {
        scf.if %21 {
          %1913 = memref.load %residual[%1911] : memref<?xf32>
          %1914 = arith.addf %1913, %1863 : f32
          memref.store %1914, %out[%1911] : memref<?xf32>
        } else {
          memref.store %1863, %out[%1911] : memref<?xf32>
        }
      }
      %1915 = arith.muli %0, %c4 : index
      %1916 = arith.addi %1915, %19 : index
      %1917 = arith.addi %1916, %c36 : index
      %1918 = arith.muli %1812, %outputFeatures : index
      %1919 = arith.muli %1917, %c15 : index
      %1920 = arith.addi %1918, %1919 : index
      %1921 = wave.lane
      %1922 = arith.remui %1921, %c15 : index
      %1923 = arith.addi %1920, %1922 : index
      %1924 = arith.cmpi slt, %1917, %panels : index
      scf.if %1924 {
        scf.if %21 {
          %1925 = memref.load %residual[%1923] : memref<?xf32>
          %1926 = arith.addf %1925, %1878 : f32
          memref.store %1926, %out[%1923] : memref<?xf32>
        } else {
          memref.store %1878, %out[%1923] : memref<?xf32>
        }
      }
    }
    %1927 = arith.addi %17, %c10 : index
    %1928 = arith.muli %1927, %c15 : index
    %1929 = arith.addi %6, %1928 : index
    %1930 = arith.addi %1929, %c4 : index
    %1931 = arith.divui %3, %c15 : index
    %1932 = arith.addi %1930, %1931 : index
    %1933 = arith.cmpi slt, %1932, %5 : index
    scf.if %1933 {
      %1934 = arith.cmpi eq, %hasFactors, %c10 : index
      %1935 = arith.muli %1932, %c5 : index
      %1936 = memref.load %factors[%1935] : memref<?xf32>
      %1937 = arith.mulf %1936, %operandScale : f32
      %1938 = arith.select %1934, %1937, %operandScale : f32
      %1939 = vector.extract %171#4[4] : f32 from vector<8xf32>
      %1940 = arith.addi %19, %c14 : index
      %1941 = arith.muli %0, %c4 : index
      %1942 = arith.addi %1941, %1940 : index
      %1943 = arith.subi %panels, %c10 : index
      %1944 = arith.minsi %1942, %1943 : index
      %1945 = arith.muli %1944, %15 : index
      %1946 = arith.remui %3, %c15 : index
      %1947 = arith.muli %1946, %c7 : index
      %1948 = arith.addi %1945, %1947 : index
      %1949 = vector.load %w[%1948] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1950 = vector.bitcast %1949 : vector<4xi8> to vector<1xf32>
      %1951 = vector.extract %1950[0] : f32 from vector<1xf32>
      %1952 = arith.mulf %1951, %1938 : f32
      %1953 = arith.mulf %1939, %1952 : f32
      %1954 = vector.extract %171#5[4] : f32 from vector<8xf32>
      %1955 = arith.addi %19, %c10 : index
      %1956 = arith.muli %0, %c4 : index
      %1957 = arith.addi %1956, %1955 : index
      %1958 = arith.subi %panels, %c10 : index
      %1959 = arith.minsi %1957, %1958 : index
      %1960 = arith.muli %1959, %15 : index
      %1961 = arith.remui %3, %c15 : index
      %1962 = arith.muli %1961, %c7 : index
      %1963 = arith.addi %1960, %1962 : index
      %1964 = vector.load %w[%1963] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1965 = vector.bitcast %1964 : vector<4xi8> to vector<1xf32>
      %1966 = vector.extract %1965[0] : f32 from vector<1xf32>
      %1967 = arith.mulf %1966, %1938 : f32
      %1968 = arith.mulf %1954, %1967 : f32
      %1969 = vector.extract %171#6[4] : f32 from vector<8xf32>
      %1970 = arith.addi %19, %c5 : index
      %1971 = arith.muli %0, %c4 : index
      %1972 = arith.addi %1971, %1970 : index
      %1973 = arith.subi %panels, %c10 : index
      %1974 = arith.minsi %1972, %1973 : index
      %1975 = arith.muli %1974, %15 : index
      %1976 = arith.remui %3, %c15 : index
      %1977 = arith.muli %1976, %c7 : index
      %1978 = arith.addi %1975, %1977 : index
      %1979 = vector.load %w[%1978] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1980 = vector.bitcast %1979 : vector<4xi8> to vector<1xf32>
      %1981 = vector.extract %1980[0] : f32 from vector<1xf32>
      %1982 = arith.mulf %1981, %1938 : f32
      %1983 = arith.mulf %1969, %1982 : f32
      %1984 = vector.extract %171#7[4] : f32 from vector<8xf32>
      %1985 = arith.addi %19, %c36 : index
      %1986 = arith.muli %0, %c4 : index
      %1987 = arith.addi %1986, %1985 : index
      %1988 = arith.subi %panels, %c10 : index
      %1989 = arith.minsi %1987, %1988 : index
      %1990 = arith.muli %1989, %15 : index
      %1991 = arith.remui %3, %c15 : index
      %1992 = arith.muli %1991, %c7 : index
      %1993 = arith.addi %1990, %1992 : index
      %1994 = vector.load %w[%1993] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1995 = vector.bitcast %1994 : vector<4xi8> to vector<1xf32>
      %1996 = vector.extract %1995[0] : f32 from vector<1xf32>
      %1997 = arith.mulf %1996, %1938 : f32
      %1998 = arith.mulf %1984, %1997 : f32
      %1999 = arith.muli %0, %c4 : index
      %2000 = arith.addi %1999, %19 : index
      %2001 = arith.addi %2000, %c14 : index
      %2002 = arith.muli %1932, %outputFeatures : index
      %2003 = arith.muli %2001, %c15 : index
      %2004 = arith.addi %2002, %2003 : index
      %2005 = wave.lane
      %2006 = arith.remui %2005, %c15 : index
      %2007 = arith.addi %2004, %2006 : index
      %2008 = arith.cmpi slt, %2001, %panels : index
      scf.if %2008 {
        scf.if %21 {
          %2009 = memref.load %residual[%2007] : memref<?xf32>
          %2010 = arith.addf %2009, %1953 : f32
          memref.store %2010, %out[%2007] : memref<?xf32>
        } else {
          memref.store %1953, %out[%2007] : memref<?xf32>
        }
      }
      %2011 = arith.muli %0, %c4 : index
      %2012 = arith.addi %2011, %19 : index
      %2013 = arith.addi %2012, %c10 : index
      %2014 = arith.muli %1932, %outputFeatures : index
      %2015 = arith.muli %2013, %c15 : index
      %2016 = arith.addi %2014, %2015 : index
      %2017 = wave.lane
      %2018 = arith.remui %2017, %c15 : index
      %2019 = arith.addi %2016, %2018 : index
      %2020 = arith.cmpi slt, %2013, %panels : index
      scf.if %2020 {
        scf.if %21 {
          %2021 = memref.load %residual[%2019] : memref<?xf32>
          %2022 = arith.addf %2021, %1968 : f32
          memref.store %2022, %out[%2019] : memref<?xf32>
        } else {
          memref.store %1968, %out[%2019] : memref<?xf32>
        }
      }
      %2023 = arith.muli %0, %c4 : index
      %2024 = arith.addi %2023, %19 : index
      %2025 = arith.addi %2024, %c5 : index
      %2026 = arith.muli %1932, %outputFeatures : index
      %2027 = arith.muli %2025, %c15 : index
      %2028 = arith.addi %2026, %2027 : index
      %2029 = wave.lane
      %2030 = arith.remui %2029, %c15 : index
      %2031 = arith.addi %2028, %2030 : index
      %2032 = arith.cmpi slt, %2025, %panels : index
      scf.if %2032 {
        scf.if %21 {
          %2033 = memref.load %residual[%2031] : memref<?xf32>
          %2034 = arith.addf %2033, %1983 : f32
          memref.store %2034, %out[%2031] : memref<?xf32>
        } else {
          memref.store %1983, %out[%2031] : memref<?xf32>
        }
      }
      %2035 = arith.muli %0, %c4 : index
      %2036 = arith.addi %2035, %19 : index
      %2037 = arith.addi %2036, %c36 : index
      %2038 = arith.muli %1932, %outputFeatures : index
      %2039 = arith.muli %2037, %c15 : index
      %2040 = arith.addi %2038, %2039 : index
      %2041 = wave.lane
      %2042 = arith.remui %2041, %c15 : index
      %2043 = arith.addi %2040, %2042 : index
      %2044 = arith.cmpi slt, %2037, %panels : index
      scf.if %2044 {
        scf.if %21 {
          %2045 = memref.load %residual[%2043] : memref<?xf32>
          %2046 = arith.addf %2045, %1998 : f32
          memref.store %2046, %out[%2043] : memref<?xf32>
        } else {
          memref.store %1998, %out[%2043] : memref<?xf32>
        }
      }
    }
    %2047 = arith.addi %17, %c10 : index
    %2048 = arith.muli %2047, %c15 : index
    %2049 = arith.addi %6, %2048 : index
    %2050 = arith.addi %2049, %c32 : index
    %2051 = arith.divui %3, %c15 : index
    %2052 = arith.addi %2050, %2051 : index
    %2053 = arith.cmpi slt, %2052, %5 : index
    scf.if %2053 {
      %2054 = arith.cmpi eq, %hasFactors, %c10 : index
      %2055 = arith.muli %2052, %c5 : index
      %2056 = memref.load %factors[%2055] : memref<?xf32>
      %2057 = arith.mulf %2056, %operandScale : f32
      %2058 = arith.select %2054, %2057, %operandScale : f32
      %2059 = vector.extract %171#4[5] : f32 from vector<8xf32>
      %2060 = arith.addi %19, %c14 : index
      %2061 = arith.muli %0, %c4 : index
      %2062 = arith.addi %2061, %2060 : index
      %2063 = arith.subi %panels, %c10 : index
      %2064 = arith.minsi %2062, %2063 : index
      %2065 = arith.muli %2064, %15 : index
      %2066 = arith.remui %3, %c15 : index
      %2067 = arith.muli %2066, %c7 : index
      %2068 = arith.addi %2065, %2067 : index
      %2069 = vector.load %w[%2068] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2070 = vector.bitcast %2069 : vector<4xi8> to vector<1xf32>
      %2071 = vector.extract %2070[0] : f32 from vector<1xf32>
      %2072 = arith.mulf %2071, %2058 : f32
      %2073 = arith.mulf %2059, %2072 : f32
      %2074 = vector.extract %171#5[5] : f32 from vector<8xf32>
      %2075 = arith.addi %19, %c10 : index
      %2076 = arith.muli %0, %c4 : index
      %2077 = arith.addi %2076, %2075 : index
      %2078 = arith.subi %panels, %c10 : index
      %2079 = arith.minsi %2077, %2078 : index
      %2080 = arith.muli %2079, %15 : index
      %2081 = arith.remui %3, %c15 : index
      %2082 = arith.muli %2081, %c7 : index
      %2083 = arith.addi %2080, %2082 : index
      %2084 = vector.load %w[%2083] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2085 = vector.bitcast %2084 : vector<4xi8> to vector<1xf32>
      %2086 = vector.extract %2085[0] : f32 from vector<1xf32>
      %2087 = arith.mulf %2086, %2058 : f32
      %2088 = arith.mulf %2074, %2087 : f32
      %2089 = vector.extract %171#6[5] : f32 from vector<8xf32>
      %2090 = arith.addi %19, %c5 : index
      %2091 = arith.muli %0, %c4 : index
      %2092 = arith.addi %2091, %2090 : index
      %2093 = arith.subi %panels, %c10 : index
      %2094 = arith.minsi %2092, %2093 : index
      %2095 = arith.muli %2094, %15 : index
      %2096 = arith.remui %3, %c15 : index
      %2097 = arith.muli %2096, %c7 : index
      %2098 = arith.addi %2095, %2097 : index
      %2099 = vector.load %w[%2098] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2100 = vector.bitcast %2099 : vector<4xi8> to vector<1xf32>
      %2101 = vector.extract %2100[0] : f32 from vector<1xf32>
      %2102 = arith.mulf %2101, %2058 : f32
      %2103 = arith.mulf %2089, %2102 : f32
      %2104 = vector.extract %171#7[5] : f32 from vector<8xf32>
      %2105 = arith.addi %19, %c36 : index
      %2106 = arith.muli %0, %c4 : index
      %2107 = arith.addi %2106, %2105 : index
      %2108 = arith.subi %panels, %c10 : index
      %2109 = arith.minsi %2107, %2108 : index
      %2110 = arith.muli %2109, %15 : index
      %2111 = arith.remui %3, %c15 : index
      %2112 = arith.muli %2111, %c7 : index
      %2113 = arith.addi %2110, %2112 : index
      %2114 = vector.load %w[%2113] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2115 = vector.bitcast %2114 : vector<4xi8> to vector<1xf32>
      %2116 = vector.extract %2115[0] : f32 from vector<1xf32>
      %2117 = arith.mulf %2116, %2058 : f32
      %2118 = arith.mulf %2104, %2117 : f32
      %2119 = arith.muli %0, %c4 : index
      %2120 = arith.addi %2119, %19 : index
      %2121 = arith.addi %2120, %c14 : index
      %2122 = arith.muli %2052, %outputFeatures : index
      %2123 = arith.muli %2121, %c15 : index
      %2124 = arith.addi %2122, %2123 : index
      %2125 = wave.lane
      %2126 = arith.remui %2125, %c15 : index
      %2127 = arith.addi %2124, %2126 : index
      %2128 = arith.cmpi slt, %2121, %panels : index
      scf.if %2128 {
        scf.if %21 {
          %2129 = memref.load %residual[%2127] : memref<?xf32>
          %2130 = arith.addf %2129, %2073 : f32
          memref.store %2130, %out[%2127] : memref<?xf32>
        } else {
          memref.store %2073, %out[%2127] : memref<?xf32>
        }
      }
      %2131 = arith.muli %0, %c4 : index
      %2132 = arith.addi %2131, %19 : index
      %2133 = arith.addi %2132, %c10 : index
      %2134 = arith.muli %2052, %outputFeatures : index
      %2135 = arith.muli %2133, %c15 : index
      %2136 = arith.addi %2134, %2135 : index
      %2137 = wave.lane
      %2138 = arith.remui %2137, %c15 : index
      %2139 = arith.addi %2136, %2138 : index
      %2140 = arith.cmpi slt, %2133, %panels : index
      scf.if %2140 {
        scf.if %21 {
          %2141 = memref.load %residual[%2139] : memref<?xf32>
          %2142 = arith.addf %2141, %2088 : f32
          memref.store %2142, %out[%2139] : memref<?xf32>
        } else {
          memref.store %2088, %out[%2139] : memref<?xf32>
        }
      }
      %2143 = arith.muli %0, %c4 : index
      %2144 = arith.addi %2143, %19 : index
      %2145 = arith.addi %2144, %c5 : index
      %2146 = arith.muli %2052, %outputFeatures : index
      %2147 = arith.muli %2145, %c15 : index
      %2148 = arith.addi %2146, %2147 : index
      %2149 = wave.lane
      %2150 = arith.remui %2149, %c15 : index
      %2151 = arith.addi %2148, %2150 : index
      %2152 = arith.cmpi slt, %2145, %panels : index
      scf.if %2152 {
        scf.if %21 {
          %2153 = memref.load %residual[%2151] : memref<?xf32>
          %2154 = arith.addf %2153, %2103 : f32
          memref.store %2154, %out[%2151] : memref<?xf32>
        } else {
          memref.store %2103, %out[%2151] : memref<?xf32>
        }
      }
      %2155 = arith.muli %0, %c4 : index
      %2156 = arith.addi %2155, %19 : index
      %2157 = arith.addi %2156, %c36 : index
      %2158 = arith.muli %2052, %outputFeatures : index
      %2159 = arith.muli %2157, %c15 : index
      %2160 = arith.addi %2158, %2159 : index
      %2161 = wave.lane
      %2162 = arith.remui %2161, %c15 : index
      %2163 = arith.addi %2160, %2162 : index
      %2164 = arith.cmpi slt, %2157, %panels : index
      scf.if %2164 {
        scf.if %21 {
          %2165 = memref.load %residual[%2163] : memref<?xf32>
          %2166 = arith.addf %2165, %2118 : f32
          memref.store %2166, %out[%2163] : memref<?xf32>
        } else {
          memref.store %2118, %out[%2163] : memref<?xf32>
        }
      }
    }
    %2167 = arith.addi %17, %c10 : index
    %2168 = arith.muli %2167, %c15 : index
    %2169 = arith.addi %6, %2168 : index
    %2170 = arith.addi %2169, %c38 : index
    %2171 = arith.divui %3, %c15 : index
    %2172 = arith.addi %2170, %2171 : index
    %2173 = arith.cmpi slt, %2172, %5 : index
    scf.if %2173 {
      %2174 = arith.cmpi eq, %hasFactors, %c10 : index
      %2175 = arith.muli %2172, %c5 : index
      %2176 = memref.load %factors[%2175] : memref<?xf32>
      %2177 = arith.mulf %2176, %operandScale : f32
      %2178 = arith.select %2174, %2177, %operandScale : f32
      %2179 = vector.extract %171#4[6] : f32 from vector<8xf32>
      %2180 = arith.addi %19, %c14 : index
      %2181 = arith.muli %0, %c4 : index
      %2182 = arith.addi %2181, %2180 : index
      %2183 = arith.subi %panels, %c10 : index
      %2184 = arith.minsi %2182, %2183 : index
      %2185 = arith.muli %2184, %15 : index
      %2186 = arith.remui %3, %c15 : index
      %2187 = arith.muli %2186, %c7 : index
      %2188 = arith.addi %2185, %2187 : index
      %2189 = vector.load %w[%2188] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2190 = vector.bitcast %2189 : vector<4xi8> to vector<1xf32>
      %2191 = vector.extract %2190[0] : f32 from vector<1xf32>
      %2192 = arith.mulf %2191, %2178 : f32
      %2193 = arith.mulf %2179, %2192 : f32
      %2194 = vector.extract %171#5[6] : f32 from vector<8xf32>
      %2195 = arith.addi %19, %c10 : index
      %2196 = arith.muli %0, %c4 : index
      %2197 = arith.addi %2196, %2195 : index
      %2198 = arith.subi %panels, %c10 : index
      %2199 = arith.minsi %2197, %2198 : index
      %2200 = arith.muli %2199, %15 : index
      %2201 = arith.remui %3, %c15 : index
      %2202 = arith.muli %2201, %c7 : index
      %2203 = arith.addi %2200, %2202 : index
      %2204 = vector.load %w[%2203] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2205 = vector.bitcast %2204 : vector<4xi8> to vector<1xf32>
      %2206 = vector.extract %2205[0] : f32 from vector<1xf32>
      %2207 = arith.mulf %2206, %2178 : f32
      %2208 = arith.mulf %2194, %2207 : f32
      %2209 = vector.extract %171#6[6] : f32 from vector<8xf32>
      %2210 = arith.addi %19, %c5 : index
      %2211 = arith.muli %0, %c4 : index
      %2212 = arith.addi %2211, %2210 : index
      %2213 = arith.subi %panels, %c10 : index
      %2214 = arith.minsi %2212, %2213 : index
      %2215 = arith.muli %2214, %15 : index
      %2216 = arith.remui %3, %c15 : index
      %2217 = arith.muli %2216, %c7 : index
      %2218 = arith.addi %2215, %2217 : index
      %2219 = vector.load %w[%2218] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2220 = vector.bitcast %2219 : vector<4xi8> to vector<1xf32>
      %2221 = vector.extract %2220[0] : f32 from vector<1xf32>
      %2222 = arith.mulf %2221, %2178 : f32
      %2223 = arith.mulf %2209, %2222 : f32
      %2224 = vector.extract %171#7[6] : f32 from vector<8xf32>
      %2225 = arith.addi %19, %c36 : index
      %2226 = arith.muli %0, %c4 : index
      %2227 = arith.addi %2226, %2225 : index
      %2228 = arith.subi %panels, %c10 : index
      %2229 = arith.minsi %2227, %2228 : index
      %2230 = arith.muli %2229, %15 : index
      %2231 = arith.remui %3, %c15 : index
      %2232 = arith.muli %2231, %c7 : index
      %2233 = arith.addi %2230, %2232 : index
      %2234 = vector.load %w[%2233] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2235 = vector.bitcast %2234 : vector<4xi8> to vector<1xf32>
      %2236 = vector.extract %2235[0] : f32 from vector<1xf32>
      %2237 = arith.mulf %2236, %2178 : f32
      %2238 = arith.mulf %2224, %2237 : f32
      %2239 = arith.muli %0, %c4 : index
      %2240 = arith.addi %2239, %19 : index
      %2241 = arith.addi %2240, %c14 : index
      %2242 = arith.muli %2172, %outputFeatures : index
      %2243 = arith.muli %2241, %c15 : index
      %2244 = arith.addi %2242, %2243 : index
      %2245 = wave.lane
      %2246 = arith.remui %2245, %c15 : index
      %2247 = arith.addi %2244, %2246 : index
      %2248 = arith.cmpi slt, %2241, %panels : index
      scf.if %2248 {
        scf.if %21 {
          %2249 = memref.load %residual[%2247] : memref<?xf32>
          %2250 = arith.addf %2249, %2193 : f32
          memref.store %2250, %out[%2247] : memref<?xf32>
        } else {
          memref.store %2193, %out[%2247] : memref<?xf32>
        }
      }
      %2251 = arith.muli %0, %c4 : index
      %2252 = arith.addi %2251, %19 : index
      %2253 = arith.addi %2252, %c10 : index
      %2254 = arith.muli %2172, %outputFeatures : index
      %2255 = arith.muli %2253, %c15 : index
      %2256 = arith.addi %2254, %2255 : index
      %2257 = wave.lane
      %2258 = arith.remui %2257, %c15 : index
      %2259 = arith.addi %2256, %2258 : index
      %2260 = arith.cmpi slt, %2253, %panels : index
      scf.if %2260 {
        scf.if %21 {
          %2261 = memref.load %residual[%2259] : memref<?xf32>
          %2262 = arith.addf %2261, %2208 : f32
          memref.store %2262, %out[%2259] : memref<?xf32>
        } else {
          memref.store %2208, %out[%2259] : memref<?xf32>
        }
      }
      %2263 = arith.muli %0, %c4 : index
      %2264 = arith.addi %2263, %19 : index
      %2265 = arith.addi %2264, %c5 : index
      %2266 = arith.muli %2172, %outputFeatures : index
      %2267 = arith.muli %2265, %c15 : index
      %2268 = arith.addi %2266, %2267 : index
      %2269 = wave.lane
      %2270 = arith.remui %2269, %c15 : index
      %2271 = arith.addi %2268, %2270 : index
      %2272 = arith.cmpi slt, %2265, %panels : index
      scf.if %2272 {
        scf.if %21 {
          %2273 = memref.load %residual[%2271] : memref<?xf32>
          %2274 = arith.addf %2273, %2223 : f32
          memref.store %2274, %out[%2271] : memref<?xf32>
        } else {
          memref.store %2223, %out[%2271] : memref<?xf32>
        }
      }
      %2275 = arith.muli %0, %c4 : index
      %2276 = arith.addi %2275, %19 : index
      %2277 = arith.addi %2276, %c36 : index
      %2278 = arith.muli %2172, %outputFeatures : index
      %2279 = arith.muli %2277, %c15 : index
      %2280 = arith.addi %2278, %2279 : index
      %2281 = wave.lane
      %2282 = arith.remui %2281, %c15 : index
      %2283 = arith.addi %2280, %2282 : index
      %2284 = arith.cmpi slt, %2277, %panels : index
      scf.if %2284 {
        scf.if %21 {
          %2285 = memref.load %residual[%2283] : memref<?xf32>
          %2286 = arith.addf %2285, %2238 : f32
          memref.store %2286, %out[%2283] : memref<?xf32>
        } else {
          memref.store %2238, %out[%2283] : memref<?xf32>
        }
      }
    }
    %2287 = arith.addi %17, %c10 : index
    %2288 = arith.muli %2287, %c15 : index
    %2289 = arith.addi %6, %2288 : index
    %2290 = arith.addi %2289, %c39 : index
    %2291 = arith.divui %3, %c15 : index
    %2292 = arith.addi %2290, %2291 : index
    %2293 = arith.cmpi slt, %2292, %5 : index
    scf.if %2293 {
      %2294 = arith.cmpi eq, %hasFactors, %c10 : index
      %2295 = arith.muli %2292, %c5 : index
      %2296 = memref.load %factors[%2295] : memref<?xf32>
      %2297 = arith.mulf %2296, %operandScale : f32
      %2298 = arith.select %2294, %2297, %operandScale : f32
      %2299 = vector.extract %171#4[7] : f32 from vector<8xf32>
      %2300 = arith.addi %19, %c14 : index
      %2301 = arith.muli %0, %c4 : index
      %2302 = arith.addi %2301, %2300 : index
      %2303 = arith.subi %panels, %c10 : index
      %2304 = arith.minsi %2302, %2303 : index
      %2305 = arith.muli %2304, %15 : index
      %2306 = arith.remui %3, %c15 : index
      %2307 = arith.muli %2306, %c7 : index
      %2308 = arith.addi %2305, %2307 : index
      %2309 = vector.load %w[%2308] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2310 = vector.bitcast %2309 : vector<4xi8> to vector<1xf32>
      %2311 = vector.extract %2310[0] : f32 from vector<1xf32>
      %2312 = arith.mulf %2311, %2298 : f32
      %2313 = arith.mulf %2299, %2312 : f32
      %2314 = vector.extract %171#5[7] : f32 from vector<8xf32>
      %2315 = arith.addi %19, %c10 : index
      %2316 = arith.muli %0, %c4 : index
      %2317 = arith.addi %2316, %2315 : index
      %2318 = arith.subi %panels, %c10 : index
      %2319 = arith.minsi %2317, %2318 : index
      %2320 = arith.muli %2319, %15 : index
      %2321 = arith.remui %3, %c15 : index
      %2322 = arith.muli %2321, %c7 : index
      %2323 = arith.addi %2320, %2322 : index
      %2324 = vector.load %w[%2323] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2325 = vector.bitcast %2324 : vector<4xi8> to vector<1xf32>
      %2326 = vector.extract %2325[0] : f32 from vector<1xf32>
      %2327 = arith.mulf %2326, %2298 : f32
      %2328 = arith.mulf %2314, %2327 : f32
      %2329 = vector.extract %171#6[7] : f32 from vector<8xf32>
      %2330 = arith.addi %19, %c5 : index
      %2331 = arith.muli %0, %c4 : index
      %2332 = arith.addi %2331, %2330 : index
      %2333 = arith.subi %panels, %c10 : index
      %2334 = arith.minsi %2332, %2333 : index
      %2335 = arith.muli %2334, %15 : index
      %2336 = arith.remui %3, %c15 : index
      %2337 = arith.muli %2336, %c7 : index
      %2338 = arith.addi %2335, %2337 : index
      %2339 = vector.load %w[%2338] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2340 = vector.bitcast %2339 : vector<4xi8> to vector<1xf32>
      %2341 = vector.extract %2340[0] : f32 from vector<1xf32>
      %2342 = arith.mulf %2341, %2298 : f32
      %2343 = arith.mulf %2329, %2342 : f32
      %2344 = vector.extract %171#7[7] : f32 from vector<8xf32>
      %2345 = arith.addi %19, %c36 : index
      %2346 = arith.muli %0, %c4 : index
      %2347 = arith.addi %2346, %2345 : index
      %2348 = arith.subi %panels, %c10 : index
      %2349 = arith.minsi %2347, %2348 : index
      %2350 = arith.muli %2349, %15 : index
      %2351 = arith.remui %3, %c15 : index
      %2352 = arith.muli %2351, %c7 : index
      %2353 = arith.addi %2350, %2352 : index
      %2354 = vector.load %w[%2353] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2355 = vector.bitcast %2354 : vector<4xi8> to vector<1xf32>
      %2356 = vector.extract %2355[0] : f32 from vector<1xf32>
      %2357 = arith.mulf %2356, %2298 : f32
      %2358 = arith.mulf %2344, %2357 : f32
      %2359 = arith.muli %0, %c4 : index
      %2360 = arith.addi %2359, %19 : index
      %2361 = arith.addi %2360, %c14 : index
      %2362 = arith.muli %2292, %outputFeatures : index
      %2363 = arith.muli %2361, %c15 : index
      %2364 = arith.addi %2362, %2363 : index
      %2365 = wave.lane
      %2366 = arith.remui %2365, %c15 : index
      %2367 = arith.addi %2364, %2366 : index
      %2368 = arith.cmpi slt, %2361, %panels : index
      scf.if %2368 {
        scf.if %21 {
          %2369 = memref.load %residual[%2367] : memref<?xf32>
          %2370 = arith.addf %2369, %2313 : f32
          memref.store %2370, %out[%2367] : memref<?xf32>
        } else {
          memref.store %2313, %out[%2367] : memref<?xf32>
        }
      }
      %2371 = arith.muli %0, %c4 : index
      %2372 = arith.addi %2371, %19 : index
      %2373 = arith.addi %2372, %c10 : index
      %2374 = arith.muli %2292, %outputFeatures : index
      %2375 = arith.muli %2373, %c15 : index
      %2376 = arith.addi %2374, %2375 : index
      %2377 = wave.lane
      %2378 = arith.remui %2377, %c15 : index
      %2379 = arith.addi %2376, %2378 : index
      %2380 = arith.cmpi slt, %2373, %panels : index
      scf.if %2380 {
        scf.if %21 {
          %2381 = memref.load %residual[%2379] : memref<?xf32>
          %2382 = arith.addf %2381, %2328 : f32
          memref.store %2382, %out[%2379] : memref<?xf32>
        } else {
          memref.store %2328, %out[%2379] : memref<?xf32>
        }
      }
      %2383 = arith.muli %0, %c4 : index
      %2384 = arith.addi %2383, %19 : index
      %2385 = arith.addi %2384, %c5 : index
      %2386 = arith.muli %2292, %outputFeatures : index
      %2387 = arith.muli %2385, %c15 : index
      %2388 = arith.addi %2386, %2387 : index
      %2389 = wave.lane
      %2390 = arith.remui %2389, %c15 : index
      %2391 = arith.addi %2388, %2390 : index
      %2392 = arith.cmpi slt, %2385, %panels : index
      scf.if %2392 {
        scf.if %21 {
          %2393 = memref.load %residual[%2391] : memref<?xf32>
          %2394 = arith.addf %2393, %2343 : f32
          memref.store %2394, %out[%2391] : memref<?xf32>
        } else {
          memref.store %2343, %out[%2391] : memref<?xf32>
        }
      }
      %2395 = arith.muli %0, %c4 : index
      %2396 = arith.addi %2395, %19 : index
      %2397 = arith.addi %2396, %c36 : index
      %2398 = arith.muli %2292, %outputFeatures : index
      %2399 = arith.muli %2397, %c15 : index
      %2400 = arith.addi %2398, %2399 : index
      %2401 = wave.lane
      %2402 = arith.remui %2401, %c15 : index
      %2403 = arith.addi %2400, %2402 : index
      %2404 = arith.cmpi slt, %2397, %panels : index
      scf.if %2404 {
        scf.if %21 {
          %2405 = memref.load %residual[%2403] : memref<?xf32>
          %2406 = arith.addf %2405, %2358 : f32
          memref.store %2406, %out[%2403] : memref<?xf32>
        } else {
          memref.store %2358, %out[%2403] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
