// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c10 = arith.constant 4096 : index
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
  %c35 = arith.constant 2048 : index
  %c36 = arith.constant 2560 : index
  %c37 = arith.constant 3072 : index
  %c38 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %c40 = arith.constant 0x3F800000 : f32
  %c41 = arith.constant 48 : index
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
    %827 = arith.muli %786, %c6 : index
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
    %842 = arith.addi %831, %c35 : index
    %843 = memref.load %18[%842] : memref<?xf32>
    %844 = arith.addf %841, %843 : f32
    %845 = arith.addi %831, %c36 : index
    %846 = memref.load %18[%845] : memref<?xf32>
    %847 = arith.addf %844, %846 : f32
    %848 = arith.addi %831, %c37 : index
    %849 = memref.load %18[%848] : memref<?xf32>
    %850 = arith.addf %847, %849 : f32
    %851 = arith.addi %831, %c38 : index
    %852 = memref.load %18[%851] : memref<?xf32>
    %853 = arith.addf %850, %852 : f32
    %854 = arith.muli %828, %c13 : index
    %855 = arith.addi %854, %785 : index
    %856 = arith.addi %855, %c19 : index
    %857 = memref.load %18[%856] : memref<?xf32>
    %858 = arith.addi %856, %c32 : index
    %859 = memref.load %18[%858] : memref<?xf32>
    %860 = arith.addf %857, %859 : f32
    %861 = arith.addi %856, %c33 : index
    %862 = memref.load %18[%861] : memref<?xf32>
    %863 = arith.addf %860, %862 : f32
    %864 = arith.addi %856, %c34 : index
    %865 = memref.load %18[%864] : memref<?xf32>
    %866 = arith.addf %863, %865 : f32
    %867 = arith.addi %856, %c35 : index
    %868 = memref.load %18[%867] : memref<?xf32>
    %869 = arith.addf %866, %868 : f32
    %870 = arith.addi %856, %c36 : index
    %871 = memref.load %18[%870] : memref<?xf32>
    %872 = arith.addf %869, %871 : f32
    %873 = arith.addi %856, %c37 : index
    %874 = memref.load %18[%873] : memref<?xf32>
    %875 = arith.addf %872, %874 : f32
    %876 = arith.addi %856, %c38 : index
    %877 = memref.load %18[%876] : memref<?xf32>
    %878 = arith.addf %875, %877 : f32
    %879 = wave.lane
    %880 = arith.addi %16, %c5 : index
    %881 = arith.muli %828, %c2 : index
    %882 = arith.addi %880, %881 : index
    %883 = arith.divui %879, %c18 : index
    %884 = arith.addi %882, %883 : index
    %885 = arith.cmpi slt, %884, %15 : index
    scf.if %885 {
      %886 = arith.cmpi eq, %hasFactors, %c6 : index
      %887 = memref.load %factors[%884] : memref<?xf32>
      %888 = arith.select %886, %887, %c40 : f32
      %889 = arith.remui %879, %c18 : index
      %890 = arith.muli %889, %c14 : index
      %891 = arith.addi %11, %890 : index
      %892 = vector.load %w[%891] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %893 = vector.bitcast %892 : vector<4xi8> to vector<1xf32>
      %894 = vector.extract %893[0] : f32 from vector<1xf32>
      %895 = arith.mulf %894, %888 : f32
      %896 = arith.mulf %853, %895 : f32
      %897 = arith.remui %879, %c18 : index
      %898 = arith.muli %897, %c14 : index
      %899 = arith.addi %13, %898 : index
      %900 = vector.load %w[%899] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %901 = vector.bitcast %900 : vector<4xi8> to vector<1xf32>
      %902 = vector.extract %901[0] : f32 from vector<1xf32>
      %903 = arith.mulf %902, %888 : f32
      %904 = arith.mulf %878, %903 : f32
      %905 = arith.muli %884, %outputFeatures : index
      %906 = arith.addi %905, %21 : index
      %907 = wave.lane
      %908 = arith.remui %907, %c18 : index
      %909 = arith.addi %906, %908 : index
      scf.if %19 {
        %910 = arith.addi %909, %c5 : index
        %911 = memref.load %residual[%910] : memref<?xf32>
        %912 = arith.addf %911, %896 : f32
        %913 = arith.addi %909, %c5 : index
        memref.store %912, %out[%913] : memref<?xf32>
      } else {
        %914 = arith.addi %909, %c5 : index
        memref.store %896, %out[%914] : memref<?xf32>
      }
      scf.if %19 {
        %915 = arith.addi %909, %c18 : index
        %916 = memref.load %residual[%915] : memref<?xf32>
        %917 = arith.addf %916, %904 : f32
        %918 = arith.addi %909, %c18 : index
        memref.store %917, %out[%918] : memref<?xf32>
      } else {
        %919 = arith.addi %909, %c18 : index
        memref.store %904, %out[%919] : memref<?xf32>
      }
    }
    %920 = wave.lane
    wave.barrier
    %921 = wave.wave
    %922 = arith.muli %921, %c2 : index
    %923 = arith.addi %922, %c5 : index
    %924 = arith.muli %923, %c19 : index
    %925 = arith.addi %924, %920 : index
    %926 = vector.extract %541#2[0] : f32 from vector<8xf32>
    %927 = arith.addi %925, %c5 : index
    memref.store %926, %18[%927] : memref<?xf32>
    %928 = vector.extract %541#2[1] : f32 from vector<8xf32>
    %929 = arith.addi %925, %c13 : index
    memref.store %928, %18[%929] : memref<?xf32>
    %930 = vector.extract %541#2[2] : f32 from vector<8xf32>
    %931 = arith.addi %925, %c8 : index
    memref.store %930, %18[%931] : memref<?xf32>
    %932 = vector.extract %541#2[3] : f32 from vector<8xf32>
    %933 = arith.addi %925, %c28 : index
    memref.store %932, %18[%933] : memref<?xf32>
    %934 = vector.extract %541#2[4] : f32 from vector<8xf32>
    %935 = arith.addi %925, %c4 : index
    memref.store %934, %18[%935] : memref<?xf32>
    %936 = vector.extract %541#2[5] : f32 from vector<8xf32>
    %937 = arith.addi %925, %c29 : index
    memref.store %936, %18[%937] : memref<?xf32>
    %938 = vector.extract %541#2[6] : f32 from vector<8xf32>
    %939 = arith.addi %925, %c30 : index
    memref.store %938, %18[%939] : memref<?xf32>
    %940 = vector.extract %541#2[7] : f32 from vector<8xf32>
    %941 = arith.addi %925, %c31 : index
    memref.store %940, %18[%941] : memref<?xf32>
    %942 = arith.muli %921, %c2 : index
    %943 = arith.addi %942, %c6 : index
    %944 = arith.muli %943, %c19 : index
    %945 = arith.addi %944, %920 : index
    %946 = vector.extract %541#3[0] : f32 from vector<8xf32>
    %947 = arith.addi %945, %c5 : index
    memref.store %946, %18[%947] : memref<?xf32>
    %948 = vector.extract %541#3[1] : f32 from vector<8xf32>
    %949 = arith.addi %945, %c13 : index
    memref.store %948, %18[%949] : memref<?xf32>
    %950 = vector.extract %541#3[2] : f32 from vector<8xf32>
    %951 = arith.addi %945, %c8 : index
    memref.store %950, %18[%951] : memref<?xf32>
    %952 = vector.extract %541#3[3] : f32 from vector<8xf32>
    %953 = arith.addi %945, %c28 : index
    memref.store %952, %18[%953] : memref<?xf32>
    %954 = vector.extract %541#3[4] : f32 from vector<8xf32>
    %955 = arith.addi %945, %c4 : index
    memref.store %954, %18[%955] : memref<?xf32>
    %956 = vector.extract %541#3[5] : f32 from vector<8xf32>
    %957 = arith.addi %945, %c29 : index
    memref.store %956, %18[%957] : memref<?xf32>
    %958 = vector.extract %541#3[6] : f32 from vector<8xf32>
    %959 = arith.addi %945, %c30 : index
    memref.store %958, %18[%959] : memref<?xf32>
    %960 = vector.extract %541#3[7] : f32 from vector<8xf32>
    %961 = arith.addi %945, %c31 : index
    memref.store %960, %18[%961] : memref<?xf32>
    wave.barrier
    %962 = arith.muli %921, %c6 : index
    %963 = arith.addi %962, %c5 : index
    %964 = arith.muli %963, %c13 : index
    %965 = arith.addi %964, %920 : index
    %966 = arith.addi %965, %c5 : index
    %967 = memref.load %18[%966] : memref<?xf32>
    %968 = arith.addi %966, %c32 : index
    %969 = memref.load %18[%968] : memref<?xf32>
    %970 = arith.addf %967, %969 : f32
    %971 = arith.addi %966, %c33 : index
    %972 = memref.load %18[%971] : memref<?xf32>
    %973 = arith.addf %970, %972 : f32
    %974 = arith.addi %966, %c34 : index
    %975 = memref.load %18[%974] : memref<?xf32>
    %976 = arith.addf %973, %975 : f32
    %977 = arith.addi %966, %c35 : index
    %978 = memref.load %18[%977] : memref<?xf32>
    %979 = arith.addf %976, %978 : f32
    %980 = arith.addi %966, %c36 : index
    %981 = memref.load %18[%980] : memref<?xf32>
    %982 = arith.addf %979, %981 : f32
    %983 = arith.addi %966, %c37 : index
    %984 = memref.load %18[%983] : memref<?xf32>
    %985 = arith.addf %982, %984 : f32
    %986 = arith.addi %966, %c38 : index
    %987 = memref.load %18[%986] : memref<?xf32>
    %988 = arith.addf %985, %987 : f32
    %989 = arith.muli %963, %c13 : index
    %990 = arith.addi %989, %920 : index
    %991 = arith.addi %990, %c19 : index
    %992 = memref.load %18[%991] : memref<?xf32>
    %993 = arith.addi %991, %c32 : index
    %994 = memref.load %18[%993] : memref<?xf32>
    %995 = arith.addf %992, %994 : f32
    %996 = arith.addi %991, %c33 : index
    %997 = memref.load %18[%996] : memref<?xf32>
    %998 = arith.addf %995, %997 : f32
    %999 = arith.addi %991, %c34 : index
    %1000 = memref.load %18[%999] : memref<?xf32>
    %1001 = arith.addf %998, %1000 : f32
    %1002 = arith.addi %991, %c35 : index
    %1003 = memref.load %18[%1002] : memref<?xf32>
    %1004 = arith.addf %1001, %1003 : f32
    %1005 = arith.addi %991, %c36 : index
    %1006 = memref.load %18[%1005] : memref<?xf32>
    %1007 = arith.addf %1004, %1006 : f32
    %1008 = arith.addi %991, %c37 : index
    %1009 = memref.load %18[%1008] : memref<?xf32>
    %1010 = arith.addf %1007, %1009 : f32
    %1011 = arith.addi %991, %c38 : index
    %1012 = memref.load %18[%1011] : memref<?xf32>
    %1013 = arith.addf %1010, %1012 : f32
    %1014 = wave.lane
    %1015 = arith.addi %16, %c18 : index
    %1016 = arith.muli %963, %c2 : index
    %1017 = arith.addi %1015, %1016 : index
    %1018 = arith.divui %1014, %c18 : index
    %1019 = arith.addi %1017, %1018 : index
    %1020 = arith.cmpi slt, %1019, %15 : index
    scf.if %1020 {
      %1021 = arith.cmpi eq, %hasFactors, %c6 : index
      %1022 = memref.load %factors[%1019] : memref<?xf32>
      %1023 = arith.select %1021, %1022, %c40 : f32
      %1024 = arith.remui %1014, %c18 : index
      %1025 = arith.muli %1024, %c14 : index
      %1026 = arith.addi %11, %1025 : index
      %1027 = vector.load %w[%1026] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1028 = vector.bitcast %1027 : vector<4xi8> to vector<1xf32>
      %1029 = vector.extract %1028[0] : f32 from vector<1xf32>
      %1030 = arith.mulf %1029, %1023 : f32
      %1031 = arith.mulf %988, %1030 : f32
      %1032 = arith.remui %1014, %c18 : index
      %1033 = arith.muli %1032, %c14 : index
      %1034 = arith.addi %13, %1033 : index
      %1035 = vector.load %w[%1034] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1036 = vector.bitcast %1035 : vector<4xi8> to vector<1xf32>
      %1037 = vector.extract %1036[0] : f32 from vector<1xf32>
      %1038 = arith.mulf %1037, %1023 : f32
      %1039 = arith.mulf %1013, %1038 : f32
      %1040 = arith.muli %1019, %outputFeatures : index
      %1041 = arith.addi %1040, %21 : index
      %1042 = wave.lane
      %1043 = arith.remui %1042, %c18 : index
      %1044 = arith.addi %1041, %1043 : index
      scf.if %19 {
        %1045 = arith.addi %1044, %c5 : index
        %1046 = memref.load %residual[%1045] : memref<?xf32>
        %1047 = arith.addf %1046, %1031 : f32
        %1048 = arith.addi %1044, %c5 : index
        memref.store %1047, %out[%1048] : memref<?xf32>
      } else {
        %1049 = arith.addi %1044, %c5 : index
        memref.store %1031, %out[%1049] : memref<?xf32>
      }
      scf.if %19 {
        %1050 = arith.addi %1044, %c18 : index
        %1051 = memref.load %residual[%1050] : memref<?xf32>
        %1052 = arith.addf %1051, %1039 : f32
        %1053 = arith.addi %1044, %c18 : index
        memref.store %1052, %out[%1053] : memref<?xf32>
      } else {
        %1054 = arith.addi %1044, %c18 : index
        memref.store %1039, %out[%1054] : memref<?xf32>
      }
    }
    %1055 = wave.lane
    wave.barrier
    %1056 = wave.wave
    %1057 = arith.muli %1056, %c2 : index
    %1058 = arith.addi %1057, %c5 : index
    %1059 = arith.muli %1058, %c19 : index
    %1060 = arith.addi %1059, %1055 : index
    %1061 = vector.extract %541#4[0] : f32 from vector<8xf32>
    %1062 = arith.addi %1060, %c5 : index
    memref.store %1061, %18[%1062] : memref<?xf32>
    %1063 = vector.extract %541#4[1] : f32 from vector<8xf32>
    %1064 = arith.addi %1060, %c13 : index
    memref.store %1063, %18[%1064] : memref<?xf32>
    %1065 = vector.extract %541#4[2] : f32 from vector<8xf32>
    %1066 = arith.addi %1060, %c8 : index
    memref.store %1065, %18[%1066] : memref<?xf32>
    %1067 = vector.extract %541#4[3] : f32 from vector<8xf32>
    %1068 = arith.addi %1060, %c28 : index
    memref.store %1067, %18[%1068] : memref<?xf32>
    %1069 = vector.extract %541#4[4] : f32 from vector<8xf32>
    %1070 = arith.addi %1060, %c4 : index
    memref.store %1069, %18[%1070] : memref<?xf32>
    %1071 = vector.extract %541#4[5] : f32 from vector<8xf32>
    %1072 = arith.addi %1060, %c29 : index
    memref.store %1071, %18[%1072] : memref<?xf32>
    %1073 = vector.extract %541#4[6] : f32 from vector<8xf32>
    %1074 = arith.addi %1060, %c30 : index
    memref.store %1073, %18[%1074] : memref<?xf32>
    %1075 = vector.extract %541#4[7] : f32 from vector<8xf32>
    %1076 = arith.addi %1060, %c31 : index
    memref.store %1075, %18[%1076] : memref<?xf32>
    %1077 = arith.muli %1056, %c2 : index
    %1078 = arith.addi %1077, %c6 : index
    %1079 = arith.muli %1078, %c19 : index
    %1080 = arith.addi %1079, %1055 : index
    %1081 = vector.extract %541#5[0] : f32 from vector<8xf32>
    %1082 = arith.addi %1080, %c5 : index
    memref.store %1081, %18[%1082] : memref<?xf32>
    %1083 = vector.extract %541#5[1] : f32 from vector<8xf32>
    %1084 = arith.addi %1080, %c13 : index
    memref.store %1083, %18[%1084] : memref<?xf32>
    %1085 = vector.extract %541#5[2] : f32 from vector<8xf32>
    %1086 = arith.addi %1080, %c8 : index
    memref.store %1085, %18[%1086] : memref<?xf32>
    %1087 = vector.extract %541#5[3] : f32 from vector<8xf32>
    %1088 = arith.addi %1080, %c28 : index
    memref.store %1087, %18[%1088] : memref<?xf32>
    %1089 = vector.extract %541#5[4] : f32 from vector<8xf32>
    %1090 = arith.addi %1080, %c4 : index
    memref.store %1089, %18[%1090] : memref<?xf32>
    %1091 = vector.extract %541#5[5] : f32 from vector<8xf32>
    %1092 = arith.addi %1080, %c29 : index
    memref.store %1091, %18[%1092] : memref<?xf32>
    %1093 = vector.extract %541#5[6] : f32 from vector<8xf32>
    %1094 = arith.addi %1080, %c30 : index
    memref.store %1093, %18[%1094] : memref<?xf32>
    %1095 = vector.extract %541#5[7] : f32 from vector<8xf32>
    %1096 = arith.addi %1080, %c31 : index
    memref.store %1095, %18[%1096] : memref<?xf32>
    wave.barrier
    %1097 = arith.muli %1056, %c6 : index
    %1098 = arith.addi %1097, %c5 : index
    %1099 = arith.muli %1098, %c13 : index
    %1100 = arith.addi %1099, %1055 : index
    %1101 = arith.addi %1100, %c5 : index
    %1102 = memref.load %18[%1101] : memref<?xf32>
    %1103 = arith.addi %1101, %c32 : index
    %1104 = memref.load %18[%1103] : memref<?xf32>
    %1105 = arith.addf %1102, %1104 : f32
    %1106 = arith.addi %1101, %c33 : index
    %1107 = memref.load %18[%1106] : memref<?xf32>
    %1108 = arith.addf %1105, %1107 : f32
    %1109 = arith.addi %1101, %c34 : index
    %1110 = memref.load %18[%1109] : memref<?xf32>
    %1111 = arith.addf %1108, %1110 : f32
    %1112 = arith.addi %1101, %c35 : index
    %1113 = memref.load %18[%1112] : memref<?xf32>
    %1114 = arith.addf %1111, %1113 : f32
    %1115 = arith.addi %1101, %c36 : index
    %1116 = memref.load %18[%1115] : memref<?xf32>
    %1117 = arith.addf %1114, %1116 : f32
    %1118 = arith.addi %1101, %c37 : index
    %1119 = memref.load %18[%1118] : memref<?xf32>
    %1120 = arith.addf %1117, %1119 : f32
    %1121 = arith.addi %1101, %c38 : index
    %1122 = memref.load %18[%1121] : memref<?xf32>
    %1123 = arith.addf %1120, %1122 : f32
    %1124 = arith.muli %1098, %c13 : index
    %1125 = arith.addi %1124, %1055 : index
    %1126 = arith.addi %1125, %c19 : index
    %1127 = memref.load %18[%1126] : memref<?xf32>
    %1128 = arith.addi %1126, %c32 : index
    %1129 = memref.load %18[%1128] : memref<?xf32>
    %1130 = arith.addf %1127, %1129 : f32
    %1131 = arith.addi %1126, %c33 : index
    %1132 = memref.load %18[%1131] : memref<?xf32>
    %1133 = arith.addf %1130, %1132 : f32
    %1134 = arith.addi %1126, %c34 : index
    %1135 = memref.load %18[%1134] : memref<?xf32>
    %1136 = arith.addf %1133, %1135 : f32
    %1137 = arith.addi %1126, %c35 : index
    %1138 = memref.load %18[%1137] : memref<?xf32>
    %1139 = arith.addf %1136, %1138 : f32
    %1140 = arith.addi %1126, %c36 : index
    %1141 = memref.load %18[%1140] : memref<?xf32>
    %1142 = arith.addf %1139, %1141 : f32
    %1143 = arith.addi %1126, %c37 : index
    %1144 = memref.load %18[%1143] : memref<?xf32>
    %1145 = arith.addf %1142, %1144 : f32
    %1146 = arith.addi %1126, %c38 : index
    %1147 = memref.load %18[%1146] : memref<?xf32>
    %1148 = arith.addf %1145, %1147 : f32
    %1149 = wave.lane
    %1150 = arith.addi %16, %c13 : index
    %1151 = arith.muli %1098, %c2 : index
    %1152 = arith.addi %1150, %1151 : index
    %1153 = arith.divui %1149, %c18 : index
    %1154 = arith.addi %1152, %1153 : index
    %1155 = arith.cmpi slt, %1154, %15 : index
    scf.if %1155 {
      %1156 = arith.cmpi eq, %hasFactors, %c6 : index
      %1157 = memref.load %factors[%1154] : memref<?xf32>
      %1158 = arith.select %1156, %1157, %c40 : f32
      %1159 = arith.remui %1149, %c18 : index
      %1160 = arith.muli %1159, %c14 : index
      %1161 = arith.addi %11, %1160 : index
      %1162 = vector.load %w[%1161] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1163 = vector.bitcast %1162 : vector<4xi8> to vector<1xf32>
      %1164 = vector.extract %1163[0] : f32 from vector<1xf32>
      %1165 = arith.mulf %1164, %1158 : f32
      %1166 = arith.mulf %1123, %1165 : f32
      %1167 = arith.remui %1149, %c18 : index
      %1168 = arith.muli %1167, %c14 : index
      %1169 = arith.addi %13, %1168 : index
      %1170 = vector.load %w[%1169] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1171 = vector.bitcast %1170 : vector<4xi8> to vector<1xf32>
      %1172 = vector.extract %1171[0] : f32 from vector<1xf32>
      %1173 = arith.mulf %1172, %1158 : f32
      %1174 = arith.mulf %1148, %1173 : f32
      %1175 = arith.muli %1154, %outputFeatures : index
      %1176 = arith.addi %1175, %21 : index
      %1177 = wave.lane
      %1178 = arith.remui %1177, %c18 : index
      %1179 = arith.addi %1176, %1178 : index
      scf.if %19 {
        %1180 = arith.addi %1179, %c5 : index
        %1181 = memref.load %residual[%1180] : memref<?xf32>
        %1182 = arith.addf %1181, %1166 : f32
        %1183 = arith.addi %1179, %c5 : index
        memref.store %1182, %out[%1183] : memref<?xf32>
      } else {
        %1184 = arith.addi %1179, %c5 : index
        memref.store %1166, %out[%1184] : memref<?xf32>
      }
      scf.if %19 {
        %1185 = arith.addi %1179, %c18 : index
        %1186 = memref.load %residual[%1185] : memref<?xf32>
        %1187 = arith.addf %1186, %1174 : f32
        %1188 = arith.addi %1179, %c18 : index
        memref.store %1187, %out[%1188] : memref<?xf32>
      } else {
        %1189 = arith.addi %1179, %c18 : index
        memref.store %1174, %out[%1189] : memref<?xf32>
      }
    }
    %1190 = wave.lane
    wave.barrier
    %1191 = wave.wave
    %1192 = arith.muli %1191, %c2 : index
    %1193 = arith.addi %1192, %c5 : index
    %1194 = arith.muli %1193, %c19 : index
    %1195 = arith.addi %1194, %1190 : index
    %1196 = vector.extract %541#6[0] : f32 from vector<8xf32>
    %1197 = arith.addi %1195, %c5 : index
    memref.store %1196, %18[%1197] : memref<?xf32>
    %1198 = vector.extract %541#6[1] : f32 from vector<8xf32>
    %1199 = arith.addi %1195, %c13 : index
    memref.store %1198, %18[%1199] : memref<?xf32>
    %1200 = vector.extract %541#6[2] : f32 from vector<8xf32>
    %1201 = arith.addi %1195, %c8 : index
    memref.store %1200, %18[%1201] : memref<?xf32>
    %1202 = vector.extract %541#6[3] : f32 from vector<8xf32>
    %1203 = arith.addi %1195, %c28 : index
    memref.store %1202, %18[%1203] : memref<?xf32>
    %1204 = vector.extract %541#6[4] : f32 from vector<8xf32>
    %1205 = arith.addi %1195, %c4 : index
    memref.store %1204, %18[%1205] : memref<?xf32>
    %1206 = vector.extract %541#6[5] : f32 from vector<8xf32>
    %1207 = arith.addi %1195, %c29 : index
    memref.store %1206, %18[%1207] : memref<?xf32>
    %1208 = vector.extract %541#6[6] : f32 from vector<8xf32>
    %1209 = arith.addi %1195, %c30 : index
    memref.store %1208, %18[%1209] : memref<?xf32>
    %1210 = vector.extract %541#6[7] : f32 from vector<8xf32>
    %1211 = arith.addi %1195, %c31 : index
    memref.store %1210, %18[%1211] : memref<?xf32>
    %1212 = arith.muli %1191, %c2 : index
    %1213 = arith.addi %1212, %c6 : index
    %1214 = arith.muli %1213, %c19 : index
    %1215 = arith.addi %1214, %1190 : index
    %1216 = vector.extract %541#7[0] : f32 from vector<8xf32>
    %1217 = arith.addi %1215, %c5 : index
    memref.store %1216, %18[%1217] : memref<?xf32>
    %1218 = vector.extract %541#7[1] : f32 from vector<8xf32>
    %1219 = arith.addi %1215, %c13 : index
    memref.store %1218, %18[%1219] : memref<?xf32>
    %1220 = vector.extract %541#7[2] : f32 from vector<8xf32>
    %1221 = arith.addi %1215, %c8 : index
    memref.store %1220, %18[%1221] : memref<?xf32>
    %1222 = vector.extract %541#7[3] : f32 from vector<8xf32>
    %1223 = arith.addi %1215, %c28 : index
    memref.store %1222, %18[%1223] : memref<?xf32>
    %1224 = vector.extract %541#7[4] : f32 from vector<8xf32>
    %1225 = arith.addi %1215, %c4 : index
    memref.store %1224, %18[%1225] : memref<?xf32>
    %1226 = vector.extract %541#7[5] : f32 from vector<8xf32>
    %1227 = arith.addi %1215, %c29 : index
    memref.store %1226, %18[%1227] : memref<?xf32>
    %1228 = vector.extract %541#7[6] : f32 from vector<8xf32>
    %1229 = arith.addi %1215, %c30 : index
    memref.store %1228, %18[%1229] : memref<?xf32>
    %1230 = vector.extract %541#7[7] : f32 from vector<8xf32>
    %1231 = arith.addi %1215, %c31 : index
    memref.store %1230, %18[%1231] : memref<?xf32>
    wave.barrier
    %1232 = arith.muli %1191, %c6 : index
    %1233 = arith.addi %1232, %c5 : index
    %1234 = arith.muli %1233, %c13 : index
    %1235 = arith.addi %1234, %1190 : index
    %1236 = arith.addi %1235, %c5 : index
    %1237 = memref.load %18[%1236] : memref<?xf32>
    %1238 = arith.addi %1236, %c32 : index
    %1239 = memref.load %18[%1238] : memref<?xf32>
    %1240 = arith.addf %1237, %1239 : f32
    %1241 = arith.addi %1236, %c33 : index
    %1242 = memref.load %18[%1241] : memref<?xf32>
    %1243 = arith.addf %1240, %1242 : f32
    %1244 = arith.addi %1236, %c34 : index
    %1245 = memref.load %18[%1244] : memref<?xf32>
    %1246 = arith.addf %1243, %1245 : f32
    %1247 = arith.addi %1236, %c35 : index
    %1248 = memref.load %18[%1247] : memref<?xf32>
    %1249 = arith.addf %1246, %1248 : f32
    %1250 = arith.addi %1236, %c36 : index
    %1251 = memref.load %18[%1250] : memref<?xf32>
    %1252 = arith.addf %1249, %1251 : f32
    %1253 = arith.addi %1236, %c37 : index
    %1254 = memref.load %18[%1253] : memref<?xf32>
    %1255 = arith.addf %1252, %1254 : f32
    %1256 = arith.addi %1236, %c38 : index
    %1257 = memref.load %18[%1256] : memref<?xf32>
    %1258 = arith.addf %1255, %1257 : f32
    %1259 = arith.muli %1233, %c13 : index
    %1260 = arith.addi %1259, %1190 : index
    %1261 = arith.addi %1260, %c19 : index
    %1262 = memref.load %18[%1261] : memref<?xf32>
    %1263 = arith.addi %1261, %c32 : index
    %1264 = memref.load %18[%1263] : memref<?xf32>
    %1265 = arith.addf %1262, %1264 : f32
    %1266 = arith.addi %1261, %c33 : index
    %1267 = memref.load %18[%1266] : memref<?xf32>
    %1268 = arith.addf %1265, %1267 : f32
    %1269 = arith.addi %1261, %c34 : index
    %1270 = memref.load %18[%1269] : memref<?xf32>
    %1271 = arith.addf %1268, %1270 : f32
    %1272 = arith.addi %1261, %c35 : index
    %1273 = memref.load %18[%1272] : memref<?xf32>
    %1274 = arith.addf %1271, %1273 : f32
    %1275 = arith.addi %1261, %c36 : index
    %1276 = memref.load %18[%1275] : memref<?xf32>
    %1277 = arith.addf %1274, %1276 : f32
    %1278 = arith.addi %1261, %c37 : index
    %1279 = memref.load %18[%1278] : memref<?xf32>
    %1280 = arith.addf %1277, %1279 : f32
    %1281 = arith.addi %1261, %c38 : index
    %1282 = memref.load %18[%1281] : memref<?xf32>
    %1283 = arith.addf %1280, %1282 : f32
    %1284 = wave.lane
    %1285 = arith.addi %16, %c41 : index
    %1286 = arith.muli %1233, %c2 : index
    %1287 = arith.addi %1285, %1286 : index
    %1288 = arith.divui %1284, %c18 : index
    %1289 = arith.addi %1287, %1288 : index
    %1290 = arith.cmpi slt, %1289, %15 : index
    scf.if %1290 {
      %1291 = arith.cmpi eq, %hasFactors, %c6 : index
      %1292 = memref.load %factors[%1289] : memref<?xf32>
      %1293 = arith.select %1291, %1292, %c40 : f32
      %1294 = arith.remui %1284, %c18 : index
      %1295 = arith.muli %1294, %c14 : index
      %1296 = arith.addi %11, %1295 : index
      %1297 = vector.load %w[%1296] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1298 = vector.bitcast %1297 : vector<4xi8> to vector<1xf32>
      %1299 = vector.extract %1298[0] : f32 from vector<1xf32>
      %1300 = arith.mulf %1299, %1293 : f32
      %1301 = arith.mulf %1258, %1300 : f32
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
  }
  wave.return
}
