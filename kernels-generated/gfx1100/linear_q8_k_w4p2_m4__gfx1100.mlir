// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_k', waves=4, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_k_w4p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 32 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c29 = arith.constant dense<0x6480> : vector<32xf16>
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
  %c41 = arith.constant 4 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.divui %inputFeatures, %c4 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.divui %8, %c7 : index
  %10 = arith.muli %9, %c7 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %0, %c3 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %12 : index
  %16 = arith.addi %13, %c2 : index
  %17 = arith.muli %16, %12 : index
  %18 = memref.load %step[%countAt] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.muli %1, %c1 : index
  %21 = wave.scratch %c10 : memref<?xf32>
  %22 = arith.cmpi eq, %hasResidual, %c2 : index
  %23 = wave.block 0
  %24 = arith.muli %23, %c5 : index
  %25 = arith.cmpi slt, %20, %19 : index
  scf.if %25 {
    %26 = wave.lane
    %27 = arith.remui %26, %c1 : index
    %28 = wave.scratch %operandHalves : memref<?xf16>
    %29 = arith.divui %operandHalves, %c15 : index
    %30 = wave.wave
    %31 = arith.muli %30, %c5 : index
    %32 = wave.lane
    %33 = arith.addi %31, %32 : index
    scf.for %34 = %33 to %29 step %c7 {
      %35 = arith.muli %34, %c15 : index
      %36 = arith.addi %c8, %35 : index
      %37 = vector.load %x[%36] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %38 = arith.muli %34, %c15 : index
      vector.store %37, %28[%38] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c15 : index
    %41 = wave.wave
    %42 = arith.divui %inputFeatures, %c5 : index
    %43 = arith.muli %41, %stepsPerWave : index
    %44 = arith.minsi %43, %42 : index
    %45 = arith.addi %44, %stepsPerWave : index
    %46 = arith.minsi %45, %42 : index
    %47 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %48 = arith.subi %46, %44 : index
    %49 = arith.divui %48, %c3 : index
    %50 = arith.muli %49, %c3 : index
    %51 = arith.addi %44, %50 : index
    %52 = arith.addi %44, %stepsPerWave : index
    %53 = arith.select %47, %52, %51 : index
    %57:2 = scf.for %54 = %44 to %53 step %c3 iter_args(%55 = %c16, %56 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %58 = wave.lane
      %59 = arith.addi %54, %c8 : index
      %60 = arith.remui %58, %c1 : index
      %61 = arith.addi %15, %c7 : index
      %62 = arith.divui %59, %c15 : index
      %63 = arith.muli %62, %c5 : index
      %64 = arith.addi %61, %63 : index
      %65 = arith.muli %60, %c3 : index
      %66 = arith.addi %64, %65 : index
      %67 = vector.load %w[%66] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %68 = vector.bitcast %67 : vector<2xi8> to vector<1xf16>
      %69 = arith.divui %inputFeatures, %c4 : index
      %70 = arith.muli %69, %c5 : index
      %71 = arith.addi %61, %70 : index
      %72 = arith.muli %59, %c1 : index
      %73 = arith.addi %71, %72 : index
      %74 = arith.muli %60, %c2 : index
      %75 = arith.addi %73, %74 : index
      %76 = vector.load %w[%75] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %77 = vector.extract %68[0] : f16 from vector<1xf16>
      %78 = arith.extf %77 : f16 to f32
      %79 = vector.extract %76[0] : i8 from vector<1xi8>
      %80 = arith.extsi %79 : i8 to i32
      %81 = arith.sitofp %80 : i32 to f32
      %82 = arith.mulf %78, %81 : f32
      %83 = arith.truncf %82 : f32 to f16
      %84 = vector.broadcast %83 : f16 to vector<16xf16>
      %85 = arith.addi %15, %c7 : index
      %86 = arith.muli %inputFeatures, %c2 : index
      %87 = arith.divui %86, %c3 : index
      %88 = arith.divui %inputFeatures, %c4 : index
      %89 = arith.muli %88, %c5 : index
      %90 = arith.addi %89, %87 : index
      %91 = arith.addi %90, %c6 : index
      %92 = arith.divui %91, %c7 : index
      %93 = arith.muli %92, %c7 : index
      %94 = arith.addi %85, %93 : index
      %95 = arith.muli %inputFeatures, %c15 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.muli %59, %c1 : index
      %98 = arith.addi %97, %60 : index
      %99 = arith.muli %98, %c1 : index
      %100 = arith.addi %96, %99 : index
      %101 = arith.muli %59, %c4 : index
      %102 = arith.addi %94, %101 : index
      %103 = arith.muli %60, %c1 : index
      %104 = arith.addi %102, %103 : index
      %105 = vector.load %w[%100] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %106 = vector.bitcast %105 : vector<16xi8> to vector<4xi32>
      %107 = vector.load %w[%104] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %108 = vector.bitcast %107 : vector<16xi8> to vector<4xi32>
      %109 = arith.shrui %108, %c19 : vector<4xi32>
      %110 = arith.andi %109, %c20 : vector<4xi32>
      %111 = arith.shrui %106, %c21 : vector<4xi32>
      %112 = arith.andi %111, %c20 : vector<4xi32>
      %113 = arith.shli %112, %c22 : vector<4xi32>
      %114 = arith.ori %110, %113 : vector<4xi32>
      %115 = arith.ori %114, %c23 : vector<4xi32>
      %116 = vector.bitcast %115 : vector<4xi32> to vector<8xf16>
      %117 = arith.shrui %108, %c22 : vector<4xi32>
      %118 = arith.andi %117, %c20 : vector<4xi32>
      %119 = arith.shrui %106, %c24 : vector<4xi32>
      %120 = arith.andi %119, %c20 : vector<4xi32>
      %121 = arith.shli %120, %c22 : vector<4xi32>
      %122 = arith.ori %118, %121 : vector<4xi32>
      %123 = arith.ori %122, %c23 : vector<4xi32>
      %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
      %125 = arith.shrui %108, %c25 : vector<4xi32>
      %126 = arith.andi %125, %c20 : vector<4xi32>
      %127 = arith.shrui %106, %c26 : vector<4xi32>
      %128 = arith.andi %127, %c20 : vector<4xi32>
      %129 = arith.shli %128, %c22 : vector<4xi32>
      %130 = arith.ori %126, %129 : vector<4xi32>
      %131 = arith.ori %130, %c23 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = arith.shrui %108, %c27 : vector<4xi32>
      %134 = arith.andi %133, %c20 : vector<4xi32>
      %135 = arith.shrui %106, %c28 : vector<4xi32>
      %136 = arith.andi %135, %c20 : vector<4xi32>
      %137 = arith.shli %136, %c22 : vector<4xi32>
      %138 = arith.ori %134, %137 : vector<4xi32>
      %139 = arith.ori %138, %c23 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = vector.shuffle %116, %124 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %142 = vector.shuffle %132, %140 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = vector.shuffle %141, %142 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %144 = arith.subf %143, %c29 : vector<32xf16>
      %145 = vector.shuffle %144, %144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %146 = vector.shuffle %144, %144 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %147 = arith.mulf %145, %84 : vector<16xf16>
      %148 = arith.mulf %146, %84 : vector<16xf16>
      %149 = arith.addi %54, %c2 : index
      %150 = arith.remui %58, %c1 : index
      %151 = arith.addi %15, %c7 : index
      %152 = arith.divui %149, %c15 : index
      %153 = arith.muli %152, %c5 : index
      %154 = arith.addi %151, %153 : index
      %155 = arith.muli %150, %c3 : index
      %156 = arith.addi %154, %155 : index
      %157 = vector.load %w[%156] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %158 = vector.bitcast %157 : vector<2xi8> to vector<1xf16>
      %159 = arith.divui %inputFeatures, %c4 : index
      %160 = arith.muli %159, %c5 : index
      %161 = arith.addi %151, %160 : index
      %162 = arith.muli %149, %c1 : index
      %163 = arith.addi %161, %162 : index
      %164 = arith.muli %150, %c2 : index
      %165 = arith.addi %163, %164 : index
      %166 = vector.load %w[%165] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %167 = vector.extract %158[0] : f16 from vector<1xf16>
      %168 = arith.extf %167 : f16 to f32
      %169 = vector.extract %166[0] : i8 from vector<1xi8>
      %170 = arith.extsi %169 : i8 to i32
      %171 = arith.sitofp %170 : i32 to f32
      %172 = arith.mulf %168, %171 : f32
      %173 = arith.truncf %172 : f32 to f16
      %174 = vector.broadcast %173 : f16 to vector<16xf16>
      %175 = arith.addi %15, %c7 : index
      %176 = arith.muli %inputFeatures, %c2 : index
      %177 = arith.divui %176, %c3 : index
      %178 = arith.divui %inputFeatures, %c4 : index
      %179 = arith.muli %178, %c5 : index
      %180 = arith.addi %179, %177 : index
      %181 = arith.addi %180, %c6 : index
      %182 = arith.divui %181, %c7 : index
      %183 = arith.muli %182, %c7 : index
      %184 = arith.addi %175, %183 : index
      %185 = arith.muli %inputFeatures, %c15 : index
      %186 = arith.addi %184, %185 : index
      %187 = arith.muli %149, %c1 : index
      %188 = arith.addi %187, %150 : index
      %189 = arith.muli %188, %c1 : index
      %190 = arith.addi %186, %189 : index
      %191 = arith.muli %149, %c4 : index
      %192 = arith.addi %184, %191 : index
      %193 = arith.muli %150, %c1 : index
      %194 = arith.addi %192, %193 : index
      %195 = vector.load %w[%190] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %196 = vector.bitcast %195 : vector<16xi8> to vector<4xi32>
      %197 = vector.load %w[%194] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %198 = vector.bitcast %197 : vector<16xi8> to vector<4xi32>
      %199 = arith.shrui %198, %c19 : vector<4xi32>
      %200 = arith.andi %199, %c20 : vector<4xi32>
      %201 = arith.shrui %196, %c21 : vector<4xi32>
      %202 = arith.andi %201, %c20 : vector<4xi32>
      %203 = arith.shli %202, %c22 : vector<4xi32>
      %204 = arith.ori %200, %203 : vector<4xi32>
      %205 = arith.ori %204, %c23 : vector<4xi32>
      %206 = vector.bitcast %205 : vector<4xi32> to vector<8xf16>
      %207 = arith.shrui %198, %c22 : vector<4xi32>
      %208 = arith.andi %207, %c20 : vector<4xi32>
      %209 = arith.shrui %196, %c24 : vector<4xi32>
      %210 = arith.andi %209, %c20 : vector<4xi32>
      %211 = arith.shli %210, %c22 : vector<4xi32>
      %212 = arith.ori %208, %211 : vector<4xi32>
      %213 = arith.ori %212, %c23 : vector<4xi32>
      %214 = vector.bitcast %213 : vector<4xi32> to vector<8xf16>
      %215 = arith.shrui %198, %c25 : vector<4xi32>
      %216 = arith.andi %215, %c20 : vector<4xi32>
      %217 = arith.shrui %196, %c26 : vector<4xi32>
      %218 = arith.andi %217, %c20 : vector<4xi32>
      %219 = arith.shli %218, %c22 : vector<4xi32>
      %220 = arith.ori %216, %219 : vector<4xi32>
      %221 = arith.ori %220, %c23 : vector<4xi32>
      %222 = vector.bitcast %221 : vector<4xi32> to vector<8xf16>
      %223 = arith.shrui %198, %c27 : vector<4xi32>
      %224 = arith.andi %223, %c20 : vector<4xi32>
      %225 = arith.shrui %196, %c28 : vector<4xi32>
      %226 = arith.andi %225, %c20 : vector<4xi32>
      %227 = arith.shli %226, %c22 : vector<4xi32>
      %228 = arith.ori %224, %227 : vector<4xi32>
      %229 = arith.ori %228, %c23 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = vector.shuffle %206, %214 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %232 = vector.shuffle %222, %230 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = vector.shuffle %231, %232 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %234 = arith.subf %233, %c29 : vector<32xf16>
      %235 = vector.shuffle %234, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %236 = vector.shuffle %234, %234 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %237 = arith.mulf %235, %174 : vector<16xf16>
      %238 = arith.mulf %236, %174 : vector<16xf16>
      %239 = arith.addi %54, %c8 : index
      %240 = arith.remui %58, %c1 : index
      %241 = arith.addi %17, %c7 : index
      %242 = arith.divui %239, %c15 : index
      %243 = arith.muli %242, %c5 : index
      %244 = arith.addi %241, %243 : index
      %245 = arith.muli %240, %c3 : index
      %246 = arith.addi %244, %245 : index
      %247 = vector.load %w[%246] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %248 = vector.bitcast %247 : vector<2xi8> to vector<1xf16>
      %249 = arith.divui %inputFeatures, %c4 : index
      %250 = arith.muli %249, %c5 : index
      %251 = arith.addi %241, %250 : index
      %252 = arith.muli %239, %c1 : index
      %253 = arith.addi %251, %252 : index
      %254 = arith.muli %240, %c2 : index
      %255 = arith.addi %253, %254 : index
      %256 = vector.load %w[%255] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %257 = vector.extract %248[0] : f16 from vector<1xf16>
      %258 = arith.extf %257 : f16 to f32
      %259 = vector.extract %256[0] : i8 from vector<1xi8>
      %260 = arith.extsi %259 : i8 to i32
      %261 = arith.sitofp %260 : i32 to f32
      %262 = arith.mulf %258, %261 : f32
      %263 = arith.truncf %262 : f32 to f16
      %264 = vector.broadcast %263 : f16 to vector<16xf16>
      %265 = arith.addi %17, %c7 : index
      %266 = arith.muli %inputFeatures, %c2 : index
      %267 = arith.divui %266, %c3 : index
      %268 = arith.divui %inputFeatures, %c4 : index
      %269 = arith.muli %268, %c5 : index
      %270 = arith.addi %269, %267 : index
      %271 = arith.addi %270, %c6 : index
      %272 = arith.divui %271, %c7 : index
      %273 = arith.muli %272, %c7 : index
      %274 = arith.addi %265, %273 : index
      %275 = arith.muli %inputFeatures, %c15 : index
      %276 = arith.addi %274, %275 : index
      %277 = arith.muli %239, %c1 : index
      %278 = arith.addi %277, %240 : index
      %279 = arith.muli %278, %c1 : index
      %280 = arith.addi %276, %279 : index
      %281 = arith.muli %239, %c4 : index
      %282 = arith.addi %274, %281 : index
      %283 = arith.muli %240, %c1 : index
      %284 = arith.addi %282, %283 : index
      %285 = vector.load %w[%280] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %286 = vector.bitcast %285 : vector<16xi8> to vector<4xi32>
      %287 = vector.load %w[%284] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %288 = vector.bitcast %287 : vector<16xi8> to vector<4xi32>
      %289 = arith.shrui %288, %c19 : vector<4xi32>
      %290 = arith.andi %289, %c20 : vector<4xi32>
      %291 = arith.shrui %286, %c21 : vector<4xi32>
      %292 = arith.andi %291, %c20 : vector<4xi32>
      %293 = arith.shli %292, %c22 : vector<4xi32>
      %294 = arith.ori %290, %293 : vector<4xi32>
      %295 = arith.ori %294, %c23 : vector<4xi32>
      %296 = vector.bitcast %295 : vector<4xi32> to vector<8xf16>
      %297 = arith.shrui %288, %c22 : vector<4xi32>
      %298 = arith.andi %297, %c20 : vector<4xi32>
      %299 = arith.shrui %286, %c24 : vector<4xi32>
      %300 = arith.andi %299, %c20 : vector<4xi32>
      %301 = arith.shli %300, %c22 : vector<4xi32>
      %302 = arith.ori %298, %301 : vector<4xi32>
      %303 = arith.ori %302, %c23 : vector<4xi32>
      %304 = vector.bitcast %303 : vector<4xi32> to vector<8xf16>
      %305 = arith.shrui %288, %c25 : vector<4xi32>
      %306 = arith.andi %305, %c20 : vector<4xi32>
      %307 = arith.shrui %286, %c26 : vector<4xi32>
      %308 = arith.andi %307, %c20 : vector<4xi32>
      %309 = arith.shli %308, %c22 : vector<4xi32>
      %310 = arith.ori %306, %309 : vector<4xi32>
      %311 = arith.ori %310, %c23 : vector<4xi32>
      %312 = vector.bitcast %311 : vector<4xi32> to vector<8xf16>
      %313 = arith.shrui %288, %c27 : vector<4xi32>
      %314 = arith.andi %313, %c20 : vector<4xi32>
      %315 = arith.shrui %286, %c28 : vector<4xi32>
      %316 = arith.andi %315, %c20 : vector<4xi32>
      %317 = arith.shli %316, %c22 : vector<4xi32>
      %318 = arith.ori %314, %317 : vector<4xi32>
      %319 = arith.ori %318, %c23 : vector<4xi32>
      %320 = vector.bitcast %319 : vector<4xi32> to vector<8xf16>
      %321 = vector.shuffle %296, %304 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %322 = vector.shuffle %312, %320 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %323 = vector.shuffle %321, %322 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %324 = arith.subf %323, %c29 : vector<32xf16>
      %325 = vector.shuffle %324, %324 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %326 = vector.shuffle %324, %324 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %327 = arith.mulf %325, %264 : vector<16xf16>
      %328 = arith.mulf %326, %264 : vector<16xf16>
      %329 = arith.addi %54, %c2 : index
      %330 = arith.remui %58, %c1 : index
      %331 = arith.addi %17, %c7 : index
      %332 = arith.divui %329, %c15 : index
      %333 = arith.muli %332, %c5 : index
      %334 = arith.addi %331, %333 : index
      %335 = arith.muli %330, %c3 : index
      %336 = arith.addi %334, %335 : index
      %337 = vector.load %w[%336] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %338 = vector.bitcast %337 : vector<2xi8> to vector<1xf16>
      %339 = arith.divui %inputFeatures, %c4 : index
      %340 = arith.muli %339, %c5 : index
      %341 = arith.addi %331, %340 : index
      %342 = arith.muli %329, %c1 : index
      %343 = arith.addi %341, %342 : index
      %344 = arith.muli %330, %c2 : index
      %345 = arith.addi %343, %344 : index
      %346 = vector.load %w[%345] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %347 = vector.extract %338[0] : f16 from vector<1xf16>
      %348 = arith.extf %347 : f16 to f32
      %349 = vector.extract %346[0] : i8 from vector<1xi8>
      %350 = arith.extsi %349 : i8 to i32
      %351 = arith.sitofp %350 : i32 to f32
      %352 = arith.mulf %348, %351 : f32
      %353 = arith.truncf %352 : f32 to f16
      %354 = vector.broadcast %353 : f16 to vector<16xf16>
      %355 = arith.addi %17, %c7 : index
      %356 = arith.muli %inputFeatures, %c2 : index
      %357 = arith.divui %356, %c3 : index
      %358 = arith.divui %inputFeatures, %c4 : index
      %359 = arith.muli %358, %c5 : index
      %360 = arith.addi %359, %357 : index
      %361 = arith.addi %360, %c6 : index
      %362 = arith.divui %361, %c7 : index
      %363 = arith.muli %362, %c7 : index
      %364 = arith.addi %355, %363 : index
      %365 = arith.muli %inputFeatures, %c15 : index
      %366 = arith.addi %364, %365 : index
      %367 = arith.muli %329, %c1 : index
      %368 = arith.addi %367, %330 : index
      %369 = arith.muli %368, %c1 : index
      %370 = arith.addi %366, %369 : index
      %371 = arith.muli %329, %c4 : index
      %372 = arith.addi %364, %371 : index
      %373 = arith.muli %330, %c1 : index
      %374 = arith.addi %372, %373 : index
      %375 = vector.load %w[%370] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %376 = vector.bitcast %375 : vector<16xi8> to vector<4xi32>
      %377 = vector.load %w[%374] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %378 = vector.bitcast %377 : vector<16xi8> to vector<4xi32>
      %379 = arith.shrui %378, %c19 : vector<4xi32>
      %380 = arith.andi %379, %c20 : vector<4xi32>
      %381 = arith.shrui %376, %c21 : vector<4xi32>
      %382 = arith.andi %381, %c20 : vector<4xi32>
      %383 = arith.shli %382, %c22 : vector<4xi32>
      %384 = arith.ori %380, %383 : vector<4xi32>
      %385 = arith.ori %384, %c23 : vector<4xi32>
      %386 = vector.bitcast %385 : vector<4xi32> to vector<8xf16>
      %387 = arith.shrui %378, %c22 : vector<4xi32>
      %388 = arith.andi %387, %c20 : vector<4xi32>
      %389 = arith.shrui %376, %c24 : vector<4xi32>
      %390 = arith.andi %389, %c20 : vector<4xi32>
      %391 = arith.shli %390, %c22 : vector<4xi32>
      %392 = arith.ori %388, %391 : vector<4xi32>
      %393 = arith.ori %392, %c23 : vector<4xi32>
      %394 = vector.bitcast %393 : vector<4xi32> to vector<8xf16>
      %395 = arith.shrui %378, %c25 : vector<4xi32>
      %396 = arith.andi %395, %c20 : vector<4xi32>
      %397 = arith.shrui %376, %c26 : vector<4xi32>
      %398 = arith.andi %397, %c20 : vector<4xi32>
      %399 = arith.shli %398, %c22 : vector<4xi32>
      %400 = arith.ori %396, %399 : vector<4xi32>
      %401 = arith.ori %400, %c23 : vector<4xi32>
      %402 = vector.bitcast %401 : vector<4xi32> to vector<8xf16>
      %403 = arith.shrui %378, %c27 : vector<4xi32>
      %404 = arith.andi %403, %c20 : vector<4xi32>
      %405 = arith.shrui %376, %c28 : vector<4xi32>
      %406 = arith.andi %405, %c20 : vector<4xi32>
      %407 = arith.shli %406, %c22 : vector<4xi32>
      %408 = arith.ori %404, %407 : vector<4xi32>
      %409 = arith.ori %408, %c23 : vector<4xi32>
      %410 = vector.bitcast %409 : vector<4xi32> to vector<8xf16>
      %411 = vector.shuffle %386, %394 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %412 = vector.shuffle %402, %410 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %413 = vector.shuffle %411, %412 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %414 = arith.subf %413, %c29 : vector<32xf16>
      %415 = vector.shuffle %414, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %416 = vector.shuffle %414, %414 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %417 = arith.mulf %415, %354 : vector<16xf16>
      %418 = arith.mulf %416, %354 : vector<16xf16>
      %419 = arith.muli %54, %c3 : index
      %420 = arith.addi %419, %c8 : index
      %421 = arith.muli %tileRows, %c1 : index
      %422 = arith.muli %420, %421 : index
      %423 = arith.addi %40, %422 : index
      %424 = vector.load %28[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %425 = arith.muli %tileRows, %c15 : index
      %426 = arith.addi %423, %425 : index
      %427 = vector.load %28[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = vector.shuffle %424, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %429 = wave.mma %428, %147, %55 : vector<16xf16>, vector<8xf32>
      %430 = wave.mma %428, %327, %56 : vector<16xf16>, vector<8xf32>
      %431 = arith.muli %54, %c3 : index
      %432 = arith.addi %431, %c2 : index
      %433 = arith.muli %tileRows, %c1 : index
      %434 = arith.muli %432, %433 : index
      %435 = arith.addi %40, %434 : index
      %436 = vector.load %28[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %437 = arith.muli %tileRows, %c15 : index
      %438 = arith.addi %435, %437 : index
      %439 = vector.load %28[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = vector.shuffle %436, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %441 = wave.mma %440, %148, %429 : vector<16xf16>, vector<8xf32>
      %442 = wave.mma %440, %328, %430 : vector<16xf16>, vector<8xf32>
      %443 = arith.muli %54, %c3 : index
      %444 = arith.addi %443, %c3 : index
      %445 = arith.muli %tileRows, %c1 : index
      %446 = arith.muli %444, %445 : index
      %447 = arith.addi %40, %446 : index
      %448 = vector.load %28[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %449 = arith.muli %tileRows, %c15 : index
      %450 = arith.addi %447, %449 : index
      %451 = vector.load %28[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %452 = vector.shuffle %448, %451 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %453 = wave.mma %452, %237, %441 : vector<16xf16>, vector<8xf32>
      %454 = wave.mma %452, %417, %442 : vector<16xf16>, vector<8xf32>
      %455 = arith.muli %54, %c3 : index
      %456 = arith.addi %455, %c30 : index
      %457 = arith.muli %tileRows, %c1 : index
      %458 = arith.muli %456, %457 : index
      %459 = arith.addi %40, %458 : index
      %460 = vector.load %28[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %461 = arith.muli %tileRows, %c15 : index
      %462 = arith.addi %459, %461 : index
      %463 = vector.load %28[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %464 = vector.shuffle %460, %463 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %465 = wave.mma %464, %238, %453 : vector<16xf16>, vector<8xf32>
      %466 = wave.mma %464, %418, %454 : vector<16xf16>, vector<8xf32>
      scf.yield %465, %466 : vector<8xf32>, vector<8xf32>
    }
    %467 = arith.select %47, %53, %46 : index
    %471:2 = scf.for %468 = %53 to %467 step %c2 iter_args(%469 = %57#0, %470 = %57#1) -> (vector<8xf32>, vector<8xf32>) {
      %472 = wave.lane
      %473 = arith.addi %468, %c8 : index
      %474 = arith.remui %472, %c1 : index
      %475 = arith.addi %15, %c7 : index
      %476 = arith.divui %473, %c15 : index
      %477 = arith.muli %476, %c5 : index
      %478 = arith.addi %475, %477 : index
      %479 = arith.muli %474, %c3 : index
      %480 = arith.addi %478, %479 : index
      %481 = vector.load %w[%480] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %482 = vector.bitcast %481 : vector<2xi8> to vector<1xf16>
      %483 = arith.divui %inputFeatures, %c4 : index
      %484 = arith.muli %483, %c5 : index
      %485 = arith.addi %475, %484 : index
      %486 = arith.muli %473, %c1 : index
      %487 = arith.addi %485, %486 : index
      %488 = arith.muli %474, %c2 : index
      %489 = arith.addi %487, %488 : index
      %490 = vector.load %w[%489] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %491 = vector.extract %482[0] : f16 from vector<1xf16>
      %492 = arith.extf %491 : f16 to f32
      %493 = vector.extract %490[0] : i8 from vector<1xi8>
      %494 = arith.extsi %493 : i8 to i32
      %495 = arith.sitofp %494 : i32 to f32
      %496 = arith.mulf %492, %495 : f32
      %497 = arith.truncf %496 : f32 to f16
      %498 = vector.broadcast %497 : f16 to vector<16xf16>
      %499 = arith.addi %15, %c7 : index
      %500 = arith.muli %inputFeatures, %c2 : index
      %501 = arith.divui %500, %c3 : index
      %502 = arith.divui %inputFeatures, %c4 : index
      %503 = arith.muli %502, %c5 : index
      %504 = arith.addi %503, %501 : index
      %505 = arith.addi %504, %c6 : index
      %506 = arith.divui %505, %c7 : index
      %507 = arith.muli %506, %c7 : index
      %508 = arith.addi %499, %507 : index
      %509 = arith.muli %inputFeatures, %c15 : index
      %510 = arith.addi %508, %509 : index
      %511 = arith.muli %473, %c1 : index
      %512 = arith.addi %511, %474 : index
      %513 = arith.muli %512, %c1 : index
      %514 = arith.addi %510, %513 : index
      %515 = arith.muli %473, %c4 : index
      %516 = arith.addi %508, %515 : index
      %517 = arith.muli %474, %c1 : index
      %518 = arith.addi %516, %517 : index
      %519 = vector.load %w[%514] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %520 = vector.bitcast %519 : vector<16xi8> to vector<4xi32>
      %521 = vector.load %w[%518] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %522 = vector.bitcast %521 : vector<16xi8> to vector<4xi32>
      %523 = arith.shrui %522, %c19 : vector<4xi32>
      %524 = arith.andi %523, %c20 : vector<4xi32>
      %525 = arith.shrui %520, %c21 : vector<4xi32>
      %526 = arith.andi %525, %c20 : vector<4xi32>
      %527 = arith.shli %526, %c22 : vector<4xi32>
      %528 = arith.ori %524, %527 : vector<4xi32>
      %529 = arith.ori %528, %c23 : vector<4xi32>
      %530 = vector.bitcast %529 : vector<4xi32> to vector<8xf16>
      %531 = arith.shrui %522, %c22 : vector<4xi32>
      %532 = arith.andi %531, %c20 : vector<4xi32>
      %533 = arith.shrui %520, %c24 : vector<4xi32>
      %534 = arith.andi %533, %c20 : vector<4xi32>
      %535 = arith.shli %534, %c22 : vector<4xi32>
      %536 = arith.ori %532, %535 : vector<4xi32>
      %537 = arith.ori %536, %c23 : vector<4xi32>
      %538 = vector.bitcast %537 : vector<4xi32> to vector<8xf16>
      %539 = arith.shrui %522, %c25 : vector<4xi32>
      %540 = arith.andi %539, %c20 : vector<4xi32>
      %541 = arith.shrui %520, %c26 : vector<4xi32>
      %542 = arith.andi %541, %c20 : vector<4xi32>
      %543 = arith.shli %542, %c22 : vector<4xi32>
      %544 = arith.ori %540, %543 : vector<4xi32>
      %545 = arith.ori %544, %c23 : vector<4xi32>
      %546 = vector.bitcast %545 : vector<4xi32> to vector<8xf16>
      %547 = arith.shrui %522, %c27 : vector<4xi32>
      %548 = arith.andi %547, %c20 : vector<4xi32>
      %549 = arith.shrui %520, %c28 : vector<4xi32>
      %550 = arith.andi %549, %c20 : vector<4xi32>
      %551 = arith.shli %550, %c22 : vector<4xi32>
      %552 = arith.ori %548, %551 : vector<4xi32>
      %553 = arith.ori %552, %c23 : vector<4xi32>
      %554 = vector.bitcast %553 : vector<4xi32> to vector<8xf16>
      %555 = vector.shuffle %530, %538 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %556 = vector.shuffle %546, %554 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %557 = vector.shuffle %555, %556 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %558 = arith.subf %557, %c29 : vector<32xf16>
      %559 = vector.shuffle %558, %558 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %560 = vector.shuffle %558, %558 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %561 = arith.mulf %559, %498 : vector<16xf16>
      %562 = arith.mulf %560, %498 : vector<16xf16>
      %563 = arith.addi %468, %c8 : index
      %564 = arith.remui %472, %c1 : index
      %565 = arith.addi %17, %c7 : index
      %566 = arith.divui %563, %c15 : index
      %567 = arith.muli %566, %c5 : index
      %568 = arith.addi %565, %567 : index
      %569 = arith.muli %564, %c3 : index
      %570 = arith.addi %568, %569 : index
      %571 = vector.load %w[%570] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %572 = vector.bitcast %571 : vector<2xi8> to vector<1xf16>
      %573 = arith.divui %inputFeatures, %c4 : index
      %574 = arith.muli %573, %c5 : index
      %575 = arith.addi %565, %574 : index
      %576 = arith.muli %563, %c1 : index
      %577 = arith.addi %575, %576 : index
      %578 = arith.muli %564, %c2 : index
      %579 = arith.addi %577, %578 : index
      %580 = vector.load %w[%579] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %581 = vector.extract %572[0] : f16 from vector<1xf16>
      %582 = arith.extf %581 : f16 to f32
      %583 = vector.extract %580[0] : i8 from vector<1xi8>
      %584 = arith.extsi %583 : i8 to i32
      %585 = arith.sitofp %584 : i32 to f32
      %586 = arith.mulf %582, %585 : f32
      %587 = arith.truncf %586 : f32 to f16
      %588 = vector.broadcast %587 : f16 to vector<16xf16>
      %589 = arith.addi %17, %c7 : index
      %590 = arith.muli %inputFeatures, %c2 : index
      %591 = arith.divui %590, %c3 : index
      %592 = arith.divui %inputFeatures, %c4 : index
      %593 = arith.muli %592, %c5 : index
      %594 = arith.addi %593, %591 : index
      %595 = arith.addi %594, %c6 : index
      %596 = arith.divui %595, %c7 : index
      %597 = arith.muli %596, %c7 : index
      %598 = arith.addi %589, %597 : index
      %599 = arith.muli %inputFeatures, %c15 : index
      %600 = arith.addi %598, %599 : index
      %601 = arith.muli %563, %c1 : index
      %602 = arith.addi %601, %564 : index
      %603 = arith.muli %602, %c1 : index
      %604 = arith.addi %600, %603 : index
      %605 = arith.muli %563, %c4 : index
      %606 = arith.addi %598, %605 : index
      %607 = arith.muli %564, %c1 : index
      %608 = arith.addi %606, %607 : index
      %609 = vector.load %w[%604] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %610 = vector.bitcast %609 : vector<16xi8> to vector<4xi32>
      %611 = vector.load %w[%608] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %612 = vector.bitcast %611 : vector<16xi8> to vector<4xi32>
      %613 = arith.shrui %612, %c19 : vector<4xi32>
      %614 = arith.andi %613, %c20 : vector<4xi32>
      %615 = arith.shrui %610, %c21 : vector<4xi32>
      %616 = arith.andi %615, %c20 : vector<4xi32>
      %617 = arith.shli %616, %c22 : vector<4xi32>
      %618 = arith.ori %614, %617 : vector<4xi32>
      %619 = arith.ori %618, %c23 : vector<4xi32>
      %620 = vector.bitcast %619 : vector<4xi32> to vector<8xf16>
      %621 = arith.shrui %612, %c22 : vector<4xi32>
      %622 = arith.andi %621, %c20 : vector<4xi32>
      %623 = arith.shrui %610, %c24 : vector<4xi32>
      %624 = arith.andi %623, %c20 : vector<4xi32>
      %625 = arith.shli %624, %c22 : vector<4xi32>
      %626 = arith.ori %622, %625 : vector<4xi32>
      %627 = arith.ori %626, %c23 : vector<4xi32>
      %628 = vector.bitcast %627 : vector<4xi32> to vector<8xf16>
      %629 = arith.shrui %612, %c25 : vector<4xi32>
      %630 = arith.andi %629, %c20 : vector<4xi32>
      %631 = arith.shrui %610, %c26 : vector<4xi32>
      %632 = arith.andi %631, %c20 : vector<4xi32>
      %633 = arith.shli %632, %c22 : vector<4xi32>
      %634 = arith.ori %630, %633 : vector<4xi32>
      %635 = arith.ori %634, %c23 : vector<4xi32>
      %636 = vector.bitcast %635 : vector<4xi32> to vector<8xf16>
      %637 = arith.shrui %612, %c27 : vector<4xi32>
      %638 = arith.andi %637, %c20 : vector<4xi32>
      %639 = arith.shrui %610, %c28 : vector<4xi32>
      %640 = arith.andi %639, %c20 : vector<4xi32>
      %641 = arith.shli %640, %c22 : vector<4xi32>
      %642 = arith.ori %638, %641 : vector<4xi32>
      %643 = arith.ori %642, %c23 : vector<4xi32>
      %644 = vector.bitcast %643 : vector<4xi32> to vector<8xf16>
      %645 = vector.shuffle %620, %628 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %646 = vector.shuffle %636, %644 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %647 = vector.shuffle %645, %646 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %648 = arith.subf %647, %c29 : vector<32xf16>
      %649 = vector.shuffle %648, %648 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %650 = vector.shuffle %648, %648 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %651 = arith.mulf %649, %588 : vector<16xf16>
      %652 = arith.mulf %650, %588 : vector<16xf16>
      %653 = arith.muli %468, %c3 : index
      %654 = arith.addi %653, %c8 : index
      %655 = arith.muli %tileRows, %c1 : index
      %656 = arith.muli %654, %655 : index
      %657 = arith.addi %40, %656 : index
      %658 = vector.load %28[%657] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %659 = arith.muli %tileRows, %c15 : index
      %660 = arith.addi %657, %659 : index
      %661 = vector.load %28[%660] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %662 = vector.shuffle %658, %661 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %663 = wave.mma %662, %561, %469 : vector<16xf16>, vector<8xf32>
      %664 = wave.mma %662, %651, %470 : vector<16xf16>, vector<8xf32>
      %665 = arith.muli %468, %c3 : index
      %666 = arith.addi %665, %c2 : index
      %667 = arith.muli %tileRows, %c1 : index
      %668 = arith.muli %666, %667 : index
      %669 = arith.addi %40, %668 : index
      %670 = vector.load %28[%669] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %671 = arith.muli %tileRows, %c15 : index
      %672 = arith.addi %669, %671 : index
      %673 = vector.load %28[%672] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %674 = vector.shuffle %670, %673 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %675 = wave.mma %674, %562, %663 : vector<16xf16>, vector<8xf32>
      %676 = wave.mma %674, %652, %664 : vector<16xf16>, vector<8xf32>
      scf.yield %675, %676 : vector<8xf32>, vector<8xf32>
    }
    %677 = wave.lane
    %678 = wave.wave
    %679 = arith.muli %678, %c3 : index
    %680 = arith.addi %679, %c8 : index
    %681 = arith.muli %680, %c4 : index
    %682 = arith.addi %681, %677 : index
    %683 = vector.extract %471#0[0] : f32 from vector<8xf32>
    %684 = arith.addi %682, %c8 : index
    memref.store %683, %21[%684] : memref<?xf32>
    %685 = vector.extract %471#0[1] : f32 from vector<8xf32>
    %686 = arith.addi %682, %c5 : index
    memref.store %685, %21[%686] : memref<?xf32>
    %687 = vector.extract %471#0[2] : f32 from vector<8xf32>
    %688 = arith.addi %682, %c31 : index
    memref.store %687, %21[%688] : memref<?xf32>
    %689 = vector.extract %471#0[3] : f32 from vector<8xf32>
    %690 = arith.addi %682, %c32 : index
    memref.store %689, %21[%690] : memref<?xf32>
    %691 = vector.extract %471#0[4] : f32 from vector<8xf32>
    %692 = arith.addi %682, %c7 : index
    memref.store %691, %21[%692] : memref<?xf32>
    %693 = vector.extract %471#0[5] : f32 from vector<8xf32>
    %694 = arith.addi %682, %c33 : index
    memref.store %693, %21[%694] : memref<?xf32>
    %695 = vector.extract %471#0[6] : f32 from vector<8xf32>
    %696 = arith.addi %682, %c34 : index
    memref.store %695, %21[%696] : memref<?xf32>
    %697 = vector.extract %471#0[7] : f32 from vector<8xf32>
    %698 = arith.addi %682, %c35 : index
    memref.store %697, %21[%698] : memref<?xf32>
    %699 = arith.muli %678, %c3 : index
    %700 = arith.addi %699, %c2 : index
    %701 = arith.muli %700, %c4 : index
    %702 = arith.addi %701, %677 : index
    %703 = vector.extract %471#1[0] : f32 from vector<8xf32>
    %704 = arith.addi %702, %c8 : index
    memref.store %703, %21[%704] : memref<?xf32>
    %705 = vector.extract %471#1[1] : f32 from vector<8xf32>
    %706 = arith.addi %702, %c5 : index
    memref.store %705, %21[%706] : memref<?xf32>
    %707 = vector.extract %471#1[2] : f32 from vector<8xf32>
    %708 = arith.addi %702, %c31 : index
    memref.store %707, %21[%708] : memref<?xf32>
    %709 = vector.extract %471#1[3] : f32 from vector<8xf32>
    %710 = arith.addi %702, %c32 : index
    memref.store %709, %21[%710] : memref<?xf32>
    %711 = vector.extract %471#1[4] : f32 from vector<8xf32>
    %712 = arith.addi %702, %c7 : index
    memref.store %711, %21[%712] : memref<?xf32>
    %713 = vector.extract %471#1[5] : f32 from vector<8xf32>
    %714 = arith.addi %702, %c33 : index
    memref.store %713, %21[%714] : memref<?xf32>
    %715 = vector.extract %471#1[6] : f32 from vector<8xf32>
    %716 = arith.addi %702, %c34 : index
    memref.store %715, %21[%716] : memref<?xf32>
    %717 = vector.extract %471#1[7] : f32 from vector<8xf32>
    %718 = arith.addi %702, %c35 : index
    memref.store %717, %21[%718] : memref<?xf32>
    wave.barrier
    %719 = arith.muli %678, %c3 : index
    %720 = arith.addi %719, %c8 : index
    %721 = arith.muli %720, %c5 : index
    %722 = arith.addi %721, %677 : index
    %723 = arith.addi %722, %c8 : index
    %724 = memref.load %21[%723] : memref<?xf32>
    %725 = arith.addi %723, %c36 : index
    %726 = memref.load %21[%725] : memref<?xf32>
    %727 = arith.addf %724, %726 : f32
    %728 = arith.addi %723, %c37 : index
    %729 = memref.load %21[%728] : memref<?xf32>
    %730 = arith.addf %727, %729 : f32
    %731 = arith.addi %723, %c38 : index
    %732 = memref.load %21[%731] : memref<?xf32>
    %733 = arith.addf %730, %732 : f32
    %734 = arith.muli %720, %c5 : index
    %735 = arith.addi %734, %677 : index
    %736 = arith.addi %735, %c4 : index
    %737 = memref.load %21[%736] : memref<?xf32>
    %738 = arith.addi %736, %c36 : index
    %739 = memref.load %21[%738] : memref<?xf32>
    %740 = arith.addf %737, %739 : f32
    %741 = arith.addi %736, %c37 : index
    %742 = memref.load %21[%741] : memref<?xf32>
    %743 = arith.addf %740, %742 : f32
    %744 = arith.addi %736, %c38 : index
    %745 = memref.load %21[%744] : memref<?xf32>
    %746 = arith.addf %743, %745 : f32
    %747 = wave.lane
    %748 = arith.addi %20, %c8 : index
    %749 = arith.muli %720, %c3 : index
    %750 = arith.addi %748, %749 : index
    %751 = arith.divui %747, %c1 : index
    %752 = arith.addi %750, %751 : index
    %753 = arith.cmpi slt, %752, %19 : index
    scf.if %753 {
      %754 = arith.cmpi eq, %hasFactors, %c2 : index
      %755 = arith.muli %752, %c3 : index
      %756 = memref.load %factors[%755] : memref<?xf32>
      %757 = arith.mulf %756, %operandScale : f32
      %758 = arith.select %754, %757, %operandScale : f32
      %759 = arith.remui %747, %c1 : index
      %760 = arith.muli %759, %c41 : index
      %761 = arith.addi %15, %760 : index
      %762 = vector.load %w[%761] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %763 = vector.bitcast %762 : vector<4xi8> to vector<1xf32>
      %764 = vector.extract %763[0] : f32 from vector<1xf32>
      %765 = arith.mulf %764, %758 : f32
      %766 = arith.mulf %733, %765 : f32
      %767 = arith.remui %747, %c1 : index
      %768 = arith.muli %767, %c41 : index
      %769 = arith.addi %17, %768 : index
      %770 = vector.load %w[%769] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %771 = vector.bitcast %770 : vector<4xi8> to vector<1xf32>
      %772 = vector.extract %771[0] : f32 from vector<1xf32>
      %773 = arith.mulf %772, %758 : f32
      %774 = arith.mulf %746, %773 : f32
      %775 = arith.muli %752, %outputFeatures : index
      %776 = arith.addi %775, %24 : index
      %777 = wave.lane
      %778 = arith.remui %777, %c1 : index
      %779 = arith.addi %776, %778 : index
      scf.if %22 {
        %780 = arith.addi %779, %c8 : index
        %781 = memref.load %residual[%780] : memref<?xf32>
        %782 = arith.addf %781, %766 : f32
        %783 = arith.addi %779, %c8 : index
        memref.store %782, %out[%783] : memref<?xf32>
      } else {
        %784 = arith.addi %779, %c8 : index
        memref.store %766, %out[%784] : memref<?xf32>
      }
      scf.if %22 {
        %785 = arith.addi %779, %c1 : index
        %786 = memref.load %residual[%785] : memref<?xf32>
        %787 = arith.addf %786, %774 : f32
        %788 = arith.addi %779, %c1 : index
        memref.store %787, %out[%788] : memref<?xf32>
      } else {
        %789 = arith.addi %779, %c1 : index
        memref.store %774, %out[%789] : memref<?xf32>
      }
    }
    %790 = arith.muli %678, %c3 : index
    %791 = arith.addi %790, %c2 : index
    %792 = arith.muli %791, %c5 : index
    %793 = arith.addi %792, %677 : index
    %794 = arith.addi %793, %c8 : index
    %795 = memref.load %21[%794] : memref<?xf32>
    %796 = arith.addi %794, %c36 : index
    %797 = memref.load %21[%796] : memref<?xf32>
    %798 = arith.addf %795, %797 : f32
    %799 = arith.addi %794, %c37 : index
    %800 = memref.load %21[%799] : memref<?xf32>
    %801 = arith.addf %798, %800 : f32
    %802 = arith.addi %794, %c38 : index
    %803 = memref.load %21[%802] : memref<?xf32>
    %804 = arith.addf %801, %803 : f32
    %805 = arith.muli %791, %c5 : index
    %806 = arith.addi %805, %677 : index
    %807 = arith.addi %806, %c4 : index
    %808 = memref.load %21[%807] : memref<?xf32>
    %809 = arith.addi %807, %c36 : index
    %810 = memref.load %21[%809] : memref<?xf32>
    %811 = arith.addf %808, %810 : f32
    %812 = arith.addi %807, %c37 : index
    %813 = memref.load %21[%812] : memref<?xf32>
    %814 = arith.addf %811, %813 : f32
    %815 = arith.addi %807, %c38 : index
    %816 = memref.load %21[%815] : memref<?xf32>
    %817 = arith.addf %814, %816 : f32
    %818 = wave.lane
    %819 = arith.addi %20, %c8 : index
    %820 = arith.muli %791, %c3 : index
    %821 = arith.addi %819, %820 : index
    %822 = arith.divui %818, %c1 : index
    %823 = arith.addi %821, %822 : index
    %824 = arith.cmpi slt, %823, %19 : index
    scf.if %824 {
      %825 = arith.cmpi eq, %hasFactors, %c2 : index
      %826 = arith.muli %823, %c3 : index
      %827 = memref.load %factors[%826] : memref<?xf32>
      %828 = arith.mulf %827, %operandScale : f32
      %829 = arith.select %825, %828, %operandScale : f32
      %830 = arith.remui %818, %c1 : index
      %831 = arith.muli %830, %c41 : index
      %832 = arith.addi %15, %831 : index
      %833 = vector.load %w[%832] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %834 = vector.bitcast %833 : vector<4xi8> to vector<1xf32>
      %835 = vector.extract %834[0] : f32 from vector<1xf32>
      %836 = arith.mulf %835, %829 : f32
      %837 = arith.mulf %804, %836 : f32
      %838 = arith.remui %818, %c1 : index
      %839 = arith.muli %838, %c41 : index
      %840 = arith.addi %17, %839 : index
      %841 = vector.load %w[%840] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %842 = vector.bitcast %841 : vector<4xi8> to vector<1xf32>
      %843 = vector.extract %842[0] : f32 from vector<1xf32>
      %844 = arith.mulf %843, %829 : f32
      %845 = arith.mulf %817, %844 : f32
      %846 = arith.muli %823, %outputFeatures : index
      %847 = arith.addi %846, %24 : index
      %848 = wave.lane
      %849 = arith.remui %848, %c1 : index
      %850 = arith.addi %847, %849 : index
      scf.if %22 {
        %851 = arith.addi %850, %c8 : index
        %852 = memref.load %residual[%851] : memref<?xf32>
        %853 = arith.addf %852, %837 : f32
        %854 = arith.addi %850, %c8 : index
        memref.store %853, %out[%854] : memref<?xf32>
      } else {
        %855 = arith.addi %850, %c8 : index
        memref.store %837, %out[%855] : memref<?xf32>
      }
      scf.if %22 {
        %856 = arith.addi %850, %c1 : index
        %857 = memref.load %residual[%856] : memref<?xf32>
        %858 = arith.addf %857, %845 : f32
        %859 = arith.addi %850, %c1 : index
        memref.store %858, %out[%859] : memref<?xf32>
      } else {
        %860 = arith.addi %850, %c1 : index
        memref.store %845, %out[%860] : memref<?xf32>
      }
    }
  }
  wave.return
}
