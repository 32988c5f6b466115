// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=4, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w4p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 64 : index
  %c18 = arith.constant 4 : index
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
  %c33 = arith.constant 768 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %0, %c5 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c8 : index
  %15 = wave.scratch %c9 : memref<?xf32>
  %16 = arith.cmpi eq, %hasResidual, %c5 : index
  %17 = wave.block 0
  %18 = arith.muli %17, %c8 : index
  %19 = arith.cmpi slt, %14, %13 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c8 : index
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %14, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c8 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c6, %c8 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c2 : index
    %30 = arith.remui %c6, %c8 : index
    %31 = arith.divui %30, %c1 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c1 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c1 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c6, %c1 : index
    %39 = arith.addi %37, %38 : index
    %40 = wave.wave
    %41 = arith.divui %inputFeatures, %c14 : index
    %42 = arith.muli %40, %stepsPerWave : index
    %43 = arith.minsi %42, %41 : index
    %44 = arith.addi %43, %stepsPerWave : index
    %45 = arith.minsi %44, %41 : index
    %46 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %47 = arith.subi %45, %43 : index
    %48 = arith.divui %47, %c2 : index
    %49 = arith.muli %48, %c2 : index
    %50 = arith.addi %43, %49 : index
    %51 = arith.addi %43, %stepsPerWave : index
    %52 = arith.select %46, %51, %50 : index
    %55 = scf.for %53 = %43 to %52 step %c2 iter_args(%54 = %c13) -> (vector<8xf32>) {
      %56 = wave.lane
      %57 = arith.addi %53, %c6 : index
      %58 = arith.remui %56, %c8 : index
      %59 = arith.addi %11, %c4 : index
      %60 = arith.muli %57, %c17 : index
      %61 = arith.addi %59, %60 : index
      %62 = arith.muli %58, %c18 : index
      %63 = arith.addi %61, %62 : index
      %64 = vector.load %w[%63] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %65 = vector.bitcast %64 : vector<4xi8> to vector<2xf16>
      %66 = vector.extract %65[0] : f16 from vector<2xf16>
      %67 = vector.broadcast %66 : f16 to vector<16xf16>
      %68 = vector.extract %65[1] : f16 from vector<2xf16>
      %69 = vector.broadcast %68 : f16 to vector<16xf16>
      %70 = arith.addi %11, %c4 : index
      %71 = arith.muli %inputFeatures, %c2 : index
      %72 = arith.addi %71, %c3 : index
      %73 = arith.divui %72, %c4 : index
      %74 = arith.muli %73, %c4 : index
      %75 = arith.addi %70, %74 : index
      %76 = arith.muli %57, %c19 : index
      %77 = arith.addi %75, %76 : index
      %78 = arith.muli %58, %c8 : index
      %79 = arith.addi %77, %78 : index
      %80 = vector.load %w[%79] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %81 = vector.bitcast %80 : vector<16xi8> to vector<4xi32>
      %82 = arith.shrui %81, %c20 : vector<4xi32>
      %83 = arith.andi %82, %c21 : vector<4xi32>
      %84 = arith.ori %83, %c22 : vector<4xi32>
      %85 = vector.bitcast %84 : vector<4xi32> to vector<8xf16>
      %86 = arith.shrui %81, %c23 : vector<4xi32>
      %87 = arith.andi %86, %c21 : vector<4xi32>
      %88 = arith.ori %87, %c22 : vector<4xi32>
      %89 = vector.bitcast %88 : vector<4xi32> to vector<8xf16>
      %90 = arith.shrui %81, %c24 : vector<4xi32>
      %91 = arith.andi %90, %c21 : vector<4xi32>
      %92 = arith.ori %91, %c22 : vector<4xi32>
      %93 = vector.bitcast %92 : vector<4xi32> to vector<8xf16>
      %94 = arith.shrui %81, %c25 : vector<4xi32>
      %95 = arith.andi %94, %c21 : vector<4xi32>
      %96 = arith.ori %95, %c22 : vector<4xi32>
      %97 = vector.bitcast %96 : vector<4xi32> to vector<8xf16>
      %98 = vector.shuffle %85, %89 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %99 = vector.shuffle %93, %97 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %100 = vector.shuffle %98, %99 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %101 = arith.subf %100, %c26 : vector<32xf16>
      %102 = vector.shuffle %101, %101 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %103 = vector.shuffle %101, %101 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %104 = math.fma %102, %67, %69 : vector<16xf16>
      %105 = math.fma %103, %67, %69 : vector<16xf16>
      %106 = arith.addi %53, %c5 : index
      %107 = arith.remui %56, %c8 : index
      %108 = arith.addi %11, %c4 : index
      %109 = arith.muli %106, %c17 : index
      %110 = arith.addi %108, %109 : index
      %111 = arith.muli %107, %c18 : index
      %112 = arith.addi %110, %111 : index
      %113 = vector.load %w[%112] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %114 = vector.bitcast %113 : vector<4xi8> to vector<2xf16>
      %115 = vector.extract %114[0] : f16 from vector<2xf16>
      %116 = vector.broadcast %115 : f16 to vector<16xf16>
      %117 = vector.extract %114[1] : f16 from vector<2xf16>
      %118 = vector.broadcast %117 : f16 to vector<16xf16>
      %119 = arith.addi %11, %c4 : index
      %120 = arith.muli %inputFeatures, %c2 : index
      %121 = arith.addi %120, %c3 : index
      %122 = arith.divui %121, %c4 : index
      %123 = arith.muli %122, %c4 : index
      %124 = arith.addi %119, %123 : index
      %125 = arith.muli %106, %c19 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.muli %107, %c8 : index
      %128 = arith.addi %126, %127 : index
      %129 = vector.load %w[%128] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %130 = vector.bitcast %129 : vector<16xi8> to vector<4xi32>
      %131 = arith.shrui %130, %c20 : vector<4xi32>
      %132 = arith.andi %131, %c21 : vector<4xi32>
      %133 = arith.ori %132, %c22 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = arith.shrui %130, %c23 : vector<4xi32>
      %136 = arith.andi %135, %c21 : vector<4xi32>
      %137 = arith.ori %136, %c22 : vector<4xi32>
      %138 = vector.bitcast %137 : vector<4xi32> to vector<8xf16>
      %139 = arith.shrui %130, %c24 : vector<4xi32>
      %140 = arith.andi %139, %c21 : vector<4xi32>
      %141 = arith.ori %140, %c22 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = arith.shrui %130, %c25 : vector<4xi32>
      %144 = arith.andi %143, %c21 : vector<4xi32>
      %145 = arith.ori %144, %c22 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = vector.shuffle %134, %138 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = vector.shuffle %142, %146 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %149 = vector.shuffle %147, %148 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %150 = arith.subf %149, %c26 : vector<32xf16>
      %151 = vector.shuffle %150, %150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %152 = vector.shuffle %150, %150 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %153 = math.fma %151, %116, %118 : vector<16xf16>
      %154 = math.fma %152, %116, %118 : vector<16xf16>
      %155 = arith.muli %53, %c2 : index
      %156 = arith.addi %155, %c6 : index
      %157 = arith.muli %tileRows, %c8 : index
      %158 = arith.muli %156, %157 : index
      %159 = arith.addi %39, %158 : index
      %160 = vector.load %x[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %161 = arith.muli %tileRows, %c1 : index
      %162 = arith.addi %159, %161 : index
      %163 = vector.load %x[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %164 = vector.shuffle %160, %163 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %165 = wave.mma %164, %104, %54 : vector<16xf16>, vector<8xf32>
      %166 = arith.muli %53, %c2 : index
      %167 = arith.addi %166, %c5 : index
      %168 = arith.muli %tileRows, %c8 : index
      %169 = arith.muli %167, %168 : index
      %170 = arith.addi %39, %169 : index
      %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = arith.muli %tileRows, %c1 : index
      %173 = arith.addi %170, %172 : index
      %174 = vector.load %x[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %175 = vector.shuffle %171, %174 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %176 = wave.mma %175, %105, %165 : vector<16xf16>, vector<8xf32>
      %177 = arith.muli %53, %c2 : index
      %178 = arith.addi %177, %c2 : index
      %179 = arith.muli %tileRows, %c8 : index
      %180 = arith.muli %178, %179 : index
      %181 = arith.addi %39, %180 : index
      %182 = vector.load %x[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %183 = arith.muli %tileRows, %c1 : index
      %184 = arith.addi %181, %183 : index
      %185 = vector.load %x[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %186 = vector.shuffle %182, %185 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %187 = wave.mma %186, %153, %176 : vector<16xf16>, vector<8xf32>
      %188 = arith.muli %53, %c2 : index
      %189 = arith.addi %188, %c27 : index
      %190 = arith.muli %tileRows, %c8 : index
      %191 = arith.muli %189, %190 : index
      %192 = arith.addi %39, %191 : index
      %193 = vector.load %x[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %194 = arith.muli %tileRows, %c1 : index
      %195 = arith.addi %192, %194 : index
      %196 = vector.load %x[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %197 = vector.shuffle %193, %196 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %198 = wave.mma %197, %154, %187 : vector<16xf16>, vector<8xf32>
      scf.yield %198 : vector<8xf32>
    }
    %199 = arith.select %46, %52, %45 : index
    %202 = scf.for %200 = %52 to %199 step %c5 iter_args(%201 = %55) -> (vector<8xf32>) {
      %203 = wave.lane
      %204 = arith.addi %200, %c6 : index
      %205 = arith.remui %203, %c8 : index
      %206 = arith.addi %11, %c4 : index
      %207 = arith.muli %204, %c17 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.muli %205, %c18 : index
      %210 = arith.addi %208, %209 : index
      %211 = vector.load %w[%210] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %212 = vector.bitcast %211 : vector<4xi8> to vector<2xf16>
      %213 = vector.extract %212[0] : f16 from vector<2xf16>
      %214 = vector.broadcast %213 : f16 to vector<16xf16>
      %215 = vector.extract %212[1] : f16 from vector<2xf16>
      %216 = vector.broadcast %215 : f16 to vector<16xf16>
      %217 = arith.addi %11, %c4 : index
      %218 = arith.muli %inputFeatures, %c2 : index
      %219 = arith.addi %218, %c3 : index
      %220 = arith.divui %219, %c4 : index
      %221 = arith.muli %220, %c4 : index
      %222 = arith.addi %217, %221 : index
      %223 = arith.muli %204, %c19 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.muli %205, %c8 : index
      %226 = arith.addi %224, %225 : index
      %227 = vector.load %w[%226] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %228 = vector.bitcast %227 : vector<16xi8> to vector<4xi32>
      %229 = arith.shrui %228, %c20 : vector<4xi32>
      %230 = arith.andi %229, %c21 : vector<4xi32>
      %231 = arith.ori %230, %c22 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = arith.shrui %228, %c23 : vector<4xi32>
      %234 = arith.andi %233, %c21 : vector<4xi32>
      %235 = arith.ori %234, %c22 : vector<4xi32>
      %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
      %237 = arith.shrui %228, %c24 : vector<4xi32>
      %238 = arith.andi %237, %c21 : vector<4xi32>
      %239 = arith.ori %238, %c22 : vector<4xi32>
      %240 = vector.bitcast %239 : vector<4xi32> to vector<8xf16>
      %241 = arith.shrui %228, %c25 : vector<4xi32>
      %242 = arith.andi %241, %c21 : vector<4xi32>
      %243 = arith.ori %242, %c22 : vector<4xi32>
      %244 = vector.bitcast %243 : vector<4xi32> to vector<8xf16>
      %245 = vector.shuffle %232, %236 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = vector.shuffle %240, %244 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %247 = vector.shuffle %245, %246 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %248 = arith.subf %247, %c26 : vector<32xf16>
      %249 = vector.shuffle %248, %248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %250 = vector.shuffle %248, %248 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %251 = math.fma %249, %214, %216 : vector<16xf16>
      %252 = math.fma %250, %214, %216 : vector<16xf16>
      %253 = arith.muli %200, %c2 : index
      %254 = arith.addi %253, %c6 : index
      %255 = arith.muli %tileRows, %c8 : index
      %256 = arith.muli %254, %255 : index
      %257 = arith.addi %39, %256 : index
      %258 = vector.load %x[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = arith.muli %tileRows, %c1 : index
      %260 = arith.addi %257, %259 : index
      %261 = vector.load %x[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = vector.shuffle %258, %261 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %263 = wave.mma %262, %251, %201 : vector<16xf16>, vector<8xf32>
      %264 = arith.muli %200, %c2 : index
      %265 = arith.addi %264, %c5 : index
      %266 = arith.muli %tileRows, %c8 : index
      %267 = arith.muli %265, %266 : index
      %268 = arith.addi %39, %267 : index
      %269 = vector.load %x[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %270 = arith.muli %tileRows, %c1 : index
      %271 = arith.addi %268, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = vector.shuffle %269, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %274 = wave.mma %273, %252, %263 : vector<16xf16>, vector<8xf32>
      scf.yield %274 : vector<8xf32>
    }
    %275 = wave.lane
    %276 = wave.wave
    %277 = arith.muli %276, %c5 : index
    %278 = arith.addi %277, %c6 : index
    %279 = arith.muli %278, %c19 : index
    %280 = arith.addi %279, %275 : index
    %281 = vector.extract %202[0] : f32 from vector<8xf32>
    %282 = arith.addi %280, %c6 : index
    memref.store %281, %15[%282] : memref<?xf32>
    %283 = vector.extract %202[1] : f32 from vector<8xf32>
    %284 = arith.addi %280, %c14 : index
    memref.store %283, %15[%284] : memref<?xf32>
    %285 = vector.extract %202[2] : f32 from vector<8xf32>
    %286 = arith.addi %280, %c17 : index
    memref.store %285, %15[%286] : memref<?xf32>
    %287 = vector.extract %202[3] : f32 from vector<8xf32>
    %288 = arith.addi %280, %c28 : index
    memref.store %287, %15[%288] : memref<?xf32>
    %289 = vector.extract %202[4] : f32 from vector<8xf32>
    %290 = arith.addi %280, %c4 : index
    memref.store %289, %15[%290] : memref<?xf32>
    %291 = vector.extract %202[5] : f32 from vector<8xf32>
    %292 = arith.addi %280, %c29 : index
    memref.store %291, %15[%292] : memref<?xf32>
    %293 = vector.extract %202[6] : f32 from vector<8xf32>
    %294 = arith.addi %280, %c30 : index
    memref.store %293, %15[%294] : memref<?xf32>
    %295 = vector.extract %202[7] : f32 from vector<8xf32>
    %296 = arith.addi %280, %c31 : index
    memref.store %295, %15[%296] : memref<?xf32>
    wave.barrier
    %297 = arith.muli %276, %c2 : index
    %298 = arith.addi %297, %c6 : index
    %299 = arith.muli %298, %c14 : index
    %300 = arith.addi %299, %275 : index
    %301 = arith.addi %300, %c6 : index
    %302 = memref.load %15[%301] : memref<?xf32>
    %303 = arith.addi %301, %c19 : index
    %304 = memref.load %15[%303] : memref<?xf32>
    %305 = arith.addf %302, %304 : f32
    %306 = arith.addi %301, %c32 : index
    %307 = memref.load %15[%306] : memref<?xf32>
    %308 = arith.addf %305, %307 : f32
    %309 = arith.addi %301, %c33 : index
    %310 = memref.load %15[%309] : memref<?xf32>
    %311 = arith.addf %308, %310 : f32
    %312 = wave.lane
    %313 = arith.addi %14, %c6 : index
    %314 = arith.muli %298, %c2 : index
    %315 = arith.addi %313, %314 : index
    %316 = arith.divui %312, %c8 : index
    %317 = arith.addi %315, %316 : index
    %318 = arith.cmpi slt, %317, %13 : index
    scf.if %318 {
      %319 = arith.cmpi eq, %hasFactors, %c5 : index
      %320 = arith.muli %317, %c2 : index
      %321 = memref.load %factors[%320] : memref<?xf32>
      %322 = arith.mulf %321, %operandScale : f32
      %323 = arith.select %319, %322, %operandScale : f32
      %324 = arith.remui %312, %c8 : index
      %325 = arith.muli %324, %c18 : index
      %326 = arith.addi %11, %325 : index
      %327 = vector.load %w[%326] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %328 = vector.bitcast %327 : vector<4xi8> to vector<1xf32>
      %329 = vector.extract %328[0] : f32 from vector<1xf32>
      %330 = arith.mulf %329, %323 : f32
      %331 = arith.mulf %311, %330 : f32
      %332 = arith.muli %317, %outputFeatures : index
      %333 = arith.addi %332, %18 : index
      %334 = wave.lane
      %335 = arith.remui %334, %c8 : index
      %336 = arith.addi %333, %335 : index
      scf.if %16 {
        %337 = arith.addi %336, %c6 : index
        %338 = memref.load %residual[%337] : memref<?xf32>
        %339 = arith.addf %338, %331 : f32
        %340 = arith.addi %336, %c6 : index
        memref.store %339, %out[%340] : memref<?xf32>
      } else {
        %341 = arith.addi %336, %c6 : index
        memref.store %331, %out[%341] : memref<?xf32>
      }
    }
    %342 = arith.muli %276, %c2 : index
    %343 = arith.addi %342, %c5 : index
    %344 = arith.muli %343, %c14 : index
    %345 = arith.addi %344, %275 : index
    %346 = arith.addi %345, %c6 : index
    %347 = memref.load %15[%346] : memref<?xf32>
    %348 = arith.addi %346, %c19 : index
    %349 = memref.load %15[%348] : memref<?xf32>
    %350 = arith.addf %347, %349 : f32
    %351 = arith.addi %346, %c32 : index
    %352 = memref.load %15[%351] : memref<?xf32>
    %353 = arith.addf %350, %352 : f32
    %354 = arith.addi %346, %c33 : index
    %355 = memref.load %15[%354] : memref<?xf32>
    %356 = arith.addf %353, %355 : f32
    %357 = wave.lane
    %358 = arith.addi %14, %c6 : index
    %359 = arith.muli %343, %c2 : index
    %360 = arith.addi %358, %359 : index
    %361 = arith.divui %357, %c8 : index
    %362 = arith.addi %360, %361 : index
    %363 = arith.cmpi slt, %362, %13 : index
    scf.if %363 {
      %364 = arith.cmpi eq, %hasFactors, %c5 : index
      %365 = arith.muli %362, %c2 : index
      %366 = memref.load %factors[%365] : memref<?xf32>
      %367 = arith.mulf %366, %operandScale : f32
      %368 = arith.select %364, %367, %operandScale : f32
      %369 = arith.remui %357, %c8 : index
      %370 = arith.muli %369, %c18 : index
      %371 = arith.addi %11, %370 : index
      %372 = vector.load %w[%371] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %373 = vector.bitcast %372 : vector<4xi8> to vector<1xf32>
      %374 = vector.extract %373[0] : f32 from vector<1xf32>
      %375 = arith.mulf %374, %368 : f32
      %376 = arith.mulf %356, %375 : f32
      %377 = arith.muli %362, %outputFeatures : index
      %378 = arith.addi %377, %18 : index
      %379 = wave.lane
      %380 = arith.remui %379, %c8 : index
      %381 = arith.addi %378, %380 : index
      scf.if %16 {
        %382 = arith.addi %381, %c6 : index
        %383 = memref.load %residual[%382] : memref<?xf32>
        %384 = arith.addf %383, %376 : f32
        %385 = arith.addi %381, %c6 : index
        memref.store %384, %out[%385] : memref<?xf32>
      } else {
        %386 = arith.addi %381, %c6 : index
        memref.store %376, %out[%386] : memref<?xf32>
      }
    }
  }
  wave.return
}
