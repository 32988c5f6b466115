// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='int4', waves=4, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_w4p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 40 : index
  %c4 = arith.constant 15 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c16 = arith.constant 128 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant 15 : i32
  %c22 = arith.constant 25600 : i32
  %c23 = arith.constant 256 : index
  %c24 = arith.constant dense<0> : vector<4xi32>
  %c25 = arith.constant dense<983055> : vector<4xi32>
  %c26 = arith.constant dense<1677747200> : vector<4xi32>
  %c27 = arith.constant dense<4> : vector<4xi32>
  %c28 = arith.constant dense<8> : vector<4xi32>
  %c29 = arith.constant dense<12> : vector<4xi32>
  %c30 = arith.constant 3 : index
  %c31 = arith.constant 64 : index
  %c32 = arith.constant 96 : index
  %c33 = arith.constant 160 : index
  %c34 = arith.constant 192 : index
  %c35 = arith.constant 224 : index
  %c36 = arith.constant 512 : index
  %c37 = arith.constant 1024 : index
  %c38 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
  %12 = arith.addi %9, %c8 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c5 : index
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c8 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c13 : index
  %21 = arith.cmpi slt, %16, %15 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c5 : index
    %24 = wave.scratch %operandHalves : memref<?xf16>
    %25 = arith.divui %operandHalves, %c2 : index
    %26 = wave.wave
    %27 = arith.muli %26, %c13 : index
    %28 = wave.lane
    %29 = arith.addi %27, %28 : index
    scf.for %30 = %29 to %25 step %c16 {
      %31 = arith.muli %30, %c2 : index
      %32 = arith.addi %c7, %31 : index
      %33 = vector.load %x[%32] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %34 = arith.muli %30, %c2 : index
      vector.store %33, %24[%34] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c2 : index
    %37 = wave.wave
    %38 = arith.divui %inputFeatures, %c13 : index
    %39 = arith.muli %37, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c6 : index
    %46 = arith.muli %45, %c6 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.addi %40, %stepsPerWave : index
    %49 = arith.select %43, %48, %47 : index
    %53:2 = scf.for %50 = %40 to %49 step %c6 iter_args(%51 = %c17, %52 = %c17) -> (vector<8xf32>, vector<8xf32>) {
      %54 = wave.lane
      %55 = arith.addi %50, %c7 : index
      %56 = arith.remui %54, %c5 : index
      %57 = arith.divui %groupSize, %c13 : index
      %58 = arith.divui %55, %57 : index
      %59 = arith.divui %inputFeatures, %groupSize : index
      %60 = arith.muli %inputFeatures, %c2 : index
      %61 = arith.addi %11, %60 : index
      %62 = arith.muli %58, %c13 : index
      %63 = arith.addi %61, %62 : index
      %64 = arith.muli %56, %c6 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %67 = vector.bitcast %66 : vector<2xi8> to vector<1xf16>
      %68 = vector.extract %67[0] : f16 from vector<1xf16>
      %69 = arith.muli %59, %c13 : index
      %70 = arith.addi %61, %69 : index
      %71 = arith.muli %58, %c2 : index
      %72 = arith.addi %70, %71 : index
      %73 = arith.divui %56, %c6 : index
      %74 = arith.addi %72, %73 : index
      %75 = memref.load %w[%74] : memref<?xi8>
      %76 = arith.remui %56, %c6 : index
      %77 = arith.muli %76, %c20 : index
      %78 = arith.index_cast %77 : index to i32
      %79 = arith.extui %75 : i8 to i32
      %80 = arith.shrui %79, %78 : i32
      %81 = arith.andi %80, %c21 : i32
      %82 = arith.ori %81, %c22 : i32
      %83 = arith.trunci %82 : i32 to i16
      %84 = arith.bitcast %83 : i16 to f16
      %85 = arith.muli %55, %c23 : index
      %86 = arith.addi %11, %85 : index
      %87 = arith.muli %56, %c5 : index
      %88 = arith.addi %86, %87 : index
      %89 = vector.load %w[%88] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %90 = vector.bitcast %89 : vector<16xi8> to vector<4xi32>
      %91 = arith.shrui %90, %c24 : vector<4xi32>
      %92 = arith.andi %91, %c25 : vector<4xi32>
      %93 = arith.ori %92, %c26 : vector<4xi32>
      %94 = vector.bitcast %93 : vector<4xi32> to vector<8xf16>
      %95 = arith.shrui %90, %c27 : vector<4xi32>
      %96 = arith.andi %95, %c25 : vector<4xi32>
      %97 = arith.ori %96, %c26 : vector<4xi32>
      %98 = vector.bitcast %97 : vector<4xi32> to vector<8xf16>
      %99 = arith.shrui %90, %c28 : vector<4xi32>
      %100 = arith.andi %99, %c25 : vector<4xi32>
      %101 = arith.ori %100, %c26 : vector<4xi32>
      %102 = vector.bitcast %101 : vector<4xi32> to vector<8xf16>
      %103 = arith.shrui %90, %c29 : vector<4xi32>
      %104 = arith.andi %103, %c25 : vector<4xi32>
      %105 = arith.ori %104, %c26 : vector<4xi32>
      %106 = vector.bitcast %105 : vector<4xi32> to vector<8xf16>
      %107 = vector.shuffle %94, %98 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %108 = vector.shuffle %102, %106 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %109 = vector.shuffle %107, %108 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %110 = vector.broadcast %84 : f16 to vector<32xf16>
      %111 = arith.subf %109, %110 : vector<32xf16>
      %112 = vector.broadcast %68 : f16 to vector<32xf16>
      %113 = arith.mulf %111, %112 : vector<32xf16>
      %114 = vector.shuffle %113, %113 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %115 = vector.shuffle %113, %113 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %116 = arith.addi %50, %c8 : index
      %117 = arith.remui %54, %c5 : index
      %118 = arith.divui %groupSize, %c13 : index
      %119 = arith.divui %116, %118 : index
      %120 = arith.divui %inputFeatures, %groupSize : index
      %121 = arith.muli %inputFeatures, %c2 : index
      %122 = arith.addi %11, %121 : index
      %123 = arith.muli %119, %c13 : index
      %124 = arith.addi %122, %123 : index
      %125 = arith.muli %117, %c6 : index
      %126 = arith.addi %124, %125 : index
      %127 = vector.load %w[%126] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %128 = vector.bitcast %127 : vector<2xi8> to vector<1xf16>
      %129 = vector.extract %128[0] : f16 from vector<1xf16>
      %130 = arith.muli %120, %c13 : index
      %131 = arith.addi %122, %130 : index
      %132 = arith.muli %119, %c2 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.divui %117, %c6 : index
      %135 = arith.addi %133, %134 : index
      %136 = memref.load %w[%135] : memref<?xi8>
      %137 = arith.remui %117, %c6 : index
      %138 = arith.muli %137, %c20 : index
      %139 = arith.index_cast %138 : index to i32
      %140 = arith.extui %136 : i8 to i32
      %141 = arith.shrui %140, %139 : i32
      %142 = arith.andi %141, %c21 : i32
      %143 = arith.ori %142, %c22 : i32
      %144 = arith.trunci %143 : i32 to i16
      %145 = arith.bitcast %144 : i16 to f16
      %146 = arith.muli %116, %c23 : index
      %147 = arith.addi %11, %146 : index
      %148 = arith.muli %117, %c5 : index
      %149 = arith.addi %147, %148 : index
      %150 = vector.load %w[%149] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %151 = vector.bitcast %150 : vector<16xi8> to vector<4xi32>
      %152 = arith.shrui %151, %c24 : vector<4xi32>
      %153 = arith.andi %152, %c25 : vector<4xi32>
      %154 = arith.ori %153, %c26 : vector<4xi32>
      %155 = vector.bitcast %154 : vector<4xi32> to vector<8xf16>
      %156 = arith.shrui %151, %c27 : vector<4xi32>
      %157 = arith.andi %156, %c25 : vector<4xi32>
      %158 = arith.ori %157, %c26 : vector<4xi32>
      %159 = vector.bitcast %158 : vector<4xi32> to vector<8xf16>
      %160 = arith.shrui %151, %c28 : vector<4xi32>
      %161 = arith.andi %160, %c25 : vector<4xi32>
      %162 = arith.ori %161, %c26 : vector<4xi32>
      %163 = vector.bitcast %162 : vector<4xi32> to vector<8xf16>
      %164 = arith.shrui %151, %c29 : vector<4xi32>
      %165 = arith.andi %164, %c25 : vector<4xi32>
      %166 = arith.ori %165, %c26 : vector<4xi32>
      %167 = vector.bitcast %166 : vector<4xi32> to vector<8xf16>
      %168 = vector.shuffle %155, %159 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = vector.shuffle %163, %167 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %170 = vector.shuffle %168, %169 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %171 = vector.broadcast %145 : f16 to vector<32xf16>
      %172 = arith.subf %170, %171 : vector<32xf16>
      %173 = vector.broadcast %129 : f16 to vector<32xf16>
      %174 = arith.mulf %172, %173 : vector<32xf16>
      %175 = vector.shuffle %174, %174 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %176 = vector.shuffle %174, %174 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %177 = arith.addi %50, %c7 : index
      %178 = arith.remui %54, %c5 : index
      %179 = arith.divui %groupSize, %c13 : index
      %180 = arith.divui %177, %179 : index
      %181 = arith.divui %inputFeatures, %groupSize : index
      %182 = arith.muli %inputFeatures, %c2 : index
      %183 = arith.addi %13, %182 : index
      %184 = arith.muli %180, %c13 : index
      %185 = arith.addi %183, %184 : index
      %186 = arith.muli %178, %c6 : index
      %187 = arith.addi %185, %186 : index
      %188 = vector.load %w[%187] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %189 = vector.bitcast %188 : vector<2xi8> to vector<1xf16>
      %190 = vector.extract %189[0] : f16 from vector<1xf16>
      %191 = arith.muli %181, %c13 : index
      %192 = arith.addi %183, %191 : index
      %193 = arith.muli %180, %c2 : index
      %194 = arith.addi %192, %193 : index
      %195 = arith.divui %178, %c6 : index
      %196 = arith.addi %194, %195 : index
      %197 = memref.load %w[%196] : memref<?xi8>
      %198 = arith.remui %178, %c6 : index
      %199 = arith.muli %198, %c20 : index
      %200 = arith.index_cast %199 : index to i32
      %201 = arith.extui %197 : i8 to i32
      %202 = arith.shrui %201, %200 : i32
      %203 = arith.andi %202, %c21 : i32
      %204 = arith.ori %203, %c22 : i32
      %205 = arith.trunci %204 : i32 to i16
      %206 = arith.bitcast %205 : i16 to f16
      %207 = arith.muli %177, %c23 : index
      %208 = arith.addi %13, %207 : index
      %209 = arith.muli %178, %c5 : index
      %210 = arith.addi %208, %209 : index
      %211 = vector.load %w[%210] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %212 = vector.bitcast %211 : vector<16xi8> to vector<4xi32>
      %213 = arith.shrui %212, %c24 : vector<4xi32>
      %214 = arith.andi %213, %c25 : vector<4xi32>
      %215 = arith.ori %214, %c26 : vector<4xi32>
      %216 = vector.bitcast %215 : vector<4xi32> to vector<8xf16>
      %217 = arith.shrui %212, %c27 : vector<4xi32>
      %218 = arith.andi %217, %c25 : vector<4xi32>
      %219 = arith.ori %218, %c26 : vector<4xi32>
      %220 = vector.bitcast %219 : vector<4xi32> to vector<8xf16>
      %221 = arith.shrui %212, %c28 : vector<4xi32>
      %222 = arith.andi %221, %c25 : vector<4xi32>
      %223 = arith.ori %222, %c26 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = arith.shrui %212, %c29 : vector<4xi32>
      %226 = arith.andi %225, %c25 : vector<4xi32>
      %227 = arith.ori %226, %c26 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = vector.shuffle %216, %220 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %230 = vector.shuffle %224, %228 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = vector.shuffle %229, %230 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %232 = vector.broadcast %206 : f16 to vector<32xf16>
      %233 = arith.subf %231, %232 : vector<32xf16>
      %234 = vector.broadcast %190 : f16 to vector<32xf16>
      %235 = arith.mulf %233, %234 : vector<32xf16>
      %236 = vector.shuffle %235, %235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %237 = vector.shuffle %235, %235 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %238 = arith.addi %50, %c8 : index
      %239 = arith.remui %54, %c5 : index
      %240 = arith.divui %groupSize, %c13 : index
      %241 = arith.divui %238, %240 : index
      %242 = arith.divui %inputFeatures, %groupSize : index
      %243 = arith.muli %inputFeatures, %c2 : index
      %244 = arith.addi %13, %243 : index
      %245 = arith.muli %241, %c13 : index
      %246 = arith.addi %244, %245 : index
      %247 = arith.muli %239, %c6 : index
      %248 = arith.addi %246, %247 : index
      %249 = vector.load %w[%248] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %250 = vector.bitcast %249 : vector<2xi8> to vector<1xf16>
      %251 = vector.extract %250[0] : f16 from vector<1xf16>
      %252 = arith.muli %242, %c13 : index
      %253 = arith.addi %244, %252 : index
      %254 = arith.muli %241, %c2 : index
      %255 = arith.addi %253, %254 : index
      %256 = arith.divui %239, %c6 : index
      %257 = arith.addi %255, %256 : index
      %258 = memref.load %w[%257] : memref<?xi8>
      %259 = arith.remui %239, %c6 : index
      %260 = arith.muli %259, %c20 : index
      %261 = arith.index_cast %260 : index to i32
      %262 = arith.extui %258 : i8 to i32
      %263 = arith.shrui %262, %261 : i32
      %264 = arith.andi %263, %c21 : i32
      %265 = arith.ori %264, %c22 : i32
      %266 = arith.trunci %265 : i32 to i16
      %267 = arith.bitcast %266 : i16 to f16
      %268 = arith.muli %238, %c23 : index
      %269 = arith.addi %13, %268 : index
      %270 = arith.muli %239, %c5 : index
      %271 = arith.addi %269, %270 : index
      %272 = vector.load %w[%271] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %273 = vector.bitcast %272 : vector<16xi8> to vector<4xi32>
      %274 = arith.shrui %273, %c24 : vector<4xi32>
      %275 = arith.andi %274, %c25 : vector<4xi32>
      %276 = arith.ori %275, %c26 : vector<4xi32>
      %277 = vector.bitcast %276 : vector<4xi32> to vector<8xf16>
      %278 = arith.shrui %273, %c27 : vector<4xi32>
      %279 = arith.andi %278, %c25 : vector<4xi32>
      %280 = arith.ori %279, %c26 : vector<4xi32>
      %281 = vector.bitcast %280 : vector<4xi32> to vector<8xf16>
      %282 = arith.shrui %273, %c28 : vector<4xi32>
      %283 = arith.andi %282, %c25 : vector<4xi32>
      %284 = arith.ori %283, %c26 : vector<4xi32>
      %285 = vector.bitcast %284 : vector<4xi32> to vector<8xf16>
      %286 = arith.shrui %273, %c29 : vector<4xi32>
      %287 = arith.andi %286, %c25 : vector<4xi32>
      %288 = arith.ori %287, %c26 : vector<4xi32>
      %289 = vector.bitcast %288 : vector<4xi32> to vector<8xf16>
      %290 = vector.shuffle %277, %281 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = vector.shuffle %285, %289 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %292 = vector.shuffle %290, %291 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %293 = vector.broadcast %267 : f16 to vector<32xf16>
      %294 = arith.subf %292, %293 : vector<32xf16>
      %295 = vector.broadcast %251 : f16 to vector<32xf16>
      %296 = arith.mulf %294, %295 : vector<32xf16>
      %297 = vector.shuffle %296, %296 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %298 = vector.shuffle %296, %296 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %299 = arith.muli %50, %c6 : index
      %300 = arith.addi %299, %c7 : index
      %301 = arith.muli %tileRows, %c5 : index
      %302 = arith.muli %300, %301 : index
      %303 = arith.addi %36, %302 : index
      %304 = vector.load %24[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %305 = arith.muli %tileRows, %c2 : index
      %306 = arith.addi %303, %305 : index
      %307 = vector.load %24[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %308 = vector.shuffle %304, %307 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %309 = wave.mma %308, %114, %51 : vector<16xf16>, vector<8xf32>
      %310 = wave.mma %308, %236, %52 : vector<16xf16>, vector<8xf32>
      %311 = arith.muli %50, %c6 : index
      %312 = arith.addi %311, %c8 : index
      %313 = arith.muli %tileRows, %c5 : index
      %314 = arith.muli %312, %313 : index
      %315 = arith.addi %36, %314 : index
      %316 = vector.load %24[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %317 = arith.muli %tileRows, %c2 : index
      %318 = arith.addi %315, %317 : index
      %319 = vector.load %24[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %320 = vector.shuffle %316, %319 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %321 = wave.mma %320, %115, %309 : vector<16xf16>, vector<8xf32>
      %322 = wave.mma %320, %237, %310 : vector<16xf16>, vector<8xf32>
      %323 = arith.muli %50, %c6 : index
      %324 = arith.addi %323, %c6 : index
      %325 = arith.muli %tileRows, %c5 : index
      %326 = arith.muli %324, %325 : index
      %327 = arith.addi %36, %326 : index
      %328 = vector.load %24[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %329 = arith.muli %tileRows, %c2 : index
      %330 = arith.addi %327, %329 : index
      %331 = vector.load %24[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %332 = vector.shuffle %328, %331 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %333 = wave.mma %332, %175, %321 : vector<16xf16>, vector<8xf32>
      %334 = wave.mma %332, %297, %322 : vector<16xf16>, vector<8xf32>
      %335 = arith.muli %50, %c6 : index
      %336 = arith.addi %335, %c30 : index
      %337 = arith.muli %tileRows, %c5 : index
      %338 = arith.muli %336, %337 : index
      %339 = arith.addi %36, %338 : index
      %340 = vector.load %24[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %341 = arith.muli %tileRows, %c2 : index
      %342 = arith.addi %339, %341 : index
      %343 = vector.load %24[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %344 = vector.shuffle %340, %343 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %345 = wave.mma %344, %176, %333 : vector<16xf16>, vector<8xf32>
      %346 = wave.mma %344, %298, %334 : vector<16xf16>, vector<8xf32>
      scf.yield %345, %346 : vector<8xf32>, vector<8xf32>
    }
    %347 = arith.select %43, %49, %42 : index
    %351:2 = scf.for %348 = %49 to %347 step %c8 iter_args(%349 = %53#0, %350 = %53#1) -> (vector<8xf32>, vector<8xf32>) {
      %352 = wave.lane
      %353 = arith.addi %348, %c7 : index
      %354 = arith.remui %352, %c5 : index
      %355 = arith.divui %groupSize, %c13 : index
      %356 = arith.divui %353, %355 : index
      %357 = arith.divui %inputFeatures, %groupSize : index
      %358 = arith.muli %inputFeatures, %c2 : index
      %359 = arith.addi %11, %358 : index
      %360 = arith.muli %356, %c13 : index
      %361 = arith.addi %359, %360 : index
      %362 = arith.muli %354, %c6 : index
      %363 = arith.addi %361, %362 : index
      %364 = vector.load %w[%363] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %365 = vector.bitcast %364 : vector<2xi8> to vector<1xf16>
      %366 = vector.extract %365[0] : f16 from vector<1xf16>
      %367 = arith.muli %357, %c13 : index
      %368 = arith.addi %359, %367 : index
      %369 = arith.muli %356, %c2 : index
      %370 = arith.addi %368, %369 : index
      %371 = arith.divui %354, %c6 : index
      %372 = arith.addi %370, %371 : index
      %373 = memref.load %w[%372] : memref<?xi8>
      %374 = arith.remui %354, %c6 : index
      %375 = arith.muli %374, %c20 : index
      %376 = arith.index_cast %375 : index to i32
      %377 = arith.extui %373 : i8 to i32
      %378 = arith.shrui %377, %376 : i32
      %379 = arith.andi %378, %c21 : i32
      %380 = arith.ori %379, %c22 : i32
      %381 = arith.trunci %380 : i32 to i16
      %382 = arith.bitcast %381 : i16 to f16
      %383 = arith.muli %353, %c23 : index
      %384 = arith.addi %11, %383 : index
      %385 = arith.muli %354, %c5 : index
      %386 = arith.addi %384, %385 : index
      %387 = vector.load %w[%386] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %388 = vector.bitcast %387 : vector<16xi8> to vector<4xi32>
      %389 = arith.shrui %388, %c24 : vector<4xi32>
      %390 = arith.andi %389, %c25 : vector<4xi32>
      %391 = arith.ori %390, %c26 : vector<4xi32>
      %392 = vector.bitcast %391 : vector<4xi32> to vector<8xf16>
      %393 = arith.shrui %388, %c27 : vector<4xi32>
      %394 = arith.andi %393, %c25 : vector<4xi32>
      %395 = arith.ori %394, %c26 : vector<4xi32>
      %396 = vector.bitcast %395 : vector<4xi32> to vector<8xf16>
      %397 = arith.shrui %388, %c28 : vector<4xi32>
      %398 = arith.andi %397, %c25 : vector<4xi32>
      %399 = arith.ori %398, %c26 : vector<4xi32>
      %400 = vector.bitcast %399 : vector<4xi32> to vector<8xf16>
      %401 = arith.shrui %388, %c29 : vector<4xi32>
      %402 = arith.andi %401, %c25 : vector<4xi32>
      %403 = arith.ori %402, %c26 : vector<4xi32>
      %404 = vector.bitcast %403 : vector<4xi32> to vector<8xf16>
      %405 = vector.shuffle %392, %396 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %406 = vector.shuffle %400, %404 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %407 = vector.shuffle %405, %406 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %408 = vector.broadcast %382 : f16 to vector<32xf16>
      %409 = arith.subf %407, %408 : vector<32xf16>
      %410 = vector.broadcast %366 : f16 to vector<32xf16>
      %411 = arith.mulf %409, %410 : vector<32xf16>
      %412 = vector.shuffle %411, %411 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %413 = vector.shuffle %411, %411 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %414 = arith.addi %348, %c7 : index
      %415 = arith.remui %352, %c5 : index
      %416 = arith.divui %groupSize, %c13 : index
      %417 = arith.divui %414, %416 : index
      %418 = arith.divui %inputFeatures, %groupSize : index
      %419 = arith.muli %inputFeatures, %c2 : index
      %420 = arith.addi %13, %419 : index
      %421 = arith.muli %417, %c13 : index
      %422 = arith.addi %420, %421 : index
      %423 = arith.muli %415, %c6 : index
      %424 = arith.addi %422, %423 : index
      %425 = vector.load %w[%424] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %426 = vector.bitcast %425 : vector<2xi8> to vector<1xf16>
      %427 = vector.extract %426[0] : f16 from vector<1xf16>
      %428 = arith.muli %418, %c13 : index
      %429 = arith.addi %420, %428 : index
      %430 = arith.muli %417, %c2 : index
      %431 = arith.addi %429, %430 : index
      %432 = arith.divui %415, %c6 : index
      %433 = arith.addi %431, %432 : index
      %434 = memref.load %w[%433] : memref<?xi8>
      %435 = arith.remui %415, %c6 : index
      %436 = arith.muli %435, %c20 : index
      %437 = arith.index_cast %436 : index to i32
      %438 = arith.extui %434 : i8 to i32
      %439 = arith.shrui %438, %437 : i32
      %440 = arith.andi %439, %c21 : i32
      %441 = arith.ori %440, %c22 : i32
      %442 = arith.trunci %441 : i32 to i16
      %443 = arith.bitcast %442 : i16 to f16
      %444 = arith.muli %414, %c23 : index
      %445 = arith.addi %13, %444 : index
      %446 = arith.muli %415, %c5 : index
      %447 = arith.addi %445, %446 : index
      %448 = vector.load %w[%447] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %449 = vector.bitcast %448 : vector<16xi8> to vector<4xi32>
      %450 = arith.shrui %449, %c24 : vector<4xi32>
      %451 = arith.andi %450, %c25 : vector<4xi32>
      %452 = arith.ori %451, %c26 : vector<4xi32>
      %453 = vector.bitcast %452 : vector<4xi32> to vector<8xf16>
      %454 = arith.shrui %449, %c27 : vector<4xi32>
      %455 = arith.andi %454, %c25 : vector<4xi32>
      %456 = arith.ori %455, %c26 : vector<4xi32>
      %457 = vector.bitcast %456 : vector<4xi32> to vector<8xf16>
      %458 = arith.shrui %449, %c28 : vector<4xi32>
      %459 = arith.andi %458, %c25 : vector<4xi32>
      %460 = arith.ori %459, %c26 : vector<4xi32>
      %461 = vector.bitcast %460 : vector<4xi32> to vector<8xf16>
      %462 = arith.shrui %449, %c29 : vector<4xi32>
      %463 = arith.andi %462, %c25 : vector<4xi32>
      %464 = arith.ori %463, %c26 : vector<4xi32>
      %465 = vector.bitcast %464 : vector<4xi32> to vector<8xf16>
      %466 = vector.shuffle %453, %457 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %467 = vector.shuffle %461, %465 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %468 = vector.shuffle %466, %467 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %469 = vector.broadcast %443 : f16 to vector<32xf16>
      %470 = arith.subf %468, %469 : vector<32xf16>
      %471 = vector.broadcast %427 : f16 to vector<32xf16>
      %472 = arith.mulf %470, %471 : vector<32xf16>
      %473 = vector.shuffle %472, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %474 = vector.shuffle %472, %472 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %475 = arith.muli %348, %c6 : index
      %476 = arith.addi %475, %c7 : index
      %477 = arith.muli %tileRows, %c5 : index
      %478 = arith.muli %476, %477 : index
      %479 = arith.addi %36, %478 : index
      %480 = vector.load %24[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %481 = arith.muli %tileRows, %c2 : index
      %482 = arith.addi %479, %481 : index
      %483 = vector.load %24[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %484 = vector.shuffle %480, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %485 = wave.mma %484, %412, %349 : vector<16xf16>, vector<8xf32>
      %486 = wave.mma %484, %473, %350 : vector<16xf16>, vector<8xf32>
      %487 = arith.muli %348, %c6 : index
      %488 = arith.addi %487, %c8 : index
      %489 = arith.muli %tileRows, %c5 : index
      %490 = arith.muli %488, %489 : index
      %491 = arith.addi %36, %490 : index
      %492 = vector.load %24[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %493 = arith.muli %tileRows, %c2 : index
      %494 = arith.addi %491, %493 : index
      %495 = vector.load %24[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %496 = vector.shuffle %492, %495 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %497 = wave.mma %496, %413, %485 : vector<16xf16>, vector<8xf32>
      %498 = wave.mma %496, %474, %486 : vector<16xf16>, vector<8xf32>
      scf.yield %497, %498 : vector<8xf32>, vector<8xf32>
    }
    %499 = wave.lane
    %500 = wave.wave
    %501 = arith.muli %500, %c6 : index
    %502 = arith.addi %501, %c7 : index
    %503 = arith.muli %502, %c23 : index
    %504 = arith.addi %503, %499 : index
    %505 = vector.extract %351#0[0] : f32 from vector<8xf32>
    %506 = arith.addi %504, %c7 : index
    memref.store %505, %17[%506] : memref<?xf32>
    %507 = vector.extract %351#0[1] : f32 from vector<8xf32>
    %508 = arith.addi %504, %c13 : index
    memref.store %507, %17[%508] : memref<?xf32>
    %509 = vector.extract %351#0[2] : f32 from vector<8xf32>
    %510 = arith.addi %504, %c31 : index
    memref.store %509, %17[%510] : memref<?xf32>
    %511 = vector.extract %351#0[3] : f32 from vector<8xf32>
    %512 = arith.addi %504, %c32 : index
    memref.store %511, %17[%512] : memref<?xf32>
    %513 = vector.extract %351#0[4] : f32 from vector<8xf32>
    %514 = arith.addi %504, %c16 : index
    memref.store %513, %17[%514] : memref<?xf32>
    %515 = vector.extract %351#0[5] : f32 from vector<8xf32>
    %516 = arith.addi %504, %c33 : index
    memref.store %515, %17[%516] : memref<?xf32>
    %517 = vector.extract %351#0[6] : f32 from vector<8xf32>
    %518 = arith.addi %504, %c34 : index
    memref.store %517, %17[%518] : memref<?xf32>
    %519 = vector.extract %351#0[7] : f32 from vector<8xf32>
    %520 = arith.addi %504, %c35 : index
    memref.store %519, %17[%520] : memref<?xf32>
    %521 = arith.muli %500, %c6 : index
    %522 = arith.addi %521, %c8 : index
    %523 = arith.muli %522, %c23 : index
    %524 = arith.addi %523, %499 : index
    %525 = vector.extract %351#1[0] : f32 from vector<8xf32>
    %526 = arith.addi %524, %c7 : index
    memref.store %525, %17[%526] : memref<?xf32>
    %527 = vector.extract %351#1[1] : f32 from vector<8xf32>
    %528 = arith.addi %524, %c13 : index
    memref.store %527, %17[%528] : memref<?xf32>
    %529 = vector.extract %351#1[2] : f32 from vector<8xf32>
    %530 = arith.addi %524, %c31 : index
    memref.store %529, %17[%530] : memref<?xf32>
    %531 = vector.extract %351#1[3] : f32 from vector<8xf32>
    %532 = arith.addi %524, %c32 : index
    memref.store %531, %17[%532] : memref<?xf32>
    %533 = vector.extract %351#1[4] : f32 from vector<8xf32>
    %534 = arith.addi %524, %c16 : index
    memref.store %533, %17[%534] : memref<?xf32>
    %535 = vector.extract %351#1[5] : f32 from vector<8xf32>
    %536 = arith.addi %524, %c33 : index
    memref.store %535, %17[%536] : memref<?xf32>
    %537 = vector.extract %351#1[6] : f32 from vector<8xf32>
    %538 = arith.addi %524, %c34 : index
    memref.store %537, %17[%538] : memref<?xf32>
    %539 = vector.extract %351#1[7] : f32 from vector<8xf32>
    %540 = arith.addi %524, %c35 : index
    memref.store %539, %17[%540] : memref<?xf32>
    wave.barrier
    %541 = arith.muli %500, %c6 : index
    %542 = arith.addi %541, %c7 : index
    %543 = arith.muli %542, %c13 : index
    %544 = arith.addi %543, %499 : index
    %545 = arith.addi %544, %c7 : index
    %546 = memref.load %17[%545] : memref<?xf32>
    %547 = arith.addi %545, %c36 : index
    %548 = memref.load %17[%547] : memref<?xf32>
    %549 = arith.addf %546, %548 : f32
    %550 = arith.addi %545, %c37 : index
    %551 = memref.load %17[%550] : memref<?xf32>
    %552 = arith.addf %549, %551 : f32
    %553 = arith.addi %545, %c38 : index
    %554 = memref.load %17[%553] : memref<?xf32>
    %555 = arith.addf %552, %554 : f32
    %556 = arith.muli %542, %c13 : index
    %557 = arith.addi %556, %499 : index
    %558 = arith.addi %557, %c23 : index
    %559 = memref.load %17[%558] : memref<?xf32>
    %560 = arith.addi %558, %c36 : index
    %561 = memref.load %17[%560] : memref<?xf32>
    %562 = arith.addf %559, %561 : f32
    %563 = arith.addi %558, %c37 : index
    %564 = memref.load %17[%563] : memref<?xf32>
    %565 = arith.addf %562, %564 : f32
    %566 = arith.addi %558, %c38 : index
    %567 = memref.load %17[%566] : memref<?xf32>
    %568 = arith.addf %565, %567 : f32
    %569 = wave.lane
    %570 = arith.addi %16, %c7 : index
    %571 = arith.muli %542, %c6 : index
    %572 = arith.addi %570, %571 : index
    %573 = arith.divui %569, %c5 : index
    %574 = arith.addi %572, %573 : index
    %575 = arith.cmpi slt, %574, %15 : index
    scf.if %575 {
      %576 = arith.cmpi eq, %hasFactors, %c8 : index
      %577 = arith.muli %574, %c6 : index
      %578 = memref.load %factors[%577] : memref<?xf32>
      %579 = arith.mulf %578, %operandScale : f32
      %580 = arith.select %576, %579, %operandScale : f32
      %581 = arith.mulf %555, %580 : f32
      %582 = arith.mulf %568, %580 : f32
      %583 = arith.muli %574, %outputFeatures : index
      %584 = arith.addi %583, %20 : index
      %585 = wave.lane
      %586 = arith.remui %585, %c5 : index
      %587 = arith.addi %584, %586 : index
      scf.if %18 {
        %588 = arith.addi %587, %c7 : index
        %589 = memref.load %residual[%588] : memref<?xf32>
        %590 = arith.addf %589, %581 : f32
        %591 = arith.addi %587, %c7 : index
        memref.store %590, %out[%591] : memref<?xf32>
      } else {
        %592 = arith.addi %587, %c7 : index
        memref.store %581, %out[%592] : memref<?xf32>
      }
      scf.if %18 {
        %593 = arith.addi %587, %c5 : index
        %594 = memref.load %residual[%593] : memref<?xf32>
        %595 = arith.addf %594, %582 : f32
        %596 = arith.addi %587, %c5 : index
        memref.store %595, %out[%596] : memref<?xf32>
      } else {
        %597 = arith.addi %587, %c5 : index
        memref.store %582, %out[%597] : memref<?xf32>
      }
    }
    %598 = arith.muli %500, %c6 : index
    %599 = arith.addi %598, %c8 : index
    %600 = arith.muli %599, %c13 : index
    %601 = arith.addi %600, %499 : index
    %602 = arith.addi %601, %c7 : index
    %603 = memref.load %17[%602] : memref<?xf32>
    %604 = arith.addi %602, %c36 : index
    %605 = memref.load %17[%604] : memref<?xf32>
    %606 = arith.addf %603, %605 : f32
    %607 = arith.addi %602, %c37 : index
    %608 = memref.load %17[%607] : memref<?xf32>
    %609 = arith.addf %606, %608 : f32
    %610 = arith.addi %602, %c38 : index
    %611 = memref.load %17[%610] : memref<?xf32>
    %612 = arith.addf %609, %611 : f32
    %613 = arith.muli %599, %c13 : index
    %614 = arith.addi %613, %499 : index
    %615 = arith.addi %614, %c23 : index
    %616 = memref.load %17[%615] : memref<?xf32>
    %617 = arith.addi %615, %c36 : index
    %618 = memref.load %17[%617] : memref<?xf32>
    %619 = arith.addf %616, %618 : f32
    %620 = arith.addi %615, %c37 : index
    %621 = memref.load %17[%620] : memref<?xf32>
    %622 = arith.addf %619, %621 : f32
    %623 = arith.addi %615, %c38 : index
    %624 = memref.load %17[%623] : memref<?xf32>
    %625 = arith.addf %622, %624 : f32
    %626 = wave.lane
    %627 = arith.addi %16, %c7 : index
    %628 = arith.muli %599, %c6 : index
    %629 = arith.addi %627, %628 : index
    %630 = arith.divui %626, %c5 : index
    %631 = arith.addi %629, %630 : index
    %632 = arith.cmpi slt, %631, %15 : index
    scf.if %632 {
      %633 = arith.cmpi eq, %hasFactors, %c8 : index
      %634 = arith.muli %631, %c6 : index
      %635 = memref.load %factors[%634] : memref<?xf32>
      %636 = arith.mulf %635, %operandScale : f32
      %637 = arith.select %633, %636, %operandScale : f32
      %638 = arith.mulf %612, %637 : f32
      %639 = arith.mulf %625, %637 : f32
      %640 = arith.muli %631, %outputFeatures : index
      %641 = arith.addi %640, %20 : index
      %642 = wave.lane
      %643 = arith.remui %642, %c5 : index
      %644 = arith.addi %641, %643 : index
      scf.if %18 {
        %645 = arith.addi %644, %c7 : index
        %646 = memref.load %residual[%645] : memref<?xf32>
        %647 = arith.addf %646, %638 : f32
        %648 = arith.addi %644, %c7 : index
        memref.store %647, %out[%648] : memref<?xf32>
      } else {
        %649 = arith.addi %644, %c7 : index
        memref.store %638, %out[%649] : memref<?xf32>
      }
      scf.if %18 {
        %650 = arith.addi %644, %c5 : index
        %651 = memref.load %residual[%650] : memref<?xf32>
        %652 = arith.addf %651, %639 : f32
        %653 = arith.addi %644, %c5 : index
        memref.store %652, %out[%653] : memref<?xf32>
      } else {
        %654 = arith.addi %644, %c5 : index
        memref.store %639, %out[%654] : memref<?xf32>
      }
    }
  }
  wave.return
}
