// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q4_k', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q4_k_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 4096 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 48 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant dense<0x6400> : vector<32xf16>
  %c28 = arith.constant 3 : index
  %c29 = arith.constant 96 : index
  %c30 = arith.constant 160 : index
  %c31 = arith.constant 192 : index
  %c32 = arith.constant 224 : index
  %c33 = arith.constant 512 : index
  %c34 = arith.constant 1024 : index
  %c35 = arith.constant 1536 : index
  %c36 = arith.constant 2048 : index
  %c37 = arith.constant 2560 : index
  %c38 = arith.constant 3072 : index
  %c39 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c42 = arith.constant 23 : i32
  %c43 = arith.constant 141 : i32
  %c44 = arith.constant 268 : i32
  %c45 = arith.constant 14 : i32
  %c46 = arith.constant 0x3F800000 : f32
  %c47 = arith.constant 0xBFB8AA3B : f32
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
  %18 = arith.muli %1, %c3 : index
  %19 = wave.scratch %c10 : memref<?xf32>
  %20 = arith.cmpi slt, %18, %17 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c14 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %18, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c14 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c7, %c14 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c6 : index
    %31 = arith.remui %c7, %c14 : index
    %32 = arith.divui %31, %c1 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c1 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c1 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c7, %c1 : index
    %40 = arith.addi %38, %39 : index
    %41 = arith.addi %22, %c14 : index
    %42 = arith.addi %18, %41 : index
    %43 = arith.divui %42, %tileRows : index
    %44 = arith.divui %inputFeatures, %c14 : index
    %45 = arith.muli %43, %44 : index
    %46 = arith.divui %c7, %c14 : index
    %47 = arith.addi %45, %46 : index
    %48 = arith.muli %47, %c6 : index
    %49 = arith.remui %c7, %c14 : index
    %50 = arith.divui %49, %c1 : index
    %51 = arith.addi %48, %50 : index
    %52 = arith.muli %tileRows, %c1 : index
    %53 = arith.muli %51, %52 : index
    %54 = arith.remui %42, %tileRows : index
    %55 = arith.muli %54, %c1 : index
    %56 = arith.addi %53, %55 : index
    %57 = arith.remui %c7, %c1 : index
    %58 = arith.addi %56, %57 : index
    %59 = arith.addi %22, %c15 : index
    %60 = arith.addi %18, %59 : index
    %61 = arith.divui %60, %tileRows : index
    %62 = arith.divui %inputFeatures, %c14 : index
    %63 = arith.muli %61, %62 : index
    %64 = arith.divui %c7, %c14 : index
    %65 = arith.addi %63, %64 : index
    %66 = arith.muli %65, %c6 : index
    %67 = arith.remui %c7, %c14 : index
    %68 = arith.divui %67, %c1 : index
    %69 = arith.addi %66, %68 : index
    %70 = arith.muli %tileRows, %c1 : index
    %71 = arith.muli %69, %70 : index
    %72 = arith.remui %60, %tileRows : index
    %73 = arith.muli %72, %c1 : index
    %74 = arith.addi %71, %73 : index
    %75 = arith.remui %c7, %c1 : index
    %76 = arith.addi %74, %75 : index
    %77 = arith.addi %22, %c16 : index
    %78 = arith.addi %18, %77 : index
    %79 = arith.divui %78, %tileRows : index
    %80 = arith.divui %inputFeatures, %c14 : index
    %81 = arith.muli %79, %80 : index
    %82 = arith.divui %c7, %c14 : index
    %83 = arith.addi %81, %82 : index
    %84 = arith.muli %83, %c6 : index
    %85 = arith.remui %c7, %c14 : index
    %86 = arith.divui %85, %c1 : index
    %87 = arith.addi %84, %86 : index
    %88 = arith.muli %tileRows, %c1 : index
    %89 = arith.muli %87, %88 : index
    %90 = arith.remui %78, %tileRows : index
    %91 = arith.muli %90, %c1 : index
    %92 = arith.addi %89, %91 : index
    %93 = arith.remui %c7, %c1 : index
    %94 = arith.addi %92, %93 : index
    %95 = wave.wave
    %96 = arith.divui %inputFeatures, %c15 : index
    %97 = arith.muli %95, %stepsPerWave : index
    %98 = arith.minsi %97, %96 : index
    %99 = arith.addi %98, %stepsPerWave : index
    %100 = arith.minsi %99, %96 : index
    %101 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %102 = arith.subi %100, %98 : index
    %103 = arith.divui %102, %c6 : index
    %104 = arith.muli %103, %c6 : index
    %105 = arith.addi %98, %104 : index
    %106 = arith.addi %98, %stepsPerWave : index
    %107 = arith.select %101, %106, %105 : index
    %117:8 = scf.for %108 = %98 to %107 step %c6 iter_args(%109 = %c17, %110 = %c17, %111 = %c17, %112 = %c17, %113 = %c17, %114 = %c17, %115 = %c17, %116 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %118 = wave.lane
      %119 = arith.addi %108, %c7 : index
      %120 = arith.remui %118, %c14 : index
      %121 = arith.addi %13, %c5 : index
      %122 = arith.divui %119, %c1 : index
      %123 = arith.muli %122, %c3 : index
      %124 = arith.addi %121, %123 : index
      %125 = arith.muli %120, %c20 : index
      %126 = arith.addi %124, %125 : index
      %127 = vector.load %w[%126] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %128 = vector.bitcast %127 : vector<4xi8> to vector<2xf16>
      %129 = arith.divui %inputFeatures, %c2 : index
      %130 = arith.muli %129, %c3 : index
      %131 = arith.addi %121, %130 : index
      %132 = arith.muli %119, %c15 : index
      %133 = arith.addi %131, %132 : index
      %134 = arith.muli %120, %c6 : index
      %135 = arith.addi %133, %134 : index
      %136 = vector.load %w[%135] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %137 = vector.extract %128[0] : f16 from vector<2xf16>
      %138 = arith.extf %137 : f16 to f32
      %139 = vector.extract %136[0] : i8 from vector<2xi8>
      %140 = arith.extui %139 : i8 to i32
      %141 = arith.sitofp %140 : i32 to f32
      %142 = arith.mulf %138, %141 : f32
      %143 = arith.truncf %142 : f32 to f16
      %144 = vector.broadcast %143 : f16 to vector<16xf16>
      %145 = vector.extract %128[1] : f16 from vector<2xf16>
      %146 = arith.extf %145 : f16 to f32
      %147 = vector.extract %136[1] : i8 from vector<2xi8>
      %148 = arith.extui %147 : i8 to i32
      %149 = arith.sitofp %148 : i32 to f32
      %150 = arith.mulf %146, %149 : f32
      %151 = arith.truncf %150 : f32 to f16
      %152 = vector.broadcast %151 : f16 to vector<16xf16>
      %153 = arith.addi %13, %c5 : index
      %154 = arith.divui %inputFeatures, %c2 : index
      %155 = arith.muli %154, %c3 : index
      %156 = arith.addi %155, %inputFeatures : index
      %157 = arith.addi %156, %c4 : index
      %158 = arith.divui %157, %c5 : index
      %159 = arith.muli %158, %c5 : index
      %160 = arith.addi %153, %159 : index
      %161 = arith.muli %inputFeatures, %c1 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.muli %119, %c14 : index
      %164 = arith.addi %163, %120 : index
      %165 = arith.muli %164, %c7 : index
      %166 = arith.addi %162, %165 : index
      %167 = arith.muli %119, %c2 : index
      %168 = arith.addi %160, %167 : index
      %169 = arith.muli %120, %c14 : index
      %170 = arith.addi %168, %169 : index
      %171 = vector.load %w[%170] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %172 = vector.bitcast %171 : vector<16xi8> to vector<4xi32>
      %173 = arith.shrui %172, %c21 : vector<4xi32>
      %174 = arith.andi %173, %c22 : vector<4xi32>
      %175 = arith.ori %174, %c23 : vector<4xi32>
      %176 = vector.bitcast %175 : vector<4xi32> to vector<8xf16>
      %177 = arith.shrui %172, %c24 : vector<4xi32>
      %178 = arith.andi %177, %c22 : vector<4xi32>
      %179 = arith.ori %178, %c23 : vector<4xi32>
      %180 = vector.bitcast %179 : vector<4xi32> to vector<8xf16>
      %181 = arith.shrui %172, %c25 : vector<4xi32>
      %182 = arith.andi %181, %c22 : vector<4xi32>
      %183 = arith.ori %182, %c23 : vector<4xi32>
      %184 = vector.bitcast %183 : vector<4xi32> to vector<8xf16>
      %185 = arith.shrui %172, %c26 : vector<4xi32>
      %186 = arith.andi %185, %c22 : vector<4xi32>
      %187 = arith.ori %186, %c23 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = vector.shuffle %176, %180 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %190 = vector.shuffle %184, %188 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %191 = vector.shuffle %189, %190 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %192 = arith.subf %191, %c27 : vector<32xf16>
      %193 = vector.shuffle %192, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %194 = vector.shuffle %192, %192 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %195 = math.fma %193, %144, %152 : vector<16xf16>
      %196 = math.fma %194, %144, %152 : vector<16xf16>
      %197 = arith.addi %108, %c8 : index
      %198 = arith.remui %118, %c14 : index
      %199 = arith.addi %13, %c5 : index
      %200 = arith.divui %197, %c1 : index
      %201 = arith.muli %200, %c3 : index
      %202 = arith.addi %199, %201 : index
      %203 = arith.muli %198, %c20 : index
      %204 = arith.addi %202, %203 : index
      %205 = vector.load %w[%204] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %206 = vector.bitcast %205 : vector<4xi8> to vector<2xf16>
      %207 = arith.divui %inputFeatures, %c2 : index
      %208 = arith.muli %207, %c3 : index
      %209 = arith.addi %199, %208 : index
      %210 = arith.muli %197, %c15 : index
      %211 = arith.addi %209, %210 : index
      %212 = arith.muli %198, %c6 : index
      %213 = arith.addi %211, %212 : index
      %214 = vector.load %w[%213] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %215 = vector.extract %206[0] : f16 from vector<2xf16>
      %216 = arith.extf %215 : f16 to f32
      %217 = vector.extract %214[0] : i8 from vector<2xi8>
      %218 = arith.extui %217 : i8 to i32
      %219 = arith.sitofp %218 : i32 to f32
      %220 = arith.mulf %216, %219 : f32
      %221 = arith.truncf %220 : f32 to f16
      %222 = vector.broadcast %221 : f16 to vector<16xf16>
      %223 = vector.extract %206[1] : f16 from vector<2xf16>
      %224 = arith.extf %223 : f16 to f32
      %225 = vector.extract %214[1] : i8 from vector<2xi8>
      %226 = arith.extui %225 : i8 to i32
      %227 = arith.sitofp %226 : i32 to f32
      %228 = arith.mulf %224, %227 : f32
      %229 = arith.truncf %228 : f32 to f16
      %230 = vector.broadcast %229 : f16 to vector<16xf16>
      %231 = arith.addi %13, %c5 : index
      %232 = arith.divui %inputFeatures, %c2 : index
      %233 = arith.muli %232, %c3 : index
      %234 = arith.addi %233, %inputFeatures : index
      %235 = arith.addi %234, %c4 : index
      %236 = arith.divui %235, %c5 : index
      %237 = arith.muli %236, %c5 : index
      %238 = arith.addi %231, %237 : index
      %239 = arith.muli %inputFeatures, %c1 : index
      %240 = arith.addi %238, %239 : index
      %241 = arith.muli %197, %c14 : index
      %242 = arith.addi %241, %198 : index
      %243 = arith.muli %242, %c7 : index
      %244 = arith.addi %240, %243 : index
      %245 = arith.muli %197, %c2 : index
      %246 = arith.addi %238, %245 : index
      %247 = arith.muli %198, %c14 : index
      %248 = arith.addi %246, %247 : index
      %249 = vector.load %w[%248] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %250 = vector.bitcast %249 : vector<16xi8> to vector<4xi32>
      %251 = arith.shrui %250, %c21 : vector<4xi32>
      %252 = arith.andi %251, %c22 : vector<4xi32>
      %253 = arith.ori %252, %c23 : vector<4xi32>
      %254 = vector.bitcast %253 : vector<4xi32> to vector<8xf16>
      %255 = arith.shrui %250, %c24 : vector<4xi32>
      %256 = arith.andi %255, %c22 : vector<4xi32>
      %257 = arith.ori %256, %c23 : vector<4xi32>
      %258 = vector.bitcast %257 : vector<4xi32> to vector<8xf16>
      %259 = arith.shrui %250, %c25 : vector<4xi32>
      %260 = arith.andi %259, %c22 : vector<4xi32>
      %261 = arith.ori %260, %c23 : vector<4xi32>
      %262 = vector.bitcast %261 : vector<4xi32> to vector<8xf16>
      %263 = arith.shrui %250, %c26 : vector<4xi32>
      %264 = arith.andi %263, %c22 : vector<4xi32>
      %265 = arith.ori %264, %c23 : vector<4xi32>
      %266 = vector.bitcast %265 : vector<4xi32> to vector<8xf16>
      %267 = vector.shuffle %254, %258 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = vector.shuffle %262, %266 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %269 = vector.shuffle %267, %268 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %270 = arith.subf %269, %c27 : vector<32xf16>
      %271 = vector.shuffle %270, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %272 = vector.shuffle %270, %270 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %273 = math.fma %271, %222, %230 : vector<16xf16>
      %274 = math.fma %272, %222, %230 : vector<16xf16>
      %275 = arith.addi %108, %c7 : index
      %276 = arith.remui %118, %c14 : index
      %277 = arith.addi %15, %c5 : index
      %278 = arith.divui %275, %c1 : index
      %279 = arith.muli %278, %c3 : index
      %280 = arith.addi %277, %279 : index
      %281 = arith.muli %276, %c20 : index
      %282 = arith.addi %280, %281 : index
      %283 = vector.load %w[%282] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %284 = vector.bitcast %283 : vector<4xi8> to vector<2xf16>
      %285 = arith.divui %inputFeatures, %c2 : index
      %286 = arith.muli %285, %c3 : index
      %287 = arith.addi %277, %286 : index
      %288 = arith.muli %275, %c15 : index
      %289 = arith.addi %287, %288 : index
      %290 = arith.muli %276, %c6 : index
      %291 = arith.addi %289, %290 : index
      %292 = vector.load %w[%291] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %293 = vector.extract %284[0] : f16 from vector<2xf16>
      %294 = arith.extf %293 : f16 to f32
      %295 = vector.extract %292[0] : i8 from vector<2xi8>
      %296 = arith.extui %295 : i8 to i32
      %297 = arith.sitofp %296 : i32 to f32
      %298 = arith.mulf %294, %297 : f32
      %299 = arith.truncf %298 : f32 to f16
      %300 = vector.broadcast %299 : f16 to vector<16xf16>
      %301 = vector.extract %284[1] : f16 from vector<2xf16>
      %302 = arith.extf %301 : f16 to f32
      %303 = vector.extract %292[1] : i8 from vector<2xi8>
      %304 = arith.extui %303 : i8 to i32
      %305 = arith.sitofp %304 : i32 to f32
      %306 = arith.mulf %302, %305 : f32
      %307 = arith.truncf %306 : f32 to f16
      %308 = vector.broadcast %307 : f16 to vector<16xf16>
      %309 = arith.addi %15, %c5 : index
      %310 = arith.divui %inputFeatures, %c2 : index
      %311 = arith.muli %310, %c3 : index
      %312 = arith.addi %311, %inputFeatures : index
      %313 = arith.addi %312, %c4 : index
      %314 = arith.divui %313, %c5 : index
      %315 = arith.muli %314, %c5 : index
      %316 = arith.addi %309, %315 : index
      %317 = arith.muli %inputFeatures, %c1 : index
      %318 = arith.addi %316, %317 : index
      %319 = arith.muli %275, %c14 : index
      %320 = arith.addi %319, %276 : index
      %321 = arith.muli %320, %c7 : index
      %322 = arith.addi %318, %321 : index
      %323 = arith.muli %275, %c2 : index
      %324 = arith.addi %316, %323 : index
      %325 = arith.muli %276, %c14 : index
      %326 = arith.addi %324, %325 : index
      %327 = vector.load %w[%326] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %328 = vector.bitcast %327 : vector<16xi8> to vector<4xi32>
      %329 = arith.shrui %328, %c21 : vector<4xi32>
      %330 = arith.andi %329, %c22 : vector<4xi32>
      %331 = arith.ori %330, %c23 : vector<4xi32>
      %332 = vector.bitcast %331 : vector<4xi32> to vector<8xf16>
      %333 = arith.shrui %328, %c24 : vector<4xi32>
      %334 = arith.andi %333, %c22 : vector<4xi32>
      %335 = arith.ori %334, %c23 : vector<4xi32>
      %336 = vector.bitcast %335 : vector<4xi32> to vector<8xf16>
      %337 = arith.shrui %328, %c25 : vector<4xi32>
      %338 = arith.andi %337, %c22 : vector<4xi32>
      %339 = arith.ori %338, %c23 : vector<4xi32>
      %340 = vector.bitcast %339 : vector<4xi32> to vector<8xf16>
      %341 = arith.shrui %328, %c26 : vector<4xi32>
      %342 = arith.andi %341, %c22 : vector<4xi32>
      %343 = arith.ori %342, %c23 : vector<4xi32>
      %344 = vector.bitcast %343 : vector<4xi32> to vector<8xf16>
      %345 = vector.shuffle %332, %336 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = vector.shuffle %340, %344 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %347 = vector.shuffle %345, %346 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %348 = arith.subf %347, %c27 : vector<32xf16>
      %349 = vector.shuffle %348, %348 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %350 = vector.shuffle %348, %348 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %351 = math.fma %349, %300, %308 : vector<16xf16>
      %352 = math.fma %350, %300, %308 : vector<16xf16>
      %353 = arith.addi %108, %c8 : index
      %354 = arith.remui %118, %c14 : index
      %355 = arith.addi %15, %c5 : index
      %356 = arith.divui %353, %c1 : index
      %357 = arith.muli %356, %c3 : index
      %358 = arith.addi %355, %357 : index
      %359 = arith.muli %354, %c20 : index
      %360 = arith.addi %358, %359 : index
      %361 = vector.load %w[%360] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %362 = vector.bitcast %361 : vector<4xi8> to vector<2xf16>
      %363 = arith.divui %inputFeatures, %c2 : index
      %364 = arith.muli %363, %c3 : index
      %365 = arith.addi %355, %364 : index
      %366 = arith.muli %353, %c15 : index
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
      %395 = arith.muli %inputFeatures, %c1 : index
      %396 = arith.addi %394, %395 : index
      %397 = arith.muli %353, %c14 : index
      %398 = arith.addi %397, %354 : index
      %399 = arith.muli %398, %c7 : index
      %400 = arith.addi %396, %399 : index
      %401 = arith.muli %353, %c2 : index
      %402 = arith.addi %394, %401 : index
      %403 = arith.muli %354, %c14 : index
      %404 = arith.addi %402, %403 : index
      %405 = vector.load %w[%404] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %406 = vector.bitcast %405 : vector<16xi8> to vector<4xi32>
      %407 = arith.shrui %406, %c21 : vector<4xi32>
      %408 = arith.andi %407, %c22 : vector<4xi32>
      %409 = arith.ori %408, %c23 : vector<4xi32>
      %410 = vector.bitcast %409 : vector<4xi32> to vector<8xf16>
      %411 = arith.shrui %406, %c24 : vector<4xi32>
      %412 = arith.andi %411, %c22 : vector<4xi32>
      %413 = arith.ori %412, %c23 : vector<4xi32>
      %414 = vector.bitcast %413 : vector<4xi32> to vector<8xf16>
      %415 = arith.shrui %406, %c25 : vector<4xi32>
      %416 = arith.andi %415, %c22 : vector<4xi32>
      %417 = arith.ori %416, %c23 : vector<4xi32>
      %418 = vector.bitcast %417 : vector<4xi32> to vector<8xf16>
      %419 = arith.shrui %406, %c26 : vector<4xi32>
      %420 = arith.andi %419, %c22 : vector<4xi32>
      %421 = arith.ori %420, %c23 : vector<4xi32>
      %422 = vector.bitcast %421 : vector<4xi32> to vector<8xf16>
      %423 = vector.shuffle %410, %414 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %424 = vector.shuffle %418, %422 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %425 = vector.shuffle %423, %424 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %426 = arith.subf %425, %c27 : vector<32xf16>
      %427 = vector.shuffle %426, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %428 = vector.shuffle %426, %426 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %429 = math.fma %427, %378, %386 : vector<16xf16>
      %430 = math.fma %428, %378, %386 : vector<16xf16>
      %431 = arith.muli %108, %c6 : index
      %432 = arith.addi %431, %c7 : index
      %433 = arith.muli %tileRows, %c14 : index
      %434 = arith.muli %432, %433 : index
      %435 = arith.addi %40, %434 : index
      %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %437 = arith.muli %tileRows, %c1 : index
      %438 = arith.addi %435, %437 : index
      %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = vector.shuffle %436, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %441 = wave.mma %440, %195, %109 : vector<16xf16>, vector<8xf32>
      %442 = wave.mma %440, %351, %110 : vector<16xf16>, vector<8xf32>
      %443 = arith.muli %108, %c6 : index
      %444 = arith.addi %443, %c7 : index
      %445 = arith.muli %tileRows, %c14 : index
      %446 = arith.muli %444, %445 : index
      %447 = arith.addi %58, %446 : index
      %448 = vector.load %x[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %449 = arith.muli %tileRows, %c1 : index
      %450 = arith.addi %447, %449 : index
      %451 = vector.load %x[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %452 = vector.shuffle %448, %451 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %453 = wave.mma %452, %195, %111 : vector<16xf16>, vector<8xf32>
      %454 = wave.mma %452, %351, %112 : vector<16xf16>, vector<8xf32>
      %455 = arith.muli %108, %c6 : index
      %456 = arith.addi %455, %c7 : index
      %457 = arith.muli %tileRows, %c14 : index
      %458 = arith.muli %456, %457 : index
      %459 = arith.addi %76, %458 : index
      %460 = vector.load %x[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %461 = arith.muli %tileRows, %c1 : index
      %462 = arith.addi %459, %461 : index
      %463 = vector.load %x[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %464 = vector.shuffle %460, %463 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %465 = wave.mma %464, %195, %113 : vector<16xf16>, vector<8xf32>
      %466 = wave.mma %464, %351, %114 : vector<16xf16>, vector<8xf32>
      %467 = arith.muli %108, %c6 : index
      %468 = arith.addi %467, %c7 : index
      %469 = arith.muli %tileRows, %c14 : index
      %470 = arith.muli %468, %469 : index
      %471 = arith.addi %94, %470 : index
      %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %473 = arith.muli %tileRows, %c1 : index
      %474 = arith.addi %471, %473 : index
      %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %476 = vector.shuffle %472, %475 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %477 = wave.mma %476, %195, %115 : vector<16xf16>, vector<8xf32>
      %478 = wave.mma %476, %351, %116 : vector<16xf16>, vector<8xf32>
      %479 = arith.muli %108, %c6 : index
      %480 = arith.addi %479, %c8 : index
      %481 = arith.muli %tileRows, %c14 : index
      %482 = arith.muli %480, %481 : index
      %483 = arith.addi %40, %482 : index
      %484 = vector.load %x[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %485 = arith.muli %tileRows, %c1 : index
      %486 = arith.addi %483, %485 : index
      %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %488 = vector.shuffle %484, %487 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %489 = wave.mma %488, %196, %441 : vector<16xf16>, vector<8xf32>
      %490 = wave.mma %488, %352, %442 : vector<16xf16>, vector<8xf32>
      %491 = arith.muli %108, %c6 : index
      %492 = arith.addi %491, %c8 : index
      %493 = arith.muli %tileRows, %c14 : index
      %494 = arith.muli %492, %493 : index
      %495 = arith.addi %58, %494 : index
      %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %497 = arith.muli %tileRows, %c1 : index
      %498 = arith.addi %495, %497 : index
      %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %500 = vector.shuffle %496, %499 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %501 = wave.mma %500, %196, %453 : vector<16xf16>, vector<8xf32>
      %502 = wave.mma %500, %352, %454 : vector<16xf16>, vector<8xf32>
      %503 = arith.muli %108, %c6 : index
      %504 = arith.addi %503, %c8 : index
      %505 = arith.muli %tileRows, %c14 : index
      %506 = arith.muli %504, %505 : index
      %507 = arith.addi %76, %506 : index
      %508 = vector.load %x[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %509 = arith.muli %tileRows, %c1 : index
      %510 = arith.addi %507, %509 : index
      %511 = vector.load %x[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %512 = vector.shuffle %508, %511 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %513 = wave.mma %512, %196, %465 : vector<16xf16>, vector<8xf32>
      %514 = wave.mma %512, %352, %466 : vector<16xf16>, vector<8xf32>
      %515 = arith.muli %108, %c6 : index
      %516 = arith.addi %515, %c8 : index
      %517 = arith.muli %tileRows, %c14 : index
      %518 = arith.muli %516, %517 : index
      %519 = arith.addi %94, %518 : index
      %520 = vector.load %x[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %521 = arith.muli %tileRows, %c1 : index
      %522 = arith.addi %519, %521 : index
      %523 = vector.load %x[%522] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %524 = vector.shuffle %520, %523 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %525 = wave.mma %524, %196, %477 : vector<16xf16>, vector<8xf32>
      %526 = wave.mma %524, %352, %478 : vector<16xf16>, vector<8xf32>
      %527 = arith.muli %108, %c6 : index
      %528 = arith.addi %527, %c6 : index
      %529 = arith.muli %tileRows, %c14 : index
      %530 = arith.muli %528, %529 : index
      %531 = arith.addi %40, %530 : index
      %532 = vector.load %x[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %533 = arith.muli %tileRows, %c1 : index
      %534 = arith.addi %531, %533 : index
      %535 = vector.load %x[%534] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %536 = vector.shuffle %532, %535 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %537 = wave.mma %536, %273, %489 : vector<16xf16>, vector<8xf32>
      %538 = wave.mma %536, %429, %490 : vector<16xf16>, vector<8xf32>
      %539 = arith.muli %108, %c6 : index
      %540 = arith.addi %539, %c6 : index
      %541 = arith.muli %tileRows, %c14 : index
      %542 = arith.muli %540, %541 : index
      %543 = arith.addi %58, %542 : index
      %544 = vector.load %x[%543] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %545 = arith.muli %tileRows, %c1 : index
      %546 = arith.addi %543, %545 : index
      %547 = vector.load %x[%546] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %548 = vector.shuffle %544, %547 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %549 = wave.mma %548, %273, %501 : vector<16xf16>, vector<8xf32>
      %550 = wave.mma %548, %429, %502 : vector<16xf16>, vector<8xf32>
      %551 = arith.muli %108, %c6 : index
      %552 = arith.addi %551, %c6 : index
      %553 = arith.muli %tileRows, %c14 : index
      %554 = arith.muli %552, %553 : index
      %555 = arith.addi %76, %554 : index
      %556 = vector.load %x[%555] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %557 = arith.muli %tileRows, %c1 : index
      %558 = arith.addi %555, %557 : index
      %559 = vector.load %x[%558] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %560 = vector.shuffle %556, %559 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %561 = wave.mma %560, %273, %513 : vector<16xf16>, vector<8xf32>
      %562 = wave.mma %560, %429, %514 : vector<16xf16>, vector<8xf32>
      %563 = arith.muli %108, %c6 : index
      %564 = arith.addi %563, %c6 : index
      %565 = arith.muli %tileRows, %c14 : index
      %566 = arith.muli %564, %565 : index
      %567 = arith.addi %94, %566 : index
      %568 = vector.load %x[%567] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %569 = arith.muli %tileRows, %c1 : index
      %570 = arith.addi %567, %569 : index
      %571 = vector.load %x[%570] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %572 = vector.shuffle %568, %571 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %573 = wave.mma %572, %273, %525 : vector<16xf16>, vector<8xf32>
      %574 = wave.mma %572, %429, %526 : vector<16xf16>, vector<8xf32>
      %575 = arith.muli %108, %c6 : index
      %576 = arith.addi %575, %c28 : index
      %577 = arith.muli %tileRows, %c14 : index
      %578 = arith.muli %576, %577 : index
      %579 = arith.addi %40, %578 : index
      %580 = vector.load %x[%579] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %581 = arith.muli %tileRows, %c1 : index
      %582 = arith.addi %579, %581 : index
      %583 = vector.load %x[%582] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %584 = vector.shuffle %580, %583 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %585 = wave.mma %584, %274, %537 : vector<16xf16>, vector<8xf32>
      %586 = wave.mma %584, %430, %538 : vector<16xf16>, vector<8xf32>
      %587 = arith.muli %108, %c6 : index
      %588 = arith.addi %587, %c28 : index
      %589 = arith.muli %tileRows, %c14 : index
      %590 = arith.muli %588, %589 : index
      %591 = arith.addi %58, %590 : index
      %592 = vector.load %x[%591] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %593 = arith.muli %tileRows, %c1 : index
      %594 = arith.addi %591, %593 : index
      %595 = vector.load %x[%594] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %596 = vector.shuffle %592, %595 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %597 = wave.mma %596, %274, %549 : vector<16xf16>, vector<8xf32>
      %598 = wave.mma %596, %430, %550 : vector<16xf16>, vector<8xf32>
      %599 = arith.muli %108, %c6 : index
      %600 = arith.addi %599, %c28 : index
      %601 = arith.muli %tileRows, %c14 : index
      %602 = arith.muli %600, %601 : index
      %603 = arith.addi %76, %602 : index
      %604 = vector.load %x[%603] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %605 = arith.muli %tileRows, %c1 : index
      %606 = arith.addi %603, %605 : index
      %607 = vector.load %x[%606] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %608 = vector.shuffle %604, %607 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %609 = wave.mma %608, %274, %561 : vector<16xf16>, vector<8xf32>
      %610 = wave.mma %608, %430, %562 : vector<16xf16>, vector<8xf32>
      %611 = arith.muli %108, %c6 : index
      %612 = arith.addi %611, %c28 : index
      %613 = arith.muli %tileRows, %c14 : index
      %614 = arith.muli %612, %613 : index
      %615 = arith.addi %94, %614 : index
      %616 = vector.load %x[%615] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %617 = arith.muli %tileRows, %c1 : index
      %618 = arith.addi %615, %617 : index
      %619 = vector.load %x[%618] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %620 = vector.shuffle %616, %619 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %621 = wave.mma %620, %274, %573 : vector<16xf16>, vector<8xf32>
      %622 = wave.mma %620, %430, %574 : vector<16xf16>, vector<8xf32>
      scf.yield %585, %586, %597, %598, %609, %610, %621, %622 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %623 = arith.select %101, %107, %100 : index
    %633:8 = scf.for %624 = %107 to %623 step %c8 iter_args(%625 = %117#0, %626 = %117#1, %627 = %117#2, %628 = %117#3, %629 = %117#4, %630 = %117#5, %631 = %117#6, %632 = %117#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %634 = wave.lane
      %635 = arith.addi %624, %c7 : index
      %636 = arith.remui %634, %c14 : index
      %637 = arith.addi %13, %c5 : index
      %638 = arith.divui %635, %c1 : index
      %639 = arith.muli %638, %c3 : index
      %640 = arith.addi %637, %639 : index
      %641 = arith.muli %636, %c20 : index
      %642 = arith.addi %640, %641 : index
      %643 = vector.load %w[%642] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %644 = vector.bitcast %643 : vector<4xi8> to vector<2xf16>
      %645 = arith.divui %inputFeatures, %c2 : index
      %646 = arith.muli %645, %c3 : index
      %647 = arith.addi %637, %646 : index
      %648 = arith.muli %635, %c15 : index
      %649 = arith.addi %647, %648 : index
      %650 = arith.muli %636, %c6 : index
      %651 = arith.addi %649, %650 : index
      %652 = vector.load %w[%651] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %653 = vector.extract %644[0] : f16 from vector<2xf16>
      %654 = arith.extf %653 : f16 to f32
      %655 = vector.extract %652[0] : i8 from vector<2xi8>
      %656 = arith.extui %655 : i8 to i32
      %657 = arith.sitofp %656 : i32 to f32
      %658 = arith.mulf %654, %657 : f32
      %659 = arith.truncf %658 : f32 to f16
      %660 = vector.broadcast %659 : f16 to vector<16xf16>
      %661 = vector.extract %644[1] : f16 from vector<2xf16>
      %662 = arith.extf %661 : f16 to f32
      %663 = vector.extract %652[1] : i8 from vector<2xi8>
      %664 = arith.extui %663 : i8 to i32
      %665 = arith.sitofp %664 : i32 to f32
      %666 = arith.mulf %662, %665 : f32
      %667 = arith.truncf %666 : f32 to f16
      %668 = vector.broadcast %667 : f16 to vector<16xf16>
      %669 = arith.addi %13, %c5 : index
      %670 = arith.divui %inputFeatures, %c2 : index
      %671 = arith.muli %670, %c3 : index
      %672 = arith.addi %671, %inputFeatures : index
      %673 = arith.addi %672, %c4 : index
      %674 = arith.divui %673, %c5 : index
      %675 = arith.muli %674, %c5 : index
      %676 = arith.addi %669, %675 : index
      %677 = arith.muli %inputFeatures, %c1 : index
      %678 = arith.addi %676, %677 : index
      %679 = arith.muli %635, %c14 : index
      %680 = arith.addi %679, %636 : index
      %681 = arith.muli %680, %c7 : index
      %682 = arith.addi %678, %681 : index
      %683 = arith.muli %635, %c2 : index
      %684 = arith.addi %676, %683 : index
      %685 = arith.muli %636, %c14 : index
      %686 = arith.addi %684, %685 : index
      %687 = vector.load %w[%686] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %688 = vector.bitcast %687 : vector<16xi8> to vector<4xi32>
      %689 = arith.shrui %688, %c21 : vector<4xi32>
      %690 = arith.andi %689, %c22 : vector<4xi32>
      %691 = arith.ori %690, %c23 : vector<4xi32>
      %692 = vector.bitcast %691 : vector<4xi32> to vector<8xf16>
      %693 = arith.shrui %688, %c24 : vector<4xi32>
      %694 = arith.andi %693, %c22 : vector<4xi32>
      %695 = arith.ori %694, %c23 : vector<4xi32>
      %696 = vector.bitcast %695 : vector<4xi32> to vector<8xf16>
      %697 = arith.shrui %688, %c25 : vector<4xi32>
      %698 = arith.andi %697, %c22 : vector<4xi32>
      %699 = arith.ori %698, %c23 : vector<4xi32>
      %700 = vector.bitcast %699 : vector<4xi32> to vector<8xf16>
      %701 = arith.shrui %688, %c26 : vector<4xi32>
      %702 = arith.andi %701, %c22 : vector<4xi32>
      %703 = arith.ori %702, %c23 : vector<4xi32>
      %704 = vector.bitcast %703 : vector<4xi32> to vector<8xf16>
      %705 = vector.shuffle %692, %696 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %706 = vector.shuffle %700, %704 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %707 = vector.shuffle %705, %706 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %708 = arith.subf %707, %c27 : vector<32xf16>
      %709 = vector.shuffle %708, %708 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %710 = vector.shuffle %708, %708 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %711 = math.fma %709, %660, %668 : vector<16xf16>
      %712 = math.fma %710, %660, %668 : vector<16xf16>
      %713 = arith.addi %624, %c7 : index
      %714 = arith.remui %634, %c14 : index
      %715 = arith.addi %15, %c5 : index
      %716 = arith.divui %713, %c1 : index
      %717 = arith.muli %716, %c3 : index
      %718 = arith.addi %715, %717 : index
      %719 = arith.muli %714, %c20 : index
      %720 = arith.addi %718, %719 : index
      %721 = vector.load %w[%720] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %722 = vector.bitcast %721 : vector<4xi8> to vector<2xf16>
      %723 = arith.divui %inputFeatures, %c2 : index
      %724 = arith.muli %723, %c3 : index
      %725 = arith.addi %715, %724 : index
      %726 = arith.muli %713, %c15 : index
      %727 = arith.addi %725, %726 : index
      %728 = arith.muli %714, %c6 : index
      %729 = arith.addi %727, %728 : index
      %730 = vector.load %w[%729] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %731 = vector.extract %722[0] : f16 from vector<2xf16>
      %732 = arith.extf %731 : f16 to f32
      %733 = vector.extract %730[0] : i8 from vector<2xi8>
      %734 = arith.extui %733 : i8 to i32
      %735 = arith.sitofp %734 : i32 to f32
      %736 = arith.mulf %732, %735 : f32
      %737 = arith.truncf %736 : f32 to f16
      %738 = vector.broadcast %737 : f16 to vector<16xf16>
      %739 = vector.extract %722[1] : f16 from vector<2xf16>
      %740 = arith.extf %739 : f16 to f32
      %741 = vector.extract %730[1] : i8 from vector<2xi8>
      %742 = arith.extui %741 : i8 to i32
      %743 = arith.sitofp %742 : i32 to f32
      %744 = arith.mulf %740, %743 : f32
      %745 = arith.truncf %744 : f32 to f16
      %746 = vector.broadcast %745 : f16 to vector<16xf16>
      %747 = arith.addi %15, %c5 : index
      %748 = arith.divui %inputFeatures, %c2 : index
      %749 = arith.muli %748, %c3 : index
      %750 = arith.addi %749, %inputFeatures : index
      %751 = arith.addi %750, %c4 : index
      %752 = arith.divui %751, %c5 : index
      %753 = arith.muli %752, %c5 : index
      %754 = arith.addi %747, %753 : index
      %755 = arith.muli %inputFeatures, %c1 : index
      %756 = arith.addi %754, %755 : index
      %757 = arith.muli %713, %c14 : index
      %758 = arith.addi %757, %714 : index
      %759 = arith.muli %758, %c7 : index
      %760 = arith.addi %756, %759 : index
      %761 = arith.muli %713, %c2 : index
      %762 = arith.addi %754, %761 : index
      %763 = arith.muli %714, %c14 : index
      %764 = arith.addi %762, %763 : index
      %765 = vector.load %w[%764] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %766 = vector.bitcast %765 : vector<16xi8> to vector<4xi32>
      %767 = arith.shrui %766, %c21 : vector<4xi32>
      %768 = arith.andi %767, %c22 : vector<4xi32>
      %769 = arith.ori %768, %c23 : vector<4xi32>
      %770 = vector.bitcast %769 : vector<4xi32> to vector<8xf16>
      %771 = arith.shrui %766, %c24 : vector<4xi32>
      %772 = arith.andi %771, %c22 : vector<4xi32>
      %773 = arith.ori %772, %c23 : vector<4xi32>
      %774 = vector.bitcast %773 : vector<4xi32> to vector<8xf16>
      %775 = arith.shrui %766, %c25 : vector<4xi32>
      %776 = arith.andi %775, %c22 : vector<4xi32>
      %777 = arith.ori %776, %c23 : vector<4xi32>
      %778 = vector.bitcast %777 : vector<4xi32> to vector<8xf16>
      %779 = arith.shrui %766, %c26 : vector<4xi32>
      %780 = arith.andi %779, %c22 : vector<4xi32>
      %781 = arith.ori %780, %c23 : vector<4xi32>
      %782 = vector.bitcast %781 : vector<4xi32> to vector<8xf16>
      %783 = vector.shuffle %770, %774 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %784 = vector.shuffle %778, %782 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %785 = vector.shuffle %783, %784 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %786 = arith.subf %785, %c27 : vector<32xf16>
      %787 = vector.shuffle %786, %786 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %788 = vector.shuffle %786, %786 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %789 = math.fma %787, %738, %746 : vector<16xf16>
      %790 = math.fma %788, %738, %746 : vector<16xf16>
      %791 = arith.muli %624, %c6 : index
      %792 = arith.addi %791, %c7 : index
      %793 = arith.muli %tileRows, %c14 : index
      %794 = arith.muli %792, %793 : index
      %795 = arith.addi %40, %794 : index
      %796 = vector.load %x[%795] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %797 = arith.muli %tileRows, %c1 : index
      %798 = arith.addi %795, %797 : index
      %799 = vector.load %x[%798] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %800 = vector.shuffle %796, %799 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %801 = wave.mma %800, %711, %625 : vector<16xf16>, vector<8xf32>
      %802 = wave.mma %800, %789, %626 : vector<16xf16>, vector<8xf32>
      %803 = arith.muli %624, %c6 : index
      %804 = arith.addi %803, %c7 : index
      %805 = arith.muli %tileRows, %c14 : index
      %806 = arith.muli %804, %805 : index
      %807 = arith.addi %58, %806 : index
      %808 = vector.load %x[%807] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %809 = arith.muli %tileRows, %c1 : index
      %810 = arith.addi %807, %809 : index
      %811 = vector.load %x[%810] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %812 = vector.shuffle %808, %811 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %813 = wave.mma %812, %711, %627 : vector<16xf16>, vector<8xf32>
      %814 = wave.mma %812, %789, %628 : vector<16xf16>, vector<8xf32>
      %815 = arith.muli %624, %c6 : index
      %816 = arith.addi %815, %c7 : index
      %817 = arith.muli %tileRows, %c14 : index
      %818 = arith.muli %816, %817 : index
      %819 = arith.addi %76, %818 : index
      %820 = vector.load %x[%819] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %821 = arith.muli %tileRows, %c1 : index
      %822 = arith.addi %819, %821 : index
      %823 = vector.load %x[%822] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %824 = vector.shuffle %820, %823 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %825 = wave.mma %824, %711, %629 : vector<16xf16>, vector<8xf32>
      %826 = wave.mma %824, %789, %630 : vector<16xf16>, vector<8xf32>
      %827 = arith.muli %624, %c6 : index
      %828 = arith.addi %827, %c7 : index
      %829 = arith.muli %tileRows, %c14 : index
      %830 = arith.muli %828, %829 : index
      %831 = arith.addi %94, %830 : index
      %832 = vector.load %x[%831] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %833 = arith.muli %tileRows, %c1 : index
      %834 = arith.addi %831, %833 : index
      %835 = vector.load %x[%834] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %836 = vector.shuffle %832, %835 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %837 = wave.mma %836, %711, %631 : vector<16xf16>, vector<8xf32>
      %838 = wave.mma %836, %789, %632 : vector<16xf16>, vector<8xf32>
      %839 = arith.muli %624, %c6 : index
      %840 = arith.addi %839, %c8 : index
      %841 = arith.muli %tileRows, %c14 : index
      %842 = arith.muli %840, %841 : index
      %843 = arith.addi %40, %842 : index
      %844 = vector.load %x[%843] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %845 = arith.muli %tileRows, %c1 : index
      %846 = arith.addi %843, %845 : index
      %847 = vector.load %x[%846] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %848 = vector.shuffle %844, %847 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %849 = wave.mma %848, %712, %801 : vector<16xf16>, vector<8xf32>
      %850 = wave.mma %848, %790, %802 : vector<16xf16>, vector<8xf32>
      %851 = arith.muli %624, %c6 : index
      %852 = arith.addi %851, %c8 : index
      %853 = arith.muli %tileRows, %c14 : index
      %854 = arith.muli %852, %853 : index
      %855 = arith.addi %58, %854 : index
      %856 = vector.load %x[%855] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %857 = arith.muli %tileRows, %c1 : index
      %858 = arith.addi %855, %857 : index
      %859 = vector.load %x[%858] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %860 = vector.shuffle %856, %859 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %861 = wave.mma %860, %712, %813 : vector<16xf16>, vector<8xf32>
      %862 = wave.mma %860, %790, %814 : vector<16xf16>, vector<8xf32>
      %863 = arith.muli %624, %c6 : index
      %864 = arith.addi %863, %c8 : index
      %865 = arith.muli %tileRows, %c14 : index
      %866 = arith.muli %864, %865 : index
      %867 = arith.addi %76, %866 : index
      %868 = vector.load %x[%867] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %869 = arith.muli %tileRows, %c1 : index
      %870 = arith.addi %867, %869 : index
      %871 = vector.load %x[%870] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %872 = vector.shuffle %868, %871 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %873 = wave.mma %872, %712, %825 : vector<16xf16>, vector<8xf32>
      %874 = wave.mma %872, %790, %826 : vector<16xf16>, vector<8xf32>
      %875 = arith.muli %624, %c6 : index
      %876 = arith.addi %875, %c8 : index
      %877 = arith.muli %tileRows, %c14 : index
      %878 = arith.muli %876, %877 : index
      %879 = arith.addi %94, %878 : index
      %880 = vector.load %x[%879] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %881 = arith.muli %tileRows, %c1 : index
      %882 = arith.addi %879, %881 : index
      %883 = vector.load %x[%882] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %884 = vector.shuffle %880, %883 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %885 = wave.mma %884, %712, %837 : vector<16xf16>, vector<8xf32>
      %886 = wave.mma %884, %790, %838 : vector<16xf16>, vector<8xf32>
      scf.yield %849, %850, %861, %862, %873, %874, %885, %886 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %887 = wave.lane
    %888 = wave.wave
    %889 = arith.muli %888, %c6 : index
    %890 = arith.addi %889, %c7 : index
    %891 = arith.muli %890, %c2 : index
    %892 = arith.addi %891, %887 : index
    %893 = vector.extract %633#0[0] : f32 from vector<8xf32>
    %894 = arith.addi %892, %c7 : index
    memref.store %893, %19[%894] : memref<?xf32>
    %895 = vector.extract %633#0[1] : f32 from vector<8xf32>
    %896 = arith.addi %892, %c15 : index
    memref.store %895, %19[%896] : memref<?xf32>
    %897 = vector.extract %633#0[2] : f32 from vector<8xf32>
    %898 = arith.addi %892, %c3 : index
    memref.store %897, %19[%898] : memref<?xf32>
    %899 = vector.extract %633#0[3] : f32 from vector<8xf32>
    %900 = arith.addi %892, %c29 : index
    memref.store %899, %19[%900] : memref<?xf32>
    %901 = vector.extract %633#0[4] : f32 from vector<8xf32>
    %902 = arith.addi %892, %c5 : index
    memref.store %901, %19[%902] : memref<?xf32>
    %903 = vector.extract %633#0[5] : f32 from vector<8xf32>
    %904 = arith.addi %892, %c30 : index
    memref.store %903, %19[%904] : memref<?xf32>
    %905 = vector.extract %633#0[6] : f32 from vector<8xf32>
    %906 = arith.addi %892, %c31 : index
    memref.store %905, %19[%906] : memref<?xf32>
    %907 = vector.extract %633#0[7] : f32 from vector<8xf32>
    %908 = arith.addi %892, %c32 : index
    memref.store %907, %19[%908] : memref<?xf32>
    %909 = arith.muli %888, %c6 : index
    %910 = arith.addi %909, %c8 : index
    %911 = arith.muli %910, %c2 : index
    %912 = arith.addi %911, %887 : index
    %913 = vector.extract %633#1[0] : f32 from vector<8xf32>
    %914 = arith.addi %912, %c7 : index
    memref.store %913, %19[%914] : memref<?xf32>
    %915 = vector.extract %633#1[1] : f32 from vector<8xf32>
    %916 = arith.addi %912, %c15 : index
    memref.store %915, %19[%916] : memref<?xf32>
    %917 = vector.extract %633#1[2] : f32 from vector<8xf32>
    %918 = arith.addi %912, %c3 : index
    memref.store %917, %19[%918] : memref<?xf32>
    %919 = vector.extract %633#1[3] : f32 from vector<8xf32>
    %920 = arith.addi %912, %c29 : index
    memref.store %919, %19[%920] : memref<?xf32>
    %921 = vector.extract %633#1[4] : f32 from vector<8xf32>
    %922 = arith.addi %912, %c5 : index
    memref.store %921, %19[%922] : memref<?xf32>
    %923 = vector.extract %633#1[5] : f32 from vector<8xf32>
    %924 = arith.addi %912, %c30 : index
    memref.store %923, %19[%924] : memref<?xf32>
    %925 = vector.extract %633#1[6] : f32 from vector<8xf32>
    %926 = arith.addi %912, %c31 : index
    memref.store %925, %19[%926] : memref<?xf32>
    %927 = vector.extract %633#1[7] : f32 from vector<8xf32>
    %928 = arith.addi %912, %c32 : index
    memref.store %927, %19[%928] : memref<?xf32>
    wave.barrier
    %929 = arith.muli %888, %c8 : index
    %930 = arith.addi %929, %c7 : index
    %931 = arith.muli %930, %c15 : index
    %932 = arith.addi %931, %887 : index
    %933 = arith.addi %932, %c7 : index
    %934 = memref.load %19[%933] : memref<?xf32>
    %935 = arith.addi %933, %c33 : index
    %936 = memref.load %19[%935] : memref<?xf32>
    %937 = arith.addf %934, %936 : f32
    %938 = arith.addi %933, %c34 : index
    %939 = memref.load %19[%938] : memref<?xf32>
    %940 = arith.addf %937, %939 : f32
    %941 = arith.addi %933, %c35 : index
    %942 = memref.load %19[%941] : memref<?xf32>
    %943 = arith.addf %940, %942 : f32
    %944 = arith.addi %933, %c36 : index
    %945 = memref.load %19[%944] : memref<?xf32>
    %946 = arith.addf %943, %945 : f32
    %947 = arith.addi %933, %c37 : index
    %948 = memref.load %19[%947] : memref<?xf32>
    %949 = arith.addf %946, %948 : f32
    %950 = arith.addi %933, %c38 : index
    %951 = memref.load %19[%950] : memref<?xf32>
    %952 = arith.addf %949, %951 : f32
    %953 = arith.addi %933, %c39 : index
    %954 = memref.load %19[%953] : memref<?xf32>
    %955 = arith.addf %952, %954 : f32
    %956 = arith.muli %930, %c15 : index
    %957 = arith.addi %956, %887 : index
    %958 = arith.addi %957, %c2 : index
    %959 = memref.load %19[%958] : memref<?xf32>
    %960 = arith.addi %958, %c33 : index
    %961 = memref.load %19[%960] : memref<?xf32>
    %962 = arith.addf %959, %961 : f32
    %963 = arith.addi %958, %c34 : index
    %964 = memref.load %19[%963] : memref<?xf32>
    %965 = arith.addf %962, %964 : f32
    %966 = arith.addi %958, %c35 : index
    %967 = memref.load %19[%966] : memref<?xf32>
    %968 = arith.addf %965, %967 : f32
    %969 = arith.addi %958, %c36 : index
    %970 = memref.load %19[%969] : memref<?xf32>
    %971 = arith.addf %968, %970 : f32
    %972 = arith.addi %958, %c37 : index
    %973 = memref.load %19[%972] : memref<?xf32>
    %974 = arith.addf %971, %973 : f32
    %975 = arith.addi %958, %c38 : index
    %976 = memref.load %19[%975] : memref<?xf32>
    %977 = arith.addf %974, %976 : f32
    %978 = arith.addi %958, %c39 : index
    %979 = memref.load %19[%978] : memref<?xf32>
    %980 = arith.addf %977, %979 : f32
    %981 = wave.lane
    %982 = arith.addi %18, %c7 : index
    %983 = arith.muli %930, %c6 : index
    %984 = arith.addi %982, %983 : index
    %985 = arith.divui %981, %c14 : index
    %986 = arith.addi %984, %985 : index
    %987 = arith.cmpi slt, %986, %17 : index
    scf.if %987 {
      %988 = arith.cmpi eq, %hasFactors, %c8 : index
      %989 = arith.muli %986, %c6 : index
      %990 = memref.load %factors[%989] : memref<?xf32>
      %991 = arith.mulf %990, %operandScale : f32
      %992 = arith.select %988, %991, %operandScale : f32
      %993 = arith.remui %981, %c14 : index
      %994 = arith.muli %993, %c20 : index
      %995 = arith.addi %13, %994 : index
      %996 = vector.load %w[%995] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %997 = vector.bitcast %996 : vector<4xi8> to vector<1xf32>
      %998 = vector.extract %997[0] : f32 from vector<1xf32>
      %999 = arith.mulf %998, %992 : f32
      %1000 = arith.mulf %955, %999 : f32
      %1001 = arith.remui %981, %c14 : index
      %1002 = arith.muli %1001, %c20 : index
      %1003 = arith.addi %15, %1002 : index
      %1004 = vector.load %w[%1003] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1005 = vector.bitcast %1004 : vector<4xi8> to vector<1xf32>
      %1006 = vector.extract %1005[0] : f32 from vector<1xf32>
      %1007 = arith.mulf %1006, %992 : f32
      %1008 = arith.mulf %980, %1007 : f32
      %1009 = arith.addi %13, %c3 : index
      %1010 = vector.load %w[%1009] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1011 = vector.bitcast %1010 : vector<4xi8> to vector<1xf32>
      %1012 = vector.extract %1011[0] : f32 from vector<1xf32>
      %1013 = arith.muli %986, %c6 : index
      %1014 = arith.addi %1013, %c8 : index
      %1015 = memref.load %factors[%1014] : memref<?xf32>
      %1016 = arith.mulf %1015, %1012 : f32
      %1017 = arith.bitcast %1016 : f32 to i32
      %1018 = arith.shrui %1017, %c42 : i32
      %1019 = arith.maxsi %1018, %c43 : i32
      %1020 = arith.subi %c44, %1019 : i32
      %1021 = arith.shli %1020, %c42 : i32
      %1022 = arith.subi %1019, %c45 : i32
      %1023 = arith.shli %1022, %c42 : i32
      %1024 = arith.bitcast %1021 : i32 to f32
      %1025 = arith.bitcast %1023 : i32 to f32
      %1026 = arith.cmpi eq, %0, %c7 : index
      %1027 = wave.lane
      %1028 = arith.remui %1027, %c14 : index
      %1029 = arith.cmpi eq, %1028, %c7 : index
      %1030 = arith.andi %1026, %1029 : i1
      scf.if %1030 {
        %1031 = arith.muli %986, %c6 : index
        memref.store %1025, %out_factors[%1031] : memref<?xf32>
      }
      %1032 = arith.mulf %1000, %c47 : f32
      %1033 = wave.exp2 %1032 : f32
      %1034 = arith.addf %c46, %1033 : f32
      %1035 = arith.divf %1000, %1034 : f32
      %1036 = arith.mulf %1035, %1008 : f32
      %1037 = arith.mulf %1036, %1024 : f32
      %1038 = arith.truncf %1037 : f32 to f16
      %1039 = arith.muli %0, %c14 : index
      %1040 = wave.lane
      %1041 = arith.remui %1040, %c14 : index
      %1042 = arith.addi %1039, %1041 : index
      %1043 = arith.divui %986, %outTileRows : index
      %1044 = arith.divui %outputFeatures, %c14 : index
      %1045 = arith.muli %1043, %1044 : index
      %1046 = arith.divui %1042, %c14 : index
      %1047 = arith.addi %1045, %1046 : index
      %1048 = arith.muli %1047, %c6 : index
      %1049 = arith.remui %1042, %c14 : index
      %1050 = arith.divui %1049, %c1 : index
      %1051 = arith.addi %1048, %1050 : index
      %1052 = arith.muli %outTileRows, %c1 : index
      %1053 = arith.muli %1051, %1052 : index
      %1054 = arith.remui %986, %outTileRows : index
      %1055 = arith.muli %1054, %c1 : index
      %1056 = arith.addi %1053, %1055 : index
      %1057 = arith.remui %1042, %c1 : index
      %1058 = arith.addi %1056, %1057 : index
      memref.store %1038, %out[%1058] : memref<?xf16>
    }
    %1059 = wave.lane
    wave.barrier
    %1060 = wave.wave
    %1061 = arith.muli %1060, %c6 : index
    %1062 = arith.addi %1061, %c7 : index
    %1063 = arith.muli %1062, %c2 : index
    %1064 = arith.addi %1063, %1059 : index
    %1065 = vector.extract %633#2[0] : f32 from vector<8xf32>
    %1066 = arith.addi %1064, %c7 : index
    memref.store %1065, %19[%1066] : memref<?xf32>
    %1067 = vector.extract %633#2[1] : f32 from vector<8xf32>
    %1068 = arith.addi %1064, %c15 : index
    memref.store %1067, %19[%1068] : memref<?xf32>
    %1069 = vector.extract %633#2[2] : f32 from vector<8xf32>
    %1070 = arith.addi %1064, %c3 : index
    memref.store %1069, %19[%1070] : memref<?xf32>
    %1071 = vector.extract %633#2[3] : f32 from vector<8xf32>
    %1072 = arith.addi %1064, %c29 : index
    memref.store %1071, %19[%1072] : memref<?xf32>
    %1073 = vector.extract %633#2[4] : f32 from vector<8xf32>
    %1074 = arith.addi %1064, %c5 : index
    memref.store %1073, %19[%1074] : memref<?xf32>
    %1075 = vector.extract %633#2[5] : f32 from vector<8xf32>
    %1076 = arith.addi %1064, %c30 : index
    memref.store %1075, %19[%1076] : memref<?xf32>
    %1077 = vector.extract %633#2[6] : f32 from vector<8xf32>
    %1078 = arith.addi %1064, %c31 : index
    memref.store %1077, %19[%1078] : memref<?xf32>
    %1079 = vector.extract %633#2[7] : f32 from vector<8xf32>
    %1080 = arith.addi %1064, %c32 : index
    memref.store %1079, %19[%1080] : memref<?xf32>
    %1081 = arith.muli %1060, %c6 : index
    %1082 = arith.addi %1081, %c8 : index
    %1083 = arith.muli %1082, %c2 : index
    %1084 = arith.addi %1083, %1059 : index
    %1085 = vector.extract %633#3[0] : f32 from vector<8xf32>
    %1086 = arith.addi %1084, %c7 : index
    memref.store %1085, %19[%1086] : memref<?xf32>
    %1087 = vector.extract %633#3[1] : f32 from vector<8xf32>
    %1088 = arith.addi %1084, %c15 : index
    memref.store %1087, %19[%1088] : memref<?xf32>
    %1089 = vector.extract %633#3[2] : f32 from vector<8xf32>
    %1090 = arith.addi %1084, %c3 : index
    memref.store %1089, %19[%1090] : memref<?xf32>
    %1091 = vector.extract %633#3[3] : f32 from vector<8xf32>
    %1092 = arith.addi %1084, %c29 : index
    memref.store %1091, %19[%1092] : memref<?xf32>
    %1093 = vector.extract %633#3[4] : f32 from vector<8xf32>
    %1094 = arith.addi %1084, %c5 : index
    memref.store %1093, %19[%1094] : memref<?xf32>
    %1095 = vector.extract %633#3[5] : f32 from vector<8xf32>
    %1096 = arith.addi %1084, %c30 : index
    memref.store %1095, %19[%1096] : memref<?xf32>
    %1097 = vector.extract %633#3[6] : f32 from vector<8xf32>
    %1098 = arith.addi %1084, %c31 : index
    memref.store %1097, %19[%1098] : memref<?xf32>
    %1099 = vector.extract %633#3[7] : f32 from vector<8xf32>
    %1100 = arith.addi %1084, %c32 : index
    memref.store %1099, %19[%1100] : memref<?xf32>
    wave.barrier
    %1101 = arith.muli %1060, %c8 : index
    %1102 = arith.addi %1101, %c7 : index
    %1103 = arith.muli %1102, %c15 : index
    %1104 = arith.addi %1103, %1059 : index
    %1105 = arith.addi %1104, %c7 : index
    %1106 = memref.load %19[%1105] : memref<?xf32>
    %1107 = arith.addi %1105, %c33 : index
    %1108 = memref.load %19[%1107] : memref<?xf32>
    %1109 = arith.addf %1106, %1108 : f32
    %1110 = arith.addi %1105, %c34 : index
    %1111 = memref.load %19[%1110] : memref<?xf32>
    %1112 = arith.addf %1109, %1111 : f32
    %1113 = arith.addi %1105, %c35 : index
    %1114 = memref.load %19[%1113] : memref<?xf32>
    %1115 = arith.addf %1112, %1114 : f32
    %1116 = arith.addi %1105, %c36 : index
    %1117 = memref.load %19[%1116] : memref<?xf32>
    %1118 = arith.addf %1115, %1117 : f32
    %1119 = arith.addi %1105, %c37 : index
    %1120 = memref.load %19[%1119] : memref<?xf32>
    %1121 = arith.addf %1118, %1120 : f32
    %1122 = arith.addi %1105, %c38 : index
    %1123 = memref.load %19[%1122] : memref<?xf32>
    %1124 = arith.addf %1121, %1123 : f32
    %1125 = arith.addi %1105, %c39 : index
    %1126 = memref.load %19[%1125] : memref<?xf32>
    %1127 = arith.addf %1124, %1126 : f32
    %1128 = arith.muli %1102, %c15 : index
    %1129 = arith.addi %1128, %1059 : index
    %1130 = arith.addi %1129, %c2 : index
    %1131 = memref.load %19[%1130] : memref<?xf32>
    %1132 = arith.addi %1130, %c33 : index
    %1133 = memref.load %19[%1132] : memref<?xf32>
    %1134 = arith.addf %1131, %1133 : f32
    %1135 = arith.addi %1130, %c34 : index
    %1136 = memref.load %19[%1135] : memref<?xf32>
    %1137 = arith.addf %1134, %1136 : f32
    %1138 = arith.addi %1130, %c35 : index
    %1139 = memref.load %19[%1138] : memref<?xf32>
    %1140 = arith.addf %1137, %1139 : f32
    %1141 = arith.addi %1130, %c36 : index
    %1142 = memref.load %19[%1141] : memref<?xf32>
    %1143 = arith.addf %1140, %1142 : f32
    %1144 = arith.addi %1130, %c37 : index
    %1145 = memref.load %19[%1144] : memref<?xf32>
    %1146 = arith.addf %1143, %1145 : f32
    %1147 = arith.addi %1130, %c38 : index
    %1148 = memref.load %19[%1147] : memref<?xf32>
    %1149 = arith.addf %1146, %1148 : f32
    %1150 = arith.addi %1130, %c39 : index
    %1151 = memref.load %19[%1150] : memref<?xf32>
    %1152 = arith.addf %1149, %1151 : f32
    %1153 = wave.lane
    %1154 = arith.addi %18, %c14 : index
    %1155 = arith.muli %1102, %c6 : index
    %1156 = arith.addi %1154, %1155 : index
    %1157 = arith.divui %1153, %c14 : index
    %1158 = arith.addi %1156, %1157 : index
    %1159 = arith.cmpi slt, %1158, %17 : index
    scf.if %1159 {
      %1160 = arith.cmpi eq, %hasFactors, %c8 : index
      %1161 = arith.muli %1158, %c6 : index
      %1162 = memref.load %factors[%1161] : memref<?xf32>
      %1163 = arith.mulf %1162, %operandScale : f32
      %1164 = arith.select %1160, %1163, %operandScale : f32
      %1165 = arith.remui %1153, %c14 : index
      %1166 = arith.muli %1165, %c20 : index
      %1167 = arith.addi %13, %1166 : index
      %1168 = vector.load %w[%1167] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1169 = vector.bitcast %1168 : vector<4xi8> to vector<1xf32>
      %1170 = vector.extract %1169[0] : f32 from vector<1xf32>
      %1171 = arith.mulf %1170, %1164 : f32
      %1172 = arith.mulf %1127, %1171 : f32
      %1173 = arith.remui %1153, %c14 : index
      %1174 = arith.muli %1173, %c20 : index
      %1175 = arith.addi %15, %1174 : index
      %1176 = vector.load %w[%1175] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1177 = vector.bitcast %1176 : vector<4xi8> to vector<1xf32>
      %1178 = vector.extract %1177[0] : f32 from vector<1xf32>
      %1179 = arith.mulf %1178, %1164 : f32
      %1180 = arith.mulf %1152, %1179 : f32
      %1181 = arith.addi %13, %c3 : index
      %1182 = vector.load %w[%1181] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1183 = vector.bitcast %1182 : vector<4xi8> to vector<1xf32>
      %1184 = vector.extract %1183[0] : f32 from vector<1xf32>
      %1185 = arith.muli %1158, %c6 : index
      %1186 = arith.addi %1185, %c8 : index
      %1187 = memref.load %factors[%1186] : memref<?xf32>
      %1188 = arith.mulf %1187, %1184 : f32
      %1189 = arith.bitcast %1188 : f32 to i32
      %1190 = arith.shrui %1189, %c42 : i32
      %1191 = arith.maxsi %1190, %c43 : i32
      %1192 = arith.subi %c44, %1191 : i32
      %1193 = arith.shli %1192, %c42 : i32
      %1194 = arith.subi %1191, %c45 : i32
      %1195 = arith.shli %1194, %c42 : i32
      %1196 = arith.bitcast %1193 : i32 to f32
      %1197 = arith.bitcast %1195 : i32 to f32
      %1198 = arith.cmpi eq, %0, %c7 : index
      %1199 = wave.lane
      %1200 = arith.remui %1199, %c14 : index
      %1201 = arith.cmpi eq, %1200, %c7 : index
      %1202 = arith.andi %1198, %1201 : i1
      scf.if %1202 {
        %1203 = arith.muli %1158, %c6 : index
        memref.store %1197, %out_factors[%1203] : memref<?xf32>
      }
      %1204 = arith.mulf %1172, %c47 : f32
      %1205 = wave.exp2 %1204 : f32
      %1206 = arith.addf %c46, %1205 : f32
      %1207 = arith.divf %1172, %1206 : f32
      %1208 = arith.mulf %1207, %1180 : f32
      %1209 = arith.mulf %1208, %1196 : f32
      %1210 = arith.truncf %1209 : f32 to f16
      %1211 = arith.muli %0, %c14 : index
      %1212 = wave.lane
      %1213 = arith.remui %1212, %c14 : index
      %1214 = arith.addi %1211, %1213 : index
      %1215 = arith.divui %1158, %outTileRows : index
      %1216 = arith.divui %outputFeatures, %c14 : index
      %1217 = arith.muli %1215, %1216 : index
      %1218 = arith.divui %1214, %c14 : index
      %1219 = arith.addi %1217, %1218 : index
      %1220 = arith.muli %1219, %c6 : index
      %1221 = arith.remui %1214, %c14 : index
      %1222 = arith.divui %1221, %c1 : index
      %1223 = arith.addi %1220, %1222 : index
      %1224 = arith.muli %outTileRows, %c1 : index
      %1225 = arith.muli %1223, %1224 : index
      %1226 = arith.remui %1158, %outTileRows : index
      %1227 = arith.muli %1226, %c1 : index
      %1228 = arith.addi %1225, %1227 : index
      %1229 = arith.remui %1214, %c1 : index
      %1230 = arith.addi %1228, %1229 : index
      memref.store %1210, %out[%1230] : memref<?xf16>
    }
    %1231 = wave.lane
    wave.barrier
    %1232 = wave.wave
    %1233 = arith.muli %1232, %c6 : index
    %1234 = arith.addi %1233, %c7 : index
    %1235 = arith.muli %1234, %c2 : index
    %1236 = arith.addi %1235, %1231 : index
    %1237 = vector.extract %633#4[0] : f32 from vector<8xf32>
    %1238 = arith.addi %1236, %c7 : index
    memref.store %1237, %19[%1238] : memref<?xf32>
    %1239 = vector.extract %633#4[1] : f32 from vector<8xf32>
    %1240 = arith.addi %1236, %c15 : index
    memref.store %1239, %19[%1240] : memref<?xf32>
    %1241 = vector.extract %633#4[2] : f32 from vector<8xf32>
    %1242 = arith.addi %1236, %c3 : index
    memref.store %1241, %19[%1242] : memref<?xf32>
    %1243 = vector.extract %633#4[3] : f32 from vector<8xf32>
    %1244 = arith.addi %1236, %c29 : index
    memref.store %1243, %19[%1244] : memref<?xf32>
    %1245 = vector.extract %633#4[4] : f32 from vector<8xf32>
    %1246 = arith.addi %1236, %c5 : index
    memref.store %1245, %19[%1246] : memref<?xf32>
    %1247 = vector.extract %633#4[5] : f32 from vector<8xf32>
    %1248 = arith.addi %1236, %c30 : index
    memref.store %1247, %19[%1248] : memref<?xf32>
    %1249 = vector.extract %633#4[6] : f32 from vector<8xf32>
    %1250 = arith.addi %1236, %c31 : index
    memref.store %1249, %19[%1250] : memref<?xf32>
    %1251 = vector.extract %633#4[7] : f32 from vector<8xf32>
    %1252 = arith.addi %1236, %c32 : index
    memref.store %1251, %19[%1252] : memref<?xf32>
    %1253 = arith.muli %1232, %c6 : index
    %1254 = arith.addi %1253, %c8 : index
    %1255 = arith.muli %1254, %c2 : index
    %1256 = arith.addi %1255, %1231 : index
    %1257 = vector.extract %633#5[0] : f32 from vector<8xf32>
    %1258 = arith.addi %1256, %c7 : index
    memref.store %1257, %19[%1258] : memref<?xf32>
    %1259 = vector.extract %633#5[1] : f32 from vector<8xf32>
    %1260 = arith.addi %1256, %c15 : index
    memref.store %1259, %19[%1260] : memref<?xf32>
    %1261 = vector.extract %633#5[2] : f32 from vector<8xf32>
    %1262 = arith.addi %1256, %c3 : index
    memref.store %1261, %19[%1262] : memref<?xf32>
    %1263 = vector.extract %633#5[3] : f32 from vector<8xf32>
    %1264 = arith.addi %1256, %c29 : index
    memref.store %1263, %19[%1264] : memref<?xf32>
    %1265 = vector.extract %633#5[4] : f32 from vector<8xf32>
    %1266 = arith.addi %1256, %c5 : index
    memref.store %1265, %19[%1266] : memref<?xf32>
    %1267 = vector.extract %633#5[5] : f32 from vector<8xf32>
    %1268 = arith.addi %1256, %c30 : index
    memref.store %1267, %19[%1268] : memref<?xf32>
    %1269 = vector.extract %633#5[6] : f32 from vector<8xf32>
    %1270 = arith.addi %1256, %c31 : index
    memref.store %1269, %19[%1270] : memref<?xf32>
    %1271 = vector.extract %633#5[7] : f32 from vector<8xf32>
    %1272 = arith.addi %1256, %c32 : index
    memref.store %1271, %19[%1272] : memref<?xf32>
    wave.barrier
    %1273 = arith.muli %1232, %c8 : index
    %1274 = arith.addi %1273, %c7 : index
    %1275 = arith.muli %1274, %c15 : index
    %1276 = arith.addi %1275, %1231 : index
    %1277 = arith.addi %1276, %c7 : index
    %1278 = memref.load %19[%1277] : memref<?xf32>
    %1279 = arith.addi %1277, %c33 : index
    %1280 = memref.load %19[%1279] : memref<?xf32>
    %1281 = arith.addf %1278, %1280 : f32
    %1282 = arith.addi %1277, %c34 : index
    %1283 = memref.load %19[%1282] : memref<?xf32>
    %1284 = arith.addf %1281, %1283 : f32
    %1285 = arith.addi %1277, %c35 : index
    %1286 = memref.load %19[%1285] : memref<?xf32>
    %1287 = arith.addf %1284, %1286 : f32
    %1288 = arith.addi %1277, %c36 : index
    %1289 = memref.load %19[%1288] : memref<?xf32>
    %1290 = arith.addf %1287, %1289 : f32
    %1291 = arith.addi %1277, %c37 : index
    %1292 = memref.load %19[%1291] : memref<?xf32>
    %1293 = arith.addf %1290, %1292 : f32
    %1294 = arith.addi %1277, %c38 : index
    %1295 = memref.load %19[%1294] : memref<?xf32>
    %1296 = arith.addf %1293, %1295 : f32
    %1297 = arith.addi %1277, %c39 : index
    %1298 = memref.load %19[%1297] : memref<?xf32>
    %1299 = arith.addf %1296, %1298 : f32
    %1300 = arith.muli %1274, %c15 : index
    %1301 = arith.addi %1300, %1231 : index
    %1302 = arith.addi %1301, %c2 : index
    %1303 = memref.load %19[%1302] : memref<?xf32>
    %1304 = arith.addi %1302, %c33 : index
    %1305 = memref.load %19[%1304] : memref<?xf32>
    %1306 = arith.addf %1303, %1305 : f32
    %1307 = arith.addi %1302, %c34 : index
    %1308 = memref.load %19[%1307] : memref<?xf32>
    %1309 = arith.addf %1306, %1308 : f32
    %1310 = arith.addi %1302, %c35 : index
    %1311 = memref.load %19[%1310] : memref<?xf32>
    %1312 = arith.addf %1309, %1311 : f32
    %1313 = arith.addi %1302, %c36 : index
    %1314 = memref.load %19[%1313] : memref<?xf32>
    %1315 = arith.addf %1312, %1314 : f32
    %1316 = arith.addi %1302, %c37 : index
    %1317 = memref.load %19[%1316] : memref<?xf32>
    %1318 = arith.addf %1315, %1317 : f32
    %1319 = arith.addi %1302, %c38 : index
    %1320 = memref.load %19[%1319] : memref<?xf32>
    %1321 = arith.addf %1318, %1320 : f32
    %1322 = arith.addi %1302, %c39 : index
    %1323 = memref.load %19[%1322] : memref<?xf32>
    %1324 = arith.addf %1321, %1323 : f32
    %1325 = wave.lane
    %1326 = arith.addi %18, %c15 : index
    %1327 = arith.muli %1274, %c6 : index
    %1328 = arith.addi %1326, %1327 : index
    %1329 = arith.divui %1325, %c14 : index
    %1330 = arith.addi %1328, %1329 : index
    %1331 = arith.cmpi slt, %1330, %17 : index
    scf.if %1331 {
      %1332 = arith.cmpi eq, %hasFactors, %c8 : index
      %1333 = arith.muli %1330, %c6 : index
      %1334 = memref.load %factors[%1333] : memref<?xf32>
      %1335 = arith.mulf %1334, %operandScale : f32
      %1336 = arith.select %1332, %1335, %operandScale : f32
      %1337 = arith.remui %1325, %c14 : index
      %1338 = arith.muli %1337, %c20 : index
      %1339 = arith.addi %13, %1338 : index
      %1340 = vector.load %w[%1339] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1341 = vector.bitcast %1340 : vector<4xi8> to vector<1xf32>
      %1342 = vector.extract %1341[0] : f32 from vector<1xf32>
      %1343 = arith.mulf %1342, %1336 : f32
      %1344 = arith.mulf %1299, %1343 : f32
      %1345 = arith.remui %1325, %c14 : index
      %1346 = arith.muli %1345, %c20 : index
      %1347 = arith.addi %15, %1346 : index
      %1348 = vector.load %w[%1347] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1349 = vector.bitcast %1348 : vector<4xi8> to vector<1xf32>
      %1350 = vector.extract %1349[0] : f32 from vector<1xf32>
      %1351 = arith.mulf %1350, %1336 : f32
      %1352 = arith.mulf %1324, %1351 : f32
      %1353 = arith.addi %13, %c3 : index
      %1354 = vector.load %w[%1353] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1355 = vector.bitcast %1354 : vector<4xi8> to vector<1xf32>
      %1356 = vector.extract %1355[0] : f32 from vector<1xf32>
      %1357 = arith.muli %1330, %c6 : index
      %1358 = arith.addi %1357, %c8 : index
      %1359 = memref.load %factors[%1358] : memref<?xf32>
      %1360 = arith.mulf %1359, %1356 : f32
      %1361 = arith.bitcast %1360 : f32 to i32
      %1362 = arith.shrui %1361, %c42 : i32
      %1363 = arith.maxsi %1362, %c43 : i32
      %1364 = arith.subi %c44, %1363 : i32
      %1365 = arith.shli %1364, %c42 : i32
      %1366 = arith.subi %1363, %c45 : i32
      %1367 = arith.shli %1366, %c42 : i32
      %1368 = arith.bitcast %1365 : i32 to f32
      %1369 = arith.bitcast %1367 : i32 to f32
      %1370 = arith.cmpi eq, %0, %c7 : index
      %1371 = wave.lane
      %1372 = arith.remui %1371, %c14 : index
      %1373 = arith.cmpi eq, %1372, %c7 : index
      %1374 = arith.andi %1370, %1373 : i1
      scf.if %1374 {
        %1375 = arith.muli %1330, %c6 : index
        memref.store %1369, %out_factors[%1375] : memref<?xf32>
      }
      %1376 = arith.mulf %1344, %c47 : f32
      %1377 = wave.exp2 %1376 : f32
      %1378 = arith.addf %c46, %1377 : f32
      %1379 = arith.divf %1344, %1378 : f32
      %1380 = arith.mulf %1379, %1352 : f32
      %1381 = arith.mulf %1380, %1368 : f32
      %1382 = arith.truncf %1381 : f32 to f16
      %1383 = arith.muli %0, %c14 : index
      %1384 = wave.lane
      %1385 = arith.remui %1384, %c14 : index
      %1386 = arith.addi %1383, %1385 : index
      %1387 = arith.divui %1330, %outTileRows : index
      %1388 = arith.divui %outputFeatures, %c14 : index
      %1389 = arith.muli %1387, %1388 : index
      %1390 = arith.divui %1386, %c14 : index
      %1391 = arith.addi %1389, %1390 : index
      %1392 = arith.muli %1391, %c6 : index
      %1393 = arith.remui %1386, %c14 : index
      %1394 = arith.divui %1393, %c1 : index
      %1395 = arith.addi %1392, %1394 : index
      %1396 = arith.muli %outTileRows, %c1 : index
      %1397 = arith.muli %1395, %1396 : index
      %1398 = arith.remui %1330, %outTileRows : index
      %1399 = arith.muli %1398, %c1 : index
      %1400 = arith.addi %1397, %1399 : index
      %1401 = arith.remui %1386, %c1 : index
      %1402 = arith.addi %1400, %1401 : index
      memref.store %1382, %out[%1402] : memref<?xf16>
    }
    %1403 = wave.lane
    wave.barrier
    %1404 = wave.wave
    %1405 = arith.muli %1404, %c6 : index
    %1406 = arith.addi %1405, %c7 : index
    %1407 = arith.muli %1406, %c2 : index
    %1408 = arith.addi %1407, %1403 : index
    %1409 = vector.extract %633#6[0] : f32 from vector<8xf32>
    %1410 = arith.addi %1408, %c7 : index
    memref.store %1409, %19[%1410] : memref<?xf32>
    %1411 = vector.extract %633#6[1] : f32 from vector<8xf32>
    %1412 = arith.addi %1408, %c15 : index
    memref.store %1411, %19[%1412] : memref<?xf32>
    %1413 = vector.extract %633#6[2] : f32 from vector<8xf32>
    %1414 = arith.addi %1408, %c3 : index
    memref.store %1413, %19[%1414] : memref<?xf32>
    %1415 = vector.extract %633#6[3] : f32 from vector<8xf32>
    %1416 = arith.addi %1408, %c29 : index
    memref.store %1415, %19[%1416] : memref<?xf32>
    %1417 = vector.extract %633#6[4] : f32 from vector<8xf32>
    %1418 = arith.addi %1408, %c5 : index
    memref.store %1417, %19[%1418] : memref<?xf32>
    %1419 = vector.extract %633#6[5] : f32 from vector<8xf32>
    %1420 = arith.addi %1408, %c30 : index
    memref.store %1419, %19[%1420] : memref<?xf32>
    %1421 = vector.extract %633#6[6] : f32 from vector<8xf32>
    %1422 = arith.addi %1408, %c31 : index
    memref.store %1421, %19[%1422] : memref<?xf32>
    %1423 = vector.extract %633#6[7] : f32 from vector<8xf32>
    %1424 = arith.addi %1408, %c32 : index
    memref.store %1423, %19[%1424] : memref<?xf32>
    %1425 = arith.muli %1404, %c6 : index
    %1426 = arith.addi %1425, %c8 : index
    %1427 = arith.muli %1426, %c2 : index
    %1428 = arith.addi %1427, %1403 : index
    %1429 = vector.extract %633#7[0] : f32 from vector<8xf32>
    %1430 = arith.addi %1428, %c7 : index
    memref.store %1429, %19[%1430] : memref<?xf32>
    %1431 = vector.extract %633#7[1] : f32 from vector<8xf32>
    %1432 = arith.addi %1428, %c15 : index
    memref.store %1431, %19[%1432] : memref<?xf32>
    %1433 = vector.extract %633#7[2] : f32 from vector<8xf32>
    %1434 = arith.addi %1428, %c3 : index
    memref.store %1433, %19[%1434] : memref<?xf32>
    %1435 = vector.extract %633#7[3] : f32 from vector<8xf32>
    %1436 = arith.addi %1428, %c29 : index
    memref.store %1435, %19[%1436] : memref<?xf32>
    %1437 = vector.extract %633#7[4] : f32 from vector<8xf32>
    %1438 = arith.addi %1428, %c5 : index
    memref.store %1437, %19[%1438] : memref<?xf32>
    %1439 = vector.extract %633#7[5] : f32 from vector<8xf32>
    %1440 = arith.addi %1428, %c30 : index
    memref.store %1439, %19[%1440] : memref<?xf32>
    %1441 = vector.extract %633#7[6] : f32 from vector<8xf32>
    %1442 = arith.addi %1428, %c31 : index
    memref.store %1441, %19[%1442] : memref<?xf32>
    %1443 = vector.extract %633#7[7] : f32 from vector<8xf32>
    %1444 = arith.addi %1428, %c32 : index
    memref.store %1443, %19[%1444] : memref<?xf32>
    wave.barrier
    %1445 = arith.muli %1404, %c8 : index
    %1446 = arith.addi %1445, %c7 : index
    %1447 = arith.muli %1446, %c15 : index
    %1448 = arith.addi %1447, %1403 : index
    %1449 = arith.addi %1448, %c7 : index
    %1450 = memref.load %19[%1449] : memref<?xf32>
    %1451 = arith.addi %1449, %c33 : index
    %1452 = memref.load %19[%1451] : memref<?xf32>
    %1453 = arith.addf %1450, %1452 : f32
    %1454 = arith.addi %1449, %c34 : index
    %1455 = memref.load %19[%1454] : memref<?xf32>
    %1456 = arith.addf %1453, %1455 : f32
    %1457 = arith.addi %1449, %c35 : index
    %1458 = memref.load %19[%1457] : memref<?xf32>
    %1459 = arith.addf %1456, %1458 : f32
    %1460 = arith.addi %1449, %c36 : index
    %1461 = memref.load %19[%1460] : memref<?xf32>
    %1462 = arith.addf %1459, %1461 : f32
    %1463 = arith.addi %1449, %c37 : index
    %1464 = memref.load %19[%1463] : memref<?xf32>
    %1465 = arith.addf %1462, %1464 : f32
    %1466 = arith.addi %1449, %c38 : index
    %1467 = memref.load %19[%1466] : memref<?xf32>
    %1468 = arith.addf %1465, %1467 : f32
    %1469 = arith.addi %1449, %c39 : index
    %1470 = memref.load %19[%1469] : memref<?xf32>
    %1471 = arith.addf %1468, %1470 : f32
    %1472 = arith.muli %1446, %c15 : index
    %1473 = arith.addi %1472, %1403 : index
    %1474 = arith.addi %1473, %c2 : index
    %1475 = memref.load %19[%1474] : memref<?xf32>
    %1476 = arith.addi %1474, %c33 : index
    %1477 = memref.load %19[%1476] : memref<?xf32>
    %1478 = arith.addf %1475, %1477 : f32
    %1479 = arith.addi %1474, %c34 : index
    %1480 = memref.load %19[%1479] : memref<?xf32>
    %1481 = arith.addf %1478, %1480 : f32
    %1482 = arith.addi %1474, %c35 : index
    %1483 = memref.load %19[%1482] : memref<?xf32>
    %1484 = arith.addf %1481, %1483 : f32
    %1485 = arith.addi %1474, %c36 : index
    %1486 = memref.load %19[%1485] : memref<?xf32>
    %1487 = arith.addf %1484, %1486 : f32
    %1488 = arith.addi %1474, %c37 : index
    %1489 = memref.load %19[%1488] : memref<?xf32>
    %1490 = arith.addf %1487, %1489 : f32
    %1491 = arith.addi %1474, %c38 : index
    %1492 = memref.load %19[%1491] : memref<?xf32>
    %1493 = arith.addf %1490, %1492 : f32
    %1494 = arith.addi %1474, %c39 : index
    %1495 = memref.load %19[%1494] : memref<?xf32>
    %1496 = arith.addf %1493, %1495 : f32
    %1497 = wave.lane
    %1498 = arith.addi %18, %c16 : index
    %1499 = arith.muli %1446, %c6 : index
    %1500 = arith.addi %1498, %1499 : index
    %1501 = arith.divui %1497, %c14 : index
    %1502 = arith.addi %1500, %1501 : index
    %1503 = arith.cmpi slt, %1502, %17 : index
    scf.if %1503 {
      %1504 = arith.cmpi eq, %hasFactors, %c8 : index
      %1505 = arith.muli %1502, %c6 : index
      %1506 = memref.load %factors[%1505] : memref<?xf32>
      %1507 = arith.mulf %1506, %operandScale : f32
      %1508 = arith.select %1504, %1507, %operandScale : f32
      %1509 = arith.remui %1497, %c14 : index
      %1510 = arith.muli %1509, %c20 : index
      %1511 = arith.addi %13, %1510 : index
      %1512 = vector.load %w[%1511] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1513 = vector.bitcast %1512 : vector<4xi8> to vector<1xf32>
      %1514 = vector.extract %1513[0] : f32 from vector<1xf32>
      %1515 = arith.mulf %1514, %1508 : f32
      %1516 = arith.mulf %1471, %1515 : f32
      %1517 = arith.remui %1497, %c14 : index
      %1518 = arith.muli %1517, %c20 : index
      %1519 = arith.addi %15, %1518 : index
      %1520 = vector.load %w[%1519] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1521 = vector.bitcast %1520 : vector<4xi8> to vector<1xf32>
      %1522 = vector.extract %1521[0] : f32 from vector<1xf32>
      %1523 = arith.mulf %1522, %1508 : f32
      %1524 = arith.mulf %1496, %1523 : f32
      %1525 = arith.addi %13, %c3 : index
      %1526 = vector.load %w[%1525] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1527 = vector.bitcast %1526 : vector<4xi8> to vector<1xf32>
      %1528 = vector.extract %1527[0] : f32 from vector<1xf32>
      %1529 = arith.muli %1502, %c6 : index
      %1530 = arith.addi %1529, %c8 : index
      %1531 = memref.load %factors[%1530] : memref<?xf32>
      %1532 = arith.mulf %1531, %1528 : f32
      %1533 = arith.bitcast %1532 : f32 to i32
      %1534 = arith.shrui %1533, %c42 : i32
      %1535 = arith.maxsi %1534, %c43 : i32
      %1536 = arith.subi %c44, %1535 : i32
      %1537 = arith.shli %1536, %c42 : i32
      %1538 = arith.subi %1535, %c45 : i32
      %1539 = arith.shli %1538, %c42 : i32
      %1540 = arith.bitcast %1537 : i32 to f32
      %1541 = arith.bitcast %1539 : i32 to f32
      %1542 = arith.cmpi eq, %0, %c7 : index
      %1543 = wave.lane
      %1544 = arith.remui %1543, %c14 : index
      %1545 = arith.cmpi eq, %1544, %c7 : index
      %1546 = arith.andi %1542, %1545 : i1
      scf.if %1546 {
        %1547 = arith.muli %1502, %c6 : index
        memref.store %1541, %out_factors[%1547] : memref<?xf32>
      }
      %1548 = arith.mulf %1516, %c47 : f32
      %1549 = wave.exp2 %1548 : f32
      %1550 = arith.addf %c46, %1549 : f32
      %1551 = arith.divf %1516, %1550 : f32
      %1552 = arith.mulf %1551, %1524 : f32
      %1553 = arith.mulf %1552, %1540 : f32
      %1554 = arith.truncf %1553 : f32 to f16
      %1555 = arith.muli %0, %c14 : index
      %1556 = wave.lane
      %1557 = arith.remui %1556, %c14 : index
      %1558 = arith.addi %1555, %1557 : index
      %1559 = arith.divui %1502, %outTileRows : index
      %1560 = arith.divui %outputFeatures, %c14 : index
      %1561 = arith.muli %1559, %1560 : index
      %1562 = arith.divui %1558, %c14 : index
      %1563 = arith.addi %1561, %1562 : index
      %1564 = arith.muli %1563, %c6 : index
      %1565 = arith.remui %1558, %c14 : index
      %1566 = arith.divui %1565, %c1 : index
      %1567 = arith.addi %1564, %1566 : index
      %1568 = arith.muli %outTileRows, %c1 : index
      %1569 = arith.muli %1567, %1568 : index
      %1570 = arith.remui %1502, %outTileRows : index
      %1571 = arith.muli %1570, %c1 : index
      %1572 = arith.addi %1569, %1571 : index
      %1573 = arith.remui %1558, %c1 : index
      %1574 = arith.addi %1572, %1573 : index
      memref.store %1554, %out[%1574] : memref<?xf16>
    }
  }
  wave.return
}
