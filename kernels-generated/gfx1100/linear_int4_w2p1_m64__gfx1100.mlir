// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='int4', waves=2, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_w2p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 40 : index
  %c4 = arith.constant 15 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 64 : index
  %c10 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 2 : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 48 : index
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
  %c31 = arith.constant 96 : index
  %c32 = arith.constant 128 : index
  %c33 = arith.constant 160 : index
  %c34 = arith.constant 192 : index
  %c35 = arith.constant 224 : index
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
  %14 = arith.muli %1, %c9 : index
  %15 = wave.scratch %c10 : memref<?xf32>
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
    %29 = arith.muli %28, %c14 : index
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
    %40 = arith.addi %21, %c5 : index
    %41 = arith.addi %14, %40 : index
    %42 = arith.divui %41, %tileRows : index
    %43 = arith.divui %inputFeatures, %c5 : index
    %44 = arith.muli %42, %43 : index
    %45 = arith.divui %c7, %c5 : index
    %46 = arith.addi %44, %45 : index
    %47 = arith.muli %46, %c14 : index
    %48 = arith.remui %c7, %c5 : index
    %49 = arith.divui %48, %c2 : index
    %50 = arith.addi %47, %49 : index
    %51 = arith.muli %tileRows, %c2 : index
    %52 = arith.muli %50, %51 : index
    %53 = arith.remui %41, %tileRows : index
    %54 = arith.muli %53, %c2 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.remui %c7, %c2 : index
    %57 = arith.addi %55, %56 : index
    %58 = arith.addi %21, %c15 : index
    %59 = arith.addi %14, %58 : index
    %60 = arith.divui %59, %tileRows : index
    %61 = arith.divui %inputFeatures, %c5 : index
    %62 = arith.muli %60, %61 : index
    %63 = arith.divui %c7, %c5 : index
    %64 = arith.addi %62, %63 : index
    %65 = arith.muli %64, %c14 : index
    %66 = arith.remui %c7, %c5 : index
    %67 = arith.divui %66, %c2 : index
    %68 = arith.addi %65, %67 : index
    %69 = arith.muli %tileRows, %c2 : index
    %70 = arith.muli %68, %69 : index
    %71 = arith.remui %59, %tileRows : index
    %72 = arith.muli %71, %c2 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.remui %c7, %c2 : index
    %75 = arith.addi %73, %74 : index
    %76 = arith.addi %21, %c16 : index
    %77 = arith.addi %14, %76 : index
    %78 = arith.divui %77, %tileRows : index
    %79 = arith.divui %inputFeatures, %c5 : index
    %80 = arith.muli %78, %79 : index
    %81 = arith.divui %c7, %c5 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.muli %82, %c14 : index
    %84 = arith.remui %c7, %c5 : index
    %85 = arith.divui %84, %c2 : index
    %86 = arith.addi %83, %85 : index
    %87 = arith.muli %tileRows, %c2 : index
    %88 = arith.muli %86, %87 : index
    %89 = arith.remui %77, %tileRows : index
    %90 = arith.muli %89, %c2 : index
    %91 = arith.addi %88, %90 : index
    %92 = arith.remui %c7, %c2 : index
    %93 = arith.addi %91, %92 : index
    %94 = wave.wave
    %95 = arith.divui %inputFeatures, %c15 : index
    %96 = arith.muli %94, %stepsPerWave : index
    %97 = arith.minsi %96, %95 : index
    %98 = arith.addi %97, %stepsPerWave : index
    %99 = arith.minsi %98, %95 : index
    %100 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %101 = arith.subi %99, %97 : index
    %102 = arith.divui %101, %c14 : index
    %103 = arith.muli %102, %c14 : index
    %104 = arith.addi %97, %103 : index
    %105 = arith.addi %97, %stepsPerWave : index
    %106 = arith.select %100, %105, %104 : index
    %112:4 = scf.for %107 = %97 to %106 step %c14 iter_args(%108 = %c17, %109 = %c17, %110 = %c17, %111 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %113 = wave.lane
      %114 = arith.addi %107, %c7 : index
      %115 = arith.remui %113, %c5 : index
      %116 = arith.divui %groupSize, %c15 : index
      %117 = arith.divui %114, %116 : index
      %118 = arith.divui %inputFeatures, %groupSize : index
      %119 = arith.muli %inputFeatures, %c2 : index
      %120 = arith.addi %11, %119 : index
      %121 = arith.muli %117, %c15 : index
      %122 = arith.addi %120, %121 : index
      %123 = arith.muli %115, %c14 : index
      %124 = arith.addi %122, %123 : index
      %125 = vector.load %w[%124] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %126 = vector.bitcast %125 : vector<2xi8> to vector<1xf16>
      %127 = vector.extract %126[0] : f16 from vector<1xf16>
      %128 = arith.muli %118, %c15 : index
      %129 = arith.addi %120, %128 : index
      %130 = arith.muli %117, %c2 : index
      %131 = arith.addi %129, %130 : index
      %132 = arith.divui %115, %c14 : index
      %133 = arith.addi %131, %132 : index
      %134 = memref.load %w[%133] : memref<?xi8>
      %135 = arith.remui %115, %c14 : index
      %136 = arith.muli %135, %c20 : index
      %137 = arith.index_cast %136 : index to i32
      %138 = arith.extui %134 : i8 to i32
      %139 = arith.shrui %138, %137 : i32
      %140 = arith.andi %139, %c21 : i32
      %141 = arith.ori %140, %c22 : i32
      %142 = arith.trunci %141 : i32 to i16
      %143 = arith.bitcast %142 : i16 to f16
      %144 = arith.muli %114, %c23 : index
      %145 = arith.addi %11, %144 : index
      %146 = arith.muli %115, %c5 : index
      %147 = arith.addi %145, %146 : index
      %148 = vector.load %w[%147] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %149 = vector.bitcast %148 : vector<16xi8> to vector<4xi32>
      %150 = arith.shrui %149, %c24 : vector<4xi32>
      %151 = arith.andi %150, %c25 : vector<4xi32>
      %152 = arith.ori %151, %c26 : vector<4xi32>
      %153 = vector.bitcast %152 : vector<4xi32> to vector<8xf16>
      %154 = arith.shrui %149, %c27 : vector<4xi32>
      %155 = arith.andi %154, %c25 : vector<4xi32>
      %156 = arith.ori %155, %c26 : vector<4xi32>
      %157 = vector.bitcast %156 : vector<4xi32> to vector<8xf16>
      %158 = arith.shrui %149, %c28 : vector<4xi32>
      %159 = arith.andi %158, %c25 : vector<4xi32>
      %160 = arith.ori %159, %c26 : vector<4xi32>
      %161 = vector.bitcast %160 : vector<4xi32> to vector<8xf16>
      %162 = arith.shrui %149, %c29 : vector<4xi32>
      %163 = arith.andi %162, %c25 : vector<4xi32>
      %164 = arith.ori %163, %c26 : vector<4xi32>
      %165 = vector.bitcast %164 : vector<4xi32> to vector<8xf16>
      %166 = vector.shuffle %153, %157 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %167 = vector.shuffle %161, %165 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %168 = vector.shuffle %166, %167 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %169 = vector.broadcast %143 : f16 to vector<32xf16>
      %170 = arith.subf %168, %169 : vector<32xf16>
      %171 = vector.broadcast %127 : f16 to vector<32xf16>
      %172 = arith.mulf %170, %171 : vector<32xf16>
      %173 = vector.shuffle %172, %172 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %174 = vector.shuffle %172, %172 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %175 = arith.addi %107, %c6 : index
      %176 = arith.remui %113, %c5 : index
      %177 = arith.divui %groupSize, %c15 : index
      %178 = arith.divui %175, %177 : index
      %179 = arith.divui %inputFeatures, %groupSize : index
      %180 = arith.muli %inputFeatures, %c2 : index
      %181 = arith.addi %11, %180 : index
      %182 = arith.muli %178, %c15 : index
      %183 = arith.addi %181, %182 : index
      %184 = arith.muli %176, %c14 : index
      %185 = arith.addi %183, %184 : index
      %186 = vector.load %w[%185] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %187 = vector.bitcast %186 : vector<2xi8> to vector<1xf16>
      %188 = vector.extract %187[0] : f16 from vector<1xf16>
      %189 = arith.muli %179, %c15 : index
      %190 = arith.addi %181, %189 : index
      %191 = arith.muli %178, %c2 : index
      %192 = arith.addi %190, %191 : index
      %193 = arith.divui %176, %c14 : index
      %194 = arith.addi %192, %193 : index
      %195 = memref.load %w[%194] : memref<?xi8>
      %196 = arith.remui %176, %c14 : index
      %197 = arith.muli %196, %c20 : index
      %198 = arith.index_cast %197 : index to i32
      %199 = arith.extui %195 : i8 to i32
      %200 = arith.shrui %199, %198 : i32
      %201 = arith.andi %200, %c21 : i32
      %202 = arith.ori %201, %c22 : i32
      %203 = arith.trunci %202 : i32 to i16
      %204 = arith.bitcast %203 : i16 to f16
      %205 = arith.muli %175, %c23 : index
      %206 = arith.addi %11, %205 : index
      %207 = arith.muli %176, %c5 : index
      %208 = arith.addi %206, %207 : index
      %209 = vector.load %w[%208] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %210 = vector.bitcast %209 : vector<16xi8> to vector<4xi32>
      %211 = arith.shrui %210, %c24 : vector<4xi32>
      %212 = arith.andi %211, %c25 : vector<4xi32>
      %213 = arith.ori %212, %c26 : vector<4xi32>
      %214 = vector.bitcast %213 : vector<4xi32> to vector<8xf16>
      %215 = arith.shrui %210, %c27 : vector<4xi32>
      %216 = arith.andi %215, %c25 : vector<4xi32>
      %217 = arith.ori %216, %c26 : vector<4xi32>
      %218 = vector.bitcast %217 : vector<4xi32> to vector<8xf16>
      %219 = arith.shrui %210, %c28 : vector<4xi32>
      %220 = arith.andi %219, %c25 : vector<4xi32>
      %221 = arith.ori %220, %c26 : vector<4xi32>
      %222 = vector.bitcast %221 : vector<4xi32> to vector<8xf16>
      %223 = arith.shrui %210, %c29 : vector<4xi32>
      %224 = arith.andi %223, %c25 : vector<4xi32>
      %225 = arith.ori %224, %c26 : vector<4xi32>
      %226 = vector.bitcast %225 : vector<4xi32> to vector<8xf16>
      %227 = vector.shuffle %214, %218 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %228 = vector.shuffle %222, %226 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %229 = vector.shuffle %227, %228 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %230 = vector.broadcast %204 : f16 to vector<32xf16>
      %231 = arith.subf %229, %230 : vector<32xf16>
      %232 = vector.broadcast %188 : f16 to vector<32xf16>
      %233 = arith.mulf %231, %232 : vector<32xf16>
      %234 = vector.shuffle %233, %233 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %235 = vector.shuffle %233, %233 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %236 = arith.muli %107, %c14 : index
      %237 = arith.addi %236, %c7 : index
      %238 = arith.muli %tileRows, %c5 : index
      %239 = arith.muli %237, %238 : index
      %240 = arith.addi %39, %239 : index
      %241 = vector.load %x[%240] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %242 = arith.muli %tileRows, %c2 : index
      %243 = arith.addi %240, %242 : index
      %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = vector.shuffle %241, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %246 = wave.mma %245, %173, %108 : vector<16xf16>, vector<8xf32>
      %247 = arith.muli %107, %c14 : index
      %248 = arith.addi %247, %c7 : index
      %249 = arith.muli %tileRows, %c5 : index
      %250 = arith.muli %248, %249 : index
      %251 = arith.addi %57, %250 : index
      %252 = vector.load %x[%251] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %253 = arith.muli %tileRows, %c2 : index
      %254 = arith.addi %251, %253 : index
      %255 = vector.load %x[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = vector.shuffle %252, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = wave.mma %256, %173, %109 : vector<16xf16>, vector<8xf32>
      %258 = arith.muli %107, %c14 : index
      %259 = arith.addi %258, %c7 : index
      %260 = arith.muli %tileRows, %c5 : index
      %261 = arith.muli %259, %260 : index
      %262 = arith.addi %75, %261 : index
      %263 = vector.load %x[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %264 = arith.muli %tileRows, %c2 : index
      %265 = arith.addi %262, %264 : index
      %266 = vector.load %x[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %267 = vector.shuffle %263, %266 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = wave.mma %267, %173, %110 : vector<16xf16>, vector<8xf32>
      %269 = arith.muli %107, %c14 : index
      %270 = arith.addi %269, %c7 : index
      %271 = arith.muli %tileRows, %c5 : index
      %272 = arith.muli %270, %271 : index
      %273 = arith.addi %93, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = arith.muli %tileRows, %c2 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = vector.shuffle %274, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %279 = wave.mma %278, %173, %111 : vector<16xf16>, vector<8xf32>
      %280 = arith.muli %107, %c14 : index
      %281 = arith.addi %280, %c6 : index
      %282 = arith.muli %tileRows, %c5 : index
      %283 = arith.muli %281, %282 : index
      %284 = arith.addi %39, %283 : index
      %285 = vector.load %x[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %286 = arith.muli %tileRows, %c2 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = vector.shuffle %285, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = wave.mma %289, %174, %246 : vector<16xf16>, vector<8xf32>
      %291 = arith.muli %107, %c14 : index
      %292 = arith.addi %291, %c6 : index
      %293 = arith.muli %tileRows, %c5 : index
      %294 = arith.muli %292, %293 : index
      %295 = arith.addi %57, %294 : index
      %296 = vector.load %x[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %297 = arith.muli %tileRows, %c2 : index
      %298 = arith.addi %295, %297 : index
      %299 = vector.load %x[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %300 = vector.shuffle %296, %299 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %301 = wave.mma %300, %174, %257 : vector<16xf16>, vector<8xf32>
      %302 = arith.muli %107, %c14 : index
      %303 = arith.addi %302, %c6 : index
      %304 = arith.muli %tileRows, %c5 : index
      %305 = arith.muli %303, %304 : index
      %306 = arith.addi %75, %305 : index
      %307 = vector.load %x[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %308 = arith.muli %tileRows, %c2 : index
      %309 = arith.addi %306, %308 : index
      %310 = vector.load %x[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %311 = vector.shuffle %307, %310 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %312 = wave.mma %311, %174, %268 : vector<16xf16>, vector<8xf32>
      %313 = arith.muli %107, %c14 : index
      %314 = arith.addi %313, %c6 : index
      %315 = arith.muli %tileRows, %c5 : index
      %316 = arith.muli %314, %315 : index
      %317 = arith.addi %93, %316 : index
      %318 = vector.load %x[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %319 = arith.muli %tileRows, %c2 : index
      %320 = arith.addi %317, %319 : index
      %321 = vector.load %x[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %322 = vector.shuffle %318, %321 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %323 = wave.mma %322, %174, %279 : vector<16xf16>, vector<8xf32>
      %324 = arith.muli %107, %c14 : index
      %325 = arith.addi %324, %c14 : index
      %326 = arith.muli %tileRows, %c5 : index
      %327 = arith.muli %325, %326 : index
      %328 = arith.addi %39, %327 : index
      %329 = vector.load %x[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %330 = arith.muli %tileRows, %c2 : index
      %331 = arith.addi %328, %330 : index
      %332 = vector.load %x[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %333 = vector.shuffle %329, %332 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %334 = wave.mma %333, %234, %290 : vector<16xf16>, vector<8xf32>
      %335 = arith.muli %107, %c14 : index
      %336 = arith.addi %335, %c14 : index
      %337 = arith.muli %tileRows, %c5 : index
      %338 = arith.muli %336, %337 : index
      %339 = arith.addi %57, %338 : index
      %340 = vector.load %x[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %341 = arith.muli %tileRows, %c2 : index
      %342 = arith.addi %339, %341 : index
      %343 = vector.load %x[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %344 = vector.shuffle %340, %343 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %345 = wave.mma %344, %234, %301 : vector<16xf16>, vector<8xf32>
      %346 = arith.muli %107, %c14 : index
      %347 = arith.addi %346, %c14 : index
      %348 = arith.muli %tileRows, %c5 : index
      %349 = arith.muli %347, %348 : index
      %350 = arith.addi %75, %349 : index
      %351 = vector.load %x[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %352 = arith.muli %tileRows, %c2 : index
      %353 = arith.addi %350, %352 : index
      %354 = vector.load %x[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %355 = vector.shuffle %351, %354 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %356 = wave.mma %355, %234, %312 : vector<16xf16>, vector<8xf32>
      %357 = arith.muli %107, %c14 : index
      %358 = arith.addi %357, %c14 : index
      %359 = arith.muli %tileRows, %c5 : index
      %360 = arith.muli %358, %359 : index
      %361 = arith.addi %93, %360 : index
      %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %363 = arith.muli %tileRows, %c2 : index
      %364 = arith.addi %361, %363 : index
      %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %366 = vector.shuffle %362, %365 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %367 = wave.mma %366, %234, %323 : vector<16xf16>, vector<8xf32>
      %368 = arith.muli %107, %c14 : index
      %369 = arith.addi %368, %c30 : index
      %370 = arith.muli %tileRows, %c5 : index
      %371 = arith.muli %369, %370 : index
      %372 = arith.addi %39, %371 : index
      %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %374 = arith.muli %tileRows, %c2 : index
      %375 = arith.addi %372, %374 : index
      %376 = vector.load %x[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %377 = vector.shuffle %373, %376 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %378 = wave.mma %377, %235, %334 : vector<16xf16>, vector<8xf32>
      %379 = arith.muli %107, %c14 : index
      %380 = arith.addi %379, %c30 : index
      %381 = arith.muli %tileRows, %c5 : index
      %382 = arith.muli %380, %381 : index
      %383 = arith.addi %57, %382 : index
      %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %385 = arith.muli %tileRows, %c2 : index
      %386 = arith.addi %383, %385 : index
      %387 = vector.load %x[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %388 = vector.shuffle %384, %387 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %389 = wave.mma %388, %235, %345 : vector<16xf16>, vector<8xf32>
      %390 = arith.muli %107, %c14 : index
      %391 = arith.addi %390, %c30 : index
      %392 = arith.muli %tileRows, %c5 : index
      %393 = arith.muli %391, %392 : index
      %394 = arith.addi %75, %393 : index
      %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %396 = arith.muli %tileRows, %c2 : index
      %397 = arith.addi %394, %396 : index
      %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = vector.shuffle %395, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %400 = wave.mma %399, %235, %356 : vector<16xf16>, vector<8xf32>
      %401 = arith.muli %107, %c14 : index
      %402 = arith.addi %401, %c30 : index
      %403 = arith.muli %tileRows, %c5 : index
      %404 = arith.muli %402, %403 : index
      %405 = arith.addi %93, %404 : index
      %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = arith.muli %tileRows, %c2 : index
      %408 = arith.addi %405, %407 : index
      %409 = vector.load %x[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %410 = vector.shuffle %406, %409 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %411 = wave.mma %410, %235, %367 : vector<16xf16>, vector<8xf32>
      scf.yield %378, %389, %400, %411 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %412 = arith.select %100, %106, %99 : index
    %418:4 = scf.for %413 = %106 to %412 step %c6 iter_args(%414 = %112#0, %415 = %112#1, %416 = %112#2, %417 = %112#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %419 = wave.lane
      %420 = arith.addi %413, %c7 : index
      %421 = arith.remui %419, %c5 : index
      %422 = arith.divui %groupSize, %c15 : index
      %423 = arith.divui %420, %422 : index
      %424 = arith.divui %inputFeatures, %groupSize : index
      %425 = arith.muli %inputFeatures, %c2 : index
      %426 = arith.addi %11, %425 : index
      %427 = arith.muli %423, %c15 : index
      %428 = arith.addi %426, %427 : index
      %429 = arith.muli %421, %c14 : index
      %430 = arith.addi %428, %429 : index
      %431 = vector.load %w[%430] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %432 = vector.bitcast %431 : vector<2xi8> to vector<1xf16>
      %433 = vector.extract %432[0] : f16 from vector<1xf16>
      %434 = arith.muli %424, %c15 : index
      %435 = arith.addi %426, %434 : index
      %436 = arith.muli %423, %c2 : index
      %437 = arith.addi %435, %436 : index
      %438 = arith.divui %421, %c14 : index
      %439 = arith.addi %437, %438 : index
      %440 = memref.load %w[%439] : memref<?xi8>
      %441 = arith.remui %421, %c14 : index
      %442 = arith.muli %441, %c20 : index
      %443 = arith.index_cast %442 : index to i32
      %444 = arith.extui %440 : i8 to i32
      %445 = arith.shrui %444, %443 : i32
      %446 = arith.andi %445, %c21 : i32
      %447 = arith.ori %446, %c22 : i32
      %448 = arith.trunci %447 : i32 to i16
      %449 = arith.bitcast %448 : i16 to f16
      %450 = arith.muli %420, %c23 : index
      %451 = arith.addi %11, %450 : index
      %452 = arith.muli %421, %c5 : index
      %453 = arith.addi %451, %452 : index
      %454 = vector.load %w[%453] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %455 = vector.bitcast %454 : vector<16xi8> to vector<4xi32>
      %456 = arith.shrui %455, %c24 : vector<4xi32>
      %457 = arith.andi %456, %c25 : vector<4xi32>
      %458 = arith.ori %457, %c26 : vector<4xi32>
      %459 = vector.bitcast %458 : vector<4xi32> to vector<8xf16>
      %460 = arith.shrui %455, %c27 : vector<4xi32>
      %461 = arith.andi %460, %c25 : vector<4xi32>
      %462 = arith.ori %461, %c26 : vector<4xi32>
      %463 = vector.bitcast %462 : vector<4xi32> to vector<8xf16>
      %464 = arith.shrui %455, %c28 : vector<4xi32>
      %465 = arith.andi %464, %c25 : vector<4xi32>
      %466 = arith.ori %465, %c26 : vector<4xi32>
      %467 = vector.bitcast %466 : vector<4xi32> to vector<8xf16>
      %468 = arith.shrui %455, %c29 : vector<4xi32>
      %469 = arith.andi %468, %c25 : vector<4xi32>
      %470 = arith.ori %469, %c26 : vector<4xi32>
      %471 = vector.bitcast %470 : vector<4xi32> to vector<8xf16>
      %472 = vector.shuffle %459, %463 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %473 = vector.shuffle %467, %471 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %474 = vector.shuffle %472, %473 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %475 = vector.broadcast %449 : f16 to vector<32xf16>
      %476 = arith.subf %474, %475 : vector<32xf16>
      %477 = vector.broadcast %433 : f16 to vector<32xf16>
      %478 = arith.mulf %476, %477 : vector<32xf16>
      %479 = vector.shuffle %478, %478 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %480 = vector.shuffle %478, %478 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %481 = arith.muli %413, %c14 : index
      %482 = arith.addi %481, %c7 : index
      %483 = arith.muli %tileRows, %c5 : index
      %484 = arith.muli %482, %483 : index
      %485 = arith.addi %39, %484 : index
      %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %487 = arith.muli %tileRows, %c2 : index
      %488 = arith.addi %485, %487 : index
      %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %490 = vector.shuffle %486, %489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %491 = wave.mma %490, %479, %414 : vector<16xf16>, vector<8xf32>
      %492 = arith.muli %413, %c14 : index
      %493 = arith.addi %492, %c7 : index
      %494 = arith.muli %tileRows, %c5 : index
      %495 = arith.muli %493, %494 : index
      %496 = arith.addi %57, %495 : index
      %497 = vector.load %x[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %498 = arith.muli %tileRows, %c2 : index
      %499 = arith.addi %496, %498 : index
      %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %501 = vector.shuffle %497, %500 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %502 = wave.mma %501, %479, %415 : vector<16xf16>, vector<8xf32>
      %503 = arith.muli %413, %c14 : index
      %504 = arith.addi %503, %c7 : index
      %505 = arith.muli %tileRows, %c5 : index
      %506 = arith.muli %504, %505 : index
      %507 = arith.addi %75, %506 : index
      %508 = vector.load %x[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %509 = arith.muli %tileRows, %c2 : index
      %510 = arith.addi %507, %509 : index
      %511 = vector.load %x[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %512 = vector.shuffle %508, %511 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %513 = wave.mma %512, %479, %416 : vector<16xf16>, vector<8xf32>
      %514 = arith.muli %413, %c14 : index
      %515 = arith.addi %514, %c7 : index
      %516 = arith.muli %tileRows, %c5 : index
      %517 = arith.muli %515, %516 : index
      %518 = arith.addi %93, %517 : index
      %519 = vector.load %x[%518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %520 = arith.muli %tileRows, %c2 : index
      %521 = arith.addi %518, %520 : index
      %522 = vector.load %x[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %523 = vector.shuffle %519, %522 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %524 = wave.mma %523, %479, %417 : vector<16xf16>, vector<8xf32>
      %525 = arith.muli %413, %c14 : index
      %526 = arith.addi %525, %c6 : index
      %527 = arith.muli %tileRows, %c5 : index
      %528 = arith.muli %526, %527 : index
      %529 = arith.addi %39, %528 : index
      %530 = vector.load %x[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %531 = arith.muli %tileRows, %c2 : index
      %532 = arith.addi %529, %531 : index
      %533 = vector.load %x[%532] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %534 = vector.shuffle %530, %533 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %535 = wave.mma %534, %480, %491 : vector<16xf16>, vector<8xf32>
      %536 = arith.muli %413, %c14 : index
      %537 = arith.addi %536, %c6 : index
      %538 = arith.muli %tileRows, %c5 : index
      %539 = arith.muli %537, %538 : index
      %540 = arith.addi %57, %539 : index
      %541 = vector.load %x[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %542 = arith.muli %tileRows, %c2 : index
      %543 = arith.addi %540, %542 : index
      %544 = vector.load %x[%543] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %545 = vector.shuffle %541, %544 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %546 = wave.mma %545, %480, %502 : vector<16xf16>, vector<8xf32>
      %547 = arith.muli %413, %c14 : index
      %548 = arith.addi %547, %c6 : index
      %549 = arith.muli %tileRows, %c5 : index
      %550 = arith.muli %548, %549 : index
      %551 = arith.addi %75, %550 : index
      %552 = vector.load %x[%551] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %553 = arith.muli %tileRows, %c2 : index
      %554 = arith.addi %551, %553 : index
      %555 = vector.load %x[%554] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %556 = vector.shuffle %552, %555 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %557 = wave.mma %556, %480, %513 : vector<16xf16>, vector<8xf32>
      %558 = arith.muli %413, %c14 : index
      %559 = arith.addi %558, %c6 : index
      %560 = arith.muli %tileRows, %c5 : index
      %561 = arith.muli %559, %560 : index
      %562 = arith.addi %93, %561 : index
      %563 = vector.load %x[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %564 = arith.muli %tileRows, %c2 : index
      %565 = arith.addi %562, %564 : index
      %566 = vector.load %x[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %567 = vector.shuffle %563, %566 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %568 = wave.mma %567, %480, %524 : vector<16xf16>, vector<8xf32>
      scf.yield %535, %546, %557, %568 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %569 = wave.lane
    %570 = wave.wave
    %571 = arith.muli %570, %c6 : index
    %572 = arith.addi %571, %c7 : index
    %573 = arith.muli %572, %c23 : index
    %574 = arith.addi %573, %569 : index
    %575 = vector.extract %418#0[0] : f32 from vector<8xf32>
    %576 = arith.addi %574, %c7 : index
    memref.store %575, %15[%576] : memref<?xf32>
    %577 = vector.extract %418#0[1] : f32 from vector<8xf32>
    %578 = arith.addi %574, %c15 : index
    memref.store %577, %15[%578] : memref<?xf32>
    %579 = vector.extract %418#0[2] : f32 from vector<8xf32>
    %580 = arith.addi %574, %c9 : index
    memref.store %579, %15[%580] : memref<?xf32>
    %581 = vector.extract %418#0[3] : f32 from vector<8xf32>
    %582 = arith.addi %574, %c31 : index
    memref.store %581, %15[%582] : memref<?xf32>
    %583 = vector.extract %418#0[4] : f32 from vector<8xf32>
    %584 = arith.addi %574, %c32 : index
    memref.store %583, %15[%584] : memref<?xf32>
    %585 = vector.extract %418#0[5] : f32 from vector<8xf32>
    %586 = arith.addi %574, %c33 : index
    memref.store %585, %15[%586] : memref<?xf32>
    %587 = vector.extract %418#0[6] : f32 from vector<8xf32>
    %588 = arith.addi %574, %c34 : index
    memref.store %587, %15[%588] : memref<?xf32>
    %589 = vector.extract %418#0[7] : f32 from vector<8xf32>
    %590 = arith.addi %574, %c35 : index
    memref.store %589, %15[%590] : memref<?xf32>
    wave.barrier
    %591 = arith.muli %570, %c20 : index
    %592 = arith.addi %591, %c7 : index
    %593 = arith.muli %592, %c15 : index
    %594 = arith.addi %593, %569 : index
    %595 = arith.addi %594, %c7 : index
    %596 = memref.load %15[%595] : memref<?xf32>
    %597 = arith.addi %595, %c23 : index
    %598 = memref.load %15[%597] : memref<?xf32>
    %599 = arith.addf %596, %598 : f32
    %600 = wave.lane
    %601 = arith.addi %14, %c7 : index
    %602 = arith.muli %592, %c14 : index
    %603 = arith.addi %601, %602 : index
    %604 = arith.divui %600, %c5 : index
    %605 = arith.addi %603, %604 : index
    %606 = arith.cmpi slt, %605, %13 : index
    scf.if %606 {
      %607 = arith.cmpi eq, %hasFactors, %c6 : index
      %608 = arith.muli %605, %c14 : index
      %609 = memref.load %factors[%608] : memref<?xf32>
      %610 = arith.mulf %609, %operandScale : f32
      %611 = arith.select %607, %610, %operandScale : f32
      %612 = arith.mulf %599, %611 : f32
      %613 = arith.muli %605, %outputFeatures : index
      %614 = arith.addi %613, %18 : index
      %615 = wave.lane
      %616 = arith.remui %615, %c5 : index
      %617 = arith.addi %614, %616 : index
      scf.if %16 {
        %618 = arith.addi %617, %c7 : index
        %619 = memref.load %residual[%618] : memref<?xf32>
        %620 = arith.addf %619, %612 : f32
        %621 = arith.addi %617, %c7 : index
        memref.store %620, %out[%621] : memref<?xf32>
      } else {
        %622 = arith.addi %617, %c7 : index
        memref.store %612, %out[%622] : memref<?xf32>
      }
    }
    %623 = arith.muli %570, %c20 : index
    %624 = arith.addi %623, %c6 : index
    %625 = arith.muli %624, %c15 : index
    %626 = arith.addi %625, %569 : index
    %627 = arith.addi %626, %c7 : index
    %628 = memref.load %15[%627] : memref<?xf32>
    %629 = arith.addi %627, %c23 : index
    %630 = memref.load %15[%629] : memref<?xf32>
    %631 = arith.addf %628, %630 : f32
    %632 = wave.lane
    %633 = arith.addi %14, %c7 : index
    %634 = arith.muli %624, %c14 : index
    %635 = arith.addi %633, %634 : index
    %636 = arith.divui %632, %c5 : index
    %637 = arith.addi %635, %636 : index
    %638 = arith.cmpi slt, %637, %13 : index
    scf.if %638 {
      %639 = arith.cmpi eq, %hasFactors, %c6 : index
      %640 = arith.muli %637, %c14 : index
      %641 = memref.load %factors[%640] : memref<?xf32>
      %642 = arith.mulf %641, %operandScale : f32
      %643 = arith.select %639, %642, %operandScale : f32
      %644 = arith.mulf %631, %643 : f32
      %645 = arith.muli %637, %outputFeatures : index
      %646 = arith.addi %645, %18 : index
      %647 = wave.lane
      %648 = arith.remui %647, %c5 : index
      %649 = arith.addi %646, %648 : index
      scf.if %16 {
        %650 = arith.addi %649, %c7 : index
        %651 = memref.load %residual[%650] : memref<?xf32>
        %652 = arith.addf %651, %644 : f32
        %653 = arith.addi %649, %c7 : index
        memref.store %652, %out[%653] : memref<?xf32>
      } else {
        %654 = arith.addi %649, %c7 : index
        memref.store %644, %out[%654] : memref<?xf32>
      }
    }
    %655 = arith.muli %570, %c20 : index
    %656 = arith.addi %655, %c14 : index
    %657 = arith.muli %656, %c15 : index
    %658 = arith.addi %657, %569 : index
    %659 = arith.addi %658, %c7 : index
    %660 = memref.load %15[%659] : memref<?xf32>
    %661 = arith.addi %659, %c23 : index
    %662 = memref.load %15[%661] : memref<?xf32>
    %663 = arith.addf %660, %662 : f32
    %664 = wave.lane
    %665 = arith.addi %14, %c7 : index
    %666 = arith.muli %656, %c14 : index
    %667 = arith.addi %665, %666 : index
    %668 = arith.divui %664, %c5 : index
    %669 = arith.addi %667, %668 : index
    %670 = arith.cmpi slt, %669, %13 : index
    scf.if %670 {
      %671 = arith.cmpi eq, %hasFactors, %c6 : index
      %672 = arith.muli %669, %c14 : index
      %673 = memref.load %factors[%672] : memref<?xf32>
      %674 = arith.mulf %673, %operandScale : f32
      %675 = arith.select %671, %674, %operandScale : f32
      %676 = arith.mulf %663, %675 : f32
      %677 = arith.muli %669, %outputFeatures : index
      %678 = arith.addi %677, %18 : index
      %679 = wave.lane
      %680 = arith.remui %679, %c5 : index
      %681 = arith.addi %678, %680 : index
      scf.if %16 {
        %682 = arith.addi %681, %c7 : index
        %683 = memref.load %residual[%682] : memref<?xf32>
        %684 = arith.addf %683, %676 : f32
        %685 = arith.addi %681, %c7 : index
        memref.store %684, %out[%685] : memref<?xf32>
      } else {
        %686 = arith.addi %681, %c7 : index
        memref.store %676, %out[%686] : memref<?xf32>
      }
    }
    %687 = arith.muli %570, %c20 : index
    %688 = arith.addi %687, %c30 : index
    %689 = arith.muli %688, %c15 : index
    %690 = arith.addi %689, %569 : index
    %691 = arith.addi %690, %c7 : index
    %692 = memref.load %15[%691] : memref<?xf32>
    %693 = arith.addi %691, %c23 : index
    %694 = memref.load %15[%693] : memref<?xf32>
    %695 = arith.addf %692, %694 : f32
    %696 = wave.lane
    %697 = arith.addi %14, %c7 : index
    %698 = arith.muli %688, %c14 : index
    %699 = arith.addi %697, %698 : index
    %700 = arith.divui %696, %c5 : index
    %701 = arith.addi %699, %700 : index
    %702 = arith.cmpi slt, %701, %13 : index
    scf.if %702 {
      %703 = arith.cmpi eq, %hasFactors, %c6 : index
      %704 = arith.muli %701, %c14 : index
      %705 = memref.load %factors[%704] : memref<?xf32>
      %706 = arith.mulf %705, %operandScale : f32
      %707 = arith.select %703, %706, %operandScale : f32
      %708 = arith.mulf %695, %707 : f32
      %709 = arith.muli %701, %outputFeatures : index
      %710 = arith.addi %709, %18 : index
      %711 = wave.lane
      %712 = arith.remui %711, %c5 : index
      %713 = arith.addi %710, %712 : index
      scf.if %16 {
        %714 = arith.addi %713, %c7 : index
        %715 = memref.load %residual[%714] : memref<?xf32>
        %716 = arith.addf %715, %708 : f32
        %717 = arith.addi %713, %c7 : index
        memref.store %716, %out[%717] : memref<?xf32>
      } else {
        %718 = arith.addi %713, %c7 : index
        memref.store %708, %out[%718] : memref<?xf32>
      }
    }
    %719 = wave.lane
    wave.barrier
    %720 = wave.wave
    %721 = arith.muli %720, %c6 : index
    %722 = arith.addi %721, %c7 : index
    %723 = arith.muli %722, %c23 : index
    %724 = arith.addi %723, %719 : index
    %725 = vector.extract %418#1[0] : f32 from vector<8xf32>
    %726 = arith.addi %724, %c7 : index
    memref.store %725, %15[%726] : memref<?xf32>
    %727 = vector.extract %418#1[1] : f32 from vector<8xf32>
    %728 = arith.addi %724, %c15 : index
    memref.store %727, %15[%728] : memref<?xf32>
    %729 = vector.extract %418#1[2] : f32 from vector<8xf32>
    %730 = arith.addi %724, %c9 : index
    memref.store %729, %15[%730] : memref<?xf32>
    %731 = vector.extract %418#1[3] : f32 from vector<8xf32>
    %732 = arith.addi %724, %c31 : index
    memref.store %731, %15[%732] : memref<?xf32>
    %733 = vector.extract %418#1[4] : f32 from vector<8xf32>
    %734 = arith.addi %724, %c32 : index
    memref.store %733, %15[%734] : memref<?xf32>
    %735 = vector.extract %418#1[5] : f32 from vector<8xf32>
    %736 = arith.addi %724, %c33 : index
    memref.store %735, %15[%736] : memref<?xf32>
    %737 = vector.extract %418#1[6] : f32 from vector<8xf32>
    %738 = arith.addi %724, %c34 : index
    memref.store %737, %15[%738] : memref<?xf32>
    %739 = vector.extract %418#1[7] : f32 from vector<8xf32>
    %740 = arith.addi %724, %c35 : index
    memref.store %739, %15[%740] : memref<?xf32>
    wave.barrier
    %741 = arith.muli %720, %c20 : index
    %742 = arith.addi %741, %c7 : index
    %743 = arith.muli %742, %c15 : index
    %744 = arith.addi %743, %719 : index
    %745 = arith.addi %744, %c7 : index
    %746 = memref.load %15[%745] : memref<?xf32>
    %747 = arith.addi %745, %c23 : index
    %748 = memref.load %15[%747] : memref<?xf32>
    %749 = arith.addf %746, %748 : f32
    %750 = wave.lane
    %751 = arith.addi %14, %c5 : index
    %752 = arith.muli %742, %c14 : index
    %753 = arith.addi %751, %752 : index
    %754 = arith.divui %750, %c5 : index
    %755 = arith.addi %753, %754 : index
    %756 = arith.cmpi slt, %755, %13 : index
    scf.if %756 {
      %757 = arith.cmpi eq, %hasFactors, %c6 : index
      %758 = arith.muli %755, %c14 : index
      %759 = memref.load %factors[%758] : memref<?xf32>
      %760 = arith.mulf %759, %operandScale : f32
      %761 = arith.select %757, %760, %operandScale : f32
      %762 = arith.mulf %749, %761 : f32
      %763 = arith.muli %755, %outputFeatures : index
      %764 = arith.addi %763, %18 : index
      %765 = wave.lane
      %766 = arith.remui %765, %c5 : index
      %767 = arith.addi %764, %766 : index
      scf.if %16 {
        %768 = arith.addi %767, %c7 : index
        %769 = memref.load %residual[%768] : memref<?xf32>
        %770 = arith.addf %769, %762 : f32
        %771 = arith.addi %767, %c7 : index
        memref.store %770, %out[%771] : memref<?xf32>
      } else {
        %772 = arith.addi %767, %c7 : index
        memref.store %762, %out[%772] : memref<?xf32>
      }
    }
    %773 = arith.muli %720, %c20 : index
    %774 = arith.addi %773, %c6 : index
    %775 = arith.muli %774, %c15 : index
    %776 = arith.addi %775, %719 : index
    %777 = arith.addi %776, %c7 : index
    %778 = memref.load %15[%777] : memref<?xf32>
    %779 = arith.addi %777, %c23 : index
    %780 = memref.load %15[%779] : memref<?xf32>
    %781 = arith.addf %778, %780 : f32
    %782 = wave.lane
    %783 = arith.addi %14, %c5 : index
    %784 = arith.muli %774, %c14 : index
    %785 = arith.addi %783, %784 : index
    %786 = arith.divui %782, %c5 : index
    %787 = arith.addi %785, %786 : index
    %788 = arith.cmpi slt, %787, %13 : index
    scf.if %788 {
      %789 = arith.cmpi eq, %hasFactors, %c6 : index
      %790 = arith.muli %787, %c14 : index
      %791 = memref.load %factors[%790] : memref<?xf32>
      %792 = arith.mulf %791, %operandScale : f32
      %793 = arith.select %789, %792, %operandScale : f32
      %794 = arith.mulf %781, %793 : f32
      %795 = arith.muli %787, %outputFeatures : index
      %796 = arith.addi %795, %18 : index
      %797 = wave.lane
      %798 = arith.remui %797, %c5 : index
      %799 = arith.addi %796, %798 : index
      scf.if %16 {
        %800 = arith.addi %799, %c7 : index
        %801 = memref.load %residual[%800] : memref<?xf32>
        %802 = arith.addf %801, %794 : f32
        %803 = arith.addi %799, %c7 : index
        memref.store %802, %out[%803] : memref<?xf32>
      } else {
        %804 = arith.addi %799, %c7 : index
        memref.store %794, %out[%804] : memref<?xf32>
      }
    }
    %805 = arith.muli %720, %c20 : index
    %806 = arith.addi %805, %c14 : index
    %807 = arith.muli %806, %c15 : index
    %808 = arith.addi %807, %719 : index
    %809 = arith.addi %808, %c7 : index
    %810 = memref.load %15[%809] : memref<?xf32>
    %811 = arith.addi %809, %c23 : index
    %812 = memref.load %15[%811] : memref<?xf32>
    %813 = arith.addf %810, %812 : f32
    %814 = wave.lane
    %815 = arith.addi %14, %c5 : index
    %816 = arith.muli %806, %c14 : index
    %817 = arith.addi %815, %816 : index
    %818 = arith.divui %814, %c5 : index
    %819 = arith.addi %817, %818 : index
    %820 = arith.cmpi slt, %819, %13 : index
    scf.if %820 {
      %821 = arith.cmpi eq, %hasFactors, %c6 : index
      %822 = arith.muli %819, %c14 : index
      %823 = memref.load %factors[%822] : memref<?xf32>
      %824 = arith.mulf %823, %operandScale : f32
      %825 = arith.select %821, %824, %operandScale : f32
      %826 = arith.mulf %813, %825 : f32
      %827 = arith.muli %819, %outputFeatures : index
      %828 = arith.addi %827, %18 : index
      %829 = wave.lane
      %830 = arith.remui %829, %c5 : index
      %831 = arith.addi %828, %830 : index
      scf.if %16 {
        %832 = arith.addi %831, %c7 : index
        %833 = memref.load %residual[%832] : memref<?xf32>
        %834 = arith.addf %833, %826 : f32
        %835 = arith.addi %831, %c7 : index
        memref.store %834, %out[%835] : memref<?xf32>
      } else {
        %836 = arith.addi %831, %c7 : index
        memref.store %826, %out[%836] : memref<?xf32>
      }
    }
    %837 = arith.muli %720, %c20 : index
    %838 = arith.addi %837, %c30 : index
    %839 = arith.muli %838, %c15 : index
    %840 = arith.addi %839, %719 : index
    %841 = arith.addi %840, %c7 : index
    %842 = memref.load %15[%841] : memref<?xf32>
    %843 = arith.addi %841, %c23 : index
    %844 = memref.load %15[%843] : memref<?xf32>
    %845 = arith.addf %842, %844 : f32
    %846 = wave.lane
    %847 = arith.addi %14, %c5 : index
    %848 = arith.muli %838, %c14 : index
    %849 = arith.addi %847, %848 : index
    %850 = arith.divui %846, %c5 : index
    %851 = arith.addi %849, %850 : index
    %852 = arith.cmpi slt, %851, %13 : index
    scf.if %852 {
      %853 = arith.cmpi eq, %hasFactors, %c6 : index
      %854 = arith.muli %851, %c14 : index
      %855 = memref.load %factors[%854] : memref<?xf32>
      %856 = arith.mulf %855, %operandScale : f32
      %857 = arith.select %853, %856, %operandScale : f32
      %858 = arith.mulf %845, %857 : f32
      %859 = arith.muli %851, %outputFeatures : index
      %860 = arith.addi %859, %18 : index
      %861 = wave.lane
      %862 = arith.remui %861, %c5 : index
      %863 = arith.addi %860, %862 : index
      scf.if %16 {
        %864 = arith.addi %863, %c7 : index
        %865 = memref.load %residual[%864] : memref<?xf32>
        %866 = arith.addf %865, %858 : f32
        %867 = arith.addi %863, %c7 : index
        memref.store %866, %out[%867] : memref<?xf32>
      } else {
        %868 = arith.addi %863, %c7 : index
        memref.store %858, %out[%868] : memref<?xf32>
      }
    }
    %869 = wave.lane
    wave.barrier
    %870 = wave.wave
    %871 = arith.muli %870, %c6 : index
    %872 = arith.addi %871, %c7 : index
    %873 = arith.muli %872, %c23 : index
    %874 = arith.addi %873, %869 : index
    %875 = vector.extract %418#2[0] : f32 from vector<8xf32>
    %876 = arith.addi %874, %c7 : index
    memref.store %875, %15[%876] : memref<?xf32>
    %877 = vector.extract %418#2[1] : f32 from vector<8xf32>
    %878 = arith.addi %874, %c15 : index
    memref.store %877, %15[%878] : memref<?xf32>
    %879 = vector.extract %418#2[2] : f32 from vector<8xf32>
    %880 = arith.addi %874, %c9 : index
    memref.store %879, %15[%880] : memref<?xf32>
    %881 = vector.extract %418#2[3] : f32 from vector<8xf32>
    %882 = arith.addi %874, %c31 : index
    memref.store %881, %15[%882] : memref<?xf32>
    %883 = vector.extract %418#2[4] : f32 from vector<8xf32>
    %884 = arith.addi %874, %c32 : index
    memref.store %883, %15[%884] : memref<?xf32>
    %885 = vector.extract %418#2[5] : f32 from vector<8xf32>
    %886 = arith.addi %874, %c33 : index
    memref.store %885, %15[%886] : memref<?xf32>
    %887 = vector.extract %418#2[6] : f32 from vector<8xf32>
    %888 = arith.addi %874, %c34 : index
    memref.store %887, %15[%888] : memref<?xf32>
    %889 = vector.extract %418#2[7] : f32 from vector<8xf32>
    %890 = arith.addi %874, %c35 : index
    memref.store %889, %15[%890] : memref<?xf32>
    wave.barrier
    %891 = arith.muli %870, %c20 : index
    %892 = arith.addi %891, %c7 : index
    %893 = arith.muli %892, %c15 : index
    %894 = arith.addi %893, %869 : index
    %895 = arith.addi %894, %c7 : index
    %896 = memref.load %15[%895] : memref<?xf32>
    %897 = arith.addi %895, %c23 : index
    %898 = memref.load %15[%897] : memref<?xf32>
    %899 = arith.addf %896, %898 : f32
    %900 = wave.lane
    %901 = arith.addi %14, %c15 : index
    %902 = arith.muli %892, %c14 : index
    %903 = arith.addi %901, %902 : index
    %904 = arith.divui %900, %c5 : index
    %905 = arith.addi %903, %904 : index
    %906 = arith.cmpi slt, %905, %13 : index
    scf.if %906 {
      %907 = arith.cmpi eq, %hasFactors, %c6 : index
      %908 = arith.muli %905, %c14 : index
      %909 = memref.load %factors[%908] : memref<?xf32>
      %910 = arith.mulf %909, %operandScale : f32
      %911 = arith.select %907, %910, %operandScale : f32
      %912 = arith.mulf %899, %911 : f32
      %913 = arith.muli %905, %outputFeatures : index
      %914 = arith.addi %913, %18 : index
      %915 = wave.lane
      %916 = arith.remui %915, %c5 : index
      %917 = arith.addi %914, %916 : index
      scf.if %16 {
        %918 = arith.addi %917, %c7 : index
        %919 = memref.load %residual[%918] : memref<?xf32>
        %920 = arith.addf %919, %912 : f32
        %921 = arith.addi %917, %c7 : index
        memref.store %920, %out[%921] : memref<?xf32>
      } else {
        %922 = arith.addi %917, %c7 : index
        memref.store %912, %out[%922] : memref<?xf32>
      }
    }
    %923 = arith.muli %870, %c20 : index
    %924 = arith.addi %923, %c6 : index
    %925 = arith.muli %924, %c15 : index
    %926 = arith.addi %925, %869 : index
    %927 = arith.addi %926, %c7 : index
    %928 = memref.load %15[%927] : memref<?xf32>
    %929 = arith.addi %927, %c23 : index
    %930 = memref.load %15[%929] : memref<?xf32>
    %931 = arith.addf %928, %930 : f32
    %932 = wave.lane
    %933 = arith.addi %14, %c15 : index
    %934 = arith.muli %924, %c14 : index
    %935 = arith.addi %933, %934 : index
    %936 = arith.divui %932, %c5 : index
    %937 = arith.addi %935, %936 : index
    %938 = arith.cmpi slt, %937, %13 : index
    scf.if %938 {
      %939 = arith.cmpi eq, %hasFactors, %c6 : index
      %940 = arith.muli %937, %c14 : index
      %941 = memref.load %factors[%940] : memref<?xf32>
      %942 = arith.mulf %941, %operandScale : f32
      %943 = arith.select %939, %942, %operandScale : f32
      %944 = arith.mulf %931, %943 : f32
      %945 = arith.muli %937, %outputFeatures : index
      %946 = arith.addi %945, %18 : index
      %947 = wave.lane
      %948 = arith.remui %947, %c5 : index
      %949 = arith.addi %946, %948 : index
      scf.if %16 {
        %950 = arith.addi %949, %c7 : index
        %951 = memref.load %residual[%950] : memref<?xf32>
        %952 = arith.addf %951, %944 : f32
        %953 = arith.addi %949, %c7 : index
        memref.store %952, %out[%953] : memref<?xf32>
      } else {
        %954 = arith.addi %949, %c7 : index
        memref.store %944, %out[%954] : memref<?xf32>
      }
    }
    %955 = arith.muli %870, %c20 : index
    %956 = arith.addi %955, %c14 : index
    %957 = arith.muli %956, %c15 : index
    %958 = arith.addi %957, %869 : index
    %959 = arith.addi %958, %c7 : index
    %960 = memref.load %15[%959] : memref<?xf32>
    %961 = arith.addi %959, %c23 : index
    %962 = memref.load %15[%961] : memref<?xf32>
    %963 = arith.addf %960, %962 : f32
    %964 = wave.lane
    %965 = arith.addi %14, %c15 : index
    %966 = arith.muli %956, %c14 : index
    %967 = arith.addi %965, %966 : index
    %968 = arith.divui %964, %c5 : index
    %969 = arith.addi %967, %968 : index
    %970 = arith.cmpi slt, %969, %13 : index
    scf.if %970 {
      %971 = arith.cmpi eq, %hasFactors, %c6 : index
      %972 = arith.muli %969, %c14 : index
      %973 = memref.load %factors[%972] : memref<?xf32>
      %974 = arith.mulf %973, %operandScale : f32
      %975 = arith.select %971, %974, %operandScale : f32
      %976 = arith.mulf %963, %975 : f32
      %977 = arith.muli %969, %outputFeatures : index
      %978 = arith.addi %977, %18 : index
      %979 = wave.lane
      %980 = arith.remui %979, %c5 : index
      %981 = arith.addi %978, %980 : index
      scf.if %16 {
        %982 = arith.addi %981, %c7 : index
        %983 = memref.load %residual[%982] : memref<?xf32>
        %984 = arith.addf %983, %976 : f32
        %985 = arith.addi %981, %c7 : index
        memref.store %984, %out[%985] : memref<?xf32>
      } else {
        %986 = arith.addi %981, %c7 : index
        memref.store %976, %out[%986] : memref<?xf32>
      }
    }
    %987 = arith.muli %870, %c20 : index
    %988 = arith.addi %987, %c30 : index
    %989 = arith.muli %988, %c15 : index
    %990 = arith.addi %989, %869 : index
    %991 = arith.addi %990, %c7 : index
    %992 = memref.load %15[%991] : memref<?xf32>
    %993 = arith.addi %991, %c23 : index
    %994 = memref.load %15[%993] : memref<?xf32>
    %995 = arith.addf %992, %994 : f32
    %996 = wave.lane
    %997 = arith.addi %14, %c15 : index
    %998 = arith.muli %988, %c14 : index
    %999 = arith.addi %997, %998 : index
    %1000 = arith.divui %996, %c5 : index
    %1001 = arith.addi %999, %1000 : index
    %1002 = arith.cmpi slt, %1001, %13 : index
    scf.if %1002 {
      %1003 = arith.cmpi eq, %hasFactors, %c6 : index
      %1004 = arith.muli %1001, %c14 : index
      %1005 = memref.load %factors[%1004] : memref<?xf32>
      %1006 = arith.mulf %1005, %operandScale : f32
      %1007 = arith.select %1003, %1006, %operandScale : f32
      %1008 = arith.mulf %995, %1007 : f32
      %1009 = arith.muli %1001, %outputFeatures : index
      %1010 = arith.addi %1009, %18 : index
      %1011 = wave.lane
      %1012 = arith.remui %1011, %c5 : index
      %1013 = arith.addi %1010, %1012 : index
      scf.if %16 {
        %1014 = arith.addi %1013, %c7 : index
        %1015 = memref.load %residual[%1014] : memref<?xf32>
        %1016 = arith.addf %1015, %1008 : f32
        %1017 = arith.addi %1013, %c7 : index
        memref.store %1016, %out[%1017] : memref<?xf32>
      } else {
        %1018 = arith.addi %1013, %c7 : index
        memref.store %1008, %out[%1018] : memref<?xf32>
      }
    }
    %1019 = wave.lane
    wave.barrier
    %1020 = wave.wave
    %1021 = arith.muli %1020, %c6 : index
    %1022 = arith.addi %1021, %c7 : index
    %1023 = arith.muli %1022, %c23 : index
    %1024 = arith.addi %1023, %1019 : index
    %1025 = vector.extract %418#3[0] : f32 from vector<8xf32>
    %1026 = arith.addi %1024, %c7 : index
    memref.store %1025, %15[%1026] : memref<?xf32>
    %1027 = vector.extract %418#3[1] : f32 from vector<8xf32>
    %1028 = arith.addi %1024, %c15 : index
    memref.store %1027, %15[%1028] : memref<?xf32>
    %1029 = vector.extract %418#3[2] : f32 from vector<8xf32>
    %1030 = arith.addi %1024, %c9 : index
    memref.store %1029, %15[%1030] : memref<?xf32>
    %1031 = vector.extract %418#3[3] : f32 from vector<8xf32>
    %1032 = arith.addi %1024, %c31 : index
    memref.store %1031, %15[%1032] : memref<?xf32>
    %1033 = vector.extract %418#3[4] : f32 from vector<8xf32>
    %1034 = arith.addi %1024, %c32 : index
    memref.store %1033, %15[%1034] : memref<?xf32>
    %1035 = vector.extract %418#3[5] : f32 from vector<8xf32>
    %1036 = arith.addi %1024, %c33 : index
    memref.store %1035, %15[%1036] : memref<?xf32>
    %1037 = vector.extract %418#3[6] : f32 from vector<8xf32>
    %1038 = arith.addi %1024, %c34 : index
    memref.store %1037, %15[%1038] : memref<?xf32>
    %1039 = vector.extract %418#3[7] : f32 from vector<8xf32>
    %1040 = arith.addi %1024, %c35 : index
    memref.store %1039, %15[%1040] : memref<?xf32>
    wave.barrier
    %1041 = arith.muli %1020, %c20 : index
    %1042 = arith.addi %1041, %c7 : index
    %1043 = arith.muli %1042, %c15 : index
    %1044 = arith.addi %1043, %1019 : index
    %1045 = arith.addi %1044, %c7 : index
    %1046 = memref.load %15[%1045] : memref<?xf32>
    %1047 = arith.addi %1045, %c23 : index
    %1048 = memref.load %15[%1047] : memref<?xf32>
    %1049 = arith.addf %1046, %1048 : f32
    %1050 = wave.lane
    %1051 = arith.addi %14, %c16 : index
    %1052 = arith.muli %1042, %c14 : index
    %1053 = arith.addi %1051, %1052 : index
    %1054 = arith.divui %1050, %c5 : index
    %1055 = arith.addi %1053, %1054 : index
    %1056 = arith.cmpi slt, %1055, %13 : index
    scf.if %1056 {
      %1057 = arith.cmpi eq, %hasFactors, %c6 : index
      %1058 = arith.muli %1055, %c14 : index
      %1059 = memref.load %factors[%1058] : memref<?xf32>
      %1060 = arith.mulf %1059, %operandScale : f32
      %1061 = arith.select %1057, %1060, %operandScale : f32
      %1062 = arith.mulf %1049, %1061 : f32
      %1063 = arith.muli %1055, %outputFeatures : index
      %1064 = arith.addi %1063, %18 : index
      %1065 = wave.lane
      %1066 = arith.remui %1065, %c5 : index
      %1067 = arith.addi %1064, %1066 : index
      scf.if %16 {
        %1068 = arith.addi %1067, %c7 : index
        %1069 = memref.load %residual[%1068] : memref<?xf32>
        %1070 = arith.addf %1069, %1062 : f32
        %1071 = arith.addi %1067, %c7 : index
        memref.store %1070, %out[%1071] : memref<?xf32>
      } else {
        %1072 = arith.addi %1067, %c7 : index
        memref.store %1062, %out[%1072] : memref<?xf32>
      }
    }
    %1073 = arith.muli %1020, %c20 : index
    %1074 = arith.addi %1073, %c6 : index
    %1075 = arith.muli %1074, %c15 : index
    %1076 = arith.addi %1075, %1019 : index
    %1077 = arith.addi %1076, %c7 : index
    %1078 = memref.load %15[%1077] : memref<?xf32>
    %1079 = arith.addi %1077, %c23 : index
    %1080 = memref.load %15[%1079] : memref<?xf32>
    %1081 = arith.addf %1078, %1080 : f32
    %1082 = wave.lane
    %1083 = arith.addi %14, %c16 : index
    %1084 = arith.muli %1074, %c14 : index
    %1085 = arith.addi %1083, %1084 : index
    %1086 = arith.divui %1082, %c5 : index
    %1087 = arith.addi %1085, %1086 : index
    %1088 = arith.cmpi slt, %1087, %13 : index
    scf.if %1088 {
      %1089 = arith.cmpi eq, %hasFactors, %c6 : index
      %1090 = arith.muli %1087, %c14 : index
      %1091 = memref.load %factors[%1090] : memref<?xf32>
      %1092 = arith.mulf %1091, %operandScale : f32
      %1093 = arith.select %1089, %1092, %operandScale : f32
      %1094 = arith.mulf %1081, %1093 : f32
      %1095 = arith.muli %1087, %outputFeatures : index
      %1096 = arith.addi %1095, %18 : index
      %1097 = wave.lane
      %1098 = arith.remui %1097, %c5 : index
      %1099 = arith.addi %1096, %1098 : index
      scf.if %16 {
        %1100 = arith.addi %1099, %c7 : index
        %1101 = memref.load %residual[%1100] : memref<?xf32>
        %1102 = arith.addf %1101, %1094 : f32
        %1103 = arith.addi %1099, %c7 : index
        memref.store %1102, %out[%1103] : memref<?xf32>
      } else {
        %1104 = arith.addi %1099, %c7 : index
        memref.store %1094, %out[%1104] : memref<?xf32>
      }
    }
    %1105 = arith.muli %1020, %c20 : index
    %1106 = arith.addi %1105, %c14 : index
    %1107 = arith.muli %1106, %c15 : index
    %1108 = arith.addi %1107, %1019 : index
    %1109 = arith.addi %1108, %c7 : index
    %1110 = memref.load %15[%1109] : memref<?xf32>
    %1111 = arith.addi %1109, %c23 : index
    %1112 = memref.load %15[%1111] : memref<?xf32>
    %1113 = arith.addf %1110, %1112 : f32
    %1114 = wave.lane
    %1115 = arith.addi %14, %c16 : index
    %1116 = arith.muli %1106, %c14 : index
    %1117 = arith.addi %1115, %1116 : index
    %1118 = arith.divui %1114, %c5 : index
    %1119 = arith.addi %1117, %1118 : index
    %1120 = arith.cmpi slt, %1119, %13 : index
    scf.if %1120 {
      %1121 = arith.cmpi eq, %hasFactors, %c6 : index
      %1122 = arith.muli %1119, %c14 : index
      %1123 = memref.load %factors[%1122] : memref<?xf32>
      %1124 = arith.mulf %1123, %operandScale : f32
      %1125 = arith.select %1121, %1124, %operandScale : f32
      %1126 = arith.mulf %1113, %1125 : f32
      %1127 = arith.muli %1119, %outputFeatures : index
      %1128 = arith.addi %1127, %18 : index
      %1129 = wave.lane
      %1130 = arith.remui %1129, %c5 : index
      %1131 = arith.addi %1128, %1130 : index
      scf.if %16 {
        %1132 = arith.addi %1131, %c7 : index
        %1133 = memref.load %residual[%1132] : memref<?xf32>
        %1134 = arith.addf %1133, %1126 : f32
        %1135 = arith.addi %1131, %c7 : index
        memref.store %1134, %out[%1135] : memref<?xf32>
      } else {
        %1136 = arith.addi %1131, %c7 : index
        memref.store %1126, %out[%1136] : memref<?xf32>
      }
    }
    %1137 = arith.muli %1020, %c20 : index
    %1138 = arith.addi %1137, %c30 : index
    %1139 = arith.muli %1138, %c15 : index
    %1140 = arith.addi %1139, %1019 : index
    %1141 = arith.addi %1140, %c7 : index
    %1142 = memref.load %15[%1141] : memref<?xf32>
    %1143 = arith.addi %1141, %c23 : index
    %1144 = memref.load %15[%1143] : memref<?xf32>
    %1145 = arith.addf %1142, %1144 : f32
    %1146 = wave.lane
    %1147 = arith.addi %14, %c16 : index
    %1148 = arith.muli %1138, %c14 : index
    %1149 = arith.addi %1147, %1148 : index
    %1150 = arith.divui %1146, %c5 : index
    %1151 = arith.addi %1149, %1150 : index
    %1152 = arith.cmpi slt, %1151, %13 : index
    scf.if %1152 {
      %1153 = arith.cmpi eq, %hasFactors, %c6 : index
      %1154 = arith.muli %1151, %c14 : index
      %1155 = memref.load %factors[%1154] : memref<?xf32>
      %1156 = arith.mulf %1155, %operandScale : f32
      %1157 = arith.select %1153, %1156, %operandScale : f32
      %1158 = arith.mulf %1145, %1157 : f32
      %1159 = arith.muli %1151, %outputFeatures : index
      %1160 = arith.addi %1159, %18 : index
      %1161 = wave.lane
      %1162 = arith.remui %1161, %c5 : index
      %1163 = arith.addi %1160, %1162 : index
      scf.if %16 {
        %1164 = arith.addi %1163, %c7 : index
        %1165 = memref.load %residual[%1164] : memref<?xf32>
        %1166 = arith.addf %1165, %1158 : f32
        %1167 = arith.addi %1163, %c7 : index
        memref.store %1166, %out[%1167] : memref<?xf32>
      } else {
        %1168 = arith.addi %1163, %c7 : index
        memref.store %1158, %out[%1168] : memref<?xf32>
      }
    }
  }
  wave.return
}
