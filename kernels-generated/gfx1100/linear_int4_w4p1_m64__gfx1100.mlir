// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='int4', waves=4, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_w4p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
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
  %c10 = arith.constant 1024 : index
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
  %c36 = arith.constant 512 : index
  %c37 = arith.constant 768 : index
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
    %591 = arith.muli %570, %c14 : index
    %592 = arith.addi %591, %c7 : index
    %593 = arith.muli %592, %c15 : index
    %594 = arith.addi %593, %569 : index
    %595 = arith.addi %594, %c7 : index
    %596 = memref.load %15[%595] : memref<?xf32>
    %597 = arith.addi %595, %c23 : index
    %598 = memref.load %15[%597] : memref<?xf32>
    %599 = arith.addf %596, %598 : f32
    %600 = arith.addi %595, %c36 : index
    %601 = memref.load %15[%600] : memref<?xf32>
    %602 = arith.addf %599, %601 : f32
    %603 = arith.addi %595, %c37 : index
    %604 = memref.load %15[%603] : memref<?xf32>
    %605 = arith.addf %602, %604 : f32
    %606 = wave.lane
    %607 = arith.addi %14, %c7 : index
    %608 = arith.muli %592, %c14 : index
    %609 = arith.addi %607, %608 : index
    %610 = arith.divui %606, %c5 : index
    %611 = arith.addi %609, %610 : index
    %612 = arith.cmpi slt, %611, %13 : index
    scf.if %612 {
      %613 = arith.cmpi eq, %hasFactors, %c6 : index
      %614 = arith.muli %611, %c14 : index
      %615 = memref.load %factors[%614] : memref<?xf32>
      %616 = arith.mulf %615, %operandScale : f32
      %617 = arith.select %613, %616, %operandScale : f32
      %618 = arith.mulf %605, %617 : f32
      %619 = arith.muli %611, %outputFeatures : index
      %620 = arith.addi %619, %18 : index
      %621 = wave.lane
      %622 = arith.remui %621, %c5 : index
      %623 = arith.addi %620, %622 : index
      scf.if %16 {
        %624 = arith.addi %623, %c7 : index
        %625 = memref.load %residual[%624] : memref<?xf32>
        %626 = arith.addf %625, %618 : f32
        %627 = arith.addi %623, %c7 : index
        memref.store %626, %out[%627] : memref<?xf32>
      } else {
        %628 = arith.addi %623, %c7 : index
        memref.store %618, %out[%628] : memref<?xf32>
      }
    }
    %629 = arith.muli %570, %c14 : index
    %630 = arith.addi %629, %c6 : index
    %631 = arith.muli %630, %c15 : index
    %632 = arith.addi %631, %569 : index
    %633 = arith.addi %632, %c7 : index
    %634 = memref.load %15[%633] : memref<?xf32>
    %635 = arith.addi %633, %c23 : index
    %636 = memref.load %15[%635] : memref<?xf32>
    %637 = arith.addf %634, %636 : f32
    %638 = arith.addi %633, %c36 : index
    %639 = memref.load %15[%638] : memref<?xf32>
    %640 = arith.addf %637, %639 : f32
    %641 = arith.addi %633, %c37 : index
    %642 = memref.load %15[%641] : memref<?xf32>
    %643 = arith.addf %640, %642 : f32
    %644 = wave.lane
    %645 = arith.addi %14, %c7 : index
    %646 = arith.muli %630, %c14 : index
    %647 = arith.addi %645, %646 : index
    %648 = arith.divui %644, %c5 : index
    %649 = arith.addi %647, %648 : index
    %650 = arith.cmpi slt, %649, %13 : index
    scf.if %650 {
      %651 = arith.cmpi eq, %hasFactors, %c6 : index
      %652 = arith.muli %649, %c14 : index
      %653 = memref.load %factors[%652] : memref<?xf32>
      %654 = arith.mulf %653, %operandScale : f32
      %655 = arith.select %651, %654, %operandScale : f32
      %656 = arith.mulf %643, %655 : f32
      %657 = arith.muli %649, %outputFeatures : index
      %658 = arith.addi %657, %18 : index
      %659 = wave.lane
      %660 = arith.remui %659, %c5 : index
      %661 = arith.addi %658, %660 : index
      scf.if %16 {
        %662 = arith.addi %661, %c7 : index
        %663 = memref.load %residual[%662] : memref<?xf32>
        %664 = arith.addf %663, %656 : f32
        %665 = arith.addi %661, %c7 : index
        memref.store %664, %out[%665] : memref<?xf32>
      } else {
        %666 = arith.addi %661, %c7 : index
        memref.store %656, %out[%666] : memref<?xf32>
      }
    }
    %667 = wave.lane
    wave.barrier
    %668 = wave.wave
    %669 = arith.muli %668, %c6 : index
    %670 = arith.addi %669, %c7 : index
    %671 = arith.muli %670, %c23 : index
    %672 = arith.addi %671, %667 : index
    %673 = vector.extract %418#1[0] : f32 from vector<8xf32>
    %674 = arith.addi %672, %c7 : index
    memref.store %673, %15[%674] : memref<?xf32>
    %675 = vector.extract %418#1[1] : f32 from vector<8xf32>
    %676 = arith.addi %672, %c15 : index
    memref.store %675, %15[%676] : memref<?xf32>
    %677 = vector.extract %418#1[2] : f32 from vector<8xf32>
    %678 = arith.addi %672, %c9 : index
    memref.store %677, %15[%678] : memref<?xf32>
    %679 = vector.extract %418#1[3] : f32 from vector<8xf32>
    %680 = arith.addi %672, %c31 : index
    memref.store %679, %15[%680] : memref<?xf32>
    %681 = vector.extract %418#1[4] : f32 from vector<8xf32>
    %682 = arith.addi %672, %c32 : index
    memref.store %681, %15[%682] : memref<?xf32>
    %683 = vector.extract %418#1[5] : f32 from vector<8xf32>
    %684 = arith.addi %672, %c33 : index
    memref.store %683, %15[%684] : memref<?xf32>
    %685 = vector.extract %418#1[6] : f32 from vector<8xf32>
    %686 = arith.addi %672, %c34 : index
    memref.store %685, %15[%686] : memref<?xf32>
    %687 = vector.extract %418#1[7] : f32 from vector<8xf32>
    %688 = arith.addi %672, %c35 : index
    memref.store %687, %15[%688] : memref<?xf32>
    wave.barrier
    %689 = arith.muli %668, %c14 : index
    %690 = arith.addi %689, %c7 : index
    %691 = arith.muli %690, %c15 : index
    %692 = arith.addi %691, %667 : index
    %693 = arith.addi %692, %c7 : index
    %694 = memref.load %15[%693] : memref<?xf32>
    %695 = arith.addi %693, %c23 : index
    %696 = memref.load %15[%695] : memref<?xf32>
    %697 = arith.addf %694, %696 : f32
    %698 = arith.addi %693, %c36 : index
    %699 = memref.load %15[%698] : memref<?xf32>
    %700 = arith.addf %697, %699 : f32
    %701 = arith.addi %693, %c37 : index
    %702 = memref.load %15[%701] : memref<?xf32>
    %703 = arith.addf %700, %702 : f32
    %704 = wave.lane
    %705 = arith.addi %14, %c5 : index
    %706 = arith.muli %690, %c14 : index
    %707 = arith.addi %705, %706 : index
    %708 = arith.divui %704, %c5 : index
    %709 = arith.addi %707, %708 : index
    %710 = arith.cmpi slt, %709, %13 : index
    scf.if %710 {
      %711 = arith.cmpi eq, %hasFactors, %c6 : index
      %712 = arith.muli %709, %c14 : index
      %713 = memref.load %factors[%712] : memref<?xf32>
      %714 = arith.mulf %713, %operandScale : f32
      %715 = arith.select %711, %714, %operandScale : f32
      %716 = arith.mulf %703, %715 : f32
      %717 = arith.muli %709, %outputFeatures : index
      %718 = arith.addi %717, %18 : index
      %719 = wave.lane
      %720 = arith.remui %719, %c5 : index
      %721 = arith.addi %718, %720 : index
      scf.if %16 {
        %722 = arith.addi %721, %c7 : index
        %723 = memref.load %residual[%722] : memref<?xf32>
        %724 = arith.addf %723, %716 : f32
        %725 = arith.addi %721, %c7 : index
        memref.store %724, %out[%725] : memref<?xf32>
      } else {
        %726 = arith.addi %721, %c7 : index
        memref.store %716, %out[%726] : memref<?xf32>
      }
    }
    %727 = arith.muli %668, %c14 : index
    %728 = arith.addi %727, %c6 : index
    %729 = arith.muli %728, %c15 : index
    %730 = arith.addi %729, %667 : index
    %731 = arith.addi %730, %c7 : index
    %732 = memref.load %15[%731] : memref<?xf32>
    %733 = arith.addi %731, %c23 : index
    %734 = memref.load %15[%733] : memref<?xf32>
    %735 = arith.addf %732, %734 : f32
    %736 = arith.addi %731, %c36 : index
    %737 = memref.load %15[%736] : memref<?xf32>
    %738 = arith.addf %735, %737 : f32
    %739 = arith.addi %731, %c37 : index
    %740 = memref.load %15[%739] : memref<?xf32>
    %741 = arith.addf %738, %740 : f32
    %742 = wave.lane
    %743 = arith.addi %14, %c5 : index
    %744 = arith.muli %728, %c14 : index
    %745 = arith.addi %743, %744 : index
    %746 = arith.divui %742, %c5 : index
    %747 = arith.addi %745, %746 : index
    %748 = arith.cmpi slt, %747, %13 : index
    scf.if %748 {
      %749 = arith.cmpi eq, %hasFactors, %c6 : index
      %750 = arith.muli %747, %c14 : index
      %751 = memref.load %factors[%750] : memref<?xf32>
      %752 = arith.mulf %751, %operandScale : f32
      %753 = arith.select %749, %752, %operandScale : f32
      %754 = arith.mulf %741, %753 : f32
      %755 = arith.muli %747, %outputFeatures : index
      %756 = arith.addi %755, %18 : index
      %757 = wave.lane
      %758 = arith.remui %757, %c5 : index
      %759 = arith.addi %756, %758 : index
      scf.if %16 {
        %760 = arith.addi %759, %c7 : index
        %761 = memref.load %residual[%760] : memref<?xf32>
        %762 = arith.addf %761, %754 : f32
        %763 = arith.addi %759, %c7 : index
        memref.store %762, %out[%763] : memref<?xf32>
      } else {
        %764 = arith.addi %759, %c7 : index
        memref.store %754, %out[%764] : memref<?xf32>
      }
    }
    %765 = wave.lane
    wave.barrier
    %766 = wave.wave
    %767 = arith.muli %766, %c6 : index
    %768 = arith.addi %767, %c7 : index
    %769 = arith.muli %768, %c23 : index
    %770 = arith.addi %769, %765 : index
    %771 = vector.extract %418#2[0] : f32 from vector<8xf32>
    %772 = arith.addi %770, %c7 : index
    memref.store %771, %15[%772] : memref<?xf32>
    %773 = vector.extract %418#2[1] : f32 from vector<8xf32>
    %774 = arith.addi %770, %c15 : index
    memref.store %773, %15[%774] : memref<?xf32>
    %775 = vector.extract %418#2[2] : f32 from vector<8xf32>
    %776 = arith.addi %770, %c9 : index
    memref.store %775, %15[%776] : memref<?xf32>
    %777 = vector.extract %418#2[3] : f32 from vector<8xf32>
    %778 = arith.addi %770, %c31 : index
    memref.store %777, %15[%778] : memref<?xf32>
    %779 = vector.extract %418#2[4] : f32 from vector<8xf32>
    %780 = arith.addi %770, %c32 : index
    memref.store %779, %15[%780] : memref<?xf32>
    %781 = vector.extract %418#2[5] : f32 from vector<8xf32>
    %782 = arith.addi %770, %c33 : index
    memref.store %781, %15[%782] : memref<?xf32>
    %783 = vector.extract %418#2[6] : f32 from vector<8xf32>
    %784 = arith.addi %770, %c34 : index
    memref.store %783, %15[%784] : memref<?xf32>
    %785 = vector.extract %418#2[7] : f32 from vector<8xf32>
    %786 = arith.addi %770, %c35 : index
    memref.store %785, %15[%786] : memref<?xf32>
    wave.barrier
    %787 = arith.muli %766, %c14 : index
    %788 = arith.addi %787, %c7 : index
    %789 = arith.muli %788, %c15 : index
    %790 = arith.addi %789, %765 : index
    %791 = arith.addi %790, %c7 : index
    %792 = memref.load %15[%791] : memref<?xf32>
    %793 = arith.addi %791, %c23 : index
    %794 = memref.load %15[%793] : memref<?xf32>
    %795 = arith.addf %792, %794 : f32
    %796 = arith.addi %791, %c36 : index
    %797 = memref.load %15[%796] : memref<?xf32>
    %798 = arith.addf %795, %797 : f32
    %799 = arith.addi %791, %c37 : index
    %800 = memref.load %15[%799] : memref<?xf32>
    %801 = arith.addf %798, %800 : f32
    %802 = wave.lane
    %803 = arith.addi %14, %c15 : index
    %804 = arith.muli %788, %c14 : index
    %805 = arith.addi %803, %804 : index
    %806 = arith.divui %802, %c5 : index
    %807 = arith.addi %805, %806 : index
    %808 = arith.cmpi slt, %807, %13 : index
    scf.if %808 {
      %809 = arith.cmpi eq, %hasFactors, %c6 : index
      %810 = arith.muli %807, %c14 : index
      %811 = memref.load %factors[%810] : memref<?xf32>
      %812 = arith.mulf %811, %operandScale : f32
      %813 = arith.select %809, %812, %operandScale : f32
      %814 = arith.mulf %801, %813 : f32
      %815 = arith.muli %807, %outputFeatures : index
      %816 = arith.addi %815, %18 : index
      %817 = wave.lane
      %818 = arith.remui %817, %c5 : index
      %819 = arith.addi %816, %818 : index
      scf.if %16 {
        %820 = arith.addi %819, %c7 : index
        %821 = memref.load %residual[%820] : memref<?xf32>
        %822 = arith.addf %821, %814 : f32
        %823 = arith.addi %819, %c7 : index
        memref.store %822, %out[%823] : memref<?xf32>
      } else {
        %824 = arith.addi %819, %c7 : index
        memref.store %814, %out[%824] : memref<?xf32>
      }
    }
    %825 = arith.muli %766, %c14 : index
    %826 = arith.addi %825, %c6 : index
    %827 = arith.muli %826, %c15 : index
    %828 = arith.addi %827, %765 : index
    %829 = arith.addi %828, %c7 : index
    %830 = memref.load %15[%829] : memref<?xf32>
    %831 = arith.addi %829, %c23 : index
    %832 = memref.load %15[%831] : memref<?xf32>
    %833 = arith.addf %830, %832 : f32
    %834 = arith.addi %829, %c36 : index
    %835 = memref.load %15[%834] : memref<?xf32>
    %836 = arith.addf %833, %835 : f32
    %837 = arith.addi %829, %c37 : index
    %838 = memref.load %15[%837] : memref<?xf32>
    %839 = arith.addf %836, %838 : f32
    %840 = wave.lane
    %841 = arith.addi %14, %c15 : index
    %842 = arith.muli %826, %c14 : index
    %843 = arith.addi %841, %842 : index
    %844 = arith.divui %840, %c5 : index
    %845 = arith.addi %843, %844 : index
    %846 = arith.cmpi slt, %845, %13 : index
    scf.if %846 {
      %847 = arith.cmpi eq, %hasFactors, %c6 : index
      %848 = arith.muli %845, %c14 : index
      %849 = memref.load %factors[%848] : memref<?xf32>
      %850 = arith.mulf %849, %operandScale : f32
      %851 = arith.select %847, %850, %operandScale : f32
      %852 = arith.mulf %839, %851 : f32
      %853 = arith.muli %845, %outputFeatures : index
      %854 = arith.addi %853, %18 : index
      %855 = wave.lane
      %856 = arith.remui %855, %c5 : index
      %857 = arith.addi %854, %856 : index
      scf.if %16 {
        %858 = arith.addi %857, %c7 : index
        %859 = memref.load %residual[%858] : memref<?xf32>
        %860 = arith.addf %859, %852 : f32
        %861 = arith.addi %857, %c7 : index
        memref.store %860, %out[%861] : memref<?xf32>
      } else {
        %862 = arith.addi %857, %c7 : index
        memref.store %852, %out[%862] : memref<?xf32>
      }
    }
    %863 = wave.lane
    wave.barrier
    %864 = wave.wave
    %865 = arith.muli %864, %c6 : index
    %866 = arith.addi %865, %c7 : index
    %867 = arith.muli %866, %c23 : index
    %868 = arith.addi %867, %863 : index
    %869 = vector.extract %418#3[0] : f32 from vector<8xf32>
    %870 = arith.addi %868, %c7 : index
    memref.store %869, %15[%870] : memref<?xf32>
    %871 = vector.extract %418#3[1] : f32 from vector<8xf32>
    %872 = arith.addi %868, %c15 : index
    memref.store %871, %15[%872] : memref<?xf32>
    %873 = vector.extract %418#3[2] : f32 from vector<8xf32>
    %874 = arith.addi %868, %c9 : index
    memref.store %873, %15[%874] : memref<?xf32>
    %875 = vector.extract %418#3[3] : f32 from vector<8xf32>
    %876 = arith.addi %868, %c31 : index
    memref.store %875, %15[%876] : memref<?xf32>
    %877 = vector.extract %418#3[4] : f32 from vector<8xf32>
    %878 = arith.addi %868, %c32 : index
    memref.store %877, %15[%878] : memref<?xf32>
    %879 = vector.extract %418#3[5] : f32 from vector<8xf32>
    %880 = arith.addi %868, %c33 : index
    memref.store %879, %15[%880] : memref<?xf32>
    %881 = vector.extract %418#3[6] : f32 from vector<8xf32>
    %882 = arith.addi %868, %c34 : index
    memref.store %881, %15[%882] : memref<?xf32>
    %883 = vector.extract %418#3[7] : f32 from vector<8xf32>
    %884 = arith.addi %868, %c35 : index
    memref.store %883, %15[%884] : memref<?xf32>
    wave.barrier
    %885 = arith.muli %864, %c14 : index
    %886 = arith.addi %885, %c7 : index
    %887 = arith.muli %886, %c15 : index
    %888 = arith.addi %887, %863 : index
    %889 = arith.addi %888, %c7 : index
    %890 = memref.load %15[%889] : memref<?xf32>
    %891 = arith.addi %889, %c23 : index
    %892 = memref.load %15[%891] : memref<?xf32>
    %893 = arith.addf %890, %892 : f32
    %894 = arith.addi %889, %c36 : index
    %895 = memref.load %15[%894] : memref<?xf32>
    %896 = arith.addf %893, %895 : f32
    %897 = arith.addi %889, %c37 : index
    %898 = memref.load %15[%897] : memref<?xf32>
    %899 = arith.addf %896, %898 : f32
    %900 = wave.lane
    %901 = arith.addi %14, %c16 : index
    %902 = arith.muli %886, %c14 : index
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
    %923 = arith.muli %864, %c14 : index
    %924 = arith.addi %923, %c6 : index
    %925 = arith.muli %924, %c15 : index
    %926 = arith.addi %925, %863 : index
    %927 = arith.addi %926, %c7 : index
    %928 = memref.load %15[%927] : memref<?xf32>
    %929 = arith.addi %927, %c23 : index
    %930 = memref.load %15[%929] : memref<?xf32>
    %931 = arith.addf %928, %930 : f32
    %932 = arith.addi %927, %c36 : index
    %933 = memref.load %15[%932] : memref<?xf32>
    %934 = arith.addf %931, %933 : f32
    %935 = arith.addi %927, %c37 : index
    %936 = memref.load %15[%935] : memref<?xf32>
    %937 = arith.addf %934, %936 : f32
    %938 = wave.lane
    %939 = arith.addi %14, %c16 : index
    %940 = arith.muli %924, %c14 : index
    %941 = arith.addi %939, %940 : index
    %942 = arith.divui %938, %c5 : index
    %943 = arith.addi %941, %942 : index
    %944 = arith.cmpi slt, %943, %13 : index
    scf.if %944 {
      %945 = arith.cmpi eq, %hasFactors, %c6 : index
      %946 = arith.muli %943, %c14 : index
      %947 = memref.load %factors[%946] : memref<?xf32>
      %948 = arith.mulf %947, %operandScale : f32
      %949 = arith.select %945, %948, %operandScale : f32
      %950 = arith.mulf %937, %949 : f32
      %951 = arith.muli %943, %outputFeatures : index
      %952 = arith.addi %951, %18 : index
      %953 = wave.lane
      %954 = arith.remui %953, %c5 : index
      %955 = arith.addi %952, %954 : index
      scf.if %16 {
        %956 = arith.addi %955, %c7 : index
        %957 = memref.load %residual[%956] : memref<?xf32>
        %958 = arith.addf %957, %950 : f32
        %959 = arith.addi %955, %c7 : index
        memref.store %958, %out[%959] : memref<?xf32>
      } else {
        %960 = arith.addi %955, %c7 : index
        memref.store %950, %out[%960] : memref<?xf32>
      }
    }
  }
  wave.return
}
