// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %c10 = arith.constant 1024 : index
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
  %hasFactors = wave.param "hasFactors" : index
  %c34 = arith.constant 0x3F800000 : f32
  %c35 = arith.constant 48 : index
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
    %827 = arith.muli %786, %c14 : index
    %828 = arith.addi %827, %c5 : index
    %829 = arith.muli %828, %c13 : index
    %830 = arith.addi %829, %785 : index
    %831 = arith.addi %830, %c5 : index
    %832 = memref.load %18[%831] : memref<?xf32>
    %833 = arith.addi %831, %c32 : index
    %834 = memref.load %18[%833] : memref<?xf32>
    %835 = arith.addf %832, %834 : f32
    %836 = arith.muli %828, %c13 : index
    %837 = arith.addi %836, %785 : index
    %838 = arith.addi %837, %c19 : index
    %839 = memref.load %18[%838] : memref<?xf32>
    %840 = arith.addi %838, %c32 : index
    %841 = memref.load %18[%840] : memref<?xf32>
    %842 = arith.addf %839, %841 : f32
    %843 = wave.lane
    %844 = arith.addi %16, %c5 : index
    %845 = arith.muli %828, %c2 : index
    %846 = arith.addi %844, %845 : index
    %847 = arith.divui %843, %c18 : index
    %848 = arith.addi %846, %847 : index
    %849 = arith.cmpi slt, %848, %15 : index
    scf.if %849 {
      %850 = arith.cmpi eq, %hasFactors, %c6 : index
      %851 = memref.load %factors[%848] : memref<?xf32>
      %852 = arith.select %850, %851, %c34 : f32
      %853 = arith.remui %843, %c18 : index
      %854 = arith.muli %853, %c14 : index
      %855 = arith.addi %11, %854 : index
      %856 = vector.load %w[%855] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %857 = vector.bitcast %856 : vector<4xi8> to vector<1xf32>
      %858 = vector.extract %857[0] : f32 from vector<1xf32>
      %859 = arith.mulf %858, %852 : f32
      %860 = arith.mulf %835, %859 : f32
      %861 = arith.remui %843, %c18 : index
      %862 = arith.muli %861, %c14 : index
      %863 = arith.addi %13, %862 : index
      %864 = vector.load %w[%863] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %865 = vector.bitcast %864 : vector<4xi8> to vector<1xf32>
      %866 = vector.extract %865[0] : f32 from vector<1xf32>
      %867 = arith.mulf %866, %852 : f32
      %868 = arith.mulf %842, %867 : f32
      %869 = arith.muli %848, %outputFeatures : index
      %870 = arith.addi %869, %21 : index
      %871 = wave.lane
      %872 = arith.remui %871, %c18 : index
      %873 = arith.addi %870, %872 : index
      scf.if %19 {
        %874 = arith.addi %873, %c5 : index
        %875 = memref.load %residual[%874] : memref<?xf32>
        %876 = arith.addf %875, %860 : f32
        %877 = arith.addi %873, %c5 : index
        memref.store %876, %out[%877] : memref<?xf32>
      } else {
        %878 = arith.addi %873, %c5 : index
        memref.store %860, %out[%878] : memref<?xf32>
      }
      scf.if %19 {
        %879 = arith.addi %873, %c18 : index
        %880 = memref.load %residual[%879] : memref<?xf32>
        %881 = arith.addf %880, %868 : f32
        %882 = arith.addi %873, %c18 : index
        memref.store %881, %out[%882] : memref<?xf32>
      } else {
        %883 = arith.addi %873, %c18 : index
        memref.store %868, %out[%883] : memref<?xf32>
      }
    }
    %884 = arith.muli %786, %c14 : index
    %885 = arith.addi %884, %c6 : index
    %886 = arith.muli %885, %c13 : index
    %887 = arith.addi %886, %785 : index
    %888 = arith.addi %887, %c5 : index
    %889 = memref.load %18[%888] : memref<?xf32>
    %890 = arith.addi %888, %c32 : index
    %891 = memref.load %18[%890] : memref<?xf32>
    %892 = arith.addf %889, %891 : f32
    %893 = arith.muli %885, %c13 : index
    %894 = arith.addi %893, %785 : index
    %895 = arith.addi %894, %c19 : index
    %896 = memref.load %18[%895] : memref<?xf32>
    %897 = arith.addi %895, %c32 : index
    %898 = memref.load %18[%897] : memref<?xf32>
    %899 = arith.addf %896, %898 : f32
    %900 = wave.lane
    %901 = arith.addi %16, %c5 : index
    %902 = arith.muli %885, %c2 : index
    %903 = arith.addi %901, %902 : index
    %904 = arith.divui %900, %c18 : index
    %905 = arith.addi %903, %904 : index
    %906 = arith.cmpi slt, %905, %15 : index
    scf.if %906 {
      %907 = arith.cmpi eq, %hasFactors, %c6 : index
      %908 = memref.load %factors[%905] : memref<?xf32>
      %909 = arith.select %907, %908, %c34 : f32
      %910 = arith.remui %900, %c18 : index
      %911 = arith.muli %910, %c14 : index
      %912 = arith.addi %11, %911 : index
      %913 = vector.load %w[%912] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %914 = vector.bitcast %913 : vector<4xi8> to vector<1xf32>
      %915 = vector.extract %914[0] : f32 from vector<1xf32>
      %916 = arith.mulf %915, %909 : f32
      %917 = arith.mulf %892, %916 : f32
      %918 = arith.remui %900, %c18 : index
      %919 = arith.muli %918, %c14 : index
      %920 = arith.addi %13, %919 : index
      %921 = vector.load %w[%920] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %922 = vector.bitcast %921 : vector<4xi8> to vector<1xf32>
      %923 = vector.extract %922[0] : f32 from vector<1xf32>
      %924 = arith.mulf %923, %909 : f32
      %925 = arith.mulf %899, %924 : f32
      %926 = arith.muli %905, %outputFeatures : index
      %927 = arith.addi %926, %21 : index
      %928 = wave.lane
      %929 = arith.remui %928, %c18 : index
      %930 = arith.addi %927, %929 : index
      scf.if %19 {
        %931 = arith.addi %930, %c5 : index
        %932 = memref.load %residual[%931] : memref<?xf32>
        %933 = arith.addf %932, %917 : f32
        %934 = arith.addi %930, %c5 : index
        memref.store %933, %out[%934] : memref<?xf32>
      } else {
        %935 = arith.addi %930, %c5 : index
        memref.store %917, %out[%935] : memref<?xf32>
      }
      scf.if %19 {
        %936 = arith.addi %930, %c18 : index
        %937 = memref.load %residual[%936] : memref<?xf32>
        %938 = arith.addf %937, %925 : f32
        %939 = arith.addi %930, %c18 : index
        memref.store %938, %out[%939] : memref<?xf32>
      } else {
        %940 = arith.addi %930, %c18 : index
        memref.store %925, %out[%940] : memref<?xf32>
      }
    }
    %941 = arith.muli %786, %c14 : index
    %942 = arith.addi %941, %c2 : index
    %943 = arith.muli %942, %c13 : index
    %944 = arith.addi %943, %785 : index
    %945 = arith.addi %944, %c5 : index
    %946 = memref.load %18[%945] : memref<?xf32>
    %947 = arith.addi %945, %c32 : index
    %948 = memref.load %18[%947] : memref<?xf32>
    %949 = arith.addf %946, %948 : f32
    %950 = arith.muli %942, %c13 : index
    %951 = arith.addi %950, %785 : index
    %952 = arith.addi %951, %c19 : index
    %953 = memref.load %18[%952] : memref<?xf32>
    %954 = arith.addi %952, %c32 : index
    %955 = memref.load %18[%954] : memref<?xf32>
    %956 = arith.addf %953, %955 : f32
    %957 = wave.lane
    %958 = arith.addi %16, %c5 : index
    %959 = arith.muli %942, %c2 : index
    %960 = arith.addi %958, %959 : index
    %961 = arith.divui %957, %c18 : index
    %962 = arith.addi %960, %961 : index
    %963 = arith.cmpi slt, %962, %15 : index
    scf.if %963 {
      %964 = arith.cmpi eq, %hasFactors, %c6 : index
      %965 = memref.load %factors[%962] : memref<?xf32>
      %966 = arith.select %964, %965, %c34 : f32
      %967 = arith.remui %957, %c18 : index
      %968 = arith.muli %967, %c14 : index
      %969 = arith.addi %11, %968 : index
      %970 = vector.load %w[%969] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %971 = vector.bitcast %970 : vector<4xi8> to vector<1xf32>
      %972 = vector.extract %971[0] : f32 from vector<1xf32>
      %973 = arith.mulf %972, %966 : f32
      %974 = arith.mulf %949, %973 : f32
      %975 = arith.remui %957, %c18 : index
      %976 = arith.muli %975, %c14 : index
      %977 = arith.addi %13, %976 : index
      %978 = vector.load %w[%977] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %979 = vector.bitcast %978 : vector<4xi8> to vector<1xf32>
      %980 = vector.extract %979[0] : f32 from vector<1xf32>
      %981 = arith.mulf %980, %966 : f32
      %982 = arith.mulf %956, %981 : f32
      %983 = arith.muli %962, %outputFeatures : index
      %984 = arith.addi %983, %21 : index
      %985 = wave.lane
      %986 = arith.remui %985, %c18 : index
      %987 = arith.addi %984, %986 : index
      scf.if %19 {
        %988 = arith.addi %987, %c5 : index
        %989 = memref.load %residual[%988] : memref<?xf32>
        %990 = arith.addf %989, %974 : f32
        %991 = arith.addi %987, %c5 : index
        memref.store %990, %out[%991] : memref<?xf32>
      } else {
        %992 = arith.addi %987, %c5 : index
        memref.store %974, %out[%992] : memref<?xf32>
      }
      scf.if %19 {
        %993 = arith.addi %987, %c18 : index
        %994 = memref.load %residual[%993] : memref<?xf32>
        %995 = arith.addf %994, %982 : f32
        %996 = arith.addi %987, %c18 : index
        memref.store %995, %out[%996] : memref<?xf32>
      } else {
        %997 = arith.addi %987, %c18 : index
        memref.store %982, %out[%997] : memref<?xf32>
      }
    }
    %998 = arith.muli %786, %c14 : index
    %999 = arith.addi %998, %c27 : index
    %1000 = arith.muli %999, %c13 : index
    %1001 = arith.addi %1000, %785 : index
    %1002 = arith.addi %1001, %c5 : index
    %1003 = memref.load %18[%1002] : memref<?xf32>
    %1004 = arith.addi %1002, %c32 : index
    %1005 = memref.load %18[%1004] : memref<?xf32>
    %1006 = arith.addf %1003, %1005 : f32
    %1007 = arith.muli %999, %c13 : index
    %1008 = arith.addi %1007, %785 : index
    %1009 = arith.addi %1008, %c19 : index
    %1010 = memref.load %18[%1009] : memref<?xf32>
    %1011 = arith.addi %1009, %c32 : index
    %1012 = memref.load %18[%1011] : memref<?xf32>
    %1013 = arith.addf %1010, %1012 : f32
    %1014 = wave.lane
    %1015 = arith.addi %16, %c5 : index
    %1016 = arith.muli %999, %c2 : index
    %1017 = arith.addi %1015, %1016 : index
    %1018 = arith.divui %1014, %c18 : index
    %1019 = arith.addi %1017, %1018 : index
    %1020 = arith.cmpi slt, %1019, %15 : index
    scf.if %1020 {
      %1021 = arith.cmpi eq, %hasFactors, %c6 : index
      %1022 = memref.load %factors[%1019] : memref<?xf32>
      %1023 = arith.select %1021, %1022, %c34 : f32
      %1024 = arith.remui %1014, %c18 : index
      %1025 = arith.muli %1024, %c14 : index
      %1026 = arith.addi %11, %1025 : index
      %1027 = vector.load %w[%1026] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1028 = vector.bitcast %1027 : vector<4xi8> to vector<1xf32>
      %1029 = vector.extract %1028[0] : f32 from vector<1xf32>
      %1030 = arith.mulf %1029, %1023 : f32
      %1031 = arith.mulf %1006, %1030 : f32
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
    %1061 = vector.extract %541#2[0] : f32 from vector<8xf32>
    %1062 = arith.addi %1060, %c5 : index
    memref.store %1061, %18[%1062] : memref<?xf32>
    %1063 = vector.extract %541#2[1] : f32 from vector<8xf32>
    %1064 = arith.addi %1060, %c13 : index
    memref.store %1063, %18[%1064] : memref<?xf32>
    %1065 = vector.extract %541#2[2] : f32 from vector<8xf32>
    %1066 = arith.addi %1060, %c8 : index
    memref.store %1065, %18[%1066] : memref<?xf32>
    %1067 = vector.extract %541#2[3] : f32 from vector<8xf32>
    %1068 = arith.addi %1060, %c28 : index
    memref.store %1067, %18[%1068] : memref<?xf32>
    %1069 = vector.extract %541#2[4] : f32 from vector<8xf32>
    %1070 = arith.addi %1060, %c4 : index
    memref.store %1069, %18[%1070] : memref<?xf32>
    %1071 = vector.extract %541#2[5] : f32 from vector<8xf32>
    %1072 = arith.addi %1060, %c29 : index
    memref.store %1071, %18[%1072] : memref<?xf32>
    %1073 = vector.extract %541#2[6] : f32 from vector<8xf32>
    %1074 = arith.addi %1060, %c30 : index
    memref.store %1073, %18[%1074] : memref<?xf32>
    %1075 = vector.extract %541#2[7] : f32 from vector<8xf32>
    %1076 = arith.addi %1060, %c31 : index
    memref.store %1075, %18[%1076] : memref<?xf32>
    %1077 = arith.muli %1056, %c2 : index
    %1078 = arith.addi %1077, %c6 : index
    %1079 = arith.muli %1078, %c19 : index
    %1080 = arith.addi %1079, %1055 : index
    %1081 = vector.extract %541#3[0] : f32 from vector<8xf32>
    %1082 = arith.addi %1080, %c5 : index
    memref.store %1081, %18[%1082] : memref<?xf32>
    %1083 = vector.extract %541#3[1] : f32 from vector<8xf32>
    %1084 = arith.addi %1080, %c13 : index
    memref.store %1083, %18[%1084] : memref<?xf32>
    %1085 = vector.extract %541#3[2] : f32 from vector<8xf32>
    %1086 = arith.addi %1080, %c8 : index
    memref.store %1085, %18[%1086] : memref<?xf32>
    %1087 = vector.extract %541#3[3] : f32 from vector<8xf32>
    %1088 = arith.addi %1080, %c28 : index
    memref.store %1087, %18[%1088] : memref<?xf32>
    %1089 = vector.extract %541#3[4] : f32 from vector<8xf32>
    %1090 = arith.addi %1080, %c4 : index
    memref.store %1089, %18[%1090] : memref<?xf32>
    %1091 = vector.extract %541#3[5] : f32 from vector<8xf32>
    %1092 = arith.addi %1080, %c29 : index
    memref.store %1091, %18[%1092] : memref<?xf32>
    %1093 = vector.extract %541#3[6] : f32 from vector<8xf32>
    %1094 = arith.addi %1080, %c30 : index
    memref.store %1093, %18[%1094] : memref<?xf32>
    %1095 = vector.extract %541#3[7] : f32 from vector<8xf32>
    %1096 = arith.addi %1080, %c31 : index
    memref.store %1095, %18[%1096] : memref<?xf32>
    wave.barrier
    %1097 = arith.muli %1056, %c14 : index
    %1098 = arith.addi %1097, %c5 : index
    %1099 = arith.muli %1098, %c13 : index
    %1100 = arith.addi %1099, %1055 : index
    %1101 = arith.addi %1100, %c5 : index
    %1102 = memref.load %18[%1101] : memref<?xf32>
    %1103 = arith.addi %1101, %c32 : index
    %1104 = memref.load %18[%1103] : memref<?xf32>
    %1105 = arith.addf %1102, %1104 : f32
    %1106 = arith.muli %1098, %c13 : index
    %1107 = arith.addi %1106, %1055 : index
    %1108 = arith.addi %1107, %c19 : index
    %1109 = memref.load %18[%1108] : memref<?xf32>
    %1110 = arith.addi %1108, %c32 : index
    %1111 = memref.load %18[%1110] : memref<?xf32>
    %1112 = arith.addf %1109, %1111 : f32
    %1113 = wave.lane
    %1114 = arith.addi %16, %c18 : index
    %1115 = arith.muli %1098, %c2 : index
    %1116 = arith.addi %1114, %1115 : index
    %1117 = arith.divui %1113, %c18 : index
    %1118 = arith.addi %1116, %1117 : index
    %1119 = arith.cmpi slt, %1118, %15 : index
    scf.if %1119 {
      %1120 = arith.cmpi eq, %hasFactors, %c6 : index
      %1121 = memref.load %factors[%1118] : memref<?xf32>
      %1122 = arith.select %1120, %1121, %c34 : f32
      %1123 = arith.remui %1113, %c18 : index
      %1124 = arith.muli %1123, %c14 : index
      %1125 = arith.addi %11, %1124 : index
      %1126 = vector.load %w[%1125] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1127 = vector.bitcast %1126 : vector<4xi8> to vector<1xf32>
      %1128 = vector.extract %1127[0] : f32 from vector<1xf32>
      %1129 = arith.mulf %1128, %1122 : f32
      %1130 = arith.mulf %1105, %1129 : f32
      %1131 = arith.remui %1113, %c18 : index
      %1132 = arith.muli %1131, %c14 : index
      %1133 = arith.addi %13, %1132 : index
      %1134 = vector.load %w[%1133] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1135 = vector.bitcast %1134 : vector<4xi8> to vector<1xf32>
      %1136 = vector.extract %1135[0] : f32 from vector<1xf32>
      %1137 = arith.mulf %1136, %1122 : f32
      %1138 = arith.mulf %1112, %1137 : f32
      %1139 = arith.muli %1118, %outputFeatures : index
      %1140 = arith.addi %1139, %21 : index
      %1141 = wave.lane
      %1142 = arith.remui %1141, %c18 : index
      %1143 = arith.addi %1140, %1142 : index
      scf.if %19 {
        %1144 = arith.addi %1143, %c5 : index
        %1145 = memref.load %residual[%1144] : memref<?xf32>
        %1146 = arith.addf %1145, %1130 : f32
        %1147 = arith.addi %1143, %c5 : index
        memref.store %1146, %out[%1147] : memref<?xf32>
      } else {
        %1148 = arith.addi %1143, %c5 : index
        memref.store %1130, %out[%1148] : memref<?xf32>
      }
      scf.if %19 {
        %1149 = arith.addi %1143, %c18 : index
        %1150 = memref.load %residual[%1149] : memref<?xf32>
        %1151 = arith.addf %1150, %1138 : f32
        %1152 = arith.addi %1143, %c18 : index
        memref.store %1151, %out[%1152] : memref<?xf32>
      } else {
        %1153 = arith.addi %1143, %c18 : index
        memref.store %1138, %out[%1153] : memref<?xf32>
      }
    }
    %1154 = arith.muli %1056, %c14 : index
    %1155 = arith.addi %1154, %c6 : index
    %1156 = arith.muli %1155, %c13 : index
    %1157 = arith.addi %1156, %1055 : index
    %1158 = arith.addi %1157, %c5 : index
    %1159 = memref.load %18[%1158] : memref<?xf32>
    %1160 = arith.addi %1158, %c32 : index
    %1161 = memref.load %18[%1160] : memref<?xf32>
    %1162 = arith.addf %1159, %1161 : f32
    %1163 = arith.muli %1155, %c13 : index
    %1164 = arith.addi %1163, %1055 : index
    %1165 = arith.addi %1164, %c19 : index
    %1166 = memref.load %18[%1165] : memref<?xf32>
    %1167 = arith.addi %1165, %c32 : index
    %1168 = memref.load %18[%1167] : memref<?xf32>
    %1169 = arith.addf %1166, %1168 : f32
    %1170 = wave.lane
    %1171 = arith.addi %16, %c18 : index
    %1172 = arith.muli %1155, %c2 : index
    %1173 = arith.addi %1171, %1172 : index
    %1174 = arith.divui %1170, %c18 : index
    %1175 = arith.addi %1173, %1174 : index
    %1176 = arith.cmpi slt, %1175, %15 : index
    scf.if %1176 {
      %1177 = arith.cmpi eq, %hasFactors, %c6 : index
      %1178 = memref.load %factors[%1175] : memref<?xf32>
      %1179 = arith.select %1177, %1178, %c34 : f32
      %1180 = arith.remui %1170, %c18 : index
      %1181 = arith.muli %1180, %c14 : index
      %1182 = arith.addi %11, %1181 : index
      %1183 = vector.load %w[%1182] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1184 = vector.bitcast %1183 : vector<4xi8> to vector<1xf32>
      %1185 = vector.extract %1184[0] : f32 from vector<1xf32>
      %1186 = arith.mulf %1185, %1179 : f32
      %1187 = arith.mulf %1162, %1186 : f32
      %1188 = arith.remui %1170, %c18 : index
      %1189 = arith.muli %1188, %c14 : index
      %1190 = arith.addi %13, %1189 : index
      %1191 = vector.load %w[%1190] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1192 = vector.bitcast %1191 : vector<4xi8> to vector<1xf32>
      %1193 = vector.extract %1192[0] : f32 from vector<1xf32>
      %1194 = arith.mulf %1193, %1179 : f32
      %1195 = arith.mulf %1169, %1194 : f32
      %1196 = arith.muli %1175, %outputFeatures : index
      %1197 = arith.addi %1196, %21 : index
      %1198 = wave.lane
      %1199 = arith.remui %1198, %c18 : index
      %1200 = arith.addi %1197, %1199 : index
      scf.if %19 {
        %1201 = arith.addi %1200, %c5 : index
        %1202 = memref.load %residual[%1201] : memref<?xf32>
        %1203 = arith.addf %1202, %1187 : f32
        %1204 = arith.addi %1200, %c5 : index
        memref.store %1203, %out[%1204] : memref<?xf32>
      } else {
        %1205 = arith.addi %1200, %c5 : index
        memref.store %1187, %out[%1205] : memref<?xf32>
      }
      scf.if %19 {
        %1206 = arith.addi %1200, %c18 : index
        %1207 = memref.load %residual[%1206] : memref<?xf32>
        %1208 = arith.addf %1207, %1195 : f32
        %1209 = arith.addi %1200, %c18 : index
        memref.store %1208, %out[%1209] : memref<?xf32>
      } else {
        %1210 = arith.addi %1200, %c18 : index
        memref.store %1195, %out[%1210] : memref<?xf32>
      }
    }
    %1211 = arith.muli %1056, %c14 : index
    %1212 = arith.addi %1211, %c2 : index
    %1213 = arith.muli %1212, %c13 : index
    %1214 = arith.addi %1213, %1055 : index
    %1215 = arith.addi %1214, %c5 : index
    %1216 = memref.load %18[%1215] : memref<?xf32>
    %1217 = arith.addi %1215, %c32 : index
    %1218 = memref.load %18[%1217] : memref<?xf32>
    %1219 = arith.addf %1216, %1218 : f32
    %1220 = arith.muli %1212, %c13 : index
    %1221 = arith.addi %1220, %1055 : index
    %1222 = arith.addi %1221, %c19 : index
    %1223 = memref.load %18[%1222] : memref<?xf32>
    %1224 = arith.addi %1222, %c32 : index
    %1225 = memref.load %18[%1224] : memref<?xf32>
    %1226 = arith.addf %1223, %1225 : f32
    %1227 = wave.lane
    %1228 = arith.addi %16, %c18 : index
    %1229 = arith.muli %1212, %c2 : index
    %1230 = arith.addi %1228, %1229 : index
    %1231 = arith.divui %1227, %c18 : index
    %1232 = arith.addi %1230, %1231 : index
    %1233 = arith.cmpi slt, %1232, %15 : index
    scf.if %1233 {
      %1234 = arith.cmpi eq, %hasFactors, %c6 : index
      %1235 = memref.load %factors[%1232] : memref<?xf32>
      %1236 = arith.select %1234, %1235, %c34 : f32
      %1237 = arith.remui %1227, %c18 : index
      %1238 = arith.muli %1237, %c14 : index
      %1239 = arith.addi %11, %1238 : index
      %1240 = vector.load %w[%1239] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1241 = vector.bitcast %1240 : vector<4xi8> to vector<1xf32>
      %1242 = vector.extract %1241[0] : f32 from vector<1xf32>
      %1243 = arith.mulf %1242, %1236 : f32
      %1244 = arith.mulf %1219, %1243 : f32
      %1245 = arith.remui %1227, %c18 : index
      %1246 = arith.muli %1245, %c14 : index
      %1247 = arith.addi %13, %1246 : index
      %1248 = vector.load %w[%1247] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1249 = vector.bitcast %1248 : vector<4xi8> to vector<1xf32>
      %1250 = vector.extract %1249[0] : f32 from vector<1xf32>
      %1251 = arith.mulf %1250, %1236 : f32
      %1252 = arith.mulf %1226, %1251 : f32
      %1253 = arith.muli %1232, %outputFeatures : index
      %1254 = arith.addi %1253, %21 : index
      %1255 = wave.lane
      %1256 = arith.remui %1255, %c18 : index
      %1257 = arith.addi %1254, %1256 : index
      scf.if %19 {
        %1258 = arith.addi %1257, %c5 : index
        %1259 = memref.load %residual[%1258] : memref<?xf32>
        %1260 = arith.addf %1259, %1244 : f32
        %1261 = arith.addi %1257, %c5 : index
        memref.store %1260, %out[%1261] : memref<?xf32>
      } else {
        %1262 = arith.addi %1257, %c5 : index
        memref.store %1244, %out[%1262] : memref<?xf32>
      }
      scf.if %19 {
        %1263 = arith.addi %1257, %c18 : index
        %1264 = memref.load %residual[%1263] : memref<?xf32>
        %1265 = arith.addf %1264, %1252 : f32
        %1266 = arith.addi %1257, %c18 : index
        memref.store %1265, %out[%1266] : memref<?xf32>
      } else {
        %1267 = arith.addi %1257, %c18 : index
        memref.store %1252, %out[%1267] : memref<?xf32>
      }
    }
    %1268 = arith.muli %1056, %c14 : index
    %1269 = arith.addi %1268, %c27 : index
    %1270 = arith.muli %1269, %c13 : index
    %1271 = arith.addi %1270, %1055 : index
    %1272 = arith.addi %1271, %c5 : index
    %1273 = memref.load %18[%1272] : memref<?xf32>
    %1274 = arith.addi %1272, %c32 : index
    %1275 = memref.load %18[%1274] : memref<?xf32>
    %1276 = arith.addf %1273, %1275 : f32
    %1277 = arith.muli %1269, %c13 : index
    %1278 = arith.addi %1277, %1055 : index
    %1279 = arith.addi %1278, %c19 : index
    %1280 = memref.load %18[%1279] : memref<?xf32>
    %1281 = arith.addi %1279, %c32 : index
    %1282 = memref.load %18[%1281] : memref<?xf32>
    %1283 = arith.addf %1280, %1282 : f32
    %1284 = wave.lane
    %1285 = arith.addi %16, %c18 : index
    %1286 = arith.muli %1269, %c2 : index
    %1287 = arith.addi %1285, %1286 : index
    %1288 = arith.divui %1284, %c18 : index
    %1289 = arith.addi %1287, %1288 : index
    %1290 = arith.cmpi slt, %1289, %15 : index
    scf.if %1290 {
      %1291 = arith.cmpi eq, %hasFactors, %c6 : index
      %1292 = memref.load %factors[%1289] : memref<?xf32>
      %1293 = arith.select %1291, %1292, %c34 : f32
      %1294 = arith.remui %1284, %c18 : index
      %1295 = arith.muli %1294, %c14 : index
      %1296 = arith.addi %11, %1295 : index
      %1297 = vector.load %w[%1296] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1298 = vector.bitcast %1297 : vector<4xi8> to vector<1xf32>
      %1299 = vector.extract %1298[0] : f32 from vector<1xf32>
      %1300 = arith.mulf %1299, %1293 : f32
      %1301 = arith.mulf %1276, %1300 : f32
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
    %1331 = vector.extract %541#4[0] : f32 from vector<8xf32>
    %1332 = arith.addi %1330, %c5 : index
    memref.store %1331, %18[%1332] : memref<?xf32>
    %1333 = vector.extract %541#4[1] : f32 from vector<8xf32>
    %1334 = arith.addi %1330, %c13 : index
    memref.store %1333, %18[%1334] : memref<?xf32>
    %1335 = vector.extract %541#4[2] : f32 from vector<8xf32>
    %1336 = arith.addi %1330, %c8 : index
    memref.store %1335, %18[%1336] : memref<?xf32>
    %1337 = vector.extract %541#4[3] : f32 from vector<8xf32>
    %1338 = arith.addi %1330, %c28 : index
    memref.store %1337, %18[%1338] : memref<?xf32>
    %1339 = vector.extract %541#4[4] : f32 from vector<8xf32>
    %1340 = arith.addi %1330, %c4 : index
    memref.store %1339, %18[%1340] : memref<?xf32>
    %1341 = vector.extract %541#4[5] : f32 from vector<8xf32>
    %1342 = arith.addi %1330, %c29 : index
    memref.store %1341, %18[%1342] : memref<?xf32>
    %1343 = vector.extract %541#4[6] : f32 from vector<8xf32>
    %1344 = arith.addi %1330, %c30 : index
    memref.store %1343, %18[%1344] : memref<?xf32>
    %1345 = vector.extract %541#4[7] : f32 from vector<8xf32>
    %1346 = arith.addi %1330, %c31 : index
    memref.store %1345, %18[%1346] : memref<?xf32>
    %1347 = arith.muli %1326, %c2 : index
    %1348 = arith.addi %1347, %c6 : index
    %1349 = arith.muli %1348, %c19 : index
    %1350 = arith.addi %1349, %1325 : index
    %1351 = vector.extract %541#5[0] : f32 from vector<8xf32>
    %1352 = arith.addi %1350, %c5 : index
    memref.store %1351, %18[%1352] : memref<?xf32>
    %1353 = vector.extract %541#5[1] : f32 from vector<8xf32>
    %1354 = arith.addi %1350, %c13 : index
    memref.store %1353, %18[%1354] : memref<?xf32>
    %1355 = vector.extract %541#5[2] : f32 from vector<8xf32>
    %1356 = arith.addi %1350, %c8 : index
    memref.store %1355, %18[%1356] : memref<?xf32>
    %1357 = vector.extract %541#5[3] : f32 from vector<8xf32>
    %1358 = arith.addi %1350, %c28 : index
    memref.store %1357, %18[%1358] : memref<?xf32>
    %1359 = vector.extract %541#5[4] : f32 from vector<8xf32>
    %1360 = arith.addi %1350, %c4 : index
    memref.store %1359, %18[%1360] : memref<?xf32>
    %1361 = vector.extract %541#5[5] : f32 from vector<8xf32>
    %1362 = arith.addi %1350, %c29 : index
    memref.store %1361, %18[%1362] : memref<?xf32>
    %1363 = vector.extract %541#5[6] : f32 from vector<8xf32>
    %1364 = arith.addi %1350, %c30 : index
    memref.store %1363, %18[%1364] : memref<?xf32>
    %1365 = vector.extract %541#5[7] : f32 from vector<8xf32>
    %1366 = arith.addi %1350, %c31 : index
    memref.store %1365, %18[%1366] : memref<?xf32>
    wave.barrier
    %1367 = arith.muli %1326, %c14 : index
    %1368 = arith.addi %1367, %c5 : index
    %1369 = arith.muli %1368, %c13 : index
    %1370 = arith.addi %1369, %1325 : index
    %1371 = arith.addi %1370, %c5 : index
    %1372 = memref.load %18[%1371] : memref<?xf32>
    %1373 = arith.addi %1371, %c32 : index
    %1374 = memref.load %18[%1373] : memref<?xf32>
    %1375 = arith.addf %1372, %1374 : f32
    %1376 = arith.muli %1368, %c13 : index
    %1377 = arith.addi %1376, %1325 : index
    %1378 = arith.addi %1377, %c19 : index
    %1379 = memref.load %18[%1378] : memref<?xf32>
    %1380 = arith.addi %1378, %c32 : index
    %1381 = memref.load %18[%1380] : memref<?xf32>
    %1382 = arith.addf %1379, %1381 : f32
    %1383 = wave.lane
    %1384 = arith.addi %16, %c13 : index
    %1385 = arith.muli %1368, %c2 : index
    %1386 = arith.addi %1384, %1385 : index
    %1387 = arith.divui %1383, %c18 : index
    %1388 = arith.addi %1386, %1387 : index
    %1389 = arith.cmpi slt, %1388, %15 : index
    scf.if %1389 {
      %1390 = arith.cmpi eq, %hasFactors, %c6 : index
      %1391 = memref.load %factors[%1388] : memref<?xf32>
      %1392 = arith.select %1390, %1391, %c34 : f32
      %1393 = arith.remui %1383, %c18 : index
      %1394 = arith.muli %1393, %c14 : index
      %1395 = arith.addi %11, %1394 : index
      %1396 = vector.load %w[%1395] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1397 = vector.bitcast %1396 : vector<4xi8> to vector<1xf32>
      %1398 = vector.extract %1397[0] : f32 from vector<1xf32>
      %1399 = arith.mulf %1398, %1392 : f32
      %1400 = arith.mulf %1375, %1399 : f32
      %1401 = arith.remui %1383, %c18 : index
      %1402 = arith.muli %1401, %c14 : index
      %1403 = arith.addi %13, %1402 : index
      %1404 = vector.load %w[%1403] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1405 = vector.bitcast %1404 : vector<4xi8> to vector<1xf32>
      %1406 = vector.extract %1405[0] : f32 from vector<1xf32>
      %1407 = arith.mulf %1406, %1392 : f32
      %1408 = arith.mulf %1382, %1407 : f32
      %1409 = arith.muli %1388, %outputFeatures : index
      %1410 = arith.addi %1409, %21 : index
      %1411 = wave.lane
      %1412 = arith.remui %1411, %c18 : index
      %1413 = arith.addi %1410, %1412 : index
      scf.if %19 {
        %1414 = arith.addi %1413, %c5 : index
        %1415 = memref.load %residual[%1414] : memref<?xf32>
        %1416 = arith.addf %1415, %1400 : f32
        %1417 = arith.addi %1413, %c5 : index
        memref.store %1416, %out[%1417] : memref<?xf32>
      } else {
        %1418 = arith.addi %1413, %c5 : index
        memref.store %1400, %out[%1418] : memref<?xf32>
      }
      scf.if %19 {
        %1419 = arith.addi %1413, %c18 : index
        %1420 = memref.load %residual[%1419] : memref<?xf32>
        %1421 = arith.addf %1420, %1408 : f32
        %1422 = arith.addi %1413, %c18 : index
        memref.store %1421, %out[%1422] : memref<?xf32>
      } else {
        %1423 = arith.addi %1413, %c18 : index
        memref.store %1408, %out[%1423] : memref<?xf32>
      }
    }
    %1424 = arith.muli %1326, %c14 : index
    %1425 = arith.addi %1424, %c6 : index
    %1426 = arith.muli %1425, %c13 : index
    %1427 = arith.addi %1426, %1325 : index
    %1428 = arith.addi %1427, %c5 : index
    %1429 = memref.load %18[%1428] : memref<?xf32>
    %1430 = arith.addi %1428, %c32 : index
    %1431 = memref.load %18[%1430] : memref<?xf32>
    %1432 = arith.addf %1429, %1431 : f32
    %1433 = arith.muli %1425, %c13 : index
    %1434 = arith.addi %1433, %1325 : index
    %1435 = arith.addi %1434, %c19 : index
    %1436 = memref.load %18[%1435] : memref<?xf32>
    %1437 = arith.addi %1435, %c32 : index
    %1438 = memref.load %18[%1437] : memref<?xf32>
    %1439 = arith.addf %1436, %1438 : f32
    %1440 = wave.lane
    %1441 = arith.addi %16, %c13 : index
    %1442 = arith.muli %1425, %c2 : index
    %1443 = arith.addi %1441, %1442 : index
    %1444 = arith.divui %1440, %c18 : index
    %1445 = arith.addi %1443, %1444 : index
    %1446 = arith.cmpi slt, %1445, %15 : index
    scf.if %1446 {
      %1447 = arith.cmpi eq, %hasFactors, %c6 : index
      %1448 = memref.load %factors[%1445] : memref<?xf32>
      %1449 = arith.select %1447, %1448, %c34 : f32
      %1450 = arith.remui %1440, %c18 : index
      %1451 = arith.muli %1450, %c14 : index
      %1452 = arith.addi %11, %1451 : index
      %1453 = vector.load %w[%1452] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1454 = vector.bitcast %1453 : vector<4xi8> to vector<1xf32>
      %1455 = vector.extract %1454[0] : f32 from vector<1xf32>
      %1456 = arith.mulf %1455, %1449 : f32
      %1457 = arith.mulf %1432, %1456 : f32
      %1458 = arith.remui %1440, %c18 : index
      %1459 = arith.muli %1458, %c14 : index
      %1460 = arith.addi %13, %1459 : index
      %1461 = vector.load %w[%1460] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1462 = vector.bitcast %1461 : vector<4xi8> to vector<1xf32>
      %1463 = vector.extract %1462[0] : f32 from vector<1xf32>
      %1464 = arith.mulf %1463, %1449 : f32
      %1465 = arith.mulf %1439, %1464 : f32
      %1466 = arith.muli %1445, %outputFeatures : index
      %1467 = arith.addi %1466, %21 : index
      %1468 = wave.lane
      %1469 = arith.remui %1468, %c18 : index
      %1470 = arith.addi %1467, %1469 : index
      scf.if %19 {
        %1471 = arith.addi %1470, %c5 : index
        %1472 = memref.load %residual[%1471] : memref<?xf32>
        %1473 = arith.addf %1472, %1457 : f32
        %1474 = arith.addi %1470, %c5 : index
        memref.store %1473, %out[%1474] : memref<?xf32>
      } else {
        %1475 = arith.addi %1470, %c5 : index
        memref.store %1457, %out[%1475] : memref<?xf32>
      }
      scf.if %19 {
        %1476 = arith.addi %1470, %c18 : index
        %1477 = memref.load %residual[%1476] : memref<?xf32>
        %1478 = arith.addf %1477, %1465 : f32
        %1479 = arith.addi %1470, %c18 : index
        memref.store %1478, %out[%1479] : memref<?xf32>
      } else {
        %1480 = arith.addi %1470, %c18 : index
        memref.store %1465, %out[%1480] : memref<?xf32>
      }
    }
    %1481 = arith.muli %1326, %c14 : index
    %1482 = arith.addi %1481, %c2 : index
    %1483 = arith.muli %1482, %c13 : index
    %1484 = arith.addi %1483, %1325 : index
    %1485 = arith.addi %1484, %c5 : index
    %1486 = memref.load %18[%1485] : memref<?xf32>
    %1487 = arith.addi %1485, %c32 : index
    %1488 = memref.load %18[%1487] : memref<?xf32>
    %1489 = arith.addf %1486, %1488 : f32
    %1490 = arith.muli %1482, %c13 : index
    %1491 = arith.addi %1490, %1325 : index
    %1492 = arith.addi %1491, %c19 : index
    %1493 = memref.load %18[%1492] : memref<?xf32>
    %1494 = arith.addi %1492, %c32 : index
    %1495 = memref.load %18[%1494] : memref<?xf32>
    %1496 = arith.addf %1493, %1495 : f32
    %1497 = wave.lane
    %1498 = arith.addi %16, %c13 : index
    %1499 = arith.muli %1482, %c2 : index
    %1500 = arith.addi %1498, %1499 : index
    %1501 = arith.divui %1497, %c18 : index
    %1502 = arith.addi %1500, %1501 : index
    %1503 = arith.cmpi slt, %1502, %15 : index
    scf.if %1503 {
      %1504 = arith.cmpi eq, %hasFactors, %c6 : index
      %1505 = memref.load %factors[%1502] : memref<?xf32>
      %1506 = arith.select %1504, %1505, %c34 : f32
      %1507 = arith.remui %1497, %c18 : index
      %1508 = arith.muli %1507, %c14 : index
      %1509 = arith.addi %11, %1508 : index
      %1510 = vector.load %w[%1509] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1511 = vector.bitcast %1510 : vector<4xi8> to vector<1xf32>
      %1512 = vector.extract %1511[0] : f32 from vector<1xf32>
      %1513 = arith.mulf %1512, %1506 : f32
      %1514 = arith.mulf %1489, %1513 : f32
      %1515 = arith.remui %1497, %c18 : index
      %1516 = arith.muli %1515, %c14 : index
      %1517 = arith.addi %13, %1516 : index
      %1518 = vector.load %w[%1517] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1519 = vector.bitcast %1518 : vector<4xi8> to vector<1xf32>
      %1520 = vector.extract %1519[0] : f32 from vector<1xf32>
      %1521 = arith.mulf %1520, %1506 : f32
      %1522 = arith.mulf %1496, %1521 : f32
      %1523 = arith.muli %1502, %outputFeatures : index
      %1524 = arith.addi %1523, %21 : index
      %1525 = wave.lane
      %1526 = arith.remui %1525, %c18 : index
      %1527 = arith.addi %1524, %1526 : index
      scf.if %19 {
        %1528 = arith.addi %1527, %c5 : index
        %1529 = memref.load %residual[%1528] : memref<?xf32>
        %1530 = arith.addf %1529, %1514 : f32
        %1531 = arith.addi %1527, %c5 : index
        memref.store %1530, %out[%1531] : memref<?xf32>
      } else {
        %1532 = arith.addi %1527, %c5 : index
        memref.store %1514, %out[%1532] : memref<?xf32>
      }
      scf.if %19 {
        %1533 = arith.addi %1527, %c18 : index
        %1534 = memref.load %residual[%1533] : memref<?xf32>
        %1535 = arith.addf %1534, %1522 : f32
        %1536 = arith.addi %1527, %c18 : index
        memref.store %1535, %out[%1536] : memref<?xf32>
      } else {
        %1537 = arith.addi %1527, %c18 : index
        memref.store %1522, %out[%1537] : memref<?xf32>
      }
    }
    %1538 = arith.muli %1326, %c14 : index
    %1539 = arith.addi %1538, %c27 : index
    %1540 = arith.muli %1539, %c13 : index
    %1541 = arith.addi %1540, %1325 : index
    %1542 = arith.addi %1541, %c5 : index
    %1543 = memref.load %18[%1542] : memref<?xf32>
    %1544 = arith.addi %1542, %c32 : index
    %1545 = memref.load %18[%1544] : memref<?xf32>
    %1546 = arith.addf %1543, %1545 : f32
    %1547 = arith.muli %1539, %c13 : index
    %1548 = arith.addi %1547, %1325 : index
    %1549 = arith.addi %1548, %c19 : index
    %1550 = memref.load %18[%1549] : memref<?xf32>
    %1551 = arith.addi %1549, %c32 : index
    %1552 = memref.load %18[%1551] : memref<?xf32>
    %1553 = arith.addf %1550, %1552 : f32
    %1554 = wave.lane
    %1555 = arith.addi %16, %c13 : index
    %1556 = arith.muli %1539, %c2 : index
    %1557 = arith.addi %1555, %1556 : index
    %1558 = arith.divui %1554, %c18 : index
    %1559 = arith.addi %1557, %1558 : index
    %1560 = arith.cmpi slt, %1559, %15 : index
    scf.if %1560 {
      %1561 = arith.cmpi eq, %hasFactors, %c6 : index
      %1562 = memref.load %factors[%1559] : memref<?xf32>
      %1563 = arith.select %1561, %1562, %c34 : f32
      %1564 = arith.remui %1554, %c18 : index
      %1565 = arith.muli %1564, %c14 : index
      %1566 = arith.addi %11, %1565 : index
      %1567 = vector.load %w[%1566] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1568 = vector.bitcast %1567 : vector<4xi8> to vector<1xf32>
      %1569 = vector.extract %1568[0] : f32 from vector<1xf32>
      %1570 = arith.mulf %1569, %1563 : f32
      %1571 = arith.mulf %1546, %1570 : f32
      %1572 = arith.remui %1554, %c18 : index
      %1573 = arith.muli %1572, %c14 : index
      %1574 = arith.addi %13, %1573 : index
      %1575 = vector.load %w[%1574] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1576 = vector.bitcast %1575 : vector<4xi8> to vector<1xf32>
      %1577 = vector.extract %1576[0] : f32 from vector<1xf32>
      %1578 = arith.mulf %1577, %1563 : f32
      %1579 = arith.mulf %1553, %1578 : f32
      %1580 = arith.muli %1559, %outputFeatures : index
      %1581 = arith.addi %1580, %21 : index
      %1582 = wave.lane
      %1583 = arith.remui %1582, %c18 : index
      %1584 = arith.addi %1581, %1583 : index
      scf.if %19 {
        %1585 = arith.addi %1584, %c5 : index
        %1586 = memref.load %residual[%1585] : memref<?xf32>
        %1587 = arith.addf %1586, %1571 : f32
        %1588 = arith.addi %1584, %c5 : index
        memref.store %1587, %out[%1588] : memref<?xf32>
      } else {
        %1589 = arith.addi %1584, %c5 : index
        memref.store %1571, %out[%1589] : memref<?xf32>
      }
      scf.if %19 {
        %1590 = arith.addi %1584, %c18 : index
        %1591 = memref.load %residual[%1590] : memref<?xf32>
        %1592 = arith.addf %1591, %1579 : f32
        %1593 = arith.addi %1584, %c18 : index
        memref.store %1592, %out[%1593] : memref<?xf32>
      } else {
        %1594 = arith.addi %1584, %c18 : index
        memref.store %1579, %out[%1594] : memref<?xf32>
      }
    }
    %1595 = wave.lane
    wave.barrier
    %1596 = wave.wave
    %1597 = arith.muli %1596, %c2 : index
    %1598 = arith.addi %1597, %c5 : index
    %1599 = arith.muli %1598, %c19 : index
    %1600 = arith.addi %1599, %1595 : index
    %1601 = vector.extract %541#6[0] : f32 from vector<8xf32>
    %1602 = arith.addi %1600, %c5 : index
    memref.store %1601, %18[%1602] : memref<?xf32>
    %1603 = vector.extract %541#6[1] : f32 from vector<8xf32>
    %1604 = arith.addi %1600, %c13 : index
    memref.store %1603, %18[%1604] : memref<?xf32>
    %1605 = vector.extract %541#6[2] : f32 from vector<8xf32>
    %1606 = arith.addi %1600, %c8 : index
    memref.store %1605, %18[%1606] : memref<?xf32>
    %1607 = vector.extract %541#6[3] : f32 from vector<8xf32>
    %1608 = arith.addi %1600, %c28 : index
    memref.store %1607, %18[%1608] : memref<?xf32>
    %1609 = vector.extract %541#6[4] : f32 from vector<8xf32>
    %1610 = arith.addi %1600, %c4 : index
    memref.store %1609, %18[%1610] : memref<?xf32>
    %1611 = vector.extract %541#6[5] : f32 from vector<8xf32>
    %1612 = arith.addi %1600, %c29 : index
    memref.store %1611, %18[%1612] : memref<?xf32>
    %1613 = vector.extract %541#6[6] : f32 from vector<8xf32>
    %1614 = arith.addi %1600, %c30 : index
    memref.store %1613, %18[%1614] : memref<?xf32>
    %1615 = vector.extract %541#6[7] : f32 from vector<8xf32>
    %1616 = arith.addi %1600, %c31 : index
    memref.store %1615, %18[%1616] : memref<?xf32>
    %1617 = arith.muli %1596, %c2 : index
    %1618 = arith.addi %1617, %c6 : index
    %1619 = arith.muli %1618, %c19 : index
    %1620 = arith.addi %1619, %1595 : index
    %1621 = vector.extract %541#7[0] : f32 from vector<8xf32>
    %1622 = arith.addi %1620, %c5 : index
    memref.store %1621, %18[%1622] : memref<?xf32>
    %1623 = vector.extract %541#7[1] : f32 from vector<8xf32>
    %1624 = arith.addi %1620, %c13 : index
    memref.store %1623, %18[%1624] : memref<?xf32>
    %1625 = vector.extract %541#7[2] : f32 from vector<8xf32>
    %1626 = arith.addi %1620, %c8 : index
    memref.store %1625, %18[%1626] : memref<?xf32>
    %1627 = vector.extract %541#7[3] : f32 from vector<8xf32>
    %1628 = arith.addi %1620, %c28 : index
    memref.store %1627, %18[%1628] : memref<?xf32>
    %1629 = vector.extract %541#7[4] : f32 from vector<8xf32>
    %1630 = arith.addi %1620, %c4 : index
    memref.store %1629, %18[%1630] : memref<?xf32>
    %1631 = vector.extract %541#7[5] : f32 from vector<8xf32>
    %1632 = arith.addi %1620, %c29 : index
    memref.store %1631, %18[%1632] : memref<?xf32>
    %1633 = vector.extract %541#7[6] : f32 from vector<8xf32>
    %1634 = arith.addi %1620, %c30 : index
    memref.store %1633, %18[%1634] : memref<?xf32>
    %1635 = vector.extract %541#7[7] : f32 from vector<8xf32>
    %1636 = arith.addi %1620, %c31 : index
    memref.store %1635, %18[%1636] : memref<?xf32>
    wave.barrier
    %1637 = arith.muli %1596, %c14 : index
    %1638 = arith.addi %1637, %c5 : index
    %1639 = arith.muli %1638, %c13 : index
    %1640 = arith.addi %1639, %1595 : index
    %1641 = arith.addi %1640, %c5 : index
    %1642 = memref.load %18[%1641] : memref<?xf32>
    %1643 = arith.addi %1641, %c32 : index
    %1644 = memref.load %18[%1643] : memref<?xf32>
    %1645 = arith.addf %1642, %1644 : f32
    %1646 = arith.muli %1638, %c13 : index
    %1647 = arith.addi %1646, %1595 : index
    %1648 = arith.addi %1647, %c19 : index
    %1649 = memref.load %18[%1648] : memref<?xf32>
    %1650 = arith.addi %1648, %c32 : index
    %1651 = memref.load %18[%1650] : memref<?xf32>
    %1652 = arith.addf %1649, %1651 : f32
    %1653 = wave.lane
    %1654 = arith.addi %16, %c35 : index
    %1655 = arith.muli %1638, %c2 : index
    %1656 = arith.addi %1654, %1655 : index
    %1657 = arith.divui %1653, %c18 : index
    %1658 = arith.addi %1656, %1657 : index
    %1659 = arith.cmpi slt, %1658, %15 : index
    scf.if %1659 {
      %1660 = arith.cmpi eq, %hasFactors, %c6 : index
      %1661 = memref.load %factors[%1658] : memref<?xf32>
      %1662 = arith.select %1660, %1661, %c34 : f32
      %1663 = arith.remui %1653, %c18 : index
      %1664 = arith.muli %1663, %c14 : index
      %1665 = arith.addi %11, %1664 : index
      %1666 = vector.load %w[%1665] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1667 = vector.bitcast %1666 : vector<4xi8> to vector<1xf32>
      %1668 = vector.extract %1667[0] : f32 from vector<1xf32>
      %1669 = arith.mulf %1668, %1662 : f32
      %1670 = arith.mulf %1645, %1669 : f32
      %1671 = arith.remui %1653, %c18 : index
      %1672 = arith.muli %1671, %c14 : index
      %1673 = arith.addi %13, %1672 : index
      %1674 = vector.load %w[%1673] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1675 = vector.bitcast %1674 : vector<4xi8> to vector<1xf32>
      %1676 = vector.extract %1675[0] : f32 from vector<1xf32>
      %1677 = arith.mulf %1676, %1662 : f32
      %1678 = arith.mulf %1652, %1677 : f32
      %1679 = arith.muli %1658, %outputFeatures : index
      %1680 = arith.addi %1679, %21 : index
      %1681 = wave.lane
      %1682 = arith.remui %1681, %c18 : index
      %1683 = arith.addi %1680, %1682 : index
      scf.if %19 {
        %1684 = arith.addi %1683, %c5 : index
        %1685 = memref.load %residual[%1684] : memref<?xf32>
        %1686 = arith.addf %1685, %1670 : f32
        %1687 = arith.addi %1683, %c5 : index
        memref.store %1686, %out[%1687] : memref<?xf32>
      } else {
        %1688 = arith.addi %1683, %c5 : index
        memref.store %1670, %out[%1688] : memref<?xf32>
      }
      scf.if %19 {
        %1689 = arith.addi %1683, %c18 : index
        %1690 = memref.load %residual[%1689] : memref<?xf32>
        %1691 = arith.addf %1690, %1678 : f32
        %1692 = arith.addi %1683, %c18 : index
        memref.store %1691, %out[%1692] : memref<?xf32>
      } else {
        %1693 = arith.addi %1683, %c18 : index
        memref.store %1678, %out[%1693] : memref<?xf32>
      }
    }
    %1694 = arith.muli %1596, %c14 : index
    %1695 = arith.addi %1694, %c6 : index
    %1696 = arith.muli %1695, %c13 : index
    %1697 = arith.addi %1696, %1595 : index
    %1698 = arith.addi %1697, %c5 : index
    %1699 = memref.load %18[%1698] : memref<?xf32>
    %1700 = arith.addi %1698, %c32 : index
    %1701 = memref.load %18[%1700] : memref<?xf32>
    %1702 = arith.addf %1699, %1701 : f32
    %1703 = arith.muli %1695, %c13 : index
    %1704 = arith.addi %1703, %1595 : index
    %1705 = arith.addi %1704, %c19 : index
    %1706 = memref.load %18[%1705] : memref<?xf32>
    %1707 = arith.addi %1705, %c32 : index
    %1708 = memref.load %18[%1707] : memref<?xf32>
    %1709 = arith.addf %1706, %1708 : f32
    %1710 = wave.lane
    %1711 = arith.addi %16, %c35 : index
    %1712 = arith.muli %1695, %c2 : index
    %1713 = arith.addi %1711, %1712 : index
    %1714 = arith.divui %1710, %c18 : index
    %1715 = arith.addi %1713, %1714 : index
    %1716 = arith.cmpi slt, %1715, %15 : index
    scf.if %1716 {
      %1717 = arith.cmpi eq, %hasFactors, %c6 : index
      %1718 = memref.load %factors[%1715] : memref<?xf32>
      %1719 = arith.select %1717, %1718, %c34 : f32
      %1720 = arith.remui %1710, %c18 : index
      %1721 = arith.muli %1720, %c14 : index
      %1722 = arith.addi %11, %1721 : index
      %1723 = vector.load %w[%1722] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1724 = vector.bitcast %1723 : vector<4xi8> to vector<1xf32>
      %1725 = vector.extract %1724[0] : f32 from vector<1xf32>
      %1726 = arith.mulf %1725, %1719 : f32
      %1727 = arith.mulf %1702, %1726 : f32
      %1728 = arith.remui %1710, %c18 : index
      %1729 = arith.muli %1728, %c14 : index
      %1730 = arith.addi %13, %1729 : index
      %1731 = vector.load %w[%1730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1732 = vector.bitcast %1731 : vector<4xi8> to vector<1xf32>
      %1733 = vector.extract %1732[0] : f32 from vector<1xf32>
      %1734 = arith.mulf %1733, %1719 : f32
      %1735 = arith.mulf %1709, %1734 : f32
      %1736 = arith.muli %1715, %outputFeatures : index
      %1737 = arith.addi %1736, %21 : index
      %1738 = wave.lane
      %1739 = arith.remui %1738, %c18 : index
      %1740 = arith.addi %1737, %1739 : index
      scf.if %19 {
        %1741 = arith.addi %1740, %c5 : index
        %1742 = memref.load %residual[%1741] : memref<?xf32>
        %1743 = arith.addf %1742, %1727 : f32
        %1744 = arith.addi %1740, %c5 : index
        memref.store %1743, %out[%1744] : memref<?xf32>
      } else {
        %1745 = arith.addi %1740, %c5 : index
        memref.store %1727, %out[%1745] : memref<?xf32>
      }
      scf.if %19 {
        %1746 = arith.addi %1740, %c18 : index
        %1747 = memref.load %residual[%1746] : memref<?xf32>
        %1748 = arith.addf %1747, %1735 : f32
        %1749 = arith.addi %1740, %c18 : index
        memref.store %1748, %out[%1749] : memref<?xf32>
      } else {
        %1750 = arith.addi %1740, %c18 : index
        memref.store %1735, %out[%1750] : memref<?xf32>
      }
    }
    %1751 = arith.muli %1596, %c14 : index
    %1752 = arith.addi %1751, %c2 : index
    %1753 = arith.muli %1752, %c13 : index
    %1754 = arith.addi %1753, %1595 : index
    %1755 = arith.addi %1754, %c5 : index
    %1756 = memref.load %18[%1755] : memref<?xf32>
    %1757 = arith.addi %1755, %c32 : index
    %1758 = memref.load %18[%1757] : memref<?xf32>
    %1759 = arith.addf %1756, %1758 : f32
    %1760 = arith.muli %1752, %c13 : index
    %1761 = arith.addi %1760, %1595 : index
    %1762 = arith.addi %1761, %c19 : index
    %1763 = memref.load %18[%1762] : memref<?xf32>
    %1764 = arith.addi %1762, %c32 : index
    %1765 = memref.load %18[%1764] : memref<?xf32>
    %1766 = arith.addf %1763, %1765 : f32
    %1767 = wave.lane
    %1768 = arith.addi %16, %c35 : index
    %1769 = arith.muli %1752, %c2 : index
    %1770 = arith.addi %1768, %1769 : index
    %1771 = arith.divui %1767, %c18 : index
    %1772 = arith.addi %1770, %1771 : index
    %1773 = arith.cmpi slt, %1772, %15 : index
    scf.if %1773 {
      %1774 = arith.cmpi eq, %hasFactors, %c6 : index
      %1775 = memref.load %factors[%1772] : memref<?xf32>
      %1776 = arith.select %1774, %1775, %c34 : f32
      %1777 = arith.remui %1767, %c18 : index
      %1778 = arith.muli %1777, %c14 : index
      %1779 = arith.addi %11, %1778 : index
      %1780 = vector.load %w[%1779] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1781 = vector.bitcast %1780 : vector<4xi8> to vector<1xf32>
      %1782 = vector.extract %1781[0] : f32 from vector<1xf32>
      %1783 = arith.mulf %1782, %1776 : f32
      %1784 = arith.mulf %1759, %1783 : f32
      %1785 = arith.remui %1767, %c18 : index
      %1786 = arith.muli %1785, %c14 : index
      %1787 = arith.addi %13, %1786 : index
      %1788 = vector.load %w[%1787] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1789 = vector.bitcast %1788 : vector<4xi8> to vector<1xf32>
      %1790 = vector.extract %1789[0] : f32 from vector<1xf32>
      %1791 = arith.mulf %1790, %1776 : f32
      %1792 = arith.mulf %1766, %1791 : f32
      %1793 = arith.muli %1772, %outputFeatures : index
      %1794 = arith.addi %1793, %21 : index
      %1795 = wave.lane
      %1796 = arith.remui %1795, %c18 : index
      %1797 = arith.addi %1794, %1796 : index
      scf.if %19 {
        %1798 = arith.addi %1797, %c5 : index
        %1799 = memref.load %residual[%1798] : memref<?xf32>
        %1800 = arith.addf %1799, %1784 : f32
        %1801 = arith.addi %1797, %c5 : index
        memref.store %1800, %out[%1801] : memref<?xf32>
      } else {
        %1802 = arith.addi %1797, %c5 : index
        memref.store %1784, %out[%1802] : memref<?xf32>
      }
      scf.if %19 {
        %1803 = arith.addi %1797, %c18 : index
        %1804 = memref.load %residual[%1803] : memref<?xf32>
        %1805 = arith.addf %1804, %1792 : f32
        %1806 = arith.addi %1797, %c18 : index
        memref.store %1805, %out[%1806] : memref<?xf32>
      } else {
        %1807 = arith.addi %1797, %c18 : index
        memref.store %1792, %out[%1807] : memref<?xf32>
      }
    }
    %1808 = arith.muli %1596, %c14 : index
    %1809 = arith.addi %1808, %c27 : index
    %1810 = arith.muli %1809, %c13 : index
    %1811 = arith.addi %1810, %1595 : index
    %1812 = arith.addi %1811, %c5 : index
    %1813 = memref.load %18[%1812] : memref<?xf32>
    %1814 = arith.addi %1812, %c32 : index
    %1815 = memref.load %18[%1814] : memref<?xf32>
    %1816 = arith.addf %1813, %1815 : f32
    %1817 = arith.muli %1809, %c13 : index
    %1818 = arith.addi %1817, %1595 : index
    %1819 = arith.addi %1818, %c19 : index
    %1820 = memref.load %18[%1819] : memref<?xf32>
    %1821 = arith.addi %1819, %c32 : index
    %1822 = memref.load %18[%1821] : memref<?xf32>
    %1823 = arith.addf %1820, %1822 : f32
    %1824 = wave.lane
    %1825 = arith.addi %16, %c35 : index
    %1826 = arith.muli %1809, %c2 : index
    %1827 = arith.addi %1825, %1826 : index
    %1828 = arith.divui %1824, %c18 : index
    %1829 = arith.addi %1827, %1828 : index
    %1830 = arith.cmpi slt, %1829, %15 : index
    scf.if %1830 {
      %1831 = arith.cmpi eq, %hasFactors, %c6 : index
      %1832 = memref.load %factors[%1829] : memref<?xf32>
      %1833 = arith.select %1831, %1832, %c34 : f32
      %1834 = arith.remui %1824, %c18 : index
      %1835 = arith.muli %1834, %c14 : index
      %1836 = arith.addi %11, %1835 : index
      %1837 = vector.load %w[%1836] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1838 = vector.bitcast %1837 : vector<4xi8> to vector<1xf32>
      %1839 = vector.extract %1838[0] : f32 from vector<1xf32>
      %1840 = arith.mulf %1839, %1833 : f32
      %1841 = arith.mulf %1816, %1840 : f32
      %1842 = arith.remui %1824, %c18 : index
      %1843 = arith.muli %1842, %c14 : index
      %1844 = arith.addi %13, %1843 : index
      %1845 = vector.load %w[%1844] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1846 = vector.bitcast %1845 : vector<4xi8> to vector<1xf32>
      %1847 = vector.extract %1846[0] : f32 from vector<1xf32>
      %1848 = arith.mulf %1847, %1833 : f32
      %1849 = arith.mulf %1823, %1848 : f32
      %1850 = arith.muli %1829, %outputFeatures : index
      %1851 = arith.addi %1850, %21 : index
      %1852 = wave.lane
      %1853 = arith.remui %1852, %c18 : index
      %1854 = arith.addi %1851, %1853 : index
      scf.if %19 {
        %1855 = arith.addi %1854, %c5 : index
        %1856 = memref.load %residual[%1855] : memref<?xf32>
        %1857 = arith.addf %1856, %1841 : f32
        %1858 = arith.addi %1854, %c5 : index
        memref.store %1857, %out[%1858] : memref<?xf32>
      } else {
        %1859 = arith.addi %1854, %c5 : index
        memref.store %1841, %out[%1859] : memref<?xf32>
      }
      scf.if %19 {
        %1860 = arith.addi %1854, %c18 : index
        %1861 = memref.load %residual[%1860] : memref<?xf32>
        %1862 = arith.addf %1861, %1849 : f32
        %1863 = arith.addi %1854, %c18 : index
        memref.store %1862, %out[%1863] : memref<?xf32>
      } else {
        %1864 = arith.addi %1854, %c18 : index
        memref.store %1849, %out[%1864] : memref<?xf32>
      }
    }
  }
  wave.return
}
