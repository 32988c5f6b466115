// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='int4', waves=2, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_w2p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 40 : index
  %c4 = arith.constant 15 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 2 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 15 : i32
  %c20 = arith.constant 25600 : i32
  %c21 = arith.constant 256 : index
  %c22 = arith.constant dense<0> : vector<4xi32>
  %c23 = arith.constant dense<983055> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant 3 : index
  %c29 = arith.constant 64 : index
  %c30 = arith.constant 96 : index
  %c31 = arith.constant 128 : index
  %c32 = arith.constant 160 : index
  %c33 = arith.constant 192 : index
  %c34 = arith.constant 224 : index
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
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c5 : index
  %15 = wave.scratch %c9 : memref<?xf32>
  %16 = arith.cmpi eq, %hasResidual, %c6 : index
  %17 = wave.block 0
  %18 = arith.muli %17, %c5 : index
  %19 = arith.cmpi slt, %14, %13 : index
  scf.if %19 {
    %20 = wave.lane
    %21 = arith.remui %20, %c5 : index
    %22 = arith.remui %21, %tileRows : index
    %23 = arith.addi %14, %22 : index
    %24 = arith.divui %23, %tileRows : index
    %25 = arith.divui %inputFeatures, %c5 : index
    %26 = arith.muli %24, %25 : index
    %27 = arith.divui %c7, %c5 : index
    %28 = arith.addi %26, %27 : index
    %29 = arith.muli %28, %c13 : index
    %30 = arith.remui %c7, %c5 : index
    %31 = arith.divui %30, %c2 : index
    %32 = arith.addi %29, %31 : index
    %33 = arith.muli %tileRows, %c2 : index
    %34 = arith.muli %32, %33 : index
    %35 = arith.remui %23, %tileRows : index
    %36 = arith.muli %35, %c2 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.remui %c7, %c2 : index
    %39 = arith.addi %37, %38 : index
    %40 = wave.wave
    %41 = arith.divui %inputFeatures, %c15 : index
    %42 = arith.muli %40, %stepsPerWave : index
    %43 = arith.minsi %42, %41 : index
    %44 = arith.addi %43, %stepsPerWave : index
    %45 = arith.minsi %44, %41 : index
    %46 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %47 = arith.subi %45, %43 : index
    %48 = arith.divui %47, %c13 : index
    %49 = arith.muli %48, %c13 : index
    %50 = arith.addi %43, %49 : index
    %51 = arith.addi %43, %stepsPerWave : index
    %52 = arith.select %46, %51, %50 : index
    %55 = scf.for %53 = %43 to %52 step %c13 iter_args(%54 = %c14) -> (vector<8xf32>) {
      %56 = wave.lane
      %57 = arith.addi %53, %c7 : index
      %58 = arith.remui %56, %c5 : index
      %59 = arith.divui %groupSize, %c15 : index
      %60 = arith.divui %57, %59 : index
      %61 = arith.divui %inputFeatures, %groupSize : index
      %62 = arith.muli %inputFeatures, %c2 : index
      %63 = arith.addi %11, %62 : index
      %64 = arith.muli %60, %c15 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.muli %58, %c13 : index
      %67 = arith.addi %65, %66 : index
      %68 = vector.load %w[%67] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %69 = vector.bitcast %68 : vector<2xi8> to vector<1xf16>
      %70 = vector.extract %69[0] : f16 from vector<1xf16>
      %71 = arith.muli %61, %c15 : index
      %72 = arith.addi %63, %71 : index
      %73 = arith.muli %60, %c2 : index
      %74 = arith.addi %72, %73 : index
      %75 = arith.divui %58, %c13 : index
      %76 = arith.addi %74, %75 : index
      %77 = memref.load %w[%76] : memref<?xi8>
      %78 = arith.remui %58, %c13 : index
      %79 = arith.muli %78, %c18 : index
      %80 = arith.index_cast %79 : index to i32
      %81 = arith.extui %77 : i8 to i32
      %82 = arith.shrui %81, %80 : i32
      %83 = arith.andi %82, %c19 : i32
      %84 = arith.ori %83, %c20 : i32
      %85 = arith.trunci %84 : i32 to i16
      %86 = arith.bitcast %85 : i16 to f16
      %87 = arith.muli %57, %c21 : index
      %88 = arith.addi %11, %87 : index
      %89 = arith.muli %58, %c5 : index
      %90 = arith.addi %88, %89 : index
      %91 = vector.load %w[%90] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %92 = vector.bitcast %91 : vector<16xi8> to vector<4xi32>
      %93 = arith.shrui %92, %c22 : vector<4xi32>
      %94 = arith.andi %93, %c23 : vector<4xi32>
      %95 = arith.ori %94, %c24 : vector<4xi32>
      %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
      %97 = arith.shrui %92, %c25 : vector<4xi32>
      %98 = arith.andi %97, %c23 : vector<4xi32>
      %99 = arith.ori %98, %c24 : vector<4xi32>
      %100 = vector.bitcast %99 : vector<4xi32> to vector<8xf16>
      %101 = arith.shrui %92, %c26 : vector<4xi32>
      %102 = arith.andi %101, %c23 : vector<4xi32>
      %103 = arith.ori %102, %c24 : vector<4xi32>
      %104 = vector.bitcast %103 : vector<4xi32> to vector<8xf16>
      %105 = arith.shrui %92, %c27 : vector<4xi32>
      %106 = arith.andi %105, %c23 : vector<4xi32>
      %107 = arith.ori %106, %c24 : vector<4xi32>
      %108 = vector.bitcast %107 : vector<4xi32> to vector<8xf16>
      %109 = vector.shuffle %96, %100 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %110 = vector.shuffle %104, %108 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %111 = vector.shuffle %109, %110 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %112 = vector.broadcast %86 : f16 to vector<32xf16>
      %113 = arith.subf %111, %112 : vector<32xf16>
      %114 = vector.broadcast %70 : f16 to vector<32xf16>
      %115 = arith.mulf %113, %114 : vector<32xf16>
      %116 = vector.shuffle %115, %115 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %117 = vector.shuffle %115, %115 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %118 = arith.addi %53, %c6 : index
      %119 = arith.remui %56, %c5 : index
      %120 = arith.divui %groupSize, %c15 : index
      %121 = arith.divui %118, %120 : index
      %122 = arith.divui %inputFeatures, %groupSize : index
      %123 = arith.muli %inputFeatures, %c2 : index
      %124 = arith.addi %11, %123 : index
      %125 = arith.muli %121, %c15 : index
      %126 = arith.addi %124, %125 : index
      %127 = arith.muli %119, %c13 : index
      %128 = arith.addi %126, %127 : index
      %129 = vector.load %w[%128] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %130 = vector.bitcast %129 : vector<2xi8> to vector<1xf16>
      %131 = vector.extract %130[0] : f16 from vector<1xf16>
      %132 = arith.muli %122, %c15 : index
      %133 = arith.addi %124, %132 : index
      %134 = arith.muli %121, %c2 : index
      %135 = arith.addi %133, %134 : index
      %136 = arith.divui %119, %c13 : index
      %137 = arith.addi %135, %136 : index
      %138 = memref.load %w[%137] : memref<?xi8>
      %139 = arith.remui %119, %c13 : index
      %140 = arith.muli %139, %c18 : index
      %141 = arith.index_cast %140 : index to i32
      %142 = arith.extui %138 : i8 to i32
      %143 = arith.shrui %142, %141 : i32
      %144 = arith.andi %143, %c19 : i32
      %145 = arith.ori %144, %c20 : i32
      %146 = arith.trunci %145 : i32 to i16
      %147 = arith.bitcast %146 : i16 to f16
      %148 = arith.muli %118, %c21 : index
      %149 = arith.addi %11, %148 : index
      %150 = arith.muli %119, %c5 : index
      %151 = arith.addi %149, %150 : index
      %152 = vector.load %w[%151] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %153 = vector.bitcast %152 : vector<16xi8> to vector<4xi32>
      %154 = arith.shrui %153, %c22 : vector<4xi32>
      %155 = arith.andi %154, %c23 : vector<4xi32>
      %156 = arith.ori %155, %c24 : vector<4xi32>
      %157 = vector.bitcast %156 : vector<4xi32> to vector<8xf16>
      %158 = arith.shrui %153, %c25 : vector<4xi32>
      %159 = arith.andi %158, %c23 : vector<4xi32>
      %160 = arith.ori %159, %c24 : vector<4xi32>
      %161 = vector.bitcast %160 : vector<4xi32> to vector<8xf16>
      %162 = arith.shrui %153, %c26 : vector<4xi32>
      %163 = arith.andi %162, %c23 : vector<4xi32>
      %164 = arith.ori %163, %c24 : vector<4xi32>
      %165 = vector.bitcast %164 : vector<4xi32> to vector<8xf16>
      %166 = arith.shrui %153, %c27 : vector<4xi32>
      %167 = arith.andi %166, %c23 : vector<4xi32>
      %168 = arith.ori %167, %c24 : vector<4xi32>
      %169 = vector.bitcast %168 : vector<4xi32> to vector<8xf16>
      %170 = vector.shuffle %157, %161 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = vector.shuffle %165, %169 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %172 = vector.shuffle %170, %171 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %173 = vector.broadcast %147 : f16 to vector<32xf16>
      %174 = arith.subf %172, %173 : vector<32xf16>
      %175 = vector.broadcast %131 : f16 to vector<32xf16>
      %176 = arith.mulf %174, %175 : vector<32xf16>
      %177 = vector.shuffle %176, %176 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %178 = vector.shuffle %176, %176 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %179 = arith.muli %53, %c13 : index
      %180 = arith.addi %179, %c7 : index
      %181 = arith.muli %tileRows, %c5 : index
      %182 = arith.muli %180, %181 : index
      %183 = arith.addi %39, %182 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = arith.muli %tileRows, %c2 : index
      %186 = arith.addi %183, %185 : index
      %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = vector.shuffle %184, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = wave.mma %188, %116, %54 : vector<16xf16>, vector<8xf32>
      %190 = arith.muli %53, %c13 : index
      %191 = arith.addi %190, %c6 : index
      %192 = arith.muli %tileRows, %c5 : index
      %193 = arith.muli %191, %192 : index
      %194 = arith.addi %39, %193 : index
      %195 = vector.load %x[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = arith.muli %tileRows, %c2 : index
      %197 = arith.addi %194, %196 : index
      %198 = vector.load %x[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %199 = vector.shuffle %195, %198 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = wave.mma %199, %117, %189 : vector<16xf16>, vector<8xf32>
      %201 = arith.muli %53, %c13 : index
      %202 = arith.addi %201, %c13 : index
      %203 = arith.muli %tileRows, %c5 : index
      %204 = arith.muli %202, %203 : index
      %205 = arith.addi %39, %204 : index
      %206 = vector.load %x[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %207 = arith.muli %tileRows, %c2 : index
      %208 = arith.addi %205, %207 : index
      %209 = vector.load %x[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %210 = vector.shuffle %206, %209 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %211 = wave.mma %210, %177, %200 : vector<16xf16>, vector<8xf32>
      %212 = arith.muli %53, %c13 : index
      %213 = arith.addi %212, %c28 : index
      %214 = arith.muli %tileRows, %c5 : index
      %215 = arith.muli %213, %214 : index
      %216 = arith.addi %39, %215 : index
      %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %218 = arith.muli %tileRows, %c2 : index
      %219 = arith.addi %216, %218 : index
      %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %221 = vector.shuffle %217, %220 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %222 = wave.mma %221, %178, %211 : vector<16xf16>, vector<8xf32>
      scf.yield %222 : vector<8xf32>
    }
    %223 = arith.select %46, %52, %45 : index
    %226 = scf.for %224 = %52 to %223 step %c6 iter_args(%225 = %55) -> (vector<8xf32>) {
      %227 = wave.lane
      %228 = arith.addi %224, %c7 : index
      %229 = arith.remui %227, %c5 : index
      %230 = arith.divui %groupSize, %c15 : index
      %231 = arith.divui %228, %230 : index
      %232 = arith.divui %inputFeatures, %groupSize : index
      %233 = arith.muli %inputFeatures, %c2 : index
      %234 = arith.addi %11, %233 : index
      %235 = arith.muli %231, %c15 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.muli %229, %c13 : index
      %238 = arith.addi %236, %237 : index
      %239 = vector.load %w[%238] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %240 = vector.bitcast %239 : vector<2xi8> to vector<1xf16>
      %241 = vector.extract %240[0] : f16 from vector<1xf16>
      %242 = arith.muli %232, %c15 : index
      %243 = arith.addi %234, %242 : index
      %244 = arith.muli %231, %c2 : index
      %245 = arith.addi %243, %244 : index
      %246 = arith.divui %229, %c13 : index
      %247 = arith.addi %245, %246 : index
      %248 = memref.load %w[%247] : memref<?xi8>
      %249 = arith.remui %229, %c13 : index
      %250 = arith.muli %249, %c18 : index
      %251 = arith.index_cast %250 : index to i32
      %252 = arith.extui %248 : i8 to i32
      %253 = arith.shrui %252, %251 : i32
      %254 = arith.andi %253, %c19 : i32
      %255 = arith.ori %254, %c20 : i32
      %256 = arith.trunci %255 : i32 to i16
      %257 = arith.bitcast %256 : i16 to f16
      %258 = arith.muli %228, %c21 : index
      %259 = arith.addi %11, %258 : index
      %260 = arith.muli %229, %c5 : index
      %261 = arith.addi %259, %260 : index
      %262 = vector.load %w[%261] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %263 = vector.bitcast %262 : vector<16xi8> to vector<4xi32>
      %264 = arith.shrui %263, %c22 : vector<4xi32>
      %265 = arith.andi %264, %c23 : vector<4xi32>
      %266 = arith.ori %265, %c24 : vector<4xi32>
      %267 = vector.bitcast %266 : vector<4xi32> to vector<8xf16>
      %268 = arith.shrui %263, %c25 : vector<4xi32>
      %269 = arith.andi %268, %c23 : vector<4xi32>
      %270 = arith.ori %269, %c24 : vector<4xi32>
      %271 = vector.bitcast %270 : vector<4xi32> to vector<8xf16>
      %272 = arith.shrui %263, %c26 : vector<4xi32>
      %273 = arith.andi %272, %c23 : vector<4xi32>
      %274 = arith.ori %273, %c24 : vector<4xi32>
      %275 = vector.bitcast %274 : vector<4xi32> to vector<8xf16>
      %276 = arith.shrui %263, %c27 : vector<4xi32>
      %277 = arith.andi %276, %c23 : vector<4xi32>
      %278 = arith.ori %277, %c24 : vector<4xi32>
      %279 = vector.bitcast %278 : vector<4xi32> to vector<8xf16>
      %280 = vector.shuffle %267, %271 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %281 = vector.shuffle %275, %279 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %282 = vector.shuffle %280, %281 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %283 = vector.broadcast %257 : f16 to vector<32xf16>
      %284 = arith.subf %282, %283 : vector<32xf16>
      %285 = vector.broadcast %241 : f16 to vector<32xf16>
      %286 = arith.mulf %284, %285 : vector<32xf16>
      %287 = vector.shuffle %286, %286 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %288 = vector.shuffle %286, %286 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %289 = arith.muli %224, %c13 : index
      %290 = arith.addi %289, %c7 : index
      %291 = arith.muli %tileRows, %c5 : index
      %292 = arith.muli %290, %291 : index
      %293 = arith.addi %39, %292 : index
      %294 = vector.load %x[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = arith.muli %tileRows, %c2 : index
      %296 = arith.addi %293, %295 : index
      %297 = vector.load %x[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = vector.shuffle %294, %297 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %299 = wave.mma %298, %287, %225 : vector<16xf16>, vector<8xf32>
      %300 = arith.muli %224, %c13 : index
      %301 = arith.addi %300, %c6 : index
      %302 = arith.muli %tileRows, %c5 : index
      %303 = arith.muli %301, %302 : index
      %304 = arith.addi %39, %303 : index
      %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = arith.muli %tileRows, %c2 : index
      %307 = arith.addi %304, %306 : index
      %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %309 = vector.shuffle %305, %308 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %310 = wave.mma %309, %288, %299 : vector<16xf16>, vector<8xf32>
      scf.yield %310 : vector<8xf32>
    }
    %311 = wave.lane
    %312 = wave.wave
    %313 = arith.muli %312, %c6 : index
    %314 = arith.addi %313, %c7 : index
    %315 = arith.muli %314, %c21 : index
    %316 = arith.addi %315, %311 : index
    %317 = vector.extract %226[0] : f32 from vector<8xf32>
    %318 = arith.addi %316, %c7 : index
    memref.store %317, %15[%318] : memref<?xf32>
    %319 = vector.extract %226[1] : f32 from vector<8xf32>
    %320 = arith.addi %316, %c15 : index
    memref.store %319, %15[%320] : memref<?xf32>
    %321 = vector.extract %226[2] : f32 from vector<8xf32>
    %322 = arith.addi %316, %c29 : index
    memref.store %321, %15[%322] : memref<?xf32>
    %323 = vector.extract %226[3] : f32 from vector<8xf32>
    %324 = arith.addi %316, %c30 : index
    memref.store %323, %15[%324] : memref<?xf32>
    %325 = vector.extract %226[4] : f32 from vector<8xf32>
    %326 = arith.addi %316, %c31 : index
    memref.store %325, %15[%326] : memref<?xf32>
    %327 = vector.extract %226[5] : f32 from vector<8xf32>
    %328 = arith.addi %316, %c32 : index
    memref.store %327, %15[%328] : memref<?xf32>
    %329 = vector.extract %226[6] : f32 from vector<8xf32>
    %330 = arith.addi %316, %c33 : index
    memref.store %329, %15[%330] : memref<?xf32>
    %331 = vector.extract %226[7] : f32 from vector<8xf32>
    %332 = arith.addi %316, %c34 : index
    memref.store %331, %15[%332] : memref<?xf32>
    wave.barrier
    %333 = arith.muli %312, %c18 : index
    %334 = arith.addi %333, %c7 : index
    %335 = arith.muli %334, %c15 : index
    %336 = arith.addi %335, %311 : index
    %337 = arith.addi %336, %c7 : index
    %338 = memref.load %15[%337] : memref<?xf32>
    %339 = arith.addi %337, %c21 : index
    %340 = memref.load %15[%339] : memref<?xf32>
    %341 = arith.addf %338, %340 : f32
    %342 = wave.lane
    %343 = arith.addi %14, %c7 : index
    %344 = arith.muli %334, %c13 : index
    %345 = arith.addi %343, %344 : index
    %346 = arith.divui %342, %c5 : index
    %347 = arith.addi %345, %346 : index
    %348 = arith.cmpi slt, %347, %13 : index
    scf.if %348 {
      %349 = arith.cmpi eq, %hasFactors, %c6 : index
      %350 = arith.muli %347, %c13 : index
      %351 = memref.load %factors[%350] : memref<?xf32>
      %352 = arith.mulf %351, %operandScale : f32
      %353 = arith.select %349, %352, %operandScale : f32
      %354 = arith.mulf %341, %353 : f32
      %355 = arith.muli %347, %outputFeatures : index
      %356 = arith.addi %355, %18 : index
      %357 = wave.lane
      %358 = arith.remui %357, %c5 : index
      %359 = arith.addi %356, %358 : index
      scf.if %16 {
        %360 = arith.addi %359, %c7 : index
        %361 = memref.load %residual[%360] : memref<?xf32>
        %362 = arith.addf %361, %354 : f32
        %363 = arith.addi %359, %c7 : index
        memref.store %362, %out[%363] : memref<?xf32>
      } else {
        %364 = arith.addi %359, %c7 : index
        memref.store %354, %out[%364] : memref<?xf32>
      }
    }
    %365 = arith.muli %312, %c18 : index
    %366 = arith.addi %365, %c6 : index
    %367 = arith.muli %366, %c15 : index
    %368 = arith.addi %367, %311 : index
    %369 = arith.addi %368, %c7 : index
    %370 = memref.load %15[%369] : memref<?xf32>
    %371 = arith.addi %369, %c21 : index
    %372 = memref.load %15[%371] : memref<?xf32>
    %373 = arith.addf %370, %372 : f32
    %374 = wave.lane
    %375 = arith.addi %14, %c7 : index
    %376 = arith.muli %366, %c13 : index
    %377 = arith.addi %375, %376 : index
    %378 = arith.divui %374, %c5 : index
    %379 = arith.addi %377, %378 : index
    %380 = arith.cmpi slt, %379, %13 : index
    scf.if %380 {
      %381 = arith.cmpi eq, %hasFactors, %c6 : index
      %382 = arith.muli %379, %c13 : index
      %383 = memref.load %factors[%382] : memref<?xf32>
      %384 = arith.mulf %383, %operandScale : f32
      %385 = arith.select %381, %384, %operandScale : f32
      %386 = arith.mulf %373, %385 : f32
      %387 = arith.muli %379, %outputFeatures : index
      %388 = arith.addi %387, %18 : index
      %389 = wave.lane
      %390 = arith.remui %389, %c5 : index
      %391 = arith.addi %388, %390 : index
      scf.if %16 {
        %392 = arith.addi %391, %c7 : index
        %393 = memref.load %residual[%392] : memref<?xf32>
        %394 = arith.addf %393, %386 : f32
        %395 = arith.addi %391, %c7 : index
        memref.store %394, %out[%395] : memref<?xf32>
      } else {
        %396 = arith.addi %391, %c7 : index
        memref.store %386, %out[%396] : memref<?xf32>
      }
    }
    %397 = arith.muli %312, %c18 : index
    %398 = arith.addi %397, %c13 : index
    %399 = arith.muli %398, %c15 : index
    %400 = arith.addi %399, %311 : index
    %401 = arith.addi %400, %c7 : index
    %402 = memref.load %15[%401] : memref<?xf32>
    %403 = arith.addi %401, %c21 : index
    %404 = memref.load %15[%403] : memref<?xf32>
    %405 = arith.addf %402, %404 : f32
    %406 = wave.lane
    %407 = arith.addi %14, %c7 : index
    %408 = arith.muli %398, %c13 : index
    %409 = arith.addi %407, %408 : index
    %410 = arith.divui %406, %c5 : index
    %411 = arith.addi %409, %410 : index
    %412 = arith.cmpi slt, %411, %13 : index
    scf.if %412 {
      %413 = arith.cmpi eq, %hasFactors, %c6 : index
      %414 = arith.muli %411, %c13 : index
      %415 = memref.load %factors[%414] : memref<?xf32>
      %416 = arith.mulf %415, %operandScale : f32
      %417 = arith.select %413, %416, %operandScale : f32
      %418 = arith.mulf %405, %417 : f32
      %419 = arith.muli %411, %outputFeatures : index
      %420 = arith.addi %419, %18 : index
      %421 = wave.lane
      %422 = arith.remui %421, %c5 : index
      %423 = arith.addi %420, %422 : index
      scf.if %16 {
        %424 = arith.addi %423, %c7 : index
        %425 = memref.load %residual[%424] : memref<?xf32>
        %426 = arith.addf %425, %418 : f32
        %427 = arith.addi %423, %c7 : index
        memref.store %426, %out[%427] : memref<?xf32>
      } else {
        %428 = arith.addi %423, %c7 : index
        memref.store %418, %out[%428] : memref<?xf32>
      }
    }
    %429 = arith.muli %312, %c18 : index
    %430 = arith.addi %429, %c28 : index
    %431 = arith.muli %430, %c15 : index
    %432 = arith.addi %431, %311 : index
    %433 = arith.addi %432, %c7 : index
    %434 = memref.load %15[%433] : memref<?xf32>
    %435 = arith.addi %433, %c21 : index
    %436 = memref.load %15[%435] : memref<?xf32>
    %437 = arith.addf %434, %436 : f32
    %438 = wave.lane
    %439 = arith.addi %14, %c7 : index
    %440 = arith.muli %430, %c13 : index
    %441 = arith.addi %439, %440 : index
    %442 = arith.divui %438, %c5 : index
    %443 = arith.addi %441, %442 : index
    %444 = arith.cmpi slt, %443, %13 : index
    scf.if %444 {
      %445 = arith.cmpi eq, %hasFactors, %c6 : index
      %446 = arith.muli %443, %c13 : index
      %447 = memref.load %factors[%446] : memref<?xf32>
      %448 = arith.mulf %447, %operandScale : f32
      %449 = arith.select %445, %448, %operandScale : f32
      %450 = arith.mulf %437, %449 : f32
      %451 = arith.muli %443, %outputFeatures : index
      %452 = arith.addi %451, %18 : index
      %453 = wave.lane
      %454 = arith.remui %453, %c5 : index
      %455 = arith.addi %452, %454 : index
      scf.if %16 {
        %456 = arith.addi %455, %c7 : index
        %457 = memref.load %residual[%456] : memref<?xf32>
        %458 = arith.addf %457, %450 : f32
        %459 = arith.addi %455, %c7 : index
        memref.store %458, %out[%459] : memref<?xf32>
      } else {
        %460 = arith.addi %455, %c7 : index
        memref.store %450, %out[%460] : memref<?xf32>
      }
    }
  }
  wave.return
}
