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
  %c37 = arith.constant 0x3F800000 : f32
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
      %608 = memref.load %factors[%605] : memref<?xf32>
      %609 = arith.select %607, %608, %c37 : f32
      %610 = arith.mulf %599, %609 : f32
      %611 = arith.muli %605, %outputFeatures : index
      %612 = arith.addi %611, %18 : index
      %613 = wave.lane
      %614 = arith.remui %613, %c5 : index
      %615 = arith.addi %612, %614 : index
      scf.if %16 {
        %616 = arith.addi %615, %c7 : index
        %617 = memref.load %residual[%616] : memref<?xf32>
        %618 = arith.addf %617, %610 : f32
        %619 = arith.addi %615, %c7 : index
        memref.store %618, %out[%619] : memref<?xf32>
      } else {
        %620 = arith.addi %615, %c7 : index
        memref.store %610, %out[%620] : memref<?xf32>
      }
    }
    %621 = arith.muli %570, %c20 : index
    %622 = arith.addi %621, %c6 : index
    %623 = arith.muli %622, %c15 : index
    %624 = arith.addi %623, %569 : index
    %625 = arith.addi %624, %c7 : index
    %626 = memref.load %15[%625] : memref<?xf32>
    %627 = arith.addi %625, %c23 : index
    %628 = memref.load %15[%627] : memref<?xf32>
    %629 = arith.addf %626, %628 : f32
    %630 = wave.lane
    %631 = arith.addi %14, %c7 : index
    %632 = arith.muli %622, %c14 : index
    %633 = arith.addi %631, %632 : index
    %634 = arith.divui %630, %c5 : index
    %635 = arith.addi %633, %634 : index
    %636 = arith.cmpi slt, %635, %13 : index
    scf.if %636 {
      %637 = arith.cmpi eq, %hasFactors, %c6 : index
      %638 = memref.load %factors[%635] : memref<?xf32>
      %639 = arith.select %637, %638, %c37 : f32
      %640 = arith.mulf %629, %639 : f32
      %641 = arith.muli %635, %outputFeatures : index
      %642 = arith.addi %641, %18 : index
      %643 = wave.lane
      %644 = arith.remui %643, %c5 : index
      %645 = arith.addi %642, %644 : index
      scf.if %16 {
        %646 = arith.addi %645, %c7 : index
        %647 = memref.load %residual[%646] : memref<?xf32>
        %648 = arith.addf %647, %640 : f32
        %649 = arith.addi %645, %c7 : index
        memref.store %648, %out[%649] : memref<?xf32>
      } else {
        %650 = arith.addi %645, %c7 : index
        memref.store %640, %out[%650] : memref<?xf32>
      }
    }
    %651 = arith.muli %570, %c20 : index
    %652 = arith.addi %651, %c14 : index
    %653 = arith.muli %652, %c15 : index
    %654 = arith.addi %653, %569 : index
    %655 = arith.addi %654, %c7 : index
    %656 = memref.load %15[%655] : memref<?xf32>
    %657 = arith.addi %655, %c23 : index
    %658 = memref.load %15[%657] : memref<?xf32>
    %659 = arith.addf %656, %658 : f32
    %660 = wave.lane
    %661 = arith.addi %14, %c7 : index
    %662 = arith.muli %652, %c14 : index
    %663 = arith.addi %661, %662 : index
    %664 = arith.divui %660, %c5 : index
    %665 = arith.addi %663, %664 : index
    %666 = arith.cmpi slt, %665, %13 : index
    scf.if %666 {
      %667 = arith.cmpi eq, %hasFactors, %c6 : index
      %668 = memref.load %factors[%665] : memref<?xf32>
      %669 = arith.select %667, %668, %c37 : f32
      %670 = arith.mulf %659, %669 : f32
      %671 = arith.muli %665, %outputFeatures : index
      %672 = arith.addi %671, %18 : index
      %673 = wave.lane
      %674 = arith.remui %673, %c5 : index
      %675 = arith.addi %672, %674 : index
      scf.if %16 {
        %676 = arith.addi %675, %c7 : index
        %677 = memref.load %residual[%676] : memref<?xf32>
        %678 = arith.addf %677, %670 : f32
        %679 = arith.addi %675, %c7 : index
        memref.store %678, %out[%679] : memref<?xf32>
      } else {
        %680 = arith.addi %675, %c7 : index
        memref.store %670, %out[%680] : memref<?xf32>
      }
    }
    %681 = arith.muli %570, %c20 : index
    %682 = arith.addi %681, %c30 : index
    %683 = arith.muli %682, %c15 : index
    %684 = arith.addi %683, %569 : index
    %685 = arith.addi %684, %c7 : index
    %686 = memref.load %15[%685] : memref<?xf32>
    %687 = arith.addi %685, %c23 : index
    %688 = memref.load %15[%687] : memref<?xf32>
    %689 = arith.addf %686, %688 : f32
    %690 = wave.lane
    %691 = arith.addi %14, %c7 : index
    %692 = arith.muli %682, %c14 : index
    %693 = arith.addi %691, %692 : index
    %694 = arith.divui %690, %c5 : index
    %695 = arith.addi %693, %694 : index
    %696 = arith.cmpi slt, %695, %13 : index
    scf.if %696 {
      %697 = arith.cmpi eq, %hasFactors, %c6 : index
      %698 = memref.load %factors[%695] : memref<?xf32>
      %699 = arith.select %697, %698, %c37 : f32
      %700 = arith.mulf %689, %699 : f32
      %701 = arith.muli %695, %outputFeatures : index
      %702 = arith.addi %701, %18 : index
      %703 = wave.lane
      %704 = arith.remui %703, %c5 : index
      %705 = arith.addi %702, %704 : index
      scf.if %16 {
        %706 = arith.addi %705, %c7 : index
        %707 = memref.load %residual[%706] : memref<?xf32>
        %708 = arith.addf %707, %700 : f32
        %709 = arith.addi %705, %c7 : index
        memref.store %708, %out[%709] : memref<?xf32>
      } else {
        %710 = arith.addi %705, %c7 : index
        memref.store %700, %out[%710] : memref<?xf32>
      }
    }
    %711 = wave.lane
    wave.barrier
    %712 = wave.wave
    %713 = arith.muli %712, %c6 : index
    %714 = arith.addi %713, %c7 : index
    %715 = arith.muli %714, %c23 : index
    %716 = arith.addi %715, %711 : index
    %717 = vector.extract %418#1[0] : f32 from vector<8xf32>
    %718 = arith.addi %716, %c7 : index
    memref.store %717, %15[%718] : memref<?xf32>
    %719 = vector.extract %418#1[1] : f32 from vector<8xf32>
    %720 = arith.addi %716, %c15 : index
    memref.store %719, %15[%720] : memref<?xf32>
    %721 = vector.extract %418#1[2] : f32 from vector<8xf32>
    %722 = arith.addi %716, %c9 : index
    memref.store %721, %15[%722] : memref<?xf32>
    %723 = vector.extract %418#1[3] : f32 from vector<8xf32>
    %724 = arith.addi %716, %c31 : index
    memref.store %723, %15[%724] : memref<?xf32>
    %725 = vector.extract %418#1[4] : f32 from vector<8xf32>
    %726 = arith.addi %716, %c32 : index
    memref.store %725, %15[%726] : memref<?xf32>
    %727 = vector.extract %418#1[5] : f32 from vector<8xf32>
    %728 = arith.addi %716, %c33 : index
    memref.store %727, %15[%728] : memref<?xf32>
    %729 = vector.extract %418#1[6] : f32 from vector<8xf32>
    %730 = arith.addi %716, %c34 : index
    memref.store %729, %15[%730] : memref<?xf32>
    %731 = vector.extract %418#1[7] : f32 from vector<8xf32>
    %732 = arith.addi %716, %c35 : index
    memref.store %731, %15[%732] : memref<?xf32>
    wave.barrier
    %733 = arith.muli %712, %c20 : index
    %734 = arith.addi %733, %c7 : index
    %735 = arith.muli %734, %c15 : index
    %736 = arith.addi %735, %711 : index
    %737 = arith.addi %736, %c7 : index
    %738 = memref.load %15[%737] : memref<?xf32>
    %739 = arith.addi %737, %c23 : index
    %740 = memref.load %15[%739] : memref<?xf32>
    %741 = arith.addf %738, %740 : f32
    %742 = wave.lane
    %743 = arith.addi %14, %c5 : index
    %744 = arith.muli %734, %c14 : index
    %745 = arith.addi %743, %744 : index
    %746 = arith.divui %742, %c5 : index
    %747 = arith.addi %745, %746 : index
    %748 = arith.cmpi slt, %747, %13 : index
    scf.if %748 {
      %749 = arith.cmpi eq, %hasFactors, %c6 : index
      %750 = memref.load %factors[%747] : memref<?xf32>
      %751 = arith.select %749, %750, %c37 : f32
      %752 = arith.mulf %741, %751 : f32
      %753 = arith.muli %747, %outputFeatures : index
      %754 = arith.addi %753, %18 : index
      %755 = wave.lane
      %756 = arith.remui %755, %c5 : index
      %757 = arith.addi %754, %756 : index
      scf.if %16 {
        %758 = arith.addi %757, %c7 : index
        %759 = memref.load %residual[%758] : memref<?xf32>
        %760 = arith.addf %759, %752 : f32
        %761 = arith.addi %757, %c7 : index
        memref.store %760, %out[%761] : memref<?xf32>
      } else {
        %762 = arith.addi %757, %c7 : index
        memref.store %752, %out[%762] : memref<?xf32>
      }
    }
    %763 = arith.muli %712, %c20 : index
    %764 = arith.addi %763, %c6 : index
    %765 = arith.muli %764, %c15 : index
    %766 = arith.addi %765, %711 : index
    %767 = arith.addi %766, %c7 : index
    %768 = memref.load %15[%767] : memref<?xf32>
    %769 = arith.addi %767, %c23 : index
    %770 = memref.load %15[%769] : memref<?xf32>
    %771 = arith.addf %768, %770 : f32
    %772 = wave.lane
    %773 = arith.addi %14, %c5 : index
    %774 = arith.muli %764, %c14 : index
    %775 = arith.addi %773, %774 : index
    %776 = arith.divui %772, %c5 : index
    %777 = arith.addi %775, %776 : index
    %778 = arith.cmpi slt, %777, %13 : index
    scf.if %778 {
      %779 = arith.cmpi eq, %hasFactors, %c6 : index
      %780 = memref.load %factors[%777] : memref<?xf32>
      %781 = arith.select %779, %780, %c37 : f32
      %782 = arith.mulf %771, %781 : f32
      %783 = arith.muli %777, %outputFeatures : index
      %784 = arith.addi %783, %18 : index
      %785 = wave.lane
      %786 = arith.remui %785, %c5 : index
      %787 = arith.addi %784, %786 : index
      scf.if %16 {
        %788 = arith.addi %787, %c7 : index
        %789 = memref.load %residual[%788] : memref<?xf32>
        %790 = arith.addf %789, %782 : f32
        %791 = arith.addi %787, %c7 : index
        memref.store %790, %out[%791] : memref<?xf32>
      } else {
        %792 = arith.addi %787, %c7 : index
        memref.store %782, %out[%792] : memref<?xf32>
      }
    }
    %793 = arith.muli %712, %c20 : index
    %794 = arith.addi %793, %c14 : index
    %795 = arith.muli %794, %c15 : index
    %796 = arith.addi %795, %711 : index
    %797 = arith.addi %796, %c7 : index
    %798 = memref.load %15[%797] : memref<?xf32>
    %799 = arith.addi %797, %c23 : index
    %800 = memref.load %15[%799] : memref<?xf32>
    %801 = arith.addf %798, %800 : f32
    %802 = wave.lane
    %803 = arith.addi %14, %c5 : index
    %804 = arith.muli %794, %c14 : index
    %805 = arith.addi %803, %804 : index
    %806 = arith.divui %802, %c5 : index
    %807 = arith.addi %805, %806 : index
    %808 = arith.cmpi slt, %807, %13 : index
    scf.if %808 {
      %809 = arith.cmpi eq, %hasFactors, %c6 : index
      %810 = memref.load %factors[%807] : memref<?xf32>
      %811 = arith.select %809, %810, %c37 : f32
      %812 = arith.mulf %801, %811 : f32
      %813 = arith.muli %807, %outputFeatures : index
      %814 = arith.addi %813, %18 : index
      %815 = wave.lane
      %816 = arith.remui %815, %c5 : index
      %817 = arith.addi %814, %816 : index
      scf.if %16 {
        %818 = arith.addi %817, %c7 : index
        %819 = memref.load %residual[%818] : memref<?xf32>
        %820 = arith.addf %819, %812 : f32
        %821 = arith.addi %817, %c7 : index
        memref.store %820, %out[%821] : memref<?xf32>
      } else {
        %822 = arith.addi %817, %c7 : index
        memref.store %812, %out[%822] : memref<?xf32>
      }
    }
    %823 = arith.muli %712, %c20 : index
    %824 = arith.addi %823, %c30 : index
    %825 = arith.muli %824, %c15 : index
    %826 = arith.addi %825, %711 : index
    %827 = arith.addi %826, %c7 : index
    %828 = memref.load %15[%827] : memref<?xf32>
    %829 = arith.addi %827, %c23 : index
    %830 = memref.load %15[%829] : memref<?xf32>
    %831 = arith.addf %828, %830 : f32
    %832 = wave.lane
    %833 = arith.addi %14, %c5 : index
    %834 = arith.muli %824, %c14 : index
    %835 = arith.addi %833, %834 : index
    %836 = arith.divui %832, %c5 : index
    %837 = arith.addi %835, %836 : index
    %838 = arith.cmpi slt, %837, %13 : index
    scf.if %838 {
      %839 = arith.cmpi eq, %hasFactors, %c6 : index
      %840 = memref.load %factors[%837] : memref<?xf32>
      %841 = arith.select %839, %840, %c37 : f32
      %842 = arith.mulf %831, %841 : f32
      %843 = arith.muli %837, %outputFeatures : index
      %844 = arith.addi %843, %18 : index
      %845 = wave.lane
      %846 = arith.remui %845, %c5 : index
      %847 = arith.addi %844, %846 : index
      scf.if %16 {
        %848 = arith.addi %847, %c7 : index
        %849 = memref.load %residual[%848] : memref<?xf32>
        %850 = arith.addf %849, %842 : f32
        %851 = arith.addi %847, %c7 : index
        memref.store %850, %out[%851] : memref<?xf32>
      } else {
        %852 = arith.addi %847, %c7 : index
        memref.store %842, %out[%852] : memref<?xf32>
      }
    }
    %853 = wave.lane
    wave.barrier
    %854 = wave.wave
    %855 = arith.muli %854, %c6 : index
    %856 = arith.addi %855, %c7 : index
    %857 = arith.muli %856, %c23 : index
    %858 = arith.addi %857, %853 : index
    %859 = vector.extract %418#2[0] : f32 from vector<8xf32>
    %860 = arith.addi %858, %c7 : index
    memref.store %859, %15[%860] : memref<?xf32>
    %861 = vector.extract %418#2[1] : f32 from vector<8xf32>
    %862 = arith.addi %858, %c15 : index
    memref.store %861, %15[%862] : memref<?xf32>
    %863 = vector.extract %418#2[2] : f32 from vector<8xf32>
    %864 = arith.addi %858, %c9 : index
    memref.store %863, %15[%864] : memref<?xf32>
    %865 = vector.extract %418#2[3] : f32 from vector<8xf32>
    %866 = arith.addi %858, %c31 : index
    memref.store %865, %15[%866] : memref<?xf32>
    %867 = vector.extract %418#2[4] : f32 from vector<8xf32>
    %868 = arith.addi %858, %c32 : index
    memref.store %867, %15[%868] : memref<?xf32>
    %869 = vector.extract %418#2[5] : f32 from vector<8xf32>
    %870 = arith.addi %858, %c33 : index
    memref.store %869, %15[%870] : memref<?xf32>
    %871 = vector.extract %418#2[6] : f32 from vector<8xf32>
    %872 = arith.addi %858, %c34 : index
    memref.store %871, %15[%872] : memref<?xf32>
    %873 = vector.extract %418#2[7] : f32 from vector<8xf32>
    %874 = arith.addi %858, %c35 : index
    memref.store %873, %15[%874] : memref<?xf32>
    wave.barrier
    %875 = arith.muli %854, %c20 : index
    %876 = arith.addi %875, %c7 : index
    %877 = arith.muli %876, %c15 : index
    %878 = arith.addi %877, %853 : index
    %879 = arith.addi %878, %c7 : index
    %880 = memref.load %15[%879] : memref<?xf32>
    %881 = arith.addi %879, %c23 : index
    %882 = memref.load %15[%881] : memref<?xf32>
    %883 = arith.addf %880, %882 : f32
    %884 = wave.lane
    %885 = arith.addi %14, %c15 : index
    %886 = arith.muli %876, %c14 : index
    %887 = arith.addi %885, %886 : index
    %888 = arith.divui %884, %c5 : index
    %889 = arith.addi %887, %888 : index
    %890 = arith.cmpi slt, %889, %13 : index
    scf.if %890 {
      %891 = arith.cmpi eq, %hasFactors, %c6 : index
      %892 = memref.load %factors[%889] : memref<?xf32>
      %893 = arith.select %891, %892, %c37 : f32
      %894 = arith.mulf %883, %893 : f32
      %895 = arith.muli %889, %outputFeatures : index
      %896 = arith.addi %895, %18 : index
      %897 = wave.lane
      %898 = arith.remui %897, %c5 : index
      %899 = arith.addi %896, %898 : index
      scf.if %16 {
        %900 = arith.addi %899, %c7 : index
        %901 = memref.load %residual[%900] : memref<?xf32>
        %902 = arith.addf %901, %894 : f32
        %903 = arith.addi %899, %c7 : index
        memref.store %902, %out[%903] : memref<?xf32>
      } else {
        %904 = arith.addi %899, %c7 : index
        memref.store %894, %out[%904] : memref<?xf32>
      }
    }
    %905 = arith.muli %854, %c20 : index
    %906 = arith.addi %905, %c6 : index
    %907 = arith.muli %906, %c15 : index
    %908 = arith.addi %907, %853 : index
    %909 = arith.addi %908, %c7 : index
    %910 = memref.load %15[%909] : memref<?xf32>
    %911 = arith.addi %909, %c23 : index
    %912 = memref.load %15[%911] : memref<?xf32>
    %913 = arith.addf %910, %912 : f32
    %914 = wave.lane
    %915 = arith.addi %14, %c15 : index
    %916 = arith.muli %906, %c14 : index
    %917 = arith.addi %915, %916 : index
    %918 = arith.divui %914, %c5 : index
    %919 = arith.addi %917, %918 : index
    %920 = arith.cmpi slt, %919, %13 : index
    scf.if %920 {
      %921 = arith.cmpi eq, %hasFactors, %c6 : index
      %922 = memref.load %factors[%919] : memref<?xf32>
      %923 = arith.select %921, %922, %c37 : f32
      %924 = arith.mulf %913, %923 : f32
      %925 = arith.muli %919, %outputFeatures : index
      %926 = arith.addi %925, %18 : index
      %927 = wave.lane
      %928 = arith.remui %927, %c5 : index
      %929 = arith.addi %926, %928 : index
      scf.if %16 {
        %930 = arith.addi %929, %c7 : index
        %931 = memref.load %residual[%930] : memref<?xf32>
        %932 = arith.addf %931, %924 : f32
        %933 = arith.addi %929, %c7 : index
        memref.store %932, %out[%933] : memref<?xf32>
      } else {
        %934 = arith.addi %929, %c7 : index
        memref.store %924, %out[%934] : memref<?xf32>
      }
    }
    %935 = arith.muli %854, %c20 : index
    %936 = arith.addi %935, %c14 : index
    %937 = arith.muli %936, %c15 : index
    %938 = arith.addi %937, %853 : index
    %939 = arith.addi %938, %c7 : index
    %940 = memref.load %15[%939] : memref<?xf32>
    %941 = arith.addi %939, %c23 : index
    %942 = memref.load %15[%941] : memref<?xf32>
    %943 = arith.addf %940, %942 : f32
    %944 = wave.lane
    %945 = arith.addi %14, %c15 : index
    %946 = arith.muli %936, %c14 : index
    %947 = arith.addi %945, %946 : index
    %948 = arith.divui %944, %c5 : index
    %949 = arith.addi %947, %948 : index
    %950 = arith.cmpi slt, %949, %13 : index
    scf.if %950 {
      %951 = arith.cmpi eq, %hasFactors, %c6 : index
      %952 = memref.load %factors[%949] : memref<?xf32>
      %953 = arith.select %951, %952, %c37 : f32
      %954 = arith.mulf %943, %953 : f32
      %955 = arith.muli %949, %outputFeatures : index
      %956 = arith.addi %955, %18 : index
      %957 = wave.lane
      %958 = arith.remui %957, %c5 : index
      %959 = arith.addi %956, %958 : index
      scf.if %16 {
        %960 = arith.addi %959, %c7 : index
        %961 = memref.load %residual[%960] : memref<?xf32>
        %962 = arith.addf %961, %954 : f32
        %963 = arith.addi %959, %c7 : index
        memref.store %962, %out[%963] : memref<?xf32>
      } else {
        %964 = arith.addi %959, %c7 : index
        memref.store %954, %out[%964] : memref<?xf32>
      }
    }
    %965 = arith.muli %854, %c20 : index
    %966 = arith.addi %965, %c30 : index
    %967 = arith.muli %966, %c15 : index
    %968 = arith.addi %967, %853 : index
    %969 = arith.addi %968, %c7 : index
    %970 = memref.load %15[%969] : memref<?xf32>
    %971 = arith.addi %969, %c23 : index
    %972 = memref.load %15[%971] : memref<?xf32>
    %973 = arith.addf %970, %972 : f32
    %974 = wave.lane
    %975 = arith.addi %14, %c15 : index
    %976 = arith.muli %966, %c14 : index
    %977 = arith.addi %975, %976 : index
    %978 = arith.divui %974, %c5 : index
    %979 = arith.addi %977, %978 : index
    %980 = arith.cmpi slt, %979, %13 : index
    scf.if %980 {
      %981 = arith.cmpi eq, %hasFactors, %c6 : index
      %982 = memref.load %factors[%979] : memref<?xf32>
      %983 = arith.select %981, %982, %c37 : f32
      %984 = arith.mulf %973, %983 : f32
      %985 = arith.muli %979, %outputFeatures : index
      %986 = arith.addi %985, %18 : index
      %987 = wave.lane
      %988 = arith.remui %987, %c5 : index
      %989 = arith.addi %986, %988 : index
      scf.if %16 {
        %990 = arith.addi %989, %c7 : index
        %991 = memref.load %residual[%990] : memref<?xf32>
        %992 = arith.addf %991, %984 : f32
        %993 = arith.addi %989, %c7 : index
        memref.store %992, %out[%993] : memref<?xf32>
      } else {
        %994 = arith.addi %989, %c7 : index
        memref.store %984, %out[%994] : memref<?xf32>
      }
    }
    %995 = wave.lane
    wave.barrier
    %996 = wave.wave
    %997 = arith.muli %996, %c6 : index
    %998 = arith.addi %997, %c7 : index
    %999 = arith.muli %998, %c23 : index
    %1000 = arith.addi %999, %995 : index
    %1001 = vector.extract %418#3[0] : f32 from vector<8xf32>
    %1002 = arith.addi %1000, %c7 : index
    memref.store %1001, %15[%1002] : memref<?xf32>
    %1003 = vector.extract %418#3[1] : f32 from vector<8xf32>
    %1004 = arith.addi %1000, %c15 : index
    memref.store %1003, %15[%1004] : memref<?xf32>
    %1005 = vector.extract %418#3[2] : f32 from vector<8xf32>
    %1006 = arith.addi %1000, %c9 : index
    memref.store %1005, %15[%1006] : memref<?xf32>
    %1007 = vector.extract %418#3[3] : f32 from vector<8xf32>
    %1008 = arith.addi %1000, %c31 : index
    memref.store %1007, %15[%1008] : memref<?xf32>
    %1009 = vector.extract %418#3[4] : f32 from vector<8xf32>
    %1010 = arith.addi %1000, %c32 : index
    memref.store %1009, %15[%1010] : memref<?xf32>
    %1011 = vector.extract %418#3[5] : f32 from vector<8xf32>
    %1012 = arith.addi %1000, %c33 : index
    memref.store %1011, %15[%1012] : memref<?xf32>
    %1013 = vector.extract %418#3[6] : f32 from vector<8xf32>
    %1014 = arith.addi %1000, %c34 : index
    memref.store %1013, %15[%1014] : memref<?xf32>
    %1015 = vector.extract %418#3[7] : f32 from vector<8xf32>
    %1016 = arith.addi %1000, %c35 : index
    memref.store %1015, %15[%1016] : memref<?xf32>
    wave.barrier
    %1017 = arith.muli %996, %c20 : index
    %1018 = arith.addi %1017, %c7 : index
    %1019 = arith.muli %1018, %c15 : index
    %1020 = arith.addi %1019, %995 : index
    %1021 = arith.addi %1020, %c7 : index
    %1022 = memref.load %15[%1021] : memref<?xf32>
    %1023 = arith.addi %1021, %c23 : index
    %1024 = memref.load %15[%1023] : memref<?xf32>
    %1025 = arith.addf %1022, %1024 : f32
    %1026 = wave.lane
    %1027 = arith.addi %14, %c16 : index
    %1028 = arith.muli %1018, %c14 : index
    %1029 = arith.addi %1027, %1028 : index
    %1030 = arith.divui %1026, %c5 : index
    %1031 = arith.addi %1029, %1030 : index
    %1032 = arith.cmpi slt, %1031, %13 : index
    scf.if %1032 {
      %1033 = arith.cmpi eq, %hasFactors, %c6 : index
      %1034 = memref.load %factors[%1031] : memref<?xf32>
      %1035 = arith.select %1033, %1034, %c37 : f32
      %1036 = arith.mulf %1025, %1035 : f32
      %1037 = arith.muli %1031, %outputFeatures : index
      %1038 = arith.addi %1037, %18 : index
      %1039 = wave.lane
      %1040 = arith.remui %1039, %c5 : index
      %1041 = arith.addi %1038, %1040 : index
      scf.if %16 {
        %1042 = arith.addi %1041, %c7 : index
        %1043 = memref.load %residual[%1042] : memref<?xf32>
        %1044 = arith.addf %1043, %1036 : f32
        %1045 = arith.addi %1041, %c7 : index
        memref.store %1044, %out[%1045] : memref<?xf32>
      } else {
        %1046 = arith.addi %1041, %c7 : index
        memref.store %1036, %out[%1046] : memref<?xf32>
      }
    }
    %1047 = arith.muli %996, %c20 : index
    %1048 = arith.addi %1047, %c6 : index
    %1049 = arith.muli %1048, %c15 : index
    %1050 = arith.addi %1049, %995 : index
    %1051 = arith.addi %1050, %c7 : index
    %1052 = memref.load %15[%1051] : memref<?xf32>
    %1053 = arith.addi %1051, %c23 : index
    %1054 = memref.load %15[%1053] : memref<?xf32>
    %1055 = arith.addf %1052, %1054 : f32
    %1056 = wave.lane
    %1057 = arith.addi %14, %c16 : index
    %1058 = arith.muli %1048, %c14 : index
    %1059 = arith.addi %1057, %1058 : index
    %1060 = arith.divui %1056, %c5 : index
    %1061 = arith.addi %1059, %1060 : index
    %1062 = arith.cmpi slt, %1061, %13 : index
    scf.if %1062 {
      %1063 = arith.cmpi eq, %hasFactors, %c6 : index
      %1064 = memref.load %factors[%1061] : memref<?xf32>
      %1065 = arith.select %1063, %1064, %c37 : f32
      %1066 = arith.mulf %1055, %1065 : f32
      %1067 = arith.muli %1061, %outputFeatures : index
      %1068 = arith.addi %1067, %18 : index
      %1069 = wave.lane
      %1070 = arith.remui %1069, %c5 : index
      %1071 = arith.addi %1068, %1070 : index
      scf.if %16 {
        %1072 = arith.addi %1071, %c7 : index
        %1073 = memref.load %residual[%1072] : memref<?xf32>
        %1074 = arith.addf %1073, %1066 : f32
        %1075 = arith.addi %1071, %c7 : index
        memref.store %1074, %out[%1075] : memref<?xf32>
      } else {
        %1076 = arith.addi %1071, %c7 : index
        memref.store %1066, %out[%1076] : memref<?xf32>
      }
    }
    %1077 = arith.muli %996, %c20 : index
    %1078 = arith.addi %1077, %c14 : index
    %1079 = arith.muli %1078, %c15 : index
    %1080 = arith.addi %1079, %995 : index
    %1081 = arith.addi %1080, %c7 : index
    %1082 = memref.load %15[%1081] : memref<?xf32>
    %1083 = arith.addi %1081, %c23 : index
    %1084 = memref.load %15[%1083] : memref<?xf32>
    %1085 = arith.addf %1082, %1084 : f32
    %1086 = wave.lane
    %1087 = arith.addi %14, %c16 : index
    %1088 = arith.muli %1078, %c14 : index
    %1089 = arith.addi %1087, %1088 : index
    %1090 = arith.divui %1086, %c5 : index
    %1091 = arith.addi %1089, %1090 : index
    %1092 = arith.cmpi slt, %1091, %13 : index
    scf.if %1092 {
      %1093 = arith.cmpi eq, %hasFactors, %c6 : index
      %1094 = memref.load %factors[%1091] : memref<?xf32>
      %1095 = arith.select %1093, %1094, %c37 : f32
      %1096 = arith.mulf %1085, %1095 : f32
      %1097 = arith.muli %1091, %outputFeatures : index
      %1098 = arith.addi %1097, %18 : index
      %1099 = wave.lane
      %1100 = arith.remui %1099, %c5 : index
      %1101 = arith.addi %1098, %1100 : index
      scf.if %16 {
        %1102 = arith.addi %1101, %c7 : index
        %1103 = memref.load %residual[%1102] : memref<?xf32>
        %1104 = arith.addf %1103, %1096 : f32
        %1105 = arith.addi %1101, %c7 : index
        memref.store %1104, %out[%1105] : memref<?xf32>
      } else {
        %1106 = arith.addi %1101, %c7 : index
        memref.store %1096, %out[%1106] : memref<?xf32>
      }
    }
    %1107 = arith.muli %996, %c20 : index
    %1108 = arith.addi %1107, %c30 : index
    %1109 = arith.muli %1108, %c15 : index
    %1110 = arith.addi %1109, %995 : index
    %1111 = arith.addi %1110, %c7 : index
    %1112 = memref.load %15[%1111] : memref<?xf32>
    %1113 = arith.addi %1111, %c23 : index
    %1114 = memref.load %15[%1113] : memref<?xf32>
    %1115 = arith.addf %1112, %1114 : f32
    %1116 = wave.lane
    %1117 = arith.addi %14, %c16 : index
    %1118 = arith.muli %1108, %c14 : index
    %1119 = arith.addi %1117, %1118 : index
    %1120 = arith.divui %1116, %c5 : index
    %1121 = arith.addi %1119, %1120 : index
    %1122 = arith.cmpi slt, %1121, %13 : index
    scf.if %1122 {
      %1123 = arith.cmpi eq, %hasFactors, %c6 : index
      %1124 = memref.load %factors[%1121] : memref<?xf32>
      %1125 = arith.select %1123, %1124, %c37 : f32
      %1126 = arith.mulf %1115, %1125 : f32
      %1127 = arith.muli %1121, %outputFeatures : index
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
  }
  wave.return
}
