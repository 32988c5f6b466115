// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c10 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 4 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 224 : index
  %c32 = arith.constant 512 : index
  %c33 = arith.constant 1024 : index
  %c34 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %c36 = arith.constant 0x3F800000 : f32
  %c37 = arith.constant 48 : index
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
  %18 = wave.scratch %c10 : memref<?xf32>
  %19 = arith.cmpi eq, %hasResidual, %c6 : index
  %20 = wave.block 0
  %21 = arith.muli %20, %c13 : index
  %22 = arith.cmpi slt, %16, %15 : index
  scf.if %22 {
    %23 = arith.muli %1, %c14 : index
    %24 = arith.divui %inputFeatures, %c13 : index
    %25 = arith.muli %17, %stepsPerWave : index
    %26 = arith.minsi %25, %24 : index
    %27 = arith.addi %26, %stepsPerWave : index
    %28 = arith.minsi %27, %24 : index
    %29 = arith.subi %28, %26 : index
    %30 = arith.divui %29, %c2 : index
    %31 = arith.muli %30, %c2 : index
    %32 = arith.addi %26, %31 : index
    %33 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %34 = arith.addi %26, %stepsPerWave : index
    %35 = arith.select %33, %34, %32 : index
    %45:8 = scf.for %36 = %26 to %35 step %c2 iter_args(%37 = %c15, %38 = %c15, %39 = %c15, %40 = %c15, %41 = %c15, %42 = %c15, %43 = %c15, %44 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %46 = wave.lane
      %47 = arith.addi %36, %c5 : index
      %48 = arith.remui %46, %c18 : index
      %49 = arith.addi %11, %c4 : index
      %50 = arith.muli %47, %c8 : index
      %51 = arith.addi %49, %50 : index
      %52 = arith.muli %48, %c14 : index
      %53 = arith.addi %51, %52 : index
      %54 = vector.load %w[%53] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %55 = vector.bitcast %54 : vector<4xi8> to vector<2xf16>
      %56 = vector.extract %55[0] : f16 from vector<2xf16>
      %57 = vector.broadcast %56 : f16 to vector<16xf16>
      %58 = vector.extract %55[1] : f16 from vector<2xf16>
      %59 = vector.broadcast %58 : f16 to vector<16xf16>
      %60 = arith.addi %11, %c4 : index
      %61 = arith.muli %inputFeatures, %c2 : index
      %62 = arith.addi %61, %c3 : index
      %63 = arith.divui %62, %c4 : index
      %64 = arith.muli %63, %c4 : index
      %65 = arith.addi %60, %64 : index
      %66 = arith.muli %47, %c19 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.muli %48, %c18 : index
      %69 = arith.addi %67, %68 : index
      %70 = vector.load %w[%69] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %71 = vector.bitcast %70 : vector<16xi8> to vector<4xi32>
      %72 = arith.shrui %71, %c20 : vector<4xi32>
      %73 = arith.andi %72, %c21 : vector<4xi32>
      %74 = arith.ori %73, %c22 : vector<4xi32>
      %75 = vector.bitcast %74 : vector<4xi32> to vector<8xf16>
      %76 = arith.shrui %71, %c23 : vector<4xi32>
      %77 = arith.andi %76, %c21 : vector<4xi32>
      %78 = arith.ori %77, %c22 : vector<4xi32>
      %79 = vector.bitcast %78 : vector<4xi32> to vector<8xf16>
      %80 = arith.shrui %71, %c24 : vector<4xi32>
      %81 = arith.andi %80, %c21 : vector<4xi32>
      %82 = arith.ori %81, %c22 : vector<4xi32>
      %83 = vector.bitcast %82 : vector<4xi32> to vector<8xf16>
      %84 = arith.shrui %71, %c25 : vector<4xi32>
      %85 = arith.andi %84, %c21 : vector<4xi32>
      %86 = arith.ori %85, %c22 : vector<4xi32>
      %87 = vector.bitcast %86 : vector<4xi32> to vector<8xf16>
      %88 = vector.shuffle %75, %79 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %89 = vector.shuffle %83, %87 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %90 = vector.shuffle %88, %89 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %91 = arith.subf %90, %c26 : vector<32xf16>
      %92 = vector.shuffle %91, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %93 = vector.shuffle %91, %91 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %94 = math.fma %92, %57, %59 : vector<16xf16>
      %95 = math.fma %93, %57, %59 : vector<16xf16>
      %96 = arith.addi %36, %c6 : index
      %97 = arith.remui %46, %c18 : index
      %98 = arith.addi %11, %c4 : index
      %99 = arith.muli %96, %c8 : index
      %100 = arith.addi %98, %99 : index
      %101 = arith.muli %97, %c14 : index
      %102 = arith.addi %100, %101 : index
      %103 = vector.load %w[%102] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %104 = vector.bitcast %103 : vector<4xi8> to vector<2xf16>
      %105 = vector.extract %104[0] : f16 from vector<2xf16>
      %106 = vector.broadcast %105 : f16 to vector<16xf16>
      %107 = vector.extract %104[1] : f16 from vector<2xf16>
      %108 = vector.broadcast %107 : f16 to vector<16xf16>
      %109 = arith.addi %11, %c4 : index
      %110 = arith.muli %inputFeatures, %c2 : index
      %111 = arith.addi %110, %c3 : index
      %112 = arith.divui %111, %c4 : index
      %113 = arith.muli %112, %c4 : index
      %114 = arith.addi %109, %113 : index
      %115 = arith.muli %96, %c19 : index
      %116 = arith.addi %114, %115 : index
      %117 = arith.muli %97, %c18 : index
      %118 = arith.addi %116, %117 : index
      %119 = vector.load %w[%118] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %120 = vector.bitcast %119 : vector<16xi8> to vector<4xi32>
      %121 = arith.shrui %120, %c20 : vector<4xi32>
      %122 = arith.andi %121, %c21 : vector<4xi32>
      %123 = arith.ori %122, %c22 : vector<4xi32>
      %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
      %125 = arith.shrui %120, %c23 : vector<4xi32>
      %126 = arith.andi %125, %c21 : vector<4xi32>
      %127 = arith.ori %126, %c22 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %120, %c24 : vector<4xi32>
      %130 = arith.andi %129, %c21 : vector<4xi32>
      %131 = arith.ori %130, %c22 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = arith.shrui %120, %c25 : vector<4xi32>
      %134 = arith.andi %133, %c21 : vector<4xi32>
      %135 = arith.ori %134, %c22 : vector<4xi32>
      %136 = vector.bitcast %135 : vector<4xi32> to vector<8xf16>
      %137 = vector.shuffle %124, %128 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %138 = vector.shuffle %132, %136 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %139 = vector.shuffle %137, %138 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %140 = arith.subf %139, %c26 : vector<32xf16>
      %141 = vector.shuffle %140, %140 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %142 = vector.shuffle %140, %140 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %143 = math.fma %141, %106, %108 : vector<16xf16>
      %144 = math.fma %142, %106, %108 : vector<16xf16>
      %145 = arith.addi %36, %c5 : index
      %146 = arith.remui %46, %c18 : index
      %147 = arith.addi %13, %c4 : index
      %148 = arith.muli %145, %c8 : index
      %149 = arith.addi %147, %148 : index
      %150 = arith.muli %146, %c14 : index
      %151 = arith.addi %149, %150 : index
      %152 = vector.load %w[%151] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %153 = vector.bitcast %152 : vector<4xi8> to vector<2xf16>
      %154 = vector.extract %153[0] : f16 from vector<2xf16>
      %155 = vector.broadcast %154 : f16 to vector<16xf16>
      %156 = vector.extract %153[1] : f16 from vector<2xf16>
      %157 = vector.broadcast %156 : f16 to vector<16xf16>
      %158 = arith.addi %13, %c4 : index
      %159 = arith.muli %inputFeatures, %c2 : index
      %160 = arith.addi %159, %c3 : index
      %161 = arith.divui %160, %c4 : index
      %162 = arith.muli %161, %c4 : index
      %163 = arith.addi %158, %162 : index
      %164 = arith.muli %145, %c19 : index
      %165 = arith.addi %163, %164 : index
      %166 = arith.muli %146, %c18 : index
      %167 = arith.addi %165, %166 : index
      %168 = vector.load %w[%167] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %169 = vector.bitcast %168 : vector<16xi8> to vector<4xi32>
      %170 = arith.shrui %169, %c20 : vector<4xi32>
      %171 = arith.andi %170, %c21 : vector<4xi32>
      %172 = arith.ori %171, %c22 : vector<4xi32>
      %173 = vector.bitcast %172 : vector<4xi32> to vector<8xf16>
      %174 = arith.shrui %169, %c23 : vector<4xi32>
      %175 = arith.andi %174, %c21 : vector<4xi32>
      %176 = arith.ori %175, %c22 : vector<4xi32>
      %177 = vector.bitcast %176 : vector<4xi32> to vector<8xf16>
      %178 = arith.shrui %169, %c24 : vector<4xi32>
      %179 = arith.andi %178, %c21 : vector<4xi32>
      %180 = arith.ori %179, %c22 : vector<4xi32>
      %181 = vector.bitcast %180 : vector<4xi32> to vector<8xf16>
      %182 = arith.shrui %169, %c25 : vector<4xi32>
      %183 = arith.andi %182, %c21 : vector<4xi32>
      %184 = arith.ori %183, %c22 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = vector.shuffle %173, %177 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %187 = vector.shuffle %181, %185 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %188 = vector.shuffle %186, %187 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %189 = arith.subf %188, %c26 : vector<32xf16>
      %190 = vector.shuffle %189, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %191 = vector.shuffle %189, %189 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %192 = math.fma %190, %155, %157 : vector<16xf16>
      %193 = math.fma %191, %155, %157 : vector<16xf16>
      %194 = arith.addi %36, %c6 : index
      %195 = arith.remui %46, %c18 : index
      %196 = arith.addi %13, %c4 : index
      %197 = arith.muli %194, %c8 : index
      %198 = arith.addi %196, %197 : index
      %199 = arith.muli %195, %c14 : index
      %200 = arith.addi %198, %199 : index
      %201 = vector.load %w[%200] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %202 = vector.bitcast %201 : vector<4xi8> to vector<2xf16>
      %203 = vector.extract %202[0] : f16 from vector<2xf16>
      %204 = vector.broadcast %203 : f16 to vector<16xf16>
      %205 = vector.extract %202[1] : f16 from vector<2xf16>
      %206 = vector.broadcast %205 : f16 to vector<16xf16>
      %207 = arith.addi %13, %c4 : index
      %208 = arith.muli %inputFeatures, %c2 : index
      %209 = arith.addi %208, %c3 : index
      %210 = arith.divui %209, %c4 : index
      %211 = arith.muli %210, %c4 : index
      %212 = arith.addi %207, %211 : index
      %213 = arith.muli %194, %c19 : index
      %214 = arith.addi %212, %213 : index
      %215 = arith.muli %195, %c18 : index
      %216 = arith.addi %214, %215 : index
      %217 = vector.load %w[%216] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %218 = vector.bitcast %217 : vector<16xi8> to vector<4xi32>
      %219 = arith.shrui %218, %c20 : vector<4xi32>
      %220 = arith.andi %219, %c21 : vector<4xi32>
      %221 = arith.ori %220, %c22 : vector<4xi32>
      %222 = vector.bitcast %221 : vector<4xi32> to vector<8xf16>
      %223 = arith.shrui %218, %c23 : vector<4xi32>
      %224 = arith.andi %223, %c21 : vector<4xi32>
      %225 = arith.ori %224, %c22 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = arith.shrui %218, %c24 : vector<4xi32>
      %228 = arith.andi %227, %c21 : vector<4xi32>
      %229 = arith.ori %228, %c22 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = arith.shrui %218, %c25 : vector<4xi32>
      %232 = arith.andi %231, %c21 : vector<4xi32>
      %233 = arith.ori %232, %c22 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = vector.shuffle %222, %226 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = vector.shuffle %230, %234 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = vector.shuffle %235, %236 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %238 = arith.subf %237, %c26 : vector<32xf16>
      %239 = vector.shuffle %238, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %240 = vector.shuffle %238, %238 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %241 = math.fma %239, %204, %206 : vector<16xf16>
      %242 = math.fma %240, %204, %206 : vector<16xf16>
      %243 = arith.addi %23, %c5 : index
      %244 = arith.muli %36, %c2 : index
      %245 = arith.addi %244, %c5 : index
      %246 = arith.divui %inputFeatures, %c18 : index
      %247 = arith.muli %243, %246 : index
      %248 = arith.addi %247, %245 : index
      %249 = arith.muli %tileRows, %c18 : index
      %250 = arith.muli %248, %249 : index
      %251 = arith.remui %46, %tileRows : index
      %252 = arith.muli %251, %c1 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = arith.muli %tileRows, %c1 : index
      %256 = arith.addi %253, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = vector.shuffle %254, %257 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %259 = wave.mma %258, %94, %37 : vector<16xf16>, vector<8xf32>
      %260 = wave.mma %258, %192, %38 : vector<16xf16>, vector<8xf32>
      %261 = arith.addi %23, %c6 : index
      %262 = arith.muli %36, %c2 : index
      %263 = arith.addi %262, %c5 : index
      %264 = arith.divui %inputFeatures, %c18 : index
      %265 = arith.muli %261, %264 : index
      %266 = arith.addi %265, %263 : index
      %267 = arith.muli %tileRows, %c18 : index
      %268 = arith.muli %266, %267 : index
      %269 = arith.remui %46, %tileRows : index
      %270 = arith.muli %269, %c1 : index
      %271 = arith.addi %268, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = arith.muli %tileRows, %c1 : index
      %274 = arith.addi %271, %273 : index
      %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = vector.shuffle %272, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %277 = wave.mma %276, %94, %39 : vector<16xf16>, vector<8xf32>
      %278 = wave.mma %276, %192, %40 : vector<16xf16>, vector<8xf32>
      %279 = arith.addi %23, %c2 : index
      %280 = arith.muli %36, %c2 : index
      %281 = arith.addi %280, %c5 : index
      %282 = arith.divui %inputFeatures, %c18 : index
      %283 = arith.muli %279, %282 : index
      %284 = arith.addi %283, %281 : index
      %285 = arith.muli %tileRows, %c18 : index
      %286 = arith.muli %284, %285 : index
      %287 = arith.remui %46, %tileRows : index
      %288 = arith.muli %287, %c1 : index
      %289 = arith.addi %286, %288 : index
      %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = arith.muli %tileRows, %c1 : index
      %292 = arith.addi %289, %291 : index
      %293 = vector.load %x[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = vector.shuffle %290, %293 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = wave.mma %294, %94, %41 : vector<16xf16>, vector<8xf32>
      %296 = wave.mma %294, %192, %42 : vector<16xf16>, vector<8xf32>
      %297 = arith.addi %23, %c27 : index
      %298 = arith.muli %36, %c2 : index
      %299 = arith.addi %298, %c5 : index
      %300 = arith.divui %inputFeatures, %c18 : index
      %301 = arith.muli %297, %300 : index
      %302 = arith.addi %301, %299 : index
      %303 = arith.muli %tileRows, %c18 : index
      %304 = arith.muli %302, %303 : index
      %305 = arith.remui %46, %tileRows : index
      %306 = arith.muli %305, %c1 : index
      %307 = arith.addi %304, %306 : index
      %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %309 = arith.muli %tileRows, %c1 : index
      %310 = arith.addi %307, %309 : index
      %311 = vector.load %x[%310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %312 = vector.shuffle %308, %311 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %313 = wave.mma %312, %94, %43 : vector<16xf16>, vector<8xf32>
      %314 = wave.mma %312, %192, %44 : vector<16xf16>, vector<8xf32>
      %315 = arith.addi %23, %c5 : index
      %316 = arith.muli %36, %c2 : index
      %317 = arith.addi %316, %c6 : index
      %318 = arith.divui %inputFeatures, %c18 : index
      %319 = arith.muli %315, %318 : index
      %320 = arith.addi %319, %317 : index
      %321 = arith.muli %tileRows, %c18 : index
      %322 = arith.muli %320, %321 : index
      %323 = arith.remui %46, %tileRows : index
      %324 = arith.muli %323, %c1 : index
      %325 = arith.addi %322, %324 : index
      %326 = vector.load %x[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %327 = arith.muli %tileRows, %c1 : index
      %328 = arith.addi %325, %327 : index
      %329 = vector.load %x[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %330 = vector.shuffle %326, %329 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %331 = wave.mma %330, %95, %259 : vector<16xf16>, vector<8xf32>
      %332 = wave.mma %330, %193, %260 : vector<16xf16>, vector<8xf32>
      %333 = arith.addi %23, %c6 : index
      %334 = arith.muli %36, %c2 : index
      %335 = arith.addi %334, %c6 : index
      %336 = arith.divui %inputFeatures, %c18 : index
      %337 = arith.muli %333, %336 : index
      %338 = arith.addi %337, %335 : index
      %339 = arith.muli %tileRows, %c18 : index
      %340 = arith.muli %338, %339 : index
      %341 = arith.remui %46, %tileRows : index
      %342 = arith.muli %341, %c1 : index
      %343 = arith.addi %340, %342 : index
      %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %345 = arith.muli %tileRows, %c1 : index
      %346 = arith.addi %343, %345 : index
      %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = vector.shuffle %344, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %349 = wave.mma %348, %95, %277 : vector<16xf16>, vector<8xf32>
      %350 = wave.mma %348, %193, %278 : vector<16xf16>, vector<8xf32>
      %351 = arith.addi %23, %c2 : index
      %352 = arith.muli %36, %c2 : index
      %353 = arith.addi %352, %c6 : index
      %354 = arith.divui %inputFeatures, %c18 : index
      %355 = arith.muli %351, %354 : index
      %356 = arith.addi %355, %353 : index
      %357 = arith.muli %tileRows, %c18 : index
      %358 = arith.muli %356, %357 : index
      %359 = arith.remui %46, %tileRows : index
      %360 = arith.muli %359, %c1 : index
      %361 = arith.addi %358, %360 : index
      %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %363 = arith.muli %tileRows, %c1 : index
      %364 = arith.addi %361, %363 : index
      %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %366 = vector.shuffle %362, %365 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %367 = wave.mma %366, %95, %295 : vector<16xf16>, vector<8xf32>
      %368 = wave.mma %366, %193, %296 : vector<16xf16>, vector<8xf32>
      %369 = arith.addi %23, %c27 : index
      %370 = arith.muli %36, %c2 : index
      %371 = arith.addi %370, %c6 : index
      %372 = arith.divui %inputFeatures, %c18 : index
      %373 = arith.muli %369, %372 : index
      %374 = arith.addi %373, %371 : index
      %375 = arith.muli %tileRows, %c18 : index
      %376 = arith.muli %374, %375 : index
      %377 = arith.remui %46, %tileRows : index
      %378 = arith.muli %377, %c1 : index
      %379 = arith.addi %376, %378 : index
      %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %381 = arith.muli %tileRows, %c1 : index
      %382 = arith.addi %379, %381 : index
      %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = vector.shuffle %380, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %385 = wave.mma %384, %95, %313 : vector<16xf16>, vector<8xf32>
      %386 = wave.mma %384, %193, %314 : vector<16xf16>, vector<8xf32>
      %387 = arith.addi %23, %c5 : index
      %388 = arith.muli %36, %c2 : index
      %389 = arith.addi %388, %c2 : index
      %390 = arith.divui %inputFeatures, %c18 : index
      %391 = arith.muli %387, %390 : index
      %392 = arith.addi %391, %389 : index
      %393 = arith.muli %tileRows, %c18 : index
      %394 = arith.muli %392, %393 : index
      %395 = arith.remui %46, %tileRows : index
      %396 = arith.muli %395, %c1 : index
      %397 = arith.addi %394, %396 : index
      %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = arith.muli %tileRows, %c1 : index
      %400 = arith.addi %397, %399 : index
      %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = vector.shuffle %398, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %403 = wave.mma %402, %143, %331 : vector<16xf16>, vector<8xf32>
      %404 = wave.mma %402, %241, %332 : vector<16xf16>, vector<8xf32>
      %405 = arith.addi %23, %c6 : index
      %406 = arith.muli %36, %c2 : index
      %407 = arith.addi %406, %c2 : index
      %408 = arith.divui %inputFeatures, %c18 : index
      %409 = arith.muli %405, %408 : index
      %410 = arith.addi %409, %407 : index
      %411 = arith.muli %tileRows, %c18 : index
      %412 = arith.muli %410, %411 : index
      %413 = arith.remui %46, %tileRows : index
      %414 = arith.muli %413, %c1 : index
      %415 = arith.addi %412, %414 : index
      %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = arith.muli %tileRows, %c1 : index
      %418 = arith.addi %415, %417 : index
      %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %420 = vector.shuffle %416, %419 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %421 = wave.mma %420, %143, %349 : vector<16xf16>, vector<8xf32>
      %422 = wave.mma %420, %241, %350 : vector<16xf16>, vector<8xf32>
      %423 = arith.addi %23, %c2 : index
      %424 = arith.muli %36, %c2 : index
      %425 = arith.addi %424, %c2 : index
      %426 = arith.divui %inputFeatures, %c18 : index
      %427 = arith.muli %423, %426 : index
      %428 = arith.addi %427, %425 : index
      %429 = arith.muli %tileRows, %c18 : index
      %430 = arith.muli %428, %429 : index
      %431 = arith.remui %46, %tileRows : index
      %432 = arith.muli %431, %c1 : index
      %433 = arith.addi %430, %432 : index
      %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = arith.muli %tileRows, %c1 : index
      %436 = arith.addi %433, %435 : index
      %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %438 = vector.shuffle %434, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %439 = wave.mma %438, %143, %367 : vector<16xf16>, vector<8xf32>
      %440 = wave.mma %438, %241, %368 : vector<16xf16>, vector<8xf32>
      %441 = arith.addi %23, %c27 : index
      %442 = arith.muli %36, %c2 : index
      %443 = arith.addi %442, %c2 : index
      %444 = arith.divui %inputFeatures, %c18 : index
      %445 = arith.muli %441, %444 : index
      %446 = arith.addi %445, %443 : index
      %447 = arith.muli %tileRows, %c18 : index
      %448 = arith.muli %446, %447 : index
      %449 = arith.remui %46, %tileRows : index
      %450 = arith.muli %449, %c1 : index
      %451 = arith.addi %448, %450 : index
      %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = arith.muli %tileRows, %c1 : index
      %454 = arith.addi %451, %453 : index
      %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = vector.shuffle %452, %455 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %457 = wave.mma %456, %143, %385 : vector<16xf16>, vector<8xf32>
      %458 = wave.mma %456, %241, %386 : vector<16xf16>, vector<8xf32>
      %459 = arith.addi %23, %c5 : index
      %460 = arith.muli %36, %c2 : index
      %461 = arith.addi %460, %c27 : index
      %462 = arith.divui %inputFeatures, %c18 : index
      %463 = arith.muli %459, %462 : index
      %464 = arith.addi %463, %461 : index
      %465 = arith.muli %tileRows, %c18 : index
      %466 = arith.muli %464, %465 : index
      %467 = arith.remui %46, %tileRows : index
      %468 = arith.muli %467, %c1 : index
      %469 = arith.addi %466, %468 : index
      %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %471 = arith.muli %tileRows, %c1 : index
      %472 = arith.addi %469, %471 : index
      %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %474 = vector.shuffle %470, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %475 = wave.mma %474, %144, %403 : vector<16xf16>, vector<8xf32>
      %476 = wave.mma %474, %242, %404 : vector<16xf16>, vector<8xf32>
      %477 = arith.addi %23, %c6 : index
      %478 = arith.muli %36, %c2 : index
      %479 = arith.addi %478, %c27 : index
      %480 = arith.divui %inputFeatures, %c18 : index
      %481 = arith.muli %477, %480 : index
      %482 = arith.addi %481, %479 : index
      %483 = arith.muli %tileRows, %c18 : index
      %484 = arith.muli %482, %483 : index
      %485 = arith.remui %46, %tileRows : index
      %486 = arith.muli %485, %c1 : index
      %487 = arith.addi %484, %486 : index
      %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = arith.muli %tileRows, %c1 : index
      %490 = arith.addi %487, %489 : index
      %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %492 = vector.shuffle %488, %491 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %493 = wave.mma %492, %144, %421 : vector<16xf16>, vector<8xf32>
      %494 = wave.mma %492, %242, %422 : vector<16xf16>, vector<8xf32>
      %495 = arith.addi %23, %c2 : index
      %496 = arith.muli %36, %c2 : index
      %497 = arith.addi %496, %c27 : index
      %498 = arith.divui %inputFeatures, %c18 : index
      %499 = arith.muli %495, %498 : index
      %500 = arith.addi %499, %497 : index
      %501 = arith.muli %tileRows, %c18 : index
      %502 = arith.muli %500, %501 : index
      %503 = arith.remui %46, %tileRows : index
      %504 = arith.muli %503, %c1 : index
      %505 = arith.addi %502, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = arith.muli %tileRows, %c1 : index
      %508 = arith.addi %505, %507 : index
      %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %510 = vector.shuffle %506, %509 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %511 = wave.mma %510, %144, %439 : vector<16xf16>, vector<8xf32>
      %512 = wave.mma %510, %242, %440 : vector<16xf16>, vector<8xf32>
      %513 = arith.addi %23, %c27 : index
      %514 = arith.muli %36, %c2 : index
      %515 = arith.addi %514, %c27 : index
      %516 = arith.divui %inputFeatures, %c18 : index
      %517 = arith.muli %513, %516 : index
      %518 = arith.addi %517, %515 : index
      %519 = arith.muli %tileRows, %c18 : index
      %520 = arith.muli %518, %519 : index
      %521 = arith.remui %46, %tileRows : index
      %522 = arith.muli %521, %c1 : index
      %523 = arith.addi %520, %522 : index
      %524 = vector.load %x[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %525 = arith.muli %tileRows, %c1 : index
      %526 = arith.addi %523, %525 : index
      %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %528 = vector.shuffle %524, %527 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %529 = wave.mma %528, %144, %457 : vector<16xf16>, vector<8xf32>
      %530 = wave.mma %528, %242, %458 : vector<16xf16>, vector<8xf32>
      scf.yield %475, %476, %493, %494, %511, %512, %529, %530 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %531 = arith.select %33, %35, %28 : index
    %541:8 = scf.for %532 = %35 to %531 step %c6 iter_args(%533 = %45#0, %534 = %45#1, %535 = %45#2, %536 = %45#3, %537 = %45#4, %538 = %45#5, %539 = %45#6, %540 = %45#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %542 = wave.lane
      %543 = arith.addi %532, %c5 : index
      %544 = arith.remui %542, %c18 : index
      %545 = arith.addi %11, %c4 : index
      %546 = arith.muli %543, %c8 : index
      %547 = arith.addi %545, %546 : index
      %548 = arith.muli %544, %c14 : index
      %549 = arith.addi %547, %548 : index
      %550 = vector.load %w[%549] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %551 = vector.bitcast %550 : vector<4xi8> to vector<2xf16>
      %552 = vector.extract %551[0] : f16 from vector<2xf16>
      %553 = vector.broadcast %552 : f16 to vector<16xf16>
      %554 = vector.extract %551[1] : f16 from vector<2xf16>
      %555 = vector.broadcast %554 : f16 to vector<16xf16>
      %556 = arith.addi %11, %c4 : index
      %557 = arith.muli %inputFeatures, %c2 : index
      %558 = arith.addi %557, %c3 : index
      %559 = arith.divui %558, %c4 : index
      %560 = arith.muli %559, %c4 : index
      %561 = arith.addi %556, %560 : index
      %562 = arith.muli %543, %c19 : index
      %563 = arith.addi %561, %562 : index
      %564 = arith.muli %544, %c18 : index
      %565 = arith.addi %563, %564 : index
      %566 = vector.load %w[%565] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %567 = vector.bitcast %566 : vector<16xi8> to vector<4xi32>
      %568 = arith.shrui %567, %c20 : vector<4xi32>
      %569 = arith.andi %568, %c21 : vector<4xi32>
      %570 = arith.ori %569, %c22 : vector<4xi32>
      %571 = vector.bitcast %570 : vector<4xi32> to vector<8xf16>
      %572 = arith.shrui %567, %c23 : vector<4xi32>
      %573 = arith.andi %572, %c21 : vector<4xi32>
      %574 = arith.ori %573, %c22 : vector<4xi32>
      %575 = vector.bitcast %574 : vector<4xi32> to vector<8xf16>
      %576 = arith.shrui %567, %c24 : vector<4xi32>
      %577 = arith.andi %576, %c21 : vector<4xi32>
      %578 = arith.ori %577, %c22 : vector<4xi32>
      %579 = vector.bitcast %578 : vector<4xi32> to vector<8xf16>
      %580 = arith.shrui %567, %c25 : vector<4xi32>
      %581 = arith.andi %580, %c21 : vector<4xi32>
      %582 = arith.ori %581, %c22 : vector<4xi32>
      %583 = vector.bitcast %582 : vector<4xi32> to vector<8xf16>
      %584 = vector.shuffle %571, %575 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %585 = vector.shuffle %579, %583 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %586 = vector.shuffle %584, %585 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %587 = arith.subf %586, %c26 : vector<32xf16>
      %588 = vector.shuffle %587, %587 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %589 = vector.shuffle %587, %587 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %590 = math.fma %588, %553, %555 : vector<16xf16>
      %591 = math.fma %589, %553, %555 : vector<16xf16>
      %592 = arith.addi %532, %c5 : index
      %593 = arith.remui %542, %c18 : index
      %594 = arith.addi %13, %c4 : index
      %595 = arith.muli %592, %c8 : index
      %596 = arith.addi %594, %595 : index
      %597 = arith.muli %593, %c14 : index
      %598 = arith.addi %596, %597 : index
      %599 = vector.load %w[%598] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %600 = vector.bitcast %599 : vector<4xi8> to vector<2xf16>
      %601 = vector.extract %600[0] : f16 from vector<2xf16>
      %602 = vector.broadcast %601 : f16 to vector<16xf16>
      %603 = vector.extract %600[1] : f16 from vector<2xf16>
      %604 = vector.broadcast %603 : f16 to vector<16xf16>
      %605 = arith.addi %13, %c4 : index
      %606 = arith.muli %inputFeatures, %c2 : index
      %607 = arith.addi %606, %c3 : index
      %608 = arith.divui %607, %c4 : index
      %609 = arith.muli %608, %c4 : index
      %610 = arith.addi %605, %609 : index
      %611 = arith.muli %592, %c19 : index
      %612 = arith.addi %610, %611 : index
      %613 = arith.muli %593, %c18 : index
      %614 = arith.addi %612, %613 : index
      %615 = vector.load %w[%614] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %616 = vector.bitcast %615 : vector<16xi8> to vector<4xi32>
      %617 = arith.shrui %616, %c20 : vector<4xi32>
      %618 = arith.andi %617, %c21 : vector<4xi32>
      %619 = arith.ori %618, %c22 : vector<4xi32>
      %620 = vector.bitcast %619 : vector<4xi32> to vector<8xf16>
      %621 = arith.shrui %616, %c23 : vector<4xi32>
      %622 = arith.andi %621, %c21 : vector<4xi32>
      %623 = arith.ori %622, %c22 : vector<4xi32>
      %624 = vector.bitcast %623 : vector<4xi32> to vector<8xf16>
      %625 = arith.shrui %616, %c24 : vector<4xi32>
      %626 = arith.andi %625, %c21 : vector<4xi32>
      %627 = arith.ori %626, %c22 : vector<4xi32>
      %628 = vector.bitcast %627 : vector<4xi32> to vector<8xf16>
      %629 = arith.shrui %616, %c25 : vector<4xi32>
      %630 = arith.andi %629, %c21 : vector<4xi32>
      %631 = arith.ori %630, %c22 : vector<4xi32>
      %632 = vector.bitcast %631 : vector<4xi32> to vector<8xf16>
      %633 = vector.shuffle %620, %624 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %634 = vector.shuffle %628, %632 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %635 = vector.shuffle %633, %634 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %636 = arith.subf %635, %c26 : vector<32xf16>
      %637 = vector.shuffle %636, %636 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %638 = vector.shuffle %636, %636 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %639 = math.fma %637, %602, %604 : vector<16xf16>
      %640 = math.fma %638, %602, %604 : vector<16xf16>
      %641 = arith.addi %23, %c5 : index
      %642 = arith.muli %532, %c2 : index
      %643 = arith.addi %642, %c5 : index
      %644 = arith.divui %inputFeatures, %c18 : index
      %645 = arith.muli %641, %644 : index
      %646 = arith.addi %645, %643 : index
      %647 = arith.muli %tileRows, %c18 : index
      %648 = arith.muli %646, %647 : index
      %649 = arith.remui %542, %tileRows : index
      %650 = arith.muli %649, %c1 : index
      %651 = arith.addi %648, %650 : index
      %652 = vector.load %x[%651] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %653 = arith.muli %tileRows, %c1 : index
      %654 = arith.addi %651, %653 : index
      %655 = vector.load %x[%654] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %656 = vector.shuffle %652, %655 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %657 = wave.mma %656, %590, %533 : vector<16xf16>, vector<8xf32>
      %658 = wave.mma %656, %639, %534 : vector<16xf16>, vector<8xf32>
      %659 = arith.addi %23, %c6 : index
      %660 = arith.muli %532, %c2 : index
      %661 = arith.addi %660, %c5 : index
      %662 = arith.divui %inputFeatures, %c18 : index
      %663 = arith.muli %659, %662 : index
      %664 = arith.addi %663, %661 : index
      %665 = arith.muli %tileRows, %c18 : index
      %666 = arith.muli %664, %665 : index
      %667 = arith.remui %542, %tileRows : index
      %668 = arith.muli %667, %c1 : index
      %669 = arith.addi %666, %668 : index
      %670 = vector.load %x[%669] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %671 = arith.muli %tileRows, %c1 : index
      %672 = arith.addi %669, %671 : index
      %673 = vector.load %x[%672] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %674 = vector.shuffle %670, %673 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %675 = wave.mma %674, %590, %535 : vector<16xf16>, vector<8xf32>
      %676 = wave.mma %674, %639, %536 : vector<16xf16>, vector<8xf32>
      %677 = arith.addi %23, %c2 : index
      %678 = arith.muli %532, %c2 : index
      %679 = arith.addi %678, %c5 : index
      %680 = arith.divui %inputFeatures, %c18 : index
      %681 = arith.muli %677, %680 : index
      %682 = arith.addi %681, %679 : index
      %683 = arith.muli %tileRows, %c18 : index
      %684 = arith.muli %682, %683 : index
      %685 = arith.remui %542, %tileRows : index
      %686 = arith.muli %685, %c1 : index
      %687 = arith.addi %684, %686 : index
      %688 = vector.load %x[%687] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %689 = arith.muli %tileRows, %c1 : index
      %690 = arith.addi %687, %689 : index
      %691 = vector.load %x[%690] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %692 = vector.shuffle %688, %691 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %693 = wave.mma %692, %590, %537 : vector<16xf16>, vector<8xf32>
      %694 = wave.mma %692, %639, %538 : vector<16xf16>, vector<8xf32>
      %695 = arith.addi %23, %c27 : index
      %696 = arith.muli %532, %c2 : index
      %697 = arith.addi %696, %c5 : index
      %698 = arith.divui %inputFeatures, %c18 : index
      %699 = arith.muli %695, %698 : index
      %700 = arith.addi %699, %697 : index
      %701 = arith.muli %tileRows, %c18 : index
      %702 = arith.muli %700, %701 : index
      %703 = arith.remui %542, %tileRows : index
      %704 = arith.muli %703, %c1 : index
      %705 = arith.addi %702, %704 : index
      %706 = vector.load %x[%705] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %707 = arith.muli %tileRows, %c1 : index
      %708 = arith.addi %705, %707 : index
      %709 = vector.load %x[%708] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %710 = vector.shuffle %706, %709 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %711 = wave.mma %710, %590, %539 : vector<16xf16>, vector<8xf32>
      %712 = wave.mma %710, %639, %540 : vector<16xf16>, vector<8xf32>
      %713 = arith.addi %23, %c5 : index
      %714 = arith.muli %532, %c2 : index
      %715 = arith.addi %714, %c6 : index
      %716 = arith.divui %inputFeatures, %c18 : index
      %717 = arith.muli %713, %716 : index
      %718 = arith.addi %717, %715 : index
      %719 = arith.muli %tileRows, %c18 : index
      %720 = arith.muli %718, %719 : index
      %721 = arith.remui %542, %tileRows : index
      %722 = arith.muli %721, %c1 : index
      %723 = arith.addi %720, %722 : index
      %724 = vector.load %x[%723] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %725 = arith.muli %tileRows, %c1 : index
      %726 = arith.addi %723, %725 : index
      %727 = vector.load %x[%726] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %728 = vector.shuffle %724, %727 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %729 = wave.mma %728, %591, %657 : vector<16xf16>, vector<8xf32>
      %730 = wave.mma %728, %640, %658 : vector<16xf16>, vector<8xf32>
      %731 = arith.addi %23, %c6 : index
      %732 = arith.muli %532, %c2 : index
      %733 = arith.addi %732, %c6 : index
      %734 = arith.divui %inputFeatures, %c18 : index
      %735 = arith.muli %731, %734 : index
      %736 = arith.addi %735, %733 : index
      %737 = arith.muli %tileRows, %c18 : index
      %738 = arith.muli %736, %737 : index
      %739 = arith.remui %542, %tileRows : index
      %740 = arith.muli %739, %c1 : index
      %741 = arith.addi %738, %740 : index
      %742 = vector.load %x[%741] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %743 = arith.muli %tileRows, %c1 : index
      %744 = arith.addi %741, %743 : index
      %745 = vector.load %x[%744] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %746 = vector.shuffle %742, %745 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %747 = wave.mma %746, %591, %675 : vector<16xf16>, vector<8xf32>
      %748 = wave.mma %746, %640, %676 : vector<16xf16>, vector<8xf32>
      %749 = arith.addi %23, %c2 : index
      %750 = arith.muli %532, %c2 : index
      %751 = arith.addi %750, %c6 : index
      %752 = arith.divui %inputFeatures, %c18 : index
      %753 = arith.muli %749, %752 : index
      %754 = arith.addi %753, %751 : index
      %755 = arith.muli %tileRows, %c18 : index
      %756 = arith.muli %754, %755 : index
      %757 = arith.remui %542, %tileRows : index
      %758 = arith.muli %757, %c1 : index
      %759 = arith.addi %756, %758 : index
      %760 = vector.load %x[%759] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %761 = arith.muli %tileRows, %c1 : index
      %762 = arith.addi %759, %761 : index
      %763 = vector.load %x[%762] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %764 = vector.shuffle %760, %763 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %765 = wave.mma %764, %591, %693 : vector<16xf16>, vector<8xf32>
      %766 = wave.mma %764, %640, %694 : vector<16xf16>, vector<8xf32>
      %767 = arith.addi %23, %c27 : index
      %768 = arith.muli %532, %c2 : index
      %769 = arith.addi %768, %c6 : index
      %770 = arith.divui %inputFeatures, %c18 : index
      %771 = arith.muli %767, %770 : index
      %772 = arith.addi %771, %769 : index
      %773 = arith.muli %tileRows, %c18 : index
      %774 = arith.muli %772, %773 : index
      %775 = arith.remui %542, %tileRows : index
      %776 = arith.muli %775, %c1 : index
      %777 = arith.addi %774, %776 : index
      %778 = vector.load %x[%777] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %779 = arith.muli %tileRows, %c1 : index
      %780 = arith.addi %777, %779 : index
      %781 = vector.load %x[%780] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %782 = vector.shuffle %778, %781 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %783 = wave.mma %782, %591, %711 : vector<16xf16>, vector<8xf32>
      %784 = wave.mma %782, %640, %712 : vector<16xf16>, vector<8xf32>
      scf.yield %729, %730, %747, %748, %765, %766, %783, %784 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %785 = wave.lane
    %786 = wave.wave
    %787 = arith.muli %786, %c2 : index
    %788 = arith.addi %787, %c5 : index
    %789 = arith.muli %788, %c19 : index
    %790 = arith.addi %789, %785 : index
    %791 = vector.extract %541#0[0] : f32 from vector<8xf32>
    %792 = arith.addi %790, %c5 : index
    memref.store %791, %18[%792] : memref<?xf32>
    %793 = vector.extract %541#0[1] : f32 from vector<8xf32>
    %794 = arith.addi %790, %c13 : index
    memref.store %793, %18[%794] : memref<?xf32>
    %795 = vector.extract %541#0[2] : f32 from vector<8xf32>
    %796 = arith.addi %790, %c8 : index
    memref.store %795, %18[%796] : memref<?xf32>
    %797 = vector.extract %541#0[3] : f32 from vector<8xf32>
    %798 = arith.addi %790, %c28 : index
    memref.store %797, %18[%798] : memref<?xf32>
    %799 = vector.extract %541#0[4] : f32 from vector<8xf32>
    %800 = arith.addi %790, %c4 : index
    memref.store %799, %18[%800] : memref<?xf32>
    %801 = vector.extract %541#0[5] : f32 from vector<8xf32>
    %802 = arith.addi %790, %c29 : index
    memref.store %801, %18[%802] : memref<?xf32>
    %803 = vector.extract %541#0[6] : f32 from vector<8xf32>
    %804 = arith.addi %790, %c30 : index
    memref.store %803, %18[%804] : memref<?xf32>
    %805 = vector.extract %541#0[7] : f32 from vector<8xf32>
    %806 = arith.addi %790, %c31 : index
    memref.store %805, %18[%806] : memref<?xf32>
    %807 = arith.muli %786, %c2 : index
    %808 = arith.addi %807, %c6 : index
    %809 = arith.muli %808, %c19 : index
    %810 = arith.addi %809, %785 : index
    %811 = vector.extract %541#1[0] : f32 from vector<8xf32>
    %812 = arith.addi %810, %c5 : index
    memref.store %811, %18[%812] : memref<?xf32>
    %813 = vector.extract %541#1[1] : f32 from vector<8xf32>
    %814 = arith.addi %810, %c13 : index
    memref.store %813, %18[%814] : memref<?xf32>
    %815 = vector.extract %541#1[2] : f32 from vector<8xf32>
    %816 = arith.addi %810, %c8 : index
    memref.store %815, %18[%816] : memref<?xf32>
    %817 = vector.extract %541#1[3] : f32 from vector<8xf32>
    %818 = arith.addi %810, %c28 : index
    memref.store %817, %18[%818] : memref<?xf32>
    %819 = vector.extract %541#1[4] : f32 from vector<8xf32>
    %820 = arith.addi %810, %c4 : index
    memref.store %819, %18[%820] : memref<?xf32>
    %821 = vector.extract %541#1[5] : f32 from vector<8xf32>
    %822 = arith.addi %810, %c29 : index
    memref.store %821, %18[%822] : memref<?xf32>
    %823 = vector.extract %541#1[6] : f32 from vector<8xf32>
    %824 = arith.addi %810, %c30 : index
    memref.store %823, %18[%824] : memref<?xf32>
    %825 = vector.extract %541#1[7] : f32 from vector<8xf32>
    %826 = arith.addi %810, %c31 : index
    memref.store %825, %18[%826] : memref<?xf32>
    wave.barrier
    %827 = arith.muli %786, %c2 : index
    %828 = arith.addi %827, %c5 : index
    %829 = arith.muli %828, %c13 : index
    %830 = arith.addi %829, %785 : index
    %831 = arith.addi %830, %c5 : index
    %832 = memref.load %18[%831] : memref<?xf32>
    %833 = arith.addi %831, %c32 : index
    %834 = memref.load %18[%833] : memref<?xf32>
    %835 = arith.addf %832, %834 : f32
    %836 = arith.addi %831, %c33 : index
    %837 = memref.load %18[%836] : memref<?xf32>
    %838 = arith.addf %835, %837 : f32
    %839 = arith.addi %831, %c34 : index
    %840 = memref.load %18[%839] : memref<?xf32>
    %841 = arith.addf %838, %840 : f32
    %842 = arith.muli %828, %c13 : index
    %843 = arith.addi %842, %785 : index
    %844 = arith.addi %843, %c19 : index
    %845 = memref.load %18[%844] : memref<?xf32>
    %846 = arith.addi %844, %c32 : index
    %847 = memref.load %18[%846] : memref<?xf32>
    %848 = arith.addf %845, %847 : f32
    %849 = arith.addi %844, %c33 : index
    %850 = memref.load %18[%849] : memref<?xf32>
    %851 = arith.addf %848, %850 : f32
    %852 = arith.addi %844, %c34 : index
    %853 = memref.load %18[%852] : memref<?xf32>
    %854 = arith.addf %851, %853 : f32
    %855 = wave.lane
    %856 = arith.addi %16, %c5 : index
    %857 = arith.muli %828, %c2 : index
    %858 = arith.addi %856, %857 : index
    %859 = arith.divui %855, %c18 : index
    %860 = arith.addi %858, %859 : index
    %861 = arith.cmpi slt, %860, %15 : index
    scf.if %861 {
      %862 = arith.cmpi eq, %hasFactors, %c6 : index
      %863 = memref.load %factors[%860] : memref<?xf32>
      %864 = arith.select %862, %863, %c36 : f32
      %865 = arith.remui %855, %c18 : index
      %866 = arith.muli %865, %c14 : index
      %867 = arith.addi %11, %866 : index
      %868 = vector.load %w[%867] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %869 = vector.bitcast %868 : vector<4xi8> to vector<1xf32>
      %870 = vector.extract %869[0] : f32 from vector<1xf32>
      %871 = arith.mulf %870, %864 : f32
      %872 = arith.mulf %841, %871 : f32
      %873 = arith.remui %855, %c18 : index
      %874 = arith.muli %873, %c14 : index
      %875 = arith.addi %13, %874 : index
      %876 = vector.load %w[%875] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %877 = vector.bitcast %876 : vector<4xi8> to vector<1xf32>
      %878 = vector.extract %877[0] : f32 from vector<1xf32>
      %879 = arith.mulf %878, %864 : f32
      %880 = arith.mulf %854, %879 : f32
      %881 = arith.muli %860, %outputFeatures : index
      %882 = arith.addi %881, %21 : index
      %883 = wave.lane
      %884 = arith.remui %883, %c18 : index
      %885 = arith.addi %882, %884 : index
      scf.if %19 {
        %886 = arith.addi %885, %c5 : index
        %887 = memref.load %residual[%886] : memref<?xf32>
        %888 = arith.addf %887, %872 : f32
        %889 = arith.addi %885, %c5 : index
        memref.store %888, %out[%889] : memref<?xf32>
      } else {
        %890 = arith.addi %885, %c5 : index
        memref.store %872, %out[%890] : memref<?xf32>
      }
      scf.if %19 {
        %891 = arith.addi %885, %c18 : index
        %892 = memref.load %residual[%891] : memref<?xf32>
        %893 = arith.addf %892, %880 : f32
        %894 = arith.addi %885, %c18 : index
        memref.store %893, %out[%894] : memref<?xf32>
      } else {
        %895 = arith.addi %885, %c18 : index
        memref.store %880, %out[%895] : memref<?xf32>
      }
    }
    %896 = arith.muli %786, %c2 : index
    %897 = arith.addi %896, %c6 : index
    %898 = arith.muli %897, %c13 : index
    %899 = arith.addi %898, %785 : index
    %900 = arith.addi %899, %c5 : index
    %901 = memref.load %18[%900] : memref<?xf32>
    %902 = arith.addi %900, %c32 : index
    %903 = memref.load %18[%902] : memref<?xf32>
    %904 = arith.addf %901, %903 : f32
    %905 = arith.addi %900, %c33 : index
    %906 = memref.load %18[%905] : memref<?xf32>
    %907 = arith.addf %904, %906 : f32
    %908 = arith.addi %900, %c34 : index
    %909 = memref.load %18[%908] : memref<?xf32>
    %910 = arith.addf %907, %909 : f32
    %911 = arith.muli %897, %c13 : index
    %912 = arith.addi %911, %785 : index
    %913 = arith.addi %912, %c19 : index
    %914 = memref.load %18[%913] : memref<?xf32>
    %915 = arith.addi %913, %c32 : index
    %916 = memref.load %18[%915] : memref<?xf32>
    %917 = arith.addf %914, %916 : f32
    %918 = arith.addi %913, %c33 : index
    %919 = memref.load %18[%918] : memref<?xf32>
    %920 = arith.addf %917, %919 : f32
    %921 = arith.addi %913, %c34 : index
    %922 = memref.load %18[%921] : memref<?xf32>
    %923 = arith.addf %920, %922 : f32
    %924 = wave.lane
    %925 = arith.addi %16, %c5 : index
    %926 = arith.muli %897, %c2 : index
    %927 = arith.addi %925, %926 : index
    %928 = arith.divui %924, %c18 : index
    %929 = arith.addi %927, %928 : index
    %930 = arith.cmpi slt, %929, %15 : index
    scf.if %930 {
      %931 = arith.cmpi eq, %hasFactors, %c6 : index
      %932 = memref.load %factors[%929] : memref<?xf32>
      %933 = arith.select %931, %932, %c36 : f32
      %934 = arith.remui %924, %c18 : index
      %935 = arith.muli %934, %c14 : index
      %936 = arith.addi %11, %935 : index
      %937 = vector.load %w[%936] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %938 = vector.bitcast %937 : vector<4xi8> to vector<1xf32>
      %939 = vector.extract %938[0] : f32 from vector<1xf32>
      %940 = arith.mulf %939, %933 : f32
      %941 = arith.mulf %910, %940 : f32
      %942 = arith.remui %924, %c18 : index
      %943 = arith.muli %942, %c14 : index
      %944 = arith.addi %13, %943 : index
      %945 = vector.load %w[%944] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %946 = vector.bitcast %945 : vector<4xi8> to vector<1xf32>
      %947 = vector.extract %946[0] : f32 from vector<1xf32>
      %948 = arith.mulf %947, %933 : f32
      %949 = arith.mulf %923, %948 : f32
      %950 = arith.muli %929, %outputFeatures : index
      %951 = arith.addi %950, %21 : index
      %952 = wave.lane
      %953 = arith.remui %952, %c18 : index
      %954 = arith.addi %951, %953 : index
      scf.if %19 {
        %955 = arith.addi %954, %c5 : index
        %956 = memref.load %residual[%955] : memref<?xf32>
        %957 = arith.addf %956, %941 : f32
        %958 = arith.addi %954, %c5 : index
        memref.store %957, %out[%958] : memref<?xf32>
      } else {
        %959 = arith.addi %954, %c5 : index
        memref.store %941, %out[%959] : memref<?xf32>
      }
      scf.if %19 {
        %960 = arith.addi %954, %c18 : index
        %961 = memref.load %residual[%960] : memref<?xf32>
        %962 = arith.addf %961, %949 : f32
        %963 = arith.addi %954, %c18 : index
        memref.store %962, %out[%963] : memref<?xf32>
      } else {
        %964 = arith.addi %954, %c18 : index
        memref.store %949, %out[%964] : memref<?xf32>
      }
    }
    %965 = wave.lane
    wave.barrier
    %966 = wave.wave
    %967 = arith.muli %966, %c2 : index
    %968 = arith.addi %967, %c5 : index
    %969 = arith.muli %968, %c19 : index
    %970 = arith.addi %969, %965 : index
    %971 = vector.extract %541#2[0] : f32 from vector<8xf32>
    %972 = arith.addi %970, %c5 : index
    memref.store %971, %18[%972] : memref<?xf32>
    %973 = vector.extract %541#2[1] : f32 from vector<8xf32>
    %974 = arith.addi %970, %c13 : index
    memref.store %973, %18[%974] : memref<?xf32>
    %975 = vector.extract %541#2[2] : f32 from vector<8xf32>
    %976 = arith.addi %970, %c8 : index
    memref.store %975, %18[%976] : memref<?xf32>
    %977 = vector.extract %541#2[3] : f32 from vector<8xf32>
    %978 = arith.addi %970, %c28 : index
    memref.store %977, %18[%978] : memref<?xf32>
    %979 = vector.extract %541#2[4] : f32 from vector<8xf32>
    %980 = arith.addi %970, %c4 : index
    memref.store %979, %18[%980] : memref<?xf32>
    %981 = vector.extract %541#2[5] : f32 from vector<8xf32>
    %982 = arith.addi %970, %c29 : index
    memref.store %981, %18[%982] : memref<?xf32>
    %983 = vector.extract %541#2[6] : f32 from vector<8xf32>
    %984 = arith.addi %970, %c30 : index
    memref.store %983, %18[%984] : memref<?xf32>
    %985 = vector.extract %541#2[7] : f32 from vector<8xf32>
    %986 = arith.addi %970, %c31 : index
    memref.store %985, %18[%986] : memref<?xf32>
    %987 = arith.muli %966, %c2 : index
    %988 = arith.addi %987, %c6 : index
    %989 = arith.muli %988, %c19 : index
    %990 = arith.addi %989, %965 : index
    %991 = vector.extract %541#3[0] : f32 from vector<8xf32>
    %992 = arith.addi %990, %c5 : index
    memref.store %991, %18[%992] : memref<?xf32>
    %993 = vector.extract %541#3[1] : f32 from vector<8xf32>
    %994 = arith.addi %990, %c13 : index
    memref.store %993, %18[%994] : memref<?xf32>
    %995 = vector.extract %541#3[2] : f32 from vector<8xf32>
    %996 = arith.addi %990, %c8 : index
    memref.store %995, %18[%996] : memref<?xf32>
    %997 = vector.extract %541#3[3] : f32 from vector<8xf32>
    %998 = arith.addi %990, %c28 : index
    memref.store %997, %18[%998] : memref<?xf32>
    %999 = vector.extract %541#3[4] : f32 from vector<8xf32>
    %1000 = arith.addi %990, %c4 : index
    memref.store %999, %18[%1000] : memref<?xf32>
    %1001 = vector.extract %541#3[5] : f32 from vector<8xf32>
    %1002 = arith.addi %990, %c29 : index
    memref.store %1001, %18[%1002] : memref<?xf32>
    %1003 = vector.extract %541#3[6] : f32 from vector<8xf32>
    %1004 = arith.addi %990, %c30 : index
    memref.store %1003, %18[%1004] : memref<?xf32>
    %1005 = vector.extract %541#3[7] : f32 from vector<8xf32>
    %1006 = arith.addi %990, %c31 : index
    memref.store %1005, %18[%1006] : memref<?xf32>
    wave.barrier
    %1007 = arith.muli %966, %c2 : index
    %1008 = arith.addi %1007, %c5 : index
    %1009 = arith.muli %1008, %c13 : index
    %1010 = arith.addi %1009, %965 : index
    %1011 = arith.addi %1010, %c5 : index
    %1012 = memref.load %18[%1011] : memref<?xf32>
    %1013 = arith.addi %1011, %c32 : index
    %1014 = memref.load %18[%1013] : memref<?xf32>
    %1015 = arith.addf %1012, %1014 : f32
    %1016 = arith.addi %1011, %c33 : index
    %1017 = memref.load %18[%1016] : memref<?xf32>
    %1018 = arith.addf %1015, %1017 : f32
    %1019 = arith.addi %1011, %c34 : index
    %1020 = memref.load %18[%1019] : memref<?xf32>
    %1021 = arith.addf %1018, %1020 : f32
    %1022 = arith.muli %1008, %c13 : index
    %1023 = arith.addi %1022, %965 : index
    %1024 = arith.addi %1023, %c19 : index
    %1025 = memref.load %18[%1024] : memref<?xf32>
    %1026 = arith.addi %1024, %c32 : index
    %1027 = memref.load %18[%1026] : memref<?xf32>
    %1028 = arith.addf %1025, %1027 : f32
    %1029 = arith.addi %1024, %c33 : index
    %1030 = memref.load %18[%1029] : memref<?xf32>
    %1031 = arith.addf %1028, %1030 : f32
    %1032 = arith.addi %1024, %c34 : index
    %1033 = memref.load %18[%1032] : memref<?xf32>
    %1034 = arith.addf %1031, %1033 : f32
    %1035 = wave.lane
    %1036 = arith.addi %16, %c18 : index
    %1037 = arith.muli %1008, %c2 : index
    %1038 = arith.addi %1036, %1037 : index
    %1039 = arith.divui %1035, %c18 : index
    %1040 = arith.addi %1038, %1039 : index
    %1041 = arith.cmpi slt, %1040, %15 : index
    scf.if %1041 {
      %1042 = arith.cmpi eq, %hasFactors, %c6 : index
      %1043 = memref.load %factors[%1040] : memref<?xf32>
      %1044 = arith.select %1042, %1043, %c36 : f32
      %1045 = arith.remui %1035, %c18 : index
      %1046 = arith.muli %1045, %c14 : index
      %1047 = arith.addi %11, %1046 : index
      %1048 = vector.load %w[%1047] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1049 = vector.bitcast %1048 : vector<4xi8> to vector<1xf32>
      %1050 = vector.extract %1049[0] : f32 from vector<1xf32>
      %1051 = arith.mulf %1050, %1044 : f32
      %1052 = arith.mulf %1021, %1051 : f32
      %1053 = arith.remui %1035, %c18 : index
      %1054 = arith.muli %1053, %c14 : index
      %1055 = arith.addi %13, %1054 : index
      %1056 = vector.load %w[%1055] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1057 = vector.bitcast %1056 : vector<4xi8> to vector<1xf32>
      %1058 = vector.extract %1057[0] : f32 from vector<1xf32>
      %1059 = arith.mulf %1058, %1044 : f32
      %1060 = arith.mulf %1034, %1059 : f32
      %1061 = arith.muli %1040, %outputFeatures : index
      %1062 = arith.addi %1061, %21 : index
      %1063 = wave.lane
      %1064 = arith.remui %1063, %c18 : index
      %1065 = arith.addi %1062, %1064 : index
      scf.if %19 {
        %1066 = arith.addi %1065, %c5 : index
        %1067 = memref.load %residual[%1066] : memref<?xf32>
        %1068 = arith.addf %1067, %1052 : f32
        %1069 = arith.addi %1065, %c5 : index
        memref.store %1068, %out[%1069] : memref<?xf32>
      } else {
        %1070 = arith.addi %1065, %c5 : index
        memref.store %1052, %out[%1070] : memref<?xf32>
      }
      scf.if %19 {
        %1071 = arith.addi %1065, %c18 : index
        %1072 = memref.load %residual[%1071] : memref<?xf32>
        %1073 = arith.addf %1072, %1060 : f32
        %1074 = arith.addi %1065, %c18 : index
        memref.store %1073, %out[%1074] : memref<?xf32>
      } else {
        %1075 = arith.addi %1065, %c18 : index
        memref.store %1060, %out[%1075] : memref<?xf32>
      }
    }
    %1076 = arith.muli %966, %c2 : index
    %1077 = arith.addi %1076, %c6 : index
    %1078 = arith.muli %1077, %c13 : index
    %1079 = arith.addi %1078, %965 : index
    %1080 = arith.addi %1079, %c5 : index
    %1081 = memref.load %18[%1080] : memref<?xf32>
    %1082 = arith.addi %1080, %c32 : index
    %1083 = memref.load %18[%1082] : memref<?xf32>
    %1084 = arith.addf %1081, %1083 : f32
    %1085 = arith.addi %1080, %c33 : index
    %1086 = memref.load %18[%1085] : memref<?xf32>
    %1087 = arith.addf %1084, %1086 : f32
    %1088 = arith.addi %1080, %c34 : index
    %1089 = memref.load %18[%1088] : memref<?xf32>
    %1090 = arith.addf %1087, %1089 : f32
    %1091 = arith.muli %1077, %c13 : index
    %1092 = arith.addi %1091, %965 : index
    %1093 = arith.addi %1092, %c19 : index
    %1094 = memref.load %18[%1093] : memref<?xf32>
    %1095 = arith.addi %1093, %c32 : index
    %1096 = memref.load %18[%1095] : memref<?xf32>
    %1097 = arith.addf %1094, %1096 : f32
    %1098 = arith.addi %1093, %c33 : index
    %1099 = memref.load %18[%1098] : memref<?xf32>
    %1100 = arith.addf %1097, %1099 : f32
    %1101 = arith.addi %1093, %c34 : index
    %1102 = memref.load %18[%1101] : memref<?xf32>
    %1103 = arith.addf %1100, %1102 : f32
    %1104 = wave.lane
    %1105 = arith.addi %16, %c18 : index
    %1106 = arith.muli %1077, %c2 : index
    %1107 = arith.addi %1105, %1106 : index
    %1108 = arith.divui %1104, %c18 : index
    %1109 = arith.addi %1107, %1108 : index
    %1110 = arith.cmpi slt, %1109, %15 : index
    scf.if %1110 {
      %1111 = arith.cmpi eq, %hasFactors, %c6 : index
      %1112 = memref.load %factors[%1109] : memref<?xf32>
      %1113 = arith.select %1111, %1112, %c36 : f32
      %1114 = arith.remui %1104, %c18 : index
      %1115 = arith.muli %1114, %c14 : index
      %1116 = arith.addi %11, %1115 : index
      %1117 = vector.load %w[%1116] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1118 = vector.bitcast %1117 : vector<4xi8> to vector<1xf32>
      %1119 = vector.extract %1118[0] : f32 from vector<1xf32>
      %1120 = arith.mulf %1119, %1113 : f32
      %1121 = arith.mulf %1090, %1120 : f32
      %1122 = arith.remui %1104, %c18 : index
      %1123 = arith.muli %1122, %c14 : index
      %1124 = arith.addi %13, %1123 : index
      %1125 = vector.load %w[%1124] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1126 = vector.bitcast %1125 : vector<4xi8> to vector<1xf32>
      %1127 = vector.extract %1126[0] : f32 from vector<1xf32>
      %1128 = arith.mulf %1127, %1113 : f32
      %1129 = arith.mulf %1103, %1128 : f32
      %1130 = arith.muli %1109, %outputFeatures : index
      %1131 = arith.addi %1130, %21 : index
      %1132 = wave.lane
      %1133 = arith.remui %1132, %c18 : index
      %1134 = arith.addi %1131, %1133 : index
      scf.if %19 {
        %1135 = arith.addi %1134, %c5 : index
        %1136 = memref.load %residual[%1135] : memref<?xf32>
        %1137 = arith.addf %1136, %1121 : f32
        %1138 = arith.addi %1134, %c5 : index
        memref.store %1137, %out[%1138] : memref<?xf32>
      } else {
        %1139 = arith.addi %1134, %c5 : index
        memref.store %1121, %out[%1139] : memref<?xf32>
      }
      scf.if %19 {
        %1140 = arith.addi %1134, %c18 : index
        %1141 = memref.load %residual[%1140] : memref<?xf32>
        %1142 = arith.addf %1141, %1129 : f32
        %1143 = arith.addi %1134, %c18 : index
        memref.store %1142, %out[%1143] : memref<?xf32>
      } else {
        %1144 = arith.addi %1134, %c18 : index
        memref.store %1129, %out[%1144] : memref<?xf32>
      }
    }
    %1145 = wave.lane
    wave.barrier
    %1146 = wave.wave
    %1147 = arith.muli %1146, %c2 : index
    %1148 = arith.addi %1147, %c5 : index
    %1149 = arith.muli %1148, %c19 : index
    %1150 = arith.addi %1149, %1145 : index
    %1151 = vector.extract %541#4[0] : f32 from vector<8xf32>
    %1152 = arith.addi %1150, %c5 : index
    memref.store %1151, %18[%1152] : memref<?xf32>
    %1153 = vector.extract %541#4[1] : f32 from vector<8xf32>
    %1154 = arith.addi %1150, %c13 : index
    memref.store %1153, %18[%1154] : memref<?xf32>
    %1155 = vector.extract %541#4[2] : f32 from vector<8xf32>
    %1156 = arith.addi %1150, %c8 : index
    memref.store %1155, %18[%1156] : memref<?xf32>
    %1157 = vector.extract %541#4[3] : f32 from vector<8xf32>
    %1158 = arith.addi %1150, %c28 : index
    memref.store %1157, %18[%1158] : memref<?xf32>
    %1159 = vector.extract %541#4[4] : f32 from vector<8xf32>
    %1160 = arith.addi %1150, %c4 : index
    memref.store %1159, %18[%1160] : memref<?xf32>
    %1161 = vector.extract %541#4[5] : f32 from vector<8xf32>
    %1162 = arith.addi %1150, %c29 : index
    memref.store %1161, %18[%1162] : memref<?xf32>
    %1163 = vector.extract %541#4[6] : f32 from vector<8xf32>
    %1164 = arith.addi %1150, %c30 : index
    memref.store %1163, %18[%1164] : memref<?xf32>
    %1165 = vector.extract %541#4[7] : f32 from vector<8xf32>
    %1166 = arith.addi %1150, %c31 : index
    memref.store %1165, %18[%1166] : memref<?xf32>
    %1167 = arith.muli %1146, %c2 : index
    %1168 = arith.addi %1167, %c6 : index
    %1169 = arith.muli %1168, %c19 : index
    %1170 = arith.addi %1169, %1145 : index
    %1171 = vector.extract %541#5[0] : f32 from vector<8xf32>
    %1172 = arith.addi %1170, %c5 : index
    memref.store %1171, %18[%1172] : memref<?xf32>
    %1173 = vector.extract %541#5[1] : f32 from vector<8xf32>
    %1174 = arith.addi %1170, %c13 : index
    memref.store %1173, %18[%1174] : memref<?xf32>
    %1175 = vector.extract %541#5[2] : f32 from vector<8xf32>
    %1176 = arith.addi %1170, %c8 : index
    memref.store %1175, %18[%1176] : memref<?xf32>
    %1177 = vector.extract %541#5[3] : f32 from vector<8xf32>
    %1178 = arith.addi %1170, %c28 : index
    memref.store %1177, %18[%1178] : memref<?xf32>
    %1179 = vector.extract %541#5[4] : f32 from vector<8xf32>
    %1180 = arith.addi %1170, %c4 : index
    memref.store %1179, %18[%1180] : memref<?xf32>
    %1181 = vector.extract %541#5[5] : f32 from vector<8xf32>
    %1182 = arith.addi %1170, %c29 : index
    memref.store %1181, %18[%1182] : memref<?xf32>
    %1183 = vector.extract %541#5[6] : f32 from vector<8xf32>
    %1184 = arith.addi %1170, %c30 : index
    memref.store %1183, %18[%1184] : memref<?xf32>
    %1185 = vector.extract %541#5[7] : f32 from vector<8xf32>
    %1186 = arith.addi %1170, %c31 : index
    memref.store %1185, %18[%1186] : memref<?xf32>
    wave.barrier
    %1187 = arith.muli %1146, %c2 : index
    %1188 = arith.addi %1187, %c5 : index
    %1189 = arith.muli %1188, %c13 : index
    %1190 = arith.addi %1189, %1145 : index
    %1191 = arith.addi %1190, %c5 : index
    %1192 = memref.load %18[%1191] : memref<?xf32>
    %1193 = arith.addi %1191, %c32 : index
    %1194 = memref.load %18[%1193] : memref<?xf32>
    %1195 = arith.addf %1192, %1194 : f32
    %1196 = arith.addi %1191, %c33 : index
    %1197 = memref.load %18[%1196] : memref<?xf32>
    %1198 = arith.addf %1195, %1197 : f32
    %1199 = arith.addi %1191, %c34 : index
    %1200 = memref.load %18[%1199] : memref<?xf32>
    %1201 = arith.addf %1198, %1200 : f32
    %1202 = arith.muli %1188, %c13 : index
    %1203 = arith.addi %1202, %1145 : index
    %1204 = arith.addi %1203, %c19 : index
    %1205 = memref.load %18[%1204] : memref<?xf32>
    %1206 = arith.addi %1204, %c32 : index
    %1207 = memref.load %18[%1206] : memref<?xf32>
    %1208 = arith.addf %1205, %1207 : f32
    %1209 = arith.addi %1204, %c33 : index
    %1210 = memref.load %18[%1209] : memref<?xf32>
    %1211 = arith.addf %1208, %1210 : f32
    %1212 = arith.addi %1204, %c34 : index
    %1213 = memref.load %18[%1212] : memref<?xf32>
    %1214 = arith.addf %1211, %1213 : f32
    %1215 = wave.lane
    %1216 = arith.addi %16, %c13 : index
    %1217 = arith.muli %1188, %c2 : index
    %1218 = arith.addi %1216, %1217 : index
    %1219 = arith.divui %1215, %c18 : index
    %1220 = arith.addi %1218, %1219 : index
    %1221 = arith.cmpi slt, %1220, %15 : index
    scf.if %1221 {
      %1222 = arith.cmpi eq, %hasFactors, %c6 : index
      %1223 = memref.load %factors[%1220] : memref<?xf32>
      %1224 = arith.select %1222, %1223, %c36 : f32
      %1225 = arith.remui %1215, %c18 : index
      %1226 = arith.muli %1225, %c14 : index
      %1227 = arith.addi %11, %1226 : index
      %1228 = vector.load %w[%1227] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1229 = vector.bitcast %1228 : vector<4xi8> to vector<1xf32>
      %1230 = vector.extract %1229[0] : f32 from vector<1xf32>
      %1231 = arith.mulf %1230, %1224 : f32
      %1232 = arith.mulf %1201, %1231 : f32
      %1233 = arith.remui %1215, %c18 : index
      %1234 = arith.muli %1233, %c14 : index
      %1235 = arith.addi %13, %1234 : index
      %1236 = vector.load %w[%1235] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1237 = vector.bitcast %1236 : vector<4xi8> to vector<1xf32>
      %1238 = vector.extract %1237[0] : f32 from vector<1xf32>
      %1239 = arith.mulf %1238, %1224 : f32
      %1240 = arith.mulf %1214, %1239 : f32
      %1241 = arith.muli %1220, %outputFeatures : index
      %1242 = arith.addi %1241, %21 : index
      %1243 = wave.lane
      %1244 = arith.remui %1243, %c18 : index
      %1245 = arith.addi %1242, %1244 : index
      scf.if %19 {
        %1246 = arith.addi %1245, %c5 : index
        %1247 = memref.load %residual[%1246] : memref<?xf32>
        %1248 = arith.addf %1247, %1232 : f32
        %1249 = arith.addi %1245, %c5 : index
        memref.store %1248, %out[%1249] : memref<?xf32>
      } else {
        %1250 = arith.addi %1245, %c5 : index
        memref.store %1232, %out[%1250] : memref<?xf32>
      }
      scf.if %19 {
        %1251 = arith.addi %1245, %c18 : index
        %1252 = memref.load %residual[%1251] : memref<?xf32>
        %1253 = arith.addf %1252, %1240 : f32
        %1254 = arith.addi %1245, %c18 : index
        memref.store %1253, %out[%1254] : memref<?xf32>
      } else {
        %1255 = arith.addi %1245, %c18 : index
        memref.store %1240, %out[%1255] : memref<?xf32>
      }
    }
    %1256 = arith.muli %1146, %c2 : index
    %1257 = arith.addi %1256, %c6 : index
    %1258 = arith.muli %1257, %c13 : index
    %1259 = arith.addi %1258, %1145 : index
    %1260 = arith.addi %1259, %c5 : index
    %1261 = memref.load %18[%1260] : memref<?xf32>
    %1262 = arith.addi %1260, %c32 : index
    %1263 = memref.load %18[%1262] : memref<?xf32>
    %1264 = arith.addf %1261, %1263 : f32
    %1265 = arith.addi %1260, %c33 : index
    %1266 = memref.load %18[%1265] : memref<?xf32>
    %1267 = arith.addf %1264, %1266 : f32
    %1268 = arith.addi %1260, %c34 : index
    %1269 = memref.load %18[%1268] : memref<?xf32>
    %1270 = arith.addf %1267, %1269 : f32
    %1271 = arith.muli %1257, %c13 : index
    %1272 = arith.addi %1271, %1145 : index
    %1273 = arith.addi %1272, %c19 : index
    %1274 = memref.load %18[%1273] : memref<?xf32>
    %1275 = arith.addi %1273, %c32 : index
    %1276 = memref.load %18[%1275] : memref<?xf32>
    %1277 = arith.addf %1274, %1276 : f32
    %1278 = arith.addi %1273, %c33 : index
    %1279 = memref.load %18[%1278] : memref<?xf32>
    %1280 = arith.addf %1277, %1279 : f32
    %1281 = arith.addi %1273, %c34 : index
    %1282 = memref.load %18[%1281] : memref<?xf32>
    %1283 = arith.addf %1280, %1282 : f32
    %1284 = wave.lane
    %1285 = arith.addi %16, %c13 : index
    %1286 = arith.muli %1257, %c2 : index
    %1287 = arith.addi %1285, %1286 : index
    %1288 = arith.divui %1284, %c18 : index
    %1289 = arith.addi %1287, %1288 : index
    %1290 = arith.cmpi slt, %1289, %15 : index
    scf.if %1290 {
      %1291 = arith.cmpi eq, %hasFactors, %c6 : index
      %1292 = memref.load %factors[%1289] : memref<?xf32>
      %1293 = arith.select %1291, %1292, %c36 : f32
      %1294 = arith.remui %1284, %c18 : index
      %1295 = arith.muli %1294, %c14 : index
      %1296 = arith.addi %11, %1295 : index
      %1297 = vector.load %w[%1296] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1298 = vector.bitcast %1297 : vector<4xi8> to vector<1xf32>
      %1299 = vector.extract %1298[0] : f32 from vector<1xf32>
      %1300 = arith.mulf %1299, %1293 : f32
      %1301 = arith.mulf %1270, %1300 : f32
      %1302 = arith.remui %1284, %c18 : index
      %1303 = arith.muli %1302, %c14 : index
      %1304 = arith.addi %13, %1303 : index
      %1305 = vector.load %w[%1304] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1306 = vector.bitcast %1305 : vector<4xi8> to vector<1xf32>
      %1307 = vector.extract %1306[0] : f32 from vector<1xf32>
      %1308 = arith.mulf %1307, %1293 : f32
      %1309 = arith.mulf %1283, %1308 : f32
      %1310 = arith.muli %1289, %outputFeatures : index
      %1311 = arith.addi %1310, %21 : index
      %1312 = wave.lane
      %1313 = arith.remui %1312, %c18 : index
      %1314 = arith.addi %1311, %1313 : index
      scf.if %19 {
        %1315 = arith.addi %1314, %c5 : index
        %1316 = memref.load %residual[%1315] : memref<?xf32>
        %1317 = arith.addf %1316, %1301 : f32
        %1318 = arith.addi %1314, %c5 : index
        memref.store %1317, %out[%1318] : memref<?xf32>
      } else {
        %1319 = arith.addi %1314, %c5 : index
        memref.store %1301, %out[%1319] : memref<?xf32>
      }
      scf.if %19 {
        %1320 = arith.addi %1314, %c18 : index
        %1321 = memref.load %residual[%1320] : memref<?xf32>
        %1322 = arith.addf %1321, %1309 : f32
        %1323 = arith.addi %1314, %c18 : index
        memref.store %1322, %out[%1323] : memref<?xf32>
      } else {
        %1324 = arith.addi %1314, %c18 : index
        memref.store %1309, %out[%1324] : memref<?xf32>
      }
    }
    %1325 = wave.lane
    wave.barrier
    %1326 = wave.wave
    %1327 = arith.muli %1326, %c2 : index
    %1328 = arith.addi %1327, %c5 : index
    %1329 = arith.muli %1328, %c19 : index
    %1330 = arith.addi %1329, %1325 : index
    %1331 = vector.extract %541#6[0] : f32 from vector<8xf32>
    %1332 = arith.addi %1330, %c5 : index
    memref.store %1331, %18[%1332] : memref<?xf32>
    %1333 = vector.extract %541#6[1] : f32 from vector<8xf32>
    %1334 = arith.addi %1330, %c13 : index
    memref.store %1333, %18[%1334] : memref<?xf32>
    %1335 = vector.extract %541#6[2] : f32 from vector<8xf32>
    %1336 = arith.addi %1330, %c8 : index
    memref.store %1335, %18[%1336] : memref<?xf32>
    %1337 = vector.extract %541#6[3] : f32 from vector<8xf32>
    %1338 = arith.addi %1330, %c28 : index
    memref.store %1337, %18[%1338] : memref<?xf32>
    %1339 = vector.extract %541#6[4] : f32 from vector<8xf32>
    %1340 = arith.addi %1330, %c4 : index
    memref.store %1339, %18[%1340] : memref<?xf32>
    %1341 = vector.extract %541#6[5] : f32 from vector<8xf32>
    %1342 = arith.addi %1330, %c29 : index
    memref.store %1341, %18[%1342] : memref<?xf32>
    %1343 = vector.extract %541#6[6] : f32 from vector<8xf32>
    %1344 = arith.addi %1330, %c30 : index
    memref.store %1343, %18[%1344] : memref<?xf32>
    %1345 = vector.extract %541#6[7] : f32 from vector<8xf32>
    %1346 = arith.addi %1330, %c31 : index
    memref.store %1345, %18[%1346] : memref<?xf32>
    %1347 = arith.muli %1326, %c2 : index
    %1348 = arith.addi %1347, %c6 : index
    %1349 = arith.muli %1348, %c19 : index
    %1350 = arith.addi %1349, %1325 : index
    %1351 = vector.extract %541#7[0] : f32 from vector<8xf32>
    %1352 = arith.addi %1350, %c5 : index
    memref.store %1351, %18[%1352] : memref<?xf32>
    %1353 = vector.extract %541#7[1] : f32 from vector<8xf32>
    %1354 = arith.addi %1350, %c13 : index
    memref.store %1353, %18[%1354] : memref<?xf32>
    %1355 = vector.extract %541#7[2] : f32 from vector<8xf32>
    %1356 = arith.addi %1350, %c8 : index
    memref.store %1355, %18[%1356] : memref<?xf32>
    %1357 = vector.extract %541#7[3] : f32 from vector<8xf32>
    %1358 = arith.addi %1350, %c28 : index
    memref.store %1357, %18[%1358] : memref<?xf32>
    %1359 = vector.extract %541#7[4] : f32 from vector<8xf32>
    %1360 = arith.addi %1350, %c4 : index
    memref.store %1359, %18[%1360] : memref<?xf32>
    %1361 = vector.extract %541#7[5] : f32 from vector<8xf32>
    %1362 = arith.addi %1350, %c29 : index
    memref.store %1361, %18[%1362] : memref<?xf32>
    %1363 = vector.extract %541#7[6] : f32 from vector<8xf32>
    %1364 = arith.addi %1350, %c30 : index
    memref.store %1363, %18[%1364] : memref<?xf32>
    %1365 = vector.extract %541#7[7] : f32 from vector<8xf32>
    %1366 = arith.addi %1350, %c31 : index
    memref.store %1365, %18[%1366] : memref<?xf32>
    wave.barrier
    %1367 = arith.muli %1326, %c2 : index
    %1368 = arith.addi %1367, %c5 : index
    %1369 = arith.muli %1368, %c13 : index
    %1370 = arith.addi %1369, %1325 : index
    %1371 = arith.addi %1370, %c5 : index
    %1372 = memref.load %18[%1371] : memref<?xf32>
    %1373 = arith.addi %1371, %c32 : index
    %1374 = memref.load %18[%1373] : memref<?xf32>
    %1375 = arith.addf %1372, %1374 : f32
    %1376 = arith.addi %1371, %c33 : index
    %1377 = memref.load %18[%1376] : memref<?xf32>
    %1378 = arith.addf %1375, %1377 : f32
    %1379 = arith.addi %1371, %c34 : index
    %1380 = memref.load %18[%1379] : memref<?xf32>
    %1381 = arith.addf %1378, %1380 : f32
    %1382 = arith.muli %1368, %c13 : index
    %1383 = arith.addi %1382, %1325 : index
    %1384 = arith.addi %1383, %c19 : index
    %1385 = memref.load %18[%1384] : memref<?xf32>
    %1386 = arith.addi %1384, %c32 : index
    %1387 = memref.load %18[%1386] : memref<?xf32>
    %1388 = arith.addf %1385, %1387 : f32
    %1389 = arith.addi %1384, %c33 : index
    %1390 = memref.load %18[%1389] : memref<?xf32>
    %1391 = arith.addf %1388, %1390 : f32
    %1392 = arith.addi %1384, %c34 : index
    %1393 = memref.load %18[%1392] : memref<?xf32>
    %1394 = arith.addf %1391, %1393 : f32
    %1395 = wave.lane
    %1396 = arith.addi %16, %c37 : index
    %1397 = arith.muli %1368, %c2 : index
    %1398 = arith.addi %1396, %1397 : index
    %1399 = arith.divui %1395, %c18 : index
    %1400 = arith.addi %1398, %1399 : index
    %1401 = arith.cmpi slt, %1400, %15 : index
    scf.if %1401 {
      %1402 = arith.cmpi eq, %hasFactors, %c6 : index
      %1403 = memref.load %factors[%1400] : memref<?xf32>
      %1404 = arith.select %1402, %1403, %c36 : f32
      %1405 = arith.remui %1395, %c18 : index
      %1406 = arith.muli %1405, %c14 : index
      %1407 = arith.addi %11, %1406 : index
      %1408 = vector.load %w[%1407] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1409 = vector.bitcast %1408 : vector<4xi8> to vector<1xf32>
      %1410 = vector.extract %1409[0] : f32 from vector<1xf32>
      %1411 = arith.mulf %1410, %1404 : f32
      %1412 = arith.mulf %1381, %1411 : f32
      %1413 = arith.remui %1395, %c18 : index
      %1414 = arith.muli %1413, %c14 : index
      %1415 = arith.addi %13, %1414 : index
      %1416 = vector.load %w[%1415] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1417 = vector.bitcast %1416 : vector<4xi8> to vector<1xf32>
      %1418 = vector.extract %1417[0] : f32 from vector<1xf32>
      %1419 = arith.mulf %1418, %1404 : f32
      %1420 = arith.mulf %1394, %1419 : f32
      %1421 = arith.muli %1400, %outputFeatures : index
      %1422 = arith.addi %1421, %21 : index
      %1423 = wave.lane
      %1424 = arith.remui %1423, %c18 : index
      %1425 = arith.addi %1422, %1424 : index
      scf.if %19 {
        %1426 = arith.addi %1425, %c5 : index
        %1427 = memref.load %residual[%1426] : memref<?xf32>
        %1428 = arith.addf %1427, %1412 : f32
        %1429 = arith.addi %1425, %c5 : index
        memref.store %1428, %out[%1429] : memref<?xf32>
      } else {
        %1430 = arith.addi %1425, %c5 : index
        memref.store %1412, %out[%1430] : memref<?xf32>
      }
      scf.if %19 {
        %1431 = arith.addi %1425, %c18 : index
        %1432 = memref.load %residual[%1431] : memref<?xf32>
        %1433 = arith.addf %1432, %1420 : f32
        %1434 = arith.addi %1425, %c18 : index
        memref.store %1433, %out[%1434] : memref<?xf32>
      } else {
        %1435 = arith.addi %1425, %c18 : index
        memref.store %1420, %out[%1435] : memref<?xf32>
      }
    }
    %1436 = arith.muli %1326, %c2 : index
    %1437 = arith.addi %1436, %c6 : index
    %1438 = arith.muli %1437, %c13 : index
    %1439 = arith.addi %1438, %1325 : index
    %1440 = arith.addi %1439, %c5 : index
    %1441 = memref.load %18[%1440] : memref<?xf32>
    %1442 = arith.addi %1440, %c32 : index
    %1443 = memref.load %18[%1442] : memref<?xf32>
    %1444 = arith.addf %1441, %1443 : f32
    %1445 = arith.addi %1440, %c33 : index
    %1446 = memref.load %18[%1445] : memref<?xf32>
    %1447 = arith.addf %1444, %1446 : f32
    %1448 = arith.addi %1440, %c34 : index
    %1449 = memref.load %18[%1448] : memref<?xf32>
    %1450 = arith.addf %1447, %1449 : f32
    %1451 = arith.muli %1437, %c13 : index
    %1452 = arith.addi %1451, %1325 : index
    %1453 = arith.addi %1452, %c19 : index
    %1454 = memref.load %18[%1453] : memref<?xf32>
    %1455 = arith.addi %1453, %c32 : index
    %1456 = memref.load %18[%1455] : memref<?xf32>
    %1457 = arith.addf %1454, %1456 : f32
    %1458 = arith.addi %1453, %c33 : index
    %1459 = memref.load %18[%1458] : memref<?xf32>
    %1460 = arith.addf %1457, %1459 : f32
    %1461 = arith.addi %1453, %c34 : index
    %1462 = memref.load %18[%1461] : memref<?xf32>
    %1463 = arith.addf %1460, %1462 : f32
    %1464 = wave.lane
    %1465 = arith.addi %16, %c37 : index
    %1466 = arith.muli %1437, %c2 : index
    %1467 = arith.addi %1465, %1466 : index
    %1468 = arith.divui %1464, %c18 : index
    %1469 = arith.addi %1467, %1468 : index
    %1470 = arith.cmpi slt, %1469, %15 : index
    scf.if %1470 {
      %1471 = arith.cmpi eq, %hasFactors, %c6 : index
      %1472 = memref.load %factors[%1469] : memref<?xf32>
      %1473 = arith.select %1471, %1472, %c36 : f32
      %1474 = arith.remui %1464, %c18 : index
      %1475 = arith.muli %1474, %c14 : index
      %1476 = arith.addi %11, %1475 : index
      %1477 = vector.load %w[%1476] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1478 = vector.bitcast %1477 : vector<4xi8> to vector<1xf32>
      %1479 = vector.extract %1478[0] : f32 from vector<1xf32>
      %1480 = arith.mulf %1479, %1473 : f32
      %1481 = arith.mulf %1450, %1480 : f32
      %1482 = arith.remui %1464, %c18 : index
      %1483 = arith.muli %1482, %c14 : index
      %1484 = arith.addi %13, %1483 : index
      %1485 = vector.load %w[%1484] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1486 = vector.bitcast %1485 : vector<4xi8> to vector<1xf32>
      %1487 = vector.extract %1486[0] : f32 from vector<1xf32>
      %1488 = arith.mulf %1487, %1473 : f32
      %1489 = arith.mulf %1463, %1488 : f32
      %1490 = arith.muli %1469, %outputFeatures : index
      %1491 = arith.addi %1490, %21 : index
      %1492 = wave.lane
      %1493 = arith.remui %1492, %c18 : index
      %1494 = arith.addi %1491, %1493 : index
      scf.if %19 {
        %1495 = arith.addi %1494, %c5 : index
        %1496 = memref.load %residual[%1495] : memref<?xf32>
        %1497 = arith.addf %1496, %1481 : f32
        %1498 = arith.addi %1494, %c5 : index
        memref.store %1497, %out[%1498] : memref<?xf32>
      } else {
        %1499 = arith.addi %1494, %c5 : index
        memref.store %1481, %out[%1499] : memref<?xf32>
      }
      scf.if %19 {
        %1500 = arith.addi %1494, %c18 : index
        %1501 = memref.load %residual[%1500] : memref<?xf32>
        %1502 = arith.addf %1501, %1489 : f32
        %1503 = arith.addi %1494, %c18 : index
        memref.store %1502, %out[%1503] : memref<?xf32>
      } else {
        %1504 = arith.addi %1494, %c18 : index
        memref.store %1489, %out[%1504] : memref<?xf32>
      }
    }
  }
  wave.return
}
