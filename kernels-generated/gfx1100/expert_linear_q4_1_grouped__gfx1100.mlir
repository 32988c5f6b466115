// GENERATED from codegen/kvcgen/gfx_moe.py; do not edit.
// Config: GfxExpertLinear(format='q4_1')
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @expert_linear_q4_1_grouped__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %groups: memref<?xi32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 0 : index
  %c2 = arith.constant 4 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %panelsPerExpert = wave.param "panelsPerExpert" : index
  %rowDivisor = wave.param "rowDivisor" : index
  %c10 = arith.constant 16 : index
  %pairsAt = wave.param "pairsAt" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 256 : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<8> : vector<4xi32>
  %c24 = arith.constant dense<12> : vector<4xi32>
  %c25 = arith.constant dense<0x6400> : vector<32xf16>
  %c26 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %c28 = arith.constant 0x3F800000 : f32
  %outputFeatures = wave.param "outputFeatures" : index
  %c30 = arith.constant 5 : index
  %c31 = arith.constant 6 : index
  %c32 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = memref.load %groups[%c1] : memref<?xi32>
  %3 = arith.index_cast %2 : i32 to index
  %4 = arith.cmpi slt, %1, %3 : index
  %5 = arith.muli %1, %c2 : index
  %6 = arith.addi %5, %c2 : index
  %7 = wave.lane
  scf.if %4 {
    %8 = arith.addi %6, %c3 : index
    %9 = memref.load %groups[%8] : memref<?xi32>
    %10 = arith.index_cast %9 : i32 to index
    %11 = arith.addi %6, %c4 : index
    %12 = memref.load %groups[%11] : memref<?xi32>
    %13 = arith.index_cast %12 : i32 to index
    %14 = memref.load %groups[%6] : memref<?xi32>
    %15 = arith.index_cast %14 : i32 to index
    %16 = arith.muli %inputFeatures, %c5 : index
    %17 = arith.muli %inputFeatures, %c4 : index
    %18 = arith.addi %17, %c6 : index
    %19 = arith.divui %18, %c7 : index
    %20 = arith.muli %19, %c7 : index
    %21 = arith.addi %16, %20 : index
    %22 = arith.addi %21, %c7 : index
    %23 = arith.muli %15, %panelsPerExpert : index
    %24 = arith.muli %0, %c4 : index
    %25 = arith.addi %23, %24 : index
    %26 = arith.addi %25, %c1 : index
    %27 = arith.muli %26, %22 : index
    %28 = arith.addi %25, %c3 : index
    %29 = arith.muli %28, %22 : index
    %30 = arith.remui %7, %c10 : index
    %31 = arith.addi %pairsAt, %10 : index
    %32 = arith.subi %13, %c3 : index
    %33 = arith.minsi %30, %32 : index
    %34 = arith.addi %31, %33 : index
    %35 = memref.load %groups[%34] : memref<?xi32>
    %36 = arith.index_cast %35 : i32 to index
    %37 = arith.divui %36, %rowDivisor : index
    %38 = arith.divui %37, %tileRows : index
    %39 = arith.divui %inputFeatures, %c10 : index
    %40 = arith.muli %38, %39 : index
    %41 = arith.divui %c1, %c10 : index
    %42 = arith.addi %40, %41 : index
    %43 = arith.muli %42, %c4 : index
    %44 = arith.remui %c1, %c10 : index
    %45 = arith.divui %44, %c5 : index
    %46 = arith.addi %43, %45 : index
    %47 = arith.muli %tileRows, %c5 : index
    %48 = arith.muli %46, %47 : index
    %49 = arith.remui %37, %tileRows : index
    %50 = arith.muli %49, %c5 : index
    %51 = arith.addi %48, %50 : index
    %52 = arith.remui %c1, %c5 : index
    %53 = arith.addi %51, %52 : index
    %54 = wave.wave
    %55 = arith.divui %inputFeatures, %c14 : index
    %56 = arith.muli %54, %stepsPerWave : index
    %57 = arith.minsi %56, %55 : index
    %58 = arith.addi %57, %stepsPerWave : index
    %59 = arith.minsi %58, %55 : index
    %60 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %61 = arith.subi %59, %57 : index
    %62 = arith.divui %61, %c4 : index
    %63 = arith.muli %62, %c4 : index
    %64 = arith.addi %57, %63 : index
    %65 = arith.addi %57, %stepsPerWave : index
    %66 = arith.select %60, %65, %64 : index
    %70:2 = scf.for %67 = %57 to %66 step %c4 iter_args(%68 = %c13, %69 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %71 = wave.lane
      %72 = arith.addi %67, %c1 : index
      %73 = arith.remui %71, %c10 : index
      %74 = arith.addi %27, %c7 : index
      %75 = arith.muli %72, %c17 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.muli %73, %c2 : index
      %78 = arith.addi %76, %77 : index
      %79 = vector.load %w[%78] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %80 = vector.bitcast %79 : vector<4xi8> to vector<2xf16>
      %81 = vector.extract %80[0] : f16 from vector<2xf16>
      %82 = vector.broadcast %81 : f16 to vector<16xf16>
      %83 = vector.extract %80[1] : f16 from vector<2xf16>
      %84 = vector.broadcast %83 : f16 to vector<16xf16>
      %85 = arith.addi %27, %c7 : index
      %86 = arith.muli %inputFeatures, %c4 : index
      %87 = arith.addi %86, %c6 : index
      %88 = arith.divui %87, %c7 : index
      %89 = arith.muli %88, %c7 : index
      %90 = arith.addi %85, %89 : index
      %91 = arith.muli %72, %c18 : index
      %92 = arith.addi %90, %91 : index
      %93 = arith.muli %73, %c10 : index
      %94 = arith.addi %92, %93 : index
      %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %96 = vector.bitcast %95 : vector<16xi8> to vector<4xi32>
      %97 = arith.shrui %96, %c19 : vector<4xi32>
      %98 = arith.andi %97, %c20 : vector<4xi32>
      %99 = arith.ori %98, %c21 : vector<4xi32>
      %100 = vector.bitcast %99 : vector<4xi32> to vector<8xf16>
      %101 = arith.shrui %96, %c22 : vector<4xi32>
      %102 = arith.andi %101, %c20 : vector<4xi32>
      %103 = arith.ori %102, %c21 : vector<4xi32>
      %104 = vector.bitcast %103 : vector<4xi32> to vector<8xf16>
      %105 = arith.shrui %96, %c23 : vector<4xi32>
      %106 = arith.andi %105, %c20 : vector<4xi32>
      %107 = arith.ori %106, %c21 : vector<4xi32>
      %108 = vector.bitcast %107 : vector<4xi32> to vector<8xf16>
      %109 = arith.shrui %96, %c24 : vector<4xi32>
      %110 = arith.andi %109, %c20 : vector<4xi32>
      %111 = arith.ori %110, %c21 : vector<4xi32>
      %112 = vector.bitcast %111 : vector<4xi32> to vector<8xf16>
      %113 = vector.shuffle %100, %104 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %114 = vector.shuffle %108, %112 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %115 = vector.shuffle %113, %114 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %116 = arith.subf %115, %c25 : vector<32xf16>
      %117 = vector.shuffle %116, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %118 = vector.shuffle %116, %116 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %119 = math.fma %117, %82, %84 : vector<16xf16>
      %120 = math.fma %118, %82, %84 : vector<16xf16>
      %121 = arith.addi %67, %c3 : index
      %122 = arith.remui %71, %c10 : index
      %123 = arith.addi %27, %c7 : index
      %124 = arith.muli %121, %c17 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.muli %122, %c2 : index
      %127 = arith.addi %125, %126 : index
      %128 = vector.load %w[%127] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %129 = vector.bitcast %128 : vector<4xi8> to vector<2xf16>
      %130 = vector.extract %129[0] : f16 from vector<2xf16>
      %131 = vector.broadcast %130 : f16 to vector<16xf16>
      %132 = vector.extract %129[1] : f16 from vector<2xf16>
      %133 = vector.broadcast %132 : f16 to vector<16xf16>
      %134 = arith.addi %27, %c7 : index
      %135 = arith.muli %inputFeatures, %c4 : index
      %136 = arith.addi %135, %c6 : index
      %137 = arith.divui %136, %c7 : index
      %138 = arith.muli %137, %c7 : index
      %139 = arith.addi %134, %138 : index
      %140 = arith.muli %121, %c18 : index
      %141 = arith.addi %139, %140 : index
      %142 = arith.muli %122, %c10 : index
      %143 = arith.addi %141, %142 : index
      %144 = vector.load %w[%143] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %145 = vector.bitcast %144 : vector<16xi8> to vector<4xi32>
      %146 = arith.shrui %145, %c19 : vector<4xi32>
      %147 = arith.andi %146, %c20 : vector<4xi32>
      %148 = arith.ori %147, %c21 : vector<4xi32>
      %149 = vector.bitcast %148 : vector<4xi32> to vector<8xf16>
      %150 = arith.shrui %145, %c22 : vector<4xi32>
      %151 = arith.andi %150, %c20 : vector<4xi32>
      %152 = arith.ori %151, %c21 : vector<4xi32>
      %153 = vector.bitcast %152 : vector<4xi32> to vector<8xf16>
      %154 = arith.shrui %145, %c23 : vector<4xi32>
      %155 = arith.andi %154, %c20 : vector<4xi32>
      %156 = arith.ori %155, %c21 : vector<4xi32>
      %157 = vector.bitcast %156 : vector<4xi32> to vector<8xf16>
      %158 = arith.shrui %145, %c24 : vector<4xi32>
      %159 = arith.andi %158, %c20 : vector<4xi32>
      %160 = arith.ori %159, %c21 : vector<4xi32>
      %161 = vector.bitcast %160 : vector<4xi32> to vector<8xf16>
      %162 = vector.shuffle %149, %153 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %163 = vector.shuffle %157, %161 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %164 = vector.shuffle %162, %163 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %165 = arith.subf %164, %c25 : vector<32xf16>
      %166 = vector.shuffle %165, %165 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %167 = vector.shuffle %165, %165 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %168 = math.fma %166, %131, %133 : vector<16xf16>
      %169 = math.fma %167, %131, %133 : vector<16xf16>
      %170 = arith.addi %67, %c1 : index
      %171 = arith.remui %71, %c10 : index
      %172 = arith.addi %29, %c7 : index
      %173 = arith.muli %170, %c17 : index
      %174 = arith.addi %172, %173 : index
      %175 = arith.muli %171, %c2 : index
      %176 = arith.addi %174, %175 : index
      %177 = vector.load %w[%176] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %178 = vector.bitcast %177 : vector<4xi8> to vector<2xf16>
      %179 = vector.extract %178[0] : f16 from vector<2xf16>
      %180 = vector.broadcast %179 : f16 to vector<16xf16>
      %181 = vector.extract %178[1] : f16 from vector<2xf16>
      %182 = vector.broadcast %181 : f16 to vector<16xf16>
      %183 = arith.addi %29, %c7 : index
      %184 = arith.muli %inputFeatures, %c4 : index
      %185 = arith.addi %184, %c6 : index
      %186 = arith.divui %185, %c7 : index
      %187 = arith.muli %186, %c7 : index
      %188 = arith.addi %183, %187 : index
      %189 = arith.muli %170, %c18 : index
      %190 = arith.addi %188, %189 : index
      %191 = arith.muli %171, %c10 : index
      %192 = arith.addi %190, %191 : index
      %193 = vector.load %w[%192] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %194 = vector.bitcast %193 : vector<16xi8> to vector<4xi32>
      %195 = arith.shrui %194, %c19 : vector<4xi32>
      %196 = arith.andi %195, %c20 : vector<4xi32>
      %197 = arith.ori %196, %c21 : vector<4xi32>
      %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
      %199 = arith.shrui %194, %c22 : vector<4xi32>
      %200 = arith.andi %199, %c20 : vector<4xi32>
      %201 = arith.ori %200, %c21 : vector<4xi32>
      %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
      %203 = arith.shrui %194, %c23 : vector<4xi32>
      %204 = arith.andi %203, %c20 : vector<4xi32>
      %205 = arith.ori %204, %c21 : vector<4xi32>
      %206 = vector.bitcast %205 : vector<4xi32> to vector<8xf16>
      %207 = arith.shrui %194, %c24 : vector<4xi32>
      %208 = arith.andi %207, %c20 : vector<4xi32>
      %209 = arith.ori %208, %c21 : vector<4xi32>
      %210 = vector.bitcast %209 : vector<4xi32> to vector<8xf16>
      %211 = vector.shuffle %198, %202 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %212 = vector.shuffle %206, %210 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %213 = vector.shuffle %211, %212 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %214 = arith.subf %213, %c25 : vector<32xf16>
      %215 = vector.shuffle %214, %214 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %216 = vector.shuffle %214, %214 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %217 = math.fma %215, %180, %182 : vector<16xf16>
      %218 = math.fma %216, %180, %182 : vector<16xf16>
      %219 = arith.addi %67, %c3 : index
      %220 = arith.remui %71, %c10 : index
      %221 = arith.addi %29, %c7 : index
      %222 = arith.muli %219, %c17 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.muli %220, %c2 : index
      %225 = arith.addi %223, %224 : index
      %226 = vector.load %w[%225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %227 = vector.bitcast %226 : vector<4xi8> to vector<2xf16>
      %228 = vector.extract %227[0] : f16 from vector<2xf16>
      %229 = vector.broadcast %228 : f16 to vector<16xf16>
      %230 = vector.extract %227[1] : f16 from vector<2xf16>
      %231 = vector.broadcast %230 : f16 to vector<16xf16>
      %232 = arith.addi %29, %c7 : index
      %233 = arith.muli %inputFeatures, %c4 : index
      %234 = arith.addi %233, %c6 : index
      %235 = arith.divui %234, %c7 : index
      %236 = arith.muli %235, %c7 : index
      %237 = arith.addi %232, %236 : index
      %238 = arith.muli %219, %c18 : index
      %239 = arith.addi %237, %238 : index
      %240 = arith.muli %220, %c10 : index
      %241 = arith.addi %239, %240 : index
      %242 = vector.load %w[%241] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %243 = vector.bitcast %242 : vector<16xi8> to vector<4xi32>
      %244 = arith.shrui %243, %c19 : vector<4xi32>
      %245 = arith.andi %244, %c20 : vector<4xi32>
      %246 = arith.ori %245, %c21 : vector<4xi32>
      %247 = vector.bitcast %246 : vector<4xi32> to vector<8xf16>
      %248 = arith.shrui %243, %c22 : vector<4xi32>
      %249 = arith.andi %248, %c20 : vector<4xi32>
      %250 = arith.ori %249, %c21 : vector<4xi32>
      %251 = vector.bitcast %250 : vector<4xi32> to vector<8xf16>
      %252 = arith.shrui %243, %c23 : vector<4xi32>
      %253 = arith.andi %252, %c20 : vector<4xi32>
      %254 = arith.ori %253, %c21 : vector<4xi32>
      %255 = vector.bitcast %254 : vector<4xi32> to vector<8xf16>
      %256 = arith.shrui %243, %c24 : vector<4xi32>
      %257 = arith.andi %256, %c20 : vector<4xi32>
      %258 = arith.ori %257, %c21 : vector<4xi32>
      %259 = vector.bitcast %258 : vector<4xi32> to vector<8xf16>
      %260 = vector.shuffle %247, %251 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = vector.shuffle %255, %259 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %262 = vector.shuffle %260, %261 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %263 = arith.subf %262, %c25 : vector<32xf16>
      %264 = vector.shuffle %263, %263 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %265 = vector.shuffle %263, %263 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %266 = math.fma %264, %229, %231 : vector<16xf16>
      %267 = math.fma %265, %229, %231 : vector<16xf16>
      %268 = arith.muli %67, %c4 : index
      %269 = arith.addi %268, %c1 : index
      %270 = arith.muli %tileRows, %c10 : index
      %271 = arith.muli %269, %270 : index
      %272 = arith.addi %53, %271 : index
      %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = arith.muli %tileRows, %c5 : index
      %275 = arith.addi %272, %274 : index
      %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = vector.shuffle %273, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %278 = wave.mma %277, %119, %68 : vector<16xf16>, vector<8xf32>
      %279 = wave.mma %277, %217, %69 : vector<16xf16>, vector<8xf32>
      %280 = arith.muli %67, %c4 : index
      %281 = arith.addi %280, %c3 : index
      %282 = arith.muli %tileRows, %c10 : index
      %283 = arith.muli %281, %282 : index
      %284 = arith.addi %53, %283 : index
      %285 = vector.load %x[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = arith.muli %tileRows, %c5 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %285, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %120, %278 : vector<16xf16>, vector<8xf32>
      %291 = wave.mma %289, %218, %279 : vector<16xf16>, vector<8xf32>
      %292 = arith.muli %67, %c4 : index
      %293 = arith.addi %292, %c4 : index
      %294 = arith.muli %tileRows, %c10 : index
      %295 = arith.muli %293, %294 : index
      %296 = arith.addi %53, %295 : index
      %297 = vector.load %x[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = arith.muli %tileRows, %c5 : index
      %299 = arith.addi %296, %298 : index
      %300 = vector.load %x[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = vector.shuffle %297, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = wave.mma %301, %168, %290 : vector<16xf16>, vector<8xf32>
      %303 = wave.mma %301, %266, %291 : vector<16xf16>, vector<8xf32>
      %304 = arith.muli %67, %c4 : index
      %305 = arith.addi %304, %c26 : index
      %306 = arith.muli %tileRows, %c10 : index
      %307 = arith.muli %305, %306 : index
      %308 = arith.addi %53, %307 : index
      %309 = vector.load %x[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %310 = arith.muli %tileRows, %c5 : index
      %311 = arith.addi %308, %310 : index
      %312 = vector.load %x[%311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %313 = vector.shuffle %309, %312 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %314 = wave.mma %313, %169, %302 : vector<16xf16>, vector<8xf32>
      %315 = wave.mma %313, %267, %303 : vector<16xf16>, vector<8xf32>
      scf.yield %314, %315 : vector<8xf32>, vector<8xf32>
    }
    %316 = arith.select %60, %66, %59 : index
    %320:2 = scf.for %317 = %66 to %316 step %c3 iter_args(%318 = %70#0, %319 = %70#1) -> (vector<8xf32>, vector<8xf32>) {
      %321 = wave.lane
      %322 = arith.addi %317, %c1 : index
      %323 = arith.remui %321, %c10 : index
      %324 = arith.addi %27, %c7 : index
      %325 = arith.muli %322, %c17 : index
      %326 = arith.addi %324, %325 : index
      %327 = arith.muli %323, %c2 : index
      %328 = arith.addi %326, %327 : index
      %329 = vector.load %w[%328] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %330 = vector.bitcast %329 : vector<4xi8> to vector<2xf16>
      %331 = vector.extract %330[0] : f16 from vector<2xf16>
      %332 = vector.broadcast %331 : f16 to vector<16xf16>
      %333 = vector.extract %330[1] : f16 from vector<2xf16>
      %334 = vector.broadcast %333 : f16 to vector<16xf16>
      %335 = arith.addi %27, %c7 : index
      %336 = arith.muli %inputFeatures, %c4 : index
      %337 = arith.addi %336, %c6 : index
      %338 = arith.divui %337, %c7 : index
      %339 = arith.muli %338, %c7 : index
      %340 = arith.addi %335, %339 : index
      %341 = arith.muli %322, %c18 : index
      %342 = arith.addi %340, %341 : index
      %343 = arith.muli %323, %c10 : index
      %344 = arith.addi %342, %343 : index
      %345 = vector.load %w[%344] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %346 = vector.bitcast %345 : vector<16xi8> to vector<4xi32>
      %347 = arith.shrui %346, %c19 : vector<4xi32>
      %348 = arith.andi %347, %c20 : vector<4xi32>
      %349 = arith.ori %348, %c21 : vector<4xi32>
      %350 = vector.bitcast %349 : vector<4xi32> to vector<8xf16>
      %351 = arith.shrui %346, %c22 : vector<4xi32>
      %352 = arith.andi %351, %c20 : vector<4xi32>
      %353 = arith.ori %352, %c21 : vector<4xi32>
      %354 = vector.bitcast %353 : vector<4xi32> to vector<8xf16>
      %355 = arith.shrui %346, %c23 : vector<4xi32>
      %356 = arith.andi %355, %c20 : vector<4xi32>
      %357 = arith.ori %356, %c21 : vector<4xi32>
      %358 = vector.bitcast %357 : vector<4xi32> to vector<8xf16>
      %359 = arith.shrui %346, %c24 : vector<4xi32>
      %360 = arith.andi %359, %c20 : vector<4xi32>
      %361 = arith.ori %360, %c21 : vector<4xi32>
      %362 = vector.bitcast %361 : vector<4xi32> to vector<8xf16>
      %363 = vector.shuffle %350, %354 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %364 = vector.shuffle %358, %362 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %365 = vector.shuffle %363, %364 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %366 = arith.subf %365, %c25 : vector<32xf16>
      %367 = vector.shuffle %366, %366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %368 = vector.shuffle %366, %366 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %369 = math.fma %367, %332, %334 : vector<16xf16>
      %370 = math.fma %368, %332, %334 : vector<16xf16>
      %371 = arith.addi %317, %c1 : index
      %372 = arith.remui %321, %c10 : index
      %373 = arith.addi %29, %c7 : index
      %374 = arith.muli %371, %c17 : index
      %375 = arith.addi %373, %374 : index
      %376 = arith.muli %372, %c2 : index
      %377 = arith.addi %375, %376 : index
      %378 = vector.load %w[%377] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %379 = vector.bitcast %378 : vector<4xi8> to vector<2xf16>
      %380 = vector.extract %379[0] : f16 from vector<2xf16>
      %381 = vector.broadcast %380 : f16 to vector<16xf16>
      %382 = vector.extract %379[1] : f16 from vector<2xf16>
      %383 = vector.broadcast %382 : f16 to vector<16xf16>
      %384 = arith.addi %29, %c7 : index
      %385 = arith.muli %inputFeatures, %c4 : index
      %386 = arith.addi %385, %c6 : index
      %387 = arith.divui %386, %c7 : index
      %388 = arith.muli %387, %c7 : index
      %389 = arith.addi %384, %388 : index
      %390 = arith.muli %371, %c18 : index
      %391 = arith.addi %389, %390 : index
      %392 = arith.muli %372, %c10 : index
      %393 = arith.addi %391, %392 : index
      %394 = vector.load %w[%393] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %395 = vector.bitcast %394 : vector<16xi8> to vector<4xi32>
      %396 = arith.shrui %395, %c19 : vector<4xi32>
      %397 = arith.andi %396, %c20 : vector<4xi32>
      %398 = arith.ori %397, %c21 : vector<4xi32>
      %399 = vector.bitcast %398 : vector<4xi32> to vector<8xf16>
      %400 = arith.shrui %395, %c22 : vector<4xi32>
      %401 = arith.andi %400, %c20 : vector<4xi32>
      %402 = arith.ori %401, %c21 : vector<4xi32>
      %403 = vector.bitcast %402 : vector<4xi32> to vector<8xf16>
      %404 = arith.shrui %395, %c23 : vector<4xi32>
      %405 = arith.andi %404, %c20 : vector<4xi32>
      %406 = arith.ori %405, %c21 : vector<4xi32>
      %407 = vector.bitcast %406 : vector<4xi32> to vector<8xf16>
      %408 = arith.shrui %395, %c24 : vector<4xi32>
      %409 = arith.andi %408, %c20 : vector<4xi32>
      %410 = arith.ori %409, %c21 : vector<4xi32>
      %411 = vector.bitcast %410 : vector<4xi32> to vector<8xf16>
      %412 = vector.shuffle %399, %403 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %413 = vector.shuffle %407, %411 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %414 = vector.shuffle %412, %413 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %415 = arith.subf %414, %c25 : vector<32xf16>
      %416 = vector.shuffle %415, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %417 = vector.shuffle %415, %415 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %418 = math.fma %416, %381, %383 : vector<16xf16>
      %419 = math.fma %417, %381, %383 : vector<16xf16>
      %420 = arith.muli %317, %c4 : index
      %421 = arith.addi %420, %c1 : index
      %422 = arith.muli %tileRows, %c10 : index
      %423 = arith.muli %421, %422 : index
      %424 = arith.addi %53, %423 : index
      %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = arith.muli %tileRows, %c5 : index
      %427 = arith.addi %424, %426 : index
      %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %429 = vector.shuffle %425, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %430 = wave.mma %429, %369, %318 : vector<16xf16>, vector<8xf32>
      %431 = wave.mma %429, %418, %319 : vector<16xf16>, vector<8xf32>
      %432 = arith.muli %317, %c4 : index
      %433 = arith.addi %432, %c3 : index
      %434 = arith.muli %tileRows, %c10 : index
      %435 = arith.muli %433, %434 : index
      %436 = arith.addi %53, %435 : index
      %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %438 = arith.muli %tileRows, %c5 : index
      %439 = arith.addi %436, %438 : index
      %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %441 = vector.shuffle %437, %440 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %442 = wave.mma %441, %370, %430 : vector<16xf16>, vector<8xf32>
      %443 = wave.mma %441, %419, %431 : vector<16xf16>, vector<8xf32>
      scf.yield %442, %443 : vector<8xf32>, vector<8xf32>
    }
    %444 = wave.lane
    %445 = vector.extract %320#0[0] : f32 from vector<8xf32>
    %446 = vector.extract %320#1[0] : f32 from vector<8xf32>
    %447 = wave.lane
    %448 = arith.muli %c1, %c4 : index
    %449 = arith.divui %447, %c10 : index
    %450 = arith.addi %448, %449 : index
    %451 = arith.cmpi slt, %450, %13 : index
    scf.if %451 {
      %452 = arith.addi %pairsAt, %10 : index
      %453 = arith.subi %13, %c3 : index
      %454 = arith.minsi %450, %453 : index
      %455 = arith.addi %452, %454 : index
      %456 = memref.load %groups[%455] : memref<?xi32>
      %457 = arith.index_cast %456 : i32 to index
      %458 = arith.divui %457, %rowDivisor : index
      %459 = arith.cmpi eq, %hasFactors, %c3 : index
      %460 = memref.load %factors[%458] : memref<?xf32>
      %461 = arith.select %459, %460, %c28 : f32
      %462 = arith.remui %447, %c10 : index
      %463 = arith.muli %462, %c2 : index
      %464 = arith.addi %27, %463 : index
      %465 = vector.load %w[%464] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %466 = vector.bitcast %465 : vector<4xi8> to vector<1xf32>
      %467 = vector.extract %466[0] : f32 from vector<1xf32>
      %468 = arith.mulf %467, %461 : f32
      %469 = arith.mulf %445, %468 : f32
      %470 = arith.remui %447, %c10 : index
      %471 = arith.muli %470, %c2 : index
      %472 = arith.addi %29, %471 : index
      %473 = vector.load %w[%472] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %474 = vector.bitcast %473 : vector<4xi8> to vector<1xf32>
      %475 = vector.extract %474[0] : f32 from vector<1xf32>
      %476 = arith.mulf %475, %461 : f32
      %477 = arith.mulf %446, %476 : f32
      %478 = arith.muli %457, %outputFeatures : index
      %479 = arith.muli %0, %c14 : index
      %480 = arith.addi %478, %479 : index
      %481 = wave.lane
      %482 = arith.remui %481, %c10 : index
      %483 = arith.addi %480, %482 : index
      %484 = arith.addi %483, %c1 : index
      memref.store %469, %out[%484] : memref<?xf32>
      %485 = arith.addi %483, %c10 : index
      memref.store %477, %out[%485] : memref<?xf32>
    }
    %486 = vector.extract %320#0[1] : f32 from vector<8xf32>
    %487 = vector.extract %320#1[1] : f32 from vector<8xf32>
    %488 = wave.lane
    %489 = arith.muli %c3, %c4 : index
    %490 = arith.divui %488, %c10 : index
    %491 = arith.addi %489, %490 : index
    %492 = arith.cmpi slt, %491, %13 : index
    scf.if %492 {
      %493 = arith.addi %pairsAt, %10 : index
      %494 = arith.subi %13, %c3 : index
      %495 = arith.minsi %491, %494 : index
      %496 = arith.addi %493, %495 : index
      %497 = memref.load %groups[%496] : memref<?xi32>
      %498 = arith.index_cast %497 : i32 to index
      %499 = arith.divui %498, %rowDivisor : index
      %500 = arith.cmpi eq, %hasFactors, %c3 : index
      %501 = memref.load %factors[%499] : memref<?xf32>
      %502 = arith.select %500, %501, %c28 : f32
      %503 = arith.remui %488, %c10 : index
      %504 = arith.muli %503, %c2 : index
      %505 = arith.addi %27, %504 : index
      %506 = vector.load %w[%505] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %507 = vector.bitcast %506 : vector<4xi8> to vector<1xf32>
      %508 = vector.extract %507[0] : f32 from vector<1xf32>
      %509 = arith.mulf %508, %502 : f32
      %510 = arith.mulf %486, %509 : f32
      %511 = arith.remui %488, %c10 : index
      %512 = arith.muli %511, %c2 : index
      %513 = arith.addi %29, %512 : index
      %514 = vector.load %w[%513] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %515 = vector.bitcast %514 : vector<4xi8> to vector<1xf32>
      %516 = vector.extract %515[0] : f32 from vector<1xf32>
      %517 = arith.mulf %516, %502 : f32
      %518 = arith.mulf %487, %517 : f32
      %519 = arith.muli %498, %outputFeatures : index
      %520 = arith.muli %0, %c14 : index
      %521 = arith.addi %519, %520 : index
      %522 = wave.lane
      %523 = arith.remui %522, %c10 : index
      %524 = arith.addi %521, %523 : index
      %525 = arith.addi %524, %c1 : index
      memref.store %510, %out[%525] : memref<?xf32>
      %526 = arith.addi %524, %c10 : index
      memref.store %518, %out[%526] : memref<?xf32>
    }
    %527 = vector.extract %320#0[2] : f32 from vector<8xf32>
    %528 = vector.extract %320#1[2] : f32 from vector<8xf32>
    %529 = wave.lane
    %530 = arith.muli %c4, %c4 : index
    %531 = arith.divui %529, %c10 : index
    %532 = arith.addi %530, %531 : index
    %533 = arith.cmpi slt, %532, %13 : index
    scf.if %533 {
      %534 = arith.addi %pairsAt, %10 : index
      %535 = arith.subi %13, %c3 : index
      %536 = arith.minsi %532, %535 : index
      %537 = arith.addi %534, %536 : index
      %538 = memref.load %groups[%537] : memref<?xi32>
      %539 = arith.index_cast %538 : i32 to index
      %540 = arith.divui %539, %rowDivisor : index
      %541 = arith.cmpi eq, %hasFactors, %c3 : index
      %542 = memref.load %factors[%540] : memref<?xf32>
      %543 = arith.select %541, %542, %c28 : f32
      %544 = arith.remui %529, %c10 : index
      %545 = arith.muli %544, %c2 : index
      %546 = arith.addi %27, %545 : index
      %547 = vector.load %w[%546] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %548 = vector.bitcast %547 : vector<4xi8> to vector<1xf32>
      %549 = vector.extract %548[0] : f32 from vector<1xf32>
      %550 = arith.mulf %549, %543 : f32
      %551 = arith.mulf %527, %550 : f32
      %552 = arith.remui %529, %c10 : index
      %553 = arith.muli %552, %c2 : index
      %554 = arith.addi %29, %553 : index
      %555 = vector.load %w[%554] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %556 = vector.bitcast %555 : vector<4xi8> to vector<1xf32>
      %557 = vector.extract %556[0] : f32 from vector<1xf32>
      %558 = arith.mulf %557, %543 : f32
      %559 = arith.mulf %528, %558 : f32
      %560 = arith.muli %539, %outputFeatures : index
      %561 = arith.muli %0, %c14 : index
      %562 = arith.addi %560, %561 : index
      %563 = wave.lane
      %564 = arith.remui %563, %c10 : index
      %565 = arith.addi %562, %564 : index
      %566 = arith.addi %565, %c1 : index
      memref.store %551, %out[%566] : memref<?xf32>
      %567 = arith.addi %565, %c10 : index
      memref.store %559, %out[%567] : memref<?xf32>
    }
    %568 = vector.extract %320#0[3] : f32 from vector<8xf32>
    %569 = vector.extract %320#1[3] : f32 from vector<8xf32>
    %570 = wave.lane
    %571 = arith.muli %c26, %c4 : index
    %572 = arith.divui %570, %c10 : index
    %573 = arith.addi %571, %572 : index
    %574 = arith.cmpi slt, %573, %13 : index
    scf.if %574 {
      %575 = arith.addi %pairsAt, %10 : index
      %576 = arith.subi %13, %c3 : index
      %577 = arith.minsi %573, %576 : index
      %578 = arith.addi %575, %577 : index
      %579 = memref.load %groups[%578] : memref<?xi32>
      %580 = arith.index_cast %579 : i32 to index
      %581 = arith.divui %580, %rowDivisor : index
      %582 = arith.cmpi eq, %hasFactors, %c3 : index
      %583 = memref.load %factors[%581] : memref<?xf32>
      %584 = arith.select %582, %583, %c28 : f32
      %585 = arith.remui %570, %c10 : index
      %586 = arith.muli %585, %c2 : index
      %587 = arith.addi %27, %586 : index
      %588 = vector.load %w[%587] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %589 = vector.bitcast %588 : vector<4xi8> to vector<1xf32>
      %590 = vector.extract %589[0] : f32 from vector<1xf32>
      %591 = arith.mulf %590, %584 : f32
      %592 = arith.mulf %568, %591 : f32
      %593 = arith.remui %570, %c10 : index
      %594 = arith.muli %593, %c2 : index
      %595 = arith.addi %29, %594 : index
      %596 = vector.load %w[%595] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %597 = vector.bitcast %596 : vector<4xi8> to vector<1xf32>
      %598 = vector.extract %597[0] : f32 from vector<1xf32>
      %599 = arith.mulf %598, %584 : f32
      %600 = arith.mulf %569, %599 : f32
      %601 = arith.muli %580, %outputFeatures : index
      %602 = arith.muli %0, %c14 : index
      %603 = arith.addi %601, %602 : index
      %604 = wave.lane
      %605 = arith.remui %604, %c10 : index
      %606 = arith.addi %603, %605 : index
      %607 = arith.addi %606, %c1 : index
      memref.store %592, %out[%607] : memref<?xf32>
      %608 = arith.addi %606, %c10 : index
      memref.store %600, %out[%608] : memref<?xf32>
    }
    %609 = vector.extract %320#0[4] : f32 from vector<8xf32>
    %610 = vector.extract %320#1[4] : f32 from vector<8xf32>
    %611 = wave.lane
    %612 = arith.muli %c2, %c4 : index
    %613 = arith.divui %611, %c10 : index
    %614 = arith.addi %612, %613 : index
    %615 = arith.cmpi slt, %614, %13 : index
    scf.if %615 {
      %616 = arith.addi %pairsAt, %10 : index
      %617 = arith.subi %13, %c3 : index
      %618 = arith.minsi %614, %617 : index
      %619 = arith.addi %616, %618 : index
      %620 = memref.load %groups[%619] : memref<?xi32>
      %621 = arith.index_cast %620 : i32 to index
      %622 = arith.divui %621, %rowDivisor : index
      %623 = arith.cmpi eq, %hasFactors, %c3 : index
      %624 = memref.load %factors[%622] : memref<?xf32>
      %625 = arith.select %623, %624, %c28 : f32
      %626 = arith.remui %611, %c10 : index
      %627 = arith.muli %626, %c2 : index
      %628 = arith.addi %27, %627 : index
      %629 = vector.load %w[%628] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %630 = vector.bitcast %629 : vector<4xi8> to vector<1xf32>
      %631 = vector.extract %630[0] : f32 from vector<1xf32>
      %632 = arith.mulf %631, %625 : f32
      %633 = arith.mulf %609, %632 : f32
      %634 = arith.remui %611, %c10 : index
      %635 = arith.muli %634, %c2 : index
      %636 = arith.addi %29, %635 : index
      %637 = vector.load %w[%636] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %638 = vector.bitcast %637 : vector<4xi8> to vector<1xf32>
      %639 = vector.extract %638[0] : f32 from vector<1xf32>
      %640 = arith.mulf %639, %625 : f32
      %641 = arith.mulf %610, %640 : f32
      %642 = arith.muli %621, %outputFeatures : index
      %643 = arith.muli %0, %c14 : index
      %644 = arith.addi %642, %643 : index
      %645 = wave.lane
      %646 = arith.remui %645, %c10 : index
      %647 = arith.addi %644, %646 : index
      %648 = arith.addi %647, %c1 : index
      memref.store %633, %out[%648] : memref<?xf32>
      %649 = arith.addi %647, %c10 : index
      memref.store %641, %out[%649] : memref<?xf32>
    }
    %650 = vector.extract %320#0[5] : f32 from vector<8xf32>
    %651 = vector.extract %320#1[5] : f32 from vector<8xf32>
    %652 = wave.lane
    %653 = arith.muli %c30, %c4 : index
    %654 = arith.divui %652, %c10 : index
    %655 = arith.addi %653, %654 : index
    %656 = arith.cmpi slt, %655, %13 : index
    scf.if %656 {
      %657 = arith.addi %pairsAt, %10 : index
      %658 = arith.subi %13, %c3 : index
      %659 = arith.minsi %655, %658 : index
      %660 = arith.addi %657, %659 : index
      %661 = memref.load %groups[%660] : memref<?xi32>
      %662 = arith.index_cast %661 : i32 to index
      %663 = arith.divui %662, %rowDivisor : index
      %664 = arith.cmpi eq, %hasFactors, %c3 : index
      %665 = memref.load %factors[%663] : memref<?xf32>
      %666 = arith.select %664, %665, %c28 : f32
      %667 = arith.remui %652, %c10 : index
      %668 = arith.muli %667, %c2 : index
      %669 = arith.addi %27, %668 : index
      %670 = vector.load %w[%669] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %671 = vector.bitcast %670 : vector<4xi8> to vector<1xf32>
      %672 = vector.extract %671[0] : f32 from vector<1xf32>
      %673 = arith.mulf %672, %666 : f32
      %674 = arith.mulf %650, %673 : f32
      %675 = arith.remui %652, %c10 : index
      %676 = arith.muli %675, %c2 : index
      %677 = arith.addi %29, %676 : index
      %678 = vector.load %w[%677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %679 = vector.bitcast %678 : vector<4xi8> to vector<1xf32>
      %680 = vector.extract %679[0] : f32 from vector<1xf32>
      %681 = arith.mulf %680, %666 : f32
      %682 = arith.mulf %651, %681 : f32
      %683 = arith.muli %662, %outputFeatures : index
      %684 = arith.muli %0, %c14 : index
      %685 = arith.addi %683, %684 : index
      %686 = wave.lane
      %687 = arith.remui %686, %c10 : index
      %688 = arith.addi %685, %687 : index
      %689 = arith.addi %688, %c1 : index
      memref.store %674, %out[%689] : memref<?xf32>
      %690 = arith.addi %688, %c10 : index
      memref.store %682, %out[%690] : memref<?xf32>
    }
    %691 = vector.extract %320#0[6] : f32 from vector<8xf32>
    %692 = vector.extract %320#1[6] : f32 from vector<8xf32>
    %693 = wave.lane
    %694 = arith.muli %c31, %c4 : index
    %695 = arith.divui %693, %c10 : index
    %696 = arith.addi %694, %695 : index
    %697 = arith.cmpi slt, %696, %13 : index
    scf.if %697 {
      %698 = arith.addi %pairsAt, %10 : index
      %699 = arith.subi %13, %c3 : index
      %700 = arith.minsi %696, %699 : index
      %701 = arith.addi %698, %700 : index
      %702 = memref.load %groups[%701] : memref<?xi32>
      %703 = arith.index_cast %702 : i32 to index
      %704 = arith.divui %703, %rowDivisor : index
      %705 = arith.cmpi eq, %hasFactors, %c3 : index
      %706 = memref.load %factors[%704] : memref<?xf32>
      %707 = arith.select %705, %706, %c28 : f32
      %708 = arith.remui %693, %c10 : index
      %709 = arith.muli %708, %c2 : index
      %710 = arith.addi %27, %709 : index
      %711 = vector.load %w[%710] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %712 = vector.bitcast %711 : vector<4xi8> to vector<1xf32>
      %713 = vector.extract %712[0] : f32 from vector<1xf32>
      %714 = arith.mulf %713, %707 : f32
      %715 = arith.mulf %691, %714 : f32
      %716 = arith.remui %693, %c10 : index
      %717 = arith.muli %716, %c2 : index
      %718 = arith.addi %29, %717 : index
      %719 = vector.load %w[%718] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %720 = vector.bitcast %719 : vector<4xi8> to vector<1xf32>
      %721 = vector.extract %720[0] : f32 from vector<1xf32>
      %722 = arith.mulf %721, %707 : f32
      %723 = arith.mulf %692, %722 : f32
      %724 = arith.muli %703, %outputFeatures : index
      %725 = arith.muli %0, %c14 : index
      %726 = arith.addi %724, %725 : index
      %727 = wave.lane
      %728 = arith.remui %727, %c10 : index
      %729 = arith.addi %726, %728 : index
      %730 = arith.addi %729, %c1 : index
      memref.store %715, %out[%730] : memref<?xf32>
      %731 = arith.addi %729, %c10 : index
      memref.store %723, %out[%731] : memref<?xf32>
    }
    %732 = vector.extract %320#0[7] : f32 from vector<8xf32>
    %733 = vector.extract %320#1[7] : f32 from vector<8xf32>
    %734 = wave.lane
    %735 = arith.muli %c32, %c4 : index
    %736 = arith.divui %734, %c10 : index
    %737 = arith.addi %735, %736 : index
    %738 = arith.cmpi slt, %737, %13 : index
    scf.if %738 {
      %739 = arith.addi %pairsAt, %10 : index
      %740 = arith.subi %13, %c3 : index
      %741 = arith.minsi %737, %740 : index
      %742 = arith.addi %739, %741 : index
      %743 = memref.load %groups[%742] : memref<?xi32>
      %744 = arith.index_cast %743 : i32 to index
      %745 = arith.divui %744, %rowDivisor : index
      %746 = arith.cmpi eq, %hasFactors, %c3 : index
      %747 = memref.load %factors[%745] : memref<?xf32>
      %748 = arith.select %746, %747, %c28 : f32
      %749 = arith.remui %734, %c10 : index
      %750 = arith.muli %749, %c2 : index
      %751 = arith.addi %27, %750 : index
      %752 = vector.load %w[%751] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %753 = vector.bitcast %752 : vector<4xi8> to vector<1xf32>
      %754 = vector.extract %753[0] : f32 from vector<1xf32>
      %755 = arith.mulf %754, %748 : f32
      %756 = arith.mulf %732, %755 : f32
      %757 = arith.remui %734, %c10 : index
      %758 = arith.muli %757, %c2 : index
      %759 = arith.addi %29, %758 : index
      %760 = vector.load %w[%759] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %761 = vector.bitcast %760 : vector<4xi8> to vector<1xf32>
      %762 = vector.extract %761[0] : f32 from vector<1xf32>
      %763 = arith.mulf %762, %748 : f32
      %764 = arith.mulf %733, %763 : f32
      %765 = arith.muli %744, %outputFeatures : index
      %766 = arith.muli %0, %c14 : index
      %767 = arith.addi %765, %766 : index
      %768 = wave.lane
      %769 = arith.remui %768, %c10 : index
      %770 = arith.addi %767, %769 : index
      %771 = arith.addi %770, %c1 : index
      memref.store %756, %out[%771] : memref<?xf32>
      %772 = arith.addi %770, %c10 : index
      memref.store %764, %out[%772] : memref<?xf32>
    }
  }
  wave.return
}
