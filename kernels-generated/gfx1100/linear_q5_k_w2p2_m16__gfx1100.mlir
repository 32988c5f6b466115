// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_k', waves=2, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_k_w2p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 10 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 16 : index
  %c11 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c14 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c24 = arith.constant dense<65537> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<1677747200> : vector<4xi32>
  %c27 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c28 = arith.constant dense<8> : vector<4xi32>
  %c29 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c30 = arith.constant dense<12> : vector<4xi32>
  %c31 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c32 = arith.constant dense<0x6400> : vector<32xf16>
  %c33 = arith.constant 3 : index
  %c34 = arith.constant 96 : index
  %c35 = arith.constant 160 : index
  %c36 = arith.constant 192 : index
  %c37 = arith.constant 224 : index
  %c38 = arith.constant 512 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.divui %inputFeatures, %c2 : index
  %4 = arith.muli %3, %c3 : index
  %5 = arith.addi %4, %inputFeatures : index
  %6 = arith.addi %5, %c4 : index
  %7 = arith.divui %6, %c5 : index
  %8 = arith.muli %7, %c5 : index
  %9 = arith.addi %2, %8 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %0, %c6 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %12, %10 : index
  %14 = arith.addi %11, %c8 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c10 : index
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c8 : index
  %21 = wave.block 0
  %22 = arith.muli %21, %c14 : index
  %23 = arith.cmpi slt, %18, %17 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c10 : index
    %26 = arith.remui %25, %tileRows : index
    %27 = arith.addi %18, %26 : index
    %28 = arith.divui %27, %tileRows : index
    %29 = arith.divui %inputFeatures, %c10 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.divui %c7, %c10 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.muli %32, %c6 : index
    %34 = arith.remui %c7, %c10 : index
    %35 = arith.divui %34, %c16 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c16 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c16 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c7, %c16 : index
    %43 = arith.addi %41, %42 : index
    %44 = wave.wave
    %45 = arith.divui %inputFeatures, %c14 : index
    %46 = arith.muli %44, %stepsPerWave : index
    %47 = arith.minsi %46, %45 : index
    %48 = arith.addi %47, %stepsPerWave : index
    %49 = arith.minsi %48, %45 : index
    %50 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %51 = arith.subi %49, %47 : index
    %52 = arith.divui %51, %c6 : index
    %53 = arith.muli %52, %c6 : index
    %54 = arith.addi %47, %53 : index
    %55 = arith.addi %47, %stepsPerWave : index
    %56 = arith.select %50, %55, %54 : index
    %60:2 = scf.for %57 = %47 to %56 step %c6 iter_args(%58 = %c17, %59 = %c17) -> (vector<8xf32>, vector<8xf32>) {
      %61 = wave.lane
      %62 = arith.addi %57, %c7 : index
      %63 = arith.remui %61, %c10 : index
      %64 = arith.addi %13, %c5 : index
      %65 = arith.divui %62, %c16 : index
      %66 = arith.muli %65, %c3 : index
      %67 = arith.addi %64, %66 : index
      %68 = arith.muli %63, %c20 : index
      %69 = arith.addi %67, %68 : index
      %70 = vector.load %w[%69] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %71 = vector.bitcast %70 : vector<4xi8> to vector<2xf16>
      %72 = arith.divui %inputFeatures, %c2 : index
      %73 = arith.muli %72, %c3 : index
      %74 = arith.addi %64, %73 : index
      %75 = arith.muli %62, %c14 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.muli %63, %c6 : index
      %78 = arith.addi %76, %77 : index
      %79 = vector.load %w[%78] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %80 = vector.extract %71[0] : f16 from vector<2xf16>
      %81 = arith.extf %80 : f16 to f32
      %82 = vector.extract %79[0] : i8 from vector<2xi8>
      %83 = arith.extui %82 : i8 to i32
      %84 = arith.sitofp %83 : i32 to f32
      %85 = arith.mulf %81, %84 : f32
      %86 = arith.truncf %85 : f32 to f16
      %87 = vector.broadcast %86 : f16 to vector<16xf16>
      %88 = vector.extract %71[1] : f16 from vector<2xf16>
      %89 = arith.extf %88 : f16 to f32
      %90 = vector.extract %79[1] : i8 from vector<2xi8>
      %91 = arith.extui %90 : i8 to i32
      %92 = arith.sitofp %91 : i32 to f32
      %93 = arith.mulf %89, %92 : f32
      %94 = arith.truncf %93 : f32 to f16
      %95 = vector.broadcast %94 : f16 to vector<16xf16>
      %96 = arith.addi %13, %c5 : index
      %97 = arith.divui %inputFeatures, %c2 : index
      %98 = arith.muli %97, %c3 : index
      %99 = arith.addi %98, %inputFeatures : index
      %100 = arith.addi %99, %c4 : index
      %101 = arith.divui %100, %c5 : index
      %102 = arith.muli %101, %c5 : index
      %103 = arith.addi %96, %102 : index
      %104 = arith.muli %inputFeatures, %c16 : index
      %105 = arith.addi %103, %104 : index
      %106 = arith.muli %62, %c10 : index
      %107 = arith.addi %106, %63 : index
      %108 = arith.muli %107, %c20 : index
      %109 = arith.addi %105, %108 : index
      %110 = arith.muli %62, %c2 : index
      %111 = arith.addi %103, %110 : index
      %112 = arith.muli %63, %c10 : index
      %113 = arith.addi %111, %112 : index
      %114 = vector.load %w[%109] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %115 = vector.bitcast %114 : vector<4xi8> to vector<1xi32>
      %116 = vector.shuffle %115, %115 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %117 = vector.load %w[%113] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %118 = vector.bitcast %117 : vector<16xi8> to vector<4xi32>
      %119 = arith.shrui %118, %c21 : vector<4xi32>
      %120 = arith.andi %119, %c22 : vector<4xi32>
      %121 = arith.shrui %116, %c23 : vector<4xi32>
      %122 = arith.andi %121, %c24 : vector<4xi32>
      %123 = arith.shli %122, %c25 : vector<4xi32>
      %124 = arith.ori %120, %123 : vector<4xi32>
      %125 = arith.ori %124, %c26 : vector<4xi32>
      %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
      %127 = arith.shrui %118, %c25 : vector<4xi32>
      %128 = arith.andi %127, %c22 : vector<4xi32>
      %129 = arith.shrui %116, %c27 : vector<4xi32>
      %130 = arith.andi %129, %c24 : vector<4xi32>
      %131 = arith.shli %130, %c25 : vector<4xi32>
      %132 = arith.ori %128, %131 : vector<4xi32>
      %133 = arith.ori %132, %c26 : vector<4xi32>
      %134 = vector.bitcast %133 : vector<4xi32> to vector<8xf16>
      %135 = arith.shrui %118, %c28 : vector<4xi32>
      %136 = arith.andi %135, %c22 : vector<4xi32>
      %137 = arith.shrui %116, %c29 : vector<4xi32>
      %138 = arith.andi %137, %c24 : vector<4xi32>
      %139 = arith.shli %138, %c25 : vector<4xi32>
      %140 = arith.ori %136, %139 : vector<4xi32>
      %141 = arith.ori %140, %c26 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = arith.shrui %118, %c30 : vector<4xi32>
      %144 = arith.andi %143, %c22 : vector<4xi32>
      %145 = arith.shrui %116, %c31 : vector<4xi32>
      %146 = arith.andi %145, %c24 : vector<4xi32>
      %147 = arith.shli %146, %c25 : vector<4xi32>
      %148 = arith.ori %144, %147 : vector<4xi32>
      %149 = arith.ori %148, %c26 : vector<4xi32>
      %150 = vector.bitcast %149 : vector<4xi32> to vector<8xf16>
      %151 = vector.shuffle %126, %134 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %152 = vector.shuffle %142, %150 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %153 = vector.shuffle %151, %152 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %154 = arith.subf %153, %c32 : vector<32xf16>
      %155 = vector.shuffle %154, %154 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %156 = vector.shuffle %154, %154 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %157 = math.fma %155, %87, %95 : vector<16xf16>
      %158 = math.fma %156, %87, %95 : vector<16xf16>
      %159 = arith.addi %57, %c8 : index
      %160 = arith.remui %61, %c10 : index
      %161 = arith.addi %13, %c5 : index
      %162 = arith.divui %159, %c16 : index
      %163 = arith.muli %162, %c3 : index
      %164 = arith.addi %161, %163 : index
      %165 = arith.muli %160, %c20 : index
      %166 = arith.addi %164, %165 : index
      %167 = vector.load %w[%166] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %168 = vector.bitcast %167 : vector<4xi8> to vector<2xf16>
      %169 = arith.divui %inputFeatures, %c2 : index
      %170 = arith.muli %169, %c3 : index
      %171 = arith.addi %161, %170 : index
      %172 = arith.muli %159, %c14 : index
      %173 = arith.addi %171, %172 : index
      %174 = arith.muli %160, %c6 : index
      %175 = arith.addi %173, %174 : index
      %176 = vector.load %w[%175] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %177 = vector.extract %168[0] : f16 from vector<2xf16>
      %178 = arith.extf %177 : f16 to f32
      %179 = vector.extract %176[0] : i8 from vector<2xi8>
      %180 = arith.extui %179 : i8 to i32
      %181 = arith.sitofp %180 : i32 to f32
      %182 = arith.mulf %178, %181 : f32
      %183 = arith.truncf %182 : f32 to f16
      %184 = vector.broadcast %183 : f16 to vector<16xf16>
      %185 = vector.extract %168[1] : f16 from vector<2xf16>
      %186 = arith.extf %185 : f16 to f32
      %187 = vector.extract %176[1] : i8 from vector<2xi8>
      %188 = arith.extui %187 : i8 to i32
      %189 = arith.sitofp %188 : i32 to f32
      %190 = arith.mulf %186, %189 : f32
      %191 = arith.truncf %190 : f32 to f16
      %192 = vector.broadcast %191 : f16 to vector<16xf16>
      %193 = arith.addi %13, %c5 : index
      %194 = arith.divui %inputFeatures, %c2 : index
      %195 = arith.muli %194, %c3 : index
      %196 = arith.addi %195, %inputFeatures : index
      %197 = arith.addi %196, %c4 : index
      %198 = arith.divui %197, %c5 : index
      %199 = arith.muli %198, %c5 : index
      %200 = arith.addi %193, %199 : index
      %201 = arith.muli %inputFeatures, %c16 : index
      %202 = arith.addi %200, %201 : index
      %203 = arith.muli %159, %c10 : index
      %204 = arith.addi %203, %160 : index
      %205 = arith.muli %204, %c20 : index
      %206 = arith.addi %202, %205 : index
      %207 = arith.muli %159, %c2 : index
      %208 = arith.addi %200, %207 : index
      %209 = arith.muli %160, %c10 : index
      %210 = arith.addi %208, %209 : index
      %211 = vector.load %w[%206] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %212 = vector.bitcast %211 : vector<4xi8> to vector<1xi32>
      %213 = vector.shuffle %212, %212 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %214 = vector.load %w[%210] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %215 = vector.bitcast %214 : vector<16xi8> to vector<4xi32>
      %216 = arith.shrui %215, %c21 : vector<4xi32>
      %217 = arith.andi %216, %c22 : vector<4xi32>
      %218 = arith.shrui %213, %c23 : vector<4xi32>
      %219 = arith.andi %218, %c24 : vector<4xi32>
      %220 = arith.shli %219, %c25 : vector<4xi32>
      %221 = arith.ori %217, %220 : vector<4xi32>
      %222 = arith.ori %221, %c26 : vector<4xi32>
      %223 = vector.bitcast %222 : vector<4xi32> to vector<8xf16>
      %224 = arith.shrui %215, %c25 : vector<4xi32>
      %225 = arith.andi %224, %c22 : vector<4xi32>
      %226 = arith.shrui %213, %c27 : vector<4xi32>
      %227 = arith.andi %226, %c24 : vector<4xi32>
      %228 = arith.shli %227, %c25 : vector<4xi32>
      %229 = arith.ori %225, %228 : vector<4xi32>
      %230 = arith.ori %229, %c26 : vector<4xi32>
      %231 = vector.bitcast %230 : vector<4xi32> to vector<8xf16>
      %232 = arith.shrui %215, %c28 : vector<4xi32>
      %233 = arith.andi %232, %c22 : vector<4xi32>
      %234 = arith.shrui %213, %c29 : vector<4xi32>
      %235 = arith.andi %234, %c24 : vector<4xi32>
      %236 = arith.shli %235, %c25 : vector<4xi32>
      %237 = arith.ori %233, %236 : vector<4xi32>
      %238 = arith.ori %237, %c26 : vector<4xi32>
      %239 = vector.bitcast %238 : vector<4xi32> to vector<8xf16>
      %240 = arith.shrui %215, %c30 : vector<4xi32>
      %241 = arith.andi %240, %c22 : vector<4xi32>
      %242 = arith.shrui %213, %c31 : vector<4xi32>
      %243 = arith.andi %242, %c24 : vector<4xi32>
      %244 = arith.shli %243, %c25 : vector<4xi32>
      %245 = arith.ori %241, %244 : vector<4xi32>
      %246 = arith.ori %245, %c26 : vector<4xi32>
      %247 = vector.bitcast %246 : vector<4xi32> to vector<8xf16>
      %248 = vector.shuffle %223, %231 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = vector.shuffle %239, %247 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %250 = vector.shuffle %248, %249 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %251 = arith.subf %250, %c32 : vector<32xf16>
      %252 = vector.shuffle %251, %251 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %253 = vector.shuffle %251, %251 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %254 = math.fma %252, %184, %192 : vector<16xf16>
      %255 = math.fma %253, %184, %192 : vector<16xf16>
      %256 = arith.addi %57, %c7 : index
      %257 = arith.remui %61, %c10 : index
      %258 = arith.addi %15, %c5 : index
      %259 = arith.divui %256, %c16 : index
      %260 = arith.muli %259, %c3 : index
      %261 = arith.addi %258, %260 : index
      %262 = arith.muli %257, %c20 : index
      %263 = arith.addi %261, %262 : index
      %264 = vector.load %w[%263] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %265 = vector.bitcast %264 : vector<4xi8> to vector<2xf16>
      %266 = arith.divui %inputFeatures, %c2 : index
      %267 = arith.muli %266, %c3 : index
      %268 = arith.addi %258, %267 : index
      %269 = arith.muli %256, %c14 : index
      %270 = arith.addi %268, %269 : index
      %271 = arith.muli %257, %c6 : index
      %272 = arith.addi %270, %271 : index
      %273 = vector.load %w[%272] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %274 = vector.extract %265[0] : f16 from vector<2xf16>
      %275 = arith.extf %274 : f16 to f32
      %276 = vector.extract %273[0] : i8 from vector<2xi8>
      %277 = arith.extui %276 : i8 to i32
      %278 = arith.sitofp %277 : i32 to f32
      %279 = arith.mulf %275, %278 : f32
      %280 = arith.truncf %279 : f32 to f16
      %281 = vector.broadcast %280 : f16 to vector<16xf16>
      %282 = vector.extract %265[1] : f16 from vector<2xf16>
      %283 = arith.extf %282 : f16 to f32
      %284 = vector.extract %273[1] : i8 from vector<2xi8>
      %285 = arith.extui %284 : i8 to i32
      %286 = arith.sitofp %285 : i32 to f32
      %287 = arith.mulf %283, %286 : f32
      %288 = arith.truncf %287 : f32 to f16
      %289 = vector.broadcast %288 : f16 to vector<16xf16>
      %290 = arith.addi %15, %c5 : index
      %291 = arith.divui %inputFeatures, %c2 : index
      %292 = arith.muli %291, %c3 : index
      %293 = arith.addi %292, %inputFeatures : index
      %294 = arith.addi %293, %c4 : index
      %295 = arith.divui %294, %c5 : index
      %296 = arith.muli %295, %c5 : index
      %297 = arith.addi %290, %296 : index
      %298 = arith.muli %inputFeatures, %c16 : index
      %299 = arith.addi %297, %298 : index
      %300 = arith.muli %256, %c10 : index
      %301 = arith.addi %300, %257 : index
      %302 = arith.muli %301, %c20 : index
      %303 = arith.addi %299, %302 : index
      %304 = arith.muli %256, %c2 : index
      %305 = arith.addi %297, %304 : index
      %306 = arith.muli %257, %c10 : index
      %307 = arith.addi %305, %306 : index
      %308 = vector.load %w[%303] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %309 = vector.bitcast %308 : vector<4xi8> to vector<1xi32>
      %310 = vector.shuffle %309, %309 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %311 = vector.load %w[%307] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %312 = vector.bitcast %311 : vector<16xi8> to vector<4xi32>
      %313 = arith.shrui %312, %c21 : vector<4xi32>
      %314 = arith.andi %313, %c22 : vector<4xi32>
      %315 = arith.shrui %310, %c23 : vector<4xi32>
      %316 = arith.andi %315, %c24 : vector<4xi32>
      %317 = arith.shli %316, %c25 : vector<4xi32>
      %318 = arith.ori %314, %317 : vector<4xi32>
      %319 = arith.ori %318, %c26 : vector<4xi32>
      %320 = vector.bitcast %319 : vector<4xi32> to vector<8xf16>
      %321 = arith.shrui %312, %c25 : vector<4xi32>
      %322 = arith.andi %321, %c22 : vector<4xi32>
      %323 = arith.shrui %310, %c27 : vector<4xi32>
      %324 = arith.andi %323, %c24 : vector<4xi32>
      %325 = arith.shli %324, %c25 : vector<4xi32>
      %326 = arith.ori %322, %325 : vector<4xi32>
      %327 = arith.ori %326, %c26 : vector<4xi32>
      %328 = vector.bitcast %327 : vector<4xi32> to vector<8xf16>
      %329 = arith.shrui %312, %c28 : vector<4xi32>
      %330 = arith.andi %329, %c22 : vector<4xi32>
      %331 = arith.shrui %310, %c29 : vector<4xi32>
      %332 = arith.andi %331, %c24 : vector<4xi32>
      %333 = arith.shli %332, %c25 : vector<4xi32>
      %334 = arith.ori %330, %333 : vector<4xi32>
      %335 = arith.ori %334, %c26 : vector<4xi32>
      %336 = vector.bitcast %335 : vector<4xi32> to vector<8xf16>
      %337 = arith.shrui %312, %c30 : vector<4xi32>
      %338 = arith.andi %337, %c22 : vector<4xi32>
      %339 = arith.shrui %310, %c31 : vector<4xi32>
      %340 = arith.andi %339, %c24 : vector<4xi32>
      %341 = arith.shli %340, %c25 : vector<4xi32>
      %342 = arith.ori %338, %341 : vector<4xi32>
      %343 = arith.ori %342, %c26 : vector<4xi32>
      %344 = vector.bitcast %343 : vector<4xi32> to vector<8xf16>
      %345 = vector.shuffle %320, %328 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = vector.shuffle %336, %344 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %347 = vector.shuffle %345, %346 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %348 = arith.subf %347, %c32 : vector<32xf16>
      %349 = vector.shuffle %348, %348 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %350 = vector.shuffle %348, %348 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %351 = math.fma %349, %281, %289 : vector<16xf16>
      %352 = math.fma %350, %281, %289 : vector<16xf16>
      %353 = arith.addi %57, %c8 : index
      %354 = arith.remui %61, %c10 : index
      %355 = arith.addi %15, %c5 : index
      %356 = arith.divui %353, %c16 : index
      %357 = arith.muli %356, %c3 : index
      %358 = arith.addi %355, %357 : index
      %359 = arith.muli %354, %c20 : index
      %360 = arith.addi %358, %359 : index
      %361 = vector.load %w[%360] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %362 = vector.bitcast %361 : vector<4xi8> to vector<2xf16>
      %363 = arith.divui %inputFeatures, %c2 : index
      %364 = arith.muli %363, %c3 : index
      %365 = arith.addi %355, %364 : index
      %366 = arith.muli %353, %c14 : index
      %367 = arith.addi %365, %366 : index
      %368 = arith.muli %354, %c6 : index
      %369 = arith.addi %367, %368 : index
      %370 = vector.load %w[%369] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %371 = vector.extract %362[0] : f16 from vector<2xf16>
      %372 = arith.extf %371 : f16 to f32
      %373 = vector.extract %370[0] : i8 from vector<2xi8>
      %374 = arith.extui %373 : i8 to i32
      %375 = arith.sitofp %374 : i32 to f32
      %376 = arith.mulf %372, %375 : f32
      %377 = arith.truncf %376 : f32 to f16
      %378 = vector.broadcast %377 : f16 to vector<16xf16>
      %379 = vector.extract %362[1] : f16 from vector<2xf16>
      %380 = arith.extf %379 : f16 to f32
      %381 = vector.extract %370[1] : i8 from vector<2xi8>
      %382 = arith.extui %381 : i8 to i32
      %383 = arith.sitofp %382 : i32 to f32
      %384 = arith.mulf %380, %383 : f32
      %385 = arith.truncf %384 : f32 to f16
      %386 = vector.broadcast %385 : f16 to vector<16xf16>
      %387 = arith.addi %15, %c5 : index
      %388 = arith.divui %inputFeatures, %c2 : index
      %389 = arith.muli %388, %c3 : index
      %390 = arith.addi %389, %inputFeatures : index
      %391 = arith.addi %390, %c4 : index
      %392 = arith.divui %391, %c5 : index
      %393 = arith.muli %392, %c5 : index
      %394 = arith.addi %387, %393 : index
      %395 = arith.muli %inputFeatures, %c16 : index
      %396 = arith.addi %394, %395 : index
      %397 = arith.muli %353, %c10 : index
      %398 = arith.addi %397, %354 : index
      %399 = arith.muli %398, %c20 : index
      %400 = arith.addi %396, %399 : index
      %401 = arith.muli %353, %c2 : index
      %402 = arith.addi %394, %401 : index
      %403 = arith.muli %354, %c10 : index
      %404 = arith.addi %402, %403 : index
      %405 = vector.load %w[%400] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %406 = vector.bitcast %405 : vector<4xi8> to vector<1xi32>
      %407 = vector.shuffle %406, %406 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %408 = vector.load %w[%404] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %409 = vector.bitcast %408 : vector<16xi8> to vector<4xi32>
      %410 = arith.shrui %409, %c21 : vector<4xi32>
      %411 = arith.andi %410, %c22 : vector<4xi32>
      %412 = arith.shrui %407, %c23 : vector<4xi32>
      %413 = arith.andi %412, %c24 : vector<4xi32>
      %414 = arith.shli %413, %c25 : vector<4xi32>
      %415 = arith.ori %411, %414 : vector<4xi32>
      %416 = arith.ori %415, %c26 : vector<4xi32>
      %417 = vector.bitcast %416 : vector<4xi32> to vector<8xf16>
      %418 = arith.shrui %409, %c25 : vector<4xi32>
      %419 = arith.andi %418, %c22 : vector<4xi32>
      %420 = arith.shrui %407, %c27 : vector<4xi32>
      %421 = arith.andi %420, %c24 : vector<4xi32>
      %422 = arith.shli %421, %c25 : vector<4xi32>
      %423 = arith.ori %419, %422 : vector<4xi32>
      %424 = arith.ori %423, %c26 : vector<4xi32>
      %425 = vector.bitcast %424 : vector<4xi32> to vector<8xf16>
      %426 = arith.shrui %409, %c28 : vector<4xi32>
      %427 = arith.andi %426, %c22 : vector<4xi32>
      %428 = arith.shrui %407, %c29 : vector<4xi32>
      %429 = arith.andi %428, %c24 : vector<4xi32>
      %430 = arith.shli %429, %c25 : vector<4xi32>
      %431 = arith.ori %427, %430 : vector<4xi32>
      %432 = arith.ori %431, %c26 : vector<4xi32>
      %433 = vector.bitcast %432 : vector<4xi32> to vector<8xf16>
      %434 = arith.shrui %409, %c30 : vector<4xi32>
      %435 = arith.andi %434, %c22 : vector<4xi32>
      %436 = arith.shrui %407, %c31 : vector<4xi32>
      %437 = arith.andi %436, %c24 : vector<4xi32>
      %438 = arith.shli %437, %c25 : vector<4xi32>
      %439 = arith.ori %435, %438 : vector<4xi32>
      %440 = arith.ori %439, %c26 : vector<4xi32>
      %441 = vector.bitcast %440 : vector<4xi32> to vector<8xf16>
      %442 = vector.shuffle %417, %425 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %443 = vector.shuffle %433, %441 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %444 = vector.shuffle %442, %443 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %445 = arith.subf %444, %c32 : vector<32xf16>
      %446 = vector.shuffle %445, %445 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %447 = vector.shuffle %445, %445 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %448 = math.fma %446, %378, %386 : vector<16xf16>
      %449 = math.fma %447, %378, %386 : vector<16xf16>
      %450 = arith.muli %57, %c6 : index
      %451 = arith.addi %450, %c7 : index
      %452 = arith.muli %tileRows, %c10 : index
      %453 = arith.muli %451, %452 : index
      %454 = arith.addi %43, %453 : index
      %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = arith.muli %tileRows, %c16 : index
      %457 = arith.addi %454, %456 : index
      %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %459 = vector.shuffle %455, %458 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %460 = wave.mma %459, %157, %58 : vector<16xf16>, vector<8xf32>
      %461 = wave.mma %459, %351, %59 : vector<16xf16>, vector<8xf32>
      %462 = arith.muli %57, %c6 : index
      %463 = arith.addi %462, %c8 : index
      %464 = arith.muli %tileRows, %c10 : index
      %465 = arith.muli %463, %464 : index
      %466 = arith.addi %43, %465 : index
      %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %468 = arith.muli %tileRows, %c16 : index
      %469 = arith.addi %466, %468 : index
      %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %471 = vector.shuffle %467, %470 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %472 = wave.mma %471, %158, %460 : vector<16xf16>, vector<8xf32>
      %473 = wave.mma %471, %352, %461 : vector<16xf16>, vector<8xf32>
      %474 = arith.muli %57, %c6 : index
      %475 = arith.addi %474, %c6 : index
      %476 = arith.muli %tileRows, %c10 : index
      %477 = arith.muli %475, %476 : index
      %478 = arith.addi %43, %477 : index
      %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %480 = arith.muli %tileRows, %c16 : index
      %481 = arith.addi %478, %480 : index
      %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = vector.shuffle %479, %482 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %484 = wave.mma %483, %254, %472 : vector<16xf16>, vector<8xf32>
      %485 = wave.mma %483, %448, %473 : vector<16xf16>, vector<8xf32>
      %486 = arith.muli %57, %c6 : index
      %487 = arith.addi %486, %c33 : index
      %488 = arith.muli %tileRows, %c10 : index
      %489 = arith.muli %487, %488 : index
      %490 = arith.addi %43, %489 : index
      %491 = vector.load %x[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %492 = arith.muli %tileRows, %c16 : index
      %493 = arith.addi %490, %492 : index
      %494 = vector.load %x[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %495 = vector.shuffle %491, %494 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %496 = wave.mma %495, %255, %484 : vector<16xf16>, vector<8xf32>
      %497 = wave.mma %495, %449, %485 : vector<16xf16>, vector<8xf32>
      scf.yield %496, %497 : vector<8xf32>, vector<8xf32>
    }
    %498 = arith.select %50, %56, %49 : index
    %502:2 = scf.for %499 = %56 to %498 step %c8 iter_args(%500 = %60#0, %501 = %60#1) -> (vector<8xf32>, vector<8xf32>) {
      %503 = wave.lane
      %504 = arith.addi %499, %c7 : index
      %505 = arith.remui %503, %c10 : index
      %506 = arith.addi %13, %c5 : index
      %507 = arith.divui %504, %c16 : index
      %508 = arith.muli %507, %c3 : index
      %509 = arith.addi %506, %508 : index
      %510 = arith.muli %505, %c20 : index
      %511 = arith.addi %509, %510 : index
      %512 = vector.load %w[%511] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %513 = vector.bitcast %512 : vector<4xi8> to vector<2xf16>
      %514 = arith.divui %inputFeatures, %c2 : index
      %515 = arith.muli %514, %c3 : index
      %516 = arith.addi %506, %515 : index
      %517 = arith.muli %504, %c14 : index
      %518 = arith.addi %516, %517 : index
      %519 = arith.muli %505, %c6 : index
      %520 = arith.addi %518, %519 : index
      %521 = vector.load %w[%520] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %522 = vector.extract %513[0] : f16 from vector<2xf16>
      %523 = arith.extf %522 : f16 to f32
      %524 = vector.extract %521[0] : i8 from vector<2xi8>
      %525 = arith.extui %524 : i8 to i32
      %526 = arith.sitofp %525 : i32 to f32
      %527 = arith.mulf %523, %526 : f32
      %528 = arith.truncf %527 : f32 to f16
      %529 = vector.broadcast %528 : f16 to vector<16xf16>
      %530 = vector.extract %513[1] : f16 from vector<2xf16>
      %531 = arith.extf %530 : f16 to f32
      %532 = vector.extract %521[1] : i8 from vector<2xi8>
      %533 = arith.extui %532 : i8 to i32
      %534 = arith.sitofp %533 : i32 to f32
      %535 = arith.mulf %531, %534 : f32
      %536 = arith.truncf %535 : f32 to f16
      %537 = vector.broadcast %536 : f16 to vector<16xf16>
      %538 = arith.addi %13, %c5 : index
      %539 = arith.divui %inputFeatures, %c2 : index
      %540 = arith.muli %539, %c3 : index
      %541 = arith.addi %540, %inputFeatures : index
      %542 = arith.addi %541, %c4 : index
      %543 = arith.divui %542, %c5 : index
      %544 = arith.muli %543, %c5 : index
      %545 = arith.addi %538, %544 : index
      %546 = arith.muli %inputFeatures, %c16 : index
      %547 = arith.addi %545, %546 : index
      %548 = arith.muli %504, %c10 : index
      %549 = arith.addi %548, %505 : index
      %550 = arith.muli %549, %c20 : index
      %551 = arith.addi %547, %550 : index
      %552 = arith.muli %504, %c2 : index
      %553 = arith.addi %545, %552 : index
      %554 = arith.muli %505, %c10 : index
      %555 = arith.addi %553, %554 : index
      %556 = vector.load %w[%551] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %557 = vector.bitcast %556 : vector<4xi8> to vector<1xi32>
      %558 = vector.shuffle %557, %557 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %559 = vector.load %w[%555] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %560 = vector.bitcast %559 : vector<16xi8> to vector<4xi32>
      %561 = arith.shrui %560, %c21 : vector<4xi32>
      %562 = arith.andi %561, %c22 : vector<4xi32>
      %563 = arith.shrui %558, %c23 : vector<4xi32>
      %564 = arith.andi %563, %c24 : vector<4xi32>
      %565 = arith.shli %564, %c25 : vector<4xi32>
      %566 = arith.ori %562, %565 : vector<4xi32>
      %567 = arith.ori %566, %c26 : vector<4xi32>
      %568 = vector.bitcast %567 : vector<4xi32> to vector<8xf16>
      %569 = arith.shrui %560, %c25 : vector<4xi32>
      %570 = arith.andi %569, %c22 : vector<4xi32>
      %571 = arith.shrui %558, %c27 : vector<4xi32>
      %572 = arith.andi %571, %c24 : vector<4xi32>
      %573 = arith.shli %572, %c25 : vector<4xi32>
      %574 = arith.ori %570, %573 : vector<4xi32>
      %575 = arith.ori %574, %c26 : vector<4xi32>
      %576 = vector.bitcast %575 : vector<4xi32> to vector<8xf16>
      %577 = arith.shrui %560, %c28 : vector<4xi32>
      %578 = arith.andi %577, %c22 : vector<4xi32>
      %579 = arith.shrui %558, %c29 : vector<4xi32>
      %580 = arith.andi %579, %c24 : vector<4xi32>
      %581 = arith.shli %580, %c25 : vector<4xi32>
      %582 = arith.ori %578, %581 : vector<4xi32>
      %583 = arith.ori %582, %c26 : vector<4xi32>
      %584 = vector.bitcast %583 : vector<4xi32> to vector<8xf16>
      %585 = arith.shrui %560, %c30 : vector<4xi32>
      %586 = arith.andi %585, %c22 : vector<4xi32>
      %587 = arith.shrui %558, %c31 : vector<4xi32>
      %588 = arith.andi %587, %c24 : vector<4xi32>
      %589 = arith.shli %588, %c25 : vector<4xi32>
      %590 = arith.ori %586, %589 : vector<4xi32>
      %591 = arith.ori %590, %c26 : vector<4xi32>
      %592 = vector.bitcast %591 : vector<4xi32> to vector<8xf16>
      %593 = vector.shuffle %568, %576 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %594 = vector.shuffle %584, %592 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %595 = vector.shuffle %593, %594 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %596 = arith.subf %595, %c32 : vector<32xf16>
      %597 = vector.shuffle %596, %596 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %598 = vector.shuffle %596, %596 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %599 = math.fma %597, %529, %537 : vector<16xf16>
      %600 = math.fma %598, %529, %537 : vector<16xf16>
      %601 = arith.addi %499, %c7 : index
      %602 = arith.remui %503, %c10 : index
      %603 = arith.addi %15, %c5 : index
      %604 = arith.divui %601, %c16 : index
      %605 = arith.muli %604, %c3 : index
      %606 = arith.addi %603, %605 : index
      %607 = arith.muli %602, %c20 : index
      %608 = arith.addi %606, %607 : index
      %609 = vector.load %w[%608] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %610 = vector.bitcast %609 : vector<4xi8> to vector<2xf16>
      %611 = arith.divui %inputFeatures, %c2 : index
      %612 = arith.muli %611, %c3 : index
      %613 = arith.addi %603, %612 : index
      %614 = arith.muli %601, %c14 : index
      %615 = arith.addi %613, %614 : index
      %616 = arith.muli %602, %c6 : index
      %617 = arith.addi %615, %616 : index
      %618 = vector.load %w[%617] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %619 = vector.extract %610[0] : f16 from vector<2xf16>
      %620 = arith.extf %619 : f16 to f32
      %621 = vector.extract %618[0] : i8 from vector<2xi8>
      %622 = arith.extui %621 : i8 to i32
      %623 = arith.sitofp %622 : i32 to f32
      %624 = arith.mulf %620, %623 : f32
      %625 = arith.truncf %624 : f32 to f16
      %626 = vector.broadcast %625 : f16 to vector<16xf16>
      %627 = vector.extract %610[1] : f16 from vector<2xf16>
      %628 = arith.extf %627 : f16 to f32
      %629 = vector.extract %618[1] : i8 from vector<2xi8>
      %630 = arith.extui %629 : i8 to i32
      %631 = arith.sitofp %630 : i32 to f32
      %632 = arith.mulf %628, %631 : f32
      %633 = arith.truncf %632 : f32 to f16
      %634 = vector.broadcast %633 : f16 to vector<16xf16>
      %635 = arith.addi %15, %c5 : index
      %636 = arith.divui %inputFeatures, %c2 : index
      %637 = arith.muli %636, %c3 : index
      %638 = arith.addi %637, %inputFeatures : index
      %639 = arith.addi %638, %c4 : index
      %640 = arith.divui %639, %c5 : index
      %641 = arith.muli %640, %c5 : index
      %642 = arith.addi %635, %641 : index
      %643 = arith.muli %inputFeatures, %c16 : index
      %644 = arith.addi %642, %643 : index
      %645 = arith.muli %601, %c10 : index
      %646 = arith.addi %645, %602 : index
      %647 = arith.muli %646, %c20 : index
      %648 = arith.addi %644, %647 : index
      %649 = arith.muli %601, %c2 : index
      %650 = arith.addi %642, %649 : index
      %651 = arith.muli %602, %c10 : index
      %652 = arith.addi %650, %651 : index
      %653 = vector.load %w[%648] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %654 = vector.bitcast %653 : vector<4xi8> to vector<1xi32>
      %655 = vector.shuffle %654, %654 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %656 = vector.load %w[%652] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %657 = vector.bitcast %656 : vector<16xi8> to vector<4xi32>
      %658 = arith.shrui %657, %c21 : vector<4xi32>
      %659 = arith.andi %658, %c22 : vector<4xi32>
      %660 = arith.shrui %655, %c23 : vector<4xi32>
      %661 = arith.andi %660, %c24 : vector<4xi32>
      %662 = arith.shli %661, %c25 : vector<4xi32>
      %663 = arith.ori %659, %662 : vector<4xi32>
      %664 = arith.ori %663, %c26 : vector<4xi32>
      %665 = vector.bitcast %664 : vector<4xi32> to vector<8xf16>
      %666 = arith.shrui %657, %c25 : vector<4xi32>
      %667 = arith.andi %666, %c22 : vector<4xi32>
      %668 = arith.shrui %655, %c27 : vector<4xi32>
      %669 = arith.andi %668, %c24 : vector<4xi32>
      %670 = arith.shli %669, %c25 : vector<4xi32>
      %671 = arith.ori %667, %670 : vector<4xi32>
      %672 = arith.ori %671, %c26 : vector<4xi32>
      %673 = vector.bitcast %672 : vector<4xi32> to vector<8xf16>
      %674 = arith.shrui %657, %c28 : vector<4xi32>
      %675 = arith.andi %674, %c22 : vector<4xi32>
      %676 = arith.shrui %655, %c29 : vector<4xi32>
      %677 = arith.andi %676, %c24 : vector<4xi32>
      %678 = arith.shli %677, %c25 : vector<4xi32>
      %679 = arith.ori %675, %678 : vector<4xi32>
      %680 = arith.ori %679, %c26 : vector<4xi32>
      %681 = vector.bitcast %680 : vector<4xi32> to vector<8xf16>
      %682 = arith.shrui %657, %c30 : vector<4xi32>
      %683 = arith.andi %682, %c22 : vector<4xi32>
      %684 = arith.shrui %655, %c31 : vector<4xi32>
      %685 = arith.andi %684, %c24 : vector<4xi32>
      %686 = arith.shli %685, %c25 : vector<4xi32>
      %687 = arith.ori %683, %686 : vector<4xi32>
      %688 = arith.ori %687, %c26 : vector<4xi32>
      %689 = vector.bitcast %688 : vector<4xi32> to vector<8xf16>
      %690 = vector.shuffle %665, %673 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %691 = vector.shuffle %681, %689 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %692 = vector.shuffle %690, %691 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %693 = arith.subf %692, %c32 : vector<32xf16>
      %694 = vector.shuffle %693, %693 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %695 = vector.shuffle %693, %693 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %696 = math.fma %694, %626, %634 : vector<16xf16>
      %697 = math.fma %695, %626, %634 : vector<16xf16>
      %698 = arith.muli %499, %c6 : index
      %699 = arith.addi %698, %c7 : index
      %700 = arith.muli %tileRows, %c10 : index
      %701 = arith.muli %699, %700 : index
      %702 = arith.addi %43, %701 : index
      %703 = vector.load %x[%702] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %704 = arith.muli %tileRows, %c16 : index
      %705 = arith.addi %702, %704 : index
      %706 = vector.load %x[%705] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %707 = vector.shuffle %703, %706 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %708 = wave.mma %707, %599, %500 : vector<16xf16>, vector<8xf32>
      %709 = wave.mma %707, %696, %501 : vector<16xf16>, vector<8xf32>
      %710 = arith.muli %499, %c6 : index
      %711 = arith.addi %710, %c8 : index
      %712 = arith.muli %tileRows, %c10 : index
      %713 = arith.muli %711, %712 : index
      %714 = arith.addi %43, %713 : index
      %715 = vector.load %x[%714] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %716 = arith.muli %tileRows, %c16 : index
      %717 = arith.addi %714, %716 : index
      %718 = vector.load %x[%717] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %719 = vector.shuffle %715, %718 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %720 = wave.mma %719, %600, %708 : vector<16xf16>, vector<8xf32>
      %721 = wave.mma %719, %697, %709 : vector<16xf16>, vector<8xf32>
      scf.yield %720, %721 : vector<8xf32>, vector<8xf32>
    }
    %722 = wave.lane
    %723 = wave.wave
    %724 = arith.muli %723, %c6 : index
    %725 = arith.addi %724, %c7 : index
    %726 = arith.muli %725, %c2 : index
    %727 = arith.addi %726, %722 : index
    %728 = vector.extract %502#0[0] : f32 from vector<8xf32>
    %729 = arith.addi %727, %c7 : index
    memref.store %728, %19[%729] : memref<?xf32>
    %730 = vector.extract %502#0[1] : f32 from vector<8xf32>
    %731 = arith.addi %727, %c14 : index
    memref.store %730, %19[%731] : memref<?xf32>
    %732 = vector.extract %502#0[2] : f32 from vector<8xf32>
    %733 = arith.addi %727, %c3 : index
    memref.store %732, %19[%733] : memref<?xf32>
    %734 = vector.extract %502#0[3] : f32 from vector<8xf32>
    %735 = arith.addi %727, %c34 : index
    memref.store %734, %19[%735] : memref<?xf32>
    %736 = vector.extract %502#0[4] : f32 from vector<8xf32>
    %737 = arith.addi %727, %c5 : index
    memref.store %736, %19[%737] : memref<?xf32>
    %738 = vector.extract %502#0[5] : f32 from vector<8xf32>
    %739 = arith.addi %727, %c35 : index
    memref.store %738, %19[%739] : memref<?xf32>
    %740 = vector.extract %502#0[6] : f32 from vector<8xf32>
    %741 = arith.addi %727, %c36 : index
    memref.store %740, %19[%741] : memref<?xf32>
    %742 = vector.extract %502#0[7] : f32 from vector<8xf32>
    %743 = arith.addi %727, %c37 : index
    memref.store %742, %19[%743] : memref<?xf32>
    %744 = arith.muli %723, %c6 : index
    %745 = arith.addi %744, %c8 : index
    %746 = arith.muli %745, %c2 : index
    %747 = arith.addi %746, %722 : index
    %748 = vector.extract %502#1[0] : f32 from vector<8xf32>
    %749 = arith.addi %747, %c7 : index
    memref.store %748, %19[%749] : memref<?xf32>
    %750 = vector.extract %502#1[1] : f32 from vector<8xf32>
    %751 = arith.addi %747, %c14 : index
    memref.store %750, %19[%751] : memref<?xf32>
    %752 = vector.extract %502#1[2] : f32 from vector<8xf32>
    %753 = arith.addi %747, %c3 : index
    memref.store %752, %19[%753] : memref<?xf32>
    %754 = vector.extract %502#1[3] : f32 from vector<8xf32>
    %755 = arith.addi %747, %c34 : index
    memref.store %754, %19[%755] : memref<?xf32>
    %756 = vector.extract %502#1[4] : f32 from vector<8xf32>
    %757 = arith.addi %747, %c5 : index
    memref.store %756, %19[%757] : memref<?xf32>
    %758 = vector.extract %502#1[5] : f32 from vector<8xf32>
    %759 = arith.addi %747, %c35 : index
    memref.store %758, %19[%759] : memref<?xf32>
    %760 = vector.extract %502#1[6] : f32 from vector<8xf32>
    %761 = arith.addi %747, %c36 : index
    memref.store %760, %19[%761] : memref<?xf32>
    %762 = vector.extract %502#1[7] : f32 from vector<8xf32>
    %763 = arith.addi %747, %c37 : index
    memref.store %762, %19[%763] : memref<?xf32>
    wave.barrier
    %764 = arith.muli %723, %c20 : index
    %765 = arith.addi %764, %c7 : index
    %766 = arith.muli %765, %c14 : index
    %767 = arith.addi %766, %722 : index
    %768 = arith.addi %767, %c7 : index
    %769 = memref.load %19[%768] : memref<?xf32>
    %770 = arith.addi %768, %c38 : index
    %771 = memref.load %19[%770] : memref<?xf32>
    %772 = arith.addf %769, %771 : f32
    %773 = arith.muli %765, %c14 : index
    %774 = arith.addi %773, %722 : index
    %775 = arith.addi %774, %c2 : index
    %776 = memref.load %19[%775] : memref<?xf32>
    %777 = arith.addi %775, %c38 : index
    %778 = memref.load %19[%777] : memref<?xf32>
    %779 = arith.addf %776, %778 : f32
    %780 = wave.lane
    %781 = arith.addi %18, %c7 : index
    %782 = arith.muli %765, %c6 : index
    %783 = arith.addi %781, %782 : index
    %784 = arith.divui %780, %c10 : index
    %785 = arith.addi %783, %784 : index
    %786 = arith.cmpi slt, %785, %17 : index
    scf.if %786 {
      %787 = arith.cmpi eq, %hasFactors, %c8 : index
      %788 = arith.muli %785, %c6 : index
      %789 = memref.load %factors[%788] : memref<?xf32>
      %790 = arith.mulf %789, %operandScale : f32
      %791 = arith.select %787, %790, %operandScale : f32
      %792 = arith.remui %780, %c10 : index
      %793 = arith.muli %792, %c20 : index
      %794 = arith.addi %13, %793 : index
      %795 = vector.load %w[%794] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %796 = vector.bitcast %795 : vector<4xi8> to vector<1xf32>
      %797 = vector.extract %796[0] : f32 from vector<1xf32>
      %798 = arith.mulf %797, %791 : f32
      %799 = arith.mulf %772, %798 : f32
      %800 = arith.remui %780, %c10 : index
      %801 = arith.muli %800, %c20 : index
      %802 = arith.addi %15, %801 : index
      %803 = vector.load %w[%802] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %804 = vector.bitcast %803 : vector<4xi8> to vector<1xf32>
      %805 = vector.extract %804[0] : f32 from vector<1xf32>
      %806 = arith.mulf %805, %791 : f32
      %807 = arith.mulf %779, %806 : f32
      %808 = arith.muli %785, %outputFeatures : index
      %809 = arith.addi %808, %22 : index
      %810 = wave.lane
      %811 = arith.remui %810, %c10 : index
      %812 = arith.addi %809, %811 : index
      scf.if %20 {
        %813 = arith.addi %812, %c7 : index
        %814 = memref.load %residual[%813] : memref<?xf32>
        %815 = arith.addf %814, %799 : f32
        %816 = arith.addi %812, %c7 : index
        memref.store %815, %out[%816] : memref<?xf32>
      } else {
        %817 = arith.addi %812, %c7 : index
        memref.store %799, %out[%817] : memref<?xf32>
      }
      scf.if %20 {
        %818 = arith.addi %812, %c10 : index
        %819 = memref.load %residual[%818] : memref<?xf32>
        %820 = arith.addf %819, %807 : f32
        %821 = arith.addi %812, %c10 : index
        memref.store %820, %out[%821] : memref<?xf32>
      } else {
        %822 = arith.addi %812, %c10 : index
        memref.store %807, %out[%822] : memref<?xf32>
      }
    }
    %823 = arith.muli %723, %c20 : index
    %824 = arith.addi %823, %c8 : index
    %825 = arith.muli %824, %c14 : index
    %826 = arith.addi %825, %722 : index
    %827 = arith.addi %826, %c7 : index
    %828 = memref.load %19[%827] : memref<?xf32>
    %829 = arith.addi %827, %c38 : index
    %830 = memref.load %19[%829] : memref<?xf32>
    %831 = arith.addf %828, %830 : f32
    %832 = arith.muli %824, %c14 : index
    %833 = arith.addi %832, %722 : index
    %834 = arith.addi %833, %c2 : index
    %835 = memref.load %19[%834] : memref<?xf32>
    %836 = arith.addi %834, %c38 : index
    %837 = memref.load %19[%836] : memref<?xf32>
    %838 = arith.addf %835, %837 : f32
    %839 = wave.lane
    %840 = arith.addi %18, %c7 : index
    %841 = arith.muli %824, %c6 : index
    %842 = arith.addi %840, %841 : index
    %843 = arith.divui %839, %c10 : index
    %844 = arith.addi %842, %843 : index
    %845 = arith.cmpi slt, %844, %17 : index
    scf.if %845 {
      %846 = arith.cmpi eq, %hasFactors, %c8 : index
      %847 = arith.muli %844, %c6 : index
      %848 = memref.load %factors[%847] : memref<?xf32>
      %849 = arith.mulf %848, %operandScale : f32
      %850 = arith.select %846, %849, %operandScale : f32
      %851 = arith.remui %839, %c10 : index
      %852 = arith.muli %851, %c20 : index
      %853 = arith.addi %13, %852 : index
      %854 = vector.load %w[%853] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %855 = vector.bitcast %854 : vector<4xi8> to vector<1xf32>
      %856 = vector.extract %855[0] : f32 from vector<1xf32>
      %857 = arith.mulf %856, %850 : f32
      %858 = arith.mulf %831, %857 : f32
      %859 = arith.remui %839, %c10 : index
      %860 = arith.muli %859, %c20 : index
      %861 = arith.addi %15, %860 : index
      %862 = vector.load %w[%861] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %863 = vector.bitcast %862 : vector<4xi8> to vector<1xf32>
      %864 = vector.extract %863[0] : f32 from vector<1xf32>
      %865 = arith.mulf %864, %850 : f32
      %866 = arith.mulf %838, %865 : f32
      %867 = arith.muli %844, %outputFeatures : index
      %868 = arith.addi %867, %22 : index
      %869 = wave.lane
      %870 = arith.remui %869, %c10 : index
      %871 = arith.addi %868, %870 : index
      scf.if %20 {
        %872 = arith.addi %871, %c7 : index
        %873 = memref.load %residual[%872] : memref<?xf32>
        %874 = arith.addf %873, %858 : f32
        %875 = arith.addi %871, %c7 : index
        memref.store %874, %out[%875] : memref<?xf32>
      } else {
        %876 = arith.addi %871, %c7 : index
        memref.store %858, %out[%876] : memref<?xf32>
      }
      scf.if %20 {
        %877 = arith.addi %871, %c10 : index
        %878 = memref.load %residual[%877] : memref<?xf32>
        %879 = arith.addf %878, %866 : f32
        %880 = arith.addi %871, %c10 : index
        memref.store %879, %out[%880] : memref<?xf32>
      } else {
        %881 = arith.addi %871, %c10 : index
        memref.store %866, %out[%881] : memref<?xf32>
      }
    }
    %882 = arith.muli %723, %c20 : index
    %883 = arith.addi %882, %c6 : index
    %884 = arith.muli %883, %c14 : index
    %885 = arith.addi %884, %722 : index
    %886 = arith.addi %885, %c7 : index
    %887 = memref.load %19[%886] : memref<?xf32>
    %888 = arith.addi %886, %c38 : index
    %889 = memref.load %19[%888] : memref<?xf32>
    %890 = arith.addf %887, %889 : f32
    %891 = arith.muli %883, %c14 : index
    %892 = arith.addi %891, %722 : index
    %893 = arith.addi %892, %c2 : index
    %894 = memref.load %19[%893] : memref<?xf32>
    %895 = arith.addi %893, %c38 : index
    %896 = memref.load %19[%895] : memref<?xf32>
    %897 = arith.addf %894, %896 : f32
    %898 = wave.lane
    %899 = arith.addi %18, %c7 : index
    %900 = arith.muli %883, %c6 : index
    %901 = arith.addi %899, %900 : index
    %902 = arith.divui %898, %c10 : index
    %903 = arith.addi %901, %902 : index
    %904 = arith.cmpi slt, %903, %17 : index
    scf.if %904 {
      %905 = arith.cmpi eq, %hasFactors, %c8 : index
      %906 = arith.muli %903, %c6 : index
      %907 = memref.load %factors[%906] : memref<?xf32>
      %908 = arith.mulf %907, %operandScale : f32
      %909 = arith.select %905, %908, %operandScale : f32
      %910 = arith.remui %898, %c10 : index
      %911 = arith.muli %910, %c20 : index
      %912 = arith.addi %13, %911 : index
      %913 = vector.load %w[%912] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %914 = vector.bitcast %913 : vector<4xi8> to vector<1xf32>
      %915 = vector.extract %914[0] : f32 from vector<1xf32>
      %916 = arith.mulf %915, %909 : f32
      %917 = arith.mulf %890, %916 : f32
      %918 = arith.remui %898, %c10 : index
      %919 = arith.muli %918, %c20 : index
      %920 = arith.addi %15, %919 : index
      %921 = vector.load %w[%920] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %922 = vector.bitcast %921 : vector<4xi8> to vector<1xf32>
      %923 = vector.extract %922[0] : f32 from vector<1xf32>
      %924 = arith.mulf %923, %909 : f32
      %925 = arith.mulf %897, %924 : f32
      %926 = arith.muli %903, %outputFeatures : index
      %927 = arith.addi %926, %22 : index
      %928 = wave.lane
      %929 = arith.remui %928, %c10 : index
      %930 = arith.addi %927, %929 : index
      scf.if %20 {
        %931 = arith.addi %930, %c7 : index
        %932 = memref.load %residual[%931] : memref<?xf32>
        %933 = arith.addf %932, %917 : f32
        %934 = arith.addi %930, %c7 : index
        memref.store %933, %out[%934] : memref<?xf32>
      } else {
        %935 = arith.addi %930, %c7 : index
        memref.store %917, %out[%935] : memref<?xf32>
      }
      scf.if %20 {
        %936 = arith.addi %930, %c10 : index
        %937 = memref.load %residual[%936] : memref<?xf32>
        %938 = arith.addf %937, %925 : f32
        %939 = arith.addi %930, %c10 : index
        memref.store %938, %out[%939] : memref<?xf32>
      } else {
        %940 = arith.addi %930, %c10 : index
        memref.store %925, %out[%940] : memref<?xf32>
      }
    }
    %941 = arith.muli %723, %c20 : index
    %942 = arith.addi %941, %c33 : index
    %943 = arith.muli %942, %c14 : index
    %944 = arith.addi %943, %722 : index
    %945 = arith.addi %944, %c7 : index
    %946 = memref.load %19[%945] : memref<?xf32>
    %947 = arith.addi %945, %c38 : index
    %948 = memref.load %19[%947] : memref<?xf32>
    %949 = arith.addf %946, %948 : f32
    %950 = arith.muli %942, %c14 : index
    %951 = arith.addi %950, %722 : index
    %952 = arith.addi %951, %c2 : index
    %953 = memref.load %19[%952] : memref<?xf32>
    %954 = arith.addi %952, %c38 : index
    %955 = memref.load %19[%954] : memref<?xf32>
    %956 = arith.addf %953, %955 : f32
    %957 = wave.lane
    %958 = arith.addi %18, %c7 : index
    %959 = arith.muli %942, %c6 : index
    %960 = arith.addi %958, %959 : index
    %961 = arith.divui %957, %c10 : index
    %962 = arith.addi %960, %961 : index
    %963 = arith.cmpi slt, %962, %17 : index
    scf.if %963 {
      %964 = arith.cmpi eq, %hasFactors, %c8 : index
      %965 = arith.muli %962, %c6 : index
      %966 = memref.load %factors[%965] : memref<?xf32>
      %967 = arith.mulf %966, %operandScale : f32
      %968 = arith.select %964, %967, %operandScale : f32
      %969 = arith.remui %957, %c10 : index
      %970 = arith.muli %969, %c20 : index
      %971 = arith.addi %13, %970 : index
      %972 = vector.load %w[%971] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %973 = vector.bitcast %972 : vector<4xi8> to vector<1xf32>
      %974 = vector.extract %973[0] : f32 from vector<1xf32>
      %975 = arith.mulf %974, %968 : f32
      %976 = arith.mulf %949, %975 : f32
      %977 = arith.remui %957, %c10 : index
      %978 = arith.muli %977, %c20 : index
      %979 = arith.addi %15, %978 : index
      %980 = vector.load %w[%979] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %981 = vector.bitcast %980 : vector<4xi8> to vector<1xf32>
      %982 = vector.extract %981[0] : f32 from vector<1xf32>
      %983 = arith.mulf %982, %968 : f32
      %984 = arith.mulf %956, %983 : f32
      %985 = arith.muli %962, %outputFeatures : index
      %986 = arith.addi %985, %22 : index
      %987 = wave.lane
      %988 = arith.remui %987, %c10 : index
      %989 = arith.addi %986, %988 : index
      scf.if %20 {
        %990 = arith.addi %989, %c7 : index
        %991 = memref.load %residual[%990] : memref<?xf32>
        %992 = arith.addf %991, %976 : f32
        %993 = arith.addi %989, %c7 : index
        memref.store %992, %out[%993] : memref<?xf32>
      } else {
        %994 = arith.addi %989, %c7 : index
        memref.store %976, %out[%994] : memref<?xf32>
      }
      scf.if %20 {
        %995 = arith.addi %989, %c10 : index
        %996 = memref.load %residual[%995] : memref<?xf32>
        %997 = arith.addf %996, %984 : f32
        %998 = arith.addi %989, %c10 : index
        memref.store %997, %out[%998] : memref<?xf32>
      } else {
        %999 = arith.addi %989, %c10 : index
        memref.store %984, %out[%999] : memref<?xf32>
      }
    }
  }
  wave.return
}
