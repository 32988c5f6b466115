// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='int4', waves=8, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_w8p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c10 = arith.constant 2048 : index
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
  %c38 = arith.constant 1024 : index
  %c39 = arith.constant 1280 : index
  %c40 = arith.constant 1536 : index
  %c41 = arith.constant 1792 : index
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
    %591 = arith.muli %570, %c6 : index
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
    %606 = arith.addi %595, %c38 : index
    %607 = memref.load %15[%606] : memref<?xf32>
    %608 = arith.addf %605, %607 : f32
    %609 = arith.addi %595, %c39 : index
    %610 = memref.load %15[%609] : memref<?xf32>
    %611 = arith.addf %608, %610 : f32
    %612 = arith.addi %595, %c40 : index
    %613 = memref.load %15[%612] : memref<?xf32>
    %614 = arith.addf %611, %613 : f32
    %615 = arith.addi %595, %c41 : index
    %616 = memref.load %15[%615] : memref<?xf32>
    %617 = arith.addf %614, %616 : f32
    %618 = wave.lane
    %619 = arith.addi %14, %c7 : index
    %620 = arith.muli %592, %c14 : index
    %621 = arith.addi %619, %620 : index
    %622 = arith.divui %618, %c5 : index
    %623 = arith.addi %621, %622 : index
    %624 = arith.cmpi slt, %623, %13 : index
    scf.if %624 {
      %625 = arith.cmpi eq, %hasFactors, %c6 : index
      %626 = arith.muli %623, %c14 : index
      %627 = memref.load %factors[%626] : memref<?xf32>
      %628 = arith.mulf %627, %operandScale : f32
      %629 = arith.select %625, %628, %operandScale : f32
      %630 = arith.mulf %617, %629 : f32
      %631 = arith.muli %623, %outputFeatures : index
      %632 = arith.addi %631, %18 : index
      %633 = wave.lane
      %634 = arith.remui %633, %c5 : index
      %635 = arith.addi %632, %634 : index
      scf.if %16 {
        %636 = arith.addi %635, %c7 : index
        %637 = memref.load %residual[%636] : memref<?xf32>
        %638 = arith.addf %637, %630 : f32
        %639 = arith.addi %635, %c7 : index
        memref.store %638, %out[%639] : memref<?xf32>
      } else {
        %640 = arith.addi %635, %c7 : index
        memref.store %630, %out[%640] : memref<?xf32>
      }
    }
    %641 = wave.lane
    wave.barrier
    %642 = wave.wave
    %643 = arith.muli %642, %c6 : index
    %644 = arith.addi %643, %c7 : index
    %645 = arith.muli %644, %c23 : index
    %646 = arith.addi %645, %641 : index
    %647 = vector.extract %418#1[0] : f32 from vector<8xf32>
    %648 = arith.addi %646, %c7 : index
    memref.store %647, %15[%648] : memref<?xf32>
    %649 = vector.extract %418#1[1] : f32 from vector<8xf32>
    %650 = arith.addi %646, %c15 : index
    memref.store %649, %15[%650] : memref<?xf32>
    %651 = vector.extract %418#1[2] : f32 from vector<8xf32>
    %652 = arith.addi %646, %c9 : index
    memref.store %651, %15[%652] : memref<?xf32>
    %653 = vector.extract %418#1[3] : f32 from vector<8xf32>
    %654 = arith.addi %646, %c31 : index
    memref.store %653, %15[%654] : memref<?xf32>
    %655 = vector.extract %418#1[4] : f32 from vector<8xf32>
    %656 = arith.addi %646, %c32 : index
    memref.store %655, %15[%656] : memref<?xf32>
    %657 = vector.extract %418#1[5] : f32 from vector<8xf32>
    %658 = arith.addi %646, %c33 : index
    memref.store %657, %15[%658] : memref<?xf32>
    %659 = vector.extract %418#1[6] : f32 from vector<8xf32>
    %660 = arith.addi %646, %c34 : index
    memref.store %659, %15[%660] : memref<?xf32>
    %661 = vector.extract %418#1[7] : f32 from vector<8xf32>
    %662 = arith.addi %646, %c35 : index
    memref.store %661, %15[%662] : memref<?xf32>
    wave.barrier
    %663 = arith.muli %642, %c6 : index
    %664 = arith.addi %663, %c7 : index
    %665 = arith.muli %664, %c15 : index
    %666 = arith.addi %665, %641 : index
    %667 = arith.addi %666, %c7 : index
    %668 = memref.load %15[%667] : memref<?xf32>
    %669 = arith.addi %667, %c23 : index
    %670 = memref.load %15[%669] : memref<?xf32>
    %671 = arith.addf %668, %670 : f32
    %672 = arith.addi %667, %c36 : index
    %673 = memref.load %15[%672] : memref<?xf32>
    %674 = arith.addf %671, %673 : f32
    %675 = arith.addi %667, %c37 : index
    %676 = memref.load %15[%675] : memref<?xf32>
    %677 = arith.addf %674, %676 : f32
    %678 = arith.addi %667, %c38 : index
    %679 = memref.load %15[%678] : memref<?xf32>
    %680 = arith.addf %677, %679 : f32
    %681 = arith.addi %667, %c39 : index
    %682 = memref.load %15[%681] : memref<?xf32>
    %683 = arith.addf %680, %682 : f32
    %684 = arith.addi %667, %c40 : index
    %685 = memref.load %15[%684] : memref<?xf32>
    %686 = arith.addf %683, %685 : f32
    %687 = arith.addi %667, %c41 : index
    %688 = memref.load %15[%687] : memref<?xf32>
    %689 = arith.addf %686, %688 : f32
    %690 = wave.lane
    %691 = arith.addi %14, %c5 : index
    %692 = arith.muli %664, %c14 : index
    %693 = arith.addi %691, %692 : index
    %694 = arith.divui %690, %c5 : index
    %695 = arith.addi %693, %694 : index
    %696 = arith.cmpi slt, %695, %13 : index
    scf.if %696 {
      %697 = arith.cmpi eq, %hasFactors, %c6 : index
      %698 = arith.muli %695, %c14 : index
      %699 = memref.load %factors[%698] : memref<?xf32>
      %700 = arith.mulf %699, %operandScale : f32
      %701 = arith.select %697, %700, %operandScale : f32
      %702 = arith.mulf %689, %701 : f32
      %703 = arith.muli %695, %outputFeatures : index
      %704 = arith.addi %703, %18 : index
      %705 = wave.lane
      %706 = arith.remui %705, %c5 : index
      %707 = arith.addi %704, %706 : index
      scf.if %16 {
        %708 = arith.addi %707, %c7 : index
        %709 = memref.load %residual[%708] : memref<?xf32>
        %710 = arith.addf %709, %702 : f32
        %711 = arith.addi %707, %c7 : index
        memref.store %710, %out[%711] : memref<?xf32>
      } else {
        %712 = arith.addi %707, %c7 : index
        memref.store %702, %out[%712] : memref<?xf32>
      }
    }
    %713 = wave.lane
    wave.barrier
    %714 = wave.wave
    %715 = arith.muli %714, %c6 : index
    %716 = arith.addi %715, %c7 : index
    %717 = arith.muli %716, %c23 : index
    %718 = arith.addi %717, %713 : index
    %719 = vector.extract %418#2[0] : f32 from vector<8xf32>
    %720 = arith.addi %718, %c7 : index
    memref.store %719, %15[%720] : memref<?xf32>
    %721 = vector.extract %418#2[1] : f32 from vector<8xf32>
    %722 = arith.addi %718, %c15 : index
    memref.store %721, %15[%722] : memref<?xf32>
    %723 = vector.extract %418#2[2] : f32 from vector<8xf32>
    %724 = arith.addi %718, %c9 : index
    memref.store %723, %15[%724] : memref<?xf32>
    %725 = vector.extract %418#2[3] : f32 from vector<8xf32>
    %726 = arith.addi %718, %c31 : index
    memref.store %725, %15[%726] : memref<?xf32>
    %727 = vector.extract %418#2[4] : f32 from vector<8xf32>
    %728 = arith.addi %718, %c32 : index
    memref.store %727, %15[%728] : memref<?xf32>
    %729 = vector.extract %418#2[5] : f32 from vector<8xf32>
    %730 = arith.addi %718, %c33 : index
    memref.store %729, %15[%730] : memref<?xf32>
    %731 = vector.extract %418#2[6] : f32 from vector<8xf32>
    %732 = arith.addi %718, %c34 : index
    memref.store %731, %15[%732] : memref<?xf32>
    %733 = vector.extract %418#2[7] : f32 from vector<8xf32>
    %734 = arith.addi %718, %c35 : index
    memref.store %733, %15[%734] : memref<?xf32>
    wave.barrier
    %735 = arith.muli %714, %c6 : index
    %736 = arith.addi %735, %c7 : index
    %737 = arith.muli %736, %c15 : index
    %738 = arith.addi %737, %713 : index
    %739 = arith.addi %738, %c7 : index
    %740 = memref.load %15[%739] : memref<?xf32>
    %741 = arith.addi %739, %c23 : index
    %742 = memref.load %15[%741] : memref<?xf32>
    %743 = arith.addf %740, %742 : f32
    %744 = arith.addi %739, %c36 : index
    %745 = memref.load %15[%744] : memref<?xf32>
    %746 = arith.addf %743, %745 : f32
    %747 = arith.addi %739, %c37 : index
    %748 = memref.load %15[%747] : memref<?xf32>
    %749 = arith.addf %746, %748 : f32
    %750 = arith.addi %739, %c38 : index
    %751 = memref.load %15[%750] : memref<?xf32>
    %752 = arith.addf %749, %751 : f32
    %753 = arith.addi %739, %c39 : index
    %754 = memref.load %15[%753] : memref<?xf32>
    %755 = arith.addf %752, %754 : f32
    %756 = arith.addi %739, %c40 : index
    %757 = memref.load %15[%756] : memref<?xf32>
    %758 = arith.addf %755, %757 : f32
    %759 = arith.addi %739, %c41 : index
    %760 = memref.load %15[%759] : memref<?xf32>
    %761 = arith.addf %758, %760 : f32
    %762 = wave.lane
    %763 = arith.addi %14, %c15 : index
    %764 = arith.muli %736, %c14 : index
    %765 = arith.addi %763, %764 : index
    %766 = arith.divui %762, %c5 : index
    %767 = arith.addi %765, %766 : index
    %768 = arith.cmpi slt, %767, %13 : index
    scf.if %768 {
      %769 = arith.cmpi eq, %hasFactors, %c6 : index
      %770 = arith.muli %767, %c14 : index
      %771 = memref.load %factors[%770] : memref<?xf32>
      %772 = arith.mulf %771, %operandScale : f32
      %773 = arith.select %769, %772, %operandScale : f32
      %774 = arith.mulf %761, %773 : f32
      %775 = arith.muli %767, %outputFeatures : index
      %776 = arith.addi %775, %18 : index
      %777 = wave.lane
      %778 = arith.remui %777, %c5 : index
      %779 = arith.addi %776, %778 : index
      scf.if %16 {
        %780 = arith.addi %779, %c7 : index
        %781 = memref.load %residual[%780] : memref<?xf32>
        %782 = arith.addf %781, %774 : f32
        %783 = arith.addi %779, %c7 : index
        memref.store %782, %out[%783] : memref<?xf32>
      } else {
        %784 = arith.addi %779, %c7 : index
        memref.store %774, %out[%784] : memref<?xf32>
      }
    }
    %785 = wave.lane
    wave.barrier
    %786 = wave.wave
    %787 = arith.muli %786, %c6 : index
    %788 = arith.addi %787, %c7 : index
    %789 = arith.muli %788, %c23 : index
    %790 = arith.addi %789, %785 : index
    %791 = vector.extract %418#3[0] : f32 from vector<8xf32>
    %792 = arith.addi %790, %c7 : index
    memref.store %791, %15[%792] : memref<?xf32>
    %793 = vector.extract %418#3[1] : f32 from vector<8xf32>
    %794 = arith.addi %790, %c15 : index
    memref.store %793, %15[%794] : memref<?xf32>
    %795 = vector.extract %418#3[2] : f32 from vector<8xf32>
    %796 = arith.addi %790, %c9 : index
    memref.store %795, %15[%796] : memref<?xf32>
    %797 = vector.extract %418#3[3] : f32 from vector<8xf32>
    %798 = arith.addi %790, %c31 : index
    memref.store %797, %15[%798] : memref<?xf32>
    %799 = vector.extract %418#3[4] : f32 from vector<8xf32>
    %800 = arith.addi %790, %c32 : index
    memref.store %799, %15[%800] : memref<?xf32>
    %801 = vector.extract %418#3[5] : f32 from vector<8xf32>
    %802 = arith.addi %790, %c33 : index
    memref.store %801, %15[%802] : memref<?xf32>
    %803 = vector.extract %418#3[6] : f32 from vector<8xf32>
    %804 = arith.addi %790, %c34 : index
    memref.store %803, %15[%804] : memref<?xf32>
    %805 = vector.extract %418#3[7] : f32 from vector<8xf32>
    %806 = arith.addi %790, %c35 : index
    memref.store %805, %15[%806] : memref<?xf32>
    wave.barrier
    %807 = arith.muli %786, %c6 : index
    %808 = arith.addi %807, %c7 : index
    %809 = arith.muli %808, %c15 : index
    %810 = arith.addi %809, %785 : index
    %811 = arith.addi %810, %c7 : index
    %812 = memref.load %15[%811] : memref<?xf32>
    %813 = arith.addi %811, %c23 : index
    %814 = memref.load %15[%813] : memref<?xf32>
    %815 = arith.addf %812, %814 : f32
    %816 = arith.addi %811, %c36 : index
    %817 = memref.load %15[%816] : memref<?xf32>
    %818 = arith.addf %815, %817 : f32
    %819 = arith.addi %811, %c37 : index
    %820 = memref.load %15[%819] : memref<?xf32>
    %821 = arith.addf %818, %820 : f32
    %822 = arith.addi %811, %c38 : index
    %823 = memref.load %15[%822] : memref<?xf32>
    %824 = arith.addf %821, %823 : f32
    %825 = arith.addi %811, %c39 : index
    %826 = memref.load %15[%825] : memref<?xf32>
    %827 = arith.addf %824, %826 : f32
    %828 = arith.addi %811, %c40 : index
    %829 = memref.load %15[%828] : memref<?xf32>
    %830 = arith.addf %827, %829 : f32
    %831 = arith.addi %811, %c41 : index
    %832 = memref.load %15[%831] : memref<?xf32>
    %833 = arith.addf %830, %832 : f32
    %834 = wave.lane
    %835 = arith.addi %14, %c16 : index
    %836 = arith.muli %808, %c14 : index
    %837 = arith.addi %835, %836 : index
    %838 = arith.divui %834, %c5 : index
    %839 = arith.addi %837, %838 : index
    %840 = arith.cmpi slt, %839, %13 : index
    scf.if %840 {
      %841 = arith.cmpi eq, %hasFactors, %c6 : index
      %842 = arith.muli %839, %c14 : index
      %843 = memref.load %factors[%842] : memref<?xf32>
      %844 = arith.mulf %843, %operandScale : f32
      %845 = arith.select %841, %844, %operandScale : f32
      %846 = arith.mulf %833, %845 : f32
      %847 = arith.muli %839, %outputFeatures : index
      %848 = arith.addi %847, %18 : index
      %849 = wave.lane
      %850 = arith.remui %849, %c5 : index
      %851 = arith.addi %848, %850 : index
      scf.if %16 {
        %852 = arith.addi %851, %c7 : index
        %853 = memref.load %residual[%852] : memref<?xf32>
        %854 = arith.addf %853, %846 : f32
        %855 = arith.addi %851, %c7 : index
        memref.store %854, %out[%855] : memref<?xf32>
      } else {
        %856 = arith.addi %851, %c7 : index
        memref.store %846, %out[%856] : memref<?xf32>
      }
    }
  }
  wave.return
}
