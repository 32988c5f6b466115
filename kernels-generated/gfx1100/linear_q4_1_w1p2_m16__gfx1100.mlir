// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c16 = arith.constant 64 : index
  %c17 = arith.constant 4 : index
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
  %c29 = arith.constant 5 : index
  %c30 = arith.constant 6 : index
  %c31 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %0, %c2 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %10, %8 : index
  %12 = arith.addi %9, %c6 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = wave.wave
  %18 = arith.cmpi eq, %hasResidual, %c6 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c12 : index
  %21 = arith.cmpi slt, %16, %15 : index
  scf.if %21 {
    %22 = arith.muli %1, %c6 : index
    %23 = arith.divui %inputFeatures, %c12 : index
    %24 = arith.muli %17, %stepsPerWave : index
    %25 = arith.minsi %24, %23 : index
    %26 = arith.addi %25, %stepsPerWave : index
    %27 = arith.minsi %26, %23 : index
    %28 = arith.subi %27, %25 : index
    %29 = arith.divui %28, %c2 : index
    %30 = arith.muli %29, %c2 : index
    %31 = arith.addi %25, %30 : index
    %32 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %33 = arith.addi %25, %stepsPerWave : index
    %34 = arith.select %32, %33, %31 : index
    %38:2 = scf.for %35 = %25 to %34 step %c2 iter_args(%36 = %c13, %37 = %c13) -> (vector<8xf32>, vector<8xf32>) {
      %39 = wave.lane
      %40 = arith.addi %35, %c5 : index
      %41 = arith.remui %39, %c8 : index
      %42 = arith.addi %11, %c4 : index
      %43 = arith.muli %40, %c16 : index
      %44 = arith.addi %42, %43 : index
      %45 = arith.muli %41, %c17 : index
      %46 = arith.addi %44, %45 : index
      %47 = vector.load %w[%46] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %48 = vector.bitcast %47 : vector<4xi8> to vector<2xf16>
      %49 = vector.extract %48[0] : f16 from vector<2xf16>
      %50 = vector.broadcast %49 : f16 to vector<16xf16>
      %51 = vector.extract %48[1] : f16 from vector<2xf16>
      %52 = vector.broadcast %51 : f16 to vector<16xf16>
      %53 = arith.addi %11, %c4 : index
      %54 = arith.muli %inputFeatures, %c2 : index
      %55 = arith.addi %54, %c3 : index
      %56 = arith.divui %55, %c4 : index
      %57 = arith.muli %56, %c4 : index
      %58 = arith.addi %53, %57 : index
      %59 = arith.muli %40, %c18 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.muli %41, %c8 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %64 = vector.bitcast %63 : vector<16xi8> to vector<4xi32>
      %65 = arith.shrui %64, %c19 : vector<4xi32>
      %66 = arith.andi %65, %c20 : vector<4xi32>
      %67 = arith.ori %66, %c21 : vector<4xi32>
      %68 = vector.bitcast %67 : vector<4xi32> to vector<8xf16>
      %69 = arith.shrui %64, %c22 : vector<4xi32>
      %70 = arith.andi %69, %c20 : vector<4xi32>
      %71 = arith.ori %70, %c21 : vector<4xi32>
      %72 = vector.bitcast %71 : vector<4xi32> to vector<8xf16>
      %73 = arith.shrui %64, %c23 : vector<4xi32>
      %74 = arith.andi %73, %c20 : vector<4xi32>
      %75 = arith.ori %74, %c21 : vector<4xi32>
      %76 = vector.bitcast %75 : vector<4xi32> to vector<8xf16>
      %77 = arith.shrui %64, %c24 : vector<4xi32>
      %78 = arith.andi %77, %c20 : vector<4xi32>
      %79 = arith.ori %78, %c21 : vector<4xi32>
      %80 = vector.bitcast %79 : vector<4xi32> to vector<8xf16>
      %81 = vector.shuffle %68, %72 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %82 = vector.shuffle %76, %80 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %83 = vector.shuffle %81, %82 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %84 = arith.subf %83, %c25 : vector<32xf16>
      %85 = vector.shuffle %84, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %86 = vector.shuffle %84, %84 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %87 = math.fma %85, %50, %52 : vector<16xf16>
      %88 = math.fma %86, %50, %52 : vector<16xf16>
      %89 = arith.addi %35, %c6 : index
      %90 = arith.remui %39, %c8 : index
      %91 = arith.addi %11, %c4 : index
      %92 = arith.muli %89, %c16 : index
      %93 = arith.addi %91, %92 : index
      %94 = arith.muli %90, %c17 : index
      %95 = arith.addi %93, %94 : index
      %96 = vector.load %w[%95] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %97 = vector.bitcast %96 : vector<4xi8> to vector<2xf16>
      %98 = vector.extract %97[0] : f16 from vector<2xf16>
      %99 = vector.broadcast %98 : f16 to vector<16xf16>
      %100 = vector.extract %97[1] : f16 from vector<2xf16>
      %101 = vector.broadcast %100 : f16 to vector<16xf16>
      %102 = arith.addi %11, %c4 : index
      %103 = arith.muli %inputFeatures, %c2 : index
      %104 = arith.addi %103, %c3 : index
      %105 = arith.divui %104, %c4 : index
      %106 = arith.muli %105, %c4 : index
      %107 = arith.addi %102, %106 : index
      %108 = arith.muli %89, %c18 : index
      %109 = arith.addi %107, %108 : index
      %110 = arith.muli %90, %c8 : index
      %111 = arith.addi %109, %110 : index
      %112 = vector.load %w[%111] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %113 = vector.bitcast %112 : vector<16xi8> to vector<4xi32>
      %114 = arith.shrui %113, %c19 : vector<4xi32>
      %115 = arith.andi %114, %c20 : vector<4xi32>
      %116 = arith.ori %115, %c21 : vector<4xi32>
      %117 = vector.bitcast %116 : vector<4xi32> to vector<8xf16>
      %118 = arith.shrui %113, %c22 : vector<4xi32>
      %119 = arith.andi %118, %c20 : vector<4xi32>
      %120 = arith.ori %119, %c21 : vector<4xi32>
      %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
      %122 = arith.shrui %113, %c23 : vector<4xi32>
      %123 = arith.andi %122, %c20 : vector<4xi32>
      %124 = arith.ori %123, %c21 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %113, %c24 : vector<4xi32>
      %127 = arith.andi %126, %c20 : vector<4xi32>
      %128 = arith.ori %127, %c21 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = vector.shuffle %117, %121 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = vector.shuffle %125, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = vector.shuffle %130, %131 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %133 = arith.subf %132, %c25 : vector<32xf16>
      %134 = vector.shuffle %133, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %135 = vector.shuffle %133, %133 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %136 = math.fma %134, %99, %101 : vector<16xf16>
      %137 = math.fma %135, %99, %101 : vector<16xf16>
      %138 = arith.addi %35, %c5 : index
      %139 = arith.remui %39, %c8 : index
      %140 = arith.addi %13, %c4 : index
      %141 = arith.muli %138, %c16 : index
      %142 = arith.addi %140, %141 : index
      %143 = arith.muli %139, %c17 : index
      %144 = arith.addi %142, %143 : index
      %145 = vector.load %w[%144] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %146 = vector.bitcast %145 : vector<4xi8> to vector<2xf16>
      %147 = vector.extract %146[0] : f16 from vector<2xf16>
      %148 = vector.broadcast %147 : f16 to vector<16xf16>
      %149 = vector.extract %146[1] : f16 from vector<2xf16>
      %150 = vector.broadcast %149 : f16 to vector<16xf16>
      %151 = arith.addi %13, %c4 : index
      %152 = arith.muli %inputFeatures, %c2 : index
      %153 = arith.addi %152, %c3 : index
      %154 = arith.divui %153, %c4 : index
      %155 = arith.muli %154, %c4 : index
      %156 = arith.addi %151, %155 : index
      %157 = arith.muli %138, %c18 : index
      %158 = arith.addi %156, %157 : index
      %159 = arith.muli %139, %c8 : index
      %160 = arith.addi %158, %159 : index
      %161 = vector.load %w[%160] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %162 = vector.bitcast %161 : vector<16xi8> to vector<4xi32>
      %163 = arith.shrui %162, %c19 : vector<4xi32>
      %164 = arith.andi %163, %c20 : vector<4xi32>
      %165 = arith.ori %164, %c21 : vector<4xi32>
      %166 = vector.bitcast %165 : vector<4xi32> to vector<8xf16>
      %167 = arith.shrui %162, %c22 : vector<4xi32>
      %168 = arith.andi %167, %c20 : vector<4xi32>
      %169 = arith.ori %168, %c21 : vector<4xi32>
      %170 = vector.bitcast %169 : vector<4xi32> to vector<8xf16>
      %171 = arith.shrui %162, %c23 : vector<4xi32>
      %172 = arith.andi %171, %c20 : vector<4xi32>
      %173 = arith.ori %172, %c21 : vector<4xi32>
      %174 = vector.bitcast %173 : vector<4xi32> to vector<8xf16>
      %175 = arith.shrui %162, %c24 : vector<4xi32>
      %176 = arith.andi %175, %c20 : vector<4xi32>
      %177 = arith.ori %176, %c21 : vector<4xi32>
      %178 = vector.bitcast %177 : vector<4xi32> to vector<8xf16>
      %179 = vector.shuffle %166, %170 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %180 = vector.shuffle %174, %178 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %181 = vector.shuffle %179, %180 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %182 = arith.subf %181, %c25 : vector<32xf16>
      %183 = vector.shuffle %182, %182 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %184 = vector.shuffle %182, %182 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %185 = math.fma %183, %148, %150 : vector<16xf16>
      %186 = math.fma %184, %148, %150 : vector<16xf16>
      %187 = arith.addi %35, %c6 : index
      %188 = arith.remui %39, %c8 : index
      %189 = arith.addi %13, %c4 : index
      %190 = arith.muli %187, %c16 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.muli %188, %c17 : index
      %193 = arith.addi %191, %192 : index
      %194 = vector.load %w[%193] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %195 = vector.bitcast %194 : vector<4xi8> to vector<2xf16>
      %196 = vector.extract %195[0] : f16 from vector<2xf16>
      %197 = vector.broadcast %196 : f16 to vector<16xf16>
      %198 = vector.extract %195[1] : f16 from vector<2xf16>
      %199 = vector.broadcast %198 : f16 to vector<16xf16>
      %200 = arith.addi %13, %c4 : index
      %201 = arith.muli %inputFeatures, %c2 : index
      %202 = arith.addi %201, %c3 : index
      %203 = arith.divui %202, %c4 : index
      %204 = arith.muli %203, %c4 : index
      %205 = arith.addi %200, %204 : index
      %206 = arith.muli %187, %c18 : index
      %207 = arith.addi %205, %206 : index
      %208 = arith.muli %188, %c8 : index
      %209 = arith.addi %207, %208 : index
      %210 = vector.load %w[%209] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %211 = vector.bitcast %210 : vector<16xi8> to vector<4xi32>
      %212 = arith.shrui %211, %c19 : vector<4xi32>
      %213 = arith.andi %212, %c20 : vector<4xi32>
      %214 = arith.ori %213, %c21 : vector<4xi32>
      %215 = vector.bitcast %214 : vector<4xi32> to vector<8xf16>
      %216 = arith.shrui %211, %c22 : vector<4xi32>
      %217 = arith.andi %216, %c20 : vector<4xi32>
      %218 = arith.ori %217, %c21 : vector<4xi32>
      %219 = vector.bitcast %218 : vector<4xi32> to vector<8xf16>
      %220 = arith.shrui %211, %c23 : vector<4xi32>
      %221 = arith.andi %220, %c20 : vector<4xi32>
      %222 = arith.ori %221, %c21 : vector<4xi32>
      %223 = vector.bitcast %222 : vector<4xi32> to vector<8xf16>
      %224 = arith.shrui %211, %c24 : vector<4xi32>
      %225 = arith.andi %224, %c20 : vector<4xi32>
      %226 = arith.ori %225, %c21 : vector<4xi32>
      %227 = vector.bitcast %226 : vector<4xi32> to vector<8xf16>
      %228 = vector.shuffle %215, %219 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %229 = vector.shuffle %223, %227 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %230 = vector.shuffle %228, %229 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %231 = arith.subf %230, %c25 : vector<32xf16>
      %232 = vector.shuffle %231, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %233 = vector.shuffle %231, %231 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %234 = math.fma %232, %197, %199 : vector<16xf16>
      %235 = math.fma %233, %197, %199 : vector<16xf16>
      %236 = arith.addi %22, %c5 : index
      %237 = arith.muli %35, %c2 : index
      %238 = arith.addi %237, %c5 : index
      %239 = arith.divui %inputFeatures, %c8 : index
      %240 = arith.muli %236, %239 : index
      %241 = arith.addi %240, %238 : index
      %242 = arith.muli %tileRows, %c8 : index
      %243 = arith.muli %241, %242 : index
      %244 = arith.remui %39, %tileRows : index
      %245 = arith.muli %244, %c1 : index
      %246 = arith.addi %243, %245 : index
      %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %248 = arith.muli %tileRows, %c1 : index
      %249 = arith.addi %246, %248 : index
      %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = vector.shuffle %247, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = wave.mma %251, %87, %36 : vector<16xf16>, vector<8xf32>
      %253 = wave.mma %251, %185, %37 : vector<16xf16>, vector<8xf32>
      %254 = arith.addi %22, %c5 : index
      %255 = arith.muli %35, %c2 : index
      %256 = arith.addi %255, %c6 : index
      %257 = arith.divui %inputFeatures, %c8 : index
      %258 = arith.muli %254, %257 : index
      %259 = arith.addi %258, %256 : index
      %260 = arith.muli %tileRows, %c8 : index
      %261 = arith.muli %259, %260 : index
      %262 = arith.remui %39, %tileRows : index
      %263 = arith.muli %262, %c1 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = arith.muli %tileRows, %c1 : index
      %267 = arith.addi %264, %266 : index
      %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = vector.shuffle %265, %268 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %270 = wave.mma %269, %88, %252 : vector<16xf16>, vector<8xf32>
      %271 = wave.mma %269, %186, %253 : vector<16xf16>, vector<8xf32>
      %272 = arith.addi %22, %c5 : index
      %273 = arith.muli %35, %c2 : index
      %274 = arith.addi %273, %c2 : index
      %275 = arith.divui %inputFeatures, %c8 : index
      %276 = arith.muli %272, %275 : index
      %277 = arith.addi %276, %274 : index
      %278 = arith.muli %tileRows, %c8 : index
      %279 = arith.muli %277, %278 : index
      %280 = arith.remui %39, %tileRows : index
      %281 = arith.muli %280, %c1 : index
      %282 = arith.addi %279, %281 : index
      %283 = vector.load %x[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = arith.muli %tileRows, %c1 : index
      %285 = arith.addi %282, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = vector.shuffle %283, %286 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %288 = wave.mma %287, %136, %270 : vector<16xf16>, vector<8xf32>
      %289 = wave.mma %287, %234, %271 : vector<16xf16>, vector<8xf32>
      %290 = arith.addi %22, %c5 : index
      %291 = arith.muli %35, %c2 : index
      %292 = arith.addi %291, %c26 : index
      %293 = arith.divui %inputFeatures, %c8 : index
      %294 = arith.muli %290, %293 : index
      %295 = arith.addi %294, %292 : index
      %296 = arith.muli %tileRows, %c8 : index
      %297 = arith.muli %295, %296 : index
      %298 = arith.remui %39, %tileRows : index
      %299 = arith.muli %298, %c1 : index
      %300 = arith.addi %297, %299 : index
      %301 = vector.load %x[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %302 = arith.muli %tileRows, %c1 : index
      %303 = arith.addi %300, %302 : index
      %304 = vector.load %x[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %305 = vector.shuffle %301, %304 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %306 = wave.mma %305, %137, %288 : vector<16xf16>, vector<8xf32>
      %307 = wave.mma %305, %235, %289 : vector<16xf16>, vector<8xf32>
      scf.yield %306, %307 : vector<8xf32>, vector<8xf32>
    }
    %308 = arith.select %32, %34, %27 : index
    %312:2 = scf.for %309 = %34 to %308 step %c6 iter_args(%310 = %38#0, %311 = %38#1) -> (vector<8xf32>, vector<8xf32>) {
      %313 = wave.lane
      %314 = arith.addi %309, %c5 : index
      %315 = arith.remui %313, %c8 : index
      %316 = arith.addi %11, %c4 : index
      %317 = arith.muli %314, %c16 : index
      %318 = arith.addi %316, %317 : index
      %319 = arith.muli %315, %c17 : index
      %320 = arith.addi %318, %319 : index
      %321 = vector.load %w[%320] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %322 = vector.bitcast %321 : vector<4xi8> to vector<2xf16>
      %323 = vector.extract %322[0] : f16 from vector<2xf16>
      %324 = vector.broadcast %323 : f16 to vector<16xf16>
      %325 = vector.extract %322[1] : f16 from vector<2xf16>
      %326 = vector.broadcast %325 : f16 to vector<16xf16>
      %327 = arith.addi %11, %c4 : index
      %328 = arith.muli %inputFeatures, %c2 : index
      %329 = arith.addi %328, %c3 : index
      %330 = arith.divui %329, %c4 : index
      %331 = arith.muli %330, %c4 : index
      %332 = arith.addi %327, %331 : index
      %333 = arith.muli %314, %c18 : index
      %334 = arith.addi %332, %333 : index
      %335 = arith.muli %315, %c8 : index
      %336 = arith.addi %334, %335 : index
      %337 = vector.load %w[%336] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %338 = vector.bitcast %337 : vector<16xi8> to vector<4xi32>
      %339 = arith.shrui %338, %c19 : vector<4xi32>
      %340 = arith.andi %339, %c20 : vector<4xi32>
      %341 = arith.ori %340, %c21 : vector<4xi32>
      %342 = vector.bitcast %341 : vector<4xi32> to vector<8xf16>
      %343 = arith.shrui %338, %c22 : vector<4xi32>
      %344 = arith.andi %343, %c20 : vector<4xi32>
      %345 = arith.ori %344, %c21 : vector<4xi32>
      %346 = vector.bitcast %345 : vector<4xi32> to vector<8xf16>
      %347 = arith.shrui %338, %c23 : vector<4xi32>
      %348 = arith.andi %347, %c20 : vector<4xi32>
      %349 = arith.ori %348, %c21 : vector<4xi32>
      %350 = vector.bitcast %349 : vector<4xi32> to vector<8xf16>
      %351 = arith.shrui %338, %c24 : vector<4xi32>
      %352 = arith.andi %351, %c20 : vector<4xi32>
      %353 = arith.ori %352, %c21 : vector<4xi32>
      %354 = vector.bitcast %353 : vector<4xi32> to vector<8xf16>
      %355 = vector.shuffle %342, %346 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %356 = vector.shuffle %350, %354 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %357 = vector.shuffle %355, %356 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %358 = arith.subf %357, %c25 : vector<32xf16>
      %359 = vector.shuffle %358, %358 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %360 = vector.shuffle %358, %358 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %361 = math.fma %359, %324, %326 : vector<16xf16>
      %362 = math.fma %360, %324, %326 : vector<16xf16>
      %363 = arith.addi %309, %c5 : index
      %364 = arith.remui %313, %c8 : index
      %365 = arith.addi %13, %c4 : index
      %366 = arith.muli %363, %c16 : index
      %367 = arith.addi %365, %366 : index
      %368 = arith.muli %364, %c17 : index
      %369 = arith.addi %367, %368 : index
      %370 = vector.load %w[%369] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %371 = vector.bitcast %370 : vector<4xi8> to vector<2xf16>
      %372 = vector.extract %371[0] : f16 from vector<2xf16>
      %373 = vector.broadcast %372 : f16 to vector<16xf16>
      %374 = vector.extract %371[1] : f16 from vector<2xf16>
      %375 = vector.broadcast %374 : f16 to vector<16xf16>
      %376 = arith.addi %13, %c4 : index
      %377 = arith.muli %inputFeatures, %c2 : index
      %378 = arith.addi %377, %c3 : index
      %379 = arith.divui %378, %c4 : index
      %380 = arith.muli %379, %c4 : index
      %381 = arith.addi %376, %380 : index
      %382 = arith.muli %363, %c18 : index
      %383 = arith.addi %381, %382 : index
      %384 = arith.muli %364, %c8 : index
      %385 = arith.addi %383, %384 : index
      %386 = vector.load %w[%385] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %387 = vector.bitcast %386 : vector<16xi8> to vector<4xi32>
      %388 = arith.shrui %387, %c19 : vector<4xi32>
      %389 = arith.andi %388, %c20 : vector<4xi32>
      %390 = arith.ori %389, %c21 : vector<4xi32>
      %391 = vector.bitcast %390 : vector<4xi32> to vector<8xf16>
      %392 = arith.shrui %387, %c22 : vector<4xi32>
      %393 = arith.andi %392, %c20 : vector<4xi32>
      %394 = arith.ori %393, %c21 : vector<4xi32>
      %395 = vector.bitcast %394 : vector<4xi32> to vector<8xf16>
      %396 = arith.shrui %387, %c23 : vector<4xi32>
      %397 = arith.andi %396, %c20 : vector<4xi32>
      %398 = arith.ori %397, %c21 : vector<4xi32>
      %399 = vector.bitcast %398 : vector<4xi32> to vector<8xf16>
      %400 = arith.shrui %387, %c24 : vector<4xi32>
      %401 = arith.andi %400, %c20 : vector<4xi32>
      %402 = arith.ori %401, %c21 : vector<4xi32>
      %403 = vector.bitcast %402 : vector<4xi32> to vector<8xf16>
      %404 = vector.shuffle %391, %395 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %405 = vector.shuffle %399, %403 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %406 = vector.shuffle %404, %405 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %407 = arith.subf %406, %c25 : vector<32xf16>
      %408 = vector.shuffle %407, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %409 = vector.shuffle %407, %407 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %410 = math.fma %408, %373, %375 : vector<16xf16>
      %411 = math.fma %409, %373, %375 : vector<16xf16>
      %412 = arith.addi %22, %c5 : index
      %413 = arith.muli %309, %c2 : index
      %414 = arith.addi %413, %c5 : index
      %415 = arith.divui %inputFeatures, %c8 : index
      %416 = arith.muli %412, %415 : index
      %417 = arith.addi %416, %414 : index
      %418 = arith.muli %tileRows, %c8 : index
      %419 = arith.muli %417, %418 : index
      %420 = arith.remui %313, %tileRows : index
      %421 = arith.muli %420, %c1 : index
      %422 = arith.addi %419, %421 : index
      %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %424 = arith.muli %tileRows, %c1 : index
      %425 = arith.addi %422, %424 : index
      %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %427 = vector.shuffle %423, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %428 = wave.mma %427, %361, %310 : vector<16xf16>, vector<8xf32>
      %429 = wave.mma %427, %410, %311 : vector<16xf16>, vector<8xf32>
      %430 = arith.addi %22, %c5 : index
      %431 = arith.muli %309, %c2 : index
      %432 = arith.addi %431, %c6 : index
      %433 = arith.divui %inputFeatures, %c8 : index
      %434 = arith.muli %430, %433 : index
      %435 = arith.addi %434, %432 : index
      %436 = arith.muli %tileRows, %c8 : index
      %437 = arith.muli %435, %436 : index
      %438 = arith.remui %313, %tileRows : index
      %439 = arith.muli %438, %c1 : index
      %440 = arith.addi %437, %439 : index
      %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %442 = arith.muli %tileRows, %c1 : index
      %443 = arith.addi %440, %442 : index
      %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %445 = vector.shuffle %441, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %446 = wave.mma %445, %362, %428 : vector<16xf16>, vector<8xf32>
      %447 = wave.mma %445, %411, %429 : vector<16xf16>, vector<8xf32>
      scf.yield %446, %447 : vector<8xf32>, vector<8xf32>
    }
    %448 = wave.lane
    %449 = vector.extract %312#0[0] : f32 from vector<8xf32>
    %450 = vector.extract %312#1[0] : f32 from vector<8xf32>
    %451 = wave.lane
    %452 = arith.addi %16, %c5 : index
    %453 = arith.muli %c5, %c2 : index
    %454 = arith.addi %452, %453 : index
    %455 = arith.divui %451, %c8 : index
    %456 = arith.addi %454, %455 : index
    %457 = arith.cmpi slt, %456, %15 : index
    scf.if %457 {
      %458 = arith.cmpi eq, %hasFactors, %c6 : index
      %459 = memref.load %factors[%456] : memref<?xf32>
      %460 = arith.select %458, %459, %c28 : f32
      %461 = arith.remui %451, %c8 : index
      %462 = arith.muli %461, %c17 : index
      %463 = arith.addi %11, %462 : index
      %464 = vector.load %w[%463] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %465 = vector.bitcast %464 : vector<4xi8> to vector<1xf32>
      %466 = vector.extract %465[0] : f32 from vector<1xf32>
      %467 = arith.mulf %466, %460 : f32
      %468 = arith.mulf %449, %467 : f32
      %469 = arith.remui %451, %c8 : index
      %470 = arith.muli %469, %c17 : index
      %471 = arith.addi %13, %470 : index
      %472 = vector.load %w[%471] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %473 = vector.bitcast %472 : vector<4xi8> to vector<1xf32>
      %474 = vector.extract %473[0] : f32 from vector<1xf32>
      %475 = arith.mulf %474, %460 : f32
      %476 = arith.mulf %450, %475 : f32
      %477 = arith.muli %456, %outputFeatures : index
      %478 = arith.addi %477, %20 : index
      %479 = wave.lane
      %480 = arith.remui %479, %c8 : index
      %481 = arith.addi %478, %480 : index
      scf.if %18 {
        %482 = arith.addi %481, %c5 : index
        %483 = memref.load %residual[%482] : memref<?xf32>
        %484 = arith.addf %483, %468 : f32
        %485 = arith.addi %481, %c5 : index
        memref.store %484, %out[%485] : memref<?xf32>
      } else {
        %486 = arith.addi %481, %c5 : index
        memref.store %468, %out[%486] : memref<?xf32>
      }
      scf.if %18 {
        %487 = arith.addi %481, %c8 : index
        %488 = memref.load %residual[%487] : memref<?xf32>
        %489 = arith.addf %488, %476 : f32
        %490 = arith.addi %481, %c8 : index
        memref.store %489, %out[%490] : memref<?xf32>
      } else {
        %491 = arith.addi %481, %c8 : index
        memref.store %476, %out[%491] : memref<?xf32>
      }
    }
    %492 = vector.extract %312#0[1] : f32 from vector<8xf32>
    %493 = vector.extract %312#1[1] : f32 from vector<8xf32>
    %494 = wave.lane
    %495 = arith.addi %16, %c5 : index
    %496 = arith.muli %c6, %c2 : index
    %497 = arith.addi %495, %496 : index
    %498 = arith.divui %494, %c8 : index
    %499 = arith.addi %497, %498 : index
    %500 = arith.cmpi slt, %499, %15 : index
    scf.if %500 {
      %501 = arith.cmpi eq, %hasFactors, %c6 : index
      %502 = memref.load %factors[%499] : memref<?xf32>
      %503 = arith.select %501, %502, %c28 : f32
      %504 = arith.remui %494, %c8 : index
      %505 = arith.muli %504, %c17 : index
      %506 = arith.addi %11, %505 : index
      %507 = vector.load %w[%506] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %508 = vector.bitcast %507 : vector<4xi8> to vector<1xf32>
      %509 = vector.extract %508[0] : f32 from vector<1xf32>
      %510 = arith.mulf %509, %503 : f32
      %511 = arith.mulf %492, %510 : f32
      %512 = arith.remui %494, %c8 : index
      %513 = arith.muli %512, %c17 : index
      %514 = arith.addi %13, %513 : index
      %515 = vector.load %w[%514] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %516 = vector.bitcast %515 : vector<4xi8> to vector<1xf32>
      %517 = vector.extract %516[0] : f32 from vector<1xf32>
      %518 = arith.mulf %517, %503 : f32
      %519 = arith.mulf %493, %518 : f32
      %520 = arith.muli %499, %outputFeatures : index
      %521 = arith.addi %520, %20 : index
      %522 = wave.lane
      %523 = arith.remui %522, %c8 : index
      %524 = arith.addi %521, %523 : index
      scf.if %18 {
        %525 = arith.addi %524, %c5 : index
        %526 = memref.load %residual[%525] : memref<?xf32>
        %527 = arith.addf %526, %511 : f32
        %528 = arith.addi %524, %c5 : index
        memref.store %527, %out[%528] : memref<?xf32>
      } else {
        %529 = arith.addi %524, %c5 : index
        memref.store %511, %out[%529] : memref<?xf32>
      }
      scf.if %18 {
        %530 = arith.addi %524, %c8 : index
        %531 = memref.load %residual[%530] : memref<?xf32>
        %532 = arith.addf %531, %519 : f32
        %533 = arith.addi %524, %c8 : index
        memref.store %532, %out[%533] : memref<?xf32>
      } else {
        %534 = arith.addi %524, %c8 : index
        memref.store %519, %out[%534] : memref<?xf32>
      }
    }
    %535 = vector.extract %312#0[2] : f32 from vector<8xf32>
    %536 = vector.extract %312#1[2] : f32 from vector<8xf32>
    %537 = wave.lane
    %538 = arith.addi %16, %c5 : index
    %539 = arith.muli %c2, %c2 : index
    %540 = arith.addi %538, %539 : index
    %541 = arith.divui %537, %c8 : index
    %542 = arith.addi %540, %541 : index
    %543 = arith.cmpi slt, %542, %15 : index
    scf.if %543 {
      %544 = arith.cmpi eq, %hasFactors, %c6 : index
      %545 = memref.load %factors[%542] : memref<?xf32>
      %546 = arith.select %544, %545, %c28 : f32
      %547 = arith.remui %537, %c8 : index
      %548 = arith.muli %547, %c17 : index
      %549 = arith.addi %11, %548 : index
      %550 = vector.load %w[%549] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %551 = vector.bitcast %550 : vector<4xi8> to vector<1xf32>
      %552 = vector.extract %551[0] : f32 from vector<1xf32>
      %553 = arith.mulf %552, %546 : f32
      %554 = arith.mulf %535, %553 : f32
      %555 = arith.remui %537, %c8 : index
      %556 = arith.muli %555, %c17 : index
      %557 = arith.addi %13, %556 : index
      %558 = vector.load %w[%557] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %559 = vector.bitcast %558 : vector<4xi8> to vector<1xf32>
      %560 = vector.extract %559[0] : f32 from vector<1xf32>
      %561 = arith.mulf %560, %546 : f32
      %562 = arith.mulf %536, %561 : f32
      %563 = arith.muli %542, %outputFeatures : index
      %564 = arith.addi %563, %20 : index
      %565 = wave.lane
      %566 = arith.remui %565, %c8 : index
      %567 = arith.addi %564, %566 : index
      scf.if %18 {
        %568 = arith.addi %567, %c5 : index
        %569 = memref.load %residual[%568] : memref<?xf32>
        %570 = arith.addf %569, %554 : f32
        %571 = arith.addi %567, %c5 : index
        memref.store %570, %out[%571] : memref<?xf32>
      } else {
        %572 = arith.addi %567, %c5 : index
        memref.store %554, %out[%572] : memref<?xf32>
      }
      scf.if %18 {
        %573 = arith.addi %567, %c8 : index
        %574 = memref.load %residual[%573] : memref<?xf32>
        %575 = arith.addf %574, %562 : f32
        %576 = arith.addi %567, %c8 : index
        memref.store %575, %out[%576] : memref<?xf32>
      } else {
        %577 = arith.addi %567, %c8 : index
        memref.store %562, %out[%577] : memref<?xf32>
      }
    }
    %578 = vector.extract %312#0[3] : f32 from vector<8xf32>
    %579 = vector.extract %312#1[3] : f32 from vector<8xf32>
    %580 = wave.lane
    %581 = arith.addi %16, %c5 : index
    %582 = arith.muli %c26, %c2 : index
    %583 = arith.addi %581, %582 : index
    %584 = arith.divui %580, %c8 : index
    %585 = arith.addi %583, %584 : index
    %586 = arith.cmpi slt, %585, %15 : index
    scf.if %586 {
      %587 = arith.cmpi eq, %hasFactors, %c6 : index
      %588 = memref.load %factors[%585] : memref<?xf32>
      %589 = arith.select %587, %588, %c28 : f32
      %590 = arith.remui %580, %c8 : index
      %591 = arith.muli %590, %c17 : index
      %592 = arith.addi %11, %591 : index
      %593 = vector.load %w[%592] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %594 = vector.bitcast %593 : vector<4xi8> to vector<1xf32>
      %595 = vector.extract %594[0] : f32 from vector<1xf32>
      %596 = arith.mulf %595, %589 : f32
      %597 = arith.mulf %578, %596 : f32
      %598 = arith.remui %580, %c8 : index
      %599 = arith.muli %598, %c17 : index
      %600 = arith.addi %13, %599 : index
      %601 = vector.load %w[%600] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %602 = vector.bitcast %601 : vector<4xi8> to vector<1xf32>
      %603 = vector.extract %602[0] : f32 from vector<1xf32>
      %604 = arith.mulf %603, %589 : f32
      %605 = arith.mulf %579, %604 : f32
      %606 = arith.muli %585, %outputFeatures : index
      %607 = arith.addi %606, %20 : index
      %608 = wave.lane
      %609 = arith.remui %608, %c8 : index
      %610 = arith.addi %607, %609 : index
      scf.if %18 {
        %611 = arith.addi %610, %c5 : index
        %612 = memref.load %residual[%611] : memref<?xf32>
        %613 = arith.addf %612, %597 : f32
        %614 = arith.addi %610, %c5 : index
        memref.store %613, %out[%614] : memref<?xf32>
      } else {
        %615 = arith.addi %610, %c5 : index
        memref.store %597, %out[%615] : memref<?xf32>
      }
      scf.if %18 {
        %616 = arith.addi %610, %c8 : index
        %617 = memref.load %residual[%616] : memref<?xf32>
        %618 = arith.addf %617, %605 : f32
        %619 = arith.addi %610, %c8 : index
        memref.store %618, %out[%619] : memref<?xf32>
      } else {
        %620 = arith.addi %610, %c8 : index
        memref.store %605, %out[%620] : memref<?xf32>
      }
    }
    %621 = vector.extract %312#0[4] : f32 from vector<8xf32>
    %622 = vector.extract %312#1[4] : f32 from vector<8xf32>
    %623 = wave.lane
    %624 = arith.addi %16, %c5 : index
    %625 = arith.muli %c17, %c2 : index
    %626 = arith.addi %624, %625 : index
    %627 = arith.divui %623, %c8 : index
    %628 = arith.addi %626, %627 : index
    %629 = arith.cmpi slt, %628, %15 : index
    scf.if %629 {
      %630 = arith.cmpi eq, %hasFactors, %c6 : index
      %631 = memref.load %factors[%628] : memref<?xf32>
      %632 = arith.select %630, %631, %c28 : f32
      %633 = arith.remui %623, %c8 : index
      %634 = arith.muli %633, %c17 : index
      %635 = arith.addi %11, %634 : index
      %636 = vector.load %w[%635] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %637 = vector.bitcast %636 : vector<4xi8> to vector<1xf32>
      %638 = vector.extract %637[0] : f32 from vector<1xf32>
      %639 = arith.mulf %638, %632 : f32
      %640 = arith.mulf %621, %639 : f32
      %641 = arith.remui %623, %c8 : index
      %642 = arith.muli %641, %c17 : index
      %643 = arith.addi %13, %642 : index
      %644 = vector.load %w[%643] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %645 = vector.bitcast %644 : vector<4xi8> to vector<1xf32>
      %646 = vector.extract %645[0] : f32 from vector<1xf32>
      %647 = arith.mulf %646, %632 : f32
      %648 = arith.mulf %622, %647 : f32
      %649 = arith.muli %628, %outputFeatures : index
      %650 = arith.addi %649, %20 : index
      %651 = wave.lane
      %652 = arith.remui %651, %c8 : index
      %653 = arith.addi %650, %652 : index
      scf.if %18 {
        %654 = arith.addi %653, %c5 : index
        %655 = memref.load %residual[%654] : memref<?xf32>
        %656 = arith.addf %655, %640 : f32
        %657 = arith.addi %653, %c5 : index
        memref.store %656, %out[%657] : memref<?xf32>
      } else {
        %658 = arith.addi %653, %c5 : index
        memref.store %640, %out[%658] : memref<?xf32>
      }
      scf.if %18 {
        %659 = arith.addi %653, %c8 : index
        %660 = memref.load %residual[%659] : memref<?xf32>
        %661 = arith.addf %660, %648 : f32
        %662 = arith.addi %653, %c8 : index
        memref.store %661, %out[%662] : memref<?xf32>
      } else {
        %663 = arith.addi %653, %c8 : index
        memref.store %648, %out[%663] : memref<?xf32>
      }
    }
    %664 = vector.extract %312#0[5] : f32 from vector<8xf32>
    %665 = vector.extract %312#1[5] : f32 from vector<8xf32>
    %666 = wave.lane
    %667 = arith.addi %16, %c5 : index
    %668 = arith.muli %c29, %c2 : index
    %669 = arith.addi %667, %668 : index
    %670 = arith.divui %666, %c8 : index
    %671 = arith.addi %669, %670 : index
    %672 = arith.cmpi slt, %671, %15 : index
    scf.if %672 {
      %673 = arith.cmpi eq, %hasFactors, %c6 : index
      %674 = memref.load %factors[%671] : memref<?xf32>
      %675 = arith.select %673, %674, %c28 : f32
      %676 = arith.remui %666, %c8 : index
      %677 = arith.muli %676, %c17 : index
      %678 = arith.addi %11, %677 : index
      %679 = vector.load %w[%678] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %680 = vector.bitcast %679 : vector<4xi8> to vector<1xf32>
      %681 = vector.extract %680[0] : f32 from vector<1xf32>
      %682 = arith.mulf %681, %675 : f32
      %683 = arith.mulf %664, %682 : f32
      %684 = arith.remui %666, %c8 : index
      %685 = arith.muli %684, %c17 : index
      %686 = arith.addi %13, %685 : index
      %687 = vector.load %w[%686] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %688 = vector.bitcast %687 : vector<4xi8> to vector<1xf32>
      %689 = vector.extract %688[0] : f32 from vector<1xf32>
      %690 = arith.mulf %689, %675 : f32
      %691 = arith.mulf %665, %690 : f32
      %692 = arith.muli %671, %outputFeatures : index
      %693 = arith.addi %692, %20 : index
      %694 = wave.lane
      %695 = arith.remui %694, %c8 : index
      %696 = arith.addi %693, %695 : index
      scf.if %18 {
        %697 = arith.addi %696, %c5 : index
        %698 = memref.load %residual[%697] : memref<?xf32>
        %699 = arith.addf %698, %683 : f32
        %700 = arith.addi %696, %c5 : index
        memref.store %699, %out[%700] : memref<?xf32>
      } else {
        %701 = arith.addi %696, %c5 : index
        memref.store %683, %out[%701] : memref<?xf32>
      }
      scf.if %18 {
        %702 = arith.addi %696, %c8 : index
        %703 = memref.load %residual[%702] : memref<?xf32>
        %704 = arith.addf %703, %691 : f32
        %705 = arith.addi %696, %c8 : index
        memref.store %704, %out[%705] : memref<?xf32>
      } else {
        %706 = arith.addi %696, %c8 : index
        memref.store %691, %out[%706] : memref<?xf32>
      }
    }
    %707 = vector.extract %312#0[6] : f32 from vector<8xf32>
    %708 = vector.extract %312#1[6] : f32 from vector<8xf32>
    %709 = wave.lane
    %710 = arith.addi %16, %c5 : index
    %711 = arith.muli %c30, %c2 : index
    %712 = arith.addi %710, %711 : index
    %713 = arith.divui %709, %c8 : index
    %714 = arith.addi %712, %713 : index
    %715 = arith.cmpi slt, %714, %15 : index
    scf.if %715 {
      %716 = arith.cmpi eq, %hasFactors, %c6 : index
      %717 = memref.load %factors[%714] : memref<?xf32>
      %718 = arith.select %716, %717, %c28 : f32
      %719 = arith.remui %709, %c8 : index
      %720 = arith.muli %719, %c17 : index
      %721 = arith.addi %11, %720 : index
      %722 = vector.load %w[%721] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %723 = vector.bitcast %722 : vector<4xi8> to vector<1xf32>
      %724 = vector.extract %723[0] : f32 from vector<1xf32>
      %725 = arith.mulf %724, %718 : f32
      %726 = arith.mulf %707, %725 : f32
      %727 = arith.remui %709, %c8 : index
      %728 = arith.muli %727, %c17 : index
      %729 = arith.addi %13, %728 : index
      %730 = vector.load %w[%729] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %731 = vector.bitcast %730 : vector<4xi8> to vector<1xf32>
      %732 = vector.extract %731[0] : f32 from vector<1xf32>
      %733 = arith.mulf %732, %718 : f32
      %734 = arith.mulf %708, %733 : f32
      %735 = arith.muli %714, %outputFeatures : index
      %736 = arith.addi %735, %20 : index
      %737 = wave.lane
      %738 = arith.remui %737, %c8 : index
      %739 = arith.addi %736, %738 : index
      scf.if %18 {
        %740 = arith.addi %739, %c5 : index
        %741 = memref.load %residual[%740] : memref<?xf32>
        %742 = arith.addf %741, %726 : f32
        %743 = arith.addi %739, %c5 : index
        memref.store %742, %out[%743] : memref<?xf32>
      } else {
        %744 = arith.addi %739, %c5 : index
        memref.store %726, %out[%744] : memref<?xf32>
      }
      scf.if %18 {
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
    %750 = vector.extract %312#0[7] : f32 from vector<8xf32>
    %751 = vector.extract %312#1[7] : f32 from vector<8xf32>
    %752 = wave.lane
    %753 = arith.addi %16, %c5 : index
    %754 = arith.muli %c31, %c2 : index
    %755 = arith.addi %753, %754 : index
    %756 = arith.divui %752, %c8 : index
    %757 = arith.addi %755, %756 : index
    %758 = arith.cmpi slt, %757, %15 : index
    scf.if %758 {
      %759 = arith.cmpi eq, %hasFactors, %c6 : index
      %760 = memref.load %factors[%757] : memref<?xf32>
      %761 = arith.select %759, %760, %c28 : f32
      %762 = arith.remui %752, %c8 : index
      %763 = arith.muli %762, %c17 : index
      %764 = arith.addi %11, %763 : index
      %765 = vector.load %w[%764] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %766 = vector.bitcast %765 : vector<4xi8> to vector<1xf32>
      %767 = vector.extract %766[0] : f32 from vector<1xf32>
      %768 = arith.mulf %767, %761 : f32
      %769 = arith.mulf %750, %768 : f32
      %770 = arith.remui %752, %c8 : index
      %771 = arith.muli %770, %c17 : index
      %772 = arith.addi %13, %771 : index
      %773 = vector.load %w[%772] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %774 = vector.bitcast %773 : vector<4xi8> to vector<1xf32>
      %775 = vector.extract %774[0] : f32 from vector<1xf32>
      %776 = arith.mulf %775, %761 : f32
      %777 = arith.mulf %751, %776 : f32
      %778 = arith.muli %757, %outputFeatures : index
      %779 = arith.addi %778, %20 : index
      %780 = wave.lane
      %781 = arith.remui %780, %c8 : index
      %782 = arith.addi %779, %781 : index
      scf.if %18 {
        %783 = arith.addi %782, %c5 : index
        %784 = memref.load %residual[%783] : memref<?xf32>
        %785 = arith.addf %784, %769 : f32
        %786 = arith.addi %782, %c5 : index
        memref.store %785, %out[%786] : memref<?xf32>
      } else {
        %787 = arith.addi %782, %c5 : index
        memref.store %769, %out[%787] : memref<?xf32>
      }
      scf.if %18 {
        %788 = arith.addi %782, %c8 : index
        %789 = memref.load %residual[%788] : memref<?xf32>
        %790 = arith.addf %789, %777 : f32
        %791 = arith.addi %782, %c8 : index
        memref.store %790, %out[%791] : memref<?xf32>
      } else {
        %792 = arith.addi %782, %c8 : index
        memref.store %777, %out[%792] : memref<?xf32>
      }
    }
  }
  wave.return
}
