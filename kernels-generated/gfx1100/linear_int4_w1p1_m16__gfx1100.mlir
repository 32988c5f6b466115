// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='int4', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 40 : index
  %c4 = arith.constant 15 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 2 : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 15 : i32
  %c19 = arith.constant 25600 : i32
  %c20 = arith.constant 256 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 5 : index
  %c31 = arith.constant 6 : index
  %c32 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.divui %inputFeatures, %groupSize : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.muli %2, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.divui %5, %c5 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.addi %3, %7 : index
  %9 = arith.muli %0, %c6 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.muli %10, %8 : index
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c5 : index
  %15 = arith.cmpi eq, %hasResidual, %c6 : index
  %16 = wave.block 0
  %17 = arith.muli %16, %c5 : index
  %18 = arith.cmpi slt, %14, %13 : index
  scf.if %18 {
    %19 = wave.lane
    %20 = arith.remui %19, %c5 : index
    %21 = arith.remui %20, %tileRows : index
    %22 = arith.addi %14, %21 : index
    %23 = arith.divui %22, %tileRows : index
    %24 = arith.divui %inputFeatures, %c5 : index
    %25 = arith.muli %23, %24 : index
    %26 = arith.divui %c7, %c5 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c12 : index
    %29 = arith.remui %c7, %c5 : index
    %30 = arith.divui %29, %c2 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.muli %tileRows, %c2 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c2 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.remui %c7, %c2 : index
    %38 = arith.addi %36, %37 : index
    %39 = wave.wave
    %40 = arith.divui %inputFeatures, %c14 : index
    %41 = arith.muli %39, %stepsPerWave : index
    %42 = arith.minsi %41, %40 : index
    %43 = arith.addi %42, %stepsPerWave : index
    %44 = arith.minsi %43, %40 : index
    %45 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %46 = arith.subi %44, %42 : index
    %47 = arith.divui %46, %c12 : index
    %48 = arith.muli %47, %c12 : index
    %49 = arith.addi %42, %48 : index
    %50 = arith.addi %42, %stepsPerWave : index
    %51 = arith.select %45, %50, %49 : index
    %54 = scf.for %52 = %42 to %51 step %c12 iter_args(%53 = %c13) -> (vector<8xf32>) {
      %55 = wave.lane
      %56 = arith.addi %52, %c7 : index
      %57 = arith.remui %55, %c5 : index
      %58 = arith.divui %groupSize, %c14 : index
      %59 = arith.divui %56, %58 : index
      %60 = arith.divui %inputFeatures, %groupSize : index
      %61 = arith.muli %inputFeatures, %c2 : index
      %62 = arith.addi %11, %61 : index
      %63 = arith.muli %59, %c14 : index
      %64 = arith.addi %62, %63 : index
      %65 = arith.muli %57, %c12 : index
      %66 = arith.addi %64, %65 : index
      %67 = vector.load %w[%66] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %68 = vector.bitcast %67 : vector<2xi8> to vector<1xf16>
      %69 = vector.extract %68[0] : f16 from vector<1xf16>
      %70 = arith.muli %60, %c14 : index
      %71 = arith.addi %62, %70 : index
      %72 = arith.muli %59, %c2 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.divui %57, %c12 : index
      %75 = arith.addi %73, %74 : index
      %76 = memref.load %w[%75] : memref<?xi8>
      %77 = arith.remui %57, %c12 : index
      %78 = arith.muli %77, %c17 : index
      %79 = arith.index_cast %78 : index to i32
      %80 = arith.extui %76 : i8 to i32
      %81 = arith.shrui %80, %79 : i32
      %82 = arith.andi %81, %c18 : i32
      %83 = arith.ori %82, %c19 : i32
      %84 = arith.trunci %83 : i32 to i16
      %85 = arith.bitcast %84 : i16 to f16
      %86 = arith.muli %56, %c20 : index
      %87 = arith.addi %11, %86 : index
      %88 = arith.muli %57, %c5 : index
      %89 = arith.addi %87, %88 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<4xi32>
      %92 = arith.shrui %91, %c21 : vector<4xi32>
      %93 = arith.andi %92, %c22 : vector<4xi32>
      %94 = arith.ori %93, %c23 : vector<4xi32>
      %95 = vector.bitcast %94 : vector<4xi32> to vector<8xf16>
      %96 = arith.shrui %91, %c24 : vector<4xi32>
      %97 = arith.andi %96, %c22 : vector<4xi32>
      %98 = arith.ori %97, %c23 : vector<4xi32>
      %99 = vector.bitcast %98 : vector<4xi32> to vector<8xf16>
      %100 = arith.shrui %91, %c25 : vector<4xi32>
      %101 = arith.andi %100, %c22 : vector<4xi32>
      %102 = arith.ori %101, %c23 : vector<4xi32>
      %103 = vector.bitcast %102 : vector<4xi32> to vector<8xf16>
      %104 = arith.shrui %91, %c26 : vector<4xi32>
      %105 = arith.andi %104, %c22 : vector<4xi32>
      %106 = arith.ori %105, %c23 : vector<4xi32>
      %107 = vector.bitcast %106 : vector<4xi32> to vector<8xf16>
      %108 = vector.shuffle %95, %99 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = vector.shuffle %103, %107 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %110 = vector.shuffle %108, %109 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %111 = vector.broadcast %85 : f16 to vector<32xf16>
      %112 = arith.subf %110, %111 : vector<32xf16>
      %113 = vector.broadcast %69 : f16 to vector<32xf16>
      %114 = arith.mulf %112, %113 : vector<32xf16>
      %115 = vector.shuffle %114, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %116 = vector.shuffle %114, %114 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %117 = arith.addi %52, %c6 : index
      %118 = arith.remui %55, %c5 : index
      %119 = arith.divui %groupSize, %c14 : index
      %120 = arith.divui %117, %119 : index
      %121 = arith.divui %inputFeatures, %groupSize : index
      %122 = arith.muli %inputFeatures, %c2 : index
      %123 = arith.addi %11, %122 : index
      %124 = arith.muli %120, %c14 : index
      %125 = arith.addi %123, %124 : index
      %126 = arith.muli %118, %c12 : index
      %127 = arith.addi %125, %126 : index
      %128 = vector.load %w[%127] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %129 = vector.bitcast %128 : vector<2xi8> to vector<1xf16>
      %130 = vector.extract %129[0] : f16 from vector<1xf16>
      %131 = arith.muli %121, %c14 : index
      %132 = arith.addi %123, %131 : index
      %133 = arith.muli %120, %c2 : index
      %134 = arith.addi %132, %133 : index
      %135 = arith.divui %118, %c12 : index
      %136 = arith.addi %134, %135 : index
      %137 = memref.load %w[%136] : memref<?xi8>
      %138 = arith.remui %118, %c12 : index
      %139 = arith.muli %138, %c17 : index
      %140 = arith.index_cast %139 : index to i32
      %141 = arith.extui %137 : i8 to i32
      %142 = arith.shrui %141, %140 : i32
      %143 = arith.andi %142, %c18 : i32
      %144 = arith.ori %143, %c19 : i32
      %145 = arith.trunci %144 : i32 to i16
      %146 = arith.bitcast %145 : i16 to f16
      %147 = arith.muli %117, %c20 : index
      %148 = arith.addi %11, %147 : index
      %149 = arith.muli %118, %c5 : index
      %150 = arith.addi %148, %149 : index
      %151 = vector.load %w[%150] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %152 = vector.bitcast %151 : vector<16xi8> to vector<4xi32>
      %153 = arith.shrui %152, %c21 : vector<4xi32>
      %154 = arith.andi %153, %c22 : vector<4xi32>
      %155 = arith.ori %154, %c23 : vector<4xi32>
      %156 = vector.bitcast %155 : vector<4xi32> to vector<8xf16>
      %157 = arith.shrui %152, %c24 : vector<4xi32>
      %158 = arith.andi %157, %c22 : vector<4xi32>
      %159 = arith.ori %158, %c23 : vector<4xi32>
      %160 = vector.bitcast %159 : vector<4xi32> to vector<8xf16>
      %161 = arith.shrui %152, %c25 : vector<4xi32>
      %162 = arith.andi %161, %c22 : vector<4xi32>
      %163 = arith.ori %162, %c23 : vector<4xi32>
      %164 = vector.bitcast %163 : vector<4xi32> to vector<8xf16>
      %165 = arith.shrui %152, %c26 : vector<4xi32>
      %166 = arith.andi %165, %c22 : vector<4xi32>
      %167 = arith.ori %166, %c23 : vector<4xi32>
      %168 = vector.bitcast %167 : vector<4xi32> to vector<8xf16>
      %169 = vector.shuffle %156, %160 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %170 = vector.shuffle %164, %168 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = vector.shuffle %169, %170 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %172 = vector.broadcast %146 : f16 to vector<32xf16>
      %173 = arith.subf %171, %172 : vector<32xf16>
      %174 = vector.broadcast %130 : f16 to vector<32xf16>
      %175 = arith.mulf %173, %174 : vector<32xf16>
      %176 = vector.shuffle %175, %175 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %177 = vector.shuffle %175, %175 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %178 = arith.muli %52, %c12 : index
      %179 = arith.addi %178, %c7 : index
      %180 = arith.muli %tileRows, %c5 : index
      %181 = arith.muli %179, %180 : index
      %182 = arith.addi %38, %181 : index
      %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %184 = arith.muli %tileRows, %c2 : index
      %185 = arith.addi %182, %184 : index
      %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = vector.shuffle %183, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %188 = wave.mma %187, %115, %53 : vector<16xf16>, vector<8xf32>
      %189 = arith.muli %52, %c12 : index
      %190 = arith.addi %189, %c6 : index
      %191 = arith.muli %tileRows, %c5 : index
      %192 = arith.muli %190, %191 : index
      %193 = arith.addi %38, %192 : index
      %194 = vector.load %x[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %195 = arith.muli %tileRows, %c2 : index
      %196 = arith.addi %193, %195 : index
      %197 = vector.load %x[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %198 = vector.shuffle %194, %197 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %199 = wave.mma %198, %116, %188 : vector<16xf16>, vector<8xf32>
      %200 = arith.muli %52, %c12 : index
      %201 = arith.addi %200, %c12 : index
      %202 = arith.muli %tileRows, %c5 : index
      %203 = arith.muli %201, %202 : index
      %204 = arith.addi %38, %203 : index
      %205 = vector.load %x[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %206 = arith.muli %tileRows, %c2 : index
      %207 = arith.addi %204, %206 : index
      %208 = vector.load %x[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %209 = vector.shuffle %205, %208 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = wave.mma %209, %176, %199 : vector<16xf16>, vector<8xf32>
      %211 = arith.muli %52, %c12 : index
      %212 = arith.addi %211, %c27 : index
      %213 = arith.muli %tileRows, %c5 : index
      %214 = arith.muli %212, %213 : index
      %215 = arith.addi %38, %214 : index
      %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %217 = arith.muli %tileRows, %c2 : index
      %218 = arith.addi %215, %217 : index
      %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %220 = vector.shuffle %216, %219 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %221 = wave.mma %220, %177, %210 : vector<16xf16>, vector<8xf32>
      scf.yield %221 : vector<8xf32>
    }
    %222 = arith.select %45, %51, %44 : index
    %225 = scf.for %223 = %51 to %222 step %c6 iter_args(%224 = %54) -> (vector<8xf32>) {
      %226 = wave.lane
      %227 = arith.addi %223, %c7 : index
      %228 = arith.remui %226, %c5 : index
      %229 = arith.divui %groupSize, %c14 : index
      %230 = arith.divui %227, %229 : index
      %231 = arith.divui %inputFeatures, %groupSize : index
      %232 = arith.muli %inputFeatures, %c2 : index
      %233 = arith.addi %11, %232 : index
      %234 = arith.muli %230, %c14 : index
      %235 = arith.addi %233, %234 : index
      %236 = arith.muli %228, %c12 : index
      %237 = arith.addi %235, %236 : index
      %238 = vector.load %w[%237] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %239 = vector.bitcast %238 : vector<2xi8> to vector<1xf16>
      %240 = vector.extract %239[0] : f16 from vector<1xf16>
      %241 = arith.muli %231, %c14 : index
      %242 = arith.addi %233, %241 : index
      %243 = arith.muli %230, %c2 : index
      %244 = arith.addi %242, %243 : index
      %245 = arith.divui %228, %c12 : index
      %246 = arith.addi %244, %245 : index
      %247 = memref.load %w[%246] : memref<?xi8>
      %248 = arith.remui %228, %c12 : index
      %249 = arith.muli %248, %c17 : index
      %250 = arith.index_cast %249 : index to i32
      %251 = arith.extui %247 : i8 to i32
      %252 = arith.shrui %251, %250 : i32
      %253 = arith.andi %252, %c18 : i32
      %254 = arith.ori %253, %c19 : i32
      %255 = arith.trunci %254 : i32 to i16
      %256 = arith.bitcast %255 : i16 to f16
      %257 = arith.muli %227, %c20 : index
      %258 = arith.addi %11, %257 : index
      %259 = arith.muli %228, %c5 : index
      %260 = arith.addi %258, %259 : index
      %261 = vector.load %w[%260] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %262 = vector.bitcast %261 : vector<16xi8> to vector<4xi32>
      %263 = arith.shrui %262, %c21 : vector<4xi32>
      %264 = arith.andi %263, %c22 : vector<4xi32>
      %265 = arith.ori %264, %c23 : vector<4xi32>
      %266 = vector.bitcast %265 : vector<4xi32> to vector<8xf16>
      %267 = arith.shrui %262, %c24 : vector<4xi32>
      %268 = arith.andi %267, %c22 : vector<4xi32>
      %269 = arith.ori %268, %c23 : vector<4xi32>
      %270 = vector.bitcast %269 : vector<4xi32> to vector<8xf16>
      %271 = arith.shrui %262, %c25 : vector<4xi32>
      %272 = arith.andi %271, %c22 : vector<4xi32>
      %273 = arith.ori %272, %c23 : vector<4xi32>
      %274 = vector.bitcast %273 : vector<4xi32> to vector<8xf16>
      %275 = arith.shrui %262, %c26 : vector<4xi32>
      %276 = arith.andi %275, %c22 : vector<4xi32>
      %277 = arith.ori %276, %c23 : vector<4xi32>
      %278 = vector.bitcast %277 : vector<4xi32> to vector<8xf16>
      %279 = vector.shuffle %266, %270 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %280 = vector.shuffle %274, %278 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %281 = vector.shuffle %279, %280 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %282 = vector.broadcast %256 : f16 to vector<32xf16>
      %283 = arith.subf %281, %282 : vector<32xf16>
      %284 = vector.broadcast %240 : f16 to vector<32xf16>
      %285 = arith.mulf %283, %284 : vector<32xf16>
      %286 = vector.shuffle %285, %285 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %287 = vector.shuffle %285, %285 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %288 = arith.muli %223, %c12 : index
      %289 = arith.addi %288, %c7 : index
      %290 = arith.muli %tileRows, %c5 : index
      %291 = arith.muli %289, %290 : index
      %292 = arith.addi %38, %291 : index
      %293 = vector.load %x[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %294 = arith.muli %tileRows, %c2 : index
      %295 = arith.addi %292, %294 : index
      %296 = vector.load %x[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %297 = vector.shuffle %293, %296 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %298 = wave.mma %297, %286, %224 : vector<16xf16>, vector<8xf32>
      %299 = arith.muli %223, %c12 : index
      %300 = arith.addi %299, %c6 : index
      %301 = arith.muli %tileRows, %c5 : index
      %302 = arith.muli %300, %301 : index
      %303 = arith.addi %38, %302 : index
      %304 = vector.load %x[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %305 = arith.muli %tileRows, %c2 : index
      %306 = arith.addi %303, %305 : index
      %307 = vector.load %x[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %308 = vector.shuffle %304, %307 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %309 = wave.mma %308, %287, %298 : vector<16xf16>, vector<8xf32>
      scf.yield %309 : vector<8xf32>
    }
    %310 = wave.lane
    %311 = vector.extract %225[0] : f32 from vector<8xf32>
    %312 = wave.lane
    %313 = arith.addi %14, %c7 : index
    %314 = arith.muli %c7, %c12 : index
    %315 = arith.addi %313, %314 : index
    %316 = arith.divui %312, %c5 : index
    %317 = arith.addi %315, %316 : index
    %318 = arith.cmpi slt, %317, %13 : index
    scf.if %318 {
      %319 = arith.cmpi eq, %hasFactors, %c6 : index
      %320 = arith.muli %317, %c12 : index
      %321 = memref.load %factors[%320] : memref<?xf32>
      %322 = arith.mulf %321, %operandScale : f32
      %323 = arith.select %319, %322, %operandScale : f32
      %324 = arith.mulf %311, %323 : f32
      %325 = arith.muli %317, %outputFeatures : index
      %326 = arith.addi %325, %17 : index
      %327 = wave.lane
      %328 = arith.remui %327, %c5 : index
      %329 = arith.addi %326, %328 : index
      scf.if %15 {
        %330 = arith.addi %329, %c7 : index
        %331 = memref.load %residual[%330] : memref<?xf32>
        %332 = arith.addf %331, %324 : f32
        %333 = arith.addi %329, %c7 : index
        memref.store %332, %out[%333] : memref<?xf32>
      } else {
        %334 = arith.addi %329, %c7 : index
        memref.store %324, %out[%334] : memref<?xf32>
      }
    }
    %335 = vector.extract %225[1] : f32 from vector<8xf32>
    %336 = wave.lane
    %337 = arith.addi %14, %c7 : index
    %338 = arith.muli %c6, %c12 : index
    %339 = arith.addi %337, %338 : index
    %340 = arith.divui %336, %c5 : index
    %341 = arith.addi %339, %340 : index
    %342 = arith.cmpi slt, %341, %13 : index
    scf.if %342 {
      %343 = arith.cmpi eq, %hasFactors, %c6 : index
      %344 = arith.muli %341, %c12 : index
      %345 = memref.load %factors[%344] : memref<?xf32>
      %346 = arith.mulf %345, %operandScale : f32
      %347 = arith.select %343, %346, %operandScale : f32
      %348 = arith.mulf %335, %347 : f32
      %349 = arith.muli %341, %outputFeatures : index
      %350 = arith.addi %349, %17 : index
      %351 = wave.lane
      %352 = arith.remui %351, %c5 : index
      %353 = arith.addi %350, %352 : index
      scf.if %15 {
        %354 = arith.addi %353, %c7 : index
        %355 = memref.load %residual[%354] : memref<?xf32>
        %356 = arith.addf %355, %348 : f32
        %357 = arith.addi %353, %c7 : index
        memref.store %356, %out[%357] : memref<?xf32>
      } else {
        %358 = arith.addi %353, %c7 : index
        memref.store %348, %out[%358] : memref<?xf32>
      }
    }
    %359 = vector.extract %225[2] : f32 from vector<8xf32>
    %360 = wave.lane
    %361 = arith.addi %14, %c7 : index
    %362 = arith.muli %c12, %c12 : index
    %363 = arith.addi %361, %362 : index
    %364 = arith.divui %360, %c5 : index
    %365 = arith.addi %363, %364 : index
    %366 = arith.cmpi slt, %365, %13 : index
    scf.if %366 {
      %367 = arith.cmpi eq, %hasFactors, %c6 : index
      %368 = arith.muli %365, %c12 : index
      %369 = memref.load %factors[%368] : memref<?xf32>
      %370 = arith.mulf %369, %operandScale : f32
      %371 = arith.select %367, %370, %operandScale : f32
      %372 = arith.mulf %359, %371 : f32
      %373 = arith.muli %365, %outputFeatures : index
      %374 = arith.addi %373, %17 : index
      %375 = wave.lane
      %376 = arith.remui %375, %c5 : index
      %377 = arith.addi %374, %376 : index
      scf.if %15 {
        %378 = arith.addi %377, %c7 : index
        %379 = memref.load %residual[%378] : memref<?xf32>
        %380 = arith.addf %379, %372 : f32
        %381 = arith.addi %377, %c7 : index
        memref.store %380, %out[%381] : memref<?xf32>
      } else {
        %382 = arith.addi %377, %c7 : index
        memref.store %372, %out[%382] : memref<?xf32>
      }
    }
    %383 = vector.extract %225[3] : f32 from vector<8xf32>
    %384 = wave.lane
    %385 = arith.addi %14, %c7 : index
    %386 = arith.muli %c27, %c12 : index
    %387 = arith.addi %385, %386 : index
    %388 = arith.divui %384, %c5 : index
    %389 = arith.addi %387, %388 : index
    %390 = arith.cmpi slt, %389, %13 : index
    scf.if %390 {
      %391 = arith.cmpi eq, %hasFactors, %c6 : index
      %392 = arith.muli %389, %c12 : index
      %393 = memref.load %factors[%392] : memref<?xf32>
      %394 = arith.mulf %393, %operandScale : f32
      %395 = arith.select %391, %394, %operandScale : f32
      %396 = arith.mulf %383, %395 : f32
      %397 = arith.muli %389, %outputFeatures : index
      %398 = arith.addi %397, %17 : index
      %399 = wave.lane
      %400 = arith.remui %399, %c5 : index
      %401 = arith.addi %398, %400 : index
      scf.if %15 {
        %402 = arith.addi %401, %c7 : index
        %403 = memref.load %residual[%402] : memref<?xf32>
        %404 = arith.addf %403, %396 : f32
        %405 = arith.addi %401, %c7 : index
        memref.store %404, %out[%405] : memref<?xf32>
      } else {
        %406 = arith.addi %401, %c7 : index
        memref.store %396, %out[%406] : memref<?xf32>
      }
    }
    %407 = vector.extract %225[4] : f32 from vector<8xf32>
    %408 = wave.lane
    %409 = arith.addi %14, %c7 : index
    %410 = arith.muli %c17, %c12 : index
    %411 = arith.addi %409, %410 : index
    %412 = arith.divui %408, %c5 : index
    %413 = arith.addi %411, %412 : index
    %414 = arith.cmpi slt, %413, %13 : index
    scf.if %414 {
      %415 = arith.cmpi eq, %hasFactors, %c6 : index
      %416 = arith.muli %413, %c12 : index
      %417 = memref.load %factors[%416] : memref<?xf32>
      %418 = arith.mulf %417, %operandScale : f32
      %419 = arith.select %415, %418, %operandScale : f32
      %420 = arith.mulf %407, %419 : f32
      %421 = arith.muli %413, %outputFeatures : index
      %422 = arith.addi %421, %17 : index
      %423 = wave.lane
      %424 = arith.remui %423, %c5 : index
      %425 = arith.addi %422, %424 : index
      scf.if %15 {
        %426 = arith.addi %425, %c7 : index
        %427 = memref.load %residual[%426] : memref<?xf32>
        %428 = arith.addf %427, %420 : f32
        %429 = arith.addi %425, %c7 : index
        memref.store %428, %out[%429] : memref<?xf32>
      } else {
        %430 = arith.addi %425, %c7 : index
        memref.store %420, %out[%430] : memref<?xf32>
      }
    }
    %431 = vector.extract %225[5] : f32 from vector<8xf32>
    %432 = wave.lane
    %433 = arith.addi %14, %c7 : index
    %434 = arith.muli %c30, %c12 : index
    %435 = arith.addi %433, %434 : index
    %436 = arith.divui %432, %c5 : index
    %437 = arith.addi %435, %436 : index
    %438 = arith.cmpi slt, %437, %13 : index
    scf.if %438 {
      %439 = arith.cmpi eq, %hasFactors, %c6 : index
      %440 = arith.muli %437, %c12 : index
      %441 = memref.load %factors[%440] : memref<?xf32>
      %442 = arith.mulf %441, %operandScale : f32
      %443 = arith.select %439, %442, %operandScale : f32
      %444 = arith.mulf %431, %443 : f32
      %445 = arith.muli %437, %outputFeatures : index
      %446 = arith.addi %445, %17 : index
      %447 = wave.lane
      %448 = arith.remui %447, %c5 : index
      %449 = arith.addi %446, %448 : index
      scf.if %15 {
        %450 = arith.addi %449, %c7 : index
        %451 = memref.load %residual[%450] : memref<?xf32>
        %452 = arith.addf %451, %444 : f32
        %453 = arith.addi %449, %c7 : index
        memref.store %452, %out[%453] : memref<?xf32>
      } else {
        %454 = arith.addi %449, %c7 : index
        memref.store %444, %out[%454] : memref<?xf32>
      }
    }
    %455 = vector.extract %225[6] : f32 from vector<8xf32>
    %456 = wave.lane
    %457 = arith.addi %14, %c7 : index
    %458 = arith.muli %c31, %c12 : index
    %459 = arith.addi %457, %458 : index
    %460 = arith.divui %456, %c5 : index
    %461 = arith.addi %459, %460 : index
    %462 = arith.cmpi slt, %461, %13 : index
    scf.if %462 {
      %463 = arith.cmpi eq, %hasFactors, %c6 : index
      %464 = arith.muli %461, %c12 : index
      %465 = memref.load %factors[%464] : memref<?xf32>
      %466 = arith.mulf %465, %operandScale : f32
      %467 = arith.select %463, %466, %operandScale : f32
      %468 = arith.mulf %455, %467 : f32
      %469 = arith.muli %461, %outputFeatures : index
      %470 = arith.addi %469, %17 : index
      %471 = wave.lane
      %472 = arith.remui %471, %c5 : index
      %473 = arith.addi %470, %472 : index
      scf.if %15 {
        %474 = arith.addi %473, %c7 : index
        %475 = memref.load %residual[%474] : memref<?xf32>
        %476 = arith.addf %475, %468 : f32
        %477 = arith.addi %473, %c7 : index
        memref.store %476, %out[%477] : memref<?xf32>
      } else {
        %478 = arith.addi %473, %c7 : index
        memref.store %468, %out[%478] : memref<?xf32>
      }
    }
    %479 = vector.extract %225[7] : f32 from vector<8xf32>
    %480 = wave.lane
    %481 = arith.addi %14, %c7 : index
    %482 = arith.muli %c32, %c12 : index
    %483 = arith.addi %481, %482 : index
    %484 = arith.divui %480, %c5 : index
    %485 = arith.addi %483, %484 : index
    %486 = arith.cmpi slt, %485, %13 : index
    scf.if %486 {
      %487 = arith.cmpi eq, %hasFactors, %c6 : index
      %488 = arith.muli %485, %c12 : index
      %489 = memref.load %factors[%488] : memref<?xf32>
      %490 = arith.mulf %489, %operandScale : f32
      %491 = arith.select %487, %490, %operandScale : f32
      %492 = arith.mulf %479, %491 : f32
      %493 = arith.muli %485, %outputFeatures : index
      %494 = arith.addi %493, %17 : index
      %495 = wave.lane
      %496 = arith.remui %495, %c5 : index
      %497 = arith.addi %494, %496 : index
      scf.if %15 {
        %498 = arith.addi %497, %c7 : index
        %499 = memref.load %residual[%498] : memref<?xf32>
        %500 = arith.addf %499, %492 : f32
        %501 = arith.addi %497, %c7 : index
        memref.store %500, %out[%501] : memref<?xf32>
      } else {
        %502 = arith.addi %497, %c7 : index
        memref.store %492, %out[%502] : memref<?xf32>
      }
    }
  }
  wave.return
}
